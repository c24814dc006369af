"""A game of this project is complete: its record names everything, and whatever is kept by name elsewhere is there."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tests.golden.games import GOLDEN
from tianxia.bots import Bot
from tianxia.card_lists import Lister
from tianxia.core.registry import Registration, find, game_names, loaded, make_rules
from tianxia.lab.hearing import Ear
from tianxia.sentences import card_texts
from tianxia.words import Words, languages

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCALES = ROOT / "src" / "tianxia" / "locales"
NAMES = sorted(folder.parent.name for folder in (ROOT / "src" / "tianxia" / "games").glob("*/rules.py"))


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Registration:
    return find(request.param)


def test_every_folder_of_a_game_has_its_entry_point() -> None:
    assert PROJECT["project"]["entry-points"]["tianxia.games"] == {name: f"tianxia.games.{name}:GAME" for name in NAMES}
    assert list(game_names()) == NAMES


def test_contracts_and_compiled_libraries_miss_no_game() -> None:
    contracts = {one["name"]: one for one in PROJECT["tool"]["importlinter"]["contracts"]}
    assert contracts["Games do not know each other"]["modules"] == ["tianxia.games.*"]
    bots = [f"tianxia.bots.{name}" for name in NAMES]
    assert contracts["Bots of one game do not know those of another"]["modules"] == bots
    compiled = (ROOT / "tools" / "compiling" / "__main__.py").read_text(encoding="utf-8")
    assert all(f'"games/{name}"' in compiled for name in NAMES)


def test_all_that_a_record_names_is_there(game: Registration) -> None:
    assert len(game.prefix) == 2
    assert game.package == f"tianxia.games.{game.name}"
    assert all(Words().has(rule) for rule in game.first_rules)
    assert game.names.startswith(game.package)
    bot: Bot = loaded(game.bots["greedy"])(None)
    assert callable(bot.choose)
    assert issubclass(loaded(game.ear), Ear)
    assert card_texts(game.name, None, Words())
    assert not game.cards or isinstance(loaded(game.cards), Lister)
    assert not game.drawing or callable(loaded(game.drawing))


def test_every_number_of_players_is_observed(game: Registration) -> None:
    for players in game.players:
        names = [block.name for block in make_rules(game.name, players, {}, None).observed()]
        assert names
        assert len(set(names)) == len(names)


def test_ways_to_play_and_the_guide_fit_the_game(game: Registration) -> None:
    values = {choice.name: choice.values for choice in game.choices}
    for mode in game.modes:
        assert set(mode.players) <= set(game.players)
        assert all(value in values[option] for option, value in mode.options.items())
        assert all(set(players) <= set(mode.players) for players in mode.own.values())
        assert {*mode.own, *mode.hard} <= set(values)
        for players in mode.players:
            tianxia.new(game.name, seed=1, players=players, options=mode.options)
    assert game.guide is not None
    assert game.guide.players in game.players
    tianxia.new(game.name, seed=game.guide.seed, players=game.guide.players, options=dict(game.guide.options))


@pytest.mark.parametrize("language", languages())
def test_words_outside_the_table(game: Registration, language: str) -> None:
    """What the lobby says of a game, and what goes on at a table: every question there is."""
    words = Words(language)
    assert {f"web-{what}-{game.name}" for what in ("title", "about", "length")} <= set(words.keys)
    modes = {f"web-mode-{game.name}-{mode.name}{what}" for mode in game.modes for what in ("", "-about", "-time")}
    asks = {f"web-moment-{game.name}-{ask}" for ask in tianxia.new(game.name, seed=1).rules.asks}
    for begins, wanted in ((f"web-mode-{game.name}-", modes), (f"web-moment-{game.name}-", asks)):
        assert {key for key in words.keys if key.startswith(begins)} == wanted
    files = {path.name for path in (LOCALES / language).glob(f"{game.name}*.ftl")}
    assert {f"{game.name}.ftl", *(f"{game.name}_{part}.ftl" for part in ("rules", "table", "lobby", "guide"))} <= files


def test_what_tests_pages_and_the_browser_keep_by_name(game: Registration) -> None:
    assert {golden.game for golden in GOLDEN if golden.game == game.name}
    folders = [f"tests/rules/{game.name}", f"web/src/games/{game.name}/Board.svelte", f"tests/words/{game.name}.py"]
    assert [folder for folder in folders if not (ROOT / folder).exists()] == []
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert f"cards/{game.name}.md" in navigation
