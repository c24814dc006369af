"""A browser without a window: one person's cookies, and everything that was sent to them."""

import json
import random
import time
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tianxia.server.sessions import COOKIE, visitor_of

TIMEOUT = 60  # seconds; the machine may be busy


class Browser:
    """Sends requests as the browser app does; `heard` keeps every text that came back."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        # None of these servers speaks TLS: reading all certificates anew for every browser would cost more than asking.
        self.client = httpx.Client(base_url=address, headers=headers, timeout=TIMEOUT, trust_env=False, verify=False)
        self.heard: list[str] = []
        self.person = ""
        self.get("/api/me")
        self._arrive()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.client.close()

    def get(self, path: str, **parameters: Any) -> httpx.Response:
        answer = self.client.get(path, params=parameters or None)
        self.heard.append(answer.text)
        return answer

    def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        token = self.client.cookies.get("csrftoken") or ""
        answer = self.client.post(path, json=body, headers={"x-csrftoken": token, **headers})
        self.heard.append(answer.text)
        return answer

    def become(self, cookies: dict[str, str]) -> None:
        """Go on with the earlier cookies, as a browser does when the server was restarted."""
        self.client.cookies.clear()
        self.client.cookies.update(cookies)
        self._arrive()

    def _arrive(self) -> None:
        """The id of somebody who comes without an account; it stays theirs, while their token does not."""
        self.person = visitor_of((self.client.cookies.get(COOKIE) or "").partition(".")[0])

    # At a table

    def open(self, *seats: str, **options: Any) -> str:
        """Seats as `me`, `here`, `open`, or a bot's name."""
        wanted = [{"kind": s} if s in ("me", "here", "open") else {"kind": "bot", "bot": s} for s in seats]
        answer = self.post("/api/tables", {"game": "sun_tzu", "seats": wanted, "options": options})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def open_game(
        self, game: str, *seats: str, players: int, options: dict[str, Any] | None = None, seed: int | None = None
    ) -> str:
        """The same for any game; with a seed that everybody may know, always the same deal."""
        wanted = [{"kind": s} if s in ("me", "here", "open") else {"kind": "bot", "bot": s} for s in seats]
        body: dict[str, Any] = {"game": game, "players": players, "seats": wanted, "options": options or {}}
        if seed is not None:
            body["seed"] = str(seed)
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def sight(self, table: str, seat: int | None = None) -> Any:
        answer = self.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def try_move(self, table: str, seat: int, option: str, number: int) -> httpx.Response:
        return self.post(f"/api/tables/{table}/moves", {"seat": seat, "option": option, "number": number})

    def move(self, table: str, seat: int, option: str | None = None) -> Any:
        """Play an option (the first if none is named) in the current decision."""
        decision = self.sight(table, seat)["decision"]
        text = decision["options"][0]["text"] if option is None else option
        answer = self.try_move(table, seat, text, decision["number"])
        assert answer.status_code == 200, answer.text
        return answer.json()

    def random_move(self, table: str, seat: int, chance: random.Random) -> Any:
        decision = self.sight(table, seat)["decision"]
        answer = self.try_move(table, seat, chance.choice(decision["options"])["text"], decision["number"])
        assert answer.status_code == 200, answer.text
        return answer.json()

    def any_move(self, table: str, chance: random.Random) -> Any:
        """A random move of any of this person's seats that is asked."""
        seats = [seat["seat"] for seat in self.sight(table)["seats"] if seat["mine"] and seat["owes"]]
        return self.random_move(table, chance.choice(seats), chance)

    def invitation(self, table: str) -> str:
        link: str = self.sight(table)["invitations"][0]["link"]
        return link.partition("invitation=")[2]

    def join(self, table: str, invitation: str, name: str = "Friend") -> httpx.Response:
        return self.post(f"/api/tables/{table}/join", {"invitation": invitation, "name": name})

    # Live

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def live(
        self, table: str, seat: int | None = None, since: int = -1, host: str | None = None, **more: Any
    ) -> ClientConnection:
        query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
        socket: ClientConnection = connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}",
            additional_headers={"cookie": self.cookies, **({"host": host} if host else {})},
            open_timeout=TIMEOUT,
            max_size=None,
            proxy=None,
            **more,
        )
        return socket


def told(socket: ClientConnection, kind: str) -> Any:
    """The next message of that kind; the others are skipped, and pings do not prolong the time for it."""
    end = time.monotonic() + TIMEOUT
    while True:
        message = json.loads(socket.recv(timeout=max(0.0, end - time.monotonic())))
        if message["type"] == kind:
            return message


def frame(socket: ClientConnection) -> Any:
    """The next frame with a sight."""
    return told(socket, "sight")["sight"]


def two_people(first: Browser, second: Browser, **options: Any) -> str:
    """A table where the second person has accepted the first one's invitation."""
    table = first.open("me", "open", **options)
    assert second.join(table, first.invitation(table)).status_code == 200
    return table


def among(people: list[Browser], game: str, players: int, options: dict[str, Any]) -> str:
    """A table where each of these people has a seat, in order."""
    first, *others = people
    table = first.open_game(game, "me", *["open"] * len(others), players=players, options=options)
    for other in others:
        assert other.join(table, first.invitation(table)).status_code == 200
    return table


class Reader:
    """Puts the frames together as the browser does: a frame may leave out what was sent before and never changes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[Any] = []
        self.movers: list[int] = []
        self.sight: Any = None

    def read(self) -> Any:
        sight = frame(self.socket)
        assert sight["told_from"] <= len(self.told), "a gap"
        self.told[sight["told_from"] :] = sight["told"]
        self.movers[max(0, sight["told_from"] - 1) :] = sight.get("movers", [])
        known = {} if sight["told_from"] == 0 else {name: self.sight[name] for name in ("options", "shuffle")}
        movers = {"movers": list(self.movers)} if self.movers else {}
        self.sight = {**known, **sight, "told_from": 0, "told": list(self.told), **movers}
        return self.sight

    def read_until(self, seq: int) -> Any:
        while self.sight is None or self.sight["seq"] < seq:
            before = -1 if self.sight is None else self.sight["seq"]
            assert self.read()["seq"] > before, "the numbers of the frames grow"
        return self.sight
