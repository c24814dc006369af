"""PettingZoo's Parallel environments: in every step all seats act, and those that owe nothing wait.

The last action is `wait`: the mask of a seat that owes nothing has only this one, the mask of any other seat never
does. Where all are asked at the same time, as for the orders of Sun Tzu, nobody waits. Some questions of The Great Wall
are settled by whoever answers first, which is the lowest seat here: `infos[agent]["played"]` says whether the action
of a seat was carried out.
"""

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from .aec import Making, metadata_of, render, seat_names
from .tables import Observation, Table

Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # what `step` returns


class AllSeats(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # the library has no types
    """A game in which all seats act in every step.

    >>> env = AllSeats("sun_tzu", options={"beginner": True})
    >>> observations, infos = env.reset(seed=7)
    >>> {agent: int(seen["action_mask"].sum()) for agent, seen in observations.items()}
    {'seat_0': 45, 'seat_1': 50}
    >>> env.wait, env.action_space("seat_0")
    (181, Discrete(182))
    """

    def __init__(
        self, game: str, max_cycles: int | None = None, render_mode: str | None = None, **making: Unpack[Making]
    ) -> None:
        self.table = Table(game, **making)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {**metadata_of(self.table), "is_parallelizable": True}
        self.wait = self.table.codec.actions
        self.possible_agents = seat_names(self.table.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.space(room=1) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.state_space = self.table.whole_space()
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. With the same seed, `tianxia.new` deals the same one; the options of a game never change."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """One action of every seat; that of a seat which owes nothing is ignored."""
        answers = {seat: int(actions[self.possible_agents[seat]]) for seat in self.table.to_act}
        played = self.table.play_together({seat: self._known(action) for seat, action in answers.items()})
        self._steps += 1
        over = self.table.over
        late = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        agents = self.agents
        if over or late:
            self.agents = []
        return (
            self._observations(),
            dict(zip(self.possible_agents, self.table.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {"played": seat in played} for seat, agent in enumerate(agents)},
        )

    def _known(self, action: int) -> int:
        """Waiting is no option of the rules; if illegal actions are replaced, so is this one."""
        if action != self.wait:
            return action
        if self.table.illegal == "replace":
            return 0
        raise ValueError("A seat that owes a decision cannot wait: its mask has no such action.")

    def _observations(self) -> dict[str, Observation]:
        owing = self.table.to_act
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = self.table.observation(seat, room=1)
            found[agent]["action_mask"][self.wait] = seat not in owing
        return found

    def view(self, agent: str | None = None) -> dict[str, Any]:
        """What the agent (None: a spectator) sees, as plain dicts and lists with the names that the rules use."""
        return self.table.view(None if agent is None else self.possible_agents.index(agent))

    def state(self) -> NDArray[np.float32]:
        """What all seats know together, for learning only."""
        return self.table.whole()

    def render(self) -> str | None:
        """What a spectator sees: as a text ("ansi"), or printed ("human")."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(
    game: str, max_cycles: int | None = None, render_mode: str | None = None, **making: Unpack[Making]
) -> AllSeats:
    """The Parallel environment of a game; `max_cycles` ends it after so many steps."""
    return AllSeats(game, max_cycles, render_mode, **making)
