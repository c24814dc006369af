"""The course of the game, and the tables of all its steps and questions.

- setup, year, turn, locations, assault: from the box to the end
- effects: what the cards do; choices: what they let their owner choose
- coop: decrees, events and sacrifices of the cooperative game
- flow: the function of every step; legal: the options, answers and refusals of every question
"""
