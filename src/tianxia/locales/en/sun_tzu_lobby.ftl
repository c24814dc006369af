### Sun Tzu outside its table: in the lobby, in the form of a new table, in the settings.

web-title-sun_tzu = Sun Tzu
web-about-sun_tzu = Five provinces, secret orders, and a tug of war over every point.
web-length-sun_tzu = 30 min

# What goes on at a table, in few words: in the lobby after "Round 2:", in the settings as a label.
web-moment-sun_tzu-keep_general = choosing a general
web-moment-sun_tzu-orders = giving orders
web-moment-sun_tzu-start_of_round = start of the round
web-moment-sun_tzu-after_orders = before the first battle
web-moment-sun_tzu-after_battle = after a battle
web-moment-sun_tzu-after_scoring = after scoring
web-moment-sun_tzu-next_battle = choosing the next battle
web-moment-sun_tzu-at_reveal = cards revealed
web-moment-sun_tzu-buy = buying armies
web-moment-sun_tzu-source = choosing where an army comes from
web-moment-sun_tzu-draw = drawing cards
web-moment-sun_tzu-take_general = taking a spare general
web-moment-sun_tzu-reinforce = reinforcing the battle
web-moment-sun_tzu-battle_order = announcing the order of battles
web-moment-sun_tzu-before_end = before the pools decide
