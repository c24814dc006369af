### The words of the table page in the browser, for all games. Arguments: see platform.ftl.

## The page

table-lobby = Back to lobby
table-rules = Rules (R)
table-settings = Settings (,)
table-keys = Shortcuts and table info (?)
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off
table-sound-ask = Sounds at the table?
table-sound-yes = On
table-sound-no = No
table-close = Close
table-phases = Round phases
table-seats = Seats
table-board = Board
table-your-turn = Your turn
# $round (Number)
table-round = Round { $round }
table-year = Year { $round }
table-you = you
table-acts = It's this player's turn.
table-area = All of this player's public pieces and cards
# $name (String) is a player.
table-area-of = { $name }'s play area
table-seat-free = open
# $bot (String) is the name of a bot's way of playing.
table-bot = Bot: { $bot }
# For screen readers: this view has something that can be chosen.
table-no-board-help = You can play the whole game from the panel.
table-facts = Table info
table-yes = yes
table-no = no
table-missing = Table not found
table-private = This table is private

## The decision panel

table-decision = Your decision
table-choices = Choices
table-in-secret = all choose in secret
table-only-you-see = only you see your choice
table-also = You can also
# $count (Number) is how many things the rules do not allow now.
table-not-possible = { $count ->
    [one] 1 option unavailable
   *[other] { $count } options unavailable
}
table-choose = Make a choice first
table-sending = Sending…
# $count (Number) is how many choices there are.
table-all-choices = All { $count }
# The title of the button that shows all answers, the rules against others, and help.
table-unfold = All answers, and more about the question (A)
table-sealed = Your answer is sealed
table-sealed-help = No one sees it until everyone is ready. You can change it until then.
table-seal-off = Change my answer
table-ready = Who's ready
table-ready-yes = ready
table-ready-no = not ready yet
# $names (String) is a list of players.
table-waiting = Waiting for { $names }
table-happening = Watch what happens
# $now (String) says what goes on: "this is the window after a battle".
table-now = Now: { $now }.
# Of a spectator.
table-watching = You're watching
table-watching-full = All seats are taken.
table-leave = Leave
table-waiting-seats = Waiting for players
table-waiting-seats-help = The game starts once every seat is taken.
# $seconds (Number), $minutes (Number): how long nothing has happened.
table-since = { $seconds ->
    [one] for 1 second
   *[other] for { $seconds } seconds
}
table-since-minutes = { $minutes ->
    [one] for 1 minute
   *[other] for { $minutes } minutes
}
table-passing = Passing automatically (your setting).
table-passing-soon = Passing in a few seconds unless you choose something else.
table-saving = Saving soldiers automatically (your setting).
table-passing-stop = Let me decide
table-pass-round = Pass for the rest of the round
# The label of a choice: what the app answers automatically when this comes up.
table-standing = When this comes up
# A hint: what a strong bot would do on this seat. $percent (Number) is a chance of winning.
table-hint = Ask the Tiger
table-hint-what = Ask the Tiger what it would do here (T)
table-hint-wait = The Tiger is thinking…
table-hint-title = The Tiger's view.
table-hint-chance = Your chance of winning is about { $percent }%.
# Below the answers, if a later one has a slightly higher chance than the first.
table-hint-close-call = Differences this small mean nothing: the first is recommended.
table-hint-close = Close the hint
table-chance = Your chance of winning
table-percent = { $percent }%
# Moves that are only tried. $count (Number): how many.
table-plan = Plan moves
table-plan-about = Try moves first: nothing is sent (M)
table-plan-count = { $count ->
    [0] Planning.
    [one] Plan: 1 move.
   *[other] Plan: { $count } moves.
}
table-plan-what = Nothing is sent until you play the plan.
table-plan-play = Play the plan
table-plan-leave = Drop the plan
table-plan-ends = After that, it's no longer your turn.
table-plan-over = With that, the game would end.
table-plan-news = No one can foretell what comes next.
table-plan-changed = The table has changed: the rest of the plan was not played.
table-plan-end = The plan ends here.
table-plan-gone = The table has changed, and the plan is gone.
table-undo = Undo
table-redo = Redo
table-start = Undo turn
# $name (String) is the player at the same screen who is asked next.
table-pass-screen = Pass the device to { $name }
table-refused = Not allowed
table-nudge = Nudge
# $name (String) is a player on whom the table waits, or the one who reminds.
table-nudge-what = Remind { $name } that it's their turn
table-nudged = { $name } is waiting for you.
table-nudge-sent = Reminder sent to { $name }.
table-ask-others = Ask to undo
table-ask-others-what = Undo your last move if everyone agrees, even though it revealed something
table-wish = { $name } asks to undo their last move and everything after it.
# $names (String) is a list of players.
table-wish-own = You asked to undo your last move. Waiting for: { $names }.
table-wish-agree = Agree
table-wish-refuse = Decline
table-wish-drop = Cancel request
table-wish-nay = { $name } declined. The move stands.

## When something goes wrong

table-late = Your move came too late.
table-late-help = The game has moved on. Nothing was lost; check what's new and choose again.
table-late-show = Show changes
table-line-down = Connection lost.
# $seconds (Number) until the next try.
table-line-again = { $seconds ->
    [one] Your last move is saved. Reconnecting in 1 second.
   *[other] Your last move is saved. Reconnecting in { $seconds } seconds.
}
table-try-now = Try again
table-line-back = Reconnected. The table is up to date.

## The log and the replay

table-log = Log
table-look-back = Replay
table-since-looked = Since your last visit
table-since-move = Since your last move
table-since-rules = The rules
table-since-more = { $count ->
    [one] and one act before that
   *[other] and { $count } acts before that
}
table-since-replay = Show it all again
table-again-this = See this again
table-skip = Skip
table-space = Space
table-to-moment = Go to this move
table-past = Replay
table-replay = Replay
# $move (Number) of $moves (Number).
table-move-of = Move { $move } of { $moves }
table-at-start = Setup is complete.
# $name (String) is a player whose move was secret.
table-hidden-move = { $name } makes a secret move.
table-scrubber = Move
table-to-start = Go to start
table-step-back = Previous move
table-play = Play
table-pause = Pause
table-step-on = Next move
table-turn-back = Previous turn
table-turn-on = Next turn
table-to-round = Go to round
table-to-end = Go to end
table-seen-by = View as
table-more = More
table-speed = Speed
table-spectator = spectator
table-link-here = Copy link to this move
table-link-copied = Link copied
table-copy-by-hand = Your browser blocked copying. Copy the address manually.

# The study of a finished game. $percent (Number) is a chance of winning, or a part of it.
table-study = Study
table-study-title = Chance of winning
table-study-curve = Chance of winning after each decision, move by move
table-study-what = A strong bot judges your decisions, knowing only what you could know.
table-study-none = No one who played has had this game studied.
table-study-start = Study my decisions
# $done (Number) of $total (Number) decisions.
table-study-running = { $done } of { $total } decisions judged
table-study-progress = Progress of the study
table-study-wait = The study will begin shortly…
table-study-leave = You can leave this page: the study goes on and is kept with the game.
table-study-again = Try again
# $name (String): a bot.
table-study-by = by { $name }
table-study-whose = Decisions of
table-study-turns = Turning points
# $number (Number) of $count (Number).
table-study-decision = Decision { $number } of { $count }
table-study-before = Previous decision
table-study-after = Next decision
table-study-good = well played
table-study-best = best
table-study-played = played
table-study-line = How it could have gone on
table-study-play-on = Play on from here
table-study-share = Share
table-study-costs = Given away, by round
table-study-worst = To the costliest decision
# What was decided before the first round.
table-study-setup = Setup

table-download = Download game log
table-to-now = Back to the table
table-to-turn = Back: it's your turn
table-to-result = Show result

## The cover screen

# $name (String) is the player who is called, $before (String) the one who sat here before.
table-curtain = Pass the device to { $name }
table-curtain-after = { $before }'s secrets are hidden.
table-curtain-first = Several players share this screen. Secret information stays hidden until you press the button.
table-i-am = I'm { $name }
table-i-am-back = I'm { $name }, show my view

## The end

table-result = Result
# $names (String) is a list of winners, $count (Number) how many they are.
table-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
table-score = Score
table-scores = Scores
table-sources = Points by source
table-course = Score over time
# $points (Number) of the marker, positive on the first seat's side.
table-course-marker = { $points_sign ->
    [plus] { $points_size } on the first side
    [minus] { $points_size } on the second side
   *[zero] in the center
}
table-places = Final ranking
# $place (Number) in the final ranking.
table-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
table-mood-together = Together you held.
table-mood-lost = This time the game was stronger.
table-mood-drawn = No one gave way.
# What a number counts; the number stands above. $name (String) is a player, $source (String) where points came from.
table-number-ahead = ahead of { $name }
table-number-level = level with { $name }: the tiebreaker decided
table-number-best = { $source }: { $name }'s best source
table-number-edge = { $source }: more than { $name }
table-tick-start = start
table-tick-end = end
table-details = All points
table-rematch = Rematch with the same players
table-again = Play again
table-look-at-board = View board
table-seed = Fair shuffle
table-seed-help = Before anyone sat down, the server committed to a secret; then every browser added a number of its own. The deal comes from both, so no one could know or choose it, except the server together with the last player to sit down.
table-seed-is = Secret and numbers
table-commitment = The server's commitment
table-own-number = Your browser's number
table-first-seen = What you saw first (digest)
table-shuffle-by-hand = By hand, with the game log:
table-seed-why = The server committed to its secret before anyone sat down, and your browser added a number. At the end everything is revealed, and this page can check it.
table-shuffle-check = Check the shuffle
# $draws (Number) is how often chance decided something in the game.
table-shuffle-proven-own = { $draws ->
    [one] Proven in this page: the secret was fixed before you sat down, your number was mixed in, and the 1 draw of the game follows from them.
   *[other] Proven in this page: the secret was fixed before you sat down, your number was mixed in, and all { $draws } draws of the game follow from them.
} That the cards you saw follow from these draws is shown by the command above, with the game log.
table-shuffle-proven = { $draws ->
    [one] Proven in this page: the secret is the one the server had committed to, and the 1 draw of the game follows from it.
   *[other] Proven in this page: the secret is the one the server had committed to, and all { $draws } draws of the game follow from it.
} This browser added no number. Whether another's was mixed in, only that one can tell.
table-shuffle-view = What you saw right after the deal is what the server shows of it now.
table-shuffle-caveat = Only the server together with the last player to sit down could have chosen among deals.
table-shuffle-empty = The server names no draws. If cards were dealt or drawn, this does not fit; if not, there is nothing to prove.
table-shuffle-broken-numbers = This does not fit: the numbers in the shuffle are not the ones shown at the deal, one for each seat and none for bots. Keep the game log and tell the others.
table-shuffle-broken-missing = This does not fit: there are fewer draws than the deal took. Keep the game log and tell the others.
table-shuffle-broken-view = This does not fit: right after the deal you saw something other than what the server shows now. Keep the game log and tell the others. (An update of the server during the game can be the reason, too.)
table-shuffle-broken-commitment = This does not fit: the secret is not the one the server had committed to. Keep the game log and tell the others.
table-shuffle-broken-number = This does not fit: your browser's number was not mixed in at your seat. Keep the game log and tell the others, unless you sat down there again with another browser.
table-shuffle-broken-draws = This does not fit: the draws of the game do not follow from the secret and the numbers. Keep the game log and tell the others.
table-shuffle-known = The deal of this table comes from a seed that anyone may know. So the game is never rated, and there is nothing to prove.
table-shuffle-shown = An earlier version of this server showed enough of this game's shuffle to work out hidden cards. The game goes on, but it isn't rated.
table-luck-read = Understood
table-shuffle-early = The game isn't over yet, so nothing is revealed.
table-shuffle-insecure = Browsers can check this only over a secure connection (https). The command above does it with the game log.
table-undealt = The cards are dealt when everyone is here
table-undealt-closed = This table was closed before the deal
table-undealt-help = The deal will come from a secret that the server has already committed to and from a number of every player's browser, so no one can know or choose it, except the server together with the last player to sit down.
table-undealt-known = The deal of this table comes from a seed that anyone may know, so the game is never rated.
# $seed (String) is a number.
table-undealt-seed = The seed is { $seed }.

## Taking a seat

table-invited = You're invited
table-join = Take this seat
# $names (String) is a list of players.
table-join-with = At the table: { $names }.
table-name = Your name
table-watch = Just watch
table-invite = Open seats
table-invite-help = Anyone who opens this link can take the seat.
# $name (String) is the name of a seat.
table-link-of = Link for { $name }
table-copy = Copy

## The list of keys

table-keys-title = Keyboard shortcuts
table-this = This table
table-single-keys = Single-key shortcuts
table-single-keys-help = Turn these off if you use voice control.
table-key-choose = choose option 1–9; 0 for the tenth
table-key-unfold = show all answers, and what is not possible
table-key-hint = ask the Tiger for a hint, where the table allows it
table-key-plan = try moves without sending them, where the table allows it
table-key-send = confirm your choice
table-key-back = go back; close
table-key-undo = undo; undo to start of turn
table-key-verbs = end, pass, accept, decline: press once to choose, again to confirm
table-key-arrows = move between choices; in a replay, previous or next move
table-key-turn = in a replay: previous or next turn
table-key-round = in a replay: previous or next round
table-key-space = show the end of what others do; in a replay: play or pause
table-key-places = go to board, hand, log, players
table-key-past = replay
table-key-study = study a finished game
table-key-chat = open or close the chat
table-key-pages = shortcuts, rules, settings
table-key-zoom = on small screens: zoom the board
table-key-names = hold to name the symbols near the pointer

table-kept = This game can't continue
table-kept-closed = This game was closed
# $shown and $entries (Numbers) are moves, those taken back included.
table-kept-shown = Shown as stored after { $shown } of { $entries } entries.
table-kept-log = Download game log
table-kept-close = Close the table
table-kept-keep = Don't close it
# $names (String) are people.
table-kept-waits = It closes once these players agree too: { $names }
table-rated = This game is rated: it changes the ratings of all who play.
