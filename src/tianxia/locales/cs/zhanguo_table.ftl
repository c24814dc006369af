### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-empire = Říše
zhanguo-table-region = Region { $number }
zhanguo-table-jump = Ukázat na plánu
zhanguo-table-none = žádné
zhanguo-table-nobody = nikdo
zhanguo-table-player = Hráč
zhanguo-table-first-player = Začíná toto kolo
zhanguo-table-first-badge = 1.
# $lines and $worth (Number): of the space, points for the reader now; $text (String): what its token scores there.
zhanguo-table-wall-label = { $area }, linky: { $lines }. { $text }; teď pro tebe { $worth }
zhanguo-table-wall-scores = { $criterion_id ->
    [calm] jednou { $points } minus všechny tvé nepokoje
   *[other] { $criterion }: po { $points }
}
zhanguo-table-wall-worth = Pro tebe má teď hodnotu: { $number }
zhanguo-table-wall-about = Zeď na tomto místě boduje na konci: { $text }, podle počtu linek. Stojí dělníka za každou linku.
zhanguo-table-wall-of = Zeď: { $name }, linky: { $lines }
zhanguo-table-wall-turquoise = tyrkysová
zhanguo-table-wall-gold = zlatá
zhanguo-table-wall-crimson = karmínová
zhanguo-table-land-label = Region { $number }: místodržitelé { $governors }; paláce { $palaces }; volná pole paláců { $spaces }
zhanguo-table-governor-of = Místodržitel: { $name }
zhanguo-table-beside-of = Vedle polí: { $name }, místodržitelé: { $number }
zhanguo-table-palace-of = Palác: { $name }
zhanguo-table-palaces-label = Paláce regionu { $number }
zhanguo-table-score-track = Bodová stupnice
zhanguo-table-score = Body
zhanguo-table-score-label = { $name }: body { $points }, kdyby hra teď skončila: { $final }

## What the wall tokens count, short

zhanguo-table-criterion-enough_officials = úředníci ≥ nepokoje
zhanguo-table-criterion-grey = šedý úředník
zhanguo-table-criterion-red = červený úředník
zhanguo-table-criterion-white = bílý úředník
zhanguo-table-criterion-orange = karta měny
zhanguo-table-criterion-brown = karta práva
zhanguo-table-criterion-cream = karta písma
zhanguo-table-criterion-three_cards = 3 karty
zhanguo-table-criterion-two_alike = 2 stejné
zhanguo-table-criterion-calm = minus nepokoje
zhanguo-table-criterion-empty_track = bez nepokojů
zhanguo-table-criterion-sets = sady

## The player board

zhanguo-table-your-board = Tvoje deska
zhanguo-table-supply = Tvoje zásoba
zhanguo-table-supply-official = V zásobě: { $number }× { $color } úředník
zhanguo-table-supply-governors = Zbylí místodržitelé
zhanguo-table-supply-palaces = Zbylé paláce
zhanguo-table-supply-walls = Zbylé zdi
zhanguo-table-unrest = Nepokoje
zhanguo-table-unrest-at = Nepokoje { $number }
zhanguo-table-unrest-last = Poslední pole: karty se zde neaktivují, nelze najímat ani stavět palác
zhanguo-table-unrest-ban = Odtud dál se nestaví palác
zhanguo-table-governors-area = Prostor místodržitelů
zhanguo-table-governors-area-of = Prostor místodržitelů regionu { $number }
zhanguo-table-workers-area = Prostor dělníků
zhanguo-table-workers-area-of = Prostor dělníků regionu { $number }
zhanguo-table-workers-here = Dělníci v regionu { $region }: { $number }
zhanguo-table-officials = { $number }× { $color }
zhanguo-table-official-g = { $number }× { $color } úředník, prostor místodržitelů regionu { $region }
zhanguo-table-official-w = { $number }× { $color } úředník, prostor dělníků regionu { $region }
zhanguo-table-region-label = Region { $number }: nepokoje { $unrest }/{ $most }; karty: { $cards }; prostor místodržitelů: { $governors }; prostor dělníků: { $officials }; dělníci: { $workers }

## Letters of the officials' colors

zhanguo-table-letter-red = Č
zhanguo-table-letter-white = B
zhanguo-table-letter-grey = Š

## Cards and what they would do

zhanguo-table-your-hand = Tvoje ruka
zhanguo-table-hand-empty = Žádné karty.
zhanguo-table-discarding = odhazuješ { $list }
zhanguo-table-card-label = Karta { $number }, { $aspect }. { $after }: { $gives }
zhanguo-table-card-says = Karta { $number }. { $after }: { $gives }
zhanguo-table-act-recruit = Povolání
zhanguo-table-act-move = Přesun
zhanguo-table-act-hire = Najmutí
zhanguo-table-act-governor = Místodržitel
zhanguo-table-act-palace = Palác
zhanguo-table-act-wall = Zeď
zhanguo-table-after-recruit = Po povolání
zhanguo-table-after-hire = Po najmutí
zhanguo-table-after-governor = Po jmenování
zhanguo-table-after-palace = Po stavbě paláce
zhanguo-table-after-wall = Po stavbě zdi
zhanguo-table-act-move-about = 1–3 pohyby
# $number (Number) of own cards that this action can wake.
zhanguo-table-act-cards = karty: { $number }
zhanguo-table-act-power = deska
zhanguo-table-act-nothing = žádná schopnost
zhanguo-table-impossible = nelze
zhanguo-table-lack-piece = v zásobě žádný
zhanguo-table-lack-official = žádní úředníci
zhanguo-table-lack-hirer = chybí úředník
zhanguo-table-lack-unrest = velké nepokoje
zhanguo-table-lack-colors = chce tři barvy
zhanguo-table-lack-builder = stojí dělníky
zhanguo-table-power-surely = Schopnost desky
zhanguo-table-power-perhaps = Možná schopnost desky
zhanguo-table-wakes = Aktivuje { $list }
zhanguo-table-wakes-perhaps = Možná aktivuje, podle průběhu akce: { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Aktivovala by se
zhanguo-table-used = Už použitá
zhanguo-table-used-mark = použitá
zhanguo-table-gain-unrest = nepokoje z { $before } na { $then }
zhanguo-table-gain-calm = nepokoje nestoupnou
zhanguo-table-gain-points = { $number ->
    [one] +1 bod
    [few] +{ $number } body
   *[other] +{ $number } bodů
}
zhanguo-table-gain-markers = { $number ->
    [one] +1 žeton ({ $aspect })
    [few] +{ $number } žetony ({ $aspect })
   *[other] +{ $number } žetonů ({ $aspect })
}
zhanguo-table-gain-marker3 = +1 žeton hodnoty 3 ({ $aspect })
zhanguo-table-gain-workers = { $number ->
    [one] +1 dělník
    [few] +{ $number } dělníci
   *[other] +{ $number } dělníků
}
zhanguo-table-pay-workers = { $number ->
    [one] −1 dělník
    [few] −{ $number } dělníci
   *[other] −{ $number } dělníků
}
zhanguo-table-gain-official = +1 { $color } úředník, region { $region }
zhanguo-table-give-markers = vracíš žetony ({ $aspect }) v hodnotě { $number }
zhanguo-table-gain-mission = splněný úkol
# Where a card may go. $regions: numbers, as "1, 2, 5".
zhanguo-table-about-card = { $uses ->
    [both] potom do regionu { $regions } nebo ke dvoru
    [board] potom do regionu { $regions }
   *[court] potom ke dvoru
}
zhanguo-table-about-palace = body za tvé karty: { $number }
zhanguo-table-about-wall = { $text }; hodnota teď { $worth }
zhanguo-table-about-marker = zbývá: { $number }
zhanguo-table-about-governors-now = místodržitelé tam teď: { $list }
zhanguo-table-about-governors-then = místodržitelé tam potom: { $list }
zhanguo-table-gives-marker = 1 žeton
zhanguo-table-gives-move2 = 2 pohyby
zhanguo-table-gives-vp2 = 2 body
zhanguo-table-gives-vp3 = 3 body
zhanguo-table-gives-vp_cream = 1 bod za kartu písma
zhanguo-table-gives-vp_orange = 1 bod za kartu měny
zhanguo-table-gives-vp_brown = 1 bod za kartu práva
zhanguo-table-gives-worker = 1 dělník sem
zhanguo-table-gives-unrest_any = nepokoje −1
zhanguo-table-gives-unrest_here = zde nepokoje −1
zhanguo-table-gives-move_worker = přesun dělníka
zhanguo-table-gives-off_red = červený úředník sem
zhanguo-table-gives-off_white = bílý úředník sem
zhanguo-table-gives-off_grey = šedý úředník sem

## The two uses of a card

zhanguo-table-uses = Karta má dvě použití
zhanguo-table-uses-of = Karta { $number }: dvě použití
zhanguo-table-use-board = Vezmeš si žetony. Karta tam zůstane.
zhanguo-table-use-board-later = Její schopnost pak čeká na tvoje akce.
zhanguo-table-use-court = Jedna akce teď, například místodržitel.
zhanguo-table-use-court-number = Z karty tu platí jen číslo.
zhanguo-table-use-or = nebo

## The court

zhanguo-table-court = Dvůr
zhanguo-table-court-cards = karty: { $number }
zhanguo-table-court-empty = Dvůr je prázdný: první karta aktivuje všechny schopnosti, které k akci patří.
zhanguo-table-court-top = Karta vyšší než { $number } aktivuje schopnosti najímání, paláců a zdí, nižší schopnosti povolání a místodržitelů.
zhanguo-table-number-higher = { $number } je vyšší.
zhanguo-table-number-higher-about = Schopnosti se aktivují po najmutí, stavbě paláce nebo zdi.
zhanguo-table-number-lower = { $number } je nižší.
zhanguo-table-number-lower-about = Schopnosti se aktivují po povolání nebo jmenování.
zhanguo-table-number-first = { $number } je první karta.
zhanguo-table-number-first-about = Schopnosti se aktivují po každé akci kromě přesunu úředníků.
zhanguo-table-over-higher = vyšší než { $number }
zhanguo-table-over-lower = nižší než { $number }
zhanguo-table-wakes-lower = nižší aktivuje
zhanguo-table-wakes-higher = vyšší aktivuje
zhanguo-table-court-before = na { $number }
zhanguo-table-wants-higher = Aktivuje se vyšším číslem
zhanguo-table-wants-lower = Aktivuje se nižším číslem

## Rewards and missions

zhanguo-table-rewards = Odměny
zhanguo-table-rewards-about = Odměny podle aspektu a kola
zhanguo-table-track = stupnice
zhanguo-table-track-about = Stupnice odměn shora: pořadí při shodě a příští první hráč
zhanguo-table-left = zbývá
zhanguo-table-markers-left = Žetony v zásobě: kolik v hodnotě 1 a kolik v hodnotě 3
zhanguo-table-markers-of = Žetony v zásobě, { $aspect }: { $number }; v hodnotě 3: { $threes }
zhanguo-table-markers-own = Žetony, { $aspect }: hodnota { $number }
zhanguo-table-markers-title = Žetony, { $aspect }
zhanguo-table-hand-title = Karty v ruce, { $aspect }
zhanguo-table-reward-in = { $number ->
    [one] { $text }, region { $list }
   *[other] { $text }, regiony { $list }
}
zhanguo-table-accept = Přijmout
zhanguo-table-rewarded = Odměnu má { $name }
zhanguo-table-brief-official = 1 úředník
zhanguo-table-brief-red = 2 červení
zhanguo-table-brief-grey = 2 šedí
zhanguo-table-brief-workers = 2 dělníci
zhanguo-table-brief-governor = místodržitel
zhanguo-table-brief-wall = zeď
zhanguo-table-brief-palace = palác
zhanguo-table-reward-passed = vzdává se
zhanguo-table-reward-now = rozhoduje teď
zhanguo-table-reward-next = čeká
zhanguo-table-missions = Úkoly
zhanguo-table-missions-about = ve sloupci: body × disky
zhanguo-table-missions-rule = S těmito místodržiteli, paláci nebo zdmi položíš disk na nejvyšší volné pole. Na konci sečti svá pole ve sloupci a vynásob je počtem svých disků v něm.
zhanguo-table-mission-label = { $kind }: { $list }; splnili: { $names }

## The score

zhanguo-table-scores = Body teď a kdyby hra skončila
zhanguo-table-points-now = Body teď
zhanguo-table-sum-at-end = kdyby teď skončila
zhanguo-table-ends-about = Kdyby hra teď skončila: dosavadní body a k nim, co by přinesli místodržitelé, žetony, úkoly a zdi. Skočí, když se změní vedení nebo někdo vrátí žetony.
zhanguo-table-if-ended = { $text }, kdyby hra teď skončila
zhanguo-table-course-start = Začátek
zhanguo-table-course-round = Kolo { $round }
zhanguo-table-course-end = Závěrečné bodování

## Player boards before the first round

zhanguo-table-boards = Desky hráčů
zhanguo-table-auction-open = Zatím bez nabídky: první nabídka zahájí dražbu.
zhanguo-table-auction-bid = { $name }: nabídka { $number }
zhanguo-table-bid-highest = nejvyšší nabídka
zhanguo-table-bid-holds = drží nabídku
zhanguo-table-bid-in = stále draží
zhanguo-table-bid-out = mimo dražbu
zhanguo-table-bids = Nabídky
zhanguo-table-bid = Nabídka { $number }

## Another player's open things

zhanguo-table-area-supply = Zásoba
zhanguo-table-area-board = Deska hráče
zhanguo-table-area-points = Body podle zdrojů

## Above the board

zhanguo-table-where = Kolo { $number }/{ $last }
zhanguo-table-where-turn = Kolo { $number }/{ $last }, tah { $turn }/{ $turns }
zhanguo-table-where-setup = Desky hráčů
zhanguo-table-phase-draw = Dobírání
zhanguo-table-phase-play = Hraní
zhanguo-table-phase-rewards = Odměny
