### The guide to a first game of The Great Wall, in Polish. See the English file.

guide-great_wall-chapter-wall = Mur i miasto
guide-great_wall-chapter-command = Twój rozkaz
guide-great_wall-chapter-clerks = Urzędnicy przy pracy
guide-great_wall-chapter-soldiers = Żołnierze
guide-great_wall-chapter-winter = Zima
guide-great_wall-chapter-year = Nowy rok

guide-great_wall-welcome = Utrzymaj mur
guide-great_wall-welcome-text = Zimą hordy atakują trzy sekcje muru. Gdzie obrona jest niższa od ich siły natarcia, mur zostaje przełamany. Bronisz go razem z dwoma botami, ale ścigacie się o honor.
guide-great_wall-honor = Honor i hańba
guide-great_wall-honor-text = Wygrywa, kto ma najwięcej honoru: buduj, walcz, przekazuj datki. Hańbę przynoszą przełamania, a w niektórych lokacjach samotna praca. Na koniec żeton hańby pod żołnierzem odbiera 5 punktów honoru.
guide-great_wall-general = Twój generał
guide-great_wall-general-text = Generał daje surowce na start i zdolność na całą grę. Niektóre zdolności liczą twoich wspierających doradców: im więcej, tym lepiej.
guide-great_wall-general-do = Wybierz jednego i potwierdź. Każdy jest dobry.
guide-great_wall-advisors = Dwóch doradców
guide-great_wall-advisors-text = Jeden będzie aktywny: odtąd działa jego własna zdolność. Drugi wspiera generała i wzmacnia jego zdolność.
guide-great_wall-advisors-do = Wskaż aktywnego doradcę i potwierdź.
guide-great_wall-stock = Co jest twoje
guide-great_wall-stock-text = Urzędnicy pracują w mieście. Żołnierzy (włóczników, łuczników i kawalerzystów) trzeba najpierw zrekrutować. Twoje drewno, kamień, złoto i chi są ukryte przed innymi.
guide-great_wall-city = Miasto
guide-great_wall-city-text = Zwykła lokacja aktywuje się, gdy wszystkie jej pola są zajęte, obojętnie przez kogo. Specjalnej, jak obóz budowniczych, wystarczy jeden urzędnik. Potem urzędnicy wracają do pul.
guide-great_wall-horde = Horda
guide-great_wall-horde-text = Gdy żołnierze i rany zakryją wszystkie punkty witalne, horda jest pokonana. Trofeum bierze ten, czyi żołnierze zakrywają najwięcej. Włócznicy atakują tylko hordę przy murze.

guide-great_wall-command = Rozkaz na ten rok
guide-great_wall-command-text = Pierwszy rok zaczyna się jesienią. Każdy zagrywa w tajemnicy kartę rozkazu: urzędnicy do przeniesienia i coś jeszcze. Despotyzm może aktywować lokację, która nie jest pełna.
guide-great_wall-command-do = Wybierz kartę. Nasza propozycja: Despotyzm.
guide-great_wall-space = Kiedy działasz?
guide-great_wall-space-text = Karty kładzie się w kolejności herbaty i rozpatruje od pola 1. Wcześnie wybierasz przed innymi; późno zastajesz lokacje, które inni prawie zapełnili.
guide-great_wall-space-do = Zajmij wolne pole.

guide-great_wall-clerk = Wyślij urzędnika
guide-great_wall-clerk-text = Przenieś urzędnika z puli albo z innej lokacji tam, gdzie jest miejsce. Warto dołączyć do innych: lokacja zapełni się szybciej i nie będziesz w pojedynkę.
guide-great_wall-clerk-do = Przeciągnij urzędnika albo zakończ.
guide-great_wall-clerks = Nie w pojedynkę
guide-great_wall-clerks-text = W lokacji z ikoną hańby ten, kto jest sam, bierze hańbę, gdy lokacja zapełni się i aktywuje. Pełna lokacja zatrzymuje urzędników do tej chwili.
guide-great_wall-clerks-do = Przenieś następnego urzędnika.
guide-great_wall-barracks = Do koszar
guide-great_wall-barracks-text = Gdy urzędnicy są na miejscu, Despotyzm może aktywować jedną lokację wcześniej. Dwóch urzędników w koszarach może zrekrutować dwóch żołnierzy, którzy od razu mogą zaatakować.
guide-great_wall-barracks-do = Dwóch urzędników do koszar, potem „Zakończ”.
guide-great_wall-activated = Lokacja się aktywuje
guide-great_wall-activated-text = Aktywuje się lokacja { $location }: każdy korzysta ze swoich urzędników, w kolejności herbaty. W lokacji produkcyjnej każdy daje surowiec, a nadzorca dodaje swój poziom. Potem urzędnicy wracają do pul.
guide-great_wall-advance = Zanim będzie pełna
guide-great_wall-advance-text = Specjalna aktywacja działa mimo wolnych pól i nikt nie dostaje hańby za samotność. Korzysta każdy, kto ma tam urzędników: wybierz lokację, gdzie masz ich najwięcej.
guide-great_wall-advance-do = Wybierz lokację albo zrezygnuj.
guide-great_wall-location = Kilka jest gotowych
guide-great_wall-location-text = To twoja tura, więc wskazujesz, która lokacja aktywuje się następna. Najpierw zbierz surowce, potem je wydaj.
guide-great_wall-location-do = Wybierz następną lokację.
guide-great_wall-overseer = Nadzorca
guide-great_wall-overseer-text = Żołnierz, który stanie się nadzorcą, zostaje tu na zawsze: więcej surowców, ilekroć zbierają tu twoi urzędnicy, i dochód każdego lata. Im wcześniej, tym lepiej.
guide-great_wall-overseer-do = Zapłać albo zrezygnuj.
guide-great_wall-donate = Datek
guide-great_wall-donate-text = Oddaj 1 sztukę tego, co właśnie zebrano, do wspólnego magazynu za 2 punkty honoru. Kto buduje, musi najpierw zużyć magazyn, więc pomagasz też murowi.
guide-great_wall-donate-do = Przekaż datek albo zrezygnuj.
guide-great_wall-build = Obóz budowniczych
guide-great_wall-build-text = Koszt barykady: { $barricade }. Daje 2 punkty honoru i 2 obrony, a po zimie znika. Kondygnacja muru zostaje: 5, 10 lub 15 punktów honoru. Najpierw płaci magazyn.
guide-great_wall-build-do = Buduj, po jednym na urzędnika.
guide-great_wall-hire = Cesarska ambasada
guide-great_wall-hire-text = Koszt w złocie: urzędnik { $clerk }, następny doradca { $advisor }. Więcej urzędników więcej zrobi, a więcej doradców to więcej możliwości.
guide-great_wall-hire-do = Zatrudnij kogoś albo zrezygnuj.
guide-great_wall-pay = Płacenie
guide-great_wall-pay-text = Ten koszt można pokryć na różne sposoby. Wybierz jeden surowiec i jego liczbę; resztę płacisz pozostałymi. Zachowaj to, czego zaraz potrzebujesz.
guide-great_wall-pay-do = Wybierz, czym płacisz.

guide-great_wall-recruit = Żołnierze
guide-great_wall-recruit-text = Jeden żołnierz na urzędnika. Włócznik atakuje hordę przy murze. Łucznik rani dowolną hordę swojej sekcji i strzela znów zimą. Kawalerzysta zakrywa dwa punkty.
guide-great_wall-recruit-do = { $asked ->
    [next_recruit] Wskaż, kogo teraz wystawiasz.
   *[recruit] Wskaż rekrutów, potem „Zakończ”.
}
guide-great_wall-attack = Do ataku
guide-great_wall-attack-text = Żołnierz na punkcie daje to, co na nim widać, i liczy się do trofeum. Gdy horda padnie, dostajesz 2 punkty honoru, ale tracisz żołnierzy ({ $lethality }), chyba że uratuje ich chi.
guide-great_wall-attack-do = { $soldier ->
    [horseman] Wybierz dwa sąsiednie punkty albo odpoczynek.
   *[other] Wybierz punkt albo odpoczynek.
}
guide-great_wall-tactic = Karty taktyk
guide-great_wall-tactic-text = Każda karta taktyki podaje swój moment. Efekt podstawowy jest darmowy; za chi dostajesz wzmocniony. Jedna karta na zdarzenie, na przykład atak.
guide-great_wall-tactic-do = Zagraj kartę albo żadnej.
guide-great_wall-shame = Hańba
guide-great_wall-shame-text = Żeton trafia pod żołnierza w puli, którego wtedy nie można użyć, albo na trofeum, które wtedy nie daje honoru.
guide-great_wall-shame-do = Najmniej szkoda włócznika.

guide-great_wall-winter = Zima minęła
guide-great_wall-winter-text = Po wszystkich kartach rozkazów każdy łucznik na murze strzelił raz. Potem hordy szturmowały, sekcja po sekcji: ich siła natarcia przeciw obronie muru i barykad.
guide-great_wall-assault = Jak trzymał się mur
guide-great_wall-assault-text = { $breached ->
    [0] Wszystkie sekcje wytrzymały: nikt nie dostał hańby.
    [one] Przełamano 1 sekcję: za każdą hordę w niej hańbę wziął każdy, kto nie miał na niej żołnierza.
    [few] Przełamano { $breached } sekcje: za każdą hordę w nich hańbę wziął każdy, kto nie miał na niej żołnierza.
   *[many] Przełamano { $breached } sekcji: za każdą hordę w nich hańbę wziął każdy, kto nie miał na niej żołnierza.
} Barykady zniknęły, mury zostały. Żołnierz na każdej hordzie chroni przed hańbą.

guide-great_wall-spring = Wiosna
guide-great_wall-spring-text = { $number ->
    [one] Nadciągnęła 1 nowa horda
    [few] Nadciągnęły { $number } nowe hordy
   *[many] Nadciągnęło { $number } nowych hord
}. Najpierw trafiają do sekcji bez hord; inaczej sekcję wskazuje rewers następnej karty talii. Czekają też dwaj nowi doradcy.
guide-great_wall-summer = Lato
guide-great_wall-summer-text = Nadzorcy dają dochód. Potem możesz zwrócić żetony hańby, po 2 chi za każdy, a karty rozkazów schodzą z toru.
guide-great_wall-recall = Karty albo honor
guide-great_wall-recall-text = Odzyskaj wszystkie odrzucone karty rozkazów albo weź 2 punkty honoru za każdą i zostaw je. Gdy masz jeszcze dużo kart, weź honor. Zdrada nie wraca nigdy.
guide-great_wall-recall-do = Na ręce: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
guide-great_wall-end = Znasz już cały rok
guide-great_wall-end-text = Znów zaczyna się jesień. Buduj mury, miej żołnierza na każdej hordzie i korzystaj z nadzorców. Gdy ruch jest niedozwolony, gra poda zasadę. Powodzenia!
