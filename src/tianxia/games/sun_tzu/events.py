"""What the sides are told, as it happens. An event's number is its place in this list."""

from typing import Final

from ...core.questions import EventKinds
from ...core.values import Fact
from .names import CARDS, CAUSES, EVENT_CARDS, GENERALS, PROVINCES, PURPOSES, SEATS

_events: Final = EventKinds()
EVENT_UP: Final = _events.new("event_up", "event", news=True)
GENERAL_KEPT: Final = _events.new("general_kept", "seat", "general")
DREW: Final = _events.new("drew", "seat", "card", news=True)
CARDS_DRAWN: Final = _events.new("cards_drawn", "seat", "count")
SCORE_MARKER: Final = _events.new("score_marker", "province", "round_3", "round_6", "round_9", news=True)
ROUND: Final = _events.new("round", "round")
ORDER: Final = _events.new("order", "seat", "province", "card")
ORDER_BACK: Final = _events.new("order_back", "seat", "province", "card")
READY: Final = _events.new("ready", "seat")
ARMIES_COUNTED: Final = _events.new("armies_counted", "sun_tzu", "shao")
DECIDES: Final = _events.new("decides", "seat")
REVEAL: Final = _events.new("reveal", "province", "sun_tzu_card", "shao_card", news=True)
GENERAL_USED: Final = _events.new("general_used", "seat", "general", news=True, known_to="seat")
PLAGUE_ACTS: Final = _events.new("plague", "province", "seat", "lost")
MARKED: Final = _events.new("marked", "seat", "province", "source")
WON: Final = _events.new("won", "seat", "province", "margin")
TIE: Final = _events.new("tie", "province")
WITHDREW: Final = _events.new("withdrew", "seat", "province", "count")
PLACED: Final = _events.new("placed", "seat", "source", "province", "count")
TO_RESERVES: Final = _events.new("to_reserves", "seat", "source", "count", "purpose")
BOUGHT: Final = _events.new("bought", "seat", "card", "purpose", news=True, known_to="seat")
RECYCLED: Final = _events.new("recycled", "seat", "card", "top", news=True)
EVENT_USED: Final = _events.new("event_used", "event")
GENERAL_TAKEN: Final = _events.new("general_taken", "seat", news=True, known_to="seat")
TOOK: Final = _events.new("took", "seat", "general")
SCORED: Final = _events.new("scored", "round", "sun_tzu", "shao", "marker")
POINT: Final = _events.new("point", "seat", "marker")
PUT_UNDER: Final = _events.new("put_under", "seat", "card")
END: Final = _events.new("end", "winner", "marker", "sun_tzu", "shao", "cause")
GENERAL_DECLINED: Final = _events.new("general_declined", "seat", news=True, known_to="seat")
ANNOUNCED: Final = _events.new("announced", "seat", "province", "number")
POOL_EMPTY: Final = _events.new("pool_empty", "seat", "purpose")
NO_ARMIES: Final = _events.new("no_armies", "seat", "missing", "purpose")

EVENTS: Final = tuple(_events.kinds)


# Facts whose number stands for a piece; all others are plain numbers.
_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": (*SEATS, "nobody"),
    "winner": (*SEATS, "nobody"),
    "province": PROVINCES,
    "source": (*PROVINCES, "pool", "nowhere"),
    "card": CARDS,
    "top": CARDS,
    "sun_tzu_card": CARDS,
    "shao_card": CARDS,
    "general": GENERALS,
    "event": EVENT_CARDS,
    "purpose": (*PURPOSES, "window"),
    "cause": CAUSES,
}


def name(fact: str, value: int) -> Fact:
    """The name of a number in an event."""
    names = _NAMES.get(fact)
    return value if names is None else names[value]
