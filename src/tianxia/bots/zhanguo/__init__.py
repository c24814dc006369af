"""The players of ZhanGuo.

The greedy player answers by its view:

- reading: the view with the numbers that judging needs; worth: what everything is worth
- plans: the plans that a turn chooses from; greedy: the bot itself

The others have a policy that reads the state, fast enough for playouts:

- weights: its numbers; features: what is counted when a round begins; value: what that foretells
- learned: what training has found; training: how it finds it
- tuning: finds the weights; lessons: what games teach about the value; fitting: makes a value of it
- sight: what it sees of a position; worths: what things are worth; turns: what whole turns are worth
- policy: its answers; search: candidates compared by playouts; thought: one decision on its way to an answer
- reasons: what is said about options; judging: how good they are; levels: the four players
"""
