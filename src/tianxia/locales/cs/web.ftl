### The words of the browser app around the tables, in Czech: lobby, new table, rules, settings.
### Arguments: see the English platform.ftl.

## The frame of every page

web-brand = Tianxia
web-skip = Přejít k obsahu
web-main = Hlavní navigace
web-foot = Další
web-play = Hrát
web-rules = Pravidla
web-settings = Nastavení
web-me = Já
web-language = Jazyk
web-theme-to-dark = Přepnout na tmavý vzhled
web-theme-to-light = Přepnout na světlý vzhled
# The button that leads to the settings, if the user has not given a name yet.
web-guest = Host
web-seal = nechává si toto jméno
# $page (String) is the title of a page; this is the title of the browser's tab.
web-tab = { $page } · Tianxia
web-loading = Načítá se…
web-foot-line = Hra hlídá každé pravidlo a u každého odmítnutí uvede, o které jde.

## Lobby

web-hero = Vše pod nebesy
# $count (Number) is how many games there are.
web-hero-line = { $count ->
    [one] Desková hra o zrodu Číny. Hraj sólo, u jedné obrazovky nebo s přáteli na dálku.
    [few] { $count } deskové hry o zrodu Číny. Hraj sólo, u jedné obrazovky nebo s přáteli na dálku.
   *[other] { $count } deskových her o zrodu Číny. Hraj sólo, u jedné obrazovky nebo s přáteli na dálku.
}
web-continue = Pokračovat
# For a screen reader: $game (String) is the title of the game that goes on.
web-continue-what = Pokračovat: { $game }
# $count (Number) is how many tables wait for the user.
web-waiting-count = { $count ->
    [one] Čeká na tebe 1 stůl
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
}
web-running = Tvoje stoly
web-open-tables = Otevřené stoly
web-finished = Dohrané stoly
# The next page of a list.
web-more = Zobrazit další
web-your-turn = Jsi na tahu
web-is-waiting = čeká se
web-known-seed = Rozdání ze známého semínka
web-is-open = volné místo
web-look-back = Přehrávka
web-join = Přidat se
web-watch = Sledovat
# Who sits where at a table, for a screen reader. $seats (String) is a list of names.
web-seats-at = Místa: { $seats }
web-somebody = Někdo
web-seat-free = volné místo

# A line of a table. $round (Number), $moment (String) says what goes on there.
web-line-round = Kolo { $round }: { $moment }
web-line-round-great_wall = Rok { $round }: { $moment }
web-line-open = { $open ->
    [one] Ještě je volné 1 místo
    [few] Ještě jsou volná { $open } místa
   *[other] Ještě je volných { $open } míst
}
web-line-over = { $moves ->
    [one] Konec po 1 tahu
   *[other] Konec po { $moves } tazích
}
web-line-names = s hráči: { $names }
web-line-usual = Obvyklá pravidla

web-none-waiting = Žádný stůl na tebe nečeká
web-none-waiting-line = Otevři vlastní, nebo se přidej k otevřenému stolu níže.
web-none-open = Žádné otevřené stoly
web-none-open-line = Tvůj by byl první. Volné místo může obsadit každý, kdo má odkaz.

# A line between the ways to begin; the levels of the bots follow.
web-or-play-bots = nebo si zahrát s botem
web-play-bots = Zahrát si s botem
web-friends = Hrát s přáteli
# What the two buttons of a game's card do, for a screen reader. $game (String) is its title.
# $bot (String) is the name of a level.
web-play-bot-what = Zahrát si hned { $game } s botem { $bot }
web-friends-what = Otevřít pro přátele stůl hry { $game }
web-rules-what = Pravidla hry { $game }
web-learn = Naučit se hrou
web-learn-line = u skutečného stolu, s průvodcem
web-learn-another = Poznej další hru
web-learn-what = Naučit se hru { $game } u skutečného stolu: první kolo s boty a průvodcem
web-players = { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
web-players-range = { $least } až { $most }

## New table

web-new = Nový stůl
web-new-game = Hra
web-new-players = Hráči
web-new-seats = Místa
web-new-rated = Hodnocená
web-new-rated-about = Mění hodnocení všech, kdo hrají, od konce prvního kola (kdo se vzdá dřív, prohrává stejně). Každým dvěma lidem se počítají nejvýš 3 partie za 30 dní.
web-rated-keep = Hodnocené hry potřebují jméno, které je jen tvoje.
web-rated-keep-go = Nech si své jméno
web-new-hints = Nápověda povolena
web-new-hints-about = Kdo je na tahu, může plánovat tahy a zeptat se Tygra na tři nejlepší.
web-new-rules = Pravidla
web-new-editions = V čem se vydání liší
web-new-editions-usual = výchozí
web-new-editions-changed = { $count ->
    [one] 1 změna
    [few] { $count } změny
   *[other] { $count } změn
}
# $seat (String) is the name of a side or of a seat: the label of the choice who plays it.
web-new-who = Kdo hraje jako { $seat }?
web-new-me = { $name } (ty)
web-new-me-nameless = Ty
web-new-here = Osoba u této obrazovky
web-new-here-about = střídáte se; tajnosti skrývá opona
web-new-here-name = Jméno osoby u této obrazovky
web-new-here-usual = Host
web-new-open = Volné místo
web-new-open-about = může ho obsadit každý, kdo má odkaz
# $bot (String) is the name of a bot.
web-new-bot = Bot: { $bot }
# $seat (String) is the name of a side or of a seat; the levels of bots follow.
web-new-level = Úroveň: { $seat }
web-levels = Jak hrají boti?
web-bot-sparrow = Vrabec
web-bot-sparrow-about = hraje jako přátelský začátečník
web-bot-crane = Jeřáb
web-bot-crane-about = hraje to, co v danou chvíli vypadá nejlépe
web-bot-tiger = Tygr
web-bot-tiger-about = myslí dopředu
web-bot-dragon = Drak
web-bot-dragon-about = přemýšlí nejdéle a těžko ho prokoukneš
# These two sit at tables from before there were four levels.
web-bot-random = Vrabec
web-bot-random-about = hraje náhodné dovolené tahy
web-bot-greedy = Jeřáb
web-bot-greedy-about = hraje to, co v danou chvíli vypadá nejlépe

# How strong a level of bots is. $level (String) is the level on all other seats. $rivals (Number) counts these seats.
# $wins, $games (Number) were counted in games among bots.
web-strength = { $rivals ->
    [1] vyhrané partie: { $wins } z { $games }, soupeř: { $level }
   *[other] vyhrané partie: { $wins } z { $games }, na ostatních místech: { $level }
}
# The same where it has all seats and plays against the game itself.
web-strength-together = vyhrané partie: { $wins } z { $games }

# One sentence on what will happen. $open, $here, $bots (Number) count the seats; $mine is 1 if the user sits there.
web-new-what = { $open ->
    [0] { $here ->
        [0] { $mine ->
            [0] Jen sleduješ: boti začnou hrát hned.
           *[other] Hra začne hned proti { $bots ->
                [one] botovi
               *[other] { $bots } botům
            }.
        }
       *[other] Hra začne hned. Každou tajnou volbu skryje před ostatními opona.
    }
    [one] 1 místo zůstane volné: dostaneš na ně odkaz a hra začne, až bude obsazené.
    [few] { $open } místa zůstanou volná: na každé dostaneš odkaz a hra začne, až budou všechna obsazená.
   *[other] { $open } míst zůstane volných: na každé dostaneš odkaz a hra začne, až budou všechna obsazená.
}
web-new-go = Otevřít stůl
web-new-going = Otevírá se…
web-mode = Herní mód
web-mode-players = { $least } až { $most } hráči
web-mode-player = { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
web-mode-starts = Hra začne hned.

## Rules

web-rules-of = Pravidla hry { $game }
web-rules-page = { $game } na jedné stránce
web-rules-page-short = Na jedné stránce
web-rules-every = Všechna pravidla
web-rules-line = Každé pravidlo má označení. Hra ho uvede vždy, když odmítne tah.
web-rules-find = Hledat podle označení nebo slova
web-rules-sections = Části
web-rules-found = { $count ->
    [0] Nenalezeno žádné pravidlo
    [one] Nalezeno 1 pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
web-rules-all = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
web-rules-none = Tomuto označení nebo slovu neodpovídá žádné pravidlo
web-rules-none-line = Zkus kratší slovo nebo označení, například { $id }.
web-rules-clear = Zobrazit všechna pravidla
web-rules-unwritten = Pravidla této hry tu nejsou sepsána
web-rules-unwritten-line = Hrát se dá i tak: stůl odmítne, co není dovoleno, a řekne proč.
web-rules-keys = Klávesou / se hledá, šipkami se přechází od pravidla k pravidlu.
web-rules-link = Odkaz na pravidlo { $rule }
web-rules-games = Pravidla které hry?

## Settings

web-settings-line = Jsou uložená v tomto prohlížeči; server zná jen tvoje jméno a jazyk.
web-set-you = Ty
web-set-name = Jméno u stolů
web-set-name-line = Vidí ho ostatní hráči. Nejvýše { $letters } znaků.
web-set-save = Uložit
web-set-saved = Uloženo
web-set-language = Jazyk
web-set-look = Vzhled
web-set-theme = Světlý nebo tmavý
web-set-theme-system = Podle systému
web-set-theme-light = Světlý
web-set-theme-dark = Tmavý
web-set-motion = Pohyb
web-set-motion-system = Podle systému
web-set-motion-reduced = Omezený
web-set-motion-line = Omezený: figurky a karty se objeví rovnou na svém místě, nic se nepohybuje.
web-set-table = U stolu
web-set-pace = Tempo tahů ostatních
web-set-pace-slow = Pomalé
web-set-pace-normal = Běžné
web-set-pace-fast = Rychlé
web-set-pace-off = Vypnuto
web-set-pace-line = Co dělají ostatní, se ukazuje krok za krokem; kliknutí přeskočí dál. Vypnuto: uvidíš jen výsledek.
# When a choice is asked about once more before it is sent.
web-set-confirm = Ptát se před odesláním
web-set-confirm-always = Vždy
web-set-confirm-hard = Jen nevratné
web-set-confirm-never = Nikdy
web-set-confirm-line = Jen nevratné: jen u tahů, které nejde vzít zpět.
web-set-sound = Zvuk
web-set-sound-off = Vypnutý
web-set-sound-on = Zapnutý
web-set-sound-line = Krátký zvuk, když jsi na tahu a když ostatní táhli.
web-set-chance = Ukazovat mou šanci na výhru
web-set-chance-off = Ne
web-set-chance-on = Ano
web-set-chance-line = U stolů, které dovolují nápovědu, ukazuje proužek vedle otázky, jak Tygr tvou šanci hodnotí.
web-set-standing = Automatické odpovědi
web-set-standing-line = Některé otázky přicházejí často a většinou mají jednu odpověď. Tady urči, kdy smí stůl odpovědět za tebe. Ostatní to nepoznají: trvá to stejně dlouho jako přemýšlení.
web-standing-only = Pasovat, když nemohu dělat nic jiného
web-standing-ask = Vždy se mě ptát
web-standing-soon = Ptát se mě 8 sekund, pak pasovat
web-standing-pass = Vždy pasovat
web-standing-save = Vždy zachránit, kolik jich zaplatím

## When something is not there or does not work

web-nowhere = Taková stránka neexistuje
web-nowhere-line = V adrese může být překlep, nebo stránka už zmizela. Tvoje stoly jsou v herně.
web-lobby = Herna
web-offline = Spojení je přerušené
# $seconds (Number) is how long until the next try.
web-offline-line = { $seconds ->
    [0] Tvoje stoly jsou na serveru v bezpečí. Zkouší se to znovu…
    [one] Tvoje stoly jsou na serveru v bezpečí. Další pokus za 1 sekundu.
    [few] Tvoje stoly jsou na serveru v bezpečí. Další pokus za { $seconds } sekundy.
   *[other] Tvoje stoly jsou na serveru v bezpečí. Další pokus za { $seconds } sekund.
}
web-try = Zkusit teď
web-trouble = To se nepovedlo
web-error-offline = Server neodpovídá. Vše předchozí je v bezpečí; zkus to za chvíli znovu.
web-error-missing = Nic takového tu není, nebo už to není dostupné.
web-error-server = Na serveru nastal problém. Nic se nezměnilo; zkus to za chvíli znovu.
web-error-app = Na této stránce se něco pokazilo. Načti ji znovu; tvoje stoly jsou na serveru v bezpečí.
web-reload = Načíst stránku znovu

web-line-fate-other_rules = hrána podle jiných pravidel: nelze v ní pokračovat
web-line-fate-damaged = uložený záznam je poškozený
web-line-fate-cut = chybí poslední tahy
web-pack = Karty a desky
web-pack-usual = standardní
web-pack-about = Hraj s vlastními kartami: sada je soubor TOML s tím, co mění. Zkontroluje se, uloží se spolu se stolem a uvede se v záznamu hry.
web-pack-file = Vybrat soubor
