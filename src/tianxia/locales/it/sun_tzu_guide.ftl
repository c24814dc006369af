### The guide to a first game of Sun Tzu, in Italian. See the English file.

guide-sun_tzu-chapter-war = La guerra
guide-sun_tzu-chapter-orders = I tuoi ordini
guide-sun_tzu-chapter-battles = Le battaglie
guide-sun_tzu-chapter-second = Il secondo round
guide-sun_tzu-chapter-scoring = Il punteggio

guide-sun_tzu-welcome = Cinque province, due condottieri
guide-sun_tzu-welcome-text = Tu sei Sun Tzu, in blu; un bot guida Re Shao, in rosso. In ogni round entrambi date ordini segreti per cinque province, poi si combatte. Giochiamo fino al primo punteggio.
guide-sun_tzu-track = Un segnalino, due estremità
guide-sun_tzu-track-text = Dopo i round 3, 6 e 9 il segnalino del punteggio si sposta della differenza verso chi ha ottenuto più punti. Se arriva alla tua estremità, vinci subito.
guide-sun_tzu-plate = Quanto vale una provincia
guide-sun_tzu-plate-text = I tre numeri sono i punti per chi controlla la provincia dopo i round 3, 6 e 9. La controlla chi vi ha armate. All'inizio sono tutte neutrali.

guide-sun_tzu-hand = La tua mano
guide-sun_tzu-hand-text = Le carte con cornice, da 1 a 6, tornano dopo ogni round. Tutte le altre, da 7 a 10 e quelle speciali, valgono una volta sola: giocale dove conta.
guide-sun_tzu-specials = Carte speciali
guide-sun_tzu-specials-text = Un +1 batte ogni numero di 1, un −1 perde solo di 1. Una pestilenza annulla la battaglia e rimanda metà delle armate, per difetto. L'1 dà carte.
guide-sun_tzu-first = Il primo ordine
guide-sun_tzu-first-text = Vince la carta più alta, e la differenza dice quante armate si muovono. Metti le carte forti dove sono i punti.
guide-sun_tzu-first-do = Trascina una carta su una provincia. La nostra proposta: { $card }, { $province }.
guide-sun_tzu-others = Gli altri ordini
guide-sun_tzu-others-text = Una carta bassa cede una provincia a poco prezzo. Giocare il 6 costa un'armata, e lì non puoi più giocarlo.
guide-sun_tzu-others-do = Ancora { $left }. La nostra proposta: { $card }, { $province }.
guide-sun_tzu-ready = Ci sono tutti e cinque
guide-sun_tzu-ready-text = Re Shao vede ogni ordine solo nella sua battaglia. Finché non hanno confermato entrambe le fazioni, tocca una carta per riprenderla.
guide-sun_tzu-ready-do = Conferma gli ordini.

guide-sun_tzu-battle = Una battaglia
guide-sun_tzu-battle-text = { $result ->
    [won] { $province }: la tua carta è { $card }, quella di Re Shao { $theirs }. Vinci con uno scarto di { $margin }: { $moved ->
        [one] entra 1 tua armata
       *[other] entrano { $moved } tue armate
    }. Le nemiche uscirebbero prima.
    [lost] { $province }: la tua carta è { $card }, quella di Re Shao { $theirs }. Vince lui con uno scarto di { $margin }: { $moved ->
        [one] entra 1 sua armata
       *[other] entrano { $moved } sue armate
    }. Prima dovrai scacciarle.
    [plague] { $province }: c'è stata una pestilenza. Le carte { $card } e { $theirs } non hanno combattuto. Metà delle armate presenti, per difetto, torna nella scorta.
   *[tie] { $province }: la tua carta è { $card }, quella di Re Shao { $theirs }. Parità, perciò nulla si muove.
} L'ordine delle battaglie è nei numeri piccoli.
guide-sun_tzu-source = La scorta è vuota
guide-sun_tzu-source-text = { $purpose ->
    [mark] Il tuo 6 deve contrassegnare la provincia con un'armata, ma la scorta è vuota. Viene quindi da un'altra tua provincia.
   *[place] Devi piazzare più armate di quante ne ha la scorta. Le altre vengono dalle tue altre province, prima da quelle adiacenti.
}
guide-sun_tzu-source-do = Scegli da dove viene la prossima armata.
guide-sun_tzu-armies = Dopo cinque battaglie
guide-sun_tzu-armies-text = Province che controlli: { $mine }; Re Shao: { $theirs }. Le tue armate ({ $all }): nelle province { $placed }, segni del 6 { $marks }, nella scorta { $pool }. Quando finisce, le danno le tue province.
guide-sun_tzu-draw = Nuove carte
guide-sun_tzu-draw-text = Peschi due carte e ne tieni una. Se il tuo 1 ha combattuto, ne peschi tre e ne tieni due.
guide-sun_tzu-draw-do = Scegli la carta più debole: la cedi, va sotto il tuo mazzo.

guide-sun_tzu-second = Armate sulla mappa
guide-sun_tzu-second-text = Vincere aggiunge armate. Da Re Shao scaccia prima le sue: una vittoria di misura dunque difende, ma conquista di rado.
guide-sun_tzu-second-do = Posa cinque ordini e conferma.

guide-sun_tzu-ghost = Se si contasse adesso
guide-sun_tzu-ghost-text = Se si contasse adesso, avresti { $mine } e Re Shao { $theirs }; il contorno mostra dove andrebbe il segnalino. Alla fine di questo round si conta.
guide-sun_tzu-third = Il round 3 conta
guide-sun_tzu-third-text = Conta solo il controllo dopo l'ultima battaglia. Cerca la provincia che sposta l'equilibrio e gioca lì una carta forte. Le carte risparmiate troppo a lungo non vincono nulla.
guide-sun_tzu-third-do = Posa cinque ordini.
guide-sun_tzu-scored = Il primo punteggio
guide-sun_tzu-scored-text = I tuoi punti: { $mine }; di Re Shao: { $theirs }; il segnalino si è spostato della differenza. Gli indicatori mostrano ora il valore successivo: possono contare altre province.
guide-sun_tzu-picks = La scelta delle battaglie
guide-sun_tzu-picks-text = Dal round 4 la fazione con meno armate sulla mappa sceglie in quale provincia si combatte ora. È il vantaggio di chi ha meno armate.
guide-sun_tzu-full = Il gioco completo
guide-sun_tzu-full-text = Il gioco completo aggiunge generali segreti, rinforzi da cui si acquistano armate con le carte, e due carte più forti che costano armate, che tu vinca o perda.
guide-sun_tzu-end = Conosci il gioco
guide-sun_tzu-end-text = Ordini, battaglie, carte e punteggio: è tutto. Decidono al massimo altri sei round. Se una mossa non è permessa, il gioco cita la regola. Buona fortuna!
