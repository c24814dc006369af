### The words of Sun Tzu. Arguments: see platform.ftl.

sun_tzu-title = Sun Tzu

## Names

sun_tzu-seat-sun_tzu = Sun Tzu
sun_tzu-seat-shao = King Shao
sun_tzu-seat-nobody = nobody
# The same, by the number of the seat.
sun_tzu-seat-0 = { sun_tzu-seat-sun_tzu }
sun_tzu-seat-1 = { sun_tzu-seat-shao }

sun_tzu-province-QIN = Qin
sun_tzu-province-CHU = Chu
sun_tzu-province-JIN-YAN = Jin-Yan
sun_tzu-province-HAN-QI = Han-Qi
sun_tzu-province-WU = Wu

sun_tzu-card-1 = 1
sun_tzu-card-2 = 2
sun_tzu-card-3 = 3
sun_tzu-card-4 = 4
sun_tzu-card-5 = 5
sun_tzu-card-6 = 6
sun_tzu-card-7 = 7
sun_tzu-card-8 = 8
sun_tzu-card-9 = 9
sun_tzu-card-10 = 10
sun_tzu-card-minus-1 = -1
sun_tzu-card-plus-1 = +1
sun_tzu-card-plus-2 = +2
sun_tzu-card-plus-3 = +3
sun_tzu-card-plague = plague

sun_tzu-general-second_six = Standard-bearer
sun_tzu-general-second_six-about = King Shao may use the 6 again in a province that it has already marked; another army goes to the name box.
sun_tzu-general-ambush = Ambusher
sun_tzu-general-ambush-about = In any window up to round 6 King Shao removes 1 of Sun Tzu's armies from a province to its pool.
sun_tzu-general-healer = Healer
sun_tzu-general-healer-about = When the cards are revealed, King Shao makes Sun Tzu's plague count as strength 0 without effect, unless his own card is a plague too.
sun_tzu-general-great_plague = Plague Lord
sun_tzu-general-great_plague-about = At the start of a round King Shao announces that every plague of this round leaves only 1 army; by the option of the French edition only his own plagues do.
sun_tzu-general-plague_bearer = Plague-bearer
sun_tzu-general-plague_bearer-about = When the cards are revealed, King Shao's own plague is put under his pile after it has acted, and the pile's top card goes to the box.
sun_tzu-general-march = Marshal
sun_tzu-general-march-about = In any window up to round 6 Sun Tzu moves 1 of his armies to an adjacent province that is neutral or his.
sun_tzu-general-feint = Deceiver
sun_tzu-general-feint-about = When the cards are revealed and King Shao's is no plague, Sun Tzu's 7, 8, 9 or 10 counts as a 6 that makes no mark.
sun_tzu-general-vanguard = Vanguard
sun_tzu-general-vanguard-about = The marker on the score track starts 1 step on Sun Tzu's side.
sun_tzu-general-scribe = Scribe
sun_tzu-general-scribe-about = When the cards are revealed, Sun Tzu's own -1 is put under his pile after it has acted, and the pile's top card goes to the box.
sun_tzu-general-levy = Recruiter
sun_tzu-general-levy-about = In any window up to round 6 Sun Tzu adds 1 army from his pool to a province that he holds.

sun_tzu-event_card-four_plagues = Four Plagues
sun_tzu-event_card-four_plagues-about = When four plagues have been played in the game, each side moves 1 army from its pool to its reserves, or from the board if its pool is empty.
sun_tzu-event_card-three_sixes = Three Sixes
sun_tzu-event_card-three_sixes-about = A side whose 6 has marked three provinces may secretly take another of its generals that were put back.
sun_tzu-event_card-nine_beaten = Beaten Nine
sun_tzu-event_card-nine_beaten-about = The owner of a 9 that did not win its battle puts 1 army into the reserves.
sun_tzu-event_card-ten_beaten = Beaten Ten
sun_tzu-event_card-ten_beaten-about = The owner of a 10 that did not win its battle puts 2 armies into the reserves.
sun_tzu-event_card-two_ones = Two Ones
sun_tzu-event_card-two_ones-about = When both sides played a 1 in the same province, the side behind on points gains 1 point, or what the option of another edition gives it; if they are level, nothing happens.

# What goes on now: the second half of a refusal, after a colon.
sun_tzu-now-keep_general = both sides are choosing the general that they keep
sun_tzu-now-orders = both sides are laying their orders
sun_tzu-now-start_of_round = this is the window at the start of the round
sun_tzu-now-after_orders = this is the window between the orders and the first battle
sun_tzu-now-after_battle = this is the window after a battle
sun_tzu-now-after_scoring = this is the window after the scoring
sun_tzu-now-next_battle = the next province to fight over is being picked
sun_tzu-now-at_reveal = the cards of a battle have just been revealed
sun_tzu-now-buy = a side that lacks armies may buy some
sun_tzu-now-source = a side is choosing where an army comes from
sun_tzu-now-draw = cards are being drawn
sun_tzu-now-take_general = a general that was put back may be taken
sun_tzu-now-reinforce = the side behind may put an army into the province

## Questions

sun_tzu-ask-keep_general = Which general do you keep? The other four go back to the box.
sun_tzu-ask-orders = Lay one card at each of the five provinces; when all five lie, say that you are ready.
sun_tzu-ask-start_of_round = The round begins. Do you use a general or buy armies before the orders?
sun_tzu-ask-after_orders = The orders lie. Do you use a general or buy armies before the first battle?
sun_tzu-ask-after_battle = The battle is over. Do you use a general or buy armies before the game goes on?
sun_tzu-ask-after_scoring = The scoring is over. Do you use a general or buy armies before the round ends?
sun_tzu-ask-next_battle = Which province is fought over next?
sun_tzu-ask-at_reveal = Both cards are open. Do you use a general in this battle?
sun_tzu-ask-buy = You need more armies than your pool holds. Do you buy armies from your reserves first?
sun_tzu-ask-source = Where does the next army come from?
sun_tzu-ask-draw = Which of the cards that you drew goes under your pile? You keep the others.
sun_tzu-ask-take_general = Do you take another of your generals that were put back? Your opponent does not see which.
sun_tzu-ask-reinforce = Do you put 1 army of your pool into the province of this battle?

## Options

sun_tzu-option-lay = Lay the { $card } at { $province }
sun_tzu-option-back = Take your order at { $province } back into your hand
sun_tzu-option-ready = Ready: your five orders lie
sun_tzu-option-pass = Pass
sun_tzu-option-reinforce = Put 1 army of your pool into the province
sun_tzu-option-buy = Put the { $card } in the box and move 1 army from your reserves to your pool
sun_tzu-option-under = Put the { $card } under your pile
sun_tzu-option-fight = Fight at { $province } next
sun_tzu-option-from = { $source_id ->
    [pool] Take 1 army from your pool
   *[other] Take 1 army from { $source }
}
sun_tzu-option-use = { $general_id ->
    [ambush] Use the { $general }: 1 enemy army leaves { $province }
    [levy] Use the { $general }: add 1 army from your pool at { $province }
    [march] Use the { $general }: move 1 army from { $from } to { $to }
    [healer] Use the { $general }: the plague has no effect
    [great_plague] Use the { $general }: plagues of this round leave only 1 army
    [plague_bearer] Use the { $general }: your plague goes under your pile
    [scribe] Use the { $general }: your -1 goes under your pile
    [feint] Use the { $general }: your card counts as a 6
   *[other] Use the { $general }
}
sun_tzu-option-keep = Keep the { $general }
sun_tzu-option-take = Take the { $general }

## What happened

# $marker (Number) is positive on Sun Tzu's side of the score track.
sun_tzu-marker = { $marker_sign ->
    [plus] the marker stands { $marker_size ->
        [one] 1 step
       *[other] { $marker_size } steps
    } on Sun Tzu's side
    [minus] the marker stands { $marker_size ->
        [one] 1 step
       *[other] { $marker_size } steps
    } on King Shao's side
   *[zero] the marker stands in the center
}

sun_tzu-event-event_up = An event is turned up: { $event }.
sun_tzu-event-general_kept = { $seat } keeps the { $general }, face down.
sun_tzu-event-drew = { $seat } draws the { $card }.
sun_tzu-event-cards_drawn = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
sun_tzu-event-score_marker = { $province } is worth { $round_3 } after round 3, { $round_6 } after round 6 and { $round_9 } after round 9.
sun_tzu-event-round = Round { $round } begins.
sun_tzu-event-order = { $seat } lays the { $card } at { $province }.
sun_tzu-event-order_back = { $seat } takes the { $card } back from { $province }.
sun_tzu-event-ready = { $seat } is ready.
sun_tzu-event-armies_counted = Armies on the board: Sun Tzu { $sun_tzu }, King Shao { $shao }.
sun_tzu-event-decides = { $seat } picks the order of the battles in this round.
sun_tzu-event-reveal = Battle at { $province }: Sun Tzu shows the { $sun_tzu_card }, King Shao the { $shao_card }.
sun_tzu-event-general_used = { $seat } uses the { $general }.
sun_tzu-event-plague = { $lost ->
    [0] The plague at { $province } takes no armies.
    [one] The plague at { $province } takes 1 army of { $seat }.
   *[other] The plague at { $province } takes { $lost } armies of { $seat }.
}
sun_tzu-event-marked = { $source_id ->
    [pool] { $seat } marks { $province } for the 6: 1 army of the pool goes to its name box.
    [nowhere] { $seat } marks { $province } for the 6, without an army.
   *[other] { $seat } marks { $province } for the 6: 1 army from { $source } goes to its name box.
}
sun_tzu-event-won = { $seat } wins at { $province } by { $margin }.
sun_tzu-event-tie = At { $province } the strengths are equal: nothing moves.
sun_tzu-event-withdrew = { $count ->
    [one] 1 army of { $seat } goes from { $province } back to the pool.
   *[other] { $count } armies of { $seat } go from { $province } back to the pool.
}
sun_tzu-event-placed = { $source_id ->
    [pool] { $count ->
        [one] { $seat } places 1 army from the pool at { $province }.
       *[other] { $seat } places { $count } armies from the pool at { $province }.
    }
   *[other] { $count ->
        [one] { $seat } moves 1 army from { $source } to { $province }.
       *[other] { $seat } moves { $count } armies from { $source } to { $province }.
    }
}
sun_tzu-event-to_reserves = { $source_id ->
    [pool] { $count ->
        [one] { $seat } puts 1 army from the pool into the reserves.
       *[other] { $seat } puts { $count } armies from the pool into the reserves.
    }
   *[other] { $count ->
        [one] { $seat } puts 1 army from { $source } into the reserves.
       *[other] { $seat } puts { $count } armies from { $source } into the reserves.
    }
}
sun_tzu-event-bought = { $seat } puts the { $card } in the box and moves 1 army from the reserves to the pool.
sun_tzu-event-recycled = { $seat } puts the { $card } under the pile; the pile's top card, the { $top }, goes to the box.
sun_tzu-event-event_used = The event { $event } has been used and goes to the box.
sun_tzu-event-general_taken = { $seat } takes another general, face down.
sun_tzu-event-general_declined = { $seat } takes no other general.
sun_tzu-event-took = { $seat } takes the { $general }.
sun_tzu-event-scored = Scoring of round { $round }: Sun Tzu { $sun_tzu }, King Shao { $shao }; { sun_tzu-marker }.
sun_tzu-event-point = { $seat } gains 1 step on the score track; { sun_tzu-marker }.
sun_tzu-event-put_under = { $seat } puts the { $card } under the pile.
sun_tzu-event-end = { $marker_sign ->
    [zero] { $winner_id ->
        [nobody] The game is over; { sun_tzu-marker }, and the pools are equal, { $sun_tzu } each: a draw.
       *[other] The game is over; { sun_tzu-marker }, and { $winner } wins by the larger pool: Sun Tzu has { $sun_tzu }, King Shao { $shao }.
    }
   *[other] The game is over; { sun_tzu-marker }: { $winner } wins.
}

## Options of the game

sun_tzu-setting-events = Events
sun_tzu-setting-events-false = Without events
sun_tzu-setting-events-true = With the five events; when the fifth has been used, the game ends at once
sun_tzu-setting-beginner = Beginner game
sun_tzu-setting-beginner-false = The full game
sun_tzu-setting-beginner-true = No events, generals, +2 and +3 cards or reserves; all armies start in the pool
sun_tzu-setting-fixed_order = Fixed order of battles
sun_tzu-setting-fixed_order-rounds_1_to_3 = In rounds 1 to 3; from round 4 on the side with fewer armies picks (Polish edition)
sun_tzu-setting-fixed_order-round_1 = In round 1 only; from round 2 on the side with fewer armies picks, and if the numbers are equal the last one that picked (French edition)
sun_tzu-setting-two_ones = Event Two Ones: what the side behind gets
sun_tzu-setting-two_ones-point = 1 point (Polish edition)
sun_tzu-setting-two_ones-army = It may put 1 army of its pool into the province, if that is neutral or its own (English edition)
sun_tzu-setting-two_ones-victory = It wins that battle by 1 (French edition)
sun_tzu-setting-great_plague = Plague Lord: which plagues leave only 1 army
sun_tzu-setting-great_plague-every = Every plague of the round, of either side (Polish edition)
sun_tzu-setting-great_plague-own = The plagues of his owner only (French edition)

## Refusals. The last variant speaks without any fact.

sun_tzu-refusal-ST-A2 = You can keep only one of your own five generals.
sun_tzu-refusal-ST-B1 = { $about ->
    [card] You have no { $card } in your hand now.
    [province] A card of yours already lies at { $province }; take it back first.
    [laid] { $laid ->
        [0] You are not ready yet: a card must lie at each of the five provinces, and none lies there.
        [one] You are not ready yet: a card must lie at each of the five provinces, and only 1 does.
       *[other] You are not ready yet: a card must lie at each of the five provinces, and only { $laid } do.
    }
   *[other] One card of your hand must lie at each of the five provinces.
}
sun_tzu-refusal-ST-B2 = That province has already been fought over in this round.
sun_tzu-refusal-ST-B7 = Only a card that you have just drawn can go under your pile.
sun_tzu-refusal-ST-B9 = { $about ->
    [now] This is not the moment for that: { $now }.
   *[other] This is not the moment for that.
}
sun_tzu-refusal-ST-B15 = { $about ->
    [province] No card of yours lies at { $province } that you could take back.
   *[other] There is no card that you could take back.
}
sun_tzu-refusal-ST-C6 = No army can be taken from there now.
sun_tzu-refusal-ST-C8 = The armies must be placed: choose where the next one comes from.
sun_tzu-refusal-ST-D1 = { $about ->
    [reserves] You have no armies in the reserves that you could buy.
    [card] You have no { $card } in your hand to pay with.
   *[other] You need an army in the reserves and a card in your hand to pay with.
}
sun_tzu-refusal-ST-D2 = { $about ->
    [card] The { $card } is a framed card, and framed cards cannot pay for armies.
    [order] Your { $order } lies as an order and is not in your hand, so it cannot pay for armies.
   *[other] Framed cards cannot pay for armies.
}
sun_tzu-refusal-ST-D4 = { $about ->
    [now] Armies cannot be bought at this moment: { $now }.
   *[other] Armies cannot be bought at this moment.
}
sun_tzu-refusal-ST-E3 = { $about ->
    [province] Your 6 has already been used at { $province } and may not be laid there again.
   *[other] Your 6 has already been used in that province and may not be laid there again.
}
sun_tzu-refusal-ST-E5 = No army can be taken from there to pay the price of your card.
sun_tzu-refusal-ST-E12 = No army can be taken from there for the mark of your 6.
sun_tzu-refusal-ST-F2 = { $about ->
    [province] Your opponent has no army at { $province } that could be removed.
   *[other] Your opponent has no army there that could be removed.
}
sun_tzu-refusal-ST-F4 = The Plague Lord can be used only at the start of a round.
sun_tzu-refusal-ST-F5 = { $about ->
    [card] The Plague-bearer needs a plague that you have just played; your card here is the { $card }.
   *[other] The Plague-bearer needs a plague that you have just played.
}
sun_tzu-refusal-ST-F6 = { $about ->
    [province] The Marshal cannot lead an army to { $province }, which your opponent holds.
    [start_goal] { $start } and { $goal } are not adjacent, so the Marshal cannot lead an army there.
   *[other] The Marshal can lead an army only to an adjacent province that is neutral or yours.
}
sun_tzu-refusal-ST-F9 = { $about ->
    [card] The Scribe needs a -1 that you have just played; your card here is the { $card }.
   *[other] The Scribe needs a -1 that you have just played.
}
sun_tzu-refusal-ST-F10 = { $about ->
    [province] You do not hold { $province }, so the Recruiter cannot add an army there.
   *[other] The Recruiter can add an army only in a province that you hold.
}
sun_tzu-refusal-ST-F11 = { $about ->
    [general] The { $general } can be used only in a window, and this is none.
    [now] No general can be used at this moment: { $now }.
   *[other] No general can be used at this moment.
}
sun_tzu-refusal-ST-F12 = { $about ->
    [general] You do not hold the { $general }.
   *[other] You do not hold that general.
}
sun_tzu-refusal-ST-F13 = { $about ->
    [general] The { $general } can be used only when the cards of a battle have just been revealed.
   *[other] That general can be used only when the cards of a battle have just been revealed.
}
sun_tzu-refusal-ST-F15 = The Standard-bearer is used by laying your 6 in a province that it has already marked.
sun_tzu-refusal-ST-F17 = { $about ->
    [card] { $card_id ->
        [plague] The Healer cannot help when both cards are plagues.
       *[other] The Healer works only against a plague of Sun Tzu, and his card here is the { $card }.
    }
   *[other] The Healer works only against a plague of Sun Tzu, and only if your own card is no plague.
}
sun_tzu-refusal-ST-F19 = Your pile is empty, so no card can be put under it in exchange for its top card.
sun_tzu-refusal-ST-F20 = { $about ->
    [province] You have no army at { $province } that the Marshal could move.
    [pool] Your pool is empty, so the Recruiter has no army to add; you may buy one first if you have reserves.
   *[other] You have no army for this general.
}
sun_tzu-refusal-ST-F21 = { $about ->
    [card] The Deceiver needs an own 7, 8, 9 or 10 and no plague against it; your card here is the { $card }.
   *[other] The Deceiver needs an own 7, 8, 9 or 10 and no plague against it.
}
sun_tzu-refusal-ST-F22 = The Vanguard is used by itself before the first round, never later.
sun_tzu-refusal-ST-F23 = { $about ->
    [round] This is round { $round }, and that general can be used up to round 6 only.
   *[other] That general can be used up to round 6 only.
}
sun_tzu-refusal-ST-G1 = No army can be taken from there into the reserves.
sun_tzu-refusal-ST-G11 = You can take only one of your own generals that were put back, and never the Vanguard.
sun_tzu-refusal-ST-G12 = No army can be taken from there for the event.
sun_tzu-refusal-ST-X2 = You may put 1 army of your pool into the province, or pass.
