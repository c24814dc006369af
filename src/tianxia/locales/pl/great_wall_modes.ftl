### Words that only the boards of two players, of one player and of the cooperative game need in the browser.

## The section that is closed

great_wall-table-closed = zamknięta
great_wall-table-closed-why = Zamknięta przy 1 lub 2 graczach

## The Reed Clan

great_wall-table-clan = Klan Trzciny
great_wall-table-clan-you = Działasz jako wódz Klanu Trzciny.
great_wall-table-clan-other = Wódz Klanu Trzciny: { $name }
great_wall-table-clan-later = Wodzem jest ten, kto ma turę, a w turze klanu najwyższy w kolejności herbaty.
great_wall-table-clan-top = Wodzem jest najwyższy w kolejności herbaty.
great_wall-table-clan-clerks = Jego urzędnicy
great_wall-table-clan-does = Zostają, gdy ich lokacja się aktywuje. { great_wall-location-lumber_mill }, { great_wall-location-quarry }, { great_wall-location-gold_mine }: 1 surowiec do magazynu. { great_wall-location-temple }: kto ma turę, może odrzucić 1 żeton hańby. { great_wall-location-barracks }: atakuje włócznik. { great_wall-location-builders_camp }: darmowa barykada. { great_wall-location-embassy }: doradca opuszcza tor. { great_wall-location-tea_house }: znacznik herbaty klanu awansuje.
great_wall-table-clan-at = Urzędnicy Klanu Trzciny, { $location }: { $number }
great_wall-table-crumb-clan = Wódz Klanu Trzciny
great_wall-table-fact-spearmen = Włócznicy w puli
great_wall-table-fact-supporters = Wspierający doradcy
great_wall-table-fact-overlord = Wódz klanu

## Qin Jiushao

great_wall-table-qin-track = Lokacje Qin Jiushao
great_wall-table-qin-high = od najwyższej
great_wall-table-qin-next = następny urzędnik
great_wall-table-qin-why-next = Urzędnicy idą do najniższej lokacji z wolnym polem;
great_wall-table-qin-why-up = lokacja, której użył, idzie na górę.
great_wall-table-qin-attacks = Cel jego żołnierzy: { $section },
great_wall-table-qin-why-attacks = bo wskazuje ją talia hord.
great_wall-table-qin-why-other = bo tam znajdą wolny punkt.
great_wall-table-qin-attacks-none = Jego żołnierze nie mają znanego celu.
great_wall-table-qin-artifacts = Honor za artefakty na koniec: { $honor }
great_wall-table-qin-deck = Karty w jego talii: { $number }
great_wall-table-qin-supporters = Wspierający: { $number }

## Decrees and events

great_wall-table-decrees = Dekrety
great_wall-table-decrees-done = { $done } z { $goal }
great_wall-table-decrees-goal = Spełnione dekrety: { $done }; do wygranej potrzeba { $goal }.
great_wall-table-decree-each = każdy
great_wall-table-decree-team = razem
great_wall-table-decree-now = możliwy teraz
great_wall-table-decree-has = { $name }: { $number }
great_wall-table-decree-secret = tajne
great_wall-table-decree-least = { $have } z { $least }
great_wall-table-decree-most = { $have }, najwyżej { $most }
great_wall-table-decree-empty = puste miejsce
great_wall-table-decree-shame = Zimą każdy gracz otrzymuje 1 żeton hańby za każdy niespełniony dekret.
great_wall-table-need-wood = drewno
great_wall-table-need-stone = kamień
great_wall-table-need-gold = złoto
great_wall-table-need-chi = chi
great_wall-table-need-build = drewno, kamień lub złoto
great_wall-table-need-honor = honor
great_wall-table-need-tactic = karty taktyk
great_wall-table-need-soldier = żołnierze przy murze
great_wall-table-need-clerk = urzędnicy
great_wall-table-need-trophy = trofea
great_wall-table-look-horde_on_board = hordy pod murem
great_wall-table-look-section_breached = przełamane sekcje
great_wall-table-look-section_level_2 = sekcje na poziomie 2
great_wall-table-look-advisor = doradcy
great_wall-table-offer = { $name } proponuje: { $decree }
great_wall-table-crumb-share = { $name }: { $what }
great_wall-table-offer-nothing = nic
great_wall-table-offer-open = jeszcze nieustalone
great_wall-table-events = Trwałe wydarzenia
great_wall-table-events-none = jeszcze brak
great_wall-table-decks-coop = W taliach: dekrety { $decrees }, wydarzenia { $events }

## Hordes of the cooperative game


## How it ended

great_wall-table-end-alone-won = Wygrywasz: twój honor { $honor }, Qin Jiushao { $other }.
great_wall-table-end-alone-lost = Przegrywasz: Qin Jiushao ma { $other } honoru, ty { $honor }.
great_wall-table-end-alone-shame = Przegrywasz: w banku nie ma już żetonów hańby.
great_wall-table-end-coop-won = Wygrywacie razem; spełnione dekrety: { $done }.
great_wall-table-end-coop-lost = Przegrywacie razem; spełnione dekrety: { $done } z { $goal }.
great_wall-table-source-overseers = Nadzorcy
great_wall-table-source-head_start = Przewaga na start
great_wall-table-source-decrees = Dekrety
