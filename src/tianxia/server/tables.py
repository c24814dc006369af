"""Tables in play: a game, who sits there, and who is watching.

One lock a table: moves come in one at a time. A move is tried on the rules first, then written to
the log on disk, and only then made known, so nobody ever sees a move that could be lost.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, insert, select, update

import tianxia

from ..bots import bot_names
from ..core.log import Entry
from ..core.registry import Options, seed_hash
from ..core.values import BadInput, Refused
from . import schema
from .errors import BadInvitation, MoveRefused, NoSeat, NoTable, NothingToRedo, NotYourSeat, Stale, StillOpen
from .models import NewTable
from .storage import Conflict, Storage


class Seat(NamedTuple):
    kind: str  # human, bot, open
    name: str
    bot: str | None
    holder: str | None
    invitation: str | None


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Table:
    """One table in memory; the database has all that is needed to make it again."""

    def __init__(self, id_: str, game: tianxia.Game, seats: list[Seat], created: str, updated: str) -> None:
        self.id = id_
        self.game = game
        self.seats = seats
        self.created = created
        self.updated = updated
        self.seq = len(game.entries)
        self.lock = asyncio.Lock()
        self.redo: dict[int, list[str]] = {}
        self.watchers: set[Callable[[], None]] = set()
        self.epoch = 0  # grows when the story so far changes: by an undo
        self._told: dict[int | None, list[bytes]] = {}
        self.encoded: dict[tuple[object, ...], bytes] = {}  # sights of the present moment

    @property
    def seed_hash(self) -> str:
        """Shown from the start: proves at the end that the seed was not changed."""
        return seed_hash(self.game.seed)

    @property
    def status(self) -> str:
        if self.game.over:
            return "over"
        return "open" if any(seat.kind == "open" for seat in self.seats) else "running"

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.holder == person]

    def check_seat(self, seat: int, person: str) -> None:
        if not 0 <= seat < len(self.seats):
            raise NoSeat("seat", seat=seat)
        if self.seats[seat].holder != person:
            raise NotYourSeat("seat", seat=seat)

    def told_lines(self, seat: int | None) -> list[bytes]:
        """The encoded story of a seat, as far as somebody has asked for it."""
        return self._told.setdefault(seat, [])

    def story_changed(self) -> None:
        self.epoch += 1
        self._told.clear()

    def changed(self) -> None:
        """Tell everybody who is watching."""
        self.seq += 1
        self.encoded.clear()
        for watcher in list(self.watchers):
            watcher()


class Tables:
    """All tables of the server; those in use are kept in memory."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self.after_change: Callable[[Table], None] = lambda table: None

    # Opening and finding

    async def open(self, new: NewTable, person: str, name: str) -> Table:
        """A new table; the seed comes from the system's own chance."""
        seed = secrets.randbits(128)
        game = tianxia.new(new.game, seed=seed, players=new.players, options=new.options)
        seats = seats_for(new, game, person, name)
        created = now()
        table = Table(secrets.token_urlsafe(9), game, seats, created, created)
        game.seat_names = [seat.name for seat in seats]

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(**table_row(table)))
            connection.execute(insert(schema.seats), [seat_row(table.id, n, seat) for n, seat in enumerate(seats)])

        await self.storage.write(write)
        self._tables[table.id] = table
        self.after_change(table)
        return table

    async def find(self, id_: str) -> Table:
        if id_ not in self._tables:
            async with self._loading:
                if id_ not in self._tables:
                    self._tables[id_] = await asyncio.to_thread(self._load, id_)
        return self._tables[id_]

    def _load(self, id_: str) -> Table:
        """The table of the stored log, played again by the rules."""
        with self.storage.engine.connect() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).mappings().first()
            if row is None:
                raise NoTable("id")
            chosen = select(schema.seats).where(schema.seats.c.table_id == id_).order_by(schema.seats.c.seat)
            seats = [
                Seat(seat["kind"], seat["name"], seat["bot"], seat["holder"], seat["invitation"])
                for seat in connection.execute(chosen).mappings()
            ]
            entries = [entry_of(dict(each)) for each in connection.execute(entries_of(id_)).mappings()]
        options: Options = json.loads(row["options"])
        game = tianxia.new(row["game"], seed=int(row["seed"]), players=row["players"], options=options)
        game.resume(entries)
        game.seat_names = [seat.name for seat in seats]
        return Table(id_, game, seats, row["created"], row["updated"])

    async def listed(self, person: str) -> tuple[list[Table], list[Table]]:
        """The tables where the person sits, and those with a free seat."""
        mine, free = await asyncio.to_thread(self._list, person)
        return [await self.find(id_) for id_ in mine], [await self.find(id_) for id_ in free]

    def _list(self, person: str) -> tuple[list[str], list[str]]:
        seats, tables = schema.seats, schema.tables
        base = select(tables.c.id).join(seats).order_by(tables.c.updated.desc()).limit(100)
        with self.storage.engine.connect() as connection:
            mine = list(dict.fromkeys(connection.execute(base.where(seats.c.holder == person)).scalars()))
            free = list(dict.fromkeys(connection.execute(base.where(seats.c.kind == "open")).scalars()))
        return mine, [id_ for id_ in free if id_ not in mine]

    # Playing

    async def play(self, table: Table, seat: int, option: str, number: int | None = None) -> None:
        """Play an option; with a number, only if it answers the decision of that number."""
        async with table.lock:
            if number is not None and table.game.number(seat) != number:
                raise Stale(table, seat)
            if table.status == "open":
                raise StillOpen
            refusal = table.game.why_not(seat, option)
            if refusal is not None:
                raise MoveRefused(table.game.registration.name, refusal)
            await self._carry_out(table, seat, lambda game: game.play(seat, option))
            table.redo.pop(seat, None)
        self._made_known(table)

    async def undo(self, table: Table, seat: int, number: int) -> None:
        async with table.lock:
            game = table.game
            if game.number(seat) != number:
                raise Stale(table, seat)
            last = next((move for move in reversed(game.moves) if move.seat == seat), None)
            try:
                await self._carry_out(table, seat, lambda twin: twin.undo(seat))
            except Refused as refused:
                raise MoveRefused(game.registration.name, refused.refusal) from None
            table.story_changed()
            if last is not None and last.code >= 0:
                table.redo.setdefault(seat, []).append(game.rules.text(last.code))
        self._made_known(table)

    async def redo(self, table: Table, seat: int, number: int) -> None:
        undone = table.redo.get(seat)
        if not undone:
            raise NothingToRedo
        rest = undone[:-1]
        await self.play(table, seat, undone[-1], number)
        if rest:
            table.redo[seat] = rest

    async def _carry_out(self, table: Table, seat: int, act: Callable[[tianxia.Game], None]) -> None:
        """Try on a copy, store the new log entries, then let the copy be the game."""
        twin = table.game.copy()
        act(twin)
        first = len(table.game.entries)
        at = now()
        rows = [entry_row(table.id, first + n, entry, at) for n, entry in enumerate(twin.entries[first:])]

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.entries), rows)
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table.id).values(updated=at, over=int(twin.over))
            )

        try:
            await self.storage.write(write)
        except Conflict:
            # Another process played here: take over what it wrote, and let the seat decide anew.
            fresh = await asyncio.to_thread(self._load, table.id)
            table.game, table.seats = fresh.game, fresh.seats
            table.story_changed()
            self._made_known(table)
            raise Stale(table, seat) from None
        table.game = twin
        table.updated = at

    def _made_known(self, table: Table) -> None:
        table.changed()
        self.after_change(table)

    # Sitting down

    async def join(self, table: Table, invitation: str, person: str, name: str) -> int:
        """Take the seat of an invitation; taking it again is harmless."""
        async with table.lock:
            for number, seat in enumerate(table.seats):
                if seat.invitation and secrets.compare_digest(seat.invitation, invitation):
                    if seat.holder == person:
                        return number
                    if seat.kind != "open":
                        raise BadInvitation("invitation")
                    taken = seat._replace(kind="human", name=name, holder=person)
                    await self._store_seat(table, number, taken)
                    table.seats[number] = taken
                    table.game.seat_names = [each.name for each in table.seats]
                    break
            else:
                raise BadInvitation("invitation")
        self._made_known(table)
        return number

    async def _store_seat(self, table: Table, number: int, seat: Seat) -> None:
        key = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == number)
        values = {"kind": seat.kind, "name": seat.name, "holder": seat.holder}
        await self.storage.write(
            lambda connection: connection.execute(update(schema.seats).where(key).values(**values))
        )


def seats_for(new: NewTable, game: tianxia.Game, person: str, name: str) -> list[Seat]:
    if len(new.seats) != game.rules.seats:
        raise BadInput(f"{new.game} has {game.rules.seats} seats; {len(new.seats)} were given.")
    seats = []
    for wanted in new.seats:
        if wanted.kind == "bot":
            if wanted.bot not in bot_names(new.game):
                raise BadInput(f"There is no bot {wanted.bot!r} for {new.game}.")
            seats.append(Seat("bot", wanted.name or wanted.bot, wanted.bot, None, None))
        elif wanted.kind == "open":
            seats.append(Seat("open", "", None, None, secrets.token_urlsafe(16)))
        else:
            seats.append(Seat("human", wanted.name or name, None, person, None))
    return seats


def table_row(table: Table) -> dict[str, object]:
    game = table.game
    return {
        "id": table.id,
        "game": game.registration.name,
        "rules": game.registration.version,
        "players": game.players,
        "options": json.dumps(game.options),
        "seed": str(game.seed),
        "created": table.created,
        "updated": table.updated,
        "over": 0,
    }


def seat_row(table: str, number: int, seat: Seat) -> dict[str, object]:
    return {"table_id": table, "seat": number, **seat._asdict()}


def entry_row(table: str, number: int, entry: Entry, at: str) -> dict[str, object]:
    play, undo = entry.get("play"), entry.get("undo")
    return {"table_id": table, "number": number, "seat": entry["seat"], "play": play, "undo": undo, "at": at}


def entry_of(row: dict[str, object]) -> Entry:
    seat = row["seat"]
    assert isinstance(seat, int)
    if row["play"] is not None:
        return Entry(seat=seat, play=str(row["play"]))
    undo = row["undo"]
    assert isinstance(undo, int)
    return Entry(seat=seat, undo=undo)


def entries_of(id_: str) -> Select[Any]:
    return select(schema.entries).where(schema.entries.c.table_id == id_).order_by(schema.entries.c.number)
