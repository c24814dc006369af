### The names and texts of the cards and places of The Great Wall in Czech. Keys end with the ids of the data.
###
### Words for pieces, places and seasons are lower case, to stand inside a sentence; cards and locations have names.
###
### Terms: clerk = úředník (move = umístit); advisor = rádce (aktivní, podpůrný); overseer = dohlížitel; upgrade =
### povýšit; donate = darovat; advanced activation = pokročilá aktivace; vital spot = pole odolnosti; shame token =
### žeton hanby; rest area = nástupní prostor; firing spot = střelecká pozice; volley = salva; lethality = hodnota ztrát;
### command card = karta velení; empowered effect = posílený efekt; barricade = zátaras; recruit = naverbovat; win a
### horde = získat kartu hordy.

## Resources, soldiers, seasons

great_wall-resource-wood = dřevo
great_wall-resource-stone = kámen
great_wall-resource-gold = zlato
great_wall-resource-chi = či

great_wall-soldier-spearman = kopiník
great_wall-soldier-archer = lučištník
great_wall-soldier-horseman = jezdec

great_wall-season-spring = jaro
great_wall-season-summer = léto
great_wall-season-autumn = podzim
great_wall-season-winter = zima

## Places

great_wall-section-left = levý úsek
great_wall-section-middle = prostřední úsek
great_wall-section-right = pravý úsek

great_wall-place-rest = nástupní prostor
great_wall-place-firing = střelecká pozice
great_wall-place-pool = osobní zásoba
great_wall-place-warehouse = skladiště

great_wall-location-lumber_mill = Pila
great_wall-location-quarry = Lom
great_wall-location-gold_mine = Důl
great_wall-location-temple = Chrám
great_wall-location-barracks = Kasárny
great_wall-location-tea_house = Čajovna
great_wall-location-builders_camp = Tábor stavitelů
great_wall-location-embassy = Císařské vyslanectví
great_wall-location-academy = Válečná akademie
great_wall-location-logistics = Velitelství

## Generals

great_wall-general-liang_hongyu = Liang Chung-jü
great_wall-general-yang_miaozhen = Jang Miao-čen
great_wall-general-song_ci = Sung Cch’
great_wall-general-zhou_tong = Čou Tchung
great_wall-general-cai_xiang = Cchaj Siang
great_wall-general-qin_hui = Čchin Chuej
great_wall-general-tong_guan = Tchung Kuan
great_wall-general-xin_qiji = Sin Čchi-ťi
great_wall-general-yang_ye = Jang Jie
great_wall-general-keng_hsien_seng = Keng Sien-šeng
great_wall-general-yue_fei = Jüe Fej
great_wall-general-fan_zhongyan = Fan Čung-jen
great_wall-general-zong_ze = Cung Ce
great_wall-general-di_qing = Ti Čching
great_wall-general-wan_yi = Wan I
great_wall-general-han_shizhong = Chan Š’-čung
great_wall-general-bao_zheng = Pao Čeng
great_wall-general-meng_gong = Meng Kung
great_wall-general-li_gang = Li Kang
great_wall-general-wu_jie = Wu Ťie
great_wall-general-wang_anshi = Wang An-š’
great_wall-general-reed_general_a = Rákosový klan (úředníci)
great_wall-general-reed_general_a-about = Úředníci klanu jsou vždy na plánu, nikdy 2 v jedné lokaci, a při její aktivaci zůstávají. Klan nedostává čest, hanbu, zdroje ani trofeje a jeho přeživší vojáci se vracejí do jeho zásoby.
great_wall-general-reed_general_b = Rákosový klan (lokace)
great_wall-general-reed_general_b-about = Klan daruje na pile, v lomu a v dole; v chrámu smí hráč na tahu odstranit žeton hanby, v císařském vyslanectví opustí nabídku jeden rádce, v táboře stavitelů klan postaví zátaras a v kasárnách umístí kopiníka, obojí zdarma.
great_wall-general-qin_jiushao = Čchin Ťiou-šao
great_wall-general-qin_jiushao-about = Čchinovi úředníci jdou do nejnižších lokací jeho stupnice a jeho lokace se aktivují od nejvyšší. Za nic neplatí a žádné zdroje si nenechává; podpůrní rádci posilují jeho karty velení.

## Advisors

great_wall-advisor-taskmaster = Předák
great_wall-advisor-warden = Strážce
great_wall-advisor-manufacturer = Velkovýrobce
great_wall-advisor-stone_mason = Kameník
great_wall-advisor-alchemist = Alchymista
great_wall-advisor-spiritual_leader = Duchovní vůdce
great_wall-advisor-master_merchant = Velkokupec
great_wall-advisor-forest_guide = Lesní průvodce
great_wall-advisor-glory_stealer = Zloděj slávy
great_wall-advisor-tactician_monk = Mnich taktik
great_wall-advisor-jinshi = Ťin-š’
great_wall-advisor-smuggler = Pašerák
great_wall-advisor-herald = Herold
great_wall-advisor-survivalist = Mistr přežití
great_wall-advisor-gravedigger = Hrobník
great_wall-advisor-archer_commander = Velitel lučištníků
great_wall-advisor-granary_steward = Správce sýpky
great_wall-advisor-imperial_inspector = Císařský inspektor
great_wall-advisor-paymaster = Pokladník
great_wall-advisor-tax_collector = Výběrčí daní
great_wall-advisor-courier = Kurýr
great_wall-advisor-secretary = Tajemník
great_wall-advisor-master_of_ceremonies = Ceremoniář
great_wall-advisor-fletcher = Šípař
great_wall-advisor-horse_breeder = Chovatel koní
great_wall-advisor-quartermaster = Zásobovač
great_wall-advisor-conscription_officer = Odvodní důstojník
great_wall-advisor-banner_bearer = Praporečník
great_wall-advisor-cavalry_captain = Rytmistr
great_wall-advisor-trebuchet_master = Mistr trebuchetů
great_wall-advisor-pathfinder = Stopař
great_wall-advisor-physician = Lékař
great_wall-advisor-tower_captain = Velitel věže
great_wall-advisor-master_builder = Mistr stavitel
great_wall-advisor-carpenter = Tesař
great_wall-advisor-surveyor = Zeměměřič
great_wall-advisor-strategist = Stratég
great_wall-advisor-calligrapher = Kaligraf
great_wall-advisor-magistrate = Soudce
great_wall-advisor-scapegoat = Obětní beránek
great_wall-advisor-poet_laureate = Dvorní básník
great_wall-advisor-almoner = Almužník
great_wall-advisor-tea_master = Čajový mistr
great_wall-advisor-tea_master-about = Každé jaro posuneš svůj ukazatel čaje o 1 pozici nahoru; pokud už je na vrcholu, získáš místo toho 2 body cti.
great_wall-advisor-minister_of_works = Ministr veřejných prací

## Tactic cards

great_wall-tactic-heroic_fight = Hrdinný boj
great_wall-tactic-camp_tales = Táborové historky
great_wall-tactic-parade_of_captives = Průvod zajatců
great_wall-tactic-captured_wagons = Ukořistěné vozy
great_wall-tactic-panic_in_the_ranks = Panika v řadách
great_wall-tactic-flanking_move = Obchvat
great_wall-tactic-fire_arrows = Ohnivé šípy
great_wall-tactic-looting_charge = Loupeživý výpad
great_wall-tactic-rob_the_dead = Okrádání mrtvých
great_wall-tactic-final_blow = Poslední rána
great_wall-tactic-withdrawal = Ústup
great_wall-tactic-last_stand = Do posledního muže
great_wall-tactic-restless = Bez oddechu
great_wall-tactic-forced_march = Nucený pochod
great_wall-tactic-night_shift = Noční směna
great_wall-tactic-black_market = Černý trh
great_wall-tactic-imperial_audience = Audience u císaře
great_wall-tactic-hold_the_line = Udržet linii
great_wall-tactic-volunteers = Dobrovolníci
great_wall-tactic-palisade = Palisáda
great_wall-tactic-shared_glory = Společná sláva
great_wall-tactic-gifts_of_war = Dary války
great_wall-tactic-joint_assault = Společný úder
great_wall-tactic-signal_fires = Signální ohně
great_wall-tactic-break_their_spirit = Zlomená odvaha
great_wall-tactic-cover_the_retreat = Krytí ústupu
great_wall-tactic-honor_the_fallen = Čest padlým
great_wall-tactic-council_of_war = Válečná rada
great_wall-tactic-reinforce_the_gate = Posílení brány
great_wall-tactic-recall_orders = Návrat rozkazů
great_wall-tactic-supply_train = Zásobovací kolona
great_wall-tactic-brothers_in_arms = Bratři ve zbrani

## Command cards

great_wall-command-despotism = Despotismus
great_wall-command-work_harder = Tvrdší práce
great_wall-command-economy = Ekonomika
great_wall-command-attack_order = Rozkaz k útoku
great_wall-command-betrayal = Zrada
great_wall-command-raise_banner = Vztyčení praporu
great_wall-command-reed_clan = Rozkaz Rákosového klanu
great_wall-command-solo_despotism = Čchinův despotismus
great_wall-command-solo_work_harder = Čchinova tvrdší práce
great_wall-command-solo_economy = Čchinova ekonomika
great_wall-command-solo_attack_order = Čchinův rozkaz k útoku
great_wall-command-solo_betrayal = Čchinova zrada
great_wall-command-solo_raise_banner = Čchinovo vztyčení praporu

## Artifacts

great_wall-artifact-hou_yi_bow = Luk střelce Chou I
great_wall-artifact-heirloom_seal = Dědičná pečeť
great_wall-artifact-sword_of_goujian = Kou-ťienův meč
great_wall-artifact-jade_disc_of_he = Nefrit pana Che
great_wall-artifact-nine_tripods = Devět trojnožek

## Hordes

great_wall-horde-leader = Vůdce
great_wall-horde-infantry = Pěchota
great_wall-horde-incendiaries = Žháři
great_wall-horde-brutes = Hromotluci
great_wall-horde-spies = Špehové
great_wall-horde-spies-about = Bez schopnosti, ale roztroušená pole odolnosti nechávají jezdcům málo místa.
great_wall-horde-riders = Nájezdníci
great_wall-horde-sappers = Podkopníci
great_wall-horde-shield_bearers = Štítonoši
great_wall-horde-keshig_guard = Chánova garda
great_wall-horde-war_chief = Válečný náčelník
great_wall-horde-fire_carts = Ohnivé vozy
great_wall-horde-heavy_lancers = Těžká jízda
great_wall-horde-steppe_archers = Stepní lučištníci
great_wall-horde-tunnellers = Tuneláři
great_wall-horde-plunderers = Plenitelé
great_wall-horde-siege_tower = Obléhací věž

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

great_wall-decree-taunt_them_and_prevail = Vysmějte se jim a zvítězíte
great_wall-decree-taunt_them_and_prevail-about = Před zdí je alespoň o 1 hordu více, než je hráčů, a tuto zimu nebyl prolomen žádný úsek.
great_wall-decree-warriors_for_the_emperors_guard = Válečníci pro císařskou gardu
great_wall-decree-glory_belongs_to_the_emperor = Sláva patří císaři
great_wall-decree-royal_escort_for_the_emperors_officials = Honosný doprovod pro císařské úředníky
great_wall-decree-tribute_of_gold = Daň ve zlatě
great_wall-decree-timber_for_the_fleet = Dřevo pro loďstvo
great_wall-decree-stone_for_the_palace = Kámen pro palác
great_wall-decree-prayers_for_the_dynasty = Modlitby za dynastii
great_wall-decree-secrets_of_war = Tajemství války
great_wall-decree-spoils_for_the_throne = Kořist pro trůn
great_wall-decree-unbroken_line = Neporušená linie
great_wall-decree-loyal_household = Věrný dvůr

## Events

great_wall-event_card-harsh_winter = Krutá zima
great_wall-event_card-camp_fever = Táborová horečka
great_wall-event_card-outriders = Předvoj
great_wall-event_card-spies_in_the_camp = Špehové v táboře
great_wall-event_card-imperial_caravan = Císařská karavana
great_wall-event_card-lantern_festival = Slavnost lampionů
great_wall-event_card-war_drums = Válečné bubny
great_wall-event_card-merciless_war = Nelítostná válka
great_wall-event_card-rotten_timber = Ztrouchnivělé dřevo
great_wall-event_card-failing_spirits = Klesající odvaha
great_wall-event_card-master_masons = Zedničtí mistři
great_wall-event_card-open_archives = Otevřené archivy
