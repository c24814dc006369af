### Sun Tzu on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/sun_tzu/summary.ts.

summary-sun_tzu = Nine rounds at most: pull the score marker to your end of the track.

summary-sun_tzu-orders = Five secret orders
summary-sun_tzu-orders-text = Both sides secretly play one card to each of the five provinces.

summary-sun_tzu-battles = Battle by battle
summary-sun_tzu-battles-text = Province by province, both cards are revealed. The higher strength wins, and the difference is the margin.

summary-sun_tzu-armies = Armies come and go
summary-sun_tzu-armies-text = In a neutral province or one of its own, the winner adds armies equal to the margin. Where the loser has armies, those leave first, and the winner places only the rest of the margin.

summary-sun_tzu-cards = Cards 1 to 6 come back
summary-sun_tzu-cards-text = They return to your hand; all other played cards are removed. Then draw 2 cards and keep 1, or draw 3 and keep 2 if you played your 1.

summary-sun_tzu-scoring = Score three times
summary-sun_tzu-scoring-text = After rounds 3, 6, and 9, each side adds up the provinces it controls. The score marker moves by the difference toward the side with more.

summary-sun_tzu-end = Win
summary-sun_tzu-end-text = With the score marker at your end after round 3 or 6, you win immediately. After round 9, the side whose half of the track holds it wins.
