"""The levels of Sun Tzu's players, from the sparrow that flutters to the dragon.

- Sparrow and Crane value cards as the greedy player does, with more chance in their orders; the sparrow does not think
  about what the other side would do.
- Tiger and Dragon lay their orders by the equilibrium of the round (`orders`), so nobody can foretell them.
"""

import math
from abc import ABC, abstractmethod
from typing import Final

from ...core.pack import Pack
from ...games.sun_tzu.notation import PASS, lay_code
from ...games.sun_tzu.rules import SunTzuRules
from ...games.sun_tzu.state import SunTzuState
from ..bot import Situation, Weighed
from ..weighing import Estimate, doubt, ordered
from .greedy import SunTzuGreedy
from .habits import Habits
from .judging import Judgment
from .orders import Effort, Strategy, next_card, position_key, strategy_of
from .outlook import outlook_of
from .reasons import Reason, order_reason, other_reason
from .value import Value, between, first_guess, learned
from .worth import Weights

GLANCE: Final = Effort(2, 2, 40, 1)  # for players whose own orders need none, when they explain themselves
# Questions of a round whose end shows who decided well; draws and generals to keep show only later.
JUDGED: Final = (
    "start_of_round",
    "after_orders",
    "after_battle",
    "after_scoring",
    "at_reveal",
    "next_battle",
    "source",
    "buy",
)
PARTLY: Final = 0.7  # how far the tiger has come from the greedy player's prices to the learned ones
CLEARLY: Final = 0.01  # a chance
# Options that are not about orders are explained by worlds that are played on: so many in all, and for each option
# at least and at most.
PLAYOUTS: Final = 96
LEAST_WORLDS: Final = 6
MOST_WORLDS: Final = 24


class Player(ABC):
    """What all levels share: orders can be explained by the equilibrium, other options by worlds played on."""

    def __init__(self, pack: Pack | None, effort: Effort, value: Value | None = None) -> None:
        self.outlook = outlook_of(pack)
        self.effort = effort
        self.value = value or learned()
        self.habits = Habits(self.outlook, self.value)
        self.solved: tuple[str, Strategy] | None = None
        self.budget = ""  # it lays its orders without looking far

    @abstractmethod
    def choose(self, situation: Situation) -> int:
        """One of the options."""

    def weigh(self, situation: Situation, also: int = -1) -> list[Weighed]:
        """All options with their own chances; first what `choose` takes, unless another is clearly better."""
        chosen = self.choose(situation._replace(dice=situation.dice.copy()))
        s = world_in(situation)
        found = ordered(self.estimates(situation, s), chosen)
        weighed = []
        for one in found:
            why, about = self.reason(situation, s, one, found)
            weighed.append(Weighed(one.code, one.value, why, about, doubt(one, found[0])))
        return weighed

    def estimates(self, situation: Situation, s: SunTzuState) -> list[Estimate]:
        """Of all options, in their order. Orders are judged against a strategy, not in worlds."""
        options = situation.options
        judgment = Judgment(rules_in(situation), situation.seat, self.outlook, self.value)
        if situation.kind == "orders" and len(options) > 1:
            values = judgment.of_orders(s, self.strategy(situation, s), options)
            return [Estimate(options[i], values[i], []) for i in range(len(options))]
        worlds = max(LEAST_WORLDS, min(MOST_WORLDS, PLAYOUTS // len(options)))
        chances = judgment.in_worlds(s, options, worlds, situation.dice.copy())
        values = [math.fsum(found) / worlds for found in chances]
        if situation.kind == "start_of_round":
            values = judgment.as_it_stands(s, values)
        return [Estimate(options[i], values[i], chances[i]) for i in range(len(options))]

    def reason(self, situation: Situation, s: SunTzuState, one: Estimate, found: list[Estimate]) -> Reason:
        """It agrees with what is shown: nothing is called better than waiting if its chance is not, or waiting is
        recommended.
        """
        seat, kind, options = situation.seat, situation.kind, situation.options
        if kind == "orders" and len(options) > 1:
            return order_reason(s, seat, self.strategy(situation, s), one.code)
        passed = next((each.value for each in found if each.code == PASS), 1.0)
        better = found[0].code != PASS and one.value > passed
        return other_reason(s, seat, kind, one.code, options, better)

    def strategy(self, situation: Situation, s: SunTzuState) -> Strategy:
        """Solved once for a round: the same position always has the same strategy, so keeping it changes nothing."""
        cfg, seat = rules_in(situation).settings, situation.seat
        belief = self.habits.belief(cfg, s, seat, situation.heard()) if self.effort.trust else None
        seen = (s.spent, s.pile_known, [bin(held).count("1") for held in s.held])  # known to the solver, too
        key = f"{position_key(s, seat)} {seen} {belief}"
        if self.solved is None or self.solved[0] != key:
            self.solved = (key, strategy_of(cfg, s, seat, self.outlook, self.value, self.effort, belief))
        return self.solved[1]


class Follower(Player):
    """Plays as the greedy player with other weights would."""

    def __init__(self, pack: Pack | None, weights: Weights) -> None:
        super().__init__(pack, GLANCE)
        self.greedy = SunTzuGreedy(pack, weights)

    def choose(self, situation: Situation) -> int:
        return self.greedy.choose(situation)


class Strategist(Player):
    """Lays its orders by the equilibrium of the round.

    Other options are judged in so many worlds; without worlds it decides them as the greedy player does.
    """

    def __init__(
        self, pack: Pack | None = None, effort: Effort | None = None, value: Value | None = None, worlds: int = 0
    ) -> None:
        super().__init__(pack, effort or Effort(), value)
        self.greedy = SunTzuGreedy(pack)
        self.worlds = worlds
        self.budget = f"{self.effort.mine} and {self.effort.theirs} hands, {self.effort.answers} answers"

    def choose(self, situation: Situation) -> int:
        if len(situation.options) == 1:
            return situation.options[0]
        if situation.kind == "orders":
            s = world_in(situation)
            card, province = next_card(s, situation.seat, self.strategy(situation, s), situation.dice)
            code = lay_code(card, province)
            if code in situation.options:
                return code
        if self.worlds and situation.kind in JUDGED:
            return self.judged(situation)
        return self.greedy.choose(situation)

    def judged(self, situation: Situation) -> int:
        """The best option in some worlds; what the greedy player would do, unless another is clearly better."""
        usual = self.greedy.choose(situation._replace(dice=situation.dice.copy()))
        judgment = Judgment(rules_in(situation), situation.seat, self.outlook, self.value)
        chances = judgment.of_options(world_in(situation), situation.options, self.worlds, situation.dice)
        most = max(chances)
        if most > chances[situation.options.index(usual)] + CLEARLY:
            return situation.options[chances.index(most)]
        return usual


class Sparrow(Follower):
    """A friendly beginner: sees its own cards, and lays them with much chance."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, Weights(cunning=0.0, noise=1.5, wins_only=False))


class Crane(Follower):
    """Thinks about what the other side would do, and often errs."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, Weights(noise=0.5))


class Tiger(Strategist):
    """Knows the balance of a round, from a few hands, but has learned the prices of cards only in part."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, Effort(4, 4, 50, 1), between(first_guess(), learned(), PARTLY))


class Dragon(Strategist):
    """Knows it well, and learns the habits of its opponent."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, Effort(12, 12, 120, 3, 0.12, 600))


def world_in(situation: Situation) -> SunTzuState:
    s = situation.world()
    assert isinstance(s, SunTzuState)
    return s


def rules_in(situation: Situation) -> SunTzuRules:
    rules = situation.rules
    assert isinstance(rules, SunTzuRules)
    return rules
