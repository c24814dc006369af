"""Looks at the clocks: where time has run out, a bot moves. And writes down when no server was there.

Any process may look at any table; the count of ticks lets one of them act. The database knows when each table must be
looked at, at the latest by then: a table that nobody has opened since the server started is found, too. While servers
run, one of them says so every two seconds. A process that starts after a silence, or wakes up in one, writes down how
long it was, and no clock counts it, nor the seconds in which people come back.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select, update

from . import schema
from .affairs import PUT_AWAY
from .clocks import Note, Now, Timing, as_text, wall
from .errors import NoDatabase, TableError
from .hall import Hall
from .pace import DAY, SECOND, Break, Breaks, due_of, ran_out
from .storage import Conflict
from .table import Table

log = logging.getLogger(__name__)
LOOKS, SHORTEST = 1.0, 0.02  # seconds between two looks at what is due, at the most and at the least
BEAT = 2 * SECOND  # between two signs of life
SILENCE = 3 * BEAT  # nobody is there
RETURN = 10 * SECOND  # for people to come back once a server is there again
KEPT = 60 * DAY  # no clock began before that
MOST_AT_ONCE = 100  # tables
PULSE = "servers"


class Timekeeper:
    """For one process. Two clocks: that of the people, and one that shows whether the process has slept."""

    def __init__(self, hall: Hall, is_stopping: Callable[[], bool] = lambda: False, awake: Now = wall) -> None:
        self._hall = hall
        self._is_stopping = is_stopping
        self._awake = awake
        self._looked: int | None = None  # when this process last looked, by its own clock
        self._beaten = 0
        self._hurry = asyncio.Event()
        self._loop = asyncio.get_running_loop()

    async def run(self) -> None:
        while True:
            self._hurry.clear()
            wait = LOOKS
            try:
                if not self._is_stopping():
                    wait = await self.look()
            except NoDatabase:
                pass  # it is in the log; meanwhile nobody can move, and no clock counts it
            except Exception:
                log.exception("the clocks could not be looked at")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), wait)

    def hurry(self) -> None:
        """Look now; from any thread."""
        self._loop.call_soon_threadsafe(self._hurry.set)

    async def look(self) -> float:
        """Act where it is due; returns for how many seconds nothing else will be."""
        storage, time = self._hall.storage, self._hall.time
        due = await self.read()
        now = time.now()  # if it sleeps from here on, this is when it was last there
        if self._has_slept():
            return SHORTEST  # what nobody could use is found out first
        if due and now - self._beaten >= BEAT:
            await storage.write(lambda connection: beat(connection, now))
            self._beaten = now
        ready = [id_ for id_, moment in due if moment <= now]
        for id_ in ready:
            if self._has_slept():
                return SHORTEST
            await self._look_at(id_)
        waits = [(moment - time.now()) / SECOND for _, moment in due]
        return max(SHORTEST, min([LOOKS, *waits]))

    async def read(self) -> list[tuple[str, int]]:
        """What no clock counts, and the tables that must be looked at next, with the moments."""
        time, looked = self._hall.time, self._awake()  # before anything is waited for: it may sleep meanwhile
        if self._has_slept():
            await self._end_silence()
        read = self._hall.storage.read
        time.pauses, time.vacations, due = await read(lambda connection: state_of(connection, time.now()))
        self._looked = looked
        return due

    def _has_slept(self) -> bool:
        """Whether this process has not looked for too long, or never."""
        return self._looked is None or self._awake() - self._looked > SILENCE

    async def _end_silence(self) -> None:
        """The process has started, or slept. On SQLite there is no other that could have gone on."""
        now, allowed = self._hall.time.now(), SILENCE if self._hall.news.is_shared else 0
        with contextlib.suppress(Conflict):  # another process, at the same time
            await self._hall.storage.write(lambda connection: end_silence(connection, now, allowed))

    async def _look_at(self, id_: str) -> None:
        """A table that cannot go on has no clocks, either."""
        try:
            table = await self._hall.find(id_)
        except NoDatabase:
            raise
        except TableError:
            await self._hall.storage.write(lambda connection: postpone(connection, id_, None))
            return
        await self.run_out(table)

    async def run_out(self, table: Table) -> None:
        """Let bots move where time has run out."""
        async with table.lock:
            while (seat := self._late(table)) is not None:
                timing = table.timing
                assert timing is not None
                clock = ran_out(timing.pace, timing.clocks[seat])
                clocks = (*timing.clocks[:seat], clock, *timing.clocks[seat + 1 :])
                kind = "away" if clock.away else "timeout"
                note = Note(kind, seat, len(table.game.entries), as_text(self._hall.time.now()))
                await retime(self._hall, table, timing._replace(clocks=clocks), note)
            is_known = await self._put_off(table)
        if not is_known:
            await self._hall.hear(table.id)  # another process has written what has not come here yet
        table.changed()
        self._hall.look_at(table)

    def _late(self, table: Table) -> int | None:
        """A seat whose time has run out, and for which no bot moves yet."""
        timing, time = table.timing, self._hall.time
        if timing is None or not timing.clocks or table.status != "running":
            return None
        for seat, breaks in time.of_people(timing.pace, table.seats).items():
            moment = timing.clocks[seat].runs_out(breaks)
            if moment is not None and moment <= time.now():
                return seat
        return None

    async def _put_off(self, table: Table) -> bool:
        """It need not be looked at before this, as far as is known now. False if that is out of date."""
        timing, time = table.timing, self._hall.time
        due = None
        if timing is not None and table.status == "running":
            due = due_of(timing.clocks, table.game, time.now(), time.of_people(timing.pace, table.seats))
        ticks, put_off = table.ticks, [False]

        def write(connection: Connection) -> None:
            put_off[0] = postpone(connection, table.id, due, ticks)

        await self._hall.storage.write(write)
        return put_off[0]


async def retime(hall: Hall, table: Table, timing: Timing, note: Note) -> None:
    """Change the clocks apart from a move, and say why. If another process was faster, what it wrote is read.

    Whoever calls holds the lock of the table.
    """
    known = table.timing
    assert known is not None
    turned = timing._replace(notes=(*known.notes, note)).ticked()
    columns = turned.columns(table.game, table.seats, hall.time)

    def write(connection: Connection) -> None:
        known.write(connection, table.id, columns, (note,))
        hall.news.tell(connection, table.id)

    try:
        await hall.storage.write(write)
    except Conflict:
        await hall.take_over(table)
        return
    table.timing = turned


# What the database knows


def state_of(connection: Connection, now: int) -> tuple[Breaks, dict[str, Breaks], list[tuple[str, int]]]:
    """When no server was there, who is away, and which tables must be looked at next."""
    pauses, vacations, tables = schema.pauses.c, schema.vacations.c, schema.tables.c
    recent = connection.execute(select(pauses.begins, pauses.ends).where(pauses.ends > now - KEPT)).all()
    away: dict[str, Breaks] = {}
    for person, begins, ends in connection.execute(
        select(vacations.person, vacations.begins, vacations.ends).where(vacations.ends > now - KEPT)
    ):
        away[person] = (*away.get(person, ()), Break(begins, ends))
    # What was put away only because nobody moved for so long goes on when time runs out.
    going_on = tables.due.is_not(None) & tables.closed.in_((0, PUT_AWAY))
    query = select(tables.id, tables.due).where(going_on).order_by(tables.due).limit(MOST_AT_ONCE)
    due = [(row.id, row.due) for row in connection.execute(query)]
    return tuple([Break(*row) for row in recent]), away, due


def postpone(connection: Connection, id_: str, due: int | None, ticks: int | None = None) -> bool:
    """Unless the clocks have been written since."""
    tables = schema.tables
    unchanged = tables.c.id == id_ if ticks is None else (tables.c.id == id_) & (tables.c.ticks == ticks)
    return connection.execute(update(tables).where(unchanged).values(due=due)).rowcount == 1


def beat(connection: Connection, now: int) -> None:
    """A server is there."""
    pulse = schema.pulse
    if connection.execute(update(pulse).where(pulse.c.name == PULSE).values(seen=now)).rowcount != 1:
        connection.execute(insert(pulse).values(name=PULSE, seen=now))


def end_silence(connection: Connection, now: int, allowed: int) -> None:
    """Write down how long nobody was there, if it was longer than allowed. The key lets one process do it."""
    pulse, pauses = schema.pulse.c, schema.pauses
    seen = connection.execute(select(pulse.seen).where(pulse.name == PULSE).with_for_update()).scalar()
    if seen is not None and now - seen > allowed:
        connection.execute(delete(pauses).where(pauses.c.ends <= now - KEPT))
        connection.execute(insert(pauses).values(begins=seen, ends=now + RETURN))
    beat(connection, now)
