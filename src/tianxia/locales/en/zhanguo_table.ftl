### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-tab-mine = Mine
zhanguo-table-tab-empire = Empire
zhanguo-table-tab-court = Court
zhanguo-table-empire = The empire
zhanguo-table-walls = Walls
zhanguo-table-regions = Region
zhanguo-table-region = Region { $number }
zhanguo-table-squares = Bonus
zhanguo-table-palaces = Palaces
zhanguo-table-none = none
zhanguo-table-nobody = nobody
zhanguo-table-player = Player
# $lines, $each and $worth (Number): of the space, points printed there, points for the reader now.
zhanguo-table-wall-label = { $area }, lines { $lines }: points { $each }, now worth { $worth } to you
zhanguo-table-wall-worth = Now worth to you: { $number }
zhanguo-table-wall-of = Wall of { $name }, lines: { $lines }
zhanguo-table-land-label = Region { $number }: governors { $governors }; palaces { $palaces }; free palace spaces { $spaces }
zhanguo-table-governor-of = Governor of { $name }
zhanguo-table-beside-of = Beside the squares: { $name }, governors { $number }
zhanguo-table-palace-of = Palace of { $name }
zhanguo-table-palaces-label = Palaces of region { $number }
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
zhanguo-table-criterion-calm = less unrest
zhanguo-table-criterion-empty_track = no unrest
zhanguo-table-criterion-sets = sets

## The player board

zhanguo-table-your-board = Your board
zhanguo-table-supply = Your supply
zhanguo-table-supply-official = In the supply: { $number } { $color }
zhanguo-table-supply-governors = Governors left
zhanguo-table-supply-palaces = Palaces left
zhanguo-table-supply-walls = Walls left
zhanguo-table-unrest = Unrest
zhanguo-table-cards = Cards
zhanguo-table-governors = Governors
zhanguo-table-workers = Workers
zhanguo-table-card = Card { $number }
zhanguo-table-unrest-at = Unrest { $number }
zhanguo-table-unrest-last = Last space: cards here do not wake, nobody is hired and no palace is built
zhanguo-table-unrest-ban = From here on no palace is built
zhanguo-table-governors-area = Governors' area
zhanguo-table-governors-area-of = Governors' area of region { $number }
zhanguo-table-workers-area = Workers' area
zhanguo-table-workers-area-of = Workers' area of region { $number }
zhanguo-table-workers-here = Workers in region { $region }: { $number }
zhanguo-table-officials = { $number } { $color }
zhanguo-table-official-g = Officials { $color }: { $number }, governors' area of region { $region }
zhanguo-table-official-w = Officials { $color }: { $number }, workers' area of region { $region }
zhanguo-table-region-label = Region { $number }: unrest { $unrest } of { $most }; cards: { $cards }; governors' area: { $governors }; workers' area: { $officials }; workers: { $workers }

## Letters of the officials' colors

zhanguo-table-letter-red = R
zhanguo-table-letter-white = W
zhanguo-table-letter-grey = G

## Cards and what they would do

zhanguo-table-your-hand = Your hand
zhanguo-table-hand-empty = No cards.
zhanguo-table-cards-left = cards: { $number }
zhanguo-table-discarding = you discard { $list }
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
zhanguo-table-act-cards = cards: { $number }
zhanguo-table-act-power = power
zhanguo-table-act-nothing = no ability
zhanguo-table-impossible = not possible
zhanguo-table-power-surely = Board power
zhanguo-table-power-perhaps = Perhaps board power
zhanguo-table-wakes = Wakes { $list }
zhanguo-table-wakes-perhaps = Perhaps wakes { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Would wake
zhanguo-table-gain-unrest = unrest { $before } to { $then }
zhanguo-table-gain-calm = no unrest
zhanguo-table-gain-points = { $number ->
    [one] +1 point
   *[other] +{ $number } points
}
zhanguo-table-gain-markers = { $number ->
    [one] +1 { $aspect } marker
   *[other] +{ $number } { $aspect } markers
}
zhanguo-table-gain-marker3 = +1 { $aspect } marker of value 3
zhanguo-table-gain-workers = { $number ->
    [one] +1 worker
   *[other] +{ $number } workers
}
zhanguo-table-pay-workers = { $number ->
    [one] −1 worker
   *[other] −{ $number } workers
}
zhanguo-table-gain-official = +1 { $color } official, region { $region }
zhanguo-table-give-markers = you give back { $aspect } markers worth { $number }
zhanguo-table-gain-mission = a mission fulfilled
zhanguo-table-about-palace = points for your cards: { $number }
zhanguo-table-about-wall = { $text }: worth { $worth }
zhanguo-table-about-marker = left there: { $number }
zhanguo-table-about-pass = You keep your markers
zhanguo-table-gives-marker = 1 marker
zhanguo-table-gives-move2 = 2 moves
zhanguo-table-gives-vp2 = 2 points
zhanguo-table-gives-vp3 = 3 points
zhanguo-table-gives-vp_cream = 1 point a card
zhanguo-table-gives-vp_orange = 1 point a card
zhanguo-table-gives-vp_brown = 1 point a card
zhanguo-table-gives-worker = 1 worker
zhanguo-table-gives-unrest_any = unrest −1
zhanguo-table-gives-unrest_here = unrest −1 here
zhanguo-table-gives-move_worker = move a worker
zhanguo-table-gives-off_red = red official
zhanguo-table-gives-off_white = white official
zhanguo-table-gives-off_grey = gray official

## The court

zhanguo-table-court = Court
zhanguo-table-court-cards = cards: { $number }
zhanguo-table-court-empty = The court is empty: the first card wakes all abilities that fit its action.
zhanguo-table-court-top = A higher card than { $number } wakes abilities of hiring, palaces and walls; a lower one those of recruiting and governors.
zhanguo-table-number-higher = { $number } is higher.
zhanguo-table-number-higher-about = Abilities wake after hiring, a palace or a wall.
zhanguo-table-number-lower = { $number } is lower.
zhanguo-table-number-lower-about = Abilities wake after recruiting or a governor.
zhanguo-table-number-first = { $number } is the first card.
zhanguo-table-number-first-about = Abilities wake after any action but moving.
zhanguo-table-over-higher = higher than { $number }
zhanguo-table-over-lower = lower than { $number }
zhanguo-table-wants-higher = Wakes under a higher number
zhanguo-table-wants-lower = Wakes under a lower number

## Rewards and missions

zhanguo-table-rewards = Rewards
zhanguo-table-rewards-about = Rewards by aspect and round
zhanguo-table-track = track
zhanguo-table-track-about = Reward track, top first: ties and the next first player
zhanguo-table-left = left
zhanguo-table-markers-left = Markers left in the supply
zhanguo-table-markers-of = Markers left, { $aspect }: { $number }; of value 3: { $threes }
zhanguo-table-markers-own = Markers, { $aspect }: value { $number }
zhanguo-table-markers-title = Markers, { $aspect }
zhanguo-table-hand-title = Cards in hand, { $aspect }
zhanguo-table-reward-in = { $text }, region { $list }
zhanguo-table-accept = Accept
zhanguo-table-rewarded = { $name } has this reward
zhanguo-table-missions = Missions
zhanguo-table-missions-about = sum × discs, by column
zhanguo-table-mission-label = { $kind }: { $list }; fulfilled by { $names }

## The score

zhanguo-table-scores = Score now and if the game ended now
zhanguo-table-points-now = Points now
zhanguo-table-sum-at-end = if it ended
zhanguo-table-if-ended = { $text }, if it ended now
zhanguo-table-course-start = Start
zhanguo-table-course-round = Round { $round }
zhanguo-table-course-end = Final scoring

## Player boards before the first round

zhanguo-table-boards = Player boards
zhanguo-table-auction-open = No bid yet: the first bid opens the auction.
zhanguo-table-auction-bid = { $name } bids { $number }
zhanguo-table-auction-in = still bidding:
zhanguo-table-bids = Bids
zhanguo-table-bid = Bid { $number }

## Another player's open things

zhanguo-table-area-hand = Hand, by the colors of the backs
zhanguo-table-area-supply = Supply and markers
zhanguo-table-area-board = Player board
zhanguo-table-area-points = Points by source

## Above the board

zhanguo-table-where = Round { $number } of { $last }
zhanguo-table-where-setup = Player boards
zhanguo-table-phase-draw = Draw
zhanguo-table-phase-play = Play
zhanguo-table-phase-rewards = Rewards
