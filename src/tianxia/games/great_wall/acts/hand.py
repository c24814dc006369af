"""Tactic cards: drawing and the hand limit (GW-I, GW-D1)."""

from typing import Final

from ....core.questions import Question
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in
from ..position.given import Questions
from ..position.modifiers import EVERYBODY, hand_limit
from ..position.order import take_question_away
from ..position.seats import players_in_order
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import draw_tactics
from ..terms import frames
from ..terms.asks import Q_DISCARD, Q_DRAW
from ..terms.notation import DISCARD, DRAW, MOST_DRAWN
from ..terms.parts import Effect


def do_draw(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.DRAW, seat, amount_in(cfg, s, effect.n, frame)))


def step_draw(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The player may draw fewer (GW-L5)."""
    _, seat, n = frame
    most = min(n, len(s.tactic_deck) + len(s.tactic_discard), MOST_DRAWN)
    if most > 0:
        ask(s, Q_DRAW, 1 << seat, most)


def draw_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    (most,) = facts
    return [DRAW + n for n in range(most + 1)]


def why_not_draw(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    (most,) = facts
    return Refusal("GW-I1", number=most)


def answer_draw(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code > DRAW:
        draw_tactics(s, seat, code - DRAW)
        s.stack.append((frames.HAND_LIMIT, seat))


def step_hand_limit(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Discard down to it right away; the seat chooses which (GW-D1, GW-I2). If it concerns all: in tea order.

    In the cooperative game all are asked at the same time (GW-C19).
    """
    _, seat = frame
    seats = players_in_order(cfg, s) if seat == EVERYBODY else (seat,)
    over = [each for each in seats if len(s.hand[each]) > hand_limit(cfg, s, each)]
    if over:
        s.stack.append(frame)
        ask(s, Q_DISCARD, sum([1 << each for each in (over if cfg.together else over[:1])]))


def discard_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DISCARD + card for card in s.hand[seat]]


def why_not_discard(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-D1", tactic=cfg.box.tactics[code - DISCARD].id)


def answer_discard(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    take_question_away(s)  # from the others who are over it: they are asked again
    card = code - DISCARD
    s.hand[seat].remove(card)
    s.tactic_discard.append(card)
    tell(s, events.DISCARDED, ALL, seat, card)


QUESTIONS: Final[Questions] = [
    Question(Q_DRAW, draw_options, answer_draw, why_not_draw, ("draw",)),
    Question(Q_DISCARD, discard_options, answer_discard, why_not_discard, ("discard",), must="GW-D1"),
]
