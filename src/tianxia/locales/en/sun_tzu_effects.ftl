### What the cards and score markers of Sun Tzu say, composed with the numbers of the pack.

sun_tzu-say-copies = Copies in each deck: { $count }.
sun_tzu-say-marker = Worth { $round_3 } after round 3, { $round_6 } after round 6, and { $round_9 } after round 9.
sun_tzu-say-marker-name = Value tile { $number }
