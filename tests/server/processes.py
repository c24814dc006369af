"""The real server in processes of its own, and processes that are killed."""

import multiprocessing
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

import httpx

from . import kill_worker
from .waiting import PATIENCE

# Tests ask faster than people do; how many requests a person has is tested elsewhere.
GENEROUS = [part for name in ("requests", "sockets", "new-tables", "own-tables") for part in (f"--{name}", "1000000")]
# One process with the libraries loaded; those to be killed are forked from it.
forked = multiprocessing.get_context("forkserver")
forked.set_forkserver_preload([kill_worker.__name__])


def begin_server(url: str, *more: str) -> "subprocess.Popen[str]":
    command = "from tianxia.cli import main; main()"
    arguments = ["play", "--no-browser", "--port", "0", *GENEROUS, "--database", url, *more]
    whole = [sys.executable, "-c", command, *arguments]
    return subprocess.Popen(whole, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def address_of(process: "subprocess.Popen[str]") -> str:
    """When it answers: whoever connects before that is not turned away."""
    assert process.stdout is not None
    address = process.stdout.readline().split(" is at ")[1].split()[0].rstrip("/")
    assert httpx.get(f"{address}/api/games", trust_env=False, verify=False, timeout=PATIENCE).status_code == 200
    return address


def start_server(url: str, *more: str) -> "tuple[subprocess.Popen[str], str]":
    process = begin_server(url, *more)
    return process, address_of(process)


@contextmanager
def serving_processes(url: str, count: int = 2) -> Iterator[list[str]]:
    """Several at one database; their addresses."""
    processes = [begin_server(url) for _ in range(count)]
    try:
        yield [address_of(process) for process in processes]
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.communicate(timeout=PATIENCE)


def live_and_die(
    target: Any,
    arguments: tuple[Any, ...],
    hear: Callable[[Connection, int], None],
    acts: int,
    wait: float = 0.0,
) -> None:
    """Start a process, kill it some time after it has told of that many acts, and hear it out."""
    told, tell = forked.Pipe(duplex=False)
    process = forked.Process(target=target, args=(*arguments, tell), daemon=True)
    process.start()
    tell.close()
    hear(told, acts)
    time.sleep(wait)  # in the middle of the next one
    process.kill()
    hear(told, 1_000_000)
    process.join(timeout=60)
    assert process.exitcode == -signal.SIGKILL
    told.close()
