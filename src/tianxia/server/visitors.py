"""Visitors who are gone: they kept no name, sit nowhere, and have not come for weeks. What is stored of them goes, too.

So do reports and bans that have outlived somebody who was deleted. One process does it at a time, a few at once, so
nobody waits for it.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, or_, select

from . import schema
from .company.keeping import OUTLIVES
from .company.sheets import blocks, reports
from .departing import depart
from .errors import NoDatabase
from .hall import Hall
from .sessions import NEWS, Sessions, stamp
from .tidying import is_alone

log = logging.getLogger(__name__)
FIRST = 60.0  # seconds until the first round: a server that starts has other work
ROUND = 3600.0  # seconds between two rounds
PAUSE = 0.1  # seconds between two transactions
AT_ONCE = 20  # visitors in one: everybody's moves wait for it


class Visitors:
    """Removes them, for one process; others may do the same."""

    def __init__(
        self, hall: Hall, sessions: Sessions, days: int, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._hall = hall
        self._sessions = sessions
        self._days = days
        self._clock = clock

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.purge()
                while await self.remove():
                    await asyncio.sleep(PAUSE)
            except NoDatabase:
                pass  # it is in the log; the next round comes
            except Exception:
                log.exception("visitors who are gone could not be removed")
            await asyncio.sleep(ROUND)

    async def purge(self) -> None:
        """What was reported of people who have been deleted, bans of their names, and blocks by people who are gone."""
        now = self._clock()

        def write(connection: Connection) -> None:
            connection.execute(delete(reports).where(reports.c.gone < stamp(now - OUTLIVES)))
            connection.execute(delete(schema.bans).where(schema.bans.c.until < stamp(now)))
            connection.execute(delete(blocks).where(is_gone(blocks.c.person)))

        await self._hall.storage.write(write)

    async def remove(self) -> int:
        """Remove some; how many. They are looked for by a thread that reads, and once more where they are removed."""
        if not self._days:
            return 0
        until = stamp(self._clock() - timedelta(days=self._days))
        found = await self._hall.storage.read(lambda connection: gone(connection, until))
        ended: list[str] = []
        removed: list[str] = []

        def write(connection: Connection) -> None:
            ended.clear()
            removed.clear()
            if not is_alone(connection):
                return
            removed.extend(gone(connection, until, found))
            for person in removed:
                ended.extend(depart(connection, person))
            self._hall.tell_of(connection, [NEWS + session for session in ended])

        if found:
            await self._hall.storage.write(write)
        for session in ended:
            self._sessions.hear(session)
        if removed:
            log.info("%d visitors were removed who have not come for %d days", len(removed), self._days)
        return len(removed)


def gone(connection: Connection, until: str, people: list[str] | None = None) -> list[str]:
    """Some of them; or those of these people."""
    found: list[str] = []
    for query, person in (by_session(until), without_session()):
        if len(found) >= AT_ONCE:  # the second looks at all people: not while the first finds enough
            break
        chosen = query.where(person.in_(people)) if people is not None else query
        found += connection.execute(chosen.limit(AT_ONCE)).scalars().all()
    return list(dict.fromkeys(found))[:AT_ONCE]


def by_session(until: str) -> tuple[Select[Any], ColumnElement[Any]]:
    """Whose last session was last used before; an index has the oldest first."""
    sessions, later = schema.sessions.c, schema.sessions.alias("later").c
    was_used = or_(later.seen >= until, and_(later.seen.is_(None), later.created >= until))
    came = exists().where(later.person == sessions.person, was_used)
    query = select(sessions.person).where(sessions.seen < until, ~came, *leaves_nothing(sessions.person))
    return query.order_by(sessions.seen), sessions.person


def without_session() -> tuple[Select[Any], ColumnElement[Any]]:
    """Who has given a name in a browser that cannot come back."""
    people, sessions = schema.people.c, schema.sessions.c
    query = select(people.id).where(~exists().where(sessions.person == people.id), *leaves_nothing(people.id))
    return query, people.id


def is_gone(person: ColumnElement[Any]) -> ColumnElement[bool]:
    """Who keeps no name, sits nowhere and has no session never comes back."""
    people, seats, sessions = schema.people.alias("known").c, schema.seats.c, schema.sessions.c
    return and_(
        ~exists().where(sessions.person == person),
        ~exists().where(people.id == person, people.kept.is_not(None)),
        ~exists().where(seats.holder == person),
    )


def leaves_nothing(person: ColumnElement[Any]) -> list[ColumnElement[bool]]:
    """Nothing that is of use to them, or to others: no name, no seat, no ban, nobody who wants to be rid of them."""
    people, seats = schema.people.alias("known").c, schema.seats.c
    return [
        ~exists().where(people.id == person, people.kept.is_not(None)),
        ~exists().where(seats.holder == person),
        ~exists().where(seats.reserved == person),
        ~exists().where(schema.bans.c.person == person),
        ~exists().where(blocks.c.other == person),
    ]
