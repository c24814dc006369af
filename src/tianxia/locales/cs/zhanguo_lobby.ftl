### ZhanGuo outside its table, in Czech. See the English file.

web-title-zhanguo = ZhanGuo
web-about-zhanguo = Sjednoť pět regionů: každá karta slouží tvé desce, nebo císařskému dvoru.
web-length-zhanguo = 120 min

web-moment-zhanguo-board = výběr desky hráče
web-moment-zhanguo-bid = dražba desky hráče
web-moment-zhanguo-draft = odhazování karet
web-moment-zhanguo-card = výběr karty
web-moment-zhanguo-use = použití karty
web-moment-zhanguo-official = umístění úředníka
web-moment-zhanguo-move = přesun úředníků
web-moment-zhanguo-hire = najímání dělníků
web-moment-zhanguo-extra_worker = dělník navíc
web-moment-zhanguo-governor = jmenování místodržitele
web-moment-zhanguo-square = výběr bonusového pole
web-moment-zhanguo-palace = stavba paláce
web-moment-zhanguo-worker = vracení dělníků
web-moment-zhanguo-marker3 = výběr žetonu hodnoty 3
web-moment-zhanguo-wall = stavba zdi
web-moment-zhanguo-ability = použití schopností
web-moment-zhanguo-marker = výběr žetonu
web-moment-zhanguo-unrest = snižování nepokojů
web-moment-zhanguo-move_worker = přesun dělníka
web-moment-zhanguo-move_governor = přesun místodržitele
web-moment-zhanguo-reward = přijetí odměny, nebo pasování
