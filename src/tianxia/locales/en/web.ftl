### The words of the browser app around the tables: lobby, new table, rules, settings.
### Arguments: see platform.ftl.

## The frame of every page

web-brand = Tianxia
web-skip = Skip to content
web-main = Main
web-foot = More
web-play = Play
web-rules = Rules
web-settings = Settings
web-me = Me
web-language = Language
web-theme-to-dark = Switch to dark theme
web-theme-to-light = Switch to light theme
# The button that leads to the settings, if the user has not given a name yet.
web-guest = Guest
# Beside a name that is its bearer's alone, as the words of a small seal.
web-seal = keeps this name
# $page (String) is the title of a page; this is the title of the browser's tab.
web-tab = { $page } · Tianxia
web-loading = Loading…
web-foot-line = Every rule is enforced, and every rejected move tells you which rule it breaks.

## Lobby

web-hero = All under heaven
# $count (Number) is how many games there are.
web-hero-line = { $count ->
    [one] A board game about the making of China. Play solo, share one screen, or play online with friends.
   *[other] { $count } board games about the making of China. Play solo, share one screen, or play online with friends.
}
web-continue = Continue
# For a screen reader: $game (String) is the title of the game that goes on.
web-continue-what = Continue { $game }
# $count (Number) is how many tables wait for the user.
web-waiting-count = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
web-running = Your tables
web-open-tables = Open tables
web-finished = Finished tables
# The next page of a list.
web-more = Show more
web-your-turn = Your turn
web-is-waiting = waiting
web-known-seed = Dealt from a known seed
web-is-open = open seat
web-look-back = Replay
web-join = Join
web-watch = Watch
# Who sits where at a table, for a screen reader. $seats (String) is a list of names.
web-seats-at = Seats: { $seats }
# Who played on a seat and has been deleted since.
web-somebody = Someone
web-seat-free = open seat

# A line of a table. $round (Number), $moment (String) says what goes on there.
web-line-round = Round { $round }: { $moment }
web-line-round-great_wall = Year { $round }: { $moment }
web-line-open = { $open ->
    [one] 1 open seat
   *[other] { $open } open seats
}
web-line-over = { $moves ->
    [one] Finished in 1 move
   *[other] Finished in { $moves } moves
}
web-line-names = with { $names }
web-line-usual = Standard rules

web-none-waiting = No tables waiting for you
web-none-waiting-line = Start one, or join an open table below.
web-none-open = No open tables
web-none-open-line = Be the first! Anyone with the link can take an open seat.

# A line between the ways to begin; the levels of the bots follow.
web-or-play-bots = or play against
web-play-bots = Play against
web-friends = Play with friends
# What the two buttons of a game's card do, for a screen reader. $game (String) is its title.
# $bot (String) is the name of a level.
web-play-bot-what = Play { $game } against { $bot } right now
web-friends-what = Open a { $game } table for friends
web-rules-what = { $game } rules
web-learn = Learn it by playing
web-learn-line = a real table, with a guide beside you
web-learn-another = Learn another game
web-learn-what = Learn { $game } at a real table: a guided first round against bots
web-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-players-range = { $least }–{ $most }

## New table

web-new = New table
web-new-game = Game
web-new-players = Players
web-new-seats = Seats
web-new-rated = Rated
web-new-rated-about = It changes the ratings of all who play, from the end of the first round on (giving up before that is a loss all the same). Of any two people, no more than 3 games count in 30 days.
web-rated-keep = Rated games need a name that is yours alone.
web-rated-keep-go = Keep your name
web-new-hints = Hints allowed
web-new-hints-about = On their turn, everyone may plan moves and ask the Tiger for the three best.
web-new-rules = Rules
web-new-editions = Edition differences
web-new-editions-usual = default
web-new-editions-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
# $seat (String) is the name of a side or of a seat: the label of the choice who plays it.
web-new-who = Who plays { $seat }?
web-new-me = { $name } (you)
web-new-me-nameless = You
web-new-here = Another player on this screen
web-new-here-about = pass-and-play; a cover screen hides secrets
web-new-here-name = Name of the other player on this screen
web-new-here-usual = Guest
web-new-open = Open seat
web-new-open-about = anyone with the link can take it
# $bot (String) is the name of a bot.
web-new-bot = Bot: { $bot }
# $seat (String) is the name of a side or of a seat; the levels of bots follow.
web-new-level = Level of { $seat }
web-levels = How strong are they?
web-bot-sparrow = Sparrow
web-bot-sparrow-about = plays like a friendly beginner
web-bot-crane = Crane
web-bot-crane-about = plays whatever looks best right now
web-bot-tiger = Tiger
web-bot-tiger-about = thinks ahead
web-bot-dragon = Dragon
web-bot-dragon-about = thinks longest, and is hard to read
# These two sit at tables from before there were four levels.
web-bot-random = Sparrow
web-bot-random-about = plays random legal moves
web-bot-greedy = Crane
web-bot-greedy-about = plays whatever looks best right now

# How strong a level of bots is. $level (String) is the level on all other seats. $rivals (Number) counts these seats.
# $wins, $games (Number) were counted in games among bots.
web-strength = { $rivals ->
    [1] won { $wins } of { $games } games against { $level }
   *[other] won { $wins } of { $games } games with { $level } on all other seats
}
# The same where it has all seats and plays against the game itself.
web-strength-together = won { $wins } of { $games } games

# One sentence on what will happen. $open, $here, $bots (Number) count the seats; $mine is 1 if the user sits there.
web-new-what = { $open ->
    [0] { $here ->
        [0] { $mine ->
            [0] You'll watch; the bots start right away.
           *[other] The game starts right away against { $bots ->
                [one] the bot
               *[other] { $bots } bots
            }.
        }
       *[other] The game starts right away. A cover screen hides each player's secret choices.
    }
    [one] 1 seat is open. You'll get a link to share; the game starts when the seat is taken.
   *[other] { $open } seats are open. You'll get a link for each; the game starts when all are taken.
}
web-new-go = Create table
web-new-going = Creating…
web-mode = Game mode
# $least (Number) to $most (Number) players
web-mode-players = { $least }–{ $most } players
# $players (Number)
web-mode-player = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-mode-starts = The game starts right away.

## Rules

web-rules-of = { $game }: Rules
web-rules-page = { $game } on one page
web-rules-page-short = On one page
web-rules-every = All rules
web-rules-line = Every rule has an ID. When the game rejects a move, it tells you which rule applies.
web-rules-find = Search by ID or word
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
web-rules-none = No matching rules
web-rules-none-line = Try a shorter word, or an ID like { $id }.
web-rules-clear = Show all rules
web-rules-unwritten = This game has no written rules yet
web-rules-unwritten-line = You can still play it: the game rejects illegal moves and tells you why.
web-rules-keys = Press / to search; use the arrow keys to move between rules.
web-rules-link = Link to { $rule }
web-rules-games = Choose a game

## Settings

web-settings-line = Settings are stored in this browser. Only your name and language are sent to the server.
web-set-you = You
web-set-name = Display name
# $letters (Number) is how many a name may have: dozens, so one form of the noun will do.
web-set-name-line = Other players see this. Up to { $letters } characters.
web-set-save = Save
web-set-saved = Saved
web-set-language = Language
web-set-look = Appearance
web-set-theme = Theme
web-set-theme-system = Same as system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-motion = Motion
web-set-motion-system = Same as system
web-set-motion-reduced = Reduced
web-set-motion-line = Reduced: pieces appear in their new place without moving.
web-set-table = At the table
web-set-pace = Pace of what others do
web-set-pace-slow = Slow
web-set-pace-normal = Normal
web-set-pace-fast = Fast
web-set-pace-off = Off
web-set-pace-line = What others do is shown step by step; a click skips ahead. Off: you see only where it ended.
# When a choice is asked about once more before it is sent.
web-set-confirm = Ask before sending
web-set-confirm-always = Always
web-set-confirm-hard = If final
web-set-confirm-never = Never
web-set-confirm-line = If final: only for moves that can't be undone.
web-set-sound = Sound
web-set-sound-off = Off
web-set-sound-on = On
web-set-sound-line = Plays a short sound when it's your turn and when others move.
web-set-chance = Show my chance of winning
web-set-chance-off = Off
web-set-chance-on = On
web-set-chance-line = At tables that allow hints, a bar next to the question shows how the Tiger rates your chance.
web-set-standing = Automatic answers
web-set-standing-line = Some decisions come up often and usually have the same answer. Choose when the app may answer for you. Other players can't tell: automatic answers take as long as real ones.
web-standing-only = Pass when it's my only option
web-standing-ask = Always ask me
web-standing-soon = Wait 8 seconds, then pass
web-standing-pass = Always pass
web-standing-save = Always save as many as I can afford

## When something is not there or does not work

web-nowhere = Page not found
web-nowhere-line = The address may be wrong, or the page no longer exists. Your tables are in the lobby.
web-lobby = Lobby
web-offline = Connection lost
# $seconds (Number) is how long until the next try.
web-offline-line = { $seconds ->
    [0] Your tables are safe on the server. Reconnecting…
    [one] Your tables are safe on the server. Reconnecting in 1 second.
   *[other] Your tables are safe on the server. Reconnecting in { $seconds } seconds.
}
web-try = Try again
web-trouble = Something went wrong
web-error-offline = The server isn't responding. Everything you've done so far is saved; try again in a moment.
web-error-missing = That doesn't exist or is no longer available.
web-error-server = The server ran into a problem. Nothing changed; try again in a moment.
web-error-app = Something went wrong on this page. Reload it; your tables are safe on the server.
web-reload = Reload page

# $… of tables in the lobby that cannot go on
web-line-fate-other_rules = played with different rules: it can't continue
web-line-fate-damaged = its stored data is damaged
web-line-fate-cut = its last moves are missing
web-pack = Cards and boards
web-pack-usual = standard
web-pack-about = Play with your own cards: a custom pack is a TOML file with your changes. It is checked, stored with the table, and named in its log.
web-pack-file = Choose a file
