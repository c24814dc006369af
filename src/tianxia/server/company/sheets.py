"""The tables of the database about people among each other."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from ..models import LONGEST_NAME
from ..schema import metadata
from .models import LONGEST_SAYING

# Two rows make a friendship, one in each direction; one row is a request.
friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("state", String(8), nullable=False),  # friend; asked, ignored: the person would like to be one
    Column("at", String(32), nullable=False),
    Index("ix_friends_other", "other"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("name", String(LONGEST_NAME), nullable=False),  # of the other, as the person knew them
    Column("at", String(32), nullable=False),
    Index("ix_blocks_other", "other"),
)

# Who has a page of a table open, and in which process; only those who keep a name, for their friends.
presences = Table(
    "presences",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("seen", String(32), nullable=False, index=True),  # what is old was left by a process that died
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("phrase", String(20)),  # the key of a set phrase, which everybody reads in their own language
    Column("text", String(LONGEST_SAYING)),
    Column("at", String(32), nullable=False),
)

# What people at a table agree to besides set phrases; it holds while all of them do.
agreements = Table(
    "agreements",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("free", Integer, nullable=False),  # that anything may be written
    Column("watched", Integer, nullable=False),  # that spectators read it
)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", String(32), nullable=False),
    Column("reporter", String(32), index=True),  # nothing: has been deleted
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(LONGEST_NAME), nullable=False),  # as it was then
    Column("table_id", String(16)),
    Column("message", Integer),  # nothing: it is about the name, or the person
    # Empty: nobody has reported it. What somebody wrote before they were deleted waits so for a while.
    Column("reason", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("evidence", Text, nullable=False),  # JSON: the last messages of the table
    Column("settled", String(32)),
    Column("outcome", Text),  # what was done, and why
    # If the person has been deleted: when, and the name that they kept, as a hasty reader sees it.
    Column("gone", String(32), index=True),
    Column("folded", String(60)),
)
