"""A masked random rollout: a whole game of ZhanGuo for three, and what it was worth."""

from tianxia.research.aec import aec_env

env = aec_env("zhanguo", players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, reward)
    env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
