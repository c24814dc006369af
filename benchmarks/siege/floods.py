"""One visitor wants everything: requests, lobbies, names, tables, sockets, frames, half requests. Another plays on."""

import contextlib
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
from tests.server.browser import Browser
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tianxia.server.app import Settings

from .house import House, Result, standing

SECONDS = 3.0
FEW = 3  # honest requests: with fewer nothing was seen
FEW_NAMES = 10  # that one address may keep
SLOWEST = 3.0  # seconds that an honest request may take meanwhile


def looks(client: httpx.Client) -> None:
    client.get("/api/me").raise_for_status()


@contextlib.contextmanager
def somebody_plays(
    house: House, times: list[float], ask: Callable[[httpx.Client], None] = looks, pause: float = 0.1
) -> Iterator[None]:
    """From another address: 127.0.0.2 is this machine as well."""
    enough = threading.Event()

    def play() -> None:
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=house.address, transport=transport, timeout=20) as client:
            while not enough.wait(pause):
                began = time.perf_counter()
                ask(client)
                times.append(time.perf_counter() - began)

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield
        until = time.monotonic() + SECONDS
        while len(times) < FEW and time.monotonic() < until:
            time.sleep(0.05)
    finally:
        enough.set()
        thread.join(30)


def verdict(name: str, tries: int, seen: str, times: list[float], is_held: bool) -> Result:
    broken = [] if is_held else ["nothing was refused"]
    slowest = max(times, default=99.0)
    if slowest > SLOWEST or len(times) < FEW:
        broken.append(f"somebody else waited {slowest:.1f} s")
    return Result(name, tries, f"{seen}; others waited at most {slowest:.2f} s", broken)


def requests(house: House, path: str) -> Result:
    times: list[float] = []
    codes: Counter[int] = Counter()
    with somebody_plays(house, times), httpx.Client(base_url=house.address, trust_env=False, timeout=20) as client:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            answer = client.get(path)
            codes[answer.status_code] += 1
            if answer.status_code == 429 and "retry-after" not in answer.headers:
                codes[0] += 1
    seen = ", ".join(f"{count} x {code}" for code, count in sorted(codes.items()))
    return verdict(f"flood of {path}", codes.total(), seen, times, codes[429] > 0 and not codes[0])


def names(house: House) -> Result:
    """Each by somebody new, who needs no cookie for it but that of the token. Somebody else signs in meanwhile."""
    codes: Counter[int] = Counter()
    secret, times = "correct horse", list[float]()
    with Browser(house.address) as honest:
        honest.post("/api/me/keep", {"name": "Honest", "password": secret}).raise_for_status()

    def signs_in(client: httpx.Client) -> None:
        client.get("/api/me").raise_for_status()
        head = {"x-csrftoken": client.cookies["csrftoken"]}
        body = {"name": "Honest", "password": secret}
        client.post("/api/sign_in/password", json=body, headers=head).raise_for_status()

    def keeps(n: int) -> None:
        time.sleep(0.5)  # slowly enough for the limit of requests
        with Browser(house.address) as stranger:
            codes[stranger.post("/api/me/keep", {"name": f"Taken {n}", "password": secret}).status_code] += 1

    with somebody_plays(house, times, signs_in, 1.5), ThreadPoolExecutor(4) as many:
        list(many.map(keeps, range(60)))
        time.sleep(SECONDS)
    seen = ", ".join(f"{count} x {code}" for code, count in sorted(codes.items()))
    return verdict("names that are kept", codes.total(), seen, times, codes[429] > 0 and codes[200] <= FEW_NAMES)


def tables(house: House) -> Result:
    """Somebody new each time, with bots alone."""
    times: list[float] = []
    codes: Counter[int] = Counter()
    body = {"game": "great_wall", "players": 4, "seats": [{"kind": "bot", "bot": "greedy"}] * 4}
    with somebody_plays(house, times):
        for _ in range(60):
            with Browser(house.address) as stranger:
                codes[stranger.post("/api/tables", body).status_code] += 1
    seen = ", ".join(f"{count} x {code}" for code, count in sorted(codes.items()))
    return verdict("tables of bots alone", codes.total(), seen, times, codes[429] > 0)


def half_requests(house: House) -> Result:
    times: list[float] = []
    host, _, port = house.address.removeprefix("http://").partition(":")
    lines: list[socket.socket] = []
    with somebody_plays(house, times):
        for _ in range(600):
            with contextlib.suppress(OSError):
                line = socket.create_connection((host, int(port)), timeout=5)
                lines.append(line)
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")
        time.sleep(12)  # longer than a head may take
        held = sum([is_open(line) for line in lines])
    for line in lines:
        line.close()
    return verdict("half requests", len(lines), f"{held} still held after 12 s", times, held == 0)


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def sockets(house: House) -> Result:
    times: list[float] = []
    refused = 0
    with Browser(house.address) as ann, somebody_plays(house, times), contextlib.ExitStack() as held:
        table = ann.open("me", "here")
        for _ in range(60):
            time.sleep(0.05)  # each is a request, too
            try:
                line = held.enter_context(ann.live(table))
                line.recv(timeout=5)
            except (ConnectionClosed, InvalidStatus, OSError):
                refused += 1
    return verdict("sockets of one person", 60, f"{refused} refused", times, refused > 0)


def frames(house: House) -> Result:
    times: list[float] = []
    with Browser(house.address) as ann, somebody_plays(house, times), ann.live(ann.open("me", "here")) as line:
        sent = send_until_hung_up(line)
    return verdict("frames into a socket", sent, f"hung up after {sent}", times, sent < 20_000)


def send_until_hung_up(line: ClientConnection) -> int:
    until = time.monotonic() + SECONDS
    sent = 0
    with contextlib.suppress(ConnectionClosed):
        while time.monotonic() < until and sent < 20_000:
            line.send("x" * 1000)
            sent += 1
    return sent


def floods(database: str, folder: Path) -> list[Result]:
    settings = Settings(database, requests_per_second=20, sockets=40, new_tables=30, new_names=FEW_NAMES)
    attacks: list[Callable[[House], Result]] = [
        lambda house: requests(house, "/api/games"),
        lambda house: requests(house, "/api/tables"),
        lambda house: requests(house, "/api/tables/"),
        lambda house: requests(house, "/api/nothing"),
        sockets,
        frames,
        half_requests,
        names,
        tables,  # last: an hour would have to pass before there could be others
    ]
    results = []
    with standing(settings, folder) as house:
        for attack in attacks:
            results.append(attack(house))
            time.sleep(2.5)  # until the limits are full again
    return results
