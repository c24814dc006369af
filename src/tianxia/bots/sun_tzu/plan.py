"""Orders of the greedy player of Sun Tzu: what each card promises at each province, and the best five.

Floats are added by `fsum` or in a fixed order, so that every Python computes the same orders.
"""

import math
from typing import NamedTuple

from ...core.dice import Dice
from ...games.sun_tzu.names import KINDS, NINE, NINE_BEATEN, NO_CARD, PLAGUE, SIX, TEN, TEN_BEATEN, N
from .outlook import MARGIN
from .reading import Reading, Side
from .worth import Weights, after_plague, army_price, card_price, position_worth, upkeep

Belief = list[float]  # how likely the other is to lay each card


class Prospect(NamedTuple):
    """What a battle in a province can change."""

    by_margin: list[float]  # [10 + margin]
    plague: tuple[float, float]  # the player's, the other's


def prospect(reading: Reading, w: Weights, province: int) -> Prospect:
    """The gain of every outcome of the battle there, in points."""
    worth = position_worth(reading, w, province, 0, False)
    most, armies = reading.outlook.armies, reading.armies[province]
    now = worth[most + armies]
    gains = []
    for margin in range(-10, 11):
        after = reading.clamp(armies + margin)  # ST-C: signed, the armies just add up
        gain = worth[most + after] - now
        gain -= w.short * max(0, max(after, 0) - max(armies, 0) - reading.me.pool)  # ST-C6
        gain += w.short * max(0, max(-after, 0) - max(-armies, 0) - reading.other.pool)
        gains.append(gain)
    plagues = [worth[most + after_plague(armies, great)] - now for great in reading.great_plague]
    return Prospect(gains, (plagues[0], plagues[1]))


def outcome(view: Prospect, own: int, other: int) -> float:
    """The gain when these cards meet; a plague cancels the battle (ST-E9)."""
    if own == PLAGUE:
        return min(view.plague) if other == PLAGUE and view.plague[0] < 0 else view.plague[0]
    if other == PLAGUE:
        return view.plague[1]
    return view.by_margin[10 + MARGIN[own][other]]


def may_lay(side: Side, card: int, province: int) -> float:
    """How likely it is that the side may lay the card there at all (ST-E3, ST-F15)."""
    return side.may_repeat_six if card == SIX and side.marks[province] else 1.0


def blind_belief(side: Side, province: int) -> Belief:
    """Any card that the side may hold, each as likely as the others."""
    shares = [side.likely[card] * may_lay(side, card, province) for card in range(KINDS)]
    total = math.fsum(shares) or 1.0
    return [share / total for share in shares]


def promises(reading: Reading, w: Weights, province: int, belief: Belief) -> list[float]:
    """What each of the player's cards promises there, given the belief about the other's card."""
    view = prospect(reading, w, province)
    fights = 1.0 - belief[PLAGUE]
    values = []
    for own in range(KINDS):
        value = -card_price(reading, w, own)
        for other in range(KINDS):
            if belief[other]:
                value += belief[other] * outcome(view, own, other)
        values.append(value - fights * (upkeep(reading, w, own) + event_risk(reading, w, own, belief)))
    return values


def event_risk(reading: Reading, w: Weights, card: int, belief: Belief) -> float:
    """ST-G3, ST-G4: armies that a 9 or 10 may cost while its event is face up."""
    if (card, reading.event) not in ((NINE, NINE_BEATEN), (TEN, TEN_BEATEN)):
        return 0.0
    beaten = math.fsum([belief[other] for other in range(KINDS) if MARGIN[card][other] <= 0])
    return beaten * (1 if card == NINE else 2) * (army_price(reading.me, w) + w.reserve)


def beliefs(reading: Reading, w: Weights) -> list[Belief]:
    """What the other may lay at each province: partly any card, partly what this player would in its place."""
    turned = reading.turned()
    return [_belief(reading, turned, w, province) for province in range(N)]


def _belief(reading: Reading, turned: Reading, w: Weights, province: int) -> Belief:
    blind = blind_belief(reading.other, province)
    if not w.cunning:
        return blind
    values = promises(turned, w, province, blind_belief(reading.me, province))
    best = max([values[card] for card in range(KINDS) if blind[card]], default=0.0)
    wise = [blind[card] * w.heat / (w.heat + best - values[card]) if blind[card] else 0.0 for card in range(KINDS)]
    total = math.fsum(wise) or 1.0
    return [(1.0 - w.cunning) * blind[card] + w.cunning * wise[card] / total for card in range(KINDS)]


def plan_orders(reading: Reading, w: Weights, dice: Dice, legal: list[list[bool]], seen: list[Belief]) -> list[int]:
    """A card for each province: the laid ones stay, the others get the best of the hand.

    `legal[card][province]` says what may be laid now. A little chance in each value keeps the orders
    from being predictable.
    """
    table = [promises(reading, w, province, belief) for province, belief in enumerate(seen)]
    for province in range(N):
        for card in range(KINDS):
            table[province][card] += w.noise * (dice.below(2001) - 1000) / 1000
    return best_assignment(table, reading.hand, list(reading.me.orders), legal)


def best_assignment(
    table: list[list[float]], hand: tuple[int, ...], laid: list[int], legal: list[list[bool]]
) -> list[int]:
    """The most valuable cards for all provinces without one: exact, card by card over sets of provinces."""
    start = sum([1 << p for p in range(N) if laid[p] != NO_CARD])
    best: list[float | None] = [None] * (1 << N)  # by the set of provinces that have a card
    best[start] = 0.0
    plans: list[list[int]] = [[] for _ in range(1 << N)]
    plans[start] = laid[:]
    for card in range(KINDS):
        fitting = [p for p in range(N) if legal[card][p]]
        for _ in range(min(hand[card], len(fitting))):
            for done in range((1 << N) - 1, -1, -1):  # from full sets down: each copy is laid once
                value = best[done]
                if value is None:
                    continue
                for p in fitting:
                    goal = done | 1 << p
                    with_card = value + table[p][card]
                    other = best[goal]
                    if goal != done and (other is None or with_card > other):
                        best[goal] = with_card
                        plans[goal] = plans[done][:]
                        plans[goal][p] = card
    return plans[(1 << N) - 1]
