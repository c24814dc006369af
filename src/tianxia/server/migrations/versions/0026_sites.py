"""What is to be sent knows to which site: one that is slow holds up nothing else."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("deliveries", sa.Column("site", sa.String(100), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("deliveries", "site")
