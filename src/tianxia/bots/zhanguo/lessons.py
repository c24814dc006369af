"""Games that teach the value of ZhanGuo: what every seat had when a round began, and how it ended.

The players search a little with the value as far as it is known, and without one they play the policy. Now and then
they take something else that looks good, so that the value also knows positions that good players avoid.
"""

from typing import Final, NamedTuple

from ...core.dice import Dice
from ...core.kernel import apply, asked, first_owing, is_over, options_of, start
from ...core.registry import Options, find, make_rules
from ...games.zhanguo.names import ROUNDS
from ...games.zhanguo.rules import ZhanGuoRules
from ...games.zhanguo.state import ZhanGuoState
from .features import all_features
from .fitting import Lesson
from .policy import ZhanGuoPolicy
from .search import Search, candidates_of
from .value import Outlook, Value
from .weights import Weights

STRAYS: Final = 12  # of a hundred turns
WIDTH: Final = 4  # turns that are compared, or strayed to
PRIOR: Final = 4.0
# With the boards of this version, so that the call that made the stored value still makes it. It matters little: what
# a board is worth decides between no two turns, and what unrest and palaces are worth is learned on all of them.
EDITION: Final = "1.1"
# In turn: every option, most often none.
WAYS: Final[tuple[Options, ...]] = (
    {},
    {"boards": "picked"},
    {},
    {"boards": "auction", "draft": True},
    {"turns_by_track": True},
    {"boards": "picked", "unrest_by_worker": True},
)


class Course(NamedTuple):
    """A game to learn from."""

    number: int
    seed: str
    players: int
    weights: list[float]
    outlooks: dict[int, tuple[list[float], float]]  # worths and spread by round; none: the policy alone
    moves: int  # of playouts for a card


class Player:
    """All seats of one game."""

    def __init__(self, rules: ZhanGuoRules, course: Course, dice: Dice) -> None:
        self.rules: ZhanGuoRules = rules
        self.policy: ZhanGuoPolicy = ZhanGuoPolicy(rules, Weights(course.weights))
        outlooks = {round_: Outlook(worths, spread) for round_, (worths, spread) in course.outlooks.items()}
        self.value: Value = Value(rules.settings, Weights(course.weights), outlooks)
        self.moves: int = course.moves if course.outlooks else 0
        self.dice: Dice = dice

    def choose(self, s: ZhanGuoState, seat: int, options: list[int]) -> int:
        if asked(self.rules, s) != "card":
            return self.policy.choose(s, seat, options, self.dice)
        strays = self.dice.below(100) < STRAYS
        if not strays and not self.moves:
            return self.policy.choose(s, seat, options, self.dice)
        found = candidates_of(self.policy, s, seat, options)[:WIDTH]
        if strays:
            best = found[self.dice.below(len(found))]
        else:
            search = Search(self.rules, self.policy, self.value, seat, self.dice)
            best = search.compare(s, found, self.moves, PRIOR)[0]
        self.policy.mean(best.card, best.use)
        return best.code


def lessons_of(course: Course) -> list[list[Lesson]]:
    """By round from the second on, for all seats."""
    box = find("zhanguo").box(EDITION, None)
    rules = make_rules("zhanguo", course.players, WAYS[course.number % len(WAYS)], box)
    assert isinstance(rules, ZhanGuoRules)
    dice = Dice.seeded(course.seed)
    s = start(rules, dice, False)
    player = Player(rules, course, Dice.seeded(f"{course.seed} player"))
    begun: list[list[list[float]]] = []
    while not is_over(s):
        if s.round == len(begun) + 2:
            begun.append(all_features(player.value.sight, s))
        seat = first_owing(s)
        options = options_of(rules, s, seat)
        apply(rules, s, seat, options[0] if len(options) == 1 else player.choose(s, seat, options))
    assert len(begun) == ROUNDS - 1
    return [compared(counted, s.vp) for counted in begun]


def compared(counted: list[list[float]], points: list[int]) -> list[Lesson]:
    """Every seat with the mean of all; of two seats one is enough, since the other is its mirror."""
    seats = len(points)
    means = [0.0] * len(counted[0])
    for i in range(len(means)):
        for each in counted:
            means[i] += each[i] / seats
    mean = sum(points) / seats
    found = []
    for seat in range(seats if seats > 2 else 1):
        found.append(([counted[seat][i] - means[i] for i in range(len(means))], points[seat] - mean))
    return found
