"""The pace of a table: clocks, what happened when they ran out, vacations, and when no server was there."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(24)))
    op.add_column("tables", sa.Column("clocks", sa.Text))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("ticks", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("entries", sa.Column("bot", sa.String(40)))
    op.add_column("results", sa.Column("stood_in", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "pauses",
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(12), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("pulse", "pauses", "vacations", "notes"):
        op.drop_table(name)
    op.drop_column("results", "stood_in")
    op.drop_column("entries", "bot")
    op.drop_index("ix_tables_due", "tables")
    for name in ("ticks", "due", "clocks", "pace"):
        op.drop_column("tables", name)
