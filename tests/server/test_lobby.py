"""The lists of a server with very many tables: page by page, and never by looking at all of them."""

from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, insert, text

from tianxia.server import lobby, paging, schema
from tianxia.server.app import Settings
from tianxia.server.clocks import Time
from tianxia.server.lobby import away_tables, finished_tables, free_tables, running_tables, tables_for
from tianxia.server.paging import LATEST, PAGE, Place, page_of, place_of
from tianxia.server.profile import ladder_of
from tianxia.server.reading import Outcome, read_tables
from tianxia.server.storage import Storage
from tianxia.server.stored import Lost
from tianxia.server.waiting import turns_of

from .browser import Browser, two_people
from .databases import ON_BOTH
from .plans import MANY, Watched, filled, plan_of
from .serving import GENEROUS, Running, running

pytestmark = ON_BOTH


def test_no_list_needs_a_look_at_all_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = filled(database)
    asked: list[Any] = []

    with storage.engine.connect() as connection:
        watched: Any = Watched(connection, asked)
        for place in (LATEST, Place("2026-01-15T000000", "t000000")):
            page_of(watched, running_tables("ann"), place)
            page_of(watched, free_tables("ann"), place)
            page_of(watched, tables_for("ann"), place)
            page_of(watched, away_tables("ann"), place)
            page_of(watched, finished_tables("ann"), place)
            page_of(watched, free_tables("ann", ["p10", "p20"]), place)  # whom she is not to meet
        turns_of(watched, "ann")
        for query in asked:
            plan = plan_of(connection, query)
            assert "Seq Scan" not in plan, plan
            assert "SCAN" not in plan, plan
            # What somebody sits at is never looked through again for each of their tables.
            steps = pairwise(plan.splitlines())
            assert not any("CORRELATED" in one and "ix_seats_holder" in then for one, then in steps), plan
        plans = [plan_of(connection, query) for query in asked]
    *plans, turns = plans
    assert all("ix_seats_holder" in plan for plan in [*plans[::6], *plans[4::6], turns])
    assert all("ix_seats_reserved" in plan for plan in plans[2::6])
    for plan in plans[1::6] + plans[5::6]:  # already in order
        assert "ix_tables_free" in plan
        assert "Sort" not in plan, plan
        assert "TEMP B-TREE" not in plan, plan
    storage.close()


def test_the_ladder_is_read_by_its_index(storage: Storage) -> None:
    same = {"game": "sun_tzu", "players": 2, "sigma": 1.0, "games": 9, "opponents": 3}
    rows = [{"person": f"p{n}", "mu": n / 100, "surely": n / 100 - 2, **same} for n in range(MANY)]
    people = [{"id": f"p{n}", "name": f"P{n}", "kept": "2026"} for n in range(MANY)]
    with storage.engine.begin() as connection:
        connection.execute(insert(schema.ratings), rows)
        connection.execute(insert(schema.people), people)
    with storage.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))
    asked: list[Any] = []
    with storage.engine.connect() as connection:
        watched: Any = Watched(connection, asked)
        found = ladder_of(watched, "sun_tzu", 2, "p7", 50)
        plan = plan_of(connection, asked[0])
    assert [line.name for line in found.lines[:2]] == [f"P{MANY - 51}", f"P{MANY - 52}"]
    assert found.more
    assert "ix_ratings_game" in plan, plan


def test_pages_have_every_table_once(database: str) -> None:
    storage = filled(database, 1500)
    with storage.engine.connect() as connection:
        found, place, pages = [], LATEST, 0
        while True:
            page = page_of(connection, free_tables("ann"), place)
            found += page.ids
            pages += 1
            if page.more is None:
                break
            place = place_of(str(page.more))
        mine = page_of(connection, running_tables("ann"), LATEST)
        rows = connection.execute(text("SELECT id FROM tables WHERE free = 1 ORDER BY updated DESC, id DESC")).scalars()
        assert found == [id_ for id_ in rows if int(id_[1:]) % 500]
    assert pages == -(-len(found) // PAGE) > 2
    assert sorted(mine.ids) == ["t000000", "t000500", "t001000"]
    assert mine.more is None
    storage.close()


def test_the_pages_of_the_interface(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paging, "PAGE", 3)
    monkeypatch.setattr(lobby, "OWN_PAGE", 3)
    with Browser(own_server.address) as ann, Browser(own_server.address) as bob:
        tables = [ann.open("me", "open") for _ in range(7)]
        played = two_people(bob, ann)
        first = bob.get("/api/tables").json()
        assert [len(first["mine"]), len(first["open"])] == [1, 3]
        assert first["more"]["mine"] is None
        seen = [line["id"] for line in first["open"]]
        more = first["more"]["open"]
        while more:
            page = bob.get("/api/tables", after_open=more).json()
            assert page["mine"] == []
            seen += [line["id"] for line in page["open"]]
            more = page["more"]["open"]
        assert seen == tables[::-1]
        assert first["mine"][0]["id"] == played
        assert len(ann.get("/api/tables", after_mine=ann.get("/api/tables").json()["more"]["mine"]).json()["mine"]) == 3
        for wrong in ("x", "~", "\0~a", "é~b"):
            assert ann.get("/api/tables", after_mine=wrong).status_code == 400


def asked_of(engine: Engine) -> list[str]:
    """The questions that the database is asked from now on."""
    asked: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda line, cursor, statement, *more: asked.append(statement))
    return asked


def test_whoever_comes_first_finds_the_lobby_prepared(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A started server has the first page in memory: the first list brings no table into it."""
    read: list[str] = []

    def reading(connection: Connection, ids: list[str], lost: Lost, time: Time) -> dict[str, Outcome]:
        read.extend(ids)
        return read_tables(connection, ids, lost, time)

    monkeypatch.setattr("tianxia.server.hall.read_tables", reading)
    settings = Settings(database=database, **GENEROUS)
    with running(settings) as it, Browser(it.address) as ann:
        tables = [ann.open("me", "open") for _ in range(5)]
    with running(settings) as it, Browser(it.address) as bob:
        assert set(read) == {table.id for table in it.hall.in_memory()} == set(tables)
        assert {line["id"] for line in bob.get("/api/tables").json()["open"]} == set(tables)
        assert len(read) == len(tables)


def test_a_page_of_tables_is_read_at_once(own_server: Running) -> None:
    with Browser(own_server.address) as ann:
        tables = [ann.open("me", "here") for _ in range(5)]
        own_server.hall._tables.clear()
        asked = asked_of(own_server.hall.storage.engine)
        assert {line["id"] for line in ann.get("/api/tables").json()["mine"]} == set(tables)
        assert len([each for each in asked if "FROM entries" in each]) == 1


def test_a_table_is_free_until_its_last_seat_is_taken(
    server: Running, ann: Browser, bob: Browser, eve: Browser
) -> None:
    table = ann.open_game("zhanguo", "me", "open", "open", players=3)

    def listed() -> bool:
        with Browser(server.address) as stranger:
            return table in [line["id"] for line in stranger.get("/api/tables").json()["open"]]

    links = [each["link"].partition("invitation=")[2] for each in ann.sight(table)["invitations"]]
    assert listed()
    assert bob.join(table, links[0]).status_code == 200
    assert listed()
    assert eve.join(table, links[1]).status_code == 200
    assert not listed()
