### The rules of ZhanGuo in Polish: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: marker = znacznik (zjednoczenia); aspect = aspekt: writing = pismo, currency = waluta, law = prawo; cream,
### orange, brown = kremowy, pomarańczowy, brązowy; official = urzędnik; governor = zarządca; worker = robotnik;
### governors' area, workers' area = obszar zarządców, obszar robotników; court = dwór; unrest = (poziom) zamieszek;
### last space = ostatnie pole (toru zamieszek); locked = zablokowany; own supply = własne zasoby; common supply =
### zasoby ogólne; tie order = kolejność przy remisie; ability = zdolność; trigger = wymagana akcja; power = moc
### (planszy); movement point = punkt przemieszczenia; free shift = darmowe przesunięcie; bonus square = pole bonusu;
### wall area, wall section = obszar muru, sekcja muru; line = linia; disc = dysk; reward track = tor nagród; mission
### = zadanie; circle, square, triangle, star = koło, kwadrat, trójkąt, gwiazda.
###
### The marks at the end: "(Nasze rozstrzygnięcie.)" is "(Our ruling.)", "(Nasza rekonstrukcja.)" is "(Our
### reconstruction.)", "(Wynika z pozostałych zasad.)" is "(Follows from the other rules.)". No full stop inside a
### sentence.

## Pieces and limits

ZG-A = Elementy gry i ich liczba
ZG-A1 = Gra jest przeznaczona dla 2 do 4 graczy.
ZG-A2 = Każdy gracz ma 5 kostek zamieszek, 5 czerwonych, 5 białych i 5 szarych urzędników, 8 dysków (1 na tor nagród, 1 na punkty zwycięstwa, 6 na zadania), 8 zarządców, 6 pałaców i 5 murów w kolorze niebieskim, czerwonym, fioletowym lub żółtym.
ZG-A3 = Wszystkich elementów jest ograniczona liczba i mogą się skończyć, z wyjątkiem robotników, dla których 40 żetonów nie jest granicą; jeśli własny zestaw kart drukuje na kartach lub planszach inne liczby, obowiązują one zamiast liczb z tych zasad.
ZG-A4 = W każdym aspekcie w zasobach jest 12 znaczników o wartości 1 przy 4 graczach, 9 przy 3 i 6 przy 2; obok dworu leży po 1 znaczniku o wartości 3 na aspekt, przy dowolnej liczbie graczy.
ZG-A5 = To, co gracze mają, leży jawnie, z wyjątkiem kart na ręce: ich aspekt, na rewersie, widzą wszyscy, ale numeru i zdolności nie.
ZG-A6 = Punkty zwycięstwa wydrukowane na czerwono zdobywa się od razu, a wydrukowane na czarno na koniec gry.
ZG-A7 = Wybrać wolno tylko akcję, którą da się wykonać w całości, a wybraną trzeba wykonać.
ZG-A8 = Tajne są numery i zdolności kart na ręce, kolejność kart w taliach oraz wybory draftu, dopóki wszyscy nie wybiorą; wszystko inne jest jawne, także cały stos dworu, liczba kart w taliach, licytacje i pasy. (Nasze rozstrzygnięcie.)
ZG-A9 = Punkty zwycięstwa nie mają górnej granicy, a ich suma spada poniżej 0 tylko przez żeton muru, który odejmuje zamieszki, i wtedy nie podnosi się jej do zera. (Nasze rozstrzygnięcie.)
ZG-A10 = To, co zwraca się jako koszt, można od razu wziąć ponownie: urzędnicy trafiają do własnych zasobów, robotnicy i znaczniki o wartości 1 do zasobów ogólnych, a znaczniki o wartości 3 obok dworu.

## Setup

ZG-B = Przygotowanie gry
ZG-B1 = Trzy talie tasuje się oddzielnie i kładzie zakryte.
ZG-B2 = Pierwszego gracza wybiera się losowo, a w każdej rundzie gra toczy się od niego zgodnie z ruchem wskazówek zegara.
ZG-B3 = Po jednym dysku każdego gracza kładzie się na torze nagród, każdy na osobnym polu: dysk pierwszego gracza na górze, pozostałe pod nim w losowej kolejności, niezależnie od miejsc przy stole; poniżej góry ta kolejność służy tylko do rozstrzygania remisów, a nie do kolejności tur. (Nasze rozstrzygnięcie: niezależnie od miejsc.)
ZG-B4 = Każdy gracz zaczyna z 0 punktów zwycięstwa albo z 15, jeśli plansze są licytowane.
ZG-B5 = Losowo i odkryte rozkłada się 6 żetonów muru, po jednym na każdą sekcję muru (3 obszary muru po 2 sekcje), a losowa z dwóch stron leży na wierzchu. (Nasze rozstrzygnięcie: losowa strona.)
ZG-B6 = Z 4 zadań muru, 4 zadań pałacu i 4 zadań zarządcy losuje się po 2 każdego rodzaju i w każdej z dwóch kolumn zadań leży odkryte jedno każdego rodzaju; pozostałe 6 opuszcza grę, a 6 pozostałych dysków każdego gracza służy do zadań.
ZG-B7 = Każdy gracz zaczyna z 3 urzędnikami, jednym szarym i dwoma czerwonymi, w obszarze zarządców regionu 1. (Nasza rekonstrukcja: strona B zaczyna tak jak strona A.)
ZG-B8 = Cały stół wybiera jeden sposób dla plansz graczy: wszyscy grają na stronie A, jednakowej dla wszystkich; albo wszyscy na stronie B, a każdy wybiera jedną z 4 plansz w odwrotnej kolejności początkowej, od ostatniego gracza; albo na stronie B z licytacją.
ZG-B9 = W licytacji plansz B wszyscy zaczynają z 15 punktami zwycięstwa, a przy 3 graczach odpada 1 plansza, przy 2 graczach 2 plansze; pierwszy gracz otwiera stawką co najmniej 1 punktu zwycięstwa, zgodnie z ruchem wskazówek zegara każdy podbija lub pasuje, a kto spasuje, odpada tylko z tej licytacji; ostatni, który zostanie, płaci najwyższą stawkę, wybiera planszę i nie bierze już udziału w licytacjach; następną otwiera tak samo najbliższy gracz na lewo od tego zwycięzcy, który nie ma planszy; ostatnia plansza zawsze kosztuje 1 punkt zwycięstwa i nikt nie licytuje więcej punktów zwycięstwa, niż ma.
ZG-B10 = Znacznik rundy zaczyna na polu 1.
ZG-B11 = Plansze wybiera się lub licytuje, gdy znani są pierwszy gracz, tor nagród, żetony muru i zadania, a przed dobraniem pierwszych kart. (Nasze rozstrzygnięcie: że ta kolejność obowiązuje.)
ZG-B12 = W licytacji odpadające plansze losuje się, otwierający nie może spasować, a podbicie wynosi co najmniej 1 punkt zwycięstwa więcej niż poprzednia stawka. (Nasze rozstrzygnięcie.)
ZG-B13 = Kolejność początkowa biegnie od pierwszego gracza zgodnie z ruchem wskazówek zegara albo, przy turach według toru nagród, w dół tego toru; miejsca przy stole się nie zmieniają, a plansze, których nikt nie wybrał, opuszczają grę. (Nasze rozstrzygnięcie.)

## Round

ZG-C = Runda
ZG-C1 = Gra ma 5 rund po trzy fazy: dobór, zagrywanie i nagrody za zjednoczenie; po rundach od 1 do 4 znacznik rundy przesuwa się o 1, a po rundzie 5 gra się kończy.
ZG-C2 = Dobór: każdy gracz dobiera po 2 karty z każdej talii, razem 6.
ZG-C3 = Zagrywanie: od pierwszego gracza zgodnie z ruchem wskazówek zegara każdy zagrywa dokładnie 1 kartę i wykonuje 1 akcję, aż wszyscy zagrają swoje 6 kart.
ZG-C4 = Kartę zagrywa się albo do regionu własnej planszy, dla zjednoczenia, albo odkrytą na wierzch stosu dworu, dla jednej z sześciu akcji dworu, a każda karta nadaje się do każdej z nich.
ZG-C5 = W talii nigdy nie brakuje kart: 4 graczy zużywa 40 kart każdej talii dokładnie w rundzie 5, także z draftem; ponownie tasuje się tylko karty odrzucone w drafcie, a zagrana karta nigdy nie wraca. (Wynika z pozostałych zasad.)
ZG-C6 = Stos dworu pozostaje z rundy na rundę, więc tylko pierwsza w grze karta dworu trafia na pusty dwór. (Nasze rozstrzygnięcie.)
ZG-C7 = Nie można pasować, a dozwolona akcja istnieje zawsze: rekrutacja, dopóki we własnych zasobach jest urzędnik, a przemieszczenie urzędników, gdy wszystkich 15 jest na planszy. (Wynika z pozostałych zasad.)
ZG-C8 = Tura przebiega w tej kolejności: wybór karty i jej użycia, wykonanie akcji, po akcji dworu użycie zdolności i mocy, zgłoszenie zadań.
ZG-C9 = Tura kończy się sama, gdy nie ma już zdolności do użycia albo gracz rezygnuje z reszty; darmowe przesunięcie, którego do tej pory nie zrobił, może poczekać do jego następnej tury, co niczego nie zmienia. (Nasze rozstrzygnięcie.)

## Unification action

ZG-U = Akcja zjednoczenia
ZG-U1 = Kartę kładzie się w jednym z 5 regionów własnej planszy, z których każdy mieści najwyżej 3 karty, i już nigdy się jej nie przesuwa ani nie usuwa.
ZG-U2 = Gracz bierze znaczniki o wartości 1 w aspekcie karty, tyle, ile jest teraz kart w tym regionie: 1, 2 lub 3.
ZG-U3 = Za każdy znacznik, którego brakuje w zasobach, gracz od razu zdobywa zamiast niego 1 punkt zwycięstwa; znaczniki o wartości 3 nie wypełniają tego braku. (Nasze rozstrzygnięcie: znaczniki o wartości 3.)
ZG-U4 = Druga karta w regionie podnosi jego zamieszki o 1, trzecia o 2, a pierwsza wcale ich nie podnosi.
ZG-U5 = Nie wolno wykonać akcji, która podniosłaby zamieszki powyżej maksimum regionu, ale osiągnąć maksimum wolno.
ZG-U6 = Pierwszą kartę w regionie wolno tam zagrać przy każdym poziomie zamieszek, nawet na ostatnim polu. (Wynika z pozostałych zasad.)
ZG-U7 = Akcja zjednoczenia niczego nie aktywuje: żadnej karty, nawet tej nowej, ani mocy planszy.
ZG-U8 = Przykład: brązowa karta jest pierwszą w regionie 2, więc daje 1 znacznik prawa i nie powoduje zamieszek.
ZG-U9 = Przykład: pomarańczowa karta jest trzecią w regionie 4, gdzie zamieszki wynoszą 1, więc rosną do 3, a karta daje 3 znaczniki waluty.
ZG-U10 = Przykład: w regionie z maksimum 3, dwiema kartami i zamieszkami 2 nie wolno zagrać trzeciej karty, bo 2 + 2 to więcej niż 3.

## Unrest

ZG-R = Zamieszki
ZG-R1 = Każdy region planszy gracza ma tor zamieszek z 2, 3 lub 4 polami, zależnie od regionu i strony planszy, a jego maksimum to liczba tych pól. (Nasza rekonstrukcja: długość każdego toru.)
ZG-R2 = Zamieszki dotyczą tylko planszy gracza, który wykonuje akcję.
ZG-R3 = Dopóki zamieszki są na ostatnim polu, kart tego regionu nie można aktywować.
ZG-R4 = Dopóki zamieszki są na ostatnim polu albo na polu z symbolem zakazu pałacu lub na prawo od niego, w tym regionie nie wolno zbudować pałacu ani akcją, ani nagrodą. (Nasze rozstrzygnięcie: na prawo od niego.) (Nasza rekonstrukcja: miejsce symbolu.)
ZG-R5 = Obniżenie zamieszek o 1 przesuwa kostkę o 1 pole w lewo, z pierwszego pola poza tor, a przy 0 nie ma czego obniżać; wzrost o 2 na pustym torze stawia kostkę na drugim polu.
ZG-R6 = Zamieszki rosną tylko przez drugą i trzecią kartę w regionie oraz przez zatrudnianie robotników; spadają tylko przez zarządcę, także zdobytego jako nagroda, przez dwa bonusy kart, które je obniżają, i przez moc koła.

## Officials

ZG-O = Urzędnicy
ZG-O1 = Obszar zarządców regionu mieści dowolną liczbę urzędników dowolnych kolorów, a obszar robotników najwyżej 2 urzędników i dowolną liczbę robotników.
ZG-O2 = W dowolnej chwili własnej tury urzędnika można za darmo przesunąć z obszaru zarządców do obszaru robotników tego samego regionu, dopóki jest tam mniej niż 2 urzędników; droga powrotna kosztuje punkt przemieszczenia.
ZG-O3 = Za 1 punkt przemieszczenia urzędnik przechodzi z obszaru zarządców do takiego obszaru w sąsiednim regionie, z obszaru robotników do takiego obszaru w sąsiednim regionie albo z obszaru robotników do obszaru zarządców tego samego regionu.
ZG-O4 = Przez pełny obszar robotników można przejść, ale nie można się w nim zatrzymać: ten sam urzędnik opuszcza go następnym punktem z tej samej puli, dowolnym krokiem, na jaki pozwala punkt. (Nasze rozstrzygnięcie: dowolnym takim krokiem.)
ZG-O5 = Regiony sąsiadują tam, gdzie dzieli je ciągła linia granicy, a nie mur: 1 i 2, 2 i 3, 3 i 4, 4 i 5; dotyczy to tak samo urzędników, robotników i zarządców. (Nasza rekonstrukcja: te pary.)
ZG-O6 = Darmowe przesunięcia są możliwe przed krokami, punktami i zdolnościami własnej tury, między nimi i po nich, ale nie w turze innego gracza i nie podczas nagród. (Nasze rozstrzygnięcie.)
ZG-O7 = To, co wolno, ocenia się według tego, gdzie urzędnicy stoją, więc urzędnika, który ma zatrudniać robotników, trzeba najpierw przesunąć. (Nasze rozstrzygnięcie.)
ZG-O8 = Punkty przemieszczenia z jednej puli (3 z akcji, 4 z pola bonusu, 2 z karty lub gwiazdy, 1 z kwadratu) można dać jednemu lub kilku urzędnikom, wydaje się je za jednym razem, a niewydane przepadają; między nimi wolno robić darmowe przesunięcia, a ruch tam i z powrotem jest dozwolony. (Nasze rozstrzygnięcie.)
ZG-O9 = Z obszaru zarządców do obszaru robotników sąsiedniego regionu urzędnik potrzebuje 1 punktu i darmowego przesunięcia, a z obszaru robotników do obszaru zarządców sąsiedniego regionu 2 punktów. (Wynika z pozostałych zasad.)
ZG-O10 = Przykład: za 1 punkt czerwony urzędnik przechodzi z obszaru robotników do obszaru zarządców regionu 2, a za 2 punkty biały urzędnik z obszaru zarządców regionu 3 do takiego obszaru regionu 5.

## Court actions

ZG-K = Akcje dworu
ZG-K1 = Rekrutacja 1 urzędnika: jeden urzędnik dowolnego koloru trafia z własnych zasobów do obszaru zarządców dowolnego regionu, co nie jest możliwe, gdy nie ma już żadnego.
ZG-K2 = Przemieszczenie urzędników: wydaje się od 1 do 3 punktów przemieszczenia, dowolnie podzielonych, a darmowe przesunięcie nie liczy się jako punkt; bez urzędnika na planszy nie jest ono możliwe i nie aktywuje żadnej karty. (Nasze rozstrzygnięcie: darmowe przesunięcie.)
ZG-K3 = Zatrudnienie robotników: w jednym regionie gracz bierze do jego obszaru robotników dokładnie 1 robotnika za każdego urzędnika w tym obszarze, a więc 1 lub 2 i nie mniej z własnej woli, a zamieszki rosną tam o 1, niezależnie od liczby; nie jest to możliwe bez takiego urzędnika ani przy zamieszkach na ostatnim polu.
ZG-K4 = Wprowadzenie 1 zarządcy, w tej kolejności: jeden czerwony, jeden biały i jeden szary urzędnik z obszaru zarządców jednego regionu wracają do zasobów; zarządca trafia do tego regionu planszy głównej, na wybrane wolne pole bonusu (bonus zdobywa się od razu) albo obok tych pól i bez bonusu, ale tylko gdy żadne nie jest wolne; zamieszki tego regionu na własnej planszy spadają do 0.
ZG-K5 = Pole bonusu daje do 4 punktów przemieszczenia albo 4 punkty zwycięstwa, albo 1 urzędnika dowolnego koloru do obszaru zarządców dowolnego regionu, a każdy region ma po jednym polu każdego rodzaju. (Nasza rekonstrukcja: pola każdego regionu.)
ZG-K6 = Budowa 1 pałacu: zwraca się 2 robotników z tego regionu i 1 robotnika z innego; pałac staje na wolnym polu regionu, który ma tyle pól, ilu jest graczy; gracz bierze znacznik o wartości 3 w dowolnym aspekcie, jeśli jakiś tam jest, i od razu zdobywa tyle punktów zwycięstwa, ile kart leży na jego planszy (od 0 do 15).
ZG-K7 = Budowa 1 muru: mur staje na dowolnym wolnym polu jednej z 6 sekcji, z których każda ma 3 pola, z 1, 2 i 3 liniami, przy każdej liczbie graczy, i najwyżej 1 mur danego gracza; zwraca się tylu robotników, ile linii ma pole, każdego z innego, wybranego regionu.
ZG-K8 = Gdy zarządcy, pałace lub mury gracza się skończyły, danej akcji nie można wykonać, podobnie jak bez dozwolonego regionu lub sekcji albo bez tego, co ona kosztuje.
ZG-K9 = Region mieści dowolną liczbę zarządców, także kilku jednego gracza, a gracz może mieć w regionie kilka pałaców, każdy na osobnym polu.
ZG-K10 = Wolne pole trzeba zająć i jego 4 punkty zwycięstwa się zdobywa, natomiast z jego punktów przemieszczenia lub urzędnika można zrezygnować; może to być urzędnik właśnie zwrócony, a jeśli w zasobach nie ma żadnego, nie ma bonusu. (Nasze rozstrzygnięcie.)
ZG-K11 = Przy zarządcy bonus następuje przed uspokojeniem, a oba przed wszelkimi zdolnościami, więc ta sama akcja może aktywować karty tego regionu. (Nasze rozstrzygnięcie.)
ZG-K12 = Znacznik o wartości 3 trzeba wziąć, dopóki jakiś tam leży, w wybranym aspekcie, a gracz może mieć ich kilka; jeśli nie leży żaden, ten krok się pomija.
ZG-K13 = Przykład: rekrutując, gracz kładzie czerwonego urzędnika w regionie 2.
ZG-K14 = Przykład: gracz przesuwa za darmo czerwonego i szarego urzędnika z obszaru zarządców do obszaru robotników regionu 3 i zatrudnia tam robotników: dostaje 2, a zamieszki regionu 3 rosną o 1.
ZG-K15 = Przykład: pałac w regionie 4 kosztuje 2 robotników z regionu 4 i 1 z regionu 5; nie ma już znacznika o wartości 3, więc gracz żadnego nie bierze, a 6 kart na jego planszy daje 6 punktów zwycięstwa.

## Activating abilities

ZG-T = Aktywacja zdolności
ZG-T1 = Po akcji dworu gracz może aktywować zdolności kart na własnej planszy, każdą kartę raz na akcję i w dowolnej kolejności. (Nasze rozstrzygnięcie: raz na akcję.)
ZG-T2 = Przy budowie muru lub pałacu i przy zatrudnianiu robotników karty aktywują się tylko wtedy, gdy zagrana karta ma wyższy numer niż karta leżąca bezpośrednio pod nią na dworze.
ZG-T3 = Przy rekrutacji urzędnika i przy wprowadzeniu zarządcy karty aktywują się tylko wtedy, gdy zagrana karta ma niższy numer niż karta leżąca bezpośrednio pod nią na dworze.
ZG-T4 = Przy pierwszej karcie na pustym dworze gracz decyduje, co leży pod nią, więc spełnia ona oba warunki. (Nasze rozstrzygnięcie.)
ZG-T5 = Aktywują się tylko karty, których wymaganą akcją jest właśnie wykonana akcja dworu, i żadne w regionach z zamieszkami na ostatnim polu.
ZG-T6 = Kolor i zdolność zagranej karty nie mają znaczenia, podobnie jak to, kto zagrał kartę pod nią, do jakiej akcji i w której rundzie.
ZG-T7 = Użycie bonusu jest dobrowolne, a taki, którego w ogóle nie da się użyć, przepada. (Nasze rozstrzygnięcie.)
ZG-T8 = To, czy zamieszki są na ostatnim polu, sprawdza się przy użyciu każdej karty, po akcji dworu i wcześniej użytych zdolnościach, więc jedna zdolność może uspokoić region i uwolnić jego karty, a zatrudnienie może zablokować własny region. (Nasze rozstrzygnięcie.)
ZG-T9 = Aktywują tylko akcje dworu; nagrody, bonusy zarządców i kart oraz moce plansz niczego nie aktywują. (Nasze rozstrzygnięcie.)
ZG-T10 = Bonus wykonuje się w całości, zanim użyje się następnej zdolności. (Nasze rozstrzygnięcie.)
ZG-T11 = Karta z niewłaściwym numerem i tak w pełni wykonuje swoją akcję dworu, a przepada tylko aktywacja.
ZG-T12 = Przykład: karta, której wymaganą akcją jest budowa pałacu, a bonusem 3 punkty zwycięstwa, daje te 3 punkty, gdy pałac buduje się kartą o wyższym numerze niż karta pod nią.
ZG-T13 = Przykład: na kartę 70 zagrywa się 40, aby wprowadzić zarządcę, więc po akcji można aktywować własne karty z tą wymaganą akcją, ale żadnej w regionie 4, którego zamieszki są na ostatnim polu; kartą wyższą niż ta pod nią zarządcę i tak się wprowadza, a nic się nie aktywuje.

## Card bonuses

ZG-F = Bonusy kart
ZG-F1 = Znacznik: gracz bierze 1 znacznik o wartości 1 w dowolnym aspekcie, w którym jest on w zasobach, a jeśli w zasobach nie ma żadnego, zdobywa 1 punkt zwycięstwa.
ZG-F2 = Przemieszczenie: gracz może wydać do 2 punktów przemieszczenia.
ZG-F3 = Punkty zwycięstwa: gracz zdobywa ich 2 lub 3, jak wydrukowano.
ZG-F4 = Punkty zwycięstwa za aspekt: gracz zdobywa ich tyle, ile jego kart danego aspektu leży na jego planszy, we wszystkich regionach, wraz z tą kartą i z kartami zablokowanych regionów.
ZG-F5 = Robotnik: 1 robotnik trafia do obszaru robotników regionu karty, z urzędnikami lub bez nich, a zamieszki się nie zmieniają.
ZG-F6 = Zamieszki gdziekolwiek: spadają o 1 w jednym dowolnym regionie.
ZG-F7 = Zamieszki tutaj: spadają o 1 w regionie karty, ale nigdy z ostatniego pola, bo karta jest wtedy zablokowana.
ZG-F8 = Przeniesienie robotnika: 1 robotnik przechodzi z obszaru robotników dowolnego regionu do takiego obszaru w sąsiednim regionie.
ZG-F9 = Urzędnik: 1 urzędnik podanego koloru trafia z własnych zasobów do obszaru zarządców regionu karty, a jeśli tego koloru już nie ma, bonus przepada.

## Player boards, side B

ZG-P = Plansze graczy, strona B (zawsze aktywne, niezależnie od numerów kart; kolejność między nimi a kartami dowolna)
ZG-P1 = Koło: po przemieszczeniu urzędników lub budowie muru gracz może obniżyć zamieszki o 1 w dowolnym regionie, a wtedy do tego samego regionu przychodzi 1 robotnik, lecz bez obniżenia zamieszek żaden nie przychodzi.
ZG-P2 = Kwadrat: zatrudnienie robotników daje w tym samym regionie 1 dodatkowego robotnika, a potem do 1 punktu przemieszczenia, a po wprowadzeniu zarządcy 1 robotnik może przejść z dowolnego regionu do sąsiedniego.
ZG-P3 = Trójkąt: po budowie muru lub rekrutacji urzędnika gracz bierze 1 znacznik o wartości 1 w dowolnym aspekcie, a jeśli żadnego nie ma, zdobywa 1 punkt zwycięstwa.
ZG-P4 = Gwiazda: po rekrutacji urzędnika gracz ma do 2 punktów przemieszczenia, a po wprowadzeniu zarządcy 1 własny zarządca z planszy głównej, także ten nowy, może przejść do sąsiedniego regionu, obok pól bonusu oraz bez bonusu i uspokojenia, a ukończone zadania pozostają.
ZG-P5 = Moce należą w tej kolejności do koła, kwadratu, trójkąta i gwiazdy. (Nasza rekonstrukcja.)
ZG-P6 = Każda moc działa najwyżej raz na akcję dworu, tylko po akcjach dworu i nigdy po nagrodzie; zamieszki jej nie blokują, a jej użycie jest dobrowolne, z wyjątkiem dodatkowego robotnika kwadratu. (Nasze rozstrzygnięcie.)
ZG-P7 = Moc koła bez zamieszek na własnej planszy nic nie robi, a działa po przemieszczeniu urzędników, choć nie aktywuje się wtedy żadna karta. (Nasze rozstrzygnięcie.)
ZG-P8 = Dodatkowy robotnik kwadratu przychodzi wraz z zatrudnionymi i nie podnosi zamieszek; jak przy każdym zatrudnieniu potrzebny jest urzędnik w tym obszarze robotników, a punkt przemieszczenia można wydać przed zdolnościami kart, między nimi lub po nich. (Nasze rozstrzygnięcie.)
ZG-P9 = Pole bonusu, które zarządca opuszcza dzięki mocy gwiazdy, jest znów wolne, a przeniesiony zarządca żadnego nie zajmuje. (Nasze rozstrzygnięcie.)

## Unification rewards

ZG-W = Nagrody za zjednoczenie (trzecia faza rundy)
ZG-W1 = Nagrody rozstrzyga się aspekt po aspekcie (pismo, waluta, prawo); nagroda to ta z rzędu aspektu i kolumny rundy.
ZG-W2 = Do nagrody potrzebny jest co najmniej 1 znacznik aspektu, a pierwszy przyjmuje ją lub pasuje gracz, którego znaczniki (liczone za 1 lub 3) mają najwyższą wartość.
ZG-W3 = Kto przyjmuje, zwraca wszystkie swoje znaczniki aspektu, te o wartości 1 do zasobów, a te o wartości 3 obok dworu, bierze całą nagrodę i przesuwa swój dysk na jej pole.
ZG-W4 = Nagrody, której nie da się wziąć w całości, nie można przyjąć.
ZG-W5 = Kto pasuje, zachowuje znaczniki, a jego dysk zostaje; potem decyduje gracz z następną co do wysokości wartością znaczników, aż ktoś przyjmie lub wszyscy spasują, więc nagrodę dostaje najwyżej jeden gracz.
ZG-W6 = Kolejność przy remisie: najpierw gracze, których dyski są na torze nagród, od góry do dołu, potem ci, których dyski są w kolumnie rundy, od góry do dołu (pismo, waluta, prawo), według położenia dysków w tej chwili, wraz z przesunięciami za wcześniejsze aspekty rundy.
ZG-W7 = Gracz, który dostaje w rundzie kilka nagród, przesuwa dysk na ostatnią z nich.
ZG-W8 = Dla nowego pierwszego gracza wszystkie dyski wracają na tor nagród w kolejności przy remisie: te, które tam jeszcze są, zachowują kolejność na górze, za nimi idą te z kolumny, a górny zaczyna następną rundę.
ZG-W9 = Nagrody to: 1 urzędnik dowolnego koloru, 2 czerwonych lub 2 szarych urzędników, z własnych zasobów do obszaru zarządców wskazanego regionu; 2 robotników do obszaru robotników wskazanego regionu, z urzędnikami lub bez nich i bez zamieszek; zarządca bez urzędników, w rundach 3 i 4 w jednym z dwóch wskazanych regionów, w rundzie 5 w dowolnym; mur bez robotników; oraz pałac bez robotników i bez znacznika o wartości 3; wszystkie inne zasady tych akcji obowiązują. (Nasza rekonstrukcja: która nagroda jest gdzie.)
ZG-W10 = Nagrodę można wziąć w całości, jeśli jej urzędnicy są we własnych zasobach albo jeśli jej zarządca, mur lub pałac jest we własnych zasobach i ma dozwolone miejsce; robotników można wziąć zawsze. (Nasze rozstrzygnięcie.)
ZG-W11 = Każdego gracza, który ma znaczniki aspektu, pyta się o jego nagrodę raz, a kto nie może jej przyjąć, pasuje bez pytania; jeśli nikt nie ma takich znaczników, nagrody się nie przyznaje.
ZG-W12 = Zarządca jako nagroda zajmuje wolne pole z bonusem od razu, a zamieszki tego regionu spadają do 0, jak przy akcji; rezygnacja z bonusu pola nie jest przeszkodą. (Nasze rozstrzygnięcie.)
ZG-W13 = Mur jako nagroda może zająć każde wolne pole, także z 3 liniami, przy najwyżej 1 własnym murze w sekcji; pałac jako nagroda może stanąć w każdym regionie z wolnym polem i bez zakazu pałacu i daje punkty zwycięstwa za karty jak przy akcji. (Nasze rozstrzygnięcie.)
ZG-W14 = Także po rundzie 5 dyski wracają w kolejności przy remisie i ta kolejność rozstrzyga wszystkie remisy końcowej punktacji. (Nasze rozstrzygnięcie.)
ZG-W15 = Przykład: w rundzie 1 czerwony ma w aspekcie najwyższą wartość, przyjmuje nagrodę i przesuwa dysk na jej pole.
ZG-W16 = Przykład: po rundzie 1 niebieski i pod nim żółty są jeszcze na torze nagród, a czerwony i pod nim fioletowy w kolumnie, więc kolejność przy remisie to niebieski, żółty, czerwony, fioletowy, a nowym pierwszym graczem jest niebieski.

## Missions

ZG-M = Zadania
ZG-M1 = Zadanie pokazuje od 2 do 4 miejsc i na każdym musi stać co najmniej jeden własny element jego rodzaju; obszar muru pokazany dwa razy oznacza obie jego sekcje, pokazany raz dowolną z nich.
ZG-M2 = Na koniec własnej tury albo po przyjęciu nagrody gracz może zgłosić wszelkie wypełnione zadania, kładąc na każdym dysk na pierwszym wolnym polu od lewej.
ZG-M3 = Gracz ma na zadaniu najwyżej jeden dysk, dysku nigdy się nie przesuwa, a zapomniane zadanie można zgłosić później.
ZG-M4 = Zgłoszenie nigdy nie szkodzi, więc w obu tych chwilach dzieje się samo, dla wszystkich wypełnionych wtedy zadań, po wszystkich zdolnościach lub po wykonaniu nagrody, i nic nie może zostać zapomniane. (Nasze rozstrzygnięcie.)
ZG-M5 = Więcej elementów, niż pokazano, nie szkodzi, a jeden element może służyć kilku zadaniom.
ZG-M6 = Zadanie musi być wypełnione w chwili zgłoszenia: to, co gracz straci później, nie ma znaczenia, a to, co stracił wcześniej, ma.
ZG-M7 = Zadanie ma 4 pola, więc zgłaszający zawsze znajduje wolne, a przy mniejszej liczbie graczy pola z prawej zostają puste. (Nasza rekonstrukcja.)
ZG-M8 = Przykład: zadanie muru turkusowy, turkusowy, złoty wymaga 2 murów w obszarze turkusowym, po 1 w każdej sekcji, i 1 muru w obszarze złotym.
ZG-M9 = Przykład: zadanie pałacu 1, 2, 5 wymaga pałacu w każdym z tych regionów.

## End of the game

ZG-Y = Koniec gry, po rundzie 5
ZG-Y1 = Zarządcy, region po regionie: gracz, który ma ich najwięcej, zdobywa 9 punktów zwycięstwa i 3 dalsze za każdego swojego zarządcę w tym regionie, a gracze remisujący na czele dzielą tę sumę przez swoją liczbę, z zaokrągleniem w dół; nikt inny nie zdobywa punktów, a region bez zarządców nie daje nic.
ZG-Y2 = Znaczniki, które gracze jeszcze mają, według wartości: kto ma najwięcej (i co najmniej 1), zdobywa 5 punktów zwycięstwa za pismo, 6 za walutę i 7 za prawo; przy remisie wszystko dostaje gracz pierwszy w kolejności przy remisie, a żaden dysk się nie przesuwa. (Nasze rozstrzygnięcie: według wartości i co najmniej 1.)
ZG-Y3 = Zadania, kolumna po kolumnie: punkty zwycięstwa pod własnymi dyskami sumuje się i mnoży przez liczbę własnych dysków w tej kolumnie.
ZG-Y4 = Mury: każdy własny mur daje punkty według żetonu swojej sekcji i swojego pola z 1, 2 lub 3 liniami, każdy mur osobno, a ten sam region, karta lub urzędnik może liczyć się dla kilku murów.
ZG-Y5 = Kryteria żetonów muru, z punktami zwycięstwa za 1/2/3 linie: każdy region, w którym urzędników jest tyle co zamieszek lub więcej, 1/2/3; z szarym urzędnikiem 2/3/4; z czerwonym 2/3/4; z białym 2/3/4; z pomarańczową kartą 1/2/3; z brązową kartą 1/2/3; z kremową kartą 1/2/3; z 3 kartami 2/3/4; z 2 kartami jednego koloru 1/2/3; z pustym torem zamieszek 1/2/3; każdy zestaw trzech kart różnych kolorów 2/3/4; oraz jednorazowo 5/10/15 minus wszystkie własne zamieszki, co może dać wynik ujemny.
ZG-Y6 = Wygrywa gracz z największą liczbą punktów zwycięstwa, a przy remisie ten, kto jest wyżej na torze nagród.
ZG-Y7 = Liczą się urzędnicy z obu obszarów, „2 karty jednego koloru” to 2 lub 3, a region liczy się dla muru raz, niezależnie od tego, ilu ma takich urzędników lub ile takich kart.
ZG-Y8 = Region bez urzędników i bez zamieszek spełnia pierwsze kryterium, 0 wobec 0. (Nasze rozstrzygnięcie.)
ZG-Y9 = Liczba zestawów trzech kolorów to najmniejsza z liczb własnych kart kremowych, pomarańczowych i brązowych na planszy, w jakichkolwiek regionach leżą. (Wynika z pozostałych zasad.)
ZG-Y10 = Przykład: w regionie 1 czerwony ma 2 zarządców, a niebieski 1, więc czerwony zdobywa 15 punktów zwycięstwa (9 + 3 + 3), a niebieski żadnego.
ZG-Y11 = Przykład: czerwony, żółty i fioletowy mają w regionie po 1 zarządcy, więc każdy zdobywa 4 punkty zwycięstwa, czyli (9 + 3) / 3.
ZG-Y12 = Przykład: dyski niebieskiego leżą w lewej kolumnie na polu 5 zadania zarządcy i na polu 2 zadania muru, a w prawej kolumnie na polu 3 zadania zarządcy, więc niebieski zdobywa (5 + 2) × 2 + 3 = 17 punktów zwycięstwa.

## Variants

ZG-V = Warianty (każdy osobno lub razem)
ZG-V1 = Draft: w rundach od 1 do 4 każdy gracz dobiera po 3 karty z każdej talii, zatrzymuje 2, a 1 odrzuca odkrytą obok talii, odrzucone zaś tasuje się i kładzie zakryte pod ich talię; w rundzie 5 każdy dobiera po 2.
ZG-V2 = Tury według toru nagród: w fazie zagrywania kolejność wyznacza tor nagród, od góry do dołu, zamiast ruchu wskazówek zegara.
ZG-V3 = Zamieszki za robotnika: zatrudnienie podnosi zamieszki o 1 za każdego zatrudnionego robotnika.
ZG-V4 = Warianty ustala się przed przygotowaniem gry, a więc przed licytacją.
ZG-V5 = W drafcie wszyscy wybierają jednocześnie i w tajemnicy, a odrzucone karty pokazuje się razem i wkłada pod talie, zanim zostanie zagrana pierwsza karta. (Nasze rozstrzygnięcie.)
ZG-V6 = Tury według toru nagród obowiązują od rundy 1 i przez całą rundę, ale licytacja nadal biegnie zgodnie z ruchem wskazówek zegara. (Nasze rozstrzygnięcie.)
ZG-V7 = Z zamieszkami za robotnika zatrudnienie, którego cały wzrost nie mieści się na torze, nie jest tam możliwe, bo liczby robotników się nie wybiera; dodatkowy robotnik kwadratu liczy się jako zatrudniony i podnosi zamieszki o 1 więcej, więc można z niego zrezygnować, a jeśli wzrost się nie mieści, trzeba; robotnicy z bonusu lub nagrody nadal niczego nie podnoszą. (Nasze rozstrzygnięcie.)
