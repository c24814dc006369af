"""A stronger player of Sun Tzu: it values each card at each province, and lays the best five.

It knows what a player at the table knows: the view of its seat, and the pack. Of the other hand it has
beliefs (`sun_tzu_plan.beliefs`). What the pack's cards and armies mean is in `sun_tzu_outlook`, what a
garrison, an army or a card is worth in `sun_tzu_worth`; all questions but orders are answered in
`sun_tzu_moments`.
"""

from ..core.pack import Pack
from ..games.sun_tzu.names import KINDS, NO_CARD, N
from ..games.sun_tzu.notation import LAY, TAKE_BACK
from ..games.sun_tzu.seen import View
from . import sun_tzu_moments as moments
from .bot import Question
from .sun_tzu_last import improve
from .sun_tzu_outlook import ROUNDS, outlook_of
from .sun_tzu_plan import beliefs, plan_orders
from .sun_tzu_sight import Sight, sight_of
from .sun_tzu_worth import Weights

WINDOWS = ("start_of_round", "after_orders", "after_battle", "after_scoring")


class SunTzuGreedy:
    """Plays for the greatest expected gain, with a little chance in its orders."""

    def __init__(self, pack: Pack | None = None, weights: Weights | None = None) -> None:
        self.outlook = outlook_of(pack)
        self.weights = weights or Weights()

    def choose(self, question: Question) -> int:
        """The best option; whatever went wrong in judging, it is one of those offered."""
        options = question.options
        if len(options) == 1:
            return options[0]
        if question.kind == "keep_general":
            code = moments.keep_general(options)
        elif question.kind == "orders":
            code = self._order(question)
        else:
            code = self._moment(question)
        return code if code in options else options[question.dice.below(len(options))]

    def _look(self, question: Question) -> Sight:
        view: View = question.look()
        return sight_of(view, question.seat, self.outlook)

    def _order(self, question: Question) -> int:
        """ST-B1: the next card of the best plan around the orders that lie already."""
        sight = self._look(question)
        legal = [[False] * N for _ in range(KINDS)]
        for code in question.options:
            if code < TAKE_BACK:
                legal[(code - LAY) // N][(code - LAY) % N] = True
        seen = beliefs(sight, self.weights)
        plan = plan_orders(sight, self.weights, question.dice, legal, seen)
        if sight.round == ROUNDS and self.weights.wins_only:
            plan = improve(sight, plan, seen, legal)
        province = sight.me.orders.index(NO_CARD)
        return LAY + plan[province] * N + province

    def _moment(self, question: Question) -> int:
        sight = self._look(question)
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
