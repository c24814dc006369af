### The rules of ZhanGuo: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: marker = unification marker, of value 1 or 3, in one of three aspects: writing (cream, cards 1-40),
### currency (orange, cards 41-80), law (brown, cards 81-120); official = a red, white or gray cube; governors' area
### and workers' area = the two halves of a region on a player board; court = the pile of played cards on the main
### board; unrest = the number of the space its cube stands on, from the left, 0 without a cube; last space = the
### right-most space of an unrest track; locked region = one with unrest on the last space; own supply = a player's
### unused pieces; common supply = workers and markers of value 1; tie order = ZG-W6; ability = trigger and bonus of
### a card on the own board; power = what a B board can do; wall area = two wall sections of one color; line =
### what a wall space shows and costs.
###
### The options of the game: boards (ZG-B8), draft (ZG-V1), turns_by_track (ZG-V2), unrest_by_worker (ZG-V3).
###
### The marks at the end: "(Our ruling.)" where no source settles it, "(Our reconstruction.)" where only the printed
### piece would tell, each with the part in question where it is not the whole, and "(Follows from the other rules.)".

## Pieces and limits

ZG-A = Pieces and limits
ZG-A1 = The game is for 2 to 4 players.
ZG-A2 = Each player owns 5 unrest cubes, 5 red, 5 white and 5 gray officials, 8 discs (1 for the reward track, 1 for victory points, 6 for missions), 8 governors, 6 palaces and 5 walls, in blue, red, purple or yellow.
ZG-A3 = All pieces are limited and can run out, except the workers, whose 40 tokens are no limit; where an own pack prints other numbers on cards or boards, those hold in place of the numbers in these rules.
ZG-A4 = In each aspect the supply holds 12 markers of value 1 with 4 players, 9 with 3 and 6 with 2; beside the court lies 1 marker of value 3 for each aspect, with any number of players.
ZG-A5 = What players own lies open, except the cards in hand, of which all may see the aspect, on the back, but not the number and the ability.
ZG-A6 = Victory points printed in red are gained at once, those printed in black at the end of the game.
ZG-A7 = Only an action that can be carried out in full may be chosen, and it must then be carried out.
ZG-A8 = Secret are the numbers and abilities of the cards in hand, the order of the decks, and the choices of the draft until all have chosen; everything else is open, also the whole court pile, the sizes of the decks, bids and passes. (Our ruling.)
ZG-A9 = Victory points have no upper limit, and a total falls below 0 only by a wall token that subtracts unrest, and is then not cut off. (Our ruling.)
ZG-A10 = What is returned as a cost can be taken again at once: officials go to the own supply, workers and markers of value 1 to the common supply, and markers of value 3 beside the court.

## Setup

ZG-B = Setup
ZG-B1 = The three decks are shuffled apart and lie face down.
ZG-B2 = The first player is drawn at random, and in every round play goes clockwise from the first player.
ZG-B3 = One disc of each player goes on the reward track, one to a space: the first player's on top, the others below it in random order, whatever the seats; below the top this order serves for ties only, not for turns. (Our ruling: whatever the seats.)
ZG-B4 = Each player starts with 0 victory points, or with 15 if the boards are auctioned.
ZG-B5 = The 6 wall tokens are dealt face up at random, one to each wall section (3 wall areas of 2 sections each), and a random one of the two sides lies up. (Our ruling: the random side.)
ZG-B6 = Of the 4 wall, 4 palace and 4 governor missions 2 of each kind are drawn, and one of each kind lies face up in each of the two mission sections; the other 6 leave the game, and the 6 remaining discs of each player are for missions.
ZG-B7 = Each player starts with 3 officials, one of each color, in the governors' area of region 1. (Our reconstruction: one of each color.)
ZG-B8 = For the player boards the whole table chooses one way: all play on side A, which is the same for all; or all on side B, and each picks one of the 4 boards in reverse of the starting order, the last player first; or on side B by auction.
ZG-B9 = In the auction of B boards all start with 15 victory points, and 1 board is left out with 3 players and 2 boards with 2 players; the first player opens with a bid of at least 1 victory point, clockwise each player raises or passes, and whoever passes is out of this auction only; the last one left pays the highest bid, picks a board and leaves the auctions; the next auction is opened in the same way by the nearest player to the left of that winner who has no board; the last board always costs 1 victory point, and nobody bids more victory points than they have.
ZG-B10 = The round marker starts on 1.
ZG-B11 = The boards are picked or auctioned when the first player, the reward track, the wall tokens and the missions are known, and before the first cards are drawn. (Our ruling: that this order binds.)
ZG-B12 = In the auction the boards left out are drawn at random, the opener may not pass, and a raise is at least 1 victory point more than the bid before. (Our ruling.)
ZG-B13 = The starting order goes clockwise from the first player, or, with turns by the reward track, down that track; seats never change, and boards that nobody picks leave the game. (Our ruling.)

## Round

ZG-C = Round
ZG-C1 = The game has 5 rounds of three phases, draw, play and unification rewards; after rounds 1 to 4 the round marker moves on by 1, and after round 5 the game ends.
ZG-C2 = Draw: each player draws 2 cards of each deck, 6 in all.
ZG-C3 = Play: clockwise from the first player each plays exactly 1 card and takes 1 action, until all have played their 6 cards.
ZG-C4 = A card is played either into a region of the own board, for unification, or face up on top of the court pile, for one of the six court actions, and any card can do any of these.
ZG-C5 = A deck never runs short: 4 players use up the 40 cards of each deck exactly in round 5, also with the draft; only the discards of the draft are shuffled again, and a played card never returns. (Follows from the other rules.)
ZG-C6 = The court pile stays from round to round, so only the first court card of the game meets an empty court. (Our ruling.)
ZG-C7 = There is no passing, and there is always a legal action: recruiting while an official is in the own supply, and moving officials when all 15 are on the board. (Follows from the other rules.)
ZG-C8 = A turn goes in this order: choose a card and its use, carry out the action, after a court action use abilities and powers, and claim missions.
ZG-C9 = A turn ends by itself when no usable ability is left or the player declines the rest; a free shift not made by then can wait for the next own turn, which changes nothing. (Our ruling.)

## Unification action

ZG-U = Unification action
ZG-U1 = The card goes into one of the 5 regions of the own board, each of which takes 3 cards at most, and it never moves or leaves again.
ZG-U2 = The player takes markers of value 1 in the card's aspect, as many as there are now cards in that region: 1, 2 or 3.
ZG-U3 = For each marker that the supply lacks the player gains 1 victory point at once instead; markers of value 3 do not fill the gap. (Our ruling: the markers of value 3.)
ZG-U4 = The second card of a region raises its unrest by 1, the third by 2, the first not at all.
ZG-U5 = An action that would raise unrest above the maximum of the region may not be taken, but reaching the maximum is allowed.
ZG-U6 = The first card of a region may be played there at any unrest, even on the last space. (Follows from the other rules.)
ZG-U7 = A unification action activates nothing: no card, not even the new one, and no power of a board.
ZG-U8 = Example: a brown card is the first in region 2, so it brings 1 marker of law and no unrest.
ZG-U9 = Example: an orange card is the third in region 4, where unrest is 1, so unrest becomes 3 and the card brings 3 markers of currency.
ZG-U10 = Example: in a region with a maximum of 3, two cards and unrest 2 a third card may not be played, as 2 + 2 is more than 3.

## Unrest

ZG-R = Unrest
ZG-R1 = Each region of a player board has an unrest track of 2, 3 or 4 spaces, by region and side of the board, and its maximum is the number of these spaces. (Our reconstruction: the length of each track.)
ZG-R2 = Unrest concerns only the board of the player who acts.
ZG-R3 = While unrest is on the last space, the cards of that region cannot be activated.
ZG-R4 = While unrest is on the last space, or on the space of the palace-ban symbol or right of it, no palace may be built in that region, neither by action nor by reward. (Our reconstruction: where the symbol stands.)
ZG-R5 = Lowering unrest by 1 moves the cube 1 space to the left, from the first space off the track, and at 0 there is nothing to lower; raising it by 2 on an empty track puts the cube on the second space.
ZG-R6 = Unrest rises only by the second and third card of a region and by hiring workers; it falls only by a governor, also one gained as a reward, by the two card bonuses that lower it and by the power of the circle.

## Officials

ZG-O = Officials
ZG-O1 = The governors' area of a region holds any number of officials of any colors, the workers' area at most 2 officials and any number of workers.
ZG-O2 = At any time of the own turn an official may be shifted for free from the governors' area to the workers' area of the same region while fewer than 2 officials are there; the way back costs a movement point.
ZG-O3 = For 1 movement point an official goes from the governors' area to that of an adjacent region, from the workers' area to that of an adjacent region, or from the workers' area to the governors' area of the same region.
ZG-O4 = A full workers' area may be passed through but not stopped in: the same official leaves it with the next point of the same grant, by any step that a point allows. (Our ruling: by any such step.)
ZG-O5 = Regions are adjacent where a solid border line and no wall divides them: 1 and 2, 2 and 3, 3 and 4, 4 and 5; this holds for officials, workers and governors alike. (Our reconstruction: these pairs.)
ZG-O6 = Free shifts are possible before, between and after the steps, points and abilities of the own turn, but not in another player's turn and not during the rewards. (Our ruling.)
ZG-O7 = What is legal is judged with the officials where they stand, so an official that is to hire must be shifted first. (Our ruling.)
ZG-O8 = The movement points of one grant (3 by the action, 4 by a bonus square, 2 by a card or the star, 1 by the square board) may go to one or several officials, are spent at one go and lapse when unspent; free shifts may come between, and moving there and back is allowed. (Our ruling.)
ZG-O9 = From the governors' area to the workers' area of the next region an official needs 1 point and a free shift, from the workers' area to the governors' area of the next region 2 points. (Follows from the other rules.)
ZG-O10 = Example: 1 point takes a red official from the workers' area to the governors' area of region 2, and 2 points take a white official from the governors' area of region 3 to that of region 5.

## Court actions

ZG-K = Court actions
ZG-K1 = Recruit 1 official: one of any color goes from the own supply to the governors' area of any region, which is not possible when none is left.
ZG-K2 = Move officials: 1 to 3 movement points are spent, split at will, and a free shift does not count as one; it is not possible without an official on the board and triggers no card. (Our ruling: the free shift.)
ZG-K3 = Hire workers: in one region the player takes exactly 1 worker for each official in its workers' area, so 1 or 2 and no fewer by choice, into that workers' area, and unrest there rises by 1, whatever the number; it is not possible without such an official, or with unrest on the last space.
ZG-K4 = Install 1 governor, in this order: one red, one white and one gray official of the governors' area of one region return to the supply; a governor goes to that region of the main board, on a free bonus square of own choice, whose bonus is gained at once, or beside the squares and without a bonus, but only if none is free; unrest of that region on the own board becomes 0.
ZG-K5 = A bonus square gives up to 4 movement points, or 4 victory points, or 1 official of any color to the governors' area of any region, and each region has one square of each kind. (Our reconstruction: the squares of each region.)
ZG-K6 = Build 1 palace: 2 workers of the region and 1 worker of another region are returned; the palace goes on a free space of the region, which has as many spaces as there are players; the player takes a marker of value 3 of any aspect if one is there, and gains at once as many victory points as there are cards on the own board (0 to 15).
ZG-K7 = Build 1 wall: it goes on any free space of one of the 6 sections, each with 3 spaces, of 1, 2 and 3 lines, at any number of players, and with at most 1 wall of a player; as many workers as the space has lines are returned, each from a different region of own choice.
ZG-K8 = When a player's governors, palaces or walls have run out, that action is not possible, nor is it without a legal region or section or without what it costs.
ZG-K9 = A region takes any number of governors, also several of one player, and a player may have several palaces in a region, one to a space.
ZG-K10 = A free square must be taken, and its 4 victory points are gained, while its movement points or its official may be declined; the official may be one just returned, and with none in the supply there is no bonus. (Our ruling.)
ZG-K11 = With a governor the bonus comes before the calming, and both come before any ability, so cards of that region can be activated by the same action. (Our ruling.)
ZG-K12 = A marker of value 3 must be taken while one lies there, in an aspect of own choice, and a player may own several; if none lies there, the step is skipped.
ZG-K13 = Example: by recruiting a player puts a red official into region 2.
ZG-K14 = Example: a player shifts a red and a gray official for free from the governors' to the workers' area of region 3 and hires there: that brings 2 workers, and unrest of region 3 rises by 1.
ZG-K15 = Example: a palace in region 4 costs 2 workers of region 4 and 1 of region 5; no marker of value 3 is left, so none is taken, and 6 cards on the own board give 6 victory points.

## Activating abilities

ZG-T = Activating abilities
ZG-T1 = After a court action the player may activate abilities of cards on the own board, each card once an action and in any order.
ZG-T2 = When a wall or a palace is built or workers are hired, cards are activated only if the card played has a higher number than the one directly beneath it in the court.
ZG-T3 = When an official is recruited or a governor installed, cards are activated only if the card played has a lower number than the one directly beneath it in the court.
ZG-T4 = For the first card in an empty court the player decides what lies beneath it, so it meets both conditions. (Our ruling.)
ZG-T5 = Only cards whose trigger is the court action just taken are activated, and none in regions with unrest on the last space.
ZG-T6 = Color and ability of the card played do not matter, nor does it matter who played the card beneath, for which action and in which round.
ZG-T7 = Using a bonus is optional, and one that cannot be used at all is lost. (Our ruling.)
ZG-T8 = Whether unrest is on the last space is tested when each card is used, after the court action and the abilities used before, so one ability may calm a region and free its cards, and a hire may lock its own region. (Our ruling.)
ZG-T9 = Only court actions activate; rewards, bonuses of governors and cards, and powers of boards activate nothing. (Our ruling.)
ZG-T10 = A bonus is carried out whole before the next ability is used. (Our ruling.)
ZG-T11 = A card with the wrong number still does its court action in full, and only the activation is lost.
ZG-T12 = Example: a card with the trigger of building a palace and a bonus of 3 victory points gives these 3 when a palace is built with a card of a higher number than the one beneath.
ZG-T13 = Example: 40 is played on 70 to install a governor, so after the action own cards with that trigger may be activated, but none of region 4, whose unrest is on the last space; with a card higher than the one beneath the governor is installed all the same, and nothing is activated.

## Card bonuses

ZG-F = Card bonuses
ZG-F1 = Marker: the player takes 1 marker of value 1 of any aspect that has one in the supply, or gains 1 victory point if the supply has none at all.
ZG-F2 = Movement: the player may spend up to 2 movement points.
ZG-F3 = Victory points: the player gains 2 or 3, as printed.
ZG-F4 = Victory points for an aspect: the player gains as many as there are own cards of the given aspect on the own board, in all regions, the card itself and cards of locked regions included.
ZG-F5 = Worker: 1 worker goes to the workers' area of the card's region, with officials there or without, and unrest stays as it is.
ZG-F6 = Unrest anywhere: it falls by 1 in any one region.
ZG-F7 = Unrest here: it falls by 1 in the card's region, but never from the last space, as the card is locked then.
ZG-F8 = Moving a worker: 1 worker goes from the workers' area of any region to that of an adjacent region.
ZG-F9 = Official: 1 official of the given color goes from the own supply to the governors' area of the card's region, and if none of that color is left, the bonus is lost.

## Player boards, side B

ZG-P = Player boards, side B (always active, whatever the card numbers; in free order among them and the cards)
ZG-P1 = Circle: after moving officials or building a wall the player may lower unrest by 1 in any region, and then 1 worker comes to that same region, but no worker comes without lowering unrest.
ZG-P2 = Square: hiring workers brings 1 extra worker to the same region and then up to 1 movement point, and after installing a governor 1 worker may move from any region to an adjacent region.
ZG-P3 = Triangle: after building a wall or recruiting an official the player takes 1 marker of value 1 of any aspect, or gains 1 victory point if there is none.
ZG-P4 = Star: after recruiting an official the player has up to 2 movement points, and after installing a governor 1 own governor of the main board, the new one included, may move to an adjacent region, beside the bonus squares and without bonus or calming, while finished missions stay.
ZG-P5 = The powers belong to the circle, the square, the triangle and the star in this order. (Our reconstruction.)
ZG-P6 = Each power works at most once a court action, after court actions only and never after a reward; unrest does not lock it, and its use is optional, except for the extra worker of the square. (Our ruling.)
ZG-P7 = The power of the circle does nothing without unrest on the own board, and it works after moving officials although no card does. (Our ruling.)
ZG-P8 = The extra worker of the square comes with the hired ones and raises no unrest; an official in that workers' area is needed as for any hire, and the movement point may be spent before, between or after the abilities of cards. (Our ruling.)
ZG-P9 = The bonus square that a governor leaves by the power of the star is free again, and the moved governor takes none. (Our ruling.)

## Unification rewards

ZG-W = Unification rewards (the third phase of a round)
ZG-W1 = The rewards are settled aspect by aspect, writing, currency, law, and each is the one in the row of the aspect and the column of the round.
ZG-W2 = For a reward at least 1 marker of the aspect is needed, and the player with the highest value, with markers counting 1 or 3, is the first to accept or pass.
ZG-W3 = Whoever accepts returns all own markers of the aspect, those of value 1 to the supply and those of value 3 beside the court, takes the whole reward and moves the own disc to the space of that reward.
ZG-W4 = A reward that cannot be taken in full cannot be accepted.
ZG-W5 = Whoever passes keeps the markers, and the disc stays; then the next highest decides, until one accepts or all have passed, so at most one player gets a reward.
ZG-W6 = Tie order: first the players whose discs are on the reward track, from top to bottom, then those whose discs are in the column of the round, from top to bottom (writing, currency, law), with the discs as they lie at that moment, moves for earlier aspects of the round included.
ZG-W7 = A player who gets several rewards in a round moves the disc to the last one.
ZG-W8 = For the new first player all discs go back to the reward track in tie order: those still there keep their order on top, those of the column follow, and the top one starts the next round.
ZG-W9 = The rewards are: 1 official of any color, 2 red or 2 gray officials, from the own supply to the governors' area of the shown region; 2 workers to the workers' area of the shown region, with officials there or without, and without unrest; a governor without officials, in rounds 3 and 4 in one of the two shown regions, in round 5 in any; a wall without workers; and a palace without workers and without a marker of value 3; all other rules of these actions hold. (Our reconstruction: which reward is where.)
ZG-W10 = A reward can be taken in full if its officials are in the own supply, or if its governor, wall or palace is in the own supply and has a legal place; workers can always be taken. (Our ruling.)
ZG-W11 = Each player with markers of the aspect is asked once for it, and one who cannot accept passes without being asked; if nobody has markers of it, the reward is not given.
ZG-W12 = A governor as a reward takes a free square with its bonus at once, and unrest of that region becomes 0, as with the action; declining the bonus of the square is no hindrance. (Our ruling.)
ZG-W13 = A wall as a reward may take any free space, also one of 3 lines, with at most 1 own wall in a section; a palace as a reward may stand in any region with a free space and without a palace ban, and gives victory points for cards as with the action. (Our ruling.)
ZG-W14 = After round 5 too the discs go back in tie order, and that order settles all ties of the final scoring. (Our ruling.)
ZG-W15 = Example: in round 1 red has the highest value in an aspect, accepts, and moves the disc to the space of that reward.
ZG-W16 = Example: after round 1 blue and below it yellow are still on the reward track, red and below it purple in the column, so the tie order is blue, yellow, red, purple, and blue is the new first player.

## Missions

ZG-M = Missions
ZG-M1 = A mission shows 2 to 4 places, and at each of them at least one own piece of its kind must stand; a wall area shown twice means both its sections, one shown once means either.
ZG-M2 = At the end of the own turn, or after accepting a reward, the player may claim any fulfilled missions, each with a disc on its first free space from the left.
ZG-M3 = A player has at most one disc on a mission, a disc never moves, and a forgotten mission may be claimed later.
ZG-M4 = Claiming never harms, so it is done by itself at both these moments, for all missions fulfilled then, after all abilities or after the reward is carried out, and nothing is ever forgotten. (Our ruling.)
ZG-M5 = More pieces than shown do no harm, and a piece may serve several missions.
ZG-M6 = A mission must be fulfilled at the moment of the claim: what is lost later does not matter, what was lost before does.
ZG-M7 = A mission has 4 spaces, so a claim never finds it full, and with fewer players the right-hand ones stay empty. (Our reconstruction.)
ZG-M8 = Example: a wall mission turquoise, turquoise, gold needs 2 walls in the turquoise area, 1 in each section, and 1 wall in the gold area.
ZG-M9 = Example: a palace mission 1, 2, 5 needs a palace in each of these regions.

## End of the game

ZG-Y = End of the game, after round 5
ZG-Y1 = Governors, region by region: the player with most of them gains 9 victory points and 3 more for each own governor there, and players tied for most divide that sum by their number, rounded down; nobody else scores, and without governors nothing is given.
ZG-Y2 = Markers still owned, by value and with at least 1: most of them bring 5 victory points in writing, 6 in currency and 7 in law; in a tie all go to the player who is first in tie order, and no disc moves.
ZG-Y3 = Missions, section by section: the victory points under the own discs are added up and multiplied by the number of own discs in that section.
ZG-Y4 = Walls: each own wall scores the token of its section by its space of 1, 2 or 3 lines, each wall for itself, and the same region, card or official may count for several walls.
ZG-Y5 = The criteria of the wall tokens, with victory points by 1/2/3 lines: each region with as many officials as unrest or more 1/2/3; with a gray official 2/3/4; with a red one 2/3/4; with a white one 2/3/4; with an orange card 1/2/3; with a brown card 1/2/3; with a cream card 1/2/3; with 3 cards 2/3/4; with 2 cards of one color 1/2/3; with an empty unrest track 1/2/3; each set of three cards of different colors 2/3/4; and once 5/10/15 less all own unrest, which may be negative.
ZG-Y6 = The player with most victory points wins, and in a tie the one who is higher on the reward track.
ZG-Y7 = Officials of both areas count, “2 cards of one color” means 2 or 3, and a region counts once for a wall, however many such officials or cards it holds.
ZG-Y8 = A region without officials and without unrest fulfills the first criterion, 0 against 0. (Our ruling.)
ZG-Y9 = The number of sets of three colors is the smallest of the numbers of own cream, orange and brown cards on the board, in whatever regions they lie. (Follows from the other rules.)
ZG-Y10 = Example: in region 1 red has 2 governors and blue 1, so red gains 15 victory points (9 + 3 + 3) and blue none.
ZG-Y11 = Example: red, yellow and purple have 1 governor each in a region, so each gains 4 victory points, which is (9 + 3) / 3.
ZG-Y12 = Example: blue's discs lie in the upper section on the 5 of a governor mission and the 2 of a wall mission, in the lower section on the 3 of a governor mission, so blue gains (5 + 2) × 2 + 3 = 17 victory points.

## Variants

ZG-V = Variants (each alone or together)
ZG-V1 = Draft: in rounds 1 to 4 each player draws 3 cards of each deck, keeps 2 and discards 1 face up beside the deck, and the discards are shuffled and put face down under their deck; in round 5 each draws 2.
ZG-V2 = Turns by the reward track: in the play phase turns go by the reward track, from top to bottom, instead of clockwise.
ZG-V3 = Unrest by worker: hiring raises unrest by 1 for each worker hired.
ZG-V4 = Variants are settled before setup, and so before an auction.
ZG-V5 = In the draft all choose at once and in secret, and the discards are shown together and go under the decks before the first card is played. (Our ruling.)
ZG-V6 = Turns by the reward track hold from round 1 on and for the whole round, but the auction stays clockwise. (Our ruling.)
ZG-V7 = With unrest by worker a hire whose whole rise does not fit the track is not possible there, as the number of workers is not free; the extra worker of the square counts as hired and raises unrest by 1 more, so it may be declined, and must be if the rise does not fit; workers by bonus or reward still raise nothing. (Our ruling.)
