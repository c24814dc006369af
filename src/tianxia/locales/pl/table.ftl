### The words of the table page in the browser, for all games, in Polish. Arguments: see the English platform.ftl.

## The page

table-lobby = Do poczekalni
table-rules = Zasady tej gry (R)
table-settings = Ustawienia (,)
table-keys = Klawisze i ten stół (?)
table-sound = Dźwięk
table-sound-on = Dźwięk jest włączony
table-sound-off = Dźwięk jest wyłączony
table-sound-ask = Dźwięki przy stole?
table-sound-yes = Włącz
table-sound-no = Nie
table-close = Zamknij
table-phases = Fazy rundy
table-seats = Miejsca
table-board = Plansza
table-your-turn = Twój ruch
# $round (Number)
table-round = Runda { $round }
table-year = Rok { $round }
table-you = ty
table-acts = Teraz ruch tego gracza.
table-area = Wszystko, co leży odkryte przed tym graczem
# $name (String) is a player.
table-area-of = Odkryty obszar: { $name }
table-seat-free = wolne
# $bot (String) is the name of a bot's way of playing.
table-bot = Bot: { $bot }
# For screen readers: this view has something that can be chosen.
table-no-board-help = Panel zadaje każde pytanie i przyjmuje każdą odpowiedź, więc i tak można grać.
table-facts = Stół
table-yes = tak
table-no = nie
table-missing = Nie ma takiego stołu
table-private = Ten stół jest prywatny

## The decision panel

table-decision = Twoja decyzja
table-choices = Możliwości
table-in-secret = wszyscy wybierają w tajemnicy
table-only-you-see = tylko ty widzisz swój wybór
table-also = Możesz też
# $count (Number) is how many things the rules do not allow now.
table-not-possible = { $count ->
    [one] 1 rzecz jest teraz niemożliwa
    [few] { $count } rzeczy są teraz niemożliwe
   *[many] { $count } rzeczy jest teraz niemożliwych
}
table-choose = Najpierw wybierz
table-sending = Wysyłanie…
# $count (Number) is how many choices there are.
table-all-choices = Wszystkie: { $count }
# The title of the button that shows all answers, the rules against others, and help.
table-unfold = Wszystkie odpowiedzi i więcej o pytaniu (A)
table-sealed = Twoja odpowiedź jest zapieczętowana
table-sealed-help = Nikt jej nie zobaczy, dopóki wszyscy nie będą gotowi. Do tego czasu możesz ją zmienić.
table-seal-off = Zmień odpowiedź
table-ready = Kto jest gotowy
table-ready-yes = gotowe
table-ready-no = jeszcze nie gotowe
# $names (String) is a list of players.
table-waiting = Czekamy na: { $names }
table-happening = Zobacz, co się dzieje
# $now (String) says what goes on: "this is the window after a battle".
table-now = Teraz: { $now }.
# Of a spectator.
table-watching = Oglądasz
table-watching-full = Wszystkie miejsca są zajęte.
table-leave = Wyjdź
table-waiting-seats = Czekamy na graczy
table-waiting-seats-help = Gra ruszy, gdy tylko wszystkie miejsca będą zajęte.
# $seconds (Number), $minutes (Number): how long nothing has happened.
table-since = { $seconds ->
    [one] od 1 sekundy
   *[other] od { $seconds } sekund
}
table-since-minutes = { $minutes ->
    [one] od 1 minuty
   *[other] od { $minutes } minut
}
table-passing = Tutaj pasujesz automatycznie, zgodnie z ustawieniami.
table-passing-soon = Za chwilę spasujesz, chyba że wybierzesz coś innego.
table-saving = Tutaj ratujesz automatycznie, zgodnie z ustawieniami.
table-passing-stop = Pytaj mnie
table-pass-round = Pasuj do końca rundy
# The label of a choice: what the table answers at such moments by itself.
table-standing = Odpowiedź automatyczna
# A hint: what a strong bot would do on this seat. $percent (Number) is a chance of winning.
table-hint = Zapytaj Tygrysa
table-hint-what = Zapytaj Tygrysa, co by tu zrobił (T)
table-hint-wait = Tygrys myśli…
table-hint-title = Opinia Tygrysa.
table-hint-chance = Masz około { $percent }% szans na wygraną.
# Below the answers, if a later one has a slightly higher chance than the first.
table-hint-close-call = Tak małe różnice nic nie znaczą: polecany jest pierwszy ruch.
table-hint-close = Zamknij podpowiedź
table-chance = Twoje szanse na wygraną
table-percent = { $percent }%
# Moves that are only tried. $count (Number): how many.
table-plan = Zaplanuj ruchy
table-plan-about = Najpierw wypróbuj ruchy: nic nie zostanie wysłane (M)
table-plan-count = { $count ->
    [0] Planowanie.
   *[other] Ruchy w planie: { $count }.
}
table-plan-what = Nic nie zostanie wysłane, dopóki nie zagrasz planu.
table-plan-play = Zagraj plan
table-plan-leave = Porzuć plan
table-plan-ends = Potem twoja tura się kończy.
table-plan-over = Na tym gra by się skończyła.
table-plan-news = Nie da się przewidzieć, co będzie dalej.
table-plan-changed = Sytuacja przy stole się zmieniła: reszta planu nie została zagrana.
table-plan-end = Tu plan się kończy.
table-plan-gone = Stół się zmienił i plan przepadł.
table-undo = Cofnij
table-redo = Ponów
table-start = Cofnij turę
# $name (String) is the player at the same screen who is asked next.
table-pass-screen = Przekaż ekran: { $name }
table-refused = Niedozwolone
table-nudge = Przypomnij
# $name (String) is a player on whom the table waits, or the one who reminds.
table-nudge-what = Przypomnij graczowi { $name }, że stół czeka
table-nudged = { $name } przypomina: stół czeka na ciebie.
table-nudge-sent = Przypomniano: { $name }.
table-ask-others = Zapytaj innych
table-ask-others-what = Cofnij ostatni ruch za zgodą wszystkich, choć inni wiedzą już więcej
table-wish = { $name } chce cofnąć ostatni ruch i wszystko, co było po nim.
# $names (String) is a list of players.
table-wish-own = Chcesz cofnąć swój ostatni ruch. Brakuje zgody: { $names }.
table-wish-agree = Zgoda
table-wish-refuse = Odmowa
table-wish-drop = Zrezygnuj
table-wish-nay = { $name } nie wyraża zgody: nic nie zostaje cofnięte.

## When something goes wrong

table-late = Ten ruch przyszedł za późno.
table-late-help = Sytuacja przy stole się zmieniła. Nic nie przepadło: zobacz, co nowego, i wybierz ponownie.
table-late-show = Pokaż zmiany
table-line-down = Brak połączenia.
# $seconds (Number) until the next try.
table-line-again = { $seconds ->
    [one] Twój ostatni ruch jest bezpieczny. Ponowna próba za 1 sekundę.
    [few] Twój ostatni ruch jest bezpieczny. Ponowna próba za { $seconds } sekundy.
   *[many] Twój ostatni ruch jest bezpieczny. Ponowna próba za { $seconds } sekund.
}
table-try-now = Spróbuj teraz
table-line-back = Połączenie wróciło. Tak teraz wygląda stół.

## The log and the replay

table-log = Dziennik
table-look-back = Obejrzyj powtórkę
table-since-looked = Od twojego ostatniego spojrzenia
table-since-move = Od twojego ostatniego ruchu
table-since-rules = Zasady gry
table-since-more = { $count ->
    [one] i jedno działanie wcześniej
    [few] i { $count } działania wcześniej
   *[other] i { $count } działań wcześniej
}
table-since-replay = Pokaż jeszcze raz
table-again-this = Zobacz to jeszcze raz
table-skip = Pomiń
table-space = Spacja
table-to-moment = Przejdź do tego momentu
table-past = Powtórka
table-replay = Powtórka
# $move (Number) of $moves (Number).
table-move-of = Ruch { $move } z { $moves }
table-at-start = Stół jest przygotowany.
# $name (String) is a player whose move was secret.
table-hidden-move = { $name } wykonuje tajny ruch.
table-scrubber = Moment
table-to-start = Na początek
table-step-back = Jeden ruch wstecz
table-play = Odtwórz
table-pause = Wstrzymaj
table-step-on = Jeden ruch dalej
table-turn-back = Jedna tura wstecz
table-turn-on = Jedna tura dalej
table-to-round = Do rundy
table-to-end = Na koniec
table-seen-by = Widok
table-more = Więcej
table-speed = Tempo
table-spectator = widz
table-link-here = Kopiuj link do tego momentu
table-link-copied = Skopiowano link
table-copy-by-hand = Przeglądarka nie pozwala tu kopiować: skopiuj adres ręcznie.

# The study of a finished game. $percent (Number) is a chance of winning, or a part of it.
table-study = Analiza
table-study-title = Szansa na wygraną
table-study-curve = Szansa na wygraną po każdej decyzji, ruch po ruchu
table-study-what = Silny bot oceni twoje decyzje, wiedząc tylko to, co można było wiedzieć.
table-study-none = Nikt z grających nie zlecił analizy tej gry.
table-study-start = Oceń moje decyzje
# $done (Number) of $total (Number) decisions.
table-study-running = Ocenione decyzje: { $done } z { $total }
table-study-progress = Postęp analizy
table-study-wait = Analiza zaraz się zacznie…
table-study-leave = Możesz opuścić tę stronę: analiza trwa dalej i zostanie zapisana przy grze.
table-study-again = Spróbuj ponownie
# $name (String): a bot.
table-study-by = ocenia { $name }
table-study-whose = Czyje decyzje
table-study-turns = Punkty zwrotne
# $number (Number) of $count (Number).
table-study-decision = Decyzja { $number } z { $count }
table-study-before = Poprzednia decyzja
table-study-after = Następna decyzja
table-study-good = dobry ruch
table-study-best = najlepsze
table-study-played = zagrane
table-study-line = Jak mogłoby być dalej
table-study-play-on = Graj dalej stąd
table-study-share = Udostępnij
table-study-costs = Stracone szanse według rund
table-study-worst = Do najgorszej decyzji
# What was decided before the first round.
table-study-setup = Przygotowanie

table-download = Pobierz dziennik
table-to-now = Z powrotem do stołu
table-to-turn = Z powrotem: twój ruch
table-to-result = Do wyniku

## The curtain

# $name (String) is the player who is called, $before (String) the one who sat here before.
table-curtain = Przekaż ekran: { $name }
table-curtain-after = To, co wie { $before }, zniknęło już z tego ekranu.
table-curtain-first = Przy tym ekranie gra kilka osób. To, co tajne, widać dopiero po naciśnięciu przycisku.
table-i-am = To ja, { $name }
table-i-am-back = To ja, { $name }, i chcę spojrzeć jeszcze raz

## The end

table-result = Wynik
# $names (String) is a list of winners, $count (Number) how many they are.
table-wins = { $count ->
    [one] { $names } wygrywa
   *[other] { $names } wygrywają wspólnie
}
table-score = Punkty
table-scores = Punkty
table-sources = Skąd się wzięły punkty
table-course = Jak zmieniał się wynik
# $points (Number) of the marker, positive on the first seat's side.
table-course-marker = { $points_sign ->
    [plus] { $points_size } po pierwszej stronie
    [minus] { $points_size } po drugiej stronie
   *[zero] na środku
}
table-places = Miejsca
# $place (Number) in the final ranking.
table-place = { $place }. miejsce
table-mood-together = Razem daliście radę.
table-mood-lost = Tym razem gra była silniejsza.
table-mood-drawn = Nikt nie ustąpił.
# What a number counts; the number stands above. $name (String) is a player, $source (String) where points came from.
table-number-ahead = przewagi nad drugim miejscem ({ $name })
table-number-level = remis na czele ({ $name }); rozstrzygnęły zasady
table-number-best = { $source }: najlepsze źródło ({ $name })
table-number-edge = { $source }: więcej niż { $name }
table-tick-start = start
table-tick-end = koniec
table-details = Wszystkie punkty
table-rematch = Rewanż w tym samym składzie
table-again = Zagraj ponownie
table-look-at-board = Obejrzyj planszę
table-seed = Uczciwe tasowanie
table-seed-help = Zanim ktokolwiek usiadł, serwer związał się tajną liczbą; potem każda przeglądarka dodała własną. Rozdanie wynika z obu, więc nikt nie mógł go znać ani wybrać, chyba że serwer razem z osobą, która usiadła ostatnia.
table-seed-is = Tajna liczba i liczby graczy
table-commitment = Zobowiązanie serwera
table-own-number = Liczba twojej przeglądarki
table-first-seen = Pierwszy widok (skrót)
table-shuffle-by-hand = Samodzielnie, z dziennikiem gry:
table-seed-why = Serwer związał się tajną liczbą, zanim ktokolwiek usiadł, a twoja przeglądarka dodała swoją. Na koniec wszystko zostaje ujawnione i ta strona może to sprawdzić.
table-shuffle-check = Sprawdź tasowanie
# $draws (Number) is how often chance decided something in the game.
table-shuffle-proven-own = { $draws ->
    [one] Dowiedzione na tej stronie: tajna liczba była ustalona, zanim zajęto to miejsce, twoja liczba została wmieszana, a 1 losowanie w grze z nich wynika.
    [few] Dowiedzione na tej stronie: tajna liczba była ustalona, zanim zajęto to miejsce, twoja liczba została wmieszana, a wszystkie { $draws } losowania w grze z nich wynikają.
   *[many] Dowiedzione na tej stronie: tajna liczba była ustalona, zanim zajęto to miejsce, twoja liczba została wmieszana, a wszystkie { $draws } losowań w grze z nich wynika.
} Że karty, które było widać, wynikają z tych losowań, pokazuje powyższe polecenie z dziennikiem gry.
table-shuffle-proven = { $draws ->
    [one] Dowiedzione na tej stronie: to ta tajna liczba, którą związał się serwer, a 1 losowanie w grze z niej wynika.
    [few] Dowiedzione na tej stronie: to ta tajna liczba, którą związał się serwer, a wszystkie { $draws } losowania w grze z niej wynikają.
   *[many] Dowiedzione na tej stronie: to ta tajna liczba, którą związał się serwer, a wszystkie { $draws } losowań w grze z niej wynika.
} Ta przeglądarka nie dodała liczby. Czy wmieszano liczbę innej, może stwierdzić tylko tamta.
table-shuffle-view = To, co było widać zaraz po rozdaniu, serwer pokazuje także teraz.
table-shuffle-caveat = Wybierać spośród rozdań mógł tylko serwer razem z osobą, która usiadła ostatnia.
table-shuffle-empty = Serwer nie podaje żadnych losowań. Jeśli rozdano lub dobrano karty, to się nie zgadza; jeśli nie, nie ma czego dowodzić.
table-shuffle-broken-numbers = To się nie zgadza: liczby w tasowaniu nie są tymi, które pokazano przy rozdaniu, po jednej na miejsce i żadnej od botów. Zachowaj dziennik gry i powiedz o tym innym.
table-shuffle-broken-missing = To się nie zgadza: losowań jest mniej, niż wymagało rozdanie. Zachowaj dziennik gry i powiedz o tym innym.
table-shuffle-broken-view = To się nie zgadza: zaraz po rozdaniu było widać co innego, niż serwer pokazuje teraz. Zachowaj dziennik gry i powiedz o tym innym. (Powodem może być też aktualizacja serwera w trakcie gry.)
table-shuffle-broken-commitment = To się nie zgadza: to nie ta tajna liczba, którą związał się serwer. Zachowaj dziennik gry i powiedz o tym innym.
table-shuffle-broken-number = To się nie zgadza: liczba twojej przeglądarki nie została wmieszana na twoim miejscu. Zachowaj dziennik gry i powiedz o tym innym, chyba że to miejsce zajęto ponownie w innej przeglądarce.
table-shuffle-broken-draws = To się nie zgadza: losowania w grze nie wynikają z tajnej liczby i liczb graczy. Zachowaj dziennik gry i powiedz o tym innym.
table-shuffle-known = Rozdanie przy tym stole pochodzi z ziarna, które może znać każdy. Dlatego ta partia nigdy nie jest rankingowa i nie ma czego dowodzić.
table-shuffle-shown = Wcześniejsza wersja tego serwera pokazała o tasowaniu tej partii tyle, że można było odgadnąć zakryte karty. Partia trwa dalej, ale bez rankingu.
table-luck-read = Rozumiem
table-shuffle-early = Gra jeszcze trwa, więc nic nie zostało ujawnione.
table-shuffle-insecure = Przeglądarki mogą to sprawdzić tylko przez bezpieczne połączenie (https). Powyższe polecenie zrobi to z dziennikiem gry.
table-undealt = Karty zostaną rozdane, gdy wszyscy usiądą
table-undealt-closed = Ten stół zamknięto przed rozdaniem
table-undealt-help = Rozdanie wyniknie z tajnej liczby, którą serwer już się związał, i z liczby przeglądarki każdego gracza, więc nikt nie może go znać ani wybrać, chyba że serwer razem z osobą, która usiądzie ostatnia.
table-undealt-known = Rozdanie przy tym stole pochodzi z ziarna, które może znać każdy, więc ta partia nigdy nie jest rankingowa.
# $seed (String) is a number.
table-undealt-seed = Ziarno: { $seed }.

## Taking a seat

table-invited = Masz zaproszenie
table-join = Zajmij to miejsce
# $names (String) is a list of players.
table-join-with = Przy stole: { $names }.
table-name = Twoje imię
table-watch = Tylko oglądaj
table-invite = Wolne miejsca
table-invite-help = Miejsce może zająć każdy, kto otworzy taki link.
# $name (String) is the name of a seat.
table-link-of = Link do miejsca: { $name }
table-copy = Kopiuj

## The list of keys

table-keys-title = Klawisze
table-this = Ten stół
table-single-keys = Klawisze bez Ctrl i Alt
table-single-keys-help = Wyłącz je, jeśli sterujesz komputerem głosem.
table-key-choose = wybierz tę opcję; 0 to dziesiąta
table-key-unfold = pokaż wszystkie odpowiedzi i to, co niemożliwe
table-key-hint = poproś Tygrysa o podpowiedź, jeśli stół na to pozwala
table-key-plan = wypróbuj ruchy bez wysyłania, jeśli stół na to pozwala
table-key-send = wyślij to, co wybrane
table-key-back = krok wstecz; zamknij
table-key-undo = cofnij; do początku swojej tury
table-key-verbs = koniec, pas, zgoda, odmowa: wybierz, a za drugim razem wyślij
table-key-arrows = przechodzenie między możliwościami; w powtórce o ruch wstecz lub dalej
table-key-turn = w powtórce: o turę wstecz lub dalej
table-key-round = w powtórce: o rundę wstecz lub dalej
table-key-space = pokaż koniec tego, co robią inni; w powtórce: odtwórz i wstrzymaj
table-key-places = do planszy, ręki, dziennika, miejsc
table-key-past = obejrzyj powtórkę
table-key-study = analiza skończonej gry
table-key-chat = otwarcie lub zamknięcie czatu
table-key-pages = klawisze, zasady, ustawienia
table-key-zoom = na małych ekranach: powiększanie planszy
table-key-names = przytrzymaj: podpisy symboli przy wskaźniku

table-kept = Tej gry nie można kontynuować
table-kept-closed = Ta gra została zamknięta
table-kept-shown = Widzisz ją tak, jak została zapisana po { $shown } z { $entries } wpisów.
table-kept-log = Pobierz dziennik
table-kept-close = Zamknij stół
table-kept-keep = Nie zamykaj
table-kept-waits = Stół zostanie zamknięty, gdy zgodzą się także: { $names }
table-rated = To partia rankingowa: zmienia ranking wszystkich graczy.
