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
    COLOURS,
    LINES,
    REGION_NAMES,
    REGIONS,
    SECTIONS,
    SQUARES,
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
WALL: Final = 100  # + section * 3 + lines - 1
RECRUIT: Final = 120  # + colour * 5 + region
SHIFT: Final = 140  # + colour * 5 + region
UP: Final = 160  # + colour * 5 + region: workers' area to governors' area
MOVE_G: Final = 200  # + colour * 25 + from * 5 + to
MOVE_W: Final = 280  # + colour * 25 + from * 5 + to
MOVE_WORKER: Final = 360  # + from * 5 + to
MOVE_GOVERNOR: Final = 390  # + (kind of its square, or BESIDE) * 25 + from * 5 + to
BESIDE: Final = 3
BID: Final = 490  # + points
MOST_BID: Final = 15
CARD: Final = 520  # + number
DISCARD: Final = 650  # + number
USE: Final = 780  # + number


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
            found[WALL + i * 3 + lines - 1] = Option(text, "wall", {"section": section, "lines": lines})
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
        for c, colour in enumerate(COLOURS):
            official = {"colour": colour, "region": region}
            found[RECRUIT + c * 5 + r] = Option(f"recruit {colour} {region}", "recruit", dict(official))
            found[SHIFT + c * 5 + r] = Option(f"shift {colour} {region}", "shift", dict(official))
            found[UP + c * 5 + r] = Option(f"move {colour} w{region}>g{region}", "up", dict(official))
        for q in range(REGIONS):
            if q != r:
                _moves(found, r, q)


def _moves(found: dict[int, Option], r: int, q: int) -> None:
    region, goal = REGION_NAMES[r], REGION_NAMES[q]
    here = {"region": region, "goal": goal}
    found[MOVE_WORKER + r * 5 + q] = Option(f"worker {region}>{goal}", "move_worker", dict(here))
    for k, square in enumerate((*SQUARES, "beside")):
        text = f"governor {square} {region}>{goal}"
        found[MOVE_GOVERNOR + k * 25 + r * 5 + q] = Option(text, "move_governor", {"square": square, **here})
    for c, colour in enumerate(COLOURS):
        official = {"colour": colour, **here}
        text = f"move {colour} g{region}>g{goal}"
        found[MOVE_G + c * 25 + r * 5 + q] = Option(text, "move_g", dict(official))
        text = f"move {colour} w{region}>w{goal}"
        found[MOVE_W + c * 25 + r * 5 + q] = Option(text, "move_w", dict(official))


ALL_ACTIONS: Final = _all_actions()
