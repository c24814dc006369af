"""The server as the service of systemd starts it, on a free port."""

import os
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.postgres import free_port

from .reading import unit

START = 120  # seconds; a machine may have much else to do


class Service(NamedTuple):
    port: int
    process: "subprocess.Popen[str]"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def start_command(port: int) -> list[str]:
    """`ExecStart`, with the program of this environment and another port."""
    program, *arguments = shlex.split(unit()["ExecStart"][0])
    assert program == "/opt/tianxia/bin/tianxia"
    arguments[arguments.index("--port") + 1] = str(port)
    return [sys.executable, "-m", "tianxia", *arguments]


@contextmanager
def service(database: str, folder: Path, *more: str) -> Iterator[Service]:
    """Until the block ends; it is stopped as systemd stops it."""
    port = free_port()
    variables = {**os.environ, "TIANXIA_DATABASE": database}
    with (folder / "journal").open("w") as journal:
        process = subprocess.Popen(
            [*start_command(port), *more],
            env=variables,
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=journal,
            text=True,
        )
    watchdog = threading.Timer(START, process.kill)
    watchdog.start()
    try:
        assert process.stdout is not None
        assert str(port) in process.stdout.readline(), (folder / "journal").read_text()
        yield Service(port, process)
    finally:
        watchdog.cancel()
        process.terminate()
        process.wait(timeout=30)
        assert process.stdout is not None
        process.stdout.close()
