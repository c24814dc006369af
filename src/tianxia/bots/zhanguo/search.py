"""Search for ZhanGuo: what promises most is played on, and compared in the same worlds.

A candidate is a whole turn at the question for a card, elsewhere an option; what else a turn asks, the policy answers,
as it does for all seats in the playouts. They end with the round, where a learned value foretells the result; in the
last rounds, which are short, with the game. Candidates that do worse drop out, half of them at a time, so that most of
the budget goes to those that are hard to tell apart. The budget counts moves, not time: the same situation has the same
answer everywhere.
"""

import math
from typing import Final

from ...core.dice import Dice
from ...core.kernel import apply, asked, first_owing, is_over, options_of
from ...core.rules import Rules
from ...core.worlds import imagine
from ...games.zhanguo import notation as n
from ...games.zhanguo.state import ZhanGuoState
from .policy import HIRING, ZhanGuoPolicy, worths_of
from .turns import turns_of, way_to_hire
from .value import Value, chance_of

START: Final = 10  # a world and its copies take as long as so many moves
LATE: Final = 3  # rounds from which on winning counts beside the points
SPREAD: Final[tuple[float, ...]] = (60.0, 60.0, 52.0, 44.0, 34.0, 20.0)  # of final margins, by round

# Questions besides cards and uses that are played out; what the others decide is less than the noise of playouts.
WEIGHTY: Final = ("board", "bid", "draft", "hire", "governor", "square", "palace", "marker3", "wall", "reward")


class Candidate:
    """What could be answered, and how it has done so far."""

    def __init__(self, code: int, card: int, use: int, worth: float) -> None:
        self.code: int = code
        self.card: int = card  # 0: not a whole turn
        self.use: int = use
        self.worth: float = worth  # as the policy sees it
        self.total: float = 0.0  # payoffs
        self.chances: list[float] = []  # to be first, by world; the first worlds are the same for all candidates
        self.worlds: int = 0

    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else -1e9


class Budget:
    """How much is thought: moves of playouts, and how many candidates are compared."""

    def __init__(self, card: int, use: int, other: int, width: int, prior: float = 4.0) -> None:
        self.card: int = card
        self.use: int = use
        self.other: int = other
        self.width: int = width
        self.prior: float = prior  # worlds that the policy's own opinion counts for

    def of(self, kind: str) -> int:
        if kind == "card":
            return self.card
        if kind == "use":
            return self.use
        return self.other if kind in WEIGHTY else 0


def candidates_of(policy: ZhanGuoPolicy, s: ZhanGuoState, seat: int, options: list[int]) -> list[Candidate]:
    """What the seat could do, the most promising first."""
    v = policy.sight
    v.look(s, seat)
    kind = asked(policy.rules, s)
    found = []
    if kind == "card":
        for turn in turns_of(v, s.hand[seat]):
            found.append(Candidate(n.CARD + turn.card, turn.card, turn.use, turn.worth))
        return found
    if kind == "use":
        for turn in turns_of(v, [s.playing]):
            code = way_to_hire(v, options) if turn.use == HIRING else turn.use
            if code in options:
                found.append(Candidate(code, turn.card, turn.use, turn.worth))
        return found if found else [Candidate(options[0], 0, 0, 0.0)]
    worths = worths_of(v, kind, options)
    for i in range(len(options)):
        if not n.is_shift(options[i]):
            found.append(Candidate(options[i], 0, 0, worths[i]))
    found.sort(key=_less_worth)
    return found


def _less_worth(candidate: Candidate) -> float:
    return -candidate.worth


class Search:
    """One decision of a seat."""

    def __init__(self, rules: Rules[ZhanGuoState], policy: ZhanGuoPolicy, value: Value, seat: int, dice: Dice) -> None:
        self.rules: Rules[ZhanGuoState] = rules
        self.policy: ZhanGuoPolicy = policy
        self.value: Value = value
        self.seat: int = seat
        self.dice: Dice = dice
        self.moves: int = 0  # played so far

    def compare(self, root: ZhanGuoState, found: list[Candidate], budget: int, prior: float) -> list[Candidate]:
        """The candidates that came furthest first; each stage halves their number."""
        left = found
        out: list[Candidate] = []
        stages = max(1, math.ceil(math.log2(len(found)))) if len(found) > 1 else 0
        for stage in range(stages):
            until = self.moves + (budget - self.moves) // (stages - stage)
            while True:
                self.in_one_world(root, left)
                if self.moves >= until:
                    break
            left = ranked(left, prior)
            half = (len(left) + 1) // 2
            out = left[half:] + out
            left = left[:half]
        return left + out

    def in_one_world(self, root: ZhanGuoState, candidates: list[Candidate]) -> None:
        world = imagine(self.rules, root, self.seat, self.dice)
        for candidate in candidates:
            self.play(world.copy(), candidate)

    def play(self, s: ZhanGuoState, candidate: Candidate) -> None:
        """The candidate, and then the policy for all seats until the result can be foretold."""
        round_ = s.round
        self.policy.forget()
        if candidate.card:
            self.policy.mean(candidate.card, candidate.use)
        apply(self.rules, s, self.seat, candidate.code)
        self.moves += START + play_until(self.rules, s, self.policy, self.dice, self.value.stops[round_])
        self.settle(s, candidate, round_)

    def settle(self, s: ZhanGuoState, candidate: Candidate, round_: int) -> None:
        """Points ahead of the best other and of all others; late in the game, the victory itself."""
        if is_over(s):
            points = [float(each) for each in s.vp]
            chance = 1.0 if is_winner(s, self.seat) else 0.0
        else:
            points = self.value.points(s)
            chance = chance_of(points, self.seat, self.value.outlooks[s.round].spread)
        best, total = -1000.0, 0.0
        for seat in range(len(points)):
            if seat != self.seat:
                total += points[seat]
                best = max(best, points[seat])
        margin = points[self.seat] - best
        payoff = 0.7 * margin + 0.3 * (points[self.seat] - total / (len(points) - 1))
        if round_ >= LATE:
            payoff += SPREAD[round_] * (chance - 0.5)
        candidate.total += payoff
        candidate.chances.append(chance)
        candidate.worlds += 1


def is_winner(s: ZhanGuoState, seat: int) -> bool:
    """Most points; of those with as many, the higher on the track."""
    most = max(s.vp)
    for other in s.track:
        if s.vp[other] == most:
            return other == seat
    return False


def play_until(rules: Rules[ZhanGuoState], s: ZhanGuoState, policy: ZhanGuoPolicy, dice: Dice, stop: int) -> int:
    """Until this round begins, or the game is over. Returns the number of moves."""
    moves = 0
    while not is_over(s) and s.round < stop:
        moves += 1
        seat = first_owing(s)
        options = options_of(rules, s, seat)
        code = options[0]
        if len(options) > 1:
            code = policy.choose(s, seat, options, dice)
        apply(rules, s, seat, code)
    return moves


def ranked(candidates: list[Candidate], prior: float) -> list[Candidate]:
    """The best first. The policy's opinion counts like so many worlds: one lucky world decides little."""
    top = candidates[0].worth
    for candidate in candidates:
        top = max(top, candidate.worth)
    keyed = []
    for i in range(len(candidates)):
        one = candidates[i]
        shared = (one.total + prior * (baseline(candidates) + one.worth - top)) / (one.worlds + prior)
        keyed.append((-shared, i))
    keyed.sort()
    return [candidates[i] for _, i in keyed]


def baseline(candidates: list[Candidate]) -> float:
    """The mean payoff of all."""
    total = 0.0
    for candidate in candidates:
        total += candidate.mean()
    return total / len(candidates)
