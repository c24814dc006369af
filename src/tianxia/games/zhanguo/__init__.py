"""ZhanGuo: unify the warring states by cards on the own board and at the court.

Read top-down: names, tables (cards and board), state, setup and auction, rounds (draw and play),
officials, court and building (the court actions), abilities and bonuses (cards and player boards),
rewards, missions, scoring; legal gathers all questions; seen says what can be seen, view what a seat sees,
resample what it cannot; rules ties them together. Rule ids (ZG-...) are explained by `tianxia rules zhanguo`.
"""

from typing import Any, Final

from ...core.pack import Pack
from ...core.registry import Options, Registration
from ...core.rules import Rules
from .rules import ZhanGuoRules
from .seen import View
from .settings import CHOICES


def _make(players: int, options: Options, pack: Pack | None) -> Rules[Any]:
    return ZhanGuoRules(players, options, pack)


GAME: Final[Registration] = Registration(
    "zhanguo", "ZhanGuo", "1.1", (2, 3, 4), CHOICES, _make, view=View, package=__name__
)
