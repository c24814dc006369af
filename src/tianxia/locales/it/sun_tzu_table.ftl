### Words that only the board of Sun Tzu in the browser needs, in Italian.
### $who_id (String): "me" if the side is the reader's own, "foe" if it is the other, "none" for spectators.

## Single names, with the words of sun_tzu.ftl

sun_tzu-table-card = { $card }
sun_tzu-table-side = { $seat }
sun_tzu-table-province = { $province }

## Views and parts of the board

sun_tzu-table-map = Mappa
sun_tzu-table-hand = La tua mano
sun_tzu-table-hand-empty = Nessuna carta.
sun_tzu-table-orders-lie = i tuoi ordini sono sulla mappa
sun_tzu-table-drawn = Pescate
sun_tzu-table-tray = Ciò che hai
sun_tzu-table-deck = mazzo
sun_tzu-table-removed = fuori gioco
sun_tzu-table-used = usato
sun_tzu-table-line-1 = pesca 3
sun_tzu-table-line-6 = costa 1
sun_tzu-table-line-framed = torna
sun_tzu-table-line-once = una volta
sun_tzu-table-line-price = costa { $price }
sun_tzu-table-event = Evento
# $number (Number) of $all (Number) events.
sun_tzu-table-event-count = { $number } di { $all }
sun_tzu-table-event-none = Non restano eventi.
sun_tzu-table-still = Ancora in gioco
sun_tzu-table-still-beside = oltre a quelle da 1 a 6
sun_tzu-table-still-title = Quante carte di ogni tipo ogni fazione può ancora giocare. Le carte da 1 a 6 tornano sempre.
sun_tzu-table-camp = Campo di { $seat }
sun_tzu-table-score = Punteggio

## The top of the table

sun_tzu-table-pool = scorta
sun_tzu-table-reserves = rinforzi
sun_tzu-table-in-pool = Armate nella scorta
sun_tzu-table-in-reserves = Armate nei rinforzi
sun_tzu-table-in-hand = Carte in mano
sun_tzu-table-in-pile = Carte nel mazzo
sun_tzu-table-face-down = Generali coperti
sun_tzu-table-where-setup = Prima del primo round
sun_tzu-table-where = Round { $round } di { $last } · punteggio dopo il round { $scoring }
sun_tzu-table-where-short = Round { $round } di { $last }
sun_tzu-table-where-battle = Round { $round } di { $last } · battaglia { $battle } di 5 · punteggio dopo il round { $scoring }
sun_tzu-table-phase-orders = Ordini
sun_tzu-table-phase-battle = Battaglia
sun_tzu-table-phase-scoring = Punteggio
sun_tzu-table-phase-draw = Pesca

## The rope

sun_tzu-table-level = Il segnalino è al centro
sun_tzu-table-leads = { $who_id ->
    [me] Conduci di { $steps }
   *[other] { $seat } conduce di { $steps }
}
sun_tzu-table-ahead = { $who_id ->
    [me] conduci di { $steps }
   *[other] { $seat } conduce di { $steps }
}
sun_tzu-table-ahead-none = parità
sun_tzu-table-would = { $who_id ->
    [me] Contando ora: conduci di { $steps }
   *[other] Contando ora: { $seat } conduce di { $steps }
}
sun_tzu-table-would-tied = Contando ora: parità
sun_tzu-table-would-same = Contando ora: nessun cambiamento
sun_tzu-table-would-title = Province controllate ora: Sun Tzu { $sun_tzu }, Re Shao { $shao }

## Provinces

sun_tzu-table-neutral = neutrale
sun_tzu-table-held-by = { $who_id ->
    [me] { $armies ->
        [one] tua, 1 armata
       *[other] tua, { $armies } armate
    }
   *[other] { $armies ->
        [one] { $seat }, 1 armata
       *[other] { $seat }, { $armies } armate
    }
}
sun_tzu-table-values = vale { $now } ora; { $round_3 } dopo il round 3, { $round_6 } dopo il round 6, { $round_9 } dopo il round 9
sun_tzu-table-values-title = Punti dopo i round 3, 6 e 9
# $armies (Number) is how many armies lie on the name box.
sun_tzu-table-marked = { $who_id ->
    [me] { $armies ->
        [0] il tuo 6 è stato usato qui
        [one] il tuo 6 è stato usato qui, sulla casella del nome c'è 1 armata
       *[other] il tuo 6 è stato usato qui, sulla casella del nome ci sono { $armies } armate
    }
   *[other] { $armies ->
        [0] il 6 di { $seat } è stato usato qui
        [one] il 6 di { $seat } è stato usato qui, sulla casella del nome c'è 1 armata
       *[other] il 6 di { $seat } è stato usato qui, sulla casella del nome ci sono { $armies } armate
    }
}
sun_tzu-table-fought = battaglia numero { $number }: Sun Tzu { $sun_tzu_card }, Re Shao { $shao_card }
sun_tzu-table-order-hidden = ordine coperto di { $seat }
sun_tzu-table-order-own = il tuo ordine: { $card }
sun_tzu-table-number-done = Battaglia numero { $number } di questo round
sun_tzu-table-number-next = Sarà la battaglia numero { $number } di questo round
sun_tzu-table-sealed = Sigillato: aspetta l'altra fazione
sun_tzu-table-take-back = { $card_id ->
    [plague] Riprendi la pestilenza da { $province }
   *[other] Riprendi la carta { $card } da { $province }
}
sun_tzu-table-decides = { $who_id ->
    [me] Scegli tu l'ordine delle battaglie
   *[other] { $seat } sceglie l'ordine delle battaglie
}
# What a side still has to give up, and for what.
sun_tzu-table-owed-place = { $who_id ->
    [me] Piazzi ancora { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } a { $province }
   *[other] { $seat } piazza ancora { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } a { $province }
}
sun_tzu-table-owed-mark = { $who_id ->
    [me] Metti { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } sulla casella del nome di { $province }
   *[other] { $seat } mette { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } sulla casella del nome di { $province }
}
sun_tzu-table-owed-price = { $who_id ->
    [me] Costo della tua carta: { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } nei rinforzi
   *[other] Costo della carta di { $seat }: { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } nei rinforzi
}
sun_tzu-table-owed-forfeit = { $who_id ->
    [me] Per l'evento metti { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } nei rinforzi
   *[other] Per l'evento { $seat } mette { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } nei rinforzi
}
sun_tzu-table-owed-tithe = { $who_id ->
    [me] Per l'evento metti { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } nei rinforzi
   *[other] Per l'evento { $seat } mette { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
    } nei rinforzi
}
# $sides (Number) is whose plagues are great: those of both sides, or only those of King Shao (ST-X3).
sun_tzu-table-great-plague = { $sides ->
    [one] Le pestilenze di Re Shao lasciano 1 armata in questo round
   *[other] Le pestilenze di questo round lasciano 1 armata
}

## What a touch of a province would do, for screen readers

sun_tzu-table-act-order = Sceglila per posare qui un ordine
sun_tzu-table-act-lay = { $card_id ->
    [plague] Posa qui la pestilenza
   *[other] Posa qui la carta { $card }
}
sun_tzu-table-act-fight = Combatti qui la prossima battaglia
sun_tzu-table-act-from = Prendi un'armata da qui
sun_tzu-table-act-use = Usa qui il tuo generale
sun_tzu-table-act-march = Sposta un'armata da qui
sun_tzu-table-act-reinforce = Metti qui un'armata
## The second line of a choice in the panel

# $held (String) says whose the province is, $value (Number) what it is worth at the next scoring.
sun_tzu-table-about-place = { $held } · ora vale { $value }
sun_tzu-table-about-pool = { $armies ->
    [one] vi resta 1 armata
   *[other] vi restano { $armies } armate
}

## Results and stories of battles

sun_tzu-table-result-open = Carte scoperte
sun_tzu-table-result-won = { $who_id ->
    [me] Hai vinto di { $margin }
    [foe] Hai perso di { $margin }
   *[other] { $seat } ha vinto di { $margin }
}
sun_tzu-table-result-tie = Parità
sun_tzu-table-result-plague = { $who_id ->
    [me] Pestilenza: hai perso { $lost }
   *[other] Pestilenza: { $seat } ha perso { $lost }
}
sun_tzu-table-result-plague-none = Pestilenza: nessuna perdita
sun_tzu-table-story = battaglia { $number } di 5
sun_tzu-table-story-old = ultima battaglia del round { $round }
sun_tzu-table-against = { $sun_tzu_card } contro { $shao_card }.
sun_tzu-table-why-equal = Numeri pari: non vince nessuno.
sun_tzu-table-why-special = Una carta con il più o il meno vale quanto l'altra carta, aumentata o diminuita del suo numero.
sun_tzu-table-why-same = La stessa carta da entrambe le parti si annulla: non si sposta nulla, nessuno paga.
sun_tzu-table-why-minus = Contro una carta con il più il −1 vale 0.
sun_tzu-table-why-pluses = Tra due carte con il più la maggiore vince con uno scarto pari alla differenza.
sun_tzu-table-why-plague = Una pestilenza: non c'è scontro, e metà delle armate, arrotondata per difetto, torna nella scorta.
sun_tzu-table-why-plague-great = Il Signore della pestilenza: non c'è scontro, e tutte le armate tranne 1 tornano nella scorta.
sun_tzu-table-why-plague-one = La pestilenza annulla anche la carta in più dell'1.
sun_tzu-table-why-healer = Con il Guaritore la pestilenza vale forza 0.
sun_tzu-table-why-feint = Con l'Ingannatore la carta di Sun Tzu vale 6.

## The hand

sun_tzu-table-about-1 = 1: alla fine del round peschi 3 carte e ne tieni 2. Torna dopo il round.
sun_tzu-table-about-6 = 6: 1 tua armata va sulla casella del nome della provincia, e il 6 non può esservi posato di nuovo. Torna dopo il round.
sun_tzu-table-about-framed = Combatte con il suo numero e torna dopo il round.
sun_tzu-table-about-number = Combatte con il suo numero, poi esce dal gioco.
sun_tzu-table-about-plague = Nessuno scontro: metà delle armate lì presenti, arrotondata per difetto, torna nella scorta.
sun_tzu-table-about-plague-great = Nessuno scontro: tutte le armate lì presenti tranne 1 tornano nella scorta.
sun_tzu-table-about-minus = Vale come l'altra carta meno 1.
# $bonus (Number) is how much the card adds, $price (Number) how many armies it costs.
sun_tzu-table-about-plus = { $price ->
    [0] Vale come l'altra carta più { $bonus }.
    [one] Vale come l'altra carta più { $bonus }; comunque vada, costa 1 armata, che va nei tuoi rinforzi.
   *[other] Vale come l'altra carta più { $bonus }; comunque vada, costa { $price } armate, che vanno nei tuoi rinforzi.
}
sun_tzu-table-card-framed = Carta { $card }, con cornice. { $text }
sun_tzu-table-card-once = { $card_id ->
    [plague] Pestilenza. { $text }
   *[other] Carta { $card }. { $text }
}
sun_tzu-table-drawn-card = Carta pescata: { $card }
sun_tzu-table-goes-under = Va in fondo al tuo mazzo
sun_tzu-table-hint-orders = Tocca una carta e poi una provincia, o trascinala lì. Posate { $laid } di 5.
sun_tzu-table-hint-province = { $card_id ->
    [plague] Dove va la pestilenza?
   *[other] Dove va la carta { $card }?
}
sun_tzu-table-hint-card = Quale carta va a { $province }?
sun_tzu-table-hint-ready = Ci sono tutte e cinque. Puoi ancora cambiarle finché non confermi.
sun_tzu-table-hint-sealed = I tuoi ordini sono sigillati finché l'altra fazione non conferma i suoi.
sun_tzu-table-hint-draw = La carta che scegli va in fondo al tuo mazzo. Le altre le tieni.
sun_tzu-table-hint-plague-one = Niente terza carta: il tuo 1 ha incontrato una pestilenza.
sun_tzu-table-hint-buy = { $reserves ->
    [one] Tocca una carta illuminata per pagare: nei tuoi rinforzi aspetta 1 armata.
   *[other] Tocca una carta illuminata per pagare: nei tuoi rinforzi aspettano { $reserves } armate.
}
sun_tzu-table-change = Cambia ordini

## Generals and events

sun_tzu-table-choose-general = I tuoi generali
sun_tzu-table-choose-secret = l'altra fazione non vede quale
sun_tzu-table-moment-now = ora
sun_tzu-table-moment-later = non ora
sun_tzu-table-moment-late = troppo tardi
sun_tzu-table-down-general = generale coperto
sun_tzu-table-general-down = { $count ->
    [one] { $seat }: 1 generale coperto
   *[other] { $seat }: { $count } generali coperti
}
sun_tzu-table-general-used = { $seat } – generale usato: { $general }
sun_tzu-table-progress-plagues = Pestilenze giocate: { $plagues } di 4
sun_tzu-table-progress-sixes = Contrassegnate: Sun Tzu { $sun_tzu }, Re Shao { $shao }

## Still in the game

sun_tzu-table-still-card = { $card }: ne restano { $left } di { $all }
sun_tzu-table-still-card-shown = { $card }: ne restano { $left } di { $all }, scoperte sulla mappa: { $shown }
sun_tzu-table-still-card-piled = { $card }: ne restano { $left } di { $all }, di certo nel mazzo: { $piled }
sun_tzu-table-key-left = restano
sun_tzu-table-key-shown = sulla mappa
sun_tzu-table-key-gone = uscite
## The drawer of a side

sun_tzu-table-area-provinces = Province
# $value (Number) is what the province is worth at the next scoring.
sun_tzu-table-area-armies = { $armies ->
    [one] 1 armata, vale { $value }
   *[other] { $armies } armate, vale { $value }
}
sun_tzu-table-area-marked = Il 6 è stato usato a
sun_tzu-table-area-box = Carte fuori dal gioco
sun_tzu-table-area-known = Di certo nel mazzo
sun_tzu-table-area-generals = Generali usati
sun_tzu-table-area-none = nessuna

## The end

sun_tzu-table-source-start = Inizio
sun_tzu-table-source-scored = Punteggio del round { $round }
sun_tzu-table-source-point = Evento «Doppio uno»
sun_tzu-table-source-vanguard = Avanguardia
sun_tzu-table-source-stopped = Fermato in fondo al tracciato
# What a number counts; the numbers stand above, one for each side. $steps (Number) is the one of the steps.
sun_tzu-table-number-steps = { $steps ->
    [one] passo dal centro
   *[other] passi dal centro
}
sun_tzu-table-number-pools = armate nelle scorte
sun_tzu-table-number-provinces = province controllate
sun_tzu-table-number-battles = battaglie vinte
