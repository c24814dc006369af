"""A copy of a whole database in one file, made while servers run; and a new database from such a file.

The file is the same for SQLite and PostgreSQL, so it also moves a site from one to the other: compressed lines of JSON,
first what it is, then every row, last how many there were and their digest.
"""

import base64
import gzip
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from msgspec import DecodeError, json
from sqlalchemy import Connection, MetaData, Table, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

import tianxia

from ..core.values import BadInput
from .doctor import reading_engine
from .engines import PRIVATE, REVISIONS, default_url, open_engine, snapshot
from .migrating import migrate
from .records import now

FORMAT: Final = 1
BYTES: Final = "base64:"  # before what is not text
PART = 500  # rows that are written at a time


class Copied(NamedTuple):
    rows: int
    tables: int  # of games


def back_up(url: str, target: Path) -> Copied:
    """As of one moment, whatever is played meanwhile. The file appears when it is complete."""
    engine = reading_engine(url or default_url())
    unfinished = target.with_name(f"{target.name}.part")
    try:
        if target.exists():
            raise BadInput(f"{target} exists already; a backup is never overwritten.")
        with private_file(unfinished) as file, snapshot(engine) as connection:
            copied = write_all(connection, file)
        unfinished.rename(target)
        return copied
    except SQLAlchemyError as error:
        raise BadInput(f"The database cannot be read: {str(error).splitlines()[0]}") from None
    except OSError as error:
        raise BadInput(f"The backup cannot be written: {error}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
        engine.dispose()


@contextmanager
def private_file(path: Path) -> Iterator[IO[bytes]]:
    """It holds the keys of the server and every hidden card: for its owner alone."""
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "wb") as plain:
        with gzip.open(plain, "wb", compresslevel=6) as file:
            yield file  # type: ignore[misc]
        plain.flush()
        os.fsync(plain.fileno())


def write_all(connection: Connection, file: IO[bytes]) -> Copied:
    if not inspect(connection).has_table(REVISIONS.name):
        raise BadInput("The database has no tables of Tianxia.")
    revision = connection.execute(select(REVISIONS.c.version_num)).scalar()
    digest, rows, games = hashlib.sha256(), 0, 0
    head = {"tianxia_backup": FORMAT, "version": tianxia.__version__, "schema": revision, "at": now()}
    file.write(json.encode(head) + b"\n")
    for sheet in sheets(connection):
        for row in connection.execution_options(yield_per=PART).execute(select(sheet).order_by(*sheet.primary_key)):
            values = {str(name): packed(value) for name, value in row._mapping.items()}
            line = json.encode([str(sheet.name), values]) + b"\n"
            file.write(line)
            digest.update(line)
            rows += 1
            games += sheet.name == "tables"
    file.write(json.encode({"rows": rows, "digest": digest.hexdigest()}) + b"\n")
    return Copied(rows, games)


def sheets(connection: Connection) -> list[Table]:
    """All that are there, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [sheet for sheet in found.sorted_tables if sheet.name != REVISIONS.name]


def packed(value: Any) -> Any:
    return BYTES + base64.b64encode(value).decode() if isinstance(value, (bytes, memoryview)) else value


def unpacked(value: Any) -> Any:
    return base64.b64decode(value[len(BYTES) :]) if isinstance(value, str) and value.startswith(BYTES) else value


def restore(source: Path, url: str) -> Copied:
    """Into a new database: all or nothing. An older schema is brought up to date afterwards."""
    head, rows = read_backup(source)
    engine = open_engine(url or default_url(), limit=None)
    try:
        with engine.connect() as connection:
            if inspect(connection).get_table_names():
                raise BadInput("The database is not empty: name a new one, and let the server use it afterwards.")
        migrate(engine, str(head["schema"]))
        with engine.begin() as connection:
            copied = insert_all(connection, rows)
        migrate(engine)
        return copied
    except SQLAlchemyError as error:
        raise BadInput(f"The database cannot be written: {str(error).splitlines()[0]}") from None
    finally:
        engine.dispose()


def read_backup(source: Path) -> tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]:
    """Checked as a whole before anything is written."""
    try:
        with gzip.open(source, "rb") as file:
            lines = file.read().splitlines()
        head, last = json.decode(lines[0]), json.decode(lines[-1])
        rows = [json.decode(line, type=tuple[str, dict[str, Any]]) for line in lines[1:-1]]
        digest = hashlib.sha256(b"".join([line + b"\n" for line in lines[1:-1]])).hexdigest()
        if head["tianxia_backup"] != FORMAT or last != {"rows": len(rows), "digest": digest}:
            raise ValueError("it is not complete")
    except (OSError, EOFError, DecodeError, ValueError, KeyError, IndexError, TypeError) as error:
        raise BadInput(f"{source} is not a backup that can be restored: {error}.") from None
    return head, rows


def insert_all(connection: Connection, rows: list[tuple[str, dict[str, Any]]]) -> Copied:
    by_sheet: dict[str, list[dict[str, Any]]] = {}
    for name, row in rows:
        by_sheet.setdefault(name, []).append({key: unpacked(value) for key, value in row.items()})
    for sheet in sheets(connection):
        found = by_sheet.pop(sheet.name, [])
        for first in range(0, len(found), PART):
            connection.execute(insert(sheet), found[first : first + PART])
        count_on(connection, sheet)
    if by_sheet:
        raise BadInput(f"The backup has rows of {', '.join(sorted(by_sheet))}, which this version does not know.")
    return Copied(len(rows), sum(1 for name, _ in rows if name == "tables"))


def count_on(connection: Connection, sheet: Table) -> None:
    """PostgreSQL numbers new rows from a counter, which must not begin again with numbers that are taken."""
    if connection.dialect.name != "postgresql":
        return
    for column in sheet.primary_key:
        name = f'"{sheet.name}"'
        counter = connection.execute(
            text("SELECT pg_get_serial_sequence(:sheet, :column)"), {"sheet": name, "column": column.name}
        ).scalar()
        if counter:
            latest = f'(SELECT coalesce(max("{column.name}"), 0) + 1 FROM {name})'
            connection.execute(text(f"SELECT setval(:counter, {latest}, false)"), {"counter": counter})
