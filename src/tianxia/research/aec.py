"""PettingZoo's AEC environments: one seat decides after the other.

Where several seats are asked at the same time they answer in the order of the seats. Nobody sees an answer before all
have answered, so this gives nothing away.
"""

from typing import Any, TypedDict, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..core.pack import Pack
from ..core.registry import Options
from .codec import Encoding
from .rewards import Rewards
from .tables import Illegal, Observation, Table

RENDER_MODES = ["ansi", "human"]


class Making(TypedDict, total=False):
    """What the environments of all libraries can be made with."""

    players: int | None  # None: the usual number
    options: Options | None  # of the game
    pack: Pack | None
    rewards: Rewards
    encoding: Encoding
    illegal: Illegal


def seat_names(seats: int) -> list[str]:
    """The agents."""
    return [f"seat_{seat}" for seat in range(seats)]


def metadata_of(table: Table) -> dict[str, Any]:
    """The name tells the setting, and the layouts that a network was made for."""
    name = f"{table.setting}-{table.codec.version}"
    return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}


class Seats(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # the library has no types
    """A game in which one seat after the other decides.

    >>> env = Seats("sun_tzu")
    >>> env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
    ('seat_0', (251,), 5)
    """

    def __init__(
        self, game: str, max_cycles: int | None = None, render_mode: str | None = None, **making: Unpack[Making]
    ) -> None:
        self.table = Table(game, **making)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = metadata_of(self.table)
        self.possible_agents = seat_names(self.table.seats)
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.table.codec.actions) for agent in self.possible_agents
        }
        self.state_space = self.table.whole_space()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With the same seed, `tianxia.new` deals the same one; the options of a game never change."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def _choose_agent(self) -> None:
        self.agent_selection = self.possible_agents[self.table.to_act[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes a decision: None is an action only when its game is over.")
        self.table.play(self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and len(self.table.moves) >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._choose_agent()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        return self.table.observation(self._seat_of[agent])

    def view(self, agent: str | None = None) -> dict[str, Any]:
        """What the agent (None: a spectator) sees, as plain dicts and lists with the names that the rules use."""
        return self.table.view(None if agent is None else self._seat_of[agent])

    def state(self) -> NDArray[np.float32]:
        """What all seats know together, for learning only."""
        return self.table.whole()

    def render(self) -> str | None:
        """What a spectator sees: as a text ("ansi"), or printed ("human")."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def render(table: Table, mode: str | None, seat: int | None = None) -> str | None:
    drawn = table.draw(seat)
    if mode == "ansi":
        return drawn
    print(drawn)
    return None


def aec_env(
    game: str, max_cycles: int | None = None, render_mode: str | None = None, **making: Unpack[Making]
) -> Seats:
    """The AEC environment of a game; `max_cycles` ends it after so many moves per seat."""
    return Seats(game, max_cycles, render_mode, **making)
