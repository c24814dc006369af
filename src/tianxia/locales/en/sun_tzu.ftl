### The words of Sun Tzu. Arguments: see platform.ftl.

sun_tzu-title = Sun Tzu

## Names

sun_tzu-seat-sun_tzu = Sun Tzu
sun_tzu-seat-shao = King Shao
sun_tzu-seat-nobody = no one
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
sun_tzu-card-minus-1 = −1
sun_tzu-card-plus-1 = +1
sun_tzu-card-plus-2 = +2
sun_tzu-card-plus-3 = +3
sun_tzu-card-plague = plague

sun_tzu-general-second_six = Standard-Bearer
sun_tzu-general-second_six-about = King Shao may play his 6 again in a province it has already marked; another army goes to the name box.
sun_tzu-general-ambush = Ambusher
sun_tzu-general-ambush-about = At any time outside a battle, through round 6: King Shao returns 1 of Sun Tzu's armies from a province to Sun Tzu's pool.
sun_tzu-general-healer = Healer
sun_tzu-general-healer-about = When cards are revealed: King Shao cancels Sun Tzu's plague, which counts as strength 0 and has no effect. Not possible if King Shao's card is also a plague.
sun_tzu-general-great_plague = Plague Lord
sun_tzu-general-great_plague-about = At the start of a round: King Shao announces that every plague this round (in the French edition, only his own) leaves only 1 army in its province.
sun_tzu-general-plague_bearer = Plague-Bearer
sun_tzu-general-plague_bearer-about = When cards are revealed: King Shao's plague goes to the bottom of his deck after it takes effect, and the top card of the deck is removed from the game.
sun_tzu-general-march = Marshal
sun_tzu-general-march-about = At any time outside a battle, through round 6: Sun Tzu moves 1 of his armies to an adjacent province that is neutral or under his control.
sun_tzu-general-feint = Deceiver
sun_tzu-general-feint-about = When cards are revealed and King Shao's card is not a plague: Sun Tzu's 7, 8, 9, or 10 counts as a 6 that does not mark the province.
sun_tzu-general-vanguard = Vanguard
sun_tzu-general-vanguard-about = The score marker starts 1 space toward Sun Tzu's end.
sun_tzu-general-scribe = Scribe
sun_tzu-general-scribe-about = When cards are revealed: Sun Tzu's −1 goes to the bottom of his deck after it takes effect, and the top card of the deck is removed from the game.
sun_tzu-general-levy = Recruiter
sun_tzu-general-levy-about = At any time outside a battle, through round 6: Sun Tzu adds 1 army from his pool to a province he controls.

sun_tzu-event_card-four_plagues = Four Plagues
sun_tzu-event_card-four_plagues-about = Once four plagues have been played this game, each side moves 1 army from its pool (or from the board, if its pool is empty) to its reserves.
sun_tzu-event_card-three_sixes = Three Sixes
sun_tzu-event_card-three_sixes-about = A side that has marked three provinces with its 6 may secretly take one of its spare generals.
sun_tzu-event_card-nine_beaten = Beaten Nine
sun_tzu-event_card-nine_beaten-about = A side whose 9 does not win its battle moves 1 army to its reserves.
sun_tzu-event_card-ten_beaten = Beaten Ten
sun_tzu-event_card-ten_beaten-about = A side whose 10 does not win its battle moves 2 armies to its reserves.
sun_tzu-event_card-two_ones = Two Ones
sun_tzu-event_card-two_ones-about = When both sides play a 1 in the same province, the side that is behind gains 1 point (or the effect of the chosen edition). If the score is tied, nothing happens.

# What goes on now: the second half of a refusal, after a colon.
sun_tzu-now-keep_general = both sides are choosing a general
sun_tzu-now-orders = both sides are giving orders
sun_tzu-now-start_of_round = it is the start of the round
sun_tzu-now-after_orders = the orders are in, and the first battle has not begun
sun_tzu-now-after_battle = a battle has just ended
sun_tzu-now-after_scoring = scoring has just ended
sun_tzu-now-next_battle = the next battle is being chosen
sun_tzu-now-at_reveal = the cards of a battle have just been revealed
sun_tzu-now-buy = a side that is short of armies may buy some
sun_tzu-now-source = a side is choosing where an army comes from
sun_tzu-now-draw = cards are being drawn
sun_tzu-now-take_general = a side may take a spare general
sun_tzu-now-reinforce = the side that is behind may add an army to the province
sun_tzu-now-battle_order = the order of battles is being announced
sun_tzu-now-before_end = the fifth event has ended the game, and the pools decide

## Questions

sun_tzu-ask-keep_general = Choose a general to keep: he helps you once, when his text says. The other four are set aside.
sun_tzu-ask-orders = Play one card to each of the five provinces. Then confirm that you're ready.
# What can be done in a pause between two acts. $can (String): "general", "buy", "both", or "none".
sun_tzu-part-can = { $can_id ->
    [general] Use a general
    [buy] Buy armies
   *[both] Use a general or buy armies
}
sun_tzu-part-cannot = You have nothing to use or buy now.
sun_tzu-ask-start_of_round = The round begins. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] { sun_tzu-part-can } before giving orders?
}
sun_tzu-ask-after_orders = Orders are set. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] { sun_tzu-part-can } before the first battle?
}
sun_tzu-ask-after_battle = The battle is over. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] { sun_tzu-part-can } before continuing?
}
sun_tzu-ask-after_scoring = Scoring is done. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] { sun_tzu-part-can } before the round ends?
}
sun_tzu-ask-next_battle = Which battle is next?
sun_tzu-ask-at_reveal = Both cards are revealed. Use a general in this battle?
# What armies are needed for: the beginning of the next question.
sun_tzu-part-need = { $purpose_id ->
    [place] You add { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } to { $province }
    [mark] Your 6 puts 1 army on { $province }'s name box
    [price] The cost of your card is { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
   *[other] The event takes { $armies ->
        [one] 1 of your armies
       *[other] { $armies } of your armies
    }
}
sun_tzu-ask-buy = { sun_tzu-part-need }, but your pool holds { $pool }. Buy some from your reserves first?
sun_tzu-ask-source = { $purpose_id ->
    [place] { $armies ->
        [one] Where does the army for { $province } come from?
       *[other] Where does the next of { $armies } armies for { $province } come from?
    }
    [mark] Which army goes to { $province }'s name box? Your 6 marks the province.
    [price] { $armies ->
        [one] Which army pays for your card? It goes to your reserves.
       *[other] Which army pays for your card ({ $armies } left to pay)? They go to your reserves, one by one.
    }
   *[other] { $armies ->
        [one] Which army goes to your reserves? The event takes it.
       *[other] Which army goes to your reserves? The event takes { $armies }, one by one.
    }
}
sun_tzu-ask-draw = Which drawn card goes away, to the bottom of your deck? You keep the rest.
sun_tzu-ask-take_general = Take one of your spare generals? Your opponent won't see which.
sun_tzu-ask-reinforce = Add 1 army from your pool to this battle's province?
sun_tzu-ask-battle_order = Which province comes next in the order of battles? You announce the whole order before the first battle.
sun_tzu-ask-before_end = The fifth event is resolved and the score marker is in the center: the larger pool wins. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] { sun_tzu-part-can } first?
}

## Options

sun_tzu-option-lay = Play the { $card } to { $province }
sun_tzu-option-back = Take back your order from { $province }
sun_tzu-option-ready = Ready
sun_tzu-option-pass = Pass
sun_tzu-option-reinforce = Add 1 army from your pool to the province
sun_tzu-option-buy = Pay with the { $card }: move 1 army from your reserves to your pool
sun_tzu-option-under = Put the { $card } on the bottom of your deck
sun_tzu-option-fight = Fight for { $province } next
sun_tzu-option-from = { $source_id ->
    [pool] Take 1 army from your pool
   *[other] Take 1 army from { $source }
}
sun_tzu-option-use = { $general_id ->
    [ambush] Use the { $general }: remove 1 enemy army from { $province }
    [levy] Use the { $general }: add 1 army from your pool to { $province }
    [march] Use the { $general }: move 1 army from { $from } to { $to }
    [healer] Use the { $general }: the plague has no effect
    [great_plague] Use the { $general }: plagues this round leave only 1 army (in the French edition, only your own)
    [plague_bearer] Use the { $general }: put your plague on the bottom of your deck
    [scribe] Use the { $general }: put your −1 on the bottom of your deck
    [feint] Use the { $general }: your card counts as a 6
   *[other] Use the { $general }
}
sun_tzu-option-keep = Keep the { $general }
sun_tzu-option-take = Take the { $general }

## Why: what a bot that judges options says about one

# $side (String): whose armies the plague would hit: "foe", "me", or "none".
sun_tzu-reason-plague = { $side_id ->
    [foe] The plague costs your opponent armies in { $province }.
    [me] The plague would cost your own armies in { $province }.
   *[none] With the plague, there is no battle for { $province }.
}
# $percent (Number): of what a good opponent might play there.
sun_tzu-reason-win = Against good play, it wins { $province } about { $percent }% of the time.
sun_tzu-reason-even = Could go either way: it wins { $province } about { $percent }% of the time.
sun_tzu-reason-seldom = A long shot: it wins { $province } about { $percent }% of the time.
sun_tzu-reason-close = It seldom wins { $province }, but seldom loses by more than 1.
sun_tzu-reason-extra = Even if { $province } is lost, the 1 brings an extra card.
sun_tzu-reason-cheap = Even if { $province } is lost, the { $card } returns to your hand.
sun_tzu-reason-general = { $general_id ->
    [vanguard] The score marker moves 1 space your way right away.
    [ambush] You choose the moment, outside of battles.
    [march] You choose the moment, outside of battles.
    [levy] You choose the moment, outside of battles.
    [great_plague] You choose the round in which plagues hit hardest.
    [second_six] You can play your 6 again where it has marked a province.
   *[other] You decide once both cards are revealed.
}
sun_tzu-reason-now = Better now than later: waiting lowers your chance.
sun_tzu-reason-early = Uses up your general now; waiting looks no worse.
# $saved (String): "general" or "cards".
sun_tzu-reason-wait = { $saved_id ->
    [general] Saves your general for a better moment.
   *[cards] Saves your cards; armies can still be bought when needed.
}
sun_tzu-reason-leave = Leaves everything as it is.
sun_tzu-reason-buy = Turns the { $card } into an army for your pool.
sun_tzu-reason-need = Adds one of the missing armies; the { $card } pays for it.
sun_tzu-reason-spare = Saves your cards for later orders.
sun_tzu-reason-fight = { $number ->
    [0] Fought while your pool is empty.
    [one] Fought while your pool holds 1 army.
   *[other] Fought while your pool holds { $number } armies.
}
sun_tzu-reason-order = The order decides which battles find armies in your pool.
sun_tzu-reason-pool = Spares your provinces; armies left in your pool: { $number }.
sun_tzu-reason-thin = { $number ->
    [0] Gives up control of { $province }.
    [one] Leaves 1 army in { $province }.
   *[other] Leaves { $number } armies in { $province }.
}
sun_tzu-reason-keep = You keep the { $card }.
sun_tzu-reason-keep_two = You keep the { $card } and the { $other_card }.
sun_tzu-reason-reinforce = One more army in this battle's province.
sun_tzu-reason-hold = Keeps the army in your pool.

## What happened

# $marker (Number) is positive on Sun Tzu's side of the score track.
sun_tzu-marker = { $marker_sign ->
    [plus] the score marker is { $marker_size ->
        [one] 1 space
       *[other] { $marker_size } spaces
    } on Sun Tzu's side
    [minus] the score marker is { $marker_size ->
        [one] 1 space
       *[other] { $marker_size } spaces
    } on King Shao's side
   *[zero] the score marker is in the center
}

# Why the game ends. $cause (String) is missing in games of old versions.
sun_tzu-part-cause = { $cause_id ->
    [track] The game ends because the score marker has reached the end of the track, where it stops
    [events] The game ends because the fifth event is resolved
    [rounds] The game ends after round 9
   *[other] The game is over
}
# What an army goes to the reserves for, at the end of a sentence.
sun_tzu-part-for = { $purpose_id ->
    [price] { ", to pay for the card." }
    [forfeit] { ", because of the event." }
    [tithe] { ", because of the event." }
   *[other] .
}

sun_tzu-event-event_up = New event: { $event }.
sun_tzu-event-general_kept = { $seat } keeps the { $general } face down.
sun_tzu-event-drew = { $seat } draws the { $card }.
sun_tzu-event-cards_drawn = { $count ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $count } cards.
}
sun_tzu-event-score_marker = { $province } is worth { $round_3 } after round 3, { $round_6 } after round 6, and { $round_9 } after round 9.
sun_tzu-event-round = Round { $round } begins.
sun_tzu-event-order = { $seat } plays the { $card } to { $province }.
sun_tzu-event-order_back = { $seat } takes back the { $card } from { $province }.
sun_tzu-event-ready = { $seat } is ready.
sun_tzu-event-armies_counted = Armies on the board: Sun Tzu { $sun_tzu }, King Shao { $shao }.
sun_tzu-event-decides = { $seat } chooses the order of battles this round.
sun_tzu-event-announced = { $seat } announces battle { $number }: { $province }.
sun_tzu-event-reveal = Battle for { $province }: Sun Tzu reveals the { $sun_tzu_card }, King Shao the { $shao_card }.
sun_tzu-event-general_used = { $seat } uses the { $general }.
sun_tzu-event-plague = { $lost ->
    [0] The plague in { $province } removes no armies.
    [one] The plague in { $province } removes 1 of { $seat }'s armies.
   *[other] The plague in { $province } removes { $lost } of { $seat }'s armies.
}
sun_tzu-event-marked = { $source_id ->
    [pool] { $seat } marks { $province } with the 6: 1 army from the pool goes to the name box.
    [nowhere] { $seat } marks { $province } with the 6, without an army.
   *[other] { $seat } marks { $province } with the 6: 1 army from { $source } goes to the name box.
}
sun_tzu-event-won = { $seat } wins { $province } by { $margin }.
sun_tzu-event-tie = { $province } is a tie: nothing moves.
sun_tzu-event-withdrew = { $count ->
    [one] { $seat } returns 1 army from { $province } to the pool.
   *[other] { $seat } returns { $count } armies from { $province } to the pool.
}
sun_tzu-event-placed = { $source_id ->
    [pool] { $count ->
        [one] { $seat } places 1 army from the pool in { $province }.
       *[other] { $seat } places { $count } armies from the pool in { $province }.
    }
   *[other] { $count ->
        [one] { $seat } moves 1 army from { $source } to { $province }.
       *[other] { $seat } moves { $count } armies from { $source } to { $province }.
    }
}
sun_tzu-event-to_reserves = { $source_id ->
    [pool] { $count ->
        [one] { $seat } moves 1 army from the pool to the reserves{ sun_tzu-part-for }
       *[other] { $seat } moves { $count } armies from the pool to the reserves{ sun_tzu-part-for }
    }
   *[other] { $count ->
        [one] { $seat } moves 1 army from { $source } to the reserves{ sun_tzu-part-for }
       *[other] { $seat } moves { $count } armies from { $source } to the reserves{ sun_tzu-part-for }
    }
}
sun_tzu-event-pool_empty = { $purpose_id ->
    [place] { $seat }'s pool is empty: the next armies come from provinces, adjacent ones first.
   *[other] { $seat }'s pool is empty: the next army comes from a province.
}
sun_tzu-event-no_armies = { $purpose_id ->
    [place] { $missing ->
        [one] { $seat } has no other armies: 1 of the margin is lost.
       *[other] { $seat } has no other armies: { $missing } of the margin are lost.
    }
   *[other] { $seat } has no armies left to move to the reserves.
}
sun_tzu-event-bought = { $seat } pays with the { $card } and moves 1 army from the reserves to the pool.
sun_tzu-event-recycled = { $seat } puts the { $card } on the bottom of the deck; its top card, the { $top }, is removed from the game.
sun_tzu-event-event_used = The event { $event } is resolved and removed from the game.
sun_tzu-event-general_taken = { $seat } takes a spare general face down.
sun_tzu-event-general_declined = { $seat } takes no spare general.
sun_tzu-event-took = { $seat } takes the { $general }.
sun_tzu-event-scored = Round { $round } scoring: Sun Tzu { $sun_tzu }, King Shao { $shao }; { sun_tzu-marker }.
sun_tzu-event-point = { $seat } gains 1 point; { sun_tzu-marker }.
sun_tzu-event-put_under = { $seat } puts the { $card } on the bottom of the deck.
sun_tzu-event-end = { $marker_sign ->
    [zero] { $winner_id ->
        [nobody] { sun_tzu-part-cause }: { sun_tzu-marker }, and both pools hold { $sun_tzu }. It's a draw.
       *[other] { sun_tzu-part-cause }: { sun_tzu-marker }, and { $winner } wins with the larger pool (Sun Tzu { $sun_tzu }, King Shao { $shao }).
    }
   *[other] { sun_tzu-part-cause }: { sun_tzu-marker }, so { $winner } wins.
}

## Options of the game

sun_tzu-setting-events = Events
sun_tzu-setting-events-false = No events
sun_tzu-setting-events-true = Five events; once the fifth is resolved, the game ends without further scoring
sun_tzu-setting-beginner = Beginner game
sun_tzu-setting-beginner-false = Full game
sun_tzu-setting-beginner-true = No events, generals, +2 or +3 cards, or reserves; all armies start in the pool
sun_tzu-setting-fixed_order = Fixed order of battles
sun_tzu-setting-fixed_order-rounds_1_to_3 = Rounds 1–3; from round 4, the side with fewer armies chooses (Polish edition)
sun_tzu-setting-fixed_order-round_1 = Round 1 only; from round 2, the side with fewer armies chooses; if tied, the side that chose last (French edition)
sun_tzu-setting-two_ones = Two Ones event: what the side that is behind gets
sun_tzu-setting-two_ones-point = 1 point (Polish edition)
sun_tzu-setting-two_ones-army = It may add 1 army from its pool to the province if it is neutral or its own (English edition)
sun_tzu-setting-two_ones-victory = It wins that battle by 1 (French edition)
sun_tzu-setting-great_plague = Plague Lord: which plagues leave only 1 army
sun_tzu-setting-great_plague-every = Every plague this round, from either side (Polish edition)
sun_tzu-setting-great_plague-own = Only King Shao's plagues (French edition)
sun_tzu-setting-battle_order = Order of battles: when it is chosen
sun_tzu-setting-battle_order-one_by_one = One battle at a time
sun_tzu-setting-battle_order-announced = The whole order before the first battle

## Refusals. The last variant speaks without any fact.

sun_tzu-refusal-ST-A2 = You can keep only one of your five generals.
sun_tzu-refusal-ST-B1 = { $about ->
    [card] The { $card } isn't in your hand.
    [province] You already have a card in { $province }; take it back first.
    [laid] { $laid ->
        [0] You need a card in each of the five provinces; you have played none.
        [one] You need a card in each of the five provinces; you have played only 1.
       *[other] You need a card in each of the five provinces; you have played only { $laid }.
    }
   *[other] Play one card from your hand to each of the five provinces.
}
sun_tzu-refusal-ST-B2 = That battle has already been fought this round.
sun_tzu-refusal-ST-B7 = Only a card you have just drawn can go to the bottom of your deck.
sun_tzu-refusal-ST-B9 = { $about ->
    [now] You can't do that now: { $now }.
   *[other] You can't do that now.
}
sun_tzu-refusal-ST-B15 = { $about ->
    [province] You have no card to take back in { $province }.
   *[other] You have no card to take back.
}
sun_tzu-refusal-ST-C6 = You can't take an army from there now.
sun_tzu-refusal-ST-C8 = You must place these armies. Choose where the next one comes from.
sun_tzu-refusal-ST-D1 = { $about ->
    [reserves] You have no armies in your reserves to buy.
    [card] The { $card } isn't in your hand, so you can't pay with it.
   *[other] You need an army in your reserves and a card in your hand to pay with.
}
sun_tzu-refusal-ST-D2 = { $about ->
    [card] The { $card } is a framed card, and framed cards can't pay for armies.
    [order] Your { $order } has been played as an order, so it can't pay for armies.
   *[other] Framed cards can't pay for armies.
}
sun_tzu-refusal-ST-D4 = { $about ->
    [now] You can't buy armies now: { $now }.
   *[other] You can't buy armies now.
}
sun_tzu-refusal-ST-E3 = { $about ->
    [province] You have already used your 6 in { $province }; it can't be played there again.
   *[other] You have already used your 6 in that province; it can't be played there again.
}
sun_tzu-refusal-ST-E5 = You can't take an army from there to pay for your card.
sun_tzu-refusal-ST-E12 = You can't take an army from there to mark the province with your 6.
sun_tzu-refusal-ST-F2 = { $about ->
    [province] Your opponent has no army to remove in { $province }.
   *[other] Your opponent has no army to remove there.
}
sun_tzu-refusal-ST-F4 = The Plague Lord can be used only at the start of a round.
sun_tzu-refusal-ST-F5 = { $about ->
    [card] The Plague-Bearer works only on a plague you have just played; your card here is the { $card }.
   *[other] The Plague-Bearer works only on a plague you have just played.
}
sun_tzu-refusal-ST-F6 = { $about ->
    [province] The Marshal can't move an army to { $province }: your opponent controls it.
    [start_goal] { $start } and { $goal } are not adjacent, so the Marshal can't move an army there.
   *[other] The Marshal can move an army only to an adjacent province that is neutral or under your control.
}
sun_tzu-refusal-ST-F9 = { $about ->
    [card] The Scribe works only on a −1 you have just played; your card here is the { $card }.
   *[other] The Scribe works only on a −1 you have just played.
}
sun_tzu-refusal-ST-F10 = { $about ->
    [province] You don't control { $province }, so the Recruiter can't add an army there.
   *[other] The Recruiter can add an army only to a province you control.
}
sun_tzu-refusal-ST-F11 = { $about ->
    [general] The { $general } can't be used during a battle.
    [now] You can't use a general now: { $now }.
   *[other] You can't use a general now.
}
sun_tzu-refusal-ST-F12 = { $about ->
    [general] You don't have the { $general }.
   *[other] You don't have that general.
}
sun_tzu-refusal-ST-F13 = { $about ->
    [general] The { $general } can be used only right after battle cards are revealed.
   *[other] That general can be used only right after battle cards are revealed.
}
sun_tzu-refusal-ST-F15 = To use the Standard-Bearer, play your 6 to a province it has already marked.
sun_tzu-refusal-ST-F17 = { $about ->
    [card] { $card_id ->
        [plague] The Healer can't help when both cards are plagues.
       *[other] The Healer works only against Sun Tzu's plague, and his card here is the { $card }.
    }
   *[other] The Healer works only against Sun Tzu's plague, and only if your own card is not a plague.
}
sun_tzu-refusal-ST-F19 = Your deck is empty, so there is no top card to remove.
sun_tzu-refusal-ST-F20 = { $about ->
    [province] You have no army in { $province } for the Marshal to move.
    [pool] Your pool is empty, so the Recruiter has no army to add. If you have reserves, buy an army first.
   *[other] You have no army for this general.
}
sun_tzu-refusal-ST-F21 = { $about ->
    [card] The Deceiver needs your own 7, 8, 9, or 10 and no opposing plague; your card here is the { $card }.
   *[other] The Deceiver needs your own 7, 8, 9, or 10 and no opposing plague.
}
sun_tzu-refusal-ST-F22 = The Vanguard is used automatically before the first round and at no other time.
sun_tzu-refusal-ST-F23 = { $about ->
    [round] That general can be used only through round 6; this is round { $round }.
   *[other] That general can be used only through round 6.
}
sun_tzu-refusal-ST-G1 = You can't take an army from there for your reserves.
sun_tzu-refusal-ST-G11 = You can take only one of your spare generals, and never the Vanguard.
sun_tzu-refusal-ST-G12 = You can't take an army from there for the event.
sun_tzu-refusal-ST-X2 = Add 1 army from your pool to the province, or pass.
sun_tzu-refusal-ST-X4 = That province already has its place in the order.
