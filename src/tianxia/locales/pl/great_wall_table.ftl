### Words that only the board of The Great Wall in the browser needs.

## Views and parts of the board

great_wall-table-tracks = Miejsca i tory
great_wall-table-city = Lokacje
great_wall-table-wall = Mur i hordy
great_wall-table-tray = Twój obszar
great_wall-table-track = Tor rozkazów
great_wall-table-tea = Kolejność herbaty
great_wall-table-tea-order = od pierwszego
great_wall-table-tea-label = Kolejność herbaty: przesuń swój znacznik w górę
great_wall-table-years = Tor czasu
great_wall-table-years-key = hordy · zabójczość
great_wall-table-year-label = Rok { $year }: nowe hordy { $hordes }, zabójczość { $lethality }
great_wall-table-honor-track = Honor
great_wall-table-honor-label = Weź honor
great_wall-table-gains = Zdobyte teraz
great_wall-table-artifacts = Artefakty
great_wall-table-yours-now = twoje teraz
great_wall-table-banks = Banki i talie
great_wall-table-bank-shame = Żetony hańby w banku
great_wall-table-deck-hordes = Hordy w talii; następnej wiosny: { $count }
great_wall-table-deck-tactics = Karty taktyk w talii
great_wall-table-deck-advisors = Doradcy w talii
great_wall-table-in-play = Karty taktyk w grze
great_wall-table-open-areas = Co leży odkryte przed graczami
great_wall-table-space = Pole { $number } toru rozkazów
great_wall-table-space-free = wolne
great_wall-table-turn-done = tura rozegrana
great_wall-table-revealed = Odkryte

## The wall

great_wall-table-section-left = Lewa
great_wall-table-section-middle = Środkowa
great_wall-table-section-right = Prawa
great_wall-table-power = Siła natarcia
great_wall-table-defense = Obrona
great_wall-table-lethality = Zabójczość: tylu żołnierzy każdego gracza tu ginie
great_wall-table-indicator = Wskaźnik inwazji wskazuje tę sekcję. Nowa horda idzie tam, gdzie wskaże następna karta talii, chyba że jakaś sekcja jest pusta
great_wall-table-quiet = spokój
great_wall-table-holds = wytrzyma
great_wall-table-breach = przełamanie
great_wall-table-breach-by = przełamanie o { $number }
great_wall-table-forecast = Gdyby szturm był teraz: siła natarcia { $power }, obrona { $defense }.
great_wall-table-forecast-none = Żadna horda by nie przyszła.
great_wall-table-defense-of = Obrona { $defense }: mur { $wall }, barykady { $barricades }.
great_wall-table-defense-changed = Karty zmieniają sumę.
great_wall-table-fate = { $name }: hańba { $shame }, ginący żołnierze { $dying }
great_wall-table-fate-holds = Nikt by nie ucierpiał.
great_wall-table-fate-none = Brak hord pod murem.
great_wall-table-level = Poziom { $level }
great_wall-table-no-wall = Bez muru
great_wall-table-wall-level = Poziom muru, według sekcji
great_wall-table-wall-label = Mur, { $section }: poziom { $level }
great_wall-table-wall-next = Następna kondygnacja za { $price }
great_wall-table-barricade = Barykada
great_wall-table-barricades = Barykady: { $number } z { $most }
great_wall-table-barricade-next = Następna za { $price }
great_wall-table-rest = Strefa odpoczynku
great_wall-table-camp-label = Strefa odpoczynku, { $section }
great_wall-table-firing-spot = Pole ostrzału
great_wall-table-firing-free = Wolne pole ostrzału
great_wall-table-firing-label = Pola ostrzału, { $section }: twoje { $mine }, wolne { $free }
great_wall-table-spot = punkt { $cell }
great_wall-table-reward = { $of } { $number }
great_wall-table-wound = rana
great_wall-table-soldier-of = { $soldier }: { $name }
great_wall-table-soldiers-of = { $name }: { $soldier }, { $number }
great_wall-table-covered = zakryta
great_wall-table-leads = Trofeum zdobyłby teraz gracz: { $name }
great_wall-table-trophy-honor = Honor trofeum
great_wall-table-horde-power = Siła natarcia: liczy się przeciw obronie sekcji.
great_wall-table-horde-honor = Honor na koniec dla zdobywcy trofeum.
great_wall-table-horde-lethality = Zabójczość: tylu swoich żołnierzy traci tu każdy gracz, gdy horda padnie lub przełamie mur.
great_wall-table-horde-spots = Punkty witalne: żołnierz, który zajmie punkt, daje jego nagrodę. Gdy wszystkie są zakryte, horda pada.
great_wall-table-dying = Ginący
great_wall-table-save-price = Uratowanie jednego kosztuje { $price } chi.
great_wall-table-save-free = Uratuj za darmo?
# Across a section in winter: how the assault ended.
great_wall-table-stamp-held = Obrona
great_wall-table-stamp-breached = Przełamanie
great_wall-table-stamp-volley = Ostrzał
# $number (Number) of hordes that the archers defeated
great_wall-table-stamp-beaten = { $number ->
    [one] 1 pokonana horda
    [few] { $number } pokonane hordy
   *[many] { $number } pokonanych hord
}

## The city

great_wall-table-warehouse = Magazyn
great_wall-table-warehouse-label = Magazyn: przekaż datek
great_wall-table-warehouse-does = Płaci pierwszy, gdy ktoś buduje
great_wall-table-stored = Magazyn: { $resource } { $number }
great_wall-table-advisors = Doradcy
great_wall-table-advisor = Doradca
great_wall-table-clerk = Urzędnik
great_wall-table-any-number = dowolna liczba
great_wall-table-room = zajęte pola: { $there } z { $slots }
great_wall-table-clerks-of = { $name } { $number }
great_wall-table-clerk-of = Urzędnik: { $name }
great_wall-table-own-clerks = Twoi urzędnicy, { $location }: { $number }
great_wall-table-yields = Każdy urzędnik daje 1: { $resource }
great_wall-table-alone = Tylko jeden gracz przy aktywacji: 1 żeton hańby
great_wall-table-overseer-level = Nadzorca poziomu { $level }, koszt: { $resource } { $price }
great_wall-table-overseer-of = Nadzorca, poziom { $level }: { $name }
great_wall-table-does-tea_house = Twój znacznik herbaty idzie w górę
great_wall-table-does-builders_camp = Kondygnacja lub barykada na urzędnika
great_wall-table-does-embassy = Zatrudnij urzędnika lub doradcę
great_wall-table-does-academy = Dobierz 1 kartę taktyki na urzędnika
great_wall-table-does-logistics = Przenieś żołnierzy między sekcjami
great_wall-table-any = dowolnego rodzaju
great_wall-table-build = drewno, kamień lub złoto
great_wall-table-of-wood = drewno
great_wall-table-of-stone = kamień
great_wall-table-of-gold = złoto
great_wall-table-of-chi = chi
great_wall-table-free = za darmo
great_wall-table-amount-any = { $number } dowolnego rodzaju
great_wall-table-honor = honor
great_wall-table-tactic = { $number ->
    [one] karta taktyki
   *[other] karty taktyk
}

## The tray

great_wall-table-stock = Zapas: { $resource } { $number }
great_wall-table-locked = Dopiero otrzymane: { $number }, nie można nimi teraz płacić
great_wall-table-to-pay = Pozostało do zapłaty: { $number }
great_wall-table-to-take = Pozostało do wzięcia: { $number }
great_wall-table-pool-clerks = Urzędnicy w twojej puli: { $number }
great_wall-table-pool-soldiers = W twojej puli: { $soldier }, { $number }
great_wall-table-chamber = Urzędnicy w izbie: { $number }
great_wall-table-shamed = Na żetonach hańby: { $soldier }, { $number }
great_wall-table-no-shame = bez hańby
great_wall-table-no-general = Jeszcze bez generała.
great_wall-table-supporting = Wspierający ({ $number }):
great_wall-table-choose-general = Wybierz swojego generała
great_wall-table-choose-advisor = Który ma być aktywny?
great_wall-table-choose-role = nowy doradca
great_wall-table-in-secret = w tajemnicy
great_wall-table-sealed = Twój zapieczętowany wybór
great_wall-table-role-active = Aktywny
great_wall-table-role-supporting = Wspierający
great_wall-table-role-supporting-does = Wzmacnia zdolność twojego generała.
great_wall-table-tactics = Karty taktyk
great_wall-table-of = { $number } z { $limit }
great_wall-table-no-tactics = Brak kart taktyk.
great_wall-table-plain = podstawowy
great_wall-table-boosted = wzmocniony
great_wall-table-commands = Karty rozkazów
great_wall-table-in-hand = na ręce: { $number }
great_wall-table-command-held = na twojej ręce
great_wall-table-command-now = na torze
great_wall-table-command-shown = odkryta
great_wall-table-command-used = odrzucona
great_wall-table-command-gone = teraz nie twoja
great_wall-table-recall-label = Odzyskaj odrzucone karty rozkazów
great_wall-table-discard-pile = Odrzucone: { $number }
great_wall-table-trophy = { $name }: honor { $honor }, hańba { $shame }
great_wall-table-no-trophies = Brak trofeów.

## The top of the table

great_wall-table-fact-clerks = Urzędnicy w puli
great_wall-table-fact-tactics = Karty taktyk na ręce
great_wall-table-fact-commands = Karty rozkazów na ręce
great_wall-table-fact-trophies = Trofea
great_wall-table-fact-shame = Żetony hańby
great_wall-table-where-setup = Przed pierwszym rokiem
great_wall-table-where = Rok { $year } z { $last }, { $season }
great_wall-table-where-turn = Rok { $year } z { $last }, { $season } · tura { $turn } z { $turns }
great_wall-table-crumb = Rok { $year }, { $season }
# $left (Number): moves, recruits or buildings of the present question that are left.
great_wall-table-crumb-left = zostało { $left }
great_wall-table-crumb-others = { $name }: { $command }
great_wall-table-crumb-different = do różnych lokacji
# Windows of tactic cards are passed until the year is over.
great_wall-table-rest-of-year = Nie w tym roku
great_wall-table-season-spring = Wiosna
great_wall-table-season-summer = Lato
great_wall-table-season-autumn = Jesień
great_wall-table-season-winter = Zima

## What an option will do

great_wall-table-outcome-clerk = pola: { $there } z { $slots }
great_wall-table-outcome-special = urzędnicy: { $there }
great_wall-table-outcome-activates = aktywuje się
great_wall-table-outcome-due = i tak aktywuje się po twojej karcie
great_wall-table-outcome-yours = dla ciebie: { $what }
great_wall-table-yield-barracks = { $number ->
    [one] 1 rekrut
    [few] { $number } rekrutów
   *[many] { $number } rekrutów
}
great_wall-table-yield-tea_house = { $number ->
    [one] 1 miejsce w górę
    [few] { $number } miejsca w górę
   *[many] { $number } miejsc w górę
}
great_wall-table-yield-builders_camp = { $number ->
    [one] 1 budowla
    [few] { $number } budowle
   *[many] { $number } budowli
}
great_wall-table-yield-embassy = { $number ->
    [one] 1 urzędnik lub doradca
    [few] { $number } urzędników lub doradców
   *[many] { $number } urzędników lub doradców
}
great_wall-table-yield-academy = { $number ->
    [one] 1 karta taktyki
    [few] { $number } karty taktyk
   *[many] { $number } kart taktyk
}
great_wall-table-yield-logistics = { $number ->
    [one] 1 przeniesienie
    [few] { $number } przeniesienia
   *[many] { $number } przeniesień
}
great_wall-table-outcome-costs = kosztuje { $price }
great_wall-table-outcome-holds = obrona { $defense } wytrzyma natarcie { $power }
great_wall-table-outcome-breach = obrona { $defense } przeciw { $power }: nadal przełamanie
great_wall-table-outcome-left = potem wolnych punktów: { $left }
great_wall-table-outcome-last = ostatnia rana
great_wall-table-outcome-shame = Tego żołnierza nie można użyć; na koniec −{ $honor } honoru.
great_wall-table-outcome-shame-only = Tego żołnierza nie można użyć.
great_wall-table-outcome-shame-trophy = Trofeum nic nie da na koniec.
great_wall-table-outcome-donate = do magazynu: { $resource }
great_wall-table-outcome-recall = karty zostają wśród odrzuconych

## What lies before a seat

great_wall-table-area-general = Generał
great_wall-table-area-soldiers = Żołnierze i nadzorcy
great_wall-table-area-pool = Pula
great_wall-table-area-overseers = Nadzorcy
great_wall-table-area-supports = { $name }, wspierający
great_wall-table-area-trophies = Trofea
great_wall-table-area-commands = Karty rozkazów
great_wall-table-area-discarded = { $name }, odrzucona
great_wall-table-area-honor = Dotychczasowy honor
great_wall-table-area-artifacts = Artefakty, gdyby gra skończyła się teraz

## Where honor comes from

great_wall-table-source-donations = Datki
great_wall-table-source-spots = Punkty witalne
great_wall-table-source-battles = Pokonane hordy
great_wall-table-source-buildings = Budowa
great_wall-table-source-generals = Generał
great_wall-table-source-advisors = Doradcy
great_wall-table-source-tactics = Karty taktyk
great_wall-table-source-commands = Karty rozkazów
great_wall-table-source-recalls = Nieodzyskane karty rozkazów
great_wall-table-source-shame = Hańba
great_wall-table-source-trophies = Trofea
great_wall-table-source-artifacts = Artefakty
great_wall-table-course-start = Początek
great_wall-table-course-year = Koniec roku { $round }
great_wall-table-course-end = Punktacja końcowa
# What a number counts; the number stands above. $trophies, $levels, $shame (Numbers) are those counted.
great_wall-table-number-trophies = { $trophies ->
    [one] zdobyte trofeum
    [few] zdobyte trofea
   *[many] zdobytych trofeów
}
great_wall-table-number-walls = { $levels ->
    [one] zbudowana kondygnacja muru
    [few] zbudowane kondygnacje muru
   *[many] zbudowanych kondygnacji muru
}
great_wall-table-number-shame = { $shame ->
    [one] żeton hańby u wszystkich graczy
    [few] żetony hańby u wszystkich graczy
   *[many] żetonów hańby u wszystkich graczy
}
# Long words on small cards, and where they may part.
great_wall-table-parted = oskrzy{ "\u00AD" }dlający
