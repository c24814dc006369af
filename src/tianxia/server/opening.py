"""Opening a table: with a new game, or with the first moves of one that is over."""

import asyncio

from sqlalchemy import Connection, insert

import tianxia

from ..core.seed import Seed
from . import schema
from .affairs import Affairs
from .clocks import Timing
from .errors import NoMoment, NotOver, OtherShuffle
from .faces import with_bots_named
from .hall import Hall
from .luck import KNOWN, Start, dealt, fresh_start, with_number, without_numbers
from .models import NewTable, PlayOn
from .naming import as_named, named, still_named
from .new_table import Seat, begun_with, game_for, seats_for, seats_to_play_on, seed_for
from .notices import note_seats
from .pace import pace_of
from .records import ADD_ENTRIES, entry_row, new_id, now, seat_row, table_row
from .reserving import reserved
from .results import check_rated
from .settling import is_listed
from .storage import Conflict, Write
from .table import Table


@as_named
async def open_table(hall: Hall, new: NewTable, person: str, name: str, start: Start | None = None) -> Table:
    start = start or fresh_start()
    known = seed_for(new)
    game = await _new_game(hall, new, start.shuffle if known is None else known)
    id_ = new_id()
    seats = with_number(with_bots_named(id_, seats_for(new, game, person, name)), start.number)
    created = now()
    if new.rated:
        check_rated(new, game)
    wanted = seats

    def settled(connection: Connection) -> list[Seat]:
        found = named(connection, person, wanted, new.rated)
        return reserved(connection, found, new.reserved, person) if any(new.reserved) else found

    seats = await hall.storage.read(settled)
    affairs = Affairs(new.private, new.spectators)
    table = Table(id_, dealt(game, seats), seats, created, created, new.hints, new.rated, affairs)
    if pace := pace_of(new.pace):
        table.timing = Timing(pace)
    try:
        return await _put_up(hall, table, person, name, person, start.also if known is None else None)
    except Conflict:
        raise OtherShuffle("shuffle") from None  # a ticket is good for one table


@as_named
async def open_from(hall: Hall, past: Table, wanted: PlayOn, person: str, name: str) -> Table:
    """A table that begins with the first moves of a game that is over. Its seed is known: all others are bots."""
    if not past.is_over:
        raise NotOver
    if not 0 <= wanted.at < len(past.game.moves):
        raise NoMoment("at", moves=len(past.game.moves) - 1)
    id_, created = new_id(), now()
    chairs = with_bots_named(id_, seats_to_play_on(past.game, wanted, person, name))
    seats = await hall.storage.read(lambda connection: named(connection, person, chairs))
    game = await asyncio.to_thread(begun_with, past.game, wanted.at)
    return await _put_up(hall, Table(id_, game, seats, created, created, luck=KNOWN), person)


async def _put_up(
    hall: Hall, table: Table, opened: str, who: str = "", by: str | None = None, also: Write | None = None
) -> Table:
    await hall.storage.write(opening(hall, table, opened, who, by, also))
    hall.remember(table)
    return table


def opening(
    hall: Hall, table: Table, opened: str, who: str = "", by: str | None = None, also: Write | None = None
) -> Write:
    """What writes a new table that somebody has opened, with what has been played at it already. `who` and `by` are
    told to those for whom it reserves seats.
    """
    if table.has_begun:
        table.seats = without_numbers(table.seats)
    game, seats, at = table.game, table.seats, table.created
    game.seat_names = [seat.name for seat in seats]
    table.time, timed = hall.time, {}
    if table.timing is not None:
        if table.status != "open":
            table.timing = table.timing.begun(game, seats, hall.time)
        timed = {"pace": str(table.timing.pace), **table.timing.columns(game, seats, hall.time)}
    rows = [entry_row(table.id, n, entry, at) for n, entry in enumerate(game.entries)]

    def write(connection: Connection) -> None:
        free = int(is_listed(seats, table.affairs))
        row = table_row(table.id, game, at, table.hints, table.rated, table.affairs, table.luck)
        connection.execute(insert(schema.tables).values({**row, **timed, "free": free}))
        connection.execute(insert(schema.seats), [seat_row(table.id, n, seat) for n, seat in enumerate(seats)])
        if rows:
            connection.execute(ADD_ENTRIES, rows)
        note_seats(connection, table.id, [], seats, at, who, by)
        still_named(opened, list(seats), table.rated)(connection)
        if also is not None:
            also(connection)

    return write


async def _new_game(hall: Hall, new: NewTable, seed: Seed) -> tianxia.Game:
    if new.pack is None and new.pack_name is None:
        return game_for(new, seed)
    async with hall.reading_pack:
        pack = await asyncio.to_thread(hall.packs.wanted, new)
        return await asyncio.to_thread(game_for, new, seed, pack)
