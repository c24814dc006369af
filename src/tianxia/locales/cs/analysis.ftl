### The command `tianxia analyze`: what was won and lost by the decisions of a game.

# $seat (String) is the name of a player or side, $decisions (Number) how many were judged, $percent (Number) what they
# cost in all.
analysis-title = { $seat }: { $decisions ->
    [one] 1 rozhodnutí
   *[other] { $decisions } rozhodnutí
}, ztraceno { $percent } % šancí na výhru

## Heads of columns, all short

# The number of the move.
analysis-move = tah
analysis-round = kolo
# Of winning.
analysis-chance = šance
# The option that was played.
analysis-played = zahráno
# How much of the chance to win it gave away.
analysis-lost = ztráta
# The option that would have been better.
analysis-better = lepší

# $percent (Number) is a chance, or what was lost of it.
analysis-percent = { $percent } %
# Below the tables: what the star before a move means. $judge (String) is the name of a bot.
analysis-legend = * zlomové okamžiky. Hodnotí { $judge } podle toho, co každý hráč v tu chvíli věděl.
