"""A free seat that is meant for a friend, who finds it in the lobby. Others do not see the table there."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, exists, insert, select, update

from .. import schema
from ..faces import face_of
from ..sessions import stamp
from .errors import NoFreeSeat, NotFriends
from .friends import FRIEND, state_of
from .models import ChallengeBody
from .sheets import challenges

if TYPE_CHECKING:
    from ..hall import Hall
    from ..table import Table

MOST_LISTED = 20


async def challenge(hall: "Hall", table: "Table", by: str, friend: str) -> None:
    """Keep the last free seat of the table for a friend: strangers are offered the first."""

    def write(connection: Connection) -> None:
        if state_of(connection, by, friend) != FRIEND:
            raise NotFriends
        withdraw(connection, table.id, friend)
        free = free_seats(connection, table.id)
        if not free:
            raise NoFreeSeat
        row = {"table_id": table.id, "seat": free[-1], "person": friend, "by": by, "at": stamp()}
        connection.execute(insert(challenges).values(row))
        list_anew(connection, table.id)

    await hall.storage.write(write)


def free_seats(connection: Connection, table: str) -> list[int]:
    """Those that are nobody's, not even in somebody's mind."""
    seats = schema.seats.c
    meant = exists().where(challenges.c.table_id == seats.table_id, challenges.c.seat == seats.seat)
    free = (seats.table_id == table) & (seats.kind == "open") & seats.reserved.is_(None)
    return list(connection.execute(select(seats.seat).where(free, ~meant).order_by(seats.seat)).scalars())


def list_anew(connection: Connection, table: str) -> None:
    """The lobby lists tables with a seat for anybody, unless they are private."""
    tables = schema.tables.c
    is_private = connection.execute(select(tables.private).where(tables.id == table)).scalar()
    free = int(not is_private and bool(free_seats(connection, table)))
    connection.execute(update(schema.tables).where(tables.id == table).values(free=free))


def withdraw(connection: Connection, table: str, person: str) -> None:
    """Declined, or meant for another seat."""
    own = (challenges.c.table_id == table) & (challenges.c.person == person)
    if connection.execute(delete(challenges).where(own)).rowcount:
        list_anew(connection, table)


def challenges_of(connection: Connection, person: str) -> list[ChallengeBody]:
    """Seats that are still free; the latest first."""
    seats, tables, people = schema.seats.c, schema.tables.c, schema.people.c
    query = (
        select(challenges, seats.invitation, tables.game, people.name)
        .join(schema.seats, (seats.table_id == challenges.c.table_id) & (seats.seat == challenges.c.seat))
        .join(schema.tables, tables.id == challenges.c.table_id)
        .join(schema.people, people.id == challenges.c.by)
        .where(challenges.c.person == person, seats.kind == "open", tables.closed == 0)
        .order_by(challenges.c.at.desc())
        .limit(MOST_LISTED)
    )
    return [
        ChallengeBody(row.table_id, row.game, row.seat, row.invitation, row.name, face_of(row.by), row.at)
        for row in connection.execute(query).all()
    ]
