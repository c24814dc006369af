"""Seats for somebody in particular: only that person can take them, finds them in the lobby under "for you", and is
told. Where seats are reserved or let go, the notices of it are written in the same transaction.
"""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Connection, exists, select, update

from . import schema
from .company.errors import NoFreeSeat
from .company.friends import Friend, check_friend, friend_named
from .errors import BadReserved, NoSeat, NotYourSeat
from .naming import is_sealed
from .new_table import Seat
from .notices import add, people_at, withdraw
from .settling import Change, settle
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall


def reserved(connection: Connection, seats: list[Seat], wanted: Sequence[str | None], person: str) -> list[Seat]:
    """The seats of a new table, free ones for friends by the names that they keep: one for each seat, or nothing."""
    names = [*wanted, *[None] * (len(seats) - len(wanted))]
    if len(names) != len(seats) or any([name and seat.kind != "open" for name, seat in zip(names, seats, strict=True)]):
        raise BadReserved("reserved")
    given = [friend_named(connection, person, name) if name else None for name in names]
    friends = [each.id for each in given if each]
    if len(set(friends)) != len(friends):
        raise BadReserved("reserved")
    return [for_friend(seat, friend) if friend else seat for seat, friend in zip(seats, given, strict=True)]


def for_friend(seat: Seat, friend: Friend) -> Seat:
    return seat._replace(name=friend.name, reserved=friend.id, kept=int(is_sealed(friend.name, friend.kept)))


def is_free(seat: Seat) -> bool:
    """For anybody."""
    return seat.kind == "open" and seat.reserved is None


async def challenge(hall: "Hall", table: Table, person: str, name: str) -> None:
    """Offer a friend the last free seat of the table: strangers are offered the first."""
    if not table.seats_of(person):
        raise NotYourSeat
    friend = await hall.storage.read(lambda connection: friend_named(connection, person, name))
    who = table.seats[table.seats_of(person)[0]].name

    def wanted(at: str) -> Change | None:
        if any([seat.kind == "open" and seat.reserved == friend.id for seat in table.seats]):
            return None
        if table.seats_of(friend.id):
            raise BadReserved("name")
        free = [number for number, seat in enumerate(table.seats) if is_free(seat)]
        if not free:
            raise NoFreeSeat
        seats = [for_friend(seat, friend) if n == free[-1] else seat for n, seat in enumerate(table.seats)]
        return Change(seats, table.affairs, lambda write: check_friend(write, person, friend.id), who=who, by=person)

    await settle(hall, table, wanted)


async def release(hall: "Hall", table: Table, seat: int, person: str) -> None:
    """A reserved seat is for anybody now: the person for whom it was does not want it, or the others wait no longer.
    If it was declined, those who sit there are told.
    """

    def wanted(at: str) -> Change | None:
        if not 0 <= seat < len(table.seats):
            raise NoSeat("seat", seat=seat)
        there = table.seats[seat]
        if person != there.reserved and not table.seats_of(person):
            raise NotYourSeat("seat", seat=seat)
        if there.kind != "open" or there.reserved is None:
            return None
        free = there._replace(name="", kept=0, reserved=None, invitation=secrets.token_urlsafe(16))
        seats = [free if n == seat else each for n, each in enumerate(table.seats)]

        def tell(connection: Connection) -> None:
            for other in sorted(people_at(table.seats)):
                add(connection, other, "declined", table.id, at, there.name, there.reserved)

        return Change(seats, table.affairs, tell if person == there.reserved else None)

    await settle(hall, table, wanted)


def let_go(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """Whatever seats are reserved so are for anybody now; the tables. Whoever calls tells the processes of them.

    The table's count of changes grows, so nobody writes what they knew of its seats before.
    """
    seats, tables = schema.seats, schema.tables
    kept = select(seats.c.table_id, seats.c.seat, seats.c.reserved).where(seats.c.kind == "open", which)
    rows = connection.execute(kept).all()
    for row in rows:
        this = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
        free = {"name": "", "kept": 0, "reserved": None, "invitation": secrets.token_urlsafe(16)}
        connection.execute(update(tables).where(tables.c.id == row.table_id).values(changes=tables.c.changes + 1))
        connection.execute(update(seats).where(this).values(free))
        withdraw(connection, row.table_id, [row.reserved])
        is_public = (tables.c.id == row.table_id) & (tables.c.private == 0)
        connection.execute(update(tables).where(is_public).values(free=1))
    return sorted({row.table_id for row in rows})


def let_go_between(connection: Connection, one: str, two: str) -> list[str]:
    """Each of them has no seat reserved any more where the other sits."""
    seats, there = schema.seats, schema.seats.alias()
    found: list[str] = []
    for person, host in ((one, two), (two, one)):
        is_there = exists().where(there.c.table_id == seats.c.table_id, there.c.holder == host)
        found += let_go(connection, (seats.c.reserved == person) & is_there)
    return found
