"""`tianxia play`: the address that it shows can be used at once."""

import socket
import threading
import webbrowser

import pytest

from tianxia import BadInput
from tianxia.server import serve
from tianxia.server.app import Settings


class Watcher:
    """In the place of the web server: comes as a reader does before anything is answered."""

    def __init__(self, app: object, *settings: object) -> None:
        """Whatever is served."""

    def run(self, sockets: list[socket.socket]) -> None:
        """A line is taken though nobody has answered one."""
        (listening,) = sockets
        with socket.create_connection(listening.getsockname(), timeout=5):
            pass
        listening.close()


def test_whoever_comes_early_is_not_turned_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The browser is opened before the server has started: it must find somebody there."""
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
