"""Pieces are small integers, and their names are next to them: the two agree."""

from importlib import import_module
from types import ModuleType

import pytest

from tianxia.core.registry import Registration, known_games


def names_of(module: ModuleType) -> dict[str, tuple[str, ...]]:
    """The lists of names in a module."""
    lists = {name: value for name, value in vars(module).items() if isinstance(value, tuple)}
    return {name: value for name, value in lists.items() if value and all(isinstance(each, str) for each in value)}


@pytest.mark.parametrize("game", known_games(), ids=lambda game: game.name)
def test_a_piece_has_the_number_of_its_name(game: Registration) -> None:
    module = import_module(game.names)
    listed = [name for names in names_of(module).values() for name in names]
    numbers = {name.lower(): value for name, value in vars(module).items() if type(value) is int}
    checked = 0
    for names in names_of(module).values():
        for number, name in enumerate(names):
            if name.lower() in numbers and listed.count(name) == 1 and name != "cards":  # a mission, and their number
                assert numbers[name.lower()] == number, name
                checked += 1
    assert checked >= 3
