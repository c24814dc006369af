### The words of Sun Tzu in Czech. Arguments: see the English platform.ftl.
###
### Names come in as they are, in the nominative: $seat opens its sentence, or the case is chosen by
### $seat_id; provinces follow "provincie"; generals stand after a colon or as a quoted name; cards follow
### "karta", only the plague is declined.

sun_tzu-title = Sun Tzu

## Names

sun_tzu-seat-sun_tzu = Sun Tzu
sun_tzu-seat-shao = Král Shao
sun_tzu-seat-nobody = nikdo
# The same, by the number of the seat.
sun_tzu-seat-0 = { sun_tzu-seat-sun_tzu }
sun_tzu-seat-1 = { sun_tzu-seat-shao }

sun_tzu-province-QIN = Qin
sun_tzu-province-CHU = Chu
sun_tzu-province-JIN-YAN = Jin-Yan
sun_tzu-province-HAN-QI = Han-Qi
sun_tzu-province-WU = Wu

sun_tzu-card-1 = 1
sun_tzu-card-2 = 2
sun_tzu-card-3 = 3
sun_tzu-card-4 = 4
sun_tzu-card-5 = 5
sun_tzu-card-6 = 6
sun_tzu-card-7 = 7
sun_tzu-card-8 = 8
sun_tzu-card-9 = 9
sun_tzu-card-10 = 10
sun_tzu-card-minus-1 = −1
sun_tzu-card-plus-1 = +1
sun_tzu-card-plus-2 = +2
sun_tzu-card-plus-3 = +3
sun_tzu-card-plague = mor

sun_tzu-general-second_six = Praporečník
sun_tzu-general-second_six-about = Král Shao smí kartu 6 použít znovu v provincii, kterou už jí označil; na pole s názvem přijde další oddíl.
sun_tzu-general-ambush = Mistr léček
sun_tzu-general-ambush-about = V kterémkoli okně do kola 6 včetně vrátí král Shao 1 soupeřův oddíl z provincie do soupeřovy zásoby.
sun_tzu-general-healer = Léčitel
sun_tzu-general-healer-about = Při odhalení karet může král Shao určit, že soupeřův mor má sílu 0 a nepůsobí, pokud není morem i jeho vlastní karta.
sun_tzu-general-great_plague = Pán moru
sun_tzu-general-great_plague-about = Na začátku kola může král Shao oznámit, že každý mor tohoto kola ponechá jen 1 oddíl; podle varianty francouzského vydání to platí jen pro jeho vlastní mor.
sun_tzu-general-plague_bearer = Roznašeč moru
sun_tzu-general-plague_bearer-about = Při odhalení karet může král Shao určit, že jeho vlastní mor po svém účinku přijde dospod jeho balíčku a vrchní karta balíčku jde do krabice.
sun_tzu-general-march = Maršál
sun_tzu-general-march-about = V kterémkoli okně do kola 6 včetně Sun Tzu přesune 1 svůj oddíl do sousední provincie, která je neutrální nebo jeho.
sun_tzu-general-feint = Lstivec
sun_tzu-general-feint-about = Při odhalení karet, pokud král Shao nezahrál mor, může Sun Tzu určit, že jeho karta 7, 8, 9 nebo 10 platí jako 6, která provincii neoznačí.
sun_tzu-general-vanguard = Předvoj
sun_tzu-general-vanguard-about = Ukazatel skóre začíná 1 krok od středu na straně Sun Tzu.
sun_tzu-general-scribe = Písař
sun_tzu-general-scribe-about = Při odhalení karet může Sun Tzu určit, že jeho vlastní karta −1 po svém účinku přijde dospod jeho balíčku a vrchní karta balíčku jde do krabice.
sun_tzu-general-levy = Verbíř
sun_tzu-general-levy-about = V kterémkoli okně do kola 6 včetně Sun Tzu přidá 1 oddíl ze své zásoby do provincie, kterou ovládá.

sun_tzu-event_card-four_plagues = Čtyřikrát mor
sun_tzu-event_card-four_plagues-about = Jakmile byl ve hře zahrán mor počtvrté, přesune každá strana 1 oddíl ze zásoby do posil, nebo z herního plánu, pokud je její zásoba prázdná.
sun_tzu-event_card-three_sixes = Tři šestky
sun_tzu-event_card-three_sixes-about = Strana, jejíž karta 6 označila tři provincie, si smí tajně vzít dalšího ze svých odložených generálů.
sun_tzu-event_card-nine_beaten = Poražená devítka
sun_tzu-event_card-nine_beaten-about = Majitel karty 9, která nevyhrála svou bitvu, odloží 1 oddíl do posil.
sun_tzu-event_card-ten_beaten = Poražená desítka
sun_tzu-event_card-ten_beaten-about = Majitel karty 10, která nevyhrála svou bitvu, odloží 2 oddíly do posil.
sun_tzu-event_card-two_ones = Dvě jedničky
sun_tzu-event_card-two_ones-about = Když obě strany zahrály kartu 1 v téže provincii, získá strana, která prohrává na body, 1 bod nebo to, co jí dává varianta jiného vydání; za vyrovnaného stavu se nestane nic.

# What goes on now: the second half of a refusal, after a colon.
sun_tzu-now-keep_general = obě strany vybírají generála, kterého si ponechají
sun_tzu-now-orders = obě strany vykládají své rozkazy
sun_tzu-now-start_of_round = je otevřené okno na začátku kola
sun_tzu-now-after_orders = je otevřené okno mezi rozkazy a první bitvou
sun_tzu-now-after_battle = je otevřené okno po bitvě
sun_tzu-now-after_scoring = je otevřené okno po bodování
sun_tzu-now-next_battle = vybírá se provincie další bitvy
sun_tzu-now-at_reveal = právě byly odhaleny karty bitvy
sun_tzu-now-buy = strana, které chybějí oddíly, je smí vykoupit
sun_tzu-now-source = jedna strana vybírá, odkud se vezme oddíl
sun_tzu-now-draw = dobírají se karty
sun_tzu-now-take_general = je možné vzít si odloženého generála
sun_tzu-now-reinforce = strana, která prohrává na body, smí umístit oddíl do provincie
sun_tzu-now-battle_order = oznamuje se pořadí bitev
sun_tzu-now-before_end = pátá událost ukončila hru a rozhodují zásoby

## Questions

sun_tzu-ask-keep_general = Kterého generála si ponecháš? Pomůže ti jednou, tehdy, kdy to říká jeho text. Ostatní čtyři se odloží do krabice.
sun_tzu-ask-orders = Vylož po jedné kartě ke každé z pěti provincií. Až bude vyloženo všech pět, potvrď je.
# What can be done in a pause between two acts. $can (String): "general", "buy", "both", or "none".
sun_tzu-part-can = { $can_id ->
    [general] použít generála
    [buy] vykoupit oddíly
   *[both] použít generála nebo vykoupit oddíly
}
sun_tzu-part-cannot = Teď nemáš co použít ani vykoupit.
sun_tzu-ask-start_of_round = Kolo začíná. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Chceš před rozkazy { sun_tzu-part-can }?
}
sun_tzu-ask-after_orders = Rozkazy jsou vyloženy. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Chceš před první bitvou { sun_tzu-part-can }?
}
sun_tzu-ask-after_battle = Bitva skončila. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Chceš { sun_tzu-part-can }, než bude hra pokračovat?
}
sun_tzu-ask-after_scoring = Bodování skončilo. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Chceš před koncem kola { sun_tzu-part-can }?
}
sun_tzu-ask-next_battle = O kterou provincii se bude bojovat teď?
sun_tzu-ask-at_reveal = Obě karty jsou odhalené. Použiješ v této bitvě generála?
# What armies are needed for: the beginning of the next question.
sun_tzu-part-need = { $purpose_id ->
    [place] Do provincie { $province } umisťuješ { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    }
    [mark] Tvoje 6 odkládá 1 oddíl na pole s názvem provincie { $province }
    [price] Tvoje karta stojí { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    }
   *[other] Událost ti bere { $armies ->
        [one] 1 oddíl
        [few] { $armies } oddíly
       *[other] { $armies } oddílů
    }
}
sun_tzu-ask-buy = { sun_tzu-part-need }; v zásobě máš { $pool }. Vykoupíš nejdřív oddíly z posil?
sun_tzu-ask-source = { $purpose_id ->
    [place] { $armies ->
        [one] Odkud přijde oddíl do provincie { $province }?
       *[other] Odkud přijde další oddíl do provincie { $province }? Zbývá umístit: { $armies }.
    }
    [mark] Který oddíl přijde na pole s názvem provincie { $province }? Označuje ji tvoje 6.
    [price] { $armies ->
        [one] Kterým oddílem zaplatíš cenu své karty? Přijde do posil.
       *[other] Kterým oddílem zaplatíš za kartu (zbývá zaplatit: { $armies })? Jdou do posil, jeden po druhém.
    }
   *[other] { $armies ->
        [one] Který oddíl odložíš do posil? Bere ho událost.
       *[other] Který oddíl odložíš do posil? Událost bere { $armies }, jeden po druhém.
    }
}
sun_tzu-ask-draw = Kterou dobranou kartu odevzdáš dospod balíčku? Ostatní si necháš.
sun_tzu-ask-take_general = Vezmeš si dalšího ze svých odložených generálů? Soupeř neuvidí, kterého.
sun_tzu-ask-reinforce = Umístíš 1 oddíl ze své zásoby do provincie této bitvy?
sun_tzu-ask-battle_order = Která provincie je v pořadí bitev další? Celé pořadí oznamuješ před první bitvou.
sun_tzu-ask-before_end = Pátá událost byla vyhodnocena a ukazatel stojí uprostřed: vyhrává větší zásoba. { $can_id ->
    [none] { sun_tzu-part-cannot }
   *[other] Chceš předtím { sun_tzu-part-can }?
}

## Options

sun_tzu-option-lay = { $card_id ->
    [plague] Vylož mor k provincii { $province }
   *[other] Vylož kartu { $card } k provincii { $province }
}
sun_tzu-option-back = Vezmi svůj rozkaz od provincie { $province } zpět do ruky
sun_tzu-option-ready = Potvrď svých pět rozkazů
sun_tzu-option-pass = Pasuj
sun_tzu-option-reinforce = Umísti 1 oddíl ze své zásoby do provincie
sun_tzu-option-buy = { $card_id ->
    [plague] Odlož mor do krabice a přesuň 1 oddíl z posil do zásoby
   *[other] Odlož kartu { $card } do krabice a přesuň 1 oddíl z posil do zásoby
}
sun_tzu-option-under = { $card_id ->
    [plague] Dej mor dospod balíčku
   *[other] Dej kartu { $card } dospod balíčku
}
sun_tzu-option-fight = Bojuj teď o provincii { $province }
sun_tzu-option-from = { $source_id ->
    [pool] Vezmi 1 oddíl ze své zásoby
   *[other] Vezmi 1 oddíl z provincie { $source }
}
sun_tzu-option-use = { $general_id ->
    [ambush] Použij Mistra léček: 1 nepřátelský oddíl opustí provincii { $province }
    [levy] Použij Verbíře: přidej 1 oddíl ze své zásoby do provincie { $province }
    [march] Použij Maršála: přesuň 1 oddíl z provincie { $from } do provincie { $to }
    [healer] Použij Léčitele: mor nepůsobí
    [great_plague] Použij Pána moru: mor v tomto kole ponechá jen 1 oddíl
    [plague_bearer] Použij Roznašeče moru: tvůj mor přijde dospod tvého balíčku
    [scribe] Použij Písaře: tvoje karta −1 přijde dospod tvého balíčku
    [feint] Použij Lstivce: tvoje karta platí jako 6
   *[other] Použij generála: { $general }
}
sun_tzu-option-keep = Ponech si generála: { $general }
sun_tzu-option-take = Vezmi si generála: { $general }

## Why: what a bot that judges options says about one

# $side (String): whose armies the plague would hit: "foe", "me", or "none".
sun_tzu-reason-plague = { $side_id ->
    [foe] Mor vezme soupeři oddíly v provincii { $province }.
    [me] Mor by vzal tvé oddíly v provincii { $province }.
   *[none] S morem se o provincii { $province } nebojuje.
}
# $percent (Number): of what a good opponent might play there.
sun_tzu-reason-win = Proti dobré hře je šance na výhru v provincii { $province } asi { $percent } %.
sun_tzu-reason-even = Otevřený výsledek: šance na výhru v provincii { $province } je asi { $percent } %.
sun_tzu-reason-seldom = Malá šance na výhru v provincii { $province }: asi { $percent } %.
sun_tzu-reason-close = V provincii { $province } vyhraješ zřídka, ale zřídka prohraješ o víc než 1.
sun_tzu-reason-extra = I po prohře v provincii { $province } si díky kartě 1 dobereš kartu navíc.
sun_tzu-reason-cheap = { $card_id ->
    [plague] I po prohře v provincii { $province } se mor vrátí do ruky.
   *[other] I po prohře v provincii { $province } se karta { $card } vrátí do ruky.
}
sun_tzu-reason-general = { $general_id ->
    [vanguard] Ukazatel skóre se hned posune o 1 krok na tvou stranu.
    [ambush] Okamžik si zvolíš ty, jen ne během bitvy.
    [march] Okamžik si zvolíš ty, jen ne během bitvy.
    [levy] Okamžik si zvolíš ty, jen ne během bitvy.
    [great_plague] Zvolíš si kolo, ve kterém mor udeří nejvíc.
    [second_six] Kartu 6 lze použít znovu v provincii, kterou označila.
   *[other] Rozhodneš se, až budou obě karty odhalené.
}
sun_tzu-reason-now = Lepší teď než později: čekání snižuje tvou šanci.
sun_tzu-reason-early = Spotřebuješ generála už teď; čekání nevypadá hůř.
# $saved (String): "general" or "cards".
sun_tzu-reason-wait = { $saved_id ->
    [general] Ušetříš si generála na lepší chvíli.
   *[cards] Ušetříš si karty; oddíly půjde vykoupit, až budou potřeba.
}
sun_tzu-reason-leave = Nic se nezmění.
sun_tzu-reason-buy = { $card_id ->
    [plague] Proměníš mor v oddíl do zásoby.
   *[other] Proměníš kartu { $card } v oddíl do zásoby.
}
sun_tzu-reason-need = { $card_id ->
    [plague] Chybí o oddíl méně; zaplatíš ho morem.
   *[other] Chybí o oddíl méně; zaplatíš ho kartou { $card }.
}
sun_tzu-reason-spare = Ušetříš si karty na pozdější rozkazy.
sun_tzu-reason-fight = { $number ->
    [0] Bojuje se ve chvíli, kdy je tvá zásoba prázdná.
    [one] Bojuje se ve chvíli, kdy máš v zásobě 1 oddíl.
    [few] Bojuje se ve chvíli, kdy máš v zásobě { $number } oddíly.
   *[other] Bojuje se ve chvíli, kdy máš v zásobě { $number } oddílů.
}
sun_tzu-reason-order = Na pořadí závisí, na kterou bitvu zbudou oddíly v zásobě.
sun_tzu-reason-pool = Ušetříš provincie; v zásobě zbude oddílů: { $number }.
sun_tzu-reason-thin = { $number ->
    [0] Přestaneš ovládat provincii { $province }.
    [one] V provincii { $province } zůstane 1 oddíl.
    [few] V provincii { $province } zůstanou { $number } oddíly.
   *[other] V provincii { $province } zůstane { $number } oddílů.
}
sun_tzu-reason-keep = { $card_id ->
    [plague] Necháš si mor.
   *[other] Necháš si kartu { $card }.
}
sun_tzu-reason-keep_two = { $card_id ->
    [plague] { $other_card_id ->
        [plague] Necháš si dvakrát mor.
       *[other] Necháš si mor a kartu { $other_card }.
    }
   *[other] { $other_card_id ->
        [plague] Necháš si kartu { $card } a mor.
       *[other] Necháš si karty { $card } a { $other_card }.
    }
}
sun_tzu-reason-reinforce = O oddíl víc v provincii této bitvy.
sun_tzu-reason-hold = Oddíl zůstane v zásobě.

## What happened

# $marker (Number) is positive on Sun Tzu's side of the score track.
sun_tzu-marker = { $marker_sign ->
    [plus] ukazatel skóre stojí { $marker_size ->
        [one] 1 krok
        [few] { $marker_size } kroky
       *[other] { $marker_size } kroků
    } od středu na straně Sun Tzu
    [minus] ukazatel skóre stojí { $marker_size ->
        [one] 1 krok
        [few] { $marker_size } kroky
       *[other] { $marker_size } kroků
    } od středu na straně krále Shao
   *[zero] ukazatel skóre stojí uprostřed
}

# Why the game ends. $cause (String) is missing in games of old versions.
sun_tzu-part-cause = { $cause_id ->
    [track] Hra končí, protože ukazatel stojí na konci stupnice, kde se zastaví
    [events] Hra končí, protože byla vyhodnocena pátá událost
    [rounds] Hra končí po kole 9
   *[other] Konec hry
}
# What an army goes to the reserves for, at the end of a sentence.
sun_tzu-part-for = { $purpose_id ->
    [price] { " (cena karty)." }
    [forfeit] { " (kvůli události)." }
    [tithe] { " (kvůli události)." }
   *[other] .
}

sun_tzu-event-event_up = Odhaluje se událost: { $event }.
sun_tzu-event-general_kept = { $seat } si ponechává lícem dolů generála: { $general }.
sun_tzu-event-drew = { $card_id ->
    [plague] { $seat } si dobírá mor.
   *[other] { $seat } si dobírá kartu { $card }.
}
sun_tzu-event-cards_drawn = { $count ->
    [one] { $seat } si dobírá 1 kartu.
    [few] { $seat } si dobírá { $count } karty.
   *[other] { $seat } si dobírá { $count } karet.
}
sun_tzu-event-score_marker = Hodnota provincie { $province }: { $round_3 } po kole 3, { $round_6 } po kole 6 a { $round_9 } po kole 9.
sun_tzu-event-round = Začíná kolo { $round }.
sun_tzu-event-order = { $card_id ->
    [plague] { $seat } vykládá mor k provincii { $province }.
   *[other] { $seat } vykládá kartu { $card } k provincii { $province }.
}
sun_tzu-event-order_back = { $card_id ->
    [plague] { $seat } si bere mor od provincie { $province } zpět do ruky.
   *[other] { $seat } si bere kartu { $card } od provincie { $province } zpět do ruky.
}
sun_tzu-event-ready = { $seat } potvrzuje rozkazy.
sun_tzu-event-armies_counted = Oddíly na herním plánu: Sun Tzu { $sun_tzu }, král Shao { $shao }.
sun_tzu-event-decides = { $seat } určuje pořadí bitev v tomto kole.
sun_tzu-event-announced = { $seat } oznamuje bitvu { $number }: { $province }.
sun_tzu-event-reveal = Bitva o provincii { $province }: Sun Tzu odhaluje { $sun_tzu_card_id ->
    [plague] mor
   *[other] kartu { $sun_tzu_card }
}, král Shao odhaluje { $shao_card_id ->
    [plague] mor
   *[other] kartu { $shao_card }
}.
sun_tzu-event-general_used = { $seat } používá generála: { $general }.
sun_tzu-event-plague = { $lost ->
    [0] Mor v provincii { $province } nikomu žádný oddíl nevezme.
    [one] { $seat } ztrácí kvůli moru v provincii { $province } 1 oddíl.
    [few] { $seat } ztrácí kvůli moru v provincii { $province } { $lost } oddíly.
   *[other] { $seat } ztrácí kvůli moru v provincii { $province } { $lost } oddílů.
}
sun_tzu-event-marked = { $source_id ->
    [pool] { $seat } označuje provincii { $province } kartou 6: 1 oddíl ze zásoby přichází na pole s jejím názvem.
    [nowhere] { $seat } označuje provincii { $province } kartou 6, bez oddílu.
   *[other] { $seat } označuje provincii { $province } kartou 6: 1 oddíl z provincie { $source } přichází na pole s jejím názvem.
}
sun_tzu-event-won = { $seat } vítězí v provincii { $province } o { $margin }.
sun_tzu-event-tie = V provincii { $province } jsou síly vyrovnané: nic se nepřesouvá.
sun_tzu-event-withdrew = { $count ->
    [one] { $seat } stahuje 1 oddíl z provincie { $province } zpět do zásoby.
    [few] { $seat } stahuje { $count } oddíly z provincie { $province } zpět do zásoby.
   *[other] { $seat } stahuje { $count } oddílů z provincie { $province } zpět do zásoby.
}
sun_tzu-event-placed = { $source_id ->
    [pool] { $count ->
        [one] { $seat } umisťuje 1 oddíl ze zásoby do provincie { $province }.
        [few] { $seat } umisťuje { $count } oddíly ze zásoby do provincie { $province }.
       *[other] { $seat } umisťuje { $count } oddílů ze zásoby do provincie { $province }.
    }
   *[other] { $count ->
        [one] { $seat } přesouvá 1 oddíl z provincie { $source } do provincie { $province }.
        [few] { $seat } přesouvá { $count } oddíly z provincie { $source } do provincie { $province }.
       *[other] { $seat } přesouvá { $count } oddílů z provincie { $source } do provincie { $province }.
    }
}
sun_tzu-event-to_reserves = { $source_id ->
    [pool] { $count ->
        [one] { $seat } odkládá 1 oddíl ze zásoby do posil{ sun_tzu-part-for }
        [few] { $seat } odkládá { $count } oddíly ze zásoby do posil{ sun_tzu-part-for }
       *[other] { $seat } odkládá { $count } oddílů ze zásoby do posil{ sun_tzu-part-for }
    }
   *[other] { $count ->
        [one] { $seat } odkládá 1 oddíl z provincie { $source } do posil{ sun_tzu-part-for }
        [few] { $seat } odkládá { $count } oddíly z provincie { $source } do posil{ sun_tzu-part-for }
       *[other] { $seat } odkládá { $count } oddílů z provincie { $source } do posil{ sun_tzu-part-for }
    }
}
sun_tzu-event-pool_empty = { $purpose_id ->
    [place] { $seat } má prázdnou zásobu: další oddíly přijdou z provincií, nejdřív ze sousedních.
   *[other] { $seat } má prázdnou zásobu: další oddíl přijde z provincie.
}
sun_tzu-event-no_armies = { $purpose_id ->
    [place] { $seat } už nemá další oddíly: z rozdílu propadá { $missing }.
   *[other] { $seat } už nemá oddíly, které by šlo odložit do posil.
}
sun_tzu-event-bought = { $card_id ->
    [plague] { $seat } odkládá mor do krabice a přesouvá 1 oddíl z posil do zásoby.
   *[other] { $seat } odkládá kartu { $card } do krabice a přesouvá 1 oddíl z posil do zásoby.
}
sun_tzu-event-recycled = { $card_id ->
    [plague] { $seat } dává mor dospod balíčku; vrchní karta balíčku ({ $top }) jde do krabice.
   *[other] { $seat } dává kartu { $card } dospod balíčku; vrchní karta balíčku ({ $top }) jde do krabice.
}
sun_tzu-event-event_used = Událost „{ $event }“ byla vyhodnocena a jde do krabice.
sun_tzu-event-general_taken = { $seat } si bere lícem dolů dalšího generála.
sun_tzu-event-general_declined = { $seat } si dalšího generála nebere.
sun_tzu-event-took = { $seat } si bere generála: { $general }.
sun_tzu-event-scored = Bodování kola { $round }: Sun Tzu { $sun_tzu }, král Shao { $shao }; { sun_tzu-marker }.
sun_tzu-event-point = { $seat } posouvá ukazatel skóre o 1 krok ke své straně; { sun_tzu-marker }.
sun_tzu-event-put_under = { $card_id ->
    [plague] { $seat } dává mor dospod balíčku.
   *[other] { $seat } dává kartu { $card } dospod balíčku.
}
sun_tzu-event-end = { $marker_sign ->
    [zero] { $winner_id ->
        [nobody] { sun_tzu-part-cause }; { sun_tzu-marker } a zásoby jsou stejně velké (po { $sun_tzu }): remíza.
        [shao] { sun_tzu-part-cause }; { sun_tzu-marker } a král Shao vítězí díky větší zásobě: Sun Tzu má { $sun_tzu }, král Shao { $shao }.
       *[other] { sun_tzu-part-cause }; { sun_tzu-marker } a { $winner } vítězí díky větší zásobě: Sun Tzu má { $sun_tzu }, král Shao { $shao }.
    }
   *[other] { $winner_id ->
        [shao] { sun_tzu-part-cause }; { sun_tzu-marker }: král Shao vítězí.
       *[other] { sun_tzu-part-cause }; { sun_tzu-marker }: { $winner } vítězí.
    }
}

## Options of the game

sun_tzu-setting-events = Události
sun_tzu-setting-events-false = Bez událostí
sun_tzu-setting-events-true = S pěti událostmi; po vyhodnocení páté hra končí bez dalšího bodování
sun_tzu-setting-beginner = Hra pro začátečníky
sun_tzu-setting-beginner-false = Plná hra
sun_tzu-setting-beginner-true = Bez událostí, generálů, karet +2 a +3 a bez posil; všechny oddíly začínají v zásobě
sun_tzu-setting-fixed_order = Pevné pořadí bitev
sun_tzu-setting-fixed_order-rounds_1_to_3 = V kolech 1 až 3; od kola 4 vybírá strana s menším počtem oddílů (polské vydání)
sun_tzu-setting-fixed_order-round_1 = Jen v kole 1; od kola 2 vybírá strana s menším počtem oddílů, při stejném počtu ta, která vybírala naposledy (francouzské vydání)
sun_tzu-setting-two_ones = Událost „Dvě jedničky“: co získá strana, která prohrává na body
sun_tzu-setting-two_ones-point = 1 bod (polské vydání)
sun_tzu-setting-two_ones-army = Smí umístit 1 oddíl ze své zásoby do provincie, je-li neutrální nebo její vlastní (anglické vydání)
sun_tzu-setting-two_ones-victory = Vyhraje tuto bitvu o 1 (francouzské vydání)
sun_tzu-setting-great_plague = Pán moru: který mor ponechá jen 1 oddíl
sun_tzu-setting-great_plague-every = Každý mor tohoto kola, kterékoli strany (polské vydání)
sun_tzu-setting-great_plague-own = Jen mor krále Shao (francouzské vydání)
sun_tzu-setting-battle_order = Pořadí bitev: kdy se určuje
sun_tzu-setting-battle_order-one_by_one = Bitva po bitvě
sun_tzu-setting-battle_order-announced = Celé pořadí před první bitvou

## Refusals. The last variant speaks without any fact.

sun_tzu-refusal-ST-A2 = Můžeš si ponechat jen jednoho ze svých pěti generálů.
sun_tzu-refusal-ST-B1 = { $about ->
    [card] { $card_id ->
        [plague] Teď nemáš v ruce mor.
       *[other] Teď nemáš v ruce kartu { $card }.
    }
    [province] K provincii { $province } už máš kartu vyloženou; nejdřív si ji vezmi zpět.
    [laid] { $laid ->
        [0] Ještě nemáš vyloženo: ke každé z pěti provincií patří karta, a zatím není vyložena žádná.
        [one] Ještě nemáš vyloženo: ke každé z pěti provincií patří karta, a vyložena je jen 1.
        [few] Ještě nemáš vyloženo: ke každé z pěti provincií patří karta, a vyloženy jsou jen { $laid }.
       *[other] Ještě nemáš vyloženo: ke každé z pěti provincií patří karta, a vyloženo jich je jen { $laid }.
    }
   *[other] Ke každé z pěti provincií patří jedna karta z tvé ruky.
}
sun_tzu-refusal-ST-B2 = O tuto provincii se už v tomto kole bojovalo.
sun_tzu-refusal-ST-B7 = Dospod balíčku můžeš dát jen právě dobranou kartu.
sun_tzu-refusal-ST-B9 = { $about ->
    [now] Na to teď není vhodná chvíle: { $now }.
   *[other] Na to teď není vhodná chvíle.
}
sun_tzu-refusal-ST-B15 = { $about ->
    [province] K provincii { $province } nemáš vyloženou kartu, kterou by šlo vzít zpět.
   *[other] Není tu žádná karta, kterou by šlo vzít zpět.
}
sun_tzu-refusal-ST-C6 = Odtud teď oddíl vzít nelze.
sun_tzu-refusal-ST-C8 = Oddíly je nutné umístit: vyber, odkud vezmeš další.
sun_tzu-refusal-ST-D1 = { $about ->
    [reserves] Nemáš v posilách žádné oddíly k vykoupení.
    [card] { $card_id ->
        [plague] Morem zaplatit nemůžeš: nemáš ho v ruce.
       *[other] Kartou { $card } zaplatit nemůžeš: nemáš ji v ruce.
    }
   *[other] Potřebuješ oddíl v posilách a v ruce kartu na zaplacení.
}
sun_tzu-refusal-ST-D2 = { $about ->
    [card] Karta { $card } má rámeček a takovými kartami nelze platit za oddíly.
    [order] { $order_id ->
        [plague] Tvůj mor je vyložený jako rozkaz a není v ruce, takže jím nelze platit za oddíly.
       *[other] Tvoje karta { $order } je vyložená jako rozkaz a není v ruce, takže jí nelze platit za oddíly.
    }
   *[other] Kartami s rámečkem nelze platit za oddíly.
}
sun_tzu-refusal-ST-D4 = { $about ->
    [now] V této chvíli nelze vykupovat oddíly: { $now }.
   *[other] V této chvíli nelze vykupovat oddíly.
}
sun_tzu-refusal-ST-E3 = { $about ->
    [province] Tvoje karta 6 už byla v provincii { $province } použita a nesmí se tam vyložit znovu.
   *[other] Tvoje karta 6 už byla v této provincii použita a nesmí se tam vyložit znovu.
}
sun_tzu-refusal-ST-E5 = Odtud nelze vzít oddíl na zaplacení ceny tvé karty.
sun_tzu-refusal-ST-E12 = Odtud nelze vzít oddíl, kterým tvoje karta 6 provincii označí.
sun_tzu-refusal-ST-F2 = { $about ->
    [province] Soupeř nemá v provincii { $province } žádný oddíl, který by šlo odstranit.
   *[other] Soupeř tam nemá žádný oddíl, který by šlo odstranit.
}
sun_tzu-refusal-ST-F4 = Pána moru lze použít jen na začátku kola.
sun_tzu-refusal-ST-F5 = { $about ->
    [card] Roznašeč moru potřebuje tvůj právě zahraný mor; tvoje karta v této bitvě je { $card }.
   *[other] Roznašeč moru potřebuje tvůj právě zahraný mor.
}
sun_tzu-refusal-ST-F6 = { $about ->
    [province] Maršál nemůže odvést oddíl do provincie { $province }, protože ji ovládá soupeř.
    [start_goal] Provincie { $start } a { $goal } spolu nesousedí, takže tam Maršál oddíl odvést nemůže.
   *[other] Maršál může odvést oddíl jen do sousední provincie, která je neutrální nebo tvoje.
}
sun_tzu-refusal-ST-F9 = { $about ->
    [card] Písař potřebuje tvou právě zahranou kartu −1; tvoje karta v této bitvě je { $card }.
   *[other] Písař potřebuje tvou právě zahranou kartu −1.
}
sun_tzu-refusal-ST-F10 = { $about ->
    [province] Provincii { $province } neovládáš, takže tam Verbíř nemůže přidat oddíl.
   *[other] Verbíř může přidat oddíl jen do provincie, kterou ovládáš.
}
sun_tzu-refusal-ST-F11 = { $about ->
    [general] Generála „{ $general }“ lze použít jen v okně, a žádné teď není otevřené.
    [now] V této chvíli nelze použít žádného generála: { $now }.
   *[other] V této chvíli nelze použít žádného generála.
}
sun_tzu-refusal-ST-F12 = { $about ->
    [general] Generála „{ $general }“ nemáš.
   *[other] Tohoto generála nemáš.
}
sun_tzu-refusal-ST-F13 = { $about ->
    [general] Generála „{ $general }“ lze použít jen tehdy, když byly právě odhaleny karty bitvy.
   *[other] Tohoto generála lze použít jen tehdy, když byly právě odhaleny karty bitvy.
}
sun_tzu-refusal-ST-F15 = Praporečníka použiješ tak, že vyložíš kartu 6 k provincii, kterou už označila.
sun_tzu-refusal-ST-F17 = { $about ->
    [card] { $card_id ->
        [plague] Léčitel nepomůže, když jsou morem obě karty.
       *[other] Léčitel působí jen proti moru, který zahrál Sun Tzu; jeho karta v této bitvě je { $card }.
    }
   *[other] Léčitel působí jen proti moru, který zahrál Sun Tzu, a to jen když tvoje vlastní karta není mor.
}
sun_tzu-refusal-ST-F19 = Tvůj balíček je prázdný, takže dospod nelze dát kartu výměnou za vrchní.
sun_tzu-refusal-ST-F20 = { $about ->
    [province] Nemáš v provincii { $province } žádný oddíl, který by mohl Maršál přesunout.
    [pool] Tvoje zásoba je prázdná, takže Verbíř nemá co přidat; máš-li posily, můžeš nejdřív oddíl vykoupit.
   *[other] Nemáš pro tohoto generála žádný oddíl.
}
sun_tzu-refusal-ST-F21 = { $about ->
    [card] Lstivec potřebuje tvou kartu 7, 8, 9 nebo 10 a žádný mor proti ní; tvoje karta v této bitvě je { $card }.
   *[other] Lstivec potřebuje tvou kartu 7, 8, 9 nebo 10 a žádný mor proti ní.
}
sun_tzu-refusal-ST-F22 = Předvoj se použije sám před prvním kolem a nikdy později.
sun_tzu-refusal-ST-F23 = { $about ->
    [round] Probíhá kolo { $round } a tohoto generála lze použít jen do kola 6 včetně.
   *[other] Tohoto generála lze použít jen do kola 6 včetně.
}
sun_tzu-refusal-ST-G1 = Odtud nelze vzít oddíl do posil.
sun_tzu-refusal-ST-G11 = Můžeš si vzít jen jednoho ze svých odložených generálů, a nikdy ne Předvoj.
sun_tzu-refusal-ST-G12 = Odtud nelze vzít oddíl pro událost.
sun_tzu-refusal-ST-X2 = Můžeš umístit 1 oddíl ze své zásoby do provincie, nebo pasovat.
sun_tzu-refusal-ST-X4 = Tato provincie už má v pořadí své místo.
