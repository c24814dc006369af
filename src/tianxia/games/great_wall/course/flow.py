"""The tables of all steps and all questions; each file of rules gives its own, and is named here once."""

from typing import Final

from ....core.questions import questions_in, steps_in
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
from ..position.given import Questions, Step
from ..rivals import qin, reed
from ..terms import frames
from ..terms.asks import ASKS
from . import assault, choices, coop, effects, locations, setup, turn, year

_COURSE: Final = (setup, year, turn, locations, assault, effects, choices, coop)
_WORK: Final = (clerks, overseers, recruits, building, embassy, logistics, hand, goods, payment, shame)
_FIGHTING: Final = (attacks, wounds, hordes, deaths)
_OTHERS: Final = (moments, sharing, decrees, order, reed, qin)

_FILES: Final = (*_COURSE, *_WORK, *_FIGHTING, *_OTHERS)

STEPS: Final[list[Step]] = steps_in(_FILES, frames.STEPS)
QUESTIONS: Final[Questions] = questions_in(_FILES, ASKS)
