"""How a game ended, for each of those who played it: written with its last move, so it is never counted twice."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, insert, select

import tianxia

from ..core.registry import Mode
from ..core.values import Result
from . import schema
from .errors import BadRated, Unplayable
from .models import NewTable
from .new_table import Seat
from .outcomes import outcome_of
from .ratings import Changed, count_opponents, rate, why_not
from .storage import Conflict, Storage, Write

if TYPE_CHECKING:
    from .hall import Hall
    from .table import Table

MOST_AT_ONCE = 50  # older games whose results are written when somebody asks


def mode_of(game: tianxia.Game) -> Mode | None:
    """The way in which a game with several is played."""
    fits = [mode for mode in game.registration.modes if dict(mode.options).items() <= game.options.items()]
    return max(fits, key=lambda mode: len(mode.options), default=None)


def check_rated(new: NewTable, game: tianxia.Game) -> None:
    """A rating says how people do against each other, on their own and with the usual cards."""
    kinds = sorted(seat.kind for seat in new.seats)
    mode = mode_of(game)
    apart = kinds == ["me"] + ["open"] * (len(kinds) - 1) and len(kinds) > 1
    known = isinstance(game.seed, int)
    if not apart or known or new.hints or game.pack is not None or (mode is not None and mode.together):
        raise BadRated("rated")


def record(
    connection: Connection,
    table: str,
    game: tianxia.Game,
    seats: list[Seat],
    at: str,
    rated: bool,
    result: Result | None,
    ended: str = "",
) -> None:
    """In the transaction that ends the game, after its last entry; `ended` says how, if not by the rules."""
    stood_in = moves_by_bots(connection, table)
    assert result is not None
    holders = [seat.holder for seat in seats]
    people = [holder for holder in holders if holder is not None]
    changes: list[Changed] = [(None, None)] * len(seats)
    name = game.registration.name
    why = ""
    if rated:
        why = "names" if len(set(people)) < len(seats) else why_not(connection, name, people) or ""
        if not why:
            why = "" if has_counted(game) else "early"
            whose = [seat.holder for seat in seats if not why or seat.resigned is not None]
            changes = rate(connection, name, people, result.places, whose)
    mode = mode_of(game)
    rows: list[dict[str, Any]] = [
        {
            "table_id": table,
            "seat": seat,
            "person": holder,
            "game": game.registration.name,
            "mode": mode.name if mode else "",
            "players": game.players,
            "place": result.places[seat],
            "won": int(seat in result.winners),
            "score": result.scores[seat],
            "at": at,
            "rating": rating,
            "change": change,
            "uncounted": why if change is None else "",
            "ended": ended,
            "stood_in": stood_in.get(seat, 0),
        }
        for seat, (holder, (rating, change)) in enumerate(zip(holders, changes, strict=True))
    ]
    connection.execute(insert(schema.results), rows)
    if rated and not why:
        count_opponents(connection, name, people)


def has_counted(game: tianxia.Game) -> bool:
    """Whether there was something to win: the first round is over; in a game without rounds, all seats have moved.

    Whoever resigns before loses all the same, or one could look at a hand and wait for a better one.
    """
    if game.over or game.round is not None:
        return game.over or (game.round or 0) > 1
    return {move.seat for move in game.moves} >= set(range(game.rules.seats))


def moves_by_bots(connection: Connection, table: str) -> dict[int, int]:
    """How many moves bots made for people, by seat."""
    entries = schema.entries.c
    by_bots = (entries.table_id == table) & entries.bot.is_not(None)
    query = select(entries.seat, func.count().label("moves")).where(by_bots).group_by(entries.seat)
    return {row.seat: row.moves for row in connection.execute(query)}


async def catch_up(hall: "Hall", person: str) -> None:
    """Games that ended before results were stored: their logs know them."""
    for id_ in await missing_of(hall.storage, person):
        with suppress(Unplayable, Conflict):  # it cannot be read, or another request was faster
            table = await hall.find(id_)
            if table.game.over:
                await hall.storage.write(late_record(table))


async def missing_of(storage: Storage, person: str) -> list[str]:
    tables, seats, results = schema.tables.c, schema.seats.c, schema.results.c
    own = tables.id.in_(select(seats.table_id).where(seats.holder == person))
    there = tables.id.in_(select(results.table_id))
    query = select(tables.id).where(tables.over == 1, own, ~there).limit(MOST_AT_ONCE)
    return list(await storage.read(lambda connection: connection.execute(query).scalars().all()))


def late_record(table: "Table") -> Write:
    """Too late for ratings: nobody knew of them then."""
    game, at, seats = table.game, table.updated, list(table.seats)
    return lambda connection: record(connection, table.id, game, seats, at, False, outcome_of(table))
