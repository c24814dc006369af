"""Ratings of people, by game and number of players: a mean and how uncertain it is.

The model is that of Plackett and Luce, by openskill. Only games of people count who all knew that they do, each on one
seat and under a name that they keep. The levels of bots have fixed ratings on this scale, measured among bots
(`company/levels.py`): how they do against people was never measured, so games with bots leave all ratings as they are.
"""

from collections.abc import Collection
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from . import schema
from .account_models import Uncounted
from .sessions import ago

MOST_OF_A_PAIR = 3  # games of two people that count
MONTH = timedelta(days=30)
MIDDLE, STEP = 1500, 24  # how a rating is shown: a newcomer has 1500, give or take 200
NEW_MU, NEW_SIGMA = 25.0, 25.0 / 3  # openskill's own


Changed = tuple[float, float] | tuple[None, None]


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


def why_not(connection: Connection, game: str, people: Collection[str]) -> Uncounted | None:
    """Why a game of these people changes nobody's rating; None if it does.

    All must keep a name. And of any two of them only a few games count in a month, at this game and with as many
    players: whoever else is at the table, and whomever they met in between. So what somebody can win from accounts of
    their own is bounded by how many of these there are, in whatever order they are played against.
    """
    persons, results = schema.people.c, schema.results
    kept = select(func.count()).where(persons.id.in_(people), persons.kept.is_not(None))
    if connection.execute(kept).scalar() != len(people):
        return "names"
    one, other = results.alias("one").c, results.alias("other").c
    pairs = (
        select(func.count())
        .where(
            one.person.in_(people),
            other.person.in_(people),
            one.person < other.person,
            one.table_id == other.table_id,
            one.game == game,
            one.players == len(people),
            one.change.is_not(None),
            other.change.is_not(None),
            one.at > ago(MONTH),
        )
        .group_by(one.person, other.person)
    )
    return "pair" if any([count >= MOST_OF_A_PAIR for count in connection.execute(pairs).scalars()]) else None


def count_opponents(connection: Connection, game: str, people: Collection[str]) -> None:
    """How many different people each of them has met in games that counted, with the one whose results are written."""
    ratings, results = schema.ratings, schema.results
    own, other = results.alias("own").c, results.alias("other").c
    met = select(func.count(other.person.distinct())).where(
        own.person == ratings.c.person,
        own.game == ratings.c.game,
        own.players == ratings.c.players,
        own.change.is_not(None),
        other.table_id == own.table_id,
        other.person != own.person,
    )
    theirs = ratings.c.person.in_(people) & (ratings.c.game == game) & (ratings.c.players == len(people))
    connection.execute(update(ratings).where(theirs).values(opponents=met.scalar_subquery()))


def rate(
    connection: Connection, game: str, people: list[str], places: tuple[int, ...], whose: Collection[str | None]
) -> list[Changed]:
    """Change the ratings of some who played against each other; of each the new one, as shown, and by how much."""
    from openskill.models import PlackettLuce  # only where people play for ratings

    before = [stored(connection, person, game, len(people)) for person in people]
    model = PlackettLuce()
    teams = [[model.rating(was.mu, was.sigma)] for was in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    changes: list[Changed] = []
    for person, was, (new,) in zip(people, before, rated, strict=True):
        if person not in whose:
            changes.append((None, None))
            continue
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
