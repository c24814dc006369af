### The rules of The Great Wall: one id, one sentence. Ids never change; their order is the order of reading.
### First come the rules of the standard game for three and four, then what the other modes change (GW-R, GW-Q, GW-C).
###
### Terms: honor = victory points; pool = a player's own unused pieces; stock = a player's own resources, behind
### the screen; bank = the common supply; section = one of the wall's three columns (left, middle, right); row 1
### = the horde places next to the wall; vital spot = a square on a horde card that a soldier or a wound covers;
### rest area = the safe camp behind a section; firing spot = an archer's place on the wall; trophy = a horde card
### that a player has won; lethality = the number below the time token; tea order = top of the tea stack first;
### box = one framed effect of a command card; turn = the resolving of one command card; moment = one happening
### that abilities and tactic cards answer to; window = the time for tactic cards at a moment, numbered in GW-D5;
### invasion indicator = the back of the card now on top of the horde deck; Reed clerk, Reed spearman = those of the
### Reed Clan; overlord = who acts for the clan; sacrifice = take out of the game for a decree.
###
### The options of the game: edition (title of GW-X), walls_to_end (GW-X1), cleanup_order (GW-X2), volley_attack
### (GW-X10), overlord (GW-X4), qin_honor and qin_advisors (GW-Q24), qin_order (GW-X5), coop_trophies (GW-X6),
### coop2_decrees (GW-X7); the mode stands in GW-A1.
###
### The marks at the end: "(Our ruling.)" where no source settles it, with the part in question where it is
### not the whole.

## Players, pieces, secrecy

GW-A = Players, pieces, secrecy
GW-A1 = The standard game is for 3 or 4 players; there are also a game for 2 with the Reed Clan, a solo game against Qin Jiushao and the Reed Clan, and a cooperative game for 2 to 4.
GW-A2 = Each player owns 8 clerks, 10 spearmen, 4 archers, 2 horsemen, an honor marker, a tea marker and 6 command cards: Despotism, Work Harder, Economy, Attack Order, Betrayal and Raise Banner.
GW-A3 = A soldier is a spearman, an archer or a horseman, never a clerk.
GW-A4 = The resources are wood, stone, gold and chi; the bank never runs out of resources or wounds, and honor has no upper limit.
GW-A5 = The shame tokens in the bank are limited: 10 for each human player, in every mode.
GW-A6 = There are 9 barricades, and 3 wall pieces of each of the levels 1, 2 and 3.
GW-A7 = Secret and known to the owner only are the stock behind the screen, the tactic and command cards in hand, a command card chosen but not yet revealed, and the general and advisor cards dealt but not yet chosen; known to nobody is the order of the decks; everything else is open, also all discards, the trophies and the advisors under a general.
GW-A8 = Where an effect names a piece without saying whose, it means a piece of the player whom the effect concerns.
GW-A9 = Paying means returning resources to the bank, and the whole price must be there at the moment of payment.
GW-A10 = Effects that happen at the same moment are simultaneous, so what one of them yields cannot pay for another.
GW-A11 = Honor is never below 0: any loss of it, for shame at the end or at another time, takes what there is, while honor asked as a price must be there whole. (Our ruling: losses before the end, and the price.)
GW-A12 = Every gain, payment, draw and discard is seen by all, with the kind and number of resources and the number of cards, but the face of a drawn tactic card only by its drawer; so the number of cards in a hand is open, and a stock is not shown to others but known to whoever counts. (Our ruling.)
GW-A13 = The general that is not chosen leaves the game unseen; open are the invasion indicator, the number of cards in every deck and which cards a rule removed at setup. (Our ruling.)
GW-A14 = Whether a player is asked depends on open things, on the stocks and on the number of the player's cards, never on which cards they are: a player with a tactic card in hand is asked in a window whenever some tactic card of the game could be played there, and a player without one is not asked. (Our ruling.)
GW-A15 = Players may talk freely, and what they say binds nobody; resources, cards and pieces pass between players only by an effect that says so. (Our ruling.)
GW-A16 = An effect that cannot be done whole is done as far as it goes, with as many pieces, cards or tokens as there are, but a price is paid whole or not at all. (Our ruling.)
GW-A17 = Where a card and one of these rules disagree, the card wins. (Our ruling.)

## Setup

GW-B = Setup for 3 or 4 players
GW-B1 = The side of the board and the first space of the time token go by the number of players: 3 players use the side for 1 to 3, with 6 spaces of one year each, and 4 players the side for 4, with 5 spaces.
GW-B2 = The 5 artifacts are shuffled; 3 are revealed, and 2 go back to the box.
GW-B3 = The horde deck is shuffled, and 1 horde is put face up in the first row of each section, from left to right.
GW-B4 = With 4 players only, one more horde is placed in the section that the invasion indicator shows.
GW-B5 = A barricade stands on each of the 9 barricade spaces.
GW-B6 = The tactic deck is shuffled.
GW-B7 = Generals and advisors are shuffled, and each player is dealt 2 of each and sees all four before choosing; each keeps 1 general, and the other leaves the game; all choose at once in secret and reveal together.
GW-B8 = Then, with the generals known, each player makes one advisor active and the other supporting, and the choice is open once all have chosen. (Our ruling: that this choice too is made at once and in secret.)
GW-B9 = In tea order each player takes the starting resources that the general shows and draws as many tactic cards as it says. (Our ruling: the order.)
GW-B10 = The remaining advisors are the advisor deck, and its top 4 cards are revealed on the advisor track, from left to right.
GW-B11 = Of each player's clerks 3 go to the clerk chamber of the embassy, and 5 remain in the pool.
GW-B12 = The honor markers start at 0.
GW-B13 = The tea markers are stacked by the tea values of the generals, the highest on top; of equal values, which only packs of own cards can bring, that of the lower seat number lies on top. (Our ruling: equal values.)
GW-B14 = The first year starts with autumn: spring and summer are skipped, and the time token stays on its first space.
GW-B15 = At the start all 16 soldiers of a player are in the pool and all 6 command cards in hand; no wall level is built, and the warehouse, the rest areas and the firing spots are empty.
GW-B16 = Nothing that happens at setup is a moment: no ability and no tactic card answers to it. (Our ruling.)
GW-B17 = Only the cards of the standard set are used: 24 hordes, 13 generals, 44 advisors, 20 tactic cards and 5 artifacts; cards of the Reed Clan, of Qin Jiushao and of the cooperative game come in by the rules of their modes alone; where an own pack prints other numbers on cards or boards, those hold in place of the numbers in these rules.

## Tea order

GW-T = Tea order
GW-T1 = Whenever several players act on the same effect, they do so in tea order, from the top of the tea stack down, and each finishes before the next begins.
GW-T2 = Every tie is won by the tied player who is higher on the tea stack.
GW-T3 = Tea order is read when a step, a box, a location or a window begins, and a change made within it counts from the next one on. (Our ruling.)
GW-T4 = Secret and simultaneous are only the choice of the general and of the active advisor at setup and that of the command card in autumn; every other choice is made openly, one player after the other. (Our ruling.)
GW-T5 = If several effects of one player fall on one moment, that player chooses their order. (Our ruling.)

## Generals and advisors

GW-G = Generals and advisors
GW-G1 = The parts of a general's ability that bear the supporter icon are multiplied by the number of supporting advisors under the card, so that without any they give nothing; the other parts always work.
GW-G2 = A gained advisor is made active or supporting at once and for good.
GW-G3 = The printed ability of an active advisor works from then on, for moments that open afterwards; a supporting advisor counts only as an icon. (Our ruling: from which moment on.)
GW-G4 = There is no limit to the number of advisors.
GW-G5 = An ability that answers when you do something to a kind of piece needs at least one such piece and acts once a moment, however many there are, while “for each” counts them; effects of cards are optional unless the card says that they must happen.
GW-G6 = What is collected at a location, the rewards of vital spots, income and the honor of a defeated horde are taken without asking; only choices can be declined. (Our ruling.)

## Shame

GW-E = Shame
GW-E1 = Shame tokens come from a breach of the wall, from being alone at an activated location with the shame icon, and in the cooperative game from the decrees on the board.
GW-E2 = A received token is placed at once, where its owner likes: under a soldier of any kind in the pool that has none, or on an empty shame space of an own trophy, which has 2; while such a place is free it must be used, and several tokens are placed one by one.
GW-E3 = A soldier on a shame token stays in the pool and cannot be used in any way, neither recruited nor made overseer.
GW-E4 = A trophy with 1 or 2 shame tokens gives no honor at the end, but tokens on trophies cost no honor.
GW-E5 = If the bank has no shame token left, the player loses 5 honor instead of taking one; if the player has no place for a token, it leaves the game and the player loses 5 honor.
GW-E6 = At the end of the game each shame token under a soldier costs its owner 5 honor, but honor never falls below 0.
GW-E7 = In summer a player may pay 2 chi, any number of times, to return an own shame token to the bank, from under a soldier or from a trophy.
GW-E8 = A shame token that is removed or discarded goes back to the bank; only a raid and the want of a place take tokens out of the game.
GW-E9 = If shame is due to several players at one moment, a breach goes horde by horde from row 1 on, and for each horde, as everywhere else, it goes in tea order, each token taken and placed before the next; the last tokens of the bank go in that order too. (Our ruling.)
GW-E10 = A soldier freed of its shame token can be used at once, and a trophy freed of its last one gives honor again. (Our ruling.)
GW-E11 = Shame counts as taken, for abilities that answer to it, when a token leaves the bank, even if it then finds no place; honor lost because the bank is empty is no token taken. (Our ruling.)

## Clerks

GW-K = Clerks
GW-K1 = To move a clerk means to take one from the pool, or one that is already at a location, and to put it at any location that takes clerks, except the one it stands at; every such move is optional, and clerks in the chamber do not move.
GW-K2 = A clerk may not leave a regular location whose spaces are all taken, for it is locked, whoever filled it; this is checked at every single move.
GW-K3 = A regular location takes one clerk on each of its spaces, whosever they are, and a full one takes no more.
GW-K4 = A special location takes any number of clerks.
GW-K5 = The warehouse takes no clerks.
GW-K6 = To move up to 2 clerks to 2 different locations means two different destinations, which may already hold clerks, also own ones, while the clerks may come from anywhere.
GW-K7 = The moves of one effect are made one after the other, each must be legal when it is made, and the player may stop after any of them; one effect moves the same clerk at most once. (Our ruling.)

## Locations and activation

GW-L = Locations and activation
GW-L1 = The regular locations are the lumber mill, the quarry, the gold mine, the temple, the barracks and the tea house; a regular location activates in the activation step when all its spaces, whose number depends on the side of the board, are taken.
GW-L2 = The special locations are the builders' camp, the embassy, the military academy and the logistics center; a special location activates when at least 1 clerk is there.
GW-L3 = The active player chooses the order in which the activated locations resolve, with clerks there or without, and names the next one each time after the one before has resolved. (Our ruling: that the next is named only then.)
GW-L4 = At an activated location each player with clerks there resolves all own clerks at once, in tea order; but production goes step by step, and the embassy one clerk after the other.
GW-L5 = Using the effect of a location is optional, wholly or for single clerks; when all players have resolved the location, every clerk there returns to its owner's pool, used or not.
GW-L6 = Clerks at locations that did not activate stay there, also from year to year.
GW-L7 = For an advanced activation a regular location need not be full; all else is as in a normal activation: every player with clerks there resolves them, and the clerks go home.
GW-L8 = In an advanced activation nobody takes shame for being alone.
GW-L9 = When a location with the shame icon activates normally and only one player has clerks there, however many, that player takes 1 shame token just before the location resolves.
GW-L10 = Which locations activate is checked once, after all effects of the command card and of the moment after it; one that fills later in the step waits for the next turn, and one that has lost its clerks meanwhile is skipped. (Our ruling: locations that fill or empty within the step.)
GW-L11 = An advanced activation takes place at once, within the effect that allows it, and needs at least 1 clerk there, own or not; the location may activate again in the same turn if it qualifies again. (Our ruling.)
GW-L12 = The shame icon is on the four production locations and on the barracks.
GW-L13 = Abilities that answer to an activated location do so after its clerks have gone home. (Our ruling.)

## Production

GW-P = Production: lumber mill (wood), quarry (stone), gold mine (gold), temple (chi)
GW-P1 = Production has three steps, collect, upgrade and donate, and all players finish each of them, in tea order, before the next begins; then the clerks go home.
GW-P2 = Collect: a player takes 1 of the location's resource for each own clerk there, and with at least 1 clerk there an own overseer adds as many as its level.
GW-P3 = Upgrade without an overseer there, optional, once, and only with a clerk there: pay the first cost and put any soldier of the pool that has no shame token on the first overseer space; without such a soldier there is no upgrade.
GW-P4 = Upgrade with an overseer there: pay the next cost and move it one space on, to level 3 at most.
GW-P5 = Placing the first overseer is an upgrade too.
GW-P6 = A player has at most one overseer at each production location, and an overseer space is shared by any number of players.
GW-P7 = An overseer never leaves, and its level is the number of extra resources it gives; no effect counts it as a soldier any more, so it neither attacks nor dies nor takes shame. (Our ruling: that it no longer counts as a soldier.)
GW-P9 = A player gains at most one overseer level in one activation, effects of cards aside.
GW-P8 = Donate, optional, once, and only after collecting at least 1 there: put exactly 1 of the resource just collected into the warehouse and gain 2 honor; the temple has no such step, for chi is never donated.
GW-P10 = An upgrade by a card needs no clerk there, but the same kind of soldier, level limit and price, changed as the card says; it may be the overseer that was upgraded a moment ago.
GW-P11 = Example: the lumber mill is full with 2 green clerks (overseer of level 2), 2 blue ones (overseer of level 3) and 1 red one (no overseer), so the players collect 4, 5 and 1 wood; green pays 4 chi for level 3, blue cannot upgrade, and red pays 2 chi and places an archer; green donates 1 wood for 2 honor.

## Tea house

GW-H = Tea house
GW-H1 = Each player with a clerk there may move the own tea marker up one place, in the tea order as it was before the activation, each marker once; in the stack yellow, red, blue with clerks of red and blue, for example, first red passes yellow and then blue passes yellow, which gives red, blue, yellow.
GW-H2 = If one player has taken all the spaces, that player's marker goes straight to the top instead; a free space, as an advanced activation allows it, rules this out.
GW-H3 = The player on top gets nothing, but the clerks return all the same.
GW-H4 = A card that moves a tea marker up several places lets it pass as many markers at once; the marker on top does not move. (Our ruling.)

## Barracks

GW-M = Barracks
GW-M1 = For each clerk there a player may recruit 1 soldier of any kind from the pool: a spearman costs 2 stone and 1 wood, an archer 2 chi and 1 wood, a horseman 3 gold and 1 wood.
GW-M2 = All recruits of one activation are paid for together and count as one recruiting, so a bonus for recruiting is given once.
GW-M3 = Each recruit either attacks at once, in any section, or goes to any rest area; kinds and places may differ.
GW-M4 = The player names the recruits, from none to one for each clerk and only such as pool and stock allow, and pays for all of them in one go; after that none is taken back, and none may be left unpaid or unplaced; what their attacks yield cannot pay for them. (Our ruling.)
GW-M5 = The recruits are placed one by one in the order their owner likes, and all that attack are one attack. (Our ruling.)

## Builders' camp

GW-U = Builders' camp (one of these for each clerk)
GW-U1 = Barricade: pay 2 of wood, stone and gold in any mix, place a barricade at a section that has fewer than 3, and gain 2 honor.
GW-U2 = Wall level: pay 5, 10 or 15 of wood, stone and gold in any mix for level 1, 2 or 3, and gain honor equal to the cost of the level.
GW-U3 = The levels of a section are built in order, and level 3 is the last.
GW-U4 = The warehouse pays first: its resources must be used before the builder's own, and if it holds more than needed the builder chooses the kinds; neither what the warehouse paid nor a discount reduces the honor. (Our ruling: the choice of the kinds.)
GW-U5 = Archers who stand on the old level are set on any firing spots of the new one, with no further effect.
GW-U6 = With several clerks a player declares all actions together and pays for them as one sum; the same action may be repeated, on one section or on several, and two levels of one section are built in order.
GW-U7 = Each wall level built is a moment of its own, while all barricades of one activation are one moment. (Our ruling.)
GW-U8 = Example: with 3 stone in the warehouse a player who builds level 1 pays these 3 stone and any 2 wood, stone or gold of the own stock, and gains 5 honor.

## Embassy

GW-N = Embassy (one of these for each clerk, one after the other)
GW-N1 = Hire a clerk: pay 2 gold and take one own clerk from the chamber into the pool, which is not possible if none is left there.
GW-N2 = Hire an advisor: pay as much gold as the number of own advisors, active and supporting, with the new one counted; take any of the 4 on the track, and make it active or supporting at once.
GW-N3 = At once after each advisor taken the track slides to the left and is refilled on the right from the deck; if the deck is empty, the discards are shuffled. (Our ruling: the empty deck.)
GW-N4 = If the advisor deck and its discards are both empty, the space stays empty and the track offers what is there; nobody can hire from an empty track. (Our ruling.)
GW-N5 = The action of each clerk is chosen after that of the one before is done, and all clerks of one player are resolved before those of the next.

## Logistics center

GW-O = Logistics center
GW-O1 = For each clerk, one after the other, a player may choose one section and move any number of own soldiers from its rest area and its firing spots to one other section.
GW-O2 = Archers from firing spots go to free firing spots or to the rest area, in any mix, and archers from a rest area only to the rest area; other soldiers move only from rest area to rest area.
GW-O3 = This is neither recruiting nor attacking: no wounds are put, and soldiers on hordes do not move; a second clerk may move the same soldier again.
GW-O4 = Only archers stand on firing spots, one on each, while a rest area holds any number of soldiers.

## Military academy

GW-I = Military academy
GW-I1 = A player draws 1 tactic card for each clerk there; if the deck is empty, the discards are shuffled, and if there are none either, no card is drawn. (Our ruling: no card if there are no discards either.)
GW-I2 = All cards of one draw are taken before the hand limit is applied. (Our ruling.)

## Tactic cards

GW-D = Tactic cards
GW-D1 = The hand limit is 5 tactic cards, unless cards change it: whoever has more discards down to it at once, by own choice.
GW-D2 = A tactic card is played from the hand at the moment that it names, in anyone's turn or in none.
GW-D3 = The basic effect of a tactic card is free; or its player pays the cost in chi for the empowered effect instead.
GW-D4 = In one window of a moment a player plays at most one tactic card; each defeated horde is a moment of its own and the deaths on it another, while all deaths of one breached section, those of archers too, are one moment.
GW-D5 = There are seven windows for tactic cards: (1) any horde is defeated, before the steps of the defeat; (2) you defeat a horde, with the most spots covered, at the same time; (3) you attacked with at least one soldier; (4) you put the last wound or soldier on a horde, before window 1; (5) any of your soldiers would be killed or is killed; (6) all boxes of your command card are done, before the activation; (7) you recruited at least one soldier into a section that meets the condition of the card, where it attacked or rests.
GW-D6 = In a window each player is asked once, in tea order, to declare a card with its basic or empowered effect and to pay, or to pass; then the declared cards resolve in tea order, and then, in tea order too, the abilities that answer to the moment. (Our ruling.)
GW-D7 = Window 4, for the last wound, gives one card for one attack, or for one effect that puts wounds, however many hordes it completes; abilities answer for each of these hordes.
GW-D8 = Windows that fall together open in this order: 3 (attack), 4 (last wound), 7 (recruiting); and 1 before 2 for a defeat; window 5 opens for soldiers who would die and again for those killed, with one card in both together. (Our ruling.)
GW-D9 = A tactic card may be played for little or nothing if its moment and its conditions are met, and it goes to the open discards when its effect is done. (Our ruling.)

## Attacks

GW-F = Attacks
GW-F1 = A spearman attacks by standing on any free vital spot of the first horde of the section, the one in row 1, and its owner gains the reward printed on the spot.
GW-F2 = A horseman attacks by standing on two free vital spots of one horde in any row of the section, side by side across or down, never diagonally, and its owner gains both rewards.
GW-F3 = An archer attacks by taking a free firing spot of the section and putting 1 wound on any free vital spot of any horde of the section; wounds give no reward.
GW-F4 = An archer who is already on a firing spot attacks by putting 1 wound on any horde of its section.
GW-F5 = A new recruit may attack in any section, but soldiers in a rest area attack only in their own, where archers first take a free firing spot.
GW-F6 = Soldiers on horde cards neither attack again nor move until the horde is defeated or they are killed or saved.
GW-F7 = An attack cannot be made if a spearman finds no free spot on the first horde, a horseman no two adjacent free spots, or an archer no free firing spot or nothing to wound; an archer takes a firing spot by attacking only if it can put its wound. (Our ruling: the archer who cannot put its wound.)
GW-F8 = A horde whose spots are all covered is not defeated by that, but only in the cleanup step; until then it keeps its place, its power and its ability: no spearman gets past it, while horsemen and archers may choose hordes behind it.
GW-F9 = A soldier taken off a horde that stays leaves a wound on each spot that it covered, a horseman two.
GW-F10 = An order to attack with all soldiers of a section or kind may be declined as a whole, but once begun, every soldier concerned attacks if it can, from the rest areas and, archers, also from firing spots; the owner chooses their order, and one that cannot attack when its turn comes stays where it is. (Our ruling: the order, and those who cannot attack.)
GW-F11 = The highest wall, of which cards speak, is every section at the greatest level built; if nothing is built, there is none.
GW-F12 = Soldiers who attack by one effect are one attack: they are placed one by one, each reward is taken as its spot is covered, and then come the windows 3 (attack) and 4 (last wound), for recruits also 7 (recruiting); only the card Attack Order makes two attacks. (Our ruling: all but the two attacks.)
GW-F13 = One effect attacks with the same soldier at most once, and never with a soldier recruited by the same moment.
GW-F14 = A spot covered by a soldier counts as wounded: it can be the last wound, dealt by the soldier's owner.
GW-F15 = Wounds put by a card go one by one on free spots of the hordes that it names, and without a free spot they are lost; they give no reward and are no attack. (Our ruling.)

## Defeated hordes

GW-V = Defeated hordes (the cleanup step: in autumn after each turn, in winter after the volley)
GW-V1 = A horde is defeated when all its vital spots are covered by soldiers or wounds.
GW-V2 = Hordes are checked one at a time, first row 1 from left to right, or by an option from right to left, and then the rows behind; after each defeat the check starts anew, until no fully covered horde is left. (Our ruling: that it starts anew.)
GW-V3 = First, each player with at least 1 soldier on the defeated horde gains 2 honor.
GW-V4 = Then each player gains 2 honor for each own archer on a firing spot of that section.
GW-V5 = The trophy goes to the player whose soldiers cover the most spots, counted before any deaths, where a horseman covers 2 and wounds none; tea order breaks ties, and if nobody has a soldier there the card is discarded.
GW-V6 = Deaths: each player loses as many soldiers on that card as the lethality of the time track says, or all of them if there are fewer, by own choice; the survivors go to the rest area of the section.
GW-V7 = Saving: a player may pay 2 chi for each own soldier that would die, which then goes to the rest area of the section and does not count as killed; killed soldiers return to the pool.
GW-V8 = The wounds on a defeated horde return to the bank, and the soldiers taken off it leave none; the hordes behind move up toward the wall with all that lies on them.
GW-V9 = A trophy lies face down before its owner, and its honor counts at the end.
GW-V10 = A defeat goes in this order: the windows 1 and 2 for a defeated horde, and abilities, with the winner of the trophy known; the honor for soldiers on it; the honor for archers; deaths and saving; the survivors go to the rest area and the wounds to the bank; the trophy is taken or the card discarded; the hordes behind move up. (Our ruling: that the winner is known first.)
GW-V11 = Deaths, at a defeat and in a breach, go in this order: in tea order each player names the soldiers who would die; window 5, for deaths, and abilities that save; in tea order each player pays to save any of the rest; all others are killed together; window 5 and abilities for the killed. (Our ruling.)
GW-V12 = What is gained when a horde is defeated may pay for saving soldiers on it, because the deaths are a later moment; lethality, which cards may change, is never below 0. (Our ruling.)

## Spring

GW-S = The year: spring
GW-S1 = The time token moves one space on.
GW-S2 = As many hordes are placed as the number above the time token says, one at a time.
GW-S3 = Hordes first fill the sections that have none, from left to right.
GW-S4 = Otherwise the section is given by the invasion indicator on the back of the card that is now on top of the deck, not on that of the card being placed; the card goes to the free row nearest the wall.
GW-S5 = Raid: if the section already has 3 hordes, the card is discarded, and as many shame tokens as there are players, or what is left, go from the bank out of the game.
GW-S6 = If the horde deck is empty, the discarded hordes are shuffled as soon as a card must be drawn or an indicator read; if there is none to draw, no further horde is placed, and if there is none to read, the indicator last seen stays in force. (Our ruling.)
GW-S7 = On the advisor track the 2 leftmost advisors are discarded, the others slide to the left and 2 new ones are revealed; if fewer lie there, those that do are discarded.
GW-S8 = Spring goes in this order: the time token, the hordes, the advisors, and then the abilities that act in spring, in tea order.

## Summer

GW-Z = The year: summer
GW-Z1 = Income: each overseer yields as much of its location's resource as its level; then come the abilities that act at the income, in tea order.
GW-Z2 = Then shame tokens may be paid off, in tea order, for 2 chi each.
GW-Z3 = All command cards on the track go to the discard.
GW-Z4 = In tea order each player must either take back all own discarded command cards or gain 2 honor for each of them, Betrayal included, in which case they stay there. (Our ruling: that Betrayal counts.)
GW-Z5 = Betrayal stays in the discard for good once it has been played; nothing takes it back.
GW-Z6 = A player must never be without a command card, so with an empty hand the cards are taken back. (Our ruling: that the honor is then refused.)
GW-Z7 = A hand of Betrayal alone is not empty: the honor may be chosen, and Betrayal is then the card of the next autumn. (Our ruling.)

## Autumn

GW-J = The year: autumn
GW-J1 = All players choose 1 command card from the hand in secret and reveal them together; a choice may be changed until all have chosen. (Our ruling: that a choice may be changed.)
GW-J2 = In tea order each player puts the card on a free space of the command track.
GW-J3 = The cards resolve from space 1 of the track on, and the owner of the card is the active player.
GW-J4 = A turn goes in this order: the boxes of the card from top to bottom, each finished before the next and every action optional, with the boxes for other players done by all the others in tea order; then the activation of locations; then the cleanup of defeated hordes.
GW-J5 = The cards stay on the track until summer, and cards that count other cards on the track count all of them, anyone's, resolved or not.
GW-J6 = The command track has as many spaces as there are players, 3 or 4; the space for a fifth is never used. (Our ruling.)
GW-J7 = A turn in full is: the boxes; window 6, after the boxes, and the abilities that act after the command; the check which locations activate, and their activation; the abilities that act after the activation; the cleanup.
GW-J8 = Betrayal carries out either only the owner's boxes of another card on the track, resolved or not, counting names as that card does, or moves up to 2 clerks to 1 or 2 locations; it does not copy another Betrayal, and on the track it counts under its own name only. (Our ruling: no copy of another Betrayal.)

## Winter

GW-W = The year: winter
GW-W1 = Volley: from the left section on, in tea order, each archer on a firing spot must put 1 wound on a horde of its section if it can; archers in rest areas do not shoot.
GW-W2 = Then defeated hordes are cleaned up as in autumn.
GW-W3 = Assault: section by section from the left, each settled before the next, the defense, which is the wall value of the built level and 2 for each barricade, is set against the power, which is the sum of the hordes' powers; abilities of hordes change both.
GW-W4 = If the defense is equal to the power or higher, the wall holds; otherwise every horde of the section breaches it.
GW-W5 = After all sections all barricades are discarded; they can be built again.
GW-W6 = End check, the only place where the game can end, and any of these ends it: (a) all 3 sections are at level 3, or 2 of them with 3 players, which an option changes; (b) the bank has no shame tokens; (c) the time token is on its last space.
GW-W7 = Otherwise a new year begins with spring.
GW-W13 = The defense is reckoned in this order: the values of wall and barricades, where what sets them comes before what adds to them and none is below 0; their sum; additions to the total; then each halving, rounded down; and no horde's power is below 0.
GW-W14 = The volley is no attack: it opens no window 3, for attacks, and no ability that answers to attacks acts, unless an option makes it one; its wounds can be last wounds, with window 4 once for each player and section. (Our ruling: window 4 once for each player and section.)
GW-W15 = The abilities that act in winter come before the volley, in tea order.
GW-W16 = The end check looks only at the position at that time: a bank that ran empty and was refilled ends nothing, and several conditions at once are one end; a year once begun is played to its end check, whatever was met earlier. (Our ruling.)
GW-W8 = Breach: for each horde of the section every player without a soldier on it takes 1 shame token, before any deaths.
GW-W9 = In a breach soldiers die by lethality on each horde separately, but all at one moment together with the archers on the wall, and they can be saved; soldiers neither killed nor saved stay on the card.
GW-W10 = Every soldier taken off a horde in a breach leaves wounds on the spots that it covered.
GW-W11 = In a breach all archers on the firing spots of the section are killed, whatever the lethality, but they can be saved to the rest area.
GW-W12 = Soldiers in the rest area are safe from a breach.
GW-W17 = A breach removes no horde and no wall level, and nobody gains honor or trophies by it.

## End of the game

GW-Y = End of the game (scored in this order)
GW-Y1 = Each shame token under a soldier costs its owner 5 honor, but honor does not fall below 0.
GW-Y2 = Then each trophy without shame gives its honor.
GW-Y3 = Then the 3 artifacts give their honor, by the final position; before that artifacts do nothing.
GW-Y4 = The player with the most honor wins, and tea order breaks ties.
GW-Y5 = All places are ranked the same way; stocks, hands and other pieces count nothing beyond what artifacts say. (Our ruling.)

## Two players

GW-R = Two players: the Reed Clan
GW-R1 = The game for 2 is set up as for 3 players, but the left section is closed for the whole game and counts as not there: it has no hordes, no soldiers, no attacks and no building, and 3 barricades lie on its horde places for good; so the walls end the game when both open sections are at level 3.
GW-R2 = Hordes whose back points to the left section leave the game; 1 horde is put in the first row of each of the two open sections, and 6 barricades stand on their barricade spaces.
GW-R3 = The Reed Clan has 3 clerks, 10 spearmen, a tea marker, which starts at the bottom of the stack, and 1 command card, which it plays every autumn and takes back in summer; its clerks start at the lumber mill, the quarry and the gold mine.
GW-R4 = The clan never has more than 1 clerk at a location; its clerks stay there when the location activates, and it neither hires nor loses any.
GW-R5 = The clan gains no honor, shame, trophies or resources and saves no soldiers; its soldiers who would go to a rest area go to its pool, and a trophy that it would win is discarded; it has no general's ability, no advisors and no tactic cards.
GW-R6 = A special location where only the clan has a clerk does not activate.
GW-R7 = When the clan's turn to place comes, its card goes to the first free space of the command track.
GW-R8 = The overlord acts for the clan: this is the active player, and in the clan's own turn, or by an option always, the player highest in tea order; in the clan's turn the overlord also chooses the order of the activations. (Our ruling: the order of the activations.)
GW-R9 = When an effect moves the clerks of other players, the clan's clerks move in its place in tea order; the overlord chooses the moves and may leave some out, but the limit of 1 Reed clerk at a location holds, and no clerk leaves a locked one.
GW-R10 = At the lumber mill, the quarry and the gold mine the clan collects nothing, but donates 1 of the location's resource to the warehouse at once, without gaining honor.
GW-R11 = At the temple a Reed clerk lets the active player remove 1 own shame token; nothing happens if there is none or if the clan itself is active.
GW-R12 = At the embassy the overlord discards 1 advisor of the track, which slides and is refilled.
GW-R13 = At the builders' camp the clan builds 1 barricade for free on a free barricade space of the overlord's choice; if none is free, nothing happens.
GW-R14 = At the barracks 1 spearman of the clan attacks on a free vital spot of the first horde of a section, of the overlord's choice, without a reward; if no such spot is free, or the clan's pool is empty, nothing happens.
GW-R15 = At the tea house the clan's marker moves as a player's does, and a Reed clerk there keeps players from going straight to the top; at the military academy and the logistics center the clan does nothing.
GW-R16 = Betrayal cannot copy the clan's card.
GW-R17 = At a location with the shame icon a Reed clerk counts as a clerk of another player, so that nobody is alone beside it.
GW-R18 = For the shame bank, raids, decrees and effects that count players only human players count; the clan counts as another player for tea order and ties, the command track, boxes for other players, the filling and locking of locations, the shame icon and the most spots covered on a horde.
GW-R19 = What a Reed clerk does at a location happens in the clan's place in tea order and is not optional, except at the temple. (Our ruling.)
GW-R20 = The deaths of the clan's soldiers need no choice: they die in the order of their spots, first the top row of the card from the left and then the bottom row. (Our ruling.)
GW-R21 = What the clan does is nobody's act: no ability and no window of a player answers to its recruiting, building, donating or last wounds; a defeated horde opens window 1 as ever, but window 2 for nobody if the clan covers the most spots. (Our ruling.)
GW-R22 = The clan's turn has activation and cleanup like any other, but abilities that speak of one's own turn and window 6, after the boxes, answer for nobody in it. (Our ruling.)

## Solo

GW-Q = Solo: Qin Jiushao
GW-Q1 = The solo game is set up as for 2 players with the Reed Clan, but with 10 shame tokens in the bank; Qin Jiushao has 8 clerks and all his soldiers in his pool, a tea marker, 0 honor and 6 solo command cards in a shuffled deck; the cards of the cooperative game are not used.
GW-Q2 = Of Qin's soldiers 2 horsemen and 2 spearmen start as overseers of level 1, one at each production location.
GW-Q3 = The player is dealt 2 generals and 2 advisors as usual, and 2 advisors drawn at random become Qin's supporting advisors.
GW-Q4 = Qin's location track has 5 spaces with one token each, placed at random: wood, stone, gold and chi for their production locations and a wound for the barracks; the leftmost space is the highest and the rightmost the lowest.
GW-Q5 = At the start the player's tea marker lies on top, Qin's next and the Reed Clan's last; the tea value of the general does not matter.
GW-Q6 = Qin takes no shame, uses no active advisors and no tactic cards and saves no soldiers; he keeps none in rest areas, for those who would go there return to his pool; he has no resources of his own, but may use the warehouse.
GW-Q7 = Qin gains honor as a player does, for defeated hordes, trophies and building, except where the rules below say otherwise.
GW-Q8 = Each autumn, once the player has chosen, Qin's card is the top card of his deck, and in his place in tea order it goes to the first free space of the command track; a used-up deck is shuffled again from his used cards. (Our ruling: the used-up deck.)
GW-Q9 = In the turns of others Qin moves 2 clerks, one to each of the 2 lowest locations of his track that can take one, passing over full ones; the clerks come from his pool or, if all are on the board, from the highest location that they may leave.
GW-Q10 = Qin's clerks go only to production locations and to the barracks.
GW-Q11 = A production location gives Qin, for each of his clerks there, as much honor as the level of his overseer there; he never donates.
GW-Q12 = At the barracks Qin recruits 1 spearman for free for each of his clerks, one after the other.
GW-Q13 = After an activation with Qin's clerks, in anyone's turn, the token of the location moves to the highest space of his track, and those that it passes shift one space to the right.
GW-Q14 = In his own turn Qin first activates the locations with his clerks, from the highest to the lowest of his track, or by an option from the lowest to the highest; the player chooses the order of the rest.
GW-Q15 = Where one location must be chosen for Qin, it is the highest of his track that holds a clerk of his, or by the same option the lowest; if there is none, nothing happens.
GW-Q16 = Qin's recruits attack in the section that the invasion indicator shows; a spearman who cannot attack there attacks in the other section, or is not recruited if that too is impossible; an archer who cannot attack there is not recruited.
GW-Q17 = Qin wounds the horde nearest the wall, its spots from top to bottom and from left to right, and gains 2 honor for each wound dealt, by a spearman or an archer, in the volley too, whatever the reward of the spot.
GW-Q18 = Qin builds a wall level in the section that the invasion indicator shows, or in the other one if that is at level 3; the warehouse pays what it can, first wood, then stone, then gold, the rest counts as paid, and he gains the honor. (Our ruling: the order of the resources.)
GW-Q19 = Qin is the overlord of the Reed Clan in his own turn, and in the clan's turn if he is above the player in tea order; each move then goes to the lowest location of his track that has room and no Reed clerk, and it takes first a clerk at a location that is not on his track, in the order tea house, builders' camp, embassy, military academy, logistics center, and then one at the highest location above the destination; without such a clerk there is no move; he gains nothing from the clan. (Our ruling: the order of the locations that are not on his track.)
GW-Q20 = In spring the player puts 1 of the 2 leftmost advisors under Qin's card as a supporting advisor and discards the other.
GW-Q21 = Betrayal may copy Qin's card and is then resolved as the player's own card of the same name.
GW-Q22 = Cards that count names on the command track count Qin's cards too.
GW-Q23 = If the bank has no shame tokens at the end check, the player loses, whatever else is met; otherwise final scoring follows, in which Qin gains 20 honor for each artifact, and the player wins with more honor than Qin, while with equal honor the player loses.
GW-Q24 = By an option Qin starts with 0, 50 or 100 honor; another option makes the game harder still, for in spring both of the leftmost advisors go to Qin.
GW-Q25 = A clerk of Qin's that is on the board moves only to a location lower on his track than the one that it leaves; otherwise, or without a destination, that move is not made. (Our ruling.)
GW-Q26 = If Qin's own card moves clerks to any locations, they fill the lowest one before the next; if it moves them to different ones, one clerk goes to each from the lowest up; if it names a location, as many go there as there is room for; they come from the same places as in the turns of others, and he makes every move he can. (Our ruling.)
GW-Q27 = Qin's clerks return to his pool after an activation, and his overseers yield nothing in summer.
GW-Q28 = For a box for other players that moves no clerks, as on Attack Order, Qin shoots with 1 archer on a firing spot in the section that the invasion indicator shows, or else in the other one; without such an archer he does nothing. (Our ruling.)
GW-Q29 = The order of spots for Qin is the top row of the card from the left and then the bottom row; if the nearest horde has no spot to wound, an archer takes the horde in the next row, and if there is none at all, no shot is made and no archer recruited. (Our ruling.)
GW-Q30 = The deaths of Qin's soldiers need no choice: they go by the same order of spots. (Our ruling.)
GW-Q31 = For all counting there is 1 human player, so that a raid takes 1 token; Qin counts as a player for tea order and ties, the command track, boxes for other players, locations and the shame icon, the honor and the trophy of a defeated horde, and where a card says “any player”; no other ability or window of the player answers to what he does. (Our ruling: cards that say “any player”.)
GW-Q32 = As overlord Qin discards the leftmost advisor, builds the barricade in the section that the invasion indicator shows, or else in the other one, and attacks with the Reed spearman as with his own, but without honor; in the clan's turn locations activate in the same order as in his own. (Our ruling.)
GW-Q33 = Upgrades by Qin's cards go from the highest location of his track down and pass over overseers of level 3. (Our ruling.)

## Cooperative game

GW-C = Cooperative game
GW-C1 = The goal is to fulfill 6 decrees with 2 players, 7 with 3 and 9 with 4.
GW-C2 = Only the hordes of the cooperative game are used, and at setup one more than there are players is placed as in spring; its generals and tactic cards are shuffled in with the others; there are no artifacts, but 3 decrees on their places and an event deck.
GW-C3 = With 2 players the rules of the Reed Clan hold too, but 3 hordes are placed at setup; four decrees, always the same, leave the deck and 2 decrees lie open instead of 3, which an option changes. (Our ruling: the number of hordes.)
GW-C4 = In spring 1 horde more is placed than the time track says, while the lethality does not change.
GW-C5 = The players act with their clerks in any order they agree on; tea order only breaks ties for trophies and names the overlord. (Our ruling: that it names the overlord.)
GW-C6 = Command cards are chosen in secret and revealed together, and then the players are free to agree on their order.
GW-C7 = Shame is not paid off with chi, but a player may lose 10 honor, which must be there, to discard a token, when receiving it or in summer, any number of times; shame may not be put on trophies.
GW-C8 = In summer no command cards are taken back and none give honor; building a wall level lets the builder take back 1 own discarded card, except Betrayal.
GW-C9 = The honor of a trophy is gained at once, or by an option at the end.
GW-C10 = Winter goes in this order: the volley and the cleanup, the assault, the fulfilling of decrees, the end check, the decree phase, the event.
GW-C11 = To fulfill a decree all that it requires is given in full at once, and only in this step; where all players must pay, each pays alone; a fulfilled decree is discarded and counted.
GW-C12 = Sacrificed pieces leave the game.
GW-C13 = In the decree phase each player takes 1 shame token for each decree on the board, and then empty places are refilled, so that 3 decrees lie there, or 2 with 2 players; decrees that were not fulfilled stay.
GW-C14 = Event: 1 card is revealed; instant effects happen once, and lasting ones hold until the end of the game.
GW-C18 = The Reed Clan is no player for decrees.
GW-C15 = The players win if the number of decrees is reached at the end check; built walls do not end this game.
GW-C16 = The players lose at once, in the middle of a year too, when a shame token must be taken and the bank is empty; they also lose if at the end check the decrees are not reached and the bank is empty or the time token is on its last space.
GW-C17 = A player with no command card in hand and none to take back passes autumn: no card is placed, but the boxes for other players on others' cards still apply. (Our ruling.)
GW-C19 = Wherever the standard game goes in tea order, anyone who has still to act may act next, simply by being the first to do so; nobody's consent is needed for the use of own pieces. (Our ruling.)
GW-C20 = Each player puts the own card on any free space of the command track, whoever likes first, and a placed card stays; the Reed Clan's card takes the first free space as soon as all players above it in tea order have placed theirs, before the players below it. (Our ruling.)
GW-C21 = A player proposes a decree with everyone's part, and it is fulfilled at once when each player who would give something agrees to the own part; a refusal ends the proposal and counts as a pass of the proposer; decrees are fulfilled one after the other, any number of them, and the step ends when all players have passed. (Our ruling.)
GW-C22 = Shame tokens that are due are taken one by one, each placed or discarded for 10 honor before the next, so that a token returned in this way can be taken again; the game is lost when a token is due and the bank is empty at that instant. (Our ruling.)
GW-C23 = A raid removes the shame tokens that there are, and too few of them do not lose the game. (Our ruling: that the game is not lost.)
GW-C24 = If the decree deck is empty, the places stay empty, and if the event deck is empty, there is no event. (Our ruling.)
GW-C25 = A game that ends at the end check has no decree phase and no event after it; if the decrees are reached with the time token on its last space, or with an empty bank, the game is won. (Our ruling.)
GW-C26 = All players win or lose together; there is no final scoring and no ranking. (Our ruling.)
GW-C27 = Secrecy is as in the standard game; where a card speaks of all, other or chosen players, it means human players only. (Our ruling.)
GW-C28 = A soldier with shame, an overseer and a clerk in the chamber cannot be sacrificed; the honor of a sacrificed trophy stays with the player. (Our ruling.)

## Options

GW-X = Where the rulebooks differ (the revised edition is the default; the first edition brings its own readings back, and each option can be set alone)
GW-X1 = With 3 players the game ends with 2 sections at level 3 (the Czech and the Italian rulebook, and the list in the Polish one), or only with all 3 (as the summary in the Polish one implies, which names 2 for 1 or 2 players only); with 4 players it is always 3.
GW-X2 = Defeated hordes of a row are checked from left to right (Czech rulebook), or from right to left (Italian rulebook); the Polish one is silent.
GW-X3 = All survivors of a defeated horde go to the rest area (Czech and Italian rulebook), without an option: the Polish one names only those who were saved, but it too takes every soldier off the card.
GW-X4 = The overlord of the Reed Clan is the active player (Polish and Czech rulebook, and the solo pages of the Italian one), or always the player highest in tea order (the page for 2 players in the Italian one, which is a slip).
GW-X5 = Qin activates and chooses the highest of his locations first (Czech rulebook), or the lowest first (Polish rulebook); the Italian one prints both orders for activating and the highest for choosing.
GW-X6 = In the cooperative game a trophy gives its honor at once (Czech and Italian rulebook), or at the end (Polish rulebook); all of them forbid shame on trophies, the Polish one only in its summary.
GW-X7 = In the cooperative game with 2 players four decrees leave the deck (Czech rulebook), or three (Italian rulebook), or none (Polish rulebook); the Czech and the Italian one reveal 2 decrees, and if none leaves the deck, 3 are revealed.
GW-X8 = The cooperative game is lost by time when the end check finds the time token on its last space (Italian and Polish rulebook), without an option: the Czech one loses it when the token should leave that space, and no play lies between.
GW-X9 = The spearman of the Reed Clan takes no reward of its spot (Czech and Italian rulebook), without an option: the Polish one is silent.
GW-X10 = The winter volley only puts wounds and is no attack (Czech and Italian rulebook), or it is an attack (Polish rulebook), and then the shots of a player in one section are one attack with window 3, for attacks.
GW-X11 = Settled without an option: walls are paid in wood, stone and gold (an example in the Polish rulebook allows any own resource); deaths in a breach go by lethality (the Italian one once says all soldiers); the trophy is taken after the deaths (the list in the Polish one: before); wounds stay only on hordes that stay (the Polish one: always).
GW-X12 = Settled without an option for summer: shame is paid off in tea order (Polish and Italian rulebook: in any order); a player must choose either the cards or the honor (Polish and Italian rulebook: may); Betrayal never comes back (the Polish one is silent).
GW-X13 = Settled without an option for the Reed Clan and the solo game: the bank has 20 shame tokens with 2 players (Czech and Italian rulebook; the Polish one is unclear); the clan's card always goes to the first free space (Polish and Italian rulebook: when the clan is above the players); Betrayal does not copy it (the Polish one is silent); with a clerk of the Reed Clan or of Qin at a location nobody is alone there (the Polish one speaks of two colors, the Czech and the Italian one of players); in the solo game the loss by an empty bank is found at the end check (Polish and Italian rulebook: no moment is named).
