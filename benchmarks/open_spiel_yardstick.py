"""OpenSpiel's search for games with hidden information, at our tables. Run by `make bench-search`.

Its IS-MCTS bot plays the Tiger of every game with two players, each seed from both seats, with the same CPU time per
decision: how many simulations that allows is found in games of both before any that count. It gets all the help that we
can give: worlds by `imagine`, observations to tell positions apart, and random playouts in our compiled engine instead
of its own in Python. `ARGS="--times 10"` gives it ten times the Tiger's time. It also takes part in an arena, as
`benchmarks.open_spiel_yardstick:IsMcts`.
"""

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import tianxia
from benchmarks.bots import Timed
from benchmarks.machine import machine
from tianxia.bots import Bot, Situation, make_bot
from tianxia.bots.playing import play_through
from tianxia.builds import name_of_build
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import make_rules
from tianxia.core.rules import Rules
from tianxia.core.state import State
from tianxia.core.worlds import imagine
from tianxia.lab.figures import LEAST, Figure, mean_of, share_of

PLAYERS = 2
EXPLORATION = 1.4  # its constant, for returns from -1 to 1
FIRST_TRY = 50  # simulations, when the time of one is not yet known
FEWEST = 2  # the first one only finds the root
TRIES = 2  # games with each seat, to find how many simulations fit


class Kind(NamedTuple):
    """What the bot asks of a game's type."""

    dynamics: Any = pyspiel.GameType.Dynamics.SEQUENTIAL
    information: Any = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class AnyGame(NamedTuple):
    """What the bot asks of a game."""

    kind: Kind = Kind()

    def get_type(self) -> Kind:
        return self.kind


class Position:
    """One of our states as the bot wants it: whoever searches answers first where several are asked together."""

    def __init__(self, rules: Rules[Any], s: State, first: int) -> None:
        self.rules = rules
        self.state = s
        self.first = first
        self._seen: tuple[int, ...] | None = None

    def get_game(self) -> AnyGame:
        return AnyGame()

    def is_terminal(self) -> bool:
        return kernel.is_over(self.state)

    def is_chance_node(self) -> bool:
        return False  # our dice are in the state

    def current_player(self) -> int:
        return self.first if kernel.owing(self.state) >> self.first & 1 else kernel.first_owing(self.state)

    def legal_actions(self) -> list[int]:
        return kernel.options_of(self.rules, self.state, self.current_player())

    def apply_action(self, code: int) -> None:
        kernel.apply(self.rules, self.state, self.current_player(), int(code))
        self._seen = None

    def observation_string(self) -> tuple[int, ...]:
        """Not a text: the bot needs nothing but a key."""
        if self._seen is None:
            self._seen = tuple(self.rules.observe(self.state, self.current_player()))
        return self._seen

    def returns(self) -> list[float]:
        return returns_of(self.rules, self.state)


def returns_of(rules: Rules[Any], s: State) -> list[float]:
    """From -1 to 1: the share of the win."""
    result = rules.result(s)
    first = result.winners or [seat for seat, place in enumerate(result.places) if place == 1]
    return [2 / len(first) - 1 if seat in first else -1.0 for seat in range(rules.seats)]


class Playouts:
    """Judges a position by a random end of the game."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def prior(self, position: Position) -> list[tuple[int, float]]:
        codes = position.legal_actions()
        return [(code, 1 / len(codes)) for code in codes]

    def evaluate(self, position: Position) -> list[float]:
        kernel.play_out(position.rules, position.state, self.dice)
        return position.returns()


class IsMcts:
    """OpenSpiel's bot on a seat."""

    def __init__(self, pack: Pack | None = None, simulations: int = FIRST_TRY) -> None:
        self.simulations = simulations

    @property
    def budget(self) -> str:
        return f"{self.simulations} simulations"

    def choose(self, situation: Situation) -> int:
        rules, seat, dice = situation.rules, situation.seat, situation.dice
        chance = numpy.random.RandomState(dice.below(1 << 29))
        bot = ISMCTSBot(
            AnyGame(), Playouts(dice), EXPLORATION, self.simulations, random_state=chance, use_observation_string=True
        )
        bot.set_resampler(lambda position, _: Position(rules, imagine(rules, position.state, seat, dice), seat))
        return int(bot.step(Position(rules, imagine(rules, situation.world(), seat, dice), seat)))


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
