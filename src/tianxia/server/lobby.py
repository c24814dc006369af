"""The lists of tables: one that cannot be shown never hides the others. Each comes in pages, the latest first."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, case, exists, or_, select

from . import schema
from .affairs import PUT_AWAY
from .company.blocks import shunned
from .errors import Unplayable
from .hall import Hall
from .keepsakes import kept_line
from .lobby_models import MoreTables, TableLine, TableLists
from .paging import LATEST, Page, end_of, page_of, place_of
from .presenting import line_of
from .reading import Outcome
from .seating_models import AwayTables
from .waiting import Turns, catch_up, sits_at, turns_of, waits_for

log = logging.getLogger(__name__)
# Those of a person are games in play or over, and may have to be replayed: fewer come at once. Of finished games, whose
# logs are the longest, the lobby shows only some before somebody wants to see more.
OWN_PAGE: Final = 20
LATEST_FINISHED: Final = 4
NOBODY: Final = ""  # sits nowhere, and sees what any stranger does


class After(NamedTuple):
    """The ends of earlier pages; without any, the first page of each list is wanted."""

    mine: str | None = None
    finished: str | None = None
    open: str | None = None


FIRST: Final = After()
NONE: Final = Page([], None)


class Pages(NamedTuple):
    mine: Page
    finished: Page
    open: Page
    for_you: Page


async def listed(hall: Hall, person: str, after: After = FIRST) -> TableLists:
    """The tables where the person sits, and others with a free seat. Only its people see a table that cannot go on.

    With the end of an earlier page, the page after it, and nothing of the other lists.
    """
    query = asking(person, after)
    turns, found = await hall.storage.read(query)
    if turns.unknown and await catch_up(hall, turns.unknown):
        turns, found = await hall.storage.read(query)
    shown = await shown_of(hall, [id_ for page in found for id_ in page.ids])
    return TableLists(
        mine=lines(found.mine, shown, person, True),
        finished=lines(found.finished, shown, person, True),
        # Tables that cannot go on wait for nobody. They are known, as far as anybody has looked: those that would wait
        # come first.
        waiting=len([id_ for id_ in turns.waiting if id_ not in hall.lost]),
        open=lines(found.open, shown, person, False),
        more=MoreTables(end_of(found.mine), end_of(found.finished), end_of(found.open)),
        for_you=lines(found.for_you, shown, person, False),
    )


def asking(person: str, after: After) -> Callable[[Connection], tuple[Turns, Pages]]:
    """What is asked of the database; a place that is none is refused before."""
    is_first = after == FIRST
    places = [place_of(each) for each in after]
    wanted = [is_first or each is not None for each in after]
    of_finished = LATEST_FINISHED if is_first else OWN_PAGE

    def ask(connection: Connection) -> tuple[Turns, Pages]:
        apart = shunned(connection, person)
        mine, finished, free = running_tables(person), finished_tables(person), free_tables(person, apart)
        return turns_of(connection, person), Pages(
            page_of(connection, mine, places[0], OWN_PAGE) if wanted[0] else NONE,
            page_of(connection, finished, places[1], of_finished) if wanted[1] else NONE,
            page_of(connection, free, places[2]) if wanted[2] else NONE,
            page_of(connection, tables_for(person, apart), LATEST) if is_first else NONE,
        )

    return ask


async def put_away(hall: Hall, person: str, after: str | None = None) -> AwayTables:
    """The person's tables that nobody has touched for long and that are not over."""
    place = place_of(after)
    page = await hall.storage.read(lambda connection: page_of(connection, away_tables(person), place))
    return AwayTables(lines(page, await shown_of(hall, page.ids), person, True), end_of(page))


async def shown_of(hall: Hall, ids: list[str]) -> dict[str, Outcome]:
    """The tables of all lists, read together; one may be in two, if a seat is reserved for somebody who sits there."""
    each_once = list(dict.fromkeys(ids))
    return dict(zip(each_once, await hall.find_all(each_once), strict=True))


def lines(page: Page, shown: dict[str, Outcome], person: str, is_mine: bool) -> list[TableLine]:
    listed = [line(id_, shown[id_], person, is_mine) for id_ in page.ids]
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


def running_tables(person: str) -> Select[Any]:
    """Those that wait for the person first: however many others there are, they are never behind them."""
    tables = schema.tables.c
    key = case((waits_for(person), "1"), else_="0").concat(tables.updated)
    return select(tables.id, key.label("key")).where(tables.over == 0, tables.closed == 0, sits_at(person))


def finished_tables(person: str) -> Select[Any]:
    tables = schema.tables.c
    return select(tables.id, tables.updated).where(tables.over == 1, tables.closed == 0, sits_at(person))


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
    tables = schema.tables.c
    return select(tables.id, tables.updated).where(tables.closed == PUT_AWAY, tables.over == 0, sits_at(person))
