"""OpenSpiel's games: `python_tianxia_<game>`, one for each installed game, known as soon as this module is imported.

Chance is at the root: the seed of the deal, one of `deals` that are equally likely. Seats that are asked at the same
time answer one after the other, unseen; in a resampled state, what others have sealed is any answer they might have
given.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from ..core import kernel
from ..core.dice import Dice
from ..core.registry import Options, find, game_names
from ..core.save import digest
from ..core.state import State
from ..core.values import BadInput
from .codec import Codec
from .memory import Memory
from .rewards import rewards_of
from .settings import Setting, setting_of

LONGEST: Final = 4000  # moves; no game comes near it
REMEMBERED: Final = 4096  # numbers of a memory; whole games need up to 2,500
DEALS: Final = 1000
PREFIX: Final = "python_tianxia_"
WORLDS: Final = 1 << 29


def options_in(text: str) -> Options:
    """Options of a game in a parameter, where commas and equals signs have another meaning.

    >>> options_in("mode:coop;overlord:top"), options_in("beginner:true")
    ({'mode': 'coop', 'overlord': 'top'}, {'beginner': True})
    """
    pairs = [part.partition(":")[::2] for part in text.split(";") if part]
    return {name: {"true": True, "false": False}.get(value, value) for name, value in pairs}


def name_of(setting: Setting, deals: int = DEALS) -> str:
    """What `pyspiel.load_game` understands.

    >>> name_of(setting_of("great_wall", 2, {"mode": "coop"}))
    'python_tianxia_great_wall(players=2,options=mode:coop,deals=1000)'
    """
    options = ";".join(f"{name}:{str(value).lower()}" for name, value in setting.options.items())
    return f"{PREFIX}{setting.game}(players={setting.players},options={options},deals={deals})"


def type_of(game: str, together: bool = False) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game,
        long_name=f"Tianxia {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(find(game).players),
        min_num_players=min(find(game).players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": find(game).players[0], "options": "", "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game of ours; its parameters are those of `name_of`."""

    game = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.setting = setting_of(self.game, params.get("players"), options_in(str(params.get("options", ""))))
        self.rules = self.setting.rules()
        self.codec = Codec(self.rules)
        self.deals = int(params.get("deals", DEALS))
        alone = self.setting.together or self.rules.seats == 1
        if self.deals < 1:
            raise BadInput("At least one deal is needed.")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions,
            max_chance_outcomes=self.deals,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.game, alone), info, params)

    def new_initial_state(self, *_: object) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class At:
    """Where a game is. OpenSpiel copies Python's states deeply: this says how."""

    __slots__ = ("memory", "moves", "state")

    def __init__(self, s: State | None, memory: Memory | None) -> None:
        self.state = s  # None: not dealt
        self.memory = memory
        self.moves: list[tuple[int, int]] = []

    def __deepcopy__(self, memo: object) -> "At":
        twin = At(self.state and self.state.copy(), self.memory and self.memory.copy())
        twin.moves = self.moves[:]
        return twin


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, or the deal before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = At(None, None)

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        s = self.at.state
        if s is None:
            return int(pyspiel.PlayerId.CHANCE)
        if kernel.is_over(s):
            return int(pyspiel.PlayerId.TERMINAL)
        return kernel.first_owing(s)

    def _legal_actions(self, player: int) -> list[int]:
        s, rules = self.at.state, self._game.rules
        assert s is not None
        return sorted([rules.place_of[code] for code in kernel.options_of(rules, s, player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        rules = self._game.rules
        if self.at.state is None:
            s = kernel.start(rules, Dice.seeded(str(action)), True)
            told, s.told = s.told or [], None
            self.at = At(s, Memory(rules, s, told))
            return
        seat, code = self.current_player(), self._game.codec.code(action)
        kernel.apply(rules, self.at.state, seat, code)
        self.at.moves.append((seat, code))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._game.codec.text(action)

    def is_terminal(self) -> bool:
        return self.at.state is not None and kernel.is_over(self.at.state)

    def returns(self) -> list[float]:
        game = self._game
        if self.at.state is None or not kernel.is_over(self.at.state):
            return [0.0] * game.rules.seats
        return rewards_of(game.rules, self.at.state, "place", game.setting.together)

    def observation(self, player: int) -> list[int]:
        """What a seat sees now."""
        codec = self._game.codec
        return [0] * codec.length if self.at.state is None else codec.rules.observe(self.at.state, player)

    def memory(self, player: int) -> list[int]:
        """All that a seat was told and did: see `memory.Memory`."""
        return [] if self.at.memory is None else self.at.memory.of(self._game.rules, player, self.at.moves)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A world of the seat. It has no history: what the others did in secret is not in it."""
        s, memory = self.at.state, self.at.memory
        assert s is not None
        assert memory is not None
        world = self._game.rules.resample(s, player, Dice.seeded(str(int(sampler() * WORLDS))))
        twin = SpielState(self._game)
        twin.at = At(world, memory.within(self._game.rules, player, world, self.at.moves))
        return twin

    def __str__(self) -> str:
        return "not dealt" if self.at.state is None else digest(self.at.state)


class Observer:
    """What a seat sees, and with perfect recall all that it was told and did before, as an array and as a text."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(game.codec.length + (REMEMBERED if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: game.codec.length]}
        if recall:
            self.dict["memory"] = self.tensor[game.codec.length :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.dict["observation"][:] = state.observation(player)
        if self.recall:
            memory = state.memory(player)
            if len(memory) > REMEMBERED:
                raise BadInput(f"A memory of {len(memory)} numbers does not fit into {REMEMBERED}.")
            self.dict["memory"][: len(memory)] = memory
            self.dict["memory"][len(memory) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        seen = " ".join(map(str, state.observation(player)))
        return f"{player} {' '.join(map(str, state.memory(player)))} | {seen}" if self.recall else f"{player} | {seen}"


# A class for each: OpenSpiel keeps what loads a game until after Python's end, which a function would not survive.
for _name in game_names():
    _class = type(f"SpielGame_{_name}", (SpielGame,), {"game": _name, "__module__": __name__})
    globals()[_class.__name__] = _class
    pyspiel.register_game(type_of(_name), _class)
