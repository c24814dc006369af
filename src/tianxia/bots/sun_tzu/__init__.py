"""The players of Sun Tzu.

The greedy player:

- reading: the view from the seat's side; outlook: what is left to win; worth: what margins, armies and cards are worth
- plan: beliefs about the other side, and the orders against them; last: the last round, by the chance to win
- moments: windows, generals and events; greedy: the bot itself

The levels, which read worlds instead of views:

- value: the odds at the start of a round; training: where its weights come from (`value.json`)
- stakes: what a round's cards change; hands: what either side may hold; solver: the round as a game of hidden hands
- ending: the last round, by whole plans; orders: the strategy of a round, card by card
- past: the rounds so far, from what was told; schools: ways to lay orders that can be foretold; habits: which of them
  the opponent follows, and what it will lay
- policy: a quick way to play on; judging: the chance to win with each option; reasons: what is said about it
- levels: Sparrow, Crane, Tiger, Dragon; attack: who knows how they think, for measuring
"""
