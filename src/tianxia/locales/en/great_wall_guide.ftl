### The guide to a first game of The Great Wall. Every step has a title, a text, and where it asks for an answer a
### line that says what to do ("-do"). Short sentences: they stand on a small card beside the board.

guide-great_wall-welcome = Hold the wall
guide-great_wall-welcome-text = Hordes come from the steppe above, the city below works against them. In winter each of the three sections is assaulted: if its defense is lower than the power of its hordes, it is breached. You and two bots defend it together, and compete for honor.
guide-great_wall-honor = Honor and shame
guide-great_wall-honor-text = Most honor wins. You gain it by building, fighting and giving. Shame comes from breaches and from working alone; at the end each token under a soldier costs 5 honor.
guide-great_wall-general = Your general
guide-great_wall-general-text = Your general gives you resources at the start and an ability for the whole game. The parts with the supporter icon grow with every advisor who supports him. All choose in secret.
guide-great_wall-general-do = Keep one of the two. Either is fine for a first game.
guide-great_wall-advisors = Two advisors
guide-great_wall-advisors-text = One of them becomes active: its own ability works from now on. The other one supports your general and makes his ability stronger.
guide-great_wall-advisors-do = Choose the one who shall be active.
guide-great_wall-stock = What is yours
guide-great_wall-stock-text = Wood, stone, gold and chi lie behind your screen; others do not see them. Beside them are your clerks, who work in the city, and your soldiers: spearmen, archers and horsemen, who must be recruited first.
guide-great_wall-city = The city
guide-great_wall-city-text = Clerks work here. A location with a fixed number of spaces resolves only when all are taken, by whomever. The special ones, like the builders' camp, need just one clerk. Then the clerks go home.
guide-great_wall-horde = A horde
guide-great_wall-horde-text = The squares are its vital spots. Soldiers and wounds cover them; when all are covered, the horde is defeated, and whoever covers most takes the trophy. Spearmen attack the first row only, and get what is printed on the spot.
guide-great_wall-command = Your command for this year
guide-great_wall-command-text = Each year everybody plays one command card in secret. It says how many clerks you move and what else you may do; most also let the others move clerks. Despotism is a good start: it can resolve a location that is not yet full.
guide-great_wall-command-do = Choose a card and seal it. Our suggestion: Despotism.
guide-great_wall-space = When do you act?
guide-great_wall-space-text = The cards resolve from space 1 on. Early you choose before the others; late you find locations that they have nearly filled. Who places first goes by tea order.
guide-great_wall-space-do = Put your card on a free space.
guide-great_wall-clerk = Send a clerk
guide-great_wall-clerk-text = Clerks go from your pool, or from another location, to any location with a free space. A good place is one where others already stand: it fills sooner, and nobody is alone.
guide-great_wall-clerk-do = Choose a clerk and a location, or say that you want no more.
guide-great_wall-clerks = Not alone
guide-great_wall-clerks-text = Where the shame icon is shown, whoever is alone when the location resolves takes a shame token. With somebody beside you all is well. A full location locks its clerks until it has resolved.
guide-great_wall-clerks-do = Go on with the next clerk; filling up a location makes it resolve.
guide-great_wall-barracks = To the barracks
guide-great_wall-barracks-text = This is your own turn. When your clerks are placed, Despotism may resolve one location early. With two clerks at the barracks you recruit two soldiers, and they can attack at once.
guide-great_wall-barracks-do = Our suggestion: two clerks to the barracks. Then say that you want no more.
guide-great_wall-activated = A location resolves
guide-great_wall-activated-text = The { $location } resolved: everybody with clerks there used them, in tea order. At a production location each clerk yields one resource and an overseer adds its level. Then all clerks there went home.
guide-great_wall-advance = Before it is full
guide-great_wall-advance-text = An advanced activation resolves a location although spaces are free, and nobody takes shame for being alone. Everybody with clerks there profits, so choose one where you have most.
guide-great_wall-advance-do = Choose a location, or decline.
guide-great_wall-location = Several are ready
guide-great_wall-location-text = It is your turn, so you say which location resolves next. Resources first, then what they are spent on.
guide-great_wall-location-do = Choose the next location.
guide-great_wall-overseer = An overseer
guide-great_wall-overseer-text = A soldier who becomes overseer stays here for good: he adds to every harvest and pays again each summer. An early one pays off best. Later he can rise to level 3.
guide-great_wall-overseer-do = Pay for the overseer if you can, or decline.
guide-great_wall-donate = A gift
guide-great_wall-donate-text = One of what you have just collected goes to the common warehouse, for 2 honor. Whoever builds must use up the warehouse first, so you help the wall as well.
guide-great_wall-donate-do = Donate, or keep it.
guide-great_wall-recruit = Soldiers
guide-great_wall-recruit-text = Each clerk at the barracks recruits one. Spearmen are cheap; archers stay on the wall and shoot every winter; a horseman covers two spots in any row.
guide-great_wall-recruit-do = Name your recruits; you pay for all of them together.
guide-great_wall-attack = To the attack
guide-great_wall-attack-text = A soldier on a spot brings what is printed there, and a share in the trophy. When the horde falls, everybody with soldiers on it gains honor, but some of them die.
guide-great_wall-attack-do = Choose a spot, or a rest area to wait in.
guide-great_wall-build = The builders
guide-great_wall-build-text = A barricade costs 2, gives 2 honor and 2 defense, and is gone after winter. A wall level costs 5, 10 or 15, gives as much honor and stays.
guide-great_wall-build-do = Choose what to build, one for each clerk.
guide-great_wall-hire = The embassy
guide-great_wall-hire-text = More clerks mean more work, more advisors a stronger general. A clerk costs 2 gold, an advisor as many gold as you will then have advisors.
guide-great_wall-hire-do = Hire somebody, or decline.
guide-great_wall-pay = Paying
guide-great_wall-pay-text = Where a price may be paid in any mix, you choose one kind and how much of it; the rest comes from the others. Keep what you will need next.
guide-great_wall-pay-do = Choose what you pay with.
guide-great_wall-tactic = A tactic card fits
guide-great_wall-tactic-text = Tactic cards are played at the moment that they name. The upper effect is free; for chi you get the stronger one. In each such moment you may play one.
guide-great_wall-tactic-do = Play a card, or none.
guide-great_wall-shame = Shame
guide-great_wall-shame-text = The token goes under a soldier in your pool, who is then of no use, or on a trophy, which then gives no honor. In summer chi takes it away again.
guide-great_wall-shame-do = Choose where it lies. A spearman is missed least.
guide-great_wall-winter = Winter
guide-great_wall-winter-text = When all command cards are done, winter comes. Archers on the wall shoot once each. Then the hordes assault, section by section: power against wall level and barricades.
guide-great_wall-assault = How the wall stood
guide-great_wall-assault-text = { $breached ->
    [0] All sections held: no shame for anybody.
    [one] { $breached } section was breached. For each horde there, everybody without a soldier on it took shame.
   *[other] { $breached } sections were breached. For each horde there, everybody without a soldier on it took shame.
} The barricades are gone now, and only walls remain. One soldier on each horde saves you the shame.
guide-great_wall-spring = Spring
guide-great_wall-spring-text = A new year: { $number ->
    [one] 1 new horde has come
   *[other] { $number } new hordes have come
}. The back of the next card shows where the one after them will stand, and the advisors for hire have changed.
guide-great_wall-summer = Summer
guide-great_wall-summer-text = Your overseers pay their income. Then you may return shame tokens to the bank for 2 chi each, and the command cards leave the track.
guide-great_wall-recall = Cards or honor
guide-great_wall-recall-text = Take all your played command cards back, or gain 2 honor for each and leave them there. With many cards in hand the honor is welcome. Betrayal never comes back.
guide-great_wall-recall-do = Take honor now; you still have five cards.
guide-great_wall-end = You have seen a year
guide-great_wall-end-text = Autumn begins again: command, clerks, locations, winter. Build walls, keep a soldier on the hordes, and let overseers work. Every refusal names its rule. Good luck!
