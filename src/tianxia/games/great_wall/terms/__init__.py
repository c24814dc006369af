"""The terms of the game, which all its other parts use. They know no other part.

- names: pieces, places and kinds, as small integers with their names
- vocabulary: the closed vocabulary of card effects; parts: what cards are made of
- box: all cards and boards, as the rules use them
- asks: the kinds of question; frames: the kinds of step; notation: the options, as codes and as text
"""
