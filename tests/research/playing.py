"""Random play in environments, from masks alone."""

import numpy as np

from tianxia.research.aec import Seats
from tianxia.research.parallel import AllSeats


def some_action(mask: np.ndarray, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def play_aec(env: Seats, seed: int) -> dict[str, float]:
    """A whole game; what each seat got in sum."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert seen is not None
        got[agent] += reward
        env.step(None if terminated or truncated else some_action(seen["action_mask"], chance))
    return got


def play_parallel(env: AllSeats, seed: int) -> dict[str, float]:
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {agent: some_action(seen[agent]["action_mask"], chance) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
        for agent, reward in rewards.items():
            got[agent] += reward
    return got
