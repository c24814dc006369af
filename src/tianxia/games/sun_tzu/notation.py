"""Options as integer codes and as text: `9@WU`, `fight QIN`, `use march QIN>CHU`.

The vocabulary is the same in every position, so codes are a fixed action space for research.
"""

from typing import Final

from ...core.values import Fact
from .names import AMBUSH, CARDS, GENERALS, KINDS, LEVY, MARCH, PROVINCES, N

LAY: Final = 0  # + card * N + province
TAKE_BACK: Final = 80  # + province
READY: Final = 90
PASS: Final = 91
REINFORCE: Final = 92
BUY: Final = 100  # + card
KEEP: Final = 120  # + general
TAKE: Final = 130  # + general
USE: Final = 140  # + general, those with a place excepted
USE_AMBUSH: Final = 150  # + province
USE_LEVY: Final = 155  # + province
USE_MARCH: Final = 160  # + from * N + to
FIGHT: Final = 190  # + province
FROM: Final = 200  # + province, or + POOL
UNDER: Final = 210  # + card
POOL: Final = N  # a source that is no province

Parts = tuple[str, dict[str, Fact]]


def _words() -> dict[int, tuple[str, Parts]]:
    """Text, verb and parts of every code."""
    words: dict[int, tuple[str, Parts]] = {
        READY: ("ready", ("ready", {})),
        PASS: ("pass", ("pass", {})),
        REINFORCE: ("reinforce", ("reinforce", {})),
        FROM + POOL: ("from pool", ("from", {"source": "pool"})),
    }
    for c in range(KINDS):
        card = CARDS[c]
        for p in range(N):
            words[LAY + c * N + p] = (f"{card}@{PROVINCES[p]}", ("lay", {"card": card, "province": PROVINCES[p]}))
        words[BUY + c] = (f"buy {card}", ("buy", {"card": card}))
        words[UNDER + c] = (f"under {card}", ("under", {"card": card}))
    for p in range(N):
        place = PROVINCES[p]
        words[TAKE_BACK + p] = (f"back {place}", ("back", {"province": place}))
        words[FIGHT + p] = (f"fight {place}", ("fight", {"province": place}))
        words[FROM + p] = (f"from {place}", ("from", {"source": place}))
        for base, general in ((USE_AMBUSH, GENERALS[AMBUSH]), (USE_LEVY, GENERALS[LEVY])):
            words[base + p] = (f"use {general} {place}", ("use", {"general": general, "province": place}))
        for q in range(N):
            if p != q:
                parts: Parts = ("use", {"general": GENERALS[MARCH], "from": place, "to": PROVINCES[q]})
                words[USE_MARCH + p * N + q] = (f"use march {place}>{PROVINCES[q]}", parts)
    for g in range(len(GENERALS)):
        general = GENERALS[g]
        words[KEEP + g] = (f"keep {general}", ("keep", {"general": general}))
        words[TAKE + g] = (f"take {general}", ("take", {"general": general}))
        if g not in (AMBUSH, LEVY, MARCH):
            words[USE + g] = (f"use {general}", ("use", {"general": general}))
    return words


_WORDS: Final = _words()
TEXTS: Final = {code: word[0] for code, word in _WORDS.items()}
PARTS: Final = {code: word[1] for code, word in _WORDS.items()}
CODES: Final = {word[0]: code for code, word in _WORDS.items()}
