"""Many games at once with Gymnasium: random learners against random opponents. ``pip install 'naqala[env]'``."""

from naqala.env.vector import SeatVectorEnv

envs = SeatVectorEnv(num_envs=4)
seen, infos = envs.reset(seed=7)
wins = games = 0.0
while games < 4:
    seen, rewards, ended, truncated, infos = envs.step(envs.batch.random_actions(envs.np_random))
    wins, games = wins + rewards.sum(), games + ended.sum()
print(f"{wins:g} wins in {games:g} games")
