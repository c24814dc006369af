"""Sun Tzu: two sides, five provinces, secret orders.

- names: pieces and places; entries: what may stand in a pack; cards: from there to the box; box: the cards of a pack
- settings: box and options
- asks: the kinds of question; frames: the kinds of step; notation: options as codes and text; events: what is told
- state: the position; pieces: their numbers, which never change; resample: a position that a seat cannot tell apart
- setup, rounds, battle, armies, event_cards, scoring, draw: the course of the game; given, flow: the table of its steps
- legal: what may be done, and why not; tries: what one may think of; answers: what it does
- seen: types of what a seat sees; view: what it sees
- rules ties them together. Rule ids (ST-...) are explained by `tianxia rules sun_tzu`
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
