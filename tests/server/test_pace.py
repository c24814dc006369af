"""How far somebody is with a secret answer stays hidden.

The same table is played in several worlds. They differ only in how many orders the other side has laid, taken
back and laid again when the reader looks; all that the server sends the reader must be the same, byte for byte:
every response with its headers, and the stream of the connection. The table has clocks: they say no more.
"""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tianxia.core.seed import Shuffle
from tianxia.server.app import Settings
from tianxia.server.live import PING_MESSAGE
from tianxia.server.luck import Start

from .browser import TIMEOUT, Browser
from .databases import NewDatabase
from .pacing import BEGIN, SECOND, TEN, Clock, duel
from .serving import Running, running

pytestmark = pytest.mark.usefixtures("plans_anywhere")

ORDERS = ["1@QIN", "2@CHU", "3@WU", "4@HAN-QI", "5@JIN-YAN"]
WORLDS: dict[str, list[str]] = {
    "two": ORDERS[:2],
    "all": ORDERS,
    "to and fro": [*ORDERS[:3], "back WU", "3@WU", "undo", "redo", "undo"],
    "begun anew": ["1@QIN", "undo", "1@QIN", "undo"],
}
OF_THE_MOMENT = ("date", "set-cookie", "x-request-id")  # the last is random
Reader = tuple[Browser, int | None]
Answers = dict[str, tuple[int, list[tuple[str, str]], bytes]]


CLOCK = [""]


@pytest.fixture(scope="module")
def _tame_chance() -> Iterator[None]:
    """The same seed, name and faces in every world, and a clock that the test sets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tianxia.server.luck.fresh_start", lambda: Start(Shuffle("11" * 32)))
        patch.setattr("tianxia.server.new_table.secrets.choice", lambda letters: letters[0])
        patch.setattr("tianxia.server.new_table.secrets.token_urlsafe", lambda size: f"a-name-of-{size}")
        patch.setattr("tianxia.server.faces.digest_of", lambda text: 0)
        for module in ("opening", "moving", "settling"):
            patch.setattr(f"tianxia.server.{module}.now", lambda: CLOCK[0])
        yield


def act(person: Browser, table: str, seat: int, what: str) -> None:
    if what in ("undo", "redo"):
        number = person.sight(table, seat)["undo"]["number"]
        answer = person.post(f"/api/tables/{table}/{what}", {"seat": seat, "number": number})
        assert answer.status_code == 200, answer.text
    else:
        person.move(table, seat, what)


def kept(answer: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    heads = [(name, value) for name, value in answer.headers.items() if name not in OF_THE_MOMENT]
    return answer.status_code, heads, answer.content


def asked_for(reader: Reader, table: str) -> Answers:
    """All that a reader can request, whether it is answered or not."""
    person, own = reader
    path = f"/api/tables/{table}"
    answers = {"list": kept(person.get("/api/tables")), "log": kept(person.get(f"{path}/log"))}
    answers["cards"] = kept(person.get(f"{path}/cards"))
    answers["chat"] = kept(person.get(f"{path}/chat"))
    for name in ("study", "shuffle", "rematch"):
        answers[name] = kept(person.get(f"{path}/{name}"))
    moves = person.sight(table)["moves"]
    for seat in (None, 0, 1):
        query: dict[str, Any] = {} if seat is None else {"seat": seat}
        answers[f"sight {seat}"] = kept(person.get(path, **query))
        for at in range(moves + 2):
            answers[f"replay {seat} {at}"] = kept(person.get(f"{path}/replay", at=at, **query))
        if seat is not None:
            answers[f"previews {seat}"] = kept(person.get(f"{path}/previews", **query))
            number = (person.sight(table, own)["decision"] or {}).get("number", 0)
            answers[f"plan {seat}"] = kept(person.get(f"{path}/plan", number=number, after="5@WU", **query))
            answers[f"advice {seat}"] = kept(person.get(f"{path}/advice", number=number, **query))
            answers[f"stale {seat}"] = kept(person.try_move(table, seat, "5@WU", -1))
            for option in (*ORDERS, "ready", "change", "back WU", "nothing"):
                answers[f"why {seat} {option}"] = kept(person.get(f"{path}/why", option=option, **query))
    with person.live(table, own) as socket:
        answers["first frame"] = (0, [], str(socket.recv(timeout=TIMEOUT)).encode())
    return answers


def test_all_that_can_be_asked_for_is_asked_for(server: Running) -> None:
    paths = {path for path, methods in all_routes(server) if "GET" in methods and path.startswith("/api/tables")}
    with_table = {path.removeprefix("/api/tables").removeprefix("/{table_id:str}").strip("/") for path in paths}
    told = {"", "replay", "log", "chat", "cards", "study", "shuffle", "rematch"}
    assert with_table == told | {"why", "previews", "plan", "advice"}


def all_routes(server: Running) -> Iterator[tuple[str, set[str]]]:
    for route in server.app.routes:
        yield route.path, set(getattr(route, "methods", ()))


class Watching:
    """A connection that keeps every text it receives, except for pings."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    def read_until(self, mark: str) -> list[str]:
        while not self.frames or mark not in self.frames[-1]:
            text = str(self.socket.recv(timeout=TIMEOUT))
            if text != PING_MESSAGE:  # a busy machine sends some: they come by time, whatever anybody does
                self.frames.append(text)
        return self.frames


def play(world: list[str], url: str) -> dict[str, Any]:
    """What the reader (Ann, in seat 0) and a spectator get in a world where Bob did this meanwhile."""
    found: dict[str, Any] = {}
    clock = Clock()
    with (
        running(Settings(database=url, requests_per_second=1_000_000, now=clock, awake=lambda: 0)) as server,
        Browser(server.address) as ann,
        Browser(server.address) as bob,
        Browser(server.address) as eve,
    ):
        CLOCK[0] = "at the beginning"
        table = duel(ann, bob, TEN)
        readers: dict[str, Reader] = {"ann": (ann, 0), "eve": (eve, None)}
        with ann.live(table, 0) as first, ann.live(table) as second, eve.live(table) as third:
            lines = {"ann": Watching(first), "ann watching": Watching(second), "eve": Watching(third)}
            for line in lines.values():
                line.read_until('"seq":')
            CLOCK[0] = "while he thought"
            for what in world:
                clock.forward(SECOND)
                act(bob, table, 1, what)
            clock.moment = BEGIN + 30 * SECOND
            found["while he thinks"] = {name: asked_for(reader, table) for name, reader in readers.items()}
            CLOCK[0] = "when she had thought"
            for order in (*ORDERS, "ready"):
                ann.move(table, 0, order)
            for line in lines.values():
                line.read_until('"sealed":true')  # what was sent before the clock goes on
            clock.forward(10 * SECOND)
            found["when she is ready"] = {name: asked_for(reader, table) for name, reader in readers.items()}
            CLOCK[0] = "while he laid the rest"
            while missing := [order for order in ORDERS if order not in laid(bob, table)]:
                bob.move(table, 1, missing[0])
            clock.forward(10 * SECOND)
            found["when he has all"] = {name: asked_for(reader, table) for name, reader in readers.items()}
            CLOCK[0] = "when he was ready"
            bob.move(table, 1, "ready")
            found["lines"] = {name: list(line.read_until('"orders_lie":true')) for name, line in lines.items()}
            found["afterwards"] = {name: asked_for(reader, table) for name, reader in readers.items()}
    return found


def laid(person: Browser, table: str) -> list[str]:
    provinces = person.sight(table, 1)["view"]["provinces"]
    return [f"{province['orders']['shao']}@{name}" for name, province in provinces.items()]


@pytest.fixture(scope="module")
def nothing(_tame_chance: None, new_url: NewDatabase) -> dict[str, Any]:
    return play([], new_url())


@pytest.mark.parametrize("world", list(WORLDS))
def test_the_pace_of_secret_orders(nothing: dict[str, Any], new_url: NewDatabase, world: str) -> None:
    found = play(WORLDS[world], new_url())
    for moment, by_reader in nothing.items():
        for reader, expected in by_reader.items():
            got = found[moment][reader]
            if isinstance(expected, dict):
                differs = [name for name in expected if got[name] != expected[name]]
                assert not differs, (moment, reader)
            assert got == expected, (moment, reader)


def test_the_reader_does_notice_that_the_answer_is_given(nothing: dict[str, Any]) -> None:
    """The worlds are the same because nothing is told too early, not because nothing is told."""
    before, after = nothing["when he has all"]["ann"], nothing["afterwards"]["ann"]
    assert before["sight 0"] != after["sight 0"]
    clocks = [json.loads(moment["sight 0"][2])["clocks"] for moment in (before, after)]
    assert [clock["left"] // SECOND for clock in clocks[0]] == [580, 550]
    assert [clock["left"] // SECOND for clock in clocks[1]] == [580, 560]
    assert len(nothing["lines"]["ann"]) == 1 + 6 + 1
    assert len(nothing["lines"]["eve"]) == 1 + 1 + 1
