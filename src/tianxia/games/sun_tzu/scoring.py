"""Scoring after rounds 3, 6 and 9, and the end of the game (ST-H)."""

from typing import Final

from ...core.state import ALL, STEP, Frame, tell, then
from . import frames
from .asks import Q_AFTER_SCORING, Q_BEFORE_END
from .events import END, SCORED
from .names import BLUE, ENDS, NOBODY, RED, N
from .settings import Settings
from .state import SunTzuState, armies_of

LAST_ROUND: Final = 9
ROUNDS_TO_SCORING: Final = 3


def scoring_round(s: SunTzuState) -> int:
    """The next round, this one included, after which the provinces are scored (ST-B5)."""
    return s.round + -s.round % ROUNDS_TO_SCORING


def points_of(cfg: Settings, s: SunTzuState, seat: int) -> int:
    """ST-H1: the current values of the provinces that the side controls."""
    total = 0
    for province in range(N):
        if armies_of(s, seat, province):
            total += cfg.box.markers[s.markers[province]][s.turned]
    return total


def marker_after(cfg: Settings, s: SunTzuState, blue: int, red: int) -> int:
    """ST-H1: the marker moves by the difference, to the end of the track at most (ST-H3)."""
    track = cfg.box.track
    return max(-track, min(track, s.marker + blue - red))


def is_scoring_left(s: SunTzuState) -> bool:
    """Whether the provinces will be scored (again): not after round 9 was, nor before markers are dealt."""
    if not s.markers or not s.stack:
        return False
    return s.round < LAST_ROUND or not all(s.fought) or any([frame[STEP] == frames.BATTLES for frame in s.stack])


def step_score(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """The points, then the next value of each marker (ST-H1, ST-H2); the end of the track is the end (ST-H3)."""
    blue, red = points_of(cfg, s, BLUE), points_of(cfg, s, RED)
    s.marker = marker_after(cfg, s, blue, red)
    tell(s, SCORED, ALL, s.round, blue, red, s.marker)
    if s.round < LAST_ROUND:
        s.turned += 1
    if abs(s.marker) == cfg.box.track and s.round < LAST_ROUND:
        finish(s, "ST-H3")
    else:
        then(s, (frames.WINDOW, Q_AFTER_SCORING), (frames.END_ROUND,))


def last_event_used(s: SunTzuState) -> None:
    """ST-G7; in the center the pools decide, so armies can still be bought, as after round 9 (ST-H7)."""
    s.stack.clear()
    if s.marker:
        finish(s, "ST-G7")
    else:
        then(s, (frames.WINDOW, Q_BEFORE_END), (frames.LAST_WINDOW,))


def step_last_window(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    finish(s, "ST-G7")


def finish(s: SunTzuState, rule: str) -> None:
    """The game is over, by this rule."""
    s.end = rule
    by = lead(s)
    winner = NOBODY if by == 0 else BLUE if by > 0 else RED
    tell(s, END, ALL, winner, s.marker, s.pool[BLUE], s.pool[RED], ENDS.index(rule))
    s.stack.clear()


def lead(s: SunTzuState) -> int:
    """Positive: Sun Tzu wins; negative: King Shao; 0: a draw (ST-H4, ST-G7)."""
    return s.marker or s.pool[BLUE] - s.pool[RED]
