"""`make play` on a fresh checkout: served right away, compiled in the background, and then the bots change over."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from .conftest import environment_of, lay

PORT = """
import socket, sys
from tianxia.server.app import Settings, create_app
from tianxia.server.serve import web_server
if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    web_server(create_app(Settings(database=sys.argv[1]))).run(sockets=[listening])
"""


@pytest.fixture
def address(checkout: Path) -> Iterator[str]:
    """A server of the copy; it runs for as long as the test."""
    program = checkout / "serve.py"
    program.write_text(PORT, encoding="utf-8")
    command = [sys.executable, str(program), f"sqlite:///{checkout}/tables.sqlite3"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment_of(checkout)) as process:
        try:
            assert process.stdout is not None
            yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        finally:
            process.terminate()


def health(address: str) -> dict[str, object]:
    with urlopen(f"{address}/api/health", timeout=30) as answer:
        found: dict[str, object] = json.load(answer)
    return found


def test_the_bots_change_over_when_the_modules_are_there(address: str, checkout: Path, compiled: Path) -> None:
    before = health(address)
    assert (before["build"], before["bots"]) == ("pure Python", "pure Python")
    lay(compiled, checkout)
    end = time.monotonic() + 60
    while health(address)["bots"] != "compiled":
        assert time.monotonic() < end, "the bots did not change over"
        time.sleep(0.1)
    assert health(address)["build"] == "pure Python"  # the server itself changes at its next start
