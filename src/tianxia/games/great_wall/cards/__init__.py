"""From the data files to the box: every entry is checked, and errors name their line.

- entries: the tables of the files; board_entries, card_entries, coop_entries: the entries of each table
- effect_entries, modifier_entries, amount_entries: what is on the cards
- reader: the standard packs, and what a custom pack replaces in them
- board, cards, effects: the entries as numbers, in the box
"""
