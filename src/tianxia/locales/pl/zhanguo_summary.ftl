### ZhanGuo on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/zhanguo/summary.ts.

summary-zhanguo = Pięć rund na zjednoczenie pięciu regionów: każda karta trafia na twoją planszę albo na dwór.

summary-zhanguo-cards = Sześć kart na rundę
summary-zhanguo-cards-text = Dobierz po 2 karty z każdej talii: pismo, waluta i prawo. Na zmianę każdy zagrywa 1 kartę, aż wszyscy zagrają swoje 6 kart.

summary-zhanguo-board = Na własną planszę
summary-zhanguo-board-text = Zagraj kartę do jednego ze swoich 5 regionów, najwyżej 3 karty w każdym. Weź tyle znaczników jej aspektu, ile jest teraz kart w tym regionie. Druga i trzecia karta podnoszą tam zamieszki.

summary-zhanguo-court = Albo na dwór
summary-zhanguo-court-text = Zagraj ją na wierzch stosu dworu dla jednej z sześciu akcji: rekrutacja urzędnika, przemieszczenie urzędników, zatrudnienie robotników, wprowadzenie zarządcy, budowa pałacu lub budowa muru.

summary-zhanguo-numbers = Wyższa czy niższa
summary-zhanguo-numbers-text = Potem mogą się aktywować karty na twojej planszy, które wymagają tej akcji. Przy zatrudnianiu i budowie twoja karta musi mieć wyższy numer niż karta pod nią, przy rekrutacji i wprowadzeniu zarządcy niższy. Gdzie zamieszki są na ostatnim polu, karty są zablokowane.

summary-zhanguo-rewards = Nagrody za zjednoczenie
summary-zhanguo-rewards-text = Po każdej rundzie każdy aspekt ma jedną nagrodę. Gracz, którego znaczniki mają najwyższą wartość, może zwrócić wszystkie i ją wziąć; kto pasuje, zachowuje je, a decyduje następny.

summary-zhanguo-end = Zwycięstwo
summary-zhanguo-end-text = Po rundzie 5 punkty dają zarządcy, pozostałe znaczniki, zadania i mury. Wygrywa gracz z największą liczbą punktów zwycięstwa.
