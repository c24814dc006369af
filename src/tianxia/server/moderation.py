"""What the people who run a server can do to it: each a change of the database that running servers hear of."""

import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import Connection, Engine, delete, exists, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..core.values import BadInput
from . import schema
from .accounts import put
from .affairs import BY_OPERATOR, PUT_AWAY
from .belongings import all_about
from .departing import depart, leave_some
from .doctor import reading_engine
from .engines import default_url, is_present, open_engine
from .errors import BadName, NameTaken
from .models import LONGEST_NAME
from .names import clean_name
from .naming import check_free, seal_seats
from .orders import BANS, order
from .records import now
from .sessions import NEWS as SESSION_NEWS
from .stored import Stored, raw_log, read_stored

MOST = 200  # rows of a list
PAUSE = 0.05  # seconds in which a server writes what its people do


class TableRow(NamedTuple):
    id: str
    game: str
    status: str
    moves: int
    updated: str
    seats: list[tuple[str, str]]  # name, and the person's id or the kind of seat


class PersonRow(NamedTuple):
    id: str
    name: str
    tables: int
    banned: bool


@contextmanager
def database(url: str) -> Iterator[Engine]:
    """An existing one with the current schema; `BadInput` for any other, and for one that cannot be changed."""
    reading_engine(url or default_url()).dispose()  # a missing file is an error; it would be created otherwise
    engine = open_engine(url or default_url(), limit=None)
    try:
        if not is_present(engine):
            raise BadInput("The database does not have the schema of this version: start the server once.")
        yield engine
    except SQLAlchemyError as error:
        raise BadInput(f"The database cannot be used: {str(error).splitlines()[0]}") from None
    finally:
        engine.dispose()


def tables(connection: Connection, person: str = "") -> list[TableRow]:
    """The latest first; those of one person, or of all."""
    sheet, seats = schema.tables.c, schema.seats.c
    query = select(sheet.id, sheet.game, sheet.over, sheet.closed, sheet.entries, sheet.updated)
    if person:
        query = query.where(sheet.id.in_(select(seats.table_id).where(seats.holder == person)))
    rows = connection.execute(query.order_by(sheet.updated.desc()).limit(MOST)).all()
    return [
        TableRow(row.id, row.game, status_of(row), row.entries or 0, row.updated, seats_at(connection, row.id))
        for row in rows
    ]


def status_of(row: Any) -> str:
    if row.closed == PUT_AWAY:
        return "put away"
    if row.closed:
        return "closed"
    return "over" if row.over else "not over"


def seats_at(connection: Connection, table: str) -> list[tuple[str, str]]:
    seats = schema.seats.c
    query = select(seats.name, seats.holder, seats.bot, seats.kind).where(seats.table_id == table).order_by(seats.seat)
    return [(row.name, row.holder or row.bot or row.kind) for row in connection.execute(query)]


def people(connection: Connection, name: str = "") -> list[PersonRow]:
    """Those who sit or sat somewhere under such a name, or have given it as theirs."""
    persons, seats = schema.people.c, schema.seats.c
    sat = select(seats.holder.label("id"), seats.name).where(seats.holder.is_not(None))
    known = sat.union(select(persons.id, persons.name)).subquery()
    query = select(known.c.id, func.max(known.c.name)).where(known.c.name.contains(name, autoescape=True))
    rows = connection.execute(query.group_by(known.c.id).order_by(known.c.id).limit(MOST)).all()
    return [PersonRow(id_, said, tables_of(connection, id_), is_banned(connection, id_)) for id_, said in rows]


def tables_of(connection: Connection, person: str) -> int:
    seats = schema.seats.c
    query = select(func.count(seats.table_id.distinct())).where(seats.holder == person)
    return int(connection.execute(query).scalar() or 0)


def is_banned(connection: Connection, person: str) -> bool:
    return bool(connection.execute(select(exists().where(schema.bans.c.person == person))).scalar())


def check_person(connection: Connection, person: str) -> None:
    is_named = connection.execute(select(exists().where(schema.people.c.id == person))).scalar()
    if not is_named and not tables_of(connection, person) and not is_banned(connection, person):
        raise BadInput(f"Nobody here is {person!r}: `tianxia admin people` lists those who are.")


def close_table(connection: Connection, table: str) -> None:
    """It leaves the lobby and can no longer be reached; its log stays in the database."""
    sheet = schema.tables
    values = {"closed": BY_OPERATOR, "free": 0, "changes": sheet.c.changes + 1}
    changed = connection.execute(update(sheet).where(sheet.c.id == table).values(values))
    if changed.rowcount != 1:
        raise BadInput(f"There is no table {table!r}.")
    order(connection, table)


def rename(connection: Connection, person: str, name: str) -> None:
    """In the future, and at every table where the person sits; whoever keeps a name keeps the new one."""
    check_person(connection, person)
    persons = schema.people.c
    is_kept = connection.execute(select(persons.folded).where(persons.id == person)).scalar() is not None
    try:
        clean = clean_name(name)
        form = check_free(connection, person, clean, to_keep=is_kept)
    except BadName:
        raise BadInput(
            f"A name has 1 to {LONGEST_NAME} characters, at least one letter or digit, and nothing that cannot be seen."
        ) from None
    except NameTaken:
        raise BadInput(f"The name {clean!r} is reserved, or somebody else keeps it.") from None
    put(connection, person, {"name": clean, "folded": form} if is_kept else {"name": clean})
    for table in names_at_tables(connection, person, clean):
        order(connection, table)
    seal_seats(connection, person)


def names_at_tables(connection: Connection, person: str, name: str) -> list[str]:
    """Gives all seats of a person this name, also where they were last shown; returns the tables."""
    seats = schema.seats
    own = seats.c.holder == person
    found = [(row[0], row[1]) for row in connection.execute(select(seats.c.table_id, seats.c.seat).where(own))]
    connection.execute(update(seats).where(own).values(name=name))
    for table in sorted({table for table, _ in found}):
        rename_in_keepsake(connection, table, [seat for id_, seat in found if id_ == table], name)
    return sorted({table for table, _ in found})


def rename_in_keepsake(connection: Connection, table: str, seats: list[int], name: str) -> None:
    sheet = schema.keepsakes
    body = connection.execute(select(sheet.c.body).where(sheet.c.table_id == table)).scalar()
    if body is None:
        return
    kept = json.decode(zlib.decompress(body))
    for seat in kept["seats"]:
        if seat["seat"] in seats:
            seat["name"] = name
    connection.execute(update(sheet).where(sheet.c.table_id == table).values(body=zlib.compress(json.encode(kept))))


def ban(connection: Connection, person: str, is_to_be: bool) -> None:
    check_person(connection, person)
    connection.execute(delete(schema.bans).where(schema.bans.c.person == person))
    if is_to_be:
        connection.execute(insert(schema.bans).values(person=person, at=now()))
    order(connection, BANS)


def export(connection: Connection, person: str) -> dict[str, Any]:
    """All that is stored about somebody. The seed of a game that is not over stays here: it would show every card."""
    check_person(connection, person)
    name = connection.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar()
    ids = connection.execute(select(schema.seats.c.table_id).where(schema.seats.c.holder == person).distinct())
    stored = [read_stored(connection, id_) for id_ in sorted(ids.scalars())]
    about = all_about(connection, person)
    return {"person": person, "name": name, **about, "tables": [table_of(each, person) for each in stored]}


def table_of(stored: Stored, person: str) -> dict[str, Any]:
    row, own = stored.row, stored.seats_of(person)
    about = {key: row[key] for key in ("id", "game", "rules", "players", "created", "updated")}
    made = [each for each in stored.entries if each["seat"] in own]
    moves = [{key: each[key] for key in ("seat", "play", "undo", "at")} for each in made]
    return {**about, "seats": own, "moves": moves, "log": raw_log(stored) if row["over"] else None}


def forget(engine: Engine, person: str) -> int:
    """Removes the person; the games stay readable, with somebody on the seat. Returns the number of tables.

    Everybody's moves wait while one of its jobs writes, so each is small and others come in between.
    """
    with engine.begin() as connection:
        check_person(connection, person)
        count = tables_of(connection, person)
        for session in depart(connection, person):
            order(connection, SESSION_NEWS + session)
        order(connection, BANS)
    while True:
        with engine.begin() as connection:
            left = leave_some(connection)
            for table in left.tables:
                order(connection, table)
        if left.is_done:  # or a server is at it
            return count
        time.sleep(PAUSE)
