"""A network learns Sun Tzu from nothing but games against a random player, in less than a minute on one core.

It is MaskablePPO of sb3-contrib. Afterwards it plays a hundred games with other seeds, and its share of the wins is
printed; equals would have one half.
"""

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from tianxia.research.rewards import Rewards
from tianxia.research.single import OneSeat, single_env


def table(rewards: Rewards) -> OneSeat:
    """The simplest way to play, from either side."""
    return single_env("sun_tzu", opponents="random", seat=None, options={"beginner": True}, rewards=rewards)


def train(steps: int = 24_576) -> MaskablePPO:
    """By the margin of points, which says more than who has won."""
    torch.set_num_threads(1)
    games = make_vec_env(lambda: table("margin"), n_envs=8, seed=0)  # the network answers in all of them at once
    settings = {"n_steps": 256, "batch_size": 256, "n_epochs": 6, "learning_rate": 1e-3, "gamma": 1.0, "seed": 0}
    return MaskablePPO("MultiInputPolicy", games, **settings).learn(steps)


def share_of_wins(model: MaskablePPO, games: int = 100) -> float:
    """From both seats; a draw is half a win."""
    env = table("place")
    total = 0.0
    for seed in range(1_000_000, 1_000_000 + games):
        observation, _ = env.reset(seed=seed)
        reward, over = 0.0, False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(action)
        total += (reward + 1) / 2
    return total / games


if __name__ == "__main__":
    print(f"share of the wins: {share_of_wins(train()):.0%}")
