"""Deleting somebody: the person is gone at once, and then leaves one table after the other.

The first job takes away all that makes a person: name, sessions, keys, wishes, words. It consists of a few statements,
however much somebody has played. Their seats are then held by an id that no cookie can name. `departures` keeps it
until nothing is left there: so whoever is killed in between is followed by another process, or by the next start.
"""

import asyncio
import logging
import secrets
import zlib
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from msgspec import json as wire
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, or_, select, update

from ..bots import level_without_search
from ..core.registry import game_names
from . import schema
from .affairs import BY_OPERATOR, BY_PEOPLE
from .company import keeping
from .errors import NoDatabase, TableError
from .hall import Hall
from .keepsakes import LEVEL, read_keepsake
from .records import now
from .reserving import let_go
from .sessions import NEWS, Sessions, stamp
from .storage import Write

log = logging.getLogger(__name__)
AT_ONCE = 10  # tables in one job: everybody's moves wait for it
JOBS_WHILE_ASKED = 10  # that whoever asks to be deleted waits for: most have fewer tables
LOOKS = 30.0  # seconds until a process looks whether another one has left something to do
PAUSE = 0.01  # seconds between two jobs
UNNAMED = "?"
Guard = Callable[[Write], Awaitable[Write]]  # what is written only if it may be, and what goes along


class Left(NamedTuple):
    """What one job has done."""

    tables: list[str]
    running: list[str]  # those of them where a bot goes on
    is_done: bool  # nobody's seats are left, or another process is at it


NOTHING = Left([], [], True)


def depart(connection: Connection, person: str) -> list[str]:
    """Take away all that makes somebody a person; the sessions that were theirs. `leave_some` does the rest."""
    seats, tables, sessions = schema.seats, schema.tables, schema.sessions
    ended = list(connection.execute(select(sessions.c.id).where(sessions.c.person == person)).scalars())
    unname_notices(connection, person)
    take_away(connection, person)
    shade = secrets.token_hex(16)
    theirs = or_(seats.c.holder == person, seats.c.reserved == person)
    # Whoever knows the seats as they were stores nothing there any more: neither a change nor a result.
    goes_on = (tables.c.over == 0) & tables.c.id.in_(select(seats.c.table_id).where(theirs))
    connection.execute(update(tables).where(goes_on).values(changes=tables.c.changes + 1))
    held = connection.execute(update(seats).where(seats.c.holder == person).values(holder=shade, name="", kept=0))
    kept = connection.execute(update(seats).where(seats.c.reserved == person).values(reserved=shade, name="", kept=0))
    if held.rowcount or kept.rowcount:
        connection.execute(insert(schema.departures).values(id=shade, at=now(), jobs=0))
    return ended


def unname_notices(connection: Connection, person: str) -> None:
    """Of others: what they were told of somebody's doing says the name. Notices from before they said whose doing it
    was are found by the name: at the same tables, and everywhere if it was kept.
    """
    seats, people, notices = schema.seats.c, schema.people.c, schema.notices
    there = select(seats.table_id).where(seats.holder == person)
    names = select(seats.name).where(seats.holder == person).union(select(people.name).where(people.id == person))
    kept = select(people.name).where(people.id == person, people.kept.is_not(None))
    connection.execute(update(notices).where(notices.c.by == person).values(who=UNNAMED, by=None))
    if any([connection.execute(query.limit(1)).first() is not None for query in (there, kept)]):
        told = (notices.c.table_id.in_(there) & notices.c.who.in_(names)) | notices.c.who.in_(kept)
        connection.execute(update(notices).where(notices.c.by.is_(None), told).values(who=UNNAMED))


def take_away(connection: Connection, person: str) -> None:
    """All rows that are about somebody, but for the seats."""
    connection.execute(update(schema.results).where(schema.results.c.person == person).values(person=None))
    connection.execute(update(schema.studies).where(schema.studies.c.asked == person).values(asked=None))
    outlive(connection, person)
    keeping.erase(connection, person)
    of_notices = schema.notices, schema.notice_wishes, schema.subscriptions, schema.deliveries
    of_signing_in = schema.passkeys, schema.tickets, schema.sessions
    for sheet in (schema.ratings, schema.vacations, *of_signing_in, *of_notices):
        connection.execute(delete(sheet).where(sheet.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def outlive(connection: Connection, person: str) -> None:
    """A ban stays with the name that they kept, for a while: nobody takes it, or they would be back at once."""
    bans, people = schema.bans, schema.people.c
    form = connection.execute(select(people.folded).where(people.id == person)).scalar()
    this = bans.c.person == person
    if form is not None:
        connection.execute(update(bans).where(this).values(**name_ban(form)))
    connection.execute(delete(bans).where(this))


def name_ban(form: str) -> dict[str, str]:
    """Of nobody in particular: only of a name."""
    until = stamp(datetime.now(UTC) + keeping.OUTLIVES)
    return {"person": secrets.token_hex(16), "folded": form, "until": until}


def leave_some(connection: Connection) -> Left:
    """Leave a few of the tables where somebody who was deleted still sits. Finished games stay, with a nameless seat;
    in those that go on with others a bot sits there.
    """
    shade = claimed(connection)
    if shade is None:
        return NOTHING
    seats = schema.seats.c
    held = some_tables(connection, seats.holder == shade)
    running = leave(connection, held, shade)
    kept = some_tables(connection, seats.reserved == shade) if len(held) < AT_ONCE else []
    let_go(connection, (seats.reserved == shade) & seats.table_id.in_(kept))
    if len(held) < AT_ONCE and len(kept) < AT_ONCE:
        take_away(connection, shade)  # what games that ended meanwhile have noted for it
        connection.execute(delete(schema.departures).where(schema.departures.c.id == shade))
    return Left(held + kept, running, False)


def claimed(connection: Connection) -> str | None:
    """Somebody with whom no other process is busy. What is read after this stays so to the end of the job: with SQLite
    because the first thing it does is write.
    """
    departures = schema.departures
    query = select(departures.c.id).order_by(departures.c.at, departures.c.id).limit(1)
    shade: str | None = connection.execute(query.with_for_update(skip_locked=True)).scalar()
    this = update(departures).where(departures.c.id == shade).values(jobs=departures.c.jobs + 1)
    return shade if shade is not None and connection.execute(this).rowcount else None


def some_tables(connection: Connection, whose: Any) -> list[str]:
    query = select(schema.seats.c.table_id).where(whose).distinct().limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def leave(connection: Connection, ids: list[str], shade: str) -> list[str]:
    """The tables that go on with others."""
    tables, seats = schema.tables, schema.seats
    unfinished = tables.c.id.in_(ids) & (tables.c.over == 0)
    # First of all: no move that ends the game is stored from now on.
    connection.execute(update(tables).where(unfinished).values(changes=tables.c.changes + 1))
    rows = connection.execute(select(tables.c.id, tables.c.game, tables.c.over).where(tables.c.id.in_(ids))).all()
    columns = seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.holder
    there = connection.execute(select(*columns).where(seats.c.table_id.in_(ids))).all()
    with_others = {each.table_id for each in there if each.kind != "bot" and each.holder != shade}
    unname_keepsakes(connection, ids, [each for each in there if each.holder == shade])
    running = [row for row in rows if not row.over and row.id in with_others]
    alone = [row.id for row in rows if not row.over and row.id not in with_others]
    to_close = tables.c.id.in_(alone) & (tables.c.closed != BY_OPERATOR)
    connection.execute(update(tables).where(to_close).values(closed=BY_PEOPLE))
    for row in running:
        if row.game in game_names():  # otherwise no rules go on with it
            own = (seats.c.table_id == row.id) & (seats.c.holder == shade)
            bot = level_without_search(row.game)
            connection.execute(update(seats).where(own).values(holder=None, kind="bot", bot=bot, number=None))
    theirs = seats.c.table_id.in_(ids) & (seats.c.holder == shade)
    connection.execute(update(seats).where(theirs).values(holder=None, number=None))
    return [row.id for row in running]


def unname_keepsakes(connection: Connection, ids: list[str], seats: Iterable[Any]) -> None:
    sheet = schema.keepsakes
    rows = connection.execute(select(sheet.c.table_id, sheet.c.entries, sheet.c.body).where(sheet.c.table_id.in_(ids)))
    for row in rows.all():
        kept = read_keepsake(row.body)
        own = [each.seat for each in seats if each.table_id == row.table_id]
        if kept is None:
            continue
        named = [replace(seat, name="") if seat.seat in own else seat for seat in kept.seats]
        body = zlib.compress(wire.encode(replace(kept, seats=named)), LEVEL)
        # A newer one, by another process, is not overwritten; that process has read the seats anew.
        this = (sheet.c.table_id == row.table_id) & (sheet.c.entries == row.entries)
        connection.execute(update(sheet).where(this).values(body=body))


class Departing:
    """The rest of what deletion takes, in the background; other processes may do the same."""

    def __init__(self, hall: Hall, sessions: Sessions) -> None:
        self._hall = hall
        self._sessions = sessions
        self._wanted = asyncio.Event()
        self._lock = asyncio.Lock()  # whoever finds nothing left to do finds it told, too

    async def delete(self, person: str, guarded: Guard | None = None) -> None:
        """The person is gone. Most have left all their tables when this returns. `guarded` tells the owner, too."""
        ended: list[str] = []

        def write(connection: Connection) -> None:
            ended[:] = depart(connection, person)
            self._hall.tell_of(connection, [NEWS + session for session in ended])

        await self._hall.storage.write(write if guarded is None else await guarded(write))
        for session in ended:
            self._sessions.hear(session)
        await self._hall.hear_of([each.id for each in self._hall.in_memory() if each.is_known_to(person)])
        for _ in range(JOBS_WHILE_ASKED):
            if (await self.leave_some()).is_done:
                break
        self._wanted.set()

    async def leave_some(self) -> Left:
        async with self._lock:
            return await self._leave_some()

    async def _leave_some(self) -> Left:
        done: list[Left] = []

        def write(connection: Connection) -> None:
            done[:] = [leave_some(connection)]
            self._hall.tell_of(connection, done[0].tables)

        await self._hall.storage.write(write)
        left = done[0]
        await self._hall.hear_of(left.tables)
        for id_ in left.running:
            await self._play_on(id_)
        return left

    async def _play_on(self, id_: str) -> None:
        """It may be a bot's turn now: a table that comes into memory is looked at, one that is there is now."""
        try:
            self._hall.look_at(await self._hall.find(id_))
        except TableError:
            return  # it cannot go on, or not now: whoever opens it is told

    async def run(self) -> None:
        while True:
            try:
                while not (await self.leave_some()).is_done:
                    await asyncio.sleep(PAUSE)
            except NoDatabase:
                pass  # it is in the log; the next round comes
            except Exception:
                log.exception("tables of somebody who was deleted could not be left")
            try:
                await asyncio.wait_for(self._wanted.wait(), LOOKS)
            except TimeoutError:
                continue
            self._wanted.clear()
