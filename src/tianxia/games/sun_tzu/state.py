"""The position of a game of Sun Tzu."""

from __future__ import annotations  # so that they exist when the slots are made from them, in every version of Python

from ...core.state import State
from .names import BLUE, NOBODY, RED, SIGN, N


class SunTzuState(State):
    """Lists of two go by seat, lists of five by province, lists of ten by seat and province."""

    round: int
    marker: int  # steps from the center, positive on Sun Tzu's side
    turned: int  # how often the score markers were turned to their next value (ST-H2)
    markers: list[int]  # score marker of each province; empty before they are dealt
    armies: list[int]  # positive: Sun Tzu's, negative: King Shao's; so never both (ST-A8)
    pool: list[int]
    reserves: list[int]
    marks: list[int]  # how often the side's 6 marked the province
    name_box: list[int]  # armies on the name box: fewer than marks if there was none (ST-E12)
    hand: list[list[int]]  # copies of each card, by seat
    pile: list[list[int]]  # top card last
    pile_known: list[list[int]]  # mask of the seats that know the card at this place; see RUMOUR
    rumour: list[int]  # card known to be in the hand or at the RUMOUR place of the pile, or NO_CARD
    box: list[list[int]]  # copies of each card out of the game
    drawn: list[list[int]]  # cards just drawn, one of which goes under the pile
    drawn_known: list[list[int]]  # as pile_known
    choice: list[int]  # secret answers, kept until both are given
    orders: list[int]  # card at each province, by seat
    orders_lie: int  # 1 once both sides are ready, until the end of the round
    fought: list[int]  # 1 for provinces fought over in this round
    battle: int  # province of the last battle, -1 before the first
    margin: int  # of the last battle, positive for Sun Tzu; 0 if a plague acted
    ignored: int  # 1: the plague of this battle is ignored (ST-F3)
    feinted: int  # 1: Sun Tzu's card of this battle counts as 6 (ST-F7)
    spilled: int  # 1: a plague acted in this battle, the other card did nothing (ST-E9)
    recycling: list[int]  # 1: the side's card of this battle goes under its pile (ST-F5, F9)
    extra_draw: list[int]  # 1: the side's 1 was played in this round
    held: list[int]  # mask of the generals held unused
    spent: int  # mask of the generals used
    great_plague: int  # mask of the sides whose plagues leave only 1 army in this round
    decider: int  # who picks the next battle, -1: nobody
    counts: list[int]  # armies on the board once orders were laid: two numbers per round
    plagues: int  # played in the game, both sides
    event_deck: list[int]  # the last is face up
    event_box: list[int]
    event_at_reveal: int  # face up when the cards of this battle were revealed, -1: none
    end: str  # the rule that ended the game

    __slots__ = tuple(__annotations__)

    def copy(self) -> SunTzuState:
        t = SunTzuState()
        t.stack = self.stack[:]
        t.dice = self.dice.copy()
        t.told = None
        t.round = self.round
        t.marker = self.marker
        t.turned = self.turned
        t.markers = self.markers  # dealt once, never changed: shared
        t.armies = self.armies[:]
        t.pool = self.pool[:]
        t.reserves = self.reserves[:]
        t.marks = self.marks[:]
        t.name_box = self.name_box[:]
        t.hand = [self.hand[0][:], self.hand[1][:]]
        t.pile = [self.pile[0][:], self.pile[1][:]]
        t.pile_known = [self.pile_known[0][:], self.pile_known[1][:]]
        t.rumour = self.rumour[:]
        t.box = [self.box[0][:], self.box[1][:]]
        t.drawn = [self.drawn[0][:], self.drawn[1][:]]
        t.drawn_known = [self.drawn_known[0][:], self.drawn_known[1][:]]
        t.choice = self.choice[:]
        t.orders = self.orders[:]
        t.orders_lie = self.orders_lie
        t.fought = self.fought[:]
        t.battle = self.battle
        t.margin = self.margin
        t.ignored = self.ignored
        t.feinted = self.feinted
        t.spilled = self.spilled
        t.recycling = self.recycling[:]
        t.extra_draw = self.extra_draw[:]
        t.held = self.held[:]
        t.spent = self.spent
        t.great_plague = self.great_plague
        t.decider = self.decider
        t.counts = self.counts[:]
        t.plagues = self.plagues
        t.event_deck = self.event_deck[:]
        t.event_box = self.event_box[:]
        t.event_at_reveal = self.event_at_reveal
        t.end = self.end
        return t


def armies_of(s: SunTzuState, seat: int, province: int) -> int:
    """The side's armies in a province."""
    n = s.armies[province]
    if seat == RED:
        n = -n
    return n if n > 0 else 0


def owner_of(s: SunTzuState, province: int) -> int:
    """Who controls the province, or NOBODY."""
    n = s.armies[province]
    return NOBODY if n == 0 else BLUE if n > 0 else RED


def add_armies(s: SunTzuState, seat: int, province: int, n: int) -> None:
    s.armies[province] += n * SIGN[seat]


def on_board(s: SunTzuState, seat: int) -> int:
    """Armies in provinces; those on name boxes count for nothing (ST-B4, ST-E3)."""
    total = 0
    for province in range(N):
        total += armies_of(s, seat, province)
    return total


def own_orders(s: SunTzuState, seat: int) -> list[int]:
    """The side's card at each province, or NO_CARD."""
    return s.orders[seat * N : (seat + 1) * N]


def hand_size(s: SunTzuState, seat: int) -> int:
    return sum(copies for copies in s.hand[seat])  # a generator: compiled, it is a plain loop


def first_side(s: SunTzuState) -> int:
    """The decider; where nobody decides, Sun Tzu."""
    return s.decider if s.decider >= 0 else BLUE


def is_behind(s: SunTzuState) -> int:
    """The side behind on points, -1 if tied."""
    if s.marker == 0:
        return -1
    return RED if s.marker > 0 else BLUE
