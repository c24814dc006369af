"""Who sits at the table: players first, then the seats that the rules move (GW-R, GW-Q)."""

from ..terms.names import CLERK_PLACES
from .settings import Settings
from .state import GreatWallState


def is_player(cfg: Settings, seat: int) -> bool:
    return seat < cfg.players


def overlord(cfg: Settings, s: GreatWallState) -> int:
    """Who acts for the Reed Clan: the active seat; on the clan's own turn the highest in tea order (GW-R8).

    The option `overlord` can make it always the highest (GW-X4); for the solo game only the first reading is printed.
    """
    if s.active in (-1, cfg.reed) or (cfg.overlord_on_top and cfg.qin < 0):
        for seat in s.tea:
            if seat != cfg.reed:
                return seat
    return s.active


def workers_at(cfg: Settings, s: GreatWallState, location: int) -> int:
    """How many clerks go home when the location activates: all but the Reed Clan's (GW-R4)."""
    n = s.crowd[location]
    return n - s.clerks[cfg.reed * CLERK_PLACES + location] if cfg.reed >= 0 else n


def players_in_order(cfg: Settings, s: GreatWallState) -> tuple[int, ...]:
    """The human players in tea order."""
    return tuple([seat for seat in s.tea if seat < cfg.players])
