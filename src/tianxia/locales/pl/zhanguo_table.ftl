### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-tab-mine = Moje
zhanguo-table-tab-empire = Cesarstwo
zhanguo-table-tab-court = Dwór
zhanguo-table-empire = Cesarstwo
zhanguo-table-walls = Mury
zhanguo-table-regions = Region
zhanguo-table-region = Region { $number }
zhanguo-table-squares = Bonus
zhanguo-table-palaces = Pałace
zhanguo-table-none = brak
zhanguo-table-nobody = nikt
zhanguo-table-player = Gracz
# $lines, $each and $worth (Number): of the space, points printed there, points for the reader now.
zhanguo-table-wall-label = { $area }, linie: { $lines }; punkty: { $each }, teraz warte dla ciebie { $worth }
zhanguo-table-wall-worth = Teraz warte dla ciebie: { $number }
zhanguo-table-wall-of = Mur: { $name }, linie: { $lines }
zhanguo-table-land-label = Region { $number }: zarządcy { $governors }; pałace { $palaces }; wolne pola pałaców { $spaces }
zhanguo-table-governor-of = Zarządca: { $name }
zhanguo-table-beside-of = Obok pól: { $name }, zarządcy: { $number }
zhanguo-table-palace-of = Pałac: { $name }
zhanguo-table-palaces-label = Pałace regionu { $number }
zhanguo-table-score-track = Tor punktacji
zhanguo-table-score = Punkty
zhanguo-table-score-label = { $name }: punkty { $points }, gdyby gra skończyła się teraz: { $final }

## What the wall tokens count, short

zhanguo-table-criterion-enough_officials = urzędnicy ≥ zamieszki
zhanguo-table-criterion-grey = szary urzędnik
zhanguo-table-criterion-red = czerwony urzędnik
zhanguo-table-criterion-white = biały urzędnik
zhanguo-table-criterion-orange = karta waluty
zhanguo-table-criterion-brown = karta prawa
zhanguo-table-criterion-cream = karta pisma
zhanguo-table-criterion-three_cards = 3 karty
zhanguo-table-criterion-two_alike = 2 jednakowe
zhanguo-table-criterion-calm = minus zamieszki
zhanguo-table-criterion-empty_track = bez zamieszek
zhanguo-table-criterion-sets = zestawy

## The player board

zhanguo-table-your-board = Twoja plansza
zhanguo-table-supply = Twoje zasoby
zhanguo-table-supply-official = W zasobach: { $color }, { $number }
zhanguo-table-supply-governors = Pozostali zarządcy
zhanguo-table-supply-palaces = Pozostałe pałace
zhanguo-table-supply-walls = Pozostałe mury
zhanguo-table-unrest = Zamieszki
zhanguo-table-cards = Karty
zhanguo-table-governors = Zarządcy
zhanguo-table-workers = Robotnicy
zhanguo-table-card = Karta { $number }
zhanguo-table-unrest-at = Zamieszki { $number }
zhanguo-table-unrest-last = Ostatnie pole: karty tutaj się nie budzą, nie ma zatrudniania ani pałaców
zhanguo-table-unrest-ban = Od tego pola nie buduje się pałaców
zhanguo-table-governors-area = Obszar zarządców
zhanguo-table-governors-area-of = Obszar zarządców regionu { $number }
zhanguo-table-workers-area = Obszar robotników
zhanguo-table-workers-area-of = Obszar robotników regionu { $number }
zhanguo-table-workers-here = Robotnicy w regionie { $region }: { $number }
zhanguo-table-officials = { $color } { $number }
zhanguo-table-official-g = Urzędnicy, { $color }: { $number }, obszar zarządców regionu { $region }
zhanguo-table-official-w = Urzędnicy, { $color }: { $number }, obszar robotników regionu { $region }
zhanguo-table-region-label = Region { $number }: zamieszki { $unrest } z { $most }; karty: { $cards }; obszar zarządców: { $governors }; obszar robotników: { $officials }; robotnicy: { $workers }

## Letters of the officials' colors

zhanguo-table-letter-red = C
zhanguo-table-letter-white = B
zhanguo-table-letter-grey = S

## Cards and what they would do

zhanguo-table-your-hand = Twoja ręka
zhanguo-table-hand-empty = Brak kart.
zhanguo-table-cards-left = karty: { $number }
zhanguo-table-discarding = odrzucasz { $list }
zhanguo-table-card-label = Karta { $number }, { $aspect }. { $after }: { $gives }
zhanguo-table-card-says = Karta { $number }. { $after }: { $gives }
zhanguo-table-act-recruit = Rekrutacja
zhanguo-table-act-move = Przesunięcie
zhanguo-table-act-hire = Zatrudnienie
zhanguo-table-act-governor = Zarządca
zhanguo-table-act-palace = Pałac
zhanguo-table-act-wall = Mur
zhanguo-table-after-recruit = Po rekrutacji
zhanguo-table-after-hire = Po zatrudnieniu
zhanguo-table-after-governor = Po zarządcy
zhanguo-table-after-palace = Po pałacu
zhanguo-table-after-wall = Po murze
zhanguo-table-act-move-about = 1–3 ruchy
# $number (Number) of own cards that this action can wake.
zhanguo-table-act-cards = karty: { $number }
zhanguo-table-act-power = moc
zhanguo-table-act-nothing = bez zdolności
zhanguo-table-impossible = niemożliwe
zhanguo-table-power-surely = Moc planszy
zhanguo-table-power-perhaps = Może moc planszy
zhanguo-table-wakes = Budzi { $list }
zhanguo-table-wakes-perhaps = Może obudzi { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Obudziłaby się
zhanguo-table-gain-unrest = zamieszki z { $before } na { $then }
zhanguo-table-gain-calm = bez zamieszek
zhanguo-table-gain-points = { $number ->
    [one] +1 punkt
    [few] +{ $number } punkty
   *[many] +{ $number } punktów
}
zhanguo-table-gain-markers = { $number ->
    [one] +1 znacznik ({ $aspect })
    [few] +{ $number } znaczniki ({ $aspect })
   *[many] +{ $number } znaczników ({ $aspect })
}
zhanguo-table-gain-marker3 = +1 znacznik o wartości 3 ({ $aspect })
zhanguo-table-gain-workers = { $number ->
    [one] +1 robotnik
    [few] +{ $number } robotników
   *[many] +{ $number } robotników
}
zhanguo-table-pay-workers = { $number ->
    [one] −1 robotnik
    [few] −{ $number } robotników
   *[many] −{ $number } robotników
}
zhanguo-table-gain-official = +1 { $color } urzędnik, region { $region }
zhanguo-table-give-markers = oddajesz znaczniki ({ $aspect }) o wartości { $number }
zhanguo-table-gain-mission = wypełniona misja
zhanguo-table-about-palace = punkty za twoje karty: { $number }
zhanguo-table-about-wall = { $text }: warte { $worth }
zhanguo-table-about-marker = zostało: { $number }
zhanguo-table-about-pass = Zachowujesz znaczniki
zhanguo-table-gives-marker = 1 znacznik
zhanguo-table-gives-move2 = 2 ruchy
zhanguo-table-gives-vp2 = 2 punkty
zhanguo-table-gives-vp3 = 3 punkty
zhanguo-table-gives-vp_cream = 1 punkt za kartę
zhanguo-table-gives-vp_orange = 1 punkt za kartę
zhanguo-table-gives-vp_brown = 1 punkt za kartę
zhanguo-table-gives-worker = 1 robotnik
zhanguo-table-gives-unrest_any = zamieszki −1
zhanguo-table-gives-unrest_here = tu zamieszki −1
zhanguo-table-gives-move_worker = ruch robotnika
zhanguo-table-gives-off_red = czerwony urzędnik
zhanguo-table-gives-off_white = biały urzędnik
zhanguo-table-gives-off_grey = szary urzędnik

## The court

zhanguo-table-court = Dwór
zhanguo-table-court-cards = karty: { $number }
zhanguo-table-court-empty = Dwór jest pusty: pierwsza karta budzi wszystkie zdolności pasujące do akcji.
zhanguo-table-court-top = Karta wyższa niż { $number } budzi zdolności zatrudniania, pałaców i murów, niższa: rekrutacji i zarządców.
zhanguo-table-number-higher = { $number } jest wyższe.
zhanguo-table-number-higher-about = Zdolności budzą się po zatrudnieniu, pałacu lub murze.
zhanguo-table-number-lower = { $number } jest niższe.
zhanguo-table-number-lower-about = Zdolności budzą się po rekrutacji lub zarządcy.
zhanguo-table-number-first = { $number } to pierwsza karta.
zhanguo-table-number-first-about = Zdolności budzą się po każdej akcji oprócz przesunięcia.
zhanguo-table-over-higher = wyżej niż { $number }
zhanguo-table-over-lower = niżej niż { $number }
zhanguo-table-wants-higher = Budzi się pod wyższą liczbą
zhanguo-table-wants-lower = Budzi się pod niższą liczbą

## Rewards and missions

zhanguo-table-rewards = Nagrody
zhanguo-table-rewards-about = Nagrody według aspektu i rundy
zhanguo-table-track = tor
zhanguo-table-track-about = Tor nagród od góry: remisy i kolejny pierwszy gracz
zhanguo-table-left = zapas
zhanguo-table-markers-left = Znaczniki w zasobach
zhanguo-table-markers-of = Znaczniki w zasobach, { $aspect }: { $number }; o wartości 3: { $threes }
zhanguo-table-markers-own = Znaczniki, { $aspect }: wartość { $number }
zhanguo-table-markers-title = Znaczniki, { $aspect }
zhanguo-table-hand-title = Karty w ręce, { $aspect }
zhanguo-table-reward-in = { $text }, region { $list }
zhanguo-table-accept = Przyjmij
zhanguo-table-rewarded = Nagrodę ma { $name }
zhanguo-table-missions = Zadania
zhanguo-table-missions-about = suma × dyski w kolumnie
zhanguo-table-mission-label = { $kind }: { $list }; wykonane przez: { $names }

## The score

zhanguo-table-scores = Punkty teraz i gdyby gra się skończyła
zhanguo-table-points-now = Punkty teraz
zhanguo-table-sum-at-end = gdyby koniec
zhanguo-table-if-ended = { $text }, gdyby koniec był teraz
zhanguo-table-course-start = Początek
zhanguo-table-course-round = Runda { $round }
zhanguo-table-course-end = Punktacja końcowa

## Player boards before the first round

zhanguo-table-boards = Plansze graczy
zhanguo-table-auction-open = Jeszcze bez oferty: pierwsza otwiera licytację.
zhanguo-table-auction-bid = { $name }: oferta { $number }
zhanguo-table-auction-in = licytują:
zhanguo-table-bids = Oferty
zhanguo-table-bid = Oferta { $number }

## Another player's open things

zhanguo-table-area-hand = Ręka według kolorów rewersów
zhanguo-table-area-supply = Zasoby i znaczniki
zhanguo-table-area-board = Plansza gracza
zhanguo-table-area-points = Punkty według źródeł

## Above the board

zhanguo-table-where = Runda { $number } z { $last }
zhanguo-table-where-setup = Plansze graczy
zhanguo-table-phase-draw = Dobieranie
zhanguo-table-phase-play = Gra
zhanguo-table-phase-rewards = Nagrody
