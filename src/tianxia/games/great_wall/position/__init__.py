"""A position: what was settled before the game, where everything is, and what can be counted in it.

- settings: box, players, options; seats: who sits at the table; order: who acts next
- state: all pieces; pieces: their numbers, which never change; resample: one that looks the same to a seat
- amounts: what the words of the cards count; modifiers: what they change
- packed: small things that are one number each; given: what each file of rules gives to the course
- verbs: how honor, goods and cards change hands; events: how it is reported
"""
