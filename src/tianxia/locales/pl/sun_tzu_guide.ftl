### The guide to a first game of Sun Tzu, in Polish. See the English file.

guide-sun_tzu-chapter-war = Wojna
guide-sun_tzu-chapter-orders = Twoje rozkazy
guide-sun_tzu-chapter-battles = Bitwy
guide-sun_tzu-chapter-second = Druga runda
guide-sun_tzu-chapter-scoring = Punktacja

guide-sun_tzu-welcome = Pięć prowincji, dwóch wodzów
guide-sun_tzu-welcome-text = Grasz jako Sun Tzu, kolor niebieski; królem Shao, czerwonym, kieruje bot. Co rundę obie strony wydają tajne rozkazy dla pięciu prowincji, potem toczą bitwy. Gramy do pierwszej punktacji.
guide-sun_tzu-track = Jeden znacznik, dwa końce
guide-sun_tzu-track-text = Po rundach 3, 6 i 9 znacznik punktów przesuwa się o różnicę w stronę tego, kto ma więcej punktów. Gdy dojdzie do twojego końca, od razu wygrywasz.
guide-sun_tzu-plate = Ile warta jest prowincja
guide-sun_tzu-plate-text = Trzy liczby to punkty za kontrolę nad prowincją po rundach 3, 6 i 9. Kontroluje ją ten, kto ma w niej oddziały. Na początku wszystkie są neutralne.

guide-sun_tzu-hand = Twoja ręka
guide-sun_tzu-hand-text = Karty z ramką, od 1 do 6, wracają po każdej rundzie. Wszystkie inne, od 7 do 10 i specjalne, działają raz: zagrywaj je tam, gdzie to ważne.
guide-sun_tzu-specials = Karty specjalne
guide-sun_tzu-specials-text = Karta +1 wygrywa z każdą liczbą o 1, a −1 przegrywa tylko o 1. Plaga odwołuje bitwę i odsyła połowę oddziałów, zaokrągloną w dół. Karta 1 daje karty.
guide-sun_tzu-first = Pierwszy rozkaz
guide-sun_tzu-first-text = Wygrywa wyższa karta, a różnica to liczba oddziałów, które ruszają. Mocne karty wykładaj tam, gdzie są punkty.
guide-sun_tzu-first-do = Przeciągnij kartę do prowincji. Nasza propozycja: { $card }, { $province }.
guide-sun_tzu-others = Pozostałe rozkazy
guide-sun_tzu-others-text = Niska karta tanio oddaje prowincję. Zagranie karty 6 kosztuje oddział i nie możesz jej tam zagrać ponownie.
guide-sun_tzu-others-do = Zostało: { $left }. Nasza propozycja: { $card }, { $province }.
guide-sun_tzu-ready = Wszystkie rozkazy wydane
guide-sun_tzu-ready-text = Król Shao widzi każdy rozkaz dopiero w jego bitwie. Dopóki obie strony nie są gotowe, dotknij karty, by ją cofnąć.
guide-sun_tzu-ready-do = Potwierdź gotowość.

guide-sun_tzu-battle = Bitwa
guide-sun_tzu-battle-text = { $result ->
    [won] { $province }: twoja karta { $card }, króla Shao { $theirs }. Wygrywasz z przewagą { $margin }, więc { $moved ->
        [one] wchodzi 1 twój oddział
        [few] wchodzą { $moved } twoje oddziały
       *[many] wchodzi { $moved } twoich oddziałów
    }. Wrogie musiałyby najpierw odejść.
    [lost] { $province }: twoja karta { $card }, króla Shao { $theirs }. On wygrywa z przewagą { $margin }, więc { $moved ->
        [one] wchodzi 1 jego oddział
        [few] wchodzą { $moved } jego oddziały
       *[many] wchodzi { $moved } jego oddziałów
    }. Najpierw trzeba je wyprzeć.
    [plague] { $province }: wybuchła plaga. Karty { $card } i { $theirs } nie walczyły. Połowa stojących tam oddziałów, zaokrąglona w dół, wróciłaby do puli.
   *[tie] { $province }: twoja karta { $card }, króla Shao { $theirs }. Remis, więc nic się nie rusza.
} Kolejność bitew pokazują małe liczby.
guide-sun_tzu-source = Pula jest pusta
guide-sun_tzu-source-text = { $purpose ->
    [mark] Twoja karta 6 musi oznaczyć tę prowincję oddziałem, a pula jest pusta. Przyjdzie więc z innej twojej prowincji.
   *[place] Musisz wystawić więcej oddziałów, niż masz w puli. Pozostałe przyjdą z twoich innych prowincji, najpierw z sąsiednich.
}
guide-sun_tzu-source-do = Wybierz, skąd przyjdzie następny oddział.
guide-sun_tzu-armies = Po pięciu bitwach
guide-sun_tzu-armies-text = Kontrolujesz prowincje: { $mine }, król Shao: { $theirs }. Twoje oddziały ({ $all }): { $placed } w prowincjach, { $marks } jako znaki karty 6, { $pool } w puli. Gdy się wyczerpie, oddają je prowincje.
guide-sun_tzu-draw = Nowe karty
guide-sun_tzu-draw-text = Dobierasz dwie karty i jedną zatrzymujesz. Jeśli twoja karta 1 walczyła, dobierasz trzy i zatrzymujesz dwie.
guide-sun_tzu-draw-do = Wybierz najsłabszą kartę: oddajesz ją pod swój stos.

guide-sun_tzu-second = Oddziały na mapie
guide-sun_tzu-second-text = Wygrana dodaje oddziały. U króla Shao najpierw wypiera jego, więc mała wygrana broni prowincji, ale rzadko ją zdobywa.
guide-sun_tzu-second-do = Wydaj pięć rozkazów i potwierdź gotowość.

guide-sun_tzu-ghost = Gdyby punktować teraz
guide-sun_tzu-ghost-text = Gdyby punktacja była teraz, twoje punkty to { $mine }, a króla Shao { $theirs }; obrys pokazuje, gdzie stanąłby znacznik. Ta runda będzie punktowana.
guide-sun_tzu-third = Runda 3 się liczy
guide-sun_tzu-third-text = Liczy się tylko kontrola po ostatniej bitwie. Znajdź prowincję, która przechyli szalę, i zagraj tam mocną kartę. Karty oszczędzane zbyt długo niczego nie wygrywają.
guide-sun_tzu-third-do = Wydaj pięć rozkazów.
guide-sun_tzu-scored = Pierwsza punktacja
guide-sun_tzu-scored-text = Twoje punkty: { $mine }, króla Shao: { $theirs }; znacznik przesunął się o różnicę. Wskaźniki punktów pokazują teraz następną wartość, więc ważne mogą być inne prowincje.
guide-sun_tzu-picks = Wybór bitew
guide-sun_tzu-picks-text = Od rundy 4 strona, która ma mniej oddziałów na mapie, wybiera, gdzie odbędzie się następna bitwa. To zaleta mniejszej liczby oddziałów.
guide-sun_tzu-full = Pełna gra
guide-sun_tzu-full-text = Pełna gra dodaje tajnych generałów, posiłki, z których wykupuje się oddziały za karty, i dwie silniejsze karty, które kosztują oddziały niezależnie od wyniku.
guide-sun_tzu-end = Znasz już grę
guide-sun_tzu-end-text = Rozkazy, bitwy, karty i punktacja: to wszystko. Rozstrzygnie najwyżej sześć kolejnych rund. Gdy ruch jest niedozwolony, gra poda zasadę. Powodzenia!
