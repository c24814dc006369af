"""Paying, taking and exchanging resources: the greedy player of The Great Wall keeps what it needs."""

from typing import Final

from ...games.great_wall.terms.names import N_SECTIONS, STANDS
from ...games.great_wall.terms.notation import (
    DONE,
    LOSE_SOLDIER,
    PAY,
    exchange_of,
    lose_of,
    pay_code,
    pay_of,
    take_code,
    take_of,
)
from .places import Town

# What a stock should hold for recruits, hires and saving, before anything is spent freely.
WANTED: Final = (3, 4, 5, 4)


def need(town: Town, resource: int) -> float:
    """How much one more of the resource is wanted."""
    short = WANTED[resource] - town.reading.stock[resource]
    return town.unit[resource] + 0.12 * short


def pay(town: Town, options: list[int]) -> int:
    """The least wanted resource, and only as many as keep it the least wanted."""
    offered = [pay_of(code) for code in options]
    best = min(sorted({resource for resource, _ in offered}), key=lambda resource: need(town, resource))
    numbers = [n for resource, n in offered if resource == best]
    kept = town.reading.reserve[best] if any(town.reading.reserve) else WANTED[best] // 2
    spare = max(1, town.reading.stock[best] - kept)
    return pay_code(best, max([n for n in numbers if n <= spare], default=min(numbers)))


def warehouse(town: Town, options: list[int]) -> int:
    return max(options)


def take(town: Town, options: list[int]) -> int:
    offered = [take_of(code) for code in options]
    kinds = sorted({resource for resource, _ in offered})
    best = max(kinds, key=lambda resource: need(town, resource))
    numbers = [n for resource, n in offered if resource == best]
    if len(kinds) == 1:
        return take_code(best, max(numbers))
    wanted = max(2, WANTED[best] - town.reading.stock[best])
    return take_code(best, max([n for n in numbers if n <= wanted], default=min(numbers)))


def exchange(town: Town, options: list[int]) -> int:
    """One for more than one is worth it unless that one is scarce."""
    best, worth = DONE, 0.0
    for code in options:
        if code != DONE:
            given, taken = exchange_of(code)
            value = 2 * need(town, taken) - need(town, given)
            if value > worth:
                best, worth = code, value
    return best


def lose(town: Town, options: list[int]) -> int:
    """What is missed least; soldiers and cards before wanted resources."""

    def missed(code: int) -> float:
        if code >= PAY:
            resource, _ = pay_of(code)
            return need(town, resource)
        if code < LOSE_SOLDIER + N_SECTIONS * STANDS:
            _, stand = lose_of(code)
            return 1.0 + stand
        return 2.0

    return min(options, key=missed)
