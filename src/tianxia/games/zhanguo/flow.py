"""The tables of all steps and all questions; each file of rules gives its own, and is named here once."""

from typing import Final

from ...core.questions import in_order
from . import abilities, auction, bonuses, building, court, frames, officials, rewards, rounds, setup
from .asks import ASKS
from .given import Questions, Steps

_steps: Steps = {}
_questions: Questions = []
for _file in (setup, auction, rounds, officials, court, building, abilities, bonuses, rewards):
    _steps.update(_file.STEPS)
    _questions.extend(_file.QUESTIONS)

STEPS: Final = [_steps[kind] for kind in range(len(frames.STEPS))]
QUESTIONS: Final[Questions] = in_order(ASKS, _questions)
