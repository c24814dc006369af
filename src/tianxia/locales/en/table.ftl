### The words of the table page in the browser, for all games. Arguments: see platform.ftl.

## The page

table-lobby = To the lobby
table-rules = Rules of this game (R)
table-settings = Settings (,)
table-keys = Keys and this table (?)
table-sound = Sound
table-sound-on = Sound is on
table-sound-off = Sound is off
table-close = Close
table-phases = Phases of the round
table-seats = Seats
table-views = Views
table-board = Board
table-your-turn = Your turn
# $round (Number)
table-round = Round { $round }
table-you = you
table-acts = It is this seat's turn.
table-area = Everything that lies open before this seat
# $name (String) is a player.
table-area-of = Open area of { $name }
table-seat-free = free
# $bot (String) is the name of a bot's way of playing.
table-bot = Bot: { $bot }
# For screen readers: this view has something that can be chosen.
table-dot = (something to choose)
table-no-board-help = The panel asks every question and takes every answer, so the game can be played as it is.
table-facts = Table
table-yes = yes
table-no = no
table-missing = There is no such table
table-private = This table is private

## The decision panel

table-decision = Your decision
table-choices = Choices
table-in-secret = all choose in secret
table-also = You may also
# $count (Number) is how many things the rules do not allow now.
table-not-possible = { $count ->
    [one] 1 thing is not possible now
   *[other] { $count } things are not possible now
}
table-choose = Choose first
table-sending = On its way …
# $count (Number) is how many choices there are.
table-all-choices = { $count ->
    [one] The choice
   *[other] All { $count } choices
}
table-fewer = Fewer
table-sealed = Your answer is sealed
table-sealed-help = Nobody sees it until all are ready. Until then you may change it.
table-seal-off = Take the seal off
table-ready = Who is ready
table-ready-yes = ready
table-ready-no = not ready yet
# $names (String) is a list of players.
table-waiting = Waiting for { $names }
# $now (String) says what goes on: "this is the window after a battle".
table-now = Now: { $now }.
# Of a spectator.
table-watching = You are watching
table-waiting-seats = Waiting for players
table-waiting-seats-help = The game goes on as soon as every seat is taken.
# $seconds (Number), $minutes (Number): how long nothing has happened.
table-since = { $seconds ->
    [one] for 1 second
   *[other] for { $seconds } seconds
}
table-since-minutes = { $minutes ->
    [one] for 1 minute
   *[other] for { $minutes } minutes
}
table-passing = You pass here by yourself, as your settings say.
table-passing-soon = You pass in a moment, unless you choose something else.
table-saving = You save here by yourself, as your settings say.
table-passing-stop = Ask me
table-pass-round = Pass until the round is over
# The label of a choice: what the table answers at such moments by itself.
table-standing = At such moments
table-undo = Undo
table-redo = Redo
table-start = Start of turn
# $name (String) is the player at the same screen who is asked next.
table-pass-screen = Pass the screen to { $name }
table-refused = Not allowed
table-nudge = Nudge
# $name (String) is a player on whom the table waits, or the one who reminds.
table-nudge-what = Remind { $name } that the table waits
table-nudged = { $name } reminds you: the table waits for you.
table-nudge-sent = { $name } is reminded.
table-ask-others = Ask the others
table-ask-others-what = Take the last move back with the consent of all, though others know more by now
table-wish = { $name } wishes to take back the last move and all that came after it.
# $names (String) is a list of players.
table-wish-own = You wish to take back your last move. Consent is missing from: { $names }.
table-wish-agree = Agree
table-wish-refuse = Refuse
table-wish-drop = Give it up
table-wish-nay = { $name } does not agree: nothing is taken back.

## When something goes wrong

table-late = This move came too late.
table-late-help = The table has changed. Nothing was lost: look what is new and choose again.
table-late-show = Show what changed
table-line-down = The line is down.
# $seconds (Number) until the next try.
table-line-again = { $seconds ->
    [one] Your last move is safe. Trying again in 1 second.
   *[other] Your last move is safe. Trying again in { $seconds } seconds.
}
table-try-now = Try now
table-line-back = The line is back. This is how the table stands now.

## The log and the replay

table-log = Log
table-look-back = Look back
table-since-looked = Since you last looked
table-to-moment = To this moment
table-past = Looking back
table-replay = Replay
# $move (Number) of $moves (Number).
table-move-of = Move { $move } of { $moves }
table-at-start = The table is set.
# $name (String) is a player whose move was secret.
table-hidden-move = { $name } acts in secret.
table-scrubber = Moment
table-to-start = To the start
table-step-back = One move back
table-play = Play
table-pause = Pause
table-step-on = One move on
table-turn-back = One turn back
table-turn-on = One turn on
table-to-round = To a round
table-to-end = To the end
table-seen-by = Seen by
table-spectator = a spectator
table-link-here = Copy a link to this moment
table-link-copied = Link copied
table-copy-by-hand = The browser does not allow copying here: copy the address by hand.
table-download = Download the log
table-to-now = Back to the table
table-to-turn = Back: it is your turn
table-to-result = To the result

## The curtain

# $name (String) is the player who is called, $before (String) the one who sat here before.
table-curtain = Pass the screen to { $name }
table-curtain-after = What { $before } knows is no longer on this screen.
table-curtain-first = Several players share this screen. What is secret shows only after the button.
table-i-am = I am { $name }
table-i-am-back = I am { $name } and want to look again

## The end

table-result = Result
# $names (String) is a list of winners, $count (Number) how many they are.
table-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
table-score = Score
table-scores = Scores
table-sources = Where the points came from
table-course = How the score went
# $points (Number) of the marker, positive on the first seat's side.
table-course-marker = { $points_sign ->
    [plus] { $points_size } on the first side
    [minus] { $points_size } on the second side
   *[zero] in the center
}
table-places = Places
table-again = Play again
table-look-at-board = Look at the board
table-seed = The seed
table-seed-help = Before the first move you were shown the hash. It belongs to this seed alone: so nobody could change the order of the cards during the game.
table-seed-is = Seed
table-seed-hash = SHA-256 of the seed
table-seed-why = When the game is over the seed is shown too. Whoever notes the hash now can check then that nothing was changed.

## Taking a seat

table-invited = You are invited
table-join = Take this seat
# $names (String) is a list of players.
table-join-with = At the table: { $names }.
table-name = Your name
table-watch = Only watch
table-invite = Free seats
table-invite-help = Whoever opens such a link can take the seat.
# $name (String) is the name of a seat.
table-link-of = Link for { $name }
table-copy = Copy

## The list of keys

table-keys-title = Keys
table-this = This table
table-single-keys = Keys without Ctrl or Alt
table-single-keys-help = Switch them off if you speak to your computer.
table-key-choose = choose that option; 0 is the tenth
table-key-send = send what is chosen
table-key-back = one step back; close
table-key-undo = undo; back to the start of your turn
table-key-verbs = end, pass, accept, decline: choose it, the second time send it
table-key-arrows = between the things that can be chosen; in a replay one move back or on
table-key-turn = in a replay: one turn back or on
table-key-round = in a replay: one round back or on
table-key-space = in a replay: play and pause
table-key-places = to the board, your hand, the log, the seats
table-key-past = look back
table-key-pages = keys, rules, settings
table-key-names = hold it: the board names its symbols

table-kept = This game cannot go on
table-kept-closed = This game was closed
# $shown and $entries (Numbers) are moves, those taken back included.
table-kept-shown = You see it as it was stored after { $shown } of { $entries } entries.
table-kept-log = Download the log
table-kept-close = Close the table
table-kept-keep = Do not close it
# $names (String) are people.
table-kept-waits = It is closed when these agree too: { $names }
