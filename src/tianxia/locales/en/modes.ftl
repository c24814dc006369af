### The ways to play a game, for the form of a new table: name, how many play, what it is, how long it takes.

web-mode = Way to play
# $least (Number) to $most (Number) players
web-mode-players = { $least } to { $most } players
# $players (Number)
web-mode-player = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-mode-starts = The game starts at once.
web-mode-great_wall-against = Against each other
web-mode-great_wall-against-about = You hold the wall together, but the most honor wins.
web-mode-great_wall-against-time = 90 to 150 min
web-mode-great_wall-clan = Two, with the Reed Clan
web-mode-great_wall-clan-about = A third clan stands between you; whoever has the turn moves its pieces.
web-mode-great_wall-clan-time = 60 to 90 min
web-mode-great_wall-solo = Alone against Qin Jiushao
web-mode-great_wall-solo-about = He plays by his cards and his track; you need more honor than he has.
web-mode-great_wall-solo-time = 45 to 75 min
web-mode-great_wall-coop = Together against the hordes
web-mode-great_wall-coop-about = Fulfil the emperor's decrees together before shame or time runs out: all win or all lose.
web-mode-great_wall-coop-time = 90 to 150 min
