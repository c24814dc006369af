"""Sitting down at a moment: the game of the table stays in the hand of the test, and goes on with the page's moves."""

from collections.abc import Iterable
from typing import TypeVar

import tianxia
from tests.data.sought import Seen, table_of
from tests.e2e.at_table import AtTable
from tianxia.server.new_table import Seat

from .stage import Stage
from .stand_in import ME, SOMEBODY, person

At = TypeVar("At", bound=AtTable)
NAMES = ("Mei", "Giulia", "Jan", "Aleksandra")


def sit(stage: Stage, at: type[At], game: tianxia.Game, seat: int = 0, seats: Iterable[Seat] = (), **rest: bool) -> At:
    """At this seat; the others belong to people elsewhere, if nothing else is said."""
    chairs = list(seats) or [person(ME if one == seat else SOMEBODY, NAMES[one]) for one in range(game.players)]
    stage.sit_down(stage.server.put(game, *chairs, **rest), seat)
    return at(stage.page)


def at_one_screen(stage: Stage, at: type[At], game: tianxia.Game) -> At:
    """All of them sit here; a curtain may hang before it."""
    chairs = [person(ME, NAMES[one]) for one in range(game.players)]
    stage.sit_down(stage.server.put(game, *chairs))
    return at(stage.page)


def seen(game: tianxia.Game, seat: int = 0) -> Seen:
    return table_of(game, seat)


def texts(game: tianxia.Game, verb: str, seat: int = 0) -> list[str]:
    """The answers with this verb."""
    return [option.text for option in game.decision(seat).options if option.verb == verb]
