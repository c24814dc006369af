### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-empire = L'impero
zhanguo-table-region = Regione { $number }
zhanguo-table-jump = Mostra sul tabellone
zhanguo-table-none = nessuno
zhanguo-table-nobody = nessuno
zhanguo-table-player = Giocatore
zhanguo-table-first-player = Inizia questo round
zhanguo-table-first-badge = 1º
# $lines and $worth (Number): of the space, points for the reader now; $text (String): what its token scores there.
zhanguo-table-wall-label = { $area }, linee { $lines }. { $text }; ora per te { $worth }
zhanguo-table-wall-scores = { $criterion_id ->
    [calm] { $points } una volta, meno tutto il tuo malcontento
   *[other] { $criterion }: { $points } per ciascuna
}
zhanguo-table-wall-worth = Ora per te vale: { $number }
zhanguo-table-wall-about = Un muro in questo punto vale alla fine: { $text }, secondo le linee. Costa un lavoratore per linea.
zhanguo-table-wall-of = Muro: { $name }, linee: { $lines }
zhanguo-table-wall-turquoise = turchesi
zhanguo-table-wall-gold = oro
zhanguo-table-wall-crimson = cremisi
zhanguo-table-land-label = Regione { $number }: governatori { $governors }; palazzi { $palaces }; spazi liberi per palazzi { $spaces }
zhanguo-table-governor-of = Governatore: { $name }
zhanguo-table-beside-of = Accanto alle caselle: { $name }, governatori: { $number }
zhanguo-table-palace-of = Palazzo: { $name }
zhanguo-table-palaces-label = Palazzi della regione { $number }
zhanguo-table-score-track = Tracciato punti
zhanguo-table-score = Punti
zhanguo-table-score-label = { $name }: punti { $points }, se la partita finisse ora: { $final }

## What the wall tokens count, short

zhanguo-table-criterion-enough_officials = funzionari ≥ malcontento
zhanguo-table-criterion-grey = funz. grigio
zhanguo-table-criterion-red = funz. rosso
zhanguo-table-criterion-white = funz. bianco
zhanguo-table-criterion-orange = carta moneta
zhanguo-table-criterion-brown = carta legge
zhanguo-table-criterion-cream = carta scrittura
zhanguo-table-criterion-three_cards = 3 carte
zhanguo-table-criterion-two_alike = 2 uguali
zhanguo-table-criterion-calm = − malcontento
zhanguo-table-criterion-empty_track = senza malcontento
zhanguo-table-criterion-sets = serie

## The player board

zhanguo-table-your-board = La tua plancia
zhanguo-table-supply = La tua riserva
zhanguo-table-supply-official = Nella riserva: { $color }, { $number }
zhanguo-table-supply-governors = Governatori rimasti
zhanguo-table-supply-palaces = Palazzi rimasti
zhanguo-table-supply-walls = Muri rimasti
zhanguo-table-unrest = Malcon{ "\u00AD" }tento
zhanguo-table-unrest-at = Malcontento { $number }
zhanguo-table-unrest-last = Ultimo spazio: qui le carte non si attivano, non si assume e non si costruiscono palazzi
zhanguo-table-unrest-ban = Da qui in poi niente palazzi
zhanguo-table-governors-area = Area dei governatori
zhanguo-table-governors-area-of = Area dei governatori della regione { $number }
zhanguo-table-workers-area = Area dei lavoratori
zhanguo-table-workers-area-of = Area dei lavoratori della regione { $number }
zhanguo-table-workers-here = Lavoratori nella regione { $region }: { $number }
zhanguo-table-officials = { $color } { $number }
zhanguo-table-official-g = Funzionari, { $color }: { $number }, area dei governatori della regione { $region }
zhanguo-table-official-w = Funzionari, { $color }: { $number }, area dei lavoratori della regione { $region }
zhanguo-table-region-label = Regione { $number }: malcontento { $unrest } di { $most }; carte: { $cards }; area dei governatori: { $governors }; area dei lavoratori: { $officials }; lavoratori: { $workers }

## Letters of the officials' colors

zhanguo-table-letter-red = R
zhanguo-table-letter-white = B
zhanguo-table-letter-grey = G

## Cards and what they would do

zhanguo-table-your-hand = La tua mano
zhanguo-table-hand-empty = Nessuna carta.
zhanguo-table-discarding = scarti { $list }
zhanguo-table-card-label = Carta { $number }, { $aspect }. { $after }: { $gives }
zhanguo-table-card-says = Carta { $number }. { $after }: { $gives }
zhanguo-table-act-recruit = Reclutare
zhanguo-table-act-move = Spostare
zhanguo-table-act-hire = Assumere
zhanguo-table-act-governor = Governatore
zhanguo-table-act-palace = Palazzo
zhanguo-table-act-wall = Muro
zhanguo-table-after-recruit = Dopo il reclutamento
zhanguo-table-after-hire = Dopo l'assunzione
zhanguo-table-after-governor = Dopo un governatore
zhanguo-table-after-palace = Dopo un palazzo
zhanguo-table-after-wall = Dopo un muro
zhanguo-table-act-move-about = da 1 a 3 passi
# $number (Number) of own cards that this action can wake.
zhanguo-table-act-cards = carte: { $number }
zhanguo-table-act-power = potere
zhanguo-table-act-nothing = senza abilità
zhanguo-table-impossible = impossibile
zhanguo-table-lack-piece = riserva vuota
zhanguo-table-lack-official = nessun funzionario
zhanguo-table-lack-hirer = serve un funzionario
zhanguo-table-lack-unrest = malcontento alto
zhanguo-table-lack-colors = servono tre colori
zhanguo-table-lack-builder = costa lavoratori
zhanguo-table-power-surely = Potere della plancia
zhanguo-table-power-perhaps = Forse il potere della plancia
zhanguo-table-wakes = Attiva { $list }
zhanguo-table-wakes-perhaps = Forse attiva, secondo come agisci: { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Si attiverebbe
zhanguo-table-used = Già usata
zhanguo-table-used-mark = usata
zhanguo-table-gain-unrest = malcontento da { $before } a { $then }
zhanguo-table-gain-calm = il malcontento non sale
zhanguo-table-gain-points = { $number ->
    [one] +1 punto
   *[other] +{ $number } punti
}
zhanguo-table-gain-markers = { $number ->
    [one] +1 segnalino ({ $aspect })
   *[other] +{ $number } segnalini ({ $aspect })
}
zhanguo-table-gain-marker3 = +1 segnalino di valore 3 ({ $aspect })
zhanguo-table-gain-workers = { $number ->
    [one] +1 lavoratore
   *[other] +{ $number } lavoratori
}
zhanguo-table-pay-workers = { $number ->
    [one] −1 lavoratore
   *[other] −{ $number } lavoratori
}
zhanguo-table-gain-official = +1 funzionario { $color }, regione { $region }
zhanguo-table-give-markers = restituisci segnalini ({ $aspect }) per { $number }
zhanguo-table-gain-mission = una missione completata
# Where a card may go. $regions: numbers, as "1, 2, 5".
zhanguo-table-about-card = { $uses ->
    [both] poi nella regione { $regions } o a corte
    [board] poi nella regione { $regions }
   *[court] poi a corte
}
zhanguo-table-about-palace = punti per le tue carte: { $number }
zhanguo-table-about-wall = { $text }; ora vale { $worth }
zhanguo-table-about-marker = ne restano: { $number }
zhanguo-table-about-governors-now = governatori lì ora: { $list }
zhanguo-table-about-governors-then = governatori lì dopo: { $list }
zhanguo-table-gives-marker = 1 segnalino
zhanguo-table-gives-move2 = 2 passi
zhanguo-table-gives-vp2 = 2 punti
zhanguo-table-gives-vp3 = 3 punti
zhanguo-table-gives-vp_cream = 1 punto a carta scrittura
zhanguo-table-gives-vp_orange = 1 punto a carta moneta
zhanguo-table-gives-vp_brown = 1 punto a carta legge
zhanguo-table-gives-worker = qui 1 lavoratore
zhanguo-table-gives-unrest_any = malcontento −1
zhanguo-table-gives-unrest_here = qui malcontento −1
zhanguo-table-gives-move_worker = sposta lavoratore
zhanguo-table-gives-off_red = qui funzionario rosso
zhanguo-table-gives-off_white = qui funzionario bianco
zhanguo-table-gives-off_grey = qui funzionario grigio

## The two uses of a card

zhanguo-table-uses = Una carta ha due usi
zhanguo-table-uses-of = Carta { $number }: due usi
zhanguo-table-use-board = Prendi segnalini. La carta resta lì.
zhanguo-table-use-board-later = La sua abilità attende poi le tue azioni.
zhanguo-table-use-court = Un'azione ora, per esempio un governatore.
zhanguo-table-use-court-number = Qui della carta conta solo il numero.
zhanguo-table-use-or = o

## The court

zhanguo-table-court = Corte
zhanguo-table-court-cards = carte: { $number }
zhanguo-table-court-empty = La corte è vuota: la prima carta attiva tutte le abilità adatte all'azione.
zhanguo-table-court-top = Una carta più alta di { $number } attiva le abilità di assunzione, palazzi e muri; una più bassa quelle di reclutamento e governatori.
zhanguo-table-number-higher = { $number } è più alto.
zhanguo-table-number-higher-about = Le abilità si attivano dopo un'assunzione, un palazzo o un muro.
zhanguo-table-number-lower = { $number } è più basso.
zhanguo-table-number-lower-about = Le abilità si attivano dopo un reclutamento o un governatore.
zhanguo-table-number-first = { $number } è la prima carta.
zhanguo-table-number-first-about = Le abilità si attivano dopo ogni azione, tranne lo spostamento.
zhanguo-table-over-higher = più alta di { $number }
zhanguo-table-over-lower = più bassa di { $number }
zhanguo-table-wakes-lower = minore attiva
zhanguo-table-wakes-higher = maggiore attiva
zhanguo-table-court-before = su { $number }
zhanguo-table-wants-higher = Si attiva con un numero più alto
zhanguo-table-wants-lower = Si attiva con un numero più basso

## Rewards and missions

zhanguo-table-rewards = Ricompense
zhanguo-table-rewards-about = Ricompense per aspetto e round
zhanguo-table-track = tracciato
zhanguo-table-track-about = Tracciato ricompense dall'alto: pareggi e prossimo primo giocatore
zhanguo-table-left = riserva
zhanguo-table-markers-left = Segnalini nella riserva: quanti di valore 1 e quanti di valore 3
zhanguo-table-markers-of = Segnalini in riserva, { $aspect }: { $number }; di valore 3: { $threes }
zhanguo-table-markers-own = Segnalini, { $aspect }: valore { $number }
zhanguo-table-markers-title = Segnalini, { $aspect }
zhanguo-table-hand-title = Carte in mano, { $aspect }
zhanguo-table-reward-in = { $number ->
    [one] { $text }, regione { $list }
   *[other] { $text }, regioni { $list }
}
zhanguo-table-accept = Accetta
zhanguo-table-rewarded = { $name } ha questa ricompensa
zhanguo-table-brief-official = 1 funzionario
zhanguo-table-brief-red = 2 rossi
zhanguo-table-brief-grey = 2 grigi
zhanguo-table-brief-workers = 2 lavoratori
zhanguo-table-brief-governor = governatore
zhanguo-table-brief-wall = muro
zhanguo-table-brief-palace = palazzo
zhanguo-table-reward-passed = passa
zhanguo-table-reward-now = decide ora
zhanguo-table-reward-next = attende
zhanguo-table-missions = Missioni
zhanguo-table-missions-about = per colonna: punti × dischi
zhanguo-table-missions-rule = Con questi governatori, palazzi o muri metti un disco sullo spazio libero più alto. Alla fine somma i tuoi spazi in una colonna e moltiplica per i tuoi dischi lì.
zhanguo-table-mission-label = { $kind }: { $list }; completata da: { $names }

## The score

zhanguo-table-scores = Punti ora e se la partita finisse ora
zhanguo-table-points-now = Punti ora
zhanguo-table-sum-at-end = se finisse
zhanguo-table-ends-about = Se finisse ora: i punti finora, più quanto darebbero governatori, segnalini, missioni e muri. Cambia di colpo con il primato in una regione o i segnalini restituiti.
zhanguo-table-if-ended = { $text }, se finisse ora
zhanguo-table-course-start = Inizio
zhanguo-table-course-round = Round { $round }
zhanguo-table-course-end = Punteggio finale

## Player boards before the first round

zhanguo-table-boards = Plance dei giocatori
zhanguo-table-auction-open = Ancora nessuna offerta: la prima apre l'asta.
zhanguo-table-auction-bid = { $name } offre { $number }
zhanguo-table-bid-highest = offerta massima
zhanguo-table-bid-holds = ha l'offerta
zhanguo-table-bid-in = ancora in gara
zhanguo-table-bid-out = fuori
zhanguo-table-bids = Offerte
zhanguo-table-bid = Offri { $number }

## Another player's open things

zhanguo-table-area-supply = Riserva
zhanguo-table-area-board = Plancia
zhanguo-table-area-points = Punti per fonte

## Above the board

zhanguo-table-where = Round { $number } di { $last }
zhanguo-table-where-turn = Round { $number } di { $last }, turno { $turn } di { $turns }
zhanguo-table-where-setup = Plance
zhanguo-table-phase-draw = Pesca
zhanguo-table-phase-play = Gioco
zhanguo-table-phase-rewards = Ricompense
