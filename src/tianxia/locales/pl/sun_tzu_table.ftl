### Words that only the board of Sun Tzu in the browser needs, in Polish.
### $who_id (String): "me" if the side is the reader's own, "foe" if it is the other, "none" for spectators.

## Single names, with the words of sun_tzu.ftl

sun_tzu-table-card = { $card }
sun_tzu-table-side = { $seat }
sun_tzu-table-province = { $province }

## Views and parts of the board

sun_tzu-table-map = Mapa
sun_tzu-table-hand = Twoja ręka
sun_tzu-table-hand-empty = Brak kart.
sun_tzu-table-orders-lie = twoje rozkazy są na mapie
sun_tzu-table-drawn = Dobrane
sun_tzu-table-tray = To, co masz
sun_tzu-table-deck = stos
sun_tzu-table-removed = pudełko
sun_tzu-table-used = użyty
sun_tzu-table-line-1 = dobiera 3
sun_tzu-table-line-6 = koszt 1
sun_tzu-table-line-framed = wraca
sun_tzu-table-line-once = raz
sun_tzu-table-line-price = koszt { $price }
sun_tzu-table-event = Wydarzenie
# $number (Number) of $all (Number) events.
sun_tzu-table-event-count = { $number } z { $all }
sun_tzu-table-event-none = Nie ma już wydarzeń.
sun_tzu-table-still = Wciąż w grze
sun_tzu-table-still-beside = oprócz kart od 1 do 6
sun_tzu-table-still-title = Ile kart każdego rodzaju może jeszcze zagrać każda strona. Karty od 1 do 6 zawsze wracają.
sun_tzu-table-camp = { $seat_id ->
    [shao] Obóz króla Shao
   *[other] Obóz { $seat }
}
sun_tzu-table-score = Punkty

## The top of the table

sun_tzu-table-pool = pula
sun_tzu-table-reserves = posiłki
sun_tzu-table-in-pool = Oddziały w puli
sun_tzu-table-in-reserves = Oddziały w posiłkach
sun_tzu-table-in-hand = Karty na ręce
sun_tzu-table-in-pile = Karty w stosie
sun_tzu-table-face-down = Zakryci generałowie
sun_tzu-table-where-setup = Przed pierwszą rundą
sun_tzu-table-where = Runda { $round } z { $last } · punktacja po rundzie { $scoring }
sun_tzu-table-where-short = Runda { $round } z { $last }
sun_tzu-table-where-battle = Runda { $round } z { $last } · bitwa { $battle } z 5 · punktacja po rundzie { $scoring }
sun_tzu-table-phase-orders = Rozkazy
sun_tzu-table-phase-battle = Bitwa
sun_tzu-table-phase-scoring = Punktacja
sun_tzu-table-phase-draw = Dobieranie

## The rope

sun_tzu-table-level = Znacznik stoi na środku
sun_tzu-table-leads = { $who_id ->
    [me] Prowadzisz różnicą { $steps }
   *[other] { $seat } prowadzi różnicą { $steps }
}
sun_tzu-table-ahead = { $who_id ->
    [me] prowadzisz różnicą { $steps }
   *[other] { $seat_id ->
        [shao] król Shao prowadzi różnicą { $steps }
       *[other] { $seat } prowadzi różnicą { $steps }
    }
}
sun_tzu-table-ahead-none = wynik równy
sun_tzu-table-would = { $who_id ->
    [me] Gdyby punktować teraz: prowadzisz różnicą { $steps }
   *[other] Gdyby punktować teraz: { $seat } prowadzi różnicą { $steps }
}
sun_tzu-table-would-tied = Gdyby punktować teraz: wynik równy
sun_tzu-table-would-same = Gdyby punktować teraz: bez zmian
sun_tzu-table-would-title = Prowincje kontrolowane teraz: Sun Tzu { $sun_tzu }, król Shao { $shao }

## Provinces

sun_tzu-table-neutral = neutralna
sun_tzu-table-held-by = { $who_id ->
    [me] { $armies ->
        [one] twoja, 1 oddział
        [few] twoja, { $armies } oddziały
       *[many] twoja, { $armies } oddziałów
    }
   *[other] { $armies ->
        [one] { $seat }, 1 oddział
        [few] { $seat }, { $armies } oddziały
       *[many] { $seat }, { $armies } oddziałów
    }
}
sun_tzu-table-values = teraz warta { $now }; { $round_3 } po rundzie 3, { $round_6 } po rundzie 6, { $round_9 } po rundzie 9
sun_tzu-table-values-title = Punkty po rundach 3, 6 i 9
# $armies (Number) is how many armies lie on the name box.
sun_tzu-table-marked = { $who_id ->
    [me] { $armies ->
        [0] twoja karta 6 została tu użyta
        [one] twoja karta 6 została tu użyta, na polu nazwy leży 1 oddział
        [few] twoja karta 6 została tu użyta, na polu nazwy leżą { $armies } oddziały
       *[many] twoja karta 6 została tu użyta, na polu nazwy leży { $armies } oddziałów
    }
   *[other] { $armies ->
        [0] { $seat }: karta 6 została tu użyta
        [one] { $seat }: karta 6 została tu użyta, na polu nazwy leży 1 oddział
        [few] { $seat }: karta 6 została tu użyta, na polu nazwy leżą { $armies } oddziały
       *[many] { $seat }: karta 6 została tu użyta, na polu nazwy leży { $armies } oddziałów
    }
}
sun_tzu-table-fought = bitwa numer { $number }: Sun Tzu { $sun_tzu_card }, król Shao { $shao_card }
sun_tzu-table-order-hidden = { $seat }: zakryty rozkaz
sun_tzu-table-order-own = twój rozkaz: { $card }
sun_tzu-table-number-done = Bitwa numer { $number } w tej rundzie
sun_tzu-table-number-next = Będzie bitwą numer { $number } w tej rundzie
sun_tzu-table-sealed = Zapieczętowany: czeka na drugą stronę
sun_tzu-table-take-back = { $card_id ->
    [plague] Cofnij na rękę plagę z prowincji { $province }
   *[other] Cofnij na rękę kartę { $card } z prowincji { $province }
}
sun_tzu-table-decides = { $who_id ->
    [me] Wybierasz kolejność bitew
   *[other] { $seat } wybiera kolejność bitew
}
# What a side still has to give up, and for what.
sun_tzu-table-owed-place = { $who_id ->
    [me] Wystawiasz jeszcze { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } w prowincji { $province }
   *[other] { $seat } wystawia jeszcze { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } w prowincji { $province }
}
sun_tzu-table-owed-mark = { $who_id ->
    [me] Kładziesz { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } na polu nazwy prowincji { $province }
   *[other] { $seat } kładzie { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } na polu nazwy prowincji { $province }
}
sun_tzu-table-owed-price = { $who_id ->
    [me] Koszt twojej karty: { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } do posiłków
   *[other] { $seat }, koszt karty: { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } do posiłków
}
sun_tzu-table-owed-forfeit = { $who_id ->
    [me] Przez wydarzenie odkładasz { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } do posiłków
   *[other] { $seat } przez wydarzenie odkłada { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } do posiłków
}
sun_tzu-table-owed-tithe = { $who_id ->
    [me] Przez wydarzenie odkładasz { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } do posiłków
   *[other] { $seat } przez wydarzenie odkłada { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } do posiłków
}
# $sides (Number) is whose plagues are great: those of both sides, or only those of King Shao (ST-X3).
sun_tzu-table-great-plague = { $sides ->
    [one] Plagi króla Shao pozostawiają w tej rundzie 1 oddział
   *[other] Plagi tej rundy pozostawiają 1 oddział
}

## What a touch of a province would do, for screen readers

sun_tzu-table-act-order = Wybierz, aby wyłożyć tu rozkaz
sun_tzu-table-act-lay = { $card_id ->
    [plague] Wyłóż tu plagę
   *[other] Wyłóż tu kartę { $card }
}
sun_tzu-table-act-fight = Tu następna bitwa
sun_tzu-table-act-from = Weź stąd oddział
sun_tzu-table-act-use = Użyj tu swojego generała
sun_tzu-table-act-march = Przesuń stąd oddział
sun_tzu-table-act-reinforce = Wystaw tu oddział
## The second line of a choice in the panel

# $held (String) says whose the province is, $value (Number) what it is worth at the next scoring.
sun_tzu-table-about-place = { $held } · teraz warta { $value }
sun_tzu-table-about-pool = { $armies ->
    [one] jest tam jeszcze 1 oddział
    [few] są tam jeszcze { $armies } oddziały
   *[many] jest tam jeszcze { $armies } oddziałów
}

## Results and stories of battles

sun_tzu-table-result-open = Karty odkryte
sun_tzu-table-result-won = { $who_id ->
    [me] Wygrywasz z przewagą { $margin }
    [foe] Przegrywasz różnicą { $margin }
   *[other] { $seat } wygrywa z przewagą { $margin }
}
sun_tzu-table-result-tie = Remis
sun_tzu-table-result-plague = { $who_id ->
    [me] Plaga: tracisz { $lost }
   *[other] { $seat_id ->
        [shao] Plaga: król Shao traci { $lost }
       *[other] Plaga: { $seat } traci { $lost }
    }
}
sun_tzu-table-result-plague-none = Plaga: bez strat
sun_tzu-table-story = bitwa { $number } z 5
sun_tzu-table-story-old = ostatnia bitwa rundy { $round }
sun_tzu-table-against = Karty: { $sun_tzu_card } kontra { $shao_card }.
sun_tzu-table-why-equal = Równe liczby: nikt nie wygrywa.
sun_tzu-table-why-special = Karta z plusem lub minusem ma siłę karty przeciwnika, zmienioną o tę liczbę.
sun_tzu-table-why-same = Takie same karty po obu stronach się znoszą: nic się nie przesuwa, nikt nie płaci.
sun_tzu-table-why-minus = Przeciw karcie z plusem −1 liczy się jako 0.
sun_tzu-table-why-pluses = Z dwóch kart z plusem wygrywa większa; przewaga to różnica.
sun_tzu-table-why-plague = Plaga: nie ma walki, a połowa oddziałów, zaokrąglona w dół, wraca do puli.
sun_tzu-table-why-plague-great = Władca plag: nie ma walki, a wszystkie oddziały poza 1 wracają do puli.
sun_tzu-table-why-plague-one = Plaga odbiera też dodatkową kartę za 1.
sun_tzu-table-why-healer = Dzięki Uzdrowicielowi plaga liczy się jako siła 0.
sun_tzu-table-why-feint = Dzięki Zwodzicielowi karta Sun Tzu liczy się jako 6.

## The hand

sun_tzu-table-about-1 = 1: na koniec rundy dobierasz 3 karty i zatrzymujesz 2. Wraca po rundzie.
sun_tzu-table-about-6 = 6: 1 twój oddział trafia na pole nazwy prowincji i nie można tam ponownie wyłożyć karty 6. Wraca po rundzie.
sun_tzu-table-about-framed = Walczy swoją liczbą i wraca po rundzie.
sun_tzu-table-about-number = Walczy swoją liczbą, potem trafia do pudełka.
sun_tzu-table-about-plague = Bez walki: połowa oddziałów w prowincji, zaokrąglona w dół, wraca do puli.
sun_tzu-table-about-plague-great = Bez walki: wszystkie oddziały w prowincji poza 1 wracają do puli.
sun_tzu-table-about-minus = Siła o 1 mniejsza niż siła karty przeciwnika.
# $bonus (Number) is how much the card adds, $price (Number) how many armies it costs.
sun_tzu-table-about-plus = { $price ->
    [0] Siła o { $bonus } większa niż siła karty przeciwnika.
    [one] Siła o { $bonus } większa niż siła karty przeciwnika; niezależnie od wyniku kosztuje 1 oddział, który trafia do twoich posiłków.
    [few] Siła o { $bonus } większa niż siła karty przeciwnika; niezależnie od wyniku kosztuje { $price } oddziały, które trafiają do twoich posiłków.
   *[many] Siła o { $bonus } większa niż siła karty przeciwnika; niezależnie od wyniku kosztuje { $price } oddziałów, które trafiają do twoich posiłków.
}
sun_tzu-table-card-framed = Karta { $card } z ramką. { $text }
sun_tzu-table-card-once = { $card_id ->
    [plague] Plaga. { $text }
   *[other] Karta { $card }. { $text }
}
sun_tzu-table-drawn-card = Dobrana karta: { $card }
sun_tzu-table-goes-under = Trafia na spód twojego stosu
sun_tzu-table-hint-orders = Dotknij karty, potem prowincji, albo przeciągnij kartę. Wyłożono { $laid } z 5.
sun_tzu-table-hint-province = { $card_id ->
    [plague] Gdzie wyłożyć plagę?
   *[other] Gdzie wyłożyć kartę { $card }?
}
sun_tzu-table-hint-card = Którą kartę wyłożyć w prowincji { $province }?
sun_tzu-table-hint-ready = Wszystkie rozkazy są wydane. Możesz je zmieniać, dopóki obie strony nie będą gotowe.
sun_tzu-table-hint-sealed = Twoje rozkazy są zapieczętowane, dopóki druga strona nie będzie gotowa.
sun_tzu-table-hint-draw = Wybrana karta trafia na spód twojego stosu. Pozostałe zatrzymujesz.
sun_tzu-table-hint-plague-one = Bez trzeciej karty: twoja karta 1 trafiła na plagę.
sun_tzu-table-hint-buy = { $reserves ->
    [one] Dotknij podświetlonej karty, aby nią zapłacić: w posiłkach czeka 1 oddział.
    [few] Dotknij podświetlonej karty, aby nią zapłacić: w posiłkach czekają { $reserves } oddziały.
   *[many] Dotknij podświetlonej karty, aby nią zapłacić: w posiłkach czeka { $reserves } oddziałów.
}
sun_tzu-table-change = Zmień rozkazy

## Generals and events

sun_tzu-table-choose-general = Twoi generałowie
sun_tzu-table-choose-secret = druga strona nie widzi, którego wybierasz
sun_tzu-table-moment-now = teraz
sun_tzu-table-moment-later = nie teraz
sun_tzu-table-moment-late = za późno
sun_tzu-table-down-general = zakryty generał
sun_tzu-table-general-down = { $count ->
    [one] { $seat }: 1 zakryty generał
   *[other] { $seat }: { $count } zakrytych generałów
}
sun_tzu-table-general-used = { $seat } – użyty generał: { $general }
sun_tzu-table-progress-plagues = Zagrane plagi: { $plagues } z 4
sun_tzu-table-progress-sixes = Oznaczone: Sun Tzu { $sun_tzu }, król Shao { $shao }

## Still in the game

sun_tzu-table-still-card = { $card }: pozostało { $left } z { $all }
sun_tzu-table-still-card-shown = { $card }: pozostało { $left } z { $all }, odkryte na mapie: { $shown }
sun_tzu-table-still-card-piled = { $card }: pozostało { $left } z { $all }, na pewno w stosie: { $piled }
sun_tzu-table-key-left = pozostały
sun_tzu-table-key-shown = na mapie
sun_tzu-table-key-gone = w pudełku
## The drawer of a side

sun_tzu-table-area-provinces = Prowincje
# $value (Number) is what the province is worth at the next scoring.
sun_tzu-table-area-armies = { $armies ->
    [one] 1 oddział, wartość { $value }
    [few] { $armies } oddziały, wartość { $value }
   *[many] { $armies } oddziałów, wartość { $value }
}
sun_tzu-table-area-marked = Karta 6 użyta w prowincjach
sun_tzu-table-area-box = Karty w pudełku
sun_tzu-table-area-known = Na pewno w stosie
sun_tzu-table-area-generals = Użyci generałowie
sun_tzu-table-area-none = brak

## The end

sun_tzu-table-source-start = Początek
sun_tzu-table-source-scored = Punktacja rundy { $round }
sun_tzu-table-source-point = Wydarzenie „Dwie jedynki”
sun_tzu-table-source-vanguard = Straż przednia
sun_tzu-table-source-stopped = Zatrzymanie na końcu toru
# What a number counts; the numbers stand above, one for each side. $steps (Number) is the one of the steps.
sun_tzu-table-number-steps = { $steps ->
    [one] krok od środka
    [few] kroki od środka
   *[many] kroków od środka
}
sun_tzu-table-number-pools = oddziały w pulach
sun_tzu-table-number-provinces = kontrolowane prowincje
sun_tzu-table-number-battles = wygrane bitwy
