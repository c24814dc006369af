"""The greedy player of ZhanGuo.

- reading: the view with the numbers that judging needs; worth: what everything is worth
- plans: the plans between which a turn chooses; greedy: the bot itself
"""
