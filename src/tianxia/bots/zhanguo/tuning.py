"""Finds the weights of ZhanGuo's policy: two players with opposite changes play each other, and the better way is gone.

Every step changes all weights at once, by chance, one way for one player and the other way for the other (SPSA). They
play the same cards from all seats, so the difference in points tells which way is better, for each weight on average
over many such matches.
"""

import math
from collections.abc import Callable, Iterator
from typing import Final

from ...core.dice import Dice
from ...core.kernel import apply, first_owing, is_over, options_of, start
from ...core.registry import make_rules
from ...games.zhanguo.rules import ZhanGuoRules
from ..runner import Runner
from .policy import ZhanGuoPolicy
from .weights import NAMES, STANDARD, Weights

CHANGE: Final = 0.2  # of the logarithm of each weight, in a match
RATE: Final = 0.004  # of the logarithm of each weight, for a typical difference
TYPICAL: Final = 25.0  # points between two players in a match
MATCHES: Final = 16  # between two steps
PLAYERS: Final = (2, 2, 2, 4)  # in turn: most tables are small


def moved(weights: list[float], changes: list[int], by: float) -> list[float]:
    return [weights[i] * math.exp(CHANGE * by * changes[i]) for i in range(len(weights))]


def difference(ways: list[list[float]], players: int, seed: str) -> float:
    """Points that the first way has more than the second, on average of all seats; they sit in turn."""
    rules = make_rules("zhanguo", players, {}, None)
    assert isinstance(rules, ZhanGuoRules)
    total = 0.0
    for swapped in range(2):
        policies = [ZhanGuoPolicy(rules, Weights(ways[(seat + swapped) % 2])) for seat in range(players)]
        scores = play(rules, policies, seed)
        means = [0.0, 0.0]
        for way in range(2):
            own = [scores[seat] for seat in range(players) if (seat + swapped) % 2 == way]
            means[way] = sum(own) / len(own)
        total += means[0] - means[1]
    return total / 2


def play(rules: ZhanGuoRules, policies: list[ZhanGuoPolicy], seed: str) -> list[int]:
    """A game of these policies: the scores."""
    dice = Dice.seeded(seed)
    s = start(rules, dice, False)
    while not is_over(s):
        seat = first_owing(s)
        options = options_of(rules, s, seat)
        code = options[0]
        if len(options) > 1:
            code = policies[seat].choose(s, seat, options, dice)
        apply(rules, s, seat, code)
    return rules.score(s)


def outcome(match: tuple[list[list[float]], int, str]) -> float:
    ways, players, seed = match
    return max(-3.0, min(3.0, difference(ways, players, seed) / TYPICAL))


def tuned(games: int, seed: int, runner: Runner, progress: Callable[[int], None]) -> list[float]:
    """The weights after so many games: the mean of the second half of the way, which wavers less than its end."""
    way = []
    for weights in improved(max(2, games // (2 * MATCHES)), seed, runner):
        way.append(weights)
        progress(2 * MATCHES)
    return mean_of(way[len(way) // 2 :])


def mean_of(way: list[list[float]]) -> list[float]:
    means = [math.fsum([math.log(weights[i]) for weights in way]) / len(way) for i in range(len(NAMES))]
    return [round(math.exp(mean), 4) for mean in means]


def improved(steps: int, seed: int, runner: Runner) -> Iterator[list[float]]:
    """The weights after each step."""
    weights = [*STANDARD]
    dice = Dice.seeded(f"{seed} training")
    for step in range(steps):
        changes = [[1 if dice.below(2) else -1 for _ in weights] for _ in range(MATCHES)]
        matches = []
        for i, signs in enumerate(changes):
            ways = [moved(weights, signs, 1.0), moved(weights, signs, -1.0)]
            matches.append((ways, PLAYERS[i % len(PLAYERS)], f"{seed} {step} {i}"))
        weights = stepped(weights, changes, list(runner.map(outcome, matches)))
        yield weights


def stepped(weights: list[float], changes: list[list[int]], outcomes: list[float]) -> list[float]:
    """A step in the direction that did better."""
    after = []
    for i in range(len(weights)):
        slope = math.fsum([outcomes[m] * changes[m][i] for m in range(len(changes))]) / math.sqrt(len(changes))
        after.append(weights[i] * math.exp(RATE * slope))
    return after
