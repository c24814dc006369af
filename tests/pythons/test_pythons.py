"""Whole games go the same way on every Python: all games, modes and numbers of players."""

import json
from pathlib import Path
from typing import Any

import pytest

import tianxia
from tests.conformance.games import settings_of_known_games

from . import play
from .interpreters import Interpreter, others

SETTINGS = [(setting.game, setting.players, setting.options) for setting in settings_of_known_games()]


@pytest.fixture(scope="session")
def ours() -> dict[str, Any]:
    return play.main(SETTINGS)


@pytest.mark.parametrize("interpreter", others(), ids=lambda interpreter: interpreter.version)
def test_games_go_as_they_go_here(interpreter: Interpreter, ours: dict[str, Any]) -> None:
    said = interpreter.says(Path(play.__file__), json.dumps(SETTINGS))
    assert said == {**ours, "python": interpreter.version}


def test_every_game_is_played_by_every_number_of_players() -> None:
    played = {(name, players) for name, players, _ in SETTINGS}
    assert played == {(game.name, players) for game in tianxia.known_games() for players in game.players}
