### The words of the pages about oneself: keeping a name, devices, signing in. Arguments: see platform.ftl.

web-me-title = Profile
web-me-guest = You play as a guest. Only this browser knows you: if its cookies are cleared, your seats are gone.
web-me-kept = This name is yours. You can sign in on any device.
web-me-keep = Keep my seat
web-me-keep-line = Choose a name and one way to prove that it's you. No email address, nothing else.
web-me-name = Name
web-me-by-passkey = Keep it with a passkey
web-me-by-passkey-line = Your phone or computer proves that it's you: by fingerprint, face or PIN. There is nothing to remember.
web-me-no-passkey = Passkeys need a secure address with a name, and this one isn't. A password works here.
web-me-by-password = Keep it with a password
web-me-password = Password
web-me-password-line = At least 8 characters.
web-me-new-password = New password
web-me-words = Recovery words
web-me-words-line = Write them down now: they are shown only once. They bring you back if you lose everything else. Four letters of each are enough.
web-me-words-copy = Copy the words
web-me-words-done = I have written them down
web-me-words-new = New recovery words
web-me-words-new-line = The old ones stop working, and all other devices are signed out.
web-me-copied = Copied
web-me-by-hand = Please copy it by hand.
web-me-other = Continue on another device
web-me-other-line = Scan a code with the other device, or open a link there. It works once, for ten minutes.
web-me-make-link = Make a link
web-me-code = QR code of the link
web-me-copy-link = Copy the link
web-me-devices = Devices
web-me-devices-none = As soon as you take a seat or choose a name, this browser is listed here.
web-me-some-browser = A browser
web-me-here = this one
web-me-end = Sign out
web-me-end-others = Sign out everywhere else
web-me-ways = Ways to sign in
web-me-passkey = Passkey
web-me-add-passkey = Add a passkey
web-me-remove = Remove
web-me-set-password = Set a password
web-me-change-password = Change the password
web-me-saved = Saved
web-me-sign-out = Sign out here
web-me-sign-in = Sign in
web-me-sign-in-line = Your seats from other devices appear here, and what you play in this browser comes along.
web-me-before = Did you keep a name before?
web-me-use-passkey = Sign in with a passkey
web-me-use-password = With name and password
web-me-use-words = With recovery words
web-me-words-field = Your twelve words
web-me-continue = Continue here
web-me-continue-line = Use only a link that you made yourself: its maker plays with you in this browser.
web-me-not-used = No passkey was used. Try again, or choose another way.
web-me-onward = To the tables
# $name (String) is who has signed in.
web-me-welcome = Welcome, { $name }
# The time of day at which a link stops working.
web-me-until = It works until { $time }.
# $tables (Number) is at how many tables seats of this browser now belong to who has signed in.
web-me-moved = { $tables ->
    [0] Your seats are here.
    [one] Your seats are here. Your seat at 1 table of this browser came along.
   *[other] Your seats are here. Your seats at { $tables } tables of this browser came along.
}
web-me-games = games
web-me-won = won
web-me-running = running
web-me-results = Results
web-me-none = Your finished games will be listed here.
web-me-records = By game
web-me-opponents = Opponents
web-me-ratings = Ratings
web-me-ratings-line = Only games count that everyone at the table agreed to rate.
# How many different people ($opponents, a Number) somebody has met in rated games.
web-rated-opponents = { $opponents ->
    [one] { $opponents } opponent
   *[other] { $opponents } different opponents
}
# Why a rated game has changed no rating, after other facts about it.
web-uncounted-early = not rated: it ended in its first round
web-uncounted-names = not rated: not everyone keeps a name
web-uncounted-pair = not rated: two of you had 3 rated games with each other in 30 days
web-me-ladder = Best players
web-me-ladder-none = No one has a rating here yet.
web-me-data = My data
web-me-data-line = Your name, devices, games, friends, messages and the addresses for them, vacations. Nothing else is stored.
web-me-download = Download everything
web-me-delete = Delete me
web-me-delete-line = Your name, devices and ratings are removed. Finished games stay readable, played by “someone”; where a game goes on with others, a bot takes your seat. Reports about you stay for 30 days. There is no way back.
web-me-delete-sure = Delete forever
web-me-delete-not = Cancel
# $date (String) is the month in which somebody played first.
web-me-since = plays since { $date }
# $won and $played (Number) count finished games.
web-me-record = { $won } of { $played } won
# $players (Number) is with how many a game was played.
web-me-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
# $rating (Number), and how far off it may be.
web-me-rating = { $rating } ± { $deviation }
web-me-place = Place { $place }
web-me-others-out = All other devices are signed out then.
web-me-remove-password = Remove the password
web-me-recover-line = They are used up, and you get new ones. The old password stops working, and all other devices are signed out.
web-me-no-passkeys = My passkeys stop working, too: someone else may have one.
# $name (String) is whom this browser becomes.
web-me-continue-as = In this browser you become { $name }.
web-me-continue-mine = In this browser you are { $name } already.
# $tables (Number) is at how many tables a visitor has seats.
web-me-continue-move = { $tables ->
    [one] My seat at 1 table of this browser comes along.
   *[other] My seats at { $tables } tables of this browser come along.
}
web-me-continue-apart = Without it, what you play here stays behind, and there is no way back to it.
web-prove-title = Prove that it's you
web-prove-line = This changes who owns your name. You won't be asked again for five minutes.
web-prove-passkey = Use a passkey
web-prove-go = Continue
web-prove-not = Cancel
web-prove-words-line = They are used up, and you get new ones. All other devices are signed out.
