"""The court actions that cost workers: palace and wall (ZG-K6, ZG-K7, ZG-K8, ZG-K12)."""

from typing import Final

from ...core.questions import Question, by, decide
from ...core.state import ALL, STEP, Facts, Frame, ask, tell
from ...core.values import Refusal
from . import events, frames
from .asks import Q_MARKER3, Q_PALACE, Q_WALL, Q_WORKER
from .given import Questions
from .names import ASPECTS, FROM_PALACES, LINES, N_ASPECTS, N_SECTIONS, REGION_NAMES, REGIONS, SECTIONS
from .notation import MARKER3, PALACE, WALL, WORKER, wall_of
from .settings import Settings
from .state import ZhanGuoState, cards_on_board, own_regions
from .verbs import is_locked, score

WORKERS_OF_PALACE: Final = 2  # of the same region, and 1 of another (ZG-K6)


# Palaces


def palaces_in(cfg: Settings, s: ZhanGuoState, region: int) -> int:
    return sum([s.palaces[seat * REGIONS + region] for seat in range(cfg.players)])


def why_not_palace(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal | None:
    mask, free = facts
    region = code - PALACE
    name = REGION_NAMES[region]
    if not s.palaces_left[seat]:
        return Refusal("ZG-K8", left=0)
    if not mask >> region & 1:
        return Refusal("ZG-W9", region=name)
    if palaces_in(cfg, s, region) >= cfg.players:
        return Refusal("ZG-K6", region=name, spaces=cfg.players)
    unrest = s.unrest[seat * REGIONS + region]
    if is_locked(cfg, s, seat, region) or unrest >= cfg.box.ban[s.board[seat]][region]:
        return Refusal("ZG-R4", region=name, unrest=unrest)
    if not free:
        here = s.workers[seat * REGIONS + region]
        elsewhere = sum(own_regions(s.workers, seat)) - here
        if here < WORKERS_OF_PALACE or not elsewhere:
            return Refusal("ZG-K6", region=name, workers=here, others=elsewhere)
    return None


def step_do_palace(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat, mask, free = frame
    decide(BUILDING_PALACE, cfg, s, seat, mask, free)


def palace_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    codes = range(PALACE, PALACE + REGIONS)
    return [code for code in codes if why_not_palace(cfg, s, seat, facts, code) is None]


def answer_palace(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    region = code - PALACE
    _, free = facts
    s.palaces_left[seat] -= 1
    s.palaces[seat * REGIONS + region] += 1
    tell(s, events.PALACE, ALL, seat, region)
    s.stack.append((frames.PALACE_POINTS, seat))
    if not free:  # a reward costs no workers and brings no marker (ZG-W9)
        s.stack.append((frames.PALACE_MARKER, seat))
        for _ in range(WORKERS_OF_PALACE):
            pay_worker(s, seat, region)
        s.stack.append((frames.PAY_WORKERS, seat, 1, 1 << region))


def step_palace_marker(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """A marker of value 3 while one is left, of an aspect that the player chooses (ZG-K12)."""
    _, seat = frame
    decide(TAKING_MARKER, cfg, s, seat)


def marker3_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    return [MARKER3 + aspect for aspect in range(N_ASPECTS) if s.markers3[aspect]]


def answer_marker3(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    aspect = code - MARKER3
    s.markers3[aspect] -= 1
    s.stash3[seat * N_ASPECTS + aspect] += 1
    tell(s, events.MARKER3, ALL, seat, aspect)


def step_palace_points(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat = frame
    score(s, seat, cards_on_board(s, seat), FROM_PALACES)


# Walls


def why_not_wall(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal | None:
    (free,) = facts
    section, lines = wall_of(code)
    name = SECTIONS[section]
    if not s.walls_left[seat]:
        return Refusal("ZG-K8", left=0)
    if s.walls[section * LINES + lines - 1] >= 0:
        return Refusal("ZG-K7", section=name, lines=lines)
    if seat in s.walls[section * LINES : (section + 1) * LINES]:
        return Refusal("ZG-K7", section=name)
    if not free:
        there = sum([1 for region in range(REGIONS) if s.workers[seat * REGIONS + region]])
        if there < lines:
            return Refusal("ZG-K7", lines=lines, regions=there)
    return None


def step_do_wall(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat, free = frame
    decide(BUILDING_WALL, cfg, s, seat, free)


def wall_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    codes = range(WALL, WALL + N_SECTIONS * LINES)
    return [code for code in codes if why_not_wall(cfg, s, seat, facts, code) is None]


def answer_wall(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    section, lines = wall_of(code)
    (free,) = facts
    s.walls[section * LINES + lines - 1] = seat
    s.walls_left[seat] -= 1
    tell(s, events.WALL, ALL, seat, section, lines)
    if not free:
        s.stack.append((frames.PAY_WORKERS, seat, lines, 0))


# Paying with workers


def pay_worker(s: ZhanGuoState, seat: int, region: int) -> None:
    s.workers[seat * REGIONS + region] -= 1
    tell(s, events.WORKER_PAID, ALL, seat, region)


def paying_regions(s: ZhanGuoState, seat: int, barred: int) -> list[int]:
    return [r for r in range(REGIONS) if s.workers[seat * REGIONS + r] and not barred >> r & 1]


def step_pay_workers(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """Each from a different region that the player chooses."""
    _, seat, left, barred = frame
    regions = paying_regions(s, seat, barred)
    if len(regions) == left:
        for region in regions:
            pay_worker(s, seat, region)
    elif left:
        s.stack.append(frame)
        ask(s, Q_WORKER, 1 << seat, barred)


def worker_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    (barred,) = facts
    return [WORKER + region for region in paying_regions(s, seat, barred)]


def why_not_worker(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    region = code - WORKER
    (barred,) = facts
    if not barred >> region & 1:
        return Refusal("ZG-K8", region=REGION_NAMES[region])
    for_palace = s.stack[-3][STEP] == frames.PALACE_MARKER
    return Refusal("ZG-K6" if for_palace else "ZG-K7", region=REGION_NAMES[region])


def answer_worker(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    _, _, left, barred = s.stack.pop()
    region = code - WORKER
    pay_worker(s, seat, region)
    s.stack.append((frames.PAY_WORKERS, seat, left - 1, barred | 1 << region))


BUILDING_PALACE: Final = Question(Q_PALACE, palace_options, answer_palace, why_not_palace, ("palace",))
TAKING_MARKER: Final = Question(
    Q_MARKER3, marker3_options, answer_marker3, by("ZG-K12", MARKER3, aspect=ASPECTS), ("marker3",)
)
BUILDING_WALL: Final = Question(Q_WALL, wall_options, answer_wall, why_not_wall, ("wall",))
QUESTIONS: Final[Questions] = [
    BUILDING_PALACE,
    TAKING_MARKER,
    BUILDING_WALL,
    Question(Q_WORKER, worker_options, answer_worker, why_not_worker, ("worker",)),
]
