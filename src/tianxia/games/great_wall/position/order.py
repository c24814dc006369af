"""Who acts next: in tea order (GW-T1); in the cooperative game the players decide (GW-C5, GW-C19).

Where an answer is soon given, all who have one to give are asked at the same time, and whoever answers acts. Where it
takes several answers, they first settle who goes next.
"""

from collections.abc import Sequence
from typing import Final

from ....core.questions import Question, by
from ....core.state import ASK, STEP, Facts, Frame, ask, then
from ..terms.asks import Q_FIRST
from ..terms.notation import FIRST
from .amounts import LENGTH
from .given import Questions
from .packed import abilities_in, owner_of
from .settings import Settings
from .state import GreatWallState

BEGIN: Final = 1 + LENGTH  # where the abilities begin in their frame
ANYBODY: Final = 0b1111  # mask of the players
GOES: Final = 8  # added to a seat in an order: it is settled that this one goes next, or it has acted


def seat_at(order: Frame, place: int) -> int:
    return order[place] % GOES


def ask_who_is_first(cfg: Settings, s: GreatWallState, frame: Frame, at: int, able: int) -> bool:
    """Whether the players must first settle which of them goes next.

    `frame` is the step, `at` the index in it of the seat whose turn it would be in tea order; the rest of
    the order follows. `able` is the mask of the seats that have something to do. The Reed Clan keeps its
    place: it goes before the players below it (GW-C20).
    """
    if not cfg.coop or frame[at] >= GOES:
        return False
    mask = 0
    for seat in frame[at:]:
        if seat == cfg.reed:
            break
        mask |= able & 1 << seat
    if mask & mask - 1 == 0:
        return False
    s.stack.append(frame)
    ask(s, Q_FIRST, mask, at)
    return True


def yet_to_act(order: Frame) -> tuple[int, ...]:
    """The seats of an order that have not acted in this step, if all are asked at the same time."""
    return tuple([seat for seat in order if seat < GOES])


def mask_of(seats: Sequence[int]) -> int:
    return sum([1 << seat for seat in seats])


def has_acted(s: GreatWallState, seat: int, at: int) -> None:
    """One of those who were asked at the same time has acted; the step asks the others again.

    `at` is where the order begins in the frame of the step.
    """
    take_question_away(s)
    frame = s.stack.pop()
    place = frame.index(seat, at)
    s.stack.append(frame[:place] + (seat + GOES,) + frame[place + 1 :])


def ask_whose_abilities(s: GreatWallState, frame: Frame, seats: int) -> bool:
    """The same for abilities that respond to one moment: the entries in their frame name the seats."""
    if seats & seats - 1 == 0:
        return False
    s.stack.append(frame)
    ask(s, Q_FIRST, seats, -1)
    return True


def first_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [FIRST]


def answer_first(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    """The seat goes next; the others keep their order."""
    take_question_away(s)
    frame = s.stack.pop()
    (at,) = facts
    if at < 0:  # the abilities of one player before those of the others
        entries = abilities_in(frame[BEGIN:])
        own = tuple([entry for entry in entries if owner_of(entry) == seat])
        rest = tuple([entry for entry in entries if owner_of(entry) != seat])
        then(s, frame[:BEGIN] + own, frame[:BEGIN] + rest)
        return
    place = frame.index(seat, at)
    s.stack.append(frame[:at] + (seat + GOES,) + frame[at:place] + frame[place + 1 :])


def take_question_away(s: GreatWallState) -> None:
    """If several seats were asked, the first answer counts: take the question away from the others."""
    if s.stack[-1][STEP] == ASK:
        s.stack.pop()


def asker(s: GreatWallState) -> int:
    """Where on the stack the asking step is: under the question to the others, if there is one."""
    return -2 if s.stack[-1][STEP] == ASK else -1


QUESTIONS: Final[Questions] = [
    Question(Q_FIRST, first_options, answer_first, by("GW-C19"), ("first",), must="GW-C19"),
]
