"""How a player that explains itself puts its options in order: each with its own estimate, and with how far that errs.

What a level plays comes first, because it knows more than its estimates say: plans that must be mixed, cards that pay
only later. Yet nothing is put first that the estimates show to be worse. A value is never changed to fit the order:
whoever reads that the second is a little higher than the first is told that such a difference means nothing.
"""

import math
from typing import Final, NamedTuple

LEAST: Final = 0.01  # of the chance to win: what any estimate may err, for whatever reason
ALIKE: Final = 0.03  # of a few worlds that look alike, each may still err by so much
SURELY: Final = 2.0  # standard errors from which on a difference is called a mistake


class Estimate(NamedTuple):
    """The chance of winning with an option."""

    code: int
    value: float
    chances: list[float]  # in worlds that are the same for all options, as far as it was tried; none: not by worlds
    weight: float = 1.0  # of these worlds in the value, if something else counts beside them


def error(one: Estimate, other: Estimate) -> float:
    """The standard error of the difference of two values: in the same worlds luck is the same for both.

    >>> one, other = Estimate(1, 0.5, [0.4, 0.5, 0.6]), Estimate(2, 0.7, [0.5, 0.7, 0.9])
    >>> round(error(one, other), 3)
    0.059
    >>> error(one, one), error(one, Estimate(3, 0.4, []))
    (0.0, 0.0)
    """
    worlds = min(len(one.chances), len(other.chances))
    if one is other or not worlds:
        return 0.0
    gains = [one.chances[i] - other.chances[i] for i in range(worlds)]
    mean = math.fsum(gains) / worlds
    spread = math.fsum([(gain - mean) ** 2 for gain in gains]) + ALIKE**2
    return max(one.weight, other.weight) * math.sqrt(spread / worlds / max(1, worlds - 1))


def doubt(one: Estimate, first: Estimate) -> float:
    """By how much less than the first an option may be valued without being a mistake."""
    return 0.0 if one is first else max(LEAST, SURELY * error(one, first))


def ordered(found: list[Estimate], chosen: int) -> list[Estimate]:
    """What the level plays first, unless another is better by more than the error; then the others, the best first.

    >>> near, far = Estimate(1, 0.505, []), Estimate(2, 0.58, [])
    >>> [one.code for one in ordered([near, Estimate(3, 0.5, [])], 3)]
    [3, 1]
    >>> [one.code for one in ordered([near, Estimate(3, 0.5, []), far], 3)]
    [2, 1, 3]
    """
    first = next(one for one in found if one.code == chosen)
    most = max([one.value for one in found])
    best = first if first.value == most else next(one for one in found if one.value == most)
    if best.value - first.value > max(LEAST, error(best, first)):
        first = best
    return sorted(found, key=lambda one: (one is not first, -one.value, one.code))
