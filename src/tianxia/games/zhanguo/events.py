"""What happened, as events: kind, who is told, and numbers with names."""

from typing import Final

from ...core.questions import EventKinds
from ...core.values import Fact
from .names import (
    ACTIONS,
    AREAS,
    ASPECTS,
    BOARDS,
    COLORS,
    CRITERIA,
    MISSION_KINDS,
    REGION_NAMES,
    REWARDS,
    SEATS,
    SECTIONS,
    SOURCES,
    SQUARES,
)

# News is what somebody could not have known: cards from a deck, a hand or a secret answer. A card's holder knows it.
_events: Final = EventKinds()
PLACES: Final = ("place", "place_2", "place_3", "place_4")  # that a mission asks for
FIRST: Final = _events.new("first", "seat", news=True)
TOKEN: Final = _events.new("token", "section", "criterion", news=True)
MISSION: Final = _events.new("mission", "mission", "kind", *PLACES, news=True)
BOARD: Final = _events.new("board", "seat", "board")
BID: Final = _events.new("bid", "seat", "number")
OUT: Final = _events.new("out", "seat")
AUCTION_WON: Final = _events.new("auction_won", "seat", "number")
ROUND: Final = _events.new("round", "round")
DREW: Final = _events.new("drew", "seat")
DREW_CARD: Final = _events.new("drew_card", "card", news=True)
DISCARDED: Final = _events.new("discarded", "seat", "card", news=True, known_to="seat")
TURN: Final = _events.new("turn", "seat")
UNIFIED: Final = _events.new("unified", "seat", "card", "region", news=True, known_to="seat")
COURT: Final = _events.new("court", "seat", "card", "action", news=True, known_to="seat")
MARKERS: Final = _events.new("markers", "seat", "number", "aspect")
MARKER3: Final = _events.new("marker3", "seat", "aspect")
MARKERS_BACK: Final = _events.new("markers_back", "seat", "aspect")
POINTS: Final = _events.new("points", "seat", "number", "source")
UNREST: Final = _events.new("unrest", "seat", "region", "level")
RECRUITED: Final = _events.new("recruited", "seat", "color", "region")
SHIFTED: Final = _events.new("shifted", "seat", "color", "region")
MOVED: Final = _events.new("moved", "seat", "color", "region", "goal")
MOVED_UP: Final = _events.new("moved_up", "seat", "color", "region")
WORKERS: Final = _events.new("workers", "seat", "number", "region")
WORKER_PAID: Final = _events.new("worker_paid", "seat", "region")
WORKER_MOVED: Final = _events.new("worker_moved", "seat", "region", "goal")
GOVERNOR: Final = _events.new("governor", "seat", "region")
SQUARE: Final = _events.new("square", "seat", "region", "square")
GOVERNOR_MOVED: Final = _events.new("governor_moved", "seat", "region", "goal")
PALACE: Final = _events.new("palace", "seat", "region")
WALL: Final = _events.new("wall", "seat", "section", "lines")
USED: Final = _events.new("used", "seat", "card")
POWER: Final = _events.new("power", "seat", "board")
CLAIMED: Final = _events.new("claimed", "seat", "mission", "points", *PLACES)
ACCEPTS: Final = _events.new("accepts", "seat", "aspect", "reward")
PASSES: Final = _events.new("passes", "seat", "aspect")
NO_REWARD: Final = _events.new("no_reward", "aspect")
TRACK: Final = _events.new("track", "seat", "rank")
SCORES: Final = _events.new("scores", "seat", "number", "source")
END: Final = _events.new("end")

EVENTS: Final = tuple(_events.kinds)


# What the dice are thrown for.
CHANCES: Final = ("writing", "currency", "law", "first player", "reward track", "wall tokens", "missions", "boards")
DECK: Final = 0  # + aspect
FIRST_PLAYER: Final = 3
REWARD_TRACK: Final = 4
WALL_TOKENS: Final = 5
MISSIONS: Final = 6
BOARDS_OUT: Final = 7

# Where a mission wants a piece: in a wall area or a region; most ask for fewer than four.
PLACE_NAMES: Final = ("none", *AREAS, *REGION_NAMES)

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEATS,
    "section": SECTIONS,
    "criterion": CRITERIA,
    "kind": MISSION_KINDS,
    "board": BOARDS,
    "region": REGION_NAMES,
    "goal": REGION_NAMES,
    "action": ACTIONS,
    "aspect": ASPECTS,
    "source": SOURCES,
    "color": COLORS,
    "square": SQUARES,
    "reward": REWARDS,
    **dict.fromkeys(PLACES, PLACE_NAMES),
}


def name(fact: str, value: int) -> Fact:
    """What a number in an event stands for."""
    return NAMES[fact][value] if fact in NAMES else value
