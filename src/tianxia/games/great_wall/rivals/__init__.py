"""Seats that the rules move.

- reed: the Reed Clan of the two-player game; qin: Qin Jiushao, the opponent in the solo game
"""
