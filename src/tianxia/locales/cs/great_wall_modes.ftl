### Words that only the boards of two players, of one player and of the cooperative game need in the browser.

## The section that is closed

great_wall-table-closed = uzavřený
great_wall-table-closed-why = Uzavřený ve hře 1 nebo 2 hráčů

## The Reed Clan

great_wall-table-clan = Rákosový klan
great_wall-table-clan-you = Jednáš za Rákosový klan.
great_wall-table-clan-other = Za Rákosový klan jedná: { $name }
great_wall-table-clan-later = Za klan jedná ten, kdo je na tahu; v tahu klanu ten, kdo je nejvýše v čajovém pořadí.
great_wall-table-clan-top = Za klan jedná ten, kdo je nejvýše v čajovém pořadí.
great_wall-table-clan-clerks = Jeho úředníci
great_wall-table-clan-does = Každý po aktivaci zůstává. { great_wall-location-lumber_mill }, { great_wall-location-quarry }, { great_wall-location-gold_mine }: 1 zdroj do skladiště. { great_wall-location-temple }: kdo je na tahu, smí odstranit 1 žeton hanby. { great_wall-location-barracks }: zaútočí kopiník. { great_wall-location-builders_camp }: zátaras zdarma. { great_wall-location-embassy }: rádce opouští nabídku. { great_wall-location-tea_house }: ukazatel čaje klanu postoupí.
great_wall-table-clan-at = Úředníci Rákosového klanu, { $location }: { $number }
great_wall-table-crumb-clan = Jednáš za Rákosový klan
great_wall-table-fact-spearmen = Kopiníci v osobní zásobě
great_wall-table-fact-supporters = Podpůrní rádci
great_wall-table-fact-overlord = Jedná za klan

## Qin Jiushao

great_wall-table-qin-track = Lokace Čchin Ťiou-šaa
great_wall-table-qin-high = od nejvyšší
great_wall-table-qin-next = další úředník
great_wall-table-qin-why-next = Úředníci jdou do nejnižší lokace s volnou pozicí;
great_wall-table-qin-why-up = lokace, kterou využil, jde nahoru.
great_wall-table-qin-attacks = Jeho vojáci útočí zde: { $section },
great_wall-table-qin-why-attacks = kam ukazuje balíček hord.
great_wall-table-qin-why-other = kde najdou volné pole.
great_wall-table-qin-attacks-none = Jeho vojáci nemají známý cíl.
great_wall-table-qin-artifacts = Body cti za artefakty na konci: { $honor }
great_wall-table-qin-deck = Karty v jeho balíčku: { $number }
great_wall-table-qin-supporters = Podpůrní rádci: { $number }

## Decrees and events

great_wall-table-decrees = Požadavky
great_wall-table-decrees-done = { $done }/{ $goal }
great_wall-table-decrees-goal = Splněné požadavky: { $done }; k vítězství jich je třeba { $goal }.
great_wall-table-decree-each = každý hráč
great_wall-table-decree-team = společně
great_wall-table-decree-now = lze splnit
great_wall-table-decree-has = { $name }: { $number }
great_wall-table-decree-secret = tajné
great_wall-table-decree-least = { $have }/{ $least }
great_wall-table-decree-most = { $have }, nejvýše { $most }
great_wall-table-decree-empty = prázdné místo
great_wall-table-decree-shame = V zimě dostane každý hráč 1 žeton hanby za každý požadavek, který tu zbývá.
great_wall-table-need-wood = dřevo
great_wall-table-need-stone = kámen
great_wall-table-need-gold = zlato
great_wall-table-need-chi = či
great_wall-table-need-build = dřevo, kámen nebo zlato
great_wall-table-need-honor = čest
great_wall-table-need-tactic = karty taktiky
great_wall-table-need-soldier = vojáci u zdi
great_wall-table-need-clerk = úředníci
great_wall-table-need-trophy = trofeje
great_wall-table-look-horde_on_board = hordy před zdí
great_wall-table-look-section_breached = prolomené úseky
great_wall-table-look-section_level_2 = úseky na úrovni 2
great_wall-table-look-advisor = rádci
great_wall-table-offer = { $name } navrhuje: { $decree }
great_wall-table-crumb-share = { $name }: { $what }
great_wall-table-offer-nothing = nic
great_wall-table-offer-open = zatím neurčeno
great_wall-table-events = Trvalé události
great_wall-table-events-none = zatím žádné
great_wall-table-decks-coop = V balíčcích: požadavky { $decrees }, události { $events }

## Hordes of the cooperative game


## How it ended

great_wall-table-end-alone-won = Vyhráváš. Body cti: ty { $honor }, Čchin Ťiou-šao { $other }.
great_wall-table-end-alone-lost = Prohráváš. Body cti: ty { $honor }, Čchin Ťiou-šao { $other }.
great_wall-table-end-alone-shame = Prohráváš: v banku už nejsou žetony hanby.
great_wall-table-end-coop-won = Vyhráváte společně. Splněné požadavky: { $done }.
great_wall-table-end-coop-lost = Prohráváte společně. Splněné požadavky: { $done }/{ $goal }.
great_wall-table-source-overseers = Dohlížitelé
great_wall-table-source-head_start = Náskok na začátku
great_wall-table-source-decrees = Požadavky
