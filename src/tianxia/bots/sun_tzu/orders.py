"""Orders of the strong players: the mixed strategy of a round, and the next card of it."""

from typing import Final, NamedTuple

from ...core.dice import Dice
from ...games.sun_tzu.names import BLUE, KINDS, NO_CARD, N
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.state import SunTzuState, own_orders
from .ending import FIRST, Contest, final_scores, heaviest, lead_before
from .habits import Belief, foretold
from .hands import dealt_hands, own_hand, unseen, whole_hand
from .outlook import ROUNDS, Outlook
from .schools import Teacher
from .solver import WHOLE, Assigner, Habit, Hand, Mixture, Solution, solve, turned
from .stakes import UNIT, Stakes
from .value import Value

SLIGHT: Final = 20  # of WHOLE: a habit that is seen less often is not worth the time


class Effort(NamedTuple):
    """How hard a level thinks about its orders."""

    mine: int = 8  # hands that the other may believe the player to hold, the real one included
    theirs: int = 8
    answers: int = 100
    improvements: int = 2  # of plans in the last round
    caution: float = 0.0  # how far the side that is ahead avoids what is uncertain, and the other side seeks it
    trust: int = 0  # of WHOLE: how far it relies, at most, on what it has found of the other's habits


class Strategy(NamedTuple):
    """What a side lays in a round: a mixture of plans, and what single cards are worth against the other's."""

    mixture: Mixture
    worth: list[int]  # by province and card; of the sum, in the last round too
    hand: Hand
    theirs: list[Mixture]  # what the other lays, by the hands it may have


def position_key(s: SunTzuState, seat: int) -> str:
    """All that a side's strategy depends on: the same at each of the five questions, and in every world of the seat."""
    table = (s.round, s.marker, s.armies, s.markers, s.pool, s.reserves, s.marks, s.great_plague, s.event_deck[-1:])
    cards = (seat, whole_hand(s, seat), s.held[seat], unseen(s, seat), unseen(s, 1 - seat), s.box, s.rumour)
    return f"{table} {cards}"


def strategy_of(
    cfg: Settings,
    s: SunTzuState,
    seat: int,
    outlook: Outlook,
    value: Value,
    effort: Effort,
    belief: Belief | None = None,
) -> Strategy:
    """Solve the round for a side. The hands it imagines are drawn by the position alone: solving it again, to lay the
    second card, gives the same strategy.
    """
    dice = Dice.seeded(position_key(s, seat))
    mine = [own_hand(s, seat), *dealt_hands(s, seat, effort.mine - 1, dice)]
    theirs = dealt_hands(s, 1 - seat, effort.theirs, dice)
    last = s.round == ROUNDS
    table = final_scores(cfg, s) if last else Stakes(cfg, s, outlook, value).table()
    if seat != BLUE:
        table = turned(table)
    often = belief.habit * effort.trust // WHOLE if belief else 0
    plans: list[list[int]] = []
    if belief and often >= SLIGHT:
        plans = foretold(cfg, s, 1 - seat, theirs, Teacher(cfg, outlook, value), belief, dice)
    if effort.caution and not last and s.round >= 2:
        odds = value.odds(cfg, s, outlook, seat) * (1 if seat == BLUE else -1)
        first = solve(table, mine, theirs, effort.answers // 3)
        table = weighed(table, expected(first), round(1000 * effort.caution * odds))
    habit = Habit(often, plans, table) if plans else None
    solution = solve(table, mine, theirs, effort.answers, habit)
    mixture = solution.me.mixtures[0]
    if last:
        lead = lead_before(s)
        mixture = by_the_win(table, lead if seat == BLUE else -lead, solution, effort, habit)
    return Strategy(mixture, solution.worth(), mine[0], awaited(solution, habit))


def awaited(solution: Solution, habit: Habit | None) -> list[Mixture]:
    """What the other lays: its answers, and its habit as often as that is followed."""
    found = solution.other.mixtures[:]
    if habit:
        total = sum([mixture.total for mixture in found])
        each = max(1, total * habit.often // ((WHOLE - habit.often) * len(habit.plans)))
        followed = Mixture()
        for plan in habit.plans:
            followed.add(plan, each)
        found.append(followed)
    return found


def expected(solution: Solution) -> list[int]:
    """What each province brings on average when both sides play their strategies: to the player's side."""
    found, weight = [0] * N, 0
    for mixture in solution.me.mixtures:
        for i in range(len(mixture.plans)):
            weight += mixture.weights[i]
            for p in range(N):
                found[p] += mixture.weights[i] * (solution.me.total[p * KINDS + mixture.plans[i][p]] // solution.weight)
    return [total // weight for total in found]


def weighed(table: list[int], means: list[int], caution: int) -> list[int]:
    """The stakes as chances: a side that is ahead loses more by bad luck than it wins by good.

    The chance to win bends with the odds, so what strays from the average counts against the side that is ahead.
    """
    found = []
    for at in range(len(table)):
        away = table[at] - means[at // (KINDS * KINDS)]
        found.append(table[at] - caution * away * away // (1000 * UNIT))
    return found


def by_the_win(table: list[int], lead: int, solution: Solution, effort: Effort, habit: Habit | None) -> Mixture:
    """The last round as a contest of whole plans."""
    sides = [solution.me, solution.other]
    contest = Contest(table, lead, solution.me.hands, solution.other.hands, habit)
    for side in range(2):
        for hand in range(len(sides[side].hands)):
            for plan in heaviest(sides[side].mixtures[hand], FIRST):
                contest.add(side, hand, plan)
    for _ in range(effort.improvements):
        contest.learn(effort.answers)
        for side in range(2):
            for hand in range(len(sides[side].hands)):
                contest.improve(side, hand)
    contest.learn(2 * effort.answers)
    return contest.mixture()


def next_card(s: SunTzuState, seat: int, strategy: Strategy, dice: Dice) -> tuple[int, int]:
    """Card and province: the first open province's card in a plan that has the cards already laid.

    Drawing anew at each question among the plans that are left gives whole plans with their right chances, and nobody
    who can compute the strategy can tell which.
    """
    laid = own_orders(s, seat)
    open_ = laid.index(NO_CARD)
    plans = strategy.mixture.following(laid)
    if plans.total:
        return plans.draw(dice)[open_], open_
    return best_around(s, seat, strategy)[open_], open_


def best_around(s: SunTzuState, seat: int, strategy: Strategy) -> list[int]:
    """The best plan around cards that somebody else has laid."""
    laid = own_orders(s, seat)
    places = [0] * len(s.hand[seat])
    for i in range(len(strategy.hand.cards)):
        places[strategy.hand.cards[i]] = strategy.hand.places[i]
    taken = sum([1 << p for p in range(N) if laid[p] != NO_CARD])
    plan = laid[:]
    Assigner().assign(strategy.worth, Hand(s.hand[seat], places, taken), plan)
    return plan
