"""All questions: the options of each, what an answer does, and why something else is refused.

An option is legal exactly when it is offered; `why_not` then names the rule against everything else.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ...core.state import Frame
from ...core.values import Refusal
from . import (
    abilities,
    asks,
    auction,
    bonuses,
    building,
    court,
    officials,
    rewards,
    rounds,
    setup,
)
from . import notation as n
from .asks import ASKS
from .names import ACTIONS, REGIONS
from .officials import shift, shift_offers, shifted, why_not_shift
from .settings import Settings
from .state import ZhanGuoState

OptionsOf = Callable[[Settings, ZhanGuoState, int, Frame], list[int]]
Answer = Callable[[Settings, ZhanGuoState, int, Frame, int], None]
WhyNot = Callable[[Settings, ZhanGuoState, int, Frame, int], Refusal]


class Question(NamedTuple):
    """One kind of question. `first` to `last` are the codes that it is about."""

    options: OptionsOf
    answer: Answer
    why_not: WhyNot
    first: int
    last: int


def why_not_extra(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("ZG-V7")


_BY_KIND: Final[dict[int, Question]] = {
    asks.Q_BOARD: Question(setup.board_options, setup.answer_board, setup.why_not_board, n.BOARD, n.BOARD + 4),
    asks.Q_BID: Question(auction.bid_options, auction.answer_bid, auction.why_not_bid, n.BID, n.BID + n.MOST_BID),
    asks.Q_DRAFT: Question(rounds.draft_options, rounds.answer_draft, rounds.why_not_draft, n.DISCARD, n.USE - 1),
    asks.Q_CARD: Question(rounds.card_options, rounds.answer_card, rounds.why_not_choose_card, n.CARD, n.DISCARD - 1),
    asks.Q_USE: Question(rounds.use_options, rounds.answer_use, rounds.why_not_use, n.UNIFY, n.COURT + 5),
    asks.Q_OFFICIAL: Question(
        officials.official_options, officials.answer_official, officials.why_not_official, n.RECRUIT, n.SHIFT - 1
    ),
    asks.Q_MOVE: Question(
        officials.move_options, officials.answer_move, officials.why_not_move, n.UP, n.MOVE_WORKER - 1
    ),
    asks.Q_HIRE: Question(court.hire_options, court.answer_hire, court.why_not_hire, n.HIRE, n.HIRE + 4),
    asks.Q_EXTRA_WORKER: Question(court.extra_options, court.answer_extra, why_not_extra, n.EXTRA, n.EXTRA),
    asks.Q_GOVERNOR: Question(
        court.governor_options, court.answer_governor, court.why_not_governor, n.GOVERNOR, n.GOVERNOR + 4
    ),
    asks.Q_SQUARE: Question(court.square_options, court.answer_square, court.why_not_square, n.SQUARE, n.SQUARE + 2),
    asks.Q_PALACE: Question(
        building.palace_options, building.answer_palace, building.why_not_palace, n.PALACE, n.PALACE + 4
    ),
    asks.Q_WORKER: Question(
        building.worker_options, building.answer_worker, building.why_not_worker, n.WORKER, n.WORKER + 4
    ),
    asks.Q_MARKER3: Question(
        building.marker3_options, building.answer_marker3, building.why_not_marker3, n.MARKER3, n.MARKER3 + 2
    ),
    asks.Q_WALL: Question(building.wall_options, building.answer_wall, building.why_not_wall, n.WALL, n.RECRUIT - 1),
    asks.Q_ABILITY: Question(
        abilities.ability_options, abilities.answer_ability, abilities.why_not_ability, n.USE, n.USE + 120
    ),
    asks.Q_MARKER: Question(
        bonuses.marker_options, bonuses.answer_marker, bonuses.why_not_marker, n.MARKER, n.MARKER + 2
    ),
    asks.Q_UNREST: Question(bonuses.unrest_options, bonuses.answer_unrest, bonuses.why_not_unrest, n.CALM, n.CALM + 4),
    asks.Q_MOVE_WORKER: Question(
        bonuses.move_worker_options,
        bonuses.answer_move_worker,
        bonuses.why_not_move_worker,
        n.MOVE_WORKER,
        n.MOVE_GOVERNOR - 1,
    ),
    asks.Q_MOVE_GOVERNOR: Question(
        bonuses.move_governor_options,
        bonuses.answer_move_governor,
        bonuses.why_not_move_governor,
        n.MOVE_GOVERNOR,
        n.BID - 1,
    ),
    asks.Q_REWARD: Question(rewards.reward_options, rewards.answer_reward, rewards.why_not_reward, n.ACCEPT, n.ACCEPT),
}

QUESTIONS: Final[list[Question]] = [_BY_KIND[kind] for kind in range(len(ASKS))]
OPTIONS: Final[list[OptionsOf]] = [question.options for question in QUESTIONS]
ANSWERS: Final[list[Answer]] = [question.answer for question in QUESTIONS]

NO_QUESTION: Final[Frame] = ()  # the use of a card does not look at it

# Codes that belong to a question beside its first to last.
BESIDES: Final[dict[int, int]] = {asks.Q_BID: n.PASS, asks.Q_ABILITY: n.POWER, asks.Q_MOVE: n.DONE}


def offers(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    """Free shifts beside a question; what was begun must stay possible (ZG-A7)."""
    codes = shift_offers(s, seat, question)
    if not codes or question[1] not in (asks.Q_GOVERNOR, asks.Q_HIRE):
        return codes
    before = s.officials
    left: list[int] = []
    for code in codes:
        s.officials = shifted(before, seat, code)
        if OPTIONS[question[1]](cfg, s, seat, question):
            left.append(code)
    s.officials = before
    return left


def answer(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
    """Carry out an answer, or a free shift beside the question, which then stands again."""
    if n.SHIFT <= code < n.UP and code in shift_offers(s, seat, question):
        s.stack.append(question)
        shift(s, seat, code)
    else:
        ANSWERS[question[1]](cfg, s, seat, question, code)


def impossible_uses(cfg: Settings, s: ZhanGuoState, seat: int) -> list[int]:
    """Regions and court actions that no card can be used for now."""
    possible = rounds.use_options(cfg, s, seat, NO_QUESTION)
    uses = [*range(n.UNIFY, n.UNIFY + REGIONS), *range(n.COURT, n.COURT + len(ACTIONS))]
    return [code for code in uses if code not in possible]


def why_not(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal | None:
    """None if the code is offered now; else the rule against it."""
    kind = question[1]
    if code in OPTIONS[kind](cfg, s, seat, question):
        return None
    if n.SHIFT <= code < n.UP:
        return None if code in offers(cfg, s, seat, question) else why_not_shift(s, seat, code)
    if kind == asks.Q_CARD and n.UNIFY <= code < n.COURT + len(ACTIONS) and code in impossible_uses(cfg, s, seat):
        kind = asks.Q_USE  # no card changes that
    about = QUESTIONS[kind]
    if about.first <= code <= about.last or BESIDES.get(kind, -1) == code:
        return about.why_not(cfg, s, seat, question, code)
    return Refusal("ZG-C8", now=ASKS[kind])
