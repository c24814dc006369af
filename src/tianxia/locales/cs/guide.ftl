### The card of the guides to a first game, in Czech. See the English file.

guide-name = Průvodce
guide-step = { $number } z { $total }
guide-skip = Přeskočit průvodce
guide-skip-key = Přeskočit průvodce (Esc)
guide-resume = Pokračovat s průvodcem
guide-whole = Celý text
guide-back = Zpět
guide-next = Dál
guide-choose = Vyber za mě
guide-play-on = Hrát dál
guide-rules = Pravidla:
guide-between = Hraj dál
guide-between-text = Průvodce se ozve, jakmile přijde něco nového.
