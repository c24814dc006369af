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
web-me-old-password = Current password
web-me-new-password = New password
web-me-words = Recovery words
web-me-words-line = Write them down now: they are shown only once. They bring you back if you lose everything else. Four letters of each are enough.
web-me-words-copy = Copy the words
web-me-words-done = I have written them down
web-me-words-new = New recovery words
web-me-words-new-line = The old ones stop working.
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
web-me-continue-line = This browser becomes one of yours, like the one where the link was made. What you play here comes along. Use only a link that you made yourself.
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
web-me-ladder = Best players
web-me-ladder-none = No one has a rating here yet.
web-me-data = My data
web-me-data-line = Your name, devices, games, friends, messages and the addresses for them, vacations. Nothing else is stored.
web-me-download = Download everything
web-me-delete = Delete me
web-me-delete-line = Your name, devices and ratings are removed. Finished games stay readable, played by “someone”; where a game goes on with others, a bot takes your seat. There is no way back.
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
