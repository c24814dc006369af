"""What abilities ask: which marker, where unrest falls, which worker or governor moves (ZG-F, ZG-P)."""

from typing import Final

from ...core.questions import Question, by, decide
from ...core.state import ALL, Facts, Frame, ask, tell
from ...core.values import Refusal
from . import events
from .asks import Q_MARKER, Q_MOVE_GOVERNOR, Q_MOVE_WORKER, Q_UNREST
from .given import Questions
from .names import ASPECTS, FROM_MARKERS, N_ASPECTS, REGION_NAMES, REGIONS
from .notation import BESIDE, CALM, DONE, MARKER, move_governor_code, move_governor_of, move_worker_code, move_worker_of
from .settings import Settings
from .state import ZhanGuoState, own_regions
from .verbs import add_workers, score, set_unrest, take_markers


def has_unrest(s: ZhanGuoState, seat: int) -> bool:
    return any(own_regions(s.unrest, seat))


def has_workers(s: ZhanGuoState, seat: int) -> bool:
    return any(own_regions(s.workers, seat))


def step_get_marker(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """Of any aspect that has one; none at all: 1 point (ZG-F1)."""
    _, seat = frame
    if not any(s.markers1):
        score(s, seat, 1, FROM_MARKERS)
    decide(TAKING_MARKER, cfg, s, seat)


def marker_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [MARKER + aspect for aspect in range(N_ASPECTS) if s.markers1[aspect]]


def answer_marker(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    take_markers(s, seat, code - MARKER, 1)


def step_lower_unrest(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """In any one region (ZG-F6, ZG-P1)."""
    _, seat, with_worker = frame
    decide(CALMING, cfg, s, seat, with_worker)


def unrest_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [CALM + region for region in range(REGIONS) if s.unrest[seat * REGIONS + region]]


def answer_unrest(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    region = code - CALM
    (with_worker,) = facts
    set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] - 1)
    if with_worker:
        add_workers(s, seat, region, 1)


def step_move_worker(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """1 worker to an adjacent region (ZG-F8, ZG-P2)."""
    _, seat = frame
    if has_workers(s, seat):
        ask(s, Q_MOVE_WORKER, 1 << seat)


def move_worker_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for region in range(REGIONS):
        if s.workers[seat * REGIONS + region]:
            for goal in cfg.box.adjacent[region]:
                codes.append(move_worker_code(region, goal))
    return codes


def why_not_move_worker(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    region, goal = move_worker_of(code)
    rule = "ZG-F8" if goal in cfg.box.adjacent[region] else "ZG-O5"
    return Refusal(rule, region=REGION_NAMES[region], goal=REGION_NAMES[goal])


def answer_move_worker(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        region, goal = move_worker_of(code)
        s.workers[seat * REGIONS + region] -= 1
        s.workers[seat * REGIONS + goal] += 1
        tell(s, events.WORKER_MOVED, ALL, seat, region, goal)


def step_move_governor(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """One on the main board, without bonus or calming (ZG-P4)."""
    _, seat = frame
    ask(s, Q_MOVE_GOVERNOR, 1 << seat)


def movable(cfg: Settings, s: ZhanGuoState, seat: int, kind: int, region: int) -> bool:
    """Whether a governor of the seat stands there on a square of this kind, or beside the squares."""
    if kind == BESIDE:
        return s.beside[region * cfg.players + seat] > 0
    return square_with(cfg, s, seat, kind, region) >= 0


def square_with(cfg: Settings, s: ZhanGuoState, seat: int, kind: int, region: int) -> int:
    n = len(cfg.box.squares)
    for i in range(n):
        if cfg.box.squares[i] == kind and s.squares[region * n + i] == seat:
            return region * n + i
    return -1


def move_governor_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for region in range(REGIONS):
        for kind in range(BESIDE + 1):
            if movable(cfg, s, seat, kind, region):
                for goal in cfg.box.adjacent[region]:
                    codes.append(move_governor_code(kind, region, goal))
    return codes


def why_not_move_governor(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    _, region, goal = move_governor_of(code)
    rule = "ZG-P4" if goal in cfg.box.adjacent[region] else "ZG-O5"
    return Refusal(rule, region=REGION_NAMES[region], goal=REGION_NAMES[goal])


def answer_move_governor(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    """The square that it leaves is free again; it takes no new one (ZG-P9)."""
    if code == DONE:
        return
    kind, region, goal = move_governor_of(code)
    if kind == BESIDE:
        s.beside[region * cfg.players + seat] -= 1
    else:
        s.squares[square_with(cfg, s, seat, kind, region)] = -1
    s.beside[goal * cfg.players + seat] += 1
    tell(s, events.GOVERNOR_MOVED, ALL, seat, region, goal)


TAKING_MARKER: Final = Question(
    Q_MARKER, marker_options, answer_marker, by("ZG-F1", MARKER, aspect=ASPECTS), ("marker",)
)
CALMING: Final = Question(Q_UNREST, unrest_options, answer_unrest, by("ZG-R5", CALM, region=REGION_NAMES), ("calm",))
QUESTIONS: Final[Questions] = [
    TAKING_MARKER,
    CALMING,
    Question(Q_MOVE_WORKER, move_worker_options, answer_move_worker, why_not_move_worker, ("move_worker",)),
    Question(Q_MOVE_GOVERNOR, move_governor_options, answer_move_governor, why_not_move_governor, ("move_governor",)),
]
