"""A process that plays until it is killed. It prints what was acknowledged, one line each."""

import asyncio
import json
import random
import time
from multiprocessing.connection import Connection
from typing import Any

from tianxia.core.registry import known_games
from tianxia.server.departing import depart
from tianxia.server.errors import TableError
from tianxia.server.hall import Hall
from tianxia.server.joining import join
from tianxia.server.models import NewSeat, NewTable
from tianxia.server.opening import open_table
from tianxia.server.playing import play, undo
from tianxia.server.storage import Storage
from tianxia.server.table import Table

from .crowded import departing_of

known_games()  # loaded here, where those to be killed are forked from: none of them spends its life on it


def play_on(url: str, ids: list[str], seed: int, told: Connection) -> None:
    """The body of the process: several tables at the same time, so that writes share transactions."""
    asyncio.run(play_all(url, ids, seed, told))


async def play_all(url: str, ids: list[str], seed: int, told: Connection) -> None:
    tables = Hall(Storage(url))
    told.send_bytes(b"null")  # it has begun
    chance = random.Random(seed)
    await asyncio.gather(*[play_one(tables, id_, chance, told) for id_ in (ids[-3:] + ["", ""])[:3]])


async def play_one(tables: Hall, id_: str, chance: random.Random, told: Connection) -> None:
    table = await tables.find(id_) if id_ else None
    while True:
        if table is None or table.game.over or chance.random() < 0.05:
            table = await open_table(tables, NewTable("sun_tzu", [NewSeat("me"), NewSeat("open")]), "ann", "Ann")
            told.send_bytes(json.dumps({"table": table.id, "joined": False, "entries": []}).encode())
        await act(tables, table, chance)
        joined = table.seats[1].kind == "human"
        entries: list[Any] = list(table.game.entries)
        told.send_bytes(json.dumps({"table": table.id, "joined": joined, "entries": entries}).encode())


async def act(tables: Hall, table: Table, chance: random.Random) -> None:
    """Sit down, play or undo."""
    game = table.game
    if table.status == "open":
        await join(tables, table, str(table.seats[1].invitation), "bob", "Bob")
        return
    seat = chance.choice(game.to_act)
    if chance.random() < 0.15 and game.why_not_undo(seat) is None:
        await undo(tables, table, seat, game.number(seat))
        return
    option = chance.choice(game.decision(seat).options).text
    try:
        await play(tables, table, seat, option, game.number(seat))
    except TableError:
        return  # the database was still cleaning up after the last process


def begin(url: str, told: Connection) -> None:
    """Only opens the database, so that it can be killed while the schema is created."""
    told.send_bytes(b"null")
    store = Storage(url)
    store.secret("cookies")
    told.send_bytes(b"null")


def begin_and_wait(url: str, told: Connection) -> None:
    begin(url, told)
    time.sleep(60)


def leave_tables(url: str, person: str, jobs: int, told: Connection) -> None:
    """Deletes somebody, job by job, until it is killed. It does no more than that many: on a busy machine whoever
    kills it may come late, and something must be left to do.
    """
    asyncio.run(leave_some(url, person, jobs, told))
    time.sleep(600)


async def leave_some(url: str, person: str, jobs: int, told: Connection) -> None:
    storage = Storage(url)
    await storage.write(lambda connection: depart(connection, person))
    departing = departing_of(Hall(storage))
    for _ in range(jobs):
        await departing.leave_some()
        told.send_bytes(b"null")
