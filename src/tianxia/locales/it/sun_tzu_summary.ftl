### Sun Tzu on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/sun_tzu/summary.ts.

summary-sun_tzu = Al massimo nove round: porta il segnalino del punteggio alla tua estremità del tracciato.

summary-sun_tzu-orders = Cinque ordini segreti
summary-sun_tzu-orders-text = Entrambe le fazioni posano in segreto una carta in ognuna delle cinque province.

summary-sun_tzu-battles = Una battaglia dopo l'altra
summary-sun_tzu-battles-text = Provincia per provincia si rivelano entrambe le carte. Vince la forza più alta, e la differenza è lo scarto.

summary-sun_tzu-armies = Le armate vanno e vengono
summary-sun_tzu-armies-text = In una provincia neutrale, o in una propria, il vincitore aggiunge tante armate quant'è lo scarto. Dove lo sconfitto ha armate, prima tornano queste nella sua scorta, e il vincitore piazza solo il resto dello scarto.

summary-sun_tzu-cards = Le carte da 1 a 6 tornano
summary-sun_tzu-cards-text = Tornano in mano, mentre le altre carte giocate vanno nella scatola. Poi peschi 2 carte e ne tieni 1, oppure, se hai giocato il tuo 1, ne peschi 3 e ne tieni 2.

summary-sun_tzu-scoring = Si segnano punti tre volte
summary-sun_tzu-scoring-text = Dopo i round 3, 6 e 9 ogni fazione somma i valori delle province che controlla. Il segnalino del punteggio si sposta della differenza verso la fazione che ha di più.

summary-sun_tzu-end = La vittoria
summary-sun_tzu-end-text = Se dopo il round 3 o 6 il segnalino del punteggio è alla tua estremità, vinci subito. Dopo il round 9 vince la fazione dalla cui parte si trova.
