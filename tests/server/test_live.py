"""Live updates: in step, without gaps, to the right readers only, and unharmed by what is sent back."""

import contextlib
import json
import random
import socket as sockets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tianxia.server.app import Settings

from .browser import Browser, Reader, frame, two_people
from .serving import Running, running
from .waiting import until


def is_closed(socket: ClientConnection, code: int) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


def test_every_change_is_told(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.open("me", "open")
    with ann.live(table, 0) as first, eve.live(table) as third:
        readers = [Reader(first), Reader(third)]
        assert [reader.read()["status"] for reader in readers] == ["open", "open"]
        bob.join(table, ann.invitation(table))
        assert [reader.read()["status"] for reader in readers] == ["running", "running"]
        with bob.live(table, 1) as second:
            readers.insert(1, Reader(second))
            readers[1].read()
            chance = random.Random(1)
            people = [ann, bob]
            for _ in range(30):
                owing = [n for n in (0, 1) if (d := people[n].sight(table, n)["decision"]) and d["options"]]
                mover = chance.choice(owing)
                people[mover].random_move(table, mover, chance)
                for seat, reader in enumerate(readers):
                    sight = (ann, bob, eve)[seat].sight(table, None if seat == 2 else seat)
                    assert reader.read_until(sight["seq"]) == sight


def test_undo_is_told(ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    with ann.live(table, 0) as socket:
        reader = Reader(socket)
        reader.read()
        for option in ("1@QIN", "2@CHU"):
            reader.read_until(ann.move(table, 0, option)["seq"])
        number = ann.sight(table, 0)["decision"]["number"]
        ann.post(f"/api/tables/{table}/undo", {"seat": 0, "number": number})
        assert reader.read() == ann.sight(table, 0)
        reader.read_until(ann.move(table, 0, "3@CHU")["seq"])
        assert reader.sight == ann.sight(table, 0)


def test_a_lost_connection_goes_on_without_a_gap(ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    chance = random.Random(2)
    told: list[Any] = []
    movers: list[int] = []
    since, present = -1, None
    for turn in range(12):
        with ann.live(table, 0, since) as socket:
            reader = Reader(socket)
            reader.told, reader.movers, reader.sight = told, movers, present
            for _ in range(chance.randrange(3)):
                ann.any_move(table, chance)
            present = ann.sight(table, 0)
            if since != present["seq"]:
                assert reader.read_until(present["seq"]) == present
            told, movers, since = reader.told, reader.movers, present["seq"]
            if turn % 3 == 0:
                socket.socket.close()  # the cable is cut, without a goodbye
        if turn % 2:
            ann.any_move(table, chance)


def test_whoever_is_up_to_date_hears_nothing_until_something_happens(ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    seq = ann.sight(table, 0)["seq"]
    with ann.live(table, 0, seq) as socket:
        ann.move(table, 0, "5@WU")
        assert frame(socket)["seq"] == seq + 1


@pytest.mark.parametrize("since", [-5, 0, 7, 10**6])
def test_any_other_number_gets_the_present_at_once(ann: Browser, since: int) -> None:
    table = ann.open("me", "here", beginner=True)
    ann.move(table, 0, "5@WU")
    with ann.live(table, 0, since) as socket:
        sight = frame(socket)
        assert sight == ann.sight(table, 0)


def test_no_gap_over_a_restart(database: str) -> None:
    """What the reader has not seen is sent, even if the server counts from the stored log again."""
    with running(Settings(database=database)) as server, Browser(server.address) as ann, Browser(server.address) as bob:
        table = ann.open("me", "open")
        bob.join(table, ann.invitation(table))
        ann.move(table, 0)
        with ann.live(table, 0) as socket:
            since = frame(socket)["seq"]
        cookies, others = dict(ann.client.cookies), dict(bob.client.cookies)
    with running(Settings(database=database)) as server, Browser(server.address) as ann, Browser(server.address) as bob:
        ann.become(cookies)
        bob.become(others)
        assert ann.sight(table, 0)["seq"] == since
        bob.move(table, 1)
        with ann.live(table, 0, since) as socket:
            assert frame(socket) == ann.sight(table, 0)


def test_two_connections_of_a_seat_stay_in_step(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob, beginner=True)
    with ann.live(table, 0) as one, ann.live(table, 0) as other:
        readers = [Reader(one), Reader(other)]
        for _ in range(6):
            ann.move(table, 0)
            bob.move(table, 1)
        seq = ann.sight(table, 0)["seq"]
        sights = [reader.read_until(seq) for reader in readers]
        assert sights[0] == sights[1] == ann.sight(table, 0)


def test_the_hidden_stays_hidden_on_the_line(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    for seat, person in ((0, bob), (1, ann), (5, ann), (-1, ann)):
        with person.live(table, seat) as socket:
            is_closed(socket, 4404)
    with ann.live("nothing") as socket:
        is_closed(socket, 4404)


def test_pages_of_other_sites_may_not_listen(ann: Browser) -> None:
    table = ann.open("me", "here")
    host = ann.address.removeprefix("http://")
    for origin in ("http://evil.example", "null", "", f"http://{host}.evil.example", "http://127.0.0.1:1", "evil"):
        with ann.live(table, 0, origin=origin) as socket:
            is_closed(socket, 4403)
    with ann.live(table, 0, origin=f"http://{host}") as socket:
        assert frame(socket)["seat"] == 0


def test_a_wrong_address_is_refused(ann: Browser) -> None:
    table = ann.open("me", "here")
    ws = ann.address.replace("http", "ws", 1)
    for path in (f"/api/tables/{table}/live?seat=blue", f"/api/tables/{table}/live?since=x", "/api/nothing", "/"):
        try:
            with connect(ws + path, proxy=None, open_timeout=10) as socket:
                socket.recv(timeout=10)
        except (ConnectionClosed, InvalidStatus):
            continue
        raise AssertionError(path)


def test_many_readers_and_many_moves_at_once(ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)

    def follow(_: int) -> Any:
        with ann.live(table, 0) as socket:
            return Reader(socket).read_until(12)

    with ThreadPoolExecutor(8) as pool:
        following = [pool.submit(follow, n) for n in range(8)]
        for seat in (0, 1):
            for _ in range(6):
                ann.move(table, seat)
        sights = [each.result(timeout=30) for each in following]
    assert all(sight["seq"] >= 12 for sight in sights)


def test_readers_who_leave_are_forgotten(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    for n in range(10):
        with ann.live(table, 0) as socket:
            frame(socket)
            if n % 2:
                socket.socket.close()
    ann.move(table, 0, "5@WU")
    until(lambda: not server.hall._tables[table].watchers)


def test_a_ping_shows_that_the_line_is_alive(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.server.live.PING", 0.05)
    table = ann.open("me", "here")
    with ann.live(table, 0, since=0) as socket:
        assert json.loads(socket.recv(timeout=10))["type"] == "ping"


FRAMES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(['{"type":"move"}', "[" * 5000, "null", '{"type":"sight"}', "\0", "x" * 60000]),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(FRAMES, max_size=8))
def test_whatever_is_sent_is_dropped(server: Running, ann: Browser, frames: list[str | bytes]) -> None:
    table = ann.open("me", "here", beginner=True)
    with ann.live(table, 0) as socket:
        first = frame(socket)
        for each in frames:
            socket.send(each)
        ann.move(table, 0, "5@WU")
        assert frame(socket)["seq"] == first["seq"] + 1
    assert len(server.log_of(table)) == 1


def test_a_huge_frame_closes_only_its_own_line(ann: Browser) -> None:
    table = ann.open("me", "here", beginner=True)
    with ann.live(table, 0) as good:
        frame(good)
        for size in (1 << 17, 1 << 22):
            with ann.live(table, 0) as bad:
                frame(bad)
                with contextlib.suppress(ConnectionClosed, OSError):
                    bad.send("x" * size)
                with pytest.raises((ConnectionClosed, OSError)):
                    bad.recv(timeout=10)
        ann.move(table, 0, "5@WU")
        assert frame(good)["moves"] == 1


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(noise=st.lists(st.binary(min_size=1, max_size=300), min_size=1, max_size=5), upgrade=st.booleans())
def test_noise_instead_of_frames(ann: Browser, noise: list[bytes], upgrade: bool) -> None:
    """Bytes that are neither frames nor requests: the connection is dropped, the server goes on."""
    host, _, port = ann.address.removeprefix("http://").partition(":")
    with sockets.create_connection((host, int(port)), timeout=5) as line:
        if upgrade:
            head = "GET /api/tables/nothing/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            line.sendall(
                (head + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n").encode()
            )
        try:
            for part in noise:
                line.sendall(part)
            line.shutdown(sockets.SHUT_WR)
            while line.recv(4096):
                pass
        except OSError:
            pass
    assert ann.get("/api/me").status_code == 200
