### Il ritmo di un tavolo: gli orologi, cosa succede quando scadono, le vacanze. Argomenti: vedi platform.ftl.

pace-title = Ritmo
pace-none = Libero
pace-live = Dal vivo
pace-days = A giorni
pace-none-about = Ognuno può pensare quanto vuole.
pace-live-about = Ognuno ha { $minutes } min per tutta la partita, e ogni turno aggiunge { $seconds } s. Quando il tempo scade, muove un bot.
pace-days-about = { $days ->
    [one] Ognuno ha { $days } giorno per mossa. Quando scade, muove un bot.
   *[other] Ognuno ha { $days } giorni per mossa. Quando scadono, muove un bot.
}
pace-own = Valori propri
pace-minutes = Minuti
pace-seconds = Secondi aggiunti
pace-a-move = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}
pace-live-line = dal vivo, { $minutes } min + { $seconds } s
pace-left = { $time } rimasti
pace-time-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
pace-time-hours = { $hours } h
pace-time-minutes = { $minutes } min
pace-time-seconds = { $seconds } s
pace-clock = Orologio: { $time }
pace-mine-short = Ti restano { $time }.
pace-on-vacation = in vacanza fino al { $day }
pace-bot-plays = gioca un bot
pace-note-timeout = Tempo scaduto per { $name }: ha mosso un bot.
pace-note-away = Tempo scaduto di nuovo per { $name }: gioca un bot.
pace-note-back = { $name } è di nuovo qui.
pace-away = Tempo scaduto: un bot gioca per te.
pace-back = Sono di nuovo qui

pace-vacation = Vacanza
pace-vacation-line = Nelle partite a giorni i tuoi orologi stanno fermi mentre non ci sei. Gli altri al tavolo lo vedono.
pace-vacation-days = { $days ->
    [one] Quest'anno resta { $days } giorno.
   *[other] Quest'anno restano { $days } giorni.
}
pace-vacation-first = Primo giorno
pace-vacation-last = Ultimo giorno
pace-vacation-go = Vado in vacanza
pace-vacation-now = Non ci sei fino al { $last }.
pace-vacation-coming = Non ci sarai dal { $first } al { $last }.
pace-vacation-end = Finisci ora
pace-vacation-drop = Annulla
