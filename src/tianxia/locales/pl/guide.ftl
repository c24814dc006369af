### The card of the guides to a first game, in Polish. See the English file.

guide-name = Przewodnik
guide-chapter = Rozdział { $number } z { $total }: { $title }
guide-skip = Pomiń przewodnik
guide-skip-key = Pomiń przewodnik (Esc)
guide-resume = Wróć do przewodnika
guide-whole = Pokaż cały tekst
guide-back = Wstecz
guide-next = Dalej
guide-choose = Wybierz za mnie
guide-play-on = Gram dalej
guide-rules = Zasady:
guide-between = Graj dalej
