"""What having a thing does to the result, with a 95% confidence interval.

Wins, and leads in points, are compared with how often each seat had the thing: a straight line by least
squares. For a thing that a seat has or does not have, its slope is the difference of the two means. The seats of
one game are not independent samples, because one's win is another's loss: errors are summed game by game.
"""

import math
from typing import Final, NamedTuple, TypedDict

CONFIDENCE: Final = 1.96  # standard errors: 95%

Key = tuple[str, str, str]  # kind, card, how it is used


class Seat(NamedTuple):
    """One seat of one game."""

    seat: int
    won: bool
    score: int
    lead: float  # over the mean of the other seats
    cards: dict[Key, int]  # how often taken or played


class Finding(TypedDict):
    """What is known of one thing: a card, a board, a seat."""

    kind: str
    card: str
    use: str
    times: int  # taken or played
    seats: int  # those that had it
    share: float  # of the seats that could have had it, in percent
    win_rate: float
    effect: float  # on the win rate, in percentage points
    low: float
    high: float
    score: float  # effect on the lead in points
    score_low: float
    score_high: float


class Slope(NamedTuple):
    """How steeply a result grows with a thing, and the standard error of that."""

    rise: float
    error: float


def finding_of(key: Key, games: list[list[Seat]], each: bool = False) -> Finding:
    """The finding of a thing over the games in which a seat could have it; `each`: the effect of one more of it."""
    seats = [seat for game in games for seat in game]
    having = [seat for seat in seats if key in seat.cards]
    counts = [[seat.cards.get(key, 0) if each else int(key in seat.cards) for seat in game] for game in games]
    wins = slope(counts, [[float(seat.won) for seat in game] for game in games])
    leads = slope(counts, [[seat.lead for seat in game] for game in games])
    error = wins.error if each else max(wins.error, doubt(having, len(seats), sum(seat.won for seat in seats)))
    return Finding(
        kind=key[0],
        card=key[1],
        use=key[2],
        times=sum(seat.cards[key] for seat in having),
        seats=len(having),
        share=round(100 * len(having) / len(seats), 1) if seats else 0.0,
        win_rate=round(100 * sum(seat.won for seat in having) / len(having), 1) if having else 0.0,
        effect=round(100 * wins.rise, 1),
        low=round(100 * (wins.rise - CONFIDENCE * error), 1),
        high=round(100 * (wins.rise + CONFIDENCE * error), 1),
        score=round(leads.rise, 1),
        score_low=round(leads.rise - CONFIDENCE * leads.error, 1),
        score_high=round(leads.rise + CONFIDENCE * leads.error, 1),
    )


def slope(counts: list[list[int]], results: list[list[float]]) -> Slope:
    """Least squares of the results on the counts, both by game and seat; flat if all counts are equal."""
    n = sum(len(game) for game in counts)
    if not n:
        return Slope(0.0, 0.0)
    middle = sum(sum(game) for game in counts) / n
    mean = sum(sum(game) for game in results) / n
    spread = sum((x - middle) ** 2 for game in counts for x in game)
    if not spread:
        return Slope(0.0, 0.0)
    pairs = [list(zip(xs, ys, strict=True)) for xs, ys in zip(counts, results, strict=True)]
    rise = sum((x - middle) * (y - mean) for game in pairs for x, y in game) / spread
    by_game = [sum((x - middle) * (y - mean - rise * (x - middle)) for x, y in game) for game in pairs]
    return Slope(rise, math.sqrt(sum(part * part for part in by_game)) / spread)


def doubt(having: list[Seat], seats: int, wins: int) -> float:
    """The smallest standard error that a difference of win rates may have, however few seats had the thing."""
    won = sum(seat.won for seat in having)
    return math.sqrt(variance(won, len(having)) + variance(wins - won, seats - len(having)))


def variance(won: int, number: int) -> float:
    """The variance of a win rate, with one success and one failure added: a rate of 0 or 1 is never certain."""
    n = number + 2
    rate = (won + 1) / n
    return rate * (1 - rate) / n
