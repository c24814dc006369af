### Words that only the boards of two players, of one player and of the cooperative game need in the browser.

## The section that is closed

great_wall-table-closed = zavřený
great_wall-table-closed-why = Zavřený s 1 nebo 2 hráči

## The Reed Clan

great_wall-table-clan = Rákosový klan
great_wall-table-clan-you = Jednáš za Rákosový klan.
great_wall-table-clan-other = Za Rákosový klan jedná: { $name }
great_wall-table-clan-later = Za klan jedná ten, kdo je na tahu; v tahu klanu ten nejvýše v pořadí čaje.
great_wall-table-clan-top = Za klan jedná ten nejvýše v pořadí čaje.
great_wall-table-clan-clerks = Jeho úředníci
great_wall-table-clan-does = Každý po aktivaci zůstává; podle lokace dává 1 do skladiště, zátaras zdarma, nebo kopiníka.
great_wall-table-clan-at = Úředníci Rákosového klanu, { $location }: { $number }
great_wall-table-crumb-clan = Jednáš za Rákosový klan
great_wall-table-fact-spearmen = Kopiníci v zásobě
great_wall-table-fact-supporters = Podpůrní rádci
great_wall-table-fact-overlord = Jedná za klan

## Qin Jiushao

great_wall-table-qin-track = Lokace Čchin Ťiou-šaa
great_wall-table-qin-high = od nejvyšší
great_wall-table-qin-next = další úředník
great_wall-table-qin-why-next = Úředníci jdou do nejnižší s místem;
great_wall-table-qin-why-up = kterou použil, jde nahoru.
great_wall-table-qin-attacks = Jeho vojáci útočí: { $section },
great_wall-table-qin-why-attacks = kam přijde další horda.
great_wall-table-qin-why-other = kde najdou volné pole.
great_wall-table-qin-attacks-none = Jeho vojáci nemají známý cíl.
great_wall-table-qin-artifacts = Artefakty na konci: { $honor } cti
great_wall-table-qin-deck = Karty v jeho balíčku: { $number }
great_wall-table-qin-supporters = Podpůrní rádci: { $number }

## Decrees and events

great_wall-table-decrees = Dekrety
great_wall-table-decrees-done = { $done } z { $goal }
great_wall-table-decrees-goal = Splněné dekrety: { $done }; { $goal } vyhrává hru.
great_wall-table-decree-each = každý
great_wall-table-decree-team = společně
great_wall-table-decree-now = teď možný
great_wall-table-decree-has = { $name }: { $number }
great_wall-table-decree-secret = tajné
great_wall-table-decree-least = { $have } z { $least }
great_wall-table-decree-most = { $have }, nejvýše { $most }
great_wall-table-decree-empty = prázdné místo
great_wall-table-decree-shame = V zimě si každý hráč vezme 1 hanbu za každý dekret.
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
great_wall-table-decks-coop = V balíčcích: dekrety { $decrees }, události { $events }

## Hordes of the cooperative game


## How it ended

great_wall-table-end-alone-won = Vyhráváš: tvá čest { $honor }, Čchin Ťiou-šao { $other }.
great_wall-table-end-alone-lost = Prohráváš: Čchin Ťiou-šao má čest { $other }, ty { $honor }.
great_wall-table-end-alone-shame = Prohráváš: v banku už nejsou žetony hanby.
great_wall-table-end-coop-won = Vyhráváte společně: splněné dekrety: { $done }.
great_wall-table-end-coop-lost = Prohráváte společně: splněné dekrety { $done } z { $goal }.
great_wall-table-source-overseers = Lokace
great_wall-table-source-head_start = Náskok na začátku
great_wall-table-source-decrees = Dekrety
