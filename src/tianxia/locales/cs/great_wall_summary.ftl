### The Great Wall on one page: six pictures with a few sentences each. The rules behind them are named in
### web/src/games/great_wall/summary.ts.

summary-great_wall = Standardní hra pro 3 nebo 4 hráče: jaro přinese hordy, léto příjem, na podzim jednáš a v zimě hordy útočí na zeď.

summary-great_wall-command = Karty velení
summary-great_wall-command-text = Na podzim si každý tajně vybere kartu velení. V čajovém pořadí se karty položí na stupnici velení a potom se jedna po druhé vyhodnotí.

summary-great_wall-clerks = Úředníci při práci
summary-great_wall-clerks-text = Tvoji úředníci jdou do lokací. Běžná lokace se aktivuje, když jsou obsazeny všechny její pozice, zvláštní, když je v ní aspoň 1 úředník. Potom se úředníci odtud vrátí do zásoby svých vlastníků.

summary-great_wall-wall = Stavba zdi
summary-great_wall-wall-text = V táboře stavitelů platíš dřevem, kamenem a zlatem za zátarasy a úrovně zdi. Brání úsek a přinášejí ti čest.

summary-great_wall-hordes = Boj s hordami
summary-great_wall-hordes-text = Vojáci a zranění zakrývají pole odolnosti hordy. Když jsou zakrytá všechna, horda je poražena: každý hráč, který na ní má vojáka, získá 2 body cti a ten, kdo zakrývá nejvíce polí, trofej.

summary-great_wall-winter = Přečkat zimu
summary-great_wall-winter-text = U každého úseku se porovná obrana s útočnou silou hord. Je-li síla vyšší, nastane průlom: za každou tamní hordu dostane každý hráč, který na ní nemá vojáka, 1 žeton hanby.

summary-great_wall-end = Vítězství
summary-great_wall-end-text = Hra končí po zimě, když je postaveno dost zdi nebo došly žetony hanby či roky. Hanba stojí čest, trofeje bez hanby a artefakty ji dávají. Vítězí hráč s největším počtem bodů cti.
