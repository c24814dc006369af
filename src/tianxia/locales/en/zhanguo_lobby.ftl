### ZhanGuo outside its table: in the lobby, in the form of a new table, in the settings.

web-title-zhanguo = ZhanGuo
web-about-zhanguo = Unify five regions. Every card goes to your board or to the emperor's court.
web-length-zhanguo = 120 min

# What goes on at a table, in few words: in the lobby after "Round 2:", in the settings as a label.
web-moment-zhanguo-board = choosing a player board
web-moment-zhanguo-bid = bidding for a player board
web-moment-zhanguo-draft = discarding cards
web-moment-zhanguo-card = choosing a card
web-moment-zhanguo-use = choosing what the card does
web-moment-zhanguo-official = placing an official
web-moment-zhanguo-move = moving officials
web-moment-zhanguo-hire = hiring workers
web-moment-zhanguo-extra_worker = hiring an extra worker
web-moment-zhanguo-governor = installing a governor
web-moment-zhanguo-square = choosing a bonus square
web-moment-zhanguo-palace = building a palace
web-moment-zhanguo-worker = returning workers
web-moment-zhanguo-marker3 = taking a value-3 marker
web-moment-zhanguo-wall = building a wall
web-moment-zhanguo-ability = using abilities
web-moment-zhanguo-marker = taking a marker
web-moment-zhanguo-unrest = lowering unrest
web-moment-zhanguo-move_worker = moving a worker
web-moment-zhanguo-move_governor = moving a governor
web-moment-zhanguo-reward = deciding on a reward
