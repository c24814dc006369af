### The rules of The Great Wall: one id, a few short sentences. Ids never change; their order is the order of reading.
### First come the rules of the standard game for three and four, then what the other modes change (GW-R, GW-Q, GW-C).
###
### Terms: honor = victory points; pool = a player's unused pieces; stock = a player's resources, behind
### the screen; bank = the common supply; section = one of the wall's three columns (left, middle, right); row 1
### = the row of hordes next to the wall; vital spot = a square on a horde card that a soldier or a wound covers;
### rest area = the safe camp behind a section; firing spot = an archer's place on the wall; trophy = a horde card
### that a player has won; lethality = the number below the time token; tea order = top of the tea stack first;
### box = one framed effect of a command card; turn = the resolving of one command card; moment = one happening
### that abilities and tactic cards respond to; window = the time for tactic cards at a moment, numbered in GW-D5;
### invasion indicator = the back of the card now on top of the horde deck; Reed clerk, Reed spearman = those of the
### Reed Clan; overlord = the player who acts for the clan; sacrifice = take out of the game for a decree.
###
### The options of the game: edition (title of GW-X), walls_to_end (GW-X1), cleanup_order (GW-X2), volley_attack
### (GW-X10), tactics_for (GW-X14), overlord (GW-X4), raid_tokens (GW-X15), qin_honor and qin_advisors (GW-Q24), qin_order (GW-X5), coop_trophies (GW-X6),
### coop2_decrees (GW-X7); the mode stands in GW-A1.
###
### The marks at the end: "(Our ruling.)" where no source settles it, with the part in question where it is
### not the whole.

## Players, pieces, secrecy

GW-A = Players, pieces, secrecy
GW-A1 = The standard game is for 3 or 4 players. There is also a 2-player game with the Reed Clan, a solo game against Qin Jiushao and the Reed Clan, and a cooperative game for 2 to 4.
GW-A2 = Each player has 8 clerks, 10 spearmen, 4 archers, 2 horsemen, an honor marker, a tea marker, and 6 command cards: Despotism, Work Harder, Economy, Attack Order, Betrayal, and Raise Banner.
GW-A3 = A soldier is a spearman, an archer, or a horseman, never a clerk.
GW-A4 = The resources are wood, stone, gold, and chi. The bank never runs out of resources or wounds, and honor has no upper limit. (Our ruling: wounds.)
GW-A5 = The bank's shame tokens are limited: 10 per human player, in every mode.
GW-A6 = There are 9 barricades, and 3 wall pieces for each of levels 1, 2, and 3.
GW-A7 = Secret, and known only to the owner: resources behind the screen, tactic and command cards in hand, a command card chosen but not yet revealed, and generals and advisors dealt but not yet chosen. No one knows the order of the decks. Everything else is public, including all discards, trophies, and the advisors under a general.
GW-A8 = If an effect names a piece without saying whose, it means a piece belonging to the player the effect applies to.
GW-A9 = Paying means returning resources to the bank. You must have the full cost when you pay.
GW-A10 = Effects that happen at the same moment are simultaneous, so what one of them yields cannot pay for another.
GW-A11 = Honor never drops below 0: a loss, at the end or at any other time, takes only what you have. Honor required as a cost must be paid in full. (Our ruling: losses before the end, and the cost.)
GW-A12 = Every gain, payment, draw, and discard is public, including the kind and number of resources and the number of cards; only the player who draws a tactic card sees its face. So hand sizes are public, and a stock is hidden but known to anyone who keeps count. (Our ruling.)
GW-A13 = The general not chosen is removed from the game unseen. The invasion indicator, the size of every deck, and which cards a rule removes at setup are public. (Our ruling.)
GW-A14 = Whether a player is asked depends only on public information, stocks, and the number of cards the player has, never on which cards. A player with a tactic card in hand is asked in a window whenever some tactic card in the game could be played there; a player without one is not. (Our ruling.)
GW-A15 = Players may talk freely, and nothing they say is binding. Resources, cards, and pieces change hands only through an effect that says so. (Our ruling.)
GW-A16 = Carry out an effect as far as possible, with as many pieces, cards, or tokens as there are. A cost is paid in full or not at all. (Our ruling.)
GW-A17 = If a card contradicts a rule, the card wins. (Our ruling.)

## Setup

GW-B = Setup for 3 or 4 players
GW-B1 = The board side and the time token's starting space depend on the number of players: with 3 players, use the 1–3 player side with 6 one-year spaces; with 4 players, use the 4-player side with 5 spaces.
GW-B2 = Shuffle the 5 artifacts; reveal 3 and return 2 to the box.
GW-B3 = Shuffle the horde deck and place 1 horde face up in the first row of each section, from left to right.
GW-B4 = With 4 players, place one more horde in the section shown by the invasion indicator.
GW-B5 = Place a barricade on each of the 9 barricade spaces.
GW-B6 = Shuffle the tactic deck.
GW-B7 = Shuffle the generals and advisors. Each player is dealt 2 of each and sees all four before choosing. Everyone keeps 1 general, chosen in secret and revealed together; the other is removed from the game.
GW-B8 = Then, with the generals known, each player makes one advisor active and the other supporting. The choices are revealed once everyone has chosen. (Our ruling: that this choice too is made at once and in secret.)
GW-B9 = In tea order, each player takes the starting resources shown on their general and draws the number of tactic cards it shows. (Our ruling: the order.)
GW-B10 = The remaining advisors form the advisor deck. Reveal its top 4 cards on the advisor track, from left to right.
GW-B11 = Each player puts 3 clerks in the Embassy's clerk chamber and keeps 5 in their pool.
GW-B12 = The honor markers start at 0.
GW-B13 = Stack the tea markers by the generals' tea values, highest on top. Equal values, possible only with custom packs, go by seat number, lower on top. (Our ruling: equal values.)
GW-B14 = The first year starts with autumn: skip spring and summer, and leave the time token on its first space.
GW-B15 = At the start, all 16 of a player's soldiers are in the pool and all 6 command cards in hand. No wall level is built, and the warehouse, rest areas, and firing spots are empty.
GW-B16 = Nothing during setup is a moment: no ability or tactic card responds to it. (Our ruling.)
GW-B17 = Only the standard set is used: 24 hordes, 13 generals, 44 advisors, 20 tactic cards, and 5 artifacts. Cards of the Reed Clan, Qin Jiushao, and the cooperative game are used only in those modes. If a custom pack prints other numbers on cards or boards, they replace the numbers in these rules.

## Tea order

GW-T = Tea order
GW-T1 = Whenever several players act on the same effect, they act in tea order, from the top of the tea stack down. Each finishes before the next begins.
GW-T2 = All ties are won by the tied player who is higher on the tea stack.
GW-T3 = Tea order is fixed when a step, box, location, or window begins. A change during it applies from the next one. (Our ruling.)
GW-T4 = Only three choices are secret and simultaneous: the general and the active advisor at setup, and the command card in autumn. All other choices are public, one player after another. (Our ruling.)
GW-T5 = If several of a player's effects happen at the same moment, that player chooses their order. (Our ruling.)

## Generals and advisors

GW-G = Generals and advisors
GW-G1 = The parts of a general's ability with the supporting advisor icon are multiplied by the number of supporting advisors, so with none they give nothing. The other parts always work.
GW-G2 = A new advisor immediately and permanently becomes active or supporting.
GW-G3 = An active advisor's printed ability works from then on, for moments that begin later. A supporting advisor counts only as an icon. (Our ruling: from which moment on.)
GW-G4 = There is no limit on the number of advisors.
GW-G5 = An ability that triggers when you do something with a kind of piece needs at least one such piece and triggers once per moment, however many there are; “per” or “for each” counts them. Card effects are optional unless the card says that they must happen. (Publisher's answer: that effects are optional.)
GW-G6 = Resources collected at a location, rewards of vital spots, income, and honor for a defeated horde are gained automatically; only choices can be declined. (Our ruling.)

## Shame

GW-E = Shame
GW-E1 = Shame tokens come from a breach of the wall, from being alone at an activated location with the shame icon, and, in the cooperative game, from unfulfilled decrees.
GW-E2 = Place a shame token immediately, where you choose: under any soldier in your pool that has none, or on an empty shame space of one of your trophies (each has 2). If such a place is free you must use it. Place several tokens one at a time.
GW-E3 = A soldier under shame stays in the pool and cannot be used in any way: it cannot be recruited or become an overseer.
GW-E4 = A trophy with 1 or 2 shame tokens gives no honor at the end, but tokens on trophies cost no honor.
GW-E5 = If the bank has no shame tokens left, you lose 5 honor instead of taking one. If you have nowhere to put a token, it is removed from the game and you lose 5 honor.
GW-E6 = At the end of the game, each shame token under a soldier costs its owner 5 honor, but honor never drops below 0.
GW-E7 = In summer you may pay 2 chi, any number of times, to return one of your shame tokens, from under a soldier or from a trophy, to the bank.
GW-E8 = A shame token that is removed or discarded returns to the bank. Only a raid, or having no place for it, takes a token out of the game.
GW-E9 = If several players take shame at the same moment, they take it in tea order; in a breach, horde by horde from row 1, for each horde in tea order. Each token is taken and placed before the next, and the bank's last tokens are handed out in that order. (Our ruling.)
GW-E10 = A soldier whose shame token is removed can be used immediately, and a trophy gives honor again once its last token is removed. (Our ruling.)
GW-E11 = For abilities, shame counts as taken when a token leaves the bank, even if it has nowhere to go. Losing honor because the bank is empty is not taking shame. (Our ruling.)

## Clerks

GW-K = Clerks
GW-K1 = To move a clerk, take one from your pool or from a location and place it at any other location that takes clerks. Every such move is optional, and clerks in the chamber do not move.
GW-K2 = A clerk may not leave a regular location whose spaces are all full: it is locked, no matter who filled it. Check this for every single move.
GW-K3 = A regular location takes one clerk per space, belonging to any players; a full one takes no more.
GW-K4 = A special location takes any number of clerks.
GW-K5 = The warehouse takes no clerks.
GW-K6 = “Move up to 2 clerks to 2 different locations” means two different destinations. They may already hold clerks, including yours, and the clerks may come from anywhere.
GW-K7 = Moves of one effect are made one at a time. Each must be legal when made, and you may stop after any of them. One effect cannot move the same clerk twice. (Our ruling.)

## Locations and activation

GW-L = Locations and activation
GW-L1 = The regular locations are the Lumber Mill, Quarry, Gold Mine, Temple, Barracks, and Tea House. A regular location activates in the activation step if all its spaces are full; the number of spaces depends on the board side.
GW-L2 = The special locations are the Builders' Camp, Embassy, Military Academy, and Logistics Center. A special location activates if at least 1 clerk is there.
GW-L3 = The active player chooses the order in which activated locations resolve, whether or not they have clerks there, and names each one after the previous one has resolved. (Our ruling: that the next is named only then.)
GW-L4 = At an activated location, each player with clerks there resolves all of them together, in tea order. Exceptions: production goes step by step, and the Embassy one clerk at a time.
GW-L5 = Using a location is optional, in whole or for individual clerks. When all players have resolved the location, every clerk there returns to its owner's pool, used or not.
GW-L6 = Clerks at locations that did not activate stay there, even from year to year.
GW-L7 = For an advanced activation, a regular location need not be full. Otherwise it works like a normal activation: every player with clerks there resolves them, and the clerks return home.
GW-L8 = In an advanced activation, no one takes shame for being alone.
GW-L9 = When a location with the shame icon activates normally and only one player has clerks there, that player takes 1 shame token just before it resolves, however many clerks they have.
GW-L10 = Which locations activate is checked once, after all effects of the command card and the moment after it. A location that fills up later in the step waits for the next turn; one that has lost its clerks is skipped. (Our ruling: locations that fill or empty within the step.)
GW-L11 = An advanced activation happens immediately, during the effect that allows it, and needs at least 1 clerk there, yours or not. The location may activate again the same turn if it qualifies again. (Our ruling.)
GW-L12 = The shame icon is on the four production locations and on the Barracks.
GW-L13 = Abilities that respond to an activated location do so after its clerks have returned home. (Our ruling.)

## Production

GW-P = Production: Lumber Mill (wood), Quarry (stone), Gold Mine (gold), Temple (chi)
GW-P1 = Production has three steps: collect, upgrade, donate. All players finish each step, in tea order, before the next begins. Then the clerks return home.
GW-P2 = Collect: take 1 of the location's resource per clerk you have there. If you have at least 1 clerk there, your overseer adds its level.
GW-P3 = Upgrade without an overseer (optional, once, only with a clerk there): pay the first cost and put any soldier from your pool that is not under shame on the first overseer space. Without such a soldier you cannot upgrade.
GW-P4 = Upgrade with an overseer: pay the next cost and move the overseer one space up, to level 3 at most.
GW-P5 = Placing the first overseer also counts as an upgrade.
GW-P6 = You may have at most one overseer at each production location. Any number of players may share an overseer space.
GW-P7 = An overseer never leaves, and its level is the number of extra resources it gives. It no longer counts as a soldier, so it does not attack, die, or take shame. (Our ruling: that it no longer counts as a soldier.)
GW-P9 = You gain at most one overseer level per activation, apart from card effects.
GW-P8 = Donate (optional, once, only after collecting at least 1 there): put exactly 1 of the resource you just collected into the warehouse and gain 2 honor. The Temple has no such step; chi is never donated.
GW-P10 = An upgrade from a card needs no clerk there. The rules for the soldier, the level limit, and the cost stay the same, as changed by the card. It may upgrade an overseer that was just upgraded. (Publisher's answer: the same overseer again.)
GW-P11 = Example: the Lumber Mill is full, with 2 green clerks (level 2 overseer), 2 blue (level 3 overseer), and 1 red (no overseer), so they collect 4, 5, and 1 wood. Green pays 4 chi for level 3, blue cannot upgrade, and red pays 2 chi and places an archer as overseer. Green donates 1 wood for 2 honor.

## Tea house

GW-H = Tea House
GW-H1 = Each player with a clerk there may move their tea marker up one position, in the tea order before the activation, each marker once. Example: in the stack yellow, red, blue, with red and blue clerks, red passes yellow and then blue passes yellow, giving red, blue, yellow.
GW-H2 = If one player's clerks fill every space, that player's marker goes straight to the top instead. A free space, possible in an advanced activation, rules this out.
GW-H3 = The player on top gets nothing, but the clerks still return.
GW-H4 = A card that moves a tea marker up several positions moves it past that many markers in one move. The top marker does not move. (Our ruling.)

## Barracks

GW-M = Barracks
GW-M1 = For each clerk there, you may recruit 1 soldier of any kind from your pool: a spearman costs 2 stone and 1 wood, an archer 2 chi and 1 wood, a horseman 3 gold and 1 wood.
GW-M2 = All recruits of one activation are paid for together and count as one recruitment, so a recruiting bonus is gained once.
GW-M3 = Each recruit either attacks immediately in any section or goes to any rest area. Kinds and destinations may differ.
GW-M4 = Choose your recruits, from none up to one per clerk, limited by your pool and stock, and pay for all of them together. After that, none can be taken back, left unpaid, or left unplaced, and what their attacks yield cannot pay for them. (Our ruling.)
GW-M5 = Place recruits one at a time in any order. All that attack form one attack. (Our ruling.)

## Builders' camp

GW-U = Builders' Camp (one of these per clerk)
GW-U1 = Barricade: pay 2 wood, stone, and/or gold in any combination, place a barricade in a section that has fewer than 3, and gain 2 honor.
GW-U2 = Wall level: pay 5, 10, or 15 wood, stone, and/or gold in any combination for level 1, 2, or 3, and gain that much honor.
GW-U3 = The levels of a section are built in order, and level 3 is the last.
GW-U4 = The warehouse pays first: its resources must be used before the builder's own. If it holds more than needed, the builder chooses which. Honor is not reduced by warehouse payments or discounts. (Our ruling: the choice of the kinds.)
GW-U5 = Move archers on the old level to any firing spots of the new one, with no other effect.
GW-U6 = With several clerks, declare all your actions together and pay one total. You may repeat an action in one or several sections; two levels in one section are built in order.
GW-U7 = Each wall level built is a separate moment; all barricades of one activation are one moment. (Our ruling.)
GW-U8 = Example: with 3 stone in the warehouse, a player building level 1 uses those 3 stone plus any 2 wood, stone, or gold from their own stock, and gains 5 honor.

## Embassy

GW-N = Embassy (one of these per clerk, one at a time)
GW-N1 = Hire a clerk: pay 2 gold and take one of your clerks from the chamber into your pool. Not possible if none are left there.
GW-N2 = Hire an advisor: pay gold equal to your number of advisors, active and supporting, including the new one. Take any of the 4 on the track and immediately make it active or supporting.
GW-N3 = After each advisor is taken, immediately slide the track to the left and refill it on the right from the deck. If the deck is empty, shuffle the discards. (Our ruling: the empty deck.)
GW-N4 = If the advisor deck and its discards are both empty, the space stays empty and the track offers what is left. No one can hire from an empty track. (Our ruling.)
GW-N5 = Choose each clerk's action after the previous one is done. Resolve all of one player's clerks before the next player's.

## Logistics center

GW-O = Logistics Center
GW-O1 = For each clerk, one at a time, you may choose one section and move any number of your soldiers from its rest area and firing spots to one other section.
GW-O2 = Archers on firing spots move to free firing spots or to the rest area, in any combination; archers in a rest area move only to the rest area. Other soldiers move only from rest area to rest area.
GW-O3 = This is neither recruiting nor attacking: no wounds are placed, and soldiers on hordes do not move. A second clerk may move the same soldier again.
GW-O4 = Only archers stand on firing spots, one on each. A rest area holds any number of soldiers.

## Military academy

GW-I = Military Academy
GW-I1 = Draw 1 tactic card per clerk there. If the deck is empty, shuffle the discards; if there are none, you draw nothing. (Our ruling: no card if there are no discards either.)
GW-I2 = All cards of one draw are taken before the hand limit applies. (Our ruling.)

## Tactic cards

GW-D = Tactic cards
GW-D1 = The hand limit is 5 tactic cards unless cards change it. If you have more, immediately discard down to it, choosing which.
GW-D2 = A tactic card is played from hand at the moment it names, on anyone's turn or between turns.
GW-D3 = The basic effect of a tactic card is free. Instead, you may pay its chi cost for the boosted effect.
GW-D4 = A player plays at most one tactic card for each event. Each defeated horde is one event, with windows 1 and 2 together; the deaths on it are another. All deaths in one breached section, including archers, are one event. An attack, the last wound, and recruiting are three events. (Our ruling: the attack, the last wound, and recruiting.)
GW-D5 = There are seven windows for tactic cards: (1) any horde is defeated, before the defeat is resolved; (2) at the same time, you win its trophy by covering the most spots; (3) you attacked with at least one soldier; (4) you placed the last wound or soldier on a horde, before window 1; (5) any of your soldiers would be killed or are killed; (6) all boxes of your command card are resolved, before activation; (7) you recruited at least one soldier to a section that meets the card's condition, whether it attacked or rests there. (Publisher's answer: the list of windows.)
GW-D6 = In a window, each player is asked once, in tea order, to declare and pay for a card (basic or boosted) or pass. Then the declared cards resolve in tea order, followed by abilities that respond to the moment, also in tea order. (Our ruling.)
GW-D7 = Window 4 (last wound) allows one card per attack or wounding effect, however many hordes it completes. Abilities respond to each of these hordes. (Publisher's answer: the card.)
GW-D8 = Windows that fall together open in this order: 3 (attack), 4 (last wound), 7 (recruiting); for a defeat, 1 before 2. Window 5 opens for soldiers who would die and again for those killed, with one card for both together. (Our ruling.)
GW-D9 = A tactic card may be played for little or no effect if its moment and conditions are met. It goes to the public discard pile when its effect is done. (Our ruling.)

## Attacks

GW-F = Attacks
GW-F1 = A spearman attacks by taking any free vital spot on the section's first horde (the one in row 1), and its owner gains the reward printed on the spot.
GW-F2 = A horseman attacks by taking two free, adjacent vital spots (horizontally or vertically, never diagonally) on one horde in any row of the section, and its owner gains both rewards.
GW-F3 = An archer attacks by taking a free firing spot in the section and placing 1 wound on any free vital spot of any horde in the section. Wounds give no reward.
GW-F4 = An archer already on a firing spot attacks by placing 1 wound on any horde in its section.
GW-F5 = A new recruit may attack in any section. Soldiers in a rest area attack only in their own section; archers there must first take a free firing spot.
GW-F6 = Soldiers on horde cards do not attack again or move until the horde is defeated or they are killed or saved.
GW-F7 = A spearman cannot attack without a free spot on the first horde, a horseman without two adjacent free spots, or an archer without a free firing spot or anything to wound. An archer takes a firing spot by attacking only if it can place its wound. (Our ruling: the archer that cannot place its wound.)
GW-F8 = A fully covered horde is not defeated until the cleanup step. Until then it keeps its place, power, and ability. Spearmen cannot get past it, but horsemen and archers may attack hordes behind it.
GW-F9 = A soldier removed from a horde that stays leaves a wound on each spot it covered (a horseman leaves two).
GW-F10 = An order to attack with all soldiers of a section or kind may be declined as a whole. Once begun, every soldier involved attacks if able, from rest areas and, for archers, from firing spots. Their owner chooses the order; a soldier that cannot attack when its turn comes stays where it is. (Publisher's answer: that every soldier attacks.) (Our ruling: the order, and those who cannot attack.)
GW-F11 = “The highest wall” means every section at the highest level built. If nothing is built, there is none.
GW-F12 = Soldiers who attack through one effect form one attack. Place them one at a time, gaining each reward as its spot is covered; then open windows 3 (attack) and 4 (last wound), and for recruits also 7 (recruiting). Only the Attack Order card makes two attacks. (Publisher's answer: the two attacks.) (Our ruling: all but the two attacks.)
GW-F13 = One effect attacks with the same soldier at most once, and never with a soldier recruited in the same moment. (Publisher's answer.)
GW-F14 = A spot covered by a soldier counts as wounded: it can be the last wound, placed by the soldier's owner.
GW-F15 = Wounds from a card are placed one at a time on free spots of the hordes it names; without a free spot they are lost. They give no reward and are not an attack. (Our ruling.)

## Defeated hordes

GW-V = Defeated hordes (cleanup step: in autumn after each turn, in winter after the volley)
GW-V1 = A horde is defeated when all its vital spots are covered by soldiers or wounds.
GW-V2 = Hordes are checked one at a time: first row 1 from left to right (or, by an option, from right to left), then the rows behind it. After each defeat the check starts over, until no fully covered horde is left. (Our ruling: starting over, where the rulebooks go on row by row.)
GW-V3 = First, each player with at least 1 soldier on the defeated horde gains 2 honor.
GW-V4 = Then each player gains 2 honor per archer they have on a firing spot in that section.
GW-V5 = The trophy goes to the player whose soldiers cover the most spots, counted before any deaths. A horseman covers 2; wounds count for no one. Tea order breaks ties. If no one has a soldier there, the card is discarded.
GW-V6 = Deaths: each player loses soldiers of their choice on that card equal to the lethality on the time track, or all of them if fewer. Survivors go to the section's rest area.
GW-V7 = Saving: you may pay 2 chi for each of your soldiers who would die. The soldier goes to the section's rest area and does not count as killed. Killed soldiers return to the pool.
GW-V8 = Wounds on a defeated horde return to the bank, and soldiers removed from it leave none. Hordes behind it move toward the wall with everything on them.
GW-V9 = Keep a trophy face down in front of you. Its honor counts at the end.
GW-V10 = A defeat has this order: windows 1 and 2 and abilities, with the trophy winner known; honor for soldiers on the horde; honor for archers; deaths and saving; survivors to the rest area and wounds to the bank; take the trophy or discard the card; move up the hordes behind. (Our ruling: that the winner is known first.)
GW-V11 = Deaths, in a defeat or a breach, have this order: in tea order, players choose the soldiers who would die; window 5 and abilities that save; in tea order, players pay to save any of the rest; all others are killed together; window 5 and abilities for those killed. (Our ruling.)
GW-V12 = What you gain when a horde is defeated may pay to save soldiers on it, because deaths are a later moment. Lethality, which cards may change, is never below 0. (Our ruling.)

## Spring

GW-S = The year: spring
GW-S1 = Advance the time token one space.
GW-S2 = Place as many hordes as the number above the time token, one at a time.
GW-S3 = Hordes first fill the sections that have none, from left to right.
GW-S4 = Otherwise, place the card in the section shown on the back of the card now on top of the deck (the invasion indicator), not on the back of the card being placed. It goes to the free row nearest the wall.
GW-S5 = Raid: if the section already has 3 hordes, the card is discarded, and as many of the bank's shame tokens as there are human players (or as many as are left) are removed from the game. (Publisher's answer: only human players count.)
GW-S6 = If the horde deck is empty when a card must be drawn or the invasion indicator read, shuffle the discarded hordes. If there are none to draw, place no more hordes; if there is none to read, the last invasion indicator still applies. (Our ruling.)
GW-S7 = Discard the 2 leftmost advisors on the track, slide the others left, and reveal 2 new ones. If there are fewer, discard those.
GW-S8 = Spring has this order: time token, hordes, advisors, then spring abilities in tea order.

## Summer

GW-Z = The year: summer
GW-Z1 = Income: each overseer yields its level in its location's resource. Then income abilities trigger, in tea order.
GW-Z2 = Then shame tokens may be paid off, in tea order, for 2 chi each.
GW-Z3 = All command cards on the track go to their owners' discards.
GW-Z4 = In tea order, each player must either take back all their discarded command cards, or leave them and gain 2 honor for each, including Betrayal. (Our ruling: that Betrayal counts.)
GW-Z5 = Once played, Betrayal stays in the discard for the rest of the game; nothing takes it back.
GW-Z6 = A player must never be without a command card, so with an empty hand you must take your cards back. (Our ruling: that the honor cannot be chosen then.)
GW-Z7 = A hand with only Betrayal is not empty: you may choose the honor, and Betrayal is then your card next autumn. (Our ruling.)

## Autumn

GW-J = The year: autumn
GW-J1 = Everyone secretly chooses 1 command card from hand; all are revealed together. A choice may be changed until everyone has chosen. (Our ruling: that a choice may be changed.)
GW-J2 = In tea order, each player places their card on a free space of the command track.
GW-J3 = Cards resolve in order from space 1. The card's owner is the active player.
GW-J4 = A turn has this order: resolve the card's boxes from top to bottom, each finished before the next and every action optional (boxes for other players are resolved by all of them in tea order); activate locations; clean up defeated hordes.
GW-J5 = Cards stay on the track until summer. Cards that count other cards on the track count all of them, anyone's, resolved or not.
GW-J6 = The command track has one space per player, 3 or 4; the fifth space is never used. (Our ruling.)
GW-J7 = A full turn is: the boxes; window 6 and abilities after the command card; checking and resolving activated locations; abilities after activation; cleanup. (Publisher's answer.)
GW-J8 = Betrayal either resolves only the owner boxes of another card on the track, resolved or not, counting names as that card does, or moves up to 2 clerks to 1 or 2 locations. It cannot copy another Betrayal, and on the track it counts only under its own name. (Publisher's answer: how the clerks move.) (Our ruling: no copy of another Betrayal.)

## Winter

GW-W = The year: winter
GW-W1 = Volley: starting with the left section, in tea order, each archer on a firing spot must place 1 wound on a horde in its section if able. Archers in rest areas do not shoot.
GW-W2 = Then defeated hordes are cleaned up as in autumn.
GW-W3 = Assault: from left to right, resolving each section before the next, compare defense (the built wall's value plus 2 per barricade) with power (the sum of the hordes' power). Horde abilities change both.
GW-W4 = If defense is at least equal to power, the wall holds. Otherwise every horde in the section breaches it.
GW-W5 = After all sections, discard all barricades; they can be built again.
GW-W6 = End check (the only time the game can end). The game ends if (a) all 3 sections are at level 3, or 2 of them with 3 players (an option changes this); (b) the bank has no shame tokens; or (c) the time token is on its last space.
GW-W7 = Otherwise a new year begins with spring.
GW-W13 = Calculate defense in this order: wall and barricade values (effects that set them before effects that add to them, none below 0); their sum; additions to the total; then each halving, rounded down. A horde's power is never below 0.
GW-W14 = The volley is not an attack: it does not open window 3 or trigger attack abilities, unless an option makes it one. Its wounds can be last wounds, with window 4 once per player and section. (Our ruling: window 4 once for each player and section.)
GW-W15 = Winter abilities trigger before the volley, in tea order.
GW-W16 = The end check looks only at the current position: a bank that was empty and refilled ends nothing, and several conditions at the same time are one end. A year that has begun is played through to its end check, whatever was met earlier. (Our ruling.)
GW-W8 = Breach: for each horde in the section, every player without a soldier on it takes 1 shame token, before any deaths.
GW-W9 = In a breach, apply lethality to each horde separately, but all at one moment together with the archers on the wall; soldiers can be saved. Soldiers neither killed nor saved stay on the card.
GW-W10 = Every soldier removed from a horde in a breach leaves a wound on each spot it covered.
GW-W11 = In a breach, all archers on the section's firing spots are killed, regardless of lethality, but can be saved to the rest area.
GW-W12 = Soldiers in the rest area are safe from a breach.
GW-W17 = A breach removes no hordes or wall levels, and no one gains honor or trophies from it.

## End of the game

GW-Y = End of the game (scored in this order)
GW-Y1 = Each shame token under a soldier costs its owner 5 honor, but honor does not drop below 0.
GW-Y2 = Then each trophy without shame gives its honor.
GW-Y3 = Then score the 3 artifacts by the final position. Artifacts do nothing before that.
GW-Y4 = The player with the most honor wins, and tea order breaks ties.
GW-Y5 = All ranks are determined the same way. Stocks, hands, and other pieces count for nothing beyond what artifacts say. (Our ruling.)

## Two players

GW-R = Two players: the Reed Clan
GW-R1 = Set up the 2-player game as for 3 players, but the left section is closed for the whole game and treated as if it did not exist: no hordes, soldiers, attacks, or building; 3 barricades stay on its horde spaces. The game ends by walls when both open sections are at level 3.
GW-R2 = Hordes whose backs show the left section are removed from the game. Place 1 horde in the first row of each open section and 6 barricades on their barricade spaces.
GW-R3 = The Reed Clan has 3 clerks, 10 spearmen, a tea marker (which starts at the bottom of the stack), and 1 command card, which it plays every autumn and takes back in summer. Its clerks start at the Lumber Mill, Quarry, and Gold Mine.
GW-R4 = The clan never has more than 1 clerk at a location. Its clerks stay when the location activates, and it never hires or loses any.
GW-R5 = The clan gains no honor, shame, trophies, or resources and saves no soldiers. Its soldiers who would go to a rest area go to its pool, and a trophy it would win is discarded. It has no general ability, advisors, or tactic cards.
GW-R6 = A special location where only the clan has a clerk does not activate.
GW-R7 = On the clan's turn to place, its card goes to the first free space of the command track.
GW-R8 = The overlord acts for the clan. The overlord is the active player; on the clan's own turn (or, as an option, always) it is the player highest in tea order. On the clan's turn, the overlord also chooses the order of activations. (Our ruling: the order of the activations.)
GW-R9 = When an effect moves the other players' clerks, the clan's clerks move at its place in tea order. The overlord chooses the moves and may skip some, but the limit of 1 Reed clerk per location applies, and no clerk leaves a locked location.
GW-R10 = At the Lumber Mill, Quarry, and Gold Mine, the clan collects nothing but immediately donates 1 of the location's resource to the warehouse, without gaining honor.
GW-R11 = At the Temple, a Reed clerk lets the active player remove 1 of their shame tokens. Nothing happens if they have none or if the clan itself is active.
GW-R12 = At the Embassy, the overlord discards 1 advisor from the track, which then slides and is refilled.
GW-R13 = At the Builders' Camp, the clan builds 1 free barricade on a free barricade space of the overlord's choice. If none is free, nothing happens.
GW-R14 = At the Barracks, 1 clan spearman attacks a free vital spot on the first horde of a section of the overlord's choice, without a reward. If no such spot is free or the clan's pool is empty, nothing happens.
GW-R15 = At the Tea House, the clan's marker moves like a player's, and a Reed clerk there keeps players from going straight to the top. At the Military Academy and Logistics Center, the clan does nothing.
GW-R16 = Betrayal cannot copy the clan's card.
GW-R17 = At a location with the shame icon, a Reed clerk counts as another player's clerk, so no one is alone there.
GW-R18 = Only human players count for the shame bank, raids (as an option, the clan, too), decrees, and effects that count players. The clan counts as another player for tea order and ties, the command track, boxes for other players, filling and locking locations, the shame icon, and the most spots covered on a horde. (Publisher's answer: raids.)
GW-R19 = A Reed clerk's action happens at the clan's place in tea order and is mandatory, except at the Temple. (Our ruling.)
GW-R20 = The clan's soldiers die in the order of their spots, without a choice: the card's top row from the left, then the bottom row. (Our ruling.)
GW-R21 = The clan's actions belong to no one: no player's ability or window responds to its recruiting, building, donating, or last wounds. A defeated horde opens window 1 as usual, but window 2 for no one if the clan covers the most spots. (Our ruling.)
GW-R22 = The clan's turn has activation and cleanup like any other, but abilities that refer to “your turn” and window 6 apply to no one during it. (Our ruling.)

## Solo

GW-Q = Solo: Qin Jiushao
GW-Q1 = Set up the solo game as for 2 players with the Reed Clan, but with 10 shame tokens in the bank. Qin Jiushao has 8 clerks and all his soldiers in his pool, a tea marker, 0 honor, and a shuffled deck of 6 solo command cards. The cards of the cooperative game are not used.
GW-Q2 = Of Qin's soldiers, 2 horsemen and 2 spearmen start as level 1 overseers, one at each production location.
GW-Q3 = You are dealt 2 generals and 2 advisors as usual, and 2 advisors drawn at random become Qin's supporting advisors.
GW-Q4 = Qin's location track has 5 spaces with one token each, placed at random: wood, stone, gold, and chi for the production locations and a wound for the Barracks. The leftmost space is the highest, the rightmost the lowest.
GW-Q5 = At the start, your tea marker is on top, Qin's next, and the Reed Clan's last. Your general's tea value does not matter.
GW-Q6 = Qin takes no shame, has no active advisors or tactic cards, and saves no soldiers. Soldiers who would go to a rest area return to his pool instead. He has no resources of his own but may use the warehouse.
GW-Q7 = Qin gains honor as a player does, for defeated hordes, trophies, and building, except where the rules below say otherwise.
GW-Q8 = Each autumn, after you have chosen, draw the top card of Qin's deck. At his place in tea order it goes to the first free space of the command track. When the deck is empty, shuffle his used cards. (Our ruling: the used-up deck.)
GW-Q9 = On others' turns, Qin moves 2 clerks, one to each of the 2 lowest locations on his track that have room, skipping full ones. They come from his pool or, if all are on the board, from the highest location they may leave.
GW-Q10 = Qin's clerks go only to production locations and to the Barracks.
GW-Q11 = A production location gives Qin honor equal to his overseer's level there for each of his clerks. He never donates.
GW-Q12 = At the Barracks, Qin recruits 1 spearman for free for each of his clerks, one at a time.
GW-Q13 = After an activation with Qin's clerks, on anyone's turn, the location's token moves to the highest space of his track, and the tokens it passes slide one space to the right.
GW-Q14 = On his own turn, Qin first activates locations with his clerks, from highest to lowest on his track (as an option, lowest to highest). You choose the order of the rest.
GW-Q15 = Where one location must be chosen for Qin, it is the highest on his track that holds one of his clerks (with the same option, the lowest). If there is none, nothing happens.
GW-Q16 = Qin's recruits attack in the section shown by the invasion indicator. A spearman who cannot attack there attacks in the other section, or is not recruited if that is impossible too. An archer who cannot attack there is not recruited.
GW-Q17 = Qin wounds the horde nearest the wall, its spots from top to bottom and left to right. He gains 2 honor per wound placed by a spearman or archer, including in the volley, whatever the spot's reward.
GW-Q18 = Qin builds a wall level in the section that the invasion indicator shows, or in the other one if that is at level 3. His Work Harder builds on the lowest wall instead; the indicator decides only between equal ones. The warehouse pays what it can (first wood, then stone, then gold), the rest counts as paid, and he gains the honor. (Publisher's answer: Work Harder.) (Our ruling: the order of the resources.)
GW-Q19 = Qin is the Reed Clan's overlord on his own turn, and on the clan's turn if he is above you in tea order. Each move then goes to the lowest location on his track that has room and no Reed clerk. The clerk comes first from a location not on his track (in the order Tea House, Builders' Camp, Embassy, Military Academy, Logistics Center), then from the highest location above the destination. Without such a clerk there is no move. Qin gains nothing from the clan. (Our ruling: the order of the locations that are not on his track.)
GW-Q20 = In spring, you put 1 of the 2 leftmost advisors under Qin's card as a supporting advisor and discard the other.
GW-Q21 = Betrayal may copy Qin's card; resolve it as your own card of the same name.
GW-Q22 = Cards that count names on the command track also count Qin's cards.
GW-Q23 = If the bank has no shame tokens at the end check, you lose, whatever else applies. Otherwise do final scoring, in which Qin gains 20 honor per artifact. You win if you have more honor than Qin; a tie is a loss.
GW-Q24 = As an option, Qin starts with 0, 50, or 100 honor. Another option makes the game even harder: each spring both leftmost advisors go to Qin.
GW-Q25 = Qin's clerks on the board move only to locations lower on his track than the one they leave; otherwise, or without a destination, the move is not made. (Our ruling.)
GW-Q26 = If Qin's own card moves clerks to any locations, they fill the lowest one before the next. If it moves them to different ones, one goes to each from the lowest up. If it names a location, as many go there as fit. They come from the same places as on others' turns, and he makes every move he can. (Our ruling.)
GW-Q27 = Qin's clerks return to his pool after an activation, and his overseers yield nothing in summer. (Publisher's answer: the summer.)
GW-Q28 = For a box for other players that moves no clerks, as on Attack Order, Qin shoots with 1 archer on a firing spot in the section shown by the invasion indicator, otherwise in the other one. Without such an archer he does nothing. (Our ruling.)
GW-Q29 = Qin's order of spots is the card's top row from the left, then the bottom row. If the nearest horde has no spot to wound, an archer targets the horde in the next row; if there is no target at all, no shot is made and no archer is recruited. (Our ruling.)
GW-Q30 = Qin's soldiers die in the same order of spots, without a choice. (Our ruling.)
GW-Q31 = Only 1 human player is counted, so a raid takes 1 token. Qin counts as a player for tea order and ties, the command track, boxes for other players, locations and the shame icon, the honor and the trophy of a defeated horde, and cards that say “any player”. No other ability or window of the player responds to what he does. (Publisher's answer: raids.) (Our ruling: cards that say “any player”.)
GW-Q32 = As overlord, Qin discards the leftmost advisor, builds the barricade in the section shown by the invasion indicator (otherwise in the other one), and attacks with the Reed spearman as with his own, but without honor. On the clan's turn, locations activate in the same order as on his own. (Our ruling.)
GW-Q33 = Upgrades from Qin's cards go from the highest location on his track down, skipping level 3 overseers. (Our ruling.)

## Cooperative game

GW-C = Cooperative game
GW-C1 = The goal is to fulfill 6 decrees with 2 players, 7 with 3, and 9 with 4.
GW-C2 = Use only the cooperative hordes; at setup, place one more than the number of players, as in spring. Shuffle the cooperative generals and tactic cards in with the others. There are no artifacts; instead, there are 3 face-up decrees and an event deck.
GW-C3 = With 2 players the Reed Clan rules also apply, but 3 hordes are placed at setup. Four specific decrees are removed from the deck, and 2 decrees are face up instead of 3; an option changes this. (Our ruling: the number of hordes.)
GW-C4 = In spring, place 1 more horde than the time track shows. Lethality does not change.
GW-C5 = Players act with their clerks in any order they agree on. Tea order only breaks ties for trophies and determines the overlord. (Our ruling: that it names the overlord.)
GW-C6 = Command cards are chosen in secret and revealed together. Then the players may agree on their order.
GW-C7 = Shame cannot be paid off with chi. Instead, you may lose 10 honor, which you must have, to discard a token when you receive it or in summer, any number of times. Shame may not be put on trophies.
GW-C8 = In summer, no command cards are taken back and none give honor. When you build a wall level, you may take back 1 of your discarded command cards, except Betrayal.
GW-C9 = A trophy's honor is gained immediately or, as an option, at the end.
GW-C10 = Winter has this order: volley and cleanup, assault, fulfilling decrees, end check, decree phase, event.
GW-C11 = To fulfill a decree, give everything it requires in full, all at the same time, and only in this step. Where every player must pay, each pays their own part. A fulfilled decree is discarded and counted.
GW-C12 = Sacrificed pieces are removed from the game.
GW-C13 = In the decree phase, each player takes 1 shame token per face-up decree. Then refill to 3 decrees (2 with 2 players). Unfulfilled decrees stay.
GW-C14 = Event: reveal 1 card. Instant effects happen once; lasting effects apply for the rest of the game.
GW-C18 = The Reed Clan does not count as a player for decrees.
GW-C15 = The players win if they have fulfilled enough decrees at the end check. Walls do not end this game.
GW-C16 = The players lose immediately, even in the middle of a year, when a shame token must be taken and the bank is empty. They also lose if, at the end check, too few decrees are fulfilled and the bank is empty or the time token is on its last space. (Our ruling: the empty bank at the end check.)
GW-C17 = A player with no command card in hand and none to take back passes in autumn: no card is placed, but boxes for other players on others' cards still apply. (Our ruling.)
GW-C19 = Wherever the standard game uses tea order, any player who has yet to act may act next, simply by acting first. No one needs permission to use their own pieces. (Our ruling.)
GW-C20 = Players place their cards on any free spaces of the command track in any order, and a placed card stays. The Reed Clan's card takes the first free space as soon as all players above it in tea order have placed theirs, before the players below it. (Our ruling.)
GW-C21 = A player proposes a decree with everyone's share. It is fulfilled as soon as every contributing player agrees to their share. If anyone declines, the proposal ends, which counts as a pass by the proposer. Any number of decrees may be fulfilled, one after another; the step ends when all players have passed. (Our ruling.)
GW-C22 = Shame tokens are taken one at a time; each is placed or discarded for 10 honor before the next, so a token returned this way can be taken again. The game is lost if a token must be taken while the bank is empty. (Our ruling.)
GW-C23 = A raid removes as many shame tokens as there are. Having too few for a raid does not lose the game. (Our ruling: that the game is not lost.)
GW-C24 = If the decree deck is empty, the decree spaces stay empty; if the event deck is empty, there is no event. (Our ruling.)
GW-C25 = If the game ends at the end check, there is no decree phase or event after it. Reaching the goal wins even with the time token on its last space or an empty bank. (Our ruling.)
GW-C26 = All players win or lose together. There is no final scoring and no ranking. (Our ruling.)
GW-C27 = Secrecy works as in the standard game. Where a card refers to all, other, or chosen players, it means human players only. (Our ruling.)
GW-C28 = Soldiers under shame, overseers, and clerks in the chamber cannot be sacrificed. A player keeps the honor of a sacrificed trophy. (Our ruling.)

## Options

GW-X = Differences between rulebooks (the revised edition is the default; choosing the first edition restores its rules, and each option can also be set separately)
GW-X1 = Option: with 3 players, the game ends with 2 sections at level 3 (Czech and Italian rulebooks, although the Italian overview names 2 for 2 players only, and the list in the Polish one), or only with all 3 (implied by the Polish summary, which names 2 for 1 or 2 players only). With 4 players it is always 3.
GW-X2 = Option: defeated hordes in a row are checked from left to right (Czech rulebook) or from right to left (Italian rulebook). The Polish rulebook does not say.
GW-X3 = No option: all survivors of a defeated horde go to the rest area (Czech and Italian rulebooks). The Polish rulebook mentions only saved soldiers, but it also removes every soldier from the card.
GW-X4 = Option: the overlord of the Reed Clan is the active player (Polish and Czech rulebooks, and the solo pages of the Italian one), or always the player highest in tea order (the Italian page for 2 players).
GW-X5 = Option: Qin activates and chooses his highest location first (Czech rulebook) or his lowest first (Polish rulebook). The Italian rulebook gives both orders for activating and the highest for choosing.
GW-X6 = Option: in the cooperative game, a trophy gives its honor immediately (Czech and Italian rulebooks) or at the end (Polish rulebook). All of them forbid shame on trophies, the Polish one only in its summary.
GW-X7 = Option: in the 2-player cooperative game, four decrees (Czech rulebook), three (Italian rulebook), or none (Polish rulebook) are removed from the deck. 2 decrees are revealed, or 3 if none are removed.
GW-X8 = No option: the cooperative game is lost on time when the end check finds the time token on its last space (Italian and Polish rulebooks). In the Czech rulebook it is lost when the token would leave that space; nothing is played in between.
GW-X9 = No option: the Reed Clan's spearman takes no reward for its spot (Czech and Italian rulebooks). The Polish rulebook does not say.
GW-X10 = Option: the winter volley only places wounds and is not an attack (Czech and Italian rulebooks), or it is an attack (Polish rulebook and the publisher's answer), in which case a player's shots in one section are one attack with window 3.
GW-X11 = No option: walls are paid for with wood, stone, and gold (an example in the Polish rulebook allows any resource of your own). Deaths in a breach follow lethality (the Italian rulebook once says all soldiers). The trophy is taken after the deaths (before them in the Polish rulebook's list). Wounds stay only on hordes that stay (always in the Polish rulebook). A bank of shame that ran empty and was refilled ends nothing (a sentence of the Polish rulebook on raids can be read to end the game the next winter).
GW-X12 = No option, in summer: shame is paid off in tea order (in any order in the Polish and Italian rulebooks). A player must choose either the cards or the honor (may choose in the Polish and Italian rulebooks). Betrayal never comes back (the Polish rulebook does not say).
GW-X13 = No option, for the Reed Clan and the solo game: with 2 players the bank has 20 shame tokens (Czech and Italian rulebooks; the Polish rulebook is unclear). The clan's card always goes to the first free space (only when the clan is above the players in the Polish and Italian rulebooks). Betrayal does not copy it (the Polish rulebook does not say). Where the Reed Clan or Qin has a clerk, no one is alone (the Polish rulebook speaks of two colors, the Czech and Italian rulebooks of players). In the solo game, the loss to an empty bank happens at the end check (the Polish and Italian rulebooks name no moment).
GW-X14 = Option: a player plays one tactic card for each event, so one for windows 1 and 2 of a defeated horde together (Czech and Italian rulebooks), or one in each window (publisher's answer).
GW-X15 = Option: with 2 players, a raid takes 2 shame tokens, one for each human player (Italian rulebook, by which only the setup is that of 3 players, and the publisher's answer), or 3, one for the Reed Clan too (Polish and Czech rulebooks, by which the clan plays as the third player).
