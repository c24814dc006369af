### The names and texts of the cards and places of The Great Wall in Czech. Keys end with the ids of the data.
###
### Words for pieces, places and seasons are lower case, to stand inside a sentence; cards and locations have names.
###
### Terms: clerk = úředník (move = umístit); advisor = rádce (aktivní, podpůrný); overseer = dohlížitel; upgrade =
### povýšit; donate = darovat; advanced activation = pokročilá aktivace; vital spot = pole odolnosti; shame token =
### žeton hanby; rest area = nástupní prostor; firing spot = střelecká pozice; volley = salva; lethality = hodnota ztrát;
### command card = karta velení; empowered effect = posílený efekt; barricade = zátaras; recruit = naverbovat; win a
### horde = vzít si kartu hordy.

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
great_wall-location-lumber_mill-about = Každý úředník vynese 1 dřevo a tvůj dohlížitel přidá tolik, kolik činí jeho úroveň; potom smíš dohlížitele povýšit za 2, 3 nebo 4 či a darovat 1 dřevo za 2 body cti.
great_wall-location-quarry = Lom
great_wall-location-quarry-about = Každý úředník vynese 1 kámen a tvůj dohlížitel přidá tolik, kolik činí jeho úroveň; potom smíš dohlížitele povýšit za 2, 3 nebo 4 zlata a darovat 1 kámen za 2 body cti.
great_wall-location-gold_mine = Důl
great_wall-location-gold_mine-about = Každý úředník vynese 1 zlato a tvůj dohlížitel přidá tolik, kolik činí jeho úroveň; potom smíš dohlížitele povýšit za 2, 3 nebo 4 kameny a darovat 1 zlato za 2 body cti.
great_wall-location-temple = Chrám
great_wall-location-temple-about = Každý úředník vynese 1 či a tvůj dohlížitel přidá tolik, kolik činí jeho úroveň; potom smíš dohlížitele povýšit za 2, 3 nebo 4 dřeva.
great_wall-location-barracks = Kasárny
great_wall-location-barracks-about = Každý úředník naverbuje 1 vojáka: kopiníka za 2 kameny a 1 dřevo, lučištníka za 2 či a 1 dřevo, nebo jezdce za 3 zlata a 1 dřevo.
great_wall-location-tea_house = Čajovna
great_wall-location-tea_house-about = Tvůj ukazatel čaje se posune o 1 pozici nahoru, nebo rovnou na vrchol, pokud všechny zdejší pozice obsadili tvoji úředníci.
great_wall-location-builders_camp = Tábor stavitelů
great_wall-location-builders_camp-about = Každý úředník postaví 1 zátaras za 2 dřeva, kameny nebo zlata (získáš 2 body cti), nebo 1 úroveň zdi za 5, 10 nebo 15 těchto zdrojů (získáš stejně bodů cti); nejdříve platí skladiště.
great_wall-location-embassy = Císařské vyslanectví
great_wall-location-embassy-about = Každý úředník najme 1 nového úředníka za 2 zlata, nebo 1 rádce za tolik zlata, kolik rádců pak budeš mít.
great_wall-location-academy = Válečná akademie
great_wall-location-academy-about = Za každého úředníka si dobereš 1 kartu taktiky.
great_wall-location-logistics = Velitelství
great_wall-location-logistics-about = Každý úředník přesune libovolný počet tvých vojáků z nástupního prostoru a střeleckých pozic 1 úseku k jinému úseku, bez útoku.

## Generals

great_wall-general-liang_hongyu = Liang Hongyu
great_wall-general-liang_hongyu-about = Za každého svého zabitého vojáka získáš 2 body cti za každého podpůrného rádce.
great_wall-general-yang_miaozhen = Yang Miaozhen
great_wall-general-yang_miaozhen-about = Když verbuješ, smíš navíc naverbovat až 1 kopiníka za každého podpůrného rádce; za každého zaplatíš 2 libovolné zdroje.
great_wall-general-song_ci = Song Ci
great_wall-general-song_ci-about = Pokaždé, když povýšíš dohlížitele, získáš 2 body cti za každého podpůrného rádce.
great_wall-general-zhou_tong = Zhou Tong
great_wall-general-zhou_tong-about = V létě při příjmu získáš za každý úsek, kde máš lučištníka na střelecké pozici, 2 body cti za každého podpůrného rádce, celkem nejvýše 24.
great_wall-general-cai_xiang = Cai Xiang
great_wall-general-cai_xiang-about = Pokaždé, když se aktivuje zvláštní lokace s alespoň 2 tvými úředníky, získáš 2 body cti za každého podpůrného rádce.
great_wall-general-qin_hui = Qin Hui
great_wall-general-qin_hui-about = Ve svém tahu si před aktivací zvol lokaci: pokud se v tomto tahu vyhodnotí s tvým úředníkem, počítáš tam o 1 úředníka více za každého podpůrného rádce.
great_wall-general-tong_guan = Tong Guan
great_wall-general-tong_guan-about = Po aktivaci ve svém tahu smíš zaútočit až 1 vojákem za každého podpůrného rádce, u libovolných úseků.
great_wall-general-xin_qiji = Xin Qiji
great_wall-general-xin_qiji-about = Když naverbuješ lučištníky, smíš zaútočit až 1 jiným vojákem za každého podpůrného rádce, u libovolných úseků.
great_wall-general-yang_ye = Yang Ye
great_wall-general-yang_ye-about = Pokaždé, když zachráníš vojáky, získáš 2 body cti za každého podpůrného rádce.
great_wall-general-keng_hsien_seng = Keng Hsien-Seng
great_wall-general-keng_hsien_seng-about = Smíš platit zlatem místo kteréhokoli zdroje. V létě při příjmu získáš 1 zlato za každého podpůrného rádce.
great_wall-general-yue_fei = Yue Fei
great_wall-general-yue_fei-about = Pokaždé, když si vezmeš kartu hordy, získáš 5 bodů cti za každého podpůrného rádce.
great_wall-general-fan_zhongyan = Fan Zhongyan
great_wall-general-fan_zhongyan-about = Pokaždé, když postavíš úroveň zdi, získáš 2 body cti za každého podpůrného rádce; pokaždé, když postavíš zátarasy, získáš 1 bod cti za každého podpůrného rádce.
great_wall-general-zong_ze = Zong Ze
great_wall-general-zong_ze-about = Pokaždé, když zahraješ kartu taktiky, získáš 1 či a navíc 1 bod cti za každého podpůrného rádce.
great_wall-general-di_qing = Di Qing
great_wall-general-di_qing-about = Pokaždé, když kterýkoli hráč postaví úroveň zdi, vezmou si zvolení hráči zpět odhozené karty velení, celkem 1 za každého podpůrného rádce.
great_wall-general-wan_yi = Wan Yi
great_wall-general-wan_yi-about = Po aktivaci ve svém tahu zvolíš hráče, který získá příjem za 1 dohlížitele za každého tvého podpůrného rádce, nejvýše 4, každého v jiné lokaci.
great_wall-general-han_shizhong = Han Shizhong
great_wall-general-han_shizhong-about = Každou zimu před salvou umísti 1 zranění na libovolnou hordu za každého podpůrného rádce.
great_wall-general-bao_zheng = Bao Zheng
great_wall-general-bao_zheng-about = V létě při příjmu smíš zaplatit 2 či: zvolení hráči odstraní žetony hanby, celkem 1 za každého podpůrného rádce.
great_wall-general-meng_gong = Meng Gong
great_wall-general-meng_gong-about = Když je poražena horda s alespoň 1 tvým vojákem, získají zvolení hráči libovolné zdroje, celkem 1 za každého podpůrného rádce.
great_wall-general-li_gang = Li Gang
great_wall-general-li_gang-about = Každý úsek, kde máš vojáka v nástupním prostoru nebo na střelecké pozici, má obranu o 1 vyšší za každého podpůrného rádce.
great_wall-general-wu_jie = Wu Jie
great_wall-general-wu_jie-about = Když mají být tvoji vojáci zabiti, zachraň zdarma 1 z nich za každého podpůrného rádce.
great_wall-general-wang_anshi = Wang Anshi
great_wall-general-wang_anshi-about = Pokaždé, když se aktivuje produkční lokace s tvými úředníky, dej z banku do skladiště 1 dřevo, kámen nebo zlato za každého podpůrného rádce.

## Advisors

great_wall-advisor-taskmaster = Předák
great_wall-advisor-taskmaster-about = Po aktivaci ve svém tahu získáš příjem za 1 svého dohlížitele.
great_wall-advisor-warden = Strážce
great_wall-advisor-warden-about = Po aktivaci ve svém tahu smíš u každého úseku zaútočit 1 kopiníkem.
great_wall-advisor-manufacturer = Velkovýrobce
great_wall-advisor-manufacturer-about = Povýšení tvého dohlížitele na pile stojí o 2 méně. Když povýšíš kteréhokoli dohlížitele, smíš povýšit i tohoto, a to bez úředníka v jeho lokaci.
great_wall-advisor-stone_mason = Kameník
great_wall-advisor-stone_mason-about = Povýšení tvého dohlížitele v lomu stojí o 2 méně. Když povýšíš kteréhokoli dohlížitele, smíš povýšit i tohoto, a to bez úředníka v jeho lokaci.
great_wall-advisor-alchemist = Alchymista
great_wall-advisor-alchemist-about = Povýšení tvého dohlížitele v dole stojí o 2 méně. Když povýšíš kteréhokoli dohlížitele, smíš povýšit i tohoto, a to bez úředníka v jeho lokaci.
great_wall-advisor-spiritual_leader = Duchovní vůdce
great_wall-advisor-spiritual_leader-about = Povýšení tvého dohlížitele v chrámu stojí o 2 méně. Když povýšíš kteréhokoli dohlížitele, smíš povýšit i tohoto, a to bez úředníka v jeho lokaci.
great_wall-advisor-master_merchant = Velkokupec
great_wall-advisor-master_merchant-about = Po aktivaci ve svém tahu smíš zaplatit 1 libovolný zdroj a získat 3 dřeva, kameny nebo zlata, všechny téhož, jiného druhu.
great_wall-advisor-forest_guide = Lesní průvodce
great_wall-advisor-forest_guide-about = Pokaždé, když zahraješ kartu taktiky, odstraň 1 žeton hanby.
great_wall-advisor-glory_stealer = Zloděj slávy
great_wall-advisor-glory_stealer-about = Pokaždé, když způsobíš hordě poslední zranění, odstraň 1 žeton hanby.
great_wall-advisor-tactician_monk = Mnich taktik
great_wall-advisor-tactician_monk-about = Pokaždé, když způsobíš hordě poslední zranění, dober si 2 karty taktiky.
great_wall-advisor-jinshi = Jinshi
great_wall-advisor-jinshi-about = Ve svém tahu po kartě velení a před aktivací umísti navíc 1 úředníka.
great_wall-advisor-smuggler = Pašerák
great_wall-advisor-smuggler-about = Když ti karta velení jiného hráče umožní umístit úředníky, umísti navíc 1 úředníka do libovolné lokace.
great_wall-advisor-herald = Herold
great_wall-advisor-herald-about = Každý kopiník, kterého naverbuješ, stojí o 1 kámen méně.
great_wall-advisor-survivalist = Mistr přežití
great_wall-advisor-survivalist-about = Když mají být tvoji vojáci zabiti, zachraň 1 z nich zdarma.
great_wall-advisor-gravedigger = Hrobník
great_wall-advisor-gravedigger-about = Za každého svého zabitého vojáka získáš 2 body cti.
great_wall-advisor-archer_commander = Velitel lučištníků
great_wall-advisor-archer_commander-about = Po aktivaci ve svém tahu smíš zaútočit všemi svými lučištníky.
great_wall-advisor-granary_steward = Správce sýpky
great_wall-advisor-granary_steward-about = Pokaždé, když se aktivuje produkční lokace s tvými úředníky, získáš navíc 1 její zdroj.
great_wall-advisor-imperial_inspector = Císařský inspektor
great_wall-advisor-imperial_inspector-about = Pokaždé, když povýšíš dohlížitele, získáš 2 body cti.
great_wall-advisor-paymaster = Pokladník
great_wall-advisor-paymaster-about = Po aktivaci ve svém tahu smíš za obvyklou cenu povýšit 1 dohlížitele, a to bez úředníka v jeho lokaci.
great_wall-advisor-tax_collector = Výběrčí daní
great_wall-advisor-tax_collector-about = V létě při příjmu získáš 1 zlato za každého svého dohlížitele, nejvýše 3.
great_wall-advisor-courier = Kurýr
great_wall-advisor-courier-about = Po aktivaci ve svém tahu umísti až 2 úředníky.
great_wall-advisor-secretary = Tajemník
great_wall-advisor-secretary-about = Pokaždé, když se vyhodnotí zvláštní lokace s tvými úředníky, umísti 1 úředníka.
great_wall-advisor-master_of_ceremonies = Ceremoniář
great_wall-advisor-master_of_ceremonies-about = V císařském vyslanectví platíš za rádce o 2 zlata méně a za úředníka o 1 zlato méně.
great_wall-advisor-fletcher = Šípař
great_wall-advisor-fletcher-about = Každý lučištník, kterého naverbuješ, stojí o 2 či méně.
great_wall-advisor-horse_breeder = Chovatel koní
great_wall-advisor-horse_breeder-about = Každý jezdec, kterého naverbuješ, stojí o 2 zlata méně a přinese ti 1 bod cti.
great_wall-advisor-quartermaster = Zásobovač
great_wall-advisor-quartermaster-about = Každý voják, kterého naverbuješ, stojí o 1 dřevo méně.
great_wall-advisor-conscription_officer = Odvodní důstojník
great_wall-advisor-conscription_officer-about = Každé jaro naverbuj zdarma 1 kopiníka do nástupního prostoru podle své volby.
great_wall-advisor-banner_bearer = Praporečník
great_wall-advisor-banner_bearer-about = Když verbuješ, smíš zaútočit 1 jiným vojákem.
great_wall-advisor-cavalry_captain = Rytmistr
great_wall-advisor-cavalry_captain-about = Po aktivaci ve svém tahu smíš zaútočit všemi svými jezdci v nástupních prostorech.
great_wall-advisor-trebuchet_master = Mistr trebuchetů
great_wall-advisor-trebuchet_master-about = Každou zimu před salvou umísti 1 zranění na libovolnou hordu.
great_wall-advisor-pathfinder = Stopař
great_wall-advisor-pathfinder-about = Tvoji kopiníci smějí útočit na hordy v libovolné řadě a tvoji vojáci v nástupních prostorech smějí útočit u libovolného úseku.
great_wall-advisor-physician = Lékař
great_wall-advisor-physician-about = Záchrana vojáka tě stojí o 1 či méně.
great_wall-advisor-tower_captain = Velitel věže
great_wall-advisor-tower_captain-about = Když mají být tvoji lučištníci zabiti, zachraň je všechny zdarma. Každou zimu před salvou získáš 1 bod cti za každého svého lučištníka na střelecké pozici.
great_wall-advisor-master_builder = Mistr stavitel
great_wall-advisor-master_builder-about = Každá úroveň zdi, kterou postavíš, tě stojí o 3 méně.
great_wall-advisor-carpenter = Tesař
great_wall-advisor-carpenter-about = Každý zátaras tě stojí o 1 méně. Když postavíš zátarasy, získáš 1 bod cti.
great_wall-advisor-surveyor = Zeměměřič
great_wall-advisor-surveyor-about = Pokaždé, když kterýkoli hráč postaví úroveň zdi, získáš 2 body cti.
great_wall-advisor-strategist = Stratég
great_wall-advisor-strategist-about = Každé jaro si dober 1 kartu taktiky. Smíš mít v ruce o 2 karty taktiky více.
great_wall-advisor-calligrapher = Kaligraf
great_wall-advisor-calligrapher-about = Posílený efekt karty taktiky tě stojí o 1 či méně. Pokaždé, když zahraješ kartu taktiky, získáš 1 bod cti.
great_wall-advisor-magistrate = Soudce
great_wall-advisor-magistrate-about = Nedostáváš žeton hanby za to, že jsou v aktivované lokaci jen tvoji úředníci.
great_wall-advisor-scapegoat = Obětní beránek
great_wall-advisor-scapegoat-about = Když dostaneš žetony hanby, získáš 2 libovolné zdroje.
great_wall-advisor-poet_laureate = Dvorní básník
great_wall-advisor-poet_laureate-about = Pokaždé, když si vezmeš kartu hordy, získáš 3 body cti.
great_wall-advisor-almoner = Almužník
great_wall-advisor-almoner-about = Pokaždé, když daruješ zdroj, získáš 1 či a 1 bod cti.
great_wall-advisor-tea_master = Čajový mistr
great_wall-advisor-tea_master-about = Každé jaro posuň svůj ukazatel čaje o 1 pozici nahoru; pokud už je na vrcholu, získáš místo toho 2 body cti.
great_wall-advisor-minister_of_works = Ministr veřejných prací
great_wall-advisor-minister_of_works-about = Ve svém tahu po kartě velení a před aktivací smíš zaplatit 1 či a provést pokročilou aktivaci 1 lokace.

## Tactic cards

great_wall-tactic-heroic_fight = Hrdinný boj
great_wall-tactic-heroic_fight-about = Když je poražena horda, na níž stojí tvůj kopiník, a máš lučištníka na střelecké pozici jejího úseku, získáš 4 body cti. Posílený efekt (2 či): získáš 8 bodů cti.
great_wall-tactic-camp_tales = Táborové historky
great_wall-tactic-camp_tales-about = Když je poražena horda s tvými vojáky, získáš 1 bod cti a ještě 1 za každého z nich, nejvýše 5. Posílený efekt (2 či): 2 body cti a ještě 2 za každého, nejvýše 10.
great_wall-tactic-parade_of_captives = Průvod zajatců
great_wall-tactic-parade_of_captives-about = Když si vezmeš kartu hordy, získáš 3 body cti. Posílený efekt (2 či): získáš 3 body cti a odstraníš 1 žeton hanby.
great_wall-tactic-captured_wagons = Ukořistěné vozy
great_wall-tactic-captured_wagons-about = Když si vezmeš kartu hordy, získáš 1 dřevo, 1 kámen a 1 zlato. Posílený efekt (1 či): získáš 2 od každého.
great_wall-tactic-panic_in_the_ranks = Panika v řadách
great_wall-tactic-panic_in_the_ranks-about = Když si vezmeš kartu hordy, umísti 1 zranění na libovolnou jinou hordu. Posílený efekt (1 či): umísti 2 zranění.
great_wall-tactic-flanking_move = Obchvat
great_wall-tactic-flanking_move-about = Když útočíš, zaútoč ještě 1 vojákem u libovolného úseku. Posílený efekt (2 či): ještě až 3 vojáky.
great_wall-tactic-fire_arrows = Ohnivé šípy
great_wall-tactic-fire_arrows-about = Když útočíš lučištníkem, umísti ještě 1 zranění na hordu u téhož úseku. Posílený efekt (1 či): umísti ještě 2 zranění.
great_wall-tactic-looting_charge = Loupeživý výpad
great_wall-tactic-looting_charge-about = Když útočíš, získáš 1 libovolný zdroj za každého útočícího vojáka, nejvýše 3. Posílený efekt (2 či): 2 libovolné za každého, nejvýše 6.
great_wall-tactic-rob_the_dead = Okrádání mrtvých
great_wall-tactic-rob_the_dead-about = Když způsobíš hordě poslední zranění, získáš 2 zlata. Posílený efekt (2 či): získáš 5 zlata.
great_wall-tactic-final_blow = Poslední rána
great_wall-tactic-final_blow-about = Když způsobíš hordě poslední zranění, získáš 3 body cti. Posílený efekt (2 či): získáš 5 bodů cti a dobereš si 1 kartu taktiky.
great_wall-tactic-withdrawal = Ústup
great_wall-tactic-withdrawal-about = Když mají být tvoji vojáci zabiti, zachraň 1 z nich. Posílený efekt (2 či): zachraň je všechny.
great_wall-tactic-last_stand = Do posledního muže
great_wall-tactic-last_stand-about = Když jsou tvoji vojáci zabiti, získáš 2 body cti za každého, nejvýše 4. Posílený efekt (2 či): 4 body cti za každého, nejvýše 8.
great_wall-tactic-restless = Bez oddechu
great_wall-tactic-restless-about = Po své kartě velení povyš 1 dohlížitele o 2 levněji, a to bez úředníka v jeho lokaci. Posílený efekt (2 či): povyš 2 různé dohlížitele, každého o 2 levněji.
great_wall-tactic-forced_march = Nucený pochod
great_wall-tactic-forced_march-about = Po své kartě velení umísti až 3 úředníky. Posílený efekt (2 či): až 6 úředníků.
great_wall-tactic-night_shift = Noční směna
great_wall-tactic-night_shift-about = Po své kartě velení proveď pokročilou aktivaci 1 produkční lokace. Posílený efekt (2 či): 2 libovolných lokací.
great_wall-tactic-black_market = Černý trh
great_wall-tactic-black_market-about = Po své kartě velení smíš až 2× zaplatit 1 zdroj a získat 2 zdroje jiného druhu. Posílený efekt (1 či): až 4×.
great_wall-tactic-imperial_audience = Audience u císaře
great_wall-tactic-imperial_audience-about = Po své kartě velení odstraň 1 žeton hanby. Posílený efekt (2 či): odstraň 2 a posuň svůj ukazatel čaje o 1 pozici nahoru.
great_wall-tactic-hold_the_line = Udržet linii
great_wall-tactic-hold_the_line-about = Když verbuješ k úseku s alespoň 2 hordami, získáš 3 body cti. Posílený efekt (2 či): získáš 7 bodů cti.
great_wall-tactic-volunteers = Dobrovolníci
great_wall-tactic-volunteers-about = Když verbuješ k úseku s postavenou zdí, naverbuj navíc 1 kopiníka za 1 libovolný zdroj. Posílený efekt (3 či): naverbuj 2 kopiníky zdarma.
great_wall-tactic-palisade = Palisáda
great_wall-tactic-palisade-about = Když verbuješ k úseku s nejvýše 1 zátarasem, postav zdarma 1 zátaras. Posílený efekt (2 či): postav 2.
great_wall-tactic-shared_glory = Společná sláva
great_wall-tactic-shared_glory-about = Když je poražena horda, získá každý hráč 2 body cti. Posílený efekt (2 či): každý hráč získá 4 body cti.
great_wall-tactic-gifts_of_war = Dary války
great_wall-tactic-gifts_of_war-about = Když si vezmeš kartu hordy, rozděl mezi hráče 3 libovolné zdroje z banku. Posílený efekt (2 či): 6 libovolných zdrojů.
great_wall-tactic-joint_assault = Společný úder
great_wall-tactic-joint_assault-about = Když útočíš, zaútočí 1 vojákem i zvolený jiný hráč. Posílený efekt (2 či): až 3 vojáky.
great_wall-tactic-signal_fires = Signální ohně
great_wall-tactic-signal_fires-about = Když útočíš, umísti 1 zranění na hordu u jiného úseku. Posílený efekt (1 či): umísti 2 zranění.
great_wall-tactic-break_their_spirit = Zlomená odvaha
great_wall-tactic-break_their_spirit-about = Když způsobíš hordě poslední zranění, mají hordy u 1 úseku letos celkem o 3 nižší útočnou sílu. Posílený efekt (2 či): o 7 nižší.
great_wall-tactic-cover_the_retreat = Krytí ústupu
great_wall-tactic-cover_the_retreat-about = Když mají být tvoji vojáci zabiti, zachrání každý hráč 1 vojáka, který by v tu chvíli zemřel. Posílený efekt (2 či): každý hráč zachrání všechny.
great_wall-tactic-honor_the_fallen = Čest padlým
great_wall-tactic-honor_the_fallen-about = Když jsou tvoji vojáci zabiti, odstraň 1 žeton hanby. Posílený efekt (2 či): zvolení hráči odstraní celkem 2.
great_wall-tactic-council_of_war = Válečná rada
great_wall-tactic-council_of_war-about = Po tvé kartě velení umístí zvolený jiný hráč až 3 úředníky. Posílený efekt (2 či): udělají to všichni ostatní hráči.
great_wall-tactic-reinforce_the_gate = Posílení brány
great_wall-tactic-reinforce_the_gate-about = Po své kartě velení zvol 1 úsek: letos má obranu o 3 vyšší. Posílený efekt (2 či): o 7 vyšší.
great_wall-tactic-recall_orders = Odvolání rozkazů
great_wall-tactic-recall_orders-about = Po své kartě velení si vezmi zpět 1 odhozenou kartu velení. Posílený efekt (2 či): zvolení hráči si vezmou zpět celkem 2.
great_wall-tactic-supply_train = Zásobovací kolona
great_wall-tactic-supply_train-about = Po své kartě velení získáš 1 libovolný zdroj a smíš dát ostatním hráčům až 4 zdroje. Posílený efekt (1 či): získáš 3 libovolné zdroje a smíš jich dát až 8.
great_wall-tactic-brothers_in_arms = Bratři ve zbrani
great_wall-tactic-brothers_in_arms-about = Když verbuješ k úseku, kde je voják jiného hráče, naverbuje zvolený jiný hráč 1 kopiníka za 1 libovolný zdroj. Posílený efekt (3 či): 2 kopiníky zdarma.

## Command cards

great_wall-command-despotism = Despotismus
great_wall-command-despotism-about = Umísti až 4 úředníky a o 2 více za každou kartu „Ekonomika“ na stupnici. Ostatní umístí až 2 úředníky do 2 různých lokací. Potom smíš provést pokročilou aktivaci 1 lokace.
great_wall-command-work_harder = Tvrdší práce
great_wall-command-work_harder-about = Umísti libovolný počet úředníků. Ostatní umístí až 2 úředníky do 2 různých lokací. Potom smíš provést pokročilou aktivaci 1 lokace za každou kartu „Rozkaz k útoku“ na stupnici.
great_wall-command-economy = Ekonomika
great_wall-command-economy-about = Umísti až 3 úředníky. Ostatní umístí až 2 úředníky do 2 různých lokací. Potom smíš povýšit 1 dohlížitele o 1 levněji a získáš příjem za 1 dohlížitele a za 1 dalšího za každou kartu „Tvrdší práce“ na stupnici.
great_wall-command-attack_order = Rozkaz k útoku
great_wall-command-attack_order-about = Umísti až 2 úředníky, potom zaútoč všemi svými vojáky 1 úseku. Každý z ostatních hráčů přesune vojáky jako 1 úředník na velitelství, nebo zaútočí 1 vojákem. Potom znovu zaútoč všemi svými vojáky 1 úseku a 1 dalšího za každou kartu „Vztyčení praporu“ na stupnici.
great_wall-command-betrayal = Zrada
great_wall-command-betrayal-about = Proveď rámečky vlastníka z jiné karty velení na stupnici, nebo místo toho umísti až 2 úředníky. Jakmile je tato karta zahrána, už ji nelze získat zpět.
great_wall-command-raise_banner = Vztyčení praporu
great_wall-command-raise_banner-about = Umísti až 3 úředníky. Ostatní umístí až 2 úředníky do 2 různých lokací. Tvoji úředníci v kasárnách se v tomto tahu počítají dvojnásobně; proveď pokročilou aktivaci kasáren, potom smíš zaútočit až 1 vojákem za každou kartu „Despotismus“ na stupnici.
great_wall-command-reed_clan = Rozkaz Rákosového klanu
great_wall-command-reed_clan-about = Rákosový klan umístí až 2 úředníky do 2 různých lokací. Ostatní umístí až 2 úředníky do 2 různých lokací.
great_wall-command-solo_despotism = Čchinův despotismus
great_wall-command-solo_despotism-about = Čchin umístí 1 úředníka a o 1 více za každého svého podpůrného rádce, nejvýše 4. Ostatní umístí až 2 úředníky do 2 různých lokací. Potom Čchin provede pokročilou aktivaci nejvyšší lokace své stupnice, ve které má úředníka.
great_wall-command-solo_work_harder = Čchinova tvrdší práce
great_wall-command-solo_work_harder-about = Čchin umístí 3 úředníky. Ostatní umístí až 2 úředníky do 2 různých lokací. Potom Čchin postaví úroveň nejnižší zdi; skladiště zaplatí, co může, a zbytek je zdarma.
great_wall-command-solo_economy = Čchinova ekonomika
great_wall-command-solo_economy-about = Čchin umístí 2 úředníky do různých lokací. Ostatní umístí až 2 úředníky do 2 různých lokací. Potom Čchin zdarma povýší 1 dohlížitele v nejvyšší lokaci své stupnice, kde může.
great_wall-command-solo_attack_order = Čchinův rozkaz k útoku
great_wall-command-solo_attack_order-about = Čchin zdarma naverbuje 1 kopiníka. Každý z ostatních hráčů přesune vojáky jako 1 úředník na velitelství, nebo zaútočí 1 vojákem. Potom Čchin zdarma naverbuje 1 lučištníka.
great_wall-command-solo_betrayal = Čchinova zrada
great_wall-command-solo_betrayal-about = Čchin umístí 2 úředníky do různých lokací a získá 1 bod cti za každého svého podpůrného rádce.
great_wall-command-solo_raise_banner = Čchinovo vztyčení praporu
great_wall-command-solo_raise_banner-about = Čchin umístí 2 úředníky do kasáren, pokud je tam místo. Ostatní umístí až 2 úředníky do 2 různých lokací. Potom Čchin provede pokročilou aktivaci kasáren.

## Artifacts

great_wall-artifact-hou_yi_bow = Luk Hou Yi
great_wall-artifact-hou_yi_bow-about = Získáš 8 bodů cti za každého svého lučištníka na střeleckých pozicích nejvyšších postavených zdí, nejvýše 24.
great_wall-artifact-heirloom_seal = Dědičná pečeť
great_wall-artifact-heirloom_seal-about = Získáš 2 body cti za každou úroveň svých dohlížitelů.
great_wall-artifact-sword_of_goujian = Goujianův meč
great_wall-artifact-sword_of_goujian-about = Získáš 5 bodů cti za každou svou trofej bez žetonů hanby, nejvýše 25.
great_wall-artifact-jade_disc_of_he = Nefritový kotouč He
great_wall-artifact-jade_disc_of_he-about = Získáš 5 bodů cti za každého svého rádce, aktivního i podpůrného, nejvýše 25.
great_wall-artifact-nine_tripods = Devět trojnožek
great_wall-artifact-nine_tripods-about = Získáš 5 bodů cti za každého svého vojáka v nástupních prostorech, nejvýše 25.

## Hordes

great_wall-horde-leader = Vůdce
great_wall-horde-leader-about = Obrana tohoto úseku se sníží na polovinu, zaokrouhleno dolů; každý další vůdce ji znovu sníží na polovinu.
great_wall-horde-infantry = Pěchota
great_wall-horde-infantry-about = Bez schopnosti.
great_wall-horde-incendiaries = Žháři
great_wall-horde-incendiaries-about = Zátarasy tohoto úseku nic nepřidávají k jeho obraně.
great_wall-horde-brutes = Hromotluci
great_wall-horde-brutes-about = Bez schopnosti.
great_wall-horde-spies = Špehové
great_wall-horde-spies-about = Bez schopnosti, ale roztroušená pole odolnosti nechávají jezdcům málo místa.
great_wall-horde-riders = Nájezdníci
great_wall-horde-riders-about = Hodnota ztrát na této kartě je o 1 vyšší.
great_wall-horde-sappers = Podkopníci
great_wall-horde-sappers-about = Hodnota zdi tohoto úseku je o 4 nižší, nikdy však pod 0.
great_wall-horde-shield_bearers = Štítonoši
great_wall-horde-shield_bearers-about = Lučištníci ani karty nemohou na tuto hordu umístit zranění; smějí na ni útočit jen kopiníci a jezdci.
great_wall-horde-keshig_guard = Chánova garda
great_wall-horde-keshig_guard-about = Hodnota ztrát na této kartě je o 1 vyšší.
great_wall-horde-war_chief = Válečný náčelník
great_wall-horde-war_chief-about = Obrana tohoto úseku se sníží na polovinu, zaokrouhleno dolů. Každá jiná horda u tohoto úseku má o 1 vyšší útočnou sílu.
great_wall-horde-fire_carts = Ohnivé vozy
great_wall-horde-fire_carts-about = Zátarasy tohoto úseku nic nepřidávají k jeho obraně a hodnota jeho zdi je o 2 nižší.
great_wall-horde-heavy_lancers = Těžká jízda
great_wall-horde-heavy_lancers-about = Bez schopnosti.
great_wall-horde-steppe_archers = Stepní lučištníci
great_wall-horde-steppe_archers-about = Lučištníci ani karty nemohou na tuto hordu umístit zranění; smějí na ni útočit jen kopiníci a jezdci. Hodnota ztrát na této kartě je o 1 vyšší.
great_wall-horde-tunnellers = Tuneláři
great_wall-horde-tunnellers-about = Hodnota zdi tohoto úseku je o 4 nižší, nikdy však pod 0.
great_wall-horde-plunderers = Plenitelé
great_wall-horde-plunderers-about = Prolomí-li tato horda zeď, dostanou hráči bez vojáka na ní o 1 žeton hanby více.
great_wall-horde-siege_tower = Obléhací věž
great_wall-horde-siege_tower-about = Jezdci nemohou na tuto hordu útočit.

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

great_wall-decree-taunt_them_and_prevail = Dráždit a zvítězit
great_wall-decree-taunt_them_and_prevail-about = Před zdí jsou alespoň o 1 hordu více než hráčů a tuto zimu nebyl prolomen žádný úsek.
great_wall-decree-warriors_for_the_emperors_guard = Bojovníci pro císařovu gardu
great_wall-decree-warriors_for_the_emperors_guard-about = Každý hráč obětuje 1 vojáka z nástupního prostoru nebo střelecké pozice.
great_wall-decree-glory_belongs_to_the_emperor = Sláva patří císaři
great_wall-decree-glory_belongs_to_the_emperor-about = Každý hráč ztratí 5 bodů cti.
great_wall-decree-royal_escort_for_the_emperors_officials = Doprovod pro císařovy hodnostáře
great_wall-decree-royal_escort_for_the_emperors_officials-about = Každý hráč obětuje 1 najatého úředníka.
great_wall-decree-tribute_of_gold = Zlatá daň
great_wall-decree-tribute_of_gold-about = Každý hráč odevzdá 2 zlata.
great_wall-decree-timber_for_the_fleet = Dřevo pro loďstvo
great_wall-decree-timber_for_the_fleet-about = Hráči společně odevzdají 2 dřeva za každého hráče.
great_wall-decree-stone_for_the_palace = Kámen pro palác
great_wall-decree-stone_for_the_palace-about = Hráči společně odevzdají 2 kameny za každého hráče.
great_wall-decree-prayers_for_the_dynasty = Modlitby za dynastii
great_wall-decree-prayers_for_the_dynasty-about = Každý hráč odevzdá 2 či.
great_wall-decree-secrets_of_war = Tajemství války
great_wall-decree-secrets_of_war-about = Hráči společně odhodí 1 kartu taktiky za každého hráče.
great_wall-decree-spoils_for_the_throne = Kořist pro trůn
great_wall-decree-spoils_for_the_throne-about = Hráči společně obětují 1 trofej a odevzdají 1 dřevo, kámen nebo zlato za každého hráče.
great_wall-decree-unbroken_line = Neporušená linie
great_wall-decree-unbroken_line-about = 2 úseky mají zeď úrovně 2 nebo vyšší a hráči společně odevzdají 1 dřevo, kámen nebo zlato za každého hráče.
great_wall-decree-loyal_household = Věrný dvůr
great_wall-decree-loyal_household-about = Každý hráč má alespoň 2 rádce a odevzdá 1 zlato.

## Events

great_wall-event_card-harsh_winter = Krutá zima
great_wall-event_card-harsh_winter-about = Každý hráč ztratí 2 zdroje podle své volby.
great_wall-event_card-camp_fever = Táborová horečka
great_wall-event_card-camp_fever-about = Každý hráč vrátí do osobní zásoby 1 svého vojáka z nástupního prostoru nebo střelecké pozice.
great_wall-event_card-outriders = Předvoj
great_wall-event_card-outriders-about = Ke zdi přichází 1 horda jako na jaře.
great_wall-event_card-spies_in_the_camp = Špehové v táboře
great_wall-event_card-spies_in_the_camp-about = Každý hráč odhodí 1 kartu taktiky podle své volby.
great_wall-event_card-imperial_caravan = Císařská karavana
great_wall-event_card-imperial_caravan-about = Každý hráč získá 3 libovolné zdroje.
great_wall-event_card-lantern_festival = Slavnost lampionů
great_wall-event_card-lantern_festival-about = Každý hráč odstraní 1 žeton hanby.
great_wall-event_card-war_drums = Válečné bubny
great_wall-event_card-war_drums-about = Od této chvíle má každá horda o 1 vyšší útočnou sílu.
great_wall-event_card-merciless_war = Nelítostná válka
great_wall-event_card-merciless_war-about = Od této chvíle je hodnota ztrát o 1 vyšší.
great_wall-event_card-rotten_timber = Ztrouchnivělé dřevo
great_wall-event_card-rotten_timber-about = Od této chvíle dává každý zátaras o 1 nižší obranu.
great_wall-event_card-failing_spirits = Klesající odvaha
great_wall-event_card-failing_spirits-about = Od této chvíle stojí záchrana vojáka o 1 či více.
great_wall-event_card-master_masons = Zedničtí mistři
great_wall-event_card-master_masons-about = Od této chvíle stojí každá úroveň zdi o 2 méně.
great_wall-event_card-open_archives = Otevřené archivy
great_wall-event_card-open_archives-about = Od této chvíle stojí posílený efekt karty taktiky o 1 či méně a každý smí mít v ruce o 1 kartu taktiky více.
