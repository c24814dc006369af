### What the server answers when something cannot be done. Arguments: see platform.ftl.

server-no_table = There is no such table.
server-no_seat = There is no such seat at this table.
server-not_your_seat = That seat is not yours.
server-bad_invitation = This invitation is not valid, or its seat has been taken.
server-still_open = The game begins when every seat is taken.
server-not_over = The log is open only when the game is over.
server-other_rules = The moves of this game were made by other rules or with other cards; those of today do not lead where they led, so it cannot go on here.
server-damaged = What is stored of this game is damaged; its moves cannot be played again.
server-cut = The last moves of this game are missing from what is stored; it cannot go on from there.
server-not_kept = Only a game that cannot go on is closed by its people.
# $reason (String) is what is wrong with the pack and in which line, in English.
server-bad_pack = The pack cannot be used: { $reason }
# $name (String) is the pack that was asked for.
server-no_pack = This server offers no pack “{ $name }”.
# $name (String) is what was asked for.
server-no_game = There is no game “{ $name }”.
# $players (String) is the number that was asked for.
server-wrong_players = This game cannot be played by { $players }.
# $name (String) is an option of the game, $value (String) what was chosen for it.
server-no_choice = The option “{ $name }” with the value “{ $value }” does not exist in this game.
server-bad_options = These options of the game do not go together.
server-wrong_seats = This game has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; { $given } were given.
server-no_guide = There is no guide for such a table: a guide teaches its own game to one person among bots, by the usual rules.
server-no_bot = There is no bot “{ $name }” for this game.
# $languages (String) are the codes of those there are.
server-no_language = There is no language “{ $name }”; there are: { $languages }.
server-no_moment = The game has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; there is no such moment.
server-not_foretold = What comes after these options cannot be foretold.
server-nothing_to_redo = There is nothing to play again.
server-nobody_to_nudge = The table does not wait for this seat.
server-too_soon = Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} before you ask again.
server-wish_stands = Somebody has asked for this already; all others must answer first.
server-no_wish = There is no such request any more.
server-stale = The table has moved on since you decided; nothing was played. Here is how it stands now.
server-bad_body = The request cannot be read as it should be.
server-forbidden = The request was not sent by this page; load it again.
server-not_found = There is nothing at this address.
server-too_large = The request is too large.
server-too_many = Too many requests at once; try again in a moment.
server-our_fault = Something went wrong on our side. Your last confirmed move is safe.
