### The words that all games share, in Polish. Arguments: see the English file.
###
### The player is addressed as "ty", in the present tense, which needs no gender.

## Refusals of the kernel

TX-1 = Gra jest już zakończona.
TX-2 = { $about ->
    [option] W tej grze nie ma opcji „{ $option }”.
   *[other] W tej grze nie ma takiej opcji.
}
TX-3 = W tej chwili nie masz żadnej decyzji do podjęcia.
TX-4 = Żadna twoja odpowiedź nie czeka na pozostałych graczy, więc nie ma czego zmieniać.
TX-5 = Nie masz ruchu, który można by cofnąć.
TX-6 = Od tego czasu coś odkryto lub dobrano, więc twojego ruchu nie można już cofnąć.
TX-7 = Od tego czasu działał już inny gracz, więc twojego ruchu nie można już cofnąć.

# $sentence (String) says why not, $rule (String) is the rule's id.
refusal = { $sentence } ({ $rule })

## General words

waiting = Czekasz na pozostałych graczy.
over = Gra jest zakończona.
# $number (Number) is the number of a seat, from 1 on, in games without named sides.
seat = Gracz { $number }
option-change = Zmień odpowiedź
# $winner (String) is the name of a player or of a side.
result-won = { $winner } wygrywa.
result-draw = Gra kończy się remisem.
result-lost = { $count ->
    [one] Przegrywasz.
   *[other] Przegrywacie wszyscy razem.
}

## Where a rule comes from (docs/rulings.md)

source-PL = instrukcja polska
source-CZ = instrukcja czeska
source-IT = instrukcja włoska
source-EN = wydanie angielskie
source-FR = wydanie francuskie
source-aid = pomoc gracza
source-cards = karty
source-photo = zdjęcie właściciela
source-FAQ = odpowiedź wydawcy
source-numbered = odpowiedź wydawcy { $number }
source-ruling = nasze rozstrzygnięcie
source-piece = nasza rekonstrukcja
source-follows = inne zasady

## How we know what an entry of the data says (`tianxia cards list`)

known-printed = wydrukowane
known-printed_partly = częściowo wydrukowane
known-public = publiczne opisy
known-rulebook = instrukcja
known-seen = widziane przez właściciela
known-inferred = wywnioskowane
known-reconstructed = nasza rekonstrukcja
