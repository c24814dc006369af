"""The real pages in one Chromium, with a stand-in for the server: what is drawn, said, reachable, cut, covered.

What the server would send is made by the engine, from stored moments, when it is asked for. Nothing else is there: no
process, no database, no bots; so answers can come late, be lost or cross each other on purpose.
"""
