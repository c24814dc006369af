"""What is stored, and how it becomes durable.

All writing goes through one thread that commits whatever has accumulated as one transaction:
a move is acknowledged only after its commit, and many tables share the cost of one flush.
"""

import queue
import secrets as random_secrets
import sqlite3
import threading
import time
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path, PurePath
from typing import Any, NamedTuple

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, column, create_engine, event, insert, inspect, select, table
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from ..core.values import BadInput
from . import schema

Write = Callable[[Connection], object]
REVISIONS = table("alembic_version", column("version_num"))  # where Alembic records which schema there is
PATIENCE = 30.0  # seconds that a connection to SQLite waits for another that is writing


class Conflict(Exception):
    """Another process has written to the same place: read again."""


class Job(NamedTuple):
    write: Write
    loop: AbstractEventLoop
    done: "Future[None]"


def default_url() -> str:
    """SQLite in the user's own data folder."""
    folder = user_data_path("tianxia", appauthor=False, ensure_exists=True)
    return sqlite_url(folder / "tables.sqlite3")


def sqlite_url(file: PurePath) -> str:
    r"""The address of a file, on any system.

    >>> from pathlib import PureWindowsPath
    >>> make_url(sqlite_url(PureWindowsPath(r"C:\Users\100% Ann\tables.sqlite3"))).database
    'C:\\Users\\100% Ann\\tables.sqlite3'
    """
    return URL.create("sqlite", database=str(file)).render_as_string(hide_password=False)


def open_engine(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL; anything else is an error in one sentence."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput(f"{url!r} is not the address of a database.") from None
    kind = parsed.get_backend_name()
    if kind == "postgresql":
        return open_postgres(parsed)
    if kind != "sqlite":
        raise BadInput(f"The database must be SQLite or PostgreSQL, not {kind}.")
    return open_sqlite(parsed)


def open_postgres(url: URL) -> Engine:
    try:
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    except ModuleNotFoundError:
        raise BadInput("PostgreSQL needs its driver: install tianxia[postgres].") from None


def open_sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise BadInput("The tables need a file, such as sqlite:///tables.sqlite3.")
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"The database cannot be opened: {error}.") from None
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, record: Any) -> None:
        """WAL lets readers go on while one writes; FULL makes a commit survive a power failure."""
        cursor = connection.cursor()
        switch_to_wal(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def switch_to_wal(cursor: sqlite3.Cursor) -> None:
    """A new file is switched once. If several try at the same time, SQLite refuses all but one without waiting."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # its driver does not begin one for reading
        else:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        yield connection


def is_present(engine: Engine) -> bool:
    """Whether the database has the current schema. Most do: what migrates the others is loaded only for them."""
    with engine.connect() as connection:
        if not inspect(connection).has_table(REVISIONS.name):
            return False
        return list(connection.execute(select(REVISIONS.c.version_num)).scalars()) == [schema.REVISION]


class Storage:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
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
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tianxia-writer", daemon=True)
        self._thread.start()

    def snapshot(self) -> AbstractContextManager[Connection]:
        """For reading: everything as of one moment, whatever others write in the meantime."""
        return snapshot(self.engine)

    def secret(self, name: str) -> str:
        """A key of the server: made once, the same for all processes of this database."""
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
        """Returns when the write is on disk; raises `Conflict` if somebody else was there first."""
        loop = get_running_loop()
        job = Job(write, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join(timeout=10)
        self.engine.dispose()

    # The writing thread

    def _run(self) -> None:
        while True:
            jobs = [self._jobs.get()]
            while not self._jobs.empty() and len(jobs) < 200:
                jobs.append(self._jobs.get())
            self._commit([job for job in jobs if job is not None])
            if None in jobs:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction; if one of them fails, each on its own."""
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    job.write(connection)
        except Exception:
            for job in jobs:
                self._commit_one(job)
            return
        for job in jobs:
            answer(job, None)

    def _commit_one(self, job: Job) -> None:
        try:
            with self.engine.begin() as connection:
                job.write(connection)
        except IntegrityError:
            answer(job, Conflict())
        except Exception as error:
            answer(job, error)
        else:
            answer(job, None)


def answer(job: Job, error: Exception | None) -> None:
    def settle() -> None:
        if job.done.cancelled():
            return
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)

    if not job.loop.is_closed():
        job.loop.call_soon_threadsafe(settle)
