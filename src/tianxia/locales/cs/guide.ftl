### The card of the guides to a first game, in Czech. See the English file.

guide-name = Průvodce
guide-chapter = Kapitola { $number }/{ $total }: { $title }
guide-skip = Přeskočit průvodce
guide-skip-key = Přeskočit průvodce (Esc)
guide-resume = Pokračovat s průvodcem
guide-whole = Ukázat celý text
guide-back = Zpět
guide-next = Dál
guide-choose = Vyber za mě
guide-play-on = Hrát dál
guide-rules = Pravidla:
guide-between = Hraj dál
