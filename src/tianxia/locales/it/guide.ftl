### The guides to a first game, in Italian. See the English file.

guide-name = Guida
guide-step = { $number } di { $total }
guide-skip = Salta la guida
guide-skip-key = Salta la guida (Esc)
guide-resume = Riprendi la guida
guide-whole = Tutto il testo
guide-back = Indietro
guide-next = Avanti
guide-choose = Scegli per me
guide-play-on = Continua a giocare
guide-rules = Regole:
guide-between = Continua
guide-between-text = La guida si rifà viva quando arriva qualcosa di nuovo.

## Sun Tzu

guide-sun_tzu-welcome = Cinque province, due condottieri
guide-sun_tzu-welcome-text = Tu sei Sun Tzu, in blu; un bot guida Re Shao, in rosso. In ogni round entrambi date ordini segreti per tutte e cinque le province, poi si combatte. Giochiamo insieme tre round, fino al primo punteggio.
guide-sun_tzu-rope = Un segnalino, due estremità
guide-sun_tzu-rope-text = Il punteggio è un tiro alla fune. Dopo i round 3, 6 e 9 si contano le province, e il segnalino si sposta della differenza verso chi ha più punti. Se arriva alla tua estremità, hai vinto subito.
guide-sun_tzu-general = Scegli il generale
guide-sun_tzu-general-text = Di questi cinque ne tieni uno in segreto e lo usi una volta. L'Avanguardia fa tutto da sé: prima del primo round sposta il segnalino di 1 passo dalla tua parte. L'avversario sceglie nello stesso momento.
guide-sun_tzu-general-do = Tieni un generale. Per la prima partita va bene l'Avanguardia; poi premi il pulsante che invia la scelta.
guide-sun_tzu-window = Un momento per i generali
guide-sun_tzu-window-text = In momenti come questo puoi usare il generale, o acquistare un'armata dai rinforzi con una carta della mano. Di solito conviene aspettare un'occasione migliore.
guide-sun_tzu-window-do = Per ora passa. Un pulsante del pannello passa per tutto il round, così non te lo si chiede più.
guide-sun_tzu-reveal = Le carte sono scoperte
guide-sun_tzu-reveal-text = Il tuo generale può ancora cambiare questa battaglia. Agisce una volta in tutta la partita: spendilo solo se ne vale la pena.
guide-sun_tzu-reveal-do = Usa il generale o passa.
guide-sun_tzu-source = La scorta non basta
guide-sun_tzu-source-text = Devi piazzare più armate di quante ne hai nella scorta. Puoi acquistarne dai rinforzi con delle carte; le altre vengono dalle tue province, prima da quelle vicine.
guide-sun_tzu-source-do = Scegli da dove viene la prossima armata.
guide-sun_tzu-price = Il costo della tua carta
guide-sun_tzu-price-text = { $armies ->
    [one] Il { $card } si paga, che tu vinca o perda: 1 tua armata va nei rinforzi.
   *[other] Il { $card } si paga, che tu vinca o perda: { $armies } tue armate vanno nei rinforzi.
} Puoi prenderla dalla scorta o da una tua provincia qualsiasi. Le armate dei rinforzi si riacquistano con le carte.
guide-sun_tzu-price-do = Scegli da dove prendere l'armata.
guide-sun_tzu-plate = Quanto vale una provincia
guide-sun_tzu-plate-text = Ogni targa mostra tre numeri: i punti per chi tiene la provincia dopo i round 3, 6 e 9. Una provincia è di chi vi ha armate, mai di entrambi. All'inizio non sono di nessuno.
guide-sun_tzu-hand = La tua mano
guide-sun_tzu-hand-text = Le carte con cornice, da 1 a 6, tornano dopo ogni round. Tutte le altre, da 7 a 10 e quelle speciali, si usano una volta sola. Giocale dove conta.
guide-sun_tzu-specials = Carte speciali
guide-sun_tzu-specials-text = Un +1, +2 o +3 è sempre di tanto più forte della carta avversaria, un −1 è più debole di 1. Una pestilenza annulla la battaglia e rimanda a casa metà delle armate. L'1 è debole, ma ti fa pescare di più.
guide-sun_tzu-first = Il primo ordine
guide-sun_tzu-first-text = Vince la carta più alta, e la differenza dice quante armate si muovono. Metti dunque la forza dove sono i punti. Scegli una carta, poi una provincia, o trascina lì la carta.
guide-sun_tzu-first-do = Posa una carta qualsiasi dove vuoi. La nostra proposta: { $card }, { $province }.
guide-sun_tzu-others = Gli altri ordini
guide-sun_tzu-others-text = Non si vince dappertutto: una carta bassa cede una provincia a poco prezzo e ne risparmia una forte. Attenzione al 6: è forte e torna, ma in ogni provincia agisce una volta sola. Toccando una carta posata la riprendi.
guide-sun_tzu-others-do = { $left ->
    [one] Resta una provincia. La nostra proposta: { $card }, { $province }.
   *[other] Restano { $left } province. La proposta per ora: { $card }, { $province }.
}
guide-sun_tzu-ready = Ci sono tutti e cinque
guide-sun_tzu-ready-text = Prima della battaglia nessuno vede i tuoi ordini. Puoi ancora cambiarli; quando entrambe le fazioni sono pronte, restano come sono.
guide-sun_tzu-ready-do = Conferma gli ordini.
guide-sun_tzu-battle = Una battaglia
guide-sun_tzu-battle-text = { $result ->
    [won] { $province }: la tua carta è { $card }, quella di Re Shao { $theirs }. Vinci di { $margin }, perciò entrano fino a { $margin } tue armate. Se vi fossero stati nemici, avrebbero dovuto prima andarsene.
    [lost] { $province }: la tua carta è { $card }, quella di Re Shao { $theirs }. Re Shao vince di { $margin }, perciò entrano fino a { $margin } sue armate. Per prendere la provincia devi prima scacciarle.
    [plague] { $province }: c'è stata una pestilenza. Le carte { $card } e { $theirs } non hanno combattuto, e metà delle armate è tornata nella scorta.
   *[tie] { $province }: la tua carta è { $card }, quella di Re Shao { $theirs }. Parità, perciò nulla si muove.
} Nei primi tre round l'ordine è fisso: lo mostrano i numeretti sulle targhe.
guide-sun_tzu-armies = Dopo cinque battaglie
guide-sun_tzu-armies-text = Le tue province: { $mine }; di Re Shao: { $theirs }. Le nuove armate vengono dalla tua scorta, dove ne restano { $pool }. Se finisce, devono mandarle le tue province. I rinforzi si acquistano, un'armata per una carta.
guide-sun_tzu-draw = Nuove carte
guide-sun_tzu-draw-text = Alla fine del round peschi due carte, ne tieni una e metti l'altra in fondo al mazzo. Chi ha giocato l'1 ne pesca tre e ne tiene due.
guide-sun_tzu-draw-do = Scegli la carta che torna nel mazzo. Di solito la più bassa.
guide-sun_tzu-second = Round 2
guide-sun_tzu-second-text = Ora sulla mappa ci sono armate. Vincere in casa propria ne aggiunge. Vincere in casa altrui prima scaccia le sue, e solo il resto dello scarto entra. Una vittoria di misura difende, ma non conquista.
guide-sun_tzu-second-do = Posa di nuovo cinque ordini e conferma.
guide-sun_tzu-ghost = Se si contasse adesso
guide-sun_tzu-ghost-text = Prima di decidere guarda la fune: contando adesso avresti { $mine } e Re Shao { $theirs }. Il passo contornato mostra dove andrebbe il segnalino. Alla fine di questo round si conta.
guide-sun_tzu-third = Il round 3 conta
guide-sun_tzu-third-text = Dà punti solo ciò che tieni dopo l'ultima battaglia. Cerca la provincia che sposta l'equilibrio e gioca lì una carta forte. Le carte risparmiate troppo a lungo non vincono nulla.
guide-sun_tzu-third-do = Posa i tuoi cinque ordini e conferma.
guide-sun_tzu-scored = Il primo punteggio
guide-sun_tzu-scored-text = I tuoi punti: { $mine }; di Re Shao: { $theirs }; il segnalino si è spostato della differenza. Tutti gli indicatori mostrano ora il valore successivo: la mappa per cui combatti è cambiata.
guide-sun_tzu-picks = D'ora in poi qualcuno sceglie
guide-sun_tzu-picks-text = Dal round 4 la fazione con meno armate sulla mappa sceglie, una dopo l'altra, in quale provincia si combatte. È l'unico vantaggio di chi sta sotto.
guide-sun_tzu-end = Il gioco è tutto qui
guide-sun_tzu-end-text = Sai tutto ciò che serve: ordini, battaglie, carte, punteggio. Altri sei round decidono. Ogni volta che il gioco rifiuta qualcosa cita la regola, e tutte le regole sono a un clic. Buona fortuna!

## ZhanGuo

guide-zhanguo-welcome = Sette stati, un impero
guide-zhanguo-welcome-text = Servi il primo imperatore e porti gli stati conquistati sotto una sola legge. La partita ha cinque round; in ognuno giochi sei carte. Il primo lo giochiamo insieme. Vince chi ha più punti vittoria.
guide-zhanguo-points = Da dove vengono i punti
guide-zhanguo-points-text = Su questa mappa ci sono cinque regioni. Chi ha più governatori in una regione riceve alla fine molti punti. I palazzi pagano subito, secondo le carte sulla tua plancia. I muri pagano alla fine, ogni sezione a modo suo.
guide-zhanguo-board = La tua plancia
guide-zhanguo-board-text = Le stesse cinque regioni, viste dalla tua scrivania. Ognuna accoglie tre carte. Sotto stanno i funzionari, i cubi: più in alto chi diventerà governatore, più in basso chi trova lavoratori. In cima c'è il malcontento.
guide-zhanguo-hand = Sei carte
guide-zhanguo-hand-text = Ogni carta si usa in due modi: in una regione della tua plancia, o alla corte per un'azione. Alla corte conta il numero; il testo agisce solo finché la carta è sulla tua plancia.
guide-zhanguo-card = Prima una carta per la plancia
guide-zhanguo-card-text = Una carta sulla plancia dice: quando fai questa azione alla corte, ricevi questo bonus. Le prime carte rendono più volte: comincia con una la cui azione farai presto.
guide-zhanguo-card-do = Scegli una carta. La nostra proposta: { $number }.
guide-zhanguo-unify = Unificazione
guide-zhanguo-unify-text = In una regione la prima carta dà 1 segnalino del suo colore, la seconda 2 e la terza 3. Ma la seconda e la terza alzano anche il malcontento, e dove è al massimo le carte tacciono.
guide-zhanguo-unify-do = Metti la carta in una regione. La regione 1, dove sono i tuoi funzionari, va bene.
guide-zhanguo-markers = Segnalini
guide-zhanguo-markers-text = { $number ->
    [one] Hai 1 segnalino
   *[other] Hai { $number } segnalini
}: { $aspect }. Gli aspetti sono tre: scrittura, moneta e legge. A chi alla fine del round ne ha di più in uno si offre per primo la sua ricompensa.
guide-zhanguo-court = Ora la corte
guide-zhanguo-court-text = Qui conta il numero. Perché reclutare o insediare un governatore svegli le tue carte, gioca un numero più basso dell'ultimo. Per lavoratori, palazzi e muri dev'essere più alto. L'azione in sé riesce sempre.
guide-zhanguo-court-do = Scegli una carta per la corte, bassa se puoi. La nostra proposta: { $number }.
guide-zhanguo-action = Sei azioni
guide-zhanguo-action-text = Nella regione 1 hai un funzionario rosso, uno bianco e uno grigio: proprio il prezzo di un governatore. Prende una casella bonus e calma il malcontento della regione. Se preferisci tenere i funzionari, reclutane un altro.
guide-zhanguo-action-do = Gioca la carta alla corte e scegli un'azione. La nostra proposta: un governatore.
guide-zhanguo-governor = Il tuo governatore
guide-zhanguo-governor-text = Tre funzionari di colori diversi se ne vanno e arriva un governatore. Alla fine chi ne ha di più in una regione riceve 9 punti e altri 3 per ognuno di essi.
guide-zhanguo-governor-do = Scegli la regione.
guide-zhanguo-square = Una casella bonus
guide-zhanguo-square-text = Ogni regione ha tre caselle: movimenti per i funzionari, punti, o un nuovo funzionario. Chi prima arriva: una casella presa non torna.
guide-zhanguo-square-do = Scegli una casella. Con i punti non si sbaglia mai.
guide-zhanguo-official = Un nuovo funzionario
guide-zhanguo-official-text = I funzionari arrivano nell'area superiore di una regione qualsiasi. Tre colori in una regione fanno il prossimo governatore; due nell'area inferiore trovano lavoratori.
guide-zhanguo-official-do = Scegli un colore e una regione.
guide-zhanguo-ability = Le tue carte si svegliano
guide-zhanguo-ability-text = Il numero era giusto: ogni carta della plancia con questa azione può dare il suo bonus, nell'ordine che vuoi. Quelle in una regione con il malcontento al massimo tacciono.
guide-zhanguo-ability-do = Usa una carta, o di' che basta.
guide-zhanguo-missions = Missioni
guide-zhanguo-missions-text = Sei missioni chiedono governatori, palazzi o muri in certi luoghi. Chi arriva primo riceve di più, e i dischi di una colonna si moltiplicano tra loro. Il gioco le reclama per te.
guide-zhanguo-workers = Chi costruisce?
guide-zhanguo-workers-text = Palazzi e muri li costruiscono i lavoratori, e a trovarli sono i funzionari. I tuoi sono tornati a casa: prima ne serve uno nuovo. Reclutare vuole di nuovo un numero basso, se deve svegliare una tua carta.
guide-zhanguo-workers-do = Scegli una carta per reclutare. La nostra proposta: { $number }.
guide-zhanguo-recruit = Reclutare
guide-zhanguo-recruit-text = Il nuovo funzionario arriva nell'area superiore di una regione a scelta. Puoi anche mettere la carta accanto alla prima sulla plancia: due segnalini invece di uno, ma anche 1 malcontento.
guide-zhanguo-recruit-do = La nostra proposta: alla corte, per un funzionario.
guide-zhanguo-shift = Un passo in basso, gratis
guide-zhanguo-shift-text = Nel tuo turno un funzionario può scendere dall'area superiore a quella inferiore della sua regione, dove trova lavoratori. Non costa nulla, né una carta né il turno. Solo la via del ritorno costa movimento.
guide-zhanguo-shift-do = Fai scendere un funzionario: trascinalo, o sceglilo nel pannello sotto le carte.
guide-zhanguo-higher = Ora un numero alto
guide-zhanguo-higher-text = Un funzionario è al lavoro, perciò puoi assumere. Assumere, palazzi e muri vogliono un numero più alto dell'ultimo della corte. L'azione riesce comunque; solo le tue carte tacerebbero.
guide-zhanguo-higher-do = Scegli una carta per assumere. La nostra proposta: { $number }.
guide-zhanguo-hire = Assumi lavoratori
guide-zhanguo-hire-text = Ricevi un lavoratore per ogni funzionario nell'area inferiore di una regione, e il malcontento lì sale di 1, quanti che siano. Due funzionari sono dunque meglio di uno.
guide-zhanguo-hire-do = La nostra proposta: alla corte, per i lavoratori.
guide-zhanguo-move = Movimento
guide-zhanguo-move-text = Ogni punto porta un funzionario nella regione vicina, o dall'area inferiore a quella superiore. I punti non spesi vanno persi.
guide-zhanguo-move-do = Sposta un funzionario, o di' che basta.
guide-zhanguo-build = Costruire
guide-zhanguo-build-text = Un palazzo costa due lavoratori della sua regione e uno di un'altra, e dà un punto per ogni carta sulla tua plancia. Un muro costa, per ogni linea dello spazio, un lavoratore di una regione diversa.
guide-zhanguo-build-do = Scegli il posto e chi costruisce.
guide-zhanguo-free = Ora tocca a te
guide-zhanguo-free-text = Hai visto i due usi di una carta. Gioca il resto della mano come vuoi: attenzione al numero della corte, ai segnalini dell'avversario e al malcontento delle tue regioni.
guide-zhanguo-free-do = Gioca le carte che restano.
guide-zhanguo-rewards = Ricompense di unificazione
guide-zhanguo-rewards-text = Le sei carte sono giocate. Ora ogni aspetto offre la ricompensa di questo round, per prima la scrittura. Chi ha più segnalini può prenderla e restituirli, o passare e tenerli per dopo.
guide-zhanguo-reward = Una ricompensa per te?
guide-zhanguo-reward-text = Hai più segnalini di tutti ({ $aspect }), perciò decidi prima degli altri. La ricompensa: { $reward }. Costa tutti i tuoi segnalini di questo aspetto. Se li tieni contano nei prossimi round, e alla fine danno punti a chi ne ha di più.
guide-zhanguo-reward-do = Accetta o passa. Una ricompensa presa ora rende per quattro round.
guide-zhanguo-next = Il round successivo
guide-zhanguo-next-text = Tutti hanno sei carte nuove. Chi non ha preso ricompense resta in cima al tracciato e comincia. Carte, funzionari e malcontento restano dove sono; anche la corte, con il suo ultimo numero.
guide-zhanguo-end = Ancora quattro round
guide-zhanguo-end-text = Sai come va un round: carte alla plancia o alla corte, numeri che le svegliano, ricompense alla fine. Punta su due o tre regioni e qualche missione. Ogni rifiuto cita la sua regola. Buona fortuna!

## The Great Wall

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
