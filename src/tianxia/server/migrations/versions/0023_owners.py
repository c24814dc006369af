"""Sessions know when their person has proved who they are, and which session took their place."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("proved", sa.String(32)))
    op.add_column("sessions", sa.Column("heir", sa.String(64)))


def downgrade() -> None:
    for column in ("proved", "heir"):
        op.drop_column("sessions", column)
