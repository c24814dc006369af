### Words that only the board of The Great Wall in the browser needs.

## Views and parts of the board

great_wall-table-tracks = Posti e tracciati
great_wall-table-city = Luoghi
great_wall-table-wall = Le mura e le orde
great_wall-table-tray = La tua area
great_wall-table-track = Tracciato del Comando
great_wall-table-tea = Ordine di tè
great_wall-table-tea-order = dal primo
great_wall-table-tea-label = Ordine di tè: sposta in alto la tua pedina Tè
great_wall-table-years = Anni
great_wall-table-years-key = orde · letalità
great_wall-table-year-label = Anno { $year }: nuove orde { $hordes }, letalità { $lethality }
great_wall-table-honor-track = Onore
great_wall-table-honor-label = Ottieni onore
great_wall-table-gains = Ottenuti ora
great_wall-table-artifacts = Artefatti
great_wall-table-yours-now = per te ora
great_wall-table-banks = Riserve e mazzi
great_wall-table-bank-shame = Tasselli Onta nella riserva
great_wall-table-deck-hordes = Orde nel mazzo; prossima primavera: { $count }
great_wall-table-deck-tactics = Carte Tattica nel mazzo
great_wall-table-deck-advisors = Consiglieri nel mazzo
great_wall-table-in-play = Carte Tattica in gioco
great_wall-table-open-areas = Che cosa è scoperto davanti ai giocatori
great_wall-table-space = Spazio { $number } del tracciato del Comando
great_wall-table-space-free = libero
great_wall-table-turn-done = turno giocato
great_wall-table-revealed = Rivelate

## The wall

great_wall-table-section-left = Sinistra
great_wall-table-section-middle = Centro
great_wall-table-section-right = Destra
great_wall-table-power = Potere offensivo
great_wall-table-defense = Difesa
great_wall-table-lethality = Letalità: soldati che ogni giocatore perde qui
great_wall-table-indicator = L'indicatore di invasione mostra questa sezione. Una nuova orda va dove indica la carta successiva del mazzo, a meno che una sezione sia vuota
great_wall-table-quiet = calma
great_wall-table-holds = regge
great_wall-table-breach = breccia
great_wall-table-breach-by = breccia di { $number }
great_wall-table-forecast = Se l'assalto avvenisse ora: potere { $power }, difesa { $defense }.
great_wall-table-forecast-none = Nessun assalto: non ci sono orde.
great_wall-table-defense-of = Difesa { $defense }: mura { $wall }, barricate { $barricades }.
great_wall-table-defense-changed = Le carte cambiano la somma.
great_wall-table-fate = { $name }: Onta { $shame }, soldati che morirebbero { $dying }
great_wall-table-fate-holds = Nessuna perdita.
great_wall-table-fate-none = Nessuna orda davanti alle mura.
great_wall-table-level = Livello { $level }
great_wall-table-no-wall = Senza mura
great_wall-table-wall-level = Livello delle mura, per sezione
great_wall-table-wall-label = Mura, { $section }: livello { $level }
great_wall-table-wall-next = Prossimo livello per { $price }
great_wall-table-barricade = Barricata
great_wall-table-barricades = Barricate: { $number } di { $most }
great_wall-table-barricade-next = Un'altra per { $price }
great_wall-table-rest = Zona di riposo
great_wall-table-camp-label = Zona di riposo, { $section }
great_wall-table-firing-spot = Postazione di tiro
great_wall-table-firing-free = Postazione di tiro libera
great_wall-table-firing-label = Postazioni di tiro, { $section }: tue { $mine }, libere { $free }
great_wall-table-spot = punto { $cell }
great_wall-table-reward = { $of } { $number }
great_wall-table-wound = ferita
great_wall-table-soldier-of = { $soldier }: { $name }
great_wall-table-soldiers-of = { $name }: { $soldier }, { $number }
great_wall-table-covered = coperta
great_wall-table-leads = La carta Orda andrebbe a { $name }
great_wall-table-trophy-honor = Onore della carta Orda
great_wall-table-horde-power = Potere offensivo: conta contro la difesa della sezione.
great_wall-table-horde-honor = Onore alla fine per chi prende la carta Orda.
great_wall-table-horde-lethality = Letalità: quanti dei suoi soldati qui perde ogni giocatore quando l'orda cade o apre una breccia.
great_wall-table-horde-spots = Punti vitali: un soldato che ne prende uno dà la sua ricompensa. Quando sono tutti coperti, l'orda cade.
great_wall-table-dying = Stanno per morire
great_wall-table-save-price = Salvarne uno costa { $price } qi.
great_wall-table-save-free = Salvarlo gratis?
# Across a section in winter: how the assault ended.
great_wall-table-stamp-held = Regge
great_wall-table-stamp-breached = Breccia
great_wall-table-stamp-volley = Raffica
# $number (Number) of hordes that the archers defeated
great_wall-table-stamp-beaten = { $number ->
    [one] 1 orda sconfitta
   *[other] { $number } orde sconfitte
}

## The city

great_wall-table-warehouse = Magazzino
great_wall-table-warehouse-label = Magazzino: dona
great_wall-table-warehouse-does = Paga per primo quando si costruisce
great_wall-table-stored = Magazzino: { $resource } { $number }
great_wall-table-advisors = Consiglieri
great_wall-table-advisor = Consigliere
great_wall-table-clerk = Commesso
great_wall-table-any-number = senza limite
great_wall-table-room = spazi occupati: { $there } di { $slots }
great_wall-table-clerks-of = { $name } { $number }
great_wall-table-clerk-of = Commesso: { $name }
great_wall-table-own-clerks = I tuoi commessi, { $location }: { $number }
great_wall-table-yields = Ogni commesso dà 1: { $resource }
great_wall-table-alone = Da solo qui all'attivazione: 1 tassello Onta
great_wall-table-overseer-level = Sorvegliante di livello { $level }: { $resource } { $price }
great_wall-table-overseer-of = Sorvegliante, livello { $level }: { $name }
great_wall-table-does-tea_house = La tua pedina Tè sale
great_wall-table-does-builders_camp = Un livello o una barricata per commesso
great_wall-table-does-embassy = Assumi un commesso o un consigliere
great_wall-table-does-academy = Pesca 1 carta Tattica per commesso
great_wall-table-does-logistics = Muovi soldati tra le sezioni
great_wall-table-any = di qualsiasi tipo
great_wall-table-build = legno, pietra o oro
great_wall-table-of-wood = legno
great_wall-table-of-stone = pietra
great_wall-table-of-gold = oro
great_wall-table-of-chi = qi
great_wall-table-free = gratis
great_wall-table-amount-any = { $number } di qualsiasi tipo
great_wall-table-honor = onore
great_wall-table-tactic = { $number ->
    [one] carta Tattica
   *[other] carte Tattica
}

## The tray

great_wall-table-stock = Scorta: { $resource } { $number }
great_wall-table-locked = Appena ottenute: { $number }, ora non si possono spendere
great_wall-table-to-pay = Ancora da pagare: { $number }
great_wall-table-to-take = Ancora da prendere: { $number }
great_wall-table-pool-clerks = Commessi nella tua riserva: { $number }
great_wall-table-pool-soldiers = Nella tua riserva: { $soldier }, { $number }
great_wall-table-chamber = Commessi da assumere: { $number }
great_wall-table-shamed = Con Onta: { $soldier }, { $number }
great_wall-table-no-shame = nessuna Onta
great_wall-table-no-general = Ancora nessun generale.
great_wall-table-supporting = Di supporto ({ $number }):
great_wall-table-choose-general = Scegli il tuo generale
great_wall-table-choose-advisor = Quale è attivo?
great_wall-table-choose-role = nuovo consigliere
great_wall-table-in-secret = in segreto
great_wall-table-sealed = La tua scelta sigillata
great_wall-table-role-active = Attivo
great_wall-table-role-supporting = Di supporto
great_wall-table-role-supporting-does = Rafforza l'abilità del tuo generale.
great_wall-table-tactics = Carte Tattica
great_wall-table-of = { $number } di { $limit }
great_wall-table-no-tactics = Nessuna carta Tattica.
great_wall-table-plain = base
great_wall-table-boosted = potenziata
great_wall-table-commands = Carte Comando
great_wall-table-in-hand = in mano: { $number }
great_wall-table-command-held = nella tua mano
great_wall-table-command-now = sul tracciato
great_wall-table-command-shown = rivelata
great_wall-table-command-used = scartata
great_wall-table-command-gone = ora non disponibile
great_wall-table-recall-label = Recupera le carte Comando scartate
great_wall-table-discard-pile = Scartate: { $number }
great_wall-table-trophy = { $name }: onore { $honor }, Onta { $shame }
great_wall-table-no-trophies = Nessuna Orda presa.

## The top of the table

great_wall-table-fact-clerks = Commessi nella riserva
great_wall-table-fact-tactics = Carte Tattica in mano
great_wall-table-fact-commands = Carte Comando in mano
great_wall-table-fact-trophies = Orde prese
great_wall-table-fact-shame = Tasselli Onta
great_wall-table-where-setup = Prima dell'anno 1
great_wall-table-where = Anno { $year } di { $last }, { $season }
great_wall-table-where-turn = Anno { $year } di { $last }, { $season } · turno { $turn } di { $turns }
great_wall-table-crumb = Anno { $year }, { $season }
# $left (Number): moves, recruits or buildings of the present question that are left.
great_wall-table-crumb-left = ancora { $left }
great_wall-table-crumb-others = { $name }: { $command }
great_wall-table-crumb-different = in luoghi diversi
# Windows of tactic cards are passed until the year is over.
great_wall-table-rest-of-year = Non quest'anno
great_wall-table-season-spring = Primavera
great_wall-table-season-summer = Estate
great_wall-table-season-autumn = Autunno
great_wall-table-season-winter = Inverno

## What an option will do

great_wall-table-outcome-clerk = spazi: { $there } di { $slots }
great_wall-table-outcome-special = commessi: { $there }
great_wall-table-outcome-activates = si attiva
great_wall-table-outcome-due = si attiva comunque dopo la tua carta
great_wall-table-outcome-yours = per te: { $what }
great_wall-table-yield-barracks = { $number ->
    [one] 1 recluta
   *[other] { $number } reclute
}
great_wall-table-yield-tea_house = { $number ->
    [one] 1 posto in su
   *[other] { $number } posti in su
}
great_wall-table-yield-builders_camp = { $number ->
    [one] 1 costruzione
   *[other] { $number } costruzioni
}
great_wall-table-yield-embassy = { $number ->
    [one] 1 commesso o consigliere
   *[other] { $number } commessi o consiglieri
}
great_wall-table-yield-academy = { $number ->
    [one] 1 carta Tattica
   *[other] { $number } carte Tattica
}
great_wall-table-yield-logistics = { $number ->
    [one] 1 spostamento di soldati
   *[other] { $number } spostamenti di soldati
}
great_wall-table-outcome-costs = costa { $price }
great_wall-table-outcome-holds = la difesa { $defense } regge contro il potere { $power }
great_wall-table-outcome-breach = difesa { $defense } contro { $power }: ancora una breccia
great_wall-table-outcome-left = punti liberi dopo: { $left }
great_wall-table-outcome-last = l'ultima ferita
great_wall-table-outcome-shame = Il soldato non si può usare; { $honor } punti onore in meno alla fine.
great_wall-table-outcome-shame-only = Il soldato non si può usare.
great_wall-table-outcome-shame-trophy = L'Orda presa non vale più nulla alla fine.
great_wall-table-outcome-donate = al magazzino: { $resource }
great_wall-table-outcome-recall = le carte restano scartate

## What lies before a seat

great_wall-table-area-general = Generale
great_wall-table-area-soldiers = Soldati e sorveglianti
great_wall-table-area-pool = Riserva
great_wall-table-area-overseers = Sorveglianti
great_wall-table-area-supports = { $name }, di supporto
great_wall-table-area-trophies = Orde prese
great_wall-table-area-commands = Carte Comando
great_wall-table-area-discarded = { $name }, scartata
great_wall-table-area-honor = Onore finora
great_wall-table-area-artifacts = Artefatti, se la partita finisse ora

## Where honor comes from

great_wall-table-source-donations = Donazioni
great_wall-table-source-spots = Punti vitali
great_wall-table-source-battles = Orde sconfitte
great_wall-table-source-buildings = Costruzione
great_wall-table-source-generals = Generale
great_wall-table-source-advisors = Consiglieri
great_wall-table-source-tactics = Carte Tattica
great_wall-table-source-commands = Carte Comando
great_wall-table-source-recalls = Carte Comando non recuperate
great_wall-table-source-shame = Onta
great_wall-table-source-trophies = Orde prese
great_wall-table-source-artifacts = Artefatti
great_wall-table-course-start = Inizio
great_wall-table-course-year = Fine dell'anno { $round }
great_wall-table-course-end = Punteggio finale
# What a number counts; the number stands above. $trophies, $levels, $shame (Numbers) are those counted.
great_wall-table-number-trophies = { $trophies ->
    [one] Orda presa
   *[other] Orde prese
}
great_wall-table-number-walls = { $levels ->
    [one] livello di mura costruito
   *[other] livelli di mura costruiti
}
great_wall-table-number-shame = { $shame ->
    [one] tassello Onta fra tutti i giocatori
   *[other] tasselli Onta fra tutti i giocatori
}
# Long words on small cards, and where they may part.
great_wall-table-parted = Contrab{ "\u00AD" }bandiere Manifat{ "\u00AD" }turiere Porta{ "\u00AD" }stendardo Quartier{ "\u00AD" }mastro Saccheg{ "\u00AD" }giatori
