### The rules of The Great Wall in Italian: one id, one sentence. Ids never change; their order is the order of
### reading. First come the rules of the standard game for three and four, then what the other modes change.
###
### Terms: honor = onore; shame token = tassello Onta; pool = riserva; stock = scorta; bank = riserva comune;
### section = sezione (di mura); row = fila; vital spot = punto vitale; rest area = zona di riposo; firing spot =
### postazione di tiro; trophy = Orda presa; lethality = letalità; tea order = ordine di tè; tea marker = pedina Tè;
### box = riquadro; turn = turno; moment = momento; window = finestra; invasion indicator = indicatore di invasione;
### clerk = commesso; clerk chamber = area commessi; overseer = sorvegliante; upgrade = potenziare; donate = donare;
### advisor = consigliere (attivo, di supporto); location = luogo (ordinario, speciale); advanced activation =
### attivazione avanzata; command card = carta Comando; tactic card = carta Tattica (effetto base, potenziato);
### volley = lancio delle frecce; cleanup = sconfitta delle orde; assault = assalto; power = potere offensivo;
### breach = breccia; raid = razzia; chi = qi; Reed Clan = Clan del Giunco; overlord = comandante supremo; Qin's
### location track = tracciato dei luoghi di Qin; decree = Richiesta (fulfill = adempiere a); event = evento;
### sacrifice = sacrificare.
###
### The mark at the end: "(Nostra decisione.)" is "(Our ruling.)".

## Players, pieces, secrecy

GW-A = Giocatori, componenti, segretezza
GW-A1 = La partita standard è per 3 o 4 giocatori; ci sono anche una partita per 2 con il Clan del Giunco, una in solitario contro Qin Jiushao e il Clan del Giunco e una in cooperazione da 2 a 4 giocatori.
GW-A2 = Ogni giocatore possiede 8 commessi, 10 lancieri, 4 arcieri, 2 cavalleggeri, una pedina Onore, una pedina Tè e 6 carte Comando: «Dispotismo», «Lavorate di più», «Economia», «Ordine d'attacco», «Tradimento» e «Innalzare lo stendardo».
GW-A3 = Un soldato è un lanciere, un arciere o un cavalleggero, mai un commesso.
GW-A4 = Le risorse sono legno, pietra, oro e qi; nella riserva comune risorse e ferite non si esauriscono mai, e l'onore non ha un limite massimo. (Nostra decisione: le ferite.)
GW-A5 = I tasselli Onta nella riserva comune sono limitati: 10 per ogni giocatore umano, in ogni modalità.
GW-A6 = Ci sono 9 barricate e 3 parti di mura di ciascuno dei livelli 1, 2 e 3.
GW-A7 = Sono segreti, noti solo al proprietario, la scorta dietro lo schermo, le carte Tattica e Comando in mano, una carta Comando scelta ma non ancora rivelata e le carte Generale e Consigliere distribuite ma non ancora scelte; nessuno conosce l'ordine dei mazzi; tutto il resto è pubblico, anche tutti gli scarti, le Orde prese e i consiglieri sotto un generale.
GW-A8 = Dove un effetto indica un componente senza dire di chi, intende un componente del giocatore che l'effetto riguarda.
GW-A9 = Pagare significa rimettere risorse nella riserva comune, e l'intero prezzo deve essere disponibile al momento del pagamento.
GW-A10 = Gli effetti che avvengono nello stesso momento sono simultanei, perciò con quello che uno di essi procura non se ne può pagare un altro.
GW-A11 = L'onore non scende mai sotto 0: ogni sua perdita, per l'Onta alla fine o in un altro momento, toglie quello che c'è, mentre l'onore richiesto come prezzo deve esserci tutto. (Nostra decisione: le perdite prima della fine, e il prezzo.)
GW-A12 = Ogni guadagno, pagamento, pesca e scarto è visto da tutti, con il tipo e il numero delle risorse e il numero delle carte, ma il fronte di una carta Tattica pescata lo vede solo chi la pesca; il numero di carte in mano è quindi pubblico, e una scorta non si mostra agli altri ma è nota a chi tiene il conto. (Nostra decisione.)
GW-A13 = Il generale non scelto torna nella scatola senza essere mostrato; sono pubblici l'indicatore di invasione, il numero di carte di ogni mazzo e quali carte una regola ha tolto durante la preparazione. (Nostra decisione.)
GW-A14 = Se un giocatore viene interpellato dipende da cose pubbliche, dalle scorte e dal numero delle sue carte, mai da quali siano: un giocatore che ha in mano una carta Tattica viene interpellato in una finestra ogni volta che vi si potrebbe giocare una qualche carta Tattica della partita, e chi non ne ha nessuna non viene interpellato. (Nostra decisione.)
GW-A15 = Si può parlare liberamente, e ciò che si dice non vincola nessuno; risorse, carte e componenti passano tra i giocatori solo con un effetto che lo dice. (Nostra decisione.)
GW-A16 = Un effetto che non si può eseguire per intero si esegue fin dove è possibile, con i componenti, le carte o i tasselli che ci sono, ma un prezzo si paga per intero o non si paga. (Nostra decisione.)
GW-A17 = Dove una carta e una di queste regole si contraddicono, vale la carta. (Nostra decisione.)

## Setup

GW-B = Preparazione per 3 o 4 giocatori
GW-B1 = Il lato del tabellone e il primo spazio del tassello Tempo dipendono dal numero di giocatori: in 3 si usa il lato da 1 a 3, con 6 spazi di un anno ciascuno, e in 4 il lato per 4, con 5 spazi.
GW-B2 = Si mescolano i 5 artefatti; 3 si scoprono e 2 tornano nella scatola.
GW-B3 = Si mescola il mazzo Orda e si mette 1 orda scoperta nella prima fila di ogni sezione, da sinistra a destra.
GW-B4 = Solo in 4 giocatori si piazza un'altra orda nella sezione mostrata dall'indicatore di invasione.
GW-B5 = Una barricata sta su ciascuno dei 9 spazi barricata.
GW-B6 = Si mescola il mazzo Tattica.
GW-B7 = Si mescolano generali e consiglieri e se ne distribuiscono 2 di ciascun tipo a ogni giocatore, che vede tutte e quattro le carte prima di scegliere; ognuno tiene 1 generale, e l'altro torna nella scatola; tutti scelgono nello stesso tempo in segreto e rivelano insieme.
GW-B8 = Poi, noti i generali, ogni giocatore rende attivo un consigliere e di supporto l'altro, e la scelta è pubblica quando tutti hanno scelto. (Nostra decisione: che anche questa scelta sia simultanea e segreta.)
GW-B9 = In ordine di tè ogni giocatore prende le risorse iniziali indicate dal proprio generale e pesca tante carte Tattica quante esso indica. (Nostra decisione: l'ordine.)
GW-B10 = I consiglieri rimasti formano il mazzo Consigliere, e le sue prime 4 carte si scoprono sul tracciato dei consiglieri, da sinistra a destra.
GW-B11 = Dei commessi di ogni giocatore 3 vanno nell'area commessi dell'Ambasciata dell'Imperatore e 5 restano nella riserva.
GW-B12 = Le pedine Onore partono da 0.
GW-B13 = Le pedine Tè si impilano secondo i valori di tè dei generali, il più alto in cima; a parità di valore, possibile solo con pacchetti di carte proprie, sta sopra quella del numero di posto più basso. (Nostra decisione: la parità di valore.)
GW-B14 = Il primo anno comincia con l'autunno: primavera ed estate si saltano, e il tassello Tempo resta sul suo primo spazio.
GW-B15 = All'inizio tutti i 16 soldati di un giocatore sono nella riserva e tutte le 6 carte Comando in mano; nessun livello di mura è costruito, e il magazzino, le zone di riposo e le postazioni di tiro sono vuoti.
GW-B16 = Nulla di ciò che avviene durante la preparazione è un momento: nessuna abilità e nessuna carta Tattica vi risponde. (Nostra decisione.)
GW-B17 = Si usano solo le carte della serie standard: 24 orde, 13 generali, 44 consiglieri, 20 carte Tattica e 5 artefatti; le carte del Clan del Giunco, di Qin Jiushao e della partita in cooperazione entrano solo con le regole delle loro modalità; se un pacchetto personalizzato stampa altri numeri su carte o plance, valgono quelli al posto dei numeri di queste regole.

## Tea order

GW-T = Ordine di tè
GW-T1 = Quando più giocatori agiscono sullo stesso effetto, lo fanno in ordine di tè, dalla cima della pila del tè verso il basso, e ognuno finisce prima che cominci il successivo.
GW-T2 = Ogni parità è vinta dal giocatore, tra quelli alla pari, che sta più in alto nella pila del tè.
GW-T3 = L'ordine di tè si legge quando comincia un passo, un riquadro, un luogo o una finestra, e un cambiamento fatto al loro interno vale a partire dal successivo. (Nostra decisione.)
GW-T4 = Sono segrete e simultanee solo la scelta del generale e del consigliere attivo durante la preparazione e quella della carta Comando in autunno; ogni altra scelta si fa apertamente, un giocatore dopo l'altro. (Nostra decisione.)
GW-T5 = Se più effetti di un giocatore cadono nello stesso momento, è lui a sceglierne l'ordine. (Nostra decisione.)

## Generals and advisors

GW-G = Generali e consiglieri
GW-G1 = Le parti dell'abilità di un generale che portano l'icona del consigliere di supporto si moltiplicano per il numero di consiglieri di supporto sotto la carta, perciò senza di essi non danno nulla; le altre parti funzionano sempre.
GW-G2 = Un consigliere ottenuto diventa subito e per sempre attivo o di supporto.
GW-G3 = L'abilità stampata di un consigliere attivo funziona da allora in poi, per i momenti che si aprono dopo; un consigliere di supporto conta solo come icona. (Nostra decisione: da quale momento.)
GW-G4 = Non c'è limite al numero di consiglieri.
GW-G5 = Un'abilità che risponde quando fai qualcosa a un tipo di componente richiede almeno un componente di quel tipo e agisce una volta per momento, quanti che siano, mentre «per ogni» li conta; gli effetti delle carte sono facoltativi, a meno che la carta dica che devono avvenire. (Risposta dell'editore: che gli effetti siano facoltativi.)
GW-G6 = Ciò che si raccoglie in un luogo, le ricompense dei punti vitali, il reddito e l'onore di un'orda sconfitta si prendono senza domande; si può rinunciare solo dove c'è una scelta. (Nostra decisione.)

## Shame

GW-E = Onta
GW-E1 = I tasselli Onta vengono da una breccia nelle mura, dall'essere soli in un luogo attivato con l'icona Onta e, nella partita in cooperazione, dalle Richieste dell'Imperatore sul tabellone.
GW-E2 = Un tassello ricevuto si piazza subito dove il proprietario preferisce: sotto un soldato di qualsiasi tipo nella riserva che non ne ha, o su uno spazio Onta vuoto di una propria Orda presa, che ne ha 2; finché un posto del genere è libero va usato, e più tasselli si piazzano uno alla volta.
GW-E3 = Un soldato su un tassello Onta resta nella riserva e non può essere usato in alcun modo, né reclutato né reso sorvegliante.
GW-E4 = Un'Orda presa con 1 o 2 tasselli Onta non dà onore alla fine, ma i tasselli sulle Orde prese non costano onore.
GW-E5 = Se la riserva dei tasselli Onta è esaurita, il giocatore perde 5 punti onore invece di riceverne uno; se non ha dove piazzare un tassello, questo è rimosso dal gioco e il giocatore perde 5 punti onore.
GW-E6 = Alla fine della partita ogni tassello Onta sotto un soldato costa al proprietario 5 punti onore, ma l'onore non scende mai sotto 0.
GW-E7 = In estate un giocatore può pagare 2 qi, quante volte vuole, per scartare un proprio tassello Onta, da sotto un soldato o da un'Orda presa, e rimetterlo nella riserva comune.
GW-E8 = Un tassello Onta rimosso o scartato torna nella riserva comune; solo una razzia e la mancanza di posto lo rimuovono dal gioco.
GW-E9 = Se in un momento l'Onta spetta a più giocatori, in una breccia si procede orda per orda dalla fila 1 in poi, e per ogni orda, come ovunque altrove, in ordine di tè, e ogni tassello si riceve e si piazza prima del successivo; anche gli ultimi tasselli della riserva comune vanno in quest'ordine. (Nostra decisione.)
GW-E10 = Un soldato liberato dal suo tassello Onta si può usare subito, e un'Orda presa liberata dall'ultimo torna a dare onore. (Nostra decisione.)
GW-E11 = Per le abilità che vi rispondono, l'Onta è ricevuta quando un tassello lascia la riserva comune, anche se poi non trova posto; l'onore perso perché i tasselli sono esauriti non è un tassello ricevuto. (Nostra decisione.)

## Clerks

GW-K = Commessi
GW-K1 = Muovere un commesso significa prenderne uno dalla riserva, o uno che è già in un luogo, e metterlo in qualsiasi luogo che accoglie commessi, tranne quello in cui si trova; ogni movimento del genere è facoltativo, e i commessi nell'area commessi non si muovono.
GW-K2 = Un commesso non può lasciare un luogo ordinario i cui spazi sono tutti occupati, perché è bloccato, chiunque lo abbia riempito; si controlla a ogni singolo movimento.
GW-K3 = Un luogo ordinario accoglie un commesso su ognuno dei suoi spazi, di chiunque sia, e uno pieno non ne accoglie altri.
GW-K4 = Un luogo speciale accoglie un numero qualsiasi di commessi.
GW-K5 = Il magazzino non accoglie commessi.
GW-K6 = Muovere fino a 2 commessi in 2 luoghi diversi significa due destinazioni diverse, dove possono già esserci commessi, anche propri, mentre i commessi mossi possono venire da qualsiasi parte.
GW-K7 = I movimenti di un effetto si fanno uno dopo l'altro, ognuno deve essere ammesso quando si fa, e il giocatore può fermarsi dopo uno qualsiasi; un effetto muove lo stesso commesso al massimo una volta. (Nostra decisione.)

## Locations and activation

GW-L = Luoghi e attivazione
GW-L1 = I luoghi ordinari sono la segheria, la cava, la miniera d'oro, il tempio, la caserma e la casa da tè; un luogo ordinario si attiva nel passo di attivazione quando sono occupati tutti i suoi spazi, il cui numero dipende dal lato del tabellone.
GW-L2 = I luoghi speciali sono il quartiere dei costruttori, l'Ambasciata dell'Imperatore, la scuola marziale e il centro logistico; un luogo speciale si attiva quando vi si trova almeno 1 commesso.
GW-L3 = Il giocatore attivo sceglie l'ordine in cui si risolvono i luoghi attivati, che vi abbia commessi o no, e indica il successivo ogni volta dopo che il precedente è stato risolto. (Nostra decisione: che il successivo si indichi solo allora.)
GW-L4 = In un luogo attivato ogni giocatore che vi ha commessi risolve tutti i propri insieme, in ordine di tè; la produzione procede però passo per passo, e l'Ambasciata dell'Imperatore un commesso dopo l'altro.
GW-L5 = Usare l'effetto di un luogo è facoltativo, del tutto o per singoli commessi; quando tutti i giocatori hanno risolto il luogo, ogni commesso presente torna nella riserva del proprietario, usato o no.
GW-L6 = I commessi nei luoghi che non si sono attivati vi restano, anche di anno in anno.
GW-L7 = Per un'attivazione avanzata un luogo ordinario non deve essere pieno; tutto il resto è come in un'attivazione normale: ogni giocatore che vi ha commessi li risolve, e i commessi tornano nelle riserve.
GW-L8 = In un'attivazione avanzata nessuno riceve Onta per essere solo.
GW-L9 = Quando un luogo con l'icona Onta si attiva normalmente e solo un giocatore vi ha commessi, quanti che siano, quel giocatore riceve 1 tassello Onta subito prima che se ne risolvano gli effetti.
GW-L10 = Quali luoghi si attivano si controlla una volta, dopo tutti gli effetti della carta Comando e del momento che la segue; un luogo che si riempie più tardi nello stesso passo aspetta il turno successivo, e uno che nel frattempo ha perso i suoi commessi si salta. (Nostra decisione: i luoghi che si riempiono o si svuotano durante il passo.)
GW-L11 = Un'attivazione avanzata avviene subito, all'interno dell'effetto che la permette, e richiede nel luogo almeno 1 commesso, proprio o altrui; il luogo può attivarsi di nuovo nello stesso turno se ne soddisfa di nuovo le condizioni. (Nostra decisione.)
GW-L12 = L'icona Onta è sui quattro luoghi di produzione e sulla caserma.
GW-L13 = Le abilità che rispondono a un luogo attivato agiscono dopo che i suoi commessi sono tornati nelle riserve. (Nostra decisione.)

## Production

GW-P = Produzione: segheria (legno), cava (pietra), miniera d'oro (oro), tempio (qi)
GW-P1 = La produzione ha tre passi, raccolta, potenziamento e donazione, e tutti i giocatori completano ciascuno di essi, in ordine di tè, prima che cominci il successivo; poi i commessi tornano nelle riserve.
GW-P2 = Raccolta: un giocatore prende 1 risorsa del luogo per ogni proprio commesso presente, e con almeno 1 commesso presente un suo sorvegliante ne aggiunge quante indica il suo livello.
GW-P3 = Potenziamento senza un sorvegliante nel luogo, facoltativo, una volta e solo con un commesso presente: si paga il primo costo e si mette un soldato qualsiasi della riserva che non ha tasselli Onta sul primo spazio sorvegliante; senza un tale soldato non c'è potenziamento.
GW-P4 = Potenziamento con un sorvegliante nel luogo: si paga il costo successivo e lo si sposta avanti di uno spazio, al massimo fino al livello 3.
GW-P5 = Anche piazzare il primo sorvegliante è un potenziamento.
GW-P6 = Un giocatore ha al massimo un sorvegliante in ogni luogo di produzione, e uno spazio sorvegliante può essere condiviso da un numero qualsiasi di giocatori.
GW-P7 = Un sorvegliante non se ne va mai, e il suo livello è il numero di risorse aggiuntive che dà; nessun effetto lo conta più come soldato, perciò non attacca, non muore e non riceve Onta. (Nostra decisione: che non conti più come soldato.)
GW-P9 = In un'attivazione un giocatore guadagna al massimo un livello di sorvegliante, a parte gli effetti delle carte.
GW-P8 = Donazione, facoltativa, una volta e solo dopo aver raccolto almeno 1 risorsa nel luogo: si mette nel magazzino esattamente 1 risorsa del tipo appena raccolto e si ottengono 2 punti onore; al tempio questo passo non c'è, perché il qi non si dona mai.
GW-P10 = Un potenziamento dato da una carta non richiede un commesso presente, ma lo stesso tipo di soldato, lo stesso limite di livello e lo stesso prezzo, modificati come dice la carta; può essere il sorvegliante potenziato un momento prima. (Risposta dell'editore: che possa essere lo stesso sorvegliante.)
GW-P11 = Esempio: la segheria è piena, con 2 commessi verdi (sorvegliante di livello 2), 2 blu (sorvegliante di livello 3) e 1 rosso (nessun sorvegliante), perciò i giocatori raccolgono 4, 5 e 1 legno; il verde paga 4 qi per il livello 3, il blu non può potenziare, e il rosso paga 2 qi e piazza un arciere; il verde dona 1 legno per 2 punti onore.

## Tea house

GW-H = Casa da tè
GW-H1 = Ogni giocatore che vi ha un commesso può spostare in alto di una posizione la propria pedina Tè, nell'ordine di tè com'era prima dell'attivazione, ogni pedina una volta; nella pila giallo, rosso, blu con commessi del rosso e del blu, per esempio, prima il rosso supera il giallo e poi il blu supera il giallo, il che dà rosso, blu, giallo.
GW-H2 = Se un solo giocatore ha occupato tutti gli spazi, la sua pedina va invece direttamente in cima; uno spazio libero, come lo consente un'attivazione avanzata, lo esclude.
GW-H3 = Il giocatore in cima non ottiene nulla, ma i suoi commessi tornano comunque.
GW-H4 = Una carta che sposta in alto una pedina Tè di più posizioni le fa superare altrettante pedine in una volta; la pedina in cima non si sposta. (Nostra decisione.)

## Barracks

GW-M = Caserma
GW-M1 = Per ogni commesso nella caserma un giocatore può reclutare dalla riserva 1 soldato di qualsiasi tipo: un lanciere costa 2 pietre e 1 legno, un arciere 2 qi e 1 legno, un cavalleggero 3 ori e 1 legno.
GW-M2 = Tutte le reclute di un'attivazione si pagano insieme e contano come un solo reclutamento, perciò un bonus di reclutamento si ottiene una volta.
GW-M3 = Ogni recluta o attacca subito, in qualsiasi sezione, o va in qualsiasi zona di riposo; tipi e posti possono essere diversi.
GW-M4 = Il giocatore dichiara le reclute, da nessuna a una per ogni commesso e solo quelle che riserva e scorta consentono, e le paga tutte in una volta; dopo di che nessuna si può ritirare, e nessuna può restare non pagata o non piazzata; con quello che procurano i loro attacchi non si possono pagare. (Nostra decisione.)
GW-M5 = Le reclute si piazzano una alla volta nell'ordine che preferisce il proprietario, e tutte quelle che attaccano sono un solo attacco. (Nostra decisione.)

## Builders' camp

GW-U = Quartiere dei costruttori (una di queste azioni per ogni commesso)
GW-U1 = Barricata: si pagano 2 risorse tra legno, pietra e oro in qualsiasi combinazione, si piazza una barricata in una sezione che ne ha meno di 3 e si ottengono 2 punti onore.
GW-U2 = Livello di mura: si pagano 5, 10 o 15 risorse tra legno, pietra e oro in qualsiasi combinazione per il livello 1, 2 o 3, e si ottengono punti onore pari al costo del livello.
GW-U3 = I livelli di una sezione si costruiscono in ordine, e il livello 3 è l'ultimo.
GW-U4 = Paga per primo il magazzino: le sue risorse vanno usate prima delle proprie, e se ne contiene più del necessario chi costruisce sceglie i tipi; né ciò che ha pagato il magazzino né uno sconto riducono l'onore. (Nostra decisione: la scelta dei tipi.)
GW-U5 = Gli arcieri che stanno sul vecchio livello si mettono su postazioni di tiro qualsiasi di quello nuovo, senza altri effetti.
GW-U6 = Con più commessi un giocatore dichiara tutte le azioni insieme e le paga in un'unica somma; la stessa azione si può ripetere, su una sezione o su più, e due livelli di una sezione si costruiscono in ordine.
GW-U7 = Ogni livello di mura costruito è un momento a sé, mentre tutte le barricate di un'attivazione sono un solo momento. (Nostra decisione.)
GW-U8 = Esempio: con 3 pietre nel magazzino un giocatore che costruisce il livello 1 paga queste 3 pietre e 2 risorse qualsiasi tra legno, pietra e oro della propria scorta, e ottiene 5 punti onore.

## Embassy

GW-N = Ambasciata dell'Imperatore (una di queste azioni per ogni commesso, uno dopo l'altro)
GW-N1 = Assumere un commesso: si pagano 2 ori e si prende un proprio commesso dall'area commessi nella riserva, il che non è possibile se non ne resta nessuno.
GW-N2 = Assumere un consigliere: si paga tanto oro quanti sono i propri consiglieri, attivi e di supporto, contando il nuovo; si prende uno qualsiasi dei 4 sul tracciato e lo si rende subito attivo o di supporto.
GW-N3 = Subito dopo ogni consigliere preso il tracciato scorre a sinistra e si riempie a destra dal mazzo; se il mazzo è vuoto, si mescolano gli scarti. (Nostra decisione: il mazzo vuoto.)
GW-N4 = Se il mazzo Consigliere e i suoi scarti sono entrambi vuoti, lo spazio resta vuoto e il tracciato offre quello che c'è; da un tracciato vuoto nessuno può assumere. (Nostra decisione.)
GW-N5 = L'azione di ogni commesso si sceglie dopo che è stata eseguita quella del precedente, e tutti i commessi di un giocatore si risolvono prima di quelli del successivo.

## Logistics center

GW-O = Centro logistico
GW-O1 = Per ogni commesso, uno dopo l'altro, un giocatore può scegliere una sezione e muovere un numero qualsiasi dei propri soldati dalla sua zona di riposo e dalle sue postazioni di tiro in un'altra sezione.
GW-O2 = Gli arcieri delle postazioni di tiro vanno in postazioni di tiro libere o nella zona di riposo, in qualsiasi combinazione, e gli arcieri di una zona di riposo solo nella zona di riposo; gli altri soldati si muovono solo da zona di riposo a zona di riposo.
GW-O3 = Non è né reclutare né attaccare: non si piazzano ferite, e i soldati sulle orde non si muovono; un altro commesso può muovere di nuovo lo stesso soldato.
GW-O4 = Sulle postazioni di tiro stanno solo arcieri, uno per ciascuna, mentre una zona di riposo contiene un numero qualsiasi di soldati.

## Military academy

GW-I = Scuola marziale
GW-I1 = Un giocatore pesca 1 carta Tattica per ogni commesso nella scuola; se il mazzo è vuoto, si mescolano gli scarti, e se non ci sono nemmeno quelli, non si pesca nessuna carta. (Nostra decisione: nessuna carta se mancano anche gli scarti.)
GW-I2 = Tutte le carte di una pesca si prendono prima di applicare il limite della mano. (Nostra decisione.)

## Tactic cards

GW-D = Carte Tattica
GW-D1 = Il limite della mano è di 5 carte Tattica, se le carte non lo cambiano: chi ne ha di più scarta subito quelle in eccesso, a propria scelta.
GW-D2 = Una carta Tattica si gioca dalla mano nel momento che essa indica, nel turno di chiunque o fuori dai turni.
GW-D3 = L'effetto base di una carta Tattica è gratuito; oppure chi la gioca ne paga il costo in qi per avere invece l'effetto potenziato.
GW-D4 = Per ogni singolo evento un giocatore gioca al massimo una carta Tattica; ogni orda sconfitta è un evento, nelle finestre 1 e 2 insieme, e le morti su di essa un altro; tutte le morti di una sezione in cui si è aperta una breccia, anche quelle degli arcieri, sono un solo evento; l'attacco, l'ultima ferita e il reclutamento sono tre eventi. (Nostra decisione: l'attacco, l'ultima ferita e il reclutamento.)
GW-D5 = Le finestre per le carte Tattica sono sette: (1) un'orda qualsiasi viene sconfitta, prima dei passi della sconfitta; (2) nello stesso momento, la carta Orda va a te, perché copri più punti di tutti; (3) hai attaccato con almeno un soldato; (4) metti tu l'ultima ferita o l'ultimo soldato su un'orda, prima della finestra 1; (5) uno dei tuoi soldati sta per essere ucciso o viene ucciso; (6) tutti i riquadri della tua carta Comando sono eseguiti, prima dell'attivazione; (7) hai reclutato almeno un soldato in una sezione che soddisfa la condizione della carta, dove ha attaccato o riposa. (Risposta dell'editore: l'elenco delle finestre.)
GW-D6 = In una finestra ogni giocatore viene interpellato una volta, in ordine di tè: dichiara una carta con l'effetto base o potenziato e paga, oppure passa; poi si risolvono in ordine di tè le carte dichiarate, e poi, sempre in ordine di tè, le abilità che rispondono al momento. (Nostra decisione.)
GW-D7 = La finestra 4 (ultima ferita) dà una carta per un attacco, o per un effetto che mette ferite, per quante orde completi; le abilità rispondono per ognuna di queste orde. (Risposta dell'editore: la carta.)
GW-D8 = Le finestre che cadono insieme si aprono in quest'ordine: 3 (attacco), 4 (ultima ferita), 7 (reclutamento); e 1 prima di 2 per una sconfitta; la finestra 5 si apre per i soldati che stanno per morire e di nuovo per quelli uccisi, con una sola carta tra le due. (Nostra decisione.)
GW-D9 = Una carta Tattica si può giocare anche per poco o nulla se il suo momento e le sue condizioni ci sono, e va negli scarti scoperti quando il suo effetto è concluso. (Nostra decisione.)

## Attacks

GW-F = Attacchi
GW-F1 = Un lanciere attacca mettendosi su un punto vitale libero qualsiasi della prima orda della sezione, quella nella fila 1, e il proprietario ottiene la ricompensa stampata sul punto.
GW-F2 = Un cavalleggero attacca mettendosi su due punti vitali liberi di un'orda di qualsiasi fila della sezione, adiacenti in orizzontale o in verticale, mai in diagonale, e il proprietario ottiene entrambe le ricompense.
GW-F3 = Un arciere attacca occupando una postazione di tiro libera della sezione e mettendo 1 ferita su un punto vitale libero qualsiasi di una qualsiasi orda della sezione; le ferite non danno ricompense.
GW-F4 = Un arciere che è già su una postazione di tiro attacca mettendo 1 ferita su una qualsiasi orda della sua sezione.
GW-F5 = Una nuova recluta può attaccare in qualsiasi sezione, ma i soldati in una zona di riposo attaccano solo nella propria, dove gli arcieri occupano prima una postazione di tiro libera.
GW-F6 = I soldati sulle carte Orda non attaccano di nuovo e non si muovono finché l'orda non è sconfitta o essi non sono uccisi o salvati.
GW-F7 = Un attacco non si può fare se un lanciere non trova un punto libero sulla prima orda, un cavalleggero due punti liberi adiacenti, o un arciere una postazione di tiro libera o qualcosa da ferire; un arciere occupa una postazione di tiro attaccando solo se può mettere la sua ferita. (Nostra decisione: l'arciere che non può mettere la sua ferita.)
GW-F8 = Un'orda con tutti i punti coperti non è per questo già sconfitta, ma lo è solo nel passo di sconfitta delle orde; fino ad allora conserva il posto, il potere e l'abilità: nessun lanciere la supera, mentre cavalleggeri e arcieri possono scegliere le orde dietro di essa.
GW-F9 = Un soldato tolto da un'orda che resta lascia una ferita su ogni punto che copriva, un cavalleggero due.
GW-F10 = Un ordine di attaccare con tutti i soldati di una sezione o di un tipo si può rifiutare in blocco, ma una volta cominciato ogni soldato interessato attacca se può, dalle zone di riposo e, gli arcieri, anche dalle postazioni di tiro; il proprietario sceglie il loro ordine, e chi non può attaccare quando tocca a lui resta dov'è. (Risposta dell'editore: che attacchino tutti.) (Nostra decisione: l'ordine, e chi non può attaccare.)
GW-F11 = Le mura più alte, di cui parlano le carte, sono ogni sezione al massimo livello costruito; se non è costruito nulla, non ce ne sono.
GW-F12 = I soldati che attaccano con un effetto sono un solo attacco: si piazzano uno alla volta, ogni ricompensa si prende quando il suo punto viene coperto, e poi vengono le finestre 3 (attacco) e 4 (ultima ferita), per le reclute anche 7 (reclutamento); solo la carta «Ordine d'attacco» fa due attacchi. (Risposta dell'editore: i due attacchi.) (Nostra decisione: tutto tranne i due attacchi.)
GW-F13 = Un effetto attacca con lo stesso soldato al massimo una volta, e mai con un soldato reclutato nello stesso momento. (Risposta dell'editore.)
GW-F14 = Un punto coperto da un soldato conta come ferito: può essere l'ultima ferita, inflitta dal proprietario del soldato.
GW-F15 = Le ferite messe da una carta vanno una alla volta su punti liberi delle orde che essa indica, e senza un punto libero vanno perse; non danno ricompense e non sono un attacco. (Nostra decisione.)

## Defeated hordes

GW-V = Orde sconfitte (il passo di sconfitta delle orde: in autunno dopo ogni turno, in inverno dopo il lancio delle frecce)
GW-V1 = Un'orda è sconfitta quando tutti i suoi punti vitali sono coperti da soldati o ferite.
GW-V2 = Le orde si controllano una alla volta, prima la fila 1 da sinistra a destra, o con una variante da destra a sinistra, e poi le file dietro; dopo ogni sconfitta il controllo ricomincia, finché non resta nessuna orda del tutto coperta. (Nostra decisione: che ricominci, dove i regolamenti proseguono fila per fila.)
GW-V3 = Per prima cosa ogni giocatore con almeno 1 soldato sull'orda sconfitta ottiene 2 punti onore.
GW-V4 = Poi ogni giocatore ottiene 2 punti onore per ogni proprio arciere su una postazione di tiro di quella sezione.
GW-V5 = La carta Orda va al giocatore i cui soldati coprono più punti, contati prima di ogni morte, dove un cavalleggero ne copre 2 e le ferite nessuno; la parità si risolve in ordine di tè, e se nessuno vi ha soldati la carta si scarta.
GW-V6 = Morti: ogni giocatore perde su quella carta tanti soldati quanti ne indica la letalità del tracciato del Tempo, o tutti se sono di meno, a propria scelta; i superstiti vanno nella zona di riposo della sezione.
GW-V7 = Salvataggio: per ogni proprio soldato che sta per morire si possono pagare 2 qi, e allora va nella zona di riposo della sezione e non conta come ucciso; i soldati uccisi tornano nella riserva.
GW-V8 = Le ferite su un'orda sconfitta tornano nella riserva comune, e i soldati che ne vengono tolti non ne lasciano; le orde dietro avanzano verso le mura con tutto ciò che sta su di esse.
GW-V9 = Un'Orda presa sta coperta davanti al proprietario, e il suo onore conta alla fine.
GW-V10 = Una sconfitta segue quest'ordine: le finestre 1 e 2 (orda sconfitta) e le abilità, quando si sa già chi prende la carta Orda; l'onore per i soldati sull'orda; l'onore per gli arcieri; morti e salvataggio; i superstiti vanno nella zona di riposo e le ferite nella riserva comune; la carta Orda si prende o si scarta; le orde dietro avanzano. (Nostra decisione: che si sappia prima chi la prende.)
GW-V11 = Le morti, a una sconfitta e in una breccia, seguono quest'ordine: in ordine di tè ogni giocatore indica i soldati che stanno per morire; la finestra 5 (soldati uccisi) e le abilità che salvano; in ordine di tè ogni giocatore paga per salvare chi vuole dei restanti; tutti gli altri vengono uccisi insieme; la finestra 5 e le abilità per gli uccisi. (Nostra decisione.)
GW-V12 = Con quello che si ottiene quando un'orda è sconfitta si può pagare il salvataggio dei soldati su di essa, perché le morti sono un momento successivo; la letalità, che le carte possono cambiare, non è mai sotto 0. (Nostra decisione.)

## Spring

GW-S = L'anno: primavera
GW-S1 = Il tassello Tempo avanza di uno spazio.
GW-S2 = Si piazzano tante orde quante ne indica il numero sopra il tassello Tempo, una alla volta.
GW-S3 = Le orde riempiono prima le sezioni che non ne hanno, da sinistra a destra.
GW-S4 = Altrimenti la sezione è data dall'indicatore di invasione sul retro della carta che è ora in cima al mazzo, non da quello della carta che si piazza; la carta va nella fila libera più vicina alle mura.
GW-S5 = Razzia: se la sezione ha già 3 orde, la carta si scarta, e tanti tasselli Onta quanti sono i giocatori umani, o quelli rimasti, vengono rimossi dal gioco. (Risposta dell'editore: che contino solo i giocatori umani.)
GW-S6 = Se il mazzo Orda è vuoto, le orde scartate si mescolano appena si deve pescare una carta o leggere un indicatore; se non ce n'è da pescare, non si piazzano altre orde, e se non ce n'è da leggere, resta valido l'ultimo indicatore visto. (Nostra decisione.)
GW-S7 = Sul tracciato dei consiglieri i 2 più a sinistra si scartano, gli altri scorrono a sinistra e se ne scoprono 2 nuovi; se ce ne sono di meno, si scartano quelli che ci sono.
GW-S8 = La primavera segue quest'ordine: il tassello Tempo, le orde, i consiglieri, e poi le abilità che agiscono in primavera, in ordine di tè.

## Summer

GW-Z = L'anno: estate
GW-Z1 = Reddito: ogni sorvegliante dà tante risorse del suo luogo quante ne indica il suo livello; poi vengono le abilità che agiscono al reddito, in ordine di tè.
GW-Z2 = Poi, in ordine di tè, si possono scartare tasselli Onta pagando 2 qi ciascuno.
GW-Z3 = Tutte le carte Comando sul tracciato vanno negli scarti.
GW-Z4 = In ordine di tè ogni giocatore deve o recuperare tutte le proprie carte Comando scartate o ottenere 2 punti onore per ognuna di esse, «Tradimento» compreso, e in tal caso restano dove sono. (Nostra decisione: che «Tradimento» conti.)
GW-Z5 = «Tradimento» resta per sempre negli scarti una volta giocato; nulla lo riporta indietro.
GW-Z6 = Un giocatore non deve mai essere senza carte Comando, perciò con la mano vuota le carte si recuperano. (Nostra decisione: che l'onore sia allora rifiutato.)
GW-Z7 = Una mano con il solo «Tradimento» non è vuota: si può scegliere l'onore, e «Tradimento» è allora la carta dell'autunno successivo. (Nostra decisione.)

## Autumn

GW-J = L'anno: autunno
GW-J1 = Tutti i giocatori scelgono in segreto 1 carta Comando della mano e le rivelano insieme; una scelta si può cambiare finché tutti non hanno scelto. (Nostra decisione: che una scelta si possa cambiare.)
GW-J2 = In ordine di tè ogni giocatore mette la carta su uno spazio libero del tracciato del Comando.
GW-J3 = Le carte si risolvono a partire dallo spazio 1 del tracciato, e il proprietario della carta è il giocatore attivo.
GW-J4 = Un turno segue quest'ordine: i riquadri della carta dall'alto in basso, ognuno concluso prima del successivo e ogni azione facoltativa, con i riquadri per gli altri giocatori eseguiti da tutti gli altri in ordine di tè; poi l'attivazione dei luoghi; poi la sconfitta delle orde.
GW-J5 = Le carte restano sul tracciato fino all'estate, e le carte che contano altre carte sul tracciato le contano tutte, di chiunque siano, risolte o no.
GW-J6 = Il tracciato del Comando ha tanti spazi quanti sono i giocatori, 3 o 4; lo spazio per un quinto non si usa mai. (Nostra decisione.)
GW-J7 = Un turno completo è: i riquadri; la finestra 6 (dopo i riquadri) e le abilità che agiscono dopo il comando; il controllo di quali luoghi si attivano, e la loro attivazione; le abilità che agiscono dopo l'attivazione; la sconfitta delle orde. (Risposta dell'editore.)
GW-J8 = «Tradimento» esegue soltanto i riquadri del proprietario di un'altra carta sul tracciato, risolta o no, contando i nomi come fa quella carta, oppure muove fino a 2 commessi in 1 o 2 luoghi; non copia un altro «Tradimento», e sul tracciato conta solo con il proprio nome. (Risposta dell'editore: il movimento dei commessi.) (Nostra decisione: nessuna copia di un altro «Tradimento».)

## Winter

GW-W = L'anno: inverno
GW-W1 = Lancio delle frecce: dalla sezione sinistra in poi, in ordine di tè, ogni arciere su una postazione di tiro deve mettere 1 ferita su un'orda della sua sezione, se può; gli arcieri nelle zone di riposo non tirano.
GW-W2 = Poi si passa alla sconfitta delle orde, come in autunno.
GW-W3 = Assalto: sezione per sezione da sinistra, ognuna decisa prima della successiva, si confrontano la difesa, cioè il valore delle mura del livello costruito e 2 per ogni barricata, e il potere offensivo, cioè la somma dei poteri delle orde; le abilità delle orde cambiano entrambi.
GW-W4 = Se la difesa è uguale o superiore al potere offensivo, le mura reggono; altrimenti ogni orda della sezione fa breccia.
GW-W5 = Dopo tutte le sezioni si scartano tutte le barricate; si possono costruire di nuovo.
GW-W6 = Il controllo di conclusione partita è l'unico punto in cui la partita può finire, e la fa finire una qualsiasi di queste condizioni: (a) tutte e 3 le sezioni sono al livello 3, o con 3 giocatori 2 di esse, cosa che una variante cambia; (b) la riserva dei tasselli Onta è esaurita; (c) il tassello Tempo è sul suo ultimo spazio.
GW-W7 = Altrimenti un nuovo anno comincia con la primavera.
GW-W13 = La difesa si calcola in quest'ordine: i valori di mura e barricate, dove ciò che li fissa viene prima di ciò che vi aggiunge e nessuno è sotto 0; la loro somma; le aggiunte al totale; poi ogni dimezzamento, arrotondato per difetto; e il potere di nessuna orda è sotto 0.
GW-W14 = Il lancio delle frecce non è un attacco: non apre la finestra 3 (attacco), e nessuna abilità che risponde agli attacchi agisce, a meno che una variante lo renda tale; le sue ferite possono essere ultime ferite, con la finestra 4 una volta per giocatore e sezione. (Nostra decisione: la finestra 4 una volta per giocatore e sezione.)
GW-W15 = Le abilità che agiscono in inverno vengono prima del lancio delle frecce, in ordine di tè.
GW-W16 = Il controllo di conclusione partita guarda solo la situazione di quel momento: una riserva dei tasselli Onta che si è svuotata e poi riempita non fa finire nulla, e più condizioni insieme sono una sola fine; un anno cominciato si gioca fino al suo controllo, qualunque cosa si sia verificata prima. (Nostra decisione.)
GW-W8 = Breccia: per ogni orda della sezione ogni giocatore senza un soldato su di essa riceve 1 tassello Onta, prima di ogni morte.
GW-W9 = In una breccia i soldati muoiono secondo la letalità su ogni orda separatamente, ma tutti in un solo momento insieme agli arcieri sulle mura, e si possono salvare; i soldati né uccisi né salvati restano sulla carta.
GW-W10 = Ogni soldato tolto da un'orda in una breccia lascia ferite sui punti che copriva.
GW-W11 = In una breccia tutti gli arcieri sulle postazioni di tiro della sezione vengono uccisi, qualunque sia la letalità, ma si possono salvare nella zona di riposo.
GW-W12 = I soldati nella zona di riposo sono al sicuro da una breccia.
GW-W17 = Una breccia non toglie nessuna orda e nessun livello di mura, e nessuno ne ottiene onore o carte Orda.

## End of the game

GW-Y = Fine della partita (il punteggio segue quest'ordine)
GW-Y1 = Ogni tassello Onta sotto un soldato costa al proprietario 5 punti onore, ma l'onore non scende sotto 0.
GW-Y2 = Poi ogni Orda presa senza Onta dà il suo onore.
GW-Y3 = Poi i 3 artefatti danno il loro onore, secondo la situazione finale; prima di allora gli artefatti non fanno nulla.
GW-Y4 = Vince il giocatore con più onore, e la parità si risolve in ordine di tè.
GW-Y5 = Tutte le posizioni in classifica si stabiliscono allo stesso modo; scorte, mani e altri componenti non contano nulla oltre a quello che dicono gli artefatti. (Nostra decisione.)

## Two players

GW-R = Due giocatori: il Clan del Giunco
GW-R1 = La partita in 2 si prepara come in 3, ma la sezione sinistra è chiusa per tutta la partita e conta come se non ci fosse: non ha orde né soldati, non vi si attacca e non vi si costruisce, e sui suoi posti per le orde restano per sempre 3 barricate; le mura fanno quindi finire la partita quando entrambe le sezioni aperte sono al livello 3.
GW-R2 = Le orde il cui retro indica la sezione sinistra sono rimosse dal gioco; si mette 1 orda nella prima fila di ciascuna delle due sezioni aperte, e sui loro spazi barricata stanno 6 barricate.
GW-R3 = Il Clan del Giunco ha 3 commessi, 10 lancieri, una pedina Tè, che parte in fondo alla pila, e 1 carta Comando, che gioca ogni autunno e recupera in estate; i suoi commessi partono nella segheria, nella cava e nella miniera d'oro.
GW-R4 = Il clan non ha mai più di 1 commesso in un luogo; i suoi commessi vi restano quando il luogo si attiva, e il clan non ne assume e non ne perde.
GW-R5 = Il clan non ottiene onore, Onta, carte Orda o risorse e non salva soldati; i suoi soldati che dovrebbero andare in una zona di riposo vanno nella sua riserva, e una carta Orda che dovrebbe prendere si scarta; non ha abilità di generale, consiglieri né carte Tattica.
GW-R6 = Un luogo speciale dove solo il clan ha un commesso non si attiva.
GW-R7 = Quando tocca al clan piazzare la carta, questa va sul primo spazio libero del tracciato del Comando.
GW-R8 = Per il clan agisce il comandante supremo: è il giocatore attivo e, nel turno del clan, o con una variante sempre, il giocatore più in alto nell'ordine di tè; nel turno del clan il comandante supremo sceglie anche l'ordine delle attivazioni. (Nostra decisione: l'ordine delle attivazioni.)
GW-R9 = Quando un effetto muove i commessi degli altri giocatori, quelli del clan si muovono al suo posto nell'ordine di tè; il comandante supremo sceglie i movimenti e può tralasciarne alcuni, ma vale il limite di 1 commesso del clan in un luogo, e nessun commesso lascia un luogo bloccato.
GW-R10 = Nella segheria, nella cava e nella miniera d'oro il clan non raccoglie nulla, ma dona subito al magazzino 1 risorsa del luogo, senza ottenere onore.
GW-R11 = Nel tempio un commesso del clan permette al giocatore attivo di rimuovere 1 proprio tassello Onta; non succede nulla se non ne ha o se è attivo il clan stesso.
GW-R12 = All'Ambasciata dell'Imperatore il comandante supremo scarta 1 consigliere del tracciato, che scorre e si riempie.
GW-R13 = Nel quartiere dei costruttori il clan costruisce gratis 1 barricata su uno spazio barricata libero a scelta del comandante supremo; se nessuno è libero, non succede nulla.
GW-R14 = Nella caserma 1 lanciere del clan attacca su un punto vitale libero della prima orda di una sezione, a scelta del comandante supremo, senza ricompensa; se nessun punto del genere è libero, o la riserva del clan è vuota, non succede nulla.
GW-R15 = Nella casa da tè la pedina del clan si sposta come quella di un giocatore, e un commesso del clan presente impedisce ai giocatori di andare direttamente in cima; nella scuola marziale e nel centro logistico il clan non fa nulla.
GW-R16 = «Tradimento» non può copiare la carta del clan.
GW-R17 = In un luogo con l'icona Onta un commesso del clan conta come un commesso di un altro giocatore, perciò accanto a esso nessuno è solo.
GW-R18 = Per i tasselli Onta della riserva comune, le razzie (con una variante anche il clan), le Richieste dell'Imperatore e gli effetti che contano i giocatori contano solo i giocatori umani; il clan conta come un altro giocatore per l'ordine di tè e le parità, il tracciato del Comando, i riquadri per gli altri giocatori, il riempimento e il blocco dei luoghi, l'icona Onta e il maggior numero di punti coperti su un'orda. (Risposta dell'editore: le razzie.)
GW-R19 = Ciò che un commesso del clan fa in un luogo avviene al posto del clan nell'ordine di tè e non è facoltativo, tranne che nel tempio. (Nostra decisione.)
GW-R20 = Le morti dei soldati del clan non richiedono una scelta: muoiono nell'ordine dei loro punti, prima la riga in alto della carta da sinistra e poi quella in basso. (Nostra decisione.)
GW-R21 = Ciò che fa il clan non è un'azione di nessuno: nessuna abilità e nessuna finestra di un giocatore risponde ai suoi reclutamenti, costruzioni, donazioni o ultime ferite; un'orda sconfitta apre la finestra 1 come sempre, ma non apre per nessuno la finestra 2 se è il clan a coprire più punti. (Nostra decisione.)
GW-R22 = Il turno del clan ha attivazione e sconfitta delle orde come ogni altro, ma le abilità che parlano del proprio turno e la finestra 6 (dopo i riquadri) non valgono per nessuno al suo interno. (Nostra decisione.)

## Solo

GW-Q = Solitario: Qin Jiushao
GW-Q1 = La partita in solitario si prepara come in 2 giocatori con il Clan del Giunco, ma con 10 tasselli Onta nella riserva comune; Qin Jiushao ha 8 commessi e tutti i suoi soldati nella riserva, una pedina Tè, 0 punti onore e un mazzo mescolato di 6 carte Comando per solitario; le carte della partita in cooperazione non si usano.
GW-Q2 = Dei soldati di Qin 2 cavalleggeri e 2 lancieri partono come sorveglianti di livello 1, uno in ogni luogo di produzione.
GW-Q3 = Il giocatore riceve come di consueto 2 generali e 2 consiglieri, e 2 consiglieri presi a caso diventano consiglieri di supporto di Qin.
GW-Q4 = Il tracciato dei luoghi di Qin ha 5 spazi con un segnalino ciascuno, piazzato a caso: legno, pietra, oro e qi per i loro luoghi di produzione e una ferita per la caserma; lo spazio più a sinistra è il più alto e quello più a destra il più basso.
GW-Q5 = All'inizio la pedina Tè del giocatore sta in cima, poi viene quella di Qin e per ultima quella del Clan del Giunco; il valore di tè del generale non ha importanza.
GW-Q6 = Qin non riceve Onta, non usa consiglieri attivi né carte Tattica e non salva soldati; non ne tiene nelle zone di riposo, perché quelli che dovrebbero andarvi tornano nella sua riserva; non ha risorse proprie, ma può usare il magazzino.
GW-Q7 = Qin ottiene onore come un giocatore, per orde sconfitte, Orde prese e costruzioni, salvo dove le regole che seguono dicono altro.
GW-Q8 = Ogni autunno, quando il giocatore ha scelto, la carta di Qin è quella in cima al suo mazzo, e al suo posto nell'ordine di tè va sul primo spazio libero del tracciato del Comando; un mazzo esaurito si mescola di nuovo dalle sue carte usate. (Nostra decisione: il mazzo esaurito.)
GW-Q9 = Nei turni degli altri Qin muove 2 commessi, uno in ciascuno dei 2 luoghi più bassi del suo tracciato che possono accoglierne uno, saltando quelli pieni; i commessi vengono dalla sua riserva o, se sono tutti sul tabellone, dal luogo più alto che possono lasciare.
GW-Q10 = I commessi di Qin vanno solo nei luoghi di produzione e nella caserma.
GW-Q11 = Un luogo di produzione dà a Qin, per ogni suo commesso presente, tanti punti onore quanti ne indica il livello del suo sorvegliante in quel luogo; egli non dona mai.
GW-Q12 = Nella caserma Qin recluta gratis 1 lanciere per ogni suo commesso, uno dopo l'altro.
GW-Q13 = Dopo un'attivazione con commessi di Qin, nel turno di chiunque, il segnalino del luogo va sullo spazio più alto del suo tracciato, e quelli che supera scorrono di uno spazio a destra.
GW-Q14 = Nel proprio turno Qin attiva per primi i luoghi con i suoi commessi, dal più alto al più basso del suo tracciato, o con una variante dal più basso al più alto; l'ordine degli altri lo sceglie il giocatore.
GW-Q15 = Dove si deve scegliere un luogo per Qin, è il più alto del suo tracciato in cui c'è un suo commesso, o con la stessa variante il più basso; se non ce n'è nessuno, non succede nulla.
GW-Q16 = Le reclute di Qin attaccano nella sezione mostrata dall'indicatore di invasione; un lanciere che non può attaccarvi attacca nell'altra sezione, o non viene reclutato se non è possibile nemmeno questo; un arciere che non può attaccarvi non viene reclutato.
GW-Q17 = Qin ferisce l'orda più vicina alle mura, i suoi punti dall'alto in basso e da sinistra a destra, e ottiene 2 punti onore per ogni ferita inflitta, da un lanciere o da un arciere, anche nel lancio delle frecce, qualunque sia la ricompensa del punto.
GW-Q18 = Qin costruisce un livello di mura nella sezione mostrata dall'indicatore di invasione, o nell'altra se quella è al livello 3, ma con la sua carta «Lavorate di più» costruisce sulle mura più basse, e l'indicatore decide solo tra mura uguali; il magazzino paga quello che può, prima legno, poi pietra, poi oro, il resto conta come pagato, ed egli ottiene l'onore. (Risposta dell'editore: «Lavorate di più».) (Nostra decisione: l'ordine delle risorse.)
GW-Q19 = Qin è il comandante supremo del Clan del Giunco nel proprio turno, e nel turno del clan se sta sopra il giocatore nell'ordine di tè; ogni movimento va allora nel luogo più basso del suo tracciato che ha posto e nessun commesso del clan, e prende prima un commesso di un luogo che non è sul suo tracciato, nell'ordine casa da tè, quartiere dei costruttori, Ambasciata dell'Imperatore, scuola marziale, centro logistico, e poi uno del luogo più alto sopra la destinazione; senza un tale commesso non c'è movimento; dal clan Qin non ottiene nulla. (Nostra decisione: l'ordine dei luoghi che non sono sul suo tracciato.)
GW-Q20 = In primavera il giocatore mette 1 dei 2 consiglieri più a sinistra sotto la carta di Qin come consigliere di supporto e scarta l'altro.
GW-Q21 = «Tradimento» può copiare la carta di Qin e si risolve allora come la carta del giocatore con lo stesso nome.
GW-Q22 = Le carte che contano nomi sul tracciato del Comando contano anche le carte di Qin.
GW-Q23 = Se al controllo di conclusione partita la riserva dei tasselli Onta è esaurita, il giocatore perde, qualunque altra cosa si sia verificata; altrimenti segue il punteggio finale, in cui Qin ottiene 20 punti onore per ogni artefatto, e il giocatore vince con più onore di Qin, mentre a parità di onore perde.
GW-Q24 = Secondo una variante Qin parte con 0, 50 o 100 punti onore; un'altra variante rende la partita ancora più difficile, perché in primavera entrambi i consiglieri più a sinistra vanno a Qin.
GW-Q25 = Un commesso di Qin che è sul tabellone si muove solo in un luogo più basso sul suo tracciato di quello che lascia; altrimenti, o senza una destinazione, quel movimento non si fa. (Nostra decisione.)
GW-Q26 = Se la carta di Qin muove commessi in luoghi qualsiasi, riempiono il più basso prima del successivo; se li muove in luoghi diversi, ne va uno in ciascuno a partire dal più basso; se indica un luogo, ne vanno lì quanti vi trovano posto; vengono dagli stessi posti che nei turni degli altri, e Qin fa ogni movimento che può. (Nostra decisione.)
GW-Q27 = I commessi di Qin tornano nella sua riserva dopo un'attivazione, e i suoi sorveglianti non danno nulla in estate. (Risposta dell'editore: l'estate.)
GW-Q28 = Per un riquadro per gli altri giocatori che non muove commessi, come su «Ordine d'attacco», Qin tira con 1 arciere su una postazione di tiro nella sezione mostrata dall'indicatore di invasione, o altrimenti nell'altra; senza un tale arciere non fa nulla. (Nostra decisione.)
GW-Q29 = L'ordine dei punti per Qin è la riga in alto della carta da sinistra e poi quella in basso; se l'orda più vicina non ha punti da ferire, un arciere mira all'orda nella fila successiva, e se non ce n'è in nessuna, non si tira e non si recluta nessun arciere. (Nostra decisione.)
GW-Q30 = Le morti dei soldati di Qin non richiedono una scelta: seguono lo stesso ordine dei punti. (Nostra decisione.)
GW-Q31 = Per ogni conteggio c'è 1 giocatore umano, perciò una razzia toglie 1 tassello; Qin conta come un giocatore per l'ordine di tè e le parità, il tracciato del Comando, i riquadri per gli altri giocatori, i luoghi e l'icona Onta, l'onore e la carta di un'orda sconfitta, e dove una carta dice «un giocatore qualsiasi»; nessun'altra abilità o finestra del giocatore risponde a ciò che fa. (Risposta dell'editore: le razzie.) (Nostra decisione: le carte che dicono «un giocatore qualsiasi».)
GW-Q32 = Come comandante supremo Qin scarta il consigliere più a sinistra, costruisce la barricata nella sezione mostrata dall'indicatore di invasione, o altrimenti nell'altra, e attacca con il lanciere del clan come con i propri, ma senza onore; nel turno del clan i luoghi si attivano nello stesso ordine che nel suo. (Nostra decisione.)
GW-Q33 = I potenziamenti dati dalle carte di Qin vanno dal luogo più alto del suo tracciato in giù e saltano i sorveglianti di livello 3. (Nostra decisione.)

## Cooperative game

GW-C = Partita in cooperazione
GW-C1 = Lo scopo è adempiere a 6 Richieste dell'Imperatore in 2 giocatori, 7 in 3 e 9 in 4.
GW-C2 = Si usano solo le orde della partita in cooperazione, e durante la preparazione se ne piazza una in più del numero di giocatori, come in primavera; i suoi generali e le sue carte Tattica si mescolano con gli altri; non ci sono artefatti, ma 3 Richieste scoperte e un mazzo Evento.
GW-C3 = In 2 giocatori valgono anche le regole del Clan del Giunco, ma durante la preparazione si piazzano 3 orde; quattro Richieste, sempre le stesse, si tolgono dal mazzo e 2 Richieste stanno scoperte invece di 3, cosa che una variante cambia. (Nostra decisione: il numero di orde.)
GW-C4 = In primavera si piazza 1 orda in più di quante ne indica il tracciato del Tempo, mentre la letalità non cambia.
GW-C5 = I giocatori agiscono con i commessi in qualsiasi ordine su cui si accordano; l'ordine di tè risolve solo le parità per le carte Orda e indica il comandante supremo. (Nostra decisione: che indichi il comandante supremo.)
GW-C6 = Le carte Comando si scelgono in segreto e si rivelano insieme, e poi i giocatori si accordano liberamente sul loro ordine.
GW-C7 = I tasselli Onta non si scartano con il qi, ma un giocatore può perdere 10 punti onore, che deve avere, per scartarne uno, quando lo riceve o in estate, quante volte vuole; l'Onta non si può mettere sulle Orde prese.
GW-C8 = In estate le carte Comando non si recuperano e non danno onore; costruire un livello di mura permette a chi costruisce di recuperare 1 propria carta scartata, tranne «Tradimento».
GW-C9 = L'onore di un'Orda presa si ottiene subito, o con una variante alla fine.
GW-C10 = L'inverno segue quest'ordine: il lancio delle frecce e la sconfitta delle orde, l'assalto, l'adempimento delle Richieste, il controllo di conclusione partita, il passo delle Richieste, l'evento.
GW-C11 = Per adempiere a una Richiesta si dà per intero e in una volta tutto ciò che essa esige, e solo in questo passo; dove devono pagare tutti i giocatori, ognuno paga da solo; una Richiesta adempiuta si scarta e si conta.
GW-C12 = I componenti sacrificati sono rimossi dal gioco.
GW-C13 = Nel passo delle Richieste ogni giocatore riceve 1 tassello Onta per ogni Richiesta sul tabellone, e poi si riempiono i posti vuoti, in modo che vi siano 3 Richieste, o 2 in 2 giocatori; le Richieste inadempiute restano.
GW-C14 = Evento: si rivela 1 carta; gli effetti immediati avvengono una volta, e quelli passivi restano in vigore fino alla fine della partita.
GW-C18 = Per le Richieste il Clan del Giunco non è un giocatore.
GW-C15 = I giocatori vincono se al controllo di conclusione partita il numero di Richieste è raggiunto; le mura costruite non fanno finire questa partita.
GW-C16 = I giocatori perdono subito, anche a metà di un anno, quando si deve ricevere un tassello Onta e la riserva dei tasselli è esaurita; perdono anche se al controllo di conclusione partita il numero di Richieste non è raggiunto e quella riserva è esaurita o il tassello Tempo è sul suo ultimo spazio. (Nostra decisione: la riserva esaurita al controllo di conclusione partita.)
GW-C17 = Un giocatore che non ha carte Comando in mano né alcuna da recuperare passa l'autunno: non piazza nessuna carta, ma i riquadri per gli altri giocatori sulle carte altrui valgono ancora per lui. (Nostra decisione.)
GW-C19 = Ovunque la partita standard proceda in ordine di tè, può agire chiunque debba ancora farlo: agisce chi comincia per primo; per usare i propri componenti non serve il consenso di nessuno. (Nostra decisione.)
GW-C20 = Ogni giocatore mette la propria carta su uno spazio libero qualsiasi del tracciato del Comando, per primo chi vuole, e una carta piazzata resta; la carta del Clan del Giunco prende il primo spazio libero non appena tutti i giocatori sopra di esso nell'ordine di tè hanno piazzato la loro, prima dei giocatori sotto di esso. (Nostra decisione.)
GW-C21 = Un giocatore propone una Richiesta con la parte di ciascuno, e vi si adempie subito quando ogni giocatore che darebbe qualcosa accetta la propria parte; un rifiuto chiude la proposta e conta come se chi l'ha fatta passasse; alle Richieste si adempie una dopo l'altra, a quante si vuole, e il passo finisce quando tutti i giocatori hanno passato. (Nostra decisione.)
GW-C22 = I tasselli Onta dovuti si ricevono uno alla volta, ognuno piazzato o scartato per 10 punti onore prima del successivo, perciò un tassello così scartato si può ricevere di nuovo; la partita è persa quando un tassello è dovuto e in quell'istante la riserva dei tasselli è esaurita. (Nostra decisione.)
GW-C23 = Una razzia toglie i tasselli Onta che ci sono, e se sono troppo pochi la partita non è persa. (Nostra decisione: che la partita non sia persa.)
GW-C24 = Se il mazzo Richiesta dell'Imperatore è vuoto, i posti restano vuoti, e se il mazzo Evento è vuoto, non c'è evento. (Nostra decisione.)
GW-C25 = Una partita finita al controllo di conclusione partita non ha più né passo delle Richieste né evento; se il numero di Richieste è raggiunto con il tassello Tempo sul suo ultimo spazio, o con la riserva dei tasselli Onta esaurita, la partita è vinta. (Nostra decisione.)
GW-C26 = Tutti i giocatori vincono o perdono insieme; non ci sono punteggio finale né classifica. (Nostra decisione.)
GW-C27 = La segretezza è come nella partita standard; dove una carta parla di tutti i giocatori, di altri o di scelti, intende solo giocatori umani. (Nostra decisione.)
GW-C28 = Un soldato con l'Onta, un sorvegliante e un commesso nell'area commessi non si possono sacrificare; l'onore di un'Orda presa e sacrificata resta al giocatore. (Nostra decisione.)

## Options

GW-X = Dove i regolamenti differiscono (l'edizione riveduta è quella predefinita; la prima edizione riporta in vigore le proprie regole, e ogni variante si può impostare da sola)
GW-X1 = Con 3 giocatori la partita finisce con 2 sezioni al livello 3 (il regolamento ceco, quello italiano, anche se il suo riassunto ne nomina 2 solo per 2 giocatori, e l'elenco in quello polacco), o solo con tutte e 3 (come si ricava dal riepilogo in quello polacco, che ne indica 2 soltanto per 1 o 2 giocatori); con 4 giocatori sono sempre 3.
GW-X2 = Le orde sconfitte di una fila si controllano da sinistra a destra (regolamento ceco), o da destra a sinistra (regolamento italiano); quello polacco tace.
GW-X3 = Tutti i superstiti di un'orda sconfitta vanno nella zona di riposo (regolamenti ceco e italiano), senza variante: quello polacco parla solo dei salvati, ma anch'esso toglie dalla carta ogni soldato.
GW-X4 = Il comandante supremo del Clan del Giunco è il giocatore attivo (regolamenti polacco e ceco, e le pagine del solitario in quello italiano), o sempre il giocatore più in alto nell'ordine di tè (la pagina per 2 giocatori in quello italiano).
GW-X5 = Qin attiva e sceglie per primo il più alto dei suoi luoghi (regolamento ceco), o per primo il più basso (regolamento polacco); quello italiano stampa entrambi gli ordini per l'attivazione e il più alto per la scelta.
GW-X6 = Nella partita in cooperazione un'Orda presa dà il suo onore subito (regolamenti ceco e italiano), o alla fine (regolamento polacco); tutti vietano l'Onta sulle Orde prese, quello polacco solo nel riepilogo.
GW-X7 = Nella partita in cooperazione in 2 giocatori si tolgono dal mazzo quattro Richieste (regolamento ceco), o tre (regolamento italiano), o nessuna (regolamento polacco); il ceco e l'italiano rivelano 2 Richieste, e se non se ne toglie nessuna se ne rivelano 3.
GW-X8 = La partita in cooperazione è persa per il tempo quando il controllo di conclusione partita trova il tassello Tempo sul suo ultimo spazio (regolamenti italiano e polacco), senza variante: per quello ceco è persa quando il tassello dovrebbe lasciare quello spazio, e in mezzo non si gioca nulla.
GW-X9 = Il lanciere del Clan del Giunco non prende la ricompensa del suo punto (regolamenti ceco e italiano), senza variante: quello polacco tace.
GW-X10 = Il lancio delle frecce in inverno mette soltanto ferite e non è un attacco (regolamenti ceco e italiano), o è un attacco (regolamento polacco e risposta dell'editore), e allora i tiri di un giocatore in una sezione sono un solo attacco con la finestra 3 (attacco).
GW-X11 = Deciso senza variante: le mura si pagano in legno, pietra e oro (un esempio del regolamento polacco ammette qualsiasi risorsa propria); le morti in una breccia seguono la letalità (quello italiano una volta dice tutti i soldati); la carta Orda si prende dopo le morti (l'elenco in quello polacco: prima); le ferite restano solo sulle orde che restano (quello polacco: sempre); una riserva dei tasselli Onta che si è svuotata e poi riempita non fa finire nulla (una frase di quello polacco sulle razzie si può leggere nel senso che la partita finisce l'inverno seguente).
GW-X12 = Deciso senza variante per l'estate: l'Onta si scarta in ordine di tè (regolamenti polacco e italiano: in qualsiasi ordine); un giocatore deve scegliere o le carte o l'onore (regolamenti polacco e italiano: può); «Tradimento» non torna mai (quello polacco tace).
GW-X13 = Deciso senza variante per il Clan del Giunco e il solitario: in 2 giocatori la riserva comune ha 20 tasselli Onta (regolamenti ceco e italiano; quello polacco non è chiaro); la carta del clan va sempre sul primo spazio libero (regolamenti polacco e italiano: quando il clan sta sopra i giocatori); «Tradimento» non la copia (quello polacco tace); con un commesso del Clan del Giunco o di Qin in un luogo nessuno vi è solo (quello polacco parla di due colori, il ceco e l'italiano di giocatori); in solitario la sconfitta per la riserva dei tasselli Onta esaurita si accerta al controllo di conclusione partita (regolamenti polacco e italiano: non indicano un momento).
GW-X14 = Un giocatore gioca una carta Tattica per ogni evento, quindi una nelle finestre 1 e 2 di un'orda sconfitta insieme (regolamenti ceco e italiano), o una in ogni finestra (risposta dell'editore).
GW-X15 = In 2 giocatori una razzia toglie 2 tasselli Onta, uno per ogni giocatore umano (regolamento italiano, per cui solo la preparazione è quella di 3 giocatori, e risposta dell'editore), o 3, uno anche per il Clan del Giunco (regolamenti polacco e ceco, per cui il clan gioca come terzo giocatore).
