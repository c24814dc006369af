"""What is to be sent knows to which site: a slow one holds up nothing else. And why a rated game did not count.

Names are folded anew, as in 0024: more letters are known that look alike, and more words that nobody may be called.
"""

import sqlalchemy as sa
from alembic import op

from tianxia.server.names import folded, twins
from tianxia.server.naming import is_reserved

revision = "0026"
down_revision = "0024"

UNSEALED = "UPDATE seats SET kept = 0 WHERE kept = 1 AND (holder = :person OR reserved = :person)"
KEEPERS = "SELECT id, name, folded FROM people WHERE kept IS NOT NULL ORDER BY kept, id"


def upgrade() -> None:
    op.add_column("deliveries", sa.Column("site", sa.String(100), nullable=False, server_default=""))
    op.add_column("results", sa.Column("uncounted", sa.String(8), nullable=False, server_default=""))
    connection = op.get_bind()
    forms: set[str] = set()
    changed = []
    for number, row in enumerate(connection.execute(sa.text(KEEPERS)).all()):
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
    op.drop_column("results", "uncounted")
    op.drop_column("deliveries", "site")
