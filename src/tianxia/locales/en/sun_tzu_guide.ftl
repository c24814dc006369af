### The guide to a first game of Sun Tzu. Every step has a title, a text, and where it asks for an answer a
### line that says what to do ("-do"). Short sentences: they stand on a small card beside the board.

guide-sun_tzu-welcome = Five provinces, two commanders
guide-sun_tzu-welcome-text = You are Sun Tzu, in blue; a bot plays King Shao, in red. In each round you both give secret orders for all five provinces, then the battles are fought. We play three rounds together, up to the first scoring.
guide-sun_tzu-rope = One marker, two ends
guide-sun_tzu-rope-text = The score is a tug of war. After rounds 3, 6 and 9 the provinces are scored, and the marker moves by the difference toward the side with more points. At your end of the track you have won on the spot.
guide-sun_tzu-general = Choose your general
guide-sun_tzu-general-text = You keep one of these five in secret and use it once. The Vanguard needs no thought: it moves the marker 1 step to your side before the first round. Your opponent chooses at the same time.
guide-sun_tzu-general-do = Keep a general. For a first game take the Vanguard; then press the button that sends the choice.
guide-sun_tzu-window = A moment for generals
guide-sun_tzu-window-text = At moments like this you may use your general, or buy an army from your reserves for a card of your hand. Most of the time you wait for a better moment.
guide-sun_tzu-window-do = Pass for now. A button of the panel passes for the whole round, so that you are not asked again.
guide-sun_tzu-reveal = The cards are open
guide-sun_tzu-reveal-text = Your general can still change this battle. It works once in the whole game, so spend it only if the battle is worth it.
guide-sun_tzu-reveal-do = Use your general or pass.
guide-sun_tzu-source = Your pool is too small
guide-sun_tzu-source-text = You must place more armies than your pool holds. You can buy some from the reserves with cards; otherwise they come from your other provinces, neighbors first.
guide-sun_tzu-source-do = Choose where the next army comes from.
guide-sun_tzu-price = The price of your card
guide-sun_tzu-price-text = { $armies ->
    [one] The { $card } has its price, won or lost: 1 of your armies goes to your reserves.
   *[other] The { $card } has its price, won or lost: { $armies } of your armies go to your reserves.
} It may come from the pool or from any province of yours. Armies in the reserves can be bought back with cards.
guide-sun_tzu-price-do = Choose where the army is taken from.
guide-sun_tzu-plate = What a province is worth
guide-sun_tzu-plate-text = Every plate shows three numbers: the points for holding this province after rounds 3, 6 and 9. A province belongs to the side with armies in it, never to both. At first all five belong to nobody.
guide-sun_tzu-hand = Your hand
guide-sun_tzu-hand-text = The framed cards 1 to 6 come back after every round. All others, 7 to 10 and the special ones, are used only once. Spend them where it counts.
guide-sun_tzu-specials = Special cards
guide-sun_tzu-specials-text = A +1, +2 or +3 is always that much stronger than the opposing card, a −1 is 1 weaker. A plague calls off the battle and sends half of the armies there home. The 1 is weak, but lets you draw more cards.
guide-sun_tzu-first = Your first order
guide-sun_tzu-first-text = The higher card wins, and the difference is the number of armies that move. So put strength where the points are. Pick a card, then a province, or drag the card there.
guide-sun_tzu-first-do = Lay any card at any province. Our suggestion: the { $card } at { $province }.
guide-sun_tzu-others = The other orders
guide-sun_tzu-others-text = You cannot win everywhere: a low card gives a province up cheaply and saves a strong one. Mind the 6: it is strong and comes back, but works only once in each province. A touch on a laid card takes it back.
guide-sun_tzu-others-do = { $left ->
    [one] One province is left. Our suggestion: the { $card } at { $province }.
   *[other] { $left } provinces are left. Our suggestion for the next: the { $card } at { $province }.
}
guide-sun_tzu-ready = All five lie
guide-sun_tzu-ready-text = Nobody sees your orders before the battle. You may still change them; when both sides are ready they are fixed.
guide-sun_tzu-ready-do = Say that you are ready.
guide-sun_tzu-battle = A battle
guide-sun_tzu-battle-text = { $result ->
    [won] At { $province } your { $card } met { $theirs }. You won by { $margin }, so up to { $margin } of your armies moved in. Had enemies stood there, they would have had to leave first.
    [lost] At { $province } your { $card } met { $theirs }. King Shao won by { $margin }, so up to { $margin } of his armies moved in. To take the province you must first drive them out.
    [plague] At { $province } there was a plague: your { $card } and { $theirs } did not fight, and half of the armies there went home to the pool.
   *[tie] At { $province } your { $card } met { $theirs }: a tie, so nothing moved.
} In the first three rounds the order is fixed: the small numbers on the plates show it.
guide-sun_tzu-armies = After five battles
guide-sun_tzu-armies-text = You hold { $mine ->
    [one] 1 province
   *[other] { $mine } provinces
}, King Shao { $theirs }. New armies come from your pool, { $pool } are left. If it runs dry, your own provinces must send them. The reserves can be bought, an army for a card.
guide-sun_tzu-draw = New cards
guide-sun_tzu-draw-text = At the end of a round you draw two cards, keep one and put the other under your pile. Whoever played the 1 draws three and keeps two.
guide-sun_tzu-draw-do = Choose the card that goes back. The lower one is usually the right choice.
guide-sun_tzu-second = Round 2
guide-sun_tzu-second-text = Now armies stand on the map. Winning in your own province adds armies. Winning in his pushes his out, and only what is left of the margin moves in. So a small win defends, but does not conquer.
guide-sun_tzu-second-do = Lay five orders again, then say that you are ready.
guide-sun_tzu-ghost = If it were scored now
guide-sun_tzu-ghost-text = Look at the rope before you decide: if the provinces were scored now, you would get { $mine } and King Shao { $theirs }. The outlined step shows where the marker would go. This round is scored.
guide-sun_tzu-third = Round 3 counts
guide-sun_tzu-third-text = Only who holds a province after the last battle gets its points. Look for the one that turns the balance, and play a strong card there. Strong cards that are saved too long win nothing.
guide-sun_tzu-third-do = Lay your five orders and say that you are ready.
guide-sun_tzu-scored = The first scoring
guide-sun_tzu-scored-text = You got { $mine ->
    [one] 1 point
   *[other] { $mine } points
}, King Shao { $theirs }; the marker moved by the difference. All score markers now show their next value, so the map you fight for has changed.
guide-sun_tzu-picks = From now on somebody picks
guide-sun_tzu-picks-text = From round 4 on the side with fewer armies on the map picks which province is fought over next, one after the other. Being behind has that one good side.
guide-sun_tzu-end = That is the whole game
guide-sun_tzu-end-text = You know all you need: orders, battles, cards, scoring. Six more rounds decide. Whenever something is refused, the game names the rule, and all rules are one click away. Good luck!
