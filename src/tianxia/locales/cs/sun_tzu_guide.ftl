### The guide to a first game of Sun Tzu, in Czech. See the English file.

guide-sun_tzu-chapter-war = Válka
guide-sun_tzu-chapter-orders = Tvé rozkazy
guide-sun_tzu-chapter-battles = Bitvy
guide-sun_tzu-chapter-second = Druhé kolo
guide-sun_tzu-chapter-scoring = Bodování

guide-sun_tzu-welcome = Pět provincií, dva vojevůdci
guide-sun_tzu-welcome-text = Hraješ za Sun Tzu, modře; krále Shao, červeně, vede bot. V každém kole obě strany tajně vydají rozkazy pro pět provincií a pak se bojuje. Hrajeme do prvního bodování.
guide-sun_tzu-track = Jeden ukazatel, dva konce
guide-sun_tzu-track-text = Po kolech 3, 6 a 9 se ukazatel skóre posune o rozdíl ke straně, která získala víc bodů. Dojde-li na tvůj konec, hned vyhráváš.
guide-sun_tzu-plate = Jakou má provincie cenu
guide-sun_tzu-plate-text = Tři čísla jsou body za ovládání provincie po kolech 3, 6 a 9. Ovládá ji, kdo v ní má oddíly. Na začátku jsou všechny neutrální.

guide-sun_tzu-hand = Tvoje ruka
guide-sun_tzu-hand-text = Karty s rámečkem, 1 až 6, se vracejí po každém kole. Všechny ostatní, 7 až 10 a zvláštní, působí jen jednou: hraj je tam, kde na tom záleží.
guide-sun_tzu-specials = Zvláštní karty
guide-sun_tzu-specials-text = Karta +1 porazí každé číslo o 1, karta −1 prohraje jen o 1. Mor bitvu zruší a vrátí polovinu oddílů, zaokrouhleno dolů. Karta 1 přinese karty.
guide-sun_tzu-first = První rozkaz
guide-sun_tzu-first-text = Vyšší karta vítězí a rozdíl určuje, kolik oddílů se přesune. Silné karty vykládej tam, kde jsou body.
guide-sun_tzu-first-do = Přetáhni kartu k provincii. Náš návrh: { $card }, { $province }.
guide-sun_tzu-others = Další rozkazy
guide-sun_tzu-others-text = Nízká karta provincii lacino vzdá. Zahrát kartu 6 stojí oddíl a znovu ji tam už zahrát nemůžeš.
guide-sun_tzu-others-do = Zbývá: { $left }. Náš návrh: { $card }, { $province }.
guide-sun_tzu-ready = Všech pět je vyloženo
guide-sun_tzu-ready-text = Král Shao uvidí každý rozkaz až v jeho bitvě. Dokud rozkazy nepotvrdí obě strany, dotykem vezmeš kartu zpět.
guide-sun_tzu-ready-do = Potvrď rozkazy.

guide-sun_tzu-battle = Bitva
guide-sun_tzu-battle-text = { $result ->
    [won] { $province }: tvoje karta { $card }, krále Shao { $theirs }. Vyhráváš s rozdílem { $margin }, a tak { $moved ->
        [one] přichází 1 tvůj oddíl
        [few] přicházejí { $moved } tvé oddíly
       *[other] přichází { $moved } tvých oddílů
    }. Nepřátelské by musely nejdřív odejít.
    [lost] { $province }: tvoje karta { $card }, krále Shao { $theirs }. On vyhrává s rozdílem { $margin }, a tak { $moved ->
        [one] přichází 1 jeho oddíl
        [few] přicházejí { $moved } jeho oddíly
       *[other] přichází { $moved } jeho oddílů
    }. Nejdřív je musíš vytlačit.
    [plague] { $province }: vypukl mor. Karty { $card } a { $theirs } nebojovaly. Polovina oddílů, které by tam stály, zaokrouhleno dolů, by se vrátila do zásoby.
   *[tie] { $province }: tvoje karta { $card }, krále Shao { $theirs }. Remíza, takže se nic nepřesouvá.
} Pořadí bitev ukazují malá čísla.
guide-sun_tzu-source = Zásoba je prázdná
guide-sun_tzu-source-text = { $purpose ->
    [mark] Tvá karta 6 musí provincii označit oddílem, ale zásoba je prázdná. Přijde tedy z jiné tvé provincie.
   *[place] Musíš umístit víc oddílů, než máš v zásobě. Ostatní přijdou z tvých dalších provincií, nejdřív ze sousedních.
}
guide-sun_tzu-source-do = Vyber, odkud přijde další oddíl.
guide-sun_tzu-armies = Po pěti bitvách
guide-sun_tzu-armies-text = Ovládané provincie: ty { $mine }, král Shao { $theirs }. Tvé oddíly ({ $all }): v provinciích { $placed }, jako značky karty 6 { $marks }, v zásobě { $pool }. Až dojde, pošlou je tvé provincie.
guide-sun_tzu-draw = Nové karty
guide-sun_tzu-draw-text = Dobereš si dvě karty a jednu si necháš. Bojovala-li tvá karta 1, dobereš si tři a necháš si dvě.
guide-sun_tzu-draw-do = Vyber nejslabší kartu: odevzdáš ji pod svůj balíček.

guide-sun_tzu-second = Oddíly na mapě
guide-sun_tzu-second-text = Výhra přidá oddíly. U krále Shao nejdřív vytlačí jeho, a tak malá výhra provincii brání, ale málokdy ji získá.
guide-sun_tzu-second-do = Vydej pět rozkazů a potvrď je.

guide-sun_tzu-ghost = Kdyby se bodovalo teď
guide-sun_tzu-ghost-text = Kdyby se bodovalo teď, body by byly: ty { $mine }, král Shao { $theirs }; obrys ukazuje, kam by se ukazatel posunul. Toto kolo se bude bodovat.
guide-sun_tzu-third = Kolo 3 se počítá
guide-sun_tzu-third-text = Počítá se jen ovládání po poslední bitvě. Najdi provincii, která převáží misky vah, a zahraj tam silnou kartu. Karty šetřené příliš dlouho nevyhrají nic.
guide-sun_tzu-third-do = Vydej pět rozkazů.
guide-sun_tzu-scored = První bodování
guide-sun_tzu-scored-text = Tvoje body: { $mine }, krále Shao: { $theirs }; ukazatel se posunul o rozdíl. Bodové žetony teď ukazují další hodnotu, takže důležité mohou být jiné provincie.
guide-sun_tzu-picks = Výběr bitev
guide-sun_tzu-picks-text = Od kola 4 vybírá strana, která má na mapě méně oddílů, kde se bude bojovat dál. To je výhoda menšího počtu oddílů.
guide-sun_tzu-full = Celá hra
guide-sun_tzu-full-text = Celá hra přidá tajné generály, posily, z nichž se oddíly vykupují za karty, a dvě silnější karty, které stojí oddíly, ať bitva dopadne jakkoli.
guide-sun_tzu-end = Hru už znáš
guide-sun_tzu-end-text = Rozkazy, bitvy, karty a bodování: to je všechno. Rozhodne nejvýš šest dalších kol. Když tah není dovolen, hra uvede pravidlo. Hodně štěstí!
