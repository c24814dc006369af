"""Games by the thousand.

- simulate: many games between bots, with one digest; runner: runs them in this process or in several
- balance: what cards, boards and seats do to the chance of winning; effect: how certain that is
- hearing: what the balance report hears of a game; ears: the same for each game
- strengths: how strong the bots are
- bench: how fast the engine is
"""
