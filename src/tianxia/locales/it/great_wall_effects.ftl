### The sentences of the cards of The Great Wall in Italian, composed from the vocabulary of docs/great_wall_cards.md.
###
### What the patterns are given is told at the head of the English file.
###
### Card sentences speak to the player in the second person (ottieni, muovi), other players in the third person.

## Joints

great_wall-say-and = { $first } e { $second }
great_wall-say-comma = { $first }, { $second }
great_wall-say-also = { $first }, e inoltre { $second }
great_wall-say-or = { $first } o { $second }
great_wall-do-choose_one = { $first } oppure { $second }
great_wall-say-subject = { $subject } { $does }
# A card and one of its effects, in a question.
great_wall-say-of-card = { $card }: { $does }
great_wall-say-sentence = { $does }.
great_wall-say-then = poi { $does }.
great_wall-say-when = { $when }, { $does }.
great_wall-say-when-if = { $time ->
    [yes] { $when }, se { $conditions }, { $does }.
   *[no] { $when } e { $conditions }, { $does }.
}
great_wall-say-pay = puoi pagare { $price }: { $does }
great_wall-say-for = { $subject }: { $does }
great_wall-say-at-end = a fine partita { $does }.
great_wall-say-lasts = fino alla fine della partita { $does }.
great_wall-do-apply = { $does } { $until }
great_wall-say-boosted = effetto potenziato ({ $n } qi): { $does }.
great_wall-say-boosted-free = effetto potenziato (gratis): { $does }.
great_wall-say-stays = una volta giocata, questa carta non si recupera più.
great_wall-say-none = nessuna abilità.
great_wall-say-start = all'inizio: { $things }; valore di tè { $tea }.
great_wall-say-tea = valore di tè { $tea }.
great_wall-say-horde_card = { $horde } ({ $section })

## Numbers

great_wall-say-upto = fino a { $n }
great_wall-say-total = in tutto { $n }
great_wall-say-plus = , { $sign ->
    [minus] meno
   *[plus] più
} { $n } { $per }
great_wall-say-times = { $per }, moltiplicati per { $number }
great_wall-say-cap = (al massimo { $n })
great_wall-say-least = almeno { $n }
great_wall-say-most = al massimo { $n }
great_wall-say-exactly = esattamente { $n }
great_wall-say-between = da { $least } a { $n }
great_wall-say-kinds = { $count } { $n ->
    [one] unità
   *[other] unità
} di { $kinds }

great_wall-each-supporter = per ogni consigliere di supporto
great_wall-each-event_count = { $on ->
    [location_activated] per ogni tuo commesso in quel luogo
    [recruit] per ogni recluta
    [attack] per ogni soldato che attacca
    [build_barricade] per ognuna di queste barricate
    [gain_shame] per ognuno di questi tasselli
   *[other] per ognuno di questi soldati
}
great_wall-each-advisor = { $whose ->
    [they] per ogni suo consigliere, attivo o di supporto
   *[other] per ogni tuo consigliere, attivo o di supporto
}
great_wall-each-overseer = { $whose ->
    [they] per ogni suo sorvegliante
   *[other] per ogni tuo sorvegliante
}
great_wall-each-overseer_level = { $whose ->
    [they] per ogni livello dei suoi sorveglianti
   *[other] per ogni livello dei tuoi sorveglianti
}
great_wall-each-archer_firing = { $whose ->
    [they] per ogni suo arciere su una postazione di tiro
   *[other] per ogni tuo arciere su una postazione di tiro
}
great_wall-each-section_with_archer = { $whose ->
    [they] per ogni sezione con un suo arciere su una postazione di tiro
   *[other] per ogni sezione con un tuo arciere su una postazione di tiro
}
great_wall-each-archer_on_highest_wall = { $whose ->
    [they] per ogni suo arciere su una postazione di tiro delle mura costruite più alte
   *[other] per ogni tuo arciere su una postazione di tiro delle mura costruite più alte
}
great_wall-each-soldier_at_rest = { $whose ->
    [they] per ogni suo soldato nelle zone di riposo
   *[other] per ogni tuo soldato nelle zone di riposo
}
great_wall-each-soldier_on_this_horde = { $whose ->
    [they] per ogni suo soldato su quest'orda
   *[other] per ogni tuo soldato su quest'orda
}
great_wall-each-trophy = { $whose ->
    [they] per ogni Orda presa senza tasselli Onta
   *[other] per ogni Orda che hai preso senza tasselli Onta
}
great_wall-each-player = per ogni giocatore
great_wall-each-horde_on_board = per ogni orda davanti alle mura
great_wall-each-section_level_2 = per ogni sezione con mura almeno di livello 2
great_wall-each-section_breached = per ogni sezione che quest'inverno ha subito una breccia
great_wall-each-track = per ogni carta «{ $command }» sul tracciato

great_wall-number-supporter = il numero di consiglieri di supporto
great_wall-number-event_count = { $on ->
    [location_activated] il numero dei tuoi commessi in quel luogo
    [recruit] il numero di queste reclute
    [attack] il numero di soldati che attaccano
    [build_barricade] il numero di queste barricate
    [gain_shame] il numero di questi tasselli
   *[other] il numero di questi soldati
}
great_wall-number-advisor = il numero di consiglieri
great_wall-number-overseer = il numero di sorveglianti
great_wall-number-overseer_level = la somma dei livelli dei sorveglianti
great_wall-number-archer_firing = il numero di arcieri sulle postazioni di tiro
great_wall-number-section_with_archer = il numero di sezioni con un arciere su una postazione di tiro
great_wall-number-archer_on_highest_wall = il numero di arcieri sulle postazioni di tiro delle mura costruite più alte
great_wall-number-soldier_at_rest = il numero di soldati nelle zone di riposo
great_wall-number-soldier_on_this_horde = il numero di soldati su quest'orda
great_wall-number-trophy = il numero di Orde prese senza tasselli Onta
great_wall-number-player = il numero di giocatori
great_wall-number-horde_on_board = il numero di orde davanti alle mura
great_wall-number-section_level_2 = il numero di sezioni con mura almeno di livello 2
great_wall-number-section_breached = il numero di sezioni che quest'inverno hanno subito una breccia
great_wall-number-track = il numero di carte «{ $command }» sul tracciato

## Things that are gained, paid or lost

great_wall-thing-wood = { $count } { $n ->
    [one] legno
   *[other] legni
}{ $tail }
great_wall-thing-stone = { $count } { $n ->
    [one] pietra
   *[other] pietre
}{ $tail }
great_wall-thing-gold = { $count } { $n ->
    [one] oro
   *[other] ori
}{ $tail }
great_wall-thing-chi = { $count } qi{ $tail }
great_wall-thing-any = { $count } { $n ->
    [one] risorsa
   *[other] risorse
} qualsiasi{ $tail }
great_wall-thing-build = { $count } { $n ->
    [one] legno, pietra o oro
   *[other] legni, pietre o ori
}{ $tail }
great_wall-thing-honor = { $count } { $n ->
    [one] punto onore
   *[other] punti onore
}{ $tail }
great_wall-thing-location_resource = { $count } { $n ->
    [one] risorsa
   *[other] risorse
} in più di quel luogo{ $tail }
great_wall-thing-tactic = { $count } { $n ->
    [one] carta Tattica
   *[other] carte Tattica
}{ $tail }
great_wall-thing-soldier = { $count } { $n ->
    [one] soldato
   *[other] soldati
}{ $tail }

great_wall-kind-wood = legno
great_wall-kind-stone = pietra
great_wall-kind-gold = oro
great_wall-kind-chi = qi

great_wall-troop = { $count } { $other ->
    [yes] { $n ->
        [one] { "altro " }
       *[other] { "altri " }
    }
   *[no] { "" }
}{ $soldier ->
    [spearman] { $n ->
        [one] lanciere
       *[other] lancieri
    }
    [archer] { $n ->
        [one] arciere
       *[other] arcieri
    }
    [horseman] { $n ->
        [one] cavalleggero
       *[other] cavalleggeri
    }
   *[any] { $n ->
        [one] soldato
       *[other] soldati
    }
}
great_wall-troops-all = { $soldier ->
    [spearman] lancieri
    [archer] arcieri
    [horseman] cavalleggeri
   *[any] soldati
}

## Whom it concerns

great_wall-who-self = tu
great_wall-who-all = ogni giocatore
great_wall-who-others = ogni altro giocatore
great_wall-who-chosen = un giocatore a tua scelta
great_wall-who-chosen_other = un altro giocatore a tua scelta
great_wall-who-split = i giocatori che scegli
great_wall-who-reed = il Clan del Giunco
great_wall-who-qin = Qin
great_wall-who-team = insieme i giocatori

## Triggers

great_wall-when-after_command = dopo la tua carta Comando
great_wall-when-after_activation = dopo il tuo passo di attivazione
great_wall-when-location_activated = { $place ->
    [production] ogni volta che si attiva un luogo di produzione con tuoi commessi
    [special] ogni volta che si attiva un luogo speciale con tuoi commessi
    [any] ogni volta che si attiva un luogo con tuoi commessi
   *[other] ogni volta che si attiva un luogo con tuoi commessi ({ $location })
}
great_wall-when-upgrade_overseer = ogni volta che potenzi un sorvegliante
great_wall-when-donate = ogni volta che doni
great_wall-when-recruit = { $soldier ->
    [spearman] quando recluti lancieri
    [archer] quando recluti arcieri
    [horseman] quando recluti cavalleggeri
   *[any] quando recluti
}
great_wall-when-attack = { $soldier ->
    [spearman] quando attacchi con lancieri
    [archer] quando attacchi con arcieri
    [horseman] quando attacchi con cavalleggeri
   *[any] quando attacchi
}
great_wall-when-last_wound = quando infliggi l'ultima ferita a un'orda
great_wall-when-horde_defeated = quando viene sconfitta un'orda
great_wall-when-horde_won = quando prendi una carta Orda
great_wall-when-soldiers_dying = { $soldier ->
    [spearman] quando i tuoi lancieri stanno per essere uccisi
    [archer] quando i tuoi arcieri stanno per essere uccisi
    [horseman] quando i tuoi cavalleggeri stanno per essere uccisi
   *[any] quando i tuoi soldati stanno per essere uccisi
}
great_wall-when-soldiers_killed = quando i tuoi soldati vengono uccisi
great_wall-when-save_soldier = quando salvi dei soldati
great_wall-when-build_wall = { $by ->
    [any] ogni volta che un giocatore qualsiasi costruisce un livello di mura
   *[you] ogni volta che costruisci un livello di mura
}
great_wall-when-build_barricade = quando costruisci barricate
great_wall-when-play_tactic = ogni volta che giochi una carta Tattica
great_wall-when-gain_shame = quando ricevi tasselli Onta
great_wall-when-others_box = quando la carta Comando di un altro ti fa muovere dei commessi
great_wall-when-spring = alla fine della primavera
great_wall-when-income = in estate, con il reddito
great_wall-when-winter = ogni inverno, prima del lancio delle frecce

## Conditions

great_wall-if-own_on_horde = hai su di essa almeno { $troop }
great_wall-if-own_in_section = hai almeno { $troop } { $place ->
    [firing] su una postazione di tiro di quella sezione
    [rest] nella zona di riposo di quella sezione
   *[any] nella zona di riposo o su una postazione di tiro di quella sezione
}
great_wall-if-clerks_here = vi hai almeno { $n ->
    [one] 1 commesso
   *[other] { $n } commessi
}
great_wall-if-tea = { $place ->
    [top] la tua pedina Tè è in cima
   *[not_top] la tua pedina Tè non è in cima
}
great_wall-if-section_level = il livello delle mura di quella sezione è { $range }
great_wall-if-section_hordes = quella sezione ha { $range } { $n ->
    [one] orda
   *[other] orde
}
great_wall-if-section_barricades = quella sezione ha { $range } { $n ->
    [one] barricata
   *[other] barricate
}
great_wall-if-ally_in_section = almeno { $n ->
    [one] 1 altro giocatore ha
   *[other] { $n } altri giocatori hanno
} soldati in quella sezione

## Effects

great_wall-do-gain = { $to ->
    [warehouse] { $voice ->
        [you] metti
        [one] mette
       *[many] mettono
    } nel magazzino, dalla riserva comune, { $things }
   *[stock] { $voice ->
        [you] ottieni
        [one] ottiene
       *[many] ottengono
    } { $things }
}
great_wall-do-lose = { $what ->
    [tactic] { $voice ->
        [you] scarti
        [one] scarta
       *[many] scartano
    } { $things }
    [soldier] { $voice ->
        [you] rimetti
        [one] rimette
       *[many] rimettono
    } nella riserva { $things } da una zona di riposo o da una postazione di tiro
   *[other] { $voice ->
        [you] perdi
        [one] perde
       *[many] perdono
    } { $things }
}
great_wall-do-exchange = { $voice ->
    [you] puoi
    [one] può
   *[many] possono
} pagare { $give } per ottenere { $get_any ->
    [yes] { $get_n } { $get_n ->
        [one] risorsa
       *[other] risorse
    } di un altro tipo
   *[no] { $get }, di uno stesso altro tipo
}{ $times ->
    [one] { "" }
   *[other] , fino a { $times } volte
}
great_wall-do-give = { $voice ->
    [you] puoi dare
    [one] può dare
   *[many] possono dare
} ad altri giocatori { $count } { $n ->
    [one] risorsa
   *[other] risorse
}{ $tail }
great_wall-do-draw = { $voice ->
    [you] peschi
    [one] pesca
   *[many] pescano
} { $count } { $n ->
    [one] carta Tattica
   *[other] carte Tattica
}{ $tail }
great_wall-do-discard_shame = { $voice ->
    [you] scarti
    [one] scarta
   *[many] scartano
} { $count } { $n ->
    [one] tassello Onta
   *[other] tasselli Onta
}{ $tail }
great_wall-do-move_clerks = { $voice ->
    [you] muovi
    [one] muove
   *[many] muovono
} { $all ->
    [yes] un numero qualsiasi di commessi
   *[no] { $count } { $n ->
        [one] commesso
       *[other] commessi
    }{ $on ->
        [others_box] { " in più" }
       *[other] { "" }
    }{ $tail }
}{ $to ->
    [any] { "" }
    [different] { " " }in luoghi diversi
   *[other] { " " }{ $place }{ $chooses ->
        [no] , finché c'è posto
       *[yes] { "" }
    }
}
great_wall-do-advanced_activation = { $voice ->
    [you] esegui
    [one] esegue
   *[many] eseguono
} l'attivazione avanzata { $at ->
    [any] { $chooses ->
        [no] { $n ->
            [one] del luogo più alto del suo tracciato in cui ha un commesso
           *[other] dei { $n } luoghi più alti del suo tracciato in cui ha commessi
        }{ $tail }
       *[yes] di { $upto ->
            [yes] al massimo { $n }
           *[no] { $n }
        } { $n ->
            [one] luogo
           *[other] luoghi diversi
        }{ $tail }
    }
    [production] di { $upto ->
        [yes] al massimo { $n }
       *[no] { $n }
    } { $n ->
        [one] luogo di produzione
       *[other] luoghi di produzione diversi
    }{ $tail }
   *[other] { $place }
}
great_wall-do-attack = { $voice ->
    [you] puoi attaccare
    [one] attacca
   *[many] attaccano
} con { $all ->
    [yes] { $voice ->
        [you] tutti i tuoi { $troops }
       *[other] tutti i propri { $troops }
    }
   *[no] { $troop }{ $tail }
}{ $where ->
    [section] { $all ->
        [yes] { " " }in { $sections_count } { $sections ->
            [one] sezione
           *[other] sezioni
        }{ $sections_tail }
       *[no] { $sections ->
            [one] { " " }in 1 sezione{ $sections_tail }
           *[other] { " " }in ciascuna di al massimo { $sections } sezioni{ $sections_tail }
        }
    }
   *[any] { "" }
}
great_wall-do-wound = { $voice ->
    [you] metti
    [one] mette
   *[many] mettono
} { $count } { $n ->
    [one] ferita { $where ->
        [here] su un'orda di quella sezione
        [elsewhere] su un'orda di un'altra sezione
       *[any] su un'orda qualsiasi
    }
   *[other] ferite { $where ->
        [here] su orde di quella sezione
        [elsewhere] su orde di altre sezioni
       *[any] su orde qualsiasi
    }
}{ $tail }
great_wall-do-recruit = { $voice ->
    [you] { $pays ->
        [free] recluti
       *[other] puoi reclutare
    }{ $on ->
        [recruit] { " " }anche
       *[other] { "" }
    }
    [one] recluta
   *[many] reclutano
} { $troop }{ $tail }{ $pays ->
    [free] { " " }gratis
    [price] { $single ->
        [yes] { " " }per { $price }
       *[no] , pagando { $price } per ciascuno
    }
   *[usual] { " " }al costo consueto
}{ $to ->
    [rest] , direttamente in una zona di riposo
   *[section] { "" }
}
great_wall-do-save = { $voice ->
    [you] { $all ->
        [yes] li salvi tutti gratis
       *[no] ne salvi { $count } gratis
    }
    [one] salva gratis { $all ->
        [yes] tutti i propri soldati
       *[no] { $count } dei propri soldati
    } che stanno per essere uccisi
   *[many] salvano gratis { $all ->
        [yes] tutti i propri soldati
       *[no] { $count } dei propri soldati
    } che stanno per essere uccisi
}{ $tail }
great_wall-do-upgrade = { $voice ->
    [you] { $pays ->
        [free] potenzi
       *[other] puoi potenziare
    }{ $on ->
        [upgrade_overseer] { " " }anche
       *[other] { "" }
    }
    [one] potenzia
   *[many] potenziano
} { $at ->
    [any] { $count } { $n ->
        [one] sorvegliante
       *[other] sorveglianti diversi
    }
   *[other] il sorvegliante { $place }
}{ $tail }{ $pays ->
    [free] { " " }gratis
    [price] { $single ->
        [yes] { " " }per { $price }
       *[no] , ciascuno per { $price }
    }
    [less] { $single ->
        [yes] { " " }per { $less } in meno
       *[no] , ciascuno per { $less } in meno
    }
   *[usual] { " " }al costo consueto
}{ $chooses ->
    [no] , nel luogo più alto del suo tracciato in cui può
   *[yes] { " " }(non serve un commesso in quel luogo)
}
great_wall-do-income = { $voice ->
    [you] ottieni
    [one] ottiene
   *[many] ottengono
} il reddito di { $count } { $voice ->
    [you] dei tuoi sorveglianti
   *[other] dei propri sorveglianti
}{ $tail }
great_wall-do-build_barricade = { $voice ->
    [you] costruisci
    [one] costruisce
   *[many] costruiscono
} { $count } { $n ->
    [one] barricata
   *[other] barricate
}{ $tail }{ $pays ->
    [free] { " " }gratis
    [price] { $single ->
        [yes] { " " }per { $price }
       *[no] , ciascuna per { $price }
    }
    [warehouse] { " " }(il magazzino paga quanto può, il resto è gratuito)
   *[usual] { " " }al costo consueto
}
great_wall-do-build_wall = { $voice ->
    [you] costruisci
    [one] costruisce
   *[many] costruiscono
} { $count } { $n ->
    [one] livello
   *[other] livelli
} { $where ->
    [lowest] delle mura più basse
   *[any] di mura qualsiasi
}{ $tail }{ $pays ->
    [free] { " " }gratis
    [price] { $single ->
        [yes] { " " }per { $price }
       *[no] , ciascuno per { $price }
    }
    [warehouse] { " " }(il magazzino paga quanto può, il resto è gratuito)
   *[usual] { " " }al costo consueto
}
great_wall-do-tea_up = { $voice ->
    [you] sposti in alto la tua pedina Tè
    [one] sposta in alto la propria pedina Tè
   *[many] spostano in alto le proprie pedine Tè
} di { $count } { $n ->
    [one] posizione
   *[other] posizioni
}{ $tail }
great_wall-do-reclaim_command = { $voice ->
    [you] recuperi
    [one] recupera
   *[many] recuperano
} { $count } { $n ->
    [one] carta Comando scartata
   *[other] carte Comando scartate
}{ $tail }
great_wall-do-logistics = { $voice ->
    [you] muovi
    [one] muove
   *[many] muovono
} dei soldati come con { $count } { $n ->
    [one] commesso
   *[other] commessi
} nel centro logistico{ $tail }
great_wall-do-copy_command = { $voice ->
    [you] esegui
    [one] esegue
   *[many] eseguono
} i riquadri del proprietario di un'altra carta Comando sul tracciato
great_wall-do-place_horde = { $n ->
    [one] arriva alle mura { $count } orda
   *[other] arrivano alle mura { $count } orde
}, come in primavera{ $tail }

## Modifiers

great_wall-mod-cost = { $deed } { $whose ->
    [you] { "ti " }
   *[all] { "" }
}costa { $price } in { $sign ->
    [minus] più
   *[plus] meno
}
great_wall-deed-recruit = { $soldier ->
    [spearman] reclutare un lanciere
    [archer] reclutare un arciere
    [horseman] reclutare un cavalleggero
   *[any] reclutare un soldato
}
great_wall-deed-overseer = { $at ->
    [any] potenziare un sorvegliante
   *[other] potenziare il sorvegliante { $place }
}
great_wall-deed-wall = costruire un livello di mura
great_wall-deed-barricade = costruire una barricata
great_wall-deed-advisor = assumere un consigliere
great_wall-deed-clerk = assumere un commesso
great_wall-deed-save = salvare un soldato
great_wall-deed-boost = l'effetto potenziato di una carta Tattica

great_wall-mod-clerk_bonus = { $at ->
    [chosen] scegli un luogo: quando se ne risolvono gli effetti, { $times ->
        [one] vi conti { $n } { $n ->
            [one] commesso
           *[other] commessi
        } in più{ $tail }
       *[other] ogni tuo commesso vi conta per { $times }
    }
   *[other] { $times ->
        [one] quando se ne risolvono gli effetti, { $place } conti { $n } { $n ->
            [one] commesso
           *[other] commessi
        } in più{ $tail }
       *[other] ogni tuo commesso { $place } conta per { $times }
    }
}
great_wall-mod-wild = { $whose ->
    [you] puoi pagare
   *[all] si può pagare
} con { $what ->
    [wood] il legno
    [stone] la pietra
    [gold] l'oro
   *[chi] il qi
} al posto di qualsiasi risorsa
great_wall-mod-hand_limit = il { $whose ->
    [you] tuo limite
   *[all] limite
} di carte Tattica in mano è più { $sign ->
    [minus] basso
   *[plus] alto
} di { $n }{ $tail }
great_wall-mod-no_lone_shame = { $whose ->
    [you] non ricevi tasselli Onta quando in un luogo attivato ci sono solo tuoi commessi
   *[all] nessuno riceve tasselli Onta per essere da solo in un luogo attivato
}
great_wall-mod-reach-rows = i { $whose ->
    [you] tuoi { $troops }
   *[all] { $troops }
} possono attaccare orde di qualsiasi fila
great_wall-mod-reach-sections = i { $whose ->
    [you] tuoi { $troops }
   *[all] { $troops }
} nelle zone di riposo possono attaccare in qualsiasi sezione
great_wall-mod-defence-add = { $part ->
    [wall] la difesa delle mura { $where } è più { $sign ->
        [minus] bassa di { $n }, ma mai sotto 0
       *[plus] alta di { $n }
    }
    [barricade] ogni barricata { $where } dà { $n } di difesa in { $sign ->
        [minus] meno
       *[plus] più
    }
   *[total] la difesa { $where } è più { $sign ->
        [minus] bassa
       *[plus] alta
    } di { $n }
}{ $tail }
great_wall-mod-defence-set = { $part ->
    [wall] la difesa delle mura { $where } è { $n }
    [barricade] { $n ->
        [0] le barricate { $where } non aggiungono nulla alla difesa
       *[other] ogni barricata { $where } dà { $n } di difesa
    }
   *[total] la difesa { $where } è { $n }
}{ $tail }
great_wall-mod-defence-half = { $part ->
    [wall] la difesa delle mura { $where } è dimezzata
    [barricade] la difesa delle barricate { $where } è dimezzata
   *[total] la difesa { $where } è dimezzata
}, arrotondata per difetto
great_wall-where-here = in questa sezione
great_wall-where-all = in ogni sezione
great_wall-where-chosen = in 1 sezione a tua scelta
great_wall-where-manned = in ogni sezione in cui hai un soldato nella zona di riposo o su una postazione di tiro
great_wall-mod-power = { $where ->
    [neighbours] ogni altra orda di questa sezione ha { $n } di potere offensivo
    [chosen] le orde di 1 sezione a tua scelta hanno in tutto { $n } di potere offensivo
   *[all] ogni orda ha { $n } di potere offensivo
} in { $sign ->
    [minus] meno
   *[plus] più
}{ $tail }
great_wall-mod-lethality = la letalità { $where ->
    [self] su questa carta
   *[all] di ogni orda
} è più { $sign ->
    [minus] bassa
   *[plus] alta
} di { $n }{ $tail }
great_wall-mod-protect-wound = né gli arcieri né le carte possono mettere ferite su quest'orda; possono attaccarla solo lancieri e cavalleggeri
great_wall-mod-protect-horseman = i cavalleggeri non possono attaccare quest'orda
great_wall-mod-breach_shame = se quest'orda fa breccia, ogni giocatore che per essa riceve Onta riceve { $n } { $n ->
    [one] tassello
   *[other] tasselli
} in più{ $tail }

great_wall-until-turn = fino alla fine del turno
great_wall-until-winter = fino alla fine di quest'inverno

## What a horde does, in a word or two, for its card on the table

great_wall-brief-defence-add = { $part ->
    [wall] mura qui
    [barricade] ogni barricata
   *[total] difesa
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-defence-set = { $part ->
    [wall] mura qui: { $n }
    [barricade] { $n ->
        [0] barricate: 0
       *[other] ogni barricata: { $n }
    }
   *[total] difesa: { $n }
}
great_wall-brief-defence-half = { $part ->
    [wall] mura qui dimezzate
    [barricade] barricate dimezzate
   *[total] difesa dimezzata
}
great_wall-brief-power = { $where ->
    [neighbours] altre orde: potere
   *[all] potere
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-lethality = letalità { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-protect-wound = niente ferite
great_wall-brief-protect-horseman = niente cavalleggeri
great_wall-brief-breach_shame = Onta +{ $n }

## What decrees ask for

great_wall-need-discard = { $voice ->
    [one] scarta
   *[many] scartano
} { $things }
great_wall-need-lose = { $voice ->
    [one] perde
   *[many] perdono
} { $things }
great_wall-need-soldier = { $voice ->
    [one] sacrifica
   *[many] sacrificano
} { $count } { $n ->
    [one] soldato
   *[other] soldati
}{ $tail } da una zona di riposo o da una postazione di tiro
great_wall-need-clerk = { $voice ->
    [one] sacrifica
   *[many] sacrificano
} { $count } { $n ->
    [one] commesso assunto
   *[other] commessi assunti
}{ $tail }
great_wall-need-trophy = { $voice ->
    [one] sacrifica
   *[many] sacrificano
} { $count } { $n ->
    [one] Orda presa
   *[other] Orde prese
}{ $tail }
great_wall-need-have = { $scope ->
    [each] per ogni giocatore { $number } è { $range }{ $tail }
   *[team] { $number } è { $range }{ $tail }
}

## Locations, with the numbers of the board

great_wall-location-production-about = Per ogni commesso ottieni { $gain }, più il livello del tuo sorvegliante. Poi puoi potenziare il sorvegliante per { $costs }{ $donate ->
    [yes] { " " }e donare { $gain } per { $honor }
   *[no] { "" }
}.
great_wall-location-barracks-about = Ogni commesso recluta 1 soldato: un lanciere per { $spearman }, un arciere per { $archer } o un cavalleggero per { $horseman }.
great_wall-location-tea_house-about = La tua pedina Tè sale di 1 posizione, o direttamente in cima se tutti gli spazi sono occupati dai tuoi commessi.
great_wall-location-builders_camp-about = Ogni commesso costruisce 1 barricata per { $barricade } (ottieni { $barricade_honor }) oppure 1 livello di mura per { $costs } legni, pietre o ori (ottieni { $honor } punti onore); il magazzino paga per primo.
great_wall-location-embassy-about = Ogni commesso assume 1 nuovo commesso per { $clerk }, oppure 1 consigliere per tanti ori quanti saranno allora i tuoi consiglieri.
great_wall-location-academy-about = Per ogni commesso peschi 1 carta Tattica.
great_wall-location-logistics-about = Ogni commesso muove un numero qualsiasi dei tuoi soldati dalla zona di riposo e dalle postazioni di tiro di 1 sezione a un'altra sezione, senza attaccare.
