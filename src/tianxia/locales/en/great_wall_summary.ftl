### The Great Wall on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/great_wall/summary.ts.

summary-great_wall = The standard game for 3 or 4 players: spring brings hordes and summer income, in autumn you act, and in winter the hordes attack the wall.

summary-great_wall-command = Command cards
summary-great_wall-command-text = In autumn, everyone secretly chooses a command card. In tea order, the cards go on the command track; then they are resolved one after another.

summary-great_wall-clerks = Clerks at work
summary-great_wall-clerks-text = Your clerks go to locations. A regular location activates when all its spaces are full, a special one when at least 1 clerk is there. Afterward, the clerks there return to their owners.

summary-great_wall-wall = Build the wall
summary-great_wall-wall-text = In the Builders' Camp you pay wood, stone, and gold for barricades and wall levels. They defend a section and give you honor.

summary-great_wall-hordes = Defeat the hordes
summary-great_wall-hordes-text = Soldiers and wounds cover a horde's vital spots. When all are covered, the horde is defeated: each player with a soldier on it gains 2 honor, and the one who covers the most spots gets the trophy.

summary-great_wall-winter = Hold out in winter
summary-great_wall-winter-text = Each section's defense is compared with the power of its hordes. If power is higher, the wall is breached: for each horde there, every player without a soldier on it takes 1 shame token.

summary-great_wall-end = Win
summary-great_wall-end-text = The game ends after a winter, when enough of the wall is built or shame tokens or years run out. Shame costs honor; trophies without shame and artifacts give it. The player with the most honor wins.
