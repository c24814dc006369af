"""Notices: what people want to be told outside the pages, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("wanted", sa.String(200), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_begin", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("hook_kind", sa.String(10)),
        sa.Column("hook_url", sa.Text),
        sa.Column("mail", sa.String(254)),
        sa.Column("mail_new", sa.String(254)),
        sa.Column("mail_hours", sa.Integer, nullable=False),
        sa.Column("mail_next", sa.String(32), nullable=False),
        sa.Column("leave", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False, index=True),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("told", sa.String(32)),
        sa.Column("mailed", sa.String(32)),
        sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_notices_told", "notices", ["told", "due"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("notice", sa.String(80), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.String(32), nullable=False, index=True),
    )


def downgrade() -> None:
    for name in ("deliveries", "notices", "subscriptions", "notice_wishes"):
        op.drop_table(name)
