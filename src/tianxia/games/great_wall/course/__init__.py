"""The course of the game, and the tables of all its steps and questions.

- setup, year, turn, locations, assault: from the box to the end
- effects: what the cards do; choices: what they let their owner choose; usable: whether that could do anything now
- coop: decrees, events and sacrifices of the cooperative game
- flow: the tables of all steps and questions; legal: what is allowed, and which rule is against the rest
"""
