"""The server: tables that people play at in the browser. Only views of seats ever leave it.

- serve: runs it; app: the web application; routes, live: its interface, by HTTP and WebSocket
- models: what goes over the wire; presenting: what a seat may know of a table; encoded, differences: no work twice
- hall: all tables in play; table: one of them; new_table, lobby, closing: opening, listing and closing them
- consent: what people ask of each other; people: who is asking; packs: custom cards
- faces: names and faces of bots at a table
- bot_workers, bot_process: bots in separate processes; turns: who may think next
- advice, studies: the teacher, during a game and after it
- storage, schema, records, stored: what the database keeps, and the game restored from it
- keepsakes, keeper: what seats last saw, in case later rules do not lead there
- notify: what other server processes write; migrating, migrations: the schema brought up to date
- context, limits, errors: what a request is given, what is turned away, what can go wrong
- files: the browser app; health: whether all is well; doctor: what an update would do
"""
