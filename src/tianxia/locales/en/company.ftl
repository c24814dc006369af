### Friends, chat, blocking, reports, and other people's profiles. Arguments: see platform.ftl.

web-friends-title = Friends
web-friends-none = No one yet. Make a link and send it to a friend.
web-friends-guest = Friends know each other by the name they keep. Keep yours first; it takes a minute and no email address.
web-friends-keep = Keep my name
web-friends-link = Make a friend link
# $date (String) is the day after which it is useless.
web-friends-link-line = Send it to one friend. It works once, until { $date }.
web-friends-link-copy = Copy the link
web-friends-link-open = A link that no one has used, until { $date }
web-friends-link-end = End it
web-friends-online = online
web-friends-play = Play
# $name (String) is a person, here and below.
web-friends-play-with = Play with { $name }
web-friends-end = Unfriend
web-friends-end-who = Unfriend { $name }
web-friends-end-sure = You and { $name } will no longer be friends.
web-friends-asks = would like to be your friend
web-friends-accept = Accept
web-friends-accept-who = Accept { $name } as a friend
web-friends-ignore = Ignore
web-friends-ignore-who = Ignore the request of { $name }
web-friend-title = A friend link
web-friend-line = { $name } would like to be your friend. Friends see each other's names in a list and can keep a seat for each other.
web-friend-accept = Become friends
web-friend-done = You and { $name } are friends.
web-friend-onward = To the tables
web-new-friend = { $name } finds this table in the lobby, with a seat that is kept for them.
web-ask-friend = Ask a friend
web-ask-friend-line = Reserves one of the seats and tells your friend.
web-ask-friend-ask = Ask
web-person-title = Player
web-person-mine = This is what others see of you.
web-person-guest = Plays as a guest.
web-person-none = No finished games yet.
web-person-befriend = Befriend
web-person-asked = You have asked to be friends.
web-person-friend = You are friends.
web-person-block = Block
web-person-block-line = They can't join your tables, write to you or ask to be your friend, and neither of you sees the other's tables in the lobby. They aren't told. Games that you both play go on.
web-person-block-sure = Block { $name }
web-person-blocked = You have blocked { $name }.
web-person-report = Report
web-person-profile = Profile of { $name }
web-person-cancel = Cancel
web-blocks = Blocked people
web-blocks-line = They aren't told.
web-blocks-end = Unblock
web-blocks-end-who = Unblock { $name }
web-report-title = Report { $name }
web-report-line = The people who run this server read it, together with the last messages of the table.
web-report-reason = What is wrong?
web-report-insult = Insults
web-report-threat = Threats
web-report-hate = Hatred of a group of people
web-report-spam = Advertising or flooding
web-report-name = The name is offensive
web-report-cheating = Cheating
web-report-other = Something else
web-report-text = In your own words
web-report-send = Send the report
web-report-sent = Thank you. The report was sent.
web-chat = Chat
# $count (Number) are messages that have not been read.
web-chat-new = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
web-chat-none = No one has said anything yet.
web-chat-since = Since
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-phrases = Phrases
web-chat-closed = Phrases only. Free text opens when everyone here agrees.
web-chat-agree = Agree to free text
# $names (String) are people.
web-chat-waits = You agree to free text. Waiting for: { $names }.
web-chat-asks = Would like to write freely: { $names }.
web-chat-withdraw = Phrases only again
web-chat-watched = Spectators may read it
web-chat-watched-line = If everyone here agrees.
web-chat-mute = Mute the chat
web-chat-muted = The chat is muted
web-chat-you = you
web-chat-message-report = Report this message of { $name }
web-say-hello = Hello!
web-say-good_luck = Good luck!
web-say-your_turn = Your turn
web-say-one_moment = One moment
web-say-back = I'm back
web-say-thanks = Thanks!
web-say-sorry = Sorry
web-say-well_played = Well played!
web-say-ouch = Ouch!
web-say-exciting = How exciting!
web-say-good_game = Good game!
web-say-again = Another one?
web-say-bye = Goodbye!
# $games (Number) are rated games.
web-ladder-least = Ranked by rating minus its uncertainty, from { $games } rated games on.
# $opponents (Number) are different people, two or more.
web-ladder-met = Only with at least { $opponents } different opponents.
web-ladder-bots = Bots, for comparison
web-ladder-bots-line = Measured against each other. Games with bots change no rating.

# What the server answers when something cannot be done.

server-no_person = No one is known by that name or on that seat.
server-yourself = That is you.
server-only_kept = Only people who keep their name can have friends. Keep yours on your profile first.
server-other_not_kept = { $name } plays as a guest. Only people who keep their name can have friends.
server-not_met = You can ask people with whom you sit at a table, or send them a friend link.
server-not_friends = You aren't friends, so you can't keep a seat for each other.
server-too_many_friends = That is too many. The most is { $most }.
server-bad_link = This friend link has been used or ended, or its time is up. Ask for a new one.
server-no_free_seat = This table has no open seat left.
server-no_chat = This table has no chat for you: it's for the people who sit there, if there are at least two.
server-not_agreed = Free text opens when everyone at the table agrees. Until then there are the phrases.
server-nothing_said = Choose one of the phrases, or write something.
server-too_chatty = You write very fast. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
server-no_message = That message isn't there, or is by someone else.
server-too_many_reports = You have sent many reports. Please wait an hour.
server-only_together = You can report someone with whom you sit or sat at a table.
server-never_met = You can block someone with whom you sit or sat at a table, or a friend.
server-report_stands = Your last report about this person is still being looked at.
