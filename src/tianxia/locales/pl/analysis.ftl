### The command `tianxia analyze`: what was won and lost by the decisions of a game.

# $seat (String) is the name of a player or side, $decisions (Number) how many were judged, $percent (Number) what they
# cost in all.
analysis-title = { $seat }: { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}, oddane { $percent }% szans na wygraną

## Heads of columns, all short

# The number of the move.
analysis-move = ruch
analysis-round = runda
# Of winning.
analysis-chance = szansa
# The option that was played.
analysis-played = zagrano
# How much of the chance to win it gave away.
analysis-lost = strata
# The option that would have been better.
analysis-better = lepiej

# $percent (Number) is a chance, or what was lost of it.
analysis-percent = { $percent }%
# Below the tables: what the star before a move means. $judge (String) is the name of a bot.
analysis-legend = * punkty zwrotne. Ocenia { $judge }, według tego, co każdy gracz wtedy wiedział.
