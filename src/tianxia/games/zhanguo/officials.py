"""Officials: movement points, free shifts, coming from the supply (ZG-O, ZG-K1)."""

from typing import Final

from ...core.questions import Question
from ...core.state import ALL, Facts, Frame, ask, tell
from ...core.values import Refusal
from . import events, frames
from .asks import Q_ABILITY, Q_MOVE, Q_OFFICIAL, Q_USE
from .given import Questions, Steps
from .names import COLOURS, REGION_NAMES, REGIONS
from .notation import DONE, MOVE_G, MOVE_W, RECRUIT, SHIFT, UP
from .settings import Settings
from .state import GOVERNORS_AREA, WORKERS_AREA, ZhanGuoState, at, is_full, officials_in
from .verbs import place_official

# A MOVE frame
LEFT: Final = 2
SPENT: Final = 3
LEAST: Final = 4
PASSING: Final = 5  # colour * 5 + region of an official in a full workers' area, -1: none (ZG-O4)


def has_officials(s: ZhanGuoState, seat: int) -> bool:
    return any([officials_in(s, seat, region, area) > 0 for region in range(REGIONS) for area in (0, 1)])


def grant_points(s: ZhanGuoState, seat: int, points: int, least: int = 0) -> None:
    """Movement points, spent at one go; what is not spent lapses (ZG-O8)."""
    s.stack.append((frames.MOVE, seat, points, 0, least, -1))


def step_move(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(MOVE, seat, left, spent, least, official in passing)."""
    seat = frame[1]
    if frame[LEFT] and has_officials(s, seat):
        s.stack.append(frame)
        ask(s, Q_MOVE, 1 << seat)


def move_codes(cfg: Settings, s: ZhanGuoState, seat: int, frame: Frame) -> list[int]:
    """What one point can do (ZG-O3)."""
    codes: list[int] = []
    for colour in range(3):
        for region in range(REGIONS):
            passing = frame[PASSING] < 0 or frame[PASSING] == colour * 5 + region
            if frame[PASSING] < 0 and s.officials[at(seat, region, GOVERNORS_AREA, colour)]:
                for goal in cfg.box.adjacent[region]:
                    codes.append(MOVE_G + colour * 25 + region * 5 + goal)
            if passing and s.officials[at(seat, region, WORKERS_AREA, colour)]:
                for goal in cfg.box.adjacent[region]:
                    if frame[LEFT] > 1 or not is_full(s, seat, goal):  # passing through needs another point
                        codes.append(MOVE_W + colour * 25 + region * 5 + goal)
                codes.append(UP + colour * 5 + region)
    return codes


def move_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    frame = s.stack[-2]
    codes = move_codes(cfg, s, seat, frame)
    if frame[PASSING] < 0:
        if frame[SPENT] >= frame[LEAST]:
            codes.append(DONE)
        if s.active == seat:
            codes.extend(shift_codes(s, seat))
    return codes


def why_not_move(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    frame = s.stack[-2]
    if code == DONE:
        return Refusal("ZG-O4" if frame[PASSING] >= 0 else "ZG-K2")
    if UP <= code < MOVE_G:
        colour, region = (code - UP) // 5, (code - UP) % 5
        if s.officials[at(seat, region, WORKERS_AREA, colour)]:
            return Refusal("ZG-O4", region=REGION_NAMES[region])
        return Refusal("ZG-O3", colour=COLOURS[colour], region=REGION_NAMES[region])
    base = MOVE_W if code >= MOVE_W else MOVE_G
    colour, region, goal = (code - base) // 25, (code - base) // 5 % 5, (code - base) % 5
    if goal not in cfg.box.adjacent[region]:
        return Refusal("ZG-O5", region=REGION_NAMES[region], goal=REGION_NAMES[goal])
    if frame[PASSING] >= 0:
        return Refusal("ZG-O4", region=REGION_NAMES[frame[PASSING] % 5])
    area = WORKERS_AREA if code >= MOVE_W else GOVERNORS_AREA
    if s.officials[at(seat, region, area, colour)]:
        return Refusal("ZG-O4", region=REGION_NAMES[goal])
    return Refusal("ZG-O3", colour=COLOURS[colour], region=REGION_NAMES[region])


def answer_move(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if SHIFT <= code < UP:
        shift(s, seat, code)
        return
    frame = s.stack.pop()
    if code == DONE:
        return
    passing = -1
    if code < MOVE_G:
        colour, region = (code - UP) // 5, (code - UP) % 5
        s.officials[at(seat, region, WORKERS_AREA, colour)] -= 1
        s.officials[at(seat, region, GOVERNORS_AREA, colour)] += 1
        tell(s, events.MOVED_UP, ALL, seat, colour, region)
    else:
        base, area = (MOVE_W, WORKERS_AREA) if code >= MOVE_W else (MOVE_G, GOVERNORS_AREA)
        colour, region, goal = (code - base) // 25, (code - base) // 5 % 5, (code - base) % 5
        if area == WORKERS_AREA and is_full(s, seat, goal):
            passing = colour * 5 + goal
        s.officials[at(seat, region, area, colour)] -= 1
        s.officials[at(seat, goal, area, colour)] += 1
        tell(s, events.MOVED, ALL, seat, colour, region, goal)
    s.stack.append((frames.MOVE, seat, frame[LEFT] - 1, frame[SPENT] + 1, frame[LEAST], passing))


# Free shifts (ZG-O2)


def shift_codes(s: ZhanGuoState, seat: int) -> list[int]:
    """From the governors' area to the workers' area of the same region."""
    codes: list[int] = []
    for region in range(REGIONS):
        if not is_full(s, seat, region):
            for colour in range(3):
                if s.officials[at(seat, region, GOVERNORS_AREA, colour)]:
                    codes.append(SHIFT + colour * 5 + region)
    return codes


def why_not_shift(s: ZhanGuoState, seat: int, code: int) -> Refusal:
    colour, region = (code - SHIFT) // 5, (code - SHIFT) % 5
    if s.active != seat:
        return Refusal("ZG-O6")
    if code in shift_codes(s, seat):  # an official is in passing, or nothing could be answered any more
        return Refusal("ZG-O4" if s.stack[-1][1] == Q_MOVE else "ZG-A7", region=REGION_NAMES[region])
    if is_full(s, seat, region):
        return Refusal("ZG-O1", region=REGION_NAMES[region])
    return Refusal("ZG-O2", colour=COLOURS[colour], region=REGION_NAMES[region])


def shifted(officials: list[int], seat: int, code: int) -> list[int]:
    """The officials as they stand after a shift."""
    colour, region = (code - SHIFT) // 5, (code - SHIFT) % 5
    officials = officials[:]
    officials[at(seat, region, GOVERNORS_AREA, colour)] -= 1
    officials[at(seat, region, WORKERS_AREA, colour)] += 1
    return officials


def shift(s: ZhanGuoState, seat: int, code: int) -> None:
    colour, region = (code - SHIFT) // 5, (code - SHIFT) % 5
    s.officials = shifted(s.officials, seat, code)
    tell(s, events.SHIFTED, ALL, seat, colour, region)


# Questions that list shifts among their options; at every other question of the own turn they are offers.
WITH_SHIFTS: Final = (Q_USE, Q_MOVE, Q_ABILITY)


def shift_offers(s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    if s.active != seat or question[1] in WITH_SHIFTS or not question[2] >> seat & 1:
        return []
    return shift_codes(s, seat)


# From the supply


def step_get_official(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(GET_OFFICIAL, seat, colour or -1, region or -1, 1 if it may be declined)."""
    seat = frame[1]
    codes = official_codes(s, seat, frame[2], frame[3])
    if not codes:
        return
    if len(codes) == 1 and not frame[4]:
        recruit(s, seat, codes[0])
    else:
        ask(s, Q_OFFICIAL, 1 << seat, frame[2], frame[3], frame[4])


def official_codes(s: ZhanGuoState, seat: int, colour: int, region: int) -> list[int]:
    codes: list[int] = []
    for c in range(3):
        if colour in (-1, c) and s.supply[seat * 3 + c]:
            for r in range(REGIONS):
                if region in (-1, r):
                    codes.append(RECRUIT + c * 5 + r)
    return codes


def official_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    codes = official_codes(s, seat, facts[0], facts[1])
    return [DONE, *codes] if facts[2] else codes


def why_not_official(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    region = (code - RECRUIT) % 5
    if facts[1] not in (-1, region):  # a reward shows its region
        return Refusal("ZG-W9", region=REGION_NAMES[region])
    return Refusal("ZG-K1", colour=COLOURS[(code - RECRUIT) // 5])


def answer_official(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        recruit(s, seat, code)


def recruit(s: ZhanGuoState, seat: int, code: int) -> None:
    place_official(s, seat, (code - RECRUIT) // 5, (code - RECRUIT) % 5)


STEPS: Final[Steps] = {
    frames.MOVE: step_move,
    frames.GET_OFFICIAL: step_get_official,
}

QUESTIONS: Final[Questions] = [
    Question(Q_OFFICIAL, official_options, answer_official, why_not_official, ("recruit",)),
    Question(Q_MOVE, move_options, answer_move, why_not_move, ("done", "up", "move_g", "move_w")),
]
