### The words of the table page in the browser, for all games, in Czech. Arguments: see the English platform.ftl.

## The page

table-lobby = Do herny
table-rules = Pravidla této hry (R)
table-settings = Nastavení (,)
table-keys = Klávesy a tento stůl (?)
table-sound = Zvuk
table-sound-on = Zvuk je zapnutý
table-sound-off = Zvuk je vypnutý
table-sound-ask = Zvuky u stolu?
table-sound-yes = Zapnout
table-sound-no = Ne
table-close = Zavřít
table-phases = Fáze kola
table-seats = Místa
table-board = Herní plán
table-your-turn = Jsi na tahu
# $round (Number)
table-round = Kolo { $round }
table-year = Rok { $round }
table-you = ty
table-acts = Na tahu je tento hráč.
table-area = Všechny veřejné karty a díly tohoto hráče
# $name (String) is a player.
table-area-of = Veřejné karty a díly: { $name }
table-seat-free = volné
# $bot (String) is the name of a bot's way of playing.
table-bot = Bot: { $bot }
# For screen readers: this view has something that can be chosen.
table-no-board-help = Celou hru lze hrát i z panelu.
table-facts = Stůl
table-yes = ano
table-no = ne
table-missing = Takový stůl neexistuje
table-private = Tento stůl je soukromý

## The decision panel

table-decision = Tvoje rozhodnutí
table-choices = Možnosti
table-in-secret = všichni vybírají tajně
table-only-you-see = svou volbu vidíš jen ty
table-also = Můžeš také
# $count (Number) is how many things the rules do not allow now.
table-not-possible = { $count ->
    [one] 1 věc teď není možná
    [few] { $count } věci teď nejsou možné
   *[other] { $count } věcí teď není možných
}
table-choose = Nejdřív vyber
table-sending = Odesílá se…
# $count (Number) is how many choices there are.
table-all-choices = Všechny: { $count }
# The title of the button that shows all answers, the rules against others, and help.
table-unfold = Všechny odpovědi a víc o otázce (A)
table-sealed = Tvoje odpověď je zapečetěná
table-sealed-help = Nikdo ji neuvidí, dokud nebudou všichni připraveni. Do té doby ji můžeš změnit.
table-seal-off = Změnit odpověď
table-ready = Kdo je připraven
table-ready-yes = připraveno
table-ready-no = ještě nepřipraveno
# $names (String) is a list of players.
table-waiting = Čeká se na: { $names }
table-happening = Sleduj, co se děje
# $now (String) says what goes on: "this is the window after a battle".
table-now = Teď: { $now }.
# Of a spectator.
table-watching = Sleduješ hru
table-watching-full = Všechna místa jsou obsazena.
table-leave = Odejít
table-waiting-seats = Čeká se na hráče
table-waiting-seats-help = Hra začne, jakmile budou všechna místa obsazená.
# $seconds (Number), $minutes (Number): how long nothing has happened.
table-since = { $seconds ->
    [one] už 1 sekundu
    [few] už { $seconds } sekundy
   *[other] už { $seconds } sekund
}
table-since-minutes = { $minutes ->
    [one] už 1 minutu
    [few] už { $minutes } minuty
   *[other] už { $minutes } minut
}
table-passing = Tady pasuješ automaticky, podle svého nastavení.
table-passing-soon = Za chvíli pasuješ, pokud nezvolíš něco jiného.
table-saving = Tady zachraňuješ automaticky, podle svého nastavení.
table-passing-stop = Ptát se mě
table-pass-round = Pasovat do konce kola
# The label of a choice: what the table answers at such moments by itself.
table-standing = V takových chvílích
# A hint: what a strong bot would do on this seat. $percent (Number) is a chance of winning.
table-hint = Zeptat se Tygra
table-hint-what = Zeptat se Tygra, co by tu udělal (T)
table-hint-wait = Tygr přemýšlí…
table-hint-title = Tygrův názor.
table-hint-chance = Tvoje šance na výhru je asi { $percent } %.
# Below the answers, if a later one has a slightly higher chance than the first.
table-hint-close-call = Tak malé rozdíly nic neznamenají: doporučený je první tah.
table-hint-close = Zavřít nápovědu
table-chance = Tvoje šance na výhru
table-percent = { $percent } %
# Moves that are only tried. $count (Number): how many.
table-plan = Naplánovat tahy
table-plan-about = Nejdřív tahy vyzkoušet: nic se neodešle (M)
table-plan-count = { $count ->
    [0] Plánování.
   *[other] Tahy v plánu: { $count }.
}
table-plan-what = Nic se neodešle, dokud plán nezahraješ.
table-plan-play = Zahrát plán
table-plan-leave = Zahodit plán
table-plan-ends = Pak už nejsi na tahu.
table-plan-over = Tím by hra skončila.
table-plan-news = Co přijde dál, se nedá předvídat.
table-plan-changed = Situace u stolu se změnila: zbytek plánu nebyl zahrán.
table-plan-end = Tady plán končí.
table-plan-gone = Stůl se změnil a plán je pryč.
table-undo = Vzít zpět
table-redo = Zopakovat
table-start = Vrátit celý tah
# $name (String) is the player at the same screen who is asked next.
table-pass-screen = Předej zařízení hráči: { $name }
table-refused = Nedovoleno
table-nudge = Připomenout
# $name (String) is a player on whom the table waits, or the one who reminds.
table-nudge-what = Připomenout hráči, že stůl čeká: { $name }
table-nudged = { $name } připomíná: stůl čeká na tebe.
table-nudge-sent = Připomenuto: { $name }.
table-ask-others = Požádat o vrácení tahu
table-ask-others-what = Vrátit poslední tah se souhlasem všech, i když se ostatní už něco dozvěděli
table-wish = { $name } chce vrátit poslední tah a vše, co bylo po něm.
# $names (String) is a list of players.
table-wish-own = Chceš vrátit svůj poslední tah. Ještě musí souhlasit: { $names }.
table-wish-agree = Souhlasím
table-wish-refuse = Odmítnout
table-wish-drop = Stáhnout žádost
table-wish-nay = { $name } nesouhlasí: nic se nevrací.

## When something goes wrong

table-late = Tento tah přišel příliš pozdě.
table-late-help = Situace u stolu se změnila. Nic se neztratilo: podívej se, co je nového, a vyber znovu.
table-late-show = Ukázat změny
table-line-down = Spojení je přerušené.
# $seconds (Number) until the next try.
table-line-again = { $seconds ->
    [one] Tvůj poslední tah je v bezpečí. Další pokus za 1 sekundu.
    [few] Tvůj poslední tah je v bezpečí. Další pokus za { $seconds } sekundy.
   *[other] Tvůj poslední tah je v bezpečí. Další pokus za { $seconds } sekund.
}
table-try-now = Zkusit teď
table-line-back = Spojení je obnovené. Takto to teď u stolu vypadá.

## The log and the replay

table-log = Záznam
table-look-back = Přehrávka
table-since-looked = Co je nového od minula
table-since-move = Od tvého posledního tahu
table-since-rules = Pravidla hry
table-since-more = { $count ->
    [one] a jeden čin předtím
    [few] a { $count } činy předtím
   *[other] a { $count } činů předtím
}
table-since-replay = Přehrát znovu
table-again-this = Ukázat to znovu
table-skip = Přeskočit
table-space = Mezerník
table-to-moment = K tomuto okamžiku
table-past = Přehrávka
table-replay = Přehrávka
# $move (Number) of $moves (Number).
table-move-of = Tah { $move }/{ $moves }
table-at-start = Stůl je připraven.
# $name (String) is a player whose move was secret.
table-hidden-move = { $name } jedná tajně.
table-scrubber = Okamžik
table-to-start = Na začátek
table-step-back = O tah zpět
table-play = Přehrát
table-pause = Pozastavit
table-step-on = O tah dál
table-turn-back = O celý tah hráče zpět
table-turn-on = O celý tah hráče dál
table-to-round = Přejít ke kolu
table-to-end = Na konec
table-seen-by = Jak to vidí
table-more = Více
table-speed = Rychlost
table-spectator = divák
table-link-here = Kopírovat odkaz na tento okamžik
table-link-copied = Odkaz zkopírován
table-copy-by-hand = Prohlížeč tu kopírování nedovoluje: zkopíruj adresu ručně.

# The study of a finished game. $percent (Number) is a chance of winning, or a part of it.
table-study = Rozbor
table-study-title = Šance na výhru
table-study-curve = Šance na výhru po každém rozhodnutí, tah po tahu
table-study-what = Silný bot posoudí tvá rozhodnutí; ví přitom jen to, co se dalo vědět.
table-study-none = Nikdo z hráčů si rozbor této hry nevyžádal.
table-study-start = Posoudit moje rozhodnutí
# $done (Number) of $total (Number) decisions.
table-study-running = Posouzená rozhodnutí: { $done } z { $total }
table-study-progress = Průběh rozboru
table-study-wait = Rozbor brzy začne…
table-study-leave = Stránku můžeš opustit: rozbor pokračuje a zůstane u hry uložen.
table-study-again = Zkusit znovu
# $name (String): a bot.
table-study-by = posuzuje { $name }
table-study-whose = Čí rozhodnutí
table-study-turns = Zlomové okamžiky
# $number (Number) of $count (Number).
table-study-decision = Rozhodnutí { $number } z { $count }
table-study-before = Předchozí rozhodnutí
table-study-after = Další rozhodnutí
table-study-good = dobře zahráno
table-study-best = nejlepší
table-study-played = zahráno
table-study-line = Jak to mohlo jít dál
table-study-play-on = Hrát odtud dál
table-study-share = Sdílet
table-study-costs = Ztracené šance podle kol
table-study-worst = K nejhoršímu rozhodnutí
# What was decided before the first round.
table-study-setup = Příprava

table-download = Stáhnout záznam
table-to-now = Zpět ke stolu
table-to-turn = Zpět: jsi na tahu
table-to-result = K výsledku

## The curtain

# $name (String) is the player who is called, $before (String) the one who sat here before.
table-curtain = Předej zařízení hráči: { $name }
table-curtain-after = Na této obrazovce už není nic, co smí vědět jen { $before }.
table-curtain-first = U této obrazovky hraje více osob. Co je tajné, ukáže se až po stisku tlačítka.
table-i-am = To jsem já, { $name }
table-i-am-back = To jsem já, { $name }, a chci se podívat ještě jednou

## The end

table-result = Výsledek
# $names (String) is a list of winners, $count (Number) how many they are.
table-wins = { $count ->
    [one] { $names } vítězí
   *[other] { $names } vítězí společně
}
table-score = Body
table-scores = Body
table-sources = Odkud jsou body
table-course = Jak se skóre vyvíjelo
# $points (Number) of the marker, positive on the first seat's side.
table-course-marker = { $points_sign ->
    [plus] { $points_size } na první straně
    [minus] { $points_size } na druhé straně
   *[zero] uprostřed
}
table-places = Pořadí
# $place (Number) in the final ranking.
table-place = { $place }. místo
table-mood-together = Společně jste obstáli.
table-mood-lost = Tentokrát byla hra silnější.
table-mood-drawn = Nikdo neustoupil.
# What a number counts; the number stands above. $name (String) is a player, $source (String) where points came from.
table-number-ahead = náskok na druhé místo ({ $name })
table-number-level = shoda v čele ({ $name }); rozhodla pravidla
table-number-best = { $source }: nejlepší zdroj ({ $name })
table-number-edge = { $source }: více než { $name }
table-tick-start = start
table-tick-end = konec
table-details = Všechny body
table-rematch = Odveta ve stejné sestavě
table-again = Hrát znovu
table-look-at-board = Prohlédnout herní plán
table-seed = Poctivé míchání
table-seed-help = Než kdokoli usedl, zavázal se server k tajnému číslu; potom každý prohlížeč přidal své vlastní. Rozdání vychází z obojího, takže je nikdo nemohl znát ani zvolit, leda server společně s tím, kdo usedl poslední.
table-seed-is = Tajné číslo a čísla hráčů
table-commitment = Závazek serveru
table-own-number = Číslo tvého prohlížeče
table-first-seen = První pohled (otisk)
table-shuffle-by-hand = Vlastní ověření se záznamem hry:
table-seed-why = Server se zavázal k tajnému číslu, než kdokoli usedl, a tvůj prohlížeč přidal své. Na konci se všechno odhalí a tato stránka to umí ověřit.
table-shuffle-check = Ověřit míchání
# $draws (Number) is how often chance decided something in the game.
table-shuffle-proven-own = { $draws ->
    [one] Dokázáno na této stránce: tajné číslo bylo dané, než došlo k obsazení tvého místa, tvé číslo bylo přimícháno a 1 losování ve hře z nich vychází.
    [few] Dokázáno na této stránce: tajné číslo bylo dané, než došlo k obsazení tvého místa, tvé číslo bylo přimícháno a všechna { $draws } losování ve hře z nich vycházejí.
   *[other] Dokázáno na této stránce: tajné číslo bylo dané, než došlo k obsazení tvého místa, tvé číslo bylo přimícháno a všech { $draws } losování ve hře z nich vychází.
} Že z těchto losování vycházejí karty, které byly vidět, ukáže příkaz výše se záznamem hry.
table-shuffle-proven = { $draws ->
    [one] Dokázáno na této stránce: je to tajné číslo, ke kterému se server zavázal, a 1 losování ve hře z něj vychází.
    [few] Dokázáno na této stránce: je to tajné číslo, ke kterému se server zavázal, a všechna { $draws } losování ve hře z něj vycházejí.
   *[other] Dokázáno na této stránce: je to tajné číslo, ke kterému se server zavázal, a všech { $draws } losování ve hře z něj vychází.
} Tento prohlížeč žádné číslo nepřidal. Zda bylo přimícháno číslo jiného, pozná jen ten jiný.
table-shuffle-view = Co bylo vidět hned po rozdání, ukazuje server i teď.
table-shuffle-caveat = Vybírat z více rozdání mohl jen server společně s tím, kdo usedl poslední.
table-shuffle-empty = Server neuvádí žádná losování. Pokud se karty rozdávaly nebo lízaly, tohle nesouhlasí; pokud ne, není co dokazovat.
table-shuffle-broken-numbers = Tohle nesouhlasí: čísla v míchání nejsou ta, která byla ukázána při rozdání, jedno za každé místo a žádné za boty. Uschovej záznam hry a řekni to ostatním.
table-shuffle-broken-missing = Tohle nesouhlasí: losování je méně, než kolik jich bylo potřeba k rozdání. Uschovej záznam hry a řekni to ostatním.
table-shuffle-broken-view = Tohle nesouhlasí: hned po rozdání bylo vidět něco jiného, než ukazuje server teď. Uschovej záznam hry a řekni to ostatním. (Důvodem může být i aktualizace serveru během hry.)
table-shuffle-broken-commitment = Tohle nesouhlasí: není to tajné číslo, ke kterému se server zavázal. Uschovej záznam hry a řekni to ostatním.
table-shuffle-broken-number = Tohle nesouhlasí: číslo tvého prohlížeče nebylo na tvém místě přimícháno. Uschovej záznam hry a řekni to ostatním, ledaže by toto místo bylo znovu obsazeno z jiného prohlížeče.
table-shuffle-broken-draws = Tohle nesouhlasí: losování ve hře nevycházejí z tajného čísla a čísel hráčů. Uschovej záznam hry a řekni to ostatním.
table-shuffle-known = Rozdání u tohoto stolu vychází ze semínka, které může znát každý. Proto se partie nikdy nehodnotí a není co dokazovat.
table-shuffle-shown = Starší verze tohoto serveru ukázala z míchání této partie tolik, že šlo odhalit skryté karty. Partie pokračuje, ale nehodnotí se.
table-luck-read = Rozumím
table-shuffle-early = Hra ještě neskončila, takže nic není odhaleno.
table-shuffle-insecure = Prohlížeče to umějí ověřit jen přes zabezpečené spojení (https). Příkaz výše to udělá se záznamem hry.
table-undealt = Karty se rozdají, až tu budou všichni
table-undealt-closed = Tento stůl byl zavřen před rozdáním
table-undealt-help = Rozdání vyjde z tajného čísla, ke kterému se server už zavázal, a z čísla prohlížeče každého hráče, takže je nikdo nemůže znát ani zvolit, leda server společně s tím, kdo usedne poslední.
table-undealt-known = Rozdání u tohoto stolu vychází ze semínka, které může znát každý, takže se partie nikdy nehodnotí.
# $seed (String) is a number.
table-undealt-seed = Semínko: { $seed }.

## Taking a seat

table-invited = Máš pozvánku
table-join = Obsadit toto místo
# $names (String) is a list of players.
table-join-with = U stolu: { $names }.
table-name = Tvoje jméno
table-watch = Jen sledovat
table-invite = Volná místa
table-invite-help = Kdo takový odkaz otevře, může místo obsadit.
# $name (String) is the name of a seat.
table-link-of = Odkaz pro místo: { $name }
table-copy = Kopírovat

## The list of keys

table-keys-title = Klávesy
table-this = Tento stůl
table-single-keys = Klávesy bez Ctrl a Alt
table-single-keys-help = Vypni je, pokud počítač ovládáš hlasem.
table-key-choose = vybrat tuto možnost; 0 je desátá
table-key-unfold = ukázat všechny odpovědi a co není možné
table-key-hint = vyžádat si nápovědu Tygra, pokud to stůl dovoluje
table-key-plan = zkusit tahy bez odeslání, pokud to stůl dovoluje
table-key-send = odeslat, co je vybráno
table-key-back = krok zpět; zavřít
table-key-undo = vzít zpět; na začátek svého tahu
table-key-verbs = konec, pas, přijetí, odmítnutí: poprvé vybrat, podruhé odeslat
table-key-arrows = mezi tím, co lze vybrat; v přehrávce o tah zpět nebo dál
table-key-turn = v přehrávce: o celý tah hráče zpět nebo dál
table-key-round = v přehrávce: o kolo zpět nebo dál
table-key-space = ukázat konec toho, co dělají ostatní; v přehrávce: přehrát a pozastavit
table-key-places = k hernímu plánu, do ruky, k záznamu, k místům
table-key-past = přehrávka
table-key-study = rozbor dohrané hry
table-key-chat = otevřít nebo zavřít chat
table-key-pages = klávesy, pravidla, nastavení
table-key-zoom = na malých displejích: přiblížit herní plán
table-key-names = podržet: názvy symbolů u ukazatele

table-kept = V této hře nelze pokračovat
table-kept-closed = Tato hra byla uzavřena
table-kept-shown = Vidíš ji tak, jak byla uložena (záznamy: { $shown }/{ $entries }).
table-kept-log = Stáhnout záznam
table-kept-close = Uzavřít stůl
table-kept-keep = Neuzavírat
table-kept-waits = Stůl se uzavře, až budou souhlasit také: { $names }
table-rated = Tato partie je hodnocená: mění hodnocení všech, kdo hrají.
