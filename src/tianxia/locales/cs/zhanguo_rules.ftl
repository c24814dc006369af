### The rules of ZhanGuo in Czech: one id, one sentence. Ids never change; their order is the order of reading.
###
### Terms: marker = žeton (sjednocení); aspect = aspekt: writing = písmo, currency = měna, law = právo; cream, orange,
### brown = krémový, oranžový, hnědý; official = úředník; governor = místodržitel; worker = dělník; governors' area,
### workers' area = prostor místodržitelů, prostor dělníků; court = dvůr; unrest = nepokoje; last space = poslední
### pole (stupnice nepokojů); locked = zablokovaný; own supply = vlastní zásoba; common supply = společná zásoba; tie
### order = pořadí při shodě; ability = schopnost; trigger = spouštěč; power = schopnost desky; movement point = bod
### pohybu; free shift = posun zdarma; bonus square = bonusové pole; wall area, wall section = oblast zdi, úsek zdi;
### line = linka; disc = disk; reward track = stupnice odměn; mission = úkol; player board = deska hráče; circle,
### square, triangle, star = kruh, čtverec, trojúhelník, hvězda.
###
### The marks at the end: "(Naše rozhodnutí.)" is "(Our ruling.)", "(Naše rekonstrukce.)" is "(Our reconstruction.)",
### "(Vyplývá z ostatních pravidel.)" is "(Follows from the other rules.)". No full stop inside a sentence.

## Pieces and limits

ZG-A = Herní materiál a jeho počty
ZG-A1 = Hra je pro 2 až 4 hráče.
ZG-A2 = Každý hráč má 5 kostek nepokojů, 5 červených, 5 bílých a 5 šedých úředníků, 8 disků (1 na stupnici odměn, 1 na vítězné body, 6 na úkoly), 8 místodržitelů, 6 paláců a 5 zdí v modré, červené, fialové nebo žluté barvě.
ZG-A3 = Počet všech dílů je omezený a mohou dojít, kromě dělníků, u kterých 40 žetonů není mezí; pokud vlastní sada karet uvádí na kartách nebo deskách jiná čísla, platí místo čísel v těchto pravidlech.
ZG-A4 = V každém aspektu je v zásobě 12 žetonů hodnoty 1 při 4 hráčích, 9 při 3 a 6 při 2; vedle dvora leží po 1 žetonu hodnoty 3 na každý aspekt při jakémkoli počtu hráčů.
ZG-A5 = Co hráči mají, leží otevřeně, kromě karet v ruce, u kterých všichni vidí aspekt na rubu, ale ne číslo a schopnost.
ZG-A6 = Vítězné body vytištěné červeně se získávají hned, vytištěné černě na konci hry.
ZG-A7 = Zvolit se smí jen akce, kterou lze provést celou, a ta se pak provést musí.
ZG-A8 = Tajná jsou čísla a schopnosti karet v ruce, pořadí karet v balíčcích a volby při draftu, dokud nezvolí všichni; všechno ostatní je veřejné, i celá hromádka dvora, počty karet v balíčcích, nabídky a pasování. (Naše rozhodnutí.)
ZG-A9 = Vítězné body nemají horní mez a jejich součet může klesnout pod 0 jen kvůli žetonu zdi, který odečítá nepokoje; záporný pak zůstává. (Naše rozhodnutí.)
ZG-A10 = Co se vrací jako cena, lze hned znovu vzít: úředníci jdou do vlastní zásoby, dělníci a žetony hodnoty 1 do společné zásoby a žetony hodnoty 3 vedle dvora.

## Setup

ZG-B = Příprava hry
ZG-B1 = Tři balíčky se zamíchají zvlášť a leží lícem dolů.
ZG-B2 = První hráč se určí náhodně a v každém kole se hraje od něj po směru hodinových ručiček.
ZG-B3 = Po jednom disku každého hráče leží na stupnici odměn, každý na vlastním poli: disk prvního hráče nahoře, ostatní pod ním v náhodném pořadí, bez ohledu na místa u stolu; pod vrcholem toto pořadí slouží jen pro shody, ne pro tahy. (Naše rozhodnutí: bez ohledu na místa.)
ZG-B4 = Každý hráč začíná s 0 vítěznými body, nebo s 15, jestliže se desky draží.
ZG-B5 = Náhodně a lícem nahoru se rozloží 6 žetonů zdi, po jednom do každého úseku zdi (3 oblasti zdi po 2 úsecích), a nahoře je náhodná z obou stran. (Naše rozhodnutí: náhodná strana.)
ZG-B6 = Ze 4 úkolů zdi, 4 úkolů paláce a 4 úkolů místodržitele se vylosují po 2 od každého druhu a v každém ze dvou sloupců úkolů leží odkrytě po jednom od každého druhu; ostatních 6 opouští hru a 6 zbývajících disků každého hráče je na úkoly.
ZG-B7 = Každý hráč začíná se 3 úředníky, jedním šedým a dvěma červenými, v prostoru místodržitelů regionu 1. (Naše rekonstrukce: strana B začíná stejně jako strana A.)
ZG-B8 = Pro desky hráčů volí celý stůl jeden způsob: všichni hrají na straně A, pro všechny stejné; nebo všichni na straně B a každý si vybere jednu ze 4 desek v opačném počátečním pořadí, poslední hráč první; nebo na straně B s dražbou.
ZG-B9 = V dražbě desek B začínají všichni s 15 vítěznými body a při 3 hráčích se vyřadí 1 deska, při 2 hráčích 2 desky; první hráč zahájí nabídkou alespoň 1 vítězného bodu, po směru hodinových ručiček každý přihodí, nebo pasuje, a kdo pasuje, je venku jen z této dražby; poslední zbylý zaplatí nejvyšší nabídku, vybere si desku a dražeb se už neúčastní; další dražbu stejně zahájí nejbližší hráč nalevo od tohoto vítěze, který desku nemá; poslední deska stojí vždy 1 vítězný bod a nikdo nenabízí víc vítězných bodů, než má.
ZG-B10 = Ukazatel kola začíná na 1.
ZG-B11 = Desky se vybírají nebo draží, když jsou známi první hráč, stupnice odměn, žetony zdi a úkoly, a před dobráním prvních karet. (Naše rozhodnutí: že toto pořadí je závazné.)
ZG-B12 = V dražbě se vyřazené desky losují, zahajující nesmí pasovat a příhoz je alespoň o 1 vítězný bod vyšší než předchozí nabídka. (Naše rozhodnutí.)
ZG-B13 = Počáteční pořadí jde od prvního hráče po směru hodinových ručiček, nebo při tazích podle stupnice odměn po této stupnici dolů; místa u stolu se nemění a desky, které si nikdo nevybral, opouštějí hru. (Naše rozhodnutí.)

## Round

ZG-C = Kolo
ZG-C1 = Hra má 5 kol po třech fázích: dobírání, hraní a odměny za sjednocení; po kolech 1 až 4 se ukazatel kola posune o 1 a po kole 5 hra končí.
ZG-C2 = Dobírání: každý hráč si dobere 2 karty z každého balíčku, celkem 6.
ZG-C3 = Hraní: od prvního hráče po směru hodinových ručiček každý zahraje právě 1 kartu a provede 1 akci, dokud všichni nezahrají svých 6 karet.
ZG-C4 = Karta se hraje buď do regionu vlastní desky, pro sjednocení, nebo lícem nahoru na vrch hromádky dvora, pro jednu ze šesti akcí dvora, a každá karta se hodí ke každé z nich.
ZG-C5 = Balíček nikdy nedojde předčasně: 4 hráči spotřebují 40 karet každého balíčku přesně v kole 5, i s draftem; znovu se míchají jen karty odhozené při draftu a zahraná karta se nikdy nevrací. (Vyplývá z ostatních pravidel.)
ZG-C6 = Hromádka dvora zůstává z kola do kola, takže na prázdný dvůr přijde jen první karta dvora v celé hře. (Naše rozhodnutí.)
ZG-C7 = Pasovat nelze a dovolená akce existuje vždy: povolání úředníka, dokud je nějaký ve vlastní zásobě, a přesun úředníků, když je všech 15 na desce. (Vyplývá z ostatních pravidel.)
ZG-C8 = Tah má toto pořadí: volba karty a jejího použití, provedení akce, po akci dvora použití schopností karet a desky, ohlášení úkolů.
ZG-C9 = Tah končí sám, když nezbývá použitelná schopnost nebo se hráč zbytku vzdá; posun zdarma, který do té doby neudělal, může počkat na jeho příští tah, což nic nemění. (Naše rozhodnutí.)

## Unification action

ZG-U = Akce sjednocení
ZG-U1 = Karta se položí do jednoho z 5 regionů vlastní desky, z nichž každý pojme nejvýš 3 karty, a už se nikdy nepřesune ani neodstraní.
ZG-U2 = Hráč si vezme žetony hodnoty 1 v aspektu karty, tolik, kolik je teď v tomto regionu karet: 1, 2 nebo 3.
ZG-U3 = Za každý žeton, který v zásobě chybí, získá hráč hned místo něj 1 vítězný bod; žetony hodnoty 3 tuto mezeru nevyplňují. (Naše rozhodnutí: žetony hodnoty 3.)
ZG-U4 = Druhá karta regionu zvýší jeho nepokoje o 1, třetí o 2, první vůbec ne.
ZG-U5 = Akce, která by zvýšila nepokoje nad maximum regionu, se provést nesmí, ale dosáhnout maxima je dovoleno.
ZG-U6 = První kartu regionu tam lze zahrát při jakýchkoli nepokojích, i na posledním poli. (Vyplývá z ostatních pravidel.)
ZG-U7 = Akce sjednocení nic neaktivuje: žádnou kartu, ani tu novou, a žádnou schopnost desky.
ZG-U8 = Příklad: karta práva je první v regionu 2, takže přinese 1 žeton práva a žádné nepokoje.
ZG-U9 = Příklad: karta měny je třetí v regionu 4, kde je úroveň nepokojů 1, takže stoupne na 3 a karta přinese 3 žetony měny.
ZG-U10 = Příklad: do regionu s maximem 3, dvěma kartami a úrovní nepokojů 2 se třetí karta zahrát nesmí, protože 2 + 2 je víc než 3.

## Unrest

ZG-R = Nepokoje
ZG-R1 = Každý region desky hráče má stupnici nepokojů se 2, 3 nebo 4 poli, podle regionu a strany desky, a jeho maximum je počet těchto polí. (Naše rekonstrukce: délka každé stupnice.)
ZG-R2 = Nepokoje se týkají jen desky hráče, který jedná.
ZG-R3 = Dokud jsou nepokoje na posledním poli, nelze karty tohoto regionu aktivovat.
ZG-R4 = Dokud jsou nepokoje na posledním poli, nebo na poli se symbolem zákazu paláce či vpravo od něj, nesmí se v tomto regionu stavět palác ani akcí, ani odměnou. (Naše rozhodnutí: vpravo od něj.) (Naše rekonstrukce: kde symbol stojí.)
ZG-R5 = Snížení nepokojů o 1 posune kostku o 1 pole doleva, z prvního pole mimo stupnici, a při 0 není co snižovat; zvýšení o 2 na prázdné stupnici postaví kostku na druhé pole.
ZG-R6 = Nepokoje stoupají jen druhou a třetí kartou regionu a najímáním dělníků; klesají jen místodržitelem, i tím získaným jako odměna, dvěma bonusy karet, které je snižují, a schopností kruhu.

## Officials

ZG-O = Úředníci
ZG-O1 = Prostor místodržitelů regionu pojme libovolný počet úředníků libovolných barev, prostor dělníků nejvýš 2 úředníky a libovolný počet dělníků.
ZG-O2 = Kdykoli během vlastního tahu lze úředníka zdarma posunout z prostoru místodržitelů do prostoru dělníků téhož regionu, dokud jsou tam méně než 2 úředníci; cesta zpět stojí bod pohybu.
ZG-O3 = Za 1 bod pohybu přejde úředník z prostoru místodržitelů do téhož prostoru sousedního regionu, z prostoru dělníků do téhož prostoru sousedního regionu, nebo z prostoru dělníků do prostoru místodržitelů téhož regionu.
ZG-O4 = Plným prostorem dělníků lze projít, ale nelze v něm zastavit: tentýž úředník ho opustí dalším bodem téhož přídělu, kterýmkoli krokem, jaký bod dovoluje. (Naše rozhodnutí: kterýmkoli takovým krokem.)
ZG-O5 = Regiony sousedí tam, kde je dělí plná hraniční čára, a ne zeď: 1 a 2, 2 a 3, 3 a 4, 4 a 5; platí to stejně pro úředníky, dělníky i místodržitele. (Naše rekonstrukce: tyto dvojice.)
ZG-O6 = Úředníky lze posouvat zdarma před kroky, body a schopnostmi vlastního tahu, mezi nimi i po nich, ale ne v tahu jiného hráče a ne během odměn. (Naše rozhodnutí.)
ZG-O7 = Co je dovoleno, se posuzuje podle toho, kde úředníci právě stojí, takže úředník, který má najímat, se musí nejdřív přesunout. (Naše rozhodnutí.)
ZG-O8 = Body pohybu jednoho přídělu (3 za akci, 4 za bonusové pole, 2 za kartu nebo hvězdu, 1 za čtverec) lze dát jednomu nebo několika úředníkům, utrácejí se najednou a neutracené propadnou; mezi nimi lze posouvat zdarma a pohyb tam a zpět je dovolen. (Naše rozhodnutí.)
ZG-O9 = Z prostoru místodržitelů do prostoru dělníků vedlejšího regionu potřebuje úředník 1 bod a posun zdarma, z prostoru dělníků do prostoru místodržitelů vedlejšího regionu 2 body. (Vyplývá z ostatních pravidel.)
ZG-O10 = Příklad: za 1 bod přejde červený úředník z prostoru dělníků do prostoru místodržitelů regionu 2 a za 2 body bílý úředník z prostoru místodržitelů regionu 3 do téhož prostoru regionu 5.

## Court actions

ZG-K = Akce dvora
ZG-K1 = Povolání 1 úředníka: jeden úředník libovolné barvy přejde z vlastní zásoby do prostoru místodržitelů libovolného regionu, což není možné, když už žádný nezbývá.
ZG-K2 = Přesun úředníků: utratí se 1 až 3 body pohybu, libovolně rozdělené, a posun zdarma se jako bod nepočítá; bez úředníka na desce není možný a nespouští žádnou kartu. (Naše rozhodnutí: posun zdarma.)
ZG-K3 = Najmutí dělníků: v jednom regionu si hráč vezme do jeho prostoru dělníků právě 1 dělníka za každého úředníka v tomto prostoru, tedy 1 nebo 2 a ne méně podle vlastní vůle, a nepokoje tam stoupnou o 1 bez ohledu na jejich počet; není to možné bez takového úředníka ani s nepokoji na posledním poli.
ZG-K4 = Jmenování 1 místodržitele, v tomto pořadí: jeden červený, jeden bílý a jeden šedý úředník z prostoru místodržitelů jednoho regionu se vrátí do zásoby; místodržitel přijde do tohoto regionu hlavního plánu, na volné bonusové pole podle vlastní volby, jehož bonus se získá hned, nebo vedle těchto polí a bez bonusu, ale jen když žádné není volné; nepokoje tohoto regionu na vlastní desce klesnou na 0.
ZG-K5 = Bonusové pole dává až 4 body pohybu, nebo 4 vítězné body, nebo 1 úředníka libovolné barvy do prostoru místodržitelů libovolného regionu a každý region má jedno pole od každého druhu. (Naše rekonstrukce: pole každého regionu.)
ZG-K6 = Stavba 1 paláce: vrátí se 2 dělníci z tohoto regionu a 1 dělník z jiného; palác přijde na volné pole regionu, který má tolik polí, kolik je hráčů; hráč si vezme žeton hodnoty 3 libovolného aspektu, je-li tam nějaký, a hned získá tolik vítězných bodů, kolik karet leží na jeho desce (0 až 15).
ZG-K7 = Stavba 1 zdi: zeď přijde na libovolné volné pole jednoho ze 6 úseků, z nichž každý má 3 pole, s 1, 2 a 3 linkami, při každém počtu hráčů, a nejvýš 1 zeď téhož hráče; vrátí se tolik dělníků, kolik linek má pole, každý z jiného regionu podle vlastní volby.
ZG-K8 = Když hráči došli místodržitelé, paláce nebo zdi, není příslušná akce možná, stejně jako bez dovoleného regionu či úseku nebo nemá-li hráč, čím zaplatit.
ZG-K9 = Region pojme libovolný počet místodržitelů, i několik téhož hráče, a hráč smí mít v regionu několik paláců, každý na vlastním poli.
ZG-K10 = Volné pole se musí obsadit a jeho 4 vítězné body se získají, kdežto jeho bodů pohybu nebo úředníka se lze vzdát; může to být úředník právě vrácený, a není-li v zásobě žádný, bonus není. (Naše rozhodnutí.)
ZG-K11 = U místodržitele přijde bonus před uklidněním a obojí před jakoukoli schopností, takže táž akce může aktivovat karty tohoto regionu. (Naše rozhodnutí.)
ZG-K12 = Žeton hodnoty 3 se musí vzít, dokud tam nějaký leží, v aspektu podle vlastní volby, a hráč jich smí mít několik; neleží-li tam žádný, krok se přeskočí.
ZG-K13 = Příklad: povoláním dá hráč červeného úředníka do regionu 2.
ZG-K14 = Příklad: hráč zdarma posune červeného a šedého úředníka z prostoru místodržitelů do prostoru dělníků regionu 3 a najímá tam: přinese to 2 dělníky a nepokoje regionu 3 stoupnou o 1.
ZG-K15 = Příklad: palác v regionu 4 stojí 2 dělníky z regionu 4 a 1 z regionu 5; žádný žeton hodnoty 3 už nezbývá, takže hráč žádný nebere, a 6 karet na jeho desce dá 6 vítězných bodů.

## Activating abilities

ZG-T = Aktivace schopností
ZG-T1 = Po akci dvora smí hráč aktivovat schopnosti karet na vlastní desce, každou kartu jednou za akci a v libovolném pořadí. (Naše rozhodnutí: jednou za akci.)
ZG-T2 = Při stavbě zdi nebo paláce a při najímání dělníků se karty aktivují, jen když má zahraná karta vyšší číslo než karta přímo pod ní na dvoře.
ZG-T3 = Při povolání úředníka a při jmenování místodržitele se karty aktivují, jen když má zahraná karta nižší číslo než karta přímo pod ní na dvoře.
ZG-T4 = U první karty na prázdném dvoře rozhodne hráč, co leží pod ní, takže splňuje obě podmínky. (Naše rozhodnutí.)
ZG-T5 = Aktivují se jen karty, jejichž spouštěčem je právě provedená akce dvora, a žádné v regionech s nepokoji na posledním poli.
ZG-T6 = Na aspektu a schopnosti zahrané karty nezáleží, ani na tom, kdo zahrál kartu pod ní, k jaké akci a ve kterém kole.
ZG-T7 = Použití bonusu je dobrovolné a bonus, který vůbec nelze použít, propadne. (Naše rozhodnutí.)
ZG-T8 = Zda jsou nepokoje na posledním poli, se zjišťuje při použití každé karty, po akci dvora a po schopnostech použitých předtím, takže jedna schopnost může region uklidnit a uvolnit jeho karty a najímání může zablokovat region, v němž probíhá. (Naše rozhodnutí.)
ZG-T9 = Aktivují jen akce dvora; odměny, bonusy místodržitelů a karet a schopnosti desek neaktivují nic. (Naše rozhodnutí.)
ZG-T10 = Bonus se provede celý, než se použije další schopnost. (Naše rozhodnutí.)
ZG-T11 = Karta s nevhodným číslem přesto celá provede svou akci dvora a přijde jen o aktivaci.
ZG-T12 = Příklad: karta se spouštěčem stavby paláce a bonusem 3 vítězných bodů dá tyto 3 body, když se palác postaví kartou s vyšším číslem, než má karta pod ní.
ZG-T13 = Příklad: na kartu 70 se zahraje 40 ke jmenování místodržitele, takže po akci lze aktivovat vlastní karty s tímto spouštěčem, ale žádnou v regionu 4, jehož nepokoje jsou na posledním poli; kartou vyšší než ta pod ní se místodržitel jmenuje také, ale nic se neaktivuje.

## Card bonuses

ZG-F = Bonusy karet
ZG-F1 = Žeton: hráč si vezme 1 žeton hodnoty 1 libovolného aspektu, který nějaký v zásobě má, nebo získá 1 vítězný bod, není-li v zásobě vůbec žádný.
ZG-F2 = Pohyb: hráč smí utratit až 2 body pohybu.
ZG-F3 = Vítězné body: hráč jich získá 2 nebo 3, jak je vytištěno.
ZG-F4 = Vítězné body za aspekt: hráč jich získá tolik, kolik jeho karet daného aspektu leží na jeho desce, ve všech regionech, i s touto kartou a s kartami zablokovaných regionů.
ZG-F5 = Dělník: 1 dělník přijde do prostoru dělníků regionu karty, s úředníky, nebo bez nich, a nepokoje se nemění.
ZG-F6 = Nepokoje kdekoli: klesnou o 1 v jednom libovolném regionu.
ZG-F7 = Nepokoje zde: klesnou o 1 v regionu karty, ale nikdy z posledního pole, protože karta je pak zablokovaná.
ZG-F8 = Přesun dělníka: 1 dělník přejde z prostoru dělníků libovolného regionu do téhož prostoru sousedního regionu.
ZG-F9 = Úředník: 1 úředník dané barvy přejde z vlastní zásoby do prostoru místodržitelů regionu karty, a nezbývá-li žádný této barvy, bonus propadne.

## Player boards, side B

ZG-P = Desky hráčů, strana B (schopnosti desek platí bez ohledu na čísla karet; s kartami se používají v libovolném pořadí)
ZG-P1 = Kruh: po přesunu úředníků nebo stavbě zdi smí hráč snížit nepokoje o 1 v libovolném regionu a pak do téhož regionu přijde 1 dělník, ale bez snížení nepokojů žádný nepřijde.
ZG-P2 = Čtverec: najmutí dělníků přinese do téhož regionu 1 dělníka navíc a pak až 1 bod pohybu a po jmenování místodržitele smí 1 dělník přejít z libovolného regionu do sousedního.
ZG-P3 = Trojúhelník: po stavbě zdi nebo povolání úředníka si hráč vezme 1 žeton hodnoty 1 libovolného aspektu, nebo získá 1 vítězný bod, není-li žádný.
ZG-P4 = Hvězda: po povolání úředníka má hráč až 2 body pohybu a po jmenování místodržitele smí 1 vlastní místodržitel hlavního plánu, i ten nový, přejít do sousedního regionu, vedle bonusových polí a bez bonusu i uklidnění, přičemž splněné úkoly zůstávají.
ZG-P5 = Tyto schopnosti patří v tomto pořadí kruhu, čtverci, trojúhelníku a hvězdě. (Naše rekonstrukce.)
ZG-P6 = Schopnost desky působí nejvýš jednou za akci dvora, jen po akcích dvora a nikdy po odměně; nepokoje ji neblokují a její použití je dobrovolné, kromě dělníka navíc u čtverce. (Naše rozhodnutí.)
ZG-P7 = Schopnost kruhu nemá bez nepokojů na vlastní desce účinek a lze ji použít po přesunu úředníků, i když se tehdy žádná karta neaktivuje. (Naše rozhodnutí.)
ZG-P8 = Dělník navíc u čtverce přijde s najatými a nepokoje nezvyšuje; jako při každém najímání je potřeba úředník v tomto prostoru dělníků a bod pohybu lze utratit před schopnostmi karet, mezi nimi nebo po nich. (Naše rozhodnutí.)
ZG-P9 = Bonusové pole, které místodržitel opustí díky schopnosti hvězdy, je zase volné a přesunutý místodržitel žádné neobsazuje. (Naše rozhodnutí.)

## Unification rewards

ZG-W = Odměny za sjednocení (třetí fáze kola)
ZG-W1 = O odměnách se rozhoduje po aspektech (písmo, měna, právo); každá je v řadě svého aspektu a ve sloupci kola.
ZG-W2 = K odměně je potřeba alespoň 1 žeton aspektu a hráč s nejvyšší hodnotou žetonů (počítají se za 1 nebo 3) ji jako první přijme, nebo pasuje.
ZG-W3 = Kdo přijme, vrátí všechny své žetony aspektu, ty hodnoty 1 do zásoby a ty hodnoty 3 vedle dvora, vezme si celou odměnu a přesune svůj disk na její pole.
ZG-W4 = Odměnu, kterou nelze vzít celou, nelze přijmout.
ZG-W5 = Kdo pasuje, žetony si nechá a jeho disk zůstane; pak rozhoduje další v pořadí hodnot, dokud někdo nepřijme nebo všichni nepasují, takže odměnu dostane nejvýš jeden hráč.
ZG-W6 = Pořadí při shodě: nejdřív hráči, jejichž disky jsou na stupnici odměn, shora dolů, pak ti, jejichž disky jsou ve sloupci kola, shora dolů (písmo, měna, právo), podle toho, jak disky v té chvíli leží, i s přesuny za dřívější aspekty kola.
ZG-W7 = Hráč, který v kole dostane několik odměn, přesune disk na poslední z nich.
ZG-W8 = Pro nového prvního hráče se všechny disky vrátí na stupnici odměn v pořadí při shodě: ty, které tam ještě jsou, si nahoře nechají své pořadí, za nimi jdou ty ze sloupce a horní začíná další kolo.
ZG-W9 = Odměny jsou: 1 úředník libovolné barvy, 2 červení nebo 2 šedí úředníci, z vlastní zásoby do prostoru místodržitelů vyznačeného regionu; 2 dělníci do prostoru dělníků vyznačeného regionu, s úředníky, nebo bez nich, a bez nepokojů; místodržitel bez úředníků, v kolech 3 a 4 v jednom ze dvou vyznačených regionů, v kole 5 v libovolném; zeď bez dělníků; a palác bez dělníků a bez žetonu hodnoty 3; všechna ostatní pravidla těchto akcí platí. (Naše rekonstrukce: která odměna je kde.)
ZG-W10 = Odměnu lze vzít celou, jsou-li její úředníci ve vlastní zásobě, nebo je-li její místodržitel, zeď či palác ve vlastní zásobě a má dovolené místo; dělníky lze vzít vždy. (Naše rozhodnutí.)
ZG-W11 = Každý hráč se žetony aspektu je jednou dotázán, zda jeho odměnu přijme, a kdo ji přijmout nemůže, pasuje bez dotazu; nemá-li takové žetony nikdo, odměna se nedává.
ZG-W12 = Místodržitel jako odměna obsadí volné pole s bonusem hned a nepokoje tohoto regionu klesnou na 0, jako u akce; vzdát se bonusu pole není překážkou. (Naše rozhodnutí.)
ZG-W13 = Zeď jako odměna smí obsadit každé volné pole, i se 3 linkami, při nejvýš 1 vlastní zdi v úseku; palác jako odměna smí stát v každém regionu s volným polem a bez zákazu paláce a dává vítězné body za karty jako u akce. (Naše rozhodnutí.)
ZG-W14 = I po kole 5 se disky vrátí v pořadí při shodě a toto pořadí rozhoduje o všech shodách závěrečného bodování. (Naše rozhodnutí.)
ZG-W15 = Příklad: v kole 1 má červený v aspektu nejvyšší hodnotu, odměnu přijme a přesune disk na její pole.
ZG-W16 = Příklad: po kole 1 jsou modrý a pod ním žlutý ještě na stupnici odměn, červený a pod ním fialový ve sloupci, takže pořadí při shodě je modrý, žlutý, červený, fialový a novým prvním hráčem je modrý.

## Missions

ZG-M = Úkoly
ZG-M1 = Úkol ukazuje 2 až 4 místa a na každém musí stát alespoň jeden vlastní díl jeho druhu; oblast zdi ukázaná dvakrát znamená oba její úseky, ukázaná jednou kterýkoli z nich.
ZG-M2 = Na konci vlastního tahu nebo po přijetí odměny smí hráč ohlásit všechny splněné úkoly, každý diskem na jeho prvním volném poli zleva.
ZG-M3 = Hráč má na úkolu nejvýš jeden disk, disk se nikdy nepřesouvá a zapomenutý úkol lze ohlásit později.
ZG-M4 = Ohlášení nikdy neškodí, takže se v obou těchto chvílích děje samo, pro všechny tehdy splněné úkoly, po všech schopnostech nebo po provedení odměny, a nic se nemůže zapomenout. (Naše rozhodnutí.)
ZG-M5 = Více dílů, než je ukázáno, neškodí a jeden díl může sloužit několika úkolům.
ZG-M6 = Úkol musí být splněn ve chvíli ohlášení: na tom, co se ztratí později, nezáleží, na tom, co se ztratilo předtím, ano.
ZG-M7 = Úkol má 4 pole, takže při ohlášení je vždy některé volné a při méně hráčích zůstanou ta vpravo prázdná. (Naše rekonstrukce.)
ZG-M8 = Příklad: úkol zdi tyrkysová, tyrkysová, zlatá potřebuje 2 zdi v tyrkysové oblasti, po 1 v každém úseku, a 1 zeď ve zlaté oblasti.
ZG-M9 = Příklad: úkol paláce 1, 2, 5 potřebuje palác v každém z těchto regionů.

## End of the game

ZG-Y = Konec hry, po kole 5
ZG-Y1 = Místodržitelé, region po regionu: hráč, který jich má nejvíc, získá 9 vítězných bodů a 3 další za každého svého místodržitele v tomto regionu a mají-li nejvíc shodně více hráčů, vydělí se tento součet jejich počtem a zaokrouhlí dolů; nikdo jiný neboduje a bez místodržitelů se nedává nic.
ZG-Y2 = Žetony, které hráči ještě mají, podle hodnoty: kdo jich má nejvíc (a alespoň 1), získá 5 vítězných bodů za písmo, 6 za měnu a 7 za právo; při shodě dostane všechno hráč první v pořadí při shodě a žádný disk se nepřesouvá. (Naše rozhodnutí: podle hodnoty a alespoň 1.)
ZG-Y3 = Úkoly, sloupec po sloupci: vítězné body pod vlastními disky se sečtou a vynásobí počtem vlastních disků v tomto sloupci.
ZG-Y4 = Zdi: každá vlastní zeď přinese body podle žetonu svého úseku a podle svého pole s 1, 2 nebo 3 linkami, každá zeď zvlášť, a tentýž region, karta nebo úředník se může počítat pro několik zdí.
ZG-Y5 = Kritéria žetonů zdi s vítěznými body za 1/2/3 linky: každý region, kde je úředníků tolik co nepokojů nebo víc, 1/2/3; se šedým úředníkem 2/3/4; s červeným 2/3/4; s bílým 2/3/4; s kartou měny 1/2/3; s kartou práva 1/2/3; s kartou písma 1/2/3; se 3 kartami 2/3/4; se 2 kartami jednoho aspektu 1/2/3; s prázdnou stupnicí nepokojů 1/2/3; každá sada tří karet různých aspektů 2/3/4; a jednou 5/10/15 minus všechny vlastní nepokoje, což může být i záporné.
ZG-Y6 = Vyhrává hráč s nejvíce vítěznými body a při shodě ten, kdo je výš na stupnici odměn.
ZG-Y7 = Počítají se úředníci obou prostorů, „2 karty jednoho aspektu“ znamená 2 nebo 3 a region se pro zeď počítá jednou, bez ohledu na počet takových úředníků nebo karet.
ZG-Y8 = Region bez úředníků a bez nepokojů splňuje první kritérium, 0 proti 0. (Naše rozhodnutí.)
ZG-Y9 = Počet sad tří aspektů je nejmenší z počtů vlastních karet písma, měny a práva na desce, ať leží v kterýchkoli regionech. (Vyplývá z ostatních pravidel.)
ZG-Y10 = Příklad: v regionu 1 má červený 2 místodržitele a modrý 1, takže červený získá 15 vítězných bodů (9 + 3 + 3) a modrý žádný.
ZG-Y11 = Příklad: červený, žlutý a fialový mají v regionu po 1 místodržiteli, takže každý získá 4 vítězné body, tedy (9 + 3) / 3.
ZG-Y12 = Příklad: disky modrého leží v levém sloupci na poli 5 úkolu místodržitele a na poli 2 úkolu zdi, v pravém sloupci na poli 3 úkolu místodržitele, takže modrý získá (5 + 2) × 2 + 3 = 17 vítězných bodů.

## Variants

ZG-V = Varianty (každá sama nebo společně)
ZG-V1 = Draft: v kolech 1 až 4 si každý hráč dobere 3 karty z každého balíčku, 2 si nechá a 1 odhodí lícem nahoru vedle balíčku a odhozené karty se zamíchají a dají lícem dolů pod svůj balíček; v kole 5 si každý dobere 2.
ZG-V2 = Tahy podle stupnice odměn: ve fázi hraní se hraje podle stupnice odměn, shora dolů, místo po směru hodinových ručiček.
ZG-V3 = Nepokoje za dělníka: najímání zvýší nepokoje o 1 za každého najatého dělníka.
ZG-V4 = Varianty se dohodnou před přípravou hry, tedy i před dražbou.
ZG-V5 = Při draftu volí všichni současně a tajně a odhozené karty se ukážou společně a jdou pod balíčky, než se zahraje první karta. (Naše rozhodnutí.)
ZG-V6 = Tahy podle stupnice odměn platí od kola 1 a po celé kolo, ale dražba dál jde po směru hodinových ručiček. (Naše rozhodnutí.)
ZG-V7 = S nepokoji za dělníka není najímání, jehož celé zvýšení se na stupnici nevejde, v tom regionu možné, protože počet dělníků se nevolí; dělník navíc u čtverce se počítá jako najatý a zvýší nepokoje o 1 víc, takže se ho lze vzdát, a nevejde-li se zvýšení, je to nutné; dělníci z bonusu nebo odměny dál nezvyšují nic. (Naše rozhodnutí.)
