### Words that only the board of The Great Wall in the browser needs.

## Views and parts of the board

great_wall-table-tracks = Seats and tracks
great_wall-table-city = Locations
great_wall-table-wall = The wall and the hordes
great_wall-table-tray = Your area
great_wall-table-track = Command track
great_wall-table-tea = Tea order
great_wall-table-tea-order = first to last
great_wall-table-tea-label = Tea order: move your marker up
great_wall-table-years = Years
great_wall-table-years-key = hordes · lethality
# $year (Number), $hordes (Number) new in its spring, $lethality (Number)
great_wall-table-year-label = Year { $year }: { $hordes ->
    [one] 1 new horde
   *[other] { $hordes } new hordes
}, lethality { $lethality }
great_wall-table-honor-track = Honor
great_wall-table-honor-label = Take honor
great_wall-table-gains = Gained now
great_wall-table-artifacts = Artifacts
great_wall-table-yours-now = yours now
great_wall-table-banks = Bank and decks
great_wall-table-bank-shame = Shame tokens left in the bank
# $count (Number) hordes come next spring
great_wall-table-deck-hordes = Hordes left in deck ({ $count } next spring)
great_wall-table-deck-tactics = Tactic cards left in deck
great_wall-table-deck-advisors = Advisors left in deck
great_wall-table-in-play = Tactic cards in play
great_wall-table-open-areas = What lies open before the players
# $number (Number) of the space
great_wall-table-space = Space { $number } of the command track
great_wall-table-space-free = free
great_wall-table-turn-done = done
great_wall-table-revealed = Revealed

## The wall

great_wall-table-section-left = Left
great_wall-table-section-middle = Middle
great_wall-table-section-right = Right
great_wall-table-power = Power
great_wall-table-defense = Defense
great_wall-table-lethality = Lethality: soldiers each player loses here
great_wall-table-indicator = The invasion indicator shows this section. A new horde goes where the next card of the deck points, unless a section is empty
great_wall-table-quiet = no hordes
great_wall-table-holds = holds
great_wall-table-breach = breach
# $number (Number): how much power exceeds defense
great_wall-table-breach-by = breach by { $number }
great_wall-table-forecast = If assaulted now: power { $power }, defense { $defense }.
great_wall-table-forecast-none = No hordes here.
# $wall, $barricades (Numbers): what each of them adds before cards change the sum
great_wall-table-defense-of = Defense { $defense }: wall { $wall }, barricades { $barricades }.
great_wall-table-defense-changed = Cards change the sum.
# $name, and how much shame (Number) the player would take and how many soldiers would be dying (Number)
great_wall-table-fate = { $name }: { $shame } shame, { $dying ->
    [one] 1 dying soldier
   *[other] { $dying } dying soldiers
}
great_wall-table-fate-holds = No losses.
great_wall-table-fate-none = No hordes in front of the wall.
great_wall-table-level = Level { $level }
great_wall-table-no-wall = No wall
great_wall-table-wall-level = Wall level, by section
great_wall-table-wall-label = Wall, { $section }: level { $level }
great_wall-table-wall-next = Next level costs { $price }
great_wall-table-barricade = Barricade
great_wall-table-barricades = Barricades: { $number } of { $most }
great_wall-table-barricade-next = Next one costs { $price }
great_wall-table-rest = Rest area
great_wall-table-camp-label = Rest area, { $section }
great_wall-table-firing-spot = Firing spot
great_wall-table-firing-free = Free firing spot
great_wall-table-firing-label = Firing spots, { $section }: { $mine } yours, { $free } free
# $cell (String): row a or b and column 1 to 6 of the horde card
great_wall-table-spot = spot { $cell }
# $number (Number) of something ($of)
great_wall-table-reward = { $number } { $of }
great_wall-table-wound = wound
great_wall-table-soldier-of = { $soldier }: { $name }
great_wall-table-soldiers-of = { $name }: { $soldier } × { $number }
great_wall-table-covered = covered
great_wall-table-leads = { $name } would win the trophy
great_wall-table-trophy-honor = Trophy honor
# What the numbers and spots on a horde card mean, in a list
great_wall-table-horde-power = Power: counts against the defense of its section.
great_wall-table-horde-honor = Honor at the end for the winner of the trophy.
great_wall-table-horde-lethality = Lethality: how many of their soldiers here each player loses when it is defeated or breaches the wall.
great_wall-table-horde-spots = Vital spots: a soldier who takes one brings its reward. When all are covered, the horde is defeated.
great_wall-table-dying = Dying
great_wall-table-save-price = { $price } chi to save each.
great_wall-table-save-free = Save him for free?
# Across a section in winter: how the assault ended.
great_wall-table-stamp-held = Held
great_wall-table-stamp-breached = Breached
great_wall-table-stamp-volley = Volley
# $number (Number) of hordes that the archers defeated
great_wall-table-stamp-beaten = { $number ->
    [one] 1 horde defeated
   *[other] { $number } hordes defeated
}

## The city

great_wall-table-warehouse = Warehouse
great_wall-table-warehouse-label = Warehouse: donate
great_wall-table-warehouse-does = Used first when anyone builds
# $number (Number) of $resource in the warehouse
great_wall-table-stored = Warehouse: { $number } { $resource }
great_wall-table-advisors = Advisors
great_wall-table-advisor = Advisor
great_wall-table-clerk = Clerk
great_wall-table-any-number = any number
great_wall-table-room = { $there } of { $slots } spaces taken
great_wall-table-clerks-of = { $name }: { $number }
great_wall-table-clerk-of = Clerk: { $name }
great_wall-table-own-clerks = Your clerks at { $location }: { $number }
great_wall-table-yields = 1 { $resource } per clerk
great_wall-table-alone = Alone here when it activates: 1 shame
great_wall-table-overseer-level = Level { $level } overseer: { $price } { $resource }
great_wall-table-overseer-of = Level { $level } overseer: { $name }
great_wall-table-does-tea_house = Move your tea marker up
great_wall-table-does-builders_camp = 1 wall level or barricade per clerk
great_wall-table-does-embassy = Hire a clerk or an advisor
great_wall-table-does-academy = Draw 1 tactic card per clerk
great_wall-table-does-logistics = Move soldiers between sections
great_wall-table-any = of any kind
great_wall-table-build = wood, stone, or gold
great_wall-table-of-wood = wood
great_wall-table-of-stone = stone
great_wall-table-of-gold = gold
great_wall-table-of-chi = chi
great_wall-table-free = free
great_wall-table-amount-any = { $number } of any kind
great_wall-table-honor = honor
great_wall-table-tactic = { $number ->
    [one] tactic card
   *[other] tactic cards
}

## The tray

great_wall-table-stock = In stock: { $number } { $resource }
great_wall-table-locked = { $number } just gained: can't be spent yet
great_wall-table-to-pay = Still to pay: { $number }
great_wall-table-to-take = Still to take: { $number }
great_wall-table-pool-clerks = Clerks in your pool: { $number }
great_wall-table-pool-soldiers = In your pool: { $soldier } × { $number }
great_wall-table-chamber = Clerks available to hire: { $number }
great_wall-table-shamed = Under shame: { $soldier } × { $number }
great_wall-table-no-shame = no shame
great_wall-table-no-general = No general yet.
great_wall-table-supporting = Supporting ({ $number }):
great_wall-table-choose-general = Choose your general
great_wall-table-choose-advisor = Which one is active?
great_wall-table-choose-role = new advisor
great_wall-table-in-secret = in secret
great_wall-table-sealed = Your sealed choice
great_wall-table-role-active = Active
great_wall-table-role-supporting = Supporting
great_wall-table-role-supporting-does = Strengthens your general's ability.
great_wall-table-tactics = Tactic cards
great_wall-table-of = { $number } of { $limit }
great_wall-table-no-tactics = No tactic cards.
great_wall-table-plain = basic
great_wall-table-boosted = boosted
great_wall-table-commands = Command cards
great_wall-table-in-hand = { $number } in hand
great_wall-table-command-held = in your hand
great_wall-table-command-now = on the track
great_wall-table-command-shown = revealed
great_wall-table-command-used = discarded
great_wall-table-command-gone = unavailable
great_wall-table-recall-label = Take back your discarded command cards
great_wall-table-discard-pile = Discarded: { $number }
great_wall-table-trophy = { $name }: { $honor } honor, { $shame } shame
great_wall-table-no-trophies = No trophies.

## The top of the table

great_wall-table-fact-clerks = Clerks in the pool
great_wall-table-fact-tactics = Tactic cards in hand
great_wall-table-fact-commands = Command cards in hand
great_wall-table-fact-trophies = Trophies
great_wall-table-fact-shame = Shame tokens
great_wall-table-where-setup = Before the first year
great_wall-table-where = Year { $year } of { $last }, { $season }
great_wall-table-where-turn = Year { $year } of { $last }, { $season } · turn { $turn } of { $turns }
great_wall-table-crumb = Year { $year }, { $season }
# $left (Number): moves, recruits or buildings of the present question that are left.
great_wall-table-crumb-left = { $left } left
# $name has the command card ($command) that lets everybody else do this
great_wall-table-crumb-others = { $name }: { $command }
great_wall-table-crumb-different = to different locations
# Windows of tactic cards are passed until the year is over.
great_wall-table-rest-of-year = Pass for the rest of the year
great_wall-table-season-spring = Spring
great_wall-table-season-summer = Summer
great_wall-table-season-autumn = Autumn
great_wall-table-season-winter = Winter

## What an option will do

great_wall-table-outcome-clerk = { $there } of { $slots } spaces
great_wall-table-outcome-special = { $there ->
    [one] 1 clerk there
   *[other] { $there } clerks there
}
great_wall-table-outcome-activates = it activates
great_wall-table-outcome-due = activates anyway after your card
# $what (String) that a location would bring if it were activated now: "3 wood"
great_wall-table-outcome-yours = for you: { $what }
great_wall-table-yield-barracks = { $number ->
    [one] 1 recruit
   *[other] { $number } recruits
}
great_wall-table-yield-tea_house = { $number ->
    [one] 1 position up
   *[other] { $number } positions up
}
great_wall-table-yield-builders_camp = { $number ->
    [one] 1 building
   *[other] { $number } buildings
}
great_wall-table-yield-embassy = { $number ->
    [one] 1 clerk or advisor
   *[other] { $number } clerks or advisors
}
great_wall-table-yield-academy = { $number ->
    [one] 1 tactic card
   *[other] { $number } tactic cards
}
great_wall-table-yield-logistics = { $number ->
    [one] 1 move of soldiers
   *[other] { $number } moves of soldiers
}
# $price (String): "1 wood, 2 stone"; of buildings only how many resources
great_wall-table-outcome-costs = costs { $price }
great_wall-table-outcome-holds = defense { $defense } vs. power { $power }: holds
great_wall-table-outcome-breach = defense { $defense } vs. power { $power }: still breached
great_wall-table-outcome-left = { $left ->
    [one] 1 spot left
   *[other] { $left } spots left
}
great_wall-table-outcome-last = last wound
great_wall-table-outcome-shame = The soldier can't be used; −{ $honor } honor at the end.
great_wall-table-outcome-shame-only = The soldier can't be used.
great_wall-table-outcome-shame-trophy = The trophy scores nothing at the end.
great_wall-table-outcome-donate = to the warehouse: { $resource }
great_wall-table-outcome-recall = your cards stay discarded

## What lies before a seat

great_wall-table-area-general = General
great_wall-table-area-soldiers = Soldiers and overseers
great_wall-table-area-pool = Pool
great_wall-table-area-overseers = Overseers
great_wall-table-area-supports = { $name }, supporting
great_wall-table-area-trophies = Trophies
great_wall-table-area-commands = Command cards
great_wall-table-area-discarded = { $name }, discarded
great_wall-table-area-honor = Honor so far
great_wall-table-area-artifacts = Artifacts, if the game ended now

## Where honor comes from

great_wall-table-source-donations = Donations
great_wall-table-source-spots = Vital spots
great_wall-table-source-battles = Defeated hordes
great_wall-table-source-buildings = Building
great_wall-table-source-generals = General
great_wall-table-source-advisors = Advisors
great_wall-table-source-tactics = Tactic cards
great_wall-table-source-commands = Command cards
great_wall-table-source-recalls = Command cards not taken back
great_wall-table-source-shame = Shame
great_wall-table-source-trophies = Trophies
great_wall-table-source-artifacts = Artifacts
great_wall-table-course-start = Start
# $round (Number): the year
great_wall-table-course-year = End of year { $round }
great_wall-table-course-end = Final scoring
# What a number counts; the number stands above. $trophies, $levels, $shame (Numbers) are those counted.
great_wall-table-number-trophies = { $trophies ->
    [one] trophy won
   *[other] trophies won
}
great_wall-table-number-walls = { $levels ->
    [one] wall level built
   *[other] wall levels built
}
great_wall-table-number-shame = { $shame ->
    [one] shame token among all players
   *[other] shame tokens among all players
}
# Long words on small cards, and where they may part.
great_wall-table-parted = Quarter{ "\u00AD" }master Conscrip{ "\u00AD" }tion
