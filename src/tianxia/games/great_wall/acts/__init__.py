"""What players do, and what that does: a file for each chapter of the rules.

- clerks, overseers, recruits, building, embassy, logistics, hand: the work at the locations
- payment, shame: what it costs; goods: what changes hands by cards
- targets, attacks, wounds, hordes, deaths: the fighting
- moments: tactic cards and abilities that answer to all this
- sharing, decrees: what players do together
"""
