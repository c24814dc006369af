"""Playing again with the same people: a table with the same settings, where their seats are reserved for them."""

import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .affairs import Affairs
from .clocks import Timing
from .company.blocks import apart_from
from .errors import BadInvitation, ClosedTable, NoTable, NotOver, NotYourSeat
from .faces import with_bots_named
from .joining import join
from .luck import Commitments, Start, commitment_of, dealt, with_number
from .luck_models import Commitment, OwnNumber
from .naming import as_named, named
from .new_table import Seat
from .notices import people_at
from .opening import opening
from .records import new_id, now
from .settling import Change, settle
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall


async def seen_before(hall: "Hall", commitments: Commitments, past: Table, person: str) -> Commitment:
    """Of the table where they play again; with a ticket, if it is yet to be opened."""
    if not past.is_over:
        raise NotOver
    if not past.seats_of(person):
        raise NotYourSeat
    opened = await found(hall, past.affairs.rematch)
    return commitments.give() if opened is None else Commitment(commitment_of(opened.game))


async def rematch(
    hall: "Hall", past: Table, person: str, name: str, commitments: Commitments, own: OwnNumber | None = None
) -> Table:
    """The table where they play again: a new one, or the one that another of them was faster to open."""
    if not past.is_over:
        raise NotOver
    if not past.seats_of(person):
        raise NotYourSeat
    opened = await found(hall, past.affairs.rematch)
    if opened is None:
        opened = await open_again(hall, past, person, name, commitments.start(own))
    await check_near(hall, opened, person)
    await sit_down(hall, opened, person, name, own)
    return opened


async def found(hall: "Hall", id_: str | None) -> Table | None:
    """It may be gone: everybody left it, or nobody came."""
    if id_ is None:
        return None
    try:
        table = await hall.find(id_)
    except (NoTable, ClosedTable):
        return None
    return None if table.affairs.closed else table


async def check_near(hall: "Hall", table: Table, person: str) -> None:
    """Who has blocked one of those at the table, or is blocked, has no seat there."""
    people = people_at(table.seats)
    if person in people:
        return
    if await hall.storage.read(lambda connection: apart_from(connection, person, people)):
        raise BadInvitation("invitation")


@as_named
async def open_again(hall: "Hall", past: Table, person: str, name: str, start: Start) -> Table:
    before = past.affairs.rematch  # none, or one that is gone
    affairs = Affairs(past.affairs.private, past.affairs.spectators)
    id_, at = new_id(), now()
    people = people_at(past.seats)

    def again(connection: Connection) -> list[Seat]:
        apart = apart_from(connection, person, people)
        return named(connection, person, seats_again(past.seats, person, apart), past.rated)

    chairs = await hall.storage.read(again)
    seats = with_number(with_bots_named(id_, chairs), start.number)
    game = dealt(past.game.anew(start.shuffle), seats)
    table = Table(id_, game, seats, at, at, past.hints, past.rated, affairs)
    if past.timing is not None:
        table.timing = Timing(past.timing.pace)

    def wanted(at: str) -> Change | None:
        if past.affairs.rematch != before:
            return None  # somebody was faster
        opened = opening(hall, table, person, name, person, start.also)
        return Change(past.seats, past.affairs._replace(rematch=id_), opened, shows=False)

    await settle(hall, past, wanted)
    if past.affairs.rematch != id_:
        return await hall.find(past.affairs.rematch or "")
    hall.remember(table)
    return table


def seats_again(seats: list[Seat], person: str, apart: Collection[str]) -> list[Seat]:
    """Who opens it sits there at once. A seat of somebody who has been deleted is free; and so is that of somebody
    from whom a block keeps the person apart: they look alike.
    """
    return [seat_again(seat._replace(holder=None) if seat.holder in apart else seat, person) for seat in seats]


def seat_again(seat: Seat, person: str) -> Seat:
    if seat.kind == "bot":
        return Seat("bot", "", seat.bot, None, None)
    if seat.holder == person:
        return Seat("human", seat.name, None, person, None)
    if seat.holder is None:
        return Seat("open", "", None, None, secrets.token_urlsafe(16))
    return Seat("open", seat.name, None, None, secrets.token_urlsafe(16), seat.holder, kept=seat.kept)


async def sit_down(hall: "Hall", table: Table, person: str, name: str, own: OwnNumber | None = None) -> None:
    """On all seats that are reserved for this person."""
    kept = [seat.invitation for seat in table.seats if seat.kind == "open" and seat.reserved == person]
    for invitation in kept:
        await join(hall, table, invitation or "", person, name, own)
        own = None  # one number for all of them
