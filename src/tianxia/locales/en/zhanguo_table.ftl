### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-empire = The empire
zhanguo-table-region = Region { $number }
zhanguo-table-jump = Show on the board
zhanguo-table-none = none
zhanguo-table-nobody = no one
zhanguo-table-player = Player
zhanguo-table-first-player = Goes first this round
zhanguo-table-first-badge = 1st
# $lines and $worth (Number): of the space, points for the reader now; $text (String): what its token scores there.
zhanguo-table-wall-label = { $area }, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}. { $text }; worth { $worth } to you now
zhanguo-table-wall-scores = { $criterion_id ->
    [calm] { $points } once, minus all your unrest
   *[other] { $criterion }: { $points } each
}
zhanguo-table-wall-worth = Worth { $number } to you now
zhanguo-table-wall-about = A wall here scores at the end: { $text }, by its lines. It costs a worker for each line.
zhanguo-table-wall-of = { $name }'s wall, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
zhanguo-table-wall-turquoise = turquoise
zhanguo-table-wall-gold = gold
zhanguo-table-wall-crimson = crimson
zhanguo-table-land-label = Region { $number }: governors: { $governors }; palaces: { $palaces }; free palace spaces: { $spaces }
zhanguo-table-governor-of = { $name }'s governor
zhanguo-table-beside-of = Next to the squares: { $name }, { $number ->
    [one] 1 governor
   *[other] { $number } governors
}
zhanguo-table-palace-of = { $name }'s palace
zhanguo-table-palaces-label = Palaces in region { $number }
zhanguo-table-score-track = Score track
zhanguo-table-score = Points
zhanguo-table-score-label = { $name }: { $points } points, { $final } if the game ended now

## What the wall tokens count, short

zhanguo-table-criterion-enough_officials = officials ≥ unrest
zhanguo-table-criterion-grey = gray official
zhanguo-table-criterion-red = red official
zhanguo-table-criterion-white = white official
zhanguo-table-criterion-orange = currency card
zhanguo-table-criterion-brown = law card
zhanguo-table-criterion-cream = writing card
zhanguo-table-criterion-three_cards = 3 cards
zhanguo-table-criterion-two_alike = 2 alike
zhanguo-table-criterion-calm = minus unrest
zhanguo-table-criterion-empty_track = no unrest
zhanguo-table-criterion-sets = sets

## The player board

zhanguo-table-your-board = Your board
zhanguo-table-supply = Your supply
zhanguo-table-supply-official = In supply: { $number } { $color }
zhanguo-table-supply-governors = Governors left
zhanguo-table-supply-palaces = Palaces left
zhanguo-table-supply-walls = Walls left
zhanguo-table-unrest = Unrest
zhanguo-table-unrest-at = Unrest { $number }
zhanguo-table-unrest-last = Maximum: cards here don't activate, and you can't hire or build a palace
zhanguo-table-unrest-ban = No palaces from here on
zhanguo-table-governors-area = Governors' area
zhanguo-table-governors-area-of = Governors' area of region { $number }
zhanguo-table-workers-area = Workers' area
zhanguo-table-workers-area-of = Workers' area of region { $number }
zhanguo-table-workers-here = Workers in region { $region }: { $number }
zhanguo-table-officials = { $number } { $color }
zhanguo-table-official-g = { $number } { $color } { $number ->
    [one] official
   *[other] officials
}, governors' area of region { $region }
zhanguo-table-official-w = { $number } { $color } { $number ->
    [one] official
   *[other] officials
}, workers' area of region { $region }
zhanguo-table-region-label = Region { $number }: unrest { $unrest } of { $most }; cards: { $cards }; governors' area: { $governors }; workers' area: { $officials }; workers: { $workers }

## Letters of the officials' colors

zhanguo-table-letter-red = R
zhanguo-table-letter-white = W
zhanguo-table-letter-grey = G

## Cards and what they would do

zhanguo-table-your-hand = Your hand
zhanguo-table-hand-empty = No cards.
zhanguo-table-discarding = discarding { $list }
zhanguo-table-card-label = Card { $number }, { $aspect }. { $after }: { $gives }
zhanguo-table-card-says = Card { $number }. { $after }: { $gives }
zhanguo-table-act-recruit = Recruit
zhanguo-table-act-move = Move
zhanguo-table-act-hire = Hire
zhanguo-table-act-governor = Governor
zhanguo-table-act-palace = Palace
zhanguo-table-act-wall = Wall
zhanguo-table-after-recruit = After recruiting
zhanguo-table-after-hire = After hiring
zhanguo-table-after-governor = After a governor
zhanguo-table-after-palace = After a palace
zhanguo-table-after-wall = After a wall
zhanguo-table-act-move-about = 1 to 3 moves
# $number (Number) of own cards that this action can wake.
zhanguo-table-act-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
zhanguo-table-act-power = board power
zhanguo-table-act-nothing = no abilities
zhanguo-table-impossible = not possible
zhanguo-table-lack-piece = none left
zhanguo-table-lack-official = no officials to move
zhanguo-table-lack-hirer = no one in a workers' area
zhanguo-table-lack-unrest = unrest too high
zhanguo-table-lack-colors = needs red, white, gray
zhanguo-table-lack-builder = costs workers
zhanguo-table-power-surely = Board power
zhanguo-table-power-perhaps = Board power possible
zhanguo-table-wakes = Activates { $list }
zhanguo-table-wakes-perhaps = May activate, depending on how you act: { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Would activate
zhanguo-table-used = Already used
zhanguo-table-used-mark = used
zhanguo-table-gain-unrest = unrest { $before } to { $then }
zhanguo-table-gain-calm = unrest doesn't rise
zhanguo-table-gain-points = { $number ->
    [one] +1 point
   *[other] +{ $number } points
}
zhanguo-table-gain-markers = { $number ->
    [one] +1 { $aspect } marker
   *[other] +{ $number } { $aspect } markers
}
zhanguo-table-gain-marker3 = +1 value-3 { $aspect } marker
zhanguo-table-gain-workers = { $number ->
    [one] +1 worker
   *[other] +{ $number } workers
}
zhanguo-table-pay-workers = { $number ->
    [one] −1 worker
   *[other] −{ $number } workers
}
zhanguo-table-gain-official = +1 { $color } official, region { $region }
zhanguo-table-give-markers = return { $aspect } markers worth { $number }
zhanguo-table-gain-mission = a mission completed
# Where a card may go. $regions: numbers, as "1, 2, 5".
zhanguo-table-about-card = { $uses ->
    [both] then to region { $regions } or to the court
    [board] then to region { $regions }
   *[court] then to the court
}
zhanguo-table-about-palace = points for your cards: { $number }
zhanguo-table-about-wall = { $text }; worth { $worth } now
zhanguo-table-about-marker = left there: { $number }
zhanguo-table-about-governors-now = governors there now: { $list }
zhanguo-table-about-governors-then = governors there then: { $list }
zhanguo-table-gives-marker = 1 marker
zhanguo-table-gives-move2 = 2 moves
zhanguo-table-gives-vp2 = 2 points
zhanguo-table-gives-vp3 = 3 points
zhanguo-table-gives-vp_cream = 1 point per writing card
zhanguo-table-gives-vp_orange = 1 point per currency card
zhanguo-table-gives-vp_brown = 1 point per law card
zhanguo-table-gives-worker = 1 worker here
zhanguo-table-gives-unrest_any = unrest −1
zhanguo-table-gives-unrest_here = unrest −1 here
zhanguo-table-gives-move_worker = move a worker
zhanguo-table-gives-off_red = red official here
zhanguo-table-gives-off_white = white official here
zhanguo-table-gives-off_grey = gray official here

## The two uses of a card

zhanguo-table-uses = A card has two uses
zhanguo-table-uses-of = Card { $number }: two uses
zhanguo-table-use-board = Take markers now. The card stays there.
zhanguo-table-use-board-later = Its ability then waits for your actions.
zhanguo-table-use-court = One action now, such as a governor.
zhanguo-table-use-court-number = Only the number of the card counts here.
zhanguo-table-use-or = or

## The court

zhanguo-table-court = Court
zhanguo-table-court-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
zhanguo-table-court-empty = The court is empty: the first card activates every ability that matches its action.
zhanguo-table-court-top = A card higher than { $number } activates hiring, palace, and wall abilities; a lower one activates recruiting and governor abilities.
zhanguo-table-number-higher = { $number } is higher.
zhanguo-table-number-higher-about = Activates abilities after hiring or building.
zhanguo-table-number-lower = { $number } is lower.
zhanguo-table-number-lower-about = Activates abilities after recruiting or installing a governor.
zhanguo-table-number-first = { $number } is the first card.
zhanguo-table-number-first-about = Activates abilities after any action except moving.
zhanguo-table-over-higher = higher than { $number }
zhanguo-table-over-lower = lower than { $number }
zhanguo-table-wakes-lower = lower activates
zhanguo-table-wakes-higher = higher activates
zhanguo-table-court-before = on { $number }
zhanguo-table-wants-higher = Activates with a higher number
zhanguo-table-wants-lower = Activates with a lower number

## Rewards and missions

zhanguo-table-rewards = Rewards
zhanguo-table-rewards-about = Rewards by aspect and round
zhanguo-table-track = track
zhanguo-table-track-about = Reward track, top first: breaks ties and decides who goes first
zhanguo-table-left = left
zhanguo-table-markers-left = Markers left in the supply: how many are value-1, how many are value-3
zhanguo-table-markers-of = Markers left, { $aspect }: { $number }; value-3: { $threes }
zhanguo-table-markers-own = Markers, { $aspect }: value { $number }
zhanguo-table-markers-title = Markers, { $aspect }
zhanguo-table-hand-title = Cards in hand, { $aspect }
zhanguo-table-reward-in = { $number ->
    [one] { $text }, region { $list }
   *[other] { $text }, regions { $list }
}
zhanguo-table-accept = Accept
zhanguo-table-rewarded = { $name } took this reward
zhanguo-table-brief-official = 1 official
zhanguo-table-brief-red = 2 red
zhanguo-table-brief-grey = 2 gray
zhanguo-table-brief-workers = 2 workers
zhanguo-table-brief-governor = governor
zhanguo-table-brief-wall = wall
zhanguo-table-brief-palace = palace
zhanguo-table-reward-passed = passed
zhanguo-table-reward-now = decides now
zhanguo-table-reward-next = waits
zhanguo-table-missions = Missions
zhanguo-table-missions-about = per column: points × discs
zhanguo-table-missions-rule = With these governors, palaces, or walls you put a disc on the highest free space. At the end, add up your spaces in a column and multiply by your discs there.
zhanguo-table-mission-label = { $kind }: { $list }; completed by { $names }

## The score

zhanguo-table-scores = Score now, and if the game ended now
zhanguo-table-points-now = Points now
zhanguo-table-sum-at-end = if it ended now
zhanguo-table-ends-about = If it ended now: the points so far, plus what governors, markers, missions, and walls would score. It jumps when a lead changes or markers are returned.
zhanguo-table-if-ended = { $text } (if it ended now)
zhanguo-table-course-start = Start
zhanguo-table-course-round = Round { $round }
zhanguo-table-course-end = Final scoring

## Player boards before the first round

zhanguo-table-boards = Player boards
zhanguo-table-auction-open = No bid yet: the first bid opens the auction.
zhanguo-table-auction-bid = { $name } bids { $number }
zhanguo-table-bid-highest = highest bid
zhanguo-table-bid-holds = holds the bid
zhanguo-table-bid-in = still in
zhanguo-table-bid-out = out
zhanguo-table-bids = Bids
zhanguo-table-bid = Bid { $number }

## Another player's open things

zhanguo-table-area-supply = Supply
zhanguo-table-area-board = Player board
zhanguo-table-area-points = Points by source

## Above the board

zhanguo-table-where = Round { $number } of { $last }
zhanguo-table-where-turn = Round { $number } of { $last }, turn { $turn } of { $turns }
zhanguo-table-where-setup = Player boards
zhanguo-table-phase-draw = Draw
zhanguo-table-phase-play = Play
zhanguo-table-phase-rewards = Rewards
