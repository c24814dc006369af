### The words of the browser app around the tables, in Italian: lobby, new table, rules, settings.
### Arguments: see the English platform.ftl.

## The frame of every page

web-brand = Tianxia
web-skip = Vai al contenuto
web-main = Navigazione principale
web-foot = Altro
web-play = Gioca
web-rules = Regole
web-settings = Impostazioni
web-me = Io
web-language = Lingua
web-theme-to-dark = Passa al tema scuro
web-theme-to-light = Passa al tema chiaro
# The button that leads to the settings, if the user has not given a name yet.
web-guest = Ospite
web-seal = conserva questo nome
# $page (String) is the title of a page; this is the title of the browser's tab.
web-tab = { $page } · Tianxia
web-loading = Un momento…
web-foot-line = Ogni regola viene fatta rispettare, e ogni rifiuto cita la sua regola.

## Lobby

web-hero = Tutto sotto il cielo
# $count (Number) is how many games there are.
web-hero-line = { $count ->
    [one] Un gioco da tavolo sulla nascita della Cina. Gioca in solitario, su un solo schermo o con amici lontani.
   *[other] { $count } giochi da tavolo sulla nascita della Cina. Gioca in solitario, su un solo schermo o con amici lontani.
}
web-continue = Continua
# For a screen reader: $game (String) is the title of the game that goes on.
web-continue-what = Continua: { $game }
# $count (Number) is how many tables wait for the user.
web-waiting-count = { $count ->
    [one] 1 tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
web-running = I tuoi tavoli
web-open-tables = Tavoli aperti
web-finished = Tavoli conclusi
# The next page of a list.
web-more = Mostra altri
web-your-turn = Tocca a te
web-is-waiting = in attesa
web-known-seed = Carte da un seme noto
web-is-open = posto libero
web-look-back = Rivedi
web-join = Unisciti
web-watch = Guarda
# Who sits where at a table, for a screen reader. $seats (String) is a list of names.
web-seats-at = Posti: { $seats }
web-somebody = Qualcuno
web-seat-free = posto libero

# A line of a table. $round (Number), $moment (String) says what goes on there.
web-line-round = Round { $round }: { $moment }
web-line-round-great_wall = Anno { $round }: { $moment }
web-line-open = { $open ->
    [one] 1 posto è ancora libero
   *[other] { $open } posti sono ancora liberi
}
web-line-over = { $moves ->
    [one] Finita dopo 1 mossa
   *[other] Finita dopo { $moves } mosse
}
web-line-names = con { $names }
web-line-usual = Regole standard

web-none-waiting = Nessun tavolo ti aspetta
web-none-waiting-line = Aprine uno, o unisciti a un tavolo aperto qui sotto.
web-none-open = Nessun tavolo aperto
web-none-open-line = Il tuo sarebbe il primo. Chi ha il link può prendere il posto libero.

# A line between the ways to begin; the levels of the bots follow.
web-or-play-bots = oppure gioca contro un bot
web-play-bots = Gioca contro un bot
web-friends = Gioca con gli amici
# What the two buttons of a game's card do, for a screen reader. $game (String) is its title.
# $bot (String) is the name of a level.
web-play-bot-what = Gioca subito a { $game } contro il bot { $bot }
web-friends-what = Apri un tavolo di { $game } per gli amici
web-rules-what = Regole: { $game }
web-learn = Impara giocando
web-learn-line = a un vero tavolo, con una guida
web-learn-another = Impara un altro gioco
web-learn-what = { $game }: impara a un vero tavolo, con un primo round guidato contro i bot
web-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
web-players-range = da { $least } a { $most }

## New table

web-new = Nuovo tavolo
web-new-game = Gioco
web-new-players = Giocatori
web-new-seats = Posti
web-new-rated = Classificata
web-new-rated-about = Cambia il punteggio di chi gioca, dalla fine del primo round (chi abbandona prima perde comunque). Tra due persone contano al massimo 3 partite in 30 giorni.
web-rated-keep = Le partite classificate richiedono un nome che sia solo tuo.
web-rated-keep-go = Conserva il tuo nome
web-new-hints = Suggerimenti permessi
web-new-hints-about = Chi è di turno può pianificare le mosse e chiedere alla Tigre le tre migliori.
web-new-rules = Regole
web-new-editions = Differenze tra le edizioni
web-new-editions-usual = predefinite
web-new-editions-changed = { $count ->
    [one] 1 modifica
   *[other] { $count } modifiche
}
# $seat (String) is the name of a side or of a seat: the label of the choice who plays it.
web-new-who = Chi gioca come { $seat }?
web-new-me = { $name } (tu)
web-new-me-nameless = Tu
web-new-here = Una persona a questo schermo
web-new-here-about = giocate a turno; un sipario nasconde i segreti
web-new-here-name = Nome della persona a questo schermo
web-new-here-usual = Ospite
web-new-open = Posto libero
web-new-open-about = può prenderlo chiunque abbia il link
# $bot (String) is the name of a bot.
web-new-bot = Bot: { $bot }
# $seat (String) is the name of a side or of a seat; the levels of bots follow.
web-new-level = Livello: { $seat }
web-levels = Come giocano i bot?
web-bot-sparrow = Passero
web-bot-sparrow-about = gioca come un principiante gentile
web-bot-crane = Gru
web-bot-crane-about = gioca la mossa che al momento sembra migliore
web-bot-tiger = Tigre
web-bot-tiger-about = pensa alle mosse successive
web-bot-dragon = Drago
web-bot-dragon-about = pensa più a lungo di tutti ed è difficile da prevedere
# These two sit at tables from before there were four levels.
web-bot-random = Passero
web-bot-random-about = gioca qualsiasi cosa sia permessa
web-bot-greedy = Gru
web-bot-greedy-about = gioca ciò che al momento sembra meglio

# How strong a level of bots is. $level (String) is the level on all other seats. $rivals (Number) counts these seats.
# $wins, $games (Number) were counted in games among bots.
web-strength = { $rivals ->
    [1] partite vinte: { $wins } su { $games }, avversario: { $level }
   *[other] partite vinte: { $wins } su { $games }, agli altri posti: { $level }
}
# The same where it has all seats and plays against the game itself.
web-strength-together = partite vinte: { $wins } su { $games }

# One sentence on what will happen. $open, $here, $bots (Number) count the seats; $mine is 1 if the user sits there.
web-new-what = { $open ->
    [0] { $here ->
        [0] { $mine ->
            [0] Tu guardi: i bot giocano subito.
           *[other] La partita comincia subito contro { $bots ->
                [one] il bot
               *[other] { $bots } bot
            }.
        }
       *[other] La partita comincia subito. Prima di ogni scelta segreta un sipario la nasconde all'altra persona.
    }
    [one] 1 posto resta libero: riceverai un link, e la partita comincia quando viene preso.
   *[other] { $open } posti restano liberi: riceverai un link per ognuno, e la partita comincia quando sono tutti presi.
}
web-new-go = Apri il tavolo
web-new-going = Apertura…
web-mode = Modalità di gioco
web-mode-players = da { $least } a { $most } giocatori
web-mode-player = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
web-mode-starts = La partita comincia subito.

## Rules

web-rules-of = Le regole: { $game }
web-rules-page = { $game } in una pagina
web-rules-page-short = In una pagina
web-rules-every = Tutte le regole
web-rules-line = Ogni regola ha un codice. Il gioco lo cita ogni volta che rifiuta una mossa.
web-rules-find = Cerca per codice o parola
web-rules-sections = Sezioni
web-rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] 1 regola trovata
   *[other] { $count } regole trovate
}
web-rules-all = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
web-rules-none = Nessuna regola trovata
web-rules-none-line = Prova una parola più breve, o un codice come { $id }.
web-rules-clear = Mostra tutte le regole
web-rules-unwritten = Le regole di questo gioco non sono ancora scritte
web-rules-unwritten-line = Si può giocare lo stesso: il tavolo rifiuta ciò che non è permesso e dice perché.
web-rules-keys = Premi / per cercare, le frecce per passare da una regola all'altra.
web-rules-link = Link a { $rule }
web-rules-games = Scegli un gioco

## Settings

web-settings-line = Restano in questo browser; al server si comunicano solo il tuo nome e la tua lingua.
web-set-you = Tu
web-set-name = Nome ai tavoli
web-set-name-line = Lo vedono gli altri giocatori. Fino a { $letters } caratteri.
web-set-save = Salva
web-set-saved = Salvato
web-set-language = Lingua
web-set-look = Aspetto
web-set-theme = Tema
web-set-theme-system = Come il sistema
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-motion = Movimento
web-set-motion-system = Come il sistema
web-set-motion-reduced = Ridotto
web-set-motion-line = Ridotto: i pezzi appaiono dove devono andare, nulla si sposta.
web-set-table = Al tavolo
web-set-pace = Ritmo delle mosse altrui
web-set-pace-slow = Lento
web-set-pace-normal = Normale
web-set-pace-fast = Veloce
web-set-pace-off = Nessuno
web-set-pace-line = Ciò che fanno gli altri si vede passo per passo; un clic salta avanti. Nessuno: vedi solo come è finita.
# When a choice is asked about once more before it is sent.
web-set-confirm = Chiedi prima di inviare
web-set-confirm-always = Sempre
web-set-confirm-hard = Se definitive
web-set-confirm-never = Mai
web-set-confirm-line = Se definitive: solo le mosse che non si possono annullare.
web-set-sound = Suono
web-set-sound-off = Spento
web-set-sound-on = Attivo
web-set-sound-line = Un breve suono quando tocca a te e quando gli altri hanno mosso.
web-set-chance = Mostra la mia probabilità di vittoria
web-set-chance-off = No
web-set-chance-on = Sì
web-set-chance-line = Ai tavoli che permettono i suggerimenti, una barra accanto alla domanda mostra come la Tigre valuta la tua probabilità.
web-set-standing = Risposte automatiche
web-set-standing-line = Alcune domande tornano spesso e di solito hanno la stessa risposta. Indica qui quando il tavolo può rispondere per te. Gli altri non se ne accorgono: le risposte automatiche richiedono lo stesso tempo di quelle vere.
web-standing-only = Passa se non posso fare altro
web-standing-ask = Chiedimelo sempre
web-standing-soon = Chiedimelo per 8 secondi, poi passa
web-standing-pass = Passa sempre
web-standing-save = Salva sempre quanti soldati posso pagare

## When something is not there or does not work

web-nowhere = Questa pagina non esiste
web-nowhere-line = Forse l'indirizzo è sbagliato, o la pagina non c'è più. I tuoi tavoli sono nella lobby.
web-lobby = Lobby
web-offline = La connessione è interrotta
# $seconds (Number) is how long until the next try.
web-offline-line = { $seconds ->
    [0] I tuoi tavoli sono al sicuro sul server. Nuovo tentativo…
    [one] I tuoi tavoli sono al sicuro sul server. Nuovo tentativo tra 1 secondo.
   *[other] I tuoi tavoli sono al sicuro sul server. Nuovo tentativo tra { $seconds } secondi.
}
web-try = Prova ora
web-trouble = Non ha funzionato
web-error-offline = Il server non risponde. Ciò che hai fatto prima è al sicuro; riprova tra un momento.
web-error-missing = Non c'è, o non c'è più.
web-error-server = Il server ha avuto un problema. Non è cambiato nulla; riprova tra un momento.
web-error-app = Qualcosa è andato storto in questa pagina. Ricaricala; i tuoi tavoli sono al sicuro sul server.
web-reload = Ricarica la pagina

web-line-fate-other_rules = giocata con altre regole: non può continuare
web-line-fate-damaged = i suoi dati salvati sono danneggiati
web-line-fate-cut = mancano le ultime mosse
web-pack = Carte e plance
web-pack-usual = standard
web-pack-about = Gioca con carte tue: un pacchetto è un file TOML con ciò che cambia. Viene controllato, conservato con il tavolo e indicato nel registro.
web-pack-file = Scegli un file
