"""Positions that tests begin at: stored logs with names. `make moments` looks for those that are missing."""

from .moments import moment

__all__ = ["moment"]
