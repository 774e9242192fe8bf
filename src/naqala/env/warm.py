"""Compiles the kernels of environments and keeps them on disk, showing the progress."""

import numpy as np

from naqala.deal import deal, luck_from
from naqala.engine.kernel import Progress, compile_bundle
from naqala.env.batch import Batch
from naqala.env.kernels.observation import observation_of
from naqala.options import Options


def _call_every_entry() -> None:
    batch = Batch(Options(2), 1)
    arrays = batch.arrays()
    batch.reset(arrays["observations"], arrays["masks"], arrays["seats"])
    batch.step(arrays["masks"].argmax(axis=1), **arrays, finals=batch.finals(), waiting=np.zeros(1, np.bool_))
    observation_of(deal(Options(2), luck_from(1)), 0, 0)


def warm_up_environments(progress: Progress) -> None:
    """Make environments ready in the running mode; quick if it has been done before for these sources."""
    compile_bundle("env", _call_every_entry, progress)
