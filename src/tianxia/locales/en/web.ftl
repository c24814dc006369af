### The words of the browser app around the tables: lobby, new table, rules, settings.
### Arguments: see platform.ftl.

## The frame of every page

web-brand = Tianxia
web-skip = Skip to the content
web-main = Main
web-foot = More
web-play = Play
web-rules = Rules
web-settings = Settings
web-language = Language
web-theme-to-dark = Change to the dark look
web-theme-to-light = Change to the light look
# The button that leads to the settings, if the user has not given a name yet.
web-guest = Guest
# $page (String) is the title of a page; this is the title of the browser's tab.
web-tab = { $page } · Tianxia
web-loading = One moment …
web-foot-line = Every rule is enforced, and every refusal names its rule.

## Lobby

web-hero = All under heaven
# $count (Number) is how many games there are.
web-hero-line = { $count ->
    [one] A board game about the making of China. Play alone, at one screen, or with friends far away.
   *[other] { $count } board games about the making of China. Play alone, at one screen, or with friends far away.
}
web-waiting = Waiting for you
# $count (Number) is how many tables wait for the user.
web-waiting-count = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
web-running = Your tables
web-games = Games
web-open-tables = Open tables
web-finished = Finished tables
web-your-turn = Your turn
web-is-waiting = waiting
web-is-open = seat free
web-look-back = Look back
web-join = Join
web-watch = Watch
# Who sits where at a table, for a screen reader. $seats (String) is a list of names.
web-seats-at = Seats: { $seats }
web-seat-free = free seat

# A line of a table. $round (Number), $moment (String) says what goes on there.
web-line-round = Round { $round }: { $moment }
web-line-round-great_wall = Year { $round }: { $moment }
web-line-open = { $open ->
    [one] 1 seat is still free
   *[other] { $open } seats are still free
}
web-line-over = { $moves ->
    [one] Over after 1 move
   *[other] Over after { $moves } moves
}
web-line-names = with { $names }
web-line-usual = Usual rules

web-none-waiting = No table waits for you
web-none-waiting-line = Start one, or join an open table below.
web-none-open = No open tables
web-none-open-line = Yours would be the first. Whoever has its link can take the free seat.
web-open-one = Open a table

web-play-a-bot = Play a bot
web-play-bots = Play bots
web-table = Table
# What the two buttons of a game's card do, for a screen reader. $game (String) is its title.
web-play-a-bot-what = Play { $game } against a bot, at once
web-table-what = New table of { $game }
web-rules-what = Rules of { $game }
web-learn = Learn it by playing
web-learn-what = Learn { $game } at a real table: a guided first round against bots
web-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-players-range = { $least } to { $most }

## New table

web-new = New table
web-new-game = Game
web-new-players = Players
web-new-seats = Seats
web-new-rules = Rules
web-new-editions = Where editions differ
web-new-editions-usual = as usual
web-new-editions-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
# $seat (String) is the name of a side or of a seat: the label of the choice who plays it.
web-new-who = Who plays { $seat }?
web-new-me = { $name } (you)
web-new-me-nameless = You
web-new-here = A person at this screen
web-new-here-about = you take turns; a curtain hides secrets
web-new-here-name = Name of the person at this screen
web-new-here-usual = Guest
web-new-open = Open seat
web-new-open-about = anyone who has the link can take it
# $bot (String) is the name of a bot.
web-new-bot = Bot: { $bot }
web-bot-random = Sparrow
web-bot-random-about = plays anything that is allowed
web-bot-greedy = Crane
web-bot-greedy-about = plays what looks best at the moment

# One sentence on what will happen. $open, $here, $bots (Number) count the seats; $mine is 1 if the user sits there.
web-new-what = { $open ->
    [0] { $here ->
        [0] { $mine ->
            [0] You watch: the bots play at once.
           *[other] The game starts at once against { $bots ->
                [one] the bot
               *[other] { $bots } bots
            }.
        }
       *[other] The game starts at once. Before each secret choice a curtain hides it from the other person.
    }
    [one] 1 seat stays open: you get a link for it, and the game starts when it is taken.
   *[other] { $open } seats stay open: you get a link for each, and the game starts when all are taken.
}
web-new-go = Open the table
web-new-going = Opening …
web-mode = Way to play
# $least (Number) to $most (Number) players
web-mode-players = { $least } to { $most } players
# $players (Number)
web-mode-player = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-mode-starts = The game starts at once.

## Rules

web-rules-of = The rules of { $game }
web-rules-line = Every rule has an id. The game names it whenever it refuses a move.
web-rules-find = Find by id or word
web-rules-sections = Sections
web-rules-found = { $count ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
web-rules-all = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-rules-none = No rule has this id or this word
web-rules-none-line = Try a shorter word, or an id such as { $id }.
web-rules-clear = Show all rules
web-rules-unwritten = No rules are written down for this game
web-rules-unwritten-line = It can be played all the same: the table refuses what is not allowed, and says why.
web-rules-keys = Press / to search, arrow keys to go from rule to rule.
web-rules-link = Link to { $rule }
web-rules-games = Rules of which game?

## Settings

web-settings-line = They are kept in this browser; only your name and language are told to the server.
web-set-you = You
web-set-name = Name at the tables
# $letters (Number) is how many a name may have: dozens, so one form of the noun will do.
web-set-name-line = Other players see it. Up to { $letters } letters.
web-set-save = Save
web-set-saved = Saved
web-set-language = Language
web-set-look = Look
web-set-theme = Light or dark
web-set-theme-system = As the system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-motion = Motion
web-set-motion-system = As the system
web-set-motion-reduced = Reduced
web-set-motion-line = Reduced: pieces appear where they go, nothing travels.
web-set-sound = Sound
web-set-sound-off = Off
web-set-sound-on = On
web-set-sound-line = A short sound when it is your turn and when others have moved.
web-set-standing = Standing answers
web-set-standing-line = Some questions come often and mostly have one answer. Say here when the table may answer for you. The others cannot tell: it takes as long as thinking does.
web-standing-only = Pass if I can do nothing else
web-standing-ask = Always ask me
web-standing-soon = Ask me for 8 seconds, then pass
web-standing-pass = Always pass
web-standing-save = Always save, as many as I can pay for

## When something is not there or does not work

web-nowhere = There is no such page
web-nowhere-line = The address may be mistyped, or the page has gone. Your tables are in the lobby.
web-lobby = Lobby
web-offline = The line is down
# $seconds (Number) is how long until the next try.
web-offline-line = { $seconds ->
    [0] Your tables are safe on the server. Trying again …
    [one] Your tables are safe on the server. Trying again in 1 second.
   *[other] Your tables are safe on the server. Trying again in { $seconds } seconds.
}
web-try = Try now
web-trouble = That did not work
web-error-offline = The server does not answer. What you did before is safe; try again in a moment.
web-error-missing = That is not there, or no longer.
web-error-server = The server had a problem. Nothing was changed; try again in a moment.
web-error-app = Something went wrong on this page. Reload it; your tables are safe on the server.
web-reload = Reload the page

# $… of tables in the lobby that cannot go on
web-line-fate-other_rules = played by other rules: it cannot go on
web-line-fate-damaged = what is stored of it is damaged
web-line-fate-cut = its last moves are missing
web-pack = Cards and boards
web-pack-usual = standard
web-pack-about = Play with cards of your own: a pack is a TOML file with what it changes. It is checked, kept with the table and named in its log.
web-pack-file = Choose a file
