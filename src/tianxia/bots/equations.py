"""Linear equations, for all who learn weights from games."""

import math


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system, by Gauss's elimination.

    >>> solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0])
    [1.75, 1.5]
    """
    n = len(right)
    rows = [matrix[i][:] + [right[i]] for i in range(n)]
    for i in range(n):
        for j in range(i + 1, n):
            factor = rows[j][i] / rows[i][i]
            if factor:
                for k in range(i, n + 1):
                    rows[j][k] -= factor * rows[i][k]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        rest = math.fsum([rows[i][k] * found[k] for k in range(i + 1, n)])
        found[i] = (rows[i][n] - rest) / rows[i][i]
    return found
