### The names and texts of the cards and places of The Great Wall in Polish. Keys end with the ids of the data.
###
### Words for pieces, places and seasons are lower case, to stand inside a sentence; cards and locations have names.
###
### Terms: clerk = urzędnik; advisor = doradca (aktywny, wspierający); overseer = nadzorca; upgrade = ulepszyć; donate =
### przekazać datek; advanced activation = specjalna aktywacja; vital spot = punkt witalny; shame token = żeton hańby;
### rest area = strefa odpoczynku; firing spot = pole ostrzału; volley = ostrzał; lethality = zabójczość; command card =
### karta rozkazu; box = ramka; empowered effect = efekt wzmocniony; wall level = kondygnacja muru (its
### number: poziom); win a trophy = zdobyć trofeum.

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
great_wall-location-quarry = Kamieniołom
great_wall-location-gold_mine = Kopalnia złota
great_wall-location-temple = Świątynia
great_wall-location-barracks = Koszary
great_wall-location-tea_house = Herbaciarnia
great_wall-location-builders_camp = Obóz budowniczych
great_wall-location-embassy = Cesarska ambasada
great_wall-location-academy = Akademia wojskowa
great_wall-location-logistics = Centrum logistyczne

## Generals

great_wall-general-liang_hongyu = Liang Hongyu
great_wall-general-yang_miaozhen = Yang Miaozhen
great_wall-general-song_ci = Song Ci
great_wall-general-zhou_tong = Zhou Tong
great_wall-general-cai_xiang = Cai Xiang
great_wall-general-qin_hui = Qin Hui
great_wall-general-tong_guan = Tong Guan
great_wall-general-xin_qiji = Xin Qiji
great_wall-general-yang_ye = Yang Ye
great_wall-general-keng_hsien_seng = Keng Hsien-Seng
great_wall-general-yue_fei = Yue Fei
great_wall-general-fan_zhongyan = Fan Zhongyan
great_wall-general-zong_ze = Zong Ze
great_wall-general-di_qing = Di Qing
great_wall-general-wan_yi = Wan Yi
great_wall-general-han_shizhong = Han Shizhong
great_wall-general-bao_zheng = Bao Zheng
great_wall-general-meng_gong = Meng Gong
great_wall-general-li_gang = Li Gang
great_wall-general-wu_jie = Wu Jie
great_wall-general-wang_anshi = Wang Anshi
great_wall-general-reed_general_a = Klan Trzciny (urzędnicy)
great_wall-general-reed_general_a-about = Urzędnicy klanu są zawsze na planszy, nigdy 2 w jednej lokacji, i zostają, gdy się ona aktywuje. Klan nie otrzymuje honoru, hańby, surowców ani trofeów, a jego ocalali żołnierze wracają do jego puli.
great_wall-general-reed_general_b = Klan Trzciny (lokacje)
great_wall-general-reed_general_b-about = Klan przekazuje datek w tartaku, kamieniołomie i kopalni złota; w świątyni aktywny gracz może zwrócić żeton hańby, w cesarskiej ambasadzie odchodzi jeden doradca z toru, w obozie budowniczych klan buduje barykadę, a w koszarach wystawia włócznika, jedno i drugie za darmo.
great_wall-general-qin_jiushao = Qin Jiushao
great_wall-general-qin_jiushao-about = Urzędnicy Qina idą do najniższych lokacji jego toru, a jego lokacje aktywują się od najwyższej. Qin za nic nie płaci i nie zachowuje surowców; wspierający doradcy wzmacniają jego karty rozkazów.

## Advisors

great_wall-advisor-taskmaster = Nadzorca robót
great_wall-advisor-warden = Strażnik
great_wall-advisor-manufacturer = Fabrykant
great_wall-advisor-stone_mason = Kamieniarz
great_wall-advisor-alchemist = Alchemik
great_wall-advisor-spiritual_leader = Przywódca duchowy
great_wall-advisor-master_merchant = Mistrz handlu
great_wall-advisor-forest_guide = Leśny przewodnik
great_wall-advisor-glory_stealer = Złodziej chwały
great_wall-advisor-tactician_monk = Mnich taktyk
great_wall-advisor-jinshi = Jinshi
great_wall-advisor-smuggler = Przemytnik
great_wall-advisor-herald = Herold
great_wall-advisor-survivalist = Mistrz przetrwania
great_wall-advisor-gravedigger = Grabarz
great_wall-advisor-archer_commander = Dowódca łuczników
great_wall-advisor-granary_steward = Zarządca spichlerza
great_wall-advisor-imperial_inspector = Cesarski inspektor
great_wall-advisor-paymaster = Płatnik
great_wall-advisor-tax_collector = Poborca podatkowy
great_wall-advisor-courier = Kurier
great_wall-advisor-secretary = Sekretarz
great_wall-advisor-master_of_ceremonies = Mistrz ceremonii
great_wall-advisor-fletcher = Wytwórca strzał
great_wall-advisor-horse_breeder = Hodowca koni
great_wall-advisor-quartermaster = Kwatermistrz
great_wall-advisor-conscription_officer = Oficer werbunkowy
great_wall-advisor-banner_bearer = Chorąży
great_wall-advisor-cavalry_captain = Rotmistrz
great_wall-advisor-trebuchet_master = Mistrz trebuszy
great_wall-advisor-pathfinder = Tropiciel
great_wall-advisor-physician = Medyk
great_wall-advisor-tower_captain = Dowódca wieży
great_wall-advisor-master_builder = Mistrz budowniczy
great_wall-advisor-carpenter = Cieśla
great_wall-advisor-surveyor = Mierniczy
great_wall-advisor-strategist = Strateg
great_wall-advisor-calligrapher = Kaligraf
great_wall-advisor-magistrate = Sędzia
great_wall-advisor-scapegoat = Kozioł ofiarny
great_wall-advisor-poet_laureate = Nadworny poeta
great_wall-advisor-almoner = Jałmużnik
great_wall-advisor-tea_master = Mistrz herbaty
great_wall-advisor-tea_master-about = Każdej wiosny przesuwasz swój znacznik herbaty o 1 miejsce w górę; jeśli jest już na szczycie, zamiast tego otrzymujesz 2 punkty honoru.
great_wall-advisor-minister_of_works = Minister robót publicznych

## Tactic cards

great_wall-tactic-heroic_fight = Heroiczna walka
great_wall-tactic-camp_tales = Opowieści obozowe
great_wall-tactic-parade_of_captives = Pochód jeńców
great_wall-tactic-captured_wagons = Zdobyczne wozy
great_wall-tactic-panic_in_the_ranks = Panika w szeregach
great_wall-tactic-flanking_move = Manewr oskrzydlający
great_wall-tactic-fire_arrows = Płonące strzały
great_wall-tactic-looting_charge = Łupieżcza szarża
great_wall-tactic-rob_the_dead = Hieny cmentarne
great_wall-tactic-final_blow = Ostateczny cios
great_wall-tactic-withdrawal = Odwrót
great_wall-tactic-last_stand = Ostatni bój
great_wall-tactic-restless = Bez wytchnienia
great_wall-tactic-forced_march = Forsowny marsz
great_wall-tactic-night_shift = Nocna zmiana
great_wall-tactic-black_market = Czarny rynek
great_wall-tactic-imperial_audience = Audiencja u cesarza
great_wall-tactic-hold_the_line = Utrzymać pozycje
great_wall-tactic-volunteers = Ochotnicy
great_wall-tactic-palisade = Palisada
great_wall-tactic-shared_glory = Wspólna chwała
great_wall-tactic-gifts_of_war = Dary wojny
great_wall-tactic-joint_assault = Wspólny szturm
great_wall-tactic-signal_fires = Ognie sygnałowe
great_wall-tactic-break_their_spirit = Złamanie ducha
great_wall-tactic-cover_the_retreat = Osłona odwrotu
great_wall-tactic-honor_the_fallen = Cześć poległym
great_wall-tactic-council_of_war = Narada wojenna
great_wall-tactic-reinforce_the_gate = Wzmocnienie bramy
great_wall-tactic-recall_orders = Odwołanie rozkazów
great_wall-tactic-supply_train = Tabory
great_wall-tactic-brothers_in_arms = Towarzysze broni

## Command cards

great_wall-command-despotism = Despotyzm
great_wall-command-work_harder = Pańszczyzna
great_wall-command-economy = Ekonomia
great_wall-command-attack_order = Rozkaz ataku
great_wall-command-betrayal = Zdrada
great_wall-command-raise_banner = Pod sztandary
great_wall-command-reed_clan = Rozkaz Klanu Trzciny
great_wall-command-solo_despotism = Despotyzm Qina
great_wall-command-solo_work_harder = Pańszczyzna Qina
great_wall-command-solo_economy = Ekonomia Qina
great_wall-command-solo_attack_order = Rozkaz ataku Qina
great_wall-command-solo_betrayal = Zdrada Qina
great_wall-command-solo_raise_banner = Pod sztandary Qina

## Artifacts

great_wall-artifact-hou_yi_bow = Łuk Hou Yi
great_wall-artifact-heirloom_seal = Dziedziczna pieczęć
great_wall-artifact-sword_of_goujian = Miecz Goujiana
great_wall-artifact-jade_disc_of_he = Nefrytowy dysk He
great_wall-artifact-nine_tripods = Dziewięć trójnogów

## Hordes

great_wall-horde-leader = Przywódca
great_wall-horde-infantry = Piechota
great_wall-horde-incendiaries = Podpalacze
great_wall-horde-brutes = Osiłki
great_wall-horde-spies = Szpiedzy
great_wall-horde-spies-about = Bez zdolności, ale rozproszone punkty witalne zostawiają mało miejsca dla kawalerzystów.
great_wall-horde-riders = Jeźdźcy
great_wall-horde-sappers = Saperzy
great_wall-horde-shield_bearers = Tarczownicy
great_wall-horde-keshig_guard = Gwardia keszigu
great_wall-horde-war_chief = Wódz wojenny
great_wall-horde-fire_carts = Ogniste wozy
great_wall-horde-heavy_lancers = Ciężka jazda
great_wall-horde-steppe_archers = Stepowi łucznicy
great_wall-horde-tunnellers = Minierzy
great_wall-horde-plunderers = Łupieżcy
great_wall-horde-siege_tower = Wieża oblężnicza

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
great_wall-decree-taunt_them_and_prevail-about = Pod murem jest co najmniej o 1 hordę więcej niż graczy i tej zimy nie przełamano żadnej sekcji.
great_wall-decree-warriors_for_the_emperors_guard = Wojownicy dla gwardii cesarza
great_wall-decree-glory_belongs_to_the_emperor = Chwała należy do cesarza
great_wall-decree-royal_escort_for_the_emperors_officials = Eskorta dla urzędników cesarza
great_wall-decree-tribute_of_gold = Danina w złocie
great_wall-decree-timber_for_the_fleet = Drewno dla floty
great_wall-decree-stone_for_the_palace = Kamień dla pałacu
great_wall-decree-prayers_for_the_dynasty = Modły za dynastię
great_wall-decree-secrets_of_war = Tajniki wojny
great_wall-decree-spoils_for_the_throne = Łupy dla tronu
great_wall-decree-unbroken_line = Nieprzerwana linia
great_wall-decree-loyal_household = Wierny dwór

## Events

great_wall-event_card-harsh_winter = Sroga zima
great_wall-event_card-camp_fever = Febra obozowa
great_wall-event_card-outriders = Forpoczta
great_wall-event_card-spies_in_the_camp = Szpiedzy w obozie
great_wall-event_card-imperial_caravan = Cesarska karawana
great_wall-event_card-lantern_festival = Święto lampionów
great_wall-event_card-war_drums = Bębny wojny
great_wall-event_card-merciless_war = Bezlitosna wojna
great_wall-event_card-rotten_timber = Spróchniałe drewno
great_wall-event_card-failing_spirits = Upadek ducha
great_wall-event_card-master_masons = Mistrzowie murarscy
great_wall-event_card-open_archives = Otwarte archiwa
