"""How strong the bots of a game are: measured, stored with the bots, and read by whoever shows it.

A level is measured against the one below, for every mode and number of players: one seat is its own, in turn every
one, and the level below has all others. Where all seats win or lose together, each level is measured against the game.
"""

from collections.abc import Callable, Collection, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct, json

from ..bots import RANDOM, make_bot
from ..bots.playing import turns
from ..core import kernel
from ..core.dice import Dice
from ..core.registry import Options, Registration, find, make_rules
from .entrants import budget_of
from .runner import Runner
from .simulate import Plan, plan_of, simulate

SAMPLE = 2  # games
FEW = 12  # decisions, of a bot that searches


class Strength(Struct):
    """How often a bot won."""

    mode: str  # empty: the game has none
    players: int
    bot: str
    against: str | None  # the bot on all other seats; None: the bot has all seats, and plays against the game
    wins: int
    games: int
    sample: str  # digest of the first games, or of openings if a bot searches: another one, and they play otherwise


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


def matches_of(game: Registration, bots: Collection[str] = (), against: str = "") -> list[Match]:
    """Every pair of neighboring levels in every way to play; or only those of some bots, or all against one bot."""
    levels = list(game.levels) or [RANDOM, *game.bots]
    found = []
    for mode, players, options, is_together in ways_of(game):
        pairs: list[tuple[str, str | None]] = [(bot, below) for below, bot in pairwise(levels)]
        if against:
            pairs = [(bot, against) for bot in levels]
        if is_together:
            pairs = [(bot, None) for bot in levels]
        found += [Match(mode, players, options, bot, against) for bot, against in pairs if not bots or bot in bots]
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
    game: str,
    games: int,
    seed: int = 0,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
    bots: Collection[str] = (),
    against: str = "",
) -> Strengths:
    """Play so many games for each match. What is stored of other bots than these is kept, unless all play one bot."""
    new = [play(game, match, games, seed, runner, progress) for match in matches_of(find(game), bots, against)]
    if against:
        return Strengths(game, find(game).version, seed, new)
    kept = {key_of(each): each for each in [*strengths_of(game), *new]}
    order = [(match.mode, match.players, match.bot, match.against) for match in matches_of(find(game))]
    return Strengths(game, find(game).version, seed, [kept[key] for key in order if key in kept])


def key_of(strength: Strength) -> tuple[str, int, str, str | None]:
    return strength.mode, strength.players, strength.bot, strength.against


def play(
    game: str, match: Match, games: int, seed: int, runner: Runner | None, progress: Callable[[int], None] | None
) -> Strength:
    wins = 0
    for plan in plans_of(game, match, games, seed):
        won = simulate(plan, runner, progress)["results"]["wins"]
        wins += won[plan.bots.index(match.bot)]
    sample = sample_of(game, match, seed)
    return Strength(match.mode, match.players, match.bot, match.against, wins, games, sample)


def sample_of(game: str, match: Match, seed: int) -> str:
    """Of what these bots do: two whole games, or an opening of each if one of them searches, which takes long."""
    bots = [bot for bot in (match.bot, match.against) if bot]
    if any(searches(game, bot) for bot in bots):
        return sha256("\n".join([opening_of(game, match, bot, seed) for bot in bots]).encode()).hexdigest()
    (plan,) = plans_of(game, match, SAMPLE, seed)[:1]
    return simulate(plan)["digest"]


def searches(game: str, bot: str) -> bool:
    return bool(budget_of(make_bot(bot, game)))


def opening_of(game: str, match: Match, bot: str, seed: int) -> str:
    """The budget of a bot, and its first decisions; the others play at random."""
    rules = make_rules(game, match.players, match.options, None)
    bots = [make_bot(bot if seat == 0 else RANDOM, game) for seat in range(rules.seats)]
    told = [bot, budget_of(bots[0])]
    for situation in turns(rules, kernel.start(rules, Dice.seeded(str(seed)), False), bots, seed):
        if situation.seat == 0 and len(situation.options) > 1:
            code = bots[0].choose(situation._replace(dice=situation.dice.copy()))
            told.append(rules.text(code))
            if len(told) == FEW + 2:
                break
    return "\n".join(told)
