"""What people do with a table: private ones, reserved seats, leaving, resigning, playing again."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

RESERVED = sa.text("reserved IS NOT NULL")
# Before, what readers were sent was counted by the invitations that had been accepted.
COUNT = """
UPDATE tables SET changes = (
    SELECT count(*) FROM seats
    WHERE seats.table_id = tables.id AND seats.invitation IS NOT NULL AND seats.kind <> 'open'
)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("private", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("spectators", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rematch", sa.String(16)))
    op.create_index("ix_tables_idle", "tables", ["closed", "updated"])
    op.add_column("seats", sa.Column("reserved", sa.String(32)))
    op.add_column("seats", sa.Column("resigned", sa.String(32)))
    op.create_index("ix_seats_reserved", "seats", ["reserved"], sqlite_where=RESERVED, postgresql_where=RESERVED)
    op.add_column("results", sa.Column("ended", sa.String(12), nullable=False, server_default=""))
    op.execute(COUNT)


def downgrade() -> None:
    op.drop_column("results", "ended")
    op.drop_index("ix_seats_reserved", "seats")
    op.drop_column("seats", "resigned")
    op.drop_column("seats", "reserved")
    op.drop_index("ix_tables_idle", "tables")
    for name in ("rematch", "changes", "spectators", "private"):
        op.drop_column("tables", name)
