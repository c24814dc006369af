"""Visitors who are gone leave nothing; whoever may come back to something stays."""

import asyncio
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, select, text, update

from tianxia.server import moderation, schema
from tianxia.server.sessions import stamp
from tianxia.server.tidying import TIDY_LOCK
from tianxia.server.visitors import AT_ONCE, Visitors

from .browser import Browser, two_people
from .databases import ON_BOTH, ON_POSTGRES
from .people import kept
from .serving import Running


def removed(server: Running, days: float = 31, keep: int = 30) -> int:
    """How many go, as after so many days."""
    state = server.app.state
    visitors = Visitors(state.hall, state.sessions, keep, lambda: datetime.now(UTC) + timedelta(days=days))
    return asyncio.run(visitors.remove())


def known(server: Running) -> set[str]:
    query = select(schema.people.c.id).union(select(schema.sessions.c.person))
    return set(server.scalars(query))


@ON_BOTH
def test_who_sits_nowhere_and_keeps_nothing_goes(own_server: Running) -> None:
    address = own_server.address
    with (
        Browser(address) as gone,
        Browser(address) as keeper,
        Browser(address) as host,
        Browser(address) as guest,
        Browser(address) as banned,
        Browser(address) as left,
    ):
        for number, browser in enumerate((gone, keeper, host, guest, banned, left)):
            assert browser.post("/api/me", {"name": f"Somebody {number}x"}).status_code == 200
        kept(keeper, "Keeper of names")
        two_people(host, guest)
        table = left.open("me", "open")
        left.post(f"/api/tables/{table}/leave", {})
        with own_server.hall.storage.engine.begin() as connection:
            moderation.ban(connection, banned.person, True)
        assert removed(own_server, 29) == 0
        assert removed(own_server, 31, keep=0) == 0
        assert {gone.person, left.person} <= known(own_server)
        assert removed(own_server) == 2
        assert removed(own_server) == 0
        assert known(own_server).isdisjoint({gone.person, left.person})
        assert len(known(own_server)) == 4
        assert gone.get("/api/me").json()["name"] == ""  # a new visitor, with the same browser
        assert gone.post("/api/me", {"name": "Back again"}).status_code == 200
        assert keeper.get("/api/me").json()["kept"]


def test_who_has_come_meanwhile_stays(own_server: Running) -> None:
    with Browser(own_server.address) as ann:
        ann.post("/api/me", {"name": "Seldom here"})
        sessions = schema.sessions
        own_server.write(update(sessions).values(created=stamp(datetime.now(UTC) - timedelta(days=100))))
        assert removed(own_server, 0) == 0
        own_server.write(update(sessions).values(seen=stamp(datetime.now(UTC) - timedelta(days=31))))
        assert removed(own_server, 0) == 1
        assert known(own_server) == set()


def test_a_name_without_a_session_goes(own_server: Running) -> None:
    own_server.write(schema.people.insert().values(id="nobody", name="Nobody"))
    assert removed(own_server) == 1
    assert known(own_server) == set()


def test_a_flood_goes_in_small_parts(own_server: Running) -> None:
    """So that nobody's moves wait for it."""
    many = 2 * AT_ONCE + 1
    old = {"device": "", "created": "2026-01-01", "seen": "2026-01-01"}
    own_server.write(schema.sessions.insert().values([{"id": f"s{n}", "person": f"p{n}", **old} for n in range(many)]))
    assert [removed(own_server) for _ in range(4)] == [AT_ONCE, AT_ONCE, 1, 0]


@ON_POSTGRES
def test_one_process_does_it(own_server: Running) -> None:
    with Browser(own_server.address) as ann:
        ann.post("/api/me", {"name": "Somebody"})
        with own_server.hall.storage.engine.begin() as connection:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({TIDY_LOCK})"))
            assert removed(own_server) == 0
        assert removed(own_server) == 1
        assert own_server.scalar(select(func.count()).select_from(schema.sessions)) == 0
