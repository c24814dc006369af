"""Ratings of people, by game and number of players: a mean and how uncertain it is.

The model is that of Plackett and Luce, by openskill. Only games of people count who all knew that they do, each on one
seat and under a name that they keep. The levels of bots have fixed ratings on this scale, measured among bots
(`company/levels.py`): how they do against people was never measured, so games with bots leave all ratings as they are.
"""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from . import schema

MOST_IN_A_ROW = 3  # games of somebody against the very same people that count
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


def may_count(connection: Connection, game: str, people: Collection[str]) -> bool:
    """Whether a game of these people changes their ratings: all keep a name, and for none of them it would be one more
    after three in a row, at this game and with as many players, that counted against the very same people.
    """
    persons, results = schema.people.c, schema.results.c
    kept = select(func.count()).where(persons.id.in_(people), persons.kept.is_not(None))
    if connection.execute(kept).scalar() != len(people):
        return False
    for person in people:
        own = (results.person == person) & (results.game == game) & (results.players == len(people))
        query = select(results.table_id).where(own, results.change.is_not(None))
        latest = connection.execute(query.order_by(results.at.desc()).limit(MOST_IN_A_ROW)).scalars().all()
        met = select(results.table_id, results.person).where(results.table_id.in_(latest))
        rows = connection.execute(met).all()
        sets = [{row.person for row in rows if row.table_id == table} for table in latest]
        if sets == [set(people)] * MOST_IN_A_ROW:
            return False
    return True


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
