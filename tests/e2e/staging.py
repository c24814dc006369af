"""Tables put into the server's database, at a stored moment or with a chosen seed.

The server draws its seeds itself and cannot begin in the middle; but it reads every table that it does not
know from its database, and a table there is a seed, seats and a log of moves.
"""

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime

from sqlalchemy import create_engine, insert, select, update

import tianxia
from tianxia.server import schema
from tianxia.server.luck_models import Luck
from tianxia.server.new_table import Seat
from tianxia.server.orders import order
from tianxia.server.records import entry_row, seat_row, table_row
from tianxia.server.sessions import NEWS

from ..server.browser import Browser
from .people import PATIENCE, Person
from .serving import Server


def person(id_: str, name: str) -> Seat:
    return Seat("human", name, None, id_, None)


def bot(name: str = "random") -> Seat:
    return Seat("bot", name, name, None, None)


def free_seat() -> Seat:
    return Seat("open", "", None, None, secrets.token_urlsafe(9))


def put_on_table(
    server: Server,
    game: tianxia.Game,
    *seats: Seat,
    hints: bool | None = None,
    rated: bool = False,
    luck: Luck | None = None,
) -> str:
    """Store the game as the server would; returns the table's id."""
    id_ = secrets.token_urlsafe(9)
    at = datetime.now(UTC).isoformat(timespec="milliseconds")
    free = int(any(seat.kind == "open" for seat in seats))
    table = {**table_row(id_, game, at, hints, rated, luck=luck), "over": int(game.over), "free": free}
    entries = [entry_row(id_, number, entry, at) for number, entry in enumerate(game.entries)]
    engine = create_engine(f"sqlite:///{server.database}", connect_args={"timeout": 30})
    try:
        with engine.begin() as connection:
            connection.execute(insert(schema.tables).values(**table))
            connection.execute(insert(schema.seats), [seat_row(id_, number, seat) for number, seat in enumerate(seats)])
            if entries:
                connection.execute(insert(schema.entries), entries)
    finally:
        engine.dispose()
    return id_


def until(come_true: Callable[[], bool]) -> None:
    """For what only the server knows, and for pages whose clock stands still: Playwright cannot wait for these."""
    end = time.monotonic() + PATIENCE / 1000
    while not come_true():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.05)


def device_link(server: Server) -> str:
    """The path of a link by which another device becomes Lin's."""
    with Browser(server.address) as lin:
        lin.post("/api/me", {"name": "Lin"})
        link: str = lin.post("/api/me/link", {}).json()["link"]
    return link.removeprefix(server.address)


def forget_proofs(who: Person) -> None:
    """As if more than five minutes had gone by since they have shown who they are; the server hears of it."""
    sessions = schema.sessions
    engine = create_engine(f"sqlite:///{who.server.database}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        mine = sessions.c.person == who.id
        connection.execute(update(sessions).where(mine).values(proved="2026-01-01"))
        for id_ in connection.execute(select(sessions.c.id).where(mine)).scalars().all():
            order(connection, NEWS + id_)
    engine.dispose()
    until(lambda: asked_to_remove_the_password(who) == "prove_first")


def asked_to_remove_the_password(who: Person) -> str:
    """Why that is refused: there is no passkey, or first of all no proof."""
    token = next(one["value"] for one in who.context.cookies() if one.get("name") == "csrftoken")
    answer = who.context.request.post("/api/me/password/remove", data={}, headers={"x-csrftoken": token})
    return str(answer.json()["code"])
