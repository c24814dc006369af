### The words of Sun Tzu in Polish. Arguments: see the English platform.ftl.
###
### Names come in as they are, in the nominative: $seat opens its sentence, or the case is chosen by
### $seat_id; provinces follow "prowincja"; generals stand after a colon or as a quoted card; cards follow
### "karta", only the plague is declined.

sun_tzu-title = Sun Tzu

## Names

sun_tzu-seat-sun_tzu = Sun Tzu
sun_tzu-seat-shao = Król Shao
sun_tzu-seat-nobody = nikt
# The same, by the number of the seat.
sun_tzu-seat-0 = { sun_tzu-seat-sun_tzu }
sun_tzu-seat-1 = { sun_tzu-seat-shao }

sun_tzu-province-QIN = Qin
sun_tzu-province-CHU = Chu
sun_tzu-province-JIN-YAN = Jin-Yan
sun_tzu-province-HAN-QI = Han-Qi
sun_tzu-province-WU = Wu

sun_tzu-card-1 = 1
sun_tzu-card-2 = 2
sun_tzu-card-3 = 3
sun_tzu-card-4 = 4
sun_tzu-card-5 = 5
sun_tzu-card-6 = 6
sun_tzu-card-7 = 7
sun_tzu-card-8 = 8
sun_tzu-card-9 = 9
sun_tzu-card-10 = 10
sun_tzu-card-minus-1 = −1
sun_tzu-card-plus-1 = +1
sun_tzu-card-plus-2 = +2
sun_tzu-card-plus-3 = +3
sun_tzu-card-plague = plaga

sun_tzu-general-second_six = Chorąży
sun_tzu-general-second_six-about = Król Shao może ponownie użyć karty 6 w prowincji, którą już nią oznaczył; na pole nazwy trafia kolejny oddział.
sun_tzu-general-ambush = Mistrz zasadzek
sun_tzu-general-ambush-about = W dowolnej chwili poza bitwą, do rundy 6 włącznie, król Shao usuwa z prowincji 1 oddział Sun Tzu; wraca on do puli Sun Tzu.
sun_tzu-general-healer = Uzdrowiciel
sun_tzu-general-healer-about = Przy odkryciu kart król Shao sprawia, że plaga Sun Tzu ma siłę 0 i nie działa, chyba że jego własna karta też jest plagą.
sun_tzu-general-great_plague = Władca plag
sun_tzu-general-great_plague-about = Na początku rundy król Shao ogłasza, że każda plaga tej rundy pozostawia tylko 1 oddział; w opcji z wydania francuskiego dotyczy to tylko jego własnych plag.
sun_tzu-general-plague_bearer = Siewca plagi
sun_tzu-general-plague_bearer-about = Przy odkryciu kart król Shao decyduje, że jego własna plaga po zadziałaniu trafi na spód jego stosu, a wierzchnia karta stosu do pudełka.
sun_tzu-general-march = Marszałek
sun_tzu-general-march-about = W dowolnej chwili poza bitwą, do rundy 6 włącznie, Sun Tzu przesuwa 1 swój oddział do sąsiedniej prowincji, neutralnej lub własnej.
sun_tzu-general-feint = Zwodziciel
sun_tzu-general-feint-about = Przy odkryciu kart, jeśli karta króla Shao nie jest plagą, 7, 8, 9 lub 10 Sun Tzu liczy się jako 6, która nie oznacza prowincji.
sun_tzu-general-vanguard = Straż przednia
sun_tzu-general-vanguard-about = Znacznik punktów zaczyna grę 1 pole od środka, po stronie Sun Tzu.
sun_tzu-general-scribe = Skryba
sun_tzu-general-scribe-about = Przy odkryciu kart Sun Tzu decyduje, że jego własna karta −1 po zadziałaniu trafi na spód jego stosu, a wierzchnia karta stosu do pudełka.
sun_tzu-general-levy = Werbownik
sun_tzu-general-levy-about = W dowolnej chwili poza bitwą, do rundy 6 włącznie, Sun Tzu dokłada 1 oddział ze swojej puli do prowincji, którą kontroluje.

sun_tzu-event_card-four_plagues = Cztery plagi
sun_tzu-event_card-four_plagues-about = Gdy w grze zagrano już cztery plagi, każda strona przenosi 1 oddział z puli do posiłków, a jeśli jej pula jest pusta, zabiera go z planszy.
sun_tzu-event_card-three_sixes = Trzy szóstki
sun_tzu-event_card-three_sixes-about = Strona, która kartą 6 oznaczyła trzy prowincje, może w tajemnicy wziąć kolejnego ze swoich odłożonych generałów.
sun_tzu-event_card-nine_beaten = Pobita dziewiątka
sun_tzu-event_card-nine_beaten-about = Właściciel karty 9, która nie wygrała swojej bitwy, odkłada 1 oddział do posiłków.
sun_tzu-event_card-ten_beaten = Pobita dziesiątka
sun_tzu-event_card-ten_beaten-about = Właściciel karty 10, która nie wygrała swojej bitwy, odkłada 2 oddziały do posiłków.
sun_tzu-event_card-two_ones = Dwie jedynki
sun_tzu-event_card-two_ones-about = Gdy obie strony zagrały kartę 1 w tej samej prowincji, strona przegrywająca na punkty zyskuje 1 punkt albo to, co daje jej opcja innego wydania; przy równym wyniku nic się nie dzieje.

# What goes on now: the second half of a refusal, after a colon.
sun_tzu-now-keep_general = obie strony wybierają generała, którego zatrzymają
sun_tzu-now-orders = obie strony wydają rozkazy
sun_tzu-now-start_of_round = runda dopiero się zaczyna
sun_tzu-now-after_orders = rozkazy są wydane, a pierwsza bitwa jeszcze się nie zaczęła
sun_tzu-now-after_battle = właśnie skończyła się bitwa
sun_tzu-now-after_scoring = właśnie skończyła się punktacja
sun_tzu-now-next_battle = trwa wybór prowincji następnej bitwy
sun_tzu-now-at_reveal = właśnie odkryto karty w bitwie
sun_tzu-now-buy = strona, której brakuje oddziałów, może je wykupić
sun_tzu-now-source = jedna ze stron wybiera, skąd pochodzi oddział
sun_tzu-now-draw = trwa dobieranie kart
sun_tzu-now-take_general = można wziąć odłożonego generała
sun_tzu-now-reinforce = strona przegrywająca na punkty może wystawić oddział w prowincji
sun_tzu-now-battle_order = trwa ogłaszanie kolejności bitew
sun_tzu-now-before_end = piąte wydarzenie zakończyło grę i rozstrzygają pule

## Questions

sun_tzu-ask-keep_general = Którego generała zatrzymujesz? Pomoże raz, wtedy, gdy mówi o tym jego opis. Pozostałych czterech wraca do pudełka.
sun_tzu-ask-orders = Wyłóż po jednej karcie w każdej z pięciu prowincji. Gdy wyłożysz wszystkie pięć, potwierdź gotowość.
# What can be done in a pause between two acts. $can (String): "general", "buy", "both", or "none".
sun_tzu-part-can = { $can_id ->
    [general] używasz generała
    [buy] wykupujesz oddziały
   *[both] używasz generała lub wykupujesz oddziały
}
sun_tzu-part-cannot = Nie masz teraz czego użyć ani wykupić.
sun_tzu-ask-start_of_round = Runda się zaczyna. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Czy przed rozkazami { sun_tzu-part-can }?
}
sun_tzu-ask-after_orders = Rozkazy są wydane. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Czy przed pierwszą bitwą { sun_tzu-part-can }?
}
sun_tzu-ask-after_battle = Bitwa zakończona. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Czy przed dalszą grą { sun_tzu-part-can }?
}
sun_tzu-ask-after_scoring = Punktacja zakończona. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Czy przed końcem rundy { sun_tzu-part-can }?
}
sun_tzu-ask-next_battle = W której prowincji odbędzie się następna bitwa?
sun_tzu-ask-at_reveal = Obie karty są odkryte. Czy używasz generała w tej bitwie?
# What armies are needed for: the beginning of the next question.
sun_tzu-part-need = { $purpose_id ->
    [place] Wystawiasz { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    } w prowincji { $province }
    [mark] Twoja karta 6 odkłada 1 oddział na pole nazwy prowincji { $province }
    [price] Koszt twojej karty to { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    }
   *[other] Wydarzenie zabiera ci { $armies ->
        [one] 1 oddział
        [few] { $armies } oddziały
       *[many] { $armies } oddziałów
    }
}
sun_tzu-ask-buy = { sun_tzu-part-need }, a w puli masz { $pool }. Czy najpierw wykupujesz oddziały z posiłków?
sun_tzu-ask-source = { $purpose_id ->
    [place] { $armies ->
        [one] Skąd bierzesz oddział do prowincji { $province }?
       *[other] Skąd bierzesz następny oddział do prowincji { $province }? Zostało do wystawienia: { $armies }.
    }
    [mark] Który oddział trafia na pole nazwy prowincji { $province }? Oznacza ją twoja karta 6.
    [price] { $armies ->
        [one] Którym oddziałem płacisz koszt swojej karty? Trafia on do posiłków.
       *[other] Którym oddziałem płacisz za kartę (do zapłaty: { $armies })? Trafiają do posiłków, po jednym.
    }
   *[other] { $armies ->
        [one] Który oddział odkładasz do posiłków? Zabiera go wydarzenie.
       *[other] Który oddział odkładasz do posiłków? Wydarzenie zabiera { $armies }, po jednym.
    }
}
sun_tzu-ask-draw = Którą dobraną kartę oddajesz, na spód stosu? Pozostałe zatrzymujesz.
sun_tzu-ask-take_general = Czy bierzesz kolejnego ze swoich odłożonych generałów? Przeciwnik nie widzi, którego.
sun_tzu-ask-reinforce = Czy wystawiasz 1 oddział ze swojej puli w prowincji tej bitwy?
sun_tzu-ask-battle_order = Która prowincja jest następna w kolejności bitew? Całą kolejność ogłaszasz przed pierwszą bitwą.
sun_tzu-ask-before_end = Wykorzystano piąte wydarzenie, a znacznik stoi na środku: wygrywa większa pula. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Czy przedtem { sun_tzu-part-can }?
}

## Options

sun_tzu-option-lay = { $card_id ->
    [plague] Wyłóż plagę w prowincji { $province }
   *[other] Wyłóż kartę { $card } w prowincji { $province }
}
sun_tzu-option-back = Cofnij na rękę rozkaz z prowincji { $province }
sun_tzu-option-ready = Gotowe: wszystkie rozkazy wydane
sun_tzu-option-pass = Pasuj
sun_tzu-option-reinforce = Wystaw 1 oddział ze swojej puli w tej prowincji
sun_tzu-option-buy = { $card_id ->
    [plague] Wykup 1 oddział z posiłków za plagę
   *[other] Wykup 1 oddział z posiłków za kartę { $card }
}
sun_tzu-option-under = { $card_id ->
    [plague] Odłóż plagę na spód stosu
   *[other] Odłóż kartę { $card } na spód stosu
}
sun_tzu-option-fight = Następna bitwa: prowincja { $province }
sun_tzu-option-from = { $source_id ->
    [pool] Weź 1 oddział ze swojej puli
   *[other] Weź 1 oddział z prowincji { $source }
}
sun_tzu-option-use = { $general_id ->
    [ambush] Użyj Mistrza zasadzek: 1 oddział wroga opuszcza prowincję { $province }
    [levy] Użyj Werbownika: dołóż 1 oddział ze swojej puli w prowincji { $province }
    [march] Użyj Marszałka: przesuń 1 oddział z prowincji { $from } do prowincji { $to }
    [healer] Użyj Uzdrowiciela: plaga nie działa
    [great_plague] Użyj Władcy plag: plagi tej rundy pozostawiają tylko 1 oddział
    [plague_bearer] Użyj Siewcy plagi: twoja plaga trafia na spód twojego stosu
    [scribe] Użyj Skryby: twoja karta −1 trafia na spód twojego stosu
    [feint] Użyj Zwodziciela: twoja karta liczy się jako 6
   *[other] Użyj generała: { $general }
}
sun_tzu-option-keep = Zatrzymaj generała: { $general }
sun_tzu-option-take = Weź generała: { $general }

## Why: what a bot that judges options says about one

# $side (String): whose armies the plague would hit: "foe", "me", or "none".
sun_tzu-reason-plague = { $side_id ->
    [foe] Plaga zabiera przeciwnikowi oddziały w prowincji { $province }.
    [me] Plaga zabrałaby twoje oddziały w prowincji { $province }.
   *[none] Przy pladze nie ma bitwy w prowincji { $province }.
}
# $percent (Number): of what a good opponent might play there.
sun_tzu-reason-win = Przy dobrej grze przeciwnika wygrywasz w prowincji { $province } w około { $percent }% przypadków.
sun_tzu-reason-even = Wynik otwarty: wygrywasz w prowincji { $province } w około { $percent }% przypadków.
sun_tzu-reason-seldom = Mała szansa: wygrywasz w prowincji { $province } w około { $percent }% przypadków.
sun_tzu-reason-close = Rzadko wygrywasz w prowincji { $province }, ale przewaga przeciwnika rzadko przekracza 1.
sun_tzu-reason-extra = Nawet po przegranej w prowincji { $province } karta 1 daje dodatkową kartę.
sun_tzu-reason-cheap = { $card_id ->
    [plague] Nawet po przegranej w prowincji { $province } plaga wraca na rękę.
   *[other] Nawet po przegranej w prowincji { $province } karta { $card } wraca na rękę.
}
sun_tzu-reason-general = { $general_id ->
    [vanguard] Znacznik punktów od razu przesuwa się o 1 pole w twoją stronę.
    [ambush] Moment wybierasz ty, byle poza bitwą.
    [march] Moment wybierasz ty, byle poza bitwą.
    [levy] Moment wybierasz ty, byle poza bitwą.
    [great_plague] Wybierasz rundę, w której plagi działają najmocniej.
    [second_six] Karty 6 można użyć ponownie w prowincji, którą oznaczyła.
   *[other] Decydujesz dopiero wtedy, gdy obie karty są odkryte.
}
sun_tzu-reason-now = Lepiej teraz niż później: czekanie zmniejsza twoje szanse.
sun_tzu-reason-early = Zużywasz generała już teraz; czekanie nie wygląda gorzej.
# $saved (String): "general" or "cards".
sun_tzu-reason-wait = { $saved_id ->
    [general] Zachowujesz generała na lepszy moment.
   *[cards] Zachowujesz karty; oddziały można jeszcze wykupić, gdy będą potrzebne.
}
sun_tzu-reason-leave = Wszystko zostaje bez zmian.
sun_tzu-reason-buy = { $card_id ->
    [plague] Zamieniasz plagę na oddział w puli.
   *[other] Zamieniasz kartę { $card } na oddział w puli.
}
sun_tzu-reason-need = { $card_id ->
    [plague] Brakuje o jeden oddział mniej; płacisz za niego plagą.
   *[other] Brakuje o jeden oddział mniej; płacisz za niego kartą { $card }.
}
sun_tzu-reason-spare = Zachowujesz karty na późniejsze rozkazy.
sun_tzu-reason-fight = { $number ->
    [0] Bitwa w chwili, gdy twoja pula jest pusta.
    [one] Bitwa w chwili, gdy w puli masz 1 oddział.
    [few] Bitwa w chwili, gdy w puli masz { $number } oddziały.
   *[many] Bitwa w chwili, gdy w puli masz { $number } oddziałów.
}
sun_tzu-reason-order = Od kolejności zależy, na którą bitwę starczy oddziałów w puli.
sun_tzu-reason-pool = Oszczędzasz prowincje; oddziały pozostałe w puli: { $number }.
sun_tzu-reason-thin = { $number ->
    [0] Oddajesz kontrolę nad prowincją { $province }.
    [one] W prowincji { $province } zostaje 1 oddział.
    [few] W prowincji { $province } zostają { $number } oddziały.
   *[many] W prowincji { $province } zostaje { $number } oddziałów.
}
sun_tzu-reason-keep = { $card_id ->
    [plague] Zatrzymujesz plagę.
   *[other] Zatrzymujesz kartę { $card }.
}
sun_tzu-reason-keep_two = { $card_id ->
    [plague] { $other_card_id ->
        [plague] Zatrzymujesz dwie plagi.
       *[other] Zatrzymujesz plagę i kartę { $other_card }.
    }
   *[other] { $other_card_id ->
        [plague] Zatrzymujesz kartę { $card } i plagę.
       *[other] Zatrzymujesz karty { $card } i { $other_card }.
    }
}
sun_tzu-reason-reinforce = O jeden oddział więcej w prowincji tej bitwy.
sun_tzu-reason-hold = Oddział zostaje w puli.

## What happened

# $marker (Number) is positive on Sun Tzu's side of the score track.
sun_tzu-marker = { $marker_sign ->
    [plus] znacznik punktów stoi { $marker_size ->
        [one] 1 pole
        [few] { $marker_size } pola
       *[many] { $marker_size } pól
    } od środka, po stronie Sun Tzu
    [minus] znacznik punktów stoi { $marker_size ->
        [one] 1 pole
        [few] { $marker_size } pola
       *[many] { $marker_size } pól
    } od środka, po stronie króla Shao
   *[zero] znacznik punktów stoi na środku
}

# Why the game ends. $cause (String) is missing in games of old versions.
sun_tzu-part-cause = { $cause_id ->
    [track] Gra się kończy, bo znacznik stoi na końcu toru, gdzie się zatrzymuje
    [events] Gra się kończy, bo wykorzystano piąte wydarzenie
    [rounds] Gra się kończy po rundzie 9
   *[other] Koniec gry
}
# What an army goes to the reserves for, at the end of a sentence.
sun_tzu-part-for = { $purpose_id ->
    [price] { " (koszt karty)." }
    [forfeit] { " (przez wydarzenie)." }
    [tithe] { " (przez wydarzenie)." }
   *[other] .
}

sun_tzu-event-event_up = Odkryto wydarzenie: { $event }.
sun_tzu-event-general_kept = { $seat } zatrzymuje zakrytego generała: { $general }.
sun_tzu-event-drew = { $card_id ->
    [plague] { $seat } dobiera plagę.
   *[other] { $seat } dobiera kartę { $card }.
}
sun_tzu-event-cards_drawn = { $count ->
    [one] { $seat } dobiera 1 kartę.
    [few] { $seat } dobiera { $count } karty.
   *[many] { $seat } dobiera { $count } kart.
}
sun_tzu-event-score_marker = Wartość prowincji { $province }: { $round_3 } po rundzie 3, { $round_6 } po rundzie 6 i { $round_9 } po rundzie 9.
sun_tzu-event-round = Rozpoczyna się runda { $round }.
sun_tzu-event-order = { $card_id ->
    [plague] { $seat } wykłada plagę w prowincji { $province }.
   *[other] { $seat } wykłada kartę { $card } w prowincji { $province }.
}
sun_tzu-event-order_back = { $card_id ->
    [plague] { $seat } cofa na rękę plagę z prowincji { $province }.
   *[other] { $seat } cofa na rękę kartę { $card } z prowincji { $province }.
}
sun_tzu-event-ready = { $seat } zgłasza gotowość.
sun_tzu-event-armies_counted = Oddziały na planszy: Sun Tzu { $sun_tzu }, król Shao { $shao }.
sun_tzu-event-decides = { $seat } wybiera kolejność bitew w tej rundzie.
sun_tzu-event-announced = { $seat } ogłasza bitwę { $number }: { $province }.
sun_tzu-event-reveal = Bitwa w prowincji { $province }: Sun Tzu odkrywa { $sun_tzu_card_id ->
    [plague] plagę
   *[other] kartę { $sun_tzu_card }
}, król Shao odkrywa { $shao_card_id ->
    [plague] plagę
   *[other] kartę { $shao_card }
}.
sun_tzu-event-general_used = { $seat } używa generała: { $general }.
sun_tzu-event-plague = { $lost ->
    [0] Plaga w prowincji { $province } nie zabiera żadnych oddziałów.
    [one] { $seat } traci 1 oddział wskutek plagi w prowincji { $province }.
    [few] { $seat } traci { $lost } oddziały wskutek plagi w prowincji { $province }.
   *[many] { $seat } traci { $lost } oddziałów wskutek plagi w prowincji { $province }.
}
sun_tzu-event-marked = { $source_id ->
    [pool] { $seat } oznacza prowincję { $province } kartą 6: 1 oddział z puli trafia na pole jej nazwy.
    [nowhere] { $seat } oznacza prowincję { $province } kartą 6, bez oddziału.
   *[other] { $seat } oznacza prowincję { $province } kartą 6: 1 oddział z prowincji { $source } trafia na pole jej nazwy.
}
sun_tzu-event-won = { $seat } wygrywa w prowincji { $province } z przewagą { $margin }.
sun_tzu-event-tie = W prowincji { $province } siły są równe: nic się nie przesuwa.
sun_tzu-event-withdrew = { $count ->
    [one] { $seat } wycofuje 1 oddział z prowincji { $province } do puli.
    [few] { $seat } wycofuje { $count } oddziały z prowincji { $province } do puli.
   *[many] { $seat } wycofuje { $count } oddziałów z prowincji { $province } do puli.
}
sun_tzu-event-placed = { $source_id ->
    [pool] { $count ->
        [one] { $seat } wystawia 1 oddział z puli w prowincji { $province }.
        [few] { $seat } wystawia { $count } oddziały z puli w prowincji { $province }.
       *[many] { $seat } wystawia { $count } oddziałów z puli w prowincji { $province }.
    }
   *[other] { $count ->
        [one] { $seat } przesuwa 1 oddział z prowincji { $source } do prowincji { $province }.
        [few] { $seat } przesuwa { $count } oddziały z prowincji { $source } do prowincji { $province }.
       *[many] { $seat } przesuwa { $count } oddziałów z prowincji { $source } do prowincji { $province }.
    }
}
sun_tzu-event-to_reserves = { $source_id ->
    [pool] { $count ->
        [one] { $seat } odkłada 1 oddział z puli do posiłków{ sun_tzu-part-for }
        [few] { $seat } odkłada { $count } oddziały z puli do posiłków{ sun_tzu-part-for }
       *[many] { $seat } odkłada { $count } oddziałów z puli do posiłków{ sun_tzu-part-for }
    }
   *[other] { $count ->
        [one] { $seat } odkłada 1 oddział z prowincji { $source } do posiłków{ sun_tzu-part-for }
        [few] { $seat } odkłada { $count } oddziały z prowincji { $source } do posiłków{ sun_tzu-part-for }
       *[many] { $seat } odkłada { $count } oddziałów z prowincji { $source } do posiłków{ sun_tzu-part-for }
    }
}
sun_tzu-event-pool_empty = { $purpose_id ->
    [place] { $seat } ma pustą pulę: następne oddziały pochodzą z prowincji, najpierw z sąsiednich.
   *[other] { $seat } ma pustą pulę: następny oddział pochodzi z prowincji.
}
sun_tzu-event-no_armies = { $purpose_id ->
    [place] { $seat } nie ma więcej oddziałów: z przewagi przepada { $missing }.
   *[other] { $seat } nie ma już oddziałów, które można odłożyć do posiłków.
}
sun_tzu-event-bought = { $card_id ->
    [plague] { $seat } odkłada plagę do pudełka i przenosi 1 oddział z posiłków do puli.
   *[other] { $seat } odkłada kartę { $card } do pudełka i przenosi 1 oddział z posiłków do puli.
}
sun_tzu-event-recycled = { $card_id ->
    [plague] { $seat } odkłada plagę na spód stosu; wierzchnia karta stosu ({ $top }) trafia do pudełka.
   *[other] { $seat } odkłada kartę { $card } na spód stosu; wierzchnia karta stosu ({ $top }) trafia do pudełka.
}
sun_tzu-event-event_used = Wydarzenie „{ $event }” zostało wykorzystane i trafia do pudełka.
sun_tzu-event-general_taken = { $seat } bierze kolejnego zakrytego generała.
sun_tzu-event-general_declined = { $seat } nie bierze kolejnego generała.
sun_tzu-event-took = { $seat } bierze generała: { $general }.
sun_tzu-event-scored = Punktacja rundy { $round }: Sun Tzu { $sun_tzu }, król Shao { $shao }; { sun_tzu-marker }.
sun_tzu-event-point = { $seat } zyskuje 1 punkt; { sun_tzu-marker }.
sun_tzu-event-put_under = { $card_id ->
    [plague] { $seat } odkłada plagę na spód stosu.
   *[other] { $seat } odkłada kartę { $card } na spód stosu.
}
sun_tzu-event-end = { $marker_sign ->
    [zero] { $winner_id ->
        [nobody] { sun_tzu-part-cause }; { sun_tzu-marker }, a pule są równe, po { $sun_tzu }: remis.
        [shao] { sun_tzu-part-cause }; { sun_tzu-marker }, a król Shao wygrywa dzięki większej puli: Sun Tzu ma { $sun_tzu }, król Shao { $shao }.
       *[other] { sun_tzu-part-cause }; { sun_tzu-marker }, a { $winner } wygrywa dzięki większej puli: Sun Tzu ma { $sun_tzu }, król Shao { $shao }.
    }
   *[other] { $winner_id ->
        [shao] { sun_tzu-part-cause }; { sun_tzu-marker }: król Shao wygrywa.
       *[other] { sun_tzu-part-cause }; { sun_tzu-marker }: { $winner } wygrywa.
    }
}

## Options of the game

sun_tzu-setting-events = Wydarzenia
sun_tzu-setting-events-false = Bez wydarzeń
sun_tzu-setting-events-true = Z pięcioma wydarzeniami; gdy piąte zostanie wykorzystane, gra kończy się bez dalszej punktacji
sun_tzu-setting-beginner = Gra dla początkujących
sun_tzu-setting-beginner-false = Pełna gra
sun_tzu-setting-beginner-true = Bez wydarzeń, generałów, kart +2 i +3 oraz posiłków; wszystkie oddziały zaczynają w puli
sun_tzu-setting-fixed_order = Stała kolejność bitew
sun_tzu-setting-fixed_order-rounds_1_to_3 = W rundach od 1 do 3; od rundy 4 wybiera strona z mniejszą liczbą oddziałów (wydanie polskie)
sun_tzu-setting-fixed_order-round_1 = Tylko w rundzie 1; od rundy 2 wybiera strona z mniejszą liczbą oddziałów, a przy równych liczbach ta, która wybierała ostatnio (wydanie francuskie)
sun_tzu-setting-two_ones = Wydarzenie „Dwie jedynki”: co dostaje strona przegrywająca na punkty
sun_tzu-setting-two_ones-point = 1 punkt (wydanie polskie)
sun_tzu-setting-two_ones-army = Może wystawić 1 oddział ze swojej puli w tej prowincji, jeśli jest ona neutralna lub należy do tej strony (wydanie angielskie)
sun_tzu-setting-two_ones-victory = Wygrywa tę bitwę z przewagą 1 (wydanie francuskie)
sun_tzu-setting-great_plague = Władca plag: które plagi pozostawiają tylko 1 oddział
sun_tzu-setting-great_plague-every = Każda plaga tej rundy, niezależnie od strony (wydanie polskie)
sun_tzu-setting-great_plague-own = Tylko plagi jego właściciela (wydanie francuskie)
sun_tzu-setting-battle_order = Kolejność bitew: kiedy się ją wybiera
sun_tzu-setting-battle_order-one_by_one = Po jednej bitwie
sun_tzu-setting-battle_order-announced = Cała kolejność przed pierwszą bitwą

## Refusals. The last variant speaks without any fact.

sun_tzu-refusal-ST-A2 = Możesz zatrzymać tylko jednego ze swoich pięciu generałów.
sun_tzu-refusal-ST-B1 = { $about ->
    [card] { $card_id ->
        [plague] Nie masz teraz plagi na ręce.
       *[other] Nie masz teraz na ręce karty { $card }.
    }
    [province] W prowincji { $province } leży już twoja karta; najpierw cofnij ją na rękę.
    [laid] Jeszcze nie wszystko gotowe: w każdej z pięciu prowincji musi leżeć karta; wyłożono dotąd: { $laid }.
   *[other] W każdej z pięciu prowincji musi leżeć jedna karta z twojej ręki.
}
sun_tzu-refusal-ST-B2 = W tej prowincji odbyła się już bitwa w tej rundzie.
sun_tzu-refusal-ST-B7 = Na spód stosu możesz odłożyć tylko kartę dobraną przed chwilą.
sun_tzu-refusal-ST-B9 = { $about ->
    [now] Teraz nie można tego zrobić: { $now }.
   *[other] Teraz nie można tego zrobić.
}
sun_tzu-refusal-ST-B15 = { $about ->
    [province] W prowincji { $province } nie leży żadna twoja karta, którą można by cofnąć na rękę.
   *[other] Nie ma karty, którą można by cofnąć na rękę.
}
sun_tzu-refusal-ST-C6 = Stamtąd nie można teraz zabrać oddziału.
sun_tzu-refusal-ST-C8 = Oddziały trzeba wystawić: wybierz, skąd bierzesz następny.
sun_tzu-refusal-ST-D1 = { $about ->
    [reserves] Nie masz w posiłkach oddziałów do wykupienia.
    [card] { $card_id ->
        [plague] Nie masz na ręce plagi, żeby nią zapłacić.
       *[other] Nie masz na ręce karty { $card }, żeby nią zapłacić.
    }
   *[other] Potrzebujesz oddziału w posiłkach i karty na ręce, żeby nią zapłacić.
}
sun_tzu-refusal-ST-D2 = { $about ->
    [card] Karta { $card } ma ramkę, a kartami z ramką nie można płacić za oddziały.
    [order] { $order_id ->
        [plague] Twoja plaga leży jako rozkaz i nie ma jej na ręce, więc nie można nią zapłacić za oddziały.
       *[other] Twoja karta { $order } leży jako rozkaz i nie ma jej na ręce, więc nie można nią zapłacić za oddziały.
    }
   *[other] Kartami z ramką nie można płacić za oddziały.
}
sun_tzu-refusal-ST-D4 = { $about ->
    [now] W tej chwili nie można wykupywać oddziałów: { $now }.
   *[other] W tej chwili nie można wykupywać oddziałów.
}
sun_tzu-refusal-ST-E3 = { $about ->
    [province] Twoja karta 6 została już użyta w prowincji { $province } i nie można jej tam ponownie wyłożyć.
   *[other] Twoja karta 6 została już użyta w tej prowincji i nie można jej tam ponownie wyłożyć.
}
sun_tzu-refusal-ST-E5 = Stamtąd nie można zabrać oddziału, żeby zapłacić koszt twojej karty.
sun_tzu-refusal-ST-E12 = Stamtąd nie można zabrać oddziału, którym karta 6 oznaczy prowincję.
sun_tzu-refusal-ST-F2 = { $about ->
    [province] Przeciwnik nie ma w prowincji { $province } oddziału, który można by usunąć.
   *[other] Przeciwnik nie ma tam oddziału, który można by usunąć.
}
sun_tzu-refusal-ST-F4 = Władcy plag można użyć tylko na początku rundy.
sun_tzu-refusal-ST-F5 = { $about ->
    [card] Siewca plagi wymaga zagranej właśnie przez ciebie plagi; twoja karta w tej bitwie to { $card }.
   *[other] Siewca plagi wymaga zagranej właśnie przez ciebie plagi.
}
sun_tzu-refusal-ST-F6 = { $about ->
    [province] Marszałek nie może poprowadzić oddziału do prowincji { $province }, bo kontroluje ją przeciwnik.
    [start_goal] Prowincje { $start } i { $goal } nie sąsiadują ze sobą, więc Marszałek nie może tam poprowadzić oddziału.
   *[other] Marszałek może poprowadzić oddział tylko do sąsiedniej prowincji, neutralnej lub twojej.
}
sun_tzu-refusal-ST-F9 = { $about ->
    [card] Skryba wymaga zagranej właśnie przez ciebie karty −1; twoja karta w tej bitwie to { $card }.
   *[other] Skryba wymaga zagranej właśnie przez ciebie karty −1.
}
sun_tzu-refusal-ST-F10 = { $about ->
    [province] Nie kontrolujesz prowincji { $province }, więc Werbownik nie może dołożyć tam oddziału.
   *[other] Werbownik może dołożyć oddział tylko w prowincji, którą kontrolujesz.
}
sun_tzu-refusal-ST-F11 = { $about ->
    [general] Generała „{ $general }” nie można użyć podczas bitwy.
    [now] W tej chwili nie można użyć żadnego generała: { $now }.
   *[other] W tej chwili nie można użyć żadnego generała.
}
sun_tzu-refusal-ST-F12 = { $about ->
    [general] Nie masz generała „{ $general }”.
   *[other] Nie masz tego generała.
}
sun_tzu-refusal-ST-F13 = { $about ->
    [general] Generała „{ $general }” można użyć tylko wtedy, gdy właśnie odkryto karty w bitwie.
   *[other] Tego generała można użyć tylko wtedy, gdy właśnie odkryto karty w bitwie.
}
sun_tzu-refusal-ST-F15 = Chorążego używa się, wykładając kartę 6 w prowincji, którą już nią oznaczono.
sun_tzu-refusal-ST-F17 = { $about ->
    [card] { $card_id ->
        [plague] Uzdrowiciel nie pomoże, gdy obie karty to plagi.
       *[other] Uzdrowiciel działa tylko przeciw pladze Sun Tzu, a jego karta w tej bitwie to { $card }.
    }
   *[other] Uzdrowiciel działa tylko przeciw pladze Sun Tzu, i to tylko wtedy, gdy twoja karta nie jest plagą.
}
sun_tzu-refusal-ST-F19 = Twój stos jest pusty, więc nie można odłożyć karty na jego spód w zamian za wierzchnią.
sun_tzu-refusal-ST-F20 = { $about ->
    [province] Nie masz w prowincji { $province } oddziału, który Marszałek mógłby przesunąć.
    [pool] Twoja pula jest pusta, więc Werbownik nie ma czego dołożyć; jeśli masz posiłki, możesz najpierw wykupić oddział.
   *[other] Nie masz oddziału dla tego generała.
}
sun_tzu-refusal-ST-F21 = { $about ->
    [card] Zwodziciel wymaga twojej karty 7, 8, 9 lub 10 i braku plagi po drugiej stronie; twoja karta w tej bitwie to { $card }.
   *[other] Zwodziciel wymaga twojej karty 7, 8, 9 lub 10 i braku plagi po drugiej stronie.
}
sun_tzu-refusal-ST-F22 = Straż przednia działa sama przed pierwszą rundą i nigdy później.
sun_tzu-refusal-ST-F23 = { $about ->
    [round] Trwa runda { $round }, a tego generała można użyć tylko do rundy 6 włącznie.
   *[other] Tego generała można użyć tylko do rundy 6 włącznie.
}
sun_tzu-refusal-ST-G1 = Stamtąd nie można zabrać oddziału do posiłków.
sun_tzu-refusal-ST-G11 = Możesz wziąć tylko jednego ze swoich odłożonych generałów, ale nigdy Straż przednią.
sun_tzu-refusal-ST-G12 = Stamtąd nie można zabrać oddziału na potrzeby wydarzenia.
sun_tzu-refusal-ST-X2 = Możesz wystawić 1 oddział ze swojej puli w tej prowincji albo spasować.
sun_tzu-refusal-ST-X4 = Ta prowincja ma już swoje miejsce w kolejności.
