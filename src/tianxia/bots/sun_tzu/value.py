"""How good a position of Sun Tzu is at the start of a round, for the side of Sun Tzu: the log-odds of winning.

A weighted sum of what can be counted, with other weights in every round: so the round's game is a sum over provinces
and cards, which `solver` can solve. The weights were learned from games of the bot with itself (`training`); a
position before round 2 or after round 9 needs none.
"""

import math
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import json

from ...games.sun_tzu.names import BLUE, FRAMED, GENERALS, KINDS, NOBODY, OWN_GENERALS, RED, VANGUARD, N
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.state import SunTzuState
from .hands import whole_hand
from .outlook import Outlook
from .worth import CARD_PRICE, SCORINGS

ROUNDS: Final = 9
FEW: Final = 5  # armies in a pool: fewer are worth more each
STRONG: Final = 3  # a garrison that seldom falls at once

# Places of the features
MARKER: Final = 0
CONTROL: Final = 1  # + scoring: values times the chance to hold them
HELD: Final = 4  # + scoring: values held now
DEPTH: Final = 7  # + scoring: values times garrisons up to STRONG
POOL: Final = 10
RESERVES: Final = 11
FEW_LEFT: Final = 12
HAND: Final = 13  # cards that are used once
MARKS: Final = 14
COPIES: Final = 15  # + card - FRAMED: not yet in the box
GENERAL: Final = 24  # + general; the side's sign is not counted: each general belongs to one side
START: Final = 34
FEATURES: Final = 35


class Value:
    """The weights of a round's start, for rounds 2 to 9."""

    __slots__ = ("rows",)
    rows: list[list[float]]

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows

    def odds(self, cfg: Settings, s: SunTzuState, outlook: Outlook, seat: int = NOBODY) -> float:
        """The log-odds that Sun Tzu wins, at the start of a round; for a seat by what it can see."""
        row, counted = self.rows[s.round], features(cfg, s, outlook)
        if seat != NOBODY:
            guess_generals(s, 1 - seat, counted)
        return math.fsum([row[i] * counted[i] for i in range(FEATURES)])


def features(cfg: Settings, s: SunTzuState, outlook: Outlook) -> list[float]:
    """What counts at the start of a round: Sun Tzu's side less King Shao's."""
    found = [0.0] * FEATURES
    found[MARKER] = float(s.marker)
    most = outlook.armies
    for i in range(3):
        battles = SCORINGS[i] - s.round + 1
        if battles <= 0:
            continue
        row = outlook.control[battles]
        for p in range(N):
            n = max(-most, min(most, s.armies[p]))
            points = cfg.box.markers[s.markers[p]][i]
            found[CONTROL + i] += points * row[most + n]
            found[HELD + i] += points * ((n > 0) - (n < 0))
            found[DEPTH + i] += points * max(-STRONG, min(STRONG, n)) / STRONG
    found[POOL] = float(s.pool[BLUE] - s.pool[RED])
    found[RESERVES] = float(s.reserves[BLUE] - s.reserves[RED])
    found[FEW_LEFT] = float(min(FEW, s.pool[BLUE]) - min(FEW, s.pool[RED]))
    for p in range(N):
        found[MARKS] += (s.marks[p] > 0) - (s.marks[N + p] > 0)
    hands = [whole_hand(s, BLUE), whole_hand(s, RED)]
    for card in range(FRAMED, KINDS):
        found[HAND] += hands[BLUE][card] - hands[RED][card]
        found[COPIES + card - FRAMED] = float(s.box[RED][card] - s.box[BLUE][card])
    for general in range(len(GENERALS)):
        if (s.held[BLUE] | s.held[RED]) >> general & 1:
            found[GENERAL + general] = 1.0
    found[START] = 1.0
    return found


def guess_generals(s: SunTzuState, side: int, counted: list[float]) -> None:
    """Any general that the side may hold, each as likely (ST-F12); an unused vanguard would have been shown."""
    free = OWN_GENERALS[side] & ~s.spent & ~(1 << VANGUARD)
    share = bin(s.held[side]).count("1") / max(1, bin(free).count("1"))
    for general in range(len(GENERALS)):
        if OWN_GENERALS[side] >> general & 1:
            counted[GENERAL + general] = share if free >> general & 1 else 0.0


def first_guess() -> Value:
    """The greedy player's prices, as log-odds: where learning starts, and where it stays without evidence."""
    rows = [[0.0] * FEATURES for _ in range(ROUNDS + 1)]
    for round_ in range(2, ROUNDS + 1):
        row, left = rows[round_], min(1.0, (ROUNDS + 1 - round_) / 4)
        point = 0.30 + 0.03 * round_
        row[MARKER] = point
        weight = point
        for i in range(3):
            if SCORINGS[i] >= round_:
                row[CONTROL + i] = weight
                weight *= 0.9
        row[POOL] = 0.04 * point
        row[RESERVES] = -0.05 * point
        row[FEW_LEFT] = 0.1 * point
        row[HAND] = 0.15 * left * point
        row[MARKS] = -0.10 * left * point
        for card in range(FRAMED, KINDS):
            row[COPIES + card - FRAMED] = (1.6 * CARD_PRICE[card] - 0.15) * left * point
        for general in range(len(GENERALS)):
            row[GENERAL + general] = (-1.0 if general < 5 else 1.0) * left * 0.8 * point
    return Value(rows)


def between(one: Value, other: Value, share: float) -> Value:
    """Weights on the way from one to the other."""
    rows = []
    for round_ in range(ROUNDS + 1):
        first, second = one.rows[round_], other.rows[round_]
        rows.append([first[i] + share * (second[i] - first[i]) for i in range(FEATURES)])
    return Value(rows)


@cache
def learned() -> Value:
    """The weights that come with the package."""
    path = files("tianxia.bots.sun_tzu") / "value.json"
    return Value(json.decode(path.read_bytes(), type=list[list[float]])) if path.is_file() else first_guess()
