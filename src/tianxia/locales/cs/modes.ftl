### The ways to play a game, for the form of a new table: name, how many play, what it is, how long it takes.

web-mode = Způsob hry
web-mode-players = { $least } až { $most } hráči
web-mode-player = { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
web-mode-starts = Hra začne hned.
web-mode-great_wall-against = Proti sobě
web-mode-great_wall-against-about = Zeď bráníte spolu, ale vyhrává nejvyšší čest.
web-mode-great_wall-against-time = 90–150 min
web-mode-great_wall-clan = Ve dvou, s Rákosovým klanem
web-mode-great_wall-clan-about = Mezi vámi stojí třetí klan; jeho figurkami hýbe ten, kdo je na tahu.
web-mode-great_wall-clan-time = 60–90 min
web-mode-great_wall-solo = Sólo proti Čchin Ťiou-šaovi
web-mode-great_wall-solo-about = Hraje podle karet a své stupnice; potřebuješ víc cti než on.
web-mode-great_wall-solo-time = 45–75 min
web-mode-great_wall-coop = Společně proti hordám
web-mode-great_wall-coop-about = Spolu plníte císařovy dekrety, než dojdou žetony hanby nebo čas: vyhrají, nebo prohrají všichni.
web-mode-great_wall-coop-time = 90–150 min
