"""Sessions that are stored, so that they can be listed and ended."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32)),
        sa.Column("ended", sa.String(32)),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def downgrade() -> None:
    op.drop_table("sessions")
