"""Names that are kept, with the ways to prove that they are one's own."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("people", sa.Column("kept", sa.String(32)))
    op.add_column("people", sa.Column("folded", sa.String(60)))
    op.add_column("people", sa.Column("password", sa.Text))
    op.add_column("people", sa.Column("recovery", sa.String(64)))
    op.create_index("ix_people_folded", "people", ["folded"], unique=True)
    op.create_index("ix_people_recovery", "people", ["recovery"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("used", sa.String(32)),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "tickets",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("until", sa.String(32), nullable=False),
    )
    op.create_index("ix_tickets_until", "tickets", ["until"])


def downgrade() -> None:
    op.drop_table("tickets")
    op.drop_table("passkeys")
    op.drop_index("ix_people_recovery", "people")
    op.drop_index("ix_people_folded", "people")
    for column in ("recovery", "password", "folded", "kept"):
        op.drop_column("people", column)
