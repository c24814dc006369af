"""Becoming a person whom the server knows. What a visitor had in this browser goes along."""

from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import Connection, delete, func, select, update

from . import schema
from .accounts import Account
from .company.keeping import move
from .context import Context
from .hall import Hall
from .naming import seal_seats
from .notice_models import OwnAct
from .notices import move_notices
from .owning import Change, nothing
from .sessions import Person
from .storage import Write


async def sign_in(
    connection: ASGIConnection[Any, Any, Any, Any],
    context: Context,
    person: str,
    proved: bool = True,
    move: bool = True,
    alone: bool = False,
    act: OwnAct | None = None,
    also: Write = nothing,
) -> tuple[Person, Account, int]:
    """The new session, whom it is of, and at how many tables the visitor's seats are now that person's.

    The seats of a person who keeps a name stay where they are: they can be reached again.
    """
    change = Change(connection, context, act, person, alone, proved)
    await change.store(also)  # it may still be refused
    moved = await move_seats(context.hall, context.person.id, person) if move and await may_move(context, person) else 0
    return change.now, await context.accounts.find(person), moved


async def may_move(context: Context, person: str) -> bool:
    was = context.person.id
    return was != person and (await context.accounts.find(was)).kept is None


async def tables_to_move(context: Context, person: str) -> int:
    """Where the visitor in this browser has seats."""
    if not await may_move(context, person):
        return 0
    seats = schema.seats.c
    query = select(func.count(seats.table_id.distinct())).where(seats.holder == context.person.id)
    return await context.hall.storage.read(lambda connection: connection.execute(query).scalar()) or 0


async def move_seats(hall: Hall, visitor: str, person: str) -> int:
    """The tables where the visitor's seats are now the person's; whoever plays there notices nothing."""
    seats = schema.seats
    tables: list[str] = []
    reserved: list[str] = []

    def write(connection: Connection) -> None:
        held = seats.c.holder == visitor
        kept = seats.c.reserved == visitor
        tables[:] = connection.execute(select(seats.c.table_id).where(held).distinct()).scalars()
        reserved[:] = connection.execute(select(seats.c.table_id).where(kept).distinct()).scalars()
        connection.execute(update(seats).where(held).values(holder=person))
        connection.execute(update(seats).where(kept).values(reserved=person))
        connection.execute(update(schema.results).where(schema.results.c.person == visitor).values(person=person))
        studies = schema.studies
        connection.execute(update(studies).where(studies.c.asked == visitor).values(asked=person))
        move_ratings(connection, visitor, person)
        move(connection, visitor, person)
        move_notices(connection, visitor, person)
        seal_seats(connection, person)
        hall.tell_of(connection, tables + reserved)

    await hall.storage.write(write)
    await hall.hear_of(tables + reserved)
    return len(tables)


def move_ratings(connection: Connection, visitor: str, person: str) -> None:
    """Where the person has a rating it stays: two cannot be made one."""
    columns = schema.ratings.c
    own = select(columns.game, columns.players).where(columns.person == person)
    for game, players in connection.execute(own).all():
        same = (columns.person == visitor) & (columns.game == game) & (columns.players == players)
        connection.execute(delete(schema.ratings).where(same))
    connection.execute(update(schema.ratings).where(columns.person == visitor).values(person=person))
