### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-tab-mine = Mio
zhanguo-table-tab-empire = Impero
zhanguo-table-tab-court = Corte
zhanguo-table-empire = L'impero
zhanguo-table-walls = Mura
zhanguo-table-regions = Regione
zhanguo-table-region = Regione { $number }
zhanguo-table-squares = Bonus
zhanguo-table-palaces = Palazzi
zhanguo-table-none = nessuno
zhanguo-table-nobody = nessuno
zhanguo-table-player = Giocatore
# $lines, $each and $worth (Number): of the space, points printed there, points for the reader now.
zhanguo-table-wall-label = { $area }, linee { $lines }: punti { $each }, ora per te { $worth }
zhanguo-table-wall-worth = Ora per te vale: { $number }
zhanguo-table-wall-of = Muro: { $name }, linee: { $lines }
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
zhanguo-table-criterion-calm = meno malcontento
zhanguo-table-criterion-empty_track = senza malcontento
zhanguo-table-criterion-sets = serie

## The player board

zhanguo-table-your-board = La tua plancia
zhanguo-table-supply = La tua riserva
zhanguo-table-supply-official = Nella riserva: { $color }, { $number }
zhanguo-table-supply-governors = Governatori rimasti
zhanguo-table-supply-palaces = Palazzi rimasti
zhanguo-table-supply-walls = Muri rimasti
zhanguo-table-unrest = Malcontento
zhanguo-table-cards = Carte
zhanguo-table-governors = Governo
zhanguo-table-workers = Lavoro
zhanguo-table-card = Carta { $number }
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
zhanguo-table-cards-left = carte: { $number }
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
zhanguo-table-power-surely = Potere della plancia
zhanguo-table-power-perhaps = Forse il potere della plancia
zhanguo-table-wakes = Attiva { $list }
zhanguo-table-wakes-perhaps = Forse attiva { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Si attiverebbe
zhanguo-table-gain-unrest = malcontento da { $before } a { $then }
zhanguo-table-gain-calm = nessun malcontento
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
zhanguo-table-gain-mission = una missione compiuta
zhanguo-table-about-palace = punti per le tue carte: { $number }
zhanguo-table-about-wall = { $text }: vale { $worth }
zhanguo-table-about-marker = ne restano: { $number }
zhanguo-table-about-pass = Tieni i tuoi segnalini
zhanguo-table-gives-marker = 1 segnalino
zhanguo-table-gives-move2 = 2 passi
zhanguo-table-gives-vp2 = 2 punti
zhanguo-table-gives-vp3 = 3 punti
zhanguo-table-gives-vp_cream = 1 punto a carta
zhanguo-table-gives-vp_orange = 1 punto a carta
zhanguo-table-gives-vp_brown = 1 punto a carta
zhanguo-table-gives-worker = 1 lavoratore
zhanguo-table-gives-unrest_any = malcontento −1
zhanguo-table-gives-unrest_here = qui malcontento −1
zhanguo-table-gives-move_worker = sposta lavoratore
zhanguo-table-gives-off_red = funzionario rosso
zhanguo-table-gives-off_white = funzionario bianco
zhanguo-table-gives-off_grey = funzionario grigio

## The court

zhanguo-table-court = Corte
zhanguo-table-court-cards = carte: { $number }
zhanguo-table-court-empty = La corte è vuota: la prima carta attiva tutte le abilità adatte all'azione.
zhanguo-table-court-top = Una carta più alta di { $number } attiva le abilità di assunzione, palazzi e mura; una più bassa quelle di reclutamento e governatori.
zhanguo-table-number-higher = { $number } è più alto.
zhanguo-table-number-higher-about = Le abilità si attivano dopo un'assunzione, un palazzo o un muro.
zhanguo-table-number-lower = { $number } è più basso.
zhanguo-table-number-lower-about = Le abilità si attivano dopo un reclutamento o un governatore.
zhanguo-table-number-first = { $number } è la prima carta.
zhanguo-table-number-first-about = Le abilità si attivano dopo ogni azione, tranne lo spostamento.
zhanguo-table-over-higher = più alta di { $number }
zhanguo-table-over-lower = più bassa di { $number }
zhanguo-table-wants-higher = Si attiva sotto un numero più alto
zhanguo-table-wants-lower = Si attiva sotto un numero più basso

## Rewards and missions

zhanguo-table-rewards = Ricompense
zhanguo-table-rewards-about = Ricompense per aspetto e round
zhanguo-table-track = tracciato
zhanguo-table-track-about = Tracciato ricompense dall'alto: pareggi e prossimo primo giocatore
zhanguo-table-left = riserva
zhanguo-table-markers-left = Segnalini nella riserva
zhanguo-table-markers-of = Segnalini in riserva, { $aspect }: { $number }; di valore 3: { $threes }
zhanguo-table-markers-own = Segnalini, { $aspect }: valore { $number }
zhanguo-table-markers-title = Segnalini, { $aspect }
zhanguo-table-hand-title = Carte in mano, { $aspect }
zhanguo-table-reward-in = { $text }, regione { $list }
zhanguo-table-accept = Accetta
zhanguo-table-rewarded = { $name } ha questa ricompensa
zhanguo-table-missions = Missioni
zhanguo-table-missions-about = somma × dischi, per colonna
zhanguo-table-mission-label = { $kind }: { $list }; completata da: { $names }

## The score

zhanguo-table-scores = Punti ora e se la partita finisse
zhanguo-table-points-now = Punti ora
zhanguo-table-sum-at-end = se finisse
zhanguo-table-if-ended = { $text }, se finisse ora
zhanguo-table-course-start = Inizio
zhanguo-table-course-round = Round { $round }
zhanguo-table-course-end = Punteggio finale

## Player boards before the first round

zhanguo-table-boards = Plance dei giocatori
zhanguo-table-auction-open = Ancora nessuna offerta: la prima apre l'asta.
zhanguo-table-auction-bid = { $name } offre { $number }
zhanguo-table-auction-in = ancora in gara:
zhanguo-table-bids = Offerte
zhanguo-table-bid = Offri { $number }

## Another player's open things

zhanguo-table-area-hand = Mano, per colore dei dorsi
zhanguo-table-area-supply = Riserva e segnalini
zhanguo-table-area-board = Plancia
zhanguo-table-area-points = Punti per fonte

## Above the board

zhanguo-table-where = Round { $number } di { $last }
zhanguo-table-where-setup = Plance
zhanguo-table-phase-draw = Pesca
zhanguo-table-phase-play = Gioco
zhanguo-table-phase-rewards = Ricompense
