"""Answers quickly for any seat, by the evaluation alone: how rollouts and plans go on in Python."""

from collections.abc import Sequence

from naqala.bots.following import Walker
from naqala.bots.mind import think
from naqala.bots.mind.scratch import Workspace
from naqala.engine.mirror import States
from naqala.engine.state import Ask

CLOSELY = 4
"""Answers compared."""
TURNS = 12
"""Turns compared."""


class QuickAnswers:
    """Finds answers in a workspace of its user."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace

    def answer(self, walker: Walker, ask: int) -> Sequence[int]:
        """Return a good answer to the open question; for a move, a whole turn."""
        if ask in (Ask.MOVE, Ask.DROP):
            return self.move(walker.states)
        legal = walker.legal
        if len(legal) == 1:
            return legal
        options = self.options(walker)
        return [legal[max(range(len(legal)), key=lambda place: options[place])]]

    def options(self, walker: Walker) -> list[float]:
        """Return what each answer to a question other than a move seems to be worth."""
        workspace = self._workspace
        workspace.states[think.ROOT] = walker.states[0]
        think.rate(workspace.states, workspace.scratches, 1, 1, CLOSELY, 1, 0, 1)
        return [float(worth) for worth in workspace.row("options")[: len(walker.legal)]]

    def move(self, states: States) -> Sequence[int]:
        """Return a good turn from here."""
        workspace = self._workspace
        workspace.states[think.ROOT] = states[0]
        found = int(think.rate(workspace.states, workspace.scratches, TURNS, 1, 0, 1, 0, 1))
        if not found:
            return ()
        best = max(range(found), key=lambda place: float(workspace.row("values")[place]))
        return [int(action) for action in workspace.row("plans")[best][: workspace.row("lengths")[best]]]
