### The rules of Sun Tzu in Polish: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: side = strona; army = oddział; pool = pula (wojska); reserves = posiłki; framed cards = karty z
### ramką; plus cards = karty z plusem; pile = stos; box = pudełko; garrison = oddziały w prowincji; name box = pole nazwy;
### window = okno; margin = przewaga; score marker = wskaźnik punktów; marker on the score track = znacznik
### punktów; score track = tor punktów; reveal = odkrycie kart.
###
### The marks at the end: "(Nasze rozstrzygnięcie.)" is "(Our ruling.)", "(Wynika z pozostałych zasad.)" is
### "(Follows from the other rules.)". No full stop inside a sentence, so no "3. runda" either.

## Setup

ST-A = Przygotowanie gry
ST-A1 = Gra jest przeznaczona dla 2 graczy; każdy ma 21 jednakowych oddziałów: 18 w puli, z której wystawia się oddziały, i 3 w posiłkach, skąd trzeba je najpierw wykupić; jeśli własny zestaw kart drukuje na kartach lub planszach inne liczby, obowiązują one zamiast liczb z tych zasad.
ST-A2 = Każda strona w tajemnicy zatrzymuje zakrytego 1 ze swoich 5 generałów, a pozostałych 4 odkłada do pudełka.
ST-A3 = Pierwsza ręka każdej strony liczy 10 kart: jej sześć kart z ramką, od 1 do 6, oraz 4 karty dobrane z jej własnego, potasowanego stosu pozostałych 14; pozostałe 10 tworzy jej zakryty stos.
ST-A4 = Spośród 10 wskaźników punktów losuje się 5 i umieszcza po jednym w każdej prowincji tak, by widoczna była wartość dla rundy 3; pozostałe 5 trafia do pudełka.
ST-A5 = Znacznik punktów zaczyna na środku toru punktów, 9 pól od każdego z końców, a znacznik rund na polu 1.
ST-A6 = Jeśli gra się z wydarzeniami, co jest opcją, 5 wydarzeń tasuje się i odkrywa pierwsze z nich.
ST-A7 = W grze dla początkujących nie ma wydarzeń, generałów ani kart +2 i +3, więc stos każdej strony liczy 12 kart, z których 4 się dobiera, a 8 zostaje; wszystkie 21 oddziałów zaczyna w puli, a posiłków nie ma.
ST-A8 = Prowincję kontroluje strona, która ma w niej oddziały (nigdy obie naraz), a prowincja bez oddziałów jest neutralna; na początku wszystkie prowincje są neutralne, a oddziały na polach nazw (polach z nazwami prowincji na krawędzi planszy po każdej ze stron) niczego nie kontrolują.
ST-A9 = Tajne są ręce, rozkazy do chwili odkrycia, kolejność kart w stosach, zatrzymany zakryty generał i czterej odłożeni; jawne jest wszystko inne: plansza, pule, posiłki, liczba kart na rękach i w stosach, wszystkie trzy wartości każdego wskaźnika punktów oraz każda karta w pudełku poza odłożonymi generałami. (Nasze rozstrzygnięcie.)
ST-A10 = Przygotowanie gry przebiega w kolejności: wydarzenia, oddziały, generałowie, ręce, wskaźniki punktów; generałów zatrzymuje się więc, zanim poznane zostaną ręce i wskaźniki punktów. (Nasze rozstrzygnięcie: że ta kolejność obowiązuje.)

## Round

ST-B = Runda (rozgrywa się najwyżej dziewięć)
ST-B1 = Obie strony w tajemnicy wykładają po jednej karcie z ręki w każdej z pięciu prowincji jako rozkazy, a następnie toczą bitwy.
ST-B2 = Bitwy toczy się prowincja po prowincji: odkrywa się obie karty, ustala wynik i przemieszcza oddziały, zanim rozpocznie się bitwa w następnej prowincji.
ST-B3 = W rundach od 1 do 3 bitwy toczy się w stałej kolejności: Qin, Chu, Jin-Yan, Han-Qi, Wu.
ST-B4 = Od rundy 4 następną prowincję wybiera za każdym razem, znając przebieg wcześniejszych bitew, strona, która ma mniej oddziałów na planszy, nie licząc pól nazw; jeśli liczby są równe, wybiera strona, która miała ich mniej w poprzedniej rundzie, a w razie potrzeby sprawdza się kolejne wcześniejsze rundy, aż do rundy 1; jeśli liczby nigdy się nie różniły, nikt nie wybiera i obowiązuje stała kolejność. (Nasze rozstrzygnięcie: pola nazw, wybór bitwa po bitwie, sprawdzanie dalszych wcześniejszych rund oraz stała kolejność, jeśli liczby nigdy się nie różniły.)
ST-B5 = Punkty zdobywa się tylko po rundach 3, 6 i 9.
ST-B6 = Na koniec rundy zagrane karty z ramką, od 1 do 6, wracają na rękę, a pozostałe zagrane karty trafiają do pudełka.
ST-B7 = Następnie każda strona dobiera 2 karty ze swojego stosu, zatrzymuje 1, a drugą odkłada na spód stosu; strona, która w tej rundzie zagrała swoją kartę 1, dobiera 3 i zatrzymuje 2; jeśli kart jest mniej, zatrzymuje z nich tyle, ile wolno; przy pustym stosie nie dobiera nic, a po rundzie 9 nikt nie dobiera. (Nasze rozstrzygnięcie: brak dobierania po rundzie 9.)
ST-B8 = Oddziały decydujące o tym, kto wybiera kolejność bitew, liczy się raz w każdej z dziewięciu rund, gdy obie strony wydały już rozkazy, a przed oknem, które po nich następuje; późniejsze zmiany w tej rundzie nie mają znaczenia, a zapisane liczby służą do sprawdzania wcześniejszych rund. (Nasze rozstrzygnięcie.)
ST-B9 = Runda przebiega w tej kolejności: znacznik rund; okno, w którym można używać generałów i wykupywać oddziały; rozkazy; liczenie oddziałów; okno; pięć bitew, każda ze swoim oknem; w rundach 3, 6 i 9 punktacja, a po niej okno; koniec rundy i dobieranie kart; następna runda zaczyna się od przesunięcia znacznika rund o 1 do przodu.
ST-B10 = Bitwa przebiega w tej kolejności: (1) odkrywa się obie karty; (2) można użyć generałów działających przy odkryciu kart; (3) plaga, która nie jest zignorowana, działa i kończy walkę, po czym przechodzi się do kroku 7; (4) każda karta 6 oznacza prowincję, najpierw karta Sun Tzu; (5) porównuje się siły i przemieszcza oddziały; (6) strony płacą koszty kart +2 i +3, najpierw ta, która wybiera kolejność bitew, a jeśli nikt nie wybiera, Sun Tzu; (7) karta odzyskana dzięki generałowi trafia na spód swojego stosu; (8) sprawdza się odkryte wydarzenie; (9) otwiera się okno po bitwie. (Nasze rozstrzygnięcie: ta kolejność.)
ST-B11 = Zawsze da się wydać pięć dozwolonych rozkazów, ponieważ karty od 1 do 6 zawsze wracają i nie można nimi płacić, a karty od 1 do 5 pasują do każdej prowincji; liczba kart na ręce nie jest ograniczona. (Wynika z pozostałych zasad.)
ST-B12 = Przy zwykłym dobieraniu strona zatrzymuje 1 z 2 kart, jeśli w jej stosie są 2 lub więcej, zatrzymuje tę kartę, jeśli jest tam 1, i nie dostaje nic, jeśli nie ma żadnej; po zagraniu swojej karty 1 zatrzymuje 2 z 3, jeśli w stosie są 3 lub więcej, zatrzymuje wszystkie, jeśli są tam 2 lub 1, i nie dostaje nic, jeśli nie ma żadnej. (Nasze rozstrzygnięcie: to, co wykracza poza przypadki z instrukcji.)
ST-B13 = Obie strony dobierają jednocześnie i w tajemnicy, a właściciel stosu wie, które karty trafiły na jego spód. (Nasze rozstrzygnięcie.)
ST-B14 = Przykład: w rundzie 5 Sun Tzu ma na planszy 4 oddziały, a król Shao 2, więc o kolejności bitew decyduje król Shao.
ST-B15 = Rozkazy można zmieniać, dopóki obie strony nie zgłoszą gotowości; potem nie można ich już zmienić, a rozkazów drugiej strony nikt nie może oglądać. (Nasze rozstrzygnięcie.)

## Result of a battle

ST-C = Wynik bitwy
ST-C1 = Wygrywa wyższa siła, a różnica sił to przewaga (w instrukcji: wynik bitwy); jeśli siły są równe, nic się nie przesuwa.
ST-C2 = W prowincji neutralnej lub własnej zwycięzca dokłada ze swojej puli tyle oddziałów, ile wynosi przewaga.
ST-C3 = W prowincji, w której przegrany ma więcej oddziałów, niż wynosi przewaga, przegrany wycofuje do swojej puli tyle oddziałów, ile wynosi przewaga.
ST-C4 = W prowincji, w której przegrany ma dokładnie tyle oddziałów, ile wynosi przewaga, wszystkie wracają do jego puli, a prowincja staje się neutralna.
ST-C5 = W prowincji, w której przegrany ma mniej oddziałów, niż wynosi przewaga, wszystkie wracają do jego puli, a zwycięzca wystawia tam resztę przewagi i przejmuje kontrolę nad prowincją.
ST-C6 = Jeśli pula zwycięzcy jest za mała, brakujące oddziały muszą pochodzić z jego sąsiednich prowincji, a on wybiera, z których i po ile; dopiero gdy te się wyczerpią, pochodzą z dowolnych innych jego prowincji według jego wyboru; prowincje można opróżnić i stają się wtedy neutralne; jeśli oddziałów nadal jest za mało, wystawia tyle, ile jest, a jeśli nie wystawia żadnego, prowincja, którą przegrany musiał opuścić, pozostaje neutralna. (Nasze rozstrzygnięcie: tyle, ile jest; nasza rekonstrukcja: które prowincje sąsiadują ze sobą.)
ST-C7 = Przykład: w prowincji Wu karta 5 Sun Tzu trafia na kartę 9 króla Shao, więc król Shao wygrywa z przewagą 4: w prowincji neutralnej ma potem 4 oddziały; jeśli miał tam 2, ma 6; jeśli Sun Tzu miał 6, Sun Tzu ma 2; jeśli Sun Tzu miał 4, prowincja jest neutralna; jeśli Sun Tzu miał 2, król Shao ma 2.
ST-C8 = Zwycięzca musi wystawić swoje oddziały, ale może najpierw wykupić oddziały z posiłków, żeby oszczędzić swoje prowincje.

## Reserves

ST-D = Posiłki
ST-D1 = W dowolnym momencie strona może przenieść oddziały ze swoich posiłków do swojej puli, każdy za jedną kartę z ręki, którą odkłada do pudełka, a przeciwnik widzi tę kartę.
ST-D2 = Kartami z ramką, od 1 do 6, nie można płacić, podobnie jak kartami leżącymi jako rozkazy, bo nie ma ich na ręce. (Nasze rozstrzygnięcie: karty leżące jako rozkazy.)
ST-D3 = Oddziały, które efekty przeniosły do posiłków, można wykupić z powrotem, a w posiłkach może być więcej niż 3 oddziały.
ST-D4 = „Dowolny moment” oznacza każde okno we wszystkich dziewięciu rundach, a w trakcie bitwy lub wydarzenia chwilę, gdy strona musi oznaczyć prowincję, wystawić, zapłacić lub oddać więcej oddziałów, niż ma w puli, zanim zabierze je z prowincji, ale nie środek dobierania kart. (Nasze rozstrzygnięcie.)
ST-D5 = Wykupionych oddziałów można użyć od razu, a za jednym razem można wykupić kilka.
ST-D6 = To, czy proponuje się wykup, zależy tylko od tego, co widzą wszyscy: od oddziałów w posiłkach i ręki liczącej co najmniej 1 kartę, a na początku rundy więcej niż 6. (Nasze rozstrzygnięcie.)

## Action cards

ST-E = Karty akcji
ST-E1 = Karty z liczbą walczą swoją wartością.
ST-E2 = Kto zagra kartę 1, dobiera na koniec rundy 3 karty i zatrzymuje 2, niezależnie od tego, czy wygrał tę bitwę.
ST-E3 = Gdy karta 6 zostaje odkryta, jej właściciel kładzie 1 swój oddział, z puli lub, jeśli jest pusta, z innej prowincji, na własnym polu nazwy tej prowincji i nie może już wyłożyć w niej swojej karty 6; ten oddział za nic się nie liczy i nigdy się nie przesuwa.
ST-E4 = Siła kart +1, +2, +3 i −1 to siła karty przeciwnika powiększona o tę liczbę, więc karta −1 jest słabsza o 1.
ST-E5 = Karta +2 kosztuje właściciela 1 oddział, a karta +3 kosztuje 2 oddziały, niezależnie od wygranej czy przegranej, i trafiają one do jego posiłków po przemieszczeniu oddziałów w bitwie; pochodzą z puli lub z planszy, według własnego wyboru i w dowolnym połączeniu, tyle, ile jest, a można zabrać też ostatni oddział z prowincji, która staje się wtedy neutralna. (Nasze rozstrzygnięcie: moment zapłaty oraz tyle, ile jest.)
ST-E6 = Jeśli obie strony zagrają taką samą kartę spośród +1, +2, +3 i −1, obie karty się znoszą: nic się nie przesuwa i nikt nie płaci. (Nasze rozstrzygnięcie: nikt nie płaci.)
ST-E7 = Karta −1 przeciw karcie z plusem liczy się jako 0: karta z plusem wygrywa z przewagą równą swojej liczbie, a jej właściciel płaci koszt.
ST-E8 = Z dwóch różnych kart z plusem wygrywa większa, z przewagą równą różnicy, a każda strona płaci koszt swojej karty. (Nasze rozstrzygnięcie.)
ST-E9 = Plaga oznacza, że nie ma walki: karta przeciwnika w ogóle nie działa (6 niczego nie oznacza, 1 nie daje dodatkowego dobierania, +2 i +3 nic nie kosztują), a połowa oddziałów w prowincji, zaokrąglona w dół, wraca do puli właściciela; dwie plagi działają raz.
ST-E10 = Plaga w prowincji neutralnej lub wobec 1 oddziału niczego nie usuwa; dotyka oddziałów każdej ze stron, także tej, która ją zagrała.
ST-E11 = Karta 6 anulowana przez plagę niczego nie oznacza i można ją ponownie wyłożyć w tej prowincji, a karta 1 anulowana przez plagę nie daje dodatkowego dobierania; obie i tak wracają na rękę. (Nasze rozstrzygnięcie.)
ST-E12 = Karta 6 oznacza prowincję przed porównaniem sił, niezależnie od wygranej czy przegranej; jeśli pula jest pusta, oddział pochodzi z innej prowincji wybranej przez właściciela, choćby był tam ostatni; jeśli właściciel ma oddziały tylko w prowincji tej bitwy, pochodzi on z niej; jeśli właściciel nie ma żadnego oddziału, oznaczenie zapisuje się bez niego. (Nasze rozstrzygnięcie.)
ST-E13 = Jeśli obie strony wyłożą kartę 6 w jednej prowincji, obie ją oznaczają, a przewaga wynosi 0; oznaczenia obu stron są od siebie niezależne, więc oznaczenia jednej nie przeszkadzają karcie 6 drugiej.
ST-E14 = Siła nie ma dolnej granicy. (Nasze rozstrzygnięcie.)
ST-E15 = Dwie liczby porównuje się według wartości; dowolna liczba przegrywa z kartą +1, +2 lub +3 różnicą 1, 2 lub 3, a z kartą −1 wygrywa z przewagą 1, bez względu na swoją wartość; karta −1 przegrywa z kartą +1, +2 lub +3 różnicą 1, 2 lub 3; z dwóch kart z plusem wygrywa większa, z przewagą równą różnicy; a każda z tych kart remisuje z taką samą.
ST-E16 = Przykład: król Shao wykłada kartę 6 w prowincji Chu, więc 1 oddział z jego puli trafia na jego pole nazwy Chu.
ST-E17 = Przykład: Sun Tzu zagrywa plagę w prowincji Wu, gdzie król Shao ma 5 oddziałów: 2 wracają do puli króla Shao, 3 zostają.

## Generals

ST-F = Generałowie (każdego używa się raz, potem trafia do pudełka)
ST-F1 = Chorąży (król Shao): karty 6 można ponownie użyć w prowincji, w której została już użyta, a na pole nazwy trafia kolejny oddział.
ST-F2 = Mistrz zasadzek (król Shao), w dowolnej fazie do rundy 6 włącznie: usuń dowolny 1 oddział wroga z prowincji do puli jego właściciela.
ST-F3 = Uzdrowiciel (król Shao), przy odkryciu kart: plaga liczy się jako siła 0 i nie działa.
ST-F4 = Władca plag (król Shao), na początku rundy: w tej rundzie każda plaga, którejkolwiek ze stron, pozostawia tylko 1 oddział.
ST-F5 = Siewca plagi (król Shao), przy odkryciu kart: zagrana właśnie własna plaga trafia na spód własnego stosu, a wierzchnia karta stosu trafia do pudełka.
ST-F6 = Marszałek (Sun Tzu), w dowolnej fazie do rundy 6 włącznie: przesuń 1 własny oddział do sąsiedniej prowincji, neutralnej lub własnej.
ST-F7 = Zwodziciel (Sun Tzu), przy odkryciu kart: jedna własna karta 7, 8, 9 lub 10 liczy się jako 6, która nie oznacza prowincji, także tam, gdzie karta 6 została już użyta.
ST-F8 = Straż przednia (Sun Tzu), przed rozpoczęciem gry: znacznik punktów zaczyna 1 pole od środka, po jego stronie.
ST-F9 = Skryba (Sun Tzu), przy odkryciu kart: zagrana właśnie własna karta −1 trafia na spód własnego stosu, a wierzchnia karta stosu trafia do pudełka.
ST-F10 = Werbownik (Sun Tzu), w dowolnej fazie do rundy 6 włącznie: dołóż 1 oddział z puli do prowincji, którą już kontrolujesz.
ST-F11 = „Dowolna faza” oznacza następujące okna, nigdy zaś moment w trakcie bitwy: na początku rundy przed rozkazami; po rozkazach przed pierwszym odkryciem kart; po każdej bitwie, po piątej także przed punktacją; po punktacji; oraz po piątym wydarzeniu, jeśli znacznik punktów stoi na środku (ST-G7); w oknie pyta się najpierw pierwszą stronę, potem drugą, na przemian, aż obie spasują jedna po drugiej; pierwszą stroną jest ta, która wybiera kolejność bitew w tej rundzie (zanim to wiadomo – ta, która wybierała w poprzedniej), a gdy nikt nie wybiera – Sun Tzu. (Nasze rozstrzygnięcie.)
ST-F12 = Generała używa się tylko z wyboru właściciela, z wyjątkiem Chorążego (ST-F15) i Straży przedniej (ST-F22). Przy użyciu pokazuje się go obu stronom i nie wraca on do gry.
ST-F13 = Przy odkryciu, gdy obie karty są już widoczne, pyta się najpierw króla Shao, a potem Sun Tzu, każdego raz. (Nasze rozstrzygnięcie.)
ST-F14 = To, kogo pyta się o generała, zależy tylko od tego, co widzą wszyscy, nigdy od tego, którego generała ktoś ma: stronę z nieużytym generałem w każdym oknie rund od 1 do 6; w rundach od 7 do 9 tylko króla Shao i tylko na początku rundy; przy odkryciu kart króla Shao, jeśli jego własna karta jest plagą, a jego stos nie jest pusty, albo jeśli plagą jest tylko karta Sun Tzu; przy odkryciu kart Sun Tzu, jeśli jego własna karta to −1, a jego stos nie jest pusty, albo jeśli jest to karta od 7 do 10, a karta króla Shao nie jest plagą; wykup proponuje się w tych samych oknach. (Nasze rozstrzygnięcie.)
ST-F15 = Król Shao może wyłożyć kartę 6 w prowincji, którą jego karta 6 już oznaczyła, tylko dopóki ma nieużytego Chorążego, którego pokazuje i zużywa przy odkryciu tej karty 6, nawet jeśli plaga anuluje kartę 6 (wtedy drugiego oznaczenia nie ma). (Nasze rozstrzygnięcie.)
ST-F16 = Mistrz zasadzek nie może usunąć oddziału z pola nazwy; jeśli usunie ostatni oddział z prowincji, staje się ona neutralna. (Nasze rozstrzygnięcie: pola nazw.)
ST-F17 = Uzdrowiciel działa tylko przeciw pladze Sun Tzu, i to nie wtedy, gdy karta króla Shao też jest plagą; po zignorowaniu plagi liczba wygrywa z przewagą równą swojej wartości (6 oznacza prowincję, 1 daje dodatkowe dobieranie), karta z plusem – z przewagą równą swojej liczbie, za zwykły koszt, a karta −1 ma siłę −1 i przegrywa różnicą 1. (Nasze rozstrzygnięcie: tylko przeciw pladze Sun Tzu i nie przeciw dwóm plagom.)
ST-F18 = Władcę plag ogłasza się jawnie w oknie na początku dowolnej rundy od 1 do 9; w tej rundzie prowincja z 1 oddziałem lub bez oddziałów nic nie traci wskutek plagi, a dwie plagi nadal działają raz.
ST-F19 = O użyciu Siewcy plagi i Skryby decyduje się przy odkryciu kart: karta najpierw działa jak zwykle, potem trafia na spód stosu, a wierzchnia karta stosu, którą widzą obie strony, trafia do pudełka; nie jest to możliwe przy pustym stosie, a jeśli w stosie jest 1 karta, to ona trafia do pudełka, a odzyskana karta tworzy stos; wolno to zrobić także wtedy, gdy plaga anulowała kartę −1. (Nasze rozstrzygnięcie: nie przy pustym stosie, a także wtedy, gdy plaga anulowała kartę −1.)
ST-F20 = Marszałek może zabrać oddział z dowolnej własnej prowincji, także ostatni, po czym staje się ona neutralna; Werbownik potrzebuje oddziału w puli, w razie potrzeby wykupionego tuż przedtem. (Nasze rozstrzygnięcie.)
ST-F21 = Karta, która dzięki Zwodzicielowi liczy się jako 6, jest kartą 6 przy porównaniu sił i przy wydarzeniach, niczego nie oznacza i nie jest już kartą 9 ani 10; na koniec rundy trafia do pudełka; Zwodziciela nie można użyć przeciw pladze, gdzie nic by nie zdziałał. (Nasze rozstrzygnięcie.)
ST-F22 = Straż przednia, jeśli ją zatrzymano, zostaje pokazana i użyta sama z siebie po zakończeniu przygotowania gry. (Nasze rozstrzygnięcie.)
ST-F23 = Generałowie ograniczeni do rundy 6 są bezużyteczni od rundy 7; ostatnim ich oknem jest okno po punktacji rundy 6.

## Events

ST-G = Wydarzenia (opcja): jedno leży odkryte; gdy jego warunek jest spełniony, działa i trafia do pudełka, a odkrywa się następne
ST-G1 = Cztery plagi: gdy w grze zagrano już cztery plagi, każda strona przenosi 1 oddział ze swojej puli do swoich posiłków lub, jeśli jej pula jest pusta, 1 wybrany przez siebie oddział z planszy.
ST-G2 = Trzy szóstki: strona, która użyła swojej karty 6 w trzech prowincjach, może wziąć kolejnego własnego generała spośród odłożonych.
ST-G3 = Pobita dziewiątka: właściciel karty 9, która nie wygrała swojej bitwy, odkłada 1 oddział do posiłków.
ST-G4 = Pobita dziesiątka: właściciel karty 10, która nie wygrała swojej bitwy, odkłada 2 oddziały do posiłków.
ST-G5 = Dwie jedynki: gdy obie strony zagrały kartę 1 w tej samej prowincji, strona przegrywająca na punkty zyskuje 1 punkt; przy równym wyniku nic się nie dzieje.
ST-G6 = Warunki sprawdza się po każdej bitwie; „Cztery plagi” i „Trzy szóstki” opisują stan i działają w chwili odkrycia, jeśli ten stan już zachodzi, a pozostałe reagują tylko na to, co dzieje się, gdy leżą odkryte. (Nasze rozstrzygnięcie.)
ST-G7 = Gdy wykorzystano piąte wydarzenie i wykonano jego efekt, gra kończy się bez punktacji. Rozstrzyga znacznik na torze punktów. Jeśli stoi na środku, jest jeszcze jedno, ostatnie okno, jak po rundzie 9 (ST-H7), a potem rozstrzyga większa pula; jeśli pule też są równe, jest remis. (Nasze rozstrzygnięcie: okno, pule i remis.)
ST-G8 = Bitwa liczy się dla wydarzeń „Pobita dziewiątka”, „Pobita dziesiątka” i „Dwie jedynki” tylko wtedy, gdy wydarzenie leżało odkryte w chwili odkrycia kart tej bitwy; jeśli odkryto je po tej bitwie, czeka na następną. (Nasze rozstrzygnięcie.)
ST-G9 = „Cztery plagi” liczą to, co zagrały obie strony razem: dwie plagi w jednej bitwie to dwie; plagi zignorowane i odzyskane liczą się, a odzyskana liczy się jeszcze raz, gdy zagra się ją ponownie; plagi, którymi zapłacono za posiłki, się nie liczą. (Nasze rozstrzygnięcie.)
ST-G10 = „Trzy szóstki” liczą różne prowincje, które strona oznaczyła; drugie oznaczenie w jednej prowincji, karta 6 anulowana przez plagę i karta licząca się jako 6 niczego nie dodają. (Nasze rozstrzygnięcie.)
ST-G11 = Przy „Trzech szóstkach” generała wybiera się w tajemnicy, trzyma zakrytego i można go odtąd używać, obok generała, którego wciąż się ma; nigdy nie jest to Straż przednia, a wolno nie brać żadnego; jawne jest to, że wzięto generała, ale nie to, którego. (Nasze rozstrzygnięcie.)
ST-G12 = Przy „Pobitej dziewiątce” i „Pobitej dziesiątce” remis liczy się jako brak wygranej, a karta przeciw pladze, która działa, się nie liczy, bo nie było walki; właściciel wybiera oddziały z puli lub z planszy, tyle, ile jest. (Nasze rozstrzygnięcie.)
ST-G13 = Jeśli obie strony spełniają warunek naraz (9 przeciw 9, 10 przeciw 10 albo obie z trzema oznaczonymi prowincjami w chwili odkrycia „Trzech szóstek”), obie wykonują efekt, a karta jest wykorzystana raz; pierwsza wybiera strona, którą w oknie pyta się najpierw, ale przy „Trzech szóstkach” obie wybierają jednocześnie. (Nasze rozstrzygnięcie.)
ST-G14 = Wydarzenie, którego efekt niczego nie zmienia (równy wynik, nikt nie wziął generała, brak oddziałów), i tak jest wykorzystane. (Nasze rozstrzygnięcie.)
ST-G15 = „Dwie jedynki” przesuwają znacznik punktów o 1 pole w stronę przegrywającego na punkty, więc nigdy nie mogą doprowadzić go do końca toru. (Wynika z pozostałych zasad.)
ST-G16 = Wydarzenie, które nie może już zajść, leży odkryte do końca gry i nie odkrywa się żadnego innego. (Wynika z pozostałych zasad.)

## Scoring and end

ST-H = Punktacja i koniec gry
ST-H1 = Każda strona sumuje bieżące wartości prowincji, które kontroluje, a znacznik punktów przesuwa się o różnicę w kierunku strony, która ma więcej, ale nie poza koniec toru; jeśli obie mają tyle samo, zostaje na miejscu; prowincje neutralne nie dają nic. (Nasze rozstrzygnięcie: nie poza koniec toru.)
ST-H2 = Po punktacji każdy wskaźnik punktów obraca się na następną wartość: z rundy 3, potem 6, potem 9.
ST-H3 = Jeśli po rundzie 3 lub 6 znacznik punktów stoi na końcu toru, natychmiast wygrywa strona, do której należy ten koniec.
ST-H4 = Po rundzie 9 wygrywa strona, po której stoi znacznik punktów; jeśli stoi on na środku, strona z większą liczbą oddziałów w puli; jeśli i te są równe, jest remis. (Nasze rozstrzygnięcie: remis.)
ST-H5 = Przykład: po rundzie 3, przy znaczniku na środku, Sun Tzu kontroluje Wu i Qin za 2 punkty, a król Shao kontroluje Chu, Jin-Yan i Han-Qi za 5: znacznik przesuwa się o trzy pola w stronę króla Shao.
ST-H6 = Przykład: wskaźnik punktów prowincji Qin daje 1 punkt w rundzie 3, 4 w rundzie 6 i 3 w rundzie 9; obraca się go po punktacji rund 3 i 6.
ST-H7 = Przy ostatnim rozstrzyganiu remisu liczą się tylko oddziały w puli, a nie te w posiłkach, na planszy czy na polach nazw. Przedtem jest okno, więc oddziały można jeszcze wykupić: to po punktacji rundy 9 albo to po piątym wydarzeniu (ST-G7). (Nasze rozstrzygnięcie.)

## Options

ST-X = Opcje tam, gdzie wydania się różnią (domyślne jest wydanie polskie)
ST-X1 = Stała kolejność bitew obowiązuje w rundach od 1 do 3 (wydanie polskie) albo tylko w rundzie 1 (wydanie francuskie), a wtedy przy równych liczbach oddziałów wybiera nadal strona, która wybierała ostatnio, a jeśli takiej jeszcze nie ma, obowiązuje stała kolejność.
ST-X2 = Przez wydarzenie „Dwie jedynki” strona przegrywająca na punkty zyskuje 1 punkt (wydanie polskie); albo może wystawić 1 oddział ze swojej puli w tej prowincji, jeśli jest ona neutralna lub jej własna (wydanie angielskie); albo wygrywa tę bitwę z przewagą 1 w chwili, gdy wydarzenie działa, a oddziały przemieszczają się jak po każdej bitwie (wydanie francuskie); przy równym wyniku we wszystkich trzech nic się nie dzieje. (Nasze rozstrzygnięcie: ograniczenie z wydania angielskiego.)
ST-X3 = Władca plag sprawia, że każda plaga tej rundy pozostawia tylko 1 oddział (wydanie polskie) albo że robią to tylko plagi jego właściciela (wydanie francuskie).
ST-X4 = Z opcją „ogłoszona” strona, która wybiera kolejność bitew (ST-B4), wymienia wszystkie pięć prowincji po kolei, zanim w tej rundzie zostaną odkryte pierwsze karty, i nie może już tej kolejności zmienić. Bez niej wybiera za każdym razem następną bitwę.
