"""A decision of ZhanGuo on its way to an answer: what can be considered, and how much of it is played out."""

from typing import Final, cast

from ...core.kernel import asked
from ...games.zhanguo.rules import ZhanGuoRules
from ...games.zhanguo.state import ZhanGuoState
from ..bot import Situation
from .learned import foretold, learned
from .policy import ZhanGuoPolicy
from .search import Budget, Candidate, Search, candidates_of
from .value import Value

TURNS_OF_A_CARD: Final = 3  # considered at most, so that other cards are, too
SMALL: Final = 0.1  # a slip within a turn, compared with one about the turn itself
LOOK: Final = 1_000  # moves of the playouts that tell how the game stands, where nothing else was played out


class Thought:
    """It lasts for one decision."""

    def __init__(self, situation: Situation) -> None:
        self.situation: Situation = situation
        self.rules: ZhanGuoRules = cast(ZhanGuoRules, situation.rules)
        self.world: ZhanGuoState = cast(ZhanGuoState, situation.world())
        self.policy: ZhanGuoPolicy = ZhanGuoPolicy(self.rules, learned())
        value = Value(self.rules.settings, learned(), foretold()[self.rules.seats])
        self.search: Search = Search(self.rules, self.policy, value, situation.seat, situation.dice)

    def candidates(self, width: int) -> list[Candidate]:
        """As the policy sees them, the best first."""
        found = candidates_of(self.policy, self.world, self.situation.seat, self.situation.options)
        seen: dict[int, int] = {}
        kept = []
        for candidate in found:
            seen[candidate.code] = seen.get(candidate.code, 0) + 1
            if seen[candidate.code] <= TURNS_OF_A_CARD:
                kept.append(candidate)
        return kept[:width]

    def candidate(self, code: int) -> Candidate:
        """One that somebody wants to be considered; the policy may not have thought of it."""
        found = candidates_of(self.policy, self.world, self.situation.seat, self.situation.options)
        for candidate in found:
            if candidate.code == code:
                return candidate
        return Candidate(code, 0, 0, found[-1].worth)

    def considered(self, width: int, also: int) -> list[Candidate]:
        found = self.candidates(width)
        if also >= 0 and all([candidate.code != also for candidate in found]):
            found.append(self.candidate(also))
        return found

    def compared(self, budget: Budget, also: int = -1) -> list[Candidate]:
        """The best first, after as many playouts as the budget allows; with more players, each takes longer."""
        found = self.considered(budget.width, also)
        moves = budget.of(asked(self.rules, self.world)) * (self.rules.seats + 2) // 4
        if len(found) < 2 or not moves:
            return found
        return self.search.compare(self.world, found, moves, budget.prior)

    def slipped(self, budget: Budget, slip: float, also: int = -1) -> list[Candidate]:
        """As somebody sees it who misjudges turns by up to so many points, and what they ask by less."""
        found = self.considered(budget.width, also)
        for candidate in found:
            most = slip if candidate.card else SMALL * slip
            candidate.worth += most * self.situation.dice.below(1000) / 1000
        keyed = [(-found[i].worth, i) for i in range(len(found))]
        keyed.sort()
        return [found[i] for _, i in keyed]

    def see_how_it_stands(self, found: list[Candidate]) -> None:
        """Where nothing was played out, the best is: its chance stands for that of the position."""
        if not found[0].worlds:
            while self.search.moves < LOOK:
                self.search.in_one_world(self.world, found[:1])
