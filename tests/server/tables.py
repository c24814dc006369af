"""Tables of Sun Tzu and others: opened, played at, given up, and put into the database as they are."""

import random
from typing import Any

from sqlalchemy import insert

import tianxia
from tests.data.moments import moment
from tianxia.server import schema
from tianxia.server.new_table import Seat
from tianxia.server.records import entry_row, new_id, now, seat_row, table_row

from .browser import Browser
from .serving import Running


def opened(person: Browser, *kinds: str, **more: Any) -> str:
    """A table of Sun Tzu, or of ZhanGuo for more people."""
    seats = [{"kind": kind} if kind in ("me", "here", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    game = {2: "sun_tzu", 3: "zhanguo"}[len(kinds)]
    answer = person.post("/api/tables", {"game": game, "players": len(kinds), "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def lists(person: Browser) -> dict[str, list[str]]:
    found = person.get("/api/tables").json()
    return {name: [line["id"] for line in found[name]] for name in ("mine", "finished", "open", "for_you")}


def act(person: Browser, table: str, what: str, **body: Any) -> Any:
    return person.post(f"/api/tables/{table}/{what}", body)


def play_a_round(table: str, *people: Browser) -> None:
    """Until the second begins: a rated game counts from then on."""
    sight = people[0].sight(table)
    while sight["view"]["round"] < 2:
        seat = next(each["seat"] for each in sight["seats"] if each["owes"])
        sight = people[seat].move(table, seat)


RATED = {"game": "sun_tzu", "options": {"beginner": True}, "rated": True}


def rated_table(first: Browser, second: Browser) -> str:
    answer = first.post("/api/tables", {**RATED, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    invitation = first.invitation(table)
    assert second.sight(table)["rated"]  # known before one joins
    assert second.join(table, invitation).status_code == 200
    return table


def told(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def nudge(person: Browser, table: str, seat: int, goal: object) -> tuple[int, str]:
    return told(act(person, table, "nudge", seat=seat, goal=goal))


def wish(person: Browser, table: str, seat: int) -> tuple[int, str]:
    return told(act(person, table, "wish", seat=seat, number=person.sight(table, seat)["undo"]["number"]))


def consent(person: Browser, table: str, seat: int, agrees: bool) -> tuple[int, str]:
    return told(act(person, table, "consent", seat=seat, agrees=agrees))


def play_out(table: str, people: list[Browser], chance: random.Random) -> Any:
    """Random legal moves until the game is over; what the last of them was answered."""
    sight = people[0].sight(table)
    while not sight["over"]:
        seat = chance.choice([each["seat"] for each in sight["seats"] if each["owes"]])
        sight = people[seat].random_move(table, seat, chance)
    return sight


# Put into the database


def sits(person: Browser, name: str = "Ann") -> Seat:
    return Seat("human", name, None, person.person, None)


def put(server: Running, game: tianxia.Game, *seats: Seat, id_: str = "", at: str = "", **more: Any) -> str:
    """The game on a table, as if it had been played there."""
    table, at = id_ or new_id(), at or now()
    entries = [entry_row(table, number, entry, at) for number, entry in enumerate(game.entries)]
    server.write(
        insert(schema.tables).values({**table_row(table, game, at), "over": int(game.over), **more}),
        insert(schema.seats).values([seat_row(table, number, seat) for number, seat in enumerate(seats)]),
        *([insert(schema.entries).values(entries)] if entries else []),
    )
    return table


def lesson() -> tianxia.Game:
    """A short game that is over."""
    return moment("the end of a short lesson")


def before_the_end(game: tianxia.Game) -> tuple[tianxia.Game, int, str]:
    """The game before its last move, whose it is, and the move."""
    before = tianxia.new(game.registration.name, seed=int(str(game.seed)), players=game.players, options=game.options)
    *moves, last = game.moves
    for move in moves:
        before.play(move.seat, game.text_of(move))
    return before, last.seat, game.text_of(last)


def finished(server: Running, browser: Browser) -> str:
    """A game of one person who played both sides."""
    return put(server, lesson(), sits(browser), sits(browser, "Ann's guest"), hints=1)
