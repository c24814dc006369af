"""Everything but orders: windows, generals, the order of battles, armies given up, cards drawn.

Each function answers one kind of question of the greedy player of Sun Tzu.
"""

import math
from typing import Final

from ...games.sun_tzu.generals import LAST_ROUND_OF_ANY_PHASE
from ...games.sun_tzu.names import (
    AMBUSH,
    FEINT,
    FRAMED,
    GREAT_PLAGUE,
    HEALER,
    KINDS,
    LEVY,
    MARCH,
    PLAGUE,
    PLAGUE_BEARER,
    SCRIBE,
    SECOND_SIX,
    SIX,
    VANGUARD,
    N,
)
from ...games.sun_tzu.notation import (
    BUY,
    FIGHT,
    FROM,
    KEEP,
    PASS,
    POOL,
    REINFORCE,
    TAKE,
    UNDER,
    USE,
    USE_AMBUSH,
    USE_LEVY,
    USE_MARCH,
    march_of,
)
from ..bot import Situation
from .outlook import MARGIN, ROUNDS
from .plan import beliefs, event_risk, outcome, promises, prospect
from .reading import Reading
from .worth import CARD_PRICE, Weights, after_plague, all_positions, army_price, card_price

# Which general to keep: the sure point of the vanguard, the army that an ambush takes just before a
# scoring; the others need luck with the cards.
GENERALS_BY_WORTH: Final = (
    VANGUARD,
    MARCH,
    LEVY,
    FEINT,
    SCRIBE,
    AMBUSH,
    SECOND_SIX,
    HEALER,
    GREAT_PLAGUE,
    PLAGUE_BEARER,
)

# What the unused general may still win later: a smaller gain is not enough to use it now.
PATIENCE: Final = 1.6


def keep_general(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-A2."""
    return min(situation.options, key=lambda code: GENERALS_BY_WORTH.index(code - KEEP))


def take_general(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-G11: another general never harms; late in the game those of ST-F23 are of no use."""
    late = (SECOND_SIX, HEALER, FEINT, GREAT_PLAGUE, SCRIBE, PLAGUE_BEARER)
    offered = [code for code in situation.options if code != PASS]
    if reading.round >= LAST_ROUND_OF_ANY_PHASE:
        offered = [code for code in offered if code - TAKE in late] or offered
    return min(offered, key=lambda code: GENERALS_BY_WORTH.index(code - TAKE), default=PASS)


def reinforce(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-X2: an army in a province that is neutral or the player's is a gain."""
    return REINFORCE


def pass_by(reading: Reading, w: Weights, situation: Situation) -> int:
    return PASS


def window(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-F11: use a general if now is better than later; buy only what decides a tie.

    Reserves are offered again when a battle needs them (ST-D4), so windows need none, except for the last one.
    """
    scored = situation.kind == "after_scoring"
    if scored and reading.round == ROUNDS:
        return before_end(reading, w, situation)
    worth = all_positions(reading, w, scored)
    best, best_gain = PASS, patience(reading, scored)
    for code in situation.options:
        gain = general_gain(reading, w, worth, code)
        if gain > best_gain:
            best, best_gain = code, gain
    return best


def before_end(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-H7, ST-G7: only the pools can still decide, and cards are worth nothing."""
    return min([code for code in situation.options if BUY <= code < BUY + KINDS], default=PASS)


def patience(reading: Reading, scored: bool) -> float:
    """What a general must win now: less and less on the way to round 6."""
    if reading.round >= LAST_ROUND_OF_ANY_PHASE and (scored or all(reading.fought)):
        return 0.0
    rest = LAST_ROUND_OF_ANY_PHASE - reading.round
    return PATIENCE * (0.4 + 0.6 * min(1.0, rest / 3))


def general_gain(reading: Reading, w: Weights, worth: list[list[float]], code: int) -> float:
    """What using the general changes right away, in points."""
    if USE_AMBUSH <= code < USE_AMBUSH + N:
        return _step(reading, worth, code - USE_AMBUSH, 1)  # ST-F2
    if USE_LEVY <= code < USE_LEVY + N:
        return _step(reading, worth, code - USE_LEVY, 1) + 0.5  # ST-F10: it rarely wins more
    if USE_MARCH <= code < USE_MARCH + N * N:
        start, goal = march_of(code)
        return _step(reading, worth, start, -1) + _step(reading, worth, goal, 1)  # ST-F6
    if code == USE + GREAT_PLAGUE:
        return great_plague_gain(reading, worth)
    return -1.0


def _step(reading: Reading, worth: list[list[float]], province: int, armies: int) -> float:
    """The change when a garrison's balance moves by so many armies."""
    now, most = reading.armies[province], reading.outlook.armies
    return worth[province][most + reading.clamp(now + armies)] - worth[province][most + now]


def great_plague_gain(reading: Reading, worth: list[list[float]]) -> float:
    """ST-F4: with a plague in hand, for the other side's garrison that it hurts most."""
    if not reading.hand[PLAGUE]:
        return -1.0
    most, gains = reading.outlook.armies, []
    for p in range(N):
        armies = reading.armies[p]
        gains.append(worth[p][most + after_plague(armies, True)] - worth[p][most + after_plague(armies, False)])
    return max(gains)


def at_reveal(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-F13: both cards are face up, so the gain is certain."""
    options = situation.options
    own, other = reading.me.orders[reading.battle], reading.other.orders[reading.battle]
    view = prospect(reading, w, reading.battle)
    now = outcome(view, own, other)
    if USE + HEALER in options and view.by_margin[10 + MARGIN[own][other]] - now > _spare(reading):
        return USE + HEALER  # ST-F17: an ignored plague is a number of strength 0
    if USE + FEINT in options:
        risks = event_risk(reading, w, own, [float(card == other) for card in range(KINDS)])
        if outcome(view, SIX, other) - now + risks > _spare(reading) / 2:
            return USE + FEINT  # ST-F21
    for general in (PLAGUE_BEARER, SCRIBE):
        if USE + general in options and own >= FRAMED and recycling_gain(reading, w, own) > 0:
            return USE + general
    return PASS


def _spare(reading: Reading) -> float:
    """What a general at reveal may still win in the rounds to come."""
    return 0.8 * min(1.0, (ROUNDS - reading.round) / 4)


def recycling_gain(reading: Reading, w: Weights, card: int) -> float:
    """ST-F19: the card comes back last of all, if at all; the pile's top card is lost."""
    rounds = ROUNDS - reading.round
    if rounds < reading.me.pile / 2:
        return -1.0
    top = math.fsum([reading.pile_mean[c] * CARD_PRICE[c] for c in range(FRAMED, KINDS)])
    return CARD_PRICE[card] - top


def next_battle(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-B4: first where armies are likely to come back to the pool, last where many are needed."""
    seen = beliefs(reading, w)

    def needed(code: int) -> float:
        province = code - FIGHT
        own, armies = reading.me.orders[province], reading.armies[province]
        total = 0.0
        for other in range(KINDS):
            canceled = PLAGUE in (own, other)
            after = after_plague(armies, False) if canceled else armies + MARGIN[own][other]
            total += seen[province][other] * (max(after, 0) - max(armies, 0))
        return total

    return min(situation.options, key=needed)


def source(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-C6, ST-E5: the army that is missed least."""
    worth = all_positions(reading, w, False)

    def missed(code: int) -> float:
        place = code - FROM
        return (
            army_price(reading.me, w)
            if place == POOL
            else -_step(reading, worth, place, -1) + army_price(reading.me, w)
        )

    return min(situation.options, key=missed)


def buy(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-D4: an army from the reserves for a card, if the province that would give it is worth more."""
    buys = [code for code in situation.options if code != PASS]
    if not buys:
        return PASS
    worth = all_positions(reading, w, False)
    held = [p for p in range(N) if reading.armies[p] > 0 and p != reading.battle]
    missed = min([-_step(reading, worth, p, -1) for p in held], default=_step(reading, worth, reading.battle, 1))
    cheapest = min(buys, key=lambda code: card_price(reading, w, code - BUY))
    return cheapest if card_price(reading, w, cheapest - BUY) < missed else PASS


def draw(reading: Reading, w: Weights, situation: Situation) -> int:
    """ST-B7: the card that promises least on the current board goes under the pile."""
    seen = beliefs(reading, w)
    tables = [promises(reading._replace(round=min(ROUNDS, reading.round + 1)), w, p, seen[p]) for p in range(N)]

    def use(code: int) -> float:
        card = code - UNDER
        gains = sorted([table[card] + card_price(reading, w, card) for table in tables])
        return CARD_PRICE[card] * w.cards + 0.2 * (gains[-1] + gains[-2])

    return min(situation.options, key=use)
