### The rules of Sun Tzu in Czech: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: side = strana; army = oddíl; pool = zásoba; reserves = posily; framed cards = karty s rámečkem; plus
### cards = plusové karty; pile = balíček; box = krabice; garrison = posádka; name box = pole s názvem; window =
### okno; margin = rozdíl; score marker = bodový žeton; marker on the score track = ukazatel skóre; score track =
### bodová stupnice; reveal = odhalení karet.
###
### The marks at the end: "(Naše rozhodnutí.)" is "(Our ruling.)", "(Vyplývá z ostatních pravidel.)" is
### "(Follows from the other rules.)". No full stop inside a sentence, so no "3. kolo" either.

## Setup

ST-A = Příprava hry
ST-A1 = Hra je pro 2 hráče; každý má 21 stejných oddílů: 18 v zásobě, ze které se oddíly umisťují, a 3 v posilách, odkud je nutné je nejdřív vykoupit; pokud vlastní sada karet uvádí na kartách nebo deskách jiná čísla, platí místo čísel v těchto pravidlech.
ST-A2 = Každá strana si tajně ponechá lícem dolů 1 ze svých 5 generálů a ostatní 4 odloží do krabice.
ST-A3 = První ruka každé strany má 10 karet: šest jejích karet s rámečkem, 1 až 6, a 4 karty dobrané z jejího vlastního zamíchaného balíčku zbylých 14; ostatních 10 zůstane lícem dolů jako její balíček.
ST-A4 = Z 10 bodových žetonů se náhodně vybere 5 a do každé provincie se umístí jeden tak, aby byla vidět hodnota pro kolo 3; ostatních 5 se vrátí do krabice.
ST-A5 = Ukazatel skóre začíná uprostřed bodové stupnice, 9 kroků od každého konce, a ukazatel kola začíná na poli 1.
ST-A6 = Hraje-li se s událostmi, což je varianta, všech 5 událostí se zamíchá a první se odhalí.
ST-A7 = Ve hře pro začátečníky nejsou události, generálové ani karty +2 a +3, takže balíček každé strany má 12 karet, z nichž se 4 doberou a 8 zůstane; všech 21 oddílů začíná v zásobě a posily nejsou.
ST-A8 = Provincii ovládá strana, která v ní má oddíly (nikdy ne obě zároveň), a provincie bez oddílů je neutrální; na začátku jsou neutrální všechny provincie a oddíly na polích s názvem (polích s názvy provincií na okraji herního plánu u každé strany) neovládají nic.
ST-A9 = Tajné jsou karty v ruce, rozkazy až do odhalení, pořadí karet v balíčcích, generál ponechaný lícem dolů a čtyři odložení; veřejné je všechno ostatní: herní plán, zásoby, posily, počty karet v rukou a v balíčcích, všechny tři hodnoty každého bodového žetonu a každá karta v krabici kromě odložených generálů. (Naše rozhodnutí.)
ST-A10 = Příprava hry probíhá v pořadí události, oddíly, generálové, karty do ruky, bodové žetony; generály si tedy strany ponechávají dříve, než znají karty v ruce a bodové žetony. (Naše rozhodnutí: že toto pořadí je závazné.)

## Round

ST-B = Kolo (hraje se nejvýše devět kol)
ST-B1 = Obě strany tajně vyloží po jedné kartě z ruky ke každé z pěti provincií jako své rozkazy, a potom se svádějí bitvy.
ST-B2 = Bitvy se svádějí v jedné provincii po druhé: obě karty se odhalí, určí se výsledek a přesunou se oddíly, než se začne bojovat o další provincii.
ST-B3 = V kolech 1 až 3 se bitvy svádějí v pevném pořadí Qin, Chu, Jin-Yan, Han-Qi, Wu.
ST-B4 = Od kola 4 vybírá pokaždé další provincii, se znalostí předchozích bitev, strana, která má na herním plánu méně oddílů (pole s názvem se nepočítají); jsou-li počty stejné, vybírá strana, která jich měla méně v předchozím kole, a je-li třeba, postupuje se kolo po kole dál zpět až ke kolu 1; pokud se počty nikdy nelišily, nevybírá nikdo a platí pevné pořadí. (Naše rozhodnutí: pole s názvem, výběr bitvu po bitvě, postup dál zpět a pevné pořadí, pokud se počty nikdy nelišily.)
ST-B5 = Body se získávají jen po kolech 3, 6 a 9.
ST-B6 = Na konci kola se zahrané karty s rámečkem, 1 až 6, vrátí do ruky a ostatní zahrané karty jdou do krabice.
ST-B7 = Potom si každá strana dobere 2 karty ze svého balíčku, 1 si nechá a druhou dá dospod balíčku; strana, která v tomto kole zahrála svou kartu 1, si dobere 3 a nechá si 2; je-li karet méně, nechá si z nich tolik, kolik smí; s prázdným balíčkem si nedobere nic a po kole 9 si nedobírá nikdo. (Naše rozhodnutí: žádné dobírání po kole 9.)
ST-B8 = Oddíly, jejichž počet rozhoduje o tom, kdo vybírá bitvy, se počítají jednou v každém z devíti kol, když jsou vyloženy rozkazy obou stran a ještě před oknem po nich; pozdější změny v tomto kole nehrají roli a zaznamenané počty slouží k postupu zpět. (Naše rozhodnutí.)
ST-B9 = Kolo probíhá v tomto pořadí: ukazatel kola; okno, v němž lze používat generály a vykupovat oddíly; rozkazy; počítání oddílů; okno; pět bitev, každá se svým oknem; v kolech 3, 6 a 9 bodování a po něm okno; konec kola a dobírání karet; další kolo začíná posunem svého ukazatele o 1 dál.
ST-B10 = Bitva probíhá v tomto pořadí: (1) odhalí se obě karty; (2) lze použít generály, kteří působí při odhalení; (3) mor, který není ignorován, zapůsobí a ukončí boj, načež se pokračuje krokem 7; (4) každá karta 6 označí provincii, nejdřív ta, kterou zahrál Sun Tzu; (5) porovnají se síly a přesunou se oddíly; (6) zaplatí se cena karet +2 a +3, nejdřív platí strana, která vybírá bitvy, nebo Sun Tzu, pokud nevybírá nikdo; (7) karta, kterou generál vrací, přijde dospod svého balíčku; (8) ověří se událost, která leží lícem nahoru; (9) otevře se okno po bitvě. (Naše rozhodnutí: toto pořadí.)
ST-B11 = Pět dovolených rozkazů lze vydat vždy, protože karty 1 až 6 se vždy vracejí a nelze jimi platit a karty 1 až 5 se hodí ke každé provincii; počet karet v ruce není omezen. (Vyplývá z ostatních pravidel.)
ST-B12 = Při běžném dobírání si strana nechá 1 ze 2 karet, má-li její balíček 2 nebo více, nechá si tu kartu, má-li 1, a nedostane nic, nemá-li žádnou; po zahrání své karty 1 si nechá 2 ze 3, má-li balíček 3 nebo více, nechá si všechny, má-li 2 nebo 1, a nedostane nic, nemá-li žádnou. (Naše rozhodnutí: co jde nad případy z pravidel hry.)
ST-B13 = Obě strany si dobírají zároveň a tajně a majitel balíčku ví, které karty přišly dospod. (Naše rozhodnutí.)
ST-B14 = Příklad: v kole 5 má Sun Tzu na herním plánu 4 oddíly a král Shao 2, takže o pořadí bitev rozhoduje král Shao.
ST-B15 = Rozkazy lze měnit, dokud je nepotvrdily obě strany; potom platí a nikdo se nesmí dívat na rozkazy druhé strany. (Naše rozhodnutí.)

## Result of a battle

ST-C = Výsledek bitvy
ST-C1 = Vyhrává vyšší síla; o kolik je vyšší, tolik činí rozdíl; jsou-li síly stejné, nic se nepřesouvá.
ST-C2 = V neutrální nebo vlastní provincii přidá vítěz ze své zásoby tolik oddílů, kolik činí rozdíl.
ST-C3 = V provincii, kde má poražený více oddílů, než činí rozdíl, jich poražený stáhne zpět do své zásoby tolik, kolik činí rozdíl.
ST-C4 = V provincii, kde má poražený právě tolik oddílů, kolik činí rozdíl, se všechny vrátí do jeho zásoby a provincie je neutrální.
ST-C5 = V provincii, kde má poražený méně oddílů, než činí rozdíl, se všechny vrátí do jeho zásoby a vítěz tam umístí zbytek rozdílu a provincii ovládne.
ST-C6 = Je-li zásoba vítěze příliš malá, musí chybějící oddíly přijít z jeho sousedních provincií, přičemž on vybírá, ze kterých a kolik ze které; teprve až se vyčerpají, přijdou z kterýchkoli jiných jeho provincií podle jeho volby; provincie lze vyprázdnit a jsou pak neutrální; je-li oddílů stále málo, umístí jich nejvýše tolik, kolik jich má, a pokud neumístí žádný, zůstane provincie, kterou musel poražený opustit, neutrální. (Naše rozhodnutí: nejvýše tolik, kolik jich má; naše rekonstrukce: které provincie spolu sousedí.)
ST-C7 = Příklad: v provincii Wu zahraje Sun Tzu kartu 5 a král Shao kartu 9, takže král Shao vítězí o 4: v neutrální provincii má potom 4 oddíly; měl-li tam 2, má 6; měl-li Sun Tzu 6, má Sun Tzu 2; měl-li Sun Tzu 4, je provincie neutrální; měl-li Sun Tzu 2, má král Shao 2.
ST-C8 = Vítěz musí své oddíly umístit, ale smí nejdřív vykoupit oddíly z posil, aby ušetřil své provincie.

## Reserves

ST-D = Posily
ST-D1 = Kdykoli smí strana přesunout oddíly ze svých posil do své zásoby, každý za jednu kartu z ruky, kterou odloží do krabice, a soupeř tuto kartu vidí.
ST-D2 = Kartami s rámečkem, 1 až 6, nelze platit, a stejně tak ani kartami vyloženými jako rozkazy, protože nejsou v ruce. (Naše rozhodnutí: karty vyložené jako rozkazy.)
ST-D3 = Oddíly, které účinky přesunuly do posil, lze vykoupit zpět a posil může být i více než 3.
ST-D4 = „Kdykoli“ se nabízí v každém okně všech devíti kol a uvnitř bitvy nebo události straně, která musí označit, umístit, zaplatit nebo odevzdat více oddílů, než má v zásobě, a to dříve, než se nějaké vezmou z provincií, ne však uprostřed dobírání. (Naše rozhodnutí.)
ST-D5 = Vykoupené oddíly lze použít hned a najednou jich lze vykoupit několik.
ST-D6 = Zda se nabídne vykoupení, závisí jen na tom, co všichni vidí: na oddílech v posilách a na ruce s alespoň 1 kartou, na začátku kola s více než 6. (Naše rozhodnutí.)

## Action cards

ST-E = Akční karty
ST-E1 = Číselné karty bojují svou hodnotou.
ST-E2 = Kdo zahraje kartu 1, dobere si na konci kola 3 karty a 2 si nechá, ať bitvu vyhraje, nebo ne.
ST-E3 = Když se odhalí karta 6, položí její majitel 1 vlastní oddíl, ze zásoby nebo, je-li prázdná, z jiné provincie, na své pole s názvem této provincie a svou kartu 6 už k této provincii vyložit nesmí; tento oddíl se za nic nepočítá a nikdy se nepřesouvá.
ST-E4 = Síla karet +1, +2, +3 a −1 je síla soupeřovy karty plus toto číslo, takže −1 je o 1 slabší.
ST-E5 = Karta +2 stojí svého majitele 1 oddíl a karta +3 stojí 2 oddíly, při výhře i prohře, a ty jdou do vlastních posil poté, co se přesunou oddíly bitvy; pocházejí ze zásoby nebo z herního plánu, podle vlastní volby a v libovolné kombinaci, nejvýše tolik, kolik jich majitel má, a lze vzít i poslední oddíl z provincie, která je pak neutrální. (Naše rozhodnutí: okamžik placení a nejvýše tolik, kolik jich má.)
ST-E6 = Pokud obě strany zahrají stejnou kartu z +1, +2, +3 a −1, obě karty se navzájem zruší: nic se nepřesouvá a nikdo neplatí. (Naše rozhodnutí: nikdo neplatí.)
ST-E7 = Karta −1 proti plusové kartě platí jako 0: plusová karta vítězí o své číslo a zaplatí svou cenu.
ST-E8 = Ze dvou různých plusových karet vítězí ta větší o rozdíl a každá strana zaplatí cenu své karty. (Naše rozhodnutí.)
ST-E9 = Mor znamená, že se nebojuje: druhá karta nemá vůbec žádný účinek (6 nic neoznačí, 1 nedá dobírání navíc, +2 a +3 nic nestojí) a polovina oddílů v provincii, zaokrouhleno dolů, se vrátí do zásoby svého majitele; mor z obou stran působí jednou.
ST-E10 = Mor v neutrální provincii nebo proti 1 oddílu neodstraní nic; zasáhne oddíly kterékoli strany, i té, která ho zahrála.
ST-E11 = Karta 6 zrušená morem nic neoznačí a smí se k této provincii vyložit znovu a karta 1 zrušená morem nedá dobírání navíc; obě se přesto vrátí do ruky. (Naše rozhodnutí.)
ST-E12 = Karta 6 označuje před porovnáním sil, při výhře i prohře; je-li zásoba prázdná, přijde oddíl z jiné provincie podle volby majitele, i kdyby tam byl poslední; má-li majitel oddíly jen v provincii této bitvy, přijde odtud; nemá-li majitel vůbec žádný oddíl, zaznamená se označení bez něj. (Naše rozhodnutí.)
ST-E13 = Pokud obě strany vyloží kartu 6 k jedné provincii, obě ji označí a rozdíl je 0; označení obou stran jsou oddělená, takže označení jedné nebrání kartě 6 té druhé.
ST-E14 = Síla nemá dolní mez. (Naše rozhodnutí.)
ST-E15 = Dvě čísla se porovnají podle hodnoty; jakékoli číslo prohraje o 1, 2 nebo 3 proti +1, +2 nebo +3 a vyhraje o 1 proti −1, ať je jakékoli; −1 prohraje o 1, 2 nebo 3 proti +1, +2 nebo +3; ze dvou plusových karet vítězí větší o rozdíl; a dvě stejné karty remizují.
ST-E16 = Příklad: král Shao vyloží kartu 6 k provincii Chu, takže 1 oddíl z jeho zásoby přijde na jeho pole s názvem Chu.
ST-E17 = Příklad: Sun Tzu zahraje mor v provincii Wu, kde má král Shao 5 oddílů: 2 jdou do zásoby krále Shao, 3 zůstanou.

## Generals

ST-F = Generálové (každý se použije jednou, potom jde do krabice)
ST-F1 = Praporečník (král Shao): kartu 6 lze použít znovu v provincii, kde už použita byla, a na pole s názvem přijde další oddíl.
ST-F2 = Mistr léček (král Shao), v kterémkoli okně do kola 6 včetně: vrať 1 libovolný nepřátelský oddíl z provincie do zásoby jeho majitele.
ST-F3 = Léčitel (král Shao), při odhalení: mor platí jako síla 0 a nemá účinek.
ST-F4 = Pán moru (král Shao), na začátku kola: v tomto kole ponechá každý mor, kterékoli strany, jen 1 oddíl.
ST-F5 = Roznašeč moru (král Shao), při odhalení: právě zahraný vlastní mor přijde dospod vlastního balíčku a vrchní karta balíčku jde do krabice.
ST-F6 = Maršál (Sun Tzu), v kterémkoli okně do kola 6 včetně: přesuň 1 vlastní oddíl do sousední provincie, která je neutrální nebo vlastní.
ST-F7 = Lstivec (Sun Tzu), při odhalení: jedna vlastní karta 7, 8, 9 nebo 10 platí jako 6, která nic neoznačí, a to i tam, kde už karta 6 byla použita.
ST-F8 = Předvoj (Sun Tzu), před hrou: ukazatel skóre začíná 1 krok od středu na jeho straně.
ST-F9 = Písař (Sun Tzu), při odhalení: právě zahraná vlastní karta −1 přijde dospod vlastního balíčku a vrchní karta balíčku jde do krabice.
ST-F10 = Verbíř (Sun Tzu), v kterémkoli okně do kola 6 včetně: přidej 1 oddíl ze zásoby do provincie, kterou už ovládáš.
ST-F11 = Okna jsou tato, uvnitř bitvy není žádné: na začátku kola před rozkazy; po rozkazech před prvním odhalením; po každé bitvě, po páté také před bodováním; po bodování; a po páté události, stojí-li ukazatel skóre uprostřed (ST-G7); v okně je nejdřív dotázána první strana, potom druhá, střídavě, dokud obě nepasují hned po sobě; první strana je ta, která vybírá bitvy tohoto kola, dokud to není známo, ta z předchozího kola, a kde nevybírá nikdo, Sun Tzu. (Naše rozhodnutí.)
ST-F12 = Generál se používá jen z vůle svého majitele, s výjimkou Praporečníka (ST-F15) a Předvoje (ST-F22). Při použití se ukáže oběma stranám a nevrací se.
ST-F13 = Při odhalení, když jsou obě karty otevřené, je nejdřív dotázán král Shao a potom Sun Tzu, každý jednou. (Naše rozhodnutí.)
ST-F14 = Kdo je dotázán na generála, závisí jen na tom, co všichni vidí, nikdy na tom, kterého generála kdo má: strana s nepoužitým generálem v každém okně kol 1 až 6; v kolech 7 až 9 jen král Shao, a jen na začátku kola; při odhalení král Shao, je-li jeho vlastní karta mor a jeho balíček není prázdný, nebo zahrál-li mor jen Sun Tzu; při odhalení Sun Tzu, je-li jeho vlastní karta −1 a jeho balíček není prázdný, nebo je-li to karta 7 až 10 a karta krále Shao není mor; vykoupení se nabízí v týchž oknech. (Naše rozhodnutí.)
ST-F15 = Král Shao smí vyložit kartu 6 k provincii, kterou jeho karta 6 už označila, jen dokud má nepoužitého Praporečníka, který se ukáže a spotřebuje, když se tato karta 6 odhalí, i kdyby kartu 6 zrušil mor, a pak druhé označení není. (Naše rozhodnutí.)
ST-F16 = Mistr léček nemůže odstranit oddíl z pole s názvem; odstraní-li z provincie poslední oddíl, je neutrální. (Naše rozhodnutí: pole s názvem.)
ST-F17 = Léčitel působí jen proti moru, který zahrál Sun Tzu, a ne tehdy, je-li morem i karta krále Shao; je-li mor ignorován, vítězí číslo o svou hodnotu (6 označí, 1 dá dobírání navíc), plusová karta vítězí o své číslo a zaplatí svou cenu a karta −1 má hodnotu −1 a prohraje o 1. (Naše rozhodnutí: jen proti jeho moru, a ne proti moru z obou stran.)
ST-F18 = Pán moru se veřejně oznamuje v okně na začátku kteréhokoli kola od 1 do 9; v tomto kole provincie s 1 oddílem nebo bez oddílů morem nic neztratí a mor z obou stran stále působí jednou.
ST-F19 = O Roznašeči moru a Písaři se rozhoduje při odhalení: karta nejdřív působí jako obvykle, potom přijde dospod balíčku a vrchní karta balíčku, kterou vidí obě strany, jde do krabice; s prázdným balíčkem to možné není a s 1 kartou v balíčku odejde ona a balíček tvoří vrácená karta; je to dovoleno i tehdy, když kartu −1 zrušil mor. (Naše rozhodnutí: ne s prázdným balíčkem, a také tehdy, když kartu −1 zrušil mor.)
ST-F20 = Maršál smí vzít oddíl z kterékoli vlastní provincie, i její poslední, načež je provincie neutrální; Verbíř potřebuje oddíl v zásobě, v případě potřeby vykoupený těsně předtím. (Naše rozhodnutí.)
ST-F21 = Karta, která díky Lstivci platí jako 6, je 6 co do síly i pro události, nic neoznačí a není to 9 ani 10; na konci kola jde do krabice; Lstivce nelze použít proti moru, kde by nic nezmohl. (Naše rozhodnutí.)
ST-F22 = Předvoj, pokud byl ponechán, se ukáže a použije sám, jakmile je příprava hry hotova. (Naše rozhodnutí.)
ST-F23 = Generálové omezení do kola 6 jsou od kola 7 k ničemu; jejich posledním oknem je okno po bodování kola 6.

## Events

ST-G = Události (varianta): jedna leží lícem nahoru; je-li splněna její podmínka, zapůsobí a jde do krabice a odhalí se další
ST-G1 = Čtyřikrát mor: jakmile byl ve hře zahrán mor počtvrté, přesune každá strana 1 oddíl ze své zásoby do svých posil, nebo, je-li její zásoba prázdná, 1 oddíl podle vlastní volby z herního plánu.
ST-G2 = Tři šestky: strana, která použila svou kartu 6 ve třech provinciích, si smí vzít dalšího vlastního generála z odložených.
ST-G3 = Poražená devítka: majitel karty 9, která nevyhrála svou bitvu, odloží 1 oddíl do posil.
ST-G4 = Poražená desítka: majitel karty 10, která nevyhrála svou bitvu, odloží 2 oddíly do posil.
ST-G5 = Dvě jedničky: když obě strany zahrály kartu 1 v téže provincii, získá strana, která prohrává na body, 1 bod; za vyrovnaného stavu se nestane nic.
ST-G6 = Podmínky se ověřují po každé bitvě; „Čtyřikrát mor“ a „Tři šestky“ popisují stav a působí při svém odhalení, pokud už platí, ostatní jen tím, co se stane, zatímco leží lícem nahoru. (Naše rozhodnutí.)
ST-G7 = Jakmile byla pátá událost vyhodnocena, hra končí bez bodování. Rozhoduje ukazatel na bodové stupnici. Stojí-li uprostřed, následuje ještě jedno, poslední okno, jako po kole 9 (ST-H7), a potom rozhoduje větší zásoba; jsou-li stejné i zásoby, je to remíza. (Naše rozhodnutí: okno, zásoby a remíza.)
ST-G8 = Pro události „Poražená devítka“, „Poražená desítka“ a „Dvě jedničky“ se bitva počítá jen tehdy, když událost ležela lícem nahoru v okamžiku odhalení karet bitvy; byla-li některá z nich odhalena až po této bitvě, čeká na další. (Naše rozhodnutí.)
ST-G9 = „Čtyřikrát mor“ počítá, co zahrály obě strany dohromady: mor z obou stran v jedné bitvě se počítá dvakrát; ignorovaný i vrácený mor se počítá, vrácený znovu, když se zahraje znovu; mor, kterým se zaplatilo za posily, se nepočítá. (Naše rozhodnutí.)
ST-G10 = „Tři šestky“ počítají různé provincie, které strana označila; druhé označení téže provincie, karta 6 zrušená morem a karta počítaná jako 6 nic nepřidávají. (Naše rozhodnutí.)
ST-G11 = Při „Třech šestkách“ se generál vybírá tajně, drží se lícem dolů a od té chvíle ho lze použít, vedle generála, kterého strana ještě má; nikdy to není Předvoj a je dovoleno nevzít si žádného; že byl generál vzat, je veřejné, který, nikoli. (Naše rozhodnutí.)
ST-G12 = Při „Poražené devítce“ a „Poražené desítce“ se remíza počítá jako nevyhraná bitva a karta proti moru, který působí, se nepočítá, protože se nebojovalo; majitel volí, zda vezme oddíly ze zásoby, nebo z herního plánu, nejvýše tolik, kolik jich má. (Naše rozhodnutí.)
ST-G13 = Splní-li podmínku obě strany zároveň (9 proti 9, 10 proti 10, nebo obě se třemi označenými provinciemi při odhalení „Tří šestek“), provedou účinek obě a událost se vyhodnotí jednou; první volí strana, která je v okně dotázána první, ale při „Třech šestkách“ vybírají obě zároveň. (Naše rozhodnutí.)
ST-G14 = Událost, jejíž účinek nic nezmění (vyrovnaný stav, nikdo si nevzal generála, žádné oddíly), se přesto počítá jako vyhodnocená. (Naše rozhodnutí.)
ST-G15 = „Dvě jedničky“ posunou ukazatel skóre o 1 krok ke straně, která prohrává na body, a nikdy ho tedy nemohou dovést na konec stupnice. (Vyplývá z ostatních pravidel.)
ST-G16 = Událost, která už nemůže nastat, leží lícem nahoru do konce hry a žádná jiná se neodhalí. (Vyplývá z ostatních pravidel.)

## Scoring and end

ST-H = Bodování a konec hry
ST-H1 = Každá strana sečte aktuální hodnoty provincií, které ovládá, a ukazatel skóre se posune o rozdíl ke straně, která má více, ale ne za konec stupnice; mají-li obě stejně, zůstane stát; neutrální provincie nedávají nic. (Naše rozhodnutí: ne za konec stupnice.)
ST-H2 = Po bodování se každý bodový žeton otočí na svou další hodnotu: pro kolo 3, potom 6, potom 9.
ST-H3 = Je-li ukazatel skóre po kole 3 nebo 6 na konci stupnice, okamžitě vítězí strana, které tento konec patří.
ST-H4 = Po kole 9 vítězí strana, na jejíž straně stojí ukazatel skóre; stojí-li uprostřed, strana s více oddíly v zásobě; je-li i jejich počet stejný, je to remíza. (Naše rozhodnutí: remíza.)
ST-H5 = Příklad: po kole 3, s ukazatelem uprostřed, ovládá Sun Tzu Wu a Qin za 2 body a král Shao ovládá Chu, Jin-Yan a Han-Qi za 5: ukazatel se posune o tři kroky ke králi Shao.
ST-H6 = Příklad: bodový žeton provincie Qin dává 1 bod v kole 3, 4 v kole 6 a 3 v kole 9; otáčí se po bodování kol 3 a 6.
ST-H7 = Při posledním rozhodování o remíze se počítají jen oddíly v zásobě, ne ty v posilách, na herním plánu ani na polích s názvem. Předtím je okno, takže oddíly lze ještě vykoupit: po bodování kola 9, nebo po páté události (ST-G7). (Naše rozhodnutí.)

## Options

ST-X = Varianty tam, kde se vydání liší (výchozí je polské vydání)
ST-X1 = Pevné pořadí bitev platí v kolech 1 až 3 (polské vydání), nebo jen v kole 1 (francouzské vydání), a pak při stejných počtech vybírá znovu strana, která vybírala naposledy, a pokud žádná taková ještě není, platí pevné pořadí.
ST-X2 = Událostí „Dvě jedničky“ získá strana, která prohrává na body, 1 bod (polské vydání); nebo smí umístit 1 oddíl ze své zásoby do této provincie, je-li neutrální nebo její vlastní (anglické vydání); nebo vyhraje tuto bitvu o 1, když událost působí, a oddíly se přesunou jako po každé bitvě (francouzské vydání); za vyrovnaného stavu se ve všech třech nestane nic. (Naše rozhodnutí: omezení anglického vydání.)
ST-X3 = Pán moru způsobí, že jen 1 oddíl ponechá každý mor tohoto kola (polské vydání), nebo jen mor krále Shao (francouzské vydání).
ST-X4 = Podle varianty, v níž se pořadí oznamuje předem, strana, která určuje pořadí bitev (ST-B4), vyjmenuje všech pět provincií v pořadí dříve, než se v kole odhalí první karty, a pořadí už nemůže změnit. Jinak určuje pokaždé další bitvu.
