"""Compiles the kernels of environments and keeps them on disk, showing the progress."""

import numpy as np

from naqala.engine.kernel import Progress, compile_bundle
from naqala.env.batch import Batch
from naqala.env.seeing import Witness
from naqala.game import Game
from naqala.options import Options


def _call_every_entry() -> None:
    batch = Batch(Options(2), 1)
    arrays = batch.arrays()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    batch.step(arrays["masks"].argmax(axis=1), **arrays, finals=batch.finals(), waiting=np.zeros(1, np.bool_))
    Witness(Game.new(Options(2), 1)).observation(1)


def warm_up_environments(progress: Progress) -> None:
    """Make environments ready in the running mode; quick if it has been done before for these sources."""
    compile_bundle("env", _call_every_entry, progress)
