### The words that all games share, in Czech. Arguments: see the English file.
###
### The player is addressed as "ty", in the present tense, which needs no gender.

## Refusals of the kernel

TX-1 = Hra už skončila.
TX-2 = { $about ->
    [option] V této hře není možnost „{ $option }“.
   *[other] V této hře taková možnost není.
}
TX-3 = Právě teď se od tebe žádné rozhodnutí nečeká.
TX-4 = Žádná tvoje odpověď nečeká na ostatní hráče, takže není co měnit.
TX-5 = Nemáš žádný tah, který by šlo vrátit.
TX-6 = Mezitím bylo něco odhaleno nebo dobráno, takže tvůj tah už nelze vrátit.
TX-7 = Mezitím jednal jiný hráč, takže tvůj tah už nelze vrátit.

# $sentence (String) says why not, $rule (String) is the rule's id.
refusal = { $sentence } ({ $rule })

## General words

waiting = Čekáš na ostatní hráče.
over = Hra skončila.
# $number (Number) is the number of a seat, from 1 on, in games without named sides.
seat = Hráč { $number }
option-change = Změň odpověď
# $winner (String) is the name of a player or of a side.
result-won = { $winner } vítězí.
result-draw = Hra končí remízou.
result-lost = { $count ->
    [one] Prohráváš.
   *[other] Prohráváte všichni společně.
}

## Where a rule comes from (docs/rulings.md)

source-PL = polská pravidla
source-CZ = česká pravidla
source-IT = italská pravidla
source-EN = anglické vydání
source-FR = francouzské vydání
source-aid = přehled pro hráče
source-cards = karty
source-photo = fotografie majitele
source-FAQ = odpověď vydavatele
source-numbered = odpověď vydavatele { $number }
source-ruling = naše rozhodnutí
source-piece = naše rekonstrukce
source-follows = jiná pravidla

## How we know what an entry of the data says (`tianxia cards list`)

known-printed = vytištěno
known-printed_partly = zčásti vytištěno
known-public = veřejné popisy
known-rulebook = pravidla
known-seen = viděno majitelem
known-inferred = odvozeno
known-reconstructed = naše rekonstrukce
