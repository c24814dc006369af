### The guide to a first game of The Great Wall, in Polish. See the English file.

guide-great_wall-welcome = Utrzymaj mur
guide-great_wall-welcome-text = Ze stepu u góry nadciągają hordy, miasto na dole pracuje na obronę. Zimą szturmowana jest każda z trzech sekcji: jeśli obrona jest niższa od siły hord, mur zostaje przełamany. Bronisz go razem z dwoma botami i ścigasz się z nimi o honor.
guide-great_wall-honor = Honor i hańba
guide-great_wall-honor-text = Wygrywa największy honor. Zdobywa się go, budując, walcząc i dając. Hańba bierze się z przełamań i z samotnej pracy; na koniec każdy żeton pod żołnierzem kosztuje 5 punktów honoru.
guide-great_wall-general = Twój generał
guide-great_wall-general-text = Generał daje surowce na start i zdolność na całą grę. Jej części z ikoną wsparcia rosną z każdym wspierającym doradcą. Wszyscy wybierają w tajemnicy.
guide-great_wall-general-do = Zatrzymaj jednego z dwóch. Na pierwszą grę nadaje się każdy.
guide-great_wall-advisors = Dwóch doradców
guide-great_wall-advisors-text = Jeden zostaje aktywny: odtąd działa jego własna zdolność. Drugi wspiera generała i wzmacnia jego zdolność.
guide-great_wall-advisors-do = Wskaż tego, który ma być aktywny.
guide-great_wall-stock = Co jest twoje
guide-great_wall-stock-text = Drewno, kamień, złoto i chi leżą za twoją zasłonką; inni ich nie widzą. Obok są urzędnicy, którzy pracują w mieście, oraz żołnierze: włócznicy, łucznicy i kawalerzyści, których trzeba najpierw zrekrutować.
guide-great_wall-city = Miasto
guide-great_wall-city-text = Tu pracują urzędnicy. Lokacja o stałej liczbie pól działa dopiero, gdy wszystkie są zajęte, obojętnie przez kogo. Specjalnym, jak obóz budowniczych, wystarczy jeden urzędnik. Potem urzędnicy wracają do domu.
guide-great_wall-horde = Horda
guide-great_wall-horde-text = Kwadraty to jej punkty witalne. Zakrywają je żołnierze i rany; gdy zakryte są wszystkie, horda jest pokonana, a trofeum bierze ten, kto zakrywa najwięcej. Włócznicy atakują tylko pierwszy rząd i dostają to, co widać na punkcie.
guide-great_wall-command = Rozkaz na ten rok
guide-great_wall-command-text = Co roku każdy zagrywa w tajemnicy jedną kartę rozkazu. Mówi ona, ilu urzędników przenosisz i co jeszcze możesz; większość pozwala też innym przenieść swoich. Despotyzm to dobry początek: pozwala użyć lokacji, która nie jest jeszcze pełna.
guide-great_wall-command-do = Wybierz kartę i zapieczętuj ją. Nasza propozycja: Despotyzm.
guide-great_wall-space = Kiedy działasz?
guide-great_wall-space-text = Karty rozpatruje się od pola 1. Wcześnie wybierasz przed innymi; późno zastajesz lokacje, które inni już prawie zapełnili. Pierwszeństwo daje kolejność herbaty.
guide-great_wall-space-do = Połóż kartę na wolnym polu.
guide-great_wall-clerk = Wyślij urzędnika
guide-great_wall-clerk-text = Urzędnicy idą z puli albo z innej lokacji do dowolnej lokacji z wolnym polem. Dobre miejsce to takie, gdzie stoją już inni: zapełni się szybciej i nikt nie będzie tam sam.
guide-great_wall-clerk-do = Wybierz urzędnika i lokację albo zakończ.
guide-great_wall-clerks = Nie w pojedynkę
guide-great_wall-clerks-text = Gdzie widać ikonę hańby, tam ten, kto jest sam podczas działania lokacji, bierze żeton hańby. W towarzystwie nic nie grozi. Pełna lokacja zatrzymuje urzędników, dopóki nie zadziała.
guide-great_wall-clerks-do = Przenieś następnego urzędnika; zapełniona lokacja zadziała.
guide-great_wall-barracks = Do koszar
guide-great_wall-barracks-text = To twoja własna tura. Gdy urzędnicy stoją, Despotyzm może uruchomić jedną lokację wcześniej. Dwóch urzędników w koszarach to dwóch żołnierzy, którzy mogą od razu zaatakować.
guide-great_wall-barracks-do = Nasza propozycja: dwóch urzędników do koszar. Potem zakończ.
guide-great_wall-activated = Lokacja działa
guide-great_wall-activated-text = Zadziałała lokacja { $location }: każdy, kto miał tam urzędników, skorzystał z nich, w kolejności herbaty. W lokacji produkcyjnej urzędnik daje jeden surowiec, a nadzorca dodaje swój poziom. Potem urzędnicy wrócili do domu.
guide-great_wall-advance = Zanim będzie pełna
guide-great_wall-advance-text = Specjalna aktywacja uruchamia lokację mimo wolnych pól i nikt nie dostaje hańby za samotność. Korzysta każdy, kto ma tam urzędników, więc wybierz tę, gdzie masz ich najwięcej.
guide-great_wall-advance-do = Wybierz lokację albo zrezygnuj.
guide-great_wall-location = Kilka jest gotowych
guide-great_wall-location-text = To twoja tura, więc wskazujesz, która lokacja zadziała następna. Najpierw surowce, potem to, na co je wydasz.
guide-great_wall-location-do = Wybierz następną lokację.
guide-great_wall-overseer = Nadzorca
guide-great_wall-overseer-text = Żołnierz, który zostaje nadzorcą, zostaje tu na zawsze: dokłada się do każdego zbioru i płaci co lato. Im wcześniej, tym lepiej. Później może awansować do poziomu 3.
guide-great_wall-overseer-do = Zapłać za nadzorcę, jeśli możesz, albo zrezygnuj.
guide-great_wall-donate = Datek
guide-great_wall-donate-text = Jedna sztuka tego, co właśnie zebrano, trafia do wspólnego magazynu, za 2 punkty honoru. Kto buduje, musi najpierw zużyć magazyn, więc pomagasz też murowi.
guide-great_wall-donate-do = Przekaż datek albo zatrzymaj surowiec.
guide-great_wall-recruit = Żołnierze
guide-great_wall-recruit-text = Każdy urzędnik w koszarach rekrutuje jednego. Włócznicy są tani; łucznicy zostają na murze i strzelają co zimę; kawalerzysta zakrywa dwa punkty w dowolnym rzędzie.
guide-great_wall-recruit-do = Wskaż rekrutów; płacisz za wszystkich razem.
guide-great_wall-attack = Do ataku
guide-great_wall-attack-text = Żołnierz na punkcie daje to, co na nim widać, i udział w trofeum. Gdy horda padnie, każdy, kto ma na niej żołnierzy, zyskuje honor, ale część z nich ginie.
guide-great_wall-attack-do = Wybierz punkt albo strefę odpoczynku.
guide-great_wall-build = Budowniczowie
guide-great_wall-build-text = Barykada kosztuje 2, daje 2 punkty honoru i 2 obrony, a po zimie znika. Poziom muru kosztuje 5, 10 lub 15, daje tyle samo honoru i zostaje.
guide-great_wall-build-do = Wybierz, co budujesz, po jednym na urzędnika.
guide-great_wall-hire = Ambasada
guide-great_wall-hire-text = Więcej urzędników to więcej pracy, więcej doradców to silniejszy generał. Urzędnik kosztuje 2 złota, doradca tyle złota, ilu będzie wtedy twoich doradców.
guide-great_wall-hire-do = Zatrudnij kogoś albo zrezygnuj.
guide-great_wall-pay = Płacenie
guide-great_wall-pay-text = Gdy cenę można zapłacić dowolnie, wybierasz jeden rodzaj i jego liczbę; resztę dokładają pozostałe. Zachowaj to, czego zaraz potrzebujesz.
guide-great_wall-pay-do = Wybierz, czym płacisz.
guide-great_wall-tactic = Pasuje karta taktyki
guide-great_wall-tactic-text = Karty taktyki zagrywa się w momencie, który wymieniają. Górny efekt jest darmowy; za chi dostajesz silniejszy. W każdym takim momencie możesz zagrać jedną.
guide-great_wall-tactic-do = Zagraj kartę albo żadnej.
guide-great_wall-shame = Hańba
guide-great_wall-shame-text = Żeton trafia pod żołnierza w puli, który jest wtedy bezużyteczny, albo na trofeum, które wtedy nie daje honoru. Latem można się go pozbyć za chi.
guide-great_wall-shame-do = Wybierz miejsce. Najmniej brakuje włócznika.
guide-great_wall-winter = Zima
guide-great_wall-winter-text = Po wszystkich kartach rozkazów przychodzi zima. Każdy łucznik na murze strzela raz. Potem hordy szturmują, sekcja po sekcji: siła natarcia przeciw poziomowi muru i barykadom.
guide-great_wall-assault = Jak trzymał się mur
guide-great_wall-assault-text = { $breached ->
    [0] Wszystkie sekcje wytrzymały: nikt nie dostał hańby.
    [one] Przełamano { $breached } sekcję. Za każdą hordę w niej hańbę wziął każdy, kto nie miał na niej żołnierza.
    [few] Przełamano { $breached } sekcje. Za każdą hordę w nich hańbę wziął każdy, kto nie miał na niej żołnierza.
   *[many] Przełamano { $breached } sekcji. Za każdą hordę w nich hańbę wziął każdy, kto nie miał na niej żołnierza.
} Barykad już nie ma, zostają tylko mury. Jeden żołnierz na każdej hordzie chroni przed hańbą.
guide-great_wall-spring = Wiosna
guide-great_wall-spring-text = Nowy rok: { $number ->
    [one] nadciągnęła 1 nowa horda
    [few] nadciągnęły { $number } nowe hordy
   *[many] nadciągnęło { $number } nowych hord
}. Odwrót następnej karty pokazuje, gdzie stanie kolejna, a w ambasadzie czekają nowi doradcy.
guide-great_wall-summer = Lato
guide-great_wall-summer-text = Nadzorcy płacą dochód. Potem można zwrócić do banku żetony hańby, po 2 chi za każdy, a karty rozkazów schodzą z toru.
guide-great_wall-recall = Karty albo honor
guide-great_wall-recall-text = Odzyskaj wszystkie zagrane karty rozkazów albo zyskaj 2 punkty honoru za każdą i zostaw je tam. Gdy na ręce jest jeszcze dużo kart, lepszy jest honor. „Zdrada” nie wraca nigdy.
guide-great_wall-recall-do = Teraz weź honor; na ręce jest jeszcze pięć kart.
guide-great_wall-end = Znasz już cały rok
guide-great_wall-end-text = Znów zaczyna się jesień: rozkaz, urzędnicy, lokacje, zima. Buduj mury, trzymaj żołnierza na hordach i korzystaj z nadzorców. Każda odmowa podaje zasadę. Powodzenia!
