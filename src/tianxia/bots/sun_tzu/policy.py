"""A quick way to play Sun Tzu for worlds that are played on: it reads the state, and of the other side what it shows.

Its orders are the best against any card that the other side may hold; everything else is decided by what armies,
garrisons and cards are worth after the round.
"""

from typing import Final

from ...core.dice import Dice
from ...core.kernel import kind_asked
from ...core.state import State
from ...core.worlds import Policy
from ...games.sun_tzu.asks import (
    Q_AT_REVEAL,
    Q_BEFORE_END,
    Q_BUY,
    Q_DRAW,
    Q_KEEP,
    Q_ORDERS,
    Q_REINFORCE,
    Q_SOURCE,
    Q_TAKE_GENERAL,
)
from ...games.sun_tzu.battle import card_of
from ...games.sun_tzu.names import BLUE, FEINT, FRAMED, HEALER, KINDS, NO_CARD, SIX, N
from ...games.sun_tzu.notation import (
    FROM,
    KEEP,
    PASS,
    REINFORCE,
    TAKE,
    UNDER,
    USE,
    USE_AMBUSH,
    USE_LEVY,
    USE_MARCH,
    lay_code,
    march_of,
)
from ...games.sun_tzu.notation import POOL as FROM_POOL
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.state import SunTzuState, own_orders
from .hands import own_hand, unseen
from .moments import GENERALS_BY_WORTH
from .outlook import Outlook
from .solver import Assigner
from .stakes import Stakes
from .value import COPIES, Value

NOISE: Final = 600  # of the log-odds' UNIT: orders differ from world to world
PATIENCE: Final = 0.35  # log-odds that a general must win at once


class Quick(Policy):
    """Plays at once. It keeps the plan of a round while its cards are laid."""

    def __init__(self, cfg: Settings, outlook: Outlook, value: Value) -> None:
        self.cfg = cfg
        self.outlook = outlook
        self.value = value
        self.assigner = Assigner()
        self.plan = [NO_CARD] * (2 * N)

    def choose(self, s: State, seat: int, options: list[int], dice: Dice) -> int:
        assert isinstance(s, SunTzuState)
        kind = kind_asked(s)
        if kind == Q_ORDERS:
            return self.order(s, seat, options, dice)
        if kind == Q_DRAW:
            return self.draw(s, options)
        if kind == Q_SOURCE:
            return self.source(s, seat, options)
        if kind in (Q_KEEP, Q_TAKE_GENERAL):
            return keep(options)
        if kind == Q_REINFORCE:
            return REINFORCE
        if kind == Q_AT_REVEAL:
            return self.at_reveal(s, seat, options)
        if PASS in options:
            if kind in (Q_BUY, Q_BEFORE_END) or options[-1] < USE:
                return PASS
            return self.window(s, seat, options)
        return options[dice.below(len(options))]

    def order(self, s: SunTzuState, seat: int, options: list[int], dice: Dice) -> int:
        """The next card of the plan, made anew if it does not fit what lies."""
        laid = own_orders(s, seat)
        open_ = laid.index(NO_CARD)
        if open_ == 0:
            self.make_plan(s, seat, dice)
        card = self.plan[seat * N + open_]
        if card != NO_CARD:
            code = lay_code(card, open_)
            if code in options:
                return code
        return options[dice.below(len(options))]

    def make_plan(self, s: SunTzuState, seat: int, dice: Dice) -> None:
        table = Stakes(self.cfg, s, self.outlook, self.value).table()
        copies = unseen(s, 1 - seat)
        total = sum([copies[card] for card in range(KINDS)])
        worth = [0] * (N * KINDS)
        hand = own_hand(s, seat)
        for card in range(KINDS):
            if not s.hand[seat][card]:
                continue
            for p in range(N):
                won = 0
                for other in range(KINDS):
                    if copies[other]:
                        at = (p * KINDS + card) * KINDS + other
                        won += copies[other] * (
                            table[at] if seat == BLUE else -table[(p * KINDS + other) * KINDS + card]
                        )
                worth[p * KINDS + card] = won // total + dice.below(2 * NOISE)
        plan = [NO_CARD] * N
        self.assigner.assign(worth, hand, plan)
        for p in range(N):
            self.plan[seat * N + p] = plan[p]

    def draw(self, s: SunTzuState, options: list[int]) -> int:
        """ST-B7: the card that is worth least goes under the pile."""
        row = self.value.rows[min(9, s.round + 1)]
        best, least = options[0], 1e9
        for code in options:
            price = row[COPIES + code - UNDER - FRAMED]
            if price < least:
                best, least = code, price
        return best

    def source(self, s: SunTzuState, seat: int, options: list[int]) -> int:
        """The army that is missed least."""
        stakes = Stakes(self.cfg, s, self.outlook, self.value)
        best, least = options[0], 1e9
        for code in options:
            place = code - FROM
            missed = 0.0 if place == FROM_POOL else step(stakes, s, seat, place, -1)
            if -missed < least:
                best, least = code, -missed
        return best

    def at_reveal(self, s: SunTzuState, seat: int, options: list[int]) -> int:
        """ST-F13: both cards are face up."""
        stakes = Stakes(self.cfg, s, self.outlook, self.value)
        sign = 1 if seat == BLUE else -1
        cards = [card_of(s, BLUE), card_of(s, 1 - BLUE)]
        now = stakes.met(s.battle, cards[0], cards[1], False)
        gain = -1.0
        code = PASS
        if USE + HEALER in options:
            code, gain = USE + HEALER, sign * (stakes.met(s.battle, cards[0], cards[1], True) - now)
        elif USE + FEINT in options:
            code, gain = USE + FEINT, sign * (stakes.met(s.battle, SIX, cards[1], False) - now)
        return code if gain > PATIENCE / 2 else PASS

    def window(self, s: SunTzuState, seat: int, options: list[int]) -> int:
        """ST-F11: a general is used if that wins much at once."""
        stakes = Stakes(self.cfg, s, self.outlook, self.value)
        best, most = PASS, PATIENCE if s.round < 6 else 0.05
        for code in options:
            gain = general_gain(stakes, s, seat, code)
            if gain > most:
                best, most = code, gain
        return best


def keep(options: list[int]) -> int:
    """ST-A2, ST-G11: the general that is worth most."""
    base = KEEP if options[-1] < TAKE else TAKE
    best, place = options[0], len(GENERALS_BY_WORTH)
    for code in options:
        if code != PASS:
            rank = GENERALS_BY_WORTH.index(code - base)
            if rank < place:
                best, place = code, rank
    return best


def general_gain(stakes: Stakes, s: SunTzuState, seat: int, code: int) -> float:
    """What using a general changes right away, in log-odds of its side."""
    if USE_AMBUSH <= code < USE_AMBUSH + N:
        return step(stakes, s, seat, code - USE_AMBUSH, 1)
    if USE_LEVY <= code < USE_LEVY + N:
        return step(stakes, s, seat, code - USE_LEVY, 1)
    if USE_MARCH <= code < USE_MARCH + N * N:
        start, goal = march_of(code)
        return step(stakes, s, seat, start, -1) + step(stakes, s, seat, goal, 1)
    return -1.0


def step(stakes: Stakes, s: SunTzuState, seat: int, province: int, armies: int) -> float:
    """How the odds of a side change when a garrison's balance moves by so many armies in its favor."""
    sign = 1 if seat == BLUE else -1
    now = s.armies[province]
    return sign * (stakes.garrison(province, now + sign * armies) - stakes.garrison(province, now))
