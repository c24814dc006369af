### Friends, chat, blocking, reports, and other people's profiles, in Czech.

web-friends-title = Přátelé
web-friends-none = Zatím nikdo. Vytvoř odkaz a pošli ho příteli.
web-friends-guest = Přátelé se znají podle jmen, která si nechali. Nejdřív si nech své: trvá to minutu, bez e-mailu.
web-friends-keep = Nechat si jméno
web-friends-link = Vytvořit odkaz pro přítele
web-friends-link-line = Pošli ho jednomu příteli. Funguje jednou, do { $date }.
web-friends-link-copy = Kopírovat odkaz
web-friends-link-open = Odkaz, který ještě nikdo nepoužil, do { $date }
web-friends-link-end = Zrušit
web-friends-online = online
web-friends-play = Hrát
web-friends-play-with = Hrát, soupeř: { $name }
web-friends-end = Odebrat
web-friends-end-who = Odebrat z přátel: { $name }
web-friends-end-sure = { $name } a ty už nebudete přátelé.
web-friends-asks = chce být tvůj přítel
web-friends-accept = Přijmout
web-friends-accept-who = Přijmout mezi přátele: { $name }
web-friends-ignore = Nechat být
web-friends-ignore-who = Nechat žádost být: { $name }
web-friend-title = Odkaz pro přítele
web-friend-line = { $name } chce být tvůj přítel. Přátelé vidí svá jména v seznamu a mohou si navzájem držet místo u stolu.
web-friend-accept = Přijmout
web-friend-done = { $name } a ty jste přátelé.
web-friend-onward = Ke stolům
web-new-friend = { $name } najde tento stůl v herně, včetně místa, které na něj čeká.
web-ask-friend = Pozvat někoho z přátel
web-ask-friend-line = Jedno z míst bude vyhrazené a dotyčný se to dozví.
web-ask-friend-ask = Pozvat
web-person-title = Hráč
web-person-mine = Tohle o tobě vidí ostatní.
web-person-guest = Hraje jako host.
web-person-none = Zatím žádné dohrané hry.
web-person-befriend = Přidat mezi přátele
web-person-asked = Žádost o přátelství je odeslaná.
web-person-friend = Jste přátelé.
web-person-block = Zablokovat
web-person-block-line = Nemůže si sednout k tvým stolům, psát ti ani tě žádat o přátelství a v herně navzájem neuvidíte své stoly. Nedozví se to. Společné hry pokračují.
web-person-block-sure = Zablokovat: { $name }
web-person-blocked = Zablokováno: { $name }.
web-person-report = Nahlásit
web-person-profile = Profil: { $name }
web-person-cancel = Zrušit
web-blocks = Zablokovaní lidé
web-blocks-line = Nevědí o tom.
web-blocks-end = Odblokovat
web-blocks-end-who = Odblokovat: { $name }
web-report-title = Nahlášení: { $name }
web-report-line = Přečtou si ho lidé, kteří tento server provozují, spolu s posledními zprávami u stolu.
web-report-reason = Co je špatně?
web-report-insult = Urážky
web-report-threat = Výhrůžky
web-report-hate = Nenávist vůči skupině lidí
web-report-spam = Reklama nebo zahlcování
web-report-name = Urážlivé jméno
web-report-cheating = Podvádění
web-report-other = Něco jiného
web-report-text = Vlastními slovy
web-report-send = Odeslat nahlášení
web-report-sent = Děkujeme. Nahlášení je odeslané.
web-chat = Chat
web-chat-new = { $count ->
    [one] Chat, 1 nová zpráva
    [few] Chat, { $count } nové zprávy
    [many] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
web-chat-none = Zatím nikdo nic neřekl.
web-chat-since = Nedávno
web-chat-say = Řekni něco u stolu
web-chat-send = Odeslat
web-chat-phrases = Fráze
web-chat-closed = Jen hotové fráze. Vlastní text se otevře, až budou souhlasit všichni u stolu.
web-chat-agree = Souhlasím s vlastním textem
web-chat-waits = Souhlasíš s vlastním textem. Ještě musí souhlasit: { $names }.
web-chat-asks = Pro vlastní text: { $names }.
web-chat-withdraw = Zase jen fráze
web-chat-watched = Diváci mohou číst
web-chat-watched-line = Pokud souhlasí všichni u stolu.
web-chat-mute = Ztlumit chat
web-chat-muted = Chat je ztlumený
web-chat-you = ty
web-chat-message-report = Nahlásit tuto zprávu: { $name }
web-say-hello = Ahoj!
web-say-good_luck = Hodně štěstí!
web-say-your_turn = Jsi na tahu
web-say-one_moment = Momentík
web-say-back = Už jsem zpátky
web-say-thanks = Díky!
web-say-sorry = Promiň
web-say-well_played = Pěkně zahráno!
web-say-ouch = Au!
web-say-exciting = To je napínavé!
web-say-good_game = Dobrá hra!
web-say-again = Ještě jednu?
web-say-bye = Nashledanou!
web-ladder-least = { $games ->
    [one] Pořadí podle hodnocení zmenšeného o nejistotu, od 1 hodnocené hry.
    [few] Pořadí podle hodnocení zmenšeného o nejistotu, od { $games } hodnocených her.
    [many] Pořadí podle hodnocení zmenšeného o nejistotu, od { $games } hodnocené hry.
   *[other] Pořadí podle hodnocení zmenšeného o nejistotu, od { $games } hodnocených her.
}
web-ladder-met = Jen s aspoň { $opponents } různými soupeři.
web-ladder-bots = Boti pro srovnání
web-ladder-bots-line = Změřeno v jejich vzájemných hrách. Hry s boty hodnocení nemění.
server-no_person = Pod tímto jménem ani na tomto místě nikoho neznáme.
server-yourself = To jsi ty.
server-only_kept = Přátele mohou mít jen lidé, kteří si nechali jméno. Nejdřív si nech své v profilu.
server-other_not_kept = { $name } hraje jako host. Přátele mohou mít jen lidé, kteří si nechali jméno.
server-not_met = Požádat můžeš lidi, se kterými sedíš u stolu, nebo jim pošli odkaz.
server-not_friends = Nejste přátelé, takže si nemůžete držet místa.
server-too_many_friends = To je příliš. Nejvíc může být { $most }.
server-bad_link = Tento odkaz už byl použit nebo zrušen, nebo jeho čas vypršel. Požádej o nový.
server-no_free_seat = U tohoto stolu už není volné místo.
server-no_chat = Tento stůl pro tebe nemá chat: je pro lidi, kteří u něj sedí, jsou-li aspoň dva.
server-not_agreed = Vlastní text se otevře, až budou souhlasit všichni u stolu. Do té doby jsou tu fráze.
server-nothing_said = Vyber jednu z frází, nebo něco napiš.
server-too_chatty = Píšeš velmi rychle. Počkej { $seconds } s.
server-no_message = Taková zpráva tu není, nebo ji napsal někdo jiný.
server-too_many_reports = To už je mnoho nahlášení. Počkej prosím hodinu.
server-only_together = Nahlásit můžeš někoho, s kým sedíš nebo jsi seděl u stolu.
server-never_met = Zablokovat můžeš někoho, s kým sedíš nebo jsi seděl u stolu, nebo někoho z přátel.
server-report_stands = Tvé poslední nahlášení této osoby se ještě řeší.
