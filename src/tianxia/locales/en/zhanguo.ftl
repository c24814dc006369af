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
zhanguo-aspect-writing-about = Cream cards, with the numbers 1 to 40.
zhanguo-aspect-currency = currency
zhanguo-aspect-currency-about = Orange cards, with the numbers 41 to 80.
zhanguo-aspect-law = law
zhanguo-aspect-law-about = Brown cards, with the numbers 81 to 120.

# Officials.
zhanguo-color-red = red
zhanguo-color-white = white
zhanguo-color-grey = gray

# Court actions: stand after a colon. They are the triggers of cards too, all but the second.
zhanguo-action-recruit = recruit an official
zhanguo-action-recruit-about = An official of any color goes from your supply to the governors' area of any region. Your cards answer if the card you play is lower than the one beneath.
zhanguo-action-move = move officials
zhanguo-action-move-about = Spend 1 to 3 movement points on your officials. No card answers to this.
zhanguo-action-hire = hire workers
zhanguo-action-hire-about = In one region take 1 worker for each official in its workers' area; unrest there rises. Your cards answer if the card you play is higher than the one beneath.
zhanguo-action-governor = install a governor
zhanguo-action-governor-about = A red, a white and a gray official of one governors' area go back; a governor comes to that region with a bonus, and unrest there becomes 0. Your cards answer if the card you play is lower than the one beneath.
zhanguo-action-palace = build a palace
zhanguo-action-palace-about = For 2 workers of the region and 1 of another: a marker of value 3 if one is left, and 1 victory point for each card on your board. Your cards answer if the card you play is higher than the one beneath.
zhanguo-action-wall = build a wall
zhanguo-action-wall-about = For as many workers as the space has lines, each of a different region; it scores the token of its section at the end. Your cards answer if the card you play is higher than the one beneath.

# Bonuses of cards.
zhanguo-bonus-marker = marker
zhanguo-bonus-marker-about = Take 1 marker of value 1 of any aspect; if there is none at all, gain 1 victory point.
zhanguo-bonus-move2 = 2 movement points
zhanguo-bonus-move2-about = Spend up to 2 movement points on your officials.
zhanguo-bonus-vp2 = 2 victory points
zhanguo-bonus-vp2-about = Gain 2 victory points.
zhanguo-bonus-vp3 = 3 victory points
zhanguo-bonus-vp3-about = Gain 3 victory points.
zhanguo-bonus-vp_cream = victory points for cream cards
zhanguo-bonus-vp_cream-about = Gain 1 victory point for each cream card on your board.
zhanguo-bonus-vp_orange = victory points for orange cards
zhanguo-bonus-vp_orange-about = Gain 1 victory point for each orange card on your board.
zhanguo-bonus-vp_brown = victory points for brown cards
zhanguo-bonus-vp_brown-about = Gain 1 victory point for each brown card on your board.
zhanguo-bonus-worker = worker
zhanguo-bonus-worker-about = 1 worker comes to the region of the card; unrest stays.
zhanguo-bonus-unrest_any = less unrest anywhere
zhanguo-bonus-unrest_any-about = Lower unrest by 1 in any one region.
zhanguo-bonus-unrest_here = less unrest here
zhanguo-bonus-unrest_here-about = Lower unrest by 1 in the region of the card.
zhanguo-bonus-move_worker = move a worker
zhanguo-bonus-move_worker-about = Move 1 worker from any region to an adjacent region.
zhanguo-bonus-off_red = red official
zhanguo-bonus-off_red-about = 1 red official goes from your supply to the governors' area of the card's region.
zhanguo-bonus-off_white = white official
zhanguo-bonus-off_white-about = 1 white official goes from your supply to the governors' area of the card's region.
zhanguo-bonus-off_grey = gray official
zhanguo-bonus-off_grey-about = 1 gray official goes from your supply to the governors' area of the card's region.

# Player boards.
zhanguo-board-plain = side A
zhanguo-board-plain-about = The same for all, without a power.
zhanguo-board-circle = circle
zhanguo-board-circle-about = After moving officials or building a wall: lower unrest by 1 in any region, then 1 worker comes to that region.
zhanguo-board-square = square
zhanguo-board-square-about = Hiring workers brings 1 worker more and then 1 movement point. After installing a governor: move 1 worker to an adjacent region.
zhanguo-board-triangle = triangle
zhanguo-board-triangle-about = After building a wall or recruiting an official: take 1 marker of value 1 of any aspect, or gain 1 victory point if there is none.
zhanguo-board-star = star
zhanguo-board-star-about = After recruiting an official: up to 2 movement points. After installing a governor: move 1 of your governors to an adjacent region, without a bonus.

# Bonus squares for governors, and the place beside them.
zhanguo-square-move = movement points
zhanguo-square-move-about = Spend up to { $n } movement { $n ->
    [one] point
   *[other] points
} at once.
zhanguo-square-vp = victory points
zhanguo-square-vp-about = Gain { $n } victory { $n ->
    [one] point
   *[other] points
} at once.
zhanguo-square-official = official
zhanguo-square-official-about = An official of any color goes from your supply to the governors' area of any region.
zhanguo-square-beside = beside the squares

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
zhanguo-criterion-enough_officials = regions with enough officials
zhanguo-criterion-enough_officials-about = { zhanguo-part-some-points } for each region where you have as many officials as unrest, or more.
zhanguo-criterion-grey = regions with a gray official
zhanguo-criterion-grey-about = { zhanguo-part-some-points } for each region where you have a gray official.
zhanguo-criterion-red = regions with a red official
zhanguo-criterion-red-about = { zhanguo-part-some-points } for each region where you have a red official.
zhanguo-criterion-white = regions with a white official
zhanguo-criterion-white-about = { zhanguo-part-some-points } for each region where you have a white official.
zhanguo-criterion-orange = regions with an orange card
zhanguo-criterion-orange-about = { zhanguo-part-some-points } for each region where you have an orange card.
zhanguo-criterion-brown = regions with a brown card
zhanguo-criterion-brown-about = { zhanguo-part-some-points } for each region where you have a brown card.
zhanguo-criterion-cream = regions with a cream card
zhanguo-criterion-cream-about = { zhanguo-part-some-points } for each region where you have a cream card.
zhanguo-criterion-three_cards = regions with 3 cards
zhanguo-criterion-three_cards-about = { zhanguo-part-some-points } for each region where you have 3 cards.
zhanguo-criterion-two_alike = regions with 2 cards of one color
zhanguo-criterion-two_alike-about = { zhanguo-part-some-points } for each region where you have 2 cards of one color, or 3.
zhanguo-criterion-calm = as little unrest as possible
zhanguo-criterion-calm-about = { zhanguo-part-some-points } less all your unrest; this may be negative.
zhanguo-criterion-empty_track = regions without unrest
zhanguo-criterion-empty_track-about = { zhanguo-part-some-points } for each region whose unrest track is empty.
zhanguo-criterion-sets = sets of three colors
zhanguo-criterion-sets-about = { zhanguo-part-some-points } for each set of a cream, an orange and a brown card on your board.

# Missions.
zhanguo-kind-wall = wall mission
zhanguo-kind-palace = palace mission
zhanguo-kind-governor = governor mission

# Unification rewards: stand after a colon.
zhanguo-reward-official = official of any color
zhanguo-reward-official-about = 1 official of any color goes from your supply to the governors' area of the shown region.
zhanguo-reward-red = two red officials
zhanguo-reward-red-about = 2 red officials go from your supply to the governors' area of the shown region.
zhanguo-reward-grey = two gray officials
zhanguo-reward-grey-about = 2 gray officials go from your supply to the governors' area of the shown region.
zhanguo-reward-workers = two workers
zhanguo-reward-workers-about = 2 workers come to the shown region; unrest stays.
zhanguo-reward-governor = governor
zhanguo-reward-governor-about = Install a governor in a shown region without returning officials; where none is shown, in any region.
zhanguo-reward-wall = wall
zhanguo-reward-wall-about = Build a wall on any free space without returning workers.
zhanguo-reward-palace = palace
zhanguo-reward-palace-about = Build a palace in any region without returning workers; it brings no marker of value 3.

# Where victory points come from: stands in brackets, or in a chart.
zhanguo-source-start = auction
zhanguo-source-cards = cards
zhanguo-source-palaces = palaces
zhanguo-source-squares = bonus squares
zhanguo-source-markers = in place of markers
zhanguo-source-governors = governors
zhanguo-source-unification = markers
zhanguo-source-missions = missions
zhanguo-source-walls = walls

# What the player is asked now: the second half of a refusal, after a colon.
zhanguo-now-board = you are picking your player board
zhanguo-now-bid = you are bidding for a player board
zhanguo-now-draft = you are choosing the cards that you discard
zhanguo-now-card = you are choosing the card that you play
zhanguo-now-use = you are choosing the use of your card
zhanguo-now-official = you are placing an official of your supply
zhanguo-now-move = you are moving officials
zhanguo-now-hire = you are choosing the region where you hire
zhanguo-now-extra_worker = you may hire the extra worker
zhanguo-now-governor = you are choosing the region of your governor
zhanguo-now-square = you are choosing the bonus square of your governor
zhanguo-now-palace = you are choosing the region of your palace
zhanguo-now-worker = you are returning workers
zhanguo-now-marker3 = you are choosing a marker of value 3
zhanguo-now-wall = you are choosing the space of your wall
zhanguo-now-ability = you may use abilities
zhanguo-now-marker = you are choosing a marker of value 1
zhanguo-now-unrest = you are choosing the region where unrest falls
zhanguo-now-move_worker = you may move a worker
zhanguo-now-move_governor = you may move a governor
zhanguo-now-reward = you are accepting a reward or passing

## Parts of sentences: names with their article, preposition or number

zhanguo-part-some-points = { $points } { $n ->
    [one] victory point
   *[other] victory points
}
zhanguo-part-official = a { $color } official
zhanguo-part-of-aspect = of { $aspect }
zhanguo-part-for-aspect = for { $aspect }
zhanguo-part-markers = { $number ->
    [one] 1 marker { zhanguo-part-of-aspect }
   *[other] { $number } markers { zhanguo-part-of-aspect }
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
    [plain] board of side A
   *[other] { $board } board
}
zhanguo-part-on-square = { $square_id ->
    [beside] beside the squares
    [official] on the square with an official
   *[other] on the square with { $square }
}
# $mission (Number) is 0 to 2 for the missions of the upper section, 3 to 5 for those of the lower: wall, palace, governor.
zhanguo-part-mission-section = { $mission ->
    [0] in the upper section
    [1] in the upper section
    [2] in the upper section
   *[other] in the lower section
}
zhanguo-part-mission = { $mission ->
    [0] the wall mission
    [1] the palace mission
    [2] the governor mission
    [3] the wall mission
    [4] the palace mission
   *[other] the governor mission
}

## Questions

zhanguo-ask-board = Which player board do you take?
zhanguo-ask-bid = How much do you bid for a player board, or do you pass? Whoever is left pays the bid and picks a board.
zhanguo-ask-draft = Which card do you discard? You keep two of each aspect.
zhanguo-ask-card = Which card do you play?
zhanguo-ask-use = What do you use the card for? Put it into a region of your board, or play it to the court for an action.
zhanguo-ask-official = Which official do you place, and in which region?
zhanguo-ask-move = Which official do you move with the next movement point?
zhanguo-ask-hire = In which region do you hire workers?
zhanguo-ask-extra_worker = Do you hire the extra worker? It raises unrest by 1 more.
zhanguo-ask-governor = In which region do you install the governor?
zhanguo-ask-square = Which bonus square does your governor take?
zhanguo-ask-palace = In which region do you build the palace?
zhanguo-ask-worker = From which region do you return the next worker?
zhanguo-ask-marker3 = In which aspect do you take a marker of value 3?
zhanguo-ask-wall = On which space do you build the wall?
zhanguo-ask-ability = Which ability do you use next?
zhanguo-ask-marker = In which aspect do you take a marker?
zhanguo-ask-unrest = In which region do you lower unrest?
zhanguo-ask-move_worker = Which worker do you move, and where to?
zhanguo-ask-move_governor = Which of your governors do you move, and where to? It gets no bonus there.
zhanguo-ask-reward = Do you accept the reward and return all your markers of this aspect, or do you pass and keep them?

## Options

zhanguo-option-done = Nothing more
zhanguo-option-pass = Pass
zhanguo-option-accept = Accept the reward
zhanguo-option-power = Use the power of your board
zhanguo-option-extra = Hire the extra worker
zhanguo-option-unify = Unification: put the card into region { $region_id }
zhanguo-option-court = To the court: { $action }
zhanguo-option-hire = Hire workers in region { $region_id }
zhanguo-option-governor = Install the governor in region { $region_id }
zhanguo-option-square = Take the bonus square: { $square }
zhanguo-option-palace = Build the palace in region { $region_id }
zhanguo-option-worker = Return a worker of region { $region_id }
zhanguo-option-marker3 = Take a marker of value 3 { zhanguo-part-of-aspect }
zhanguo-option-marker = Take a marker of value 1 { zhanguo-part-of-aspect }
zhanguo-option-calm = Lower unrest in region { $region_id }
zhanguo-option-board = Take the { zhanguo-part-board }
zhanguo-option-wall = Build the wall { zhanguo-part-in-section }, on the space with { zhanguo-part-lines }
zhanguo-option-recruit = Place { zhanguo-part-official } in region { $region_id }
zhanguo-option-shift = Shift for free in region { $region_id }: { zhanguo-part-official } to the workers' area
zhanguo-option-up = Move { zhanguo-part-official } in region { $region_id } from the workers' area to the governors' area
zhanguo-option-move_g = Move { zhanguo-part-official } from region { $region_id } to region { $goal_id }, governors' area
zhanguo-option-move_w = Move { zhanguo-part-official } from region { $region_id } to region { $goal_id }, workers' area
zhanguo-option-move_worker = Move a worker from region { $region_id } to region { $goal_id }
zhanguo-option-move_governor = Move the governor { zhanguo-part-on-square } from region { $region_id } to region { $goal_id }
zhanguo-option-bid = Bid { zhanguo-part-points }
zhanguo-option-card = Play card { $card }
zhanguo-option-discard = Discard card { $card }
zhanguo-option-use = Use card { $card }

## What happened

zhanguo-event-first = { $seat } is the first player.
zhanguo-event-token = The wall token { zhanguo-part-in-section }: { $criterion }.
zhanguo-event-mission = { $kind_id ->
    [wall] A wall mission lies { zhanguo-part-mission-section }.
    [palace] A palace mission lies { zhanguo-part-mission-section }.
   *[governor] A governor mission lies { zhanguo-part-mission-section }.
}
zhanguo-event-board = { $seat } takes the { zhanguo-part-board }.
zhanguo-event-bid = { $seat } bids { zhanguo-part-points }.
zhanguo-event-out = { $seat } passes and is out of this auction.
zhanguo-event-auction_won = { $seat } wins the auction and pays { zhanguo-part-points }.
zhanguo-event-round = Round { $round } begins.
zhanguo-event-drew = { $seat } draws cards for the round.
zhanguo-event-drew_card = Card { $card } is drawn.
zhanguo-event-discarded = { $seat } discards card { $card }.
zhanguo-event-turn = It is the turn of { $seat }.
zhanguo-event-unified = { $seat } puts card { $card } into region { $region_id }.
zhanguo-event-court = { $seat } plays card { $card } to the court: { $action }.
zhanguo-event-markers = { $seat } takes { zhanguo-part-markers }.
zhanguo-event-marker3 = { $seat } takes the marker of value 3 { zhanguo-part-of-aspect }.
zhanguo-event-markers_back = { $seat } returns all markers { zhanguo-part-of-aspect }.
zhanguo-event-points = { $number_sign ->
    [minus] { $seat } loses { zhanguo-part-points } ({ $source }).
   *[other] { $seat } gains { zhanguo-part-points } ({ $source }).
}
zhanguo-event-unrest = { $seat }: unrest in region { $region_id } is now { $level }.
zhanguo-event-recruited = { $seat } places { zhanguo-part-official } in region { $region_id }.
zhanguo-event-shifted = { $seat } shifts { zhanguo-part-official } in region { $region_id } to the workers' area.
zhanguo-event-moved = { $seat } moves { zhanguo-part-official } from region { $region_id } to region { $goal_id }.
zhanguo-event-moved_up = { $seat } moves { zhanguo-part-official } in region { $region_id } to the governors' area.
zhanguo-event-workers = { $seat } gets { zhanguo-part-workers } in region { $region_id }.
zhanguo-event-worker_paid = { $seat } returns a worker of region { $region_id }.
zhanguo-event-worker_moved = { $seat } moves a worker from region { $region_id } to region { $goal_id }.
zhanguo-event-governor = { $seat } installs a governor in region { $region_id }.
zhanguo-event-square = { $seat } takes the bonus square in region { $region_id }: { $square }.
zhanguo-event-governor_moved = { $seat } moves a governor from region { $region_id } to region { $goal_id }.
zhanguo-event-palace = { $seat } builds a palace in region { $region_id }.
zhanguo-event-wall = { $seat } builds a wall { zhanguo-part-in-section }, on the space with { zhanguo-part-lines }.
zhanguo-event-used = { $seat } uses card { $card }.
zhanguo-event-power = { $seat } uses the power of the { zhanguo-part-board }.
zhanguo-event-claimed = { $seat } fulfills { zhanguo-part-mission } { zhanguo-part-mission-section }: space { $space }.
zhanguo-event-accepts = { $seat } accepts the reward { zhanguo-part-for-aspect }: { $reward }.
zhanguo-event-passes = { $seat } passes on the reward { zhanguo-part-for-aspect }.
zhanguo-event-no_reward = Nobody takes the reward { zhanguo-part-for-aspect }.
zhanguo-event-track = { $seat } is in place { $rank } on the reward track.
zhanguo-event-scores = { $number_sign ->
    [minus] { $seat } loses { zhanguo-part-points } at the end ({ $source }).
   *[other] { $seat } scores { zhanguo-part-points } at the end ({ $source }).
}
zhanguo-event-end = The game is over.

## Options of the game

zhanguo-setting-boards = Player boards
zhanguo-setting-boards-plain = Side A: the same for all
zhanguo-setting-boards-picked = Side B: four different boards with powers, picked in reverse order
zhanguo-setting-boards-auction = Side B by auction: all start with 15 victory points and bid for the boards
zhanguo-setting-draft = Draft
zhanguo-setting-draft-false = Each player draws 2 cards of each deck
zhanguo-setting-draft-true = In rounds 1 to 4 each player draws 3 cards of each deck and discards 1 of them
zhanguo-setting-turns_by_track = Turn order
zhanguo-setting-turns_by_track-false = Clockwise from the first player
zhanguo-setting-turns_by_track-true = By the reward track, from top to bottom
zhanguo-setting-unrest_by_worker = Unrest when workers are hired
zhanguo-setting-unrest_by_worker-false = It rises by 1, whatever the number of workers
zhanguo-setting-unrest_by_worker-true = It rises by 1 for each worker hired

## Refusals. The last variant speaks without any fact.

zhanguo-refusal-ZG-A7 = { $about ->
    [region] The shift in region { $region_id } is not possible now: the action that you have begun could no longer be carried out.
   *[other] The action that you have begun could then no longer be carried out.
}
zhanguo-refusal-ZG-B8 = { $about ->
    [board] The { zhanguo-part-board } cannot be taken now.
   *[other] That board cannot be taken now.
}
zhanguo-refusal-ZG-B9 = { $about ->
    [points] { $points ->
        [one] You cannot bid more than the 1 victory point that you have.
       *[other] You cannot bid more than the { $points } victory points that you have.
    }
   *[other] You cannot bid more victory points than you have.
}
zhanguo-refusal-ZG-B12 = { $about ->
    [number] Your bid must be higher than { $number }.
   *[other] You open the auction and must bid.
}
zhanguo-refusal-ZG-C3 = { $about ->
    [card] Card { $card } is not in your hand.
   *[other] You must play a card of your hand.
}
zhanguo-refusal-ZG-C8 = { $about ->
    [now] This is not the moment for that: { $now }.
   *[other] This is not the moment for that.
}
zhanguo-refusal-ZG-F1 = { $about ->
    [aspect] The supply has no marker { zhanguo-part-of-aspect } left.
   *[other] The supply has no such marker left.
}
zhanguo-refusal-ZG-F8 = { $about ->
    [region_goal] You have no worker in region { $region_id } that could move to region { $goal_id }.
   *[other] You have no worker there that could move.
}
zhanguo-refusal-ZG-K1 = { $about ->
    [action] You have no official left in your supply.
    [color] You cannot place { zhanguo-part-official }: your supply has none.
   *[other] Your supply has no such official.
}
zhanguo-refusal-ZG-K2 = { $about ->
    [action] You have no official on your board that could move.
   *[other] You must spend at least 1 movement point.
}
zhanguo-refusal-ZG-K3 = { $about ->
    [action] There is no region where you could hire: you need an official in the workers' area, and unrest must have room to rise.
    [region] You have no official in the workers' area of region { $region_id }.
   *[other] You cannot hire workers there.
}
zhanguo-refusal-ZG-K4 = { $about ->
    [action] You need a governor in your supply, and a red, a white and a gray official in the governors' area of one region.
    [region_color] You cannot return { zhanguo-part-official } from the governors' area of region { $region_id }: there is none.
    [square_region] In region { $region_id } there is no such free square: { $square }.
   *[other] You cannot install a governor there.
}
zhanguo-refusal-ZG-K6 = { $about ->
    [action] There is no region where you could build a palace: you need a palace in your supply, a free space without a palace ban, 2 workers there and 1 elsewhere.
    [region_spaces] All { $spaces } palace spaces of region { $region_id } are taken.
    [region_workers_others] A palace in region { $region_id } costs 2 workers there and 1 elsewhere; you have { $workers } there and { $others } elsewhere.
    [region] The 2 workers of region { $region_id } are already returned: the third must come from another region.
   *[other] You cannot build a palace there.
}
zhanguo-refusal-ZG-K7 = { $about ->
    [action] There is no space where you could build a wall: you need a wall in your supply, a section without a wall of yours, and workers in enough regions.
    [section_lines] The space with { zhanguo-part-lines } { zhanguo-part-in-section } is taken.
    [section] You already have a wall { zhanguo-part-in-section }.
    [lines_regions] The space with { zhanguo-part-lines } costs as many workers, each of a different region, and the number of regions where you have workers is { $regions }.
    [region] Region { $region_id } has already paid: the next worker must come from another region.
   *[other] You cannot build a wall there.
}
zhanguo-refusal-ZG-K8 = { $about ->
    [action_left] You have no such piece left in your supply, so you cannot choose this action: { $action }.
    [left] You have no such piece left in your supply.
    [region] You have no worker in region { $region_id } that you could return.
   *[other] You lack what that costs.
}
zhanguo-refusal-ZG-K12 = { $about ->
    [aspect] The marker of value 3 { zhanguo-part-of-aspect } is not there.
   *[other] That marker of value 3 is not there.
}
zhanguo-refusal-ZG-O1 = { $about ->
    [region] The workers' area of region { $region_id } is full: it holds 2 officials.
   *[other] A workers' area holds 2 officials at most.
}
zhanguo-refusal-ZG-O2 = { $about ->
    [color_region] You cannot shift { zhanguo-part-official } in region { $region_id } now: there must be one in the governors' area.
   *[other] You cannot shift that official now.
}
zhanguo-refusal-ZG-O3 = { $about ->
    [color_region] You cannot move { zhanguo-part-official } that way from region { $region_id }: there is none in that area.
   *[other] You have no such official there.
}
zhanguo-refusal-ZG-O4 = { $about ->
    [region] Not in region { $region_id }: an official may only pass through a full workers' area, and one that does must move on first.
   *[other] An official may not stop in a full workers' area: move it on first.
}
zhanguo-refusal-ZG-O5 = { $about ->
    [region_goal] Regions { $region_id } and { $goal_id } are not adjacent.
   *[other] These regions are not adjacent.
}
zhanguo-refusal-ZG-O6 = Free shifts are possible in your own turn only.
zhanguo-refusal-ZG-P4 = { $about ->
    [region_goal] You have no such governor in region { $region_id } that could move to region { $goal_id }.
   *[other] You have no such governor there.
}
zhanguo-refusal-ZG-P6 = Your board has no power that you could use now.
zhanguo-refusal-ZG-P7 = There is no unrest on your board, so the power of the circle does nothing.
zhanguo-refusal-ZG-R3 = { $about ->
    [region] Unrest in region { $region_id } is on the last space: its cards are locked, and nobody can be hired there.
   *[other] Unrest there is on the last space.
}
zhanguo-refusal-ZG-R4 = { $about ->
    [region_unrest] Unrest in region { $region_id } is { $unrest }: no palace may be built there.
   *[other] Unrest there is too high for a palace.
}
zhanguo-refusal-ZG-R5 = { $about ->
    [region] There is no unrest in region { $region_id } that you could lower.
   *[other] There is no unrest that you could lower.
}
zhanguo-refusal-ZG-T1 = { $about ->
    [card] Card { $card } is not on your board, or you have already used it for this action.
   *[other] That card is not on your board, or you have already used it for this action.
}
zhanguo-refusal-ZG-T2 = { $about ->
    [card] Card { $card } is not activated: the card that you played is not higher than the one beneath it.
   *[other] The card that you played is not higher than the one beneath it.
}
zhanguo-refusal-ZG-T3 = { $about ->
    [card] Card { $card } is not activated: the card that you played is not lower than the one beneath it.
   *[other] The card that you played is not lower than the one beneath it.
}
zhanguo-refusal-ZG-T5 = { $about ->
    [card] Card { $card } answers to another court action.
   *[other] That card answers to another court action.
}
zhanguo-refusal-ZG-T7 = { $about ->
    [card] The bonus of card { $card } cannot be used now.
   *[other] That bonus cannot be used now.
}
zhanguo-refusal-ZG-U1 = { $about ->
    [region] Region { $region_id } already has 3 cards.
   *[other] A region takes 3 cards at most.
}
zhanguo-refusal-ZG-U5 = { $about ->
    [region_unrest_rise_most] Unrest in region { $region_id } is { $unrest } and would rise by { $rise }, but its maximum is { $most }.
   *[other] Unrest would rise above the maximum of the region.
}
zhanguo-refusal-ZG-V1 = { $about ->
    [card] You cannot discard card { $card }: you do not have it, or you have already discarded one of its aspect.
   *[other] You discard one card of each aspect.
}
zhanguo-refusal-ZG-V7 = { $about ->
    [region_rise] Unrest in region { $region_id } would rise by { $rise }, more than its track allows.
   *[other] Unrest would rise more than the track allows.
}
zhanguo-refusal-ZG-W4 = { $about ->
    [reward] You cannot take this reward in full: { $reward }.
   *[other] You cannot take this reward in full.
}
zhanguo-refusal-ZG-W9 = { $about ->
    [region] The reward does not allow region { $region_id }.
   *[other] The reward does not allow that region.
}
