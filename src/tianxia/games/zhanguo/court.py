"""The court actions that need officials: hire and governor (ZG-K3, ZG-K4, ZG-K5, ZG-K9, ZG-K10, ZG-K11)."""

from typing import Final

from ...core.questions import Question, by, decide
from ...core.state import ALL, Facts, Frame, ask, tell, then
from ...core.values import Refusal
from . import events, frames
from .asks import Q_EXTRA_WORKER, Q_GOVERNOR, Q_HIRE, Q_SQUARE
from .given import Questions
from .names import (
    COLORS,
    FROM_SQUARES,
    GOVERNORS_AREA,
    N_COLORS,
    REGION_NAMES,
    REGIONS,
    SQUARE,
    SQUARE_MOVE,
    SQUARE_VP,
    SQUARES,
    WORKERS_AREA,
)
from .notation import DONE, EXTRA, GOVERNOR, HIRE
from .notation import SQUARE as SQUARE_CODE
from .officials import grant_points
from .settings import Settings
from .state import ZhanGuoState, at, officials_in
from .verbs import add_workers, is_locked, most_unrest, score, set_unrest

# Hiring


def why_not_hire(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal | None:
    region = code - HIRE
    name = REGION_NAMES[region]
    hired = officials_in(s, seat, region, WORKERS_AREA)
    if not hired:
        return Refusal("ZG-K3", region=name)
    rise = hired if cfg.unrest_by_worker else 1
    unrest, most = s.unrest[seat * REGIONS + region], most_unrest(cfg, s, seat, region)
    if unrest + rise > most:
        return Refusal("ZG-V7" if cfg.unrest_by_worker else "ZG-U5", region=name, unrest=unrest, rise=rise, most=most)
    return None


def hire_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [code for code in range(HIRE, HIRE + REGIONS) if why_not_hire(cfg, s, seat, facts, code) is None]


def step_do_hire(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat = frame
    decide(HIRING, cfg, s, seat)


def answer_hire(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    """Exactly 1 worker for each official in the workers' area, then unrest (ZG-K3, ZG-V3)."""
    region = code - HIRE
    hired = officials_in(s, seat, region, WORKERS_AREA)
    add_workers(s, seat, region, hired)
    rise = hired if cfg.unrest_by_worker else 1
    set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] + rise)
    if s.board[seat] == SQUARE:
        s.stack.append((frames.EXTRA_WORKER, seat, region))


def step_extra_worker(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """ZG-P2, ZG-P8; with ZG-V3 it raises unrest and may be declined (ZG-V7)."""
    _, seat, region = frame
    if not cfg.unrest_by_worker:
        add_workers(s, seat, region, 1)
    elif not is_locked(cfg, s, seat, region):
        ask(s, Q_EXTRA_WORKER, 1 << seat, region)


def extra_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [DONE, EXTRA]


def answer_extra(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if code == EXTRA:
        (region,) = facts
        add_workers(s, seat, region, 1)
        set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] + 1)


# Governors


def why_not_governor(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal | None:
    """One red, one white, one gray official of the governors' area; a reward asks for none (ZG-W9)."""
    mask, free = facts
    region = code - GOVERNOR
    name = REGION_NAMES[region]
    if not s.governors[seat]:
        return Refusal("ZG-K8", left=0)
    if not mask >> region & 1:
        return Refusal("ZG-W9", region=name)
    if not free:
        for color in range(N_COLORS):
            if not s.officials[at(seat, region, GOVERNORS_AREA, color)]:
                return Refusal("ZG-K4", region=name, color=COLORS[color])
    return None


def step_do_governor(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat, mask, free = frame
    decide(APPOINTING, cfg, s, seat, mask, free)


def governor_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    codes = range(GOVERNOR, GOVERNOR + REGIONS)
    return [code for code in codes if why_not_governor(cfg, s, seat, facts, code) is None]


def answer_governor(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    """The order of ZG-K4: officials back, the governor and its bonus, then calm."""
    region = code - GOVERNOR
    _, free = facts
    if not free:
        for color in range(N_COLORS):
            s.officials[at(seat, region, GOVERNORS_AREA, color)] -= 1
            s.supply[seat * N_COLORS + color] += 1  # ZG-A10: for use again at once
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
    """A free square must be taken; if there is none, the governor stands beside them (ZG-K10)."""
    _, seat, region = frame
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
    (region,) = facts
    return [SQUARE_CODE + kind for kind in free_squares(cfg, s, region)]


def why_not_square(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    (region,) = facts
    return Refusal("ZG-K4", square=SQUARES[code - SQUARE_CODE], region=REGION_NAMES[region])


def answer_square(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    (region,) = facts
    s.stack.pop()
    take_square(cfg, s, seat, region, code - SQUARE_CODE)


def take_square(cfg: Settings, s: ZhanGuoState, seat: int, region: int, kind: int) -> None:
    """The governor stands there and its bonus is gained immediately (ZG-K5)."""
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
        s.stack.append((frames.GET_OFFICIAL, seat, frames.ANY, frames.ANY, 1))


def step_calm(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """Unrest in the governor's region becomes 0 (ZG-K4, ZG-K11)."""
    _, seat, region = frame
    set_unrest(s, seat, region, 0)


HIRING: Final = Question(Q_HIRE, hire_options, answer_hire, why_not_hire, ("hire",))
APPOINTING: Final = Question(Q_GOVERNOR, governor_options, answer_governor, why_not_governor, ("governor",))
QUESTIONS: Final[Questions] = [
    HIRING,
    APPOINTING,
    Question(Q_EXTRA_WORKER, extra_options, answer_extra, by("ZG-V7"), ("extra",)),
    Question(Q_SQUARE, square_options, answer_square, why_not_square, ("square",)),
]
