"""What a player might think of at a question, offered or not: the table shows it with the rule against it."""

from typing import Final

from ...core.state import KIND, Frame
from . import abilities, asks
from . import notation as n
from .bonuses import movable
from .flow import QUESTIONS
from .legal import impossible_uses
from .names import GOVERNORS_AREA, N_COLORS, PLAIN, REGIONS, WORKERS_AREA
from .settings import Settings
from .state import ZhanGuoState, at, own_supply

# Questions at which a player might think of every code; at a use, of each region and each action.
ALL_CODES: Final = (
    asks.Q_USE,
    asks.Q_HIRE,
    asks.Q_GOVERNOR,
    asks.Q_SQUARE,
    asks.Q_PALACE,
    asks.Q_WORKER,
    asks.Q_MARKER3,
    asks.Q_WALL,
    asks.Q_MARKER,
    asks.Q_UNREST,
)


def tries(cfg: Settings, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
    """The offered ones may be among them."""
    kind = question[KIND]
    if kind in ALL_CODES:
        return [code for code, option in n.ALL_ACTIONS.items() if option.verb in QUESTIONS[kind].about]
    if kind == asks.Q_CARD:
        return impossible_uses(cfg, s, seat)
    if kind == asks.Q_DRAFT:
        return [n.DISCARD + card for card in s.hand[seat]]
    if kind == asks.Q_ABILITY:
        cards = [n.USE + card for card in abilities.cards_with_trigger(cfg, s, seat, s.stack[-2])]
        return cards if s.board[seat] == PLAIN else [*cards, n.POWER]
    if kind == asks.Q_MOVE:
        return moves(s, seat)
    if kind == asks.Q_OFFICIAL:
        return [n.recruit_code(c, r) for c, left in enumerate(own_supply(s, seat)) if left for r in range(REGIONS)]
    if kind == asks.Q_MOVE_WORKER:
        return [n.move_worker_code(r, q) for r, q in ways() if s.workers[seat * REGIONS + r]]
    if kind == asks.Q_MOVE_GOVERNOR:
        kinds = range(n.BESIDE + 1)
        return [n.move_governor_code(k, r, q) for k in kinds for r, q in ways() if movable(cfg, s, seat, k, r)]
    return []


def ways() -> list[tuple[int, int]]:
    """From each region to each other."""
    return [(region, goal) for region in range(REGIONS) for goal in range(REGIONS) if goal != region]


def moves(s: ZhanGuoState, seat: int) -> list[int]:
    """Officials to any other region, and down to the workers' area."""
    codes: list[int] = []
    for color in range(N_COLORS):
        governors = [s.officials[at(seat, region, GOVERNORS_AREA, color)] for region in range(REGIONS)]
        workers = [s.officials[at(seat, region, WORKERS_AREA, color)] for region in range(REGIONS)]
        codes += [n.move_code(GOVERNORS_AREA, color, r, q) for r, q in ways() if governors[r]]
        codes += [n.move_code(WORKERS_AREA, color, r, q) for r, q in ways() if workers[r]]
        codes += [n.shift_code(color, r) for r in range(REGIONS) if governors[r]]
    return codes
