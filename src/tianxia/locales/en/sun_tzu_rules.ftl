### The rules of Sun Tzu: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: side = Sun Tzu (blue) or King Shao (red); pool = armies that can be placed; reserves = armies
### that must first be bought; framed cards = 1 to 6; plus cards = +1, +2, +3; pile = a side's face-down
### action cards; box = out of the game; garrison = the armies in a province; name box = the field with a
### province's name on a side's own edge of the board; window = a moment of ST-F11.
###
### The marks at the end: "(Our ruling.)" where no source settles it, with the part in question where it is
### not the whole; "(Follows from the other rules.)" where it is a conclusion.

## Setup

ST-A = Setup
ST-A1 = The game is for 2 players; each has 21 armies, all alike: 18 in the pool, from which armies are placed, and 3 in the reserves, from which they must first be bought; where an own pack prints other numbers on cards or boards, those hold in place of the numbers in these rules.
ST-A2 = Each side secretly keeps 1 of its own 5 generals, face down, and puts the other 4 back in the box.
ST-A3 = The first hand of a side is 10 cards: its six framed cards, 1 to 6, and 4 cards drawn from its own shuffled pile of the other 14; the other 10 stay face down as its pile.
ST-A4 = Of the 10 score markers 5 are drawn at random and laid one in each province, with the value for round 3 showing; the other 5 go to the box.
ST-A5 = The marker on the score track starts in the center, 9 steps from either end, and the round marker starts on 1.
ST-A6 = If the game is played with events, which is an option, the 5 events are shuffled and the first is turned up.
ST-A7 = The beginner game has no events, no generals and no +2 and +3 cards, so the pile of each side has 12 cards, of which 4 are drawn and 8 stay; all 21 armies start in the pool, and there are no reserves.
ST-A8 = A province is controlled by the side that has armies in it, which is never both, and without armies it is neutral; all provinces start neutral, and armies on name boxes (the fields with the provinces' names on each side's edge of the board) control nothing.
ST-A9 = Secret are the hands, the orders until they are revealed, the order of the cards in the piles, the general kept face down and the four put back; open is everything else: the board, the pools, the reserves, the sizes of hands and piles, all three values of each score marker, and every card in the box except the generals put back. (Our ruling.)
ST-A10 = The setup goes in the order events, armies, generals, hands, score markers; so generals are kept before hands and score markers are known. (Our ruling: that this order binds.)

## Round

ST-B = The round (at most nine are played)
ST-B1 = Both sides secretly lay one card of the hand at each of the five provinces as their orders, and then the battles are fought.
ST-B2 = Battles are fought province by province: both cards are revealed, the result is found and the armies move before the next province is fought over.
ST-B3 = In rounds 1 to 3 the battles are fought in the fixed order Qin, Chu, Jin-Yan, Han-Qi, Wu.
ST-B4 = From round 4 on the side with fewer armies on the board, name boxes not counted, picks the next province each time, knowing the battles before it; if the numbers are equal, the side picks that had fewer in the round before, looking back further round by round, to round 1 if need be; if they never differed, nobody picks and the fixed order holds. (Our ruling: the looking back further, and the fixed order if the numbers never differed.)
ST-B5 = Points are scored after rounds 3, 6 and 9 only.
ST-B6 = At the end of a round the framed cards that were played, 1 to 6, return to the hand, and the other played cards go to the box.
ST-B7 = Then each side draws 2 cards of its own pile, keeps 1 and puts the other under the pile; a side that played its 1 in this round draws 3 and keeps 2; if there are fewer cards than that, it keeps as many as allowed of what is there; with an empty pile it draws nothing, and after round 9 nobody draws. (Our ruling: no draw after round 9.)
ST-B8 = The count of armies that decides who picks the battles is made once in each of the nine rounds, when the orders of both sides lie and before the window after them; later changes of that round do not matter, and the stored counts serve the looking back. (Our ruling.)
ST-B9 = A round goes in this order: the round marker; a window, in which generals may be used and armies bought; the orders; the count of armies; a window; five battles, each with its window; in rounds 3, 6 and 9 the scoring, then a window; the end of the round and the draw; and the next round begins with its marker moving 1 on.
ST-B10 = A battle goes in this order: (1) both cards are opened; (2) generals that act at reveal may be used; (3) a plague that is not ignored acts and ends the battle, which goes on with step 7; (4) each 6 marks the province, Sun Tzu's first; (5) strengths are compared and armies move; (6) the prices of +2 and +3 are paid, first by the side that picks the battles, or by Sun Tzu if nobody picks; (7) a card recycled by a general goes under its pile; (8) the event that lies face up is checked; (9) the window after the battle is opened. (Our ruling: this order.)
ST-B11 = Five legal orders always exist, because the cards 1 to 6 always come back and cannot be paid away, and 1 to 5 fit any province; there is no limit to the hand. (Follows from the other rules.)
ST-B12 = In a normal draw a side keeps 1 of 2 cards if its pile has 2 or more, keeps the card if it has 1 and gets nothing if it has none; after playing its 1 it keeps 2 of 3 if the pile has 3 or more, keeps all if it has 2 or 1 and gets nothing if it has none. (Our ruling: what goes beyond the cases of the rulebook.)
ST-B13 = Both sides draw at the same time and in secret, and the owner of a pile knows which cards went under it. (Our ruling.)
ST-B14 = Example: in round 5 Sun Tzu has 4 armies on the board and King Shao 2, so King Shao decides the order of the battles.
ST-B15 = Orders may be changed until both sides are ready; then they lie, and nobody may look at those of the other side. (Our ruling.)

## Result of a battle

ST-C = The result of a battle
ST-C1 = The higher strength wins, and the difference of the strengths is the margin; if they are equal, nothing moves.
ST-C2 = In a neutral province, or in one of its own, the winner adds as many armies from its pool as the margin says.
ST-C3 = In a province where the loser has more armies than the margin, the loser takes as many back to its pool as the margin says.
ST-C4 = In a province where the loser has just as many armies as the margin, all of them go back to its pool and the province is neutral.
ST-C5 = In a province where the loser has fewer armies than the margin, all of them go back to its pool, and the winner places the rest of the margin there and controls the province.
ST-C6 = If the winner's pool is too small, the missing armies must come from its adjacent provinces, and it chooses from which and how many of each; only when those are used up, they come from any other provinces of its choice; provinces may be emptied and are then neutral; if there are still too few, it places as many as there are, and if it places none, a province that the loser had to leave stays neutral. (Our ruling: as many as there are; our reconstruction: which provinces are adjacent.)
ST-C7 = Example: at Wu Sun Tzu's 5 meets King Shao's 9, so King Shao wins by 4: in the neutral province he then has 4 armies; if he had 2 there, he has 6; if Sun Tzu had 6, Sun Tzu has 2; if Sun Tzu had 4, the province is neutral; if Sun Tzu had 2, King Shao has 2.
ST-C8 = The winner must place its armies, but may first buy armies from its reserves to spare its provinces.

## Reserves

ST-D = Reserves
ST-D1 = At any moment a side may move armies from its reserves to its pool, each for one card of its hand that it puts in the box, and the opponent sees that card.
ST-D2 = Framed cards, 1 to 6, cannot pay, and neither can cards that lie as orders, because they are not in the hand. (Our ruling: the cards that lie as orders.)
ST-D3 = Armies that effects put into the reserves may be bought back, and the reserves may grow beyond 3.
ST-D4 = “At any moment” is offered in every window of all nine rounds, and inside a battle or an event to a side that must mark, place, pay or give up more armies than its pool holds, before any are taken from provinces, but not in the middle of the draw. (Our ruling.)
ST-D5 = Bought armies can be used at once, and several may be bought together.
ST-D6 = Whether buying is offered depends only on what all can see: armies in the reserves and a hand of at least 1 card, or of more than 6 at the start of a round. (Our ruling.)

## Action cards

ST-E = Action cards
ST-E1 = Number cards fight with their value.
ST-E2 = Whoever plays the 1 draws 3 cards at the end of the round and keeps 2, whether that battle is won or not.
ST-E3 = When a 6 is revealed, its owner puts 1 own army, from the pool or, if that is empty, from another province, on its own name box of the province, and may not lay its 6 in that province again; that army counts for nothing and never moves.
ST-E4 = The strength of +1, +2, +3 and -1 is that of the opponent's card plus so much, so a -1 is 1 weaker.
ST-E5 = A +2 costs its owner 1 army and a +3 costs 2 armies, won or lost, which go to the own reserves after the armies of the battle have moved; they come from pool or board, by own choice and mixed at will, as many as there are, and the last army of a province may be taken, which leaves it neutral. (Our ruling: the moment, and as many as there are.)
ST-E6 = If both sides play the same card of +1, +2, +3 and -1, the two cancel each other: nothing moves, and nobody pays.
ST-E7 = A -1 against a plus card counts as 0: the plus card wins by its own number and pays its price.
ST-E8 = Of two different plus cards the larger wins by the difference, and each side pays the price of its own card. (Our ruling: that the loser pays too.)
ST-E9 = A plague means that there is no battle: the other card has no effect at all (a 6 marks nothing, a 1 gives no extra draw, +2 and +3 cost nothing), and the garrison of the province loses half of its armies, rounded down, to its owner's pool; two plagues act once.
ST-E10 = A plague in a neutral province, or on 1 army, removes nothing; it hits the garrison of either side, also that of the side that played it.
ST-E11 = A 6 canceled by a plague marks nothing and may be laid in that province again, and a 1 canceled by a plague gives no extra draw; both still return to the hand. (Our ruling.)
ST-E12 = The 6 marks before strengths are compared, won or lost; if the pool is empty, the army comes from another province of the owner's choice, even its last one; if the owner has armies in the province of the battle only, it comes from there; if the owner has no army at all, the mark is recorded without one. (Our ruling.)
ST-E13 = If both sides lay the 6 in one province, both mark it and the margin is 0; the marks of the two sides are apart, so those of one side do not hinder the 6 of the other.
ST-E14 = Strengths have no lower limit. (Our ruling.)
ST-E15 = Two numbers are compared by value; any number loses by 1, 2 or 3 against +1, +2 or +3 and wins by 1 against -1, whatever the number; -1 loses by 1, 2 or 3 against +1, +2 or +3; of two plus cards the larger wins by the difference; and any of these cards against its like is level.
ST-E16 = Example: King Shao lays the 6 at Chu, so 1 army of his pool goes to his name box of Chu.
ST-E17 = Example: Sun Tzu plays a plague at Wu, where King Shao has 5 armies: 2 go to King Shao's pool, 3 stay.

## Generals

ST-F = Generals (each is used once, then goes to the box)
ST-F1 = King Shao's Standard-bearer: the 6 may be used again in a province where it was used, and another army goes to the name box.
ST-F2 = King Shao's Ambusher, in any phase up to round 6: remove any 1 enemy army from a province to its owner's pool.
ST-F3 = King Shao's Healer, at reveal: a plague counts as strength 0 and has no effect.
ST-F4 = King Shao's Plague Lord, at the start of a round: in this round every plague, of either side, leaves only 1 army.
ST-F5 = King Shao's Plague-bearer, at reveal: the own plague just played goes under the own pile, and the top card of the pile goes to the box.
ST-F6 = Sun Tzu's Marshal, in any phase up to round 6: move 1 own army to an adjacent province that is neutral or his.
ST-F7 = Sun Tzu's Deceiver, at reveal: one own 7, 8, 9 or 10 counts as a 6 that makes no mark, also where the 6 was used.
ST-F8 = Sun Tzu's Vanguard, before the game: the marker on the score track starts 1 step on his side.
ST-F9 = Sun Tzu's Scribe, at reveal: the own -1 just played goes under the own pile, and the top card of the pile goes to the box.
ST-F10 = Sun Tzu's Recruiter, in any phase up to round 6: add 1 army from the pool to a province that he already holds.
ST-F11 = “Any phase” means these windows and no moment inside a battle: at the start of the round before the orders; after the orders before the first reveal; after each battle, after the fifth also before scoring; and after scoring; in a window the first side is asked first, then the other, in turn until both pass one after the other; the first side is the one that picks the battles of this round, before that is known the one of the round before, and where nobody picks Sun Tzu. (Our ruling.)
ST-F12 = A general is used by choice, never by force, is shown to both sides when used, and does not come back.
ST-F13 = At reveal, when both cards are open, King Shao is asked first and then Sun Tzu, once each. (Our ruling.)
ST-F14 = Who is asked for a general depends only on what all can see, never on which general is held: a side with an unused general in every window of rounds 1 to 6; in rounds 7 to 9 King Shao only, and only at the start of the round; at reveal King Shao if his own card is a plague and his pile is not empty, or if Sun Tzu's card alone is a plague; at reveal Sun Tzu if his own card is a -1 and his pile is not empty, or if it is a 7 to 10 and King Shao's card is no plague; buying is offered in the same windows. (Our ruling.)
ST-F15 = King Shao may lay the 6 in a province that his 6 has marked only while he holds the Standard-bearer unused, who is shown and spent when that 6 is revealed, even if a plague cancels the 6, and then there is no second mark. (Our ruling.)
ST-F16 = The Ambusher cannot remove an army from a name box; if he removes the last army of a province, it is neutral.
ST-F17 = The Healer works against Sun Tzu's plague only, and not if King Shao's card is a plague too; the plague ignored, a number wins by its value (a 6 marks, a 1 gives the extra draw), a plus card wins by its number and pays its price, and a -1 is worth -1 and loses by 1. (Our ruling: against Sun Tzu's plague only, and not against two plagues.)
ST-F18 = The Plague Lord is announced openly in the window at the start of any round from 1 to 9; in that round a garrison of 1 or none loses nothing to a plague, and two plagues still act once.
ST-F19 = The Plague-bearer and the Scribe are decided on at reveal: the card acts as usual first, then it goes under the pile, and the pile's top card, seen by both sides, goes to the box; this is not possible with an empty pile, and with 1 card in the pile that card leaves and the recycled one is the pile; it is allowed also when a plague canceled the -1. (Our ruling: also when a plague canceled the -1.)
ST-F20 = The Marshal may take the army from any own province, its last army too, which leaves it neutral; the Recruiter needs an army in the pool, bought just before if need be. (Our ruling.)
ST-F21 = The card that the Deceiver counts as a 6 is a 6 for strength and for events, marks nothing and is no 9 or 10; it goes to the box at the end of the round; he cannot be used against a plague, where he would do nothing. (Our ruling.)
ST-F22 = The Vanguard, if kept, is shown and used by itself when the setup is finished. (Our ruling.)
ST-F23 = Generals limited to round 6 are useless from round 7 on; the window after the scoring of round 6 is their last.

## Events

ST-G = Events (an option): one lies face up; when its condition holds, it acts and goes to the box, and the next is turned up
ST-G1 = Four Plagues: when four plagues have been played in the game, each side moves 1 army from its pool to its reserves, or, if its pool is empty, 1 army of its own choice from the board.
ST-G2 = Three Sixes: a side that has used its 6 in three provinces may take another own general from those put back.
ST-G3 = Beaten Nine: the owner of a 9 that did not win its battle puts 1 army into the reserves.
ST-G4 = Beaten Ten: the owner of a 10 that did not win its battle puts 2 armies into the reserves.
ST-G5 = Two Ones: when both sides played a 1 in the same province, the side behind on points gains 1 point; if they are level, nothing happens.
ST-G6 = The conditions are checked after each battle; Four Plagues and Three Sixes describe a state and act when they are turned up if it is already true, the others only by what happens while they lie face up. (Our ruling.)
ST-G7 = When the fifth event has been used, its effect first, the game ends at once and without scoring: the marker on the score track decides, in its center the larger pool, and if the pools are equal too, it is a draw. (Our ruling: the pools, and the draw.)
ST-G8 = A battle counts for Beaten Nine, Beaten Ten and Two Ones only if the event lay face up when the cards of the battle were revealed; one of these turned up after that battle waits for the next. (Our ruling.)
ST-G9 = Four Plagues counts what both sides played together: two plagues in one battle are two; ignored and recycled plagues count, a recycled one again when it is played again; plagues paid away for reserves do not count. (Our ruling.)
ST-G10 = Three Sixes counts the different provinces that the side has marked; a second mark in one province, a 6 canceled by a plague and a card counted as a 6 add nothing. (Our ruling.)
ST-G11 = For Three Sixes the general is picked in secret, kept face down and can be used from then on, beside a general still held; it is never the Vanguard, and taking none is allowed; that a general was taken is open, which one is not. (Our ruling.)
ST-G12 = For Beaten Nine and Beaten Ten a tie counts as not won, and a card against a plague that acts does not count, as there was no battle; the owner chooses pool or board for the armies, as many as there are. (Our ruling.)
ST-G13 = If both sides meet the condition at once (9 against 9, 10 against 10, or both with three marked provinces when Three Sixes is turned up), both carry out the effect and the card is used once; the side that is asked first in a window chooses first, but for Three Sixes both pick at the same time. (Our ruling.)
ST-G14 = An event whose effect changes nothing (a level score, no general taken, no armies) is used all the same. (Our ruling.)
ST-G15 = Two Ones moves the marker on the score track 1 step toward the side behind, and so can never bring it to an end. (Follows from the other rules.)
ST-G16 = An event that can no longer happen stays face up to the end of the game, and no other is turned up. (Follows from the other rules.)

## Scoring and end

ST-H = Scoring and the end of the game
ST-H1 = Each side adds up the current values of the provinces it controls, and the marker on the score track moves by the difference toward the side with more, but not beyond an end; if both have the same, it stays; neutral provinces give nothing. (Our ruling: not beyond an end.)
ST-H2 = After a scoring every score marker turns to its next value: that of round 3, then of 6, then of 9.
ST-H3 = If the marker on the score track is at an end after round 3 or 6, the side of that end wins at once.
ST-H4 = After round 9 the side wins that the marker on the score track is on; if it is in the center, the side with more armies in the pool; if these are equal too, it is a draw. (Our ruling: the draw.)
ST-H5 = Example: after round 3, with the marker in the center, Sun Tzu holds Wu and Qin for 2 points and King Shao holds Chu, Jin-Yan and Han-Qi for 5: the marker moves three steps toward King Shao.
ST-H6 = Example: the score marker of Qin gives 1 point in round 3, 4 in round 6 and 3 in round 9; it is turned after the scorings of rounds 3 and 6.
ST-H7 = For the last tie only the armies in the pool count, not those in the reserves, on the board or on name boxes; the window after the scoring of round 9 comes before it, so armies can still be bought. (Our ruling.)

## Options

ST-X = Options where editions differ (the Polish edition is the default)
ST-X1 = The fixed order of battles holds in rounds 1 to 3 (Polish edition), or in round 1 only (French edition), and then, if the counts are equal, the last side that picked stays the one, and if there is none yet, the fixed order holds.
ST-X2 = By the event Two Ones the side behind gains 1 point (Polish edition); or it may put 1 army of its pool into that province, if that is neutral or its own (English edition); or it wins that battle by 1 when the event acts, with the armies moving as after any battle (French edition); if the sides are level, nothing happens in all three. (Our ruling: the limit of the English edition.)
ST-X3 = The Plague Lord makes every plague of the round leave only 1 army (Polish edition), or only the plagues of his owner (French edition).
