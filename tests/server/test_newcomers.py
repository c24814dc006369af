"""However somebody comes, only so many of one network are stored in an hour."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from litestar.routes import HTTPRoute

from tianxia.server.app import Settings
from tianxia.server.quotas import Quotas

from .browser import Browser, two_people
from .newcomers import AT_TABLE, POSTS, host_of_all, posts, stored_people
from .serving import GENEROUS, Running, running

MOST, EACH = 3, 3
BY_LINK = {"/mail/leave"}  # without cookies at all


def stored(server: Running) -> set[str]:
    with server.hall.storage.engine.connect() as connection:
        return stored_people(connection)


def test_all_that_can_be_asked_is_known_here(server: Running) -> None:
    found = {route.path for route in server.app.routes if isinstance(route, HTTPRoute) and "POST" in route.methods}
    at_table = {path.partition("}/")[2] for path in found if "{" in path}
    assert {path for path in found if "{" not in path} == set(POSTS) | BY_LINK
    assert at_table == set(AT_TABLE)


def test_no_request_stores_more_people_than_may_come(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if all came at once, and nobody was turned away at the door."""
    monkeypatch.setattr(Quotas, "check_newcomer", lambda quotas, network: None)
    with running(Settings(**{**GENEROUS, "database": database, "new_people": MOST + 1})) as server:
        with Browser(server.address) as host:
            known, table = set[str](), host_of_all(host)
            before = stored(server)

        def come(path: str, body: object) -> None:
            with Browser(server.address) as new:
                assert new.post(path, body).status_code not in (422, 500), (path, new.heard[-1])

        for path, body in posts(table).items():
            with ThreadPoolExecutor(EACH) as many:
                list(many.map(come, [path] * EACH, [body] * EACH))
            known = stored(server) - before
            assert len(known) <= MOST, path
        assert len(known) == MOST


def test_ending_the_others_is_nothing_for_a_newcomer(own_server: Running) -> None:
    with Browser(own_server.address) as new:
        answer = new.post("/api/me/sessions/end_others", {})
        assert (answer.status_code, answer.json()) == (200, [])
    assert stored(own_server) == set()


def test_only_who_has_met_somebody_keeps_them_away(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    whom = {"table": table, "seat": 0}
    refused = eve.post("/api/blocks", whom)
    assert (refused.status_code, refused.json()["code"]) == (403, "never_met")
    assert eve.person not in stored(server)
    assert bob.post("/api/blocks", whom).status_code == 200
