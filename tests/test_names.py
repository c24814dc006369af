"""Numbers beside lists of names are places in these lists; those that begin with N_ are their lengths."""

from importlib import import_module

import pytest

from tianxia import known_games

# What the name of a number has in addition to that of its piece
BESIDES = ("FROM_", "REWARD_", "MISSION_", "SQUARE_")
# Numbers of no list: cards of ZhanGuo, the areas of a region (AREAS are those of the wall), the first official of three
OF_NO_LIST = ("CARDS", "N_AREAS", "OFFICIAL")


@pytest.mark.parametrize("module", [game.names for game in known_games()])
def test_numbers_are_places(module: str) -> None:
    names = vars(import_module(module))
    lists = {name: value for name, value in names.items() if isinstance(value, tuple) and isinstance(value[0], str)}
    numbers = {name: value for name, value in names.items() if name.isupper() and isinstance(value, int)}
    for name, number in numbers.items():
        if name in OF_NO_LIST:
            continue
        if name.removeprefix("N_") in lists:
            assert number == len(lists[name.removeprefix("N_")]), name
        else:
            piece = name.lower()
            for besides in BESIDES:
                piece = piece.removeprefix(besides.lower())
            places = [names.index(a) for names in lists.values() for a in (piece, f"{piece}s") if a in names]
            assert not places or number in places, name
