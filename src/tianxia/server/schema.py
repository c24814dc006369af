"""The tables of the database; one schema for SQLite and PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

from .models import LONGEST_NAME

REVISION = "0025"  # the newest of `migrations/versions`
RESERVED = text("reserved IS NOT NULL")
metadata = MetaData()

# What the server must remember about itself: the key that signs cookies.
secrets = Table(
    "secrets", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(LONGEST_NAME), nullable=False),
    # Only of those who keep their name.
    Column("kept", String(32)),  # since when
    Column("folded", String(60), unique=True, index=True),  # the name as a hasty reader sees it
    Column("password", Text),  # its argon2 hash
    Column("recovery", String(64), unique=True, index=True),  # the digest of the recovery words
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # as its device calls it
    Column("person", String(32), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # of its uses, if the device counts them
    Column("device", String(80), nullable=False),  # where it was made
    Column("created", String(32), nullable=False),
    Column("used", String(32)),
)

# Good once, and for a short time: links to another device, challenges for passkeys. Only their digests are known here.
tickets = Table(
    "tickets",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("person", String(32)),
    Column("until", String(32), nullable=False, index=True),
)

# Browsers in which somebody has something to come back to. Only the digest of what their cookie says is known here.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("device", String(80), nullable=False),
    Column("created", String(32), nullable=False),
    Column("seen", String(32), index=True),  # about when it was last used
    Column("ended", String(32)),
    Column("proved", String(32)),  # when its person has shown with a secret who they are; never, if nothing
    Column("heir", String(64)),  # the session that the same browser has had since
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    # What it is dealt from, as `core/seed.py` reads it: a number, or a shuffle; without numbers it is not dealt yet.
    Column("deal", Text, nullable=False),
    Column("luck", String(8), nullable=False),  # sealed, known or shown: see `luck.py`
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("over", Integer, nullable=False),
    # As of the last commit: what the log must lead to when it is replayed. Tables from before 0002 have none.
    Column("entries", Integer),  # how many there are
    Column("digest", String(64)),  # of the position
    Column("data", String(64)),  # of the standard cards
    # The seats that owe a decision, seat n as 1 << n; not those where the clock has called a bot. Before 0020: nothing.
    Column("owing", Integer),
    Column("pack", Text),  # a custom one, as its owner wrote it
    Column("pack_name", String(80)),
    Column("pack_digest", String(64)),
    # 1: by its people; 2: by the operator; 3: put away, because nobody has touched it for long
    Column("closed", Integer, nullable=False, server_default="0"),
    Column("rated", Integer, nullable=False, server_default="0"),  # whether it changes ratings, as all who join know
    Column("hints", Integer),  # whether people may ask for some; nothing: who plays against bots alone
    # Whether a seat is that anybody may take: the lobby lists such tables.
    Column("free", Integer, nullable=False, server_default="0"),
    Column("private", Integer, nullable=False, server_default="0"),  # whether only its links lead there
    Column("spectators", Integer, nullable=False, server_default="1"),  # whether strangers may watch
    # How often its people have changed it, apart from moves: who sits there, who wants to close it.
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("rematch", String(16)),  # the table where its people play again
    # How long its people may think: `live 600 10` (seconds in all, and for each turn), `days 2`; nothing: for ever.
    Column("pace", String(24)),
    Column("clocks", Text),  # JSON, by seat; see `pace.py`
    Column("due", BigInteger, index=True),  # when they must be looked at, in milliseconds; never too late
    Column("ticks", Integer, nullable=False, server_default="0"),  # how often they were written: nobody overwrites
    Index("ix_tables_free", "free", "closed", "updated", "id"),  # in the order of that list
    Index("ix_tables_idle", "closed", "updated"),  # for those that nobody touches
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("bot", String(40)),  # of a person's seat: it stands in
    Column("holder", String(32), index=True),  # a person's id
    Column("invitation", String(32)),
    Column("closes", Integer, nullable=False, server_default="0"),  # whether the holder agrees to close the table
    Column("reserved", String(32)),  # for a person: nobody else may take it
    Column("resigned", String(32)),  # when
    Column("number", String(64)),  # what its browser adds to the shuffle; until the deal
    Column("kept", Integer, nullable=False, server_default="0"),  # whether its person keeps that name: it has a seal
    # Few seats are: an index of all would be nothing but empty values, and no database would use it.
    Index("ix_seats_reserved", "reserved", sqlite_where=RESERVED, postgresql_where=RESERVED),
)

# The log of moves is the truth; everything else about a position follows from it.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("play", Text),
    Column("undo", Integer),
    Column("at", String(32), nullable=False),
    Column("bot", String(40)),  # the level that moved for a person; the move itself is like any other
)

# What the house did at a table, such as moving for somebody whose time ran out. Not a part of the game.
notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entries", Integer, nullable=False),  # how many the log had
    Column("at", String(32), nullable=False),
)

# When people are away, in milliseconds: clocks that count days stand meanwhile.
vacations = Table(
    "vacations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False, index=True),
)

# When no server was there: no clock counts that. And when the servers were last seen.
pauses = Table(
    "pauses",
    metadata,
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
)
pulse = Table(
    "pulse", metadata, Column("name", String(12), primary_key=True), Column("seen", BigInteger, nullable=False)
)

# What the seats last saw: it is shown when later rules no longer lead there.
keepsakes = Table(
    "keepsakes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("entries", Integer, nullable=False),  # how many there were when it was made
    Column("at", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed by zlib
)

# How a finished game ended for each seat.
results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32)),  # nothing: a bot, or somebody who has been deleted
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", String(32), nullable=False),
    Column("rating", Float),  # afterwards, as it is shown; nothing: the game was not rated
    Column("change", Float),
    # Why not, although it was to be: `early`, `names`, `pair`.
    Column("uncounted", String(8), nullable=False, server_default=""),
    Column("ended", String(12), nullable=False, server_default=""),  # how, if not by the rules: resigned
    Column("stood_in", Integer, nullable=False, server_default="0"),  # moves that a bot made for the person
    Index("ix_results_person", "person", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("surely", Float, nullable=False, server_default="0"),  # what the rating is at least, almost: mu - 2 sigma
    Column("opponents", Integer, nullable=False, server_default="0"),  # how many different people were met for it
    Index("ix_ratings_game", "game", "players", "surely"),  # in the order of the ladder
)

# What was won and lost by the decisions of a finished game.
studies = Table(
    "studies",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed by zlib
    Column("asked", String(32), index=True),  # the person who asked for it; nothing: has been deleted, or before 0024
)

# People who may watch, but neither sit down nor play.
bans = Table(
    "bans",
    metadata,
    Column("person", String(32), primary_key=True),  # of somebody who has been deleted: nobody in particular
    Column("at", String(32), nullable=False),
    # Only of those who have been deleted and kept a name: nobody may take it until then.
    Column("folded", String(60), index=True),
    Column("until", String(32)),
)

# People who have been deleted and whose tables are still to be left. Nothing here says who they were.
departures = Table(
    "departures",
    metadata,
    Column("id", String(32), primary_key=True),  # what holds their seats until then
    Column("at", String(32), nullable=False),
    Column("jobs", Integer, nullable=False),  # that it has taken so far
)

# What the operator's commands have changed, for the server of an SQLite database; PostgreSQL tells it itself.
orders = Table("orders", metadata, Column("number", Integer, primary_key=True), Column("news", Text, nullable=False))

# Which notices somebody wants, and where they go besides push messages.
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("wanted", String(200), nullable=False),  # kinds and channels: "turn:push end:mail"
    Column("language", String(10), nullable=False),
    Column("origin", String(300), nullable=False),  # of the pages where it was wished: links lead there
    Column("zone", String(60), nullable=False),  # of the person's clock
    Column("quiet_begin", Integer),  # hours of that clock in which nothing is sent
    Column("quiet_end", Integer),
    Column("hook_kind", String(10)),
    Column("hook_url", Text),
    Column("mail", String(254)),  # confirmed
    Column("mail_new", String(254)),  # not confirmed yet
    Column("mail_hours", Integer, nullable=False),  # between two mails, at least
    Column("mail_next", String(32), nullable=False),  # no mail before this
    Column("leave", String(64), nullable=False, unique=True),  # who has this may end the mails
)

# Browsers that receive push messages.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the digest of the endpoint
    Column("person", String(32), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", String(32), nullable=False),
)

# What happened for somebody. A turn that is owed is one row until it is played; only those who want to know have any.
notices = Table(
    "notices",
    metadata,
    Column("id", String(80), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("table_id", String(16), nullable=False, index=True),
    Column("who", String(LONGEST_NAME), nullable=False),  # whose doing it is, by name
    Column("by", String(32), index=True),  # by id; nothing: nobody's in particular, or before 0024
    Column("at", String(32), nullable=False),
    Column("due", String(32), nullable=False),  # since when it waits to be told
    Column("told", String(32)),  # when it was handed to the channels, by one process
    Column("mailed", String(32)),
    Column("seen", Integer, nullable=False, server_default="0"),
    Index("ix_notices_told", "told", "due"),
)

# What is to be sent: a process claims a row for a while, and removes it when it is done.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("notice", String(80), nullable=False),  # without it there is nothing to tell any more; empty: always
    Column("person", String(32), nullable=False, index=True),
    Column("channel", String(8), nullable=False),
    Column("target", Text, nullable=False),  # a subscription, or an address
    Column("site", String(100), nullable=False, server_default=""),  # whose server it is; empty: the operator's own
    Column("body", Text, nullable=False),  # JSON
    Column("tries", Integer, nullable=False),
    Column("due", String(32), nullable=False, index=True),  # also: until when it is claimed
)
