"""From the data files to the box: every entry is checked, and a mistake is told with its line.

- entries, and those of board, cards, effects, modifiers and amounts: what may stand in the files
- reader: standard packs, and what an own pack puts in their place
- board, cards, effects: the entries as numbers, in the box
"""
