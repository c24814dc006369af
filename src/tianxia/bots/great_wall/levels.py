"""The players of The Great Wall: Sparrow, a beginner; Crane, who plays by judgment; Tiger and Dragon, who look ahead.

All of them explain themselves: `weigh` plays the options on in imagined worlds, also for those who choose without.
"""

import math
from abc import ABC, abstractmethod
from typing import Final

from ...core.dice import Dice
from ...core.kernel import kind_asked
from ...core.pack import Pack
from ...games.great_wall.position.state import GreatWallState
from ...games.great_wall.rules import GreatWallRules
from ..bot import Situation, Weighed
from ..weighing import Estimate, doubt, ordered
from .candidates import candidates
from .cards import cards_of
from .light import LightPolicy
from .reasons import reason_of
from .search import ALWAYS, Budget, Search
from .weights import TEAM, Weights
from .works import Works

TIGER: Final = Budget(worlds=1, rounds=1, moves=100, options=6)
DRAGON: Final = Budget(worlds=4, rounds=3, moves=3000, secrets=4)
# Against several rivals. A year is then longer, so the Dragon needs more moves for as many worlds. A single world shows
# Tiger nearly as much: so that it is as far below the Dragon as above Crane, it sometimes does without.
TIGER_AMONG_MANY: Final = TIGER._replace(care=66)
DRAGON_AMONG_MANY: Final = DRAGON._replace(moves=9000)
JUDGING: Final = Budget(worlds=8, rounds=1, moves=4000)  # to explain options: fewer worlds tell too little

MOODS: Final = 0.9  # how much a beginner's judgment changes from one decision to the next
SLIPS: Final = 150  # in a thousand: how often a beginner takes what comes to mind
AT_MIND: Final = 4  # options that come to mind
LEAST: Final = 3  # options that are explained, if there are as many


def rules_of(situation: Situation) -> GreatWallRules:
    rules = situation.rules
    assert isinstance(rules, GreatWallRules)
    return rules


def world_of(situation: Situation) -> GreatWallState:
    world = situation.world()
    assert isinstance(world, GreatWallState)
    return world


class Explained(ABC):
    """What all of them have: options with the seat's chances and a reason."""

    def __init__(self, pack: Pack | None = None, budget: Budget = JUDGING) -> None:
        self.cards = cards_of(pack)
        self.look = budget
        self.budget = ""  # it chooses without looking ahead

    @abstractmethod
    def choose(self, situation: Situation) -> int:
        """One of the options."""

    def weigh(self, situation: Situation, also: int = -1) -> list[Weighed]:
        """What `choose` takes first, unless its playouts show another to be better; each with its own chance."""
        rules, world = rules_of(situation), world_of(situation)
        search = Search(self.cards, rules, max(self.look, JUDGING))
        chosen = self.choose(situation._replace(dice=situation.dice.copy()))
        found = search.judged(situation, chosen, LEAST, also)
        estimates = ordered([Estimate(one.code, one.chance(), one.chances) for one in found], chosen)
        weighed = []
        for one in estimates:
            why, about = reason_of(situation, rules.settings, world, one.code)
            weighed.append(Weighed(one.code, one.value, why, about, doubt(one, estimates[0])))
        return weighed


class Sparrow(Explained):
    """A friendly beginner: its judgment wavers, and now and then it takes what comes to mind."""

    def choose(self, situation: Situation) -> int:
        options, dice = situation.options, situation.dice
        if len(options) == 1:
            return options[0]
        world = world_of(situation)
        policy = LightPolicy(self.cards, rules_of(situation).settings)
        policy.weights = wavering(TEAM if policy.cfg.coop else Weights(), dice)
        code = policy.choose(world, situation.seat, options, dice)
        if dice.below(1000) < SLIPS:
            works = Works(policy.sight(world, situation.seat))
            at_mind = candidates(works, kind_asked(world), options, code)[:AT_MIND]
            code = at_mind[dice.below(len(at_mind))]
        return code


class Crane(Explained):
    """Plays for the greatest gain that it can see, without looking ahead."""

    def choose(self, situation: Situation) -> int:
        if len(situation.options) == 1:
            return situation.options[0]
        policy = LightPolicy(self.cards, rules_of(situation).settings)
        return policy.choose(world_of(situation), situation.seat, situation.options, situation.dice)


class Tiger(Explained):
    """Tries its best few answers in an imagined world."""

    def __init__(self, pack: Pack | None = None, budget: Budget = TIGER, among: Budget = TIGER_AMONG_MANY) -> None:
        super().__init__(pack, budget)
        self.among = among
        self.budget = f"{told(budget)}; against several: {told(among)}"

    def choose(self, situation: Situation) -> int:
        if len(situation.options) == 1:
            return situation.options[0]
        rules = rules_of(situation)
        many = rules.settings.players > 2 and not rules.settings.coop
        return Search(self.cards, rules, self.among if many else self.look).compared(situation)[0].code


class Dragon(Tiger):
    """Tries many more, in several worlds, and mixes its secret cards."""

    def __init__(self, pack: Pack | None = None, budget: Budget = DRAGON, among: Budget = DRAGON_AMONG_MANY) -> None:
        super().__init__(pack, budget, among)


def told(budget: Budget) -> str:
    parts = [f"{budget.options} options, {budget.worlds} worlds, {budget.rounds} rounds, {budget.moves} moves"]
    if budget.secrets:
        parts.append(f"secrets in {budget.secrets} worlds")
    if budget.care < ALWAYS:
        parts.append(f"looking ahead in {budget.care}% of the decisions")
    return ", ".join(parts)


def wavering(weights: Weights, dice: Dice) -> Weights:
    """Every weight up to about MOODS times stronger or weaker, in proportion."""
    changed = {}
    for name, weight in weights._asdict().items():
        mood = (dice.below(2001) - 1000) / 1000
        changed[name] = weight * math.exp(MOODS * mood)
    return Weights(**changed)
