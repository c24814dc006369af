### The words that all games share, in Italian. Arguments: see the English file.
###
### The player is addressed as "tu", without participles that would need a gender.

## Refusals of the kernel

TX-1 = La partita è finita.
TX-2 = { $about ->
    [option] In questo gioco non esiste l'opzione «{ $option }».
   *[other] In questo gioco non esiste un'opzione del genere.
}
TX-3 = In questo momento non devi prendere alcuna decisione.
TX-4 = Nessuna tua risposta è in attesa degli altri, quindi non c'è nulla da cambiare.
TX-5 = Non c'è alcuna tua mossa che si possa annullare.
TX-6 = Nel frattempo è stato rivelato o pescato qualcosa, quindi la tua mossa non si può più annullare.
TX-7 = Nel frattempo ha agito un altro giocatore, quindi la tua mossa non si può più annullare.

# $sentence (String) says why not, $rule (String) is the rule's id.
refusal = { $sentence } ({ $rule })

## General words

waiting = Stai aspettando gli altri giocatori.
over = La partita è finita.
# $number (Number) is the number of a seat, from 1 on, in games without named sides.
seat = Giocatore { $number }
option-change = Cambia la tua risposta
# $winner (String) is the name of a player or of a side.
result-won = { $winner } vince.
result-draw = La partita finisce in pareggio.
result-lost = { $count ->
    [one] Hai perso.
   *[other] Avete perso tutti insieme.
}

## Where a rule comes from (docs/rulings.md)

source-PL = regolamento polacco
source-CZ = regolamento ceco
source-IT = regolamento italiano
source-EN = edizione inglese
source-FR = edizione francese
source-aid = aiuto di gioco
source-cards = le carte
source-photo = fotografia di un possessore
source-FAQ = risposta dell'editore
source-numbered = risposta dell'editore { $number }
source-ruling = nostra decisione
source-piece = nostra ricostruzione
source-follows = altre regole

## How we know what an entry of the data says (`tianxia cards list`)

known-printed = stampato
known-printed_partly = stampato in parte
known-public = descrizioni pubbliche
known-rulebook = il regolamento
known-seen = visto da un possessore
known-inferred = dedotto
known-reconstructed = nostra ricostruzione
