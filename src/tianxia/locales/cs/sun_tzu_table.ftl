### Words that only the board of Sun Tzu in the browser needs, in Czech.
### $who_id (String): "me" if the side is the reader's own, "foe" if it is the other, "none" for spectators.

## Single names, with the words of sun_tzu.ftl

sun_tzu-table-card = { $card }
sun_tzu-table-side = { $seat }
sun_tzu-table-province = { $province }

## Views and parts of the board

sun_tzu-table-map = Mapa
sun_tzu-table-hand = Tvoje ruka
sun_tzu-table-hand-empty = Žádné karty.
sun_tzu-table-orders-lie = tvoje rozkazy jsou vyložené na mapě
sun_tzu-table-drawn = Dobrané
sun_tzu-table-tray = Co držíš
sun_tzu-table-deck = balíček
sun_tzu-table-removed = mimo hru
sun_tzu-table-used = použit
sun_tzu-table-line-1 = dobere 3
sun_tzu-table-line-6 = stojí 1
sun_tzu-table-line-framed = vrací se
sun_tzu-table-line-once = jednou
sun_tzu-table-line-price = stojí { $price }
sun_tzu-table-event = Událost
# $number (Number) of $all (Number) events.
sun_tzu-table-event-count = { $number }/{ $all }
sun_tzu-table-event-none = Žádná událost už nezbývá.
sun_tzu-table-still = Stále ve hře
sun_tzu-table-still-beside = kromě 1 až 6
sun_tzu-table-still-title = Kolik karet každého druhu může každá strana ještě zahrát. Karty 1 až 6 se vždy vracejí.
sun_tzu-table-camp = { $seat_id ->
    [shao] Tábor krále Shao
   *[other] Tábor { $seat }
}
sun_tzu-table-score = Skóre

## The top of the table

sun_tzu-table-pool = zásoba
sun_tzu-table-reserves = posily
sun_tzu-table-in-pool = Oddíly v zásobě
sun_tzu-table-in-reserves = Oddíly v posilách
sun_tzu-table-in-hand = Karty v ruce
sun_tzu-table-in-pile = Karty v balíčku
sun_tzu-table-face-down = Generálové lícem dolů
sun_tzu-table-where-setup = Před prvním kolem
sun_tzu-table-where = Kolo { $round } z { $last } · bodování po kole { $scoring }
sun_tzu-table-where-short = Kolo { $round } z { $last }
sun_tzu-table-where-battle = Kolo { $round } z { $last } · bitva { $battle } z 5 · bodování po kole { $scoring }
sun_tzu-table-phase-orders = Rozkazy
sun_tzu-table-phase-battle = Bitva
sun_tzu-table-phase-scoring = Bodování
sun_tzu-table-phase-draw = Dobírání

## The rope

sun_tzu-table-level = Ukazatel stojí uprostřed
sun_tzu-table-leads = { $who_id ->
    [me] Vedeš o { $steps }
   *[other] { $seat } vede o { $steps }
}
sun_tzu-table-ahead = { $who_id ->
    [me] vedeš o { $steps }
   *[other] { $seat_id ->
        [shao] král Shao vede o { $steps }
       *[other] { $seat } vede o { $steps }
    }
}
sun_tzu-table-ahead-none = vyrovnaný stav
sun_tzu-table-would = { $who_id ->
    [me] Bodování teď: vedeš o { $steps }
   *[other] Bodování teď: { $seat } vede o { $steps }
}
sun_tzu-table-would-tied = Bodování teď: vyrovnaný stav
sun_tzu-table-would-same = Bodování teď: beze změny
sun_tzu-table-would-title = Body za provincie teď: Sun Tzu { $sun_tzu }, král Shao { $shao }

## Provinces

sun_tzu-table-neutral = neutrální
sun_tzu-table-held-by = { $who_id ->
    [me] { $armies ->
        [one] tvoje, 1 oddíl
        [few] tvoje, { $armies } oddíly
       *[other] tvoje, { $armies } oddílů
    }
   *[other] { $armies ->
        [one] { $seat }, 1 oddíl
        [few] { $seat }, { $armies } oddíly
       *[other] { $seat }, { $armies } oddílů
    }
}
sun_tzu-table-values = teď má hodnotu { $now }; { $round_3 } po kole 3, { $round_6 } po kole 6, { $round_9 } po kole 9
sun_tzu-table-values-title = Body po kolech 3, 6 a 9
# $armies (Number) is how many armies lie on the name box.
sun_tzu-table-marked = { $who_id ->
    [me] { $armies ->
        [0] tvoje karta 6 tu byla použita
        [one] tvoje karta 6 tu byla použita, na poli s názvem leží 1 oddíl
        [few] tvoje karta 6 tu byla použita, na poli s názvem leží { $armies } oddíly
       *[other] tvoje karta 6 tu byla použita, na poli s názvem leží { $armies } oddílů
    }
   *[other] { $armies ->
        [0] { $seat }: karta 6 tu byla použita
        [one] { $seat }: karta 6 tu byla použita, na poli s názvem leží 1 oddíl
        [few] { $seat }: karta 6 tu byla použita, na poli s názvem leží { $armies } oddíly
       *[other] { $seat }: karta 6 tu byla použita, na poli s názvem leží { $armies } oddílů
    }
}
sun_tzu-table-fought = bitva číslo { $number }: Sun Tzu { $sun_tzu_card }, král Shao { $shao_card }
sun_tzu-table-order-hidden = { $seat }: skrytý rozkaz
sun_tzu-table-order-own = tvůj rozkaz: { $card }
sun_tzu-table-number-done = Bitva číslo { $number } v tomto kole
sun_tzu-table-number-next = Bude to bitva číslo { $number } v tomto kole
sun_tzu-table-sealed = Zapečetěno: čeká na druhou stranu
sun_tzu-table-take-back = { $card_id ->
    [plague] Vezmi mor zpět od provincie { $province }
   *[other] Vezmi kartu { $card } zpět od provincie { $province }
}
sun_tzu-table-decides = { $who_id ->
    [me] Určuješ pořadí bitev
   *[other] { $seat } určuje pořadí bitev
}
# What a side still has to give up, and for what.
sun_tzu-table-owed-place = { $who_id ->
    [me] Umisťuješ ještě { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do provincie { $province }
   *[other] { $seat } umisťuje ještě { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do provincie { $province }
}
sun_tzu-table-owed-mark = { $who_id ->
    [me] Pokládáš { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } na pole s názvem provincie { $province }
   *[other] { $seat } pokládá { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } na pole s názvem provincie { $province }
}
sun_tzu-table-owed-price = { $who_id ->
    [me] Cena tvé karty: { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do posil
   *[other] { $seat }, cena karty: { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do posil
}
sun_tzu-table-owed-forfeit = { $who_id ->
    [me] Kvůli události odkládáš { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do posil
   *[other] { $seat } kvůli události odkládá { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do posil
}
sun_tzu-table-owed-tithe = { $who_id ->
    [me] Kvůli události odkládáš { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do posil
   *[other] { $seat } kvůli události odkládá { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    } do posil
}
# $sides (Number) is whose plagues are great: those of both sides, or only those of King Shao (ST-X3).
sun_tzu-table-great-plague = { $sides ->
    [one] Mor krále Shao ponechá v tomto kole 1 oddíl
   *[other] Mor v tomto kole ponechá 1 oddíl
}

## What a touch of a province would do, for screen readers

sun_tzu-table-act-order = Vyber provincii, chceš-li k ní vyložit rozkaz
sun_tzu-table-act-lay = { $card_id ->
    [plague] Vylož sem mor
   *[other] Vylož sem kartu { $card }
}
sun_tzu-table-act-fight = Tady bude další bitva
sun_tzu-table-act-from = Vezmi odtud oddíl
sun_tzu-table-act-use = Použij tady svého generála
sun_tzu-table-act-march = Přesuň odtud oddíl
sun_tzu-table-act-reinforce = Umísti sem oddíl
## The second line of a choice in the panel

# $held (String) says whose the province is, $value (Number) what it is worth at the next scoring.
sun_tzu-table-about-place = { $held } · teď má hodnotu { $value }
sun_tzu-table-about-pool = { $armies ->
    [one] je tam ještě 1 oddíl
    [few] jsou tam ještě { $armies } oddíly
   *[other] je tam ještě { $armies } oddílů
}

## Results and stories of battles

sun_tzu-table-result-open = Karty odhaleny
sun_tzu-table-result-won = { $who_id ->
    [me] Vyhráváš o { $margin }
    [foe] Prohráváš o { $margin }
   *[other] { $seat } vyhrává o { $margin }
}
sun_tzu-table-result-tie = Nerozhodně
sun_tzu-table-result-plague = { $who_id ->
    [me] Mor: ztrácíš { $lost }
   *[other] Mor: { $seat } ztrácí { $lost }
}
sun_tzu-table-result-plague-none = Mor: beze ztrát
sun_tzu-table-story = bitva { $number } z 5
sun_tzu-table-story-old = poslední bitva kola { $round }
sun_tzu-table-against = { $sun_tzu_card } proti { $shao_card }.
sun_tzu-table-why-equal = Stejná čísla: nikdo nevyhrává.
sun_tzu-table-why-special = Plusová karta a −1 mají sílu soupeřovy karty, o své číslo větší nebo menší.
sun_tzu-table-why-same = Stejné karty obou stran se navzájem ruší: nic se nepřesouvá, nikdo neplatí.
sun_tzu-table-why-minus = Proti plusové kartě platí −1 jako 0.
sun_tzu-table-why-pluses = Ze dvou plusových karet vyhrává větší o rozdíl.
sun_tzu-table-why-plague = Mor: nebojuje se a polovina oddílů (zaokrouhleno dolů) se vrací do zásoby.
sun_tzu-table-why-plague-great = Pán moru: nebojuje se a všechny oddíly až na 1 se vracejí do zásoby.
sun_tzu-table-why-plague-one = Mor zruší i kartu navíc za kartu 1.
sun_tzu-table-why-healer = Díky Léčiteli platí mor jako síla 0.
sun_tzu-table-why-feint = Lstivec: karta, kterou zahrál Sun Tzu, platí jako 6.

## The hand

sun_tzu-table-about-1 = 1: na konci kola si dobereš 3 karty a 2 si necháš. Po kole se vrací.
sun_tzu-table-about-6 = 6: 1 tvůj oddíl přijde na pole s názvem provincie a kartu 6 tam už nelze vyložit znovu. Po kole se vrací.
sun_tzu-table-about-framed = Bojuje svým číslem a po kole se vrací.
sun_tzu-table-about-number = Bojuje svým číslem, potom opouští hru.
sun_tzu-table-about-plague = Nebojuje se: polovina tamních oddílů (zaokrouhleno dolů) se vrací do zásoby.
sun_tzu-table-about-plague-great = Nebojuje se: všechny tamní oddíly až na 1 se vracejí do zásoby.
sun_tzu-table-about-minus = Má sílu soupeřovy karty zmenšenou o 1.
# $bonus (Number) is how much the card adds, $price (Number) how many armies it costs.
sun_tzu-table-about-plus = { $price ->
    [0] Má sílu soupeřovy karty zvýšenou o { $bonus }.
    [one] Má sílu soupeřovy karty zvýšenou o { $bonus }; ať bitva dopadne jakkoli, stojí 1 oddíl, který jde do tvých posil.
    [few] Má sílu soupeřovy karty zvýšenou o { $bonus }; ať bitva dopadne jakkoli, stojí { $price } oddíly, které jdou do tvých posil.
   *[other] Má sílu soupeřovy karty zvýšenou o { $bonus }; ať bitva dopadne jakkoli, stojí { $price } oddílů, které jdou do tvých posil.
}
sun_tzu-table-card-framed = Karta { $card } s rámečkem. { $text }
sun_tzu-table-card-once = { $card_id ->
    [plague] Mor. { $text }
   *[other] Karta { $card }. { $text }
}
sun_tzu-table-drawn-card = Dobraná karta: { $card }
sun_tzu-table-goes-under = Přijde dospod tvého balíčku
sun_tzu-table-hint-orders = Dotkni se karty a potom provincie, nebo ji tam přetáhni. Vyloženo: { $laid } z 5.
sun_tzu-table-hint-province = { $card_id ->
    [plague] Kam přijde mor?
   *[other] Kam přijde karta { $card }?
}
sun_tzu-table-hint-card = Která karta přijde k provincii { $province }?
sun_tzu-table-hint-ready = Všech pět je vyloženo. Můžeš je ještě měnit, dokud je nepotvrdí obě strany.
sun_tzu-table-hint-sealed = Tvoje rozkazy jsou zapečetěné, dokud nebude připravena druhá strana.
sun_tzu-table-hint-draw = Vybraná karta jde dospod tvého balíčku. Ostatní si necháš.
sun_tzu-table-hint-plague-one = Bez třetí karty: tvoje 1 se střetla s morem.
sun_tzu-table-hint-buy = { $reserves ->
    [one] Zaplať dotykem zvýrazněné karty: v posilách čeká 1 oddíl.
    [few] Zaplať dotykem zvýrazněné karty: v posilách čekají { $reserves } oddíly.
   *[other] Zaplať dotykem zvýrazněné karty: v posilách čeká { $reserves } oddílů.
}
sun_tzu-table-change = Změnit rozkazy

## Generals and events

sun_tzu-table-choose-general = Tvoji generálové
sun_tzu-table-choose-secret = druhá strana nevidí, který
sun_tzu-table-moment-now = teď
sun_tzu-table-moment-later = teď ne
sun_tzu-table-moment-late = příliš pozdě
sun_tzu-table-down-general = skrytý generál
sun_tzu-table-general-down = { $count ->
    [one] { $seat }: 1 generál lícem dolů
    [few] { $seat }: { $count } generálové lícem dolů
   *[other] { $seat }: { $count } generálů lícem dolů
}
sun_tzu-table-general-used = { $seat } – použitý generál: { $general }
sun_tzu-table-progress-plagues = Zahraný mor: { $plagues } ze 4
sun_tzu-table-progress-sixes = Označeno: Sun Tzu { $sun_tzu }, král Shao { $shao }

## Still in the game

sun_tzu-table-still-card = { $card }: zbývá { $left }/{ $all }
sun_tzu-table-still-card-shown = { $card }: zbývá { $left }/{ $all }, odhaleno na mapě: { $shown }
sun_tzu-table-still-card-piled = { $card }: zbývá { $left }/{ $all }, jistě v balíčku: { $piled }
sun_tzu-table-key-left = zbývá
sun_tzu-table-key-shown = na mapě
sun_tzu-table-key-gone = mimo hru
## The drawer of a side

sun_tzu-table-area-provinces = Provincie
# $value (Number) is what the province is worth at the next scoring.
sun_tzu-table-area-armies = { $armies ->
    [one] 1 oddíl, hodnota { $value }
    [few] { $armies } oddíly, hodnota { $value }
   *[other] { $armies } oddílů, hodnota { $value }
}
sun_tzu-table-area-marked = Šestka použita v provinciích
sun_tzu-table-area-box = Karty mimo hru
sun_tzu-table-area-known = Určitě v balíčku
sun_tzu-table-area-generals = Už použití generálové
sun_tzu-table-area-none = žádné

## The end

sun_tzu-table-source-start = Začátek
sun_tzu-table-source-scored = Bodování kola { $round }
sun_tzu-table-source-point = Událost „Dvě jedničky“
sun_tzu-table-source-vanguard = Předvoj
sun_tzu-table-source-stopped = Zastavení na konci stupnice
# What a number counts; the numbers stand above, one for each side. $steps (Number) is the one of the steps.
sun_tzu-table-number-steps = { $steps ->
    [one] krok od středu
    [few] kroky od středu
   *[other] kroků od středu
}
sun_tzu-table-number-pools = oddíly v zásobách
sun_tzu-table-number-provinces = ovládané provincie
sun_tzu-table-number-battles = vyhrané bitvy
