"""`tianxia play`: the address that it shows can be used right away."""

import socket
import threading
import webbrowser

import pytest

from tianxia import BadInput
from tianxia.server import serve
from tianxia.server.app import Settings


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
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    serve.serve("127.0.0.1", 0, True, Settings())
    assert was_opened.wait(5)
    assert f"Tianxia is at {opened[0]} " in capsys.readouterr().out


def test_a_port_in_use_is_told() -> None:
    taken = serve.listening_socket("127.0.0.1", 0)
    taken.listen()
    try:
        with pytest.raises(BadInput, match=r"The server cannot listen on 127\.0\.0\.1"):
            serve.listening_socket("127.0.0.1", taken.getsockname()[1])
    finally:
        taken.close()
