"""Plain text becomes Markdown, and ids of rules become links."""

import re
from typing import Final

from tianxia import known_games

GAMES: Final = {game.prefix: game.name for game in known_games()}
PREFIXES: Final = "|".join(GAMES)

RULE: Final = re.compile(rf"\b(?:{PREFIXES})-[A-Z][0-9]+\b")
SPECIAL: Final = re.compile(r"([\\`*_\[\]|#<>{}])")

# What stays as it is: code blocks and code spans, links and pictures, headings, comments, HTML.
AS_IT_IS: Final = re.compile(
    r"^```.*?^```$|`[^`\n]+`|!?\[[^\]\n]*\]\([^)\n]*\)(?:\{[^}\n]*\})?|^#{1,6} [^\n]*$|<!--.*?-->|<[^>\n]+>",
    re.MULTILINE | re.DOTALL,
)
LIGHT: Final = re.compile(r"!\[([^\]\n]*)\]\((pictures/\w+)-light\.png\)")
ROW: Final = re.compile(rf"^\| ((?:{PREFIXES})-[A-Z][0-9]+) \|", re.MULTILINE)


def plain(text: str) -> str:
    """A text that stays as it is, whatever characters are in it.

    >>> plain("a_b <i> | c")
    'a\\\\_b \\\\<i\\\\> \\\\| c'
    """
    return SPECIAL.sub(r"\\\1", text)


def page_of(rule: str) -> str:
    """The page that a rule is on, relative to the root of the site.

    >>> page_of("ST-E3")
    'rules/sun_tzu.md'
    """
    return f"rules/{GAMES[rule[:2]]}.md"


def linked(markdown: str, root: str = "") -> str:
    """The same page with a link on every rule id; `root` is the path to the root of the site.

    >>> linked("By ST-E3, not `ST-E3`.")
    'By [ST-E3](rules/sun_tzu.md#ST-E3), not `ST-E3`.'
    """
    parts, done = [], 0
    for kept in AS_IT_IS.finditer(markdown):
        parts += [_linked(markdown[done : kept.start()], root), kept.group()]
        done = kept.end()
    return "".join([*parts, _linked(markdown[done:], root)])


def _linked(text: str, root: str) -> str:
    return RULE.sub(lambda found: f"[{found.group()}]({root}{page_of(found.group())}#{found.group()})", text)


def with_places(markdown: str) -> str:
    """Every table row that begins with a rule becomes an anchor.

    >>> with_places("| ST-E5 | prices | why |")
    '| [ST-E5](rules/sun_tzu.md#ST-E5){ #ST-E5 } | prices | why |'
    """
    return ROW.sub(lambda row: f"| [{row[1]}]({page_of(row[1])}#{row[1]}){{ #{row[1]} }} |", markdown)


def by_day_and_night(markdown: str) -> str:
    """A picture in the light theme gets its twin for those who read in the dark one.

    >>> by_day_and_night("![the end](pictures/end-light.png)")
    '![the end](pictures/end-light.png#only-light)![the end](pictures/end-dark.png#only-dark)'
    """
    return LIGHT.sub(r"![\1](\2-light.png#only-light)![\1](\2-dark.png#only-dark)", markdown)
