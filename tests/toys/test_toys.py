"""Toys are known while a test plays with them, and only to that test."""

from pathlib import Path

import tianxia
from tianxia.core.registry import game_names

from . import at_the_table, banners

GAMES = Path(tianxia.__file__).parent / "games"


def shipped() -> tuple[str, ...]:
    return tuple(sorted(folder.parent.name for folder in GAMES.glob("*/rules.py")))


def test_no_module_of_the_tests_leaves_a_toy_behind() -> None:
    """Many tests go through all games; which games there are must not depend on what was imported before."""
    assert game_names() == shipped()


def test_a_toy_is_known_for_a_while() -> None:
    with at_the_table(banners.GAME):
        assert "banners" in game_names()
        with at_the_table(banners.GAME._replace(version="9.9")):
            assert tianxia.core.registry.find("banners").version == "9.9"
        assert tianxia.core.registry.find("banners") is banners.GAME
    assert "banners" not in game_names()
