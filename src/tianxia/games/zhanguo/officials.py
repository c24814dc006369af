"""Officials: movement points, free shifts, arrival from the supply (ZG-O, ZG-K1)."""

from typing import Final

from ...core.questions import Question, decide
from ...core.state import ALL, KIND, OWING, Facts, Frame, ask, tell
from ...core.values import Refusal
from . import events, frames
from .asks import Q_ABILITY, Q_MOVE, Q_OFFICIAL, Q_USE
from .frames import ANY, NONE
from .given import Questions
from .names import COLORS, GOVERNORS_AREA, N_AREAS, N_COLORS, REGION_NAMES, REGIONS, WORKERS_AREA
from .notation import (
    DONE,
    MOVE_G,
    UP,
    is_shift,
    move_code,
    move_of,
    official,
    official_of,
    recruit_code,
    recruit_of,
    shift_code,
    shift_of,
    up_code,
    up_of,
)
from .settings import Settings
from .state import ZhanGuoState, at, is_full, officials_in
from .verbs import place_official


def has_officials(s: ZhanGuoState, seat: int) -> bool:
    return any([officials_in(s, seat, region, area) > 0 for region in range(REGIONS) for area in range(N_AREAS)])


def grant_points(s: ZhanGuoState, seat: int, points: int, least: int = 0) -> None:
    """Movement points, spent in one go; what is not spent is lost (ZG-O8)."""
    s.stack.append((frames.MOVE, seat, points, 0, least, NONE))


def step_move(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat, left, _, _, _ = frame
    if left and has_officials(s, seat):
        s.stack.append(frame)
        ask(s, Q_MOVE, 1 << seat)


def move_codes(cfg: Settings, s: ZhanGuoState, seat: int, left: int, passing: int) -> list[int]:
    """What one point can do (ZG-O3); a change of area on the way costs as ZG-O9 counts."""
    codes: list[int] = []
    for color in range(N_COLORS):
        for region in range(REGIONS):
            if passing == NONE and s.officials[at(seat, region, GOVERNORS_AREA, color)]:
                for goal in cfg.box.adjacent[region]:
                    codes.append(move_code(GOVERNORS_AREA, color, region, goal))
            may_go = passing in (NONE, official(color, region))
            if may_go and s.officials[at(seat, region, WORKERS_AREA, color)]:
                for goal in cfg.box.adjacent[region]:
                    if left > 1 or not is_full(s, seat, goal):  # passing through needs another point
                        codes.append(move_code(WORKERS_AREA, color, region, goal))
                codes.append(up_code(color, region))
    return codes


def move_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    _, _, left, spent, least, passing = s.stack[-2]
    codes = move_codes(cfg, s, seat, left, passing)
    if passing == NONE:
        if spent >= least:
            codes.append(DONE)
        if s.active == seat:
            codes.extend(shift_codes(s, seat))
    return codes


def why_not_move(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    _, _, _, _, _, passing = s.stack[-2]
    if code == DONE:
        return Refusal("ZG-K2" if passing == NONE else "ZG-O4")
    if UP <= code < MOVE_G:
        color, region = up_of(code)
        if s.officials[at(seat, region, WORKERS_AREA, color)]:
            return Refusal("ZG-O4", region=REGION_NAMES[region])
        return Refusal("ZG-O3", color=COLORS[color], region=REGION_NAMES[region])
    area, color, region, goal = move_of(code)
    if goal not in cfg.box.adjacent[region]:
        return Refusal("ZG-O5", region=REGION_NAMES[region], goal=REGION_NAMES[goal])
    if passing != NONE:
        _, stop = official_of(passing)
        return Refusal("ZG-O4", region=REGION_NAMES[stop])
    if s.officials[at(seat, region, area, color)]:
        return Refusal("ZG-O4", region=REGION_NAMES[goal])
    return Refusal("ZG-O3", color=COLORS[color], region=REGION_NAMES[region])


def answer_move(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if is_shift(code):
        shift(s, seat, code)
        return
    _, _, left, spent, least, _ = s.stack.pop()
    if code == DONE:
        return
    passing = NONE
    if code < MOVE_G:
        color, region = up_of(code)
        s.officials[at(seat, region, WORKERS_AREA, color)] -= 1
        s.officials[at(seat, region, GOVERNORS_AREA, color)] += 1
        tell(s, events.MOVED_UP, ALL, seat, color, region)
    else:
        area, color, region, goal = move_of(code)
        if area == WORKERS_AREA and is_full(s, seat, goal):
            passing = official(color, goal)
        s.officials[at(seat, region, area, color)] -= 1
        s.officials[at(seat, goal, area, color)] += 1
        tell(s, events.MOVED, ALL, seat, color, region, goal)
    s.stack.append((frames.MOVE, seat, left - 1, spent + 1, least, passing))


# Free shifts (ZG-O2)


def shift_codes(s: ZhanGuoState, seat: int) -> list[int]:
    """From the governors' area to the workers' area of the same region."""
    codes: list[int] = []
    for region in range(REGIONS):
        if not is_full(s, seat, region):
            for color in range(N_COLORS):
                if s.officials[at(seat, region, GOVERNORS_AREA, color)]:
                    codes.append(shift_code(color, region))
    return codes


def why_not_shift(s: ZhanGuoState, seat: int, code: int) -> Refusal:
    color, region = shift_of(code)
    if s.active != seat:
        return Refusal("ZG-O6")
    if code in shift_codes(s, seat):  # an official is passing through, or no answer would be left
        return Refusal("ZG-O4" if s.stack[-1][KIND] == Q_MOVE else "ZG-A7", region=REGION_NAMES[region])
    if is_full(s, seat, region):
        return Refusal("ZG-O1", region=REGION_NAMES[region])
    return Refusal("ZG-O2", color=COLORS[color], region=REGION_NAMES[region])


def shifted(officials: list[int], seat: int, code: int) -> list[int]:
    """The officials as they stand after a shift."""
    color, region = shift_of(code)
    officials = officials[:]
    officials[at(seat, region, GOVERNORS_AREA, color)] -= 1
    officials[at(seat, region, WORKERS_AREA, color)] += 1
    return officials


def shift(s: ZhanGuoState, seat: int, code: int) -> None:
    color, region = shift_of(code)
    s.officials = shifted(s.officials, seat, code)
    tell(s, events.SHIFTED, ALL, seat, color, region)


# Questions that list shifts among their options; at every other question of the seat's turn they are offers.
WITH_SHIFTS: Final = (Q_USE, Q_MOVE, Q_ABILITY)


def shift_offers(s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    if s.active != seat or question[KIND] in WITH_SHIFTS or not question[OWING] >> seat & 1:
        return []
    return shift_codes(s, seat)


# From the supply


def step_get_official(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat, color, region, optional = frame
    decide(RECRUITING, cfg, s, seat, color, region, optional)


def official_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    color, region, optional = facts
    codes = [DONE] if optional else []
    for c in range(N_COLORS):
        if color in (ANY, c) and s.supply[seat * N_COLORS + c]:
            for r in range(REGIONS):
                if region in (ANY, r):
                    codes.append(recruit_code(c, r))
    return codes


def why_not_official(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    color, region = recruit_of(code)
    _, shown, _ = facts
    if shown not in (ANY, region):  # a reward shows its region
        return Refusal("ZG-W9", region=REGION_NAMES[region])
    return Refusal("ZG-K1", color=COLORS[color])


def answer_official(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        color, region = recruit_of(code)
        place_official(s, seat, color, region)


RECRUITING: Final = Question(Q_OFFICIAL, official_options, answer_official, why_not_official, ("recruit",))
QUESTIONS: Final[Questions] = [
    RECRUITING,
    Question(Q_MOVE, move_options, answer_move, why_not_move, ("done", "up", "move_g", "move_w")),
]
