"""What somebody has played, and how it went."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, exists, func, select

from . import schema
from .account_models import (
    Beside,
    LadderBody,
    LadderLine,
    LevelBody,
    Opponent,
    ProfileBody,
    RatingBody,
    RecordBody,
    ResultLine,
    ResultsBody,
)
from .accounts import Account
from .company.levels import levels_of
from .faces import BOTS, face_of
from .naming import is_sealed
from .paging import LATEST, Place, end_of, page_of
from .ratings import Rating

MOST_COUNTED, MOST_OPPONENTS, TOP = 2000, 20, 50
LEAST_GAMES, LEAST_OPPONENTS = 3, 2  # rated ones, and different people met there, until somebody is in the ladder
Row = dict[str, Any]


def profile_of(connection: Connection, account: Account) -> ProfileBody:
    rows = results_of(connection, account.id)
    latest = results_page(connection, account.id, LATEST)
    others = seats_beside(connection, {row["table_id"] for row in rows})
    seats = schema.seats.c
    held = select(seats.table_id).where(seats.holder == account.id)
    tables = schema.tables.c
    mine = select(func.min(tables.created), func.count()).where(tables.id.in_(held))
    since, _ = connection.execute(mine).one()
    running = connection.execute(mine.where(tables.over == 0, tables.closed == 0)).one()[1]
    return ProfileBody(
        since=since,
        played=len(rows),
        won=sum(row["won"] for row in rows),
        running=running,
        records=records_of(rows),
        opponents=opponents_of(rows, others),
        ratings=ratings_of(connection, account.id),
        results=latest.results,
        more=latest.more,
    )


def results_of(connection: Connection, person: str) -> list[Row]:
    columns = schema.results.c
    query = select(schema.results).where(*counted(person)).order_by(columns.at.desc()).limit(MOST_COUNTED)
    return [dict(row) for row in connection.execute(query).mappings()]


def counted(person: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Whoever had several seats of a table has neither won nor lost there."""
    columns, other = schema.results.c, schema.results.alias("other").c
    twice = exists().where(other.table_id == columns.table_id, other.person == person, other.seat != columns.seat)
    return columns.person == person, ~twice


def results_page(connection: Connection, person: str, after: Place) -> ResultsBody:
    """Some results, the latest first, and where they end."""
    columns = schema.results.c
    page = page_of(connection, select(columns.table_id, columns.at).where(*counted(person)), after)
    query = select(schema.results).where(columns.table_id.in_(page.ids), columns.person == person)
    rows = {row["table_id"]: dict(row) for row in connection.execute(query).mappings()}
    beside = seats_beside(connection, page.ids)
    return ResultsBody([line_of(rows[id_], beside[id_]) for id_ in page.ids], end_of(page))


def seats_beside(connection: Connection, tables: Iterable[str]) -> dict[str, list[Row]]:
    columns = schema.seats.c
    found: dict[str, list[Row]] = {}
    for some in in_parts(sorted(tables)):
        query = select(schema.seats).where(columns.table_id.in_(some)).order_by(columns.table_id, columns.seat)
        for row in connection.execute(query).mappings():
            found.setdefault(row["table_id"], []).append(dict(row))
    return found


def in_parts(ids: list[str], size: int = 500) -> Iterable[list[str]]:
    return (ids[first : first + size] for first in range(0, len(ids), size))


def records_of(rows: list[Row]) -> list[RecordBody]:
    kinds = sorted({(row["game"], row["mode"], row["players"]) for row in rows})
    own = {kind: [row for row in rows if (row["game"], row["mode"], row["players"]) == kind] for kind in kinds}
    return [RecordBody(*kind, len(some), sum(row["won"] for row in some)) for kind, some in own.items()]


def opponents_of(rows: list[Row], seats: dict[str, list[Row]]) -> list[Opponent]:
    """Those met most often first. Who has been deleted is nobody in particular."""
    met: dict[tuple[str, str], Opponent] = {}
    for row in rows:
        for other in seats[row["table_id"]]:
            key = ("bot", other["bot"]) if other["kind"] == "bot" else ("person", other["holder"])
            if other["seat"] == row["seat"] or key[1] is None:
                continue
            known = met.setdefault(key, opponent_on(other))
            known.played += 1
            known.won += row["won"]
    return sorted(met.values(), key=lambda one: -one.played)[:MOST_OPPONENTS]


def opponent_on(seat: Row) -> Opponent:
    is_bot = seat["kind"] == "bot"
    return Opponent("" if is_bot else seat["name"], seat["bot"], 0, 0, bool(seat["kept"]))


def ratings_of(connection: Connection, person: str) -> list[RatingBody]:
    columns = schema.ratings.c
    query = select(schema.ratings).where(columns.person == person).order_by(columns.game, columns.players)
    return [rating_body(row) for row in connection.execute(query).mappings()]


def rating_body(row: Any) -> RatingBody:
    rating = Rating(row["mu"], row["sigma"], row["games"])
    shown, deviation = round(rating.shown), round(rating.deviation)
    return RatingBody(row["game"], row["players"], shown, deviation, rating.games, row["opponents"])


def line_of(row: Row, seats: list[Row]) -> ResultLine:
    others = [seat for seat in seats if seat["seat"] != row["seat"]]
    change = row["change"]
    return ResultLine(
        table=row["table_id"],
        seat=row["seat"],
        game=row["game"],
        mode=row["mode"],
        players=row["players"],
        place=row["place"],
        won=bool(row["won"]),
        score=row["score"],
        at=row["at"],
        others=[
            Beside(seat["name"], bool(seat["kept"])) for seat in others if seat["kind"] != "bot" or seat["name"] in BOTS
        ],
        change=None if change is None else round(change),
        ended=row["ended"],
        uncounted=row["uncounted"] or None,
    )


def ladder_of(connection: Connection, game: str, players: int, person: str, first: int = 0) -> LadderBody:
    """The best of those who keep a name, by what their rating is at least, most probably: an index has that order.

    Whoever has hardly played is not listed yet.
    """
    ratings, people = schema.ratings.c, schema.people.c
    query = select(schema.ratings, people.name, people.kept).where(
        ratings.game == game,
        ratings.players == players,
        ratings.games >= LEAST_GAMES,
        ratings.opponents >= LEAST_OPPONENTS,
        people.id == ratings.person,
        people.kept.is_not(None),
    )
    query = query.order_by(ratings.surely.desc(), ratings.person).offset(first).limit(TOP + 1)
    rows = connection.execute(query).mappings().all()
    lines = [
        LadderLine(
            row["name"],
            is_sealed(row["name"], row["kept"]),
            face_of(row["person"]),
            rating_body(row),
            row["person"] == person,
        )
        for row in rows[:TOP]
    ]
    bots = [LevelBody(each.bot, round(each.rating), round(each.deviation)) for each in levels_of(game, players)]
    return LadderBody(lines, first, len(rows) > TOP, LEAST_GAMES, LEAST_OPPONENTS, bots)
