"""The last orders of the greedy player of Sun Tzu: in round 9 only the winner counts, not the points."""

from ...games.sun_tzu.names import KINDS, NO_CARD, PLAGUE, N
from .outlook import MARGIN
from .plan import Belief
from .reading import Reading
from .worth import after_plague

Odds = tuple[float, float, float]  # that the province ends up the other side's, neutral, or the player's


def holding_odds(reading: Reading, province: int, card: int, belief: Belief) -> Odds:
    """Who is likely to hold the province after this card's battle."""
    odds = [0.0, 0.0, 0.0]
    armies = reading.armies[province]
    for other in range(KINDS):
        canceled = PLAGUE in (card, other)  # great or not, a plague leaves an army (ST-E9, ST-F4)
        after = after_plague(armies, False) if canceled else armies + MARGIN[card][other]
        odds[1 + (after > 0) - (after < 0)] += belief[other]
    return odds[0], odds[1], odds[2]


def chance_to_win(reading: Reading, odds: list[Odds]) -> float:
    """ST-H1, ST-H4: the marker ends on the player's side; half for the center, where the pools decide."""
    reach = sum([reading.values[p][2] for p in range(N)])
    spread = [0.0] * (2 * reach + 1)  # of the points won by this scoring
    spread[reach] = 1.0
    low = high = reach
    for p in range(N):
        value = reading.values[p][2]
        lost, none, won = odds[p]
        after = [0.0] * len(spread)
        for i in range(low, high + 1):
            if spread[i]:
                after[i - value] += spread[i] * lost
                after[i] += spread[i] * none
                after[i + value] += spread[i] * won
        spread = after
        low, high = low - value, high + value
    total = 0.0
    for i in range(len(spread)):
        points = reading.marker + i - reach
        total += spread[i] * (1.0 if points > 0 else 0.5 if points == 0 else 0.0)
    return total


def improve(reading: Reading, plan: list[int], seen: list[Belief], legal: list[list[bool]]) -> list[int]:
    """Change one card, or swap two, as long as the chance to win grows."""
    odds = [[holding_odds(reading, p, card, seen[p]) for card in range(KINDS)] for p in range(N)]

    def chance(cards: list[int]) -> float:
        return chance_to_win(reading, [odds[p][cards[p]] for p in range(N)])

    best = chance(plan)
    grown = True
    while grown:
        grown = False
        for cards in neighbors(reading, plan, legal):
            now = chance(cards)
            if now > best + 1e-9:
                plan, best, grown = cards, now, True
                break
    return plan


def neighbors(reading: Reading, plan: list[int], legal: list[list[bool]]) -> list[list[int]]:
    """The plans that differ by one card or by one swap, among provinces that are still open."""
    free = [p for p in range(N) if reading.me.orders[p] == NO_CARD]
    used = [sum([plan[p] == card for p in free]) for card in range(KINDS)]
    found = []
    for p in free:
        for card in range(KINDS):
            if legal[card][p] and used[card] < reading.hand[card]:
                found.append(plan[:p] + [card] + plan[p + 1 :])
        for q in free:
            if p < q and legal[plan[q]][p] and legal[plan[p]][q]:
                swapped = plan[:]
                swapped[p], swapped[q] = plan[q], plan[p]
                found.append(swapped)
    return found
