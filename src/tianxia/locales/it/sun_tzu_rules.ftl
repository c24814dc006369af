### The rules of Sun Tzu in Italian: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: side = fazione; army = armata; pool = scorta; reserves = rinforzi; framed cards = carte con cornice;
### plus cards = carte con il più; pile = mazzo; box = scatola; garrison = guarnigione; name box = casella del
### nome; window = finestra; margin = scarto; score marker = indicatore di punteggio; marker on the score track =
### segnalino del punteggio; score track = tracciato del punteggio; put back (generals) = non scelti.
###
### The marks at the end: "(Nostra decisione.)" is "(Our ruling.)", "(Discende dalle altre regole.)" is
### "(Follows from the other rules.)".

## Setup

ST-A = Preparazione
ST-A1 = Il gioco è per 2 giocatori; ognuno ha 21 armate, tutte uguali: 18 nella scorta, dalla quale si piazzano le armate, e 3 nei rinforzi, dai quali vanno prima acquistate; se un pacchetto personalizzato stampa altri numeri su carte o plance, valgono quelli al posto dei numeri di queste regole.
ST-A2 = Ogni fazione tiene in segreto, coperto, 1 dei propri 5 generali e rimette gli altri 4 nella scatola.
ST-A3 = La prima mano di una fazione è di 10 carte: le sue sei carte con cornice, da 1 a 6, e 4 carte pescate dal proprio mazzo mescolato delle altre 14; le altre 10 restano coperte come suo mazzo.
ST-A4 = Dei 10 indicatori di punteggio se ne pescano 5 a caso e se ne mette uno in ogni provincia, con il valore del round 3 visibile; gli altri 5 vanno nella scatola.
ST-A5 = Il segnalino del punteggio parte al centro del tracciato, a 9 passi da ciascuna estremità, e il segnalino del round parte da 1.
ST-A6 = Se si gioca con gli eventi, che sono una variante, i 5 eventi si mescolano e si scopre il primo.
ST-A7 = Nella partita per principianti non ci sono eventi, generali né carte +2 e +3, perciò il mazzo di ogni fazione ha 12 carte, di cui 4 si pescano e 8 restano; tutte le 21 armate partono nella scorta e non ci sono rinforzi.
ST-A8 = Una provincia è controllata dalla fazione che vi ha armate (mai da entrambe) e senza armate è neutrale; tutte le province partono neutrali, e le armate sulle caselle del nome (gli spazi con i nomi delle province sul bordo del tabellone di ciascuna fazione) non controllano nulla.
ST-A9 = Sono segreti le mani, gli ordini finché non vengono rivelati, l'ordine delle carte nei mazzi, il generale tenuto coperto e i quattro non scelti; è pubblico tutto il resto: il tabellone, le scorte, i rinforzi, il numero di carte delle mani e dei mazzi, tutti e tre i valori di ogni indicatore di punteggio e ogni carta nella scatola tranne i generali non scelti. (Nostra decisione.)
ST-A10 = La preparazione segue l'ordine eventi, armate, generali, mani, indicatori di punteggio; i generali si scelgono quindi prima di conoscere le mani e gli indicatori di punteggio. (Nostra decisione: che quest'ordine sia vincolante.)

## Round

ST-B = Il round (se ne giocano al massimo nove)
ST-B1 = Entrambe le fazioni posano in segreto una carta della mano in ognuna delle cinque province come ordini, e poi si combattono le battaglie.
ST-B2 = Le battaglie si combattono provincia per provincia: si rivelano entrambe le carte, si stabilisce il risultato e si spostano le armate prima di combattere nella provincia successiva.
ST-B3 = Nei round da 1 a 3 le battaglie si combattono nell'ordine fisso Qin, Chu, Jin-Yan, Han-Qi, Wu.
ST-B4 = Dal round 4 in poi sceglie ogni volta la provincia successiva, conoscendo le battaglie precedenti, la fazione con meno armate sul tabellone, senza contare le caselle del nome; se i numeri sono pari, sceglie la fazione che ne aveva meno nel round precedente, risalendo ancora round per round, se necessario fino al round 1; se non sono mai stati diversi, nessuno sceglie e vale l'ordine fisso. (Nostra decisione: le caselle del nome, la scelta una battaglia alla volta, il risalire ancora, e l'ordine fisso se i numeri non sono mai stati diversi.)
ST-B5 = I punti si assegnano solo dopo i round 3, 6 e 9.
ST-B6 = Alla fine di un round le carte con cornice giocate, da 1 a 6, tornano in mano e le altre carte giocate vanno nella scatola.
ST-B7 = Poi ogni fazione pesca 2 carte dal proprio mazzo, ne tiene 1 e mette l'altra in fondo al mazzo; una fazione che in questo round ha giocato il proprio 1 ne pesca 3 e ne tiene 2; se le carte sono di meno, tiene di quelle che ci sono quante ne può tenere; con il mazzo vuoto non pesca nulla, e dopo il round 9 non pesca nessuno. (Nostra decisione: non si pesca dopo il round 9.)
ST-B8 = Il conteggio delle armate che decide chi sceglie le battaglie si fa una volta in ognuno dei nove round, quando gli ordini di entrambe le fazioni sono posati e prima della finestra che li segue; i cambiamenti successivi dello stesso round non contano, e i conteggi registrati servono a risalire ai round precedenti. (Nostra decisione.)
ST-B9 = Un round segue quest'ordine: il segnalino del round; una finestra, in cui si possono usare generali e acquistare armate; gli ordini; il conteggio delle armate; una finestra; cinque battaglie, ognuna con la sua finestra; nei round 3, 6 e 9 il punteggio, poi una finestra; la fine del round e la pesca; e il round successivo comincia con il suo segnalino che avanza di 1.
ST-B10 = Una battaglia segue quest'ordine: (1) si scoprono entrambe le carte; (2) si possono usare i generali che agiscono alla rivelazione; (3) una pestilenza che non viene ignorata agisce e pone fine allo scontro, e si prosegue dal passo 7; (4) ogni 6 contrassegna la provincia, per primo quello di Sun Tzu; (5) si confrontano le forze e si spostano le armate; (6) si pagano i costi di +2 e +3, per prima la fazione che sceglie le battaglie, o Sun Tzu se nessuno sceglie; (7) una carta recuperata grazie a un generale va in fondo al suo mazzo; (8) si verifica l'evento scoperto; (9) si apre la finestra dopo la battaglia. (Nostra decisione: quest'ordine.)
ST-B11 = Esistono sempre cinque ordini ammessi, perché le carte da 1 a 6 tornano sempre e non si possono usare per pagare, e quelle da 1 a 5 si possono posare in qualsiasi provincia; non c'è limite alle carte in mano. (Discende dalle altre regole.)
ST-B12 = In una pesca normale una fazione tiene 1 carta su 2 se il suo mazzo ne ha 2 o più, tiene la carta se ne ha 1 e non riceve nulla se non ne ha; dopo aver giocato il proprio 1 ne tiene 2 su 3 se il mazzo ne ha 3 o più, le tiene tutte se ne ha 2 o 1 e non riceve nulla se non ne ha. (Nostra decisione: ciò che va oltre i casi del regolamento.)
ST-B13 = Entrambe le fazioni pescano contemporaneamente e in segreto, e il proprietario di un mazzo sa quali carte sono finite in fondo. (Nostra decisione.)
ST-B14 = Esempio: nel round 5 Sun Tzu ha 4 armate sul tabellone e Re Shao 2, quindi è Re Shao a decidere l'ordine delle battaglie.
ST-B15 = Gli ordini si possono cambiare finché entrambe le fazioni non li hanno confermati; da quel momento restano posati, e nessuno può guardare quelli dell'altra fazione. (Nostra decisione.)

## Result of a battle

ST-C = Il risultato di una battaglia
ST-C1 = Vince la forza più alta, e la differenza tra le forze è lo scarto; se sono pari, non si sposta nulla.
ST-C2 = In una provincia neutrale, o in una propria, il vincitore aggiunge tante armate della propria scorta quant'è lo scarto.
ST-C3 = In una provincia in cui lo sconfitto ha più armate dello scarto, lo sconfitto ne ritira nella propria scorta tante quant'è lo scarto.
ST-C4 = In una provincia in cui lo sconfitto ha tante armate quant'è lo scarto, tornano tutte nella sua scorta e la provincia è neutrale.
ST-C5 = In una provincia in cui lo sconfitto ha meno armate dello scarto, tornano tutte nella sua scorta, e il vincitore vi piazza il resto dello scarto e controlla la provincia.
ST-C6 = Se la scorta del vincitore non basta, le armate mancanti devono venire dalle sue province adiacenti, ed è lui a scegliere da quali e quante da ciascuna; solo quando queste sono esaurite, vengono da qualsiasi altra sua provincia a sua scelta; le province si possono svuotare e sono allora neutrali; se le armate sono ancora troppo poche, ne piazza quante ce ne sono, e se non ne piazza alcuna, una provincia che lo sconfitto ha dovuto lasciare resta neutrale. (Nostra decisione: quante ce ne sono; nostra ricostruzione: quali province sono adiacenti.)
ST-C7 = Esempio: a Wu il 5 di Sun Tzu incontra il 9 di Re Shao, quindi Re Shao vince con uno scarto di 4: nella provincia neutrale ha poi 4 armate; se ne aveva lì 2, ne ha 6; se Sun Tzu ne aveva 6, Sun Tzu ne ha 2; se Sun Tzu ne aveva 4, la provincia è neutrale; se Sun Tzu ne aveva 2, Re Shao ne ha 2.
ST-C8 = Il vincitore deve piazzare le proprie armate, ma può prima acquistare armate dai rinforzi per risparmiare le proprie province.

## Reserves

ST-D = Rinforzi
ST-D1 = In qualsiasi momento una fazione può spostare armate dai propri rinforzi alla propria scorta, ognuna per una carta della mano che mette nella scatola, e l'avversario vede quella carta.
ST-D2 = Le carte con cornice, da 1 a 6, non si possono usare per pagare, e neppure le carte posate come ordini, perché non sono in mano. (Nostra decisione: le carte posate come ordini.)
ST-D3 = Le armate che gli effetti mettono nei rinforzi si possono riacquistare, e i rinforzi possono superare il numero di 3.
ST-D4 = «In qualsiasi momento» viene offerto in ogni finestra di tutti e nove i round, e durante una battaglia o un evento alla fazione che deve usare per un contrassegno, piazzare, pagare o cedere più armate di quante ne ha nella scorta, prima che se ne prendano dalle province, ma non nel mezzo della pesca. (Nostra decisione.)
ST-D5 = Le armate acquistate si possono usare subito, e se ne possono acquistare più insieme.
ST-D6 = Se l'acquisto viene offerto dipende solo da ciò che tutti possono vedere: armate nei rinforzi e una mano di almeno 1 carta, o di più di 6 all'inizio di un round. (Nostra decisione.)

## Action cards

ST-E = Carte azione
ST-E1 = Le carte con un numero combattono con il loro valore.
ST-E2 = Chi gioca l'1 pesca 3 carte alla fine del round e ne tiene 2, che quella battaglia sia vinta o no.
ST-E3 = Quando viene rivelato un 6, il suo proprietario mette 1 propria armata, dalla scorta o, se è vuota, da un'altra provincia, sulla propria casella del nome di quella provincia, e non può più posare lì il proprio 6; quell'armata non conta nulla e non si sposta mai.
ST-E4 = La forza di +1, +2, +3 e −1 è quella della carta avversaria più quel numero, quindi un −1 è più debole di 1.
ST-E5 = Un +2 costa al suo proprietario 1 armata e un +3 costa 2 armate, che si vinca o si perda, e queste vanno nei propri rinforzi dopo lo spostamento delle armate della battaglia; vengono dalla scorta o dal tabellone, a propria scelta e anche in parte dall'una e in parte dall'altro, quante ce ne sono, e si può prendere anche l'ultima armata di una provincia, che diventa così neutrale. (Nostra decisione: il momento, e quante ce ne sono.)
ST-E6 = Se entrambe le fazioni giocano la stessa carta tra +1, +2, +3 e −1, le due si annullano a vicenda: non si sposta nulla e nessuno paga. (Nostra decisione: nessuno paga.)
ST-E7 = Un −1 contro una carta con il più vale 0: la carta con il più vince con uno scarto pari al suo numero e paga il suo costo.
ST-E8 = Tra due diverse carte con il più vince la maggiore con uno scarto pari alla differenza, e ogni fazione paga il costo della propria carta. (Nostra decisione.)
ST-E9 = Una pestilenza significa che non c'è scontro: l'altra carta non ha alcun effetto (un 6 non contrassegna nulla, un 1 non dà la pesca supplementare, +2 e +3 non costano nulla), e la guarnigione della provincia perde metà delle sue armate, arrotondata per difetto, che vanno nella scorta del proprietario; due pestilenze agiscono una volta sola.
ST-E10 = Una pestilenza in una provincia neutrale, o su 1 armata, non rimuove nulla; colpisce la guarnigione di qualsiasi fazione, anche di quella che l'ha giocata.
ST-E11 = Un 6 annullato da una pestilenza non contrassegna nulla e si può posare di nuovo in quella provincia, e un 1 annullato da una pestilenza non dà la pesca supplementare; entrambi tornano comunque in mano. (Nostra decisione.)
ST-E12 = Il 6 contrassegna prima del confronto delle forze, che si vinca o si perda; se la scorta è vuota, l'armata viene da un'altra provincia a scelta del proprietario, fosse anche l'ultima; se il proprietario ha armate solo nella provincia della battaglia, viene da lì; se il proprietario non ha alcuna armata, il contrassegno si registra senza. (Nostra decisione.)
ST-E13 = Se entrambe le fazioni posano il 6 in una provincia, entrambe la contrassegnano e lo scarto è 0; i contrassegni delle due fazioni sono separati, quindi quelli dell'una non ostacolano il 6 dell'altra.
ST-E14 = Le forze non hanno limite inferiore. (Nostra decisione.)
ST-E15 = Due numeri si confrontano per valore; qualsiasi numero perde di 1, 2 o 3 contro +1, +2 o +3 e vince di 1 contro −1, quale che sia il numero; −1 perde di 1, 2 o 3 contro +1, +2 o +3; tra due carte con il più la maggiore vince con uno scarto pari alla differenza; e due carte uguali sono in parità.
ST-E16 = Esempio: Re Shao posa il 6 a Chu, quindi 1 armata della sua scorta va sulla sua casella del nome di Chu.
ST-E17 = Esempio: Sun Tzu gioca una pestilenza a Wu, dove Re Shao ha 5 armate: 2 vanno nella scorta di Re Shao, 3 restano.

## Generals

ST-F = Generali (ognuno si usa una volta, poi va nella scatola)
ST-F1 = Vessillifero di Re Shao: il 6 si può usare di nuovo in una provincia in cui è già stato usato, e un'altra armata va sulla casella del nome.
ST-F2 = Maestro d'imboscate di Re Shao, in qualsiasi finestra fino al round 6 compreso: rimuove da una provincia 1 armata nemica qualsiasi, riportandola nella scorta del proprietario.
ST-F3 = Guaritore di Re Shao, alla rivelazione: una pestilenza vale forza 0 e non ha effetto.
ST-F4 = Signore della pestilenza di Re Shao, all'inizio di un round: in questo round ogni pestilenza, di qualsiasi fazione, lascia solo 1 armata.
ST-F5 = Untore di Re Shao, alla rivelazione: la propria pestilenza appena giocata va in fondo al proprio mazzo, e la prima carta del mazzo va nella scatola.
ST-F6 = Maresciallo di Sun Tzu, in qualsiasi finestra fino al round 6 compreso: sposta 1 propria armata in una provincia adiacente neutrale o propria.
ST-F7 = Ingannatore di Sun Tzu, alla rivelazione: un proprio 7, 8, 9 o 10 vale come un 6 che non contrassegna, anche dove il 6 è già stato usato.
ST-F8 = Avanguardia di Sun Tzu, prima della partita: il segnalino del punteggio parte a 1 passo dal centro, dalla sua parte.
ST-F9 = Scriba di Sun Tzu, alla rivelazione: il proprio −1 appena giocato va in fondo al proprio mazzo, e la prima carta del mazzo va nella scatola.
ST-F10 = Reclutatore di Sun Tzu, in qualsiasi finestra fino al round 6 compreso: aggiunge 1 armata della scorta in una provincia che controlla già.
ST-F11 = Le finestre sono queste, e nessuna è durante una battaglia: all'inizio del round prima degli ordini; dopo gli ordini prima della prima rivelazione; dopo ogni battaglia, dopo la quinta prima del punteggio; dopo il punteggio; e dopo il quinto evento, se il segnalino del punteggio è al centro (ST-G7); in una finestra si interpella per prima la prima fazione, poi l'altra, a turno finché entrambe passano una dopo l'altra; la prima fazione è quella che sceglie le battaglie di questo round, finché non lo si sa, quella del round precedente, e se nessuno sceglie, Sun Tzu. (Nostra decisione.)
ST-F12 = Un generale si usa solo per scelta del suo proprietario, tranne il Vessillifero (ST-F15) e l'Avanguardia (ST-F22). Quando viene usato si mostra a entrambe le fazioni e non ritorna.
ST-F13 = Alla rivelazione, quando entrambe le carte sono scoperte, si interpella prima Re Shao e poi Sun Tzu, una volta ciascuno. (Nostra decisione.)
ST-F14 = Chi viene interpellato per un generale dipende solo da ciò che tutti possono vedere, mai da quale generale qualcuno abbia: una fazione con un generale non usato in ogni finestra dei round da 1 a 6; nei round da 7 a 9 solo Re Shao, e solo all'inizio del round; alla rivelazione Re Shao se la sua carta è una pestilenza e il suo mazzo non è vuoto, o se soltanto la carta di Sun Tzu è una pestilenza; alla rivelazione Sun Tzu se la sua carta è un −1 e il suo mazzo non è vuoto, o se è una carta da 7 a 10 e quella di Re Shao non è una pestilenza; l'acquisto si offre nelle stesse finestre. (Nostra decisione.)
ST-F15 = Re Shao può posare il 6 in una provincia che il suo 6 ha contrassegnato solo finché ha il Vessillifero non ancora usato, che viene mostrato e consumato quando quel 6 viene rivelato, anche se una pestilenza annulla il 6, e allora non c'è un secondo contrassegno. (Nostra decisione.)
ST-F16 = Il Maestro d'imboscate non può rimuovere un'armata da una casella del nome; se rimuove l'ultima armata di una provincia, questa è neutrale. (Nostra decisione: le caselle del nome.)
ST-F17 = Il Guaritore agisce solo contro la pestilenza di Sun Tzu, e non se anche la carta di Re Shao è una pestilenza; ignorata la pestilenza, un numero vince con uno scarto pari al suo valore (un 6 contrassegna, un 1 dà la pesca supplementare), una carta con il più vince con uno scarto pari al suo numero e paga il suo costo, e un −1 vale −1 e perde di 1. (Nostra decisione: solo contro la pestilenza di Sun Tzu, e non contro due pestilenze.)
ST-F18 = Il Signore della pestilenza si annuncia apertamente nella finestra all'inizio di un qualsiasi round da 1 a 9; in quel round una guarnigione di 1 armata o nessuna non perde nulla per una pestilenza, e due pestilenze agiscono comunque una volta sola.
ST-F19 = Sull'Untore e sullo Scriba si decide alla rivelazione: la carta prima agisce come al solito, poi va in fondo al mazzo, e la prima carta del mazzo, vista da entrambe le fazioni, va nella scatola; ciò non è possibile con il mazzo vuoto, e con 1 carta nel mazzo se ne va quella e la carta recuperata forma il mazzo; è permesso anche quando una pestilenza ha annullato il −1. (Nostra decisione: non con il mazzo vuoto, e anche quando una pestilenza ha annullato il −1.)
ST-F20 = Il Maresciallo può prendere l'armata da qualsiasi propria provincia, anche l'ultima, lasciandola neutrale; il Reclutatore ha bisogno di un'armata nella scorta, se necessario acquistata subito prima. (Nostra decisione.)
ST-F21 = La carta che l'Ingannatore fa valere come 6 è un 6 per la forza e per gli eventi, non contrassegna nulla e non è un 9 o un 10; va nella scatola alla fine del round; non lo si può usare contro una pestilenza, dove non farebbe nulla. (Nostra decisione.)
ST-F22 = L'Avanguardia, se è stata tenuta, viene mostrata e usata da sé quando la preparazione è finita. (Nostra decisione.)
ST-F23 = I generali limitati al round 6 sono inutili dal round 7 in poi; la finestra dopo il punteggio del round 6 è la loro ultima.

## Events

ST-G = Eventi (una variante): uno è scoperto; quando la sua condizione è soddisfatta, agisce e va nella scatola, e si scopre il successivo
ST-G1 = Quattro pestilenze: quando nella partita sono state giocate quattro pestilenze, ogni fazione sposta 1 armata dalla propria scorta ai propri rinforzi o, se la sua scorta è vuota, 1 armata a propria scelta dal tabellone.
ST-G2 = Tre sei: una fazione che ha usato il proprio 6 in tre province può prendere un altro proprio generale tra quelli non scelti.
ST-G3 = Nove sconfitto: il proprietario di un 9 che non ha vinto la sua battaglia mette 1 armata nei rinforzi.
ST-G4 = Dieci sconfitto: il proprietario di un 10 che non ha vinto la sua battaglia mette 2 armate nei rinforzi.
ST-G5 = Doppio uno: quando entrambe le fazioni hanno giocato un 1 nella stessa provincia, quella in svantaggio di punti guadagna 1 punto; in caso di parità non succede nulla.
ST-G6 = Le condizioni si verificano dopo ogni battaglia; «Quattro pestilenze» e «Tre sei» descrivono uno stato e agiscono quando vengono scoperti se questo è già vero, gli altri solo per ciò che accade mentre sono scoperti. (Nostra decisione.)
ST-G7 = Quando il quinto evento è stato usato e il suo effetto eseguito, la partita finisce senza punteggio. Decide il segnalino sul tracciato del punteggio. Se è al centro, c'è ancora un'ultima finestra, come dopo il round 9 (ST-H7), e poi decide la scorta più grande; se anche le scorte sono pari, è un pareggio. (Nostra decisione: la finestra, le scorte e il pareggio.)
ST-G8 = Una battaglia conta per «Nove sconfitto», «Dieci sconfitto» e «Doppio uno» solo se l'evento era scoperto quando le carte della battaglia sono state rivelate; uno di questi scoperto dopo quella battaglia aspetta la prossima. (Nostra decisione.)
ST-G9 = «Quattro pestilenze» conta ciò che entrambe le fazioni hanno giocato insieme: due pestilenze in una battaglia sono due; le pestilenze ignorate e recuperate contano, una recuperata di nuovo quando viene giocata di nuovo; le pestilenze usate per pagare i rinforzi non contano. (Nostra decisione.)
ST-G10 = «Tre sei» conta le diverse province che la fazione ha contrassegnato; un secondo contrassegno nella stessa provincia, un 6 annullato da una pestilenza e una carta che vale come 6 non aggiungono nulla. (Nostra decisione.)
ST-G11 = Per «Tre sei» il generale si sceglie in segreto, si tiene coperto e si può usare da quel momento, accanto a un generale che si ha ancora; non è mai l'Avanguardia, ed è permesso non prenderne alcuno; che un generale sia stato preso è pubblico, quale no. (Nostra decisione.)
ST-G12 = Per «Nove sconfitto» e «Dieci sconfitto» una parità conta come non vinta, e una carta contro una pestilenza che agisce non conta, perché non c'è stato scontro; il proprietario sceglie le armate dalla scorta o dal tabellone, quante ce ne sono. (Nostra decisione.)
ST-G13 = Se entrambe le fazioni soddisfano la condizione insieme (9 contro 9, 10 contro 10, o entrambe con tre province contrassegnate quando si scopre «Tre sei»), entrambe eseguono l'effetto e la carta si usa una volta; sceglie per prima la fazione interpellata per prima in una finestra, ma per «Tre sei» entrambe scelgono contemporaneamente. (Nostra decisione.)
ST-G14 = Un evento il cui effetto non cambia nulla (punteggio pari, nessun generale preso, nessuna armata) è usato comunque. (Nostra decisione.)
ST-G15 = «Doppio uno» sposta il segnalino del punteggio di 1 passo verso la fazione in svantaggio, e quindi non può mai portarlo a un'estremità. (Discende dalle altre regole.)
ST-G16 = Un evento che non può più verificarsi resta scoperto fino alla fine della partita, e non se ne scopre nessun altro. (Discende dalle altre regole.)

## Scoring and end

ST-H = Il punteggio e la fine della partita
ST-H1 = Ogni fazione somma i valori attuali delle province che controlla, e il segnalino del punteggio si sposta della differenza verso la fazione che ha di più, ma non oltre un'estremità; se entrambe hanno lo stesso totale, resta dov'è; le province neutrali non danno nulla. (Nostra decisione: non oltre un'estremità.)
ST-H2 = Dopo un punteggio ogni indicatore si gira sul valore successivo: quello del round 3, poi del 6, poi del 9.
ST-H3 = Se il segnalino del punteggio è a un'estremità dopo il round 3 o 6, la fazione di quell'estremità vince subito.
ST-H4 = Dopo il round 9 vince la fazione dalla cui parte si trova il segnalino del punteggio; se è al centro, la fazione con più armate nella scorta; se anche queste sono pari, è un pareggio. (Nostra decisione: il pareggio.)
ST-H5 = Esempio: dopo il round 3, con il segnalino al centro, Sun Tzu controlla Wu e Qin per 2 punti e Re Shao controlla Chu, Jin-Yan e Han-Qi per 5: il segnalino si sposta di tre passi verso Re Shao.
ST-H6 = Esempio: l'indicatore di punteggio di Qin dà 1 punto nel round 3, 4 nel round 6 e 3 nel round 9; si gira dopo i punteggi dei round 3 e 6.
ST-H7 = Per l'ultimo spareggio contano solo le armate nella scorta, non quelle nei rinforzi, sul tabellone o sulle caselle del nome. Prima c'è una finestra, quindi si possono ancora acquistare armate: quella dopo il punteggio del round 9, o quella dopo il quinto evento (ST-G7). (Nostra decisione.)

## Options

ST-X = Varianti dove le edizioni differiscono (l'edizione polacca è quella predefinita)
ST-X1 = L'ordine fisso delle battaglie vale nei round da 1 a 3 (edizione polacca), o solo nel round 1 (edizione francese), e allora, se i conteggi sono pari, continua a scegliere la fazione che ha scelto per ultima, e se non ce n'è ancora una, vale l'ordine fisso.
ST-X2 = Con l'evento «Doppio uno» la fazione in svantaggio guadagna 1 punto (edizione polacca); oppure può mettere 1 armata della propria scorta in quella provincia, se questa è neutrale o sua (edizione inglese); oppure vince quella battaglia con uno scarto di 1 quando l'evento agisce, e le armate si spostano come dopo ogni battaglia (edizione francese); se le fazioni sono in parità, in tutti e tre i casi non succede nulla. (Nostra decisione: il limite dell'edizione inglese.)
ST-X3 = Il Signore della pestilenza fa sì che ogni pestilenza del round lasci solo 1 armata (edizione polacca), oppure che lo facciano solo le pestilenze del suo proprietario (edizione francese).
ST-X4 = Con la variante «annunciato» la fazione che sceglie l'ordine delle battaglie (ST-B4) indica tutte e cinque le province nel loro ordine prima che si rivelino le prime carte del round, e non può più cambiarlo. Altrimenti sceglie una battaglia alla volta.
