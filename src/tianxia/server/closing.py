"""Closing a table that cannot go on: its people agree one by one, and when all have agreed it leaves the lobby."""

from sqlalchemy import Connection, select, update

from . import schema
from .errors import NotKept, Unplayable
from .hall import Hall
from .keepsakes import check_seat
from .models import Closing
from .stored import Stored, read_stored


async def close(hall: Hall, id_: str, person: str, seat: int, agrees: bool) -> Closing:
    """The person agrees, or no longer agrees, for all of their seats. A closed table stays closed."""
    stored = await kept_table(hall, id_)
    check_seat(stored, seat, person)

    def write(connection: Connection) -> None:
        seats, sheet = schema.seats, schema.tables
        one_by_one = select(sheet.c.closed).where(sheet.c.id == id_).with_for_update()
        if connection.execute(one_by_one).scalar():
            return
        own = (seats.c.table_id == id_) & (seats.c.holder == person)
        connection.execute(update(seats).where(own).values(closes=int(agrees)))
        if not read_stored(connection, id_).waits():
            connection.execute(update(sheet).where(sheet.c.id == id_).values(closed=1))
        hall.news.tell(connection, id_)

    await hall.storage.write(write)
    hall.lost.forget(id_)
    stored = await kept_table(hall, id_)
    return Closing(bool(stored.row["closed"]), stored.waits())


async def kept_table(hall: Hall, id_: str) -> Stored:
    """What is stored of a table that cannot go on. Others are not closed, and finished ones stay forever."""
    try:
        await hall.find(id_)
    except Unplayable as lost:
        if lost.stored.row["over"]:
            raise NotKept from None
        return lost.stored
    raise NotKept
