### The guide to a first game of Sun Tzu. Every step has a title, a text, and where it asks for an answer a
### line that says what to do ("-do"). Short sentences: they stand on a small card beside the board.

guide-sun_tzu-chapter-war = The war
guide-sun_tzu-chapter-orders = Your orders
guide-sun_tzu-chapter-battles = The battles
guide-sun_tzu-chapter-second = The second round
guide-sun_tzu-chapter-scoring = Scoring

guide-sun_tzu-welcome = Five provinces, two commanders
guide-sun_tzu-welcome-text = You are Sun Tzu, in blue; a bot plays King Shao, in red. Each round, both give secret orders for five provinces, then fight. We'll play to the first scoring.
guide-sun_tzu-track = One marker, two ends
guide-sun_tzu-track-text = After rounds 3, 6, and 9, the score marker moves toward the side with more points, by the difference. If it reaches your end, you win immediately.
guide-sun_tzu-plate = What a province is worth
guide-sun_tzu-plate-text = Three numbers: the points for controlling this province after rounds 3, 6, and 9. The side with armies in it controls it. At first, all five are neutral.

guide-sun_tzu-hand = Your hand
guide-sun_tzu-hand-text = The framed cards, 1 to 6, return after every round. All others, 7 to 10 and special cards, work only once: play them where they count.
guide-sun_tzu-specials = Special cards
guide-sun_tzu-specials-text = A +1 beats any number by 1, a −1 loses by only 1. A plague cancels the battle and returns half the armies, rounded down. The 1 brings cards.
guide-sun_tzu-first = Your first order
guide-sun_tzu-first-text = The higher card wins; the difference is how many armies move. Put your strength where the points are.
guide-sun_tzu-first-do = Drag a card to a province. Suggestion: { $card } to { $province }.
guide-sun_tzu-others = The other orders
guide-sun_tzu-others-text = A low card gives up a province cheaply. Playing the 6 costs an army, and you can't play it there again.
guide-sun_tzu-others-do = { $left } left. Suggestion: { $card } to { $province }.
guide-sun_tzu-ready = All five orders are set
guide-sun_tzu-ready-text = King Shao sees each order only in its battle. Until both sides are ready, tap a card to take it back.
guide-sun_tzu-ready-do = Confirm that you're ready.

guide-sun_tzu-battle = A battle
guide-sun_tzu-battle-text = { $result ->
    [won] In { $province }, your { $card } met { $theirs }. You won by { $margin }: { $moved ->
        [one] 1 of your armies
       *[other] { $moved } of your armies
    } moved in. Enemies would leave first.
    [lost] In { $province }, your { $card } met { $theirs }. King Shao won by { $margin }: { $moved ->
        [one] 1 of his armies
       *[other] { $moved } of his armies
    } moved in. Push them out first.
    [plague] A plague struck { $province }: { $card } and { $theirs } did not fight. Half of any armies there, rounded down, would return to the pool.
   *[tie] In { $province }, your { $card } met { $theirs }: a tie, so nothing moved.
} The small numbers show the battles' order.
guide-sun_tzu-source = Your pool is empty
guide-sun_tzu-source-text = { $purpose ->
    [mark] Your 6 must mark this province with an army, but your pool is empty: it comes from another of your provinces.
   *[place] You must place more armies than your pool has. The rest come from your other provinces, adjacent ones first.
}
guide-sun_tzu-source-do = Choose where the next army comes from.
guide-sun_tzu-armies = After five battles
guide-sun_tzu-armies-text = You control { $mine ->
    [one] 1 province
   *[other] { $mine } provinces
}, King Shao { $theirs }. Your { $all } armies: { $placed } in provinces, { $marks } marking your 6, { $pool } in the pool. Once it's empty, your provinces must supply.
guide-sun_tzu-draw = New cards
guide-sun_tzu-draw-text = You draw two cards and keep one. If your 1 fought, you draw three and keep two.
guide-sun_tzu-draw-do = Choose the weakest card: it goes away, on the bottom of your deck.

guide-sun_tzu-second = Armies on the map
guide-sun_tzu-second-text = Winning adds armies. In King Shao's provinces, it first pushes his out, so a small win holds a province, but rarely takes one.
guide-sun_tzu-second-do = Give five orders, then get ready.

guide-sun_tzu-ghost = If it were scored now
guide-sun_tzu-ghost-text = If the provinces were scored now, you'd get { $mine } and King Shao { $theirs }; the outline shows where the marker would go. This round will be scored.
guide-sun_tzu-third = Round 3 counts
guide-sun_tzu-third-text = Only control after the last battle counts. Find the province that tips the balance and play a strong card there. Cards saved too long win nothing.
guide-sun_tzu-third-do = Give five orders.
guide-sun_tzu-scored = The first scoring
guide-sun_tzu-scored-text = You scored { $mine ->
    [one] 1 point
   *[other] { $mine } points
}, King Shao { $theirs }; the marker moved by the difference. Value tiles now show their next number, so other provinces may matter.
guide-sun_tzu-picks = Choosing the battles
guide-sun_tzu-picks-text = From round 4 on, the side with fewer armies on the map chooses which battle comes next. That is the upside of having fewer.
guide-sun_tzu-full = The full game
guide-sun_tzu-full-text = The full game adds secret generals, reserves from which you buy armies with cards, and two stronger cards that cost armies, win or lose.
guide-sun_tzu-end = You know the game
guide-sun_tzu-end-text = Orders, battles, cards, and scoring: that is all. Up to six more rounds decide. If a move isn't allowed, the game names the rule. Good luck!
