"""Deals that nobody can know: a shuffle instead of a number, of which older servers showed too much.

Games that run go on with what they were dealt, unrated. A table where nobody has played yet is dealt anew, once its
last seat is taken.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

SHOWN = "UPDATE tables SET deal = seed, luck = 'shown'"
UNRATED = "UPDATE tables SET rated = 0 WHERE over = 0 AND luck = 'shown'"
WAITING = """
SELECT id FROM tables WHERE over = 0 AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = tables.id)
AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')
"""
ANEW = "UPDATE tables SET deal = :deal, luck = 'sealed', entries = NULL, digest = NULL WHERE id = :id"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("luck", sa.String(8), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("number", sa.String(64)))
    op.execute(SHOWN)
    connection = op.get_bind()
    for id_ in connection.execute(sa.text(WAITING)).scalars().all():
        connection.execute(sa.text(ANEW), {"id": id_, "deal": f"sealed1/{secrets.token_hex(32)}"})
    op.execute(UNRATED)
    op.drop_column("tables", "seed")


def downgrade() -> None:
    """Games with a shuffle cannot go on with an older version: it would not find the way of their moves."""
    op.add_column("tables", sa.Column("seed", sa.String(40), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seed = deal WHERE deal NOT LIKE 'sealed%'")
    for sheet, column in (("tables", "deal"), ("tables", "luck"), ("seats", "number")):
        op.drop_column(sheet, column)
