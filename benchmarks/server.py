"""The server under load, on loopback only: moves acknowledged with the durable log, and loading.

Run by `make bench-server`. A real server process; 2,000 sockets watch the tables while clients play;
everything is bounded in count and in time. The yardstick in the same run is the disk: how many
commits per second SQLite alone makes here, one after the other, with the same settings. With
`ARGS=--postgres`, one process and then two share a PostgreSQL of their own.
"""

import argparse
import asyncio
import contextlib
import json
import random
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table
from uvicorn.loops.auto import auto_loop_factory

import tianxia
from benchmarks.visitors import Client, watch

Found = TypeVar("Found")


class Pace(NamedTuple):
    """When the first move is due, and how many seconds after each move the next one is."""

    first: float = 0.0
    pause: float = 0.0


AT_ONCE = Pace()
GOALS = {"p99 ms": 100.0}  # at most; shown beside what was measured
TABLES = 4  # per client, since a game is over after some 200 moves


@contextlib.contextmanager
def running_server(database: str) -> Iterator[str]:
    """A separate server on a free port; ended by its process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    script = (
        "import sys\n"
        "from tianxia.server.app import Settings\n"
        "from tianxia.server.serve import serve\n"
        "limits = dict.fromkeys(('requests_per_second', 'sockets', 'new_tables', 'new_people', 'tables_per_person'), "
        "1_000_000)\n"
        "serve('127.0.0.1', int(sys.argv[1]), False, Settings(sys.argv[2], **limits))\n"
    )
    process = subprocess.Popen([sys.executable, "-c", script, str(port), database], stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=20)


def wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise SystemExit("the server does not start")


async def play(client: Client, until: float, times: list[float], pace: Pace = AT_ONCE) -> int:
    """Answer every decision with its last option, at the given pace, at one table after the other; returns the number
    of moves made.
    """
    await client.open()  # the first connection may have been idle too long
    played = 0
    for table in client.tables:
        path = f"/api/tables/{table}"
        seat, sight = 0, await client.sight("GET", f"{path}?seat=0")
        while not sight.over:
            if not sight.decision or not sight.decision.options:
                seat = next(each.seat for each in sight.seats if each.owes)
                sight = await client.sight("GET", f"{path}?seat={seat}")
                continue
            body = {"seat": seat, "option": sight.decision.options[-1].text, "number": sight.decision.number}
            await asyncio.sleep(max(0.0, pace.first + played * pace.pause - time.perf_counter()))
            begun = time.perf_counter()
            if begun >= until:
                return played
            sight = await client.sight("POST", f"{path}/moves", body)
            times.append(time.perf_counter() - begun)
            played += 1
    return played


class Shape(NamedTuple):
    """Of the load. `rate` is the number of moves per second that all clients make together, one after the other; 0: as
    many as they can.
    """

    clients: int
    sockets: int
    seconds: float
    rate: float


async def load(addresses: list[str], shape: Shape) -> dict[str, Any]:
    """The clients play, each at its own tables; the sockets watch these and as many quiet ones. Clients and sockets are
    spread over the processes.
    """
    clients, sockets, seconds, rate = shape
    at = [addresses[n % len(addresses)] for n in range(max(clients, sockets))]
    players = [await Client(at[n]).sit_down(TABLES) for n in range(clients)]
    quiet = await Client(at[0]).sit_down(sockets // 5 - clients * TABLES)
    watched = [table for client in [*players, quiet] for table in client.tables]
    watching = [await watch(at[n // len(watched)], watched[n % len(watched)]) for n in range(sockets)]
    await asyncio.sleep(5)  # the server is still reading its languages
    before = sum(each.frames for each in watching)
    times: list[float] = []
    begun = time.perf_counter() + 0.1
    paces = [Pace(begun + n / rate, clients / rate) if rate else AT_ONCE for n in range(clients)]
    games = [play(client, begun + seconds, times, pace=pace) for client, pace in zip(players, paces, strict=True)]
    played = await asyncio.gather(*games)
    lasted = time.perf_counter() - begun
    await asyncio.sleep(0.5)  # what is still on its way to the watchers
    for watcher in watching:
        watcher.transport.close()
    for client in [*players, quiet]:
        client.close()
    times.sort()
    return {
        "moves/s": sum(played) / lasted,
        "p50 ms": statistics.median(times) * 1000,
        "p99 ms": times[int(len(times) * 0.99)] * 1000,
        "sockets": len(watching),
        "updates/s on the sockets": (sum(each.frames for each in watching) - before) / lasted,
    }


async def long_table(address: str) -> tuple[str, int]:
    """A table where a whole game was played, and its number of moves."""
    client = await Client(address).sit_down(1)
    played = await play(client, time.perf_counter() + 60, [])
    client.close()
    return client.tables[0], played


async def load_time(address: str, table: str) -> float:
    client = await Client(address).open()
    begun = time.perf_counter()
    await client.ask("GET", f"/api/tables/{table}")
    client.close()
    return (time.perf_counter() - begun) * 1000


async def previews(address: str) -> dict[str, float]:
    """How long a decision's previews take, requested over HTTP as the browser does: all options together."""
    client = await Client(address).sit_down(0)
    figures: dict[str, float] = {}
    for game, players in [(each.name, max(each.players)) for each in tianxia.known_games()]:
        path = f"/api/tables/{await client.open_table(game, players)}"
        times: list[float] = []
        chance = random.Random(1)
        while len(times) < 100:
            sight = await client.sight("GET", path)
            if sight.over:
                path = f"/api/tables/{await client.open_table(game, players)}"
                continue
            seat = next(each.seat for each in sight.seats if each.owes)
            decision = (await client.sight("GET", f"{path}?seat={seat}")).decision
            assert decision is not None
            if len(decision.options) > 1:
                begun = time.perf_counter()
                await client.ask("GET", f"{path}/previews?seat={seat}")
                times.append(time.perf_counter() - begun)
            body = {"seat": seat, "option": chance.choice(decision.options).text, "number": decision.number}
            await client.ask("POST", f"{path}/moves", body)
        times.sort()
        figures[f"{game}, {players}: previews of a decision, p50 ms"] = statistics.median(times) * 1000
        figures[f"{game}, {players}: p95 ms"] = times[94] * 1000
    client.close()
    return figures


def commits_per_second(folder: Path) -> float:
    connection = sqlite3.connect(folder / "yardstick.sqlite3")
    connection.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE t (n INTEGER)")
    begun, commits = time.perf_counter(), 0
    while time.perf_counter() - begun < 2:
        connection.execute("INSERT INTO t VALUES (1)")
        connection.commit()
        commits += 1
    connection.close()
    return commits / (time.perf_counter() - begun)


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """On the same kind of event loop as the server's."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(work)


def on_sqlite(folder: Path, shape: Shape) -> dict[str, float]:
    database = f"sqlite:///{folder / 'bench.sqlite3'}"
    with running_server(database) as address:
        figures = run(load([address], shape))
        table, moves = run(long_table(address))
        figures |= run(previews(address))
    with running_server(database) as address:  # a new process: nothing is in memory
        figures[f"{moves}-move table, ms"] = run(load_time(address, table))
    figures["SQLite commits/s"] = commits_per_second(folder)
    return figures


def on_postgres(shape: Shape) -> dict[str, float]:
    """The same load on one process, and on two that share it."""
    from tests.server.postgres import new_database, running_postgres

    figures: dict[str, float] = {}
    with running_postgres() as cluster:
        for processes in (1, 2):
            database = new_database(cluster, f"bench{processes}")
            with contextlib.ExitStack() as stack:
                addresses = [stack.enter_context(running_server(database)) for _ in range(processes)]
                found = run(load(addresses, shape))
            figures |= {f"{processes} on PostgreSQL: {what}": figure for what, figure in found.items()}
    figures["two processes against one, moves/s"] = (
        figures["2 on PostgreSQL: moves/s"] / figures["1 on PostgreSQL: moves/s"]
    )
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--clients", type=int, default=12)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=0, help="moves a second in all; 0: without a pause")
    parser.add_argument("--postgres", action="store_true", help="one process against two on PostgreSQL")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    shape = Shape(arguments.clients, arguments.sockets, arguments.seconds, arguments.rate)
    with tempfile.TemporaryDirectory() as name:
        figures = on_postgres(shape) if arguments.postgres else on_sqlite(Path(name), shape)
    if arguments.json:
        print(json.dumps(figures))
        return
    pace = f"{arguments.rate:g} moves/s in all" if arguments.rate else "without a pause"
    shown = Table("server", "", "goal", title=f"{arguments.clients} clients, {pace}, 2 cores shared with them")
    for what, figure in figures.items():
        goal = GOALS.get(what.rpartition(": ")[2])
        shown.add_row(what, f"{figure:,.1f}", "" if goal is None else f"< {goal:g}")
    Console().print(shown)


if __name__ == "__main__":
    main()
