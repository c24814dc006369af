### The card of the guides to a first game, in Italian. See the English file.

guide-name = Guida
guide-chapter = Capitolo { $number } di { $total }: { $title }
guide-skip = Salta la guida
guide-skip-key = Salta la guida (Esc)
guide-resume = Riprendi la guida
guide-whole = Mostra tutto il testo
guide-back = Indietro
guide-next = Avanti
guide-choose = Scegli per me
guide-play-on = Continua a giocare
guide-rules = Regole:
guide-between = Continua a giocare
