### The guide to a first game of ZhanGuo. Every step has a title, a text, and where it asks for an answer a
### line that says what to do ("-do"). Short sentences: they stand on a small card beside the board.

guide-zhanguo-chapter-empire = The empire
guide-zhanguo-chapter-cards = Cards on your board
guide-zhanguo-chapter-court = The court
guide-zhanguo-chapter-workers = Officials and workers
guide-zhanguo-chapter-rewards = The rewards

guide-zhanguo-welcome = Five regions, one empire
guide-zhanguo-welcome-text = You unite the conquered states for the first emperor: five rounds of six cards. We'll play the first round together. The most victory points win.
guide-zhanguo-points = Where points come from
guide-zhanguo-points-text = At the end, the most governors in a region score, and so do walls, missions, and markers. Palaces score right away: 1 point for each card on your board.
guide-zhanguo-board = Your board
guide-zhanguo-board-text = Each of your five regions holds up to three cards. Three colors of officials in its governors' area (left) become a governor; those in the workers' area (right) hire workers.
guide-zhanguo-hand = Six cards
guide-zhanguo-hand-text = Every card has two uses: to a region of your board, or to the court for an action. At court, its number matters; on your board, its ability.

guide-zhanguo-card = First, cards for your board
guide-zhanguo-card-text = A card on your board gives its bonus when you take its action at court. Early cards pay often: start with three or four.
guide-zhanguo-card-do = Suggestion: card { $number }, to region 1.
guide-zhanguo-unify = Unification
guide-zhanguo-unify-text = In a region, cards earn 1, 2, and 3 markers. The second raises unrest by 1, the third by 2; maximum unrest locks cards.
guide-zhanguo-unify-do = Suggestion: region 1, with your officials.
guide-zhanguo-markers = Markers
guide-zhanguo-markers-text = You took { $number ->
    [one] 1 { $aspect } marker
   *[other] { $number } { $aspect } markers
}. At the end of the round, the player whose markers of an aspect are worth the most is first offered its reward.
guide-zhanguo-more = Another card for your board
guide-zhanguo-more-text = { $laid ->
    [one] You have 1 card on your board;
   *[other] You have { $laid } cards on your board;
} three are a good start. Choose abilities you will soon activate, by governor, recruiting, or hiring.
guide-zhanguo-more-do = Suggestion: card { $number }, to region { $region }.
guide-zhanguo-where = Which region?
guide-zhanguo-where-text = A region without cards causes no unrest and earns 1 marker. One with a card earns more, but its unrest rises.
guide-zhanguo-where-do = Suggestion: region { $region }; yours to decide.

guide-zhanguo-court = Now the court
guide-zhanguo-court-text = { $last ->
    [0] The first card activates every matching card on your board. The next ones are compared with it: lower for recruiting and governors, higher for hiring and building.
   *[other] A card lower than { $last } also activates matching cards on your board when you recruit or install a governor; a higher one, when you hire or build.
}
guide-zhanguo-court-do = Suggestion: card { $number }.
guide-zhanguo-recruit = First, an official
guide-zhanguo-recruit-text = A governor costs a red, a white, and a gray official in one governors' area. You lack one color: recruit it there.
guide-zhanguo-recruit-do = Suggestion: to the court, for an official.
guide-zhanguo-lower = Three colors
guide-zhanguo-lower-text = A red, a white, and a gray official are together: time for a governor. { $fits ->
    [no] You have no card below { $last }: none activates, but the governor comes.
   *[other] A card below { $last } also activates cards.
}
guide-zhanguo-lower-do = Suggestion: card { $number }.
guide-zhanguo-action = A governor
guide-zhanguo-action-text = A red, a white, and a gray official in one governors' area: exactly what a governor costs. It takes a bonus square and removes all unrest there.
guide-zhanguo-action-do = Suggestion: a governor.
guide-zhanguo-governor = Your governor
guide-zhanguo-governor-text = The officials return to your supply. At the end, the player with the most governors in a region scores 9 points plus 3 for each; ties share.
guide-zhanguo-governor-do = Choose the region.
guide-zhanguo-square = A bonus square
guide-zhanguo-square-text = First come, first served: { $pick ->
    [vp] take up to { $moves } movement points, { $points } victory points, or a new official.
    [official] the points are taken here. { $idle ->
        [0] You have no official left to move, but a new one always helps.
       *[other] A new official makes the next governor come sooner.
    }
   *[move] the other squares are taken or of no use. Move officials, up to { $moves } points.
}
guide-zhanguo-square-do = { $pick ->
    [vp] The points are a safe choice.
    [official] Suggestion: the official.
   *[move] Suggestion: the movement points.
}
guide-zhanguo-official = A new official
guide-zhanguo-official-text = A new official goes to the governors' area of any region. Three colors there make a governor. Officials in workers' areas hire workers.
guide-zhanguo-official-do = Choose a color and region.
guide-zhanguo-ability = Your cards activate
guide-zhanguo-ability-text = The number fits, so each card on your board with this action may give its bonus, in any order, unless maximum unrest locks it.
guide-zhanguo-ability-do = Use a card, or finish.
guide-zhanguo-marker = Which marker?
guide-zhanguo-marker-text = Take the aspect where one more puts you first this round, or whose reward you want. Remaining markers count in every round, and at the end.
guide-zhanguo-marker-do = Choose an aspect.
guide-zhanguo-missions = Missions
guide-zhanguo-missions-text = Missions want governors, palaces, or walls in certain places. The first scores the most. At the end, your points in a column are multiplied by your discs there.

guide-zhanguo-shift = A free shift
guide-zhanguo-shift-text = Workers build; officials in workers' areas hire them. On your turn, one may shift there for free; going back costs movement.
guide-zhanguo-shift-do = Drag it into the box at right.
guide-zhanguo-higher = Now a high number
guide-zhanguo-higher-text = An official in a workers' area can hire workers. { $last ->
    [0] Any number activates cards.
   *[other] A number above { $last } activates your cards; any other still hires.
}
guide-zhanguo-higher-do = Suggestion: card { $number }.
guide-zhanguo-hire = Hire workers
guide-zhanguo-hire-text = You get 1 worker for each official in one region's workers' area. Unrest there rises by just 1, so two officials are better.
guide-zhanguo-hire-do = Suggestion: to the court, for workers.
guide-zhanguo-move = Movement
guide-zhanguo-move-text = Each point moves an official to the same area of an adjacent region, or back to the governors' area. Unused points are lost.
guide-zhanguo-move-do = Move one, or finish.
guide-zhanguo-build = Building
guide-zhanguo-build-text = A palace takes two workers from its region and one from another. A wall takes a worker for each line, from different regions.
guide-zhanguo-build-do = Choose a place and workers.
guide-zhanguo-free = Over to you
guide-zhanguo-free-text = You've seen both uses of a card. Watch the number at court, your opponent's markers, and the unrest in your regions.
guide-zhanguo-free-do = Play your remaining cards.

guide-zhanguo-rewards = Unification rewards
guide-zhanguo-rewards-text = Each aspect now offers its reward, starting with writing. The player with the most valuable markers may return them all for it, or pass; then the next one decides.
guide-zhanguo-reward = A reward for you?
guide-zhanguo-reward-text = { $why ->
    [most] Your markers are worth the most ({ $aspect }: { $value }).
    [tie] Tied for the most ({ $aspect }: { $value }); the reward track decides.
   *[fewer] Players with more ({ $aspect }) passed, so you decide.
} Reward: { $reward }, for all of them. Kept, they count later.
guide-zhanguo-reward-do = { $rounds ->
    [0] Accept or pass.
    [one] Accept or pass. It helps for one more round.
   *[other] Accept or pass. It helps for { $rounds } more rounds.
}
guide-zhanguo-outlook = If it ended now
guide-zhanguo-outlook-text = The cup on each plate adds what governors, markers, missions, and walls would score now. It jumps when a lead changes or markers are returned.
guide-zhanguo-next = The next round
guide-zhanguo-next-text = Everyone has six new cards. The top of the reward track starts; ahead are those who took no reward. Cards, officials, unrest, and the last number stay.
guide-zhanguo-end = You know how a round works
guide-zhanguo-end-text = { $rounds ->
    [one] One round to go.
   *[other] { $rounds } rounds to go.
} Activate your cards often, but not at any cost. Before you build, look at the missions: one column at a time. Good luck!
