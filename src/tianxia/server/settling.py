"""Changes to a table that are not moves: written like moves, one at a time, and announced when they are stored.

The table counts them. Whoever writes must know the current count, so two processes never change it at the same time,
and no move is stored that somebody made before they heard of a change.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, update

import tianxia

from . import schema
from .affairs import BY_PEOPLE, Affairs
from .clocks import Timing
from .errors import NoDatabase
from .luck import dealt, is_dealt, without_numbers
from .new_table import Seat
from .notices import note_begin, note_seats
from .records import now, played_row
from .storage import Conflict, Write
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

TRIES = 5  # others may be faster so many times


class Change(NamedTuple):
    """How the table is to be."""

    seats: list[Seat]
    affairs: Affairs
    also: Write | None = None  # in the same transaction
    shows: bool = True  # whether it moves the table up in the lists
    who: str = ""  # the name of who does it: seats may be reserved by it
    by: str | None = None  # and their id
    back_at: tuple[int, ...] = ()  # seats where a person plays again, and not the bot that the clock called


async def settle(hall: "Hall", table: Table, wanted: Callable[[str], Change | None]) -> None:
    """Change the table as wanted now; asked again if another process was faster. None: it is so already."""
    async with table.lock:
        for _ in range(TRIES):
            at = now()
            change = wanted(at)
            if change is None:
                return
            game = dealt(table.game, change.seats)
            if is_dealt(game):
                change = change._replace(seats=without_numbers(change.seats))
            try:
                timing = timing_after(hall, table, game, change)
                await hall.storage.write(writing(hall, table, game, change, timing, at))
            except Conflict:
                await hall.take_over(table)
                continue
            take_on(table, game, change, timing, at)
            break
        else:
            raise NoDatabase
    hall.made_known(table)


def take_on(table: Table, game: tianxia.Game, change: Change, timing: Timing | None, at: str) -> None:
    """It is stored: now it is so."""
    table.game, table.seats, table.timing = game, change.seats, timing
    table.affairs = change.affairs._replace(changes=table.affairs.changes + 1)
    table.game.seat_names = [seat.name for seat in table.seats]
    if change.shows:
        table.updated = at


def timing_after(hall: "Hall", table: Table, game: tianxia.Game, change: Change) -> Timing | None:
    """Clocks begin, stand or go on with who sits there, and need not be looked at once the game does not go on."""
    timing = table.timing
    if timing is None:
        return None
    ends = ends_with(change) and not ends_with(Change(table.seats, table.affairs))
    turned = timing.seated(game, table.seats, change.seats, hall.time)
    turned = turned.returned(game, change.back_at, hall.time)
    return turned.ticked() if ends or turned != timing else timing


def ends_with(change: Change) -> bool:
    return change.affairs.ended or change.affairs.closed


def writing(hall: "Hall", table: Table, game: tianxia.Game, change: Change, timing: Timing | None, at: str) -> Write:
    before, known, clocks = list(table.seats), table.affairs, table.timing
    columns = timing.columns(game, change.seats, hall.time) if timing and timing != clocks else {}
    if columns and ends_with(change):
        columns["due"] = None
    values = table_values(table, change, at)
    begins = not table.has_begun and not any([seat.kind == "open" for seat in change.seats])
    if game is not table.game:
        values |= {"deal": str(game.seed), **played_row(game)}

    def write(connection: Connection) -> None:
        sheet, seats = schema.tables, schema.seats
        mine = (sheet.c.id == table.id) & (sheet.c.changes == known.changes)
        if connection.execute(update(sheet).where(mine).values(**values)).rowcount != 1:
            raise Conflict
        for number, (was, seat) in enumerate(zip(before, change.seats, strict=True)):
            new = {name: value for name, value in seat._asdict().items() if value != was._asdict()[name]}
            if (number in change.affairs.closes) != (number in known.closes):
                new["closes"] = int(number in change.affairs.closes)
            if new:
                row = (seats.c.table_id == table.id) & (seats.c.seat == number)
                connection.execute(update(seats).where(row).values(new))
        note_seats(connection, table.id, before, change.seats, at, change.who, change.by)
        if clocks is not None and timing is not None and columns:
            clocks.write(connection, table.id, columns, timing.notes[len(clocks.notes) :])
        if begins:
            note_begin(connection, table.id, change.seats, game, at)
        if change.also is not None:
            change.also(connection)
        hall.news.tell(connection, table.id)

    return write


def table_values(table: Table, change: Change, at: str) -> dict[str, Any]:
    affairs = change.affairs
    values: dict[str, Any] = {
        "changes": table.affairs.changes + 1,
        "over": int(table.game.over or affairs.ended),
        "closed": BY_PEOPLE if affairs.closed else 0,
        "rematch": affairs.rematch,
        "free": int(is_listed(change.seats, affairs)),
    }
    return {**values, "updated": at} if change.shows else values


def is_listed(seats: list[Seat], affairs: Affairs) -> bool:
    """Whether the lobby offers a seat there to everybody."""
    return not affairs.private and any([seat.kind == "open" and seat.reserved is None for seat in seats])
