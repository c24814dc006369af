"""The logistics center: soldiers change sections (GW-O)."""

from typing import Final

from ....core.questions import Question
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in
from ..position.given import Questions
from ..position.settings import Settings
from ..position.state import GreatWallState, at_rest, is_manned
from ..terms import frames
from ..terms.asks import Q_MARCH, Q_ROUTE
from ..terms.names import ARCHER, N_SECTIONS, N_SOLDIERS, SECTIONS
from ..terms.notation import DONE, MARCH, MARCH_DOWN, MARCH_FIRING, route_code, route_of
from ..terms.parts import Effect
from .targets import has_room_on_wall


def do_logistics(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.LOGISTICS, seat, amount_in(cfg, s, effect.n, frame)))


def step_logistics(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """No attack and no recruiting, so nothing responds; the same soldier may go again (GW-O3)."""
    _, seat, left = frame
    if left > 0 and has_soldiers(s, seat):
        s.stack.append(frame)
        ask(s, Q_ROUTE, 1 << seat, left)


def has_soldiers(s: GreatWallState, seat: int) -> bool:
    """Whether a soldier of the seat is behind the wall or on it, in any section."""
    return any([is_manned(s, seat, section) for section in range(N_SECTIONS)])


def route_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for start in range(N_SECTIONS):
        if is_manned(s, seat, start):
            for goal in cfg.sections:
                if goal != start:
                    codes.append(route_code(start, goal))
    return codes


def why_not_route(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    start, goal = route_of(code)
    if goal not in cfg.sections:
        return Refusal("GW-R1", section=SECTIONS[goal])
    return Refusal("GW-O1", section=SECTIONS[start])


def answer_route(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    _, _, left = s.stack.pop()
    if code != DONE:
        start, goal = route_of(code)
        s.stack.append((frames.LOGISTICS, seat, left - 1))
        s.stack.append((frames.MARCH, seat, start, goal))


def step_march(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """One soldier at a time."""
    _, seat, start, goal = frame
    if is_manned(s, seat, start):
        s.stack.append(frame)
        ask(s, Q_MARCH, 1 << seat, start, goal)


def march_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """From rest area to rest area; archers on firing spots may also go to free firing spots (GW-O2)."""
    start, goal = facts
    codes = [DONE]
    for kind in range(N_SOLDIERS):
        if s.rest[at_rest(seat, start) + kind]:
            codes.append(MARCH + kind)
    if s.firing[seat * N_SECTIONS + start]:
        if has_room_on_wall(cfg, s, goal):
            codes.append(MARCH_FIRING)
        codes.append(MARCH_DOWN)
    return codes


def why_not_march(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    start, goal = facts
    if code == MARCH_FIRING and s.firing[seat * N_SECTIONS + start]:
        return Refusal("GW-O4", section=SECTIONS[goal])
    return Refusal("GW-O2", section=SECTIONS[start])


def answer_march(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code == DONE:
        s.stack.pop()
        return
    start, goal = facts
    kind = ARCHER
    if code in (MARCH_FIRING, MARCH_DOWN):
        s.firing[seat * N_SECTIONS + start] -= 1
    else:
        kind = code - MARCH
        s.rest[at_rest(seat, start) + kind] -= 1
    if code == MARCH_FIRING:
        s.firing[seat * N_SECTIONS + goal] += 1
    else:
        s.rest[at_rest(seat, goal) + kind] += 1
    tell(s, events.REDEPLOYED, ALL, seat, kind, start, goal)


QUESTIONS: Final[Questions] = [
    Question(Q_ROUTE, route_options, answer_route, why_not_route, ("route",)),
    Question(Q_MARCH, march_options, answer_march, why_not_march, ("march", "march_firing", "march_down")),
]
