"""What is stored, and how it becomes durable.

All writing goes through one thread that commits whatever has accumulated as one transaction:
a move is acknowledged only after its commit, and many tables share the cost of one flush.
Reading is done by a few other threads, so that the event loop never waits for the database.
"""

import asyncio
import logging
import queue
import secrets as random_secrets
import threading
import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections import deque
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..core.values import BadInput
from . import schema
from .engines import (
    AGAIN,
    ALONE,
    BATCH,
    CROSSED,
    LOCKED,
    LONGEST,
    TOO_LONG,
    UNREACHABLE,
    Line,
    begin_snapshot,
    begin_writing,
    is_present,
    open_engine,
    said_of_one,
)
from .errors import NoDatabase

log = logging.getLogger(__name__)
Found = TypeVar("Found")
Write = Callable[[Connection], object]
READERS = 8  # threads
CLOSING = 10  # seconds
TRIES = 3  # for one job that crosses those of other processes
LEAST = 0.5  # of the time that somebody waits: a transaction that has gone on for as long does not end
STARTING = 30.0  # seconds that a starting server waits for its database


class Conflict(Exception):
    """Another process has written to the same place: read again."""


class Job(NamedTuple):
    write: Write
    loop: AbstractEventLoop
    done: "Future[None]"


class Storage:
    """The database of one server process."""

    def __init__(self, url: str, patience: float = LONGEST) -> None:
        self.engine = open_engine(url, patience)
        self._patience = patience
        try:
            if not is_present(self.engine):
                from .migrating import migrate

                migrate(self.engine)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise BadInput(f"The database cannot be opened: {str(error).splitlines()[0]}") from None
        except BadInput:
            self.engine.dispose()
            raise
        self._readers = ThreadPoolExecutor(READERS, "tianxia-reader")
        self._reading: set[futures.Future[Any]] = set()
        self._line = Line()  # of the thread that writes
        self._stuck: deque[Job] = deque()  # what waits for somebody else's lock
        self._since = 0.0  # when its transaction began
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tianxia-writer", daemon=True)
        self._thread.start()

    @contextmanager
    def starting(self) -> Iterator[None]:
        """While nobody waits for an answer: the first connections take longer than those that follow."""
        patience, self._patience = self._patience, max(self._patience, STARTING)
        try:
            yield
        finally:
            self._patience = patience

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """What the work finds, as of one moment. It is done by another thread, and not for ever."""
        line = Line()
        reading = self._readers.submit(self._read, work, line)
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        asked = asyncio.wrap_future(reading)
        asked.add_done_callback(heard)
        done, _ = await asyncio.wait([asked], timeout=self._patience)
        if not done:
            line.cut()
            asked.cancel()
            raise no_database("it does not answer")
        try:
            return asked.result()
        except UNREACHABLE as error:
            raise no_database(error) from None

    def _read(self, work: Callable[[Connection], Found], line: Line) -> Found:
        """Once more if the connection was dead: the database may have been restarted since it was last used."""
        try:
            return self._read_once(work, line)
        except DBAPIError as error:
            if not error.connection_invalidated or line.is_cut:
                raise
        return self._read_once(work, line)

    def _read_once(self, work: Callable[[Connection], Found], line: Line) -> Found:
        with line.held(self.engine) as connection:
            begin_snapshot(connection)
            return work(connection)

    def secret(self, name: str) -> str:
        """A key of the server: made once, the same for all processes of this database."""
        try:
            return self._secret(name)
        except SQLAlchemyError as error:
            raise BadInput(f"The database cannot be read: {str(error).splitlines()[0]}") from None

    def _secret(self, name: str) -> str:
        found = self._found_secret(name)
        if found is None:
            try:
                with self.engine.begin() as connection:
                    made = {"name": name, "value": random_secrets.token_hex(32)}
                    connection.execute(insert(schema.secrets).values(**made))
            except IntegrityError:
                pass  # another process made it at the same time
            found = self._found_secret(name)
        return str(found)

    def _found_secret(self, name: str) -> str | None:
        with self.engine.connect() as connection:
            query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
            found: str | None = connection.execute(query).scalar()
            return found

    async def write(self, write: Write) -> None:
        """Returns when the write is on disk; raises `Conflict` if somebody else was there first.

        After `NoDatabase` it may be there or not. If it is, the next write to the same place is a conflict.
        """
        loop = get_running_loop()
        job = Job(write, loop, loop.create_future())
        self._jobs.put(job)
        done, _ = await asyncio.wait([job.done], timeout=self._patience)
        if not done:
            job.done.cancel()
            if time.monotonic() - self._since >= LEAST * self._patience:  # not what has just begun for others
                self._line.cut()
            raise no_database("it does not answer")
        job.done.result()

    def close(self) -> None:
        """What is being read or written comes to its end first: its connection could not be closed otherwise."""
        self._jobs.put(None)
        self._thread.join(timeout=CLOSING)
        self._readers.shutdown(wait=False, cancel_futures=True)
        futures.wait(self._reading.copy(), timeout=CLOSING)
        self.engine.dispose()

    # The writing thread

    def _run(self) -> None:
        stuck = self._stuck
        while True:
            jobs = self._next(bool(stuck))
            stuck.extend(self._commit([job for job in jobs if job is not None and not job.done.done()]))
            if None in jobs:
                for job in stuck:
                    answer(job, no_database("it is closed"))
                return
            if stuck and not self._commit_one(stuck[0], AGAIN):
                stuck.rotate(-1)
            elif stuck:
                stuck.popleft()

    def _next(self, is_busy: bool) -> list[Job | None]:
        """All that have come; the thread waits for one if it has nothing else to do."""
        jobs = [] if is_busy else [self._jobs.get()]
        while not self._jobs.empty() and len(jobs) < 200:
            jobs.append(self._jobs.get())
        return jobs

    def _commit(self, jobs: list[Job]) -> list[Job]:
        """All in one transaction; if one of them fails, each on its own. If the database is away, all have failed.

        Another process that writes to the same two tables in the other order is a failure of these, too: the rest of
        the batch has nothing to do with it. Those that wait for a lock, and could hold up all others, are returned:
        they are tried again one by one, between those that come meanwhile, as long as somebody waits for them.
        """
        if not jobs:
            return []
        error: Exception | None = None
        try:
            self._transact(jobs, BATCH)
        except Exception as reason:
            if not isinstance(reason, UNREACHABLE) or said_of_one(reason, CROSSED | TOO_LONG):
                return [job for job in jobs if not self._commit_one(job, ALONE)]
            error = no_database(reason)
        for job in jobs:
            answer(job, error)
        return []

    def _commit_one(self, job: Job, part: int, tries: int = TRIES) -> bool:
        """Whether it is settled; not, if it waits for somebody else's lock."""
        if job.done.done():  # nobody waits for it any more
            return True
        error: Exception | None = None
        try:
            self._transact([job], part)
        except IntegrityError:
            error = Conflict()
        except UNREACHABLE as reason:
            if said_of_one(reason, LOCKED):
                return False
            if tries > 1 and said_of_one(reason, CROSSED):
                return self._commit_one(job, part, tries - 1)
            error = no_database(reason)
        except Exception as reason:
            error = reason
        answer(job, error)
        return True

    def _transact(self, jobs: list[Job], part: int) -> None:
        """Once more if the connection was dead; if it died only at the end, the second time is a conflict."""
        try:
            self._write(jobs, part)
        except DBAPIError as error:
            if not error.connection_invalidated or self._line.is_cut:
                raise
            self._write(jobs, part)

    def _write(self, jobs: list[Job], part: int) -> None:
        self._since = time.monotonic()
        with self._line.held(self.engine) as connection:
            begin_writing(connection, self._patience, part)
            for job in jobs:
                job.write(connection)
            connection.commit()


def no_database(reason: object) -> NoDatabase:
    """In the log one line, not one for each call on the way."""
    log.warning("the database cannot be reached: %s", str(reason).partition("\n")[0])
    return NoDatabase()


def heard(asked: "Future[Any]") -> None:
    """Nobody may be left who waits for it: that it failed is not news then."""
    if not asked.cancelled():
        asked.exception()


def answer(job: Job, error: Exception | None) -> None:
    def settle() -> None:
        if job.done.done():
            return
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)

    if not job.loop.is_closed():
        job.loop.call_soon_threadsafe(settle)
