"""The greedy player of The Great Wall.

- reading: the view as the numbers that judging needs; cards: what each card is worth
- weights: its judgment, in numbers; own, team, worth: what things are worth to this seat
- spots, hordes, treasury, places: what attacks, spending and places are worth
- plan, attack, moments, tactics, goods, modes: the answers, by kind of question
- greedy: the table of all answers, and the bot itself
"""
