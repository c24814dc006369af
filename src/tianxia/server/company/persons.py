"""What strangers may see of somebody: the name, the face, results by game and ratings. Not where they play."""

from sqlalchemy import Connection

from ..accounts import Account
from ..faces import face_of
from ..naming import is_sealed
from ..profile import ratings_of, records_of, results_of
from .blocks import is_blocked
from .friends import tie_of
from .models import PersonBody
from .reports import have_met


def person_of(connection: Connection, account: Account, reader: str) -> PersonBody:
    rows = results_of(connection, account.id)
    return PersonBody(
        name=account.name,
        face=face_of(account.id),
        kept=account.kept is not None,
        sealed=is_sealed(account.name, account.kept),
        mine=account.id == reader,
        played=len(rows),
        won=sum(row["won"] for row in rows),
        records=records_of(rows),
        ratings=ratings_of(connection, account.id),
        tie=tie_of(connection, reader, account.id),
        blocked=is_blocked(connection, reader, account.id),
        met=account.id != reader and have_met(connection, reader, account.id),
    )
