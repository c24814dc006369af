### The words of The Great Wall. Arguments: see platform.ftl. The names of cards and pieces: great_wall_cards.ftl.

great_wall-title = The Great Wall

## Names

great_wall-seat-0 = Player 1
great_wall-seat-1 = Player 2
great_wall-seat-2 = Player 3
great_wall-seat-3 = Player 4
# Seats that the rules move.
great_wall-seat-reed = The Reed Clan
great_wall-seat-qin = Qin Jiushao

# The places of the hordes, row 1 next to the wall.
great_wall-place-left-1 = left section, row 1
great_wall-place-left-2 = left section, row 2
great_wall-place-left-3 = left section, row 3
great_wall-place-middle-1 = middle section, row 1
great_wall-place-middle-2 = middle section, row 2
great_wall-place-middle-3 = middle section, row 3
great_wall-place-right-1 = right section, row 1
great_wall-place-right-2 = right section, row 2
great_wall-place-right-3 = right section, row 3

# Where honor comes from: stands in brackets, or in a chart.
great_wall-source-donations = donations
great_wall-source-spots = vital spots
great_wall-source-battles = defeated hordes
great_wall-source-buildings = building
great_wall-source-generals = general
great_wall-source-advisors = advisors
great_wall-source-tactics = tactic cards
great_wall-source-commands = command cards
great_wall-source-recalls = command cards not taken back
great_wall-source-shame = shame
great_wall-source-trophies = trophies
great_wall-source-artifacts = artifacts
great_wall-source-overseers = overseers
great_wall-source-head_start = head start
great_wall-source-decrees = decrees

great_wall-deck-hordes = horde deck
great_wall-deck-tactics = tactic deck
great_wall-deck-advisors = advisor deck
great_wall-deck-generals = general deck
great_wall-deck-artifacts = artifact deck
great_wall-deck-qin = Qin's command deck
great_wall-deck-tokens = Qin's location track
great_wall-deck-decrees = decree deck
great_wall-deck-events = event deck

# Why the game ends: stands after a colon.
great_wall-cause-walls = enough sections of the wall are at level 3
great_wall-cause-shame = the bank is out of shame tokens
great_wall-cause-time = the last year is over
great_wall-cause-decrees = enough decrees are fulfilled

# What the player is asked now: the second half of a refusal, after a colon.
great_wall-now-general = you are choosing your general
great_wall-now-advisors = you are choosing your active advisor
great_wall-now-command = you are choosing a command card
great_wall-now-space = you are choosing a space on the command track
great_wall-now-next_location = you are choosing the next location to resolve
great_wall-now-clerk = you are moving clerks
great_wall-now-advance = you may perform an advanced activation
great_wall-now-upgrade = you may upgrade an overseer
great_wall-now-overseer = you are choosing a soldier to become an overseer
great_wall-now-donate = you may donate
great_wall-now-tea = you may move your tea marker up
great_wall-now-recruit = you are choosing your recruits
great_wall-now-next_recruit = you are choosing the recruit to place next
great_wall-now-place_recruit = you are placing a recruit
great_wall-now-attacker = you are choosing who attacks
great_wall-now-target = you are choosing the spot to attack
great_wall-now-wound = you are placing a wound
great_wall-now-shot = your archers are shooting their volley
great_wall-now-build = you are choosing what to build
great_wall-now-hire = you are hiring at the Embassy
great_wall-now-advisor_role = you are giving the new advisor a role
great_wall-now-route = you are choosing between which sections to move soldiers
great_wall-now-march = you are moving soldiers
great_wall-now-draw = you are drawing tactic cards
great_wall-now-discard = you must discard a tactic card
great_wall-now-tactic = you may play a tactic card
great_wall-now-paid_ability = you may pay for an ability
great_wall-now-ability = you are choosing which of your abilities to use next
great_wall-now-shame = you are placing a shame token
great_wall-now-redeem = you may pay off shame tokens
great_wall-now-cleanse = you may discard shame tokens
great_wall-now-recall = you are choosing between your command cards and honor
great_wall-now-death = you are choosing which soldiers would die
great_wall-now-save = you may save soldiers
great_wall-now-ransom = you may pay to save soldiers
great_wall-now-pay = you are paying
great_wall-now-warehouse = you are choosing what the warehouse pays
great_wall-now-take = you are taking resources
great_wall-now-exchange = you may trade resources
great_wall-now-give = you may give resources away
great_wall-now-lose = you are choosing what to lose
great_wall-now-income = you are collecting an overseer's income
great_wall-now-reclaim = you may take back command cards
great_wall-now-copy = you are choosing the command card to copy
great_wall-now-choose = you are choosing one of the card's effects
great_wall-now-location = you are choosing a location
great_wall-now-section = you are choosing a section
great_wall-now-reed_clerk = you are moving the Reed Clan's clerks
great_wall-now-reed_advisor = you are choosing the advisor the Reed Clan discards
great_wall-now-reed_barricade = you are choosing where the Reed Clan builds its barricade
great_wall-now-reed_spearman = you are choosing the spot the Reed Clan's spearman attacks
great_wall-now-qin_advisor = you are choosing an advisor for Qin Jiushao
great_wall-now-first = you are deciding who goes first
great_wall-now-player = you are choosing a player
great_wall-now-split = you are sharing out the card's effect
great_wall-now-decree = you may propose a decree
great_wall-now-share = you are setting each player's share
great_wall-now-consent = you are answering a proposal
great_wall-now-sacrifice = you are choosing what to sacrifice

## Parts of sentences: names with their article, preposition or number

great_wall-part-resources = { $number } { $resource }
great_wall-part-honor = { $number } honor
great_wall-part-soldier = { $soldier_id ->
    [archer] an archer
   *[other] a { $soldier }
}
great_wall-part-with = { $soldier_id ->
    [archer] with an archer
   *[other] with a { $soldier }
}
great_wall-part-soldiers = { $soldier_id ->
    [spearman] { $number ->
        [one] 1 spearman
       *[other] { $number } spearmen
    }
    [archer] { $number ->
        [one] 1 archer
       *[other] { $number } archers
    }
    [horseman] { $number ->
        [one] 1 horseman
       *[other] { $number } horsemen
    }
   *[other] { $number } { $soldier }
}
great_wall-part-at = at the { $location }
great_wall-part-to = to the { $location }
great_wall-part-from = from the { $start }
great_wall-part-in-section = in the { $section }
great_wall-part-of-section = of the { $section }
great_wall-part-from-section = from the { $section }
great_wall-part-to-goal = to the { $goal }
# The head of a line: "Left section: ..."
great_wall-part-section = { $section_id ->
    [left] Left section
    [middle] Middle section
   *[right] Right section
}
# The command cards of the others.
great_wall-part-revealed = { $about ->
    [seat_command] Also revealed: { $command } ({ $seat }).
    [seat_command_seat_2_command_2] Also revealed: { $command } ({ $seat }), { $command_2 } ({ $seat_2 }).
    [seat_command_seat_2_command_2_seat_3_command_3] Also revealed: { $command } ({ $seat }), { $command_2 } ({ $seat_2 }), { $command_3 } ({ $seat_3 }).
   *[other] No one else has revealed a card.
}
# What a player gives for a decree.
great_wall-part-given = { $about ->
    [seat_decree_number_give] { $give }: { $number }
    [seat_decree_number_give_number_2_give_2] { $give }: { $number }, { $give_2 }: { $number_2 }
    [seat_decree_number_give_number_2_give_2_number_3_give_3] { $give }: { $number }, { $give_2 }: { $number_2 }, { $give_3 }: { $number_3 }
   *[other] { "–" }
}
# The horde on a card, without the section that the back of the card points to.
great_wall-part-horde = { $horde_card_id ->
    [leader_left] { great_wall-horde-leader }
    [leader_middle] { great_wall-horde-leader }
    [leader_right] { great_wall-horde-leader }
    [infantry_left] { great_wall-horde-infantry }
    [infantry_middle] { great_wall-horde-infantry }
    [infantry_right] { great_wall-horde-infantry }
    [incendiaries_left] { great_wall-horde-incendiaries }
    [incendiaries_middle] { great_wall-horde-incendiaries }
    [incendiaries_right] { great_wall-horde-incendiaries }
    [brutes_left] { great_wall-horde-brutes }
    [brutes_middle] { great_wall-horde-brutes }
    [brutes_right] { great_wall-horde-brutes }
    [spies_left] { great_wall-horde-spies }
    [spies_middle] { great_wall-horde-spies }
    [spies_right] { great_wall-horde-spies }
    [riders_left] { great_wall-horde-riders }
    [riders_middle] { great_wall-horde-riders }
    [riders_right] { great_wall-horde-riders }
    [sappers_left] { great_wall-horde-sappers }
    [sappers_middle] { great_wall-horde-sappers }
    [sappers_right] { great_wall-horde-sappers }
    [shield_bearers_left] { great_wall-horde-shield_bearers }
    [shield_bearers_middle] { great_wall-horde-shield_bearers }
    [shield_bearers_right] { great_wall-horde-shield_bearers }
    [keshig_guard_left] { great_wall-horde-keshig_guard }
    [keshig_guard_middle] { great_wall-horde-keshig_guard }
    [keshig_guard_right] { great_wall-horde-keshig_guard }
    [war_chief_left] { great_wall-horde-war_chief }
    [war_chief_middle] { great_wall-horde-war_chief }
    [war_chief_right] { great_wall-horde-war_chief }
    [fire_carts_left] { great_wall-horde-fire_carts }
    [fire_carts_middle] { great_wall-horde-fire_carts }
    [fire_carts_right] { great_wall-horde-fire_carts }
    [heavy_lancers_left] { great_wall-horde-heavy_lancers }
    [heavy_lancers_middle] { great_wall-horde-heavy_lancers }
    [heavy_lancers_right] { great_wall-horde-heavy_lancers }
    [steppe_archers_left] { great_wall-horde-steppe_archers }
    [steppe_archers_middle] { great_wall-horde-steppe_archers }
    [steppe_archers_right] { great_wall-horde-steppe_archers }
    [tunnellers_left] { great_wall-horde-tunnellers }
    [tunnellers_middle] { great_wall-horde-tunnellers }
    [tunnellers_right] { great_wall-horde-tunnellers }
    [plunderers_left] { great_wall-horde-plunderers }
    [plunderers_middle] { great_wall-horde-plunderers }
    [plunderers_right] { great_wall-horde-plunderers }
    [siege_tower_left] { great_wall-horde-siege_tower }
    [siege_tower_middle] { great_wall-horde-siege_tower }
    [siege_tower_right] { great_wall-horde-siege_tower }
   *[other] { $horde_card }
}

## Questions

great_wall-ask-general = Which general will you keep? The other is removed from the game unseen. { $tea_id ->
    [fixed] Your tea marker starts on top, whatever the tea value.
   *[by_value] The highest tea value starts on top of the tea order.
}
great_wall-ask-advisors = Which advisor becomes active? The other supports your general.
great_wall-ask-command = Which command card will you play this year? Everyone chooses in secret and reveals together.
great_wall-ask-space = Which space on the command track will you take? Cards resolve in order from space 1. { great_wall-part-revealed }
great_wall-ask-next_location = Which activated location resolves next?
great_wall-ask-clerk = { $about ->
    [seat_command] Which clerk will you move, and where? You may because of { $command } ({ $seat }).
   *[other] Which clerk will you move, and where?
}
great_wall-ask-advance = Which location gets the advanced activation? It doesn't have to be full, and no one takes shame for being alone. Full locations activate after your card anyway.
great_wall-ask-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Place an overseer { great_wall-part-at } for { great_wall-part-resources }?
       *[other] Upgrade your overseer { great_wall-part-at } to level { $level } for { great_wall-part-resources }?
    }
    [location_level] { $level ->
        [1] Place an overseer { great_wall-part-at }?
       *[other] Upgrade your overseer { great_wall-part-at } to level { $level }?
    }
   *[other] Which overseer will you place or upgrade?
}
great_wall-ask-overseer = Which soldier from your pool becomes the overseer? The kind doesn't matter there.
great_wall-ask-donate = Donate { great_wall-part-resources } to the warehouse? You just collected it.
great_wall-ask-tea = Move your tea marker up?
great_wall-ask-recruit = Whom will you recruit? Choose one at a time; you pay for all of them together.
great_wall-ask-next_recruit = Which recruit will you place next?
great_wall-ask-place_recruit = { $soldier_id ->
    [horseman] Which two adjacent spots does your horseman attack? Or choose a rest area.
   *[other] Where does your recruit attack? Or choose a rest area.
}
great_wall-ask-attacker = Which soldier attacks next?
great_wall-ask-target = { $soldier_id ->
    [horseman] Which two adjacent spots does your horseman attack?
   *[other] Which spot does your soldier attack?
}
great_wall-ask-wound = Where will you place the wound?
great_wall-ask-shot = Volley: where does your archer place the wound?
great_wall-ask-build = What will you build? Choose everything first, then pay for it all together; the warehouse pays first.
great_wall-ask-hire = Whom will you hire at the Embassy?
great_wall-ask-advisor_role = Make the { $advisor } active or supporting? This is permanent.
great_wall-ask-route = From which section to which will you move soldiers?
great_wall-ask-march = Which soldier will you move next?
great_wall-ask-draw = How many tactic cards will you draw?
great_wall-ask-discard = You have too many tactic cards. Which one will you discard?
great_wall-ask-tactic = { $trigger_id ->
    [horde_defeated] { great_wall-part-section }: the horde { great_wall-part-horde } is defeated.
    [horde_won] { great_wall-part-section }: you win the trophy { great_wall-part-horde }.
    [attack] You attacked.
    [last_wound] You covered the last spot of the horde { great_wall-part-horde } ({ $place }).
    [soldiers_dying] { great_wall-part-section }: soldiers of yours would die.
    [soldiers_killed] { great_wall-part-section }: soldiers of yours were killed.
    [recruit] You recruited.
   *[after_command] All boxes of your command card are done.
} Play a tactic card now? { $asked_id ->
    [you] Only you are asked, whichever cards you hold.
   *[several] Others with tactic cards may be asked too, whichever cards they hold.
}
great_wall-ask-paid_ability = { $about ->
    [price_general] Pay { $price } to use the ability of { $general }?
   *[price_advisor] Pay { $price } to use the ability of the { $advisor }?
}
great_wall-ask-ability = Which ability will you use next?
great_wall-ask-shame = Where will you put the shame token?
great_wall-ask-redeem = Return a shame token to the bank? { $about ->
    [number_resource] Each costs { great_wall-part-resources }.
   *[number] You lose { great_wall-part-honor } for each.
}
great_wall-ask-cleanse = { $about ->
    [seat] Which shame token will you discard? The Reed Clan's clerk at the Temple lets you, because it is your turn.
   *[other] Which shame token will you discard?
}
great_wall-ask-recall = Take back your discarded command cards, or leave them and gain { great_wall-part-honor }?
great_wall-ask-death = Which of your soldiers on this horde ({ great_wall-part-horde }) would die? Still to choose: { $number }.
great_wall-ask-save = Which of your soldiers will you save?
great_wall-ask-ransom = Which soldiers will you save? Each costs { great_wall-part-resources }; the rest are killed.
great_wall-ask-pay = How will you pay? Choose one resource and how much of it; the rest comes from your other resources.
great_wall-ask-warehouse = What does the warehouse pay? Choose one resource and how much of it.
great_wall-ask-take = Which resources will you take?
great_wall-ask-exchange = Which resource will you trade, and for which?
great_wall-ask-give = Which resource will you give, and to whom?
great_wall-ask-lose = What will you lose?
great_wall-ask-income = Which overseer's income will you collect?
great_wall-ask-reclaim = Which discarded command card will you take back?
great_wall-ask-copy = Which command card on the track will you copy? Only its owner boxes are resolved.
great_wall-ask-choose = Which effect do you choose?
great_wall-ask-location = { $doing }. Which location do you choose?
great_wall-ask-section = { $doing }. Which section do you choose?
great_wall-ask-reed_clerk = For the Reed Clan: which clerk moves, and where? The clan never has more than 1 clerk at a location.
great_wall-ask-reed_advisor = For the Reed Clan: which advisor on the track is discarded?
great_wall-ask-reed_barricade = For the Reed Clan: which section gets its free barricade?
great_wall-ask-reed_spearman = For the Reed Clan: which spot does its spearman attack? No one gains the spot's reward.
great_wall-ask-qin_advisor = Which advisor goes to Qin Jiushao as a supporting advisor? The other is discarded.
great_wall-ask-first = Go first? Several players can act now; the first to answer goes first.
great_wall-ask-player = { $doing }. Which player do you choose?
great_wall-ask-split = { $doing }. Who gets the next share? Hand them out one at a time.
great_wall-ask-decree = Which decree do you propose to fulfill? Every player who contributes must agree.
great_wall-ask-share = How much does { $seat } contribute to “{ $decree }” ({ $give })? Set the shares in seat order.
great_wall-ask-consent = { $seat } proposes to fulfill “{ $decree }”. Agree to your share ({ great_wall-part-given })? Once everyone agrees, the decree is paid for and fulfilled immediately.
great_wall-ask-sacrifice = What will you sacrifice for the decree? It is removed from the game.

## Options

great_wall-option-done = Done
great_wall-option-pass = Play no tactic card
great_wall-option-donate = { $about ->
    [number_resource] Donate { great_wall-part-resources }
   *[other] Donate 1
}
great_wall-option-tea_up = Move your tea marker up
great_wall-option-make_active = Make the advisor active
great_wall-option-make_supporting = Make the advisor supporting
great_wall-option-hire_clerk = Hire a clerk
great_wall-option-take_back = Take back your discarded command cards
great_wall-option-take_honor = { $about ->
    [number] Gain { great_wall-part-honor } for your discarded command cards
   *[other] Gain honor for your discarded command cards
}
great_wall-option-activate = Activate the { $location }
great_wall-option-at = Choose the { $location }
great_wall-option-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Place an overseer { great_wall-part-at }: { great_wall-part-resources }
       *[other] Upgrade your overseer { great_wall-part-at }: { great_wall-part-resources }
    }
    [location_level] { $level ->
        [1] Place an overseer { great_wall-part-at }
       *[other] Upgrade your overseer { great_wall-part-at }
    }
   *[other] Upgrade your overseer { great_wall-part-at }
}
great_wall-option-income = Collect your overseer's income { great_wall-part-at }
great_wall-option-clerk = Move a clerk { great_wall-part-from } { great_wall-part-to }
great_wall-option-rest = Send to the rest area { great_wall-part-of-section }
great_wall-option-barricade = Build a barricade { great_wall-part-in-section }
great_wall-option-wall = Build the next wall level { great_wall-part-in-section }
great_wall-option-at_section = Choose the { $section }
great_wall-option-route = Move soldiers { great_wall-part-from-section } { great_wall-part-to-goal }
great_wall-option-space = Place your card on space { $space }
great_wall-option-overseer = Make { great_wall-part-soldier } your overseer
great_wall-option-recruit = Recruit { great_wall-part-soldier }
great_wall-option-next = Place { great_wall-part-soldier } next
great_wall-option-shame = Put the token under { great_wall-part-soldier } in your pool
great_wall-option-unshame = Return the token under { great_wall-part-soldier } to the bank
great_wall-option-dies = Choose { great_wall-part-soldier } to die
great_wall-option-save = Save { great_wall-part-soldier }
great_wall-option-march = Move { great_wall-part-soldier } from rest area to rest area
great_wall-option-march_firing = Move an archer from firing spot to firing spot
great_wall-option-march_down = Move an archer from a firing spot to the rest area
great_wall-option-with = Attack { great_wall-part-with } from the rest area { great_wall-part-of-section }
great_wall-option-with_firing = Attack with an archer on a firing spot { great_wall-part-of-section }
great_wall-option-lose_soldier = Lose { great_wall-part-soldier } in the rest area { great_wall-part-of-section }
great_wall-option-lose_firing = Lose an archer on a firing spot { great_wall-part-of-section }
great_wall-option-draw = { $number ->
    [0] Draw no card
    [one] Draw 1 card
   *[other] Draw { $number } cards
}
great_wall-option-choose = { $about ->
    [choice] { $choice }
   *[number] Effect { $number }
}
great_wall-option-spot = { great_wall-part-section }, row { $row }, spot { $cell }
great_wall-option-spots = { great_wall-part-section }, row { $row }, spots { $cell }
great_wall-option-pay = Pay { great_wall-part-resources }
great_wall-option-take = Take { great_wall-part-resources }
great_wall-option-exchange = Trade { $resource } for { $other }
great_wall-option-give = Give 1 { $resource } to { $seat }
great_wall-option-command = Play { $command }
great_wall-option-reclaim = Take back { $command }
great_wall-option-copy = Copy { $command }
great_wall-option-general = Keep { $general }
great_wall-option-use_general = Use the ability of { $general }
great_wall-option-advisor = Make the { $advisor } active
great_wall-option-hire = Hire the { $advisor }
great_wall-option-use_advisor = Use the ability of the { $advisor }
great_wall-option-dismiss = Discard the { $advisor } from the track
great_wall-option-to_qin = Give the { $advisor } to Qin Jiushao
great_wall-option-play = Play { $tactic }
great_wall-option-boost = { $about ->
    [tactic_number] { $number ->
        [0] Play { $tactic } boosted for free
       *[other] Pay { $number } chi and play { $tactic } boosted
    }
   *[other] Pay chi and play { $tactic } boosted
}
great_wall-option-discard = Discard { $tactic }
great_wall-option-shame_trophy = Put the token on your trophy: { $horde_card }
great_wall-option-unshame_trophy = Return a token from your trophy: { $horde_card }
great_wall-option-first = Go first
great_wall-option-buy_off = { $about ->
    [number] Lose { great_wall-part-honor } to return the token immediately
   *[other] Lose honor to return the token immediately
}
great_wall-option-let_go = { $about ->
    [number] Lose { great_wall-part-honor }: no place for the token, so it leaves the game
   *[other] Lose honor: no place for the token, so it leaves the game
}
great_wall-option-player = Choose { $seat }
great_wall-option-propose = Propose “{ $decree }”
great_wall-option-share = { $number ->
    [0] Gives nothing
   *[other] Gives { $number }
}
great_wall-option-agree = Agree to the proposal
great_wall-option-refuse = Decline the proposal
great_wall-option-sacrifice_clerk = Sacrifice a clerk { great_wall-part-from }
great_wall-option-sacrifice_trophy = Sacrifice your trophy: { $horde_card }

## Why: what a bot that judges options says about one

great_wall-reason-wait = You do nothing more here.
great_wall-reason-save = Saves your tactic cards for another moment.
great_wall-reason-general = The general's ability is yours for the whole game.
great_wall-reason-active = The ability of an active advisor works for you.
great_wall-reason-supporting = A supporting advisor can strengthen your general's ability.
great_wall-reason-command = Decides what you can do this autumn.
great_wall-reason-copy = You get what the card gives its owner.
great_wall-reason-space = { $space ->
    [1] Your card resolves before all others.
   *[other] Cards on earlier spaces resolve before yours.
}
great_wall-reason-take_back = What you take back can be played again.
great_wall-reason-take_honor = Honor now, but the cards stay discarded.
great_wall-reason-hire = The advisor stays with you for the rest of the game.
great_wall-reason-qin = The other advisor is discarded.
great_wall-reason-draw = { $number ->
    [0] Leaves your hand as it is.
   *[other] More tactic cards to choose from later.
}
great_wall-reason-discard = Your other tactic cards stay in your hand.
great_wall-reason-play = This is a moment when the card works.
great_wall-reason-boost = The boosted effect does more.
great_wall-reason-ability = The ability works right now.
great_wall-reason-effect = Puts the effect to use this way.
great_wall-reason-fill = Takes the last space { great_wall-part-at }: the location activates.
great_wall-reason-join = One clerk closer to an activation { great_wall-part-at }.
great_wall-reason-special = One clerk { great_wall-part-at } is enough for an activation.
great_wall-reason-activate = The clerks there do their work now.
great_wall-reason-hire_clerk = From now on, you have one more clerk.
great_wall-reason-upgrade = From now on, an overseer { great_wall-part-at } gives you more.
great_wall-reason-overseer = As an overseer, this soldier no longer fights.
great_wall-reason-resources = Resources right away.
great_wall-reason-exchange = More { $other }, less { $resource }.
great_wall-reason-pay = Decides which resources you keep.
great_wall-reason-warehouse = Decides what stays in the warehouse.
great_wall-reason-donate = Turns 1 resource into honor.
great_wall-reason-tea = Higher in the tea order, you act earlier.
great_wall-reason-recruit = One more soldier against the hordes.
great_wall-reason-next = This recruit goes before the others.
great_wall-reason-rest = Saves the soldier for a later attack.
great_wall-reason-attack = Every covered spot brings a horde closer to defeat.
great_wall-reason-spot = { $number ->
    [one] Then only 1 vital spot of this horde is free.
   *[other] Then { $number } vital spots of this horde are still free.
}
great_wall-reason-last = Covers the last vital spot: the horde is defeated.
great_wall-reason-route = More of your soldiers { great_wall-part-in-section }.
great_wall-reason-march = One more soldier goes along.
great_wall-reason-dies = Spares another of your soldiers.
great_wall-reason-rescue = This soldier survives.
great_wall-reason-lose = You keep something else instead.
great_wall-reason-build = Raises the defense { great_wall-part-of-section }.
great_wall-reason-shame = With the token, the soldier can't be used.
great_wall-reason-shame_trophy = With the token, the trophy scores nothing at the end.
great_wall-reason-unshame = The soldier can be used again.
great_wall-reason-unshame_trophy = A trophy scores only without shame.
great_wall-reason-buy_off = Costs honor now, but leaves no shame.
great_wall-reason-let_go = There is no place for the token.
great_wall-reason-clan = You decide this for the Reed Clan.
great_wall-reason-first = You act before the others.
great_wall-reason-player = The effect is for this player.
great_wall-reason-give = The other player can use it.
great_wall-reason-decree = An unfulfilled decree can bring shame.
great_wall-reason-refuse = Keeps what you would have to give.
great_wall-reason-share = Decides who gives how much.
great_wall-reason-sacrifice = This leaves the game; you keep the rest.

## What happened

great_wall-event-general = { $seat } chooses { $general } as general.
great_wall-event-first_advisors = { $seat } makes the { $advisor } active and the { $supporter } supporting.
great_wall-event-year = Year { $year } begins.
great_wall-event-season = It is { $season }.
great_wall-event-horde = A horde arrives: { great_wall-part-horde } ({ $place }).
great_wall-event-raid = { $number ->
    [0] Raid: there is no room for a horde ({ great_wall-part-horde }). No shame tokens are left to remove.
    [one] Raid: there is no room for a horde ({ great_wall-part-horde }). 1 shame token is removed from the game.
   *[other] Raid: there is no room for a horde ({ great_wall-part-horde }). { $number } shame tokens are removed from the game.
}
great_wall-event-advisor_shown = The { $advisor } joins the advisor track.
great_wall-event-advisor_gone = The { $advisor } leaves the advisor track.
great_wall-event-gained = { $seat } gains { great_wall-part-resources }.
great_wall-event-stored = { $seat } adds { great_wall-part-resources } to the warehouse.
great_wall-event-honor = { $seat } gains { great_wall-part-honor } ({ $source }).
great_wall-event-honor_lost = { $seat } loses { great_wall-part-honor } ({ $source }).
great_wall-event-paid = { $seat } pays { great_wall-part-resources }.
great_wall-event-warehouse_paid = The warehouse pays { great_wall-part-resources }.
great_wall-event-drew = { $number ->
    [0] There are no tactic cards left for { $seat } to draw.
    [one] { $seat } draws 1 tactic card.
   *[other] { $seat } draws { $number } tactic cards.
}
great_wall-event-drew_card = You draw { $tactic }.
great_wall-event-discarded = { $seat } discards { $tactic }.
great_wall-event-clerk = { $seat } moves a clerk { great_wall-part-from } { great_wall-part-to }.
great_wall-event-activated = The { $location } resolves.
great_wall-event-advanced = { $seat } performs an advanced activation { great_wall-part-at }.
great_wall-event-overseer = { $level ->
    [1] { $seat } places an overseer { great_wall-part-at }.
   *[other] { $seat } upgrades the overseer { great_wall-part-at } to level { $level }.
}
great_wall-event-donated = { $seat } donates 1 { $resource } to the warehouse.
great_wall-event-tea = { $rank ->
    [1] { $seat } moves to the top of the tea order.
   *[other] { $seat } moves up to position { $rank } in tea order.
}
great_wall-event-recruits = { $seat } recruits { great_wall-part-soldier }.
great_wall-event-attacks = { $seat } attacks { great_wall-part-with }: { $place }, spot { $cell }.
great_wall-event-shoots = { $seat } shoots with an archer: { $place }, spot { $cell }.
great_wall-event-wound = { $seat } places a wound: { $place }, spot { $cell }.
great_wall-event-rests = { $seat } sends { great_wall-part-soldier } to the rest area { great_wall-part-of-section }.
great_wall-event-covered = The last spot on a horde is covered: { great_wall-part-horde } ({ $place }).
great_wall-event-defeated = { great_wall-part-section }: the horde { great_wall-part-horde } is defeated.
great_wall-event-trophy = { $seat } wins a trophy: { great_wall-part-horde }.
great_wall-event-no_trophy = No one has a soldier on this horde ({ great_wall-part-horde }): the card is discarded.
great_wall-event-trophy_of_clan = { $seat } covers the most spots on this horde ({ great_wall-part-horde }) but takes no trophies: the card is discarded.
great_wall-event-dying = { $seat } is about to lose { great_wall-part-soldiers }.
great_wall-event-saved = { $seat } saves { great_wall-part-soldier }, who goes to the rest area { great_wall-part-of-section }.
great_wall-event-killed = { $seat } loses { great_wall-part-soldiers } in battle.
great_wall-event-shame = { $seat } takes shame: the token goes under { great_wall-part-soldier }.
great_wall-event-shame_on_trophy = { $seat } takes shame: the token goes on a trophy ({ great_wall-part-horde }).
great_wall-event-shame_without_place = { $seat } takes shame but has nowhere to put the token; it is removed from the game.
great_wall-event-bank_empty = { $seat } would take shame, but the bank is empty.
great_wall-event-shame_off = { $seat } returns the shame token under { great_wall-part-soldier }.
great_wall-event-shame_off_trophy = { $seat } returns a shame token from a trophy ({ great_wall-part-horde }).
great_wall-event-barricade = { $seat } builds a barricade { great_wall-part-in-section }.
great_wall-event-wall = { $seat } builds wall level { $level } { great_wall-part-in-section }.
great_wall-event-hired_clerk = { $seat } hires a clerk.
great_wall-event-hired_advisor = { $seat } hires the { $advisor }.
great_wall-event-advisor_active = { $seat } makes the { $advisor } active.
great_wall-event-advisor_supporting = { $seat } makes the { $advisor } supporting.
great_wall-event-redeployed = { $seat } moves { great_wall-part-soldier } { great_wall-part-from-section } { great_wall-part-to-goal }.
great_wall-event-command = { $seat } reveals { $command }.
great_wall-event-on_track = { $seat } places the command card on space { $space }.
great_wall-event-turn = { $seat } takes a turn with { $command }.
great_wall-event-copies = { $seat } copies { $command }.
great_wall-event-tactic = { $seat } plays { $tactic }.
great_wall-event-boosted = { $seat } plays { $tactic } boosted.
great_wall-event-ability_general = { $seat } uses the ability of { $general }.
great_wall-event-ability_advisor = { $seat } uses the ability of the { $advisor }.
great_wall-event-volley = { great_wall-part-section }: the archers shoot.
great_wall-event-holds = { great_wall-part-section }: the wall holds (defense { $defense }, power { $power }).
great_wall-event-breach = { great_wall-part-section }: the wall is breached (power { $power }, defense { $defense }).
great_wall-event-barricades_gone = All barricades are removed.
great_wall-event-took_back = { $seat } takes back all discarded command cards.
great_wall-event-reclaimed = { $seat } takes back { $command }.
great_wall-event-gave = { $seat } gives { great_wall-part-resources } to { $other }.
great_wall-event-lost = { $seat } loses { great_wall-part-resources }.
great_wall-event-lost_soldier = { $seat } returns { great_wall-part-soldier } { great_wall-part-from-section } to the pool.
great_wall-event-in_force = { $seat } chooses the { $location }.
great_wall-event-in_force_here = { $seat } chooses the { $section }.
great_wall-event-reshuffled = The discards are reshuffled into the { $deck }.
great_wall-event-scores = Final scoring: { $seat } scores { great_wall-part-honor } ({ $source }).
great_wall-event-end = The game ends: { $cause }.
great_wall-event-token = The { $location } token moves to the top of Qin's location track.
great_wall-event-bought_off = { $seat } loses honor to return the shame token.
great_wall-event-decree = New decree: “{ $decree }”.
great_wall-event-proposed = { $seat } proposes fulfilling “{ $decree }”.
great_wall-event-agreed = { $seat } agrees to the proposal.
great_wall-event-refused = { $seat } declines; the proposal is dropped.
great_wall-event-fulfilled = The decree “{ $decree }” is fulfilled.
great_wall-event-sacrificed_soldier = { $seat } sacrifices { great_wall-part-soldier } { great_wall-part-from-section }.
great_wall-event-sacrificed_clerk = { $seat } sacrifices a clerk { great_wall-part-from }.
great_wall-event-sacrificed_trophy = { $seat } sacrifices a trophy ({ great_wall-part-horde }).
great_wall-event-event = Event: “{ $event }”.
great_wall-event-passes_autumn = { $seat } has no command cards and passes this year.

## Options of the game

great_wall-setting-mode = Game mode
great_wall-setting-mode-standard = Competitive: 3–4 players, 2 players with the Reed Clan, or solo against Qin Jiushao
great_wall-setting-mode-coop = Cooperative: 2–4 players against the hordes
great_wall-setting-qin_honor = Solo: Qin Jiushao's starting honor
great_wall-setting-qin_honor-0 = 0 (standard)
great_wall-setting-qin_honor-50 = 50 (hard)
great_wall-setting-qin_honor-100 = 100 (hardest)
great_wall-setting-qin_advisors = Solo: advisors Qin Jiushao gets each spring
great_wall-setting-qin_advisors-one = One of the two leftmost, your choice
great_wall-setting-qin_advisors-both = Both leftmost advisors: harder (Czech rulebook)
great_wall-setting-edition = Edition
great_wall-setting-edition-revised = Revised edition
great_wall-setting-edition-first = First edition: sets every “as in the edition” option to the first edition's rules
great_wall-setting-walls_to_end = 3 players: level 3 sections that end the game
great_wall-setting-walls_to_end-2 = 2 sections (Czech and Italian rulebooks)
great_wall-setting-walls_to_end-3 = All 3 sections (summary in the Polish rulebook)
great_wall-setting-cleanup_order = Order for checking defeated hordes in a row
great_wall-setting-cleanup_order-left = From left to right (Czech rulebook)
great_wall-setting-cleanup_order-right = From right to left (Italian rulebook)
great_wall-setting-volley_attack = Winter volley
great_wall-setting-volley_attack-by_edition = As in the edition: not an attack (revised), an attack (first)
great_wall-setting-volley_attack-no = Places wounds only; not an attack (Czech and Italian rulebooks)
great_wall-setting-volley_attack-yes = An attack (Polish rulebook)
great_wall-setting-tactics_for = Tactic cards
great_wall-setting-tactics_for-event = One for each event; a defeated horde is one event (Czech and Italian rulebooks)
great_wall-setting-tactics_for-window = One in each window (publisher's answer)
great_wall-setting-overlord = Who acts for the Reed Clan
great_wall-setting-overlord-active = The active player; on the clan's turn, the player highest in tea order (Polish and Czech rulebooks)
great_wall-setting-overlord-top = Always the player highest in tea order (Italian rulebook, two-player page)
great_wall-setting-raid_tokens = Two players: shame tokens that a raid takes
great_wall-setting-raid_tokens-2 = 2, one for each human player (Italian rulebook, publisher's answer)
great_wall-setting-raid_tokens-3 = 3, one for the Reed Clan too (Polish and Czech rulebooks)
great_wall-setting-qin_order = Solo: order of Qin's locations
great_wall-setting-qin_order-by_edition = As in the edition: highest first (revised), lowest first (first)
great_wall-setting-qin_order-high = Highest first (Czech rulebook)
great_wall-setting-qin_order-low = Lowest first (Polish rulebook)
great_wall-setting-coop_trophies = Co-op: honor for trophies
great_wall-setting-coop_trophies-by_edition = As in the edition: immediately (revised), at the end (first)
great_wall-setting-coop_trophies-at_once = Immediately, so it can pay off shame (Czech and Italian rulebooks)
great_wall-setting-coop_trophies-at_end = Only at the end of the game (Polish rulebook)
great_wall-setting-coop2_decrees = Co-op with two players: decrees removed from the deck
great_wall-setting-coop2_decrees-by_edition = As in the edition: four (revised), none (first)
great_wall-setting-coop2_decrees-four = Four; 2 decrees face up (Czech rulebook)
great_wall-setting-coop2_decrees-three = Three; 2 decrees face up (Italian rulebook)
great_wall-setting-coop2_decrees-none = None; 3 decrees face up (Polish rulebook)

## Refusals. The last variant speaks without any fact.

great_wall-refusal-GW-A9 = { $about ->
    [resource] You can't trade { $resource }: you don't have enough, or the card doesn't accept it.
    [price] That upgrade costs { $price }; you can't afford it.
   *[other] The cost can't be paid that way.
}
great_wall-refusal-GW-A15 = { $about ->
    [resource] You can give { $resource } only to another player, and only if you have some.
   *[other] You can give something only to another player, and only if you have it.
}
great_wall-refusal-GW-A16 = You must lose as much as you can of what the effect names.
great_wall-refusal-GW-A17 = { $about ->
    [horde_card] { great_wall-part-horde }: its ability protects it from that.
    [section] The effect doesn't allow that { great_wall-part-in-section }.
    [location] The effect doesn't allow the { $location }.
    [goal] The effect moves clerks only to the { $goal }.
    [soldier] The effect doesn't let you recruit { great_wall-part-soldier }.
   *[other] The current effect doesn't allow that.
}
great_wall-refusal-GW-B7 = { $about ->
    [general] You were not dealt { $general }.
   *[other] You can keep only a general you were dealt.
}
great_wall-refusal-GW-B8 = { $about ->
    [advisor] You were not dealt the { $advisor }.
   *[other] You can make active only an advisor you were dealt.
}
great_wall-refusal-GW-C7 = In the cooperative game, shame can't go on trophies, and a token can be returned only for honor.
great_wall-refusal-GW-C11 = { $about ->
    [decree] “{ $decree }” isn't face up, or you can't meet all of its requirements.
   *[other] A decree must be paid in full.
}
great_wall-refusal-GW-C19 = Everyone is waiting. One of you must go first.
great_wall-refusal-GW-C21 = { $about ->
    [least_most] This player can give { $least } to { $most }.
   *[other] A proposal must be complete, and each player agrees to or declines their own share.
}
great_wall-refusal-GW-C27 = That part of the card is for another player.
great_wall-refusal-GW-C28 = You have nothing like that to sacrifice there. Overseers, soldiers under shame, and unhired clerks don't count.
great_wall-refusal-GW-D1 = { $about ->
    [tactic] You don't have { $tactic } in your hand, so you can't discard it.
   *[other] You have more tactic cards than your hand limit allows and must discard one.
}
great_wall-refusal-GW-D2 = { $about ->
    [tactic] You don't have { $tactic } in your hand.
   *[other] You don't have that tactic card in your hand.
}
great_wall-refusal-GW-D3 = { $about ->
    [chi] The boosted effect costs { $chi } chi; you don't have enough.
   *[other] You don't have enough chi for the boosted effect.
}
great_wall-refusal-GW-D5 = { $about ->
    [tactic] { $tactic } can't be played now.
   *[other] That tactic card can't be played now.
}
great_wall-refusal-GW-D9 = { $about ->
    [tactic] The conditions of { $tactic } are not met.
   *[other] The conditions of that tactic card are not met.
}
great_wall-refusal-GW-E2 = Put the shame token under a soldier in your pool that has none, or on a free space on one of your trophies.
great_wall-refusal-GW-E3 = { $about ->
    [location] Every soldier in your pool is under shame, so none can become an overseer { great_wall-part-at }.
    [soldier] Every { $soldier } left in your pool is under shame and can't be used.
   *[other] A soldier under shame can't be used.
}
great_wall-refusal-GW-E7 = { $about ->
    [soldier] You have no { $soldier } under shame.
    [horde_card] You have no shame token on that trophy: { $horde_card }.
   *[other] You have no shame token there.
}
great_wall-refusal-GW-F1 = { $about ->
    [section] A spearman can attack only the first horde { great_wall-part-of-section }.
   *[other] A spearman attacks a single spot.
}
great_wall-refusal-GW-F2 = A horseman attacks two adjacent spots, not a single one.
great_wall-refusal-GW-F3 = An archer wounds a single spot.
great_wall-refusal-GW-F5 = { $about ->
    [section] Soldiers attack in their own section, and you have no such soldier ready { great_wall-part-in-section }.
   *[other] Soldiers attack only in their own section.
}
great_wall-refusal-GW-F7 = { $about ->
    [section] Your soldier has nothing to attack there ({ $section }).
   *[other] Your soldier has nothing to attack there.
}
great_wall-refusal-GW-F10 = The attack has begun: every soldier involved must attack if able.
great_wall-refusal-GW-F13 = { $about ->
    [section] Your soldiers of that kind { great_wall-part-in-section } have already attacked or were just recruited.
   *[other] That soldier has already attacked or was just recruited.
}
great_wall-refusal-GW-F15 = { $about ->
    [section] The wound can't go there ({ $section }).
   *[other] The wound must go on one free spot of a horde.
}
great_wall-refusal-GW-G2 = Choose now: make the new advisor active or supporting.
great_wall-refusal-GW-H1 = Your tea marker can only move up now, or stay.
great_wall-refusal-GW-I1 = { $about ->
    [number] { $number ->
        [one] You can draw 1 card at most.
       *[other] You can draw { $number } cards at most.
    }
   *[other] You can't draw that many cards.
}
great_wall-refusal-GW-J1 = { $about ->
    [command] You don't have { $command } in your hand.
   *[other] You must choose a command card from your hand.
}
great_wall-refusal-GW-J2 = { $about ->
    [space] Space { $space } of the command track is not free.
   *[other] You must place your card on a free space of the command track.
}
great_wall-refusal-GW-J4 = { $about ->
    [now] You can't do that now: { $now }.
   *[other] The card has no such effect.
}
great_wall-refusal-GW-J8 = { $about ->
    [command] { $command_id ->
        [betrayal] Betrayal can't be copied.
       *[other] { $command } is not on the command track, so it can't be copied.
    }
   *[other] There is no card on the command track to copy.
}
great_wall-refusal-GW-K1 = { $about ->
    [location] { $location_id ->
        [pool] There is no clerk in the pool to move.
       *[other] There is no clerk { great_wall-part-at } to move.
    }
   *[other] There is no clerk there to move.
}
great_wall-refusal-GW-K2 = { $about ->
    [location] The { $location } is full and locked: no clerk can leave it.
   *[other] A full location is locked: no clerk can leave it.
}
great_wall-refusal-GW-K3 = { $about ->
    [location] The { $location } is full.
   *[other] That location is full.
}
great_wall-refusal-GW-K6 = { $about ->
    [location] You have already moved a clerk { great_wall-part-to }; the next one must go to another location.
   *[other] Your clerks must go to different locations.
}
great_wall-refusal-GW-K7 = { $about ->
    [location] This effect has already moved the clerks { great_wall-part-at }.
   *[other] One effect can't move the same clerk twice.
}
great_wall-refusal-GW-L1 = { $about ->
    [location] The { $location } is not full, so it doesn't activate.
   *[other] That location is not full, so it doesn't activate.
}
great_wall-refusal-GW-L2 = { $about ->
    [location] There is no clerk { great_wall-part-at }, so it doesn't activate.
   *[other] There is no clerk there, so the location doesn't activate.
}
great_wall-refusal-GW-L3 = You must choose the location that resolves next.
great_wall-refusal-GW-L10 = { $about ->
    [location] The { $location } is not among the locations left to resolve this turn.
   *[other] That location is not among those left to resolve this turn.
}
great_wall-refusal-GW-L11 = { $about ->
    [location] There is no clerk { great_wall-part-at }, so there is nothing to activate.
   *[other] An advanced activation needs a clerk at the location.
}
great_wall-refusal-GW-M1 = { $about ->
    [soldier] You can't afford { great_wall-part-soldier } as well.
   *[other] You can't afford that recruit as well.
}
great_wall-refusal-GW-M4 = { $about ->
    [soldier] You have no { $soldier } left in your pool to recruit.
   *[other] You have no soldiers left in your pool to recruit.
}
great_wall-refusal-GW-M5 = You have no such recruit left to place.
great_wall-refusal-GW-N1 = { $about ->
    [price_left] { $left ->
        [0] You have no more clerks to hire.
       *[other] A clerk costs { $price } gold; you don't have enough.
    }
   *[other] You can't hire a clerk now.
}
great_wall-refusal-GW-N2 = { $about ->
    [price] An advisor costs you { $price } gold; you don't have enough.
   *[other] You don't have enough gold for an advisor.
}
great_wall-refusal-GW-N4 = { $about ->
    [advisor] The { $advisor } is not on the advisor track.
   *[other] That advisor is not on the advisor track.
}
great_wall-refusal-GW-O1 = { $about ->
    [section] You have no soldiers to move { great_wall-part-in-section }.
   *[other] You have no soldiers to move there.
}
great_wall-refusal-GW-O2 = { $about ->
    [section] You have no such soldier { great_wall-part-in-section }.
   *[other] You have no such soldier there.
}
great_wall-refusal-GW-O4 = { $about ->
    [section] There is no free firing spot { great_wall-part-in-section }.
   *[other] There is no free firing spot there.
}
great_wall-refusal-GW-P3 = { $about ->
    [location] Your overseer { great_wall-part-at } can't be upgraded now.
    [soldier] You have no { $soldier } in your pool that isn't under shame.
   *[other] You can't upgrade that overseer now.
}
great_wall-refusal-GW-P4 = { $about ->
    [location] Your overseer { great_wall-part-at } is already at level 3.
   *[other] Your overseer is already at level 3.
}
great_wall-refusal-GW-P8 = You may donate exactly 1 of the resource you just collected.
great_wall-refusal-GW-P9 = { $about ->
    [location] This effect has already upgraded your overseer { great_wall-part-at }.
   *[other] This effect has already upgraded that overseer.
}
great_wall-refusal-GW-Q20 = { $about ->
    [advisor] The { $advisor } is not one of the 2 leftmost advisors on the track.
   *[other] You must give one of the 2 leftmost advisors to Qin Jiushao.
}
great_wall-refusal-GW-R1 = { $about ->
    [section] With 1 or 2 players the { $section } is closed.
   *[other] You must choose a section that is open.
}
great_wall-refusal-GW-R4 = { $about ->
    [location] The Reed Clan already has a clerk { great_wall-part-at }, and never more than 1.
   *[other] The Reed Clan never has more than 1 clerk at a location.
}
great_wall-refusal-GW-R6 = { $about ->
    [location] Only the Reed Clan has a clerk { great_wall-part-at }; that isn't enough to activate it.
   *[other] A Reed Clan clerk alone can't activate that location.
}
great_wall-refusal-GW-R12 = { $about ->
    [advisor] The { $advisor } is not on the advisor track, so the Reed Clan can't discard it.
   *[other] The Reed Clan can discard only an advisor on the track.
}
great_wall-refusal-GW-R13 = { $about ->
    [section] No room for a Reed Clan barricade { great_wall-part-in-section }: the limit is 3.
   *[other] No room for a Reed Clan barricade there.
}
great_wall-refusal-GW-R19 = The Reed Clan's actions are mandatory: you must choose.
great_wall-refusal-GW-T5 = That card has no ability you can use now.
great_wall-refusal-GW-U1 = { $about ->
    [section] No room for another barricade { great_wall-part-in-section }: the limit is 3.
    [section_price] A barricade { great_wall-part-in-section } would bring the cost to { $price }, more than you and the warehouse can pay.
   *[other] You can't build that barricade now.
}
great_wall-refusal-GW-U2 = { $about ->
    [section_price] This wall level { great_wall-part-in-section } would bring the cost to { $price }, more than you and the warehouse can pay.
   *[other] You can't afford that wall level.
}
great_wall-refusal-GW-U3 = { $about ->
    [section] You can't build higher { great_wall-part-in-section }: level 3 is the maximum, and some effects build only on the lowest wall.
   *[other] You can't build higher there.
}
great_wall-refusal-GW-U4 = The warehouse can't pay that way.
great_wall-refusal-GW-V6 = { $about ->
    [soldier] You have no { $soldier } on this horde.
   *[other] Choose the soldiers who would die.
}
great_wall-refusal-GW-V7 = { $about ->
    [soldier] You have no { $soldier } to save.
   *[other] You have no such soldier to save.
}
great_wall-refusal-GW-W1 = { $about ->
    [section] Your archer must place its wound on a free spot of a horde { great_wall-part-in-section }.
   *[other] Your archer must place its wound if able.
}
great_wall-refusal-GW-Z1 = { $about ->
    [location] You have no income to collect { great_wall-part-at }.
   *[other] You have no income to collect there.
}
great_wall-refusal-GW-Z4 = You must take back your discarded command cards or gain honor for them.
great_wall-refusal-GW-Z5 = { $about ->
    [command] { $command_id ->
        [betrayal] Betrayal can't be taken back.
       *[other] { $command } is not among your discarded command cards.
    }
   *[other] That card can't be taken back.
}
great_wall-refusal-GW-Z6 = You have no command cards in hand, so you must take back your discards.
