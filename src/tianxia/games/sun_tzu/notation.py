"""Options as integer codes and as text: `9@WU`, `fight QIN`, `use march QIN>CHU`.

The vocabulary is the same in every position, so codes are a fixed action space for research.
"""

from typing import Final

from ...core.values import Fact, Option
from .names import AMBUSH, CARDS, GENERALS, KINDS, LEVY, MARCH, PROVINCES, N

LAY: Final = 0  # + card, province
TAKE_BACK: Final = 80  # + province
READY: Final = 90
PASS: Final = 91
REINFORCE: Final = 92
BUY: Final = 100  # + card
KEEP: Final = 120  # + general
TAKE: Final = 130  # + general
USE: Final = 140  # + general, except those with a place
USE_AMBUSH: Final = 150  # + province
USE_LEVY: Final = 155  # + province
USE_MARCH: Final = 160  # + from, to
FIGHT: Final = 190  # + province
FROM: Final = 200  # + province, or + POOL
UNDER: Final = 210  # + card
POOL: Final = N  # a source that is not a province
NOWHERE: Final = N + 1  # in events: a mark without an army (ST-E12)

# Codes of two parts: packed and unpacked here and nowhere else.


def lay_code(card: int, province: int) -> int:
    return LAY + card * N + province


def lay_of(code: int) -> tuple[int, int]:
    """Card and province."""
    return (code - LAY) // N, (code - LAY) % N


def march_code(start: int, goal: int) -> int:
    return USE_MARCH + start * N + goal


def march_of(code: int) -> tuple[int, int]:
    """Where from and where to."""
    return (code - USE_MARCH) // N, (code - USE_MARCH) % N


def _all_actions() -> dict[int, Option]:
    """Text, verb and parts of every code."""
    actions = {
        READY: Option("ready", "ready", {}),
        PASS: Option("pass", "pass", {}),
        REINFORCE: Option("reinforce", "reinforce", {}),
        FROM + POOL: Option("from pool", "from", {"source": "pool"}),
    }
    for c in range(KINDS):
        card = CARDS[c]
        for p in range(N):
            actions[lay_code(c, p)] = Option(f"{card}@{PROVINCES[p]}", "lay", {"card": card, "province": PROVINCES[p]})
        actions[BUY + c] = Option(f"buy {card}", "buy", {"card": card})
        actions[UNDER + c] = Option(f"under {card}", "under", {"card": card})
    for p in range(N):
        place = PROVINCES[p]
        actions[TAKE_BACK + p] = Option(f"back {place}", "back", {"province": place})
        actions[FIGHT + p] = Option(f"fight {place}", "fight", {"province": place})
        actions[FROM + p] = Option(f"from {place}", "from", {"source": place})
        for base, general in ((USE_AMBUSH, GENERALS[AMBUSH]), (USE_LEVY, GENERALS[LEVY])):
            actions[base + p] = Option(f"use {general} {place}", "use", {"general": general, "province": place})
        for q in range(N):
            if p != q:
                parts: dict[str, Fact] = {"general": GENERALS[MARCH], "from": place, "to": PROVINCES[q]}
                actions[march_code(p, q)] = Option(f"use march {place}>{PROVINCES[q]}", "use", parts)
    for g in range(len(GENERALS)):
        general = GENERALS[g]
        actions[KEEP + g] = Option(f"keep {general}", "keep", {"general": general})
        actions[TAKE + g] = Option(f"take {general}", "take", {"general": general})
        if g not in (AMBUSH, LEVY, MARCH):
            actions[USE + g] = Option(f"use {general}", "use", {"general": general})
    return actions


ALL_ACTIONS: Final = _all_actions()
