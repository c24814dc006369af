"""What is legal at a question, which rule is against everything else, and what an answer does.

An option is legal exactly when it is offered; `why_not` names the rule against any other.
"""

from typing import Final

from ...core.questions import Answer, OptionsOf, facts_of
from ...core.state import KIND, Frame, ask_again
from ...core.values import Refusal
from .asks import ASKS, Q_ORDERS
from .flow import QUESTIONS
from .generals import answer_window, is_purchase, is_window, window_options
from .names import NO_CARD
from .notation import ALL_ACTIONS, PASS, READY
from .orders import answer_order, can_take_back, order_options, pick_up_orders
from .rounds import is_asked
from .settings import Settings
from .state import SunTzuState

OPTIONS: Final[list[OptionsOf[Settings, SunTzuState]]] = [question.options for question in QUESTIONS]
ANSWERS: Final[list[Answer[Settings, SunTzuState]]] = [question.answer for question in QUESTIONS]


def options(cfg: Settings, s: SunTzuState, seat: int, question: Frame) -> list[int]:
    """The codes that answer the question. Two kinds are frequent: called directly, they save a tenth of a game."""
    kind = question[KIND]
    if kind == Q_ORDERS:
        return order_options(cfg, s, seat, ())
    if is_window(kind):
        return window_options(cfg, s, seat, ())
    return OPTIONS[kind](cfg, s, seat, facts_of(question))


def answer(cfg: Settings, s: SunTzuState, seat: int, question: Frame, code: int) -> None:
    """Carry out an answer. Orders go on until the side is ready, purchases while there is something to buy."""
    kind = question[KIND]
    if kind == Q_ORDERS:
        answer_order(cfg, s, seat, (), code)
        if code != READY:
            ask_again(s, seat, question)
        return
    if not is_window(kind):
        ANSWERS[kind](cfg, s, seat, facts_of(question), code)
        return
    answer_window(cfg, s, seat, (), code)
    if is_purchase(code) and is_asked(s, seat, kind):
        ask_again(s, seat, question)


def take_back_answer(s: SunTzuState, seat: int) -> None:
    """A sealed answer is opened again; orders stay laid and can be changed one by one."""
    s.choice[seat] = NO_CARD


def withdraw_answer(s: SunTzuState, seat: int, kind: int) -> None:
    """As if the side had not begun to answer: its orders are back in its hand."""
    take_back_answer(s, seat)
    if kind == Q_ORDERS:
        pick_up_orders(s, seat)


def why_not(cfg: Settings, s: SunTzuState, seat: int, question: Frame, code: int) -> Refusal | None:
    """None if the code is legal at this question; else the rule against it."""
    kind, facts = question[KIND], facts_of(question)
    if code in options(cfg, s, seat, question) or (kind == Q_ORDERS and can_take_back(s, seat, code)):
        return None
    asked = QUESTIONS[kind]
    verb = ALL_ACTIONS[code].verb
    if verb in asked.about:
        return asked.refusal(cfg, s, seat, facts, code)
    if verb == "use":
        return Refusal("ST-F11", now=ASKS[kind])
    if verb == "buy":
        return Refusal("ST-D4", now=ASKS[kind])
    return Refusal(asked.must if code == PASS and asked.must else "ST-B9", now=ASKS[kind])
