### Wiadomości: co ludzie dowiadują się poza stroną i gdzie to wybierają. Argumenty: patrz platform.ftl.
### $others, $who: imiona graczy; $link: adres.

notice-title-turn = Twoja kolej: { $game }
notice-text-turn = Przy stole: { $others }.
notice-title-end = Koniec gry: { $game }
notice-text-end = Gra skończona. Przy stole: { $others }.
notice-title-invited = Zaproszenie od: { $who }
notice-text-invited = Czeka na ciebie miejsce: { $game }.
notice-title-nudge = { $who } czeka na ciebie
notice-text-nudge = Twoja kolej: { $game }.
notice-own-title = Twoje imię w Tianxia
notice-own-text = { $what } ({ $device }). Jeśli to nie ty, zaloguj się słowami odzyskiwania: wyloguje to wszystkich innych.
notice-deleted-text = { $what } ({ $device }). Tego nie da się cofnąć. Jeśli to nie ty, powiedz o tym tym, którzy prowadzą ten serwer.
notice-title-try = Działa
notice-text-try = Tak wyglądają wiadomości z Tianxia.
notice-mail-confirm-title = Potwierdź swój adres
notice-mail-confirm-text =
    Ktoś chce, by wiadomości z Tianxia przychodziły na ten adres. Jeśli to ty, otwórz ten link; działa raz:

    { $link }

    Jeśli nie, nic nie rób: więcej listów nie przyjdzie.
notice-mail-title = { $count ->
        [one] Czeka na ciebie jeden stół
        [few] Czekają na ciebie { $count } stoły
       *[other] Czeka na ciebie { $count } stołów
    }
notice-mail-leave = Nie chcę więcej listów: { $link }

server-bad_address = Na ten adres nie można nic wysłać. Musi zaczynać się od https:// i być osiągalny z każdego miejsca.
server-bad_subscription = Zgłoszenia tej przeglądarki nie da się użyć.
server-bad_mail = To nie jest adres e-mail.
server-no_mail = Ten serwer nie wysyła e-maili.

web-notice-title = Wiadomości
web-notice-line = Żeby było wiadomo, że to twoja kolej, także gdy ta strona jest zamknięta. Bez twojej zgody nic nie wysyłamy.
web-notice-what = Co i dokąd
web-notice-turn = Moja kolej
web-notice-end = Koniec gry
web-notice-invited = Zaproszenia
web-notice-nudge = Przypomnienia od innych
web-notice-push = Urządzenia
web-notice-hook = Webhook
web-notice-mail = E-mail
web-notice-by = { $kind }: { $channel }
web-notice-device = Na tym urządzeniu
web-notice-device-line = Przeglądarka zapyta, czy może pokazywać wiadomości.
web-notice-blocked = Wiadomości są zablokowane w ustawieniach przeglądarki dla tej strony.
web-notice-unable = Ta przeglądarka nie może tu pokazywać wiadomości. Potrzebny jest bezpieczny adres (https); na iPhonie najpierw dodaj Tianxia do ekranu początkowego.
web-notice-devices = Urządzenia, które dostają wiadomości
web-notice-remove = Usuń
web-notice-some = Przeglądarka
web-notice-hook-kind = Usługa
web-notice-hook-discord = Discord
web-notice-hook-slack = Slack
web-notice-hook-ntfy = ntfy
web-notice-hook-json = Inna (JSON)
web-notice-hook-url = Adres webhooka
web-notice-save = Zapisz
web-notice-mail-address = Adres e-mail
web-notice-mail-line = Tylko do tego i tylko jeśli chcesz. Potwierdzasz go linkiem, który wyślemy.
web-notice-mail-send = Wyślij link
web-notice-mail-wait = Link został wysłany na { $address }.
web-notice-mail-on = Listy przychodzą na { $address }.
web-notice-mail-hours = Najwyżej jeden list co
web-notice-mail-every = { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }
web-notice-quiet = Godziny ciszy
web-notice-quiet-line = Co się wtedy zdarzy, czeka do ich końca.
web-notice-from = Od
web-notice-until = Do
web-notice-try = Wyślij wiadomość próbną
web-notice-tried = Jest w drodze.
web-notice-saved = Zapisano
web-notice-confirming = Potwierdź swój adres
web-notice-confirmed = Adres { $address } jest potwierdzony. W ustawieniach wybierzesz, co tam wysyłamy.
web-notice-leaving = Koniec listów
web-notice-leave-line = Nie dostaniesz więcej listów z Tianxia. W ustawieniach możesz je znów włączyć.
web-notice-leave = Nie wysyłajcie więcej
web-notice-left = Gotowe: więcej listów nie wyślemy.
web-notice-to-settings = Do ustawień

web-message-none = Nic nowego.
web-message-open = { $count ->
        [0] Wiadomości
        [one] Wiadomości: { $count } nowa
        [few] Wiadomości: { $count } nowe
       *[other] Wiadomości: { $count } nowych
    }
web-message-read = Przeczytane
web-message-close = Zamknij
web-message-turn = Twoja kolej
web-message-end = Gra skończona
web-message-invited = Zaproszenie od: { $who }
web-message-nudge = { $who } czeka na ciebie
web-message-declined = { $who } nie przyjmuje zaproszenia
web-message-password = Zmieniono twoje hasło
web-message-nopassword = Usunięto twoje hasło
web-message-words = Utworzono nowe słowa odzyskiwania
web-message-passkey = Dodano klucz dostępu
web-message-nopasskey = Usunięto klucz dostępu
web-message-device = Użyto linku, by grać dalej na innym urządzeniu
web-message-recovered = Zalogowano się twoimi słowami odzyskiwania
web-message-ended = Wylogowano inne urządzenia
web-message-channel = Zmieniono, dokąd trafiają twoje wiadomości
web-message-renamed = Zmieniono twoje imię
web-message-deleted = Twoje imię zostało usunięte razem ze wszystkim, co o tobie zapisano
web-message-ways = Sposoby logowania
web-message-play = Graj
web-message-look = Zobacz
web-message-choose = Co do mnie przychodzi

web-install-title = Dodaj Tianxia do ekranu początkowego
web-install-line = Powie ci, gdy przyjdzie twoja kolej, i otworzy się na całym ekranie.
web-install = Zainstaluj
web-install-not = Nie teraz
web-update = Jest nowa wersja.
web-update-now = Wczytaj ponownie
web-no-network = Brak sieci. To stół, jak go ostatnio widziano; wybory zostaną wysłane, gdy sieć wróci.
