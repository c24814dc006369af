"""PPO of RLlib on Ray, with masked actions: one round of learning, to show how the parts fit together.

RLlib's example of a masking module wants the names `observations` and `action_mask`.
"""

from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from tianxia.research.single import OneSeat, single_env


class Renamed(gymnasium.ObservationWrapper[dict[str, Any], np.int64, dict[str, Any]]):
    """Our observations under RLlib's names."""

    def __init__(self, env: OneSeat) -> None:
        super().__init__(env)
        ours = env.table.space()
        mask = spaces.Box(0.0, 1.0, ours["action_mask"].shape, np.float32)
        self.observation_space = spaces.Dict({"observations": ours["observation"], "action_mask": mask})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        mask = observation["action_mask"].astype(np.float32)
        return {"observations": observation["observation"], "action_mask": mask}


def table(config: dict[str, Any]) -> Renamed:
    return Renamed(single_env("sun_tzu", opponents="random", seat=None, options={"beginner": True}))


def train(steps: int = 4000) -> dict[str, Any]:
    """What RLlib reports after a round of so many steps, in this process."""
    register_env("sun_tzu", table)
    config = (
        PPOConfig()
        .environment("sun_tzu")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=4)
        .training(train_batch_size_per_learner=steps, minibatch_size=min(steps, 256), num_epochs=4)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    try:
        found: dict[str, Any] = algorithm.train()
    finally:
        algorithm.stop()
    return found


if __name__ == "__main__":
    ray.init(num_cpus=1, include_dashboard=False)
    report = train()["env_runners"]
    print(f"{report['num_env_steps_sampled']} steps, mean return {report['episode_return_mean']:.2f}")
    ray.shutdown()
