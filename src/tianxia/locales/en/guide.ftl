### The guides to a first game. Every step has a title, a text, and where it asks for an answer a line that says what
### to do ("-do"). Short sentences: they stand on a small card beside the board.

guide-name = Guide
guide-step = { $number } of { $total }
guide-skip = Skip the guide
guide-skip-key = Skip the guide (Esc)
guide-resume = Go on with the guide
guide-whole = The whole text
guide-back = Back
guide-next = Next
guide-choose = Choose it for me
guide-play-on = Play on
guide-rules = Rules:
guide-between = Carry on
guide-between-text = The guide speaks up again when something new comes.

## Sun Tzu

guide-sun_tzu-welcome = Five provinces, two commanders
guide-sun_tzu-welcome-text = You are Sun Tzu, in blue; a bot plays King Shao, in red. In each round you both give secret orders for all five provinces, then the battles are fought. We play three rounds together, up to the first scoring.
guide-sun_tzu-rope = One marker, two ends
guide-sun_tzu-rope-text = The score is a tug of war. After rounds 3, 6 and 9 the provinces are scored, and the marker moves by the difference towards the side with more points. At your end of the track you have won on the spot.
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
guide-sun_tzu-source-text = You must place more armies than your pool holds. You can buy some from the reserves with cards; otherwise they come from your other provinces, neighbours first.
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

## ZhanGuo

guide-zhanguo-welcome = Seven states, one empire
guide-zhanguo-welcome-text = You serve the first emperor and bring the conquered states under one rule. The game has five rounds; in each you play six cards. We play the first one together. Most victory points win.
guide-zhanguo-points = Where points come from
guide-zhanguo-points-text = Five regions lie on this map. Most governors in a region bring many points at the end. Palaces pay at once, by the cards on your board. Walls pay at the end, each section by its own rule.
guide-zhanguo-board = Your board
guide-zhanguo-board-text = The same five regions, seen from your desk. Each takes three cards. Below them stand your officials, the cubes: above those who will become governors, below those who find workers. The track at the top is unrest.
guide-zhanguo-hand = Six cards
guide-zhanguo-hand-text = Any card can be used in two ways: put it into a region of your board, or play it to the court for an action. Its number matters at the court; its text works only while it lies on your board.
guide-zhanguo-card = First, a card for your board
guide-zhanguo-card-text = A card on your board says: when you take this action at the court, you get that bonus. Early cards pay back often, so the first card should be one whose action you will take soon.
guide-zhanguo-card-do = Choose a card. Our suggestion: { $number }.
guide-zhanguo-unify = Unification
guide-zhanguo-unify-text = In a region the first card brings 1 marker of its colour, the second 2 and the third 3. But the second and third card also raise unrest there, and where unrest is full the cards fall silent.
guide-zhanguo-unify-do = Put the card into a region. Region 1, where your officials stand, is a good place.
guide-zhanguo-markers = Markers
guide-zhanguo-markers-text = You have { $number ->
    [one] 1 marker
   *[other] { $number } markers
}: { $aspect }. There are three aspects: writing, currency and law. Whoever has most of one at the end of the round is first to be offered its reward.
guide-zhanguo-court = Now the court
guide-zhanguo-court-text = The number counts here. To wake your cards by recruiting or by a governor, play a lower number than the last one. For workers, palaces and walls it must be higher. The action itself always works.
guide-zhanguo-court-do = Choose a card for the court, low if you can. Our suggestion: { $number }.
guide-zhanguo-action = Six actions
guide-zhanguo-action-text = In region 1 you have a red, a white and a grey official: just what a governor costs. A governor takes a bonus square and calms the unrest of the region. If you would rather keep your officials, recruit one more.
guide-zhanguo-action-do = Play the card to the court and choose an action. Our suggestion: a governor.
guide-zhanguo-governor = Your governor
guide-zhanguo-governor-text = Three officials of different colours go home, and a governor comes. At the end whoever has most governors in a region gets 9 points and 3 more for each of them.
guide-zhanguo-governor-do = Choose the region.
guide-zhanguo-square = A bonus square
guide-zhanguo-square-text = Every region has three squares: moves for your officials, points, or a new official. First come, first served: a taken square is gone.
guide-zhanguo-square-do = Choose a square. The points are never wrong.
guide-zhanguo-official = A new official
guide-zhanguo-official-text = Officials come to the upper area of any region. Three colours in one region make the next governor; two in the lower area of a region find workers.
guide-zhanguo-official-do = Choose a colour and a region.
guide-zhanguo-ability = Your cards wake up
guide-zhanguo-ability-text = The number fitted, so every card on your board with this action may give its bonus, in the order you like. Cards in a region with full unrest stay silent.
guide-zhanguo-ability-do = Use a card, or say that you want nothing more.
guide-zhanguo-missions = Missions
guide-zhanguo-missions-text = Six missions ask for governors, palaces or walls in certain places. Whoever is first gets the most, and the discs in one column multiply each other. The game claims them for you.
guide-zhanguo-workers = Who builds?
guide-zhanguo-workers-text = Workers build palaces and walls, and officials find them. Yours have gone home, so a new one must come first. Recruiting wants a low number again, if a card of yours is to wake by it.
guide-zhanguo-workers-do = Choose a card for recruiting. Our suggestion: { $number }.
guide-zhanguo-recruit = Recruit
guide-zhanguo-recruit-text = A recruit comes to the upper area of a region you choose. You could also put this card beside the first one on your board: two markers instead of one, but 1 unrest.
guide-zhanguo-recruit-do = Our suggestion: to the court, for an official.
guide-zhanguo-shift = A free step down
guide-zhanguo-shift-text = In your turn an official may step from the upper to the lower area of its region, where it finds workers. This costs nothing, neither a card nor the turn. Only the way back up costs movement.
guide-zhanguo-shift-do = Shift an official down: drag it, or choose it in the panel below your cards.
guide-zhanguo-higher = Now a high number
guide-zhanguo-higher-text = An official is at work, so you can hire. Hiring, palaces and walls want a higher number than the last one at the court. The action works in any case; only your cards would stay silent.
guide-zhanguo-higher-do = Choose a card for hiring. Our suggestion: { $number }.
guide-zhanguo-hire = Hire workers
guide-zhanguo-hire-text = You get a worker for each official in the lower area of one region, and unrest there rises by 1, however many come. So two officials are better than one.
guide-zhanguo-hire-do = Our suggestion: to the court, for workers.
guide-zhanguo-move = Movement
guide-zhanguo-move-text = Each point moves one official to the neighbouring region, or up from the lower to the upper area. Unused points are lost.
guide-zhanguo-move-do = Move an official, or say that it is enough.
guide-zhanguo-build = Building
guide-zhanguo-build-text = A palace costs two workers of its region and one of another, and pays a point for each card on your board. A wall costs a worker from a different region for each line of its space.
guide-zhanguo-build-do = Choose the place, and who builds.
guide-zhanguo-free = Over to you
guide-zhanguo-free-text = You have seen both uses of a card. Play the rest of your hand as you like: watch the number at the court, the markers of your opponent, and the unrest of your regions.
guide-zhanguo-free-do = Play your remaining cards.
guide-zhanguo-rewards = Unification rewards
guide-zhanguo-rewards-text = All six cards are played. Now every aspect offers the reward of this round, writing first. Whoever has most markers in it may take the reward and return them, or pass and keep them for later.
guide-zhanguo-reward = A reward for you?
guide-zhanguo-reward-text = You have most markers ({ $aspect }), so you decide first. The reward: { $reward }. It costs all your markers of this aspect. Kept, they count in the next rounds, and at the end the most of them bring points.
guide-zhanguo-reward-do = Accept or pass. A reward now works for four rounds.
guide-zhanguo-next = The next round
guide-zhanguo-next-text = Everybody has six new cards. Who took no reward stays on top of the track and begins. Cards, officials and unrest stay where they are; so does the court, with its last number.
guide-zhanguo-end = Four rounds to go
guide-zhanguo-end-text = You know how a round works: cards to your board or to the court, numbers that wake them, rewards at the end. Aim for two or three regions and a few missions. Every refusal names its rule. Good luck!

## The Great Wall

guide-great_wall-welcome = Hold the wall
guide-great_wall-welcome-text = Hordes come from the steppe above, the city below works against them. In winter each of the three sections is assaulted: if its defence is lower than the power of its hordes, it is breached. You and two bots defend it together, and compete for honor.
guide-great_wall-honor = Honor and shame
guide-great_wall-honor-text = Most honor wins. You gain it by building, fighting and giving. Shame comes from breaches and from working alone; at the end each token under a soldier costs 5 honor.
guide-great_wall-general = Your general
guide-great_wall-general-text = Your general gives you resources at the start and an ability for the whole game. The parts with the supporter icon grow with every advisor who supports him. All choose in secret.
guide-great_wall-general-do = Keep one of the two. Either is fine for a first game.
guide-great_wall-advisors = Two advisors
guide-great_wall-advisors-text = One of them becomes active: its own ability works from now on. The other one supports your general and makes his ability stronger.
guide-great_wall-advisors-do = Choose the one who shall be active.
guide-great_wall-stock = What is yours
guide-great_wall-stock-text = Wood, stone, gold and chi lie behind your screen; others do not see them. Beside them are your clerks, who work in the city, and your soldiers: spearmen, archers and horsemen, who must be recruited first.
guide-great_wall-city = The city
guide-great_wall-city-text = Clerks work here. A location with a fixed number of spaces resolves only when all are taken, by whomever. The special ones, like the builders' camp, need just one clerk. Then the clerks go home.
guide-great_wall-horde = A horde
guide-great_wall-horde-text = The squares are its vital spots. Soldiers and wounds cover them; when all are covered, the horde is defeated, and whoever covers most takes the trophy. Spearmen attack the first row only, and get what is printed on the spot.
guide-great_wall-command = Your command for this year
guide-great_wall-command-text = Each year everybody plays one command card in secret. It says how many clerks you move and what else you may do; most also let the others move clerks. Despotism is a good start: it can resolve a location that is not yet full.
guide-great_wall-command-do = Choose a card and seal it. Our suggestion: Despotism.
guide-great_wall-space = When do you act?
guide-great_wall-space-text = The cards resolve from space 1 on. Early you choose before the others; late you find locations that they have nearly filled. Who places first goes by tea order.
guide-great_wall-space-do = Put your card on a free space.
guide-great_wall-clerk = Send a clerk
guide-great_wall-clerk-text = Clerks go from your pool, or from another location, to any location with a free space. A good place is one where others already stand: it fills sooner, and nobody is alone.
guide-great_wall-clerk-do = Choose a clerk and a location, or say that you want no more.
guide-great_wall-clerks = Not alone
guide-great_wall-clerks-text = Where the shame icon is shown, whoever is alone when the location resolves takes a shame token. With somebody beside you all is well. A full location locks its clerks until it has resolved.
guide-great_wall-clerks-do = Go on with the next clerk; filling up a location makes it resolve.
guide-great_wall-barracks = To the barracks
guide-great_wall-barracks-text = This is your own turn. When your clerks are placed, Despotism may resolve one location early. With two clerks at the barracks you recruit two soldiers, and they can attack at once.
guide-great_wall-barracks-do = Our suggestion: two clerks to the barracks. Then say that you want no more.
guide-great_wall-activated = A location resolves
guide-great_wall-activated-text = The { $location } resolved: everybody with clerks there used them, in tea order. At a production location each clerk yields one resource and an overseer adds its level. Then all clerks there went home.
guide-great_wall-advance = Before it is full
guide-great_wall-advance-text = An advanced activation resolves a location although spaces are free, and nobody takes shame for being alone. Everybody with clerks there profits, so choose one where you have most.
guide-great_wall-advance-do = Choose a location, or decline.
guide-great_wall-location = Several are ready
guide-great_wall-location-text = It is your turn, so you say which location resolves next. Resources first, then what they are spent on.
guide-great_wall-location-do = Choose the next location.
guide-great_wall-overseer = An overseer
guide-great_wall-overseer-text = A soldier who becomes overseer stays here for good: he adds to every harvest and pays again each summer. An early one pays off best. Later he can rise to level 3.
guide-great_wall-overseer-do = Pay for the overseer if you can, or decline.
guide-great_wall-donate = A gift
guide-great_wall-donate-text = One of what you have just collected goes to the common warehouse, for 2 honor. Whoever builds must use up the warehouse first, so you help the wall as well.
guide-great_wall-donate-do = Donate, or keep it.
guide-great_wall-recruit = Soldiers
guide-great_wall-recruit-text = Each clerk at the barracks recruits one. Spearmen are cheap; archers stay on the wall and shoot every winter; a horseman covers two spots in any row.
guide-great_wall-recruit-do = Name your recruits; you pay for all of them together.
guide-great_wall-attack = To the attack
guide-great_wall-attack-text = A soldier on a spot brings what is printed there, and a share in the trophy. When the horde falls, everybody with soldiers on it gains honor, but some of them die.
guide-great_wall-attack-do = Choose a spot, or a rest area to wait in.
guide-great_wall-build = The builders
guide-great_wall-build-text = A barricade costs 2, gives 2 honor and 2 defence, and is gone after winter. A wall level costs 5, 10 or 15, gives as much honor and stays.
guide-great_wall-build-do = Choose what to build, one for each clerk.
guide-great_wall-hire = The embassy
guide-great_wall-hire-text = More clerks mean more work, more advisors a stronger general. A clerk costs 2 gold, an advisor as many gold as you will then have advisors.
guide-great_wall-hire-do = Hire somebody, or decline.
guide-great_wall-pay = Paying
guide-great_wall-pay-text = Where a price may be paid in any mix, you choose one kind and how much of it; the rest comes from the others. Keep what you will need next.
guide-great_wall-pay-do = Choose what you pay with.
guide-great_wall-tactic = A tactic card fits
guide-great_wall-tactic-text = Tactic cards are played at the moment that they name. The upper effect is free; for chi you get the stronger one. In each such moment you may play one.
guide-great_wall-tactic-do = Play a card, or none.
guide-great_wall-shame = Shame
guide-great_wall-shame-text = The token goes under a soldier in your pool, who is then of no use, or on a trophy, which then gives no honor. In summer chi takes it away again.
guide-great_wall-shame-do = Choose where it lies. A spearman is missed least.
guide-great_wall-winter = Winter
guide-great_wall-winter-text = When all command cards are done, winter comes. Archers on the wall shoot once each. Then the hordes assault, section by section: power against wall level and barricades.
guide-great_wall-assault = How the wall stood
guide-great_wall-assault-text = { $breached ->
    [0] All sections held: no shame for anybody.
    [one] { $breached } section was breached. For each horde there, everybody without a soldier on it took shame.
   *[other] { $breached } sections were breached. For each horde there, everybody without a soldier on it took shame.
} The barricades are gone now, and only walls remain. One soldier on each horde saves you the shame.
guide-great_wall-spring = Spring
guide-great_wall-spring-text = A new year: { $number ->
    [one] 1 new horde has come
   *[other] { $number } new hordes have come
}. The back of the next card shows where the one after them will stand, and the advisors for hire have changed.
guide-great_wall-summer = Summer
guide-great_wall-summer-text = Your overseers pay their income. Then you may return shame tokens to the bank for 2 chi each, and the command cards leave the track.
guide-great_wall-recall = Cards or honor
guide-great_wall-recall-text = Take all your played command cards back, or gain 2 honor for each and leave them there. With many cards in hand the honor is welcome. Betrayal never comes back.
guide-great_wall-recall-do = Take honor now; you still have five cards.
guide-great_wall-end = You have seen a year
guide-great_wall-end-text = Autumn begins again: command, clerks, locations, winter. Build walls, keep a soldier on the hordes, and let overseers work. Every refusal names its rule. Good luck!
