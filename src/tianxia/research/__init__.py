"""Environments for research, in the forms that its libraries expect: `pip install tianxia[research]`.

- settings: every way to play; codec: options and observations as arrays; rewards; tables: a game as environments use it
- aec, parallel: PettingZoo; single: Gymnasium, one seat against bots
- conformance: the tests of these libraries on every game, `python -m tianxia.research.conformance`

Nothing is imported here, so that nobody needs a library that is not used.
"""
