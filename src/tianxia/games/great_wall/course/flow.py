"""The tables of all steps and all questions; each file of rules gives its own, and is named here once."""

from typing import Final

from ....core.questions import in_order
from ..acts import (
    attacks,
    building,
    clerks,
    deaths,
    decrees,
    embassy,
    goods,
    hand,
    hordes,
    logistics,
    moments,
    overseers,
    payment,
    recruits,
    shame,
    sharing,
    wounds,
)
from ..position import order
from ..position.given import Questions, Steps
from ..rivals import qin, reed
from ..terms import frames
from ..terms.asks import ASKS
from . import assault, choices, coop, effects, locations, setup, turn, year

_COURSE: Final = (setup, year, turn, locations, assault, effects, choices, coop)
_WORK: Final = (clerks, overseers, recruits, building, embassy, logistics, hand, goods, payment, shame)
_FIGHTING: Final = (attacks, wounds, hordes, deaths)
_OTHERS: Final = (moments, sharing, decrees, order, reed, qin)

_steps: Steps = {}
_questions: Questions = []
for _file in (*_COURSE, *_WORK, *_FIGHTING, *_OTHERS):
    _steps.update(getattr(_file, "STEPS", {}))
    _questions.extend(getattr(_file, "QUESTIONS", []))

STEPS: Final = [_steps[kind] for kind in range(len(frames.STEPS))]
QUESTIONS: Final[Questions] = in_order(ASKS, _questions)
