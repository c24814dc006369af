"""The server that is attacked, and what an attack reports."""

import contextlib
import multiprocessing
import os
import resource
import signal
import socket
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tianxia.core.registry import known_games
from tianxia.server.app import Settings
from tianxia.server.serve import serve

from .cheats import CHEATS

known_games()  # loaded where the servers are forked from: none of them spends its life on it
START = 60.0  # seconds; the machine may be busy

# One process with everything loaded; the servers are forked from it, or each of a thousand would take a second more.
processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["tianxia.server.serve", "benchmarks.siege.house"])


class Result(NamedTuple):
    """One attack: how often it was tried, what it saw, and what did not hold."""

    name: str
    tries: int
    seen: str
    broken: list[str]


class House(NamedTuple):
    address: str
    process: BaseProcess
    database: str

    def kill(self) -> None:
        self.process.kill()
        self.process.join(30)
        assert self.process.exitcode == -signal.SIGKILL

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Around(NamedTuple):
    """Where the house stands."""

    proxies: tuple[str, ...] = ()  # believed about readers' addresses
    slow_names: str = ""  # names that end so are never answered by their name server
    files: int = 0  # that may be open; 0: as many as usual
    cheat: str = ""  # what its owner does to the shuffle: see `cheats.py`


NOWHERE = Around()
SILENCE = 12.0  # seconds until the operating system gives up a name


def live(port: int, settings: Settings, log: str, around: Around = NOWHERE) -> None:
    """The body of the process."""
    if around.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (around.files, around.files))
    if around.cheat:
        CHEATS[around.cheat]()
    if around.slow_names:
        usual = socket.getaddrinfo

        def getaddrinfo(host: Any, *about: Any, **more: Any) -> Any:
            if str(host).endswith(around.slow_names):
                time.sleep(SILENCE)
                raise socket.gaierror(socket.EAI_AGAIN, "no answer")
            return usual(host, *about, **more)

        socket.getaddrinfo = getaddrinfo
    for stream, place in ((1, os.devnull), (2, log)):
        file = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(file, stream)
    serve("127.0.0.1", port, False, settings, around.proxies)


def generous(database: str, **more: Any) -> Settings:
    """For attacks that are not about limits."""
    limits = dict.fromkeys(
        ("requests_per_second", "sockets", "new_tables", "new_names", "new_people", "tables_per_person"), 1_000_000
    )
    return Settings(**{"database": database, **limits, **more})


def start(settings: Settings, log: Path, around: Around = NOWHERE) -> House:
    """Returns as soon as the process exists; `wait_for` waits until it answers."""
    port = free_port()
    process = processes.Process(target=live, args=(port, settings, str(log), around))
    process.start()
    return House(f"http://127.0.0.1:{port}", process, settings.database)


def wait_for(house: House) -> None:
    until = time.monotonic() + START
    with httpx.Client(base_url=house.address, trust_env=False, verify=False, timeout=5) as client:
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if client.get("/readyz").status_code == 200:
                    return
            assert house.process.is_alive(), "the server did not start"
            time.sleep(0.01)
    raise AssertionError("the server does not answer")


@contextlib.contextmanager
def standing(settings: Settings, folder: Path, around: Around = NOWHERE) -> Iterator[House]:
    house = start(settings, folder / "server.log", around)
    try:
        wait_for(house)
        yield house
    finally:
        house.process.terminate()
        house.process.join(30)
        if house.process.is_alive():
            house.kill()
