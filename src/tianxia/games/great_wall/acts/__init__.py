"""What players do, and what comes of it: one file for each chapter of the rules.

- clerks, overseers, recruits, building, embassy, logistics, hand: the work at the locations
- payment, shame: what it costs; goods: what changes hands through cards
- targets, attacks, wounds, hordes, deaths: the fighting
- moments: tactic cards and abilities that respond to all this
- sharing, decrees: what players do together
"""
