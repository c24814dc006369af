"""What a player's revealed orders say about how it lays them, and what it will lay now.

Every past round is asked of each school, and of the round's equilibrium: how often would it have laid just these cards?
Whoever plays like a school is expected to go on; whoever plays like nobody is taken to play the equilibrium.
"""

import math
from typing import Final, NamedTuple

from ...core.dice import Dice
from ...core.state import Event
from ...games.sun_tzu.names import BLUE, FRAMED, KINDS, N
from ...games.sun_tzu.settings import Settings
from ...games.sun_tzu.state import SunTzuState
from .hands import places_of
from .outlook import Outlook
from .past import Laid, extra_now, past_rounds
from .schools import SCHOOLS, Scene, Teacher, follow, repeats_six
from .solver import WHOLE, Assigner, Hand, Mixture, solve, turned
from .stakes import Stakes
from .value import Value

HANDS: Final = 4  # for each past round
TRIES: Final = 6  # plans of each hand and school
ANSWERS: Final = 40
PLANS: Final = 8  # of each hand that the other may have now
DOUBT: Final = 2.0  # as many plans of each kind as would be laid by nobody in particular
CHOICES: Final = 9.0  # cards that lie about as often, if nothing is known
FIRST: Final = 0.97  # how likely somebody plays the equilibrium, before anything is seen: to be wrong costs games
TEMPER: Final = 0.6  # the five cards of a round are not independent
KEPT: Final = 200


class Belief(NamedTuple):
    """How likely the other is to follow each school, of WHOLE; the first is the equilibrium."""

    shares: list[int]

    @property
    def habit(self) -> int:
        """How likely it follows any school at all."""
        return WHOLE - self.shares[0]


class Habits:
    """Reads the past. What it finds in a round is the same every time, so it may be kept."""

    def __init__(self, outlook: Outlook, value: Value) -> None:
        self.outlook = outlook
        self.value = value
        self.read: dict[str, list[float]] = {}

    def belief(self, cfg: Settings, s: SunTzuState, seat: int, heard: list[Event]) -> Belief:
        """About the other side."""
        totals = [math.log(FIRST)] + [math.log((1.0 - FIRST) / len(SCHOOLS))] * len(SCHOOLS)
        for laid in past_rounds(cfg, s, heard):
            found = self.evidence(cfg, laid, 1 - seat)
            for i in range(len(totals)):
                totals[i] += TEMPER * found[i]
        most = max(totals)
        chances = [math.exp(total - most) for total in totals]
        whole = math.fsum(chances)
        shares = [round(WHOLE * chance / whole) for chance in chances]
        shares[0] = WHOLE - sum(shares[1:])
        return Belief(shares)

    def evidence(self, cfg: Settings, laid: Laid, side: int) -> list[float]:
        """How likely a round's orders are by the equilibrium and by each school: logarithms."""
        key = f"{side} {laid.s.round} {laid.s.armies} {laid.s.pool} {laid.s.markers} {laid.s.orders} {laid.s.box}"
        found = self.read.get(key)
        if found is None:
            if len(self.read) >= KEPT:
                self.read.clear()
            found = self.read[key] = Witness(cfg, laid, side, self.outlook, self.value, key).asked()
        return found


class Witness:
    """One past round, asked by everybody's measure."""

    def __init__(self, cfg: Settings, laid: Laid, side: int, outlook: Outlook, value: Value, key: str) -> None:
        self.cfg = cfg
        self.laid = laid
        self.side = side
        self.teacher = Teacher(cfg, outlook, value)
        self.dice = Dice.seeded(key)
        self.plan = laid.s.orders[side * N : (side + 1) * N]
        self.hands = [self.hand(side, self.plan) for _ in range(HANDS)]

    def hand(self, side: int, shown: list[int]) -> Hand:
        """A hand that the side may have had: the cards that it laid, and others that were still in the game."""
        s = self.laid.s
        copies = [1 if card < FRAMED else 0 for card in range(KINDS)]
        left = [self.cfg.box.deck[card] - s.box[side][card] for card in range(KINDS)]
        size = self.laid.extra[side]
        for card in shown:
            if card >= FRAMED:
                copies[card] += 1
                left[card] -= 1
                size -= 1
        others = [card for card in range(FRAMED, KINDS) for _ in range(left[card])]
        self.dice.shuffle(others)
        for card in others[: max(0, size)]:
            copies[card] += 1
        return Hand(copies, places_of(s, side, repeats_six(s, side)))

    def asked(self) -> list[float]:
        scene = Scene(self.laid.s, self.laid.extra, self.side)
        tables, assigner = self.teacher.tables(scene), Assigner()
        found = [self.by_equilibrium()]
        for school in SCHOOLS:
            mixture = Mixture()
            for hand in self.hands:
                for _ in range(TRIES):
                    mixture.add(follow(school, tables[school.table], hand, assigner, self.dice), 1)
            found.append(likelihood([mixture], self.plan))
        return found

    def by_equilibrium(self) -> float:
        """The other side's hands are any that it could have had."""
        teacher = self.teacher
        table = Stakes(self.cfg, self.laid.s, teacher.outlook, teacher.value).table()
        others = [self.hand(1 - self.side, []) for _ in range(HANDS)]
        solution = solve(table if self.side == BLUE else turned(table), self.hands, others, ANSWERS)
        return likelihood(solution.me.mixtures, self.plan)


def likelihood(mixtures: list[Mixture], plan: list[int]) -> float:
    """The logarithm of the chance of a plan's cards, each at its province; nothing is impossible."""
    total = sum([mixture.total for mixture in mixtures])
    unit = total / (HANDS * TRIES)
    found = []
    for p in range(N):
        often = 0
        for mixture in mixtures:
            for i in range(len(mixture.plans)):
                if mixture.plans[i][p] == plan[p]:
                    often += mixture.weights[i]
        found.append(math.log((often / unit + DOUBT / CHOICES) / (HANDS * TRIES + DOUBT)))
    return math.fsum(found)


def foretold(
    cfg: Settings, s: SunTzuState, side: int, hands: list[Hand], teacher: Teacher, belief: Belief, dice: Dice
) -> list[list[int]]:
    """What a side will lay now, if it follows a school: plans, all as likely."""
    tables, assigner = teacher.tables(Scene(s, extra_now(s), side)), Assigner()
    found = []
    for hand in hands:
        for _ in range(PLANS):
            left = dice.below(max(1, belief.habit))
            number = 1
            while number < len(SCHOOLS) and left >= belief.shares[number]:
                left -= belief.shares[number]
                number += 1
            school = SCHOOLS[number - 1]
            found.append(follow(school, tables[school.table], hand, assigner, dice))
    return found
