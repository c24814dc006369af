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
web-language = Język
web-theme-to-dark = Przełącz na ciemny wygląd
web-theme-to-light = Przełącz na jasny wygląd
# The button that leads to the settings, if the user has not given a name yet.
web-guest = Gość
# $page (String) is the title of a page; this is the title of the browser's tab.
web-tab = { $page } · Tianxia
web-loading = Chwileczkę …
web-foot-line = Każda zasada jest pilnowana, a każda odmowa podaje swoją zasadę.

## Lobby

web-hero = Wszystko pod niebem
# $count (Number) is how many games there are.
web-hero-line = { $count ->
    [one] Gra planszowa o narodzinach Chin. Graj w pojedynkę, przy jednym ekranie albo z przyjaciółmi na odległość.
    [few] { $count } gry planszowe o narodzinach Chin. Graj w pojedynkę, przy jednym ekranie albo z przyjaciółmi na odległość.
   *[many] { $count } gier planszowych o narodzinach Chin. Graj w pojedynkę, przy jednym ekranie albo z przyjaciółmi na odległość.
}
web-waiting = Czekają na ciebie
# $count (Number) is how many tables wait for the user.
web-waiting-count = { $count ->
    [one] Czeka na ciebie 1 stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
web-running = Twoje stoły
web-games = Gry
web-open-tables = Otwarte stoły
web-finished = Zakończone stoły
web-your-turn = Twój ruch
web-is-waiting = oczekuje
web-is-open = wolne miejsce
web-look-back = Obejrzyj
web-join = Dołącz
web-watch = Oglądaj
# Who sits where at a table, for a screen reader. $seats (String) is a list of names.
web-seats-at = Miejsca: { $seats }
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
web-open-one = Otwórz stół

web-play-a-bot = Zagraj z botem
web-play-bots = Zagraj z botami
web-table = Stół
# What the two buttons of a game's card do, for a screen reader. $game (String) is its title.
web-play-a-bot-what = Zagraj od razu z botem w grę { $game }
web-table-what = Nowy stół gry { $game }
web-rules-what = Zasady gry { $game }
web-learn = Naucz się, grając
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
web-bot-random = Wróbel
web-bot-random-about = zagrywa cokolwiek dozwolonego
web-bot-greedy = Żuraw
web-bot-greedy-about = zagrywa to, co w danej chwili wygląda najlepiej

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
web-new-going = Otwieranie …
web-mode = Sposób gry
web-mode-players = od { $least } do { $most } graczy
web-mode-player = { $players ->
    [one] 1 gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}
web-mode-starts = Gra zaczyna się od razu.

## Rules

web-rules-of = Zasady gry { $game }
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
web-rules-none = Żadna zasada nie ma takiego identyfikatora ani słowa
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
web-set-motion = Ruch
web-set-motion-system = Jak w systemie
web-set-motion-reduced = Ograniczony
web-set-motion-line = Ograniczony: elementy pojawiają się od razu na miejscu, nic się nie przesuwa.
web-set-sound = Dźwięk
web-set-sound-off = Wyłączony
web-set-sound-on = Włączony
web-set-sound-line = Krótki dźwięk, gdy jest twoja kolej i gdy inni wykonali ruch.
web-set-standing = Stałe odpowiedzi
web-set-standing-line = Niektóre pytania padają często i zwykle mają jedną odpowiedź. Ustal tutaj, kiedy stół może odpowiedzieć za ciebie. Inni tego nie poznają: trwa to tyle, co namysł.
web-standing-only = Pasuj, jeśli nie mogę zrobić nic innego
web-standing-ask = Zawsze mnie pytaj
web-standing-soon = Pytaj mnie przez 8 sekund, potem pasuj
web-standing-pass = Zawsze pasuj
web-standing-save = Zawsze ratuj, ilu mogę opłacić

## When something is not there or does not work

web-nowhere = Nie ma takiej strony
web-nowhere-line = Adres może zawierać błąd albo strony już nie ma. Twoje stoły są w poczekalni.
web-lobby = Poczekalnia
web-offline = Brak połączenia
# $seconds (Number) is how long until the next try.
web-offline-line = { $seconds ->
    [0] Twoje stoły są bezpieczne na serwerze. Ponawianie próby …
    [one] Twoje stoły są bezpieczne na serwerze. Ponowna próba za 1 sekundę.
    [few] Twoje stoły są bezpieczne na serwerze. Ponowna próba za { $seconds } sekundy.
   *[many] Twoje stoły są bezpieczne na serwerze. Ponowna próba za { $seconds } sekund.
}
web-try = Spróbuj teraz
web-trouble = To się nie udało
web-error-offline = Serwer nie odpowiada. Twoje wcześniejsze działania są bezpieczne; spróbuj ponownie za chwilę.
web-error-missing = Tego tu nie ma albo już nie ma.
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
