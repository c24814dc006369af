"""The solver of a round of Sun Tzu: exact assignments, strategies that nobody can beat."""

from itertools import permutations

import pytest

from tianxia.bots.sun_tzu.ending import WIN, Contest, heaviest, neighbors
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


def small(dice: Dice) -> tuple[list[int], Hand, Hand]:
    """A game of three provinces and five cards a side: two provinces are settled."""
    return (
        table_of(dice, N * KINDS * KINDS),
        hand_of(0, 1, 2, 3, 4, taken=0b11000),
        hand_of(1, 2, 5, 9, 10, taken=0b11000),
    )


def best_reply(stakes: list[int], hand: Hand, other: Mixture) -> float:
    """What the best of all 60 plans wins against a mixture: everything is tried."""
    best = float("-inf")
    for plan in permutations(hand.cards, 3):
        won = 0
        for theirs, weight in zip(other.plans, other.weights, strict=True):
            won += weight * sum(stakes[(p * KINDS + plan[p]) * KINDS + theirs[p]] for p in range(3))
        best = max(best, won / other.total)
    return best


@pytest.mark.parametrize("seed", range(3))
def test_the_small_game_is_solved(seed: int) -> None:
    """NashConv of the strategies themselves, over whole plans: at most 2 % of the largest stake."""
    stakes, mine, theirs = small(Dice.seeded(f"small {seed}"))
    solution = solve(stakes, [mine], [theirs], 1500)
    me, other = solution.me.mixtures[0], solution.other.mixtures[0]
    assert best_reply(stakes, mine, other) + best_reply(turned(stakes), theirs, me) <= 20


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
