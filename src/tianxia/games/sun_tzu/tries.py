"""What a player might think of at a question: what is not offered is shown with the rule that forbids it."""

from .asks import Q_BATTLE_ORDER, Q_BUY, Q_KEEP, Q_NEXT_BATTLE, Q_ORDERS, Q_SOURCE, Q_TAKE_GENERAL
from .event_cards import generals_put_back
from .generals import general_options, is_window
from .names import AMBUSH, GENERALS, KINDS, LEVY, MARCH, OWN_GENERALS, SIX, N
from .notation import BUY, FIGHT, FROM, POOL, READY, TAKE, USE, USE_AMBUSH, USE_LEVY, USE_MARCH, lay_code, march_code
from .orders import is_six_barred
from .settings import Settings
from .state import SunTzuState, armies_of, own_orders


def tries(cfg: Settings, s: SunTzuState, seat: int, kind: int) -> list[int]:
    """The codes, offered or not."""
    codes: list[int] = []
    if kind == Q_ORDERS:
        codes += sixes(s, seat) + [READY]
    elif kind in (Q_NEXT_BATTLE, Q_BATTLE_ORDER):
        codes += [FIGHT + province for province in range(N)]
    elif kind == Q_SOURCE:
        codes += [FROM + province for province in range(N)] + [FROM + POOL]
    elif kind == Q_TAKE_GENERAL:
        codes += generals_gone(s, seat)
    elif (is_window(kind) or kind == Q_BUY) and not cfg.beginner:
        codes += purchases(s, seat)
    return codes if kind == Q_KEEP else codes + uses(cfg, s, seat, kind)


def sixes(s: SunTzuState, seat: int) -> list[int]:
    """The 6 where it has left its mark (ST-E3), whatever is laid there: an order can replace another."""
    if not s.hand[seat][SIX] and SIX not in own_orders(s, seat):
        return []
    return [lay_code(SIX, province) for province in range(N) if is_six_barred(s, seat, province)]


def purchases(s: SunTzuState, seat: int) -> list[int]:
    """With armies in the reserves each card has its own reason; without, one card is enough to tell (ST-D1)."""
    cards = [card for card in range(KINDS) if s.hand[seat][card]]
    return [BUY + card for card in (cards if s.reserves[seat] else cards[-1:])]


def generals_gone(s: SunTzuState, seat: int) -> list[int]:
    """Put back at the start like the others, but no longer available (ST-G11)."""
    free = generals_put_back(s, seat)
    mask = OWN_GENERALS[seat] & ~s.held[seat] & ~s.spent
    return [TAKE + g for g in range(len(GENERALS)) if mask >> g & 1 and g not in free]


def uses(cfg: Settings, s: SunTzuState, seat: int, kind: int) -> list[int]:
    """Of the generals held: one code for each that can do nothing now, every place for each that can."""
    codes: list[int] = []
    general_options(cfg, s, seat, kind, codes)
    able = {general_of(code) for code in codes}
    found: list[int] = []
    for general in range(len(GENERALS)):
        if s.held[seat] >> general & 1:
            found += places(cfg, s, seat, general) if general in able else [first_use(general)]
    return found


def places(cfg: Settings, s: SunTzuState, seat: int, general: int) -> list[int]:
    """Where a player might send it. No march starts from a province without armies: one goal is enough to tell."""
    if general == AMBUSH:
        return [USE_AMBUSH + province for province in range(N)]
    if general == LEVY:
        return [USE_LEVY + province for province in range(N)]
    if general != MARCH:
        return []
    codes: list[int] = []
    for start in range(N):
        goals = [goal for goal in range(N) if goal != start]
        held = armies_of(s, seat, start) > 0
        codes += [march_code(start, goal) for goal in (goals if held else goals[:1])]
    return codes


def general_of(code: int) -> int:
    if code >= USE_MARCH:
        return MARCH
    if code >= USE_LEVY:
        return LEVY
    return AMBUSH if code >= USE_AMBUSH else code - USE


def first_use(general: int) -> int:
    """The first of the general's codes."""
    if general == MARCH:
        return march_code(0, 1)
    if general == LEVY:
        return USE_LEVY
    return USE_AMBUSH if general == AMBUSH else USE + general
