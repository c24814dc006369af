### The words that all games share.
###
### Arguments, the same in Python and in the browser:
###   $fact       a number, or the display name of a piece
###   $fact_id    the piece as the engine calls it: select on this, never on a display name
###   $fact_size  of a number: without its sign
###   $fact_sign  of a number: "plus", "minus" or "zero"
###   $about      the names of the facts that were given, joined by "_": select on it where facts differ

## Refusals of the kernel

TX-1 = The game is over.
TX-2 = { $about ->
    [option] There is no option “{ $option }” in this game.
   *[other] There is no such option in this game.
}
TX-3 = You are not asked anything now.
TX-4 = There is no answer of yours that waits for the others, so there is none to change.
TX-5 = You have made no move that could be taken back.
TX-6 = Something was revealed or drawn since then, so your move can no longer be taken back.
TX-7 = Another player has acted since then, so your move can no longer be taken back.

# $sentence (String) says why not, $rule (String) is the rule's id.
refusal = { $sentence } ({ $rule })

## General words

waiting = You are waiting for the other players.
over = The game is over.
# $number (Number) is the number of a seat, from 1 on, in games without named sides.
seat = Player { $number }
option-change = Take your answer back and choose anew
# $winner (String) is the name of a player or of a side.
result-won = { $winner } wins.
result-draw = The game is a draw.
# $count (Number): the players who lose, one or a whole team.
result-lost = { $count ->
    [one] You lose.
   *[other] You all lose together.
}
