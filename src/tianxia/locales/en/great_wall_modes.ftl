### Words that only the boards of two players, of one player and of the cooperative game need in the browser.

## The section that is closed

great_wall-table-closed = closed
great_wall-table-closed-why = Closed with 1 or 2 players

## The Reed Clan

great_wall-table-clan = The Reed Clan
great_wall-table-clan-you = You act for the Reed Clan.
# $name (String) of the overlord
great_wall-table-clan-other = Acting for the Reed Clan: { $name }
great_wall-table-clan-later = Whoever has the turn acts for the clan; in its own turn, the highest in tea order.
great_wall-table-clan-top = The highest in tea order acts for the clan.
great_wall-table-clan-clerks = Its clerks
great_wall-table-clan-does = Each stays when its location activates; by the location it gives 1 to the warehouse, a free barricade or a spearman.
# $number (Number) of clerks of the clan at $location
great_wall-table-clan-at = Clerks of the Reed Clan at { $location }: { $number }
great_wall-table-crumb-clan = You act for the Reed Clan
great_wall-table-fact-spearmen = Spearmen in the pool
great_wall-table-fact-supporters = Supporters
great_wall-table-fact-overlord = Acts for the clan

## Qin Jiushao

great_wall-table-qin-track = Qin's locations
great_wall-table-qin-high = highest first
great_wall-table-qin-next = next clerk
great_wall-table-qin-why-next = Clerks go to the lowest with room;
great_wall-table-qin-why-up = what he has used goes to the top.
# $section (String) of the wall
great_wall-table-qin-attacks = His soldiers attack: { $section },
great_wall-table-qin-why-attacks = where the next horde comes.
great_wall-table-qin-why-other = where they find a spot.
great_wall-table-qin-attacks-none = His soldiers have no known target.
great_wall-table-qin-artifacts = Artifacts at the end: { $honor } honor
# $number (Number) of command cards left in his deck
great_wall-table-qin-deck = Cards in his deck: { $number }
# $number (Number) of his supporting advisors
great_wall-table-qin-supporters = Supporters: { $number }

## Decrees and events

great_wall-table-decrees = Decrees
# $done (Number) of $goal (Number) decrees are fulfilled
great_wall-table-decrees-done = { $done } of { $goal }
great_wall-table-decrees-goal = Fulfilled decrees: { $done }; with { $goal } the game is won.
great_wall-table-decree-each = each
great_wall-table-decree-team = together
great_wall-table-decree-now = possible now
# $name (String) has $number (Number) of what is needed
great_wall-table-decree-has = { $name }: { $number }
great_wall-table-decree-secret = secret
# How $have (Number) stands to the $least (Number) or the $most (Number) that is asked for
great_wall-table-decree-least = { $have } of { $least }
great_wall-table-decree-most = { $have }, at most { $most }
great_wall-table-decree-empty = empty place
great_wall-table-decree-shame = In winter each player takes 1 shame for each decree here.
great_wall-table-need-wood = wood
great_wall-table-need-stone = stone
great_wall-table-need-gold = gold
great_wall-table-need-chi = chi
great_wall-table-need-build = wood, stone or gold
great_wall-table-need-honor = honor
great_wall-table-need-tactic = tactic cards
great_wall-table-need-soldier = soldiers at the wall
great_wall-table-need-clerk = clerks
great_wall-table-need-trophy = trophies
great_wall-table-look-horde_on_board = hordes before the wall
great_wall-table-look-section_breached = sections breached
great_wall-table-look-section_level_2 = sections at level 2
great_wall-table-look-advisor = advisors
# $name (String) proposes $decree (String)
great_wall-table-offer = { $name } proposes: { $decree }
# The part of $name (String) of $what (String)
great_wall-table-crumb-share = { $name }: { $what }
great_wall-table-offer-nothing = nothing
great_wall-table-offer-open = not named yet
great_wall-table-events = Lasting events
great_wall-table-events-none = none yet
# $decrees (Number) and $events (Number) left in their decks
great_wall-table-decks-coop = In the decks: decrees { $decrees }, events { $events }

## Hordes of the cooperative game


## How it ended

# $honor (Number) of the player, $other (Number) of Qin
great_wall-table-end-alone-won = You win with { $honor } honor; Qin Jiushao has { $other }.
great_wall-table-end-alone-lost = You lose: Qin Jiushao has { $other } honor, you have { $honor }.
great_wall-table-end-alone-shame = You lose: the bank has no shame tokens left.
# $done (Number) of $goal (Number) decrees were fulfilled
great_wall-table-end-coop-won = You win together: { $done } decrees are fulfilled.
great_wall-table-end-coop-lost = You lose together: { $done } of { $goal } decrees are fulfilled.
great_wall-table-source-overseers = Locations
great_wall-table-source-head_start = Head start
great_wall-table-source-decrees = Decrees
