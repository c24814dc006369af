"""Connections to a database: SQLite or PostgreSQL, with a time limit for everything that is asked of them."""

import contextlib
import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, column, create_engine, event, inspect, select, table, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..core.values import BadInput
from . import schema

REVISIONS = table("alembic_version", column("version_num"))  # where Alembic records which schema there is
LONGEST = 5.0  # seconds for anything that the database is asked while people wait
CONNECTING = 3  # seconds for a new connection
PATIENCE = 30.0  # seconds that a starting process waits for another that is creating or changing the schema
# What was to be written is not in an error: it would get into the log, and it may be a hand.
POOL: dict[str, Any] = {"pool_size": 12, "max_overflow": 8, "pool_timeout": CONNECTING, "hide_parameters": True}
# What is raised if the database is away, too slow, or cannot write because its disk is full.
UNREACHABLE = (OperationalError, InterfaceError, PoolTimeout)
# What PostgreSQL says of one piece of work, being well itself: it crossed another, or waited or worked for too long.
CROSSED = frozenset(("40P01", "40001"))  # a deadlock, or no order in which both could have happened: try again
LOCKED = frozenset(("55P03",))  # it waited too long for somebody else's lock
TOO_LONG = LOCKED | {"57014"}  # or took too long on the whole
# Parts of the limit, so that what is stuck has failed before others have waited too long: a statement of whoever writes
# may take a fourth, a batch may wait an eighth for a lock, one of its jobs that is then tried alone hardly at all, and
# one that is tried again a fortieth.
STATEMENT, BATCH, ALONE, AGAIN = 4, 8, 200, 40
PRIVATE = 0o600


def said_of_one(error: BaseException, codes: frozenset[str]) -> bool:
    """Whether the database says that of the work, and not that it cannot be reached."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in codes


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


def open_engine(url: str, limit: float | None = LONGEST) -> Engine:
    """An engine for SQLite or PostgreSQL; anything else is an error in one sentence.

    Whatever takes longer than the limit fails; without one, for those who read everything, it may take any time.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput(f"{url!r} is not the address of a database.") from None
    kind = parsed.get_backend_name()
    if kind == "postgresql":
        return open_postgres(parsed, limit)
    if kind != "sqlite":
        raise BadInput(f"The database must be SQLite or PostgreSQL, not {kind}.")
    return open_sqlite(parsed, limit)


def open_postgres(url: URL, limit: float | None) -> Engine:
    """Connections that have died are noticed when they are used, and what was asked is asked again."""
    about: dict[str, Any] = {"connect_timeout": CONNECTING}
    if limit is not None:
        milliseconds = int(limit * 1000)
        about["tcp_user_timeout"] = milliseconds
        if "options" not in url.query:
            about["options"] = f"-c statement_timeout={milliseconds} -c lock_timeout={milliseconds // STATEMENT}"
    try:
        return create_engine(url.set(drivername="postgresql+psycopg"), connect_args=about, **POOL)
    except ModuleNotFoundError:
        raise BadInput("PostgreSQL needs its driver: install tianxia[postgres].") from None


def open_sqlite(url: URL, limit: float | None) -> Engine:
    if not url.database or url.database == ":memory:":
        raise BadInput("The tables need a file, such as sqlite:///tables.sqlite3.")
    try:
        Path(url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(Path(url.database))
    except OSError as error:
        raise BadInput(f"The database cannot be opened: {error}.") from None
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": PATIENCE}, **POOL)
    waits = int((PATIENCE if limit is None else limit) * 1000)

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, record: Any) -> None:
        """WAL lets readers go on while one writes; FULL makes a commit survive a power failure."""
        cursor = connection.cursor()
        switch_to_wal(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={waits}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def make_private(file: Path) -> None:
    """It holds the keys of the server and every hidden card. What SQLite puts next to it has the same mode."""
    if not file.is_dir():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
        with contextlib.suppress(PermissionError):  # somebody else's, who lets us write
            file.chmod(PRIVATE)


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


LIMITED = text("SELECT set_config('statement_timeout', :statement, true), set_config('lock_timeout', :lock, true)")


def begin_writing(connection: Connection, limit: float, part: int) -> None:
    """For the one thread that writes for everybody: it may wait for somebody else's lock for that part of the limit.
    SQLite has one lock for all, and waits for it by itself.
    """
    if connection.dialect.name == "postgresql":
        statement, lock = int(limit * 1000 / STATEMENT), max(1, int(limit * 1000 / part))
        connection.execute(LIMITED, {"statement": str(statement), "lock": str(lock)})


def begin_snapshot(connection: Connection) -> None:
    """For reading: everything as of one moment, whatever others write in the meantime."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # its driver does not begin one for reading
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as connection:
        begin_snapshot(connection)
        yield connection


class Line:
    """The connection that a thread is using. Another thread can cut it: a database that has stopped answering would
    otherwise hold the thread for as long as it likes.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._driver: Any = None
        self.is_cut = False

    @contextmanager
    def held(self, engine: Engine) -> Iterator[Connection]:
        """What is not committed in the block is undone."""
        with engine.connect() as connection:
            with self._lock:
                self._driver, self.is_cut = connection.connection.driver_connection, False
            try:
                yield connection
            finally:
                with contextlib.suppress(SQLAlchemyError):
                    connection.rollback()
                with self._lock:
                    self._driver = None

    def cut(self) -> None:
        with self._lock:
            if self._driver is not None and not self.is_cut:
                self.is_cut = True
                cut_off(self._driver)


def cut_off(driver: Any) -> None:
    """Whoever waits for this connection fails at once."""
    if isinstance(driver, sqlite3.Connection):
        driver.interrupt()
        return
    with contextlib.suppress(OSError, ValueError):
        line = socket.socket(fileno=driver.fileno())
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.detach()  # it remains the driver's


def is_present(engine: Engine) -> bool:
    """Whether the database has the current schema. Most do: what migrates the others is loaded only for them."""
    with engine.connect() as connection:
        if not inspect(connection).has_table(REVISIONS.name):
            return False
        return list(connection.execute(select(REVISIONS.c.version_num)).scalars()) == [schema.REVISION]
