"""The changelog by version: `python -m tools.changes 0.2.0` prints the notes of a release."""

import re
import sys
from pathlib import Path
from typing import NamedTuple

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"
HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\S+))?$", re.MULTILINE)


class Section(NamedTuple):
    version: str  # "Unreleased": what has no version yet
    date: str | None
    text: str


def sections(changelog: str) -> list[Section]:
    """All of them, in the order of the file: the newest first."""
    heads = list(HEADING.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return [
        Section(head["version"], head["date"], changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    ]


def notes(changelog: str, version: str) -> str:
    """What changed in the newest version; `LookupError` if that is a different one, or the changelog says nothing."""
    newest = next((each for each in sections(changelog) if each.date), None)
    if newest is None or newest.version != version or not newest.text:
        raise LookupError(f"CHANGELOG.md says nothing about {version}, or it is not the newest version there.")
    return newest.text


if __name__ == "__main__":
    try:
        print(notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1].removeprefix("v")))
    except LookupError as missing:
        sys.exit(str(missing))
