### The names and texts of the cards and places of The Great Wall in Italian. Keys end with the ids of the data.
###
### Words for pieces, places and seasons are lower case, to stand inside a sentence; cards and locations have names.
###
### Terms: clerk = commesso; advisor = consigliere (attivo, di supporto); overseer = sorvegliante; upgrade = potenziare;
### donate = donare; advanced activation = attivazione avanzata; vital spot = punto vitale; shame token = tassello Onta;
### rest area = zona di riposo; firing spot = postazione di tiro; volley = lancio delle frecce; lethality = letalità;
### chi = qi; command card = carta Comando; empowered effect = effetto potenziato; win a horde = prendere una carta Orda;
### decree = Richiesta (dell'Imperatore).

## Resources, soldiers, seasons

great_wall-resource-wood = legno
great_wall-resource-stone = pietra
great_wall-resource-gold = oro
great_wall-resource-chi = qi

great_wall-soldier-spearman = lanciere
great_wall-soldier-archer = arciere
great_wall-soldier-horseman = cavalleggero

great_wall-season-spring = primavera
great_wall-season-summer = estate
great_wall-season-autumn = autunno
great_wall-season-winter = inverno

## Places

great_wall-section-left = sezione sinistra
great_wall-section-middle = sezione centrale
great_wall-section-right = sezione destra

great_wall-place-rest = zona di riposo
great_wall-place-firing = postazione di tiro
great_wall-place-pool = riserva
great_wall-place-warehouse = magazzino

great_wall-location-lumber_mill = Segheria
great_wall-location-quarry = Cava
great_wall-location-gold_mine = Miniera d'oro
great_wall-location-temple = Tempio
great_wall-location-barracks = Caserma
great_wall-location-tea_house = Casa da tè
great_wall-location-builders_camp = Quartiere dei costruttori
great_wall-location-embassy = Ambasciata dell'Imperatore
great_wall-location-academy = Scuola marziale
great_wall-location-logistics = Centro logistico

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
great_wall-general-reed_general_a = Clan del Giunco (commessi)
great_wall-general-reed_general_a-about = I commessi del clan sono sempre sul tabellone, mai 2 in uno stesso luogo, e restano quando si attiva. Il clan non riceve onore, Onta, risorse né carte Orda, e i suoi soldati superstiti tornano nella sua riserva.
great_wall-general-reed_general_b = Clan del Giunco (luoghi)
great_wall-general-reed_general_b-about = Il clan dona nella segheria, nella cava e nella miniera d'oro; nel tempio il giocatore di turno può scartare un tassello Onta, all'Ambasciata dell'Imperatore un consigliere lascia il tracciato, nel quartiere dei costruttori il clan costruisce una barricata e nella caserma piazza un lanciere, entrambi gratis.
great_wall-general-qin_jiushao = Qin Jiushao
great_wall-general-qin_jiushao-about = I commessi di Qin vanno nei luoghi più bassi del suo tracciato e i suoi luoghi si attivano dal più alto. Non paga nulla e non tiene risorse; i consiglieri di supporto rafforzano le sue carte Comando.

## Advisors

great_wall-advisor-taskmaster = Caposquadra
great_wall-advisor-warden = Guardiano
great_wall-advisor-manufacturer = Manifatturiere
great_wall-advisor-stone_mason = Scalpellino
great_wall-advisor-alchemist = Alchimista
great_wall-advisor-spiritual_leader = Guida spirituale
great_wall-advisor-master_merchant = Maestro mercante
great_wall-advisor-forest_guide = Guida della foresta
great_wall-advisor-glory_stealer = Ladro di gloria
great_wall-advisor-tactician_monk = Monaco tattico
great_wall-advisor-jinshi = Jinshi
great_wall-advisor-smuggler = Contrabbandiere
great_wall-advisor-herald = Araldo
great_wall-advisor-survivalist = Maestro di sopravvivenza
great_wall-advisor-gravedigger = Becchino
great_wall-advisor-archer_commander = Comandante degli arcieri
great_wall-advisor-granary_steward = Custode del granaio
great_wall-advisor-imperial_inspector = Ispettore imperiale
great_wall-advisor-paymaster = Ufficiale pagatore
great_wall-advisor-tax_collector = Esattore delle tasse
great_wall-advisor-courier = Corriere
great_wall-advisor-secretary = Segretario
great_wall-advisor-master_of_ceremonies = Maestro di cerimonie
great_wall-advisor-fletcher = Fabbricante di frecce
great_wall-advisor-horse_breeder = Allevatore di cavalli
great_wall-advisor-quartermaster = Quartiermastro
great_wall-advisor-conscription_officer = Ufficiale di leva
great_wall-advisor-banner_bearer = Portastendardo
great_wall-advisor-cavalry_captain = Capitano di cavalleria
great_wall-advisor-trebuchet_master = Maestro dei trabucchi
great_wall-advisor-pathfinder = Esploratore
great_wall-advisor-physician = Medico
great_wall-advisor-tower_captain = Capitano della torre
great_wall-advisor-master_builder = Capomastro
great_wall-advisor-carpenter = Carpentiere
great_wall-advisor-surveyor = Agrimensore
great_wall-advisor-strategist = Stratega
great_wall-advisor-calligrapher = Calligrafo
great_wall-advisor-magistrate = Magistrato
great_wall-advisor-scapegoat = Capro espiatorio
great_wall-advisor-poet_laureate = Poeta di corte
great_wall-advisor-almoner = Elemosiniere
great_wall-advisor-tea_master = Maestro del tè
great_wall-advisor-tea_master-about = Ogni primavera sposti in alto la tua pedina Tè di 1 posizione; se è già in cima, ottieni invece 2 punti onore.
great_wall-advisor-minister_of_works = Ministro dei lavori pubblici

## Tactic cards

great_wall-tactic-heroic_fight = Lotta eroica
great_wall-tactic-camp_tales = Racconti al bivacco
great_wall-tactic-parade_of_captives = Corteo dei prigionieri
great_wall-tactic-captured_wagons = Carri catturati
great_wall-tactic-panic_in_the_ranks = Panico nei ranghi
great_wall-tactic-flanking_move = Aggiramento
great_wall-tactic-fire_arrows = Frecce infuocate
great_wall-tactic-looting_charge = Carica predatoria
great_wall-tactic-rob_the_dead = Depredare i morti
great_wall-tactic-final_blow = Colpo di grazia
great_wall-tactic-withdrawal = Ritirata
great_wall-tactic-last_stand = Ultima resistenza
great_wall-tactic-restless = Senza tregua
great_wall-tactic-forced_march = Marcia forzata
great_wall-tactic-night_shift = Turno di notte
great_wall-tactic-black_market = Mercato nero
great_wall-tactic-imperial_audience = Udienza imperiale
great_wall-tactic-hold_the_line = Tenere la linea
great_wall-tactic-volunteers = Volontari
great_wall-tactic-palisade = Palizzata
great_wall-tactic-shared_glory = Gloria condivisa
great_wall-tactic-gifts_of_war = Doni di guerra
great_wall-tactic-joint_assault = Assalto congiunto
great_wall-tactic-signal_fires = Fuochi di segnalazione
great_wall-tactic-break_their_spirit = Spezzare gli animi
great_wall-tactic-cover_the_retreat = Coprire la ritirata
great_wall-tactic-honor_the_fallen = Onore ai caduti
great_wall-tactic-council_of_war = Consiglio di guerra
great_wall-tactic-reinforce_the_gate = Rinforzare la porta
great_wall-tactic-recall_orders = Richiamare gli ordini
great_wall-tactic-supply_train = Convoglio di rifornimenti
great_wall-tactic-brothers_in_arms = Fratelli d'armi

## Command cards

great_wall-command-despotism = Dispotismo
great_wall-command-work_harder = Lavorate di più
great_wall-command-economy = Economia
great_wall-command-attack_order = Ordine d'attacco
great_wall-command-betrayal = Tradimento
great_wall-command-raise_banner = Innalzare lo stendardo
great_wall-command-reed_clan = Ordine del Clan del Giunco
great_wall-command-solo_despotism = Dispotismo di Qin
great_wall-command-solo_work_harder = Lavorate di più (Qin)
great_wall-command-solo_economy = Economia di Qin
great_wall-command-solo_attack_order = Ordine d'attacco di Qin
great_wall-command-solo_betrayal = Tradimento di Qin
great_wall-command-solo_raise_banner = Innalzare lo stendardo (Qin)

## Artifacts

great_wall-artifact-hou_yi_bow = Arco di Hou Yi
great_wall-artifact-heirloom_seal = Sigillo ereditario
great_wall-artifact-sword_of_goujian = Spada di Goujian
great_wall-artifact-jade_disc_of_he = Disco di giada di He
great_wall-artifact-nine_tripods = Nove tripodi

## Hordes

great_wall-horde-leader = Capo
great_wall-horde-infantry = Fanteria
great_wall-horde-incendiaries = Incendiari
great_wall-horde-brutes = Bruti
great_wall-horde-spies = Spie
great_wall-horde-spies-about = Nessuna abilità, ma i punti vitali sparsi lasciano poco spazio ai cavalleggeri.
great_wall-horde-riders = Cavalieri
great_wall-horde-sappers = Guastatori
great_wall-horde-shield_bearers = Portascudi
great_wall-horde-keshig_guard = Guardia del khan
great_wall-horde-war_chief = Capo di guerra
great_wall-horde-fire_carts = Carri di fuoco
great_wall-horde-heavy_lancers = Cavalleria pesante
great_wall-horde-steppe_archers = Arcieri della steppa
great_wall-horde-tunnellers = Scavatori
great_wall-horde-plunderers = Saccheggiatori
great_wall-horde-siege_tower = Torre d'assedio

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

great_wall-decree-taunt_them_and_prevail = Provocateli e poi batteteli!
great_wall-decree-taunt_them_and_prevail-about = Davanti alle mura c'è almeno 1 orda in più del numero dei giocatori, e quest'inverno nessuna sezione ha subito una breccia.
great_wall-decree-warriors_for_the_emperors_guard = Guerrieri per la guardia dell'Imperatore
great_wall-decree-glory_belongs_to_the_emperor = La gloria spetta all'Imperatore!
great_wall-decree-royal_escort_for_the_emperors_officials = Scorta reale ai funzionari dell'Imperatore
great_wall-decree-tribute_of_gold = Tributo d'oro
great_wall-decree-timber_for_the_fleet = Legname per la flotta
great_wall-decree-stone_for_the_palace = Pietra per il palazzo
great_wall-decree-prayers_for_the_dynasty = Preghiere per la dinastia
great_wall-decree-secrets_of_war = Segreti di guerra
great_wall-decree-spoils_for_the_throne = Bottino per il trono
great_wall-decree-unbroken_line = Linea ininterrotta
great_wall-decree-loyal_household = Casa fedele

## Events

great_wall-event_card-harsh_winter = Inverno rigido
great_wall-event_card-camp_fever = Febbre nell'accampamento
great_wall-event_card-outriders = Avanguardia
great_wall-event_card-spies_in_the_camp = Spie nell'accampamento
great_wall-event_card-imperial_caravan = Carovana imperiale
great_wall-event_card-lantern_festival = Festa delle lanterne
great_wall-event_card-war_drums = Tamburi di guerra
great_wall-event_card-merciless_war = Guerra spietata
great_wall-event_card-rotten_timber = Legno marcio
great_wall-event_card-failing_spirits = Morale in calo
great_wall-event_card-master_masons = Mastri muratori
great_wall-event_card-open_archives = Archivi aperti
