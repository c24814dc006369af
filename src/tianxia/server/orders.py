"""What the operator's commands tell a running server: which table they changed, that people were banned, or that
there are other keys.

PostgreSQL tells all processes. The one server of an SQLite file looks into a table that these commands write to.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, func, insert, select

from . import schema
from .errors import Banned, NoDatabase
from .notify import CHANNEL, NOTIFY
from .storage import Storage

BANS = "!bans"  # instead of the id of a table
KEYS = "!keys"  # the same: that there are others
OPERATOR = "operator"  # instead of the name of a process
LOOKS = 1.0  # seconds between two looks into the table
# Of routes that whoever is banned may still use: those by which somebody goes.
EVEN_BANNED: Final[dict[str, Any]] = {"even_banned": True}

Hear = Callable[[str | None], Awaitable[None]]


def order(connection: Connection, news: str) -> None:
    """In the transaction of the change."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "news": f"{OPERATOR} {news}"})
        return
    connection.execute(insert(schema.orders).values(number=latest_order(connection) + 1, news=news))


def latest_order(connection: Connection) -> int:
    return int(connection.execute(select(func.max(schema.orders.c.number))).scalar() or 0)


def orders_after(connection: Connection, number: int) -> list[Any]:
    orders = schema.orders.c
    return list(connection.execute(select(orders.number, orders.news).where(orders.number > number)).all())


async def listen(storage: Storage, hear: Hear, latest: int) -> None:
    """For SQLite. What was ordered up to this number, the server reads from the tables themselves when it starts."""
    while True:
        try:
            for number, news in await storage.read(partial(orders_after, number=latest)):
                latest = number
                await hear(news)
        except NoDatabase:
            pass  # it is in the log; what was missed is read later
        await asyncio.sleep(LOOKS)


class Bans:
    """The people who may watch, but neither sit down nor play."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._people: frozenset[str] = frozenset()

    async def read(self) -> None:
        query = select(schema.bans.c.person)
        found = await self._storage.read(lambda connection: connection.execute(query).scalars().all())
        self._people = frozenset(found)

    def check(self, person: str) -> None:
        if person in self._people:
            raise Banned
