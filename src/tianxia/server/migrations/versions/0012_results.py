"""How games ended for those who played them, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("rating", sa.Float),
        sa.Column("change", sa.Float),
    )
    op.create_index("ix_results_person", "results", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "players"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_column("tables", "rated")
