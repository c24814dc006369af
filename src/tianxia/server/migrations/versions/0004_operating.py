"""Lists that need no search, people who may not play, and what the operator's commands tell a running server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET free = 1 WHERE id IN (SELECT table_id FROM seats WHERE kind = 'open')")
    op.create_index("ix_tables_free", "tables", ["free", "closed", "updated", "id"])
    op.create_table(
        "bans",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("news", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("orders")
    op.drop_table("bans")
    op.drop_index("ix_tables_free", "tables")
    op.drop_column("tables", "free")
