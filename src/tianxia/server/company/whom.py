"""Who is meant. The ids of people stay on the server: others name them by the name that they keep, or by their seat."""

from ..accounts import Account
from ..context import Context
from ..errors import NoSeat
from .errors import NoPerson, OnlyKept, Yourself
from .friends import kept_as
from .models import Whom


async def meant(context: Context, whom: Whom) -> Account:
    """The person; a guest is called as at that seat. Who may not watch a table does not learn who sits there."""
    if not whom.table:
        return await named(context, whom.name)
    table = await context.hall.find(whom.table)
    table.check_watcher(context.person.id)
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
    return await context.accounts.find(found.id)


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
