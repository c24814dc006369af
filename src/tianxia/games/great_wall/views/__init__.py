"""What a seat may see.

- seen: its types, which browser and bots read; view: all that is shown, by name
- modes, prices, question: parts of it; forecast: the coming assault, reckoned by its own steps
- tries: what one may think of at a question, so that the table can show the rule against it
"""
