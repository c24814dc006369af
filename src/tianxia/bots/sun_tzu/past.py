"""The rounds that have been played, made again from what everybody was told.

Only what lay open counts: armies, points, cards that were shown, and how many were drawn. So both sides, and all who
watch, come to the same past.
"""

from typing import Final, NamedTuple

from ...core.state import EVENT, TOLD, Event
from ...games.sun_tzu.events import (
    ARMIES_COUNTED,
    BOUGHT,
    CARDS_DRAWN,
    EVENT_USED,
    GENERAL_USED,
    MARKED,
    PLACED,
    PLAGUE_ACTS,
    POINT,
    RECYCLED,
    REVEAL,
    ROUND,
    SCORED,
    TO_RESERVES,
    WITHDREW,
)
from ...games.sun_tzu.names import (
    BLUE,
    BOTH,
    FRAMED,
    GREAT_PLAGUE,
    KINDS,
    NO_CARD,
    ONE,
    PLUS_2,
    PLUS_3,
    RED,
    SIDES,
    SIGN,
    N,
)
from ...games.sun_tzu.notation import POOL
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.setup import DEALT
from ...games.sun_tzu.state import SunTzuState


class Laid(NamedTuple):
    """A round: the table when the orders were laid, and the orders. The hands are not known: they are empty."""

    s: SunTzuState
    extra: list[int]  # cards in the hand of each side besides the framed ones, orders included


class Ledger:
    """Follows what is told."""

    def __init__(self, cfg: Settings, s: SunTzuState) -> None:
        self.cfg = cfg
        self.rounds: list[Laid] = []
        self.ups = s.event_box + s.event_deck[-1:]  # events in the order in which they lay face up
        self.used = 0
        self.s = first_table(cfg, s)
        self.extra = [DEALT, DEALT]

    def hear(self, event: Event) -> None:
        kind, told = event[EVENT], event[TOLD:]
        if kind in (PLACED, WITHDREW, MARKED, TO_RESERVES):
            self.move(kind, told)
        elif kind == ROUND:
            self.s.great_plague = 0
            self.s.extra_draw = [0, 0]
        elif kind == ARMIES_COUNTED:
            self.begin_round()
        elif kind == REVEAL:
            self.reveal(told[0], told[1:])
        elif kind == PLAGUE_ACTS:
            self.cancel(told[0])
        elif kind in (SCORED, POINT):
            self.s.marker = told[-1]
        elif kind == CARDS_DRAWN:
            self.draw(told[0], told[1])
        elif kind == BOUGHT:
            self.to_box(told[0], told[1])
            self.s.reserves[told[0]] -= 1
            self.s.pool[told[0]] += 1
        elif kind == RECYCLED:
            self.s.box[told[0]][told[1]] -= 1
            self.s.box[told[0]][told[2]] += 1
        elif kind == GENERAL_USED and told[1] == GREAT_PLAGUE:
            self.s.great_plague = 1 << told[0] if self.cfg.own_great_plague else BOTH
        elif kind == EVENT_USED:
            self.used += 1

    def move(self, kind: int, told: tuple[int, ...]) -> None:
        """Armies, from pool or province to where the event says."""
        s, seat = self.s, told[0]
        if kind == WITHDREW:
            self.take(seat, told[1], told[2])
            s.pool[seat] += told[2]
        elif kind == PLACED:
            self.take(seat, told[1], told[3])
            s.armies[told[2]] += told[3] * SIGN[seat]
        elif kind == MARKED:
            s.marks[seat * N + told[1]] += 1
            self.take(seat, told[2], 1)
        else:
            self.take(seat, told[1], told[2])
            s.reserves[seat] += told[2]

    def take(self, seat: int, source: int, n: int) -> None:
        if source == POOL:
            self.s.pool[seat] -= n
        elif source < N:
            self.s.armies[source] -= n * SIGN[seat]

    def begin_round(self) -> None:
        s = self.s
        s.round += 1
        s.orders = [NO_CARD] * (2 * N)
        s.event_deck = self.ups[self.used : self.used + 1]
        self.rounds.append(Laid(s.copy(), self.extra[:]))

    def reveal(self, province: int, cards: tuple[int, ...]) -> None:
        for seat in SIDES:
            self.rounds[-1].s.orders[seat * N + province] = cards[seat]
            if cards[seat] >= FRAMED:
                self.to_box(seat, cards[seat])

            elif cards[seat] == ONE:
                self.s.extra_draw[seat] = 1

    def cancel(self, province: int) -> None:
        """ST-E9: a plague has acted, so a 1 that lay there draws nothing."""
        for seat in SIDES:
            if self.rounds[-1].s.orders[seat * N + province] == ONE:
                self.s.extra_draw[seat] = 0

    def to_box(self, seat: int, card: int) -> None:
        self.s.box[seat][card] += 1
        self.extra[seat] -= 1

    def draw(self, seat: int, count: int) -> None:
        """ST-B7: one card goes under the pile, unless that was too small. The first were dealt before round 1."""
        if self.s.round:
            wanted = 3 if self.s.extra_draw[seat] else 2
            kept = count - 1 if count == wanted else count
            self.extra[seat] += kept
            del self.s.pile[seat][:kept]


def first_table(cfg: Settings, s: SunTzuState) -> SunTzuState:
    """The table before the first round, with the score markers of this one."""
    t = s.copy()
    t.round = t.marker = t.great_plague = 0
    reserves = 0 if cfg.beginner else cfg.box.reserves
    t.armies = [0] * N
    t.pool = [cfg.box.pool + cfg.box.reserves - reserves] * 2
    t.reserves = [reserves] * 2
    t.marks = [0] * (2 * N)
    t.fought = [0] * N
    t.extra_draw = [0, 0]
    t.hand = [[0] * KINDS, [0] * KINDS]
    t.box = [[0] * KINDS, [0] * KINDS]
    for seat in SIDES:
        if cfg.beginner:
            for card in OUT_FOR_BEGINNERS:
                t.box[seat][card] = cfg.box.deck[card]
        left = sum([cfg.box.deck[card] - t.box[seat][card] for card in range(FRAMED, KINDS)])
        t.pile[seat] = [NO_CARD] * (left - DEALT)
        t.pile_known[seat] = [0] * (left - DEALT)
    return t


OUT_FOR_BEGINNERS: Final = (PLUS_2, PLUS_3)  # ST-A7


def past_rounds(cfg: Settings, s: SunTzuState, heard: list[Event]) -> list[Laid]:
    """All rounds whose orders have been revealed; `s` is the present table, of which nothing hidden is read."""
    ledger = Ledger(cfg, s)
    for event in heard:
        ledger.hear(event)
    return [laid for laid in ledger.rounds if NO_CARD not in laid.s.orders]


def extra_now(s: SunTzuState) -> list[int]:
    """Cards in the hand of each side besides the framed ones, orders included: everybody can count them."""
    found = []
    for seat in (BLUE, RED):
        held = sum(s.hand[seat][FRAMED:])
        for p in range(N):
            held += s.orders[seat * N + p] >= FRAMED and not s.fought[p]
        found.append(held)
    return found
