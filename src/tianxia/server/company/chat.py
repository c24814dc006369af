"""The chat of a table: set phrases always, anything else only while all people there agree.

It is for people: no bot reads it, and a table with one person has none. Spectators read it if all agree to that, too.
Readers are told by their sockets that there is something new, in every process, and ask for it.
"""

import math
from collections.abc import Callable
from contextlib import suppress

from msgspec import json
from sqlalchemy import Connection

from ..hall import Hall
from ..limits import Bucket
from ..names import plain_text
from ..storage import Conflict
from ..table import Table
from .errors import NoChat, NothingSaid, TooChatty
from .models import PHRASES, ChatBody
from .talk import add, agree, agreed_at, latest, people_at, read

RATE, AT_ONCE = 1 / 3, 6  # messages a second of one person, and at once
TRIES = 5  # for a number that another process took at the same time


class Chats:
    """Those of all tables."""

    def __init__(self, hall: Hall, count: Callable[[], None]) -> None:
        self._hall = hall
        self._count = count
        self._said = Bucket(RATE, AT_ONCE)

    async def read(self, table: Table, person: str, after: int) -> ChatBody:
        """What the person may read of it."""
        people = people_at(table)

        def find(connection: Connection) -> ChatBody:
            agreed = agreed_at(connection, table.id)
            if len(people) < 2 or not (person in people or people <= agreed.watched):
                return ChatBody(False, 0, [], False, [], False, [])
            said = read(connection, table, person, after)
            return ChatBody(
                True,
                latest(connection, table.id),
                said,
                people <= agreed.free,
                seats_of(table, agreed.free),
                people <= agreed.watched,
                seats_of(table, agreed.watched),
            )

        return await self._hall.storage.read(find)

    async def say(self, table: Table, person: str, seat: int, phrase: str, text: str) -> None:
        """One of the phrases, or a text if all agree to texts."""
        self._check(table, person)
        plain = plain_text(text)
        if bool(plain) == bool(phrase) or (phrase and phrase not in PHRASES):
            raise NothingSaid("text")
        wait = self._said.take(person)
        if wait:
            raise TooChatty(seconds=math.ceil(wait))
        said = phrase or None, plain or None
        await self._change(table, lambda connection: add(connection, table, person, seat, *said))
        self._count()

    async def agree(self, table: Table, person: str, free: bool, watched: bool) -> None:
        """Agree to texts and to readers, or no more: then it is closed to them at once."""
        self._check(table, person)

        def change(connection: Connection) -> int:
            agree(connection, table.id, person, free, watched)
            return latest(connection, table.id)

        await self._change(table, change)

    def _check(self, table: Table, person: str) -> None:
        people = people_at(table)
        if len(people) < 2 or person not in people:
            raise NoChat

    async def _change(self, table: Table, change: Callable[[Connection], int]) -> None:
        """Store it, and tell the readers here and elsewhere."""
        news: list[str] = []

        def write(connection: Connection) -> None:
            before, number = agreed_at(connection, table.id), change(connection)
            seen = people_at(table) <= agreed_at(connection, table.id).watched or people_at(table) <= before.watched
            news[:] = [json.encode({"chat": number, "seen": seen}).decode()]
            self._hall.news.tell(connection, f"{table.id} {news[0]}")

        for _ in range(TRIES):
            with suppress(Conflict):
                await self._hall.storage.write(write)
                break
        else:
            raise TooChatty(seconds=1)
        self.overhear(table, news[0])

    def overhear(self, table: Table, text: str) -> None:
        """There is something new, perhaps from another process: those are told who may read it."""
        said = json.decode(text)
        if "chat" not in said:
            return
        for watcher in list(table.watchers):
            if said["seen"] or table.seats_of(watcher.person):
                watcher.chat = said["chat"]
                watcher.wake()


def seats_of(table: Table, people: frozenset[str]) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.holder in people]
