"""All questions, with their options, answers and refusals; each file of rules gives its own.

An option is legal exactly when it is offered; `why_not` names the rule against any other.
"""

from typing import Final

from ....core.questions import Answer, Options, facts_of, in_order
from ....core.state import KIND, Frame
from ....core.values import Refusal
from ..acts import (
    attacks,
    building,
    clerks,
    deaths,
    decrees,
    embassy,
    goods,
    hand,
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
from ..position.given import Questions
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..rivals import qin, reed
from ..terms.asks import ASKS
from ..terms.notation import DONE
from . import choices, coop, locations, setup, turn, year

QUESTIONS: Final[Questions] = in_order(
    ASKS,
    [
        *setup.QUESTIONS,
        *year.QUESTIONS,
        *turn.QUESTIONS,
        *locations.QUESTIONS,
        *moments.QUESTIONS,
        *choices.QUESTIONS,
        *goods.QUESTIONS,
        *clerks.QUESTIONS,
        *overseers.QUESTIONS,
        *recruits.QUESTIONS,
        *building.QUESTIONS,
        *embassy.QUESTIONS,
        *logistics.QUESTIONS,
        *hand.QUESTIONS,
        *payment.QUESTIONS,
        *attacks.QUESTIONS,
        *wounds.QUESTIONS,
        *deaths.QUESTIONS,
        *shame.QUESTIONS,
        *reed.QUESTIONS,
        *qin.QUESTIONS,
        *order.QUESTIONS,
        *sharing.QUESTIONS,
        *decrees.QUESTIONS,
        *coop.QUESTIONS,
    ],
)
OPTIONS: Final[list[Options[Settings, GreatWallState]]] = [question.options for question in QUESTIONS]
ANSWERS: Final[list[Answer[Settings, GreatWallState]]] = [question.answer for question in QUESTIONS]


def options(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return OPTIONS[question[KIND]](cfg, s, seat, facts_of(question))


def why_not(cfg: Settings, s: GreatWallState, seat: int, question: Frame, code: int, verb: str) -> Refusal | None:
    """None if the code is offered now; otherwise the rule against it."""
    if code in options(cfg, s, seat, question):
        return None
    asked = QUESTIONS[question[KIND]]
    if verb in asked.about:
        return asked.why_not(cfg, s, seat, facts_of(question), code)
    if code == DONE and asked.must:
        return Refusal(asked.must)
    return Refusal("GW-J4", now=ASKS[asked.kind])
