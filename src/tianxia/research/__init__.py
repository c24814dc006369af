"""Environments for research, in the forms that its libraries expect: `pip install tianxia[research]`.

- settings: every way to play; codec: options and observations as arrays; rewards; tables: a game as environments use it
- aec, parallel: PettingZoo; single: Gymnasium, one seat against bots; vector: many games at once, in shared memory
- spiel: OpenSpiel; memory: all that a seat was told and did; is_mcts: its search as a bot
- three_provinces: a Sun Tzu that is small enough to be solved
- matches: games among any bots; programs: bots that are programs; limited: starts them under limits
- conformance: the tests of these libraries on every game, `python -m tianxia.research.conformance`

Nothing is imported here, so that nobody needs a library that is not used.
"""
