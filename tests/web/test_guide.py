"""The guides to a first game: every step has its words, in every language, and names rules that exist."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tianxia
from tests.words.vocabulary import entries
from tianxia.words import Words, languages

GUIDES = {game.name: game.guide for game in tianxia.known_games() if game.guide}
GUIDE = Path(__file__).parents[2] / "web" / "src" / "guide"
SHARED = "guide.ftl"
FEWEST, MOST = 15, 30  # steps: less teaches too little, more is not read
LONGEST = 340  # letters on one card


class Step(NamedTuple):
    id: str
    rules: tuple[str, ...]
    asks: bool
    tells: bool  # numbers and names in its words


@cache
def steps(game: str) -> tuple[Step, ...]:
    """The steps as the script of the game lists them: each begins with its id, then its rules."""
    script = (GUIDE / f"{game}.ts").read_text(encoding="utf-8").partition("export const script")[2]
    _, *found = re.split(r"\bid: ", script)
    return tuple(
        Step(
            re.findall(r'"(\w+)"', text)[0],
            tuple(re.findall(r'"([A-Z]{2}-[A-Z]\d+)"', text)),
            "asks:" in text,
            "facts:" in text,
        )
        for text in found
    )


def keys(game: str) -> set[str]:
    every = [f"guide-{game}-{step.id}" for step in steps(game)]
    do = {f"guide-{game}-{step.id}-do" for step in steps(game) if step.asks}
    return {*every, *(f"{key}-text" for key in every), *do}


@cache
def shared() -> frozenset[str]:
    """What the card itself says."""
    text = "".join(file.read_text(encoding="utf-8") for file in GUIDE.glob("*.svelte"))
    return frozenset(re.findall(r'"(guide-[a-z-]+)"', text)) - {"guide-title", "guide-rings"} | {"guide-between-text"}


def test_the_browser_and_the_server_have_guides_to_the_same_games() -> None:
    text = (GUIDE / "progress.ts").read_text(encoding="utf-8")
    table = re.search(r"GUIDED[^{]*\{(.*)\}", text)
    assert table
    assert dict(re.findall(r"(\w+): (\d+)", table[1])) == {game: str(one.players) for game, one in GUIDES.items()}


@pytest.mark.parametrize("language", languages())
def test_no_words_are_missing_and_none_unused(language: str) -> None:
    assert {entry.id.name for entry in entries(language, SHARED)} == shared()
    for game in GUIDES:
        assert {entry.id.name for entry in entries(language, f"{game}_guide.ftl")} == keys(game)


@pytest.mark.parametrize("game", GUIDES)
def test_a_guide_is_neither_short_nor_long(game: str) -> None:
    assert FEWEST <= len(steps(game)) <= MOST
    assert len({step.id for step in steps(game)}) == len(steps(game))


@pytest.mark.parametrize("game", GUIDES)
def test_every_step_names_rules_that_there_are(game: str) -> None:
    words = Words()
    for step in steps(game):
        assert 1 <= len(step.rules) <= 3, step.id
        assert all(words.has(rule) for rule in step.rules), step


@pytest.mark.parametrize("language", languages())
def test_only_steps_with_facts_put_them_into_words(language: str) -> None:
    """Arguments that nobody gives would be shown as they are written."""
    silent = {f"guide-{game}-{step.id}" for game in GUIDES for step in steps(game) if not step.tells}
    for key, text in messages(language).items():
        if re.sub("-(text|do)$", "", key) in silent:
            assert "$" not in text, key


@pytest.mark.parametrize("language", languages())
def test_no_card_is_longer_than_a_glance(language: str) -> None:
    for key, text in messages(language).items():
        longest = re.sub(r"\s+", " ", text)
        if "->" not in text:  # of several forms only one is shown
            assert len(longest) <= LONGEST, (key, len(longest))


@cache
def messages(language: str) -> dict[str, str]:
    """The sources of the messages, by key."""
    folder = Path(__file__).parents[2] / "src" / "tianxia" / "locales" / language
    found: dict[str, str] = {}
    whole = "\n".join((folder / f"{game}_guide.ftl").read_text(encoding="utf-8") for game in GUIDES)
    for entry in re.split(r"\n(?=guide-)", whole):
        key, _, text = entry.partition(" = ")
        if key.startswith("guide-"):
            found[key] = text.partition("\n#")[0]
    return found
