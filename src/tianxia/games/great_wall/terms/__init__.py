"""The terms of the game: what everything else is said in. Knows no other part of the game.

- names: pieces, places and kinds, as small integers with their names
- vocabulary: the closed vocabulary of card effects; parts: what cards are made of
- box: everything that is in the box, cards and boards, as the rules use it
- asks: the kinds of question; frames: the kinds of step; notation: the options, as codes and as text
"""
