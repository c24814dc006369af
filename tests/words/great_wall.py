"""Everything that The Great Wall can say: facts with their values, keys, and what occurs in random games."""

from collections.abc import Iterator
from functools import cache, partial

from tianxia.bots.great_wall import reasons
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options
from tianxia.core.rules import Rules
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.cards.reader import box_of
from tianxia.games.great_wall.position.events import CAUSES, DECKS, EVENTS, NAMES
from tianxia.games.great_wall.position.settings import CHOICES
from tianxia.games.great_wall.position.state import GreatWallState
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.terms.asks import ASKS
from tianxia.games.great_wall.terms.names import QIN, REED, RESOURCES, SECTIONS, SOURCES
from tianxia.games.great_wall.terms.notation import actions_of
from tianxia.words import key_part

from .random_games import Modes, Occurred, occurred, started
from .source import SOURCE, ids_in, refusals_in, tree_of
from .speech import RefusalForms, Speech, Values, facts_in_turn

FOLDER = "games/great_wall"
NO_REFUSALS = {"settings.py", "assault.py"}  # ids of options, and of the end of the game
ENDS = {"GW-C15", "GW-C16"}  # of the cooperative game
TABLES = box_of(None)

# The values that a fact can have; numbers where none are named.
PLACES = tuple(f"{section} {row}" for section in SECTIONS for row in (1, 2, 3))
ADVISORS = tuple(card.id for card in TABLES.advisors)
COMMANDS = tuple(card.id for card in TABLES.commands)
SEATS = tuple(dict.fromkeys((*NAMES["seat"], REED, QIN)))  # those that the rules move have names
VALUES: Values = {
    **NAMES,
    "seat": SEATS,
    "command": COMMANDS,
    "location": (*NAMES["location"], "pool"),
    "place": PLACES,
    "advisor": ADVISORS,
    "supporter": ADVISORS,
    "general": tuple(card.id for card in TABLES.generals),
    "tactic": tuple(card.id for card in TABLES.tactics),
    "horde_card": tuple(card.id for card in TABLES.hordes),
    "decree": tuple(card.id for card in TABLES.decrees),
    "event": tuple(card.id for card in TABLES.events),
    "now": ASKS,
}


# What the source says


def refusals() -> RefusalForms:
    """Rule and names of the facts of every refusal; those that are looked up in a table have no facts."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for file in sorted((SOURCE / FOLDER).rglob("*.py")):
        if file.name not in NO_REFUSALS:
            found |= refusals_in(str(file.relative_to(SOURCE)))
            known = {rule for rule, _ in refusals_in(str(file.relative_to(SOURCE)))}
            found |= {(rule, ()) for rule in ids_in(tree_of(str(file.relative_to(SOURCE)))) if rule not in known | ENDS}
    return frozenset(found)


# Keys


def name_keys() -> set[str]:
    pieces = {"seat": SEATS, "place": PLACES, "source": SOURCES, "deck": DECKS, "cause": CAUSES, "now": ASKS}
    return {f"great_wall-{kind}-{key_part(name)}" for kind, names in pieces.items() for name in names}


# Cards whose composed sentence would be clumsy, and the reminders of rules, which have no effect of their own.
REMINDERS = ("reed_general_a", "reed_general_b", "qin_jiushao")
OWN_SENTENCES = {
    **{f"great_wall-general-{name}-about": "a reminder of rules" for name in REMINDERS},
    "great_wall-advisor-tea_master-about": "two abilities of one moment: the second stands in place of the first",
    "great_wall-horde-spies-about": "no ability, but its grid is worth a word",
    "great_wall-decree-taunt_them_and_prevail-about": "a number that is compared with the players",
}


def card_keys() -> set[str]:
    pieces = {kind: NAMES[kind] for kind in ("resource", "soldier", "season", "section", "location")}
    pieces |= {
        "place": ("rest", "firing", "pool", "warehouse"),
        "horde_card": tuple(card.id for card in TABLES.hordes),
        "command": COMMANDS,
        "artifact": tuple(card.id for card in TABLES.artifacts),
        "horde": tuple(dict.fromkeys(card.type for card in TABLES.hordes)),
        "event_card": tuple(str(id_) for id_ in VALUES["event"]),  # `event` is for the lines of the log
        "general": (*[str(id_) for id_ in VALUES["general"]], *REMINDERS),
        **{kind: tuple(str(id_) for id_ in VALUES[kind]) for kind in ("advisor", "tactic", "decree")},
    }
    return {f"great_wall-{kind}-{name}" for kind, names in pieces.items() for name in names} | set(OWN_SENTENCES)


# Random games

MODES: Modes = (
    (3, {}),
    (4, {}),
    (3, {"edition": "first", "cleanup_order": "right"}),
    (2, {}),
    (1, {}),
    (2, {"mode": "coop"}),
    (3, {"mode": "coop"}),
)
WEALTH = 30  # of each resource, in every second game; otherwise little would be recruited and built


def _rules(players: int, given: Options) -> GreatWallRules:
    return GreatWallRules(players, checked_options(GAME, given), None)


def _games() -> Iterator[tuple[Rules[GreatWallState], GreatWallState, Dice]]:
    for nth, (rules, s, dice) in enumerate(started(MODES, _rules)):
        s.stock[: rules.seats * len(RESOURCES)] = [WEALTH * (nth % 2)] * (rules.seats * len(RESOURCES))
        yield rules, s, dice


def _choice(rules: Rules[GreatWallState], s: GreatWallState, seat: int, dice: Dice) -> int:
    """A random option: mostly one that acts, or the games would stall."""
    codes = rules.options(s, seat, s.stack[-1])
    acting = [code for code in codes if rules.text(code) not in ("done", "pass")]
    return acting[dice.below(len(acting))] if acting and dice.below(8) else codes[dice.below(len(codes))]


@cache
def what_occurs() -> Occurred:
    return occurred(_games(), _choice)


SPEECH = Speech(
    game="great_wall",
    prefix="GW",
    choices=CHOICES,
    asks=ASKS,
    events=EVENTS,
    options=tuple(actions_of(TABLES).values()),
    values=VALUES,
    facts_of=partial(facts_in_turn, VALUES),
    names=frozenset(name_keys() | {key for key in card_keys() if not key.endswith("-about")}),
    about=frozenset(key for key in card_keys() if key.endswith("-about")),
    refusals=refusals(),
    reasons=reasons.FACTS,
    what_occurs=what_occurs,
    heard=51,
)
