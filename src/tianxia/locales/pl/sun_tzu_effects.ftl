### What the cards and score markers of Sun Tzu say in Polish, composed with the numbers of the pack.

sun_tzu-say-copies = Liczba takich kart każdej strony: { $count }.
sun_tzu-say-marker = Wartość: { $round_3 } po rundzie 3, { $round_6 } po rundzie 6 i { $round_9 } po rundzie 9.
sun_tzu-say-marker-name = Wskaźnik punktów { $number }
