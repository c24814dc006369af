### The ways to play a game, for the form of a new table: name, how many play, what it is, how long it takes.

web-mode = Modo di gioco
web-mode-players = da { $least } a { $most } giocatori
web-mode-player = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
web-mode-starts = La partita comincia subito.
web-mode-great_wall-against = Gli uni contro gli altri
web-mode-great_wall-against-about = Difendete insieme le mura, ma vince chi ha più onore.
web-mode-great_wall-against-time = 90–150 min
web-mode-great_wall-clan = In due, con il Clan del Giunco
web-mode-great_wall-clan-about = Fra voi c'è un terzo clan; ne muove i pezzi chi è di turno.
web-mode-great_wall-clan-time = 60–90 min
web-mode-great_wall-solo = Da soli contro Qin Jiushao
web-mode-great_wall-solo-about = Gioca secondo le carte e il suo tracciato; ti serve più onore di lui.
web-mode-great_wall-solo-time = 45–75 min
web-mode-great_wall-coop = Insieme contro le orde
web-mode-great_wall-coop-about = Adempite insieme i decreti dell'imperatore prima che finiscano Onta o tempo: vincono o perdono tutti.
web-mode-great_wall-coop-time = 90–150 min
