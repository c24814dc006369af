"""People among each other: friends, blocks, the chat of a table, reports, and what strangers may see of somebody.

- sheets: the tables of the database; models: what goes over the wire; errors: what can go wrong
- whom: who is meant, since ids stay secret; blocks: who is kept away from whom
- friends, links, presence: friends, by a link or after a game; whether they are online
- chat, talk: what is said at a table, and who agrees to more than set phrases
- reports, settling: what is brought before the operator, and what came of it
- persons: what strangers may see; levels: ratings of bots; keeping: all of it exported, moved and deleted
- routes, chat_routes: all of it by HTTP
"""
