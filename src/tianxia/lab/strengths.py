"""How strong the bots of a game are: measured, stored with the bots, and read by whoever shows it.

A level is measured against the one below, for every mode and number of players: one seat is its own, in turn every
one, and the level below has all others. Where all seats win or lose together, each level is measured against the game.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct, json

from ..bots import bot_names
from ..core.registry import Options, Registration, find, make_rules
from .simulate import Plan, plan_of, simulate

SAMPLE = 2  # games


class Strength(Struct):
    """How often a bot won."""

    mode: str  # empty: the game has none
    players: int
    bot: str
    against: str | None  # the bot on all other seats; None: the bot has all seats, and plays against the game
    wins: int
    games: int
    sample: str  # digest of the first games: it changes as soon as a bot plays differently


class Strengths(Struct):
    """What `tianxia lab strengths --json` prints, and `Registration.strengths` names."""

    game: str
    rules: str  # the version that was played
    seed: int
    strengths: list[Strength]


class Match(NamedTuple):
    """What is to be measured."""

    mode: str
    players: int
    options: Options
    bot: str
    against: str | None


@cache
def strengths_of(game: str) -> list[Strength]:
    """As they are stored; none of a game whose rules have changed since."""
    package, _, name = find(game).strengths.partition(":")
    if not package:
        return []
    stored = json.decode((files(package) / name).read_bytes(), type=Strengths)
    return stored.strengths if stored.rules == find(game).version else []


def matches_of(game: Registration) -> list[Match]:
    """Every pair of neighboring levels in every way to play."""
    levels = bot_names(game.name)
    found = []
    for mode, players, options, is_together in ways_of(game):
        pairs: list[tuple[str, str | None]] = [(bot, below) for below, bot in pairwise(levels)]
        if is_together:
            pairs = [(bot, None) for bot in levels]
        found += [Match(mode, players, options, bot, against) for bot, against in pairs]
    return found


def ways_of(game: Registration) -> Iterator[tuple[str, int, Options, bool]]:
    """Modes with their numbers of players and options, and whether all seats win or lose together."""
    if not game.modes:
        for players in game.players:
            yield "", players, {}, players == 1
    for mode in game.modes:
        for players in mode.players:
            yield mode.name, players, mode.options, mode.together or players == 1


def plans_of(game: str, match: Match, games: int, seed: int) -> list[Plan]:
    """The bot sits on every seat equally often, as far as the number of games allows; no seed is used twice."""
    seats = make_rules(game, match.players, match.options, None).seats
    if match.against is None:
        return [plan_of(game, games, match.players, (match.bot,), seed, match.options)]
    plans = []
    for seat in range(seats):
        first, last = games * seat // seats, games * (seat + 1) // seats
        bots = [match.bot if each == seat else match.against for each in range(seats)]
        if first < last:
            plans.append(plan_of(game, last - first, match.players, tuple(bots), seed + first, match.options))
    return plans


def measure(
    game: str, games: int, seed: int = 0, workers: int = 1, progress: Callable[[int], None] | None = None
) -> Strengths:
    """Play so many games for each match."""
    found = [play(game, match, games, seed, workers, progress) for match in matches_of(find(game))]
    return Strengths(game, find(game).version, seed, found)


def play(
    game: str, match: Match, games: int, seed: int, workers: int, progress: Callable[[int], None] | None
) -> Strength:
    wins = 0
    for plan in plans_of(game, match, games, seed):
        won = simulate(plan, workers, progress)["results"]["wins"]
        wins += won[plan.bots.index(match.bot)]
    sample = sample_of(game, match, seed)
    return Strength(match.mode, match.players, match.bot, match.against, wins, games, sample)


def sample_of(game: str, match: Match, seed: int) -> str:
    (plan,) = plans_of(game, match, SAMPLE, seed)[:1]
    return simulate(plan)["digest"]
