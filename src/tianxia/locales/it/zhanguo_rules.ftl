### The rules of ZhanGuo in Italian: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: marker = segnalino (unificazione); aspect = aspetto: writing = scrittura, currency = moneta, law = legge;
### cream, orange, brown = crema, arancione, marrone; official = funzionario; governor = governatore; worker =
### lavoratore; governors' area, workers' area = area dei governatori, area dei lavoratori; court = corte; unrest =
### malcontento; last space = ultimo spazio (del tracciato del malcontento); locked = bloccato; own supply = propria
### riserva; common supply = riserva comune; tie order = ordine di spareggio; ability = abilità; trigger = innesco;
### power = potere (della plancia); movement point = punto movimento; free shift = passaggio gratuito; bonus square =
### casella bonus; wall area, wall section = area di mura, sezione di mura; wall = muro; line = linea; disc = disco;
### reward track = tracciato delle ricompense; mission = missione; player board = plancia; circle, square, triangle,
### star = cerchio, quadrato, triangolo, stella.
###
### The marks at the end: "(Nostra decisione.)" is "(Our ruling.)", "(Nostra ricostruzione.)" is "(Our
### reconstruction.)", "(Discende dalle altre regole.)" is "(Follows from the other rules.)".

## Pieces and limits

ZG-A = Componenti e limiti
ZG-A1 = Il gioco è da 2 a 4 giocatori.
ZG-A2 = Ogni giocatore possiede 5 cubi malcontento, 5 funzionari rossi, 5 bianchi e 5 grigi, 8 dischi (1 per il tracciato delle ricompense, 1 per i punti vittoria, 6 per le missioni), 8 governatori, 6 palazzi e 5 muri, in blu, rosso, viola o giallo.
ZG-A3 = Tutti i componenti sono limitati e possono finire, tranne i lavoratori, per i quali i 40 gettoni non sono un limite; se un pacchetto personalizzato stampa altri numeri su carte o plance, valgono quelli al posto dei numeri di queste regole.
ZG-A4 = Per ogni aspetto la riserva contiene 12 segnalini di valore 1 in 4 giocatori, 9 in 3 e 6 in 2; accanto alla corte c'è 1 segnalino di valore 3 per ogni aspetto, con qualsiasi numero di giocatori.
ZG-A5 = Quello che i giocatori possiedono è visibile, tranne le carte in mano, delle quali tutti vedono l'aspetto, sul dorso, ma non il numero e l'abilità.
ZG-A6 = I punti vittoria stampati in rosso si ottengono subito, quelli stampati in nero alla fine della partita.
ZG-A7 = Si può scegliere solo un'azione che si può eseguire per intero, e poi la si deve eseguire.
ZG-A8 = Sono segreti i numeri e le abilità delle carte in mano, l'ordine dei mazzi e le scelte del draft finché non hanno scelto tutti; tutto il resto è pubblico, anche l'intera pila della corte, il numero di carte dei mazzi, le offerte e chi passa. (Nostra decisione.)
ZG-A9 = I punti vittoria non hanno un limite massimo, e un totale scende sotto 0 solo per un gettone muro che sottrae il malcontento, e allora non viene corretto. (Nostra decisione.)
ZG-A10 = Quello che si restituisce come costo si può riprendere subito: i funzionari vanno nella propria riserva, i lavoratori e i segnalini di valore 1 nella riserva comune, i segnalini di valore 3 accanto alla corte.

## Setup

ZG-B = Preparazione
ZG-B1 = I tre mazzi si mescolano separatamente e restano coperti.
ZG-B2 = Il primo giocatore si estrae a sorte, e in ogni round si gioca in senso orario a partire da lui.
ZG-B3 = Un disco di ogni giocatore va sul tracciato delle ricompense, uno per spazio: quello del primo giocatore in cima, gli altri sotto in ordine casuale, qualunque siano i posti al tavolo; sotto la cima quest'ordine serve solo per i pareggi, non per i turni. (Nostra decisione: qualunque siano i posti.)
ZG-B4 = Ogni giocatore comincia con 0 punti vittoria, o con 15 se le plance vanno all'asta.
ZG-B5 = I 6 gettoni muro si distribuiscono a caso e scoperti, uno per ogni sezione di mura (3 aree di mura di 2 sezioni ciascuna), con in vista uno dei due lati a caso. (Nostra decisione: il lato a caso.)
ZG-B6 = Delle 4 missioni muro, 4 palazzo e 4 governatore se ne estraggono 2 di ogni tipo, e una di ogni tipo resta scoperta in ciascuna delle due colonne delle missioni; le altre 6 tornano nella scatola, e i 6 dischi rimanenti di ogni giocatore sono per le missioni.
ZG-B7 = Ogni giocatore comincia con 3 funzionari, uno grigio e due rossi, nell'area dei governatori della regione 1. (Nostra ricostruzione: il lato B comincia come il lato A.)
ZG-B8 = Per le plance l'intero tavolo sceglie un modo: tutti giocano sul lato A, uguale per tutti; oppure tutti sul lato B, e ciascuno sceglie una delle 4 plance in ordine iniziale inverso, l'ultimo giocatore per primo; oppure sul lato B con un'asta.
ZG-B9 = Nell'asta delle plance B tutti cominciano con 15 punti vittoria, e in 3 giocatori si esclude 1 plancia, in 2 giocatori 2 plance; il primo giocatore apre con un'offerta di almeno 1 punto vittoria, in senso orario ognuno rilancia o passa, e chi passa è fuori solo da quest'asta; l'ultimo rimasto paga l'offerta più alta, sceglie una plancia e non partecipa più alle aste; l'asta successiva è aperta allo stesso modo dal giocatore senza plancia più vicino a sinistra del vincitore; l'ultima plancia costa sempre 1 punto vittoria, e nessuno offre più punti vittoria di quanti ne ha.
ZG-B10 = Il segnalino round comincia su 1.
ZG-B11 = Le plance si scelgono o vanno all'asta quando sono noti il primo giocatore, il tracciato delle ricompense, i gettoni muro e le missioni, e prima che si peschino le prime carte. (Nostra decisione: che quest'ordine sia vincolante.)
ZG-B12 = Nell'asta le plance escluse si estraggono a sorte, chi apre non può passare, e un rilancio è di almeno 1 punto vittoria in più dell'offerta precedente. (Nostra decisione.)
ZG-B13 = L'ordine iniziale va in senso orario dal primo giocatore o, con i turni secondo il tracciato delle ricompense, lungo quel tracciato verso il basso; i posti non cambiano mai, e le plance che nessuno sceglie tornano nella scatola. (Nostra decisione.)

## Round

ZG-C = Round
ZG-C1 = La partita ha 5 round di tre fasi, pesca, gioco e ricompense dell'unificazione; dopo i round da 1 a 4 il segnalino round avanza di 1, e dopo il round 5 la partita finisce.
ZG-C2 = Pesca: ogni giocatore pesca 2 carte da ogni mazzo, 6 in tutto.
ZG-C3 = Gioco: in senso orario dal primo giocatore ognuno gioca esattamente 1 carta ed esegue 1 azione, finché tutti hanno giocato le loro 6 carte.
ZG-C4 = Una carta si gioca o in una regione della propria plancia, per l'unificazione, o scoperta in cima alla pila della corte, per una delle sei azioni di corte, e ogni carta va bene per ognuna di esse.
ZG-C5 = Un mazzo non finisce mai prima del tempo: 4 giocatori usano le 40 carte di ogni mazzo esattamente nel round 5, anche con il draft; si rimescolano solo gli scarti del draft, e una carta giocata non torna mai. (Discende dalle altre regole.)
ZG-C6 = La pila della corte resta da un round all'altro, perciò solo la prima carta di corte della partita trova una corte vuota. (Nostra decisione.)
ZG-C7 = Non si può passare, e c'è sempre un'azione possibile: reclutare finché c'è un funzionario nella propria riserva, e spostare funzionari quando tutti i 15 sono sulla plancia. (Discende dalle altre regole.)
ZG-C8 = Un turno segue quest'ordine: scegliere una carta e il suo uso, eseguire l'azione, dopo un'azione di corte usare abilità e poteri, e dichiarare missioni.
ZG-C9 = Un turno finisce da sé quando non resta alcuna abilità utilizzabile o il giocatore rinuncia al resto; un passaggio gratuito non ancora fatto può aspettare il suo turno successivo, il che non cambia nulla. (Nostra decisione.)

## Unification action

ZG-U = Azione di unificazione
ZG-U1 = La carta va in una delle 5 regioni della propria plancia, ciascuna delle quali accoglie al massimo 3 carte, e non si sposta né si toglie mai più.
ZG-U2 = Il giocatore prende segnalini di valore 1 dell'aspetto della carta, tanti quante sono ora le carte in quella regione: 1, 2 o 3.
ZG-U3 = Per ogni segnalino che manca nella riserva il giocatore ottiene invece subito 1 punto vittoria; i segnalini di valore 3 non colmano la mancanza. (Nostra decisione: i segnalini di valore 3.)
ZG-U4 = La seconda carta di una regione ne alza il malcontento di 1, la terza di 2, la prima per niente.
ZG-U5 = Un'azione che alzerebbe il malcontento oltre il massimo della regione non si può fare, ma raggiungere il massimo è permesso.
ZG-U6 = La prima carta di una regione vi si può giocare con qualsiasi malcontento, anche sull'ultimo spazio. (Discende dalle altre regole.)
ZG-U7 = Un'azione di unificazione non attiva nulla: nessuna carta, nemmeno quella nuova, e nessun potere di una plancia.
ZG-U8 = Esempio: una carta legge è la prima nella regione 2, perciò porta 1 segnalino di legge e nessun malcontento.
ZG-U9 = Esempio: una carta moneta è la terza nella regione 4, dove il malcontento è 1, perciò il malcontento diventa 3 e la carta porta 3 segnalini di moneta.
ZG-U10 = Esempio: in una regione con massimo 3, due carte e malcontento 2 non si può giocare una terza carta, perché 2 + 2 è più di 3.

## Unrest

ZG-R = Malcontento
ZG-R1 = Ogni regione di una plancia ha un tracciato del malcontento di 2, 3 o 4 spazi, secondo la regione e il lato della plancia, e il suo massimo è il numero di questi spazi. (Nostra ricostruzione: la lunghezza di ogni tracciato.)
ZG-R2 = Il malcontento riguarda solo la plancia del giocatore che agisce.
ZG-R3 = Finché il malcontento è sull'ultimo spazio, le carte di quella regione non si possono attivare.
ZG-R4 = Finché il malcontento è sull'ultimo spazio, oppure sullo spazio con il simbolo del divieto di palazzo o alla sua destra, in quella regione non si può costruire un palazzo, né con l'azione né come ricompensa. (Nostra decisione: alla sua destra.) (Nostra ricostruzione: dove sta il simbolo.)
ZG-R5 = Abbassare il malcontento di 1 sposta il cubo di 1 spazio a sinistra, dal primo spazio fuori dal tracciato, e a 0 non c'è nulla da abbassare; alzarlo di 2 su un tracciato vuoto mette il cubo sul secondo spazio.
ZG-R6 = Il malcontento sale solo con la seconda e la terza carta di una regione e assumendo lavoratori; scende solo con un governatore, anche ottenuto come ricompensa, con i due bonus delle carte che lo abbassano e con il potere del cerchio.

## Officials

ZG-O = Funzionari
ZG-O1 = L'area dei governatori di una regione accoglie qualsiasi numero di funzionari di qualsiasi colore, l'area dei lavoratori al massimo 2 funzionari e qualsiasi numero di lavoratori.
ZG-O2 = In qualsiasi momento del proprio turno un funzionario può passare gratis dall'area dei governatori all'area dei lavoratori della stessa regione, finché vi sono meno di 2 funzionari; la via del ritorno costa un punto movimento.
ZG-O3 = Per 1 punto movimento un funzionario va dall'area dei governatori a quella di una regione adiacente, dall'area dei lavoratori a quella di una regione adiacente, o dall'area dei lavoratori all'area dei governatori della stessa regione.
ZG-O4 = Un'area dei lavoratori piena si può attraversare, ma non ci si può fermare: lo stesso funzionario la lascia con il punto successivo della stessa dotazione, con qualsiasi passo che un punto permette. (Nostra decisione: con qualsiasi passo di questi.)
ZG-O5 = Le regioni sono adiacenti dove le divide una linea di confine continua e non un muro: 1 e 2, 2 e 3, 3 e 4, 4 e 5; questo vale allo stesso modo per funzionari, lavoratori e governatori. (Nostra ricostruzione: queste coppie.)
ZG-O6 = I passaggi gratuiti sono possibili prima, durante e dopo i passi, i punti e le abilità del proprio turno, ma non nel turno di un altro giocatore e non durante le ricompense. (Nostra decisione.)
ZG-O7 = Ciò che è permesso si giudica con i funzionari dove stanno, perciò un funzionario che deve assumere va prima fatto passare. (Nostra decisione.)
ZG-O8 = I punti movimento di una dotazione (3 con l'azione, 4 con una casella bonus, 2 con una carta o la stella, 1 con il quadrato) possono andare a uno o più funzionari, si spendono in una volta e si perdono se non spesi; in mezzo si possono fare passaggi gratuiti, e andare e tornare è permesso. (Nostra decisione.)
ZG-O9 = Dall'area dei governatori all'area dei lavoratori di una regione adiacente a un funzionario servono 1 punto e un passaggio gratuito, dall'area dei lavoratori all'area dei governatori di una regione adiacente 2 punti. (Discende dalle altre regole.)
ZG-O10 = Esempio: 1 punto porta un funzionario rosso dall'area dei lavoratori all'area dei governatori della regione 2, e 2 punti portano un funzionario bianco dall'area dei governatori della regione 3 a quella della regione 5.

## Court actions

ZG-K = Azioni di corte
ZG-K1 = Reclutare 1 funzionario: uno di qualsiasi colore va dalla propria riserva all'area dei governatori di qualsiasi regione, il che non è possibile quando non ne resta nessuno.
ZG-K2 = Spostare funzionari: si spendono da 1 a 3 punti movimento, divisi a piacere, e un passaggio gratuito non conta come tale; senza un funzionario sulla plancia non è possibile, e non innesca alcuna carta. (Nostra decisione: il passaggio gratuito.)
ZG-K3 = Assumere lavoratori: in una regione il giocatore prende nella sua area dei lavoratori esattamente 1 lavoratore per ogni funzionario in quell'area, quindi 1 o 2 e non di meno per scelta, e il malcontento lì sale di 1, qualunque sia il numero; non è possibile senza un tale funzionario, né con il malcontento sull'ultimo spazio.
ZG-K4 = Insediare 1 governatore, in quest'ordine: un funzionario rosso, uno bianco e uno grigio dell'area dei governatori di una regione tornano nella riserva; un governatore va in quella regione del tabellone, su una casella bonus libera a scelta, il cui bonus si ottiene subito, o accanto alle caselle e senza bonus, ma solo se nessuna è libera; il malcontento di quella regione sulla propria plancia diventa 0.
ZG-K5 = Una casella bonus dà fino a 4 punti movimento, o 4 punti vittoria, o 1 funzionario di qualsiasi colore nell'area dei governatori di qualsiasi regione, e ogni regione ha una casella di ogni tipo. (Nostra ricostruzione: le caselle di ogni regione.)
ZG-K6 = Costruire 1 palazzo: si restituiscono 2 lavoratori della regione e 1 lavoratore di un'altra; il palazzo va su uno spazio libero della regione, che ha tanti spazi quanti sono i giocatori; il giocatore prende un segnalino di valore 3 di qualsiasi aspetto, se ce n'è uno, e ottiene subito tanti punti vittoria quante sono le carte sulla propria plancia (da 0 a 15).
ZG-K7 = Costruire 1 muro: va su qualsiasi spazio libero di una delle 6 sezioni, ciascuna con 3 spazi, di 1, 2 e 3 linee, con qualsiasi numero di giocatori, e con al massimo 1 muro per giocatore; si restituiscono tanti lavoratori quante linee ha lo spazio, ciascuno da una regione diversa a scelta.
ZG-K8 = Quando a un giocatore sono finiti i governatori, i palazzi o i muri, quell'azione non è possibile, come non lo è senza una regione o una sezione permessa o senza ciò che costa.
ZG-K9 = Una regione accoglie qualsiasi numero di governatori, anche più di uno dello stesso giocatore, e un giocatore può avere più palazzi in una regione, uno per spazio.
ZG-K10 = Una casella libera va presa, e i suoi 4 punti vittoria si ottengono, mentre ai suoi punti movimento o al suo funzionario si può rinunciare; il funzionario può essere uno appena restituito, e se nella riserva non ce n'è nessuno non c'è bonus. (Nostra decisione.)
ZG-K11 = Con un governatore il bonus viene prima della pacificazione, ed entrambi prima di ogni abilità, perciò le carte di quella regione si possono attivare con la stessa azione. (Nostra decisione.)
ZG-K12 = Un segnalino di valore 3 va preso finché ce n'è uno, di un aspetto a scelta, e un giocatore può averne più di uno; se non ce n'è nessuno, il passo si salta.
ZG-K13 = Esempio: reclutando, un giocatore mette un funzionario rosso nella regione 2.
ZG-K14 = Esempio: un giocatore fa passare gratis un funzionario rosso e uno grigio dall'area dei governatori a quella dei lavoratori della regione 3 e lì assume: ottiene 2 lavoratori, e il malcontento della regione 3 sale di 1.
ZG-K15 = Esempio: un palazzo nella regione 4 costa 2 lavoratori della regione 4 e 1 della regione 5; non resta alcun segnalino di valore 3, perciò non se ne prende nessuno, e 6 carte sulla propria plancia danno 6 punti vittoria.

## Activating abilities

ZG-T = Attivazione delle abilità
ZG-T1 = Dopo un'azione di corte il giocatore può attivare le abilità di carte sulla propria plancia, ogni carta una volta per azione e in qualsiasi ordine. (Nostra decisione: una volta per azione.)
ZG-T2 = Quando si costruisce un muro o un palazzo o si assumono lavoratori, le carte si attivano solo se la carta giocata ha un numero più alto di quella direttamente sotto nella corte.
ZG-T3 = Quando si recluta un funzionario o si insedia un governatore, le carte si attivano solo se la carta giocata ha un numero più basso di quella direttamente sotto nella corte.
ZG-T4 = Per la prima carta in una corte vuota il giocatore decide che cosa c'è sotto, perciò soddisfa entrambe le condizioni. (Nostra decisione.)
ZG-T5 = Si attivano solo le carte il cui innesco è l'azione di corte appena eseguita, e nessuna nelle regioni con il malcontento sull'ultimo spazio.
ZG-T6 = Il colore e l'abilità della carta giocata non contano, né conta chi ha giocato la carta sotto, per quale azione e in quale round.
ZG-T7 = Usare un bonus è facoltativo, e uno che non si può usare affatto è perso. (Nostra decisione.)
ZG-T8 = Se il malcontento sia sull'ultimo spazio si verifica ogni volta che si usa una carta, dopo l'azione di corte e le abilità usate prima, perciò un'abilità può pacificare una regione e liberarne le carte, e un'assunzione può bloccare la propria regione. (Nostra decisione.)
ZG-T9 = Solo le azioni di corte attivano; le ricompense, i bonus di governatori e carte e i poteri delle plance non attivano nulla. (Nostra decisione.)
ZG-T10 = Un bonus si esegue per intero prima di usare l'abilità successiva. (Nostra decisione.)
ZG-T11 = Una carta con il numero sbagliato esegue comunque per intero la sua azione di corte, e si perde solo l'attivazione.
ZG-T12 = Esempio: una carta il cui innesco è costruire un palazzo e il cui bonus è di 3 punti vittoria dà questi 3 punti quando si costruisce un palazzo con una carta di numero più alto di quella sotto.
ZG-T13 = Esempio: sulla 70 si gioca la 40 per insediare un governatore, perciò dopo l'azione si possono attivare le proprie carte con quell'innesco, ma nessuna della regione 4, il cui malcontento è sull'ultimo spazio; con una carta più alta di quella sotto il governatore si insedia lo stesso, e non si attiva nulla.

## Card bonuses

ZG-F = Bonus delle carte
ZG-F1 = Segnalino: il giocatore prende 1 segnalino di valore 1 di qualsiasi aspetto che ne abbia uno nella riserva, o ottiene 1 punto vittoria se la riserva non ne ha affatto.
ZG-F2 = Movimento: il giocatore può spendere fino a 2 punti movimento.
ZG-F3 = Punti vittoria: il giocatore ne ottiene 2 o 3, come stampato.
ZG-F4 = Punti vittoria per un aspetto: il giocatore ne ottiene tanti quante sono le proprie carte di quell'aspetto sulla propria plancia, in tutte le regioni, comprese la carta stessa e quelle di regioni bloccate.
ZG-F5 = Lavoratore: 1 lavoratore va nell'area dei lavoratori della regione della carta, con o senza funzionari, e il malcontento resta com'è.
ZG-F6 = Malcontento in una regione a scelta: scende di 1.
ZG-F7 = Malcontento nella regione della carta: scende di 1, ma mai dall'ultimo spazio, perché allora la carta è bloccata.
ZG-F8 = Spostare un lavoratore: 1 lavoratore va dall'area dei lavoratori di una regione qualsiasi a quella di una regione adiacente.
ZG-F9 = Funzionario: 1 funzionario del colore indicato va dalla propria riserva all'area dei governatori della regione della carta, e se di quel colore non ne resta nessuno il bonus è perso.

## Player boards, side B

ZG-P = Plance, lato B (poteri sempre attivi, qualunque siano i numeri delle carte; l'ordine tra poteri e carte è libero)
ZG-P1 = Cerchio: dopo aver spostato funzionari o costruito un muro il giocatore può abbassare il malcontento di 1 in una regione qualsiasi, e poi 1 lavoratore arriva in quella stessa regione, ma senza abbassare il malcontento non ne arriva nessuno.
ZG-P2 = Quadrato: assumere lavoratori porta 1 lavoratore in più nella stessa regione e poi fino a 1 punto movimento, e dopo aver insediato un governatore 1 lavoratore può andare da una regione qualsiasi a una adiacente.
ZG-P3 = Triangolo: dopo aver costruito un muro o reclutato un funzionario il giocatore prende 1 segnalino di valore 1 di qualsiasi aspetto, o ottiene 1 punto vittoria se non ce n'è nessuno.
ZG-P4 = Stella: dopo aver reclutato un funzionario il giocatore ha fino a 2 punti movimento, e dopo aver insediato un governatore 1 proprio governatore del tabellone, compreso quello nuovo, può andare in una regione adiacente, accanto alle caselle bonus e senza bonus né pacificazione, mentre le missioni completate restano.
ZG-P5 = I poteri appartengono in quest'ordine al cerchio, al quadrato, al triangolo e alla stella. (Nostra ricostruzione.)
ZG-P6 = Ogni potere agisce al massimo una volta per azione di corte, solo dopo azioni di corte e mai dopo una ricompensa; il malcontento non lo blocca, e il suo uso è facoltativo, tranne per il lavoratore in più del quadrato. (Nostra decisione.)
ZG-P7 = Il potere del cerchio non fa nulla senza malcontento sulla propria plancia, e agisce anche dopo uno spostamento di funzionari, benché allora non si attivi nessuna carta. (Nostra decisione.)
ZG-P8 = Il lavoratore in più del quadrato arriva con quelli assunti e non alza il malcontento; serve un funzionario in quell'area dei lavoratori come per ogni assunzione, e il punto movimento si può spendere prima, durante o dopo le abilità delle carte. (Nostra decisione.)
ZG-P9 = La casella bonus che un governatore lascia con il potere della stella è di nuovo libera, e il governatore spostato non ne prende nessuna. (Nostra decisione.)

## Unification rewards

ZG-W = Ricompense dell'unificazione (la terza fase di un round)
ZG-W1 = Le ricompense si assegnano aspetto per aspetto, scrittura, moneta, legge, e ciascuna è quella nella riga dell'aspetto e nella colonna del round.
ZG-W2 = Per una ricompensa serve almeno 1 segnalino dell'aspetto, e il giocatore con il valore più alto, in cui i segnalini contano 1 o 3, è il primo ad accettare o passare.
ZG-W3 = Chi accetta restituisce tutti i propri segnalini dell'aspetto, quelli di valore 1 alla riserva e quelli di valore 3 accanto alla corte, prende l'intera ricompensa e sposta il proprio disco sul suo spazio.
ZG-W4 = Una ricompensa che non si può prendere per intero non si può accettare.
ZG-W5 = Chi passa tiene i segnalini, e il disco resta; poi decide il successivo per valore, finché uno accetta o tutti hanno passato, perciò al massimo un giocatore ottiene la ricompensa.
ZG-W6 = Ordine di spareggio: prima i giocatori i cui dischi sono sul tracciato delle ricompense, dall'alto in basso, poi quelli i cui dischi sono nella colonna del round, dall'alto in basso (scrittura, moneta, legge), con i dischi come sono in quel momento, compresi gli spostamenti per gli aspetti precedenti del round.
ZG-W7 = Un giocatore che ottiene più ricompense in un round sposta il disco sull'ultima.
ZG-W8 = Per il nuovo primo giocatore tutti i dischi tornano sul tracciato delle ricompense in ordine di spareggio: quelli ancora lì mantengono il loro ordine in cima, seguono quelli della colonna, e il più alto comincia il round successivo.
ZG-W9 = Le ricompense sono: 1 funzionario di qualsiasi colore, 2 funzionari rossi o 2 grigi, dalla propria riserva all'area dei governatori della regione indicata; 2 lavoratori nell'area dei lavoratori della regione indicata, con o senza funzionari, e senza malcontento; un governatore senza funzionari, nei round 3 e 4 in una delle due regioni indicate, nel round 5 in qualsiasi; un muro senza lavoratori; e un palazzo senza lavoratori e senza segnalino di valore 3; tutte le altre regole di queste azioni valgono. (Nostra ricostruzione: quale ricompensa sta dove.)
ZG-W10 = Una ricompensa si può prendere per intero se i suoi funzionari sono nella propria riserva, o se il suo governatore, muro o palazzo è nella propria riserva e ha un posto permesso; i lavoratori si possono sempre prendere. (Nostra decisione.)
ZG-W11 = A ogni giocatore con segnalini dell'aspetto la ricompensa si offre una volta, e chi non può accettare passa senza che gli sia offerta; se nessuno ne ha, la ricompensa non si assegna.
ZG-W12 = Un governatore come ricompensa prende subito una casella libera con il suo bonus, e il malcontento di quella regione diventa 0, come con l'azione; rinunciare al bonus della casella non è un impedimento. (Nostra decisione.)
ZG-W13 = Un muro come ricompensa può prendere qualsiasi spazio libero, anche di 3 linee, con al massimo 1 proprio muro in una sezione; un palazzo come ricompensa può stare in qualsiasi regione con uno spazio libero e senza divieto di palazzo, e dà punti vittoria per le carte come con l'azione. (Nostra decisione.)
ZG-W14 = Anche dopo il round 5 i dischi tornano in ordine di spareggio, e quell'ordine risolve tutti i pareggi del punteggio finale. (Nostra decisione.)
ZG-W15 = Esempio: nel round 1 il rosso ha il valore più alto in un aspetto, accetta e sposta il disco sullo spazio di quella ricompensa.
ZG-W16 = Esempio: dopo il round 1 il blu e sotto di lui il giallo sono ancora sul tracciato delle ricompense, il rosso e sotto di lui il viola nella colonna, perciò l'ordine di spareggio è blu, giallo, rosso, viola, e il blu è il nuovo primo giocatore.

## Missions

ZG-M = Missioni
ZG-M1 = Una missione mostra da 2 a 4 luoghi, e in ciascuno deve stare almeno un proprio pezzo del suo tipo; un'area di mura mostrata due volte significa entrambe le sue sezioni, mostrata una volta una qualsiasi delle due.
ZG-M2 = Alla fine del proprio turno, o dopo aver accettato una ricompensa, il giocatore può dichiarare tutte le missioni completate, ciascuna con un disco sul suo primo spazio libero da sinistra.
ZG-M3 = Un giocatore ha al massimo un disco su una missione, un disco non si sposta mai, e una missione dimenticata si può dichiarare più tardi.
ZG-M4 = Dichiarare non nuoce mai, perciò avviene da sé in entrambi questi momenti, per tutte le missioni completate allora, dopo tutte le abilità o dopo l'esecuzione della ricompensa, e nulla viene mai dimenticato. (Nostra decisione.)
ZG-M5 = Più pezzi di quelli mostrati non nuocciono, e un pezzo può servire a più missioni.
ZG-M6 = Una missione deve essere completata nel momento della dichiarazione: ciò che si perde dopo non conta, ciò che si è perso prima sì.
ZG-M7 = Una missione ha 4 spazi, perciò chi dichiara ne trova sempre uno libero, e con meno giocatori quelli a destra restano vuoti. (Nostra ricostruzione.)
ZG-M8 = Esempio: una missione muro turchese, turchese, oro richiede 2 muri nell'area turchese, 1 in ogni sezione, e 1 muro nell'area oro.
ZG-M9 = Esempio: una missione palazzo 1, 2, 5 richiede un palazzo in ciascuna di queste regioni.

## End of the game

ZG-Y = Fine della partita, dopo il round 5
ZG-Y1 = Governatori, regione per regione: il giocatore che ne ha di più ottiene 9 punti vittoria e altri 3 per ogni proprio governatore lì, e i giocatori in parità al primo posto dividono quella somma per il loro numero, arrotondando per difetto; nessun altro segna punti, e senza governatori non si dà nulla.
ZG-Y2 = Segnalini ancora posseduti, per valore e con almeno 1: chi ne ha di più ottiene 5 punti vittoria nella scrittura, 6 nella moneta e 7 nella legge; in caso di parità i punti vanno tutti al primo nell'ordine di spareggio, e nessun disco si sposta. (Nostra decisione: per valore e con almeno 1.)
ZG-Y3 = Missioni, colonna per colonna: i punti vittoria sotto i propri dischi si sommano e si moltiplicano per il numero dei propri dischi in quella colonna.
ZG-Y4 = Muri: ogni proprio muro segna il gettone della sua sezione secondo il suo spazio di 1, 2 o 3 linee, ogni muro per sé, e la stessa regione, carta o funzionario può contare per più muri.
ZG-Y5 = I criteri dei gettoni muro, con i punti vittoria per 1/2/3 linee: ogni regione con tanti funzionari quanto il malcontento o di più 1/2/3; con un funzionario grigio 2/3/4; con uno rosso 2/3/4; con uno bianco 2/3/4; con una carta moneta 1/2/3; con una carta legge 1/2/3; con una carta scrittura 1/2/3; con 3 carte 2/3/4; con 2 carte dello stesso aspetto 1/2/3; con il tracciato del malcontento vuoto 1/2/3; ogni serie di tre carte di aspetti diversi 2/3/4; e una volta 5/10/15 meno tutto il proprio malcontento, il che può essere negativo.
ZG-Y6 = Vince il giocatore con più punti vittoria, e in caso di parità chi è più in alto sul tracciato delle ricompense.
ZG-Y7 = Contano i funzionari di entrambe le aree, «2 carte dello stesso aspetto» significa 2 o 3, e una regione conta una volta per muro, per quanti di tali funzionari o carte contenga.
ZG-Y8 = Una regione senza funzionari e senza malcontento soddisfa il primo criterio, 0 contro 0. (Nostra decisione.)
ZG-Y9 = Il numero di serie dei tre aspetti è il più piccolo tra i numeri delle proprie carte scrittura, moneta e legge sulla plancia, in qualunque regione si trovino. (Discende dalle altre regole.)
ZG-Y10 = Esempio: nella regione 1 il rosso ha 2 governatori e il blu 1, perciò il rosso ottiene 15 punti vittoria (9 + 3 + 3) e il blu nessuno.
ZG-Y11 = Esempio: rosso, giallo e viola hanno 1 governatore ciascuno in una regione, perciò ognuno ottiene 4 punti vittoria, cioè (9 + 3) / 3.
ZG-Y12 = Esempio: i dischi del blu sono nella colonna sinistra sul 5 di una missione governatore e sul 2 di una missione muro, nella colonna destra sul 3 di una missione governatore, perciò il blu ottiene (5 + 2) × 2 + 3 = 17 punti vittoria.

## Variants

ZG-V = Varianti (ciascuna da sola o insieme)
ZG-V1 = Draft: nei round da 1 a 4 ogni giocatore pesca 3 carte da ogni mazzo, ne tiene 2 e ne scarta 1 scoperta accanto al mazzo, e gli scarti si mescolano e si mettono coperti sotto il loro mazzo; nel round 5 ognuno ne pesca 2.
ZG-V2 = Turni secondo il tracciato delle ricompense: nella fase di gioco i turni seguono il tracciato delle ricompense, dall'alto in basso, invece del senso orario.
ZG-V3 = Malcontento per lavoratore: assumere alza il malcontento di 1 per ogni lavoratore assunto.
ZG-V4 = Le varianti si decidono prima della preparazione, e quindi prima di un'asta.
ZG-V5 = Nel draft tutti scelgono insieme e in segreto, e gli scarti si mostrano insieme e vanno sotto i mazzi prima che si giochi la prima carta. (Nostra decisione.)
ZG-V6 = I turni secondo il tracciato delle ricompense valgono dal round 1 e per l'intero round, ma l'asta resta in senso orario. (Nostra decisione.)
ZG-V7 = Con il malcontento per lavoratore un'assunzione il cui intero aumento non entra nel tracciato lì non è possibile, perché il numero di lavoratori non è libero; il lavoratore in più del quadrato conta come assunto e alza il malcontento di 1 in più, perciò vi si può rinunciare, e si deve se l'aumento non entra; i lavoratori per bonus o ricompensa continuano a non alzare nulla. (Nostra decisione.)
