### The sentences of the cards of The Great Wall in Polish, composed from the vocabulary of docs/great_wall_cards.md.
###
### What the patterns are given is told at the head of the English file. Here are besides: $case of soldiers: whom
### (accusative), with (instrumental), who (nominative plural); $time, yes where a trigger is a time and no clause.
###
### Card sentences speak to the player in the present tense (otrzymujesz, przenosisz), other players in the third person.

## Joints

great_wall-say-and = { $first } i { $second }
great_wall-say-comma = { $first }, { $second }
great_wall-say-also = { $first }, a ponadto { $second }
great_wall-say-or = { $first } lub { $second }
great_wall-do-choose_one = { $first } albo { $second }
great_wall-say-subject = { $subject } { $does }
# A card and one of its effects, in a question.
great_wall-say-of-card = { $card }: { $does }
great_wall-say-sentence = { $does }.
great_wall-say-then = potem { $does }.
great_wall-say-when = { $time ->
    [yes] { $when } { $does }.
   *[no] { $when }, { $does }.
}
great_wall-say-when-if = { $time ->
    [yes] { $when }, jeśli { $conditions }, { $does }.
   *[no] { $when }, a { $conditions }, { $does }.
}
great_wall-say-pay = możesz zapłacić { $price }: { $does }
great_wall-say-for = { $subject }: { $does }
great_wall-say-at-end = na koniec gry { $does }.
great_wall-say-lasts = do końca gry { $does }.
great_wall-do-apply = { $does } { $until }
great_wall-say-boosted = efekt wzmocniony ({ $n } chi): { $does }.
great_wall-say-boosted-free = efekt wzmocniony (za darmo): { $does }.
great_wall-say-stays = po zagraniu tej karty nie można już odzyskać.
great_wall-say-none = bez zdolności.
great_wall-say-start = na początek: { $things }; wartość herbaty { $tea }.
great_wall-say-tea = wartość herbaty { $tea }.
great_wall-say-horde_card = { $horde } ({ $section })

## Numbers

great_wall-say-upto = maksymalnie { $n }
great_wall-say-total = łącznie { $n }
great_wall-say-plus = { " " }{ $sign ->
    [minus] i o { $n } mniej
   *[plus] i o { $n } więcej
} { $per }
great_wall-say-times = { $per } razy { $number }
great_wall-say-cap = (najwyżej { $n })
great_wall-say-least = co najmniej { $n }
great_wall-say-most = najwyżej { $n }
great_wall-say-exactly = dokładnie { $n }
great_wall-say-between = od { $least } do { $n }
great_wall-say-kinds = { $n ->
    [one] { $count } sztukę
    [few] { $count } sztuki
   *[other] { $count } sztuk
} { $kinds }

great_wall-each-supporter = za każdego wspierającego doradcę
great_wall-each-event_count = { $on ->
    [location_activated] za każdego twojego urzędnika w tej lokacji
    [recruit] za każdego z tych rekrutów
    [attack] za każdego atakującego żołnierza
    [build_barricade] za każdą z tych barykad
    [gain_shame] za każdy z tych żetonów
   *[other] za każdego z tych żołnierzy
}
great_wall-each-advisor = { $whose ->
    [yours] za każdego twojego doradcę, aktywnego lub wspierającego
   *[other] za każdego swojego doradcę, aktywnego lub wspierającego
}
great_wall-each-overseer = { $whose ->
    [yours] za każdego twojego nadzorcę
   *[other] za każdego swojego nadzorcę
}
great_wall-each-overseer_level = { $whose ->
    [yours] za każdy poziom twoich nadzorców
   *[other] za każdy poziom swoich nadzorców
}
great_wall-each-archer_firing = { $whose ->
    [yours] za każdego twojego łucznika na polu ostrzału
   *[other] za każdego swojego łucznika na polu ostrzału
}
great_wall-each-section_with_archer = { $whose ->
    [yours] za każdą sekcję z twoim łucznikiem na polu ostrzału
   *[other] za każdą sekcję ze swoim łucznikiem na polu ostrzału
}
great_wall-each-archer_on_highest_wall = { $whose ->
    [yours] za każdego twojego łucznika na polu ostrzału najwyższych zbudowanych murów
   *[other] za każdego swojego łucznika na polu ostrzału najwyższych zbudowanych murów
}
great_wall-each-soldier_at_rest = { $whose ->
    [yours] za każdego twojego żołnierza w strefach odpoczynku
   *[other] za każdego swojego żołnierza w strefach odpoczynku
}
great_wall-each-soldier_on_this_horde = { $whose ->
    [yours] za każdego twojego żołnierza na tej hordzie
   *[other] za każdego swojego żołnierza na tej hordzie
}
great_wall-each-trophy = { $whose ->
    [yours] za każde twoje trofeum bez żetonów hańby
   *[other] za każde swoje trofeum bez żetonów hańby
}
great_wall-each-player = za każdego gracza
great_wall-each-horde_on_board = za każdą hordę pod murem
great_wall-each-section_level_2 = za każdą sekcję z murem co najmniej poziomu 2
great_wall-each-section_breached = za każdą sekcję przełamaną tej zimy
great_wall-each-track = za każdą kartę „{ $command }” na torze

great_wall-number-supporter = liczba wspierających doradców
great_wall-number-event_count = { $on ->
    [location_activated] liczba twoich urzędników w tej lokacji
    [recruit] liczba tych rekrutów
    [attack] liczba atakujących żołnierzy
    [build_barricade] liczba tych barykad
    [gain_shame] liczba tych żetonów
   *[other] liczba tych żołnierzy
}
great_wall-number-advisor = liczba doradców
great_wall-number-overseer = liczba nadzorców
great_wall-number-overseer_level = suma poziomów nadzorców
great_wall-number-archer_firing = liczba łuczników na polach ostrzału
great_wall-number-section_with_archer = liczba sekcji z łucznikiem na polu ostrzału
great_wall-number-archer_on_highest_wall = liczba łuczników na polach ostrzału najwyższych zbudowanych murów
great_wall-number-soldier_at_rest = liczba żołnierzy w strefach odpoczynku
great_wall-number-soldier_on_this_horde = liczba żołnierzy na tej hordzie
great_wall-number-trophy = liczba trofeów bez żetonów hańby
great_wall-number-player = liczba graczy
great_wall-number-horde_on_board = liczba hord pod murem
great_wall-number-section_level_2 = liczba sekcji z murem co najmniej poziomu 2
great_wall-number-section_breached = liczba sekcji przełamanych tej zimy
great_wall-number-track = liczba kart „{ $command }” na torze

## Things that are gained, paid or lost (accusative)

great_wall-thing-wood = { $count } drewna{ $tail }
great_wall-thing-stone = { $count } kamienia{ $tail }
great_wall-thing-gold = { $count } złota{ $tail }
great_wall-thing-chi = { $count } chi{ $tail }
great_wall-thing-any = { $count } { $n ->
    [one] dowolny surowiec
    [few] dowolne surowce
   *[other] dowolnych surowców
}{ $tail }
great_wall-thing-build = { $count } drewna, kamienia lub złota{ $tail }
great_wall-thing-honor = { $count } { $n ->
    [one] punkt honoru
    [few] punkty honoru
   *[other] punktów honoru
}{ $tail }
great_wall-thing-location_resource = dodatkowo { $count } { $n ->
    [one] surowiec
    [few] surowce
   *[other] surowców
} tej lokacji{ $tail }
great_wall-thing-tactic = { $count } { $n ->
    [one] kartę taktyki
    [few] karty taktyk
   *[other] kart taktyk
}{ $tail }
great_wall-thing-soldier = { $count } { $n ->
    [one] żołnierza
   *[other] żołnierzy
}{ $tail }

great_wall-kind-wood = drewna
great_wall-kind-stone = kamienia
great_wall-kind-gold = złota
great_wall-kind-chi = chi

great_wall-troop = { $count } { $case ->
    [with] { $other ->
        [yes] { $n ->
            [one] { "innym " }
           *[other] { "innymi " }
        }
       *[no] { "" }
    }{ $soldier ->
        [spearman] { $n ->
            [one] włócznikiem
           *[other] włócznikami
        }
        [archer] { $n ->
            [one] łucznikiem
           *[other] łucznikami
        }
        [horseman] { $n ->
            [one] kawalerzystą
           *[other] kawalerzystami
        }
       *[any] { $n ->
            [one] żołnierzem
           *[other] żołnierzami
        }
    }
   *[whom] { $other ->
        [yes] { $n ->
            [one] { "innego " }
           *[other] { "innych " }
        }
       *[no] { "" }
    }{ $soldier ->
        [spearman] { $n ->
            [one] włócznika
           *[other] włóczników
        }
        [archer] { $n ->
            [one] łucznika
           *[other] łuczników
        }
        [horseman] { $n ->
            [one] kawalerzystę
           *[other] kawalerzystów
        }
       *[any] { $n ->
            [one] żołnierza
           *[other] żołnierzy
        }
    }
}
great_wall-troops-all = { $case ->
    [with] { $soldier ->
        [spearman] włócznikami
        [archer] łucznikami
        [horseman] kawalerzystami
       *[any] żołnierzami
    }
   *[who] { $soldier ->
        [spearman] włócznicy
        [archer] łucznicy
        [horseman] kawalerzyści
       *[any] żołnierze
    }
}

## Whom it concerns

great_wall-who-self = ty
great_wall-who-all = każdy gracz
great_wall-who-others = każdy z pozostałych graczy
great_wall-who-chosen = wybrany gracz
great_wall-who-chosen_other = wybrany inny gracz
great_wall-who-split = wybrani gracze
great_wall-who-reed = Klan Trzciny
great_wall-who-qin = Qin
great_wall-who-team = gracze wspólnie

## Triggers

great_wall-when-after_command = { $voice ->
    [you] po swojej karcie rozkazu
   *[other] po twojej karcie rozkazu
}
great_wall-when-after_activation = { $voice ->
    [you] po aktywacji w swojej turze
   *[other] po aktywacji w twojej turze
}
great_wall-when-location_activated = { $place ->
    [production] za każdym razem, gdy aktywuje się lokacja produkcyjna z twoimi urzędnikami
    [special] za każdym razem, gdy aktywuje się lokacja specjalna z twoimi urzędnikami
    [any] za każdym razem, gdy aktywuje się lokacja z twoimi urzędnikami
   *[other] za każdym razem, gdy aktywuje się lokacja z twoimi urzędnikami ({ $location })
}
great_wall-when-upgrade_overseer = za każdym razem, gdy ulepszasz nadzorcę
great_wall-when-donate = za każdym razem, gdy przekazujesz datek
great_wall-when-recruit = { $soldier ->
    [spearman] gdy rekrutujesz włóczników
    [archer] gdy rekrutujesz łuczników
    [horseman] gdy rekrutujesz kawalerzystów
   *[any] gdy rekrutujesz
}
great_wall-when-attack = { $soldier ->
    [spearman] gdy atakujesz włócznikami
    [archer] gdy atakujesz łucznikami
    [horseman] gdy atakujesz kawalerzystami
   *[any] gdy atakujesz
}
great_wall-when-last_wound = gdy zadajesz hordzie ostatnią ranę
great_wall-when-horde_defeated = gdy zostaje pokonana horda
great_wall-when-horde_won = gdy zdobywasz trofeum
great_wall-when-soldiers_dying = { $soldier ->
    [spearman] gdy twoi włócznicy mają zostać zabici
    [archer] gdy twoi łucznicy mają zostać zabici
    [horseman] gdy twoi kawalerzyści mają zostać zabici
   *[any] gdy twoi żołnierze mają zostać zabici
}
great_wall-when-soldiers_killed = gdy twoi żołnierze zostają zabici
great_wall-when-save_soldier = gdy ratujesz żołnierzy
great_wall-when-build_wall = { $by ->
    [any] za każdym razem, gdy dowolny gracz buduje kondygnację muru
   *[you] za każdym razem, gdy budujesz kondygnację muru
}
great_wall-when-build_barricade = gdy budujesz barykady
great_wall-when-play_tactic = za każdym razem, gdy zagrywasz kartę taktyki
great_wall-when-gain_shame = gdy otrzymujesz żetony hańby
great_wall-when-others_box = gdy cudza karta rozkazu pozwala ci przenosić urzędników
great_wall-when-spring = na koniec wiosny
great_wall-when-income = w letniej fazie dochodu
great_wall-when-winter = każdej zimy przed ostrzałem

## Conditions

great_wall-if-own_on_horde = masz na niej co najmniej { $troop }
great_wall-if-own_in_section = masz co najmniej { $troop } { $place ->
    [firing] na polu ostrzału w tej sekcji
    [rest] w strefie odpoczynku tej sekcji
   *[any] w strefie odpoczynku lub na polu ostrzału tej sekcji
}
great_wall-if-clerks_here = masz w niej co najmniej { $n ->
    [one] 1 urzędnika
   *[other] { $n } urzędników
}
great_wall-if-tea = { $place ->
    [top] twój znacznik herbaty jest na szczycie
   *[not_top] twój znacznik herbaty nie jest na szczycie
}
great_wall-if-section_level = poziom muru w tej sekcji wynosi { $range }
great_wall-if-section_hordes = liczba hord przed tą sekcją wynosi { $range }
great_wall-if-section_barricades = liczba barykad w tej sekcji wynosi { $range }
great_wall-if-ally_in_section = co najmniej { $n ->
    [one] 1 inny gracz ma
   *[other] { $n } innych graczy ma
} w tej sekcji żołnierzy

## Effects

great_wall-do-gain = { $to ->
    [warehouse] { $voice ->
        [you] dokładasz
        [one] dokłada
       *[many] dokładają
    } z banku do magazynu { $things }
   *[stock] { $voice ->
        [you] otrzymujesz
        [one] otrzymuje
       *[many] otrzymują
    } { $things }
}
great_wall-do-lose = { $what ->
    [tactic] { $voice ->
        [you] odrzucasz
        [one] odrzuca
       *[many] odrzucają
    } { $things }
    [soldier] { $voice ->
        [you] odsyłasz
        [one] odsyła
       *[many] odsyłają
    } { $things } ze strefy odpoczynku lub pola ostrzału do puli
   *[other] { $voice ->
        [you] tracisz
        [one] traci
       *[many] tracą
    } { $things }
}
great_wall-do-exchange = { $voice ->
    [you] możesz
    [one] może
   *[many] mogą
}{ $times ->
    [one] { "" }
   *[other] { " " }maksymalnie { $times } razy
} zapłacić { $give } i otrzymać { $get_any ->
    [yes] { $get_n } { $get_n ->
        [one] surowiec
        [few] surowce
       *[other] surowców
    } innego rodzaju
   *[no] { $get }, wszystko jednego rodzaju, innego niż zapłacony
}
great_wall-do-give = { $voice ->
    [you] możesz dać
    [one] może dać
   *[many] mogą dać
} innym graczom { $count } { $n ->
    [one] surowiec
    [few] surowce
   *[other] surowców
}{ $tail }
great_wall-do-draw = { $voice ->
    [you] dobierasz
    [one] dobiera
   *[many] dobierają
} { $count } { $n ->
    [one] kartę taktyki
    [few] karty taktyk
   *[other] kart taktyk
}{ $tail }
great_wall-do-discard_shame = { $voice ->
    [you] odrzucasz
    [one] odrzuca
   *[many] odrzucają
} { $count } { $n ->
    [one] żeton hańby
    [few] żetony hańby
   *[other] żetonów hańby
}{ $tail }
great_wall-do-move_clerks = { $voice ->
    [you] przenosisz
    [one] przenosi
   *[many] przenoszą
} { $all ->
    [yes] dowolną liczbę urzędników
   *[no] { $on ->
        [others_box] { "dodatkowo " }
       *[other] { "" }
    }{ $count } { $n ->
        [one] urzędnika
       *[other] urzędników
    }{ $tail }
}{ $to ->
    [any] { "" }
    [different] { " " }do różnych lokacji
   *[other] { " " }{ $place }{ $chooses ->
        [no]  lub tylu, ilu się zmieści
       *[yes] { "" }
    }
}
great_wall-do-advanced_activation = { $voice ->
    [you] wykonujesz
    [one] wykonuje
   *[many] wykonują
} specjalną aktywację { $at ->
    [any] { $chooses ->
        [no] { $n ->
            [one] najwyższej lokacji swojego toru, w której ma urzędnika
           *[other] { $n } najwyższych lokacji swojego toru, w których ma urzędników
        }{ $tail }
       *[yes] { $count } { $n ->
            [one] lokacji
           *[other] różnych lokacji
        }{ $tail }
    }
    [production] { $count } { $n ->
        [one] lokacji produkcyjnej
       *[other] różnych lokacji produkcyjnych
    }{ $tail }
   *[other] { $place }
}
great_wall-do-attack = { $voice ->
    [you] możesz zaatakować
    [one] atakuje
   *[many] atakują
} { $all ->
    [yes] wszystkimi swoimi { $troops }
   *[no] { $troop }{ $tail }
}{ $where ->
    [section] { $all ->
        [yes] { " " }w { $sections_count } { $sections ->
            [one] sekcji
           *[other] sekcjach
        }{ $sections_tail }
       *[no] { $sections ->
            [one] { " " }w 1 sekcji{ $sections_tail }
           *[other] { " " }w każdej z { $sections_count } sekcji{ $sections_tail }
        }
    }
   *[any] { "" }
}
great_wall-do-wound = { $voice ->
    [you] zadajesz
    [one] zadaje
   *[many] zadają
} { $count } { $n ->
    [one] ranę { $where ->
        [here] hordzie w tej sekcji
        [elsewhere] hordzie w innej sekcji
       *[any] dowolnej hordzie
    }
    [few] rany { $where ->
        [here] hordom w tej sekcji
        [elsewhere] hordom w innych sekcjach
       *[any] dowolnym hordom
    }
   *[other] ran { $where ->
        [here] hordom w tej sekcji
        [elsewhere] hordom w innych sekcjach
       *[any] dowolnym hordom
    }
}{ $tail }
great_wall-do-recruit = { $voice ->
    [you] { $pays ->
        [free] rekrutujesz
       *[other] możesz zrekrutować
    }{ $on ->
        [recruit] { " " }dodatkowo
       *[other] { "" }
    }
    [one] rekrutuje
   *[many] rekrutują
} { $troop }{ $tail }{ $pays ->
    [free] { " " }za darmo
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , płacąc za każdego { $price }
    }
   *[usual] { " " }za zwykłą cenę
}{ $to ->
    [rest] { " " }prosto do dowolnej strefy odpoczynku
   *[section] { "" }
}
great_wall-do-save = { $voice ->
    [you] { $all ->
        [yes] ratujesz ich wszystkich za darmo
       *[no] ratujesz za darmo { $count } z nich
    }
    [one] ratuje za darmo { $all ->
        [yes] wszystkich swoich żołnierzy, którzy mają zostać zabici
       *[no] { $count } ze swoich żołnierzy, którzy mają zostać zabici
    }
   *[many] ratują za darmo { $all ->
        [yes] wszystkich swoich żołnierzy, którzy mają zostać zabici
       *[no] { $count } ze swoich żołnierzy, którzy mają zostać zabici
    }
}{ $tail }
great_wall-do-upgrade = { $voice ->
    [you] { $pays ->
        [free] ulepszasz
       *[other] możesz ulepszyć
    }{ $on ->
        [upgrade_overseer] { " " }także
       *[other] { "" }
    }
    [one] ulepsza
   *[many] ulepszają
} { $at ->
    [any] { $count } { $n ->
        [one] nadzorcę
       *[other] różnych nadzorców
    }
   *[other] nadzorcę { $place }
}{ $tail }{ $pays ->
    [free] { " " }za darmo
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , każdego za { $price }
    }
    [less] { $single ->
        [yes] { " " }o { $less } taniej
       *[no] , każdego o { $less } taniej
    }
   *[usual] { " " }za zwykłą cenę
}{ $chooses ->
    [no] { " " }w najwyższej lokacji swojego toru, w której może
   *[yes] { " " }(urzędnik w tej lokacji nie jest potrzebny)
}
great_wall-do-income = { $voice ->
    [you] otrzymujesz
    [one] otrzymuje
   *[many] otrzymują
} dochód { $count } ze swoich nadzorców{ $tail }
great_wall-do-build_barricade = { $voice ->
    [you] budujesz
    [one] buduje
   *[many] budują
} { $count } { $n ->
    [one] barykadę
    [few] barykady
   *[other] barykad
}{ $tail }{ $pays ->
    [free] { " " }za darmo
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , każdą za { $price }
    }
    [warehouse] { " " }(magazyn płaci, ile może, a reszta jest za darmo)
   *[usual] { " " }za zwykłą cenę
}
great_wall-do-build_wall = { $voice ->
    [you] budujesz
    [one] buduje
   *[many] budują
} { $count } { $n ->
    [one] kondygnację
    [few] kondygnacje
   *[other] kondygnacji
} { $where ->
    [lowest] najniższego muru
   *[any] dowolnego muru
}{ $tail }{ $pays ->
    [free] { " " }za darmo
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , każdą za { $price }
    }
    [warehouse] { " " }(magazyn płaci, ile może, a reszta jest za darmo)
   *[usual] { " " }za zwykłą cenę
}
great_wall-do-tea_up = { $voice ->
    [you] przesuwasz swój znacznik herbaty
    [one] przesuwa swój znacznik herbaty
   *[many] przesuwają swoje znaczniki herbaty
} o { $count } { $n ->
    [one] miejsce
    [few] miejsca
   *[other] miejsc
} w górę{ $tail }
great_wall-do-reclaim_command = { $voice ->
    [you] odzyskujesz
    [one] odzyskuje
   *[many] odzyskują
} { $count } { $n ->
    [one] odrzuconą kartę rozkazu
    [few] odrzucone karty rozkazów
   *[other] odrzuconych kart rozkazów
}{ $tail }
great_wall-do-logistics = { $voice ->
    [you] przenosisz
    [one] przenosi
   *[many] przenoszą
} żołnierzy tak jak { $count } { $n ->
    [one] urzędnik
    [few] urzędników
   *[other] urzędników
} w centrum logistycznym{ $tail }
great_wall-do-copy_command = { $voice ->
    [you] wykonujesz
    [one] wykonuje
   *[many] wykonują
} efekty właściciela z innej karty rozkazu na torze
great_wall-do-place_horde = pod mur { $n ->
    [one] nadciąga { $count } horda
    [few] nadciągają { $count } hordy
   *[other] nadciąga { $count } hord
}, tak jak wiosną{ $tail }

## Modifiers

great_wall-mod-cost = { $deed } kosztuje { $whose ->
    [you] { "cię " }
   *[all] { "" }
}o { $price } { $sign ->
    [minus] więcej
   *[plus] mniej
}
great_wall-deed-recruit = { $soldier ->
    [spearman] zrekrutowanie włócznika
    [archer] zrekrutowanie łucznika
    [horseman] zrekrutowanie kawalerzysty
   *[any] zrekrutowanie żołnierza
}
great_wall-deed-overseer = { $at ->
    [any] ulepszenie nadzorcy
   *[other] ulepszenie nadzorcy { $place }
}
great_wall-deed-wall = zbudowanie kondygnacji muru
great_wall-deed-barricade = zbudowanie barykady
great_wall-deed-advisor = zatrudnienie doradcy
great_wall-deed-clerk = zatrudnienie urzędnika
great_wall-deed-save = uratowanie żołnierza
great_wall-deed-boost = efekt wzmocniony karty taktyki

great_wall-mod-clerk_bonus = { $at ->
    [chosen] wybierasz lokację: gdy jest rozpatrywana, { $times ->
        [one] liczysz tam o { $n } { $n ->
            [one] urzędnika
           *[other] urzędników
        } więcej{ $tail }
       *[other] każdy twój urzędnik liczy się tam za { $times }
    }
   *[other] { $times ->
        [one] podczas rozpatrywania liczysz { $place } o { $n } { $n ->
            [one] urzędnika
           *[other] urzędników
        } więcej{ $tail }
       *[other] każdy twój urzędnik { $place } liczy się za { $times }
    }
}
great_wall-mod-wild = { $whose ->
    [you] możesz płacić
   *[all] można płacić
} { $what ->
    [wood] drewnem
    [stone] kamieniem
    [gold] złotem
   *[chi] chi
} zamiast dowolnego surowca
great_wall-mod-hand_limit = { $whose ->
    [you] twój limit
   *[all] limit
} kart taktyk na ręce jest o { $n } { $sign ->
    [minus] mniejszy
   *[plus] większy
}{ $tail }
great_wall-mod-no_lone_shame = { $whose ->
    [you] nie otrzymujesz żetonu hańby, gdy w aktywowanej lokacji są tylko twoi urzędnicy
   *[all] nikt nie otrzymuje żetonu hańby za to, że w aktywowanej lokacji są tylko jego urzędnicy
}
great_wall-mod-reach-rows = { $whose ->
    [you] twoi { $troops }
   *[all] { $troops }
} mogą atakować hordy w dowolnym rzędzie
great_wall-mod-reach-sections = { $whose ->
    [you] twoi { $troops }
   *[all] { $troops }
} w strefach odpoczynku mogą atakować w dowolnej sekcji
great_wall-mod-defence-add = { $part ->
    [wall] obrona muru { $where } jest o { $n } { $sign ->
        [minus] niższa, ale nie spada poniżej 0
       *[plus] wyższa
    }
    [barricade] każda barykada { $where } daje o { $n } { $sign ->
        [minus] mniej obrony
       *[plus] więcej obrony
    }
   *[total] obrona { $where } jest o { $n } { $sign ->
        [minus] niższa
       *[plus] wyższa
    }
}{ $tail }
great_wall-mod-defence-set = { $part ->
    [wall] obrona muru { $where } wynosi { $n }
    [barricade] { $n ->
        [0] barykady { $where } nic nie dodają do obrony
       *[other] każda barykada { $where } daje { $n } obrony
    }
   *[total] obrona { $where } wynosi { $n }
}{ $tail }
great_wall-mod-defence-half = { $part ->
    [wall] obrona muru { $where } zmniejsza się
    [barricade] obrona barykad { $where } zmniejsza się
   *[total] obrona { $where } zmniejsza się
} o połowę, z zaokrągleniem w dół
great_wall-where-here = w tej sekcji
great_wall-where-all = w każdej sekcji
great_wall-where-chosen = w 1 wybranej sekcji
great_wall-where-manned = w każdej sekcji, w której masz żołnierza w strefie odpoczynku lub na polu ostrzału,
great_wall-mod-power = { $where ->
    [neighbours] siła natarcia każdej innej hordy w tej sekcji jest
    [chosen] łączna siła natarcia hord w 1 wybranej sekcji jest
   *[all] siła natarcia każdej hordy jest
} o { $n } { $sign ->
    [minus] mniejsza
   *[plus] większa
}{ $tail }
great_wall-mod-lethality = zabójczość { $where ->
    [self] na tej karcie
   *[all] każdej hordy
} jest o { $n } { $sign ->
    [minus] niższa
   *[plus] wyższa
}{ $tail }
great_wall-mod-protect-wound = ani łucznicy, ani karty nie mogą zadać ran tej hordzie; mogą ją atakować tylko włócznicy i kawalerzyści
great_wall-mod-protect-horseman = kawalerzyści nie mogą atakować tej hordy
great_wall-mod-breach_shame = jeśli ta horda przełamie mur, każdy gracz, który otrzymuje za nią hańbę, otrzymuje o { $n } { $n ->
    [one] żeton
    [few] żetony
   *[other] żetonów
} więcej{ $tail }

great_wall-until-turn = do końca tury
great_wall-until-winter = do końca tej zimy

## What a horde does, in a word or two, for its card on the table

great_wall-brief-defence-add = { $part ->
    [wall] mur tutaj
    [barricade] każda barykada
   *[total] obrona
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-defence-set = { $part ->
    [wall] mur tutaj: { $n }
    [barricade] { $n ->
        [0] barykady: 0
       *[other] każda barykada: { $n }
    }
   *[total] obrona: { $n }
}
great_wall-brief-defence-half = { $part ->
    [wall] mur tutaj
    [barricade] każda barykada
   *[total] obrona
}: połowa
great_wall-brief-power = { $where ->
    [neighbours] inne hordy: siła
   *[all] siła
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-lethality = zabójczość { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-protect-wound = odporna na rany
great_wall-brief-protect-horseman = bez kawalerzystów
great_wall-brief-breach_shame = hańba +{ $n }

## What decrees ask for

great_wall-need-discard = { $voice ->
    [one] odrzuca
   *[many] odrzucają
} { $things }
great_wall-need-lose = { $voice ->
    [one] traci
   *[many] tracą
} { $things }
great_wall-need-soldier = { $voice ->
    [one] poświęca
   *[many] poświęcają
} { $count } { $n ->
    [one] żołnierza
   *[other] żołnierzy
}{ $tail } ze strefy odpoczynku lub pola ostrzału
great_wall-need-clerk = { $voice ->
    [one] poświęca
   *[many] poświęcają
} { $count } { $n ->
    [one] zatrudnionego urzędnika
   *[other] zatrudnionych urzędników
}{ $tail }
great_wall-need-trophy = { $voice ->
    [one] poświęca
   *[many] poświęcają
} { $count } { $n ->
    [one] trofeum
    [few] trofea
   *[other] trofeów
}{ $tail }
great_wall-need-have = { $scope ->
    [each] u każdego gracza { $number } wynosi { $range }{ $tail }
   *[team] { $number } wynosi { $range }{ $tail }
}

## Locations, with the numbers of the board

great_wall-location-production-about = Za każdego urzędnika otrzymujesz { $gain } i jeszcze tyle, ile wynosi poziom twojego nadzorcy. Potem możesz ulepszyć nadzorcę za { $costs }{ $donate ->
    [yes] { " " }i przekazać datek: { $gain } za { $honor }
   *[no] { "" }
}.
great_wall-location-barracks-about = Każdy urzędnik rekrutuje 1 żołnierza: włócznika za { $spearman }, łucznika za { $archer } albo kawalerzystę za { $horseman }.
great_wall-location-tea_house-about = Twój znacznik herbaty przesuwa się o 1 miejsce w górę, a jeśli wszystkie pola zajmują twoi urzędnicy – od razu na sam szczyt.
great_wall-location-builders_camp-about = Każdy urzędnik buduje 1 barykadę za { $barricade } (otrzymujesz { $barricade_honor }) albo 1 kondygnację muru za { $costs } sztuk drewna, kamienia lub złota (otrzymujesz { $honor } punktów honoru); najpierw płaci magazyn.
great_wall-location-embassy-about = Każdy urzędnik zatrudnia 1 nowego urzędnika za { $clerk } albo 1 doradcę za tyle złota, ilu doradców będziesz wtedy mieć.
great_wall-location-academy-about = Za każdego urzędnika dobierasz 1 kartę taktyki.
great_wall-location-logistics-about = Każdy urzędnik przenosi dowolną liczbę twoich żołnierzy ze strefy odpoczynku i pól ostrzału 1 sekcji do innej sekcji, bez ataku.
