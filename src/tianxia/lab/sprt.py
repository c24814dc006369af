"""Stop as soon as enough is known: the sequential probability ratio test.

Two claims about a bot's share are compared after every seed: that it is P0, and that it is P1. As soon as the samples
are 19 times as likely under one as under the other, that one is accepted; each is wrongly refused in about one case in
twenty. A share between the two takes longest, and either answer is right then.

A sample is the mean of all games of a seed, as in `figures`: Wald's test of single games would count the same deal
several times. A claim names only the mean of the samples, so each is given the distribution that fits them best among
those with its mean. Where a seed is a single game without draws, this is Wald's test.
"""

import math
from collections import Counter
from typing import Final, TypedDict

from ..core.values import BadInput

ERROR: Final = 0.05  # how often a true claim may be refused
ENOUGH: Final = math.log((1 - ERROR) / ERROR)
TRACE: Final = 0.01  # of a seed that is lost and of one that is won: neither is impossible before it has happened
STEPS: Final = 60  # halvings: as exact as a float


class Verdict(TypedDict):
    """How the test stands."""

    p0: float
    p1: float
    log_ratio: float  # positive: rather P1
    accepted: float | None  # P0 or P1; None: not known yet


class Sprt:
    """The test of one bot's share, sample by sample."""

    def __init__(self, p0: float, p1: float) -> None:
        self.p0 = p0
        self.p1 = p1
        self.log_ratio = 0.0
        self._times: Counter[float] = Counter()

    def take(self, sample: float) -> None:
        self._times[sample] += 1
        weights = {0.0: TRACE, 1.0: TRACE}
        for value, times in sorted(self._times.items()):
            weights[value] = weights.get(value, 0.0) + times
        self.log_ratio = likelihood(weights, self.p1) - likelihood(weights, self.p0)

    @property
    def accepted(self) -> float | None:
        return None if abs(self.log_ratio) < ENOUGH else self.p1 if self.log_ratio > 0 else self.p0

    def verdict(self) -> Verdict:
        return Verdict(p0=self.p0, p1=self.p1, log_ratio=round(self.log_ratio, 4), accepted=self.accepted)


def likelihood(weights: dict[float, float], mean: float) -> float:
    """How likely the samples are, at best, if their distribution has this mean: a logarithm, up to a constant.

    The best distribution gives each value its weight divided by 1 + tilt * (value - mean), where the tilt is the one
    number for which the mean comes out right. It is between those at which a divisor would be 0.
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        tilt = (low + high) / 2
        excess = math.fsum([w * (value - mean) / (1 + tilt * (value - mean)) for value, w in weights.items()])
        low, high = (tilt, high) if excess > 0 else (low, tilt)
    return -math.fsum([w * math.log(1 + low * (value - mean)) for value, w in weights.items()])


def checked(claims: tuple[float, float]) -> tuple[float, float]:
    p0, p1 = claims
    if not 0 < p0 < p1 < 1:
        raise BadInput(f"The two shares of the SPRT must be between 0 and 1, the smaller first, not {p0:g},{p1:g}.")
    return claims
