"""The properties on older rules that games are still played by: The Great Wall 1.3, where it differs."""

from collections.abc import Callable

import pytest

from tianxia.core.registry import checked_options, find

from .foretelling import check
from .games import MODES
from .positions import AnyRules
from .properties import PROPERTIES

GAME = find("great_wall")
TOGETHER = [(n, options) for n, sets in MODES.items() for options in sets if options.get("mode") == "coop"]
each = pytest.mark.parametrize(("players", "options"), TOGETHER, ids=str)


def rules(players: int, options: dict[str, bool | str]) -> AnyRules:
    return GAME.make(players, checked_options(GAME, options), GAME.box("1.3", None))


@each
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda p: p.__name__)
def test_property(holds: Callable[[AnyRules, int], None], players: int, options: dict[str, bool | str]) -> None:
    holds(rules(players, options), players)


@each
def test_what_is_announced_is_what_happens(players: int, options: dict[str, bool | str]) -> None:
    assert check(rules(players, options), 0, 1000) >= 1000
