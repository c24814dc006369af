"""OpenSpiel's search for games with hidden information, at our tables. Run by `make bench-search`.

Its IS-MCTS bot plays the Tiger of every game with two players, each seed from both seats, with the same CPU time per
decision: how many simulations that allows is found in games of both before any that count. `ARGS="--times 10"` gives it
ten times the Tiger's time. It also takes part in an arena, as `tianxia.research.is_mcts:IsMcts`.
"""

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import tianxia
from benchmarks.bots import Timed
from benchmarks.machine import machine
from tianxia.bots import Bot, make_bot
from tianxia.bots.playing import play_through
from tianxia.builds import name_of_build
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import make_rules
from tianxia.core.rules import Rules
from tianxia.lab.figures import LEAST, Figure, mean_of, share_of
from tianxia.research.is_mcts import FIRST_TRY, IsMcts, returns_of

PLAYERS = 2
FEWEST = 2  # the first one only finds the root
TRIES = 2  # games with each seat, to find how many simulations fit


class Found(NamedTuple):
    """One game's comparison."""

    game: str
    simulations: int
    games: int
    share: Figure  # of the wins, for the Tiger
    tiger: float  # CPU seconds per decision
    spiel: float


def share_of_tiger(rules: Rules[Any], tiger: Bot, other: Bot, seed: int, seat: int) -> float:
    """The share of one win, with the Tiger on this seat."""
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    play_through(rules, s, [tiger if each == seat else other for each in range(rules.seats)], seed)
    return (returns_of(rules, s)[seat] + 1) / 2


def simulations_for(game: str, rules: Rules[Any], seed: int, times: float) -> int:
    """As many as take the Tiger's time, or so many times that: by a game from each seat with a guess, and another with
    a better one.
    """
    simulations = FIRST_TRY
    for attempt in range(TRIES):
        tiger, spiel = Timed(make_bot("tiger", game)), Timed(IsMcts(simulations=simulations))
        for seat in range(rules.seats):
            share_of_tiger(rules, tiger, spiel, seed + attempt, seat)
        ratio = mean_of(tiger.seconds) / mean_of(spiel.seconds)
        simulations = max(FEWEST, round(simulations * ratio * times))
    return simulations


def compare(game: str, seeds: range, times: float) -> Iterator[Found]:
    """What is known after each seed: it takes long, and somebody may not want to wait."""
    rules = make_rules(game, PLAYERS, {}, None)
    simulations = simulations_for(game, rules, seeds.stop, times)
    tiger, spiel = Timed(make_bot("tiger", game)), Timed(IsMcts(simulations=simulations))
    shares: list[float] = []
    for seed in seeds:
        shares.append(mean_of([share_of_tiger(rules, tiger, spiel, seed, seat) for seat in range(rules.seats)]))
        if len(shares) >= LEAST:
            share = share_of(shares, rules.seats)
            games = len(shares) * rules.seats
            yield Found(game, simulations, games, share, mean_of(tiger.seconds), mean_of(spiel.seconds))


def show(found: Found) -> str:
    share = f"{found.share['value']:.1%} ({found.share['low']:.1%} to {found.share['high']:.1%}), n = {found.games}"
    times = f"{1000 * found.tiger:.1f} and {1000 * found.spiel:.1f} ms CPU per decision"
    return f"{found.game}: the Tiger's share is {share}; {times}; {found.simulations} simulations"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="games; default: all")
    parser.add_argument("--seeds", type=int, default=10, help="each is played from both seats; at least 2")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--times", type=float, default=1.0, help="how many times the Tiger's time IS-MCTS gets")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.seeds)
    print(f"Tiger against IS-MCTS of OpenSpiel, {name_of_build()}, {machine()}, seeds {seeds[0]} to {seeds[-1]}")
    for name in given.games or [game.name for game in tianxia.known_games()]:
        for found in compare(name, seeds, given.times):
            print(show(found), flush=True)


if __name__ == "__main__":
    main()
