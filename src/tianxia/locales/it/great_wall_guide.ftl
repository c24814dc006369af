### The guide to a first game of The Great Wall, in Italian. See the English file.

guide-great_wall-welcome = Difendi le mura
guide-great_wall-welcome-text = Dalla steppa in alto arrivano le orde, la città in basso lavora alla difesa. In inverno ognuna delle tre sezioni subisce l'assalto: se la difesa è minore del potere delle sue orde, si apre una breccia. Le difendi con due bot, e con loro gareggi per l'onore.
guide-great_wall-honor = Onore e Onta
guide-great_wall-honor-text = Vince chi ha più onore. Si ottiene costruendo, combattendo e donando. L'Onta viene dalle brecce e dal lavorare da soli; alla fine ogni tassello sotto un soldato costa 5 punti onore.
guide-great_wall-general = Il tuo generale
guide-great_wall-general-text = Il generale ti dà risorse all'inizio e un'abilità per tutta la partita. Le parti con l'icona del supporto crescono con ogni consigliere che lo sostiene. Tutti scelgono in segreto.
guide-great_wall-general-do = Tieni uno dei due. Per la prima partita vanno bene entrambi.
guide-great_wall-advisors = Due consiglieri
guide-great_wall-advisors-text = Uno diventa attivo: da ora agisce la sua abilità. L'altro dà supporto al generale e ne rafforza l'abilità.
guide-great_wall-advisors-do = Scegli chi sarà attivo.
guide-great_wall-stock = Ciò che è tuo
guide-great_wall-stock-text = Legno, pietra, oro e qi stanno dietro il tuo schermo; gli altri non li vedono. Accanto ci sono i commessi, che lavorano in città, e i soldati: lancieri, arcieri e cavalleggeri, da reclutare prima.
guide-great_wall-city = La città
guide-great_wall-city-text = Qui lavorano i commessi. Un luogo con un numero fisso di spazi si risolve solo quando sono tutti occupati, da chiunque. Ai luoghi speciali, come il quartiere dei costruttori, basta un commesso. Poi i commessi tornano a casa.
guide-great_wall-horde = Un'orda
guide-great_wall-horde-text = I quadrati sono i suoi punti vitali. Li coprono soldati e ferite; quando sono tutti coperti l'orda è sconfitta, e chi ne copre di più prende il trofeo. I lancieri attaccano solo la prima fila e ricevono ciò che è sul punto.
guide-great_wall-command = Il comando di quest'anno
guide-great_wall-command-text = Ogni anno tutti giocano in segreto una carta Comando. Dice quanti commessi muovi e che altro puoi fare; quasi tutte fanno muovere anche gli altri. Dispotismo è un buon inizio: può risolvere un luogo non ancora pieno.
guide-great_wall-command-do = Scegli una carta e sigillala. La nostra proposta: Dispotismo.
guide-great_wall-space = Quando agisci?
guide-great_wall-space-text = Le carte si risolvono a partire dallo spazio 1. Presto scegli prima degli altri; tardi trovi luoghi che loro hanno quasi riempito. Chi mette la carta per primo lo dice l'ordine di tè.
guide-great_wall-space-do = Metti la carta su uno spazio libero.
guide-great_wall-clerk = Manda un commesso
guide-great_wall-clerk-text = I commessi vanno dalla riserva, o da un altro luogo, in qualsiasi luogo con uno spazio libero. Un buon posto è dove ci sono già altri: si riempie prima, e nessuno resta solo.
guide-great_wall-clerk-do = Scegli un commesso e un luogo, o di' che basta.
guide-great_wall-clerks = Non da soli
guide-great_wall-clerks-text = Dove c'è l'icona dell'Onta, chi è solo quando il luogo si risolve riceve un tassello Onta. In compagnia non succede nulla. Un luogo pieno trattiene i commessi finché non si è risolto.
guide-great_wall-clerks-do = Muovi il prossimo commesso; un luogo riempito si risolve.
guide-great_wall-barracks = Alla caserma
guide-great_wall-barracks-text = Questo è il tuo turno. Piazzati i commessi, Dispotismo può risolvere un luogo in anticipo. Con due commessi nella caserma recluti due soldati, che possono attaccare subito.
guide-great_wall-barracks-do = La nostra proposta: due commessi alla caserma. Poi di' che basta.
guide-great_wall-activated = Un luogo si risolve
guide-great_wall-activated-text = Si è risolto un luogo, { $location }: chi vi aveva commessi li ha usati, in ordine di tè. In un luogo di produzione ogni commesso dà una risorsa e un sorvegliante aggiunge il suo livello. Poi i commessi sono tornati a casa.
guide-great_wall-advance = Prima che sia pieno
guide-great_wall-advance-text = Un'attivazione avanzata risolve un luogo anche con spazi liberi, e nessuno riceve Onta per essere solo. Ne approfitta chiunque vi abbia commessi: scegli quello dove ne hai di più.
guide-great_wall-advance-do = Scegli un luogo, o rinuncia.
guide-great_wall-location = Più d'uno è pronto
guide-great_wall-location-text = È il tuo turno, perciò dici tu quale luogo si risolve ora. Prima le risorse, poi ciò per cui le spendi.
guide-great_wall-location-do = Scegli il prossimo luogo.
guide-great_wall-overseer = Un sorvegliante
guide-great_wall-overseer-text = Un soldato che diventa sorvegliante resta qui per sempre: aggiunge a ogni raccolto e paga di nuovo ogni estate. Prima arriva, più rende. In seguito può salire fino al livello 3.
guide-great_wall-overseer-do = Paga il sorvegliante, se puoi, o rinuncia.
guide-great_wall-donate = Un dono
guide-great_wall-donate-text = Una delle risorse appena raccolte va nel magazzino comune, per 2 punti onore. Chi costruisce deve usare prima il magazzino: così aiuti anche le mura.
guide-great_wall-donate-do = Dona, o tieni la risorsa.
guide-great_wall-recruit = Soldati
guide-great_wall-recruit-text = Ogni commesso nella caserma ne recluta uno. I lancieri costano poco; gli arcieri restano sulle mura e tirano ogni inverno; un cavalleggero copre due punti in qualsiasi fila.
guide-great_wall-recruit-do = Nomina le reclute; le paghi tutte insieme.
guide-great_wall-attack = All'attacco
guide-great_wall-attack-text = Un soldato su un punto dà ciò che vi è stampato e una parte nel trofeo. Quando l'orda cade, chi vi ha soldati ottiene onore, ma alcuni di loro muoiono.
guide-great_wall-attack-do = Scegli un punto, o una zona di riposo dove aspettare.
guide-great_wall-build = I costruttori
guide-great_wall-build-text = Una barricata costa 2, dà 2 punti onore e 2 di difesa, e dopo l'inverno sparisce. Un livello di mura costa 5, 10 o 15, dà altrettanto onore e resta.
guide-great_wall-build-do = Scegli che cosa costruire, una cosa per commesso.
guide-great_wall-hire = L'Ambasciata
guide-great_wall-hire-text = Più commessi, più lavoro; più consiglieri, un generale più forte. Un commesso costa 2 ori, un consigliere tanto oro quanti consiglieri avrai allora.
guide-great_wall-hire-do = Assumi qualcuno, o rinuncia.
guide-great_wall-pay = Pagare
guide-great_wall-pay-text = Dove un prezzo si paga a piacere, scegli un tipo e quante risorse; il resto viene dagli altri tipi. Tieni ciò che ti servirà presto.
guide-great_wall-pay-do = Scegli con che cosa paghi.
guide-great_wall-tactic = C'è una carta Tattica adatta
guide-great_wall-tactic-text = Le carte Tattica si giocano nel momento che nominano. L'effetto in alto è gratis; pagando qi ottieni quello più forte. In ogni momento del genere puoi giocarne una.
guide-great_wall-tactic-do = Gioca una carta, o nessuna.
guide-great_wall-shame = Onta
guide-great_wall-shame-text = Il tassello va sotto un soldato della riserva, che allora non serve più, o su un trofeo, che allora non dà onore. In estate il qi lo toglie.
guide-great_wall-shame-do = Scegli dove metterlo. Un lanciere manca di meno.
guide-great_wall-winter = Inverno
guide-great_wall-winter-text = Finite le carte Comando arriva l'inverno. Ogni arciere sulle mura tira una volta. Poi le orde assaltano, sezione per sezione: il loro potere contro il livello delle mura e le barricate.
guide-great_wall-assault = Come hanno retto le mura
guide-great_wall-assault-text = { $breached ->
    [0] Tutte le sezioni hanno retto: nessuna Onta per nessuno.
    [one] In { $breached } sezione si è aperta una breccia. Per ogni orda di lì, chi non vi aveva un soldato ha preso Onta.
   *[other] In { $breached } sezioni si è aperta una breccia. Per ogni orda di lì, chi non vi aveva un soldato ha preso Onta.
} Le barricate non ci sono più, restano solo le mura. Un soldato su ogni orda ti risparmia l'Onta.
guide-great_wall-spring = Primavera
guide-great_wall-spring-text = Un nuovo anno: { $number ->
    [one] è arrivata 1 nuova orda
   *[other] sono arrivate { $number } nuove orde
}. Il retro della prossima carta mostra dove starà quella dopo, e i consiglieri da assumere sono cambiati.
guide-great_wall-summer = Estate
guide-great_wall-summer-text = I sorveglianti danno il loro reddito. Poi si possono restituire tasselli Onta alla banca, per 2 qi ciascuno, e le carte Comando lasciano il tracciato.
guide-great_wall-recall = Carte o onore
guide-great_wall-recall-text = Riprendi tutte le carte Comando giocate, o ottieni 2 punti onore per ognuna e lasciale lì. Con molte carte in mano è meglio l'onore. «Tradimento» non torna mai.
guide-great_wall-recall-do = Ora prendi l'onore; hai ancora cinque carte.
guide-great_wall-end = Hai visto un anno
guide-great_wall-end-text = L'autunno ricomincia: comando, commessi, luoghi, inverno. Costruisci mura, tieni un soldato sulle orde e lascia lavorare i sorveglianti. Ogni rifiuto cita la sua regola. Buona fortuna!
