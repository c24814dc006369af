### The words of ZhanGuo in Italian. Arguments: see platform.ftl. Terms: see the head of zhanguo_rules.ftl.
###
### Regions are named by their number: sentences say $region_id and $goal_id.

zhanguo-title = ZhanGuo

## Names

zhanguo-seat-0 = Giocatore 1
zhanguo-seat-1 = Giocatore 2
zhanguo-seat-2 = Giocatore 3
zhanguo-seat-3 = Giocatore 4

zhanguo-region-1 = regione 1
zhanguo-region-2 = regione 2
zhanguo-region-3 = regione 3
zhanguo-region-4 = regione 4
zhanguo-region-5 = regione 5

zhanguo-aspect-writing = scrittura
zhanguo-aspect-writing-about = Carte crema, con i numeri da 1 a 40.
zhanguo-aspect-currency = moneta
zhanguo-aspect-currency-about = Carte arancioni, con i numeri da 41 a 80.
zhanguo-aspect-law = legge
zhanguo-aspect-law-about = Carte marroni, con i numeri da 81 a 120.

# Officials.
zhanguo-color-red = rosso
zhanguo-color-white = bianco
zhanguo-color-grey = grigio

# Court actions: stand after a colon. They are the triggers of cards too, all but the second.
zhanguo-action-recruit = reclutare un funzionario
zhanguo-action-recruit-about = Un funzionario di qualsiasi colore va dalla tua riserva all'area dei governatori di qualsiasi regione. Le tue carte si attivano se la carta giocata è più bassa di quella sotto.
zhanguo-action-move = spostare funzionari
zhanguo-action-move-about = Spendi da 1 a 3 punti movimento per i tuoi funzionari. Nessuna carta si attiva.
zhanguo-action-hire = assumere lavoratori
zhanguo-action-hire-about = In una regione prendi 1 lavoratore per ogni funzionario nella sua area dei lavoratori; il malcontento lì sale. Le tue carte si attivano se la carta giocata è più alta di quella sotto.
zhanguo-action-governor = insediare un governatore
zhanguo-action-governor-about = Un funzionario rosso, uno bianco e uno grigio di un'area dei governatori tornano nella riserva; un governatore arriva in quella regione e prende una casella bonus, e il malcontento lì diventa 0. Le tue carte si attivano se la carta giocata è più bassa di quella sotto.
zhanguo-action-palace = costruire un palazzo
zhanguo-action-palace-about = Per 2 lavoratori della regione e 1 di un'altra: un segnalino di valore 3, se ne resta uno, e 1 punto vittoria per ogni carta sulla tua plancia. Le tue carte si attivano se la carta giocata è più alta di quella sotto.
zhanguo-action-wall = costruire un muro
zhanguo-action-wall-about = Per tanti lavoratori quante linee ha lo spazio, ciascuno di una regione diversa; alla fine dà punti secondo il gettone della sua sezione. Le tue carte si attivano se la carta giocata è più alta di quella sotto.

# Bonuses of cards.
zhanguo-bonus-marker = segnalino
zhanguo-bonus-marker-about = Prendi 1 segnalino di valore 1 di qualsiasi aspetto; se non ce n'è nessuno, ottieni 1 punto vittoria.
zhanguo-bonus-move2 = 2 punti movimento
zhanguo-bonus-move2-about = Spendi fino a 2 punti movimento per i tuoi funzionari.
zhanguo-bonus-vp2 = 2 punti vittoria
zhanguo-bonus-vp2-about = Ottieni 2 punti vittoria.
zhanguo-bonus-vp3 = 3 punti vittoria
zhanguo-bonus-vp3-about = Ottieni 3 punti vittoria.
zhanguo-bonus-vp_cream = punti vittoria per le carte scrittura
zhanguo-bonus-vp_cream-about = Ottieni 1 punto vittoria per ogni carta scrittura sulla tua plancia.
zhanguo-bonus-vp_orange = punti vittoria per le carte moneta
zhanguo-bonus-vp_orange-about = Ottieni 1 punto vittoria per ogni carta moneta sulla tua plancia.
zhanguo-bonus-vp_brown = punti vittoria per le carte legge
zhanguo-bonus-vp_brown-about = Ottieni 1 punto vittoria per ogni carta legge sulla tua plancia.
zhanguo-bonus-worker = lavoratore
zhanguo-bonus-worker-about = 1 lavoratore arriva nella regione della carta; il malcontento non cambia.
zhanguo-bonus-unrest_any = meno malcontento in una regione a scelta
zhanguo-bonus-unrest_any-about = Abbassa il malcontento di 1 in una regione qualsiasi.
zhanguo-bonus-unrest_here = meno malcontento qui
zhanguo-bonus-unrest_here-about = Abbassa il malcontento di 1 nella regione della carta.
zhanguo-bonus-move_worker = spostare un lavoratore
zhanguo-bonus-move_worker-about = Sposta 1 lavoratore da una regione qualsiasi a una adiacente.
zhanguo-bonus-off_red = funzionario rosso
zhanguo-bonus-off_red-about = 1 funzionario rosso va dalla tua riserva all'area dei governatori della regione della carta.
zhanguo-bonus-off_white = funzionario bianco
zhanguo-bonus-off_white-about = 1 funzionario bianco va dalla tua riserva all'area dei governatori della regione della carta.
zhanguo-bonus-off_grey = funzionario grigio
zhanguo-bonus-off_grey-about = 1 funzionario grigio va dalla tua riserva all'area dei governatori della regione della carta.

# Player boards.
zhanguo-board-plain = lato A
zhanguo-board-plain-about = Uguale per tutti, senza potere.
zhanguo-board-circle = cerchio
zhanguo-board-circle-about = Dopo aver spostato funzionari o costruito un muro: abbassa il malcontento di 1 in una regione qualsiasi, poi vi arriva 1 lavoratore.
zhanguo-board-square = quadrato
zhanguo-board-square-about = Assumere lavoratori porta 1 lavoratore in più e poi 1 punto movimento. Dopo aver insediato un governatore: sposta 1 lavoratore in una regione adiacente.
zhanguo-board-triangle = triangolo
zhanguo-board-triangle-about = Dopo aver costruito un muro o reclutato un funzionario: prendi 1 segnalino di valore 1 di qualsiasi aspetto, o ottieni 1 punto vittoria se non ce n'è nessuno.
zhanguo-board-star = stella
zhanguo-board-star-about = Dopo aver reclutato un funzionario: fino a 2 punti movimento. Dopo aver insediato un governatore: sposta 1 tuo governatore in una regione adiacente, senza bonus.

# Bonus squares for governors, and the place beside them.
zhanguo-square-move = punti movimento
zhanguo-square-move-about = Spendi subito fino a { $n } { $n ->
    [one] punto movimento
   *[other] punti movimento
}.
zhanguo-square-vp = punti vittoria
zhanguo-square-vp-about = Ottieni subito { $n } { $n ->
    [one] punto vittoria
   *[other] punti vittoria
}.
zhanguo-square-official = funzionario
zhanguo-square-official-about = Un funzionario di qualsiasi colore va dalla tua riserva all'area dei governatori di qualsiasi regione.
zhanguo-square-beside = accanto alle caselle bonus

zhanguo-area-turquoise = mura turchesi
zhanguo-area-gold = mura oro
zhanguo-area-crimson = mura cremisi
zhanguo-section-turquoise1 = sezione turchese 1
zhanguo-section-turquoise2 = sezione turchese 2
zhanguo-section-gold1 = sezione oro 1
zhanguo-section-gold2 = sezione oro 2
zhanguo-section-crimson1 = sezione cremisi 1
zhanguo-section-crimson2 = sezione cremisi 2

# Criteria of the wall tokens, with the points for 1, 2 and 3 lines.
zhanguo-criterion-enough_officials = regioni con almeno tanti funzionari quanto malcontento
zhanguo-criterion-enough_officials-about = { zhanguo-part-some-points } per ogni regione dove hai tanti funzionari quanto il malcontento, o di più.
zhanguo-criterion-grey = regioni con un funzionario grigio
zhanguo-criterion-grey-about = { zhanguo-part-some-points } per ogni regione dove hai un funzionario grigio.
zhanguo-criterion-red = regioni con un funzionario rosso
zhanguo-criterion-red-about = { zhanguo-part-some-points } per ogni regione dove hai un funzionario rosso.
zhanguo-criterion-white = regioni con un funzionario bianco
zhanguo-criterion-white-about = { zhanguo-part-some-points } per ogni regione dove hai un funzionario bianco.
zhanguo-criterion-orange = regioni con una carta moneta
zhanguo-criterion-orange-about = { zhanguo-part-some-points } per ogni regione dove hai una carta moneta.
zhanguo-criterion-brown = regioni con una carta legge
zhanguo-criterion-brown-about = { zhanguo-part-some-points } per ogni regione dove hai una carta legge.
zhanguo-criterion-cream = regioni con una carta scrittura
zhanguo-criterion-cream-about = { zhanguo-part-some-points } per ogni regione dove hai una carta scrittura.
zhanguo-criterion-three_cards = regioni con 3 carte
zhanguo-criterion-three_cards-about = { zhanguo-part-some-points } per ogni regione dove hai 3 carte.
zhanguo-criterion-two_alike = regioni con 2 carte dello stesso aspetto
zhanguo-criterion-two_alike-about = { zhanguo-part-some-points } per ogni regione dove hai 2 o 3 carte dello stesso aspetto.
zhanguo-criterion-calm = punti fissi meno tutto il tuo malcontento
zhanguo-criterion-calm-about = { zhanguo-part-some-points } meno tutto il tuo malcontento; il totale può essere negativo.
zhanguo-criterion-empty_track = regioni senza malcontento
zhanguo-criterion-empty_track-about = { zhanguo-part-some-points } per ogni regione con il tracciato del malcontento vuoto.
zhanguo-criterion-sets = serie dei tre aspetti
zhanguo-criterion-sets-about = { zhanguo-part-some-points } per ogni serie di una carta scrittura, una moneta e una legge sulla tua plancia.

# Missions.
zhanguo-kind-wall = missione muro
zhanguo-kind-palace = missione palazzo
zhanguo-kind-governor = missione governatore

# Unification rewards: stand after a colon.
zhanguo-reward-official = funzionario di qualsiasi colore
zhanguo-reward-official-about = 1 funzionario di qualsiasi colore va dalla tua riserva all'area dei governatori della regione indicata.
zhanguo-reward-red = due funzionari rossi
zhanguo-reward-red-about = 2 funzionari rossi vanno dalla tua riserva all'area dei governatori della regione indicata.
zhanguo-reward-grey = due funzionari grigi
zhanguo-reward-grey-about = 2 funzionari grigi vanno dalla tua riserva all'area dei governatori della regione indicata.
zhanguo-reward-workers = due lavoratori
zhanguo-reward-workers-about = 2 lavoratori arrivano nella regione indicata; il malcontento non cambia.
zhanguo-reward-governor = governatore
zhanguo-reward-governor-about = Insedia un governatore in una regione indicata senza restituire funzionari; se non ne è indicata nessuna, in qualsiasi regione.
zhanguo-reward-wall = muro
zhanguo-reward-wall-about = Costruisci un muro su qualsiasi spazio libero senza restituire lavoratori.
zhanguo-reward-palace = palazzo
zhanguo-reward-palace-about = Costruisci un palazzo in qualsiasi regione senza restituire lavoratori; non porta un segnalino di valore 3.

# Where victory points come from: stands in brackets, or in a chart.
zhanguo-source-start = asta
zhanguo-source-cards = carte
zhanguo-source-palaces = palazzi
zhanguo-source-squares = caselle bonus
zhanguo-source-markers = al posto di segnalini
zhanguo-source-governors = governatori
zhanguo-source-unification = segnalini
zhanguo-source-missions = missioni
zhanguo-source-walls = muri

# What the player is asked now: the second half of a refusal, after a colon.
zhanguo-now-board = ora scegli la tua plancia
zhanguo-now-bid = ora fai un'offerta per una plancia
zhanguo-now-draft = ora scegli le carte da scartare
zhanguo-now-card = ora scegli la carta da giocare
zhanguo-now-use = ora scegli l'uso della tua carta
zhanguo-now-official = ora metti un funzionario della tua riserva
zhanguo-now-move = ora sposti funzionari
zhanguo-now-hire = ora scegli la regione dove assumi
zhanguo-now-extra_worker = ora puoi assumere il lavoratore in più
zhanguo-now-governor = ora scegli la regione del tuo governatore
zhanguo-now-square = ora scegli la casella bonus del tuo governatore
zhanguo-now-palace = ora scegli la regione del tuo palazzo
zhanguo-now-worker = ora restituisci lavoratori
zhanguo-now-marker3 = ora scegli un segnalino di valore 3
zhanguo-now-wall = ora scegli lo spazio del tuo muro
zhanguo-now-ability = ora puoi usare abilità
zhanguo-now-marker = ora scegli un segnalino di valore 1
zhanguo-now-unrest = ora scegli la regione dove scende il malcontento
zhanguo-now-move_worker = ora puoi spostare un lavoratore
zhanguo-now-move_governor = ora puoi spostare un governatore
zhanguo-now-reward = ora accetti una ricompensa o passi

## Parts of sentences: names with their article, preposition or number

zhanguo-part-some-points = { $points } { $n ->
    [one] punto vittoria
   *[other] punti vittoria
}
zhanguo-part-official = un funzionario { $color }
zhanguo-part-of-aspect = di { $aspect }
zhanguo-part-for-aspect = { $aspect_id ->
    [writing] per la scrittura
    [currency] per la moneta
   *[law] per la legge
}
zhanguo-part-reward = { $regions_id ->
    [any] { $reward }
   *[other] { $reward }, regione { $regions }
}
zhanguo-part-markers = { $number ->
    [one] 1 segnalino { zhanguo-part-of-aspect }
   *[other] { $number } segnalini { zhanguo-part-of-aspect }
}
zhanguo-part-points = { $number_size ->
    [one] 1 punto vittoria
   *[other] { $number_size } punti vittoria
}
zhanguo-part-workers = { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
}
zhanguo-part-lines = { $lines ->
    [one] 1 linea
   *[other] { $lines } linee
}
zhanguo-part-in-section = nella { $section }
zhanguo-part-board = { $board_id ->
    [plain] plancia del lato A
   *[other] plancia { $board }
}
zhanguo-part-on-square = { $square_id ->
    [beside] accanto alle caselle bonus
    [move] sulla casella con punti movimento
    [vp] sulla casella con punti vittoria
   *[official] sulla casella con un funzionario
}
# $mission (Number) is 0 to 2 for the missions of the left column, 3 to 5 for those of the right: wall, palace, governor.
zhanguo-part-mission-column = { $mission ->
    [0] nella colonna sinistra
    [1] nella colonna sinistra
    [2] nella colonna sinistra
   *[other] nella colonna destra
}
zhanguo-part-mission = { $mission ->
    [0] la missione muro
    [1] la missione palazzo
    [2] la missione governatore
    [3] la missione muro
    [4] la missione palazzo
   *[other] la missione governatore
}
zhanguo-part-mission-places = { $mission ->
    [0] { zhanguo-part-places }
    [3] { zhanguo-part-places }
   *[other] regioni { zhanguo-part-places }
}
zhanguo-part-places = { $place }, { $place_2 }{ $place_3_id ->
    [none] { "" }
   *[other] , { $place_3 }
}{ $place_4_id ->
    [none] { "" }
   *[other] , { $place_4 }
}

## Questions

zhanguo-ask-board = Quale plancia prendi?
zhanguo-ask-bid = { $about ->
    [points] Quanto offri per una plancia? Apri l'asta e non puoi passare. Chi rimane per ultimo paga la propria offerta e sceglie una plancia. I tuoi punti vittoria: { $points }.
   *[other] { $seat } offre { $number }. Rilanci o passi? Chi rimane per ultimo paga la propria offerta e sceglie una plancia; chi passa è fuori solo da quest'asta. I tuoi punti vittoria: { $points }.
}
zhanguo-ask-draft = Quale carta scarti? Ne tieni due di ogni aspetto.
zhanguo-ask-card = Quale carta giochi?
zhanguo-ask-use = Per che cosa usi la carta { $card }? Mettila in una regione della tua plancia, o giocala a corte per un'azione.
zhanguo-ask-official = { $about ->
    [region] Quale funzionario metti nella regione { $region_id }?
   *[other] Quale funzionario metti, e in quale regione?
}
zhanguo-ask-move = { $about ->
    [number] Quale funzionario sposti? Punti movimento rimasti: { $number }.
   *[other] Dove prosegue il funzionario { $color } dalla regione { $region_id }? L'area dei lavoratori lì è piena, perciò non può fermarsi. Punti movimento rimasti: { $number }.
}
zhanguo-ask-hire = In quale regione assumi lavoratori?
zhanguo-ask-extra_worker = Assumi il lavoratore in più nella regione { $region_id }? Il malcontento lì sale allora a { $level }.
zhanguo-ask-governor = { $about ->
    [free] In quale regione insedi il governatore? Come ricompensa non costa funzionari.
   *[other] In quale regione insedi il governatore?
}
zhanguo-ask-square = Quale casella bonus della regione { $region_id } prende il tuo governatore?
zhanguo-ask-palace = { $about ->
    [free] In quale regione costruisci il palazzo? Come ricompensa non costa lavoratori e non porta un segnalino.
   *[other] In quale regione costruisci il palazzo?
}
zhanguo-ask-worker = { $action_id ->
    [palace] Da quale regione restituisci il terzo lavoratore? Deve venire da una regione diversa da quella del palazzo.
   *[wall] Da quale regione restituisci il prossimo lavoratore? Ognuno viene da una regione diversa; da restituire ancora: { $number }.
}
zhanguo-ask-marker3 = Di quale aspetto prendi un segnalino di valore 3?
zhanguo-ask-wall = { $about ->
    [free] Su quale spazio costruisci il muro? Come ricompensa non costa lavoratori.
   *[other] Su quale spazio costruisci il muro?
}
zhanguo-ask-ability = Quale abilità usi ora? La tua azione: { $action }.
zhanguo-ask-marker = Di quale aspetto prendi un segnalino?
zhanguo-ask-unrest = { $about ->
    [number] In quale regione abbassi il malcontento? Lì ottieni poi { zhanguo-part-workers }.
   *[other] In quale regione abbassi il malcontento?
}
zhanguo-ask-move_worker = Quale lavoratore sposti, e dove?
zhanguo-ask-move_governor = Quale dei tuoi governatori sposti, e dove? Lì non ottiene alcun bonus.
zhanguo-ask-reward = Per i segnalini { zhanguo-part-of-aspect } (valore { $number }) accetti: { zhanguo-part-reward }? Li restituisci allora tutti, e il tuo disco va sullo spazio di questa ricompensa. { $why_id ->
    [only] Solo tu hai segnalini { zhanguo-part-of-aspect }.
    [most] Tocca prima a te: i tuoi segnalini { zhanguo-part-of-aspect } hanno il valore più alto.
    [tie] Tocca prima a te: il valore più alto è in parità, e nell'ordine di spareggio vieni prima.
   *[next] Tutti quelli prima di te hanno passato.
} { $about ->
    [aspect_reward_regions_number_why] Se passi, non la ottiene nessuno.
   *[other] Se passi, decide { $seat }.
}

## Options

zhanguo-option-done = Nient'altro
zhanguo-option-pass = { $about ->
    [aspect] Passa: tieni i segnalini { zhanguo-part-of-aspect }
   *[other] Passa
}
zhanguo-option-accept = { $about ->
    [reward_regions] Accetta: { zhanguo-part-reward }
   *[other] Accetta la ricompensa
}
zhanguo-option-power = Usa il potere della tua plancia
zhanguo-option-extra = Assumi il lavoratore in più
zhanguo-option-unify = Unificazione: metti la carta nella regione { $region_id }
zhanguo-option-court = A corte: { $action }
zhanguo-option-hire = Assumi lavoratori nella regione { $region_id }
zhanguo-option-governor = Insedia il governatore nella regione { $region_id }
zhanguo-option-square = Prendi la casella bonus: { $square }
zhanguo-option-palace = Costruisci il palazzo nella regione { $region_id }
zhanguo-option-worker = Restituisci un lavoratore della regione { $region_id }
zhanguo-option-marker3 = Prendi un segnalino { zhanguo-part-of-aspect } di valore 3
zhanguo-option-marker = Prendi un segnalino { zhanguo-part-of-aspect } di valore 1
zhanguo-option-calm = Abbassa il malcontento nella regione { $region_id }
zhanguo-option-board = Prendi la { zhanguo-part-board }
zhanguo-option-wall = Costruisci il muro { zhanguo-part-in-section }, sullo spazio con { zhanguo-part-lines }
zhanguo-option-recruit = Metti { zhanguo-part-official } nella regione { $region_id }
zhanguo-option-shift = Passaggio gratuito nella regione { $region_id }: { zhanguo-part-official } nell'area dei lavoratori
zhanguo-option-up = Regione { $region_id }: sposta { zhanguo-part-official } dall'area dei lavoratori a quella dei governatori
zhanguo-option-move_g = Sposta { zhanguo-part-official } dalla regione { $region_id } alla regione { $goal_id }, area dei governatori
zhanguo-option-move_w = Sposta { zhanguo-part-official } dalla regione { $region_id } alla regione { $goal_id }, area dei lavoratori
zhanguo-option-move_worker = Sposta un lavoratore dalla regione { $region_id } alla regione { $goal_id }
zhanguo-option-move_governor = Sposta il governatore { zhanguo-part-on-square } dalla regione { $region_id } alla regione { $goal_id }
zhanguo-option-bid = Offri { zhanguo-part-points }
zhanguo-option-card = Gioca la carta { $card }
zhanguo-option-discard = Scarta la carta { $card }
zhanguo-option-use = Usa la carta { $card }

## Why: what a bot that judges options says about one

zhanguo-part-woken = { $woken ->
    [one] 1 tua carta può attivarsi
   *[other] { $woken } tue carte possono attivarsi
}
# $rise (Number): of unrest in the region.
zhanguo-reason-unify = { $number ->
    [0] La regione { $region_id } dà punti vittoria: non restano segnalini { zhanguo-part-of-aspect }.
   *[other] { $rise ->
        [0] La regione { $region_id } dà { zhanguo-part-markers }.
       *[other] La regione { $region_id } dà { zhanguo-part-markers }; lì il malcontento sale di { $rise }.
    }
}
# $woken (Number) of own cards that the card at the court would activate.
zhanguo-reason-recruit = { $woken ->
    [0] Un funzionario in più, per un governatore o per assumere.
   *[other] Un funzionario in più, e { zhanguo-part-woken }.
}
zhanguo-reason-move = Avvicini i funzionari a un governatore o a un'assunzione.
zhanguo-reason-hire = { $woken ->
    [0] Lavoratori per palazzi e muri.
   *[other] Lavoratori, e { zhanguo-part-woken }.
}
zhanguo-reason-governor = { $woken ->
    [0] Un altro governatore, per averne più di tutti in una regione.
   *[other] Un altro governatore, e { zhanguo-part-woken }.
}
zhanguo-reason-palace = { $woken ->
    [0] Un palazzo dà un punto per ogni carta sulla tua plancia.
   *[other] Un palazzo dà punti per le carte, e { zhanguo-part-woken }.
}
zhanguo-reason-wall = { $woken ->
    [0] Un muro dà punti alla fine, secondo il gettone della sezione.
   *[other] Un muro dà punti alla fine, e { zhanguo-part-woken }.
}
zhanguo-reason-set = Completi i tre colori per un governatore nella regione { $region_id }.
zhanguo-reason-color = Un nuovo colore per un governatore nella regione { $region_id }.
zhanguo-reason-spare = Un funzionario in più nella regione { $region_id }, per assumere o proseguire.
zhanguo-reason-shift = Prepari un'assunzione nella regione { $region_id }.
zhanguo-reason-way = Solo un passo attraverso la regione { $region_id }.
zhanguo-reason-workers = Ottieni { zhanguo-part-workers }; lì il malcontento sale a { $level }.
zhanguo-reason-extra = Un lavoratore in più, ma anche più malcontento.
zhanguo-reason-left = { $number ->
    [0] Nella regione { $region_id } non resta alcun lavoratore.
    [one] Nella regione { $region_id } resta 1 lavoratore.
   *[other] Nella regione { $region_id } restano { $number } lavoratori.
}
zhanguo-reason-gather = La regione { $region_id } ha allora { zhanguo-part-workers }.
zhanguo-reason-mission = Conta per una missione non ancora completata.
# $standing (String): "first", "tied", or "behind".
zhanguo-reason-most = { $standing_id ->
    [first] Hai allora più governatori di tutti nella regione { $region_id }.
    [tied] Nella regione { $region_id } sei allora in parità per il maggior numero di governatori.
   *[behind] Più governatori nella regione { $region_id }, ma non più di tutti.
}
zhanguo-reason-square = { $square_id ->
    [vp] Punti vittoria subito.
    [official] Un altro funzionario subito.
   *[move] Sposti subito funzionari.
}
zhanguo-reason-cards = Ottieni { zhanguo-part-points } per le carte sulla tua plancia.
zhanguo-reason-token = Allo stato attuale, alla fine questo muro vale { $number }.
zhanguo-reason-marker = Il valore dei tuoi segnalini { zhanguo-part-of-aspect } sale a { $number }.
zhanguo-reason-ability = Questa dà: { $bonus }.
zhanguo-reason-power = Il potere della plancia non costa nulla.
zhanguo-reason-wake = Le carte nella regione { $region_id } possono di nuovo attivarsi.
zhanguo-reason-calm = Il malcontento nella regione { $region_id } scende a { $number }.
zhanguo-reason-enough = Il resto rimane com'è.
zhanguo-reason-reward = Per la ricompensa restituisci segnalini { zhanguo-part-of-aspect } di valore { $number }.
zhanguo-reason-keep = Tieni segnalini { zhanguo-part-of-aspect } di valore { $number }.
zhanguo-reason-board = { $board_id ->
    [circle] Il suo potere abbassa il malcontento e porta lavoratori.
    [square] Il suo potere porta lavoratori in più.
    [triangle] Il suo potere porta segnalini in più.
    [star] Il suo potere sposta funzionari e governatori.
   *[plain] Nessun potere, uguale per tutti.
}
zhanguo-reason-bid = Costa { zhanguo-part-points } se nessuno offre di più.
zhanguo-reason-out = Passare non costa punti vittoria.
zhanguo-reason-draft = Rinunci a questa abilità: { $bonus }.

## What happened

zhanguo-event-first = { $seat } è il primo giocatore.
zhanguo-event-token = Il gettone muro { zhanguo-part-in-section }: { $criterion }.
zhanguo-event-mission = { $kind_id ->
    [wall] Una missione muro è { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
    [palace] Una missione palazzo è { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
   *[governor] Una missione governatore è { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
}
zhanguo-event-board = { $seat } prende la { zhanguo-part-board }.
zhanguo-event-bid = { $seat } offre { zhanguo-part-points }.
zhanguo-event-out = { $seat } passa ed è fuori da quest'asta.
zhanguo-event-auction_won = { $seat } vince l'asta e paga { zhanguo-part-points }.
zhanguo-event-round = Comincia il round { $round }.
zhanguo-event-drew = { $seat } pesca le carte del round.
zhanguo-event-drew_card = Carta pescata: { $card }.
zhanguo-event-discarded = { $seat } scarta la carta { $card }.
zhanguo-event-turn = { $seat } è di turno.
zhanguo-event-unified = { $seat } mette la carta { $card } nella regione { $region_id }.
zhanguo-event-court = { $seat } gioca a corte la carta { $card }: { $action }.
zhanguo-event-markers = { $seat } prende { zhanguo-part-markers }.
zhanguo-event-marker3 = { $seat } prende il segnalino { zhanguo-part-of-aspect } di valore 3.
zhanguo-event-markers_back = { $seat } restituisce tutti i segnalini { zhanguo-part-of-aspect }.
zhanguo-event-points = { $number_sign ->
    [minus] { $seat } perde { zhanguo-part-points } ({ $source }).
   *[other] { $seat } ottiene { zhanguo-part-points } ({ $source }).
}
zhanguo-event-unrest = { $seat }: il malcontento nella regione { $region_id } ora è { $level }.
zhanguo-event-recruited = { $seat } mette { zhanguo-part-official } nella regione { $region_id }.
zhanguo-event-shifted = { $seat } fa passare { zhanguo-part-official } della regione { $region_id } nell'area dei lavoratori.
zhanguo-event-moved = { $seat } sposta { zhanguo-part-official } dalla regione { $region_id } alla regione { $goal_id }.
zhanguo-event-moved_up = { $seat } sposta { zhanguo-part-official } della regione { $region_id } nell'area dei governatori.
zhanguo-event-workers = { $seat } ottiene { zhanguo-part-workers } nella regione { $region_id }.
zhanguo-event-worker_paid = { $seat } restituisce un lavoratore della regione { $region_id }.
zhanguo-event-worker_moved = { $seat } sposta un lavoratore dalla regione { $region_id } alla regione { $goal_id }.
zhanguo-event-governor = { $seat } insedia un governatore nella regione { $region_id }.
zhanguo-event-square = { $seat } prende la casella bonus nella regione { $region_id }: { $square }.
zhanguo-event-governor_moved = { $seat } sposta un governatore dalla regione { $region_id } alla regione { $goal_id }.
zhanguo-event-palace = { $seat } costruisce un palazzo nella regione { $region_id }.
zhanguo-event-wall = { $seat } costruisce un muro { zhanguo-part-in-section }, sullo spazio con { zhanguo-part-lines }.
zhanguo-event-used = { $seat } usa la carta { $card }.
zhanguo-event-power = { $seat } usa il potere della { zhanguo-part-board }.
zhanguo-event-claimed = { $seat } completa { zhanguo-part-mission } { zhanguo-part-mission-column } ({ zhanguo-part-mission-places }); disco sullo spazio da { $points }.
zhanguo-event-accepts = { $seat } accetta la ricompensa { zhanguo-part-for-aspect }: { $reward }.
zhanguo-event-passes = { $seat } rinuncia alla ricompensa { zhanguo-part-for-aspect }.
zhanguo-event-no_reward = Nessuno prende la ricompensa { zhanguo-part-for-aspect }.
zhanguo-event-track = { $seat } è al { $rank }º posto sul tracciato delle ricompense.
zhanguo-event-scores = { $number_sign ->
    [minus] { $seat } alla fine perde { zhanguo-part-points } ({ $source }).
   *[other] { $seat } alla fine ottiene { zhanguo-part-points } ({ $source }).
}
zhanguo-event-end = La partita è finita.

## Options of the game

zhanguo-setting-boards = Plance
zhanguo-setting-boards-plain = Lato A: uguale per tutti
zhanguo-setting-boards-picked = Lato B: quattro plance diverse con poteri, scelte in ordine inverso
zhanguo-setting-boards-auction = Lato B con asta: tutti cominciano con 15 punti vittoria e fanno offerte per le plance
zhanguo-setting-draft = Draft
zhanguo-setting-draft-false = Ogni giocatore pesca 2 carte da ogni mazzo; con il draft ne pesca 3 e ne scarta 1
zhanguo-setting-draft-true = Nei round da 1 a 4 ogni giocatore pesca da ogni mazzo 3 carte invece di 2 e ne scarta 1
zhanguo-setting-turns_by_track = Ordine dei turni
zhanguo-setting-turns_by_track-false = In senso orario dal primo giocatore
zhanguo-setting-turns_by_track-true = Secondo il tracciato delle ricompense, dall'alto in basso
zhanguo-setting-unrest_by_worker = Malcontento quando si assumono lavoratori
zhanguo-setting-unrest_by_worker-false = Sale di 1, qualunque sia il numero di lavoratori
zhanguo-setting-unrest_by_worker-true = Sale di 1 per ogni lavoratore assunto

## Refusals. The last variant speaks without any fact.

zhanguo-refusal-ZG-A7 = { $about ->
    [region] Il passaggio nella regione { $region_id } ora non è possibile: l'azione cominciata non si potrebbe più eseguire.
   *[other] L'azione cominciata allora non si potrebbe più eseguire.
}
zhanguo-refusal-ZG-B8 = { $about ->
    [board] Ora non si può prendere la { zhanguo-part-board }.
   *[other] Ora non si può prendere quella plancia.
}
zhanguo-refusal-ZG-B9 = { $about ->
    [points] { $points ->
        [one] Non puoi offrire più di 1 punto vittoria, che è quanto hai.
       *[other] Non puoi offrire più dei { $points } punti vittoria che hai.
    }
   *[other] Non puoi offrire più punti vittoria di quanti ne hai.
}
zhanguo-refusal-ZG-B12 = { $about ->
    [number] La tua offerta deve essere più alta di { $number }.
   *[other] Apri tu l'asta e devi fare un'offerta.
}
zhanguo-refusal-ZG-C3 = { $about ->
    [card] Non hai in mano la carta { $card }.
   *[other] Devi giocare una carta della tua mano.
}
zhanguo-refusal-ZG-C8 = { $about ->
    [now] Non è il momento giusto: { $now }.
   *[other] Non è il momento giusto.
}
zhanguo-refusal-ZG-F1 = { $about ->
    [aspect] Nella riserva non resta alcun segnalino { zhanguo-part-of-aspect }.
   *[other] Nella riserva non resta alcun segnalino di quel tipo.
}
zhanguo-refusal-ZG-F8 = { $about ->
    [region_goal] Nella regione { $region_id } non hai un lavoratore che possa andare nella regione { $goal_id }.
   *[other] Lì non hai un lavoratore da spostare.
}
zhanguo-refusal-ZG-K1 = { $about ->
    [action] Nella tua riserva non resta alcun funzionario.
    [color] Non puoi mettere { zhanguo-part-official }: la tua riserva non ne ha.
   *[other] La tua riserva non ha quel funzionario.
}
zhanguo-refusal-ZG-K2 = { $about ->
    [action] Sulla tua plancia non hai un funzionario da spostare.
   *[other] Devi spendere almeno 1 punto movimento.
}
zhanguo-refusal-ZG-K3 = { $about ->
    [action] Non c'è una regione dove tu possa assumere: serve un funzionario nell'area dei lavoratori, e il malcontento deve poter salire.
    [region] Non hai un funzionario nell'area dei lavoratori della regione { $region_id }.
   *[other] Lì non puoi assumere lavoratori.
}
zhanguo-refusal-ZG-K4 = { $about ->
    [action] Servono un governatore nella tua riserva e un funzionario rosso, uno bianco e uno grigio nell'area dei governatori di una regione.
    [region_color] Non puoi restituire { zhanguo-part-official } dall'area dei governatori della regione { $region_id }: non ce n'è.
    [square_region] Nella regione { $region_id } non c'è una casella bonus libera di questo tipo: { $square }.
   *[other] Lì non puoi insediare un governatore.
}
zhanguo-refusal-ZG-K6 = { $about ->
    [action] Non c'è una regione dove tu possa costruire un palazzo: servono un palazzo nella tua riserva, uno spazio libero senza divieto di palazzo, 2 lavoratori lì e 1 altrove.
    [region_spaces] Tutti gli spazi per palazzi della regione { $region_id } sono occupati, e sono { $spaces }.
    [region_workers_others] Un palazzo nella regione { $region_id } costa 2 lavoratori di lì e 1 di altrove; ne hai { $workers } lì e { $others } altrove.
    [region] I 2 lavoratori della regione { $region_id } sono già restituiti: il terzo deve venire da un'altra regione.
   *[other] Lì non puoi costruire un palazzo.
}
zhanguo-refusal-ZG-K7 = { $about ->
    [action] Non c'è uno spazio dove tu possa costruire un muro: servono un muro nella tua riserva, una sezione senza un tuo muro e lavoratori in abbastanza regioni.
    [section_lines] Lo spazio con { zhanguo-part-lines } { zhanguo-part-in-section } è occupato.
    [section] Hai già un muro { zhanguo-part-in-section }.
    [lines_regions] Lo spazio con { zhanguo-part-lines } costa altrettanti lavoratori, ciascuno di una regione diversa, e il numero delle regioni dove hai lavoratori è { $regions }.
    [region] La regione { $region_id } ha già pagato: il prossimo lavoratore deve venire da un'altra regione.
   *[other] Lì non puoi costruire un muro.
}
zhanguo-refusal-ZG-K8 = { $about ->
    [action_left] Nella tua riserva non resta alcun pezzo di quel tipo, perciò non puoi scegliere questa azione: { $action }.
    [left] Nella tua riserva non resta alcun pezzo di quel tipo.
    [region] Nella regione { $region_id } non hai un lavoratore da restituire.
   *[other] Ti manca ciò che questo costa.
}
zhanguo-refusal-ZG-K12 = { $about ->
    [aspect] Il segnalino { zhanguo-part-of-aspect } di valore 3 non è lì.
   *[other] Quel segnalino di valore 3 non è lì.
}
zhanguo-refusal-ZG-O1 = { $about ->
    [region] L'area dei lavoratori della regione { $region_id } è piena: accoglie 2 funzionari.
   *[other] Un'area dei lavoratori accoglie al massimo 2 funzionari.
}
zhanguo-refusal-ZG-O2 = { $about ->
    [color_region] Ora non puoi far passare { zhanguo-part-official } nella regione { $region_id }: nell'area dei governatori non ce n'è.
   *[other] Ora non puoi far passare quel funzionario.
}
zhanguo-refusal-ZG-O3 = { $about ->
    [color_region] Non puoi spostare così { zhanguo-part-official } dalla regione { $region_id }: in quell'area non ce n'è.
   *[other] Lì non hai un funzionario del genere.
}
zhanguo-refusal-ZG-O4 = { $about ->
    [region] Non nella regione { $region_id }: un'area dei lavoratori piena si può solo attraversare, e il funzionario che lo fa deve prima proseguire.
   *[other] Un funzionario non può fermarsi in un'area dei lavoratori piena: prima fallo proseguire.
}
zhanguo-refusal-ZG-O5 = { $about ->
    [region_goal] Le regioni { $region_id } e { $goal_id } non sono adiacenti.
   *[other] Queste regioni non sono adiacenti.
}
zhanguo-refusal-ZG-O6 = I passaggi gratuiti sono possibili solo nel tuo turno.
zhanguo-refusal-ZG-P4 = { $about ->
    [region_goal] Nella regione { $region_id } non hai un governatore del genere che possa andare nella regione { $goal_id }.
   *[other] Lì non hai un governatore del genere.
}
zhanguo-refusal-ZG-P6 = La tua plancia non ha un potere che tu possa usare ora.
zhanguo-refusal-ZG-P7 = Sulla tua plancia non c'è malcontento, perciò il potere del cerchio non fa nulla.
zhanguo-refusal-ZG-R3 = { $about ->
    [region] Il malcontento nella regione { $region_id } è sull'ultimo spazio: le sue carte sono bloccate.
   *[other] Il malcontento lì è sull'ultimo spazio.
}
zhanguo-refusal-ZG-R4 = { $about ->
    [region_unrest] Il malcontento nella regione { $region_id } è { $unrest }: lì non si può costruire un palazzo.
   *[other] Il malcontento lì è troppo alto per un palazzo.
}
zhanguo-refusal-ZG-R5 = { $about ->
    [region] Nella regione { $region_id } non c'è malcontento da abbassare.
   *[other] Non c'è malcontento da abbassare.
}
zhanguo-refusal-ZG-T1 = { $about ->
    [card] La carta { $card } non è sulla tua plancia, o l'hai già usata per questa azione.
   *[other] Quella carta non è sulla tua plancia, o l'hai già usata per questa azione.
}
zhanguo-refusal-ZG-T2 = { $about ->
    [card] La carta { $card } non si attiva: la carta giocata non è più alta di quella sotto.
   *[other] La carta giocata non è più alta di quella sotto.
}
zhanguo-refusal-ZG-T3 = { $about ->
    [card] La carta { $card } non si attiva: la carta giocata non è più bassa di quella sotto.
   *[other] La carta giocata non è più bassa di quella sotto.
}
zhanguo-refusal-ZG-T5 = { $about ->
    [card] La carta { $card } si attiva con un'altra azione di corte.
   *[other] Quella carta si attiva con un'altra azione di corte.
}
zhanguo-refusal-ZG-T7 = { $about ->
    [card] Il bonus della carta { $card } ora non si può usare.
   *[other] Quel bonus ora non si può usare.
}
zhanguo-refusal-ZG-U1 = { $about ->
    [region] La regione { $region_id } ha già 3 carte.
   *[other] Una regione accoglie al massimo 3 carte.
}
zhanguo-refusal-ZG-U5 = { $about ->
    [region_unrest_rise_most] Il malcontento nella regione { $region_id } è { $unrest } e salirebbe di { $rise }, ma il suo massimo è { $most }.
   *[other] Il malcontento salirebbe oltre il massimo della regione.
}
zhanguo-refusal-ZG-V1 = { $about ->
    [card] Non puoi scartare la carta { $card }: non ce l'hai, o ne hai già scartata una del suo aspetto.
   *[other] Scarti una carta di ogni aspetto.
}
zhanguo-refusal-ZG-V7 = { $about ->
    [region_unrest_rise_most] Il malcontento nella regione { $region_id } è { $unrest } e salirebbe di { $rise }, 1 per ogni lavoratore, ma il suo massimo è { $most }.
   *[other] Il malcontento salirebbe più di quanto permetta il tracciato.
}
zhanguo-refusal-ZG-W4 = { $about ->
    [reward] Non puoi prendere per intero questa ricompensa: { $reward }.
   *[other] Non puoi prendere per intero questa ricompensa.
}
zhanguo-refusal-ZG-W9 = { $about ->
    [region] La ricompensa non permette la regione { $region_id }.
   *[other] La ricompensa non permette quella regione.
}
