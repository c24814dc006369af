"""All tables in play.

One lock per table: moves come in one at a time. A move is tried by the rules first, then written to
the log on disk, and only then announced, so nobody ever sees a move that could be lost.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable
from itertools import islice, product

from sqlalchemy import Connection

from .affairs import affairs_of
from .clocks import Time, timing_in
from .errors import ClosedTable, NoDatabase, NoTable, Unplayable
from .notify import News
from .packs import NO_PACKS, Packs
from .reading import Outcome, marks_in, read_on, read_tables
from .storage import Storage, heard
from .stored import Lost
from .table import Table

RENEWING = 4  # tables that are read again at the same time
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


class Hall:
    """All tables of the server; those in use are kept in memory."""

    def __init__(self, storage: Storage, most: int = 500, packs: Packs = NO_PACKS, news: News | None = None) -> None:
        self.storage = storage
        self.time = Time()
        self.packs = packs
        self.news = news or News(storage.engine)
        self._most = most
        self._tables: dict[str, Table] = {}  # the least recently used first
        self._parted: list[Table] = []
        self.lost = Lost()
        self._loading: dict[str, asyncio.Task[dict[str, Outcome]]] = {}
        self._renewing = asyncio.Semaphore(RENEWING)
        self.reading_pack = asyncio.Lock()  # one at a time: it takes a while, and anybody may send one
        self.on_change: list[Callable[[Table], None]] = []  # told of a table that has changed here
        self.on_late: list[Callable[[str], None]] = []  # told of news that must be heard again
        self.on_whisper: list[Callable[[Table, str], None]] = []  # told of what another process whispers

    async def find(self, id_: str) -> Table:
        if not TABLE_ID.fullmatch(id_):
            raise NoTable("id")  # some databases do not even accept every text
        (found,) = await self.find_all([id_])
        if isinstance(found, Exception):
            raise found
        self._tables[id_] = self._tables.pop(id_, found)  # whoever uses it and whoever asks next have the same one
        return found

    async def find_all(self, ids: list[str]) -> list[Outcome]:
        """To be shown, not to be used. Those that are not in memory are read together; all who ask meanwhile share
        the reading.
        """
        missing = [id_ for id_ in ids if id_ not in self._tables and id_ not in self._loading]
        if missing:
            task = asyncio.create_task(self._load(missing))
            task.add_done_callback(heard)
            self._loading |= dict.fromkeys(missing, task)
        asked = {id_: self._tables.get(id_) or self._loading[id_] for id_ in ids}
        found = [each if isinstance(each, Table) else (await asyncio.shield(each))[id_] for id_, each in asked.items()]
        for table in found:
            if isinstance(table, Table) and table.id in self._tables:
                self._tables[table.id] = self._tables.pop(table.id)
        return found

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def in_use(self, id_: str) -> Table | None:
        """The table, if it is in memory; that it is asked for does not keep it there."""
        return self._tables.get(id_)

    def parted(self) -> list[Table]:
        """The tables that have left memory since the last call, and have no keepsake."""
        parted, self._parted = self._parted, []
        return parted

    def remember(self, table: Table) -> None:
        """Keep it in memory; others that nobody watches or plays at make room. Their logs have them."""
        self._tables[table.id] = table
        self.look_at(table)  # a bot may have been asked when the server stopped
        too_many = max(0, len(self._tables) - self._most)
        unused = (old for old in self._tables.values() if old is not table and not old.is_in_use)
        for old in list(islice(unused, too_many)):
            del self._tables[old.id]
            if not old.is_kept:
                self._parted.append(old)

    async def _load(self, ids: list[str]) -> dict[str, Outcome]:
        try:
            found = await self.storage.read(lambda connection: read_tables(connection, ids, self.lost, self.time))
            for table in found.values():
                if isinstance(table, Table):
                    self.remember(table)
            return found
        finally:
            for id_ in ids:
                del self._loading[id_]

    async def whisper(self, table: Table, text: str) -> None:
        """Tell the other processes something that is not part of the game."""
        if self.news.is_shared:
            await self.storage.write(lambda connection: self.news.tell(connection, f"{table.id} {text}"))

    async def hear(self, news: str | None) -> None:
        """Another process has changed a table (None: perhaps all), or people there want something."""
        id_, _, text = (None, "", "") if news is None else news.partition(" ")
        if text:
            for table, listener in product(self._concerned(id_), self.on_whisper):
                listener(table, text)
            return
        self.lost.forget(id_)
        read = [task for each, task in self._loading.items() if id_ in (None, each)]
        if read:
            await asyncio.wait(read)  # what is being read may already be out of date
        await asyncio.gather(*[self._renew(table) for table in self._concerned(id_)])

    async def _renew(self, table: Table) -> None:
        """A table that is busy holds no other one up; of those that are not, a few are read at a time."""
        async with table.lock, self._renewing:
            bots = bots_at(table)
            # Anyone who asks for it is told so. If the database is away, the news is heard again: see `hearing.py`.
            with contextlib.suppress(Unplayable, ClosedTable, NoTable):
                await self.take_over(table)
            if bots_at(table) > bots:
                self.look_at(table)  # who has let it sit down may be no server, and have no bots

    def tell_of(self, connection: Connection, tables: list[str]) -> None:
        """The others, in the transaction that changes what is not written table by table."""
        for id_ in tables:
            self.news.tell(connection, id_)

    async def hear_of(self, tables: list[str]) -> None:
        """What was changed here so, once it is stored: whoever has changed it is not told that it was in vain."""
        for id_ in tables:
            try:
                await self.hear(id_)
            except NoDatabase:
                for listener in self.on_late:
                    listener(id_)

    def _concerned(self, id_: str | None) -> list[Table]:
        """The tables in memory of which there is news."""
        if id_ is None:
            return self.in_memory()
        table = self.in_use(id_)
        return [] if table is None else [table]

    async def take_over(self, table: Table) -> None:
        """What another process wrote is played here as well. That process takes care of the bots."""
        try:
            game, stored = await self.storage.read(lambda connection: read_on(connection, table, self.time))
        except (Unplayable, ClosedTable, NoTable):  # perhaps played by rules other than ours
            self.drop(table)
            raise
        seats = list(stored.seats.values())
        if seats != table.seats:
            table.encoded.forget()  # who sits there, or what they are called: that is not a move
        table.seats = seats
        for seat in [each for each in table.redo if game.number(each) != table.game.number(each)]:
            del table.redo[seat]
        table.game, table.updated = game, stored.row["updated"]
        table.affairs = affairs_of(stored, game.over)
        table.timing = timing_in(stored)
        table.marks |= marks_in(stored)
        table.changed()

    def let_go(self, removed: list[str], away: list[str]) -> None:
        """Tables that were removed or put away leave memory; whoever watches one that was put away may stay."""
        for table in [self._tables[id_] for id_ in [*removed, *away] if id_ in self._tables]:
            if table.id in removed:
                self.drop(table)
            elif not table.is_in_use:
                del self._tables[table.id]
                if not table.is_kept:
                    self._parted.append(table)

    def drop(self, table: Table) -> None:
        """It cannot go on here, or is gone: whoever asks for it is told why."""
        table.is_lost = True
        self._tables.pop(table.id, None)
        for watcher in list(table.watchers):
            watcher.wake()

    def made_known(self, table: Table) -> None:
        table.changed()
        self.look_at(table)

    def look_at(self, table: Table) -> None:
        """Somebody may have to act: a bot that is asked."""
        for listener in self.on_change:
            listener(table)


def bots_at(table: Table) -> int:
    return sum([seat.kind == "bot" for seat in table.seats])
