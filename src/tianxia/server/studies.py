"""The teacher after the game: every decision judged in the background, stored, and open to all who see the table.

Decisions are judged one at a time, when no bot of a running game waits.
"""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator
from contextlib import ExitStack

from msgspec import DecodeError, json
from sqlalchemy import Connection, delete, insert, select

from ..bots import examiner_of
from ..lab.analysis import Analysis, Judgment, Share, shares_of, summary_of
from . import schema
from .bot_workers import BotWorkers, people_at
from .errors import NoJudge, NoStudyNow, NotOver, TooManyStudies
from .limits import Crowd
from .networks import Network
from .outcomes import outcome_of
from .records import now
from .storage import Conflict, Storage
from .table import Table
from .teacher_models import StudyBody
from .turns import People

log = logging.getLogger(__name__)
LEVEL = 6
MOST_OWN = 2  # that one person asked for and that are not done: one is made, the other waits
MOST_HERE = 8  # that were asked for from one network
MOST = 40


class Studies:
    """Those that are stored, and those that are being made."""

    def __init__(self, storage: Storage, thinkers: BotWorkers) -> None:
        self._own, self._here = Crowd(MOST_OWN), Crowd(MOST_HERE)
        self._storage = storage
        self._thinkers = thinkers
        self._one = asyncio.Semaphore(1)  # at a time
        self._running: dict[str, StudyBody] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, table: Table) -> StudyBody:
        """As far as it is."""
        if not table.is_over:
            raise NotOver
        if table.id in self._running:
            return self._running[table.id]
        found = await self._storage.read(lambda connection: self._stored(connection, table.id))
        if found is None:
            return StudyBody("none", 0, 0, None)
        total = len(found.judgments)
        return StudyBody("done", total, total, found)

    async def start(self, table: Table, person: str, network: Network) -> StudyBody:
        """Unless there is one already. Of one person one is made and one waits, and of all only so many."""
        study = await self.of(table)
        if table.id in self._running:  # somebody else was faster
            return self._running[table.id]
        if study.status != "none":
            return study
        judge = examiner_of(table.game.registration.name)
        if not judge:
            raise NoJudge
        if len(self._running) >= MOST:
            raise NoStudyNow
        with ExitStack() as places:
            allowed = [
                places.enter_context(self._own.one_more(person)),
                places.enter_context(self._here.one_more(network)),
            ]
            if not all(allowed):
                raise TooManyStudies
            held = places.pop_all()
        begun = self._running[table.id] = StudyBody("running", 0, 0, None)
        task = asyncio.create_task(self._make(table, judge, begun, person))
        task.add_done_callback(lambda _: held.close())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return begun

    async def _make(self, table: Table, judge: str, body: StudyBody, person: str) -> None:
        try:
            async with self._one:
                people = tuple([n for n, seat in enumerate(table.seats) if seat.kind == "human"])
                shares = await asyncio.to_thread(shares_of, table.game, judge, people)
                body.total = len(shares)
                judgments = [each async for each in self._judged(shares, people_at(table), body)]
            outcome = outcome_of(table)
            assert outcome is not None
            await self._store(table.id, summary_of(table.game, judge, judgments, outcome), person)
        except Exception:
            log.exception("table %s: its study failed; it can be started again", table.id)
        finally:
            self._running.pop(table.id, None)

    async def _judged(self, shares: list[Share], people: People, body: StudyBody) -> AsyncIterator[Judgment]:
        for share in shares:
            try:
                for each in await self._thinkers.judge(share, people):
                    yield each
            except TimeoutError:
                log.warning("a decision of a %s took too long to judge; its study goes on without it", share.game)
            body.done += 1

    async def _store(self, id_: str, analysis: Analysis, person: str) -> None:
        body = zlib.compress(json.encode(analysis), LEVEL)

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.studies).where(schema.studies.c.table_id == id_))  # one that was not read
            connection.execute(insert(schema.studies).values(table_id=id_, at=now(), body=body, asked=person))

        try:
            await self._storage.write(write)
        except Conflict:
            log.info("table %s: another process has studied it at the same time", id_)

    def _stored(self, connection: Connection, id_: str) -> Analysis | None:
        query = select(schema.studies.c.body).where(schema.studies.c.table_id == id_)
        body: bytes | None = connection.execute(query).scalar()
        try:
            return None if body is None else json.decode(zlib.decompress(body), type=Analysis)
        except (DecodeError, zlib.error) as error:
            log.warning("table %s: its stored study cannot be read and can be made anew: %s", id_, error)
            return None

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
