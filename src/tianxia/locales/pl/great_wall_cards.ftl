### The names and texts of the cards and places of The Great Wall in Polish. Keys end with the ids of the data.
###
### Words for pieces, places and seasons are lower case, to stand inside a sentence; cards and locations have names.
###
### Terms: clerk = urzędnik; advisor = doradca (aktywny, wspierający); overseer = nadzorca; upgrade = ulepszyć; donate =
### przekazać datek; advanced activation = specjalna aktywacja; vital spot = punkt witalny; shame token = żeton hańby;
### rest area = strefa odpoczynku; firing spot = pole ostrzału; volley = ostrzał; lethality = zabójczość; command card =
### karta rozkazu; box = ramka; empowered effect = efekt wzmocniony; wall level = poziom muru;
### win a horde = zdobyć kartę hordy.

## Resources, soldiers, seasons

great_wall-resource-wood = drewno
great_wall-resource-stone = kamień
great_wall-resource-gold = złoto
great_wall-resource-chi = chi

great_wall-soldier-spearman = włócznik
great_wall-soldier-archer = łucznik
great_wall-soldier-horseman = kawalerzysta

great_wall-season-spring = wiosna
great_wall-season-summer = lato
great_wall-season-autumn = jesień
great_wall-season-winter = zima

## Places

great_wall-section-left = lewa sekcja
great_wall-section-middle = środkowa sekcja
great_wall-section-right = prawa sekcja

great_wall-place-rest = strefa odpoczynku
great_wall-place-firing = pole ostrzału
great_wall-place-pool = pula
great_wall-place-warehouse = magazyn

great_wall-location-lumber_mill = Tartak
great_wall-location-lumber_mill-about = Każdy urzędnik daje 1 drewna, a nadzorca dokłada tyle, ile wynosi jego poziom; potem możesz ulepszyć nadzorcę za 2, 3 lub 4 chi i przekazać datek: 1 drewna za 2 punkty honoru.
great_wall-location-quarry = Kamieniołom
great_wall-location-quarry-about = Każdy urzędnik daje 1 kamienia, a nadzorca dokłada tyle, ile wynosi jego poziom; potem możesz ulepszyć nadzorcę za 2, 3 lub 4 złota i przekazać datek: 1 kamienia za 2 punkty honoru.
great_wall-location-gold_mine = Kopalnia złota
great_wall-location-gold_mine-about = Każdy urzędnik daje 1 złota, a nadzorca dokłada tyle, ile wynosi jego poziom; potem możesz ulepszyć nadzorcę za 2, 3 lub 4 kamienia i przekazać datek: 1 złota za 2 punkty honoru.
great_wall-location-temple = Świątynia
great_wall-location-temple-about = Każdy urzędnik daje 1 chi, a nadzorca dokłada tyle, ile wynosi jego poziom; potem możesz ulepszyć nadzorcę za 2, 3 lub 4 drewna.
great_wall-location-barracks = Koszary
great_wall-location-barracks-about = Każdy urzędnik rekrutuje 1 żołnierza: włócznika za 2 kamienia i 1 drewna, łucznika za 2 chi i 1 drewna albo kawalerzystę za 3 złota i 1 drewna.
great_wall-location-tea_house = Herbaciarnia
great_wall-location-tea_house-about = Twój znacznik herbaty przesuwa się o 1 miejsce w górę, a jeśli wszystkie pola zajmują twoi urzędnicy – od razu na sam szczyt.
great_wall-location-builders_camp = Obóz budowniczych
great_wall-location-builders_camp-about = Każdy urzędnik buduje 1 barykadę za 2 drewna, kamienia lub złota (otrzymujesz 2 punkty honoru) albo 1 poziom muru za 5, 10 lub 15 takich surowców (otrzymujesz tyle samo punktów honoru); najpierw płaci magazyn.
great_wall-location-embassy = Cesarska ambasada
great_wall-location-embassy-about = Każdy urzędnik zatrudnia 1 nowego urzędnika za 2 złota albo 1 doradcę za tyle złota, ilu doradców będziesz wtedy mieć.
great_wall-location-academy = Akademia wojskowa
great_wall-location-academy-about = Za każdego urzędnika dobierasz 1 kartę taktyki.
great_wall-location-logistics = Centrum logistyczne
great_wall-location-logistics-about = Każdy urzędnik przenosi dowolną liczbę twoich żołnierzy ze strefy odpoczynku i pól ostrzału 1 sekcji do innej sekcji, bez ataku.

## Generals

great_wall-general-liang_hongyu = Liang Hongyu
great_wall-general-liang_hongyu-about = Za każdego swojego zabitego żołnierza otrzymujesz po 2 punkty honoru za każdego wspierającego doradcę.
great_wall-general-yang_miaozhen = Yang Miaozhen
great_wall-general-yang_miaozhen-about = Gdy rekrutujesz, możesz dodatkowo zrekrutować po 1 włóczniku za każdego wspierającego doradcę, płacąc za każdego z nich 2 dowolne surowce.
great_wall-general-song_ci = Song Ci
great_wall-general-song_ci-about = Za każdym razem, gdy ulepszasz nadzorcę, otrzymujesz 2 punkty honoru za każdego wspierającego doradcę.
great_wall-general-zhou_tong = Zhou Tong
great_wall-general-zhou_tong-about = Latem, w fazie dochodu, za każdą sekcję, w której masz łucznika na polu ostrzału, otrzymujesz po 2 punkty honoru za każdego wspierającego doradcę, łącznie najwyżej 24.
great_wall-general-cai_xiang = Cai Xiang
great_wall-general-cai_xiang-about = Za każdym razem, gdy aktywuje się lokacja specjalna z co najmniej 2 twoimi urzędnikami, otrzymujesz 2 punkty honoru za każdego wspierającego doradcę.
great_wall-general-qin_hui = Qin Hui
great_wall-general-qin_hui-about = W swojej turze, przed aktywacją, wybierz lokację: jeśli jest ona w tej turze rozpatrywana i stoi w niej twój urzędnik, liczysz tam o 1 urzędnika więcej za każdego wspierającego doradcę.
great_wall-general-tong_guan = Tong Guan
great_wall-general-tong_guan-about = Po aktywacji w swojej turze możesz zaatakować maksymalnie 1 żołnierzem za każdego wspierającego doradcę, w dowolnych sekcjach.
great_wall-general-xin_qiji = Xin Qiji
great_wall-general-xin_qiji-about = Gdy rekrutujesz łuczników, możesz zaatakować maksymalnie 1 innym żołnierzem za każdego wspierającego doradcę, w dowolnych sekcjach.
great_wall-general-yang_ye = Yang Ye
great_wall-general-yang_ye-about = Za każdym razem, gdy ratujesz żołnierzy, otrzymujesz 2 punkty honoru za każdego wspierającego doradcę.
great_wall-general-keng_hsien_seng = Keng Hsien-Seng
great_wall-general-keng_hsien_seng-about = Możesz płacić złotem zamiast dowolnego surowca. Latem, w fazie dochodu, otrzymujesz 1 złoto za każdego wspierającego doradcę.
great_wall-general-yue_fei = Yue Fei
great_wall-general-yue_fei-about = Za każdym razem, gdy zdobywasz kartę hordy, otrzymujesz 5 punktów honoru za każdego wspierającego doradcę.
great_wall-general-fan_zhongyan = Fan Zhongyan
great_wall-general-fan_zhongyan-about = Za każdym razem, gdy budujesz poziom muru, otrzymujesz 2 punkty honoru za każdego wspierającego doradcę, a gdy budujesz barykady – 1 punkt honoru za każdego wspierającego doradcę.
great_wall-general-zong_ze = Zong Ze
great_wall-general-zong_ze-about = Za każdym razem, gdy zagrywasz kartę taktyki, otrzymujesz 1 chi oraz po 1 punkcie honoru za każdego wspierającego doradcę.
great_wall-general-di_qing = Di Qing
great_wall-general-di_qing-about = Za każdym razem, gdy dowolny gracz buduje poziom muru, wybrani gracze odzyskują odrzucone karty rozkazów, łącznie 1 za każdego wspierającego doradcę.
great_wall-general-wan_yi = Wan Yi
great_wall-general-wan_yi-about = Po aktywacji w swojej turze wybierasz gracza, który otrzymuje dochód 1 nadzorcy za każdego twojego wspierającego doradcę, najwyżej 4, każdego w innej lokacji.
great_wall-general-han_shizhong = Han Shizhong
great_wall-general-han_shizhong-about = Każdej zimy, przed ostrzałem, zadaj 1 ranę dowolnej hordzie za każdego wspierającego doradcę.
great_wall-general-bao_zheng = Bao Zheng
great_wall-general-bao_zheng-about = Latem, w fazie dochodu, możesz zapłacić 2 chi: wybrani gracze odrzucają żetony hańby, łącznie 1 za każdego wspierającego doradcę.
great_wall-general-meng_gong = Meng Gong
great_wall-general-meng_gong-about = Gdy zostaje pokonana horda, na której jest co najmniej 1 twój żołnierz, wybrani gracze otrzymują dowolne surowce, łącznie 1 za każdego wspierającego doradcę.
great_wall-general-li_gang = Li Gang
great_wall-general-li_gang-about = Każda sekcja, w której masz żołnierza w strefie odpoczynku lub na polu ostrzału, ma o 1 więcej obrony za każdego wspierającego doradcę.
great_wall-general-wu_jie = Wu Jie
great_wall-general-wu_jie-about = Gdy twoi żołnierze mają zostać zabici, uratuj za darmo 1 z nich za każdego wspierającego doradcę.
great_wall-general-wang_anshi = Wang Anshi
great_wall-general-wang_anshi-about = Za każdym razem, gdy aktywuje się lokacja produkcyjna z twoimi urzędnikami, dołóż do magazynu z banku 1 drewna, kamienia lub złota za każdego wspierającego doradcę.

## Advisors

great_wall-advisor-taskmaster = Nadzorca robót
great_wall-advisor-taskmaster-about = Po aktywacji w swojej turze otrzymujesz dochód 1 ze swoich nadzorców.
great_wall-advisor-warden = Strażnik
great_wall-advisor-warden-about = Po aktywacji w swojej turze możesz zaatakować 1 włócznikiem w każdej sekcji.
great_wall-advisor-manufacturer = Fabrykant
great_wall-advisor-manufacturer-about = Ulepszenie twojego nadzorcy w tartaku kosztuje o 2 mniej. Gdy ulepszasz dowolnego nadzorcę, możesz ulepszyć także tego, nawet bez urzędnika w tej lokacji.
great_wall-advisor-stone_mason = Kamieniarz
great_wall-advisor-stone_mason-about = Ulepszenie twojego nadzorcy w kamieniołomie kosztuje o 2 mniej. Gdy ulepszasz dowolnego nadzorcę, możesz ulepszyć także tego, nawet bez urzędnika w tej lokacji.
great_wall-advisor-alchemist = Alchemik
great_wall-advisor-alchemist-about = Ulepszenie twojego nadzorcy w kopalni złota kosztuje o 2 mniej. Gdy ulepszasz dowolnego nadzorcę, możesz ulepszyć także tego, nawet bez urzędnika w tej lokacji.
great_wall-advisor-spiritual_leader = Przywódca duchowy
great_wall-advisor-spiritual_leader-about = Ulepszenie twojego nadzorcy w świątyni kosztuje o 2 mniej. Gdy ulepszasz dowolnego nadzorcę, możesz ulepszyć także tego, nawet bez urzędnika w tej lokacji.
great_wall-advisor-master_merchant = Mistrz handlu
great_wall-advisor-master_merchant-about = Po aktywacji w swojej turze możesz zapłacić 1 dowolny surowiec, aby otrzymać 3 drewna, kamienia lub złota – wszystkie jednego, innego rodzaju.
great_wall-advisor-forest_guide = Leśny przewodnik
great_wall-advisor-forest_guide-about = Za każdym razem, gdy zagrywasz kartę taktyki, odrzuć 1 żeton hańby.
great_wall-advisor-glory_stealer = Złodziej chwały
great_wall-advisor-glory_stealer-about = Za każdym razem, gdy zadajesz hordzie ostatnią ranę, odrzuć 1 żeton hańby.
great_wall-advisor-tactician_monk = Mnich taktyk
great_wall-advisor-tactician_monk-about = Za każdym razem, gdy zadajesz hordzie ostatnią ranę, dobierz 2 karty taktyki.
great_wall-advisor-jinshi = Jinshi
great_wall-advisor-jinshi-about = W swojej turze, po karcie rozkazu, a przed aktywacją, przenieś dodatkowo 1 urzędnika.
great_wall-advisor-smuggler = Przemytnik
great_wall-advisor-smuggler-about = Gdy karta rozkazu innego gracza pozwala ci przenosić urzędników, przenieś dodatkowo 1 urzędnika do dowolnej lokacji.
great_wall-advisor-herald = Herold
great_wall-advisor-herald-about = Każdy rekrutowany przez ciebie włócznik kosztuje o 1 kamienia mniej.
great_wall-advisor-survivalist = Mistrz przetrwania
great_wall-advisor-survivalist-about = Gdy twoi żołnierze mają zostać zabici, uratuj 1 z nich za darmo.
great_wall-advisor-gravedigger = Grabarz
great_wall-advisor-gravedigger-about = Za każdego swojego zabitego żołnierza otrzymujesz 2 punkty honoru.
great_wall-advisor-archer_commander = Dowódca łuczników
great_wall-advisor-archer_commander-about = Po aktywacji w swojej turze możesz zaatakować wszystkimi swoimi łucznikami.
great_wall-advisor-granary_steward = Zarządca spichlerza
great_wall-advisor-granary_steward-about = Za każdym razem, gdy aktywuje się lokacja produkcyjna z twoimi urzędnikami, otrzymujesz dodatkowo 1 jej surowiec.
great_wall-advisor-imperial_inspector = Cesarski inspektor
great_wall-advisor-imperial_inspector-about = Za każdym razem, gdy ulepszasz nadzorcę, otrzymujesz 2 punkty honoru.
great_wall-advisor-paymaster = Płatnik
great_wall-advisor-paymaster-about = Po aktywacji w swojej turze możesz ulepszyć 1 nadzorcę za zwykłą cenę, nawet bez urzędnika w jego lokacji.
great_wall-advisor-tax_collector = Poborca podatkowy
great_wall-advisor-tax_collector-about = Latem, w fazie dochodu, otrzymujesz 1 złota za każdego swojego nadzorcę, najwyżej 3.
great_wall-advisor-courier = Kurier
great_wall-advisor-courier-about = Po aktywacji w swojej turze przenieś maksymalnie 2 urzędników.
great_wall-advisor-secretary = Sekretarz
great_wall-advisor-secretary-about = Za każdym razem, gdy zostanie rozpatrzona lokacja specjalna z twoimi urzędnikami, przenieś 1 urzędnika.
great_wall-advisor-master_of_ceremonies = Mistrz ceremonii
great_wall-advisor-master_of_ceremonies-about = W cesarskiej ambasadzie płacisz za doradcę o 2 złota mniej, a za urzędnika o 1 złota mniej.
great_wall-advisor-fletcher = Wytwórca strzał
great_wall-advisor-fletcher-about = Każdy rekrutowany przez ciebie łucznik kosztuje o 2 chi mniej.
great_wall-advisor-horse_breeder = Hodowca koni
great_wall-advisor-horse_breeder-about = Każdy rekrutowany przez ciebie kawalerzysta kosztuje o 2 złota mniej i daje ci 1 punkt honoru.
great_wall-advisor-quartermaster = Kwatermistrz
great_wall-advisor-quartermaster-about = Każdy rekrutowany przez ciebie żołnierz kosztuje o 1 drewna mniej.
great_wall-advisor-conscription_officer = Oficer werbunkowy
great_wall-advisor-conscription_officer-about = Każdej wiosny zrekrutuj za darmo 1 włócznika do wybranej strefy odpoczynku.
great_wall-advisor-banner_bearer = Chorąży
great_wall-advisor-banner_bearer-about = Gdy rekrutujesz, możesz zaatakować 1 innym żołnierzem.
great_wall-advisor-cavalry_captain = Rotmistrz
great_wall-advisor-cavalry_captain-about = Po aktywacji w swojej turze możesz zaatakować wszystkimi swoimi kawalerzystami ze stref odpoczynku.
great_wall-advisor-trebuchet_master = Mistrz trebuszy
great_wall-advisor-trebuchet_master-about = Każdej zimy, przed ostrzałem, zadaj 1 ranę dowolnej hordzie.
great_wall-advisor-pathfinder = Tropiciel
great_wall-advisor-pathfinder-about = Twoi włócznicy mogą atakować hordy w dowolnym rzędzie, a twoi żołnierze w strefach odpoczynku mogą atakować w dowolnej sekcji.
great_wall-advisor-physician = Medyk
great_wall-advisor-physician-about = Uratowanie żołnierza kosztuje cię o 1 chi mniej.
great_wall-advisor-tower_captain = Dowódca wieży
great_wall-advisor-tower_captain-about = Gdy twoi łucznicy mają zostać zabici, uratuj ich wszystkich za darmo. Każdej zimy, przed ostrzałem, otrzymujesz 1 punkt honoru za każdego swojego łucznika na polu ostrzału.
great_wall-advisor-master_builder = Mistrz budowniczy
great_wall-advisor-master_builder-about = Każdy budowany przez ciebie poziom muru kosztuje o 3 mniej.
great_wall-advisor-carpenter = Cieśla
great_wall-advisor-carpenter-about = Każda barykada kosztuje cię o 1 mniej. Gdy budujesz barykady, otrzymujesz 1 punkt honoru.
great_wall-advisor-surveyor = Mierniczy
great_wall-advisor-surveyor-about = Za każdym razem, gdy dowolny gracz buduje poziom muru, otrzymujesz 2 punkty honoru.
great_wall-advisor-strategist = Strateg
great_wall-advisor-strategist-about = Każdej wiosny dobierz 1 kartę taktyki. Możesz mieć na ręce o 2 karty taktyki więcej.
great_wall-advisor-calligrapher = Kaligraf
great_wall-advisor-calligrapher-about = Efekt wzmocniony karty taktyki kosztuje cię o 1 chi mniej. Za każdym razem, gdy zagrywasz kartę taktyki, otrzymujesz 1 punkt honoru.
great_wall-advisor-magistrate = Sędzia
great_wall-advisor-magistrate-about = Nie otrzymujesz żetonu hańby, gdy w aktywowanej lokacji są tylko twoi urzędnicy.
great_wall-advisor-scapegoat = Kozioł ofiarny
great_wall-advisor-scapegoat-about = Gdy otrzymujesz żetony hańby, otrzymujesz też 2 dowolne surowce.
great_wall-advisor-poet_laureate = Nadworny poeta
great_wall-advisor-poet_laureate-about = Za każdym razem, gdy zdobywasz kartę hordy, otrzymujesz 3 punkty honoru.
great_wall-advisor-almoner = Jałmużnik
great_wall-advisor-almoner-about = Za każdym razem, gdy przekazujesz datek, otrzymujesz 1 chi i 1 punkt honoru.
great_wall-advisor-tea_master = Mistrz herbaty
great_wall-advisor-tea_master-about = Każdej wiosny przesuń swój znacznik herbaty o 1 miejsce w górę; jeśli jest już na szczycie, zamiast tego otrzymujesz 2 punkty honoru.
great_wall-advisor-minister_of_works = Minister robót publicznych
great_wall-advisor-minister_of_works-about = W swojej turze, po karcie rozkazu, a przed aktywacją, możesz zapłacić 1 chi, aby wykonać specjalną aktywację 1 lokacji.

## Tactic cards

great_wall-tactic-heroic_fight = Heroiczna walka
great_wall-tactic-heroic_fight-about = Gdy zostaje pokonana horda, na której jest twój włócznik, a ty masz łucznika na polu ostrzału w jej sekcji, otrzymujesz 4 punkty honoru. Efekt wzmocniony (2 chi): otrzymujesz 8 punktów honoru.
great_wall-tactic-camp_tales = Opowieści obozowe
great_wall-tactic-camp_tales-about = Gdy zostaje pokonana horda, na której są twoi żołnierze, otrzymujesz 1 punkt honoru i po 1 więcej za każdego z nich, najwyżej 5. Efekt wzmocniony (2 chi): 2 punkty honoru i po 2 więcej za każdego, najwyżej 10.
great_wall-tactic-parade_of_captives = Pochód jeńców
great_wall-tactic-parade_of_captives-about = Gdy zdobywasz kartę hordy, otrzymujesz 3 punkty honoru. Efekt wzmocniony (2 chi): otrzymujesz 3 punkty honoru i odrzucasz 1 żeton hańby.
great_wall-tactic-captured_wagons = Zdobyczne wozy
great_wall-tactic-captured_wagons-about = Gdy zdobywasz kartę hordy, otrzymujesz 1 drewna, 1 kamienia i 1 złota. Efekt wzmocniony (1 chi): po 2 każdego z nich.
great_wall-tactic-panic_in_the_ranks = Panika w szeregach
great_wall-tactic-panic_in_the_ranks-about = Gdy zdobywasz kartę hordy, zadaj 1 ranę dowolnej innej hordzie. Efekt wzmocniony (1 chi): zadaj 2 rany.
great_wall-tactic-flanking_move = Manewr oskrzydlający
great_wall-tactic-flanking_move-about = Gdy atakujesz, zaatakuj jeszcze 1 żołnierzem w dowolnej sekcji. Efekt wzmocniony (2 chi): jeszcze maksymalnie 3 żołnierzami.
great_wall-tactic-fire_arrows = Płonące strzały
great_wall-tactic-fire_arrows-about = Gdy atakujesz łucznikiem, zadaj dodatkowo 1 ranę hordzie w tej sekcji. Efekt wzmocniony (1 chi): zadaj dodatkowo 2 rany.
great_wall-tactic-looting_charge = Łupieżcza szarża
great_wall-tactic-looting_charge-about = Gdy atakujesz, otrzymujesz 1 dowolny surowiec za każdego atakującego żołnierza, najwyżej 3. Efekt wzmocniony (2 chi): 2 dowolne za każdego, najwyżej 6.
great_wall-tactic-rob_the_dead = Hieny cmentarne
great_wall-tactic-rob_the_dead-about = Gdy zadajesz hordzie ostatnią ranę, otrzymujesz 2 złota. Efekt wzmocniony (2 chi): otrzymujesz 5 złota.
great_wall-tactic-final_blow = Ostateczny cios
great_wall-tactic-final_blow-about = Gdy zadajesz hordzie ostatnią ranę, otrzymujesz 3 punkty honoru. Efekt wzmocniony (2 chi): otrzymujesz 5 punktów honoru i dobierasz 1 kartę taktyki.
great_wall-tactic-withdrawal = Odwrót
great_wall-tactic-withdrawal-about = Gdy twoi żołnierze mają zostać zabici, uratuj 1 z nich. Efekt wzmocniony (2 chi): uratuj ich wszystkich.
great_wall-tactic-last_stand = Ostatni bój
great_wall-tactic-last_stand-about = Gdy twoi żołnierze zostają zabici, otrzymujesz po 2 punkty honoru za każdego, najwyżej 4. Efekt wzmocniony (2 chi): po 4 punkty honoru za każdego, najwyżej 8.
great_wall-tactic-restless = Bez wytchnienia
great_wall-tactic-restless-about = Po swojej karcie rozkazu ulepsz 1 nadzorcę o 2 taniej, nawet bez urzędnika w jego lokacji. Efekt wzmocniony (2 chi): ulepsz 2 różnych nadzorców, każdego o 2 taniej.
great_wall-tactic-forced_march = Forsowny marsz
great_wall-tactic-forced_march-about = Po swojej karcie rozkazu przenieś maksymalnie 3 urzędników. Efekt wzmocniony (2 chi): maksymalnie 6 urzędników.
great_wall-tactic-night_shift = Nocna zmiana
great_wall-tactic-night_shift-about = Po swojej karcie rozkazu wykonaj specjalną aktywację 1 lokacji produkcyjnej. Efekt wzmocniony (2 chi): 2 dowolnych lokacji.
great_wall-tactic-black_market = Czarny rynek
great_wall-tactic-black_market-about = Po swojej karcie rozkazu możesz maksymalnie 2 razy zapłacić 1 surowiec, aby otrzymać 2 surowce innego rodzaju. Efekt wzmocniony (1 chi): maksymalnie 4 razy.
great_wall-tactic-imperial_audience = Audiencja u cesarza
great_wall-tactic-imperial_audience-about = Po swojej karcie rozkazu odrzuć 1 żeton hańby. Efekt wzmocniony (2 chi): odrzuć 2 i przesuń swój znacznik herbaty o 1 miejsce w górę.
great_wall-tactic-hold_the_line = Utrzymać pozycje
great_wall-tactic-hold_the_line-about = Gdy rekrutujesz do sekcji, przed którą są co najmniej 2 hordy, otrzymujesz 3 punkty honoru. Efekt wzmocniony (2 chi): otrzymujesz 7 punktów honoru.
great_wall-tactic-volunteers = Ochotnicy
great_wall-tactic-volunteers-about = Gdy rekrutujesz do sekcji ze zbudowanym murem, zrekrutuj dodatkowo 1 włócznika za 1 dowolny surowiec. Efekt wzmocniony (3 chi): zrekrutuj 2 włóczników za darmo.
great_wall-tactic-palisade = Palisada
great_wall-tactic-palisade-about = Gdy rekrutujesz do sekcji z najwyżej 1 barykadą, zbuduj za darmo 1 barykadę. Efekt wzmocniony (2 chi): zbuduj 2.
great_wall-tactic-shared_glory = Wspólna chwała
great_wall-tactic-shared_glory-about = Gdy zostaje pokonana horda, każdy gracz otrzymuje 2 punkty honoru. Efekt wzmocniony (2 chi): każdy gracz otrzymuje 4 punkty honoru.
great_wall-tactic-gifts_of_war = Dary wojny
great_wall-tactic-gifts_of_war-about = Gdy zdobywasz kartę hordy, rozdziel między graczy 3 dowolne surowce z banku. Efekt wzmocniony (2 chi): 6 dowolnych surowców.
great_wall-tactic-joint_assault = Wspólny szturm
great_wall-tactic-joint_assault-about = Gdy atakujesz, wybrany inny gracz atakuje 1 żołnierzem. Efekt wzmocniony (2 chi): maksymalnie 3 żołnierzami.
great_wall-tactic-signal_fires = Ognie sygnałowe
great_wall-tactic-signal_fires-about = Gdy atakujesz, zadaj 1 ranę hordzie w innej sekcji. Efekt wzmocniony (1 chi): zadaj 2 rany.
great_wall-tactic-break_their_spirit = Złamanie ducha
great_wall-tactic-break_their_spirit-about = Gdy zadajesz hordzie ostatnią ranę, hordy 1 sekcji mają w tym roku łącznie o 3 mniej siły natarcia. Efekt wzmocniony (2 chi): o 7 mniej.
great_wall-tactic-cover_the_retreat = Osłona odwrotu
great_wall-tactic-cover_the_retreat-about = Gdy twoi żołnierze mają zostać zabici, każdy gracz ratuje 1 żołnierza, który miałby teraz zginąć. Efekt wzmocniony (2 chi): każdy gracz ratuje ich wszystkich.
great_wall-tactic-honor_the_fallen = Cześć poległym
great_wall-tactic-honor_the_fallen-about = Gdy twoi żołnierze zostają zabici, odrzuć 1 żeton hańby. Efekt wzmocniony (2 chi): wybrani gracze odrzucają łącznie 2.
great_wall-tactic-council_of_war = Narada wojenna
great_wall-tactic-council_of_war-about = Po twojej karcie rozkazu wybrany inny gracz przenosi maksymalnie 3 urzędników. Efekt wzmocniony (2 chi): robią to wszyscy inni gracze.
great_wall-tactic-reinforce_the_gate = Wzmocnienie bramy
great_wall-tactic-reinforce_the_gate-about = Po swojej karcie rozkazu wybierz 1 sekcję: ma ona w tym roku o 3 więcej obrony. Efekt wzmocniony (2 chi): o 7 więcej.
great_wall-tactic-recall_orders = Odwołanie rozkazów
great_wall-tactic-recall_orders-about = Po swojej karcie rozkazu odzyskaj 1 odrzuconą kartę rozkazu. Efekt wzmocniony (2 chi): wybrani gracze odzyskują łącznie 2.
great_wall-tactic-supply_train = Tabory
great_wall-tactic-supply_train-about = Po swojej karcie rozkazu otrzymujesz 1 dowolny surowiec i możesz dać innym graczom maksymalnie 4 surowce. Efekt wzmocniony (1 chi): otrzymujesz 3 dowolne surowce i możesz dać maksymalnie 8.
great_wall-tactic-brothers_in_arms = Towarzysze broni
great_wall-tactic-brothers_in_arms-about = Gdy rekrutujesz do sekcji, w której jest żołnierz innego gracza, wybrany inny gracz rekrutuje 1 włócznika za 1 dowolny surowiec. Efekt wzmocniony (3 chi): 2 włóczników za darmo.

## Command cards

great_wall-command-despotism = Despotyzm
great_wall-command-despotism-about = Przenieś maksymalnie 4 urzędników i o 2 więcej za każdą kartę „Ekonomia” na torze. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Potem możesz wykonać specjalną aktywację 1 lokacji.
great_wall-command-work_harder = Pańszczyzna
great_wall-command-work_harder-about = Przenieś dowolną liczbę urzędników. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Potem możesz wykonać specjalną aktywację 1 lokacji za każdą kartę „Rozkaz ataku” na torze.
great_wall-command-economy = Ekonomia
great_wall-command-economy-about = Przenieś maksymalnie 3 urzędników. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Potem możesz ulepszyć 1 nadzorcę o 1 taniej i otrzymujesz dochód 1 nadzorcy oraz 1 kolejnego za każdą kartę „Pańszczyzna” na torze.
great_wall-command-attack_order = Rozkaz ataku
great_wall-command-attack_order-about = Przenieś maksymalnie 2 urzędników, potem zaatakuj wszystkimi swoimi żołnierzami z 1 sekcji. Każdy z pozostałych graczy przenosi żołnierzy tak jak 1 urzędnik w centrum logistycznym albo atakuje 1 żołnierzem. Potem zaatakuj ponownie wszystkimi swoimi żołnierzami z 1 sekcji oraz z 1 kolejnej za każdą kartę „Pod sztandary” na torze.
great_wall-command-betrayal = Zdrada
great_wall-command-betrayal-about = Wykonaj ramki właściciela z innej karty rozkazu na torze albo zamiast tego przenieś maksymalnie 2 urzędników. Po zagraniu tej karty nie można już odzyskać.
great_wall-command-raise_banner = Pod sztandary
great_wall-command-raise_banner-about = Przenieś maksymalnie 3 urzędników. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Twoi urzędnicy w koszarach liczą się w tej turze podwójnie; wykonaj specjalną aktywację koszar, a potem możesz zaatakować 1 żołnierzem za każdą kartę „Despotyzm” na torze.
great_wall-command-reed_clan = Rozkaz Klanu Trzciny
great_wall-command-reed_clan-about = Klan Trzciny przenosi maksymalnie 2 urzędników do 2 różnych lokacji. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji.
great_wall-command-solo_despotism = Despotyzm Qina
great_wall-command-solo_despotism-about = Qin przenosi 1 urzędnika i 1 więcej za każdego swojego wspierającego doradcę, maksymalnie 4. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Potem Qin wykonuje specjalną aktywację najwyższej lokacji swojego toru, w której ma urzędnika.
great_wall-command-solo_work_harder = Pańszczyzna Qina
great_wall-command-solo_work_harder-about = Qin przenosi 3 urzędników. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Potem Qin buduje poziom najniższego muru; magazyn płaci, ile może, a reszta jest za darmo.
great_wall-command-solo_economy = Ekonomia Qina
great_wall-command-solo_economy-about = Qin przenosi 2 urzędników do różnych lokacji. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Potem Qin ulepsza za darmo 1 nadzorcę w najwyższej lokacji swojego toru, w której może.
great_wall-command-solo_attack_order = Rozkaz ataku Qina
great_wall-command-solo_attack_order-about = Qin rekrutuje za darmo 1 włócznika. Każdy z pozostałych graczy przenosi żołnierzy tak jak 1 urzędnik w centrum logistycznym albo atakuje 1 żołnierzem. Potem Qin rekrutuje za darmo 1 łucznika.
great_wall-command-solo_betrayal = Zdrada Qina
great_wall-command-solo_betrayal-about = Qin przenosi 2 urzędników do różnych lokacji i zyskuje 1 punkt honoru za każdego swojego wspierającego doradcę.
great_wall-command-solo_raise_banner = Pod sztandary Qina
great_wall-command-solo_raise_banner-about = Qin przenosi 2 urzędników do koszar, o ile jest miejsce. Pozostali przenoszą maksymalnie 2 urzędników do 2 różnych lokacji. Potem Qin wykonuje specjalną aktywację koszar.

## Artifacts

great_wall-artifact-hou_yi_bow = Łuk Hou Yi
great_wall-artifact-hou_yi_bow-about = Otrzymujesz 8 punktów honoru za każdego swojego łucznika na polach ostrzału najwyższych zbudowanych murów, najwyżej 24.
great_wall-artifact-heirloom_seal = Dziedziczna pieczęć
great_wall-artifact-heirloom_seal-about = Otrzymujesz 2 punkty honoru za każdy poziom swoich nadzorców.
great_wall-artifact-sword_of_goujian = Miecz Goujiana
great_wall-artifact-sword_of_goujian-about = Otrzymujesz 5 punktów honoru za każde swoje trofeum bez żetonów hańby, najwyżej 25.
great_wall-artifact-jade_disc_of_he = Nefrytowy dysk He
great_wall-artifact-jade_disc_of_he-about = Otrzymujesz 5 punktów honoru za każdego swojego doradcę, aktywnego lub wspierającego, najwyżej 25.
great_wall-artifact-nine_tripods = Dziewięć trójnogów
great_wall-artifact-nine_tripods-about = Otrzymujesz 5 punktów honoru za każdego swojego żołnierza w strefach odpoczynku, najwyżej 25.

## Hordes

great_wall-horde-leader = Przywódca
great_wall-horde-leader-about = Obrona tej sekcji zmniejsza się o połowę, z zaokrągleniem w dół; każdy kolejny przywódca ponownie zmniejsza ją o połowę.
great_wall-horde-infantry = Piechota
great_wall-horde-infantry-about = Bez zdolności.
great_wall-horde-incendiaries = Podpalacze
great_wall-horde-incendiaries-about = Barykady w tej sekcji nic nie dodają do jej obrony.
great_wall-horde-brutes = Osiłki
great_wall-horde-brutes-about = Bez zdolności.
great_wall-horde-spies = Szpiedzy
great_wall-horde-spies-about = Bez zdolności, ale rozproszone punkty witalne zostawiają mało miejsca dla kawalerzystów.
great_wall-horde-riders = Jeźdźcy
great_wall-horde-riders-about = Zabójczość na tej karcie jest o 1 wyższa.
great_wall-horde-sappers = Saperzy
great_wall-horde-sappers-about = Wartość muru w tej sekcji jest o 4 niższa, ale nie spada poniżej 0.
great_wall-horde-shield_bearers = Tarczownicy
great_wall-horde-shield_bearers-about = Łucznicy ani karty nie mogą zadać ran tej hordzie; mogą ją atakować tylko włócznicy i kawalerzyści.
great_wall-horde-keshig_guard = Gwardia keszigu
great_wall-horde-keshig_guard-about = Zabójczość na tej karcie jest o 1 wyższa.
great_wall-horde-war_chief = Wódz wojenny
great_wall-horde-war_chief-about = Obrona tej sekcji zmniejsza się o połowę, z zaokrągleniem w dół. Każda inna horda w tej sekcji ma o 1 więcej siły natarcia.
great_wall-horde-fire_carts = Ogniste wozy
great_wall-horde-fire_carts-about = Barykady w tej sekcji nic nie dodają do jej obrony, a wartość jej muru jest o 2 niższa.
great_wall-horde-heavy_lancers = Ciężka jazda
great_wall-horde-heavy_lancers-about = Bez zdolności.
great_wall-horde-steppe_archers = Stepowi łucznicy
great_wall-horde-steppe_archers-about = Łucznicy ani karty nie mogą zadać ran tej hordzie; mogą ją atakować tylko włócznicy i kawalerzyści. Zabójczość na tej karcie jest o 1 wyższa.
great_wall-horde-tunnellers = Minierzy
great_wall-horde-tunnellers-about = Wartość muru w tej sekcji jest o 4 niższa, ale nie spada poniżej 0.
great_wall-horde-plunderers = Łupieżcy
great_wall-horde-plunderers-about = Jeśli ta horda przełamie mur, gracze bez żołnierza na niej otrzymują o 1 żeton hańby więcej.
great_wall-horde-siege_tower = Wieża oblężnicza
great_wall-horde-siege_tower-about = Kawalerzyści nie mogą atakować tej hordy.

## Horde cards, each with the section that its back points to

great_wall-horde_card-leader_left = { great_wall-horde-leader } ({ great_wall-section-left })
great_wall-horde_card-leader_middle = { great_wall-horde-leader } ({ great_wall-section-middle })
great_wall-horde_card-leader_right = { great_wall-horde-leader } ({ great_wall-section-right })
great_wall-horde_card-infantry_left = { great_wall-horde-infantry } ({ great_wall-section-left })
great_wall-horde_card-infantry_middle = { great_wall-horde-infantry } ({ great_wall-section-middle })
great_wall-horde_card-infantry_right = { great_wall-horde-infantry } ({ great_wall-section-right })
great_wall-horde_card-incendiaries_left = { great_wall-horde-incendiaries } ({ great_wall-section-left })
great_wall-horde_card-incendiaries_middle = { great_wall-horde-incendiaries } ({ great_wall-section-middle })
great_wall-horde_card-incendiaries_right = { great_wall-horde-incendiaries } ({ great_wall-section-right })
great_wall-horde_card-brutes_left = { great_wall-horde-brutes } ({ great_wall-section-left })
great_wall-horde_card-brutes_middle = { great_wall-horde-brutes } ({ great_wall-section-middle })
great_wall-horde_card-brutes_right = { great_wall-horde-brutes } ({ great_wall-section-right })
great_wall-horde_card-spies_left = { great_wall-horde-spies } ({ great_wall-section-left })
great_wall-horde_card-spies_middle = { great_wall-horde-spies } ({ great_wall-section-middle })
great_wall-horde_card-spies_right = { great_wall-horde-spies } ({ great_wall-section-right })
great_wall-horde_card-riders_left = { great_wall-horde-riders } ({ great_wall-section-left })
great_wall-horde_card-riders_middle = { great_wall-horde-riders } ({ great_wall-section-middle })
great_wall-horde_card-riders_right = { great_wall-horde-riders } ({ great_wall-section-right })
great_wall-horde_card-sappers_left = { great_wall-horde-sappers } ({ great_wall-section-left })
great_wall-horde_card-sappers_middle = { great_wall-horde-sappers } ({ great_wall-section-middle })
great_wall-horde_card-sappers_right = { great_wall-horde-sappers } ({ great_wall-section-right })
great_wall-horde_card-shield_bearers_left = { great_wall-horde-shield_bearers } ({ great_wall-section-left })
great_wall-horde_card-shield_bearers_middle = { great_wall-horde-shield_bearers } ({ great_wall-section-middle })
great_wall-horde_card-shield_bearers_right = { great_wall-horde-shield_bearers } ({ great_wall-section-right })
great_wall-horde_card-keshig_guard_left = { great_wall-horde-keshig_guard } ({ great_wall-section-left })
great_wall-horde_card-keshig_guard_middle = { great_wall-horde-keshig_guard } ({ great_wall-section-middle })
great_wall-horde_card-keshig_guard_right = { great_wall-horde-keshig_guard } ({ great_wall-section-right })
great_wall-horde_card-war_chief_left = { great_wall-horde-war_chief } ({ great_wall-section-left })
great_wall-horde_card-war_chief_middle = { great_wall-horde-war_chief } ({ great_wall-section-middle })
great_wall-horde_card-war_chief_right = { great_wall-horde-war_chief } ({ great_wall-section-right })
great_wall-horde_card-fire_carts_left = { great_wall-horde-fire_carts } ({ great_wall-section-left })
great_wall-horde_card-fire_carts_middle = { great_wall-horde-fire_carts } ({ great_wall-section-middle })
great_wall-horde_card-fire_carts_right = { great_wall-horde-fire_carts } ({ great_wall-section-right })
great_wall-horde_card-heavy_lancers_left = { great_wall-horde-heavy_lancers } ({ great_wall-section-left })
great_wall-horde_card-heavy_lancers_middle = { great_wall-horde-heavy_lancers } ({ great_wall-section-middle })
great_wall-horde_card-heavy_lancers_right = { great_wall-horde-heavy_lancers } ({ great_wall-section-right })
great_wall-horde_card-steppe_archers_left = { great_wall-horde-steppe_archers } ({ great_wall-section-left })
great_wall-horde_card-steppe_archers_middle = { great_wall-horde-steppe_archers } ({ great_wall-section-middle })
great_wall-horde_card-steppe_archers_right = { great_wall-horde-steppe_archers } ({ great_wall-section-right })
great_wall-horde_card-tunnellers_left = { great_wall-horde-tunnellers } ({ great_wall-section-left })
great_wall-horde_card-tunnellers_middle = { great_wall-horde-tunnellers } ({ great_wall-section-middle })
great_wall-horde_card-tunnellers_right = { great_wall-horde-tunnellers } ({ great_wall-section-right })
great_wall-horde_card-plunderers_left = { great_wall-horde-plunderers } ({ great_wall-section-left })
great_wall-horde_card-plunderers_middle = { great_wall-horde-plunderers } ({ great_wall-section-middle })
great_wall-horde_card-plunderers_right = { great_wall-horde-plunderers } ({ great_wall-section-right })
great_wall-horde_card-siege_tower_left = { great_wall-horde-siege_tower } ({ great_wall-section-left })
great_wall-horde_card-siege_tower_middle = { great_wall-horde-siege_tower } ({ great_wall-section-middle })
great_wall-horde_card-siege_tower_right = { great_wall-horde-siege_tower } ({ great_wall-section-right })

## Decrees: what must be there or given, all at once

great_wall-decree-taunt_them_and_prevail = Drażnić i zwyciężać
great_wall-decree-taunt_them_and_prevail-about = Pod murem są co najmniej o 1 hordę więcej niż graczy i tej zimy nie przełamano żadnej sekcji.
great_wall-decree-warriors_for_the_emperors_guard = Wojownicy dla gwardii cesarza
great_wall-decree-warriors_for_the_emperors_guard-about = Każdy gracz poświęca 1 żołnierza ze strefy odpoczynku lub pola ostrzału.
great_wall-decree-glory_belongs_to_the_emperor = Chwała należy do cesarza
great_wall-decree-glory_belongs_to_the_emperor-about = Każdy gracz traci 5 punktów honoru.
great_wall-decree-royal_escort_for_the_emperors_officials = Eskorta dla urzędników cesarza
great_wall-decree-royal_escort_for_the_emperors_officials-about = Każdy gracz poświęca 1 zatrudnionego urzędnika.
great_wall-decree-tribute_of_gold = Danina w złocie
great_wall-decree-tribute_of_gold-about = Każdy gracz odrzuca 2 złota.
great_wall-decree-timber_for_the_fleet = Drewno dla floty
great_wall-decree-timber_for_the_fleet-about = Gracze odrzucają razem 2 drewna za każdego gracza.
great_wall-decree-stone_for_the_palace = Kamień dla pałacu
great_wall-decree-stone_for_the_palace-about = Gracze odrzucają razem 2 kamienia za każdego gracza.
great_wall-decree-prayers_for_the_dynasty = Modły za dynastię
great_wall-decree-prayers_for_the_dynasty-about = Każdy gracz odrzuca 2 chi.
great_wall-decree-secrets_of_war = Tajniki wojny
great_wall-decree-secrets_of_war-about = Gracze odrzucają razem 1 kartę taktyki za każdego gracza.
great_wall-decree-spoils_for_the_throne = Łupy dla tronu
great_wall-decree-spoils_for_the_throne-about = Gracze razem poświęcają 1 trofeum i odrzucają 1 drewno, kamień lub złoto za każdego gracza.
great_wall-decree-unbroken_line = Nieprzerwana linia
great_wall-decree-unbroken_line-about = 2 sekcje mają mur poziomu 2 lub wyższego, a gracze odrzucają razem 1 drewno, kamień lub złoto za każdego gracza.
great_wall-decree-loyal_household = Wierny dwór
great_wall-decree-loyal_household-about = Każdy gracz ma co najmniej 2 doradców i odrzuca 1 złoto.

## Events

great_wall-event_card-harsh_winter = Sroga zima
great_wall-event_card-harsh_winter-about = Każdy gracz traci 2 wybrane surowce.
great_wall-event_card-camp_fever = Febra obozowa
great_wall-event_card-camp_fever-about = Każdy gracz odsyła do puli 1 swojego żołnierza ze strefy odpoczynku lub pola ostrzału.
great_wall-event_card-outriders = Forpoczta
great_wall-event_card-outriders-about = Pod mur nadciąga 1 horda, tak jak wiosną.
great_wall-event_card-spies_in_the_camp = Szpiedzy w obozie
great_wall-event_card-spies_in_the_camp-about = Każdy gracz odrzuca 1 wybraną kartę taktyki.
great_wall-event_card-imperial_caravan = Cesarska karawana
great_wall-event_card-imperial_caravan-about = Każdy gracz otrzymuje 3 dowolne surowce.
great_wall-event_card-lantern_festival = Święto lampionów
great_wall-event_card-lantern_festival-about = Każdy gracz odrzuca 1 żeton hańby.
great_wall-event_card-war_drums = Bębny wojny
great_wall-event_card-war_drums-about = Odtąd każda horda ma o 1 więcej siły natarcia.
great_wall-event_card-merciless_war = Bezlitosna wojna
great_wall-event_card-merciless_war-about = Odtąd zabójczość jest o 1 wyższa.
great_wall-event_card-rotten_timber = Spróchniałe drewno
great_wall-event_card-rotten_timber-about = Odtąd każda barykada daje o 1 mniej obrony.
great_wall-event_card-failing_spirits = Upadek ducha
great_wall-event_card-failing_spirits-about = Odtąd uratowanie żołnierza kosztuje o 1 chi więcej.
great_wall-event_card-master_masons = Mistrzowie murarscy
great_wall-event_card-master_masons-about = Odtąd każdy poziom muru kosztuje o 2 mniej.
great_wall-event_card-open_archives = Otwarte archiwa
great_wall-event_card-open_archives-about = Odtąd efekt wzmocniony karty taktyki kosztuje o 1 chi mniej i każdy może mieć na ręce o 1 kartę taktyki więcej.
