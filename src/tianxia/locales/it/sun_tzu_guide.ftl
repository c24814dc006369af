### The guide to a first game of Sun Tzu, in Italian. See the English file.

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
