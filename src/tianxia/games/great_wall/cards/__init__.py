"""From the data files to the box: every entry is checked, and a mistake is told with its line.

- entries: what may stand in the files; board_entries, card_entries, coop_entries: of what kind it is
- effect_entries, modifier_entries, amount_entries: what stands on the cards
- reader: standard packs, and what an own pack puts in their place
- board, cards, effects: the entries as numbers, in the box
"""
