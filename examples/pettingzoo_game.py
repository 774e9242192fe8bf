"""A whole game with PettingZoo: every agent plays at random. ``pip install 'naqala[env]'``."""

from naqala.env import naqala_v0

env = naqala_v0.env(seats=3, expansions=("whims",))
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, "has won" if reward > 0 else "has lost")
    env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
