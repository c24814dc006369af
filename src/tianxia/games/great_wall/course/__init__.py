"""The course of the game, and the tables of all its steps and questions.

- setup, year, turn, locations, assault: from the box to the end
- effects: what the cards do; choices: what they leave to their owner
- coop: decrees, events and sacrifices of the cooperative game
- flow: the function of every step; legal: options, answer and refusals of every question
"""
