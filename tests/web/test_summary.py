"""Each game on one page: what its pictures say is in the catalog, in every language, and is drawn."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import tianxia
from tianxia.core.registry import find
from tianxia.words import Words, languages

SOURCES = Path(__file__).parents[2] / "web" / "src"
GAMES = [game.name for game in tianxia.known_games()]
STEP = re.compile(r'\{ step: "(\w+)", picture: "([\w-]+)", rules: \[([^\]]+)\] \}')


class Step(NamedTuple):
    name: str
    picture: str
    rules: list[str]


def steps_of(game: str) -> list[Step]:
    text = (SOURCES / "games" / game / "summary.ts").read_text(encoding="utf-8")
    return [Step(name, picture, re.findall(r'"([^"]+)"', rules)) for name, picture, rules in STEP.findall(text)]


@pytest.mark.parametrize("game", GAMES)
def test_six_pictures_with_the_rules_behind_them(game: str) -> None:
    steps = steps_of(game)
    assert len(steps) == 6
    assert len({step.picture for step in steps}) == 6
    rules = set(dict(Words().find_rules(game, "")))
    for step in steps:
        assert step.rules, step.name
        assert set(step.rules) <= rules, step.name
        assert len(set(step.rules)) == len(step.rules)
        assert all(rule.startswith(f"{find(game).prefix}-") for rule in step.rules)


def art() -> dict[str, str]:
    """The files that the pictures are drawn from."""
    files = ("land", "motifs", "summary")
    return {file: (SOURCES / "art" / f"{file}.svg").read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn(game: str) -> None:
    drawn = set(re.findall(r'<symbol id="([^"]+)"', "".join(art().values())))
    assert {step.picture for step in steps_of(game)} <= drawn


def test_what_the_pictures_are_made_of_is_there() -> None:
    used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', art()["summary"]))
    assert used <= set(re.findall(r'id="([^"]+)"', "".join(art().values())))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_its_words_are_these_and_no_others(game: str, language: str) -> None:
    words = Words(language)
    wanted = {f"summary-{game}-{step.name}{part}" for step in steps_of(game) for part in ("", "-text")}
    assert {key for key in words.keys if key.startswith(f"summary-{game}-")} == wanted
    assert words.has(f"summary-{game}")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_a_sentence_is_in_the_rules_behind_it(game: str, language: str) -> None:
    words = Words(language)
    for step in steps_of(game):
        said = words.say(f"summary-{game}-{step.name}") + words.say(f"summary-{game}-{step.name}-text")
        rules = " ".join(words.rule(rule) for rule in step.rules)
        assert set(re.findall(r"\d+", said)) <= set(re.findall(r"\d+", rules)), step.name
