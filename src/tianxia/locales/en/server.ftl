### What the server answers when something cannot be done. Arguments: see platform.ftl.

server-no_table = Table not found.
server-no_seat = This table has no such seat.
server-not_your_seat = That seat is not yours.
server-bad_invitation = This invitation is invalid, or the seat has already been taken.
server-still_open = The game starts when every seat is taken.
server-other_shuffle = The server's commitment to the shuffle has changed in the meantime. If that is all right with you, try again: your browser then adds a new number.
server-not_over = The log is available after the game ends.
server-no_hints = This table was opened without hints.
server-no_plans = Moves can be planned only at tables that allow hints, and not in rated games.
server-no_advice = There is no advice right now. Please try again later.
server-no_judge = This game has no bot that gives advice.
server-nothing_asked = You have nothing to choose right now.
server-other_rules = This game was played with other rules or other cards. With today's, its moves lead to a different position, so it can't continue here.
server-damaged = The stored data of this game is damaged, so its moves can't be replayed.
server-cut = The last moves of this game are missing from the stored data, so it can't continue from there.
server-not_kept = A finished game stays. Only one that isn't over can be closed.
# $reason (String) is what is wrong with the pack and in which line, in English.
server-bad_pack = This pack can't be used: { $reason }
# $name (String) is the pack that was asked for.
server-no_pack = This server has no pack “{ $name }”.
# $name (String) is what was asked for.
server-no_game = There is no game “{ $name }”.
# $players (String) is the number that was asked for.
server-wrong_players = This game can't be played with this number of players: { $players }.
# $name (String) is an option of the game, $value (String) what was chosen for it.
server-no_choice = This game has no option “{ $name }” with the value “{ $value }”.
server-bad_options = These game options can't be combined.
server-wrong_seats = This game has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; seats given: { $given }.
server-no_guide = No guide is available for this table. Guides work for one player against bots, with the standard rules.
server-no_bot = There is no bot “{ $name }” for this game.
# $languages (String) are the codes of those there are.
server-no_language = Language “{ $name }” isn't available. Available: { $languages }.
server-no_moment = This game has only { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
server-not_foretold = What comes after these options can't be predicted.
server-nothing_to_redo = There is nothing to redo.
server-nobody_to_nudge = The table isn't waiting for this player.
server-too_soon = Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} before you ask again.
server-wish_stands = Someone has already asked to undo. Everyone must answer that request first.
server-no_wish = That request no longer exists.
server-bad_rated = Rated games are for people only, each on one seat, without hints, custom packs or a shared goal.
server-bad_pace = A live clock has from 5 seconds to 4 hours, and adds up to 10 minutes; by days there are 1, 2, 3 or 7.
server-bad_vacation = A vacation begins today or later, and a year has { $days } days for it.
server-no_session = You have no such session.
server-session_replaced = Something changed about who you are in this browser. Please try again.
server-prove_first = First prove that it's you.
server-name_taken = The name “{ $name }” is taken, or too much like one that is. Please choose another.
server-bad_name = A name needs at least one letter or digit, and nothing in it that can't be seen or read.
server-keep_for_rated = Rated games are for people who keep their name. Keep yours first; it takes a minute.
server-weak_password = The password needs at least { $least } characters.
server-common_password = This password is one of those that are tried first. Please choose another.
server-wrong_key = That doesn't match. Please check what you typed.
server-bad_passkey = This passkey isn't known here, or it took too long. Please try again.
server-bad_ticket = This link has been used, or its time is up. Make a new one.
server-too_many_tries = Too many tries. Try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
server-last_key = This is your only way to sign in. Add a password or another passkey first.
server-keep_first = Keep your name first; otherwise you could not come back to your seats.
server-stale = The game has moved on since you decided. Your move was not played; here is the current position.
server-bad_body = The request could not be read.
server-forbidden = The request didn't come from this page. Please reload.
server-not_found = Nothing found at this address.
server-too_large = The request is too large.
server-too_many = Too many requests. Try again in a moment.
server-wrong_host = This server isn't known by that name. Ask the person who runs it for the right address.
server-no_database = The tables can't be reached right now. What was confirmed is saved; try again in a moment.
server-busy = Many people are signing in right now. Try again in a few seconds.
server-full = The server is full right now. Try again in a moment.
server-too_many_studies = Two of your games are being studied already. Ask again when one of them is done.
server-no_study_now = Many games are waiting to be studied. Try again in a few minutes.
server-stopping = The server is restarting. Try again in a moment.
server-too_many_tables = You already have { $most } unfinished tables. Finish one of them first.
server-closed_table = The people who run this server have closed this table.
server-banned = The people who run this server don't let you play here.
server-our_fault = Something went wrong on our end. Your last confirmed move is saved.
