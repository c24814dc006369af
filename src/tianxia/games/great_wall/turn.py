"""A turn: the boxes of a command card, activation, clean-up (GW-J3 to J8, GW-L3, GW-L10)."""

from ...core.state import ALL, Frame, ask, tell, then
from ...core.values import Refusal
from . import frames, told
from .amounts import NO_MOMENT, plain_moment
from .asks import Q_COPY, Q_NEXT_LOCATION
from .modifiers import ENTRY, UNTIL
from .moments import begin_root, do_all
from .names import BETRAYAL, COMMANDS, FROM_COMMAND, LOCATIONS, N_LOCATIONS, REGULAR
from .notation import ACTIVATE, COPY, DONE
from .order import ANYBODY, ask_who_is_first, seat_at
from .parts import Effect
from .qin import next_of_his
from .seats import is_player, overlord, workers_at
from .settings import Settings
from .state import GreatWallState
from .vocabulary import AFTER_ACTIVATION, AFTER_COMMAND, DO_MOVE_CLERKS, OTHERS_BOX, UNTIL_TURN


def step_turn(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(TURN, space): the cards resolve from space 1 on; a turn in full is GW-J7."""
    space = frame[1]
    if space == len(s.track):
        s.active = -1
        return
    seat = s.track[space]
    if seat < 0:  # somebody passed this autumn (GW-C17)
        s.stack.append((frames.TURN, space + 1))
        return
    s.active = seat
    command = s.played[seat]
    tell(s, told.TURN, ALL, seat, command)
    boxes = [(frames.BOX, command, box, seat) for box in range(len(e.tables.commands[command].boxes))]
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


def step_after(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(AFTER, trigger, seat): a step of the turn that is a root moment of its own."""
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(frame[1], frame[2]))


def step_box(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(BOX, command, box, owner)."""
    box = e.tables.commands[frame[1]].boxes[frame[2]]
    if box[0]:
        others = tuple([seat for seat in s.tea if seat != frame[3]])
        s.stack.append((frames.OTHERS, frame[1], frame[2], frame[3], 0) + others)
    else:
        begin_root(s)
        do_all(s, frame[3], box[1:], -1, FROM_COMMAND, NO_MOMENT)


def step_others(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(OTHERS, command, box, owner, place in tea order, *order): all other seats carry it out."""
    place, order = frame[4], frame[5:]
    if place == len(order) or ask_who_is_first(e, s, frame, 5 + place, ANYBODY):
        return
    s.stack.append(frame[:4] + (place + 1,) + order)
    seat = seat_at(order, place)
    effects = e.tables.commands[frame[1]].boxes[frame[2]][1:]
    begin_root(s)
    if is_player(e, seat) and e.tables.effects[effects[0]].verb == DO_MOVE_CLERKS:
        s.stack.append((frames.MOMENT, 0) + plain_moment(OTHERS_BOX, seat))
    do_all(s, seat, effects, -1, FROM_COMMAND, NO_MOMENT)


# Betrayal


def do_copy(e: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    if copy_options(e, s, seat, NO_MOMENT)[1:]:
        ask(s, Q_COPY, 1 << seat)


def copy_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """Other cards on the track, resolved or not, but no Betrayal and not the Reed Clan's (GW-J8, GW-R16)."""
    names = [e.counts_as[card] for card in s.played if card >= 0]  # Qin's as the player's own (GW-Q21)
    return [DONE, *[COPY + command for command in range(len(COMMANDS)) if command != BETRAYAL and command in names]]


def why_not_copy(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("GW-J8", command=COMMANDS[code - COPY])


def answer_copy(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    if code == DONE:
        return
    command = code - COPY
    tell(s, told.COPIES, ALL, seat, command)
    boxes = e.tables.commands[command].boxes
    then(s, *[(frames.BOX, command, i, seat) for i in range(len(boxes)) if not boxes[i][0]])


# Activation


def is_activated(e: Settings, s: GreatWallState, location: int) -> bool:
    """A regular location when it is full, a special one with a clerk not of the clan (GW-L1, GW-L2, GW-R6)."""
    if location < REGULAR:
        return s.crowd[location] >= e.slots[location]
    return workers_at(e, s, location) > 0


def step_check_locations(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(CHECK_LOCATIONS, seat): once; what fills later waits for the next turn (GW-L10)."""
    mask = 0
    for location in range(N_LOCATIONS):
        if is_activated(e, s, location):
            mask |= 1 << location
    chooser = overlord(e, s) if frame[1] == e.reed else frame[1]  # GW-R8
    s.stack.append((frames.RESOLVE_NEXT, chooser, mask))


def step_resolve_next(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(RESOLVE_NEXT, seat, mask): the active player chooses the next one each time (GW-L3)."""
    seat, mask = frame[1], frame[2]
    if not is_player(e, seat):  # Qin's own come first, the player orders the rest (GW-Q14)
        location = next_of_his(e, s, mask)
        if location >= 0:
            answer_location(e, s, seat, (0, 0, 0, 0, mask), ACTIVATE + location)
            return
        seat = 0
    codes = location_options(e, s, seat, (0, 0, 0, 0, mask))
    if len(codes) > 1:
        ask(s, Q_NEXT_LOCATION, 1 << seat, mask)
    elif codes:
        answer_location(e, s, seat, (0, 0, 0, 0, mask), codes[0])


def location_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """One that lost its clerks meanwhile is skipped."""
    return [ACTIVATE + at for at in range(N_LOCATIONS) if question[4] >> at & 1 and workers_at(e, s, at)]


def why_not_location(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    location = code - ACTIVATE
    if location < REGULAR and s.crowd[location] < e.slots[location]:
        return Refusal("GW-L1", location=LOCATIONS[location])
    if not workers_at(e, s, location):
        return Refusal("GW-R6" if s.crowd[location] else "GW-L2", location=LOCATIONS[location])
    return Refusal("GW-L10", location=LOCATIONS[location])


def answer_location(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    location = code - ACTIVATE
    then(s, (frames.LOCATION, location, 0), (frames.RESOLVE_NEXT, seat, question[4] & ~(1 << location)))


def step_end_turn(e: Settings, s: GreatWallState, frame: Frame) -> None:
    end_modifiers(s, UNTIL_TURN)


def end_modifiers(s: GreatWallState, until: int) -> None:
    """Modifiers that were put in force up to now cease."""
    kept: list[int] = []
    for at in range(0, len(s.applied), ENTRY):
        if s.applied[at + UNTIL] != until:
            kept.extend(s.applied[at : at + ENTRY])
    s.applied = kept
