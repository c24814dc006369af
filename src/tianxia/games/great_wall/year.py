"""The year: spring, summer, autumn, winter (GW-S, GW-Z, GW-J, GW-W)."""

from ...core.state import ALL, Frame, ask, tell, then
from ...core.values import Refusal
from . import frames, told
from .amounts import plain_moment
from .asks import Q_COMMAND, Q_RECALL, Q_SPACE
from .hordes import place_horde
from .moments import begin_root
from .names import AUTUMN, BETRAYAL, COMMANDS, PRODUCTION, RECALLS, SPRING, SUMMER, WINTER
from .notation import COMMAND, SPACE, TAKE_BACK, TAKE_HONOR
from .overseers import take_income
from .settings import Settings
from .state import GreatWallState
from .verbs import order_of, refill_row, score
from .vocabulary import INCOME
from .vocabulary import SPRING as SPRING_TRIGGER
from .vocabulary import WINTER as WINTER_TRIGGER

ADVISORS_GONE = 2  # each spring (GW-S7)
HONOR_OF_RECALL = 2  # for each discarded command card (GW-Z4)


def begin_season(s: GreatWallState, season: int) -> None:
    s.season = season
    tell(s, told.SEASON, ALL, season)


def step_spring(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """Time, hordes, advisors, abilities (GW-S8)."""
    s.year += 1
    tell(s, told.YEAR, ALL, s.year + 1)
    begin_season(s, SPRING)
    for _ in range(e.new_hordes[s.year]):
        place_horde(e, s)
    for _ in range(min(ADVISORS_GONE, len(s.advisor_row))):
        card = s.advisor_row.pop(0)
        s.advisor_discard.append(card)
        tell(s, told.ADVISOR_GONE, ALL, card)
    refill_row(e, s)
    s.stack.append((frames.SUMMER,))
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(SPRING_TRIGGER, -1))


def step_summer(e: Settings, s: GreatWallState, frame: Frame) -> None:
    begin_season(s, SUMMER)
    for seat in s.tea:
        for location in range(PRODUCTION):
            take_income(s, seat, location)
    then(s, (frames.REDEEM, 0), (frames.CLEAR_TRACK,))
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(INCOME, -1))


def step_clear_track(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """All command cards go to the discard; then each takes back or is honored (GW-Z3, GW-Z4)."""
    for seat in range(e.seats):
        if s.played[seat] >= 0:
            s.discarded[seat] |= 1 << s.played[seat]
            s.played[seat] = -1
    s.track = [-1] * e.seats
    then(s, (frames.RECALL, 0) + order_of(s), (frames.AUTUMN,))


def step_recall(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(RECALL, place in tea order, *order)."""
    place, order = frame[1], frame[2:]
    if place == len(order):
        return
    s.stack.append((frames.RECALL, place + 1) + order)
    seat = order[place]
    codes = recall_options(e, s, seat, frame)
    if len(codes) > 1:
        ask(s, Q_RECALL, 1 << seat)
    else:
        answer_recall(e, s, seat, frame, codes[0])


def recall_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """With an empty hand the cards must be taken back (GW-Z6)."""
    return [TAKE_BACK, TAKE_HONOR] if s.commands[seat] else [TAKE_BACK]


def why_not_recall(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("GW-Z6")


def answer_recall(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    if code == TAKE_BACK:
        back = s.discarded[seat] & ~(1 << BETRAYAL)  # GW-Z5
        s.commands[seat] |= back
        s.discarded[seat] &= ~back
        tell(s, told.TOOK_BACK, ALL, seat)
    else:
        cards = sum([s.discarded[seat] >> command & 1 for command in range(len(COMMANDS))])
        score(s, seat, HONOR_OF_RECALL * cards, RECALLS)


# Autumn


def step_autumn(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """All choose a command card in secret (GW-J1)."""
    begin_season(s, AUTUMN)
    s.choice = [-1] * e.seats
    s.stack.append((frames.REVEAL,))
    ask(s, Q_COMMAND, (1 << e.seats) - 1)


def command_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [COMMAND + command for command in range(len(COMMANDS)) if s.commands[seat] >> command & 1]


def why_not_command(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("GW-J1", command=COMMANDS[code - COMMAND])


def answer_command(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    s.choice[seat] = code - COMMAND


def step_reveal(e: Settings, s: GreatWallState, frame: Frame) -> None:
    for seat in range(e.seats):
        command = s.choice[seat]
        s.choice[seat] = -1
        s.commands[seat] &= ~(1 << command)
        s.played[seat] = command
        tell(s, told.COMMAND, ALL, seat, command)
    then(s, (frames.PUT_ON_TRACK, 0) + order_of(s), (frames.TURN, 0), (frames.WINTER,))


def step_put_on_track(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(PUT_ON_TRACK, place in tea order, *order)."""
    place, order = frame[1], frame[2:]
    if place == len(order):
        return
    s.stack.append((frames.PUT_ON_TRACK, place + 1) + order)
    seat = order[place]
    codes = space_options(e, s, seat, frame)
    if len(codes) > 1:
        ask(s, Q_SPACE, 1 << seat)
    else:
        answer_space(e, s, seat, frame, codes[0])


def space_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [SPACE + space for space in range(len(s.track)) if s.track[space] < 0]


def why_not_space(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("GW-J2", space=code - SPACE + 1)


def answer_space(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    s.track[code - SPACE] = seat
    tell(s, told.ON_TRACK, ALL, seat, code - SPACE + 1)


# Winter


def step_winter(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """Abilities, volley, clean-up, assault, end check (GW-W1 to W6, GW-W15)."""
    begin_season(s, WINTER)
    s.breached = 0
    then(s, (frames.VOLLEY, 0, 0), (frames.CLEAN_UP,), (frames.ASSAULT, 0), (frames.END_CHECK,))
    begin_root(s)
    s.stack.append((frames.MOMENT, 0) + plain_moment(WINTER_TRIGGER, -1))


def step_volley(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(VOLLEY, section, place in tea order, *order): from the left section on (GW-W1)."""
    section, place, order = frame[1], frame[2], frame[3:] or order_of(s)  # read when the volley begins (GW-T3)
    if section == 3:
        return
    if place == len(order):
        s.stack.append((frames.VOLLEY, section + 1, 0) + order)
        return
    s.stack.append((frames.VOLLEY, section, place + 1) + order)
    seat = order[place]
    if s.firing[seat * 3 + section]:
        tell(s, told.VOLLEY, ALL, section)
        begin_root(s)
        s.stack.append((frames.SHOOT, seat, section, s.firing[seat * 3 + section], 0))
