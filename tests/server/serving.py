"""A real server on a free port of this machine, in this process."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from litestar import Litestar
from sqlalchemy import select
from sqlalchemy.engine import Engine

from tianxia.server import schema
from tianxia.server.app import Settings, create_app
from tianxia.server.engines import LONGEST
from tianxia.server.hall import Hall
from tianxia.server.limits import Bucket
from tianxia.server.notify import CHANNEL, NOTIFY
from tianxia.server.serve import listening_socket, trusted_proxies, web_server

from .waiting import PATIENCE

# Tests ask faster than people do.
GENEROUS: dict[str, Any] = dict.fromkeys(
    ("requests_per_second", "sockets", "new_tables", "new_names", "new_people", "sign_in_tries", "tables_per_person"),
    1_000_000,
)


class Running(NamedTuple):
    """A server: a real socket, and its inside for tests that must look there."""

    address: str
    app: Litestar
    database: str
    stop: Callable[[], None]

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @property
    def engine(self) -> Engine:
        return self.hall.storage.engine

    def rows(self, query: Any) -> list[Any]:
        """What the database itself has."""
        with self.engine.connect() as connection:
            return list(connection.execute(query).all())

    def scalars(self, query: Any) -> list[Any]:
        return [row[0] for row in self.rows(query)]

    def scalar(self, query: Any) -> Any:
        """The first of them, or None."""
        return next(iter(self.scalars(query)), None)

    def write(self, *changes: Any) -> None:
        """Changes that no way of the server leads to, or that would take it long."""
        with self.engine.begin() as connection:
            for change in changes:
                connection.execute(change)

    def log_of(self, table: str) -> list[Any]:
        return stored_log(self.engine, table)

    def forget(self) -> None:
        """As after a restart: all tables are read from the database."""
        self.hall._tables.clear()


def stored_log(engine: Engine, table: str) -> list[Any]:
    entries = schema.entries.c
    query = select(entries.number, entries.seat, entries.play, entries.undo).where(entries.table_id == table)
    with engine.connect() as connection:
        return list(connection.execute(query.order_by(entries.number)).all())


@contextmanager
def running(settings: Settings, send_buffer: int = 0, proxies: tuple[str, ...] = ()) -> Iterator[Running]:
    """The application behind uvicorn, as `tianxia play` runs it, in a thread."""
    if settings.seconds_for_database == LONGEST:  # on a busy machine a call may take longer
        settings = settings._replace(seconds_for_database=60.0)
    app = create_app(settings)
    server, started = web_server(app, trusted_proxies(proxies)), threading.Event()
    server.config.timeout_keep_alive = PATIENCE  # a line that was quiet for long is not closed when it is used again
    listening = listening_socket("127.0.0.1", 0)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)

    async def serve() -> None:
        startup = server.startup

        async def start(sockets: list[socket.socket] | None = None) -> None:
            await startup(sockets)
            started.set()

        server.startup = start  # type: ignore[method-assign]
        await server.serve([listening])

    def run() -> None:
        try:
            asyncio.run(serve())
        finally:
            started.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        assert started.wait(PATIENCE)
        assert server.started
        if app.state.hall.news.is_shared:
            await_listener(app.state.hall)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        yield Running(address, app, settings.database, lambda: setattr(server, "should_exit", True))
    finally:
        server.should_exit = True
        thread.join(timeout=PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the server did not stop"


def await_listener(hall: Hall) -> None:
    """A process that begins to hear of the others reads all its tables again, and forgets whom it knew: tests look
    inside only after that. It hears of this table that there is not, or it has not begun yet: then it hears None.
    """
    nowhere, heard, usual = "nowhere", threading.Event(), hall.hear

    async def hear(news: str | None) -> None:
        await usual(news)
        if news in (None, nowhere):
            heard.set()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall, "hear", hear)
        with hall.storage.engine.begin() as connection:
            connection.execute(NOTIFY, {"channel": CHANNEL, "news": f"tests {nowhere}"})
        assert heard.wait(PATIENCE), "the server does not listen"


def stop_clock(bucket: Bucket, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the requests of a test take, nothing is filled in again meanwhile."""
    now = bucket._clock()
    monkeypatch.setattr(bucket, "_clock", lambda: now)
