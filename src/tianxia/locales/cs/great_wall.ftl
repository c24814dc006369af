### The words of The Great Wall in Czech. Arguments: see platform.ftl. The names of cards and pieces: great_wall_cards.ftl.
### Terms: see the heads of great_wall_rules.ftl and great_wall_cards.ftl.

great_wall-title = Velká čínská zeď

## Names

great_wall-seat-0 = Hráč 1
great_wall-seat-1 = Hráč 2
great_wall-seat-2 = Hráč 3
great_wall-seat-3 = Hráč 4
# Seats that the rules move.
great_wall-seat-reed = Rákosový klan
great_wall-seat-qin = Čchin Ťiou-šao

# The places of the hordes, row 1 next to the wall.
great_wall-place-left-1 = levý úsek, řada 1
great_wall-place-left-2 = levý úsek, řada 2
great_wall-place-left-3 = levý úsek, řada 3
great_wall-place-middle-1 = prostřední úsek, řada 1
great_wall-place-middle-2 = prostřední úsek, řada 2
great_wall-place-middle-3 = prostřední úsek, řada 3
great_wall-place-right-1 = pravý úsek, řada 1
great_wall-place-right-2 = pravý úsek, řada 2
great_wall-place-right-3 = pravý úsek, řada 3

# Where honor comes from: stands in brackets, or in a chart.
great_wall-source-donations = dary
great_wall-source-spots = pole odolnosti
great_wall-source-battles = poražené hordy
great_wall-source-buildings = stavba
great_wall-source-generals = generál
great_wall-source-advisors = rádci
great_wall-source-tactics = karty taktiky
great_wall-source-commands = karty velení
great_wall-source-recalls = ponechané karty velení
great_wall-source-shame = hanba
great_wall-source-trophies = trofeje
great_wall-source-artifacts = artefakty
great_wall-source-overseers = dohlížitelé
great_wall-source-head_start = náskok na začátku
great_wall-source-decrees = požadavky

great_wall-deck-hordes = balíček hord
great_wall-deck-tactics = balíček taktik
great_wall-deck-advisors = balíček rádců
great_wall-deck-generals = balíček generálů
great_wall-deck-artifacts = balíček artefaktů
great_wall-deck-qin = balíček karet velení Čchin Ťiou-šaa
great_wall-deck-tokens = pořadí žetonů na stupnici lokací Čchin Ťiou-šaa
great_wall-deck-decrees = balíček císařských požadavků
great_wall-deck-events = balíček událostí

# Why the game ends: stands after a colon.
great_wall-cause-walls = dost úseků zdi má úroveň 3
great_wall-cause-shame = v banku už nejsou žetony hanby
great_wall-cause-time = skončil poslední rok
great_wall-cause-decrees = bylo splněno dost požadavků

# What the player is asked now: the second half of a refusal, after a colon.
great_wall-now-general = teď vybíráš generála
great_wall-now-advisors = teď vybíráš aktivního rádce
great_wall-now-command = teď vybíráš kartu velení
great_wall-now-space = teď vybíráš pozici na stupnici velení
great_wall-now-next_location = teď vybíráš lokaci, která se vyhodnotí jako další
great_wall-now-clerk = teď umisťuješ úředníky
great_wall-now-advance = teď smíš provést pokročilou aktivaci
great_wall-now-upgrade = teď smíš povýšit dohlížitele
great_wall-now-overseer = teď vybíráš vojáka, který se stane dohlížitelem
great_wall-now-donate = teď smíš darovat
great_wall-now-tea = teď smíš posunout svůj ukazatel čaje nahoru
great_wall-now-recruit = teď určuješ, které vojáky naverbuješ
great_wall-now-next_recruit = teď vybíráš, kterého naverbovaného vojáka umístíš
great_wall-now-place_recruit = teď umisťuješ naverbovaného vojáka
great_wall-now-attacker = teď vybíráš, kdo útočí
great_wall-now-target = teď vybíráš pole, na které útočíš
great_wall-now-wound = teď umisťuješ zranění na hordu
great_wall-now-shot = teď tvoji lučištníci střílejí v salvě
great_wall-now-build = teď určuješ, co postavíš
great_wall-now-hire = teď najímáš v císařském vyslanectví
great_wall-now-advisor_role = teď určuješ roli nového rádce
great_wall-now-route = teď vybíráš, mezi kterými úseky se přesouvají vojáci
great_wall-now-march = teď přesouváš vojáky
great_wall-now-draw = teď si dobíráš karty taktiky
great_wall-now-discard = teď musíš odhodit kartu taktiky
great_wall-now-tactic = teď smíš zahrát kartu taktiky
great_wall-now-paid_ability = teď smíš zaplatit za schopnost
great_wall-now-ability = teď vybíráš, která z tvých schopností působí jako další
great_wall-now-shame = teď umisťuješ žeton hanby
great_wall-now-redeem = teď se smíš zbavit žetonů hanby
great_wall-now-cleanse = teď smíš odstranit žetony hanby
great_wall-now-recall = teď volíš mezi kartami velení a ctí
great_wall-now-death = teď určuješ vojáky, kteří mají být zabiti
great_wall-now-save = teď smíš zachránit vojáky
great_wall-now-ransom = teď smíš zaplatit za záchranu vojáků
great_wall-now-pay = teď platíš
great_wall-now-warehouse = teď vybíráš, které zdroje ze skladiště se použijí
great_wall-now-take = teď si bereš zdroje
great_wall-now-exchange = teď smíš vyměnit zdroje
great_wall-now-give = teď smíš dát zdroje jinému hráči
great_wall-now-lose = teď vybíráš, co ztratíš
great_wall-now-income = teď si bereš příjem za dohlížitele
great_wall-now-reclaim = teď si smíš vzít zpět karty velení
great_wall-now-copy = teď vybíráš kartu velení, kterou zkopíruješ
great_wall-now-choose = teď vybíráš efekt karty
great_wall-now-location = teď vybíráš lokaci
great_wall-now-section = teď vybíráš úsek
great_wall-now-reed_clerk = teď umisťuješ úředníky Rákosového klanu
great_wall-now-reed_advisor = teď vybíráš rádce, kterého Rákosový klan odhodí
great_wall-now-reed_barricade = teď vybíráš, kde Rákosový klan postaví zátaras
great_wall-now-reed_spearman = teď vybíráš pole, na které zaútočí kopiník Rákosového klanu
great_wall-now-qin_advisor = teď vybíráš rádce, kterého dostane Čchin Ťiou-šao
great_wall-now-first = teď určujete, kdo jedná první
great_wall-now-player = teď vybíráš hráče
great_wall-now-split = teď rozděluješ, co karta dává
great_wall-now-decree = teď smíš navrhnout splnění požadavku
great_wall-now-share = teď určuješ podíly ve svém návrhu
great_wall-now-consent = teď odpovídáš na návrh
great_wall-now-sacrifice = teď vybíráš, co obětuješ

## Parts of sentences: names with their article, preposition or number

great_wall-part-resources = { $resource_id ->
    [wood] { $number ->
        [one] 1 dřevo
       *[other] { $number } dřeva
    }
    [stone] { $number ->
        [one] 1 kámen
        [few] { $number } kameny
       *[other] { $number } kamenů
    }
    [gold] { $number ->
        [one] 1 zlato
       *[other] { $number } zlata
    }
   *[other] { $number } { $resource }
}
great_wall-part-honor = { $number ->
    [one] 1 bod cti
    [few] { $number } body cti
   *[other] { $number } bodů cti
}
great_wall-part-soldier = { $soldier_id ->
    [spearman] kopiníka
    [archer] lučištníka
    [horseman] jezdce
   *[other] { $soldier }
}
great_wall-part-with = { $soldier_id ->
    [spearman] kopiníkem
    [archer] lučištníkem
    [horseman] jezdcem
   *[other] { $soldier }
}
great_wall-part-soldiers = { $soldier_id ->
    [spearman] { $number ->
        [one] 1 kopiníka
        [few] { $number } kopiníky
       *[other] { $number } kopiníků
    }
    [archer] { $number ->
        [one] 1 lučištníka
        [few] { $number } lučištníky
       *[other] { $number } lučištníků
    }
    [horseman] { $number ->
        [one] 1 jezdce
        [few] { $number } jezdce
       *[other] { $number } jezdců
    }
   *[other] { $number } { $soldier }
}
great_wall-part-at = { $location_id ->
    [lumber_mill] na pile
    [quarry] v lomu
    [gold_mine] v dole
    [temple] v chrámu
    [barracks] v kasárnách
    [tea_house] v čajovně
    [builders_camp] v táboře stavitelů
    [embassy] v císařském vyslanectví
    [academy] ve válečné akademii
    [logistics] na velitelství
   *[other] { $location }
}
great_wall-part-to = { $location_id ->
    [lumber_mill] na pilu
    [quarry] do lomu
    [gold_mine] do dolu
    [temple] do chrámu
    [barracks] do kasáren
    [tea_house] do čajovny
    [builders_camp] do tábora stavitelů
    [embassy] do císařského vyslanectví
    [academy] do válečné akademie
    [logistics] na velitelství
   *[other] { $location }
}
great_wall-part-from = { $start_id ->
    [pool] z osobní zásoby
    [lumber_mill] z pily
    [quarry] z lomu
    [gold_mine] z dolu
    [temple] z chrámu
    [barracks] z kasáren
    [tea_house] z čajovny
    [builders_camp] z tábora stavitelů
    [embassy] z císařského vyslanectví
    [academy] z válečné akademie
    [logistics] z velitelství
   *[other] { $start }
}
great_wall-part-in-section = { $section_id ->
    [left] u levého úseku
    [middle] u prostředního úseku
   *[right] u pravého úseku
}
great_wall-part-of-section = { $section_id ->
    [left] levého úseku
    [middle] prostředního úseku
   *[right] pravého úseku
}
great_wall-part-from-section = { $section_id ->
    [left] od levého úseku
    [middle] od prostředního úseku
   *[right] od pravého úseku
}
great_wall-part-to-goal = { $goal_id ->
    [left] k levému úseku
    [middle] k prostřednímu úseku
   *[right] k pravému úseku
}
# The head of a line: "Left section: ..."
great_wall-part-section = { $section_id ->
    [left] Levý úsek
    [middle] Prostřední úsek
   *[right] Pravý úsek
}
# The command cards of the others.
great_wall-part-revealed = { $about ->
    [seat_command] Ostatní odhalili: { $seat }: { $command }.
    [seat_command_seat_2_command_2] Ostatní odhalili: { $seat }: { $command }; { $seat_2 }: { $command_2 }.
    [seat_command_seat_2_command_2_seat_3_command_3] Ostatní odhalili: { $seat }: { $command }; { $seat_2 }: { $command_2 }; { $seat_3 }: { $command_3 }.
   *[other] Nikdo další kartu neodhalil.
}
# What a player gives for a decree.
great_wall-part-given = { $about ->
    [seat_decree_number_give] { $give } { $number }
    [seat_decree_number_give_number_2_give_2] { $give } { $number }, { $give_2 } { $number_2 }
    [seat_decree_number_give_number_2_give_2_number_3_give_3] { $give } { $number }, { $give_2 } { $number_2 }, { $give_3 } { $number_3 }
   *[other] { "–" }
}
# The horde on a card, without the section that the back of the card points to.
great_wall-part-horde = { $horde_card_id ->
    [leader_left] { great_wall-horde-leader }
    [leader_middle] { great_wall-horde-leader }
    [leader_right] { great_wall-horde-leader }
    [infantry_left] { great_wall-horde-infantry }
    [infantry_middle] { great_wall-horde-infantry }
    [infantry_right] { great_wall-horde-infantry }
    [incendiaries_left] { great_wall-horde-incendiaries }
    [incendiaries_middle] { great_wall-horde-incendiaries }
    [incendiaries_right] { great_wall-horde-incendiaries }
    [brutes_left] { great_wall-horde-brutes }
    [brutes_middle] { great_wall-horde-brutes }
    [brutes_right] { great_wall-horde-brutes }
    [spies_left] { great_wall-horde-spies }
    [spies_middle] { great_wall-horde-spies }
    [spies_right] { great_wall-horde-spies }
    [riders_left] { great_wall-horde-riders }
    [riders_middle] { great_wall-horde-riders }
    [riders_right] { great_wall-horde-riders }
    [sappers_left] { great_wall-horde-sappers }
    [sappers_middle] { great_wall-horde-sappers }
    [sappers_right] { great_wall-horde-sappers }
    [shield_bearers_left] { great_wall-horde-shield_bearers }
    [shield_bearers_middle] { great_wall-horde-shield_bearers }
    [shield_bearers_right] { great_wall-horde-shield_bearers }
    [keshig_guard_left] { great_wall-horde-keshig_guard }
    [keshig_guard_middle] { great_wall-horde-keshig_guard }
    [keshig_guard_right] { great_wall-horde-keshig_guard }
    [war_chief_left] { great_wall-horde-war_chief }
    [war_chief_middle] { great_wall-horde-war_chief }
    [war_chief_right] { great_wall-horde-war_chief }
    [fire_carts_left] { great_wall-horde-fire_carts }
    [fire_carts_middle] { great_wall-horde-fire_carts }
    [fire_carts_right] { great_wall-horde-fire_carts }
    [heavy_lancers_left] { great_wall-horde-heavy_lancers }
    [heavy_lancers_middle] { great_wall-horde-heavy_lancers }
    [heavy_lancers_right] { great_wall-horde-heavy_lancers }
    [steppe_archers_left] { great_wall-horde-steppe_archers }
    [steppe_archers_middle] { great_wall-horde-steppe_archers }
    [steppe_archers_right] { great_wall-horde-steppe_archers }
    [tunnellers_left] { great_wall-horde-tunnellers }
    [tunnellers_middle] { great_wall-horde-tunnellers }
    [tunnellers_right] { great_wall-horde-tunnellers }
    [plunderers_left] { great_wall-horde-plunderers }
    [plunderers_middle] { great_wall-horde-plunderers }
    [plunderers_right] { great_wall-horde-plunderers }
    [siege_tower_left] { great_wall-horde-siege_tower }
    [siege_tower_middle] { great_wall-horde-siege_tower }
    [siege_tower_right] { great_wall-horde-siege_tower }
   *[other] { $horde_card }
}

## Questions

great_wall-ask-general = Kterého generála si necháš? Druhý opouští hru, aniž by byl odhalen. { $tea_id ->
    [fixed] Tvůj ukazatel čaje začíná nahoře bez ohledu na hodnotu čaje.
   *[by_value] Nejvyšší hodnota čaje začíná na vrcholu čajového pořadí.
}
great_wall-ask-advisors = Kterého ze dvou rádců určíš jako aktivního? Druhý podporuje tvého generála.
great_wall-ask-command = Kterou kartu velení letos zahraješ? Všichni vybírají tajně a odhalí společně.
great_wall-ask-space = Na kterou pozici stupnice velení položíš svou kartu? Karty se vyhodnocují od pozice 1. { great_wall-part-revealed }
great_wall-ask-next_location = Která aktivovaná lokace se vyhodnotí jako další?
great_wall-ask-clerk = { $about ->
    [seat_command] Kterého úředníka umístíš a kam? Dovoluje to karta „{ $command }“ ({ $seat }).
   *[other] Kterého úředníka umístíš a kam?
}
great_wall-ask-advance = U které lokace provedeš pokročilou aktivaci? Nemusí být plná a nikdo nedostane hanbu za to, že je v ní sám. Plné lokace se po tvé kartě aktivují tak jako tak.
great_wall-ask-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Umístíš dohlížitele { great_wall-part-at } (cena: { great_wall-part-resources })?
       *[other] Povýšíš dohlížitele { great_wall-part-at } na úroveň { $level } (cena: { great_wall-part-resources })?
    }
    [location_level] { $level ->
        [1] Umístíš dohlížitele { great_wall-part-at }?
       *[other] Povýšíš dohlížitele { great_wall-part-at } na úroveň { $level }?
    }
   *[other] Kterého dohlížitele umístíš nebo povýšíš?
}
great_wall-ask-overseer = Který voják z tvé osobní zásoby se stane dohlížitelem? Na jeho druhu tam nezáleží.
great_wall-ask-donate = Daruješ do skladiště { great_wall-part-resources }? Je to z právě získaných zdrojů.
great_wall-ask-tea = Posuneš svůj ukazatel čaje nahoru?
great_wall-ask-recruit = Koho naverbuješ? Vojáky vybíráš jednoho po druhém a zaplatíš za všechny najednou.
great_wall-ask-next_recruit = Kterého naverbovaného vojáka umístíš jako dalšího?
great_wall-ask-place_recruit = { $soldier_id ->
    [horseman] Na která dvě sousední pole jezdec zaútočí, nebo v kterém nástupním prostoru počká?
   *[other] Kde naverbovaný voják zaútočí, nebo v kterém nástupním prostoru počká?
}
great_wall-ask-attacker = Kým teď zaútočíš?
great_wall-ask-target = { $soldier_id ->
    [horseman] Na která dvě sousední pole tvůj jezdec zaútočí?
   *[other] Na které pole tvůj voják zaútočí?
}
great_wall-ask-wound = Kam umístíš zranění?
great_wall-ask-shot = Salva: kam tvůj lučištník umístí zranění?
great_wall-ask-build = Co postavíš? Nejdřív určíš všechny stavby, pak za ně zaplatíš najednou; jako první se použijí zdroje ze skladiště.
great_wall-ask-hire = Koho najmeš v císařském vyslanectví?
great_wall-ask-advisor_role = { $advisor }: bude tento rádce aktivní, nebo podpůrný? Zůstane tak natrvalo.
great_wall-ask-route = Od kterého úseku ke kterému přesuneš vojáky?
great_wall-ask-march = Kterého vojáka teď přesuneš?
great_wall-ask-draw = Kolik karet taktiky si dobereš?
great_wall-ask-discard = Máš v ruce příliš mnoho karet taktiky. Kterou odhodíš?
great_wall-ask-tactic = { $trigger_id ->
    [horde_defeated] { great_wall-part-section }: horda „{ great_wall-part-horde }“ je poražena.
    [horde_won] { great_wall-part-section }: získáváš trofej: { great_wall-part-horde }.
    [attack] Tvůj útok proběhl.
    [last_wound] Zakrýváš poslední pole hordy „{ great_wall-part-horde }“ ({ $place }).
    [soldiers_dying] { great_wall-part-section }: tvoji vojáci mají být zabiti.
    [soldiers_killed] { great_wall-part-section }: tvoji vojáci byli zabiti.
    [recruit] Tvé verbování proběhlo.
   *[after_command] Všechny rámečky tvé karty velení jsou provedeny.
} Zahraješ teď kartu taktiky? { $asked_id ->
    [you] Otázka se týká jen tebe a nezávisí na tom, které karty máš v ruce.
   *[several] Stejnou otázku mohou dostat i další hráči s kartami taktiky v ruce, ať jsou to kterékoli.
}
great_wall-ask-paid_ability = { $about ->
    [price_general] Zaplatíš { $price } za schopnost generála ({ $general })?
   *[price_advisor] Zaplatíš { $price } za schopnost rádce ({ $advisor })?
}
great_wall-ask-ability = Která z tvých schopností působí jako další?
great_wall-ask-shame = Kam umístíš žeton hanby?
great_wall-ask-redeem = Odstraníš žeton hanby? { $about ->
    [number_resource] Každý stojí { great_wall-part-resources }.
   *[number] Za každý ztratíš { great_wall-part-honor }.
}
great_wall-ask-cleanse = { $about ->
    [seat] Který žeton hanby odstraníš? Umožňuje ti to úředník Rákosového klanu v chrámu, protože jsi na tahu.
   *[other] Který žeton hanby odstraníš?
}
great_wall-ask-recall = Vezmeš si zpět své odhozené karty velení? Jinak zůstanou odhozené a získáš { great_wall-part-honor }.
great_wall-ask-death = Který z tvých vojáků na hordě „{ great_wall-part-horde }“ má být zabit? Zbývá určit: { $number }.
great_wall-ask-save = Kterého ze svých vojáků zachráníš?
great_wall-ask-ransom = Kterého ze svých vojáků zachráníš? Každý stojí { great_wall-part-resources }; všichni ostatní jsou zabiti.
great_wall-ask-pay = Čím zaplatíš? Vyber jeden druh a jeho počet; zbytek se zaplatí ostatními.
great_wall-ask-warehouse = Které zdroje ze skladiště se použijí? Vyber jeden druh a jeho počet.
great_wall-ask-take = Které zdroje si vezmeš?
great_wall-ask-exchange = Který zdroj vyměníš a za jaký?
great_wall-ask-give = Který zdroj dáš a komu?
great_wall-ask-lose = Co ztratíš?
great_wall-ask-income = Za kterého dohlížitele si vezmeš příjem?
great_wall-ask-reclaim = Kterou odhozenou kartu velení si vezmeš zpět do ruky?
great_wall-ask-copy = Kterou kartu velení ze stupnice zkopíruješ? Provedou se jen rámečky pro vlastníka.
great_wall-ask-choose = Který z těchto efektů zvolíš?
great_wall-ask-location = { $doing }. Kterou lokaci zvolíš?
great_wall-ask-section = { $doing }. Který úsek zvolíš?
great_wall-ask-reed_clerk = Za Rákosový klan: kterého z jeho úředníků umístíš a kam? V jedné lokaci má klan vždy nejvýše 1 úředníka.
great_wall-ask-reed_advisor = Za Rákosový klan: kterého rádce z nabídky odhodíš?
great_wall-ask-reed_barricade = Za Rákosový klan: u kterého úseku postavíš zdarma jeho zátaras?
great_wall-ask-reed_spearman = Za Rákosový klan: na které pole zaútočí jeho kopiník? Odměnu z toho pole nezíská nikdo.
great_wall-ask-qin_advisor = Kterého rádce dáš Čchin Ťiou-šaovi jako podpůrného? Druhý odejde z nabídky.
great_wall-ask-first = Začneš? Teď může jednat více hráčů a kdo odpoví první, ten začíná.
great_wall-ask-player = { $doing }. Kterého hráče zvolíš?
great_wall-ask-split = { $doing }. Komu připadne další díl? Rozděluješ je po jednom.
great_wall-ask-decree = Splnění kterého požadavku teď navrhneš? Musí souhlasit všichni hráči, kteří by něco dali.
great_wall-ask-share = Kolik dá { $seat } na požadavek „{ $decree }“ ({ $give })? Podíly určuješ v pořadí, v jakém hráči sedí.
great_wall-ask-consent = { $seat } navrhuje splnění požadavku „{ $decree }“. Souhlasíš se svým podílem ({ great_wall-part-given })? Jakmile souhlasí všichni, požadavek se hned zaplatí a splní.
great_wall-ask-sacrifice = Co pro požadavek obětuješ? Opustí to hru.

## Options

great_wall-option-done = Nic dalšího
great_wall-option-pass = Nehraj kartu taktiky
great_wall-option-donate = { $about ->
    [number_resource] Daruj { great_wall-part-resources }
   *[other] Daruj 1 kus zdroje
}
great_wall-option-tea_up = Posuň svůj ukazatel čaje nahoru
great_wall-option-make_active = Urči rádce jako aktivního
great_wall-option-make_supporting = Urči rádce jako podpůrného
great_wall-option-hire_clerk = Najmi úředníka
great_wall-option-take_back = Vezmi si zpět své odhozené karty velení
great_wall-option-take_honor = { $about ->
    [number] Získej { great_wall-part-honor } za odhozené karty velení
   *[other] Získej čest za odhozené karty velení
}
great_wall-option-activate = Aktivuj lokaci: { $location }
great_wall-option-at = Zvol lokaci: { $location }
great_wall-option-upgrade = { $about ->
    [location_level_number_resource] { $level ->
        [1] Umísti dohlížitele { great_wall-part-at }: { great_wall-part-resources }
       *[other] Povyš svého dohlížitele { great_wall-part-at }: { great_wall-part-resources }
    }
    [location_level] { $level ->
        [1] Umísti dohlížitele { great_wall-part-at }
       *[other] Povyš svého dohlížitele { great_wall-part-at }
    }
   *[other] Povyš svého dohlížitele { great_wall-part-at }
}
great_wall-option-income = Vezmi si příjem za svého dohlížitele { great_wall-part-at }
great_wall-option-clerk = Umísti úředníka { great_wall-part-from } { great_wall-part-to }
great_wall-option-rest = Pošli ho do nástupního prostoru { great_wall-part-of-section }
great_wall-option-barricade = Postav zátaras { great_wall-part-in-section }
great_wall-option-wall = Postav další úroveň zdi { great_wall-part-in-section }
great_wall-option-at_section = Zvol { $section }
great_wall-option-route = Přesuň vojáky { great_wall-part-from-section } { great_wall-part-to-goal }
great_wall-option-space = Polož svou kartu na pozici { $space }
great_wall-option-overseer = Umísti jako dohlížitele { great_wall-part-soldier }
great_wall-option-recruit = Naverbuj { great_wall-part-soldier }
great_wall-option-next = Teď umísti { great_wall-part-soldier }
great_wall-option-shame = Polož žeton pod { great_wall-part-soldier } v osobní zásobě
great_wall-option-unshame = Vrať do banku žeton zpod { great_wall-part-soldier }
great_wall-option-dies = Urči k zabití { great_wall-part-soldier }
great_wall-option-save = Zachraň { great_wall-part-soldier }
great_wall-option-march = Přesuň { great_wall-part-soldier } mezi nástupními prostory
great_wall-option-march_firing = Přesuň lučištníka mezi střeleckými pozicemi
great_wall-option-march_down = Přesuň lučištníka ze střelecké pozice do nástupního prostoru
great_wall-option-with = Zaútoč { great_wall-part-with } z nástupního prostoru { great_wall-part-of-section }
great_wall-option-with_firing = Zaútoč lučištníkem ze střelecké pozice { great_wall-part-of-section }
great_wall-option-lose_soldier = Ztrať { great_wall-part-soldier } z nástupního prostoru { great_wall-part-of-section }
great_wall-option-lose_firing = Ztrať lučištníka ze střelecké pozice { great_wall-part-of-section }
great_wall-option-draw = { $number ->
    [0] Nedobírej si žádnou kartu
    [one] Dober si 1 kartu
    [few] Dober si { $number } karty
   *[other] Dober si { $number } karet
}
great_wall-option-choose = { $about ->
    [choice] { $choice }
   *[number] Zvol efekt { $number }
}
great_wall-option-spot = { great_wall-part-section }, řada { $row }, pole { $cell }
great_wall-option-spots = { great_wall-part-section }, řada { $row }, dvě pole { $cell }
great_wall-option-pay = Zaplať { great_wall-part-resources }
great_wall-option-take = Vezmi si { great_wall-part-resources }
great_wall-option-exchange = Vyměň { $resource } za { $other }
great_wall-option-give = { $seat } dostane 1 { $resource }
great_wall-option-command = Zahraj kartu „{ $command }“
great_wall-option-reclaim = Vezmi si zpět do ruky kartu „{ $command }“
great_wall-option-copy = Zkopíruj kartu „{ $command }“
great_wall-option-general = Nech si generála: { $general }
great_wall-option-use_general = Použij schopnost generála: { $general }
great_wall-option-advisor = Urči jako aktivního: { $advisor }
great_wall-option-hire = Najmi rádce: { $advisor }
great_wall-option-use_advisor = Použij schopnost rádce: { $advisor }
great_wall-option-dismiss = Odhoď rádce z nabídky: { $advisor }
great_wall-option-to_qin = Dej rádce Čchin Ťiou-šaovi: { $advisor }
great_wall-option-play = Zahraj kartu taktiky „{ $tactic }“
great_wall-option-boost = { $about ->
    [tactic_number] { $number ->
        [0] Zahraj s posíleným efektem (zdarma): „{ $tactic }“
       *[other] Zahraj s posíleným efektem (za { $number } či): „{ $tactic }“
    }
   *[other] Zahraj s posíleným efektem (za či): „{ $tactic }“
}
great_wall-option-discard = Odhoď kartu taktiky „{ $tactic }“
great_wall-option-shame_trophy = Polož žeton na svou trofej: { $horde_card }
great_wall-option-unshame_trophy = Vrať do banku žeton ze své trofeje: { $horde_card }
great_wall-option-first = Začni
great_wall-option-buy_off = { $about ->
    [number] Ztrať { great_wall-part-honor } a žeton hned odstraň
   *[other] Ztrať čest a žeton hned odstraň
}
great_wall-option-let_go = { $about ->
    [number] Ztrať { great_wall-part-honor } za žeton už teď: není ho kam položit a opouští hru
   *[other] Ztrať čest za žeton už teď: není ho kam položit a opouští hru
}
great_wall-option-player = Zvol: { $seat }
great_wall-option-propose = Navrhni splnění požadavku „{ $decree }“
great_wall-option-share = { $number ->
    [0] Nedá nic
   *[other] Dá { $number }
}
great_wall-option-agree = Přijmi návrh
great_wall-option-refuse = Odmítni návrh
great_wall-option-sacrifice_clerk = Obětuj úředníka { great_wall-part-from }
great_wall-option-sacrifice_trophy = Obětuj svou trofej: { $horde_card }

## Why: what a bot that judges options says about one

great_wall-reason-wait = Tím tu končíš.
great_wall-reason-save = Ušetříš si karty taktiky na jinou chvíli.
great_wall-reason-general = Schopnost generála je tvá po celou hru.
great_wall-reason-active = Schopnost aktivního rádce působí pro tebe.
great_wall-reason-supporting = Podpůrný rádce může posílit schopnost generála.
great_wall-reason-command = Na této kartě závisí, co můžeš tento podzim udělat.
great_wall-reason-copy = Získáš to, co karta dává svému vlastníkovi.
great_wall-reason-space = { $space ->
    [1] Tvá karta se vyhodnotí před všemi ostatními.
   *[other] Karty na předchozích pozicích se vyhodnotí před tvou.
}
great_wall-reason-take_back = Co si vezmeš zpět, lze zahrát znovu.
great_wall-reason-take_honor = Čest hned, ale karty zůstanou odhozené.
great_wall-reason-hire = Rádce s tebou zůstane do konce hry.
great_wall-reason-qin = Druhý rádce se odhodí.
great_wall-reason-draw = { $number ->
    [0] Ruka zůstane beze změny.
   *[other] Později máš na výběr víc karet taktiky.
}
great_wall-reason-discard = Ostatní karty taktiky ti zůstanou v ruce.
great_wall-reason-play = Teď je chvíle, kdy karta působí.
great_wall-reason-boost = Posílený efekt udělá víc.
great_wall-reason-ability = Schopnost působí hned.
great_wall-reason-effect = Využiješ efekt tímto způsobem.
great_wall-reason-fill = Obsadíš poslední pozici { great_wall-part-at }: lokace se aktivuje.
great_wall-reason-join = K aktivaci { great_wall-part-at } chybí o úředníka méně.
great_wall-reason-special = Jeden úředník { great_wall-part-at } k aktivaci stačí.
great_wall-reason-activate = Tamní úředníci vykonají svou práci hned.
great_wall-reason-hire_clerk = Odteď máš o úředníka víc.
great_wall-reason-upgrade = Odteď ti dohlížitel { great_wall-part-at } dává víc.
great_wall-reason-overseer = Jako dohlížitel už tento voják nebojuje.
great_wall-reason-resources = Zdroje hned.
great_wall-reason-exchange = Víc: { $other }, méně: { $resource }.
great_wall-reason-pay = Určíš, které zdroje ti zůstanou.
great_wall-reason-warehouse = Určíš, co zůstane ve skladišti.
great_wall-reason-donate = Proměníš 1 kus zdroje v čest.
great_wall-reason-tea = Výš v čajovém pořadí jednáš dřív.
great_wall-reason-recruit = O vojáka víc proti hordám.
great_wall-reason-next = Tento voják přijde na řadu před ostatními.
great_wall-reason-rest = Ušetříš si vojáka na pozdější útok.
great_wall-reason-attack = Každé zakryté pole přiblíží porážku hordy.
great_wall-reason-spot = { $number ->
    [one] Pak je volné už jen 1 pole odolnosti této hordy.
    [few] Pak jsou volná ještě { $number } pole odolnosti této hordy.
   *[other] Pak je volných ještě { $number } polí odolnosti této hordy.
}
great_wall-reason-last = Zakryješ poslední pole odolnosti: horda je poražena.
great_wall-reason-route = Víc tvých vojáků { great_wall-part-in-section }.
great_wall-reason-march = Přesuneš o vojáka víc.
great_wall-reason-dies = Ušetříš jiného svého vojáka.
great_wall-reason-rescue = Tento voják přežije.
great_wall-reason-lose = Místo toho si necháš něco jiného.
great_wall-reason-build = Posílíš obranu { great_wall-part-of-section }.
great_wall-reason-shame = Vojáka s žetonem nelze použít.
great_wall-reason-shame_trophy = Trofej s žetonem na konci nic nepřinese.
great_wall-reason-unshame = Vojáka lze znovu použít.
great_wall-reason-unshame_trophy = Trofej přináší čest jen bez hanby.
great_wall-reason-buy_off = Stojí tě to čest hned, ale hanba nezůstane.
great_wall-reason-let_go = Žeton není kam položit.
great_wall-reason-clan = O tomto rozhoduješ za Rákosový klan.
great_wall-reason-first = Jednáš před ostatními.
great_wall-reason-player = Efekt je pro tohoto hráče.
great_wall-reason-give = Jiný hráč to může využít.
great_wall-reason-decree = Nesplněný požadavek může přinést hanbu.
great_wall-reason-refuse = Necháš si, co by bylo třeba dát.
great_wall-reason-share = Určíš, kdo kolik dá.
great_wall-reason-sacrifice = Toto opustí hru; zbytek si necháš.

## What happened

great_wall-event-general = { $seat } volí generála: { $general }.
great_wall-event-first_advisors = { $seat } volí rádce: aktivní – { $advisor }, podpůrný – { $supporter }.
great_wall-event-year = Začíná rok { $year }.
great_wall-event-season = Přichází { $season }.
great_wall-event-horde = Ke zdi přichází horda „{ great_wall-part-horde }“ ({ $place }).
great_wall-event-raid = { $number ->
    [0] Nájezd: pro hordu „{ great_wall-part-horde }“ není místo; v banku už nezbývá žádný žeton hanby, který by opustil hru.
    [one] Nájezd: pro hordu „{ great_wall-part-horde }“ není místo; 1 žeton hanby opouští hru.
    [few] Nájezd: pro hordu „{ great_wall-part-horde }“ není místo; { $number } žetony hanby opouštějí hru.
   *[other] Nájezd: pro hordu „{ great_wall-part-horde }“ není místo; { $number } žetonů hanby opouští hru.
}
great_wall-event-advisor_shown = Nově v nabídce rádců: { $advisor }.
great_wall-event-advisor_gone = Z nabídky rádců odchází { $advisor }.
great_wall-event-gained = { $seat } získává { great_wall-part-resources }.
great_wall-event-stored = { $seat } přidává do skladiště { great_wall-part-resources }.
great_wall-event-honor = { $seat } získává { great_wall-part-honor } ({ $source }).
great_wall-event-honor_lost = { $seat } ztrácí { great_wall-part-honor } ({ $source }).
great_wall-event-paid = { $seat } platí { great_wall-part-resources }.
great_wall-event-warehouse_paid = Ze skladiště se platí { great_wall-part-resources }.
great_wall-event-drew = { $number ->
    [0] { $seat } si nemá co dobrat: karty taktiky došly.
    [one] { $seat } si dobírá 1 kartu taktiky.
    [few] { $seat } si dobírá { $number } karty taktiky.
   *[other] { $seat } si dobírá { $number } karet taktiky.
}
great_wall-event-drew_card = Dobraná karta: „{ $tactic }“.
great_wall-event-discarded = { $seat } odhazuje kartu taktiky „{ $tactic }“.
great_wall-event-clerk = { $seat } umisťuje úředníka { great_wall-part-from } { great_wall-part-to }.
great_wall-event-activated = Vyhodnocuje se lokace: { $location }.
great_wall-event-advanced = { $seat } provádí pokročilou aktivaci { great_wall-part-at }.
great_wall-event-overseer = { $level ->
    [1] { $seat } umisťuje dohlížitele { great_wall-part-at }.
   *[other] { $seat } povyšuje dohlížitele { great_wall-part-at } na úroveň { $level }.
}
great_wall-event-donated = { $seat } daruje do skladiště 1 { $resource }.
great_wall-event-tea = { $rank ->
    [1] { $seat } je nyní první v čajovém pořadí.
   *[other] { $seat } postupuje na místo { $rank } v čajovém pořadí.
}
great_wall-event-recruits = { $seat } verbuje { great_wall-part-soldier }.
great_wall-event-attacks = { $seat } útočí { great_wall-part-with }: { $place }, pole { $cell }.
great_wall-event-shoots = { $seat } střílí lučištníkem: { $place }, pole { $cell }.
great_wall-event-wound = { $seat } umisťuje zranění na hordu: { $place }, pole { $cell }.
great_wall-event-rests = { $seat } posílá { great_wall-part-soldier } do nástupního prostoru { great_wall-part-of-section }.
great_wall-event-covered = Poslední pole hordy „{ great_wall-part-horde }“ je zakryté ({ $place }).
great_wall-event-defeated = { great_wall-part-section }: horda „{ great_wall-part-horde }“ je poražena.
great_wall-event-trophy = { $seat } získává trofej: { great_wall-part-horde }.
great_wall-event-no_trophy = Na hordě „{ great_wall-part-horde }“ nemá nikdo vojáka: karta se odhazuje.
great_wall-event-trophy_of_clan = { $seat } zakrývá nejvíce polí hordy „{ great_wall-part-horde }“, ale trofeje nebere: karta se odhazuje.
great_wall-event-dying = { $seat } má ztratit { great_wall-part-soldiers }.
great_wall-event-saved = { $seat } zachraňuje { great_wall-part-soldier } a posílá ho do nástupního prostoru { great_wall-part-of-section }.
great_wall-event-killed = { $seat } ztrácí v boji { great_wall-part-soldiers }.
great_wall-event-shame = { $seat } dostává žeton hanby a pokládá ho pod { great_wall-part-soldier }.
great_wall-event-shame_on_trophy = { $seat } dostává žeton hanby a pokládá ho na trofej „{ great_wall-part-horde }“.
great_wall-event-shame_without_place = { $seat } dostává žeton hanby, ale nemá ho kam položit; žeton opouští hru.
great_wall-event-bank_empty = { $seat } má dostat žeton hanby, ale v banku už žádný není.
great_wall-event-shame_off = { $seat } odstraňuje žeton hanby zpod { great_wall-part-soldier }.
great_wall-event-shame_off_trophy = { $seat } odstraňuje žeton hanby z trofeje „{ great_wall-part-horde }“.
great_wall-event-barricade = { $seat } staví zátaras { great_wall-part-in-section }.
great_wall-event-wall = { $seat } staví zeď úrovně { $level } { great_wall-part-in-section }.
great_wall-event-hired_clerk = { $seat } najímá úředníka.
great_wall-event-hired_advisor = { $seat } najímá rádce: { $advisor }.
great_wall-event-advisor_active = { $seat } určuje rádce jako aktivního: { $advisor }.
great_wall-event-advisor_supporting = { $seat } určuje rádce jako podpůrného: { $advisor }.
great_wall-event-redeployed = { $seat } přesouvá { great_wall-part-soldier } { great_wall-part-from-section } { great_wall-part-to-goal }.
great_wall-event-command = { $seat } odhaluje kartu „{ $command }“.
great_wall-event-on_track = { $seat } pokládá kartu velení na pozici { $space }.
great_wall-event-turn = { $seat } začíná tah s kartou „{ $command }“.
great_wall-event-copies = { $seat } kopíruje kartu „{ $command }“.
great_wall-event-tactic = { $seat } hraje kartu taktiky „{ $tactic }“.
great_wall-event-boosted = { $seat } hraje kartu taktiky „{ $tactic }“ s posíleným efektem.
great_wall-event-ability_general = { $seat } používá schopnost generála: { $general }.
great_wall-event-ability_advisor = { $seat } používá schopnost rádce: { $advisor }.
great_wall-event-volley = { great_wall-part-section }: lučištníci střílejí.
great_wall-event-holds = { great_wall-part-section }: zeď obstojí, obrana { $defense } proti útočné síle { $power }.
great_wall-event-breach = { great_wall-part-section }: hordy prolamují zeď, útočná síla { $power } proti obraně { $defense }.
great_wall-event-barricades_gone = Všechny zátarasy se odstraňují.
great_wall-event-took_back = { $seat } si bere zpět odhozené karty velení.
great_wall-event-reclaimed = { $seat } si bere zpět kartu „{ $command }“.
great_wall-event-gave = { $seat } dává { great_wall-part-resources }, dostává { $other }.
great_wall-event-lost = { $seat } ztrácí { great_wall-part-resources }.
great_wall-event-lost_soldier = { $seat } vrací do osobní zásoby { great_wall-part-soldier } { great_wall-part-from-section }.
great_wall-event-in_force = { $seat } volí lokaci: { $location }.
great_wall-event-in_force_here = { $seat } volí { $section }.
great_wall-event-reshuffled = Odhozené karty se zamíchaly: nový { $deck }.
great_wall-event-scores = { $seat } získává na konci { great_wall-part-honor } ({ $source }).
great_wall-event-end = Konec hry: { $cause }.
great_wall-event-token = Na nejvyšší pole stupnice lokací Čchin Ťiou-šaa se přesouvá žeton: { $location }.
great_wall-event-bought_off = { $seat } žeton hanby hned odstraňuje a ztrácí za to čest.
great_wall-event-decree = Nový požadavek: „{ $decree }“.
great_wall-event-proposed = { $seat } navrhuje splnění požadavku „{ $decree }“.
great_wall-event-agreed = { $seat } s návrhem souhlasí.
great_wall-event-refused = { $seat } odmítá a návrh padá.
great_wall-event-fulfilled = Požadavek „{ $decree }“ je splněn.
great_wall-event-sacrificed_soldier = { $seat } obětuje { great_wall-part-soldier } { great_wall-part-from-section }.
great_wall-event-sacrificed_clerk = { $seat } obětuje úředníka { great_wall-part-from }.
great_wall-event-sacrificed_trophy = { $seat } obětuje trofej: { great_wall-part-horde }.
great_wall-event-event = Událost: „{ $event }“.
great_wall-event-passes_autumn = { $seat } nemá v ruce kartu velení a letos žádnou nehraje.

## Options of the game

great_wall-setting-mode = Herní mód
great_wall-setting-mode-standard = Proti sobě ve 3 nebo 4 hráčích, ve 2 hráčích s Rákosovým klanem, nebo sólo proti Čchin Ťiou-šaovi
great_wall-setting-mode-coop = Kooperace: společně proti hordám, 2 až 4 hráči
great_wall-setting-qin_honor = Sólo: čest, se kterou začíná Čchin Ťiou-šao
great_wall-setting-qin_honor-0 = 0: běžná hra
great_wall-setting-qin_honor-50 = 50: těžší
great_wall-setting-qin_honor-100 = 100: nejtěžší
great_wall-setting-qin_advisors = Sólo: rádci, které Čchin Ťiou-šao dostane na jaře
great_wall-setting-qin_advisors-one = Jeden, kterého vybereš ze dvou nejvíce vlevo
great_wall-setting-qin_advisors-both = Oba nejvíce vlevo: těžší (česká pravidla)
great_wall-setting-edition = Vydání
great_wall-setting-edition-revised = Upravené vydání
great_wall-setting-edition-first = První vydání: jeho vlastní výklad všude, kde varianta závisí na vydání
great_wall-setting-walls_to_end = Úseky s úrovní 3, které končí hru při 3 hráčích
great_wall-setting-walls_to_end-2 = 2 úseky (česká a italská pravidla)
great_wall-setting-walls_to_end-3 = Všechny 3 úseky (přehled v polských pravidlech)
great_wall-setting-cleanup_order = Pořadí, v jakém se ověřují poražené hordy jedné řady
great_wall-setting-cleanup_order-left = Zleva doprava (česká pravidla)
great_wall-setting-cleanup_order-right = Zprava doleva (italská pravidla)
great_wall-setting-volley_attack = Zimní salva
great_wall-setting-volley_attack-by_edition = Podle vydání: v upraveném není útok, v prvním útok je
great_wall-setting-volley_attack-no = Jen umisťuje zranění a není útok (česká a italská pravidla)
great_wall-setting-volley_attack-yes = Je to útok (polská pravidla)
great_wall-setting-tactics_for = Karty taktiky
great_wall-setting-tactics_for-event = Jedna při každé události, kterou je i poražená horda (česká a italská pravidla)
great_wall-setting-tactics_for-window = Po jedné v každém okně (odpověď vydavatele)
great_wall-setting-overlord = Kdo rozhoduje za Rákosový klan
great_wall-setting-overlord-active = Hráč, který je na tahu; v tahu klanu hráč nejvýše v čajovém pořadí (polská a česká pravidla)
great_wall-setting-overlord-top = Vždy hráč nejvýše v čajovém pořadí (italská pravidla pro dva hráče)
great_wall-setting-raid_tokens = Dva hráči: žetony hanby, které bere nájezd
great_wall-setting-raid_tokens-2 = 2, po jednom za každého lidského hráče (italská pravidla, odpověď vydavatele)
great_wall-setting-raid_tokens-3 = 3, i za Rákosový klan (polská a česká pravidla)
great_wall-setting-qin_order = Sólo: pořadí, v jakém se vyhodnocují lokace Čchin Ťiou-šaa
great_wall-setting-qin_order-by_edition = Podle vydání: v upraveném od nejvyšší na jeho stupnici, v prvním od nejnižší
great_wall-setting-qin_order-high = Od nejvyšší na jeho stupnici (česká pravidla)
great_wall-setting-qin_order-low = Od nejnižší na jeho stupnici (polská pravidla)
great_wall-setting-coop_trophies = Kooperace: čest za trofeje
great_wall-setting-coop_trophies-by_edition = Podle vydání: v upraveném hned, v prvním na konci
great_wall-setting-coop_trophies-at_once = Hned při získání trofeje: body cti lze hned použít k odstranění hanby (česká a italská pravidla)
great_wall-setting-coop_trophies-at_end = Až na konci hry (polská pravidla)
great_wall-setting-coop2_decrees = Kooperace ve dvou hráčích: požadavky, které se nepoužijí
great_wall-setting-coop2_decrees-by_edition = Podle vydání: v upraveném čtyři, v prvním žádný
great_wall-setting-coop2_decrees-four = Čtyři, a odkryté jsou vždy 2 požadavky (česká pravidla)
great_wall-setting-coop2_decrees-three = Tři, a odkryté jsou vždy 2 požadavky (italská pravidla)
great_wall-setting-coop2_decrees-none = Žádný, a odkryté jsou vždy 3 požadavky (polská pravidla)

## Refusals. The last variant speaks without any fact.

great_wall-refusal-GW-A9 = { $about ->
    [resource] Tento zdroj ({ $resource }) vyměnit nemůžeš: máš ho málo, nebo ho karta nepřijímá.
    [price] Toto povýšení stojí { $price } a tolik zaplatit nemůžeš.
   *[other] Takto cenu zaplatit nelze.
}
great_wall-refusal-GW-A15 = { $about ->
    [resource] Tento zdroj ({ $resource }) můžeš dát jen jinému hráči, a jen když ho máš.
   *[other] Něco dát můžeš jen jinému hráči, a jen když to máš.
}
great_wall-refusal-GW-A16 = Musíš ztratit, co efekt uvádí, nejvýše však tolik, kolik máš.
great_wall-refusal-GW-A17 = { $about ->
    [horde_card] Hordu „{ great_wall-part-horde }“ před tím chrání její schopnost.
    [section] Efekt to { great_wall-part-in-section } nedovoluje.
    [location] Efekt tuto lokaci nedovoluje: { $location }.
    [goal] Efekt umisťuje úředníky jen do jedné lokace: { $goal }.
    [soldier] Tento efekt nedovoluje naverbovat { great_wall-part-soldier }.
   *[other] Prováděný efekt to nedovoluje.
}
great_wall-refusal-GW-B7 = { $about ->
    [general] Tuto kartu nemáš mezi rozdanými: { $general }.
   *[other] Nechat si můžeš jen generála, kterého máš mezi rozdanými kartami.
}
great_wall-refusal-GW-B8 = { $about ->
    [advisor] Tuto kartu nemáš mezi rozdanými: { $advisor }.
   *[other] Aktivním můžeš určit jen rádce, kterého máš mezi rozdanými kartami.
}
great_wall-refusal-GW-C7 = V kooperativní hře se hanba na trofeje neklade a žeton lze odstranit jen za body cti.
great_wall-refusal-GW-C11 = { $about ->
    [decree] Požadavek „{ $decree }“ neleží odkrytý, nebo ho teď nemůžete splnit celý.
   *[other] Co požadavek žádá, odevzdává se v plné výši.
}
great_wall-refusal-GW-C19 = Všichni, kdo teď mohou jednat, čekají: někdo musí začít.
great_wall-refusal-GW-C21 = { $about ->
    [least_most] Tento hráč může dát od { $least } do { $most }.
   *[other] Návrh musí být úplný a každý hráč se svým podílem souhlasí, nebo ho odmítne.
}
great_wall-refusal-GW-C27 = Tato část karty je pro jiného hráče, ne pro tebe.
great_wall-refusal-GW-C28 = Nic takového tam k obětování nemáš; dohlížitelé, vojáci s žetonem hanby a nenajatí úředníci se nepočítají.
great_wall-refusal-GW-D1 = { $about ->
    [tactic] Kartu „{ $tactic }“ nemáš v ruce, takže ji nemůžeš odhodit.
   *[other] Máš více karet taktiky, než dovoluje limit, a musíš jednu odhodit.
}
great_wall-refusal-GW-D2 = { $about ->
    [tactic] Kartu „{ $tactic }“ nemáš v ruce.
   *[other] Tuto kartu taktiky nemáš v ruce.
}
great_wall-refusal-GW-D3 = { $about ->
    [chi] Posílený efekt stojí { $chi } či a tolik zaplatit nemůžeš.
   *[other] Na posílený efekt nemáš dost či.
}
great_wall-refusal-GW-D5 = { $about ->
    [tactic] Kartu „{ $tactic }“ teď zahrát nelze: nenastal její spouštěcí moment.
   *[other] Tuto kartu taktiky teď zahrát nelze: nenastal její spouštěcí moment.
}
great_wall-refusal-GW-D9 = { $about ->
    [tactic] Podmínky karty „{ $tactic }“ nejsou splněny.
   *[other] Podmínky této karty taktiky nejsou splněny.
}
great_wall-refusal-GW-E2 = Žeton hanby musíš položit pod vojáka v tvé osobní zásobě, který žádný nemá, nebo na volnou pozici na tvé trofeji.
great_wall-refusal-GW-E3 = { $about ->
    [location] Každý voják v tvé osobní zásobě stojí na žetonu hanby, takže se žádný nemůže stát dohlížitelem { great_wall-part-at }.
    [soldier] Každý { $soldier }, který ti v osobní zásobě zbývá, stojí na žetonu hanby a nelze ho použít.
   *[other] Vojáka na žetonu hanby nelze použít.
}
great_wall-refusal-GW-E7 = { $about ->
    [soldier] Žádný tvůj { $soldier } nestojí na žetonu hanby.
    [horde_card] Na takové trofeji nemáš žeton hanby: { $horde_card }.
   *[other] Tam žeton hanby nemáš.
}
great_wall-refusal-GW-F1 = { $about ->
    [section] Kopiník dosáhne jen na první hordu { great_wall-part-of-section }.
   *[other] Kopiník útočí na jediné pole.
}
great_wall-refusal-GW-F2 = Jezdec útočí na dvě sousední pole, ne na jedno.
great_wall-refusal-GW-F3 = Lučištník umisťuje zranění na jediné pole.
great_wall-refusal-GW-F5 = { $about ->
    [section] Vojáci útočí tam, kde stojí, a { great_wall-part-in-section } takového připraveného vojáka nemáš.
   *[other] Vojáci útočí jen u úseku, kde stojí.
}
great_wall-refusal-GW-F7 = { $about ->
    [section] Na tomto místě { great_wall-part-in-section } nemá tvůj voják na co zaútočit.
   *[other] Tam nemá tvůj voják na co zaútočit.
}
great_wall-refusal-GW-F10 = Útok začal: každý dotčený voják, který může, musí zaútočit.
great_wall-refusal-GW-F13 = { $about ->
    [section] Tvoji vojáci tohoto druhu { great_wall-part-in-section } už zaútočili, nebo byli právě naverbováni.
   *[other] Tento voják už zaútočil, nebo byl právě naverbován.
}
great_wall-refusal-GW-F15 = { $about ->
    [section] Na toto místo { great_wall-part-in-section } zranění umístit nelze.
   *[other] Zranění musí přijít na jedno volné pole hordy.
}
great_wall-refusal-GW-G2 = Nový rádce se ihned určí jako aktivní, nebo podpůrný.
great_wall-refusal-GW-H1 = Tvůj ukazatel čaje se teď může jen posunout nahoru, nebo zůstat.
great_wall-refusal-GW-I1 = { $about ->
    [number] { $number ->
        [one] Můžeš si dobrat nejvýše 1 kartu.
        [few] Můžeš si dobrat nejvýše { $number } karty.
       *[other] Můžeš si dobrat nejvýše { $number } karet.
    }
   *[other] Tolik karet si dobrat nemůžeš.
}
great_wall-refusal-GW-J1 = { $about ->
    [command] Kartu „{ $command }“ nemáš v ruce.
   *[other] Musíš vybrat kartu velení z ruky.
}
great_wall-refusal-GW-J2 = { $about ->
    [space] Pozice { $space } na stupnici velení není volná.
   *[other] Musíš položit kartu na volnou pozici stupnice velení.
}
great_wall-refusal-GW-J4 = { $about ->
    [now] Na to teď není vhodná chvíle: { $now }.
   *[other] Takový efekt karta na výběr nemá.
}
great_wall-refusal-GW-J8 = { $about ->
    [command] { $command_id ->
        [betrayal] „Zradu“ zkopírovat nelze.
       *[other] Karta „{ $command }“ není na stupnici velení, takže ji nelze zkopírovat.
    }
   *[other] Na stupnici velení není karta, kterou by šlo zkopírovat.
}
great_wall-refusal-GW-K1 = { $about ->
    [location] { $location_id ->
        [pool] V osobní zásobě nemáš úředníka, kterého by šlo umístit.
       *[other] Žádného úředníka { great_wall-part-at } teď nemůžeš přesunout jinam.
    }
   *[other] Žádného tamního úředníka teď nemůžeš přesunout jinam.
}
great_wall-refusal-GW-K2 = { $about ->
    [location] Všechny pozice { great_wall-part-at } jsou obsazené: lokace je uzamčená a nikdo ji nesmí opustit.
   *[other] Plná lokace je uzamčená a nikdo ji nesmí opustit.
}
great_wall-refusal-GW-K3 = { $about ->
    [location] Všechny pozice { great_wall-part-at } jsou obsazené: pro úředníka tam není místo.
   *[other] Tato lokace je plná a další úředníky nepřijímá.
}
great_wall-refusal-GW-K6 = { $about ->
    [location] Jeden úředník už přišel { great_wall-part-to }; další musí jít do jiné lokace.
   *[other] Tvoji úředníci musí jít do různých lokací.
}
great_wall-refusal-GW-K7 = { $about ->
    [location] Tento efekt už umístil úředníky, kteří jsou { great_wall-part-at }.
   *[other] Jeden efekt umístí téhož úředníka jen jednou.
}
great_wall-refusal-GW-L1 = { $about ->
    [location] Nejsou obsazené všechny pozice { great_wall-part-at }, takže se lokace neaktivuje.
   *[other] Tato lokace není plná, takže se neaktivuje.
}
great_wall-refusal-GW-L2 = { $about ->
    [location] Žádný úředník { great_wall-part-at } nestojí, takže se lokace neaktivuje.
   *[other] Není tam žádný úředník, takže se lokace neaktivuje.
}
great_wall-refusal-GW-L3 = Musíš vybrat lokaci, která se vyhodnotí jako další.
great_wall-refusal-GW-L10 = { $about ->
    [location] Tato lokace není mezi těmi, které se v tomto tahu ještě vyhodnotí: { $location }.
   *[other] Tato lokace není mezi těmi, které se v tomto tahu ještě vyhodnotí.
}
great_wall-refusal-GW-L11 = { $about ->
    [location] Žádný úředník { great_wall-part-at } nestojí, takže není co aktivovat.
   *[other] Pokročilá aktivace vyžaduje v lokaci úředníka.
}
great_wall-refusal-GW-M1 = { $about ->
    [soldier] Ještě za { great_wall-part-soldier } už zaplatit nemůžeš.
   *[other] Ještě za tohoto vojáka už zaplatit nemůžeš.
}
great_wall-refusal-GW-M4 = { $about ->
    [soldier] V osobní zásobě už nemáš dalšího vojáka tohoto druhu: { $soldier }.
   *[other] V osobní zásobě už nemáš dalšího vojáka.
}
great_wall-refusal-GW-M5 = Takového naverbovaného vojáka už k umístění nemáš.
great_wall-refusal-GW-N1 = { $about ->
    [price_left] { $left ->
        [0] Žádný tvůj nenajatý úředník už nezbývá.
       *[other] { $price ->
            [one] Úředník stojí 1 zlato, a to nemáš.
           *[other] Úředník stojí { $price } zlata, a tolik nemáš.
        }
    }
   *[other] Úředníka teď najmout nemůžeš.
}
great_wall-refusal-GW-N2 = { $about ->
    [price] { $price ->
        [one] Rádce tě stojí 1 zlato, a to nemáš.
       *[other] Rádce tě stojí { $price } zlata, a tolik nemáš.
    }
   *[other] Na rádce nemáš dost zlata.
}
great_wall-refusal-GW-N4 = { $about ->
    [advisor] Tento rádce není v nabídce rádců: { $advisor }.
   *[other] Tento rádce není v nabídce rádců.
}
great_wall-refusal-GW-O1 = { $about ->
    [section] Nemáš { great_wall-part-in-section } vojáka, který by se mohl přesunout.
   *[other] Tam nemáš vojáka, který by se mohl přesunout.
}
great_wall-refusal-GW-O2 = { $about ->
    [section] Takového vojáka { great_wall-part-in-section } nemáš.
   *[other] Takového vojáka tam nemáš.
}
great_wall-refusal-GW-O4 = { $about ->
    [section] Není volná střelecká pozice { great_wall-part-in-section }.
   *[other] Není tam volná střelecká pozice.
}
great_wall-refusal-GW-P3 = { $about ->
    [location] Svého dohlížitele { great_wall-part-at } teď povýšit nemůžeš.
    [soldier] Žádný { $soldier } v tvé osobní zásobě není bez hanby.
   *[other] Tohoto dohlížitele teď povýšit nemůžeš.
}
great_wall-refusal-GW-P4 = { $about ->
    [location] Tvůj dohlížitel { great_wall-part-at } už má úroveň 3.
   *[other] Tvůj dohlížitel už má úroveň 3.
}
great_wall-refusal-GW-P8 = Darovat lze přesně 1 kus právě získaného zdroje.
great_wall-refusal-GW-P9 = { $about ->
    [location] Tvůj dohlížitel { great_wall-part-at } už byl takto povýšen.
   *[other] Tento dohlížitel už byl takto povýšen.
}
great_wall-refusal-GW-Q20 = { $about ->
    [advisor] Tento rádce není mezi 2 rádci nejvíce vlevo v nabídce: { $advisor }.
   *[other] Musíš dát Čchin Ťiou-šaovi jednoho ze 2 rádců nejvíce vlevo v nabídce.
}
great_wall-refusal-GW-R1 = { $about ->
    [section] Ve hře 1 nebo 2 hráčů je { $section } uzavřený.
   *[other] Musíš zvolit úsek, který je otevřený.
}
great_wall-refusal-GW-R4 = { $about ->
    [location] Rákosový klan už má úředníka { great_wall-part-at } a nikdy jich tam nemá víc než 1.
   *[other] Rákosový klan nemá v jedné lokaci nikdy víc než 1 úředníka.
}
great_wall-refusal-GW-R6 = { $about ->
    [location] Úředníka { great_wall-part-at } má jen Rákosový klan a ten sám tuto lokaci neaktivuje.
   *[other] Samotný úředník Rákosového klanu tuto lokaci neaktivuje.
}
great_wall-refusal-GW-R12 = { $about ->
    [advisor] Rákosový klan nemůže odhodit rádce, který není v nabídce: { $advisor }.
   *[other] Rákosový klan může odhodit jen rádce z nabídky.
}
great_wall-refusal-GW-R13 = { $about ->
    [section] Pro zátaras Rákosového klanu { great_wall-part-in-section } není místo: smějí tam stát nejvýše 3.
   *[other] Pro zátaras Rákosového klanu tam není místo.
}
great_wall-refusal-GW-R19 = Co úředník Rákosového klanu v lokaci dělá, není dobrovolné: musíš za klan zvolit.
great_wall-refusal-GW-T5 = Tato karta nemá schopnost, kterou by šlo v této chvíli použít.
great_wall-refusal-GW-U1 = { $about ->
    [section] Pro další zátaras { great_wall-part-in-section } není místo: smějí tam stát nejvýše 3.
    [section_price] Se zátarasem { great_wall-part-in-section } by cena byla { $price } a na to zdroje ze skladiště a tvoje vlastní nestačí.
   *[other] Tento zátaras teď postavit nemůžeš.
}
great_wall-refusal-GW-U2 = { $about ->
    [section_price] S touto úrovní zdi { great_wall-part-in-section } by cena byla { $price } a na to zdroje ze skladiště a tvoje vlastní nestačí.
   *[other] Tuto úroveň zdi zaplatit nemůžeš.
}
great_wall-refusal-GW-U3 = { $about ->
    [section] Výš už { great_wall-part-in-section } stavět nemůžeš: úroveň 3 je poslední a některé efekty dovolují stavět jen na nejnižších zdech.
   *[other] Výš tam už stavět nemůžeš.
}
great_wall-refusal-GW-U4 = Takto ze skladiště zaplatit nelze.
great_wall-refusal-GW-V6 = { $about ->
    [soldier] Žádný tvůj { $soldier } na této hordě nestojí.
   *[other] Musíš určit vojáky, kteří mají být zabiti.
}
great_wall-refusal-GW-V7 = { $about ->
    [soldier] Žádného vojáka tohoto druhu teď zachránit nemůžeš: { $soldier }.
   *[other] Takového vojáka k záchraně nemáš.
}
great_wall-refusal-GW-W1 = { $about ->
    [section] Tvůj lučištník musí umístit zranění na volné pole hordy { great_wall-part-of-section }.
   *[other] Tvůj lučištník musí umístit zranění, pokud může.
}
great_wall-refusal-GW-Z1 = { $about ->
    [location] Příjem { great_wall-part-at } teď získat nemůžeš.
   *[other] Příjem tam teď získat nemůžeš.
}
great_wall-refusal-GW-Z4 = Musíš si vzít zpět své odhozené karty velení, nebo za ně získat čest.
great_wall-refusal-GW-Z5 = { $about ->
    [command] { $command_id ->
        [betrayal] „Zradu“ nikdy nelze vzít zpět.
       *[other] Karta „{ $command }“ není mezi tvými odhozenými kartami velení.
    }
   *[other] Tuto kartu nelze vzít zpět.
}
great_wall-refusal-GW-Z6 = V ruce nemáš kartu velení, takže si musíš vzít zpět odhozené.
