"""The tutorial shows the whole toy, and nothing but the toy."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def lines_of(code: str) -> list[str]:
    """The lines without the empty ones: where a block ends, they cannot be told."""
    return [line for line in code.splitlines() if line.strip()]


def test_the_code_of_the_tutorial_is_the_file() -> None:
    tutorial = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    shown = "\n".join(BLOCK.findall(tutorial))
    assert lines_of(shown) == lines_of((ROOT / "tests" / "toys" / "banners.py").read_text(encoding="utf-8"))
    compile(shown, "adding_a_game.md", "exec")
