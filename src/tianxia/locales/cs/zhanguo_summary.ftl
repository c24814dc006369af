### ZhanGuo on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/zhanguo/summary.ts.

summary-zhanguo = Pět kol na sjednocení pěti regionů: každá karta jde na tvou desku, nebo ke dvoru.

summary-zhanguo-cards = Šest karet za kolo
summary-zhanguo-cards-text = Dober si 2 karty z každého balíčku: písmo, měna a právo. Střídavě každý zahraje 1 kartu, dokud všichni nezahrají svých 6 karet.

summary-zhanguo-board = Na vlastní desku
summary-zhanguo-board-text = Zahraj kartu do jednoho ze svých 5 regionů, do každého nejvýš 3. Vezmi si tolik žetonů jejího aspektu, kolik je teď v tomto regionu karet. Druhá a třetí karta tam zvýší nepokoje.

summary-zhanguo-court = Nebo ke dvoru
summary-zhanguo-court-text = Zahraj ji na vrch hromádky dvora pro jednu ze šesti akcí: povolání úředníka, přesun úředníků, najmutí dělníků, jmenování místodržitele, stavba paláce nebo stavba zdi.

summary-zhanguo-numbers = Vyšší, nebo nižší
summary-zhanguo-numbers-text = Potom se mohou aktivovat karty na tvé desce, jejichž spouštěčem je tato akce. Při najímání a stavbě musí mít tvá karta vyšší číslo než karta pod ní, při povolání a jmenování místodržitele nižší. Kde jsou nepokoje na posledním poli, tam se karty neaktivují.

summary-zhanguo-rewards = Odměny za sjednocení
summary-zhanguo-rewards-text = Po každém kole má každý aspekt jednu odměnu. Hráč s nejvyšší hodnotou žetonů je smí všechny vrátit a vzít si ji; kdo pasuje, ten si je nechá a rozhoduje další.

summary-zhanguo-end = Vítězství
summary-zhanguo-end-text = Po kole 5 dávají body místodržitelé, zbylé žetony, úkoly a zdi. Vyhrává hráč s nejvíce vítěznými body.
