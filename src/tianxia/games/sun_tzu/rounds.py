"""The course of the game: nine rounds, in the order of ST-B9."""

from typing import Final

from ...core.questions import Question, by
from ...core.state import ALL, Facts, Frame, ask, tell, then, window
from . import draw, frames, scoring
from .armies import may_be_offered
from .asks import Q_AFTER_BATTLE, Q_AFTER_ORDERS, Q_BATTLE_ORDER, Q_NEXT_BATTLE, Q_ORDERS, Q_START_OF_ROUND
from .events import ANNOUNCED, ARMIES_COUNTED, DECIDES, ROUND
from .given import Questions
from .names import BLUE, BOTH, FRAMED, RED, N
from .notation import FIGHT
from .settings import Settings
from .state import SunTzuState, first_side, hand_size, on_board


def step_round(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    s.round += 1
    s.great_plague = 0
    s.orders_lie = 0
    s.extra_draw[BLUE] = 0
    s.extra_draw[RED] = 0
    for province in range(N):
        s.fought[province] = 0
    tell(s, ROUND, ALL, s.round)
    then(
        s,
        (frames.WINDOW, Q_START_OF_ROUND),
        (frames.ORDERS,),
        (frames.COUNT,),
        (frames.WINDOW, Q_AFTER_ORDERS),
        (frames.BATTLES,),
    )


def step_window(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-F11: the first side is asked first."""
    _, kind = frame
    first = first_side(s)
    window(s, kind, (first, 1 - first))


def is_asked(s: SunTzuState, seat: int, kind: int) -> bool:
    """ST-D6 and ST-F14: decided by what everyone can see, never by the cards or the general held."""
    if s.held[seat] and (s.round <= 6 or (seat == RED and kind == Q_START_OF_ROUND)):
        return True
    if kind == Q_START_OF_ROUND and hand_size(s, seat) <= FRAMED:
        return False
    return may_be_offered(s, seat)


def step_orders(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-B1: both at the same time, in secret."""
    ask(s, Q_ORDERS, BOTH)


def step_count(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-B8: once per round, when both sides' orders are laid."""
    s.orders_lie = 1
    s.counts.append(on_board(s, BLUE))
    s.counts.append(on_board(s, RED))
    tell(s, ARMIES_COUNTED, ALL, s.counts[-2], s.counts[-1])
    if s.round > cfg.fixed_rounds:
        s.decider = decider_of(cfg, s)
        if s.decider >= 0:
            tell(s, DECIDES, ALL, s.decider)


def decider_of(cfg: Settings, s: SunTzuState) -> int:
    """ST-B4: the side with fewer armies; if tied, fewer in the round before, and so on back."""
    for i in range(len(s.counts) - 2, -1, -2):
        if s.counts[i] != s.counts[i + 1]:
            return BLUE if s.counts[i] < s.counts[i + 1] else RED
        if cfg.last_decider_stays:
            return s.decider  # ST-X1
    return -1


def step_battles(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """The fixed order, or the decider's choice while there is one (ST-B3, ST-B4)."""
    announced = frame[1:]
    left = [province for province in announced or cfg.box.order if not s.fought[province]]
    if not left:
        if s.round == scoring.scoring_round(s):
            then(s, (frames.SCORE,))
        else:
            then(s, (frames.END_ROUND,))
        return
    if s.decider < 0 or announced or len(left) == 1:
        fight_at(s, left[0], announced)
    elif cfg.announced:
        then(s, (frames.ANNOUNCE,))
    else:
        ask(s, Q_NEXT_BATTLE, 1 << s.decider)


def step_announce(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-X4: the decider names the provinces one after the other; the last one follows."""
    named = frame[1:]
    if len(named) < N - 1:
        ask(s, Q_BATTLE_ORDER, 1 << s.decider, *named)
        return
    (last,) = [province for province in range(N) if province not in named]
    tell(s, ANNOUNCED, ALL, s.decider, last, N)
    then(s, (frames.BATTLES, *named, last))


def next_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    return [FIGHT + province for province in range(N) if not s.fought[province]]


def answer_next(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    fight_at(s, code - FIGHT)


def announcing_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    return [FIGHT + province for province in range(N) if province not in facts]


def answer_announcing(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    """The facts are the provinces named so far."""
    tell(s, ANNOUNCED, ALL, seat, code - FIGHT, len(facts) + 1)
    then(s, (frames.ANNOUNCE, *facts, code - FIGHT))


def fight_at(s: SunTzuState, province: int, announced: Facts = ()) -> None:
    then(
        s,
        (frames.REVEAL, province),
        (frames.CHECK_EVENT,),
        (frames.WINDOW, Q_AFTER_BATTLE),
        (frames.BATTLES,) + announced,
    )


def step_end_round(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-B6, ST-B7; after round 9 the game ends (ST-H4)."""
    draw.put_cards_away(s)
    if s.round == scoring.LAST_ROUND:
        scoring.finish(s, "ST-H4")
    else:
        then(s, (frames.DRAW,), (frames.ROUND,))


QUESTIONS: Final[Questions] = [
    Question(Q_NEXT_BATTLE, next_options, answer_next, by("ST-B2"), ("fight",)),
    Question(Q_BATTLE_ORDER, announcing_options, answer_announcing, by("ST-X4"), ("fight",)),
]
