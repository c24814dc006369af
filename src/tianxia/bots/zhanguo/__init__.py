"""The greedy player of ZhanGuo.

- reading: the view with the numbers that judging needs; worth: what everything is worth
- plans: the plans that a turn chooses from; greedy: the bot itself
"""
