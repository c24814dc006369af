"""A fast player of ZhanGuo for playouts: in each question it takes what promises the most points.

It weighs things as the greedy player does, with numbers that were learned. Between the question for a card and that for
its use it remembers what it meant to do: `forget` before another position.
"""

from collections.abc import Callable
from typing import Final, cast

from ...core.dice import Dice
from ...core.kernel import asked
from ...core.state import State
from ...core.worlds import Policy
from ...games.zhanguo import names
from ...games.zhanguo import notation as n
from ...games.zhanguo.names import ASPECTS
from ...games.zhanguo.rules import ZhanGuoRules
from ...games.zhanguo.state import ZhanGuoState
from ...games.zhanguo.view import offered
from .sight import Sight, count_governors, in_area, judge_walls
from .turns import best_turn, turns_of, way_to_hire, worth_of_hire
from .weights import Weights
from .worths import (
    Standing,
    aspect_worth,
    bonus_worth,
    future_of,
    governor_worth,
    keep_worth,
    majority_gain,
    palace_worth,
    reward_worth,
)

LIKED_BOARDS: Final = (names.TRIANGLE, names.CIRCLE, names.STAR, names.SQUARE)
MOST_FOR_A_BOARD: Final = 3  # points bid
HIRING: Final = n.COURT + names.HIRE


class ZhanGuoPolicy(Policy):
    """Plays any seat."""

    def __init__(self, rules: ZhanGuoRules, weights: Weights) -> None:
        self.rules: ZhanGuoRules = rules
        self.sight: Sight = Sight(rules.settings, weights)
        self.meant_card: int = 0
        self.meant_use: int = 0

    def forget(self) -> None:
        self.meant_card = 0

    def mean(self, card: int, use: int) -> None:
        """What the card chosen in this turn shall do."""
        self.meant_card, self.meant_use = card, use

    def choose(self, s: State, seat: int, options: list[int], dice: Dice) -> int:
        state = cast(ZhanGuoState, s)
        self.sight.look(state, seat)
        kind = asked(self.rules, state)
        if kind == "card":
            turn = best_turn(self.sight, state.hand[seat])
            self.mean(turn.card, turn.use)
            return n.CARD + turn.card
        if kind == "use":
            return self.use(state, options)
        return best_option(self.sight, kind, options)

    def use(self, s: ZhanGuoState, options: list[int]) -> int:
        """What was meant, or the best that is possible."""
        v = self.sight
        if s.playing == self.meant_card:
            code = way_to_hire(v, options) if self.meant_use == HIRING else self.meant_use
            if code in options:
                return code
        for turn in turns_of(v, [s.playing]):
            code = way_to_hire(v, options) if turn.use == HIRING else turn.use
            if code in options:
                return code
        return options[0]


def best_option(v: Sight, kind: str, options: list[int]) -> int:
    """The first of those that promise most."""
    worths = worths_of(v, kind, options)
    best = 0
    for i in range(1, len(worths)):
        if worths[i] > worths[best]:
            best = i
    return options[best]


def worths_of(v: Sight, kind: str, options: list[int]) -> list[float]:
    """What the options of a question promise; cards and their uses are weighed as whole turns, not here."""
    return JUDGES[kind](v, options)


# What actions ask


def hires(v: Sight, options: list[int]) -> list[float]:
    return [worth_of_hire(v, code - n.HIRE, in_area(v, code - n.HIRE, names.WORKERS_AREA)) for code in options]


def abilities(v: Sight, options: list[int]) -> list[float]:
    """The most valuable first; the board's power when no card is worth more."""
    worths = []
    for code in options:
        if code >= n.USE:
            worths.append(bonus_worth(v, v.cfg.box.bonus[code - n.USE], region_of(v, code - n.USE), True) + 0.01)
        else:
            worths.append(0.005 if code == n.POWER else 0.0 if code == n.DONE else -1.0)
    return worths


def region_of(v: Sight, card: int) -> int:
    for region in range(names.REGIONS):
        if card in v.s.cards[v.own + region]:
            return region
    return 0


def officials(v: Sight, options: list[int]) -> list[float]:
    standing = Standing(v)
    worths = []
    for code in options:
        if code == n.DONE:
            worths.append(standing.now + v.w.decline)
        else:
            color, region = n.recruit_of(code)
            left = v.s.supply[v.seat * names.N_COLORS + color]
            worths.append(standing.recruited(v, color, region) + v.w.plenty * left)
    return worths


def moves(v: Sight, options: list[int]) -> list[float]:
    standing = Standing(v)
    worths = []
    for code in options:
        if code == n.DONE:
            worths.append(standing.now + 0.05)
        elif n.is_shift(code):
            worths.append(standing.now - 1)
        elif code < n.MOVE_G:
            color, region = n.up_of(code)
            worths.append(standing.raised(v, color, region))
        else:
            area, color, region, goal = n.move_of(code)
            worths.append(standing.moved(v, area, color, region, goal))
    return worths


def governors(v: Sight, options: list[int]) -> list[float]:
    return [governor_worth(v, code - n.GOVERNOR) for code in options]


def squares(v: Sight, options: list[int]) -> list[float]:
    """Points, then an official, then movement."""
    order = (0.0, 2.0, 1.0)
    return [order[code - n.SQUARE] for code in options]


def palaces(v: Sight, options: list[int]) -> list[float]:
    return [palace_worth(v, code - n.PALACE) for code in options]


def workers(v: Sight, options: list[int]) -> list[float]:
    """From where one can be spared: pairs are kept for palaces."""
    worths = []
    for code in options:
        there = v.s.workers[v.own + code - n.WORKER]
        worths.append(there % 2 * 10.0 + there)
    return worths


def walls(v: Sight, options: list[int]) -> list[float]:
    """A wall that is a reward costs no workers: it comes when the turns of the round are over."""
    judge_walls(v)
    cost = 0.0 if v.s.active < 0 else v.w.line_cost * v.lasts
    return [v.wall_worths[code - n.WALL] - cost * ((code - n.WALL) % names.LINES + 1) for code in options]


def markers(v: Sight, options: list[int]) -> list[float]:
    base = n.MARKER if options[0] >= n.MARKER else n.MARKER3
    return [aspect_worth(v, code - base) for code in options]


def unrests(v: Sight, options: list[int]) -> list[float]:
    """Where cards sleep, then where there are most."""
    worths = []
    for code in options:
        region = code - n.CALM
        worths.append((10.0 if v.locked[region] else 0.0) + len(v.s.cards[v.own + region]))
    return worths


def worker_moves(v: Sight, options: list[int]) -> list[float]:
    """Make a pair where a palace could stand."""
    worths = []
    for code in options:
        if code == n.DONE:
            worths.append(0.5)
        else:
            start, goal = n.move_worker_of(code)
            makes = v.s.workers[v.own + goal] == 1 and v.s.workers[v.own + start] != 2
            worths.append(1.0 if makes else 0.0)
    return worths


def governor_moves(v: Sight, options: list[int]) -> list[float]:
    count_governors(v)
    worths = []
    for code in options:
        if code == n.DONE:
            worths.append(0.5)
        else:
            _, start, goal = n.move_governor_of(code)
            worths.append(majority_gain(v, start, -1) + majority_gain(v, goal, 1))
    return worths


def extra_workers(v: Sight, options: list[int]) -> list[float]:
    return [v.w.worker * v.lasts - v.w.unrest if code == n.EXTRA else 0.0 for code in options]


# Rewards, boards, draft


def rewards(v: Sight, options: list[int]) -> list[float]:
    shown = offered(v.s)
    assert shown is not None
    aspect = ASPECTS.index(shown)
    return [reward_worth(v, aspect) if code == n.ACCEPT else keep_worth(v, aspect) for code in options]


def boards(v: Sight, options: list[int]) -> list[float]:
    return [-float(LIKED_BOARDS.index(code - n.BOARD)) for code in options]


def bids(v: Sight, options: list[int]) -> list[float]:
    """As little as possible, up to a limit."""
    return [MOST_FOR_A_BOARD - (code - n.BID) + 0.5 if code != n.PASS else 0.0 for code in options]


def discards(v: Sight, options: list[int]) -> list[float]:
    return [-future_of(v, code - n.DISCARD) for code in options]


Judge = Callable[[Sight, list[int]], list[float]]
JUDGES: Final[dict[str, Judge]] = {
    "board": boards,
    "bid": bids,
    "draft": discards,
    "official": officials,
    "move": moves,
    "hire": hires,
    "extra_worker": extra_workers,
    "governor": governors,
    "square": squares,
    "palace": palaces,
    "worker": workers,
    "marker3": markers,
    "wall": walls,
    "ability": abilities,
    "marker": markers,
    "unrest": unrests,
    "move_worker": worker_moves,
    "move_governor": governor_moves,
    "reward": rewards,
}
