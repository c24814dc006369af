### Words that only the board of ZhanGuo in the browser needs.

## Views and parts of the board

zhanguo-table-tab-mine = Moje
zhanguo-table-tab-empire = Říše
zhanguo-table-tab-court = Dvůr
zhanguo-table-empire = Říše
zhanguo-table-walls = Zdi
zhanguo-table-regions = Region
zhanguo-table-region = Region { $number }
zhanguo-table-squares = Bonus
zhanguo-table-palaces = Paláce
zhanguo-table-none = žádné
zhanguo-table-nobody = nikdo
zhanguo-table-player = Hráč
# $lines, $each and $worth (Number): of the space, points printed there, points for the reader now.
zhanguo-table-wall-label = { $area }, čáry: { $lines }; body: { $each }, teď pro vás za { $worth }
zhanguo-table-wall-worth = Teď pro vás za: { $number }
zhanguo-table-wall-of = Zeď: { $name }, čáry: { $lines }
zhanguo-table-land-label = Region { $number }: místodržitelé { $governors }; paláce { $palaces }; volná pole paláců { $spaces }
zhanguo-table-governor-of = Místodržitel: { $name }
zhanguo-table-beside-of = Vedle polí: { $name }, místodržitelé: { $number }
zhanguo-table-palace-of = Palác: { $name }
zhanguo-table-palaces-label = Paláce regionu { $number }
zhanguo-table-score-track = Počítadlo bodů
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

zhanguo-table-your-board = Vaše deska
zhanguo-table-supply = Vaše zásoba
zhanguo-table-supply-official = V zásobě: { $color }, { $number }
zhanguo-table-supply-governors = Zbylí místodržitelé
zhanguo-table-supply-palaces = Zbylé paláce
zhanguo-table-supply-walls = Zbylé zdi
zhanguo-table-unrest = Nepokoje
zhanguo-table-cards = Karty
zhanguo-table-governors = Správa
zhanguo-table-workers = Dělníci
zhanguo-table-card = Karta { $number }
zhanguo-table-unrest-at = Nepokoje { $number }
zhanguo-table-unrest-last = Poslední pole: karty se zde neprobouzejí, nenajímá se a nestaví palác
zhanguo-table-unrest-ban = Odtud dál se nestaví palác
zhanguo-table-governors-area = Oblast místodržitelů
zhanguo-table-governors-area-of = Oblast místodržitelů regionu { $number }
zhanguo-table-workers-area = Oblast dělníků
zhanguo-table-workers-area-of = Oblast dělníků regionu { $number }
zhanguo-table-workers-here = Dělníci v regionu { $region }: { $number }
zhanguo-table-officials = { $color } { $number }
zhanguo-table-official-g = Úředníci, { $color }: { $number }, oblast místodržitelů regionu { $region }
zhanguo-table-official-w = Úředníci, { $color }: { $number }, oblast dělníků regionu { $region }
zhanguo-table-region-label = Region { $number }: nepokoje { $unrest } z { $most }; karty: { $cards }; oblast místodržitelů: { $governors }; oblast dělníků: { $officials }; dělníci: { $workers }

## Letters of the officials' colors

zhanguo-table-letter-red = Č
zhanguo-table-letter-white = B
zhanguo-table-letter-grey = Š

## Cards and what they would do

zhanguo-table-your-hand = Vaše ruka
zhanguo-table-hand-empty = Žádné karty.
zhanguo-table-cards-left = karty: { $number }
zhanguo-table-discarding = odhazujete { $list }
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
zhanguo-table-after-governor = Po místodržiteli
zhanguo-table-after-palace = Po paláci
zhanguo-table-after-wall = Po zdi
zhanguo-table-act-move-about = 1–3 pohyby
# $number (Number) of own cards that this action can wake.
zhanguo-table-act-cards = karty: { $number }
zhanguo-table-act-power = moc
zhanguo-table-act-nothing = bez schopnosti
zhanguo-table-impossible = nelze
zhanguo-table-power-surely = Moc desky
zhanguo-table-power-perhaps = Možná moc desky
zhanguo-table-wakes = Probouzí { $list }
zhanguo-table-wakes-perhaps = Možná probudí { $list }
zhanguo-table-wakes-one = { $number } ({ $gives })
zhanguo-table-awake = Probudila by se
zhanguo-table-gain-unrest = nepokoje z { $before } na { $then }
zhanguo-table-gain-calm = bez nepokojů
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
zhanguo-table-give-markers = vracíte žetony ({ $aspect }) v hodnotě { $number }
zhanguo-table-gain-mission = splněná mise
zhanguo-table-about-palace = body za vaše karty: { $number }
zhanguo-table-about-wall = { $text }: za { $worth }
zhanguo-table-about-marker = zbývá: { $number }
zhanguo-table-about-pass = Žetony si necháte
zhanguo-table-gives-marker = 1 žeton
zhanguo-table-gives-move2 = 2 pohyby
zhanguo-table-gives-vp2 = 2 body
zhanguo-table-gives-vp3 = 3 body
zhanguo-table-gives-vp_cream = 1 bod za kartu
zhanguo-table-gives-vp_orange = 1 bod za kartu
zhanguo-table-gives-vp_brown = 1 bod za kartu
zhanguo-table-gives-worker = 1 dělník
zhanguo-table-gives-unrest_any = nepokoje −1
zhanguo-table-gives-unrest_here = zde nepokoje −1
zhanguo-table-gives-move_worker = přesun dělníka
zhanguo-table-gives-off_red = červený úředník
zhanguo-table-gives-off_white = bílý úředník
zhanguo-table-gives-off_grey = šedý úředník

## The court

zhanguo-table-court = Dvůr
zhanguo-table-court-cards = karty: { $number }
zhanguo-table-court-empty = Dvůr je prázdný: první karta probudí všechny schopnosti, které k akci patří.
zhanguo-table-court-top = Karta vyšší než { $number } probouzí schopnosti najímání, paláců a zdí, nižší schopnosti povolání a místodržitelů.
zhanguo-table-number-higher = { $number } je vyšší.
zhanguo-table-number-higher-about = Schopnosti se probudí po najmutí, paláci nebo zdi.
zhanguo-table-number-lower = { $number } je nižší.
zhanguo-table-number-lower-about = Schopnosti se probudí po povolání nebo místodržiteli.
zhanguo-table-number-first = { $number } je první karta.
zhanguo-table-number-first-about = Schopnosti se probudí po každé akci kromě přesunu.
zhanguo-table-over-higher = vyšší než { $number }
zhanguo-table-over-lower = nižší než { $number }
zhanguo-table-wants-higher = Probouzí se pod vyšším číslem
zhanguo-table-wants-lower = Probouzí se pod nižším číslem

## Rewards and missions

zhanguo-table-rewards = Odměny
zhanguo-table-rewards-about = Odměny podle aspektu a kola
zhanguo-table-track = stupnice
zhanguo-table-track-about = Stupnice odměn shora: remízy a příští začínající hráč
zhanguo-table-left = zbývá
zhanguo-table-markers-left = Žetony v zásobě
zhanguo-table-markers-of = Žetony v zásobě, { $aspect }: { $number }; v hodnotě 3: { $threes }
zhanguo-table-markers-own = Žetony, { $aspect }: hodnota { $number }
zhanguo-table-markers-title = Žetony, { $aspect }
zhanguo-table-hand-title = Karty v ruce, { $aspect }
zhanguo-table-reward-in = { $text }, region { $list }
zhanguo-table-accept = Přijmout
zhanguo-table-rewarded = Odměnu má { $name }
zhanguo-table-missions = Úkoly
zhanguo-table-missions-about = součet × disky ve sloupci
zhanguo-table-mission-label = { $kind }: { $list }; splnili: { $names }

## The score

zhanguo-table-scores = Body teď a kdyby hra skončila
zhanguo-table-points-now = Body teď
zhanguo-table-sum-at-end = při konci
zhanguo-table-if-ended = { $text }, kdyby byl konec teď
zhanguo-table-course-start = Začátek
zhanguo-table-course-round = Kolo { $round }
zhanguo-table-course-end = Závěrečné bodování

## Player boards before the first round

zhanguo-table-boards = Desky hráčů
zhanguo-table-auction-open = Zatím bez nabídky: první otevře dražbu.
zhanguo-table-auction-bid = { $name }: nabídka { $number }
zhanguo-table-auction-in = draží:
zhanguo-table-bids = Nabídky
zhanguo-table-bid = Nabídka { $number }

## Another player's open things

zhanguo-table-area-hand = Ruka podle barev rubů
zhanguo-table-area-supply = Zásoba a žetony
zhanguo-table-area-board = Deska hráče
zhanguo-table-area-points = Body podle zdrojů

## Above the board

zhanguo-table-where = Kolo { $number } z { $last }
zhanguo-table-where-setup = Desky hráčů
zhanguo-table-phase-draw = Lízání
zhanguo-table-phase-play = Hraní
zhanguo-table-phase-rewards = Odměny
