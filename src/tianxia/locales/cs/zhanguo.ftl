### The words of ZhanGuo in Czech. Arguments: see platform.ftl. Terms: see the head of zhanguo_rules.ftl.
###
### Regions are named by their number: sentences say $region_id and $goal_id.

zhanguo-title = ZhanGuo

## Names

zhanguo-seat-0 = Hráč 1
zhanguo-seat-1 = Hráč 2
zhanguo-seat-2 = Hráč 3
zhanguo-seat-3 = Hráč 4

zhanguo-region-1 = region 1
zhanguo-region-2 = region 2
zhanguo-region-3 = region 3
zhanguo-region-4 = region 4
zhanguo-region-5 = region 5

zhanguo-aspect-writing = písmo
zhanguo-aspect-writing-about = Krémové karty s čísly 1 až 40.
zhanguo-aspect-currency = měna
zhanguo-aspect-currency-about = Oranžové karty s čísly 41 až 80.
zhanguo-aspect-law = právo
zhanguo-aspect-law-about = Hnědé karty s čísly 81 až 120.

# Officials.
zhanguo-color-red = červený
zhanguo-color-white = bílý
zhanguo-color-grey = šedý

# Court actions: stand after a colon. They are the triggers of cards too, all but the second.
zhanguo-action-recruit = povolání úředníka
zhanguo-action-recruit-about = Úředník libovolné barvy přejde z vaší zásoby do prostoru místodržitelů libovolného regionu. Vaše karty působí, je-li zahraná karta nižší než ta pod ní.
zhanguo-action-move = přesun úředníků
zhanguo-action-move-about = Utraťte 1 až 3 body pohybu za své úředníky. Na to žádná karta nepůsobí.
zhanguo-action-hire = najmutí dělníků
zhanguo-action-hire-about = V jednom regionu si vezměte 1 dělníka za každého úředníka v jeho prostoru dělníků; nepokoje tam stoupnou. Vaše karty působí, je-li zahraná karta vyšší než ta pod ní.
zhanguo-action-governor = jmenování místodržitele
zhanguo-action-governor-about = Červený, bílý a šedý úředník jednoho prostoru místodržitelů se vrátí do zásoby; do toho regionu přijde místodržitel s bonusem a nepokoje tam klesnou na 0. Vaše karty působí, je-li zahraná karta nižší než ta pod ní.
zhanguo-action-palace = stavba paláce
zhanguo-action-palace-about = Za 2 dělníky z regionu a 1 z jiného: žeton hodnoty 3, zbývá-li nějaký, a 1 vítězný bod za každou kartu na vaší desce. Vaše karty působí, je-li zahraná karta vyšší než ta pod ní.
zhanguo-action-wall = stavba zdi
zhanguo-action-wall-about = Za tolik dělníků, kolik má pole linek, každého z jiného regionu; na konci boduje žeton svého úseku. Vaše karty působí, je-li zahraná karta vyšší než ta pod ní.

# Bonuses of cards.
zhanguo-bonus-marker = žeton
zhanguo-bonus-marker-about = Vezměte si 1 žeton hodnoty 1 libovolného aspektu; není-li vůbec žádný, získáte 1 vítězný bod.
zhanguo-bonus-move2 = 2 body pohybu
zhanguo-bonus-move2-about = Utraťte až 2 body pohybu za své úředníky.
zhanguo-bonus-vp2 = 2 vítězné body
zhanguo-bonus-vp2-about = Získáte 2 vítězné body.
zhanguo-bonus-vp3 = 3 vítězné body
zhanguo-bonus-vp3-about = Získáte 3 vítězné body.
zhanguo-bonus-vp_cream = vítězné body za krémové karty
zhanguo-bonus-vp_cream-about = Získáte 1 vítězný bod za každou krémovou kartu na své desce.
zhanguo-bonus-vp_orange = vítězné body za oranžové karty
zhanguo-bonus-vp_orange-about = Získáte 1 vítězný bod za každou oranžovou kartu na své desce.
zhanguo-bonus-vp_brown = vítězné body za hnědé karty
zhanguo-bonus-vp_brown-about = Získáte 1 vítězný bod za každou hnědou kartu na své desce.
zhanguo-bonus-worker = dělník
zhanguo-bonus-worker-about = Do regionu karty přijde 1 dělník; nepokoje se nemění.
zhanguo-bonus-unrest_any = méně nepokojů kdekoli
zhanguo-bonus-unrest_any-about = Snižte nepokoje o 1 v jednom libovolném regionu.
zhanguo-bonus-unrest_here = méně nepokojů zde
zhanguo-bonus-unrest_here-about = Snižte nepokoje o 1 v regionu karty.
zhanguo-bonus-move_worker = přesun dělníka
zhanguo-bonus-move_worker-about = Přesuňte 1 dělníka z libovolného regionu do sousedního.
zhanguo-bonus-off_red = červený úředník
zhanguo-bonus-off_red-about = 1 červený úředník přejde z vaší zásoby do prostoru místodržitelů regionu karty.
zhanguo-bonus-off_white = bílý úředník
zhanguo-bonus-off_white-about = 1 bílý úředník přejde z vaší zásoby do prostoru místodržitelů regionu karty.
zhanguo-bonus-off_grey = šedý úředník
zhanguo-bonus-off_grey-about = 1 šedý úředník přejde z vaší zásoby do prostoru místodržitelů regionu karty.

# Player boards.
zhanguo-board-plain = strana A
zhanguo-board-plain-about = Pro všechny stejná, bez zvláštní moci.
zhanguo-board-circle = kruh
zhanguo-board-circle-about = Po přesunu úředníků nebo stavbě zdi: snižte nepokoje o 1 v libovolném regionu, pak tam přijde 1 dělník.
zhanguo-board-square = čtverec
zhanguo-board-square-about = Najmutí dělníků přinese 1 dělníka navíc a pak 1 bod pohybu. Po jmenování místodržitele: přesuňte 1 dělníka do sousedního regionu.
zhanguo-board-triangle = trojúhelník
zhanguo-board-triangle-about = Po stavbě zdi nebo povolání úředníka: vezměte si 1 žeton hodnoty 1 libovolného aspektu, nebo získejte 1 vítězný bod, není-li žádný.
zhanguo-board-star = hvězda
zhanguo-board-star-about = Po povolání úředníka: až 2 body pohybu. Po jmenování místodržitele: přesuňte 1 svého místodržitele do sousedního regionu, bez bonusu.

# Bonus squares for governors, and the place beside them.
zhanguo-square-move = body pohybu
zhanguo-square-move-about = Utraťte hned až { $n } { $n ->
    [one] bod pohybu
    [few] body pohybu
   *[other] bodů pohybu
}.
zhanguo-square-vp = vítězné body
zhanguo-square-vp-about = Získáte hned { $n } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}.
zhanguo-square-official = úředník
zhanguo-square-official-about = Úředník libovolné barvy přejde z vaší zásoby do prostoru místodržitelů libovolného regionu.
zhanguo-square-beside = vedle bonusových polí

zhanguo-area-turquoise = tyrkysová zeď
zhanguo-area-gold = zlatá zeď
zhanguo-area-crimson = karmínová zeď
zhanguo-section-turquoise1 = tyrkysový úsek 1
zhanguo-section-turquoise2 = tyrkysový úsek 2
zhanguo-section-gold1 = zlatý úsek 1
zhanguo-section-gold2 = zlatý úsek 2
zhanguo-section-crimson1 = karmínový úsek 1
zhanguo-section-crimson2 = karmínový úsek 2

# Criteria of the wall tokens, with the points for 1, 2 and 3 lines.
zhanguo-criterion-enough_officials = regiony s dostatkem úředníků
zhanguo-criterion-enough_officials-about = { zhanguo-part-some-points } za každý region, kde máte tolik úředníků, kolik je nepokojů, nebo víc.
zhanguo-criterion-grey = regiony se šedým úředníkem
zhanguo-criterion-grey-about = { zhanguo-part-some-points } za každý region, kde máte šedého úředníka.
zhanguo-criterion-red = regiony s červeným úředníkem
zhanguo-criterion-red-about = { zhanguo-part-some-points } za každý region, kde máte červeného úředníka.
zhanguo-criterion-white = regiony s bílým úředníkem
zhanguo-criterion-white-about = { zhanguo-part-some-points } za každý region, kde máte bílého úředníka.
zhanguo-criterion-orange = regiony s oranžovou kartou
zhanguo-criterion-orange-about = { zhanguo-part-some-points } za každý region, kde máte oranžovou kartu.
zhanguo-criterion-brown = regiony s hnědou kartou
zhanguo-criterion-brown-about = { zhanguo-part-some-points } za každý region, kde máte hnědou kartu.
zhanguo-criterion-cream = regiony s krémovou kartou
zhanguo-criterion-cream-about = { zhanguo-part-some-points } za každý region, kde máte krémovou kartu.
zhanguo-criterion-three_cards = regiony se 3 kartami
zhanguo-criterion-three_cards-about = { zhanguo-part-some-points } za každý region, kde máte 3 karty.
zhanguo-criterion-two_alike = regiony se 2 kartami jedné barvy
zhanguo-criterion-two_alike-about = { zhanguo-part-some-points } za každý region, kde máte 2 karty jedné barvy, nebo 3.
zhanguo-criterion-calm = co nejméně nepokojů
zhanguo-criterion-calm-about = { zhanguo-part-some-points } minus všechny vaše nepokoje; může to být i záporné.
zhanguo-criterion-empty_track = regiony bez nepokojů
zhanguo-criterion-empty_track-about = { zhanguo-part-some-points } za každý region s prázdnou stupnicí nepokojů.
zhanguo-criterion-sets = sady tří barev
zhanguo-criterion-sets-about = { zhanguo-part-some-points } za každou sadu krémové, oranžové a hnědé karty na vaší desce.

# Missions.
zhanguo-kind-wall = úkol zdi
zhanguo-kind-palace = úkol paláce
zhanguo-kind-governor = úkol místodržitele

# Unification rewards: stand after a colon.
zhanguo-reward-official = úředník libovolné barvy
zhanguo-reward-official-about = 1 úředník libovolné barvy přejde z vaší zásoby do prostoru místodržitelů vyznačeného regionu.
zhanguo-reward-red = dva červení úředníci
zhanguo-reward-red-about = 2 červení úředníci přejdou z vaší zásoby do prostoru místodržitelů vyznačeného regionu.
zhanguo-reward-grey = dva šedí úředníci
zhanguo-reward-grey-about = 2 šedí úředníci přejdou z vaší zásoby do prostoru místodržitelů vyznačeného regionu.
zhanguo-reward-workers = dva dělníci
zhanguo-reward-workers-about = 2 dělníci přijdou do vyznačeného regionu; nepokoje se nemění.
zhanguo-reward-governor = místodržitel
zhanguo-reward-governor-about = Jmenujte místodržitele ve vyznačeném regionu, aniž byste vraceli úředníky; není-li vyznačen žádný, v libovolném.
zhanguo-reward-wall = zeď
zhanguo-reward-wall-about = Postavte zeď na libovolné volné pole, aniž byste vraceli dělníky.
zhanguo-reward-palace = palác
zhanguo-reward-palace-about = Postavte palác v libovolném regionu, aniž byste vraceli dělníky; žeton hodnoty 3 nepřinese.

# Where victory points come from: stands in brackets, or in a chart.
zhanguo-source-start = dražba
zhanguo-source-cards = karty
zhanguo-source-palaces = paláce
zhanguo-source-squares = bonusová pole
zhanguo-source-markers = místo žetonů
zhanguo-source-governors = místodržitelé
zhanguo-source-unification = žetony
zhanguo-source-missions = úkoly
zhanguo-source-walls = zdi

# What the player is asked now: the second half of a refusal, after a colon.
zhanguo-now-board = teď si vybíráte desku
zhanguo-now-bid = teď dražíte o desku
zhanguo-now-draft = teď vybíráte karty, které odhodíte
zhanguo-now-card = teď vybíráte kartu, kterou zahrajete
zhanguo-now-use = teď volíte, k čemu kartu použijete
zhanguo-now-official = teď umisťujete úředníka ze své zásoby
zhanguo-now-move = teď přesouváte úředníky
zhanguo-now-hire = teď volíte region, kde najímáte
zhanguo-now-extra_worker = teď můžete najmout dělníka navíc
zhanguo-now-governor = teď volíte region pro svého místodržitele
zhanguo-now-square = teď volíte bonusové pole pro svého místodržitele
zhanguo-now-palace = teď volíte region pro svůj palác
zhanguo-now-worker = teď vracíte dělníky
zhanguo-now-marker3 = teď vybíráte žeton hodnoty 3
zhanguo-now-wall = teď volíte pole pro svou zeď
zhanguo-now-ability = teď můžete použít schopnosti
zhanguo-now-marker = teď vybíráte žeton hodnoty 1
zhanguo-now-unrest = teď volíte region, kde klesnou nepokoje
zhanguo-now-move_worker = teď můžete přesunout dělníka
zhanguo-now-move_governor = teď můžete přesunout místodržitele
zhanguo-now-reward = teď přijímáte odměnu, nebo pasujete

## Parts of sentences: names with their article, preposition or number

zhanguo-part-some-points = { $points } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}
zhanguo-part-official = { $color_id ->
    [red] červeného úředníka
    [white] bílého úředníka
   *[grey] šedého úředníka
}
zhanguo-part-of-aspect = { $aspect_id ->
    [writing] písma
    [currency] měny
   *[law] práva
}
zhanguo-part-for-aspect = { $aspect_id ->
    [writing] za písmo
    [currency] za měnu
   *[law] za právo
}
zhanguo-part-markers = { $number ->
    [one] 1 žeton { zhanguo-part-of-aspect }
    [few] { $number } žetony { zhanguo-part-of-aspect }
   *[other] { $number } žetonů { zhanguo-part-of-aspect }
}
zhanguo-part-points = { $number_size ->
    [one] 1 vítězný bod
    [few] { $number_size } vítězné body
   *[other] { $number_size } vítězných bodů
}
zhanguo-part-workers = { $number ->
    [one] 1 dělníka
    [few] { $number } dělníky
   *[other] { $number } dělníků
}
# After "pole", with its preposition.
zhanguo-part-lines = { $lines ->
    [one] s 1 linkou
    [2] se 2 linkami
    [3] se 3 linkami
    [4] se 4 linkami
   *[other] s { $lines } linkami
}
zhanguo-part-in-section = { $section_id ->
    [turquoise1] v tyrkysovém úseku 1
    [turquoise2] v tyrkysovém úseku 2
    [gold1] ve zlatém úseku 1
    [gold2] ve zlatém úseku 2
    [crimson1] v karmínovém úseku 1
   *[crimson2] v karmínovém úseku 2
}
# After a colon.
zhanguo-part-board = { $board_id ->
    [plain] strana A
   *[other] { $board }
}
zhanguo-part-on-square = { $square_id ->
    [beside] stojícího vedle bonusových polí
    [move] z pole s body pohybu
    [vp] z pole s vítěznými body
   *[official] z pole s úředníkem
}
# $mission (Number) is 0 to 2 for the missions of the upper section, 3 to 5 for those of the lower: wall, palace, governor.
zhanguo-part-mission-section = { $mission ->
    [0] v horním úseku
    [1] v horním úseku
    [2] v horním úseku
   *[other] v dolním úseku
}
zhanguo-part-mission = { $mission ->
    [0] úkol zdi
    [1] úkol paláce
    [2] úkol místodržitele
    [3] úkol zdi
    [4] úkol paláce
   *[other] úkol místodržitele
}

## Questions

zhanguo-ask-board = Kterou desku si vezmete?
zhanguo-ask-bid = Kolik nabízíte za desku, nebo pasujete? Kdo zbude, zaplatí nabídku a vybere si desku.
zhanguo-ask-draft = Kterou kartu odhodíte? Od každého aspektu si necháte dvě.
zhanguo-ask-card = Kterou kartu zahrajete?
zhanguo-ask-use = K čemu kartu použijete? Položte ji do regionu své desky, nebo ji zahrajte na dvůr pro některou akci.
zhanguo-ask-official = Kterého úředníka umístíte a do kterého regionu?
zhanguo-ask-move = Kterého úředníka přesunete dalším bodem pohybu?
zhanguo-ask-hire = Ve kterém regionu najmete dělníky?
zhanguo-ask-extra_worker = Najmete dělníka navíc? Zvýší nepokoje o 1 víc.
zhanguo-ask-governor = Ve kterém regionu jmenujete místodržitele?
zhanguo-ask-square = Které bonusové pole obsadí váš místodržitel?
zhanguo-ask-palace = Ve kterém regionu postavíte palác?
zhanguo-ask-worker = Ze kterého regionu vrátíte dalšího dělníka?
zhanguo-ask-marker3 = Ve kterém aspektu si vezmete žeton hodnoty 3?
zhanguo-ask-wall = Na kterém poli postavíte zeď?
zhanguo-ask-ability = Kterou schopnost teď použijete?
zhanguo-ask-marker = Ve kterém aspektu si vezmete žeton?
zhanguo-ask-unrest = Ve kterém regionu snížíte nepokoje?
zhanguo-ask-move_worker = Kterého dělníka přesunete a kam?
zhanguo-ask-move_governor = Kterého ze svých místodržitelů přesunete a kam? Bonus tam nedostane.
zhanguo-ask-reward = Přijmete odměnu a vrátíte všechny své žetony tohoto aspektu, nebo pasujete a necháte si je?

## Options

zhanguo-option-done = Nic dalšího
zhanguo-option-pass = Pasovat
zhanguo-option-accept = Přijmout odměnu
zhanguo-option-power = Použít moc své desky
zhanguo-option-extra = Najmout dělníka navíc
zhanguo-option-unify = Sjednocení: položit kartu do regionu { $region_id }
zhanguo-option-court = Na dvůr: { $action }
zhanguo-option-hire = Najmout dělníky v regionu { $region_id }
zhanguo-option-governor = Jmenovat místodržitele v regionu { $region_id }
zhanguo-option-square = Obsadit bonusové pole: { $square }
zhanguo-option-palace = Postavit palác v regionu { $region_id }
zhanguo-option-worker = Vrátit dělníka z regionu { $region_id }
zhanguo-option-marker3 = Vzít si žeton { zhanguo-part-of-aspect } hodnoty 3
zhanguo-option-marker = Vzít si žeton { zhanguo-part-of-aspect } hodnoty 1
zhanguo-option-calm = Snížit nepokoje v regionu { $region_id }
zhanguo-option-board = Vzít si desku: { zhanguo-part-board }
zhanguo-option-wall = Postavit zeď { zhanguo-part-in-section }, na poli { zhanguo-part-lines }
zhanguo-option-recruit = Umístit { zhanguo-part-official } do regionu { $region_id }
zhanguo-option-shift = Volně přesunout v regionu { $region_id }: { zhanguo-part-official } do prostoru dělníků
zhanguo-option-up = Přesunout { zhanguo-part-official } v regionu { $region_id } z prostoru dělníků do prostoru místodržitelů
zhanguo-option-move_g = Přesunout { zhanguo-part-official } z regionu { $region_id } do regionu { $goal_id }, prostor místodržitelů
zhanguo-option-move_w = Přesunout { zhanguo-part-official } z regionu { $region_id } do regionu { $goal_id }, prostor dělníků
zhanguo-option-move_worker = Přesunout dělníka z regionu { $region_id } do regionu { $goal_id }
zhanguo-option-move_governor = Přesunout místodržitele { zhanguo-part-on-square } z regionu { $region_id } do regionu { $goal_id }
zhanguo-option-bid = Nabídnout { zhanguo-part-points }
zhanguo-option-card = Zahrát kartu { $card }
zhanguo-option-discard = Odhodit kartu { $card }
zhanguo-option-use = Použít kartu { $card }

## What happened

zhanguo-event-first = { $seat } je první hráč.
zhanguo-event-token = Žeton zdi { zhanguo-part-in-section }: { $criterion }.
zhanguo-event-mission = { $kind_id ->
    [wall] Úkol zdi leží { zhanguo-part-mission-section }.
    [palace] Úkol paláce leží { zhanguo-part-mission-section }.
   *[governor] Úkol místodržitele leží { zhanguo-part-mission-section }.
}
zhanguo-event-board = { $seat } si bere desku: { zhanguo-part-board }.
zhanguo-event-bid = { $seat } nabízí { zhanguo-part-points }.
zhanguo-event-out = { $seat } pasuje a je z této dražby venku.
zhanguo-event-auction_won = { $seat } vyhrává dražbu a platí { zhanguo-part-points }.
zhanguo-event-round = Začíná kolo { $round }.
zhanguo-event-drew = { $seat } si dobírá karty na kolo.
zhanguo-event-drew_card = Dobraná karta: { $card }.
zhanguo-event-discarded = { $seat } odhazuje kartu { $card }.
zhanguo-event-turn = { $seat } je na tahu.
zhanguo-event-unified = { $seat } pokládá kartu { $card } do regionu { $region_id }.
zhanguo-event-court = { $seat } hraje na dvůr kartu { $card }: { $action }.
zhanguo-event-markers = { $seat } si bere { zhanguo-part-markers }.
zhanguo-event-marker3 = { $seat } si bere žeton { zhanguo-part-of-aspect } hodnoty 3.
zhanguo-event-markers_back = { $seat } vrací všechny žetony { zhanguo-part-of-aspect }.
zhanguo-event-points = { $number_sign ->
    [minus] { $seat } ztrácí { zhanguo-part-points } ({ $source }).
   *[other] { $seat } získává { zhanguo-part-points } ({ $source }).
}
zhanguo-event-unrest = { $seat }: nepokoje v regionu { $region_id } jsou teď { $level }.
zhanguo-event-recruited = { $seat } umisťuje { zhanguo-part-official } do regionu { $region_id }.
zhanguo-event-shifted = { $seat } volně přesouvá { zhanguo-part-official } v regionu { $region_id } do prostoru dělníků.
zhanguo-event-moved = { $seat } přesouvá { zhanguo-part-official } z regionu { $region_id } do regionu { $goal_id }.
zhanguo-event-moved_up = { $seat } přesouvá { zhanguo-part-official } v regionu { $region_id } do prostoru místodržitelů.
zhanguo-event-workers = { $seat } dostává { zhanguo-part-workers } v regionu { $region_id }.
zhanguo-event-worker_paid = { $seat } vrací dělníka z regionu { $region_id }.
zhanguo-event-worker_moved = { $seat } přesouvá dělníka z regionu { $region_id } do regionu { $goal_id }.
zhanguo-event-governor = { $seat } jmenuje místodržitele v regionu { $region_id }.
zhanguo-event-square = { $seat } obsazuje bonusové pole v regionu { $region_id }: { $square }.
zhanguo-event-governor_moved = { $seat } přesouvá místodržitele z regionu { $region_id } do regionu { $goal_id }.
zhanguo-event-palace = { $seat } staví palác v regionu { $region_id }.
zhanguo-event-wall = { $seat } staví zeď { zhanguo-part-in-section }, na poli { zhanguo-part-lines }.
zhanguo-event-used = { $seat } používá kartu { $card }.
zhanguo-event-power = { $seat } používá moc své desky: { zhanguo-part-board }.
zhanguo-event-claimed = { $seat } plní { zhanguo-part-mission } { zhanguo-part-mission-section }: pole { $space }.
zhanguo-event-accepts = { $seat } přijímá odměnu { zhanguo-part-for-aspect }: { $reward }.
zhanguo-event-passes = { $seat } se vzdává odměny { zhanguo-part-for-aspect }.
zhanguo-event-no_reward = Odměnu { zhanguo-part-for-aspect } si nikdo nebere.
zhanguo-event-track = { $seat } je na stupnici odměn na místě { $rank }.
zhanguo-event-scores = { $number_sign ->
    [minus] { $seat } na konci ztrácí { zhanguo-part-points } ({ $source }).
   *[other] { $seat } na konci získává { zhanguo-part-points } ({ $source }).
}
zhanguo-event-end = Hra skončila.

## Options of the game

zhanguo-setting-boards = Desky hráčů
zhanguo-setting-boards-plain = Strana A: pro všechny stejná
zhanguo-setting-boards-picked = Strana B: čtyři různé desky se zvláštní mocí, vybírané v opačném pořadí
zhanguo-setting-boards-auction = Strana B s dražbou: všichni začínají s 15 vítěznými body a draží o desky
zhanguo-setting-draft = Draft
zhanguo-setting-draft-false = Každý hráč si dobere 2 karty z každého balíčku
zhanguo-setting-draft-true = V kolech 1 až 4 si každý hráč dobere 3 karty z každého balíčku a 1 z nich odhodí
zhanguo-setting-turns_by_track = Pořadí tahů
zhanguo-setting-turns_by_track-false = Od prvního hráče po směru hodinových ručiček
zhanguo-setting-turns_by_track-true = Podle stupnice odměn, shora dolů
zhanguo-setting-unrest_by_worker = Nepokoje při najímání dělníků
zhanguo-setting-unrest_by_worker-false = Stoupnou o 1, bez ohledu na počet dělníků
zhanguo-setting-unrest_by_worker-true = Stoupnou o 1 za každého najatého dělníka

## Refusals. The last variant speaks without any fact.

zhanguo-refusal-ZG-A7 = { $about ->
    [region] Volný přesun v regionu { $region_id } teď není možný: započatou akci by už nešlo provést.
   *[other] Započatou akci by pak už nešlo provést.
}
zhanguo-refusal-ZG-B8 = { $about ->
    [board] Tuto desku si teď vzít nelze: { zhanguo-part-board }.
   *[other] Tuto desku si teď vzít nelze.
}
zhanguo-refusal-ZG-B9 = { $about ->
    [points] { $points ->
        [one] Nemůžete nabídnout víc než 1 vítězný bod, který máte.
        [few] Nemůžete nabídnout víc než { $points } vítězné body, které máte.
       *[other] Nemůžete nabídnout víc než { $points } vítězných bodů, které máte.
    }
   *[other] Nemůžete nabídnout víc vítězných bodů, než máte.
}
zhanguo-refusal-ZG-B12 = { $about ->
    [number] Vaše nabídka musí být vyšší než { $number }.
   *[other] Zahajujete dražbu a musíte něco nabídnout.
}
zhanguo-refusal-ZG-C3 = { $about ->
    [card] Kartu { $card } nemáte v ruce.
   *[other] Musíte zahrát kartu z ruky.
}
zhanguo-refusal-ZG-C8 = { $about ->
    [now] Na to teď není chvíle: { $now }.
   *[other] Na to teď není chvíle.
}
zhanguo-refusal-ZG-F1 = { $about ->
    [aspect] V zásobě už není žádný žeton { zhanguo-part-of-aspect }.
   *[other] V zásobě už takový žeton není.
}
zhanguo-refusal-ZG-F8 = { $about ->
    [region_goal] V regionu { $region_id } nemáte dělníka, který by mohl přejít do regionu { $goal_id }.
   *[other] Nemáte tam dělníka, kterého by bylo možné přesunout.
}
zhanguo-refusal-ZG-K1 = { $about ->
    [action] Ve své zásobě už nemáte žádného úředníka.
    [color] Nemůžete umístit { zhanguo-part-official }: ve své zásobě ho nemáte.
   *[other] Takového úředníka ve své zásobě nemáte.
}
zhanguo-refusal-ZG-K2 = { $about ->
    [action] Na desce nemáte úředníka, kterého by bylo možné přesunout.
   *[other] Musíte utratit alespoň 1 bod pohybu.
}
zhanguo-refusal-ZG-K3 = { $about ->
    [action] Není region, kde byste mohli najímat: potřebujete úředníka v prostoru dělníků a nepokoje musí mít kam stoupnout.
    [region] V prostoru dělníků regionu { $region_id } nemáte úředníka.
   *[other] Tam dělníky najmout nemůžete.
}
zhanguo-refusal-ZG-K4 = { $about ->
    [action] Potřebujete místodržitele ve své zásobě a červeného, bílého a šedého úředníka v prostoru místodržitelů jednoho regionu.
    [region_color] Nemůžete vrátit { zhanguo-part-official } z prostoru místodržitelů regionu { $region_id }: není tam.
    [square_region] V regionu { $region_id } není takové volné bonusové pole: { $square }.
   *[other] Tam místodržitele jmenovat nemůžete.
}
zhanguo-refusal-ZG-K6 = { $about ->
    [action] Není region, kde byste mohli postavit palác: potřebujete palác ve své zásobě, volné pole bez zákazu paláce, 2 dělníky tam a 1 jinde.
    [region_spaces] Všechna pole paláců v regionu { $region_id } jsou obsazená a je jich { $spaces }.
    [region_workers_others] Palác v regionu { $region_id } stojí 2 dělníky odtamtud a 1 odjinud; máte { $workers } tam a { $others } jinde.
    [region] Z regionu { $region_id } jsou 2 dělníci už vráceni: třetí musí být z jiného regionu.
   *[other] Tam palác postavit nemůžete.
}
zhanguo-refusal-ZG-K7 = { $about ->
    [action] Není pole, kde byste mohli postavit zeď: potřebujete zeď ve své zásobě, úsek bez své zdi a dělníky v dostatečném počtu regionů.
    [section_lines] Pole { zhanguo-part-lines } { zhanguo-part-in-section } je obsazené.
    [section] Zeď { zhanguo-part-in-section } už máte.
    [lines_regions] Pole { zhanguo-part-lines } stojí tolik dělníků, kolik má linek, každého z jiného regionu, a počet regionů, kde máte dělníky, je { $regions }.
    [region] Region { $region_id } už zaplatil: další dělník musí být z jiného regionu.
   *[other] Tam zeď postavit nemůžete.
}
zhanguo-refusal-ZG-K8 = { $about ->
    [action_left] Takový díl už ve své zásobě nemáte, takže tuto akci zvolit nemůžete: { $action }.
    [left] Takový díl už ve své zásobě nemáte.
    [region] V regionu { $region_id } nemáte dělníka, kterého byste mohli vrátit.
   *[other] Chybí vám, co to stojí.
}
zhanguo-refusal-ZG-K12 = { $about ->
    [aspect] Žeton { zhanguo-part-of-aspect } hodnoty 3 tam není.
   *[other] Tento žeton hodnoty 3 tam není.
}
zhanguo-refusal-ZG-O1 = { $about ->
    [region] Prostor dělníků regionu { $region_id } je plný: pojme 2 úředníky.
   *[other] Prostor dělníků pojme nejvýš 2 úředníky.
}
zhanguo-refusal-ZG-O2 = { $about ->
    [color_region] Teď nemůžete volně přesunout { zhanguo-part-official } v regionu { $region_id }: musí stát v prostoru místodržitelů.
   *[other] Tohoto úředníka teď volně přesunout nemůžete.
}
zhanguo-refusal-ZG-O3 = { $about ->
    [color_region] Nemůžete takto přesunout { zhanguo-part-official } z regionu { $region_id }: v tom prostoru není.
   *[other] Takového úředníka tam nemáte.
}
zhanguo-refusal-ZG-O4 = { $about ->
    [region] Ne v regionu { $region_id }: plným prostorem dělníků smí úředník jen projít, a ten, který prochází, musí nejdřív jít dál.
   *[other] Úředník nesmí zastavit v plném prostoru dělníků: nejdřív ho přesuňte dál.
}
zhanguo-refusal-ZG-O5 = { $about ->
    [region_goal] Regiony { $region_id } a { $goal_id } spolu nesousedí.
   *[other] Tyto regiony spolu nesousedí.
}
zhanguo-refusal-ZG-O6 = Volné přesuny jsou možné jen ve vlastním tahu.
zhanguo-refusal-ZG-P4 = { $about ->
    [region_goal] V regionu { $region_id } nemáte takového místodržitele, který by mohl přejít do regionu { $goal_id }.
   *[other] Takového místodržitele tam nemáte.
}
zhanguo-refusal-ZG-P6 = Vaše deska nemá moc, kterou byste teď mohli použít.
zhanguo-refusal-ZG-P7 = Na vaší desce nejsou nepokoje, takže moc kruhu nic nedělá.
zhanguo-refusal-ZG-R3 = { $about ->
    [region] Nepokoje v regionu { $region_id } jsou na posledním poli: jeho karty jsou zablokované a nikoho tam nelze najmout.
   *[other] Nepokoje jsou tam na posledním poli.
}
zhanguo-refusal-ZG-R4 = { $about ->
    [region_unrest] Nepokoje v regionu { $region_id } jsou { $unrest }: palác se tam stavět nesmí.
   *[other] Nepokoje jsou tam na palác příliš velké.
}
zhanguo-refusal-ZG-R5 = { $about ->
    [region] V regionu { $region_id } nejsou nepokoje, které byste mohli snížit.
   *[other] Nejsou tu nepokoje, které byste mohli snížit.
}
zhanguo-refusal-ZG-T1 = { $about ->
    [card] Karta { $card } není na vaší desce, nebo už byla při této akci použita.
   *[other] Tato karta není na vaší desce, nebo už byla při této akci použita.
}
zhanguo-refusal-ZG-T2 = { $about ->
    [card] Karta { $card } se neaktivuje: zahraná karta není vyšší než ta pod ní.
   *[other] Zahraná karta není vyšší než ta pod ní.
}
zhanguo-refusal-ZG-T3 = { $about ->
    [card] Karta { $card } se neaktivuje: zahraná karta není nižší než ta pod ní.
   *[other] Zahraná karta není nižší než ta pod ní.
}
zhanguo-refusal-ZG-T5 = { $about ->
    [card] Karta { $card } má za spouštěč jinou akci dvora.
   *[other] Tato karta má za spouštěč jinou akci dvora.
}
zhanguo-refusal-ZG-T7 = { $about ->
    [card] Bonus karty { $card } teď použít nelze.
   *[other] Tento bonus teď použít nelze.
}
zhanguo-refusal-ZG-U1 = { $about ->
    [region] V regionu { $region_id } už jsou 3 karty.
   *[other] Region pojme nejvýš 3 karty.
}
zhanguo-refusal-ZG-U5 = { $about ->
    [region_unrest_rise_most] Nepokoje v regionu { $region_id } jsou { $unrest } a stouply by o { $rise }, ale maximum je { $most }.
   *[other] Nepokoje by stouply nad maximum regionu.
}
zhanguo-refusal-ZG-V1 = { $about ->
    [card] Kartu { $card } odhodit nemůžete: nemáte ji, nebo je z jejího aspektu už jedna karta odhozená.
   *[other] Od každého aspektu odhodíte jednu kartu.
}
zhanguo-refusal-ZG-V7 = { $about ->
    [region_rise] Nepokoje v regionu { $region_id } by stouply o { $rise }, víc, než stupnice dovoluje.
   *[other] Nepokoje by stouply víc, než stupnice dovoluje.
}
zhanguo-refusal-ZG-W4 = { $about ->
    [reward] Tuto odměnu nemůžete vzít celou: { $reward }.
   *[other] Tuto odměnu nemůžete vzít celou.
}
zhanguo-refusal-ZG-W9 = { $about ->
    [region] Odměna nedovoluje region { $region_id }.
   *[other] Odměna tento region nedovoluje.
}
