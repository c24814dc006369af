### ZhanGuo outside its table, in Polish. See the English file.

web-title-zhanguo = ZhanGuo
web-about-zhanguo = Pięć regionów do zjednoczenia: każda karta służy twojej planszy albo dworowi cesarza.
web-length-zhanguo = 120 min

web-moment-zhanguo-board = wybór planszy gracza
web-moment-zhanguo-bid = licytacja planszy gracza
web-moment-zhanguo-draft = odrzucanie kart
web-moment-zhanguo-card = wybór karty
web-moment-zhanguo-use = użycie karty
web-moment-zhanguo-official = umieszczanie urzędnika
web-moment-zhanguo-move = przemieszczanie urzędników
web-moment-zhanguo-hire = zatrudnianie robotników
web-moment-zhanguo-extra_worker = dodatkowy robotnik
web-moment-zhanguo-governor = wprowadzanie zarządcy
web-moment-zhanguo-square = wybór pola bonusu
web-moment-zhanguo-palace = budowa pałacu
web-moment-zhanguo-worker = zwracanie robotników
web-moment-zhanguo-marker3 = branie znacznika o wartości 3
web-moment-zhanguo-wall = budowa muru
web-moment-zhanguo-ability = użycie zdolności
web-moment-zhanguo-marker = branie znacznika
web-moment-zhanguo-unrest = obniżanie zamieszek
web-moment-zhanguo-move_worker = przenoszenie robotnika
web-moment-zhanguo-move_governor = przenoszenie zarządcy
web-moment-zhanguo-reward = przyjęcie nagrody albo pas
