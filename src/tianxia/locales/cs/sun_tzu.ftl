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
sun_tzu-card-minus-1 = -1
sun_tzu-card-plus-1 = +1
sun_tzu-card-plus-2 = +2
sun_tzu-card-plus-3 = +3
sun_tzu-card-plague = mor

sun_tzu-general-second_six = Praporečník
sun_tzu-general-second_six-about = Král Shao smí kartu 6 použít znovu v provincii, kterou už jí označil; na pole s názvem přijde další oddíl.
sun_tzu-general-ambush = Mistr léček
sun_tzu-general-ambush-about = V kterémkoli okně do kola 6 včetně král Shao odstraní z provincie 1 oddíl Sun Tzu do zásoby jeho majitele.
sun_tzu-general-healer = Léčitel
sun_tzu-general-healer-about = Při odhalení karet král Shao způsobí, že mor Sun Tzu má sílu 0 a nepůsobí, pokud není morem i jeho vlastní karta.
sun_tzu-general-great_plague = Pán moru
sun_tzu-general-great_plague-about = Na začátku kola král Shao oznámí, že každý mor tohoto kola ponechá jen 1 oddíl; podle varianty francouzského vydání to platí jen pro jeho vlastní mor.
sun_tzu-general-plague_bearer = Roznašeč moru
sun_tzu-general-plague_bearer-about = Při odhalení karet král Shao určí, že jeho vlastní mor po svém účinku přijde dospod jeho balíčku a vrchní karta balíčku do krabice.
sun_tzu-general-march = Maršál
sun_tzu-general-march-about = V kterémkoli okně do kola 6 včetně Sun Tzu přesune 1 svůj oddíl do sousední provincie, která je neutrální nebo jeho.
sun_tzu-general-feint = Lstivec
sun_tzu-general-feint-about = Při odhalení karet, pokud karta krále Shao není mor, platí 7, 8, 9 nebo 10 Sun Tzu jako 6, která provincii neoznačí.
sun_tzu-general-vanguard = Předvoj
sun_tzu-general-vanguard-about = Ukazatel skóre začíná 1 krok od středu na straně Sun Tzu.
sun_tzu-general-scribe = Písař
sun_tzu-general-scribe-about = Při odhalení karet Sun Tzu určí, že jeho vlastní karta -1 po svém účinku přijde dospod jeho balíčku a vrchní karta balíčku do krabice.
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
sun_tzu-now-start_of_round = probíhá okno na začátku kola
sun_tzu-now-after_orders = probíhá okno mezi rozkazy a první bitvou
sun_tzu-now-after_battle = probíhá okno po bitvě
sun_tzu-now-after_scoring = probíhá okno po bodování
sun_tzu-now-next_battle = vybírá se provincie další bitvy
sun_tzu-now-at_reveal = právě byly odhaleny karty bitvy
sun_tzu-now-buy = strana, které chybějí oddíly, je smí vykoupit
sun_tzu-now-source = jedna strana vybírá, odkud přijde oddíl
sun_tzu-now-draw = lízají se karty
sun_tzu-now-take_general = je možné vzít si odloženého generála
sun_tzu-now-reinforce = strana, která prohrává na body, smí umístit oddíl do provincie

## Questions

sun_tzu-ask-keep_general = Kterého generála si ponecháš? Ostatní čtyři se odloží do krabice.
sun_tzu-ask-orders = Vylož po jedné kartě ke každé z pěti provincií; až jich bude ležet všech pět, ohlas připravenost.
sun_tzu-ask-start_of_round = Kolo začíná. Použiješ před rozkazy generála nebo vykoupíš oddíly?
sun_tzu-ask-after_orders = Rozkazy leží. Použiješ před první bitvou generála nebo vykoupíš oddíly?
sun_tzu-ask-after_battle = Bitva skončila. Použiješ generála nebo vykoupíš oddíly, než bude hra pokračovat?
sun_tzu-ask-after_scoring = Bodování skončilo. Použiješ před koncem kola generála nebo vykoupíš oddíly?
sun_tzu-ask-next_battle = O kterou provincii se bude bojovat teď?
sun_tzu-ask-at_reveal = Obě karty jsou odhalené. Použiješ v této bitvě generála?
sun_tzu-ask-buy = Potřebuješ víc oddílů, než máš v zásobě. Vykoupíš nejdřív oddíly z posil?
sun_tzu-ask-source = Odkud přijde další oddíl?
sun_tzu-ask-draw = Kterou z líznutých karet dáš dospod balíčku? Ostatní si necháš.
sun_tzu-ask-take_general = Vezmeš si dalšího ze svých odložených generálů? Soupeř neuvidí, kterého.
sun_tzu-ask-reinforce = Umístíš 1 oddíl ze své zásoby do provincie této bitvy?

## Options

sun_tzu-option-lay = { $card_id ->
    [plague] Vylož mor k provincii { $province }
   *[other] Vylož kartu { $card } k provincii { $province }
}
sun_tzu-option-back = Vezmi svůj rozkaz od provincie { $province } zpět do ruky
sun_tzu-option-ready = Připraveno: tvých pět rozkazů leží
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
sun_tzu-option-fight = Další bitva: provincie { $province }
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
    [scribe] Použij Písaře: tvoje karta -1 přijde dospod tvého balíčku
    [feint] Použij Lstivce: tvoje karta platí jako 6
   *[other] Použij generála: { $general }
}
sun_tzu-option-keep = Ponech si generála: { $general }
sun_tzu-option-take = Vezmi si generála: { $general }

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

sun_tzu-event-event_up = Odhaluje se událost: { $event }.
sun_tzu-event-general_kept = { $seat } si ponechává lícem dolů generála: { $general }.
sun_tzu-event-drew = { $card_id ->
    [plague] { $seat } si líže mor.
   *[other] { $seat } si líže kartu { $card }.
}
sun_tzu-event-cards_drawn = { $count ->
    [one] { $seat } si líže 1 kartu.
    [few] { $seat } si líže { $count } karty.
   *[other] { $seat } si líže { $count } karet.
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
sun_tzu-event-ready = { $seat } hlásí připravenost.
sun_tzu-event-armies_counted = Oddíly na herním plánu: Sun Tzu { $sun_tzu }, král Shao { $shao }.
sun_tzu-event-decides = { $seat } určuje pořadí bitev v tomto kole.
sun_tzu-event-reveal = Bitva o provincii { $province }: Sun Tzu odhaluje { $sun_tzu_card_id ->
    [plague] mor
   *[other] kartu { $sun_tzu_card }
}, král Shao odhaluje { $shao_card_id ->
    [plague] mor
   *[other] kartu { $shao_card }
}.
sun_tzu-event-general_used = { $seat } používá generála: { $general }.
sun_tzu-event-plague = { $lost ->
    [0] Mor v provincii { $province } nepřipraví nikoho o žádný oddíl.
    [one] { $seat } ztrácí morem v provincii { $province } 1 oddíl.
    [few] { $seat } ztrácí morem v provincii { $province } { $lost } oddíly.
   *[other] { $seat } ztrácí morem v provincii { $province } { $lost } oddílů.
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
        [one] { $seat } odkládá 1 oddíl ze zásoby do posil.
        [few] { $seat } odkládá { $count } oddíly ze zásoby do posil.
       *[other] { $seat } odkládá { $count } oddílů ze zásoby do posil.
    }
   *[other] { $count ->
        [one] { $seat } odkládá 1 oddíl z provincie { $source } do posil.
        [few] { $seat } odkládá { $count } oddíly z provincie { $source } do posil.
       *[other] { $seat } odkládá { $count } oddílů z provincie { $source } do posil.
    }
}
sun_tzu-event-bought = { $card_id ->
    [plague] { $seat } odkládá mor do krabice a přesouvá 1 oddíl z posil do zásoby.
   *[other] { $seat } odkládá kartu { $card } do krabice a přesouvá 1 oddíl z posil do zásoby.
}
sun_tzu-event-recycled = { $card_id ->
    [plague] { $seat } dává mor dospod balíčku; vrchní karta balíčku ({ $top }) jde do krabice.
   *[other] { $seat } dává kartu { $card } dospod balíčku; vrchní karta balíčku ({ $top }) jde do krabice.
}
sun_tzu-event-event_used = Událost „{ $event }“ byla využita a jde do krabice.
sun_tzu-event-general_taken = { $seat } si bere lícem dolů dalšího generála.
sun_tzu-event-general_declined = { $seat } si dalšího generála nebere.
sun_tzu-event-took = { $seat } si bere generála: { $general }.
sun_tzu-event-scored = Bodování kola { $round }: Sun Tzu { $sun_tzu }, král Shao { $shao }; { sun_tzu-marker }.
sun_tzu-event-point = { $seat } získává 1 krok na bodové stupnici; { sun_tzu-marker }.
sun_tzu-event-put_under = { $card_id ->
    [plague] { $seat } dává mor dospod balíčku.
   *[other] { $seat } dává kartu { $card } dospod balíčku.
}
sun_tzu-event-end = { $marker_sign ->
    [zero] { $winner_id ->
        [nobody] Konec hry; { sun_tzu-marker } a zásoby jsou stejné, obě { $sun_tzu }: remíza.
        [shao] Konec hry; { sun_tzu-marker } a král Shao vítězí díky větší zásobě: Sun Tzu má { $sun_tzu }, král Shao { $shao }.
       *[other] Konec hry; { sun_tzu-marker } a { $winner } vítězí díky větší zásobě: Sun Tzu má { $sun_tzu }, král Shao { $shao }.
    }
   *[other] { $winner_id ->
        [shao] Konec hry; { sun_tzu-marker }: král Shao vítězí.
       *[other] Konec hry; { sun_tzu-marker }: { $winner } vítězí.
    }
}

## Options of the game

sun_tzu-setting-events = Události
sun_tzu-setting-events-false = Bez událostí
sun_tzu-setting-events-true = S pěti událostmi; po využití páté hra okamžitě končí
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
sun_tzu-setting-great_plague-own = Jen mor jeho majitele (francouzské vydání)

## Refusals. The last variant speaks without any fact.

sun_tzu-refusal-ST-A2 = Můžeš si ponechat jen jednoho ze svých pěti generálů.
sun_tzu-refusal-ST-B1 = { $about ->
    [card] { $card_id ->
        [plague] Teď nemáš v ruce mor.
       *[other] Teď nemáš v ruce kartu { $card }.
    }
    [province] U provincie { $province } už tvoje karta leží; nejdřív si ji vezmi zpět.
    [laid] { $laid ->
        [0] Ještě není vše připraveno: u každé z pěti provincií musí ležet karta, a neleží tam žádná.
        [one] Ještě není vše připraveno: u každé z pěti provincií musí ležet karta, a leží jen 1.
        [few] Ještě není vše připraveno: u každé z pěti provincií musí ležet karta, a leží jen { $laid }.
       *[other] Ještě není vše připraveno: u každé z pěti provincií musí ležet karta, a leží jich jen { $laid }.
    }
   *[other] U každé z pěti provincií musí ležet jedna karta z tvé ruky.
}
sun_tzu-refusal-ST-B2 = O tuto provincii se už v tomto kole bojovalo.
sun_tzu-refusal-ST-B7 = Dospod balíčku můžeš dát jen právě líznutou kartu.
sun_tzu-refusal-ST-B9 = { $about ->
    [now] Na to teď není vhodná chvíle: { $now }.
   *[other] Na to teď není vhodná chvíle.
}
sun_tzu-refusal-ST-B15 = { $about ->
    [province] U provincie { $province } neleží žádná tvoje karta, kterou by šlo vzít zpět.
   *[other] Není tu žádná karta, kterou by šlo vzít zpět.
}
sun_tzu-refusal-ST-C6 = Odtud teď oddíl vzít nelze.
sun_tzu-refusal-ST-C8 = Oddíly je nutné umístit: vyber, odkud přijde další.
sun_tzu-refusal-ST-D1 = { $about ->
    [reserves] Nemáš v posilách žádné oddíly k vykoupení.
    [card] { $card_id ->
        [plague] Nemáš v ruce mor, kterým by šlo zaplatit.
       *[other] Nemáš v ruce kartu { $card }, kterou by šlo zaplatit.
    }
   *[other] Potřebuješ oddíl v posilách a v ruce kartu na zaplacení.
}
sun_tzu-refusal-ST-D2 = { $about ->
    [card] Karta { $card } má rámeček a kartami s rámečkem nelze platit za oddíly.
    [order] { $order_id ->
        [plague] Tvůj mor leží jako rozkaz a není v ruce, takže jím nelze platit za oddíly.
       *[other] Tvoje karta { $order } leží jako rozkaz a není v ruce, takže jí nelze platit za oddíly.
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
sun_tzu-refusal-ST-E12 = Odtud nelze vzít oddíl na označení tvou kartou 6.
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
    [card] Písař potřebuje tvou právě zahranou kartu -1; tvoje karta v této bitvě je { $card }.
   *[other] Písař potřebuje tvou právě zahranou kartu -1.
}
sun_tzu-refusal-ST-F10 = { $about ->
    [province] Provincii { $province } neovládáš, takže tam Verbíř nemůže přidat oddíl.
   *[other] Verbíř může přidat oddíl jen do provincie, kterou ovládáš.
}
sun_tzu-refusal-ST-F11 = { $about ->
    [general] Generála „{ $general }“ lze použít jen v okně, a žádné teď neprobíhá.
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
sun_tzu-refusal-ST-F15 = Praporečník se použije tím, že kartu 6 vyložíš k provincii, kterou už označila.
sun_tzu-refusal-ST-F17 = { $about ->
    [card] { $card_id ->
        [plague] Léčitel nepomůže, když jsou morem obě karty.
       *[other] Léčitel působí jen proti moru Sun Tzu, a jeho karta v této bitvě je { $card }.
    }
   *[other] Léčitel působí jen proti moru Sun Tzu, a to jen když tvoje vlastní karta není mor.
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
