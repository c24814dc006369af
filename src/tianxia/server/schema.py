"""The tables of the database; one schema for SQLite and PostgreSQL."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

# What the server must remember about itself: the key that signs cookies.
secrets = Table(
    "secrets", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(40), nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("over", Integer, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("holder", String(32), index=True),  # a person's id
    Column("invitation", String(32)),
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
)
