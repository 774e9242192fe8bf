"""Takes a finished game apart: into decisions, each with what its seat knew then, draws, and moments between turns."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from naqala.action import Action
from naqala.bots.following import cell, turn_in
from naqala.decision import Decision
from naqala.game import Game
from naqala.log import Log
from naqala.narrator import Said, answer_words
from naqala.offers import offers
from naqala.position import Position
from naqala.review.schema import DecisionKind
from naqala.view import View

_KINDS: dict[str, DecisionKind] = {"bid": "bid", "outbid": "bid", "move": "turn", "drop": "turn"}


@dataclass
class Choice:
    """What a seat decided in one go, before chance or another seat was asked."""

    number: int
    round: int
    view: View
    log: Log
    is_choice: bool
    """Whether any of its questions had more than one answer."""
    words: Mapping[str, Said]
    """The answers to its first question in words, but for drops, which are told by their way."""
    played: list[str] = field(default_factory=list)

    @property
    def end(self) -> int:
        """The number of the first action after it."""
        return self.number + len(self.played)

    @property
    def kind(self) -> DecisionKind:
        """What kind of decision it is."""
        return _KINDS.get(self.view.decision.ask, "answer")

    def goes_on_with(self, asked: Decision) -> bool:
        """Return whether the answer to the next question belongs to it; a bid is one answer."""
        return asked.seat == self.view.seat and "bid" not in (self.kind, _KINDS.get(asked.ask))


@dataclass
class Chance:
    """What was drawn between two decisions."""

    number: int
    round: int
    before: Position
    asks: list[str] = field(default_factory=list)
    end: int = 0
    after: Position | None = None


@dataclass
class Moment:
    """The position between two turns."""

    number: int
    round: int
    position: Position


ReviewTask = Choice | Chance | Moment
"""What is weighed on its own; results are the findings of a review."""


def tasks_of(finished: Game) -> list[ReviewTask]:
    """Return all there is to weigh in a game, in its order."""
    return [task for task in _Cutter(finished).cut() if not isinstance(task, Choice) or task.is_choice]


class _Cutter:
    """Plays a game again and cuts it where chance or another seat is asked."""

    def __init__(self, finished: Game) -> None:
        self._actions = finished.actions
        self._game = Game.from_position(finished.start())
        self._decision: Choice | None = None
        self._chance: Chance | None = None

    def cut(self) -> Iterator[ReviewTask]:
        """Yield what is found."""
        yield self._moment()
        for action in self._actions:
            yield from self._before(action)
            turn = turn_in(self._game.states)
            self._game.answer(action)
            if (turn is not None and turn_in(self._game.states) != turn) or self._game.is_over:
                yield from self._closed()
                yield self._moment()
        yield from self._closed()

    def _before(self, action: Action) -> Iterator[ReviewTask]:
        """Begin what the next action belongs to, and yield what it ends."""
        game, asked = self._game, self._game.decision
        if asked.is_chance:
            if self._chance is None:
                yield from self._closed()
                self._chance = Chance(game.length, self._round(), game.position())
            if asked.ask not in self._chance.asks:
                self._chance.asks.append(asked.ask)
            return
        assert asked.seat is not None
        if self._decision is None or not self._decision.goes_on_with(asked):
            yield from self._closed()
            self._decision = self._begun(game.view(asked.seat), game.log(asked.seat))
        self._decision.is_choice |= len(game.legal_actions()) > 1
        self._decision.played.append(action.text)

    def _begun(self, view: View, log: Log) -> Choice:
        offered = offers(self._game)
        told = [action for action in view.legal if action.verb not in ("pick", "drop")]
        words = {action.text: answer_words(action, view, offered.get(action.text)) for action in told}
        return Choice(self._game.length, self._round(), view, log, False, words)

    def _closed(self) -> Iterator[ReviewTask]:
        """Yield what is open."""
        if self._decision is not None:
            yield self._decision
        if self._chance is not None:
            self._chance.end, self._chance.after = self._game.length, self._game.position()
            yield self._chance
        self._decision = self._chance = None

    def _moment(self) -> Moment:
        return Moment(self._game.length, self._round(), self._game.position())

    def _round(self) -> int:
        return cell(self._game.states, "round_number")
