### The words of the table page in the browser, for all games, in Italian. Arguments: see the English platform.ftl.

## The page

table-lobby = Alla lobby
table-rules = Regole di questo gioco (R)
table-settings = Impostazioni (,)
table-keys = Tasti e questo tavolo (?)
table-sound = Suono
table-sound-on = Il suono è attivo
table-sound-off = Il suono è spento
table-sound-ask = Suoni al tavolo?
table-sound-yes = Attiva
table-sound-no = No
table-close = Chiudi
table-phases = Fasi del round
table-seats = Posti
table-board = Tabellone
table-your-turn = Tocca a te
# $round (Number)
table-round = Round { $round }
table-year = Anno { $round }
table-you = tu
table-acts = Tocca a questo posto.
table-area = Tutto ciò che è scoperto davanti a questo posto
# $name (String) is a player.
table-area-of = Area scoperta: { $name }
table-seat-free = libero
# $bot (String) is the name of a bot's way of playing.
table-bot = Bot: { $bot }
# For screen readers: this view has something that can be chosen.
table-no-board-help = Il pannello pone ogni domanda e accetta ogni risposta, quindi si può giocare anche così.
table-facts = Tavolo
table-yes = sì
table-no = no
table-missing = Questo tavolo non esiste
table-private = Questo tavolo è privato

## The decision panel

table-decision = La tua decisione
table-choices = Scelte
table-in-secret = tutti scelgono in segreto
table-only-you-see = solo tu vedi la tua scelta
table-also = Puoi anche
# $count (Number) is how many things the rules do not allow now.
table-not-possible = { $count ->
    [one] 1 cosa ora non è possibile
   *[other] { $count } cose ora non sono possibili
}
table-choose = Prima scegli
table-sending = Invio in corso…
# $count (Number) is how many choices there are.
table-all-choices = Tutte: { $count }
# The title of the button that shows all answers, the rules against others, and help.
table-unfold = Tutte le risposte e altro sulla domanda (A)
table-sealed = La tua risposta è sigillata
table-sealed-help = Nessuno la vede finché non hanno scelto tutti. Fino ad allora puoi cambiarla.
table-seal-off = Cambia risposta
table-ready = Chi ha scelto
table-ready-yes = ha scelto
table-ready-no = non ha ancora scelto
# $names (String) is a list of players.
table-waiting = In attesa di { $names }
table-happening = Guarda che cosa succede
# $now (String) says what goes on: "this is the window after a battle".
table-now = Ora: { $now }.
# Of a spectator.
table-watching = Stai guardando
table-watching-full = Tutti i posti sono occupati.
table-leave = Esci
table-waiting-seats = In attesa di giocatori
table-waiting-seats-help = La partita prosegue appena tutti i posti sono occupati.
# $seconds (Number), $minutes (Number): how long nothing has happened.
table-since = { $seconds ->
    [one] da 1 secondo
   *[other] da { $seconds } secondi
}
table-since-minutes = { $minutes ->
    [one] da 1 minuto
   *[other] da { $minutes } minuti
}
table-passing = Qui passi automaticamente, come dicono le tue impostazioni.
table-passing-soon = Tra poco passi, se non scegli altro.
table-saving = Qui salvi automaticamente, come dicono le tue impostazioni.
table-passing-stop = Chiedimelo
table-pass-round = Passa fino alla fine del round
# The label of a choice: what the table answers at such moments by itself.
table-standing = In questi momenti
# A hint: what a strong bot would do on this seat. $percent (Number) is a chance of winning.
table-hint = Chiedi alla Tigre
table-hint-what = Chiedi alla Tigre che cosa farebbe qui (T)
table-hint-wait = La Tigre sta pensando…
table-hint-title = Il parere della Tigre.
table-hint-chance = Hai circa il { $percent }% di probabilità di vincere.
# Below the answers, if a later one has a slightly higher chance than the first.
table-hint-close-call = Differenze così piccole non contano: si consiglia la prima.
table-hint-close = Chiudi il suggerimento
table-chance = La tua probabilità di vittoria
table-percent = { $percent }%
# Moves that are only tried. $count (Number): how many.
table-plan = Pianifica le mosse
table-plan-about = Prova prima le mosse: nulla viene inviato (M)
table-plan-count = { $count ->
    [0] Pianificazione.
   *[other] Mosse nel piano: { $count }.
}
table-plan-what = Nulla viene inviato finché non giochi il piano.
table-plan-play = Gioca il piano
table-plan-leave = Abbandona il piano
table-plan-ends = Poi non tocca più a te.
table-plan-over = Con questa mossa la partita finirebbe.
table-plan-news = Nessuno può prevedere che cosa segue.
table-plan-changed = La situazione al tavolo è cambiata: il resto del piano non è stato giocato.
table-plan-end = Il piano finisce qui.
table-plan-gone = Il tavolo è cambiato e il piano non vale più.
table-undo = Annulla
table-redo = Ripeti
table-start = Annulla turno
# $name (String) is the player at the same screen who is asked next.
table-pass-screen = Passa lo schermo a { $name }
table-refused = Non permesso
table-nudge = Sollecita
# $name (String) is a player on whom the table waits, or the one who reminds.
table-nudge-what = Ricorda a { $name } che il tavolo aspetta
table-nudged = { $name } ti ricorda che il tavolo aspetta te.
table-nudge-sent = Promemoria inviato a { $name }.
table-ask-others = Chiedi agli altri
table-ask-others-what = Annulla l'ultima mossa con il consenso di tutti, anche se ormai gli altri sanno di più
table-wish = { $name } chiede di annullare l'ultima mossa e tutto ciò che è seguito.
# $names (String) is a list of players.
table-wish-own = Chiedi di annullare la tua ultima mossa. Manca il consenso di: { $names }.
table-wish-agree = Accetta
table-wish-refuse = Rifiuta
table-wish-drop = Ritira richiesta
table-wish-nay = { $name } non accetta: non si annulla nulla.

## When something goes wrong

table-late = Questa mossa è arrivata troppo tardi.
table-late-help = La situazione al tavolo è cambiata. Nulla è andato perso: guarda che cosa c'è di nuovo e scegli ancora.
table-late-show = Mostra che cosa è cambiato
table-line-down = La connessione è interrotta.
# $seconds (Number) until the next try.
table-line-again = { $seconds ->
    [one] La tua ultima mossa è al sicuro. Nuovo tentativo tra 1 secondo.
   *[other] La tua ultima mossa è al sicuro. Nuovo tentativo tra { $seconds } secondi.
}
table-try-now = Prova ora
table-line-back = La connessione è tornata. Ecco com'è adesso il tavolo.

## The log and the replay

table-log = Registro
table-look-back = Rivedi
table-since-looked = Dalla tua ultima occhiata
table-since-move = Dalla tua ultima mossa
table-since-rules = Le regole
table-since-more = { $count ->
    [one] e un'azione prima
   *[other] e { $count } azioni prima
}
table-since-replay = Rivedi
table-again-this = Rivedi questo
table-skip = Salta
table-space = Spazio
table-to-moment = A questo momento
table-past = Stai rivedendo
table-replay = Replay
# $move (Number) of $moves (Number).
table-move-of = Mossa { $move } di { $moves }
table-at-start = Il tavolo è pronto.
# $name (String) is a player whose move was secret.
table-hidden-move = { $name } agisce in segreto.
table-scrubber = Momento
table-to-start = All'inizio
table-step-back = Una mossa indietro
table-play = Riproduci
table-pause = Pausa
table-step-on = Una mossa avanti
table-turn-back = Un turno indietro
table-turn-on = Un turno avanti
table-to-round = A un round
table-to-end = Alla fine
table-seen-by = Visto da
table-more = Altro
table-speed = Velocità
table-spectator = uno spettatore
table-link-here = Copia un link a questo momento
table-link-copied = Link copiato
table-copy-by-hand = Il browser non permette di copiare qui: copia l'indirizzo a mano.

# The study of a finished game. $percent (Number) is a chance of winning, or a part of it.
table-study = Analisi
table-study-title = Probabilità di vittoria
table-study-curve = Probabilità di vittoria dopo ogni decisione, mossa per mossa
table-study-what = Un bot forte giudica le tue decisioni, sapendo solo ciò che potevi sapere.
table-study-none = Nessuno dei giocatori ha chiesto l'analisi di questa partita.
table-study-start = Giudica le mie decisioni
# $done (Number) of $total (Number) decisions.
table-study-running = Decisioni giudicate: { $done } di { $total }
table-study-progress = Avanzamento dell'analisi
table-study-wait = L'analisi sta per cominciare…
table-study-leave = Puoi lasciare questa pagina: l'analisi continua e resta con la partita.
table-study-again = Riprova
# $name (String): a bot.
table-study-by = giudice: { $name }
table-study-whose = Decisioni di
table-study-turns = Punti di svolta
# $number (Number) of $count (Number).
table-study-decision = Decisione { $number } di { $count }
table-study-before = Decisione precedente
table-study-after = Decisione successiva
table-study-good = ben giocato
table-study-best = migliore
table-study-played = giocata
table-study-line = Come poteva continuare
table-study-play-on = Gioca da qui
table-study-share = Condividi
table-study-costs = Probabilità perse, per round
table-study-worst = Alla decisione peggiore
# What was decided before the first round.
table-study-setup = Preparazione

table-download = Scarica il registro
table-to-now = Torna al tavolo
table-to-turn = Torna: tocca a te
table-to-result = Al risultato

## The curtain

# $name (String) is the player who is called, $before (String) the one who sat here before.
table-curtain = Passa lo schermo a { $name }
table-curtain-after = Ciò che sa { $before } non è più su questo schermo.
table-curtain-first = A questo schermo giocano più persone. Ciò che è segreto si vede solo dopo aver premuto il pulsante.
table-i-am = Sono { $name }
table-i-am-back = Sono { $name } e voglio guardare di nuovo

## The end

table-result = Risultato
# $names (String) is a list of winners, $count (Number) how many they are.
table-wins = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
table-score = Punteggio
table-scores = Punteggi
table-sources = Da dove vengono i punti
table-course = Come è andato il punteggio
# $points (Number) of the marker, positive on the first seat's side.
table-course-marker = { $points_sign ->
    [plus] { $points_size } per la prima fazione
    [minus] { $points_size } per la seconda fazione
   *[zero] al centro
}
table-places = Classifica
# $place (Number) in the final ranking.
table-place = { $place }º posto
table-mood-together = Insieme avete resistito.
table-mood-lost = Stavolta il gioco è stato più forte.
table-mood-drawn = Nessuno ha ceduto.
# What a number counts; the number stands above. $name (String) is a player, $source (String) where points came from.
table-number-ahead = di vantaggio su { $name }
table-number-level = pari con { $name }: ha deciso lo spareggio
table-number-best = { $source }: la fonte migliore di { $name }
table-number-edge = { $source }: più di { $name }
table-tick-start = inizio
table-tick-end = fine
table-details = Tutti i punti
table-rematch = Rivincita con gli stessi giocatori
table-again = Gioca ancora
table-look-at-board = Guarda il tabellone
table-seed = Mescolamento onesto
table-seed-help = Prima che qualcuno si sedesse, il server si è impegnato su un numero segreto; poi ogni browser ha aggiunto il proprio. Le carte vengono da entrambi: nessuno ha potuto conoscerle né sceglierle, salvo il server insieme a chi si è seduto per ultimo.
table-seed-is = Numero segreto e numeri di chi gioca
table-commitment = Impegno del server
table-own-number = Numero del tuo browser
table-first-seen = La tua prima vista (impronta)
table-shuffle-by-hand = A mano, con il registro della partita:
table-seed-why = Il server si è impegnato su un numero segreto prima che qualcuno si sedesse, e il tuo browser ha aggiunto il suo. Alla fine tutto viene rivelato e questa pagina può verificarlo.
table-shuffle-check = Verifica il mescolamento
# $draws (Number) is how often chance decided something in the game.
table-shuffle-proven-own = { $draws ->
    [one] Dimostrato in questa pagina: il numero segreto era fissato prima che prendessi posto, il tuo numero è stato mescolato e l'unica estrazione della partita ne deriva.
   *[other] Dimostrato in questa pagina: il numero segreto era fissato prima che prendessi posto, il tuo numero è stato mescolato e tutte le { $draws } estrazioni della partita ne derivano.
} Che le carte che hai visto derivino da queste estrazioni, lo mostra il comando qui sopra con il registro della partita.
table-shuffle-proven = { $draws ->
    [one] Dimostrato in questa pagina: il numero segreto è quello su cui il server si era impegnato e l'unica estrazione della partita ne deriva.
   *[other] Dimostrato in questa pagina: il numero segreto è quello su cui il server si era impegnato e tutte le { $draws } estrazioni della partita ne derivano.
} Questo browser non ha aggiunto numeri. Se quello di un altro è stato mescolato, lo sa solo quell'altro.
table-shuffle-view = Ciò che hai visto subito dopo la distribuzione è ciò che il server mostra anche ora.
table-shuffle-caveat = Solo il server insieme a chi si è seduto per ultimo avrebbe potuto scegliere tra più distribuzioni.
table-shuffle-empty = Il server non indica estrazioni. Se sono state distribuite o pescate carte, non torna; altrimenti non c'è nulla da dimostrare.
table-shuffle-broken-numbers = Non torna: i numeri nel mescolamento non sono quelli mostrati alla distribuzione, uno per posto e nessuno per i bot. Conserva il registro della partita e dillo agli altri.
table-shuffle-broken-missing = Non torna: le estrazioni sono meno di quante ne ha richieste la distribuzione. Conserva il registro della partita e dillo agli altri.
table-shuffle-broken-view = Non torna: subito dopo la distribuzione hai visto altro rispetto a ciò che il server mostra ora. Conserva il registro della partita e dillo agli altri. (La causa può essere anche un aggiornamento del server durante la partita.)
table-shuffle-broken-commitment = Non torna: il numero segreto non è quello su cui il server si era impegnato. Conserva il registro della partita e dillo agli altri.
table-shuffle-broken-number = Non torna: il numero del tuo browser non è stato mescolato al tuo posto. Conserva il registro della partita e dillo agli altri, a meno che tu non abbia ripreso posto con un altro browser.
table-shuffle-broken-draws = Non torna: le estrazioni della partita non derivano dal numero segreto e dai numeri di chi gioca. Conserva il registro della partita e dillo agli altri.
table-shuffle-known = Le carte di questo tavolo vengono da un seme che chiunque può conoscere. Perciò la partita non è mai classificata e non c'è nulla da dimostrare.
table-shuffle-shown = Una versione precedente di questo server ha mostrato del mescolamento di questa partita quanto basta per ricavare le carte nascoste. La partita continua, ma non è classificata.
table-luck-read = Ho capito
table-shuffle-early = La partita non è ancora finita, quindi nulla è rivelato.
table-shuffle-insecure = I browser possono verificarlo solo con una connessione sicura (https). Il comando qui sopra lo fa con il registro della partita.
table-undealt = Le carte si distribuiscono quando ci sono tutti
table-undealt-closed = Questo tavolo è stato chiuso prima di distribuire le carte
table-undealt-help = Verranno da un numero segreto su cui il server si è già impegnato e da un numero del browser di ogni giocatore: nessuno può conoscerle né sceglierle, salvo il server insieme a chi si siederà per ultimo.
table-undealt-known = Le carte di questo tavolo vengono da un seme che chiunque può conoscere, quindi la partita non è mai classificata.
# $seed (String) is a number.
table-undealt-seed = Il seme è { $seed }.

## Taking a seat

table-invited = Hai un invito
table-join = Prendi questo posto
# $names (String) is a list of players.
table-join-with = Al tavolo: { $names }.
table-name = Il tuo nome
table-watch = Guarda soltanto
table-invite = Posti liberi
table-invite-help = Chi apre un link del genere può prendere il posto.
# $name (String) is the name of a seat.
table-link-of = Link per { $name }
table-copy = Copia

## The list of keys

table-keys-title = Tasti
table-this = Questo tavolo
table-single-keys = Tasti senza Ctrl o Alt
table-single-keys-help = Disattivali se parli al tuo computer.
table-key-choose = scegli quell'opzione; 0 è la decima
table-key-unfold = mostra tutte le risposte e ciò che non è possibile
table-key-hint = chiedi un suggerimento alla Tigre, se il tavolo lo permette
table-key-plan = prova le mosse senza inviarle, se il tavolo lo permette
table-key-send = invia ciò che è scelto
table-key-back = un passo indietro; chiudi
table-key-undo = annulla; torna all'inizio del tuo turno
table-key-verbs = fine, passa, accetta, rifiuta: la prima volta sceglie, la seconda invia
table-key-arrows = tra le cose che si possono scegliere; in un replay una mossa indietro o avanti
table-key-turn = in un replay: un turno indietro o avanti
table-key-round = in un replay: un round indietro o avanti
table-key-space = mostra la fine di ciò che fanno gli altri; in un replay: riproduci e pausa
table-key-places = al tabellone, alla mano, al registro, ai posti
table-key-past = rivedi la partita
table-key-study = analisi di una partita finita
table-key-chat = apri o chiudi la chat
table-key-pages = tasti, regole, impostazioni
table-key-zoom = sugli schermi piccoli: ingrandisci il tabellone
table-key-names = tieni premuto: i nomi dei simboli vicino al puntatore

table-kept = Questa partita non può continuare
table-kept-closed = Questa partita è stata chiusa
table-kept-shown = La vedi com'era dopo { $shown } voci salvate su { $entries }.
table-kept-log = Scarica il registro
table-kept-close = Chiudi il tavolo
table-kept-keep = Non chiuderlo
table-kept-waits = Il tavolo si chiude quando sono d'accordo anche: { $names }
table-rated = Questa partita è classificata: cambia il punteggio di chi gioca.
