"""Tables that nobody needs: removed if they never began, put away if nobody touches them. No game is lost."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from tianxia.server import schema
from tianxia.server.affairs import PUT_AWAY
from tianxia.server.hall import Hall
from tianxia.server.models import NewSeat, NewTable
from tianxia.server.opening import open_table
from tianxia.server.playing import play
from tianxia.server.sessions import stamp
from tianxia.server.storage import Storage
from tianxia.server.table import Table
from tianxia.server.tidying import TIDY_LOCK, Days, Tidying, idle, unbegun

from .databases import ON_BOTH
from .plans import filled, plan_of

pytestmark = ON_BOTH

HERE = NewTable("sun_tzu", [NewSeat("me"), NewSeat("here")], options={"beginner": True})
WITH_FREE_SEAT = NewTable("sun_tzu", [NewSeat("me"), NewSeat("open")])


def later(days: float) -> Any:
    """A clock that is ahead of the real one."""
    return lambda: datetime.now(UTC) + timedelta(days=days)


def row_of(storage: Storage, table: Table) -> Any:
    with storage.engine.connect() as connection:
        sheet = schema.tables
        return connection.execute(select(sheet).where(sheet.c.id == table.id)).mappings().one_or_none()


async def test_what_goes_what_is_put_away_and_what_stays(hall: Hall, storage: Storage) -> None:
    played, waiting = (
        await open_table(hall, HERE, "ann", "Ann"),
        await open_table(hall, WITH_FREE_SEAT, "ann", "Ann"),
    )
    option = played.game.decision(0).options[0].text
    await play(hall, played, 0, option)

    assert await Tidying(hall, Days(14, 30), later(13)).tidy() == 0
    assert await Tidying(hall, Days(14, 30), later(15)).tidy() == 1
    assert row_of(storage, waiting) is None
    assert waiting.is_lost
    assert row_of(storage, played)["closed"] == 0

    assert await Tidying(hall, Days(14, 30), later(31)).tidy() == 1
    assert row_of(storage, played)["closed"] == PUT_AWAY
    assert hall.in_memory() == []
    assert await Tidying(hall, Days(14, 30), later(62)).tidy() == 0

    again = await hall.find(played.id)  # by its link
    assert (again.status, len(again.game.moves)) == ("running", 1)
    await play(hall, again, 1, again.game.decision(1).options[0].text)
    assert row_of(storage, played)["closed"] == 0


async def test_sessions_that_are_over_go(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are."""
    monkeypatch.setattr("tianxia.server.sessions.PURGED", 2)
    monkeypatch.setattr("tianxia.server.tidying.PURGED", 2)

    def session(name: str, **more: str) -> dict[str, str | None]:
        usual: dict[str, str | None] = {"seen": stamp(), "ended": None, "proved": None, "heir": None}
        return {"id": name, "person": "ann", "device": "", "created": stamp(), **usual, **more}

    old = [session(f"ended {n}", ended="2026-01-01") for n in range(3)]
    idle = [session(f"idle {n}", created="2026-01-01", seen="2026-01-02") for n in range(2)]
    rows = [*old, *idle, session("used"), session("ended just now", ended=stamp())]
    await storage.write(lambda connection: connection.execute(insert(schema.sessions), rows))
    await Tidying(Hall(storage), Days()).tidy()
    with storage.engine.connect() as connection:
        left = set(connection.execute(select(schema.sessions.c.id)).scalars())
    assert left == {"used", "ended just now"}


async def test_the_operator_may_keep_everything(hall: Hall) -> None:
    await open_table(hall, HERE, "ann", "Ann")
    await open_table(hall, WITH_FREE_SEAT, "ann", "Ann")
    assert await Tidying(hall, Days(0, 0), later(10_000)).tidy() == 0
    assert await Tidying(hall, Days(0, 30), later(31)).tidy() == 2  # what never began is only put away then


async def test_one_process_at_a_time(hall: Hall, storage: Storage) -> None:
    await open_table(hall, WITH_FREE_SEAT, "ann", "Ann")
    if storage.engine.dialect.name == "postgresql":
        with storage.engine.begin() as other:
            other.execute(text(f"SELECT pg_advisory_xact_lock({TIDY_LOCK})"))
            assert await Tidying(hall, Days(), later(15)).tidy() == 0
    both = await asyncio.gather(*[Tidying(hall, Days(), later(15)).tidy() for _ in range(2)])
    assert sorted(both) == [0, 1]


def test_it_needs_no_look_at_all_tables(database: str) -> None:
    storage = filled(database)
    with storage.engine.connect() as connection:
        for query in (idle("2026-01-02"), unbegun("2026-01-02")):
            plan = plan_of(connection, query.limit(100))
            assert "ix_tables_idle" in plan, plan
    storage.close()
