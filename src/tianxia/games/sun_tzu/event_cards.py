"""The five events (ST-G): one is face up, acts when its condition is met, and makes room for the next."""

from typing import Final

from ...core.questions import Question, by
from ...core.state import ALL, Facts, Frame, ask, tell, then
from . import frames
from .armies import FORFEIT, TITHE, levy, take_frame
from .asks import Q_REINFORCE, Q_TAKE_GENERAL
from .battle import counted_card, wins
from .events import EVENT_UP, EVENT_USED, GENERAL_DECLINED, GENERAL_TAKEN, POINT, TOOK
from .given import Questions
from .names import (
    BLUE,
    BOTH,
    FOUR_PLAGUES,
    GENERALS,
    NINE,
    NINE_BEATEN,
    NO_CARD,
    ONE,
    OWN_GENERALS,
    RED,
    SIDES,
    SIGN,
    TEN,
    TEN_BEATEN,
    THREE_SIXES,
    TWO_ONES,
    VANGUARD,
    N,
)
from .notation import PASS, REINFORCE, TAKE
from .scoring import last_event_used
from .settings import Settings
from .state import SunTzuState, armies_of, first_side, is_behind


def step_check_event(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """After a battle, and when an event is turned up: does the one face up act (ST-G6)?"""
    if not s.event_deck:
        return
    sides = sides_concerned(s, s.event_deck[-1])
    if sides:
        then(s, (frames.EVENT_USED,))
        act(cfg, s, s.event_deck[-1], sides)


def sides_concerned(s: SunTzuState, event: int) -> int:
    """Mask of the sides that meet the event's condition now; 0: it does not act."""
    if event == FOUR_PLAGUES:
        return BOTH if s.plagues >= 4 else 0
    if event == THREE_SIXES:
        return sum([1 << seat for seat in SIDES if provinces_marked(s, seat) >= 3])
    if event != s.event_at_reveal or s.spilled:
        return 0  # ST-G8: it was not face up then; ST-G12: there was no battle
    if event == TWO_ONES:
        return BOTH if counted_card(s, BLUE) == ONE and counted_card(s, RED) == ONE else 0
    card = NINE if event == NINE_BEATEN else TEN
    return sum([1 << seat for seat in SIDES if counted_card(s, seat) == card and not has_won(s, seat)])


def provinces_marked(s: SunTzuState, seat: int) -> int:
    """ST-G10: different provinces that the side's 6 has marked."""
    return sum([1 for province in range(N) if s.marks[seat * N + province]])


def has_won(s: SunTzuState, seat: int) -> bool:
    return s.margin * SIGN[seat] > 0


def act(cfg: Settings, s: SunTzuState, event: int, sides: int) -> None:
    """The event's effect; where both sides choose, the first side does so first (ST-G13)."""
    first = first_side(s)
    if event == THREE_SIXES:  # ST-G2
        then(s, (frames.GENERALS_TAKEN, sides))
        ask(s, Q_TAKE_GENERAL, sides)
    elif event == TWO_ONES:
        two_ones(cfg, s)
    else:
        n = 2 if event == TEN_BEATEN else 1
        purpose = TITHE if event == FOUR_PLAGUES else FORFEIT
        for seat in [1 - first, first]:
            if sides >> seat & 1:
                then(s, take_frame(seat, n, purpose, s.battle))


def two_ones(cfg: Settings, s: SunTzuState) -> None:
    """ST-G5 for the side behind; the other editions' effects by ST-X2."""
    seat = is_behind(s)
    if seat < 0:
        return
    if cfg.two_ones == "point":
        s.marker += SIGN[seat]
        tell(s, POINT, ALL, seat, s.marker)
    elif cfg.two_ones == "victory":
        wins(s, seat, s.battle, 1)
    elif s.pool[seat] and not armies_of(s, 1 - seat, s.battle):
        ask(s, Q_REINFORCE, 1 << seat)


def generals_put_back(s: SunTzuState, seat: int) -> list[int]:
    """ST-G11: those that can still be taken, never the vanguard."""
    free = OWN_GENERALS[seat] & ~s.held[seat] & ~s.spent & ~(1 << VANGUARD)
    return [general for general in range(len(GENERALS)) if free >> general & 1]


def take_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    return [PASS] + [TAKE + general for general in generals_put_back(s, seat)]


def answer_take(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    if code != PASS:
        s.choice[seat] = code - TAKE


def reinforce_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    return [PASS, REINFORCE]


def answer_reinforce(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    if code == REINFORCE:
        levy(s, seat, s.battle)  # ST-X2


def step_generals_taken(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-G11: it is public that a general was taken, but not which one."""
    _, asked = frame
    for seat in SIDES:
        general = s.choice[seat]
        if not asked >> seat & 1:
            continue
        if general == NO_CARD:
            tell(s, GENERAL_DECLINED, ALL, seat)
        else:
            s.held[seat] |= 1 << general
            tell(s, TOOK, seat, seat, general)
            tell(s, GENERAL_TAKEN, ALL, seat)
        s.choice[seat] = NO_CARD


def step_event_used(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """The event goes to the box, even if it changed nothing (ST-G14); the fifth ends the game (ST-G7)."""
    event = s.event_deck.pop()
    s.event_box.append(event)
    tell(s, EVENT_USED, ALL, event)
    if not s.event_deck:
        last_event_used(s)
        return
    tell(s, EVENT_UP, ALL, s.event_deck[-1])
    then(s, (frames.CHECK_EVENT,))


QUESTIONS: Final[Questions] = [
    Question(Q_TAKE_GENERAL, take_options, answer_take, by("ST-G11"), ("take",), secret=True, window=True),
    Question(Q_REINFORCE, reinforce_options, answer_reinforce, by("ST-X2"), ("reinforce",), window=True),
]
