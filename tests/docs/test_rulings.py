"""The page of rulings names exactly the rules that the catalogue marks as ours."""

import re
from pathlib import Path

import pytest

from tianxia.words import Words

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
ROW = re.compile(r"^\| (ST-[A-Z]\d+) \|", re.MULTILINE)


@pytest.mark.parametrize(
    ("heading", "mark"),
    [("## Sun Tzu: our rulings", "(Our ruling"), ("## Sun Tzu: what follows", "(Follows from the other rules.)")],
)
def test_every_ruling_has_a_reason(heading: str, mark: str) -> None:
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(heading)
    named = ROW.findall(rest.partition("\n## ")[0])
    assert named == [rule for rule, sentence in Words().rules("ST") if mark in sentence]


def test_every_rule_that_the_documents_name_exists() -> None:
    words = Words()
    for page in [*PAGE.parent.glob("*.md"), *PAGE.parents[1].glob("*.md")]:
        for rule in re.findall(r"\b(?:ST|TX)-[A-Z]?\d+", page.read_text(encoding="utf-8")):
            assert words.has(rule), f"{page.name} names {rule}"
