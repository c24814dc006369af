"""Four players of ZhanGuo with the same judgment and more or less thought, from a beginner to a master.

Sparrow takes what looks good, not always what looks best. Crane plays the policy as it is. Tiger and Dragon play out
what the policy likes best.
"""

from typing import Final

from ...core.pack import Pack
from ..bot import Situation, Weighed
from .judging import weighed
from .search import Budget, Candidate
from .thought import Thought

SLIP: Final = 30.0  # points by which Sparrow misjudges a turn, at most
NO_PLAYOUTS: Final = Budget(0, 0, 0, 8)
LITTLE: Final = Budget(600, 300, 200, 6)
MUCH: Final = Budget(6_000, 3_000, 2_000, 10)


class Level:
    """A player; any pack will do, since the rules know what its cards are."""

    def __init__(self, pack: Pack | None, budget: Budget, slip: float) -> None:
        self.playouts: Budget = budget
        self.budget: str = f"{budget.card} moves of playouts for a card" if budget.card else ""
        self.slip: float = slip

    def considered(self, thought: Thought, also: int = -1) -> list[Candidate]:
        """What it thinks of, the best first, and what somebody else wants to know of."""
        if self.slip:
            return thought.slipped(self.playouts, self.slip, also)
        return thought.compared(self.playouts, also)

    def choose(self, situation: Situation) -> int:
        if len(situation.options) == 1:
            return situation.options[0]
        return self.considered(Thought(situation))[0].code

    def weigh(self, situation: Situation, also: int = -1) -> list[Weighed]:
        thought = Thought(situation)
        found = self.considered(thought, also)
        thought.see_how_it_stands(found)
        return weighed(thought, found)


class Sparrow(Level):
    """A friendly beginner."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, NO_PLAYOUTS, SLIP)


class Crane(Level):
    """Plays what the policy likes best."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, NO_PLAYOUTS, 0.0)


class Tiger(Level):
    """Plays out what it likes, a little."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, LITTLE, 0.0)


class Dragon(Level):
    """Plays out what it likes, at length."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, MUCH, 0.0)
