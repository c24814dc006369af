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
great_wall-location-lumber_mill-about = Each clerk yields 1 wood and your overseer adds its level; then you may upgrade the overseer for 2, 3 or 4 chi and donate 1 wood for 2 honor.
great_wall-location-quarry = Quarry
great_wall-location-quarry-about = Each clerk yields 1 stone and your overseer adds its level; then you may upgrade the overseer for 2, 3 or 4 gold and donate 1 stone for 2 honor.
great_wall-location-gold_mine = Gold Mine
great_wall-location-gold_mine-about = Each clerk yields 1 gold and your overseer adds its level; then you may upgrade the overseer for 2, 3 or 4 stone and donate 1 gold for 2 honor.
great_wall-location-temple = Temple
great_wall-location-temple-about = Each clerk yields 1 chi and your overseer adds its level; then you may upgrade the overseer for 2, 3 or 4 wood.
great_wall-location-barracks = Barracks
great_wall-location-barracks-about = Each clerk recruits 1 soldier: a spearman for 2 stone and 1 wood, an archer for 2 chi and 1 wood, or a horseman for 3 gold and 1 wood.
great_wall-location-tea_house = Tea House
great_wall-location-tea_house-about = Your tea marker moves up 1 place, or straight to the top if all spaces here are taken by your clerks.
great_wall-location-builders_camp = Builders' Camp
great_wall-location-builders_camp-about = Each clerk builds 1 barricade for 2 wood, stone or gold (you gain 2 honor) or 1 wall level for 5, 10 or 15 of them (you gain as much honor); the warehouse pays first.
great_wall-location-embassy = Embassy
great_wall-location-embassy-about = Each clerk hires 1 new clerk for 2 gold, or 1 advisor for as much gold as you will then have advisors.
great_wall-location-academy = Military Academy
great_wall-location-academy-about = Each clerk draws 1 tactic card.
great_wall-location-logistics = Logistics Centre
great_wall-location-logistics-about = Each clerk moves any number of your soldiers from the rest area and firing spots of 1 section to another section, without attacking.

## Generals

great_wall-general-liang_hongyu = Liang Hongyu
great_wall-general-liang_hongyu-about = For each of your soldiers killed, gain 2 honor for each supporting advisor.
great_wall-general-yang_miaozhen = Yang Miaozhen
great_wall-general-yang_miaozhen-about = When you recruit, you may also recruit up to 1 spearman for each supporting advisor, paying any 2 resources for each.
great_wall-general-song_ci = Song Ci
great_wall-general-song_ci-about = Each time you upgrade an overseer, gain 2 honor for each supporting advisor.
great_wall-general-zhou_tong = Zhou Tong
great_wall-general-zhou_tong-about = In the summer income, for each section where you have an archer on a firing spot, gain 2 honor for each supporting advisor, at most 12 in all.
great_wall-general-cai_xiang = Cai Xiang
great_wall-general-cai_xiang-about = Each time a special location with at least 2 of your clerks activates, gain 2 honor for each supporting advisor.
great_wall-general-qin_hui = Qin Hui
great_wall-general-qin_hui-about = In your turn, before activation, choose a location: if it resolves this turn with a clerk of yours, you count 1 more clerk there for each supporting advisor.
great_wall-general-tong_guan = Tong Guan
great_wall-general-tong_guan-about = After activation in your turn, attack with up to 1 soldier for each supporting advisor, in any sections.
great_wall-general-xin_qiji = Xin Qiji
great_wall-general-xin_qiji-about = When you recruit archers, attack with up to 2 other soldiers for each supporting advisor, in any sections.
great_wall-general-yang_ye = Yang Ye
great_wall-general-yang_ye-about = Each time you save soldiers, gain 2 honor for each supporting advisor.
great_wall-general-keng_hsien_seng = Keng Hsien-Seng
great_wall-general-keng_hsien_seng-about = You may pay gold in place of any resource. In the summer income gain 2 gold for each supporting advisor.
great_wall-general-yue_fei = Yue Fei
great_wall-general-yue_fei-about = Each time you win a horde, gain 3 honor for each supporting advisor.
great_wall-general-fan_zhongyan = Fan Zhongyan
great_wall-general-fan_zhongyan-about = Each time you build a wall level, gain 3 honor for each supporting advisor; each time you build barricades, gain 1 honor for each supporting advisor.
great_wall-general-zong_ze = Zong Ze
great_wall-general-zong_ze-about = Each time you play a tactic card, gain 1 chi and 1 honor for each supporting advisor.

## Advisors

great_wall-advisor-taskmaster = Taskmaster
great_wall-advisor-taskmaster-about = After activation in your turn, take the income of 1 of your overseers.
great_wall-advisor-warden = Warden
great_wall-advisor-warden-about = After activation in your turn, attack with up to 1 spearman in each section.
great_wall-advisor-manufacturer = Manufacturer
great_wall-advisor-manufacturer-about = Your lumber mill overseer costs 2 less to upgrade. When you upgrade any overseer, you may also upgrade this one, with no clerk there.
great_wall-advisor-stone_mason = Stone Mason
great_wall-advisor-stone_mason-about = Your quarry overseer costs 2 less to upgrade. When you upgrade any overseer, you may also upgrade this one, with no clerk there.
great_wall-advisor-alchemist = Alchemist
great_wall-advisor-alchemist-about = Your gold mine overseer costs 2 less to upgrade. When you upgrade any overseer, you may also upgrade this one, with no clerk there.
great_wall-advisor-spiritual_leader = Spiritual Leader
great_wall-advisor-spiritual_leader-about = Your temple overseer costs 2 less to upgrade. When you upgrade any overseer, you may also upgrade this one, with no clerk there.
great_wall-advisor-master_merchant = Master Merchant
great_wall-advisor-master_merchant-about = After activation in your turn, you may pay 1 resource of any kind for 3 wood, stone or gold, all of one other kind.
great_wall-advisor-forest_guide = Forest Guide
great_wall-advisor-forest_guide-about = Each time you play a tactic card, discard 1 shame token.
great_wall-advisor-glory_stealer = Glory Stealer
great_wall-advisor-glory_stealer-about = Each time you deal the last wound to a horde, discard 1 shame token.
great_wall-advisor-tactician_monk = Tactician Monk
great_wall-advisor-tactician_monk-about = Each time you deal the last wound to a horde, draw 2 tactic cards.
great_wall-advisor-jinshi = Jinshi
great_wall-advisor-jinshi-about = In your turn, after the command card and before activation, move 1 more clerk.
great_wall-advisor-smuggler = Smuggler
great_wall-advisor-smuggler-about = When another player's command card lets you move clerks, move 1 more clerk to any location.
great_wall-advisor-herald = Herald
great_wall-advisor-herald-about = Each spearman you recruit costs 1 stone less.
great_wall-advisor-survivalist = Survivalist
great_wall-advisor-survivalist-about = When your soldiers would be killed, save 1 of them for free.
great_wall-advisor-gravedigger = Gravedigger
great_wall-advisor-gravedigger-about = For each of your soldiers killed, gain 2 honor.
great_wall-advisor-archer_commander = Archer Commander
great_wall-advisor-archer_commander-about = After activation in your turn, attack with all your archers.
great_wall-advisor-granary_steward = Granary Steward
great_wall-advisor-granary_steward-about = Each time a production location with your clerks activates, gain 1 more of its resource.
great_wall-advisor-imperial_inspector = Imperial Inspector
great_wall-advisor-imperial_inspector-about = Each time you upgrade an overseer, gain 2 honor.
great_wall-advisor-paymaster = Paymaster
great_wall-advisor-paymaster-about = After activation in your turn, you may upgrade 1 overseer at its usual cost, with no clerk there.
great_wall-advisor-tax_collector = Tax Collector
great_wall-advisor-tax_collector-about = In the summer income gain 1 gold for each of your overseers, at most 3.
great_wall-advisor-courier = Courier
great_wall-advisor-courier-about = After activation in your turn, move up to 2 clerks.
great_wall-advisor-secretary = Secretary
great_wall-advisor-secretary-about = Each time a special location with your clerks has resolved, move 1 clerk.
great_wall-advisor-master_of_ceremonies = Master of Ceremonies
great_wall-advisor-master_of_ceremonies-about = At the embassy, advisors cost you 2 gold less and clerks 1 gold less.
great_wall-advisor-fletcher = Fletcher
great_wall-advisor-fletcher-about = Each archer you recruit costs 2 chi less.
great_wall-advisor-horse_breeder = Horse Breeder
great_wall-advisor-horse_breeder-about = Each horseman you recruit costs 2 gold less and gives you 2 honor.
great_wall-advisor-quartermaster = Quartermaster
great_wall-advisor-quartermaster-about = Each soldier you recruit costs 1 wood less.
great_wall-advisor-conscription_officer = Conscription Officer
great_wall-advisor-conscription_officer-about = Each spring recruit 1 spearman for free into a rest area of your choice.
great_wall-advisor-banner_bearer = Banner Bearer
great_wall-advisor-banner_bearer-about = When you recruit, attack with 1 other soldier.
great_wall-advisor-cavalry_captain = Cavalry Captain
great_wall-advisor-cavalry_captain-about = After activation in your turn, attack with all your horsemen in rest areas.
great_wall-advisor-trebuchet_master = Trebuchet Master
great_wall-advisor-trebuchet_master-about = Each winter, before the volley, put 1 wound on any horde.
great_wall-advisor-pathfinder = Pathfinder
great_wall-advisor-pathfinder-about = Your spearmen may attack hordes in any row, and your soldiers in rest areas may attack in any section.
great_wall-advisor-physician = Physician
great_wall-advisor-physician-about = Saving a soldier costs you 1 chi less.
great_wall-advisor-tower_captain = Tower Captain
great_wall-advisor-tower_captain-about = When your archers would be killed, save all of them for free. Each winter, before the volley, gain 1 honor for each of your archers on a firing spot.
great_wall-advisor-master_builder = Master Builder
great_wall-advisor-master_builder-about = Each wall level you build costs you 3 less.
great_wall-advisor-carpenter = Carpenter
great_wall-advisor-carpenter-about = Each barricade costs you 1 less. When you build barricades, gain 1 honor.
great_wall-advisor-surveyor = Surveyor
great_wall-advisor-surveyor-about = Each time any player builds a wall level, gain 2 honor.
great_wall-advisor-strategist = Strategist
great_wall-advisor-strategist-about = Draw 1 tactic card each spring. You may hold 2 more tactic cards.
great_wall-advisor-calligrapher = Calligrapher
great_wall-advisor-calligrapher-about = The empowered effect of a tactic card costs you 1 chi less. Each time you play a tactic card, gain 1 honor.
great_wall-advisor-magistrate = Magistrate
great_wall-advisor-magistrate-about = You take no shame for being alone at an activated location.
great_wall-advisor-scapegoat = Scapegoat
great_wall-advisor-scapegoat-about = When you take shame tokens, gain any 2 resources.
great_wall-advisor-poet_laureate = Poet Laureate
great_wall-advisor-poet_laureate-about = Each time you win a horde, gain 3 honor.
great_wall-advisor-almoner = Almoner
great_wall-advisor-almoner-about = Each time you donate, gain 1 chi and 1 honor.
great_wall-advisor-tea_master = Tea Master
great_wall-advisor-tea_master-about = Each spring move your tea marker up 1 place; if it is already on top, gain 2 honor instead.
great_wall-advisor-minister_of_works = Minister of Works
great_wall-advisor-minister_of_works-about = In your turn, after the command card and before activation, you may pay 2 chi for the advanced activation of 1 location.

## Tactic cards

great_wall-tactic-heroic_fight = Heroic Fight
great_wall-tactic-heroic_fight-about = When a horde with a spearman of yours is defeated and you have an archer on a firing spot of its section, gain 4 honor. Empowered (2 chi): gain 8 honor.
great_wall-tactic-camp_tales = Camp Tales
great_wall-tactic-camp_tales-about = When a horde with your soldiers is defeated, gain 1 honor and 1 more for each of them, at most 5. Empowered (2 chi): 2 honor and 2 more for each, at most 10.
great_wall-tactic-parade_of_captives = Parade of Captives
great_wall-tactic-parade_of_captives-about = When you win a horde, gain 3 honor. Empowered (2 chi): gain 3 honor and discard 1 shame token.
great_wall-tactic-captured_wagons = Captured Wagons
great_wall-tactic-captured_wagons-about = When you win a horde, gain 1 wood, 1 stone and 1 gold. Empowered (1 chi): gain 2 of each.
great_wall-tactic-panic_in_the_ranks = Panic in the Ranks
great_wall-tactic-panic_in_the_ranks-about = When you win a horde, put 1 wound on any other horde. Empowered (1 chi): put 2 wounds.
great_wall-tactic-flanking_move = Flanking Move
great_wall-tactic-flanking_move-about = When you attack, attack with 1 more soldier in any section. Empowered (2 chi): with up to 3 more soldiers.
great_wall-tactic-fire_arrows = Fire Arrows
great_wall-tactic-fire_arrows-about = When you attack with an archer, put 1 more wound on a horde of that section. Empowered (1 chi): put 2 more wounds.
great_wall-tactic-looting_charge = Looting Charge
great_wall-tactic-looting_charge-about = When you attack, gain any 1 resource for each attacking soldier, at most 3. Empowered (2 chi): any 2 for each, at most 6.
great_wall-tactic-rob_the_dead = Rob the Dead
great_wall-tactic-rob_the_dead-about = When you deal the last wound to a horde, gain 2 gold. Empowered (2 chi): gain 5 gold.
great_wall-tactic-final_blow = Final Blow
great_wall-tactic-final_blow-about = When you deal the last wound to a horde, gain 3 honor. Empowered (2 chi): gain 5 honor and draw 1 tactic card.
great_wall-tactic-withdrawal = Withdrawal
great_wall-tactic-withdrawal-about = When your soldiers would be killed, save 1 of them. Empowered (2 chi): save all of them.
great_wall-tactic-last_stand = Last Stand
great_wall-tactic-last_stand-about = When your soldiers are killed, gain 2 honor for each, at most 4. Empowered (2 chi): 4 honor for each, at most 8.
great_wall-tactic-restless = Restless
great_wall-tactic-restless-about = After your command card, upgrade 1 overseer for 2 less, with no clerk there. Empowered (2 chi): upgrade 2 different overseers, each for 2 less.
great_wall-tactic-forced_march = Forced March
great_wall-tactic-forced_march-about = After your command card, move up to 3 clerks. Empowered (2 chi): up to 6 clerks.
great_wall-tactic-night_shift = Night Shift
great_wall-tactic-night_shift-about = After your command card, carry out the advanced activation of 1 production location. Empowered (2 chi): of any 2 locations.
great_wall-tactic-black_market = Black Market
great_wall-tactic-black_market-about = After your command card, up to 2 times pay 1 resource for 2 of another kind. Empowered (1 chi): up to 4 times.
great_wall-tactic-imperial_audience = Imperial Audience
great_wall-tactic-imperial_audience-about = After your command card, discard 1 shame token. Empowered (2 chi): discard 2 and move your tea marker up 1 place.
great_wall-tactic-hold_the_line = Hold the Line
great_wall-tactic-hold_the_line-about = When you recruit into a section with at least 2 hordes, gain 3 honor. Empowered (2 chi): gain 7 honor.
great_wall-tactic-volunteers = Volunteers
great_wall-tactic-volunteers-about = When you recruit into a section with a built wall, also recruit 1 spearman for any 1 resource. Empowered (3 chi): recruit 2 spearmen for free.
great_wall-tactic-palisade = Palisade
great_wall-tactic-palisade-about = When you recruit into a section with at most 1 barricade, build 1 barricade for free. Empowered (2 chi): build 2.

## Command cards

great_wall-command-despotism = Despotism
great_wall-command-despotism-about = Move up to 4 clerks, 2 more for each Economy on the track. The others move up to 2 clerks to 2 different locations. Then you may carry out the advanced activation of 1 location.
great_wall-command-work_harder = Work Harder
great_wall-command-work_harder-about = Move any number of clerks. The others move up to 2 clerks to 2 different locations. Then you may carry out the advanced activation of 1 location for each Attack Order on the track.
great_wall-command-economy = Economy
great_wall-command-economy-about = Move up to 3 clerks. The others move up to 2 clerks to 2 different locations. Then you may upgrade 1 overseer for 1 less, and you take the income of 1 overseer, 1 more for each Work Harder on the track.
great_wall-command-attack_order = Attack Order
great_wall-command-attack_order-about = Move up to 2 clerks, then attack with all your soldiers of 1 section. Each other player moves soldiers as 1 clerk at the logistics centre does, or attacks with 1 soldier. Then attack again with all your soldiers of 1 section, and of 1 more for each Raise Banner on the track.
great_wall-command-betrayal = Betrayal
great_wall-command-betrayal-about = Carry out the owner's boxes of another command card on the track, or move up to 2 clerks instead. Once played, this card is never taken back.
great_wall-command-raise_banner = Raise Banner
great_wall-command-raise_banner-about = Move up to 3 clerks. The others move up to 2 clerks to 2 different locations. Your clerks at the barracks count double this turn; carry out the advanced activation of the barracks, then attack with up to 1 soldier for each Despotism on the track.
great_wall-command-reed_clan = Reed Clan's Order
great_wall-command-reed_clan-about = The Reed Clan moves up to 2 clerks to 2 different locations. The others move up to 2 clerks to 2 different locations.
great_wall-command-solo_despotism = Qin's Despotism
great_wall-command-solo_despotism-about = Qin moves 2 clerks and 1 more for each of his supporters, at most 6. The others move up to 2 clerks to 2 different locations. Then Qin carries out the advanced activation of the highest location of his track with a clerk of his.
great_wall-command-solo_work_harder = Qin's Work Harder
great_wall-command-solo_work_harder-about = Qin moves 4 clerks. The others move up to 2 clerks to 2 different locations. Then Qin builds a level of the lowest wall; the warehouse pays what it can, and the rest is free.
great_wall-command-solo_economy = Qin's Economy
great_wall-command-solo_economy-about = Qin moves 3 clerks to different locations. The others move up to 2 clerks to 2 different locations. Then Qin upgrades 2 overseers for free, from the highest location of his track down.
great_wall-command-solo_attack_order = Qin's Attack Order
great_wall-command-solo_attack_order-about = Qin recruits 1 spearman for each of his supporters for free, at most 4. Each other player moves soldiers as 1 clerk at the logistics centre does, or attacks with 1 soldier. Then Qin recruits 1 archer for free.
great_wall-command-solo_betrayal = Qin's Betrayal
great_wall-command-solo_betrayal-about = Qin moves 2 clerks to different locations and gains 1 honor for each of his supporters.
great_wall-command-solo_raise_banner = Qin's Raise Banner
great_wall-command-solo_raise_banner-about = Qin moves 3 clerks to the barracks, as far as there is room. The others move up to 2 clerks to 2 different locations. His clerks at the barracks count double this turn; he carries out the advanced activation of the barracks.

## Artifacts

great_wall-artifact-hou_yi_bow = Hou Yi Bow
great_wall-artifact-hou_yi_bow-about = Gain 6 honor for each of your archers on firing spots of the highest built walls.
great_wall-artifact-heirloom_seal = Heirloom Seal
great_wall-artifact-heirloom_seal-about = Gain 2 honor for each level of your overseers.
great_wall-artifact-sword_of_goujian = Sword of Goujian
great_wall-artifact-sword_of_goujian-about = Gain 4 honor for each of your trophies without shame, at most 24.
great_wall-artifact-jade_disc_of_he = Jade Disc of He
great_wall-artifact-jade_disc_of_he-about = Gain 3 honor for each of your advisors, active or supporting, at most 24.
great_wall-artifact-nine_tripods = Nine Tripods
great_wall-artifact-nine_tripods-about = Gain 3 honor for each of your soldiers in rest areas, at most 24.

## Hordes

great_wall-horde-leader = Leader
great_wall-horde-leader-about = The defence of this section is halved, rounded down; each further leader halves it again.
great_wall-horde-infantry = Infantry
great_wall-horde-infantry-about = No ability.
great_wall-horde-incendiaries = Incendiaries
great_wall-horde-incendiaries-about = The barricades of this section add nothing to its defence.
great_wall-horde-brutes = Brutes
great_wall-horde-brutes-about = No ability.
great_wall-horde-spies = Spies
great_wall-horde-spies-about = No ability, but the scattered vital spots leave little room for horsemen.
great_wall-horde-riders = Riders
great_wall-horde-riders-about = Lethality on this card is 1 higher.
great_wall-horde-sappers = Sappers
great_wall-horde-sappers-about = The wall of this section counts 4 less, never below 0.
great_wall-horde-shield_bearers = Shield Bearers
great_wall-horde-shield_bearers-about = Archers and cards cannot put wounds on this horde; only spearmen and horsemen can attack it.

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
