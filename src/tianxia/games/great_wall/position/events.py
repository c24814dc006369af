"""What happened, as events: kind, who is told, and numbers with names."""

from typing import Final

from ....core.values import EventKind, Fact
from ..terms.box import BEARER_ADVISORS
from ..terms.names import (
    LOCATIONS,
    PLAYER,
    QIN,
    REED,
    RESOURCES,
    SEASONS,
    SEATS,
    SECTIONS,
    SOLDIERS,
    SOURCES,
)
from ..terms.notation import CELL_NAMES
from .settings import Settings

# News is what somebody could not have known: cards from a deck, a hand or a secret answer. Of these the seat that
# held the card or gave the answer knew it.
EVENTS: Final = (
    EventKind("general", ("seat", "general"), news=True, known_to="seat"),
    EventKind("first_advisors", ("seat", "advisor", "supporter"), news=True, known_to="seat"),
    EventKind("year", ("year",)),
    EventKind("season", ("season",)),
    EventKind("horde", ("horde_card", "place"), news=True),
    EventKind("raid", ("horde_card", "number"), news=True),
    EventKind("advisor_shown", ("advisor",), news=True),
    EventKind("advisor_gone", ("advisor",)),
    EventKind("gained", ("seat", "number", "resource")),
    EventKind("stored", ("seat", "number", "resource")),
    EventKind("honor", ("seat", "number", "source")),
    EventKind("honor_lost", ("seat", "number", "source")),
    EventKind("paid", ("seat", "number", "resource")),
    EventKind("warehouse_paid", ("number", "resource")),
    EventKind("drew", ("seat", "number")),
    EventKind("drew_card", ("tactic",), news=True),
    EventKind("discarded", ("seat", "tactic"), news=True, known_to="seat"),
    EventKind("clerk", ("seat", "start", "location")),
    EventKind("activated", ("location",)),
    EventKind("advanced", ("seat", "location")),
    EventKind("overseer", ("seat", "location", "level")),
    EventKind("donated", ("seat", "resource")),
    EventKind("tea", ("seat", "rank")),
    EventKind("recruits", ("seat", "soldier")),
    EventKind("attacks", ("seat", "soldier", "place", "cell")),
    EventKind("shoots", ("seat", "place", "cell")),
    EventKind("wound", ("seat", "place", "cell")),
    EventKind("rests", ("seat", "soldier", "section")),
    EventKind("covered", ("horde_card", "place")),
    EventKind("defeated", ("horde_card", "section")),
    EventKind("trophy", ("seat", "horde_card")),
    EventKind("no_trophy", ("horde_card",)),
    EventKind("dying", ("seat", "soldier", "number")),
    EventKind("saved", ("seat", "soldier", "section")),
    EventKind("killed", ("seat", "soldier", "number")),
    EventKind("shame", ("seat", "soldier")),
    EventKind("shame_on_trophy", ("seat", "horde_card")),
    EventKind("shame_without_place", ("seat",)),
    EventKind("bank_empty", ("seat",)),
    EventKind("shame_off", ("seat", "soldier")),
    EventKind("shame_off_trophy", ("seat", "horde_card")),
    EventKind("barricade", ("seat", "section")),
    EventKind("wall", ("seat", "section", "level")),
    EventKind("hired_clerk", ("seat",)),
    EventKind("hired_advisor", ("seat", "advisor")),
    EventKind("advisor_active", ("seat", "advisor")),
    EventKind("advisor_supporting", ("seat", "advisor")),
    EventKind("redeployed", ("seat", "soldier", "section", "goal")),
    EventKind("command", ("seat", "command"), news=True, known_to="seat"),
    EventKind("on_track", ("seat", "space")),
    EventKind("turn", ("seat", "command")),
    EventKind("copies", ("seat", "command")),
    EventKind("tactic", ("seat", "tactic"), news=True, known_to="seat"),
    EventKind("boosted", ("seat", "tactic"), news=True, known_to="seat"),
    EventKind("ability_general", ("seat", "general")),
    EventKind("ability_advisor", ("seat", "advisor")),
    EventKind("volley", ("section",)),
    EventKind("holds", ("section", "defence", "power")),
    EventKind("breach", ("section", "defence", "power")),
    EventKind("barricades_gone", ()),
    EventKind("took_back", ("seat",)),
    EventKind("reclaimed", ("seat", "command")),
    EventKind("gave", ("seat", "number", "resource", "other")),
    EventKind("lost", ("seat", "number", "resource")),
    EventKind("lost_soldier", ("seat", "soldier", "section")),
    EventKind("in_force", ("seat", "location")),
    EventKind("in_force_here", ("seat", "section")),
    EventKind("reshuffled", ("deck",)),
    EventKind("scores", ("seat", "number", "source")),
    EventKind("end", ("cause",)),
    EventKind("token", ("location",)),
    EventKind("bought_off", ("seat",)),
    EventKind("decree", ("decree",), news=True),
    EventKind("proposed", ("seat", "decree")),
    EventKind("agreed", ("seat",)),
    EventKind("refused", ("seat",)),
    EventKind("fulfilled", ("decree",)),
    EventKind("sacrificed_soldier", ("seat", "soldier", "section")),
    EventKind("sacrificed_clerk", ("seat", "start")),
    EventKind("sacrificed_trophy", ("seat", "horde_card")),
    EventKind("event", ("event",), news=True),
    EventKind("passes_autumn", ("seat",)),
)

_NUMBER: Final = {kind.name: i for i, kind in enumerate(EVENTS)}
GENERAL: Final = _NUMBER["general"]
FIRST_ADVISORS: Final = _NUMBER["first_advisors"]
YEAR: Final = _NUMBER["year"]
SEASON: Final = _NUMBER["season"]
HORDE: Final = _NUMBER["horde"]
RAID: Final = _NUMBER["raid"]
ADVISOR_SHOWN: Final = _NUMBER["advisor_shown"]
ADVISOR_GONE: Final = _NUMBER["advisor_gone"]
GAINED: Final = _NUMBER["gained"]
STORED: Final = _NUMBER["stored"]
HONOR: Final = _NUMBER["honor"]
HONOR_LOST: Final = _NUMBER["honor_lost"]
PAID: Final = _NUMBER["paid"]
WAREHOUSE_PAID: Final = _NUMBER["warehouse_paid"]
DREW: Final = _NUMBER["drew"]
DREW_CARD: Final = _NUMBER["drew_card"]
DISCARDED: Final = _NUMBER["discarded"]
CLERK: Final = _NUMBER["clerk"]
ACTIVATED: Final = _NUMBER["activated"]
ADVANCED: Final = _NUMBER["advanced"]
OVERSEER: Final = _NUMBER["overseer"]
DONATED: Final = _NUMBER["donated"]
TEA: Final = _NUMBER["tea"]
RECRUITS: Final = _NUMBER["recruits"]
ATTACKS: Final = _NUMBER["attacks"]
SHOOTS: Final = _NUMBER["shoots"]
WOUND: Final = _NUMBER["wound"]
RESTS: Final = _NUMBER["rests"]
COVERED: Final = _NUMBER["covered"]
DEFEATED: Final = _NUMBER["defeated"]
TROPHY: Final = _NUMBER["trophy"]
NO_TROPHY: Final = _NUMBER["no_trophy"]
DYING: Final = _NUMBER["dying"]
SAVED: Final = _NUMBER["saved"]
KILLED: Final = _NUMBER["killed"]
SHAME: Final = _NUMBER["shame"]
SHAME_ON_TROPHY: Final = _NUMBER["shame_on_trophy"]
SHAME_WITHOUT_PLACE: Final = _NUMBER["shame_without_place"]
BANK_EMPTY: Final = _NUMBER["bank_empty"]
SHAME_OFF: Final = _NUMBER["shame_off"]
SHAME_OFF_TROPHY: Final = _NUMBER["shame_off_trophy"]
BARRICADE: Final = _NUMBER["barricade"]
WALL: Final = _NUMBER["wall"]
HIRED_CLERK: Final = _NUMBER["hired_clerk"]
HIRED_ADVISOR: Final = _NUMBER["hired_advisor"]
ADVISOR_ACTIVE: Final = _NUMBER["advisor_active"]
ADVISOR_SUPPORTING: Final = _NUMBER["advisor_supporting"]
REDEPLOYED: Final = _NUMBER["redeployed"]
COMMAND: Final = _NUMBER["command"]
ON_TRACK: Final = _NUMBER["on_track"]
TURN: Final = _NUMBER["turn"]
COPIES: Final = _NUMBER["copies"]
TACTIC: Final = _NUMBER["tactic"]
BOOSTED: Final = _NUMBER["boosted"]
ABILITY_GENERAL: Final = _NUMBER["ability_general"]
ABILITY_ADVISOR: Final = _NUMBER["ability_advisor"]
VOLLEY: Final = _NUMBER["volley"]
HOLDS: Final = _NUMBER["holds"]
BREACH: Final = _NUMBER["breach"]
BARRICADES_GONE: Final = _NUMBER["barricades_gone"]
TOOK_BACK: Final = _NUMBER["took_back"]
RECLAIMED: Final = _NUMBER["reclaimed"]
GAVE: Final = _NUMBER["gave"]
LOST: Final = _NUMBER["lost"]
LOST_SOLDIER: Final = _NUMBER["lost_soldier"]
IN_FORCE: Final = _NUMBER["in_force"]
IN_FORCE_HERE: Final = _NUMBER["in_force_here"]
RESHUFFLED: Final = _NUMBER["reshuffled"]
SCORES: Final = _NUMBER["scores"]
END: Final = _NUMBER["end"]
TOKEN: Final = _NUMBER["token"]
BOUGHT_OFF: Final = _NUMBER["bought_off"]
DECREE: Final = _NUMBER["decree"]
PROPOSED: Final = _NUMBER["proposed"]
AGREED: Final = _NUMBER["agreed"]
REFUSED: Final = _NUMBER["refused"]
FULFILLED: Final = _NUMBER["fulfilled"]
SACRIFICED_SOLDIER: Final = _NUMBER["sacrificed_soldier"]
SACRIFICED_CLERK: Final = _NUMBER["sacrificed_clerk"]
SACRIFICED_TROPHY: Final = _NUMBER["sacrificed_trophy"]
EVENT: Final = _NUMBER["event"]
PASSES_AUTUMN: Final = _NUMBER["passes_autumn"]

DECKS: Final = ("hordes", "tactics", "advisors", "generals", "artifacts", "qin", "tokens", "decrees", "events")
HORDES: Final = 0
TACTICS: Final = 1
ADVISORS: Final = 2
GENERALS: Final = 3
ARTIFACTS: Final = 4
QIN_CARDS: Final = 5
TOKENS: Final = 6  # of his location track
DECREES: Final = 7
EVENTS_DECK: Final = 8
CAUSES: Final = ("walls", "shame", "time", "decrees")
BY_SHAME: Final = 1
BY_TIME: Final = 2
BY_DECREES: Final = 3

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "season": SEASONS,
    "resource": RESOURCES,
    "source": SOURCES,
    "location": LOCATIONS,
    "start": (*LOCATIONS, "pool"),
    "soldier": SOLDIERS,
    "section": SECTIONS,
    "goal": SECTIONS,
    "cell": CELL_NAMES,
    "deck": DECKS,
    "seat": (*SEATS, REED, QIN),
    "other": SEATS,
    "cause": CAUSES,
}


def name(cfg: Settings, fact: str, value: int) -> Fact:
    """The card, place or seat that a number in an event stands for."""
    box = cfg.box
    if fact == "seat":
        return SEATS[value] if cfg.kinds[value] == PLAYER else cfg.kinds[value]
    if fact in NAMES:
        return NAMES[fact][value]
    if fact == "place":
        return f"{SECTIONS[value // 3]} {value % 3 + 1}"
    if fact == "horde_card":
        return box.hordes[value].id
    if fact in ("advisor", "supporter"):
        return box.advisors[value].id
    if fact == "decree":
        return box.decrees[value].id
    if fact == "event":
        return box.events[value].id
    if fact == "command":
        return box.commands[value].id
    if fact == "general":
        return box.generals[value].id
    if fact == "tactic":
        return box.tactics[value].id
    return value


def bearer_event(bearer: int) -> tuple[int, int]:
    """The event and the number of the card whose ability acts."""
    if bearer >= BEARER_ADVISORS:
        return ABILITY_ADVISOR, bearer - BEARER_ADVISORS
    return ABILITY_GENERAL, bearer
