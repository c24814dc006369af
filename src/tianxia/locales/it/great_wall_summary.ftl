### The Great Wall on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/great_wall/summary.ts.

summary-great_wall = La partita standard per 3 o 4 giocatori: la primavera porta le orde, l'estate il reddito, in autunno agisci e in inverno le orde attaccano le mura.

summary-great_wall-command = Carte Comando
summary-great_wall-command-text = In autunno ognuno sceglie in segreto una carta Comando. In ordine di tè le carte vanno sul tracciato del Comando; poi si risolvono una dopo l'altra.

summary-great_wall-clerks = Commessi al lavoro
summary-great_wall-clerks-text = I tuoi commessi vanno nei luoghi. Un luogo ordinario si attiva quando sono occupati tutti i suoi spazi, uno speciale quando vi si trova almeno 1 commesso. Poi i commessi presenti tornano nella riserva dei proprietari.

summary-great_wall-wall = Costruire le mura
summary-great_wall-wall-text = Nel quartiere dei costruttori paghi legno, pietra e oro per barricate e livelli di mura. Difendono una sezione e ti danno punti onore.

summary-great_wall-hordes = Sconfiggere le orde
summary-great_wall-hordes-text = Soldati e ferite coprono i punti vitali di un'orda. Quando sono tutti coperti, l'orda è sconfitta: ogni giocatore con un soldato su di essa ottiene 2 punti onore, e chi copre più punti prende la carta Orda.

summary-great_wall-winter = Resistere in inverno
summary-great_wall-winter-text = In ogni sezione si confrontano la difesa e il potere offensivo delle orde. Se il potere è superiore, si apre una breccia: per ogni orda presente ogni giocatore senza un soldato su di essa riceve 1 tassello Onta.

summary-great_wall-end = La vittoria
summary-great_wall-end-text = La partita finisce dopo un inverno, quando è costruita una parte sufficiente delle mura o finiscono i tasselli Onta o gli anni. L'Onta costa punti onore; le Orde prese senza Onta e gli artefatti ne danno. Vince il giocatore con più punti onore.
