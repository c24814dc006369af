"""Who has been deleted and still sits at tables: what is left to do, for any process, also after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "departures",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("jobs", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("departures")
