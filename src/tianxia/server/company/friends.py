"""Friends: both have agreed, by a link or by a request after a game; either may end it. Nobody can be searched for."""

from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

from .. import schema
from ..faces import face_of
from ..names import folded
from ..naming import is_sealed
from ..sessions import stamp
from .blocks import are_apart, is_blocked
from .errors import NotFriends, NotMet, TooManyFriends
from .models import FriendBody, Tie
from .presence import is_online
from .sheets import friends

MOST = 200  # friends and requests of one person
FRIEND, ASKED, IGNORED = "friend", "asked", "ignored"


class Friend(NamedTuple):
    id: str
    name: str
    kept: str  # since when


def kept_as(connection: Connection, name: str) -> Friend | None:
    """Who keeps this name."""
    persons = schema.people.c
    form = folded(name)
    query = select(persons.id, persons.name, persons.kept).where(persons.folded == form, persons.kept.is_not(None))
    row = connection.execute(query).first() if form else None
    return None if row is None else Friend(*row)


def friend_named(connection: Connection, person: str, name: str) -> Friend:
    """A friend of the person. Nobody learns more of others: whether they are unknown or have blocked the person."""
    found = kept_as(connection, name)
    if found is None:
        raise NotFriends
    check_friend(connection, person, found.id)
    return found


def check_friend(connection: Connection, person: str, other: str) -> None:
    if state_of(connection, person, other) != FRIEND or are_apart(connection, person, other):
        raise NotFriends


def state_of(connection: Connection, person: str, other: str) -> str:
    query = select(friends.c.state).where(friends.c.person == person, friends.c.other == other)
    return connection.execute(query).scalar() or ""


def are_tied(connection: Connection, one: str, other: str) -> bool:
    return bool(state_of(connection, one, other) or state_of(connection, other, one))


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
    persons, back = schema.people.c, friends.alias().c
    both = exists().where(back.person == friends.c.other, back.other == person, back.state == FRIEND)
    online = and_(both, is_online(persons.id)).label("online")
    query = select(persons.id, persons.name, persons.kept, friends.c.at, online).where(
        friends.c.person == person, friends.c.state == FRIEND, persons.id == friends.c.other
    )
    found = connection.execute(query.order_by(persons.name)).all()
    return [
        FriendBody(row.name, face_of(row.id), row.at, bool(row.online), is_sealed(row.name, row.kept)) for row in found
    ]


def who_asks(connection: Connection, person: str) -> list[FriendBody]:
    persons = schema.people.c
    query = select(persons.id, persons.name, persons.kept, friends.c.at).where(
        friends.c.other == person, friends.c.state == ASKED, persons.id == friends.c.person
    )
    found = connection.execute(query.order_by(friends.c.at.desc())).all()
    return [FriendBody(row.name, face_of(row.id), row.at, kept=is_sealed(row.name, row.kept)) for row in found]
