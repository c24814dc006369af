"""The orders of a round as a game between two hands that are hidden from each other, solved by learning from itself.

Whoever lays card `a` where the other lays card `b` wins the stake of that province and pair. A side knows its own hand
only, so its opponent is the average over the hands it may have. Both sides answer, again and again, with the best five
cards against all that the other has laid so far (fictitious play; later answers weigh more, and the last one is
expected once more, which makes it settle faster). What a side has laid in the end is its mixed strategy, over whole
orders and not just over single cards.

All numbers are whole: compiled, lists of them are several times faster than lists of floats, and every machine
computes the same.
"""

from typing import Final

from ...core.dice import Dice
from ...games.sun_tzu.names import KINDS, N

ALL: Final = (1 << N) - 1
NEVER: Final = -(1 << 60)
CELLS: Final = N * KINDS
SETS: Final = 1 << N
WHOLE: Final = 1000  # of shares


class Hand:
    """Cards that a side may lay: one entry for each copy."""

    __slots__ = ("cards", "places", "taken")
    cards: list[int]
    places: list[int]  # mask of the provinces where the copy may be laid
    taken: int  # mask of the provinces that need no card

    def __init__(self, copies: list[int], places: list[int], taken: int = 0) -> None:
        self.cards = []
        self.places = []
        self.taken = taken
        for card in range(KINDS):
            for _ in range(min(copies[card], N)):
                if places[card]:
                    self.cards.append(card)
                    self.places.append(places[card])


class Assigner:
    """Finds the best cards for all provinces: exact, copy by copy over sets of provinces."""

    __slots__ = ("best", "came", "goals", "members")

    def __init__(self) -> None:
        # By the fewest and the most provinces of a set, from full sets down:
        self.goals = [
            [[done for done in range(ALL, 0, -1) if fewest <= bin(done).count("1") <= most] for most in range(N + 1)]
            for fewest in range(N + 1)
        ]
        self.best = [0] * SETS
        self.came = [-1] * (SETS * 40)  # the empty set stays -1: no copy leads to it
        self.members = [[p for p in range(N) if done >> p & 1] for done in range(SETS)]

    def assign(self, table: list[int], hand: Hand, plan: list[int]) -> int:
        """Write the best card of each open province into the plan; `table` is by province and card.

        Returns the value, NEVER if the hand cannot fill the provinces.
        """
        best, came, members = self.best, self.came, self.members
        cards, places = hand.cards, hand.places
        for done in range(SETS):
            best[done] = NEVER
        best[hand.taken] = 0
        n = len(cards)
        ready = len(members[hand.taken])
        if n * SETS > len(came):
            came.extend([-1] * (n * SETS - len(came)))
        for i in range(n):
            card, allowed, row = cards[i], places[i], i * SETS
            # Full sets first, so that each copy is laid once; only sets that copies so far can make, and the rest fill
            for goal in self.goals[max(0, N - (n - 1 - i))][min(N, i + 1 + ready)]:
                value = best[goal]
                last = -1
                for p in members[goal & allowed]:
                    before = best[goal ^ (1 << p)]
                    if before != NEVER:
                        before += table[p * KINDS + card]
                        if before > value:
                            value = before
                            last = p
                best[goal] = value
                came[row + goal] = last
        if best[ALL] == NEVER:
            return NEVER
        goal = ALL
        for i in range(n - 1, -1, -1):
            last = came[i * SETS + goal]
            if last >= 0:
                plan[last] = cards[i]
                goal ^= 1 << last
        return best[ALL]


class Mixture:
    """A side's mixed strategy: the plans of its hand, with their weights."""

    __slots__ = ("plans", "total", "weights")
    plans: list[list[int]]
    weights: list[int]
    total: int

    def __init__(self) -> None:
        self.plans = []
        self.weights = []
        self.total = 0

    def add(self, plan: list[int], weight: int) -> None:
        self.plans.append(plan)
        self.weights.append(weight)
        self.total += weight

    def draw(self, dice: Dice) -> list[int]:
        """One of the plans, by its weight."""
        left = dice.below(self.total)
        for i in range(len(self.plans)):
            left -= self.weights[i]
            if left < 0:
                return self.plans[i]
        return self.plans[-1]

    def following(self, laid: list[int]) -> "Mixture":
        """The plans that begin with the cards already laid (-1: none yet)."""
        kept = Mixture()
        for i in range(len(self.plans)):
            plan = self.plans[i]
            fits = True
            for p in range(N):
                if laid[p] >= 0 and laid[p] != plan[p]:
                    fits = False
            if fits:
                kept.add(plan, self.weights[i])
        return kept


class Habit:
    """What a side does as often as not because it always does: it does not answer, and can be answered."""

    __slots__ = ("often", "plans", "worth")
    often: int  # of WHOLE
    plans: list[list[int]]  # all as likely
    worth: list[int]  # what the other side's cards win against them, by province and card

    def __init__(self, often: int, plans: list[list[int]], stakes: list[int]) -> None:
        self.often = often
        self.plans = plans
        self.worth = [0] * CELLS
        for plan in plans:
            for at in range(CELLS):
                self.worth[at] += stakes[at * KINDS + plan[at // KINDS]]
        self.worth = [total // len(plans) for total in self.worth]


class Side:
    """One side of the round's game while it is being solved."""

    __slots__ = ("hands", "last", "mixtures", "stakes", "total", "view")
    hands: list[Hand]
    stakes: list[int]  # what its card wins against the other's, by province, its card, the other's card
    total: list[int]  # what each card at each province would have won so far
    last: list[int]  # and against the other's last answer
    view: list[int]
    mixtures: list[Mixture]  # by hand

    def __init__(self, hands: list[Hand], stakes: list[int]) -> None:
        self.hands = hands
        self.stakes = stakes
        self.total = [0] * CELLS
        self.last = [0] * CELLS
        self.view = [0] * CELLS
        self.mixtures = [Mixture() for _ in hands]

    def answer(self, assigner: Assigner, weight: int) -> None:
        """The best plans of all hands against the other's past, and once more against its last answer."""
        total, last, view = self.total, self.last, self.view
        for i in range(CELLS):
            view[i] = total[i] + last[i] * weight
        for h in range(len(self.hands)):
            plan = [-1] * N
            assigner.assign(view, self.hands[h], plan)
            self.mixtures[h].add(plan, weight)

    def see(self, other: "Side", weight: int, habit: Habit | None = None) -> None:
        """The other side has answered; or, as often as its habit says, it has done what it always does."""
        total, last, stakes = self.total, self.last, self.stakes
        for i in range(CELLS):
            last[i] = 0
        for mixture in other.mixtures:
            plan = mixture.plans[-1]
            for p in range(N):
                theirs = plan[p]
                if theirs >= 0:
                    at = p * KINDS
                    for own in range(KINDS):
                        last[at + own] += stakes[(at + own) * KINDS + theirs]
        share = len(other.mixtures)
        for i in range(CELLS):
            last[i] = last[i] // share
            if habit is not None:
                last[i] += habit.often * (habit.worth[i] - last[i]) // WHOLE
            total[i] += last[i] * weight


class Solution:
    """Both sides' strategies after some rounds of learning."""

    __slots__ = ("me", "other", "weight")

    def __init__(self, me: Side, other: Side, weight: int) -> None:
        self.me = me
        self.other = other
        self.weight = weight  # of all answers together

    def worth(self) -> list[int]:
        """What each card at each province wins against the other's mixed strategy."""
        return [value // self.weight for value in self.me.total]


def turned(stakes: list[int]) -> list[int]:
    """The stakes as the other side has them."""
    own = [0] * len(stakes)
    for p in range(N):
        for a in range(KINDS):
            for b in range(KINDS):
                own[(p * KINDS + b) * KINDS + a] = -stakes[(p * KINDS + a) * KINDS + b]
    return own


def solve(
    stakes: list[int], mine: list[Hand], theirs: list[Hand], answers: int, habit: Habit | None = None
) -> Solution:
    """Learn for so many answers of each side; `mine[0]` is the hand that is really held.

    If the other side has a habit, this is the best against a player who follows it so often, and answers as well as
    can be otherwise (a restricted Nash response): the more often, the more is won, and the more is risked.
    """
    assigner = Assigner()
    me, other = Side(mine, stakes), Side(theirs, turned(stakes))
    weight = 0
    for t in range(1, answers + 1):
        me.answer(assigner, t)
        other.see(me, t)
        other.answer(assigner, t)
        me.see(other, t, habit)
        weight += t
    return Solution(me, other, weight)


def gap(solution: Solution) -> int:
    """How much both sides together could still win by answering the other's strategy (0 in an equilibrium)."""
    assigner = Assigner()
    plan = [0] * N
    won = 0
    for side in (solution.me, solution.other):
        best = [assigner.assign(side.total, hand, plan) for hand in side.hands]
        won += sum(best) // len(best)
    return won // solution.weight
