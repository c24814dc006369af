"""A ladder of bots: ratings by openskill, from all games of an arena in their order.

The model is that of Plackett and Luce: a rating is a normal distribution, given by its mean and its deviation. A bot
that has several seats in a game is rated on each, and goes on with the mean of these ratings. The model takes games as
independent, which those of one seed are not: the order of the ladder is what it shows best, and the shares are the
evidence.
"""

from typing import TypedDict

from .figures import mean_of
from .record import Outcome


class Rung(TypedDict):
    """Where a bot stands."""

    bot: str
    rating: float
    deviation: float  # the rating's standard deviation, as the model sees it


def ladder_of(outcomes: list[Outcome]) -> list[Rung]:
    """The bots of these games, the best first."""
    from openskill.models import PlackettLuce  # only where bots are rated

    model = PlackettLuce()
    ratings = {name: model.rating() for game in outcomes for name in (game.bot, str(game.against))}
    for game in outcomes:
        names = [game.bot if seat == game.seat else str(game.against) for seat in range(len(game.places))]
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in names]
        rated = model.rate(teams, ranks=[float(place) for place in game.places])
        for name in dict.fromkeys(names):
            own = [rating for other, (rating,) in zip(names, rated, strict=True) if other == name]
            ratings[name] = model.rating(mean_of([each.mu for each in own]), mean_of([each.sigma for each in own]))
    rungs = [
        Rung(bot=name, rating=round(rating.mu, 2), deviation=round(rating.sigma, 2)) for name, rating in ratings.items()
    ]
    return sorted(rungs, key=lambda rung: -rung["rating"])
