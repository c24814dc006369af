"""Who sits at the table: players first, then the seats that the rules move (GW-R, GW-Q)."""

from .settings import Settings
from .state import GreatWallState


def is_player(e: Settings, seat: int) -> bool:
    return seat < e.players


def overlord(e: Settings, s: GreatWallState) -> int:
    """Who acts for the Reed Clan: the active seat, in the clan's own turn the highest in tea order (GW-R8).

    With the option `overlord` it is always the highest (GW-X4); alone against Qin only the first reading is printed.
    """
    if s.active in (-1, e.reed) or (e.overlord_on_top and e.qin < 0):
        for seat in s.tea:
            if seat != e.reed:
                return seat
    return s.active


def workers_at(e: Settings, s: GreatWallState, location: int) -> int:
    """Clerks who go home when the location activates: all but the Reed Clan's (GW-R4)."""
    n = s.crowd[location]
    return n - s.clerks[e.reed * 11 + location] if e.reed >= 0 else n


def players_in_order(e: Settings, s: GreatWallState) -> tuple[int, ...]:
    """The human players in tea order."""
    return tuple([seat for seat in s.tea if seat < e.players])
