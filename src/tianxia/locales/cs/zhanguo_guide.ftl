### The guide to a first game of ZhanGuo, in Czech. See the English file.

guide-zhanguo-chapter-empire = Říše
guide-zhanguo-chapter-cards = Karty na desce
guide-zhanguo-chapter-court = Dvůr
guide-zhanguo-chapter-workers = Úředníci a dělníci
guide-zhanguo-chapter-rewards = Odměny

guide-zhanguo-welcome = Pět regionů, jedna říše
guide-zhanguo-welcome-text = Sjednocuješ dobyté státy pro prvního císaře: pět kol po šesti kartách. První projdeme spolu. Vyhrává, kdo má nejvíc vítězných bodů.
guide-zhanguo-points = Odkud jsou body
guide-zhanguo-points-text = Na konci boduje, kdo má v regionu nejvíc místodržitelů, a také zdi, úkoly a žetony. Paláce přinášejí body hned: 1 za každou kartu na tvé desce.
guide-zhanguo-board = Tvoje deska
guide-zhanguo-board-text = Každý z tvých pěti regionů pojme až tři karty. Úředníci tří barev v prostoru místodržitelů (vlevo) se mohou stát místodržitelem, ti v prostoru dělníků (vpravo) najímají dělníky.
guide-zhanguo-hand = Šest karet
guide-zhanguo-hand-text = Karta má dvě využití: do regionu tvé desky, nebo ke dvoru pro akci. U dvora záleží na čísle, na desce na schopnosti.

guide-zhanguo-card = Nejdřív karty na desku
guide-zhanguo-card-text = Karta na desce dá bonus, když u dvora provedeš její akci. Brzké karty se vyplácejí často, začni tedy třemi nebo čtyřmi.
guide-zhanguo-card-do = Náš návrh: karta { $number }, do regionu 1.
guide-zhanguo-unify = Sjednocení
guide-zhanguo-unify-text = První karta v regionu přinese 1 žeton, druhá 2, třetí 3. Druhá zvedne nepokoje o 1, třetí o 2; nepokoje na posledním poli karty zablokují.
guide-zhanguo-unify-do = Náš návrh: region 1, s úředníky.
guide-zhanguo-markers = Žetony
guide-zhanguo-markers-text = { $number ->
    [one] Bereš 1 žeton
    [few] Bereš { $number } žetony
   *[other] Bereš { $number } žetonů
}: { $aspect }. Čí žetony aspektu mají na konci kola nejvyšší hodnotu, tomu se jako prvnímu nabídne jeho odměna.
guide-zhanguo-more = Další karta na desku
guide-zhanguo-more-text = { $laid ->
    [one] Na desce máš 1 kartu;
    [few] Na desce máš { $laid } karty;
   *[other] Na desce máš { $laid } karet;
} tři jsou dobrý začátek. Vybírej schopnosti, které brzy aktivuješ: místodržitelem, povoláním nebo najímáním.
guide-zhanguo-more-do = Náš návrh: karta { $number }, do regionu { $region }.
guide-zhanguo-where = Který region?
guide-zhanguo-where-text = V regionu bez karet nepokoje nestoupnou a karta přinese 1 žeton. V regionu s kartou přinese víc, ale nepokoje stoupnou.
guide-zhanguo-where-do = Náš návrh: region { $region }; volba je na tobě.

guide-zhanguo-court = A teď dvůr
guide-zhanguo-court-text = { $last ->
    [0] První karta aktivuje každou odpovídající kartu na tvé desce. Další se s ní porovnávají: nižší při povolání a jmenování místodržitele, vyšší při najímání a stavbě.
   *[other] Karta nižší než { $last } navíc aktivuje odpovídající karty na tvé desce, když povoláváš úředníka nebo jmenuješ místodržitele; vyšší, když najímáš nebo stavíš.
}
guide-zhanguo-court-do = Náš návrh: karta { $number }.
guide-zhanguo-recruit = Nejdřív úředník
guide-zhanguo-recruit-text = Místodržitel stojí červeného, bílého a šedého úředníka z jednoho prostoru místodržitelů. Jedna barva ti chybí: povolej ji tam.
guide-zhanguo-recruit-do = Náš návrh: ke dvoru, pro úředníka.
guide-zhanguo-lower = Tři barvy
guide-zhanguo-lower-text = Červený, bílý a šedý úředník jsou spolu: čas na místodržitele. { $fits ->
    [no] Kartu nižší než { $last } nemáš: žádná se neaktivuje, ale místodržitel přijde.
   *[other] Karta nižší než { $last } navíc aktivuje tvé karty.
}
guide-zhanguo-lower-do = Náš návrh: karta { $number }.
guide-zhanguo-action = Místodržitel
guide-zhanguo-action-text = Červený, bílý a šedý úředník v jednom prostoru místodržitelů: přesně tolik stojí místodržitel. Obsadí bonusové pole a odstraní tam všechny nepokoje.
guide-zhanguo-action-do = Náš návrh: místodržitel.
guide-zhanguo-governor = Tvůj místodržitel
guide-zhanguo-governor-text = Úředníci se vrátí do zásoby. Kdo má na konci v regionu nejvíc místodržitelů, získá 9 bodů a 3 za každého; při shodě se body dělí.
guide-zhanguo-governor-do = Vyber region.
guide-zhanguo-square = Bonusové pole
guide-zhanguo-square-text = Kdo dřív přijde, ten dřív bere: { $pick ->
    [vp] vezmi si body pohybu (až { $moves }), vítězné body ({ $points }), nebo nového úředníka.
    [official] body jsou tu už obsazené. { $idle ->
        [0] Nemáš úředníka, kterého bys přesunul, ale nový se vždy hodí.
       *[other] Nový úředník přiblíží dalšího místodržitele.
    }
   *[move] ostatní pole jsou obsazená nebo nic nepřinesou. Přesuň úředníky, až { $moves } bodů.
}
guide-zhanguo-square-do = { $pick ->
    [vp] Body jsou jistá volba.
    [official] Náš návrh: úředník.
   *[move] Náš návrh: body pohybu.
}
guide-zhanguo-official = Nový úředník
guide-zhanguo-official-text = Nový úředník přijde do prostoru místodržitelů libovolného regionu. Červený, bílý a šedý spolu stačí na místodržitele; posunutý do prostoru dělníků je najímá.
guide-zhanguo-official-do = Vyber barvu a region.
guide-zhanguo-ability = Tvé karty se aktivují
guide-zhanguo-ability-text = Číslo sedí, a tak každá karta s touto akcí na tvé desce smí dát bonus, v libovolném pořadí; ne tam, kde jsou nepokoje na posledním poli.
guide-zhanguo-ability-do = Použij kartu, nebo skonči.
guide-zhanguo-marker = Který žeton?
guide-zhanguo-marker-text = Vezmi aspekt, ve kterém tě další žeton v tomto kole dostane na první místo, nebo ten, jehož odměnu chceš. Zbylé žetony se počítají v každém kole i na konci.
guide-zhanguo-marker-do = Vyber aspekt.
guide-zhanguo-missions = Úkoly
guide-zhanguo-missions-text = Úkoly chtějí místodržitele, paláce nebo zdi na určitých místech. První získá nejvíc. Na konci se body ve sloupci násobí počtem tvých disků v něm.

guide-zhanguo-shift = Posun zdarma
guide-zhanguo-shift-text = Paláce a zdi stavějí dělníci a najímají je úředníci. Ve svém tahu smíš úředníka zdarma posunout do prostoru dělníků jeho regionu; cesta zpět stojí pohyb.
guide-zhanguo-shift-do = Přetáhni ho do pole vpravo.
guide-zhanguo-higher = Teď vysoké číslo
guide-zhanguo-higher-text = Úředník v prostoru dělníků je může najímat. { $last ->
    [0] Karty aktivuje každé číslo.
   *[other] Číslo vyšší než { $last } aktivuje tvé karty; s jiným dělníky získáš také.
}
guide-zhanguo-higher-do = Náš návrh: karta { $number }.
guide-zhanguo-hire = Najmi dělníky
guide-zhanguo-hire-text = Za každého úředníka v prostoru dělníků jednoho regionu získáš dělníka. Nepokoje tam stoupnou jen o 1, dva úředníci jsou tedy lepší.
guide-zhanguo-hire-do = Náš návrh: ke dvoru, pro dělníky.
guide-zhanguo-move = Pohyb
guide-zhanguo-move-text = Každý bod přesune úředníka do téhož prostoru sousedního regionu, nebo zpět do prostoru místodržitelů. Nevyužité body propadnou.
guide-zhanguo-move-do = Přesuň úředníka, nebo skonči.
guide-zhanguo-build = Stavba
guide-zhanguo-build-text = Palác stojí dva dělníky ze svého regionu a jednoho z jiného. Zeď stojí tolik dělníků, kolik má pole linek, z různých regionů.
guide-zhanguo-build-do = Vyber místo a dělníky.
guide-zhanguo-free = Teď podle tebe
guide-zhanguo-free-text = Znáš obě využití karty. Hlídej číslo u dvora, žetony soupeře a nepokoje svých regionů.
guide-zhanguo-free-do = Zahraj zbylé karty.

guide-zhanguo-rewards = Odměny za sjednocení
guide-zhanguo-rewards-text = Každý aspekt teď nabídne odměnu tohoto kola, nejdřív písmo. Čí žetony mají nejvyšší hodnotu, ten je smí všechny vrátit za odměnu, nebo pasovat; pak rozhoduje další.
guide-zhanguo-reward = Odměna pro tebe?
guide-zhanguo-reward-text = { $why ->
    [most] Tvé žetony mají nejvyšší hodnotu ({ $aspect }: { $value }).
    [tie] Nejvyšší hodnotu ({ $aspect }: { $value }) máš ve shodě; rozhoduje stupnice odměn.
   *[fewer] Hráči, kteří mají víc ({ $aspect }), pasovali, a tak rozhoduješ ty.
} Odměna: { $reward }, za všechny. Když si je necháš, počítají se později.
guide-zhanguo-reward-do = { $rounds ->
    [0] Přijmi, nebo pasuj.
    [one] Přijmi, nebo pasuj. Odměna poslouží ještě jedno kolo.
    [few] Přijmi, nebo pasuj. Odměna poslouží ještě { $rounds } kola.
   *[other] Přijmi, nebo pasuj. Odměna poslouží ještě { $rounds } kol.
}
guide-zhanguo-outlook = Kdyby hra teď skončila
guide-zhanguo-outlook-text = Pohár u každého hráče přičítá, co by teď přinesli místodržitelé, žetony, úkoly a zdi. Skočí, když se změní vedení nebo někdo vrátí žetony.
guide-zhanguo-next = Další kolo
guide-zhanguo-next-text = Všichni mají šest nových karet. Začíná hráč nahoře na stupnici odměn; výš jsou ti, kdo si odměnu nevzali. Karty, úředníci, nepokoje a poslední číslo zůstávají.
guide-zhanguo-end = Víš, jak kolo probíhá
guide-zhanguo-end-text = { $rounds ->
    [one] Zbývá jedno kolo.
    [few] Zbývají { $rounds } kola.
   *[other] Zbývá { $rounds } kol.
} Aktivuj karty často, ale ne za každou cenu. Než něco postavíš, podívej se na úkoly: vždy jeden sloupec. Hodně štěstí!
