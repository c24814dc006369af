"""Everything that Sun Tzu can say, in any language: rules, facts with their values, keys of names and settings."""

from functools import cache
from itertools import product

from fluent.syntax import ast, parse

from tianxia.core.values import Fact
from tianxia.games.sun_tzu.names import ASKS, CARDS, EVENT_CARDS, GENERALS, PROVINCES, SEATS
from tianxia.games.sun_tzu.settings import CHOICES
from tianxia.words import key_part

from .source import SOURCE

SECTIONS = {"A": 10, "B": 15, "C": 8, "D": 6, "E": 17, "F": 23, "G": 16, "H": 7, "X": 3}
RULES = [f"ST-{section}{n}" for section, last in SECTIONS.items() for n in range(1, last + 1)]
LEGAL = "games/sun_tzu/legal.py"

# The files that the engine speaks from; the others belong to the server and to the browser.
ENGINE_FILES = ("platform.ftl", "sun_tzu.ftl", "sun_tzu_rules.ftl")

# Every value that a fact can have; numbers where none are named.
SIDES = (*SEATS, "nobody")
PLACES = (*PROVINCES, "pool", "nowhere")
VALUES: dict[str, tuple[Fact, ...]] = {
    "seat": SIDES,
    "winner": SIDES,
    "start": PROVINCES,
    "goal": PROVINCES,
    "order": CARDS,
    "province": PROVINCES,
    "source": PLACES,
    "card": CARDS,
    "top": CARDS,
    "sun_tzu_card": CARDS,
    "shao_card": CARDS,
    "general": GENERALS,
    "event": EVENT_CARDS,
    "now": ASKS,
    "marker": tuple(range(-9, 10)),
}
NUMBERS = (0, 1, 2, 5, 21)


def facts_of(names: tuple[str, ...]) -> list[dict[str, Fact]]:
    """Facts with these names and all values that each can have, in all combinations of some."""
    every = [VALUES.get(name, NUMBERS) for name in names]
    return [dict(zip(names, values, strict=True)) for values in product(*every)]


def files_of(language: str) -> list[str]:
    """The names of the files of a language."""
    return sorted(file.name for file in (SOURCE / "locales" / language).glob("*.ftl"))


@cache
def entries(language: str, file: str) -> list[ast.Message]:
    """All messages of a file, also those that stand there twice."""
    tree = parse((SOURCE / "locales" / language / file).read_text(encoding="utf-8"))
    return [entry for entry in tree.body if isinstance(entry, ast.Message)]


def setting_keys() -> set[str]:
    names = {f"sun_tzu-setting-{choice.name}" for choice in CHOICES}
    return names | {
        f"sun_tzu-setting-{choice.name}-{str(value).lower()}" for choice in CHOICES for value in choice.values
    }


def name_keys() -> set[str]:
    pieces = {"seat": (*SIDES, "0", "1"), "province": PROVINCES, "card": CARDS, "now": ASKS}
    told_about = {"general": GENERALS, "event_card": EVENT_CARDS}
    keys = {f"sun_tzu-{kind}-{key_part(n)}" for kind, names in {**pieces, **told_about}.items() for n in names}
    return keys | {f"sun_tzu-{kind}-{n}-about" for kind, names in told_about.items() for n in names}
