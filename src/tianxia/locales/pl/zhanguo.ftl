### The words of ZhanGuo in Polish. Arguments: see platform.ftl. Terms: see the head of zhanguo_rules.ftl.
###
### Regions are named by their number: sentences say $region_id and $goal_id.

zhanguo-title = ZhanGuo

## Names

zhanguo-seat-0 = Gracz 1
zhanguo-seat-1 = Gracz 2
zhanguo-seat-2 = Gracz 3
zhanguo-seat-3 = Gracz 4

zhanguo-region-1 = region 1
zhanguo-region-2 = region 2
zhanguo-region-3 = region 3
zhanguo-region-4 = region 4
zhanguo-region-5 = region 5

zhanguo-aspect-writing = pismo
zhanguo-aspect-writing-about = Karty kremowe, o numerach od 1 do 40.
zhanguo-aspect-currency = waluta
zhanguo-aspect-currency-about = Karty pomarańczowe, o numerach od 41 do 80.
zhanguo-aspect-law = prawo
zhanguo-aspect-law-about = Karty brązowe, o numerach od 81 do 120.

# Officials.
zhanguo-color-red = czerwony
zhanguo-color-white = biały
zhanguo-color-grey = szary

# Court actions: stand after a colon. They are the triggers of cards too, all but the second.
zhanguo-action-recruit = rekrutacja urzędnika
zhanguo-action-recruit-about = Urzędnik dowolnego koloru trafia z twoich zasobów do obszaru zarządców dowolnego regionu. Twoje karty się aktywują, jeśli zagrana karta jest niższa od tej pod nią.
zhanguo-action-move = przemieszczenie urzędników
zhanguo-action-move-about = Wydaj od 1 do 3 punktów przemieszczenia na swoich urzędników. Nie aktywuje to żadnej karty.
zhanguo-action-hire = zatrudnienie robotników
zhanguo-action-hire-about = W jednym regionie weź 1 robotnika za każdego urzędnika w jego obszarze robotników; zamieszki tam rosną. Twoje karty się aktywują, jeśli zagrana karta jest wyższa od tej pod nią.
zhanguo-action-governor = wprowadzenie zarządcy
zhanguo-action-governor-about = Czerwony, biały i szary urzędnik z jednego obszaru zarządców wracają do zasobów; do tego regionu przybywa zarządca i zajmuje pole bonusu, a zamieszki spadają tam do 0. Twoje karty się aktywują, jeśli zagrana karta jest niższa od tej pod nią.
zhanguo-action-palace = budowa pałacu
zhanguo-action-palace-about = Za 2 robotników z regionu i 1 z innego: znacznik o wartości 3, jeśli jakiś został, i 1 punkt zwycięstwa za każdą kartę na twojej planszy. Twoje karty się aktywują, jeśli zagrana karta jest wyższa od tej pod nią.
zhanguo-action-wall = budowa muru
zhanguo-action-wall-about = Za tylu robotników, ile linii ma pole, każdego z innego regionu; na koniec mur daje punkty według żetonu swojej sekcji. Twoje karty się aktywują, jeśli zagrana karta jest wyższa od tej pod nią.

# Bonuses of cards.
zhanguo-bonus-marker = znacznik
zhanguo-bonus-marker-about = Weź 1 znacznik o wartości 1 w dowolnym aspekcie; jeśli nie ma żadnego, zdobądź 1 punkt zwycięstwa.
zhanguo-bonus-move2 = 2 punkty przemieszczenia
zhanguo-bonus-move2-about = Wydaj do 2 punktów przemieszczenia na swoich urzędników.
zhanguo-bonus-vp2 = 2 punkty zwycięstwa
zhanguo-bonus-vp2-about = Zdobądź 2 punkty zwycięstwa.
zhanguo-bonus-vp3 = 3 punkty zwycięstwa
zhanguo-bonus-vp3-about = Zdobądź 3 punkty zwycięstwa.
zhanguo-bonus-vp_cream = punkty zwycięstwa za kremowe karty
zhanguo-bonus-vp_cream-about = Zdobądź 1 punkt zwycięstwa za każdą kremową kartę na swojej planszy.
zhanguo-bonus-vp_orange = punkty zwycięstwa za pomarańczowe karty
zhanguo-bonus-vp_orange-about = Zdobądź 1 punkt zwycięstwa za każdą pomarańczową kartę na swojej planszy.
zhanguo-bonus-vp_brown = punkty zwycięstwa za brązowe karty
zhanguo-bonus-vp_brown-about = Zdobądź 1 punkt zwycięstwa za każdą brązową kartę na swojej planszy.
zhanguo-bonus-worker = robotnik
zhanguo-bonus-worker-about = Do regionu karty przybywa 1 robotnik; zamieszki się nie zmieniają.
zhanguo-bonus-unrest_any = mniej zamieszek gdziekolwiek
zhanguo-bonus-unrest_any-about = Obniż zamieszki o 1 w jednym dowolnym regionie.
zhanguo-bonus-unrest_here = mniej zamieszek tutaj
zhanguo-bonus-unrest_here-about = Obniż zamieszki o 1 w regionie karty.
zhanguo-bonus-move_worker = przeniesienie robotnika
zhanguo-bonus-move_worker-about = Przenieś 1 robotnika z dowolnego regionu do sąsiedniego.
zhanguo-bonus-off_red = czerwony urzędnik
zhanguo-bonus-off_red-about = 1 czerwony urzędnik trafia z twoich zasobów do obszaru zarządców regionu karty.
zhanguo-bonus-off_white = biały urzędnik
zhanguo-bonus-off_white-about = 1 biały urzędnik trafia z twoich zasobów do obszaru zarządców regionu karty.
zhanguo-bonus-off_grey = szary urzędnik
zhanguo-bonus-off_grey-about = 1 szary urzędnik trafia z twoich zasobów do obszaru zarządców regionu karty.

# Player boards.
zhanguo-board-plain = strona A
zhanguo-board-plain-about = Jednakowa dla wszystkich, bez mocy.
zhanguo-board-circle = koło
zhanguo-board-circle-about = Po przemieszczeniu urzędników lub budowie muru: obniż zamieszki o 1 w dowolnym regionie, a potem przybywa tam 1 robotnik.
zhanguo-board-square = kwadrat
zhanguo-board-square-about = Zatrudnienie robotników daje 1 robotnika więcej, a potem 1 punkt przemieszczenia. Po wprowadzeniu zarządcy: przenieś 1 robotnika do sąsiedniego regionu.
zhanguo-board-triangle = trójkąt
zhanguo-board-triangle-about = Po budowie muru lub rekrutacji urzędnika: weź 1 znacznik o wartości 1 w dowolnym aspekcie albo zdobądź 1 punkt zwycięstwa, jeśli żadnego nie ma.
zhanguo-board-star = gwiazda
zhanguo-board-star-about = Po rekrutacji urzędnika: do 2 punktów przemieszczenia. Po wprowadzeniu zarządcy: przenieś 1 swojego zarządcę do sąsiedniego regionu, bez bonusu.

# Bonus squares for governors, and the place beside them.
zhanguo-square-move = punkty przemieszczenia
zhanguo-square-move-about = Wydaj od razu do { $n } { $n ->
    [one] punktu przemieszczenia
   *[other] punktów przemieszczenia
}.
zhanguo-square-vp = punkty zwycięstwa
zhanguo-square-vp-about = Zdobądź od razu { $n } { $n ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
   *[other] punktów zwycięstwa
}.
zhanguo-square-official = urzędnik
zhanguo-square-official-about = Urzędnik dowolnego koloru trafia z twoich zasobów do obszaru zarządców dowolnego regionu.
zhanguo-square-beside = obok pól bonusu

zhanguo-area-turquoise = turkusowy mur
zhanguo-area-gold = złoty mur
zhanguo-area-crimson = karmazynowy mur
zhanguo-section-turquoise1 = turkusowa sekcja 1
zhanguo-section-turquoise2 = turkusowa sekcja 2
zhanguo-section-gold1 = złota sekcja 1
zhanguo-section-gold2 = złota sekcja 2
zhanguo-section-crimson1 = karmazynowa sekcja 1
zhanguo-section-crimson2 = karmazynowa sekcja 2

# Criteria of the wall tokens, with the points for 1, 2 and 3 lines.
zhanguo-criterion-enough_officials = regiony, w których urzędników jest nie mniej niż zamieszek
zhanguo-criterion-enough_officials-about = { zhanguo-part-some-points } za każdy region, w którym masz tylu urzędników, ile wynoszą zamieszki, lub więcej.
zhanguo-criterion-grey = regiony z szarym urzędnikiem
zhanguo-criterion-grey-about = { zhanguo-part-some-points } za każdy region, w którym masz szarego urzędnika.
zhanguo-criterion-red = regiony z czerwonym urzędnikiem
zhanguo-criterion-red-about = { zhanguo-part-some-points } za każdy region, w którym masz czerwonego urzędnika.
zhanguo-criterion-white = regiony z białym urzędnikiem
zhanguo-criterion-white-about = { zhanguo-part-some-points } za każdy region, w którym masz białego urzędnika.
zhanguo-criterion-orange = regiony z pomarańczową kartą
zhanguo-criterion-orange-about = { zhanguo-part-some-points } za każdy region, w którym masz pomarańczową kartę.
zhanguo-criterion-brown = regiony z brązową kartą
zhanguo-criterion-brown-about = { zhanguo-part-some-points } za każdy region, w którym masz brązową kartę.
zhanguo-criterion-cream = regiony z kremową kartą
zhanguo-criterion-cream-about = { zhanguo-part-some-points } za każdy region, w którym masz kremową kartę.
zhanguo-criterion-three_cards = regiony z 3 kartami
zhanguo-criterion-three_cards-about = { zhanguo-part-some-points } za każdy region, w którym masz 3 karty.
zhanguo-criterion-two_alike = regiony z 2 kartami jednego koloru
zhanguo-criterion-two_alike-about = { zhanguo-part-some-points } za każdy region, w którym masz 2 lub 3 karty jednego koloru.
zhanguo-criterion-calm = stałe punkty minus wszystkie twoje zamieszki
zhanguo-criterion-calm-about = { zhanguo-part-some-points } minus wszystkie twoje zamieszki; wynik może być ujemny.
zhanguo-criterion-empty_track = regiony bez zamieszek
zhanguo-criterion-empty_track-about = { zhanguo-part-some-points } za każdy region z pustym torem zamieszek.
zhanguo-criterion-sets = zestawy trzech kolorów
zhanguo-criterion-sets-about = { zhanguo-part-some-points } za każdy zestaw z kremowej, pomarańczowej i brązowej karty na twojej planszy.

# Missions.
zhanguo-kind-wall = zadanie muru
zhanguo-kind-palace = zadanie pałacu
zhanguo-kind-governor = zadanie zarządcy

# Unification rewards: stand after a colon.
zhanguo-reward-official = urzędnik dowolnego koloru
zhanguo-reward-official-about = 1 urzędnik dowolnego koloru trafia z twoich zasobów do obszaru zarządców wskazanego regionu.
zhanguo-reward-red = dwóch czerwonych urzędników
zhanguo-reward-red-about = 2 czerwonych urzędników trafia z twoich zasobów do obszaru zarządców wskazanego regionu.
zhanguo-reward-grey = dwóch szarych urzędników
zhanguo-reward-grey-about = 2 szarych urzędników trafia z twoich zasobów do obszaru zarządców wskazanego regionu.
zhanguo-reward-workers = dwóch robotników
zhanguo-reward-workers-about = 2 robotników przybywa do wskazanego regionu; zamieszki się nie zmieniają.
zhanguo-reward-governor = zarządca
zhanguo-reward-governor-about = Wprowadź zarządcę we wskazanym regionie bez zwracania urzędników; jeśli żaden nie jest wskazany, w dowolnym.
zhanguo-reward-wall = mur
zhanguo-reward-wall-about = Zbuduj mur na dowolnym wolnym polu bez zwracania robotników.
zhanguo-reward-palace = pałac
zhanguo-reward-palace-about = Zbuduj pałac w dowolnym regionie bez zwracania robotników; nie daje on znacznika o wartości 3.

# Where victory points come from: stands in brackets, or in a chart.
zhanguo-source-start = licytacja
zhanguo-source-cards = karty
zhanguo-source-palaces = pałace
zhanguo-source-squares = pola bonusu
zhanguo-source-markers = zamiast znaczników
zhanguo-source-governors = zarządcy
zhanguo-source-unification = znaczniki
zhanguo-source-missions = zadania
zhanguo-source-walls = mury

# What the player is asked now: the second half of a refusal, after a colon.
zhanguo-now-board = wybierasz teraz planszę gracza
zhanguo-now-bid = licytujesz teraz planszę gracza
zhanguo-now-draft = wybierasz teraz karty, które odrzucasz
zhanguo-now-card = wybierasz teraz kartę, którą zagrywasz
zhanguo-now-use = wybierasz teraz, do czego używasz karty
zhanguo-now-official = umieszczasz teraz urzędnika ze swoich zasobów
zhanguo-now-move = przemieszczasz teraz urzędników
zhanguo-now-hire = wybierasz teraz region, w którym zatrudniasz robotników
zhanguo-now-extra_worker = możesz teraz zatrudnić dodatkowego robotnika
zhanguo-now-governor = wybierasz teraz region dla swojego zarządcy
zhanguo-now-square = wybierasz teraz pole bonusu dla swojego zarządcy
zhanguo-now-palace = wybierasz teraz region dla swojego pałacu
zhanguo-now-worker = zwracasz teraz robotników
zhanguo-now-marker3 = wybierasz teraz znacznik o wartości 3
zhanguo-now-wall = wybierasz teraz pole dla swojego muru
zhanguo-now-ability = możesz teraz używać zdolności
zhanguo-now-marker = wybierasz teraz znacznik o wartości 1
zhanguo-now-unrest = wybierasz teraz region, w którym spadają zamieszki
zhanguo-now-move_worker = możesz teraz przenieść robotnika
zhanguo-now-move_governor = możesz teraz przenieść zarządcę
zhanguo-now-reward = przyjmujesz teraz nagrodę lub pasujesz

## Parts of sentences: names with their article, preposition or number

zhanguo-part-some-points = { $points } { $n ->
    [one] punkt zwycięstwa
    [few] punkty zwycięstwa
   *[other] punktów zwycięstwa
}
zhanguo-part-official = { $color_id ->
    [red] czerwonego urzędnika
    [white] białego urzędnika
   *[grey] szarego urzędnika
}
zhanguo-part-of-aspect = { $aspect_id ->
    [writing] pisma
    [currency] waluty
   *[law] prawa
}
zhanguo-part-for-aspect = { $aspect_id ->
    [writing] za pismo
    [currency] za walutę
   *[law] za prawo
}
zhanguo-part-reward = { $regions_id ->
    [any] { $reward }
   *[other] { $reward } (region { $regions })
}
zhanguo-part-markers = { $number ->
    [one] 1 znacznik { zhanguo-part-of-aspect }
    [few] { $number } znaczniki { zhanguo-part-of-aspect }
   *[many] { $number } znaczników { zhanguo-part-of-aspect }
}
zhanguo-part-points = { $number_size ->
    [one] 1 punkt zwycięstwa
    [few] { $number_size } punkty zwycięstwa
   *[many] { $number_size } punktów zwycięstwa
}
zhanguo-part-workers = { $number ->
    [one] 1 robotnika
   *[many] { $number } robotników
}
zhanguo-part-lines = { $lines ->
    [one] 1 linią
   *[many] { $lines } liniami
}
zhanguo-part-in-section = { $section_id ->
    [turquoise1] w turkusowej sekcji 1
    [turquoise2] w turkusowej sekcji 2
    [gold1] w złotej sekcji 1
    [gold2] w złotej sekcji 2
    [crimson1] w karmazynowej sekcji 1
   *[crimson2] w karmazynowej sekcji 2
}
# After a colon.
zhanguo-part-board = { $board_id ->
    [plain] strona A
   *[other] { $board }
}
zhanguo-part-on-square = { $square_id ->
    [beside] stojącego obok pól bonusu
    [move] z pola z punktami przemieszczenia
    [vp] z pola z punktami zwycięstwa
   *[official] z pola z urzędnikiem
}
# $mission (Number) is 0 to 2 for the missions of the left column, 3 to 5 for those of the right: wall, palace, governor.
zhanguo-part-mission-column = { $mission ->
    [0] w lewej kolumnie
    [1] w lewej kolumnie
    [2] w lewej kolumnie
   *[other] w prawej kolumnie
}
zhanguo-part-mission = { $mission ->
    [0] zadanie muru
    [1] zadanie pałacu
    [2] zadanie zarządcy
    [3] zadanie muru
    [4] zadanie pałacu
   *[other] zadanie zarządcy
}
zhanguo-part-mission-places = { $mission ->
    [0] { zhanguo-part-places }
    [3] { zhanguo-part-places }
   *[other] regiony { zhanguo-part-places }
}
zhanguo-part-places = { $place }, { $place_2 }{ $place_3_id ->
    [none] { "" }
   *[other] , { $place_3 }
}{ $place_4_id ->
    [none] { "" }
   *[other] , { $place_4 }
}

## Questions

zhanguo-ask-board = Którą planszę gracza bierzesz?
zhanguo-ask-bid = { $about ->
    [points] Ile licytujesz za planszę gracza? Otwierasz licytację i nie możesz spasować. Kto zostanie ostatni, płaci swoją stawkę i wybiera planszę. Twoje punkty zwycięstwa: { $points }.
   *[other] { $seat } licytuje { $number }. Przebijasz czy pasujesz? Kto zostanie ostatni, płaci swoją stawkę i wybiera planszę; kto spasuje, odpada tylko z tej licytacji. Twoje punkty zwycięstwa: { $points }.
}
zhanguo-ask-draft = Którą kartę odrzucasz? Zatrzymujesz po dwie z każdego aspektu.
zhanguo-ask-card = Którą kartę zagrywasz?
zhanguo-ask-use = Do czego używasz karty { $card }? Połóż ją w regionie swojej planszy albo zagraj na dwór, aby wykonać akcję.
zhanguo-ask-official = { $about ->
    [region] Którego urzędnika umieszczasz w regionie { $region_id }?
   *[other] Którego urzędnika umieszczasz i w którym regionie?
}
zhanguo-ask-move = { $about ->
    [number] Którego urzędnika przemieszczasz? Pozostałe punkty przemieszczenia: { $number }.
   *[other] Dokąd dalej przemieszczasz { zhanguo-part-official } z regionu { $region_id }? Obszar robotników jest tam pełny, więc nie można się w nim zatrzymać. Pozostałe punkty przemieszczenia: { $number }.
}
zhanguo-ask-hire = W którym regionie zatrudniasz robotników?
zhanguo-ask-extra_worker = Czy zatrudniasz dodatkowego robotnika w regionie { $region_id }? Zamieszki wzrosną tam wtedy do { $level }.
zhanguo-ask-governor = { $about ->
    [free] W którym regionie wprowadzasz zarządcę? To nagroda, więc nie kosztuje urzędników.
   *[other] W którym regionie wprowadzasz zarządcę?
}
zhanguo-ask-square = Które pole bonusu w regionie { $region_id } zajmuje twój zarządca?
zhanguo-ask-palace = { $about ->
    [free] W którym regionie budujesz pałac? To nagroda, więc nie kosztuje robotników i nie daje znacznika.
   *[other] W którym regionie budujesz pałac?
}
zhanguo-ask-worker = { $action_id ->
    [palace] Z którego regionu zwracasz trzeciego robotnika? Musi pochodzić z innego regionu niż pałac.
   *[wall] Z którego regionu zwracasz następnego robotnika? Każdy pochodzi z innego regionu; do zwrotu pozostało: { $number }.
}
zhanguo-ask-marker3 = W którym aspekcie bierzesz znacznik o wartości 3?
zhanguo-ask-wall = { $about ->
    [free] Na którym polu budujesz mur? To nagroda, więc nie kosztuje robotników.
   *[other] Na którym polu budujesz mur?
}
zhanguo-ask-ability = Której zdolności używasz teraz? Twoja akcja: { $action }.
zhanguo-ask-marker = W którym aspekcie bierzesz znacznik?
zhanguo-ask-unrest = { $about ->
    [number] W którym regionie obniżasz zamieszki? Dostajesz tam potem { zhanguo-part-workers }.
   *[other] W którym regionie obniżasz zamieszki?
}
zhanguo-ask-move_worker = Którego robotnika przenosisz i dokąd?
zhanguo-ask-move_governor = Którego ze swoich zarządców przenosisz i dokąd? Nie dostaje tam bonusu.
zhanguo-ask-reward = Czy za znaczniki { zhanguo-part-of-aspect } (o wartości { $number }) przyjmujesz nagrodę: { zhanguo-part-reward }? Zwracasz wtedy wszystkie swoje znaczniki { zhanguo-part-of-aspect }, a twój dysk przechodzi na pole tej nagrody. { $why_id ->
    [only] Tylko ty masz znaczniki { zhanguo-part-of-aspect }.
    [most] Decydujesz przed innymi: twoje znaczniki { zhanguo-part-of-aspect } mają najwyższą wartość.
    [tie] Decydujesz przed innymi: najwyższą wartość ma kilku graczy, a ty jesteś wyżej w kolejności przy remisie.
   *[next] Wszyscy przed tobą spasowali.
} { $about ->
    [aspect_reward_regions_number_why] Jeśli spasujesz, nikt jej nie dostanie.
   *[other] Jeśli spasujesz, decyduje { $seat }.
}

## Options

zhanguo-option-done = Zakończ
zhanguo-option-pass = { $about ->
    [aspect] Pasuj: zachowaj znaczniki { zhanguo-part-of-aspect }
   *[other] Pasuj
}
zhanguo-option-accept = { $about ->
    [reward_regions] Przyjmij: { zhanguo-part-reward }
   *[other] Przyjmij nagrodę
}
zhanguo-option-power = Użyj mocy swojej planszy
zhanguo-option-extra = Zatrudnij dodatkowego robotnika
zhanguo-option-unify = Zjednoczenie: połóż kartę w regionie { $region_id }
zhanguo-option-court = Na dwór: { $action }
zhanguo-option-hire = Zatrudnij robotników w regionie { $region_id }
zhanguo-option-governor = Wprowadź zarządcę w regionie { $region_id }
zhanguo-option-square = Zajmij pole bonusu: { $square }
zhanguo-option-palace = Zbuduj pałac w regionie { $region_id }
zhanguo-option-worker = Zwróć robotnika z regionu { $region_id }
zhanguo-option-marker3 = Weź znacznik { zhanguo-part-of-aspect } o wartości 3
zhanguo-option-marker = Weź znacznik { zhanguo-part-of-aspect } o wartości 1
zhanguo-option-calm = Obniż zamieszki w regionie { $region_id }
zhanguo-option-board = Weź planszę: { zhanguo-part-board }
zhanguo-option-wall = Zbuduj mur { zhanguo-part-in-section }, na polu z { zhanguo-part-lines }
zhanguo-option-recruit = Umieść { zhanguo-part-official } w regionie { $region_id }
zhanguo-option-shift = Przesuń za darmo { zhanguo-part-official } do obszaru robotników regionu { $region_id }
zhanguo-option-up = Przemieść { zhanguo-part-official } do obszaru zarządców regionu { $region_id }
zhanguo-option-move_g = Przemieść { zhanguo-part-official } z regionu { $region_id } do obszaru zarządców regionu { $goal_id }
zhanguo-option-move_w = Przemieść { zhanguo-part-official } z regionu { $region_id } do obszaru robotników regionu { $goal_id }
zhanguo-option-move_worker = Przenieś robotnika z regionu { $region_id } do regionu { $goal_id }
zhanguo-option-move_governor = Przenieś zarządcę { zhanguo-part-on-square } z regionu { $region_id } do regionu { $goal_id }
zhanguo-option-bid = Zalicytuj { zhanguo-part-points }
zhanguo-option-card = Zagraj kartę { $card }
zhanguo-option-discard = Odrzuć kartę { $card }
zhanguo-option-use = Użyj karty { $card }

## Why: what a bot that judges options says about one

zhanguo-part-woken = { $woken ->
    [one] 1 twoja karta może się aktywować
    [few] { $woken } twoje karty mogą się aktywować
   *[many] { $woken } twoich kart może się aktywować
}
# $rise (Number): of unrest in the region.
zhanguo-reason-unify = { $number ->
    [0] Region { $region_id } daje punkty zwycięstwa: znaczników { zhanguo-part-of-aspect } już nie ma.
   *[other] { $rise ->
        [0] Region { $region_id } daje { zhanguo-part-markers }.
       *[other] Region { $region_id } daje { zhanguo-part-markers }; zamieszki rosną tam o { $rise }.
    }
}
# $woken (Number) of own cards that the card at the court would activate.
zhanguo-reason-recruit = { $woken ->
    [0] O jednego urzędnika więcej, na zarządcę lub do zatrudniania.
   *[other] O jednego urzędnika więcej, a { zhanguo-part-woken }.
}
zhanguo-reason-move = Zbliżasz urzędników do zarządcy lub do zatrudniania.
zhanguo-reason-hire = { $woken ->
    [0] Robotnicy na pałace i mury.
   *[other] Robotnicy, a { zhanguo-part-woken }.
}
zhanguo-reason-governor = { $woken ->
    [0] Kolejny zarządca, by mieć ich w regionie najwięcej.
   *[other] Kolejny zarządca, a { zhanguo-part-woken }.
}
zhanguo-reason-palace = { $woken ->
    [0] Pałac daje punkt za każdą kartę na twojej planszy.
   *[other] Pałac daje punkty za karty, a { zhanguo-part-woken }.
}
zhanguo-reason-wall = { $woken ->
    [0] Mur daje na koniec punkty według żetonu swojej sekcji.
   *[other] Mur daje punkty na koniec, a { zhanguo-part-woken }.
}
zhanguo-reason-set = Komplet trzech kolorów na zarządcę w regionie { $region_id }.
zhanguo-reason-color = Nowy kolor na zarządcę w regionie { $region_id }.
zhanguo-reason-spare = Zapasowy urzędnik w regionie { $region_id }, do zatrudniania lub na dalszą drogę.
zhanguo-reason-shift = Przygotowujesz zatrudnianie w regionie { $region_id }.
zhanguo-reason-way = Tylko krok po drodze przez region { $region_id }.
zhanguo-reason-workers = Dostajesz { zhanguo-part-workers }; zamieszki rosną tam do { $level }.
zhanguo-reason-extra = O jednego robotnika więcej, ale i większe zamieszki.
zhanguo-reason-left = { $number ->
    [0] W regionie { $region_id } nie zostaje żaden robotnik.
    [one] W regionie { $region_id } zostaje 1 robotnik.
   *[many] W regionie { $region_id } zostaje { $number } robotników.
}
zhanguo-reason-gather = Region { $region_id } ma wtedy { zhanguo-part-workers }.
zhanguo-reason-mission = Liczy się do zadania, które nie jest jeszcze wypełnione.
# $standing (String): "first", "tied", or "behind".
zhanguo-reason-most = { $standing_id ->
    [first] Masz wtedy najwięcej zarządców w regionie { $region_id }.
    [tied] Remisujesz wtedy o największą liczbę zarządców w regionie { $region_id }.
   *[behind] Więcej zarządców w regionie { $region_id }, ale nie najwięcej.
}
zhanguo-reason-square = { $square_id ->
    [vp] Punkty zwycięstwa od razu.
    [official] Kolejny urzędnik od razu.
   *[move] Przemieszczenie urzędników od razu.
}
zhanguo-reason-cards = Dostajesz { zhanguo-part-points } za karty na swojej planszy.
zhanguo-reason-token = Przy obecnym stanie ten mur jest na koniec wart { $number }.
zhanguo-reason-marker = Wartość twoich znaczników { zhanguo-part-of-aspect } rośnie do { $number }.
zhanguo-reason-ability = To daje: { $bonus }.
zhanguo-reason-power = Moc planszy nic nie kosztuje.
zhanguo-reason-wake = Karty w regionie { $region_id } znów mogą się aktywować.
zhanguo-reason-calm = Zamieszki w regionie { $region_id } spadają do { $number }.
zhanguo-reason-enough = Reszta zostaje bez zmian.
zhanguo-reason-reward = Za nagrodę zwracasz znaczniki { zhanguo-part-of-aspect } o wartości { $number }.
zhanguo-reason-keep = Zachowujesz znaczniki { zhanguo-part-of-aspect } o wartości { $number }.
zhanguo-reason-board = { $board_id ->
    [circle] Jej moc obniża zamieszki i daje robotników.
    [square] Jej moc daje dodatkowych robotników.
    [triangle] Jej moc daje dodatkowe znaczniki.
    [star] Jej moc przemieszcza urzędników i zarządców.
   *[plain] Bez mocy, jednakowa dla wszystkich.
}
zhanguo-reason-bid = Kosztuje { zhanguo-part-points }, jeśli nikt nie przebije.
zhanguo-reason-out = Pasowanie nie kosztuje punktów zwycięstwa.
zhanguo-reason-draft = Rezygnujesz z tej zdolności: { $bonus }.

## What happened

zhanguo-event-first = { $seat } jest pierwszym graczem.
zhanguo-event-token = Żeton muru { zhanguo-part-in-section }: { $criterion }.
zhanguo-event-mission = { $kind_id ->
    [wall] Zadanie muru leży { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
    [palace] Zadanie pałacu leży { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
   *[governor] Zadanie zarządcy leży { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
}
zhanguo-event-board = { $seat } bierze planszę: { zhanguo-part-board }.
zhanguo-event-bid = { $seat } licytuje { zhanguo-part-points }.
zhanguo-event-out = { $seat } pasuje i odpada z tej licytacji.
zhanguo-event-auction_won = { $seat } wygrywa licytację i płaci { zhanguo-part-points }.
zhanguo-event-round = Zaczyna się runda { $round }.
zhanguo-event-drew = { $seat } dobiera karty na rundę.
zhanguo-event-drew_card = Dobrano kartę { $card }.
zhanguo-event-discarded = { $seat } odrzuca kartę { $card }.
zhanguo-event-turn = { $seat } rozpoczyna turę.
zhanguo-event-unified = { $seat } kładzie kartę { $card } w regionie { $region_id }.
zhanguo-event-court = { $seat } zagrywa na dwór kartę { $card }: { $action }.
zhanguo-event-markers = { $seat } bierze { zhanguo-part-markers }.
zhanguo-event-marker3 = { $seat } bierze znacznik { zhanguo-part-of-aspect } o wartości 3.
zhanguo-event-markers_back = { $seat } zwraca wszystkie znaczniki { zhanguo-part-of-aspect }.
zhanguo-event-points = { $number_sign ->
    [minus] { $seat } traci { zhanguo-part-points } ({ $source }).
   *[other] { $seat } zdobywa { zhanguo-part-points } ({ $source }).
}
zhanguo-event-unrest = { $seat }: zamieszki w regionie { $region_id } wynoszą teraz { $level }.
zhanguo-event-recruited = { $seat } umieszcza { zhanguo-part-official } w regionie { $region_id }.
zhanguo-event-shifted = { $seat } przesuwa { zhanguo-part-official } w regionie { $region_id } do obszaru robotników.
zhanguo-event-moved = { $seat } przemieszcza { zhanguo-part-official } z regionu { $region_id } do regionu { $goal_id }.
zhanguo-event-moved_up = { $seat } przemieszcza { zhanguo-part-official } w regionie { $region_id } do obszaru zarządców.
zhanguo-event-workers = { $seat } dostaje { zhanguo-part-workers } w regionie { $region_id }.
zhanguo-event-worker_paid = { $seat } zwraca robotnika z regionu { $region_id }.
zhanguo-event-worker_moved = { $seat } przenosi robotnika z regionu { $region_id } do regionu { $goal_id }.
zhanguo-event-governor = { $seat } wprowadza zarządcę w regionie { $region_id }.
zhanguo-event-square = { $seat } zajmuje pole bonusu w regionie { $region_id }: { $square }.
zhanguo-event-governor_moved = { $seat } przenosi zarządcę z regionu { $region_id } do regionu { $goal_id }.
zhanguo-event-palace = { $seat } buduje pałac w regionie { $region_id }.
zhanguo-event-wall = { $seat } buduje mur { zhanguo-part-in-section }, na polu z { zhanguo-part-lines }.
zhanguo-event-used = { $seat } używa karty { $card }.
zhanguo-event-power = { $seat } używa mocy swojej planszy: { zhanguo-part-board }.
zhanguo-event-claimed = { $seat } wypełnia { zhanguo-part-mission } { zhanguo-part-mission-column } ({ zhanguo-part-mission-places }); dysk na polu wartym { $points }.
zhanguo-event-accepts = { $seat } przyjmuje nagrodę { zhanguo-part-for-aspect }: { $reward }.
zhanguo-event-passes = { $seat } rezygnuje z nagrody { zhanguo-part-for-aspect }.
zhanguo-event-no_reward = Nikt nie bierze nagrody { zhanguo-part-for-aspect }.
zhanguo-event-track = { $seat } zajmuje miejsce { $rank } na torze nagród.
zhanguo-event-scores = { $number_sign ->
    [minus] { $seat } traci na koniec { zhanguo-part-points } ({ $source }).
   *[other] { $seat } zdobywa na koniec { zhanguo-part-points } ({ $source }).
}
zhanguo-event-end = Gra się skończyła.

## Options of the game

zhanguo-setting-boards = Plansze graczy
zhanguo-setting-boards-plain = Strona A: jednakowa dla wszystkich
zhanguo-setting-boards-picked = Strona B: cztery różne plansze z mocami, wybierane w odwrotnej kolejności
zhanguo-setting-boards-auction = Strona B z licytacją: wszyscy zaczynają z 15 punktami zwycięstwa i licytują plansze
zhanguo-setting-draft = Draft
zhanguo-setting-draft-false = Każdy gracz dobiera po 2 karty z każdej talii; z draftem po 3 i odrzuca 1
zhanguo-setting-draft-true = W rundach od 1 do 4 każdy gracz dobiera po 3 zamiast 2 kart z każdej talii i odrzuca 1 z nich
zhanguo-setting-turns_by_track = Kolejność tur
zhanguo-setting-turns_by_track-false = Od pierwszego gracza zgodnie z ruchem wskazówek zegara
zhanguo-setting-turns_by_track-true = Według toru nagród, od góry do dołu
zhanguo-setting-unrest_by_worker = Zamieszki przy zatrudnianiu robotników
zhanguo-setting-unrest_by_worker-false = Rosną o 1, niezależnie od liczby robotników
zhanguo-setting-unrest_by_worker-true = Rosną o 1 za każdego zatrudnionego robotnika

## Refusals. The last variant speaks without any fact.

zhanguo-refusal-ZG-A7 = { $about ->
    [region] Przesunięcie w regionie { $region_id } nie jest teraz możliwe: rozpoczętej akcji nie dałoby się już wykonać.
   *[other] Rozpoczętej akcji nie dałoby się już wtedy wykonać.
}
zhanguo-refusal-ZG-B8 = { $about ->
    [board] Nie można teraz wziąć planszy: { zhanguo-part-board }.
   *[other] Nie można teraz wziąć tej planszy.
}
zhanguo-refusal-ZG-B9 = { $about ->
    [points] { $points ->
        [one] Nie możesz zalicytować więcej niż 1 punkt zwycięstwa, który masz.
        [few] Nie możesz zalicytować więcej niż { $points } punkty zwycięstwa, które masz.
       *[many] Nie możesz zalicytować więcej niż { $points } punktów zwycięstwa, które masz.
    }
   *[other] Nie możesz zalicytować więcej punktów zwycięstwa, niż masz.
}
zhanguo-refusal-ZG-B12 = { $about ->
    [number] Twoja stawka musi być wyższa niż { $number }.
   *[other] Otwierasz licytację i musisz podać stawkę.
}
zhanguo-refusal-ZG-C3 = { $about ->
    [card] Nie masz na ręce karty { $card }.
   *[other] Musisz zagrać kartę z ręki.
}
zhanguo-refusal-ZG-C8 = { $about ->
    [now] Teraz nie można tego zrobić: { $now }.
   *[other] Teraz nie można tego zrobić.
}
zhanguo-refusal-ZG-F1 = { $about ->
    [aspect] W zasobach nie ma już znacznika { zhanguo-part-of-aspect }.
   *[other] W zasobach nie ma już takiego znacznika.
}
zhanguo-refusal-ZG-F8 = { $about ->
    [region_goal] Nie masz w regionie { $region_id } robotnika, który mógłby przejść do regionu { $goal_id }.
   *[other] Nie masz tam robotnika, którego można by przenieść.
}
zhanguo-refusal-ZG-K1 = { $about ->
    [action] Nie masz już urzędników w swoich zasobach.
    [color] Nie możesz umieścić { zhanguo-part-official }: nie ma go w twoich zasobach.
   *[other] W twoich zasobach nie ma takiego urzędnika.
}
zhanguo-refusal-ZG-K2 = { $about ->
    [action] Nie masz na planszy urzędnika, którego można by przemieścić.
   *[other] Musisz wydać co najmniej 1 punkt przemieszczenia.
}
zhanguo-refusal-ZG-K3 = { $about ->
    [action] Nie ma regionu, w którym można by zatrudnić robotników: potrzebujesz urzędnika w obszarze robotników, a zamieszki muszą mieć dokąd wzrosnąć.
    [region] Nie masz urzędnika w obszarze robotników regionu { $region_id }.
   *[other] Nie możesz tam zatrudnić robotników.
}
zhanguo-refusal-ZG-K4 = { $about ->
    [action] Potrzebujesz zarządcy w swoich zasobach oraz czerwonego, białego i szarego urzędnika w obszarze zarządców jednego regionu.
    [region_color] Nie możesz zwrócić { zhanguo-part-official } z obszaru zarządców regionu { $region_id }: nie ma go tam.
    [square_region] W regionie { $region_id } nie ma takiego wolnego pola bonusu: { $square }.
   *[other] Nie możesz tam wprowadzić zarządcy.
}
zhanguo-refusal-ZG-K6 = { $about ->
    [action] Nie ma regionu, w którym można by zbudować pałac: potrzebujesz pałacu w swoich zasobach, wolnego pola bez zakazu pałacu, 2 robotników tam i 1 gdzie indziej.
    [region_spaces] Wszystkie pola pałaców w regionie { $region_id } są zajęte, a jest ich { $spaces }.
    [region_workers_others] Pałac w regionie { $region_id } kosztuje 2 robotników stamtąd i 1 skądinąd; masz { $workers } tam i { $others } gdzie indziej.
    [region] Z regionu { $region_id } zwrócono już 2 robotników: trzeci musi być z innego regionu.
   *[other] Nie możesz tam zbudować pałacu.
}
zhanguo-refusal-ZG-K7 = { $about ->
    [action] Nie ma pola, na którym można by zbudować mur: potrzebujesz muru w swoich zasobach, sekcji bez twojego muru i robotników w wystarczająco wielu regionach.
    [section_lines] Pole z { zhanguo-part-lines } { zhanguo-part-in-section } jest zajęte.
    [section] Masz już mur { zhanguo-part-in-section }.
    [lines_regions] Pole z { zhanguo-part-lines } kosztuje tylu robotników, ile ma linii, każdego z innego regionu; regiony, w których masz robotników: { $regions }.
    [region] Region { $region_id } już zapłacił: następny robotnik musi być z innego regionu.
   *[other] Nie możesz tam zbudować muru.
}
zhanguo-refusal-ZG-K8 = { $about ->
    [action_left] Nie masz już takiego elementu w swoich zasobach, więc tej akcji nie możesz wybrać: { $action }.
    [left] Nie masz już takiego elementu w swoich zasobach.
    [region] Nie masz w regionie { $region_id } robotnika, którego można by zwrócić.
   *[other] Brakuje ci tego, co to kosztuje.
}
zhanguo-refusal-ZG-K12 = { $about ->
    [aspect] Nie ma tam znacznika { zhanguo-part-of-aspect } o wartości 3.
   *[other] Nie ma tam tego znacznika o wartości 3.
}
zhanguo-refusal-ZG-O1 = { $about ->
    [region] Obszar robotników regionu { $region_id } jest pełny: mieści 2 urzędników.
   *[other] Obszar robotników mieści najwyżej 2 urzędników.
}
zhanguo-refusal-ZG-O2 = { $about ->
    [color_region] Nie możesz teraz przesunąć { zhanguo-part-official } w regionie { $region_id }: musi stać w obszarze zarządców.
   *[other] Nie możesz teraz przesunąć tego urzędnika.
}
zhanguo-refusal-ZG-O3 = { $about ->
    [color_region] Nie możesz tak przemieścić { zhanguo-part-official } z regionu { $region_id }: nie ma go w tym obszarze.
   *[other] Nie masz tam takiego urzędnika.
}
zhanguo-refusal-ZG-O4 = { $about ->
    [region] Obszar robotników regionu { $region_id } jest pełny: urzędnik może przez niego tylko przejść i musi najpierw iść dalej.
   *[other] Urzędnik nie może zatrzymać się w pełnym obszarze robotników: najpierw przemieść go dalej.
}
zhanguo-refusal-ZG-O5 = { $about ->
    [region_goal] Regiony { $region_id } i { $goal_id } nie sąsiadują ze sobą.
   *[other] Te regiony nie sąsiadują ze sobą.
}
zhanguo-refusal-ZG-O6 = Darmowe przesunięcia są możliwe tylko w twojej turze.
zhanguo-refusal-ZG-P4 = { $about ->
    [region_goal] Nie masz w regionie { $region_id } takiego zarządcy, który mógłby przejść do regionu { $goal_id }.
   *[other] Nie masz tam takiego zarządcy.
}
zhanguo-refusal-ZG-P6 = Twoja plansza nie ma mocy, której można by teraz użyć.
zhanguo-refusal-ZG-P7 = Na twojej planszy nie ma zamieszek, więc moc koła nic nie robi.
zhanguo-refusal-ZG-R3 = { $about ->
    [region] Zamieszki w regionie { $region_id } są na ostatnim polu: jego karty są zablokowane.
   *[other] Zamieszki są tam na ostatnim polu.
}
zhanguo-refusal-ZG-R4 = { $about ->
    [region_unrest] Zamieszki w regionie { $region_id } wynoszą { $unrest }: nie wolno tam zbudować pałacu.
   *[other] Zamieszki są tam za duże na pałac.
}
zhanguo-refusal-ZG-R5 = { $about ->
    [region] W regionie { $region_id } nie ma zamieszek, które można by obniżyć.
   *[other] Nie ma zamieszek, które można by obniżyć.
}
zhanguo-refusal-ZG-T1 = { $about ->
    [card] Karty { $card } nie ma na twojej planszy albo została już użyta przy tej akcji.
   *[other] Tej karty nie ma na twojej planszy albo została już użyta przy tej akcji.
}
zhanguo-refusal-ZG-T2 = { $about ->
    [card] Karta { $card } się nie aktywuje: zagrana karta nie jest wyższa od tej pod nią.
   *[other] Zagrana karta nie jest wyższa od tej pod nią.
}
zhanguo-refusal-ZG-T3 = { $about ->
    [card] Karta { $card } się nie aktywuje: zagrana karta nie jest niższa od tej pod nią.
   *[other] Zagrana karta nie jest niższa od tej pod nią.
}
zhanguo-refusal-ZG-T5 = { $about ->
    [card] Karta { $card } wymaga innej akcji dworu.
   *[other] Ta karta wymaga innej akcji dworu.
}
zhanguo-refusal-ZG-T7 = { $about ->
    [card] Bonusu karty { $card } nie można teraz użyć.
   *[other] Tego bonusu nie można teraz użyć.
}
zhanguo-refusal-ZG-U1 = { $about ->
    [region] W regionie { $region_id } są już 3 karty.
   *[other] Region mieści najwyżej 3 karty.
}
zhanguo-refusal-ZG-U5 = { $about ->
    [region_unrest_rise_most] Zamieszki w regionie { $region_id } wynoszą { $unrest } i wzrosłyby o { $rise }, a maksimum to { $most }.
   *[other] Zamieszki wzrosłyby powyżej maksimum regionu.
}
zhanguo-refusal-ZG-V1 = { $about ->
    [card] Nie możesz odrzucić karty { $card }: nie masz jej albo z tego aspektu jedna karta jest już odrzucona.
   *[other] Odrzucasz po jednej karcie z każdego aspektu.
}
zhanguo-refusal-ZG-V7 = { $about ->
    [region_unrest_rise_most] Zamieszki w regionie { $region_id } wynoszą { $unrest } i wzrosłyby o { $rise }, o 1 za każdego robotnika, a maksimum to { $most }.
   *[other] Zamieszki wzrosłyby bardziej, niż pozwala tor.
}
zhanguo-refusal-ZG-W4 = { $about ->
    [reward] Nie możesz wziąć tej nagrody w całości: { $reward }.
   *[other] Nie możesz wziąć tej nagrody w całości.
}
zhanguo-refusal-ZG-W9 = { $about ->
    [region] Ta nagroda nie dotyczy regionu { $region_id }.
   *[other] Ta nagroda nie dotyczy tego regionu.
}
