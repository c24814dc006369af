### Sun Tzu outside its table: in the lobby, in the form of a new table, in the settings.

web-title-sun_tzu = Sun Tzu
web-about-sun_tzu = Five provinces, secret orders, one rope pulled from both ends.
web-length-sun_tzu = 30 min

# What goes on at a table, in few words: in the lobby after "Round 2:", in the settings as a label.
web-moment-sun_tzu-keep_general = choosing a general
web-moment-sun_tzu-orders = laying the orders
web-moment-sun_tzu-start_of_round = start of the round
web-moment-sun_tzu-after_orders = before the first battle
web-moment-sun_tzu-after_battle = after a battle
web-moment-sun_tzu-after_scoring = after the scoring
web-moment-sun_tzu-next_battle = picking the next battle
web-moment-sun_tzu-at_reveal = the cards are open
web-moment-sun_tzu-buy = buying armies
web-moment-sun_tzu-source = where an army comes from
web-moment-sun_tzu-draw = drawing cards
web-moment-sun_tzu-take_general = taking another general
web-moment-sun_tzu-reinforce = one army more for the battle
