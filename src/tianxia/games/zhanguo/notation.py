"""Options as integer codes and as text: `card 70`, `court palace`, `move red g2>g3`, `wall gold1 2`.

The vocabulary is the same in every position, so codes are a fixed action space for research. g2 and w2
are the governors' area and the workers' area of region 2.
"""

from typing import Final

from ...core.values import Option
from .names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    CARDS,
    COLORS,
    GOVERNORS_AREA,
    LINES,
    REGION_NAMES,
    REGIONS,
    SECTIONS,
    SQUARES,
    WORKERS_AREA,
)

DONE: Final = 0
PASS: Final = 1
ACCEPT: Final = 2
POWER: Final = 3  # of the player board
EXTRA: Final = 4  # the extra worker
UNIFY: Final = 10  # + region
COURT: Final = 20  # + action
HIRE: Final = 30  # + region
GOVERNOR: Final = 40  # + region
SQUARE: Final = 50  # + kind
PALACE: Final = 60  # + region
WORKER: Final = 70  # + region
MARKER3: Final = 80  # + aspect
MARKER: Final = 85  # + aspect
CALM: Final = 90  # + region
BOARD: Final = 95  # + board
WALL: Final = 100  # + section, lines
RECRUIT: Final = 120  # + color, region
SHIFT: Final = 140  # + color, region
UP: Final = 160  # + color, region: workers' area to governors' area
MOVE_G: Final = 200  # + color, from, to: in governors' areas
MOVE_W: Final = 280  # + color, from, to: in workers' areas
MOVE_WORKER: Final = 360  # + from, to
MOVE_GOVERNOR: Final = 390  # + kind of its square or BESIDE, from, to
BESIDE: Final = 3
BID: Final = 490  # + points
MOST_BID: Final = 15
CARD: Final = 520  # + number
DISCARD: Final = 650  # + number
USE: Final = 780  # + number

# Codes of several parts: packed and unpacked here and nowhere else.


def wall_code(section: int, lines: int) -> int:
    return WALL + section * LINES + lines - 1


def wall_of(code: int) -> tuple[int, int]:
    """Section and lines."""
    return (code - WALL) // LINES, (code - WALL) % LINES + 1


def official(color: int, region: int) -> int:
    return color * REGIONS + region


def official_of(number: int) -> tuple[int, int]:
    """Color and region."""
    return number // REGIONS, number % REGIONS


def recruit_code(color: int, region: int) -> int:
    return RECRUIT + official(color, region)


def recruit_of(code: int) -> tuple[int, int]:
    return official_of(code - RECRUIT)


def shift_code(color: int, region: int) -> int:
    return SHIFT + official(color, region)


def shift_of(code: int) -> tuple[int, int]:
    return official_of(code - SHIFT)


def is_shift(code: int) -> bool:
    return SHIFT <= code < UP


def up_code(color: int, region: int) -> int:
    return UP + official(color, region)


def up_of(code: int) -> tuple[int, int]:
    return official_of(code - UP)


def move_code(area: int, color: int, start: int, goal: int) -> int:
    return (MOVE_W if area == WORKERS_AREA else MOVE_G) + official(color, start) * REGIONS + goal


def move_of(code: int) -> tuple[int, int, int, int]:
    """Area, color, where from and where to."""
    area, way = (WORKERS_AREA, code - MOVE_W) if code >= MOVE_W else (GOVERNORS_AREA, code - MOVE_G)
    color, start = official_of(way // REGIONS)
    return area, color, start, way % REGIONS


def move_worker_code(start: int, goal: int) -> int:
    return MOVE_WORKER + start * REGIONS + goal


def move_worker_of(code: int) -> tuple[int, int]:
    """Where from and where to."""
    return (code - MOVE_WORKER) // REGIONS, (code - MOVE_WORKER) % REGIONS


def move_governor_code(square: int, start: int, goal: int) -> int:
    return MOVE_GOVERNOR + (square * REGIONS + start) * REGIONS + goal


def move_governor_of(code: int) -> tuple[int, int, int]:
    """Kind of the square that it leaves, or BESIDE, where from and where to."""
    way = code - MOVE_GOVERNOR
    return way // REGIONS // REGIONS, way // REGIONS % REGIONS, way % REGIONS


def _all_actions() -> dict[int, Option]:
    """Text, verb and parts of every code."""
    found = {
        DONE: Option("done", "done", {}),
        PASS: Option("pass", "pass", {}),
        ACCEPT: Option("accept", "accept", {}),
        POWER: Option("power", "power", {}),
        EXTRA: Option("extra", "extra", {}),
    }
    for i, action in enumerate(ACTIONS):
        found[COURT + i] = Option(f"court {action}", "court", {"action": action})
    for i, square in enumerate(SQUARES):
        found[SQUARE + i] = Option(f"square {square}", "square", {"square": square})
    for i, aspect in enumerate(ASPECTS):
        found[MARKER3 + i] = Option(f"marker3 {aspect}", "marker3", {"aspect": aspect})
        found[MARKER + i] = Option(f"marker {aspect}", "marker", {"aspect": aspect})
    for i, board in enumerate(BOARDS):
        found[BOARD + i] = Option(f"board {board}", "board", {"board": board})
    for n in range(1, MOST_BID + 1):
        found[BID + n] = Option(f"bid {n}", "bid", {"number": n})
    for n in range(1, CARDS + 1):
        found[CARD + n] = Option(f"card {n}", "card", {"card": n})
        found[DISCARD + n] = Option(f"discard {n}", "discard", {"card": n})
        found[USE + n] = Option(f"use {n}", "use", {"card": n})
    for i, section in enumerate(SECTIONS):
        for lines in range(1, LINES + 1):
            text = f"wall {section} {lines}"
            found[wall_code(i, lines)] = Option(text, "wall", {"section": section, "lines": lines})
    _regions(found)
    return found


def _regions(found: dict[int, Option]) -> None:
    for r, region in enumerate(REGION_NAMES):
        for code, verb in (
            (UNIFY, "unify"),
            (HIRE, "hire"),
            (GOVERNOR, "governor"),
            (PALACE, "palace"),
            (WORKER, "worker"),
            (CALM, "calm"),
        ):
            found[code + r] = Option(f"{verb} {region}", verb, {"region": region})
        for c, color in enumerate(COLORS):
            official = {"color": color, "region": region}
            found[recruit_code(c, r)] = Option(f"recruit {color} {region}", "recruit", dict(official))
            found[shift_code(c, r)] = Option(f"shift {color} {region}", "shift", dict(official))
            found[up_code(c, r)] = Option(f"move {color} w{region}>g{region}", "up", dict(official))
        for q in range(REGIONS):
            if q != r:
                _moves(found, r, q)


def _moves(found: dict[int, Option], r: int, q: int) -> None:
    region, goal = REGION_NAMES[r], REGION_NAMES[q]
    here = {"region": region, "goal": goal}
    found[move_worker_code(r, q)] = Option(f"worker {region}>{goal}", "move_worker", dict(here))
    for k, square in enumerate((*SQUARES, "beside")):
        text = f"governor {square} {region}>{goal}"
        found[move_governor_code(k, r, q)] = Option(text, "move_governor", {"square": square, **here})
    for c, color in enumerate(COLORS):
        official = {"color": color, **here}
        text = f"move {color} g{region}>g{goal}"
        found[move_code(GOVERNORS_AREA, c, r, q)] = Option(text, "move_g", dict(official))
        text = f"move {color} w{region}>w{goal}"
        found[move_code(WORKERS_AREA, c, r, q)] = Option(text, "move_w", dict(official))


ALL_ACTIONS: Final = _all_actions()
