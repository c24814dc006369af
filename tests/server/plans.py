"""A database with very many tables, and how it goes about what it is asked."""

from typing import Any

from sqlalchemy import Connection, insert, text

from tianxia.server import schema
from tianxia.server.storage import Storage

MANY = 3000  # enough for a database to prefer its indexes
ROW = {"game": "sun_tzu", "rules": "1", "players": 2, "options": "{}", "created": "", "over": 0}
ROW |= {"deal": "0", "luck": "known"}


def filled(url: str, many: int = MANY) -> Storage:
    """One table in ten has a free seat, and one person sits at a few."""
    storage = Storage(url)
    ids = [f"t{n:06}" for n in range(many)]
    tables = [
        {**ROW, "id": id_, "updated": f"2026-01-{n % 28 + 1:02}T{n:06}", "free": int(n % 10 == 0)}
        for n, id_ in enumerate(ids)
    ]
    seats: list[dict[str, Any]] = []
    for n, id_ in enumerate(ids):
        holder = "ann" if n % 500 == 0 else f"p{n}"
        seats.append({"table_id": id_, "seat": 0, "kind": "human", "name": "", "holder": holder})
        seats.append({"table_id": id_, "seat": 1, "kind": "human" if n % 10 else "open", "name": "", "holder": None})
    with storage.engine.begin() as connection:
        connection.execute(insert(schema.tables), tables)
        connection.execute(insert(schema.seats), seats)
    with storage.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))
    return storage


def plan_of(connection: Connection, query: Any) -> str:
    """How the database would go about it."""
    compiled = query.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True})
    if connection.dialect.name == "sqlite":
        return "\n".join(str(row[3]) for row in connection.execute(text(f"EXPLAIN QUERY PLAN {compiled}")))
    return "\n".join(str(row[0]) for row in connection.execute(text(f"EXPLAIN {compiled}")))


class Watched:
    """Records what is asked."""

    def __init__(self, connection: Connection, asked: list[Any]) -> None:
        self._connection = connection
        self._asked = asked

    def execute(self, query: Any) -> Any:
        self._asked.append(query)
        return self._connection.execute(query)
