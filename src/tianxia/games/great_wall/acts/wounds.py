"""Wounds without an attack: from cards (GW-F15), and from the winter volley (GW-W1)."""

from typing import Final

from ....core.questions import Question, decide
from ....core.state import Facts, Frame, ask, then
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in, moment_in, sections_of
from ..position.given import Questions
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms import frames
from ..terms.asks import Q_SHOT, Q_WOUND
from ..terms.names import ARCHER, ROWS, SECTIONS
from ..terms.notation import DONE, PAIR
from ..terms.parts import Effect
from ..terms.vocabulary import ATTACK, ELSEWHERE, HERE
from .targets import ALL_SECTIONS, has_target, is_target, place_of, targets, wound


def do_wound(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat, _, soldier = frame[:4]
    sections = ALL_SECTIONS
    if effect.where == HERE:
        sections = sections_of(moment_in(frame), soldier)
    elif effect.where == ELSEWHERE:
        sections = ALL_SECTIONS & ~sections_of(moment_in(frame), soldier)
    n = amount_in(cfg, s, effect.n, frame)
    s.stack.append((frames.WOUND, seat, n, sections, 1 if effect.where == HERE else 0))


def step_wound(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, left, sections, in_one = frame
    if left > 0 and has_target(cfg, s, seat, ARCHER, sections, True):
        s.stack.append(frame)
        ask(s, Q_WOUND, 1 << seat, left, sections, in_one)
    elif not s.open >> ATTACK & 1:
        then(s, (frames.LAST_WOUNDS,))


def wound_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    _, sections, _ = facts
    return [DONE, *targets(cfg, s, seat, ARCHER, sections, True)]


def why_not_wound(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    place = place_of(code)
    if code >= PAIR or s.horde[place] < 0:
        return Refusal("GW-F15")
    if not is_target(cfg, s, place, ARCHER) and s.free[place]:
        return Refusal("GW-A17", horde_card=cfg.box.hordes[s.horde[place]].id)
    return Refusal("GW-F15", section=SECTIONS[place // ROWS])


def answer_wound(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    left, sections, in_one = facts
    s.stack.pop()
    if code == DONE:
        s.stack.append((frames.WOUND, seat, 0, sections, in_one))
        return
    if in_one:
        sections = 1 << place_of(code) // ROWS
    s.stack.append((frames.WOUND, seat, left - 1, sections, in_one))
    wound(s, seat, code, events.WOUND)


def step_shoot(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The winter volley must be shot (GW-W1)."""
    _, seat, section, left, made = frame
    if left and has_target(cfg, s, seat, ARCHER, 1 << section, True):
        s.stack.append(frame)
        decide(SHOOTING, cfg, s, seat, section)
    elif cfg.volley_attack and made:
        then(s, (frames.ATTACKED, seat, 0, made, 0, 0, 1 << section, 0))
    else:
        then(s, (frames.LAST_WOUNDS,))


def shot_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    (section,) = facts
    return targets(cfg, s, seat, ARCHER, 1 << section, True)


def why_not_shot(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    (section,) = facts
    refusal = why_not_wound(cfg, s, seat, facts, code)
    return refusal if refusal.rule == "GW-A17" else Refusal("GW-W1", section=SECTIONS[section])


def answer_shot(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    _, _, section, left, made = s.stack[-1]
    s.stack[-1] = (frames.SHOOT, seat, section, left - 1, made + 1)
    wound(s, seat, code, events.SHOOTS)


SHOOTING: Final = Question(Q_SHOT, shot_options, answer_shot, why_not_shot, ("spot", "spots"), must="GW-W1")

QUESTIONS: Final[Questions] = [
    Question(Q_WOUND, wound_options, answer_wound, why_not_wound, ("spot", "spots")),
    SHOOTING,
]
