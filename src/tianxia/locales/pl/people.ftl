web-me-title = Profil
web-me-guest = Grasz jako gość. Zna cię tylko ta przeglądarka: gdy usuniesz jej pliki cookie, stracisz swoje miejsca.
web-me-kept = To imię należy do ciebie. Możesz zalogować się na każdym urządzeniu.
web-me-keep = Zachowaj moje miejsce
web-me-keep-line = Wybierz imię i jeden sposób, by potwierdzić, że to ty. Bez adresu e-mail, bez niczego więcej.
web-me-name = Imię
web-me-by-passkey = Zachowaj z kluczem dostępu
web-me-by-passkey-line = Telefon lub komputer potwierdza, że to ty: odciskiem palca, twarzą lub kodem PIN. Nie musisz nic pamiętać.
web-me-no-passkey = Klucze dostępu wymagają bezpiecznego adresu z nazwą, a ten taki nie jest. Tutaj działa hasło.
web-me-by-password = Zachowaj z hasłem
web-me-password = Hasło
web-me-password-line = Co najmniej 8 znaków.
web-me-new-password = Nowe hasło
web-me-words = Słowa odzyskiwania
web-me-words-line = Zapisz je teraz: widać je tylko raz. Pozwolą ci wrócić, gdy stracisz wszystko inne. Wystarczą cztery litery każdego.
web-me-words-copy = Kopiuj słowa
web-me-words-done = Mam je zapisane
web-me-words-new = Nowe słowa odzyskiwania
web-me-words-new-line = Stare przestaną działać, a inne urządzenia zostaną wylogowane.
web-me-copied = Skopiowano
web-me-by-hand = Skopiuj to ręcznie.
web-me-other = Graj dalej na innym urządzeniu
web-me-other-line = Zeskanuj kod drugim urządzeniem albo otwórz tam link. Działa raz, przez dziesięć minut.
web-me-make-link = Utwórz link
web-me-code = Kod QR linku
web-me-copy-link = Kopiuj link
web-me-devices = Urządzenia
web-me-devices-none = Gdy zajmiesz miejsce albo wybierzesz imię, pojawi się tu ta przeglądarka.
web-me-some-browser = Przeglądarka
web-me-here = ta
web-me-end = Wyloguj
web-me-end-others = Wyloguj wszędzie indziej
web-me-ways = Sposoby logowania
web-me-passkey = Klucz dostępu
web-me-add-passkey = Dodaj klucz dostępu
web-me-remove = Usuń
web-me-set-password = Ustaw hasło
web-me-change-password = Zmień hasło
web-me-saved = Zapisano
web-me-sign-out = Wyloguj się tutaj
web-me-sign-in = Zaloguj się
web-me-sign-in-line = Pojawią się tu twoje miejsca z innych urządzeń, a to, w co grasz w tej przeglądarce, przejdzie z tobą.
web-me-before = Masz już zachowane imię?
web-me-use-passkey = Zaloguj się kluczem dostępu
web-me-use-password = Imieniem i hasłem
web-me-use-words = Słowami odzyskiwania
web-me-words-field = Twoje dwanaście słów
web-me-continue = Graj dalej tutaj
web-me-continue-line = Używaj tylko linku, który pochodzi od ciebie: kto go utworzył, gra razem z tobą w tej przeglądarce.
web-me-not-used = Klucz dostępu nie został użyty. Spróbuj ponownie albo wybierz inny sposób.
web-me-onward = Do stołów
web-me-welcome = Witaj, { $name }
web-me-until = Działa do { $time }.
web-me-moved = { $tables ->
    [0] Twoje miejsca są tutaj.
    [one] Twoje miejsca są tutaj. Miejsce przy 1 stole z tej przeglądarki przeszło z tobą.
    [few] Twoje miejsca są tutaj. Miejsca przy { $tables } stołach z tej przeglądarki przeszły z tobą.
   *[many] Twoje miejsca są tutaj. Miejsca przy { $tables } stołach z tej przeglądarki przeszły z tobą.
}
web-me-games = partie
web-me-won = wygrane
web-me-running = w toku
web-me-results = Wyniki
web-me-none = Tutaj pojawią się twoje zakończone partie.
web-me-records = Według gry
web-me-opponents = Przeciwnicy
web-me-ratings = Ranking
web-me-ratings-line = Liczą się tylko partie, na które zgodzili się wszyscy przy stole.
web-rated-opponents = { $opponents ->
    [one] { $opponents } przeciwnik
    [few] { $opponents } różnych przeciwników
   *[other] { $opponents } różnych przeciwników
}
web-uncounted-early = bez rankingu: skończyła się w pierwszej rundzie
web-uncounted-names = bez rankingu: nie wszyscy zachowują swoje imię
web-uncounted-pair = bez rankingu: dwie osoby miały już ze sobą 3 gry rankingowe w ciągu 30 dni
web-me-ladder = Najlepsi gracze
web-me-ladder-none = Nikt nie ma tu jeszcze rankingu.
web-me-data = Moje dane
web-me-data-line = Twoje imię, urządzenia, partie, znajomi, wiadomości i adresy dla nich, urlopy. Poza tym nie jest zapisywane nic.
web-me-download = Pobierz wszystko
web-me-delete = Usuń mnie
web-me-delete-line = Imię, urządzenia i ranking znikną. Zakończone partie pozostaną czytelne, grane przez „kogoś”; gdzie gra trwa z innymi, twoje miejsce zajmie bot. Zgłoszenia dotyczące ciebie pozostają przez 30 dni. Tego nie da się cofnąć.
web-me-delete-sure = Usuń na zawsze
web-me-delete-not = Anuluj
web-me-since = gra od: { $date }
web-me-record = wygrane: { $won } z { $played }
web-me-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
web-me-rating = { $rating } ± { $deviation }
web-me-place = Miejsce { $place }
web-me-others-out = Wszystkie inne urządzenia zostaną wtedy wylogowane.
web-me-remove-password = Usuń hasło
web-me-recover-line = Zostaną zużyte, a ty dostaniesz nowe. Stare hasło przestanie działać, a inne urządzenia zostaną wylogowane.
web-me-no-passkeys = Niech przestaną działać też moje klucze dostępu: ktoś inny może mieć któryś z nich.
web-me-continue-as = W tej przeglądarce stajesz się: { $name }.
web-me-continue-mine = W tej przeglądarce to już ty: { $name }.
web-me-continue-move = { $tables ->
    [one] Moje miejsce przy 1 stole z tej przeglądarki przejdzie ze mną.
    [few] Moje miejsca przy { $tables } stołach z tej przeglądarki przejdą ze mną.
   *[many] Moje miejsca przy { $tables } stołach z tej przeglądarki przejdą ze mną.
}
web-me-continue-apart = Inaczej to, w co tu grasz, zostanie, i nikt już do tego nie wróci.
web-prove-title = Potwierdź, że to ty
web-prove-line = To zmienia, do kogo należy twoje imię. Przez pięć minut nie będzie kolejnych pytań.
web-prove-passkey = Użyj klucza dostępu
web-prove-go = Dalej
web-prove-not = Anuluj
web-prove-words-line = Zostaną zużyte, a ty dostaniesz nowe. Inne urządzenia zostaną wylogowane.
