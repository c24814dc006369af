"""Taking along and deleting what somebody with hundreds of games has: nothing is left, lost, or in anybody's way."""

import asyncio
import contextlib
import io
import json
import zipfile
import zlib
from multiprocessing.connection import Connection
from typing import Any

import pytest
from sqlalchemy import func, select

from tianxia.server import belongings, departing, schema
from tianxia.server.app import Settings
from tianxia.server.belongings import packed
from tianxia.server.departing import AT_ONCE, Left, depart
from tianxia.server.hall import Hall
from tianxia.server.notices import add
from tianxia.server.playing import play
from tianxia.server.storage import Storage
from tianxia.server.stored import read_rows

from . import kill_worker
from .crowded import ANN, BOB, MANY, NAME, count, departing_of, fill, with_bob
from .databases import ON_BOTH
from .processes import live_and_die
from .serving import GENEROUS, running
from .waiting import until

pytestmark = ON_BOTH

FEW = 300


def traces(storage: Storage) -> list[str]:
    """Rows that know the person's id or name."""
    found = []
    with storage.engine.connect() as connection:
        for sheet in schema.metadata.sorted_tables:
            for row in connection.execute(select(sheet)):
                known = " ".join([text_of(value) for value in row])
                found += [f"{sheet.name}: {known[:200]}"] * (ANN in known or NAME in known)
    return found


def text_of(value: Any) -> str:
    return zlib.decompress(value).decode() if isinstance(value, bytes) else str(value)


def assert_left(storage: Storage, entries: int, many: int) -> None:
    """Everything of the one is gone, and nothing of the other."""
    assert traces(storage) == []
    assert count(storage, schema.departures) == 0
    assert count(storage, schema.entries) >= entries  # bots may have played on
    with storage.engine.connect() as connection:
        results = schema.results.c
        counted = connection.execute(select(results.person, func.count()).group_by(results.person)).all()
        by_person = {row[0]: row[1] for row in counted}
        assert by_person == {None: many + 1, BOB: many + 1}
        seats, tables = schema.seats.c, schema.tables.c
        query = select(tables.over, seats.kind, seats.holder, func.count()).join(schema.seats)
        kinds = {tuple(row)[:3]: row[3] for row in connection.execute(query.group_by(*query.selected_columns[:3]))}
    assert kinds[(1, "human", None)] == kinds[(1, "human", BOB)] == many + 1
    assert kinds[(0, "bot", None)] == kinds[(0, "human", BOB)] == many // 100 + 1
    assert len(kinds) == 4


async def test_hundreds_of_tables_are_left_and_nobody_waits(
    hall: Hall, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Left] = []

    def counted(connection: Any) -> Left:
        jobs.append(leave_some(connection))
        return jobs[-1]

    leave_some = departing.leave_some
    monkeypatch.setattr(departing, "leave_some", counted)

    await fill(hall)
    entries = count(storage, schema.entries)
    another = await with_bob(hall)
    another.seats[0] = another.seats[0]._replace(holder="c" * 32, name="Cleo")
    with storage.engine.begin() as connection:
        own = schema.seats.c.table_id == another.id, schema.seats.c.seat == 0
        connection.execute(schema.seats.update().where(*own).values(holder="c" * 32, name="Cleo"))
    house = departing_of(hall)
    going = asyncio.create_task(house.delete(ANN))
    work = asyncio.create_task(house.run())
    waited = []
    while not going.done() or count(storage, schema.departures):
        if another.game.over:
            await asyncio.sleep(0.01)
            continue
        before, seat = len(jobs), another.game.to_act[0]
        await play(hall, another, seat, another.game.decision(seat).options[0].text)
        waited.append(len(jobs) - before)
    await going
    work.cancel()
    # The job that is being written, and those written together with the move.
    assert max(waited) <= 4
    assert len(waited) > 10
    assert len(jobs) > MANY // AT_ONCE
    assert max(len(each.tables) for each in jobs) <= AT_ONCE
    with storage.engine.begin() as connection:  # not part of what is counted
        for sheet, key in (
            (schema.results, "table_id"),
            (schema.keepsakes, "table_id"),
            (schema.seats, "table_id"),
        ):
            connection.execute(sheet.delete().where(sheet.c[key] == another.id))
    assert_left(storage, entries, MANY)


async def test_the_person_is_gone_with_the_first_job(hall: Hall, storage: Storage) -> None:
    await fill(hall, FEW)
    await storage.write(lambda connection: add(connection, BOB, "nudge", "over1", "2026", NAME))
    await storage.write(lambda connection: depart(connection, ANN))
    left = [each for each in traces(storage) if not each.startswith("keepsakes")]
    assert left == []  # these are shown with the names that the seats have now
    assert count(storage, schema.departures) == 1


async def test_what_the_background_does_is_told_before_it_is_answered(
    hall: Hall, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks to be deleted may find that all is done; it must be known at the tables, too."""
    await with_bob(hall)
    house, told = departing_of(hall), list[str]()
    hear_of = hall.hear_of

    async def hear_late(tables: list[str]) -> None:
        await asyncio.sleep(0.05)
        await hear_of(tables)
        told.extend(tables)

    await storage.write(lambda connection: depart(connection, ANN))
    monkeypatch.setattr(hall, "hear_of", hear_late)
    background = asyncio.create_task(house.leave_some())
    while count(storage, schema.departures):
        await asyncio.sleep(0.01)
    assert (await house.leave_some()).is_done
    assert told
    await background


def hear(told: Connection, most: int) -> None:
    with contextlib.suppress(EOFError, OSError):
        for _ in range(most):
            told.recv_bytes()


def test_killed_in_between(database: str) -> None:
    """Another process goes on, and another, and at last a server that is started."""
    storage = Storage(database)
    hall = Hall(storage)
    asyncio.run(fill(hall, FEW))
    entries = count(storage, schema.entries)
    for kill in range(3):
        live_and_die(kill_worker.leave_tables, (database, ANN, 9), hear, 6, kill * 0.003)
        assert count(storage, schema.departures) == 1
    storage.close()
    with running(Settings(database=database, **GENEROUS)) as server:
        until(lambda: count(server.hall.storage, schema.departures) == 0)
        assert_left(server.hall.storage, entries, FEW)


async def test_two_processes_share_the_work(database: str) -> None:
    first, second = Storage(database), Storage(database)
    halls = Hall(first), Hall(second)
    await fill(halls[0], FEW)
    entries = count(first, schema.entries)
    houses = [departing_of(hall) for hall in halls]
    await first.write(lambda connection: depart(connection, ANN))

    async def leave_all(house: departing.Departing) -> None:
        while count(first, schema.departures):
            await house.leave_some()

    await asyncio.gather(*[leave_all(house) for house in houses])
    assert_left(first, entries, FEW)
    first.close()
    second.close()


async def test_hundreds_of_games_are_taken_along_in_parts(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[int] = []

    def noted(connection: Any, ids: list[str]) -> Any:
        games.append(len(ids))
        return read_rows(connection, ids)

    monkeypatch.setattr(belongings, "read_rows", noted)

    over, goes_on = await fill(Hall(storage))
    parts = [part async for part in packed(storage, ANN)]
    with zipfile.ZipFile(io.BytesIO(b"".join(parts))) as archive:
        assert archive.testzip() is None
        names = {name for name in archive.namelist() if name.startswith("games/")}
        seats = json.loads(archive.read("seats.json"))
        results = json.loads(archive.read("results.json"))
        log = archive.read(f"games/{over.id}.jsonl")
        assert archive.read("games/over7.jsonl") == log
        assert json.loads(archive.read("me.json"))[0]["name"] == NAME
        assert json.loads(archive.read("friends.json")) == []
    assert names == {f"games/{id_}.jsonl" for id_ in [over.id, *[f"over{n + 1}" for n in range(MANY)]]}
    assert {each["table_id"] for each in seats} >= {goes_on.id, over.id, "over1", "runs1"}
    assert (len(seats), len(results)) == (MANY + MANY // 100 + 2, MANY + 1)
    assert max(games) <= belongings.GAMES
    assert max(len(part) for part in parts) < 10 * belongings.GAMES * len(log)
