"""The solver of a round of Sun Tzu: exact assignments, strategies that nobody can beat."""

import math
from collections.abc import Callable, Sequence
from itertools import permutations

import pytest

from tianxia.bots.sun_tzu.ending import WIN, Contest, heaviest, neighbors
from tianxia.bots.sun_tzu.levels import Dragon
from tianxia.bots.sun_tzu.outlook import MARGIN
from tianxia.bots.sun_tzu.solver import NEVER, Assigner, Hand, Mixture, gap, solve, turned
from tianxia.core.dice import Dice
from tianxia.games.sun_tzu.names import KINDS, N

EVERYWHERE = (1 << N) - 1


def hand_of(*cards: int, places: int = EVERYWHERE, taken: int = 0) -> Hand:
    return Hand([cards.count(card) for card in range(KINDS)], [places] * KINDS, taken)


def table_of(dice: Dice, cells: int) -> list[int]:
    return [dice.below(2001) - 1000 for _ in range(cells)]


def test_assignment_is_exact() -> None:
    """Compared with trying everything; what lies is left as it is."""
    dice, assigner = Dice.seeded("assignment"), Assigner()
    for taken in (0, 0b00101, 0b11000):
        for _ in range(10):
            table = table_of(dice, N * KINDS)
            hand = hand_of(0, 1, 2, 3, 10, 10, 14, taken=taken)
            plan = [-1] * N
            value = assigner.assign(table, hand, plan)
            free = [p for p in range(N) if not taken >> p & 1]
            tried = [
                sum(table[p * KINDS + hand.cards[i]] for p, i in zip(free, chosen, strict=True))
                for chosen in permutations(range(len(hand.cards)), len(free))
            ]
            assert value == max(tried) == sum(table[p * KINDS + plan[p]] for p in free)
            assert all(plan[p] == -1 for p in range(N) if taken >> p & 1)


def test_assignment_keeps_to_the_places() -> None:
    """A card that may be laid in one province only is laid there or nowhere."""
    assigner, plan = Assigner(), [-1] * N
    places = [EVERYWHERE] * KINDS
    places[5] = 0b00010
    table = [1000 if i % KINDS == 5 else i % KINDS for i in range(N * KINDS)]
    assigner.assign(table, Hand([1] * 6 + [0] * 9, places), plan)
    assert plan.index(5) == 1
    assert sorted(plan) == [1, 2, 3, 4, 5]
    assert assigner.assign(table, hand_of(0, 1, 2, 3), plan) == NEVER


def test_turned_twice_is_the_same() -> None:
    stakes = table_of(Dice.seeded("turned"), N * KINDS * KINDS)
    assert turned(turned(stakes)) == stakes
    assert turned(stakes)[(2 * KINDS + 3) * KINDS + 7] == -stakes[(2 * KINDS + 7) * KINDS + 3]


def test_nobody_can_beat_a_solved_round() -> None:
    """What both sides together could still win shrinks as they learn, to 2 % of all stakes together."""
    dice = Dice.seeded("round")
    stakes = table_of(dice, N * KINDS * KINDS)
    mine = [hand_of(0, 1, 2, 3, 4, 5, 9, 10), hand_of(0, 1, 2, 3, 4, 5, 11, 12)]
    theirs = [hand_of(0, 1, 2, 3, 4, 5, 8, 14), hand_of(0, 1, 2, 3, 4, 5, 6, 7)]
    early, late = solve(stakes, mine, theirs, 10), solve(stakes, mine, theirs, 250)
    assert gap(early) > 2 * gap(late)
    assert gap(late) < 0.02 * N * 1000


# The mini game: three provinces, five cards. Everything can be tried, so it is known how far from perfect play is.

PLAYED = 3  # provinces; the others are settled
SETTLED = EVERYWHERE & ~((1 << PLAYED) - 1)


class Mini:
    """Real cards, hidden hands. The result is from -1 to 1: who wins what share of all points, or who wins."""

    def __init__(self, seed: int) -> None:
        dice = Dice.seeded(f"mini {seed}")
        self.points = [1 + dice.below(5) for _ in range(PLAYED)]
        self.armies = [dice.below(5) - 2 for _ in range(PLAYED)]
        self.hands = [[self.dealt(dice) for _ in range(3)] for _ in range(2)]
        self.scores = [0] * (N * KINDS * KINDS)
        for at in range(PLAYED * KINDS * KINDS):
            p, a, b = at // (KINDS * KINDS), at // KINDS % KINDS, at % KINDS
            n = self.armies[p] + MARGIN[a][b]
            self.scores[at] = 1000 * self.points[p] * ((n > 0) - (n < 0))

    def dealt(self, dice: Dice) -> Hand:
        cards = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12]
        dice.shuffle(cards)
        return hand_of(*cards[:5], taken=SETTLED)

    def share(self, plan: Sequence[int], other: Sequence[int]) -> float:
        """What the first side wins if these plans meet."""
        won = sum([self.scores[(p * KINDS + plan[p]) * KINDS + other[p]] for p in range(PLAYED)])
        return won / (1000 * sum(self.points))

    def win(self, plan: Sequence[int], other: Sequence[int]) -> float:
        won = self.share(plan, other)
        return float((won > 0) - (won < 0))


Result = Callable[[Sequence[int], Sequence[int]], float]
Mixed = list[list[tuple[Sequence[int], float]]]  # by hand: plans and their chances


def best_reply(hands: list[Hand], others: Mixed, result: Result) -> float:
    """The best of all plans of each hand against what the others lay, on average over the hands."""
    best = []
    for hand in hands:
        tried = []
        for plan in permutations(hand.cards, PLAYED):
            won = [chance * result(plan, other) for mixed in others for other, chance in mixed]
            tried.append(math.fsum(won) / len(others))
        best.append(max(tried))
    return math.fsum(best) / len(best)


def nash_conv(mini: Mini, sides: list[Mixed], result: Result) -> float:
    """What both sides could still win by knowing the other's strategy: 0 is perfect."""
    first = best_reply(mini.hands[0], sides[1], result)
    return first + best_reply(mini.hands[1], sides[0], lambda plan, other: -result(other, plan))


def mixed_of(mixture: Mixture) -> list[tuple[Sequence[int], float]]:
    chances: dict[tuple[int, ...], int] = {}
    for plan, weight in zip(mixture.plans, mixture.weights, strict=True):
        key = tuple(plan[:PLAYED])
        chances[key] = chances.get(key, 0) + weight
    return [(plan, weight / mixture.total) for plan, weight in chances.items()]


def solved(mini: Mini, answers: int) -> float:
    """NashConv after so many answers, when points are won."""
    solution = solve(mini.scores, mini.hands[0], mini.hands[1], answers)
    sides = [[mixed_of(mixture) for mixture in side.mixtures] for side in (solution.me, solution.other)]
    return nash_conv(mini, sides, mini.share)


def contested(mini: Mini, answers: int) -> float:
    """The same when only the winner counts, as in the last round."""
    contest = Contest(mini.scores, 0, mini.hands[0], mini.hands[1])
    for side in range(2):
        for hand, held in enumerate(mini.hands[side]):
            for cards in permutations(held.cards, PLAYED):
                contest.add(side, hand, [*cards, 0, 0])
    contest.learn(answers)
    sides: list[Mixed] = [[[] for _ in hands] for hands in mini.hands]
    for side in range(2):
        for plan, hand, share in zip(contest.plans[side], contest.owner[side], contest.shares[side], strict=True):
            sides[side][hand].append((plan, share / (answers * (answers + 1) // 2)))
    return nash_conv(mini, sides, mini.win)


@pytest.mark.parametrize("way", [solved, contested])
def test_the_mini_game_is_solved(way: Callable[[Mini, int], float]) -> None:
    """With as many answers as the dragon gives itself, NashConv is at most 0.02; it takes some to get there."""
    answers = Dragon().effort.answers
    found = [way(Mini(seed), answers) for seed in range(3)]
    assert 0 <= max(found) <= 0.02
    assert way(Mini(1), 3) > 0.02


def test_a_mixture_is_drawn_card_by_card() -> None:
    """Drawing the next card among the plans that are left gives whole plans with their right chances."""
    mixture = Mixture()
    mixture.add([0, 1, 2, 3, 4], 1)
    mixture.add([0, 2, 1, 3, 4], 3)
    dice, often = Dice.seeded("draws"), 0
    for _ in range(400):
        laid = [-1] * N
        for p in range(N):
            laid[p] = mixture.following(laid).draw(dice)[p]
        assert laid in mixture.plans
        often += laid == [0, 2, 1, 3, 4]
    assert 260 < often < 340
    assert mixture.following([3, -1, -1, -1, -1]).total == 0


def test_contest_finds_the_plan_that_wins() -> None:
    """One province decides, and the strongest card must go there."""
    scores = [0] * (N * KINDS * KINDS)
    for a in range(KINDS):
        for b in range(KINDS):
            scores[(3 * KINDS + a) * KINDS + b] = 1 if a > b else -1
    mine, theirs = hand_of(0, 1, 2, 3, 9), hand_of(0, 1, 2, 3, 4)
    contest = Contest(scores, 0, [mine], [theirs])
    contest.add(0, 0, [9, 0, 1, 2, 3])
    contest.add(1, 0, [0, 1, 2, 4, 3])
    for _ in range(2):
        contest.learn(20)
        contest.improve(0, 0)
    contest.learn(20)
    (plan,) = heaviest(contest.mixture(), 1)
    assert plan[3] == 9
    assert contest.result(plan, [0, 1, 2, 4, 3]) == WIN


def test_neighbors_differ_by_a_card_or_a_swap() -> None:
    plan = [0, 1, 2, 3, 4]
    found = neighbors(plan, hand_of(0, 1, 2, 3, 4, 9))
    assert len(found) == N + N * (N - 1) // 2
    assert all(sum(a != b for a, b in zip(plan, other, strict=True)) in (1, 2) for other in found)
