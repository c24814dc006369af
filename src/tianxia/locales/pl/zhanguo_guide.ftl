### The guide to a first game of ZhanGuo, in Polish. See the English file.

guide-zhanguo-chapter-empire = Cesarstwo
guide-zhanguo-chapter-cards = Karty na planszy
guide-zhanguo-chapter-court = Dwór
guide-zhanguo-chapter-workers = Urzędnicy i robotnicy
guide-zhanguo-chapter-rewards = Nagrody

guide-zhanguo-welcome = Pięć regionów, jedno cesarstwo
guide-zhanguo-welcome-text = Jednoczysz podbite królestwa dla pierwszego cesarza: pięć rund po sześć kart. Pierwszą rozegramy razem. Wygrywa, kto ma najwięcej punktów zwycięstwa.
guide-zhanguo-points = Skąd biorą się punkty
guide-zhanguo-points-text = Na koniec punktuje, kto ma w regionie najwięcej zarządców, a także mury, zadania i znaczniki. Pałace dają punkty od razu: 1 za każdą kartę na twojej planszy.
guide-zhanguo-board = Twoja plansza
guide-zhanguo-board-text = Każdy z twoich pięciu regionów mieści do trzech kart. Urzędnicy trzech kolorów z obszaru zarządców (po lewej) mogą zostać zarządcą, ci z obszaru robotników (po prawej) zatrudniają robotników.
guide-zhanguo-hand = Sześć kart
guide-zhanguo-hand-text = Karta ma dwa użycia: do regionu twojej planszy albo na dwór, by wykonać akcję. Na dworze liczy się jej numer, na planszy zdolność.

guide-zhanguo-card = Najpierw karty na planszę
guide-zhanguo-card-text = Karta na planszy daje bonus, gdy wykonasz na dworze jej akcję. Wczesne karty zwracają się często, więc zacznij od trzech lub czterech.
guide-zhanguo-card-do = Nasza propozycja: karta { $number }, do regionu 1.
guide-zhanguo-unify = Zjednoczenie
guide-zhanguo-unify-text = Pierwsza karta w regionie daje 1 znacznik, druga 2, trzecia 3. Druga podnosi zamieszki o 1, trzecia o 2; zamieszki na ostatnim polu blokują karty.
guide-zhanguo-unify-do = Nasza propozycja: region 1, z urzędnikami.
guide-zhanguo-markers = Znaczniki
guide-zhanguo-markers-text = { $number ->
    [one] Bierzesz 1 znacznik
    [few] Bierzesz { $number } znaczniki
   *[many] Bierzesz { $number } znaczników
}: { $aspect }. Czyje znaczniki aspektu są na koniec rundy najwięcej warte, temu pierwszemu proponuje się jego nagrodę.
guide-zhanguo-more = Kolejna karta na planszę
guide-zhanguo-more-text = { $laid ->
    [one] Na twojej planszy jest 1 karta;
    [few] Na twojej planszy są { $laid } karty;
   *[many] Na twojej planszy jest { $laid } kart;
} trzy to dobry początek. Wybieraj zdolności, które wkrótce aktywujesz: zarządcą, rekrutacją albo zatrudnianiem.
guide-zhanguo-more-do = Nasza propozycja: karta { $number }, do regionu { $region }.
guide-zhanguo-where = Który region?
guide-zhanguo-where-text = W regionie bez kart zamieszki nie rosną, a karta daje 1 znacznik. W regionie z kartą daje więcej, ale zamieszki rosną.
guide-zhanguo-where-do = Nasza propozycja: region { $region }; wybór należy do ciebie.

guide-zhanguo-court = A teraz dwór
guide-zhanguo-court-text = { $last ->
    [0] Pierwsza karta aktywuje każdą pasującą kartę na twojej planszy. Następne porównuje się z nią: niższe przy rekrutacji i zarządcach, wyższe przy zatrudnianiu i budowie.
   *[other] Karta niższa niż { $last } aktywuje też pasujące karty na twojej planszy, gdy rekrutujesz lub wyznaczasz zarządcę; wyższa, gdy zatrudniasz lub budujesz.
}
guide-zhanguo-court-do = Nasza propozycja: karta { $number }.
guide-zhanguo-recruit = Najpierw urzędnik
guide-zhanguo-recruit-text = Zarządca kosztuje czerwonego, białego i szarego urzędnika z jednego obszaru zarządców. Brakuje ci jednego koloru: zrekrutuj go tam.
guide-zhanguo-recruit-do = Nasza propozycja: na dwór, po urzędnika.
guide-zhanguo-lower = Trzy kolory
guide-zhanguo-lower-text = Czerwony, biały i szary urzędnik są razem: czas na zarządcę. { $fits ->
    [no] Nie masz karty niższej niż { $last }: żadna się nie aktywuje, ale zarządca przybywa.
   *[other] Karta niższa niż { $last } aktywuje też twoje karty.
}
guide-zhanguo-lower-do = Nasza propozycja: karta { $number }.
guide-zhanguo-action = Zarządca
guide-zhanguo-action-text = Czerwony, biały i szary urzędnik w jednym obszarze zarządców: dokładnie tyle kosztuje zarządca. Zajmuje on pole bonusu i usuwa tam wszystkie zamieszki.
guide-zhanguo-action-do = Nasza propozycja: zarządca.
guide-zhanguo-governor = Twój zarządca
guide-zhanguo-governor-text = Urzędnicy wracają do zasobów. Na koniec ten, kto ma najwięcej zarządców w regionie, dostaje 9 punktów i po 3 za każdego; przy remisie dzieli się je.
guide-zhanguo-governor-do = Wybierz region.
guide-zhanguo-square = Pole bonusu
guide-zhanguo-square-text = Kto pierwszy, ten lepszy: { $pick ->
    [vp] weź punkty przemieszczenia (do { $moves }), punkty zwycięstwa ({ $points }) albo nowego urzędnika.
    [official] punkty są tu już zajęte. { $idle ->
        [0] Nie masz urzędnika do przemieszczenia, a nowy zawsze się przyda.
       *[other] Nowy urzędnik przybliża następnego zarządcę.
    }
   *[move] pozostałe pola są zajęte albo nic nie dają. Przemieść urzędników, do { $moves } punktów.
}
guide-zhanguo-square-do = { $pick ->
    [vp] Punkty to bezpieczny wybór.
    [official] Nasza propozycja: urzędnik.
   *[move] Nasza propozycja: punkty przemieszczenia.
}
guide-zhanguo-official = Nowy urzędnik
guide-zhanguo-official-text = Nowy urzędnik przybywa do obszaru zarządców dowolnego regionu. Czerwony, biały i szary razem wystarczą na zarządcę; przesunięty do obszaru robotników, zatrudnia ich.
guide-zhanguo-official-do = Wybierz kolor i region.
guide-zhanguo-ability = Twoje karty się aktywują
guide-zhanguo-ability-text = Numer pasuje, więc każda karta z tą akcją na twojej planszy może dać bonus, w dowolnej kolejności; nie tam, gdzie zamieszki są na ostatnim polu.
guide-zhanguo-ability-do = Użyj karty albo zakończ.
guide-zhanguo-marker = Który znacznik?
guide-zhanguo-marker-text = Weź aspekt, w którym jeszcze jeden daje ci w tej rundzie pierwszeństwo, albo ten, którego nagrodę chcesz. Pozostałe znaczniki liczą się w każdej rundzie i na koniec.
guide-zhanguo-marker-do = Wybierz aspekt.
guide-zhanguo-missions = Zadania
guide-zhanguo-missions-text = Zadania wymagają zarządców, pałaców lub murów w określonych miejscach. Pierwszy dostaje najwięcej. Na koniec punkty w kolumnie mnoży się przez liczbę twoich dysków w niej.

guide-zhanguo-shift = Darmowe przesunięcie
guide-zhanguo-shift-text = Pałace i mury budują robotnicy, a zatrudniają ich urzędnicy. W swojej turze możesz za darmo przesunąć urzędnika do obszaru robotników jego regionu; powrót kosztuje przemieszczenie.
guide-zhanguo-shift-do = Przeciągnij go na pole po prawej.
guide-zhanguo-higher = Teraz wysoki numer
guide-zhanguo-higher-text = Urzędnik w obszarze robotników może ich zatrudniać. { $last ->
    [0] Każdy numer aktywuje karty.
   *[other] Numer wyższy niż { $last } aktywuje twoje karty; przy innym też dostajesz robotników.
}
guide-zhanguo-higher-do = Nasza propozycja: karta { $number }.
guide-zhanguo-hire = Zatrudnij robotników
guide-zhanguo-hire-text = Dostajesz robotnika za każdego urzędnika w obszarze robotników jednego regionu. Zamieszki rosną tam tylko o 1, więc lepiej mieć dwóch urzędników.
guide-zhanguo-hire-do = Nasza propozycja: na dwór, po robotników.
guide-zhanguo-move = Przemieszczenie
guide-zhanguo-move-text = Każdy punkt przemieszcza urzędnika do tego samego obszaru sąsiedniego regionu albo z powrotem do obszaru zarządców. Niewydane punkty przepadają.
guide-zhanguo-move-do = Przemieść urzędnika albo zakończ.
guide-zhanguo-build = Budowa
guide-zhanguo-build-text = Pałac kosztuje dwóch robotników ze swojego regionu i jednego z innego. Mur kosztuje tylu robotników, ile linii ma pole, z różnych regionów.
guide-zhanguo-build-do = Wybierz miejsce i robotników.
guide-zhanguo-free = Twoja kolej na plany
guide-zhanguo-free-text = Znasz już oba użycia karty. Pilnuj numeru na dworze, znaczników przeciwnika i zamieszek w swoich regionach.
guide-zhanguo-free-do = Zagraj pozostałe karty.

guide-zhanguo-rewards = Nagrody za zjednoczenie
guide-zhanguo-rewards-text = Każdy aspekt proponuje teraz nagrodę tej rundy, najpierw pismo. Czyje znaczniki są najwięcej warte, ten może zwrócić wszystkie za nagrodę albo spasować; wtedy decyduje następny.
guide-zhanguo-reward = Nagroda dla ciebie?
guide-zhanguo-reward-text = { $why ->
    [most] Twoje znaczniki są najwięcej warte ({ $aspect }: { $value }).
    [tie] Masz najwięcej, ale w remisie ({ $aspect }: { $value }); decyduje tor nagród.
   *[fewer] Gracze, którzy mają więcej ({ $aspect }), spasowali, więc decydujesz ty.
} Nagroda: { $reward }, za wszystkie. Zachowane liczą się później.
guide-zhanguo-reward-do = { $rounds ->
    [0] Przyjmij albo spasuj.
    [one] Przyjmij albo spasuj. Nagroda przyda się jeszcze jedną rundę.
    [few] Przyjmij albo spasuj. Nagroda przyda się jeszcze { $rounds } rundy.
   *[many] Przyjmij albo spasuj. Nagroda przyda się jeszcze { $rounds } rund.
}
guide-zhanguo-outlook = Gdyby to był koniec
guide-zhanguo-outlook-text = Puchar przy każdym graczu dolicza, ile dałyby teraz zarządcy, znaczniki, zadania i mury. Skacze, gdy zmienia się przewaga albo ktoś zwraca znaczniki.
guide-zhanguo-next = Następna runda
guide-zhanguo-next-text = Wszyscy mają sześć nowych kart. Zaczyna gracz na szczycie toru nagród; wyżej są ci, którzy nie wzięli nagrody. Karty, urzędnicy, zamieszki i ostatni numer zostają.
guide-zhanguo-end = Wiesz już, jak działa runda
guide-zhanguo-end-text = { $rounds ->
    [one] Została jedna runda.
    [few] Zostały { $rounds } rundy.
   *[many] Zostało { $rounds } rund.
} Aktywuj karty często, ale nie za wszelką cenę. Zanim coś zbudujesz, spójrz na zadania: po jednej kolumnie naraz. Powodzenia!
