"""Leaving a table, and coming back. Before the game begins a seat becomes free again; after that a bot stands in.

The seat stays the person's: they may look at their own hand, and take the seat back as long as the game goes on.
"""

import secrets
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select

from . import schema
from .company.blocks import keeps_out
from .company.sheets import agreements, messages
from .errors import NoStandIn, NotYourSeat, TableEnded
from .new_table import Seat, stand_in
from .resigning import may_resign, resign
from .settling import Change, settle
from .storage import Conflict
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall


async def leave(hall: "Hall", table: Table, person: str, bot: str = "") -> bool:
    """Leave with all own seats. Whether the table is still there: one that nobody else sits at is removed."""
    own = list(table.seats_of(person))
    if not own:
        raise NotYourSeat
    if table.is_over or table.affairs.closed:
        raise TableEnded
    if table.status == "open":
        if await is_removed(hall, table, person):
            return False
        await settle(hall, table, lambda at: freed(table, person))
        return True
    if table.rated and may_resign(table):
        await resign(hall, table, own, bot)
    else:
        level = stand_in(table.game.registration.name, bot)
        await settle(hall, table, lambda at: left_to(table, person, level))
    return True


def freed(table: Table, person: str) -> Change | None:
    """Invitations are new: whoever has an old link was invited by somebody who has gone."""
    if table.status != "open":  # somebody has just taken the last seat
        return left_to(table, person, stand_in(table.game.registration.name, ""))
    seats = [
        Seat("open", "", None, None, secrets.token_urlsafe(16)) if seat.holder == person else seat
        for seat in table.seats
    ]
    return Change(seats, table.affairs)


def left_to(table: Table, person: str, bot: str) -> Change | None:
    table.check_running()
    seats = [seat._replace(bot=bot) if seat.holder == person and seat.bot is None else seat for seat in table.seats]
    for number in table.seats_of(person):
        table.redo.pop(number, None)
    return None if seats == table.seats else Change(seats, table.affairs._replace(closes=frozenset()))


async def come_back(hall: "Hall", table: Table, person: str) -> None:
    """The bots give all seats of the person back, whether they stand in because somebody left or because time ran out
    too often; not to somebody who has resigned, or whom one of those who play has blocked.
    """

    def wanted(at: str) -> Change:
        if table.is_over:
            raise TableEnded
        table.check_running()
        seats = [
            seat._replace(bot=None) if seat.holder == person and seat.resigned is None else seat for seat in table.seats
        ]
        late = tuple([seat for seat in table.seats_of(person) if table.timing and table.timing.is_away(seat)])
        if seats == table.seats and not late:
            raise NoStandIn
        others = {seat.holder for seat in table.seats if seat.bot is None and seat.holder not in (None, person)}

        def check(connection: Connection) -> None:
            if keeps_out(connection, others, person):
                raise NoStandIn

        return Change(seats, table.affairs, check, back_at=late)

    await settle(hall, table, wanted)


async def is_removed(hall: "Hall", table: Table, person: str) -> bool:
    """A table that never began goes with the last of its people; not if somebody sits there, or has just sat down."""
    seats = schema.seats.c

    def write(connection: Connection) -> None:
        there = select(seats.holder).where(
            seats.table_id == table.id, seats.holder.is_not(None), seats.holder != person
        )
        if connection.execute(there.limit(1)).first() is not None:
            raise Conflict
        erase_table(connection, table.id)
        hall.news.tell(connection, table.id)

    async with table.lock:
        try:
            await hall.storage.write(write)
        except Conflict:
            await hall.take_over(table)
            return False
        hall.drop(table)
        return True


def erase_table(connection: Connection, id_: str) -> None:
    """It has no moves, so nothing is lost that anybody played."""
    for sheet in (schema.keepsakes, schema.notes, schema.notices, messages, agreements, schema.seats):
        connection.execute(delete(sheet).where(sheet.c.table_id == id_))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == id_))
