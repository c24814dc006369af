"""The Great Wall: worker placement against the hordes, for one to four players, against each other or together.

Read top-down: names and vocabulary (the words of the cards), tables (what cards and board say) and the
files that read them (cards, read_*); state, setup, year, turn, locations; clerks, overseers, recruits,
attacks, building, embassy, logistics, hand, shame; hordes, deaths, assault; moments (tactic windows and
abilities) and effects. The other modes: seats, reed and qin (seats that the rules move); order, sharing,
decrees and coop (together). legal gathers all questions; seen says what a seat
may see, view and its files show it, forecast tells the coming assault; resample; rules ties them together.
Rule ids (GW-...) are explained by `tianxia rules great_wall`.
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
