### Messaggi: ciò che si viene a sapere fuori dalle pagine, e dove lo si sceglie. Argomenti: vedi platform.ftl.
### $others, $who: nomi di giocatori; $link: un indirizzo.

notice-title-turn = Tocca a te: { $game }
notice-text-turn = Al tavolo con { $others }.
notice-title-end = Partita finita: { $game }
notice-text-end = La partita con { $others } è finita.
notice-title-invited = { $who } ti invita
notice-text-invited = C'è un posto per te: { $game }.
notice-title-nudge = { $who } ti aspetta
notice-text-nudge = Tocca a te: { $game }.
notice-own-title = Il tuo nome su Tianxia
notice-own-text = { $what } ({ $device }). Se non l'hai fatto tu, accedi con le parole di recupero: tutti gli altri vengono disconnessi.
notice-deleted-text = { $what } ({ $device }). Non si può annullare. Se non l'hai fatto tu, dillo a chi gestisce questo server.
notice-title-try = Funziona
notice-text-try = Così arrivano i messaggi di Tianxia.
notice-mail-confirm-title = Conferma il tuo indirizzo
notice-mail-confirm-text =
    Qualcuno vuole che i messaggi di Tianxia arrivino a questo indirizzo. Se sei tu, apri questo link; vale una volta:

    { $link }

    Altrimenti non fare nulla: non arriveranno altre mail.
notice-mail-title = { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
notice-mail-leave = Niente più mail: { $link }

server-bad_address = A questo indirizzo non si può inviare nulla. Deve iniziare con https:// ed essere raggiungibile da ovunque.
server-bad_subscription = L'iscrizione di questo browser non si può usare.
server-bad_mail = Questo non è un indirizzo e-mail.
server-no_mail = Questo server non invia mail.

web-notice-title = Messaggi
web-notice-line = Per sapere quando tocca a te, anche se questa pagina è chiusa. Non si invia nulla se non lo vuoi.
web-notice-what = Che cosa, e dove
web-notice-turn = Il mio turno
web-notice-end = Fine di una partita
web-notice-invited = Inviti
web-notice-nudge = Promemoria degli altri
web-notice-push = Dispositivi
web-notice-hook = Webhook
web-notice-mail = Mail
web-notice-by = { $kind }: { $channel }
web-notice-device = Su questo dispositivo
web-notice-device-line = Il browser chiederà se può mostrare i messaggi.
web-notice-blocked = I messaggi sono bloccati nelle impostazioni del browser per questa pagina.
web-notice-unable = Qui questo browser non può mostrare messaggi. Serve un indirizzo sicuro (https); su iPhone, aggiungi prima Tianxia alla schermata Home.
web-notice-devices = Dispositivi che ricevono messaggi
web-notice-remove = Rimuovi
web-notice-some = Un browser
web-notice-hook-kind = Servizio
web-notice-hook-discord = Discord
web-notice-hook-slack = Slack
web-notice-hook-ntfy = ntfy
web-notice-hook-json = Altro (JSON)
web-notice-hook-url = Indirizzo del webhook
web-notice-save = Salva
web-notice-mail-address = Indirizzo e-mail
web-notice-mail-line = Solo per questo, e solo se vuoi. Lo confermi con un link che ti inviamo.
web-notice-mail-send = Invia il link
web-notice-mail-wait = Un link è in viaggio verso { $address }.
web-notice-mail-on = Le mail vanno a { $address }.
web-notice-mail-hours = Al massimo una mail ogni
web-notice-mail-every = { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
web-notice-quiet = Ore di silenzio
web-notice-quiet-line = Ciò che accade intanto aspetta che finiscano.
web-notice-from = Dalle
web-notice-until = Alle
web-notice-try = Invia un messaggio di prova
web-notice-tried = È in viaggio.
web-notice-saved = Salvato
web-notice-confirming = Conferma il tuo indirizzo
web-notice-confirmed = { $address } è confermato. Nelle impostazioni scegli che cosa inviarvi.
web-notice-leaving = Niente più mail
web-notice-leave-line = Non riceverai altre mail da Tianxia. Puoi riattivarle nelle impostazioni.
web-notice-leave = Ferma le mail
web-notice-left = Fatto: non riceverai altre mail.
web-notice-to-settings = Alle impostazioni

web-message-none = Niente di nuovo.
web-message-open = { $count ->
        [0] Messaggi
        [one] Messaggi: { $count } nuovo
       *[other] Messaggi: { $count } nuovi
    }
web-message-read = Tutto letto
web-message-close = Chiudi
web-message-turn = Tocca a te
web-message-end = La partita è finita
web-message-invited = { $who } ti invita
web-message-nudge = { $who } ti aspetta
web-message-declined = { $who } non accetta l'invito
web-message-password = La tua password è stata cambiata
web-message-nopassword = La tua password è stata rimossa
web-message-words = Ci sono nuove parole di recupero
web-message-passkey = È stata aggiunta una passkey
web-message-nopasskey = È stata rimossa una passkey
web-message-device = Un link è servito a continuare su un altro dispositivo
web-message-recovered = Le tue parole di recupero sono servite ad accedere
web-message-ended = Altri dispositivi sono stati disconnessi
web-message-channel = È cambiato dove arrivano i tuoi messaggi
web-message-renamed = Il tuo nome è stato cambiato
web-message-deleted = Il tuo nome è stato eliminato, con tutto ciò che era salvato su di te
web-message-ways = Modi per accedere
web-message-play = Gioca
web-message-look = Guarda
web-message-choose = Che cosa mi arriva

web-install-title = Aggiungi Tianxia alla schermata Home
web-install-line = Ti dice quando tocca a te e si apre a schermo intero.
web-install = Installa
web-install-not = Non ora
web-update = C'è una nuova versione.
web-update-now = Ricarica
web-no-network = Niente rete. Questo è il tavolo come l'hai visto l'ultima volta; ciò che scegli parte quando torna la rete.
