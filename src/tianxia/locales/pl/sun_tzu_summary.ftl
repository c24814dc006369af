### Sun Tzu on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/sun_tzu/summary.ts.

summary-sun_tzu = Najwyżej dziewięć rund: przeciągnij znacznik punktów na swój koniec toru.

summary-sun_tzu-orders = Pięć tajnych rozkazów
summary-sun_tzu-orders-text = Obie strony w tajemnicy wykładają po jednej karcie w każdej z pięciu prowincji.

summary-sun_tzu-battles = Bitwa po bitwie
summary-sun_tzu-battles-text = Prowincja po prowincji odkrywa się obie karty. Wygrywa wyższa siła, a różnica to przewaga.

summary-sun_tzu-armies = Oddziały przychodzą i odchodzą
summary-sun_tzu-armies-text = W prowincji neutralnej lub własnej zwycięzca dokłada tyle oddziałów, ile wynosi przewaga. Gdzie oddziały ma przegrany, tam najpierw wracają one do jego puli, a zwycięzca wystawia tylko resztę przewagi.

summary-sun_tzu-cards = Karty od 1 do 6 wracają
summary-sun_tzu-cards-text = Te karty wracają na rękę, a pozostałe zagrane trafiają do pudełka. Potem dobierasz 2 karty i zatrzymujesz 1 albo, po zagraniu karty 1, dobierasz 3 i zatrzymujesz 2.

summary-sun_tzu-scoring = Trzy punktacje
summary-sun_tzu-scoring-text = Po rundach 3, 6 i 9 każda strona sumuje wartości prowincji, które kontroluje. Znacznik punktów przesuwa się o różnicę w kierunku strony, która ma więcej.

summary-sun_tzu-end = Zwycięstwo
summary-sun_tzu-end-text = Jeśli po rundzie 3 lub 6 znacznik punktów stoi na twoim końcu toru, natychmiast wygrywasz. Po rundzie 9 wygrywa strona, po której stoi.
