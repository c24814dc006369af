"""Where the pages of rulings mention a rule."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from .markup import ROW, RULE

DOCS: Final = Path(__file__).parents[2] / "docs"
HEADING: Final = re.compile(r"^#{2,6} (.+)$")


class Place(NamedTuple):
    """A row of a table, or a section."""

    page: str
    anchor: str
    name: str


def places(docs: Path = DOCS) -> dict[str, list[Place]]:
    """All places that mention a rule, its own row first."""
    found: dict[str, list[Place]] = {}
    for page in sorted(docs.glob("rulings*.md")):
        section = Place(page.name, "", page.stem)
        for line in page.read_text(encoding="utf-8").splitlines():
            heading = HEADING.match(line)
            if heading:
                section = Place(page.name, slug(heading[1]), heading[1])
            row = ROW.match(line)
            place = Place(page.name, row[1], row[1]) if row else section
            for rule in {match.group(): None for match in RULE.finditer(line)}:
                if place not in found.setdefault(rule, []):
                    found[rule].append(place)
    return {rule: sorted(there, key=lambda place: place.anchor != rule) for rule, there in found.items()}


def slug(heading: str) -> str:
    """The anchor of a heading, as Markdown makes it.

    >>> slug("Sun Tzu: what follows")
    'sun-tzu-what-follows'
    """
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())
