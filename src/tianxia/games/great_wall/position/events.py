"""What happened, as events: their kind, who is told, and numbers with names."""

from typing import Final

from ....core.questions import EventKinds
from ....core.values import Fact
from ..terms.box import BEARER_ADVISORS
from ..terms.names import LOCATIONS, PLAYER, QIN, REED, RESOURCES, SEASONS, SEATS, SECTIONS, SOLDIERS, SOURCES
from ..terms.notation import CELL_NAMES, place_name
from .settings import Settings

# News is what somebody could not have known: cards from a deck or a hand, and secret answers. The seat that held
# the card or gave the answer knew it.
_events: Final = EventKinds()
GENERAL: Final = _events.new("general", "seat", "general", news=True, known_to="seat")
FIRST_ADVISORS: Final = _events.new("first_advisors", "seat", "advisor", "supporter", news=True, known_to="seat")
YEAR: Final = _events.new("year", "year")
SEASON: Final = _events.new("season", "season")
HORDE: Final = _events.new("horde", "horde_card", "place", news=True)
RAID: Final = _events.new("raid", "horde_card", "number", news=True)
ADVISOR_SHOWN: Final = _events.new("advisor_shown", "advisor", news=True)
ADVISOR_GONE: Final = _events.new("advisor_gone", "advisor")
GAINED: Final = _events.new("gained", "seat", "number", "resource")
STORED: Final = _events.new("stored", "seat", "number", "resource")
HONOR: Final = _events.new("honor", "seat", "number", "source")
HONOR_LOST: Final = _events.new("honor_lost", "seat", "number", "source")
PAID: Final = _events.new("paid", "seat", "number", "resource")
WAREHOUSE_PAID: Final = _events.new("warehouse_paid", "number", "resource")
DREW: Final = _events.new("drew", "seat", "number")
DREW_CARD: Final = _events.new("drew_card", "tactic", news=True)
DISCARDED: Final = _events.new("discarded", "seat", "tactic", news=True, known_to="seat")
CLERK: Final = _events.new("clerk", "seat", "start", "location")
ACTIVATED: Final = _events.new("activated", "location")
ADVANCED: Final = _events.new("advanced", "seat", "location")
OVERSEER: Final = _events.new("overseer", "seat", "location", "level")
DONATED: Final = _events.new("donated", "seat", "resource")
TEA: Final = _events.new("tea", "seat", "rank")
RECRUITS: Final = _events.new("recruits", "seat", "soldier")
ATTACKS: Final = _events.new("attacks", "seat", "soldier", "place", "cell")
SHOOTS: Final = _events.new("shoots", "seat", "place", "cell")
WOUND: Final = _events.new("wound", "seat", "place", "cell")
RESTS: Final = _events.new("rests", "seat", "soldier", "section")
COVERED: Final = _events.new("covered", "horde_card", "place")
DEFEATED: Final = _events.new("defeated", "horde_card", "section")
TROPHY: Final = _events.new("trophy", "seat", "horde_card")
NO_TROPHY: Final = _events.new("no_trophy", "horde_card")
TROPHY_OF_CLAN: Final = _events.new("trophy_of_clan", "seat", "horde_card")
DYING: Final = _events.new("dying", "seat", "soldier", "number")
SAVED: Final = _events.new("saved", "seat", "soldier", "section")
KILLED: Final = _events.new("killed", "seat", "soldier", "number")
SHAME: Final = _events.new("shame", "seat", "soldier")
SHAME_ON_TROPHY: Final = _events.new("shame_on_trophy", "seat", "horde_card")
SHAME_WITHOUT_PLACE: Final = _events.new("shame_without_place", "seat")
BANK_EMPTY: Final = _events.new("bank_empty", "seat")
SHAME_OFF: Final = _events.new("shame_off", "seat", "soldier")
SHAME_OFF_TROPHY: Final = _events.new("shame_off_trophy", "seat", "horde_card")
BARRICADE: Final = _events.new("barricade", "seat", "section")
WALL: Final = _events.new("wall", "seat", "section", "level")
HIRED_CLERK: Final = _events.new("hired_clerk", "seat")
HIRED_ADVISOR: Final = _events.new("hired_advisor", "seat", "advisor")
ADVISOR_ACTIVE: Final = _events.new("advisor_active", "seat", "advisor")
ADVISOR_SUPPORTING: Final = _events.new("advisor_supporting", "seat", "advisor")
REDEPLOYED: Final = _events.new("redeployed", "seat", "soldier", "section", "goal")
COMMAND: Final = _events.new("command", "seat", "command", news=True, known_to="seat")
ON_TRACK: Final = _events.new("on_track", "seat", "space")
TURN: Final = _events.new("turn", "seat", "command")
COPIES: Final = _events.new("copies", "seat", "command")
TACTIC: Final = _events.new("tactic", "seat", "tactic", news=True, known_to="seat")
BOOSTED: Final = _events.new("boosted", "seat", "tactic", news=True, known_to="seat")
ABILITY_GENERAL: Final = _events.new("ability_general", "seat", "general")
ABILITY_ADVISOR: Final = _events.new("ability_advisor", "seat", "advisor")
VOLLEY: Final = _events.new("volley", "section")
HOLDS: Final = _events.new("holds", "section", "defense", "power")
BREACH: Final = _events.new("breach", "section", "defense", "power")
BARRICADES_GONE: Final = _events.new("barricades_gone")
TOOK_BACK: Final = _events.new("took_back", "seat")
RECLAIMED: Final = _events.new("reclaimed", "seat", "command")
GAVE: Final = _events.new("gave", "seat", "number", "resource", "other")
LOST: Final = _events.new("lost", "seat", "number", "resource")
LOST_SOLDIER: Final = _events.new("lost_soldier", "seat", "soldier", "section")
IN_FORCE: Final = _events.new("in_force", "seat", "location")
IN_FORCE_HERE: Final = _events.new("in_force_here", "seat", "section")
RESHUFFLED: Final = _events.new("reshuffled", "deck")
SCORES: Final = _events.new("scores", "seat", "number", "source")
END: Final = _events.new("end", "cause")
TOKEN: Final = _events.new("token", "location")
BOUGHT_OFF: Final = _events.new("bought_off", "seat")
DECREE: Final = _events.new("decree", "decree", news=True)
PROPOSED: Final = _events.new("proposed", "seat", "decree")
AGREED: Final = _events.new("agreed", "seat")
REFUSED: Final = _events.new("refused", "seat")
FULFILLED: Final = _events.new("fulfilled", "decree")
SACRIFICED_SOLDIER: Final = _events.new("sacrificed_soldier", "seat", "soldier", "section")
SACRIFICED_CLERK: Final = _events.new("sacrificed_clerk", "seat", "start")
SACRIFICED_TROPHY: Final = _events.new("sacrificed_trophy", "seat", "horde_card")
EVENT: Final = _events.new("event", "event", news=True)
PASSES_AUTUMN: Final = _events.new("passes_autumn", "seat")

EVENTS: Final = tuple(_events.kinds)


DECKS: Final = ("hordes", "tactics", "advisors", "generals", "artifacts", "qin", "tokens", "decrees", "events")
HORDES: Final = 0
TACTICS: Final = 1
ADVISORS: Final = 2
GENERALS: Final = 3
ARTIFACTS: Final = 4
QIN_CARDS: Final = 5
TOKENS: Final = 6  # of Qin's location track
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
        return place_name(value)
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
    """The event and the number of the card whose ability triggers."""
    if bearer >= BEARER_ADVISORS:
        return ABILITY_ADVISOR, bearer - BEARER_ADVISORS
    return ABILITY_GENERAL, bearer
