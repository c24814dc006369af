### The guide to a first game of Sun Tzu, in Czech. See the English file.

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
