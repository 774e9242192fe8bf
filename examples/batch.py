"""Many games at once, as fast as it goes: one call plays an action in each. Needs NumPy alone."""

import numpy as np

from naqala import Options
from naqala.env.batch import Batch

batch, random = Batch(Options(2), games=4, seed=7), np.random.default_rng(7)
arrays = batch.arrays()  # observations, masks, seats, rewards, ended: yours, written by every step
batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
for _ in range(200):
    batch.step(batch.random_actions(random), **arrays)
print("seats asked now:", arrays["seats"] + 1, "gold of the asked:", arrays["observations"]["gold"][:, 0])
