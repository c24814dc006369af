web-me-title = Profilo
web-me-guest = Giochi come ospite. Ti conosce solo questo browser: se cancelli i cookie, perdi i tuoi posti.
web-me-kept = Questo nome è tuo. Puoi accedere da qualsiasi dispositivo.
web-me-keep = Conserva il mio posto
web-me-keep-line = Scegli un nome e un modo per dimostrare che sei tu. Nessun indirizzo e-mail, nient'altro.
web-me-name = Nome
web-me-by-passkey = Conserva con una passkey
web-me-by-passkey-line = Il telefono o il computer dimostra che sei tu: con l'impronta, il viso o il PIN. Non c'è nulla da ricordare.
web-me-no-passkey = Le passkey richiedono un indirizzo sicuro con un nome, e questo non lo è. Qui funziona una password.
web-me-by-password = Conserva con una password
web-me-password = Password
web-me-password-line = Almeno 8 caratteri.
web-me-new-password = Nuova password
web-me-words = Parole di recupero
web-me-words-line = Scrivile subito: si vedono una volta sola. Ti riportano qui se perdi tutto il resto. Bastano quattro lettere di ciascuna.
web-me-words-copy = Copia le parole
web-me-words-done = Le ho scritte
web-me-words-new = Nuove parole di recupero
web-me-words-new-line = Quelle vecchie non varranno più, e gli altri dispositivi saranno disconnessi.
web-me-copied = Copiato
web-me-by-hand = Copia a mano, per favore.
web-me-other = Continua su un altro dispositivo
web-me-other-line = Inquadra un codice con l'altro dispositivo, o apri lì un link. Funziona una volta, per dieci minuti.
web-me-make-link = Crea un link
web-me-code = Codice QR del link
web-me-copy-link = Copia il link
web-me-devices = Dispositivi
web-me-devices-none = Appena prendi un posto o scegli un nome, questo browser compare qui.
web-me-some-browser = Un browser
web-me-here = questo
web-me-end = Disconnetti
web-me-end-others = Disconnetti tutti gli altri
web-me-ways = Modi per accedere
web-me-passkey = Passkey
web-me-add-passkey = Aggiungi una passkey
web-me-remove = Rimuovi
web-me-set-password = Imposta una password
web-me-change-password = Cambia la password
web-me-saved = Salvato
web-me-sign-out = Disconnettiti qui
web-me-sign-in = Accedi
web-me-sign-in-line = Qui compaiono i tuoi posti degli altri dispositivi, e ciò che giochi in questo browser viene con te.
web-me-before = Hai già conservato un nome?
web-me-use-passkey = Accedi con una passkey
web-me-use-password = Con nome e password
web-me-use-words = Con le parole di recupero
web-me-words-field = Le tue dodici parole
web-me-continue = Continua qui
web-me-continue-line = Usa solo un link che hai creato tu: chi l'ha creato gioca con te in questo browser.
web-me-not-used = La passkey non è stata usata. Riprova, o scegli un altro modo.
web-me-onward = Ai tavoli
web-me-welcome = Ti diamo il benvenuto, { $name }
web-me-until = Funziona fino alle { $time }.
web-me-moved = { $tables ->
    [0] I tuoi posti sono qui.
    [one] I tuoi posti sono qui. Il posto a 1 tavolo di questo browser è venuto con te.
   *[other] I tuoi posti sono qui. I posti a { $tables } tavoli di questo browser sono venuti con te.
}
web-me-games = partite
web-me-won = vinte
web-me-running = in corso
web-me-results = Risultati
web-me-none = Qui troverai le tue partite finite.
web-me-records = Per gioco
web-me-opponents = Avversari
web-me-ratings = Punteggi
web-me-ratings-line = Contano solo le partite che tutti al tavolo hanno accettato di classificare.
web-rated-opponents = { $opponents ->
    [one] { $opponents } avversario
   *[other] { $opponents } avversari diversi
}
web-uncounted-early = non classificata: è finita nel primo round
web-uncounted-names = non classificata: non tutti conservano un nome
web-uncounted-pair = non classificata: due di voi avevano già giocato insieme 3 partite classificate in 30 giorni
web-me-ladder = I migliori
web-me-ladder-none = Qui nessuno ha ancora un punteggio.
web-me-data = I miei dati
web-me-data-line = Il tuo nome, i dispositivi, le partite, gli amici, i messaggi e i loro indirizzi, le vacanze. Nient'altro viene conservato.
web-me-download = Scarica tutto
web-me-delete = Eliminami
web-me-delete-line = Il nome, i dispositivi e i punteggi vengono rimossi. Le partite finite restano leggibili, giocate da «qualcuno»; dove si gioca ancora con altri, un bot prende il tuo posto. Le segnalazioni su di te restano per 30 giorni. Non si torna indietro.
web-me-delete-sure = Elimina per sempre
web-me-delete-not = Annulla
web-me-since = gioca da: { $date }
web-me-record = vinte { $won } su { $played }
web-me-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
web-me-rating = { $rating } ± { $deviation }
web-me-place = { $place }º posto
web-me-others-out = Tutti gli altri dispositivi saranno disconnessi.
web-me-remove-password = Rimuovi la password
web-me-recover-line = Così si consumano, e ne ricevi di nuove. La vecchia password non varrà più, e gli altri dispositivi saranno disconnessi.
web-me-no-passkeys = Anche le mie passkey non valgano più: qualcun altro potrebbe averne una.
web-me-continue-as = In questo browser diventi { $name }.
web-me-continue-mine = In questo browser sei già { $name }.
web-me-continue-move = { $tables ->
    [one] Il mio posto a 1 tavolo di questo browser viene con me.
   *[other] I miei posti a { $tables } tavoli di questo browser vengono con me.
}
web-me-continue-apart = Altrimenti ciò che giochi qui resta indietro, e nessuno potrà tornarci.
web-prove-title = Dimostra che sei tu
web-prove-line = Questo cambia a chi appartiene il tuo nome. Per cinque minuti non te lo chiederemo più.
web-prove-passkey = Usa una passkey
web-prove-go = Continua
web-prove-not = Annulla
web-prove-words-line = Così si consumano, e ne ricevi di nuove. Gli altri dispositivi saranno disconnessi.
