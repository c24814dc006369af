"""The lists of tables: one that cannot be shown never hides the others. Each comes in pages, the latest first."""

import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, exists, or_, select, tuple_

from . import schema
from .affairs import PUT_AWAY
from .company.blocks import shunned
from .errors import BadPage, Unplayable
from .hall import Hall
from .keepsakes import kept_line
from .lobby_models import MoreTables, TableLine, TableLists
from .presenting import line_of
from .reading import Outcome
from .seating_models import AwayTables

log = logging.getLogger(__name__)
PAGE: Final = 50  # tables of each list
NOBODY: Final = ""  # sits nowhere, and sees what any stranger does
MARK: Final = "~"  # in the name of a place: neither in times nor in ids


class Place(NamedTuple):
    """Where a page ends: the next one begins after it, whatever has been opened or played in the meantime."""

    updated: str
    id: str

    def __str__(self) -> str:
        return f"{self.updated}{MARK}{self.id}"


LATEST: Final = Place("", "")  # before the first page


def place_of(text: str) -> Place:
    updated, mark, id_ = text.partition(MARK)
    if not (mark and updated and id_ and text.isascii() and text.isprintable()):
        raise BadPage("after")
    return Place(updated, id_)


class Page(NamedTuple):
    ids: list[str]
    more: Place | None


async def listed(hall: Hall, person: str, mine: str | None = None, free: str | None = None) -> TableLists:
    """The tables where the person sits, and others with a free seat. Only its people see a table that cannot go on.

    With the end of an earlier page, the page after it, and nothing of the other list.
    """
    is_first = mine is None and free is None
    after_mine = LATEST if mine is None else place_of(mine)
    after_free = LATEST if free is None else place_of(free)
    none = Page([], None)

    def pages(connection: Connection) -> tuple[Page, Page, Page]:
        apart = shunned(connection, person)
        return (
            page_of(connection, tables_for(person, apart), LATEST) if is_first else none,
            page_of(connection, own_tables(person), after_mine) if is_first or mine is not None else none,
            page_of(connection, free_tables(person, apart), after_free) if is_first or free is not None else none,
        )

    kept, own, others = await hall.storage.read(pages)
    more = MoreTables(own.more and str(own.more), others.more and str(others.more))
    return TableLists(
        await lines(hall, own.ids, person, True),
        await lines(hall, others.ids, person, False),
        more,
        await lines(hall, kept.ids, person, False),
    )


async def put_away(hall: Hall, person: str, after: str | None = None) -> AwayTables:
    """The person's tables that nobody has touched for long and that are not over."""
    place = LATEST if after is None else place_of(after)
    page = await hall.storage.read(lambda connection: page_of(connection, away_tables(person), place))
    return AwayTables(await lines(hall, page.ids, person, True), page.more and str(page.more))


async def lines(hall: Hall, ids: list[str], person: str, is_mine: bool) -> list[TableLine]:
    found = zip(ids, await hall.find_all(ids), strict=True)
    listed = [line(id_, each, person, is_mine) for id_, each in found]
    return [each for each in listed if each]


def line(id_: str, found: Outcome, person: str, is_mine: bool) -> TableLine | None:
    try:
        if isinstance(found, Exception):
            raise found
        return line_of(found, person)
    except Unplayable as lost:
        return kept_line(lost, person) if is_mine else None
    except Exception as error:
        log.warning("table %s cannot be listed: %s", id_, error)
        return None


def page_of(connection: Connection, query: Select[Any], after: Place) -> Page:
    """One more than a page is asked for, to know whether there are more."""
    tables = schema.tables.c
    if after != LATEST:
        query = query.where(tuple_(tables.updated, tables.id) < tuple_(after.updated, after.id))
    found = connection.execute(query.order_by(tables.updated.desc(), tables.id.desc()).limit(PAGE + 1)).all()
    rows = [Place(row.updated, row.id) for row in found[:PAGE]]
    return Page([row.id for row in rows], rows[-1] if len(found) > PAGE else None)


def own_tables(person: str) -> Select[Any]:
    seats, tables = schema.seats.c, schema.tables.c
    own = tables.id.in_(select(seats.table_id).where(seats.holder == person))
    return select(tables.id, tables.updated).where(tables.closed == 0, own)


def free_tables(person: str, shunned: Sequence[str] = ()) -> Select[Any]:
    """An index has them in this order, so that those after a page are not even looked at.

    Not those where the person sits, or somebody whom they are not to meet.
    """
    seats, tables = schema.seats.c, schema.tables.c
    theirs = seats.holder.in_([person, *shunned]) if shunned else seats.holder == person
    is_own = exists().where(seats.table_id == tables.id, or_(theirs, seats.reserved == person))
    return select(tables.id, tables.updated).where(tables.free == 1, tables.closed == 0, ~is_own)


def tables_for(person: str, shunned: Sequence[str] = ()) -> Select[Any]:
    """Where a seat is reserved for the person; not where somebody sits whom they are not to meet."""
    seats, tables = schema.seats.c, schema.tables.c
    kept = tables.id.in_(select(seats.table_id).where(seats.reserved == person, seats.kind == "open"))
    query = select(tables.id, tables.updated).where(tables.closed == 0, kept)
    return query.where(~exists().where(seats.table_id == tables.id, seats.holder.in_(shunned))) if shunned else query


def away_tables(person: str) -> Select[Any]:
    seats, tables = schema.seats.c, schema.tables.c
    own = tables.id.in_(select(seats.table_id).where(seats.holder == person))
    return select(tables.id, tables.updated).where(tables.closed == PUT_AWAY, tables.over == 0, own)
