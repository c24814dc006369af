"""Many games with the same rules, moved together: plain loops over states, which the compiled build runs quickly."""

from typing import Any

from .dice import Dice
from .kernel import apply, first_owing, start
from .rules import Rules
from .state import State
from .values import BadInput


class Batch:
    """Games side by side. In each of them the lowest seat that owes a decision answers next.

    >>> from tianxia.core.registry import make_rules
    >>> batch = Batch(make_rules("sun_tzu", 2, {"beginner": True}, None), 2)
    >>> batch.begin(0, "7"), batch.begin(1, "8")
    (None, None)
    >>> batch.seats, [len(places) for places in batch.legal]
    ([0, 0], [45, 50])
    >>> batch.step([batch.legal[0][0], batch.legal[1][0]])
    []
    """

    def __init__(self, rules: Rules[Any], games: int) -> None:
        self.rules = rules
        self.states: list[State] = [State() for _ in range(games)]
        self.seats: list[int] = [0] * games  # who answers next
        self.legal: list[list[int]] = [[] for _ in range(games)]  # with what: places in `Rules.dense`

    def begin(self, game: int, seed: str) -> None:
        """A new game in this place."""
        self.states[game] = start(self.rules, Dice.seeded(seed), False)
        self._ask(game)

    def _ask(self, game: int) -> None:
        s = self.states[game]
        rules = self.rules
        seat = first_owing(s)
        place_of = rules.place_of
        self.seats[game] = seat
        self.legal[game] = [place_of[code] for code in rules.options(s, seat, s.stack[-1])]

    def step(self, actions: list[int]) -> list[int]:
        """One answer in each game, as a place in `Rules.dense`; which games it has ended. They wait for `begin`."""
        ended: list[int] = []
        rules = self.rules
        dense = rules.dense
        for game in range(len(actions)):
            action = actions[game]
            if action not in self.legal[game]:
                raise BadInput(f"Game {game}: {action} is not among the {len(self.legal[game])} legal actions.")
        for game in range(len(actions)):
            s = self.states[game]
            apply(rules, s, self.seats[game], dense[actions[game]])
            if s.stack:
                self._ask(game)
            else:
                ended.append(game)
        return ended

    def observe(self) -> list[int]:
        """What the seats that answer next know: the observations of all games in one row."""
        out: list[int] = []
        rules = self.rules
        for game in range(len(self.states)):
            out.extend(rules.observe(self.states[game], self.seats[game]))
        return out
