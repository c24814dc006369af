### The guide to a first game of The Great Wall, in Czech. See the English file.

guide-great_wall-welcome = Udrž zeď
guide-great_wall-welcome-text = Ze stepi nahoře přicházejí hordy, město dole pracuje na obraně. V zimě čelí útoku každý ze tří úseků: je-li obrana nižší než síla jeho hord, hordy prolomí zeď. Bráníš ji společně se dvěma boty a soupeříš s nimi o čest.
guide-great_wall-honor = Čest a hanba
guide-great_wall-honor-text = Vyhrává nejvíc cti. Získáš ji stavěním, bojem a dary. Hanba přichází z průlomů a z práce o samotě; na konci stojí každý žeton pod vojákem 5 bodů cti.
guide-great_wall-general = Tvůj generál
guide-great_wall-general-text = Generál ti dá zdroje na začátek a schopnost na celou hru. Její části se symbolem podpory rostou s každým podpůrným rádcem. Všichni vybírají tajně.
guide-great_wall-general-do = Nech si jednoho ze dvou. Pro první hru se hodí kterýkoli.
guide-great_wall-advisors = Dva rádci
guide-great_wall-advisors-text = Jeden bude aktivní: od této chvíle působí jeho vlastní schopnost. Druhý podporuje generála a zesiluje jeho schopnost.
guide-great_wall-advisors-do = Urči, který bude aktivní.
guide-great_wall-stock = Co je tvoje
guide-great_wall-stock-text = Dřevo, kámen, zlato a či leží za tvou zástěnou; ostatní je nevidí. Vedle jsou úředníci, kteří pracují ve městě, a vojáci: kopiníci, lučištníci a jezdci, které je třeba nejdřív naverbovat.
guide-great_wall-city = Město
guide-great_wall-city-text = Tady pracují úředníci. Lokace s daným počtem pozic působí, až když jsou všechny obsazené, ať už kýmkoli. Zvláštním, jako je tábor stavitelů, stačí jeden úředník. Pak se úředníci vrátí domů.
guide-great_wall-horde = Horda
guide-great_wall-horde-text = Čtverce jsou její pole odolnosti. Zakrývají je vojáci a zranění; když jsou zakrytá všechna, je horda poražena a trofej bere ten, kdo jich zakrývá nejvíc. Kopiníci útočí jen na první řadu a získají, co je na poli.
guide-great_wall-command = Velení na tento rok
guide-great_wall-command-text = Každý rok každý tajně zahraje jednu kartu velení. Říká, kolik úředníků umístíš a co ještě smíš; většina dovolí umístit úředníky i ostatním. Despotismus je dobrý začátek: může použít lokaci, která ještě není plná.
guide-great_wall-command-do = Vyber kartu a zapečeť ji. Náš návrh: Despotismus.
guide-great_wall-space = Kdy budeš jednat?
guide-great_wall-space-text = Karty se vyhodnocují od pozice 1. Dřív vybíráš před ostatními; později najdeš lokace, které ostatní už skoro zaplnili. Kdo pokládá první, určuje čajové pořadí.
guide-great_wall-space-do = Polož kartu na volnou pozici.
guide-great_wall-clerk = Pošli úředníka
guide-great_wall-clerk-text = Úředníci jdou z tvé zásoby nebo z jiné lokace do kterékoli lokace s volnou pozicí. Dobré místo je tam, kde už stojí jiní: zaplní se dřív a nikdo tam není sám.
guide-great_wall-clerk-do = Vyber úředníka a lokaci, nebo skonči.
guide-great_wall-clerks = Ne o samotě
guide-great_wall-clerks-text = Kde je symbol hanby, tam ten, kdo je při působení lokace sám, dostane žeton hanby. S někým vedle sebe jsi v bezpečí. Plná lokace své úředníky drží, dokud nezapůsobí.
guide-great_wall-clerks-do = Umísti dalšího úředníka; zaplněná lokace zapůsobí.
guide-great_wall-barracks = Do kasáren
guide-great_wall-barracks-text = Toto je tvůj vlastní tah. Až budou úředníci stát, smí Despotismus použít jednu lokaci předčasně. Dva úředníci v kasárnách naverbují dva vojáky a ti mohou hned zaútočit.
guide-great_wall-barracks-do = Náš návrh: dva úředníci do kasáren. Pak skonči.
guide-great_wall-activated = Lokace působí
guide-great_wall-activated-text = Zapůsobila lokace { $location }: každý, kdo v ní měl úředníky, je využil, v čajovém pořadí. Ve výrobní lokaci dá úředník jeden zdroj a dohlížitel přidá svou úroveň. Pak se všichni úředníci vrátili domů.
guide-great_wall-advance = Dřív než je plná
guide-great_wall-advance-text = Pokročilá aktivace použije lokaci, i když jsou pozice volné, a nikdo nedostane hanbu za samotu. Využije ji každý, kdo tam má úředníky, vyber tedy tu, kde jich máš nejvíc.
guide-great_wall-advance-do = Vyber lokaci, nebo odmítni.
guide-great_wall-location = Několik je připraveno
guide-great_wall-location-text = Je tvůj tah, a tak určuješ, která lokace zapůsobí jako další. Nejdřív zdroje, potom to, zač je utratíš.
guide-great_wall-location-do = Vyber další lokaci.
guide-great_wall-overseer = Dohlížitel
guide-great_wall-overseer-text = Voják, který se stane dohlížitelem, tu zůstane navždy: přidá ke každému zisku a platí každé léto. Čím dřív, tím líp. Později může postoupit až na úroveň 3.
guide-great_wall-overseer-do = Jestli můžeš, zaplať dohlížitele, nebo odmítni.
guide-great_wall-donate = Dar
guide-great_wall-donate-text = Jeden kus toho, co bylo právě získáno, jde do společného skladiště za 2 body cti. Kdo staví, musí nejdřív použít skladiště, takže pomůžeš i zdi.
guide-great_wall-donate-do = Daruj, nebo si zdroj nech.
guide-great_wall-recruit = Vojáci
guide-great_wall-recruit-text = Každý úředník v kasárnách naverbuje jednoho. Kopiníci jsou levní; lučištníci zůstávají na zdi a střílejí každou zimu; jezdec zakryje dvě pole v kterékoli řadě.
guide-great_wall-recruit-do = Jmenuj vojáky; platíš za všechny společně.
guide-great_wall-attack = Do útoku
guide-great_wall-attack-text = Voják na poli přinese, co je na něm, a podíl na trofeji. Když horda padne, každý, kdo na ní má vojáky, získá čest, ale někteří z nich zahynou.
guide-great_wall-attack-do = Vyber pole, nebo nástupní prostor, kde voják počká.
guide-great_wall-build = Stavitelé
guide-great_wall-build-text = Zátaras stojí 2, dá 2 body cti a 2 obrany a po zimě zmizí. Úroveň zdi stojí 5, 10 nebo 15, dá stejně cti a zůstane.
guide-great_wall-build-do = Vyber, co postavíš, jedno za každého úředníka.
guide-great_wall-hire = Vyslanectví
guide-great_wall-hire-text = Víc úředníků znamená víc práce, víc rádců silnějšího generála. Úředník stojí 2 zlata, rádce tolik zlata, kolik pak budeš mít rádců.
guide-great_wall-hire-do = Někoho najmi, nebo odmítni.
guide-great_wall-pay = Placení
guide-great_wall-pay-text = Kde lze cenu zaplatit libovolně, vybereš jeden druh a jeho počet; zbytek se vezme z ostatních. Nech si, co budeš brzy potřebovat.
guide-great_wall-pay-do = Vyber, čím zaplatíš.
guide-great_wall-tactic = Hodí se karta taktiky
guide-great_wall-tactic-text = Karty taktiky se hrají v momentu, který uvádějí. Horní účinek je zdarma; za či získáš silnější. V každém takovém momentu smíš zahrát jednu.
guide-great_wall-tactic-do = Zahraj kartu, nebo žádnou.
guide-great_wall-shame = Hanba
guide-great_wall-shame-text = Žeton přijde pod vojáka v zásobě, který pak není k použití, nebo na trofej, která pak nedává čest. V létě se ho lze zbavit za či.
guide-great_wall-shame-do = Vyber místo. Kopiník bude chybět nejméně.
guide-great_wall-winter = Zima
guide-great_wall-winter-text = Po všech kartách velení přijde zima. Každý lučištník na zdi jednou vystřelí. Pak hordy útočí, úsek po úseku: jejich síla proti úrovni zdi a zátarasům.
guide-great_wall-assault = Jak obstála zeď
guide-great_wall-assault-text = { $breached ->
    [0] Všechny úseky obstály: nikdo nedostal hanbu.
    [one] { $breached } úsek hordy prolomily. Za každou hordu v něm dostal hanbu každý, kdo na ní neměl vojáka.
    [few] { $breached } úseky hordy prolomily. Za každou hordu v nich dostal hanbu každý, kdo na ní neměl vojáka.
   *[other] { $breached } úseků hordy prolomily. Za každou hordu v nich dostal hanbu každý, kdo na ní neměl vojáka.
} Zátarasy jsou pryč, zůstávají jen zdi. Jeden voják na každé hordě tě hanby ušetří.
guide-great_wall-spring = Jaro
guide-great_wall-spring-text = Nový rok: { $number ->
    [one] přišla 1 nová horda
    [few] přišly { $number } nové hordy
   *[other] přišlo { $number } nových hord
}. Rub další karty ukazuje, kde bude stát ta následující, a ve vyslanectví čekají noví rádci.
guide-great_wall-summer = Léto
guide-great_wall-summer-text = Dohlížitelé vyplatí příjem. Pak lze vrátit žetony hanby do banku, každý za 2 či, a karty velení opustí stupnici.
guide-great_wall-recall = Karty, nebo čest
guide-great_wall-recall-text = Vezmi si zpět všechny zahrané karty velení, nebo za každou získej 2 body cti a nech je tam. S mnoha kartami v ruce je lepší čest. „Zrada“ se nevrací nikdy.
guide-great_wall-recall-do = Teď vezmi čest; v ruce máš ještě pět karet.
guide-great_wall-end = Znáš celý rok
guide-great_wall-end-text = Znovu začíná podzim: velení, úředníci, lokace, zima. Stav zdi, drž vojáka na hordách a nech pracovat dohlížitele. Každé odmítnutí uvede pravidlo. Hodně štěstí!
