"""What a finished game is worth to its seats.

- "place": from 1 for the first to -1 for the last, evenly spaced; seats that tie share what their places are worth
- "win": 1 for the winner and -1 / (n - 1) for all others; seats that tie for the first place share
- "margin": the own score minus the mean score of the others

All three sum to zero. Who plays alone or together with all others has 1 if the game was won, otherwise -1; a margin
is then the score itself.
"""

from typing import Any, Final, Literal

from ..core.rules import Rules
from ..core.state import State
from ..core.values import BadInput, Result

Rewards = Literal["place", "win", "margin"]
REWARDS: Final = ("place", "win", "margin")


def checked_rewards(kind: Rewards) -> Rewards:
    if kind not in REWARDS:
        raise BadInput(f"Rewards are one of {', '.join(REWARDS)}, not {kind!r}.")
    return kind


def rewards_of(rules: Rules[Any], s: State, kind: Rewards, together: bool) -> list[float]:
    """By seat, at the end of a game."""
    result = rules.result(s)
    if kind == "margin":
        return margins_of([float(score) for score in result.scores[: rules.seats]], together)
    if together or rules.seats == 1:
        return [-1.0 if result.is_lost or not result.winners else 1.0] * rules.seats
    places = result.places if kind == "place" else first_and_others(result)
    return by_place(places[: rules.seats])


def first_and_others(result: Result) -> tuple[int, ...]:
    """Only who is first counts."""
    best = min(result.places)
    return tuple([1 if place == best else 2 for place in result.places])


def by_place(places: tuple[int, ...]) -> list[float]:
    """Evenly spaced from 1 to -1.

    >>> by_place((1, 3, 2)), by_place((1, 1, 3)), by_place((1, 2, 2, 2))[0]
    ([1.0, -1.0, 0.0], [0.5, 0.5, -1.0], 1.0)
    """
    n = len(places)
    worth = []
    for place in places:
        before = sum([other < place for other in places])
        tied = sum([other == place for other in places])
        worth.append(1 - (2 * before + tied - 1) / (n - 1))
    return worth


def margins_of(scores: list[float], together: bool) -> list[float]:
    """The own score minus the mean of the others.

    >>> margins_of([30.0, 20.0, 10.0], False)
    [15.0, 0.0, -15.0]
    """
    n = len(scores)
    if together or n == 1:
        return scores
    return [score - (sum(scores) - score) / (n - 1) for score in scores]
