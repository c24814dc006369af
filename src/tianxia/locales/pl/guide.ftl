### The card of the guides to a first game, in Polish. See the English file.

guide-name = Przewodnik
guide-step = { $number } z { $total }
guide-skip = Pomiń przewodnik
guide-skip-key = Pomiń przewodnik (Esc)
guide-resume = Wróć do przewodnika
guide-whole = Cały tekst
guide-back = Wstecz
guide-next = Dalej
guide-choose = Wybierz za mnie
guide-play-on = Gram dalej
guide-rules = Zasady:
guide-between = Graj dalej
guide-between-text = Przewodnik odezwie się, gdy pojawi się coś nowego.
