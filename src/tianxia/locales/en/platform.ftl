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
    [option] This game has no option “{ $option }”.
   *[other] This game has no such option.
}
TX-3 = It's not your turn to decide.
TX-4 = You have no sealed answer to change.
TX-5 = You have no move to undo.
TX-6 = Something has been revealed or drawn since then, so your move can't be undone.
TX-7 = Another player has acted since then, so your move can't be undone.

# $sentence (String) says why not, $rule (String) is the rule's id.
refusal = { $sentence } ({ $rule })

## General words

waiting = Waiting for the other players.
over = The game is over.
# $number (Number) is the number of a seat, from 1 on, in games without named sides.
seat = Player { $number }
option-change = Change your answer
# $winner (String) is the name of a player or of a side.
result-won = { $winner } wins.
result-draw = The game ends in a draw.
# $count (Number): the players who lose, one or a whole team.
result-lost = { $count ->
    [one] You lose.
   *[other] You all lose.
}

## Where a rule comes from (docs/rulings.md)

source-PL = Polish rulebook
source-CZ = Czech rulebook
source-IT = Italian rulebook
source-EN = English edition
source-FR = French edition
source-aid = player aid
source-cards = the cards
source-photo = owner's photograph
source-FAQ = publisher's answer
# $number (Number) is that of the answer in the publisher's list.
source-numbered = publisher's answer { $number }
source-ruling = our ruling
source-piece = our reconstruction
source-follows = other rules

## How we know what an entry of the data says (`tianxia cards list`)

known-printed = printed
known-printed_partly = partly printed
known-public = public descriptions
known-rulebook = the rulebook
known-seen = seen by an owner
known-inferred = inferred
known-reconstructed = our reconstruction
