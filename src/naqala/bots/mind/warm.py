"""Compiles the kernels that bots think with and keeps them on disk, showing the progress."""

from naqala.bots.mind import think
from naqala.bots.mind.scratch import LONGEST_PLAN, Workspace
from naqala.bots.mind.weights import weights_named
from naqala.deal import deal, luck_from
from naqala.engine.kernel import Progress, compile_bundle, numbers
from naqala.options import Options


def _call_every_entry() -> None:
    workspace = Workspace(weights_named("planner"), luck_from(1))
    workspace.states[think.ROOT] = deal(Options(2), luck_from(1))[0]
    think.rate(workspace.states, workspace.scratches, 1, 1, 0, 1, 1, 1)
    think.play_ahead(workspace.states, workspace.scratches, numbers(LONGEST_PLAN), 0, 1, 1, 0)
    think.list_terms(workspace.states, workspace.scratches, 0)
    think.best_offer(workspace.states, workspace.scratches, 0)


def warm_up_bots(progress: Progress) -> None:
    """Make bots ready in the running mode; quick if it has been done before for these sources."""
    compile_bundle("bots", _call_every_entry, progress)
