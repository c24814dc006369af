"""How games went, whoever won them: their length, their ends, what happened in them, and how seats shared the wins.

No figure comes without its interval: what one game alone says is not reported.
"""

from collections import Counter
from typing import TypedDict

from .effect import Seat
from .figures import LEAST, Figure, figure_of, share_of


class Course(TypedDict):
    """Over all games of a report; empty lists and tables if there are too few for an interval."""

    draws: int
    lost: int  # by all seats together
    per_game: dict[str, Figure]  # length, decisions, and what the game counts
    end_shares: dict[str, Figure]  # of the games; one may end for several reasons
    win_shares: list[Figure]  # by seat


class Gone(TypedDict):
    """One game, as far as it matters here."""

    numbers: dict[str, int]
    ends: tuple[str, ...]
    draw: bool
    lost: bool
    seats: list[Seat]


def course_of(games: list[Gone]) -> Course:
    enough = len(games) >= LEAST
    names = dict.fromkeys([name for game in games for name in game["numbers"]])
    ends = sorted({end for game in games for end in game["ends"]})
    return Course(
        draws=sum([game["draw"] for game in games]),
        lost=sum([game["lost"] for game in games]),
        per_game={name: figure_of([float(game["numbers"].get(name, 0)) for game in games]) for name in names}
        if enough
        else {},
        end_shares={end: share_of([float(end in game["ends"]) for game in games], 1) for end in ends} if enough else {},
        win_shares=shares_of_seats(games) if enough else [],
    )


def shares_of_seats(games: list[Gone]) -> list[Figure]:
    """How often each seat won; a draw is a win for nobody."""
    won = [Counter([seat.seat for seat in game["seats"] if seat.won]) for game in games]
    return [share_of([float(each[seat]) for each in won], 1) for seat in range(len(games[0]["seats"]))]
