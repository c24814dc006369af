"""The properties on a Great Wall where much happens: soldiers are cheap, so random players fight a lot."""

from collections.abc import Callable

import pytest

from tianxia.core.pack import Pack
from tianxia.core.registry import checked_options
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.rules import GreatWallRules

from .busy import BUSY
from .positions import AnyRules
from .properties import PROPERTIES


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda p: p.__name__)
def test_property(holds: Callable[[AnyRules, int], None], players: int) -> None:
    holds(GreatWallRules(players, checked_options(GAME, {}), Pack(BUSY, "busy.toml")), players)
