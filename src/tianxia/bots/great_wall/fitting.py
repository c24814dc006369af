"""Linear rules from examples: by least squares for honor, by likelihood for a chance."""

import math
from typing import Final

from ..equations import solved

RIDGE: Final = 10.0  # how many examples it takes to move a weight halfway
STEPS: Final = 6  # of Newton's method: it settles in fewer
FAR: Final = 30.0


def regression(features: list[list[float]], ends: list[float]) -> list[float]:
    """The linear rule with the least squares, drawn a little toward 0 in units of each feature's spread."""
    spread = spread_of(features)
    rows = scaled(features, spread)
    found = solved(*equations(rows, ends, [1.0] * len(rows)))
    return [found[i] / spread[i] for i in range(len(spread))]


def logistic(features: list[list[float]], happened: list[float]) -> list[float]:
    """The linear rule of which `chance` gives the likelihood of what happened (1) and what did not (0)."""
    spread = spread_of(features)
    rows = scaled(features, spread)
    n = len(spread)
    weights = [0.0] * n
    for _ in range(STEPS):
        # The least squares around the present rule: each example counts as far as it is still in doubt.
        doubts: list[float] = []
        aims: list[float] = []
        for row, end in zip(rows, happened, strict=True):
            foretold = 0.0
            for i in range(n):
                foretold += weights[i] * row[i]
            likely = chance(foretold)
            doubt = max(1e-3, likely * (1 - likely))
            doubts.append(doubt)
            aims.append(foretold + (end - likely) / doubt)
        weights = solved(*equations(rows, aims, doubts))
    return [weights[i] / spread[i] for i in range(n)]


def chance(number: float) -> float:
    """From 0 to 1, the more the higher the number."""
    return 1 / (1 + math.exp(max(-FAR, min(FAR, -number))))


def spread_of(features: list[list[float]]) -> list[float]:
    """The standard deviation of each feature; 1 for the constant, and for what is always the same."""
    n = len(features[0])
    spread = [1.0] * n
    for i in range(1, n):
        mean = math.fsum([row[i] for row in features]) / len(features)
        spread[i] = math.sqrt(math.fsum([(row[i] - mean) ** 2 for row in features]) / len(features)) or 1.0
    return spread


def scaled(features: list[list[float]], spread: list[float]) -> list[list[float]]:
    return [[row[i] / spread[i] for i in range(len(spread))] for row in features]


def equations(rows: list[list[float]], ends: list[float], counts: list[float]) -> tuple[list[list[float]], list[float]]:
    """The normal equations of weighted least squares; nothing draws the constant to 0."""
    n = len(rows[0])
    matrix = [[0.0] * n for _ in range(n)]
    right = [0.0] * n
    for row, end, count in zip(rows, ends, counts, strict=True):
        for i in range(n):
            part = count * row[i]
            if part:
                right[i] += part * end
                line = matrix[i]
                for k in range(i + 1):
                    line[k] += part * row[k]
    weight = math.fsum(counts) / len(counts)
    for i in range(n):
        matrix[i][i] += RIDGE * weight if i else 1e-6
        for k in range(i):
            matrix[k][i] = matrix[i][k]
    return matrix, right
