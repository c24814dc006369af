### The guide to a first game of ZhanGuo, in Italian. See the English file.

guide-zhanguo-chapter-empire = L'impero
guide-zhanguo-chapter-cards = Carte sulla plancia
guide-zhanguo-chapter-court = La corte
guide-zhanguo-chapter-workers = Funzionari e lavoratori
guide-zhanguo-chapter-rewards = Le ricompense

guide-zhanguo-welcome = Cinque regioni, un impero
guide-zhanguo-welcome-text = Unisci gli stati conquistati per il primo imperatore: cinque round di sei carte. Il primo lo giochiamo insieme. Vince chi ha più punti vittoria.
guide-zhanguo-points = Da dove vengono i punti
guide-zhanguo-points-text = Alla fine danno punti i governatori di chi ne ha di più in una regione, i muri, le missioni e i segnalini. I palazzi subito: 1 per ogni carta sulla plancia.
guide-zhanguo-board = La tua plancia
guide-zhanguo-board-text = Ognuna delle tue cinque regioni accoglie fino a tre carte. I funzionari di tre colori nell'area dei governatori (a sinistra) possono diventare governatore, quelli nell'area dei lavoratori (a destra) assumono lavoratori.
guide-zhanguo-hand = Sei carte
guide-zhanguo-hand-text = Ogni carta ha due usi: in una regione della tua plancia, o a corte per un'azione. A corte conta il numero, sulla plancia l'abilità.

guide-zhanguo-card = Prima le carte per la plancia
guide-zhanguo-card-text = Una carta sulla plancia dà il suo bonus quando fai la sua azione a corte. Le carte giocate presto rendono spesso: comincia con tre o quattro.
guide-zhanguo-card-do = La nostra proposta: carta { $number }, nella regione 1.
guide-zhanguo-unify = Unificazione
guide-zhanguo-unify-text = In una regione le carte danno 1, 2 e 3 segnalini. La seconda alza il malcontento di 1, la terza di 2; al massimo blocca le carte.
guide-zhanguo-unify-do = La nostra proposta: regione 1, con i funzionari.
guide-zhanguo-markers = Segnalini
guide-zhanguo-markers-text = { $number ->
    [one] Prendi 1 segnalino
   *[other] Prendi { $number } segnalini
}: { $aspect }. Chi alla fine del round ha i segnalini di maggior valore in un aspetto è il primo a cui se ne offre la ricompensa.
guide-zhanguo-more = Un'altra carta per la plancia
guide-zhanguo-more-text = { $laid ->
    [one] Sulla plancia hai 1 carta;
   *[other] Sulla plancia hai { $laid } carte;
} tre sono un buon inizio. Scegli abilità che attiverai presto: con un governatore, reclutando o assumendo.
guide-zhanguo-more-do = La nostra proposta: carta { $number }, nella regione { $region }.
guide-zhanguo-where = Quale regione?
guide-zhanguo-where-text = In una regione senza carte il malcontento non sale, e la carta dà 1 segnalino. In una con carte ne dà di più, ma il malcontento sale.
guide-zhanguo-where-do = La nostra proposta: regione { $region }; decidi tu.

guide-zhanguo-court = Ora la corte
guide-zhanguo-court-text = { $last ->
    [0] La prima carta attiva ogni carta adatta sulla tua plancia. Le altre si confrontano con lei: più basse per reclutare e insediare, più alte per assumere e costruire.
   *[other] Una carta più bassa di { $last } attiva anche le carte adatte sulla tua plancia quando recluti o insedi un governatore; una più alta, quando assumi o costruisci.
}
guide-zhanguo-court-do = La nostra proposta: carta { $number }.
guide-zhanguo-recruit = Prima un funzionario
guide-zhanguo-recruit-text = Un governatore costa un funzionario rosso, uno bianco e uno grigio di un'area dei governatori. Ti manca un colore: reclutalo lì.
guide-zhanguo-recruit-do = La nostra proposta: a corte, per un funzionario.
guide-zhanguo-lower = Tre colori
guide-zhanguo-lower-text = Un funzionario rosso, uno bianco e uno grigio sono insieme: è ora di un governatore. { $fits ->
    [no] Sotto { $last } non hai carte: nessuna si attiva, ma il governatore arriva.
   *[other] Una carta sotto { $last } attiva anche le tue carte.
}
guide-zhanguo-lower-do = La nostra proposta: carta { $number }.
guide-zhanguo-action = Un governatore
guide-zhanguo-action-text = Un funzionario rosso, uno bianco e uno grigio in un'area dei governatori: proprio il prezzo di un governatore. Prende una casella bonus e toglie lì tutto il malcontento.
guide-zhanguo-action-do = La nostra proposta: un governatore.
guide-zhanguo-governor = Il tuo governatore
guide-zhanguo-governor-text = I funzionari tornano nella riserva. Alla fine chi ha più governatori in una regione riceve 9 punti e 3 per ognuno; in parità i punti si dividono.
guide-zhanguo-governor-do = Scegli la regione.
guide-zhanguo-square = Una casella bonus
guide-zhanguo-square-text = Chi prima arriva meglio alloggia: { $pick ->
    [vp] prendi fino a { $moves } punti movimento, { $points } punti vittoria, o un nuovo funzionario.
    [official] qui i punti sono già presi. { $idle ->
        [0] Non hai funzionari da spostare, ma uno nuovo serve sempre.
       *[other] Un nuovo funzionario avvicina il prossimo governatore.
    }
   *[move] le altre caselle sono prese o non servono. Sposta funzionari, fino a { $moves } punti.
}
guide-zhanguo-square-do = { $pick ->
    [vp] I punti sono una scelta sicura.
    [official] La nostra proposta: il funzionario.
   *[move] La nostra proposta: i punti movimento.
}
guide-zhanguo-official = Un nuovo funzionario
guide-zhanguo-official-text = Un nuovo funzionario va nell'area dei governatori di una regione qualsiasi. Rosso, bianco e grigio insieme fanno un governatore; nell'area dei lavoratori, li assume.
guide-zhanguo-official-do = Scegli un colore e una regione.
guide-zhanguo-ability = Le tue carte si attivano
guide-zhanguo-ability-text = Il numero va bene: ogni carta della plancia con questa azione può dare il suo bonus, nell'ordine che vuoi; non dove il malcontento è al massimo.
guide-zhanguo-ability-do = Usa una carta, o scegli «Nient'altro».
guide-zhanguo-marker = Quale segnalino?
guide-zhanguo-marker-text = Prendi l'aspetto in cui uno in più ti porta in testa in questo round, o di cui vuoi la ricompensa. I segnalini che restano contano in ogni round e alla fine.
guide-zhanguo-marker-do = Scegli un aspetto.
guide-zhanguo-missions = Missioni
guide-zhanguo-missions-text = Le missioni chiedono governatori, palazzi o muri in certi luoghi. Il primo riceve di più. Alla fine i punti in una colonna si moltiplicano per i tuoi dischi lì.

guide-zhanguo-shift = Un passaggio gratuito
guide-zhanguo-shift-text = Palazzi e muri li costruiscono i lavoratori, assunti dai funzionari. Nel tuo turno un funzionario può passare gratis nell'area dei lavoratori della sua regione; tornare costa movimento.
guide-zhanguo-shift-do = Trascinalo nel riquadro a destra.
guide-zhanguo-higher = Ora un numero alto
guide-zhanguo-higher-text = Un funzionario nell'area dei lavoratori può assumerne. { $last ->
    [0] Qualsiasi numero attiva le carte.
   *[other] Un numero sopra { $last } attiva le tue carte; con un altro ricevi comunque i lavoratori.
}
guide-zhanguo-higher-do = La nostra proposta: carta { $number }.
guide-zhanguo-hire = Assumi lavoratori
guide-zhanguo-hire-text = Ricevi un lavoratore per ogni funzionario nell'area dei lavoratori di una regione. Il malcontento lì sale solo di 1: due funzionari sono meglio di uno.
guide-zhanguo-hire-do = La nostra proposta: a corte, per i lavoratori.
guide-zhanguo-move = Movimento
guide-zhanguo-move-text = Ogni punto porta un funzionario nella stessa area di una regione adiacente, o di nuovo nell'area dei governatori. I punti non spesi vanno persi.
guide-zhanguo-move-do = Sposta un funzionario, o scegli «Nient'altro».
guide-zhanguo-build = Costruire
guide-zhanguo-build-text = Un palazzo costa due lavoratori della sua regione e uno di un'altra. Un muro costa un lavoratore per linea, di regioni diverse.
guide-zhanguo-build-do = Scegli il posto e chi costruisce.
guide-zhanguo-free = Ora tocca a te
guide-zhanguo-free-text = Hai visto i due usi di una carta. Attenzione al numero a corte, ai segnalini dell'avversario e al malcontento delle tue regioni.
guide-zhanguo-free-do = Gioca le carte che restano.

guide-zhanguo-rewards = Ricompense dell'unificazione
guide-zhanguo-rewards-text = Ora ogni aspetto offre la ricompensa di questo round, per prima la scrittura. Chi ha i segnalini di maggior valore può restituirli tutti per prenderla, o passare; allora decide il prossimo.
guide-zhanguo-reward = Una ricompensa per te?
guide-zhanguo-reward-text = { $why ->
    [most] I tuoi segnalini hanno il valore più alto ({ $aspect }: { $value }).
    [tie] Sei in parità per il valore più alto ({ $aspect }: { $value }); decide il tracciato delle ricompense.
   *[fewer] Chi ha di più ({ $aspect }) ha passato, perciò decidi tu.
} Ricompensa: { $reward }, per tutti. Se li tieni, contano più tardi.
guide-zhanguo-reward-do = { $rounds ->
    [0] Accetta o passa.
    [one] Accetta o passa. Serve ancora per un round.
   *[other] Accetta o passa. Serve ancora per { $rounds } round.
}
guide-zhanguo-outlook = Se finisse ora
guide-zhanguo-outlook-text = La coppa di ogni giocatore aggiunge quanto darebbero ora governatori, segnalini, missioni e muri. Cambia di colpo con il primato in una regione o i segnalini restituiti.
guide-zhanguo-next = Il round successivo
guide-zhanguo-next-text = Tutti hanno sei carte nuove. Comincia chi è in cima al tracciato delle ricompense; più su sta chi non ne ha prese. Carte, funzionari, malcontento e ultimo numero restano.
guide-zhanguo-end = Sai come funziona un round
guide-zhanguo-end-text = { $rounds ->
    [one] Resta un round.
   *[other] Restano { $rounds } round.
} Attiva spesso le tue carte, ma non a ogni costo. Prima di costruire guarda le missioni: una colonna per volta. Buona fortuna!
