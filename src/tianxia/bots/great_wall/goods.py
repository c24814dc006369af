"""Paying, taking and exchanging resources: the greedy player of The Great Wall keeps what it needs."""

from typing import Final

from ...games.great_wall.terms.notation import DONE, EXCHANGE, LOSE_SOLDIER, PAY, TAKE
from .places import Town

# What a stock should hold for recruits, hires and saving, before anything is spent at will.
WANTED: Final = (3, 4, 5, 4)


def need(town: Town, resource: int) -> float:
    """How much one more of the resource is wanted."""
    short = WANTED[resource] - town.reading.stock[resource]
    return town.unit[resource] + 0.12 * short


def pay(town: Town, options: list[int]) -> int:
    """The resource that is wanted least, but no more of it than keeps it so."""
    kinds = sorted({(code - PAY) // 110 for code in options})
    best = min(kinds, key=lambda kind: need(town, kind))
    numbers = [code for code in options if (code - PAY) // 110 == best]
    spare = max(1, town.reading.stock[best] - WANTED[best] // 2)
    fitting = [code for code in numbers if (code - PAY) % 110 <= spare]
    return max(fitting) if fitting else min(numbers)


def warehouse(town: Town, options: list[int]) -> int:
    return max(options)


def take(town: Town, options: list[int]) -> int:
    kinds = sorted({(code - TAKE) // 40 for code in options})
    best = max(kinds, key=lambda kind: need(town, kind))
    numbers = [code for code in options if (code - TAKE) // 40 == best]
    if len(kinds) == 1:
        return max(numbers)
    wanted = max(2, WANTED[best] - town.reading.stock[best])
    return max([code for code in numbers if (code - TAKE) % 40 <= wanted], default=min(numbers))


def exchange(town: Town, options: list[int]) -> int:
    """One for more than one: worth it unless the one is scarce."""
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            given, taken = (code - EXCHANGE) // 4, (code - EXCHANGE) % 4
            value = 2 * need(town, taken) - need(town, given)
            if value > worth:
                best, worth = code, value
    return best


def lose(town: Town, options: list[int]) -> int:
    """What is missed least; soldiers and cards before the resources that are wanted."""

    def missed(code: int) -> float:
        if code >= PAY:
            return need(town, (code - PAY) // 110)
        if code < LOSE_SOLDIER + 12:
            return 1.0 + (code - LOSE_SOLDIER) % 4
        return 2.0

    return min(options, key=missed)
