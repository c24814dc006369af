"""Requests that never become complete are ended, and nobody else notices them."""

import contextlib
import socket
from collections.abc import Iterator
from http.client import HTTPResponse

import pytest

from tianxia.server import patience
from tianxia.server.app import Settings
from tianxia.server.patience import LARGEST_HEAD

from .browser import Browser, Reader
from .serving import Running, running

HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
LONG = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n"
WHOLE = HEAD + b"\r\n"


@pytest.fixture
def hasty(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that waits for the rest of a request only for parts of a second."""
    short = patience.protocol(head=0.3, body=0.4, most=20)
    monkeypatch.setattr("tianxia.server.serve.PatientProtocol", short)
    with running(Settings(database=database)) as server:
        yield server


def line_to(server: Running) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=20)


def read_all(line: socket.socket) -> bytes:
    told = b""
    try:
        while part := line.recv(1 << 16):
            told += part
    except ConnectionResetError:
        pass
    return told


def ended_by_patience(server: Running, half: bytes) -> None:
    with line_to(server) as line:
        line.sendall(half)
        told = read_all(line)  # until the server hangs up
    assert told.startswith(b"HTTP/1.1 403 " if half.startswith(LONG) else b"HTTP/1.1 408 ")


@pytest.mark.parametrize("half", [b"", b"G", HEAD, HEAD + b"x-a: b\r\n", b"\r\n\r\n\r\n", LONG, LONG + b'{"name": '])
def test_half_a_request_is_ended(hasty: Running, half: bytes) -> None:
    ended_by_patience(hasty, half)


@pytest.mark.parametrize("half", [b"G", HEAD, b"\r\n", LONG])
def test_half_a_request_after_a_whole_one(hasty: Running, half: bytes) -> None:
    with line_to(hasty) as line:
        line.sendall(WHOLE)
        with HTTPResponse(line) as answer:
            answer.begin()
            assert (answer.status, len(answer.read()) > 0) == (200, True)
        line.sendall(half)
        told = read_all(line)
    assert told.startswith(b"HTTP/1.1 403 " if half.startswith(LONG) else b"HTTP/1.1 408 ")


def test_a_drop_now_and_then_does_not_help(hasty: Running) -> None:
    with line_to(hasty) as line:
        line.sendall(HEAD)
        line.settimeout(0.02)
        told = b""
        while not told:
            line.sendall(b"x-a: b\r\n")
            with contextlib.suppress(TimeoutError):
                told = line.recv(1 << 16)
    assert told.startswith(b"HTTP/1.1 408 ")  # and not 400, for a head that is too large


def test_two_hundred_of_them_leave_room_for_others(hasty: Running) -> None:
    lines = [line_to(hasty) for _ in range(200)]
    try:
        for line in lines:
            try:
                line.sendall(HEAD)
            except OSError:
                continue  # one too many: it was hung up on
        ended = [read_all(line) for line in lines]
        assert {told.partition(b"\r\n")[0] for told in ended} <= {b"", b"HTTP/1.1 408 Request Timeout"}
    finally:
        for line in lines:
            line.close()
    with Browser(hasty.address) as ann:
        table = ann.open("me", "here")
        with ann.live(table, 0) as live:
            reader = Reader(live)
            reader.read()
            ended_by_patience(hasty, LONG)  # longer than any request may take: a socket is not one
            ann.move(table, 0)
            assert reader.read() == ann.sight(table, 0)


def test_a_head_that_is_too_large_is_answered(hasty: Running) -> None:
    large = b"/" + b"x" * (LARGEST_HEAD + 1)
    upgrade = b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    for request in (
        b"GET " + large + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nx-a: " + large + b"\r\n\r\n",
        b"GET /api/tables/x/live?" + large + b" HTTP/1.1\r\nHost: localhost" + upgrade + b"\r\n",
    ):
        with line_to(hasty) as line:
            line.sendall(request)
            assert read_all(line).startswith(b"HTTP/1.1 400 ")
