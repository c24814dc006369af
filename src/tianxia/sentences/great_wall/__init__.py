"""The sentences of The Great Wall.

- cards: what its cards and locations say
- effects: what the words of its cards say, one pattern each
- phrases: lists, numbers, things and troops
- questions: what its questions name besides cards
"""
