### The guide to a first game of The Great Wall, in Italian. See the English file.

guide-great_wall-chapter-wall = Mura e città
guide-great_wall-chapter-command = Il tuo comando
guide-great_wall-chapter-clerks = Commessi al lavoro
guide-great_wall-chapter-soldiers = I soldati
guide-great_wall-chapter-winter = L'inverno
guide-great_wall-chapter-year = Un nuovo anno

guide-great_wall-welcome = Difendi le mura
guide-great_wall-welcome-text = In inverno le orde attaccano le tre sezioni delle mura. Dove la difesa è minore del loro potere offensivo si apre una breccia. Difendi con due bot, ma gareggi per l'onore.
guide-great_wall-honor = Onore e Onta
guide-great_wall-honor-text = Vince chi ha più onore: costruisci, combatti, dona. L'Onta viene dalle brecce e, in certi luoghi, dal lavorare da soli. Alla fine, sotto un soldato costa 5 punti onore.
guide-great_wall-general = Il tuo generale
guide-great_wall-general-text = Il generale dà risorse all'inizio e un'abilità per tutta la partita. Alcune abilità contano i tuoi consiglieri di supporto: più sono, meglio è.
guide-great_wall-general-do = Scegline uno e conferma. Vanno bene entrambi.
guide-great_wall-advisors = Due consiglieri
guide-great_wall-advisors-text = Uno diventa attivo: da ora agisce la sua abilità. L'altro dà supporto al generale e ne rafforza l'abilità.
guide-great_wall-advisors-do = Scegli il consigliere attivo e conferma.
guide-great_wall-stock = Ciò che è tuo
guide-great_wall-stock-text = I commessi lavorano in città. I soldati (lancieri, arcieri e cavalleggeri) vanno prima reclutati. Legno, pietra, oro e qi sono nascosti agli altri.
guide-great_wall-city = La città
guide-great_wall-city-text = Un luogo normale si attiva quando tutti i suoi spazi sono occupati, da chiunque. A quelli speciali, come il quartiere dei costruttori, basta un commesso. Poi i commessi tornano nella riserva.
guide-great_wall-horde = Un'orda
guide-great_wall-horde-text = Quando soldati e ferite coprono tutti i punti vitali, l'orda è sconfitta; la carta va a chi ne copre di più con i soldati. I lancieri attaccano solo l'orda accanto alle mura.

guide-great_wall-command = Il comando di quest'anno
guide-great_wall-command-text = Il primo anno comincia in autunno. Tutti giocano in segreto una carta Comando: commessi da muovere, e altro. Dispotismo può attivare un luogo non ancora pieno.
guide-great_wall-command-do = Scegli una carta. La nostra proposta: Dispotismo.
guide-great_wall-space = Quando agisci?
guide-great_wall-space-text = Le carte si mettono in ordine di tè e si risolvono dallo spazio 1. Presto scegli prima degli altri; tardi trovi luoghi che gli altri hanno quasi riempito.
guide-great_wall-space-do = Prendi uno spazio libero.

guide-great_wall-clerk = Manda un commesso
guide-great_wall-clerk-text = Muovi un commesso dalla riserva, o da un altro luogo, dove c'è posto. Conviene unirsi ad altri: il luogo si riempie prima, e non resti solo.
guide-great_wall-clerk-do = Trascina un commesso, o «Nient'altro».
guide-great_wall-clerks = Non da soli
guide-great_wall-clerks-text = In un luogo con l'icona dell'Onta, chi è solo riceve Onta quando si riempie e si attiva. Un luogo pieno trattiene i commessi fino ad allora.
guide-great_wall-clerks-do = Muovi il prossimo commesso.
guide-great_wall-barracks = Alla caserma
guide-great_wall-barracks-text = Piazzati i commessi, Dispotismo può attivare un luogo in anticipo. Due commessi nella caserma possono reclutare due soldati, che possono attaccare subito.
guide-great_wall-barracks-do = Due commessi alla caserma, poi «Nient'altro».
guide-great_wall-activated = Un luogo si attiva
guide-great_wall-activated-text = Si attiva un luogo, { $location }: chi vi ha commessi li usa, in ordine di tè. In produzione ogni commesso dà una risorsa e un sorvegliante aggiunge il suo livello. Poi i commessi tornano.
guide-great_wall-advance = Prima che sia pieno
guide-great_wall-advance-text = Un'attivazione avanzata ignora gli spazi liberi, e nessuno riceve Onta per essere solo. Ne approfitta chiunque vi abbia commessi: scegli dove ne hai di più.
guide-great_wall-advance-do = Scegli un luogo, o rinuncia.
guide-great_wall-location = Più d'uno è pronto
guide-great_wall-location-text = È il tuo turno, perciò dici tu quale luogo si attiva ora. Prima raccogli le risorse, poi spendile.
guide-great_wall-location-do = Scegli il prossimo luogo.
guide-great_wall-overseer = Un sorvegliante
guide-great_wall-overseer-text = Un soldato che diventa sorvegliante resta qui per sempre: più risorse quando qui raccolgono i tuoi commessi, e altre ogni estate. Prima arriva, più rende.
guide-great_wall-overseer-do = Paga, o rinuncia.
guide-great_wall-donate = Una donazione
guide-great_wall-donate-text = Dai una delle risorse appena raccolte al magazzino comune, per 2 punti onore. Chi costruisce deve usare prima il magazzino: così aiuti anche le mura.
guide-great_wall-donate-do = Dona, o rinuncia.
guide-great_wall-build = Il Quartiere dei costruttori
guide-great_wall-build-text = Costo di una barricata: { $barricade }. Dà 2 punti onore e 2 di difesa, e dopo l'inverno sparisce. Un livello di mura resta: 5, 10 o 15 punti onore. Prima paga il magazzino.
guide-great_wall-build-do = Costruisci, una cosa per commesso.
guide-great_wall-hire = L'Ambasciata dell'Imperatore
guide-great_wall-hire-text = Costo in oro: un commesso { $clerk }, il prossimo consigliere { $advisor }. Più commessi, più lavoro; più consiglieri, più possibilità.
guide-great_wall-hire-do = Assumi qualcuno, o rinuncia.
guide-great_wall-pay = Pagare
guide-great_wall-pay-text = Questo costo si paga in più modi. Scegli una risorsa e quanta ne paghi; il resto si paga con le altre. Tieni ciò che ti servirà presto.
guide-great_wall-pay-do = Scegli con che cosa paghi.

guide-great_wall-recruit = Soldati
guide-great_wall-recruit-text = Un soldato per commesso. Un lanciere attacca l'orda accanto alle mura. Un arciere ferisce un'orda qualsiasi della sezione e tira di nuovo in inverno. Un cavalleggero copre due punti.
guide-great_wall-recruit-do = { $asked ->
    [next_recruit] Scegli chi piazzare ora.
   *[recruit] Scegli le reclute, poi «Nient'altro».
}
guide-great_wall-attack = All'attacco
guide-great_wall-attack-text = Un punto vitale dà la sua ricompensa e conta per la carta Orda. Quando l'orda cade ottieni 2 punti onore, ma perdi { $lethality ->
    [one] 1 soldato, se non lo
   *[other] { $lethality } soldati, se non li
} salva il qi.
guide-great_wall-attack-do = { $soldier ->
    [horseman] Scegli due punti adiacenti, o il riposo.
   *[other] Scegli un punto, o il riposo.
}
guide-great_wall-tactic = Carte Tattica
guide-great_wall-tactic-text = Ogni carta Tattica indica il suo momento. L'effetto base è gratis; pagando qi ottieni quello potenziato. Una carta per evento, per esempio un attacco.
guide-great_wall-tactic-do = Gioca una carta, o nessuna.
guide-great_wall-shame = Onta
guide-great_wall-shame-text = Il tassello va sotto un soldato della riserva, che allora non si può usare, o su un'Orda presa, che allora non dà onore.
guide-great_wall-shame-do = Un lanciere è la perdita minore.

guide-great_wall-winter = L'inverno è finito
guide-great_wall-winter-text = Finite le carte Comando, ogni arciere sulle mura ha tirato una volta. Poi le orde sono andate all'assalto, sezione per sezione: il loro potere offensivo contro la difesa di mura e barricate.
guide-great_wall-assault = Come hanno retto le mura
guide-great_wall-assault-text = { $breached ->
    [0] Tutte le sezioni hanno retto: nessuna Onta per nessuno.
    [one] Breccia in 1 sezione: per ogni orda di lì, chi non vi aveva un soldato ha ricevuto Onta.
   *[other] Breccia in { $breached } sezioni: per ogni orda di lì, chi non vi aveva un soldato ha ricevuto Onta.
} Le barricate spariscono, le mura restano. Un soldato su ogni orda ti risparmia l'Onta.

guide-great_wall-spring = Primavera
guide-great_wall-spring-text = { $number ->
    [one] È arrivata 1 nuova orda
   *[other] Sono arrivate { $number } nuove orde
}. Prima si riempiono le sezioni senza orde; altrimenti la sezione è sul retro della prossima carta del mazzo. Ci sono due nuovi consiglieri.
guide-great_wall-summer = Estate
guide-great_wall-summer-text = I sorveglianti danno il loro reddito. Poi puoi scartare tasselli Onta, per 2 qi ciascuno, e le carte Comando lasciano il tracciato.
guide-great_wall-recall = Carte o onore
guide-great_wall-recall-text = Recupera tutte le carte Comando scartate, o ottieni 2 punti onore per ognuna e lasciale lì. Con molte carte in mano è meglio l'onore. Tradimento non torna mai.
guide-great_wall-recall-do = In mano: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
guide-great_wall-end = Hai giocato un anno intero
guide-great_wall-end-text = L'autunno ricomincia. Costruisci mura, tieni un soldato su ogni orda e metti al lavoro i sorveglianti. Se una mossa non è permessa, il gioco cita la regola. Buona fortuna!
