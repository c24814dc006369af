### The guide to a first game of Sun Tzu, in Polish. See the English file.

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
