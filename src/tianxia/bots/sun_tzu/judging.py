"""What the strong players of Sun Tzu think of each option: the chance to win."""

import math
from typing import Final

from ...core import kernel
from ...core.dice import Dice
from ...core.worlds import ROUND, Policy, imagine, play_on
from ...games.sun_tzu.names import BLUE, KINDS, NO_CARD, N
from ...games.sun_tzu.notation import lay_of
from ...games.sun_tzu.rules import SunTzuRules
from ...games.sun_tzu.scoring import lead
from ...games.sun_tzu.state import SunTzuState, own_orders
from .orders import Strategy
from .outlook import ROUNDS, Outlook
from .policy import Quick
from .solver import Assigner, Hand
from .stakes import UNIT
from .value import Value

LONGEST: Final = 400  # moves of a round that is played on


def chance_of(odds: float) -> float:
    """Log-odds as a chance."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, odds))))


def chance_in(rules: SunTzuRules, s: SunTzuState, seat: int, outlook: Outlook, value: Value) -> float:
    """The chance of a side at the start of a round, or when the game is over."""
    if kernel.is_over(s):
        by = lead(s)
        won = 0.5 if by == 0 else float(by > 0)
    elif s.round < 2:
        won = 0.5
    else:
        won = chance_of(value.odds(rules.settings, s, outlook))
    return won if seat == BLUE else 1.0 - won


class Judgment:
    """Judges options in worlds that are played on to the end of the round."""

    def __init__(self, rules: SunTzuRules, seat: int, outlook: Outlook, value: Value) -> None:
        self.rules = rules
        self.seat = seat
        self.outlook = outlook
        self.value = value
        quick = Quick(rules.settings, outlook, value)
        self.policies: list[Policy] = [quick, quick]

    def of_options(self, s: SunTzuState, options: list[int], worlds: int, dice: Dice) -> list[float]:
        """The chance with each option."""
        return [math.fsum(found) / worlds for found in self.in_worlds(s, options, worlds, dice)]

    def in_worlds(self, s: SunTzuState, options: list[int], worlds: int, dice: Dice) -> list[list[float]]:
        """The chance with each option in each world: the same worlds and the same luck for all of them."""
        found: list[list[float]] = [[] for _ in options]
        for _ in range(worlds):
            world = imagine(self.rules, s, self.seat, dice)
            luck = Dice(dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29), 1)
            for i in range(len(options)):
                found[i].append(self.after(world.copy(), options[i], luck.copy()))
        return found

    def after(self, world: SunTzuState, code: int, dice: Dice) -> float:
        """The chance in one world, a round later."""
        round_ = world.round
        kernel.apply(self.rules, world, self.seat, code)
        if not kernel.is_over(world) and world.round == round_:
            play_on(self.rules, world, self.policies, dice, ROUND, LONGEST)
        return chance_in(self.rules, world, self.seat, self.outlook, self.value)

    def odds(self, s: SunTzuState) -> float:
        """How it stands for the seat at the start of a round."""
        if s.round < 2:
            return 0.0
        return self.value.odds(self.rules.settings, s, self.outlook, self.seat) * (1 if self.seat == BLUE else -1)

    def as_it_stands(self, s: SunTzuState, chances: list[float]) -> list[float]:
        """The same differences, from how it stands before the orders: worlds tell options apart better than chances."""
        shift = chance_of(self.odds(s)) - max(chances)
        return [max(0.0, min(1.0, chance + shift)) for chance in chances]

    def of_orders(self, s: SunTzuState, strategy: Strategy, options: list[int]) -> list[float]:
        """The chance with each card at each province: the best five cards with it, against the other's strategy."""
        best = best_with(s, self.seat, strategy, -1)
        odds = self.odds(s)
        unit = UNIT if s.round < ROUNDS else 2500  # the last round's stakes are points
        return [chance_of(odds - (best - best_with(s, self.seat, strategy, code)) / unit) for code in options]


def best_with(s: SunTzuState, seat: int, strategy: Strategy, code: int) -> int:
    """What the best plan is worth that has the laid cards and this one more."""
    laid, hand = own_orders(s, seat), s.hand[seat][:]
    places = [0] * KINDS
    for i in range(len(strategy.hand.cards)):
        places[strategy.hand.cards[i]] = strategy.hand.places[i]
    worth = 0
    if code >= 0:
        card, province = lay_of(code)
        laid[province] = card
        hand[card] -= 1
    taken = 0
    for p in range(N):
        if laid[p] != NO_CARD:
            taken |= 1 << p
            worth += strategy.worth[p * KINDS + laid[p]]
    return worth + Assigner().assign(strategy.worth, Hand(hand, places, taken), laid)
