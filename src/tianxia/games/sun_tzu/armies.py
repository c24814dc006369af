"""Armies move: buying, placing, marking, paying (ST-C6, ST-D, ST-E3, ST-E5).

All four ways to give armies up share one procedure. It takes them one by one; it asks only where
there is a choice, and first lets a side that needs more than its pool holds buy reserves.
"""

from typing import Final

from ...core.state import ALL, Frame, ask, tell
from . import frames
from .asks import Q_BUY, Q_SOURCE
from .events import BOUGHT, MARKED, PLACED, TO_RESERVES, WITHDREW
from .given import Steps
from .names import NO_CARD, N
from .notation import NOWHERE, POOL
from .settings import Settings
from .state import SunTzuState, add_armies, armies_of, hand_size

# Purposes: PURPOSES has their names
PLACE: Final = 0  # into the province of the battle
MARK: Final = 1  # on the name box of the province
PRICE: Final = 2  # to the reserves, from pool or board as the side chooses (ST-E5)
FORFEIT: Final = 3  # the same, for an event (ST-G12)
TITHE: Final = 4  # to the reserves, from the pool while it has any (ST-G1)


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
    tell(s, BOUGHT, ALL, seat, card)


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
    free = purpose in (PRICE, FORFEIT)
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
    _, seat, left, purpose, province, offered = frame
    while left > 0:
        if left > s.pool[seat] and not offered and may_be_offered(s, seat):
            s.stack.append((frames.TAKE, seat, left, purpose, province, offered))
            ask(s, Q_BUY, 1 << seat)  # ST-C8, ST-D4
            return
        places = sources(cfg, s, seat, purpose, province)
        if not places:  # no armies are left to take
            if purpose == MARK:
                tell(s, MARKED, ALL, seat, province, NOWHERE)
            return
        if len(places) > 1:
            s.stack.append((frames.TAKE, seat, left, purpose, province, 1))
            ask(s, Q_SOURCE, 1 << seat, purpose, province)
            return
        n = min(left, s.pool[seat]) if places[0] == POOL else 1
        give(s, seat, places[0], purpose, province, n)
        left -= n
        offered = 1  # ST-D4: before any are taken, not in between


def buying_declined(s: SunTzuState) -> None:
    """The armies needed are taken now; the offer is not repeated."""
    _, seat, left, purpose, province, _ = s.stack[-1]
    s.stack[-1] = (frames.TAKE, seat, left, purpose, province, 1)


def give(s: SunTzuState, seat: int, source: int, purpose: int, province: int, n: int) -> None:
    """Armies go from a source to where the purpose wants them."""
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
        tell(s, TO_RESERVES, ALL, seat, source, n)


def take_frame(seat: int, n: int, purpose: int, province: int) -> Frame:
    return (frames.TAKE, seat, n, purpose, province, 0)


def give_chosen(s: SunTzuState, source: int) -> None:
    """Give the army that the side chose; the frame beneath continues with one fewer."""
    _, seat, left, purpose, province, offered = s.stack[-1]
    s.stack[-1] = (frames.TAKE, seat, left - 1, purpose, province, offered)
    give(s, seat, source, purpose, province, 1)


def march(s: SunTzuState, seat: int, start: int, goal: int) -> None:
    """ST-F6: one army to an adjacent province."""
    add_armies(s, seat, start, -1)
    add_armies(s, seat, goal, 1)
    tell(s, PLACED, ALL, seat, start, goal, 1)


def levy(s: SunTzuState, seat: int, province: int) -> None:
    """One army from the pool to a province (ST-F10, ST-X2)."""
    give(s, seat, POOL, PLACE, province, 1)


STEPS: Final[Steps] = {
    frames.TAKE: step_take,
}
