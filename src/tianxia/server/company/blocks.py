"""Who is kept away from whom. Those who are blocked are not told: for them there is just nothing there."""

from collections.abc import Collection
from hashlib import sha256

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, union_all

from ..errors import BadInvitation
from ..sessions import stamp
from .errors import TooManyFriends
from .models import BlockBody
from .sheets import blocks, friends

MOST = 500  # that one person may block
MOST_SHUNNED = 2000  # that a list is filtered by


def block(connection: Connection, person: str, other: str, name: str) -> None:
    """It ends a friendship and requests; games that both play go on."""
    columns = blocks.c
    if is_blocked(connection, person, other):
        return
    if (connection.execute(select(func.count()).where(columns.person == person)).scalar() or 0) >= MOST:
        raise TooManyFriends(most=MOST)
    connection.execute(insert(blocks).values(person=person, other=other, name=name, at=stamp()))
    for one, two in ((person, other), (other, person)):
        connection.execute(delete(friends).where(friends.c.person == one, friends.c.other == two))


def unblock(connection: Connection, person: str, id_: str) -> None:
    columns = blocks.c
    for other in connection.execute(select(columns.other).where(columns.person == person)).scalars().all():
        if handle_of(person, other) == id_:
            connection.execute(delete(blocks).where(columns.person == person, columns.other == other))


def is_blocked(connection: Connection, person: str, other: str) -> bool:
    """By the person."""
    query = select(exists().where(blocks.c.person == person, blocks.c.other == other))
    return bool(connection.execute(query).scalar())


def are_apart(connection: Connection, person: str, other: str) -> bool:
    """Whether either has blocked the other."""
    return is_blocked(connection, person, other) or is_blocked(connection, other, person)


def keeps_out(connection: Connection, people: Collection[str], person: str) -> bool:
    """Whether one of these people has blocked somebody."""
    query = select(exists().where(blocks.c.person.in_(list(people)), blocks.c.other == person))
    return bool(connection.execute(query).scalar())


def check_welcome(connection: Connection, people: Collection[str], person: str) -> None:
    """Whoever is blocked by one of the people at a table cannot sit down there, and is not told why."""
    if person not in people and keeps_out(connection, people, person):
        raise BadInvitation("invitation")


def apart_from(connection: Connection, person: str, others: Collection[str]) -> frozenset[str]:
    """Those of the others who have blocked the person, or whom the person has blocked."""
    theirs = select(blocks.c.other).where(blocks.c.person == person, blocks.c.other.in_(list(others)))
    own = select(blocks.c.person).where(blocks.c.other == person, blocks.c.person.in_(list(others)))
    return frozenset(connection.execute(union_all(theirs, own)).scalars())


def shunned(connection: Connection, person: str) -> list[str]:
    """Those whom the person does not meet in lists: blocked by them, or having blocked them."""
    theirs = select(blocks.c.other).where(blocks.c.person == person)
    others = select(blocks.c.person).where(blocks.c.other == person)
    return list(connection.execute(union_all(theirs, others).limit(MOST_SHUNNED)).scalars())


def blocked_by(connection: Connection, person: str) -> list[BlockBody]:
    rows = connection.execute(select(blocks).where(blocks.c.person == person).order_by(blocks.c.at.desc())).all()
    return [BlockBody(handle_of(person, row.other), row.name, row.at) for row in rows]


def handle_of(person: str, other: str) -> str:
    """By which somebody names one of their blocks: the ids of people stay secret."""
    return sha256(f"block {person} {other}".encode()).hexdigest()[:16]


def forget(connection: Connection, person: str) -> None:
    connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)))
