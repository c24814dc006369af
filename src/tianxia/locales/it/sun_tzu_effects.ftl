### What the cards and score markers of Sun Tzu say in Italian, composed with the numbers of the pack.

sun_tzu-say-copies = Copie in ogni mazzo: { $count }.
sun_tzu-say-marker = Vale { $round_3 } dopo il round 3, { $round_6 } dopo il round 6 e { $round_9 } dopo il round 9.
sun_tzu-say-marker-name = Indicatore di punteggio { $number }
