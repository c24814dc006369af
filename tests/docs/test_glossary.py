"""Every word of the glossary occurs where the glossary says."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASES = (ROOT / "src" / "tianxia", ROOT)
ROW = re.compile(r"^\| (?!word )[^|]+ \| [^|]+ \| `([^`]+)` \|$", re.MULTILINE)


def test_every_word_lives_where_the_glossary_says() -> None:
    places = ROW.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    assert len(places) > 50
    assert [place for place in places if not any((base / place).exists() for base in BASES)] == []
