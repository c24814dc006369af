### The sentences of the cards of The Great Wall, composed from the vocabulary of docs/great_wall_cards.md.
###
### Each family of keys is one kind of word; its keys end with the words. What the patterns are given, each of them
### all that its family gets (a language uses what it needs):
###
### $voice   who acts: you, one (each player, Qin), many (players of your choice)
### $whose   whose things are counted: you (and you act), they (who act), yours (somebody else acts)
### $n       a number, for plurals; $count the same as text, perhaps with "up to" or "a total of"
### $tail    what follows the number: "per supporting advisor (max. 4)"; it begins with its own space or comma
### $all     yes: as many as there are
### $several yes: the last of three or more in a list, where English has a comma
### $soldier, $location, $what, $where, $on and so on: words of the vocabulary, to select by
###
### Pieces of sentences begin with a small letter; the first letter of a sentence is made large when it is whole.

## Joints

great_wall-say-and = { $first }{ $several ->
    [yes] ,
   *[no] { "" }
} and { $second }
great_wall-say-comma = { $first }, { $second }
great_wall-say-also = { $first }, and also { $second }
great_wall-say-or = { $first }{ $several ->
    [yes] ,
   *[no] { "" }
} or { $second }
great_wall-do-choose_one = { $first }{ $several ->
    [yes] ,
   *[no] { "" }
} or { $second }
great_wall-say-subject = { $subject } { $does }
# A card and one of its effects, in a question.
great_wall-say-of-card = { $card }: { $does }
great_wall-say-sentence = { $does }.
great_wall-say-then = then { $does }.
great_wall-say-when = { $when }, { $does }.
great_wall-say-when-if = { $when }, if { $conditions }, { $does }.
great_wall-say-pay = you may pay { $price }: { $does }
great_wall-say-for = for { $subject }, { $does }
great_wall-say-at-end = at the end of the game, { $does }.
great_wall-say-lasts = for the rest of the game, { $does }.
great_wall-do-apply = { $does } { $until }
great_wall-say-boosted = boosted ({ $n } chi): { $does }.
great_wall-say-boosted-free = boosted (free): { $does }.
great_wall-say-stays = once played, this card can't be taken back.
great_wall-say-none = no ability.
great_wall-say-start = at the start: { $things }; tea value { $tea }.
great_wall-say-tea = tea value { $tea }.
great_wall-say-horde_card = { $horde } ({ $section })

## Numbers

great_wall-say-upto = up to { $n }
great_wall-say-total = a total of { $n }
great_wall-say-plus = , { $sign ->
    [minus] minus
   *[plus] plus
} { $n } { $per }
great_wall-say-times = { $per }, times { $number }
great_wall-say-cap = (max. { $n })
great_wall-say-least = at least { $n }
great_wall-say-most = at most { $n }
great_wall-say-exactly = exactly { $n }
great_wall-say-between = { $least } to { $n }
great_wall-say-kinds = { $count } { $kinds }

great_wall-each-supporter = per supporting advisor
great_wall-each-event_count = { $on ->
    [location_activated] for each of your clerks there
    [recruit] for each recruit
    [attack] for each attacking soldier
    [build_barricade] for each of these barricades
    [gain_shame] for each of these tokens
   *[other] for each of these soldiers
}
great_wall-each-advisor = { $whose ->
    [they] for each of their advisors, active or supporting
   *[other] for each of your advisors, active or supporting
}
great_wall-each-overseer = { $whose ->
    [they] for each of their overseers
   *[other] for each of your overseers
}
great_wall-each-overseer_level = { $whose ->
    [they] for each level of their overseers
   *[other] for each level of your overseers
}
great_wall-each-archer_firing = { $whose ->
    [they] for each of their archers on a firing spot
   *[other] for each of your archers on a firing spot
}
great_wall-each-section_with_archer = { $whose ->
    [they] for each section where they have an archer on a firing spot
   *[other] for each section where you have an archer on a firing spot
}
great_wall-each-archer_on_highest_wall = { $whose ->
    [they] for each of their archers on a firing spot of the highest wall
   *[other] for each of your archers on a firing spot of the highest wall
}
great_wall-each-soldier_at_rest = { $whose ->
    [they] for each of their soldiers in rest areas
   *[other] for each of your soldiers in rest areas
}
great_wall-each-soldier_on_this_horde = { $whose ->
    [they] for each of their soldiers on it
   *[other] for each of your soldiers on it
}
great_wall-each-trophy = { $whose ->
    [they] for each of their trophies without shame
   *[other] for each of your trophies without shame
}
great_wall-each-player = per player
great_wall-each-horde_on_board = for each horde in front of the wall
great_wall-each-section_level_2 = for each section with a wall of at least level 2
great_wall-each-section_breached = for each section breached this winter
great_wall-each-track = for each { $command } on the track

great_wall-number-supporter = the number of supporting advisors
great_wall-number-event_count = { $on ->
    [location_activated] the number of your clerks there
    [recruit] the number of these recruits
    [attack] the number of attacking soldiers
    [build_barricade] the number of these barricades
    [gain_shame] the number of these tokens
   *[other] the number of these soldiers
}
great_wall-number-advisor = the number of advisors
great_wall-number-overseer = the number of overseers
great_wall-number-overseer_level = the sum of the overseers' levels
great_wall-number-archer_firing = the number of archers on firing spots
great_wall-number-section_with_archer = the number of sections with an archer on a firing spot
great_wall-number-archer_on_highest_wall = the number of archers on firing spots of the highest wall
great_wall-number-soldier_at_rest = the number of soldiers in rest areas
great_wall-number-soldier_on_this_horde = the number of soldiers on it
great_wall-number-trophy = the number of trophies without shame
great_wall-number-player = the number of players
great_wall-number-horde_on_board = the number of hordes in front of the wall
great_wall-number-section_level_2 = the number of sections with a wall of at least level 2
great_wall-number-section_breached = the number of sections breached this winter
great_wall-number-track = the number of { $command } cards on the track

## Things that are gained, paid or lost

great_wall-thing-wood = { $count } wood{ $tail }
great_wall-thing-stone = { $count } stone{ $tail }
great_wall-thing-gold = { $count } gold{ $tail }
great_wall-thing-chi = { $count } chi{ $tail }
great_wall-thing-any = { $count } { $n ->
    [one] resource
   *[other] resources
} of any kind{ $tail }
great_wall-thing-build = { $count } wood, stone, or gold{ $tail }
great_wall-thing-honor = { $count } honor{ $tail }
great_wall-thing-location_resource = { $count } extra of its resource{ $tail }
great_wall-thing-tactic = { $count } tactic { $n ->
    [one] card
   *[other] cards
}{ $tail }
great_wall-thing-soldier = { $count } { $n ->
    [one] soldier
   *[other] soldiers
}{ $tail }

great_wall-kind-wood = wood
great_wall-kind-stone = stone
great_wall-kind-gold = gold
great_wall-kind-chi = chi

great_wall-troop = { $count } { $other ->
    [yes] { "other " }
   *[no] { "" }
}{ $soldier ->
    [spearman] { $n ->
        [one] spearman
       *[other] spearmen
    }
    [archer] { $n ->
        [one] archer
       *[other] archers
    }
    [horseman] { $n ->
        [one] horseman
       *[other] horsemen
    }
   *[any] { $n ->
        [one] soldier
       *[other] soldiers
    }
}
great_wall-troops-all = { $soldier ->
    [spearman] spearmen
    [archer] archers
    [horseman] horsemen
   *[any] soldiers
}

## Whom it concerns

great_wall-who-self = you
great_wall-who-all = each player
great_wall-who-others = each other player
great_wall-who-chosen = a player of your choice
great_wall-who-chosen_other = another player of your choice
great_wall-who-split = players of your choice
great_wall-who-reed = the Reed Clan
great_wall-who-qin = Qin
great_wall-who-team = as a team,

## Triggers

great_wall-when-after_command = after resolving your command card
great_wall-when-after_activation = after activation on your turn
great_wall-when-location_activated = { $place ->
    [production] each time a production location activates with your clerks
    [special] each time a special location activates with your clerks
    [any] each time a location activates with your clerks
   *[other] each time the { $location } activates with your clerks
}
great_wall-when-upgrade_overseer = each time you upgrade an overseer
great_wall-when-donate = each time you donate
great_wall-when-recruit = { $soldier ->
    [spearman] when you recruit spearmen
    [archer] when you recruit archers
    [horseman] when you recruit horsemen
   *[any] when you recruit
}
great_wall-when-attack = { $soldier ->
    [spearman] when you attack with spearmen
    [archer] when you attack with archers
    [horseman] when you attack with horsemen
   *[any] when you attack
}
great_wall-when-last_wound = when you place the last wound on a horde
great_wall-when-horde_defeated = when a horde is defeated
great_wall-when-horde_won = when you win a trophy
great_wall-when-soldiers_dying = { $soldier ->
    [spearman] when your spearmen would be killed
    [archer] when your archers would be killed
    [horseman] when your horsemen would be killed
   *[any] when your soldiers would be killed
}
great_wall-when-soldiers_killed = when your soldiers are killed
great_wall-when-save_soldier = when you save soldiers
great_wall-when-build_wall = { $by ->
    [any] each time any player builds a wall level
   *[you] each time you build a wall level
}
great_wall-when-build_barricade = when you build barricades
great_wall-when-play_tactic = each time you play a tactic card
great_wall-when-gain_shame = when you take shame tokens
great_wall-when-others_box = when another player's command card lets you move clerks
great_wall-when-spring = at the end of each spring
great_wall-when-income = during summer income
great_wall-when-winter = each winter, before the volley

## Conditions

great_wall-if-own_on_horde = you have at least { $troop } on it
great_wall-if-own_in_section = you have at least { $troop } { $place ->
    [firing] on a firing spot in that section
    [rest] in the rest area of that section
   *[any] in the rest area or on a firing spot of that section
}
great_wall-if-clerks_here = you have at least { $n ->
    [one] 1 clerk
   *[other] { $n } clerks
} there
great_wall-if-tea = { $place ->
    [top] your tea marker is on top
   *[not_top] your tea marker is not on top
}
great_wall-if-section_level = the wall level in that section is { $range }
great_wall-if-section_hordes = that section has { $range } { $n ->
    [one] horde
   *[other] hordes
}
great_wall-if-section_barricades = that section has { $range } { $n ->
    [one] barricade
   *[other] barricades
}
great_wall-if-ally_in_section = at least { $n ->
    [one] 1 other player has a soldier
   *[other] { $n } other players have soldiers
} in that section

## Effects

great_wall-do-gain = { $to ->
    [warehouse] { $voice ->
        [one] adds
       *[other] add
    } { $things } from the bank to the warehouse
   *[stock] { $voice ->
        [one] gains
       *[other] gain
    } { $things }
}
great_wall-do-lose = { $what ->
    [tactic] { $voice ->
        [one] discards
       *[other] discard
    } { $things }
    [soldier] { $voice ->
        [one] returns
       *[other] return
    } { $things } from a rest area or firing spot to { $voice ->
        [you] your
       *[other] their
    } pool
   *[other] { $voice ->
        [one] loses
       *[other] lose
    } { $things }
}
great_wall-do-exchange = { $voice ->
    [you] you may trade
   *[other] may trade
} { $give } for { $get_any ->
    [yes] { $get_n } of another kind
   *[no] { $get }, all of one other kind
}{ $times ->
    [one] { "" }
   *[other] , up to { $times } times
}
great_wall-do-give = { $voice ->
    [you] you may give
   *[other] may give
} other players { $count } { $n ->
    [one] resource
   *[other] resources
}{ $tail }
great_wall-do-draw = { $voice ->
    [one] draws
   *[other] draw
} { $count } tactic { $n ->
    [one] card
   *[other] cards
}{ $tail }
great_wall-do-discard_shame = { $voice ->
    [one] discards
   *[other] discard
} { $count } shame { $n ->
    [one] token
   *[other] tokens
}{ $tail }
great_wall-do-move_clerks = { $voice ->
    [one] moves
   *[other] move
} { $all ->
    [yes] any number of clerks
   *[no] { $count } { $on ->
        [others_box] { "extra " }
       *[other] { "" }
    }{ $n ->
        [one] clerk
       *[other] clerks
    }{ $tail }
}{ $to ->
    [any] { "" }
    [different] { " " }to different locations
   *[other] { " " }{ $place }{ $chooses ->
        [no] , or as many as fit
       *[yes] { "" }
    }
}
great_wall-do-advanced_activation = { $voice ->
    [you] perform an advanced activation
    [one] performs an advanced activation
   *[many] perform an advanced activation
} { $at ->
    [any] { $chooses ->
        [no] of the { $n ->
            [one] highest location on his track that has one of his clerks
           *[other] { $n } highest locations on his track that have one of his clerks
        }{ $tail }
       *[yes] of { $count } { $n ->
            [one] location
           *[other] different locations
        }{ $tail }
    }
    [production] of { $count } { $n ->
        [one] production location
       *[other] different production locations
    }{ $tail }
   *[other] { $place }
}
great_wall-do-attack = { $voice ->
    [one] attacks
   *[other] attack
} with { $all ->
    [yes] all { $voice ->
        [you] your
       *[other] their
    } { $troops }
   *[no] { $troop }{ $tail }
}{ $where ->
    [section] { $all ->
        [yes] { " " }in { $sections_count } { $sections ->
            [one] section
           *[other] sections
        }{ $sections_tail }
       *[no] { $sections ->
            [one] { " " }in 1 section{ $sections_tail }
           *[other] { " " }in each of { $sections_count } sections{ $sections_tail }
        }
    }
   *[any] { "" }
}
great_wall-do-wound = { $voice ->
    [one] places
   *[other] place
} { $count } { $n ->
    [one] wound on { $where ->
        [here] a horde in that section
        [elsewhere] a horde in another section
       *[any] any horde
    }
   *[other] wounds on { $where ->
        [here] hordes in that section
        [elsewhere] hordes in other sections
       *[any] any hordes
    }
}{ $tail }
great_wall-do-recruit = { $voice ->
    [you] { $pays ->
        [free] { "" }
       *[other] { "you may " }
    }{ $on ->
        [recruit] also recruit
       *[other] recruit
    }
    [one] recruits
   *[many] recruit
} { $troop }{ $tail } { $pays ->
    [free] for free
    [price] { $single ->
        [yes] for { $price }
       *[no] for { $price } each
    }
   *[usual] at the normal cost
}{ $to ->
    [rest] { " " }to any rest area
   *[section] { "" }
}
great_wall-do-save = { $voice ->
    [one] saves
   *[other] save
} { $all ->
    [yes] all of
   *[no] { $count } of
} { $voice ->
    [you] them
   *[other] their dying soldiers
}{ $tail } for free
great_wall-do-upgrade = { $voice ->
    [you] { $pays ->
        [free] { "" }
       *[other] { "you may " }
    }{ $on ->
        [upgrade_overseer] also upgrade
       *[other] upgrade
    }
    [one] upgrades
   *[many] upgrade
} { $at ->
    [any] { $count } { $n ->
        [one] overseer
       *[other] different overseers
    }
   *[other] the overseer { $place }
}{ $tail } { $pays ->
    [free] for free
    [price] { $single ->
        [yes] for { $price }
       *[no] for { $price } each
    }
    [less] { $single ->
        [yes] for { $less } less
       *[no] for { $less } less each
    }
   *[usual] at the normal cost
}{ $chooses ->
    [no] , at the highest location on his track where he can
   *[yes] { " " }(no clerk needed there)
}
great_wall-do-income = { $voice ->
    [one] collects
   *[other] collect
} income from { $count } { $voice ->
    [you] of your overseers
   *[other] of their overseers
}{ $tail }
great_wall-do-build_barricade = { $voice ->
    [one] builds
   *[other] build
} { $count } { $n ->
    [one] barricade
   *[other] barricades
}{ $tail } { $pays ->
    [free] for free
    [price] { $single ->
        [yes] for { $price }
       *[no] for { $price } each
    }
    [warehouse] (the warehouse pays what it can; the rest is free)
   *[usual] at the normal cost
}
great_wall-do-build_wall = { $voice ->
    [one] builds
   *[other] build
} { $count } { $n ->
    [one] level
   *[other] levels
} of { $where ->
    [lowest] the lowest wall
   *[any] any wall
}{ $tail } { $pays ->
    [free] for free
    [price] { $single ->
        [yes] for { $price }
       *[no] for { $price } each
    }
    [warehouse] (the warehouse pays what it can; the rest is free)
   *[usual] at the normal cost
}
great_wall-do-tea_up = { $voice ->
    [one] moves their tea marker
    [many] move their tea markers
   *[you] move your tea marker
} up { $count } { $n ->
    [one] position
   *[other] positions
}{ $tail }
great_wall-do-reclaim_command = { $voice ->
    [one] takes
   *[other] take
} back { $count } discarded command { $n ->
    [one] card
   *[other] cards
}{ $tail }
great_wall-do-logistics = { $voice ->
    [one] moves
   *[other] move
} soldiers (as with { $count } { $n ->
    [one] clerk
   *[other] clerks
}{ $tail } at the Logistics Center)
great_wall-do-copy_command = { $voice ->
    [one] resolves
   *[other] resolve
} the owner boxes of another command card on the track
great_wall-do-place_horde = place { $count } { $n ->
    [one] horde
   *[other] hordes
}{ $tail }, as in spring

## Modifiers

great_wall-mod-cost = { $deed } { $whose ->
    [you] costs you
   *[all] costs
} { $price } { $sign ->
    [minus] more
   *[plus] less
}
great_wall-deed-recruit = { $soldier ->
    [spearman] recruiting a spearman
    [archer] recruiting an archer
    [horseman] recruiting a horseman
   *[any] recruiting a soldier
}
great_wall-deed-overseer = { $at ->
    [any] upgrading an overseer
   *[other] upgrading the overseer { $place }
}
great_wall-deed-wall = building a wall level
great_wall-deed-barricade = building a barricade
great_wall-deed-advisor = hiring an advisor
great_wall-deed-clerk = hiring a clerk
great_wall-deed-save = saving a soldier
great_wall-deed-boost = boosting a tactic card

great_wall-mod-clerk_bonus = { $at ->
    [chosen] choose a location: while it resolves, { $times ->
        [one] you count as having { $n } more { $n ->
            [one] clerk
           *[other] clerks
        } there{ $tail }
       *[other] each of your clerks there counts as { $times }
    }
   *[other] { $times ->
        [one] while it resolves, you count as having { $n } more { $n ->
            [one] clerk
           *[other] clerks
        } { $place }{ $tail }
       *[other] each of your clerks { $place } counts as { $times }
    }
}
great_wall-mod-wild = { $whose ->
    [you] you may spend { $resource } as any resource
   *[all] { $resource } may be spent as any resource
}
great_wall-mod-hand_limit = { $whose ->
    [you] your
   *[all] everyone's
} hand limit is { $n } { $sign ->
    [minus] lower
   *[plus] higher
}{ $tail }
great_wall-mod-no_lone_shame = { $whose ->
    [you] you take no shame
   *[all] no one takes shame
} for being alone at an activated location
great_wall-mod-reach-rows = { $whose ->
    [you] your { $troops }
   *[all] { $troops }
} may attack hordes in any row
great_wall-mod-reach-sections = { $whose ->
    [you] your { $troops }
   *[all] { $troops }
} in rest areas may attack in any section
great_wall-mod-defence-add = { $part ->
    [wall] the wall { $where } gives { $n } { $sign ->
        [minus] less
       *[plus] more
    } defense
    [barricade] each barricade { $where } gives { $n } { $sign ->
        [minus] less
       *[plus] more
    } defense
   *[total] the defense { $where } is { $n } { $sign ->
        [minus] lower
       *[plus] higher
    }
}{ $tail }{ $part ->
    [wall] { $sign ->
        [minus] { " " }(minimum 0)
       *[plus] { "" }
    }
   *[other] { "" }
}
great_wall-mod-defence-set = { $part ->
    [wall] the wall { $where } gives { $n } defense
    [barricade] { $n ->
        [0] barricades { $where } give no defense
       *[other] each barricade { $where } gives { $n } defense
    }
   *[total] the defense { $where } is { $n }
}{ $tail }
great_wall-mod-defence-half = { $part ->
    [wall] the defense of the wall { $where } is halved
    [barricade] the defense of barricades { $where } is halved
   *[total] the defense { $where } is halved
}, rounded down
great_wall-where-here = in this section
great_wall-where-all = in every section
great_wall-where-chosen = in 1 section of your choice
great_wall-where-manned = in each section where you have a soldier in the rest area or on a firing spot
great_wall-mod-power = { $where ->
    [neighbours] every other horde in this section has { $n }
    [chosen] the hordes in 1 section of your choice together have { $n }
   *[all] every horde has { $n }
} { $sign ->
    [minus] less power
   *[plus] more power
}{ $tail }
great_wall-mod-lethality = lethality is { $n } { $sign ->
    [minus] lower
   *[plus] higher
}{ $tail }{ $where ->
    [self] { " " }on this horde
   *[all] { "" }
}
great_wall-mod-protect-wound = archers and cards can't wound this horde; only spearmen and horsemen can attack it
great_wall-mod-protect-horseman = horsemen can't attack this horde
great_wall-mod-breach_shame = if this horde breaches the wall, each player who takes shame for it takes { $n } extra { $n ->
    [one] token
   *[other] tokens
}{ $tail }

great_wall-until-turn = until the end of the turn
great_wall-until-winter = until the end of this winter

## What a horde does, in a word or two, for its card on the table

great_wall-brief-defence-add = { $part ->
    [wall] wall here
    [barricade] each barricade
   *[total] defense
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-defence-set = { $part ->
    [wall] wall here: { $n }
    [barricade] { $n ->
        [0] barricades: 0
       *[other] each barricade: { $n }
    }
   *[total] defense: { $n }
}
great_wall-brief-defence-half = { $part ->
    [wall] wall here
    [barricade] each barricade
   *[total] defense
} halved
great_wall-brief-power = { $where ->
    [neighbours] others: power
   *[all] power
} { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-lethality = lethality { $sign ->
    [minus] −{ $n }
   *[plus] +{ $n }
}
great_wall-brief-protect-wound = wound-proof
great_wall-brief-protect-horseman = no horsemen
great_wall-brief-breach_shame = shame +{ $n }

## What decrees ask for

great_wall-need-discard = { $voice ->
    [one] discards
   *[many] discard
} { $things }
great_wall-need-lose = { $voice ->
    [one] loses
   *[many] lose
} { $things }
great_wall-need-soldier = { $voice ->
    [one] sacrifices
   *[many] sacrifice
} { $count } { $n ->
    [one] soldier
   *[other] soldiers
}{ $tail } from a rest area or firing spot
great_wall-need-clerk = { $voice ->
    [one] sacrifices
   *[many] sacrifice
} { $count } { $n ->
    [one] clerk
   *[other] clerks
}{ $tail } (not from the chamber)
great_wall-need-trophy = { $voice ->
    [one] sacrifices
   *[many] sacrifice
} { $count } { $n ->
    [one] trophy
   *[other] trophies
}{ $tail }
great_wall-need-have = { $scope ->
    [each] for each player, { $number } is { $range }{ $tail }
   *[team] { $number } is { $range }{ $tail }
}

## Locations, with the numbers of the board

great_wall-location-production-about = Gain { $gain } per clerk, plus your overseer's level. Then you may upgrade your overseer ({ $costs }){ $donate ->
    [yes] { " " }and donate { $gain } for { $honor }
   *[no] { "" }
}.
great_wall-location-barracks-about = Per clerk, recruit 1 soldier: spearman ({ $spearman }), archer ({ $archer }), or horseman ({ $horseman }).
great_wall-location-tea_house-about = Move your tea marker up 1 position, or straight to the top if your clerks fill every space here.
great_wall-location-builders_camp-about = Per clerk, build 1 barricade ({ $barricade }; gain { $barricade_honor }) or 1 wall level ({ $costs } wood, stone, or gold; gain { $honor } honor). The warehouse pays first.
great_wall-location-embassy-about = Per clerk, hire 1 clerk ({ $clerk }) or 1 advisor (gold equal to your number of advisors, including the new one).
great_wall-location-academy-about = Draw 1 tactic card per clerk.
great_wall-location-logistics-about = Per clerk, move any number of your soldiers from the rest area and firing spots of 1 section to another section. They do not attack.
