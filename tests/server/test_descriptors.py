"""Open files: the server may have as many as the system allows, and says when these come to an end."""

import logging
import re
import subprocess
import sys
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tianxia.server import descriptors
from tianxia.server.app import Settings

from .browser import Browser, frame
from .serving import GENEROUS, Running, running

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
RAISE = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 400))
from tianxia.server.descriptors import highest, limit, raise_limit
print(limit(), highest(), raise_limit(), limit())
"""
ROOM = 40  # files, as the server is made to think


def numbers(server: Running) -> dict[str, float]:
    text = httpx.get(f"{server.address}/metrics", trust_env=False, timeout=20).text
    return {name: float(value) for name, value in re.findall(r"^tianxia_(\w+) (\S+)$", text, re.MULTILINE)}


def test_the_soft_limit_is_raised_to_the_hard_one() -> None:
    done = subprocess.run([sys.executable, "-c", RAISE], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["100", "400", "400", "400"]


def test_the_server_raises_it(database: str) -> None:
    """As `tianxia play` does it: a server that is started with a low limit has the high one."""
    source = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 400))\n"
        "from tianxia.server import serve\n"
        "serve.web_server = lambda *_: type('S', (), {'run': lambda *_, **__: "
        "print(resource.getrlimit(resource.RLIMIT_NOFILE))})()\n"
        f"serve.serve('127.0.0.1', 0, False, serve.Settings({database!r}))"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, timeout=120)
    assert "(400, 400)" in done.stdout, done.stderr


def test_sockets_beyond_the_share_are_refused_and_everybody_else_goes_on(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    most = int(ROOM * descriptors.SOCKETS)
    with running(Settings(database, **GENEROUS)) as server, Browser(server.address) as ann, ExitStack() as held:
        table = ann.open("me", "here")
        assert ann.get("/readyz").json()["files"]
        monkeypatch.setattr(descriptors, "limit", lambda: ROOM)
        monkeypatch.setattr(descriptors, "_told", {})
        lines = [held.enter_context(ann.live(table, 0)) for _ in range(most)]
        for line in lines:
            frame(line)
        with pytest.raises(InvalidStatus) as refused:
            ann.live(table, 0)
        assert refused.value.response.status_code == 503
        assert refused.value.response.headers["retry-after"]
        ann.move(table, 0)  # pages and moves go on
        for line in lines:
            frame(line)
        assert numbers(server)["open_files"] >= most
        assert numbers(server)["open_files_allowed"] == ROOM
        ready = ann.get("/readyz")
        assert (ready.status_code, ready.json()["files"]) == (200, False)
        lines.pop().close()
        held.enter_context(until_let_in(ann, table))
    told = [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]
    assert [f"there are {most} sockets" in each for each in told] == [True]


def until_let_in(browser: Browser, table: str) -> ClientConnection:
    """The server hears a moment later that somebody has left."""
    while True:
        try:
            return browser.live(table, 0)
        except InvalidStatus:
            continue


def test_connections_beyond_the_share_are_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(Settings(database, **GENEROUS)) as server, ExitStack() as held:
        monkeypatch.setattr(descriptors, "limit", lambda: 10)
        codes = []
        for _ in range(12):  # each keeps its connection
            client = held.enter_context(httpx.Client(base_url=server.address, trust_env=False, timeout=20))
            codes.append(client.get("/healthz").status_code)
    assert codes == [200] * 8 + [503] * 4
