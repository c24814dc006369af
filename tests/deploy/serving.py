"""The server as systemd starts it, on a free port."""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.machine.ports import free_port
from tests.machine.running import running

from .reading import unit


class Service(NamedTuple):
    port: int
    process: "subprocess.Popen[str]"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def start_command(port: int) -> list[str]:
    """`ExecStart`, with this environment's program and another port."""
    program, *arguments = shlex.split(unit()["ExecStart"][0])
    assert program == "/opt/tianxia/bin/tianxia"
    arguments[arguments.index("--port") + 1] = str(port)
    return [sys.executable, "-m", "tianxia", *arguments]


@contextmanager
def service(database: str, folder: Path, *more: str) -> Iterator[Service]:
    """Runs until the block ends; it is stopped the way systemd stops it."""
    port = free_port()
    variables = {**os.environ, "TIANXIA_DATABASE": database}
    journal = folder / "journal"
    with running([*start_command(port), *more], folder, variables, journal) as (process, line):
        assert str(port) in line, journal.read_text()
        yield Service(port, process)
