"""Attacks a server of its own, on loopback only: kills, faults, floods, forgeries, leaks. Run by `make siege`.

Every attack is bounded in count and time, says how often it tried, and what did not hold.
"""
