"""The greedy player of Sun Tzu.

- reading: the view from the seat's side; outlook: what is left to win; worth: what margins, armies and cards are worth
- plan: beliefs about the other side, and the orders against them; last: the last round, by the chance to win
- moments: windows, generals and events; greedy: the bot itself
"""
