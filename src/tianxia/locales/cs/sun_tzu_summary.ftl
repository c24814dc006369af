### Sun Tzu on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/sun_tzu/summary.ts.

summary-sun_tzu = Nejvýš devět kol: přetáhni ukazatel skóre na svůj konec stupnice.

summary-sun_tzu-orders = Pět tajných rozkazů
summary-sun_tzu-orders-text = Obě strany tajně vyloží po jedné kartě ke každé z pěti provincií.

summary-sun_tzu-battles = Bitva za bitvou
summary-sun_tzu-battles-text = Provincii po provincii se odhalí obě karty. Vyhrává vyšší síla; o kolik je vyšší, tolik činí rozdíl.

summary-sun_tzu-armies = Oddíly přicházejí a odcházejí
summary-sun_tzu-armies-text = V neutrální nebo vlastní provincii přidá vítěz tolik oddílů, kolik činí rozdíl. Má-li tam oddíly poražený, vrátí se nejprve ony do jeho zásoby a vítěz umístí jen zbytek rozdílu.

summary-sun_tzu-cards = Karty 1 až 6 se vracejí
summary-sun_tzu-cards-text = Vrátí se do ruky, ostatní zahrané karty jdou do krabice. Potom si dobereš 2 karty a necháš si 1, nebo po zahrání karty 1 dobereš 3 a necháš si 2.

summary-sun_tzu-scoring = Boduje se třikrát
summary-sun_tzu-scoring-text = Po kolech 3, 6 a 9 sečte každá strana hodnoty provincií, které ovládá. Ukazatel skóre se posune o rozdíl ke straně, která má více.

summary-sun_tzu-end = Vítězství
summary-sun_tzu-end-text = Je-li ukazatel skóre po kole 3 nebo 6 na tvém konci stupnice, okamžitě vítězíš. Po kole 9 vítězí strana, na jejíž straně stojí.
