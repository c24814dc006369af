"""Everything that The Great Wall can say: facts with their values, keys, and what occurs in random games."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options
from tianxia.core.state import seats_of
from tianxia.core.values import Fact, Option, Refusal, Told
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.asks import ASKS
from tianxia.games.great_wall.cards import tables_of
from tianxia.games.great_wall.names import QIN, REED, RESOURCES, SECTIONS, SOURCES
from tianxia.games.great_wall.notation import words_of
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.settings import CHOICES
from tianxia.games.great_wall.state import GreatWallState
from tianxia.games.great_wall.told import CAUSES, DECKS, EVENTS, NAMES
from tianxia.words import key_part

from .source import SOURCE, ids_in, refusals_in, tree_of
from .vocabulary import entries

FOLDER = "games/great_wall"
NO_REFUSALS = {"settings.py", "assault.py"}  # ids of options, and of the end of the game
ENDS = {"GW-C15", "GW-C16"}  # of the co-operative game
TABLES = tables_of(None)

# The values that a fact can have; numbers where none are named.
PLACES = tuple(f"{section} {row}" for section in SECTIONS for row in (1, 2, 3))
ADVISORS = tuple(card.id for card in TABLES.advisors)
COMMANDS = tuple(card.id for card in TABLES.commands)
SEATS = tuple(dict.fromkeys((*NAMES["seat"], REED, QIN)))  # those that the rules move have names
VALUES: dict[str, tuple[Fact, ...]] = {
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
NUMBERS = (0, 1, 2, 3, 5, 12, 21, 22)


def facts_of(names: tuple[str, ...]) -> list[dict[str, Fact]]:
    """Facts with these names: each has all its values in turn, and they meet in different pairs."""
    every = {name: VALUES.get(name, NUMBERS) for name in names}
    found: list[dict[str, Fact]] = []
    for nth in range(3 * max((len(values) for values in every.values()), default=1)):
        facts: dict[str, Fact] = {}
        for place, (name, values) in enumerate(every.items()):
            facts[name] = values[(nth + place * (nth // len(values))) % len(values)]
        found.append(facts)
    return found


# What the source says


@cache
def refusals() -> frozenset[tuple[str, tuple[str, ...]]]:
    """Rule and names of the facts of every refusal; those that are looked up in a table have no facts."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for file in sorted((SOURCE / FOLDER).glob("*.py")):
        if file.name not in NO_REFUSALS:
            found |= refusals_in(f"{FOLDER}/{file.name}")
            known = {rule for rule, _ in refusals_in(f"{FOLDER}/{file.name}")}
            found |= {(rule, ()) for rule in ids_in(tree_of(f"{FOLDER}/{file.name}")) if rule not in known | ENDS}
    return frozenset(found)


def options() -> list[Option]:
    return list(words_of(TABLES).values())


# Keys


def setting_keys() -> set[str]:
    names = {f"great_wall-setting-{choice.name}" for choice in CHOICES}
    return names | {
        f"great_wall-setting-{choice.name}-{str(value).lower()}" for choice in CHOICES for value in choice.values
    }


def name_keys() -> set[str]:
    pieces = {"seat": SEATS, "place": PLACES, "source": SOURCES, "deck": DECKS, "cause": CAUSES, "now": ASKS}
    return {f"great_wall-{kind}-{key_part(name)}" for kind, names in pieces.items() for name in names}


def card_keys() -> set[str]:
    pieces = {kind: NAMES[kind] for kind in ("resource", "soldier", "season", "section")}
    pieces["place"] = ("rest", "firing", "pool", "warehouse")
    pieces["horde_card"] = tuple(card.id for card in TABLES.hordes)
    explained = {
        "location": NAMES["location"],
        "command": COMMANDS,
        "artifact": tuple(card.id for card in TABLES.artifacts),
        "horde": tuple(dict.fromkeys(card.type for card in TABLES.hordes)),
        "event_card": tuple(str(id_) for id_ in VALUES["event"]),  # `event` are the lines of the log
        **{kind: tuple(str(id_) for id_ in VALUES[kind]) for kind in ("general", "advisor", "tactic", "decree")},
    }
    named = {f"great_wall-{kind}-{name}" for kind, names in {**pieces, **explained}.items() for name in names}
    return named | {f"great_wall-{kind}-{name}-about" for kind, names in explained.items() for name in names}


def part_keys() -> set[str]:
    """Parts of sentences: only the sentences themselves ask for them."""
    return {entry.id.name for entry in entries("en", "great_wall.ftl") if entry.id.name.startswith("great_wall-part-")}


def used_keys() -> set[str]:
    used = {"great_wall-title"} | name_keys() | setting_keys() | part_keys()
    used |= {f"great_wall-ask-{kind}" for kind in ASKS}
    used |= {f"great_wall-option-{option.verb}" for option in options()}
    used |= {f"great_wall-event-{kind.name}" for kind in EVENTS}
    return used | {f"great_wall-refusal-{rule}" for rule, _ in refusals()}


# Random games

MODES: tuple[tuple[int, Options], ...] = (
    (3, {}),
    (4, {}),
    (3, {"edition": "first", "cleanup_order": "right"}),
    (2, {}),
    (1, {}),
    (2, {"mode": "coop"}),
    (3, {"mode": "coop"}),
)
GAMES_OF_A_MODE = 4
WEALTH = 30  # of each resource: with it every second game is played, or little would be recruited and built


def _choice(rules: GreatWallRules, s: GreatWallState, seat: int, dice: Dice) -> int:
    """A random option: mostly one that acts, or the games would stand still."""
    codes = rules.options(s, seat, s.stack[-1])
    acting = [code for code in codes if rules.text(code) not in ("done", "pass")]
    return acting[dice.below(len(acting))] if acting and dice.below(8) else codes[dice.below(len(codes))]


@cache
def what_occurs() -> tuple[frozenset[Refusal], tuple[Told, ...]]:
    """Refusals of the whole vocabulary at many positions, and one of every different event.

    Of each kind of question the positions are the first, second, fourth, eighth and so on.
    """
    found: set[Refusal] = set()
    events: dict[str, Told] = {}
    asked: Counter[int] = Counter()
    for mode, (players, given) in enumerate(MODES):
        rules = GreatWallRules(players, checked_options(GAME, given), None)
        for game in range(GAMES_OF_A_MODE):
            dice = Dice.seeded(f"walk {mode} {game}")
            s = kernel.start(rules, Dice.seeded(f"{mode} {game}"), True)
            s.stock[: players * len(RESOURCES)] = [WEALTH * (game % 2)] * (players * len(RESOURCES))
            while s.stack:
                asked[s.stack[-1][1]] += 1
                if asked[s.stack[-1][1]].bit_count() == 1:
                    found.update(_refusals_at(rules, s))
                seat = kernel.first_owing(s)
                kernel.apply(rules, s, seat, _choice(rules, s, seat, dice))
            events.update({str(told): told for told in _told(rules, s)})
    return frozenset(found), tuple(events.values())


def _refusals_at(rules: GreatWallRules, s: GreatWallState) -> Iterator[Refusal]:
    for seat in seats_of(s.stack[-1][2]):
        for code in rules.words:
            refusal = rules.why_not(s, seat, s.stack[-1], code)
            if refusal is not None:
                yield refusal


def _told(rules: GreatWallRules, s: GreatWallState) -> Iterator[Told]:
    for event in s.told or []:
        if event[0] >= 0:  # not the kernel's own record of chance
            kind = rules.events[event[0]]
            yield Told(kind.name, {fact: rules.name(fact, n) for fact, n in zip(kind.facts, event[2:], strict=True)})
