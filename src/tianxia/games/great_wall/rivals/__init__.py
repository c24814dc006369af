"""Seats that the rules move: the Reed Clan of the two-player game, and Qin Jiushao, against whom one plays alone."""
