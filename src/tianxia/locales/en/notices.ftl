### Messages: what people are told outside the pages, and where they choose it. Arguments: see platform.ftl.
### $others, $who: names of players; $link: an address.

notice-title-turn = Your turn: { $game }
notice-text-turn = At the table with { $others }.
notice-title-end = Game over: { $game }
notice-text-end = The game with { $others } has ended.
notice-title-invited = { $who } invites you
notice-text-invited = A seat is kept for you: { $game }.
notice-title-nudge = { $who } is waiting for you
notice-text-nudge = It's your turn: { $game }.
notice-own-title = Your name at Tianxia
notice-own-text = { $what } ({ $device }). If it was someone else, sign in with your recovery words: that signs out everyone else.
notice-deleted-text = { $what } ({ $device }). That cannot be undone. If it was someone else, tell the people who run this server.
notice-title-try = It works
notice-text-try = This is how messages from Tianxia arrive.
notice-mail-confirm-title = Please confirm your address
notice-mail-confirm-text =
    Someone wants messages from Tianxia to be sent to this address. If it was you, open this link; it works once:

    { $link }

    If not, do nothing: no more mail will come.
notice-mail-title = { $count ->
        [one] One table is waiting for you
       *[other] { $count } tables are waiting for you
    }
notice-mail-leave = No more mail: { $link }

server-bad_address = Nothing can be sent to this address. It must begin with https:// and be reachable from anywhere.
server-bad_subscription = This browser's subscription can't be used.
server-bad_mail = This isn't an email address.
server-no_mail = This server sends no mail.

web-notice-title = Messages
web-notice-line = So that you know when it's your turn, even if this page is closed. Nothing is sent unless you want it.
web-notice-what = What, and where to
web-notice-turn = My turn
web-notice-end = A game is over
web-notice-invited = Invitations
web-notice-nudge = Reminders from others
web-notice-push = Devices
web-notice-hook = Webhook
web-notice-mail = Mail
web-notice-by = { $kind }: { $channel }
web-notice-device = On this device
web-notice-device-line = Your browser will ask whether it may show messages.
web-notice-blocked = Messages are blocked in the browser's settings for this page.
web-notice-unable = This browser can't show messages here. It needs a secure address (https); on an iPhone, put Tianxia on the home screen first.
web-notice-devices = Devices that get messages
web-notice-remove = Remove
web-notice-some = A browser
web-notice-hook-kind = Service
web-notice-hook-discord = Discord
web-notice-hook-slack = Slack
web-notice-hook-ntfy = ntfy
web-notice-hook-json = Other (JSON)
web-notice-hook-url = Address of the webhook
web-notice-save = Save
web-notice-mail-address = Email address
web-notice-mail-line = Only for this, and only if you like. You confirm it by a link that we send.
web-notice-mail-send = Send the link
web-notice-mail-wait = A link is on its way to { $address }.
web-notice-mail-on = Mail goes to { $address }.
web-notice-mail-hours = At most one mail every
web-notice-mail-every = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-notice-quiet = Quiet hours
web-notice-quiet-line = Whatever happens then waits until they are over.
web-notice-from = From
web-notice-until = Until
web-notice-try = Send a test message
web-notice-tried = It's on its way.
web-notice-saved = Saved
web-notice-confirming = Confirm your address
web-notice-confirmed = { $address } is confirmed. You can choose in the settings what is sent there.
web-notice-leaving = No more mail
web-notice-leave-line = You'll no longer get mail from Tianxia. You can switch it on again in the settings.
web-notice-leave = Stop the mail
web-notice-left = Done: no more mail will be sent to you.
web-notice-to-settings = To the settings

web-message-none = Nothing new.
web-message-open = { $count ->
        [0] Messages
        [one] Messages: { $count } new
       *[other] Messages: { $count } new
    }
web-message-read = Read all
web-message-close = Close
web-message-turn = Your turn
web-message-end = The game is over
web-message-invited = { $who } invites you
web-message-nudge = { $who } is waiting for you
web-message-declined = { $who } declines the seat
web-message-password = Your password was changed
web-message-nopassword = Your password was removed
web-message-words = New recovery words were made
web-message-passkey = A passkey was added
web-message-nopasskey = A passkey was removed
web-message-device = A link was used to continue on another device
web-message-recovered = Your recovery words were used to sign in
web-message-ended = Other devices were signed out
web-message-channel = What your messages are sent to was changed
web-message-renamed = Your name was changed
web-message-deleted = Your name was deleted, with all that was stored about you
web-message-ways = Ways to sign in
web-message-play = Play
web-message-look = Look
web-message-choose = What is sent to me

web-install-title = Put Tianxia on your home screen
web-install-line = It tells you when it's your turn and opens full screen.
web-install = Install
web-install-not = Not now
web-update = There is a new version.
web-update-now = Reload
web-no-network = No network. This is the table as you last saw it; what you choose is sent when the network is back.
