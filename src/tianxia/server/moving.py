"""How a move becomes durable: tried on a copy, written with all that depends on it, and then it is so."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection

import tianxia

from .clocks import Timing
from .keepsakes import keep, keepsake_of, still_of
from .lanes import KEEPING
from .notices import note_move
from .outcomes import placed
from .records import ADD_ENTRIES, QUIET_CHANGE, SHOW_CHANGE, change_row, entry_row, now
from .results import record
from .storage import Conflict
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall


async def store(hall: "Hall", table: Table, act: Callable[[tianxia.Game], None], bot: str | None) -> None:
    """Try on a copy, store the new log entries, then let the copy be the game."""
    twin = table.game.copy()
    act(twin)
    first = len(table.game.entries)
    at = now()
    rows = [entry_row(table.id, first + n, entry, at, bot) for n, entry in enumerate(twin.entries[first:])]
    noticed = twin.changes(()) != table.game.changes(())
    timing = table.timing
    turned = turned_by(hall, table, twin) if noticed else Turned(timing, {})
    gone = turned.timing.away() if turned.timing else []
    change = change_row(table.id, twin, at, table.affairs.changes, gone)
    outcome = placed(twin.result, table.seats) if twin.result is not None else None
    keepsake = await KEEPING.run(keepsake_of, still_of(table, twin)) if twin.over else None

    def write(connection: Connection) -> None:
        connection.execute(ADD_ENTRIES, rows)
        note_move(connection, table.id, table.seats, table.game, twin, at, gone)
        hall.news.tell(connection, table.id)
        if timing is not None and turned.columns:
            timing.write(connection, table.id, turned.columns)
        # The lobby shows the time and sorts by it, so a quiet step must leave none.
        if connection.execute(SHOW_CHANGE if noticed else QUIET_CHANGE, change).rowcount != 1:
            raise Conflict
        if keepsake is not None:
            keep(connection, table.id, len(twin.entries), at, keepsake)
            record(connection, table.id, twin, table.seats, at, table.rated, outcome)

    await hall.storage.write(write)
    table.game, table.timing = twin, turned.timing
    if bot is not None:
        table.marks |= dict.fromkeys(range(first, len(twin.entries)), bot)
    if noticed:
        table.updated = at
    if keepsake is not None:
        table.kept = len(twin.entries)


class Turned(NamedTuple):
    """The clocks after a move, and what is written of them."""

    timing: Timing | None
    columns: dict[str, Any]


def turned_by(hall: "Hall", table: Table, twin: tianxia.Game) -> Turned:
    """By a move that everybody could notice."""
    if table.timing is None:
        return Turned(None, {})
    timing = table.timing.moved(table.game, twin, table.seats, hall.time).ticked()
    return Turned(timing, timing.columns(twin, table.seats, hall.time))
