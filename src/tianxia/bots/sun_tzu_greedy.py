"""A stronger player of Sun Tzu: it values each card at each province, and lays the best five.

It knows what a player at the table knows: the view of its seat. Of the other hand it has beliefs
(`sun_tzu_plan.beliefs`); what a garrison, an army or a card is worth is in `sun_tzu_worth`, and all
questions but orders are answered in `sun_tzu_moments`.
"""

from ..core.dice import Dice
from ..core.pack import Pack
from ..games.sun_tzu.names import KINDS, NO_CARD, N
from ..games.sun_tzu.notation import LAY, READY, TAKE_BACK
from . import sun_tzu_moments as moments
from .bot import Question
from .sun_tzu_last import improve
from .sun_tzu_plan import beliefs, plan_orders
from .sun_tzu_sight import Sight, sight_of
from .sun_tzu_worth import ROUNDS, Weights

WINDOWS = ("start_of_round", "after_orders", "after_battle", "after_scoring")


class SunTzuGreedy:
    """Plays for the greatest expected gain, with a little chance in its orders."""

    def __init__(self, pack: Pack | None = None, weights: Weights | None = None) -> None:
        self.dice = Dice.seeded("")
        self.weights = weights or Weights()
        self.plan: list[int] = []  # a card for each province
        self.planned = 0  # the round of the plan

    def choose(self, question: Question) -> int:
        """The best option; whatever went wrong in judging, it is one of those offered."""
        options = question.options
        self.dice = question.dice
        if len(options) == 1:
            return options[0]
        if question.kind == "keep_general":
            code = moments.keep_general(options)
        elif question.kind == "orders":
            code = self._order(question)
        else:
            code = self._moment(question)
        return code if code in options else options[self.dice.below(len(options))]

    def _order(self, question: Question) -> int:
        """ST-B1: the next card of the round's plan; a new plan if the table is not as it was."""
        sight = sight_of(question.look(), question.seat)
        legal = [[False] * N for _ in range(KINDS)]
        for code in question.options:
            if code < TAKE_BACK:
                legal[(code - LAY) // N][(code - LAY) % N] = True
        if self.planned != sight.round or not self._plan_stands(sight, legal):
            self._make_plan(sight, legal)
        for province in range(N):
            if sight.me.orders[province] == NO_CARD:
                return LAY + self.plan[province] * N + province
        return READY

    def _make_plan(self, sight: Sight, legal: list[list[bool]]) -> None:
        seen = beliefs(sight, self.weights)
        self.plan = plan_orders(sight, self.weights, self.dice, legal, seen)
        if sight.round == ROUNDS and self.weights.wins_only:
            self.plan = improve(sight, self.plan, seen, legal)
        self.planned = sight.round

    def _plan_stands(self, sight: Sight, legal: list[list[bool]]) -> bool:
        """Whether the cards laid are those of the plan and the others may still be laid."""
        for province in range(N):
            laid = sight.me.orders[province]
            if laid != self.plan[province] if laid != NO_CARD else not legal[self.plan[province]][province]:
                return False
        return True

    def _moment(self, question: Question) -> int:
        sight = sight_of(question.look(), question.seat)
        w, kind, options = self.weights, question.kind, question.options
        if kind in WINDOWS:
            return moments.window(sight, w, kind, options)
        if kind == "next_battle":
            return moments.next_battle(sight, w, options)
        if kind == "at_reveal":
            return moments.at_reveal(sight, w, options)
        if kind == "buy":
            return moments.buy(sight, w, options)
        if kind == "source":
            return moments.source(sight, w, options)
        if kind == "draw":
            return moments.draw(sight, w, options)
        if kind == "take_general":
            return moments.take_general(sight, options)
        return moments.reinforce(options)
