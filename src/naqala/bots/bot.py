"""What a bot is: it sees a seat's view, maybe its log, and answers the open question."""

import time
from dataclasses import dataclass
from typing import Protocol

from naqala.action import Action
from naqala.errors import BotError, BudgetError, WrongSeatError, shown
from naqala.log import Log
from naqala.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one turn or one bid: in seconds, or in nodes, with which equal seeds give equal choices
    on every machine. A node is one rollout.
    """

    seconds: float | None = None
    nodes: int | None = None
    of_processor: bool = False
    """Whether seconds are processor time: then a busy machine makes no bot weaker."""

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.nodes is None):
            raise BudgetError(f"budget: expected either seconds or nodes, got seconds={self.seconds}, nodes={self.nodes}")
        amount = self.seconds if self.nodes is None else self.nodes
        if isinstance(amount, bool) or not isinstance(amount, int | float) or not 0 < amount < float("inf"):
            raise BudgetError(f"budget: expected more than nothing, got {shown(amount, repr)}")
        if self.nodes is not None and not isinstance(self.nodes, int):
            raise BudgetError(f"budget: expected a whole number of nodes, got {shown(self.nodes, repr)}")

    def to_json(self) -> dict[str, float]:
        """Return the seconds or the nodes as plain JSON data."""
        amounts = {"seconds": self.seconds, "nodes": self.nodes}
        return {unit: amount for unit, amount in amounts.items() if amount is not None}

    def now(self) -> float:
        """Return the time on the clock that measures the seconds."""
        return time.thread_time() if self.of_processor else time.perf_counter()


USUAL = Budget(seconds=2.0)


class Bot(Protocol):
    """A player. One bot plays one seat of one game; it may remember its plan for the rest of the turn."""

    name: str

    def choose(self, view: View, budget: Budget = USUAL, log: Log | None = None) -> Action:
        """Answer the open question, which must be put to the view's seat. With that seat's log the bot remembers what it has
        seen (gold, cards taken); without it, it guesses.
        """


def occasion(view: View) -> tuple[str, int, int]:
    """Return what a bot thinks about now. The markers on the turn order track tell the turns, and the bids, of a round apart."""
    waiting = sum(map(len, (view.position.turn_track or {}).values()))
    own = "turns" if view.position.turn.seat == view.seat else "replies"
    return "bids" if view.decision.ask == "bid" else own, view.position.round, waiting


def check_asked(view: View) -> None:
    """Refuse a view whose seat is not asked."""
    if not isinstance(view, View):
        raise BotError(f"expected a View, got {shown(view, repr)}")
    if view.seat is None or not view.legal:
        raise WrongSeatError(f"expected the view of the seat that is asked, {view.decision.seat}; got the view of {view.seat}")
