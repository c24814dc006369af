"""A reader that never empties its connection costs little, holds nobody up, and is disconnected."""

import contextlib
import socket as sockets
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tianxia.server.app import Settings
from tianxia.server.live import TOO_SLOW

from .browser import Browser, frame
from .serving import running

SMALL = 4096  # bytes that the systems at both ends buffer for a connection
MOST = 500_000  # bytes that may be in transit nonetheless
MOVES = 300


def slow_line(address: str) -> sockets.socket:
    host, _, port = address.removeprefix("http://").partition(":")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL)
    line.connect((host, int(port)))
    return line


def to_and_fro(ann: Browser, table: str) -> None:
    ann.move(table, 0, "5@WU")
    ann.move(table, 0, "back WU")


def test_it_is_hung_up_on_and_comes_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.server.live.PATIENCE", 0.2)
    with (
        running(Settings(database=database, requests_per_second=1_000_000), send_buffer=SMALL) as server,
        Browser(server.address) as ann,
        Browser(server.address) as quick,
    ):
        table = ann.open("me", "here", beginner=True)
        watchers = server.hall._tables[table].watchers
        line = slow_line(ann.address)
        with (
            ann.live(table, 0, sock=line, compression=None, max_queue=1, ping_interval=None) as slow,
            quick.live(table) as other,
        ):
            for _ in range(MOVES):
                to_and_fro(ann, table)
                if len(watchers) == 1:
                    break
            assert len(watchers) == 1, "nobody was hung up on"
            for order in ("1@QIN", "2@CHU", "3@WU", "4@HAN-QI", "5@JIN-YAN", "ready"):
                ann.move(table, 0, order)  # everyone sees the last one
            seq = quick.sight(table)["seq"]
            while frame(other)["seq"] < seq:
                pass  # the others see everything
            sights = until_closed(slow)
        assert len(str(sights)) < MOST
        with ann.live(table, 0, since=sights[-1]["seq"]) as again:
            assert frame(again) == ann.sight(table, 0)


def until_closed(slow: ClientConnection) -> list[Any]:
    """What was in transit when the server disconnected."""
    sights = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            sights.append(frame(slow))
    assert slow.close_code == TOO_SLOW
    return sights
