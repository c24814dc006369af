"""Generals (ST-F), and the windows in which they may be used and reserves bought."""

from typing import Final

from ...core.questions import Question
from ...core.state import KIND, Facts, keep_open
from ...core.values import Refusal
from .armies import buy, buy_options, levy, march, why_not_buy, withdraw
from .asks import Q_AFTER_BATTLE, Q_AFTER_ORDERS, Q_AFTER_SCORING, Q_AT_REVEAL, Q_BEFORE_END, Q_START_OF_ROUND
from .battle import card_of, spend
from .given import Questions
from .names import (
    AMBUSH,
    BOTH,
    CARDS,
    FEINT,
    GENERALS,
    GREAT_PLAGUE,
    HEALER,
    LEVY,
    MARCH,
    MINUS,
    OWN_GENERALS,
    PLAGUE,
    PLAGUE_BEARER,
    PROVINCES,
    SCRIBE,
    SECOND_SIX,
    SEVEN,
    TEN,
    VANGUARD,
    N,
)
from .notation import BUY, KEEP, PASS, USE, USE_AMBUSH, USE_LEVY, USE_MARCH, march_code, march_of
from .settings import Settings
from .state import SunTzuState, armies_of

LAST_ROUND_OF_ANY_PHASE: Final = 6  # ST-F23


def is_window(kind: int) -> bool:
    """ST-F11."""
    return Q_START_OF_ROUND <= kind <= Q_AFTER_SCORING or kind == Q_BEFORE_END


def is_by_itself(general: int) -> bool:
    """Used by laying the 6, or before the first round: nobody chooses the moment."""
    return general in (SECOND_SIX, VANGUARD)


def is_too_late(s: SunTzuState, general: int) -> bool:
    """ST-F23: only for those that may be used in any phase."""
    return general in (AMBUSH, MARCH, LEVY) and s.round > LAST_ROUND_OF_ANY_PHASE


# Why not


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


# What they do


def use(cfg: Settings, s: SunTzuState, seat: int, code: int) -> None:
    """A general is used (ST-F)."""
    if code >= USE_MARCH:
        spend(s, seat, MARCH)
        start, goal = march_of(code)
        march(s, seat, start, goal)
    elif code >= USE_LEVY:
        spend(s, seat, LEVY)
        levy(s, seat, code - USE_LEVY)
    elif code >= USE_AMBUSH:
        spend(s, seat, AMBUSH)
        withdraw(s, 1 - seat, code - USE_AMBUSH, 1)  # ST-F16: of a province; name boxes are out of reach
    else:
        general = code - USE
        spend(s, seat, general)
        if general == GREAT_PLAGUE:
            s.great_plague = 1 << seat if cfg.own_great_plague else BOTH  # ST-X3
        elif general == HEALER:
            s.ignored = 1
        elif general == FEINT:
            s.feinted = 1
        elif general in (PLAGUE_BEARER, SCRIBE):
            s.recycling[seat] = 1


# The questions


def is_purchase(code: int) -> bool:
    return BUY <= code < KEEP


def window_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    """ST-F11: generals of any phase, and reserves (ST-D5). The question is on top of the stack."""
    codes = [PASS]
    buy_options(s, seat, codes)
    if s.held[seat]:
        general_options(cfg, s, seat, s.stack[-1][KIND], codes)
    return codes


def why_not_in_window(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> Refusal | None:
    if is_purchase(code):
        return why_not_buy(cfg, s, seat, facts, code)
    return why_not_general(cfg, s, seat, s.stack[-1][KIND], code)


def answer_window(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    if is_purchase(code):
        buy(s, seat, code - BUY)
        keep_open(s, 1)  # ST-D5: several may be bought together
    elif code != PASS:
        use(cfg, s, seat, code)
        keep_open(s, 0)  # ST-F11: alternately, until both pass in a row


def reveal_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    codes = [PASS]
    general_options(cfg, s, seat, Q_AT_REVEAL, codes)
    return codes


def why_not_now(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> Refusal | None:
    return why_not_general(cfg, s, seat, Q_AT_REVEAL, code)


def answer_reveal(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    if code != PASS:
        use(cfg, s, seat, code)


WINDOWS: Final = (Q_START_OF_ROUND, Q_AFTER_ORDERS, Q_AFTER_BATTLE, Q_AFTER_SCORING, Q_BEFORE_END)

QUESTIONS: Final[Questions] = [
    Question(Q_AT_REVEAL, reveal_options, answer_reveal, why_not_now, ("use",), window=True),
    *[
        Question(kind, window_options, answer_window, why_not_in_window, ("buy", "use"), window=True)
        for kind in WINDOWS
    ],
]
