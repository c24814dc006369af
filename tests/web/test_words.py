"""The words of the browser: every key that the pages name exists, and every key that exists is named."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.words.vocabulary import entries
from tianxia import known_games

SOURCES = Path(__file__).parents[2] / "web" / "src"
GAMES = tuple(game.name for game in known_games())
OF_GAMES = tuple(f"{game}_{what}.ftl" for game in GAMES for what in ("lobby", "table", "summary"))
OF_PEOPLE = ("people.ftl", "company.ftl", "notices.ftl", "pace.ftl", "seating.ftl")
FILES = ("web.ftl", *OF_PEOPLE, "table.ftl", *OF_GAMES, "great_wall_modes.ftl")
OF_SERVER = ("server-", "notice-")  # what the server says itself
TEXT = re.compile(r'"([^"\n]*)"')
PUT_TOGETHER = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")
FILLED = re.compile(r"\$\{[^}]*\}")


def board(game: str) -> str:
    """In the folder of a game `t("hand")` is short for this plus "hand"."""
    return f"{game}-table-"


@cache
def sources() -> tuple[tuple[str, str], ...]:
    """The text of every file, and the prefix of its game's board words, "" if it belongs to no game."""
    files = sorted({*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")} - {*SOURCES.rglob("*.test.ts")})
    whose = [next((board(game) for game in GAMES if game in file.parts), "") for file in files]
    return tuple(zip(whose, [file.read_text(encoding="utf-8") for file in files], strict=True))


@cache
def named() -> frozenset[str]:
    """Every text in the sources that may be a key."""
    found: set[str] = set()
    for begins, text in sources():
        for literal in TEXT.findall(text):
            found |= {literal, begins + literal}
    return frozenset(found)


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Keys that the sources put together: `web-set-theme-${theme}`."""
    found: set[str] = set()
    for begins, text in sources():
        for template in PUT_TOGETHER.findall(text):
            fixed = FILLED.split(template)
            if re.fullmatch(r"[a-z_]+-[a-z_-]*", fixed[0]):
                pattern = r"[\w-]+".join(re.escape(part) for part in fixed)
                found |= {pattern, re.escape(begins) + pattern}
    return tuple(re.compile(pattern) for pattern in sorted(found))


@pytest.mark.parametrize("file", FILES)
def test_every_key_is_used(file: str) -> None:
    keys = [entry.id.name for entry in entries("en", file) if not entry.id.name.startswith(OF_SERVER)]
    assert [key for key in keys if key not in named() and not any(one.fullmatch(key) for one in patterns())] == []


def test_every_key_that_is_named_is_there() -> None:
    keys = {entry.id.name for file in FILES for entry in entries("en", file)}
    looks_like = re.compile(r"(web|table|pace)-[a-z0-9-]+")
    for begins, text in sources():
        asked = set(re.findall(r'\bsay\(\s*"([^"]+)"', text))
        if begins:
            asked |= {begins + key for key in re.findall(r'\bt\(\s*"([^"]+)"', text)}
        wanted = {key for key in asked if looks_like.fullmatch(key) or "-table-" in key}
        assert wanted <= keys, wanted - keys
