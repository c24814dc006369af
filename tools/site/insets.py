"""What a page asks for with a comment: a game's options and observations, links to its rules, cards and rulings.

The pages are also read in the repository, where those other pages do not exist: so only the site links to them.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import tianxia
from tianxia.core.observing import length_of
from tianxia.core.registry import find, make_rules

from .markup import plain
from .rules import LANGUAGES, address, words_in

INSET: Final = re.compile(r"<!-- site: (\w+)(?: (\w+))? -->")
DOCS: Final = Path(__file__).parents[2] / "docs"


def with_insets(markdown: str) -> str:
    """The page with everything that its comments ask for; an unknown name is a KeyError."""
    return INSET.sub(lambda found: INSETS[found[1]](found[2] or ""), markdown)


def options(game: str) -> str:
    """The options of a game, each with the rule that says what it does."""
    words = words_in("en")
    lines = ["The usual value of each comes first.", ""]
    for choice in find(game).choices:
        values = ", ".join(f"`{str(value).lower()}`" for value in choice.values)
        about = plain(words.rule(choice.rule))
        lines += [f"**`{choice.name}`**: {values}", f":   {choice.rule}: {about}", ""]
    return "\n".join(lines)


def ways(game: str) -> str:
    """Links from a game's page to all that is known of it."""
    rules = " · ".join(f"[{name}]({address(game, code)})" for code, name in LANGUAGES.items())
    count, own = len(words_in("en").find_rules(game)), f"rulings_{game}.md"
    return "\n".join(
        [
            f"- All {count} rules by their ids: {rules}",
            f"- [What every card says](cards/{game}.md)",
            f"- [Rulings]({own if (DOCS / own).exists() else 'rulings.md'}): how open points are decided, and why",
        ]
    )


def catalogs(_: str) -> str:
    """All pages of rules there are."""
    lines = ["| game | rules |", "|---|---|"]
    for game in tianxia.known_games():
        pages = " · ".join(f"[{name}]({address(game.name, code)})" for code, name in LANGUAGES.items())
        lines.append(f"| {game.title} | {pages} |")
    return "\n".join(lines)


def kernel(_: str) -> str:
    """The refusals of the kernel, which are the same in all games."""
    words = words_in("en")
    refusals = [key for key in words.keys if key.startswith("TX-")]
    return "\n".join(
        [
            "| id | sentence |",
            "|---|---|",
            *[f"| **{key}**{{ #{key} }} | {plain(words.say(key))} |" for key in refusals],
        ]
    )


def observation(game: str) -> str:
    """What the numbers of an observation mean."""
    rules = make_rules(game, None, {}, None)
    blocks = rules.observed()
    return "\n".join(
        [
            f"{length_of(blocks)} numbers, version `{rules.observation_version()}`.",
            "",
            "| block | numbers | kinds | meaning |",
            "|---|---|---|---|",
            *[f"| `{name}` | {length} | {kinds or ''} | {meaning} |" for name, length, kinds, meaning in blocks],
        ]
    )


INSETS: Final[dict[str, Callable[[str], str]]] = {
    "catalogs": catalogs,
    "kernel": kernel,
    "observation": observation,
    "options": options,
    "ways": ways,
}
