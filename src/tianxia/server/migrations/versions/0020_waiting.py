"""Whom a table waits for: what waits for somebody comes first in their list, however many tables they have."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owing", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "owing")
