"""Who is online: has a page of a table open, at any process. Only friends are told, and not at which table.

Every few seconds a process writes down who has come and gone, so a thousand pages that open at once cost one
transaction. What a process that died has left behind is too old after a minute.
"""

import asyncio
import contextlib
import logging
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, literal, select, update

from .. import schema
from ..errors import NoDatabase
from ..limits import Crowd
from ..sessions import stamp
from ..storage import Conflict, Storage
from .sheets import presences

log = logging.getLogger(__name__)
LOOKS: Final = 5.0  # seconds between two looks
AGAIN: Final = timedelta(seconds=20)  # until it is written again that somebody is still there
OLD: Final = timedelta(seconds=60)


class Presence:
    """Of those whose sockets are open in this process."""

    def __init__(self, storage: Storage, sockets: Crowd, pause: float = LOOKS) -> None:
        self._storage = storage
        self._sockets = sockets
        self._pause = pause
        self._process = secrets.token_hex(8)
        self._written: frozenset[str] = frozenset()
        self._at = datetime.min.replace(tzinfo=UTC)

    async def run(self) -> None:
        try:
            while True:
                await asyncio.sleep(self._pause)
                try:
                    await self.look(self._sockets.holders())
                except (NoDatabase, Conflict):
                    pass  # it is in the log; the next look comes
                except Exception:
                    log.exception("who is online could not be written; trying again")
        finally:
            with contextlib.suppress(NoDatabase):
                await self.look(frozenset())

    async def look(self, there: frozenset[str]) -> None:
        """Write what has changed; and from time to time that it still is so."""
        now = datetime.now(UTC)
        is_due = bool(there) and now - self._at >= AGAIN
        if there == self._written and not is_due:
            return
        came, went = there - self._written, self._written - there

        def write(connection: Connection) -> None:
            own = presences.c.process == self._process
            connection.execute(delete(presences).where(presences.c.seen < stamp(now - OLD)))
            connection.execute(delete(presences).where(own, presences.c.person.in_(went | came)))
            connection.execute(update(presences).where(own).values(seen=stamp(now)))
            people = schema.people.c
            row = select(people.id, literal(self._process), literal(stamp(now)))
            known = row.where(people.id.in_(came), people.kept.is_not(None))
            connection.execute(insert(presences).from_select(["person", "process", "seen"], known))

        await self._storage.write(write)
        self._written, self._at = there, now


def is_online(person: ColumnElement[Any]) -> ColumnElement[bool]:
    return exists().where(presences.c.person == person, presences.c.seen >= stamp(datetime.now(UTC) - OLD))
