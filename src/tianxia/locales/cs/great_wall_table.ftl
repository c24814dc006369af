### Words that only the board of The Great Wall in the browser needs.

## Views and parts of the board

great_wall-table-tracks = Místa a stupnice
great_wall-table-city = Lokace
great_wall-table-wall = Zeď a hordy
great_wall-table-tray = Tvoje zdroje a karty
great_wall-table-track = Stupnice velení
great_wall-table-tea = Čajové pořadí
great_wall-table-tea-order = od prvního
great_wall-table-tea-label = Čajové pořadí: posuň svůj ukazatel čaje nahoru
great_wall-table-years = Roky
great_wall-table-years-key = hordy · ztráty
great_wall-table-year-label = Rok { $year }: nové hordy { $hordes }, ztráty { $lethality }
great_wall-table-honor-track = Čest
great_wall-table-honor-label = Získej čest
great_wall-table-gains = Právě získáno
great_wall-table-artifacts = Artefakty
great_wall-table-yours-now = teď tvoje
great_wall-table-banks = Bank a balíčky
great_wall-table-bank-shame = Žetony hanby v banku
great_wall-table-deck-hordes = Hordy v balíčku; příští jaro: { $count }
great_wall-table-deck-tactics = Karty taktiky v balíčku
great_wall-table-deck-advisors = Rádci v balíčku
great_wall-table-in-play = Karty taktiky ve hře
great_wall-table-open-areas = Co leží odkryté před hráči
great_wall-table-space = Pozice { $number } na stupnici velení
great_wall-table-space-free = volná
great_wall-table-turn-done = tah odehrán
great_wall-table-revealed = Odhalené

## The wall

great_wall-table-section-left = Levý
great_wall-table-section-middle = Prostřední
great_wall-table-section-right = Pravý
great_wall-table-power = Útočná síla
great_wall-table-defense = Obrana
great_wall-table-lethality = Hodnota ztrát: tolik vojáků tu každý hráč ztratí
great_wall-table-indicator = Ukazatel invaze míří na tento úsek. Nová horda přijde tam, kam ukáže další karta balíčku, pokud není některý úsek prázdný
great_wall-table-quiet = klid
great_wall-table-holds = obstojí
great_wall-table-breach = průlom
great_wall-table-breach-by = průlom o { $number }
great_wall-table-forecast = Kdyby útok přišel teď: útočná síla { $power }, obrana { $defense }.
great_wall-table-forecast-none = Tady žádná horda není.
great_wall-table-defense-of = Obrana { $defense }: zeď { $wall }, zátarasy { $barricades }.
great_wall-table-defense-changed = Karty mění součet.
great_wall-table-fate = { $name }: hanba { $shame }, zabití vojáci { $dying }
great_wall-table-fate-holds = Beze ztrát.
great_wall-table-fate-none = Před zdí není horda.
great_wall-table-level = Úroveň { $level }
great_wall-table-no-wall = Bez zdi
great_wall-table-wall-level = Úroveň zdi, podle úseku
great_wall-table-wall-label = Zeď, { $section }: úroveň { $level }
great_wall-table-wall-next = Další úroveň za { $price }
great_wall-table-barricade = Zátaras
great_wall-table-barricades = Zátarasy: { $number } / { $most }
great_wall-table-barricade-next = Další za { $price }
great_wall-table-rest = Nástupní prostor
great_wall-table-camp-label = Nástupní prostor, { $section }
great_wall-table-firing-spot = Střelecká pozice
great_wall-table-firing-free = Volná střelecká pozice
great_wall-table-firing-label = Střelecké pozice, { $section }: tvoje: { $mine }, volné: { $free }
great_wall-table-spot = pole { $cell }
great_wall-table-reward = { $of } { $number }
great_wall-table-wound = zranění
great_wall-table-soldier-of = { $soldier }: { $name }
great_wall-table-soldiers-of = { $name }: { $soldier }, { $number }
great_wall-table-covered = zakryta
great_wall-table-leads = Trofej by získal hráč: { $name }
great_wall-table-trophy-honor = Čest za trofej
great_wall-table-horde-power = Útočná síla: počítá se proti obraně úseku.
great_wall-table-horde-honor = Čest na konci pro toho, kdo získá trofej.
great_wall-table-horde-lethality = Hodnota ztrát: tolik svých vojáků tu každý hráč ztratí, když horda padne nebo prolomí zeď.
great_wall-table-horde-spots = Pole odolnosti: voják, který pole obsadí, přinese jeho odměnu. Když jsou všechna zakrytá, horda padne.
great_wall-table-dying = K zabití
great_wall-table-save-price = Záchrana jednoho stojí { $price } či.
great_wall-table-save-free = Zachránit zdarma?
# Across a section in winter: how the assault ended.
great_wall-table-stamp-held = Obstála
great_wall-table-stamp-breached = Průlom
great_wall-table-stamp-volley = Salva
# $number (Number) of hordes that the archers defeated
great_wall-table-stamp-beaten = { $number ->
    [one] 1 poražená horda
    [few] { $number } poražené hordy
   *[other] { $number } poražených hord
}

## The city

great_wall-table-warehouse = Skladiště
great_wall-table-warehouse-label = Skladiště: daruj zdroj
great_wall-table-warehouse-does = Při stavbě se použije jako první
great_wall-table-stored = Skladiště: { $resource } { $number }
great_wall-table-advisors = Rádci
great_wall-table-advisor = Rádce
great_wall-table-clerk = Úředník
great_wall-table-any-number = libovolný počet
great_wall-table-room = obsazené pozice: { $there }/{ $slots }
great_wall-table-clerks-of = { $name } { $number }
great_wall-table-clerk-of = Úředník: { $name }
great_wall-table-own-clerks = Tvoji úředníci, { $location }: { $number }
great_wall-table-yields = Každý úředník dá 1: { $resource }
great_wall-table-alone = Jediný hráč zde při aktivaci: 1 žeton hanby
great_wall-table-overseer-level = Dohlížitel úrovně { $level }: { $resource } { $price }
great_wall-table-overseer-of = Dohlížitel, úroveň { $level }: { $name }
great_wall-table-does-tea_house = Tvůj ukazatel čaje se posune nahoru
great_wall-table-does-builders_camp = Úroveň zdi nebo zátaras za úředníka
great_wall-table-does-embassy = Najmi úředníka nebo rádce
great_wall-table-does-academy = Dober si 1 kartu taktiky za úředníka
great_wall-table-does-logistics = Přesuň vojáky mezi úseky
great_wall-table-any = libovolného druhu
great_wall-table-build = dřevo, kámen nebo zlato
great_wall-table-of-wood = dřevo
great_wall-table-of-stone = kámen
great_wall-table-of-gold = zlato
great_wall-table-of-chi = či
great_wall-table-free = zdarma
great_wall-table-amount-any = { $number } libovolného druhu
great_wall-table-honor = čest
great_wall-table-tactic = { $number ->
    [one] karta taktiky
   *[other] karty taktiky
}

## The tray

great_wall-table-stock = Tvoje zdroje: { $resource } { $number }
great_wall-table-locked = Právě získané: { $number }, teď jimi nelze platit
great_wall-table-to-pay = Zbývá zaplatit: { $number }
great_wall-table-to-take = Zbývá vzít: { $number }
great_wall-table-pool-clerks = Úředníci v tvé osobní zásobě: { $number }
great_wall-table-pool-soldiers = V tvé osobní zásobě: { $soldier }, { $number }
great_wall-table-chamber = Nenajatí úředníci: { $number }
great_wall-table-shamed = S žetonem hanby: { $soldier }, { $number }
great_wall-table-no-shame = bez hanby
great_wall-table-no-general = Zatím bez generála.
great_wall-table-supporting = Podpůrní ({ $number }):
great_wall-table-choose-general = Vyber si generála
great_wall-table-choose-advisor = Který je aktivní?
great_wall-table-choose-role = nový rádce
great_wall-table-in-secret = tajně
great_wall-table-sealed = Tvoje zapečetěná volba
great_wall-table-role-active = Aktivní
great_wall-table-role-supporting = Podpůrný
great_wall-table-role-supporting-does = Posiluje schopnost tvého generála.
great_wall-table-tactics = Karty taktiky
great_wall-table-of = { $number }/{ $limit }
great_wall-table-no-tactics = Žádné karty taktiky.
great_wall-table-plain = základní
great_wall-table-boosted = posílený
great_wall-table-commands = Karty velení
great_wall-table-in-hand = v ruce: { $number }
great_wall-table-command-held = v ruce
great_wall-table-command-now = na stupnici
great_wall-table-command-shown = odhalená
great_wall-table-command-used = odhozená
great_wall-table-command-gone = není k dispozici
great_wall-table-recall-label = Vezmi si zpět odhozené karty velení
great_wall-table-discard-pile = Odhozené: { $number }
great_wall-table-trophy = { $name }: čest { $honor }, hanba { $shame }
great_wall-table-no-trophies = Žádné trofeje.

## The top of the table

great_wall-table-fact-clerks = Úředníci v osobní zásobě
great_wall-table-fact-tactics = Karty taktiky v ruce
great_wall-table-fact-commands = Karty velení v ruce
great_wall-table-fact-trophies = Trofeje
great_wall-table-fact-shame = Žetony hanby
great_wall-table-where-setup = Před prvním rokem
great_wall-table-where = Rok { $year }/{ $last }, { $season }
great_wall-table-where-turn = Rok { $year }/{ $last }, { $season } · tah { $turn }/{ $turns }
great_wall-table-crumb = Rok { $year }, { $season }
# $left (Number): moves, recruits or buildings of the present question that are left.
great_wall-table-crumb-left = zbývá: { $left }
great_wall-table-crumb-others = { $name }: { $command }
great_wall-table-crumb-different = do různých lokací
# Windows of tactic cards are passed until the year is over.
great_wall-table-rest-of-year = Letos už ne
great_wall-table-season-spring = Jaro
great_wall-table-season-summer = Léto
great_wall-table-season-autumn = Podzim
great_wall-table-season-winter = Zima

## What an option will do

great_wall-table-outcome-clerk = pozice: { $there }/{ $slots }
great_wall-table-outcome-special = úředníci: { $there }
great_wall-table-outcome-activates = aktivuje se
great_wall-table-outcome-due = po tvé kartě se aktivuje tak jako tak
great_wall-table-outcome-yours = pro tebe: { $what }
great_wall-table-yield-barracks = naverbovaní vojáci { $number }
great_wall-table-yield-tea_house = nahoru o { $number }
great_wall-table-yield-builders_camp = stavby { $number }
great_wall-table-yield-embassy = úředníci nebo rádci { $number }
great_wall-table-yield-academy = karty taktiky { $number }
great_wall-table-yield-logistics = přesuny vojáků { $number }
great_wall-table-outcome-costs = stojí { $price }
great_wall-table-outcome-holds = obrana { $defense } obstojí proti síle { $power }
great_wall-table-outcome-breach = obrana { $defense } proti síle { $power }: stále průlom
great_wall-table-outcome-left = potom volných polí: { $left }
great_wall-table-outcome-last = poslední zranění
great_wall-table-outcome-shame = Vojáka nelze použít; na konci o { $honor ->
    [one] 1 bod
    [few] { $honor } body
   *[other] { $honor } bodů
} cti méně.
great_wall-table-outcome-shame-only = Vojáka nelze použít.
great_wall-table-outcome-shame-trophy = Trofej na konci nic nepřinese.
great_wall-table-outcome-donate = do skladiště: { $resource }
great_wall-table-outcome-recall = karty zůstanou odhozené

## What lies before a seat

great_wall-table-area-general = Generál
great_wall-table-area-soldiers = Vojáci a dohlížitelé
great_wall-table-area-pool = Osobní zásoba
great_wall-table-area-overseers = Dohlížitelé
great_wall-table-area-supports = { $name }, podpůrný
great_wall-table-area-trophies = Trofeje
great_wall-table-area-commands = Karty velení
great_wall-table-area-discarded = { $name }, odhozená
great_wall-table-area-honor = Dosavadní čest
great_wall-table-area-artifacts = Artefakty, kdyby hra skončila teď

## Where honor comes from

great_wall-table-source-donations = Dary
great_wall-table-source-spots = Pole odolnosti
great_wall-table-source-battles = Poražené hordy
great_wall-table-source-buildings = Stavba
great_wall-table-source-generals = Generál
great_wall-table-source-advisors = Rádci
great_wall-table-source-tactics = Karty taktiky
great_wall-table-source-commands = Karty velení
great_wall-table-source-recalls = Ponechané karty velení
great_wall-table-source-shame = Hanba
great_wall-table-source-trophies = Trofeje
great_wall-table-source-artifacts = Artefakty
great_wall-table-course-start = Začátek
great_wall-table-course-year = Konec roku { $round }
great_wall-table-course-end = Závěrečné bodování
# What a number counts; the number stands above. $trophies, $levels, $shame (Numbers) are those counted.
great_wall-table-number-trophies = { $trophies ->
    [one] získaná trofej
    [few] získané trofeje
   *[other] získaných trofejí
}
great_wall-table-number-walls = { $levels ->
    [one] postavená úroveň zdi
    [few] postavené úrovně zdi
   *[other] postavených úrovní zdi
}
great_wall-table-number-shame = { $shame ->
    [one] žeton hanby u všech hráčů
    [few] žetony hanby u všech hráčů
   *[other] žetonů hanby u všech hráčů
}
# Long words on small cards, and where they may part.
great_wall-table-parted = Velko{ "\u00AD" }výrobce Prapo{ "\u00AD" }rečník Země{ "\u00AD" }měřič
