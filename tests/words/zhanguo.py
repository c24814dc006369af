"""Everything that ZhanGuo can say: facts with their values, keys, and what occurs in random games."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options
from tianxia.core.state import seats_of
from tianxia.core.values import Fact, Option, Refusal, Told
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.asks import ASKS
from tianxia.games.zhanguo.names import AREAS, BONUSES
from tianxia.games.zhanguo.notation import WORDS
from tianxia.games.zhanguo.rounds import RULE_OF_ACTION
from tianxia.games.zhanguo.rules import ZhanGuoRules
from tianxia.games.zhanguo.settings import CHOICES
from tianxia.games.zhanguo.state import ZhanGuoState
from tianxia.games.zhanguo.told import EVENTS, NAMES

from .source import SOURCE, ids_in, refusals_in, tree_of
from .vocabulary import entries

FOLDER = "games/zhanguo"
SECTIONS = {"A": 10, "B": 13, "C": 9, "U": 10, "R": 6, "O": 10, "K": 15}
SECTIONS |= {"T": 13, "F": 9, "P": 9, "W": 16, "M": 9, "Y": 12, "V": 7}
RULES = [f"ZG-{section}{n}" for section, last in SECTIONS.items() for n in range(1, last + 1)]

# Ids in the source that refuse nothing: those of options, and of the end of the game.
NO_REFUSALS = {choice.rule for choice in CHOICES} - {"ZG-B8", "ZG-V1"} | {"ZG-C1"}
# Refusals whose rule is looked up before, with the names of their facts.
LOOKED_UP: dict[str, tuple[str, ...]] = dict.fromkeys(("ZG-F8", "ZG-O5", "ZG-P4"), ("region", "goal"))

# The values that a fact can have; numbers where none are named.
SQUARES = (*NAMES["square"], "beside")
VALUES: dict[str, tuple[Fact, ...]] = {**NAMES, "square": SQUARES, "now": ASKS, "mission": tuple(range(6))}
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
    """Rule and names of the facts of every refusal."""
    found: set[tuple[str, tuple[str, ...]]] = {(rule, ("action",)) for rule in RULE_OF_ACTION} | set(LOOKED_UP.items())
    for file in sorted((SOURCE / FOLDER).glob("*.py")):
        found |= refusals_in(f"{FOLDER}/{file.name}")
    return frozenset(found)


def ids_in_source() -> set[str]:
    """Every id of a rule that the source names, those of refusals and others."""
    files = sorted((SOURCE / FOLDER).glob("*.py"))
    return {rule for file in files for rule in ids_in(tree_of(f"{FOLDER}/{file.name}"))}


def options() -> list[Option]:
    return list(WORDS.values())


# Keys


def setting_keys() -> set[str]:
    names = {f"zhanguo-setting-{choice.name}" for choice in CHOICES}
    return names | {
        f"zhanguo-setting-{choice.name}-{str(value).lower()}" for choice in CHOICES for value in choice.values
    }


def name_keys() -> set[str]:
    """The names of all pieces; a goal is a region."""
    pieces = {kind: names for kind, names in NAMES.items() if kind != "goal"}
    pieces |= {"square": SQUARES, "area": AREAS, "bonus": BONUSES, "now": ASKS}
    return {f"zhanguo-{kind}-{name}" for kind, names in pieces.items() for name in names}


def about_keys() -> set[str]:
    """What pieces do."""
    explained = {kind: NAMES[kind] for kind in ("aspect", "action", "board", "square", "criterion", "reward")}
    explained["bonus"] = BONUSES
    return {f"zhanguo-{kind}-{name}-about" for kind, names in explained.items() for name in names}


def part_keys() -> set[str]:
    """Parts of sentences: only the sentences themselves ask for them."""
    return {entry.id.name for entry in entries("en", "zhanguo.ftl") if entry.id.name.startswith("zhanguo-part-")}


def used_keys() -> set[str]:
    used = {"zhanguo-title"} | name_keys() | about_keys() | setting_keys() | part_keys()
    used |= {f"zhanguo-ask-{kind}" for kind in ASKS}
    used |= {f"zhanguo-option-{option.verb}" for option in options()}
    used |= {f"zhanguo-event-{kind.name}" for kind in EVENTS}
    return used | {f"zhanguo-refusal-{rule}" for rule, _ in refusals()}


# Random games

B_BOARDS: Options = {"boards": "auction", "draft": True, "turns_by_track": True, "unrest_by_worker": True}
MODES: tuple[tuple[int, Options], ...] = ((2, {}), (3, {"boards": "picked"}), (4, {}), (4, B_BOARDS))
GAMES_OF_A_MODE = 4


def _choice(rules: ZhanGuoRules, s: ZhanGuoState, seat: int, dice: Dice) -> int:
    """A random option: mostly one that acts, and seldom a free shift, or nothing would be built."""
    codes = rules.options(s, seat, s.stack[-1])
    acting = [code for code in codes if rules.words[code].verb not in ("done", "pass", "shift", "up")]
    building = [code for code in acting if rules.text(code) in ("court governor", "court palace", "court wall")]
    offered = rules.offers(s, seat, s.stack[-1])
    if offered and dice.below(4) == 0:
        return offered[dice.below(len(offered))]
    if building and dice.below(2):
        return building[dice.below(len(building))]
    return acting[dice.below(len(acting))] if acting and dice.below(6) else codes[dice.below(len(codes))]


@cache
def what_occurs() -> tuple[frozenset[Refusal], tuple[Told, ...]]:
    """Refusals of the whole vocabulary at many positions, and one of every different event.

    Of each kind of question the positions are the first, second, fourth, eighth and so on.
    """
    found: set[Refusal] = set()
    events: dict[str, Told] = {}
    asked: Counter[int] = Counter()
    for mode, (players, given) in enumerate(MODES):
        rules = ZhanGuoRules(players, checked_options(GAME, given), None)
        for game in range(GAMES_OF_A_MODE):
            dice = Dice.seeded(f"walk {mode} {game}")
            s = kernel.start(rules, Dice.seeded(f"{mode} {game}"), True)
            while s.stack:
                asked[s.stack[-1][1]] += 1
                if asked[s.stack[-1][1]].bit_count() == 1:
                    found.update(_refusals_at(rules, s))
                seat = kernel.first_owing(s)
                kernel.apply(rules, s, seat, _choice(rules, s, seat, dice))
            events.update({str(told): told for told in _told(rules, s)})
    return frozenset(found), tuple(events.values())


def _refusals_at(rules: ZhanGuoRules, s: ZhanGuoState) -> Iterator[Refusal]:
    for seat in seats_of(s.stack[-1][2]):
        for code in rules.words:
            refusal = rules.why_not(s, seat, s.stack[-1], code)
            if refusal is not None:
                yield refusal


def _told(rules: ZhanGuoRules, s: ZhanGuoState) -> Iterator[Told]:
    for event in s.told or []:
        if event[0] >= 0:  # not the kernel's own record of chance
            kind = rules.events[event[0]]
            yield Told(kind.name, {fact: rules.name(fact, n) for fact, n in zip(kind.facts, event[2:], strict=True)})
