"""What the sides are told, as it happens. The order here is the event's number."""

from typing import Final

from ...core.values import EventKind, Fact
from .names import CARDS, EVENT_CARDS, GENERALS, PROVINCES, SEATS

EVENTS: Final = (
    EventKind("event_up", ("event",), news=True),
    EventKind("general_kept", ("seat", "general")),
    EventKind("drew", ("seat", "card"), news=True),
    EventKind("cards_drawn", ("seat", "count")),
    EventKind("score_marker", ("province", "round_3", "round_6", "round_9"), news=True),
    EventKind("round", ("round",)),
    EventKind("order", ("seat", "province", "card")),
    EventKind("order_back", ("seat", "province", "card")),
    EventKind("ready", ("seat",)),
    EventKind("armies_counted", ("sun_tzu", "shao")),
    EventKind("decides", ("seat",)),
    EventKind("reveal", ("province", "sun_tzu_card", "shao_card"), news=True),
    EventKind("general_used", ("seat", "general"), news=True, known_to="seat"),
    EventKind("plague", ("province", "seat", "lost")),
    EventKind("marked", ("seat", "province", "source")),
    EventKind("won", ("seat", "province", "margin")),
    EventKind("tie", ("province",)),
    EventKind("withdrew", ("seat", "province", "count")),
    EventKind("placed", ("seat", "source", "province", "count")),
    EventKind("to_reserves", ("seat", "source", "count")),
    EventKind("bought", ("seat", "card"), news=True, known_to="seat"),
    EventKind("recycled", ("seat", "card", "top"), news=True),
    EventKind("event_used", ("event",)),
    EventKind("general_taken", ("seat",), news=True, known_to="seat"),
    EventKind("took", ("seat", "general")),
    EventKind("scored", ("round", "sun_tzu", "shao", "marker")),
    EventKind("point", ("seat", "marker")),
    EventKind("put_under", ("seat", "card")),
    EventKind("end", ("winner", "marker", "sun_tzu", "shao")),
    EventKind("general_declined", ("seat",), news=True, known_to="seat"),
)

EVENT_UP: Final = 0
GENERAL_KEPT: Final = 1
DREW: Final = 2
CARDS_DRAWN: Final = 3
SCORE_MARKER: Final = 4
ROUND: Final = 5
ORDER: Final = 6
ORDER_BACK: Final = 7
READY: Final = 8
ARMIES_COUNTED: Final = 9
DECIDES: Final = 10
REVEAL: Final = 11
GENERAL_USED: Final = 12
PLAGUE_ACTS: Final = 13
MARKED: Final = 14
WON: Final = 15
TIE: Final = 16
WITHDREW: Final = 17
PLACED: Final = 18
TO_RESERVES: Final = 19
BOUGHT: Final = 20
RECYCLED: Final = 21
EVENT_USED: Final = 22
GENERAL_TAKEN: Final = 23
TOOK: Final = 24
SCORED: Final = 25
POINT: Final = 26
PUT_UNDER: Final = 27
END: Final = 28
GENERAL_DECLINED: Final = 29

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
}


def name(fact: str, value: int) -> Fact:
    """The name of a number in an event."""
    names = _NAMES.get(fact)
    return value if names is None else names[value]
