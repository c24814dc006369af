"""The lists of tables: one that cannot be shown never hides the others."""

import asyncio
import logging

from sqlalchemy import Engine, not_, select

from . import schema
from .errors import Unplayable
from .hall import Hall
from .keepsakes import kept_line
from .models import TableLine, TableLists
from .presenting import line_of
from .table import Table

log = logging.getLogger(__name__)
MOST_LISTED = 100


async def listed(hall: Hall, person: str) -> TableLists:
    """The tables where the person sits, and others with a free seat. Only its people see a table that cannot go on."""
    mine, free = await asyncio.to_thread(listed_ids, hall.storage.engine, person)
    lines = (
        [await line(hall, id_, person, True) for id_ in mine],
        [await line(hall, id_, person, False) for id_ in free],
    )
    return TableLists([each for each in lines[0] if each], [each for each in lines[1] if each])


async def line(hall: Hall, id_: str, person: str, is_mine: bool) -> TableLine | None:
    try:
        table: Table = await hall.find(id_)
        return line_of(table, person)
    except Unplayable as lost:
        return kept_line(lost, person) if is_mine else None
    except Exception as error:
        log.warning("table %s cannot be listed: %s", id_, error)
        return None


MOST_LISTED = 100


def listed_ids(engine: Engine, person: str) -> tuple[list[str], list[str]]:
    """The tables where the person sits, and others with a free seat; the latest first, a limited number of each."""
    seats, tables = schema.seats.c, schema.tables.c
    own = tables.id.in_(select(seats.table_id).where(seats.holder == person))
    free = tables.id.in_(select(seats.table_id).where(seats.kind == "open"))
    base = select(tables.id).where(tables.closed == 0).order_by(tables.updated.desc()).limit(MOST_LISTED)
    with engine.connect() as connection:
        return (
            list(connection.execute(base.where(own)).scalars()),
            list(connection.execute(base.where(free, not_(own))).scalars()),
        )
