"""What is good for a short time: links to another device or to a friend, and challenges that a passkey answers.

Only digests are stored. Each is used once: two who come at the same time cannot both have it.
"""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .errors import BadTicket
from .sessions import digest_of, stamp
from .storage import Storage, Write

Kind = Literal["device", "friend", "mail", "prove", "register", "sign_in"]
LASTS: dict[Kind, timedelta] = {
    "device": timedelta(minutes=10),
    "friend": timedelta(days=7),
    "mail": timedelta(days=2),
    "prove": timedelta(minutes=5),
    "register": timedelta(minutes=5),
    "sign_in": timedelta(minutes=5),
}


async def give(storage: Storage, kind: Kind, person: str | None = None, also: Write | None = None) -> tuple[str, str]:
    """A new ticket and until when it is good. Those that are out of date leave."""
    token, until = secrets.token_urlsafe(24), stamp(datetime.now(UTC) + LASTS[kind])

    def write(connection: Connection) -> None:
        if also is not None:
            also(connection)
        connection.execute(delete(schema.tickets).where(schema.tickets.c.until < stamp()))
        row = {"id": digest_of(token), "kind": kind, "person": person, "until": until}
        connection.execute(insert(schema.tickets).values(row))

    await storage.write(write)
    return token, until


async def look(storage: Storage, kind: Kind, token: str) -> str | None:
    """Whose a ticket is, without using it up."""
    columns = schema.tickets.c
    query = select(columns.person).where(columns.id == digest_of(token), columns.kind == kind, columns.until >= stamp())
    found = (await storage.read(lambda connection: connection.execute(query).all()))[:1]
    if not found:
        raise BadTicket
    person: str | None = found[0].person
    return person


async def take(storage: Storage, kind: Kind, token: str) -> str | None:
    """Use a ticket up, whatever it is used for then; whose it is. `BadTicket` if there is none such, or no more."""
    found: list[str | None] = []
    await storage.write(lambda connection: found.append(take_in(connection, kind, token)))
    return found[-1]


def take_in(connection: Connection, kind: Kind, token: str) -> str | None:
    """The same, together with what it opens."""
    columns = schema.tickets.c
    this = (columns.id == digest_of(token)) & (columns.kind == kind)
    found = connection.execute(select(columns.person).where(this, columns.until >= stamp())).all()
    if connection.execute(delete(schema.tickets).where(this)).rowcount != 1 or not found:
        raise BadTicket
    person: str | None = found[0].person
    return person
