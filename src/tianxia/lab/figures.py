"""Figures with their 95% intervals, from games that are played in groups.

All games of a seed have the same deal: who is lucky with it from one seat is unlucky from another, or the deal decides
whoever sits there. So they are no independent samples, and an interval that counts every game as one may be far too
narrow, or too wide. The mean of all games of a seed is one sample here; seeds share nothing. What a deal gives to one
seat and takes from another cancels out within a seed.
"""

import math
from typing import Final, TypedDict

NORMAL: Final = 1.959964  # standard deviations: 95%
LEAST: Final = 2  # samples: one says nothing about how much they differ


class Figure(TypedDict):
    """What was found, and between which values the truth is, unless this is one case in twenty."""

    value: float
    low: float
    high: float


def mean_of(samples: list[float]) -> float:
    return math.fsum(samples) / len(samples)


def variance_of(samples: list[float]) -> float:
    """Of a single sample, estimated from at least two."""
    mean = mean_of(samples)
    return math.fsum([(sample - mean) ** 2 for sample in samples]) / (len(samples) - 1)


def figure_of(samples: list[float]) -> Figure:
    """The mean of independent samples, with Student's interval."""
    mean = mean_of(samples)
    reach = student(len(samples) - 1) * math.sqrt(variance_of(samples) / len(samples))
    return Figure(value=round(mean, 4), low=round(mean - reach, 4), high=round(mean + reach, 4))


def share_of(samples: list[float], games: int) -> Figure:
    """The mean of shares from 0 to 1, one for each seed, each the mean of so many games.

    Wilson's interval, which is sound for few games and for shares near 0 and 1. It asks for the number of independent
    games: here of as many as would vary like these seeds. That is at least the number of seeds, and no more than the
    number of games is granted, however well a few seeds agree.
    """
    share, seeds = mean_of(samples), len(samples)
    spread = variance_of(samples) / seeds
    certain = float(seeds) if share in (0, 1) else math.inf  # where no seed differs from another
    alike = min(max(share * (1 - share) / spread if spread else certain, seeds), seeds * games)
    low, high = wilson(share, alike, NORMAL if alike == seeds else student(seeds - 1))
    return Figure(value=round(share, 4), low=round(low, 4), high=round(high, 4))


def wilson(share: float, n: float, deviations: float = NORMAL) -> tuple[float, float]:
    """The interval of a share of n independent games.

    >>> [round(end, 3) for end in wilson(0.9, 100)]
    [0.826, 0.945]
    """
    square = deviations * deviations
    middle = (share + square / (2 * n)) / (1 + square / n)
    reach = deviations / (1 + square / n) * math.sqrt(share * (1 - share) / n + square / (4 * n * n))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """The two-sided 95% point of Student's distribution: exact for 1 and 2, else the series by Cornish and Fisher.

    >>> [round(student(n), 2) for n in (1, 2, 3, 4, 10, 100, 100_000)]
    [12.71, 4.3, 3.18, 2.78, 2.23, 1.98, 1.96]
    """
    if freedom == 1:
        return math.tan(0.95 * math.pi / 2)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z, n = NORMAL, freedom
    terms = (
        z,
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4),
    )
    return math.fsum(terms)
