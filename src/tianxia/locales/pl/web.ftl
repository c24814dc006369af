### The words of the browser app around the tables, in Polish: lobby, new table, rules, settings.
### Arguments: see the English platform.ftl.

## The frame of every page

web-brand = Tianxia
web-skip = Przejdź do treści
web-main = Nawigacja główna
web-foot = Więcej
web-play = Graj
web-rules = Zasady
web-settings = Ustawienia
web-me = Ja
web-language = Język
web-theme-to-dark = Przełącz na ciemny wygląd
web-theme-to-light = Przełącz na jasny wygląd
# The button that leads to the settings, if the user has not given a name yet.
web-guest = Gość
web-seal = zachowuje to imię
# $page (String) is the title of a page; this is the title of the browser's tab.
web-tab = { $page } · Tianxia
web-loading = Chwileczkę…
web-foot-line = Gra pilnuje wszystkich zasad, a odrzucając ruch, podaje zasadę, którą on łamie.

## Lobby

web-hero = Wszystko pod niebem
# $count (Number) is how many games there are.
web-hero-line = { $count ->
    [one] Gra planszowa o narodzinach Chin. Graj w pojedynkę, przy jednym ekranie albo z przyjaciółmi na odległość.
    [few] { $count } gry planszowe o narodzinach Chin. Graj w pojedynkę, przy jednym ekranie albo z przyjaciółmi na odległość.
   *[many] { $count } gier planszowych o narodzinach Chin. Graj w pojedynkę, przy jednym ekranie albo z przyjaciółmi na odległość.
}
web-continue = Graj dalej
# For a screen reader: $game (String) is the title of the game that goes on.
web-continue-what = Graj dalej: { $game }
# $count (Number) is how many tables wait for the user.
web-waiting-count = { $count ->
    [one] Czeka na ciebie 1 stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
web-running = Twoje stoły
web-open-tables = Otwarte stoły
web-finished = Zakończone gry
# The next page of a list.
web-more = Pokaż więcej
web-your-turn = Twój ruch
web-is-waiting = oczekuje
web-known-seed = Rozdanie ze znanego ziarna
web-is-open = wolne miejsce
web-look-back = Powtórka
web-join = Dołącz
web-watch = Oglądaj
# Who sits where at a table, for a screen reader. $seats (String) is a list of names.
web-seats-at = Miejsca: { $seats }
web-somebody = Ktoś
web-seat-free = wolne miejsce

# A line of a table. $round (Number), $moment (String) says what goes on there.
web-line-round = Runda { $round }: { $moment }
web-line-round-great_wall = Rok { $round }: { $moment }
web-line-open = { $open ->
    [one] Wolne jest jeszcze 1 miejsce
    [few] Wolne są jeszcze { $open } miejsca
   *[many] Wolnych jest jeszcze { $open } miejsc
}
web-line-over = { $moves ->
    [one] Koniec po 1 ruchu
   *[other] Koniec po { $moves } ruchach
}
web-line-names = przy stole: { $names }
web-line-usual = Zwykłe zasady

web-none-waiting = Żaden stół na ciebie nie czeka
web-none-waiting-line = Otwórz własny albo dołącz do otwartego stołu poniżej.
web-none-open = Brak otwartych stołów
web-none-open-line = Twój będzie pierwszy. Wolne miejsce może zająć każdy, kto ma link.

# A line between the ways to begin; the levels of the bots follow.
web-or-play-bots = albo zagraj z botem
web-play-bots = Zagraj z botem
web-friends = Zagraj ze znajomymi
# What the two buttons of a game's card do, for a screen reader. $game (String) is its title.
# $bot (String) is the name of a level.
web-play-bot-what = Zagraj od razu w grę { $game } z botem { $bot }
web-friends-what = Otwórz stół gry { $game } dla znajomych
web-rules-what = Zasady gry { $game }
web-learn = Naucz się, grając
web-learn-line = przy prawdziwym stole, z przewodnikiem
web-learn-another = Poznaj inną grę
web-learn-what = Naucz się gry { $game } przy prawdziwym stole: pierwsza runda z botami i przewodnikiem
web-players = { $players ->
    [one] 1 gracz
   *[other] { $players } graczy
}
web-players-range = od { $least } do { $most }

## New table

web-new = Nowy stół
web-new-game = Gra
web-new-players = Gracze
web-new-seats = Miejsca
web-new-rated = Rankingowa
web-new-rated-about = Zmienia ranking wszystkich graczy, od końca pierwszej rundy (kto podda się wcześniej, i tak przegrywa). Dla każdych dwóch osób liczą się najwyżej 3 gry na 30 dni.
web-rated-keep = Gry rankingowe wymagają imienia, które jest tylko twoje.
web-rated-keep-go = Zachowaj swoje imię
web-new-hints = Podpowiedzi dozwolone
web-new-hints-about = W swojej turze każdy może planować ruchy i zapytać Tygrysa o trzy najlepsze.
web-new-rules = Zasady
web-new-editions = Różnice między wydaniami
web-new-editions-usual = jak zwykle
web-new-editions-changed = { $count ->
    [one] 1 zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
# $seat (String) is the name of a side or of a seat: the label of the choice who plays it.
web-new-who = Kto gra jako { $seat }?
web-new-me = { $name } (ty)
web-new-me-nameless = Ty
web-new-here = Osoba przy tym ekranie
web-new-here-about = gracie na zmianę; tajemnice zasłania kurtyna
web-new-here-name = Imię osoby przy tym ekranie
web-new-here-usual = Gość
web-new-open = Wolne miejsce
web-new-open-about = może je zająć każdy, kto ma link
# $bot (String) is the name of a bot.
web-new-bot = Bot: { $bot }
# $seat (String) is the name of a side or of a seat; the levels of bots follow.
web-new-level = Poziom: { $seat }
web-levels = Jak grają boty?
web-bot-sparrow = Wróbel
web-bot-sparrow-about = gra jak życzliwy początkujący
web-bot-crane = Żuraw
web-bot-crane-about = zagrywa to, co w danej chwili wygląda najlepiej
web-bot-tiger = Tygrys
web-bot-tiger-about = myśli naprzód
web-bot-dragon = Smok
web-bot-dragon-about = myśli najdłużej i trudno go przejrzeć
# These two sit at tables from before there were four levels.
web-bot-random = Wróbel
web-bot-random-about = zagrywa cokolwiek dozwolonego
web-bot-greedy = Żuraw
web-bot-greedy-about = zagrywa to, co w danej chwili wygląda najlepiej

# How strong a level of bots is. $level (String) is the level on all other seats. $rivals (Number) counts these seats.
# $wins, $games (Number) were counted in games among bots.
web-strength = { $rivals ->
    [1] wygrane partie: { $wins } z { $games }, przeciwnik: { $level }
   *[other] wygrane partie: { $wins } z { $games }, na pozostałych miejscach: { $level }
}
# The same where it has all seats and plays against the game itself.
web-strength-together = wygrane partie: { $wins } z { $games }

# One sentence on what will happen. $open, $here, $bots (Number) count the seats; $mine is 1 if the user sits there.
web-new-what = { $open ->
    [0] { $here ->
        [0] { $mine ->
            [0] Oglądasz: boty grają od razu.
           *[other] Gra zaczyna się od razu przeciw { $bots ->
                [one] botowi
               *[other] { $bots } botom
            }.
        }
       *[other] Gra zaczyna się od razu. Przed każdym tajnym wyborem kurtyna zasłania go przed drugą osobą.
    }
    [one] 1 miejsce pozostaje wolne: dostaniesz do niego link, a gra zacznie się, gdy zostanie zajęte.
    [few] { $open } miejsca pozostają wolne: dostaniesz link do każdego, a gra zacznie się, gdy wszystkie zostaną zajęte.
   *[many] { $open } miejsc pozostaje wolnych: dostaniesz link do każdego, a gra zacznie się, gdy wszystkie zostaną zajęte.
}
web-new-go = Otwórz stół
web-new-going = Otwieranie…
web-mode = Tryb gry
web-mode-players = od { $least } do { $most } graczy
web-mode-player = { $players ->
    [one] 1 gracz
   *[many] { $players } graczy
}
web-mode-starts = Gra zaczyna się od razu.

## Rules

web-rules-of = Zasady gry { $game }
web-rules-page = { $game } na jednej stronie
web-rules-page-short = Na jednej stronie
web-rules-every = Wszystkie zasady
web-rules-line = Każda zasada ma identyfikator. Gra podaje go zawsze, gdy odrzuca ruch.
web-rules-find = Szukaj po identyfikatorze lub słowie
web-rules-sections = Rozdziały
web-rules-found = { $count ->
    [0] Nie znaleziono żadnej zasady
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
   *[many] Znaleziono { $count } zasad
}
web-rules-all = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
web-rules-none = Brak pasujących zasad
web-rules-none-line = Spróbuj krótszego słowa albo identyfikatora, na przykład { $id }.
web-rules-clear = Pokaż wszystkie zasady
web-rules-unwritten = Zasady tej gry nie są tu spisane
web-rules-unwritten-line = Mimo to można w nią grać: stół odrzuca to, czego nie wolno, i mówi dlaczego.
web-rules-keys = Naciśnij /, aby szukać; strzałki prowadzą od zasady do zasady.
web-rules-link = Link do zasady { $rule }
web-rules-games = Zasady której gry?

## Settings

web-settings-line = Są przechowywane w tej przeglądarce; serwer zna tylko twoje imię i język.
web-set-you = Ty
web-set-name = Imię przy stołach
web-set-name-line = Widzą je inni gracze. Do { $letters } znaków.
web-set-save = Zapisz
web-set-saved = Zapisano
web-set-language = Język
web-set-look = Wygląd
web-set-theme = Jasny lub ciemny
web-set-theme-system = Jak w systemie
web-set-theme-light = Jasny
web-set-theme-dark = Ciemny
web-set-motion = Animacje
web-set-motion-system = Jak w systemie
web-set-motion-reduced = Ograniczone
web-set-motion-line = Ograniczone: elementy pojawiają się od razu na miejscu, nic się nie przesuwa.
web-set-table = Przy stole
web-set-pace = Tempo ruchów innych graczy
web-set-pace-slow = Wolne
web-set-pace-normal = Zwykłe
web-set-pace-fast = Szybkie
web-set-pace-off = Bez pokazu
web-set-pace-line = To, co robią inni, widać krok po kroku; kliknięcie przeskakuje dalej. Bez pokazu: od razu widać wynik.
# When a choice is asked about once more before it is sent.
web-set-confirm = Pytaj przed wysłaniem
web-set-confirm-always = Zawsze
web-set-confirm-hard = Nieodwracalne
web-set-confirm-never = Nigdy
web-set-confirm-line = Nieodwracalne: tylko ruchy, których nie można cofnąć.
web-set-sound = Dźwięk
web-set-sound-off = Wyłączony
web-set-sound-on = Włączony
web-set-sound-line = Krótki dźwięk, gdy jest twoja kolej i gdy inni wykonali ruch.
web-set-chance = Pokazuj moje szanse na wygraną
web-set-chance-off = Nie
web-set-chance-on = Tak
web-set-chance-line = Przy stołach, które pozwalają na podpowiedzi, pasek obok pytania pokazuje, jak Tygrys ocenia twoje szanse.
web-set-standing = Automatyczne odpowiedzi
web-set-standing-line = Niektóre pytania padają często i zwykle mają jedną odpowiedź. Ustal tutaj, kiedy stół może odpowiedzieć za ciebie. Inni tego nie zauważą: odpowiedź przychodzi po chwili, jak po namyśle.
web-standing-only = Pasuj, jeśli nie mogę zrobić nic innego
web-standing-ask = Zawsze mnie pytaj
web-standing-soon = Pytaj mnie przez 8 sekund, potem pasuj
web-standing-pass = Zawsze pasuj
web-standing-save = Zawsze ratuj tylu, na ilu mnie stać

## When something is not there or does not work

web-nowhere = Nie ma takiej strony
web-nowhere-line = Adres może zawierać błąd albo strony już nie ma. Twoje stoły są w poczekalni.
web-lobby = Poczekalnia
web-offline = Brak połączenia
# $seconds (Number) is how long until the next try.
web-offline-line = { $seconds ->
    [0] Twoje stoły są bezpieczne na serwerze. Ponawianie próby…
    [one] Twoje stoły są bezpieczne na serwerze. Ponowna próba za 1 sekundę.
    [few] Twoje stoły są bezpieczne na serwerze. Ponowna próba za { $seconds } sekundy.
   *[many] Twoje stoły są bezpieczne na serwerze. Ponowna próba za { $seconds } sekund.
}
web-try = Spróbuj teraz
web-trouble = To się nie udało
web-error-offline = Serwer nie odpowiada. Twoje wcześniejsze działania są bezpieczne; spróbuj ponownie za chwilę.
web-error-missing = Tego tu nie ma (lub już nie ma).
web-error-server = Na serwerze wystąpił problem. Nic nie zostało zmienione; spróbuj ponownie za chwilę.
web-error-app = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; twoje stoły są bezpieczne na serwerze.
web-reload = Wczytaj stronę ponownie

web-line-fate-other_rules = grana według innych zasad: nie można jej kontynuować
web-line-fate-damaged = zapis tej gry jest uszkodzony
web-line-fate-cut = brakuje ostatnich ruchów
web-pack = Karty i plansze
web-pack-usual = standardowe
web-pack-about = Zagraj własnymi kartami: zestaw to plik TOML z tym, co zmienia. Zostanie sprawdzony, zapisany razem ze stołem i wymieniony w dzienniku.
web-pack-file = Wybierz plik
