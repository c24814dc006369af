### The rules of The Great Wall in Czech: one id, one sentence. Ids never change; their order is the order of
### reading. First come the rules of the standard game for three and four, then what the other modes change.
###
### Terms: honor = čest (body cti); shame token = žeton hanby; pool = osobní zásoba; stock = zdroje za zástěnou;
### bank = bank; section = úsek (zdi); row = řada; vital spot = pole odolnosti; rest area = nástupní prostor;
### firing spot = střelecká pozice; trophy = trofej; lethality = hodnota ztrát; tea order = čajové pořadí; tea
### stack = čajová stupnice; box = rámeček; turn = tah; moment = moment; window = okno; invasion indicator =
### ukazatel invaze; clerk = úředník (move = umístit); clerk chamber = pole pro nenajaté úředníky; overseer =
### dohlížitel; upgrade = povýšení; donate = darovat; advisor = rádce (aktivní, podpůrný); advisor track =
### nabídka rádců; location = lokace (běžná, zvláštní); advanced activation = pokročilá aktivace; command card =
### karta velení; tactic card = karta taktiky (základní, posílený efekt); volley = salva; cleanup = porážka
### hord; assault = útok hord; power = útočná síla; breach = průlom; raid = nájezd; Reed Clan = Rákosový klan;
### overlord = vládce; Qin's location track = stupnice lokací Čchin Ťiou-šaa; decree = požadavek (fulfill = splnit);
### event = událost; sacrifice = obětovat.
###
### The mark at the end: "(Naše rozhodnutí.)" is "(Our ruling.)". No full stop inside a sentence.

## Players, pieces, secrecy

GW-A = Hráči, herní materiál, utajení
GW-A1 = Standardní hra je pro 3 nebo 4 hráče; existuje také hra pro 2 hráče s Rákosovým klanem, sólová hra proti Čchin Ťiou-šaovi a Rákosovému klanu a kooperativní hra pro 2 až 4 hráče.
GW-A2 = Každý hráč má 8 úředníků, 10 kopiníků, 4 lučištníky, 2 jezdce, ukazatel cti, ukazatel čaje a 6 karet velení: „Despotismus“, „Tvrdší práce“, „Ekonomika“, „Rozkaz k útoku“, „Zrada“ a „Vztyčení praporu“.
GW-A3 = Voják je kopiník, lučištník nebo jezdec, nikdy úředník.
GW-A4 = Zdroje jsou dřevo, kámen, zlato a či; zdroje ani zranění v banku nikdy nedojdou a čest nemá horní mez. (Naše rozhodnutí: zranění.)
GW-A5 = Počet žetonů hanby v banku je omezený: v každém módu 10 za každého lidského hráče.
GW-A6 = Ve hře je 9 zátarasů a po 3 dílech zdi každé z úrovní 1, 2 a 3.
GW-A7 = Tajné, známé jen vlastníkovi, jsou zdroje za zástěnou, karty taktiky a velení v ruce, karta velení vybraná, ale dosud neodhalená, a karty generálů a rádců rozdané, ale dosud nevybrané; pořadí karet v balíčcích nezná nikdo; všechno ostatní je veřejné, i všechny odhozené karty, trofeje a rádci pod kartou generála.
GW-A8 = Uvádí-li efekt nějaký herní díl a neříká čí, myslí se díl hráče, kterého se efekt týká.
GW-A9 = Platit znamená vrátit zdroje do banku a celou cenu musí mít hráč ve chvíli placení.
GW-A10 = Efekty, které nastanou ve stejném momentu, jsou současné, takže tím, co jeden z nich přinese, nelze zaplatit jiný.
GW-A11 = Čest nikdy neklesne pod 0: každá její ztráta, za hanbu na konci hry i kdykoli jindy, ubere jen tolik, kolik jí hráč má, zatímco čest požadovanou jako cenu musí mít hráč celou. (Naše rozhodnutí: ztráty před koncem hry a cena.)
GW-A12 = Každý zisk, každou platbu, každé dobrání a odhození vidí všichni, i s druhem a počtem zdrojů a s počtem karet, ale líc dobrané karty taktiky jen ten, kdo si ji dobral; počet karet v ruce je tedy veřejný a zdroje za zástěnou se ostatním neukazují, ale zná je ten, kdo počítá. (Naše rozhodnutí.)
GW-A13 = Nevybraný generál opouští hru, aniž by byl odhalen; veřejné jsou ukazatel invaze, počet karet v každém balíčku a to, které karty při přípravě odstranilo pravidlo. (Naše rozhodnutí.)
GW-A14 = Zda je hráč dotázán, závisí na veřejných věcech, na zdrojích a na počtu jeho karet, nikdy na tom, které to jsou: hráč, který má v ruce kartu taktiky, je v okně dotázán vždy, když by se v něm dala zahrát některá karta taktiky z této hry, a hráč, který nemá žádnou, dotázán není. (Naše rozhodnutí.)
GW-A15 = Mluvit lze volně a nikoho to nezavazuje; zdroje, karty a herní díly přecházejí mezi hráči jen efektem, který to říká. (Naše rozhodnutí.)
GW-A16 = Efekt, který nelze provést celý, se provede v té míře, v jaké to jde, s tolika díly, kartami nebo žetony, kolik jich je, ale cena se platí celá, nebo vůbec. (Naše rozhodnutí.)
GW-A17 = Kde si karta a některé z těchto pravidel odporují, platí karta. (Naše rozhodnutí.)

## Setup

GW-B = Příprava hry pro 3 nebo 4 hráče
GW-B1 = Strana herního plánu a první pole ukazatele času se řídí počtem hráčů: 3 hráči používají stranu pro 1 až 3 hráče se 6 poli po jednom roce a 4 hráči stranu pro 4 s 5 poli.
GW-B2 = Všech 5 artefaktů se zamíchá; 3 se odhalí a 2 se vrátí do krabice.
GW-B3 = Balíček hord se zamíchá a do první řady každého úseku se zleva doprava položí po 1 hordě lícem nahoru.
GW-B4 = Pouze při 4 hráčích se přidá ještě jedna horda k úseku, který udává ukazatel invaze.
GW-B5 = Na každé z 9 pozic pro zátarasy stojí zátaras.
GW-B6 = Balíček taktik se zamíchá.
GW-B7 = Generálové a rádci se zamíchají a každý hráč dostane od obou po 2 kartách a před výběrem si prohlédne všechny čtyři; každý si nechá 1 generála a druhý opouští hru; všichni vybírají současně a tajně a odhalí společně.
GW-B8 = Potom, když jsou generálové známi, určí každý hráč jednoho rádce jako aktivního a druhého jako podpůrného a volba je veřejná, jakmile si zvolili všichni. (Naše rozhodnutí: že i tato volba je současná a tajná.)
GW-B9 = V čajovém pořadí si každý hráč vezme počáteční zdroje uvedené u svého generála a dobere si tolik karet taktiky, kolik je tam uvedeno. (Naše rozhodnutí: pořadí.)
GW-B10 = Zbylí rádci tvoří balíček rádců a jeho 4 vrchní karty se zleva doprava odhalí v nabídce rádců.
GW-B11 = Od každého hráče jdou 3 úředníci na pole pro nenajaté úředníky v císařském vyslanectví a 5 jich zůstává v osobní zásobě.
GW-B12 = Ukazatele cti začínají na 0.
GW-B13 = Ukazatele čaje se naskládají na sebe podle hodnot čaje generálů, nejvyšší nahoru; při stejných hodnotách, které mohou nastat jen u sad vlastních karet, leží výš ukazatel hráče s nižším číslem místa. (Naše rozhodnutí: stejné hodnoty.)
GW-B14 = První rok začíná podzimem: jaro a léto se přeskočí a ukazatel času zůstává na svém prvním poli.
GW-B15 = Na začátku je všech 16 vojáků hráče v osobní zásobě a všech 6 karet velení v ruce; žádná úroveň zdi není postavena a skladiště, nástupní prostory i střelecké pozice jsou prázdné.
GW-B16 = Nic, co se děje při přípravě hry, není moment: nereaguje na to žádná schopnost ani karta taktiky. (Naše rozhodnutí.)
GW-B17 = Používají se jen karty standardní sady: 24 hord, 13 generálů, 44 rádců, 20 karet taktiky a 5 artefaktů; karty Rákosového klanu, Čchin Ťiou-šaa a kooperativní hry přicházejí do hry jen podle pravidel svých módů; pokud vlastní sada karet uvádí na kartách nebo deskách jiná čísla, platí místo čísel v těchto pravidlech.

## Tea order

GW-T = Čajové pořadí
GW-T1 = Kdykoli tentýž efekt provádí více hráčů, činí tak v čajovém pořadí, od vrchu čajové stupnice dolů, a každý skončí, než začne další.
GW-T2 = Každou shodu vyhrává ten z dotčených hráčů, který je na čajové stupnici výše.
GW-T3 = Čajové pořadí se zjišťuje na začátku kroku, rámečku, lokace nebo okna a změna provedená v jejich průběhu platí až od dalšího. (Naše rozhodnutí.)
GW-T4 = Tajná a současná je jen volba generála a aktivního rádce při přípravě a volba karty velení na podzim; každá jiná volba se činí otevřeně, jeden hráč po druhém. (Naše rozhodnutí.)
GW-T5 = Hráč, jemuž na jeden moment připadne více vlastních efektů, si zvolí jejich pořadí. (Naše rozhodnutí.)

## Generals and advisors

GW-G = Generálové a rádci
GW-G1 = Části schopnosti generála, které nesou symbol podpůrného rádce, se násobí počtem podpůrných rádců pod jeho kartou, takže bez nich nedávají nic; ostatní části fungují vždy.
GW-G2 = Získaný rádce se ihned a natrvalo stane aktivním, nebo podpůrným.
GW-G3 = Schopnost vytištěná na kartě aktivního rádce funguje od té chvíle, pro momenty, které nastanou později; podpůrný rádce se počítá jen jako symbol. (Naše rozhodnutí: od kterého momentu.)
GW-G4 = Počet rádců není omezen.
GW-G5 = Schopnost, která reaguje na to, že něco provedeš s dílem určitého druhu, vyžaduje aspoň jeden takový díl a působí jednou za moment bez ohledu na jejich počet, zatímco „za každý“ je počítá; efekty karet jsou nepovinné, pokud karta neříká, že nastat musí. (Odpověď vydavatele: že efekty jsou nepovinné.)
GW-G6 = Zdroje z lokace, odměny z polí odolnosti, příjem a čest za poraženou hordu se získávají bez dotazu; odmítnout lze jen to, co je na výběr. (Naše rozhodnutí.)

## Shame

GW-E = Hanba
GW-E1 = Žetony hanby se získávají při průlomu zdi, tím, že je hráč sám v aktivované lokaci se symbolem hanby, a v kooperativní hře také za požadavky na herním plánu.
GW-E2 = Získaný žeton se ihned umístí tam, kam jeho vlastník chce: pod vojáka jakéhokoli druhu v osobní zásobě, který pod sebou žádný nemá, nebo na volnou pozici pro hanbu na vlastní trofeji, která má 2; dokud je takové místo volné, musí se použít a více žetonů se umisťuje jeden po druhém.
GW-E3 = Voják na žetonu hanby zůstává v osobní zásobě a nelze ho nijak použít, ani naverbovat, ani udělat dohlížitelem.
GW-E4 = Trofej s 1 nebo 2 žetony hanby nedává na konci žádnou čest, ale žetony na trofejích čest neubírají.
GW-E5 = Nejsou-li už v banku žetony hanby, ztrácí hráč 5 bodů cti, místo aby žeton dostal; nemá-li ho kam umístit, žeton opouští hru a hráč ztrácí 5 bodů cti.
GW-E6 = Na konci hry stojí každý žeton hanby pod vojákem jeho vlastníka 5 bodů cti, ale čest nikdy neklesne pod 0.
GW-E7 = V létě smí hráč libovolněkrát zaplatit 2 či a odstranit vlastní žeton hanby zpod vojáka nebo z trofeje zpět do banku.
GW-E8 = Odstraněný nebo odhozený žeton hanby se vrací do banku; ze hry odcházejí žetony jen při nájezdu a při nedostatku místa.
GW-E9 = Má-li v jednom momentu dostat hanbu více hráčů, postupuje se při průlomu hordu po hordě od řady 1 a u každé hordy, stejně jako všude jinde, v čajovém pořadí, přičemž každý žeton se vezme a umístí dříve než další; v tomto pořadí se rozdělí i poslední žetony z banku. (Naše rozhodnutí.)
GW-E10 = Vojáka zbaveného žetonu hanby lze použít ihned a trofej zbavená posledního žetonu opět dává čest. (Naše rozhodnutí.)
GW-E11 = Pro schopnosti, které na to reagují, je hanba získána, když žeton opustí bank, i když se pak pro něj nenajde místo; čest ztracená kvůli prázdnému banku není získaný žeton. (Naše rozhodnutí.)

## Clerks

GW-K = Úředníci
GW-K1 = Umístit úředníka znamená vzít ho z osobní zásoby, nebo z lokace, kde už stojí, a dát ho do libovolné lokace, která úředníky přijímá, kromě té, v níž stojí; každé takové umístění je nepovinné a nenajatí úředníci se neumisťují.
GW-K2 = Úředník nesmí opustit běžnou lokaci, jejíž pozice jsou všechny obsazené, protože je uzamčená, ať ji zaplnil kdokoli; ověřuje se to při každém jednotlivém umístění.
GW-K3 = Běžná lokace přijímá na každou svou pozici jednoho úředníka kteréhokoli hráče a plná už žádného nepřijme.
GW-K4 = Zvláštní lokace přijímá libovolný počet úředníků.
GW-K5 = Skladiště úředníky nepřijímá.
GW-K6 = Umístit až 2 úředníky do 2 různých lokací znamená dva různé cíle, v nichž už úředníci stát mohou, i vlastní, zatímco umisťovaní úředníci mohou přijít odkudkoli.
GW-K7 = Umístění z jednoho efektu se provádějí jedno po druhém, každé musí být ve své chvíli dovolené a hráč smí po kterémkoli přestat; jeden efekt umístí téhož úředníka nejvýše jednou. (Naše rozhodnutí.)

## Locations and activation

GW-L = Lokace a aktivace
GW-L1 = Běžné lokace jsou pila, lom, důl, chrám, kasárny a čajovna; běžná lokace se aktivuje v kroku aktivace, když jsou obsazeny všechny její pozice, jejichž počet závisí na straně herního plánu.
GW-L2 = Zvláštní lokace jsou tábor stavitelů, císařské vyslanectví, válečná akademie a velitelství; zvláštní lokace se aktivuje, když je v ní aspoň 1 úředník.
GW-L3 = Aktivní hráč určuje pořadí, v jakém se aktivované lokace vyhodnotí, ať v nich úředníky má, nebo ne, a další určí pokaždé až po vyhodnocení předchozí. (Naše rozhodnutí: že další určí teprve tehdy.)
GW-L4 = V aktivované lokaci vyhodnotí každý hráč, který tam má úředníky, v čajovém pořadí všechny své najednou; produkce však probíhá krok po kroku a ve vyslanectví jeden úředník po druhém.
GW-L5 = Využití efektu lokace je nepovinné, celé i pro jednotlivé úředníky; jakmile lokaci vyhodnotili všichni hráči, vrátí se každý úředník odtud do osobní zásoby svého vlastníka, ať byl využit, nebo ne.
GW-L6 = Úředníci v lokacích, které se neaktivovaly, tam zůstávají, i z roku na rok.
GW-L7 = Při pokročilé aktivaci nemusí být běžná lokace plná; všechno ostatní je jako při běžné aktivaci: každý hráč, který tam má úředníky, je vyhodnotí a úředníci se vrátí do osobních zásob.
GW-L8 = Při pokročilé aktivaci nikdo nedostane hanbu za to, že je v lokaci sám.
GW-L9 = Když se běžným způsobem aktivuje lokace se symbolem hanby a úředníky v ní má, bez ohledu na jejich počet, jediný hráč, dostane těsně před vyhodnocením lokace 1 žeton hanby.
GW-L10 = Které lokace se aktivují, se ověří jednou, po všech efektech karty velení a momentu, který po ní následuje; lokace, která se v tomto kroku zaplní později, čeká na další tah, a ta, která mezitím o úředníky přišla, se přeskočí. (Naše rozhodnutí: lokace, které se během kroku zaplní nebo vyprázdní.)
GW-L11 = Pokročilá aktivace proběhne ihned, v rámci efektu, který ji dovoluje, a vyžaduje v lokaci aspoň 1 úředníka, vlastního nebo cizího; lokace se v tomtéž tahu smí aktivovat znovu, pokud opět splní podmínky. (Naše rozhodnutí.)
GW-L12 = Symbol hanby mají čtyři produkční lokace a kasárny.
GW-L13 = Schopnosti, které reagují na aktivovanou lokaci, působí až po návratu jejích úředníků do osobních zásob. (Naše rozhodnutí.)

## Production

GW-P = Produkce: pila (dřevo), lom (kámen), důl (zlato), chrám (či)
GW-P1 = Produkce má tři kroky, zisk, povýšení a darování, a každý z nich dokončí v čajovém pořadí všichni hráči, než začne další; potom se úředníci vrátí do osobních zásob.
GW-P2 = Zisk: hráč si vezme 1 zdroj lokace za každého svého úředníka v ní, a má-li tam aspoň 1 úředníka, přidá jeho dohlížitel tolik, kolik činí jeho úroveň.
GW-P3 = Povýšení bez dohlížitele v lokaci, nepovinné, jednou a jen s úředníkem na místě: hráč zaplatí první cenu a postaví libovolného vojáka z osobní zásoby, který nemá žeton hanby, na první pozici dohlížitele; bez takového vojáka se nepovyšuje.
GW-P4 = Povýšení s dohlížitelem v lokaci: hráč zaplatí další cenu a posune ho o jednu pozici dál, nejvýše na úroveň 3.
GW-P5 = I umístění prvního dohlížitele je povýšení.
GW-P6 = Hráč má v každé produkční lokaci nejvýše jednoho dohlížitele a pozici dohlížitele může sdílet libovolný počet hráčů.
GW-P7 = Dohlížitel nikdy neodchází a jeho úroveň je počet dodatečných zdrojů, které dává; žádný efekt ho už nepočítá za vojáka, takže neútočí, není zabíjen a nedostává hanbu. (Naše rozhodnutí: že se už nepočítá za vojáka.)
GW-P9 = V jedné aktivaci získá hráč nejvýše jednu úroveň dohlížitele, nepočítaje efekty karet.
GW-P8 = Darování, nepovinné, jednou a jen po zisku aspoň 1 zdroje v lokaci: hráč dá do skladiště přesně 1 kus zdroje, který zde právě získal, a získá 2 body cti; v chrámu tento krok není, protože či se nikdy nedaruje.
GW-P10 = Povýšení kartou nevyžaduje úředníka na místě, ale platí pro něj táž podmínka ohledně vojáka, táž mez úrovně i táž cena, změněné tak, jak říká karta; smí se týkat i dohlížitele povýšeného před chvílí. (Odpověď vydavatele: že to smí být týž dohlížitel.)
GW-P11 = Příklad: pila je plná, stojí na ní 2 zelení úředníci (dohlížitel úrovně 2), 2 modří (dohlížitel úrovně 3) a 1 červený (bez dohlížitele), takže hráči získají 4, 5 a 1 dřevo; zelený zaplatí 4 či za úroveň 3, modrý povýšit nemůže a červený zaplatí 2 či a umístí lučištníka; zelený daruje 1 dřevo za 2 body cti.

## Tea house

GW-H = Čajovna
GW-H1 = Každý hráč, který tam má úředníka, smí posunout svůj ukazatel čaje o jednu pozici nahoru, v čajovém pořadí, jaké bylo před aktivací, každý ukazatel jednou; ve sloupci žlutý, červený, modrý s úředníky červeného a modrého například nejdřív červený předstihne žlutého a potom modrý předstihne žlutého, takže vznikne červený, modrý, žlutý.
GW-H2 = Obsadil-li všechny pozice jediný hráč, jde místo toho jeho ukazatel rovnou nahoru; volná pozice, jakou připouští pokročilá aktivace, to vylučuje.
GW-H3 = Hráč, který je nahoře, nedostane nic, ale jeho úředníci se přesto vrátí.
GW-H4 = Karta, která posouvá ukazatel čaje o více pozic nahoru, ho nechá předstihnout tolik ukazatelů najednou; ukazatel nahoře se neposune. (Naše rozhodnutí.)

## Barracks

GW-M = Kasárny
GW-M1 = Za každého úředníka v kasárnách smí hráč naverbovat ze své osobní zásoby 1 vojáka libovolného druhu: kopiník stojí 2 kameny a 1 dřevo, lučištník 2 či a 1 dřevo, jezdec 3 zlata a 1 dřevo.
GW-M2 = Za všechny naverbované jedné aktivace se platí společně a počítají se jako jedno verbování, takže bonus za verbování se získá jednou.
GW-M3 = Každý naverbovaný voják buď ihned zaútočí u libovolného úseku, nebo jde do libovolného nástupního prostoru; druhy i místa se mohou lišit.
GW-M4 = Hráč určí, které vojáky verbuje, od žádného po jednoho za každého úředníka a jen takové, které dovolují osobní zásoba a zdroje, a zaplatí za všechny naráz; potom už žádného nelze vzít zpět a žádný nesmí zůstat nezaplacený ani neumístěný; tím, co přinesou jejich útoky, za ně platit nelze. (Naše rozhodnutí.)
GW-M5 = Naverbovaní vojáci se umisťují jeden po druhém v pořadí, jaké si zvolí jejich vlastník, a všichni, kteří útočí, tvoří jeden útok. (Naše rozhodnutí.)

## Builders' camp

GW-U = Tábor stavitelů (jedno z tohoto za každého úředníka)
GW-U1 = Zátaras: hráč zaplatí 2 kusy dřeva, kamene a zlata v libovolné kombinaci, postaví zátaras u úseku, který jich má méně než 3, a získá 2 body cti.
GW-U2 = Úroveň zdi: hráč zaplatí 5, 10 nebo 15 kusů dřeva, kamene a zlata v libovolné kombinaci za úroveň 1, 2 nebo 3 a získá tolik bodů cti, kolik činí cena úrovně.
GW-U3 = Úrovně úseku se stavějí popořadě a úroveň 3 je poslední.
GW-U4 = Nejdřív se použijí zdroje ze skladiště, teprve potom vlastní, a je-li jich ve skladišti více, než je třeba, vybírá druhy stavitel; čest nesnižuje ani to, co se zaplatilo ze skladiště, ani sleva. (Naše rozhodnutí: výběr druhů.)
GW-U5 = Lučištníci stojící na staré úrovni se postaví na libovolné střelecké pozice nové úrovně, bez dalšího efektu.
GW-U6 = S více úředníky hráč ohlásí všechny akce společně a zaplatí za ně jednu částku; tutéž akci lze opakovat, na jednom úseku i na více, a dvě úrovně jednoho úseku se stavějí popořadě.
GW-U7 = Každá postavená úroveň zdi je samostatný moment, zatímco všechny zátarasy jedné aktivace jsou jeden moment. (Naše rozhodnutí.)
GW-U8 = Příklad: jsou-li ve skladišti 3 kameny, zaplatí hráč stavějící úroveň 1 tyto 3 kameny a libovolné 2 kusy dřeva, kamene nebo zlata z vlastních zdrojů a získá 5 bodů cti.

## Embassy

GW-N = Císařské vyslanectví (jedno z tohoto za každého úředníka, jeden po druhém)
GW-N1 = Najmutí úředníka: hráč zaplatí 2 zlata a vezme jednoho vlastního nenajatého úředníka do osobní zásoby, což není možné, pokud už žádný nezbývá.
GW-N2 = Najmutí rádce: hráč zaplatí tolik zlata, kolik má rádců, aktivních i podpůrných, včetně nového; vezme si kteréhokoli ze 4 v nabídce a ihned ho určí jako aktivního, nebo podpůrného.
GW-N3 = Ihned po odebrání každého rádce se nabídka posune doleva a vpravo se doplní z balíčku; je-li balíček prázdný, zamíchají se odhozené karty. (Naše rozhodnutí: prázdný balíček.)
GW-N4 = Jsou-li prázdné balíček rádců i odhozené karty, zůstane místo volné a nabídka obsahuje to, co v ní je; z prázdné nabídky nikdo najímat nemůže. (Naše rozhodnutí.)
GW-N5 = Akce každého úředníka se volí až po provedení akce předchozího a všichni úředníci jednoho hráče se vyhodnotí dříve než úředníci dalšího.

## Logistics center

GW-O = Velitelství
GW-O1 = Za každého úředníka, jednoho po druhém, smí hráč zvolit jeden úsek a přesunout libovolný počet svých vojáků z jeho nástupního prostoru a střeleckých pozic k jednomu jinému úseku.
GW-O2 = Lučištníci ze střeleckých pozic jdou na volné střelecké pozice nebo do nástupního prostoru, v libovolné kombinaci, a lučištníci z nástupního prostoru jen do nástupního prostoru; ostatní vojáci se přesouvají jen z nástupního prostoru do nástupního prostoru.
GW-O3 = Není to verbování ani útok: neumisťují se zranění a vojáci na hordách se nehýbou; další úředník smí téhož vojáka přesunout znovu.
GW-O4 = Na střeleckých pozicích stojí jen lučištníci, na každé jeden, zatímco nástupní prostor pojme libovolný počet vojáků.

## Military academy

GW-I = Válečná akademie
GW-I1 = Hráč si dobere 1 kartu taktiky za každého úředníka v akademii; je-li balíček prázdný, zamíchají se odhozené karty, a nejsou-li ani ty, nedobere si žádnou. (Naše rozhodnutí: žádná karta, nejsou-li ani odhozené.)
GW-I2 = Všechny karty jednoho dobírání se vezmou dříve, než se uplatní limit karet v ruce. (Naše rozhodnutí.)

## Tactic cards

GW-D = Karty taktiky
GW-D1 = Limit v ruce je 5 karet taktiky, pokud ho nezmění karty: kdo jich má více, ihned odhodí přebytečné podle vlastní volby.
GW-D2 = Karta taktiky se hraje z ruky ve spouštěcím momentu, který sama uvádí, v tahu kohokoli i mimo tahy.
GW-D3 = Základní efekt karty taktiky je zdarma; nebo hráč místo něj zaplatí její cenu v či za posílený efekt.
GW-D4 = Při každé jednotlivé události zahraje hráč nejvýše jednu kartu taktiky; každá poražená horda je jedna událost, v oknech 1 a 2 dohromady, a smrt vojáků na ní další; smrt všech vojáků jednoho prolomeného úseku, i lučištníků, je jedna událost; útok, poslední zranění a verbování jsou tři události. (Naše rozhodnutí: útok, poslední zranění a verbování.)
GW-D5 = Pro karty taktiky je sedm oken: (1) kterákoli horda je poražena, před kroky porážky; (2) ve stejné chvíli získáš její trofej ty, protože na ní zakrýváš nejvíce polí; (3) tvůj útok provedl aspoň jeden voják; (4) ty umístíš na hordu poslední zranění nebo posledního vojáka, před oknem 1; (5) některý z tvých vojáků má být zabit nebo je zabit; (6) všechny rámečky tvé karty velení jsou provedeny, před aktivací; (7) verbováním přidáš aspoň jednoho vojáka k úseku, který splňuje podmínku karty a kde voják zaútočil nebo je v nástupním prostoru. (Odpověď vydavatele: seznam oken.)
GW-D6 = V okně je každý hráč jednou, v čajovém pořadí, dotázán, aby ohlásil kartu se základním nebo posíleným efektem a zaplatil, nebo pasoval; potom se v čajovém pořadí vyhodnotí ohlášené karty a pak, rovněž v čajovém pořadí, schopnosti, které na moment reagují. (Naše rozhodnutí.)
GW-D7 = Okno 4 (poslední zranění) dává jednu kartu za jeden útok nebo jeden efekt umisťující zranění, bez ohledu na počet takto zakrytých hord; schopnosti reagují za každou z těchto hord. (Odpověď vydavatele: karta.)
GW-D8 = Okna, která připadnou najednou, se otevírají v tomto pořadí: 3 (útok), 4 (poslední zranění), 7 (verbování); a při porážce 1 před 2; okno 5 se otevírá pro vojáky, kteří mají být zabiti, a znovu pro zabité, s jednou kartou v obou dohromady. (Naše rozhodnutí.)
GW-D9 = Kartu taktiky lze zahrát i pro malý nebo žádný užitek, nastal-li její spouštěcí moment a jsou-li splněny její podmínky, a po provedení efektu jde na veřejnou odhazovací hromádku. (Naše rozhodnutí.)

## Attacks

GW-F = Útoky
GW-F1 = Kopiník útočí tím, že se postaví na libovolné volné pole odolnosti první hordy u úseku, té v řadě 1, a jeho vlastník získá odměnu vytištěnou na poli.
GW-F2 = Jezdec útočí tím, že se postaví na dvě volná pole odolnosti jedné hordy v kterékoli řadě u úseku, sousedící vodorovně nebo svisle, nikdy úhlopříčně, a jeho vlastník získá obě odměny.
GW-F3 = Lučištník útočí tím, že obsadí volnou střeleckou pozici u úseku a umístí 1 zranění na libovolné volné pole odolnosti kterékoli hordy u tohoto úseku; zranění odměnu nedávají.
GW-F4 = Lučištník, který už na střelecké pozici je, útočí tím, že umístí 1 zranění na kteroukoli hordu u svého úseku.
GW-F5 = Nově naverbovaný voják smí útočit u kteréhokoli úseku, ale vojáci v nástupním prostoru útočí jen u svého, kde lučištníci nejdřív obsadí volnou střeleckou pozici.
GW-F6 = Vojáci na kartách hord znovu neútočí ani se nepřesouvají, dokud horda není poražena nebo oni nejsou zabiti či zachráněni.
GW-F7 = Útok nelze provést, nemá-li kopiník volné pole na první hordě, jezdec dvě sousední volná pole nebo lučištník volnou střeleckou pozici či kam umístit zranění; lučištník útokem obsadí střeleckou pozici, jen když může umístit své zranění. (Naše rozhodnutí: lučištník, který nemůže umístit své zranění.)
GW-F8 = Horda, jejíž pole jsou všechna zakrytá, tím ještě poražena není, poražena je až v kroku porážky hord; do té doby si drží místo, sílu i schopnost: žádný kopiník se přes ni nedostane, kdežto jezdci a lučištníci si mohou vybrat hordy za ní.
GW-F9 = Voják odebraný z hordy, která zůstává, zanechá zranění na každém poli, které zakrýval, jezdec dvě.
GW-F10 = Příkaz k útoku všemi vojáky úseku nebo druhu lze odmítnout jako celek, ale jakmile útok začne, útočí každý dotčený voják, který může, z nástupních prostorů a lučištníci i ze střeleckých pozic; jejich pořadí volí vlastník a voják, který útočit nemůže, když na něj dojde, zůstane, kde je. (Odpověď vydavatele: že útočí všichni.) (Naše rozhodnutí: pořadí a ti, kdo útočit nemohou.)
GW-F11 = Nejvyšší zeď, o níž mluví karty, je každý úsek s největší postavenou úrovní; není-li nic postaveno, není žádná.
GW-F12 = Vojáci útočící jedním efektem tvoří jeden útok: umisťují se jeden po druhém, každá odměna se bere při zakrytí pole a potom následují okna 3 (útok) a 4 (poslední zranění), u naverbovaných také 7 (verbování); jen karta „Rozkaz k útoku“ znamená dva útoky. (Odpověď vydavatele: dva útoky.) (Naše rozhodnutí: vše kromě dvou útoků.)
GW-F13 = Jeden efekt útočí týmž vojákem nejvýše jednou a nikdy vojákem naverbovaným v tomtéž momentu. (Odpověď vydavatele.)
GW-F14 = Pole zakryté vojákem se počítá jako pole se zraněním: může to být poslední zranění, způsobené vlastníkem vojáka.
GW-F15 = Zranění z karty se umisťují jedno po druhém na volná pole hord, které karta uvádí, a bez volného pole propadají; nedávají odměnu a nejsou útokem. (Naše rozhodnutí.)

## Defeated hordes

GW-V = Poražené hordy (krok porážky hord: na podzim po každém tahu, v zimě po salvě)
GW-V1 = K porážce hordy je třeba, aby každé její pole odolnosti zakrýval voják nebo zranění.
GW-V2 = Hordy se ověřují jedna po druhé, nejdřív řada 1 zleva doprava, nebo podle varianty zprava doleva, a potom řady za ní; po každé porážce ověřování začne znovu, dokud nezbývá žádná zcela zakrytá horda. (Naše rozhodnutí: že začne znovu, kde pravidla pokračují řadu po řadě.)
GW-V3 = Nejdřív získá každý hráč, který má na poražené hordě aspoň 1 vojáka, 2 body cti.
GW-V4 = Potom přinese každý lučištník na střelecké pozici u tohoto úseku svému vlastníkovi 2 body cti.
GW-V5 = Kartu hordy (dále trofej) získá hráč, jehož vojáci zakrývají nejvíce polí, počítáno před jakýmkoli zabitím, přičemž jezdec zakrývá 2 a zranění se nepočítají; o shodě rozhoduje čajové pořadí, a nemá-li tam vojáka nikdo, karta se odhodí.
GW-V6 = Zabití: každý hráč ztratí na této kartě tolik vojáků, kolik činí hodnota ztrát na stupnici času, nebo všechny, má-li jich méně, podle vlastní volby; přeživší jdou do nástupního prostoru úseku.
GW-V7 = Záchrana: za každého vlastního vojáka, který má být zabit, lze zaplatit 2 či; voják pak jde do nástupního prostoru úseku a nepočítá se za zabitého; zabití vojáci se vracejí do osobní zásoby.
GW-V8 = Zranění z poražené hordy se vrátí do banku a vojáci z ní odebraní žádná nezanechají; hordy za ní se posunou ke zdi se vším, co na nich leží.
GW-V9 = Trofej leží lícem dolů před svým vlastníkem a její čest se počítá na konci hry.
GW-V10 = Porážka probíhá v tomto pořadí: okna 1 a 2 (poražená horda) a schopnosti, přičemž je už známo, kdo trofej získá; čest za vojáky na hordě; čest za lučištníky; zabití a záchrana; přeživší jdou do nástupního prostoru a zranění do banku; trofej se vezme, nebo se karta odhodí; hordy za ní se posunou. (Naše rozhodnutí: že je předem známo, kdo trofej získá.)
GW-V11 = Zabití, při porážce hordy i při průlomu, probíhá v tomto pořadí: v čajovém pořadí každý hráč určí vojáky, kteří mají být zabiti; okno 5 (zabití vojáků) a schopnosti, které zachraňují; v čajovém pořadí každý hráč zaplatí za záchranu kterýchkoli ze zbylých; všichni ostatní jsou zabiti společně; okno 5 a schopnosti pro zabité. (Naše rozhodnutí.)
GW-V12 = Tím, co se získá při porážce hordy, lze zaplatit záchranu vojáků na ní, protože jejich zabití je pozdější moment; hodnota ztrát, kterou karty mohou měnit, není nikdy menší než 0. (Naše rozhodnutí.)

## Spring

GW-S = Rok: jaro
GW-S1 = Ukazatel času se posune o jedno pole dál.
GW-S2 = Umístí se tolik hord, kolik udává číslo nad ukazatelem času, jedna po druhé.
GW-S3 = Hordy nejdřív zaplní úseky, u nichž žádná není, zleva doprava.
GW-S4 = Jinak úsek udává ukazatel invaze na rubu karty, která je teď na vrchu balíčku, nikoli karty, která se umisťuje; karta jde do volné řady nejblíže ke zdi.
GW-S5 = Nájezd: má-li úsek už 3 hordy, karta se odhodí a hru opustí tolik žetonů hanby z banku, kolik je lidských hráčů, nebo kolik jich zbývá. (Odpověď vydavatele: že se počítají jen lidští hráči.)
GW-S6 = Je-li balíček hord prázdný, odhozené hordy se zamíchají, jakmile je třeba dobrat kartu nebo přečíst ukazatel; není-li co dobrat, další horda se neumístí, a není-li co přečíst, platí dál naposledy viděný ukazatel. (Naše rozhodnutí.)
GW-S7 = Z nabídky rádců se odhodí 2 rádci nejvíce vlevo, ostatní se posunou doleva a odhalí se 2 noví; leží-li jich tam méně, odhodí se ti, kteří tam jsou.
GW-S8 = Jaro probíhá v tomto pořadí: ukazatel času, hordy, rádci a potom schopnosti působící na jaře, v čajovém pořadí.

## Summer

GW-Z = Rok: léto
GW-Z1 = Příjem: každý dohlížitel přinese tolik zdroje své lokace, kolik činí jeho úroveň; potom následují schopnosti působící při příjmu, v čajovém pořadí.
GW-Z2 = Potom se lze v čajovém pořadí zbavovat žetonů hanby, každého za 2 či.
GW-Z3 = Všechny karty velení ze stupnice jdou na odhazovací hromádku.
GW-Z4 = V čajovém pořadí si každý hráč musí buď vzít zpět všechny své odhozené karty velení, nebo získat 2 body cti za každou z nich, včetně „Zrady“, a pak zůstávají, kde jsou. (Naše rozhodnutí: že se „Zrada“ počítá.)
GW-Z5 = Jednou zahraná „Zrada“ zůstává na odhazovací hromádce natrvalo; nic ji nevrátí.
GW-Z6 = Hráč nesmí být nikdy bez karty velení, takže s prázdnou rukou si karty vezme zpět. (Naše rozhodnutí: že čest pak zvolit nelze.)
GW-Z7 = Ruka jen se „Zradou“ není prázdná: čest zvolit lze a kartou příštího podzimu je pak „Zrada“. (Naše rozhodnutí.)

## Autumn

GW-J = Rok: podzim
GW-J1 = Všichni hráči si tajně vyberou z ruky po 1 kartě velení a společně je odhalí; volbu lze měnit, dokud si nevybrali všichni. (Naše rozhodnutí: že volbu lze měnit.)
GW-J2 = V čajovém pořadí položí každý hráč kartu na volnou pozici stupnice velení.
GW-J3 = Karty se vyhodnocují od pozice 1 stupnice a vlastník karty je aktivním hráčem.
GW-J4 = Tah probíhá v tomto pořadí: rámečky karty shora dolů, každý dokončený před dalším a každá akce nepovinná, přičemž rámečky pro ostatní hráče provádějí všichni ostatní v čajovém pořadí; potom aktivace lokací; potom porážka hord.
GW-J5 = Karty zůstávají na stupnici do léta a karty, které počítají jiné karty na stupnici, počítají všechny, kohokoli, vyhodnocené i ne.
GW-J6 = Stupnice velení má tolik pozic, kolik je hráčů, 3 nebo 4; pozice pro pátého se nikdy nepoužívá. (Naše rozhodnutí.)
GW-J7 = Úplný tah je: rámečky; okno 6 (po rámečcích) a schopnosti působící po velení; ověření, které lokace se aktivují, a jejich aktivace; schopnosti působící po aktivaci; porážka hord. (Odpověď vydavatele.)
GW-J8 = „Zrada“ provede buď jen rámečky pro vlastníka na jiné kartě na stupnici, vyhodnocené i ne, a názvy na stupnici počítá tak jako ona, nebo umístí až 2 úředníky do 1 nebo 2 lokací; nekopíruje jinou „Zradu“ a na stupnici se počítá jen pod vlastním názvem. (Odpověď vydavatele: pohyb úředníků.) (Naše rozhodnutí: žádná kopie jiné „Zrady“.)

## Winter

GW-W = Rok: zima
GW-W1 = Salva: od levého úseku dál, v čajovém pořadí, musí každý lučištník na střelecké pozici umístit 1 zranění na hordu u svého úseku, pokud může; lučištníci v nástupních prostorech nestřílejí.
GW-W2 = Potom se provede porážka hord jako na podzim.
GW-W3 = Útok hord: úsek po úseku zleva, každý vyřešený před dalším, se porovná obrana, což je hodnota zdi postavené úrovně a 2 za každý zátaras, s útočnou silou, což je součet sil hord; schopnosti hord mění obojí.
GW-W4 = Je-li obrana stejná jako útočná síla nebo vyšší, zeď obstojí; jinak ji prolomí každá horda úseku.
GW-W5 = Po všech úsecích se odstraní všechny zátarasy; lze je postavit znovu.
GW-W6 = Ověření konce hry je jediné místo, kde hra může skončit, a ukončí ji kterákoli z těchto podmínek: (a) všechny 3 úseky mají úroveň 3, nebo při 3 hráčích 2 z nich, což mění varianta; (b) v banku nejsou žetony hanby; (c) ukazatel času je na posledním poli.
GW-W7 = Jinak začíná jarem nový rok.
GW-W13 = Obrana se počítá v tomto pořadí: hodnoty zdi a zátarasů, kde to, co je určuje, předchází tomu, co k nim přidává, a žádná není menší než 0; jejich součet; přídavky k celku; potom každé zmenšení na polovinu, zaokrouhlené dolů; a síla žádné hordy není menší než 0.
GW-W14 = Salva není útok: neotevírá okno 3 (útok) a nespouští schopnosti, které reagují na útoky, pokud ji za útok neprohlásí varianta; její zranění mohou být posledními zraněními, s oknem 4 jednou za hráče a úsek. (Naše rozhodnutí: okno 4 jednou za hráče a úsek.)
GW-W15 = Schopnosti působící v zimě předcházejí salvě, v čajovém pořadí.
GW-W16 = Ověření konce hry hledí jen na stav v té chvíli: bank, který se vyprázdnil a zase naplnil, nic nekončí a více podmínek najednou je jeden konec; započatý rok se dohraje až k ověření konce, ať bylo předtím splněno cokoli. (Naše rozhodnutí.)
GW-W8 = Průlom: za každou hordu úseku dostane každý hráč, který na ní nemá vojáka, 1 žeton hanby, ještě před jakýmkoli zabitím.
GW-W9 = Při průlomu jsou vojáci zabíjeni podle hodnoty ztrát na každé hordě zvlášť, ale všichni v jednom momentu i s lučištníky na zdi, a lze je zachránit; vojáci, kteří nejsou zabiti ani zachráněni, zůstávají na kartě.
GW-W10 = Každý voják odebraný při průlomu z hordy zanechá zranění na polích, která zakrýval.
GW-W11 = Při průlomu jsou zabiti všichni lučištníci na střeleckých pozicích úseku, ať je hodnota ztrát jakákoli, ale lze je zachránit do nástupního prostoru.
GW-W12 = Vojáci v nástupním prostoru jsou při průlomu v bezpečí.
GW-W17 = Průlom neodstraní žádnou hordu ani úroveň zdi a nikdo jím nezíská čest ani trofeje.

## End of the game

GW-Y = Konec hry (boduje se v tomto pořadí)
GW-Y1 = Každý žeton hanby pod vojákem stojí jeho vlastníka 5 bodů cti, ale čest neklesne pod 0.
GW-Y2 = Potom dá každá trofej bez hanby svou čest.
GW-Y3 = Potom dají svou čest 3 artefakty, podle konečného stavu; předtím artefakty nic nedělají.
GW-Y4 = Vítězí hráč s největším počtem bodů cti a o shodě rozhoduje čajové pořadí.
GW-Y5 = Všechna umístění se určují stejně; zdroje, karty v ruce a ostatní díly se nepočítají nad to, co říkají artefakty. (Naše rozhodnutí.)

## Two players

GW-R = Dva hráči: Rákosový klan
GW-R1 = Hra pro 2 hráče se připraví jako pro 3, ale levý úsek je po celou hru uzavřený a počítá se, jako by nebyl: nejsou u něj hordy ani vojáci, neútočí se u něj a nestaví a na jeho místech pro hordy leží natrvalo 3 zátarasy; zdi tedy ukončí hru, když mají úroveň 3 oba otevřené úseky.
GW-R2 = Hordy, jejichž rub ukazuje na levý úsek, opouštějí hru; do první řady obou otevřených úseků se položí po 1 hordě a na jejich pozicích pro zátarasy stojí 6 zátarasů.
GW-R3 = Rákosový klan má 3 úředníky, 10 kopiníků, ukazatel čaje, který začíná dole, a 1 kartu velení, kterou hraje každý podzim a v létě si ji bere zpět; jeho úředníci začínají na pile, v lomu a v dole.
GW-R4 = Klan nemá v žádné lokaci nikdy více než 1 úředníka; jeho úředníci v ní zůstávají, i když se aktivuje, a klan žádné nenajímá ani neztrácí.
GW-R5 = Klan nezískává čest, hanbu, trofeje ani zdroje a nezachraňuje vojáky; ti z jeho vojáků, kteří by měli jít do nástupního prostoru, jdou do jeho osobní zásoby a trofej, kterou by měl získat, se odhodí; nemá schopnost generála, rádce ani karty taktiky.
GW-R6 = Zvláštní lokace, v níž má úředníka jen klan, se neaktivuje.
GW-R7 = Když má kartu položit klan, jde jeho karta na první volnou pozici stupnice velení.
GW-R8 = Za klan jedná vládce: je jím aktivní hráč a v tahu klanu, nebo podle varianty vždy, hráč nejvýše v čajovém pořadí; v tahu klanu vládce určuje i pořadí aktivací. (Naše rozhodnutí: pořadí aktivací.)
GW-R9 = Když efekt umisťuje úředníky ostatních hráčů, umisťují se úředníci klanu na jeho místě v čajovém pořadí; umístění volí vládce a smí některá vynechat, ale platí mez 1 úředníka klanu v lokaci a z uzamčené lokace žádný úředník neodchází.
GW-R10 = Na pile, v lomu a v dole klan nic nezískává, ale ihned daruje do skladiště 1 zdroj lokace, bez zisku cti.
GW-R11 = V chrámu dovoluje úředník klanu aktivnímu hráči odstranit 1 vlastní žeton hanby; nemá-li žádný nebo je-li aktivní sám klan, neděje se nic.
GW-R12 = V císařském vyslanectví odhodí vládce 1 rádce z nabídky, která se posune a doplní.
GW-R13 = V táboře stavitelů postaví klan zdarma 1 zátaras na volnou pozici pro zátaras podle volby vládce; není-li žádná volná, neděje se nic.
GW-R14 = V kasárnách zaútočí 1 kopiník klanu na volné pole odolnosti první hordy u některého úseku podle volby vládce, bez odměny; není-li žádné takové pole volné nebo je-li osobní zásoba klanu prázdná, neděje se nic.
GW-R15 = V čajovně se ukazatel klanu posouvá jako ukazatel hráče a úředník klanu v ní brání hráčům jít rovnou nahoru; ve válečné akademii a na velitelství klan nedělá nic.
GW-R16 = „Zrada“ nemůže kopírovat kartu klanu.
GW-R17 = V lokaci se symbolem hanby se úředník klanu počítá jako úředník jiného hráče, takže vedle něj není nikdo sám.
GW-R18 = Pro žetony hanby v banku, nájezdy (podle varianty i klan), požadavky a efekty, které počítají hráče, se počítají jen lidští hráči; klan se počítá jako další hráč pro čajové pořadí a shody, stupnici velení, rámečky pro ostatní hráče, zaplňování a uzamykání lokací, symbol hanby a nejvíce zakrytých polí hordy. (Odpověď vydavatele: nájezdy.)
GW-R19 = To, co úředník klanu v lokaci dělá, se děje na místě klanu v čajovém pořadí a je povinné, s výjimkou chrámu. (Naše rozhodnutí.)
GW-R20 = Zabití vojáků klanu nevyžaduje volbu: odebírají se v pořadí svých polí, nejdřív horní řada karty zleva a potom dolní. (Naše rozhodnutí.)
GW-R21 = Co dělá klan, není ničí čin: žádná schopnost ani okno hráče nereaguje na jeho verbování, stavění, darování ani poslední zranění; poražená horda otevírá okno 1 jako vždy, ale okno 2 neotevírá pro nikoho, zakrývá-li nejvíce polí klan. (Naše rozhodnutí.)
GW-R22 = Tah klanu má aktivaci a porážku hord jako každý jiný, ale schopnosti, které mluví o vlastním tahu, a okno 6 (po rámečcích) v něm neplatí pro nikoho. (Naše rozhodnutí.)

## Solo

GW-Q = Sólová hra: Čchin Ťiou-šao
GW-Q1 = Sólová hra se připraví jako pro 2 hráče s Rákosovým klanem, ale s 10 žetony hanby v banku; Čchin Ťiou-šao má v osobní zásobě 8 úředníků a všechny své vojáky, dále ukazatel čaje, 0 bodů cti a zamíchaný balíček 6 sólových karet velení; karty kooperativní hry se nepoužívají.
GW-Q2 = Z vojáků Čchin Ťiou-šaa začínají 2 jezdci a 2 kopiníci jako dohlížitelé úrovně 1, po jednom v každé produkční lokaci.
GW-Q3 = Hráč dostane jako obvykle 2 generály a 2 rádce a 2 náhodní rádci se stanou podpůrnými rádci Čchin Ťiou-šaa.
GW-Q4 = Stupnice lokací Čchin Ťiou-šaa má 5 polí a na každém náhodně jeden žeton: dřevo, kámen, zlato a či znamenají své produkční lokace a zranění kasárny; pole nejvíce vlevo je nejvyšší a pole nejvíce vpravo nejnižší.
GW-Q5 = Na začátku leží ukazatel čaje hráče nahoře, pod ním ukazatel Čchin Ťiou-šaa a dole ukazatel Rákosového klanu; na hodnotě čaje generála nezáleží.
GW-Q6 = Čchin Ťiou-šao nedostává hanbu, nepoužívá aktivní rádce ani karty taktiky a nezachraňuje vojáky; nemá ani vojáky v nástupních prostorech, neboť ti, kteří by tam měli jít, se vracejí do jeho osobní zásoby; nemá vlastní zdroje, ale smí používat skladiště.
GW-Q7 = Čchin Ťiou-šao získává čest jako hráč, za poražené hordy, trofeje a stavění, pokud následující pravidla neříkají jinak.
GW-Q8 = Každý podzim, jakmile si hráč vybral, je kartou Čchin Ťiou-šaa vrchní karta jeho balíčku a na jeho místě v čajovém pořadí jde na první volnou pozici stupnice velení; spotřebovaný balíček se znovu zamíchá z jeho použitých karet. (Naše rozhodnutí: spotřebovaný balíček.)
GW-Q9 = V tazích ostatních umístí Čchin Ťiou-šao 2 úředníky, po jednom do 2 nejnižších lokací své stupnice, které mohou úředníka přijmout, a plné přeskočí; úředníci přicházejí z jeho osobní zásoby, a jsou-li všichni na herním plánu, z nejvyšší lokace, kterou smějí opustit.
GW-Q10 = Úředníci Čchin Ťiou-šaa chodí jen do produkčních lokací a do kasáren.
GW-Q11 = Produkční lokace dává Čchin Ťiou-šaovi za každého jeho úředníka v ní tolik bodů cti, kolik činí úroveň jeho dohlížitele tamtéž; on sám nikdy nedaruje.
GW-Q12 = V kasárnách Čchin Ťiou-šao zdarma naverbuje 1 kopiníka za každého svého úředníka, jednoho po druhém.
GW-Q13 = Po aktivaci s úředníky Čchin Ťiou-šaa, v tahu kohokoli, se žeton lokace přesune na nejvyšší pole jeho stupnice a žetony, které předstihne, se posunou o jedno pole doprava.
GW-Q14 = Ve svém tahu aktivuje Čchin Ťiou-šao nejdřív lokace se svými úředníky, od nejvyšší po nejnižší na své stupnici, nebo podle varianty od nejnižší po nejvyšší; pořadí ostatních určuje hráč.
GW-Q15 = Kde je třeba vybrat za Čchin Ťiou-šaa jednu lokaci, je to nejvyšší na jeho stupnici, v níž stojí jeho úředník, nebo podle téže varianty nejnižší; není-li žádná, neděje se nic.
GW-Q16 = Naverbovaní vojáci Čchin Ťiou-šaa útočí u úseku, který udává ukazatel invaze; kopiník, který tam zaútočit nemůže, zaútočí u druhého úseku, a nejde-li ani to, naverbován není; lučištník, který tam zaútočit nemůže, naverbován není.
GW-Q17 = Čchin Ťiou-šao umisťuje zranění na hordu nejblíže ke zdi, na její pole shora dolů a zleva doprava, a získává 2 body cti za každé umístěné zranění, kopiníkem i lučištníkem, i v salvě, ať je odměna pole jakákoli.
GW-Q18 = Čchin Ťiou-šao staví úroveň zdi u úseku, který udává ukazatel invaze, nebo u druhého, má-li ten první už úroveň 3, ale kartou „Tvrdší práce“ na nejnižší zdi a ukazatel rozhoduje jen mezi stejnými; ze skladiště se zaplatí, kolik lze, nejdřív dřevem, potom kamenem, potom zlatem, zbytek se počítá za zaplacený a čest získá on. (Odpověď vydavatele: „Tvrdší práce“.) (Naše rozhodnutí: pořadí zdrojů.)
GW-Q19 = Čchin Ťiou-šao je vládcem Rákosového klanu ve svém tahu a v tahu klanu tehdy, je-li v čajovém pořadí nad hráčem; každé umístění pak vede do nejnižší lokace jeho stupnice, v níž je místo a není úředník klanu, a vezme se nejdřív úředník z lokace, která na jeho stupnici není, v pořadí čajovna, tábor stavitelů, císařské vyslanectví, válečná akademie, velitelství, a potom úředník z nejvyšší lokace nad cílem; bez takového úředníka se neumisťuje; od klanu Čchin Ťiou-šao nic nezískává. (Naše rozhodnutí: pořadí lokací, které na jeho stupnici nejsou.)
GW-Q20 = Na jaře dá hráč 1 ze 2 rádců nejvíce vlevo pod kartu Čchin Ťiou-šaa jako podpůrného rádce a druhého odhodí.
GW-Q21 = „Zrada“ smí kopírovat kartu Čchin Ťiou-šaa a vyhodnotí se pak jako vlastní karta hráče téhož názvu.
GW-Q22 = Karty, které počítají názvy na stupnici velení, počítají i karty Čchin Ťiou-šaa.
GW-Q23 = Nejsou-li při ověření konce hry v banku žetony hanby, hráč prohrává, ať je splněno cokoli jiného; jinak následuje závěrečné bodování, v němž Čchin Ťiou-šao získá 20 bodů cti za každý artefakt, a hráč vítězí, má-li více cti než on, zatímco při stejné cti prohrává.
GW-Q24 = Podle varianty začíná Čchin Ťiou-šao s 0, 50 nebo 100 body cti; další varianta hru ještě ztěžuje, neboť na jaře jdou k Čchin Ťiou-šaovi oba rádci nejvíce vlevo.
GW-Q25 = Úředník Čchin Ťiou-šaa, který je na herním plánu, se umisťuje jen do lokace, která je na jeho stupnici níže než ta, kterou opouští; jinak, nebo není-li cíl, se toto umístění neprovede. (Naše rozhodnutí.)
GW-Q26 = Umisťuje-li vlastní karta Čchin Ťiou-šaa úředníky do libovolných lokací, zaplní nejnižší dříve než další; umisťuje-li je do různých, jde do každé jeden, od nejnižší nahoru; uvádí-li lokaci, jde do ní tolik úředníků, kolik je tam místa; přicházejí ze stejných míst jako v tazích ostatních, a Čchin Ťiou-šao provede každé umístění, které může. (Naše rozhodnutí.)
GW-Q27 = Po aktivaci se úředníci Čchin Ťiou-šaa vracejí do jeho osobní zásoby a jeho dohlížitelé v létě nic nepřinášejí. (Odpověď vydavatele: léto.)
GW-Q28 = U rámečku pro ostatní hráče, který neumisťuje úředníky, jako na kartě „Rozkaz k útoku“, střílí Čchin Ťiou-šao 1 lučištníkem ze střelecké pozice u úseku, který udává ukazatel invaze, nebo jinak u druhého; bez takového lučištníka nedělá nic. (Naše rozhodnutí.)
GW-Q29 = Pořadí polí pro Čchin Ťiou-šaa je horní řada karty zleva a potom dolní; nemá-li nejbližší horda pole, na které lze umístit zranění, zamíří lučištník na hordu v další řadě, a není-li takové pole vůbec, nestřílí se a lučištník se neverbuje. (Naše rozhodnutí.)
GW-Q30 = Zabití vojáků Čchin Ťiou-šaa nevyžaduje volbu: odebírají se podle téhož pořadí polí. (Naše rozhodnutí.)
GW-Q31 = Při veškerém počítání je 1 lidský hráč, takže nájezd bere 1 žeton; Čchin Ťiou-šao se počítá jako hráč pro čajové pořadí a shody, stupnici velení, rámečky pro ostatní hráče, lokace a symbol hanby, čest a trofej za poraženou hordu a tam, kde karta říká „kterýkoli hráč“; žádná jiná schopnost ani okno hráče na jeho činy nereaguje. (Odpověď vydavatele: nájezdy.) (Naše rozhodnutí: karty, které říkají „kterýkoli hráč“.)
GW-Q32 = Jako vládce odhazuje Čchin Ťiou-šao rádce nejvíce vlevo, staví zátaras u úseku, který udává ukazatel invaze, nebo jinak u druhého, a s kopiníkem klanu útočí jako s vlastním, ale bez cti; v tahu klanu se lokace aktivují ve stejném pořadí jako v jeho tahu. (Naše rozhodnutí.)
GW-Q33 = Povýšení z karet Čchin Ťiou-šaa jdou od nejvyšší lokace jeho stupnice dolů a přeskakují dohlížitele úrovně 3. (Naše rozhodnutí.)

## Cooperative game

GW-C = Kooperativní hra
GW-C1 = Cílem je splnit 6 císařských požadavků při 2 hráčích, 7 při 3 a 9 při 4.
GW-C2 = Používají se jen hordy kooperativní hry a při přípravě se jich umístí o jednu více, než je hráčů, tak jako na jaře; její generálové a karty taktiky se přimíchají k ostatním; nejsou artefakty, zato 3 požadavky na svých místech a balíček událostí.
GW-C3 = Při 2 hráčích platí i pravidla Rákosového klanu, ale při přípravě se umístí 3 hordy; čtyři požadavky, vždy tytéž, opouštějí balíček a odhaleny jsou 2 požadavky místo 3, což mění varianta. (Naše rozhodnutí: počet hord.)
GW-C4 = Na jaře se umístí o 1 hordu více, než udává stupnice času, zatímco hodnota ztrát se nemění.
GW-C5 = Hráči jednají se svými úředníky v libovolném pořadí, na jakém se dohodnou; čajové pořadí jen rozhoduje o shodě u trofejí a určuje vládce. (Naše rozhodnutí: že určuje vládce.)
GW-C6 = Karty velení se vybírají tajně a odhalují společně a potom se hráči volně dohodnou na jejich pořadí.
GW-C7 = Hanby se nelze zbavit za či, ale hráč smí ztratit 10 bodů cti, které musí mít, a odhodit žeton, když ho dostává nebo v létě, libovolněkrát; hanbu nelze dávat na trofeje.
GW-C8 = V létě se karty velení neberou zpět a nedávají čest; kdo postaví úroveň zdi, smí si vzít zpět 1 vlastní odhozenou kartu, kromě „Zrady“.
GW-C9 = Čest za trofej se získává ihned, nebo podle varianty na konci hry.
GW-C10 = Zima probíhá v tomto pořadí: salva a porážka hord, útok hord, fáze plnění požadavků, ověření konce hry, fáze nesplněných požadavků, událost.
GW-C11 = Požadavek se splní tím, že se naráz a v plné výši odevzdá všechno, co žádá, a jen v tomto kroku; kde mají platit všichni hráči, platí každý sám; splněný požadavek se odhodí a počítá.
GW-C12 = Obětované díly opouštějí hru.
GW-C13 = Ve fázi nesplněných požadavků dostane každý hráč 1 žeton hanby za každý požadavek na herním plánu a potom se doplní prázdná místa, aby tam ležely 3 požadavky, nebo při 2 hráčích 2; nesplněné požadavky zůstávají.
GW-C14 = Událost: odhalí se 1 karta; okamžité efekty nastanou jednou a dlouhodobé platí do konce hry.
GW-C18 = Pro požadavky není Rákosový klan hráčem.
GW-C15 = Hráči vítězí, je-li při ověření konce hry splněn potřebný počet požadavků; postavené zdi tuto hru nekončí.
GW-C16 = Hráči prohrávají ihned, i uprostřed roku, má-li se vzít žeton hanby a bank je prázdný; prohrávají také, není-li při ověření konce hry splněn potřebný počet požadavků a bank je prázdný nebo je ukazatel času na posledním poli. (Naše rozhodnutí: prázdný bank při ověření konce hry.)
GW-C17 = Hráč, který nemá v ruce kartu velení ani žádnou, kterou by si mohl vzít zpět, na podzim pasuje: kartu nepokládá, ale rámečky pro ostatní hráče na cizích kartách se ho týkají dál. (Naše rozhodnutí.)
GW-C19 = Všude, kde standardní hra postupuje v čajovém pořadí, smí jako další jednat kdokoli, kdo ještě jednat má, prostě tím, že to udělá první; k použití vlastních dílů není třeba ničí souhlas. (Naše rozhodnutí.)
GW-C20 = Každý hráč položí svou kartu na libovolnou volnou pozici stupnice velení, kdo chce, ten první, a položená karta zůstává; karta Rákosového klanu zabere první volnou pozici, jakmile svou položili všichni hráči nad ním v čajovém pořadí, dříve než hráči pod ním. (Naše rozhodnutí.)
GW-C21 = Hráč navrhne splnění požadavku s podílem každého a ten se splní ihned, jakmile každý hráč, který by měl něco dát, souhlasí se svým podílem; odmítnutí návrh ukončí a počítá se jako pasování navrhovatele; požadavky se plní jeden po druhém, v libovolném počtu, a krok končí, když pasovali všichni hráči. (Naše rozhodnutí.)
GW-C22 = Žetony hanby, které se mají vzít, se berou jeden po druhém a každý se umístí nebo odhodí za 10 bodů cti dříve než další, takže žeton takto vrácený lze vzít znovu; hra je prohraná, když se má vzít žeton a bank je v té chvíli prázdný. (Naše rozhodnutí.)
GW-C23 = Nájezd odstraní žetony hanby, které zbývají, a je-li jich příliš málo, není to prohra. (Naše rozhodnutí: že hra není prohraná.)
GW-C24 = Je-li prázdný balíček císařských požadavků, zůstanou místa prázdná, a je-li prázdný balíček událostí, událost není. (Naše rozhodnutí.)
GW-C25 = Hra, která skončí při ověření konce hry, už nemá fázi nesplněných požadavků ani událost; je-li potřebný počet požadavků splněn s ukazatelem času na posledním poli nebo s prázdným bankem, je hra vyhraná. (Naše rozhodnutí.)
GW-C26 = Všichni hráči vítězí nebo prohrávají společně; není závěrečné bodování ani pořadí. (Naše rozhodnutí.)
GW-C27 = Utajení je jako ve standardní hře; kde karta mluví o všech, ostatních nebo vybraných hráčích, myslí jen lidské hráče. (Naše rozhodnutí.)
GW-C28 = Vojáka s žetonem hanby, dohlížitele a nenajatého úředníka nelze obětovat; čest za obětovanou trofej hráči zůstává. (Naše rozhodnutí.)

## Options

GW-X = Kde se pravidla různých vydání liší (výchozí je upravené vydání; první vydání vrací svůj vlastní výklad a každou variantu lze nastavit zvlášť)
GW-X1 = Při 3 hráčích hru končí 2 úseky s úrovní 3 (česká a italská pravidla, i když přehled v italských uvádí 2 jen pro 2 hráče, a seznam v polských), nebo až všechny 3 (jak plyne z přehledu v polských, který uvádí 2 jen pro 1 nebo 2 hráče); při 4 hráčích jsou to vždy 3.
GW-X2 = Poražené hordy jedné řady se ověřují zleva doprava (česká pravidla), nebo zprava doleva (italská pravidla); polská to neuvádějí.
GW-X3 = Všichni přeživší z poražené hordy jdou do nástupního prostoru (česká a italská pravidla), bez varianty: polská uvádějí jen zachráněné, ale také odebírají z karty každého vojáka.
GW-X4 = Vládcem Rákosového klanu je aktivní hráč (polská a česká pravidla a stránky sólové hry v italských), nebo vždy hráč nejvýše v čajovém pořadí (stránka hry pro 2 hráče v italských).
GW-X5 = Čchin Ťiou-šao aktivuje a vybírá nejdřív nejvyšší ze svých lokací (česká pravidla), nebo nejdřív nejnižší (polská pravidla); italská uvádějí pro aktivaci obě pořadí a pro výběr nejvyšší.
GW-X6 = V kooperativní hře dává trofej čest ihned (česká a italská pravidla), nebo na konci hry (polská pravidla); všechna zakazují hanbu na trofejích, polská jen v přehledu.
GW-X7 = V kooperativní hře pro 2 hráče opouštějí balíček čtyři požadavky (česká pravidla), nebo tři (italská pravidla), nebo žádný (polská pravidla); česká a italská odhalují 2 požadavky, a neopouští-li balíček žádný, odhalí se 3.
GW-X8 = Kooperativní hra je prohraná kvůli času, když ověření konce hry najde ukazatel času na posledním poli (italská a polská pravidla), bez varianty: podle českých je prohraná, když by měl ukazatel toto pole opustit, a mezi tím se nic nehraje.
GW-X9 = Kopiník Rákosového klanu nebere odměnu svého pole (česká a italská pravidla), bez varianty: polská to neuvádějí.
GW-X10 = Zimní salva jen umisťuje zranění a není útok (česká a italská pravidla), nebo útok je (polská pravidla a odpověď vydavatele), a pak jsou střely hráče u jednoho úseku jeden útok s oknem 3 (útok).
GW-X11 = Rozhodnuto bez varianty: za zdi se platí dřevem, kamenem a zlatem (příklad v polských pravidlech připouští jakékoli vlastní zdroje); při průlomu jsou vojáci zabíjeni podle hodnoty ztrát (italská na jednom místě mluví o všech vojácích); trofej se bere po zabití vojáků (seznam v polských: předtím); zranění zůstávají jen na hordách, které zůstávají (polská: vždy); žetony hanby v banku, které došly a zase přibyly, nic nekončí (větu polských o nájezdu lze číst tak, že hra skončí nejbližší zimu).
GW-X12 = Rozhodnuto bez varianty pro léto: hanby se hráči zbavují v čajovém pořadí (polská a italská pravidla: v libovolném); hráč musí zvolit karty, nebo čest (polská a italská pravidla: smí); „Zrada“ se nikdy nevrací (polská to neuvádějí).
GW-X13 = Rozhodnuto bez varianty pro Rákosový klan a sólovou hru: při 2 hráčích je v banku 20 žetonů hanby (česká a italská pravidla; polská jsou nejasná); karta klanu jde vždy na první volnou pozici (polská a italská pravidla: když je klan nad hráči); „Zrada“ ji nekopíruje (polská to neuvádějí); je-li v lokaci úředník Rákosového klanu nebo Čchin Ťiou-šaa, není v ní nikdo sám (polská mluví o dvou barvách, česká a italská o hráčích); v sólové hře se prohra kvůli prázdnému banku zjišťuje při ověření konce hry (polská a italská pravidla: moment neuvádějí).
GW-X14 = Hráč zahraje jednu kartu taktiky při každé události, tedy jednu v oknech 1 a 2 poražené hordy dohromady (česká a italská pravidla), nebo po jedné v každém okně (odpověď vydavatele).
GW-X15 = Při 2 hráčích bere nájezd 2 žetony hanby, po jednom za každého lidského hráče (italská pravidla, podle nichž je jako pro 3 hráče jen příprava, a odpověď vydavatele), nebo 3, i za Rákosový klan (polská a česká pravidla, podle nichž klan hraje jako třetí hráč).
