"""`tianxia play`: the address that it shows can be used right away."""

import contextlib
import signal
import socket
import threading
import webbrowser
from pathlib import Path

import httpx
import pytest

from tianxia import BadInput
from tianxia.server import serve
from tianxia.server.app import Settings

from .processes import start_server

DRAIN = 1.5  # seconds


class Watcher:
    """Replaces the web server: connects like a reader before anything is answered."""

    def __init__(self, app: object, *settings: object) -> None:
        """Accepts whatever is served."""

    def run(self, sockets: list[socket.socket]) -> None:
        """A connection is accepted although nobody answers yet."""
        (listening,) = sockets
        with socket.create_connection(listening.getsockname(), timeout=5):
            pass
        listening.close()


def test_whoever_comes_early_is_not_turned_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The browser is opened before the server has started: it must find something listening."""
    opened: list[str] = []
    was_opened = threading.Event()

    def open_browser(address: str) -> bool:
        opened.append(address)
        was_opened.set()
        return True

    monkeypatch.setattr(webbrowser, "open", open_browser)
    monkeypatch.setattr(serve, "create_app", lambda settings: None)
    monkeypatch.setattr(serve, "web_server", Watcher)
    monkeypatch.setattr(serve, "share_fairly", lambda: None)
    serve.serve("127.0.0.1", 0, True, Settings(f"sqlite:///{tmp_path}/tables.sqlite3"))
    assert was_opened.wait(60)
    assert f"Tianxia is at {opened[0]} " in capsys.readouterr().out


def test_a_port_in_use_is_told() -> None:
    taken = serve.listening_socket("127.0.0.1", 0)
    taken.listen()
    try:
        with pytest.raises(BadInput, match=r"The server cannot listen on 127\.0\.0\.1"):
            serve.listening_socket("127.0.0.1", taken.getsockname()[1])
    finally:
        taken.close()


def test_a_server_that_is_told_to_stop_first_sends_everybody_elsewhere(database: str) -> None:
    """With `--drain` a proxy has time to notice: until then it is answered, not cut off."""
    process, address = start_server(database, "--drain", str(DRAIN))
    paths = ("/readyz", "/api/games", "/healthz")
    codes: list[list[int]] = []
    with contextlib.suppress(httpx.TransportError):  # until it is gone
        while process.poll() is None:  # everybody comes by a line of their own, as from a proxy
            answers = [httpx.get(address + path, trust_env=False, verify=False, timeout=20) for path in paths]
            codes.append([answer.status_code for answer in answers])
            if len(codes) == 1:
                process.terminate()
    assert process.wait(timeout=20) == -signal.SIGTERM  # what it was told, when all was done
    assert process.stdout is not None
    process.stdout.close()
    assert codes[0] == [200, 200, 200]
    stopping = codes[codes.index([503, 503, 200]) :]  # some may have come before the signal
    assert stopping == [[503, 503, 200]] * len(stopping)
