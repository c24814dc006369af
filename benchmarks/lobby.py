"""The lobby of a server with very many tables, on loopback only: its first answer after a start, and those that follow.

Run by `make bench-lobby`. All tables are real ones that can be played on: a few are opened and played through the
interface, and copied in the database. Each turn starts a server process anew and waits until it says that it is ready;
then come a stranger, who sees free seats, the next page of these, and somebody who sits at a thousand tables. The
yardstick in the same run is a request that does nothing, `/healthz`: on a busy machine the ratio counts.
"""

import argparse
import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.machine import machine
from benchmarks.server import run, running_server
from benchmarks.visitors import Client
from tianxia.server.lobby import OWN_PAGE
from tianxia.server.paging import PAGE

LISTS, NOTHING = "/api/tables", "/healthz"
GAMES = {"sun_tzu": 2, "zhanguo": 4, "great_wall": 4}  # with the number of players
MOVES = 40  # at each table where somebody plays
OWN = 1000  # tables of somebody who sits at many
FREE = 10  # one table in so many has a free seat
GOAL = 50.0  # milliseconds for a first answer on an idle machine
PATIENCE = 30.0  # seconds until a server is given up that does not say it is ready


async def patterns(address: str) -> tuple[list[str], list[str], dict[str, str]]:
    """Tables with a free seat and tables in play, one of each game, and the cookies of the person who plays."""
    host, player = await Client(address).sit_down(0), await Client(address).sit_down(0)
    for game, players in GAMES.items():
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        opened = await host.ask("POST", LISTS, {"game": game, "players": players, "seats": seats})
        host.tables.append(msgspec.json.decode(opened)["id"])
        await play(player, await player.open_table(game, players))
    for client in (host, player):
        client.close()
    return host.tables, player.tables, player.cookies


async def play(client: Client, table: str) -> None:
    path = f"{LISTS}/{table}"
    for _ in range(MOVES):
        seat = next(each.seat for each in (await client.sight("GET", path)).seats if each.owes)
        decision = (await client.sight("GET", f"{path}?seat={seat}")).decision
        assert decision is not None
        body = {"seat": seat, "option": decision.options[-1].text, "number": decision.number}
        await client.ask("POST", f"{path}/moves", body)


def fill(file: Path, free: list[str], played: list[str], many: int) -> None:
    """Copies, each a second older than the one before. All but the first thousand in play belong to others."""
    database = sqlite3.connect(file)
    database.executescript("PRAGMA synchronous=OFF; CREATE TEMP TABLE copies (of TEXT, id TEXT, n INTEGER)")
    seated = 0
    rows = []
    for n in range(many):
        is_free = n % FREE == 0
        seated += not is_free
        mark = "f" if is_free else "m" if seated <= OWN else "o"
        rows.append(((free if is_free else played)[n % 3], f"{mark}{n}", n))
    database.executemany("INSERT INTO copies VALUES (?, ?, ?)", rows)
    updated = "strftime('%Y-%m-%dT%H:%M:%S.000+00:00', '2026-01-01', '-' || copies.n || ' seconds')"
    copy(database, "tables", "id", id="copies.id", updated=updated)
    holder = "CASE substr(copies.id, 1, 1) WHEN 'o' THEN copies.id ELSE holder END"
    copy(database, "seats", "table_id", table_id="copies.id", holder=holder)
    copy(database, "entries", "table_id", table_id="copies.id")
    database.commit()
    database.execute("ANALYZE")
    database.close()


def copy(database: sqlite3.Connection, sheet: str, key: str, **changed: str) -> None:
    names = [row[1] for row in database.execute(f"PRAGMA table_info({sheet})")]
    values = [changed.get(name, f'{sheet}."{name}"') for name in names]
    columns = ", ".join(f'"{name}"' for name in names)
    query = f"SELECT {', '.join(values)} FROM copies JOIN {sheet} ON {sheet}.{key} = copies.of"
    database.execute(f"INSERT INTO {sheet} ({columns}) {query}")


async def visits(address: str, cookies: dict[str, str]) -> dict[str, float]:
    """Milliseconds of each visit; the first ones are the first that the server answers."""
    stranger, player = await Client(address).open(), await Client(address).open()
    player.cookies = dict(cookies)
    await ready(stranger)
    found: dict[str, float] = {}

    async def measure(what: str, client: Client, path: str, least: int, times: int = 1) -> Any:
        took = []
        for _ in range(times):
            begun = time.perf_counter()
            answer = await client.ask("GET", path)
            took.append((time.perf_counter() - begun) * 1000)
        found[what] = statistics.median(took)
        lists = msgspec.json.decode(answer) if path.startswith(LISTS) else {"mine": [], "open": [], "more": {}}
        assert len(lists["mine"]) + len(lists["open"]) >= least, lists
        return lists["more"]

    more = await measure("free seats, first", stranger, LISTS, PAGE)
    await measure("free seats, again", stranger, LISTS, PAGE, 20)
    await measure(
        "free seats, next page, first", stranger, f"{LISTS}?after_open={more['open']}".replace("+", "%2B"), PAGE
    )
    own = OWN_PAGE + PAGE
    more = await measure("own tables and free seats, first", player, LISTS, own)
    await measure("own tables and free seats, again", player, LISTS, own, 20)
    await measure(
        "own tables, next page, first", player, f"{LISTS}?after_mine={more['mine']}".replace("+", "%2B"), OWN_PAGE
    )
    await measure("nothing", stranger, NOTHING, 0, 100)
    for client in (stranger, player):
        client.close()
    return found


async def ready(client: Client) -> None:
    """Answered by a server that has started; it may still say that its bots are not."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            await client.ask("GET", "/readyz")
            return
        except SystemExit:
            await asyncio.sleep(0.05)
    raise SystemExit("the server does not become ready")


def measure_all(many: int, turns: int) -> dict[str, float]:
    """Medians of the turns, in milliseconds."""
    took: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "lobby.sqlite3"
        with running_server(f"sqlite:///{file}") as address:
            free, played, cookies = run(patterns(address))
        fill(file, free, played, many)
        for _ in range(turns):
            with running_server(f"sqlite:///{file}") as address:
                for what, milliseconds in run(visits(address, cookies)).items():
                    took.setdefault(what, []).append(milliseconds)
    return {what: statistics.median(each) for what, each in took.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--turns", type=int, default=5, help="how often a server is started")
    parser.add_argument("--json", action="store_true", help="print JSON, for machines")
    arguments = parser.parse_args()
    figures = measure_all(arguments.tables, arguments.turns)
    least = figures["nothing"]
    if arguments.json:
        print(json.dumps({what: {"ms": each, "ratio": each / least} for what, each in figures.items()}))
        return
    table = Table("the lobby", "ms", "ratio", "goal", title=f"{arguments.tables:,} tables: {machine()}")
    for what, milliseconds in figures.items():
        goal = f"< {GOAL:g}" if what.endswith("first") else ""
        table.add_row(what, f"{milliseconds:.1f}", f"{milliseconds / least:.1f} x", goal)
    Console().print(table)


if __name__ == "__main__":
    main()
