"""What is legal: one predicate per rule, and the options they leave.

Legal means that the predicate answers None; the same predicate tells the player why not.
"""

from ...core.questions import facts_of
from ...core.state import KIND, OWING, Frame
from ...core.values import Refusal
from .armies import FORFEIT, MARK, PLACE, PRICE, TITHE, sources
from .asks import (
    ASKS,
    Q_AFTER_SCORING,
    Q_AT_REVEAL,
    Q_BUY,
    Q_DRAW,
    Q_KEEP,
    Q_NEXT_BATTLE,
    Q_ORDERS,
    Q_REINFORCE,
    Q_SOURCE,
    Q_START_OF_ROUND,
    Q_TAKE_GENERAL,
)
from .battle import card_of
from .names import (
    AMBUSH,
    CARDS,
    FEINT,
    FRAMED,
    GENERALS,
    GREAT_PLAGUE,
    HEALER,
    KINDS,
    LEVY,
    MARCH,
    MINUS,
    NO_CARD,
    OWN_GENERALS,
    PLAGUE,
    PLAGUE_BEARER,
    PROVINCES,
    RED,
    SCRIBE,
    SECOND_SIX,
    SEVEN,
    SIX,
    TEN,
    VANGUARD,
    N,
)
from .notation import (
    BUY,
    FIGHT,
    FROM,
    KEEP,
    PASS,
    READY,
    REINFORCE,
    TAKE,
    TAKE_BACK,
    UNDER,
    USE,
    USE_AMBUSH,
    USE_LEVY,
    USE_MARCH,
    lay_code,
    lay_of,
    march_code,
    march_of,
)
from .settings import Settings
from .state import SunTzuState, armies_of, own_orders

LAST_ROUND_OF_ANY_PHASE = 6  # ST-F23


def is_window(kind: int) -> bool:
    """ST-F11."""
    return Q_START_OF_ROUND <= kind <= Q_AFTER_SCORING


def is_by_itself(general: int) -> bool:
    """Used by laying the 6, or before the first round: nobody chooses the moment."""
    return general in (SECOND_SIX, VANGUARD)


def is_too_late(s: SunTzuState, general: int) -> bool:
    """ST-F23: only for those that may be used in any phase."""
    return general in (AMBUSH, MARCH, LEVY) and s.round > LAST_ROUND_OF_ANY_PHASE


# Orders


def why_not_lay(s: SunTzuState, seat: int, card: int, province: int) -> Refusal | None:
    if card == SIX:  # first: this rule holds wherever the 6 is now, and whatever is laid at the province
        refusal = why_not_six(s, seat, province)
        if refusal is not None:
            return refusal
    if not s.hand[seat][card]:
        return Refusal("ST-B1", card=CARDS[card])
    if s.orders[seat * N + province] != NO_CARD:
        return Refusal("ST-B1", province=PROVINCES[province])
    return None


def why_not_six(s: SunTzuState, seat: int, province: int) -> Refusal | None:
    """ST-E3, except for King Shao's general (ST-F15)."""
    if not s.marks[seat * N + province] or (seat == RED and s.held[RED] >> SECOND_SIX & 1):
        return None
    return Refusal("ST-E3", province=PROVINCES[province])


def why_not_back(s: SunTzuState, seat: int, province: int) -> Refusal | None:
    if s.orders[seat * N + province] == NO_CARD:
        return Refusal("ST-B15", province=PROVINCES[province])
    return None


def orders_laid(s: SunTzuState, seat: int) -> int:
    return N - own_orders(s, seat).count(NO_CARD)


def order_options(s: SunTzuState, seat: int) -> list[int]:
    """Every card in the hand at every province without an order; `ready` when all five are laid."""
    codes: list[int] = []
    hand = s.hand[seat]
    for province in range(N):
        if s.orders[seat * N + province] == NO_CARD:
            for card in range(KINDS):
                if hand[card] and (card != SIX or why_not_lay(s, seat, card, province) is None):
                    codes.append(lay_code(card, province))
    return codes or [READY]


def why_not_order(s: SunTzuState, seat: int, code: int) -> Refusal | None:
    if code < TAKE_BACK:
        card, province = lay_of(code)
        return why_not_lay(s, seat, card, province)
    if code < READY:
        return why_not_back(s, seat, code - TAKE_BACK)
    if code == READY and orders_laid(s, seat) == N:
        return None
    return Refusal("ST-B1", laid=orders_laid(s, seat))


# Reserves


def why_not_buy(s: SunTzuState, seat: int, card: int) -> Refusal | None:
    if not s.reserves[seat]:
        return Refusal("ST-D1", reserves=0)
    if card < FRAMED:
        return Refusal("ST-D2", card=CARDS[card])
    if not s.hand[seat][card]:
        if card in own_orders(s, seat):
            return Refusal("ST-D2", order=CARDS[card])
        return Refusal("ST-D1", card=CARDS[card])
    return None


def buy_options(s: SunTzuState, seat: int, codes: list[int]) -> None:
    if s.reserves[seat]:
        hand = s.hand[seat]
        for card in range(FRAMED, KINDS):
            if hand[card]:
                codes.append(BUY + card)


# Generals


def why_not_use(s: SunTzuState, seat: int, kind: int, general: int) -> Refusal | None:
    """Whether the general is held and this is its moment; its place is another question."""
    if not OWN_GENERALS[seat] >> general & 1 or not s.held[seat] >> general & 1:
        return Refusal("ST-F12", general=GENERALS[general])
    if is_by_itself(general):
        return Refusal("ST-F15" if general == SECOND_SIX else "ST-F22", general=GENERALS[general])
    if general in (HEALER, PLAGUE_BEARER, FEINT, SCRIBE):
        return why_not_at_reveal(s, seat, kind, general)
    if not is_window(kind):
        return Refusal("ST-F11", general=GENERALS[general])
    if general == GREAT_PLAGUE:
        return None if kind == Q_START_OF_ROUND else Refusal("ST-F4")
    return Refusal("ST-F23", round=s.round) if is_too_late(s, general) else None


def why_not_at_reveal(s: SunTzuState, seat: int, kind: int, general: int) -> Refusal | None:
    if kind != Q_AT_REVEAL:
        return Refusal("ST-F13", general=GENERALS[general])
    own, other = card_of(s, seat), card_of(s, 1 - seat)
    if general == HEALER:
        return None if other == PLAGUE and own != PLAGUE else Refusal("ST-F17", card=CARDS[other])
    if general == FEINT:
        fits = SEVEN <= own <= TEN and other != PLAGUE
        return None if fits else Refusal("ST-F21", card=CARDS[own])
    if own != (PLAGUE if general == PLAGUE_BEARER else MINUS):
        return Refusal("ST-F5" if general == PLAGUE_BEARER else "ST-F9", card=CARDS[own])
    return None if s.pile[seat] else Refusal("ST-F19", pile=0)


def why_not_ambush(s: SunTzuState, seat: int, kind: int, province: int) -> Refusal | None:
    refusal = why_not_use(s, seat, kind, AMBUSH)
    if refusal is None and not armies_of(s, 1 - seat, province):
        return Refusal("ST-F2", province=PROVINCES[province])
    return refusal


def why_not_levy(s: SunTzuState, seat: int, kind: int, province: int) -> Refusal | None:
    refusal = why_not_use(s, seat, kind, LEVY)
    if refusal is not None:
        return refusal
    if not s.pool[seat]:
        return Refusal("ST-F20", pool=0)
    return None if armies_of(s, seat, province) else Refusal("ST-F10", province=PROVINCES[province])


def why_not_march(cfg: Settings, s: SunTzuState, seat: int, kind: int, start: int, goal: int) -> Refusal | None:
    refusal = why_not_use(s, seat, kind, MARCH)
    if refusal is not None:
        return refusal
    if not armies_of(s, seat, start):
        return Refusal("ST-F20", province=PROVINCES[start])
    if goal not in cfg.box.adjacent[start]:
        return Refusal("ST-F6", start=PROVINCES[start], goal=PROVINCES[goal])
    if armies_of(s, 1 - seat, goal):
        return Refusal("ST-F6", province=PROVINCES[goal])
    return None


def general_options(cfg: Settings, s: SunTzuState, seat: int, kind: int, codes: list[int]) -> None:
    """What the generals held can do now."""
    for general in range(len(GENERALS)):
        if not s.held[seat] >> general & 1 or why_not_use(s, seat, kind, general) is not None:
            continue
        if general == AMBUSH:
            codes.extend([USE_AMBUSH + p for p in range(N) if armies_of(s, 1 - seat, p)])
        elif general == LEVY:
            if s.pool[seat]:
                codes.extend([USE_LEVY + p for p in range(N) if armies_of(s, seat, p)])
        elif general == MARCH:
            for start in range(N):
                for goal in cfg.box.adjacent[start]:
                    if why_not_march(cfg, s, seat, kind, start, goal) is None:
                        codes.append(march_code(start, goal))
        else:
            codes.append(USE + general)


def why_not_general(cfg: Settings, s: SunTzuState, seat: int, kind: int, code: int) -> Refusal | None:
    if code < USE_AMBUSH:
        return why_not_use(s, seat, kind, code - USE)
    if code < USE_LEVY:
        return why_not_ambush(s, seat, kind, code - USE_AMBUSH)
    if code < USE_MARCH:
        return why_not_levy(s, seat, kind, code - USE_LEVY)
    start, goal = march_of(code)
    return why_not_march(cfg, s, seat, kind, start, goal)


def generals_put_back(s: SunTzuState, seat: int) -> list[int]:
    """ST-G11: those that can still be taken, never the vanguard."""
    free = OWN_GENERALS[seat] & ~s.held[seat] & ~s.spent & ~(1 << VANGUARD)
    return [general for general in range(len(GENERALS)) if free >> general & 1]


# All questions


def options(cfg: Settings, s: SunTzuState, seat: int, question: Frame) -> list[int]:
    """The codes that answer the question."""
    kind = question[KIND]
    if kind == Q_ORDERS:
        return order_options(s, seat)
    if is_window(kind):
        codes = [PASS]
        buy_options(s, seat, codes)
        general_options(cfg, s, seat, kind, codes)
        return codes
    if kind == Q_AT_REVEAL:
        codes = [PASS]
        general_options(cfg, s, seat, kind, codes)
        return codes
    if kind == Q_BUY:
        codes = [PASS]
        buy_options(s, seat, codes)
        return codes
    if kind == Q_NEXT_BATTLE:
        return [FIGHT + province for province in range(N) if not s.fought[province]]
    if kind == Q_SOURCE:
        purpose, province = facts_of(question)
        return [FROM + place for place in sources(cfg, s, seat, purpose, province)]
    if kind == Q_DRAW:
        return [UNDER + card for card in range(KINDS) if card in s.drawn[seat]]
    if kind == Q_KEEP:
        return [KEEP + g for g in range(len(GENERALS)) if OWN_GENERALS[seat] >> g & 1]
    if kind == Q_TAKE_GENERAL:
        return [PASS] + [TAKE + general for general in generals_put_back(s, seat)]
    return [PASS, REINFORCE]


def why_not(cfg: Settings, s: SunTzuState, seat: int, question: Frame, code: int) -> Refusal | None:
    """None if the code is legal at this question; else the rule against it."""
    kind = question[KIND]
    home = question_of(code)
    if code == PASS:
        passing = is_window(kind) or kind in (Q_AT_REVEAL, Q_BUY, Q_TAKE_GENERAL, Q_REINFORCE)
        return None if passing else Refusal("ST-C8" if kind == Q_SOURCE else "ST-B9", now=ASKS[kind])
    if home == Q_START_OF_ROUND:
        if is_window(kind) or kind == Q_AT_REVEAL:
            return why_not_general(cfg, s, seat, kind, code)
        return Refusal("ST-F11", now=ASKS[kind])
    if home == Q_BUY:
        if is_window(kind) or kind == Q_BUY:
            return why_not_buy(s, seat, code - BUY)
        return Refusal("ST-D4", now=ASKS[kind])
    if home != kind:
        return Refusal("ST-B9", now=ASKS[kind])
    if kind == Q_ORDERS:
        return why_not_order(s, seat, code)
    if code in options(cfg, s, seat, question):
        return None
    if kind == Q_SOURCE:
        purpose, _ = facts_of(question)
        return Refusal(RULE_OF_SOURCE[purpose])
    return Refusal(RULE_OF[kind])


RULE_OF_SOURCE = {PLACE: "ST-C6", MARK: "ST-E12", PRICE: "ST-E5", FORFEIT: "ST-G12", TITHE: "ST-G1"}
RULE_OF = {
    Q_NEXT_BATTLE: "ST-B2",
    Q_DRAW: "ST-B7",
    Q_KEEP: "ST-A2",
    Q_TAKE_GENERAL: "ST-G11",
    Q_REINFORCE: "ST-X2",
}


def question_of(code: int) -> int:
    """The question that a code belongs to; START_OF_ROUND stands for all windows."""
    if code <= READY:
        return Q_ORDERS
    if code == REINFORCE:
        return Q_REINFORCE
    for first, kind in (
        (UNDER, Q_DRAW),
        (FROM, Q_SOURCE),
        (FIGHT, Q_NEXT_BATTLE),
        (USE, Q_START_OF_ROUND),
        (TAKE, Q_TAKE_GENERAL),
    ):
        if code >= first:
            return kind
    return Q_KEEP if code >= KEEP else Q_BUY


def offers(s: SunTzuState, seat: int, question: Frame) -> list[int]:
    """ST-B15: a laid order may be taken back until the side is ready."""
    if question[KIND] != Q_ORDERS or not question[OWING] >> seat & 1:
        return []
    return [TAKE_BACK + province for province, card in enumerate(own_orders(s, seat)) if card != NO_CARD]
