"""All questions: the options of each, what an answer does, and why something else is refused.

An option is legal exactly when it is offered; `why_not` then names the rule against everything else.
"""

from typing import Final

from ...core.questions import Answer, OptionsOf, facts_of
from ...core.state import KIND, Frame, ask_again
from ...core.values import Refusal
from . import asks, rounds
from . import notation as n
from .asks import ASKS
from .flow import QUESTIONS
from .names import ACTIONS, REGIONS
from .officials import shift, shift_offers, shifted, why_not_shift
from .settings import Settings
from .state import ZhanGuoState

OPTIONS: Final[list[OptionsOf[Settings, ZhanGuoState]]] = [question.options for question in QUESTIONS]
ANSWERS: Final[list[Answer[Settings, ZhanGuoState]]] = [question.answer for question in QUESTIONS]


def offers(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    """Free shifts besides the answers; what was begun must stay possible (ZG-A7)."""
    codes = shift_offers(s, seat, question)
    kind = question[KIND]
    if not codes or kind not in (asks.Q_GOVERNOR, asks.Q_HIRE):
        return codes
    before = s.officials
    left: list[int] = []
    for code in codes:
        s.officials = shifted(before, seat, code)
        if OPTIONS[kind](cfg, s, seat, facts_of(question)):
            left.append(code)
    s.officials = before
    return left


def answer(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    """Carry out an answer, or a free shift, after which the question is asked again."""
    kind = question[KIND]
    if n.is_shift(code) and code in shift_offers(s, seat, question):
        s.stack.append(question)
        shift(s, seat, code)
    else:
        ANSWERS[kind](cfg, s, seat, facts_of(question), code)
        if kind == asks.Q_DRAFT and not rounds.has_drafted(s, seat):
            ask_again(s, seat, question)


def impossible_uses(cfg: Settings, s: ZhanGuoState, seat: int) -> list[int]:
    """Regions and court actions that no card can be used for now."""
    possible = rounds.use_options(cfg, s, seat, ())
    uses = [*range(n.UNIFY, n.UNIFY + REGIONS), *range(n.COURT, n.COURT + len(ACTIONS))]
    return [code for code in uses if code not in possible]


def why_not(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal | None:
    """None if the code is offered now; else the rule against it."""
    kind = question[KIND]
    if code in OPTIONS[kind](cfg, s, seat, facts_of(question)):
        return None
    if n.is_shift(code):
        return None if code in offers(cfg, s, seat, question) else why_not_shift(s, seat, code)
    if kind == asks.Q_CARD and n.UNIFY <= code < n.COURT + len(ACTIONS) and code in impossible_uses(cfg, s, seat):
        kind = asks.Q_USE  # no card changes that
    asked = QUESTIONS[kind]
    if n.ALL_ACTIONS[code].verb in asked.about:
        return asked.refusal(cfg, s, seat, facts_of(question), code)
    return Refusal("ZG-C8", now=ASKS[kind])
