### What the server answers when something cannot be done, in Polish. Arguments: see the English platform.ftl.

server-no_table = Nie ma takiego stołu.
server-no_seat = Przy tym stole nie ma takiego miejsca.
server-not_your_seat = To nie jest twoje miejsce.
server-bad_invitation = To zaproszenie jest nieważne albo miejsce zostało już zajęte.
server-still_open = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
server-other_shuffle = Zobowiązanie serwera co do tasowania zmieniło się w międzyczasie. Jeśli ci to nie przeszkadza, spróbuj ponownie: twoja przeglądarka doda wtedy nową liczbę.
server-not_over = Dziennik jest dostępny dopiero po zakończeniu gry.
server-no_hints = Ten stół otwarto bez podpowiedzi.
server-no_plans = Ruchy można planować tylko przy stołach z podpowiedziami, a w grach rankingowych wcale.
server-no_advice = Teraz nie ma rady. Spróbuj ponownie później.
server-no_judge = Ta gra nie ma bota, który mógłby doradzić.
server-nothing_asked = Nie masz teraz nic do wyboru.
server-other_rules = Tę grę rozgrywano według innych zasad lub innymi kartami. Z dzisiejszymi te same ruchy prowadzą do innej sytuacji, więc nie da się tu grać dalej.
server-damaged = Zapis tej gry jest uszkodzony; nie można powtórzyć jej ruchów.
server-cut = W zapisie tej gry brakuje ostatnich ruchów; nie da się grać dalej od tego miejsca.
server-not_kept = Skończona gra zostaje. Zamknąć można tylko taką, która trwa.
# $reason (String) is what is wrong with the pack and in which line, in English.
server-bad_pack = Nie można użyć tego zestawu: { $reason }
# $name (String) is the pack that was asked for.
server-no_pack = Ten serwer nie oferuje zestawu „{ $name }”.
# $name (String) is what was asked for.
server-no_game = Nie ma gry „{ $name }”.
# $players (String) is the number that was asked for.
server-wrong_players = W tę grę nie można grać przy tej liczbie graczy: { $players }.
# $name (String) is an option of the game, $value (String) what was chosen for it.
server-no_choice = W tej grze nie ma opcji „{ $name }” o wartości „{ $value }”.
server-bad_options = Te opcje gry nie pasują do siebie.
server-wrong_seats = Ta gra ma { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}; podano: { $given }.
server-no_guide = Do takiego stołu nie ma przewodnika: uczy on swojej gry jedną osobę wśród botów, na zwykłych zasadach.
server-no_bot = Nie ma bota „{ $name }” do tej gry.
# $languages (String) are the codes of those there are.
server-no_language = Nie ma języka „{ $name }”; dostępne są: { $languages }.
server-no_moment = Gra ma { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}; nie ma takiego momentu.
server-not_foretold = Nie da się przewidzieć, co nastąpi po tych wyborach.
server-nothing_to_redo = Nie ma ruchu do ponowienia.
server-nobody_to_nudge = Stół nie czeka na to miejsce.
server-too_soon = Odczekaj { $seconds } s, zanim zapytasz znowu.
server-wish_stands = Ktoś już o to prosi; najpierw muszą odpowiedzieć pozostali.
server-no_wish = Nie ma już takiej prośby.
server-bad_rated = Gry rankingowe są tylko dla ludzi, każdy na jednym miejscu, bez podpowiedzi, własnych zestawów i wspólnego celu.
server-bad_pace = Zegar na żywo ma od 5 sekund do 4 godzin i dodaje do 10 minut; na dni jest 1, 2, 3 albo 7.
server-bad_vacation = Urlop zaczyna się dziś lub później, a rok ma na niego { $days } dni.
server-no_session = Nie masz takiej sesji.
server-session_replaced = W tej przeglądarce coś się właśnie zmieniło w tym, kim jesteś. Spróbuj ponownie.
server-prove_first = Najpierw potwierdź, że to ty.
server-name_taken = Imię „{ $name }” jest zajęte albo zbyt podobne do zajętego. Wybierz inne.
server-bad_name = Imię musi mieć co najmniej jedną literę lub cyfrę i nic, czego nie widać albo nie da się odczytać.
server-keep_for_rated = Gry rankingowe są dla tych, którzy zachowują swoje imię. Najpierw zachowaj swoje; to zajmie minutę.
server-weak_password = Hasło musi mieć co najmniej tyle znaków: { $least }.
server-common_password = To jedno z haseł, które zgaduje się najpierw. Wybierz inne.
server-wrong_key = To się nie zgadza. Sprawdź, co wpisujesz.
server-bad_passkey = Ten klucz dostępu nie jest tu znany albo trwało to zbyt długo. Spróbuj ponownie.
server-bad_ticket = Ten link został już użyty albo jego czas minął. Utwórz nowy.
server-too_many_tries = Zbyt wiele prób. Spróbuj ponownie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
server-last_key = To jedyny sposób, w jaki możesz się zalogować. Najpierw dodaj hasło lub inny klucz dostępu.
server-keep_first = Najpierw zachowaj swoje imię; inaczej nie wrócisz do swoich miejsc.
server-stale = Od twojej decyzji sytuacja przy stole się zmieniła; nic nie zostało zagrane. Oto stan obecny.
server-bad_body = Nie można poprawnie odczytać żądania.
server-forbidden = Żądanie nie zostało wysłane z tej strony; wczytaj ją ponownie.
server-not_found = Pod tym adresem nic nie ma.
server-too_large = Żądanie jest za duże.
server-too_many = Zbyt wiele żądań naraz; spróbuj ponownie za chwilę.
server-wrong_host = Ten serwer nie jest znany pod tą nazwą. Zapytaj o właściwy adres osobę, która go prowadzi.
server-no_database = Stoły są chwilowo niedostępne. To, co potwierdzone, jest zapisane; spróbuj ponownie za chwilę.
server-busy = Właśnie loguje się wiele osób. Spróbuj ponownie za kilka sekund.
server-full = Na serwerze nie ma teraz wolnych miejsc. Spróbuj ponownie za chwilę.
server-too_many_studies = Dwie twoje gry są już analizowane. Spróbuj ponownie, gdy jedna analiza się skończy.
server-no_study_now = Wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
server-stopping = Serwer uruchamia się ponownie. Spróbuj ponownie za chwilę.
server-too_many_tables = Liczba twoich niedokończonych stołów to już { $most }. Najpierw dokończ jeden z nich.
server-closed_table = Osoby prowadzące ten serwer zamknęły ten stół.
server-banned = Osoby prowadzące ten serwer nie pozwalają ci tu grać.
server-our_fault = Coś poszło nie tak po naszej stronie. Twój ostatni potwierdzony ruch jest bezpieczny.
