"""A small Sun Tzu for exact solutions: three provinces, five cards a side, one round.

Each side lays one of its cards 1 to 5 to every province, unseen, as in ST-B1; then the higher card wins a province by
the difference (ST-C1), and whoever holds more provinces wins. OpenSpiel knows it as `python_tianxia_three_provinces`.
Every side has 60 ways to lay its cards, so the tree is small enough to compute NashConv exactly:

>>> import pyspiel
>>> game = compiled()
>>> solver = pyspiel.CFRPlusSolver(game)
>>> for _ in range(300):
...     solver.evaluate_and_update_policy()
>>> pyspiel.nash_conv(game, solver.average_policy()) < 0.02
True
"""

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.gambit import export_gambit

CARDS: Final = 5
PROVINCES: Final = ("QIN", "CHU", "WU")
SIDES: Final = 2
NAME: Final = "python_tianxia_three_provinces"

_KINDS = pyspiel.GameType
TYPE: Final = _KINDS(
    short_name=NAME,
    long_name="Three provinces of Sun Tzu",
    dynamics=_KINDS.Dynamics.SEQUENTIAL,
    chance_mode=_KINDS.ChanceMode.DETERMINISTIC,
    information=_KINDS.Information.IMPERFECT_INFORMATION,
    utility=_KINDS.Utility.ZERO_SUM,
    reward_model=_KINDS.RewardModel.TERMINAL,
    max_num_players=SIDES,
    min_num_players=SIDES,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=CARDS,
    max_chance_outcomes=0,
    num_players=SIDES,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=SIDES * len(PROVINCES),
)


class ThreeProvinces(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """The game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self, *_: object) -> "Orders":
        return Orders(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OwnCards":
        return OwnCards()


class Orders(pyspiel.State):  # type: ignore[misc]
    """The cards that lie in the provinces. Side 0 lays all of its own first: nobody sees them."""

    def __init__(self, game: ThreeProvinces) -> None:
        super().__init__(game)
        self.laid: tuple[int, ...] = ()

    def current_player(self) -> int:
        done = len(self.laid)
        return int(pyspiel.PlayerId.TERMINAL) if done == SIDES * len(PROVINCES) else done // len(PROVINCES)

    def of(self, side: int) -> tuple[int, ...]:
        """What a side has laid."""
        return self.laid[side * len(PROVINCES) : (side + 1) * len(PROVINCES)]

    def _legal_actions(self, player: int) -> list[int]:
        return [card for card in range(CARDS) if card not in self.of(player)]

    def _apply_action(self, action: int) -> None:
        self.laid += (action,)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{action + 1}@{PROVINCES[len(self.of(player))]}"

    def is_terminal(self) -> bool:
        return len(self.laid) == SIDES * len(PROVINCES)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        held = sum([(own > other) - (own < other) for own, other in zip(self.of(0), self.of(1), strict=True)])
        won = float((held > 0) - (held < 0))
        return [won, -won]

    def __str__(self) -> str:
        return " ".join([str(card + 1) for card in self.laid])


class OwnCards:
    """What a side knows: the cards that it has laid, in their order."""

    def __init__(self) -> None:
        self.tensor = np.zeros(len(PROVINCES) * CARDS, np.float32)
        self.dict = {"laid": self.tensor.reshape(len(PROVINCES), CARDS)}

    def set_from(self, state: Orders, player: int) -> None:
        self.tensor.fill(0)
        for province, card in enumerate(state.of(player)):
            self.dict["laid"][province, card] = 1

    def string_from(self, state: Orders, player: int) -> str:
        return f"{player}: {' '.join([str(card + 1) for card in state.of(player)])}"


pyspiel.register_game(TYPE, ThreeProvinces)


def compiled() -> Any:
    """The same tree as one of OpenSpiel's own games in C++: an iteration of CFR takes milliseconds there."""
    return pyspiel.load_efg_game(export_gambit(ThreeProvinces()))
