"""Prints a digest of everything a batch writes, for several sets: ``python -m tests.modes.batches THREADS``."""

import hashlib
import sys
from typing import Any

import numpy as np

from naqala import Options
from naqala.env.batch import Batch
from naqala.options import EXPANSIONS, PROMOS, expansion_sets

SETS = [Options(1), Options(5, EXPANSIONS, PROMOS), *(Options(2 + len(one), one) for one in expansion_sets() if len(one) < 3)]
GAMES, STEPS = 5, 70


def digest_of(batch: Batch, arrays: dict[str, Any]) -> str:
    """Play random actions; return a digest of all arrays after all steps."""
    random, digest, finals = np.random.default_rng(1), hashlib.sha256(), batch.finals()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    for step in range(STEPS):
        waiting = np.arange(GAMES) == step % (GAMES + 3)
        batch.step(batch.random_actions(random), **arrays, finals=finals, waiting=waiting)
        for array in (*arrays.values(), finals):
            digest.update(array.tobytes())
    return digest.hexdigest()


def main(threads: str) -> None:
    for options in SETS:
        batch = Batch(options, GAMES, "modes", int(threads), "margin")
        print(options, digest_of(batch, batch.arrays()))
        batch.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
