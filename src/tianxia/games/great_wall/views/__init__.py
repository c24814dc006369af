"""What a seat may see.

- seen: its types, which the browser and the bots read; view: all that is shown, by name
- modes, prices, question: parts of it; forecast: the coming assault, computed with its own steps
- asking: what the sentences of questions and options mention; open: what the open question turns on, for searching bots
- layout: what the numbers of an observation mean; observe, observe_question, observe_modes: what a seat knows
- tries: what a player may think of at a question, so that the table can show the rule against it
"""
