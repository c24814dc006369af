"""Four players of ZhanGuo with the same judgment and more or less thought, from a beginner to a master.

Sparrow takes what looks good, not always what looks best; Crane errs less. Tiger and Dragon play out what the policy
likes best: Tiger the two best turns, Dragon many. Each level is about as far above the one below as the next.
"""

from typing import Final

from ...core.pack import Pack
from ..bot import Situation, Weighed
from .judging import weighed
from .search import Budget, Candidate
from .thought import Thought

SLIPS: Final = (42.0, 18.0)  # points by which Sparrow and Crane misjudge a turn, at most
NO_PLAYOUTS: Final = Budget(0, 0, 0, 8)
LITTLE: Final = Budget(40, 0, 0, 2)  # playing out uses and other questions as well brought it too near to the Dragon
MUCH: Final = Budget(2_400, 1_200, 800, 10)  # more than that has not been better


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
        super().__init__(pack, NO_PLAYOUTS, SLIPS[0])


class Crane(Level):
    """Plays what the policy likes, and misjudges it a little."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, NO_PLAYOUTS, SLIPS[1])


class Tiger(Level):
    """Plays out what it likes, a little."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, LITTLE, 0.0)


class Dragon(Level):
    """Plays out what it likes, at length."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack, MUCH, 0.0)
