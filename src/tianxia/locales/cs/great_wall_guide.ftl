### The guide to a first game of The Great Wall, in Czech. See the English file.

guide-great_wall-chapter-wall = Zeď a město
guide-great_wall-chapter-command = Tvé velení
guide-great_wall-chapter-clerks = Úředníci při práci
guide-great_wall-chapter-soldiers = Vojáci
guide-great_wall-chapter-winter = Zima
guide-great_wall-chapter-year = Nový rok

guide-great_wall-welcome = Ubraň zeď
guide-great_wall-welcome-text = V zimě útočí hordy na tři úseky zdi. Kde je obrana nižší než jejich útočná síla, zeď prolomí. Bráníš ji se dvěma boty, ale soupeříte o čest.
guide-great_wall-honor = Čest a hanba
guide-great_wall-honor-text = Vyhrává, kdo má nejvíc bodů cti: stav, bojuj, daruj. Hanbu přinášejí průlomy a v některých lokacích práce o samotě. Žeton hanby pod vojákem na konci stojí 5 bodů cti.
guide-great_wall-general = Tvůj generál
guide-great_wall-general-text = Generál dá zdroje na začátek a schopnost na celou hru. Některé schopnosti počítají tvé podpůrné rádce: čím víc, tím lépe.
guide-great_wall-general-do = Vyber jednoho a potvrď. Hodí se kterýkoli.
guide-great_wall-advisors = Dva rádci
guide-great_wall-advisors-text = Jeden bude aktivní: od této chvíle působí jeho vlastní schopnost. Druhý podporuje generála a zesiluje jeho schopnost.
guide-great_wall-advisors-do = Urči aktivního rádce a potvrď.
guide-great_wall-stock = Co je tvoje
guide-great_wall-stock-text = Úředníci pracují ve městě. Vojáky (kopiníky, lučištníky a jezdce) je třeba nejdřív naverbovat. Tvé dřevo, kámen, zlato a či ostatní nevidí.
guide-great_wall-city = Město
guide-great_wall-city-text = Běžná lokace se aktivuje, když jsou všechny její pozice obsazené, ať už kýmkoli. Zvláštní, jako je tábor stavitelů, stačí jeden úředník. Pak se úředníci vrátí do zásob.
guide-great_wall-horde = Horda
guide-great_wall-horde-text = Když vojáci a zranění zakryjí všechna pole odolnosti, je horda poražena. Trofej získá ten, čí vojáci jich zakrývají nejvíc. Kopiníci útočí jen na hordu u zdi.

guide-great_wall-command = Velení na tento rok
guide-great_wall-command-text = První rok začíná podzimem. Každý tajně zahraje kartu velení: kolik úředníků umístí a co ještě smí. Despotismus dovolí aktivovat lokaci, která není plná.
guide-great_wall-command-do = Vyber kartu. Náš návrh: Despotismus.
guide-great_wall-space = Kdy budeš jednat?
guide-great_wall-space-text = Karty se pokládají v čajovém pořadí a vyhodnocují od pozice 1. Brzy vybíráš před ostatními; později využiješ lokace, které ostatní skoro zaplnili.
guide-great_wall-space-do = Obsaď volnou pozici.

guide-great_wall-clerk = Pošli úředníka
guide-great_wall-clerk-text = Umísti úředníka ze zásoby nebo z jiné lokace tam, kde je místo. Vyplatí se přidat k ostatním: lokace se zaplní dřív a nebudeš o samotě.
guide-great_wall-clerk-do = Přetáhni úředníka, nebo skonči.
guide-great_wall-clerks = Ne o samotě
guide-great_wall-clerks-text = V lokaci se symbolem hanby dostane hanbu, kdo je tam sám, když se zaplní a aktivuje. Plná lokace do té chvíle své úředníky drží.
guide-great_wall-clerks-do = Umísti dalšího úředníka.
guide-great_wall-barracks = Do kasáren
guide-great_wall-barracks-text = Až budou úředníci na místě, Despotismus dovolí pokročilou aktivaci jedné lokace. Dva úředníci v kasárnách mohou naverbovat dva vojáky a ti hned zaútočit.
guide-great_wall-barracks-do = Dva úředníci do kasáren, pak „Nic dalšího“.
guide-great_wall-activated = Lokace se aktivuje
guide-great_wall-activated-text = Aktivuje se lokace { $location }: každý využije své úředníky, v čajovém pořadí. V produkční lokaci dá každý jeden zdroj a dohlížitel přidá svou úroveň. Pak se úředníci vrátí.
guide-great_wall-advance = Dřív než je plná
guide-great_wall-advance-text = Pokročilá aktivace nehledí na volné pozice a nikdo nedostane hanbu za samotu. Využije ji každý, kdo tam má úředníky: vyber lokaci, kde jich máš nejvíc.
guide-great_wall-advance-do = Vyber lokaci, nebo odmítni.
guide-great_wall-location = Několik je připraveno
guide-great_wall-location-text = Je tvůj tah, a tak určuješ, která lokace se vyhodnotí jako další. Nejdřív zdroje získej, potom je utrať.
guide-great_wall-location-do = Vyber další lokaci.
guide-great_wall-overseer = Dohlížitel
guide-great_wall-overseer-text = Voják, který se stane dohlížitelem, tu zůstane navždy: víc zdrojů, kdykoli je tu získávají tvoji úředníci, a příjem každé léto. Čím dřív, tím líp.
guide-great_wall-overseer-do = Zaplať, nebo odmítni.
guide-great_wall-donate = Dar
guide-great_wall-donate-text = Daruj 1 kus právě získaného zdroje do společného skladiště za 2 body cti. Kdo staví, musí nejdřív použít skladiště, takže pomůžeš i zdi.
guide-great_wall-donate-do = Daruj, nebo odmítni.
guide-great_wall-build = Tábor stavitelů
guide-great_wall-build-text = Cena zátarasu: { $barricade }. Dá 2 body cti a 2 obrany a po zimě se odstraní. Úroveň zdi zůstane: 5, 10 nebo 15 bodů cti. Nejdřív platí skladiště.
guide-great_wall-build-do = Postav jedno za každého úředníka.
guide-great_wall-hire = Císařské vyslanectví
guide-great_wall-hire-text = Cena ve zlatě: úředník { $clerk }, další rádce { $advisor }. Víc úředníků znamená víc práce, víc rádců víc možností.
guide-great_wall-hire-do = Někoho najmi, nebo odmítni.
guide-great_wall-pay = Placení
guide-great_wall-pay-text = Tuto cenu lze zaplatit různě. Vyber jeden zdroj a jeho počet; zbytek se zaplatí ostatními. Nech si, co budeš brzy potřebovat.
guide-great_wall-pay-do = Vyber, čím zaplatíš.

guide-great_wall-recruit = Vojáci
guide-great_wall-recruit-text = Jeden voják za úředníka. Kopiník útočí na hordu u zdi. Lučištník zraní kteroukoli hordu svého úseku a v zimě vystřelí znovu. Jezdec zakryje dvě pole.
guide-great_wall-recruit-do = { $asked ->
    [next_recruit] Vyber, koho teď umístíš.
   *[recruit] Vyber vojáky, pak „Nic dalšího“.
}
guide-great_wall-attack = Do útoku
guide-great_wall-attack-text = Voják na poli přinese jeho odměnu a šanci na trofej. Když horda padne, získáš 2 body cti, ale ztratíš vojáky ({ $lethality }), pokud je nezachrání či.
guide-great_wall-attack-do = { $soldier ->
    [horseman] Vyber dvě sousední pole, nebo nástupní prostor.
   *[other] Vyber pole, nebo nástupní prostor.
}
guide-great_wall-tactic = Karty taktiky
guide-great_wall-tactic-text = Každá karta taktiky uvádí svůj spouštěcí moment. Základní efekt je zdarma; za či získáš posílený. Jedna karta za událost, třeba útok.
guide-great_wall-tactic-do = Zahraj kartu, nebo žádnou.
guide-great_wall-shame = Hanba
guide-great_wall-shame-text = Žeton přijde pod vojáka v zásobě, kterého pak nelze použít, nebo na trofej, která pak nedává čest.
guide-great_wall-shame-do = Kopiník bude chybět nejméně.

guide-great_wall-winter = Zima skončila
guide-great_wall-winter-text = Po všech kartách velení každý lučištník na zdi jednou vystřelil. Pak hordy útočily, úsek po úseku: jejich útočná síla proti obraně zdi a zátarasů.
guide-great_wall-assault = Jak obstála zeď
guide-great_wall-assault-text = { $breached ->
    [0] Všechny úseky obstály: nikdo nedostal hanbu.
    [one] Hordy prolomily 1 úsek: za každou hordu v něm dostal hanbu každý, kdo na ní neměl vojáka.
    [few] Hordy prolomily { $breached } úseky: za každou hordu v nich dostal hanbu každý, kdo na ní neměl vojáka.
   *[other] Hordy prolomily { $breached } úseků: za každou hordu v nich dostal hanbu každý, kdo na ní neměl vojáka.
} Zátarasy jsou pryč, zdi zůstaly. Voják na každé hordě tě hanby ušetří.

guide-great_wall-spring = Jaro
guide-great_wall-spring-text = { $number ->
    [one] Přišla 1 nová horda
    [few] Přišly { $number } nové hordy
   *[other] Přišlo { $number } nových hord
}. Nejdřív se zaplní úseky bez hord; jinak úsek určuje rub další karty balíčku. K najmutí jsou dva noví rádci.
guide-great_wall-summer = Léto
guide-great_wall-summer-text = Dohlížitelé přinesou příjem. Pak lze odstraňovat žetony hanby, každý za 2 či, a karty velení opustí stupnici.
guide-great_wall-recall = Karty, nebo čest
guide-great_wall-recall-text = Vezmi si zpět všechny odhozené karty velení, nebo za každou získej 2 body cti a nech je tam. Máš-li ještě dost karet, vezmi čest. Zrada se nevrací nikdy.
guide-great_wall-recall-do = V ruce: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}.
guide-great_wall-end = Znáš celý rok
guide-great_wall-end-text = Znovu začíná podzim. Stavěj zeď, měj na každé hordě vojáka a nech dohlížitele pracovat. Když tah není dovolen, hra uvede pravidlo. Hodně štěstí!
