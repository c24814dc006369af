"""The greedy player of The Great Wall.

- reading: the view as the numbers that judging needs; cards: what each card is worth
- own, team, worth: what things are worth to this seat; treasury, places, hordes: what spending, places and hordes are
- plan, attack, moments, tactics, goods, modes: the answers, by kind of question
- greedy: the table of all answers, and the bot itself
"""
