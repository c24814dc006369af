"""Friends: both have agreed, by a link or by a request after a game; either may end it. Nobody can be searched for."""

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from .. import schema
from ..faces import face_of
from ..sessions import stamp
from .blocks import are_apart, is_blocked
from .errors import NotMet, TooManyFriends
from .models import FriendBody, Tie
from .sheets import friends

MOST = 200  # friends and requests of one person
FRIEND, ASKED, IGNORED = "friend", "asked", "ignored"


def state_of(connection: Connection, person: str, other: str) -> str:
    query = select(friends.c.state).where(friends.c.person == person, friends.c.other == other)
    return connection.execute(query).scalar() or ""


def put(connection: Connection, person: str, other: str, state: str) -> None:
    own = and_(friends.c.person == person, friends.c.other == other)
    values = {"state": state, "at": stamp()}
    if connection.execute(update(friends).where(own).values(values)).rowcount == 0:
        connection.execute(insert(friends).values(person=person, other=other, **values))


def befriend(connection: Connection, person: str, other: str) -> None:
    """Both have agreed."""
    for one, two in ((person, other), (other, person)):
        if state_of(connection, one, two) != FRIEND:
            check_room(connection, one)
            put(connection, one, two, FRIEND)


def check_room(connection: Connection, person: str) -> None:
    if (connection.execute(select(func.count()).where(friends.c.person == person)).scalar() or 0) >= MOST:
        raise TooManyFriends(most=MOST)


def ask(connection: Connection, person: str, other: str) -> None:
    """Would you be my friend? Who has been ignored or blocked is not told so, and asking again changes nothing."""
    if is_blocked(connection, person, other) or state_of(connection, person, other):
        return
    if is_blocked(connection, other, person):
        put(connection, person, other, IGNORED)
        return
    if state_of(connection, other, person) in (ASKED, IGNORED):
        befriend(connection, person, other)
        return
    check_room(connection, person)
    put(connection, person, other, ASKED)


def answer(connection: Connection, person: str, other: str, agrees: bool) -> None:
    """To the other's request."""
    if state_of(connection, other, person) not in (ASKED, IGNORED) or are_apart(connection, person, other):
        raise NotMet
    if agrees:
        befriend(connection, person, other)
    else:
        put(connection, other, person, IGNORED)


def part(connection: Connection, person: str, other: str) -> None:
    """End a friendship, or take a request back."""
    here = and_(friends.c.person == person, friends.c.other == other)
    there = and_(friends.c.person == other, friends.c.other == person, friends.c.state == FRIEND)
    connection.execute(delete(friends).where(or_(here, there)))


def tie_of(connection: Connection, person: str, other: str) -> Tie:
    """Who has been ignored sees what they saw before."""
    own, theirs = state_of(connection, person, other), state_of(connection, other, person)
    if own == FRIEND:
        return "friend"
    if own:
        return "asked"
    return "asks" if theirs == ASKED else "none"


def friends_of(connection: Connection, person: str) -> list[FriendBody]:
    """Those who still keep a name, by name."""
    persons = schema.people.c
    query = select(persons.id, persons.name, friends.c.at).where(
        friends.c.person == person, friends.c.state == FRIEND, persons.id == friends.c.other
    )
    return [body_of(row) for row in connection.execute(query.order_by(persons.name)).all()]


def who_asks(connection: Connection, person: str) -> list[FriendBody]:
    persons = schema.people.c
    query = select(persons.id, persons.name, friends.c.at).where(
        friends.c.other == person, friends.c.state == ASKED, persons.id == friends.c.person
    )
    return [body_of(row) for row in connection.execute(query.order_by(friends.c.at.desc())).all()]


def body_of(row: Any) -> FriendBody:
    return FriendBody(row.name, face_of(row.id), row.at)
