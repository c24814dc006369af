"""Secret choices as a table of payoffs, solved by fictitious play in whole numbers: alike on every machine."""

from typing import Final

STEPS: Final = 1000
NEVER: Final = STEPS // 10  # a choice that is played less often only looks good by chance
HUNDRED: Final = 100


def mixed(pay: list[list[int]], expected: list[int], trust: int) -> list[int]:
    """How often each row should be played; the rows gain what the columns lose.

    In `trust` of a hundred cases the other plays the columns as often as `expected`, otherwise whatever is worst for
    the rows. 100 gives the best answer to what is expected, 0 an equilibrium.
    """
    rows, columns = len(pay), len(pay[0])
    played = [0] * rows
    usual = usual_pay(pay, expected)
    gained = [trust * each for each in usual]
    lost = [0] * columns
    for _ in range(STEPS):
        row = most(gained)
        played[row] += 1
        for j in range(columns):
            lost[j] -= pay[row][j]
        column = most(lost)
        for i in range(rows):
            gained[i] += trust * usual[i] + (HUNDRED - trust) * pay[i][column]
    return [n if n >= NEVER else 0 for n in played]


def usual_pay(pay: list[list[int]], expected: list[int]) -> list[int]:
    """What each row gains against the columns as they are expected."""
    total = sum(expected)
    found = []
    for row in pay:
        gain = 0
        for j in range(len(expected)):
            gain += row[j] * expected[j]
        found.append(gain // total)
    return found


def most(numbers: list[int]) -> int:
    """The place of the greatest, the first of equals."""
    best = 0
    for i in range(1, len(numbers)):
        if numbers[i] > numbers[best]:
            best = i
    return best
