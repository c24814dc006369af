### The sentences of the cards of The Great Wall in Czech, composed from the vocabulary of docs/great_wall_cards.md.
###
### What the patterns are given is told at the head of the English file. Here are besides: $case of soldiers: whom
### (accusative), with (instrumental), who (nominative plural); $time, yes where a trigger is a time and no clause.
###
### Card sentences speak to the player in the second person (získáš, umístíš), other players in the third person.

## Joints

great_wall-say-and = { $first } a { $second }
great_wall-say-comma = { $first }, { $second }
great_wall-say-also = { $first } a navíc { $second }
great_wall-say-or = { $first } nebo { $second }
great_wall-do-choose_one = { $first }, nebo { $second }
great_wall-say-subject = { $subject } { $does }
# A card and one of its effects, in a question.
great_wall-say-of-card = { $card }: { $does }
great_wall-say-sentence = { $does }.
great_wall-say-then = potom { $does }.
great_wall-say-when = { $time ->
    [yes] { $when } { $does }.
   *[no] { $when }, { $does }.
}
great_wall-say-when-if = { $time ->
    [yes] { $when }, pokud { $conditions }, { $does }.
   *[no] { $when } a { $conditions }, { $does }.
}
great_wall-say-pay = smíš zaplatit { $price }: { $does }
great_wall-say-for = { $subject }: { $does }
great_wall-say-at-end = na konci hry { $does }.
great_wall-say-lasts = do konce hry platí: { $does }.
great_wall-do-apply = { $does } { $until }
great_wall-say-boosted = posílený efekt ({ $n } či): { $does }.
great_wall-say-boosted-free = posílený efekt (zdarma): { $does }.
great_wall-say-stays = jakmile je tato karta zahrána, už ji nelze získat zpět.
great_wall-say-none = bez schopnosti.
great_wall-say-start = na začátku: { $things }; hodnota čaje { $tea }.
great_wall-say-tea = hodnota čaje { $tea }.
great_wall-say-horde_card = { $horde } ({ $section })

## Numbers

great_wall-say-upto = až { $n }
great_wall-say-total = celkem { $n }
great_wall-say-plus = { " " }{ $sign ->
    [minus] a o { $n } méně
   *[plus] a o { $n } více
} { $per }
great_wall-say-times = { $per } krát { $number }
great_wall-say-cap = (nejvýše { $n })
great_wall-say-least = alespoň { $n }
great_wall-say-most = nejvýše { $n }
great_wall-say-exactly = přesně { $n }
great_wall-say-between = { $least } až { $n }
great_wall-say-kinds = { $n ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusů
} { $kinds }

great_wall-each-supporter = za každého podpůrného rádce
great_wall-each-event_count = { $on ->
    [location_activated] za každého tvého úředníka v této lokaci
    [recruit] za každého takto naverbovaného vojáka
    [attack] za každého útočícího vojáka
    [build_barricade] za každý z těchto zátarasů
    [gain_shame] za každý z těchto žetonů
   *[other] za každého z těchto vojáků
}
great_wall-each-advisor = { $whose ->
    [yours] za každého tvého rádce, aktivního i podpůrného
   *[other] za každého svého rádce, aktivního i podpůrného
}
great_wall-each-overseer = { $whose ->
    [yours] za každého tvého dohlížitele
   *[other] za každého svého dohlížitele
}
great_wall-each-overseer_level = { $whose ->
    [yours] za každou úroveň tvých dohlížitelů
   *[other] za každou úroveň svých dohlížitelů
}
great_wall-each-archer_firing = { $whose ->
    [yours] za každého tvého lučištníka na střelecké pozici
   *[other] za každého svého lučištníka na střelecké pozici
}
great_wall-each-section_with_archer = { $whose ->
    [yours] za každý úsek s tvým lučištníkem na střelecké pozici
   *[other] za každý úsek se svým lučištníkem na střelecké pozici
}
great_wall-each-archer_on_highest_wall = { $whose ->
    [yours] za každého tvého lučištníka na střelecké pozici nejvyšších postavených zdí
   *[other] za každého svého lučištníka na střelecké pozici nejvyšších postavených zdí
}
great_wall-each-soldier_at_rest = { $whose ->
    [yours] za každého tvého vojáka v nástupních prostorech
   *[other] za každého svého vojáka v nástupních prostorech
}
great_wall-each-soldier_on_this_horde = { $whose ->
    [yours] za každého tvého vojáka na této hordě
   *[other] za každého svého vojáka na této hordě
}
great_wall-each-trophy = { $whose ->
    [yours] za každou tvou trofej bez žetonů hanby
   *[other] za každou svou trofej bez žetonů hanby
}
great_wall-each-player = za každého hráče
great_wall-each-horde_on_board = za každou hordu před zdí
great_wall-each-section_level_2 = za každý úsek se zdí alespoň úrovně 2
great_wall-each-section_breached = za každý úsek prolomený tuto zimu
great_wall-each-track = za každou kartu „{ $command }“ na stupnici

great_wall-number-supporter = počet podpůrných rádců
great_wall-number-event_count = { $on ->
    [location_activated] počet tvých úředníků v této lokaci
    [recruit] počet takto naverbovaných vojáků
    [attack] počet útočících vojáků
    [build_barricade] počet těchto zátarasů
    [gain_shame] počet těchto žetonů
   *[other] počet těchto vojáků
}
great_wall-number-advisor = počet rádců
great_wall-number-overseer = počet dohlížitelů
great_wall-number-overseer_level = součet úrovní dohlížitelů
great_wall-number-archer_firing = počet lučištníků na střeleckých pozicích
great_wall-number-section_with_archer = počet úseků s lučištníkem na střelecké pozici
great_wall-number-archer_on_highest_wall = počet lučištníků na střeleckých pozicích nejvyšších postavených zdí
great_wall-number-soldier_at_rest = počet vojáků v nástupních prostorech
great_wall-number-soldier_on_this_horde = počet vojáků na této hordě
great_wall-number-trophy = počet trofejí bez žetonů hanby
great_wall-number-player = počet hráčů
great_wall-number-horde_on_board = počet hord před zdí
great_wall-number-section_level_2 = počet úseků se zdí alespoň úrovně 2
great_wall-number-section_breached = počet úseků prolomených tuto zimu
great_wall-number-track = počet karet „{ $command }“ na stupnici

## Things that are gained, paid or lost (accusative)

great_wall-thing-wood = { $count } { $n ->
    [one] dřevo
   *[other] dřeva
}{ $tail }
great_wall-thing-stone = { $count } { $n ->
    [one] kámen
    [few] kameny
   *[other] kamenů
}{ $tail }
great_wall-thing-gold = { $count } { $n ->
    [one] zlato
   *[other] zlata
}{ $tail }
great_wall-thing-chi = { $count } či{ $tail }
great_wall-thing-any = { $count } { $n ->
    [one] libovolný zdroj
    [few] libovolné zdroje
   *[other] libovolných zdrojů
}{ $tail }
great_wall-thing-build = { $count } { $n ->
    [one] kus
    [few] kusy
   *[other] kusů
} dřeva, kamene nebo zlata{ $tail }
great_wall-thing-honor = { $count } { $n ->
    [one] bod cti
    [few] body cti
   *[other] bodů cti
}{ $tail }
great_wall-thing-location_resource = navíc { $count } { $n ->
    [one] zdroj
    [few] zdroje
   *[other] zdrojů
} této lokace{ $tail }
great_wall-thing-tactic = { $count } { $n ->
    [one] kartu taktiky
    [few] karty taktiky
   *[other] karet taktiky
}{ $tail }
great_wall-thing-soldier = { $count } { $n ->
    [one] vojáka
    [few] vojáky
   *[other] vojáků
}{ $tail }

great_wall-kind-wood = dřeva
great_wall-kind-stone = kamene
great_wall-kind-gold = zlata
great_wall-kind-chi = či

great_wall-troop = { $count } { $case ->
    [with] { $other ->
        [yes] { $n ->
            [one] { "jiným " }
           *[other] { "jinými " }
        }
       *[no] { "" }
    }{ $soldier ->
        [spearman] { $n ->
            [one] kopiníkem
           *[other] kopiníky
        }
        [archer] { $n ->
            [one] lučištníkem
           *[other] lučištníky
        }
        [horseman] { $n ->
            [one] jezdcem
           *[other] jezdci
        }
       *[any] { $n ->
            [one] vojákem
           *[other] vojáky
        }
    }
   *[whom] { $other ->
        [yes] { $n ->
            [one] { "jiného " }
            [few] { "jiné " }
           *[other] { "jiných " }
        }
       *[no] { "" }
    }{ $soldier ->
        [spearman] { $n ->
            [one] kopiníka
            [few] kopiníky
           *[other] kopiníků
        }
        [archer] { $n ->
            [one] lučištníka
            [few] lučištníky
           *[other] lučištníků
        }
        [horseman] { $n ->
            [one] jezdce
            [few] jezdce
           *[other] jezdců
        }
       *[any] { $n ->
            [one] vojáka
            [few] vojáky
           *[other] vojáků
        }
    }
}
great_wall-troops-all = { $case ->
    [with] { $soldier ->
        [spearman] kopiníky
        [archer] lučištníky
        [horseman] jezdci
       *[any] vojáky
    }
   *[who] { $soldier ->
        [spearman] kopiníci
        [archer] lučištníci
        [horseman] jezdci
       *[any] vojáci
    }
}

## Whom it concerns

great_wall-who-self = ty
great_wall-who-all = každý hráč
great_wall-who-others = každý z ostatních hráčů
great_wall-who-chosen = zvolený hráč
great_wall-who-chosen_other = zvolený jiný hráč
great_wall-who-split = zvolení hráči
great_wall-who-reed = Rákosový klan
great_wall-who-qin = Čchin
great_wall-who-team = hráči společně

## Triggers

great_wall-when-after_command = { $voice ->
    [you] po své kartě velení
   *[other] po tvé kartě velení
}
great_wall-when-after_activation = { $voice ->
    [you] po aktivaci ve svém tahu
   *[other] po aktivaci ve tvém tahu
}
great_wall-when-location_activated = { $place ->
    [production] pokaždé, když se aktivuje produkční lokace s tvými úředníky
    [special] pokaždé, když se aktivuje zvláštní lokace s tvými úředníky
    [any] pokaždé, když se aktivuje lokace s tvými úředníky
   *[other] pokaždé, když se aktivuje lokace s tvými úředníky ({ $location })
}
great_wall-when-upgrade_overseer = pokaždé, když povýšíš dohlížitele
great_wall-when-donate = pokaždé, když daruješ zdroj
great_wall-when-recruit = { $soldier ->
    [spearman] když naverbuješ kopiníky
    [archer] když naverbuješ lučištníky
    [horseman] když naverbuješ jezdce
   *[any] když verbuješ
}
great_wall-when-attack = { $soldier ->
    [spearman] když útočíš kopiníky
    [archer] když útočíš lučištníky
    [horseman] když útočíš jezdci
   *[any] když útočíš
}
great_wall-when-last_wound = když způsobíš hordě poslední zranění
great_wall-when-horde_defeated = když je poražena horda
great_wall-when-horde_won = když získáš trofej
great_wall-when-soldiers_dying = { $soldier ->
    [spearman] když mají být tvoji kopiníci zabiti
    [archer] když mají být tvoji lučištníci zabiti
    [horseman] když mají být tvoji jezdci zabiti
   *[any] když mají být tvoji vojáci zabiti
}
great_wall-when-soldiers_killed = když jsou tvoji vojáci zabiti
great_wall-when-save_soldier = když zachráníš vojáky
great_wall-when-build_wall = { $by ->
    [any] pokaždé, když kterýkoli hráč postaví úroveň zdi
   *[you] pokaždé, když postavíš úroveň zdi
}
great_wall-when-build_barricade = když postavíš zátarasy
great_wall-when-play_tactic = pokaždé, když zahraješ kartu taktiky
great_wall-when-gain_shame = když dostaneš žetony hanby
great_wall-when-others_box = když ti cizí karta velení umožní umístit úředníky
great_wall-when-spring = na konci jara
great_wall-when-income = v létě při příjmu
great_wall-when-winter = každou zimu před salvou

## Conditions

great_wall-if-own_on_horde = máš na ní alespoň { $troop }
great_wall-if-own_in_section = máš alespoň { $troop } { $place ->
    [firing] na střelecké pozici u tohoto úseku
    [rest] v nástupním prostoru tohoto úseku
   *[any] v nástupním prostoru nebo na střelecké pozici tohoto úseku
}
great_wall-if-clerks_here = máš v ní alespoň { $n ->
    [one] 1 úředníka
    [few] { $n } úředníky
   *[other] { $n } úředníků
}
great_wall-if-tea = { $place ->
    [top] je tvůj ukazatel čaje na vrcholu
   *[not_top] tvůj ukazatel čaje není na vrcholu
}
great_wall-if-section_level = úroveň zdi u tohoto úseku je { $range }
great_wall-if-section_hordes = počet hord u tohoto úseku je { $range }
great_wall-if-section_barricades = počet zátarasů u tohoto úseku je { $range }
great_wall-if-ally_in_section = alespoň { $n ->
    [one] 1 jiný hráč má
    [few] { $n } jiní hráči mají
   *[other] { $n } jiných hráčů má
} u tohoto úseku vojáky

## Effects

great_wall-do-gain = { $to ->
    [warehouse] { $voice ->
        [you] dáš
        [one] dá
       *[many] dají
    } z banku do skladiště { $things }
   *[stock] { $voice ->
        [you] získáš
        [one] získá
       *[many] získají
    } { $things }
}
great_wall-do-lose = { $what ->
    [tactic] { $voice ->
        [you] odhodíš
        [one] odhodí
       *[many] odhodí
    } { $things }
    [soldier] { $voice ->
        [you] vrátíš
        [one] vrátí
       *[many] vrátí
    } { $things } z nástupního prostoru nebo střelecké pozice do osobní zásoby
   *[other] { $voice ->
        [you] ztratíš
        [one] ztratí
       *[many] ztratí
    } { $things }
}
great_wall-do-exchange = { $voice ->
    [you] smíš
    [one] smí
   *[many] smějí
}{ $times ->
    [one] { "" }
   *[other] { " " }až { $times }×
} zaplatit { $give } a získat { $get_any ->
    [yes] { $get_n } { $get_n ->
        [one] zdroj
        [few] zdroje
       *[other] zdrojů
    } jiného druhu
   *[no] { $get }, vše jednoho druhu, ale jiného než zaplacený
}
great_wall-do-give = { $voice ->
    [you] smíš dát
    [one] smí dát
   *[many] smějí dát
} ostatním hráčům { $count } { $n ->
    [one] zdroj
    [few] zdroje
   *[other] zdrojů
}{ $tail }
great_wall-do-draw = { $voice ->
    [you] dobereš
    [one] dobere
   *[many] doberou
} { $count } { $n ->
    [one] kartu taktiky
    [few] karty taktiky
   *[other] karet taktiky
}{ $tail }
great_wall-do-discard_shame = { $voice ->
    [you] odstraníš
    [one] odstraní
   *[many] odstraní
} { $count } { $n ->
    [one] žeton hanby
    [few] žetony hanby
   *[other] žetonů hanby
}{ $tail }
great_wall-do-move_clerks = { $voice ->
    [you] umístíš
    [one] umístí
   *[many] umístí
} { $all ->
    [yes] libovolný počet úředníků
   *[no] { $on ->
        [others_box] { "navíc " }
       *[other] { "" }
    }{ $count } { $n ->
        [one] úředníka
        [few] úředníky
       *[other] úředníků
    }{ $tail }
}{ $to ->
    [any] { "" }
    [different] { " " }do různých lokací
   *[other] { " " }{ $place }{ $chooses ->
        [no] , nebo kolik se jich tam vejde
       *[yes] { "" }
    }
}
great_wall-do-advanced_activation = { $voice ->
    [you] provedeš
    [one] provede
   *[many] provedou
} pokročilou aktivaci { $at ->
    [any] { $chooses ->
        [no] { $n ->
            [one] nejvyšší lokace své stupnice, ve které má úředníka
           *[other] { $n } nejvyšších lokací své stupnice, ve kterých má úředníky
        }{ $tail }
       *[yes] { $count } { $n ->
            [one] lokace
           *[other] různých lokací
        }{ $tail }
    }
    [production] { $count } { $n ->
        [one] produkční lokace
       *[other] různých produkčních lokací
    }{ $tail }
   *[other] { $place }
}
great_wall-do-attack = { $voice ->
    [you] smíš zaútočit
    [one] zaútočí
   *[many] zaútočí
} { $all ->
    [yes] všemi svými { $troops }
   *[no] { $troop }{ $tail }
}{ $where ->
    [section] { $all ->
        [yes] { " " }u { $sections_count } { $sections ->
            [one] úseku
           *[other] úseků
        }{ $sections_tail }
       *[no] { $sections ->
            [one] { " " }u 1 úseku{ $sections_tail }
           *[other] { " " }u každého z nejvýše { $sections } úseků{ $sections_tail }
        }
    }
   *[any] { "" }
}
great_wall-do-wound = { $voice ->
    [you] umístíš
    [one] umístí
   *[many] umístí
} { $count } zranění { $n ->
    [one] { $where ->
        [here] na hordu u tohoto úseku
        [elsewhere] na hordu u jiného úseku
       *[any] na libovolnou hordu
    }
   *[other] { $where ->
        [here] na hordy u tohoto úseku
        [elsewhere] na hordy u jiných úseků
       *[any] na libovolné hordy
    }
}{ $tail }
great_wall-do-recruit = { $voice ->
    [you] { $pays ->
        [free] naverbuješ
       *[other] smíš naverbovat
    }{ $on ->
        [recruit] { " " }navíc
       *[other] { "" }
    }
    [one] naverbuje
   *[many] naverbují
} { $troop }{ $tail }{ $pays ->
    [free] { " " }zdarma
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , každého za { $price }
    }
   *[usual] { " " }za obvyklou cenu
}{ $to ->
    [rest] { " " }rovnou do nástupního prostoru
   *[section] { "" }
}
great_wall-do-save = { $voice ->
    [you] { $all ->
        [yes] zachráníš je všechny zdarma
       *[no] zachráníš zdarma { $count } z nich
    }
    [one] zachrání zdarma { $all ->
        [yes] všechny své vojáky, kteří mají být zabiti
       *[no] { $count } ze svých vojáků, kteří mají být zabiti
    }
   *[many] zachrání zdarma { $all ->
        [yes] všechny své vojáky, kteří mají být zabiti
       *[no] { $count } ze svých vojáků, kteří mají být zabiti
    }
}{ $tail }
great_wall-do-upgrade = { $voice ->
    [you] { $pays ->
        [free] povýšíš
       *[other] smíš povýšit
    }{ $on ->
        [upgrade_overseer] { " " }také
       *[other] { "" }
    }
    [one] povýší
   *[many] povýší
} { $at ->
    [any] { $count } { $n ->
        [one] dohlížitele
        [few] různé dohlížitele
       *[other] různých dohlížitelů
    }
   *[other] dohlížitele { $place }
}{ $tail }{ $pays ->
    [free] { " " }zdarma
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , každého za { $price }
    }
    [less] { $single ->
        [yes] { " " }o { $less } levněji
       *[no] , každého o { $less } levněji
    }
   *[usual] { " " }za obvyklou cenu
}{ $chooses ->
    [no] { " " }v nejvyšší lokaci své stupnice, kde může
   *[yes] { " " }(úředník v jeho lokaci není třeba)
}
great_wall-do-income = { $voice ->
    [you] získáš
    [one] získá
   *[many] získají
} příjem za { $count } { $n ->
    [one] svého dohlížitele
    [few] své dohlížitele
   *[other] svých dohlížitelů
}{ $tail }
great_wall-do-build_barricade = { $voice ->
    [you] postavíš
    [one] postaví
   *[many] postaví
} { $count } { $n ->
    [one] zátaras
    [few] zátarasy
   *[other] zátarasů
}{ $tail }{ $pays ->
    [free] { " " }zdarma
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , každý za { $price }
    }
    [warehouse] { " " }(použijí se zdroje ze skladiště, zbytek je zdarma)
   *[usual] { " " }za obvyklou cenu
}
great_wall-do-build_wall = { $voice ->
    [you] postavíš
    [one] postaví
   *[many] postaví
} { $count } { $n ->
    [one] úroveň
    [few] úrovně
   *[other] úrovní
} { $where ->
    [lowest] nejnižší zdi
   *[any] libovolné zdi
}{ $tail }{ $pays ->
    [free] { " " }zdarma
    [price] { $single ->
        [yes] { " " }za { $price }
       *[no] , každou za { $price }
    }
    [warehouse] { " " }(použijí se zdroje ze skladiště, zbytek je zdarma)
   *[usual] { " " }za obvyklou cenu
}
great_wall-do-tea_up = { $voice ->
    [you] posuneš svůj ukazatel čaje
    [one] posune svůj ukazatel čaje
   *[many] posunou své ukazatele čaje
} o { $count } { $n ->
    [one] pozici
    [few] pozice
   *[other] pozic
} nahoru{ $tail }
great_wall-do-reclaim_command = { $voice ->
    [you] získáš zpět
    [one] získá zpět
   *[many] získají zpět
} { $count } { $n ->
    [one] odhozenou kartu velení
    [few] odhozené karty velení
   *[other] odhozených karet velení
}{ $tail }
great_wall-do-logistics = { $voice ->
    [you] přesuneš
    [one] přesune
   *[many] přesunou
} vojáky jako { $count } { $n ->
    [one] úředník
    [few] úředníci
   *[other] úředníků
} na velitelství{ $tail }
great_wall-do-copy_command = { $voice ->
    [you] provedeš
    [one] provede
   *[many] provedou
} rámečky pro vlastníka na jiné kartě velení na stupnici
great_wall-do-place_horde = ke zdi { $n ->
    [one] přichází { $count } horda
    [few] přicházejí { $count } hordy
   *[other] přichází { $count } hord
} jako na jaře{ $tail }

## Modifiers

great_wall-mod-cost = { $deed } { $whose ->
    [you] { "tě " }
   *[all] { "" }
}stojí o { $price } { $sign ->
    [minus] více
   *[plus] méně
}
great_wall-deed-recruit = { $soldier ->
    [spearman] naverbování kopiníka
    [archer] naverbování lučištníka
    [horseman] naverbování jezdce
   *[any] naverbování vojáka
}
great_wall-deed-overseer = { $at ->
    [any] povýšení dohlížitele
   *[other] povýšení dohlížitele { $place }
}
great_wall-deed-wall = stavba úrovně zdi
great_wall-deed-barricade = stavba zátarasu
great_wall-deed-advisor = najmutí rádce
great_wall-deed-clerk = najmutí úředníka
great_wall-deed-save = záchrana vojáka
great_wall-deed-boost = posílený efekt karty taktiky

great_wall-mod-clerk_bonus = { $at ->
    [chosen] zvolíš lokaci: při jejím vyhodnocení { $times ->
        [one] tam máš o { $n } { $n ->
            [one] úředníka
            [few] úředníky
           *[other] úředníků
        } více{ $tail }
       *[other] každý tvůj úředník platí za { $times }
    }
   *[other] { $times ->
        [one] při vyhodnocení { $place } máš o { $n } { $n ->
            [one] úředníka
            [few] úředníky
           *[other] úředníků
        } více{ $tail }
       *[other] každý tvůj úředník { $place } platí za { $times }
    }
}
great_wall-mod-wild = { $whose ->
    [you] smíš platit
   *[all] smí se platit
} { $what ->
    [wood] dřevem
    [stone] kamenem
    [gold] zlatem
   *[chi] s či
} místo kteréhokoli zdroje
great_wall-mod-hand_limit = { $whose ->
    [you] tvůj limit
   *[all] limit
} karet taktiky v ruce je o { $n } { $sign ->
    [minus] nižší
   *[plus] vyšší
}{ $tail }
great_wall-mod-no_lone_shame = { $whose ->
    [you] nedostáváš žeton hanby za to, že jsou v aktivované lokaci jen tvoji úředníci
   *[all] nikdo nedostává žeton hanby za to, že jsou v aktivované lokaci jen jeho úředníci
}
great_wall-mod-reach-rows = { $whose ->
    [you] tvoji { $troops }
   *[all] { $troops }
} smějí útočit na hordy v libovolné řadě
great_wall-mod-reach-sections = { $whose ->
    [you] tvoji { $troops }
   *[all] { $troops }
} v nástupních prostorech smějí útočit u libovolného úseku
great_wall-mod-defence-add = { $part ->
    [wall] obrana zdi { $where } je o { $n } { $sign ->
        [minus] nižší, nikdy však pod 0
       *[plus] vyšší
    }
    [barricade] každý zátaras { $where } zvyšuje obranu o { $n } { $sign ->
        [minus] méně
       *[plus] více
    }
   *[total] obrana { $where } je o { $n } { $sign ->
        [minus] nižší
       *[plus] vyšší
    }
}{ $tail }
great_wall-mod-defence-set = { $part ->
    [wall] obrana zdi { $where } je { $n }
    [barricade] { $n ->
        [0] zátarasy { $where } obranu nezvyšují
       *[other] každý zátaras { $where } zvyšuje obranu o { $n }
    }
   *[total] obrana { $where } je { $n }
}{ $tail }
great_wall-mod-defence-half = { $part ->
    [wall] obrana zdi { $where } se sníží na polovinu
    [barricade] obrana zátarasů { $where } se sníží na polovinu
   *[total] obrana { $where } se sníží na polovinu
}, zaokrouhleno dolů
great_wall-where-here = u tohoto úseku
great_wall-where-all = u každého úseku
great_wall-where-chosen = u 1 zvoleného úseku
great_wall-where-manned = u každého úseku, kde máš vojáka v nástupním prostoru nebo na střelecké pozici,
great_wall-mod-power = { $where ->
    [neighbours] útočná síla každé jiné hordy u tohoto úseku je
    [chosen] celková útočná síla hord u 1 zvoleného úseku je
   *[all] útočná síla každé hordy je
} o { $n } { $sign ->
    [minus] nižší
   *[plus] vyšší
}{ $tail }
great_wall-mod-lethality = hodnota ztrát { $where ->
    [self] na této kartě
   *[all] každé hordy
} je o { $n } { $sign ->
    [minus] nižší
   *[plus] vyšší
}{ $tail }
great_wall-mod-protect-wound = lučištníci ani karty nemohou na tuto hordu umístit zranění; útočit na ni mohou jen kopiníci a jezdci
great_wall-mod-protect-horseman = jezdci nemohou na tuto hordu útočit
great_wall-mod-breach_shame = prolomí-li tato horda zeď, dostane každý hráč, který za ni dostává hanbu, o { $n } { $n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} více{ $tail }

great_wall-until-turn = do konce tahu
great_wall-until-winter = do konce této zimy

## What a horde does, in a word or two, for its card on the table

great_wall-brief-defence-add = { $part ->
    [wall] zeď zde
    [barricade] každý zátaras
   *[total] obrana
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-defence-set = { $part ->
    [wall] zeď zde: { $n }
    [barricade] { $n ->
        [0] zátarasy: 0
       *[other] každý zátaras: { $n }
    }
   *[total] obrana: { $n }
}
great_wall-brief-defence-half = { $part ->
    [wall] zeď zde
    [barricade] každý zátaras
   *[total] obrana
}: polovina
great_wall-brief-power = { $where ->
    [neighbours] jiné hordy: síla
   *[all] síla
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-lethality = ztráty { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-protect-wound = nelze zranit
great_wall-brief-protect-horseman = bez jezdců
great_wall-brief-breach_shame = hanba +{ $n }

## What decrees ask for

great_wall-need-discard = { $what ->
    [tactic] { $voice ->
        [one] odhodí
       *[many] odhodí
    }
   *[other] { $voice ->
        [one] odevzdá
       *[many] odevzdají
    }
} { $things }
great_wall-need-lose = { $voice ->
    [one] ztratí
   *[many] ztratí
} { $things }
great_wall-need-soldier = { $voice ->
    [one] obětuje
   *[many] obětují
} { $count } { $n ->
    [one] vojáka
    [few] vojáky
   *[other] vojáků
}{ $tail } z nástupního prostoru nebo střelecké pozice
great_wall-need-clerk = { $voice ->
    [one] obětuje
   *[many] obětují
} { $count } { $n ->
    [one] najatého úředníka
    [few] najaté úředníky
   *[other] najatých úředníků
}{ $tail }
great_wall-need-trophy = { $voice ->
    [one] obětuje
   *[many] obětují
} { $count } { $n ->
    [one] trofej
    [few] trofeje
   *[other] trofejí
}{ $tail }
great_wall-need-have = { $scope ->
    [each] u každého hráče je { $number } { $range }{ $tail }
   *[team] { $number } je { $range }{ $tail }
}

## Locations, with the numbers of the board

great_wall-location-production-about = Za každého úředníka získáš { $gain } a navíc tolik, kolik činí úroveň tvého dohlížitele. Potom smíš dohlížitele povýšit za { $costs }{ $donate ->
    [yes] { " " }a darovat { $gain } za { $honor }
   *[no] { "" }
}.
great_wall-location-barracks-about = Každý úředník naverbuje 1 vojáka: kopiníka za { $spearman }, lučištníka za { $archer }, nebo jezdce za { $horseman }.
great_wall-location-tea_house-about = Tvůj ukazatel čaje se posune o 1 pozici nahoru, nebo rovnou na vrchol, pokud všechny zdejší pozice obsadili tvoji úředníci.
great_wall-location-builders_camp-about = Každý úředník postaví 1 zátaras za { $barricade } (získáš { $barricade_honor }), nebo 1 úroveň zdi za { $costs } kusů dřeva, kamene nebo zlata (získáš { $honor } bodů cti); nejprve se použijí zdroje ze skladiště.
great_wall-location-embassy-about = Každý úředník najme 1 nového úředníka za { $clerk }, nebo 1 rádce za tolik zlata, kolik rádců pak budeš mít.
great_wall-location-academy-about = Za každého úředníka si dobereš 1 kartu taktiky.
great_wall-location-logistics-about = Každý úředník přesune libovolný počet tvých vojáků z nástupního prostoru a střeleckých pozic 1 úseku k jinému úseku, bez útoku.
