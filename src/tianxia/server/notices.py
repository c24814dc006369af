"""What happens for people, as rows of the database, in the transaction in which it happens: so nothing is lost or
noted twice, whichever process does it.

Only people who play with other people are told anything: nobody waits for somebody who plays against bots, and who
shares a screen sits there.
"""

import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, literal, select, update

import tianxia

from . import schema
from .new_table import Seat
from .notice_models import NOTICE_KINDS, Happening, NoticeKind

PAIR: Final = ":"  # between a kind and a channel
KEPT: Final = timedelta(days=30)  # what happened is forgotten after this
TURN: Final[NoticeKind] = "turn"

_rows, _wishes = schema.notices.c, schema.notice_wishes.c
_turn_id = literal(f"{TURN} ") + bindparam("table") + " " + _wishes.person

# Only for those who want to know: nobody else's moves pay for it with more than a look.
OWE = insert(schema.notices).from_select(
    ["id", "person", "kind", "table_id", "who", "at", "due"],
    select(
        _turn_id,
        _wishes.person,
        literal(TURN),
        bindparam("table"),
        literal(""),
        bindparam("at"),
        bindparam("at"),
    ).where(
        _wishes.person.in_(bindparam("people", expanding=True)),
        _wishes.wanted.contains(f"{TURN}{PAIR}"),
        ~select(_rows.id).where(_rows.id == _turn_id).exists(),
    ),
)
PLAYED = delete(schema.notices).where(
    _rows.kind == TURN, _rows.table_id == bindparam("table"), _rows.person.in_(bindparam("people", expanding=True))
)


def people_at(seats: list[Seat]) -> frozenset[str]:
    return frozenset([seat.holder for seat in seats if seat.kind == "human" and seat.holder])


def owing(game: tianxia.Game, seats: list[Seat]) -> frozenset[str]:
    """The people for whom the table waits. Everybody there can see it."""
    if game.over or any([seat.kind == "open" for seat in seats]):
        return frozenset()
    return people_at([seats[seat] for seat in game.to_act])


def note_move(
    connection: Connection,
    table: str,
    seats: list[Seat],
    before: tianxia.Game,
    after: tianxia.Game,
    at: str,
    away: Collection[int] = (),
) -> None:
    """Whose turn it is now and was not before, and whose it is no more; or that the game is over. `away` are seats of
    people whose time ran out too often.
    """
    people = people_at(seats)
    if len(people) <= 1:
        return
    present = [
        seat if seat.bot is None and number not in away else seat._replace(holder=None)
        for number, seat in enumerate(seats)
    ]  # a bot stands in for the others
    owed, owes = owing(before, seats), owing(after, present)
    if owes - owed:
        connection.execute(OWE, {"table": table, "people": sorted(owes - owed), "at": at})
    if owed - owes:
        connection.execute(PLAYED, {"table": table, "people": sorted(owed - owes)})
    if after.over and not before.over:
        for person in sorted(people):
            add(connection, person, "end", table, at)


def note_begin(connection: Connection, table: str, seats: list[Seat], game: tianxia.Game, at: str) -> None:
    """All seats are taken: somebody is asked."""
    owes = owing(game, seats)
    if owes and len(people_at(seats)) > 1:
        connection.execute(OWE, {"table": table, "people": sorted(owes), "at": at})


def note_seats(
    connection: Connection,
    table: str,
    before: list[Seat],
    after: list[Seat],
    at: str,
    who: str = "",
    by: str | None = None,
) -> None:
    """For whom a seat is reserved now and was not before, by whom; and for whom none is any more."""
    were, are = invited_to(before), invited_to(after)
    withdraw(connection, table, were - are)
    for person in sorted(are - were):
        add(connection, person, "invited", table, at, who, by)


def invited_to(seats: list[Seat]) -> frozenset[str]:
    return frozenset([seat.reserved for seat in seats if seat.kind == "open" and seat.reserved])


def withdraw(connection: Connection, table: str, people: Collection[str]) -> None:
    """Their invitations: the seat is taken, or for somebody else."""
    if people:
        these = (_rows.table_id == table) & (_rows.kind == "invited") & _rows.person.in_(sorted(people))
        connection.execute(delete(schema.notices).where(these))


def add(
    connection: Connection,
    person: str,
    kind: Happening,
    table: str,
    at: str,
    who: str = "",
    by: str | None = None,
) -> None:
    """Something that happened once: a game is over, or somebody wants something of this person. What only the pages
    tell waits for no mail.
    """
    row = {
        "id": f"{kind} {secrets.token_hex(12)}",
        "person": person,
        "kind": kind,
        "table_id": table,
        "who": who,
        "by": by,
    }
    mailed = None if kind in NOTICE_KINDS else at
    connection.execute(insert(schema.notices).values(**row, at=at, due=at, mailed=mailed))


def move_notices(connection: Connection, visitor: str, person: str) -> None:
    """What a visitor had wished for goes along when the browser becomes a known person's; their own wishes stay."""
    rows, own = schema.notices, (_rows.person == person) & (_rows.kind == TURN)
    both = _rows.table_id.in_(select(_rows.table_id).where(own))
    connection.execute(delete(rows).where(_rows.person == visitor, _rows.kind == TURN, both))
    turns = update(rows).where(_rows.person == visitor, _rows.kind == TURN)
    connection.execute(turns.values(id=literal(f"{TURN} ") + _rows.table_id + literal(f" {person}")))
    connection.execute(update(rows).where(_rows.by == visitor).values(by=person))
    for sheet in (rows, schema.subscriptions, schema.deliveries):
        connection.execute(update(sheet).where(sheet.c.person == visitor).values(person=person))
    wishes = schema.notice_wishes
    if connection.execute(select(wishes.c.person).where(wishes.c.person == person)).first() is None:
        connection.execute(update(wishes).where(wishes.c.person == visitor).values(person=person))
    else:
        connection.execute(delete(wishes).where(wishes.c.person == visitor))
