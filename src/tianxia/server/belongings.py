"""All that is stored about a person, to take along: as an archive of files, made while it is sent.

Somebody may have played thousands of games. So everything is read in parts, each by itself: no part takes long, and
none but the present one is in memory.
"""

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from sqlalchemy import Column, Connection, select, tuple_

from . import schema
from .company import keeping
from .profile import in_parts
from .storage import Storage
from .stored import raw_log, read_rows

ROWS = 500  # of a file that are read at once
GAMES = 20  # whose logs are read at once
# What of a row is nobody's business, or says nothing: digests and hashes.
UNTOLD: Final = {"password", "recovery", "key", "id", "heir", "p256dh", "auth", "leave"}
# What belongs to a person's data, by the name of its file.
OWN: Final[dict[str, Column[Any]]] = {
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
    "bans": schema.bans.c.person,
    "deliveries": schema.deliveries.c.person,
    "studies": schema.studies.c.asked,
    **keeping.OWN,
}
Line = dict[str, Any]


class Packing(io.RawIOBase):
    """What an archive is written into: it is handed on and forgotten."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, part: Any) -> int:
        self._parts.append(bytes(part))
        return len(self._parts[-1])

    def taken(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


async def packed(storage: Storage, person: str) -> AsyncIterator[bytes]:
    """One archive of JSON files, with the logs of finished games. A running game's log would tell what others hold: of
    that there are the own moves.
    """
    packing = Packing()
    with zipfile.ZipFile(packing, "w", zipfile.ZIP_DEFLATED) as archive:
        parts = {name: lines_about(storage, name, column, person) for name, column in OWN.items()}
        for name, found in {**parts, "moves": moves_of(storage, person)}.items():
            with archive.open(f"{name}.json", "w") as file:
                before = b"["
                async for lines in found:
                    await asyncio.to_thread(file.write, before + b",".join([b"\n" + written(line) for line in lines]))
                    before = b","
                    yield packing.taken()
                file.write(b"[]\n" if before == b"[" else b"\n]\n")
        for ids in in_parts(await storage.read(lambda connection: finished_of(connection, person)), GAMES):
            for id_, log in await storage.read(logs_of(ids)):
                await asyncio.to_thread(archive.writestr, f"games/{id_}.jsonl", log)
            yield packing.taken()
    yield packing.taken()


async def lines_about(storage: Storage, name: str, column: Column[Any], person: str) -> AsyncIterator[list[Line]]:
    after: tuple[Any, ...] | None = None
    while True:
        rows = await storage.read(page(column, person, after))
        if rows:
            yield [told(name, row, person) for row in rows]
        if len(rows) < ROWS:
            return
        after = tuple([rows[-1][key.name] for key in column.table.primary_key])


async def moves_of(storage: Storage, person: str) -> AsyncIterator[list[Line]]:
    """The person's own moves in games that are not over. Their numbers stay here: they would tell how many steps others
    have made in secret.
    """
    entries, seats, tables = schema.entries.c, schema.seats.c, schema.tables.c
    own = (seats.table_id == entries.table_id) & (seats.seat == entries.seat) & (seats.holder == person)
    query = select(schema.entries).where(own, tables.id == entries.table_id, tables.over == 0)
    query = query.order_by(entries.table_id, entries.number).limit(ROWS)
    after = ("", -1)
    while True:
        this = query.where(tuple_(entries.table_id, entries.number) > tuple_(*after))
        rows = await storage.read(lambda connection, this=this: connection.execute(this).all())  # type: ignore[misc]
        if rows:
            yield [move_in(row) for row in rows]
        if len(rows) < ROWS:
            return
        after = rows[-1].table_id, rows[-1].number


def move_in(row: Any) -> Line:
    said = {"play": row.play} if row.undo is None else {"undo": True}
    by_bot = {} if row.bot is None else {"bot": row.bot}
    return {"table_id": row.table_id, "seat": row.seat, **said, "at": row.at, **by_bot}


def page(column: Column[Any], person: str, after: tuple[Any, ...] | None) -> Callable[[Connection], list[Line]]:
    """Some rows, in the order of their keys; those after the last one that is known."""
    keys = list(column.table.primary_key)
    query = select(column.table).where(column == person).order_by(*keys).limit(ROWS)
    if after is not None:
        query = query.where(tuple_(*keys) > tuple_(*after, types=[key.type for key in keys]))
    return lambda connection: [dict(row) for row in connection.execute(query).mappings()]


def told(name: str, row: Line, person: str) -> Line:
    if name in keeping.OWN:
        return keeping.told(row, person)
    return {key: value for key, value in row.items() if key not in UNTOLD and not isinstance(value, bytes)}


def written(line: Line) -> bytes:
    return json.dumps(line, indent=2).encode()


def finished_of(connection: Connection, person: str) -> list[str]:
    seats, tables = schema.seats.c, schema.tables.c
    own = select(seats.table_id).where(seats.holder == person)
    return list(connection.execute(select(tables.id).where(tables.id.in_(own), tables.over == 1)).scalars())


def logs_of(ids: list[str]) -> Callable[[Connection], list[tuple[str, str]]]:
    """Those that are still there."""

    def read(connection: Connection) -> list[tuple[str, str]]:
        rows = read_rows(connection, ids)
        return [(id_, raw_log(rows.of(id_))) for id_ in ids if id_ in rows.tables]

    return read


def all_about(connection: Connection, person: str) -> dict[str, list[Line]]:
    """What is stored about somebody besides the moves, by kind, at once: for the operator, who has the time."""
    found = {name: select(column.table).where(column == person) for name, column in OWN.items()}
    rows = {name: connection.execute(query).mappings().all() for name, query in found.items()}
    return {name: [told(name, dict(row), person) for row in some] for name, some in rows.items()}
