### The words of The Great Wall in Italian. Arguments: see platform.ftl. The names of cards and pieces: great_wall_cards.ftl.
### Terms: see the heads of great_wall_rules.ftl and great_wall_cards.ftl.

great_wall-title = La Grande Muraglia

## Names

great_wall-seat-0 = Giocatore 1
great_wall-seat-1 = Giocatore 2
great_wall-seat-2 = Giocatore 3
great_wall-seat-3 = Giocatore 4
# Seats that the rules move.
great_wall-seat-reed = Il Clan del Giunco
great_wall-seat-qin = Qin Jiushao

# The places of the hordes, row 1 next to the wall.
great_wall-place-left-1 = sezione sinistra, fila 1
great_wall-place-left-2 = sezione sinistra, fila 2
great_wall-place-left-3 = sezione sinistra, fila 3
great_wall-place-middle-1 = sezione centrale, fila 1
great_wall-place-middle-2 = sezione centrale, fila 2
great_wall-place-middle-3 = sezione centrale, fila 3
great_wall-place-right-1 = sezione destra, fila 1
great_wall-place-right-2 = sezione destra, fila 2
great_wall-place-right-3 = sezione destra, fila 3

# Where honor comes from: stands in brackets, or in a chart.
great_wall-source-donations = donazioni
great_wall-source-spots = punti vitali
great_wall-source-battles = orde sconfitte
great_wall-source-buildings = costruzione
great_wall-source-generals = generale
great_wall-source-advisors = consiglieri
great_wall-source-tactics = carte Tattica
great_wall-source-commands = carte Comando
great_wall-source-recalls = carte Comando non recuperate
great_wall-source-shame = Onta
great_wall-source-trophies = Orde prese
great_wall-source-artifacts = artefatti
great_wall-source-overseers = sorveglianti
great_wall-source-head_start = vantaggio iniziale
great_wall-source-decrees = Richieste dell'Imperatore

great_wall-deck-hordes = mazzo Orda
great_wall-deck-tactics = mazzo Tattica
great_wall-deck-advisors = mazzo Consigliere
great_wall-deck-generals = mazzo Generale
great_wall-deck-artifacts = mazzo Artefatto
great_wall-deck-qin = mazzo Comando di Qin Jiushao
great_wall-deck-tokens = ordine dei segnalini sul tracciato dei luoghi di Qin Jiushao
great_wall-deck-decrees = mazzo Richiesta dell'Imperatore
great_wall-deck-events = mazzo Evento

# Why the game ends: stands after a colon.
great_wall-cause-walls = abbastanza sezioni di mura sono al livello 3
great_wall-cause-shame = la riserva dei tasselli Onta è esaurita
great_wall-cause-time = è finito l'ultimo anno
great_wall-cause-decrees = avete adempiuto a un numero sufficiente di Richieste

# What the player is asked now: the second half of a refusal, after a colon.
great_wall-now-general = stai scegliendo il generale
great_wall-now-advisors = stai scegliendo il consigliere attivo
great_wall-now-command = stai scegliendo una carta Comando
great_wall-now-space = stai scegliendo uno spazio del tracciato del Comando
great_wall-now-next_location = stai scegliendo il prossimo luogo da attivare
great_wall-now-clerk = stai muovendo commessi
great_wall-now-advance = puoi eseguire un'attivazione avanzata
great_wall-now-upgrade = puoi potenziare un sorvegliante
great_wall-now-overseer = stai scegliendo il soldato che diventa sorvegliante
great_wall-now-donate = puoi donare
great_wall-now-tea = puoi spostare in alto la tua pedina Tè
great_wall-now-recruit = stai scegliendo le tue reclute
great_wall-now-next_recruit = stai scegliendo la prossima recluta da piazzare
great_wall-now-place_recruit = stai piazzando una recluta
great_wall-now-attacker = stai scegliendo chi attacca
great_wall-now-target = stai scegliendo il punto da attaccare
great_wall-now-wound = stai mettendo una ferita su un'orda
great_wall-now-shot = i tuoi arcieri stanno lanciando le frecce
great_wall-now-build = stai scegliendo che cosa costruire
great_wall-now-hire = stai assumendo all'Ambasciata dell'Imperatore
great_wall-now-advisor_role = stai dando un ruolo al nuovo consigliere
great_wall-now-route = stai scegliendo tra quali sezioni si muovono i soldati
great_wall-now-march = stai muovendo soldati
great_wall-now-draw = stai pescando carte Tattica
great_wall-now-discard = devi scartare una carta Tattica
great_wall-now-tactic = puoi giocare una carta Tattica
great_wall-now-paid_ability = puoi pagare un'abilità
great_wall-now-ability = stai scegliendo quale tua abilità agisce ora
great_wall-now-shame = stai piazzando un tassello Onta
great_wall-now-redeem = puoi scartare tasselli Onta pagando
great_wall-now-cleanse = puoi scartare tasselli Onta
great_wall-now-recall = stai scegliendo tra le carte Comando e l'onore
great_wall-now-death = stai indicando i soldati che stanno per morire
great_wall-now-save = puoi salvare soldati
great_wall-now-ransom = puoi pagare per salvare soldati
great_wall-now-pay = stai pagando
great_wall-now-warehouse = stai scegliendo con che cosa paga il magazzino
great_wall-now-take = stai prendendo risorse
great_wall-now-exchange = puoi scambiare risorse
great_wall-now-give = puoi dare risorse a un altro giocatore
great_wall-now-lose = stai scegliendo che cosa perdi
great_wall-now-income = stai prendendo il reddito di un sorvegliante
great_wall-now-reclaim = puoi recuperare carte Comando
great_wall-now-copy = stai scegliendo la carta Comando da copiare
great_wall-now-choose = stai scegliendo un effetto della carta
great_wall-now-location = stai scegliendo un luogo
great_wall-now-section = stai scegliendo una sezione
great_wall-now-reed_clerk = stai muovendo commessi del Clan del Giunco
great_wall-now-reed_advisor = stai scegliendo il consigliere che il Clan del Giunco scarta
great_wall-now-reed_barricade = stai scegliendo dove il Clan del Giunco costruisce la sua barricata
great_wall-now-reed_spearman = stai scegliendo il punto che il lanciere del Clan del Giunco attacca
great_wall-now-qin_advisor = stai scegliendo il consigliere che va a Qin Jiushao
great_wall-now-first = state decidendo chi comincia
great_wall-now-player = stai scegliendo un giocatore
great_wall-now-split = stai dividendo ciò che la carta dà
great_wall-now-decree = puoi proporre una Richiesta
great_wall-now-share = stai stabilendo la parte di ogni giocatore
great_wall-now-consent = stai rispondendo a una proposta
great_wall-now-sacrifice = stai scegliendo che cosa sacrificare

## Parts of sentences: names with their article, preposition or number

great_wall-part-resources = { $resource_id ->
    [wood] { $number ->
        [one] 1 legno
       *[other] { $number } legni
    }
    [stone] { $number ->
        [one] 1 pietra
       *[other] { $number } pietre
    }
    [gold] { $number ->
        [one] 1 oro
       *[other] { $number } ori
    }
   *[other] { $number } { $resource }
}
great_wall-part-honor = { $number ->
    [one] 1 punto onore
   *[other] { $number } punti onore
}
great_wall-part-soldier = un { $soldier }
great_wall-part-with = con un { $soldier }
great_wall-part-soldiers = { $soldier_id ->
    [spearman] { $number ->
        [one] 1 lanciere
       *[other] { $number } lancieri
    }
    [archer] { $number ->
        [one] 1 arciere
       *[other] { $number } arcieri
    }
    [horseman] { $number ->
        [one] 1 cavalleggero
       *[other] { $number } cavalleggeri
    }
   *[other] { $number } { $soldier }
}
great_wall-part-at = { $location_id ->
    [lumber_mill] nella segheria
    [quarry] nella cava
    [gold_mine] nella miniera d'oro
    [temple] nel tempio
    [barracks] nella caserma
    [tea_house] nella casa da tè
    [builders_camp] nel quartiere dei costruttori
    [embassy] all'Ambasciata dell'Imperatore
    [academy] nella scuola marziale
    [logistics] nel centro logistico
   *[other] { $location }
}
great_wall-part-to = { $location_id ->
    [lumber_mill] alla segheria
    [quarry] alla cava
    [gold_mine] alla miniera d'oro
    [temple] al tempio
    [barracks] alla caserma
    [tea_house] alla casa da tè
    [builders_camp] al quartiere dei costruttori
    [embassy] all'Ambasciata dell'Imperatore
    [academy] alla scuola marziale
    [logistics] al centro logistico
   *[other] { $location }
}
great_wall-part-from = { $start_id ->
    [pool] dalla riserva
    [lumber_mill] dalla segheria
    [quarry] dalla cava
    [gold_mine] dalla miniera d'oro
    [temple] dal tempio
    [barracks] dalla caserma
    [tea_house] dalla casa da tè
    [builders_camp] dal quartiere dei costruttori
    [embassy] dall'Ambasciata dell'Imperatore
    [academy] dalla scuola marziale
    [logistics] dal centro logistico
   *[other] { $start }
}
great_wall-part-in-section = nella { $section }
great_wall-part-of-section = della { $section }
great_wall-part-from-section = dalla { $section }
great_wall-part-to-goal = alla { $goal }
# The head of a line: "Left section: ..."
great_wall-part-section = { $section_id ->
    [left] Sezione sinistra
    [middle] Sezione centrale
   *[right] Sezione destra
}
# The command cards of the others.
great_wall-part-revealed = { $about ->
    [seat_command] Gli altri hanno rivelato: { $seat }: { $command }.
    [seat_command_seat_2_command_2] Gli altri hanno rivelato: { $seat }: { $command }; { $seat_2 }: { $command_2 }.
    [seat_command_seat_2_command_2_seat_3_command_3] Gli altri hanno rivelato: { $seat }: { $command }; { $seat_2 }: { $command_2 }; { $seat_3 }: { $command_3 }.
   *[other] Nessun altro ha rivelato una carta.
}
# What a player gives for a decree.
great_wall-part-given = { $about ->
    [seat_decree_number_give] { $give } { $number }
    [seat_decree_number_give_number_2_give_2] { $give } { $number }, { $give_2 } { $number_2 }
    [seat_decree_number_give_number_2_give_2_number_3_give_3] { $give } { $number }, { $give_2 } { $number_2 }, { $give_3 } { $number_3 }
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

great_wall-ask-general = Quale generale tieni? L'altro torna nella scatola senza essere mostrato. { $tea_id ->
    [fixed] La tua pedina Tè comincia in cima, qualunque sia il valore di tè.
   *[by_value] Il valore di tè più alto comincia in cima all'ordine di tè.
}
great_wall-ask-advisors = Quale dei tuoi due consiglieri rendi attivo? L'altro dà supporto al tuo generale.
great_wall-ask-command = Quale carta Comando giochi quest'anno? Tutti scelgono in segreto e rivelano insieme.
great_wall-ask-space = Su quale spazio del tracciato del Comando metti la tua carta? Le carte si risolvono a partire dallo spazio 1. { great_wall-part-revealed }
great_wall-ask-next_location = Quale luogo si attiva ora?
great_wall-ask-clerk = { $about ->
    [seat_command] Quale commesso muovi, e dove? Lo permette «{ $command }» ({ $seat }).
   *[other] Quale commesso muovi, e dove?
}
great_wall-ask-advance = Di quale luogo esegui l'attivazione avanzata? Non deve essere pieno, e nessuno riceve Onta per essere solo. I luoghi pieni si attivano comunque dopo la tua carta.
great_wall-ask-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Piazzi un sorvegliante { great_wall-part-at } (costo: { great_wall-part-resources })?
       *[other] Potenzi il sorvegliante { great_wall-part-at } al livello { $level } (costo: { great_wall-part-resources })?
    }
    [location_level] { $level ->
        [1] Piazzi un sorvegliante { great_wall-part-at }?
       *[other] Potenzi il sorvegliante { great_wall-part-at } al livello { $level }?
    }
   *[other] Quale sorvegliante piazzi o potenzi?
}
great_wall-ask-overseer = Quale soldato della tua riserva diventa sorvegliante? Lì il tipo non conta.
great_wall-ask-donate = Doni { great_wall-part-resources } al magazzino? Viene da ciò che hai appena raccolto.
great_wall-ask-tea = Sposti in alto la tua pedina Tè?
great_wall-ask-recruit = Chi recluti? Scegli le reclute una alla volta e le paghi tutte insieme.
great_wall-ask-next_recruit = Quale recluta piazzi ora?
great_wall-ask-place_recruit = { $soldier_id ->
    [horseman] Quali due punti adiacenti attacca il cavalleggero, o in quale zona di riposo aspetta?
   *[other] Dove attacca la tua recluta, o in quale zona di riposo aspetta?
}
great_wall-ask-attacker = Con chi attacchi ora?
great_wall-ask-target = { $soldier_id ->
    [horseman] Quali due punti adiacenti attacca il tuo cavalleggero?
   *[other] Quale punto attacca il tuo soldato?
}
great_wall-ask-wound = Dove metti la ferita?
great_wall-ask-shot = Lancio delle frecce: dove mette la ferita il tuo arciere?
great_wall-ask-build = Che cosa costruisci? Prima dichiari tutte le costruzioni, poi le paghi insieme; il magazzino paga per primo.
great_wall-ask-hire = Chi assumi all'Ambasciata dell'Imperatore?
great_wall-ask-advisor_role = { $advisor }: rendi questo consigliere attivo o di supporto? Resterà così per sempre.
great_wall-ask-route = Da quale sezione a quale muovi soldati?
great_wall-ask-march = Quale soldato muovi ora?
great_wall-ask-draw = Quante carte Tattica peschi?
great_wall-ask-discard = Hai in mano troppe carte Tattica. Quale scarti?
great_wall-ask-tactic = { $trigger_id ->
    [horde_defeated] { great_wall-part-section }: l'orda «{ great_wall-part-horde }» è sconfitta.
    [horde_won] { great_wall-part-section }: l'orda «{ great_wall-part-horde }» è sconfitta e la carta Orda va a te.
    [attack] Hai attaccato.
    [last_wound] Hai coperto l'ultimo punto dell'orda «{ great_wall-part-horde }» ({ $place }).
    [soldiers_dying] { great_wall-part-section }: alcuni tuoi soldati stanno per morire.
    [soldiers_killed] { great_wall-part-section }: alcuni tuoi soldati sono stati uccisi.
    [recruit] Hai reclutato.
   *[after_command] Tutti i riquadri della tua carta Comando sono stati eseguiti.
} Giochi una carta Tattica? { $asked_id ->
    [you] La domanda è solo per te e non dipende da quali carte hai in mano.
   *[several] La stessa domanda può toccare ad altri che hanno carte Tattica in mano, qualunque esse siano.
}
great_wall-ask-paid_ability = { $about ->
    [price_general] Paghi { $price } per usare l'abilità di { $general }?
   *[price_advisor] Paghi { $price } per usare l'abilità del consigliere «{ $advisor }»?
}
great_wall-ask-ability = Quale delle tue abilità agisce ora?
great_wall-ask-shame = Dove metti il tassello Onta?
great_wall-ask-redeem = Scarti un tassello Onta? { $about ->
    [number_resource] Ognuno costa { great_wall-part-resources }.
   *[number] Per ognuno perdi { great_wall-part-honor }.
}
great_wall-ask-cleanse = { $about ->
    [seat] Quale tassello Onta scarti? Te lo permette il commesso del Clan del Giunco nel tempio, perché è il tuo turno.
   *[other] Quale tassello Onta scarti?
}
great_wall-ask-recall = Recuperi le tue carte Comando scartate? Altrimenti restano scartate e ottieni { great_wall-part-honor }.
great_wall-ask-death = Quale dei tuoi soldati sull'orda «{ great_wall-part-horde }» sta per morire? Ancora da indicare: { $number }.
great_wall-ask-save = Quale dei tuoi soldati salvi?
great_wall-ask-ransom = Quale dei tuoi soldati salvi? Ognuno costa { great_wall-part-resources }; tutti gli altri vengono uccisi.
great_wall-ask-pay = Con che cosa paghi? Scegli un tipo e quante risorse; il resto si paga con gli altri tipi.
great_wall-ask-warehouse = Con che cosa paga il magazzino? Scegli un tipo e quante risorse.
great_wall-ask-take = Quali risorse prendi?
great_wall-ask-exchange = Quale risorsa scambi, e con quale?
great_wall-ask-give = Quale risorsa dai, e a chi?
great_wall-ask-lose = Che cosa perdi?
great_wall-ask-income = Di quale sorvegliante prendi il reddito?
great_wall-ask-reclaim = Quale carta Comando scartata recuperi?
great_wall-ask-copy = Quale carta Comando sul tracciato copi? Si eseguono solo i riquadri del suo proprietario.
great_wall-ask-choose = Quale di questi effetti scegli?
great_wall-ask-location = { $doing }. Quale luogo scegli?
great_wall-ask-section = { $doing }. Quale sezione scegli?
great_wall-ask-reed_clerk = Per il Clan del Giunco: quale dei suoi commessi muovi, e dove? In un luogo il clan non ha mai più di 1 commesso.
great_wall-ask-reed_advisor = Per il Clan del Giunco: quale consigliere del tracciato scarti?
great_wall-ask-reed_barricade = Per il Clan del Giunco: in quale sezione costruisci la sua barricata gratuita?
great_wall-ask-reed_spearman = Per il Clan del Giunco: quale punto attacca il suo lanciere? Nessuno ottiene la ricompensa di quel punto.
great_wall-ask-qin_advisor = Quale consigliere dai a Qin Jiushao come supporto? L'altro lascia il tracciato.
great_wall-ask-first = Cominci tu? Ora possono agire più giocatori: comincia chi risponde per primo.
great_wall-ask-player = { $doing }. Quale giocatore scegli?
great_wall-ask-split = { $doing }. A chi va la prossima parte? Le distribuisci una alla volta.
great_wall-ask-decree = A quale Richiesta proponi di adempiere ora? Devono accettare tutti i giocatori che darebbero qualcosa.
great_wall-ask-share = Quanto dà { $seat } per la Richiesta «{ $decree }» ({ $give })? Stabilisci le parti nell'ordine dei posti.
great_wall-ask-consent = { $seat } propone di adempiere alla Richiesta «{ $decree }». Accetti la tua parte ({ great_wall-part-given })? Quando tutti accettano, la Richiesta si paga ed è subito adempiuta.
great_wall-ask-sacrifice = Che cosa sacrifichi per la Richiesta? Sarà rimosso dal gioco.

## Options

great_wall-option-done = Nient'altro
great_wall-option-pass = Non giocare carte Tattica
great_wall-option-donate = { $about ->
    [number_resource] Dona { great_wall-part-resources }
   *[other] Dona 1 risorsa
}
great_wall-option-tea_up = Sposta in alto la tua pedina Tè
great_wall-option-make_active = Rendi attivo il consigliere
great_wall-option-make_supporting = Rendi di supporto il consigliere
great_wall-option-hire_clerk = Assumi un commesso
great_wall-option-take_back = Recupera le tue carte Comando scartate
great_wall-option-take_honor = { $about ->
    [number] Ottieni { great_wall-part-honor } per le carte Comando scartate
   *[other] Ottieni onore per le carte Comando scartate
}
great_wall-option-activate = Attiva il luogo: { $location }
great_wall-option-at = Scegli il luogo: { $location }
great_wall-option-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Piazza un sorvegliante { great_wall-part-at }: { great_wall-part-resources }
       *[other] Potenzia il tuo sorvegliante { great_wall-part-at }: { great_wall-part-resources }
    }
    [location_level] { $level ->
        [1] Piazza un sorvegliante { great_wall-part-at }
       *[other] Potenzia il tuo sorvegliante { great_wall-part-at }
    }
   *[other] Potenzia il tuo sorvegliante { great_wall-part-at }
}
great_wall-option-income = Prendi il reddito del tuo sorvegliante { great_wall-part-at }
great_wall-option-clerk = Muovi un commesso { great_wall-part-from } { great_wall-part-to }
great_wall-option-rest = Mandalo nella zona di riposo { great_wall-part-of-section }
great_wall-option-barricade = Costruisci una barricata { great_wall-part-in-section }
great_wall-option-wall = Costruisci il prossimo livello di mura { great_wall-part-in-section }
great_wall-option-at_section = Scegli la { $section }
great_wall-option-route = Muovi soldati { great_wall-part-from-section } { great_wall-part-to-goal }
great_wall-option-space = Metti la tua carta sullo spazio { $space }
great_wall-option-overseer = Rendi sorvegliante { great_wall-part-soldier }
great_wall-option-recruit = Recluta { great_wall-part-soldier }
great_wall-option-next = Piazza ora { great_wall-part-soldier }
great_wall-option-shame = Metti il tassello sotto { great_wall-part-soldier } della riserva
great_wall-option-unshame = Scarta il tassello Onta sotto { great_wall-part-soldier }
great_wall-option-dies = Sta per morire: { great_wall-part-soldier }
great_wall-option-save = Salva { great_wall-part-soldier }
great_wall-option-march = Muovi { great_wall-part-soldier } da zona di riposo a zona di riposo
great_wall-option-march_firing = Muovi un arciere da postazione di tiro a postazione di tiro
great_wall-option-march_down = Muovi un arciere da una postazione di tiro alla zona di riposo
great_wall-option-with = Attacca { great_wall-part-with } dalla zona di riposo { great_wall-part-of-section }
great_wall-option-with_firing = Attacca con un arciere da una postazione di tiro { great_wall-part-of-section }
great_wall-option-lose_soldier = Perdi { great_wall-part-soldier } dalla zona di riposo { great_wall-part-of-section }
great_wall-option-lose_firing = Perdi un arciere da una postazione di tiro { great_wall-part-of-section }
great_wall-option-draw = { $number ->
    [0] Non pescare carte
    [one] Pesca 1 carta
   *[other] Pesca { $number } carte
}
great_wall-option-choose = { $about ->
    [choice] { $choice }
   *[number] Scegli l'effetto { $number }
}
great_wall-option-spot = { great_wall-part-section }, fila { $row }, punto { $cell }
great_wall-option-spots = { great_wall-part-section }, fila { $row }, punti { $cell }
great_wall-option-pay = Paga { great_wall-part-resources }
great_wall-option-take = Prendi { great_wall-part-resources }
great_wall-option-exchange = Scambia { $resource } con { $other }
great_wall-option-give = Dai 1 { $resource } a { $seat }
great_wall-option-command = Gioca «{ $command }»
great_wall-option-reclaim = Recupera «{ $command }»
great_wall-option-copy = Copia «{ $command }»
great_wall-option-general = Tieni il generale: { $general }
great_wall-option-use_general = Usa l'abilità del generale: { $general }
great_wall-option-advisor = Rendi attivo: { $advisor }
great_wall-option-hire = Assumi il consigliere: { $advisor }
great_wall-option-use_advisor = Usa l'abilità del consigliere: { $advisor }
great_wall-option-dismiss = Scarta il consigliere dal tracciato: { $advisor }
great_wall-option-to_qin = Dai il consigliere a Qin Jiushao: { $advisor }
great_wall-option-play = Gioca la carta Tattica «{ $tactic }»
great_wall-option-boost = { $about ->
    [tactic_number] { $number ->
        [0] Gioca «{ $tactic }» con l'effetto potenziato (gratis)
       *[other] Gioca «{ $tactic }» con l'effetto potenziato (paga { $number } qi)
    }
   *[other] Gioca «{ $tactic }» con l'effetto potenziato (paga qi)
}
great_wall-option-discard = Scarta la carta Tattica «{ $tactic }»
great_wall-option-shame_trophy = Metti il tassello sulla tua Orda presa: { $horde_card }
great_wall-option-unshame_trophy = Scarta un tassello Onta dalla tua Orda presa: { $horde_card }
great_wall-option-first = Comincia
great_wall-option-buy_off = { $about ->
    [number] Perdi { great_wall-part-honor } e scarta subito il tassello
   *[other] Perdi onore e scarta subito il tassello
}
great_wall-option-let_go = { $about ->
    [number] Perdi subito { great_wall-part-honor } per il tassello: non ha posto e viene rimosso dal gioco
   *[other] Perdi subito onore per il tassello: non ha posto e viene rimosso dal gioco
}
great_wall-option-player = Scegli: { $seat }
great_wall-option-propose = Proponi di adempiere a «{ $decree }»
great_wall-option-share = { $number ->
    [0] Non dà nulla
   *[other] Dà { $number }
}
great_wall-option-agree = Accetta la proposta
great_wall-option-refuse = Rifiuta la proposta
great_wall-option-sacrifice_clerk = Sacrifica un commesso { great_wall-part-from }
great_wall-option-sacrifice_trophy = Sacrifica un'Orda presa: { $horde_card }

## Why: what a bot that judges options says about one

great_wall-reason-wait = Qui non fai altro.
great_wall-reason-save = Conservi le carte Tattica per un altro momento.
great_wall-reason-general = L'abilità del generale è tua per tutta la partita.
great_wall-reason-active = L'abilità di un consigliere attivo funziona per te.
great_wall-reason-supporting = Un consigliere di supporto può rafforzare l'abilità del generale.
great_wall-reason-command = Da questa carta dipende che cosa puoi fare quest'autunno.
great_wall-reason-copy = Ottieni ciò che la carta dà al suo proprietario.
great_wall-reason-space = { $space ->
    [1] La tua carta si risolve prima di tutte le altre.
   *[other] Le carte sugli spazi precedenti si risolvono prima della tua.
}
great_wall-reason-take_back = Le carte recuperate si possono giocare di nuovo.
great_wall-reason-take_honor = Onore subito, ma le carte restano scartate.
great_wall-reason-hire = Il consigliere resta con te fino alla fine della partita.
great_wall-reason-qin = L'altro consigliere viene scartato.
great_wall-reason-draw = { $number ->
    [0] La mano resta com'è.
   *[other] Più carte Tattica fra cui scegliere più tardi.
}
great_wall-reason-discard = Le altre carte Tattica ti restano in mano.
great_wall-reason-play = È un momento in cui la carta ha effetto.
great_wall-reason-boost = L'effetto potenziato fa di più.
great_wall-reason-ability = L'abilità funziona subito.
great_wall-reason-effect = Sfrutti l'effetto in questo modo.
great_wall-reason-fill = Occupi l'ultimo spazio { great_wall-part-at }: il luogo si attiva.
great_wall-reason-join = Manca un commesso in meno per l'attivazione { great_wall-part-at }.
great_wall-reason-special = Un commesso { great_wall-part-at } basta per l'attivazione.
great_wall-reason-activate = I commessi presenti fanno subito il loro lavoro.
great_wall-reason-hire_clerk = D'ora in poi hai un commesso in più.
great_wall-reason-upgrade = D'ora in poi un sorvegliante { great_wall-part-at } ti dà di più.
great_wall-reason-overseer = Come sorvegliante questo soldato non combatte più.
great_wall-reason-resources = Risorse subito.
great_wall-reason-exchange = Più { $other }, meno { $resource }.
great_wall-reason-pay = Decidi quali risorse ti restano.
great_wall-reason-warehouse = Decidi che cosa resta nel magazzino.
great_wall-reason-donate = Trasformi 1 risorsa in onore.
great_wall-reason-tea = Più in alto nell'ordine di tè agisci prima.
great_wall-reason-recruit = Un soldato in più contro le orde.
great_wall-reason-next = Questa recluta va prima delle altre.
great_wall-reason-rest = Conservi il soldato per un attacco futuro.
great_wall-reason-attack = Ogni punto coperto avvicina la sconfitta di un'orda.
great_wall-reason-spot = { $number ->
    [one] Poi resta libero solo 1 punto vitale di quest'orda.
   *[other] Poi restano liberi { $number } punti vitali di quest'orda.
}
great_wall-reason-last = Copri l'ultimo punto vitale: l'orda è sconfitta.
great_wall-reason-route = Hai più soldati { great_wall-part-in-section }.
great_wall-reason-march = Si muove un soldato in più.
great_wall-reason-dies = Risparmi un altro tuo soldato.
great_wall-reason-rescue = Questo soldato sopravvive.
great_wall-reason-lose = In cambio tieni qualcos'altro.
great_wall-reason-build = Rafforzi la difesa { great_wall-part-of-section }.
great_wall-reason-shame = Con il tassello il soldato non si può usare.
great_wall-reason-shame_trophy = Con il tassello l'Orda presa non vale nulla alla fine.
great_wall-reason-unshame = Il soldato si può usare di nuovo.
great_wall-reason-unshame_trophy = Un'Orda presa vale solo senza Onta.
great_wall-reason-buy_off = Costa onore subito, ma non lascia Onta.
great_wall-reason-let_go = Per il tassello non c'è posto.
great_wall-reason-clan = Lo decidi per il Clan del Giunco.
great_wall-reason-first = Agisci prima degli altri.
great_wall-reason-player = L'effetto è per questo giocatore.
great_wall-reason-give = Può usarlo l'altro giocatore.
great_wall-reason-decree = Una Richiesta non adempiuta può portare Onta.
great_wall-reason-refuse = Tieni ciò che dovresti dare.
great_wall-reason-share = Decidi quanto dà ciascuno.
great_wall-reason-sacrifice = Questo viene rimosso dal gioco; il resto lo tieni.

## What happened

great_wall-event-general = { $seat } sceglie il generale: { $general }.
great_wall-event-first_advisors = { $seat } sceglie i consiglieri: attivo – { $advisor }, di supporto – { $supporter }.
great_wall-event-year = Comincia l'anno { $year }.
great_wall-event-season = { $season_id ->
    [spring] Arriva la primavera.
    [summer] Arriva l'estate.
    [autumn] Arriva l'autunno.
    [winter] Arriva l'inverno.
   *[other] Stagione: { $season }.
}
great_wall-event-horde = Un'orda giunge alle mura: { great_wall-part-horde } ({ $place }).
great_wall-event-raid = { $number ->
    [0] Razzia: per l'orda «{ great_wall-part-horde }» non c'è posto; non restano tasselli Onta da rimuovere dal gioco.
    [one] Razzia: per l'orda «{ great_wall-part-horde }» non c'è posto; 1 tassello Onta viene rimosso dal gioco.
   *[other] Razzia: per l'orda «{ great_wall-part-horde }» non c'è posto; { $number } tasselli Onta vengono rimossi dal gioco.
}
great_wall-event-advisor_shown = Nuovo sul tracciato dei consiglieri: { $advisor }.
great_wall-event-advisor_gone = Lascia il tracciato dei consiglieri: { $advisor }.
great_wall-event-gained = { $seat } ottiene { great_wall-part-resources }.
great_wall-event-stored = { $seat } aggiunge al magazzino { great_wall-part-resources }.
great_wall-event-honor = { $seat } ottiene { great_wall-part-honor } ({ $source }).
great_wall-event-honor_lost = { $seat } perde { great_wall-part-honor } ({ $source }).
great_wall-event-paid = { $seat } paga { great_wall-part-resources }.
great_wall-event-warehouse_paid = Il magazzino paga { great_wall-part-resources }.
great_wall-event-drew = { $number ->
    [0] { $seat } non trova carte Tattica da pescare.
    [one] { $seat } pesca 1 carta Tattica.
   *[other] { $seat } pesca { $number } carte Tattica.
}
great_wall-event-drew_card = Carta pescata: «{ $tactic }».
great_wall-event-discarded = { $seat } scarta la carta Tattica «{ $tactic }».
great_wall-event-clerk = { $seat } muove un commesso { great_wall-part-from } { great_wall-part-to }.
great_wall-event-activated = Si attiva il luogo: { $location }.
great_wall-event-advanced = { $seat } esegue un'attivazione avanzata { great_wall-part-at }.
great_wall-event-overseer = { $level ->
    [1] { $seat } piazza un sorvegliante { great_wall-part-at }.
   *[other] { $seat } potenzia il sorvegliante { great_wall-part-at } al livello { $level }.
}
great_wall-event-donated = { $seat } dona al magazzino 1 { $resource }.
great_wall-event-tea = { $rank ->
    [1] { $seat } va in cima all'ordine di tè.
   *[other] { $seat } sale al { $rank }º posto nell'ordine di tè.
}
great_wall-event-recruits = { $seat } recluta { great_wall-part-soldier }.
great_wall-event-attacks = { $seat } attacca { great_wall-part-with }: { $place }, punto { $cell }.
great_wall-event-shoots = { $seat } tira con un arciere: { $place }, punto { $cell }.
great_wall-event-wound = { $seat } mette una ferita su un'orda: { $place }, punto { $cell }.
great_wall-event-rests = { $seat } manda { great_wall-part-soldier } nella zona di riposo { great_wall-part-of-section }.
great_wall-event-covered = L'ultimo punto dell'orda «{ great_wall-part-horde }» è coperto ({ $place }).
great_wall-event-defeated = { great_wall-part-section }: l'orda «{ great_wall-part-horde }» è sconfitta.
great_wall-event-trophy = { $seat } prende la carta Orda: { great_wall-part-horde }.
great_wall-event-no_trophy = Nessuno ha soldati sull'orda «{ great_wall-part-horde }»: la carta si scarta.
great_wall-event-trophy_of_clan = { $seat } copre più punti di tutti sull'orda «{ great_wall-part-horde }», ma non prende carte Orda: la carta si scarta.
great_wall-event-dying = { $seat } sta per perdere { great_wall-part-soldiers }.
great_wall-event-saved = { $seat } salva { great_wall-part-soldier }, che va nella zona di riposo { great_wall-part-of-section }.
great_wall-event-killed = { $seat } perde in battaglia { great_wall-part-soldiers }.
great_wall-event-shame = { $seat } riceve Onta: il tassello va sotto { great_wall-part-soldier }.
great_wall-event-shame_on_trophy = { $seat } riceve Onta: il tassello va sull'Orda presa «{ great_wall-part-horde }».
great_wall-event-shame_without_place = { $seat } riceve Onta ma non ha posto per il tassello, che viene rimosso dal gioco.
great_wall-event-bank_empty = { $seat } dovrebbe ricevere Onta, ma la riserva dei tasselli Onta è esaurita.
great_wall-event-shame_off = { $seat } scarta il tassello Onta sotto { great_wall-part-soldier }.
great_wall-event-shame_off_trophy = { $seat } scarta un tassello Onta dall'Orda presa «{ great_wall-part-horde }».
great_wall-event-barricade = { $seat } costruisce una barricata { great_wall-part-in-section }.
great_wall-event-wall = { $seat } costruisce il livello di mura { $level } { great_wall-part-in-section }.
great_wall-event-hired_clerk = { $seat } assume un commesso.
great_wall-event-hired_advisor = { $seat } assume un consigliere: { $advisor }.
great_wall-event-advisor_active = { $seat } rende attivo un consigliere: { $advisor }.
great_wall-event-advisor_supporting = { $seat } rende di supporto un consigliere: { $advisor }.
great_wall-event-redeployed = { $seat } muove { great_wall-part-soldier } { great_wall-part-from-section } { great_wall-part-to-goal }.
great_wall-event-command = { $seat } rivela «{ $command }».
great_wall-event-on_track = { $seat } mette la carta Comando sullo spazio { $space }.
great_wall-event-turn = { $seat } comincia il turno con «{ $command }».
great_wall-event-copies = { $seat } copia «{ $command }».
great_wall-event-tactic = { $seat } gioca la carta Tattica «{ $tactic }».
great_wall-event-boosted = { $seat } gioca la carta Tattica «{ $tactic }» con l'effetto potenziato.
great_wall-event-ability_general = { $seat } usa l'abilità del generale: { $general }.
great_wall-event-ability_advisor = { $seat } usa l'abilità del consigliere: { $advisor }.
great_wall-event-volley = { great_wall-part-section }: gli arcieri tirano.
great_wall-event-holds = { great_wall-part-section }: le mura reggono, difesa { $defense } contro potere offensivo { $power }.
great_wall-event-breach = { great_wall-part-section }: le orde fanno breccia, potere offensivo { $power } contro difesa { $defense }.
great_wall-event-barricades_gone = Tutte le barricate vengono rimosse.
great_wall-event-took_back = { $seat } recupera le carte Comando scartate.
great_wall-event-reclaimed = { $seat } recupera «{ $command }».
great_wall-event-gave = { $seat } dà { great_wall-part-resources } a { $other }.
great_wall-event-lost = { $seat } perde { great_wall-part-resources }.
great_wall-event-lost_soldier = { $seat } rimette nella riserva { great_wall-part-soldier } { great_wall-part-of-section }.
great_wall-event-in_force = { $seat } sceglie il luogo: { $location }.
great_wall-event-in_force_here = { $seat } sceglie la { $section }.
great_wall-event-reshuffled = Gli scarti vengono mescolati: nuovo { $deck }.
great_wall-event-scores = { $seat } ottiene alla fine { great_wall-part-honor } ({ $source }).
great_wall-event-end = Fine della partita: { $cause }.
great_wall-event-token = Il segnalino «{ $location }» va sullo spazio più alto del tracciato dei luoghi di Qin Jiushao.
great_wall-event-bought_off = { $seat } scarta subito il tassello Onta, perdendo onore.
great_wall-event-decree = Una nuova Richiesta: «{ $decree }».
great_wall-event-proposed = { $seat } propone di adempiere alla Richiesta «{ $decree }».
great_wall-event-agreed = { $seat } accetta la proposta.
great_wall-event-refused = { $seat } rifiuta, e la proposta cade.
great_wall-event-fulfilled = La Richiesta «{ $decree }» è adempiuta.
great_wall-event-sacrificed_soldier = { $seat } sacrifica { great_wall-part-soldier } { great_wall-part-of-section }.
great_wall-event-sacrificed_clerk = { $seat } sacrifica un commesso { great_wall-part-from }.
great_wall-event-sacrificed_trophy = { $seat } sacrifica l'Orda presa: { great_wall-part-horde }.
great_wall-event-event = Un evento: «{ $event }».
great_wall-event-passes_autumn = { $seat } non ha carte Comando in mano e quest'anno non ne gioca.

## Options of the game

great_wall-setting-mode = Modalità di gioco
great_wall-setting-mode-standard = Gli uni contro gli altri in 3 o 4 giocatori, in 2 giocatori con il Clan del Giunco, oppure da soli contro Qin Jiushao
great_wall-setting-mode-coop = In cooperazione: insieme contro le orde, da 2 a 4 giocatori
great_wall-setting-qin_honor = In solitario: onore con cui comincia Qin Jiushao
great_wall-setting-qin_honor-0 = 0: la partita normale
great_wall-setting-qin_honor-50 = 50: più difficile
great_wall-setting-qin_honor-100 = 100: la più difficile
great_wall-setting-qin_advisors = In solitario: consiglieri che vanno a Qin Jiushao in primavera
great_wall-setting-qin_advisors-one = Uno, scelto da te fra i due più a sinistra
great_wall-setting-qin_advisors-both = Entrambi i consiglieri più a sinistra: più difficile (regolamento ceco)
great_wall-setting-edition = Edizione
great_wall-setting-edition-revised = Edizione riveduta
great_wall-setting-edition-first = Prima edizione: valgono le sue regole ovunque una variante dipenda dall'edizione
great_wall-setting-walls_to_end = Sezioni al livello 3 che fanno finire la partita con 3 giocatori
great_wall-setting-walls_to_end-2 = 2 sezioni (regolamenti ceco e italiano)
great_wall-setting-walls_to_end-3 = Tutte e 3 le sezioni (riepilogo nel regolamento polacco)
great_wall-setting-cleanup_order = Ordine in cui si controllano le orde sconfitte di una fila
great_wall-setting-cleanup_order-left = Da sinistra a destra (regolamento ceco)
great_wall-setting-cleanup_order-right = Da destra a sinistra (regolamento italiano)
great_wall-setting-volley_attack = Lancio delle frecce in inverno
great_wall-setting-volley_attack-by_edition = Secondo l'edizione: non è un attacco in quella riveduta, lo è nella prima
great_wall-setting-volley_attack-no = Mette soltanto ferite e non è un attacco (regolamenti ceco e italiano)
great_wall-setting-volley_attack-yes = È un attacco (regolamento polacco)
great_wall-setting-tactics_for = Carte Tattica
great_wall-setting-tactics_for-event = Una per ogni evento, e un'orda sconfitta è un evento (regolamenti ceco e italiano)
great_wall-setting-tactics_for-window = Una in ogni finestra (risposta dell'editore)
great_wall-setting-overlord = Chi decide per il Clan del Giunco
great_wall-setting-overlord-active = Chi è di turno; nel turno del clan il più alto nell'ordine di tè (regolamenti polacco e ceco)
great_wall-setting-overlord-top = Sempre il più alto nell'ordine di tè (regolamento italiano per due giocatori)
great_wall-setting-raid_tokens = Due giocatori: tasselli Onta tolti da una razzia
great_wall-setting-raid_tokens-2 = 2, uno per ogni giocatore umano (regolamento italiano, risposta dell'editore)
great_wall-setting-raid_tokens-3 = 3, uno anche per il Clan del Giunco (regolamenti polacco e ceco)
great_wall-setting-qin_order = In solitario: ordine in cui si attivano i luoghi di Qin Jiushao
great_wall-setting-qin_order-by_edition = Secondo l'edizione: dal più alto del suo tracciato in quella riveduta, dal più basso nella prima
great_wall-setting-qin_order-high = Dal più alto del suo tracciato (regolamento ceco)
great_wall-setting-qin_order-low = Dal più basso del suo tracciato (regolamento polacco)
great_wall-setting-coop_trophies = In cooperazione: onore per le Orde prese
great_wall-setting-coop_trophies-by_edition = Secondo l'edizione: subito in quella riveduta, alla fine nella prima
great_wall-setting-coop_trophies-at_once = Subito, quando si prende la carta Orda: può già servire a scartare l'Onta (regolamenti ceco e italiano)
great_wall-setting-coop_trophies-at_end = Solo alla fine della partita (regolamento polacco)
great_wall-setting-coop2_decrees = In cooperazione con due giocatori: Richieste escluse
great_wall-setting-coop2_decrees-by_edition = Secondo l'edizione: quattro in quella riveduta, nessuna nella prima
great_wall-setting-coop2_decrees-four = Quattro, e sono sempre scoperte 2 Richieste (regolamento ceco)
great_wall-setting-coop2_decrees-three = Tre, e sono sempre scoperte 2 Richieste (regolamento italiano)
great_wall-setting-coop2_decrees-none = Nessuna, e sono sempre scoperte 3 Richieste (regolamento polacco)

## Refusals. The last variant speaks without any fact.

great_wall-refusal-GW-A9 = { $about ->
    [resource] Non puoi scambiare questa risorsa ({ $resource }): ne hai troppo poca, o la carta non la accetta.
    [price] Questo potenziamento costa { $price }, e non puoi pagare tanto.
   *[other] Il prezzo non si può pagare in questo modo.
}
great_wall-refusal-GW-A15 = { $about ->
    [resource] Puoi dare questa risorsa ({ $resource }) solo a un altro giocatore, e solo se ne hai.
   *[other] Puoi dare qualcosa solo a un altro giocatore, e solo se ne hai.
}
great_wall-refusal-GW-A16 = Di ciò che l'effetto indica devi perdere quanto più puoi.
great_wall-refusal-GW-A17 = { $about ->
    [horde_card] L'abilità dell'orda «{ great_wall-part-horde }» la protegge.
    [section] L'effetto non lo consente { great_wall-part-in-section }.
    [location] L'effetto non consente questo luogo: { $location }.
    [goal] L'effetto muove commessi solo in un luogo: { $goal }.
    [soldier] L'effetto non ti permette di reclutare { great_wall-part-soldier }.
   *[other] L'effetto in corso non lo consente.
}
great_wall-refusal-GW-B7 = { $about ->
    [general] Questa carta non è fra quelle che hai ricevuto: { $general }.
   *[other] Puoi tenere solo un generale che hai ricevuto.
}
great_wall-refusal-GW-B8 = { $about ->
    [advisor] Questa carta non è fra quelle che hai ricevuto: { $advisor }.
   *[other] Puoi rendere attivo solo un consigliere che hai ricevuto.
}
great_wall-refusal-GW-C7 = Nella partita in cooperazione non si mette Onta sulle Orde prese, e un tassello si scarta solo pagando punti onore.
great_wall-refusal-GW-C11 = { $about ->
    [decree] La Richiesta «{ $decree }» non è scoperta, oppure ora non potete soddisfarne tutti i requisiti.
   *[other] I requisiti di una Richiesta si soddisfano per intero.
}
great_wall-refusal-GW-C19 = Tutti quelli che possono agire ora stanno aspettando: qualcuno deve cominciare.
great_wall-refusal-GW-C21 = { $about ->
    [least_most] Questo giocatore può dare da { $least } a { $most }.
   *[other] Una proposta deve essere completa, e ogni giocatore accetta o rifiuta la propria parte.
}
great_wall-refusal-GW-C27 = Questa parte della carta è per un altro giocatore, non per te.
great_wall-refusal-GW-C28 = Lì non hai nulla del genere da sacrificare; sorveglianti, soldati con Onta e commessi nell'area commessi non contano.
great_wall-refusal-GW-D1 = { $about ->
    [tactic] Non hai in mano «{ $tactic }», quindi non puoi scartarla.
   *[other] Hai più carte Tattica di quante ne consenta il limite e devi scartarne una.
}
great_wall-refusal-GW-D2 = { $about ->
    [tactic] Non hai in mano «{ $tactic }».
   *[other] Non hai in mano quella carta Tattica.
}
great_wall-refusal-GW-D3 = { $about ->
    [chi] L'effetto potenziato costa { $chi } qi, e non puoi pagare tanto.
   *[other] Non hai abbastanza qi per l'effetto potenziato.
}
great_wall-refusal-GW-D5 = { $about ->
    [tactic] Non è il momento di «{ $tactic }».
   *[other] Non è il momento di quella carta Tattica.
}
great_wall-refusal-GW-D9 = { $about ->
    [tactic] Le condizioni di «{ $tactic }» non sono soddisfatte.
   *[other] Le condizioni di quella carta Tattica non sono soddisfatte.
}
great_wall-refusal-GW-E2 = Il tassello Onta deve andare sotto un soldato della tua riserva che non ne ha, o su uno spazio libero di un'Orda che hai preso.
great_wall-refusal-GW-E3 = { $about ->
    [location] Ogni soldato della tua riserva sta su un tassello Onta, quindi nessuno può diventare sorvegliante { great_wall-part-at }.
    [soldier] Ogni { $soldier } rimasto nella tua riserva sta su un tassello Onta e non si può usare.
   *[other] Un soldato su un tassello Onta non si può usare.
}
great_wall-refusal-GW-E7 = { $about ->
    [soldier] Nessun tuo { $soldier } sta su un tassello Onta.
    [horde_card] Non hai tasselli Onta su quell'Orda presa: { $horde_card }.
   *[other] Non hai tasselli Onta lì.
}
great_wall-refusal-GW-F1 = { $about ->
    [section] Un lanciere raggiunge solo la prima orda { great_wall-part-of-section }.
   *[other] Un lanciere attacca un solo punto.
}
great_wall-refusal-GW-F2 = Un cavalleggero attacca due punti adiacenti, non uno solo.
great_wall-refusal-GW-F3 = Un arciere ferisce un solo punto.
great_wall-refusal-GW-F5 = { $about ->
    [section] I soldati attaccano dove si trovano, e { great_wall-part-in-section } non hai pronto un soldato del genere.
   *[other] I soldati attaccano solo nella sezione in cui si trovano.
}
great_wall-refusal-GW-F7 = { $about ->
    [section] In quel posto { great_wall-part-of-section } il tuo soldato non ha nulla da attaccare.
   *[other] Lì il tuo soldato non ha nulla da attaccare.
}
great_wall-refusal-GW-F10 = L'attacco è cominciato: ogni soldato interessato deve attaccare, se può.
great_wall-refusal-GW-F13 = { $about ->
    [section] I tuoi soldati di quel tipo { great_wall-part-in-section } hanno già attaccato, o sono stati appena reclutati.
   *[other] Quel soldato ha già attaccato, o è stato appena reclutato.
}
great_wall-refusal-GW-F15 = { $about ->
    [section] La ferita non può andare in quel posto { great_wall-part-of-section }.
   *[other] La ferita deve andare su un punto libero di un'orda.
}
great_wall-refusal-GW-G2 = Il nuovo consigliere diventa subito attivo o di supporto.
great_wall-refusal-GW-H1 = Ora la tua pedina Tè può solo salire, o restare dov'è.
great_wall-refusal-GW-I1 = { $about ->
    [number] { $number ->
        [one] Puoi pescare al massimo 1 carta.
       *[other] Puoi pescare al massimo { $number } carte.
    }
   *[other] Non puoi pescare tante carte.
}
great_wall-refusal-GW-J1 = { $about ->
    [command] Non hai in mano «{ $command }».
   *[other] Devi scegliere una carta Comando della tua mano.
}
great_wall-refusal-GW-J2 = { $about ->
    [space] Lo spazio { $space } del tracciato del Comando non è libero.
   *[other] Devi mettere la carta su uno spazio libero del tracciato del Comando.
}
great_wall-refusal-GW-J4 = { $about ->
    [now] Non è il momento giusto: { $now }.
   *[other] La carta non ha un effetto del genere da scegliere.
}
great_wall-refusal-GW-J8 = { $about ->
    [command] { $command_id ->
        [betrayal] «Tradimento» non si può copiare.
       *[other] «{ $command }» non è sul tracciato del Comando, quindi non si può copiare.
    }
   *[other] Sul tracciato del Comando non ci sono carte da copiare.
}
great_wall-refusal-GW-K1 = { $about ->
    [location] { $location_id ->
        [pool] Non ci sono commessi nella riserva che tu possa muovere.
       *[other] Non ci sono commessi { great_wall-part-at } che tu possa muovere.
    }
   *[other] Lì non ci sono commessi che tu possa muovere.
}
great_wall-refusal-GW-K2 = { $about ->
    [location] Tutti gli spazi { great_wall-part-at } sono occupati: il luogo è bloccato e nessun commesso può lasciarlo.
   *[other] Un luogo pieno è bloccato, e nessun commesso può lasciarlo.
}
great_wall-refusal-GW-K3 = { $about ->
    [location] Tutti gli spazi { great_wall-part-at } sono occupati: non c'è posto per altri commessi.
   *[other] Quel luogo è pieno e non accoglie altri commessi.
}
great_wall-refusal-GW-K6 = { $about ->
    [location] Un commesso è già andato { great_wall-part-to }; il prossimo deve andare in un altro luogo.
   *[other] I tuoi commessi devono andare in luoghi diversi.
}
great_wall-refusal-GW-K7 = { $about ->
    [location] Questo effetto ha già mosso i commessi { great_wall-part-at }.
   *[other] Un effetto muove lo stesso commesso una sola volta.
}
great_wall-refusal-GW-L1 = { $about ->
    [location] Non tutti gli spazi { great_wall-part-at } sono occupati, quindi il luogo non si attiva.
   *[other] Quel luogo non è pieno, quindi non si attiva.
}
great_wall-refusal-GW-L2 = { $about ->
    [location] Non ci sono commessi { great_wall-part-at }, quindi il luogo non si attiva.
   *[other] Lì non ci sono commessi, quindi il luogo non si attiva.
}
great_wall-refusal-GW-L3 = Devi scegliere il prossimo luogo da attivare.
great_wall-refusal-GW-L10 = { $about ->
    [location] Questo luogo non è fra quelli ancora da attivare in questo turno: { $location }.
   *[other] Quel luogo non è fra quelli ancora da attivare in questo turno.
}
great_wall-refusal-GW-L11 = { $about ->
    [location] Non ci sono commessi { great_wall-part-at }, quindi non c'è nulla da attivare.
   *[other] Un'attivazione avanzata richiede un commesso nel luogo.
}
great_wall-refusal-GW-M1 = { $about ->
    [soldier] Non puoi pagare anche { great_wall-part-soldier }.
   *[other] Non puoi pagare anche quella recluta.
}
great_wall-refusal-GW-M4 = { $about ->
    [soldier] Nella tua riserva non c'è un altro { $soldier } da reclutare.
   *[other] Nella tua riserva non c'è un altro soldato da reclutare.
}
great_wall-refusal-GW-M5 = Non hai più una recluta del genere da piazzare.
great_wall-refusal-GW-N1 = { $about ->
    [price_left] { $left ->
        [0] Nell'area commessi non resta nessun tuo commesso.
       *[other] { $price ->
            [one] Un commesso costa 1 oro, e non lo hai.
           *[other] Un commesso costa { $price } ori, e non ne hai tanti.
        }
    }
   *[other] Ora non puoi assumere un commesso.
}
great_wall-refusal-GW-N2 = { $about ->
    [price] { $price ->
        [one] Un consigliere ti costa 1 oro, e non lo hai.
       *[other] Un consigliere ti costa { $price } ori, e non ne hai tanti.
    }
   *[other] Non hai abbastanza oro per un consigliere.
}
great_wall-refusal-GW-N4 = { $about ->
    [advisor] Questo consigliere non è sul tracciato: { $advisor }.
   *[other] Quel consigliere non è sul tracciato dei consiglieri.
}
great_wall-refusal-GW-O1 = { $about ->
    [section] Non hai soldati da muovere { great_wall-part-in-section }.
   *[other] Non hai soldati da muovere lì.
}
great_wall-refusal-GW-O2 = { $about ->
    [section] Non hai un soldato del genere { great_wall-part-in-section }.
   *[other] Non hai un soldato del genere lì.
}
great_wall-refusal-GW-O4 = { $about ->
    [section] Non ci sono postazioni di tiro libere { great_wall-part-in-section }.
   *[other] Non ci sono postazioni di tiro libere lì.
}
great_wall-refusal-GW-P3 = { $about ->
    [location] Ora non puoi potenziare il tuo sorvegliante { great_wall-part-at }.
    [soldier] Nella tua riserva non c'è un { $soldier } senza Onta.
   *[other] Ora non puoi potenziare quel sorvegliante.
}
great_wall-refusal-GW-P4 = { $about ->
    [location] Il tuo sorvegliante { great_wall-part-at } è già al livello 3.
   *[other] Il tuo sorvegliante è già al livello 3.
}
great_wall-refusal-GW-P8 = Puoi donare esattamente 1 risorsa del tipo appena raccolto.
great_wall-refusal-GW-P9 = { $about ->
    [location] Il tuo sorvegliante { great_wall-part-at } è già stato potenziato così.
   *[other] Quel sorvegliante è già stato potenziato così.
}
great_wall-refusal-GW-Q20 = { $about ->
    [advisor] Questo consigliere non è fra i 2 più a sinistra sul tracciato: { $advisor }.
   *[other] Devi dare a Qin Jiushao uno dei 2 consiglieri più a sinistra sul tracciato.
}
great_wall-refusal-GW-R1 = { $about ->
    [section] Con 1 o 2 giocatori la { $section } è chiusa.
   *[other] Devi scegliere una sezione che sia aperta.
}
great_wall-refusal-GW-R4 = { $about ->
    [location] Il Clan del Giunco ha già un commesso { great_wall-part-at }, e non ne ha mai più di 1.
   *[other] Il Clan del Giunco non ha mai più di 1 commesso in un luogo.
}
great_wall-refusal-GW-R6 = { $about ->
    [location] Solo il Clan del Giunco ha un commesso { great_wall-part-at }, e un commesso del clan da solo non attiva quel luogo.
   *[other] Un commesso del Clan del Giunco da solo non attiva quel luogo.
}
great_wall-refusal-GW-R12 = { $about ->
    [advisor] Il Clan del Giunco non può scartare un consigliere che non è sul tracciato: { $advisor }.
   *[other] Il Clan del Giunco può scartare solo un consigliere del tracciato.
}
great_wall-refusal-GW-R13 = { $about ->
    [section] Non c'è posto per una barricata del Clan del Giunco { great_wall-part-in-section }: al massimo ce ne stanno 3.
   *[other] Lì non c'è posto per una barricata del Clan del Giunco.
}
great_wall-refusal-GW-R19 = Ciò che un commesso del Clan del Giunco fa in un luogo non è facoltativo: devi scegliere per il clan.
great_wall-refusal-GW-T5 = Quella carta non ha un'abilità da usare in questo momento.
great_wall-refusal-GW-U1 = { $about ->
    [section] Non c'è posto per un'altra barricata { great_wall-part-in-section }: al massimo ce ne stanno 3.
    [section_price] Con una barricata { great_wall-part-in-section } il prezzo sarebbe { $price }, più di quanto possiate pagare tu e il magazzino.
   *[other] Ora non puoi costruire quella barricata.
}
great_wall-refusal-GW-U2 = { $about ->
    [section_price] Con questo livello di mura { great_wall-part-in-section } il prezzo sarebbe { $price }, più di quanto possiate pagare tu e il magazzino.
   *[other] Non puoi pagare quel livello di mura.
}
great_wall-refusal-GW-U3 = { $about ->
    [section] Non puoi costruire più in alto { great_wall-part-in-section }: il livello 3 è l'ultimo, e alcuni effetti costruiscono solo sulle mura più basse.
   *[other] Lì non puoi costruire più in alto.
}
great_wall-refusal-GW-U4 = Il magazzino non può pagare in questo modo.
great_wall-refusal-GW-V6 = { $about ->
    [soldier] Nessun tuo { $soldier } sta su quest'orda.
   *[other] Devi indicare i soldati che stanno per morire.
}
great_wall-refusal-GW-V7 = { $about ->
    [soldier] Ora nessun tuo { $soldier } può essere salvato.
   *[other] Non hai un soldato del genere da salvare.
}
great_wall-refusal-GW-W1 = { $about ->
    [section] Il tuo arciere deve mettere la ferita su un punto libero di un'orda { great_wall-part-of-section }.
   *[other] Il tuo arciere deve mettere la ferita, se può.
}
great_wall-refusal-GW-Z1 = { $about ->
    [location] Non c'è un reddito da prendere { great_wall-part-at }.
   *[other] Non c'è un reddito da prendere lì.
}
great_wall-refusal-GW-Z4 = Devi recuperare le tue carte Comando scartate o ottenere onore per esse.
great_wall-refusal-GW-Z5 = { $about ->
    [command] { $command_id ->
        [betrayal] «Tradimento» non si recupera mai.
       *[other] «{ $command }» non è fra le tue carte Comando scartate.
    }
   *[other] Quella carta non si può recuperare.
}
great_wall-refusal-GW-Z6 = Non hai carte Comando in mano, quindi devi recuperare quelle scartate.
