### The guides to a first game, in Czech. See the English file.

guide-name = Průvodce
guide-step = { $number } z { $total }
guide-skip = Přeskočit průvodce
guide-skip-key = Přeskočit průvodce (Esc)
guide-resume = Pokračovat s průvodcem
guide-whole = Celý text
guide-back = Zpět
guide-next = Dál
guide-choose = Vyber za mě
guide-play-on = Hrát dál
guide-rules = Pravidla:
guide-between = Hraj dál
guide-between-text = Průvodce se ozve, jakmile přijde něco nového.

## Sun Tzu

guide-sun_tzu-welcome = Pět provincií, dva vojevůdci
guide-sun_tzu-welcome-text = Hraješ za Sun Tzu, modře; krále Shao, červeně, vede bot. V každém kole obě strany tajně vydají rozkazy pro všech pět provincií a pak se bojuje. Zahrajeme spolu tři kola, až do prvního bodování.
guide-sun_tzu-rope = Jeden ukazatel, dva konce
guide-sun_tzu-rope-text = Skóre je přetahovaná. Po kolech 3, 6 a 9 se bodují provincie a ukazatel se posune o rozdíl ke straně, která má víc. Dojde-li na tvůj konec stupnice, hned vyhráváš.
guide-sun_tzu-general = Vyber generála
guide-sun_tzu-general-text = Jednoho z těchto pěti si tajně necháš a jednou ho použiješ. Předvoj působí sám: před prvním kolem posune ukazatel o 1 krok na tvou stranu. Soupeř vybírá zároveň s tebou.
guide-sun_tzu-general-do = Nech si generála. Pro první hru je dobrý Předvoj; pak stiskni tlačítko, které volbu odešle.
guide-sun_tzu-window = Chvíle pro generály
guide-sun_tzu-window-text = V takové chvíli smíš použít generála, nebo vykoupit oddíl z posil za kartu z ruky. Většinou se vyplatí počkat na lepší příležitost.
guide-sun_tzu-window-do = Zatím pasuj. Tlačítko v panelu pasuje na celé kolo, pak už se hra ptát nebude.
guide-sun_tzu-reveal = Karty jsou odhalené
guide-sun_tzu-reveal-text = Tvůj generál může tuto bitvu ještě změnit. Působí jednou za celou hru, tak ho použij, jen když za to bitva stojí.
guide-sun_tzu-reveal-do = Použij generála, nebo pasuj.
guide-sun_tzu-source = Zásoba nestačí
guide-sun_tzu-source-text = Musíš umístit víc oddílů, než máš v zásobě. Některé smíš vykoupit z posil za karty; ostatní přijdou z tvých dalších provincií, nejdřív ze sousedních.
guide-sun_tzu-source-do = Vyber, odkud přijde další oddíl.
guide-sun_tzu-price = Cena tvé karty
guide-sun_tzu-price-text = { $armies ->
    [one] Za { $card } se platí, ať bitva dopadne jakkoli: 1 tvůj oddíl odejde do posil.
    [few] Za { $card } se platí, ať bitva dopadne jakkoli: { $armies } tvé oddíly odejdou do posil.
   *[other] Za { $card } se platí, ať bitva dopadne jakkoli: { $armies } tvých oddílů odejde do posil.
} Platit můžeš ze zásoby nebo z kterékoli své provincie. Oddíly z posil lze později vykoupit za karty.
guide-sun_tzu-price-do = Vyber, odkud oddíl odejde.
guide-sun_tzu-plate = Jakou má provincie cenu
guide-sun_tzu-plate-text = Na každé tabulce jsou tři čísla: body za držení provincie po kolech 3, 6 a 9. Provincie patří straně, která v ní má oddíly, nikdy oběma. Na začátku nepatří žádná nikomu.
guide-sun_tzu-hand = Tvoje ruka
guide-sun_tzu-hand-text = Karty s rámečkem, 1 až 6, se po každém kole vracejí. Všechny ostatní, 7 až 10 a zvláštní, se použijí jen jednou. Hraj je tam, kde na tom záleží.
guide-sun_tzu-specials = Zvláštní karty
guide-sun_tzu-specials-text = Karta +1, +2 nebo +3 je vždy o tolik silnější než karta soupeře, −1 je o 1 slabší. Mor bitvu zruší a polovinu oddílů pošle zpět do zásoby. Karta 1 je slabá, ale lízneš si za ni víc karet.
guide-sun_tzu-first = První rozkaz
guide-sun_tzu-first-text = Vyšší karta vítězí a rozdíl určuje, kolik oddílů se pohne. Sílu tedy polož tam, kde jsou body. Vyber kartu a pak provincii, nebo tam kartu přetáhni.
guide-sun_tzu-first-do = Vylož libovolnou kartu k libovolné provincii. Náš návrh: { $card }, { $province }.
guide-sun_tzu-others = Další rozkazy
guide-sun_tzu-others-text = Všude vyhrát nejde: nízká karta provincii lacino vzdá a silnou ušetří. Pozor na 6: je silná a vrací se, ale v každé provincii působí jen jednou. Dotykem vyložené karty ji vezmeš zpět.
guide-sun_tzu-others-do = { $left ->
    [one] Zbývá jedna provincie. Náš návrh: { $card }, { $province }.
    [few] Zbývají { $left } provincie. Náš návrh na teď: { $card }, { $province }.
   *[other] Zbývá { $left } provincií. Náš návrh na teď: { $card }, { $province }.
}
guide-sun_tzu-ready = Leží všech pět
guide-sun_tzu-ready-text = Před bitvou tvé rozkazy nikdo nevidí. Ještě je můžeš měnit; jakmile jsou připraveny obě strany, platí.
guide-sun_tzu-ready-do = Ohlas připravenost.
guide-sun_tzu-battle = Bitva
guide-sun_tzu-battle-text = { $result ->
    [won] { $province }: tvoje karta { $card }, karta krále Shao { $theirs }. Vyhráváš o { $margin }, takže přichází až { $margin } tvých oddílů. Kdyby tam stáli nepřátelé, museli by nejdřív odejít.
    [lost] { $province }: tvoje karta { $card }, karta krále Shao { $theirs }. Král Shao vyhrává o { $margin }, takže přichází až { $margin } jeho oddílů. Chceš-li provincii získat, musíš je nejdřív vytlačit.
    [plague] { $province }: vypukl mor. Karty { $card } a { $theirs } nebojovaly a polovina oddílů se vrátila do zásoby.
   *[tie] { $province }: tvoje karta { $card }, karta krále Shao { $theirs }. Nerozhodně, takže se nic nehýbe.
} V prvních třech kolech je pořadí pevné: ukazují ho malá čísla na tabulkách.
guide-sun_tzu-armies = Po pěti bitvách
guide-sun_tzu-armies-text = Tvoje provincie: { $mine }, krále Shao: { $theirs }. Nové oddíly se berou z tvé zásoby; zbývá v ní { $pool }. Když dojde, musí je poslat tvé provincie. Posily lze vykoupit, oddíl za kartu.
guide-sun_tzu-draw = Nové karty
guide-sun_tzu-draw-text = Na konci kola si lízneš dvě karty, jednu si necháš a druhou dáš dospod balíčku. Kdo zahrál kartu 1, lízne si tři a nechá si dvě.
guide-sun_tzu-draw-do = Vyber kartu, která se vrátí. Většinou tu nižší.
guide-sun_tzu-second = Kolo 2
guide-sun_tzu-second-text = Na mapě už stojí oddíly. Výhra ve vlastní provincii další přidá. Výhra u soupeře nejdřív vytlačí jeho oddíly a teprve zbytek rozdílu přijde na jejich místo. Malá výhra tedy brání, ale nedobývá.
guide-sun_tzu-second-do = Vylož znovu pět rozkazů a ohlas připravenost.
guide-sun_tzu-ghost = Kdyby se bodovalo teď
guide-sun_tzu-ghost-text = Než se rozhodneš, podívej se na lano: kdyby se bodovalo teď, dostaneš { $mine } a král Shao { $theirs }. Obtažené pole ukazuje, kam by se ukazatel posunul. Toto kolo se boduje.
guide-sun_tzu-third = Kolo 3 se počítá
guide-sun_tzu-third-text = Body dává jen to, co držíš po poslední bitvě. Najdi provincii, která převáží misky vah, a zahraj tam silnou kartu. Karty, které se šetří moc dlouho, nevyhrají nic.
guide-sun_tzu-third-do = Vylož pět rozkazů a ohlas připravenost.
guide-sun_tzu-scored = První bodování
guide-sun_tzu-scored-text = Tvoje body: { $mine }, krále Shao: { $theirs }; ukazatel se posunul o rozdíl. Všechny bodové žetony teď ukazují další hodnotu, takže mapa, o kterou bojuješ, se změnila.
guide-sun_tzu-picks = Odteď někdo vybírá
guide-sun_tzu-picks-text = Od kola 4 vybírá strana, která má na mapě méně oddílů, o kterou provincii se bude bojovat dál. To je jediná výhoda toho, kdo prohrává.
guide-sun_tzu-end = To je celá hra
guide-sun_tzu-end-text = Víš všechno potřebné: rozkazy, bitvy, karty, bodování. Rozhodne dalších šest kol. Kdykoli hra něco odmítne, uvede pravidlo, a všechna pravidla jsou na jedno kliknutí. Hodně štěstí!

## ZhanGuo

guide-zhanguo-welcome = Sedm států, jedna říše
guide-zhanguo-welcome-text = Sloužíš prvnímu císaři a sjednocuješ dobyté státy. Hra má pět kol a v každém zahraješ šest karet. První kolo projdeme spolu. Vyhrává nejvíc vítězných bodů.
guide-zhanguo-points = Odkud jsou body
guide-zhanguo-points-text = Na této mapě leží pět regionů. Nejvíc místodržitelů v regionu přinese na konci hodně bodů. Paláce platí hned, podle karet na tvé desce. Zdi platí na konci, každý úsek podle vlastního pravidla.
guide-zhanguo-board = Tvoje deska
guide-zhanguo-board-text = Tytéž regiony, viděné od tvého stolu. Každý pojme tři karty. Pod nimi stojí úředníci, tedy kostky: výš ti, z nichž budou místodržitelé, níž ti, kdo shánějí dělníky. Stupnice nahoře jsou nepokoje.
guide-zhanguo-hand = Šest karet
guide-zhanguo-hand-text = Každou kartu lze využít dvěma způsoby: dát ji do regionu své desky, nebo ji zahrát ke dvoru pro akci. U dvora záleží na čísle; text působí, jen když karta leží na tvé desce.
guide-zhanguo-card = Nejdřív karta na desku
guide-zhanguo-card-text = Karta na desce říká: provedeš-li u dvora tuto akci, získáš tento bonus. Rané karty se vrátí mnohokrát, začni tedy takovou, jejíž akci brzy provedeš.
guide-zhanguo-card-do = Vyber kartu. Náš návrh: { $number }.
guide-zhanguo-unify = Sjednocení
guide-zhanguo-unify-text = První karta v regionu přinese 1 žeton své barvy, druhá 2 a třetí 3. Druhá a třetí tam ale zvednou nepokoje, a kde jsou nepokoje plné, karty mlčí.
guide-zhanguo-unify-do = Dej kartu do regionu. Dobrý je region 1, kde stojí tvoji úředníci.
guide-zhanguo-markers = Žetony
guide-zhanguo-markers-text = { $number ->
    [one] Máš 1 žeton
    [few] Máš { $number } žetony
   *[other] Máš { $number } žetonů
}: { $aspect }. Aspekty jsou tři: písmo, měna a právo. Kdo jich má na konci kola v některém nejvíc, tomu se jako prvnímu nabídne jeho odměna.
guide-zhanguo-court = A teď dvůr
guide-zhanguo-court-text = Tady rozhoduje číslo. Aby povolání úředníka nebo místodržitel probudili tvé karty, zahraj číslo nižší než to poslední. U dělníků, paláců a zdí musí být vyšší. Akce sama působí vždy.
guide-zhanguo-court-do = Vyber kartu ke dvoru, pokud možno nízkou. Náš návrh: { $number }.
guide-zhanguo-action = Šest akcí
guide-zhanguo-action-text = V regionu 1 máš červeného, bílého a šedého úředníka: přesně tolik stojí místodržitel. Obsadí bonusové pole a uklidní nepokoje regionu. Chceš-li si úředníky nechat, povolej raději dalšího.
guide-zhanguo-action-do = Zahraj kartu ke dvoru a vyber akci. Náš návrh: místodržitel.
guide-zhanguo-governor = Tvůj místodržitel
guide-zhanguo-governor-text = Tři úředníci různých barev odejdou a přijde místodržitel. Kdo má na konci v regionu nejvíc místodržitelů, získá 9 bodů a 3 další za každého z nich.
guide-zhanguo-governor-do = Vyber region.
guide-zhanguo-square = Bonusové pole
guide-zhanguo-square-text = Každý region má tři pole: pohyb úředníků, body, nebo nového úředníka. Kdo dřív přijde, ten dřív bere: obsazené pole je pryč.
guide-zhanguo-square-do = Vyber pole. Body nejsou nikdy chyba.
guide-zhanguo-official = Nový úředník
guide-zhanguo-official-text = Úředníci přicházejí do horního prostoru libovolného regionu. Tři barvy v jednom regionu jsou další místodržitel; dva v dolním prostoru seženou dělníky.
guide-zhanguo-official-do = Vyber barvu a region.
guide-zhanguo-ability = Tvé karty se probouzejí
guide-zhanguo-ability-text = Číslo sedělo, a tak každá karta s touto akcí na tvé desce smí dát svůj bonus, v libovolném pořadí. Karty v regionu s plnými nepokoji mlčí.
guide-zhanguo-ability-do = Použij kartu, nebo skonči.
guide-zhanguo-missions = Úkoly
guide-zhanguo-missions-text = Šest úkolů chce místodržitele, paláce nebo zdi na určitých místech. Kdo je první, získá nejvíc, a disky v jednom sloupci se navzájem násobí. Hra je ohlásí za tebe.
guide-zhanguo-workers = Kdo staví?
guide-zhanguo-workers-text = Paláce a zdi stavějí dělníci a shánějí je úředníci. Tvoji odešli, a tak musí nejdřív přijít nový. Povolání chce zase nízké číslo, má-li probudit některou tvou kartu.
guide-zhanguo-workers-do = Vyber kartu pro povolání. Náš návrh: { $number }.
guide-zhanguo-recruit = Povolání úředníka
guide-zhanguo-recruit-text = Nový úředník přijde do horního prostoru zvoleného regionu. Kartu můžeš také dát na desku vedle první: dva žetony místo jednoho, ale i 1 nepokoje.
guide-zhanguo-recruit-do = Náš návrh: ke dvoru, pro úředníka.
guide-zhanguo-shift = Krok dolů zdarma
guide-zhanguo-shift-text = Ve svém tahu smíš přesunout úředníka z horního do dolního prostoru jeho regionu, kde shání dělníky. Nestojí to nic, ani kartu, ani tah. Teprve cesta zpět nahoru stojí bod pohybu.
guide-zhanguo-shift-do = Přesuň úředníka dolů: přetáhni ho, nebo ho vyber v panelu pod kartami.
guide-zhanguo-higher = Teď vysoké číslo
guide-zhanguo-higher-text = Úředník je v práci, a tak můžeš najímat. Najímání, paláce a zdi chtějí vyšší číslo, než je poslední u dvora. Akce působí i tak; jen tvé karty by mlčely.
guide-zhanguo-higher-do = Vyber kartu pro najímání. Náš návrh: { $number }.
guide-zhanguo-hire = Najmi dělníky
guide-zhanguo-hire-text = Za každého úředníka v dolním prostoru jednoho regionu získáš dělníka a nepokoje tam stoupnou o 1, ať jich přijde kolik chce. Dva úředníci jsou tedy lepší než jeden.
guide-zhanguo-hire-do = Náš návrh: ke dvoru, pro dělníky.
guide-zhanguo-move = Pohyb
guide-zhanguo-move-text = Každý bod přesune jednoho úředníka do sousedního regionu, nebo z dolního prostoru do horního. Nevyužité body propadnou.
guide-zhanguo-move-do = Přesuň úředníka, nebo skonči.
guide-zhanguo-build = Stavba
guide-zhanguo-build-text = Palác stojí dva dělníky ze svého regionu a jednoho z jiného a dá bod za každou kartu na tvé desce. Zeď stojí za každou linku pole jednoho dělníka, každého z jiného regionu.
guide-zhanguo-build-do = Vyber místo a dělníky.
guide-zhanguo-free = Teď podle tebe
guide-zhanguo-free-text = Znáš obě využití karty. Zbytek ruky zahraj podle sebe: hlídej číslo u dvora, žetony soupeře a nepokoje svých regionů.
guide-zhanguo-free-do = Zahraj zbylé karty.
guide-zhanguo-rewards = Odměny za sjednocení
guide-zhanguo-rewards-text = Všech šest karet je zahráno. Každý aspekt teď nabídne odměnu tohoto kola, nejdřív písmo. Kdo v něm má nejvíc žetonů, smí odměnu přijmout a žetony vrátit, nebo pasovat a nechat si je na později.
guide-zhanguo-reward = Odměna pro tebe?
guide-zhanguo-reward-text = Máš nejvíc žetonů ({ $aspect }), a tak rozhoduješ před ostatními. Odměna: { $reward }. Stojí všechny tvé žetony tohoto aspektu. Když si je necháš, počítají se v dalších kolech a na konci přinesou body tomu, kdo jich má nejvíc.
guide-zhanguo-reward-do = Přijmi, nebo pasuj. Odměna přijatá teď pracuje čtyři kola.
guide-zhanguo-next = Další kolo
guide-zhanguo-next-text = Všichni mají šest nových karet. Kdo nevzal odměnu, zůstává na vrchu stupnice a začíná. Karty, úředníci a nepokoje zůstávají na místě; dvůr se svým posledním číslem také.
guide-zhanguo-end = Ještě čtyři kola
guide-zhanguo-end-text = Víš, jak kolo probíhá: karty na desku nebo ke dvoru, čísla, která je budí, odměny na konci. Zaměř se na dva nebo tři regiony a několik úkolů. Každé odmítnutí uvede pravidlo. Hodně štěstí!

## The Great Wall

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
