"""At which tables it is somebody's turn: stored with every move, so that nobody has to replay games to know it."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, or_, select, update

from . import schema
from .hall import Hall
from .records import owing_of
from .storage import Write
from .table import Table

MOST_AT_ONCE = 50  # tables from before this was stored, looked at when somebody asks


class Turns(NamedTuple):
    """The tables that wait for a person, and those of which nobody has written yet whether they do."""

    waiting: list[str]
    unknown: list[str]


def sits_at(person: str) -> ColumnElement[bool]:
    return schema.tables.c.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.holder == person))


def waits_for(person: str) -> ColumnElement[bool]:
    """Of a table that is not over: all seats are taken, and the person owes a decision that no bot makes for them.

    The seats are those of the table: by the index of people, a database might look through all of the person's seats
    for each of their tables. So the condition on the person is one that this index does not serve.
    """
    tables, seats, others = schema.tables.c, schema.seats.alias("owing").c, schema.seats.alias("others").c
    is_own = func.coalesce(seats.holder, "") == person
    owes = tables.owing.op(">>")(seats.seat).op("&")(1) == 1
    person_owes = exists().where(seats.table_id == tables.id, is_own, seats.bot.is_(None), owes)
    is_open = exists().where(others.table_id == tables.id, others.kind == "open")
    return and_(tables.owing != 0, person_owes, ~is_open)


def turns_query(person: str) -> Select[Any]:
    tables = schema.tables.c
    concerns = or_(tables.owing.is_(None), waits_for(person))
    return select(tables.id, tables.owing).where(tables.closed == 0, tables.over == 0, sits_at(person), concerns)


def turns_of(connection: Connection, person: str) -> Turns:
    rows = connection.execute(turns_query(person)).all()
    return Turns(
        [row.id for row in rows if row.owing is not None],
        [row.id for row in rows if row.owing is None],
    )


async def catch_up(hall: Hall, unknown: list[str]) -> bool:
    """Write it for tables from before; whether any could be read. Those that cannot go on wait for nobody."""
    found = await hall.find_all(unknown[:MOST_AT_ONCE])
    tables = [each for each in found if isinstance(each, Table)]
    if tables:
        await hall.storage.write(late_writing(tables))
    return bool(tables)


def late_writing(tables: list[Table]) -> Write:
    """Unless somebody has moved since: then it is written already."""
    sheet = schema.tables
    known = [(table.id, owing_of(table.game, table.timing.away() if table.timing else [])) for table in tables]

    def write(connection: Connection) -> None:
        for id_, owing in known:
            connection.execute(update(sheet).where(sheet.c.id == id_, sheet.c.owing.is_(None)).values(owing=owing))

    return write
