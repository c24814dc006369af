"""Tables that nobody needs: those that never began are removed, those that nobody touches are put away. And sessions
that are over are removed.

What is put away leaves the lobby and memory, but is never lost: its link opens it, and with the next move it is back.
One process does it at a time, a few tables at once, so nobody waits for it.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, exists, select, text, update

from . import schema
from .affairs import PUT_AWAY
from .errors import NoDatabase
from .hall import Hall
from .leaving import erase_table
from .sessions import PURGED, purge

log = logging.getLogger(__name__)
PAUSE = 3600.0  # seconds between two rounds
FIRST = 30.0  # seconds until the first: a server that starts has other work
AT_ONCE = 100  # tables in one transaction
TIDY_LOCK = 8_420_427  # an arbitrary number, the same in all processes


class Days(NamedTuple):
    """After how many days without a change; 0: never."""

    unbegun: int = 14
    idle: int = 30


class Tidying:
    """For one process; others may do the same."""

    def __init__(self, hall: Hall, days: Days, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._hall = hall
        self._days = days
        self._clock = clock

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                while await self.tidy() >= AT_ONCE:
                    await asyncio.sleep(1)
            except NoDatabase:
                pass  # it is in the log; the next round comes
            except Exception:
                log.exception("tables could not be tidied")
            await asyncio.sleep(PAUSE)

    async def tidy(self) -> int:
        """Remove some and put some away; how many."""
        removed: list[str] = []
        away: list[str] = []

        def write(connection: Connection) -> None:
            removed.clear()
            away.clear()
            if not is_alone(connection):
                return
            removed.extend(self._found(connection, self._days.unbegun, unbegun))
            for id_ in removed:
                erase_table(connection, id_)
            away.extend(self._found(connection, self._days.idle, idle))
            tables = schema.tables
            connection.execute(update(tables).where(tables.c.id.in_(away)).values(closed=PUT_AWAY, free=0))
            for id_ in [*removed, *away]:
                self._hall.news.tell(connection, id_)

        await self._hall.storage.write(write)
        await self._purge()
        self._hall.let_go(removed, away)
        if removed or away:
            log.info("%d tables that never began were removed, %d put away", len(removed), len(away))
        return max(len(removed), len(away))

    async def _purge(self) -> None:
        """Sessions that are over, some at a time."""
        gone: list[int] = [PURGED]

        def write(connection: Connection) -> None:
            gone[:] = [purge(connection, self._clock()) if is_alone(connection) else 0]

        while gone == [PURGED]:
            await self._hall.storage.write(write)

    def _found(self, connection: Connection, days: int, query: Callable[[str], Select[Any]]) -> list[str]:
        if not days:
            return []
        until = (self._clock() - timedelta(days=days)).isoformat(timespec="milliseconds")
        return list(connection.execute(query(until).limit(AT_ONCE)).scalars())


def is_alone(connection: Connection) -> bool:
    """With PostgreSQL, whether no other process is at it; SQLite is for one process."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(text(f"SELECT pg_try_advisory_xact_lock({TIDY_LOCK})")).scalar())


def unbegun(until: str) -> Select[Any]:
    """Those with a free seat: no move can have been made there."""
    tables, seats = schema.tables.c, schema.seats.c
    has_free_seat = exists().where(seats.table_id == tables.id, seats.kind == "open")
    return oldest(until).where(tables.over == 0, tables.entries == 0, has_free_seat)


def idle(until: str) -> Select[Any]:
    return oldest(until)


def oldest(until: str) -> Select[Any]:
    """An index has them in this order."""
    tables = schema.tables.c
    return select(tables.id).where(tables.closed == 0, tables.updated < until).order_by(tables.updated)
