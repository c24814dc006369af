"""Both databases, and a real server on a free port of this machine for each."""

import os
import socket
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
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
from tianxia.server.serve import trusted_proxies, web_server
from tianxia.server.table import Table

from .browser import Browser
from .postgres import new_database, running_postgres

DATABASES = ("sqlite", "postgresql")
PATIENCE = 120  # seconds for a server to start or to stop; the machine may be busy
NewDatabase = Callable[[], str]
# Tests ask faster than people do.
GENEROUS: dict[str, Any] = dict.fromkeys(
    ("requests_per_second", "sockets", "new_tables", "new_names", "new_people", "sign_in_tries", "tables_per_person"),
    1_000_000,
)
# For tests that do not depend on the database: one of the two is enough.
ANY_DATABASE = pytest.mark.parametrize("new_url", DATABASES[:1], indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """TIANXIA_NO_POSTGRES=1 leaves out the tests on PostgreSQL."""
    if os.environ.get("TIANXIA_NO_POSTGRES") != "1":
        return
    left_out = [item for item in items if is_on_postgres(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def is_on_postgres(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    return call is not None and call.params.get("new_url") == "postgresql"


class Running(NamedTuple):
    """A server in this process: a real socket, and its inside for tests that must look there."""

    address: str
    app: Litestar
    database: str
    stop: Callable[[], None]

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def log_of(self, table: str) -> list[Any]:
        """The stored log, read from the database itself."""
        return stored_log(self.hall.storage.engine, table)


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
    server = web_server(app, trusted_proxies(proxies))
    listening = socket.create_server(("127.0.0.1", 0))
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and thread.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    try:
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


@pytest.fixture(scope="session", params=DATABASES)
def new_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """Makes addresses of fresh databases, of either kind."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("sqlite")
        yield lambda: f"sqlite:///{folder}/{uuid.uuid4().hex}.sqlite3"
        return
    with running_postgres() as address:
        yield lambda: new_database(address, f"t{uuid.uuid4().hex}")


@pytest.fixture
def database(new_url: NewDatabase) -> str:
    return new_url()


@pytest.fixture(scope="session")
def server(new_url: NewDatabase) -> Iterator[Running]:
    """One for all tests: each uses its own tables."""
    with running(Settings(database=new_url(), **GENEROUS)) as it:
        yield it


@pytest.fixture
def own_server(database: str) -> Iterator[Running]:
    """One for a test that changes its inside."""
    with running(Settings(database=database, **GENEROUS)) as it:
        yield it


def stop_clock(bucket: Bucket, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the requests of a test take, nothing is filled in again meanwhile."""
    now = bucket._clock()
    monkeypatch.setattr(bucket, "_clock", lambda: now)


@pytest.fixture(scope="module")
def plans_anywhere() -> Iterator[None]:
    """For tests of what plans may tell; who gets hints stays as it is, since they take long."""
    alone = Table.allows_plans
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "allows_hints", alone)
        patch.setattr(Table, "allows_plans", lambda table, person: True)
        yield


@pytest.fixture
def ann(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def bob(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture
def eve(server: Running) -> Iterator[Browser]:
    """Somebody without a seat."""
    with Browser(server.address) as browser:
        yield browser
