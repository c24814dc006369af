### The guide to a first game of The Great Wall. Every step has a title, a text, and where it asks for an answer a
### line that says what to do ("-do"). Short sentences: they stand on a small card beside the board.

guide-great_wall-chapter-wall = Wall and city
guide-great_wall-chapter-command = Your command
guide-great_wall-chapter-clerks = Clerks at work
guide-great_wall-chapter-soldiers = Soldiers
guide-great_wall-chapter-winter = Winter
guide-great_wall-chapter-year = A new year

guide-great_wall-welcome = Hold the wall
guide-great_wall-welcome-text = In winter, hordes attack the wall's three sections. Where defense is lower than their power, they break through. You defend with two bots, but compete for honor.
guide-great_wall-honor = Honor and shame
guide-great_wall-honor-text = The most honor wins: build, fight, donate. Breaches bring shame, and so does working alone at some locations. Shame under a soldier costs 5 honor at the end.
guide-great_wall-general = Your general
guide-great_wall-general-text = A general gives starting resources and an ability for the whole game. Some abilities count your supporting advisors: the more, the stronger.
guide-great_wall-general-do = Choose one and confirm. Either is fine.
guide-great_wall-advisors = Two advisors
guide-great_wall-advisors-text = One becomes active: its own ability works from now on. The other supports your general, whose ability grows stronger.
guide-great_wall-advisors-do = Choose your active advisor and confirm.
guide-great_wall-stock = Your pieces
guide-great_wall-stock-text = Your clerks work in the city. Your soldiers, spearmen, archers, and horsemen, must be recruited first. Your wood, stone, gold, and chi are hidden from the others.
guide-great_wall-city = The city
guide-great_wall-city-text = A regular location activates when all its spaces are filled, no matter by whom. Special ones, like the Builders' Camp, need one clerk. Afterward, clerks return to their pools.
guide-great_wall-horde = A horde
guide-great_wall-horde-text = When soldiers and wounds cover all its vital spots, the horde falls; the player whose soldiers cover the most spots takes the trophy. Spearmen attack only next to the wall.

guide-great_wall-command = Your command for this year
guide-great_wall-command-text = The first year begins in autumn. Everyone secretly plays a command card: clerks to move, and more. Despotism can activate a location that isn't full.
guide-great_wall-command-do = Choose a card. Suggestion: Despotism.
guide-great_wall-space = When do you act?
guide-great_wall-space-text = Cards are placed in tea order and resolve from space 1. Early, you choose first; late, you use locations that others have nearly filled.
guide-great_wall-space-do = Take a free space.

guide-great_wall-clerk = Send a clerk
guide-great_wall-clerk-text = Move a clerk from your pool or another location to one with room. Joining others is good: it fills sooner, and you aren't alone.
guide-great_wall-clerk-do = Drag one, or finish.
guide-great_wall-clerks = Not alone
guide-great_wall-clerks-text = At a location with the shame icon, anyone alone takes shame when it fills and activates. A full location locks its clerks until then.
guide-great_wall-clerks-do = Place your next clerk.
guide-great_wall-barracks = To the Barracks
guide-great_wall-barracks-text = After your clerks, Despotism can activate one location early. Two clerks at the Barracks may recruit two soldiers, who can attack right away.
guide-great_wall-barracks-do = Two clerks to the Barracks, then “Done”.
guide-great_wall-activated = A location activates
guide-great_wall-activated-text = The { $location } activates: everyone with clerks there uses them, in tea order. Production gives one resource per clerk, plus an overseer's level. Then all clerks return.
guide-great_wall-advance = Before it is full
guide-great_wall-advance-text = An advanced activation ignores free spaces, and no one takes shame for being alone. Everyone with clerks there benefits: choose where you have the most.
guide-great_wall-advance-do = Choose a location, or decline.
guide-great_wall-location = Several are ready
guide-great_wall-location-text = It's your turn, so you choose which location activates next. Collect resources first, then spend them.
guide-great_wall-location-do = Choose the next location.
guide-great_wall-overseer = An overseer
guide-great_wall-overseer-text = A soldier made overseer stays here for good: more resources whenever your clerks collect here, and income each summer. The earlier, the better.
guide-great_wall-overseer-do = Pay for one, or decline.
guide-great_wall-donate = A donation
guide-great_wall-donate-text = Give 1 of what you just collected to the shared warehouse for 2 honor. Builders must use it first, so you help the wall.
guide-great_wall-donate-do = Donate, or decline.
guide-great_wall-build = The Builders' Camp
guide-great_wall-build-text = A barricade: { $barricade } resources, 2 honor, 2 defense, gone after winter. A wall level stays: 5, 10, or 15 honor. The warehouse pays first.
guide-great_wall-build-do = Build one for each clerk.
guide-great_wall-hire = The Embassy
guide-great_wall-hire-text = A clerk costs { $clerk } gold, the next advisor { $advisor }. More clerks get more done; more advisors make you stronger.
guide-great_wall-hire-do = Hire someone, or decline.
guide-great_wall-pay = Paying
guide-great_wall-pay-text = This can be paid in several ways. Choose one resource and how much of it; the rest comes from the others. Keep what you'll need.
guide-great_wall-pay-do = Choose what you pay.

guide-great_wall-recruit = Soldiers
guide-great_wall-recruit-text = One soldier per clerk. Spearmen attack the horde next to the wall. Archers wound any horde of their section, again in winter. Horsemen cover two spots.
guide-great_wall-recruit-do = { $asked ->
    [next_recruit] Choose who is next.
   *[recruit] Choose recruits, then “Done”.
}
guide-great_wall-attack = To the attack
guide-great_wall-attack-text = A spot gives its reward and counts for the trophy. A fallen horde brings 2 honor but takes { $lethality ->
    [one] 1 soldier, unless chi saves him
   *[other] { $lethality } soldiers, unless chi saves them
}.
guide-great_wall-attack-do = { $soldier ->
    [horseman] Choose two adjacent spots, or rest.
   *[other] Choose a spot, or rest.
}
guide-great_wall-tactic = Tactic cards
guide-great_wall-tactic-text = Each tactic card names its moment. The basic effect is free; chi buys the boosted one. One card per event, such as an attack.
guide-great_wall-tactic-do = Play a card, or pass.
guide-great_wall-shame = Shame
guide-great_wall-shame-text = Put it under a soldier in your pool, who then can't be used, or on a trophy, which then gives no honor.
guide-great_wall-shame-do = A spearman is the smallest loss.

guide-great_wall-winter = Winter is over
guide-great_wall-winter-text = After all command cards, archers on the wall shot once each. Then the hordes attacked, section by section: their power against the defense of wall and barricades.
guide-great_wall-assault = How the wall stood
guide-great_wall-assault-text = { $breached ->
    [0] All sections held: no shame for anyone.
    [one] 1 section was breached: for each horde there, anyone without a soldier on it took shame.
   *[other] { $breached } sections were breached: for each horde there, anyone without a soldier on it took shame.
} Barricades are gone; walls remain. A soldier on each horde keeps shame away.

guide-great_wall-spring = Spring
guide-great_wall-spring-text = { $number ->
    [one] 1 new horde has arrived
   *[other] { $number } new hordes have arrived
}. Sections without hordes are filled first; otherwise, the back of the deck's next card names the section. Two new advisors are for hire.
guide-great_wall-summer = Summer
guide-great_wall-summer-text = Your overseers pay income. Then you may return shame tokens for 2 chi each, and all command cards leave the track.
guide-great_wall-recall = Cards or honor
guide-great_wall-recall-text = Take back all discarded command cards, or gain 2 honor for each and leave them. With plenty in hand, take the honor. Betrayal never returns.
guide-great_wall-recall-do = { $cards ->
    [one] You hold 1 card.
   *[other] You hold { $cards } cards.
}
guide-great_wall-end = You've played a full year
guide-great_wall-end-text = Autumn begins again. Build walls, keep a soldier on each horde, put overseers to work. If a move isn't allowed, the game names the rule. Good luck!
