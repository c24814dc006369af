"""Least squares for the value of ZhanGuo: sums over lessons, and the worths that explain them best.

The worths are drawn to those of an earlier fit, as if so many lessons had told them: with few lessons they stay close.
"""

import math

from ..equations import solved

# What a seat has more of than the mean of all when a round begins, and the points that it has more at the end.
Lesson = tuple[list[float], float]


class Sums:
    """What least squares needs to know of lessons."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.lessons: int = 0
        self.squares: list[list[float]] = [[0.0] * size for _ in range(size)]  # the lower half
        self.products: list[float] = [0.0] * size
        self.results: float = 0.0

    def add(self, counted: list[float], result: float) -> None:
        self.lessons += 1
        self.results += result * result
        for i in range(self.size):
            x = counted[i]
            if x != 0.0:
                self.products[i] += x * result
                row = self.squares[i]
                for j in range(i + 1):
                    row[j] += x * counted[j]

    def fit(self, before: list[float], trust: float) -> list[float]:
        """The worths; `before` counts like so many lessons."""
        matrix = [row[:] for row in self.squares]
        goal = self.products[:]
        for i in range(self.size):
            pull = trust * (self.squares[i][i] / max(1, self.lessons) + 1e-6)
            matrix[i][i] += pull
            goal[i] += pull * before[i]
            for j in range(i):
                matrix[j][i] = matrix[i][j]
        return solved(matrix, goal)

    def error(self, worths: list[float]) -> float:
        """The root of the mean square of what the worths leave unexplained."""
        total = self.results
        for i in range(self.size):
            total -= 2 * worths[i] * self.products[i]
            for j in range(i + 1):
                total += (1 if i == j else 2) * worths[i] * worths[j] * self.squares[i][j]
        return math.sqrt(max(0.0, total) / max(1, self.lessons))
