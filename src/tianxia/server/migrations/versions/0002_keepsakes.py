"""What a stored log must lead to, what the seats last saw, custom packs, and tables closed by their people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for column in (
        sa.Column("entries", sa.Integer),
        sa.Column("digest", sa.String(64)),
        sa.Column("data", sa.String(64)),
        sa.Column("pack", sa.Text),
        sa.Column("pack_name", sa.String(80)),
        sa.Column("pack_digest", sa.String(64)),
        sa.Column("closed", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("closes", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "keepsakes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keepsakes")
    op.drop_column("seats", "closes")
    for name in ("entries", "digest", "data", "pack", "pack_name", "pack_digest", "closed"):
        op.drop_column("tables", name)
