"""The tutorial shows the whole toy and nothing else."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tests" / "toys" / "package"
WORDS = PACKAGE / "tianxia_banners" / "locales" / "en"


def blocks(kind: str) -> list[str]:
    tutorial = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", tutorial, re.MULTILINE | re.DOTALL)


def lines_of(code: str) -> list[str]:
    """The lines without empty ones: at the end of a block these cannot be counted."""
    return [line for line in code.splitlines() if line.strip()]


def test_the_code_of_the_tutorial_is_the_file() -> None:
    shown = "\n".join(blocks("python"))
    assert lines_of(shown) == lines_of((ROOT / "tests" / "toys" / "banners.py").read_text(encoding="utf-8"))
    compile(shown, "adding_a_game.md", "exec")


def test_the_files_of_the_package_are_those_that_the_tests_install() -> None:
    assert blocks("toml") == [(PACKAGE / "pyproject.toml").read_text(encoding="utf-8")]
    files = ("banners.ftl", "banners_lobby.ftl", "banners_rules.ftl")
    assert blocks("fluent") == [(WORDS / file).read_text(encoding="utf-8") for file in files]
    assert {file.name for file in WORDS.iterdir()} == set(files)
