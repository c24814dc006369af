"""All that is stored about a person: to take along, or to delete."""

import io
import json
import zipfile
import zlib
from typing import Any

from msgspec import json as wire
from msgspec.structs import replace
from sqlalchemy import Column, Connection, delete, select, update

from ..bots import level_without_search
from . import schema
from .company import keeping
from .hall import Hall
from .keepsakes import LEVEL, kept_in
from .reserving import let_go
from .stored import raw_log, read_stored, with_keepsake

# What of a row is nobody's business, or says nothing: digests and hashes.
UNTOLD = {"password", "recovery", "key", "id", "p256dh", "auth", "leave"}


def exported(connection: Connection, person: str) -> bytes:
    """One archive of JSON files, with the logs of finished games. A running game's log would tell what others hold."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, rows in all_about(connection, person).items():
            archive.writestr(f"{name}.json", json.dumps(rows, indent=2))
        for id_ in tables_of(connection, person):
            stored = read_stored(connection, id_)
            if stored.row["over"]:
                archive.writestr(f"games/{id_}.jsonl", raw_log(stored))
    return packed.getvalue()


def all_about(connection: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """What is stored about somebody besides the moves, by kind."""
    sheets = {
        "me": schema.people.c.id,
        "sessions": schema.sessions.c.person,
        "passkeys": schema.passkeys.c.person,
        "seats": schema.seats.c.holder,
        "results": schema.results.c.person,
        "ratings": schema.ratings.c.person,
        "notices": schema.notices.c.person,
        "notice_wishes": schema.notice_wishes.c.person,
        "subscriptions": schema.subscriptions.c.person,
        "vacations": schema.vacations.c.person,
    }
    own = {name: rows_about(connection, column, person) for name, column in sheets.items()}
    return {**own, **keeping.about(connection, person)}


def rows_about(connection: Connection, column: Column[Any], person: str) -> list[dict[str, Any]]:
    rows = connection.execute(select(column.table).where(column == person)).mappings()
    return [{name: value for name, value in row.items() if name not in UNTOLD} for row in rows]


def tables_of(connection: Connection, person: str) -> list[str]:
    seats = schema.seats.c
    return list(connection.execute(select(seats.table_id).where(seats.holder == person).distinct()).scalars())


def erase(connection: Connection, person: str) -> list[str]:
    """Remove somebody. Finished games stay, with a nameless seat; in those that go on with others a bot sits there.

    Returns the tables.
    """
    tables = tables_of(connection, person)
    for id_ in tables:
        leave(connection, id_, person)
    connection.execute(update(schema.results).where(schema.results.c.person == person).values(person=None))
    tables += let_go(connection, schema.seats.c.reserved == person)
    keeping.erase(connection, person)
    of_notices = schema.notices, schema.notice_wishes, schema.subscriptions, schema.deliveries
    of_signing_in = schema.passkeys, schema.tickets, schema.sessions
    for sheet in (schema.ratings, schema.bans, schema.vacations, *of_signing_in, *of_notices):
        connection.execute(delete(sheet).where(sheet.c.person == person))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
    return tables


async def delete_person(hall: Hall, person: str) -> list[str]:
    """Remove somebody, at the server where they asked for it."""
    tables: list[str] = []

    def write(connection: Connection) -> None:
        tables[:] = erase(connection, person)
        hall.tell_of(connection, tables)

    await hall.storage.write(write)
    await hall.hear_of(tables)
    for table in hall.in_memory():
        if table.id in tables:
            hall.look_at(table)  # it may be a bot's turn now
    return tables


def leave(connection: Connection, id_: str, person: str) -> None:
    stored = read_stored(connection, id_)
    own = (schema.seats.c.table_id == id_) & (schema.seats.c.holder == person)
    gone: dict[str, Any] = {"name": "", "holder": None}
    others = [seat for seat in stored.seats.values() if seat.kind != "bot" and seat.holder != person]
    if not stored.row["over"] and others:
        gone |= {"kind": "bot", "bot": level_without_search(stored.row["game"])}
    elif not stored.row["over"]:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id_).values(closed=1))
    connection.execute(update(schema.seats).where(own).values(gone))
    unname_keepsake(connection, id_, stored.seats_of(person))


def unname_keepsake(connection: Connection, id_: str, seats: list[int]) -> None:
    kept = kept_in(with_keepsake(connection, read_stored(connection, id_)))
    if kept is None:
        return
    named = [replace(seat, name="") if seat.seat in seats else seat for seat in kept.seats]
    body = zlib.compress(wire.encode(replace(kept, seats=named)), LEVEL)
    keepsakes = schema.keepsakes
    connection.execute(update(keepsakes).where(keepsakes.c.table_id == id_).values(body=body))
