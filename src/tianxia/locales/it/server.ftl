### What the server answers when something cannot be done, in Italian. Arguments: see the English platform.ftl.

server-no_table = Questo tavolo non esiste.
server-no_seat = A questo tavolo non c'è un posto del genere.
server-not_your_seat = Quel posto non è tuo.
server-bad_invitation = Questo invito non è valido, o il posto è già stato preso.
server-still_open = La partita comincia quando tutti i posti sono occupati.
server-other_shuffle = L'impegno del server sul mescolamento è cambiato nel frattempo. Se per te va bene, riprova: il tuo browser aggiungerà allora un nuovo numero.
server-not_over = Il registro si può consultare solo a partita finita.
server-no_hints = Questo tavolo è stato aperto senza suggerimenti.
server-no_plans = Le mosse si possono pianificare solo ai tavoli con suggerimenti e mai nelle partite classificate.
server-no_advice = Ora non ci sono consigli. Riprova più tardi.
server-no_judge = Questo gioco non ha un bot che dia consigli.
server-nothing_asked = Ora non hai nulla da scegliere.
server-other_rules = Questa partita è stata giocata con altre regole o altre carte; con quelle di oggi le sue mosse portano a una situazione diversa, quindi qui non può continuare.
server-damaged = I dati salvati di questa partita sono danneggiati; le sue mosse non si possono rigiocare.
server-cut = Le ultime mosse di questa partita mancano dai dati salvati; da lì non può continuare.
server-not_kept = Una partita finita resta. Si può chiudere solo una partita non finita.
# $reason (String) is what is wrong with the pack and in which line, in English.
server-bad_pack = Il pacchetto non si può usare: { $reason }
# $name (String) is the pack that was asked for.
server-no_pack = Questo server non offre il pacchetto «{ $name }».
# $name (String) is what was asked for.
server-no_game = Il gioco «{ $name }» non esiste.
# $players (String) is the number that was asked for.
server-wrong_players = A questo gioco non si può giocare in { $players }.
# $name (String) is an option of the game, $value (String) what was chosen for it.
server-no_choice = L'opzione «{ $name }» con il valore «{ $value }» non esiste in questo gioco.
server-bad_options = Queste opzioni di gioco non vanno insieme.
server-wrong_seats = Questo gioco ha { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}; indicati: { $given }.
server-no_guide = Per questo tavolo non c'è una guida. Le guide valgono per un giocatore contro i bot, con le regole standard.
server-no_bot = Per questo gioco non c'è un bot «{ $name }».
# $languages (String) are the codes of those there are.
server-no_language = La lingua «{ $name }» non c'è; ci sono: { $languages }.
server-no_moment = La partita ha { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}; un momento del genere non c'è.
server-not_foretold = Non si può prevedere che cosa viene dopo queste scelte.
server-nothing_to_redo = Non c'è nulla da ripetere.
server-nobody_to_nudge = Il tavolo non aspetta questo posto.
server-too_soon = Attendi { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} prima di chiederlo di nuovo.
server-wish_stands = Qualcuno lo ha già chiesto; prima devono rispondere gli altri.
server-no_wish = Questa richiesta non c'è più.
server-bad_rated = Le partite classificate sono solo tra persone, ognuna a un posto, senza suggerimenti, pacchetti propri o un obiettivo comune.
server-bad_pace = Un orologio dal vivo va da 5 secondi a 4 ore e aggiunge fino a 10 minuti; a giorni sono 1, 2, 3 o 7.
server-bad_vacation = Una vacanza comincia oggi o più tardi, e un anno ha { $days } giorni per le vacanze.
server-no_session = Non hai una sessione come questa.
server-session_replaced = In questo browser è appena cambiato chi sei. Riprova.
server-prove_first = Prima dimostra che sei tu.
server-name_taken = Il nome «{ $name }» è già preso, o troppo simile a uno già preso. Scegline un altro.
server-bad_name = Un nome deve avere almeno una lettera o una cifra, e niente che non si veda o non si legga.
server-keep_for_rated = Le partite classificate sono per chi conserva il proprio nome. Prima conserva il tuo: basta un minuto.
server-weak_password = La password deve avere almeno { $least } caratteri.
server-common_password = Questa password è tra le prime che si provano. Scegline un'altra.
server-wrong_key = Non corrisponde. Controlla quello che hai scritto.
server-bad_passkey = Questa passkey qui non è nota, o è passato troppo tempo. Riprova.
server-bad_ticket = Questo link è già stato usato o è scaduto. Creane uno nuovo.
server-too_many_tries = Troppi tentativi. Riprova tra { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}.
server-last_key = È il tuo unico modo per accedere. Prima aggiungi una password o un'altra passkey.
server-keep_first = Prima conserva il tuo nome; altrimenti non potresti tornare ai tuoi posti.
server-stale = Dopo la tua decisione la situazione al tavolo è cambiata; non è stato giocato nulla. Ecco com'è adesso.
server-bad_body = La richiesta non si può leggere correttamente.
server-forbidden = La richiesta non è stata inviata da questa pagina; ricaricala.
server-not_found = A questo indirizzo non c'è nulla.
server-too_large = La richiesta è troppo grande.
server-too_many = Troppe richieste insieme; riprova tra un momento.
server-wrong_host = Questo server non è conosciuto con quel nome. Chiedi l'indirizzo giusto a chi lo gestisce.
server-no_database = I tavoli non sono raggiungibili in questo momento. Ciò che è stato confermato è al sicuro; riprova tra un momento.
server-busy = In questo momento accedono molte persone. Riprova tra qualche secondo.
server-full = Il server è al completo in questo momento. Riprova tra un momento.
server-too_many_studies = Due delle tue partite sono già in analisi. Riprova quando una è finita.
server-no_study_now = Molte partite attendono di essere analizzate. Riprova tra qualche minuto.
server-stopping = Il server si sta riavviando. Riprova tra un momento.
server-too_many_tables = Hai già { $most } tavoli non finiti. Prima finiscine uno.
server-closed_table = Chi gestisce questo server ha chiuso questo tavolo.
server-banned = Chi gestisce questo server non ti permette di giocare qui.
server-our_fault = Qualcosa è andato storto da parte nostra. La tua ultima mossa confermata è al sicuro.
