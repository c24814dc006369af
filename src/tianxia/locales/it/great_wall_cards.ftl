### The names and texts of the cards and places of The Great Wall in Italian. Keys end with the ids of the data.
###
### Words for pieces, places and seasons are lower case, to stand inside a sentence; cards and locations have names.
###
### Terms: clerk = commesso; advisor = consigliere (attivo, di supporto); overseer = sorvegliante; upgrade = potenziare;
### donate = donare; advanced activation = attivazione avanzata; vital spot = punto vitale; shame token = tassello Onta;
### rest area = zona di riposo; firing spot = postazione di tiro; volley = lancio delle frecce; lethality = letalità;
### chi = qi; command card = carta Comando; empowered effect = effetto potenziato; win a horde = prendere una carta Orda.

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
great_wall-location-lumber_mill-about = Ogni commesso produce 1 legno e il tuo sorvegliante aggiunge il proprio livello; poi puoi potenziare il sorvegliante per 2, 3 o 4 qi e donare 1 legno per 2 punti onore.
great_wall-location-quarry = Cava
great_wall-location-quarry-about = Ogni commesso produce 1 pietra e il tuo sorvegliante aggiunge il proprio livello; poi puoi potenziare il sorvegliante per 2, 3 o 4 ori e donare 1 pietra per 2 punti onore.
great_wall-location-gold_mine = Miniera d'oro
great_wall-location-gold_mine-about = Ogni commesso produce 1 oro e il tuo sorvegliante aggiunge il proprio livello; poi puoi potenziare il sorvegliante per 2, 3 o 4 pietre e donare 1 oro per 2 punti onore.
great_wall-location-temple = Tempio
great_wall-location-temple-about = Ogni commesso produce 1 qi e il tuo sorvegliante aggiunge il proprio livello; poi puoi potenziare il sorvegliante per 2, 3 o 4 legni.
great_wall-location-barracks = Caserma
great_wall-location-barracks-about = Ogni commesso recluta 1 soldato: un lanciere per 2 pietre e 1 legno, un arciere per 2 qi e 1 legno o un cavalleggero per 3 ori e 1 legno.
great_wall-location-tea_house = Casa da tè
great_wall-location-tea_house-about = La tua pedina Tè sale di 1 posizione, o direttamente in cima se tutti gli spazi sono occupati dai tuoi commessi.
great_wall-location-builders_camp = Quartiere dei costruttori
great_wall-location-builders_camp-about = Ogni commesso costruisce 1 barricata per 2 legni, pietre o ori (ottieni 2 punti onore) oppure 1 livello di mura per 5, 10 o 15 di queste risorse (ottieni altrettanti punti onore); per primo paga il magazzino.
great_wall-location-embassy = Ambasciata dell'Imperatore
great_wall-location-embassy-about = Ogni commesso assume 1 nuovo commesso per 2 ori, oppure 1 consigliere per tanti ori quanti saranno allora i tuoi consiglieri.
great_wall-location-academy = Scuola marziale
great_wall-location-academy-about = Per ogni commesso peschi 1 carta Tattica.
great_wall-location-logistics = Centro logistico
great_wall-location-logistics-about = Ogni commesso muove un numero qualsiasi dei tuoi soldati dalla zona di riposo e dalle postazioni di tiro di 1 sezione a un'altra sezione, senza attaccare.

## Generals

great_wall-general-liang_hongyu = Liang Hongyu
great_wall-general-liang_hongyu-about = Per ogni tuo soldato ucciso ottieni 2 punti onore per ogni consigliere di supporto.
great_wall-general-yang_miaozhen = Yang Miaozhen
great_wall-general-yang_miaozhen-about = Quando recluti, puoi reclutare anche fino a 1 lanciere per ogni consigliere di supporto, pagando 2 risorse qualsiasi per ciascuno.
great_wall-general-song_ci = Song Ci
great_wall-general-song_ci-about = Ogni volta che potenzi un sorvegliante, ottieni 2 punti onore per ogni consigliere di supporto.
great_wall-general-zhou_tong = Zhou Tong
great_wall-general-zhou_tong-about = In estate, con il reddito, per ogni sezione in cui hai un arciere su una postazione di tiro ottieni 2 punti onore per ogni consigliere di supporto, al massimo 24 in tutto.
great_wall-general-cai_xiang = Cai Xiang
great_wall-general-cai_xiang-about = Ogni volta che si attiva un luogo speciale con almeno 2 tuoi commessi, ottieni 2 punti onore per ogni consigliere di supporto.
great_wall-general-qin_hui = Qin Hui
great_wall-general-qin_hui-about = Nel tuo turno, prima dell'attivazione, scegli un luogo: se viene risolto in questo turno con un tuo commesso, vi conti 1 commesso in più per ogni consigliere di supporto.
great_wall-general-tong_guan = Tong Guan
great_wall-general-tong_guan-about = Dopo l'attivazione nel tuo turno puoi attaccare con fino a 1 soldato per ogni consigliere di supporto, in sezioni qualsiasi.
great_wall-general-xin_qiji = Xin Qiji
great_wall-general-xin_qiji-about = Quando recluti arcieri, puoi attaccare con fino a 1 altro soldato per ogni consigliere di supporto, in sezioni qualsiasi.
great_wall-general-yang_ye = Yang Ye
great_wall-general-yang_ye-about = Ogni volta che salvi dei soldati, ottieni 2 punti onore per ogni consigliere di supporto.
great_wall-general-keng_hsien_seng = Keng Hsien-Seng
great_wall-general-keng_hsien_seng-about = Puoi pagare con l'oro al posto di qualsiasi risorsa. In estate, con il reddito, ottieni 1 oro per ogni consigliere di supporto.
great_wall-general-yue_fei = Yue Fei
great_wall-general-yue_fei-about = Ogni volta che prendi una carta Orda, ottieni 5 punti onore per ogni consigliere di supporto.
great_wall-general-fan_zhongyan = Fan Zhongyan
great_wall-general-fan_zhongyan-about = Ogni volta che costruisci un livello di mura, ottieni 2 punti onore per ogni consigliere di supporto; ogni volta che costruisci barricate, ottieni 1 punto onore per ogni consigliere di supporto.
great_wall-general-zong_ze = Zong Ze
great_wall-general-zong_ze-about = Ogni volta che giochi una carta Tattica, ottieni 1 qi, più 1 punto onore per ogni consigliere di supporto.
great_wall-general-di_qing = Di Qing
great_wall-general-di_qing-about = Ogni volta che un giocatore qualsiasi costruisce un livello di mura, i giocatori scelti riprendono carte Comando scartate, in tutto 1 per ogni consigliere di supporto.
great_wall-general-wan_yi = Wan Yi
great_wall-general-wan_yi-about = Dopo l'attivazione nel tuo turno un giocatore a tua scelta ottiene il reddito di 1 sorvegliante per ogni tuo consigliere di supporto, al massimo 4, ciascuno in un luogo diverso.
great_wall-general-han_shizhong = Han Shizhong
great_wall-general-han_shizhong-about = Ogni inverno, prima del lancio delle frecce, metti 1 ferita su un'orda qualsiasi per ogni consigliere di supporto.
great_wall-general-bao_zheng = Bao Zheng
great_wall-general-bao_zheng-about = In estate, con il reddito, puoi pagare 2 qi: i giocatori scelti scartano tasselli Onta, in tutto 1 per ogni consigliere di supporto.
great_wall-general-meng_gong = Meng Gong
great_wall-general-meng_gong-about = Quando viene sconfitta un'orda con almeno 1 tuo soldato, i giocatori scelti ottengono risorse qualsiasi, in tutto 1 per ogni consigliere di supporto.
great_wall-general-li_gang = Li Gang
great_wall-general-li_gang-about = Ogni sezione in cui hai un soldato nella zona di riposo o su una postazione di tiro ha 1 difesa in più per ogni consigliere di supporto.
great_wall-general-wu_jie = Wu Jie
great_wall-general-wu_jie-about = Quando i tuoi soldati stanno per essere uccisi, salvane gratis 1 per ogni consigliere di supporto.
great_wall-general-wang_anshi = Wang Anshi
great_wall-general-wang_anshi-about = Ogni volta che si attiva un luogo di produzione con tuoi commessi, metti dalla banca nel magazzino 1 legno, pietra o oro per ogni consigliere di supporto.

## Advisors

great_wall-advisor-taskmaster = Caposquadra
great_wall-advisor-taskmaster-about = Dopo l'attivazione nel tuo turno ottieni il reddito di 1 dei tuoi sorveglianti.
great_wall-advisor-warden = Guardiano
great_wall-advisor-warden-about = Dopo l'attivazione nel tuo turno puoi attaccare con 1 lanciere in ogni sezione.
great_wall-advisor-manufacturer = Manifatturiere
great_wall-advisor-manufacturer-about = Potenziare il tuo sorvegliante della segheria costa 2 in meno. Quando potenzi un sorvegliante qualsiasi, puoi potenziare anche questo, pur senza commessi in quel luogo.
great_wall-advisor-stone_mason = Scalpellino
great_wall-advisor-stone_mason-about = Potenziare il tuo sorvegliante della cava costa 2 in meno. Quando potenzi un sorvegliante qualsiasi, puoi potenziare anche questo, pur senza commessi in quel luogo.
great_wall-advisor-alchemist = Alchimista
great_wall-advisor-alchemist-about = Potenziare il tuo sorvegliante della miniera d'oro costa 2 in meno. Quando potenzi un sorvegliante qualsiasi, puoi potenziare anche questo, pur senza commessi in quel luogo.
great_wall-advisor-spiritual_leader = Guida spirituale
great_wall-advisor-spiritual_leader-about = Potenziare il tuo sorvegliante del tempio costa 2 in meno. Quando potenzi un sorvegliante qualsiasi, puoi potenziare anche questo, pur senza commessi in quel luogo.
great_wall-advisor-master_merchant = Maestro mercante
great_wall-advisor-master_merchant-about = Dopo l'attivazione nel tuo turno puoi pagare 1 risorsa qualsiasi per ottenere 3 legni, pietre o ori, tutti di uno stesso altro tipo.
great_wall-advisor-forest_guide = Guida della foresta
great_wall-advisor-forest_guide-about = Ogni volta che giochi una carta Tattica, scarta 1 tassello Onta.
great_wall-advisor-glory_stealer = Ladro di gloria
great_wall-advisor-glory_stealer-about = Ogni volta che infliggi l'ultima ferita a un'orda, scarta 1 tassello Onta.
great_wall-advisor-tactician_monk = Monaco tattico
great_wall-advisor-tactician_monk-about = Ogni volta che infliggi l'ultima ferita a un'orda, pesca 2 carte Tattica.
great_wall-advisor-jinshi = Jinshi
great_wall-advisor-jinshi-about = Nel tuo turno, dopo la carta Comando e prima dell'attivazione, muovi 1 commesso in più.
great_wall-advisor-smuggler = Contrabbandiere
great_wall-advisor-smuggler-about = Quando la carta Comando di un altro giocatore ti fa muovere dei commessi, muovi 1 commesso in più in un luogo qualsiasi.
great_wall-advisor-herald = Araldo
great_wall-advisor-herald-about = Ogni lanciere che recluti costa 1 pietra in meno.
great_wall-advisor-survivalist = Maestro di sopravvivenza
great_wall-advisor-survivalist-about = Quando i tuoi soldati stanno per essere uccisi, salvane 1 gratis.
great_wall-advisor-gravedigger = Becchino
great_wall-advisor-gravedigger-about = Per ogni tuo soldato ucciso ottieni 2 punti onore.
great_wall-advisor-archer_commander = Comandante degli arcieri
great_wall-advisor-archer_commander-about = Dopo l'attivazione nel tuo turno puoi attaccare con tutti i tuoi arcieri.
great_wall-advisor-granary_steward = Custode del granaio
great_wall-advisor-granary_steward-about = Ogni volta che si attiva un luogo di produzione con tuoi commessi, ottieni 1 sua risorsa in più.
great_wall-advisor-imperial_inspector = Ispettore imperiale
great_wall-advisor-imperial_inspector-about = Ogni volta che potenzi un sorvegliante, ottieni 2 punti onore.
great_wall-advisor-paymaster = Ufficiale pagatore
great_wall-advisor-paymaster-about = Dopo l'attivazione nel tuo turno puoi potenziare 1 sorvegliante al costo consueto, pur senza commessi nel suo luogo.
great_wall-advisor-tax_collector = Esattore delle tasse
great_wall-advisor-tax_collector-about = In estate, con il reddito, ottieni 1 oro per ogni tuo sorvegliante, al massimo 3.
great_wall-advisor-courier = Corriere
great_wall-advisor-courier-about = Dopo l'attivazione nel tuo turno muovi fino a 2 commessi.
great_wall-advisor-secretary = Segretario
great_wall-advisor-secretary-about = Ogni volta che è stato risolto un luogo speciale con tuoi commessi, muovi 1 commesso.
great_wall-advisor-master_of_ceremonies = Maestro di cerimonie
great_wall-advisor-master_of_ceremonies-about = All'Ambasciata dell'Imperatore i consiglieri ti costano 2 ori in meno e i commessi 1 oro in meno.
great_wall-advisor-fletcher = Fabbricante di frecce
great_wall-advisor-fletcher-about = Ogni arciere che recluti costa 2 qi in meno.
great_wall-advisor-horse_breeder = Allevatore di cavalli
great_wall-advisor-horse_breeder-about = Ogni cavalleggero che recluti costa 2 ori in meno e ti dà 1 punto onore.
great_wall-advisor-quartermaster = Quartiermastro
great_wall-advisor-quartermaster-about = Ogni soldato che recluti costa 1 legno in meno.
great_wall-advisor-conscription_officer = Ufficiale di leva
great_wall-advisor-conscription_officer-about = Ogni primavera recluta gratis 1 lanciere in una zona di riposo a tua scelta.
great_wall-advisor-banner_bearer = Portastendardo
great_wall-advisor-banner_bearer-about = Quando recluti, puoi attaccare con 1 altro soldato.
great_wall-advisor-cavalry_captain = Capitano di cavalleria
great_wall-advisor-cavalry_captain-about = Dopo l'attivazione nel tuo turno puoi attaccare con tutti i tuoi cavalleggeri nelle zone di riposo.
great_wall-advisor-trebuchet_master = Maestro dei trabucchi
great_wall-advisor-trebuchet_master-about = Ogni inverno, prima del lancio delle frecce, metti 1 ferita su un'orda qualsiasi.
great_wall-advisor-pathfinder = Esploratore
great_wall-advisor-pathfinder-about = I tuoi lancieri possono attaccare orde di qualsiasi fila e i tuoi soldati nelle zone di riposo possono attaccare in qualsiasi sezione.
great_wall-advisor-physician = Medico
great_wall-advisor-physician-about = Salvare un soldato ti costa 1 qi in meno.
great_wall-advisor-tower_captain = Capitano della torre
great_wall-advisor-tower_captain-about = Quando i tuoi arcieri stanno per essere uccisi, salvali tutti gratis. Ogni inverno, prima del lancio delle frecce, ottieni 1 punto onore per ogni tuo arciere su una postazione di tiro.
great_wall-advisor-master_builder = Capomastro
great_wall-advisor-master_builder-about = Ogni livello di mura che costruisci ti costa 3 in meno.
great_wall-advisor-carpenter = Carpentiere
great_wall-advisor-carpenter-about = Ogni barricata ti costa 1 in meno. Quando costruisci barricate, ottieni 1 punto onore.
great_wall-advisor-surveyor = Agrimensore
great_wall-advisor-surveyor-about = Ogni volta che un giocatore qualsiasi costruisce un livello di mura, ottieni 2 punti onore.
great_wall-advisor-strategist = Stratega
great_wall-advisor-strategist-about = Ogni primavera pesca 1 carta Tattica. Puoi tenere in mano 2 carte Tattica in più.
great_wall-advisor-calligrapher = Calligrafo
great_wall-advisor-calligrapher-about = L'effetto potenziato di una carta Tattica ti costa 1 qi in meno. Ogni volta che giochi una carta Tattica, ottieni 1 punto onore.
great_wall-advisor-magistrate = Magistrato
great_wall-advisor-magistrate-about = Non ricevi tasselli Onta quando in un luogo attivato ci sono solo tuoi commessi.
great_wall-advisor-scapegoat = Capro espiatorio
great_wall-advisor-scapegoat-about = Quando ricevi tasselli Onta, ottieni 2 risorse qualsiasi.
great_wall-advisor-poet_laureate = Poeta di corte
great_wall-advisor-poet_laureate-about = Ogni volta che prendi una carta Orda, ottieni 3 punti onore.
great_wall-advisor-almoner = Elemosiniere
great_wall-advisor-almoner-about = Ogni volta che doni, ottieni 1 qi e 1 punto onore.
great_wall-advisor-tea_master = Maestro del tè
great_wall-advisor-tea_master-about = Ogni primavera sposta la tua pedina Tè in alto di 1 posizione; se è già in cima, ottieni invece 2 punti onore.
great_wall-advisor-minister_of_works = Ministro dei lavori pubblici
great_wall-advisor-minister_of_works-about = Nel tuo turno, dopo la carta Comando e prima dell'attivazione, puoi pagare 1 qi per eseguire l'attivazione avanzata di 1 luogo.

## Tactic cards

great_wall-tactic-heroic_fight = Lotta eroica
great_wall-tactic-heroic_fight-about = Quando viene sconfitta un'orda con un tuo lanciere e hai un arciere su una postazione di tiro della sua sezione, ottieni 4 punti onore. Effetto potenziato (2 qi): ottieni 8 punti onore.
great_wall-tactic-camp_tales = Racconti al bivacco
great_wall-tactic-camp_tales-about = Quando viene sconfitta un'orda con tuoi soldati, ottieni 1 punto onore più 1 per ciascuno di loro, al massimo 5. Effetto potenziato (2 qi): 2 punti onore più 2 per ciascuno, al massimo 10.
great_wall-tactic-parade_of_captives = Corteo dei prigionieri
great_wall-tactic-parade_of_captives-about = Quando prendi una carta Orda, ottieni 3 punti onore. Effetto potenziato (2 qi): ottieni 3 punti onore e scarti 1 tassello Onta.
great_wall-tactic-captured_wagons = Carri catturati
great_wall-tactic-captured_wagons-about = Quando prendi una carta Orda, ottieni 1 legno, 1 pietra e 1 oro. Effetto potenziato (1 qi): ne ottieni 2 per tipo.
great_wall-tactic-panic_in_the_ranks = Panico nei ranghi
great_wall-tactic-panic_in_the_ranks-about = Quando prendi una carta Orda, metti 1 ferita su un'altra orda qualsiasi. Effetto potenziato (1 qi): metti 2 ferite.
great_wall-tactic-flanking_move = Aggiramento
great_wall-tactic-flanking_move-about = Quando attacchi, attacca con 1 altro soldato in una sezione qualsiasi. Effetto potenziato (2 qi): con fino a 3 altri soldati.
great_wall-tactic-fire_arrows = Frecce infuocate
great_wall-tactic-fire_arrows-about = Quando attacchi con un arciere, metti 1 altra ferita su un'orda di quella sezione. Effetto potenziato (1 qi): metti 2 altre ferite.
great_wall-tactic-looting_charge = Carica predatoria
great_wall-tactic-looting_charge-about = Quando attacchi, ottieni 1 risorsa qualsiasi per ogni soldato che attacca, al massimo 3. Effetto potenziato (2 qi): 2 qualsiasi per ciascuno, al massimo 6.
great_wall-tactic-rob_the_dead = Depredare i morti
great_wall-tactic-rob_the_dead-about = Quando infliggi l'ultima ferita a un'orda, ottieni 2 ori. Effetto potenziato (2 qi): ottieni 5 ori.
great_wall-tactic-final_blow = Colpo di grazia
great_wall-tactic-final_blow-about = Quando infliggi l'ultima ferita a un'orda, ottieni 3 punti onore. Effetto potenziato (2 qi): ottieni 5 punti onore e peschi 1 carta Tattica.
great_wall-tactic-withdrawal = Ritirata
great_wall-tactic-withdrawal-about = Quando i tuoi soldati stanno per essere uccisi, salvane 1. Effetto potenziato (2 qi): salvali tutti.
great_wall-tactic-last_stand = Ultima resistenza
great_wall-tactic-last_stand-about = Quando i tuoi soldati vengono uccisi, ottieni 2 punti onore per ciascuno, al massimo 4. Effetto potenziato (2 qi): 4 punti onore per ciascuno, al massimo 8.
great_wall-tactic-restless = Senza tregua
great_wall-tactic-restless-about = Dopo la tua carta Comando potenzia 1 sorvegliante per 2 in meno, pur senza commessi nel suo luogo. Effetto potenziato (2 qi): potenzia 2 sorveglianti diversi, ciascuno per 2 in meno.
great_wall-tactic-forced_march = Marcia forzata
great_wall-tactic-forced_march-about = Dopo la tua carta Comando muovi fino a 3 commessi. Effetto potenziato (2 qi): fino a 6 commessi.
great_wall-tactic-night_shift = Turno di notte
great_wall-tactic-night_shift-about = Dopo la tua carta Comando esegui l'attivazione avanzata di 1 luogo di produzione. Effetto potenziato (2 qi): di 2 luoghi qualsiasi.
great_wall-tactic-black_market = Mercato nero
great_wall-tactic-black_market-about = Dopo la tua carta Comando puoi pagare fino a 2 volte 1 risorsa per ottenerne 2 di un altro tipo. Effetto potenziato (1 qi): fino a 4 volte.
great_wall-tactic-imperial_audience = Udienza imperiale
great_wall-tactic-imperial_audience-about = Dopo la tua carta Comando scarta 1 tassello Onta. Effetto potenziato (2 qi): scartane 2 e sposta la tua pedina Tè in alto di 1 posizione.
great_wall-tactic-hold_the_line = Tenere la linea
great_wall-tactic-hold_the_line-about = Quando recluti in una sezione con almeno 2 orde, ottieni 3 punti onore. Effetto potenziato (2 qi): ottieni 7 punti onore.
great_wall-tactic-volunteers = Volontari
great_wall-tactic-volunteers-about = Quando recluti in una sezione con mura costruite, recluta anche 1 lanciere per 1 risorsa qualsiasi. Effetto potenziato (3 qi): recluta 2 lancieri gratis.
great_wall-tactic-palisade = Palizzata
great_wall-tactic-palisade-about = Quando recluti in una sezione con al massimo 1 barricata, costruisci gratis 1 barricata. Effetto potenziato (2 qi): costruiscine 2.
great_wall-tactic-shared_glory = Gloria condivisa
great_wall-tactic-shared_glory-about = Quando viene sconfitta un'orda, ogni giocatore ottiene 2 punti onore. Effetto potenziato (2 qi): ogni giocatore ottiene 4 punti onore.
great_wall-tactic-gifts_of_war = Doni di guerra
great_wall-tactic-gifts_of_war-about = Quando prendi una carta Orda, dividi fra i giocatori 3 risorse qualsiasi della banca. Effetto potenziato (2 qi): 6 risorse qualsiasi.
great_wall-tactic-joint_assault = Assalto congiunto
great_wall-tactic-joint_assault-about = Quando attacchi, un altro giocatore a tua scelta attacca con 1 soldato. Effetto potenziato (2 qi): con fino a 3 soldati.
great_wall-tactic-signal_fires = Fuochi di segnalazione
great_wall-tactic-signal_fires-about = Quando attacchi, metti 1 ferita su un'orda di un'altra sezione. Effetto potenziato (1 qi): metti 2 ferite.
great_wall-tactic-break_their_spirit = Spezzare gli animi
great_wall-tactic-break_their_spirit-about = Quando infliggi l'ultima ferita a un'orda, le orde di 1 sezione hanno quest'anno in tutto 3 di potere offensivo in meno. Effetto potenziato (2 qi): 7 in meno.
great_wall-tactic-cover_the_retreat = Coprire la ritirata
great_wall-tactic-cover_the_retreat-about = Quando i tuoi soldati stanno per essere uccisi, ogni giocatore salva 1 soldato che morirebbe in questo momento. Effetto potenziato (2 qi): ogni giocatore li salva tutti.
great_wall-tactic-honor_the_fallen = Onore ai caduti
great_wall-tactic-honor_the_fallen-about = Quando i tuoi soldati vengono uccisi, scarta 1 tassello Onta. Effetto potenziato (2 qi): i giocatori scelti ne scartano in tutto 2.
great_wall-tactic-council_of_war = Consiglio di guerra
great_wall-tactic-council_of_war-about = Dopo la tua carta Comando un altro giocatore a tua scelta muove fino a 3 commessi. Effetto potenziato (2 qi): lo fa ogni altro giocatore.
great_wall-tactic-reinforce_the_gate = Rinforzare la porta
great_wall-tactic-reinforce_the_gate-about = Dopo la tua carta Comando 1 sezione ha quest'anno 3 di difesa in più. Effetto potenziato (2 qi): 7 in più.
great_wall-tactic-recall_orders = Revocare gli ordini
great_wall-tactic-recall_orders-about = Dopo la tua carta Comando riprendi 1 carta Comando scartata. Effetto potenziato (2 qi): i giocatori scelti ne riprendono in tutto 2.
great_wall-tactic-supply_train = Convoglio di rifornimenti
great_wall-tactic-supply_train-about = Dopo la tua carta Comando ottieni 1 risorsa qualsiasi e puoi dare ad altri giocatori fino a 4 risorse. Effetto potenziato (1 qi): ottieni 3 risorse qualsiasi e puoi darne fino a 8.
great_wall-tactic-brothers_in_arms = Fratelli d'armi
great_wall-tactic-brothers_in_arms-about = Quando recluti in una sezione con un soldato di un altro giocatore, un altro giocatore a tua scelta recluta 1 lanciere per 1 risorsa qualsiasi. Effetto potenziato (3 qi): 2 lancieri gratis.

## Command cards

great_wall-command-despotism = Dispotismo
great_wall-command-despotism-about = Muovi fino a 4 commessi, più 2 per ogni carta «Economia» sul tracciato. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. Poi puoi eseguire l'attivazione avanzata di 1 luogo.
great_wall-command-work_harder = Lavorate di più
great_wall-command-work_harder-about = Muovi un numero qualsiasi di commessi. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. Poi puoi eseguire l'attivazione avanzata di 1 luogo per ogni carta «Ordine d'attacco» sul tracciato.
great_wall-command-economy = Economia
great_wall-command-economy-about = Muovi fino a 3 commessi. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. Poi puoi potenziare 1 sorvegliante per 1 in meno e ottieni il reddito di 1 sorvegliante, più 1 altro per ogni carta «Lavorate di più» sul tracciato.
great_wall-command-attack_order = Ordine d'attacco
great_wall-command-attack_order-about = Muovi fino a 2 commessi, poi attacca con tutti i tuoi soldati di 1 sezione. Ogni altro giocatore muove dei soldati come 1 commesso al centro logistico, oppure attacca con 1 soldato. Poi attacca di nuovo con tutti i tuoi soldati di 1 sezione, più 1 altra per ogni carta «Innalzare lo stendardo» sul tracciato.
great_wall-command-betrayal = Tradimento
great_wall-command-betrayal-about = Esegui i riquadri del proprietario di un'altra carta Comando sul tracciato, oppure muovi fino a 2 commessi. Una volta giocata, questa carta non si recupera più.
great_wall-command-raise_banner = Innalzare lo stendardo
great_wall-command-raise_banner-about = Muovi fino a 3 commessi. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. In questo turno i tuoi commessi nella caserma contano il doppio; esegui l'attivazione avanzata della caserma, poi puoi attaccare con fino a 1 soldato per ogni carta «Dispotismo» sul tracciato.
great_wall-command-reed_clan = Ordine del Clan del Giunco
great_wall-command-reed_clan-about = Il Clan del Giunco muove fino a 2 commessi in 2 luoghi diversi. Gli altri muovono fino a 2 commessi in 2 luoghi diversi.
great_wall-command-solo_despotism = Dispotismo di Qin
great_wall-command-solo_despotism-about = Qin muove 1 commesso, più 1 per ogni suo consigliere di supporto, al massimo 4. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. Poi Qin esegue l'attivazione avanzata del luogo più alto del suo tracciato in cui ha un commesso.
great_wall-command-solo_work_harder = Lavorate di più (Qin)
great_wall-command-solo_work_harder-about = Qin muove 3 commessi. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. Poi Qin costruisce un livello delle mura più basse; il magazzino paga quanto può, e il resto è gratuito.
great_wall-command-solo_economy = Economia di Qin
great_wall-command-solo_economy-about = Qin muove 2 commessi in luoghi diversi. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. Poi Qin potenzia gratis 1 sorvegliante, nel luogo più alto del suo tracciato in cui può.
great_wall-command-solo_attack_order = Ordine d'attacco di Qin
great_wall-command-solo_attack_order-about = Qin recluta gratis 1 lanciere. Ogni altro giocatore muove dei soldati come 1 commesso al centro logistico, oppure attacca con 1 soldato. Poi Qin recluta gratis 1 arciere.
great_wall-command-solo_betrayal = Tradimento di Qin
great_wall-command-solo_betrayal-about = Qin muove 2 commessi in luoghi diversi e ottiene 1 punto onore per ogni suo consigliere di supporto.
great_wall-command-solo_raise_banner = Stendardo di Qin
great_wall-command-solo_raise_banner-about = Qin muove 2 commessi nella caserma, finché c'è posto. Gli altri muovono fino a 2 commessi in 2 luoghi diversi. Poi Qin esegue l'attivazione avanzata della caserma.

## Artifacts

great_wall-artifact-hou_yi_bow = Arco di Hou Yi
great_wall-artifact-hou_yi_bow-about = Ottieni 8 punti onore per ogni tuo arciere sulle postazioni di tiro delle mura costruite più alte, al massimo 24.
great_wall-artifact-heirloom_seal = Sigillo ereditario
great_wall-artifact-heirloom_seal-about = Ottieni 2 punti onore per ogni livello dei tuoi sorveglianti.
great_wall-artifact-sword_of_goujian = Spada di Goujian
great_wall-artifact-sword_of_goujian-about = Ottieni 5 punti onore per ogni tuo trofeo senza tasselli Onta, al massimo 25.
great_wall-artifact-jade_disc_of_he = Disco di giada di He
great_wall-artifact-jade_disc_of_he-about = Ottieni 5 punti onore per ogni tuo consigliere, attivo o di supporto, al massimo 25.
great_wall-artifact-nine_tripods = Nove tripodi
great_wall-artifact-nine_tripods-about = Ottieni 5 punti onore per ogni tuo soldato nelle zone di riposo, al massimo 25.

## Hordes

great_wall-horde-leader = Capo
great_wall-horde-leader-about = La difesa di questa sezione è dimezzata, arrotondata per difetto; ogni altro capo la dimezza ancora.
great_wall-horde-infantry = Fanteria
great_wall-horde-infantry-about = Nessuna abilità.
great_wall-horde-incendiaries = Incendiari
great_wall-horde-incendiaries-about = Le barricate di questa sezione non aggiungono nulla alla sua difesa.
great_wall-horde-brutes = Bruti
great_wall-horde-brutes-about = Nessuna abilità.
great_wall-horde-spies = Spie
great_wall-horde-spies-about = Nessuna abilità, ma i punti vitali sparsi lasciano poco spazio ai cavalleggeri.
great_wall-horde-riders = Cavalieri
great_wall-horde-riders-about = La letalità su questa carta è più alta di 1.
great_wall-horde-sappers = Guastatori
great_wall-horde-sappers-about = Le mura di questa sezione valgono 4 in meno, mai meno di 0.
great_wall-horde-shield_bearers = Portascudi
great_wall-horde-shield_bearers-about = Né gli arcieri né le carte possono mettere ferite su quest'orda; possono attaccarla solo lancieri e cavalleggeri.
great_wall-horde-keshig_guard = Guardia del khan
great_wall-horde-keshig_guard-about = La letalità su questa carta è più alta di 1.
great_wall-horde-war_chief = Capo di guerra
great_wall-horde-war_chief-about = La difesa di questa sezione è dimezzata, arrotondata per difetto. Ogni altra orda di questa sezione ha 1 di potere offensivo in più.
great_wall-horde-fire_carts = Carri di fuoco
great_wall-horde-fire_carts-about = Le barricate di questa sezione non aggiungono nulla alla sua difesa e le sue mura valgono 2 in meno.
great_wall-horde-heavy_lancers = Cavalleria pesante
great_wall-horde-heavy_lancers-about = Nessuna abilità.
great_wall-horde-steppe_archers = Arcieri della steppa
great_wall-horde-steppe_archers-about = Né gli arcieri né le carte possono mettere ferite su quest'orda; possono attaccarla solo lancieri e cavalleggeri. La letalità su questa carta è più alta di 1.
great_wall-horde-tunnellers = Scavatori
great_wall-horde-tunnellers-about = Le mura di questa sezione valgono 4 in meno, mai meno di 0.
great_wall-horde-plunderers = Saccheggiatori
great_wall-horde-plunderers-about = Se quest'orda fa breccia, i giocatori senza soldati su di essa ricevono 1 tassello Onta in più.
great_wall-horde-siege_tower = Torre d'assedio
great_wall-horde-siege_tower-about = I cavalleggeri non possono attaccare quest'orda.

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

great_wall-decree-taunt_them_and_prevail = Provocare e prevalere
great_wall-decree-taunt_them_and_prevail-about = Davanti alle mura ci sono almeno 1 orda in più dei giocatori, e quest'inverno nessuna sezione ha subito una breccia.
great_wall-decree-warriors_for_the_emperors_guard = Guerrieri per la guardia dell'imperatore
great_wall-decree-warriors_for_the_emperors_guard-about = Ogni giocatore sacrifica 1 soldato da una zona di riposo o da una postazione di tiro.
great_wall-decree-glory_belongs_to_the_emperor = La gloria appartiene all'imperatore
great_wall-decree-glory_belongs_to_the_emperor-about = Ogni giocatore perde 5 punti onore.
great_wall-decree-royal_escort_for_the_emperors_officials = Scorta per i funzionari dell'imperatore
great_wall-decree-royal_escort_for_the_emperors_officials-about = Ogni giocatore sacrifica 1 commesso assunto.
great_wall-decree-tribute_of_gold = Tributo d'oro
great_wall-decree-tribute_of_gold-about = Ogni giocatore scarta 2 ori.
great_wall-decree-timber_for_the_fleet = Legname per la flotta
great_wall-decree-timber_for_the_fleet-about = I giocatori scartano insieme 2 legni per ogni giocatore.
great_wall-decree-stone_for_the_palace = Pietra per il palazzo
great_wall-decree-stone_for_the_palace-about = I giocatori scartano insieme 2 pietre per ogni giocatore.
great_wall-decree-prayers_for_the_dynasty = Preghiere per la dinastia
great_wall-decree-prayers_for_the_dynasty-about = Ogni giocatore scarta 2 qi.
great_wall-decree-secrets_of_war = Segreti di guerra
great_wall-decree-secrets_of_war-about = I giocatori scartano insieme 1 carta Tattica per ogni giocatore.
great_wall-decree-spoils_for_the_throne = Bottino per il trono
great_wall-decree-spoils_for_the_throne-about = I giocatori sacrificano insieme 1 trofeo e scartano 1 legno, pietra o oro per ogni giocatore.
great_wall-decree-unbroken_line = Linea ininterrotta
great_wall-decree-unbroken_line-about = 2 sezioni hanno mura di livello 2 o più, e i giocatori scartano insieme 1 legno, pietra o oro per ogni giocatore.
great_wall-decree-loyal_household = Casa fedele
great_wall-decree-loyal_household-about = Ogni giocatore ha almeno 2 consiglieri e scarta 1 oro.

## Events

great_wall-event_card-harsh_winter = Inverno rigido
great_wall-event_card-harsh_winter-about = Ogni giocatore perde 2 risorse a sua scelta.
great_wall-event_card-camp_fever = Febbre nell'accampamento
great_wall-event_card-camp_fever-about = Ogni giocatore rimette nella riserva 1 suo soldato da una zona di riposo o da una postazione di tiro.
great_wall-event_card-outriders = Avanguardia
great_wall-event_card-outriders-about = Arriva alle mura 1 orda come in primavera.
great_wall-event_card-spies_in_the_camp = Spie nell'accampamento
great_wall-event_card-spies_in_the_camp-about = Ogni giocatore scarta 1 carta Tattica a sua scelta.
great_wall-event_card-imperial_caravan = Carovana imperiale
great_wall-event_card-imperial_caravan-about = Ogni giocatore ottiene 3 risorse qualsiasi.
great_wall-event_card-lantern_festival = Festa delle lanterne
great_wall-event_card-lantern_festival-about = Ogni giocatore scarta 1 tassello Onta.
great_wall-event_card-war_drums = Tamburi di guerra
great_wall-event_card-war_drums-about = D'ora in poi ogni orda ha 1 di potere offensivo in più.
great_wall-event_card-merciless_war = Guerra spietata
great_wall-event_card-merciless_war-about = D'ora in poi la letalità è più alta di 1.
great_wall-event_card-rotten_timber = Legno marcio
great_wall-event_card-rotten_timber-about = D'ora in poi ogni barricata dà 1 di difesa in meno.
great_wall-event_card-failing_spirits = Morale in calo
great_wall-event_card-failing_spirits-about = D'ora in poi salvare un soldato costa 1 qi in più.
great_wall-event_card-master_masons = Mastri muratori
great_wall-event_card-master_masons-about = D'ora in poi ogni livello di mura costa 2 in meno.
great_wall-event_card-open_archives = Archivi aperti
great_wall-event_card-open_archives-about = D'ora in poi l'effetto potenziato di una carta Tattica costa 1 qi in meno, e ognuno può tenere in mano 1 carta Tattica in più.
