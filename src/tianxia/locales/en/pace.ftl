### The pace of a table: clocks, what happens when they run out, vacations. Arguments: see platform.ftl.

pace-title = Pace
pace-none = None
pace-live = Live
pace-days = By days
pace-none-about = Everybody may think as long as they like.
pace-live-about = Everybody has { $minutes } min for the whole game, and every turn adds { $seconds } s. When time runs out, a bot moves.
pace-days-about = { $days ->
    [one] Everybody has { $days } day for each move. When it runs out, a bot moves.
   *[other] Everybody has { $days } days for each move. When they run out, a bot moves.
}
pace-own = Own values
pace-minutes = Minutes
pace-seconds = Seconds added
pace-a-move = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
pace-live-line = live, { $minutes } min + { $seconds } s
pace-left = { $time } left
pace-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
pace-time-hours = { $hours } h
pace-time-minutes = { $minutes } min
pace-time-seconds = { $seconds } s
pace-clock = Clock: { $time }
pace-mine-short = You have { $time } left.
pace-on-vacation = on vacation until { $day }
pace-bot-plays = a bot plays
pace-note-timeout = Time ran out for { $name }: a bot moved.
pace-note-away = Time ran out for { $name } again: a bot plays on.
pace-note-back = { $name } is back.
pace-away = Time ran out: a bot plays for you.
pace-back = I'm back

pace-vacation = Vacation
pace-vacation-line = By days, your clocks stand while you're away. Others at the table see it.
pace-vacation-days = { $days ->
    [one] { $days } day is left this year.
   *[other] { $days } days are left this year.
}
pace-vacation-first = First day
pace-vacation-last = Last day
pace-vacation-go = Go on vacation
pace-vacation-now = You're away until { $last }.
pace-vacation-coming = You'll be away from { $first } to { $last }.
pace-vacation-end = End it now
pace-vacation-drop = Cancel it
