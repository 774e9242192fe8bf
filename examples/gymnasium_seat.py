"""One game with Gymnasium: you against a beginner. ``pip install 'naqala[env]'``."""

import gymnasium

env = gymnasium.make("naqala.env.seat:naqala/Seat-v0", opponents="beginner", reward="margin")
seen, info = env.reset(seed=7)
over = False
while not over:
    seen, margin, over, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
print(f"seat {info['seat']} ends {margin:+.0f} points")
