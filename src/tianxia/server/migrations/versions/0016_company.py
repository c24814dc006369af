"""People among each other: friends, blocks, challenges, chat, reports; ladders by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def text(name: str, length: int, *more: sa.schema.SchemaItem, key: bool = False, needed: bool = True) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), *more, primary_key=key, nullable=not needed)


def upgrade() -> None:
    op.create_table(
        "friends", text("person", 32, key=True), text("other", 32, key=True), text("state", 8), text("at", 32)
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "blocks", text("person", 32, key=True), text("other", 32, key=True), text("name", 40), text("at", 32)
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "challenges",
        text("table_id", 16, sa.ForeignKey("tables.id"), key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        text("person", 32),
        text("by", 32),
        text("at", 32),
    )
    op.create_index("ix_challenges_person", "challenges", ["person"])
    op.create_index("ix_challenges_by", "challenges", ["by"])
    op.create_table(
        "messages",
        text("table_id", 16, sa.ForeignKey("tables.id"), key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        text("person", 32),
        text("phrase", 20, needed=False),
        text("text", 300, needed=False),
        text("at", 32),
    )
    op.create_index("ix_messages_person", "messages", ["person"])
    op.create_table(
        "agreements",
        text("table_id", 16, sa.ForeignKey("tables.id"), key=True),
        text("person", 32, key=True),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("watched", sa.Integer, nullable=False),
    )
    op.create_index("ix_agreements_person", "agreements", ["person"])
    create_reports()
    op.add_column("ratings", sa.Column("surely", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET surely = mu - 2 * sigma")
    op.drop_index("ix_ratings_game", "ratings")
    op.create_index("ix_ratings_game", "ratings", ["game", "players", "surely"])


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        text("at", 32),
        text("reporter", 32, needed=False),
        text("person", 32),
        text("name", 40),
        text("table_id", 16, needed=False),
        sa.Column("message", sa.Integer),
        text("reason", 12),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("evidence", sa.Text, nullable=False),
        text("settled", 32, needed=False),
        sa.Column("outcome", sa.Text),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])


def downgrade() -> None:
    op.drop_index("ix_ratings_game", "ratings")
    op.create_index("ix_ratings_game", "ratings", ["game", "players"])
    op.drop_column("ratings", "surely")
    for name in ("reports", "agreements", "messages", "challenges", "blocks", "friends"):
        op.drop_table(name)
