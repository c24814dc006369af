### Words that only the boards of two players, of one player and of the cooperative game need in the browser.

## The section that is closed

great_wall-table-closed = chiusa
great_wall-table-closed-why = Chiusa con 1 o 2 giocatori

## The Reed Clan

great_wall-table-clan = Il Clan del Giunco
great_wall-table-clan-you = Agisci per il Clan del Giunco.
great_wall-table-clan-other = Agisce per il Clan del Giunco: { $name }
great_wall-table-clan-later = Per il clan agisce chi è di turno; nel turno del clan, il più in alto nell'ordine di tè.
great_wall-table-clan-top = Per il clan agisce il più in alto nell'ordine di tè.
great_wall-table-clan-clerks = I suoi commessi
great_wall-table-clan-does = Ognuno resta dopo l'attivazione. { great_wall-location-lumber_mill }, { great_wall-location-quarry }, { great_wall-location-gold_mine }: 1 risorsa al magazzino. { great_wall-location-temple }: chi è di turno può scartare 1 tassello Onta. { great_wall-location-barracks }: attacca un lanciere. { great_wall-location-builders_camp }: una barricata gratuita. { great_wall-location-embassy }: un consigliere lascia il tracciato. { great_wall-location-tea_house }: la pedina Tè del clan sale.
great_wall-table-clan-at = Commessi del Clan del Giunco, { $location }: { $number }
great_wall-table-crumb-clan = Agisci per il Clan del Giunco
great_wall-table-fact-spearmen = Lancieri nella riserva
great_wall-table-fact-supporters = Consiglieri di supporto
great_wall-table-fact-overlord = Comandante supremo

## Qin Jiushao

great_wall-table-qin-track = I luoghi di Qin
great_wall-table-qin-high = dal più alto
great_wall-table-qin-next = prossimo commesso
great_wall-table-qin-why-next = I commessi vanno nel luogo più basso con posto;
great_wall-table-qin-why-up = quello usato va in cima.
great_wall-table-qin-attacks = I suoi soldati attaccano: { $section },
great_wall-table-qin-why-attacks = dove indica il mazzo Orda.
great_wall-table-qin-why-other = dove trovano un punto libero.
great_wall-table-qin-attacks-none = I suoi soldati non hanno un bersaglio noto.
great_wall-table-qin-artifacts = Artefatti alla fine: { $honor } punti onore
great_wall-table-qin-deck = Carte nel suo mazzo: { $number }
great_wall-table-qin-supporters = Di supporto: { $number }

## Decrees and events

great_wall-table-decrees = Richieste
great_wall-table-decrees-done = { $done } di { $goal }
great_wall-table-decrees-goal = Richieste adempiute: { $done }; con { $goal } si vince.
great_wall-table-decree-each = ciascuno
great_wall-table-decree-team = insieme
great_wall-table-decree-now = possibile ora
great_wall-table-decree-has = { $name }: { $number }
great_wall-table-decree-secret = segreto
great_wall-table-decree-least = { $have } di { $least }
great_wall-table-decree-most = { $have }, al massimo { $most }
great_wall-table-decree-empty = posto vuoto
great_wall-table-decree-shame = In inverno ogni giocatore riceve 1 tassello Onta per ogni Richiesta inadempiuta.
great_wall-table-need-wood = legno
great_wall-table-need-stone = pietra
great_wall-table-need-gold = oro
great_wall-table-need-chi = qi
great_wall-table-need-build = legno, pietra o oro
great_wall-table-need-honor = onore
great_wall-table-need-tactic = carte Tattica
great_wall-table-need-soldier = soldati alle mura
great_wall-table-need-clerk = commessi
great_wall-table-need-trophy = Orde prese
great_wall-table-look-horde_on_board = orde davanti alle mura
great_wall-table-look-section_breached = sezioni con breccia
great_wall-table-look-section_level_2 = sezioni al livello 2
great_wall-table-look-advisor = consiglieri
great_wall-table-offer = { $name } propone: { $decree }
great_wall-table-crumb-share = { $name }: { $what }
great_wall-table-offer-nothing = niente
great_wall-table-offer-open = ancora da stabilire
great_wall-table-events = Eventi in vigore
great_wall-table-events-none = ancora nessuno
great_wall-table-decks-coop = Nei mazzi: Richieste { $decrees }, eventi { $events }

## Hordes of the cooperative game


## How it ended

great_wall-table-end-alone-won = Onore: vinci { $honor } a { $other } contro Qin Jiushao.
great_wall-table-end-alone-lost = Onore: perdi { $honor } a { $other } contro Qin Jiushao.
great_wall-table-end-alone-shame = Perdi: la riserva dei tasselli Onta è esaurita.
great_wall-table-end-coop-won = Vincete insieme: avete adempiuto a { $done } Richieste.
great_wall-table-end-coop-lost = Perdete insieme: Richieste adempiute { $done } di { $goal }.
great_wall-table-source-overseers = Sorveglianti
great_wall-table-source-head_start = Vantaggio iniziale
great_wall-table-source-decrees = Richieste dell'Imperatore
