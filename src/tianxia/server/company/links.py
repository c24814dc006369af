"""Links that make friends: each for one person, for some days. What they carry is after the #, so no log has it."""

from sqlalchemy import Connection, delete, select

from .. import schema
from ..sessions import digest_of, stamp
from ..storage import Storage
from ..tickets import give
from .errors import BadLink, TooManyFriends
from .models import FriendLinkBody

PAGE = "/friend"
MOST = 10  # of one person at the same time
HANDLE = 16  # letters of a digest
tickets = schema.tickets.c


async def make(storage: Storage, origin: str, person: str) -> FriendLinkBody:
    if len(await storage.read(lambda connection: links_of(connection, person))) >= MOST:
        raise TooManyFriends(most=MOST)
    token, until = await give(storage, "friend", person)
    return FriendLinkBody(digest_of(token)[:HANDLE], until, f"{origin}{PAGE}#{token}")


def links_of(connection: Connection, person: str) -> list[FriendLinkBody]:
    own = (tickets.person == person) & (tickets.kind == "friend") & (tickets.until >= stamp())
    rows = connection.execute(select(tickets.id, tickets.until).where(own).order_by(tickets.until)).all()
    return [FriendLinkBody(row.id[:HANDLE], row.until) for row in rows]


def end(connection: Connection, person: str, id_: str) -> None:
    own = select(tickets.id).where(tickets.person == person, tickets.kind == "friend")
    ended = [digest for digest in connection.execute(own).scalars() if digest[:HANDLE] == id_]
    connection.execute(delete(schema.tickets).where(tickets.id.in_(ended)))


def maker(connection: Connection, token: str) -> str:
    """Whose link it is; opening the page does not use it up."""
    this = (tickets.id == digest_of(token)) & (tickets.kind == "friend") & (tickets.until >= stamp())
    found: str | None = connection.execute(select(tickets.person).where(this)).scalar()
    if found is None:
        raise BadLink
    return found


def use_up(connection: Connection, token: str) -> None:
    """Of two who come at the same time, one is too late."""
    this = (tickets.id == digest_of(token)) & (tickets.kind == "friend")
    if connection.execute(delete(schema.tickets).where(this)).rowcount != 1:
        raise BadLink
