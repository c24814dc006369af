### The rules of Sun Tzu: one id, one rule of a few short sentences. Ids never change; their order is the order of reading.
###
### Terms: side = Sun Tzu (blue) or King Shao (red); pool = armies that can be placed; reserves = armies
### that must first be bought; framed cards = 1 to 6; plus cards = +1, +2, +3; deck = a side's face-down
### action cards; name box = the space with a province's name on a side's own edge of the board; value tile =
### the three values of a province; score marker = the one on the score track; spare general = one set aside
### during setup; window = a moment of ST-F11.
###
### The marks at the end: "(Our ruling.)" where no source settles it, with the part in question where it is
### not the whole; "(Follows from the other rules.)" where it is a conclusion.

## Setup

ST-A = Setup
ST-A1 = The game is for 2 players. Each side has 21 identical armies: 18 in the pool, from which armies are placed, and 3 in the reserves, which must be bought first. Where a custom pack prints other numbers on cards or boards, those replace the numbers in these rules.
ST-A2 = Each side secretly keeps 1 of its 5 generals, face down, and sets the other 4 aside as spare generals.
ST-A3 = Each side starts with a hand of 10 cards: its six framed cards (1 to 6) and 4 cards drawn from its own shuffled deck of 14. The remaining 10 cards are its face-down deck.
ST-A4 = Draw 5 of the 10 value tiles at random and place one in each province with the value for round 3 showing. Remove the other 5 from the game.
ST-A5 = The score marker starts in the center, 9 spaces from either end, and the round marker starts on 1.
ST-A6 = If you play with events (an option), shuffle the 5 events and turn the first one face up.
ST-A7 = The beginner game has no events, no generals, and no +2 or +3 cards, so each deck has 12 cards: 4 are drawn and 8 remain. All 21 armies start in the pool; there are no reserves.
ST-A8 = A side controls a province if it has armies there; both sides never have armies in the same province. A province without armies is neutral, and all provinces start neutral. Armies on name boxes (the spaces with the province names on each side's edge of the board) control nothing.
ST-A9 = These are secret: hands, orders until they are revealed, the order of cards in the decks, the general kept face down, and the four spare generals. Everything else is public: the board, the pools and reserves, the number of cards in each hand and deck, all three values of each value tile, and every removed card except spare generals. (Our ruling.)
ST-A10 = Setup order is events, armies, generals, hands, value tiles, so generals are chosen before hands and value tiles are known. (Our ruling: that this order binds.)

## Round

ST-B = The round (at most nine rounds are played)
ST-B1 = Both sides secretly play one card from hand to each of the five provinces as their orders. Then the battles are fought.
ST-B2 = Battles are fought one province at a time: reveal both cards, determine the result, and move the armies before going on to the next province.
ST-B3 = In rounds 1 to 3, battles are fought in the fixed order Qin, Chu, Jin-Yan, Han-Qi, Wu.
ST-B4 = Starting in round 4, the side with fewer armies on the board (not counting name boxes) chooses each next province, knowing the results so far. If tied, the side that had fewer in the previous round chooses, looking back round by round as far as round 1. If the counts were always equal, no one chooses and the fixed order applies. (Our ruling: the name boxes, choosing battle by battle, looking back further, and the fixed order if the numbers never differed.)
ST-B5 = Points are scored only after rounds 3, 6, and 9.
ST-B6 = At the end of a round, played framed cards (1 to 6) return to their owners' hands; all other played cards are removed from the game.
ST-B7 = Then each side draws 2 cards from its deck, keeps 1, and puts the other on the bottom. A side that played its 1 this round draws 3 and keeps 2. If there are fewer cards, it keeps as many as allowed of those drawn. With an empty deck it draws nothing. No one draws after round 9. (Our ruling: no draw after round 9.)
ST-B8 = The army count that decides who chooses the battles is made once per round, when both sides' orders are set and before the window that follows. Later changes that round do not matter. Past counts are kept for looking back. (Our ruling.)
ST-B9 = Each round has this order: the round marker; a window, in which generals may be used and armies bought; orders; the army count; a window; five battles, each followed by a window; in rounds 3, 6, and 9, scoring and a window; the end of the round and the draw. Each new round begins by moving the round marker 1 space.
ST-B10 = Each battle has this order: (1) reveal both cards; (2) generals that work at the reveal may be used; (3) a plague that is not canceled takes effect and ends the battle (go to step 7); (4) each 6 marks the province, Sun Tzu's first; (5) compare strengths and move armies; (6) pay for +2 and +3 cards, starting with the side that chooses the battles, or with Sun Tzu if no one does; (7) a card recycled by a general goes to the bottom of its deck; (8) check the face-up event; (9) the window after the battle. (Our ruling: this order.)
ST-B11 = There are always five legal orders, because cards 1 to 6 always return, cannot be used as payment, and 1 to 5 can be played anywhere. There is no hand limit. (Follows from the other rules.)
ST-B12 = Normal draw: with 2 or more cards in the deck, keep 1 of 2; with 1, keep it; with none, draw nothing. After playing the 1: with 3 or more cards in the deck, keep 2 of 3; with 2 or 1, keep all; with none, draw nothing. (Our ruling: what goes beyond the cases of the rulebook.)
ST-B13 = Both sides draw simultaneously and in secret. The owner of a deck knows which cards went to the bottom. (Our ruling.)
ST-B14 = Example: in round 5, Sun Tzu has 4 armies on the board and King Shao has 2, so King Shao chooses the order of battles.
ST-B15 = Orders may be changed until both sides are ready. Then they are final, and neither side may look at the other's. (Our ruling.)

## Result of a battle

ST-C = The result of a battle
ST-C1 = The higher strength wins, and the difference is the margin. If strengths are equal, nothing moves.
ST-C2 = In a neutral province or one it controls, the winner adds armies from its pool equal to the margin.
ST-C3 = If the loser has more armies in the province than the margin, the loser returns as many as the margin to its pool.
ST-C4 = If the loser has exactly as many armies as the margin, all of them return to its pool and the province becomes neutral.
ST-C5 = If the loser has fewer armies than the margin, all of them return to its pool; the winner places the rest of the margin there and controls the province.
ST-C6 = If the winner's pool is too small, the missing armies must come from its adjacent provinces, in any combination it chooses; only when those are empty, from any of its other provinces. Emptied provinces become neutral. If there are still too few, it places as many as it has; if it places none, a province the loser had to leave stays neutral. (Our ruling: as many as there are; our reconstruction: which provinces are adjacent.)
ST-C7 = Example: in Wu, Sun Tzu's 5 meets King Shao's 9, so King Shao wins by 4. If Wu was neutral, he now has 4 armies there; if he had 2, he has 6. If Sun Tzu had 6, he has 2 left; if Sun Tzu had 4, Wu is neutral; if Sun Tzu had 2, King Shao now has 2.
ST-C8 = The winner must place its armies, but may first buy armies from its reserves to avoid taking them from its provinces.

## Reserves

ST-D = Reserves
ST-D1 = At any time, a side may buy armies, moving them from its reserves to its pool. Each costs one card from hand, which is shown to the opponent and removed from the game.
ST-D2 = Framed cards (1 to 6) cannot pay, and neither can cards played as orders, since they are not in hand. (Our ruling: the cards played as orders.)
ST-D3 = Armies that effects move to the reserves may be bought back, and the reserves may exceed 3.
ST-D4 = “At any time” means in every window of all nine rounds, and during a battle or event for a side that must mark, place, pay, or give up more armies than its pool holds, before any are taken from provinces. It does not include the draw. (Our ruling.)
ST-D5 = Bought armies can be used immediately, and several may be bought together.
ST-D6 = Whether buying is offered depends only on public information: armies in the reserves and at least 1 card in hand (more than 6 at the start of a round). (Our ruling.)

## Action cards

ST-E = Action cards
ST-E1 = A number card's strength is its number.
ST-E2 = A side that plays its 1 draws 3 cards at the end of the round and keeps 2, whether or not it wins the battle.
ST-E3 = When a 6 is revealed, its owner puts 1 army (from the pool or, if the pool is empty, from another province) on its own name box for the province and may not play its 6 there again. That army counts for nothing and never moves.
ST-E4 = The strength of +1, +2, +3, or −1 is the strength of the opposing card plus or minus that number, so a −1 is 1 weaker.
ST-E5 = A +2 costs its owner 1 army and a +3 costs 2, win or lose. They go to the owner's reserves after the battle's armies have moved. The owner takes them from the pool or the board in any combination, as many as there are. Taking a province's last army leaves it neutral. (Our ruling: the moment, and as many as there are.)
ST-E6 = If both sides play the same +1, +2, +3, or −1, the cards cancel out: nothing moves and no one pays. (Our ruling: no one pays.)
ST-E7 = A −1 against a plus card counts as 0: the plus card wins by its number and must be paid for.
ST-E8 = Between two different plus cards, the larger wins by the difference. Each side pays for its own card. (Our ruling.)
ST-E9 = A plague means there is no battle. The other card has no effect (a 6 marks nothing, a 1 gives no extra draw, and +2 and +3 cost nothing), and half of the armies in the province, rounded down, return to their owner's pool. Two plagues take effect once.
ST-E10 = A plague in a neutral province or on 1 army removes nothing. It affects the armies of either side, including those of the side that played it.
ST-E11 = A 6 canceled by a plague marks nothing and may be played there again; a 1 canceled by a plague gives no extra draw. Both still return to the hand. (Our ruling.)
ST-E12 = The 6 marks before strengths are compared, win or lose. If the pool is empty, the army comes from another province of the owner's choice, even its last army. If the owner has armies only in this province, it comes from here. If the owner has no armies at all, the mark is recorded without one. (Our ruling.)
ST-E13 = If both sides play a 6 in the same province, both mark it and the margin is 0. Marks are separate: one side's mark does not restrict the other side's 6.
ST-E14 = Strength has no lower limit. (Our ruling.)
ST-E15 = Numbers compare by value. Any number loses by 1, 2, or 3 to +1, +2, or +3 and beats −1 by 1. A −1 loses by 1, 2, or 3 to +1, +2, or +3. Between two plus cards, the larger wins by the difference. Identical cards tie.
ST-E16 = Example: King Shao plays the 6 to Chu, so 1 army from his pool goes to his name box of Chu.
ST-E17 = Example: Sun Tzu plays a plague to Wu, where King Shao has 5 armies: 2 return to King Shao's pool and 3 stay.

## Generals

ST-F = Generals (each is used once, then removed from the game)
ST-F1 = King Shao's Standard-Bearer: the 6 may be played again in a province it has already marked; another army goes to the name box.
ST-F2 = King Shao's Ambusher, in any window through round 6: return any 1 enemy army from a province to its owner's pool.
ST-F3 = King Shao's Healer, at the reveal: a plague counts as strength 0 and has no effect.
ST-F4 = King Shao's Plague Lord, at the start of a round: this round, every plague by either side leaves only 1 army.
ST-F5 = King Shao's Plague-Bearer, at the reveal: the plague he has just played goes to the bottom of his deck, and the top card of the deck is removed from the game.
ST-F6 = Sun Tzu's Marshal, in any window through round 6: move 1 of his armies to an adjacent province that is neutral or under his control.
ST-F7 = Sun Tzu's Deceiver, at the reveal: one of his cards 7, 8, 9, or 10 counts as a 6 that does not mark the province, even where his 6 was used.
ST-F8 = Sun Tzu's Vanguard, before the game: the score marker starts 1 space toward his end.
ST-F9 = Sun Tzu's Scribe, at the reveal: the −1 he has just played goes to the bottom of his deck, and the top card of the deck is removed from the game.
ST-F10 = Sun Tzu's Recruiter, in any window through round 6: add 1 army from the pool to a province he controls.
ST-F11 = The windows are: at the start of the round before orders; after orders before the first reveal; after each battle (after the fifth, before scoring); after scoring; and after the fifth event if the score marker is in the center (ST-G7). There is no window inside a battle. In a window the sides alternate until both pass in a row. The side that chooses the battles this round goes first; before that is known, the side that chose in the previous round; if no one chooses, Sun Tzu. (Our ruling.)
ST-F12 = A general is used only when its owner chooses, except for the Standard-Bearer (ST-F15) and the Vanguard (ST-F22). It is shown to both sides when it is used, and does not come back.
ST-F13 = At the reveal, when both cards are face up, King Shao is asked first and then Sun Tzu, once each. (Our ruling.)
ST-F14 = Who is asked about a general depends only on public information, never on which general is held. A side with an unused general is asked in every window of rounds 1 to 6; in rounds 7 to 9 only King Shao is asked, and only at the start of the round. At the reveal, King Shao is asked if his card is a plague and his deck is not empty, or if only Sun Tzu's card is a plague; Sun Tzu is asked if his card is a −1 and his deck is not empty, or if it is 7 to 10 and King Shao's card is not a plague. Buying is offered in the same windows. (Our ruling.)
ST-F15 = King Shao may play his 6 in a province that a 6 of his has marked only while he has the unused Standard-Bearer, who is revealed and spent when that 6 is revealed. If a plague cancels the 6, the Standard-Bearer is still spent and there is no second mark. (Our ruling.)
ST-F16 = The Ambusher cannot remove an army from a name box. If he removes the last army in a province, it becomes neutral. (Our ruling: the name boxes.)
ST-F17 = The Healer works only against Sun Tzu's plague, and not if King Shao's card is also a plague. With the plague canceled, a number wins by its value (a 6 marks, a 1 gives the extra draw), a plus card wins by its number and is paid for, and a −1 has strength −1 and loses by 1. (Our ruling: against Sun Tzu's plague only, and not against two plagues.)
ST-F18 = The Plague Lord is announced publicly in the window at the start of any round, 1 to 9. In that round, a province with 1 army or none loses nothing to a plague, and two plagues still take effect once.
ST-F19 = The Plague-Bearer and the Scribe are used at the reveal. The card takes effect as usual, then goes to the bottom of the deck, and the deck's top card, shown to both sides, is removed from the game. This is not possible with an empty deck; with 1 card in the deck, that card is removed and the recycled card becomes the deck. It is allowed even if a plague canceled the −1. (Our ruling: not with an empty deck, and also when a plague canceled the −1.)
ST-F20 = The Marshal may take the army from any of Sun Tzu's provinces, even the last one, leaving it neutral. The Recruiter needs an army in the pool, which may be bought just before. (Our ruling.)
ST-F21 = The card that the Deceiver counts as a 6 is a 6 for strength and events, marks nothing, and is not a 9 or 10. It is removed from the game at the end of the round. The Deceiver cannot be used against a plague. (Our ruling.)
ST-F22 = The Vanguard, if kept, is revealed and used automatically at the end of setup. (Our ruling.)
ST-F23 = Generals limited to round 6 cannot be used in round 7 or later; the window after scoring in round 6 is their last.

## Events

ST-G = Events (optional): one is face up; when its condition is met, it takes effect, is removed from the game, and the next is turned up
ST-G1 = Four Plagues: once four plagues have been played this game, each side moves 1 army from its pool to its reserves, or 1 army of its choice from the board if its pool is empty.
ST-G2 = Three Sixes: a side that has used its 6 in three provinces may take one of its spare generals.
ST-G3 = Beaten Nine: a side whose 9 does not win its battle moves 1 army to its reserves.
ST-G4 = Beaten Ten: a side whose 10 does not win its battle moves 2 armies to its reserves.
ST-G5 = Two Ones: when both sides play a 1 in the same province, the side that is behind gains 1 point; if the score is tied, nothing happens.
ST-G6 = Conditions are checked after each battle. Four Plagues and Three Sixes describe a state, so they take effect when turned up if that state already exists; the others respond only to what happens while they are face up. (Our ruling.)
ST-G7 = When the fifth event has been resolved, the game ends without scoring. The score marker decides. If it is in the center, there is one last window, as after round 9 (ST-H7), and then the larger pool wins; if the pools are equal, the game is a draw. (Our ruling: the window, the pools, and the draw.)
ST-G8 = A battle counts for Beaten Nine, Beaten Ten, and Two Ones only if the event was face up when the battle's cards were revealed. An event turned up after a battle waits for the next one. (Our ruling.)
ST-G9 = Four Plagues counts plagues played by both sides: two in one battle count as two; canceled and recycled plagues count, and a recycled one counts again when replayed. Plagues used as payment do not count. (Our ruling.)
ST-G10 = Three Sixes counts the different provinces a side has marked. A second mark in the same province, a 6 canceled by a plague, and a card counted as a 6 add nothing. (Our ruling.)
ST-G11 = For Three Sixes, the spare general is chosen secretly, kept face down, and can be used from then on, in addition to a general still held. It cannot be the Vanguard, and the side may take none. Whether a general was taken is public; which one is not. (Our ruling.)
ST-G12 = For Beaten Nine and Beaten Ten, a tie counts as not winning. A card facing a plague that takes effect does not count, since there was no battle. The owner chooses armies from the pool or the board, as many as there are. (Our ruling.)
ST-G13 = If both sides meet the condition at the same time (9 against 9, 10 against 10, or both with three marked provinces when Three Sixes is turned up), both carry out the effect and the event is resolved once. The side asked first in a window chooses first; for Three Sixes both choose simultaneously. (Our ruling.)
ST-G14 = An event whose effect changes nothing (a tied score, no general taken, no armies) still counts as resolved. (Our ruling.)
ST-G15 = Two Ones moves the score marker 1 space toward the side that is behind, so it can never move it to an end. (Follows from the other rules.)
ST-G16 = An event that can no longer happen stays face up for the rest of the game, and no other is turned up. (Follows from the other rules.)

## Scoring and end

ST-H = Scoring and the end of the game
ST-H1 = Each side adds up the current values of the provinces it controls. The score marker moves by the difference toward the side with more, but not past an end. If equal, it stays. Neutral provinces score nothing. (Our ruling: not past an end.)
ST-H2 = After each scoring, turn every value tile to its next value: round 3, then 6, then 9.
ST-H3 = If the score marker is at an end after round 3 or 6, that side wins immediately.
ST-H4 = After round 9, the side whose half of the track holds the score marker wins. If it is in the center, the side with more armies in its pool wins; if these are equal, the game is a draw. (Our ruling: the draw.)
ST-H5 = Example: after round 3, with the score marker in the center, Sun Tzu controls Wu and Qin for 2 points and King Shao controls Chu, Jin-Yan, and Han-Qi for 5. The marker moves three spaces toward King Shao.
ST-H6 = Example: the value tile of Qin gives 1 point in round 3, 4 in round 6, and 3 in round 9; it is turned after scoring in rounds 3 and 6.
ST-H7 = For the final tiebreaker, only armies in the pool count, not those in the reserves, on the board, or on name boxes. A window comes first, so armies can still be bought: the one after scoring in round 9, or the one after the fifth event (ST-G7). (Our ruling.)

## Options

ST-X = Options where editions differ (the Polish edition is the default)
ST-X1 = The fixed order of battles applies in rounds 1 to 3 (Polish edition), or only in round 1 (French edition). In the French edition, if the counts are equal, the side that chose last chooses again; if no side has chosen yet, the fixed order applies.
ST-X2 = With the Two Ones event, the side that is behind gains 1 point (Polish edition); or it may add 1 army from its pool to that province if it is neutral or its own (English edition); or it wins that battle by 1 when the event takes effect, and armies move as after any battle (French edition). In all three, nothing happens if the score is tied. (Our ruling: the limit of the English edition.)
ST-X3 = The Plague Lord makes every plague this round leave only 1 army (Polish edition), or only King Shao's plagues (French edition).
ST-X4 = With the option “announced”, the side that chooses the order of battles (ST-B4) names all five provinces in their order before the first cards of the round are revealed, and the order can no longer be changed. Otherwise it chooses battle by battle.
