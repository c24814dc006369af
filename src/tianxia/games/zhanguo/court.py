"""The court actions that need officials: hire and governor (ZG-K3 to K5, ZG-K9 to K11)."""

from typing import Final

from ...core.questions import Question, by
from ...core.state import ALL, Facts, Frame, ask, tell, then
from ...core.values import Refusal
from . import events, frames
from .asks import Q_EXTRA_WORKER, Q_GOVERNOR, Q_HIRE, Q_SQUARE
from .given import Questions, Steps
from .names import (
    COLOURS,
    FROM_SQUARES,
    REGION_NAMES,
    REGIONS,
    SQUARE,
    SQUARE_MOVE,
    SQUARE_VP,
    SQUARES,
)
from .notation import DONE, EXTRA, GOVERNOR, HIRE
from .notation import SQUARE as SQUARE_CODE
from .officials import grant_points
from .settings import Settings
from .state import GOVERNORS_AREA, WORKERS_AREA, ZhanGuoState, at, officials_in
from .verbs import add_workers, is_locked, most_unrest, score, set_unrest

# Hiring


def why_not_hire_in(cfg: Settings, s: ZhanGuoState, seat: int, region: int) -> Refusal | None:
    name = REGION_NAMES[region]
    hired = officials_in(s, seat, region, WORKERS_AREA)
    if not hired:
        return Refusal("ZG-K3", region=name)
    if is_locked(cfg, s, seat, region):
        return Refusal("ZG-R3", region=name)
    rise = hired if cfg.unrest_by_worker else 1
    if s.unrest[seat * REGIONS + region] + rise > most_unrest(cfg, s, seat, region):
        return Refusal("ZG-V7", region=name, rise=rise)
    return None


def hire_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [HIRE + region for region in range(REGIONS) if why_not_hire_in(cfg, s, seat, region) is None]


def step_hire(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(DO_HIRE, seat)."""
    seat = frame[1]
    codes = hire_options(cfg, s, seat, frame)
    if len(codes) == 1:
        answer_hire(cfg, s, seat, frame, codes[0])
    else:
        ask(s, Q_HIRE, 1 << seat)


def why_not_hire(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    refusal = why_not_hire_in(cfg, s, seat, code - HIRE)
    assert refusal is not None
    return refusal


def answer_hire(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    """Exactly 1 worker for each official of the workers' area, then unrest (ZG-K3, ZG-V3)."""
    region = code - HIRE
    hired = officials_in(s, seat, region, WORKERS_AREA)
    add_workers(s, seat, region, hired)
    rise = hired if cfg.unrest_by_worker else 1
    set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] + rise)
    if s.board[seat] == SQUARE:
        s.stack.append((frames.EXTRA_WORKER, seat, region))


def step_extra_worker(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(EXTRA_WORKER, seat, region): ZG-P2, ZG-P8; with ZG-V3 it raises unrest and may be declined (ZG-V7)."""
    seat, region = frame[1], frame[2]
    if not cfg.unrest_by_worker:
        add_workers(s, seat, region, 1)
    elif not is_locked(cfg, s, seat, region):
        ask(s, Q_EXTRA_WORKER, 1 << seat, region)


def extra_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [DONE, EXTRA]


def answer_extra(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if code == EXTRA:
        region = facts[0]
        add_workers(s, seat, region, 1)
        set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] + 1)


# Governors


def why_not_governor_in(cfg: Settings, s: ZhanGuoState, seat: int, region: int, mask: int, free: int) -> Refusal | None:
    """One red, one white, one grey official of the governors' area; a reward asks for none (ZG-W9)."""
    name = REGION_NAMES[region]
    if not s.governors[seat]:
        return Refusal("ZG-K8", left=0)
    if not mask >> region & 1:
        return Refusal("ZG-W9", region=name)
    if not free:
        for colour in range(3):
            if not s.officials[at(seat, region, GOVERNORS_AREA, colour)]:
                return Refusal("ZG-K4", region=name, colour=COLOURS[colour])
    return None


def governor_codes(cfg: Settings, s: ZhanGuoState, seat: int, mask: int, free: int) -> list[int]:
    return [GOVERNOR + r for r in range(REGIONS) if why_not_governor_in(cfg, s, seat, r, mask, free) is None]


def step_governor(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(DO_GOVERNOR, seat, mask of regions, 1 if a reward)."""
    seat = frame[1]
    codes = governor_codes(cfg, s, seat, frame[2], frame[3])
    if len(codes) == 1:
        answer_governor(cfg, s, seat, frame[2:], codes[0])
    else:
        ask(s, Q_GOVERNOR, 1 << seat, frame[2], frame[3])


def governor_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return governor_codes(cfg, s, seat, facts[0], facts[1])


def why_not_governor(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    refusal = why_not_governor_in(cfg, s, seat, code - GOVERNOR, facts[0], facts[1])
    assert refusal is not None
    return refusal


def answer_governor(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    """The order of ZG-K4: officials back, the governor and its bonus, then calm."""
    region = code - GOVERNOR
    if not facts[1]:
        for colour in range(3):
            s.officials[at(seat, region, GOVERNORS_AREA, colour)] -= 1
            s.supply[seat * 3 + colour] += 1
    tell(s, events.GOVERNOR, ALL, seat, region)
    then(s, (frames.PUT_GOVERNOR, seat, region), (frames.CALM, seat, region))


def free_squares(cfg: Settings, s: ZhanGuoState, region: int) -> list[int]:
    """Kinds of the free bonus squares, each once."""
    n = len(cfg.box.squares)
    kinds: list[int] = []
    for i in range(n):
        if s.squares[region * n + i] < 0 and cfg.box.squares[i] not in kinds:
            kinds.append(cfg.box.squares[i])
    return kinds


def step_put_governor(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(PUT_GOVERNOR, seat, region): a free square must be taken, else it stands beside them (ZG-K10)."""
    seat, region = frame[1], frame[2]
    kinds = free_squares(cfg, s, region)
    if not kinds:
        s.governors[seat] -= 1
        s.beside[region * cfg.players + seat] += 1
    elif len(kinds) == 1:
        take_square(cfg, s, seat, region, kinds[0])
    else:
        s.stack.append(frame)
        ask(s, Q_SQUARE, 1 << seat, region)


def square_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [SQUARE_CODE + kind for kind in free_squares(cfg, s, facts[0])]


def why_not_square(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("ZG-K4", square=SQUARES[code - SQUARE_CODE], region=REGION_NAMES[facts[0]])


def answer_square(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    s.stack.pop()
    take_square(cfg, s, seat, facts[0], code - SQUARE_CODE)


def take_square(cfg: Settings, s: ZhanGuoState, seat: int, region: int, kind: int) -> None:
    """The governor stands there and its bonus comes at once (ZG-K5)."""
    n = len(cfg.box.squares)
    s.governors[seat] -= 1
    for i in range(n):
        if cfg.box.squares[i] == kind and s.squares[region * n + i] < 0:
            s.squares[region * n + i] = seat
            break
    tell(s, events.SQUARE, ALL, seat, region, kind)
    if kind == SQUARE_VP:
        score(s, seat, cfg.box.square_points, FROM_SQUARES)
    elif kind == SQUARE_MOVE:
        grant_points(s, seat, cfg.box.square_movement)
    else:
        s.stack.append((frames.GET_OFFICIAL, seat, -1, -1, 1))


def step_calm(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(CALM, seat, region): unrest of the governor's region becomes 0 (ZG-K4, ZG-K11)."""
    set_unrest(s, frame[1], frame[2], 0)


STEPS: Final[Steps] = {
    frames.DO_HIRE: step_hire,
    frames.EXTRA_WORKER: step_extra_worker,
    frames.DO_GOVERNOR: step_governor,
    frames.PUT_GOVERNOR: step_put_governor,
    frames.CALM: step_calm,
}

QUESTIONS: Final[Questions] = [
    Question(Q_HIRE, hire_options, answer_hire, why_not_hire, ("hire",)),
    Question(Q_EXTRA_WORKER, extra_options, answer_extra, by("ZG-V7"), ("extra",)),
    Question(Q_GOVERNOR, governor_options, answer_governor, why_not_governor, ("governor",)),
    Question(Q_SQUARE, square_options, answer_square, why_not_square, ("square",)),
]
