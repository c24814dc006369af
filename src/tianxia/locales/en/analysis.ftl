### The command `tianxia analyze`: what was won and lost by the decisions of a game.

# $seat (String) is the name of a player or side, $decisions (Number) how many were judged, $percent (Number) what they
# cost in all.
analysis-title = { $seat }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $percent }% of the chance to win given away

## Heads of columns, all short

# The number of the move.
analysis-move = move
analysis-round = round
# Of winning.
analysis-chance = chance
# The option that was played.
analysis-played = played
# How much of the chance to win it gave away.
analysis-lost = lost
# The option that would have been better.
analysis-better = better

# $percent (Number) is a chance, or what was lost of it.
analysis-percent = { $percent }%
# Below the tables: what the star before a move means. $judge (String) is the name of a bot.
analysis-legend = * turning points. Judged by { $judge }, from what each player knew at the time.
