"""Owners are told what happens to their names: once for each kind of act, and nobody can bury it under others."""

from collections.abc import Iterator

import pytest
from sqlalchemy import func, insert, select, update

from tianxia.server import schema
from tianxia.server.app import Settings
from tianxia.server.crier import MOST_WAITING, Pace, deliver
from tianxia.server.notice_routes import MOST_OF_A_KIND
from tianxia.server.own_notices import MOST_TOLD
from tianxia.server.sessions import stamp
from tianxia.server.storage import Storage

from .browser import Browser
from .outside import Outside, PushBrowser, outside
from .serving import GENEROUS, Running, running

SLOWLY = Pace(looks=3600.0)  # so that all that is to be sent stays where it can be counted
SECRET = "correct horse"


@pytest.fixture
def out() -> Iterator[Outside]:
    with outside() as place:
        yield place


@pytest.fixture
def quiet_server(database: str, out: Outside) -> Iterator[Running]:
    with running(Settings(database, **GENEROUS, notices=SLOWLY, hook_hosts=(out.host,))) as server:
        yield server


def owner(server: Running, out: Outside) -> Browser:
    """Somebody who keeps a name, with a browser and a webhook that are told."""
    ann = Browser(server.address)
    assert ann.post("/api/me/keep", {"name": "Often robbed", "password": SECRET}).status_code == 200
    assert ann.post("/api/me/notices/push", PushBrowser().wish(f"{out.url}/push")).status_code == 200
    assert ann.post("/api/me/notices/hook", {"kind": "json", "url": f"{out.url}/hook"}).status_code == 200
    return ann


def waiting(server: Running) -> int:
    with server.hall.storage.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(schema.deliveries)).scalar_one())


def told(browser: Browser) -> list[str]:
    return [each["kind"] for each in browser.get("/api/me/messages").json()]


def test_what_changes_nothing_is_told_to_nobody(quiet_server: Running, out: Outside) -> None:
    with owner(quiet_server, out) as ann:
        before = waiting(quiet_server)
        for n in range(30):
            assert ann.post("/api/me/notices/push/remove", {"id": f"x{n}"}).status_code == 200
        assert (told(ann), waiting(quiet_server)) == ([], before)
        (device,) = ann.get("/api/me/notices").json()["devices"]
        assert ann.post("/api/me/notices/push/remove", {"id": device["id"]}).json()["devices"] == []
        assert (told(ann), waiting(quiet_server)) == (["channel"], before + 2)


def test_the_same_again_and_again_is_told_a_few_times_an_hour(quiet_server: Running, out: Outside) -> None:
    with owner(quiet_server, out) as ann:
        before = waiting(quiet_server)
        for n in range(30):
            assert ann.post("/api/me/notices/hook", {"kind": "json", "url": f"{out.url}/{n}"}).status_code == 200
        assert told(ann) == ["channel"] * MOST_TOLD
        assert waiting(quiet_server) == before + 2 * MOST_TOLD
        first = ann.get("/api/me/messages").json()[0]
        ann.post("/api/me/messages/read", {})
        ann.post("/api/me/words", {})  # another act is told at once
        assert told(ann) == ["words"] + ["channel"] * MOST_TOLD
        assert waiting(quiet_server) == before + 2 * MOST_TOLD + 2
        ann.post("/api/me/notices/hook", {"kind": "json", "url": f"{out.url}/again"})
        again = ann.get("/api/me/messages").json()[0]
        assert (again["id"], again["seen"], again["at"] > first["at"]) == (first["id"], False, True)
        assert waiting(quiet_server) == before + 2 * MOST_TOLD + 2
        with quiet_server.hall.storage.engine.begin() as connection:
            connection.execute(update(schema.notices).values(told="2026-01-01"))
        ann.post("/api/me/notices/hook", {"kind": "json", "url": f"{out.url}/an_hour_later"})
        assert len(told(ann)) == MOST_TOLD + 2
        assert waiting(quiet_server) == before + 2 * MOST_TOLD + 4


def test_many_acts_of_one_kind_do_not_push_another_out_of_the_bell(quiet_server: Running, out: Outside) -> None:
    with owner(quiet_server, out) as ann:
        ann.post("/api/me/words", {})
        with quiet_server.hall.storage.engine.begin() as connection:
            sheet = schema.notices
            person = connection.execute(select(sheet.c.person)).scalar_one()
            row = {"person": person, "kind": "channel", "table_id": "", "who": "", "told": stamp(), "mailed": stamp()}
            rows = [{**row, "id": f"own {n}", "at": stamp(), "due": stamp()} for n in range(200)]
            connection.execute(insert(sheet), rows)
        assert sorted(told(ann)) == ["channel"] * MOST_OF_A_KIND + ["words"]


def test_only_so_much_waits_for_one_person_at_one_place(database: str) -> None:
    storage = Storage(database)
    try:
        with storage.engine.begin() as connection:
            for n in range(MOST_WAITING + 5):
                for target in ("json https://a.example.org/", "json https://b.example.org/"):
                    deliver(connection, "", "ann", "hook", target, {"n": n}, f"2026-01-01T00:00:{n:02}")
            deliver(connection, "", "bob", "hook", "json https://a.example.org/", {}, "2026-01-01")
            rows = schema.deliveries.c
            found = select(rows.person, rows.target, func.count(), func.min(rows.due)).group_by(
                rows.person, rows.target
            )
            counted = sorted([tuple(row) for row in connection.execute(found)])
    finally:
        storage.close()
    assert [each[2] for each in counted] == [MOST_WAITING, MOST_WAITING, 1]
    assert counted[0][3] == "2026-01-01T00:00:05"  # the oldest have gone
