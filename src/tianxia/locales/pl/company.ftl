### Friends, chat, blocking, reports, and other people's profiles, in Polish.

web-friends-title = Znajomi
web-friends-none = Na razie nikogo. Utwórz link i wyślij go znajomej osobie.
web-friends-guest = Znajomi znają się po zachowanych imionach. Najpierw zachowaj swoje: to minuta, bez adresu e-mail.
web-friends-keep = Zachowaj moje imię
web-friends-link = Utwórz link dla znajomej osoby
web-friends-link-line = Wyślij go jednej osobie. Działa raz, do { $date }.
web-friends-link-copy = Kopiuj link
web-friends-link-open = Link, którego nikt jeszcze nie użył, do { $date }
web-friends-link-end = Unieważnij
web-friends-online = online
web-friends-play = Graj
web-friends-play-with = Graj z: { $name }
web-friends-end = Usuń
web-friends-end-who = Usuń ze znajomych: { $name }
web-friends-end-sure = { $name } i ty nie będziecie już na swoich listach znajomych.
web-friends-asks = chce dodać cię do znajomych
web-friends-accept = Przyjmij
web-friends-accept-who = Przyjmij do znajomych: { $name }
web-friends-ignore = Pomiń
web-friends-ignore-who = Pomiń prośbę: { $name }
web-friend-title = Link do znajomości
web-friend-line = { $name } chce dodać cię do znajomych. Znajomi widzą swoje imiona na liście i mogą zajmować sobie nawzajem miejsca przy stole.
web-friend-accept = Przyjmij
web-friend-done = { $name } i ty jesteście znajomymi.
web-friend-onward = Do stołów
web-new-friend = { $name } zobaczy ten stół w poczekalni, z zarezerwowanym miejscem.
web-ask-friend = Zaproś kogoś ze znajomych
web-ask-friend-line = Jedno z miejsc zostanie zarezerwowane, a ta osoba się o tym dowie.
web-ask-friend-ask = Zaproś
web-person-title = Gracz
web-person-mine = To widzą o tobie inni.
web-person-guest = Gra jako gość.
web-person-none = Brak ukończonych partii.
web-person-befriend = Dodaj do znajomych
web-person-asked = Prośba o znajomość została wysłana.
web-person-friend = Jesteście znajomymi.
web-person-block = Zablokuj
web-person-block-line = Ta osoba nie dołączy do twoich stołów, nie napisze do ciebie ani nie doda cię do znajomych, a w poczekalni nie zobaczycie nawzajem swoich stołów. Nie dowie się o tym. Wspólne partie trwają dalej.
web-person-block-sure = Zablokuj: { $name }
web-person-blocked = Zablokowano: { $name }.
web-person-report = Zgłoś
web-person-profile = Profil: { $name }
web-person-cancel = Anuluj
web-blocks = Zablokowane osoby
web-blocks-line = Nie wiedzą o tym.
web-blocks-end = Odblokuj
web-blocks-end-who = Odblokuj: { $name }
web-report-title = Zgłoszenie: { $name }
web-report-line = Przeczytają je osoby prowadzące ten serwer, razem z ostatnimi wiadomościami przy stole.
web-report-reason = Co jest nie tak?
web-report-insult = Obelgi
web-report-threat = Groźby
web-report-hate = Nienawiść do grupy ludzi
web-report-spam = Reklama lub zalewanie wiadomościami
web-report-name = Obraźliwe imię
web-report-cheating = Oszukiwanie
web-report-other = Coś innego
web-report-text = Własnymi słowami
web-report-send = Wyślij zgłoszenie
web-report-sent = Dziękujemy. Zgłoszenie zostało wysłane.
web-chat = Czat
web-chat-new = { $count ->
    [one] Czat, 1 nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
web-chat-none = Nikt się jeszcze nie odezwał.
web-chat-since = Ostatnio
web-chat-say = Powiedz coś przy stole
web-chat-send = Wyślij
web-chat-phrases = Zwroty
web-chat-closed = Tylko gotowe zwroty. Własny tekst jest możliwy, gdy zgodzą się wszyscy przy stole.
web-chat-agree = Zgadzam się na własny tekst
web-chat-waits = Zgadzasz się na własny tekst. Brakuje zgody: { $names }.
web-chat-asks = Za własnym tekstem: { $names }.
web-chat-withdraw = Znowu tylko zwroty
web-chat-watched = Widzowie mogą czytać
web-chat-watched-line = Jeśli zgodzą się wszyscy przy stole.
web-chat-mute = Wycisz czat
web-chat-muted = Czat jest wyciszony
web-chat-you = ty
web-chat-message-report = Zgłoś tę wiadomość: { $name }
web-say-hello = Cześć!
web-say-good_luck = Powodzenia!
web-say-your_turn = Twój ruch
web-say-one_moment = Chwileczkę
web-say-back = Już jestem
web-say-thanks = Dzięki!
web-say-sorry = Przepraszam
web-say-well_played = Dobrze zagrane!
web-say-ouch = Auć!
web-say-exciting = Ale emocje!
web-say-good_game = Dobra partia!
web-say-again = Jeszcze raz?
web-say-bye = Do zobaczenia!
web-ladder-least = { $games ->
    [one] Kolejność według rankingu pomniejszonego o niepewność, od 1 partii rankingowej.
    [few] Kolejność według rankingu pomniejszonego o niepewność, od { $games } partii rankingowych.
    [many] Kolejność według rankingu pomniejszonego o niepewność, od { $games } partii rankingowych.
   *[other] Kolejność według rankingu pomniejszonego o niepewność, od { $games } partii rankingowej.
}
web-ladder-met = Tylko z co najmniej { $opponents } różnymi przeciwnikami.
web-ladder-bots = Boty dla porównania
web-ladder-bots-line = Zmierzone w grach między sobą. Partie z botami nie zmieniają rankingu.
server-no_person = Nikt nie jest znany pod tym imieniem ani na tym miejscu.
server-yourself = To ty.
server-only_kept = Znajomych mogą mieć tylko osoby, które zachowały swoje imię. Najpierw zachowaj swoje w profilu.
server-other_not_kept = { $name } gra jako gość. Znajomych mogą mieć tylko osoby, które zachowały swoje imię.
server-not_met = Możesz prosić osoby, z którymi siedzisz przy stole, albo wysłać im link.
server-not_friends = Nie jesteście znajomymi, więc nie możecie trzymać sobie miejsc.
server-too_many_friends = To za dużo. Największa możliwa liczba to { $most }.
server-bad_link = Ten link został użyty lub unieważniony albo jego czas minął. Poproś o nowy.
server-no_free_seat = Przy tym stole nie ma już wolnego miejsca.
server-no_chat = Ten stół nie ma dla ciebie czatu: jest on dla osób, które przy nim siedzą, jeśli są co najmniej dwie.
server-not_agreed = Własny tekst jest możliwy, gdy zgodzą się wszyscy przy stole. Do tego czasu są gotowe zwroty.
server-nothing_said = Wybierz jeden ze zwrotów albo napisz coś.
server-too_chatty = Piszesz bardzo szybko. Odczekaj { $seconds } s.
server-no_message = Nie ma takiej wiadomości albo napisał ją ktoś inny.
server-too_many_reports = To już wiele zgłoszeń. Odczekaj godzinę.
server-only_together = Możesz zgłosić kogoś, z kim siedzisz lub siedziałeś przy stole.
server-never_met = Możesz zablokować kogoś, z kim siedzisz lub siedziałeś przy stole, albo kogoś ze znajomych.
server-report_stands = Twoje ostatnie zgłoszenie tej osoby jest jeszcze rozpatrywane.
