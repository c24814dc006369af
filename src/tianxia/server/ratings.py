"""Ratings of people, by game and number of players: a mean and how uncertain it is.

The model is that of Plackett and Luce, by openskill. Only games of people count who all knew that they do, each on one
seat. The levels of bots have fixed ratings on this scale, measured among bots (`company/levels.py`): how they do
against people was never measured, so games with bots leave all ratings as they are.
"""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from . import schema

MIDDLE, STEP = 1500, 24  # how a rating is shown: a newcomer has 1500, give or take 200
NEW_MU, NEW_SIGMA = 25.0, 25.0 / 3  # openskill's own


class Rating(NamedTuple):
    mu: float = NEW_MU
    sigma: float = NEW_SIGMA
    games: int = 0

    @property
    def shown(self) -> float:
        return MIDDLE + STEP * (self.mu - NEW_MU)

    @property
    def surely(self) -> float:
        """What it is at least, most probably: people are ranked by it."""
        return self.mu - 2 * self.sigma

    @property
    def deviation(self) -> float:
        return STEP * self.sigma


def rate(connection: Connection, game: str, people: list[str], places: tuple[int, ...]) -> list[tuple[float, float]]:
    """Change the ratings of those who played against each other; of each the new one, as shown, and by how much."""
    from openskill.models import PlackettLuce  # only where people play for ratings

    before = [stored(connection, person, game, len(people)) for person in people]
    model = PlackettLuce()
    teams = [[model.rating(was.mu, was.sigma)] for was in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    changes = []
    for person, was, (new,) in zip(people, before, rated, strict=True):
        now = Rating(new.mu, new.sigma, was.games + 1)
        put(connection, person, game, len(people), now)
        changes.append((now.shown, now.shown - was.shown))
    return changes


def stored(connection: Connection, person: str, game: str, players: int) -> Rating:
    columns = schema.ratings.c
    own = (columns.person == person) & (columns.game == game) & (columns.players == players)
    query = select(columns.mu, columns.sigma, columns.games).where(own).with_for_update()
    row = connection.execute(query).one_or_none()
    return Rating(*row) if row else Rating()


def put(connection: Connection, person: str, game: str, players: int, rating: Rating) -> None:
    columns = schema.ratings.c
    own = (columns.person == person) & (columns.game == game) & (columns.players == players)
    values = {**rating._asdict(), "surely": rating.surely}
    if connection.execute(update(schema.ratings).where(own).values(values)).rowcount == 0:
        key = {"person": person, "game": game, "players": players}
        connection.execute(insert(schema.ratings).values({**key, **values}))
