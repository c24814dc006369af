"""From the data files to the box: every entry is checked, and a mistake is told with its line.

- reader: standard packs, and what an own pack puts in their place
- cards, board, coop: the entries of each kind
- abilities, effects, modifiers, amounts: what stands on the cards
- spelling: which words each of them takes
"""
