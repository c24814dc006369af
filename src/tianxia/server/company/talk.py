"""What is stored of a table's chat: messages, and who agrees to more than set phrases."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from ..sessions import stamp
from ..table import Table
from .errors import NotAgreed
from .models import MessageBody
from .sheets import agreements, blocks, messages

MOST_READ = 200  # messages at once: the last ones


class Agreed(NamedTuple):
    """Who agrees to what, by id."""

    free: frozenset[str] = frozenset()
    watched: frozenset[str] = frozenset()


def people_at(table: Table) -> frozenset[str]:
    return frozenset(seat.holder for seat in table.seats if seat.kind == "human" and seat.holder)


def agreed_at(connection: Connection, table: str) -> Agreed:
    rows = connection.execute(select(agreements).where(agreements.c.table_id == table)).all()
    return Agreed(
        frozenset(row.person for row in rows if row.free), frozenset(row.person for row in rows if row.watched)
    )


def agree(connection: Connection, table: str, person: str, free: bool, watched: bool) -> None:
    own = (agreements.c.table_id == table) & (agreements.c.person == person)
    values = {"free": int(free), "watched": int(watched)}
    if connection.execute(update(agreements).where(own).values(values)).rowcount == 0:
        connection.execute(insert(agreements).values(table_id=table, person=person, **values))


def add(connection: Connection, table: Table, person: str, seat: int, phrase: str | None, text: str | None) -> int:
    """The number of the new message. Whether all agree is looked up in the same transaction."""
    if text is not None and not people_at(table) <= agreed_at(connection, table.id).free:
        raise NotAgreed
    number = latest(connection, table.id) + 1
    row = {"table_id": table.id, "number": number, "seat": seat, "person": person, "at": stamp()}
    connection.execute(insert(messages).values(phrase=phrase, text=text, **row))
    return number


def latest(connection: Connection, table: str) -> int:
    query = select(func.max(messages.c.number)).where(messages.c.table_id == table)
    return int(connection.execute(query).scalar() or 0)


def read(connection: Connection, table: Table, person: str, after: int) -> list[MessageBody]:
    """The last messages after a number, without those of people whom the reader has blocked."""
    shut_out = select(blocks.c.other).where(blocks.c.person == person)
    query = select(messages).where(messages.c.table_id == table.id, messages.c.number > after)
    query = query.where(messages.c.person.not_in(shut_out)).order_by(messages.c.number.desc()).limit(MOST_READ)
    return [message_of(row, table, person) for row in reversed(connection.execute(query).all())]


def message_of(row: Any, table: Table, person: str) -> MessageBody:
    there = table.seats[row.seat] if row.seat < len(table.seats) else None
    seat = there if there is not None and there.holder == row.person else None
    name, kept = (seat.name, bool(seat.kept)) if seat is not None else ("", False)
    return MessageBody(row.number, row.seat, name, row.person == person, row.at, row.phrase or "", row.text or "", kept)
