"""The tables of all steps and all questions; each file of rules gives its own, and is named here once."""

from typing import Final

from ...core.questions import questions_in, steps_in
from . import armies, battle, draw, event_cards, frames, generals, orders, rounds, scoring, setup
from .asks import ASKS
from .given import Questions, Step

_FILES: Final = (setup, rounds, orders, battle, armies, generals, event_cards, scoring, draw)

STEPS: Final[list[Step]] = steps_in(_FILES, frames.STEPS)
QUESTIONS: Final[Questions] = questions_in(_FILES, ASKS)
