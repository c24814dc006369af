### Sun Tzu outside its table, in Polish. See the English file.

web-title-sun_tzu = Sun Tzu
web-about-sun_tzu = Pięć prowincji, tajne rozkazy, jedna lina ciągnięta z obu końców.
web-length-sun_tzu = 30 min

web-moment-sun_tzu-keep_general = wybór generała
web-moment-sun_tzu-orders = wydawanie rozkazów
web-moment-sun_tzu-start_of_round = początek rundy
web-moment-sun_tzu-after_orders = przed pierwszą bitwą
web-moment-sun_tzu-after_battle = po bitwie
web-moment-sun_tzu-after_scoring = po punktacji
web-moment-sun_tzu-next_battle = wybór następnej bitwy
web-moment-sun_tzu-at_reveal = karty są odkryte
web-moment-sun_tzu-buy = wykup oddziałów
web-moment-sun_tzu-source = skąd pochodzi oddział
web-moment-sun_tzu-draw = dobieranie kart
web-moment-sun_tzu-take_general = wybór kolejnego generała
web-moment-sun_tzu-reinforce = jeszcze jeden oddział do bitwy
web-moment-sun_tzu-battle_order = ogłaszanie kolejności bitew
web-moment-sun_tzu-before_end = zanim rozstrzygną pule
