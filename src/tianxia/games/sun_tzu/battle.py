"""One battle, step by step in the order of ST-B10."""

from ...core.state import ALL, Frame, ask, tell, then
from . import frames
from .armies import MARK, PLACE, PRICE, forget_rumour, take_frame, withdraw
from .asks import Q_AT_REVEAL
from .events import GENERAL_USED, PLAGUE_ACTS, RECYCLED, REVEAL, TIE, WON
from .names import BLUE, BOTH, MINUS, NO_CARD, ONE, PLAGUE, PLUS_2, PLUS_3, RED, SECOND_SIX, SEVEN, SIDES, SIX, TEN, N
from .settings import Settings
from .state import SunTzuState, armies_of, first_side, owner_of


def card_of(s: SunTzuState, seat: int) -> int:
    """The side's card in the current battle, as it was played."""
    return s.orders[seat * N + s.battle]


def counted_card(s: SunTzuState, seat: int) -> int:
    """The side's card as it counts: a feint is a 6 (ST-F21)."""
    return SIX if s.feinted and seat == BLUE else card_of(s, seat)


def step_reveal(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """Both cards are revealed (ST-B2)."""
    _, province = frame
    s.battle = province
    s.fought[province] = 1
    s.margin = 0
    s.ignored = 0
    s.feinted = 0
    s.spilled = 0
    s.recycling[BLUE] = 0
    s.recycling[RED] = 0
    s.event_at_reveal = s.event_deck[-1] if s.event_deck else -1
    tell(s, REVEAL, ALL, province, card_of(s, BLUE), card_of(s, RED))
    for seat in SIDES:
        forget_rumour(s, seat, card_of(s, seat))
        if card_of(s, seat) == PLAGUE:
            s.plagues += 1  # ST-G9: every play counts
    if card_of(s, RED) == SIX and s.marks[RED * N + province]:
        spend(s, RED, SECOND_SIX)  # ST-F15
    then(s, (frames.AT_REVEAL, RED), (frames.AT_REVEAL, BLUE), (frames.FIGHT,))


def spend(s: SunTzuState, seat: int, general: int) -> None:
    """A general is used: shown to both, then put in the box (ST-F12)."""
    s.held[seat] &= ~(1 << general)
    s.spent |= 1 << general
    tell(s, GENERAL_USED, ALL, seat, general)


def is_asked_at_reveal(s: SunTzuState, seat: int) -> bool:
    """ST-F14: decided only by both cards, the piles and the number of unused generals."""
    if not s.held[seat]:
        return False
    own, other = card_of(s, seat), card_of(s, 1 - seat)
    pile = len(s.pile[seat]) > 0
    if seat == RED:
        return (own == PLAGUE and pile) or (other == PLAGUE and own != PLAGUE)
    return (own == MINUS and pile) or (SEVEN <= own <= TEN and other != PLAGUE)


def step_at_reveal(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-F13: King Shao, then Sun Tzu, once each."""
    _, seat = frame
    if is_asked_at_reveal(s, seat):
        ask(s, Q_AT_REVEAL, 1 << seat)


def step_fight(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """A plague that is not ignored acts and ends the battle (ST-E11); otherwise marks, strengths and prices follow."""
    plague = card_of(s, BLUE) == PLAGUE or card_of(s, RED) == PLAGUE
    if plague and not s.ignored:
        plague_acts(s)
        then(s, (frames.RECYCLE,))
        return
    for seat in SIDES:
        if card_of(s, seat) == ONE:
            s.extra_draw[seat] = 1  # ST-E2
    then(s, (frames.MARK, BLUE), (frames.MARK, RED), (frames.MOVE,), (frames.PRICES,), (frames.RECYCLE,))


def plague_acts(s: SunTzuState) -> None:
    """ST-E9, ST-E10: the garrison of either side loses half, rounded down; a great plague leaves 1 (ST-F4, ST-F18)."""
    s.spilled = 1
    great = False
    for seat in SIDES:
        great = great or (card_of(s, seat) == PLAGUE and bool(s.great_plague >> seat & 1))
    owner = owner_of(s, s.battle)
    garrison = abs(s.armies[s.battle])
    lost = garrison - 1 if great and garrison else garrison // 2
    tell(s, PLAGUE_ACTS, ALL, s.battle, owner, lost)
    if lost:
        withdraw(s, owner, s.battle, lost)


def step_mark(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-E3: the 6 marks the province before strengths are compared, whatever they are (ST-E12), each for its own
    side (ST-E13).
    """
    _, seat = frame
    if card_of(s, seat) == SIX:
        s.marks[seat * N + s.battle] += 1
        then(s, take_frame(seat, 1, MARK, s.battle))


def worth(card: int) -> int:
    """A special's number, against another special: -1 counts as 0 (ST-E7, ST-E8)."""
    return card - MINUS if card > MINUS else 0


def margin_of(own: int, other: int) -> int:
    """By how much `own` beats `other` (ST-E4, ST-E15): the difference is all that counts, so no strength is ever
    too low (ST-E14). An ignored plague is a number of strength 0.
    """
    if own >= MINUS and own != PLAGUE:
        if other >= MINUS and other != PLAGUE:
            return worth(own) - worth(other)
        return worth(own) if own > MINUS else -1
    if other >= MINUS and other != PLAGUE:
        return -worth(other) if other > MINUS else 1
    return number(own) - number(other)


def number(card: int) -> int:
    return 0 if card == PLAGUE else card + 1


def step_move(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """Strengths are compared and armies move (ST-C)."""
    s.margin = margin_of(counted_card(s, BLUE), counted_card(s, RED))
    if s.margin == 0:
        tell(s, TIE, ALL, s.battle)
    else:
        wins(s, BLUE if s.margin > 0 else RED, s.battle, abs(s.margin))


def wins(s: SunTzuState, seat: int, province: int, margin: int) -> None:
    """The loser withdraws first (ST-C3, ST-C4), the winner places what is left of the margin (ST-C2, ST-C5)."""
    tell(s, WON, ALL, seat, province, margin)
    enemy = armies_of(s, 1 - seat, province)
    lost = min(enemy, margin)
    if lost:
        withdraw(s, 1 - seat, province, lost)
    if margin > lost:
        then(s, take_frame(seat, margin - lost, PLACE, province))


def price_of(card: int) -> int:
    """ST-E5: +2 costs 1 army, +3 costs 2."""
    if card == PLUS_2:
        return 1
    return 2 if card == PLUS_3 else 0


def step_prices(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """Paid whether won or lost, the first side first; the same special on both sides is free (ST-E6)."""
    if card_of(s, BLUE) == card_of(s, RED):
        return
    first = first_side(s)
    for seat in [1 - first, first]:
        price = price_of(card_of(s, seat))
        if price:
            then(s, take_frame(seat, price, PRICE, s.battle))


def step_recycle(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-F19: the card goes under its owner's pile; the pile's top card, seen by both, goes to the box."""
    for seat in reversed(SIDES):
        if s.recycling[seat]:
            card = card_of(s, seat)
            top = s.pile[seat].pop()
            s.pile_known[seat].pop()
            s.box[seat][top] += 1
            forget_rumour(s, seat, top)
            s.pile[seat].insert(0, card)
            s.pile_known[seat].insert(0, BOTH)
            s.orders[seat * N + s.battle] = NO_CARD
            tell(s, RECYCLED, ALL, seat, card, top)
