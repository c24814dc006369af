### The words of The Great Wall in Polish. Arguments: see platform.ftl. The names of cards and pieces: great_wall_cards.ftl.
### Terms: see the heads of great_wall_rules.ftl and great_wall_cards.ftl.

great_wall-title = Wielki Mur

## Names

great_wall-seat-0 = Gracz 1
great_wall-seat-1 = Gracz 2
great_wall-seat-2 = Gracz 3
great_wall-seat-3 = Gracz 4
# Seats that the rules move.
great_wall-seat-reed = Klan Trzciny
great_wall-seat-qin = Qin Jiushao

# The places of the hordes, row 1 next to the wall.
great_wall-place-left-1 = lewa sekcja, rząd 1
great_wall-place-left-2 = lewa sekcja, rząd 2
great_wall-place-left-3 = lewa sekcja, rząd 3
great_wall-place-middle-1 = środkowa sekcja, rząd 1
great_wall-place-middle-2 = środkowa sekcja, rząd 2
great_wall-place-middle-3 = środkowa sekcja, rząd 3
great_wall-place-right-1 = prawa sekcja, rząd 1
great_wall-place-right-2 = prawa sekcja, rząd 2
great_wall-place-right-3 = prawa sekcja, rząd 3

# Where honor comes from: stands in brackets, or in a chart.
great_wall-source-donations = datki
great_wall-source-spots = punkty witalne
great_wall-source-battles = pokonane hordy
great_wall-source-buildings = budowa
great_wall-source-generals = generał
great_wall-source-advisors = doradcy
great_wall-source-tactics = karty taktyk
great_wall-source-commands = karty rozkazów
great_wall-source-recalls = nieodzyskane karty rozkazów
great_wall-source-shame = hańba
great_wall-source-trophies = trofea
great_wall-source-artifacts = artefakty
great_wall-source-overseers = nadzorcy
great_wall-source-head_start = przewaga na start
great_wall-source-decrees = dekrety

great_wall-deck-hordes = talia hordy
great_wall-deck-tactics = talia taktyk
great_wall-deck-advisors = talia doradców
great_wall-deck-generals = talia generałów
great_wall-deck-artifacts = talia artefaktów
great_wall-deck-qin = talia rozkazów Qin Jiushao
great_wall-deck-tokens = kolejność żetonów na torze lokacji Qin Jiushao
great_wall-deck-decrees = talia dekretów
great_wall-deck-events = talia wydarzeń

# Why the game ends: stands after a colon.
great_wall-cause-walls = dość sekcji muru ma już poziom 3
great_wall-cause-shame = w banku nie ma już żetonów hańby
great_wall-cause-time = minął ostatni rok
great_wall-cause-decrees = spełniono dość dekretów

# What the player is asked now: the second half of a refusal, after a colon.
great_wall-now-general = wybierasz teraz generała
great_wall-now-advisors = wybierasz teraz aktywnego doradcę
great_wall-now-command = wybierasz teraz kartę rozkazu
great_wall-now-space = wybierasz teraz pole toru rozkazów
great_wall-now-next_location = wybierasz teraz następną rozpatrywaną lokację
great_wall-now-clerk = przenosisz teraz urzędników
great_wall-now-advance = możesz teraz wykonać specjalną aktywację
great_wall-now-upgrade = możesz teraz ulepszyć nadzorcę
great_wall-now-overseer = wybierasz teraz żołnierza, który zostanie nadzorcą
great_wall-now-donate = możesz teraz przekazać datek
great_wall-now-tea = możesz teraz przesunąć swój znacznik herbaty w górę
great_wall-now-recruit = wskazujesz teraz swoich rekrutów
great_wall-now-next_recruit = wybierasz teraz następnego rekruta do wystawienia
great_wall-now-place_recruit = wystawiasz teraz rekruta
great_wall-now-attacker = wybierasz teraz, kto atakuje
great_wall-now-target = wybierasz teraz punkt, który atakujesz
great_wall-now-wound = zadajesz teraz ranę hordzie
great_wall-now-shot = strzelają teraz twoi łucznicy
great_wall-now-build = wskazujesz teraz, co budujesz
great_wall-now-hire = zatrudniasz teraz w cesarskiej ambasadzie
great_wall-now-advisor_role = wyznaczasz teraz rolę nowego doradcy
great_wall-now-route = wybierasz teraz, między którymi sekcjami przechodzą żołnierze
great_wall-now-march = przenosisz teraz żołnierzy
great_wall-now-draw = dobierasz teraz karty taktyk
great_wall-now-discard = musisz teraz odrzucić kartę taktyki
great_wall-now-tactic = możesz teraz zagrać kartę taktyki
great_wall-now-paid_ability = możesz teraz zapłacić za zdolność
great_wall-now-ability = wybierasz teraz, która z twoich zdolności działa następna
great_wall-now-shame = umieszczasz teraz żeton hańby
great_wall-now-redeem = możesz teraz pozbyć się żetonów hańby
great_wall-now-cleanse = możesz teraz odrzucić żetony hańby
great_wall-now-recall = wybierasz teraz między kartami rozkazów a honorem
great_wall-now-death = wskazujesz teraz żołnierzy, którzy mieliby zginąć
great_wall-now-save = możesz teraz uratować żołnierzy
great_wall-now-ransom = możesz teraz zapłacić za uratowanie żołnierzy
great_wall-now-pay = płacisz teraz
great_wall-now-warehouse = wybierasz teraz, czym płaci magazyn
great_wall-now-take = bierzesz teraz surowce
great_wall-now-exchange = możesz teraz wymienić surowce
great_wall-now-give = możesz teraz dać surowce innemu graczowi
great_wall-now-lose = wybierasz teraz, co tracisz
great_wall-now-income = bierzesz teraz dochód nadzorcy
great_wall-now-reclaim = możesz teraz odzyskać karty rozkazów
great_wall-now-copy = wybierasz teraz kartę rozkazu do skopiowania
great_wall-now-choose = wybierasz teraz efekt karty
great_wall-now-location = wybierasz teraz lokację
great_wall-now-section = wybierasz teraz sekcję
great_wall-now-reed_clerk = przenosisz teraz urzędników Klanu Trzciny
great_wall-now-reed_advisor = wybierasz teraz doradcę, którego odrzuca Klan Trzciny
great_wall-now-reed_barricade = wybierasz teraz, gdzie Klan Trzciny buduje barykadę
great_wall-now-reed_spearman = wybierasz teraz punkt, który atakuje włócznik Klanu Trzciny
great_wall-now-qin_advisor = wybierasz teraz doradcę, którego dostaje Qin Jiushao
great_wall-now-first = ustalacie teraz, kto działa pierwszy
great_wall-now-player = wybierasz teraz gracza
great_wall-now-split = rozdzielasz teraz to, co daje karta
great_wall-now-decree = możesz teraz zaproponować dekret
great_wall-now-share = wyznaczasz teraz udziały w swojej propozycji
great_wall-now-consent = odpowiadasz teraz na propozycję
great_wall-now-sacrifice = wybierasz teraz, co poświęcasz

## Parts of sentences: names with their article, preposition or number

great_wall-part-resources = { $resource_id ->
    [wood] { $number } drewna
    [stone] { $number } kamienia
    [gold] { $number } złota
   *[other] { $number } { $resource }
}
great_wall-part-honor = { $number ->
    [one] 1 punkt honoru
    [few] { $number } punkty honoru
   *[many] { $number } punktów honoru
}
great_wall-part-soldier = { $soldier_id ->
    [spearman] włócznika
    [archer] łucznika
    [horseman] kawalerzystę
   *[other] { $soldier }
}
great_wall-part-with = { $soldier_id ->
    [spearman] włócznikiem
    [archer] łucznikiem
    [horseman] kawalerzystą
   *[other] { $soldier }
}
great_wall-part-soldiers = { $soldier_id ->
    [spearman] { $number ->
        [one] 1 włócznika
       *[other] { $number } włóczników
    }
    [archer] { $number ->
        [one] 1 łucznika
       *[other] { $number } łuczników
    }
    [horseman] { $number ->
        [one] 1 kawalerzystę
       *[other] { $number } kawalerzystów
    }
   *[other] { $number } { $soldier }
}
great_wall-part-at = { $location_id ->
    [lumber_mill] w tartaku
    [quarry] w kamieniołomie
    [gold_mine] w kopalni złota
    [temple] w świątyni
    [barracks] w koszarach
    [tea_house] w herbaciarni
    [builders_camp] w obozie budowniczych
    [embassy] w cesarskiej ambasadzie
    [academy] w akademii wojskowej
    [logistics] w centrum logistycznym
   *[other] { $location }
}
great_wall-part-to = { $location_id ->
    [lumber_mill] do tartaku
    [quarry] do kamieniołomu
    [gold_mine] do kopalni złota
    [temple] do świątyni
    [barracks] do koszar
    [tea_house] do herbaciarni
    [builders_camp] do obozu budowniczych
    [embassy] do cesarskiej ambasady
    [academy] do akademii wojskowej
    [logistics] do centrum logistycznego
   *[other] { $location }
}
great_wall-part-from = { $start_id ->
    [pool] z puli
    [lumber_mill] z tartaku
    [quarry] z kamieniołomu
    [gold_mine] z kopalni złota
    [temple] ze świątyni
    [barracks] z koszar
    [tea_house] z herbaciarni
    [builders_camp] z obozu budowniczych
    [embassy] z cesarskiej ambasady
    [academy] z akademii wojskowej
    [logistics] z centrum logistycznego
   *[other] { $start }
}
great_wall-part-in-section = { $section_id ->
    [left] w lewej sekcji
    [middle] w środkowej sekcji
   *[right] w prawej sekcji
}
great_wall-part-of-section = { $section_id ->
    [left] lewej sekcji
    [middle] środkowej sekcji
   *[right] prawej sekcji
}
great_wall-part-from-section = { $section_id ->
    [left] z lewej sekcji
    [middle] ze środkowej sekcji
   *[right] z prawej sekcji
}
great_wall-part-to-goal = { $goal_id ->
    [left] do lewej sekcji
    [middle] do środkowej sekcji
   *[right] do prawej sekcji
}
# The head of a line: "Left section: ..."
great_wall-part-section = { $section_id ->
    [left] Lewa sekcja
    [middle] Środkowa sekcja
   *[right] Prawa sekcja
}
# The command cards of the others.
great_wall-part-revealed = { $about ->
    [seat_command] Odkryli pozostali: { $seat }: { $command }.
    [seat_command_seat_2_command_2] Odkryli pozostali: { $seat }: { $command }; { $seat_2 }: { $command_2 }.
    [seat_command_seat_2_command_2_seat_3_command_3] Odkryli pozostali: { $seat }: { $command }; { $seat_2 }: { $command_2 }; { $seat_3 }: { $command_3 }.
   *[other] Nikt inny nie odkrył karty.
}
# What a player gives for a decree.
great_wall-part-given = { $about ->
    [seat_decree_number_give] { $give }: { $number }
    [seat_decree_number_give_number_2_give_2] { $give }: { $number }, { $give_2 }: { $number_2 }
    [seat_decree_number_give_number_2_give_2_number_3_give_3] { $give }: { $number }, { $give_2 }: { $number_2 }, { $give_3 }: { $number_3 }
   *[other] { "–" }
}
# The horde on a card, without the section that the back of the card points to.
great_wall-part-horde = { $horde_card_id ->
    [leader_left] { great_wall-horde-leader }
    [leader_middle] { great_wall-horde-leader }
    [leader_right] { great_wall-horde-leader }
    [infantry_left] { great_wall-horde-infantry }
    [infantry_middle] { great_wall-horde-infantry }
    [infantry_right] { great_wall-horde-infantry }
    [incendiaries_left] { great_wall-horde-incendiaries }
    [incendiaries_middle] { great_wall-horde-incendiaries }
    [incendiaries_right] { great_wall-horde-incendiaries }
    [brutes_left] { great_wall-horde-brutes }
    [brutes_middle] { great_wall-horde-brutes }
    [brutes_right] { great_wall-horde-brutes }
    [spies_left] { great_wall-horde-spies }
    [spies_middle] { great_wall-horde-spies }
    [spies_right] { great_wall-horde-spies }
    [riders_left] { great_wall-horde-riders }
    [riders_middle] { great_wall-horde-riders }
    [riders_right] { great_wall-horde-riders }
    [sappers_left] { great_wall-horde-sappers }
    [sappers_middle] { great_wall-horde-sappers }
    [sappers_right] { great_wall-horde-sappers }
    [shield_bearers_left] { great_wall-horde-shield_bearers }
    [shield_bearers_middle] { great_wall-horde-shield_bearers }
    [shield_bearers_right] { great_wall-horde-shield_bearers }
    [keshig_guard_left] { great_wall-horde-keshig_guard }
    [keshig_guard_middle] { great_wall-horde-keshig_guard }
    [keshig_guard_right] { great_wall-horde-keshig_guard }
    [war_chief_left] { great_wall-horde-war_chief }
    [war_chief_middle] { great_wall-horde-war_chief }
    [war_chief_right] { great_wall-horde-war_chief }
    [fire_carts_left] { great_wall-horde-fire_carts }
    [fire_carts_middle] { great_wall-horde-fire_carts }
    [fire_carts_right] { great_wall-horde-fire_carts }
    [heavy_lancers_left] { great_wall-horde-heavy_lancers }
    [heavy_lancers_middle] { great_wall-horde-heavy_lancers }
    [heavy_lancers_right] { great_wall-horde-heavy_lancers }
    [steppe_archers_left] { great_wall-horde-steppe_archers }
    [steppe_archers_middle] { great_wall-horde-steppe_archers }
    [steppe_archers_right] { great_wall-horde-steppe_archers }
    [tunnellers_left] { great_wall-horde-tunnellers }
    [tunnellers_middle] { great_wall-horde-tunnellers }
    [tunnellers_right] { great_wall-horde-tunnellers }
    [plunderers_left] { great_wall-horde-plunderers }
    [plunderers_middle] { great_wall-horde-plunderers }
    [plunderers_right] { great_wall-horde-plunderers }
    [siege_tower_left] { great_wall-horde-siege_tower }
    [siege_tower_middle] { great_wall-horde-siege_tower }
    [siege_tower_right] { great_wall-horde-siege_tower }
   *[other] { $horde_card }
}

## Questions

great_wall-ask-general = Którego generała zatrzymujesz? Drugi opuszcza grę nieujawniony. { $tea_id ->
    [fixed] Twój znacznik herbaty zaczyna na szczycie, bez względu na wartość herbaty.
   *[by_value] Najwyższa wartość herbaty zaczyna na szczycie kolejności herbaty.
}
great_wall-ask-advisors = Którego z dwóch doradców czynisz aktywnym? Drugi wspiera twojego generała.
great_wall-ask-command = Którą kartę rozkazu zagrywasz w tym roku? Wszyscy wybierają w tajemnicy i odkrywają razem.
great_wall-ask-space = Na którym polu toru rozkazów kładziesz swoją kartę? Karty rozpatruje się od pola 1. { great_wall-part-revealed }
great_wall-ask-next_location = Która aktywowana lokacja jest rozpatrywana następna?
great_wall-ask-clerk = { $about ->
    [seat_command] Którego urzędnika przenosisz i dokąd? Pozwala na to karta „{ $command }” ({ $seat }).
   *[other] Którego urzędnika przenosisz i dokąd?
}
great_wall-ask-advance = W której lokacji wykonujesz specjalną aktywację? Nie musi być pełna i nikt nie otrzymuje hańby za samotną obecność. Pełne lokacje i tak aktywują się po twojej karcie.
great_wall-ask-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Czy stawiasz nadzorcę { great_wall-part-at } (koszt: { great_wall-part-resources })?
       *[other] Czy ulepszasz nadzorcę { great_wall-part-at } do poziomu { $level } (koszt: { great_wall-part-resources })?
    }
    [location_level] { $level ->
        [1] Czy stawiasz nadzorcę { great_wall-part-at }?
       *[other] Czy ulepszasz nadzorcę { great_wall-part-at } do poziomu { $level }?
    }
   *[other] Którego nadzorcę stawiasz lub ulepszasz?
}
great_wall-ask-overseer = Który żołnierz z twojej puli zostaje nadzorcą? Jego rodzaj nie ma tam znaczenia.
great_wall-ask-donate = Czy przekazujesz datek do magazynu: { great_wall-part-resources }? Ten surowiec został właśnie zebrany.
great_wall-ask-tea = Czy przesuwasz swój znacznik herbaty w górę?
great_wall-ask-recruit = Kogo rekrutujesz? Wskazujesz rekrutów po kolei, a płacisz za wszystkich razem.
great_wall-ask-next_recruit = Którego rekruta wystawiasz jako następnego?
great_wall-ask-place_recruit = { $soldier_id ->
    [horseman] Które dwa sąsiednie punkty atakuje kawalerzysta albo w której strefie odpoczynku czeka?
   *[other] Gdzie atakuje twój rekrut albo w której strefie odpoczynku czeka?
}
great_wall-ask-attacker = Kim atakujesz teraz?
great_wall-ask-target = { $soldier_id ->
    [horseman] Które dwa sąsiednie punkty atakuje twój kawalerzysta?
   *[other] Który punkt atakuje twój żołnierz?
}
great_wall-ask-wound = Gdzie zadajesz ranę?
great_wall-ask-shot = Ostrzał: gdzie twój łucznik zadaje ranę?
great_wall-ask-build = Co budujesz? Wskazujesz wszystkie budowle, a potem płacisz za nie razem; najpierw płaci magazyn.
great_wall-ask-hire = Kogo zatrudniasz w cesarskiej ambasadzie?
great_wall-ask-advisor_role = { $advisor }: czy ten doradca będzie aktywny, czy wspierający? Tak zostanie już na stałe.
great_wall-ask-route = Z której sekcji do której przenosisz żołnierzy?
great_wall-ask-march = Którego żołnierza przenosisz teraz?
great_wall-ask-draw = Ile kart taktyk dobierasz?
great_wall-ask-discard = Masz na ręce za dużo kart taktyk. Którą odrzucasz?
great_wall-ask-tactic = { $trigger_id ->
    [horde_defeated] { great_wall-part-section }: horda „{ great_wall-part-horde }” zostaje pokonana.
    [horde_won] { great_wall-part-section }: zdobywasz trofeum „{ great_wall-part-horde }”.
    [attack] Właśnie odbył się twój atak.
    [last_wound] Zakrywasz ostatni punkt hordy „{ great_wall-part-horde }” ({ $place }).
    [soldiers_dying] { great_wall-part-section }: twoi żołnierze mają zginąć.
    [soldiers_killed] { great_wall-part-section }: twoi żołnierze zginęli.
    [recruit] Właśnie odbyła się twoja rekrutacja.
   *[after_command] Wszystkie ramki twojej karty rozkazu są wykonane.
} Czy zagrywasz kartę taktyki? { $asked_id ->
    [you] Pytanie dotyczy tylko ciebie i nie zależy od tego, jakie karty masz na ręce.
   *[several] To samo pytanie mogą dostać inni, którzy mają na ręce karty taktyk, bez względu na to, jakie.
}
great_wall-ask-paid_ability = { $about ->
    [price_general] Czy płacisz { $price } za zdolność generała ({ $general })?
   *[price_advisor] Czy płacisz { $price } za zdolność doradcy ({ $advisor })?
}
great_wall-ask-ability = Która z twoich zdolności działa następna?
great_wall-ask-shame = Gdzie umieszczasz żeton hańby?
great_wall-ask-redeem = Czy zwracasz żeton hańby do banku? { $about ->
    [number_resource] Każdy kosztuje { great_wall-part-resources }.
   *[number] Za każdy tracisz { great_wall-part-honor }.
}
great_wall-ask-cleanse = { $about ->
    [seat] Który żeton hańby odrzucasz? Pozwala ci na to urzędnik Klanu Trzciny w świątyni, bo trwa twoja tura.
   *[other] Który żeton hańby odrzucasz?
}
great_wall-ask-recall = Czy odzyskujesz swoje odrzucone karty rozkazów? Jeśli nie, pozostają odrzucone, a ty otrzymujesz { great_wall-part-honor }.
great_wall-ask-death = Który z twoich żołnierzy na hordzie „{ great_wall-part-horde }” miałby zginąć? Do wskazania: { $number }.
great_wall-ask-save = Którego ze swoich żołnierzy ratujesz?
great_wall-ask-ransom = Którego ze swoich żołnierzy ratujesz? Każdy kosztuje { great_wall-part-resources }; wszyscy inni giną.
great_wall-ask-pay = Czym płacisz? Wybierz jeden rodzaj i jego liczbę; resztę płacisz pozostałymi.
great_wall-ask-warehouse = Czym płaci magazyn? Wybierz jeden rodzaj i jego liczbę.
great_wall-ask-take = Które surowce bierzesz?
great_wall-ask-exchange = Który surowiec wymieniasz i na jaki?
great_wall-ask-give = Który surowiec dajesz i komu?
great_wall-ask-lose = Co tracisz?
great_wall-ask-income = Dochód którego nadzorcy bierzesz?
great_wall-ask-reclaim = Którą odrzuconą kartę rozkazu odzyskujesz na rękę?
great_wall-ask-copy = Którą kartę rozkazu z toru kopiujesz? Wykonuje się tylko ramki jej właściciela.
great_wall-ask-choose = Który z tych efektów wybierasz?
great_wall-ask-location = { $doing }. Którą lokację wybierasz?
great_wall-ask-section = { $doing }. Którą sekcję wybierasz?
great_wall-ask-reed_clerk = Za Klan Trzciny: którego z jego urzędników przenosisz i dokąd? W jednej lokacji klan ma zawsze najwyżej 1 urzędnika.
great_wall-ask-reed_advisor = Za Klan Trzciny: którego doradcę z toru odrzucasz?
great_wall-ask-reed_barricade = Za Klan Trzciny: w której sekcji budujesz jego darmową barykadę?
great_wall-ask-reed_spearman = Za Klan Trzciny: który punkt atakuje jego włócznik? Nagrody z tego punktu nie otrzymuje nikt.
great_wall-ask-qin_advisor = Którego doradcę oddajesz Qin Jiushao jako wspierającego? Drugi odchodzi z toru.
great_wall-ask-first = Czy zaczynasz? Może teraz działać kilku graczy, a kto pierwszy odpowie, ten zaczyna.
great_wall-ask-player = { $doing }. Którego gracza wybierasz?
great_wall-ask-split = { $doing }. Komu przypada następna część? Rozdzielasz je po jednej.
great_wall-ask-decree = Spełnienie którego dekretu teraz proponujesz? Muszą się zgodzić wszyscy gracze, którzy mieliby coś dać.
great_wall-ask-share = Ile daje { $seat } na dekret „{ $decree }” ({ $give })? Udziały wyznaczasz w kolejności miejsc.
great_wall-ask-consent = { $seat } proponuje spełnienie dekretu „{ $decree }”. Czy zgadzasz się na swój udział ({ great_wall-part-given })? Gdy zgodzą się wszyscy, dekret zostaje od razu opłacony i spełniony.
great_wall-ask-sacrifice = Co poświęcasz na dekret? Opuszcza to grę.

## Options

great_wall-option-done = Zakończ
great_wall-option-pass = Nie zagrywaj karty taktyki
great_wall-option-donate = { $about ->
    [number_resource] Przekaż datek: { great_wall-part-resources }
   *[other] Przekaż datek: 1 sztukę surowca
}
great_wall-option-tea_up = Przesuń swój znacznik herbaty w górę
great_wall-option-make_active = Uczyń doradcę aktywnym
great_wall-option-make_supporting = Uczyń doradcę wspierającym
great_wall-option-hire_clerk = Zatrudnij urzędnika
great_wall-option-take_back = Odzyskaj swoje odrzucone karty rozkazów
great_wall-option-take_honor = { $about ->
    [number] Otrzymaj { great_wall-part-honor } za odrzucone karty rozkazów
   *[other] Otrzymaj honor za odrzucone karty rozkazów
}
great_wall-option-activate = Aktywuj lokację: { $location }
great_wall-option-at = Wybierz lokację: { $location }
great_wall-option-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Postaw nadzorcę { great_wall-part-at }: { great_wall-part-resources }
       *[other] Ulepsz swojego nadzorcę { great_wall-part-at }: { great_wall-part-resources }
    }
    [location_level] { $level ->
        [1] Postaw nadzorcę { great_wall-part-at }
       *[other] Ulepsz swojego nadzorcę { great_wall-part-at }
    }
   *[other] Ulepsz swojego nadzorcę { great_wall-part-at }
}
great_wall-option-income = Weź dochód swojego nadzorcy { great_wall-part-at }
great_wall-option-clerk = Przenieś urzędnika { great_wall-part-from } { great_wall-part-to }
great_wall-option-rest = Wyślij go do strefy odpoczynku { great_wall-part-of-section }
great_wall-option-barricade = Zbuduj barykadę { great_wall-part-in-section }
great_wall-option-wall = Zbuduj następną kondygnację muru { great_wall-part-in-section }
great_wall-option-at_section = { $section_id ->
    [left] Wybierz lewą sekcję
    [middle] Wybierz środkową sekcję
   *[right] Wybierz prawą sekcję
}
great_wall-option-route = Przenieś żołnierzy { great_wall-part-from-section } { great_wall-part-to-goal }
great_wall-option-space = Połóż swoją kartę na polu { $space }
great_wall-option-overseer = Uczyń { great_wall-part-soldier } nadzorcą
great_wall-option-recruit = Zrekrutuj { great_wall-part-soldier }
great_wall-option-next = Teraz wystaw { great_wall-part-soldier }
great_wall-option-shame = Umieść żeton pod { great_wall-part-with } w swojej puli
great_wall-option-unshame = Zwróć do banku żeton leżący pod { great_wall-part-with }
great_wall-option-dies = Wskaż { great_wall-part-soldier }: ma zginąć
great_wall-option-save = Uratuj { great_wall-part-soldier }
great_wall-option-march = Przenieś { great_wall-part-soldier } ze strefy odpoczynku do strefy odpoczynku
great_wall-option-march_firing = Przenieś łucznika z pola ostrzału na pole ostrzału
great_wall-option-march_down = Przenieś łucznika z pola ostrzału do strefy odpoczynku
great_wall-option-with = Zaatakuj { great_wall-part-with } ze strefy odpoczynku { great_wall-part-of-section }
great_wall-option-with_firing = Zaatakuj łucznikiem z pola ostrzału { great_wall-part-of-section }
great_wall-option-lose_soldier = Strać { great_wall-part-soldier } ze strefy odpoczynku { great_wall-part-of-section }
great_wall-option-lose_firing = Strać łucznika z pola ostrzału { great_wall-part-of-section }
great_wall-option-draw = { $number ->
    [0] Nie dobieraj kart
    [one] Dobierz 1 kartę
    [few] Dobierz { $number } karty
   *[many] Dobierz { $number } kart
}
great_wall-option-choose = { $about ->
    [choice] { $choice }
   *[number] Wybierz efekt { $number }
}
great_wall-option-spot = { great_wall-part-section }, rząd { $row }, punkt { $cell }
great_wall-option-spots = { great_wall-part-section }, rząd { $row }, punkty { $cell }
great_wall-option-pay = Zapłać { great_wall-part-resources }
great_wall-option-take = Weź { great_wall-part-resources }
great_wall-option-exchange = Wymień { $resource } na { $other }
great_wall-option-give = { $resource_id ->
    [wood] Daj 1 drewna: { $seat }
    [stone] Daj 1 kamienia: { $seat }
    [gold] Daj 1 złota: { $seat }
   *[other] Daj 1 { $resource }: { $seat }
}
great_wall-option-command = Zagraj kartę „{ $command }”
great_wall-option-reclaim = Odzyskaj na rękę kartę „{ $command }”
great_wall-option-copy = Skopiuj kartę „{ $command }”
great_wall-option-general = Zatrzymaj generała: { $general }
great_wall-option-use_general = Użyj zdolności generała: { $general }
great_wall-option-advisor = Uczyń aktywnym: { $advisor }
great_wall-option-hire = Zatrudnij doradcę: { $advisor }
great_wall-option-use_advisor = Użyj zdolności doradcy: { $advisor }
great_wall-option-dismiss = Odrzuć doradcę z toru: { $advisor }
great_wall-option-to_qin = Oddaj doradcę Qin Jiushao: { $advisor }
great_wall-option-play = Zagraj kartę taktyki „{ $tactic }”
great_wall-option-boost = { $about ->
    [tactic_number] { $number ->
        [0] Zagraj za darmo „{ $tactic }” z efektem wzmocnionym
       *[other] Zapłać { $number } chi i zagraj „{ $tactic }” z efektem wzmocnionym
    }
   *[other] Zapłać chi i zagraj „{ $tactic }” z efektem wzmocnionym
}
great_wall-option-discard = Odrzuć kartę taktyki „{ $tactic }”
great_wall-option-shame_trophy = Umieść żeton na swoim trofeum: { $horde_card }
great_wall-option-unshame_trophy = Zwróć do banku żeton ze swojego trofeum: { $horde_card }
great_wall-option-first = Zacznij
great_wall-option-buy_off = { $about ->
    [number] Strać { great_wall-part-honor } i od razu zwróć żeton
   *[other] Strać honor i od razu zwróć żeton
}
great_wall-option-let_go = { $about ->
    [number] Strać już teraz { great_wall-part-honor } za żeton: nie ma go gdzie położyć i opuszcza grę
   *[other] Strać już teraz honor za żeton: nie ma go gdzie położyć i opuszcza grę
}
great_wall-option-player = Wybierz: { $seat }
great_wall-option-propose = Zaproponuj spełnienie dekretu „{ $decree }”
great_wall-option-share = { $number ->
    [0] Nie daje nic
   *[other] Daje { $number }
}
great_wall-option-agree = Zgódź się na propozycję
great_wall-option-refuse = Odrzuć propozycję
great_wall-option-sacrifice_clerk = Poświęć urzędnika { great_wall-part-from }
great_wall-option-sacrifice_trophy = Poświęć swoje trofeum: { $horde_card }

## Why: what a bot that judges options says about one

great_wall-reason-wait = Na tym tutaj kończysz.
great_wall-reason-save = Zachowujesz karty taktyk na inny moment.
great_wall-reason-general = Zdolność generała jest twoja przez całą grę.
great_wall-reason-active = Zdolność aktywnego doradcy działa dla ciebie.
great_wall-reason-supporting = Wspierający doradca może wzmocnić zdolność generała.
great_wall-reason-command = Od tej karty zależy, co możesz zrobić tej jesieni.
great_wall-reason-copy = Otrzymujesz to, co karta daje właścicielowi.
great_wall-reason-space = { $space ->
    [1] Twoja karta jest rozpatrywana przed wszystkimi innymi.
   *[other] Karty na wcześniejszych polach są rozpatrywane przed twoją.
}
great_wall-reason-take_back = Odzyskane karty można zagrać ponownie.
great_wall-reason-take_honor = Honor od razu, ale karty pozostają odrzucone.
great_wall-reason-hire = Doradca zostaje z tobą do końca gry.
great_wall-reason-qin = Drugi doradca odchodzi z toru.
great_wall-reason-draw = { $number ->
    [0] Ręka pozostaje bez zmian.
   *[other] Później masz do wyboru więcej kart taktyk.
}
great_wall-reason-discard = Inne karty taktyk zostają na ręce.
great_wall-reason-play = To jeden z momentów, w których karta działa.
great_wall-reason-boost = Efekt wzmocniony daje więcej.
great_wall-reason-ability = Zdolność działa od razu.
great_wall-reason-effect = Wykorzystujesz efekt w ten sposób.
great_wall-reason-fill = Zajmujesz ostatnie pole { great_wall-part-at }: lokacja się aktywuje.
great_wall-reason-join = O jednego urzędnika bliżej aktywacji { great_wall-part-at }.
great_wall-reason-special = Jeden urzędnik { great_wall-part-at } wystarczy do aktywacji.
great_wall-reason-activate = Tamtejsi urzędnicy pracują od razu.
great_wall-reason-hire_clerk = Odtąd masz o jednego urzędnika więcej.
great_wall-reason-upgrade = Odtąd nadzorca { great_wall-part-at } daje ci więcej.
great_wall-reason-overseer = Jako nadzorca ten żołnierz już nie walczy.
great_wall-reason-resources = Surowce od razu.
great_wall-reason-exchange = Więcej: { $other }, mniej: { $resource }.
great_wall-reason-pay = Od tego zależy, które surowce zachowujesz.
great_wall-reason-warehouse = Od tego zależy, co zostaje w magazynie.
great_wall-reason-donate = Zamieniasz 1 sztukę surowca na honor.
great_wall-reason-tea = Wyżej w kolejności herbaty działasz wcześniej.
great_wall-reason-recruit = O jednego żołnierza więcej przeciw hordom.
great_wall-reason-next = Tego rekruta wystawiasz przed innymi.
great_wall-reason-rest = Zachowujesz żołnierza na późniejszy atak.
great_wall-reason-attack = Każdy zakryty punkt przybliża pokonanie hordy.
great_wall-reason-spot = { $number ->
    [one] Wolny zostaje już tylko 1 punkt witalny tej hordy.
    [few] Wolne zostają jeszcze { $number } punkty witalne tej hordy.
   *[many] Wolnych zostaje jeszcze { $number } punktów witalnych tej hordy.
}
great_wall-reason-last = Zakrywasz ostatni punkt witalny: horda jest pokonana.
great_wall-reason-route = Więcej twoich żołnierzy { great_wall-part-in-section }.
great_wall-reason-march = Przenosisz o jednego żołnierza więcej.
great_wall-reason-dies = Oszczędzasz innego swojego żołnierza.
great_wall-reason-rescue = Ten żołnierz przeżywa.
great_wall-reason-lose = Zachowujesz za to coś innego.
great_wall-reason-build = Wzmacniasz obronę { great_wall-part-of-section }.
great_wall-reason-shame = Żołnierza z żetonem nie można użyć.
great_wall-reason-shame_trophy = Trofeum z żetonem nic nie daje na koniec gry.
great_wall-reason-unshame = Tego żołnierza znów można użyć.
great_wall-reason-unshame_trophy = Trofeum daje honor tylko bez hańby.
great_wall-reason-buy_off = Tracisz honor teraz, ale hańba nie zostaje.
great_wall-reason-let_go = Nie ma gdzie położyć żetonu.
great_wall-reason-clan = Decydujesz o tym za Klan Trzciny.
great_wall-reason-first = Działasz przed innymi.
great_wall-reason-player = Efekt jest dla tego gracza.
great_wall-reason-give = Inny gracz może to wykorzystać.
great_wall-reason-decree = Niespełniony dekret może przynieść hańbę.
great_wall-reason-refuse = Zachowujesz to, co trzeba by dać.
great_wall-reason-share = Od tego zależy, kto ile daje.
great_wall-reason-sacrifice = To opuszcza grę; resztę zachowujesz.

## What happened

great_wall-event-general = { $seat } wybiera generała: { $general }.
great_wall-event-first_advisors = { $seat } wybiera doradców: aktywny – { $advisor }, wspierający – { $supporter }.
great_wall-event-year = Zaczyna się rok { $year }.
great_wall-event-season = Nadchodzi { $season }.
great_wall-event-horde = Pod mur nadciąga horda „{ great_wall-part-horde }” ({ $place }).
great_wall-event-raid = { $number ->
    [0] Podbój: dla hordy „{ great_wall-part-horde }” nie ma miejsca; nie ma już żetonów hańby do usunięcia z gry.
    [one] Podbój: dla hordy „{ great_wall-part-horde }” nie ma miejsca; 1 żeton hańby opuszcza grę.
    [few] Podbój: dla hordy „{ great_wall-part-horde }” nie ma miejsca; { $number } żetony hańby opuszczają grę.
   *[many] Podbój: dla hordy „{ great_wall-part-horde }” nie ma miejsca; { $number } żetonów hańby opuszcza grę.
}
great_wall-event-advisor_shown = Nowa karta na torze doradców: { $advisor }.
great_wall-event-advisor_gone = Z toru doradców odchodzi { $advisor }.
great_wall-event-gained = { $seat } otrzymuje { great_wall-part-resources }.
great_wall-event-stored = { $seat } dokłada do magazynu { great_wall-part-resources }.
great_wall-event-honor = { $seat } otrzymuje { great_wall-part-honor } ({ $source }).
great_wall-event-honor_lost = { $seat } traci { great_wall-part-honor } ({ $source }).
great_wall-event-paid = { $seat } płaci { great_wall-part-resources }.
great_wall-event-warehouse_paid = Magazyn płaci { great_wall-part-resources }.
great_wall-event-drew = { $number ->
    [0] { $seat } nie ma czego dobrać: brakuje kart taktyk.
    [one] { $seat } dobiera 1 kartę taktyki.
    [few] { $seat } dobiera { $number } karty taktyk.
   *[many] { $seat } dobiera { $number } kart taktyk.
}
great_wall-event-drew_card = Dobrana karta: „{ $tactic }”.
great_wall-event-discarded = { $seat } odrzuca kartę taktyki „{ $tactic }”.
great_wall-event-clerk = { $seat } przenosi urzędnika { great_wall-part-from } { great_wall-part-to }.
great_wall-event-activated = Aktywuje się lokacja: { $location }.
great_wall-event-advanced = { $seat } wykonuje specjalną aktywację { great_wall-part-at }.
great_wall-event-overseer = { $level ->
    [1] { $seat } stawia nadzorcę { great_wall-part-at }.
   *[other] { $seat } ulepsza nadzorcę { great_wall-part-at } do poziomu { $level }.
}
great_wall-event-donated = { $resource_id ->
    [wood] { $seat } przekazuje datek do magazynu: 1 drewna.
    [stone] { $seat } przekazuje datek do magazynu: 1 kamienia.
    [gold] { $seat } przekazuje datek do magazynu: 1 złota.
   *[other] { $seat } przekazuje datek do magazynu: 1 { $resource }.
}
great_wall-event-tea = { $rank ->
    [1] { $seat } przechodzi na szczyt kolejności herbaty.
   *[other] { $seat } awansuje na miejsce { $rank } w kolejności herbaty.
}
great_wall-event-recruits = { $seat } rekrutuje { great_wall-part-soldier }.
great_wall-event-attacks = { $seat } atakuje { great_wall-part-with }: { $place }, punkt { $cell }.
great_wall-event-shoots = { $seat } strzela łucznikiem: { $place }, punkt { $cell }.
great_wall-event-wound = { $seat } zadaje ranę hordzie: { $place }, punkt { $cell }.
great_wall-event-rests = { $seat } wysyła { great_wall-part-soldier } do strefy odpoczynku { great_wall-part-of-section }.
great_wall-event-covered = Zakryto ostatni punkt hordy „{ great_wall-part-horde }” ({ $place }).
great_wall-event-defeated = { great_wall-part-section }: horda „{ great_wall-part-horde }” zostaje pokonana.
great_wall-event-trophy = { $seat } zdobywa trofeum: { great_wall-part-horde }.
great_wall-event-no_trophy = Na hordzie „{ great_wall-part-horde }” nikt nie ma żołnierza: kartę się odrzuca.
great_wall-event-trophy_of_clan = { $seat } zakrywa najwięcej punktów hordy „{ great_wall-part-horde }”, ale nie bierze trofeów: kartę się odrzuca.
great_wall-event-dying = { $seat } ma stracić { great_wall-part-soldiers }.
great_wall-event-saved = { $seat } ratuje { great_wall-part-soldier }, odsyłając go do strefy odpoczynku { great_wall-part-of-section }.
great_wall-event-killed = { $seat } traci w boju { great_wall-part-soldiers }.
great_wall-event-shame = { $seat } otrzymuje hańbę: żeton trafia pod { great_wall-part-soldier }.
great_wall-event-shame_on_trophy = { $seat } otrzymuje hańbę: żeton trafia na trofeum „{ great_wall-part-horde }”.
great_wall-event-shame_without_place = { $seat } otrzymuje hańbę, ale nie ma miejsca na żeton, który opuszcza grę.
great_wall-event-bank_empty = { $seat } ma otrzymać hańbę, ale w banku nie ma już żetonów.
great_wall-event-shame_off = { $seat } zwraca żeton hańby leżący pod { great_wall-part-with }.
great_wall-event-shame_off_trophy = { $seat } zwraca żeton hańby z trofeum „{ great_wall-part-horde }”.
great_wall-event-barricade = { $seat } buduje barykadę { great_wall-part-in-section }.
great_wall-event-wall = { $seat } buduje kondygnację muru poziomu { $level } { great_wall-part-in-section }.
great_wall-event-hired_clerk = { $seat } zatrudnia urzędnika.
great_wall-event-hired_advisor = { $seat } zatrudnia doradcę: { $advisor }.
great_wall-event-advisor_active = { $seat } czyni doradcę aktywnym: { $advisor }.
great_wall-event-advisor_supporting = { $seat } czyni doradcę wspierającym: { $advisor }.
great_wall-event-redeployed = { $seat } przenosi { great_wall-part-soldier } { great_wall-part-from-section } { great_wall-part-to-goal }.
great_wall-event-command = { $seat } odkrywa kartę „{ $command }”.
great_wall-event-on_track = { $seat } kładzie kartę rozkazu na polu { $space }.
great_wall-event-turn = { $seat } rozpoczyna turę z kartą „{ $command }”.
great_wall-event-copies = { $seat } kopiuje kartę „{ $command }”.
great_wall-event-tactic = { $seat } zagrywa kartę taktyki „{ $tactic }”.
great_wall-event-boosted = { $seat } zagrywa kartę taktyki „{ $tactic }” z efektem wzmocnionym.
great_wall-event-ability_general = { $seat } używa zdolności generała: { $general }.
great_wall-event-ability_advisor = { $seat } używa zdolności doradcy: { $advisor }.
great_wall-event-volley = { great_wall-part-section }: łucznicy strzelają.
great_wall-event-holds = { great_wall-part-section }: mur wytrzymuje, obrona { $defense } przeciw sile natarcia { $power }.
great_wall-event-breach = { great_wall-part-section }: hordy przełamują mur, siła natarcia { $power } przeciw obronie { $defense }.
great_wall-event-barricades_gone = Wszystkie barykady zostają usunięte.
great_wall-event-took_back = { $seat } odzyskuje odrzucone karty rozkazów.
great_wall-event-reclaimed = { $seat } odzyskuje kartę „{ $command }”.
great_wall-event-gave = { $seat } daje { great_wall-part-resources }; otrzymuje je { $other }.
great_wall-event-lost = { $seat } traci { great_wall-part-resources }.
great_wall-event-lost_soldier = { $seat } odsyła do puli { great_wall-part-soldier } { great_wall-part-from-section }.
great_wall-event-in_force = { $seat } wybiera lokację: { $location }.
great_wall-event-in_force_here = { $section_id ->
    [left] { $seat } wybiera lewą sekcję.
    [middle] { $seat } wybiera środkową sekcję.
   *[right] { $seat } wybiera prawą sekcję.
}
great_wall-event-reshuffled = Karty odrzucone zostają potasowane: nowa { $deck }.
great_wall-event-scores = { $seat } otrzymuje na koniec { great_wall-part-honor } ({ $source }).
great_wall-event-end = Koniec gry: { $cause }.
great_wall-event-token = Na najwyższe pole toru lokacji Qin Jiushao przechodzi żeton: { $location }.
great_wall-event-bought_off = { $seat } od razu zwraca żeton hańby i traci za to honor.
great_wall-event-decree = Nowy dekret: „{ $decree }”.
great_wall-event-proposed = { $seat } proponuje spełnienie dekretu „{ $decree }”.
great_wall-event-agreed = { $seat } zgadza się na propozycję.
great_wall-event-refused = { $seat } odmawia i propozycja upada.
great_wall-event-fulfilled = Dekret „{ $decree }” jest spełniony.
great_wall-event-sacrificed_soldier = { $seat } poświęca { great_wall-part-soldier } { great_wall-part-from-section }.
great_wall-event-sacrificed_clerk = { $seat } poświęca urzędnika { great_wall-part-from }.
great_wall-event-sacrificed_trophy = { $seat } poświęca trofeum: { great_wall-part-horde }.
great_wall-event-event = Wydarzenie: „{ $event }”.
great_wall-event-passes_autumn = { $seat } nie ma na ręce karty rozkazu i nie zagrywa jej w tym roku.

## Options of the game

great_wall-setting-mode = Tryb gry
great_wall-setting-mode-standard = Przeciwko sobie: 3 lub 4 graczy, 2 graczy z Klanem Trzciny albo solo przeciw Qin Jiushao
great_wall-setting-mode-coop = Kooperacja: razem przeciwko hordom, od 2 do 4 graczy
great_wall-setting-qin_honor = W pojedynkę: honor, z którym zaczyna Qin Jiushao
great_wall-setting-qin_honor-0 = 0: zwykła gra
great_wall-setting-qin_honor-50 = 50: trudniej
great_wall-setting-qin_honor-100 = 100: najtrudniej
great_wall-setting-qin_advisors = W pojedynkę: doradcy, których Qin Jiushao dostaje wiosną
great_wall-setting-qin_advisors-one = Jeden, wybrany przez ciebie z dwóch pierwszych z lewej
great_wall-setting-qin_advisors-both = Obaj pierwsi z lewej: trudniej (instrukcja czeska)
great_wall-setting-edition = Wydanie
great_wall-setting-edition-revised = Wydanie poprawione
great_wall-setting-edition-first = Wydanie pierwsze: jego własne zasady wszędzie tam, gdzie opcja zależy od wydania
great_wall-setting-walls_to_end = Sekcje o poziomie 3, które kończą grę przy 3 graczach
great_wall-setting-walls_to_end-2 = 2 sekcje (instrukcje czeska i włoska)
great_wall-setting-walls_to_end-3 = Wszystkie 3 sekcje (podsumowanie w instrukcji polskiej)
great_wall-setting-cleanup_order = Kolejność sprawdzania pokonanych hord w rzędzie
great_wall-setting-cleanup_order-left = Od lewej do prawej (instrukcja czeska)
great_wall-setting-cleanup_order-right = Od prawej do lewej (instrukcja włoska)
great_wall-setting-volley_attack = Zimowy ostrzał
great_wall-setting-volley_attack-by_edition = Tak jak w wydaniu: w poprawionym nie jest atakiem, w pierwszym nim jest
great_wall-setting-volley_attack-no = Tylko zadaje rany i nie jest atakiem (instrukcje czeska i włoska)
great_wall-setting-volley_attack-yes = Jest atakiem (instrukcja polska)
great_wall-setting-tactics_for = Karty taktyk
great_wall-setting-tactics_for-event = Jedna na zdarzenie, którym jest też pokonana horda (instrukcje czeska i włoska)
great_wall-setting-tactics_for-window = Po jednej w każdym oknie (odpowiedź wydawcy)
great_wall-setting-overlord = Kto decyduje za Klan Trzciny
great_wall-setting-overlord-active = Ten, kto ma turę, a w turze klanu najwyższy w kolejności herbaty (instrukcje polska i czeska)
great_wall-setting-overlord-top = Zawsze najwyższy w kolejności herbaty (instrukcja włoska dla dwóch graczy)
great_wall-setting-raid_tokens = Dwóch graczy: żetony hańby, które zabiera podbój
great_wall-setting-raid_tokens-2 = 2, po jednym za każdego człowieka (instrukcja włoska, odpowiedź wydawcy)
great_wall-setting-raid_tokens-3 = 3, także za Klan Trzciny (instrukcje polska i czeska)
great_wall-setting-qin_order = W pojedynkę: kolejność rozpatrywania lokacji Qin Jiushao
great_wall-setting-qin_order-by_edition = Tak jak w wydaniu: w poprawionym od najwyższej na jego torze, w pierwszym od najniższej
great_wall-setting-qin_order-high = Od najwyższej na jego torze (instrukcja czeska)
great_wall-setting-qin_order-low = Od najniższej na jego torze (instrukcja polska)
great_wall-setting-coop_trophies = Kooperacja: honor za trofea
great_wall-setting-coop_trophies-by_edition = Tak jak w wydaniu: w poprawionym od razu, w pierwszym na koniec
great_wall-setting-coop_trophies-at_once = Od razu po zdobyciu trofeum: można nim już spłacać hańbę (instrukcje czeska i włoska)
great_wall-setting-coop_trophies-at_end = Dopiero na koniec gry (instrukcja polska)
great_wall-setting-coop2_decrees = Kooperacja dla dwóch graczy: dekrety odłożone do pudełka
great_wall-setting-coop2_decrees-by_edition = Tak jak w wydaniu: w poprawionym cztery, w pierwszym żaden
great_wall-setting-coop2_decrees-four = Cztery, a odkryte leżą zawsze 2 dekrety (instrukcja czeska)
great_wall-setting-coop2_decrees-three = Trzy, a odkryte leżą zawsze 2 dekrety (instrukcja włoska)
great_wall-setting-coop2_decrees-none = Żaden, a odkryte leżą zawsze 3 dekrety (instrukcja polska)

## Refusals. The last variant speaks without any fact.

great_wall-refusal-GW-A9 = { $about ->
    [resource] Nie możesz wymienić tego surowca ({ $resource }): masz go za mało albo karta go nie przyjmuje.
    [price] To ulepszenie kosztuje { $price }, a nie możesz tyle zapłacić.
   *[other] W ten sposób nie można zapłacić ceny.
}
great_wall-refusal-GW-A15 = { $about ->
    [resource] Ten surowiec ({ $resource }) możesz dać tylko innemu graczowi, i to tylko wtedy, gdy go masz.
   *[other] Możesz coś dać tylko innemu graczowi, i to tylko wtedy, gdy to masz.
}
great_wall-refusal-GW-A16 = Musisz stracić to, co wymienia efekt, na ile to masz.
great_wall-refusal-GW-A17 = { $about ->
    [horde_card] Hordę „{ great_wall-part-horde }” chroni przed tym jej zdolność.
    [section] Efekt nie pozwala na to { great_wall-part-in-section }.
    [location] Efekt nie dotyczy tej lokacji: { $location }.
    [goal] Efekt przenosi urzędników tylko do jednej lokacji: { $goal }.
    [soldier] Efekt nie dotyczy żołnierza tego rodzaju: { $soldier }.
   *[other] Wykonywany efekt na to nie pozwala.
}
great_wall-refusal-GW-B7 = { $about ->
    [general] Ta karta nie została ci rozdana: { $general }.
   *[other] Możesz zatrzymać tylko generała, który został ci rozdany.
}
great_wall-refusal-GW-B8 = { $about ->
    [advisor] Ta karta nie została ci rozdana: { $advisor }.
   *[other] Aktywnym możesz uczynić tylko doradcę, który został ci rozdany.
}
great_wall-refusal-GW-C7 = W trybie kooperacji hańby nie kładzie się na trofeach, a żeton wraca do banku tylko za punkty honoru.
great_wall-refusal-GW-C11 = { $about ->
    [decree] Dekret „{ $decree }” nie leży odkryty albo nie możecie teraz spełnić wszystkich jego wymagań.
   *[other] To, czego żąda dekret, daje się w całości.
}
great_wall-refusal-GW-C19 = Wszyscy, którzy mogą teraz działać, czekają: ktoś musi zacząć.
great_wall-refusal-GW-C21 = { $about ->
    [least_most] Ten gracz może dać od { $least } do { $most }.
   *[other] Propozycja musi być pełna, a każdy gracz zgadza się na swój udział albo odmawia.
}
great_wall-refusal-GW-C27 = Ta część karty jest dla innego gracza, nie dla ciebie.
great_wall-refusal-GW-C28 = Nie masz tam nic takiego do poświęcenia; nadzorcy, żołnierze na żetonach hańby i urzędnicy w izbie się nie liczą.
great_wall-refusal-GW-D1 = { $about ->
    [tactic] Nie masz na ręce karty „{ $tactic }”, więc nie możesz jej odrzucić.
   *[other] Masz więcej kart taktyk, niż pozwala limit, i musisz jedną odrzucić.
}
great_wall-refusal-GW-D2 = { $about ->
    [tactic] Nie masz na ręce karty „{ $tactic }”.
   *[other] Nie masz na ręce tej karty taktyki.
}
great_wall-refusal-GW-D3 = { $about ->
    [chi] Efekt wzmocniony kosztuje { $chi } chi, a tyle nie możesz zapłacić.
   *[other] Masz za mało chi na efekt wzmocniony.
}
great_wall-refusal-GW-D5 = { $about ->
    [tactic] To nie jest moment na kartę „{ $tactic }”.
   *[other] To nie jest moment na tę kartę taktyki.
}
great_wall-refusal-GW-D9 = { $about ->
    [tactic] Warunki karty „{ $tactic }” nie są spełnione.
   *[other] Warunki tej karty taktyki nie są spełnione.
}
great_wall-refusal-GW-E2 = Żeton hańby musi trafić pod żołnierza z twojej puli, który nie ma żetonu, albo na wolne pole twojego trofeum.
great_wall-refusal-GW-E3 = { $about ->
    [location] Każdy żołnierz w twojej puli stoi na żetonie hańby, więc żaden nie może zostać nadzorcą { great_wall-part-at }.
    [soldier] Każdy { $soldier } pozostały w twojej puli stoi na żetonie hańby i nie można go użyć.
   *[other] Żołnierza na żetonie hańby nie można użyć.
}
great_wall-refusal-GW-E7 = { $about ->
    [soldier] Żaden twój { $soldier } nie stoi na żetonie hańby.
    [horde_card] Nie masz żetonu hańby na takim trofeum: { $horde_card }.
   *[other] Nie masz tam żetonu hańby.
}
great_wall-refusal-GW-F1 = { $about ->
    [section] Włócznik sięga tylko pierwszej hordy { great_wall-part-of-section }.
   *[other] Włócznik atakuje pojedynczy punkt.
}
great_wall-refusal-GW-F2 = Kawalerzysta atakuje dwa sąsiednie punkty, a nie jeden.
great_wall-refusal-GW-F3 = Łucznik rani pojedynczy punkt.
great_wall-refusal-GW-F5 = { $about ->
    [section] Żołnierze atakują tam, gdzie stoją, a { great_wall-part-in-section } nie masz takiego gotowego żołnierza.
   *[other] Żołnierze atakują tylko w sekcji, w której stoją.
}
great_wall-refusal-GW-F7 = { $about ->
    [section] W tym miejscu { great_wall-part-in-section } twój żołnierz nie ma czego zaatakować.
   *[other] Twój żołnierz nie ma tam czego zaatakować.
}
great_wall-refusal-GW-F10 = Atak się zaczął: każdy objęty nim żołnierz, który może, musi zaatakować.
great_wall-refusal-GW-F13 = { $about ->
    [section] Twoi żołnierze tego rodzaju { great_wall-part-in-section } już zaatakowali albo dopiero co zostali zrekrutowani.
   *[other] Ten żołnierz już zaatakował albo dopiero co został zrekrutowany.
}
great_wall-refusal-GW-F15 = { $about ->
    [section] W tym miejscu { great_wall-part-in-section } nie można zadać rany.
   *[other] Ranę trzeba zadać na jednym wolnym punkcie hordy.
}
great_wall-refusal-GW-G2 = Nowego doradcę czyni się od razu aktywnym albo wspierającym.
great_wall-refusal-GW-H1 = Twój znacznik herbaty może teraz tylko przesunąć się w górę albo zostać.
great_wall-refusal-GW-I1 = { $about ->
    [number] { $number ->
        [one] Możesz dobrać najwyżej 1 kartę.
        [few] Możesz dobrać najwyżej { $number } karty.
       *[many] Możesz dobrać najwyżej { $number } kart.
    }
   *[other] Nie możesz dobrać tylu kart.
}
great_wall-refusal-GW-J1 = { $about ->
    [command] Nie masz na ręce karty „{ $command }”.
   *[other] Musisz wybrać kartę rozkazu z ręki.
}
great_wall-refusal-GW-J2 = { $about ->
    [space] Pole { $space } toru rozkazów nie jest wolne.
   *[other] Musisz położyć kartę na wolnym polu toru rozkazów.
}
great_wall-refusal-GW-J4 = { $about ->
    [now] Teraz nie można tego zrobić: { $now }.
   *[other] Karta nie ma takiego efektu do wyboru.
}
great_wall-refusal-GW-J8 = { $about ->
    [command] { $command_id ->
        [betrayal] „Zdrady” nie można skopiować.
       *[other] Karty „{ $command }” nie ma na torze rozkazów, więc nie można jej skopiować.
    }
   *[other] Na torze rozkazów nie ma karty, którą można by skopiować.
}
great_wall-refusal-GW-K1 = { $about ->
    [location] { $location_id ->
        [pool] Nie ma w puli urzędnika, którego możesz przenieść.
       *[other] Nie ma { great_wall-part-at } urzędnika, którego możesz przenieść.
    }
   *[other] Nie ma tam urzędnika, którego możesz przenieść.
}
great_wall-refusal-GW-K2 = { $about ->
    [location] Wszystkie pola { great_wall-part-at } są zajęte: lokacja jest zablokowana i nikt nie może jej opuścić.
   *[other] Pełna lokacja jest zablokowana i nikt nie może jej opuścić.
}
great_wall-refusal-GW-K3 = { $about ->
    [location] Wszystkie pola { great_wall-part-at } są zajęte: nie ma tam miejsca dla urzędnika.
   *[other] Ta lokacja jest pełna i nie przyjmuje już urzędników.
}
great_wall-refusal-GW-K6 = { $about ->
    [location] Jeden urzędnik trafił już { great_wall-part-to }; następny musi iść do innej lokacji.
   *[other] Twoi urzędnicy muszą trafić do różnych lokacji.
}
great_wall-refusal-GW-K7 = { $about ->
    [location] Ten efekt już przeniósł urzędników, którzy są { great_wall-part-at }.
   *[other] Jeden efekt przenosi tego samego urzędnika tylko raz.
}
great_wall-refusal-GW-L1 = { $about ->
    [location] Nie wszystkie pola { great_wall-part-at } są zajęte, więc lokacja się nie aktywuje.
   *[other] Ta lokacja nie jest pełna, więc się nie aktywuje.
}
great_wall-refusal-GW-L2 = { $about ->
    [location] Nie ma urzędników { great_wall-part-at }, więc lokacja się nie aktywuje.
   *[other] Nie ma tam urzędników, więc lokacja się nie aktywuje.
}
great_wall-refusal-GW-L3 = Musisz wybrać lokację rozpatrywaną jako następną.
great_wall-refusal-GW-L10 = { $about ->
    [location] Tej lokacji nie ma wśród tych, które pozostały do rozpatrzenia w tej turze: { $location }.
   *[other] Tej lokacji nie ma wśród tych, które pozostały do rozpatrzenia w tej turze.
}
great_wall-refusal-GW-L11 = { $about ->
    [location] Nie ma urzędników { great_wall-part-at }, więc nie ma czego aktywować.
   *[other] Specjalna aktywacja wymaga urzędnika w lokacji.
}
great_wall-refusal-GW-M1 = { $about ->
    [soldier] Nie stać cię już na { great_wall-part-soldier }.
   *[other] Nie stać cię już na tego rekruta.
}
great_wall-refusal-GW-M4 = { $about ->
    [soldier] W twojej puli nie ma już dostępnego żołnierza tego rodzaju: { $soldier }.
   *[other] W twojej puli nie ma już dostępnego żołnierza.
}
great_wall-refusal-GW-M5 = Nie masz już takiego rekruta do wystawienia.
great_wall-refusal-GW-N1 = { $about ->
    [price_left] { $left ->
        [0] W izbie urzędników nie ma już twojego urzędnika.
       *[other] Urzędnik kosztuje { $price } złota, a tyle nie masz.
    }
   *[other] Nie możesz teraz zatrudnić urzędnika.
}
great_wall-refusal-GW-N2 = { $about ->
    [price] Doradca kosztuje cię { $price } złota, a tyle nie masz.
   *[other] Masz za mało złota na doradcę.
}
great_wall-refusal-GW-N4 = { $about ->
    [advisor] Tego doradcy nie ma na torze doradców: { $advisor }.
   *[other] Tego doradcy nie ma na torze doradców.
}
great_wall-refusal-GW-O1 = { $about ->
    [section] Nie masz { great_wall-part-in-section } żołnierza do przeniesienia.
   *[other] Nie masz tam żołnierza do przeniesienia.
}
great_wall-refusal-GW-O2 = { $about ->
    [section] Nie masz { great_wall-part-in-section } takiego żołnierza.
   *[other] Nie masz tam takiego żołnierza.
}
great_wall-refusal-GW-O4 = { $about ->
    [section] Nie ma wolnego pola ostrzału { great_wall-part-in-section }.
   *[other] Nie ma tam wolnego pola ostrzału.
}
great_wall-refusal-GW-P3 = { $about ->
    [location] Nie możesz teraz ulepszyć swojego nadzorcy { great_wall-part-at }.
    [soldier] Żaden { $soldier } w twojej puli nie jest wolny od hańby.
   *[other] Nie możesz teraz ulepszyć tego nadzorcy.
}
great_wall-refusal-GW-P4 = { $about ->
    [location] Twój nadzorca { great_wall-part-at } ma już poziom 3.
   *[other] Twój nadzorca ma już poziom 3.
}
great_wall-refusal-GW-P8 = Datkiem może być dokładnie 1 sztuka surowca, który właśnie został zebrany.
great_wall-refusal-GW-P9 = { $about ->
    [location] Twój nadzorca { great_wall-part-at } został już w ten sposób ulepszony.
   *[other] Ten nadzorca został już w ten sposób ulepszony.
}
great_wall-refusal-GW-Q20 = { $about ->
    [advisor] Tego doradcy nie ma wśród 2 pierwszych z lewej na torze: { $advisor }.
   *[other] Musisz oddać Qin Jiushao jednego z 2 pierwszych doradców z lewej na torze.
}
great_wall-refusal-GW-R1 = { $about ->
    [section] Przy 1 lub 2 graczach { $section } jest zamknięta.
   *[other] Musisz wybrać sekcję, która jest otwarta.
}
great_wall-refusal-GW-R4 = { $about ->
    [location] Klan Trzciny ma już urzędnika { great_wall-part-at }, a nigdy nie ma ich tam więcej niż 1.
   *[other] Klan Trzciny nigdy nie ma w jednej lokacji więcej niż 1 urzędnika.
}
great_wall-refusal-GW-R6 = { $about ->
    [location] Tylko Klan Trzciny ma urzędnika { great_wall-part-at }, a sam urzędnik klanu nie aktywuje tej lokacji.
   *[other] Sam urzędnik Klanu Trzciny nie aktywuje tej lokacji.
}
great_wall-refusal-GW-R12 = { $about ->
    [advisor] Klan Trzciny nie może odrzucić doradcy, którego nie ma na torze: { $advisor }.
   *[other] Klan Trzciny może odrzucić tylko doradcę z toru doradców.
}
great_wall-refusal-GW-R13 = { $about ->
    [section] Nie ma miejsca na barykadę Klanu Trzciny { great_wall-part-in-section }: mogą tam stać najwyżej 3.
   *[other] Nie ma tam miejsca na barykadę Klanu Trzciny.
}
great_wall-refusal-GW-R19 = To, co urzędnik Klanu Trzciny robi w lokacji, nie jest dobrowolne: musisz wybrać za klan.
great_wall-refusal-GW-T5 = Ta karta nie ma zdolności, której można by użyć w tym momencie.
great_wall-refusal-GW-U1 = { $about ->
    [section] Nie ma miejsca na kolejną barykadę { great_wall-part-in-section }: mogą tam stać najwyżej 3.
    [section_price] Z barykadą { great_wall-part-in-section } cena wyniesie { $price }, czyli więcej, niż może zapłacić magazyn razem z tobą.
   *[other] Nie możesz teraz zbudować tej barykady.
}
great_wall-refusal-GW-U2 = { $about ->
    [section_price] Z tą kondygnacją muru { great_wall-part-in-section } cena wyniesie { $price }, czyli więcej, niż może zapłacić magazyn razem z tobą.
   *[other] Nie możesz zapłacić za tę kondygnację muru.
}
great_wall-refusal-GW-U3 = { $about ->
    [section] Nie możesz budować wyżej { great_wall-part-in-section }: poziom 3 jest ostatni, a niektóre efekty budują tylko na najniższych murach.
   *[other] Nie możesz tam budować wyżej.
}
great_wall-refusal-GW-U4 = Magazyn nie może zapłacić w ten sposób.
great_wall-refusal-GW-V6 = { $about ->
    [soldier] Żaden twój { $soldier } nie stoi na tej hordzie.
   *[other] Musisz wskazać żołnierzy, którzy mieliby zginąć.
}
great_wall-refusal-GW-V7 = { $about ->
    [soldier] Żaden twój { $soldier } nie może być teraz uratowany.
   *[other] Nie masz takiego żołnierza do uratowania.
}
great_wall-refusal-GW-W1 = { $about ->
    [section] Twój łucznik musi zadać ranę na wolnym punkcie hordy { great_wall-part-of-section }.
   *[other] Twój łucznik musi zadać ranę, jeśli może.
}
great_wall-refusal-GW-Z1 = { $about ->
    [location] Nie ma dla ciebie dochodu { great_wall-part-at }.
   *[other] Nie ma tam dla ciebie dochodu.
}
great_wall-refusal-GW-Z4 = Musisz odzyskać swoje odrzucone karty rozkazów albo otrzymać za nie honor.
great_wall-refusal-GW-Z5 = { $about ->
    [command] { $command_id ->
        [betrayal] „Zdrady” nigdy się nie odzyskuje.
       *[other] Karty „{ $command }” nie ma wśród twoich odrzuconych kart rozkazów.
    }
   *[other] Tej karty nie można odzyskać.
}
great_wall-refusal-GW-Z6 = Nie masz na ręce karty rozkazu, więc musisz odzyskać odrzucone.
