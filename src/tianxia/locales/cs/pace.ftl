### Tempo stolu: hodiny, co se stane, když čas vyprší, dovolené. Argumenty: viz platform.ftl.

pace-title = Tempo
pace-none = Bez limitu
pace-live = Naživo
pace-days = Na dny
pace-none-about = Každý může přemýšlet, jak dlouho chce.
pace-live-about = Každý má { $minutes } min na celou hru a každý tah přidá { $seconds } s. Když čas vyprší, táhne bot.
pace-days-about = { $days ->
    [one] Každý má na tah { $days } den. Když uplyne, táhne bot.
    [few] Každý má na tah { $days } dny. Když uplynou, táhne bot.
   *[other] Každý má na tah { $days } dní. Když uplynou, táhne bot.
}
pace-own = Vlastní hodnoty
pace-minutes = Minuty
pace-seconds = Přidané sekundy
pace-a-move = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
pace-live-line = naživo, { $minutes } min + { $seconds } s
pace-left = zbývá { $time }
pace-time-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
pace-time-hours = { $hours } h
pace-time-minutes = { $minutes } min
pace-time-seconds = { $seconds } s
pace-clock = Hodiny: { $time }
pace-mine-short = Zbývá ti { $time }.
pace-on-vacation = dovolená do { $day }
pace-bot-plays = hraje bot
pace-note-timeout = Čas vypršel ({ $name }): táhl bot.
pace-note-away = Čas opět vypršel ({ $name }): dál hraje bot.
pace-note-back = { $name } se vrací do hry.
pace-away = Čas vypršel: hraje za tebe bot.
pace-back = Jsem zpět

pace-vacation = Dovolená
pace-vacation-line = Ve hrách na dny tvé hodiny stojí, když jsi pryč. Ostatní u stolu to vidí.
pace-vacation-days = { $days ->
    [one] Letos zbývá { $days } den.
    [few] Letos zbývají { $days } dny.
   *[other] Letos zbývá { $days } dní.
}
pace-vacation-first = První den
pace-vacation-last = Poslední den
pace-vacation-go = Vzít si dovolenou
pace-vacation-now = Jsi pryč do { $last }.
pace-vacation-coming = Budeš pryč od { $first } do { $last }.
pace-vacation-end = Ukončit hned
pace-vacation-drop = Zrušit
