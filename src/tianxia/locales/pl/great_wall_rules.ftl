### The rules of The Great Wall in Polish: one id, one sentence. Ids never change; their order is the order of
### reading. First come the rules of the standard game for three and four, then what the other modes change.
###
### Terms: honor = honor; shame token = żeton hańby; pool = pula (gracza); stock = zapas; bank = bank; section =
### sekcja (muru); row = rząd; vital spot = punkt witalny; rest area = strefa odpoczynku; firing spot = pole
### ostrzału; trophy = trofeum; lethality = zabójczość; tea order = kolejność herbaty; box = ramka; turn = tura;
### moment = moment; window = okno; invasion indicator = wskaźnik inwazji; clerk = urzędnik; clerk chamber = izba
### urzędników; overseer = nadzorca; upgrade = ulepszenie; donate = przekazać datek; advisor = doradca (aktywny,
### wspierający); location = lokacja (zwykła, specjalna); advanced activation = specjalna aktywacja; command card
### = karta rozkazu; tactic card = karta taktyki (efekt podstawowy, wzmocniony); volley = ostrzał; cleanup =
### czyszczenie hord; assault = szturm; power = siła natarcia; breach = przełamanie; raid = podbój; Reed Clan =
### Klan Trzciny; overlord = wódz; Qin's location track = tor lokacji Qin Jiushao; decree = dekret (fulfill =
### spełnić); event = wydarzenie; sacrifice = poświęcić.
###
### The mark at the end: "(Nasze rozstrzygnięcie.)" is "(Our ruling.)". No full stop inside a sentence.

## Players, pieces, secrecy

GW-A = Gracze, elementy gry, tajność
GW-A1 = Gra standardowa jest przeznaczona dla 3 lub 4 graczy; istnieją też tryb dla 2 graczy z Klanem Trzciny, tryb solo przeciw Qin Jiushao i Klanowi Trzciny oraz tryb kooperacji dla 2 do 4 graczy.
GW-A2 = Każdy gracz ma 8 urzędników, 10 włóczników, 4 łuczników, 2 kawalerzystów, znacznik honoru, znacznik herbaty i 6 kart rozkazów: „Despotyzm”, „Pańszczyzna”, „Ekonomia”, „Rozkaz ataku”, „Zdrada” i „Pod sztandary”.
GW-A3 = Żołnierzem jest włócznik, łucznik lub kawalerzysta, nigdy urzędnik.
GW-A4 = Surowce to drewno, kamień, złoto i chi; surowców i ran w banku nigdy nie brakuje, a honor nie ma górnej granicy. (Nasze rozstrzygnięcie: rany.)
GW-A5 = Liczba żetonów hańby w banku jest ograniczona: w każdym trybie po 10 na każdego gracza, który jest człowiekiem.
GW-A6 = W grze jest 9 barykad oraz po 3 kondygnacje muru każdego z poziomów 1, 2 i 3.
GW-A7 = Tajne, znane tylko właścicielowi, są: zapas za zasłonką, karty taktyk i rozkazów na ręce, karta rozkazu wybrana, lecz jeszcze nieodkryta, oraz karty generałów i doradców rozdane, lecz jeszcze niewybrane; nikt nie zna kolejności kart w taliach; wszystko inne jest jawne, także wszystkie karty odrzucone, trofea i doradcy pod kartą generała.
GW-A8 = Jeśli efekt wymienia element gry bez podania, czyj on jest, chodzi o element gracza, którego ten efekt dotyczy.
GW-A9 = Płacenie oznacza zwrot surowców do banku, a całą cenę trzeba mieć w chwili płacenia.
GW-A10 = Efekty zachodzące w tym samym momencie są jednoczesne, więc tym, co daje jeden z nich, nie można zapłacić za inny.
GW-A11 = Honor nigdy nie spada poniżej 0: każda utrata honoru, czy to za hańbę na koniec gry, czy kiedy indziej, zabiera tyle, ile go jest, natomiast honor wymagany jako cena trzeba mieć w całości. (Nasze rozstrzygnięcie: straty przed końcem gry oraz cena.)
GW-A12 = Każdy zysk, każdą zapłatę, każde dobranie i odrzucenie widzą wszyscy, wraz z rodzajem i liczbą surowców oraz liczbą kart, ale treść dobranej karty taktyki widzi tylko ten, kto ją dobrał; liczba kart na ręce jest więc jawna, a zapasu nie pokazuje się innym, choć zna go ten, kto liczy. (Nasze rozstrzygnięcie.)
GW-A13 = Niewybrany generał opuszcza grę nieujawniony; jawne są wskaźnik inwazji, liczba kart w każdej talii oraz to, które karty zasady usunęły podczas przygotowania gry. (Nasze rozstrzygnięcie.)
GW-A14 = To, czy gracz jest pytany, zależy od rzeczy jawnych, od zapasów i od liczby jego kart, nigdy od tego, jakie to karty: gracza, który ma na ręce kartę taktyki, pyta się w oknie zawsze, gdy można by w nim zagrać którąkolwiek kartę taktyki z tej gry, a gracza, który nie ma żadnej, się nie pyta. (Nasze rozstrzygnięcie.)
GW-A15 = Rozmawiać wolno dowolnie i do niczego to nie zobowiązuje; surowce, karty i elementy gry przechodzą między graczami tylko przez efekt, który tak mówi. (Nasze rozstrzygnięcie.)
GW-A16 = Efekt, którego nie da się wykonać w całości, wykonuje się na tyle, na ile to możliwe, z użyciem tylu elementów, kart lub żetonów, ile jest, ale cenę płaci się w całości albo wcale. (Nasze rozstrzygnięcie.)
GW-A17 = Jeśli karta jest sprzeczna z którąś z tych zasad, rozstrzyga karta. (Nasze rozstrzygnięcie.)

## Setup

GW-B = Przygotowanie gry dla 3 lub 4 graczy
GW-B1 = Strona planszy i początkowe pole żetonu czasu zależą od liczby graczy: 3 graczy używa strony dla 1 do 3 graczy, z 6 polami po jednym roku, a 4 graczy strony dla 4, z 5 polami.
GW-B2 = Tasuje się 5 artefaktów; 3 się odkrywa, a 2 wracają do pudełka.
GW-B3 = Tasuje się talię hordy i kładzie po 1 odkrytej karcie hordy w pierwszym rzędzie każdej sekcji, od lewej do prawej.
GW-B4 = Tylko przy 4 graczach umieszcza się jeszcze jedną hordę w sekcji, którą pokazuje wskaźnik inwazji.
GW-B5 = Na każdym z 9 pól barykad stoi barykada.
GW-B6 = Tasuje się talię taktyk.
GW-B7 = Tasuje się generałów i doradców i rozdaje każdemu graczowi po 2 karty każdego rodzaju, a gracz ogląda wszystkie cztery przed wyborem; każdy zatrzymuje 1 generała, a drugi opuszcza grę; wszyscy wybierają jednocześnie i w tajemnicy, a odkrywają razem.
GW-B8 = Następnie, gdy generałowie są już znani, każdy gracz czyni jednego doradcę aktywnym, a drugiego wspierającym, i wybór staje się jawny, gdy wszyscy go dokonali. (Nasze rozstrzygnięcie: że także tego wyboru dokonuje się jednocześnie i w tajemnicy.)
GW-B9 = W kolejności herbaty każdy gracz bierze początkowe surowce wskazane przez swojego generała i dobiera tyle kart taktyk, ile on wskazuje. (Nasze rozstrzygnięcie: kolejność.)
GW-B10 = Pozostali doradcy tworzą talię doradców, a 4 jej wierzchnie karty odkrywa się na torze doradców, od lewej do prawej.
GW-B11 = Po 3 urzędników każdego gracza trafia do izby urzędników w cesarskiej ambasadzie, a 5 zostaje w jego puli.
GW-B12 = Znaczniki honoru zaczynają na 0.
GW-B13 = Znaczniki herbaty układa się w stos według wartości herbaty generałów, z najwyższą na wierzchu; przy równych wartościach, które mogą się zdarzyć tylko w zestawach własnych kart, wyżej leży znacznik gracza o niższym numerze miejsca. (Nasze rozstrzygnięcie: równe wartości.)
GW-B14 = Pierwszy rok zaczyna się od jesieni: wiosnę i lato się pomija, a żeton czasu zostaje na swoim pierwszym polu.
GW-B15 = Na początku wszystkich 16 żołnierzy gracza jest w puli, a wszystkie 6 kart rozkazów na ręce; nie jest zbudowana żadna kondygnacja muru, a magazyn, strefy odpoczynku i pola ostrzału są puste.
GW-B16 = Nic, co dzieje się podczas przygotowania gry, nie jest momentem: nie odpowiada na to żadna zdolność ani karta taktyki. (Nasze rozstrzygnięcie.)
GW-B17 = Używa się tylko kart z zestawu standardowego: 24 hord, 13 generałów, 44 doradców, 20 kart taktyk i 5 artefaktów; karty Klanu Trzciny, Qin Jiushao i trybu kooperacji wchodzą do gry tylko według zasad swoich trybów; jeśli własny zestaw kart drukuje na kartach lub planszach inne liczby, obowiązują one zamiast liczb z tych zasad.

## Tea order

GW-T = Kolejność herbaty
GW-T1 = Gdy ten sam efekt wykonuje kilku graczy, robią to w kolejności herbaty, od szczytu stosu herbaty w dół, a każdy kończy, zanim zacznie następny.
GW-T2 = Każdy remis wygrywa ten z remisujących graczy, który jest wyżej na stosie herbaty.
GW-T3 = Kolejność herbaty odczytuje się na początku kroku, ramki, lokacji lub okna, a zmiana dokonana w ich trakcie liczy się dopiero od następnych. (Nasze rozstrzygnięcie.)
GW-T4 = Tajny i jednoczesny jest tylko wybór generała i aktywnego doradcy podczas przygotowania gry oraz karty rozkazu jesienią; każdego innego wyboru dokonuje się jawnie, jeden gracz po drugim. (Nasze rozstrzygnięcie.)
GW-T5 = Gracz, którego kilka własnych efektów przypada na jeden moment, sam wybiera ich kolejność. (Nasze rozstrzygnięcie.)

## Generals and advisors

GW-G = Generałowie i doradcy
GW-G1 = Te części zdolności generała, które mają ikonę wspierającego doradcy, mnoży się przez liczbę wspierających doradców pod jego kartą, więc bez nich nie dają nic; pozostałe części działają zawsze.
GW-G2 = Zdobyty doradca od razu i na stałe staje się aktywny albo wspierający.
GW-G3 = Zdolność wydrukowana na karcie aktywnego doradcy działa od tej chwili, w momentach, które otwierają się później; wspierający doradca liczy się tylko jako ikona. (Nasze rozstrzygnięcie: od którego momentu.)
GW-G4 = Liczba doradców nie jest ograniczona.
GW-G5 = Zdolność, która odpowiada na to, że robisz coś z elementem danego rodzaju, wymaga co najmniej jednego takiego elementu i działa raz na moment bez względu na ich liczbę, natomiast „za każdy” liczy je wszystkie; efekty kart są opcjonalne, chyba że karta mówi, że muszą nastąpić. (Odpowiedź wydawcy: że efekty są opcjonalne.)
GW-G6 = Surowce zbierane w lokacji, nagrody z punktów witalnych, dochód i honor za pokonaną hordę bierze się bez pytania; zrezygnować można tylko tam, gdzie jest wybór. (Nasze rozstrzygnięcie.)

## Shame

GW-E = Hańba
GW-E1 = Żetony hańby otrzymuje się za przełamanie muru, za samotną obecność w aktywowanej lokacji z ikoną hańby, a w trybie kooperacji także za niespełnione dekrety.
GW-E2 = Otrzymany żeton umieszcza się od razu tam, gdzie chce jego właściciel: pod żołnierzem dowolnego rodzaju w puli, który nie ma żetonu, albo na pustym polu hańby własnego trofeum, które ma 2 takie pola; dopóki jest wolne miejsce, trzeba go użyć, a kilka żetonów umieszcza się po kolei.
GW-E3 = Żołnierz na żetonie hańby zostaje w puli i nie można go w żaden sposób użyć, ani zrekrutować, ani uczynić nadzorcą.
GW-E4 = Trofeum z 1 lub 2 żetonami hańby nie daje na koniec honoru, ale żetony na trofeach nie odbierają honoru.
GW-E5 = Jeśli w banku nie ma już żetonów hańby, gracz zamiast wziąć żeton traci 5 punktów honoru; jeśli nie ma gdzie umieścić żetonu, żeton opuszcza grę, a gracz traci 5 punktów honoru.
GW-E6 = Na koniec gry każdy żeton hańby pod żołnierzem kosztuje jego właściciela 5 punktów honoru, ale honor nigdy nie spada poniżej 0.
GW-E7 = Latem gracz może dowolną liczbę razy zapłacić 2 chi, aby zwrócić do banku własny żeton hańby spod żołnierza lub z trofeum.
GW-E8 = Usunięty lub odrzucony żeton hańby wraca do banku; tylko podbój i brak miejsca usuwają żetony z gry.
GW-E9 = Jeśli w jednym momencie żetony hańby należą się kilku graczom, przy przełamaniu rozpatruje się hordę po hordzie od rzędu 1, a przy każdej hordzie, tak jak wszędzie indziej, postępuje się w kolejności herbaty i każdy żeton bierze się i umieszcza przed następnym; w tej samej kolejności rozdaje się ostatnie żetony z banku. (Nasze rozstrzygnięcie.)
GW-E10 = Żołnierza uwolnionego od żetonu hańby można od razu użyć, a trofeum uwolnione od ostatniego żetonu znów daje honor. (Nasze rozstrzygnięcie.)
GW-E11 = Dla zdolności, które na to odpowiadają, hańba jest przyjęta, gdy żeton opuszcza bank, nawet jeśli potem nie znajdzie miejsca; honor utracony z powodu pustego banku nie jest przyjęciem żetonu. (Nasze rozstrzygnięcie.)

## Clerks

GW-K = Urzędnicy
GW-K1 = Przenieść urzędnika znaczy wziąć go z puli albo z lokacji, w której już stoi, i umieścić w dowolnej lokacji przyjmującej urzędników, innej niż ta, w której stał; każde takie przeniesienie jest opcjonalne, a urzędników z izby się nie przenosi.
GW-K2 = Urzędnik nie może opuścić zwykłej lokacji, której wszystkie pola są zajęte, bo jest ona zablokowana bez względu na to, kto ją zapełnił; sprawdza się to przy każdym pojedynczym przeniesieniu.
GW-K3 = Zwykła lokacja przyjmuje po jednym urzędniku na każde swoje pole, czyjkolwiek by był, a pełna nie przyjmuje już nikogo.
GW-K4 = Lokacja specjalna przyjmuje dowolną liczbę urzędników.
GW-K5 = Magazyn nie przyjmuje urzędników.
GW-K6 = Przenieść najwyżej 2 urzędników do 2 różnych lokacji znaczy wybrać dwa różne cele, w których mogą już stać urzędnicy, także własni, natomiast przenoszeni urzędnicy mogą pochodzić skądkolwiek.
GW-K7 = Przeniesień z jednego efektu dokonuje się po kolei, każde musi być dozwolone w chwili jego wykonania, a gracz może przestać po dowolnym z nich; jeden efekt przenosi tego samego urzędnika najwyżej raz. (Nasze rozstrzygnięcie.)

## Locations and activation

GW-L = Lokacje i aktywacja
GW-L1 = Zwykłe lokacje to tartak, kamieniołom, kopalnia złota, świątynia, koszary i herbaciarnia; zwykła lokacja aktywuje się w fazie aktywacji, gdy zajęte są wszystkie jej pola, których liczba zależy od strony planszy.
GW-L2 = Lokacje specjalne to obóz budowniczych, cesarska ambasada, akademia wojskowa i centrum logistyczne; lokacja specjalna aktywuje się, gdy jest w niej co najmniej 1 urzędnik.
GW-L3 = Aktywny gracz wybiera kolejność rozpatrywania aktywowanych lokacji, czy ma w nich urzędników, czy nie, a następną wskazuje za każdym razem po rozpatrzeniu poprzedniej. (Nasze rozstrzygnięcie: że następną wskazuje dopiero wtedy.)
GW-L4 = W aktywowanej lokacji każdy gracz, który ma tam urzędników, rozpatruje w kolejności herbaty wszystkich swoich naraz; produkcja przebiega jednak krok po kroku, a w ambasadzie rozpatruje się urzędników jednego po drugim.
GW-L5 = Skorzystanie z efektu lokacji jest opcjonalne, w całości lub dla pojedynczych urzędników; gdy wszyscy gracze rozpatrzą lokację, każdy urzędnik z niej wraca do puli właściciela, wykorzystany czy nie.
GW-L6 = Urzędnicy w lokacjach, które się nie aktywowały, zostają w nich, także z roku na rok.
GW-L7 = Przy specjalnej aktywacji zwykła lokacja nie musi być pełna; wszystko inne jest jak przy zwykłej aktywacji: każdy gracz, który ma tam urzędników, rozpatruje ich, po czym urzędnicy wracają do pul.
GW-L8 = Przy specjalnej aktywacji nikt nie otrzymuje żetonu hańby za samotną obecność.
GW-L9 = Gdy zwykłą aktywacją aktywuje się lokacja z ikoną hańby, a urzędników, ilukolwiek, ma w niej tylko jeden gracz, otrzymuje on 1 żeton hańby tuż przed rozpatrzeniem lokacji.
GW-L10 = To, które lokacje się aktywują, sprawdza się raz, po wszystkich efektach karty rozkazu i następującego po niej momentu; lokacja, która zapełni się później w tej fazie, czeka na następną turę, a tę, która tymczasem straciła urzędników, się pomija. (Nasze rozstrzygnięcie: lokacje, które zapełniają się lub pustoszeją w trakcie fazy.)
GW-L11 = Specjalna aktywacja następuje od razu, w ramach efektu, który na nią pozwala, i wymaga w lokacji co najmniej 1 urzędnika, własnego lub cudzego; lokacja może w tej samej turze aktywować się ponownie, jeśli znów spełnia warunki. (Nasze rozstrzygnięcie.)
GW-L12 = Ikonę hańby mają cztery lokacje produkcyjne i koszary.
GW-L13 = Zdolności odpowiadające na aktywację lokacji działają po powrocie jej urzędników do pul. (Nasze rozstrzygnięcie.)

## Production

GW-P = Produkcja: tartak (drewno), kamieniołom (kamień), kopalnia złota (złoto), świątynia (chi)
GW-P1 = Produkcja ma trzy kroki, zbieranie, ulepszanie i datki, a każdy z nich kończą wszyscy gracze w kolejności herbaty, zanim zacznie się następny; potem urzędnicy wracają do pul.
GW-P2 = Zbieranie: gracz bierze 1 surowiec lokacji za każdego swojego urzędnika w niej, a jeśli ma tam co najmniej 1 urzędnika, jego nadzorca dodaje tyle, ile wynosi jego poziom.
GW-P3 = Ulepszenie, gdy gracz nie ma tam nadzorcy, opcjonalne, raz i tylko z urzędnikiem na miejscu: płaci pierwszy koszt i stawia dowolnego żołnierza z puli, który nie ma żetonu hańby, na pierwszym polu nadzorcy; bez takiego żołnierza ulepszenia nie ma.
GW-P4 = Ulepszenie, gdy gracz ma tam nadzorcę: płaci następny koszt i przesuwa go o jedno pole dalej, najwyżej do poziomu 3.
GW-P5 = Postawienie pierwszego nadzorcy też jest ulepszeniem.
GW-P6 = Gracz ma w każdej lokacji produkcyjnej najwyżej jednego nadzorcę, a pole nadzorcy może dzielić dowolna liczba graczy.
GW-P7 = Nadzorca nigdy nie odchodzi, a jego poziom to liczba dodatkowych surowców, które daje; żaden efekt nie liczy go już jako żołnierza, więc nie atakuje, nie ginie i nie przyjmuje hańby. (Nasze rozstrzygnięcie: że nie liczy się już jako żołnierz.)
GW-P9 = W jednej aktywacji gracz zyskuje najwyżej jeden poziom nadzorcy, nie licząc efektów kart.
GW-P8 = Datek, opcjonalny, raz i tylko po zebraniu tam co najmniej 1 surowca: gracz kładzie w magazynie dokładnie 1 sztukę surowca, który właśnie zebrał, i otrzymuje 2 punkty honoru; świątynia nie ma tego kroku, bo chi nie przekazuje się jako datku.
GW-P10 = Ulepszenie z karty nie wymaga urzędnika na miejscu, ale obowiązują przy nim ten sam wymóg żołnierza, ten sam limit poziomu i ta sama cena, zmienione tak, jak mówi karta; może ono dotyczyć nadzorcy ulepszonego przed chwilą. (Odpowiedź wydawcy: że może to być ten sam nadzorca.)
GW-P11 = Przykład: tartak jest pełny, stoi w nim 2 urzędników zielonych (nadzorca poziomu 2), 2 niebieskich (nadzorca poziomu 3) i 1 czerwony (bez nadzorcy), więc gracze zbierają 4, 5 i 1 drewna; zielony płaci 4 chi za poziom 3, niebieski nie może ulepszyć, a czerwony płaci 2 chi i stawia łucznika; zielony przekazuje 1 drewna jako datek i otrzymuje 2 punkty honoru.

## Tea house

GW-H = Herbaciarnia
GW-H1 = Każdy gracz, który ma tam urzędnika, może przesunąć swój znacznik herbaty o jedno miejsce w górę, w kolejności herbaty sprzed aktywacji, każdy znacznik raz; na przykład w stosie żółty, czerwony, niebieski, z urzędnikami czerwonego i niebieskiego, najpierw czerwony mija żółtego, a potem niebieski mija żółtego, co daje czerwony, niebieski, żółty.
GW-H2 = Jeśli wszystkie pola zajął jeden gracz, jego znacznik trafia zamiast tego prosto na szczyt; wolne pole, na które pozwala specjalna aktywacja, to wyklucza.
GW-H3 = Gracz na szczycie nie dostaje nic, ale jego urzędnicy i tak wracają.
GW-H4 = Karta, która przesuwa znacznik herbaty o kilka miejsc w górę, pozwala mu minąć tyle znaczników naraz; znacznik na szczycie się nie przesuwa. (Nasze rozstrzygnięcie.)

## Barracks

GW-M = Koszary
GW-M1 = Za każdego urzędnika w koszarach gracz może zrekrutować ze swojej puli 1 żołnierza dowolnego rodzaju: włócznik kosztuje 2 kamienia i 1 drewna, łucznik 2 chi i 1 drewna, kawalerzysta 3 złota i 1 drewna.
GW-M2 = Za wszystkich rekrutów z jednej aktywacji płaci się razem i liczą się jako jedna rekrutacja, więc premię za rekrutację otrzymuje się raz.
GW-M3 = Każdy rekrut albo od razu atakuje w dowolnej sekcji, albo trafia do dowolnej strefy odpoczynku; rodzaje i miejsca mogą być różne.
GW-M4 = Gracz wskazuje rekrutów, od żadnego do jednego za każdego urzędnika i tylko takich, na jakich pozwalają pula i zapas, po czym płaci za wszystkich naraz; potem żadnego nie można cofnąć ani zostawić nieopłaconego lub niewystawionego; tym, co przyniosą ich ataki, nie można za nich zapłacić. (Nasze rozstrzygnięcie.)
GW-M5 = Rekrutów wystawia się po kolei w porządku wybranym przez właściciela, a wszyscy atakujący tworzą jeden atak. (Nasze rozstrzygnięcie.)

## Builders' camp

GW-U = Obóz budowniczych (jedno z tych działań za każdego urzędnika)
GW-U1 = Barykada: gracz płaci 2 sztuki drewna, kamienia i złota w dowolnym połączeniu, stawia barykadę w sekcji, w której jest ich mniej niż 3, i otrzymuje 2 punkty honoru.
GW-U2 = Kondygnacja muru: gracz płaci 5, 10 lub 15 sztuk drewna, kamienia i złota w dowolnym połączeniu za poziom 1, 2 lub 3 i otrzymuje tyle punktów honoru, ile wynosi jej koszt.
GW-U3 = Kondygnacje sekcji buduje się po kolei, a poziom 3 jest ostatni.
GW-U4 = Najpierw płaci magazyn: jego surowców trzeba użyć przed własnymi, a jeśli ma ich więcej, niż potrzeba, rodzaje wybiera budujący; ani to, co zapłacił magazyn, ani zniżka nie zmniejszają honoru. (Nasze rozstrzygnięcie: wybór rodzajów.)
GW-U5 = Łuczników stojących na starej kondygnacji ustawia się na dowolnych polach ostrzału nowej, bez dalszych efektów.
GW-U6 = Mając kilku urzędników, gracz ogłasza wszystkie działania razem i płaci za nie jedną sumę; to samo działanie można powtórzyć, w jednej sekcji lub w kilku, a dwie kondygnacje jednej sekcji buduje się po kolei.
GW-U7 = Każda zbudowana kondygnacja muru jest osobnym momentem, natomiast wszystkie barykady z jednej aktywacji są jednym momentem. (Nasze rozstrzygnięcie.)
GW-U8 = Przykład: gdy w magazynie są 3 kamienie, gracz budujący kondygnację poziomu 1 płaci te 3 kamienie i dowolne 2 sztuki drewna, kamienia lub złota z własnego zapasu i otrzymuje 5 punktów honoru.

## Embassy

GW-N = Cesarska ambasada (jedno z tych działań za każdego urzędnika, po kolei)
GW-N1 = Zatrudnienie urzędnika: gracz płaci 2 złota i przenosi jednego swojego urzędnika z izby do puli, co nie jest możliwe, jeśli żaden tam nie został.
GW-N2 = Zatrudnienie doradcy: gracz płaci tyle złota, ilu ma doradców, aktywnych i wspierających, licząc z nowym; bierze dowolnego z 4 na torze i od razu czyni go aktywnym lub wspierającym.
GW-N3 = Od razu po wzięciu każdego doradcy tor przesuwa się w lewo i uzupełnia go z prawej z talii; jeśli talia jest pusta, tasuje się karty odrzucone. (Nasze rozstrzygnięcie: pusta talia.)
GW-N4 = Jeśli talia doradców i jej karty odrzucone są puste, pole zostaje wolne, a tor oferuje to, co na nim jest; z pustego toru nikt nie może nikogo zatrudnić. (Nasze rozstrzygnięcie.)
GW-N5 = Działanie każdego urzędnika wybiera się po wykonaniu działania poprzedniego, a wszystkich urzędników jednego gracza rozpatruje się przed urzędnikami następnego.

## Logistics center

GW-O = Centrum logistyczne
GW-O1 = Za każdego urzędnika, po kolei, gracz może wybrać jedną sekcję i przenieść dowolną liczbę swoich żołnierzy z jej strefy odpoczynku i pól ostrzału do jednej innej sekcji.
GW-O2 = Łucznicy z pól ostrzału przechodzą na wolne pola ostrzału lub do strefy odpoczynku, w dowolnym połączeniu, a łucznicy ze strefy odpoczynku tylko do strefy odpoczynku; inni żołnierze przechodzą tylko ze strefy odpoczynku do strefy odpoczynku.
GW-O3 = Nie jest to ani rekrutacja, ani atak: nie zadaje się ran, a żołnierze na hordach się nie ruszają; kolejny urzędnik może przenieść tego samego żołnierza ponownie.
GW-O4 = Na polach ostrzału stoją tylko łucznicy, po jednym na polu, natomiast strefa odpoczynku mieści dowolną liczbę żołnierzy.

## Military academy

GW-I = Akademia wojskowa
GW-I1 = Gracz dobiera 1 kartę taktyki za każdego urzędnika w akademii; jeśli talia jest pusta, tasuje się karty odrzucone, a jeśli i ich nie ma, nie dobiera się karty. (Nasze rozstrzygnięcie: brak karty, gdy nie ma też kart odrzuconych.)
GW-I2 = Wszystkie karty z jednego dobierania bierze się przed zastosowaniem limitu kart na ręce. (Nasze rozstrzygnięcie.)

## Tactic cards

GW-D = Karty taktyk
GW-D1 = Limit na ręce wynosi 5 kart taktyk, chyba że zmieniają go karty: kto ma więcej, od razu odrzuca nadmiar według własnego wyboru.
GW-D2 = Kartę taktyki zagrywa się z ręki w momencie, który ona wymienia, w czyjejkolwiek turze lub poza turami.
GW-D3 = Efekt podstawowy karty taktyki jest darmowy; zamiast niego zagrywający może zapłacić jej koszt w chi i uzyskać efekt wzmocniony.
GW-D4 = Na jedno pojedyncze zdarzenie gracz zagrywa najwyżej jedną kartę taktyki; każda pokonana horda jest jednym zdarzeniem, w oknach 1 i 2 łącznie, a śmierć żołnierzy na niej kolejnym; śmierć wszystkich żołnierzy w jednej przełamanej sekcji, także łuczników, to jedno zdarzenie; atak, ostatnia rana i rekrutacja to trzy zdarzenia. (Nasze rozstrzygnięcie: atak, ostatnia rana i rekrutacja.)
GW-D5 = Jest siedem okien dla kart taktyk: (1) dowolna horda zostaje pokonana, przed krokami pokonania; (2) w tym samym czasie ty zdobywasz jej trofeum, zakrywając najwięcej punktów; (3) w twoim ataku wziął udział co najmniej jeden żołnierz; (4) ty umieszczasz na hordzie ostatnią ranę lub ostatniego żołnierza, przed oknem 1; (5) któryś z twoich żołnierzy miałby zginąć lub ginie; (6) wykonane są wszystkie ramki twojej karty rozkazu, przed aktywacją; (7) z twojej rekrutacji co najmniej jeden żołnierz trafił do sekcji spełniającej warunek karty, gdzie zaatakował lub odpoczywa. (Odpowiedź wydawcy: lista okien.)
GW-D6 = W oknie pyta się każdego gracza raz, w kolejności herbaty: ogłasza kartę z efektem podstawowym lub wzmocnionym i płaci albo pasuje; następnie w kolejności herbaty rozpatruje się ogłoszone karty, a potem, też w kolejności herbaty, zdolności odpowiadające na ten moment. (Nasze rozstrzygnięcie.)
GW-D7 = Okno 4 (ostatnia rana) daje jedną kartę na jeden atak lub jeden efekt zadający rany, bez względu na to, ile hord dopełnia; zdolności odpowiadają na każdą z tych hord. (Odpowiedź wydawcy: karta.)
GW-D8 = Okna przypadające razem otwierają się w tej kolejności: 3 (atak), 4 (ostatnia rana), 7 (rekrutacja); a przy pokonaniu 1 przed 2; okno 5 otwiera się dla żołnierzy, którzy mieliby zginąć, i ponownie dla zabitych, z jedną kartą w obu łącznie. (Nasze rozstrzygnięcie.)
GW-D9 = Kartę taktyki wolno zagrać nawet dla małego lub żadnego skutku, jeśli nastał jej moment i spełnione są jej warunki, a po wykonaniu efektu trafia ona na jawny stos kart odrzuconych. (Nasze rozstrzygnięcie.)

## Attacks

GW-F = Ataki
GW-F1 = Włócznik atakuje, stając na dowolnym wolnym punkcie witalnym pierwszej hordy sekcji, czyli tej w rzędzie 1, a jego właściciel otrzymuje nagrodę wydrukowaną na tym punkcie.
GW-F2 = Kawalerzysta atakuje, stając na dwóch wolnych punktach witalnych jednej hordy w dowolnym rzędzie sekcji, sąsiadujących w poziomie lub w pionie, nigdy po przekątnej, a jego właściciel otrzymuje obie nagrody.
GW-F3 = Łucznik atakuje, zajmując wolne pole ostrzału sekcji i zadając 1 ranę na dowolnym wolnym punkcie witalnym dowolnej hordy tej sekcji; rany nie dają nagród.
GW-F4 = Łucznik, który już stoi na polu ostrzału, atakuje, zadając 1 ranę dowolnej hordzie swojej sekcji.
GW-F5 = Nowy rekrut może atakować w dowolnej sekcji, ale żołnierze w strefie odpoczynku atakują tylko w swojej, gdzie łucznicy najpierw zajmują wolne pole ostrzału.
GW-F6 = Żołnierze na kartach hordy nie atakują ponownie ani się nie ruszają, dopóki horda nie zostanie pokonana albo oni nie zostaną zabici lub uratowani.
GW-F7 = Ataku nie można wykonać, jeśli włócznik nie ma wolnego punktu na pierwszej hordzie, kawalerzysta dwóch sąsiednich wolnych punktów, a łucznik wolnego pola ostrzału lub celu dla rany; łucznik zajmuje atakiem pole ostrzału tylko wtedy, gdy może zadać swoją ranę. (Nasze rozstrzygnięcie: łucznik, który nie może zadać rany.)
GW-F8 = Horda, której wszystkie punkty są zakryte, nie jest przez to pokonana, lecz dopiero w fazie czyszczenia; do tego czasu zachowuje miejsce, siłę i zdolność: żaden włócznik jej nie ominie, natomiast kawalerzyści i łucznicy mogą wybierać hordy za nią.
GW-F9 = Żołnierz zdjęty z hordy, która zostaje, pozostawia ranę na każdym punkcie, który zakrywał, a kawalerzysta dwie.
GW-F10 = Z rozkazu ataku wszystkimi żołnierzami sekcji lub rodzaju można zrezygnować w całości, ale gdy atak się zacznie, atakuje każdy objęty nim żołnierz, który może, ze stref odpoczynku, a łucznicy także z pól ostrzału; kolejność wybiera właściciel, a żołnierz, który w swojej kolejce nie może atakować, zostaje na miejscu. (Odpowiedź wydawcy: że atakują wszyscy.) (Nasze rozstrzygnięcie: kolejność i ci, którzy nie mogą atakować.)
GW-F11 = Najwyższy mur, o którym mówią karty, to każda sekcja o największym zbudowanym poziomie; jeśli niczego nie zbudowano, takiej nie ma.
GW-F12 = Żołnierze atakujący dzięki jednemu efektowi tworzą jeden atak: wystawia się ich po kolei, każdą nagrodę bierze się w chwili zakrycia punktu, a potem następują okna 3 (atak) i 4 (ostatnia rana), dla rekrutów także 7 (rekrutacja); tylko karta „Rozkaz ataku” daje dwa ataki. (Odpowiedź wydawcy: dwa ataki.) (Nasze rozstrzygnięcie: wszystko poza dwoma atakami.)
GW-F13 = Jeden efekt atakuje tym samym żołnierzem najwyżej raz i nigdy żołnierzem zrekrutowanym w tym samym momencie. (Odpowiedź wydawcy.)
GW-F14 = Punkt zakryty przez żołnierza liczy się jako rana: może to być ostatnia rana, zadana przez właściciela żołnierza.
GW-F15 = Rany zadawane przez kartę kładzie się po kolei na wolnych punktach hord, które ona wymienia, a bez wolnego punktu przepadają; nie dają one nagród i nie są atakiem. (Nasze rozstrzygnięcie.)

## Defeated hordes

GW-V = Pokonane hordy (faza czyszczenia: jesienią po każdej turze, zimą po ostrzale)
GW-V1 = Horda jest pokonana, gdy wszystkie jej punkty witalne są zakryte żołnierzami lub ranami.
GW-V2 = Hordy sprawdza się pojedynczo, najpierw rząd 1 od lewej do prawej, a przy odpowiedniej opcji od prawej do lewej, potem dalsze rzędy; po każdym pokonaniu sprawdzanie zaczyna się od nowa, aż nie zostanie żadna w pełni zakryta horda. (Nasze rozstrzygnięcie: że zaczyna się od nowa, choć w instrukcjach idzie ono dalej rząd po rzędzie.)
GW-V3 = Najpierw każdy gracz, który ma na pokonanej hordzie co najmniej 1 żołnierza, otrzymuje 2 punkty honoru.
GW-V4 = Następnie każdy gracz otrzymuje 2 punkty honoru za każdego swojego łucznika na polu ostrzału tej sekcji.
GW-V5 = Trofeum dostaje gracz, którego żołnierze zakrywają najwięcej punktów, licząc przed śmiercią kogokolwiek, przy czym kawalerzysta zakrywa 2, a rany się nie liczą; remisy rozstrzyga kolejność herbaty, a jeśli nikt nie ma tam żołnierza, kartę się odrzuca.
GW-V6 = Śmierć żołnierzy: każdy gracz traci na tej karcie tylu żołnierzy, ile wynosi zabójczość na torze czasu, lub wszystkich, jeśli ma ich mniej, według własnego wyboru; ci, którzy przeżyli, trafiają do strefy odpoczynku sekcji.
GW-V7 = Ratowanie: za każdego własnego żołnierza, który miałby zginąć, można zapłacić 2 chi, a wtedy trafia on do strefy odpoczynku sekcji i nie liczy się jako zabity; zabici żołnierze wracają do puli.
GW-V8 = Rany z pokonanej hordy wracają do banku, a żołnierze z niej zdjęci żadnych nie pozostawiają; dalsze hordy przesuwają się w stronę muru ze wszystkim, co na nich leży.
GW-V9 = Trofeum leży zakryte przed właścicielem, a jego honor liczy się na koniec gry.
GW-V10 = Pokonanie przebiega w tej kolejności: okna 1 i 2 (pokonana horda) oraz zdolności, gdy wiadomo już, kto zdobędzie trofeum; honor za żołnierzy na hordzie; honor za łuczników; śmierć i ratowanie; ci, którzy przeżyli, trafiają do strefy odpoczynku, a rany do banku; trofeum zostaje wzięte lub karta odrzucona; dalsze hordy się przesuwają. (Nasze rozstrzygnięcie: że zdobywca jest znany wcześniej.)
GW-V11 = Śmierć żołnierzy, przy pokonaniu i przy przełamaniu, przebiega w tej kolejności: każdy gracz w kolejności herbaty wskazuje żołnierzy, którzy mieliby zginąć; okno 5 (śmierć żołnierzy) i zdolności ratujące; każdy gracz w kolejności herbaty płaci za uratowanie dowolnych z pozostałych; wszyscy inni giną razem; okno 5 i zdolności dla zabitych. (Nasze rozstrzygnięcie.)
GW-V12 = Tym, co się otrzymuje przy pokonaniu hordy, wolno płacić za ratowanie żołnierzy na niej, bo ich śmierć to późniejszy moment; zabójczość, którą karty mogą zmieniać, nigdy nie jest mniejsza niż 0. (Nasze rozstrzygnięcie.)

## Spring

GW-S = Rok: wiosna
GW-S1 = Żeton czasu przesuwa się o jedno pole dalej.
GW-S2 = Umieszcza się tyle hord, ile wskazuje liczba nad żetonem czasu, jedną po drugiej.
GW-S3 = Hordy najpierw zapełniają sekcje, w których nie ma żadnej, od lewej do prawej.
GW-S4 = W przeciwnym razie sekcję wskazuje wskaźnik inwazji na rewersie karty leżącej teraz na wierzchu talii, a nie karty właśnie umieszczanej; karta trafia do wolnego rzędu najbliższego muru.
GW-S5 = Podbój: jeśli w sekcji są już 3 hordy, kartę się odrzuca, a z banku usuwa się z gry tyle żetonów hańby, ilu ludzi gra, lub tyle, ile zostało. (Odpowiedź wydawcy: że liczą się tylko ludzie.)
GW-S6 = Jeśli talia hordy jest pusta, odrzucone hordy tasuje się, gdy tylko trzeba dobrać kartę lub odczytać wskaźnik; jeśli nie ma czego dobrać, nie umieszcza się dalszych hord, a jeśli nie ma czego odczytać, obowiązuje wskaźnik widziany jako ostatni. (Nasze rozstrzygnięcie.)
GW-S7 = Z toru doradców odrzuca się 2 doradców leżących najbardziej z lewej, pozostałych przesuwa się w lewo i odkrywa 2 nowych; jeśli leży ich mniej, odrzuca się tych, którzy są.
GW-S8 = Wiosna przebiega w tej kolejności: żeton czasu, hordy, doradcy, a następnie zdolności działające wiosną, w kolejności herbaty.

## Summer

GW-Z = Rok: lato
GW-Z1 = Dochód: każdy nadzorca daje tyle surowca swojej lokacji, ile wynosi jego poziom; potem następują zdolności działające przy dochodzie, w kolejności herbaty.
GW-Z2 = Następnie można w kolejności herbaty pozbywać się żetonów hańby, za 2 chi każdy.
GW-Z3 = Wszystkie karty rozkazów z toru trafiają na stos kart odrzuconych.
GW-Z4 = W kolejności herbaty każdy gracz musi albo odzyskać wszystkie swoje odrzucone karty rozkazów, albo otrzymać 2 punkty honoru za każdą z nich, wliczając „Zdradę”, i wtedy zostają one tam, gdzie są. (Nasze rozstrzygnięcie: że „Zdrada” się liczy.)
GW-Z5 = Zagrana „Zdrada” zostaje na stosie kart odrzuconych na stałe; nic jej nie przywraca.
GW-Z6 = Gracz nigdy nie może być bez karty rozkazu, więc przy pustej ręce karty się odzyskuje. (Nasze rozstrzygnięcie: że wtedy honoru wybrać nie wolno.)
GW-Z7 = Ręka z samą „Zdradą” nie jest pusta: wolno wybrać honor, a kartą następnej jesieni jest wtedy „Zdrada”. (Nasze rozstrzygnięcie.)

## Autumn

GW-J = Rok: jesień
GW-J1 = Wszyscy gracze wybierają w tajemnicy po 1 karcie rozkazu z ręki i odkrywają je razem; wybór wolno zmienić, dopóki nie wybiorą wszyscy. (Nasze rozstrzygnięcie: że wybór wolno zmienić.)
GW-J2 = W kolejności herbaty każdy gracz kładzie swoją kartę na wolnym polu toru rozkazów.
GW-J3 = Karty rozpatruje się od pola 1 toru, a właściciel karty jest aktywnym graczem.
GW-J4 = Tura przebiega w tej kolejności: ramki karty od góry do dołu, każda zakończona przed następną i każde działanie opcjonalne, przy czym ramki dla pozostałych graczy wykonują wszyscy inni w kolejności herbaty; potem aktywacja lokacji; potem czyszczenie pokonanych hord.
GW-J5 = Karty zostają na torze do lata, a karty, które liczą inne karty na torze, liczą wszystkie, czyjekolwiek, rozpatrzone czy nie.
GW-J6 = Tor rozkazów ma tyle pól, ilu jest graczy, 3 lub 4; pole dla piątego gracza nigdy nie jest używane. (Nasze rozstrzygnięcie.)
GW-J7 = Pełna tura to: ramki; okno 6 (po ramkach) i zdolności działające po rozkazie; sprawdzenie, które lokacje się aktywują, i ich aktywacja; zdolności działające po aktywacji; czyszczenie hord. (Odpowiedź wydawcy.)
GW-J8 = „Zdrada” albo wykonuje wyłącznie ramki właściciela innej karty na torze, rozpatrzonej czy nie, licząc nazwy tak jak tamta karta, albo przenosi najwyżej 2 urzędników do 1 lub 2 lokacji; nie kopiuje innej „Zdrady”, a na torze liczy się tylko pod własną nazwą. (Odpowiedź wydawcy: ruch urzędników.) (Nasze rozstrzygnięcie: brak kopiowania innej „Zdrady”.)

## Winter

GW-W = Rok: zima
GW-W1 = Ostrzał: zaczynając od lewej sekcji, w kolejności herbaty każdy łucznik na polu ostrzału musi zadać 1 ranę hordzie swojej sekcji, jeśli może; łucznicy w strefach odpoczynku nie strzelają.
GW-W2 = Następnie czyści się pokonane hordy, tak jak jesienią.
GW-W3 = Szturm: sekcja po sekcji od lewej, każda rozstrzygnięta przed następną, porównuje się obronę, czyli wartość muru zbudowanego poziomu i 2 za każdą barykadę, z siłą natarcia, czyli sumą sił hord; zdolności hord zmieniają obie wartości.
GW-W4 = Jeśli obrona jest równa sile natarcia lub wyższa, mur wytrzymuje; w przeciwnym razie przełamuje go każda horda sekcji.
GW-W5 = Po wszystkich sekcjach odrzuca się wszystkie barykady; można je zbudować ponownie.
GW-W6 = Sprawdzenie końca gry to jedyne miejsce, w którym gra może się skończyć, i kończy ją każdy z tych warunków: (a) wszystkie 3 sekcje mają poziom 3, a przy 3 graczach 2 z nich, co zmienia opcja; (b) w banku nie ma żetonów hańby; (c) żeton czasu jest na ostatnim polu.
GW-W7 = W przeciwnym razie nowy rok zaczyna się od wiosny.
GW-W13 = Obronę oblicza się w tej kolejności: wartości muru i barykad, przy czym to, co je ustala, działa przed tym, co do nich dodaje, i żadna nie jest mniejsza niż 0; ich suma; dodatki do całości; potem każde zmniejszenie o połowę, zaokrąglone w dół; siła żadnej hordy też nie jest mniejsza niż 0.
GW-W14 = Ostrzał nie jest atakiem: nie otwiera okna 3 (atak) i nie działają zdolności odpowiadające na ataki, chyba że opcja czyni go atakiem; jego rany mogą być ostatnimi ranami, z oknem 4 raz na gracza i sekcję. (Nasze rozstrzygnięcie: okno 4 raz na gracza i sekcję.)
GW-W15 = Zdolności działające zimą następują przed ostrzałem, w kolejności herbaty.
GW-W16 = Sprawdzenie końca gry dotyczy tylko sytuacji z tej chwili: bank, który opustoszał i znów się zapełnił, niczego nie kończy, a kilka warunków naraz to jeden koniec; rozpoczęty rok rozgrywa się aż do jego sprawdzenia, cokolwiek spełniono wcześniej. (Nasze rozstrzygnięcie.)
GW-W8 = Przełamanie: za każdą hordę sekcji każdy gracz, który nie ma na niej żołnierza, otrzymuje 1 żeton hańby, przed śmiercią kogokolwiek.
GW-W9 = Przy przełamaniu żołnierze giną według zabójczości na każdej hordzie osobno, ale wszyscy w jednym momencie wraz z łucznikami na murze, i można ich ratować; żołnierze, którzy nie zostali ani zabici, ani uratowani, zostają na karcie.
GW-W10 = Każdy żołnierz zdjęty z hordy przy przełamaniu pozostawia rany na punktach, które zakrywał.
GW-W11 = Przy przełamaniu giną wszyscy łucznicy na polach ostrzału sekcji, bez względu na zabójczość, ale można ich uratować do strefy odpoczynku.
GW-W12 = Żołnierze w strefie odpoczynku są przy przełamaniu bezpieczni.
GW-W17 = Przełamanie nie usuwa żadnej hordy ani kondygnacji muru i nikt nie otrzymuje przez nie honoru ani trofeów.

## End of the game

GW-Y = Koniec gry (punktacja w tej kolejności)
GW-Y1 = Każdy żeton hańby pod żołnierzem kosztuje jego właściciela 5 punktów honoru, ale honor nie spada poniżej 0.
GW-Y2 = Następnie każde trofeum bez hańby daje swój honor.
GW-Y3 = Następnie swój honor dają 3 artefakty, według sytuacji końcowej; przedtem artefakty nic nie robią.
GW-Y4 = Wygrywa gracz z największą liczbą punktów honoru, a remisy rozstrzyga kolejność herbaty.
GW-Y5 = Wszystkie miejsca ustala się w ten sam sposób; zapasy, karty na ręce i inne elementy nie liczą się poza tym, co mówią artefakty. (Nasze rozstrzygnięcie.)

## Two players

GW-R = Dwóch graczy: Klan Trzciny
GW-R1 = Tryb dla 2 graczy przygotowuje się jak dla 3, ale lewa sekcja jest zamknięta przez całą grę i liczy się tak, jakby jej nie było: nie ma w niej hord, żołnierzy, ataków ani budowania, a na jej polach hord na stałe leżą 3 barykady; mury kończą więc grę, gdy obie otwarte sekcje mają poziom 3.
GW-R2 = Hordy, których rewers wskazuje lewą sekcję, opuszczają grę; w pierwszym rzędzie każdej z dwóch otwartych sekcji kładzie się po 1 hordzie, a na ich polach barykad stoi 6 barykad.
GW-R3 = Klan Trzciny ma 3 urzędników, 10 włóczników, znacznik herbaty, który zaczyna na spodzie stosu, i 1 kartę rozkazu, którą zagrywa każdej jesieni, a latem odzyskuje; jego urzędnicy zaczynają w tartaku, kamieniołomie i kopalni złota.
GW-R4 = Klan nigdy nie ma w lokacji więcej niż 1 urzędnika; jego urzędnicy zostają w niej, gdy się aktywuje, a klan nikogo nie zatrudnia ani nie traci.
GW-R5 = Klan nie otrzymuje honoru, hańby, trofeów ani surowców i nie ratuje żołnierzy; jego żołnierze, którzy mieliby trafić do strefy odpoczynku, trafiają do jego puli, a trofeum, które miałby zdobyć, się odrzuca; nie ma on zdolności generała, doradców ani kart taktyk.
GW-R6 = Lokacja specjalna, w której urzędnika ma tylko klan, się nie aktywuje.
GW-R7 = Gdy na klan przychodzi kolej kładzenia karty, jego karta trafia na pierwsze wolne pole toru rozkazów.
GW-R8 = Za klan działa wódz: jest nim aktywny gracz, a w turze klanu, lub przy odpowiedniej opcji zawsze, gracz najwyższy w kolejności herbaty; w turze klanu wódz wybiera też kolejność aktywacji. (Nasze rozstrzygnięcie: kolejność aktywacji.)
GW-R9 = Gdy efekt przenosi urzędników pozostałych graczy, urzędników klanu przenosi się na jego miejscu w kolejności herbaty; wódz wybiera przeniesienia i może z niektórych zrezygnować, ale obowiązuje limit 1 urzędnika klanu w lokacji, a z zablokowanej lokacji żaden urzędnik nie wychodzi.
GW-R10 = W tartaku, kamieniołomie i kopalni złota klan niczego nie zbiera, lecz od razu przekazuje do magazynu jako datek 1 surowiec lokacji i nie otrzymuje za to honoru.
GW-R11 = W świątyni urzędnik klanu pozwala aktywnemu graczowi usunąć 1 własny żeton hańby; nic się nie dzieje, jeśli nie ma on żadnego lub aktywny jest sam klan.
GW-R12 = W cesarskiej ambasadzie wódz odrzuca 1 doradcę z toru, po czym tor się przesuwa i uzupełnia się go z talii.
GW-R13 = W obozie budowniczych klan buduje za darmo 1 barykadę na wolnym polu barykady wybranym przez wodza; jeśli żadne nie jest wolne, nic się nie dzieje.
GW-R14 = W koszarach 1 włócznik klanu atakuje na wolnym punkcie witalnym pierwszej hordy sekcji, wybranym przez wodza, bez nagrody; jeśli żaden taki punkt nie jest wolny lub pula klanu jest pusta, nic się nie dzieje.
GW-R15 = W herbaciarni znacznik klanu przesuwa się tak jak znacznik gracza, a urzędnik klanu w niej wyklucza przejście gracza prosto na szczyt; w akademii wojskowej i centrum logistycznym klan nic nie robi.
GW-R16 = „Zdrada” nie może skopiować karty klanu.
GW-R17 = W lokacji z ikoną hańby urzędnik klanu liczy się jako urzędnik innego gracza, więc nikt nie jest przy nim sam.
GW-R18 = Dla banku żetonów hańby, podbojów (przy odpowiedniej opcji także klan), dekretów i efektów, które liczą graczy, liczą się tylko ludzie; klan liczy się jako inny gracz dla kolejności herbaty i remisów, toru rozkazów, ramek dla pozostałych graczy, zapełniania i blokowania lokacji, ikony hańby oraz największej liczby zakrytych punktów hordy. (Odpowiedź wydawcy: podboje.)
GW-R19 = To, co urzędnik klanu robi w lokacji, dzieje się na miejscu klanu w kolejności herbaty i nie jest opcjonalne, z wyjątkiem świątyni. (Nasze rozstrzygnięcie.)
GW-R20 = Śmierć żołnierzy klanu nie wymaga wyboru: giną w kolejności swoich punktów, najpierw górny rząd karty od lewej, a potem dolny. (Nasze rozstrzygnięcie.)
GW-R21 = To, co robi klan, nie jest niczyim działaniem: żadna zdolność i żadne okno gracza nie odpowiada na jego rekrutację, budowanie, datki ani ostatnie rany; pokonana horda jak zawsze otwiera okno 1, ale okna 2 nie otwiera dla nikogo, jeśli najwięcej punktów zakrywa klan. (Nasze rozstrzygnięcie.)
GW-R22 = Tura klanu ma aktywację i czyszczenie hord jak każda inna, ale zdolności, które mówią o własnej turze, oraz okno 6 (po ramkach) nie działają w niej dla nikogo. (Nasze rozstrzygnięcie.)

## Solo

GW-Q = Tryb solo: Qin Jiushao
GW-Q1 = Tryb solo przygotowuje się jak dla 2 graczy z Klanem Trzciny, ale z 10 żetonami hańby w banku; Qin Jiushao ma w puli 8 urzędników i wszystkich swoich żołnierzy, a ponadto znacznik herbaty, 0 punktów honoru i potasowaną talię 6 kart rozkazów trybu solo; kart trybu kooperacji się nie używa.
GW-Q2 = Spośród żołnierzy Qin Jiushao 2 kawalerzystów i 2 włóczników zaczyna jako nadzorcy poziomu 1, po jednym w każdej lokacji produkcyjnej.
GW-Q3 = Gracz otrzymuje jak zwykle 2 generałów i 2 doradców, a 2 losowych doradców zostaje wspierającymi doradcami Qin Jiushao.
GW-Q4 = Tor lokacji Qin Jiushao ma 5 pól z jednym losowo położonym żetonem na każdym: drewno, kamień, złoto i chi oznaczają swoje lokacje produkcyjne, a rana koszary; pole pierwsze z lewej jest najwyższe, a pierwsze z prawej najniższe.
GW-Q5 = Na początku znacznik herbaty gracza leży na szczycie, pod nim znacznik Qin Jiushao, a na spodzie znacznik Klanu Trzciny; wartość herbaty generała nie ma znaczenia.
GW-Q6 = Qin Jiushao nie przyjmuje hańby, nie używa aktywnych doradców ani kart taktyk i nie ratuje żołnierzy; nie trzyma też żołnierzy w strefach odpoczynku, bo ci, którzy mieliby tam trafić, wracają do jego puli; nie ma własnych surowców, ale może korzystać z magazynu.
GW-Q7 = Qin Jiushao otrzymuje honor tak jak gracz, za pokonane hordy, trofea i budowanie, chyba że poniższe zasady mówią inaczej.
GW-Q8 = Każdej jesieni, gdy gracz już wybrał, kartą Qin Jiushao jest wierzchnia karta jego talii i na jego miejscu w kolejności herbaty trafia ona na pierwsze wolne pole toru rozkazów; wyczerpaną talię tasuje się ponownie z jego zużytych kart. (Nasze rozstrzygnięcie: wyczerpana talia.)
GW-Q9 = W cudzych turach Qin Jiushao przenosi 2 urzędników, po jednym do każdej z 2 najniższych lokacji swojego toru, które mogą go przyjąć, z pominięciem pełnych; urzędnicy pochodzą z jego puli, a jeśli wszyscy są na planszy, z najwyższej lokacji, którą mogą opuścić.
GW-Q10 = Urzędnicy Qin Jiushao trafiają tylko do lokacji produkcyjnych i do koszar.
GW-Q11 = Lokacja produkcyjna daje Qin Jiushao za każdego jego urzędnika w niej tyle punktów honoru, ile wynosi poziom jego nadzorcy w tym miejscu; nigdy nie przekazuje on datków.
GW-Q12 = W koszarach Qin Jiushao rekrutuje za darmo 1 włócznika za każdego swojego urzędnika, jednego po drugim.
GW-Q13 = Po aktywacji z urzędnikami Qin Jiushao, w czyjejkolwiek turze, żeton lokacji trafia na najwyższe pole jego toru, a żetony, które mija, przesuwają się o jedno pole w prawo.
GW-Q14 = W swojej turze Qin Jiushao najpierw aktywuje lokacje ze swoimi urzędnikami, od najwyższej do najniższej na swoim torze, a przy odpowiedniej opcji od najniższej do najwyższej; kolejność pozostałych wybiera gracz.
GW-Q15 = Gdy trzeba wybrać za Qin Jiushao jedną lokację, jest to najwyższa na jego torze, w której stoi jego urzędnik, a przy tej samej opcji najniższa; jeśli takiej nie ma, nic się nie dzieje.
GW-Q16 = Rekruci Qin Jiushao atakują w sekcji, którą pokazuje wskaźnik inwazji; włócznik, który nie może tam zaatakować, atakuje w drugiej sekcji, a jeśli i to jest niemożliwe, nie zostaje zrekrutowany; łucznik, który nie może tam zaatakować, nie zostaje zrekrutowany.
GW-Q17 = Qin Jiushao zadaje rany hordzie najbliższej muru, na jej punktach z góry na dół i od lewej do prawej, i otrzymuje 2 punkty honoru za każdą zadaną ranę, przez włócznika lub łucznika, także w ostrzale, bez względu na nagrodę z punktu.
GW-Q18 = Qin Jiushao buduje kondygnację muru w sekcji, którą pokazuje wskaźnik inwazji, a jeśli ma ona poziom 3, w drugiej, ale przy karcie „Pańszczyzna” na najniższym murze, a wskaźnik rozstrzyga tylko między równymi; magazyn płaci, ile może, najpierw drewnem, potem kamieniem, potem złotem, reszta liczy się jako zapłacona, a Qin Jiushao otrzymuje honor. (Odpowiedź wydawcy: „Pańszczyzna”.) (Nasze rozstrzygnięcie: kolejność surowców.)
GW-Q19 = Qin Jiushao jest wodzem Klanu Trzciny w swojej turze, a w turze klanu wtedy, gdy jest w kolejności herbaty nad graczem; każde przeniesienie prowadzi wówczas do najniższej lokacji jego toru, w której jest miejsce i nie ma urzędnika klanu, a przenosi się najpierw urzędnika z lokacji spoza jego toru, w kolejności herbaciarnia, obóz budowniczych, cesarska ambasada, akademia wojskowa, centrum logistyczne, a potem urzędnika z najwyższej lokacji powyżej celu; bez takiego urzędnika przeniesienia nie ma; Qin Jiushao niczego od klanu nie otrzymuje. (Nasze rozstrzygnięcie: kolejność lokacji spoza jego toru.)
GW-Q20 = Wiosną gracz wkłada 1 z 2 doradców leżących najbardziej z lewej pod kartę Qin Jiushao jako wspierającego doradcę, a drugiego odrzuca.
GW-Q21 = „Zdrada” może skopiować kartę Qin Jiushao i rozpatruje się ją wtedy jak własną kartę gracza o tej samej nazwie.
GW-Q22 = Karty, które liczą nazwy na torze rozkazów, liczą także karty Qin Jiushao.
GW-Q23 = Jeśli przy sprawdzeniu końca gry w banku nie ma żetonów hańby, gracz przegrywa, cokolwiek innego zostało spełnione; w przeciwnym razie następuje końcowa punktacja, w której Qin Jiushao otrzymuje 20 punktów honoru za każdy artefakt, a gracz wygrywa, mając więcej honoru niż on, natomiast przy równym honorze przegrywa.
GW-Q24 = Zależnie od opcji Qin Jiushao zaczyna z 0, 50 lub 100 punktami honoru; inna opcja jeszcze utrudnia grę, bo wiosną obaj doradcy leżący najbardziej z lewej trafiają do Qin Jiushao.
GW-Q25 = Urzędnika Qin Jiushao, który jest na planszy, przenosi się tylko do lokacji niższej na jego torze niż ta, którą opuszcza; w przeciwnym razie, lub gdy nie ma celu, tego przeniesienia się nie wykonuje. (Nasze rozstrzygnięcie.)
GW-Q26 = Jeśli własna karta Qin Jiushao przenosi urzędników do dowolnych lokacji, zapełniają oni najniższą przed następną; jeśli do różnych, do każdej trafia jeden, zaczynając od najniższej; jeśli karta wymienia lokację, trafia do niej tylu, ile jest miejsc; biorą się oni z tych samych miejsc co w cudzych turach, a Qin Jiushao wykonuje każde przeniesienie, jakie może. (Nasze rozstrzygnięcie.)
GW-Q27 = Po aktywacji urzędnicy Qin Jiushao wracają do jego puli, a jego nadzorcy nic latem nie dają. (Odpowiedź wydawcy: lato.)
GW-Q28 = Przy ramce dla pozostałych graczy, która nie przenosi urzędników, jak na karcie „Rozkaz ataku”, Qin Jiushao strzela 1 łucznikiem z pola ostrzału w sekcji, którą pokazuje wskaźnik inwazji, a gdy tam się nie da, w drugiej; bez takiego łucznika nic nie robi. (Nasze rozstrzygnięcie.)
GW-Q29 = Kolejność punktów dla Qin Jiushao to górny rząd karty od lewej, a potem dolny; jeśli na najbliższej hordzie nie ma punktu do zranienia, łucznik bierze na cel hordę w następnym rzędzie, a jeśli nie ma takiego punktu nigdzie, nie oddaje się strzału i nie rekrutuje się łucznika. (Nasze rozstrzygnięcie.)
GW-Q30 = Śmierć żołnierzy Qin Jiushao nie wymaga wyboru: giną według tej samej kolejności punktów. (Nasze rozstrzygnięcie.)
GW-Q31 = Przy wszelkim liczeniu jest 1 gracz, który jest człowiekiem, więc podbój zabiera 1 żeton; Qin Jiushao liczy się jako gracz dla kolejności herbaty i remisów, toru rozkazów, ramek dla pozostałych graczy, lokacji i ikony hańby, honoru i trofeum za pokonaną hordę oraz tam, gdzie karta mówi „dowolny gracz”; żadna inna zdolność ani okno gracza nie odpowiada na to, co on robi. (Odpowiedź wydawcy: podboje.) (Nasze rozstrzygnięcie: karty, które mówią „dowolny gracz”.)
GW-Q32 = Jako wódz Qin Jiushao odrzuca doradcę leżącego najbardziej z lewej, buduje barykadę w sekcji, którą pokazuje wskaźnik inwazji, a gdy tam się nie da, w drugiej, i atakuje włócznikiem klanu tak jak własnym, ale bez honoru; w turze klanu lokacje aktywują się w tej samej kolejności co w jego turze. (Nasze rozstrzygnięcie.)
GW-Q33 = Ulepszenia z kart Qin Jiushao idą od najwyższej lokacji jego toru w dół i pomijają nadzorców poziomu 3. (Nasze rozstrzygnięcie.)

## Cooperative game

GW-C = Tryb kooperacji
GW-C1 = Celem jest spełnienie 6 dekretów przy 2 graczach, 7 przy 3 i 9 przy 4.
GW-C2 = Używa się tylko hord trybu kooperacji i podczas przygotowania gry umieszcza się ich o jedną więcej, niż jest graczy, tak jak wiosną; generałów i karty taktyk tego trybu wtasowuje się do pozostałych; nie ma artefaktów, są natomiast 3 dekrety na swoich miejscach i talia wydarzeń.
GW-C3 = Przy 2 graczach obowiązują też zasady Klanu Trzciny, ale podczas przygotowania gry umieszcza się 3 hordy; cztery dekrety, zawsze te same, opuszczają talię, a odkryte są 2 dekrety zamiast 3, co zmienia opcja. (Nasze rozstrzygnięcie: liczba hord.)
GW-C4 = Wiosną umieszcza się o 1 hordę więcej, niż wskazuje tor czasu, natomiast zabójczość się nie zmienia.
GW-C5 = Gracze działają swoimi urzędnikami w dowolnej kolejności, na jaką się zgodzą; kolejność herbaty tylko rozstrzyga remisy o trofea i wyznacza wodza. (Nasze rozstrzygnięcie: że wyznacza wodza.)
GW-C6 = Karty rozkazów wybiera się w tajemnicy i odkrywa razem, a potem gracze swobodnie uzgadniają ich kolejność.
GW-C7 = Hańby nie spłaca się za chi, ale gracz może stracić 10 punktów honoru, które musi mieć, aby odrzucić żeton, przy jego otrzymaniu lub latem, dowolną liczbę razy; hańby nie wolno kłaść na trofeach.
GW-C8 = Latem nie odzyskuje się kart rozkazów i nie dają one honoru; zbudowanie kondygnacji muru pozwala budującemu odzyskać 1 własną odrzuconą kartę, z wyjątkiem „Zdrady”.
GW-C9 = Honor za trofeum otrzymuje się od razu, a przy odpowiedniej opcji na koniec.
GW-C10 = Zima przebiega w tej kolejności: ostrzał i czyszczenie hord, szturm, spełnianie dekretów, sprawdzenie końca gry, faza dekretów, wydarzenie.
GW-C11 = Aby spełnić dekret, daje się naraz i w całości wszystko, czego on wymaga, i tylko w tym kroku; gdzie płacić mają wszyscy gracze, każdy płaci sam; spełniony dekret się odrzuca i liczy.
GW-C12 = Poświęcone elementy opuszczają grę.
GW-C13 = W fazie dekretów każdy gracz otrzymuje 1 żeton hańby za każdy dekret na planszy, a potem uzupełnia się puste miejsca, tak aby leżały na nich 3 dekrety, a przy 2 graczach 2; niespełnione dekrety zostają.
GW-C14 = Wydarzenie: odkrywa się 1 kartę; efekty natychmiastowe następują raz, a trwałe obowiązują do końca gry.
GW-C18 = Dla dekretów Klan Trzciny nie jest graczem.
GW-C15 = Gracze wygrywają, jeśli przy sprawdzeniu końca gry osiągnięta jest liczba dekretów; zbudowane mury tej gry nie kończą.
GW-C16 = Gracze przegrywają od razu, także w środku roku, gdy trzeba wziąć żeton hańby, a bank jest pusty; przegrywają też, jeśli przy sprawdzeniu końca gry liczba dekretów nie jest osiągnięta, a bank jest pusty lub żeton czasu jest na ostatnim polu. (Nasze rozstrzygnięcie: pusty bank przy sprawdzeniu końca gry.)
GW-C17 = Gracz, który nie ma na ręce karty rozkazu ani żadnej do odzyskania, pasuje jesienią: nie kładzie karty, ale ramki dla pozostałych graczy na cudzych kartach nadal go dotyczą. (Nasze rozstrzygnięcie.)
GW-C19 = Wszędzie tam, gdzie gra standardowa toczy się w kolejności herbaty, następny może działać każdy, kto ma jeszcze działać, po prostu robiąc to pierwszy; na użycie własnych elementów nie trzeba niczyjej zgody. (Nasze rozstrzygnięcie.)
GW-C20 = Każdy gracz kładzie swoją kartę na dowolnym wolnym polu toru rozkazów, kto chce, ten pierwszy, a położona karta zostaje; karta Klanu Trzciny zajmuje pierwsze wolne pole, gdy tylko położą swoje wszyscy gracze będący nad nim w kolejności herbaty, przed graczami pod nim. (Nasze rozstrzygnięcie.)
GW-C21 = Gracz proponuje dekret z udziałem każdego, a spełnia się go od razu, gdy każdy gracz, który miałby coś dać, zgodzi się na swój udział; odmowa kończy propozycję i liczy się jako pas proponującego; dekrety spełnia się jeden po drugim, w dowolnej liczbie, a krok kończy się, gdy spasują wszyscy gracze. (Nasze rozstrzygnięcie.)
GW-C22 = Należne żetony hańby bierze się po kolei, a każdy umieszcza się lub odrzuca za 10 punktów honoru przed następnym, więc żeton zwrócony w ten sposób można wziąć ponownie; gra jest przegrana, gdy żeton się należy, a bank jest w tej chwili pusty. (Nasze rozstrzygnięcie.)
GW-C23 = Podbój usuwa tyle żetonów hańby, ile jest, a zbyt mała ich liczba nie oznacza przegranej. (Nasze rozstrzygnięcie: że gra nie jest przegrana.)
GW-C24 = Jeśli talia dekretów jest pusta, miejsca zostają puste, a jeśli pusta jest talia wydarzeń, wydarzenia nie ma. (Nasze rozstrzygnięcie.)
GW-C25 = Gra zakończona przy sprawdzeniu końca gry nie ma już fazy dekretów ani wydarzenia; jeśli liczba dekretów jest osiągnięta, gdy żeton czasu jest na ostatnim polu lub bank jest pusty, gra jest wygrana. (Nasze rozstrzygnięcie.)
GW-C26 = Wszyscy gracze wygrywają lub przegrywają razem; nie ma końcowej punktacji ani kolejności miejsc. (Nasze rozstrzygnięcie.)
GW-C27 = Tajność jest taka jak w grze standardowej; gdzie karta mówi o wszystkich, pozostałych lub wybranych graczach, chodzi tylko o ludzi. (Nasze rozstrzygnięcie.)
GW-C28 = Żołnierza z hańbą, nadzorcy i urzędnika z izby nie można poświęcić; honor za poświęcone trofeum zostaje przy graczu. (Nasze rozstrzygnięcie.)

## Options

GW-X = Tam, gdzie instrukcje się różnią (domyślne jest wydanie poprawione; wydanie pierwsze przywraca własne zasady, a każdą opcję można ustawić osobno)
GW-X1 = Przy 3 graczach grę kończą 2 sekcje o poziomie 3 (instrukcje czeska i włoska, choć przegląd we włoskiej wymienia 2 tylko dla 2 graczy, oraz lista w polskiej) albo dopiero wszystkie 3 (jak wynika z podsumowania w polskiej, które wymienia 2 tylko dla 1 lub 2 graczy); przy 4 graczach są to zawsze 3.
GW-X2 = Pokonane hordy w rzędzie sprawdza się od lewej do prawej (instrukcja czeska) albo od prawej do lewej (instrukcja włoska); polska o tym milczy.
GW-X3 = Wszyscy żołnierze, którzy przeżyli na pokonanej hordzie, trafiają do strefy odpoczynku (instrukcje czeska i włoska), bez opcji: polska wymienia tylko uratowanych, ale też zdejmuje z karty każdego żołnierza.
GW-X4 = Wodzem Klanu Trzciny jest aktywny gracz (instrukcje polska i czeska oraz strony trybu solo we włoskiej) albo zawsze gracz najwyższy w kolejności herbaty (strona trybu dla 2 graczy we włoskiej).
GW-X5 = Qin Jiushao aktywuje i wybiera najpierw najwyższą ze swoich lokacji (instrukcja czeska) albo najpierw najniższą (instrukcja polska); włoska drukuje obie kolejności dla aktywacji, a dla wyboru najwyższą.
GW-X6 = W trybie kooperacji trofeum daje honor od razu (instrukcje czeska i włoska) albo na koniec (instrukcja polska); wszystkie zabraniają hańby na trofeach, polska tylko w podsumowaniu.
GW-X7 = W trybie kooperacji dla 2 graczy talię opuszczają cztery dekrety (instrukcja czeska), trzy (instrukcja włoska) albo żaden (instrukcja polska); czeska i włoska odkrywają 2 dekrety, a jeśli żaden nie opuszcza talii, odkrywa się 3.
GW-X8 = W trybie kooperacji przegrywa się z powodu czasu, gdy sprawdzenie końca gry zastaje żeton czasu na ostatnim polu (instrukcje włoska i polska), bez opcji: według czeskiej przegrywa się, gdy żeton miałby to pole opuścić, a między jednym i drugim nic się nie rozgrywa.
GW-X9 = Włócznik Klanu Trzciny nie bierze nagrody ze swojego punktu (instrukcje czeska i włoska), bez opcji: polska o tym milczy.
GW-X10 = Zimowy ostrzał tylko zadaje rany i nie jest atakiem (instrukcje czeska i włoska) albo jest atakiem (instrukcja polska i odpowiedź wydawcy), a wtedy strzały gracza w jednej sekcji to jeden atak z oknem 3 (atak).
GW-X11 = Rozstrzygnięte bez opcji: za mury płaci się drewnem, kamieniem i złotem (przykład w instrukcji polskiej dopuszcza dowolne własne surowce); przy przełamaniu żołnierze giną według zabójczości (włoska raz mówi o wszystkich żołnierzach); trofeum bierze się po śmierci żołnierzy (lista w polskiej: przed nią); rany zostają tylko na hordach, które zostają (polska: zawsze); bank żetonów hańby, który opustoszał i znów się zapełnił, niczego nie kończy (zdanie polskiej o podboju można czytać tak, że gra kończy się najbliższej zimy).
GW-X12 = Rozstrzygnięte bez opcji, lato: gracze pozbywają się żetonów hańby w kolejności herbaty (instrukcje polska i włoska: w dowolnej); gracz musi wybrać karty albo honor (instrukcje polska i włoska: może); „Zdrada” nigdy nie wraca (polska o tym milczy).
GW-X13 = Rozstrzygnięte bez opcji, Klan Trzciny i tryb solo: przy 2 graczach w banku jest 20 żetonów hańby (instrukcje czeska i włoska; polska jest niejasna); karta klanu zawsze trafia na pierwsze wolne pole (instrukcje polska i włoska: gdy klan jest nad graczami); „Zdrada” jej nie kopiuje (polska o tym milczy); przy urzędniku Klanu Trzciny lub Qin Jiushao w lokacji nikt nie jest w niej sam (polska mówi o dwóch kolorach, czeska i włoska o graczach); w trybie solo przegraną z powodu pustego banku stwierdza się przy sprawdzeniu końca gry (instrukcje polska i włoska: nie podają momentu).
GW-X14 = Gracz zagrywa jedną kartę taktyki na zdarzenie, więc jedną w oknach 1 i 2 pokonanej hordy łącznie (instrukcje czeska i włoska), albo po jednej w każdym oknie (odpowiedź wydawcy).
GW-X15 = Przy 2 graczach podbój zabiera 2 żetony hańby, po jednym za każdego człowieka (instrukcja włoska, według której tylko przygotowanie jest takie jak dla 3 graczy, i odpowiedź wydawcy), albo 3, także za Klan Trzciny (instrukcje polska i czeska, według których klan gra jako trzeci gracz).
