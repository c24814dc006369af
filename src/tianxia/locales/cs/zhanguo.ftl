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
zhanguo-action-recruit-about = Úředník libovolné barvy přejde z tvé zásoby do prostoru místodržitelů libovolného regionu. Tvé karty se aktivují, je-li zahraná karta nižší než ta pod ní.
zhanguo-action-move = přesun úředníků
zhanguo-action-move-about = Utrať 1 až 3 body pohybu za své úředníky. Touto akcí se žádná karta neaktivuje.
zhanguo-action-hire = najmutí dělníků
zhanguo-action-hire-about = V jednom regionu si vezmi 1 dělníka za každého úředníka v jeho prostoru dělníků; nepokoje tam stoupnou. Tvé karty se aktivují, je-li zahraná karta vyšší než ta pod ní.
zhanguo-action-governor = jmenování místodržitele
zhanguo-action-governor-about = Červený, bílý a šedý úředník jednoho prostoru místodržitelů se vrátí do zásoby; do toho regionu přijde místodržitel, obsadí bonusové pole a nepokoje tam klesnou na 0. Tvé karty se aktivují, je-li zahraná karta nižší než ta pod ní.
zhanguo-action-palace = stavba paláce
zhanguo-action-palace-about = Za 2 dělníky z regionu a 1 z jiného: žeton hodnoty 3, zbývá-li nějaký, a 1 vítězný bod za každou kartu na tvé desce. Tvé karty se aktivují, je-li zahraná karta vyšší než ta pod ní.
zhanguo-action-wall = stavba zdi
zhanguo-action-wall-about = Za tolik dělníků, kolik má pole linek, každého z jiného regionu; na konci hry přinese body podle žetonu svého úseku. Tvé karty se aktivují, je-li zahraná karta vyšší než ta pod ní.

# Bonuses of cards.
zhanguo-bonus-marker = žeton
zhanguo-bonus-marker-about = Vezmi si 1 žeton hodnoty 1 libovolného aspektu; nezbývá-li vůbec žádný, získáš 1 vítězný bod.
zhanguo-bonus-move2 = 2 body pohybu
zhanguo-bonus-move2-about = Utrať až 2 body pohybu za své úředníky.
zhanguo-bonus-vp2 = 2 vítězné body
zhanguo-bonus-vp2-about = Získáš 2 vítězné body.
zhanguo-bonus-vp3 = 3 vítězné body
zhanguo-bonus-vp3-about = Získáš 3 vítězné body.
zhanguo-bonus-vp_cream = vítězné body za karty písma
zhanguo-bonus-vp_cream-about = Získáš 1 vítězný bod za každou kartu písma na své desce.
zhanguo-bonus-vp_orange = vítězné body za karty měny
zhanguo-bonus-vp_orange-about = Získáš 1 vítězný bod za každou kartu měny na své desce.
zhanguo-bonus-vp_brown = vítězné body za karty práva
zhanguo-bonus-vp_brown-about = Získáš 1 vítězný bod za každou kartu práva na své desce.
zhanguo-bonus-worker = dělník
zhanguo-bonus-worker-about = Do regionu karty přijde 1 dělník; nepokoje se nemění.
zhanguo-bonus-unrest_any = méně nepokojů kdekoli
zhanguo-bonus-unrest_any-about = Sniž nepokoje o 1 v jednom libovolném regionu.
zhanguo-bonus-unrest_here = méně nepokojů zde
zhanguo-bonus-unrest_here-about = Sniž nepokoje o 1 v regionu karty.
zhanguo-bonus-move_worker = přesun dělníka
zhanguo-bonus-move_worker-about = Přesuň 1 dělníka z libovolného regionu do sousedního.
zhanguo-bonus-off_red = červený úředník
zhanguo-bonus-off_red-about = 1 červený úředník přejde z tvé zásoby do prostoru místodržitelů regionu karty.
zhanguo-bonus-off_white = bílý úředník
zhanguo-bonus-off_white-about = 1 bílý úředník přejde z tvé zásoby do prostoru místodržitelů regionu karty.
zhanguo-bonus-off_grey = šedý úředník
zhanguo-bonus-off_grey-about = 1 šedý úředník přejde z tvé zásoby do prostoru místodržitelů regionu karty.

# Player boards.
zhanguo-board-plain = strana A
zhanguo-board-plain-about = Pro všechny stejná, bez zvláštní schopnosti.
zhanguo-board-circle = kruh
zhanguo-board-circle-about = Po přesunu úředníků nebo stavbě zdi: sniž nepokoje o 1 v libovolném regionu, pak tam přijde 1 dělník.
zhanguo-board-square = čtverec
zhanguo-board-square-about = Najmutí dělníků přinese 1 dělníka navíc a pak 1 bod pohybu. Po jmenování místodržitele: přesuň 1 dělníka do sousedního regionu.
zhanguo-board-triangle = trojúhelník
zhanguo-board-triangle-about = Po stavbě zdi nebo povolání úředníka: vezmi si 1 žeton hodnoty 1 libovolného aspektu, nebo získej 1 vítězný bod, nezbývá-li žádný.
zhanguo-board-star = hvězda
zhanguo-board-star-about = Po povolání úředníka: až 2 body pohybu. Po jmenování místodržitele: přesuň 1 svého místodržitele do sousedního regionu, bez bonusu.

# Bonus squares for governors, and the place beside them.
zhanguo-square-move = body pohybu
zhanguo-square-move-about = Utrať hned až { $n } { $n ->
    [one] bod pohybu
    [few] body pohybu
   *[other] bodů pohybu
}.
zhanguo-square-vp = vítězné body
zhanguo-square-vp-about = Získáš hned { $n } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}.
zhanguo-square-official = úředník
zhanguo-square-official-about = Úředník libovolné barvy přejde z tvé zásoby do prostoru místodržitelů libovolného regionu.
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
zhanguo-criterion-enough_officials = regiony, kde je úředníků aspoň tolik co nepokojů
zhanguo-criterion-enough_officials-about = { zhanguo-part-some-points } za každý region, kde máš tolik úředníků, kolik je nepokojů, nebo víc.
zhanguo-criterion-grey = regiony se šedým úředníkem
zhanguo-criterion-grey-about = { zhanguo-part-some-points } za každý region, kde máš šedého úředníka.
zhanguo-criterion-red = regiony s červeným úředníkem
zhanguo-criterion-red-about = { zhanguo-part-some-points } za každý region, kde máš červeného úředníka.
zhanguo-criterion-white = regiony s bílým úředníkem
zhanguo-criterion-white-about = { zhanguo-part-some-points } za každý region, kde máš bílého úředníka.
zhanguo-criterion-orange = regiony s kartou měny
zhanguo-criterion-orange-about = { zhanguo-part-some-points } za každý region, kde máš kartu měny.
zhanguo-criterion-brown = regiony s kartou práva
zhanguo-criterion-brown-about = { zhanguo-part-some-points } za každý region, kde máš kartu práva.
zhanguo-criterion-cream = regiony s kartou písma
zhanguo-criterion-cream-about = { zhanguo-part-some-points } za každý region, kde máš kartu písma.
zhanguo-criterion-three_cards = regiony se 3 kartami
zhanguo-criterion-three_cards-about = { zhanguo-part-some-points } za každý region, kde máš 3 karty.
zhanguo-criterion-two_alike = regiony se 2 kartami jednoho aspektu
zhanguo-criterion-two_alike-about = { zhanguo-part-some-points } za každý region, kde máš 2 nebo 3 karty jednoho aspektu.
zhanguo-criterion-calm = pevné body minus všechny tvé nepokoje
zhanguo-criterion-calm-about = { zhanguo-part-some-points } minus všechny tvé nepokoje; může to být i záporné.
zhanguo-criterion-empty_track = regiony bez nepokojů
zhanguo-criterion-empty_track-about = { zhanguo-part-some-points } za každý region s prázdnou stupnicí nepokojů.
zhanguo-criterion-sets = sady karet tří aspektů
zhanguo-criterion-sets-about = { zhanguo-part-some-points } za každou sadu karty písma, měny a práva na tvé desce.

# Missions.
zhanguo-kind-wall = úkol zdi
zhanguo-kind-palace = úkol paláce
zhanguo-kind-governor = úkol místodržitele

# Unification rewards: stand after a colon.
zhanguo-reward-official = úředník libovolné barvy
zhanguo-reward-official-about = 1 úředník libovolné barvy přejde z tvé zásoby do prostoru místodržitelů vyznačeného regionu.
zhanguo-reward-red = dva červení úředníci
zhanguo-reward-red-about = 2 červení úředníci přejdou z tvé zásoby do prostoru místodržitelů vyznačeného regionu.
zhanguo-reward-grey = dva šedí úředníci
zhanguo-reward-grey-about = 2 šedí úředníci přejdou z tvé zásoby do prostoru místodržitelů vyznačeného regionu.
zhanguo-reward-workers = dva dělníci
zhanguo-reward-workers-about = 2 dělníci přijdou do vyznačeného regionu; nepokoje se nemění.
zhanguo-reward-governor = místodržitel
zhanguo-reward-governor-about = Jmenuj místodržitele ve vyznačeném regionu bez vracení úředníků; není-li vyznačen žádný, v libovolném.
zhanguo-reward-wall = zeď
zhanguo-reward-wall-about = Postav zeď na libovolné volné pole bez vracení dělníků.
zhanguo-reward-palace = palác
zhanguo-reward-palace-about = Postav palác v libovolném regionu bez vracení dělníků; žeton hodnoty 3 nepřinese.

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
zhanguo-now-board = teď si vybíráš desku
zhanguo-now-bid = teď přihazuješ v dražbě desek
zhanguo-now-draft = teď vybíráš karty, které odhodíš
zhanguo-now-card = teď vybíráš kartu, kterou zahraješ
zhanguo-now-use = teď volíš, k čemu kartu použiješ
zhanguo-now-official = teď umisťuješ úředníka ze své zásoby
zhanguo-now-move = teď přesouváš úředníky
zhanguo-now-hire = teď volíš region, kde najmeš dělníky
zhanguo-now-extra_worker = teď můžeš najmout dělníka navíc
zhanguo-now-governor = teď volíš region pro svého místodržitele
zhanguo-now-square = teď volíš bonusové pole pro svého místodržitele
zhanguo-now-palace = teď volíš region pro svůj palác
zhanguo-now-worker = teď vracíš dělníky
zhanguo-now-marker3 = teď vybíráš žeton hodnoty 3
zhanguo-now-wall = teď volíš pole pro svou zeď
zhanguo-now-ability = teď můžeš použít schopnosti
zhanguo-now-marker = teď vybíráš žeton hodnoty 1
zhanguo-now-unrest = teď volíš region, kde klesnou nepokoje
zhanguo-now-move_worker = teď můžeš přesunout dělníka
zhanguo-now-move_governor = teď můžeš přesunout místodržitele
zhanguo-now-reward = teď volíš, zda přijmeš odměnu, nebo pasuješ

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
zhanguo-part-reward = { $regions_id ->
    [any] { $reward }
   *[other] { $reward }, region { $regions }
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
# $mission (Number) is 0 to 2 for the missions of the left column, 3 to 5 for those of the right: wall, palace, governor.
zhanguo-part-mission-column = { $mission ->
    [0] v levém sloupci
    [1] v levém sloupci
    [2] v levém sloupci
   *[other] v pravém sloupci
}
zhanguo-part-mission = { $mission ->
    [0] úkol zdi
    [1] úkol paláce
    [2] úkol místodržitele
    [3] úkol zdi
    [4] úkol paláce
   *[other] úkol místodržitele
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

zhanguo-ask-board = Kterou desku si vezmeš?
zhanguo-ask-bid = { $about ->
    [points] Kolik nabídneš za desku? Zahajuješ dražbu a nesmíš pasovat. Kdo zbude, zaplatí svou nabídku a vybere si desku. Tvé vítězné body: { $points }.
   *[other] { $seat } nabízí { $number }. Přihodíš, nebo pasuješ? Kdo zbude, zaplatí svou nabídku a vybere si desku; kdo pasuje, končí jen v této dražbě. Tvé vítězné body: { $points }.
}
zhanguo-ask-draft = Kterou kartu odhodíš? Od každého aspektu si necháš dvě.
zhanguo-ask-card = Kterou kartu zahraješ?
zhanguo-ask-use = K čemu použiješ kartu { $card }? Polož ji do regionu své desky, nebo ji zahraj ke dvoru a proveď akci.
zhanguo-ask-official = { $about ->
    [region] Kterého úředníka umístíš do regionu { $region_id }?
   *[other] Kterého úředníka umístíš a do kterého regionu?
}
zhanguo-ask-move = { $about ->
    [number] Kterého úředníka přesuneš? Zbývající body pohybu: { $number }.
   *[other] Kam přesuneš dál { zhanguo-part-official } z regionu { $region_id }? Prostor dělníků je tam plný, takže se v něm nedá zastavit. Zbývající body pohybu: { $number }.
}
zhanguo-ask-hire = Ve kterém regionu najmeš dělníky?
zhanguo-ask-extra_worker = Najmeš dělníka navíc v regionu { $region_id }? Nepokoje tam pak stoupnou na { $level }.
zhanguo-ask-governor = { $about ->
    [free] Ve kterém regionu jmenuješ místodržitele? Jako odměna nestojí žádné úředníky.
   *[other] Ve kterém regionu jmenuješ místodržitele?
}
zhanguo-ask-square = Které bonusové pole v regionu { $region_id } obsadí tvůj místodržitel?
zhanguo-ask-palace = { $about ->
    [free] Ve kterém regionu postavíš palác? Jako odměna nestojí žádné dělníky a nepřináší žeton.
   *[other] Ve kterém regionu postavíš palác?
}
zhanguo-ask-worker = { $action_id ->
    [palace] Ze kterého regionu vrátíš třetího dělníka? Musí být z jiného regionu než palác.
   *[wall] Ze kterého regionu vrátíš dalšího dělníka? Každý je z jiného regionu; zbývá vrátit: { $number }.
}
zhanguo-ask-marker3 = Žeton hodnoty 3 kterého aspektu si vezmeš?
zhanguo-ask-wall = { $about ->
    [free] Na kterém poli postavíš zeď? Jako odměna nestojí žádné dělníky.
   *[other] Na kterém poli postavíš zeď?
}
zhanguo-ask-ability = Kterou schopnost teď použiješ? Tvá akce: { $action }.
zhanguo-ask-marker = Žeton kterého aspektu si vezmeš?
zhanguo-ask-unrest = { $about ->
    [number] Ve kterém regionu snížíš nepokoje? Získáš tam pak { zhanguo-part-workers }.
   *[other] Ve kterém regionu snížíš nepokoje?
}
zhanguo-ask-move_worker = Kterého dělníka přesuneš a kam?
zhanguo-ask-move_governor = Kterého ze svých místodržitelů přesuneš a kam? Bonus tam nedostane.
zhanguo-ask-reward = Odměna { zhanguo-part-for-aspect }: { zhanguo-part-reward }. Přijmeš ji a vrátíš všechny své žetony { zhanguo-part-of-aspect } (v hodnotě { $number })? Tvůj disk se pak přesune na pole této odměny. { $why_id ->
    [only] Žetony { zhanguo-part-of-aspect } máš jen ty.
    [most] Rozhoduješ před ostatními: tvé žetony { zhanguo-part-of-aspect } mají nejvyšší hodnotu.
    [tie] Rozhoduješ před ostatními: nejvyšší hodnotu má víc hráčů a ty jsi v pořadí při shodě výš.
   *[next] Všichni před tebou pasovali.
} { $about ->
    [aspect_reward_regions_number_why] Když pasuješ, nezíská ji nikdo.
   *[other] Když pasuješ, rozhoduje { $seat }.
}

## Options

zhanguo-option-done = Nic dalšího
zhanguo-option-pass = { $about ->
    [aspect] Pasuj: nech si žetony { zhanguo-part-of-aspect }
   *[other] Pasuj
}
zhanguo-option-accept = { $about ->
    [reward_regions] Přijmi: { zhanguo-part-reward }
   *[other] Přijmi odměnu
}
zhanguo-option-power = Použij schopnost své desky
zhanguo-option-extra = Najmi dělníka navíc
zhanguo-option-unify = Sjednocení: polož kartu do regionu { $region_id }
zhanguo-option-court = Ke dvoru: { $action }
zhanguo-option-hire = Najmi dělníky v regionu { $region_id }
zhanguo-option-governor = Jmenuj místodržitele v regionu { $region_id }
zhanguo-option-square = Obsaď bonusové pole: { $square }
zhanguo-option-palace = Postav palác v regionu { $region_id }
zhanguo-option-worker = Vrať dělníka z regionu { $region_id }
zhanguo-option-marker3 = Vezmi si žeton { zhanguo-part-of-aspect } hodnoty 3
zhanguo-option-marker = Vezmi si žeton { zhanguo-part-of-aspect } hodnoty 1
zhanguo-option-calm = Sniž nepokoje v regionu { $region_id }
zhanguo-option-board = Vezmi si desku: { zhanguo-part-board }
zhanguo-option-wall = Postav zeď { zhanguo-part-in-section }, na poli { zhanguo-part-lines }
zhanguo-option-recruit = Umísti { zhanguo-part-official } do regionu { $region_id }
zhanguo-option-shift = Region { $region_id }: posuň zdarma { zhanguo-part-official } k dělníkům
zhanguo-option-up = Region { $region_id }: přesuň { zhanguo-part-official } k místodržitelům
zhanguo-option-move_g = Přesuň { zhanguo-part-official } z regionu { $region_id } do regionu { $goal_id }, k místodržitelům
zhanguo-option-move_w = Přesuň { zhanguo-part-official } z regionu { $region_id } do regionu { $goal_id }, k dělníkům
zhanguo-option-move_worker = Přesuň dělníka z regionu { $region_id } do regionu { $goal_id }
zhanguo-option-move_governor = Přesuň místodržitele { zhanguo-part-on-square } v regionu { $region_id } do regionu { $goal_id }
zhanguo-option-bid = Nabídni { zhanguo-part-points }
zhanguo-option-card = Zahraj kartu { $card }
zhanguo-option-discard = Odhoď kartu { $card }
zhanguo-option-use = Použij kartu { $card }

## Why: what a bot that judges options says about one

zhanguo-part-woken = { $woken ->
    [one] 1 tvá karta se může aktivovat
    [few] { $woken } tvé karty se mohou aktivovat
   *[other] { $woken } tvých karet se může aktivovat
}
# $rise (Number): of unrest in the region.
zhanguo-reason-unify = { $number ->
    [0] Region { $region_id } přinese vítězné body: žetony { zhanguo-part-of-aspect } už nezbývají.
   *[other] { $rise ->
        [0] Region { $region_id } přinese { zhanguo-part-markers }.
       *[other] Region { $region_id } přinese { zhanguo-part-markers }; nepokoje tam stoupnou o { $rise }.
    }
}
# $woken (Number) of own cards that the card at the court would activate.
zhanguo-reason-recruit = { $woken ->
    [0] O úředníka víc, pro místodržitele nebo k najímání.
   *[other] O úředníka víc a { zhanguo-part-woken }.
}
zhanguo-reason-move = Přiblížíš úředníky k místodržiteli nebo k najímání.
zhanguo-reason-hire = { $woken ->
    [0] Dělníci na paláce a zdi.
   *[other] Dělníci a { zhanguo-part-woken }.
}
zhanguo-reason-governor = { $woken ->
    [0] Další místodržitel, krok k nejvyššímu počtu v regionu.
   *[other] Další místodržitel a { zhanguo-part-woken }.
}
zhanguo-reason-palace = { $woken ->
    [0] Palác dá bod za každou kartu na tvé desce.
   *[other] Palác dá body za karty a { zhanguo-part-woken }.
}
zhanguo-reason-wall = { $woken ->
    [0] Zeď přinese na konci body podle žetonu svého úseku.
   *[other] Zeď přinese body na konci a { zhanguo-part-woken }.
}
zhanguo-reason-set = Doplníš tři barvy pro místodržitele v regionu { $region_id }.
zhanguo-reason-color = Nová barva pro místodržitele v regionu { $region_id }.
zhanguo-reason-spare = Úředník navíc v regionu { $region_id }, k najímání nebo na další cestu.
zhanguo-reason-shift = Připravíš najímání v regionu { $region_id }.
zhanguo-reason-way = Jen krok na cestě přes region { $region_id }.
zhanguo-reason-workers = Získáš { zhanguo-part-workers }; nepokoje tam stoupnou na { $level }.
zhanguo-reason-extra = O dělníka víc, ale i větší nepokoje.
zhanguo-reason-left = { $number ->
    [0] V regionu { $region_id } nezůstane žádný dělník.
    [one] V regionu { $region_id } zůstane 1 dělník.
    [few] V regionu { $region_id } zůstanou { $number } dělníci.
   *[other] V regionu { $region_id } zůstane { $number } dělníků.
}
zhanguo-reason-gather = Region { $region_id } pak má { zhanguo-part-workers }.
zhanguo-reason-mission = Počítá se k úkolu, který ještě není splněný.
# $standing (String): "first", "tied", or "behind".
zhanguo-reason-most = { $standing_id ->
    [first] Pak máš v regionu { $region_id } nejvíc místodržitelů.
    [tied] Pak máš v regionu { $region_id } nejvíc místodržitelů, ale ve shodě.
   *[behind] Víc místodržitelů v regionu { $region_id }, ale ne nejvíc.
}
zhanguo-reason-square = { $square_id ->
    [vp] Vítězné body hned.
    [official] Další úředník hned.
   *[move] Přesun úředníků hned.
}
zhanguo-reason-cards = Získáš { zhanguo-part-points } za karty na své desce.
zhanguo-reason-token = Za nynějšího stavu má tato zeď na konci hodnotu { $number }.
zhanguo-reason-marker = Hodnota tvých žetonů { zhanguo-part-of-aspect } stoupne na { $number }.
zhanguo-reason-ability = Přinese to: { $bonus }.
zhanguo-reason-power = Schopnost desky nic nestojí.
zhanguo-reason-wake = Karty v regionu { $region_id } se zase mohou aktivovat.
zhanguo-reason-calm = Nepokoje v regionu { $region_id } klesnou na { $number }.
zhanguo-reason-enough = Ostatní zůstane beze změny.
zhanguo-reason-reward = Za odměnu vrátíš žetony { zhanguo-part-of-aspect } v hodnotě { $number }.
zhanguo-reason-keep = Necháš si žetony { zhanguo-part-of-aspect } v hodnotě { $number }.
zhanguo-reason-board = { $board_id ->
    [circle] Její schopnost snižuje nepokoje a přináší dělníky.
    [square] Její schopnost přináší dělníky navíc.
    [triangle] Její schopnost přináší žetony navíc.
    [star] Její schopnost přesouvá úředníky a místodržitele.
   *[plain] Bez schopnosti, pro všechny stejná.
}
zhanguo-reason-bid = Stojí { zhanguo-part-points }, nenabídne-li nikdo víc.
zhanguo-reason-out = Pasování nestojí žádné vítězné body.
zhanguo-reason-draft = Vzdáš se této schopnosti: { $bonus }.

## What happened

zhanguo-event-first = { $seat } je první hráč.
zhanguo-event-token = Žeton zdi { zhanguo-part-in-section }: { $criterion }.
zhanguo-event-mission = { $kind_id ->
    [wall] Úkol zdi leží { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
    [palace] Úkol paláce leží { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
   *[governor] Úkol místodržitele leží { zhanguo-part-mission-column }: { zhanguo-part-mission-places }.
}
zhanguo-event-board = { $seat } si bere desku: { zhanguo-part-board }.
zhanguo-event-bid = { $seat } nabízí { zhanguo-part-points }.
zhanguo-event-out = { $seat } pasuje a z této dražby vypadává.
zhanguo-event-auction_won = { $seat } vyhrává dražbu a platí { zhanguo-part-points }.
zhanguo-event-round = Začíná kolo { $round }.
zhanguo-event-drew = { $seat } si dobírá karty na toto kolo.
zhanguo-event-drew_card = Dobraná karta: { $card }.
zhanguo-event-discarded = { $seat } odhazuje kartu { $card }.
zhanguo-event-turn = { $seat } je na tahu.
zhanguo-event-unified = { $seat } pokládá kartu { $card } do regionu { $region_id }.
zhanguo-event-court = { $seat } hraje ke dvoru kartu { $card }: { $action }.
zhanguo-event-markers = { $seat } si bere { zhanguo-part-markers }.
zhanguo-event-marker3 = { $seat } si bere žeton { zhanguo-part-of-aspect } hodnoty 3.
zhanguo-event-markers_back = { $seat } vrací všechny žetony { zhanguo-part-of-aspect }.
zhanguo-event-points = { $number_sign ->
    [minus] { $seat } ztrácí { zhanguo-part-points } ({ $source }).
   *[other] { $seat } získává { zhanguo-part-points } ({ $source }).
}
zhanguo-event-unrest = { $seat }: úroveň nepokojů v regionu { $region_id } je teď { $level }.
zhanguo-event-recruited = { $seat } umisťuje { zhanguo-part-official } do regionu { $region_id }.
zhanguo-event-shifted = { $seat } posouvá zdarma { zhanguo-part-official } v regionu { $region_id } do prostoru dělníků.
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
zhanguo-event-power = { $seat } používá schopnost své desky: { zhanguo-part-board }.
zhanguo-event-claimed = { $seat } plní { zhanguo-part-mission } { zhanguo-part-mission-column } ({ zhanguo-part-mission-places }); disk na poli v hodnotě { $points }.
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
zhanguo-setting-boards-picked = Strana B: čtyři různé desky se zvláštními schopnostmi, vybírané v opačném pořadí
zhanguo-setting-boards-auction = Strana B s dražbou: všichni začínají s 15 vítěznými body a desky se draží
zhanguo-setting-draft = Draft
zhanguo-setting-draft-false = Každý hráč si dobere 2 karty z každého balíčku; s draftem 3 a 1 odhodí
zhanguo-setting-draft-true = V kolech 1 až 4 si každý hráč dobere z každého balíčku 3 karty místo 2 a 1 z nich odhodí
zhanguo-setting-turns_by_track = Pořadí tahů
zhanguo-setting-turns_by_track-false = Od prvního hráče po směru hodinových ručiček
zhanguo-setting-turns_by_track-true = Podle stupnice odměn, shora dolů
zhanguo-setting-unrest_by_worker = Nepokoje při najímání dělníků
zhanguo-setting-unrest_by_worker-false = Stoupnou o 1, bez ohledu na počet dělníků
zhanguo-setting-unrest_by_worker-true = Stoupnou o 1 za každého najatého dělníka

## Refusals. The last variant speaks without any fact.

zhanguo-refusal-ZG-A7 = { $about ->
    [region] Posun zdarma v regionu { $region_id } teď není možný: započatou akci by už nešlo provést.
   *[other] Započatou akci by pak už nešlo provést.
}
zhanguo-refusal-ZG-B8 = { $about ->
    [board] Tuto desku si teď vzít nelze: { zhanguo-part-board }.
   *[other] Tuto desku si teď vzít nelze.
}
zhanguo-refusal-ZG-B9 = { $about ->
    [points] { $points ->
        [one] Nemůžeš nabídnout víc než 1 vítězný bod, který máš.
        [few] Nemůžeš nabídnout víc než { $points } vítězné body, které máš.
       *[other] Nemůžeš nabídnout víc než { $points } vítězných bodů, které máš.
    }
   *[other] Nemůžeš nabídnout víc vítězných bodů, než máš.
}
zhanguo-refusal-ZG-B12 = { $about ->
    [number] Tvoje nabídka musí být vyšší než { $number }.
   *[other] Zahajuješ dražbu a musíš něco nabídnout.
}
zhanguo-refusal-ZG-C3 = { $about ->
    [card] Kartu { $card } nemáš v ruce.
   *[other] Musíš zahrát kartu z ruky.
}
zhanguo-refusal-ZG-C8 = { $about ->
    [now] Na to teď není vhodná chvíle: { $now }.
   *[other] Na to teď není vhodná chvíle.
}
zhanguo-refusal-ZG-F1 = { $about ->
    [aspect] V zásobě už není žádný žeton { zhanguo-part-of-aspect }.
   *[other] V zásobě už takový žeton není.
}
zhanguo-refusal-ZG-F8 = { $about ->
    [region_goal] V regionu { $region_id } nemáš dělníka, který by mohl přejít do regionu { $goal_id }.
   *[other] Nemáš tam dělníka, kterého by šlo přesunout.
}
zhanguo-refusal-ZG-K1 = { $about ->
    [action] Ve své zásobě už nemáš žádného úředníka.
    [color] Nemůžeš umístit { zhanguo-part-official }: ve své zásobě ho nemáš.
   *[other] Takového úředníka ve své zásobě nemáš.
}
zhanguo-refusal-ZG-K2 = { $about ->
    [action] Na desce nemáš úředníka, kterého by šlo přesunout.
   *[other] Musíš utratit alespoň 1 bod pohybu.
}
zhanguo-refusal-ZG-K3 = { $about ->
    [action] Teď nelze najímat v žádném regionu: potřebuješ úředníka v prostoru dělníků a nepokoje musí mít kam stoupnout.
    [region] V prostoru dělníků regionu { $region_id } nemáš úředníka.
   *[other] Tam dělníky najmout nemůžeš.
}
zhanguo-refusal-ZG-K4 = { $about ->
    [action] Potřebuješ místodržitele ve své zásobě a červeného, bílého a šedého úředníka v prostoru místodržitelů jednoho regionu.
    [region_color] Nemůžeš vrátit { zhanguo-part-official } z prostoru místodržitelů regionu { $region_id }: není tam.
    [square_region] V regionu { $region_id } není takové volné bonusové pole: { $square }.
   *[other] Tam místodržitele jmenovat nemůžeš.
}
zhanguo-refusal-ZG-K6 = { $about ->
    [action] Palác teď nelze postavit v žádném regionu: potřebuješ palác ve své zásobě, volné pole bez zákazu paláce, 2 dělníky tam a 1 jinde.
    [region_spaces] Všechna pole paláců v regionu { $region_id } jsou obsazená (celkem { $spaces }).
    [region_workers_others] Palác v regionu { $region_id } stojí 2 dělníky odtamtud a 1 odjinud; máš { $workers } tam a { $others } jinde.
    [region] Z regionu { $region_id } jsou 2 dělníci už vráceni: třetí musí být z jiného regionu.
   *[other] Tam palác postavit nemůžeš.
}
zhanguo-refusal-ZG-K7 = { $about ->
    [action] Zeď teď nelze postavit na žádném poli: potřebuješ zeď ve své zásobě, úsek bez své zdi a dělníky v dostatečném počtu regionů.
    [section_lines] Pole { zhanguo-part-lines } { zhanguo-part-in-section } je obsazené.
    [section] Zeď { zhanguo-part-in-section } už máš.
    [lines_regions] Pole { zhanguo-part-lines } stojí tolik dělníků, kolik má linek, každého z jiného regionu; regiony s tvými dělníky: { $regions }.
    [region] Z regionu { $region_id } už dělník vrácen byl: další dělník musí být z jiného regionu.
   *[other] Tam zeď postavit nemůžeš.
}
zhanguo-refusal-ZG-K8 = { $about ->
    [action_left] Takový díl už ve své zásobě nemáš, takže tuto akci zvolit nemůžeš: { $action }.
    [left] Takový díl už ve své zásobě nemáš.
    [region] V regionu { $region_id } nemáš dělníka, kterého by šlo vrátit.
   *[other] Nemáš, čím to zaplatit.
}
zhanguo-refusal-ZG-K12 = { $about ->
    [aspect] Žeton { zhanguo-part-of-aspect } hodnoty 3 už není k dispozici.
   *[other] Tento žeton hodnoty 3 už není k dispozici.
}
zhanguo-refusal-ZG-O1 = { $about ->
    [region] Prostor dělníků regionu { $region_id } je plný: pojme 2 úředníky.
   *[other] Prostor dělníků pojme nejvýš 2 úředníky.
}
zhanguo-refusal-ZG-O2 = { $about ->
    [color_region] Teď nemůžeš zdarma posunout { zhanguo-part-official } v regionu { $region_id }: musí stát v prostoru místodržitelů.
   *[other] Tohoto úředníka teď zdarma posunout nemůžeš.
}
zhanguo-refusal-ZG-O3 = { $about ->
    [color_region] Nemůžeš takto přesunout { zhanguo-part-official } z regionu { $region_id }: v tom prostoru není.
   *[other] Takového úředníka tam nemáš.
}
zhanguo-refusal-ZG-O4 = { $about ->
    [region] Ne v regionu { $region_id }: plným prostorem dělníků smí úředník jen projít a musí hned pokračovat dál.
   *[other] Úředník nesmí zastavit v plném prostoru dělníků: nejdřív ho přesuň dál.
}
zhanguo-refusal-ZG-O5 = { $about ->
    [region_goal] Regiony { $region_id } a { $goal_id } spolu nesousedí.
   *[other] Tyto regiony spolu nesousedí.
}
zhanguo-refusal-ZG-O6 = Úředníky lze posouvat zdarma jen ve vlastním tahu.
zhanguo-refusal-ZG-P4 = { $about ->
    [region_goal] V regionu { $region_id } nemáš takového místodržitele, který by mohl přejít do regionu { $goal_id }.
   *[other] Takového místodržitele tam nemáš.
}
zhanguo-refusal-ZG-P6 = Tvoje deska teď nenabízí žádnou schopnost.
zhanguo-refusal-ZG-P7 = Na tvé desce nejsou nepokoje, takže schopnost kruhu nemá účinek.
zhanguo-refusal-ZG-R3 = { $about ->
    [region] Nepokoje v regionu { $region_id } jsou na posledním poli: jeho karty jsou zablokované.
   *[other] Nepokoje jsou tam na posledním poli.
}
zhanguo-refusal-ZG-R4 = { $about ->
    [region_unrest] Úroveň nepokojů v regionu { $region_id } je { $unrest }: palác se tam stavět nesmí.
   *[other] Nepokoje jsou tam na palác příliš velké.
}
zhanguo-refusal-ZG-R5 = { $about ->
    [region] V regionu { $region_id } nejsou nepokoje, které by šlo snížit.
   *[other] Nejsou tu nepokoje, které by šlo snížit.
}
zhanguo-refusal-ZG-T1 = { $about ->
    [card] Karta { $card } není na tvé desce, nebo už byla při této akci použita.
   *[other] Tato karta není na tvé desce, nebo už byla při této akci použita.
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
    [card] Kartu { $card } spouští jiná akce dvora.
   *[other] Tuto kartu spouští jiná akce dvora.
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
    [region_unrest_rise_most] Úroveň nepokojů v regionu { $region_id } je { $unrest } a stoupla by o { $rise }, ale maximum je { $most }.
   *[other] Nepokoje by stouply nad maximum regionu.
}
zhanguo-refusal-ZG-V1 = { $about ->
    [card] Kartu { $card } odhodit nemůžeš: nemáš ji, nebo je z jejího aspektu už jedna karta odhozená.
   *[other] Od každého aspektu odhodíš jednu kartu.
}
zhanguo-refusal-ZG-V7 = { $about ->
    [region_unrest_rise_most] Úroveň nepokojů v regionu { $region_id } je { $unrest } a stoupla by o { $rise }, o 1 za každého dělníka, ale maximum je { $most }.
   *[other] Nepokoje by stouply víc, než stupnice dovoluje.
}
zhanguo-refusal-ZG-W4 = { $about ->
    [reward] Tuto odměnu si nemůžeš vzít celou: { $reward }.
   *[other] Tuto odměnu si nemůžeš vzít celou.
}
zhanguo-refusal-ZG-W9 = { $about ->
    [region] Odměna nedovoluje region { $region_id }.
   *[other] Odměna tento region nedovoluje.
}
