"""A database that is away, frozen, locked or full: 503 in seconds, and everything that does not need it goes on."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.engine import make_url

from tianxia.server.app import Settings

from .browser import Browser, frame
from .databases import ON_BOTH, ON_POSTGRES
from .postgres import frozen
from .refusals import refusal
from .serving import GENEROUS, Running, running
from .waiting import until

LIMIT = 1.0  # seconds
NEW = {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]}


@pytest.fixture
def short(database: str) -> Iterator[Running]:
    with running(Settings(database=database, seconds_for_database=LIMIT, **GENEROUS)) as server:
        yield server


def answered(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """On a busy machine the limit may be too short for a call, and the answer says: again."""
    answers: list[httpx.Response] = []

    def is_told() -> bool:
        answers.append(ask())
        return answers[-1].status_code != 503

    until(is_told)
    return answers[-1]


def opened(ann: Browser) -> str:
    answer = answered(lambda: ann.post("/api/tables", NEW))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def lines_of(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if "the database cannot be reached" in record.getMessage()]


@ON_POSTGRES
def test_a_frozen_database(short: Running, caplog: pytest.LogCaptureFixture) -> None:
    """What needs it fails with one sentence; pages and what is in memory go on meanwhile."""
    with Browser(short.address, **{"accept-language": "en"}) as ann:
        table = opened(ann)
        decision = ann.sight(table, 0)["decision"]
        number, option = decision["number"], decision["options"][0]["text"]
        with ann.live(table, 0) as socket:
            frame(socket)
            with frozen(short.database):
                for path in ("/api/me", "/api/tables", "/api/tables/unknown"):
                    answer = ann.get(path)
                    assert (answer.status_code, answer.json()["code"]) == (503, "no_database"), path
                    assert int(answer.headers["retry-after"]) > 0
                    assert "can't be reached" in answer.json()["sentence"]
                assert refusal(ann.try_move(table, 0, option, number)) == (503, "no_database")
                for path in ("/", "/api/games", f"/api/tables/{table}?seat=0", "/shell.svg"):
                    assert ann.get(path).status_code == 200, path
                assert ann.get("/api/health").status_code == 503
            assert lines_of(caplog)
            assert all(record.exc_info is None for record in caplog.records)
            go_on(ann, table)
            assert frame(socket)


@ON_POSTGRES
def test_whoever_has_just_come_is_known(short: Running) -> None:
    """The first thing that somebody does stores their session; it need not be read again."""
    with Browser(short.address) as ann:
        table = opened(ann)
        with frozen(short.database):
            assert ann.get(f"/api/tables/{table}", seat=0).status_code == 200


def go_on(ann: Browser, table: str) -> None:
    """After a while all is as before, and the move that failed is there once or not at all."""
    assert answered(lambda: ann.get("/api/me")).status_code == 200

    def move() -> httpx.Response:
        decisions = [(seat, ann.sight(table, seat)["decision"]) for seat in (0, 1)]
        seat, decision = next(each for each in decisions if each[1] and each[1]["options"])
        return ann.try_move(table, seat, decision["options"][0]["text"], decision["number"])

    for _ in range(3):
        answer = answered(move)
        if answer.status_code == 200:
            return
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")  # it was stored after all
    raise AssertionError("the table does not go on")


@ON_POSTGRES
def test_many_who_ask_a_frozen_database_do_not_wait_for_each_other(short: Running) -> None:
    with Browser(short.address) as ann, frozen(short.database):

        def ask(n: int) -> tuple[int, int]:
            paths = (f"/api/tables/unknown{n}", "/api/games")
            first, second = [ann.client.get(path).status_code for path in paths]
            return first, second

        with ThreadPoolExecutor(30) as crowd:
            assert set(crowd.map(ask, range(30))) == {(503, 200)}


def test_a_locked_file(short: Running) -> None:
    with Browser(short.address) as ann:
        table = opened(ann)
        other = sqlite3.connect(str(make_url(short.database).database), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        sight = ann.sight(table, 0)
        option, number = sight["decision"]["options"][0]["text"], sight["decision"]["number"]
        assert ann.try_move(table, 0, option, number).status_code == 503
        assert answered(lambda: ann.get("/api/me")).status_code == 200  # reading goes on
        other.rollback()
        other.close()
        go_on(ann, table)


def test_a_full_disk(short: Running, caplog: pytest.LogCaptureFixture) -> None:
    storage = short.hall.storage

    def fill(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute("PRAGMA max_page_count=1")  # no more than there are

    with Browser(short.address) as ann:
        table = opened(ann)
        event.listen(storage.engine, "connect", fill)
        storage.engine.dispose()
        codes: list[int] = []
        while len(codes) < 60 and not any("full" in line.getMessage() for line in lines_of(caplog)):
            caplog.clear()  # a busy machine was too slow for the limit: that is said, too
            codes.append(ann.post("/api/tables", NEW).status_code)
        assert codes[-1] == 503
        assert len(lines_of(caplog)) == 1
        assert "full" in lines_of(caplog)[0].getMessage()
        assert ann.sight(table)["status"] == "running"
        event.remove(storage.engine, "connect", fill)
        storage.engine.dispose()
        assert answered(lambda: ann.post("/api/tables", NEW)).status_code == 201


@ON_POSTGRES
def test_a_database_that_is_away(short: Running, caplog: pytest.LogCaptureFixture) -> None:
    url = make_url(short.database)
    away = f"postgresql://nobody@127.0.0.1:1/{url.database}"
    engine = short.hall.storage.engine

    def elsewhere(dialect: object, record: object, arguments: list[str], about: dict[str, object]) -> None:
        arguments[:] = [away]
        about.clear()

    with Browser(short.address) as ann:
        table = opened(ann)
        event.listen(engine, "do_connect", elsewhere)
        engine.dispose()
        assert ann.post("/api/me", {"name": "Ann"}).status_code == 503
        assert httpx.get(f"{short.address}/api/games", trust_env=False, timeout=20).status_code == 200
        assert lines_of(caplog)
        assert all(record.exc_info is None for record in caplog.records)
        event.remove(engine, "do_connect", elsewhere)
        go_on(ann, table)


@ON_BOTH
def test_a_connection_that_died_is_replaced_unnoticed(database: str) -> None:
    with running(Settings(database=database)) as server, Browser(server.address) as ann:
        table = opened(ann)
        if database.startswith("postgresql"):
            with psycopg.connect(database, autocommit=True) as other:
                # It waits for their end: one that comes later might hit the move itself.
                ended = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                other.execute(f"{ended} AND datname = current_database()".encode())
        ann.move(table, 0)
        assert len(server.log_of(table)) == 1
        assert ann.get("/api/me").status_code == 200


@ON_POSTGRES
def test_a_new_name_is_seen_by_other_processes(database: str) -> None:
    with (
        running(Settings(database=database)) as here,
        running(Settings(database=database)) as there,
        Browser(here.address) as ann,
        Browser(there.address) as same,
    ):
        same.become(dict(ann.client.cookies))
        assert ann.post("/api/me", {"name": "One"}).json()["name"] == "One"
        assert same.get("/api/me").json()["name"] == "One"
        assert ann.post("/api/me", {"name": "Two"}).json()["name"] == "Two"
        assert same.get("/api/me").json()["name"] == "Two"
