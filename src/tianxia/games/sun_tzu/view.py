"""What a side may see: everything that is shown is named here (ST-A9)."""

from typing import Final

from ...core.questions import facts_of
from ...core.state import ASK, KIND, STEP, Facts, Frame
from ...core.values import Fact
from . import frames
from .asks import Q_BATTLE_ORDER, Q_BUY, Q_SOURCE
from .battle import price_of
from .draw import RUMOUR
from .generals import is_by_itself, is_purchase, is_too_late, is_window, window_options
from .names import (
    BLUE,
    CARDS,
    EVENT_CARDS,
    GENERALS,
    KINDS,
    NO_CARD,
    OWN_GENERALS,
    PROVINCES,
    PURPOSES,
    RED,
    SEATS,
    SIDES,
    Card,
    General,
    N,
)
from .orders import orders_laid
from .scoring import LAST_ROUND, is_scoring_left, marker_after, points_of, scoring_round
from .seen import Order, Owed, ProvinceView, Scoring, SideView, View
from .settings import Settings
from .state import SunTzuState, armies_of, hand_size, owner_of

PRICES: Final[dict[Card, int]] = {CARDS[card]: price_of(card) for card in range(KINDS) if price_of(card)}


def view(cfg: Settings, s: SunTzuState, seat: int | None) -> View:
    """The table as the seat (None: a spectator) sees it."""
    return View(
        round=s.round,
        last_round=LAST_ROUND,
        scoring_round=scoring_round(s),
        marker=s.marker,
        track=cfg.box.track,
        turned=s.turned,
        battle=PROVINCES[s.battle] if s.battle >= 0 else None,
        ignored=bool(s.ignored),
        feinted=bool(s.feinted),
        fixed_order=cfg.order_names,
        order_is_fixed=1 <= s.round <= cfg.fixed_rounds or (bool(s.orders_lie) and s.decider < 0),
        decider=SEATS[s.decider] if s.decider >= 0 else None,
        announced=[PROVINCES[p] for p in announced(s)],
        counts=list(zip(s.counts[::2], s.counts[1::2], strict=True)),
        orders_lie=bool(s.orders_lie),
        great_plague=[SEATS[i] for i in SIDES if s.great_plague >> i & 1],
        plagues=s.plagues,
        event=EVENT_CARDS[s.event_deck[-1]] if s.event_deck else None,
        events_used=[EVENT_CARDS[event] for event in s.event_box],
        events_left=len(s.event_deck),
        owed=owed(s),
        if_scored_now=if_scored_now(cfg, s),
        options=dict(cfg.options),
        prices=dict(PRICES),
        deck=dict(cfg.deck_names),
        provinces={PROVINCES[p]: province(cfg, s, p, seat) for p in range(N)},
        sides={SEATS[i]: side(s, i, own=i == seat) for i in SIDES},
    )


def owed(s: SunTzuState) -> Owed | None:
    """Who is giving armies up, how many more, and for what; None if nobody is."""
    if len(s.stack) < 2 or s.stack[-2][STEP] != frames.TAKE:
        return None
    _, seat, left, purpose, p, _ = s.stack[-2]
    return Owed(SEATS[seat], left, PURPOSES[purpose], PROVINCES[p])


def about(cfg: Settings, s: SunTzuState, seat: int, question: Frame) -> dict[str, Fact]:
    """What the question turns on: what armies are needed for, where, how many more, and how many the pool holds; in a
    window what the side can do there.
    """
    if is_window(question[KIND]):
        return {"can": can_do(cfg, s, seat)}
    now = owed(s) if question[KIND] in (Q_BUY, Q_SOURCE) else None
    if now is None:
        return {}
    pool = s.pool[SEATS.index(now.seat)]
    return {"purpose": now.purpose, "province": now.province, "armies": now.armies, "pool": pool}


def can_do(cfg: Settings, s: SunTzuState, seat: int) -> str:
    """The fact that a window asks with: only what is possible is named."""
    _, *codes = window_options(cfg, s, seat, ())  # the first is to pass
    bought = [is_purchase(code) for code in codes]
    if not bought:
        return "none"
    return ("buy" if all(bought) else "both") if any(bought) else "general"


def announced(s: SunTzuState) -> Facts:
    """The provinces that the decider has named in this round, in their order (ST-X4)."""
    for frame in s.stack:
        if frame[STEP] == frames.BATTLES:
            return frame[1:]
        if frame[STEP] == ASK and frame[KIND] == Q_BATTLE_ORDER:
            return facts_of(frame)
    return ()


def if_scored_now(cfg: Settings, s: SunTzuState) -> Scoring | None:
    if not is_scoring_left(s):
        return None
    blue, red = points_of(cfg, s, BLUE), points_of(cfg, s, RED)
    return Scoring({SEATS[BLUE]: blue, SEATS[RED]: red}, marker_after(cfg, s, blue, red))


def province(cfg: Settings, s: SunTzuState, p: int, seat: int | None) -> ProvinceView:
    values = cfg.box.markers[s.markers[p]] if s.markers else ()
    blue, red = SEATS
    return ProvinceView(
        owner=None if s.armies[p] == 0 else SEATS[owner_of(s, p)],
        armies=abs(s.armies[p]),
        values=values,
        value=values[s.turned] if values else None,
        fought=bool(s.fought[p]),
        marks={blue: s.marks[p], red: s.marks[N + p]},
        name_box={blue: s.name_box[p], red: s.name_box[N + p]},
        orders={blue: order(s, BLUE, p, seat == BLUE), red: order(s, RED, p, seat == RED)},
        adjacent=cfg.adjacent_names[p],
    )


def order(s: SunTzuState, seat: int, p: int, own: bool) -> Order:
    """The card at a province: face up once fought over; a back once both are ready."""
    card = s.orders[seat * N + p]
    if card == NO_CARD:
        return None
    if own or s.fought[p]:
        return CARDS[card]
    return "?" if s.orders_lie else None


def side(s: SunTzuState, seat: int, own: bool) -> SideView:
    shown = SideView(
        pool=s.pool[seat],
        reserves=s.reserves[seat],
        pile=len(s.pile[seat]),
        hand_size=hand_size(s, seat) + hidden_orders(s, seat),
        drawn_size=len(s.drawn[seat]),
        box=cards(s.box[seat]),
        generals=s.held[seat].bit_count(),
        generals_used=generals(s.spent & OWN_GENERALS[seat]),
        extra_draw=bool(s.extra_draw[seat]),
        provinces=sum([1 for p in range(N) if armies_of(s, seat, p)]),
        pile_known=known_pile(s, seat, seat if own else 1 - seat),
    )
    if own:
        shown.hand = cards(s.hand[seat])
        shown.drawn = [CARDS[card] for card in s.drawn[seat]]
        shown.held = generals(s.held[seat])
        shown.by_itself = [general for general in shown.held if is_by_itself(GENERALS.index(general))]
        shown.too_late = [general for general in shown.held if is_too_late(s, GENERALS.index(general))]
        shown.put_back = generals(OWN_GENERALS[seat] & ~s.held[seat] & ~s.spent)
        shown.choice = s.choice[seat]
    return shown


def known_pile(s: SunTzuState, seat: int, knower: int) -> list[Card | None]:
    """A side's pile from the bottom up; None for a card that the reader has not seen."""
    mask = 1 << knower
    known = s.pile_known[seat]
    return [CARDS[card] if known[i] & ~RUMOUR & mask else None for i, card in enumerate(s.pile[seat])]


def hidden_orders(s: SunTzuState, seat: int) -> int:
    """Cards being laid belong to the hand until both are ready: how far along a side is stays secret."""
    if s.orders_lie:
        return 0
    return orders_laid(s, seat)


def generals(mask: int) -> list[General]:
    return [GENERALS[g] for g in range(len(GENERALS)) if mask >> g & 1]


def cards(counts: list[int]) -> list[Card]:
    """Copies of each card as names, one for each copy."""
    return [CARDS[card] for card in range(KINDS) for _ in range(counts[card])]
