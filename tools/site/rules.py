"""The rules of a game as a page: chapters with headings, and every rule at an anchor with its id."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

import tianxia
from tianxia.words import Words

from .markup import PREFIXES, plain
from .rulings import Place, places

LOCALES: Final = Path(tianxia.__file__).parent / "locales"
LANGUAGES: Final = {"en": "English", "pl": "polski", "cs": "čeština", "it": "italiano"}
REFERENCE: Final = re.compile(rf"\b(?:{PREFIXES})-[A-Z][0-9]*\b")


@cache
def words_in(language: str) -> Words:
    """Read once for all pages: a language takes half a second."""
    return Words(language)


def address(game: str, language: str) -> str:
    """Where the page is; English is the language of the site.

    >>> address("sun_tzu", "en"), address("sun_tzu", "pl")
    ('rules/sun_tzu.md', 'rules/pl/sun_tzu.md')
    """
    return f"rules/{game}.md" if language == "en" else f"rules/{language}/{game}.md"


def rules_page(game: str, language: str) -> str:
    words = words_in(language)
    titles = {each.name: each.title for each in tianxia.known_games()}
    rules = words.find_rules(game)
    up = "../" if language == "en" else "../../"
    spoken_of = places()
    lines = [
        _head(language),
        f"# {words.fill('web-rules-of', game=titles[game])}",
        "",
        plain(words.say("web-rules-line")),
    ]
    lines += ["", _languages(game, language, up), ""]
    if language == "en":
        lines += _terms(game)
    chapter = ""
    for rule, sentence in rules:
        if rule.rstrip("0123456789") != chapter:
            chapter = rule.rstrip("0123456789")
            lines += [f"## {plain(words.rule(chapter))} {{ #{chapter} }}", ""]
        lines += [
            f"### {rule} {{ #{rule} }}",
            "",
            _referring(sentence),
            *_rulings(rule, spoken_of.get(rule, []), up),
            "",
        ]
    return "\n".join(lines)


def _head(language: str) -> str:
    """What the hook needs to know about the page. The search covers only the site's language; rules come first."""
    search = "boost: 2" if language == "en" else "exclude: true"
    return f"---\nkind: rules\nlanguage: {language}\nsearch:\n  {search}\n---\n"


def _languages(game: str, language: str, up: str) -> str:
    named = [
        f"**{name}**" if code == language else f"[{name}]({up}{address(game, code)})"
        for code, name in LANGUAGES.items()
    ]
    return " · ".join(named) + "\n{ .languages }"


def _referring(sentence: str) -> str:
    """A rule that names another rule, or a chapter, links to it."""
    return REFERENCE.sub(lambda found: f"[{found.group()}](#{found.group()})", plain(sentence))


def _rulings(rule: str, there: list[Place], up: str) -> list[str]:
    """Links to the rulings about the rule, its own first."""
    if not there:
        return []
    links = [f"[{_named(rule, place)}]({up}{place.page}#{place.anchor})" for place in there]
    return ["", " · ".join(links), "{ .why }"]


def _named(rule: str, place: Place) -> str:
    if place.anchor == rule:
        return "Why so?"
    return f"Ruling on {place.name}" if REFERENCE.fullmatch(place.name) else place.name


def _terms(game: str) -> list[str]:
    """What the words of the rules mean, from the head of the catalog."""
    text = (LOCALES / "en" / f"{game}_rules.ftl").read_text(encoding="utf-8")
    head = next(entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.ResourceComment))
    said = next(part for part in (head.content or "").split("\n\n") if part.startswith("Terms:"))
    terms = [term.split("=", 1) for term in said.removeprefix("Terms:").replace("\n", " ").strip(" .").split(";")]
    lines = [f"| {plain(term.strip())} | {_referring(meaning.strip())} |" for term, meaning in terms]
    return ["## Words of these rules { #terms }", "", "| word | meaning |", "|---|---|", *lines, ""]
