"""All tables in play.

One lock per table: moves come in one at a time. A move is tried by the rules first, then written to
the log on disk, and only then announced, so nobody ever sees a move that could be lost.
"""

import asyncio
import contextlib
import re
import secrets
from collections.abc import Callable
from itertools import product

from sqlalchemy import Connection, insert

import tianxia

from ..core.values import Refusal, Refused
from . import schema
from .affairs import BY_OPERATOR, Affairs, affairs_of
from .clocks import Time, Timing, away, timing_in
from .company.blocks import check_welcome
from .errors import (
    BadInvitation,
    ClosedTable,
    MoveRefused,
    NoDatabase,
    NoMoment,
    NoTable,
    NothingToRedo,
    NotOver,
    ReservedSeat,
    Stale,
    Unplayable,
)
from .faces import with_bots_named
from .keepsakes import as_it_was
from .models import NewTable, PlayOn
from .moving import store
from .new_table import begun_with, game_for, seats_for, seats_to_play_on, seed_for
from .notices import note_begin, note_seats, people_at
from .notify import News
from .pace import pace_of
from .packs import NO_PACKS, Packs
from .records import ADD_ENTRIES, entry_row, new_id, now, seat_row, table_row
from .reserving import reserved
from .results import check_rated
from .settling import Change, is_listed, settle
from .stand_in import bot_for, mark_of
from .storage import Conflict, Storage, Write, heard
from .stored import Lost, Stored, continued, read_stored, with_keepsake
from .table import Table, Wish

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
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._reading_pack = asyncio.Lock()
        self.on_change: list[Callable[[Table], None]] = []  # told of a table that has changed here
        self.on_whisper: list[Callable[[Table, str], None]] = []  # told of what another process whispers

    # Opening and finding

    async def open(self, new: NewTable, person: str, name: str) -> Table:
        game = await self._new_game(new)
        id_ = new_id()
        seats = with_bots_named(id_, seats_for(new, game, person, name))
        created = now()
        if new.rated:
            check_rated(new, game)
        if any(new.reserved):
            found = seats
            seats = await self.storage.read(lambda connection: reserved(connection, found, new.reserved, person))
        table = Table(id_, game, seats, created, created, new.hints, new.rated, Affairs(new.private, new.spectators))
        if pace := pace_of(new.pace):
            table.timing = Timing(pace)
        return await self._put_up(table, name)

    async def open_from(self, past: Table, wanted: PlayOn, person: str, name: str) -> Table:
        """A table that begins with the first moves of a game that is over. Its seed is known: all others are bots."""
        if not past.is_over:
            raise NotOver
        if not 0 <= wanted.at < len(past.game.moves):
            raise NoMoment("at", moves=len(past.game.moves) - 1)
        id_, created = new_id(), now()
        seats = with_bots_named(id_, seats_to_play_on(past.game, wanted, person, name))
        game = await asyncio.to_thread(begun_with, past.game, wanted.at)
        return await self._put_up(Table(id_, game, seats, created, created))

    async def _put_up(self, table: Table, who: str = "") -> Table:
        await self.storage.write(self.opening(table, who))
        self.remember(table)
        return table

    def opening(self, table: Table, who: str = "") -> Write:
        """What writes a new table, with what has been played at it already. Who opens it may have reserved seats."""
        game, seats, at = table.game, table.seats, table.created
        game.seat_names = [seat.name for seat in seats]
        table.time, timed = self.time, {}
        if table.timing is not None:
            if table.status != "open":
                table.timing = table.timing.begun(game, seats, self.time)
            timed = {"pace": str(table.timing.pace), **table.timing.columns(game, seats, self.time)}
        rows = [entry_row(table.id, n, entry, at) for n, entry in enumerate(game.entries)]

        def write(connection: Connection) -> None:
            free = int(is_listed(seats, table.affairs))
            row = table_row(table.id, game, at, table.hints, table.rated, table.affairs)
            connection.execute(insert(schema.tables).values(**row, **timed, free=free))
            connection.execute(insert(schema.seats), [seat_row(table.id, n, seat) for n, seat in enumerate(seats)])
            if rows:
                connection.execute(ADD_ENTRIES, rows)
            note_seats(connection, table.id, [], seats, at, who)

        return write

    async def _new_game(self, new: NewTable) -> tianxia.Game:
        """Packs are read one at a time: it takes a while, and anybody may send one."""
        seed = seed_for(new)
        if new.pack is None and new.pack_name is None:
            return game_for(new, seed)
        async with self._reading_pack:
            pack = await asyncio.to_thread(self.packs.wanted, new)
            return await asyncio.to_thread(game_for, new, seed, pack)

    async def find(self, id_: str) -> Table:
        if not TABLE_ID.fullmatch(id_):
            raise NoTable("id")  # some databases do not even accept every text
        table = self._tables.get(id_) or await self._loaded(id_)
        table = self._tables[id_] = self._tables.pop(id_, table)
        return table

    async def _loaded(self, id_: str) -> Table:
        """All who ask for it meanwhile share one reading."""
        if id_ not in self._loading:
            task = self._loading[id_] = asyncio.create_task(self._load(id_))
            task.add_done_callback(heard)
        return await asyncio.shield(self._loading[id_])

    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    def parted(self) -> list[Table]:
        """The tables that have left memory since the last call, and have no keepsake."""
        parted, self._parted = self._parted, []
        return parted

    def remember(self, table: Table) -> None:
        """Keep it in memory; others that nobody watches or plays at make room. Their logs have them."""
        self._tables[table.id] = table
        self.look_at(table)  # a bot may have been asked when the server stopped
        for old in list(self._tables.values()):
            if len(self._tables) <= self._most:
                break
            if old is not table and not old.is_in_use:
                del self._tables[old.id]
                if not old.is_kept:
                    self._parted.append(old)

    async def _load(self, id_: str) -> Table:
        try:
            table = await self.storage.read(lambda connection: self._read(connection, id_))
            self.remember(table)
            return table
        finally:
            del self._loading[id_]

    def _read(self, connection: Connection, id_: str) -> Table:
        """The table of the stored log, replayed by the rules; `Unplayable` if it does not lead to where it was left."""
        self.lost.check(id_)
        stored = read_stored(connection, id_)
        if stored.row["closed"] == BY_OPERATOR:
            raise ClosedTable
        try:
            game = as_it_was(connection, stored)
        except Unplayable as lost:
            lost.stored = with_keepsake(connection, stored)
            self.lost.add(lost)
            raise
        hints = stored.row["hints"]
        table = Table(
            id_,
            game,
            list(stored.seats.values()),
            stored.row["created"],
            stored.row["updated"],
            None if hints is None else bool(hints),
            bool(stored.row["rated"]),
            affairs_of(stored, game.over),
        )
        table.kept = stored.kept or 0
        self._read_away(connection, stored)
        table.time, table.timing, table.marks = self.time, timing_in(stored), marks_in(stored)
        return table

    # Playing

    async def play(
        self, table: Table, seat: int, option: str, number: int | None = None, bot: str | None = None
    ) -> None:
        """Play an option; with a number, only if it answers the decision of that number. A bot plays only if it still
        answers for the seat: the person for whom it stood in may have come back. So does a person.
        """

        def act(game: tianxia.Game) -> None:
            if bot_for(table, seat) != bot:
                raise Stale(table, seat)
            game.play(seat, option)

        async with table.lock:
            if number is not None and table.game.number(seat) != number:
                raise Stale(table, seat)
            table.check_running()
            await self._carry_out(table, seat, act, mark_of(table, seat))
            table.redo.pop(seat, None)
        self.made_known(table)

    async def undo(self, table: Table, seat: int, number: int) -> None:
        async with table.lock:
            game = table.game
            if game.number(seat) != number:
                raise Stale(table, seat)
            if table.is_over:
                raise MoveRefused(game.registration.name, Refusal("TX-1"))  # the seed has been revealed
            table.check_running()
            last = next((move for move in reversed(game.moves) if move.seat == seat), None)
            await self._carry_out(table, seat, lambda twin: twin.undo(seat))
            if last is not None and last.code >= 0:
                table.redo.setdefault(seat, []).append(game.rules.text(last.code))
        self.made_known(table)

    async def redo(self, table: Table, seat: int, number: int) -> None:
        undone = table.redo.get(seat)
        if not undone:
            raise NothingToRedo
        rest = undone[:-1]
        await self.play(table, seat, undone[-1], number)
        if rest:
            table.redo[seat] = rest

    async def rewind(self, table: Table, wish: Wish) -> None:
        """Undo a move and all that came after it: all have agreed."""
        async with table.lock:
            if table.game.changes(()) != wish.changes:
                raise Stale(table, wish.seat)
            table.check_running()
            await self._carry_out(table, wish.seat, lambda twin: twin.rewind(wish.place))
            table.redo.clear()
        self.made_known(table)

    async def _carry_out(
        self, table: Table, seat: int, act: Callable[[tianxia.Game], None], bot: str | None = None
    ) -> None:
        """What the rules refuse changes nothing: the copy judges it, and is dropped.

        If another process played here, take over what it wrote. If that does not concern the seat, like the
        other's secret orders, its act stands as it was meant; otherwise the seat decides again.
        """
        number = table.game.number(seat)
        while True:
            known = table.version
            try:
                return await store(self, table, act, bot)
            except Refused as refused:
                raise MoveRefused(table.game.registration.name, refused.refusal) from None
            except Conflict:
                await self.take_over(table)
            table.check_running()
            if table.game.number(seat) != number or table.version == known:
                raise Stale(table, seat)

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
        for table in self._concerned(id_):
            async with table.lock:
                # Anyone who asks for it is told so.
                with contextlib.suppress(Unplayable, ClosedTable, NoTable, NoDatabase):
                    await self.take_over(table)

    def tell_of(self, connection: Connection, tables: list[str]) -> None:
        """The others, in the transaction that changes what is not written table by table."""
        for id_ in tables:
            self.news.tell(connection, id_)

    async def hear_of(self, tables: list[str]) -> None:
        """What was changed here so, once it is stored."""
        for id_ in tables:
            await self.hear(id_)

    def _concerned(self, id_: str | None) -> list[Table]:
        """The tables in memory of which there is news."""
        return [table for table in self._tables.values() if id_ in (None, table.id)]

    async def take_over(self, table: Table) -> None:
        """What another process wrote is played here as well. That process takes care of the bots."""
        try:
            game, stored = await self.storage.read(lambda connection: self._read_on(connection, table))
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

    def _read_on(self, connection: Connection, table: Table) -> tuple[tianxia.Game, Stored]:
        stored = read_stored(connection, table.id, len(table.game.entries))
        if stored.row["closed"] == BY_OPERATOR:
            raise ClosedTable
        self._read_away(connection, stored)
        return continued(table.game.copy(), stored), stored

    def _read_away(self, connection: Connection, stored: Stored) -> None:
        """Who of its people is away, which this process may not have heard yet."""
        if (stored.row["pace"] or "").startswith("days"):
            people = {seat.holder for seat in stored.seats.values() if seat.holder is not None}
            self.time.vacations = {**self.time.vacations, **away(connection, people)}

    def made_known(self, table: Table) -> None:
        table.changed()
        self.look_at(table)

    def look_at(self, table: Table) -> None:
        """Somebody may have to act: a bot that is asked."""
        for listener in self.on_change:
            listener(table)

    # Sitting down

    async def join(self, table: Table, invitation: str, person: str, name: str) -> int:
        """Take the seat of an invitation; taking it again is harmless. All who sit down come this way."""

        def wanted(at: str) -> Change | None:
            number = invited(table, invitation)
            seat = table.seats[number]
            if seat.holder == person:
                return None
            if seat.kind != "open":
                raise BadInvitation("invitation")
            if seat.reserved not in (None, person):
                raise ReservedSeat("invitation")
            taken = seat._replace(kind="human", name=name, holder=person, reserved=None)
            seats = [taken if n == number else each for n, each in enumerate(table.seats)]
            people = people_at(table.seats)

            def also(connection: Connection) -> None:
                check_welcome(connection, people, person)
                note_begin(connection, table.id, seats, table.game, at)

            return Change(seats, table.affairs, also)

        await settle(self, table, wanted)
        return invited(table, invitation)


def invited(table: Table, invitation: str) -> int:
    """The seat to which an invitation leads."""
    for number, seat in enumerate(table.seats):
        if seat.invitation and secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
            return number
    raise BadInvitation("invitation")


def marks_in(stored: Stored) -> dict[int, str]:
    """The entries that a bot made for a person."""
    return {entry["number"]: entry["bot"] for entry in stored.entries if entry.get("bot")}
