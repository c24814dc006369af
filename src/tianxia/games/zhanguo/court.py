"""The court actions that place pieces: hire, governor, palace, wall (ZG-K3 to K12)."""

from typing import Final

from ...core.state import ALL, Frame, ask, tell, then
from ...core.values import Refusal
from . import frames, told
from .asks import Q_EXTRA_WORKER, Q_GOVERNOR, Q_HIRE, Q_MARKER3, Q_PALACE, Q_SQUARE, Q_WALL, Q_WORKER
from .names import (
    ASPECTS,
    COLOURS,
    FROM_PALACES,
    FROM_SQUARES,
    LINES,
    REGION_NAMES,
    REGIONS,
    SECTIONS,
    SQUARE,
    SQUARE_MOVE,
    SQUARE_VP,
    SQUARES,
)
from .notation import DONE, EXTRA, GOVERNOR, HIRE, MARKER3, PALACE, WALL, WORKER
from .notation import SQUARE as SQUARE_CODE
from .officials import grant_points
from .settings import Settings
from .state import GOVERNORS_AREA, WORKERS_AREA, ZhanGuoState, at, cards_on_board, officials_in
from .verbs import add_workers, is_locked, most_unrest, score, set_unrest

ALL_REGIONS: Final = 0b11111
WORKERS_OF_PALACE: Final = 2  # of the same region, and 1 of another (ZG-K6)


# Hiring


def why_not_hire_in(e: Settings, s: ZhanGuoState, seat: int, region: int) -> Refusal | None:
    name = REGION_NAMES[region]
    hired = officials_in(s, seat, region, WORKERS_AREA)
    if not hired:
        return Refusal("ZG-K3", region=name)
    if is_locked(e, s, seat, region):
        return Refusal("ZG-R3", region=name)
    rise = hired if e.unrest_by_worker else 1
    if s.unrest[seat * REGIONS + region] + rise > most_unrest(e, s, seat, region):
        return Refusal("ZG-V7", region=name, rise=rise)
    return None


def hire_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return [HIRE + region for region in range(REGIONS) if why_not_hire_in(e, s, seat, region) is None]


def step_hire(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(DO_HIRE, seat)."""
    seat = frame[1]
    codes = hire_options(e, s, seat, frame)
    if len(codes) == 1:
        answer_hire(e, s, seat, frame, codes[0])
    else:
        ask(s, Q_HIRE, 1 << seat)


def why_not_hire(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    refusal = why_not_hire_in(e, s, seat, code - HIRE)
    assert refusal is not None
    return refusal


def answer_hire(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    """Exactly 1 worker for each official of the workers' area, then unrest (ZG-K3, ZG-V3)."""
    region = code - HIRE
    hired = officials_in(s, seat, region, WORKERS_AREA)
    add_workers(s, seat, region, hired)
    rise = hired if e.unrest_by_worker else 1
    set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] + rise)
    if s.board[seat] == SQUARE:
        s.stack.append((frames.EXTRA_WORKER, seat, region))


def step_extra_worker(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(EXTRA_WORKER, seat, region): ZG-P2, ZG-P8; with ZG-V3 it raises unrest and may be declined (ZG-V7)."""
    seat, region = frame[1], frame[2]
    if not e.unrest_by_worker:
        add_workers(s, seat, region, 1)
    elif not is_locked(e, s, seat, region):
        ask(s, Q_EXTRA_WORKER, 1 << seat, region)


def extra_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return [DONE, EXTRA]


def answer_extra(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    if code == EXTRA:
        region = question[4]
        add_workers(s, seat, region, 1)
        set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] + 1)


# Governors


def why_not_governor_in(e: Settings, s: ZhanGuoState, seat: int, region: int, mask: int, free: int) -> Refusal | None:
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


def governor_codes(e: Settings, s: ZhanGuoState, seat: int, mask: int, free: int) -> list[int]:
    return [GOVERNOR + r for r in range(REGIONS) if why_not_governor_in(e, s, seat, r, mask, free) is None]


def step_governor(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(DO_GOVERNOR, seat, mask of regions, 1 if a reward)."""
    seat = frame[1]
    codes = governor_codes(e, s, seat, frame[2], frame[3])
    if len(codes) == 1:
        answer_governor(e, s, seat, (0, 0, 0, 0) + frame[2:], codes[0])
    else:
        ask(s, Q_GOVERNOR, 1 << seat, frame[2], frame[3])


def governor_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return governor_codes(e, s, seat, question[4], question[5])


def why_not_governor(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    refusal = why_not_governor_in(e, s, seat, code - GOVERNOR, question[4], question[5])
    assert refusal is not None
    return refusal


def answer_governor(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    """The order of ZG-K4: officials back, the governor and its bonus, then calm."""
    region = code - GOVERNOR
    if not question[5]:
        for colour in range(3):
            s.officials[at(seat, region, GOVERNORS_AREA, colour)] -= 1
            s.supply[seat * 3 + colour] += 1
    tell(s, told.GOVERNOR, ALL, seat, region)
    then(s, (frames.PUT_GOVERNOR, seat, region), (frames.CALM, seat, region))


def free_squares(e: Settings, s: ZhanGuoState, region: int) -> list[int]:
    """Kinds of the free bonus squares, each once."""
    n = len(e.tables.squares)
    kinds: list[int] = []
    for i in range(n):
        if s.squares[region * n + i] < 0 and e.tables.squares[i] not in kinds:
            kinds.append(e.tables.squares[i])
    return kinds


def step_put_governor(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(PUT_GOVERNOR, seat, region): a free square must be taken, else it stands beside them (ZG-K10)."""
    seat, region = frame[1], frame[2]
    kinds = free_squares(e, s, region)
    if not kinds:
        s.governors[seat] -= 1
        s.beside[region * e.players + seat] += 1
    elif len(kinds) == 1:
        take_square(e, s, seat, region, kinds[0])
    else:
        s.stack.append(frame)
        ask(s, Q_SQUARE, 1 << seat, region)


def square_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return [SQUARE_CODE + kind for kind in free_squares(e, s, question[4])]


def why_not_square(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("ZG-K4", square=SQUARES[code - SQUARE_CODE], region=REGION_NAMES[question[4]])


def answer_square(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    s.stack.pop()
    take_square(e, s, seat, question[4], code - SQUARE_CODE)


def take_square(e: Settings, s: ZhanGuoState, seat: int, region: int, kind: int) -> None:
    """The governor stands there and its bonus comes at once (ZG-K5)."""
    n = len(e.tables.squares)
    s.governors[seat] -= 1
    for i in range(n):
        if e.tables.squares[i] == kind and s.squares[region * n + i] < 0:
            s.squares[region * n + i] = seat
            break
    tell(s, told.SQUARE, ALL, seat, region, kind)
    if kind == SQUARE_VP:
        score(s, seat, e.tables.square_points, FROM_SQUARES)
    elif kind == SQUARE_MOVE:
        grant_points(s, seat, e.tables.square_movement)
    else:
        s.stack.append((frames.GET_OFFICIAL, seat, -1, -1, 1))


def step_calm(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(CALM, seat, region): unrest of the governor's region becomes 0 (ZG-K4, ZG-K11)."""
    set_unrest(s, frame[1], frame[2], 0)


# Palaces


def palaces_in(e: Settings, s: ZhanGuoState, region: int) -> int:
    return sum([s.palaces[seat * REGIONS + region] for seat in range(e.players)])


def why_not_palace_in(e: Settings, s: ZhanGuoState, seat: int, region: int, mask: int, free: int) -> Refusal | None:
    name = REGION_NAMES[region]
    if not s.palaces_left[seat]:
        return Refusal("ZG-K8", left=0)
    if not mask >> region & 1:
        return Refusal("ZG-W9", region=name)
    if palaces_in(e, s, region) >= e.players:
        return Refusal("ZG-K6", region=name, spaces=e.players)
    unrest = s.unrest[seat * REGIONS + region]
    if is_locked(e, s, seat, region) or unrest >= e.tables.ban[s.board[seat]][region]:
        return Refusal("ZG-R4", region=name, unrest=unrest)
    if not free:
        here = s.workers[seat * REGIONS + region]
        elsewhere = sum(s.workers[seat * REGIONS : seat * REGIONS + REGIONS]) - here
        if here < WORKERS_OF_PALACE or not elsewhere:
            return Refusal("ZG-K6", region=name, workers=here, others=elsewhere)
    return None


def palace_codes(e: Settings, s: ZhanGuoState, seat: int, mask: int, free: int) -> list[int]:
    return [PALACE + r for r in range(REGIONS) if why_not_palace_in(e, s, seat, r, mask, free) is None]


def step_palace(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(DO_PALACE, seat, mask of regions, 1 if a reward)."""
    seat = frame[1]
    codes = palace_codes(e, s, seat, frame[2], frame[3])
    if len(codes) == 1:
        answer_palace(e, s, seat, (0, 0, 0, 0) + frame[2:], codes[0])
    else:
        ask(s, Q_PALACE, 1 << seat, frame[2], frame[3])


def palace_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return palace_codes(e, s, seat, question[4], question[5])


def why_not_palace(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    refusal = why_not_palace_in(e, s, seat, code - PALACE, question[4], question[5])
    assert refusal is not None
    return refusal


def answer_palace(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    region = code - PALACE
    s.palaces_left[seat] -= 1
    s.palaces[seat * REGIONS + region] += 1
    tell(s, told.PALACE, ALL, seat, region)
    s.stack.append((frames.PALACE_POINTS, seat))
    if not question[5]:  # a reward costs no workers and brings no marker (ZG-W9)
        s.stack.append((frames.PALACE_MARKER, seat))
        for _ in range(WORKERS_OF_PALACE):
            pay_worker(s, seat, region)
        s.stack.append((frames.PAY_WORKERS, seat, 1, 1 << region))


def step_palace_marker(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(PALACE_MARKER, seat): a marker of value 3 while one lies there, its aspect by choice (ZG-K12)."""
    seat = frame[1]
    codes = marker3_options(e, s, seat, frame)
    if len(codes) == 1:
        answer_marker3(e, s, seat, frame, codes[0])
    elif codes:
        ask(s, Q_MARKER3, 1 << seat)


def marker3_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return [MARKER3 + aspect for aspect in range(3) if s.markers3[aspect]]


def why_not_marker3(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("ZG-K12", aspect=ASPECTS[code - MARKER3])


def answer_marker3(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    aspect = code - MARKER3
    s.markers3[aspect] -= 1
    s.stash3[seat * 3 + aspect] += 1
    tell(s, told.MARKER3, ALL, seat, aspect)


def step_palace_points(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    score(s, frame[1], cards_on_board(s, frame[1]), FROM_PALACES)


# Walls


def why_not_wall_at(e: Settings, s: ZhanGuoState, seat: int, code: int, free: int) -> Refusal | None:
    section, lines = (code - WALL) // LINES, (code - WALL) % LINES + 1
    name = SECTIONS[section]
    if not s.walls_left[seat]:
        return Refusal("ZG-K8", left=0)
    if s.walls[section * LINES + lines - 1] >= 0:
        return Refusal("ZG-K7", section=name, lines=lines)
    if seat in s.walls[section * LINES : section * LINES + LINES]:
        return Refusal("ZG-K7", section=name)
    if not free:
        there = sum([1 for region in range(REGIONS) if s.workers[seat * REGIONS + region]])
        if there < lines:
            return Refusal("ZG-K7", lines=lines, regions=there)
    return None


def wall_codes(e: Settings, s: ZhanGuoState, seat: int, free: int) -> list[int]:
    codes = range(WALL, WALL + len(SECTIONS) * LINES)
    return [code for code in codes if why_not_wall_at(e, s, seat, code, free) is None]


def step_wall(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(DO_WALL, seat, 1 if a reward)."""
    seat = frame[1]
    codes = wall_codes(e, s, seat, frame[2])
    if len(codes) == 1:
        answer_wall(e, s, seat, (0, 0, 0, 0, frame[2]), codes[0])
    else:
        ask(s, Q_WALL, 1 << seat, frame[2])


def wall_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return wall_codes(e, s, seat, question[4])


def why_not_wall(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    refusal = why_not_wall_at(e, s, seat, code, question[4])
    assert refusal is not None
    return refusal


def answer_wall(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    section, lines = (code - WALL) // LINES, (code - WALL) % LINES + 1
    s.walls[section * LINES + lines - 1] = seat
    s.walls_left[seat] -= 1
    tell(s, told.WALL, ALL, seat, section, lines)
    if not question[4]:
        s.stack.append((frames.PAY_WORKERS, seat, lines, 0))


# Paying with workers


def pay_worker(s: ZhanGuoState, seat: int, region: int) -> None:
    s.workers[seat * REGIONS + region] -= 1
    tell(s, told.WORKER_PAID, ALL, seat, region)


def paying_regions(s: ZhanGuoState, seat: int, barred: int) -> list[int]:
    return [r for r in range(REGIONS) if s.workers[seat * REGIONS + r] and not barred >> r & 1]


def step_pay_workers(e: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """(PAY_WORKERS, seat, left, barred regions): each from a different region of own choice."""
    seat, left, barred = frame[1], frame[2], frame[3]
    regions = paying_regions(s, seat, barred)
    if len(regions) == left:
        for region in regions:
            pay_worker(s, seat, region)
    elif left:
        s.stack.append(frame)
        ask(s, Q_WORKER, 1 << seat, barred)


def worker_options(e: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    return [WORKER + region for region in paying_regions(s, seat, question[4])]


def why_not_worker(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    region = code - WORKER
    if not question[4] >> region & 1:
        return Refusal("ZG-K8", region=REGION_NAMES[region])
    for_palace = s.stack[-3][0] == frames.PALACE_MARKER
    return Refusal("ZG-K6" if for_palace else "ZG-K7", region=REGION_NAMES[region])


def answer_worker(e: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    frame = s.stack.pop()
    region = code - WORKER
    pay_worker(s, seat, region)
    s.stack.append((frames.PAY_WORKERS, seat, frame[2] - 1, frame[3] | 1 << region))
