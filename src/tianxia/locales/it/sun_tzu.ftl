### The words of Sun Tzu in Italian. Arguments: see the English platform.ftl.
###
### Names come in without an article: generals stand after a colon or as a quoted name, with their article
### only where the sentence is theirs alone; cards follow "carta", only the plague has an article of its own.

sun_tzu-title = Sun Tzu

## Names

sun_tzu-seat-sun_tzu = Sun Tzu
sun_tzu-seat-shao = Re Shao
sun_tzu-seat-nobody = nessuno
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
sun_tzu-card-plague = pestilenza

sun_tzu-general-second_six = Vessillifero
sun_tzu-general-second_six-about = Re Shao può usare di nuovo il 6 in una provincia che quella carta ha già contrassegnato; un'altra armata va sulla casella del nome.
sun_tzu-general-ambush = Maestro d'imboscate
sun_tzu-general-ambush-about = In qualsiasi finestra fino al round 6 compreso Re Shao rimuove 1 armata di Sun Tzu da una provincia, riportandola nella scorta del proprietario.
sun_tzu-general-healer = Guaritore
sun_tzu-general-healer-about = Alla rivelazione delle carte Re Shao fa sì che la pestilenza di Sun Tzu valga forza 0 e sia senza effetto, a meno che anche la propria carta sia una pestilenza.
sun_tzu-general-great_plague = Signore della pestilenza
sun_tzu-general-great_plague-about = All'inizio di un round Re Shao annuncia che ogni pestilenza di questo round lascia solo 1 armata; con la variante dell'edizione francese vale solo per le sue pestilenze.
sun_tzu-general-plague_bearer = Untore
sun_tzu-general-plague_bearer-about = Alla rivelazione delle carte Re Shao decide che la propria pestilenza, dopo aver agito, vada in fondo al suo mazzo e la prima carta del mazzo nella scatola.
sun_tzu-general-march = Maresciallo
sun_tzu-general-march-about = In qualsiasi finestra fino al round 6 compreso Sun Tzu sposta 1 propria armata in una provincia adiacente neutrale o sua.
sun_tzu-general-feint = Ingannatore
sun_tzu-general-feint-about = Alla rivelazione delle carte, se quella di Re Shao non è una pestilenza, un 7, 8, 9 o 10 di Sun Tzu vale come un 6 che non contrassegna.
sun_tzu-general-vanguard = Avanguardia
sun_tzu-general-vanguard-about = Il segnalino del punteggio parte a 1 passo dal centro, dalla parte di Sun Tzu.
sun_tzu-general-scribe = Scriba
sun_tzu-general-scribe-about = Alla rivelazione delle carte Sun Tzu decide che il proprio −1, dopo aver agito, vada in fondo al suo mazzo e la prima carta del mazzo nella scatola.
sun_tzu-general-levy = Reclutatore
sun_tzu-general-levy-about = In qualsiasi finestra fino al round 6 compreso Sun Tzu aggiunge 1 armata della propria scorta in una provincia che controlla.

sun_tzu-event_card-four_plagues = Quattro pestilenze
sun_tzu-event_card-four_plagues-about = Quando nella partita sono state giocate quattro pestilenze, ogni fazione sposta 1 armata dalla scorta ai rinforzi, o dal tabellone se la sua scorta è vuota.
sun_tzu-event_card-three_sixes = Tre sei
sun_tzu-event_card-three_sixes-about = Una fazione il cui 6 ha contrassegnato tre province può prendere in segreto un altro dei propri generali non scelti.
sun_tzu-event_card-nine_beaten = Nove sconfitto
sun_tzu-event_card-nine_beaten-about = Il proprietario di un 9 che non ha vinto la sua battaglia mette 1 armata nei rinforzi.
sun_tzu-event_card-ten_beaten = Dieci sconfitto
sun_tzu-event_card-ten_beaten-about = Il proprietario di un 10 che non ha vinto la sua battaglia mette 2 armate nei rinforzi.
sun_tzu-event_card-two_ones = Doppio uno
sun_tzu-event_card-two_ones-about = Quando entrambe le fazioni hanno giocato un 1 nella stessa provincia, quella in svantaggio guadagna 1 punto, o ciò che le dà la variante di un'altra edizione; in caso di parità non succede nulla.

# What goes on now: the second half of a refusal, after a colon.
sun_tzu-now-keep_general = entrambe le fazioni stanno scegliendo il generale da tenere
sun_tzu-now-orders = entrambe le fazioni stanno posando i loro ordini
sun_tzu-now-start_of_round = questa è la finestra all'inizio del round
sun_tzu-now-after_orders = questa è la finestra tra gli ordini e la prima battaglia
sun_tzu-now-after_battle = questa è la finestra dopo una battaglia
sun_tzu-now-after_scoring = questa è la finestra dopo il punteggio
sun_tzu-now-next_battle = si sta scegliendo la provincia della prossima battaglia
sun_tzu-now-at_reveal = le carte di una battaglia sono appena state rivelate
sun_tzu-now-buy = una fazione a cui mancano armate può acquistarne
sun_tzu-now-source = una fazione sta scegliendo da dove viene un'armata
sun_tzu-now-draw = si stanno pescando le carte
sun_tzu-now-take_general = si può prendere un generale non scelto
sun_tzu-now-reinforce = la fazione in svantaggio può mettere un'armata nella provincia
sun_tzu-now-battle_order = si sta annunciando l'ordine delle battaglie
sun_tzu-now-before_end = il quinto evento ha chiuso la partita e decidono le scorte

## Questions

sun_tzu-ask-keep_general = Quale generale tieni? Ti aiuta una volta, quando lo dice il suo testo. Gli altri quattro tornano nella scatola.
sun_tzu-ask-orders = Posa una carta in ognuna delle cinque province. Quando ci sono tutte e cinque, conferma.
# What can be done in a pause between two acts. $can (String): "general", "buy", "both", or "none".
sun_tzu-part-can = { $can_id ->
    [general] usi un generale
    [buy] acquisti armate
   *[both] usi un generale o acquisti armate
}
sun_tzu-part-cannot = Ora non hai nulla da usare o da acquistare.
sun_tzu-ask-start_of_round = Il round comincia. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Prima degli ordini { sun_tzu-part-can }?
}
sun_tzu-ask-after_orders = Gli ordini sono posati. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Prima della prima battaglia { sun_tzu-part-can }?
}
sun_tzu-ask-after_battle = La battaglia è finita. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Prima che il gioco prosegua { sun_tzu-part-can }?
}
sun_tzu-ask-after_scoring = Il punteggio è assegnato. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Prima che il round finisca { sun_tzu-part-can }?
}
sun_tzu-ask-next_battle = In quale provincia si combatte la prossima battaglia?
sun_tzu-ask-at_reveal = Entrambe le carte sono scoperte. Usi un generale in questa battaglia?
# What armies are needed for: the beginning of the next question.
sun_tzu-part-need = { $purpose_id ->
    [place] Piazzi a { $province } { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }
    [mark] Il tuo 6 mette 1 armata sulla casella del nome di { $province }
    [price] Il costo della tua carta è di { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    }
   *[other] L'evento prende { $armies ->
        [one] 1 delle tue armate
       *[other] { $armies } delle tue armate
    }
}
sun_tzu-ask-buy = { sun_tzu-part-need }, ma nella scorta ne hai { $pool }. Acquisti prima armate dai rinforzi?
sun_tzu-ask-source = { $purpose_id ->
    [place] { $armies ->
        [one] Da dove viene l'armata per { $province }?
       *[other] Da dove viene la prossima di { $armies } armate per { $province }?
    }
    [mark] Quale armata va sulla casella del nome di { $province }? Il tuo 6 contrassegna la provincia.
    [price] { $armies ->
        [one] Quale armata paga il costo della tua carta? Va nei rinforzi.
       *[other] Quale armata paga la tua carta (da pagare: { $armies })? Vanno nei rinforzi, una alla volta.
    }
   *[other] { $armies ->
        [one] Quale armata va nei rinforzi? La prende l'evento.
       *[other] Quale armata va nei rinforzi? L'evento ne prende { $armies }, una alla volta.
    }
}
sun_tzu-ask-draw = Quale carta pescata cedi, in fondo al tuo mazzo? Le altre le tieni.
sun_tzu-ask-take_general = Prendi un altro dei tuoi generali non scelti? L'avversario non vede quale.
sun_tzu-ask-reinforce = Metti 1 armata della tua scorta nella provincia di questa battaglia?
sun_tzu-ask-battle_order = Quale provincia viene dopo nell'ordine delle battaglie? Annunci tutto l'ordine prima della prima battaglia.
sun_tzu-ask-before_end = Il quinto evento è stato usato e il segnalino è al centro: vince la scorta più grande. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Prima { sun_tzu-part-can }?
}

## Options

sun_tzu-option-lay = { $card_id ->
    [plague] Posa la pestilenza a { $province }
   *[other] Posa la carta { $card } a { $province }
}
sun_tzu-option-back = Riprendi in mano il tuo ordine da { $province }
sun_tzu-option-ready = Conferma i cinque ordini
sun_tzu-option-pass = Passa
sun_tzu-option-reinforce = Metti 1 armata della tua scorta nella provincia
sun_tzu-option-buy = { $card_id ->
    [plague] Acquista 1 armata con la pestilenza
   *[other] Acquista 1 armata con la carta { $card }
}
sun_tzu-option-under = { $card_id ->
    [plague] Metti la pestilenza in fondo al tuo mazzo
   *[other] Metti la carta { $card } in fondo al tuo mazzo
}
sun_tzu-option-fight = Prossima battaglia: { $province }
sun_tzu-option-from = { $source_id ->
    [pool] Prendi 1 armata dalla tua scorta
   *[other] Prendi 1 armata da { $source }
}
sun_tzu-option-use = { $general_id ->
    [ambush] Usa il Maestro d'imboscate: 1 armata nemica lascia { $province }
    [levy] Usa il Reclutatore: aggiungi 1 armata della tua scorta a { $province }
    [march] Usa il Maresciallo: sposta 1 armata da { $from } a { $to }
    [healer] Usa il Guaritore: la pestilenza non ha effetto
    [great_plague] Usa il Signore della pestilenza: le pestilenze di questo round lasciano solo 1 armata
    [plague_bearer] Usa l'Untore: la tua pestilenza va in fondo al tuo mazzo
    [scribe] Usa lo Scriba: il tuo −1 va in fondo al tuo mazzo
    [feint] Usa l'Ingannatore: la tua carta vale come un 6
   *[other] Usa il generale: { $general }
}
sun_tzu-option-keep = Tieni il generale: { $general }
sun_tzu-option-take = Prendi il generale: { $general }

## Why: what a bot that judges options says about one

# $side (String): whose armies the plague would hit: "foe", "me", or "none".
sun_tzu-reason-plague = { $side_id ->
    [foe] La pestilenza toglie armate all'avversario a { $province }.
    [me] La pestilenza ti toglierebbe armate a { $province }.
   *[none] Con la pestilenza non c'è battaglia a { $province }.
}
# $percent (Number): of what a good opponent might play there.
sun_tzu-reason-win = Contro un buon avversario vinci a { $province } in circa il { $percent }% dei casi.
sun_tzu-reason-even = Esito aperto: vinci a { $province } in circa il { $percent }% dei casi.
sun_tzu-reason-seldom = Poche speranze: vinci a { $province } in circa il { $percent }% dei casi.
sun_tzu-reason-close = A { $province } vinci di rado, ma di rado perdi per più di 1.
sun_tzu-reason-extra = Anche se perdi a { $province }, l'1 porta una carta in più.
sun_tzu-reason-cheap = { $card_id ->
    [plague] Anche se perdi a { $province }, la pestilenza torna in mano.
   *[other] Anche se perdi a { $province }, la carta { $card } torna in mano.
}
sun_tzu-reason-general = { $general_id ->
    [vanguard] Il segnalino del punteggio si sposta subito di 1 passo verso di te.
    [ambush] Il momento lo scegli tu, fuori dalle battaglie.
    [march] Il momento lo scegli tu, fuori dalle battaglie.
    [levy] Il momento lo scegli tu, fuori dalle battaglie.
    [great_plague] Scegli il round in cui le pestilenze colpiscono di più.
    [second_six] Il 6 si può usare di nuovo in una provincia che ha già contrassegnato.
   *[other] Decidi quando entrambe le carte sono scoperte.
}
sun_tzu-reason-now = Meglio ora che dopo: aspettare riduce le tue probabilità.
sun_tzu-reason-early = Consumi ora il generale; aspettare non sembra peggio.
# $saved (String): "general" or "cards".
sun_tzu-reason-wait = { $saved_id ->
    [general] Conservi il generale per un momento migliore.
   *[cards] Conservi le carte; le armate si possono ancora acquistare quando servono.
}
sun_tzu-reason-leave = Tutto resta com'è.
sun_tzu-reason-buy = { $card_id ->
    [plague] Trasformi la pestilenza in un'armata per la scorta.
   *[other] Trasformi la carta { $card } in un'armata per la scorta.
}
sun_tzu-reason-need = { $card_id ->
    [plague] Manca un'armata in meno; la paghi con la pestilenza.
   *[other] Manca un'armata in meno; la paghi con la carta { $card }.
}
sun_tzu-reason-spare = Conservi le carte per ordini futuri.
sun_tzu-reason-fight = { $number ->
    [0] Si combatte mentre la tua scorta è vuota.
    [one] Si combatte mentre nella scorta hai 1 armata.
   *[other] Si combatte mentre nella scorta hai { $number } armate.
}
sun_tzu-reason-order = L'ordine delle battaglie decide quali trovano armate nella scorta.
sun_tzu-reason-pool = Risparmi le province; armate che restano nella scorta: { $number }.
sun_tzu-reason-thin = { $number ->
    [0] Cedi il controllo di { $province }.
    [one] Lasci 1 armata a { $province }.
   *[other] Lasci { $number } armate a { $province }.
}
sun_tzu-reason-keep = { $card_id ->
    [plague] Tieni la pestilenza.
   *[other] Tieni la carta { $card }.
}
sun_tzu-reason-keep_two = { $card_id ->
    [plague] { $other_card_id ->
        [plague] Tieni due pestilenze.
       *[other] Tieni la pestilenza e la carta { $other_card }.
    }
   *[other] { $other_card_id ->
        [plague] Tieni la carta { $card } e la pestilenza.
       *[other] Tieni le carte { $card } e { $other_card }.
    }
}
sun_tzu-reason-reinforce = Un'armata in più nella provincia di questa battaglia.
sun_tzu-reason-hold = L'armata resta nella scorta.

## What happened

# $marker (Number) is positive on Sun Tzu's side of the score track.
sun_tzu-marker = { $marker_sign ->
    [plus] il segnalino del punteggio è a { $marker_size ->
        [one] 1 passo
       *[other] { $marker_size } passi
    } dal centro, dalla parte di Sun Tzu
    [minus] il segnalino del punteggio è a { $marker_size ->
        [one] 1 passo
       *[other] { $marker_size } passi
    } dal centro, dalla parte di Re Shao
   *[zero] il segnalino del punteggio è al centro
}

# Why the game ends. $cause (String) is missing in games of old versions.
sun_tzu-part-cause = { $cause_id ->
    [track] La partita finisce perché il segnalino è in fondo al tracciato, dove si ferma
    [events] La partita finisce perché è stato usato il quinto evento
    [rounds] La partita finisce dopo il round 9
   *[other] La partita è finita
}
# What an army goes to the reserves for, at the end of a sentence.
sun_tzu-part-for = { $purpose_id ->
    [price] { ", come costo della carta." }
    [forfeit] { ", per l'evento." }
    [tithe] { ", per l'evento." }
   *[other] .
}

sun_tzu-event-event_up = Si scopre un evento: { $event }.
sun_tzu-event-general_kept = { $seat } tiene un generale coperto: { $general }.
sun_tzu-event-drew = { $card_id ->
    [plague] { $seat } pesca una pestilenza.
   *[other] { $seat } pesca la carta { $card }.
}
sun_tzu-event-cards_drawn = { $count ->
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $count } carte.
}
sun_tzu-event-score_marker = { $province } vale { $round_3 } dopo il round 3, { $round_6 } dopo il round 6 e { $round_9 } dopo il round 9.
sun_tzu-event-round = Comincia il round { $round }.
sun_tzu-event-order = { $card_id ->
    [plague] { $seat } posa una pestilenza a { $province }.
   *[other] { $seat } posa la carta { $card } a { $province }.
}
sun_tzu-event-order_back = { $card_id ->
    [plague] { $seat } riprende la pestilenza da { $province }.
   *[other] { $seat } riprende la carta { $card } da { $province }.
}
sun_tzu-event-ready = { $seat } ha confermato gli ordini.
sun_tzu-event-armies_counted = Armate sul tabellone: Sun Tzu { $sun_tzu }, Re Shao { $shao }.
sun_tzu-event-decides = { $seat } sceglie l'ordine delle battaglie di questo round.
sun_tzu-event-announced = { $seat } annuncia la battaglia { $number }: { $province }.
sun_tzu-event-reveal = Battaglia a { $province }: Sun Tzu rivela { $sun_tzu_card_id ->
    [plague] una pestilenza
   *[other] la carta { $sun_tzu_card }
}, Re Shao rivela { $shao_card_id ->
    [plague] una pestilenza
   *[other] la carta { $shao_card }
}.
sun_tzu-event-general_used = { $seat } usa un generale: { $general }.
sun_tzu-event-plague = { $lost ->
    [0] La pestilenza a { $province } non colpisce alcuna armata.
    [one] { $seat } perde 1 armata per la pestilenza a { $province }.
   *[other] { $seat } perde { $lost } armate per la pestilenza a { $province }.
}
sun_tzu-event-marked = { $source_id ->
    [pool] { $seat } contrassegna { $province } con il 6: 1 armata della scorta va sulla casella del nome.
    [nowhere] { $seat } contrassegna { $province } con il 6, senza armata.
   *[other] { $seat } contrassegna { $province } con il 6: 1 armata da { $source } va sulla casella del nome.
}
sun_tzu-event-won = { $seat } vince a { $province } con uno scarto di { $margin }.
sun_tzu-event-tie = A { $province } le forze sono pari: non si sposta nulla.
sun_tzu-event-withdrew = { $count ->
    [one] { $seat } ritira 1 armata da { $province } nella scorta.
   *[other] { $seat } ritira { $count } armate da { $province } nella scorta.
}
sun_tzu-event-placed = { $source_id ->
    [pool] { $count ->
        [one] { $seat } piazza a { $province } 1 armata della scorta.
       *[other] { $seat } piazza a { $province } { $count } armate della scorta.
    }
   *[other] { $count ->
        [one] { $seat } sposta 1 armata da { $source } a { $province }.
       *[other] { $seat } sposta { $count } armate da { $source } a { $province }.
    }
}
sun_tzu-event-to_reserves = { $source_id ->
    [pool] { $count ->
        [one] { $seat } mette nei rinforzi 1 armata della scorta{ sun_tzu-part-for }
       *[other] { $seat } mette nei rinforzi { $count } armate della scorta{ sun_tzu-part-for }
    }
   *[other] { $count ->
        [one] { $seat } mette nei rinforzi 1 armata da { $source }{ sun_tzu-part-for }
       *[other] { $seat } mette nei rinforzi { $count } armate da { $source }{ sun_tzu-part-for }
    }
}
sun_tzu-event-pool_empty = { $purpose_id ->
    [place] { $seat } ha la scorta vuota: le prossime armate vengono dalle province, prima da quelle adiacenti.
   *[other] { $seat } ha la scorta vuota: la prossima armata viene da una provincia.
}
sun_tzu-event-no_armies = { $purpose_id ->
    [place] { $missing ->
        [one] { $seat } non ha altre armate: 1 armata dello scarto va persa.
       *[other] { $seat } non ha altre armate: { $missing } armate dello scarto vanno perse.
    }
   *[other] { $seat } non ha più armate da mettere nei rinforzi.
}
sun_tzu-event-bought = { $card_id ->
    [plague] { $seat } mette una pestilenza nella scatola e acquista 1 armata dai rinforzi.
   *[other] { $seat } mette la carta { $card } nella scatola e acquista 1 armata dai rinforzi.
}
sun_tzu-event-recycled = { $card_id ->
    [plague] { $seat } mette la pestilenza in fondo al mazzo; la prima carta del mazzo ({ $top }) va nella scatola.
   *[other] { $seat } mette la carta { $card } in fondo al mazzo; la prima carta del mazzo ({ $top }) va nella scatola.
}
sun_tzu-event-event_used = L'evento «{ $event }» è stato usato e va nella scatola.
sun_tzu-event-general_taken = { $seat } prende un altro generale, coperto.
sun_tzu-event-general_declined = { $seat } non prende altri generali.
sun_tzu-event-took = { $seat } prende un generale: { $general }.
sun_tzu-event-scored = Punteggio del round { $round }: Sun Tzu { $sun_tzu }, Re Shao { $shao }; { sun_tzu-marker }.
sun_tzu-event-point = { $seat } guadagna 1 passo sul tracciato del punteggio; { sun_tzu-marker }.
sun_tzu-event-put_under = { $card_id ->
    [plague] { $seat } mette una pestilenza in fondo al mazzo.
   *[other] { $seat } mette la carta { $card } in fondo al mazzo.
}
sun_tzu-event-end = { $marker_sign ->
    [zero] { $winner_id ->
        [nobody] { sun_tzu-part-cause }; { sun_tzu-marker } e le scorte sono pari, { $sun_tzu } a testa: pareggio.
       *[other] { sun_tzu-part-cause }; { sun_tzu-marker } e { $winner } vince per la scorta più grande: Sun Tzu ha { $sun_tzu }, Re Shao { $shao }.
    }
   *[other] { sun_tzu-part-cause }; { sun_tzu-marker }: { $winner } vince.
}

## Options of the game

sun_tzu-setting-events = Eventi
sun_tzu-setting-events-false = Senza eventi
sun_tzu-setting-events-true = Con i cinque eventi; quando il quinto è stato usato, la partita finisce senza altri punteggi
sun_tzu-setting-beginner = Partita per principianti
sun_tzu-setting-beginner-false = Il gioco completo
sun_tzu-setting-beginner-true = Senza eventi, generali, carte +2 e +3 né rinforzi; tutte le armate partono nella scorta
sun_tzu-setting-fixed_order = Ordine fisso delle battaglie
sun_tzu-setting-fixed_order-rounds_1_to_3 = Nei round da 1 a 3; dal round 4 sceglie la fazione con meno armate (edizione polacca)
sun_tzu-setting-fixed_order-round_1 = Solo nel round 1; dal round 2 sceglie la fazione con meno armate e, in caso di parità, quella che ha scelto per ultima (edizione francese)
sun_tzu-setting-two_ones = Evento «Doppio uno»: che cosa ottiene la fazione in svantaggio
sun_tzu-setting-two_ones-point = 1 punto (edizione polacca)
sun_tzu-setting-two_ones-army = Può mettere 1 armata della propria scorta nella provincia, se questa è neutrale o sua (edizione inglese)
sun_tzu-setting-two_ones-victory = Vince quella battaglia con uno scarto di 1 (edizione francese)
sun_tzu-setting-great_plague = Signore della pestilenza: quali pestilenze lasciano solo 1 armata
sun_tzu-setting-great_plague-every = Ogni pestilenza del round, di entrambe le fazioni (edizione polacca)
sun_tzu-setting-great_plague-own = Solo le pestilenze del suo proprietario (edizione francese)
sun_tzu-setting-battle_order = Ordine delle battaglie: quando si sceglie
sun_tzu-setting-battle_order-one_by_one = Una battaglia alla volta
sun_tzu-setting-battle_order-announced = Tutto l'ordine prima della prima battaglia

## Refusals. The last variant speaks without any fact.

sun_tzu-refusal-ST-A2 = Puoi tenere solo uno dei tuoi cinque generali.
sun_tzu-refusal-ST-B1 = { $about ->
    [card] { $card_id ->
        [plague] In questo momento non hai in mano una pestilenza.
       *[other] In questo momento non hai in mano la carta { $card }.
    }
    [province] A { $province } c'è già una tua carta; prima riprendila.
    [laid] { $laid ->
        [0] Mancano ordini: in ognuna delle cinque province deve esserci una carta, e non ce n'è nessuna.
        [one] Mancano ordini: in ognuna delle cinque province deve esserci una carta, e ce n'è solo 1.
       *[other] Mancano ordini: in ognuna delle cinque province deve esserci una carta, e ce ne sono solo { $laid }.
    }
   *[other] In ognuna delle cinque province deve esserci una carta della tua mano.
}
sun_tzu-refusal-ST-B2 = In quella provincia si è già combattuto in questo round.
sun_tzu-refusal-ST-B7 = In fondo al tuo mazzo può andare solo una carta che hai appena pescato.
sun_tzu-refusal-ST-B9 = { $about ->
    [now] Non è il momento giusto: { $now }.
   *[other] Non è il momento giusto.
}
sun_tzu-refusal-ST-B15 = { $about ->
    [province] A { $province } non c'è alcuna tua carta da riprendere.
   *[other] Non c'è alcuna carta da riprendere.
}
sun_tzu-refusal-ST-C6 = Da lì ora non si può prendere alcuna armata.
sun_tzu-refusal-ST-C8 = Le armate vanno piazzate: scegli da dove viene la prossima.
sun_tzu-refusal-ST-D1 = { $about ->
    [reserves] Non hai nei rinforzi armate da acquistare.
    [card] { $card_id ->
        [plague] Non hai in mano una pestilenza con cui pagare.
       *[other] Non hai in mano la carta { $card } con cui pagare.
    }
   *[other] Ti servono un'armata nei rinforzi e una carta in mano con cui pagare.
}
sun_tzu-refusal-ST-D2 = { $about ->
    [card] La carta { $card } ha la cornice, e con le carte con cornice non si possono pagare armate.
    [order] { $order_id ->
        [plague] La tua pestilenza è posata come ordine e non è nella tua mano, quindi non puoi usarla per pagare armate.
       *[other] La tua carta { $order } è posata come ordine e non è nella tua mano, quindi non puoi usarla per pagare armate.
    }
   *[other] Con le carte con cornice non si possono pagare armate.
}
sun_tzu-refusal-ST-D4 = { $about ->
    [now] In questo momento non si possono acquistare armate: { $now }.
   *[other] In questo momento non si possono acquistare armate.
}
sun_tzu-refusal-ST-E3 = { $about ->
    [province] Il tuo 6 è già stato usato a { $province } e non può esservi posato di nuovo.
   *[other] Il tuo 6 è già stato usato in quella provincia e non può esservi posato di nuovo.
}
sun_tzu-refusal-ST-E5 = Da lì non si può prendere alcuna armata per pagare il costo della tua carta.
sun_tzu-refusal-ST-E12 = Da lì non si può prendere alcuna armata per il contrassegno del tuo 6.
sun_tzu-refusal-ST-F2 = { $about ->
    [province] L'avversario non ha a { $province } alcuna armata da rimuovere.
   *[other] L'avversario non ha lì alcuna armata da rimuovere.
}
sun_tzu-refusal-ST-F4 = Il Signore della pestilenza si può usare solo all'inizio di un round.
sun_tzu-refusal-ST-F5 = { $about ->
    [card] L'Untore richiede una pestilenza che hai appena giocato; la tua carta in questa battaglia è: { $card }.
   *[other] L'Untore richiede una pestilenza che hai appena giocato.
}
sun_tzu-refusal-ST-F6 = { $about ->
    [province] Il Maresciallo non può condurre un'armata a { $province }, che è controllata dall'avversario.
    [start_goal] { $start } e { $goal } non sono adiacenti, quindi il Maresciallo non può condurvi un'armata.
   *[other] Il Maresciallo può condurre un'armata solo in una provincia adiacente neutrale o tua.
}
sun_tzu-refusal-ST-F9 = { $about ->
    [card] Lo Scriba richiede un −1 che hai appena giocato; la tua carta in questa battaglia è: { $card }.
   *[other] Lo Scriba richiede un −1 che hai appena giocato.
}
sun_tzu-refusal-ST-F10 = { $about ->
    [province] Non controlli { $province }, quindi il Reclutatore non può aggiungervi un'armata.
   *[other] Il Reclutatore può aggiungere un'armata solo in una provincia che controlli.
}
sun_tzu-refusal-ST-F11 = { $about ->
    [general] Il generale «{ $general }» si può usare solo in una finestra, e ora non ce n'è una aperta.
    [now] In questo momento non si può usare alcun generale: { $now }.
   *[other] In questo momento non si può usare alcun generale.
}
sun_tzu-refusal-ST-F12 = { $about ->
    [general] Non hai il generale «{ $general }».
   *[other] Non hai quel generale.
}
sun_tzu-refusal-ST-F13 = { $about ->
    [general] Il generale «{ $general }» si può usare solo quando le carte di una battaglia sono appena state rivelate.
   *[other] Quel generale si può usare solo quando le carte di una battaglia sono appena state rivelate.
}
sun_tzu-refusal-ST-F15 = Il Vessillifero si usa posando il tuo 6 in una provincia che ha già contrassegnato.
sun_tzu-refusal-ST-F17 = { $about ->
    [card] { $card_id ->
        [plague] Il Guaritore non può nulla quando entrambe le carte sono pestilenze.
       *[other] Il Guaritore agisce solo contro una pestilenza di Sun Tzu, e la sua carta in questa battaglia è: { $card }.
    }
   *[other] Il Guaritore agisce solo contro una pestilenza di Sun Tzu, e solo se la tua carta non è una pestilenza.
}
sun_tzu-refusal-ST-F19 = Il tuo mazzo è vuoto, quindi non si può mettere una carta in fondo in cambio della prima.
sun_tzu-refusal-ST-F20 = { $about ->
    [province] Non hai a { $province } alcuna armata che il Maresciallo possa spostare.
    [pool] La tua scorta è vuota, quindi il Reclutatore non ha armate da aggiungere; se hai rinforzi, puoi prima acquistarne una.
   *[other] Non hai armate per questo generale.
}
sun_tzu-refusal-ST-F21 = { $about ->
    [card] L'Ingannatore richiede un tuo 7, 8, 9 o 10 e nessuna pestilenza avversaria; la tua carta in questa battaglia è: { $card }.
   *[other] L'Ingannatore richiede un tuo 7, 8, 9 o 10 e nessuna pestilenza avversaria.
}
sun_tzu-refusal-ST-F22 = L'Avanguardia si usa da sé prima del primo round, mai più tardi.
sun_tzu-refusal-ST-F23 = { $about ->
    [round] Questo è il round { $round }, e quel generale si può usare solo fino al round 6 compreso.
   *[other] Quel generale si può usare solo fino al round 6 compreso.
}
sun_tzu-refusal-ST-G1 = Da lì non si può prendere alcuna armata per i rinforzi.
sun_tzu-refusal-ST-G11 = Puoi prendere solo uno dei tuoi generali non scelti, e mai l'Avanguardia.
sun_tzu-refusal-ST-G12 = Da lì non si può prendere alcuna armata per l'evento.
sun_tzu-refusal-ST-X2 = Puoi mettere 1 armata della tua scorta nella provincia, oppure passare.
sun_tzu-refusal-ST-X4 = Quella provincia ha già il suo posto nell'ordine.
