"""Games by the thousand.

- simulate: many games between bots, with one digest; runner: in this process or in several
- balance: what cards, boards and seats do to the chance of winning; effect: how sure that is
- hearing: what is heard of a game for it; ears: of each of the games
- bench: how fast the engine is
"""
