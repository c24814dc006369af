### Sun Tzu outside its table, in Czech. See the English file.

web-title-sun_tzu = Sun Tzu
web-about-sun_tzu = Pět provincií, tajné rozkazy, jedno lano tažené z obou konců.
web-length-sun_tzu = 30 min

web-moment-sun_tzu-keep_general = výběr generála
web-moment-sun_tzu-orders = vykládání rozkazů
web-moment-sun_tzu-start_of_round = začátek kola
web-moment-sun_tzu-after_orders = před první bitvou
web-moment-sun_tzu-after_battle = po bitvě
web-moment-sun_tzu-after_scoring = po bodování
web-moment-sun_tzu-next_battle = výběr další bitvy
web-moment-sun_tzu-at_reveal = karty jsou odhalené
web-moment-sun_tzu-buy = vykupování oddílů
web-moment-sun_tzu-source = odkud se vezme oddíl
web-moment-sun_tzu-draw = dobírání karet
web-moment-sun_tzu-take_general = výběr dalšího generála
web-moment-sun_tzu-reinforce = přidání oddílu do bitvy
web-moment-sun_tzu-battle_order = oznámení pořadí bitev
web-moment-sun_tzu-before_end = než rozhodnou zásoby
