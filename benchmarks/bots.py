"""The speed of the bots. Run by `make bench-bots`; `ARGS="zhanguo greedy my_bots:Patient"` measures these instead.

Without arguments: decisions per second of every game's random and greedy bots in whole games, and of the policies that
play imagined worlds on for bots that search, compiled and pure, and compared with random play of Catanatron in the same
run. With a game and bots: the CPU time of each of their decisions, on the build that runs, compared with the greedy bot
of the game in the same run. The machines are noisy, so the ratios count. All times are those of the CPU, in turns; of
the rates the best of three turns is kept.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

import tianxia
from benchmarks.machine import BUILDS, TURNS, machine
from tianxia.bots import Bot, Situation
from tianxia.bots.great_wall.cards import cards_of
from tianxia.bots.great_wall.light import LightPolicy
from tianxia.bots.playing import play_through
from tianxia.bots.sun_tzu.outlook import outlook_of
from tianxia.bots.sun_tzu.policy import Quick
from tianxia.bots.sun_tzu.value import learned
from tianxia.bots.zhanguo.learned import learned as tuned
from tianxia.bots.zhanguo.policy import ZhanGuoPolicy
from tianxia.builds import name_of_build
from tianxia.cli_options import options_of
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, make_rules
from tianxia.core.values import BadInput
from tianxia.core.worlds import Policy, play_on
from tianxia.lab.entrants import budget_of, entrant

RATED = ("random", "greedy")
ENOUGH = 20_000  # decisions, for bots that hardly think
# What bots that search play imagined worlds on with: greedy judgments, compiled, on the state.
POLICIES: dict[str, Callable[[Any], Policy]] = {
    "great_wall": lambda rules: LightPolicy(cards_of(None), rules.settings),
    "sun_tzu": lambda rules: Quick(rules.settings, outlook_of(None), learned()),
    "zhanguo": lambda rules: ZhanGuoPolicy(rules, tuned()),
}
YARDSTICK = "greedy"  # it is not developed any more: better bots have other names


class Timed:
    """A bot whose decisions are timed, on the CPU: others may use the machine meanwhile."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, situation: Situation) -> int:
        begun = time.process_time()
        code = self.bot.choose(situation)
        self.seconds.append(time.process_time() - begun)
        return code


class Thought(NamedTuple):
    """The CPU seconds of a bot's decisions."""

    bot: str
    budget: str
    decisions: int
    mean: float
    p95: float
    most: float


class Setup(NamedTuple):
    """What is played."""

    game: str
    players: int | None
    options: Options


def rate(setup: Setup, bot: str, seconds: float) -> float:
    """Decisions per CPU second in whole games, with this bot on all seats."""
    rules = make_rules(*setup, None)
    bots = [entrant(bot, setup.game)] * rules.seats
    decisions, seed = 0, 0
    begun = time.process_time()
    while seed == 0 or time.process_time() - begun < seconds:
        decisions += play_through(rules, kernel.start(rules, Dice.seeded(str(seed)), False), bots, seed).decisions
        seed += 1
    return decisions / (time.process_time() - begun)


def policy_rate(game: str, seconds: float) -> float:
    """Decisions per CPU second where worlds are played on: policies read the state, and nobody is shown anything."""
    rules = make_rules(game, None, {}, None)
    decisions, seed = 0, 0
    begun = time.process_time()
    while seed == 0 or time.process_time() - begun < seconds:
        dice = Dice.seeded(str(seed))
        policies = [POLICIES[game](rules) for _ in range(rules.seats)]
        decisions += play_on(rules, kernel.start(rules, dice, False), policies, dice)
        seed += 1
    return decisions / (time.process_time() - begun)


def rates(seconds: float) -> dict[str, float]:
    """Of all games, on the build that runs here."""
    names = [(game.name, bot) for game in tianxia.known_games() for bot in RATED if bot == "random" or bot in game.bots]
    found = {f"{game}, {bot}": rate(Setup(game, None, {}), bot, seconds) for game, bot in names}
    return found | {f"{game}, policy of the search": policy_rate(game, seconds) for game in POLICIES}


def rates_of_build(build: str, seconds: float) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.bots", "--rates", "--seconds", str(seconds)]
    environment = {**os.environ, "TIANXIA_BUILD": build}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    if list(found) != [BUILDS[build]]:
        raise SystemExit(f"there is no {build} build: make bench-bots compiles it")
    return found[BUILDS[build]]


def all_rates(seconds: float) -> dict[str, float]:
    from benchmarks.catanatron_yardstick import (
        measure_rates,
    )  # only here: those who measure one bot need not install it

    best: dict[str, float] = {}
    for _ in range(TURNS):
        turn = {"catanatron": measure_rates(seconds, time.process_time).decisions}
        for build in BUILDS:
            turn |= {f"{name}, {build}": found for name, found in rates_of_build(build, seconds).items()}
        best = {name: max(found, best.get(name, 0.0)) for name, found in turn.items()}
    return best


def thoughts(setup: Setup, names: list[str], against: str, seconds: float) -> list[Thought]:
    """One game of each bot after the other, with the same seeds, until each has thought long or often enough."""
    timed = {name: Timed(entrant(name, setup.game)) for name in dict.fromkeys([YARDSTICK, *names])}
    playing = {name: games(setup, bot, against) for name, bot in timed.items()}
    while playing:
        for name in list(playing):
            next(playing[name])
            if sum(timed[name].seconds) >= seconds or len(timed[name].seconds) >= ENOUGH:
                del playing[name]
    return [thought_of(name, bot) for name, bot in timed.items()]


def games(setup: Setup, bot: Timed, against: str) -> Iterator[None]:
    """Whole games: some questions come only late. The bot has all seats, or each in turn against another."""
    rules = make_rules(*setup, None)
    seed = 0
    while True:
        bots: list[Bot] = [bot] * rules.seats
        if against:
            bots = [bot if seat == seed % rules.seats else entrant(against, setup.game) for seat in range(rules.seats)]
        play_through(rules, kernel.start(rules, Dice.seeded(str(seed)), False), bots, seed)
        seed += 1
        yield


def thought_of(name: str, timed: Timed) -> Thought:
    spent = sorted(timed.seconds)
    p95 = spent[min(len(spent) - 1, len(spent) * 95 // 100)]
    return Thought(name, budget_of(timed.bot), len(spent), sum(spent) / len(spent), p95, spent[-1])


def print_rates(found: dict[str, float]) -> None:
    table = Table("whole games, one core", "decisions/s", "ratio", title=f"Bots: {machine()}")
    for name, each in found.items():
        table.add_row(name, f"{each:,.0f}", f"{each / found['catanatron']:.2f} x")
    Console(width=110).print(table)


def print_thoughts(setup: Setup, found: list[Thought]) -> None:
    head = "bot", "budget", "decisions", "mean, ms", "p95, ms", "most, ms", f"mean / {YARDSTICK}"
    table = Table(*head, title=f"CPU per decision, {setup.game}, {name_of_build()}: {machine()}")
    for each in found:
        times = [f"{1000 * seconds:,.3f}" for seconds in (each.mean, each.p95, each.most)]
        table.add_row(each.bot, each.budget, f"{each.decisions:,}", *times, f"{each.mean / found[0].mean:,.1f} x")
    Console(width=130).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="of the bots that are named; default: rates of all games")
    parser.add_argument("bots", nargs="*", help="names, or package.module:Class")
    parser.add_argument("--players", type=int)
    parser.add_argument("-o", "--option", action="append", help="an option of the game, as name=value")
    parser.add_argument(
        "--against", default="", help="this bot has all seats but one; default: the measured one has all"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement; whole games are played")
    parser.add_argument("--rates", action="store_true", help="rates of the build that runs, for machines")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    try:
        if given.rates:
            print(json.dumps({name_of_build(): rates(given.seconds)}))
        elif given.game is None:
            found = all_rates(given.seconds)
            print(json.dumps(found)) if given.json else print_rates(found)
        else:
            setup = Setup(given.game, given.players, options_of(given.game, given.option))
            spent = thoughts(setup, given.bots, given.against, given.seconds)
            print(json.dumps([each._asdict() for each in spent])) if given.json else print_thoughts(setup, spent)
    except BadInput as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
