"""Sitting down at a table, by an invitation."""

import secrets

from sqlalchemy import Connection

from .company.blocks import check_welcome
from .errors import BadInvitation, ReservedSeat
from .hall import Hall
from .luck import check_seen
from .luck_models import OwnNumber
from .naming import as_named, named, still_named
from .new_table import Seat
from .notices import people_at
from .settling import Change, settle
from .table import Table


@as_named
async def join(hall: Hall, table: Table, invitation: str, person: str, name: str, own: OwnNumber | None = None) -> int:
    """Take the seat of an invitation; taking it again is harmless. All who sit down come this way."""
    mine = Seat("human", name, None, person, None, number=own.number if own else None)
    if table.seats[invited(table, invitation)].kind == "open":
        (mine,) = await hall.storage.read(lambda connection: named(connection, person, [mine], table.rated))

    def wanted(at: str) -> Change | None:
        number = invited(table, invitation)
        seat = table.seats[number]
        if seat.holder == person:
            return None
        if seat.kind != "open":
            raise BadInvitation("invitation")
        if seat.reserved not in (None, person):
            raise ReservedSeat("invitation")
        check_seen(table.game, own)
        taken = mine._replace(invitation=seat.invitation)
        seats = [taken if n == number else each for n, each in enumerate(table.seats)]
        people = people_at(table.seats)

        def also(connection: Connection) -> None:
            check_welcome(connection, people, person)
            still_named(person, [mine], table.rated)(connection)

        return Change(seats, table.affairs, also)

    await settle(hall, table, wanted)
    return invited(table, invitation)


def invited(table: Table, invitation: str) -> int:
    """The seat to which an invitation leads."""
    for number, seat in enumerate(table.seats):
        if seat.invitation and secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
            return number
    raise BadInvitation("invitation")
