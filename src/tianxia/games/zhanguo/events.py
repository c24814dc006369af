"""What happened, as events: kind, who is told, and numbers with names."""

from typing import Final

from ...core.values import EventKind, Fact
from .names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    COLOURS,
    CRITERIA,
    MISSION_KINDS,
    REGION_NAMES,
    REWARDS,
    SEATS,
    SECTIONS,
    SOURCES,
    SQUARES,
)

# News is what somebody could not have known: cards from a deck, a hand or a secret answer. Who held a card knows it.
EVENTS: Final = (
    EventKind("first", ("seat",), news=True),
    EventKind("token", ("section", "criterion"), news=True),
    EventKind("mission", ("mission", "kind"), news=True),
    EventKind("board", ("seat", "board")),
    EventKind("bid", ("seat", "number")),
    EventKind("out", ("seat",)),
    EventKind("auction_won", ("seat", "number")),
    EventKind("round", ("round",)),
    EventKind("drew", ("seat",)),
    EventKind("drew_card", ("card",), news=True),
    EventKind("discarded", ("seat", "card"), news=True, known_to="seat"),
    EventKind("turn", ("seat",)),
    EventKind("unified", ("seat", "card", "region"), news=True, known_to="seat"),
    EventKind("court", ("seat", "card", "action"), news=True, known_to="seat"),
    EventKind("markers", ("seat", "number", "aspect")),
    EventKind("marker3", ("seat", "aspect")),
    EventKind("markers_back", ("seat", "aspect")),
    EventKind("points", ("seat", "number", "source")),
    EventKind("unrest", ("seat", "region", "level")),
    EventKind("recruited", ("seat", "colour", "region")),
    EventKind("shifted", ("seat", "colour", "region")),
    EventKind("moved", ("seat", "colour", "region", "goal")),
    EventKind("moved_up", ("seat", "colour", "region")),
    EventKind("workers", ("seat", "number", "region")),
    EventKind("worker_paid", ("seat", "region")),
    EventKind("worker_moved", ("seat", "region", "goal")),
    EventKind("governor", ("seat", "region")),
    EventKind("square", ("seat", "region", "square")),
    EventKind("governor_moved", ("seat", "region", "goal")),
    EventKind("palace", ("seat", "region")),
    EventKind("wall", ("seat", "section", "lines")),
    EventKind("used", ("seat", "card")),
    EventKind("power", ("seat", "board")),
    EventKind("claimed", ("seat", "mission", "space")),
    EventKind("accepts", ("seat", "aspect", "reward")),
    EventKind("passes", ("seat", "aspect")),
    EventKind("no_reward", ("aspect",)),
    EventKind("track", ("seat", "rank")),
    EventKind("scores", ("seat", "number", "source")),
    EventKind("end", ()),
)

_NUMBER: Final = {kind.name: i for i, kind in enumerate(EVENTS)}
FIRST: Final = _NUMBER["first"]
TOKEN: Final = _NUMBER["token"]
MISSION: Final = _NUMBER["mission"]
BOARD: Final = _NUMBER["board"]
BID: Final = _NUMBER["bid"]
OUT: Final = _NUMBER["out"]
AUCTION_WON: Final = _NUMBER["auction_won"]
ROUND: Final = _NUMBER["round"]
DREW: Final = _NUMBER["drew"]
DREW_CARD: Final = _NUMBER["drew_card"]
DISCARDED: Final = _NUMBER["discarded"]
TURN: Final = _NUMBER["turn"]
UNIFIED: Final = _NUMBER["unified"]
COURT: Final = _NUMBER["court"]
MARKERS: Final = _NUMBER["markers"]
MARKER3: Final = _NUMBER["marker3"]
MARKERS_BACK: Final = _NUMBER["markers_back"]
POINTS: Final = _NUMBER["points"]
UNREST: Final = _NUMBER["unrest"]
RECRUITED: Final = _NUMBER["recruited"]
SHIFTED: Final = _NUMBER["shifted"]
MOVED: Final = _NUMBER["moved"]
MOVED_UP: Final = _NUMBER["moved_up"]
WORKERS: Final = _NUMBER["workers"]
WORKER_PAID: Final = _NUMBER["worker_paid"]
WORKER_MOVED: Final = _NUMBER["worker_moved"]
GOVERNOR: Final = _NUMBER["governor"]
SQUARE: Final = _NUMBER["square"]
GOVERNOR_MOVED: Final = _NUMBER["governor_moved"]
PALACE: Final = _NUMBER["palace"]
WALL: Final = _NUMBER["wall"]
USED: Final = _NUMBER["used"]
POWER: Final = _NUMBER["power"]
CLAIMED: Final = _NUMBER["claimed"]
ACCEPTS: Final = _NUMBER["accepts"]
PASSES: Final = _NUMBER["passes"]
NO_REWARD: Final = _NUMBER["no_reward"]
TRACK: Final = _NUMBER["track"]
SCORES: Final = _NUMBER["scores"]
END: Final = _NUMBER["end"]

# What the dice are thrown for.
CHANCES: Final = ("writing", "currency", "law", "first player", "reward track", "wall tokens", "missions", "boards")
DECK: Final = 0  # + aspect
FIRST_PLAYER: Final = 3
REWARD_TRACK: Final = 4
WALL_TOKENS: Final = 5
MISSIONS: Final = 6
BOARDS_OUT: Final = 7

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
    "colour": COLOURS,
    "square": SQUARES,
    "reward": REWARDS,
}


def name(fact: str, value: int) -> Fact:
    """What a number in an event stands for."""
    return NAMES[fact][value] if fact in NAMES else value
