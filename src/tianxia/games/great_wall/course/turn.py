"""A turn: the boxes of a command card, activation, cleanup (GW-J, GW-L)."""

from typing import Final

from ....core.questions import Question, by, decide
from ....core.state import ALL, Facts, Frame, tell, then
from ....core.values import Refusal
from ..acts.moments import begin_root, do_all
from ..position import events
from ..position.amounts import NO_MOMENT, plain_moment
from ..position.given import Questions
from ..position.modifiers import apply_hand_limits, end_modifiers
from ..position.order import ANYBODY, ask_who_is_first, seat_at
from ..position.seats import is_player, overlord, workers_at
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..rivals.qin import next_of_his
from ..terms import frames
from ..terms.asks import Q_COPY, Q_NEXT_LOCATION
from ..terms.names import COMMANDS, FROM_COMMAND, LOCATIONS, N_LOCATIONS, REGULAR
from ..terms.notation import ACTIVATE, COPY, DONE
from ..terms.parts import Effect
from ..terms.vocabulary import AFTER_ACTIVATION, AFTER_COMMAND, DO_MOVE_CLERKS, OTHERS_BOX, UNTIL_TURN
from .usable import commands_to_copy, does_something

EVERYBODY: Final = 5  # where the order begins in an OTHERS frame


def step_turn(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The cards resolve starting with space 1 (GW-J3); GW-J7 is a whole turn."""
    _, space = frame
    if space == len(s.track):
        s.active = -1
        return
    seat = s.track[space]
    if seat < 0:  # somebody passed this autumn (GW-C17)
        s.stack.append((frames.TURN, space + 1))
        return
    s.active = seat
    command = s.played[seat]
    tell(s, events.TURN, ALL, seat, command)
    boxes = [(frames.BOX, command, box, seat) for box in range(len(cfg.box.commands[command].boxes))]
    then(
        s,
        *boxes,
        (frames.AFTER, AFTER_COMMAND, seat),
        (frames.CHECK_LOCATIONS, seat),
        (frames.AFTER, AFTER_ACTIVATION, seat),
        (frames.CLEAN_UP,),
        (frames.END_TURN,),
        (frames.TURN, space + 1),
    )


def step_after(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """A step of the turn that is a root moment of its own; on the clan's turn it is nobody's (GW-R22)."""
    _, trigger, seat = frame
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(trigger, seat))


def step_box(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, command, box, owner = frame
    if is_for_others(cfg, command, box):
        others = tuple([seat for seat in s.tea if seat != owner])
        s.stack.append((frames.OTHERS, command, box, owner, 0) + others)
    else:
        begin_root(s)
        do_all(s, owner, effects_of(cfg, command, box), -1, FROM_COMMAND, NO_MOMENT)


def is_for_others(cfg: Settings, command: int, box: int) -> bool:
    """Whether everyone but the card's owner carries out the box."""
    return cfg.box.commands[command].boxes[box][0] == 1


def effects_of(cfg: Settings, command: int, box: int) -> tuple[int, ...]:
    return cfg.box.commands[command].boxes[box][1:]


def step_others(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All other seats carry it out."""
    _, command, box, owner, place = frame[:EVERYBODY]
    order = frame[EVERYBODY:]
    if place == len(order) or ask_who_is_first(cfg, s, frame, EVERYBODY + place, able(cfg, s, command, box)):
        return
    s.stack.append((frames.OTHERS, command, box, owner, place + 1) + order)
    seat = seat_at(order, place)
    effects = effects_of(cfg, command, box)
    begin_root(s)
    if is_player(cfg, seat) and cfg.box.effects[effects[0]].verb == DO_MOVE_CLERKS:
        s.stack.append((frames.MOMENT, 0) + plain_moment(OTHERS_BOX, seat))
    do_all(s, seat, effects, -1, FROM_COMMAND, NO_MOMENT)


def able(cfg: Settings, s: GreatWallState, command: int, box: int) -> int:
    """Mask of the players who could do something by the box."""
    if not cfg.coop:
        return ANYBODY
    effects = [cfg.box.effects[index] for index in effects_of(cfg, command, box)]
    does = [any([does_something(cfg, s, seat, effect) for effect in effects]) for seat in range(cfg.players)]
    return sum([1 << seat for seat in range(cfg.players) if does[seat]])


# Betrayal


def do_copy(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    decide(COPYING, cfg, s, seat)


def copy_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[COPY + command for command in commands_to_copy(cfg, s)]]


def answer_copy(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code == DONE:
        return
    command = code - COPY
    tell(s, events.COPIES, ALL, seat, command)
    boxes = range(len(cfg.box.commands[command].boxes))
    then(s, *[(frames.BOX, command, box, seat) for box in boxes if not is_for_others(cfg, command, box)])


# Activation


def is_activated(cfg: Settings, s: GreatWallState, location: int) -> bool:
    """Regular locations when full, special ones with a clerk who is not the clan's (GW-L1, GW-L2, GW-R6)."""
    if location < REGULAR:
        return s.crowd[location] >= cfg.slots[location]
    return workers_at(cfg, s, location) > 0


def step_check_locations(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Checked once; what fills later waits for the next turn (GW-L10)."""
    _, seat = frame
    mask = 0
    for location in range(N_LOCATIONS):
        if is_activated(cfg, s, location):
            mask |= 1 << location
    chooser = overlord(cfg, s) if seat == cfg.reed else seat  # GW-R8
    s.stack.append((frames.RESOLVE_NEXT, chooser, mask))


def step_resolve_next(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The active player chooses each next one (GW-L3)."""
    _, seat, mask = frame
    if not is_player(cfg, seat):  # Qin's come first, the player orders the rest (GW-Q14)
        location = next_of_his(cfg, s, mask)
        if location >= 0:
            answer_location(cfg, s, seat, (mask,), ACTIVATE + location)
            return
        seat = 0
    decide(RESOLVING, cfg, s, seat, mask)


def location_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """A location that has lost its clerks in the meantime is skipped."""
    (mask,) = facts
    return [ACTIVATE + at for at in range(N_LOCATIONS) if mask >> at & 1 and workers_at(cfg, s, at)]


def why_not_location(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    location = code - ACTIVATE
    if location < REGULAR and s.crowd[location] < cfg.slots[location]:
        return Refusal("GW-L1", location=LOCATIONS[location])
    if not workers_at(cfg, s, location):
        return Refusal("GW-R6" if s.crowd[location] else "GW-L2", location=LOCATIONS[location])
    return Refusal("GW-L10", location=LOCATIONS[location])


def answer_location(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    (mask,) = facts
    location = code - ACTIVATE
    then(s, (frames.LOCATION, location, 0), (frames.RESOLVE_NEXT, seat, mask & ~(1 << location)))


def step_end_turn(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    if end_modifiers(cfg, s, UNTIL_TURN):
        apply_hand_limits(s)


RESOLVING: Final = Question(
    Q_NEXT_LOCATION, location_options, answer_location, why_not_location, ("activate",), must="GW-L3"
)
COPYING: Final = Question(Q_COPY, copy_options, answer_copy, by("GW-J8", COPY, command=COMMANDS), ("copy",))

QUESTIONS: Final[Questions] = [RESOLVING, COPYING]
