### ZhanGuo outside its table, in Italian. See the English file.

web-title-zhanguo = ZhanGuo
web-about-zhanguo = Cinque regioni da unificare: ogni carta serve la tua plancia o la corte dell'imperatore.
web-length-zhanguo = 120 min

web-moment-zhanguo-board = scelta della plancia
web-moment-zhanguo-bid = asta per una plancia
web-moment-zhanguo-draft = si scartano carte
web-moment-zhanguo-card = scelta di una carta
web-moment-zhanguo-use = uso della carta
web-moment-zhanguo-official = si mette un funzionario
web-moment-zhanguo-move = si spostano funzionari
web-moment-zhanguo-hire = si assumono lavoratori
web-moment-zhanguo-extra_worker = un lavoratore in più
web-moment-zhanguo-governor = si insedia un governatore
web-moment-zhanguo-square = scelta di una casella bonus
web-moment-zhanguo-palace = si costruisce un palazzo
web-moment-zhanguo-worker = si restituiscono lavoratori
web-moment-zhanguo-marker3 = si prende un segnalino di valore 3
web-moment-zhanguo-wall = si costruisce un muro
web-moment-zhanguo-ability = uso delle abilità
web-moment-zhanguo-marker = si prende un segnalino
web-moment-zhanguo-unrest = si abbassa il malcontento
web-moment-zhanguo-move_worker = si sposta un lavoratore
web-moment-zhanguo-move_governor = si sposta un governatore
web-moment-zhanguo-reward = si accetta una ricompensa o si passa
