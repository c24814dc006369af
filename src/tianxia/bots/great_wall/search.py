"""Policy improvement within the year: the policy's own answer and a few others, compared in the same imagined worlds.

Each is played on by the light policy at all seats to the end of a year, and the position there is judged by `value`.
Options that fall behind are dropped, so that most of the work goes into those that matter.
"""

import math
from typing import Final, NamedTuple

from ...core import kernel
from ...core.dice import Dice
from ...core.kernel import kind_asked
from ...core.worlds import MOST, ROUND, Policy, imagine, play_on
from ...games.great_wall.position.state import GreatWallState
from ...games.great_wall.rules import GreatWallRules
from ...games.great_wall.terms import asks
from ..bot import Situation
from .candidates import ALL, EFFORT, candidates
from .cards import Cards
from .commands import Secrets
from .light import LightPolicy
from .value import Value, value_of
from .works import Works

# Another answer than the policy's must be better by so many standard errors; of a few worlds that look alike, each may
# still err by ALIKE.
DOUBT: Final = 0.7
ALIKE: Final = 0.03
ALWAYS: Final = 100
FEWEST: Final = 2  # worlds, of a player who looks into more than one


class Budget(NamedTuple):
    """How much a player looks into; a decision takes as long as the worlds and moves it plays."""

    worlds: int  # in the first round of comparison
    rounds: int  # after each, the worse half is dropped and the worlds are doubled
    moves: int  # played on in all, about: few worlds if each is long
    options: int = 9  # compared at most
    secrets: int = 0  # worlds in which command cards are tried against the others' cards; 0: like any other question
    noise: int = 20  # in a thousand: how often the others do anything at all
    whims: int = 250  # likewise, how often they play any command card: nobody can be sure of a secret
    length: int = MOST  # moves of one playout at most
    care: int = ALWAYS  # in a hundred: how often it looks ahead; otherwise the policy answers


class Compared(NamedTuple):
    """An option with its chances in the worlds it was tried in."""

    code: int
    worths: list[float]  # by world, as far as it was tried
    chances: list[float]

    def mean(self, worlds: int) -> float:
        return math.fsum(self.worths[:worlds]) / worlds

    def chance(self) -> float:
        return math.fsum(self.chances) / len(self.chances)


class Search:
    """Compares options for one seat."""

    def __init__(self, cards: Cards, rules: GreatWallRules, budget: Budget) -> None:
        self.cards = cards
        self.rules = rules
        self.cfg = rules.settings
        self.budget = budget
        self.value: Value = value_of(cards, self.cfg)
        self.left = budget.moves  # to play

    def compared(self, situation: Situation) -> list[Compared]:
        """The options considered, the best first."""
        world = situation.world()
        assert isinstance(world, GreatWallState)
        seat = situation.seat
        policy = LightPolicy(self.cards, self.cfg)
        first = policy.choose(world, seat, situation.options, situation.dice)
        works = Works(policy.sight(world, seat))
        found = candidates(works, kind_asked(world), situation.options, first)[: self.budget.options]
        # In a window only a hidden hand says whether there is a choice: thinking about it would show that there is.
        if len(found) == 1 or kind_asked(world) in self.rules.windows:
            return [Compared(first, [], [])]
        if self.budget.care < ALWAYS and situation.dice.below(ALWAYS) >= self.budget.care:
            return [Compared(first, [], [])]
        if kind_asked(world) == asks.Q_COMMAND and self.budget.secrets and self.cfg.players > 1:
            secrets = Secrets(self.cards, self.rules, self.value, self.budget.secrets)
            return [Compared(secrets.chosen(world, seat, situation.options, situation.dice), [], [])]
        effort = EFFORT.get(kind_asked(world), ALL)
        self.left = self.budget.moves * effort // ALL
        worlds = max(min(self.budget.worlds, FEWEST), self.budget.worlds * effort // ALL)
        return self.halved(world, seat, found, situation.dice, worlds)

    def judged(self, situation: Situation, best: int, least: int, also: int = -1) -> list[Compared]:
        """The same for a given answer: it, and so many others at least, tried in as many worlds each."""
        world = situation.world()
        assert isinstance(world, GreatWallState)
        seat = situation.seat
        works = Works(LightPolicy(self.cards, self.cfg).sight(world, seat))
        codes = candidates(works, kind_asked(world), situation.options, best)
        codes.extend([code for code in situation.options if code not in codes][: max(0, least - len(codes))])
        if also in situation.options and also not in codes:
            codes.append(also)
        found = [Compared(code, [], []) for code in codes]
        for _ in range(self.budget.worlds):
            self.try_in(imagine(self.rules, world, seat, situation.dice), seat, found, situation.dice.below(1 << 29))
        return found

    def halved(self, world: GreatWallState, seat: int, codes: list[int], dice: Dice, more: int) -> list[Compared]:
        """Sequential halving in common worlds; the policy's own answer stays to the end."""
        left = [Compared(code, [], []) for code in codes]
        dropped: list[Compared] = []
        tried = 0
        for _ in range(self.budget.rounds):
            for _ in range(more):
                if self.left < 0 and tried:
                    break
                self.try_in(imagine(self.rules, world, seat, dice), seat, left, dice.below(1 << 29))
                tried += 1
            ranked = sorted(left[1:], key=lambda one: -one.mean(tried))
            keep = len(left) // 2
            if len(left) == 2 or self.left < 0:
                break
            dropped = ranked[keep:] + dropped
            left = [left[0], *ranked[:keep]]
            more *= 2
        ranked = sorted(left[1:], key=lambda one: -lead(one, left[0], tried))
        better = [one for one in ranked if lead(one, left[0], tried) > 0]
        return [*better, left[0], *ranked[len(better) :], *dropped]

    def try_in(self, world: GreatWallState, seat: int, left: list[Compared], salt: int) -> None:
        """Play every option on in the same world, with the same chances."""
        for one in left:
            s = world.copy()
            year = s.year
            kernel.apply(self.rules, s, seat, one.code)
            policies: list[Policy] = [
                LightPolicy(self.cards, self.cfg)
                if other == seat
                else LightPolicy(self.cards, self.cfg, self.budget.noise, self.budget.whims)
                for other in range(self.cfg.players)
            ]
            if s.year == year:  # not through the next year as well, if the option ends this one
                self.left -= play_on(self.rules, s, policies, Dice(salt, 1, 2, 3), ROUND, self.budget.length)
            worth, chance = self.value.prospects(s, seat)
            one.worths.append(worth)
            one.chances.append(chance)


def lead(one: Compared, first: Compared, worlds: int) -> float:
    """How much better an option is than the policy's own answer in the same worlds, minus what chance may have done."""
    gains = [one.worths[i] - first.worths[i] for i in range(worlds)]
    mean = math.fsum(gains) / worlds
    spread = math.fsum([(gain - mean) ** 2 for gain in gains]) + ALIKE**2
    return mean - DOUBT * math.sqrt(spread / worlds / max(1, worlds - 1))
