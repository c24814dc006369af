"""Killed at any moment, the server loses no acknowledged move and leaves nothing half written."""

import json
import random
import signal
import threading
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.engine import Engine

from tianxia.core.log import Entry
from tianxia.server import schema
from tianxia.server.engines import open_engine
from tianxia.server.records import entry_of
from tianxia.server.storage import Storage
from tianxia.server.stored import game_of, read_stored

from . import kill_worker
from .browser import Browser
from .databases import ON_BOTH, NewDatabase
from .processes import live_and_die, start_server
from .waiting import until

pytestmark = ON_BOTH

KILLS = [20, pytest.param(200, marks=pytest.mark.long)]
MOST_ACTS = 8  # acknowledged acts before a process is killed
LONGEST_WAIT = 0.008  # seconds after the last of them: the next one is being written
SERVERS = [2, pytest.param(6, marks=pytest.mark.long)]


class Known:
    """What was acknowledged, by table, in the order of opening."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.joined: dict[str, bool] = {}

    def hear(self, told: Connection, most: int) -> None:
        """Read that many lines, or until the line is silent: its process was killed."""
        for _ in range(most):
            try:
                said = json.loads(told.recv_bytes())
            except (EOFError, OSError):  # perhaps in the middle of a line
                return
            if said is not None:
                self.entries[said["table"]] = said["entries"]
                self.joined[said["table"]] = said["joined"]


def check(engine: Engine, known: Known) -> int:
    """Every acknowledged act is there, and at most one more per table; all logs replay."""
    more = 0
    with engine.connect() as connection:
        rows = connection.execute(select(schema.tables)).mappings().all()
        counted = connection.execute(select(schema.seats.c.table_id, func.count()).group_by("table_id"))
        seats = {row[0]: row[1] for row in counted}
        taken = set(connection.execute(select(schema.seats.c.table_id).where(schema.seats.c.holder == "bob")).scalars())
        latest = list(known.entries)[-6:]
        assert set(known.entries) <= {row["id"] for row in rows}
        assert seats == {row["id"]: 2 for row in rows}, "a table without its seats"
        assert {table for table, joined in known.joined.items() if joined} <= taken
        for row in rows:
            if row["id"] in known.entries and row["id"] not in latest:
                continue  # checked while it was in play
            stored = read_stored(connection, row["id"])
            assert [each["number"] for each in stored.entries] == list(range(len(stored.entries)))
            entries = [entry_of(each) for each in stored.entries]
            acknowledged = known.entries.get(row["id"], [])
            assert entries[: len(acknowledged)] == acknowledged, "an acknowledged move is lost"
            assert len(entries) <= len(acknowledged) + 1
            more += len(entries) - len(acknowledged)
            game = game_of(stored)  # fails unless count and digest are those of the last commit
            assert row["over"] == int(game.over)
            assert stored.kept == (len(entries) if game.over else None)
            known.entries[row["id"]] = entries
    return more


@pytest.mark.parametrize("kills", KILLS)
def test_kills_between_any_two_moves(database: str, kills: int) -> None:
    chance = random.Random(database.startswith("sqlite"))
    Storage(database).close()
    engine = open_engine(database)
    known = Known()
    for kill in range(kills):
        arguments = (database, list(known.entries), kill)
        acts, wait = chance.randrange(MOST_ACTS), chance.random() * LONGEST_WAIT
        live_and_die(kill_worker.play_on, arguments, known.hear, acts, wait)
        check(engine, known)
    engine.dispose()
    moves = sum(len(entries) for entries in known.entries.values())
    assert moves > 2 * kills, "the processes hardly played at all"


@pytest.mark.parametrize("kills", [5, pytest.param(30, marks=pytest.mark.long)])
def test_kills_while_the_schema_is_made(new_url: NewDatabase, kills: int) -> None:
    chance = random.Random(3)
    for _ in range(kills):
        url = new_url.blank()
        live_and_die(kill_worker.begin_and_wait, (url,), Known().hear, 1, chance.random() * 0.06)
        store = Storage(url)
        assert len(store.secret("cookies")) == 64
        store.close()


@pytest.mark.parametrize("servers", SERVERS)
def test_kills_of_the_real_server(database: str, servers: int) -> None:
    """With a bot at the table, so that its process is at work as well."""
    chance = random.Random(5)
    cookies: dict[str, str] = {}
    table, acknowledged, number = "", 0, None
    for _ in range(servers):
        process, address = start_server(database)
        workers: list[int] = []
        try:
            with Browser(address) as ann:
                if table:
                    ann.become(cookies)
                else:
                    table = ann.open("me", "random")
                    cookies = dict(ann.client.cookies)
                    acknowledged = ann.move(table, 0)["seq"]  # before its time runs: the machine may be busy
                sight = ann.sight(table, 0)
                assert sight["seq"] >= acknowledged
                if number is not None and sight["seq"] == acknowledged and sight["decision"]:
                    assert sight["decision"]["number"] == number
                timer = threading.Timer(chance.random() + 0.2, process.kill)
                timer.start()
                try:
                    while not sight["over"]:
                        workers = workers_of(process.pid) or workers
                        sight = ann.sight(table, 0)
                        acknowledged = sight["seq"]
                        decision = sight["decision"]
                        number = decision and decision["number"]
                        if decision and decision["options"]:
                            option = chance.choice(decision["options"])["text"]
                            answer = ann.try_move(table, 0, option, decision["number"])
                            assert answer.status_code == 200, answer.text
                            acknowledged, number = answer.json()["seq"], None
                except httpx.TransportError:
                    pass
                timer.join()
        finally:
            process.kill()
            assert process.wait(timeout=30) == -signal.SIGKILL
            if process.stdout:
                process.stdout.close()
        stored = stored_entries(database, table)
        assert stored >= acknowledged > 0
        until(partial(are_gone, workers))  # nobody goes on thinking for the dead


def stored_entries(url: str, table: str) -> int:
    engine = open_engine(url)
    with engine.connect() as connection:
        query = select(func.count()).select_from(schema.entries).where(schema.entries.c.table_id == table)
        count = connection.execute(query).scalar()
    engine.dispose()
    assert isinstance(count, int)
    return count


def workers_of(pid: int) -> list[int]:
    """The processes in which a server's bots think."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in children.read_text().split()] if children.exists() else []


def are_gone(pids: list[int]) -> bool:
    return not any(map(is_at_work, pids))


def is_at_work(pid: int) -> bool:
    """Whether there is still such a process, and not another with its number."""
    try:
        return b"multiprocessing" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
