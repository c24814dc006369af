"""The kernel: frames, decisions, options, events, dice, log, view and registry.

It knows no game. A game is a `State`, a `Rules` and a registration; everything that all games
share (who is asked, secret answers, undo, logs, saving) is here, once.
"""
