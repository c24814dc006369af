### The ways to play a game, for the form of a new table: name, how many play, what it is, how long it takes.

web-mode = Sposób gry
web-mode-players = od { $least } do { $most } graczy
web-mode-player = { $players ->
    [one] 1 gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}
web-mode-starts = Gra zaczyna się od razu.
web-mode-great_wall-against = Przeciwko sobie
web-mode-great_wall-against-about = Muru bronicie razem, ale wygrywa największy honor.
web-mode-great_wall-against-time = 90–150 min
web-mode-great_wall-clan = We dwoje, z Klanem Trzciny
web-mode-great_wall-clan-about = Między wami stoi trzeci klan; jego pionki przenosi ten, kto ma turę.
web-mode-great_wall-clan-time = 60–90 min
web-mode-great_wall-solo = W pojedynkę przeciw Qin Jiushao
web-mode-great_wall-solo-about = On gra według kart i toru; potrzebujesz więcej honoru niż on.
web-mode-great_wall-solo-time = 45–75 min
web-mode-great_wall-coop = Razem przeciwko hordom
web-mode-great_wall-coop-about = Razem spełniacie dekrety cesarza, zanim skończą się żetony hańby lub czas: wygrywają albo przegrywają wszyscy.
web-mode-great_wall-coop-time = 90–150 min
