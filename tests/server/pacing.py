"""A clock that only tests set, and tables that are played by it."""

import threading
from typing import Any

from tianxia.server.app import Settings

from .browser import Browser
from .serving import GENEROUS, Running

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
BEGIN = 1_800_000_000_000  # 2027-01-15T08:00Z
TEN = {"kind": "live", "seconds": 600, "increment": 10}
TWO_DAYS = {"kind": "days", "days": 2}


class Clock:
    """Stands until it is set forward."""

    def __init__(self) -> None:
        self.moment = BEGIN
        self.awake = 0  # not even a busy machine makes the server believe that it has slept

    def __call__(self) -> int:
        return self.moment

    def forward(self, milliseconds: int, *servers: Running) -> None:
        self.moment += milliseconds
        for server in servers:
            server.app.state.timekeeper.hurry()

    def sleep(self, milliseconds: int, server: Running) -> None:
        """Nothing goes on meanwhile, as when a laptop is shut: the server learns of both clocks at once."""
        done = threading.Event()

        def wake() -> None:
            self.moment += milliseconds
            self.awake += milliseconds
            done.set()

        server.app.state.timekeeper._loop.call_soon_threadsafe(wake)
        assert done.wait(20)
        server.app.state.timekeeper.hurry()


def settings(database: str, clock: Clock) -> Settings:
    return Settings(database=database, now=clock, awake=lambda: clock.awake, **GENEROUS)


def open_paced(person: Browser, pace: dict[str, Any] | None, *seats: str, **options: Any) -> str:
    wanted = [{"kind": s} if s in ("me", "here", "open") else {"kind": "bot", "bot": s} for s in seats]
    body = {"game": "sun_tzu", "seats": wanted, "options": options or {"beginner": True}, "pace": pace}
    answer = person.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def duel(ann: Browser, bob: Browser, pace: dict[str, Any]) -> str:
    """Both lay orders in secret, at the same time."""
    table = open_paced(ann, pace, "me", "open")
    assert bob.join(table, ann.invitation(table), "Bob").status_code == 200
    return table


ORDERS = ["1@QIN", "2@CHU", "3@WU", "4@HAN-QI", "5@JIN-YAN", "ready"]


def lay(person: Browser, table: str, seat: int) -> None:
    for order in ORDERS:
        person.move(table, seat, order)


def clocks(person: Browser, table: str) -> dict[int, Any]:
    return {clock["seat"]: clock for clock in person.sight(table).get("clocks", [])}


def left(person: Browser, table: str) -> list[int]:
    return [clock["left"] for clock in clocks(person, table).values()]


def notes(person: Browser, table: str) -> list[tuple[str, int]]:
    return [(note["kind"], note["seat"]) for note in person.sight(table).get("notes", [])]


def asked(person: Browser, table: str) -> list[int]:
    return [seat["seat"] for seat in person.sight(table)["seats"] if seat["owes"]]
