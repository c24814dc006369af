"""Sitting down at a table, by an invitation."""

import secrets

from sqlalchemy import Connection

from .company.blocks import check_welcome
from .errors import BadInvitation, ReservedSeat
from .hall import Hall
from .notices import note_begin, people_at
from .settling import Change, settle
from .table import Table


async def join(hall: Hall, table: Table, invitation: str, person: str, name: str) -> int:
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

    await settle(hall, table, wanted)
    return invited(table, invitation)


def invited(table: Table, invitation: str) -> int:
    """The seat to which an invitation leads."""
    for number, seat in enumerate(table.seats):
        if seat.invitation and secrets.compare_digest(seat.invitation.encode(), invitation.encode()):
            return number
    raise BadInvitation("invitation")
