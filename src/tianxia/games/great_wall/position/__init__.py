"""A position: what was settled before the game, where everything is, and what can be counted from it.

- settings: box, players, options; seats: who sits at the table; order: who acts next
- state: all pieces; pieces: their numbers, which never change; resample: a position that a seat cannot tell apart
- amounts: what the words of the cards count; modifiers: what they change
- packed: small things that are one number each; given: what a file of rules gives to the course
- verbs: how honor, goods and cards change hands; events: what is told about it
"""
