"""Becoming a person whom the server knows. What a visitor had in this browser goes along."""

from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import Connection, delete, select, update

from . import schema
from .accounts import Account
from .company.keeping import move
from .context import Context
from .hall import Hall
from .notices import move_notices
from .sessions import Person


async def sign_in(
    connection: ASGIConnection[Any, Any, Any, Any], context: Context, person: str
) -> tuple[Person, Account, int]:
    """The new session, whom it is of, and at how many tables the visitor's seats are now that person's.

    The seats of a person who keeps a name stay where they are: they can be reached again.
    """
    was = context.person
    moved = 0
    if was.id != person and (await context.accounts.find(was.id)).kept is None:
        moved = await move_seats(context.hall, was.id, person)
    now = await context.sessions.begin(connection, was, person)
    return now, await context.accounts.find(person), moved


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
        move_ratings(connection, visitor, person)
        move(connection, visitor, person)
        move_notices(connection, visitor, person)
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
