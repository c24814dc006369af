"""The pages of rulings name exactly the rules that the catalog marks as ours."""

import re
from pathlib import Path

import pytest

from tianxia import known_games
from tianxia.words import Words

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| ([A-Z]{2}-[A-Z]\d+) \|", re.MULTILINE)

RULING = "(Our ruling"
ANSWER = "(Publisher's answer"
FOLLOWS = "(Follows from the other rules.)"
RECONSTRUCTION = "(Our reconstruction"


def rules_named(page: str, heading: str) -> list[str]:
    """The rules of the table below a heading."""
    _, found, rest = (DOCS / page).read_text(encoding="utf-8").partition(f"\n## {heading}\n")
    assert found, f"{page} has no heading {heading!r}"
    return ROW.findall(rest.partition("\n## ")[0])


@pytest.mark.parametrize(
    ("game", "page", "heading", "mark"),
    [
        ("ST", "rulings.md", "Sun Tzu: our rulings", RULING),
        ("ST", "rulings.md", "Sun Tzu: what follows", FOLLOWS),
        ("GW", "rulings_great_wall.md", "Our rulings", RULING),
        ("GW", "rulings_great_wall.md", "What the publisher answered", ANSWER),
        ("ZG", "rulings_zhanguo.md", "Our rulings", RULING),
        ("ZG", "rulings_zhanguo.md", "What follows", FOLLOWS),
        ("ZG", "rulings_zhanguo.md", "Our reconstructions", RECONSTRUCTION),
    ],
)
def test_every_ruling_has_a_reason(game: str, page: str, heading: str, mark: str) -> None:
    assert rules_named(page, heading) == [rule for rule, sentence in Words().rules(game) if mark in sentence]


def test_every_difference_of_the_editions_has_a_reason() -> None:
    named = rules_named("rulings_great_wall.md", "Where the editions differ")
    assert named == [rule for rule, _ in Words().rules("GW-X")]


@pytest.mark.parametrize("game", ["GW"])
def test_no_mark_goes_without_a_table(game: str) -> None:
    assert not [rule for rule, text in Words().rules(game) if FOLLOWS in text or RECONSTRUCTION in text]


@pytest.mark.parametrize("page", sorted(DOCS.glob("rulings_*.md")), ids=lambda page: page.name)
def test_the_overview_links_every_page(page: Path) -> None:
    assert f"({page.name})" in (DOCS / "rulings.md").read_text(encoding="utf-8")


def test_every_rule_that_the_documents_name_exists() -> None:
    words, prefixes = Words(), "|".join(["TX", *(game.prefix for game in known_games())])
    for page in [*DOCS.glob("*.md"), *DOCS.parent.glob("*.md")]:
        for rule in re.findall(rf"\b(?:{prefixes})-[A-Z]?\d+", page.read_text(encoding="utf-8")):
            assert words.has(rule), f"{page.name} names {rule}"
