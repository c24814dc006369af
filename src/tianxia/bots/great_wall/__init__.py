"""The players of The Great Wall.

The greedy player, who looks at its view:
- reading: the view as the numbers that judging needs; cards: what each card is worth
- weights: its judgment, in numbers; own, team, worth: what things are worth to this seat
- spots, hordes, treasury, places: what attacks, spending and places are worth
- plan, attack, moments, tactics, goods, modes: the answers, by kind of question
- greedy: the table of all answers, and the bot itself

Those who look ahead, in imagined worlds:
- world_reading, policy: greedy as a policy that reads a world
- sight, front, works, clerk_plan, light_answers, light: the same judgment, rougher and several times as fast
- value: the chance of winning at the start of a year; training, fitting: how its weights are found
- candidates, search: which options are compared, and how; matrix, commands: the cards that all choose in secret
- reasons, levels: Sparrow, Crane, Tiger and Dragon, and why they do what they do
"""
