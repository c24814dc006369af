### The guides to a first game, in Polish. See the English file.

guide-name = Przewodnik
guide-step = { $number } z { $total }
guide-skip = Pomiń przewodnik
guide-skip-key = Pomiń przewodnik (Esc)
guide-resume = Wróć do przewodnika
guide-whole = Cały tekst
guide-back = Wstecz
guide-next = Dalej
guide-choose = Wybierz za mnie
guide-play-on = Gram dalej
guide-rules = Zasady:
guide-between = Graj dalej
guide-between-text = Przewodnik odezwie się, gdy pojawi się coś nowego.

## Sun Tzu

guide-sun_tzu-welcome = Pięć prowincji, dwóch wodzów
guide-sun_tzu-welcome-text = Grasz jako Sun Tzu, kolor niebieski; królem Shao, czerwonym, kieruje bot. W każdej rundzie obie strony wydają tajne rozkazy dla wszystkich pięciu prowincji, a potem toczą bitwy. Rozegramy razem trzy rundy, do pierwszej punktacji.
guide-sun_tzu-rope = Jeden znacznik, dwa końce
guide-sun_tzu-rope-text = Wynik to przeciąganie liny. Po rundach 3, 6 i 9 punktuje się prowincje, a znacznik przesuwa się o różnicę w stronę tego, kto ma więcej. Gdy dojdzie do twojego końca toru, wygrywasz od razu.
guide-sun_tzu-general = Wybierz generała
guide-sun_tzu-general-text = Zatrzymujesz w tajemnicy jednego z pięciu i używasz go raz. Straż przednia działa sama: przed pierwszą rundą przesuwa znacznik o 1 pole w twoją stronę. Przeciwnik wybiera w tym samym czasie.
guide-sun_tzu-general-do = Zatrzymaj generała. Na pierwszą grę weź Straż przednią, a potem naciśnij przycisk, który wysyła wybór.
guide-sun_tzu-window = Chwila dla generałów
guide-sun_tzu-window-text = W takich chwilach możesz użyć generała albo wykupić oddział z posiłków za kartę z ręki. Zwykle warto poczekać na lepszy moment.
guide-sun_tzu-window-do = Na razie spasuj. Przycisk w panelu pasuje na całą rundę, wtedy nie będzie kolejnych pytań.
guide-sun_tzu-reveal = Karty są odkryte
guide-sun_tzu-reveal-text = Twój generał może jeszcze odmienić tę bitwę. Działa raz w całej grze, więc użyj go tylko wtedy, gdy bitwa jest tego warta.
guide-sun_tzu-reveal-do = Użyj generała albo spasuj.
guide-sun_tzu-source = Pula jest za mała
guide-sun_tzu-source-text = Musisz wystawić więcej oddziałów, niż masz w puli. Część możesz wykupić z posiłków za karty; pozostałe przyjdą z twoich innych prowincji, najpierw z sąsiednich.
guide-sun_tzu-source-do = Wybierz, skąd przyjdzie następny oddział.
guide-sun_tzu-price = Koszt twojej karty
guide-sun_tzu-price-text = { $armies ->
    [one] Za { $card } trzeba zapłacić niezależnie od wyniku walki: 1 twój oddział trafia do posiłków.
    [few] Za { $card } trzeba zapłacić niezależnie od wyniku walki: { $armies } twoje oddziały trafiają do posiłków.
   *[many] Za { $card } trzeba zapłacić niezależnie od wyniku walki: { $armies } twoich oddziałów trafia do posiłków.
} Możesz płacić z puli albo z dowolnej swojej prowincji. Oddziały z posiłków można później wykupić za karty.
guide-sun_tzu-price-do = Wybierz, skąd zabrać oddział.
guide-sun_tzu-plate = Ile warta jest prowincja
guide-sun_tzu-plate-text = Na każdej tabliczce są trzy liczby: punkty za panowanie nad prowincją po rundach 3, 6 i 9. Prowincja należy do strony, która ma w niej oddziały, nigdy do obu. Na początku żadna nie należy do nikogo.
guide-sun_tzu-hand = Twoja ręka
guide-sun_tzu-hand-text = Karty z ramką, od 1 do 6, wracają po każdej rundzie. Wszystkie inne, od 7 do 10 i specjalne, działają tylko raz. Zagrywaj je tam, gdzie to ważne.
guide-sun_tzu-specials = Karty specjalne
guide-sun_tzu-specials-text = Karta +1, +2 lub +3 jest zawsze o tyle silniejsza od karty przeciwnika, a −1 o 1 słabsza. Plaga odwołuje bitwę i odsyła połowę oddziałów do puli. Karta 1 jest słaba, ale pozwala dobrać więcej kart.
guide-sun_tzu-first = Pierwszy rozkaz
guide-sun_tzu-first-text = Wygrywa wyższa karta, a różnica to liczba oddziałów, które ruszają. Siłę kładź więc tam, gdzie są punkty. Wskaż kartę, potem prowincję, albo przeciągnij kartę.
guide-sun_tzu-first-do = Wyłóż dowolną kartę w dowolnej prowincji. Nasza propozycja: { $card }, { $province }.
guide-sun_tzu-others = Pozostałe rozkazy
guide-sun_tzu-others-text = Nie da się wygrać wszędzie: niska karta tanio oddaje prowincję i oszczędza mocną. Uwaga na 6: jest silna i wraca, ale w każdej prowincji działa tylko raz. Dotknięcie wyłożonej karty cofa ją na rękę.
guide-sun_tzu-others-do = { $left ->
    [one] Została jedna prowincja. Nasza propozycja: { $card }, { $province }.
    [few] Zostały { $left } prowincje. Propozycja na teraz: { $card }, { $province }.
   *[many] Zostało { $left } prowincji. Propozycja na teraz: { $card }, { $province }.
}
guide-sun_tzu-ready = Leży wszystkie pięć
guide-sun_tzu-ready-text = Przed bitwą nikt nie widzi twoich rozkazów. Możesz je jeszcze zmieniać; gdy obie strony są gotowe, zostają na stałe.
guide-sun_tzu-ready-do = Potwierdź gotowość.
guide-sun_tzu-battle = Bitwa
guide-sun_tzu-battle-text = { $result ->
    [won] { $province }: twoja karta to { $card }, karta króla Shao to { $theirs }. Wygrywasz z przewagą { $margin }, więc wchodzi tam do { $margin } twoich oddziałów. Gdyby stali tam wrogowie, najpierw musieliby odejść.
    [lost] { $province }: twoja karta to { $card }, karta króla Shao to { $theirs }. Król Shao wygrywa z przewagą { $margin }, więc wchodzi tam do { $margin } jego oddziałów. Aby zdobyć prowincję, trzeba je najpierw wyprzeć.
    [plague] { $province }: wybuchła plaga. Karty { $card } i { $theirs } nie walczyły, a połowa oddziałów wróciła do puli.
   *[tie] { $province }: twoja karta to { $card }, karta króla Shao to { $theirs }. Remis, więc nic się nie rusza.
} W pierwszych trzech rundach kolejność jest stała: pokazują ją małe liczby na tabliczkach.
guide-sun_tzu-armies = Po pięciu bitwach
guide-sun_tzu-armies-text = Twoje prowincje: { $mine }, króla Shao: { $theirs }. Nowe oddziały biorą się z twojej puli; zostało w niej { $pool }. Gdy się wyczerpie, muszą je oddać twoje prowincje. Posiłki można wykupić, oddział za kartę.
guide-sun_tzu-draw = Nowe karty
guide-sun_tzu-draw-text = Na koniec rundy dobierasz dwie karty, jedną zatrzymujesz, a drugą odkładasz pod stos. Po zagraniu karty 1 dobiera się trzy i zatrzymuje dwie.
guide-sun_tzu-draw-do = Wybierz kartę, która wraca. Zwykle lepiej oddać niższą.
guide-sun_tzu-second = Runda 2
guide-sun_tzu-second-text = Na mapie stoją już oddziały. Wygrana u siebie dodaje nowe. Wygrana u przeciwnika wypiera jego oddziały i dopiero reszta przewagi wchodzi na ich miejsce. Mała wygrana broni, ale nie podbija.
guide-sun_tzu-second-do = Znów wyłóż pięć rozkazów i potwierdź gotowość.
guide-sun_tzu-ghost = Gdyby punktować teraz
guide-sun_tzu-ghost-text = Zanim zdecydujesz, spójrz na linę: gdyby punktacja była teraz, dostajesz { $mine }, a król Shao { $theirs }. Pole w obrysie pokazuje, gdzie stanąłby znacznik. Ta runda jest punktowana.
guide-sun_tzu-third = Runda 3 się liczy
guide-sun_tzu-third-text = Punkty daje tylko to, co trzymasz po ostatniej bitwie. Znajdź prowincję, która przechyli szalę, i zagraj tam mocną kartę. Karty oszczędzane zbyt długo niczego nie wygrywają.
guide-sun_tzu-third-do = Wyłóż pięć rozkazów i potwierdź gotowość.
guide-sun_tzu-scored = Pierwsza punktacja
guide-sun_tzu-scored-text = Twoje punkty: { $mine }, króla Shao: { $theirs }; znacznik przesunął się o różnicę. Wszystkie wskaźniki pokazują teraz następną wartość, więc mapa, o którą walczysz, już się zmieniła.
guide-sun_tzu-picks = Odtąd ktoś wybiera
guide-sun_tzu-picks-text = Od rundy 4 strona, która ma mniej oddziałów na mapie, wybiera po kolei, gdzie odbędzie się następna bitwa. To jedyna zaleta słabszej pozycji.
guide-sun_tzu-end = To już cała gra
guide-sun_tzu-end-text = Wiesz już wszystko, co potrzebne: rozkazy, bitwy, karty, punktacja. Rozstrzygnie sześć kolejnych rund. Gdy gra czegoś odmówi, poda zasadę, a wszystkie zasady są o jedno kliknięcie stąd. Powodzenia!

## ZhanGuo

guide-zhanguo-welcome = Siedem państw, jedno cesarstwo
guide-zhanguo-welcome-text = Służysz pierwszemu cesarzowi i jednoczysz podbite państwa. Gra ma pięć rund, w każdej zagrywasz sześć kart. Pierwszą rozegramy razem. Wygrywa największa liczba punktów zwycięstwa.
guide-zhanguo-points = Skąd biorą się punkty
guide-zhanguo-points-text = Na mapie leży pięć regionów. Najwięcej zarządców w regionie daje na koniec dużo punktów. Pałace płacą od razu, za karty na twojej planszy. Mury płacą na koniec, każda sekcja według własnej reguły.
guide-zhanguo-board = Twoja plansza
guide-zhanguo-board-text = Te same pięć regionów, widzianych z twojego biurka. Każdy mieści trzy karty. Pod nimi stoją urzędnicy, czyli kostki: wyżej przyszli zarządcy, niżej ci, którzy sprowadzają robotników. Tor u góry to zamieszki.
guide-zhanguo-hand = Sześć kart
guide-zhanguo-hand-text = Każdą kartę można wykorzystać na dwa sposoby: położyć w regionie swojej planszy albo zagrać na dwór dla akcji. Na dworze liczy się jej numer; jej tekst działa tylko, gdy leży na twojej planszy.
guide-zhanguo-card = Najpierw karta na planszę
guide-zhanguo-card-text = Karta na planszy mówi: gdy wykonasz na dworze tę akcję, dostaniesz ten bonus. Wczesne karty zwracają się wiele razy, więc zacznij od takiej, której akcję wkrótce wykonasz.
guide-zhanguo-card-do = Wybierz kartę. Nasza propozycja: { $number }.
guide-zhanguo-unify = Zjednoczenie
guide-zhanguo-unify-text = Pierwsza karta w regionie daje 1 znacznik w swoim kolorze, druga 2, a trzecia 3. Ale druga i trzecia podnoszą tam zamieszki, a gdy tor zamieszek jest pełny, karty milkną.
guide-zhanguo-unify-do = Połóż kartę w regionie. Dobry jest region 1, gdzie stoją twoi urzędnicy.
guide-zhanguo-markers = Znaczniki
guide-zhanguo-markers-text = { $number ->
    [one] Masz 1 znacznik
    [few] Masz { $number } znaczniki
   *[many] Masz { $number } znaczników
}: { $aspect }. Aspekty są trzy: pismo, waluta i prawo. Kto na koniec rundy ma w którymś najwięcej, temu pierwszemu proponuje się jego nagrodę.
guide-zhanguo-court = A teraz dwór
guide-zhanguo-court-text = Tu liczy się numer. Aby rekrutacja lub zarządca obudziły twoje karty, zagraj numer niższy od ostatniego. Przy robotnikach, pałacach i murach musi być wyższy. Sama akcja działa zawsze.
guide-zhanguo-court-do = Wybierz kartę na dwór, w miarę możności niską. Nasza propozycja: { $number }.
guide-zhanguo-action = Sześć akcji
guide-zhanguo-action-text = W regionie 1 masz czerwonego, białego i szarego urzędnika: dokładnie tyle kosztuje zarządca. Zajmuje on pole bonusu i uspokaja zamieszki w regionie. Jeśli wolisz zachować urzędników, zrekrutuj jeszcze jednego.
guide-zhanguo-action-do = Zagraj kartę na dwór i wybierz akcję. Nasza propozycja: zarządca.
guide-zhanguo-governor = Twój zarządca
guide-zhanguo-governor-text = Trzej urzędnicy różnych kolorów wracają, a przybywa zarządca. Na koniec ten, kto ma najwięcej zarządców w regionie, dostaje 9 punktów i po 3 za każdego z nich.
guide-zhanguo-governor-do = Wybierz region.
guide-zhanguo-square = Pole bonusu
guide-zhanguo-square-text = Każdy region ma trzy pola: ruchy urzędników, punkty albo nowego urzędnika. Kto pierwszy, ten lepszy: zajęte pole przepada dla innych.
guide-zhanguo-square-do = Wybierz pole. Punkty nigdy nie są błędem.
guide-zhanguo-official = Nowy urzędnik
guide-zhanguo-official-text = Urzędnicy przybywają do górnego obszaru dowolnego regionu. Trzy kolory w jednym regionie to następny zarządca; dwóch w dolnym obszarze sprowadza robotników.
guide-zhanguo-official-do = Wybierz kolor i region.
guide-zhanguo-ability = Twoje karty się budzą
guide-zhanguo-ability-text = Numer pasował, więc każda karta z tą akcją na twojej planszy może dać swój bonus, w dowolnej kolejności. Karty w regionie z pełnym torem zamieszek milczą.
guide-zhanguo-ability-do = Użyj karty albo zakończ.
guide-zhanguo-missions = Zadania
guide-zhanguo-missions-text = Sześć zadań wymaga zarządców, pałaców lub murów w określonych miejscach. Kto pierwszy, dostaje najwięcej, a dyski w jednej kolumnie mnożą się nawzajem. Gra zgłasza je za ciebie.
guide-zhanguo-workers = Kto buduje?
guide-zhanguo-workers-text = Pałace i mury budują robotnicy, a sprowadzają ich urzędnicy. Twoi wrócili do zasobów, więc najpierw potrzebny jest nowy. Rekrutacja znów lubi niski numer, jeśli ma obudzić twoją kartę.
guide-zhanguo-workers-do = Wybierz kartę na rekrutację. Nasza propozycja: { $number }.
guide-zhanguo-recruit = Rekrutacja
guide-zhanguo-recruit-text = Nowy urzędnik przybywa do górnego obszaru wybranego regionu. Kartę można też położyć na planszy obok pierwszej: dwa znaczniki zamiast jednego, ale i 1 zamieszki.
guide-zhanguo-recruit-do = Nasza propozycja: na dwór, po urzędnika.
guide-zhanguo-shift = Darmowy krok w dół
guide-zhanguo-shift-text = W swojej turze możesz przesunąć urzędnika z górnego do dolnego obszaru jego regionu, gdzie sprowadza robotników. To nic nie kosztuje: ani karty, ani tury. Dopiero powrót na górę kosztuje punkt przemieszczenia.
guide-zhanguo-shift-do = Przesuń urzędnika w dół: przeciągnij go albo wybierz w panelu pod kartami.
guide-zhanguo-higher = Teraz wysoki numer
guide-zhanguo-higher-text = Urzędnik jest przy pracy, można więc zatrudniać. Zatrudnianie, pałace i mury wymagają numeru wyższego od ostatniego na dworze. Akcja działa i tak; milczałyby tylko twoje karty.
guide-zhanguo-higher-do = Wybierz kartę na zatrudnienie. Nasza propozycja: { $number }.
guide-zhanguo-hire = Zatrudnij robotników
guide-zhanguo-hire-text = Dostajesz robotnika za każdego urzędnika w dolnym obszarze jednego regionu, a zamieszki rosną tam o 1, ilukolwiek przyjdzie. Dwóch urzędników jest więc lepszych niż jeden.
guide-zhanguo-hire-do = Nasza propozycja: na dwór, po robotników.
guide-zhanguo-move = Przemieszczenie
guide-zhanguo-move-text = Każdy punkt przenosi jednego urzędnika do sąsiedniego regionu albo z dolnego obszaru do górnego. Niewydane punkty przepadają.
guide-zhanguo-move-do = Przenieś urzędnika albo zakończ.
guide-zhanguo-build = Budowa
guide-zhanguo-build-text = Pałac kosztuje dwóch robotników ze swojego regionu i jednego z innego, a daje punkt za każdą kartę na twojej planszy. Mur kosztuje po robotniku z innego regionu za każdą linię pola.
guide-zhanguo-build-do = Wybierz miejsce i robotników.
guide-zhanguo-free = Twoja kolej na plany
guide-zhanguo-free-text = Znasz już oba użycia karty. Resztę ręki zagraj, jak chcesz: pilnuj numeru na dworze, znaczników przeciwnika i zamieszek w swoich regionach.
guide-zhanguo-free-do = Zagraj pozostałe karty.
guide-zhanguo-rewards = Nagrody za zjednoczenie
guide-zhanguo-rewards-text = Sześć kart zagranych. Teraz każdy aspekt proponuje nagrodę tej rundy, najpierw pismo. Kto ma w nim najwięcej znaczników, może wziąć nagrodę i je zwrócić albo spasować i zachować je na później.
guide-zhanguo-reward = Nagroda dla ciebie?
guide-zhanguo-reward-text = Masz najwięcej znaczników ({ $aspect }), więc decydujesz przed innymi. Nagroda: { $reward }. Kosztuje wszystkie twoje znaczniki tego aspektu. Zachowane liczą się w następnych rundach, a na koniec dają punkty temu, kto ma ich najwięcej.
guide-zhanguo-reward-do = Przyjmij albo spasuj. Nagroda wzięta teraz pracuje przez cztery rundy.
guide-zhanguo-next = Następna runda
guide-zhanguo-next-text = Wszyscy mają sześć nowych kart. Kto nie wziął nagrody, zostaje na szczycie toru i zaczyna. Karty, urzędnicy i zamieszki zostają na miejscu; dwór też, ze swoim ostatnim numerem.
guide-zhanguo-end = Jeszcze cztery rundy
guide-zhanguo-end-text = Wiesz, jak działa runda: karty na planszę lub na dwór, numery, które je budzą, nagrody na koniec. Postaw na dwa lub trzy regiony i kilka zadań. Każda odmowa podaje zasadę. Powodzenia!

## The Great Wall

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
