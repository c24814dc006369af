"""Scoring after rounds 3, 6 and 9, and the end of the game (ST-H)."""

from ...core.state import ALL, Frame, tell, then
from . import frames
from .names import AFTER_SCORING, BLUE, RED, N
from .settings import Settings
from .state import SunTzuState, armies_of
from .told import END, SCORED


def points_of(e: Settings, s: SunTzuState, seat: int) -> int:
    """ST-H1: the present values of the provinces that the side controls."""
    turn = (s.round - 1) // 3
    total = 0
    for province in range(N):
        if armies_of(s, seat, province):
            total += e.tables.markers[s.markers[province]][turn]
    return total


def score(e: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-H1 to H3. The values turn by themselves: they follow from the round (ST-H2)."""
    blue, red = points_of(e, s, BLUE), points_of(e, s, RED)
    track = e.tables.track
    s.marker = max(-track, min(track, s.marker + blue - red))
    tell(s, SCORED, ALL, s.round, blue, red, s.marker)
    if abs(s.marker) == track and s.round < 9:
        finish(s, "ST-H3")
    else:
        then(s, (frames.WINDOW, AFTER_SCORING), (frames.END_ROUND,))


def finish(s: SunTzuState, rule: str) -> None:
    """The game is over, by this rule."""
    s.end = rule
    tell(s, END, ALL, s.marker, s.pool[BLUE], s.pool[RED])
    s.stack.clear()


def lead(s: SunTzuState) -> int:
    """Positive: Sun Tzu wins; negative: King Shao; 0: a draw (ST-H4, ST-G7)."""
    return s.marker or s.pool[BLUE] - s.pool[RED]
