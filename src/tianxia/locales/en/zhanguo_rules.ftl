### The rules of ZhanGuo: one id, one rule of a few short sentences. Ids never change; their order is the order of reading.
###
### Terms: marker = unification marker, of value 1 or 3, in one of three aspects: writing (cream, cards 1-40),
### currency (orange, cards 41-80), law (brown, cards 81-120); official = a red, white or gray cube; governors' area
### and workers' area = the two halves of a region on a player board; court = the pile of played cards on the main
### board; unrest = the number of the space its cube is on, from the left, 0 without a cube; maximum = the rightmost
### space of an unrest track; locked region = one with unrest at its maximum; your supply = a player's unused pieces;
### common supply = workers and value-1 markers; tie order = ZG-W6; ability = trigger and bonus of a card on a player
### board; board power = what a B board can do; wall area = two wall sections of one color; line = what a wall space
### shows and costs.
###
### The options of the game: boards (ZG-B8), draft (ZG-V1), turns_by_track (ZG-V2), unrest_by_worker (ZG-V3).
###
### The marks at the end: "(Our ruling.)" where no source settles it, "(Our reconstruction.)" where only the printed
### piece would tell, each with the part in question where it is not the whole, and "(Follows from the other rules.)".

## Pieces and limits

ZG-A = Pieces and limits
ZG-A1 = The game is for 2 to 4 players.
ZG-A2 = Each player has 5 unrest cubes; 5 red, 5 white, and 5 gray officials; 8 discs (1 for the reward track, 1 for victory points, 6 for missions); 8 governors; 6 palaces; and 5 walls, in blue, red, purple, or yellow.
ZG-A3 = All pieces are limited and can run out, except workers: the 40 tokens are not a limit. Where a custom pack prints other numbers on cards or boards, those replace the numbers in these rules.
ZG-A4 = For each aspect the supply has 12 value-1 markers with 4 players, 9 with 3, and 6 with 2. Next to the court there is 1 value-3 marker per aspect, with any number of players.
ZG-A5 = Everything a player has is public except cards in hand: their backs show the aspect, but numbers and abilities are hidden.
ZG-A6 = Victory points printed in red are gained immediately, those printed in black at the end of the game.
ZG-A7 = You may choose only an action you can carry out in full, and you must then carry it out.
ZG-A8 = These are secret: the numbers and abilities of cards in hand, the order of the decks, and draft choices until everyone has chosen. Everything else is public, including the whole court pile, deck sizes, bids, and passes. (Our ruling.)
ZG-A9 = Victory points have no upper limit. A total can drop below 0 only through a wall token that subtracts unrest, and negative totals stand. (Our ruling.)
ZG-A10 = Pieces returned as a cost can be taken again immediately: officials return to your supply, workers and value-1 markers to the common supply, and value-3 markers next to the court.

## Setup

ZG-B = Setup
ZG-B1 = Shuffle the three decks separately and place them face down.
ZG-B2 = Choose the first player at random. In every round, play goes clockwise from the first player.
ZG-B3 = One disc per player goes on the reward track, one per space: the first player's on top, the others below in random order regardless of seating. Below the top, this order only breaks ties; it does not set turn order. (Our ruling: regardless of seating.)
ZG-B4 = Each player starts with 0 victory points, or with 15 if the boards are auctioned.
ZG-B5 = Deal the 6 wall tokens face up at random, one to each wall section (3 wall areas of 2 sections each), each showing a random side. (Our ruling: the random side.)
ZG-B6 = Draw 2 each of the 4 wall, 4 palace, and 4 governor missions and place one of each kind face up in each of the two mission columns. Remove the other 6. Each player's remaining 6 discs are for missions.
ZG-B7 = Each player starts with 3 officials, one gray and two red, in the governors' area of region 1. (Our reconstruction: side B starts as side A does.)
ZG-B8 = The table chooses one way to use player boards: everyone uses side A, which is identical; or side B, with each player choosing one of the 4 boards in reverse starting order; or side B by auction.
ZG-B9 = In the auction for B boards, everyone starts with 15 victory points, and 1 board is left out with 3 players, 2 with 2 players. The first player opens with a bid of at least 1 victory point; clockwise, each player raises or passes, and passing puts you out of this auction only. The last player left pays the highest bid, chooses a board, and takes no part in later auctions. The nearest player to the winner's left who has no board opens the next auction. The last board always costs 1 victory point, and you cannot bid more victory points than you have.
ZG-B10 = The round marker starts on 1.
ZG-B11 = Boards are chosen or auctioned once the first player, reward track, wall tokens, and missions are known, before any cards are drawn. (Our ruling: that this order binds.)
ZG-B12 = In the auction, the boards left out are drawn at random, the opener may not pass, and each raise must be at least 1 victory point higher than the last bid. (Our ruling.)
ZG-B13 = Starting order is clockwise from the first player or, with turns by the reward track, down that track. Seats never change, and unchosen boards are removed from the game. (Our ruling.)

## Round

ZG-C = Round
ZG-C1 = The game has 5 rounds of three phases: draw, play, and unification rewards. After rounds 1 to 4 the round marker advances by 1; after round 5 the game ends.
ZG-C2 = Draw: each player draws 2 cards from each deck, 6 in all.
ZG-C3 = Play: clockwise from the first player, each player plays exactly 1 card and takes 1 action, until everyone has played all 6 cards.
ZG-C4 = A card is played either to a region on your board (unification) or face up on top of the court pile for one of the six court actions. Any card can be used for any of these.
ZG-C5 = A deck never runs out early: with 4 players, the 40 cards of each deck are used up exactly in round 5, even with the draft. Only draft discards are reshuffled; a played card never returns. (Follows from the other rules.)
ZG-C6 = The court pile carries over from round to round, so only the first court card of the game is played to an empty court. (Our ruling.)
ZG-C7 = You cannot pass, and you always have a legal action: recruit while you have an official in your supply, or move officials when all 15 are on your board. (Follows from the other rules.)
ZG-C8 = A turn has this order: choose a card and its use; carry out the action; after a court action, use abilities and board powers; claim missions.
ZG-C9 = A turn ends automatically when no usable ability is left or you decline the rest. A free shift not made by then can wait until your next turn, with no difference. (Our ruling.)

## Unification action

ZG-U = Unification action
ZG-U1 = Play the card to one of the 5 regions on your board. Each region holds up to 3 cards, and a card never moves or leaves.
ZG-U2 = Take as many value-1 markers of the card's aspect as there are now cards in that region: 1, 2, or 3.
ZG-U3 = For each marker missing from the supply, gain 1 victory point immediately instead. Value-3 markers are not used to make up the difference. (Our ruling: the value-3 markers.)
ZG-U4 = The second card in a region raises its unrest by 1 and the third by 2; the first does not raise it.
ZG-U5 = You may not take an action that would raise unrest above the region's maximum. Reaching the maximum is allowed.
ZG-U6 = The first card in a region may be played at any unrest, even at the maximum. (Follows from the other rules.)
ZG-U7 = A unification action activates nothing: no cards (not even the new one) and no board power.
ZG-U8 = Example: a law card is the first card in region 2, so it earns 1 law marker and no unrest.
ZG-U9 = Example: a currency card is the third card in region 4, where unrest is 1. Unrest becomes 3 and the card earns 3 currency markers.
ZG-U10 = Example: in a region with a maximum of 3, two cards, and unrest 2, a third card may not be played, because 2 + 2 is more than 3.

## Unrest

ZG-R = Unrest
ZG-R1 = Each region on a player board has an unrest track of 2, 3, or 4 spaces, depending on the region and board side. The number of spaces is its maximum. (Our reconstruction: the length of each track.)
ZG-R2 = Unrest changes only on the acting player's own board.
ZG-R3 = While unrest is at its maximum, cards in that region cannot be activated.
ZG-R4 = While unrest is at its maximum, or on or to the right of the palace-ban symbol, you cannot build a palace in that region, by action or by reward. (Our ruling: to the right of it.) (Our reconstruction: where the symbol stands.)
ZG-R5 = Lowering unrest by 1 moves the cube 1 space left, or off the track from the first space; at 0 there is nothing to lower. Raising it by 2 on an empty track puts the cube on the second space.
ZG-R6 = Unrest rises only from the second and third cards in a region and from hiring workers. It falls only through governors (including reward governors), the two card bonuses that lower it, and the circle's power.

## Officials

ZG-O = Officials
ZG-O1 = A region's governors' area holds any number of officials of any colors; its workers' area holds at most 2 officials and any number of workers.
ZG-O2 = At any time on your turn, you may shift an official for free from the governors' area to the workers' area of the same region if fewer than 2 officials are there. Moving back costs a movement point.
ZG-O3 = For 1 movement point, an official moves from a governors' area to an adjacent region's governors' area, from a workers' area to an adjacent region's workers' area, or from the workers' area to the governors' area of the same region.
ZG-O4 = An official may pass through a full workers' area but not stop there: it must leave with the next point of the same grant, by any move a point allows. (Our ruling: by any such move.)
ZG-O5 = Regions are adjacent where a solid border, not a wall, separates them: 1–2, 2–3, 3–4, and 4–5. This applies to officials, workers, and governors alike. (Our reconstruction: these pairs.)
ZG-O6 = You may make free shifts before, between, and after the steps, points, and abilities of your turn, but not on another player's turn or during rewards. (Our ruling.)
ZG-O7 = Legality is judged by where officials are now, so an official must be shifted before it can hire. (Our ruling.)
ZG-O8 = The movement points of one grant (3 from the action, 4 from a bonus square, 2 from a card or the star, 1 from the square board) may be split among officials, must be spent together, and are lost if unspent. Free shifts may come in between, and moving back and forth is allowed. (Our ruling.)
ZG-O9 = Moving from a governors' area to the next region's workers' area takes 1 point and a free shift; from a workers' area to the next region's governors' area takes 2 points. (Follows from the other rules.)
ZG-O10 = Example: 1 point takes a red official from the workers' area to the governors' area of region 2, and 2 points take a white official from the governors' area of region 3 to that of region 5.

## Court actions

ZG-K = Court actions
ZG-K1 = Recruit 1 official: place one of any color from your supply in the governors' area of any region. Not possible if you have none left.
ZG-K2 = Move officials: spend 1 to 3 movement points in any combination. A free shift does not count as one. Not possible without an official on your board. Triggers no cards. (Our ruling: the free shift.)
ZG-K3 = Hire workers: in one region, take exactly 1 worker per official in its workers' area (1 or 2, never fewer by choice) into that area, and raise unrest there by 1, however many you hire. Not possible without such an official or with unrest at its maximum.
ZG-K4 = Install 1 governor, in this order: return one red, one white, and one gray official from one region's governors' area to your supply; place a governor in that region of the main board on a free bonus square of your choice and gain its bonus immediately (next to the squares, without a bonus, only if none is free); reset that region's unrest on your board to 0.
ZG-K5 = A bonus square gives up to 4 movement points, 4 victory points, or 1 official of any color in the governors' area of any region. Each region has one square of each kind. (Our reconstruction: the squares of each region.)
ZG-K6 = Build 1 palace: return 2 workers from the region and 1 worker from another region. Place the palace on a free space in the region, which has as many spaces as there are players. Take a value-3 marker of any aspect if one is available, and immediately gain as many victory points as there are cards on your board (0 to 15).
ZG-K7 = Build 1 wall: place it on any free space of one of the 6 sections. Each section has 3 spaces, of 1, 2, and 3 lines, with any number of players, and at most 1 wall per player. Return as many workers as the space has lines, each from a different region of your choice.
ZG-K8 = An action is not possible if you have run out of its governors, palaces, or walls, if there is no legal region or section, or if you cannot pay its cost.
ZG-K9 = A region holds any number of governors, including several of one player. A player may have several palaces in a region, one per space.
ZG-K10 = If a square is free, you must take one. Its 4 victory points are always gained; its movement points or official may be declined. The official may be one you just returned; with none in your supply, there is no bonus. (Our ruling.)
ZG-K11 = For a governor, the bonus comes first, then unrest is reset, then abilities. So cards in that region can be activated by the same action. (Our ruling.)
ZG-K12 = You must take a value-3 marker if any is available, in an aspect of your choice, and you may have several. If none is available, skip this step.
ZG-K13 = Example: by recruiting, a player places a red official in region 2.
ZG-K14 = Example: you shift a red and a gray official for free from the governors' area to the workers' area of region 3 and hire there. You gain 2 workers, and unrest in region 3 rises by 1.
ZG-K15 = Example: a palace in region 4 costs 2 workers from region 4 and 1 from region 5. No value-3 marker is left, so you take none, and 6 cards on your board give 6 victory points.

## Activating abilities

ZG-T = Activating abilities
ZG-T1 = After a court action, you may activate abilities of cards on your board, each card once per action, in any order. (Our ruling: once per action.)
ZG-T2 = When you build a wall or a palace or hire workers, cards are activated only if the card you played has a higher number than the card directly beneath it in the court.
ZG-T3 = When you recruit an official or install a governor, cards are activated only if the card you played has a lower number than the card directly beneath it in the court.
ZG-T4 = For the first card in an empty court, you decide what counts as beneath it, so it meets both conditions. (Our ruling.)
ZG-T5 = Only cards triggered by the court action just taken are activated, and none in locked regions.
ZG-T6 = The aspect and ability of the card played do not matter, nor who played the card beneath it, for which action, or in which round.
ZG-T7 = Using a bonus is optional. A bonus that cannot be used at all is lost. (Our ruling.)
ZG-T8 = Whether a region is locked is checked each time a card is used, after the court action and earlier abilities. So one ability can unlock a region, and hiring can lock its own region. (Our ruling.)
ZG-T9 = Only court actions activate cards; rewards, bonuses from governors and cards, and board powers do not. (Our ruling.)
ZG-T10 = Complete each bonus before using the next ability. (Our ruling.)
ZG-T11 = A card with the wrong number still carries out its court action in full; only the activation is lost.
ZG-T12 = Example: a card triggered by building a palace, with a bonus of 3 victory points, gives these 3 when a palace is built with a card of a higher number than the one beneath it.
ZG-T13 = Example: 40 is played on 70 to install a governor. After the action, your cards with that trigger may be activated, except those in region 4, where unrest is at its maximum. With a card higher than the one beneath it, the governor is still installed, but nothing is activated.

## Card bonuses

ZG-F = Card bonuses
ZG-F1 = Marker: take 1 value-1 marker of any aspect left in the supply, or gain 1 victory point if none are left at all.
ZG-F2 = Movement: spend up to 2 movement points.
ZG-F3 = Victory points: gain 2 or 3, as printed.
ZG-F4 = Victory points for an aspect: gain as many as you have cards of that aspect on your board, in all regions, including this card and cards in locked regions.
ZG-F5 = Worker: place 1 worker in the workers' area of the card's region, with or without officials there. Unrest does not change.
ZG-F6 = Unrest anywhere: lower it by 1 in any one region.
ZG-F7 = Unrest here: lower it by 1 in the card's region. This never works at the maximum, because the card is then locked.
ZG-F8 = Moving a worker: move 1 worker from the workers' area of any region to that of an adjacent region.
ZG-F9 = Official: place 1 official of the given color from your supply in the governors' area of the card's region. If you have none of that color, the bonus is lost.

## Player boards, side B

ZG-P = Player boards, side B (powers work whatever the card numbers; use powers and cards in any order)
ZG-P1 = Circle: after moving officials or building a wall, you may lower unrest by 1 in any region and then gain 1 worker in that region. Without lowering unrest you gain no worker.
ZG-P2 = Square: hiring workers gives you 1 extra worker in the same region and then up to 1 movement point. After installing a governor, you may move 1 worker from any region to an adjacent region.
ZG-P3 = Triangle: after building a wall or recruiting an official, take 1 value-1 marker of any aspect, or gain 1 victory point if none are left.
ZG-P4 = Star: after recruiting, you have up to 2 movement points. After installing a governor, you may move 1 of your governors on the main board, including the new one, to an adjacent region, next to the bonus squares, with no bonus and no effect on unrest. Completed missions stay completed.
ZG-P5 = The board powers belong to the circle, the square, the triangle, and the star, in this order. (Our reconstruction.)
ZG-P6 = Each power works at most once per court action, only after court actions and never after a reward. Unrest does not lock it. Its use is optional, except for the square's extra worker. (Our ruling.)
ZG-P7 = The circle's power has no effect without unrest on your board. It works after moving officials, even though no card does. (Our ruling.)
ZG-P8 = The square's extra worker arrives with the hired ones and raises no unrest. You still need an official in that workers' area, and the movement point may be spent before, between, or after card abilities. (Our ruling.)
ZG-P9 = A bonus square vacated through the star's power is free again, and the moved governor takes none. (Our ruling.)

## Unification rewards

ZG-W = Unification rewards (the third phase of a round)
ZG-W1 = Resolve rewards aspect by aspect: writing, currency, law. Each reward is the one in the aspect's row and the round's column.
ZG-W2 = You need at least 1 marker of the aspect. The player with the highest total value (markers count 1 or 3) is first to accept or pass.
ZG-W3 = If you accept, return all your markers of the aspect (value-1 to the supply, value-3 next to the court), take the whole reward, and move your disc to that reward's space.
ZG-W4 = A reward that cannot be taken in full cannot be accepted.
ZG-W5 = If you pass, you keep your markers and your disc stays. Then the next highest player decides, until someone accepts or all have passed, so at most one player gets the reward.
ZG-W6 = Tie order: first the players whose discs are on the reward track, top to bottom, then those whose discs are in the round's column, top to bottom (writing, currency, law). Use the discs' current positions, including moves for earlier aspects this round.
ZG-W7 = A player who takes several rewards in a round moves their disc to the last one.
ZG-W8 = To determine the new first player, return all discs to the reward track in tie order: discs still there keep their order on top, those from the column follow, and the top one starts the next round.
ZG-W9 = The rewards are: 1 official of any color, 2 red officials, or 2 gray officials, from your supply to the governors' area of the region shown; 2 workers in the workers' area of the region shown, with or without officials there and without unrest; a governor without returning officials (in rounds 3 and 4 in one of the two regions shown, in round 5 in any); a wall without workers; and a palace without workers and without a value-3 marker. All other rules of these actions apply. (Our reconstruction: which reward is where.)
ZG-W10 = A reward can be taken in full if its officials are in your supply, or if its governor, wall, or palace is in your supply and has a legal place. Workers can always be taken. (Our ruling.)
ZG-W11 = Each player with markers of the aspect is asked once. A player who cannot accept passes automatically. If no one has markers of it, the reward is not given.
ZG-W12 = A reward governor takes a free square and its bonus immediately, and that region's unrest becomes 0, as with the action. You may decline the square's bonus and still take the reward. (Our ruling.)
ZG-W13 = A reward wall may take any free space, even one of 3 lines, with at most 1 of your walls per section. A reward palace may go in any region with a free space and no palace ban, and scores for cards as with the action. (Our ruling.)
ZG-W14 = After round 5, the discs return in tie order as well, and that order breaks all ties in final scoring. (Our ruling.)
ZG-W15 = Example: in round 1, red has the highest value in an aspect, accepts, and moves their disc to that reward's space.
ZG-W16 = Example: after round 1, blue and below it yellow are still on the reward track, and red and below it purple are in the column, so the tie order is blue, yellow, red, purple, and blue is the new first player.

## Missions

ZG-M = Missions
ZG-M1 = A mission shows 2 to 4 places; you need at least one of your pieces of its kind at each. A wall area shown twice means both of its sections; shown once, either one.
ZG-M2 = At the end of your turn, or after accepting a reward, you may claim any missions you have completed, placing a disc on the leftmost free space of each.
ZG-M3 = A player has at most one disc on a mission. A disc never moves, and a forgotten mission may be claimed later.
ZG-M4 = Claiming is never harmful, so it happens automatically at both of these times for all completed missions, after all abilities or after the reward. Nothing is ever forgotten. (Our ruling.)
ZG-M5 = Having more pieces than shown is fine, and one piece may count for several missions.
ZG-M6 = A mission must be complete when you claim it. Pieces lost later do not matter; pieces lost before do.
ZG-M7 = A mission has 4 spaces, so there is always room to claim it; with fewer players the rightmost spaces stay empty. (Our reconstruction.)
ZG-M8 = Example: a wall mission turquoise, turquoise, gold needs 2 walls in the turquoise area, 1 in each section, and 1 wall in the gold area.
ZG-M9 = Example: a palace mission 1, 2, 5 needs a palace in each of these regions.

## End of the game

ZG-Y = End of the game, after round 5
ZG-Y1 = Governors, region by region: the player with the most gains 9 victory points plus 3 per governor they have there. Players tied for the most divide that sum equally, rounded down. No one else scores, and a region without governors scores nothing.
ZG-Y2 = Remaining markers, by value: the player with the most (at least 1) gains 5 victory points for writing, 6 for currency, and 7 for law. In a tie, the player first in tie order gains all of them. No discs move. (Our ruling: by value, and at least 1.)
ZG-Y3 = Missions, column by column: add up the victory points under your discs and multiply by the number of your discs in that column.
ZG-Y4 = Walls: each of your walls scores its section's token by its space (1, 2, or 3 lines), separately from the others. The same region, card, or official may count for several walls.
ZG-Y5 = Wall token criteria, with victory points for 1/2/3 lines. Per region: with at least as many officials as unrest 1/2/3; with a gray official 2/3/4; a red one 2/3/4; a white one 2/3/4; with a currency card 1/2/3; a law card 1/2/3; a writing card 1/2/3; with 3 cards 2/3/4; with 2 cards of one aspect 1/2/3; with no unrest 1/2/3. Per set of three cards of different aspects: 2/3/4. Once: 5/10/15 minus all your unrest (can be negative).
ZG-Y6 = The player with the most victory points wins; in a tie, the player higher on the reward track.
ZG-Y7 = Officials in both areas count, “2 cards of one aspect” means 2 or 3, and a region counts only once per wall, however many such officials or cards it holds.
ZG-Y8 = A region without officials and without unrest meets the first criterion, 0 against 0. (Our ruling.)
ZG-Y9 = The number of sets equals the smallest of your numbers of writing, currency, and law cards, in any regions. (Follows from the other rules.)
ZG-Y10 = Example: in region 1, red has 2 governors and blue has 1, so red gains 15 victory points (9 + 3 + 3) and blue none.
ZG-Y11 = Example: red, yellow, and purple have 1 governor each in a region, so each gains 4 victory points, which is (9 + 3) / 3.
ZG-Y12 = Example: in the left column blue has discs on the 5 of a governor mission and the 2 of a wall mission, and in the right column on the 3 of a governor mission, so blue gains (5 + 2) × 2 + 3 = 17 victory points.

## Variants

ZG-V = Variants (use any of them, alone or together)
ZG-V1 = Draft: in rounds 1 to 4, each player draws 3 cards from each deck, keeps 2, and discards 1 face up next to the deck; the discards are shuffled and put on the bottom of their deck. In round 5 each player draws 2.
ZG-V2 = Turns by the reward track: in the play phase, turns go by the reward track from top to bottom instead of clockwise.
ZG-V3 = Unrest by worker: hiring raises unrest by 1 per worker hired.
ZG-V4 = Variants are chosen before setup, and so before an auction.
ZG-V5 = In the draft, everyone chooses simultaneously and in secret. The discards are revealed together and go to the bottom of the decks before the first card is played. (Our ruling.)
ZG-V6 = Turns by the reward track apply from round 1 and for the whole round; the auction stays clockwise. (Our ruling.)
ZG-V7 = With unrest by worker, you cannot hire where the full rise does not fit on the track, since you cannot hire fewer. The square's extra worker counts as hired and raises unrest by 1 more, so it may be declined, and must be if the rise does not fit. Workers from bonuses or rewards still raise nothing. (Our ruling.)
