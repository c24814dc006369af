"""What is legal at a question, and which rule is against everything else.

An option is legal exactly when it is offered; `why_not` names the rule against any other.
"""

from typing import Final

from ....core.questions import Answer, OptionsOf, facts_of
from ....core.state import KIND, Frame
from ....core.values import Refusal
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms.asks import ASKS
from ..terms.notation import DONE
from .flow import QUESTIONS

OPTIONS: Final[list[OptionsOf[Settings, GreatWallState]]] = [question.options for question in QUESTIONS]
ANSWERS: Final[list[Answer[Settings, GreatWallState]]] = [question.answer for question in QUESTIONS]


def options(cfg: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return OPTIONS[question[KIND]](cfg, s, seat, facts_of(question))


def why_not(cfg: Settings, s: GreatWallState, seat: int, question: Frame, code: int, verb: str) -> Refusal | None:
    """None if the code is offered now; otherwise the rule against it."""
    if code in options(cfg, s, seat, question):
        return None
    asked = QUESTIONS[question[KIND]]
    if verb in asked.about:
        return asked.refusal(cfg, s, seat, facts_of(question), code)
    if code == DONE and asked.must:
        return Refusal(asked.must)
    return Refusal("GW-J4", now=ASKS[asked.kind])
