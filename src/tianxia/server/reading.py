"""Tables as they come out of the database: their rows, replayed by the rules. Several are read as fast as one."""

from sqlalchemy import Connection

import tianxia

from .affairs import BY_OPERATOR, affairs_of
from .clocks import Time, away, timing_in
from .errors import ClosedTable, Unplayable
from .keepsakes import as_it_was
from .stored import Lost, Rows, Stored, begun, continued, read_rows, read_stored, with_keepsake
from .table import Table

Outcome = Table | Exception  # a table, or why there is none


def read_tables(connection: Connection, ids: list[str], lost: Lost, time: Time) -> dict[str, Outcome]:
    """One that cannot be read never keeps the others from it."""
    rows = read_rows(connection, [id_ for id_ in ids if id_ not in lost])
    found: dict[str, Outcome] = {}
    for id_ in ids:
        try:
            lost.check(id_)
            found[id_] = table_in(connection, rows, id_, lost, time)
        except Exception as error:
            found[id_] = error
    return found


def table_in(connection: Connection, rows: Rows, id_: str, lost: Lost, time: Time) -> Table:
    """The table of the stored log; `Unplayable` if it does not lead to where it was left."""
    stored = rows.of(id_)
    if stored.row["closed"] == BY_OPERATOR:
        raise ClosedTable
    try:
        game = as_it_was(connection, stored)
    except Unplayable as fate:
        fate.stored = with_keepsake(connection, stored)
        lost.add(fate)
        raise
    hints = stored.row["hints"]
    table = Table(
        id_,
        game,
        list(stored.seats.values()),
        stored.row["created"],
        stored.row["updated"],
        None if hints is None else bool(hints),
        bool(stored.row["rated"]),
        affairs_of(stored, game.over),
        stored.row["luck"],
    )
    table.kept = stored.kept or 0
    read_away(connection, stored, time)
    table.time, table.timing, table.marks = time, timing_in(stored), marks_in(stored)
    return table


def read_on(connection: Connection, table: Table, time: Time) -> tuple[tianxia.Game, Stored]:
    """What was written since, played on a copy of the game."""
    stored = read_stored(connection, table.id, len(table.game.entries))
    if stored.row["closed"] == BY_OPERATOR:
        raise ClosedTable
    read_away(connection, stored, time)
    is_same = stored.row["deal"] == str(table.game.seed)  # otherwise it has been dealt meanwhile
    return continued(table.game.copy() if is_same else begun(stored), stored), stored


def read_away(connection: Connection, stored: Stored, time: Time) -> None:
    """Who of its people is away, which this process may not have heard yet."""
    if (stored.row["pace"] or "").startswith("days"):
        people = {seat.holder for seat in stored.seats.values() if seat.holder is not None}
        time.vacations = {**time.vacations, **away(connection, people)}


def marks_in(stored: Stored) -> dict[int, str]:
    """The entries that a bot made for a person."""
    return {entry["number"]: entry["bot"] for entry in stored.entries if entry.get("bot")}
