"""A seat that is meant for a friend is a reserved one: challenges become reserved seats where these are still free.

And who is online, for their friends.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

# Of several for the same person at a table, one: nobody needs two seats.
CARRY_OVER = """
UPDATE seats SET
    reserved = (SELECT c.person FROM challenges c WHERE c.table_id = seats.table_id AND c.seat = seats.seat),
    name = (
        SELECT people.name FROM challenges c JOIN people ON people.id = c.person
        WHERE c.table_id = seats.table_id AND c.seat = seats.seat
    )
WHERE kind = 'open' AND reserved IS NULL
AND EXISTS (
    SELECT 1 FROM challenges c
    JOIN people ON people.id = c.person
    JOIN tables ON tables.id = c.table_id AND tables.closed = 0
    WHERE c.table_id = seats.table_id AND c.seat = seats.seat
    AND NOT EXISTS (
        SELECT 1 FROM challenges o WHERE o.table_id = c.table_id AND o.person = c.person AND o.seat > c.seat
    )
    AND NOT EXISTS (
        SELECT 1 FROM seats s WHERE s.table_id = c.table_id AND (s.reserved = c.person OR s.holder = c.person)
    )
)
"""
# The lobby lists tables with a seat for anybody; where a challenge was not carried over, its seat is one again.
LIST_ANEW = """
UPDATE tables SET free = 1 WHERE private = 0 AND id IN (
    SELECT s.table_id FROM seats s JOIN challenges c ON c.table_id = s.table_id AND c.seat = s.seat
    WHERE s.kind = 'open' AND s.reserved IS NULL
)
"""


def upgrade() -> None:
    op.execute(CARRY_OVER)
    op.execute(LIST_ANEW)
    op.drop_table("challenges")
    op.create_table(
        "presences",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("seen", sa.String(32), nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("presences")
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("ix_challenges_person", "challenges", ["person"])
    op.create_index("ix_challenges_by", "challenges", ["by"])
