"""What a side may see: everything is named here that is shown, and nothing else is (ST-A9)."""

from . import frames
from .armies import PURPOSES
from .draw import RUMOUR
from .names import (
    BLUE,
    CARDS,
    EVENT_CARDS,
    GENERALS,
    KINDS,
    NO_CARD,
    OWN_GENERALS,
    PROVINCES,
    RED,
    SEATS,
    N,
)
from .settings import Settings
from .state import SunTzuState, armies_of, hand_size, owner_of


def view(e: Settings, s: SunTzuState, seat: int | None) -> dict[str, object]:
    """The table as the seat (None: a spectator) sees it."""
    return {
        "round": s.round,
        "marker": s.marker,
        "track": e.tables.track,
        "battle": PROVINCES[s.battle] if s.battle >= 0 else None,
        "fixed_order": [PROVINCES[p] for p in e.tables.order],
        "decider": SEATS[s.decider] if s.decider >= 0 else None,
        "counts": [list(pair) for pair in zip(s.counts[::2], s.counts[1::2], strict=True)],
        "orders_lie": bool(s.orders_lie),
        "great_plague": [SEATS[i] for i in (BLUE, RED) if s.great_plague >> i & 1],
        "plagues": s.plagues,
        "event": EVENT_CARDS[s.event_deck[-1]] if s.event_deck else None,
        "events_used": [EVENT_CARDS[event] for event in s.event_box],
        "events_left": len(s.event_deck),
        "owed": owed(s),
        "options": dict(e.options),
        "deck": {CARDS[card]: e.tables.deck[card] for card in range(KINDS)},
        "provinces": {PROVINCES[p]: province(e, s, p, seat) for p in range(N)},
        "sides": {SEATS[i]: side(s, i, own=i == seat) for i in (BLUE, RED)},
    }


def owed(s: SunTzuState) -> dict[str, object] | None:
    """Who is giving armies up, how many more, and for what; None if nobody is."""
    if len(s.stack) < 2 or s.stack[-2][0] != frames.TAKE:
        return None
    _, seat, left, purpose, p, _ = s.stack[-2]
    return {"seat": SEATS[seat], "armies": left, "purpose": PURPOSES[purpose], "province": PROVINCES[p]}


def province(e: Settings, s: SunTzuState, p: int, seat: int | None) -> dict[str, object]:
    values = list(e.tables.markers[s.markers[p]]) if s.markers else []
    return {
        "owner": None if s.armies[p] == 0 else SEATS[owner_of(s, p)],
        "armies": abs(s.armies[p]),
        "values": values,
        "value": values[s.turned] if values else None,
        "fought": bool(s.fought[p]),
        "marks": {SEATS[i]: s.marks[i * N + p] for i in (BLUE, RED)},
        "name_box": {SEATS[i]: s.name_box[i * N + p] for i in (BLUE, RED)},
        "orders": {SEATS[i]: order(s, i, p, own=i == seat) for i in (BLUE, RED)},
        "adjacent": [PROVINCES[q] for q in e.tables.adjacent[p]],
        "place": list(e.tables.places[p]),
    }


def order(s: SunTzuState, seat: int, p: int, own: bool) -> str | None:
    """The card at a province: face up once fought over; a back once both are ready."""
    card = s.orders[seat * N + p]
    if card == NO_CARD:
        return None
    if own or s.fought[p]:
        return CARDS[card]
    return "?" if s.orders_lie else None


def side(s: SunTzuState, seat: int, own: bool) -> dict[str, object]:
    shown: dict[str, object] = {
        "pool": s.pool[seat],
        "reserves": s.reserves[seat],
        "pile": len(s.pile[seat]),
        "hand_size": hand_size(s, seat) + hidden_orders(s, seat),
        "drawn_size": len(s.drawn[seat]),
        "box": cards(s.box[seat]),
        "generals": bin(s.held[seat]).count("1"),
        "generals_used": [GENERALS[g] for g in range(len(GENERALS)) if s.spent & OWN_GENERALS[seat] & 1 << g],
        "extra_draw": bool(s.extra_draw[seat]),
        "provinces": sum([1 for p in range(N) if armies_of(s, seat, p)]),
    }
    if own:
        shown["hand"] = cards(s.hand[seat])
        shown["drawn"] = [CARDS[card] for card in s.drawn[seat]]
        shown["held"] = [GENERALS[g] for g in range(len(GENERALS)) if s.held[seat] >> g & 1]
        put_back = OWN_GENERALS[seat] & ~s.held[seat] & ~s.spent
        shown["put_back"] = [GENERALS[g] for g in range(len(GENERALS)) if put_back >> g & 1]
        shown["choice"] = s.choice[seat]
        # From the bottom up; None for a card that the side has not seen.
        shown["pile_known"] = [known_card(s, seat, i) for i in range(len(s.pile[seat]))]
    else:
        shown["pile_known"] = [known_card(s, 1 - seat, i, seat) for i in range(len(s.pile[seat]))]
    return shown


def known_card(s: SunTzuState, knower: int, place: int, owner: int | None = None) -> str | None:
    whose = knower if owner is None else owner
    return CARDS[s.pile[whose][place]] if s.pile_known[whose][place] & ~RUMOUR & 1 << knower else None


def hidden_orders(s: SunTzuState, seat: int) -> int:
    """Cards being laid belong to the hand until both are ready: how far a side is, is secret."""
    if s.orders_lie:
        return 0
    return sum([1 for place in range(seat * N, seat * N + N) if s.orders[place] != NO_CARD])


def cards(counts: list[int]) -> list[str]:
    """Copies of each card as names, one for each copy."""
    return [CARDS[card] for card in range(KINDS) for _ in range(counts[card])]
