"""Armies move: buying, placing, marking, paying (ST-C6, ST-D, ST-E3, ST-E5).

All four ways to give armies up share one procedure. It takes them one by one; it asks only where
there is a choice, and first lets a side that needs more than its pool holds buy reserves.
"""

from typing import Final

from ...core.questions import Question
from ...core.state import ALL, STEP, Facts, Frame, ask, tell
from ...core.values import Refusal
from . import frames
from .asks import Q_BUY, Q_SOURCE
from .events import BOUGHT, MARKED, NO_ARMIES, PLACED, POOL_EMPTY, TO_RESERVES, WITHDREW
from .given import Questions
from .names import CARDS, FRAMED, KINDS, NO_CARD, N
from .notation import BUY, FROM, NOWHERE, PASS, POOL
from .settings import Settings
from .state import SunTzuState, add_armies, armies_of, hand_size, own_orders

# Purposes: PURPOSES has their names
PLACE: Final = 0  # into the province of the battle
MARK: Final = 1  # on the name box of the province
PRICE: Final = 2  # to the reserves, from pool or board as the side chooses (ST-E5)
FORFEIT: Final = 3  # the same, for an event (ST-G12)
TITHE: Final = 4  # to the reserves, from the pool while it has any (ST-G1)
FREE: Final = (PRICE, FORFEIT)  # the side chooses between pool and board
NO_NEED: Final = 5  # in events: bought in a window, when nothing is owed
RULE_OF_SOURCE: Final = ("ST-C6", "ST-E12", "ST-E5", "ST-G12", "ST-G1")  # by purpose

# How far giving up has come, the last number of its frame
BEGINS: Final = 0
OFFERED: Final = 1  # buying was offered, or armies were taken
FROM_PROVINCES: Final = 2  # and it was told that the pool is empty


def may_be_offered(s: SunTzuState, seat: int) -> bool:
    """ST-D6: decided by what everyone can see: armies in the reserves and cards in the hand."""
    return s.reserves[seat] > 0 and hand_size(s, seat) > 0


def buy(s: SunTzuState, seat: int, card: int) -> None:
    """ST-D1: a card to the box, an army from the reserves to the pool, seen by both."""
    s.hand[seat][card] -= 1
    s.box[seat][card] += 1
    forget_rumour(s, seat, card)
    s.reserves[seat] -= 1
    s.pool[seat] += 1
    tell(s, BOUGHT, ALL, seat, card, needed_for(s))


def needed_for(s: SunTzuState) -> int:
    """The purpose of the armies that are owed now."""
    if not s.stack or s.stack[-1][STEP] != frames.TAKE:
        return NO_NEED
    _, _, _, purpose, _, _ = s.stack[-1]
    return purpose


def forget_rumour(s: SunTzuState, seat: int, card: int) -> None:
    """A card of the kind known to be in the hand or the pile has been shown."""
    if s.rumour[seat] == card:
        s.rumour[seat] = NO_CARD


def withdraw(s: SunTzuState, seat: int, province: int, n: int) -> None:
    """Armies leave a province for their owner's pool."""
    add_armies(s, seat, province, -n)
    s.pool[seat] += n
    tell(s, WITHDREW, ALL, seat, province, n)


def sources(cfg: Settings, s: SunTzuState, seat: int, purpose: int, province: int) -> list[int]:
    """Where the next army may come from: provinces, or POOL."""
    pool = s.pool[seat] > 0
    free = purpose in FREE
    if pool and not free:
        return [POOL]
    held = [p for p in range(N) if armies_of(s, seat, p)]
    if free:
        return [POOL, *held] if pool else held
    if purpose == TITHE:
        return held
    others = [p for p in held if p != province]
    if purpose == MARK:
        return others or held  # ST-E12: from the province itself only if there is no other
    near = [p for p in others if p in cfg.box.adjacent[province]]
    return near or others  # ST-C6: adjacent provinces first


def step_take(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """One step of giving armies up."""
    _, seat, left, purpose, province, begun = frame
    while left > 0:
        if left > s.pool[seat] and begun == BEGINS and may_be_offered(s, seat):
            s.stack.append((frames.TAKE, seat, left, purpose, province, BEGINS))
            ask(s, Q_BUY, 1 << seat)  # ST-C8, ST-D4
            return
        places = sources(cfg, s, seat, purpose, province)
        if not places:
            none_left(s, seat, left, purpose, province)
            return
        if not s.pool[seat] and begun != FROM_PROVINCES and purpose not in FREE:
            tell(s, POOL_EMPTY, ALL, seat, purpose)
            begun = FROM_PROVINCES
        if len(places) > 1:
            s.stack.append((frames.TAKE, seat, left, purpose, province, max(begun, OFFERED)))
            ask(s, Q_SOURCE, 1 << seat, purpose, province)
            return
        n = min(left, s.pool[seat]) if places[0] == POOL else 1
        give(s, seat, places[0], purpose, province, n)
        left -= n
        begun = max(begun, OFFERED)  # ST-D4: before any are taken, not in between


def none_left(s: SunTzuState, seat: int, left: int, purpose: int, province: int) -> None:
    """ST-C6, ST-E12: the side has no more armies to give."""
    if purpose == MARK:
        tell(s, MARKED, ALL, seat, province, NOWHERE)
    else:
        tell(s, NO_ARMIES, ALL, seat, left, purpose)


def give(s: SunTzuState, seat: int, source: int, purpose: int, province: int, n: int) -> None:
    """Armies go from a source to where the purpose wants them; the reserves have no limit (ST-D3)."""
    if source == POOL:
        s.pool[seat] -= n
    else:
        add_armies(s, seat, source, -n)
    if purpose == PLACE:
        add_armies(s, seat, province, n)
        tell(s, PLACED, ALL, seat, source, province, n)
    elif purpose == MARK:
        s.name_box[seat * N + province] += n
        tell(s, MARKED, ALL, seat, province, source)
    else:
        s.reserves[seat] += n
        tell(s, TO_RESERVES, ALL, seat, source, n, purpose)


def take_frame(seat: int, n: int, purpose: int, province: int) -> Frame:
    return (frames.TAKE, seat, n, purpose, province, BEGINS)


def march(s: SunTzuState, seat: int, start: int, goal: int) -> None:
    """ST-F6: one army to an adjacent province."""
    add_armies(s, seat, start, -1)
    add_armies(s, seat, goal, 1)
    tell(s, PLACED, ALL, seat, start, goal, 1)


def levy(s: SunTzuState, seat: int, province: int) -> None:
    """One army from the pool to a province (ST-F10, ST-X2)."""
    give(s, seat, POOL, PLACE, province, 1)


# Questions


def why_not_buy(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> Refusal:
    card = code - BUY
    if not s.reserves[seat]:
        return Refusal("ST-D1", reserves=0)
    if card < FRAMED:
        return Refusal("ST-D2", card=CARDS[card])
    if card in own_orders(s, seat):
        return Refusal("ST-D2", order=CARDS[card])
    return Refusal("ST-D1", card=CARDS[card])


def buy_options(s: SunTzuState, seat: int, codes: list[int]) -> None:
    if s.reserves[seat]:
        hand = s.hand[seat]
        for card in range(FRAMED, KINDS):
            if hand[card]:
                codes.append(BUY + card)


def purchase_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    codes = [PASS]
    buy_options(s, seat, codes)
    return codes


def answer_purchase(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    """If it is declined, the armies needed are taken now; the offer is not repeated."""
    if code == PASS:
        _, _, left, purpose, province, _ = s.stack[-1]
        s.stack[-1] = (frames.TAKE, seat, left, purpose, province, OFFERED)
    else:
        buy(s, seat, code - BUY)


def source_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    purpose, province = facts
    return [FROM + place for place in sources(cfg, s, seat, purpose, province)]


def why_not_source(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> Refusal:
    purpose, _ = facts
    return Refusal(RULE_OF_SOURCE[purpose])


def answer_source(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    """Give the army that the side chose; the frame beneath continues with one fewer."""
    _, _, left, purpose, province, begun = s.stack[-1]
    s.stack[-1] = (frames.TAKE, seat, left - 1, purpose, province, begun)
    give(s, seat, code - FROM, purpose, province, 1)


QUESTIONS: Final[Questions] = [
    Question(Q_BUY, purchase_options, answer_purchase, why_not_buy, ("buy",), window=True),
    Question(Q_SOURCE, source_options, answer_source, why_not_source, ("from",), must="ST-C8"),
]
