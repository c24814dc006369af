"""What is to be sent knows to which site: a slow one holds up nothing else. And why a rated game did not count."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("deliveries", sa.Column("site", sa.String(100), nullable=False, server_default=""))
    op.add_column("results", sa.Column("uncounted", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("results", "uncounted")
    op.drop_column("deliveries", "site")
