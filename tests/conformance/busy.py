"""A Great Wall where soldiers are cheap, so that random players fight a lot."""

BUSY = """
[soldiers]
provenance = "reconstructed"
spearman = { cost = { wood = 1 }, owned = 10 }
archer = { cost = { wood = 1 }, owned = 4 }
horseman = { cost = { wood = 1 }, owned = 2 }
save_cost = { chi = 1 }

[[location]]
id = "barracks"
name = "Barracks"
kind = "regular"
production = false
slots = { "1-3" = 1, "4" = 1 }
shame = false
provenance = "reconstructed"
"""
