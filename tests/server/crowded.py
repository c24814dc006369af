"""Somebody who has played hundreds of games: one is played, and the database copies it."""

import asyncio
import random

from sqlalchemy import Connection, Table, func, select, text

from tianxia.server import schema
from tianxia.server.departing import Departing
from tianxia.server.hall import Hall
from tianxia.server.joining import join
from tianxia.server.keys import COOKIES, Keys
from tianxia.server.models import NewSeat, NewTable
from tianxia.server.opening import open_table
from tianxia.server.playing import play
from tianxia.server.sessions import Sessions
from tianxia.server.storage import Storage
from tianxia.server.table import Table as GameTable

MANY = 600
ANN, BOB = "a" * 32, "b" * 32
NAME = "Vanishing"
BEGINNERS = NewTable("sun_tzu", [NewSeat("me"), NewSeat("open")], options={"beginner": True})


async def with_bob(hall: Hall) -> GameTable:
    table = await open_table(hall, BEGINNERS, ANN, NAME)
    await join(hall, table, str(table.seats[1].invitation), BOB, "Bob")
    return table


async def fill(hall: Hall, many: int = MANY) -> tuple[GameTable, GameTable]:
    """A game that is over, with so many copies, and one that goes on, with a few."""
    over, running = await with_bob(hall), await with_bob(hall)
    chance = random.Random(3)
    while not over.game.over:
        seat = over.game.to_act[0]
        await play(hall, over, seat, chance.choice(over.game.decision(seat).options).text)

    def copy(connection: Connection) -> None:
        for sheet, key in (
            (schema.tables, "id"),
            (schema.seats, "table_id"),
            (schema.entries, "table_id"),
            (schema.keepsakes, "table_id"),
            (schema.results, "table_id"),
        ):
            copy_rows(connection, sheet, key, over.id, "over", many)
            copy_rows(connection, sheet, key, running.id, "runs", many // 100)
        connection.execute(schema.people.insert().values(id=ANN, name=NAME, kept="2026", folded="vanishing"))

    # Not by the storage: what takes it more than five seconds is not what is tested.
    await asyncio.to_thread(lambda: in_one(hall.storage, copy))
    return over, running


def in_one(storage: Storage, write: object) -> None:
    assert callable(write)
    with storage.engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        write(connection)


def copy_rows(connection: Connection, sheet: Table, key: str, of: str, mark: str, many: int) -> None:
    names = [f'"{column.name}"' for column in sheet.columns]
    values = [f"'{mark}' || n.i" if name == f'"{key}"' else f"s.{name}" for name in names]
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :many)"
    rows = f'SELECT {", ".join(values)} FROM {sheet.name} s CROSS JOIN n WHERE s."{key}" = :of'
    connection.execute(
        text(f"{numbers} INSERT INTO {sheet.name} ({', '.join(names)}) {rows}"), {"many": many, "of": of}
    )


def departing_of(hall: Hall) -> Departing:
    return Departing(hall, Sessions(hall.storage, hall.news, Keys(hall.storage)[COOKIES]))


def count(storage: Storage, sheet: Table) -> int:
    with storage.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(sheet)).scalar() or 0)
