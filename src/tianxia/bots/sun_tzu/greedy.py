"""A stronger player of Sun Tzu: it values each card at each province, and lays the best five.

It knows what a player at the table knows: the view of its seat, and the pack. Of the other hand it has
beliefs (`sun_tzu_plan.beliefs`). What the pack's cards and armies mean is in `sun_tzu_outlook`, what a
garrison, an army or a card is worth in `sun_tzu_worth`; all questions but orders are answered in
`sun_tzu_moments`.
"""

from ...core.pack import Pack
from ...games.sun_tzu.names import KINDS, NO_CARD, N
from ...games.sun_tzu.notation import LAY, TAKE_BACK
from ...games.sun_tzu.seen import View
from ..bot import Question
from . import moments
from .last import improve
from .outlook import ROUNDS, outlook_of
from .plan import beliefs, plan_orders
from .reading import Reading, reading_of
from .worth import Weights

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

    def _look(self, question: Question) -> Reading:
        view: View = question.look()
        return reading_of(view, question.seat, self.outlook)

    def _order(self, question: Question) -> int:
        """ST-B1: the next card of the best plan around the orders that lie already."""
        reading = self._look(question)
        legal = [[False] * N for _ in range(KINDS)]
        for code in question.options:
            if code < TAKE_BACK:
                legal[(code - LAY) // N][(code - LAY) % N] = True
        seen = beliefs(reading, self.weights)
        plan = plan_orders(reading, self.weights, question.dice, legal, seen)
        if reading.round == ROUNDS and self.weights.wins_only:
            plan = improve(reading, plan, seen, legal)
        province = reading.me.orders.index(NO_CARD)
        return LAY + plan[province] * N + province

    def _moment(self, question: Question) -> int:
        reading = self._look(question)
        w, kind, options = self.weights, question.kind, question.options
        if kind in WINDOWS:
            return moments.window(reading, w, kind, options)
        if kind == "next_battle":
            return moments.next_battle(reading, w, options)
        if kind == "at_reveal":
            return moments.at_reveal(reading, w, options)
        if kind == "buy":
            return moments.buy(reading, w, options)
        if kind == "source":
            return moments.source(reading, w, options)
        if kind == "draw":
            return moments.draw(reading, w, options)
        if kind == "take_general":
            return moments.take_general(reading, options)
        return moments.reinforce(options)
