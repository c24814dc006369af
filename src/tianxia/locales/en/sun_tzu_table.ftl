### Words that only the board of Sun Tzu in the browser needs.
### $who_id (String): "me" if the side is the reader's own, "foe" if it is the other, "none" for spectators.

## Single names, with the words of sun_tzu.ftl

sun_tzu-table-card = { $card }
sun_tzu-table-side = { $seat }
sun_tzu-table-province = { $province }

## Views and parts of the board

sun_tzu-table-map = Map
sun_tzu-table-hand = Your hand
sun_tzu-table-hand-empty = No cards.
sun_tzu-table-orders-lie = your orders are on the map
sun_tzu-table-drawn = Drawn
sun_tzu-table-tray = What you hold
sun_tzu-table-deck = deck
sun_tzu-table-removed = removed
sun_tzu-table-used = used
sun_tzu-table-line-1 = draws 3
sun_tzu-table-line-6 = costs 1
sun_tzu-table-line-framed = returns
sun_tzu-table-line-once = once
sun_tzu-table-line-price = costs { $price }
sun_tzu-table-event = Event
# $number (Number) of $all (Number) events.
sun_tzu-table-event-count = { $number } of { $all }
sun_tzu-table-event-none = No events left.
sun_tzu-table-still = Cards still in play
sun_tzu-table-still-beside = besides 1–6
sun_tzu-table-still-title = How many of each card each side can still play. The cards 1 to 6 always return.
sun_tzu-table-camp = { $seat }'s camp
sun_tzu-table-score = Score

## The top of the table

sun_tzu-table-pool = pool
sun_tzu-table-reserves = reserves
sun_tzu-table-in-pool = Armies in the pool
sun_tzu-table-in-reserves = Armies in the reserves
sun_tzu-table-in-hand = Cards in hand
sun_tzu-table-in-pile = Cards in deck
sun_tzu-table-face-down = Generals face down
sun_tzu-table-where-setup = Before the first round
sun_tzu-table-where = Round { $round } of { $last } · scoring after round { $scoring }
sun_tzu-table-where-short = Round { $round } of { $last }
sun_tzu-table-where-battle = Round { $round } of { $last } · battle { $battle } of 5 · scoring after round { $scoring }
sun_tzu-table-phase-orders = Orders
sun_tzu-table-phase-battle = Battle
sun_tzu-table-phase-scoring = Scoring
sun_tzu-table-phase-draw = Draw

## The rope

sun_tzu-table-level = The score is tied
sun_tzu-table-leads = { $who_id ->
    [me] You lead by { $steps }
   *[other] { $seat } leads by { $steps }
}
sun_tzu-table-ahead = { $who_id ->
    [me] you +{ $steps }
   *[other] { $seat } +{ $steps }
}
sun_tzu-table-ahead-none = tied
sun_tzu-table-would = { $who_id ->
    [me] If scored now: you lead by { $steps }
   *[other] If scored now: { $seat } leads by { $steps }
}
sun_tzu-table-would-tied = If scored now: tied
sun_tzu-table-would-same = If scored now: no change
sun_tzu-table-would-title = Province points now: Sun Tzu { $sun_tzu }, King Shao { $shao }

## Provinces

sun_tzu-table-neutral = neutral
sun_tzu-table-held-by = { $who_id ->
    [me] { $armies ->
        [one] yours, 1 army
       *[other] yours, { $armies } armies
    }
   *[other] { $armies ->
        [one] { $seat }, 1 army
       *[other] { $seat }, { $armies } armies
    }
}
sun_tzu-table-values = worth { $now } now ({ $round_3 } after round 3, { $round_6 } after round 6, { $round_9 } after round 9)
sun_tzu-table-values-title = Points after rounds 3, 6, and 9
# $armies (Number) is how many armies lie on the name box.
sun_tzu-table-marked = { $who_id ->
    [me] { $armies ->
        [0] you used your 6 here
        [one] you used your 6 here (1 army on the name box)
       *[other] you used your 6 here ({ $armies } armies on the name box)
    }
   *[other] { $armies ->
        [0] { $seat } used the 6 here
        [one] { $seat } used the 6 here (1 army on the name box)
       *[other] { $seat } used the 6 here ({ $armies } armies on the name box)
    }
}
sun_tzu-table-fought = battle { $number }: Sun Tzu { $sun_tzu_card }, King Shao { $shao_card }
sun_tzu-table-order-hidden = { $seat }'s hidden order
sun_tzu-table-order-own = your order: { $card }
sun_tzu-table-number-done = Battle { $number } this round
sun_tzu-table-number-next = Battle { $number } this round (upcoming)
sun_tzu-table-sealed = Sealed; you can change it until the other side is ready
sun_tzu-table-take-back = Take back the { $card } from { $province }
sun_tzu-table-decides = { $who_id ->
    [me] You choose the order of battles
   *[other] { $seat } chooses the order of battles
}
# What a side still has to give up, and for what.
sun_tzu-table-owed-place = { $who_id ->
    [me] { $armies ->
        [one] Place 1 more army in { $province }
       *[other] Place { $armies } more armies in { $province }
    }
   *[other] { $armies ->
        [one] { $seat } places 1 more army in { $province }
       *[other] { $seat } places { $armies } more armies in { $province }
    }
}
sun_tzu-table-owed-mark = { $who_id ->
    [me] { $armies ->
        [one] Put 1 army on { $province }'s name box
       *[other] Put { $armies } armies on { $province }'s name box
    }
   *[other] { $armies ->
        [one] { $seat } puts 1 army on { $province }'s name box
       *[other] { $seat } puts { $armies } armies on { $province }'s name box
    }
}
sun_tzu-table-owed-price = { $who_id ->
    [me] { $armies ->
        [one] Cost of your card: 1 army to your reserves
       *[other] Cost of your card: { $armies } armies to your reserves
    }
   *[other] { $armies ->
        [one] Cost of { $seat }'s card: 1 army to the reserves
       *[other] Cost of { $seat }'s card: { $armies } armies to the reserves
    }
}
sun_tzu-table-owed-forfeit = { $who_id ->
    [me] { $armies ->
        [one] Event: 1 of your armies to the reserves
       *[other] Event: { $armies } of your armies to the reserves
    }
   *[other] { $armies ->
        [one] Event: 1 of { $seat }'s armies to the reserves
       *[other] Event: { $armies } of { $seat }'s armies to the reserves
    }
}
sun_tzu-table-owed-tithe = { $who_id ->
    [me] { $armies ->
        [one] Event: 1 of your armies to the reserves
       *[other] Event: { $armies } of your armies to the reserves
    }
   *[other] { $armies ->
        [one] Event: 1 of { $seat }'s armies to the reserves
       *[other] Event: { $armies } of { $seat }'s armies to the reserves
    }
}
# $sides (Number) is whose plagues are great: those of both sides, or only those of King Shao (ST-X3).
sun_tzu-table-great-plague = { $sides ->
    [one] King Shao's plagues leave only 1 army this round
   *[other] Plagues leave only 1 army this round
}

## What a touch of a province would do, for screen readers

sun_tzu-table-act-order = Choose this province for an order
sun_tzu-table-act-lay = Play the { $card } here
sun_tzu-table-act-fight = Fight here next
sun_tzu-table-act-from = Take an army from here
sun_tzu-table-act-use = Use your general here
sun_tzu-table-act-march = Move an army from here
sun_tzu-table-act-reinforce = Add an army here
## The second line of a choice in the panel

# $held (String) says whose the province is, $value (Number) what it is worth at the next scoring.
sun_tzu-table-about-place = { $held } · worth { $value } now
sun_tzu-table-about-pool = { $armies ->
    [one] 1 army left there
   *[other] { $armies } armies left there
}

## Results and stories of battles

sun_tzu-table-result-open = Cards revealed
sun_tzu-table-result-won = { $who_id ->
    [me] You won by { $margin }
    [foe] You lost by { $margin }
   *[other] { $seat } won by { $margin }
}
sun_tzu-table-result-tie = Tie
sun_tzu-table-result-plague = { $who_id ->
    [me] Plague: you lost { $lost }
   *[other] Plague: { $seat } lost { $lost }
}
sun_tzu-table-result-plague-none = Plague: no losses
sun_tzu-table-story = battle { $number } of 5
sun_tzu-table-story-old = last battle of round { $round }
sun_tzu-table-against = { $sun_tzu_card } vs. { $shao_card }.
sun_tzu-table-why-equal = Equal numbers: no one wins.
sun_tzu-table-why-special = A plus or minus card counts as the opposing card plus or minus that much.
sun_tzu-table-why-same = Identical cards cancel out: nothing moves and no one pays.
sun_tzu-table-why-minus = Against a plus card, the −1 counts as 0.
sun_tzu-table-why-pluses = Between two plus cards, the larger wins by the difference.
sun_tzu-table-why-plague = Plague: no battle. Half of the armies there (rounded down) return to their owner's pool.
sun_tzu-table-why-plague-great = Plague Lord: no battle. All armies there but 1 return to their owner's pool.
sun_tzu-table-why-plague-one = The plague also cancels the extra card of the 1.
sun_tzu-table-why-healer = The Healer makes the plague count as strength 0.
sun_tzu-table-why-feint = The Deceiver makes Sun Tzu's card count as a 6.

## The hand

sun_tzu-table-about-1 = 1: draw 3 cards and keep 2 at the end of the round. Returns to your hand.
sun_tzu-table-about-6 = 6: 1 of your armies goes to the province's name box; you can't play the 6 there again. Returns to your hand.
sun_tzu-table-about-framed = Strength equals its number. Returns to your hand after the round.
sun_tzu-table-about-number = Strength equals its number. Removed from the game after use.
sun_tzu-table-about-plague = No battle: half of the armies there (rounded down) return to their owner's pool.
sun_tzu-table-about-plague-great = No battle: all armies there but 1 return to their owner's pool.
sun_tzu-table-about-minus = Strength of the opposing card minus 1.
# $bonus (Number) is how much the card adds, $price (Number) how many armies it costs.
sun_tzu-table-about-plus = { $price ->
    [0] Strength of the opposing card plus { $bonus }.
    [one] Strength of the opposing card plus { $bonus }. Win or lose, it costs 1 army (to your reserves).
   *[other] Strength of the opposing card plus { $bonus }. Win or lose, it costs { $price } armies (to your reserves).
}
sun_tzu-table-card-framed = Card { $card }, framed. { $text }
sun_tzu-table-card-once = Card { $card }. { $text }
sun_tzu-table-drawn-card = Drawn: { $card }
sun_tzu-table-goes-under = Goes to the bottom of your deck
sun_tzu-table-hint-orders = Tap a card, then a province, or drag it there. { $laid } of 5 played.
sun_tzu-table-hint-province = Where does the { $card } go?
sun_tzu-table-hint-card = Which card goes to { $province }?
sun_tzu-table-hint-ready = All five orders are set. You can change them until both sides are ready.
sun_tzu-table-hint-sealed = Your orders are sealed until the other side is ready.
sun_tzu-table-hint-draw = The card you choose goes to the bottom of your deck. You keep the rest.
sun_tzu-table-hint-plague-one = No third card: your 1 met a plague.
sun_tzu-table-hint-buy = { $reserves ->
    [one] Tap a highlighted card to pay with it. 1 army left in your reserves.
   *[other] Tap a highlighted card to pay with it. { $reserves } armies left in your reserves.
}
sun_tzu-table-change = Change my orders

## Generals and events

sun_tzu-table-choose-general = Your generals
sun_tzu-table-choose-secret = hidden from the other side
sun_tzu-table-moment-now = now
sun_tzu-table-moment-later = not now
sun_tzu-table-moment-late = too late
sun_tzu-table-down-general = hidden general
sun_tzu-table-general-down = { $count ->
    [one] { $seat }: 1 general face down
   *[other] { $seat }: { $count } generals face down
}
sun_tzu-table-general-used = { $seat } used the { $general }
sun_tzu-table-progress-plagues = Plagues played: { $plagues } of 4
sun_tzu-table-progress-sixes = Provinces marked: Sun Tzu { $sun_tzu }, King Shao { $shao }

## Still in the game

sun_tzu-table-still-card = { $card }: { $left } of { $all } left
sun_tzu-table-still-card-shown = { $card }: { $left } of { $all } left, { $shown } face up on the map
sun_tzu-table-still-card-piled = { $card }: { $left } of { $all } left, { $piled } known to be in the deck
sun_tzu-table-key-left = left
sun_tzu-table-key-shown = on the map
sun_tzu-table-key-gone = gone
## The drawer of a side

sun_tzu-table-area-provinces = Provinces
# $value (Number) is what the province is worth at the next scoring.
sun_tzu-table-area-armies = { $armies ->
    [one] 1 army, worth { $value }
   *[other] { $armies } armies, worth { $value }
}
sun_tzu-table-area-marked = 6 used in
sun_tzu-table-area-box = Removed cards
sun_tzu-table-area-known = Known to be in the deck
sun_tzu-table-area-generals = Generals used
sun_tzu-table-area-none = none

## The end

sun_tzu-table-source-start = Start
sun_tzu-table-source-scored = Round { $round } scoring
sun_tzu-table-source-point = Two Ones event
sun_tzu-table-source-vanguard = Vanguard
sun_tzu-table-source-stopped = Stopped at the end of the track
# What a number counts; the numbers stand above, one for each side. $steps (Number) is the one of the steps.
sun_tzu-table-number-steps = { $steps ->
    [one] space from the center
   *[other] spaces from the center
}
sun_tzu-table-number-pools = armies in the pools
sun_tzu-table-number-provinces = provinces controlled
sun_tzu-table-number-battles = battles won
