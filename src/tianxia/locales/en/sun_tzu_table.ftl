### Words that only the board of Sun Tzu in the browser needs.
### $who_id (String): "me" if the side is the reader's own, "foe" if it is the other, "none" for spectators.

## Single names, with the words of sun_tzu.ftl

sun_tzu-table-card = { $card }
sun_tzu-table-side = { $seat }
sun_tzu-table-province = { $province }

## Views and parts of the board

sun_tzu-table-tab-map = Map
sun_tzu-table-tab-hand = Hand
sun_tzu-table-map = Map
sun_tzu-table-hand = Your hand
sun_tzu-table-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sun_tzu-table-hand-empty = No cards.
sun_tzu-table-orders-lie = your orders lie on the map
sun_tzu-table-drawn = Drawn
sun_tzu-table-event = Event
# $number (Number) of $all (Number) events.
sun_tzu-table-event-count = { $number } of { $all }
sun_tzu-table-event-none = No event is left.
sun_tzu-table-generals = Generals
sun_tzu-table-your-general = Your general
sun_tzu-table-secret = secret
sun_tzu-table-still = Still in the game
sun_tzu-table-still-beside = beside 1 to 6
sun_tzu-table-camp = Camp of { $seat }
sun_tzu-table-score = Score
sun_tzu-table-skip = Skip
sun_tzu-table-space = Space

## The top of the table

sun_tzu-table-pool = pool
sun_tzu-table-reserves = reserves
sun_tzu-table-in-pool = Armies in the pool
sun_tzu-table-in-reserves = Armies in the reserves
sun_tzu-table-in-hand = Cards in the hand
sun_tzu-table-in-pile = Cards in the pile
sun_tzu-table-face-down = Generals face down
sun_tzu-table-where-setup = Before the first round
sun_tzu-table-where = Round { $round } of { $last } · scoring after round { $scoring }
sun_tzu-table-where-battle = Round { $round } of { $last } · battle { $battle } of 5 · scoring after round { $scoring }
sun_tzu-table-phase-orders = Orders
sun_tzu-table-phase-battle = Battle
sun_tzu-table-phase-scoring = Scoring
sun_tzu-table-phase-draw = Draw

## The rope

sun_tzu-table-level = The score is level
sun_tzu-table-leads = { $who_id ->
    [me] You lead by { $steps }
   *[other] { $seat } leads by { $steps }
}
# $sentence (String) is one of the next two.
sun_tzu-table-ahead = { $who_id ->
    [me] you by { $steps }
   *[other] { $seat } by { $steps }
}
sun_tzu-table-ahead-none = level
sun_tzu-table-would = Scored now: { $sentence }
sun_tzu-table-would-same = Scored now: no change
sun_tzu-table-would-title = Provinces held now: Sun Tzu { $sun_tzu }, King Shao { $shao }

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
sun_tzu-table-values = worth { $now } now; { $round_3 } after round 3, { $round_6 } after round 6, { $round_9 } after round 9
sun_tzu-table-values-title = Points after rounds 3, 6 and 9
# $armies (Number) is how many armies lie on the name box.
sun_tzu-table-marked = { $who_id ->
    [me] { $armies ->
        [0] your 6 was used here
        [one] your 6 was used here, 1 army lies on the name box
       *[other] your 6 was used here, { $armies } armies lie on the name box
    }
   *[other] { $armies ->
        [0] the 6 of { $seat } was used here
        [one] the 6 of { $seat } was used here, 1 army lies on the name box
       *[other] the 6 of { $seat } was used here, { $armies } armies lie on the name box
    }
}
sun_tzu-table-fought = battle number { $number }: Sun Tzu { $sun_tzu_card }, King Shao { $shao_card }
sun_tzu-table-order-hidden = hidden order of { $seat }
sun_tzu-table-order-own = your order: { $card }
sun_tzu-table-number-done = Battle number { $number } of this round
sun_tzu-table-number-next = Will be battle number { $number } of this round
sun_tzu-table-sealed = Sealed: it waits for the other side
sun_tzu-table-take-back = Take the { $card } back from { $province }
sun_tzu-table-decides = { $who_id ->
    [me] You pick the order of the battles
   *[other] { $seat } picks the order of the battles
}
sun_tzu-table-battle-now = Battle
# What a side still has to give up, and for what.
sun_tzu-table-owed-place = { $who_id ->
    [me] { $armies ->
        [one] You place 1 more army at { $province }
       *[other] You place { $armies } more armies at { $province }
    }
   *[other] { $armies ->
        [one] { $seat } places 1 more army at { $province }
       *[other] { $seat } places { $armies } more armies at { $province }
    }
}
sun_tzu-table-owed-mark = { $who_id ->
    [me] You put { $armies } on the name box of { $province }
   *[other] { $seat } puts { $armies } on the name box of { $province }
}
sun_tzu-table-owed-price = { $who_id ->
    [me] Price of your card: { $armies } to the reserves
   *[other] Price of the card of { $seat }: { $armies } to the reserves
}
sun_tzu-table-owed-forfeit = { $who_id ->
    [me] For the event: { $armies } of yours to the reserves
   *[other] For the event: { $armies } of { $seat } to the reserves
}
sun_tzu-table-owed-tithe = { $who_id ->
    [me] For the event: { $armies } of yours to the reserves
   *[other] For the event: { $armies } of { $seat } to the reserves
}
sun_tzu-table-great-plague = Plagues of this round leave 1 army

## What a touch of a province would do, for screen readers

sun_tzu-table-act-order = Pick it to lay an order here
sun_tzu-table-act-lay = Lay the { $card } here
sun_tzu-table-act-fight = Fight here next
sun_tzu-table-act-from = Take an army from here
sun_tzu-table-act-use = Use your general here
sun_tzu-table-act-march = Move an army from here
sun_tzu-table-act-reinforce = Put an army here
## The second line of a choice in the panel

# $held (String) says whose the province is, $value (Number) what it is worth at the next scoring.
sun_tzu-table-about-place = { $held } · worth { $value } now
sun_tzu-table-about-pool = { $armies ->
    [one] 1 army is left there
   *[other] { $armies } armies are left there
}

## Results and stories of battles

sun_tzu-table-result-open = Cards open
sun_tzu-table-result-won = { $who_id ->
    [me] You won by { $margin }
    [foe] You lost by { $margin }
   *[other] { $seat } won by { $margin }
}
sun_tzu-table-result-tie = A tie
sun_tzu-table-result-plague = { $who_id ->
    [me] Plague: you lost { $lost }
   *[other] Plague: { $seat } lost { $lost }
}
sun_tzu-table-result-plague-none = Plague: nothing lost
sun_tzu-table-story = battle { $number } of 5
sun_tzu-table-story-old = last battle of round { $round }
sun_tzu-table-against = { $sun_tzu_card } against { $shao_card }.
sun_tzu-table-why-equal = Equal numbers: nobody wins.
sun_tzu-table-why-special = A plus or minus card counts as the other card with that much more or less.
sun_tzu-table-why-same = The same card on both sides cancels: nothing moves, nobody pays.
sun_tzu-table-why-minus = Against a plus card the -1 counts as 0.
sun_tzu-table-why-pluses = Of two plus cards the larger wins by the difference.
sun_tzu-table-why-plague = A plague: there is no battle, and half of the armies, rounded down, go back to the pool.
sun_tzu-table-why-plague-great = The Plague Lord: there is no battle, and all armies but 1 go back to the pool.
sun_tzu-table-why-healer = The Healer makes the plague count as strength 0.
sun_tzu-table-why-feint = The Deceiver makes Sun Tzu's card count as 6.

## The hand

sun_tzu-table-about-1 = 1: at the end of the round you draw 3 cards and keep 2. It comes back after the round.
sun_tzu-table-about-6 = 6: 1 of your armies goes to the name box of the province, and the 6 cannot be laid there again. It comes back after the round.
sun_tzu-table-about-framed = Fights with its number and comes back after the round.
sun_tzu-table-about-number = Fights with its number, then leaves the game.
sun_tzu-table-about-plague = No battle: half of the armies there, rounded down, go back to the pool.
sun_tzu-table-about-plague-great = No battle: all armies there but 1 go back to the pool.
sun_tzu-table-about-minus = Counts as the other card less 1.
# $bonus (Number) is how much the card adds, $price (Number) how many armies it costs.
sun_tzu-table-about-plus = { $price ->
    [0] Counts as the other card and { $bonus } more.
    [one] Counts as the other card and { $bonus } more; costs 1 army, which goes to your reserves.
   *[other] Counts as the other card and { $bonus } more; costs { $price } armies, which go to your reserves.
}
sun_tzu-table-card-framed = Card { $card }, framed. { $text }
sun_tzu-table-card-once = Card { $card }. { $text }
sun_tzu-table-drawn-card = Drawn: { $card }
sun_tzu-table-goes-under = Goes under your pile
sun_tzu-table-hint-framed = Double frame: comes back after the round. The others leave the game when played.
sun_tzu-table-hint-orders = Touch a card, then a province, or drag it there. { $laid } of 5 lie.
sun_tzu-table-hint-province = Where does the { $card } go?
sun_tzu-table-hint-card = Which card goes to { $province }?
sun_tzu-table-hint-ready = All five lie. You may still change them until you are ready.
sun_tzu-table-hint-sealed = Your orders are sealed until the other side is ready.
sun_tzu-table-hint-draw = Touch the card that goes under your pile.
sun_tzu-table-hint-buy = { $reserves ->
    [one] Touch a lit card to pay with it: 1 army waits in your reserves.
   *[other] Touch a lit card to pay with it: { $reserves } armies wait in your reserves.
}
sun_tzu-table-change = Take the seal off

## Generals and events

sun_tzu-table-choose-general = Your generals
sun_tzu-table-choose-secret = the other side does not see which
sun_tzu-table-moment-now = now
sun_tzu-table-moment-later = not now
sun_tzu-table-moment-late = too late
sun_tzu-table-general-down = { $count ->
    [one] { $seat }: 1 general face down
   *[other] { $seat }: { $count } generals face down
}
sun_tzu-table-general-used = { $seat } used the { $general }
sun_tzu-table-progress-plagues = Plagues played: { $plagues } of 4
sun_tzu-table-progress-sixes = Marked: Sun Tzu { $sun_tzu }, King Shao { $shao }

## Still in the game

sun_tzu-table-still-card = { $card }: { $left } of { $all } left
sun_tzu-table-still-card-shown = { $card }: { $left } of { $all } left, { $shown } open on the map
sun_tzu-table-still-card-piled = { $card }: { $left } of { $all } left, { $piled } known to be in the pile
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
sun_tzu-table-area-marked = The 6 was used at
sun_tzu-table-area-box = Cards out of the game
sun_tzu-table-area-known = Known to be in the pile
sun_tzu-table-area-generals = Generals used
sun_tzu-table-area-none = none

## The end

sun_tzu-table-source-start = Start
sun_tzu-table-source-scored = Scoring of round { $round }
sun_tzu-table-source-point = Event Two Ones
sun_tzu-table-source-vanguard = Vanguard
