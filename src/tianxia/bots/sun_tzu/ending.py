"""The last round: only the winner counts, so the stakes are no longer a sum over provinces.

Both sides start with the plans that the sum suggests. They learn against each other as in `solver`, now by the chance
to win, and each hand may add the best plan that it finds against what the other side has learned.
"""

from typing import Final

from ...games.sun_tzu.names import BLUE, KINDS, PLAGUE, RED, N
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.state import SunTzuState
from .outlook import MARGIN
from .solver import WHOLE, Habit, Hand, Mixture
from .worth import after_plague

POINT: Final = 1000  # more than any difference of the pools, which decide a tie (ST-H4)
WIN: Final = 2  # a draw is half of it
FIRST: Final = 8  # plans that a hand starts with
IMPROVEMENTS: Final = 3  # plans that a hand may add


def final_scores(cfg: Settings, s: SunTzuState) -> list[int]:
    """What a pair of cards at a province adds to Sun Tzu's lead when the round is scored: points, then pools."""
    found = [0] * (N * KINDS * KINDS)
    for p in range(N):
        now, points = s.armies[p], cfg.box.markers[s.markers[p]][2]
        for a in range(KINDS):
            for b in range(KINDS):
                n = after_plague(now, False) if PLAGUE in (a, b) else now + MARGIN[a][b]
                pools = now - n + price(b, a) - price(a, b)
                found[(p * KINDS + a) * KINDS + b] = POINT * points * ((n > 0) - (n < 0)) + pools
    return found


def price(card: int, other: int) -> int:
    """Armies that the card takes from the pool besides (ST-E3, ST-E5)."""
    if PLAGUE in (card, other) or card == other:
        return 0
    return 1 if card in (5, 12) else 2 if card == 13 else 0


class Contest:
    """Plans of all hands of both sides, and who wins if they meet."""

    def __init__(
        self, scores: list[int], base: int, mine: list[Hand], theirs: list[Hand], habit: Habit | None = None
    ) -> None:
        self.scores = scores  # by province, own card, other card: from the player's side
        self.base = base  # the lead before the scoring
        self.hands = [mine, theirs]
        self.plans: list[list[list[int]]] = [[], []]  # of each side, all its hands together
        self.owner: list[list[int]] = [[], []]  # the hand of each plan
        self.won: list[list[int]] = []  # [own plan][other plan], from 0 to WIN
        self.shares: list[list[int]] = [[], []]  # how often each plan was the best answer, the later the more
        self.habit = habit  # of the other side
        self.won_by_habit: list[int] = []  # what each own plan wins against it: of WIN * WHOLE

    def add(self, side: int, hand: int, plan: list[int]) -> bool:
        """A plan more, unless the hand has it."""
        plans, owner = self.plans[side], self.owner[side]
        for i in range(len(plans)):
            if owner[i] == hand and plans[i] == plan:
                return False
        plans.append(plan)
        owner.append(hand)
        if side == 0:
            self.won.append([self.result(plan, other) for other in self.plans[1]])
            self.won_by_habit.append(self.by_habit(plan))
        else:
            for i in range(len(self.plans[0])):
                self.won[i].append(self.result(self.plans[0][i], plan))
        return True

    def result(self, plan: list[int], other: list[int]) -> int:
        lead, scores = self.base, self.scores
        for p in range(N):
            lead += scores[(p * KINDS + plan[p]) * KINDS + other[p]]
        return WIN if lead > 0 else 1 if lead == 0 else 0

    def by_habit(self, plan: list[int]) -> int:
        """What an own plan wins against the other's habit, of WIN * WHOLE."""
        if self.habit is None:
            return 0
        return WHOLE * sum([self.result(plan, other) for other in self.habit.plans]) // len(self.habit.plans)

    def mixed(self, free: int, times: int, by_habit: int) -> int:
        """What an own plan wins so many times against answers, and against the habit as often as that is followed."""
        if self.habit is None:
            return free
        return (WHOLE - self.habit.often) * free + self.habit.often * times * by_habit // WHOLE

    def learn(self, answers: int) -> None:
        """Fictitious play over the plans that there are."""
        rows, columns = len(self.plans[0]), len(self.plans[1])
        gained = [[0] * rows, [0] * columns]
        self.shares = [[0] * rows, [0] * columns]
        last = [[0] * rows, [0] * columns]
        for t in range(1, answers + 1):
            for side in range(2):
                best = self.best_of(side, gained[side], last[side], t)
                for i in best:
                    self.shares[side][i] += t
                self.see(1 - side, best, gained[1 - side], last[1 - side], t)

    def best_of(self, side: int, gained: list[int], last: list[int], weight: int) -> list[int]:
        """The best plan of each hand."""
        owner, number = self.owner[side], len(self.hands[side])
        best, most = [-1] * number, [0] * number
        for i in range(len(gained)):
            hand, worth = owner[i], gained[i] + weight * last[i]
            if best[hand] < 0 or worth > most[hand]:
                best[hand] = i
                most[hand] = worth
        return best

    def see(self, side: int, best: list[int], gained: list[int], last: list[int], weight: int) -> None:
        """The other side has answered with these plans."""
        won = self.won
        for i in range(len(gained)):
            total = 0
            if side == 0:
                row = won[i]
                for j in best:
                    total += row[j]
                total = self.mixed(total, len(best), self.won_by_habit[i])
            else:
                for j in best:
                    total += WIN - won[j][i]
            last[i] = total
            gained[i] += weight * total

    def chance(self, side: int, plan: list[int]) -> int:
        """What a plan wins against all that the other side has learned: not scaled."""
        total, others, shares = 0, self.plans[1 - side], self.shares[1 - side]
        for j in range(len(shares)):  # plans added since have not been learned
            if shares[j]:
                won = self.result(plan, others[j]) if side == 0 else WIN - self.result(others[j], plan)
                total += shares[j] * won
        return self.mixed(total, sum(shares), self.by_habit(plan)) if side == 0 else total

    def improve(self, side: int, hand: int) -> bool:
        """Add a better plan for a hand: change one card or swap two, as long as the chance to win grows."""
        best: list[int] = []
        most = -1
        for i in range(len(self.shares[side])):
            if self.owner[side][i] == hand and self.shares[side][i] > most:
                best, most = self.plans[side][i], self.shares[side][i]
        most = self.chance(side, best)
        grown = True
        while grown:
            grown = False
            for plan in neighbors(best, self.hands[side][hand]):
                now = self.chance(side, plan)
                if now > most:
                    best, most, grown = plan, now, True
        return self.add(side, hand, best)

    def mixture(self) -> Mixture:
        """The strategy of the player's first hand, the one that is really held."""
        found = Mixture()
        for i in range(len(self.plans[0])):
            if self.owner[0][i] == 0 and self.shares[0][i]:
                found.add(self.plans[0][i], self.shares[0][i])
        return found


def neighbors(plan: list[int], hand: Hand) -> list[list[int]]:
    """The plans that differ by one card or by one swap."""
    copies, places = [0] * KINDS, [0] * KINDS
    for i in range(len(hand.cards)):
        copies[hand.cards[i]] += 1
        places[hand.cards[i]] = hand.places[i]
    for p in range(N):
        copies[plan[p]] -= 1
    found = []
    for p in range(N):
        for card in range(KINDS):
            if copies[card] > 0 and places[card] >> p & 1:
                found.append(plan[:p] + [card] + plan[p + 1 :])
        for q in range(p):
            if places[plan[q]] >> p & 1 and places[plan[p]] >> q & 1 and plan[p] != plan[q]:
                swapped = plan[:]
                swapped[p], swapped[q] = plan[q], plan[p]
                found.append(swapped)
    return found


def heaviest(mixture: Mixture, number: int) -> list[list[int]]:
    """Different plans of a mixture, those that weigh most."""
    plans: list[list[int]] = []
    weights: list[int] = []
    for i in range(len(mixture.plans)):
        plan = mixture.plans[i]
        if plan in plans:
            weights[plans.index(plan)] += mixture.weights[i]
        else:
            plans.append(plan)
            weights.append(mixture.weights[i])
    order = sorted(range(len(plans)), key=lambda i: (-weights[i], i))
    return [plans[i] for i in order[:number]]


def lead_before(s: SunTzuState) -> int:
    """The lead of Sun Tzu before the last scoring."""
    return POINT * s.marker + s.pool[BLUE] - s.pool[RED]
