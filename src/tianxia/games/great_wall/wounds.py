"""Wounds that no attack brings: by cards (GW-F15), and by the volley of winter (GW-W1)."""

from ...core.state import Frame, ask, then
from ...core.values import Refusal
from . import frames, told
from .amounts import amount_in, sections_of
from .asks import Q_SHOT, Q_WOUND
from .names import ARCHER, SECTIONS
from .notation import DONE, PAIR
from .parts import Effect
from .settings import Settings
from .state import GreatWallState
from .targets import ALL_SECTIONS, has_target, is_target, place_of, targets, wound
from .vocabulary import ATTACK, ELSEWHERE, HERE


def do_wound(e: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat, soldier, moment = frame[1], frame[3], frame[5:]
    sections = ALL_SECTIONS
    if effect.where == HERE:
        sections = sections_of(moment, soldier)
    elif effect.where == ELSEWHERE:
        sections = ALL_SECTIONS & ~sections_of(moment, soldier)
    n = amount_in(e, s, effect.n, frame)
    s.stack.append((frames.WOUND, seat, n, sections, 1 if effect.where == HERE else 0))


def step_wound(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(WOUND, seat, left, sections, 1 if all in one section)."""
    seat = frame[1]
    if frame[2] > 0 and has_target(e, s, seat, ARCHER, frame[3], True):
        s.stack.append(frame)
        ask(s, Q_WOUND, 1 << seat, *frame[2:])
    elif not s.open >> ATTACK & 1:
        then(s, (frames.LAST_WOUNDS,))


def wound_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [DONE, *targets(e, s, seat, ARCHER, question[5], True)]


def why_not_wound(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    place = place_of(code)
    if code >= PAIR or s.horde[place] < 0:
        return Refusal("GW-F15")
    if not is_target(e, s, place, ARCHER) and s.free[place]:
        return Refusal("GW-A17", horde_card=e.tables.hordes[s.horde[place]].id)
    return Refusal("GW-F15", section=SECTIONS[place // 3])


def answer_wound(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        s.stack.append(frame[:2] + (0,) + frame[3:])
        return
    sections = 1 << place_of(code) // 3 if frame[4] else frame[3]
    s.stack.append((frames.WOUND, seat, frame[2] - 1, sections, frame[4]))
    wound(e, s, seat, code, told.WOUND)


def step_shoot(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(SHOOT, seat, section, shots left, shots made): the winter volley must be shot (GW-W1)."""
    seat, section = frame[1], frame[2]
    codes = targets(e, s, seat, ARCHER, 1 << section, True) if frame[3] else []
    if len(codes) > 1:
        s.stack.append(frame)
        ask(s, Q_SHOT, 1 << seat, section)
    elif len(codes) == 1:
        s.stack.append(frame)
        answer_shot(e, s, seat, frame, codes[0])
    elif e.volley_attack and frame[4]:
        then(s, (frames.ATTACKED, seat, 0, frame[4], 0, 0, 1 << section, 0))
    else:
        then(s, (frames.LAST_WOUNDS,))


def shot_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return targets(e, s, seat, ARCHER, 1 << question[4], True)


def why_not_shot(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    refusal = why_not_wound(e, s, seat, question, code)
    return refusal if refusal.rule == "GW-A17" else Refusal("GW-W1", section=SECTIONS[question[4]])


def answer_shot(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    frame = s.stack[-1]
    s.stack[-1] = frame[:3] + (frame[3] - 1, frame[4] + 1)
    wound(e, s, seat, code, told.SHOOTS)
