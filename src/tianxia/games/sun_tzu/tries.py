"""What one may think of at a question: those that are not offered are told with the rule that forbids them."""

from .legal import general_options, is_window
from .names import AMBUSH, AT_REVEAL, BUY, GENERALS, KINDS, LEVY, MARCH, NEXT_BATTLE, NO_CARD, ORDERS, SIX, SOURCE, N
from .notation import BUY as BUY_CODE
from .notation import FIGHT, FROM, LAY, POOL, READY, USE, USE_AMBUSH, USE_LEVY, USE_MARCH
from .settings import Settings
from .state import SunTzuState


def tries(e: Settings, s: SunTzuState, seat: int, kind: int) -> list[int]:
    """The codes, offered or not."""
    if kind == ORDERS:
        return sixes(s, seat) + [READY]
    if kind == NEXT_BATTLE:
        return [FIGHT + province for province in range(N)]
    if kind == SOURCE:
        return [FROM + province for province in range(N)] + [FROM + POOL]
    codes: list[int] = []
    if (is_window(kind) or kind == BUY) and not e.beginner:
        codes += purchases(s, seat)
    if is_window(kind) or kind == AT_REVEAL:
        codes += idle_generals(e, s, seat, kind)
    return codes


def sixes(s: SunTzuState, seat: int) -> list[int]:
    """The 6 in the hand, where it has left its mark (ST-E3)."""
    if not s.hand[seat][SIX]:
        return []
    own = range(seat * N, seat * N + N)
    return [LAY + SIX * N + place % N for place in own if s.marks[place] and s.orders[place] == NO_CARD]


def purchases(s: SunTzuState, seat: int) -> list[int]:
    """With armies in the reserves each card has its own reason; without, one card is enough to tell (ST-D1)."""
    cards = [card for card in range(KINDS) if s.hand[seat][card]]
    return [BUY_CODE + card for card in (cards if s.reserves[seat] else cards[-1:])]


def idle_generals(e: Settings, s: SunTzuState, seat: int, kind: int) -> list[int]:
    """Generals held that can do nothing now, each once: at any place, if it needs one."""
    codes: list[int] = []
    general_options(e, s, seat, kind, codes)
    able = {general_of(code) for code in codes}
    return [first_use(g) for g in range(len(GENERALS)) if s.held[seat] >> g & 1 and g not in able]


def general_of(code: int) -> int:
    if code >= USE_MARCH:
        return MARCH
    if code >= USE_LEVY:
        return LEVY
    return AMBUSH if code >= USE_AMBUSH else code - USE


def first_use(general: int) -> int:
    """The first of the general's codes."""
    if general == MARCH:
        return USE_MARCH + 1  # from the first province to the second
    if general == LEVY:
        return USE_LEVY
    return USE_AMBUSH if general == AMBUSH else USE + general
