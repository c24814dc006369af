### Tempo stołu: zegary, co się dzieje, gdy skończy się czas, urlopy. Argumenty: patrz platform.ftl.

pace-title = Tempo
pace-none = Bez limitu
pace-live = Na żywo
pace-days = Na dni
pace-none-about = Każdy może myśleć, ile chce.
pace-live-about = Każdy ma { $minutes } min na całą grę, a każda tura dodaje { $seconds } s. Gdy czas się skończy, ruch wykona bot.
pace-days-about = { $days ->
    [one] Każdy ma { $days } dzień na ruch. Gdy minie, ruch wykona bot.
    [few] Każdy ma { $days } dni na ruch. Gdy miną, ruch wykona bot.
   *[many] Każdy ma { $days } dni na ruch. Gdy miną, ruch wykona bot.
}
pace-own = Własne wartości
pace-minutes = Minuty
pace-seconds = Dodawane sekundy
pace-a-move = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
pace-live-line = na żywo, { $minutes } min + { $seconds } s
pace-left = zostało { $time }
pace-time-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
pace-time-hours = { $hours } godz.
pace-time-minutes = { $minutes } min
pace-time-seconds = { $seconds } s
pace-clock = Zegar: { $time }
pace-mine-short = Masz jeszcze { $time }.
pace-on-vacation = urlop do { $day }
pace-bot-plays = gra bot
pace-note-timeout = Czas minął ({ $name }): ruch wykonał bot.
pace-note-away = Czas znów minął ({ $name }): dalej gra bot.
pace-note-back = { $name } wraca do gry.
pace-away = Czas minął: gra za ciebie bot.
pace-back = Jestem z powrotem

pace-vacation = Urlop
pace-vacation-line = W grach na dni twoje zegary stoją, gdy cię nie ma. Inni przy stole to widzą.
pace-vacation-days = { $days ->
    [one] W tym roku został { $days } dzień.
    [few] W tym roku zostały { $days } dni.
   *[many] W tym roku zostało { $days } dni.
}
pace-vacation-first = Pierwszy dzień
pace-vacation-last = Ostatni dzień
pace-vacation-go = Biorę urlop
pace-vacation-now = Nie ma cię do { $last }.
pace-vacation-coming = Nie będzie cię od { $first } do { $last }.
pace-vacation-end = Zakończ teraz
pace-vacation-drop = Odwołaj
