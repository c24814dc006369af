"""Names that are shown with the seal of who keeps them, what reports and bans outlive, and opponents that are counted.

Names are folded anew: more letters are known that look alike. Where two people keep names that are the same now, the
one who kept it first has it, and the other signs in by the name as it is written.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

from tianxia.server.names import folded, twins
from tianxia.server.naming import is_reserved

revision = "0024"
down_revision = "0023"

COLUMNS: list[tuple[str, sa.Column[Any]]] = [
    ("seats", sa.Column("kept", sa.Integer, nullable=False, server_default="0")),
    ("ratings", sa.Column("opponents", sa.Integer, nullable=False, server_default="0")),
    ("reports", sa.Column("gone", sa.String(32))),
    ("reports", sa.Column("folded", sa.String(60))),
    ("bans", sa.Column("folded", sa.String(60))),
    ("bans", sa.Column("until", sa.String(32))),
    ("notices", sa.Column("by", sa.String(32))),
    ("studies", sa.Column("asked", sa.String(32))),
]
INDEXED = [("reports", "gone"), ("bans", "folded"), ("notices", "by"), ("studies", "asked"), ("sessions", "seen")]
SEALED = """
UPDATE seats SET kept = 1 WHERE EXISTS (
  SELECT 1 FROM people WHERE people.kept IS NOT NULL AND people.name = seats.name
  AND (people.id = seats.holder OR people.id = seats.reserved)
)
"""
UNSEALED = "UPDATE seats SET kept = 0 WHERE kept = 1 AND (holder = :person OR reserved = :person)"
MET = """
UPDATE ratings SET opponents = (
  SELECT COUNT(DISTINCT other.person) FROM results AS own JOIN results AS other ON other.table_id = own.table_id
  WHERE own.person = ratings.person AND own.game = ratings.game AND own.players = ratings.players
  AND own.change IS NOT NULL AND other.person <> own.person
)
"""
KEEPERS = "SELECT id, name, folded FROM people WHERE kept IS NOT NULL ORDER BY kept, id"


def upgrade() -> None:
    for sheet, column in COLUMNS:
        op.add_column(sheet, column)
    for sheet, name in INDEXED:
        op.create_index(f"ix_{sheet}_{name}", sheet, [name])
    op.execute(SEALED)
    op.execute(MET)
    connection = op.get_bind()
    keepers = connection.execute(sa.text(KEEPERS)).all()
    forms: set[str] = set()
    changed = []
    for number, row in enumerate(keepers):
        form = next((each for each in twins(folded(row.name)) if each not in forms), f"#{number}")
        forms.add(form)
        if form != row.folded:
            changed.append({"form": form, "id": row.id})
        if is_reserved(row.name):
            connection.execute(sa.text(UNSEALED), {"person": row.id})
    # In two steps: one may now have the form that another had.
    if changed:
        connection.execute(sa.text("UPDATE people SET folded = NULL WHERE id = :id"), changed)
        connection.execute(sa.text("UPDATE people SET folded = :form WHERE id = :id"), changed)


def downgrade() -> None:
    for sheet, name in INDEXED:
        op.drop_index(f"ix_{sheet}_{name}", sheet)
    for sheet, column in COLUMNS:
        op.drop_column(sheet, column.name)
