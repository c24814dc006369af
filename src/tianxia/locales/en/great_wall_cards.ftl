### The names and texts of the cards and places of The Great Wall. Keys end with the ids of the data.
###
### Words for pieces, places and seasons are lower case, to stand inside a sentence; cards and locations have names.

## Resources, soldiers, seasons

great_wall-resource-wood = wood
great_wall-resource-stone = stone
great_wall-resource-gold = gold
great_wall-resource-chi = chi

great_wall-soldier-spearman = spearman
great_wall-soldier-archer = archer
great_wall-soldier-horseman = horseman

great_wall-season-spring = spring
great_wall-season-summer = summer
great_wall-season-autumn = autumn
great_wall-season-winter = winter

## Places

great_wall-section-left = left section
great_wall-section-middle = middle section
great_wall-section-right = right section

great_wall-place-rest = rest area
great_wall-place-firing = firing spot
great_wall-place-pool = pool
great_wall-place-warehouse = warehouse

great_wall-location-lumber_mill = Lumber Mill
great_wall-location-quarry = Quarry
great_wall-location-gold_mine = Gold Mine
great_wall-location-temple = Temple
great_wall-location-barracks = Barracks
great_wall-location-tea_house = Tea House
great_wall-location-builders_camp = Builders' Camp
great_wall-location-embassy = Embassy
great_wall-location-academy = Military Academy
great_wall-location-logistics = Logistics Center

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
great_wall-general-reed_general_a = Reed Clan (clerks)
great_wall-general-reed_general_a-about = The clan's clerks are always on the board, never 2 at one location, and stay when it activates. The clan takes no honor, shame, resources, or trophies, and its surviving soldiers return to its pool.
great_wall-general-reed_general_b = Reed Clan (locations)
great_wall-general-reed_general_b-about = The clan donates at the Lumber Mill, Quarry, and Gold Mine. At the Temple, the active player may discard a shame token; at the Embassy, an advisor leaves the track. At the Builders' Camp, the clan builds a barricade for free; at the Barracks, one of its spearmen attacks for free.
great_wall-general-qin_jiushao = Qin Jiushao
great_wall-general-qin_jiushao-about = Qin's clerks go to the lowest locations on his track, and his locations activate from the highest. He pays for nothing and keeps no resources. Supporting advisors make his command cards stronger.

## Advisors

great_wall-advisor-taskmaster = Taskmaster
great_wall-advisor-warden = Warden
great_wall-advisor-manufacturer = Manufacturer
great_wall-advisor-stone_mason = Stone Mason
great_wall-advisor-alchemist = Alchemist
great_wall-advisor-spiritual_leader = Spiritual Leader
great_wall-advisor-master_merchant = Master Merchant
great_wall-advisor-forest_guide = Forest Guide
great_wall-advisor-glory_stealer = Glory Stealer
great_wall-advisor-tactician_monk = Tactician Monk
great_wall-advisor-jinshi = Jinshi
great_wall-advisor-smuggler = Smuggler
great_wall-advisor-herald = Herald
great_wall-advisor-survivalist = Survivalist
great_wall-advisor-gravedigger = Gravedigger
great_wall-advisor-archer_commander = Archer Commander
great_wall-advisor-granary_steward = Granary Steward
great_wall-advisor-imperial_inspector = Imperial Inspector
great_wall-advisor-paymaster = Paymaster
great_wall-advisor-tax_collector = Tax Collector
great_wall-advisor-courier = Courier
great_wall-advisor-secretary = Secretary
great_wall-advisor-master_of_ceremonies = Master of Ceremonies
great_wall-advisor-fletcher = Fletcher
great_wall-advisor-horse_breeder = Horse Breeder
great_wall-advisor-quartermaster = Quartermaster
great_wall-advisor-conscription_officer = Conscription Officer
great_wall-advisor-banner_bearer = Banner Bearer
great_wall-advisor-cavalry_captain = Cavalry Captain
great_wall-advisor-trebuchet_master = Trebuchet Master
great_wall-advisor-pathfinder = Pathfinder
great_wall-advisor-physician = Physician
great_wall-advisor-tower_captain = Tower Captain
great_wall-advisor-master_builder = Master Builder
great_wall-advisor-carpenter = Carpenter
great_wall-advisor-surveyor = Surveyor
great_wall-advisor-strategist = Strategist
great_wall-advisor-calligrapher = Calligrapher
great_wall-advisor-magistrate = Magistrate
great_wall-advisor-scapegoat = Scapegoat
great_wall-advisor-poet_laureate = Poet Laureate
great_wall-advisor-almoner = Almoner
great_wall-advisor-tea_master = Tea Master
great_wall-advisor-tea_master-about = Each spring, move your tea marker up 1 position. If it is already on top, gain 2 honor instead.
great_wall-advisor-minister_of_works = Minister of Works

## Tactic cards

great_wall-tactic-heroic_fight = Heroic Fight
great_wall-tactic-camp_tales = Camp Tales
great_wall-tactic-parade_of_captives = Parade of Captives
great_wall-tactic-captured_wagons = Captured Wagons
great_wall-tactic-panic_in_the_ranks = Panic in the Ranks
great_wall-tactic-flanking_move = Flanking Move
great_wall-tactic-fire_arrows = Fire Arrows
great_wall-tactic-looting_charge = Looting Charge
great_wall-tactic-rob_the_dead = Rob the Dead
great_wall-tactic-final_blow = Final Blow
great_wall-tactic-withdrawal = Withdrawal
great_wall-tactic-last_stand = Last Stand
great_wall-tactic-restless = Restless
great_wall-tactic-forced_march = Forced March
great_wall-tactic-night_shift = Night Shift
great_wall-tactic-black_market = Black Market
great_wall-tactic-imperial_audience = Imperial Audience
great_wall-tactic-hold_the_line = Hold the Line
great_wall-tactic-volunteers = Volunteers
great_wall-tactic-palisade = Palisade
great_wall-tactic-shared_glory = Shared Glory
great_wall-tactic-gifts_of_war = Gifts of War
great_wall-tactic-joint_assault = Joint Assault
great_wall-tactic-signal_fires = Signal Fires
great_wall-tactic-break_their_spirit = Break Their Spirit
great_wall-tactic-cover_the_retreat = Cover the Retreat
great_wall-tactic-honor_the_fallen = Honor the Fallen
great_wall-tactic-council_of_war = Council of War
great_wall-tactic-reinforce_the_gate = Reinforce the Gate
great_wall-tactic-recall_orders = Recall Orders
great_wall-tactic-supply_train = Supply Train
great_wall-tactic-brothers_in_arms = Brothers in Arms

## Command cards

great_wall-command-despotism = Despotism
great_wall-command-work_harder = Work Harder
great_wall-command-economy = Economy
great_wall-command-attack_order = Attack Order
great_wall-command-betrayal = Betrayal
great_wall-command-raise_banner = Raise Banner
great_wall-command-reed_clan = Order of the Reed Clan
great_wall-command-solo_despotism = Qin's Despotism
great_wall-command-solo_work_harder = Qin's Work Harder
great_wall-command-solo_economy = Qin's Economy
great_wall-command-solo_attack_order = Qin's Attack Order
great_wall-command-solo_betrayal = Qin's Betrayal
great_wall-command-solo_raise_banner = Qin's Raise Banner

## Artifacts

great_wall-artifact-hou_yi_bow = Hou Yi Bow
great_wall-artifact-heirloom_seal = Heirloom Seal
great_wall-artifact-sword_of_goujian = Sword of Goujian
great_wall-artifact-jade_disc_of_he = Jade Disc of He
great_wall-artifact-nine_tripods = Nine Tripods

## Hordes

great_wall-horde-leader = Leader
great_wall-horde-infantry = Infantry
great_wall-horde-incendiaries = Incendiaries
great_wall-horde-brutes = Brutes
great_wall-horde-spies = Spies
great_wall-horde-spies-about = No ability, but its scattered vital spots leave little room for horsemen.
great_wall-horde-riders = Riders
great_wall-horde-sappers = Sappers
great_wall-horde-shield_bearers = Shield Bearers
great_wall-horde-keshig_guard = Keshig Guard
great_wall-horde-war_chief = War Chief
great_wall-horde-fire_carts = Fire Carts
great_wall-horde-heavy_lancers = Heavy Lancers
great_wall-horde-steppe_archers = Steppe Archers
great_wall-horde-tunnellers = Tunnelers
great_wall-horde-plunderers = Plunderers
great_wall-horde-siege_tower = Siege Tower

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

great_wall-decree-taunt_them_and_prevail = Taunt Them and Prevail
great_wall-decree-taunt_them_and_prevail-about = There is at least 1 more horde in front of the wall than there are players, and no section was breached this winter.
great_wall-decree-warriors_for_the_emperors_guard = Warriors for the Emperor's Guard
great_wall-decree-glory_belongs_to_the_emperor = Glory Belongs to the Emperor
great_wall-decree-royal_escort_for_the_emperors_officials = Royal Escort for the Emperor's Officials
great_wall-decree-tribute_of_gold = Tribute of Gold
great_wall-decree-timber_for_the_fleet = Timber for the Fleet
great_wall-decree-stone_for_the_palace = Stone for the Palace
great_wall-decree-prayers_for_the_dynasty = Prayers for the Dynasty
great_wall-decree-secrets_of_war = Secrets of War
great_wall-decree-spoils_for_the_throne = Spoils for the Throne
great_wall-decree-unbroken_line = Unbroken Line
great_wall-decree-loyal_household = Loyal Household

## Events

great_wall-event_card-harsh_winter = Harsh Winter
great_wall-event_card-camp_fever = Camp Fever
great_wall-event_card-outriders = Outriders
great_wall-event_card-spies_in_the_camp = Spies in the Camp
great_wall-event_card-imperial_caravan = Imperial Caravan
great_wall-event_card-lantern_festival = Lantern Festival
great_wall-event_card-war_drums = War Drums
great_wall-event_card-merciless_war = Merciless War
great_wall-event_card-rotten_timber = Rotten Timber
great_wall-event_card-failing_spirits = Failing Spirits
great_wall-event_card-master_masons = Master Masons
great_wall-event_card-open_archives = Open Archives
