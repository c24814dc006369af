"""Resigning: a result of the table, not of the rules. The log stays as it is, and leads to the position that was left.

If only one seat has not resigned, or no person, the game is over at once. Otherwise a bot plays on for whoever has
resigned, and however that goes, they are placed behind all others.
"""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from .errors import NoResigning
from .new_table import stand_in
from .notices import PLAYED, add, people_at
from .outcomes import RESIGNED, conceded
from .results import mode_of, record
from .settling import Change, settle
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall


def may_resign(table: Table) -> bool:
    """Not alone, nor where all win or lose as one: there is nobody who would win."""
    mode = mode_of(table.game)
    return table.status == "running" and len(table.seats) > 1 and not (mode is not None and mode.together)


async def resign(hall: "Hall", table: Table, seats: list[int], bot: str = "") -> None:
    """Give up for these seats; to resign again is harmless."""

    def wanted(at: str) -> Change | None:
        table.check_running()
        if not may_resign(table):
            raise NoResigning
        level = stand_in(table.game.registration.name, bot)
        now = list(table.seats)
        for number in seats:
            if now[number].resigned is None:
                now[number] = now[number]._replace(resigned=at, bot=level)
        if now == table.seats:
            return None
        left = [seat for seat in now if seat.resigned is None]
        affairs = table.affairs._replace(closes=frozenset())
        if len(left) > 1 and any(seat.kind == "human" for seat in left):
            return Change(now, affairs)

        def also(connection: Connection) -> None:
            record(connection, table.id, table.game, now, at, table.rated, conceded(now), RESIGNED)
            people = people_at(now)
            connection.execute(PLAYED, {"table": table.id, "people": sorted(people)})  # it is nobody's turn any more
            for person in sorted(people) if len(people) > 1 else ():
                add(connection, person, "end", table.id, at)

        return Change(now, affairs._replace(ended=True), also)

    await settle(hall, table, wanted)
