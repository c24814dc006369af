"""Who is meant. The ids of people stay on the server: others name them by the name that they keep, or by their seat."""

from sqlalchemy import Connection, select

from .. import schema
from ..accounts import Account
from ..context import Context
from ..errors import BadInvitation, NoSeat
from ..names import folded
from ..table import Table
from .blocks import keeps_out
from .errors import NoPerson, OnlyKept, Yourself
from .models import Whom
from .talk import people_at


async def meant(context: Context, whom: Whom) -> Account:
    """The person; a guest is called as at that seat."""
    if not whom.table:
        return await named(context, whom.name)
    table = await context.hall.find(whom.table)
    if not 0 <= whom.seat < len(table.seats):
        raise NoSeat("seat", seat=whom.seat)
    seat = table.seats[whom.seat]
    if seat.holder is None:
        raise NoPerson("seat")
    account = await context.accounts.find(seat.holder)
    return account if account.kept else account._replace(name=seat.name)


async def named(context: Context, name: str) -> Account:
    found = await context.hall.storage.read(lambda connection: kept_as(connection, name))
    if found is None:
        raise NoPerson("name")
    return await context.accounts.find(found)


def kept_as(connection: Connection, name: str) -> str | None:
    persons = schema.people.c
    form = folded(name)
    query = select(persons.id).where(persons.folded == form, persons.kept.is_not(None))
    found: str | None = connection.execute(query).scalar() if form else None
    return found


async def another(context: Context, whom: Whom) -> Account:
    """Somebody else than who asks."""
    account = await meant(context, whom)
    if account.id == context.person.id:
        raise Yourself
    return account


async def one_who_keeps(context: Context) -> Account:
    """Who asks, if they keep their name: only such people can be found again by their friends."""
    account = await context.accounts.find(context.person.id)
    if account.kept is None:
        raise OnlyKept
    return account


async def check_welcome(context: Context, table: Table) -> None:
    """Whoever is blocked by somebody at the table cannot sit down there, and is not told why."""
    people, person = people_at(table), context.person.id
    if person in people:
        return
    if await context.hall.storage.read(lambda connection: keeps_out(connection, people, person)):
        raise BadInvitation("invitation")
