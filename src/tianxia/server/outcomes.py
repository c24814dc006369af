"""How a game ended for those who sat there: by the rules, or because somebody resigned."""

from typing import TYPE_CHECKING

from ..core.values import Result
from .new_table import Seat

if TYPE_CHECKING:
    from .table import Table

RESIGNED = "resigned"  # instead of the rule that ended a game


def outcome_of(table: "Table") -> Result | None:
    if table.affairs.ended:
        return conceded(table.seats)
    result = table.game.result
    return None if result is None else placed(result, table.seats)


def conceded(seats: list[Seat]) -> Result:
    """All who have not resigned have won. Nobody has counted points."""
    equal = Result((), (1,) * len(seats), (0,) * len(seats), RESIGNED)
    places = placed(equal, seats).places
    return equal._replace(winners=tuple([seat for seat, place in enumerate(places) if place == 1]), places=places)


def placed(result: Result, seats: list[Seat]) -> Result:
    """Those who resigned come last, the first of them behind the others."""
    gone = sorted({seat.resigned for seat in seats if seat.resigned is not None}, reverse=True)
    if not gone:
        return result
    behind = len(seats) + 1
    keys = [
        place if seat.resigned is None else behind + gone.index(seat.resigned)
        for place, seat in zip(result.places, seats, strict=True)
    ]
    places = tuple([1 + sum([other < key for other in keys]) for key in keys])
    winners = tuple([seat for seat in result.winners if seats[seat].resigned is None])
    if result.winners and not winners:  # a bot has won for somebody who had resigned
        winners = tuple([seat for seat, place in enumerate(places) if place == 1])
    return result._replace(winners=winners, places=places)
