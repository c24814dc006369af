### Words that only the boards of two players, of one player and of the cooperative game need in the browser.

## The section that is closed

great_wall-table-closed = closed
great_wall-table-closed-why = Closed with 1 or 2 players

## The Reed Clan

great_wall-table-clan = The Reed Clan
great_wall-table-clan-you = You act for the Reed Clan.
# $name (String) of the overlord
great_wall-table-clan-other = Acting for the Reed Clan: { $name }
great_wall-table-clan-later = The active player acts for the clan. On the clan's own turn, the player highest in tea order does.
great_wall-table-clan-top = The player highest in tea order acts for the clan.
great_wall-table-clan-clerks = Its clerks
great_wall-table-clan-does = They stay when their location activates. { great_wall-location-lumber_mill }, { great_wall-location-quarry }, { great_wall-location-gold_mine }: 1 to the warehouse. { great_wall-location-temple }: the active player may discard 1 shame token. { great_wall-location-barracks }: a spearman attacks. { great_wall-location-builders_camp }: a free barricade. { great_wall-location-embassy }: an advisor leaves the track. { great_wall-location-tea_house }: its tea marker moves up.
# $number (Number) of clerks of the clan at $location
great_wall-table-clan-at = Reed Clan clerks at the { $location }: { $number }
great_wall-table-crumb-clan = You act for the Reed Clan
great_wall-table-fact-spearmen = Spearmen in the pool
great_wall-table-fact-supporters = Supporting advisors
great_wall-table-fact-overlord = Acts for the clan

## Qin Jiushao

great_wall-table-qin-track = Qin's locations
great_wall-table-qin-high = highest first
great_wall-table-qin-next = next clerk
great_wall-table-qin-why-next = Clerks go to the lowest with room;
great_wall-table-qin-why-up = used locations move to the top.
# $section (String) of the wall
great_wall-table-qin-attacks = His soldiers attack in the { $section },
great_wall-table-qin-why-attacks = where the horde deck points.
great_wall-table-qin-why-other = where they find a spot.
great_wall-table-qin-attacks-none = His soldiers have no known target.
great_wall-table-qin-artifacts = Artifacts at the end: { $honor } honor
# $number (Number) of command cards left in his deck
great_wall-table-qin-deck = Deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
# $number (Number) of his supporting advisors
great_wall-table-qin-supporters = Supporting advisors: { $number }

## Decrees and events

great_wall-table-decrees = Decrees
# $done (Number) of $goal (Number) decrees are fulfilled
great_wall-table-decrees-done = { $done } of { $goal }
great_wall-table-decrees-goal = { $done } of { $goal } decrees fulfilled. Fulfill { $goal } to win.
great_wall-table-decree-each = each
great_wall-table-decree-team = as a team
great_wall-table-decree-now = possible now
# $name (String) has $number (Number) of what is needed
great_wall-table-decree-has = { $name }: { $number }
great_wall-table-decree-secret = secret
# How $have (Number) stands to the $least (Number) or the $most (Number) that is asked for
great_wall-table-decree-least = { $have } of { $least }
great_wall-table-decree-most = { $have } (max. { $most })
great_wall-table-decree-empty = empty space
great_wall-table-decree-shame = Each winter, every player takes 1 shame per unfulfilled decree.
great_wall-table-need-wood = wood
great_wall-table-need-stone = stone
great_wall-table-need-gold = gold
great_wall-table-need-chi = chi
great_wall-table-need-build = wood, stone, or gold
great_wall-table-need-honor = honor
great_wall-table-need-tactic = tactic cards
great_wall-table-need-soldier = soldiers at the wall
great_wall-table-need-clerk = clerks
great_wall-table-need-trophy = trophies
great_wall-table-look-horde_on_board = hordes in front of the wall
great_wall-table-look-section_breached = sections breached
great_wall-table-look-section_level_2 = sections at level 2
great_wall-table-look-advisor = advisors
# $name (String) proposes $decree (String)
great_wall-table-offer = { $name } proposes: { $decree }
# The part of $name (String) of $what (String)
great_wall-table-crumb-share = { $name }: { $what }
great_wall-table-offer-nothing = nothing
great_wall-table-offer-open = not set yet
great_wall-table-events = Lasting events
great_wall-table-events-none = none yet
# $decrees (Number) and $events (Number) left in their decks
great_wall-table-decks-coop = Decks: { $decrees ->
    [one] 1 decree
   *[other] { $decrees } decrees
}, { $events ->
    [one] 1 event
   *[other] { $events } events
}

## Hordes of the cooperative game


## How it ended

# $honor (Number) of the player, $other (Number) of Qin
great_wall-table-end-alone-won = You win with { $honor } honor; Qin Jiushao has { $other }.
great_wall-table-end-alone-lost = You lose: Qin Jiushao has { $other } honor, you have { $honor }.
great_wall-table-end-alone-shame = You lose: the bank is out of shame tokens.
# $done (Number) of $goal (Number) decrees were fulfilled
great_wall-table-end-coop-won = You win! { $done } decrees fulfilled.
great_wall-table-end-coop-lost = You lose: { $done } of { $goal } decrees fulfilled.
great_wall-table-source-overseers = Overseers
great_wall-table-source-head_start = Head start
great_wall-table-source-decrees = Decrees
