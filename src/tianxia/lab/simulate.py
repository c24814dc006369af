"""Many games between bots, with one digest over all of them."""

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, TypedDict

from ..bots import Bot
from ..bots.playing import Played as Moves
from ..bots.playing import play_through
from ..builds import name_of_build
from ..core import kernel
from ..core.dice import Dice
from ..core.log import End, Entry, Log, header
from ..core.pack import Pack
from ..core.registry import Options, checked_options, find, make_rules
from ..core.rules import Rules
from ..core.save import digest
from ..core.seed import checked_number
from ..core.state import State
from ..core.values import BadInput, Result
from .entrants import entrant
from .forfeits import at_the_table
from .runner import Runner, Serial


class Plan(NamedTuple):
    """What is to be played. Game number i has the seed `seed + i`, so any one can be played again."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]  # one per seat
    seed: int
    games: int
    pack: Pack | None


class Played(NamedTuple):
    """One finished game."""

    decisions: int  # those with at least two options
    moves: int  # all, including forced ones
    log_digest: str
    result: Result


class Results(TypedDict):
    """How the games ended, by seat."""

    bots: list[str]
    wins: list[int]
    draws: int
    lost: int  # by all seats together
    ends: dict[str, int]
    mean_scores: list[float]


class Report(TypedDict):
    """What `tianxia simulate --json` prints."""

    build: str  # compiled or pure Python: they differ only in speed
    game: str
    players: int
    games: int
    seed: int
    decisions: int
    moves: int
    seconds: float
    decisions_per_second: int
    moves_per_second: int
    digest: str
    results: Results


def plan_of(
    game: str,
    games: int,
    players: int | None = None,
    bots: tuple[str, ...] = ("random",),
    seed: int = 0,
    options: Options | None = None,
    pack: Pack | None = None,
) -> Plan:
    """A checked plan; one bot for all seats may be named once."""
    registration = find(game)
    count = registration.players[0] if players is None else players
    rules = make_rules(game, count, options or {}, pack)
    if games < 1:
        raise BadInput(f"The number of games must be at least 1, not {games}.")
    if len(bots) not in (1, rules.seats):
        raise BadInput(f"{game} with {count} players has {rules.seats} seats; {len(bots)} bots were named.")
    for bot in bots:
        entrant(bot, game, pack)
    checked_number(seed)
    checked_number(seed + games - 1)
    return Plan(game, count, checked_options(registration, options or {}), seats(bots, rules.seats), seed, games, pack)


def seats(bots: tuple[str, ...], count: int) -> tuple[str, ...]:
    return bots * count if len(bots) == 1 else bots


def bots_of(plan: Plan) -> list[Bot]:
    """The bots of the plan, one per seat; the same sit there in all its games."""
    return [entrant(name, plan.game, plan.pack) for name in plan.bots]


def play_game(plan: Plan, rules: Rules[Any], seed: int) -> tuple[int, Log, Result]:
    """One game between bots: decisions taken, log, result."""
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    with at_the_table(bots_of(plan)) as bots:
        played = play_through(rules, s, bots, seed)
    return played.decisions, log_of(plan, rules, seed, played, s), rules.result(s)


def log_of(plan: Plan, rules: Rules[Any], seed: int, played: Moves, s: State) -> Log:
    """Of a game that came so far, and to this state."""
    moves = zip(played.seats, played.codes, strict=True)
    entries = [Entry(seat=seat, play=rules.text(code)) for seat, code in moves]
    head = header(find(plan.game), plan.players, plan.options, seed, list(plan.bots), plan.pack)
    return Log(head, entries, End(moves=len(entries), digest=digest(s)))


def play_part(part: tuple[Plan, int, int]) -> list[Played]:
    """The games from one number up to, but not including, another."""
    plan, first, last = part
    rules = make_rules(plan.game, plan.players, plan.options, plan.pack)
    played = []
    for number in range(first, last):
        decisions, log, result = play_game(plan, rules, plan.seed + number)
        log_digest = hashlib.sha256(log.dumps().encode()).hexdigest()
        played.append(Played(decisions, len(log.entries), log_digest, result))
    return played


PART = 50  # games per piece of work: small enough for a lively progress bar


def simulate(plan: Plan, runner: Runner | None = None, progress: Callable[[int], None] | None = None) -> Report:
    """Play the plan. The digest is SHA-256 over the SHA-256 of every log, in the order of the games."""
    begun = time.perf_counter()
    parts = [(plan, first, min(first + PART, plan.games)) for first in range(0, plan.games, PART)]
    played: list[Played] = []
    for part in (runner or Serial()).map(play_part, parts):
        played += part
        if progress is not None:
            progress(len(part))
    seconds = time.perf_counter() - begun
    decisions = sum(game.decisions for game in played)
    moves = sum(game.moves for game in played)
    return Report(
        build=name_of_build(),
        game=plan.game,
        players=plan.players,
        games=len(played),
        seed=plan.seed,
        decisions=decisions,
        moves=moves,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds),
        moves_per_second=round(moves / seconds),
        digest=hashlib.sha256("".join(game.log_digest for game in played).encode()).hexdigest(),
        results=results_of(plan, [game.result for game in played]),
    )


def results_of(plan: Plan, results: list[Result]) -> Results:
    wins = Counter(seat for result in results for seat in result.winners)
    count = len(plan.bots)
    return Results(
        bots=list(plan.bots),
        wins=[wins[seat] for seat in range(count)],
        draws=sum(result.is_draw for result in results),
        lost=sum(result.is_lost for result in results),
        ends=dict(sorted(Counter(result.end for result in results).items())),
        mean_scores=[round(sum(result.scores[seat] for result in results) / len(results), 3) for seat in range(count)],
    )
