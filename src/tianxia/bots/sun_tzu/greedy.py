"""A stronger player of Sun Tzu: it values each card at each province, and lays the best five.

It knows what a player at the table knows: the view of its seat, and the pack. About the other hand it has beliefs
(`plan.beliefs`). Here is the table of its answers, by kind of question.
"""

from collections.abc import Callable
from typing import Final

from ...core.pack import Pack
from ...games.sun_tzu.names import KINDS, NO_CARD, N
from ...games.sun_tzu.notation import TAKE_BACK, lay_code, lay_of
from ...games.sun_tzu.seen import View
from ..bot import Situation
from . import moments
from .last import improve
from .outlook import ROUNDS, outlook_of
from .plan import beliefs, plan_orders
from .reading import Reading, reading_of
from .worth import Weights


class SunTzuGreedy:
    """Plays for the greatest expected gain, with a little chance in its orders."""

    def __init__(self, pack: Pack | None = None, weights: Weights | None = None) -> None:
        self.outlook = outlook_of(pack)
        self.weights = weights or Weights()

    def choose(self, situation: Situation) -> int:
        """The best option; even if judging goes wrong, it is one of those offered."""
        options = situation.options
        if len(options) == 1:
            return options[0]
        view: View = situation.look()
        reading = reading_of(view, situation.seat, self.outlook)
        code = ANSWERS.get(situation.kind, moments.pass_by)(reading, self.weights, situation)
        return code if code in options else options[situation.dice.below(len(options))]


def order(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-B1: the next card of the best plan around the orders already laid."""
    legal = [[False] * N for _ in range(KINDS)]
    for code in situation.options:
        if code < TAKE_BACK:
            card, province = lay_of(code)
            legal[card][province] = True
    seen = beliefs(reading, w)
    plan = plan_orders(reading, w, situation.dice, legal, seen)
    if reading.round == ROUNDS and w.wins_only:
        plan = improve(reading, plan, seen, legal)
    province = reading.me.orders.index(NO_CARD)
    return lay_code(plan[province], province)


Answer = Callable[[Reading, Weights, Situation], int]

ANSWERS: Final[dict[str, Answer]] = {
    "keep_general": moments.keep_general,
    "orders": order,
    "start_of_round": moments.window,
    "after_orders": moments.window,
    "after_battle": moments.window,
    "after_scoring": moments.window,
    "next_battle": moments.next_battle,
    "battle_order": moments.next_battle,
    "before_end": moments.before_end,
    "at_reveal": moments.at_reveal,
    "buy": moments.buy,
    "source": moments.source,
    "draw": moments.draw,
    "take_general": moments.take_general,
    "reinforce": moments.reinforce,
}
