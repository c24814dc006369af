"""The database: one schema for both kinds, the log as the truth, several processes at one table."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, select, text, update
from sqlalchemy.pool import QueuePool

from tianxia.core.values import BadInput
from tianxia.server import schema, storage
from tianxia.server.engines import switch_to_wal
from tianxia.server.errors import BadInvitation, NoDatabase, Stale
from tianxia.server.hall import Hall
from tianxia.server.joining import join
from tianxia.server.models import NewSeat, NewTable
from tianxia.server.opening import open_table
from tianxia.server.playing import play, redo, undo
from tianxia.server.storage import Conflict, Storage
from tianxia.server.table import Table

from .databases import ON_BOTH, ON_POSTGRES, NewDatabase
from .serving import stored_log

pytestmark = ON_BOTH

TWO_HERE = NewTable("sun_tzu", [NewSeat("me"), NewSeat("here")], options={"beginner": True})


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Hall]:
    store = Storage(url)
    try:
        yield Hall(store)
    finally:
        store.close()


# The schema


def test_the_migrations_lead_to_the_schema(blank: str) -> None:
    store = Storage(blank)
    folder = Path(storage.__file__).parent / "migrations"
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_heads() == tuple(ScriptDirectory(str(folder)).get_heads()) == (schema.REVISION,)
        names = set(inspect(connection).get_table_names())
        assert names == {*schema.metadata.tables, "alembic_version"}
    store.close()
    Storage(blank).close()  # once more changes nothing


def test_sqlite_writes_as_safely_as_it_can(tmp_path: Path) -> None:
    store = Storage(f"sqlite:///{tmp_path}/deep/er/tables.sqlite3")
    with store.engine.connect() as connection:
        pragmas = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in PRAGMAS}
    store.close()
    assert pragmas == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}  # 2 is FULL


def test_wrong_addresses_are_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database at all, but long enough to be looked at " * 40)
    newer = tmp_path / "newer.sqlite3"
    Storage(f"sqlite:///{newer}").close()
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for url in (
        "nonsense",
        "",
        "mysql://localhost/x",
        "postgresql://localhost:port/x",
        "postgresql://postgres@127.0.0.1:1/x",
        "sqlite://",
        "sqlite:///:memory:",
        f"sqlite:///{tmp_path}",
        f"sqlite:///{tmp_path}/text",
        f"sqlite:///{tmp_path}/text/tables.sqlite3",
        f"sqlite:///{newer}",
    ):
        with pytest.raises(BadInput) as error:
            Storage(url)
        assert "\n" not in str(error.value), url
        assert str(error.value), url


def test_two_processes_agree_on_the_secrets(database: str) -> None:
    first, second = Storage(database), Storage(database)
    assert first.secret("cookies") == second.secret("cookies") == first.secret("cookies")
    assert first.secret("cookies") != first.secret("csrf")
    assert len(first.secret("csrf")) == 64
    first.close()
    second.close()


def test_two_processes_may_make_a_secret_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = Storage(database), Storage(database)
    made = first.secret("cookies")
    found = second._found_secret
    answers: list[Callable[[], str | None]] = [lambda: None, lambda: found("cookies")]
    monkeypatch.setattr(second, "_found_secret", lambda name: answers.pop(0)())
    assert second.secret("cookies") == made
    first.close()
    second.close()


# Writing


def test_one_bad_write_does_not_spoil_the_others(database: str) -> None:
    """Writes that gather meanwhile share a transaction; one that fails does not affect the others."""

    async def scene() -> list[object]:
        store = Storage(database)
        people = [{"id": str(n), "name": f"name {n}"} for n in range(20)]
        people[7] = people[3]
        writes = [lambda c, row=row: c.execute(insert(schema.people).values(**row)) for row in people]
        results = await asyncio.gather(*[store.write(write) for write in writes], return_exceptions=True)
        with store.engine.connect() as connection:
            kept = set(connection.execute(select(schema.people.c.id)).scalars())
        store.close()
        assert kept == {str(n) for n in range(20) if n != 7}
        return list(results)

    results = asyncio.run(scene())
    assert [n for n, result in enumerate(results) if result is not None] == [7]
    assert isinstance(results[7], Conflict)


class Batch:
    """Writes of one process that are committed together: a first one holds the thread until all of them are there."""

    def __init__(self, store: Storage) -> None:
        self.store = store
        self.all_there = threading.Event()

    def hold(self, _: Connection) -> None:
        assert self.all_there.wait(60)

    async def written(self, writes: list[Callable[[Connection], object]]) -> list[object]:
        asked = [asyncio.ensure_future(self.store.write(write)) for write in (self.hold, *writes)]
        await asyncio.sleep(0)
        self.all_there.set()
        results = await asyncio.gather(*asked, return_exceptions=True)
        return list(results[1:])


def adds(id_: str) -> Callable[[Connection], object]:
    return lambda connection: connection.execute(insert(schema.people).values(id=id_, name=id_))


@ON_POSTGRES
def test_two_processes_that_cross_at_two_tables_lose_nothing_else(database: str) -> None:
    """Each has written what the other writes next: PostgreSQL gives one of them up, with all that was in its batch."""
    both = threading.Barrier(2)
    met: set[str] = set()

    def meets(who: str, then: Callable[[Connection], object]) -> Callable[[Connection], object]:
        def write(connection: Connection) -> None:
            if who not in met:  # not when it is tried again
                met.add(who)
                both.wait(60)
            then(connection)

        return write

    async def scene() -> list[list[object]]:
        first, second = Storage(database, 60.0), Storage(database, 60.0)
        batches = [
            (first, [adds("x"), meets("a", adds("y")), *[adds(f"a{n}") for n in range(50)]]),
            (second, [adds("y"), meets("b", adds("x")), *[adds(f"b{n}") for n in range(50)]]),
        ]
        try:
            return await asyncio.gather(*[Batch(store).written(writes) for store, writes in batches])
        finally:
            first.close()
            second.close()

    a, b = asyncio.run(scene())
    assert (a[2:], b[2:]) == ([None] * 50, [None] * 50)
    assert {type(each) for each in [*a[:2], *b[:2]]} == {type(None), Conflict}


@ON_POSTGRES
def test_who_waits_too_long_for_a_lock_waits_alone(database: str) -> None:
    async def scene() -> list[object]:
        store, other = Storage(database, 12.0), Storage(database)
        await other.write(adds("x"))
        locked = update(schema.people).where(schema.people.c.id == "x").values(name="y")
        with other.engine.connect() as holding:
            holding.execute(locked)
            writes = [adds("a"), lambda connection: connection.execute(locked), adds("b"), adds("c")]
            results = await Batch(store).written(writes)
        store.close()
        other.close()
        return results

    first, stuck, *others = asyncio.run(scene())
    assert (first, others) == (None, [None, None])
    assert isinstance(stuck, NoDatabase)


async def test_what_is_being_read_ends_before_the_database_is_closed(storage: Storage) -> None:
    """A connection that comes back later would never be closed."""
    begun, ends = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        ends.wait(10)
        connection.execute(text("SELECT 1"))

    reading = asyncio.ensure_future(storage.read(slow))
    await asyncio.to_thread(begun.wait, 60)
    reading.cancel()  # whoever asked has gone
    pool = storage.engine.pool
    threading.Timer(0.05, ends.set).start()
    storage.close()
    assert ends.is_set()
    assert isinstance(pool, QueuePool)
    assert (pool.checkedout(), pool.checkedin()) == (0, 0)


async def test_a_write_that_was_given_up_is_still_whole(database: str) -> None:
    """The person who asked is gone: the move is stored or not, and the table finds out."""
    async with opened(database) as tables:
        table = await open_table(tables, TWO_HERE, "ann", "Ann")
        task = asyncio.create_task(play(tables, table, 0, "1@QIN"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await tables.storage.write(lambda connection: None)  # after all that came before it
        for option in ("2@CHU", "3@WU"):
            try:
                await play(tables, table, 0, option)
            except Stale:
                await play(tables, table, 0, option)
        stored = [row.play for row in stored_log(tables.storage.engine, table.id)]
        assert stored == [entry.get("play") for entry in table.game.entries]
        assert stored in (["1@QIN", "2@CHU", "3@WU"], ["2@CHU", "3@WU"])


# The log is the truth


async def test_a_table_is_what_its_log_says(database: str) -> None:
    async with opened(database) as tables:
        table = await open_table(tables, TWO_HERE, "ann", "Ann")
        for seat, option in ((0, "1@QIN"), (1, "2@CHU"), (0, "3@WU")):
            await play(tables, table, seat, option)
        await undo(tables, table, 0, table.game.number(0))
        await redo(tables, table, 0, table.game.number(0))
    async with opened(database) as tables:
        again = await tables.find(table.id)
        assert facts(again) == facts(table)


def facts(table: Table) -> list[object]:
    game = table.game
    numbers = [game.number(seat) for seat in (0, 1)]
    views = [game.view(seat) for seat in (0, 1, None)]
    seqs = [table.seq(person) for person in ("ann", "bob", "eve")]
    return [table.seats, seqs, game.log.dumps(), game.seat_names, numbers, views, table.created, table.updated]


# Several processes at one database


async def test_another_process_has_played(database: str) -> None:
    """The second process's move is refused as stale, with the table as it is now; nothing is overwritten."""
    async with opened(database) as here, opened(database) as there:
        table = await open_table(here, TWO_HERE, "ann", "Ann")
        twin = await there.find(table.id)
        number = table.game.number(0)
        assert twin.game.number(0) == number
        await play(here, table, 0, "1@QIN", number)
        with pytest.raises(Stale):
            await play(there, twin, 0, "2@CHU", number)
        assert facts(twin)[:6] == facts(table)[:6]
        await play(there, twin, 0, "2@CHU", twin.game.number(0))
        assert [row.play for row in stored_log(here.storage.engine, table.id)] == ["1@QIN", "2@CHU"]


async def test_a_seat_is_taken_once_even_by_two_processes(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        new = NewTable("sun_tzu", [NewSeat("me"), NewSeat("open")])
        table = await open_table(here, new, "ann", "Ann")
        twin = await there.find(table.id)
        invitation = str(table.seats[1].invitation)
        assert await join(here, table, invitation, "bob", "Bob") == 1
        with pytest.raises(BadInvitation):
            await join(there, twin, invitation, "eve", "Eve")
        assert twin.seats == table.seats
        assert twin.seats[1].holder == "bob"


def test_a_new_file_that_another_process_writes_is_waited_for(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None, check_same_thread=False)
    other.execute("CREATE TABLE theirs (one)")
    other.execute("BEGIN EXCLUSIVE")
    threading.Timer(0.05, other.rollback).start()
    mine = sqlite3.connect(tmp_path / "tables.sqlite3", timeout=0)
    switch_to_wal(mine.cursor())
    assert mine.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    mine.close()
    other.close()


def test_a_file_that_cannot_be_written_is_not_waited_for(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "tables.sqlite3").execute("CREATE TABLE theirs (one)").connection.close()
    mine = sqlite3.connect(f"file:{tmp_path / 'tables.sqlite3'}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        switch_to_wal(mine.cursor())
    mine.close()


async def test_processes_that_start_at_once(new_url: NewDatabase) -> None:
    """Both find no tables and try to create them."""
    for _ in range(3):
        url = new_url.blank()
        stores = await asyncio.gather(*[asyncio.to_thread(Storage, url) for _ in range(3)])
        secrets = await asyncio.gather(*[asyncio.to_thread(store.secret, "cookies") for store in stores])
        assert len(set(secrets)) == 1
        for store in stores:
            store.close()
