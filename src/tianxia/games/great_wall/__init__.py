"""The Great Wall: worker placement against the hordes, for one to four players, against each other or together.

- terms: what everything else is said in; cards: from the data files to the box
- position: where everything is, and what can be counted from it
- acts: what players do; rivals: seats that the rules move
- course: from the setup to the end, and the tables of all steps and questions
- views: what a seat may see
- rules ties them together. Rule ids (GW-...) are explained by `tianxia rules great_wall`
"""

from typing import Any, Final

from ...core.pack import Pack
from ...core.registry import Options, Registration
from ...core.rules import Rules
from .position.settings import CHOICES
from .rules import GreatWallRules
from .views.seen import View


def _make(players: int, options: Options, pack: Pack | None) -> Rules[Any]:
    return GreatWallRules(players, options, pack)


GAME: Final[Registration] = Registration(
    "great_wall", "The Great Wall", "1.2", (3, 4, 2, 1), CHOICES, _make, View, __name__
)
