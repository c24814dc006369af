"""What an update would do to the tables of a database: they are read with the current rules, and nothing is changed."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, Table, create_engine, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..core.values import BadInput
from . import schema
from .engines import default_url, open_engine, snapshot
from .errors import Unplayable
from .keepsakes import as_it_was
from .migrating import MIGRATIONS
from .stored import Stored, stored_of

PARTS = 200  # tables that are read at a time
RENAMED = {"seed": "deal"}  # columns of older schemas


class Finding(NamedTuple):
    """One table, and what these rules make of it."""

    id: str
    game: str
    rules: str
    over: bool
    fate: str  # "": it is as its people left it
    kept: bool  # whether its last sight is stored


class Report(NamedTuple):
    schema: str  # its revision
    newest: str  # the revision that a server would bring it to
    findings: list[Finding]
    closed: int

    @property
    def touched(self) -> list[Finding]:
        """Those that people would miss: running games that do not go on, and finished ones without a last sight."""
        return [each for each in self.findings if each.fate and not (each.over and each.kept)]

    @property
    def kept(self) -> list[Finding]:
        """Finished games whose last sight is shown, although their moves no longer lead there."""
        return [each for each in self.findings if each.fate and each.over and each.kept]


def examine(url: str) -> Report:
    """All tables of a database; `BadInput` if it is not one of ours."""
    engine = reading_engine(url or default_url())
    try:
        with snapshot(engine) as connection:
            return report_of(connection)
    except SQLAlchemyError as error:
        raise BadInput(f"The database cannot be read: {str(error).splitlines()[0]}") from None
    finally:
        engine.dispose()


def reading_engine(url: str) -> Engine:
    """SQLite creates a missing file, unless it is told that it may only read."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput(f"{url!r} is not the address of a database.") from None
    if parsed.get_backend_name() != "sqlite":
        return open_engine(url, limit=None)
    if not parsed.database or not Path(parsed.database).is_file():
        raise BadInput(f"There is no database at {parsed.database or url}.")
    address = f"{Path(parsed.database).resolve().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True, check_same_thread=False))


def report_of(connection: Connection) -> Report:
    script = ScriptDirectory(str(MIGRATIONS))
    known = {revision.revision for revision in script.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is None:
        raise BadInput("The database has no tables of Tianxia.")
    if present not in known:
        raise BadInput(f"The database was made by a newer version: its schema is {present}.")
    found = MetaData()
    found.reflect(connection)
    findings, closed = [], 0
    for stored in all_stored(connection, found):
        if stored.row["closed"]:
            closed += 1
        else:
            findings.append(finding_of(connection, stored))
    return Report(present, str(script.get_current_head()), findings, closed)


def all_stored(connection: Connection, found: MetaData) -> Iterator[Stored]:
    """One table at a time; what an older schema does not have is unknown."""
    sheets = found.tables
    ids = list(connection.execute(select(sheets["tables"].c.id)).scalars())
    kept: dict[str, int] = {}
    if "keepsakes" in sheets:
        sheet = sheets["keepsakes"]
        kept = {row[0]: row[1] for row in connection.execute(select(sheet.c.table_id, sheet.c.entries))}
    for first in range(0, len(ids), PARTS):
        part = ids[first : first + PARTS]
        rows = rows_of(connection, sheets["tables"], schema.tables, "id", part)
        seats = rows_of(connection, sheets["seats"], schema.seats, "table_id", part)
        entries = rows_of(connection, sheets["entries"], schema.entries, "table_id", part)
        for id_ in part:
            yield stored_of(rows[id_][0], seats.get(id_, []), entries.get(id_, []), kept.get(id_))


def rows_of(
    connection: Connection, there: Table, ours: Table, key: str, ids: list[str]
) -> dict[str, list[dict[str, Any]]]:
    """The rows of some tables, by table, with the columns of the current schema."""
    empty: dict[str, Any] = dict.fromkeys(ours.c.keys())
    rows: dict[str, list[dict[str, Any]]] = {}
    chosen = select(there).where(there.c[key].in_(ids)).order_by(*there.primary_key)
    for row in connection.execute(chosen).mappings():
        known = {RENAMED.get(name, name): value for name, value in row.items()}
        rows.setdefault(row[key], []).append({**empty, **known})
    return rows


def finding_of(connection: Connection, stored: Stored) -> Finding:
    fate = ""
    try:
        as_it_was(connection, stored)
    except Unplayable as lost:
        fate = lost.code
    row = stored.row
    return Finding(stored.id, str(row["game"]), str(row["rules"]), bool(row["over"]), fate, stored.kept is not None)
