### The command `tianxia analyze`: what was won and lost by the decisions of a game.

# $seat (String) is the name of a player or side, $decisions (Number) how many were judged, $percent (Number) what they
# cost in all.
analysis-title = { $seat }: { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}, perso il { $percent }% delle probabilità di vittoria

## Heads of columns, all short

# The number of the move.
analysis-move = mossa
analysis-round = round
# Of winning.
analysis-chance = probabilità
# The option that was played.
analysis-played = giocata
# How much of the chance to win it gave away.
analysis-lost = persa
# The option that would have been better.
analysis-better = migliore

# $percent (Number) is a chance, or what was lost of it.
analysis-percent = { $percent }%
# Below the tables: what the star before a move means. $judge (String) is the name of a bot.
analysis-legend = * punti di svolta. Giudica { $judge }, in base a ciò che ogni giocatore sapeva in quel momento.
