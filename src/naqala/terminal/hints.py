"""Advice for a person at a prompt: the best possibilities, and why."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import RenderableType
from rich.table import Table

from naqala.action import Action
from naqala.bots import STAND_INS, Budget
from naqala.bots.advice import Possibility
from naqala.bots.explorer import explore
from naqala.game import Game
from naqala.terminal.advice import bid_table, difference, headline
from naqala.terminal.history import turn_of
from naqala.terminal.reasons import why
from naqala.terminal.styles import painted
from naqala.terminal.wording import Wording
from naqala.texts import listed, say
from naqala.view import View

SECONDS = 1.0
NUMBER = 3


def uncompiled() -> str:
    """Return what to say where the rules are not compiled, with the bots for which others stand in."""
    return say("terminal.uncompiled", bots=listed(say(f"bot.{level}.level") for level in STAND_INS))


@dataclass(frozen=True)
class ShownHint:
    """A hint that was shown, with its seat and moment."""

    view: View
    done: tuple[Action, ...]
    """The actions of the game up to then."""
    told: tuple[Possibility, ...]

    def rest(self, view: View, done: Sequence[Action]) -> Possibility | None:
        """Return the rest of the best plan of a hint, if it was followed so far and can still be played."""
        then = len(self.done)
        if view.seat != self.view.seat or turn_of(view) != turn_of(self.view) or tuple(done[:then]) != self.done:
            return None
        since, legal = tuple(action.text for action in done[then:]), {action.text for action in view.legal}
        for plan in self.told:
            rest = plan.actions[len(since) :]
            if plan.actions[: len(since)] == since and rest and rest[0] in legal:
                return replace(plan, actions=rest, reasons=())
        return None


class Hints:
    """Hints in one game. A plan that was shown stays the first hint while the person follows it: a new search might prefer an
    equal one, and advice that changes at every step leads nowhere.
    """

    def __init__(self, names: Sequence[str], hasty: bool = False) -> None:
        self._names = names
        self._hasty = hasty
        self._last: ShownHint | None = None

    def on(self, game: Game) -> list[RenderableType]:
        """Return advice from what the seat may know and nothing else; for bids, with a table of what each is worth."""
        view, done = game.view(game.decision.seat), game.actions
        *_, advice = explore(view, Budget(seconds=SECONDS), game.log(view.seat), NUMBER, "hint", self._hasty)
        planned = self._last.rest(view, done) if self._last else None
        best = [one for one in advice.best if planned is None or one.actions != planned.actions]
        again = next((one for one in advice.best if planned and one.actions == planned.actions), None)
        told = [*([again or planned] if planned else []), *best][:NUMBER]
        self._last = ShownHint(view, tuple(done), tuple(told))
        wording, shown = Wording(game, self._names), [bid_table(advice)] if advice.bids else []
        for one in told:
            what = headline(one, wording)
            if one in (planned, again):
                what = say("terminal.asPlanned", what=what)
            shown.append(self._grid(one, advice.seat, say("terminal.plan") if one is planned else difference(one.behind), what))
        return shown

    def _grid(self, possibility: Possibility, seat: int, head: str, what: str) -> Table:
        """Return what to do and, below in the same column, why."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=6, no_wrap=True)
        grid.add_row(head, painted(what, self._names))
        if reasons := why(possibility, seat, self._names):
            grid.add_row("", painted(reasons, self._names))
        return grid
