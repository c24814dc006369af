"""The server: tables that people play at in the browser. Only views of seats ever leave it.

- serve: runs it; app: the web application; routes, live: its interface, by HTTP and WebSocket
- models: what goes over the wire; presenting: what a seat may know of a table; encoded, differences: no work twice
- hall: all tables in play; table: one of them; new_table, lobby, closing: opening, listing and closing them
- consent: what people ask of each other; packs: custom cards
- affairs, settling: what is settled apart from the game, and how it is changed; reserving: seats for somebody
- leaving, resigning, outcomes, rematch: going, giving up, how it ended, playing again; tidying: tables nobody needs
- seating_routes, seating_models: all of that by HTTP
- company: friends, blocks, chat, reports
- pace, clocks, timekeeper: how long people may think, and what happens then; stand_in: a bot answers for somebody
- vacations: when people are away; pace_routes, pace_models: both over HTTP
- sessions, devices, people: who is asking; accounts, passkeys, recovery, names, throttle: keeping a name
- signing_in, tickets, links: becoming a known person; account_routes, sign_in_routes, account_models, answers: by HTTP
- results, ratings, profile, profile_routes, belongings: what somebody has played, and all that is stored about them
- notices, wanting, notice_texts: what people are told outside the pages; notice_routes, notice_models: by HTTP
- crier: when it is told; carrier: how it is sent; channels: both, as one process does it
- push, webhooks, mails: by which way; outbound: requests that lead outwards and nowhere else
- faces: names and faces of bots at a table
- bot_workers, bot_process: bots in separate processes; turns: who may think next
- advice, studies: the teacher, during a game and after it
- storage, schema, records, stored: what the database keeps, and the game restored from it
- keepsakes, keeper: what seats last saw, in case later rules do not lead there
- notify: what other server processes write; migrating, migrations: the schema brought up to date
- context, errors: what a request is given, what can go wrong
- door, hosts, tokens, limits, quotas, patience: what is turned away; keys: what signs cookies and tokens
- engines, lock: how databases are opened; backup, moderation, orders: the operator's commands
- logs, metrics: what the server tells about its work
- files: the browser app; health: whether all is well; doctor: what an update would do
"""
