"""The glossary explains every word once in a section, and says where it lives."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (?!word )([^|]+) \| [^|]+ \| `([^`]+)` \|$", re.MULTILINE)


def test_every_word_lives_where_the_glossary_says() -> None:
    rows = ROW.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    assert len(rows) > 50
    assert [place for _, place in rows if not any((base / place).exists() for base in (ROOT / "src/tianxia", ROOT))] == []
