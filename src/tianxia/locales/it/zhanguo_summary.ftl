### ZhanGuo on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/zhanguo/summary.ts.

summary-zhanguo = Cinque round per unificare cinque regioni: ogni carta va sulla tua plancia o a corte.

summary-zhanguo-cards = Sei carte per round
summary-zhanguo-cards-text = Pesca 2 carte da ogni mazzo: scrittura, moneta e legge. A turno ognuno gioca 1 carta, finché tutti hanno giocato le loro 6.

summary-zhanguo-board = Sulla tua plancia
summary-zhanguo-board-text = Gioca la carta in una delle tue 5 regioni, al massimo 3 in ciascuna. Prendi tanti segnalini del suo aspetto quante sono ora le carte in quella regione. La seconda e la terza alzano lì il malcontento.

summary-zhanguo-court = O a corte
summary-zhanguo-court-text = Giocala in cima alla pila della corte per una di sei azioni: reclutare un funzionario, spostare funzionari, assumere lavoratori, insediare un governatore, costruire un palazzo o costruire un muro.

summary-zhanguo-numbers = Più alta o più bassa
summary-zhanguo-numbers-text = Poi si possono attivare le carte sulla tua plancia il cui innesco è questa azione. Per assumere e costruire, la tua carta deve avere un numero più alto di quella sotto; per reclutare e insediare un governatore, più basso. Dove il malcontento è sull'ultimo spazio, nessuna carta si attiva.

summary-zhanguo-rewards = Ricompense dell'unificazione
summary-zhanguo-rewards-text = Dopo ogni round ogni aspetto ha una ricompensa. Il giocatore con il valore più alto in segnalini può restituirli tutti e prenderla; chi passa li tiene, e decide il successivo.

summary-zhanguo-end = La vittoria
summary-zhanguo-end-text = Dopo il round 5 danno punti i governatori, i segnalini rimasti, le missioni e i muri. Vince il giocatore con più punti vittoria.
