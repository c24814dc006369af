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
great_wall-deck-qin = deck of Qin's command cards
great_wall-deck-tokens = order of the tokens on Qin's location track
great_wall-deck-decrees = decree deck
great_wall-deck-events = event deck

# Why the game ends: stands after a colon.
great_wall-cause-walls = enough sections of the wall are at level 3
great_wall-cause-shame = the bank has no shame tokens left
great_wall-cause-time = the last year is over
great_wall-cause-decrees = enough decrees are fulfilled

# What the player is asked now: the second half of a refusal, after a colon.
great_wall-now-general = you are choosing your general
great_wall-now-advisors = you are choosing your active advisor
great_wall-now-command = you are choosing a command card
great_wall-now-space = you are choosing a space of the command track
great_wall-now-next_location = you are choosing the location that resolves next
great_wall-now-clerk = you are moving clerks
great_wall-now-advance = you may carry out an advanced activation
great_wall-now-upgrade = you may upgrade an overseer
great_wall-now-overseer = you are choosing the soldier that becomes overseer
great_wall-now-donate = you may donate
great_wall-now-tea = you may move your tea marker up
great_wall-now-recruit = you are naming your recruits
great_wall-now-next_recruit = you are choosing the recruit to place next
great_wall-now-place_recruit = you are placing a recruit
great_wall-now-attacker = you are choosing who attacks
great_wall-now-target = you are choosing the spot to attack
great_wall-now-wound = you are putting a wound on a horde
great_wall-now-shot = your archers are shooting the volley
great_wall-now-build = you are naming what you build
great_wall-now-hire = you are hiring at the embassy
great_wall-now-advisor_role = you are giving the new advisor a role
great_wall-now-route = you are choosing between which sections soldiers move
great_wall-now-march = you are moving soldiers
great_wall-now-draw = you are drawing tactic cards
great_wall-now-discard = you must discard a tactic card
great_wall-now-tactic = you may play a tactic card
great_wall-now-paid_ability = you may pay for an ability
great_wall-now-ability = you are choosing which of your abilities acts next
great_wall-now-shame = you are placing a shame token
great_wall-now-redeem = you may pay off shame tokens
great_wall-now-cleanse = you may discard shame tokens
great_wall-now-recall = you are choosing between your command cards and honor
great_wall-now-death = you are naming the soldiers who would die
great_wall-now-save = you may save soldiers
great_wall-now-ransom = you may pay to save soldiers
great_wall-now-pay = you are paying
great_wall-now-warehouse = you are choosing what the warehouse pays
great_wall-now-take = you are taking resources
great_wall-now-exchange = you may exchange resources
great_wall-now-give = you may give resources away
great_wall-now-lose = you are choosing what you lose
great_wall-now-income = you are taking the income of an overseer
great_wall-now-reclaim = you may take command cards back
great_wall-now-copy = you are choosing the command card to copy
great_wall-now-choose = you are choosing an effect of the card
great_wall-now-location = you are choosing a location
great_wall-now-section = you are choosing a section
great_wall-now-reed_clerk = you are moving clerks of the Reed Clan
great_wall-now-reed_advisor = you are choosing the advisor whom the Reed Clan discards
great_wall-now-reed_barricade = you are choosing where the Reed Clan builds its barricade
great_wall-now-reed_spearman = you are choosing the spot that the Reed Clan's spearman attacks
great_wall-now-qin_advisor = you are choosing the advisor who goes to Qin Jiushao
great_wall-now-first = you are settling who acts first
great_wall-now-player = you are choosing a player
great_wall-now-split = you are sharing out what the card gives
great_wall-now-decree = you may propose a decree
great_wall-now-share = you are naming the parts of your proposal
great_wall-now-consent = you are answering a proposal
great_wall-now-sacrifice = you are choosing what you sacrifice

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

great_wall-ask-general = Which general do you keep? The other one leaves the game unseen.
great_wall-ask-advisors = Which of your two advisors do you make active? The other one supports your general.
great_wall-ask-command = Which command card do you play this year? All choose in secret and reveal together.
great_wall-ask-space = On which space of the command track do you put your card? The cards resolve from space 1 on.
great_wall-ask-next_location = Which activated location resolves next?
great_wall-ask-clerk = Which clerk do you move, and where to?
great_wall-ask-advance = For which location do you carry out an advanced activation? It need not be full, and nobody takes shame for being alone.
great_wall-ask-upgrade = Which overseer do you upgrade?
great_wall-ask-overseer = Which soldier of your pool becomes the overseer?
great_wall-ask-donate = Do you donate 1 of the resource that you have just collected?
great_wall-ask-tea = Do you move your tea marker up?
great_wall-ask-recruit = Whom do you recruit? You name the recruits one by one and pay for all of them together.
great_wall-ask-next_recruit = Which recruit do you place next?
great_wall-ask-place_recruit = Where does your recruit attack, or in which rest area does it wait?
great_wall-ask-attacker = With whom do you attack next?
great_wall-ask-target = Which spot does your soldier attack?
great_wall-ask-wound = Where do you put the wound?
great_wall-ask-shot = The volley: where does your archer put the wound?
great_wall-ask-build = What do you build? You name all buildings first and pay for them together; the warehouse pays first.
great_wall-ask-hire = Whom do you hire at the embassy?
great_wall-ask-advisor_role = Do you make the new advisor active or supporting? It stays so for good.
great_wall-ask-route = From which section to which do you move soldiers?
great_wall-ask-march = Which soldier do you move next?
great_wall-ask-draw = How many tactic cards do you draw?
great_wall-ask-discard = You hold too many tactic cards. Which one do you discard?
great_wall-ask-tactic = Do you play a tactic card at this moment?
great_wall-ask-paid_ability = Do you pay for this ability?
great_wall-ask-ability = Which of your abilities acts next?
great_wall-ask-shame = Where do you put the shame token?
great_wall-ask-redeem = Do you return a shame token to the bank? It costs chi, and in the cooperative game honor instead.
great_wall-ask-cleanse = Which shame token do you discard?
great_wall-ask-recall = Do you take your discarded command cards back, or gain 2 honor for each and leave them there?
great_wall-ask-death = Which of your soldiers on this horde would die?
great_wall-ask-save = Which of your soldiers do you save?
great_wall-ask-ransom = Which of your soldiers do you save for chi? All others are killed.
great_wall-ask-pay = What do you pay with? Choose one kind and how much of it; the rest is paid with the others.
great_wall-ask-warehouse = What does the warehouse pay with? Choose one kind and how much of it.
great_wall-ask-take = Which resources do you take?
great_wall-ask-exchange = Which resource do you exchange, and for which?
great_wall-ask-give = Which resource do you give, and to whom?
great_wall-ask-lose = What do you lose?
great_wall-ask-income = Which overseer's income do you take?
great_wall-ask-reclaim = Which discarded command card do you take back into your hand?
great_wall-ask-copy = Which command card on the track do you copy?
great_wall-ask-choose = Which effect of the card do you choose? On Betrayal the first copies another card and the second moves clerks; on Attack Order the first moves soldiers and the second attacks.
great_wall-ask-location = Which location do you choose for the effect?
great_wall-ask-section = Which section do you choose for the effect?
great_wall-ask-reed_clerk = For the Reed Clan: which of its clerks do you move, and where to? It never has more than 1 clerk at a location.
great_wall-ask-reed_advisor = For the Reed Clan: which advisor on the track do you discard?
great_wall-ask-reed_barricade = For the Reed Clan: in which section do you build its free barricade?
great_wall-ask-reed_spearman = For the Reed Clan: which spot does its spearman attack? Nobody gains the reward of that spot.
great_wall-ask-qin_advisor = Which advisor do you give to Qin Jiushao as his supporter? The other one leaves the track.
great_wall-ask-first = Do you act first? Several players can act now, and whoever answers first goes next.
great_wall-ask-player = Which player do you choose for the effect of the card?
great_wall-ask-split = Who gets the next one? You share out what the card gives, one by one.
great_wall-ask-decree = Which decree do you propose to fulfill now? All players who would give something must agree.
great_wall-ask-share = How much does the next player give for the decree that you propose? You name the parts in the order of the seats.
great_wall-ask-consent = Do you agree to your part of the proposed decree? Once all agree, it is paid and fulfilled at once.
great_wall-ask-sacrifice = What do you sacrifice for the decree? It leaves the game.

## Options

great_wall-option-done = Nothing more
great_wall-option-pass = Play no tactic card
great_wall-option-donate = Donate 1 of the resource
great_wall-option-tea_up = Move your tea marker up
great_wall-option-make_active = Make the advisor active
great_wall-option-make_supporting = Make the advisor supporting
great_wall-option-hire_clerk = Hire a clerk
great_wall-option-take_back = Take your discarded command cards back
great_wall-option-take_honor = Gain 2 honor for each discarded command card
great_wall-option-activate = Activate the { $location }
great_wall-option-at = Choose the { $location }
great_wall-option-upgrade = Upgrade your overseer { great_wall-part-at }
great_wall-option-income = Take the income of your overseer { great_wall-part-at }
great_wall-option-clerk = Move a clerk { great_wall-part-from } { great_wall-part-to }
great_wall-option-rest = Send it to the rest area { great_wall-part-of-section }
great_wall-option-barricade = Build a barricade { great_wall-part-in-section }
great_wall-option-wall = Build the next wall level { great_wall-part-in-section }
great_wall-option-at_section = Choose the { $section }
great_wall-option-route = Move soldiers { great_wall-part-from-section } { great_wall-part-to-goal }
great_wall-option-space = Put your card on space { $space }
great_wall-option-overseer = Make { great_wall-part-soldier } the overseer
great_wall-option-recruit = Recruit { great_wall-part-soldier }
great_wall-option-next = Place { great_wall-part-soldier } next
great_wall-option-shame = Put the token under { great_wall-part-soldier } in your pool
great_wall-option-unshame = Return the token under { great_wall-part-soldier } to the bank
great_wall-option-dies = Name { great_wall-part-soldier } who would die
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
great_wall-option-choose = { $number ->
    [1] Choose the first effect
    [2] Choose the second effect
    [3] Choose the third effect
    [4] Choose the fourth effect
   *[5] Choose the fifth effect
}
great_wall-option-spot = { great_wall-part-section }, row { $row }, spot { $cell }
great_wall-option-spots = { great_wall-part-section }, row { $row }, spots { $cell }
great_wall-option-pay = Pay { great_wall-part-resources }
great_wall-option-take = Take { great_wall-part-resources }
great_wall-option-exchange = Exchange { $resource } for { $other }
great_wall-option-give = Give 1 { $resource } to { $seat }
great_wall-option-command = Play { $command }
great_wall-option-reclaim = Take { $command } back into your hand
great_wall-option-copy = Copy { $command }
great_wall-option-general = Keep { $general }
great_wall-option-use_general = Use the ability of { $general }
great_wall-option-advisor = Make the { $advisor } active
great_wall-option-hire = Hire the { $advisor }
great_wall-option-use_advisor = Use the ability of the { $advisor }
great_wall-option-dismiss = Discard the { $advisor } from the track
great_wall-option-to_qin = Give the { $advisor } to Qin Jiushao
great_wall-option-play = Play { $tactic }
great_wall-option-boost = Pay chi and play { $tactic } empowered
great_wall-option-discard = Discard { $tactic }
great_wall-option-shame_trophy = Put the token on your trophy { $horde_card }
great_wall-option-unshame_trophy = Return a token from your trophy { $horde_card } to the bank
great_wall-option-first = Act first
great_wall-option-buy_off = Pay for it in honor and return the token at once
great_wall-option-let_go = Lose honor for the token now: it has no place and leaves the game
great_wall-option-player = Choose { $seat }
great_wall-option-propose = Propose to fulfill “{ $decree }”
great_wall-option-share = { $number ->
    [0] Gives nothing
   *[other] Gives { $number }
}
great_wall-option-agree = Agree to the proposal
great_wall-option-refuse = Refuse the proposal
great_wall-option-sacrifice_clerk = Sacrifice a clerk { great_wall-part-from }
great_wall-option-sacrifice_trophy = Sacrifice your trophy { $horde_card }

## What happened

great_wall-event-general = { $seat } leads with general { $general }.
great_wall-event-first_advisors = { $seat } makes the { $advisor } active and the { $supporter } supporting.
great_wall-event-year = Year { $year } begins.
great_wall-event-season = It is { $season }.
great_wall-event-horde = A horde comes to the wall: { great_wall-part-horde } ({ $place }).
great_wall-event-raid = { $number ->
    [0] Raid: the horde { great_wall-part-horde } finds no place; no shame token is left to leave the game.
    [one] Raid: the horde { great_wall-part-horde } finds no place, and 1 shame token leaves the game.
   *[other] Raid: the horde { great_wall-part-horde } finds no place, and { $number } shame tokens leave the game.
}
great_wall-event-advisor_shown = New on the advisor track: the { $advisor }.
great_wall-event-advisor_gone = Gone from the advisor track: the { $advisor }.
great_wall-event-gained = { $seat } gains { great_wall-part-resources }.
great_wall-event-stored = { $seat } adds { great_wall-part-resources } to the warehouse.
great_wall-event-honor = { $seat } gains { great_wall-part-honor } ({ $source }).
great_wall-event-honor_lost = { $seat } loses { great_wall-part-honor } ({ $source }).
great_wall-event-paid = { $seat } pays { great_wall-part-resources }.
great_wall-event-warehouse_paid = The warehouse pays { great_wall-part-resources }.
great_wall-event-drew = { $number ->
    [0] { $seat } finds no tactic card to draw.
    [one] { $seat } draws 1 tactic card.
   *[other] { $seat } draws { $number } tactic cards.
}
great_wall-event-drew_card = Drawn: { $tactic }.
great_wall-event-discarded = { $seat } discards { $tactic }.
great_wall-event-clerk = { $seat } moves a clerk { great_wall-part-from } { great_wall-part-to }.
great_wall-event-activated = The { $location } resolves.
great_wall-event-advanced = { $seat } carries out an advanced activation { great_wall-part-at }.
great_wall-event-overseer = { $level ->
    [1] { $seat } places an overseer { great_wall-part-at }.
   *[other] { $seat } upgrades the overseer { great_wall-part-at } to level { $level }.
}
great_wall-event-donated = { $seat } donates 1 { $resource } to the warehouse.
great_wall-event-tea = { $rank ->
    [1] { $seat } moves to the top of the tea order.
   *[other] { $seat } moves up to place { $rank } of the tea order.
}
great_wall-event-recruits = { $seat } recruits { great_wall-part-soldier }.
great_wall-event-attacks = { $seat } attacks { great_wall-part-with }: { $place }, spot { $cell }.
great_wall-event-shoots = { $seat } shoots with an archer: { $place }, spot { $cell }.
great_wall-event-wound = { $seat } puts a wound on a horde: { $place }, spot { $cell }.
great_wall-event-rests = { $seat } sends { great_wall-part-soldier } to the rest area { great_wall-part-of-section }.
great_wall-event-covered = The last spot of the horde { great_wall-part-horde } is covered ({ $place }).
great_wall-event-defeated = { great_wall-part-section }: the horde { great_wall-part-horde } is defeated.
great_wall-event-trophy = { $seat } takes the horde { great_wall-part-horde } as a trophy.
great_wall-event-no_trophy = Nobody has a soldier on the horde { great_wall-part-horde }: the card is discarded.
great_wall-event-dying = { $seat } stands to lose { great_wall-part-soldiers }.
great_wall-event-saved = { $seat } saves { great_wall-part-soldier }, who goes to the rest area { great_wall-part-of-section }.
great_wall-event-killed = { $seat } loses { great_wall-part-soldiers } in battle.
great_wall-event-shame = { $seat } takes shame: the token goes under { great_wall-part-soldier }.
great_wall-event-shame_on_trophy = { $seat } takes shame: the token goes on the trophy { great_wall-part-horde }.
great_wall-event-shame_without_place = { $seat } takes shame and has no place for the token, which leaves the game.
great_wall-event-bank_empty = { $seat } would take shame, but the bank has no tokens left.
great_wall-event-shame_off = { $seat } returns the shame token under { great_wall-part-soldier }.
great_wall-event-shame_off_trophy = { $seat } returns a shame token from the trophy { great_wall-part-horde }.
great_wall-event-barricade = { $seat } builds a barricade { great_wall-part-in-section }.
great_wall-event-wall = { $seat } builds wall level { $level } { great_wall-part-in-section }.
great_wall-event-hired_clerk = { $seat } hires a clerk.
great_wall-event-hired_advisor = { $seat } hires the { $advisor }.
great_wall-event-advisor_active = { $seat } makes the { $advisor } active.
great_wall-event-advisor_supporting = { $seat } makes the { $advisor } supporting.
great_wall-event-redeployed = { $seat } moves { great_wall-part-soldier } { great_wall-part-from-section } { great_wall-part-to-goal }.
great_wall-event-command = { $seat } reveals { $command }.
great_wall-event-on_track = { $seat } puts the command card on space { $space }.
great_wall-event-turn = { $seat } takes the turn with { $command }.
great_wall-event-copies = { $seat } copies { $command }.
great_wall-event-tactic = { $seat } plays { $tactic }.
great_wall-event-boosted = { $seat } plays { $tactic } empowered.
great_wall-event-ability_general = { $seat } uses the ability of { $general }.
great_wall-event-ability_advisor = { $seat } uses the ability of the { $advisor }.
great_wall-event-volley = { great_wall-part-section }: the archers shoot.
great_wall-event-holds = { great_wall-part-section }: the wall holds, defense { $defense } against power { $power }.
great_wall-event-breach = { great_wall-part-section }: the hordes breach the wall, power { $power } against defense { $defense }.
great_wall-event-barricades_gone = All barricades are removed.
great_wall-event-took_back = { $seat } takes the discarded command cards back.
great_wall-event-reclaimed = { $seat } takes { $command } back.
great_wall-event-gave = { $seat } gives { great_wall-part-resources } to { $other }.
great_wall-event-lost = { $seat } loses { great_wall-part-resources }.
great_wall-event-lost_soldier = { $seat } returns { great_wall-part-soldier } { great_wall-part-from-section } to the pool.
great_wall-event-in_force = { $seat } chooses the { $location }.
great_wall-event-in_force_here = { $seat } chooses the { $section }.
great_wall-event-reshuffled = The discards are shuffled into a new { $deck }.
great_wall-event-scores = { $seat } scores { great_wall-part-honor } at the end ({ $source }).
great_wall-event-end = The game ends: { $cause }.
great_wall-event-token = The token of the { $location } moves to the highest space of Qin's location track.
great_wall-event-bought_off = { $seat } returns the shame token at once and loses honor for it.
great_wall-event-decree = A new decree: “{ $decree }”.
great_wall-event-proposed = { $seat } proposes to fulfill the decree “{ $decree }”.
great_wall-event-agreed = { $seat } agrees to the proposal.
great_wall-event-refused = { $seat } refuses, and the proposal is off the table.
great_wall-event-fulfilled = The decree “{ $decree }” is fulfilled.
great_wall-event-sacrificed_soldier = { $seat } sacrifices { great_wall-part-soldier } { great_wall-part-from-section }.
great_wall-event-sacrificed_clerk = { $seat } sacrifices a clerk { great_wall-part-from }.
great_wall-event-sacrificed_trophy = { $seat } sacrifices the trophy { great_wall-part-horde }.
great_wall-event-event = An event: “{ $event }”.
great_wall-event-passes_autumn = { $seat } has no command card in hand and plays none this year.

## Options of the game

great_wall-setting-mode = Kind of game
great_wall-setting-mode-standard = Against each other with 3 or 4 players, with 2 players and the Reed Clan, or alone against Qin Jiushao
great_wall-setting-mode-coop = Cooperative: together against the hordes, 2 to 4 players
great_wall-setting-qin_honor = Alone: honor with which Qin Jiushao begins
great_wall-setting-qin_honor-0 = 0: the usual game
great_wall-setting-qin_honor-50 = 50: harder
great_wall-setting-qin_honor-100 = 100: hardest
great_wall-setting-qin_advisors = Alone: advisors who go to Qin Jiushao in spring
great_wall-setting-qin_advisors-one = One, whom you choose from the two leftmost
great_wall-setting-qin_advisors-both = Both of the two leftmost: harder (Czech rulebook)
great_wall-setting-edition = Edition
great_wall-setting-edition-revised = Revised edition
great_wall-setting-edition-first = First edition: its own readings wherever an option follows the edition
great_wall-setting-walls_to_end = Sections at level 3 that end the game with 3 players
great_wall-setting-walls_to_end-2 = 2 sections (Czech and Italian rulebook)
great_wall-setting-walls_to_end-3 = All 3 sections (summary in the Polish rulebook)
great_wall-setting-cleanup_order = Order in which the defeated hordes of a row are checked
great_wall-setting-cleanup_order-left = From left to right (Czech rulebook)
great_wall-setting-cleanup_order-right = From right to left (Italian rulebook)
great_wall-setting-volley_attack = Winter volley
great_wall-setting-volley_attack-by_edition = As in the edition: no attack in the revised one, an attack in the first
great_wall-setting-volley_attack-no = It only puts wounds and is no attack (Czech and Italian rulebook)
great_wall-setting-volley_attack-yes = It is an attack (Polish rulebook)
great_wall-setting-overlord = Who decides for the Reed Clan
great_wall-setting-overlord-active = Whoever has the turn; in the clan's own turn the highest in tea order (Polish and Czech rulebook)
great_wall-setting-overlord-top = Always the highest in tea order (Italian rulebook for two)
great_wall-setting-qin_order = Alone: order in which Qin's locations resolve
great_wall-setting-qin_order-by_edition = As in the edition: from the highest on his track in the revised one, from the lowest in the first
great_wall-setting-qin_order-high = From the highest on his track (Czech rulebook)
great_wall-setting-qin_order-low = From the lowest on his track (Polish rulebook)
great_wall-setting-coop_trophies = Cooperative: honor for trophies
great_wall-setting-coop_trophies-by_edition = As in the edition: at once in the revised one, at the end in the first
great_wall-setting-coop_trophies-at_once = At once, when the trophy is taken: it can already pay off shame (Czech and Italian rulebook)
great_wall-setting-coop_trophies-at_end = Only at the end of the game (Polish rulebook)
great_wall-setting-coop2_decrees = Cooperative with two players: decrees that are left out
great_wall-setting-coop2_decrees-by_edition = As in the edition: four in the revised one, none in the first
great_wall-setting-coop2_decrees-four = Four, and 2 decrees lie open at a time (Czech rulebook)
great_wall-setting-coop2_decrees-three = Three, and 2 decrees lie open at a time (Italian rulebook)
great_wall-setting-coop2_decrees-none = None, and 3 decrees lie open at a time (Polish rulebook)

## Refusals. The last variant speaks without any fact.

great_wall-refusal-GW-A9 = { $about ->
    [resource] You cannot exchange { $resource }: you have too little of it, or the card does not take it.
    [price] That upgrade costs { $price }, and you cannot pay it.
   *[other] The price cannot be paid that way.
}
great_wall-refusal-GW-A15 = { $about ->
    [resource] You can give { $resource } only to another player, and only if you have some.
   *[other] You can give something only to another player, and only if you have it.
}
great_wall-refusal-GW-A16 = You must lose what the effect names, as far as you have it.
great_wall-refusal-GW-A17 = { $about ->
    [horde_card] The ability of the horde { great_wall-part-horde } protects it from that.
    [section] The effect does not allow that { great_wall-part-in-section }.
    [location] The effect does not allow the { $location }.
    [goal] The effect moves clerks only to the { $goal }.
    [soldier] The effect does not let you recruit { great_wall-part-soldier }.
   *[other] The effect that is being carried out does not allow that.
}
great_wall-refusal-GW-B7 = { $about ->
    [general] You were not dealt { $general }.
   *[other] You can keep only a general that you were dealt.
}
great_wall-refusal-GW-B8 = { $about ->
    [advisor] You were not dealt the { $advisor }.
   *[other] You can make active only an advisor that you were dealt.
}
great_wall-refusal-GW-C7 = In the cooperative game no shame goes on trophies, and a token returns to the bank only for honor.
great_wall-refusal-GW-C11 = { $about ->
    [decree] The decree “{ $decree }” does not lie open, or you cannot meet all of it now.
   *[other] What a decree asks for is given in full.
}
great_wall-refusal-GW-C19 = All who can act now are waiting: one of you must go first.
great_wall-refusal-GW-C21 = { $about ->
    [least_most] This player can give from { $least } to { $most }.
   *[other] A proposal must be complete, and each player agrees to the own part or refuses it.
}
great_wall-refusal-GW-C27 = That part of the card is for another player than you.
great_wall-refusal-GW-C28 = You have nothing of the kind there to sacrifice; overseers, soldiers under shame and clerks in the chamber do not count.
great_wall-refusal-GW-D1 = { $about ->
    [tactic] You do not hold { $tactic }, so you cannot discard it.
   *[other] You hold more tactic cards than the limit allows and must discard one.
}
great_wall-refusal-GW-D2 = { $about ->
    [tactic] You do not hold { $tactic }.
   *[other] You do not hold that tactic card.
}
great_wall-refusal-GW-D3 = { $about ->
    [chi] The empowered effect costs { $chi } chi, and you do not have that much to pay.
   *[other] You do not have enough chi for the empowered effect.
}
great_wall-refusal-GW-D5 = { $about ->
    [tactic] This is not the moment for { $tactic }.
   *[other] This is not the moment for that tactic card.
}
great_wall-refusal-GW-D9 = { $about ->
    [tactic] The conditions of { $tactic } are not met.
   *[other] The conditions of that tactic card are not met.
}
great_wall-refusal-GW-E2 = The shame token must go under a soldier of your pool that has none, or on a free space of a trophy of yours.
great_wall-refusal-GW-E3 = { $about ->
    [location] Every soldier of your pool stands on a shame token, so none can become overseer { great_wall-part-at }.
    [soldier] Every { $soldier } left in your pool stands on a shame token and cannot be used.
   *[other] A soldier on a shame token cannot be used.
}
great_wall-refusal-GW-E7 = { $about ->
    [soldier] No { $soldier } of yours stands on a shame token.
    [horde_card] You have no shame token on a trophy { $horde_card }.
   *[other] You have no shame token there.
}
great_wall-refusal-GW-F1 = { $about ->
    [section] A spearman reaches only the first horde { great_wall-part-of-section }.
   *[other] A spearman attacks a single spot.
}
great_wall-refusal-GW-F2 = A horseman attacks two adjacent spots, not a single one.
great_wall-refusal-GW-F3 = An archer wounds a single spot.
great_wall-refusal-GW-F5 = { $about ->
    [section] Soldiers attack where they stand, and you have no such soldier ready { great_wall-part-in-section }.
   *[other] Soldiers attack only in the section where they stand.
}
great_wall-refusal-GW-F7 = { $about ->
    [section] Your soldier finds nothing to attack there { great_wall-part-in-section }.
   *[other] Your soldier finds nothing to attack there.
}
great_wall-refusal-GW-F10 = The attack has begun: every soldier concerned must attack if it can.
great_wall-refusal-GW-F13 = { $about ->
    [section] Your soldiers of that kind { great_wall-part-in-section } have already attacked, or were recruited just now.
   *[other] That soldier has already attacked, or was recruited just now.
}
great_wall-refusal-GW-F15 = { $about ->
    [section] The wound cannot go there { great_wall-part-in-section }.
   *[other] The wound must go on one free spot of a horde.
}
great_wall-refusal-GW-G2 = The new advisor is made active or supporting at once.
great_wall-refusal-GW-H1 = Your tea marker can only move up now, or stay.
great_wall-refusal-GW-I1 = { $about ->
    [number] { $number ->
        [one] You can draw 1 card at most.
       *[other] You can draw { $number } cards at most.
    }
   *[other] You cannot draw that many cards.
}
great_wall-refusal-GW-J1 = { $about ->
    [command] You do not have { $command } in your hand.
   *[other] You must choose a command card of your hand.
}
great_wall-refusal-GW-J2 = { $about ->
    [space] Space { $space } of the command track is not free.
   *[other] You must put your card on a free space of the command track.
}
great_wall-refusal-GW-J4 = { $about ->
    [now] This is not the moment for that: { $now }.
   *[other] The card has no such effect to choose.
}
great_wall-refusal-GW-J8 = { $about ->
    [command] { $command_id ->
        [betrayal] Betrayal cannot be copied.
       *[other] { $command } is not on the command track, so it cannot be copied.
    }
   *[other] There is no card on the command track that could be copied.
}
great_wall-refusal-GW-K1 = { $about ->
    [location] { $location_id ->
        [pool] There is no clerk in the pool whom you could move.
       *[other] There is no clerk { great_wall-part-at } whom you could move.
    }
   *[other] There is no clerk there whom you could move.
}
great_wall-refusal-GW-K2 = { $about ->
    [location] The { $location } is full and locked: no clerk can leave it.
   *[other] A full location is locked: no clerk can leave it.
}
great_wall-refusal-GW-K3 = { $about ->
    [location] The { $location } is full and takes no more clerks.
   *[other] That location is full and takes no more clerks.
}
great_wall-refusal-GW-K6 = { $about ->
    [location] You have already moved a clerk { great_wall-part-to }; the next one must go to another location.
   *[other] Your clerks must go to different locations.
}
great_wall-refusal-GW-K7 = { $about ->
    [location] The clerks { great_wall-part-at } have already been moved by this effect.
   *[other] One effect moves the same clerk only once.
}
great_wall-refusal-GW-L1 = { $about ->
    [location] The { $location } is not full, so it does not activate.
   *[other] That location is not full, so it does not activate.
}
great_wall-refusal-GW-L2 = { $about ->
    [location] There is no clerk { great_wall-part-at }, so it does not activate.
   *[other] There is no clerk there, so the location does not activate.
}
great_wall-refusal-GW-L3 = You must choose the location that resolves next.
great_wall-refusal-GW-L10 = { $about ->
    [location] The { $location } is not among the locations that still resolve in this turn.
   *[other] That location is not among those that still resolve in this turn.
}
great_wall-refusal-GW-L11 = { $about ->
    [location] There is no clerk { great_wall-part-at }, so there is nothing to activate.
   *[other] An advanced activation needs a clerk at the location.
}
great_wall-refusal-GW-M1 = { $about ->
    [soldier] You cannot pay for { great_wall-part-soldier } as well.
   *[other] You cannot pay for that recruit as well.
}
great_wall-refusal-GW-M4 = { $about ->
    [soldier] Your pool has no further { $soldier } whom you could recruit.
   *[other] Your pool has no further soldier whom you could recruit.
}
great_wall-refusal-GW-M5 = You have no such recruit left to place.
great_wall-refusal-GW-N1 = { $about ->
    [price_left] { $left ->
        [0] None of your clerks is left in the chamber.
       *[other] A clerk costs { $price } gold, and you do not have that much.
    }
   *[other] You cannot hire a clerk now.
}
great_wall-refusal-GW-N2 = { $about ->
    [price] An advisor costs you { $price } gold, and you do not have that much.
   *[other] You do not have enough gold for an advisor.
}
great_wall-refusal-GW-N4 = { $about ->
    [advisor] The { $advisor } is not on the advisor track.
   *[other] That advisor is not on the advisor track.
}
great_wall-refusal-GW-O1 = { $about ->
    [section] You have no soldier { great_wall-part-in-section } who could move.
   *[other] You have no soldier there who could move.
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
    [location] Your overseer { great_wall-part-at } cannot be upgraded now.
    [soldier] Your pool has no { $soldier } free of shame.
   *[other] You cannot upgrade that overseer now.
}
great_wall-refusal-GW-P4 = { $about ->
    [location] Your overseer { great_wall-part-at } is already at level 3.
   *[other] Your overseer is already at level 3.
}
great_wall-refusal-GW-P8 = You may donate exactly 1 of the resource that you have just collected.
great_wall-refusal-GW-P9 = { $about ->
    [location] Your overseer { great_wall-part-at } has already been upgraded by this.
   *[other] That overseer has already been upgraded by this.
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
    [location] Only the Reed Clan has a clerk { great_wall-part-at }, and a clerk of the clan alone does not activate it.
   *[other] A clerk of the Reed Clan alone does not activate that location.
}
great_wall-refusal-GW-R12 = { $about ->
    [advisor] The { $advisor } is not on the advisor track, so the Reed Clan cannot discard it.
   *[other] The Reed Clan can discard only an advisor on the track.
}
great_wall-refusal-GW-R13 = { $about ->
    [section] There is no room for a barricade of the Reed Clan { great_wall-part-in-section }: 3 are the most.
   *[other] There is no room there for a barricade of the Reed Clan.
}
great_wall-refusal-GW-R19 = What a clerk of the Reed Clan does at a location is not optional: you must choose for it.
great_wall-refusal-GW-T5 = That card has no ability for you to use at this moment.
great_wall-refusal-GW-U1 = { $about ->
    [section] There is no room for another barricade { great_wall-part-in-section }: 3 are the most.
    [section_price] With a barricade { great_wall-part-in-section } you would owe { $price }, more than the warehouse and you can pay.
   *[other] You cannot build that barricade now.
}
great_wall-refusal-GW-U2 = { $about ->
    [section_price] With this wall level { great_wall-part-in-section } you would owe { $price }, more than the warehouse and you can pay.
   *[other] You cannot pay for that wall level.
}
great_wall-refusal-GW-U3 = { $about ->
    [section] You can build no higher { great_wall-part-in-section }: level 3 is the last, and some effects build on the lowest walls only.
   *[other] You can build no higher there.
}
great_wall-refusal-GW-U4 = The warehouse cannot pay that way.
great_wall-refusal-GW-V6 = { $about ->
    [soldier] No { $soldier } of yours stands on this horde.
   *[other] You must name the soldiers who would die.
}
great_wall-refusal-GW-V7 = { $about ->
    [soldier] No { $soldier } of yours can be saved now.
   *[other] There is no such soldier of yours to save.
}
great_wall-refusal-GW-W1 = { $about ->
    [section] Your archer must put its wound on a free spot of a horde { great_wall-part-of-section }.
   *[other] Your archer must put its wound if it can.
}
great_wall-refusal-GW-Z1 = { $about ->
    [location] There is no income for you to take { great_wall-part-at }.
   *[other] There is no income for you to take there.
}
great_wall-refusal-GW-Z4 = You must take your discarded command cards back or gain honor for them.
great_wall-refusal-GW-Z5 = { $about ->
    [command] { $command_id ->
        [betrayal] Betrayal is never taken back.
       *[other] { $command } is not among your discarded command cards.
    }
   *[other] That card cannot be taken back.
}
great_wall-refusal-GW-Z6 = Your hand has no command card, so you must take the discarded ones back.
