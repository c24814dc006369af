"""What an option does when it is played. The options are known to be legal here."""

from ...core.state import ALL, KIND, Frame, ask_again, keep_open, tell
from .armies import buy, buying_declined, give_chosen, levy, march, withdraw
from .asks import Q_BUY, Q_NEXT_BATTLE, Q_ORDERS, Q_REINFORCE, Q_SOURCE
from .battle import spend
from .events import ORDER, ORDER_BACK
from .events import READY as IS_READY
from .legal import is_window
from .names import AMBUSH, BOTH, FEINT, GREAT_PLAGUE, HEALER, LEVY, MARCH, NO_CARD, PLAGUE_BEARER, SCRIBE, N
from .notation import (
    BUY,
    FIGHT,
    FROM,
    KEEP,
    PASS,
    READY,
    TAKE,
    TAKE_BACK,
    UNDER,
    USE,
    USE_AMBUSH,
    USE_LEVY,
    USE_MARCH,
    lay_of,
    march_of,
)
from .rounds import fight_at, is_asked
from .settings import Settings
from .state import SunTzuState


def answer(cfg: Settings, s: SunTzuState, seat: int, question: Frame, code: int) -> None:
    """Carry out the answer to a question."""
    kind = question[KIND]
    if kind == Q_ORDERS:
        answer_orders(s, seat, question, code)
    elif code == PASS:
        if kind == Q_BUY:
            buying_declined(s)
    elif BUY <= code < KEEP:
        buy(s, seat, code - BUY)
        if is_window(kind):
            keep_open(s, 1)  # ST-D5: several may be bought together
            if is_asked(s, seat, kind):
                ask_again(s, seat, question)
    elif kind == Q_NEXT_BATTLE:
        fight_at(s, code - FIGHT)
    elif kind == Q_SOURCE:
        give_chosen(s, code - FROM)
    elif kind == Q_REINFORCE:
        levy(s, seat, s.battle)  # ST-X2
    elif USE <= code < FIGHT:
        use(cfg, s, seat, code)
        if is_window(kind):
            keep_open(s, 0)  # ST-F11: alternately, until both pass in a row
    else:
        s.choice[seat] = chosen(code)  # in secret: takes effect when all have answered


def chosen(code: int) -> int:
    """The general kept or taken, or the card that goes under the pile."""
    if code >= UNDER:
        return code - UNDER
    return code - TAKE if code >= TAKE else code - KEEP


def answer_orders(s: SunTzuState, seat: int, question: Frame, code: int) -> None:
    """A card is laid or taken back; only `ready` finishes the answer (ST-B15)."""
    if code == READY:
        tell(s, IS_READY, ALL, seat)
        return
    if code >= TAKE_BACK:
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
    ask_again(s, seat, question)


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
        withdraw(s, 1 - seat, code - USE_AMBUSH, 1)
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


def take_back_answer(s: SunTzuState, seat: int) -> None:
    """A sealed answer is opened again; orders stay laid and can be changed one by one."""
    s.choice[seat] = NO_CARD
