"""Sun Tzu: two sides, five provinces, secret orders.

Read top-down: names, state, setup, flow (the round), battle, armies, event_cards, scoring, draw;
legal (what may be done, and why not), tries and answers (what it does); seen, view and resample; rules ties them
together. Rule ids (ST-...) are explained by `tianxia rules sun_tzu`.
"""

from typing import Any, Final

from ...core.pack import Pack
from ...core.registry import Options, Registration
from ...core.rules import Rules
from .rules import SunTzuRules
from .seen import View
from .settings import CHOICES


def _make(players: int, options: Options, pack: Pack | None) -> Rules[Any]:
    return SunTzuRules(options, pack)


GAME: Final[Registration] = Registration("sun_tzu", "Sun Tzu", "1.1", (2,), CHOICES, _make, View, __name__)
