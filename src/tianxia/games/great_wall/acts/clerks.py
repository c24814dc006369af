"""Moving clerks (GW-K), and advanced activation (GW-L7, GW-L11)."""

from typing import Final

from ....core.questions import Question
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..position import events
from ..position.amounts import EVERY, amount_in
from ..position.given import Questions
from ..position.packed import count_at, one_more_at
from ..position.seats import workers_at
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms import frames
from ..terms.asks import Q_ADVANCE, Q_CLERK
from ..terms.names import CLERK_PLACES, LOCATIONS, N_LOCATIONS, POOL, PRODUCTION, REGULAR
from ..terms.notation import ACTIVATE, DONE, clerk_code, clerk_of
from ..terms.parts import Effect
from ..terms.vocabulary import ANY_PRODUCTION, ANY_SPECIAL, TO_DIFFERENT


def do_move_clerks(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    n = EVERY if effect.n.every else amount_in(cfg, s, effect.n, frame)
    s.stack.append((frames.MOVE_CLERKS, seat, n, effect.to, 0, 0))


def step_move_clerks(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Clerks that have moved stay where they are (GW-K7): `moved` counts them by location."""
    _, seat, left, to, used, moved = frame
    if left > 0 and has_move(cfg, s, frame):
        s.stack.append(frame)
        ask(s, Q_CLERK, 1 << seat, left, to, used, moved)


def is_locked(cfg: Settings, s: GreatWallState, location: int) -> bool:
    """Whether all spaces of a regular location are taken: nobody may leave or come (GW-K2, GW-K3).

    A special location is never full (GW-K4).
    """
    return location < REGULAR and s.crowd[location] >= cfg.slots[location]


def takes_clerk(cfg: Settings, s: GreatWallState, seat: int, location: int, to: int, used: int) -> bool:
    """Whether the effect allows this destination and it has room; it takes only one of the Reed Clan's (GW-R4).

    The warehouse is not among the locations (GW-K5).
    """
    if seat == cfg.reed and s.clerks[seat * CLERK_PLACES + location]:
        return False
    if to >= 0:
        if location != to:
            return False
    elif to == TO_DIFFERENT and used >> location & 1:
        return False
    return not is_locked(cfg, s, location)


def may_leave(cfg: Settings, s: GreatWallState, seat: int, location: int, moved: int) -> bool:
    """Whether a clerk of the seat there can go: not locked in, not moved by this effect (GW-K7)."""
    there = s.clerks[seat * CLERK_PLACES + location]
    if there == 0 or location == POOL:
        return there > 0
    return there > count_at(moved, location) and not is_locked(cfg, s, location)


def has_move(cfg: Settings, s: GreatWallState, frame: Frame) -> bool:
    _, seat, _, to, used, moved = frame
    goals = [goal for goal in range(N_LOCATIONS) if takes_clerk(cfg, s, seat, goal, to, used)]
    for start in range(POOL + 1):
        if may_leave(cfg, s, seat, start, moved) and (len(goals) > 1 or (goals and goals[0] != start)):
            return True
    return False


def clerk_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    _, to, used, moved = facts
    codes = [DONE]
    goals = [goal for goal in range(N_LOCATIONS) if takes_clerk(cfg, s, seat, goal, to, used)]
    for start in range(POOL + 1):
        if may_leave(cfg, s, seat, start, moved):
            first = clerk_code(start, 0)
            for goal in goals:
                if goal != start:
                    codes.append(first + goal)
    return codes


def why_not_clerk(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    start, goal = clerk_of(code)
    _, to, used, moved = facts
    if start == POOL and not s.clerks[seat * CLERK_PLACES + POOL]:
        return Refusal("GW-K1", location="pool")
    if start < POOL and not s.clerks[seat * CLERK_PLACES + start]:
        return Refusal("GW-K1", location=LOCATIONS[start])
    if start < POOL and is_locked(cfg, s, start):
        return Refusal("GW-K2", location=LOCATIONS[start])
    if start < POOL and s.clerks[seat * CLERK_PLACES + start] <= count_at(moved, start):
        return Refusal("GW-K7", location=LOCATIONS[start])
    if is_locked(cfg, s, goal):
        return Refusal("GW-K3", location=LOCATIONS[goal])
    if seat == cfg.reed and s.clerks[seat * CLERK_PLACES + goal]:
        return Refusal("GW-R4", location=LOCATIONS[goal])
    if to >= 0 and goal != to:
        return Refusal("GW-A17", goal=LOCATIONS[to])
    assert used >> goal & 1
    return Refusal("GW-K6", location=LOCATIONS[goal])


def answer_clerk(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    step, _, left, to, used, moved = s.stack.pop()
    if code == DONE:
        return
    start, goal = clerk_of(code)
    move_clerk(s, seat, start, goal)
    s.stack.append((step, seat, left - 1, to, used | 1 << goal, one_more_at(moved, goal)))


def move_clerk(s: GreatWallState, seat: int, start: int, goal: int) -> None:
    s.clerks[seat * CLERK_PLACES + start] -= 1
    if start < POOL:
        s.crowd[start] -= 1
    s.clerks[seat * CLERK_PLACES + goal] += 1
    s.crowd[goal] += 1
    tell(s, events.CLERK, ALL, seat, start, goal)


# Advanced activation


def do_advance(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.ADVANCE, seat, amount_in(cfg, s, effect.n, frame), effect.location, 0))


def can_advance(cfg: Settings, s: GreatWallState, location: int, which: int, done: int) -> bool:
    """Different locations, each with a clerk there, no matter whose (GW-L11, GW-R6)."""
    if done >> location & 1 or not s.crowd[location] or (location >= REGULAR and not workers_at(cfg, s, location)):
        return False
    if which == ANY_PRODUCTION:
        return location < PRODUCTION
    if which == ANY_SPECIAL:
        return location >= REGULAR
    return which < 0 or which == location


def advance_codes(cfg: Settings, s: GreatWallState, which: int, done: int) -> list[int]:
    return [ACTIVATE + at for at in range(N_LOCATIONS) if can_advance(cfg, s, at, which, done)]


def step_advance(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, left, which, done = frame
    if left > 0 and advance_codes(cfg, s, which, done):
        s.stack.append(frame)
        ask(s, Q_ADVANCE, 1 << seat, left, which, done)


def advance_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    _, which, done = facts
    return [DONE, *advance_codes(cfg, s, which, done)]


def why_not_advance(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    location = code - ACTIVATE
    if s.crowd[location] and location >= REGULAR and not workers_at(cfg, s, location):
        return Refusal("GW-R6", location=LOCATIONS[location])
    if not s.crowd[location]:
        return Refusal("GW-L11", location=LOCATIONS[location])
    return Refusal("GW-A17", location=LOCATIONS[location])


def answer_advance(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    _, _, left, which, done = s.stack.pop()
    if code == DONE:
        return
    location = code - ACTIVATE
    s.stack.append((frames.ADVANCE, seat, left - 1, which, done | 1 << location))
    tell(s, events.ADVANCED, ALL, seat, location)
    s.stack.append((frames.LOCATION, location, 1))


QUESTIONS: Final[Questions] = [
    Question(Q_CLERK, clerk_options, answer_clerk, why_not_clerk, ("clerk",)),
    Question(Q_ADVANCE, advance_options, answer_advance, why_not_advance, ("activate",)),
]
