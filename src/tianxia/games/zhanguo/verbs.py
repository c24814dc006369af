"""The few verbs through which points, markers, workers and officials change hands; each tells what it did."""

from ...core.state import ALL, tell
from . import events
from .names import FROM_MARKERS, GOVERNORS_AREA, N_ASPECTS, N_COLORS, N_SOURCES, REGIONS
from .settings import Settings
from .state import ZhanGuoState, at


def score(s: ZhanGuoState, seat: int, n: int, source: int) -> None:
    """Points gained immediately (ZG-A6); nothing limits a total (ZG-A9)."""
    if n:
        s.vp[seat] += n
        s.earned[seat * N_SOURCES + source] += n
        tell(s, events.POINTS, ALL, seat, n, source)


def take_markers(s: ZhanGuoState, seat: int, aspect: int, n: int) -> None:
    """Markers of value 1; 1 point instead of each missing one (ZG-U3, ZG-F1)."""
    there = min(n, s.markers1[aspect])
    if there:
        s.markers1[aspect] -= there
        s.stash1[seat * N_ASPECTS + aspect] += there
        tell(s, events.MARKERS, ALL, seat, there, aspect)
    score(s, seat, n - there, FROM_MARKERS)


def set_unrest(s: ZhanGuoState, seat: int, region: int, level: int) -> None:
    """On the acting seat's own board (ZG-R2): the callers are all the ways to change it (ZG-R6)."""
    if s.unrest[seat * REGIONS + region] != level:
        s.unrest[seat * REGIONS + region] = level
        tell(s, events.UNREST, ALL, seat, region, level)


def most_unrest(cfg: Settings, s: ZhanGuoState, seat: int, region: int) -> int:
    """The last space of the region's track (ZG-R1)."""
    return cfg.box.unrest[s.board[seat]][region]


def is_locked(cfg: Settings, s: ZhanGuoState, seat: int, region: int) -> bool:
    """Unrest on the last space (ZG-R3)."""
    return s.unrest[seat * REGIONS + region] >= most_unrest(cfg, s, seat, region)


def add_workers(s: ZhanGuoState, seat: int, region: int, n: int) -> None:
    """Never limited: the tokens are not counted (ZG-A3)."""
    s.workers[seat * REGIONS + region] += n
    tell(s, events.WORKERS, ALL, seat, n, region)


def place_official(s: ZhanGuoState, seat: int, color: int, region: int) -> None:
    """From the seat's supply to the governors' area (ZG-K1)."""
    s.supply[seat * N_COLORS + color] -= 1
    s.officials[at(seat, region, GOVERNORS_AREA, color)] += 1
    tell(s, events.RECRUITED, ALL, seat, color, region)


def governors_in(s: ZhanGuoState, cfg: Settings, seat: int, region: int) -> int:
    """The seat's governors in a region, on squares and beside them."""
    n = len(cfg.box.squares)
    n_here = s.beside[region * cfg.players + seat]
    for square in range(region * n, region * n + n):
        if s.squares[square] == seat:
            n_here += 1
    return n_here
