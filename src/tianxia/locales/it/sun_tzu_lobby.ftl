### Sun Tzu outside its table, in Italian. See the English file.

web-title-sun_tzu = Sun Tzu
web-about-sun_tzu = Cinque province, ordini segreti, una fune tirata dai due capi.
web-length-sun_tzu = 30 min

web-moment-sun_tzu-keep_general = scelta del generale
web-moment-sun_tzu-orders = si posano gli ordini
web-moment-sun_tzu-start_of_round = inizio del round
web-moment-sun_tzu-after_orders = prima della prima battaglia
web-moment-sun_tzu-after_battle = dopo una battaglia
web-moment-sun_tzu-after_scoring = dopo il punteggio
web-moment-sun_tzu-next_battle = scelta della prossima battaglia
web-moment-sun_tzu-at_reveal = le carte sono scoperte
web-moment-sun_tzu-buy = acquisto di armate
web-moment-sun_tzu-source = da dove viene un'armata
web-moment-sun_tzu-draw = si pescano le carte
web-moment-sun_tzu-take_general = si prende un altro generale
web-moment-sun_tzu-reinforce = un'armata in più per la battaglia
web-moment-sun_tzu-battle_order = annuncio dell'ordine delle battaglie
web-moment-sun_tzu-before_end = prima che decidano le scorte
