"""Closing a table: its people agree one by one, and when all have agreed it leaves the lobby. Its log stays.

At a table that goes on, somebody's wish stands until all who play there agree or one of them refuses.
"""

from sqlalchemy import Connection, select, update

from . import schema
from .affairs import BY_PEOPLE, PUT_AWAY
from .errors import NotKept, TableEnded, Unplayable
from .hall import Hall
from .keepsakes import check_seat
from .models import Closing
from .settling import Change, settle
from .stored import Stored, read_stored
from .table import Table


async def close(hall: Hall, id_: str, person: str, seat: int, agrees: bool) -> Closing:
    """The person agrees, or no longer agrees, for all of their seats. A closed table stays closed."""
    try:
        table = await hall.find(id_)
    except Unplayable:
        return await close_kept(hall, id_, person, seat, agrees)
    table.check_seat(seat, person)
    if table.is_over:
        raise NotKept
    await close_running(hall, table, person, agrees)
    return Closing(table.affairs.closed, waits(table, table.affairs.closes))


def waits(table: Table, closes: frozenset[int]) -> list[int]:
    """The seats of people who play there and have not agreed."""
    return [seat for seat in range(len(table.seats)) if table.is_present(seat) and seat not in closes]


async def close_running(hall: Hall, table: Table, person: str, agrees: bool) -> None:
    def wanted(at: str) -> Change | None:
        if table.affairs.closed:
            return None
        if table.is_over:
            raise TableEnded
        table.check_running()
        own = table.seats_of(person)
        for seat in own:
            table.check_present(seat)
        closes = table.affairs.closes.union(own) if agrees else frozenset()
        if closes == table.affairs.closes:
            return None
        return Change(list(table.seats), table.affairs._replace(closes=closes, closed=not waits(table, closes)))

    await settle(hall, table, wanted)


async def close_kept(hall: Hall, id_: str, person: str, seat: int, agrees: bool) -> Closing:
    """One that cannot go on."""
    stored = await kept_table(hall, id_)
    check_seat(stored, seat, person)

    def write(connection: Connection) -> None:
        seats, sheet = schema.seats, schema.tables
        one_by_one = select(sheet.c.closed).where(sheet.c.id == id_).with_for_update()
        if connection.execute(one_by_one).scalar() not in (0, PUT_AWAY):
            return
        own = (seats.c.table_id == id_) & (seats.c.holder == person)
        connection.execute(update(seats).where(own).values(closes=int(agrees)))
        if not read_stored(connection, id_).waits():
            connection.execute(update(sheet).where(sheet.c.id == id_).values(closed=BY_PEOPLE))
        hall.news.tell(connection, id_)

    await hall.storage.write(write)
    hall.lost.forget(id_)
    stored = await kept_table(hall, id_)
    return Closing(stored.row["closed"] == BY_PEOPLE, stored.waits())


async def kept_table(hall: Hall, id_: str) -> Stored:
    """What is stored of a table that cannot go on. Finished ones stay forever."""
    try:
        await hall.find(id_)
    except Unplayable as lost:
        if lost.stored.row["over"]:
            raise NotKept from None
        return lost.stored
    raise NotKept
