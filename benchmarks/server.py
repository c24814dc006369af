"""The server under load, on loopback only: moves acknowledged with the durable log, and loading.

Run by `make bench-server`. A real server process; 500 sockets watch the tables while clients play;
everything is bounded in count and in time. The yardstick in the same run is the disk: how many
commits a second SQLite alone makes here, one after the other, with the same settings.
"""

import argparse
import asyncio
import contextlib
import json
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import websockets
from rich.console import Console
from rich.table import Table


class Client:
    """A browser in fifty lines: one kept-alive connection and its cookies. A client library would
    use up more of the machine than the server that is measured.
    """

    def __init__(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.cookies: dict[str, str] = {}
        self.table = ""

    async def open(self) -> "Client":
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        return self

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Length: {len(data)}\r\n"
        head += f"Content-Type: application/json\r\nCookie: {cookies}\r\n"
        head += f"x-csrftoken: {self.cookies.get('csrftoken', '')}\r\n\r\n"
        self.writer.write(head.encode() + data)
        status, length = 0, 0
        while (line := (await self.reader.readline()).decode().strip()) or not status:
            name, _, value = line.partition(": ")
            if not status:
                status = int(line.split()[1])
            elif name == "content-length":
                length = int(value)
            elif name == "set-cookie":
                cookie, _, content = value.partition(";")[0].partition("=")
                self.cookies[cookie] = content
        answer = json.loads(await self.reader.readexactly(length))
        if status >= 400:
            raise SystemExit(f"{method} {path}: {answer}")
        return answer

    async def sit_down(self) -> "Client":
        """A table with both seats at this screen, so that one client can answer for both sides."""
        await self.open()
        await self.ask("GET", "/api/me")
        seats = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
        self.table = (await self.ask("POST", "/api/tables", {"game": "sun_tzu", "seats": seats}))["id"]
        return self

    def close(self) -> None:
        self.writer.close()


@contextlib.contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """A server of its own on a free port; ended by its own process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    script = (
        "import sys\n"
        "from tianxia.server.app import Settings\n"
        "from tianxia.server.serve import serve\n"
        "serve('127.0.0.1', int(sys.argv[1]), False, Settings(sys.argv[2], requests_per_second=1_000_000))\n"
    )
    database = f"sqlite:///{folder / 'bench.sqlite3'}"
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


async def play(
    client: Client, until: float, times: list[float], moves: int = 1_000_000, pause: float = 0.0, first: float = 0.0
) -> int:
    """Answer every decision with its last option, one every `pause` seconds; the number of moves made."""
    path = f"/api/tables/{client.table}"
    played, seat = 0, 0
    await client.open()  # the first connection may have been idle for too long
    sight = await client.ask("GET", f"{path}?seat=0")
    while time.perf_counter() < until and played < moves and not sight["over"]:
        decision = sight["decision"]
        if not decision or not decision["options"]:
            seat = next(each["seat"] for each in sight["seats"] if each["owes"])
            sight = await client.ask("GET", f"{path}?seat={seat}")
            continue
        body = {"seat": seat, "option": decision["options"][-1]["text"], "number": decision["number"]}
        await asyncio.sleep(max(0.0, first + played * pause - time.perf_counter()))
        begun = time.perf_counter()
        sight = await client.ask("POST", f"{path}/moves", body)
        times.append(time.perf_counter() - begun)
        played += 1
    return played


async def load(address: str, clients: int, sockets: int, seconds: float, rate: float) -> dict[str, Any]:
    """So many clients play at tables of their own; the sockets watch these and as many quiet ones.

    `rate` is the number of moves a second that they make together; 0: as many as they can.
    """
    players = [await Client(address).sit_down() for _ in range(clients)]
    quiet = [await Client(address).sit_down() for _ in range(sockets // 5)]
    watching = [await watch(address, [*players, *quiet][n % (clients + len(quiet))]) for n in range(sockets)]
    times: list[float] = []
    begun = time.perf_counter()
    pause = clients / rate if rate else 0.0
    games = [play(client, begun + seconds, times, 1_000_000, pause, begun) for client in players]
    played = await asyncio.gather(*games)
    lasted = time.perf_counter() - begun
    for line in watching:
        await line.close()
    for client in [*players, *quiet]:
        client.close()
    times.sort()
    return {
        "moves/s": sum(played) / lasted,
        "p50 ms": statistics.median(times) * 1000,
        "p99 ms": times[int(len(times) * 0.99)] * 1000,
        "sockets": len(watching),
    }


async def watch(address: str, client: Client) -> websockets.ClientConnection:
    """A spectator's socket; whatever comes in is dropped."""
    where = f"{address.replace('http', 'ws')}/api/tables/{client.table}/live"
    line = await websockets.connect(where, max_size=None)
    task = asyncio.create_task(drop(line))
    task.add_done_callback(lambda done: done.exception() if not done.cancelled() else None)
    return line


async def drop(line: websockets.ClientConnection) -> None:
    async for _ in line:
        pass


async def long_table(address: str, moves: int) -> str:
    """A table with so many moves. The last option is the longest way: bids and orders, never an end."""
    client = await Client(address).sit_down()
    await play(client, time.perf_counter() + 60, [], moves)
    client.close()
    return client.table


async def load_time(address: str, table: str) -> float:
    client = await Client(address).open()
    begun = time.perf_counter()
    await client.ask("GET", f"/api/tables/{table}")
    client.close()
    return (time.perf_counter() - begun) * 1000


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--clients", type=int, default=12)
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--rate", type=float, default=0, help="moves a second in all; 0: without a pause")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with running_server(folder) as address:
            figures = asyncio.run(
                load(address, arguments.clients, arguments.sockets, arguments.seconds, arguments.rate)
            )
            table = asyncio.run(long_table(address, 300))
        with running_server(folder) as address:  # a new process: nothing is in memory
            figures["300-move table, ms"] = asyncio.run(load_time(address, table))
        figures["SQLite commits/s"] = commits_per_second(folder)
    if arguments.json:
        print(json.dumps(figures))
        return
    pace = f"{arguments.rate:g} moves/s in all" if arguments.rate else "without a pause"
    shown = Table("server", "", title=f"{arguments.clients} clients, {pace}, 2 cores shared with them")
    for what, figure in figures.items():
        shown.add_row(what, f"{figure:,.1f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
