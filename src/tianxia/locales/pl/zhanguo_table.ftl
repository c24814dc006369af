### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-empire = Cesarstwo
zhanguo-table-region = Region { $number }
zhanguo-table-jump = Pokaż na planszy
zhanguo-table-none = brak
zhanguo-table-nobody = nikt
zhanguo-table-player = Gracz
zhanguo-table-first-player = Zaczyna tę rundę
zhanguo-table-first-badge = 1.
# $lines and $worth (Number): of the space, points for the reader now; $text (String): what its token scores there.
zhanguo-table-wall-label = { $area }, linie: { $lines }. { $text }; wartość dla ciebie teraz: { $worth }
zhanguo-table-wall-scores = { $criterion_id ->
    [calm] jednorazowo { $points } minus wszystkie twoje zamieszki
   *[other] { $criterion }: po { $points }
}
zhanguo-table-wall-worth = Wartość dla ciebie teraz: { $number }
zhanguo-table-wall-about = Mur w tym miejscu punktuje na koniec: { $text }, zależnie od liczby linii. Kosztuje robotnika za każdą linię.
zhanguo-table-wall-of = Mur: { $name }, linie: { $lines }
zhanguo-table-wall-turquoise = turkus
zhanguo-table-wall-gold = złoto
zhanguo-table-wall-crimson = karmazyn
zhanguo-table-land-label = Region { $number }: zarządcy { $governors }; pałace { $palaces }; wolne pola pałaców { $spaces }
zhanguo-table-governor-of = Zarządca: { $name }
zhanguo-table-beside-of = Obok pól: { $name }, zarządcy: { $number }
zhanguo-table-palace-of = Pałac: { $name }
zhanguo-table-palaces-label = Pałace regionu { $number }
zhanguo-table-score-track = Tor punktów zwycięstwa
zhanguo-table-score = Punkty
zhanguo-table-score-label = { $name }: punkty { $points }, gdyby gra skończyła się teraz: { $final }

## What the wall tokens count, short

zhanguo-table-criterion-enough_officials = urzędnicy ≥ zamieszki
zhanguo-table-criterion-grey = szary urzędnik
zhanguo-table-criterion-red = czerwony urzędnik
zhanguo-table-criterion-white = biały urzędnik
zhanguo-table-criterion-orange = karta pomarańczowa
zhanguo-table-criterion-brown = karta brązowa
zhanguo-table-criterion-cream = karta kremowa
zhanguo-table-criterion-three_cards = 3 karty
zhanguo-table-criterion-two_alike = 2 w jednym kolorze
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
zhanguo-table-unrest-at = Zamieszki { $number }
zhanguo-table-unrest-last = Ostatnie pole: karty są tu zablokowane, nie można zatrudniać ani budować pałaców
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
zhanguo-table-discarding = odrzucasz { $list }
zhanguo-table-card-label = Karta { $number }, { $aspect }. { $after }: { $gives }
zhanguo-table-card-says = Karta { $number }. { $after }: { $gives }
zhanguo-table-act-recruit = Zrekrutuj
zhanguo-table-act-move = Przemieść
zhanguo-table-act-hire = Zatrudnij
zhanguo-table-act-governor = Zarządca
zhanguo-table-act-palace = Pałac
zhanguo-table-act-wall = Mur
zhanguo-table-after-recruit = Po rekrutacji
zhanguo-table-after-hire = Po zatrudnieniu
zhanguo-table-after-governor = Po wprowadzeniu zarządcy
zhanguo-table-after-palace = Po budowie pałacu
zhanguo-table-after-wall = Po budowie muru
zhanguo-table-act-move-about = 1–3 razy
# $number (Number) of own cards that this action can wake.
zhanguo-table-act-cards = karty: { $number }
zhanguo-table-act-power = moc
zhanguo-table-act-nothing = bez zdolności
zhanguo-table-impossible = niemożliwe
zhanguo-table-lack-piece = brak w zasobach
zhanguo-table-lack-official = brak urzędnika
zhanguo-table-lack-hirer = brak urzędnika
zhanguo-table-lack-unrest = duże zamieszki
zhanguo-table-lack-colors = za trzy kolory
zhanguo-table-lack-builder = za robotników
zhanguo-table-power-surely = Moc planszy
zhanguo-table-power-perhaps = Może moc planszy
zhanguo-table-wakes = Aktywuje { $list }
zhanguo-table-wakes-perhaps = Może aktywuje, zależnie od przebiegu akcji: { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Aktywowałaby się
zhanguo-table-used = Już użyta
zhanguo-table-used-mark = użyta
zhanguo-table-gain-unrest = zamieszki z { $before } na { $then }
zhanguo-table-gain-calm = zamieszki nie wzrosną
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
zhanguo-table-gain-mission = wypełnione zadanie
# Where a card may go. $regions: numbers, as "1, 2, 5".
zhanguo-table-about-card = { $uses ->
    [both] potem do regionu { $regions } albo na dwór
    [board] potem do regionu { $regions }
   *[court] potem na dwór
}
zhanguo-table-about-palace = punkty za twoje karty: { $number }
zhanguo-table-about-wall = { $text }; wartość teraz: { $worth }
zhanguo-table-about-marker = zostało: { $number }
zhanguo-table-about-governors-now = zarządcy tam teraz: { $list }
zhanguo-table-about-governors-then = zarządcy tam potem: { $list }
zhanguo-table-gives-marker = 1 znacznik
zhanguo-table-gives-move2 = przemieść 2 razy
zhanguo-table-gives-vp2 = 2 punkty
zhanguo-table-gives-vp3 = 3 punkty
zhanguo-table-gives-vp_cream = 1 punkt za kartę kremową
zhanguo-table-gives-vp_orange = 1 punkt za kartę pomarańczową
zhanguo-table-gives-vp_brown = 1 punkt za kartę brązową
zhanguo-table-gives-worker = tu 1 robotnik
zhanguo-table-gives-unrest_any = zamieszki −1
zhanguo-table-gives-unrest_here = tu zamieszki −1
zhanguo-table-gives-move_worker = przenieś robotnika
zhanguo-table-gives-off_red = tu czerwony urzędnik
zhanguo-table-gives-off_white = tu biały urzędnik
zhanguo-table-gives-off_grey = tu szary urzędnik

## The two uses of a card

zhanguo-table-uses = Karta ma dwa użycia
zhanguo-table-uses-of = Karta { $number }: dwa użycia
zhanguo-table-use-board = Bierzesz znaczniki. Karta tam zostaje.
zhanguo-table-use-board-later = Jej zdolność czeka potem na twoje akcje.
zhanguo-table-use-court = Jedna akcja teraz, na przykład zarządca.
zhanguo-table-use-court-number = Z karty liczy się tu tylko numer.
zhanguo-table-use-or = albo

## The court

zhanguo-table-court = Dwór
zhanguo-table-court-cards = karty: { $number }
zhanguo-table-court-empty = Dwór jest pusty: pierwsza karta aktywuje wszystkie zdolności pasujące do akcji.
zhanguo-table-court-top = Karta wyższa niż { $number } aktywuje zdolności zatrudniania, pałaców i murów, niższa – rekrutacji i zarządców.
zhanguo-table-number-higher = { $number } to wyższy numer.
zhanguo-table-number-higher-about = Zdolności aktywują się po zatrudnieniu oraz po budowie pałacu lub muru.
zhanguo-table-number-lower = { $number } to niższy numer.
zhanguo-table-number-lower-about = Zdolności aktywują się po rekrutacji lub wprowadzeniu zarządcy.
zhanguo-table-number-first = { $number } to pierwsza karta.
zhanguo-table-number-first-about = Zdolności aktywują się po każdej akcji oprócz przemieszczenia.
zhanguo-table-over-higher = wyższa niż { $number }
zhanguo-table-over-lower = niższa niż { $number }
zhanguo-table-wakes-lower = niższa aktywuje
zhanguo-table-wakes-higher = wyższa aktywuje
zhanguo-table-court-before = na { $number }
zhanguo-table-wants-higher = Aktywuje ją wyższy numer
zhanguo-table-wants-lower = Aktywuje ją niższy numer

## Rewards and missions

zhanguo-table-rewards = Nagrody
zhanguo-table-rewards-about = Nagrody według aspektu i rundy
zhanguo-table-track = tor
zhanguo-table-track-about = Tor nagród od góry: remisy i kolejny pierwszy gracz
zhanguo-table-left = zasoby
zhanguo-table-markers-left = Znaczniki w zasobach: ile o wartości 1 i ile o wartości 3
zhanguo-table-markers-of = Znaczniki w zasobach, { $aspect }: { $number }; o wartości 3: { $threes }
zhanguo-table-markers-own = Znaczniki, { $aspect }: wartość { $number }
zhanguo-table-markers-title = Znaczniki, { $aspect }
zhanguo-table-hand-title = Karty na ręce, { $aspect }
zhanguo-table-reward-in = { $number ->
    [one] { $text } (region { $list })
   *[other] { $text } (regiony { $list })
}
zhanguo-table-accept = Przyjmij
zhanguo-table-rewarded = Nagrodę ma { $name }
zhanguo-table-brief-official = urzędnik
zhanguo-table-brief-red = 2 czerwonych
zhanguo-table-brief-grey = 2 szarych
zhanguo-table-brief-workers = 2 robotników
zhanguo-table-brief-governor = zarządca
zhanguo-table-brief-wall = mur
zhanguo-table-brief-palace = pałac
zhanguo-table-reward-passed = pasuje
zhanguo-table-reward-now = decyduje teraz
zhanguo-table-reward-next = czeka
zhanguo-table-missions = Zadania
zhanguo-table-missions-about = w kolumnie: punkty × dyski
zhanguo-table-missions-rule = Mając tych zarządców, pałace lub mury, kładziesz dysk na najwyższym wolnym polu. Na koniec dodaj swoje pola w kolumnie i pomnóż przez liczbę swoich dysków w niej.
zhanguo-table-mission-label = { $kind }: { $list }; wypełniają: { $names }

## The score

zhanguo-table-scores = Punkty teraz i gdyby gra skończyła się teraz
zhanguo-table-points-now = Punkty teraz
zhanguo-table-sum-at-end = gdyby to był koniec
zhanguo-table-ends-about = Gdyby to był koniec: dotychczasowe punkty i to, co dałyby zarządcy, znaczniki, zadania i mury. Skacze, gdy zmienia się przewaga albo ktoś zwraca znaczniki.
zhanguo-table-if-ended = { $text }, gdyby gra skończyła się teraz
zhanguo-table-course-start = Początek
zhanguo-table-course-round = Runda { $round }
zhanguo-table-course-end = Punktacja końcowa

## Player boards before the first round

zhanguo-table-boards = Plansze graczy
zhanguo-table-auction-open = Jeszcze bez stawki: pierwsza otwiera licytację.
zhanguo-table-auction-bid = { $name }: stawka { $number }
zhanguo-table-bid-highest = najwyższa stawka
zhanguo-table-bid-holds = ma najwyższą
zhanguo-table-bid-in = licytuje dalej
zhanguo-table-bid-out = poza licytacją
zhanguo-table-bids = Stawki
zhanguo-table-bid = Stawka { $number }

## Another player's open things

zhanguo-table-area-supply = Zasoby
zhanguo-table-area-board = Plansza gracza
zhanguo-table-area-points = Punkty według źródeł

## Above the board

zhanguo-table-where = Runda { $number } z { $last }
zhanguo-table-where-turn = Runda { $number } z { $last }, tura { $turn } z { $turns }
zhanguo-table-where-setup = Plansze graczy
zhanguo-table-phase-draw = Dobór
zhanguo-table-phase-play = Zagrywanie
zhanguo-table-phase-rewards = Nagrody
