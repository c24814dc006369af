"""Wounds that no attack brings: by cards (GW-F15), and by the volley of winter (GW-W1)."""

from typing import Final

from ....core.questions import Question
from ....core.state import Facts, Frame, ask, then
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in, sections_of
from ..position.given import Questions, Steps
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
    seat, soldier, moment = frame[1], frame[3], frame[5:]
    sections = ALL_SECTIONS
    if effect.where == HERE:
        sections = sections_of(moment, soldier)
    elif effect.where == ELSEWHERE:
        sections = ALL_SECTIONS & ~sections_of(moment, soldier)
    n = amount_in(cfg, s, effect.n, frame)
    s.stack.append((frames.WOUND, seat, n, sections, 1 if effect.where == HERE else 0))


def step_wound(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(WOUND, seat, left, sections, 1 if all in one section)."""
    seat = frame[1]
    if frame[2] > 0 and has_target(cfg, s, seat, ARCHER, frame[3], True):
        s.stack.append(frame)
        ask(s, Q_WOUND, 1 << seat, *frame[2:])
    elif not s.open >> ATTACK & 1:
        then(s, (frames.LAST_WOUNDS,))


def wound_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *targets(cfg, s, seat, ARCHER, facts[1], True)]


def why_not_wound(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    place = place_of(code)
    if code >= PAIR or s.horde[place] < 0:
        return Refusal("GW-F15")
    if not is_target(cfg, s, place, ARCHER) and s.free[place]:
        return Refusal("GW-A17", horde_card=cfg.box.hordes[s.horde[place]].id)
    return Refusal("GW-F15", section=SECTIONS[place // ROWS])


def answer_wound(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        s.stack.append(frame[:2] + (0,) + frame[3:])
        return
    sections = 1 << place_of(code) // 3 if frame[4] else frame[3]
    s.stack.append((frames.WOUND, seat, frame[2] - 1, sections, frame[4]))
    wound(cfg, s, seat, code, events.WOUND)


def step_shoot(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(SHOOT, seat, section, shots left, shots made): the winter volley must be shot (GW-W1)."""
    seat, section = frame[1], frame[2]
    codes = targets(cfg, s, seat, ARCHER, 1 << section, True) if frame[3] else []
    if len(codes) > 1:
        s.stack.append(frame)
        ask(s, Q_SHOT, 1 << seat, section)
    elif len(codes) == 1:
        s.stack.append(frame)
        answer_shot(cfg, s, seat, frame, codes[0])
    elif cfg.volley_attack and frame[4]:
        then(s, (frames.ATTACKED, seat, 0, frame[4], 0, 0, 1 << section, 0))
    else:
        then(s, (frames.LAST_WOUNDS,))


def shot_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return targets(cfg, s, seat, ARCHER, 1 << facts[0], True)


def why_not_shot(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    refusal = why_not_wound(cfg, s, seat, facts, code)
    return refusal if refusal.rule == "GW-A17" else Refusal("GW-W1", section=SECTIONS[facts[0]])


def answer_shot(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack[-1]
    s.stack[-1] = frame[:3] + (frame[3] - 1, frame[4] + 1)
    wound(cfg, s, seat, code, events.SHOOTS)


STEPS: Final[Steps] = {
    frames.SHOOT: step_shoot,
    frames.WOUND: step_wound,
}

QUESTIONS: Final[Questions] = [
    Question(Q_WOUND, wound_options, answer_wound, why_not_wound, ("spot", "spots")),
    Question(Q_SHOT, shot_options, answer_shot, why_not_shot, ("spot", "spots"), must="GW-W1"),
]
