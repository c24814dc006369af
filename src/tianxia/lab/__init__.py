"""Games by the thousand.

- simulate: many games between bots, with one digest
- runner: where work runs, in this process or in several; ray_runner: on a cluster
- balance: what cards, boards and seats do to the chance of winning; effect: how certain that is
- hearing: what the balance report hears of a game; ears: the same for each game
- course: how long games were and how they ended; kept: games that a later report goes on with
- strengths: how strong the bots are; arena: how strong exactly
- contest, entrants, forfeits, record, figures, sprt, ladder: parts of the arena
- results: an arena as tables; sheets: tables that tell what they hold; plots: pictures of them
- dataset: observations, options and actions of many games, for those who learn from them
- training: makes again what bots have learned
- analysis: what was won and lost by every decision of a game; lines: how it could have gone on
- bench: how fast the engine is
"""
