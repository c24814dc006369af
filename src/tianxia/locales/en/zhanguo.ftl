### The words of ZhanGuo. Arguments: see platform.ftl.
###
### Regions are named by their number: sentences say $region_id and $goal_id.

zhanguo-title = ZhanGuo

## Names

zhanguo-seat-0 = Player 1
zhanguo-seat-1 = Player 2
zhanguo-seat-2 = Player 3
zhanguo-seat-3 = Player 4

zhanguo-region-1 = region 1
zhanguo-region-2 = region 2
zhanguo-region-3 = region 3
zhanguo-region-4 = region 4
zhanguo-region-5 = region 5

zhanguo-aspect-writing = writing
zhanguo-aspect-writing-about = Cream-colored cards, numbered 1 to 40.
zhanguo-aspect-currency = currency
zhanguo-aspect-currency-about = Orange cards, numbered 41 to 80.
zhanguo-aspect-law = law
zhanguo-aspect-law-about = Brown cards, numbered 81 to 120.

# Officials.
zhanguo-color-red = red
zhanguo-color-white = white
zhanguo-color-grey = gray

# Court actions: stand after a colon. They are the triggers of cards too, all but the second.
zhanguo-action-recruit = recruit an official
zhanguo-action-recruit-about = Place an official of any color from your supply in the governors' area of any region. Your cards activate if the card you play is lower than the card beneath it.
zhanguo-action-move = move officials
zhanguo-action-move-about = Spend 1 to 3 movement points on your officials. This activates no cards.
zhanguo-action-hire = hire workers
zhanguo-action-hire-about = In one region, gain 1 worker per official in its workers' area; unrest there rises. Your cards activate if the card you play is higher than the card beneath it.
zhanguo-action-governor = install a governor
zhanguo-action-governor-about = Return a red, a white, and a gray official from one governors' area. Place a governor in that region, take a bonus square, and reset unrest there to 0. Your cards activate if the card you play is lower than the card beneath it.
zhanguo-action-palace = build a palace
zhanguo-action-palace-about = Costs 2 workers from the region and 1 from another. Take a value-3 marker if any are left, and gain 1 victory point per card on your board. Your cards activate if the card you play is higher than the card beneath it.
zhanguo-action-wall = build a wall
zhanguo-action-wall-about = Costs as many workers as the space has lines, each from a different region. It scores its section's token at the end. Your cards activate if the card you play is higher than the card beneath it.

# Bonuses of cards.
zhanguo-bonus-marker = marker
zhanguo-bonus-marker-about = Take 1 value-1 marker of any aspect. If none are left, gain 1 victory point instead.
zhanguo-bonus-move2 = 2 movement points
zhanguo-bonus-move2-about = Spend up to 2 movement points on your officials.
zhanguo-bonus-vp2 = 2 victory points
zhanguo-bonus-vp2-about = Gain 2 victory points.
zhanguo-bonus-vp3 = 3 victory points
zhanguo-bonus-vp3-about = Gain 3 victory points.
zhanguo-bonus-vp_cream = victory points for writing cards
zhanguo-bonus-vp_cream-about = Gain 1 victory point per writing card on your board.
zhanguo-bonus-vp_orange = victory points for currency cards
zhanguo-bonus-vp_orange-about = Gain 1 victory point per currency card on your board.
zhanguo-bonus-vp_brown = victory points for law cards
zhanguo-bonus-vp_brown-about = Gain 1 victory point per law card on your board.
zhanguo-bonus-worker = worker
zhanguo-bonus-worker-about = Gain 1 worker in the card's region. Unrest does not change.
zhanguo-bonus-unrest_any = lower unrest anywhere
zhanguo-bonus-unrest_any-about = Lower unrest by 1 in any one region.
zhanguo-bonus-unrest_here = lower unrest here
zhanguo-bonus-unrest_here-about = Lower unrest by 1 in the card's region.
zhanguo-bonus-move_worker = move a worker
zhanguo-bonus-move_worker-about = Move 1 worker from any region to an adjacent region.
zhanguo-bonus-off_red = red official
zhanguo-bonus-off_red-about = Place 1 red official from your supply in the governors' area of the card's region.
zhanguo-bonus-off_white = white official
zhanguo-bonus-off_white-about = Place 1 white official from your supply in the governors' area of the card's region.
zhanguo-bonus-off_grey = gray official
zhanguo-bonus-off_grey-about = Place 1 gray official from your supply in the governors' area of the card's region.

# Player boards.
zhanguo-board-plain = side A
zhanguo-board-plain-about = The same for everyone; no power.
zhanguo-board-circle = circle
zhanguo-board-circle-about = After moving officials or building a wall: lower unrest by 1 in any region and gain 1 worker there.
zhanguo-board-square = square
zhanguo-board-square-about = When you hire workers: gain 1 extra worker and then 1 movement point. After installing a governor: move 1 worker to an adjacent region.
zhanguo-board-triangle = triangle
zhanguo-board-triangle-about = After building a wall or recruiting an official: take 1 value-1 marker of any aspect, or gain 1 victory point if none are left.
zhanguo-board-star = star
zhanguo-board-star-about = After recruiting an official: up to 2 movement points. After installing a governor: move 1 of your governors to an adjacent region (no bonus).

# Bonus squares for governors, and the place beside them.
zhanguo-square-move = movement points
zhanguo-square-move-about = Spend up to { $n } movement { $n ->
    [one] point
   *[other] points
} immediately.
zhanguo-square-vp = victory points
zhanguo-square-vp-about = Gain { $n } victory { $n ->
    [one] point
   *[other] points
}.
zhanguo-square-official = official
zhanguo-square-official-about = Place an official of any color from your supply in the governors' area of any region.
zhanguo-square-beside = next to the squares

zhanguo-area-turquoise = turquoise wall
zhanguo-area-gold = gold wall
zhanguo-area-crimson = crimson wall
zhanguo-section-turquoise1 = turquoise section 1
zhanguo-section-turquoise2 = turquoise section 2
zhanguo-section-gold1 = gold section 1
zhanguo-section-gold2 = gold section 2
zhanguo-section-crimson1 = crimson section 1
zhanguo-section-crimson2 = crimson section 2

# Criteria of the wall tokens, with the points for 1, 2 and 3 lines.
zhanguo-criterion-enough_officials = regions with at least as many officials as unrest
zhanguo-criterion-enough_officials-about = { zhanguo-part-some-points } per region where you have at least as many officials as unrest.
zhanguo-criterion-grey = regions with a gray official
zhanguo-criterion-grey-about = { zhanguo-part-some-points } per region where you have a gray official.
zhanguo-criterion-red = regions with a red official
zhanguo-criterion-red-about = { zhanguo-part-some-points } per region where you have a red official.
zhanguo-criterion-white = regions with a white official
zhanguo-criterion-white-about = { zhanguo-part-some-points } per region where you have a white official.
zhanguo-criterion-orange = regions with a currency card
zhanguo-criterion-orange-about = { zhanguo-part-some-points } per region where you have a currency card.
zhanguo-criterion-brown = regions with a law card
zhanguo-criterion-brown-about = { zhanguo-part-some-points } per region where you have a law card.
zhanguo-criterion-cream = regions with a writing card
zhanguo-criterion-cream-about = { zhanguo-part-some-points } per region where you have a writing card.
zhanguo-criterion-three_cards = regions with 3 cards
zhanguo-criterion-three_cards-about = { zhanguo-part-some-points } per region where you have 3 cards.
zhanguo-criterion-two_alike = regions with 2 cards of one aspect
zhanguo-criterion-two_alike-about = { zhanguo-part-some-points } per region where you have 2 or 3 cards of the same aspect.
zhanguo-criterion-calm = fixed points minus all your unrest
zhanguo-criterion-calm-about = { zhanguo-part-some-points } minus all your unrest; this can be negative.
zhanguo-criterion-empty_track = regions without unrest
zhanguo-criterion-empty_track-about = { zhanguo-part-some-points } per region with no unrest.
zhanguo-criterion-sets = sets of three aspects
zhanguo-criterion-sets-about = { zhanguo-part-some-points } per set of a writing, a currency, and a law card on your board.

# Missions.
zhanguo-kind-wall = wall mission
zhanguo-kind-palace = palace mission
zhanguo-kind-governor = governor mission

# Unification rewards: stand after a colon.
zhanguo-reward-official = official of any color
zhanguo-reward-official-about = Place 1 official of any color from your supply in the governors' area of the region shown.
zhanguo-reward-red = two red officials
zhanguo-reward-red-about = Place 2 red officials from your supply in the governors' area of the region shown.
zhanguo-reward-grey = two gray officials
zhanguo-reward-grey-about = Place 2 gray officials from your supply in the governors' area of the region shown.
zhanguo-reward-workers = two workers
zhanguo-reward-workers-about = Gain 2 workers in the region shown. Unrest does not change.
zhanguo-reward-governor = governor
zhanguo-reward-governor-about = Install a governor without returning officials, in a region shown (in any region if none is shown).
zhanguo-reward-wall = wall
zhanguo-reward-wall-about = Build a wall on any free space without returning workers.
zhanguo-reward-palace = palace
zhanguo-reward-palace-about = Build a palace in any region without returning workers. You don't take a value-3 marker.

# Where victory points come from: stands in brackets, or in a chart.
zhanguo-source-start = auction
zhanguo-source-cards = cards
zhanguo-source-palaces = palaces
zhanguo-source-squares = bonus squares
zhanguo-source-markers = missing markers
zhanguo-source-governors = governors
zhanguo-source-unification = remaining markers
zhanguo-source-missions = missions
zhanguo-source-walls = walls

# What the player is asked now: the second half of a refusal, after a colon.
zhanguo-now-board = you are choosing your player board
zhanguo-now-bid = you are bidding for a player board
zhanguo-now-draft = you are choosing cards to discard
zhanguo-now-card = you are choosing a card to play
zhanguo-now-use = you are choosing how to use your card
zhanguo-now-official = you are placing an official from your supply
zhanguo-now-move = you are moving officials
zhanguo-now-hire = you are choosing where to hire workers
zhanguo-now-extra_worker = you may hire the extra worker
zhanguo-now-governor = you are choosing a region for your governor
zhanguo-now-square = you are choosing a bonus square for your governor
zhanguo-now-palace = you are choosing a region for your palace
zhanguo-now-worker = you are returning workers
zhanguo-now-marker3 = you are choosing a value-3 marker
zhanguo-now-wall = you are choosing a space for your wall
zhanguo-now-ability = you may use abilities
zhanguo-now-marker = you are choosing a value-1 marker
zhanguo-now-unrest = you are choosing where to lower unrest
zhanguo-now-move_worker = you may move a worker
zhanguo-now-move_governor = you may move a governor
zhanguo-now-reward = you are deciding whether to accept a reward

## Parts of sentences: names with their article, preposition or number

zhanguo-part-some-points = { $points } { $n ->
    [one] victory point
   *[other] victory points
}
zhanguo-part-official = a { $color } official
zhanguo-part-of-aspect = { $aspect }
zhanguo-part-for-aspect = for { $aspect }
zhanguo-part-reward = { $regions_id ->
    [any] { $reward }
   *[other] { $reward }, region { $regions }
}
zhanguo-part-markers = { $number ->
    [one] 1 { zhanguo-part-of-aspect } marker
   *[other] { $number } { zhanguo-part-of-aspect } markers
}
zhanguo-part-points = { $number_size ->
    [one] 1 victory point
   *[other] { $number_size } victory points
}
zhanguo-part-workers = { $number ->
    [one] 1 worker
   *[other] { $number } workers
}
zhanguo-part-lines = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
zhanguo-part-in-section = in { $section }
zhanguo-part-board = { $board_id ->
    [plain] side A board
   *[other] { $board } board
}
zhanguo-part-on-square = { $square_id ->
    [beside] next to the squares
    [official] on the square with an official
   *[other] on the square with { $square }
}
# $mission (Number) is 0 to 2 for the missions of the left column, 3 to 5 for those of the right: wall, palace, governor.
zhanguo-part-mission-column = { $mission ->
    [0] in the left column
    [1] in the left column
    [2] in the left column
   *[other] in the right column
}
zhanguo-part-mission = { $mission ->
    [0] the wall mission
    [1] the palace mission
    [2] the governor mission
    [3] the wall mission
    [4] the palace mission
   *[other] the governor mission
}
zhanguo-part-mission-places = { $mission ->
    [0] { zhanguo-part-places }
    [3] { zhanguo-part-places }
   *[other] regions { zhanguo-part-places }
}
zhanguo-part-places = { $place }, { $place_2 }{ $place_3_id ->
    [none] { "" }
   *[other] , { $place_3 }
}{ $place_4_id ->
    [none] { "" }
   *[other] , { $place_4 }
}

## Questions

zhanguo-ask-board = Which player board will you take?
zhanguo-ask-bid = { $about ->
    [points] How much will you bid for a player board? You open the auction and cannot pass. The last player left pays their bid and chooses a board. Your victory points: { $points }.
   *[other] { $seat } bids { $number }. Will you bid more, or pass? The last player left pays their bid and chooses a board; passing puts you out of this auction only. Your victory points: { $points }.
}
zhanguo-ask-draft = Which card will you discard? Keep two of each aspect.
zhanguo-ask-card = Which card will you play?
zhanguo-ask-use = How will you use card { $card }? Play it to a region on your board, or to the court for an action.
zhanguo-ask-official = { $about ->
    [region] Which official will you place in region { $region_id }?
   *[other] Which official will you place, and in which region?
}
zhanguo-ask-move = { $about ->
    [number] Which official will you move? Movement points left: { $number }.
   *[other] Where will the { $color } official in region { $region_id } move on to? The workers' area there is full, so it cannot stop. Movement points left: { $number }.
}
zhanguo-ask-hire = Where will you hire workers?
zhanguo-ask-extra_worker = Hire the extra worker in region { $region_id }? Unrest there then rises to { $level }.
zhanguo-ask-governor = { $about ->
    [free] Where will you install the governor? As a reward it costs no officials.
   *[other] Where will you install the governor?
}
zhanguo-ask-square = Which bonus square in region { $region_id } will your governor take?
zhanguo-ask-palace = { $about ->
    [free] Where will you build the palace? As a reward it costs no workers and brings no marker.
   *[other] Where will you build the palace?
}
zhanguo-ask-worker = { $action_id ->
    [palace] From which region will you return the third worker? It must come from a region other than the palace's.
   *[wall] From which region will you return the next worker? Each comes from a different region; still to return: { $number }.
}
zhanguo-ask-marker3 = Which value-3 marker will you take?
zhanguo-ask-wall = { $about ->
    [free] Where will you build the wall? As a reward it costs no workers.
   *[other] Where will you build the wall?
}
zhanguo-ask-ability = Which ability will you use next? Your action: { $action }.
zhanguo-ask-marker = Which marker will you take?
zhanguo-ask-unrest = { $about ->
    [number] Where will you lower unrest? You then gain { zhanguo-part-workers } there.
   *[other] Where will you lower unrest?
}
zhanguo-ask-move_worker = Which worker will you move, and where?
zhanguo-ask-move_governor = Which governor will you move, and where? It gets no bonus there.
zhanguo-ask-reward = Accept the { $aspect } reward ({ zhanguo-part-reward }) for your markers (value { $number })? You then return all your { $aspect } markers, and your disc moves to this reward. { $why_id ->
    [only] Only you have { $aspect } markers.
    [most] You decide first: your { $aspect } markers have the highest value.
    [tie] You decide first: the highest value is tied, and you are ahead in tie order.
   *[next] Everyone before you has passed.
} { $about ->
    [aspect_reward_regions_number_why] If you pass, no one gets it.
   *[other] If you pass, { $seat } decides next.
}

## Options

zhanguo-option-done = Done
zhanguo-option-pass = { $about ->
    [aspect] Pass: keep your { $aspect } markers
   *[other] Pass
}
zhanguo-option-accept = { $about ->
    [reward_regions] Accept: { zhanguo-part-reward }
   *[other] Accept the reward
}
zhanguo-option-power = Use your board power
zhanguo-option-extra = Hire the extra worker
zhanguo-option-unify = Unification: play the card to region { $region_id }
zhanguo-option-court = To the court: { $action }
zhanguo-option-hire = Hire workers in region { $region_id }
zhanguo-option-governor = Install the governor in region { $region_id }
zhanguo-option-square = Take the bonus square: { $square }
zhanguo-option-palace = Build the palace in region { $region_id }
zhanguo-option-worker = Return a worker from region { $region_id }
zhanguo-option-marker3 = Take the value-3 { zhanguo-part-of-aspect } marker
zhanguo-option-marker = Take a value-1 { zhanguo-part-of-aspect } marker
zhanguo-option-calm = Lower unrest in region { $region_id }
zhanguo-option-board = Take the { zhanguo-part-board }
zhanguo-option-wall = Build the wall { zhanguo-part-in-section }, on the space with { zhanguo-part-lines }
zhanguo-option-recruit = Place { zhanguo-part-official } in region { $region_id }
zhanguo-option-shift = Free shift in region { $region_id }: { zhanguo-part-official } to the workers' area
zhanguo-option-up = Move { zhanguo-part-official } in region { $region_id } from the workers' area to the governors' area
zhanguo-option-move_g = Move { zhanguo-part-official } from region { $region_id } to region { $goal_id }, governors' area
zhanguo-option-move_w = Move { zhanguo-part-official } from region { $region_id } to region { $goal_id }, workers' area
zhanguo-option-move_worker = Move a worker from region { $region_id } to region { $goal_id }
zhanguo-option-move_governor = Move the governor { zhanguo-part-on-square } from region { $region_id } to region { $goal_id }
zhanguo-option-bid = Bid { zhanguo-part-points }
zhanguo-option-card = Play card { $card }
zhanguo-option-discard = Discard card { $card }
zhanguo-option-use = Use card { $card }

## Why: what a bot that judges options says about one

zhanguo-part-woken = { $woken ->
    [one] 1 of your cards can activate
   *[other] { $woken } of your cards can activate
}
# $rise (Number): of unrest in the region.
zhanguo-reason-unify = { $number ->
    [0] Region { $region_id } brings victory points: no { zhanguo-part-of-aspect } markers are left.
   *[other] { $rise ->
        [0] Region { $region_id } brings { zhanguo-part-markers }.
       *[other] Region { $region_id } brings { zhanguo-part-markers }; unrest there rises by { $rise }.
    }
}
# $woken (Number) of own cards that the card at the court would activate.
zhanguo-reason-recruit = { $woken ->
    [0] One more official, for a governor or for hiring.
   *[other] One more official, and { zhanguo-part-woken }.
}
zhanguo-reason-move = Moves officials toward a governor or toward hiring.
zhanguo-reason-hire = { $woken ->
    [0] Workers for palaces and walls.
   *[other] Workers, and { zhanguo-part-woken }.
}
zhanguo-reason-governor = { $woken ->
    [0] Another governor, to have the most in a region.
   *[other] Another governor, and { zhanguo-part-woken }.
}
zhanguo-reason-palace = { $woken ->
    [0] A palace scores a point for every card on your board.
   *[other] A palace scores for your cards, and { zhanguo-part-woken }.
}
zhanguo-reason-wall = { $woken ->
    [0] A wall scores its section's token at the end.
   *[other] A wall scores at the end, and { zhanguo-part-woken }.
}
zhanguo-reason-set = Completes the three colors for a governor in region { $region_id }.
zhanguo-reason-color = A new color toward a governor in region { $region_id }.
zhanguo-reason-spare = An official to spare in region { $region_id }, for hiring or moving on.
zhanguo-reason-shift = Prepares hiring in region { $region_id }.
zhanguo-reason-way = Only a step on the way through region { $region_id }.
zhanguo-reason-workers = Brings { zhanguo-part-workers }; unrest there rises to { $level }.
zhanguo-reason-extra = One more worker, but also more unrest.
zhanguo-reason-left = { $number ->
    [0] No worker is left in region { $region_id }.
    [one] 1 worker is left in region { $region_id }.
   *[other] { $number } workers are left in region { $region_id }.
}
zhanguo-reason-gather = Region { $region_id } then has { zhanguo-part-workers }.
zhanguo-reason-mission = Counts toward a mission you haven't completed.
# $standing (String): "first", "tied", or "behind".
zhanguo-reason-most = { $standing_id ->
    [first] You then have the most governors in region { $region_id }.
    [tied] You then tie for the most governors in region { $region_id }.
   *[behind] More governors in region { $region_id }, but not the most.
}
zhanguo-reason-square = { $square_id ->
    [vp] Victory points right away.
    [official] Another official right away.
   *[move] Moves officials right away.
}
zhanguo-reason-cards = Brings { zhanguo-part-points } for the cards on your board.
zhanguo-reason-token = As things stand, this wall is worth { $number } at the end.
zhanguo-reason-marker = Raises the value of your { zhanguo-part-of-aspect } markers to { $number }.
zhanguo-reason-ability = This gives: { $bonus }.
zhanguo-reason-power = Your board power costs nothing.
zhanguo-reason-wake = The cards in region { $region_id } can activate again.
zhanguo-reason-calm = Unrest in region { $region_id } falls to { $number }.
zhanguo-reason-enough = Leaves the rest as it is.
zhanguo-reason-reward = For the reward, you return { zhanguo-part-of-aspect } markers worth { $number }.
zhanguo-reason-keep = You keep { zhanguo-part-of-aspect } markers worth { $number }.
zhanguo-reason-board = { $board_id ->
    [circle] Its power lowers unrest and brings workers.
    [square] Its power brings extra workers.
    [triangle] Its power brings extra markers.
    [star] Its power moves officials and governors.
   *[plain] No power, and the same for everyone.
}
zhanguo-reason-bid = Costs { zhanguo-part-points } if no one bids more.
zhanguo-reason-out = Passing costs no victory points.
zhanguo-reason-draft = You give up this ability: { $bonus }.

## What happened

zhanguo-event-first = { $seat } is the first player.
zhanguo-event-token = Wall token { zhanguo-part-in-section }: { $criterion }.
zhanguo-event-mission = { $kind_id ->
    [wall] Wall mission { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
    [palace] Palace mission { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
   *[governor] Governor mission { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
}
zhanguo-event-board = { $seat } takes the { zhanguo-part-board }.
zhanguo-event-bid = { $seat } bids { zhanguo-part-points }.
zhanguo-event-out = { $seat } passes and is out of this auction.
zhanguo-event-auction_won = { $seat } wins the auction and pays { zhanguo-part-points }.
zhanguo-event-round = Round { $round } begins.
zhanguo-event-drew = { $seat } draws cards for the round.
zhanguo-event-drew_card = Drawn: card { $card }.
zhanguo-event-discarded = { $seat } discards card { $card }.
zhanguo-event-turn = It's { $seat }'s turn.
zhanguo-event-unified = { $seat } plays card { $card } to region { $region_id }.
zhanguo-event-court = { $seat } plays card { $card } to the court: { $action }.
zhanguo-event-markers = { $seat } takes { zhanguo-part-markers }.
zhanguo-event-marker3 = { $seat } takes the value-3 { zhanguo-part-of-aspect } marker.
zhanguo-event-markers_back = { $seat } returns all { zhanguo-part-of-aspect } markers.
zhanguo-event-points = { $number_sign ->
    [minus] { $seat } loses { zhanguo-part-points } ({ $source }).
   *[other] { $seat } gains { zhanguo-part-points } ({ $source }).
}
zhanguo-event-unrest = { $seat }: unrest in region { $region_id } is now { $level }.
zhanguo-event-recruited = { $seat } places { zhanguo-part-official } in region { $region_id }.
zhanguo-event-shifted = { $seat } shifts { zhanguo-part-official } in region { $region_id } to the workers' area.
zhanguo-event-moved = { $seat } moves { zhanguo-part-official } from region { $region_id } to region { $goal_id }.
zhanguo-event-moved_up = { $seat } moves { zhanguo-part-official } in region { $region_id } to the governors' area.
zhanguo-event-workers = { $seat } gains { zhanguo-part-workers } in region { $region_id }.
zhanguo-event-worker_paid = { $seat } returns a worker from region { $region_id }.
zhanguo-event-worker_moved = { $seat } moves a worker from region { $region_id } to region { $goal_id }.
zhanguo-event-governor = { $seat } installs a governor in region { $region_id }.
zhanguo-event-square = { $seat } takes the bonus square in region { $region_id }: { $square }.
zhanguo-event-governor_moved = { $seat } moves a governor from region { $region_id } to region { $goal_id }.
zhanguo-event-palace = { $seat } builds a palace in region { $region_id }.
zhanguo-event-wall = { $seat } builds a wall { zhanguo-part-in-section }, on the space with { zhanguo-part-lines }.
zhanguo-event-used = { $seat } uses card { $card }.
zhanguo-event-power = { $seat } uses the power of the { zhanguo-part-board }.
zhanguo-event-claimed = { $seat } completes { zhanguo-part-mission } { zhanguo-part-mission-column } ({ zhanguo-part-mission-places }); disc on the space worth { $points }.
zhanguo-event-accepts = { $seat } accepts the reward { zhanguo-part-for-aspect }: { $reward }.
zhanguo-event-passes = { $seat } passes on the reward { zhanguo-part-for-aspect }.
zhanguo-event-no_reward = No one takes the reward { zhanguo-part-for-aspect }.
zhanguo-event-track = { $seat } is number { $rank } on the reward track.
zhanguo-event-scores = { $number_sign ->
    [minus] Final scoring: { $seat } loses { zhanguo-part-points } ({ $source }).
   *[other] Final scoring: { $seat } scores { zhanguo-part-points } ({ $source }).
}
zhanguo-event-end = The game is over.

## Options of the game

zhanguo-setting-boards = Player boards
zhanguo-setting-boards-plain = Side A: identical boards
zhanguo-setting-boards-picked = Side B: four boards with different powers, chosen in reverse order
zhanguo-setting-boards-auction = Side B, auction: everyone starts with 15 victory points and bids for a board
zhanguo-setting-draft = Draft
zhanguo-setting-draft-false = Draw 2 cards from each deck; with it, draw 3 and discard 1
zhanguo-setting-draft-true = In rounds 1–4, draw 3 cards from each deck instead of 2, and discard 1
zhanguo-setting-turns_by_track = Turn order
zhanguo-setting-turns_by_track-false = Clockwise from the first player
zhanguo-setting-turns_by_track-true = By the reward track, top to bottom
zhanguo-setting-unrest_by_worker = Unrest when workers are hired
zhanguo-setting-unrest_by_worker-false = Rises by 1, however many workers you hire
zhanguo-setting-unrest_by_worker-true = Rises by 1 per worker hired

## Refusals. The last variant speaks without any fact.

zhanguo-refusal-ZG-A7 = { $about ->
    [region] You can't shift in region { $region_id } now: it would keep you from completing the action you started.
   *[other] That would keep you from completing the action you started.
}
zhanguo-refusal-ZG-B8 = { $about ->
    [board] You can't take the { zhanguo-part-board } now.
   *[other] You can't take that board now.
}
zhanguo-refusal-ZG-B9 = { $about ->
    [points] { $points ->
        [one] You can't bid more than the 1 victory point you have.
       *[other] You can't bid more than the { $points } victory points you have.
    }
   *[other] You can't bid more victory points than you have.
}
zhanguo-refusal-ZG-B12 = { $about ->
    [number] Your bid must be higher than { $number }.
   *[other] You open the auction and must bid.
}
zhanguo-refusal-ZG-C3 = { $about ->
    [card] Card { $card } is not in your hand.
   *[other] You must play a card from your hand.
}
zhanguo-refusal-ZG-C8 = { $about ->
    [now] You can't do that now: { $now }.
   *[other] You can't do that now.
}
zhanguo-refusal-ZG-F1 = { $about ->
    [aspect] There are no { zhanguo-part-of-aspect } markers left.
   *[other] There are no such markers left.
}
zhanguo-refusal-ZG-F8 = { $about ->
    [region_goal] You have no worker in region { $region_id } to move to region { $goal_id }.
   *[other] You have no worker to move there.
}
zhanguo-refusal-ZG-K1 = { $about ->
    [action] You have no officials left in your supply.
    [color] You can't place { zhanguo-part-official }: you have none in your supply.
   *[other] You have no such official in your supply.
}
zhanguo-refusal-ZG-K2 = { $about ->
    [action] You have no officials on your board to move.
   *[other] You must spend at least 1 movement point.
}
zhanguo-refusal-ZG-K3 = { $about ->
    [action] You can't hire anywhere: you need an official in the workers' area of a region where unrest can still rise.
    [region] You have no official in the workers' area of region { $region_id }.
   *[other] You can't hire workers there.
}
zhanguo-refusal-ZG-K4 = { $about ->
    [action] You need a governor in your supply, and a red, a white, and a gray official in one region's governors' area.
    [region_color] You can't return { zhanguo-part-official } from the governors' area of region { $region_id }: there is none.
    [square_region] That square isn't free in region { $region_id }: { $square }.
   *[other] You can't install a governor there.
}
zhanguo-refusal-ZG-K6 = { $about ->
    [action] You can't build a palace anywhere: you need a palace in your supply, a free space in a region without a palace ban, 2 workers there, and 1 elsewhere.
    [region_spaces] All { $spaces } palace spaces of region { $region_id } are taken.
    [region_workers_others] A palace in region { $region_id } costs 2 workers there and 1 elsewhere; you have { $workers } there and { $others } elsewhere.
    [region] You've already returned 2 workers from region { $region_id }; the third must come from another region.
   *[other] You can't build a palace there.
}
zhanguo-refusal-ZG-K7 = { $about ->
    [action] You can't build a wall anywhere: you need a wall in your supply, a free space in a section without a wall of yours, and workers in enough regions.
    [section_lines] The space with { zhanguo-part-lines } { zhanguo-part-in-section } is taken.
    [section] You already have a wall { zhanguo-part-in-section }.
    [lines_regions] The space with { zhanguo-part-lines } costs that many workers, each from a different region; you have workers in { $regions ->
        [one] 1 region
       *[other] { $regions } regions
    }.
    [region] You've already returned a worker from region { $region_id }; the next must come from another region.
   *[other] You can't build a wall there.
}
zhanguo-refusal-ZG-K8 = { $about ->
    [action_left] You have no such piece left in your supply, so you can't choose this action: { $action }.
    [left] You have no such piece left in your supply.
    [region] You have no worker to return in region { $region_id }.
   *[other] You can't afford that.
}
zhanguo-refusal-ZG-K12 = { $about ->
    [aspect] The value-3 { zhanguo-part-of-aspect } marker is already taken.
   *[other] That value-3 marker is already taken.
}
zhanguo-refusal-ZG-O1 = { $about ->
    [region] The workers' area of region { $region_id } is full: it holds 2 officials.
   *[other] A workers' area holds at most 2 officials.
}
zhanguo-refusal-ZG-O2 = { $about ->
    [color_region] You can't shift { zhanguo-part-official } in region { $region_id } now: there is none in the governors' area.
   *[other] You can't shift that official now.
}
zhanguo-refusal-ZG-O3 = { $about ->
    [color_region] You can't move { zhanguo-part-official } that way from region { $region_id }: there is none in that area.
   *[other] You have no such official there.
}
zhanguo-refusal-ZG-O4 = { $about ->
    [region] The workers' area of region { $region_id } is full: an official can pass through it but not stop there. Move it on first.
   *[other] An official can't stop in a full workers' area. Move it on first.
}
zhanguo-refusal-ZG-O5 = { $about ->
    [region_goal] Regions { $region_id } and { $goal_id } are not adjacent.
   *[other] These regions are not adjacent.
}
zhanguo-refusal-ZG-O6 = You can shift officials only on your turn.
zhanguo-refusal-ZG-P4 = { $about ->
    [region_goal] You have no such governor in region { $region_id } to move to region { $goal_id }.
   *[other] You have no such governor there.
}
zhanguo-refusal-ZG-P6 = Your board has no power you can use now.
zhanguo-refusal-ZG-P7 = There is no unrest on your board to lower, so the circle's power has no effect.
zhanguo-refusal-ZG-R3 = { $about ->
    [region] Unrest in region { $region_id } is at its maximum: its cards are locked.
   *[other] Unrest there is at its maximum.
}
zhanguo-refusal-ZG-R4 = { $about ->
    [region_unrest] Unrest in region { $region_id } is { $unrest }: you can't build a palace there.
   *[other] Unrest there is too high for a palace.
}
zhanguo-refusal-ZG-R5 = { $about ->
    [region] There is no unrest to lower in region { $region_id }.
   *[other] There is no unrest to lower.
}
zhanguo-refusal-ZG-T1 = { $about ->
    [card] Card { $card } is not on your board, or you have already used it for this action.
   *[other] That card is not on your board, or you have already used it for this action.
}
zhanguo-refusal-ZG-T2 = { $about ->
    [card] Card { $card } doesn't activate: the card you played isn't higher than the one beneath it.
   *[other] The card you played isn't higher than the one beneath it.
}
zhanguo-refusal-ZG-T3 = { $about ->
    [card] Card { $card } doesn't activate: the card you played isn't lower than the one beneath it.
   *[other] The card you played isn't lower than the one beneath it.
}
zhanguo-refusal-ZG-T5 = { $about ->
    [card] Card { $card } is triggered by a different court action.
   *[other] That card is triggered by a different court action.
}
zhanguo-refusal-ZG-T7 = { $about ->
    [card] Card { $card }'s bonus can't be used now.
   *[other] That bonus can't be used now.
}
zhanguo-refusal-ZG-U1 = { $about ->
    [region] Region { $region_id } already has 3 cards.
   *[other] A region holds at most 3 cards.
}
zhanguo-refusal-ZG-U5 = { $about ->
    [region_unrest_rise_most] Unrest in region { $region_id } is { $unrest } and would rise by { $rise }, above its maximum of { $most }.
   *[other] Unrest would rise above the region's maximum.
}
zhanguo-refusal-ZG-V1 = { $about ->
    [card] You can't discard card { $card }: you don't have it, or you have already discarded one of its aspect.
   *[other] You discard one card of each aspect.
}
zhanguo-refusal-ZG-V7 = { $about ->
    [region_unrest_rise_most] Unrest in region { $region_id } is { $unrest } and would rise by { $rise }, 1 for each worker, above its maximum of { $most }.
   *[other] Unrest would rise above the region's maximum.
}
zhanguo-refusal-ZG-W4 = { $about ->
    [reward] You can't take this reward in full: { $reward }.
   *[other] You can't take this reward in full.
}
zhanguo-refusal-ZG-W9 = { $about ->
    [region] The reward doesn't allow region { $region_id }.
   *[other] The reward doesn't allow that region.
}
