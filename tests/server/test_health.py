"""What the server says about itself: that it is well, or that its database is not."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy.engine import make_url

import tianxia
from tianxia.server.app import Settings
from tianxia.server.health import Pulse
from tianxia.server.storage import Storage

from .serving import Running, running

BUILDS = {"build": "pure Python", "bots": "pure Python"}
WELL = {"version": tianxia.__version__, **BUILDS, "database": True}
SICK = {**WELL, "database": False}


def health(server: Running) -> httpx.Response:
    return httpx.get(f"{server.address}/api/health", trust_env=False, timeout=20)


@pytest.fixture
def sick_server(database: str) -> Iterator[Running]:
    """A server whose database was taken away."""
    with running(Settings(database=database)) as server:
        assert health(server).json() == WELL
        take_away(server)
        yield server
        bring_back(server.database)


def take_away(server: Running) -> None:
    url = make_url(server.database)
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database))
        path.rename(path.with_suffix(".away"))
        path.mkdir()
        server.hall.storage.engine.dispose()  # last: the server also asks by itself, and would connect once more
        return
    with psycopg.connect(str(url.set(database="postgres")), autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{url.database}" ALLOW_CONNECTIONS false'.encode())
        ended = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = %s"  # and waits for it
        connection.execute(ended, [url.database])


def bring_back(database: str) -> None:
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database))
        path.rmdir()
        path.with_suffix(".away").rename(path)
        return
    with psycopg.connect(str(url.set(database="postgres")), autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{url.database}" ALLOW_CONNECTIONS true'.encode())


def test_a_server_that_is_well(server: Running) -> None:
    answer = health(server)
    assert (answer.status_code, answer.json()) == (200, WELL)
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers  # a monitor is not a person


def test_a_server_without_its_database_says_so(sick_server: Running) -> None:
    answer = health(sick_server)
    assert (answer.status_code, answer.json()) == (503, SICK)
    bring_back(sick_server.database)
    try:
        assert health(sick_server).json() == WELL
    finally:
        take_away(sick_server)


def test_a_database_that_hangs_is_no_answer_and_costs_one_thread(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path}/tables.sqlite3")
    go_on = threading.Event()
    asked = []

    class Hanging(Pulse):
        async def _ask(self) -> bool:
            asked.append(1)
            return await asyncio.to_thread(go_on.wait, 20) and await super()._ask()

    async def scene() -> tuple[list[bool], bool]:
        pulse = Hanging(storage, patience=0.1)
        hung = list(await asyncio.gather(*[pulse.beats() for _ in range(50)]))
        hung.append(await pulse.beats())
        go_on.set()
        later = Hanging(storage, patience=20)
        return hung, await later.beats()

    try:
        assert asyncio.run(scene()) == ([False] * 51, True)
        assert len(asked) == 2
    finally:
        storage.close()
