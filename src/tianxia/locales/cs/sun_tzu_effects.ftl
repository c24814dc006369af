### What the cards and score markers of Sun Tzu say in Czech, composed with the numbers of the pack.

sun_tzu-say-copies = Počet karet v každém balíčku: { $count }.
sun_tzu-say-marker = Hodnota: { $round_3 } po kole 3, { $round_6 } po kole 6 a { $round_9 } po kole 9.
sun_tzu-say-marker-name = Bodový žeton { $number }
