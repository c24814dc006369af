"""Orders: five cards, laid in secret, until the side is ready (ST-B1, ST-B15)."""

from typing import Final

from ...core.questions import Question
from ...core.state import ALL, KIND, OWING, Facts, Frame, tell
from ...core.values import Refusal
from .asks import Q_ORDERS
from .events import ORDER, ORDER_BACK
from .events import READY as IS_READY
from .given import Questions
from .names import CARDS, KINDS, NO_CARD, PROVINCES, RED, SECOND_SIX, SIX, N
from .notation import READY, TAKE_BACK, lay_code, lay_of
from .settings import Settings
from .state import SunTzuState, own_orders


def why_not_lay(s: SunTzuState, seat: int, card: int, province: int) -> Refusal | None:
    if card == SIX and is_six_barred(s, seat, province):  # first: wherever the 6 is now, and whatever is laid here
        return Refusal("ST-E3", province=PROVINCES[province])
    if not s.hand[seat][card]:
        return Refusal("ST-B1", card=CARDS[card])
    if s.orders[seat * N + province] != NO_CARD:
        return Refusal("ST-B1", province=PROVINCES[province])
    return None


def is_six_barred(s: SunTzuState, seat: int, province: int) -> bool:
    """ST-E3, except for King Shao's general (ST-F15)."""
    return s.marks[seat * N + province] > 0 and not (seat == RED and s.held[RED] >> SECOND_SIX & 1)


def can_take_back(s: SunTzuState, seat: int, code: int) -> bool:
    """ST-B15: whether the code takes a laid order back."""
    return TAKE_BACK <= code < READY and s.orders[seat * N + code - TAKE_BACK] != NO_CARD


def orders_laid(s: SunTzuState, seat: int) -> int:
    return N - own_orders(s, seat).count(NO_CARD)


def order_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    """Every card in the hand at every province without an order; `ready` when all five are laid."""
    codes: list[int] = []
    hand = s.hand[seat]
    for province in range(N):
        if s.orders[seat * N + province] == NO_CARD:
            for card in range(KINDS):
                if hand[card] and (card != SIX or not is_six_barred(s, seat, province)):
                    codes.append(lay_code(card, province))
    return codes or [READY]


def why_not_order(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> Refusal | None:
    if code >= READY:
        return Refusal("ST-B1", laid=orders_laid(s, seat))
    if code >= TAKE_BACK:
        return Refusal("ST-B15", province=PROVINCES[code - TAKE_BACK])
    card, province = lay_of(code)
    return why_not_lay(s, seat, card, province)


def answer_order(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    """A card is laid or taken back; only `ready` finishes the answer (ST-B15)."""
    if code == READY:
        tell(s, IS_READY, ALL, seat)
    elif code >= TAKE_BACK:
        province = code - TAKE_BACK
        card = s.orders[seat * N + province]
        s.orders[seat * N + province] = NO_CARD
        s.hand[seat][card] += 1
        tell(s, ORDER_BACK, seat, seat, province, card)
    else:
        card, province = lay_of(code)
        s.hand[seat][card] -= 1
        s.orders[seat * N + province] = card
        tell(s, ORDER, seat, seat, province, card)


def pick_up_orders(s: SunTzuState, seat: int) -> None:
    for place in range(seat * N, (seat + 1) * N):
        card = s.orders[place]
        if card != NO_CARD:
            s.orders[place] = NO_CARD
            s.hand[seat][card] += 1


def offers(s: SunTzuState, seat: int, question: Frame) -> list[int]:
    """ST-B15: a laid order may be taken back until the side is ready."""
    if question[KIND] != Q_ORDERS or not question[OWING] >> seat & 1:
        return []
    return [TAKE_BACK + province for province, card in enumerate(own_orders(s, seat)) if card != NO_CARD]


QUESTIONS: Final[Questions] = [
    Question(Q_ORDERS, order_options, answer_order, why_not_order, ("lay", "back", "ready"), secret=True),
]
