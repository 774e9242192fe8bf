"""What a seat sees of a table now, and what it saw happen."""

from functools import cached_property

from naqala.decision import decision_in
from naqala.engine.mirror import read
from naqala.events import Event
from naqala.game import Game
from naqala.narrator import ask
from naqala.offers import features, next_seat, targets_left
from naqala.position import Position, PositionWriter
from naqala.server.answers import answers
from naqala.server.sheets import known_sheets
from naqala.server.wire import Counts, End, Happened, Look, Sheet, Undo
from naqala.steps import last_move
from naqala.view import events_seen, public_part, view_of


class Sight:
    """A game at one moment. What is the same for all viewers is made once."""

    def __init__(self, game: Game, writer: PositionWriter | None = None) -> None:
        state = read(game.states, 0)
        self.game = game
        self._position = (writer or PositionWriter()).write(state)
        self._decision = decision_in(game.states, 0, state)
        self._legal = game.legal_actions()
        self._sheets = game.score_sheet()
        self._next, self._targets = next_seat(state), targets_left(state)
        self._way = last_move(game.actions_backwards())

    @cached_property
    def _public(self) -> Position:
        return public_part(self._position)

    def look(self, seat: int | None, undo: Undo = "no", with_answers: bool = True) -> Look:
        """Return what a seat sees now; what is over has no answers any more."""
        view = view_of(self._position, seat, self._decision, self._legal, self._public)
        outcome = self.game.outcome()
        return Look(
            seat,
            view.position,
            view.decision,
            ask(view),
            answers(self.game, view) if with_answers and view.legal else (),
            self._way,
            self.sheets(seat),
            undo,
            self._next,
            self._targets,
            self.features(seat),
            None if outcome is None else End(list(outcome.totals), list(outcome.winners), list(outcome.reasons)),
        )

    def features(self, seat: int | None, everything: bool = False) -> list[Counts | None]:
        """Return the different goods each seat holds and how much it has of what its whims ask for, where the viewer may see its
        hand.
        """
        is_open, seats = everything or self.game.is_over, range(1, self.game.options.seats + 1)
        return [features(self.game, one) if is_open or one == seat else None for one in seats]

    def sheets(self, seat: int | None) -> list[Sheet]:
        """Return the score sheets as far as the seat may know."""
        return list(map(dict, self._sheets)) if self.game.is_over else known_sheets(self._sheets, seat)


def look(game: Game, seat: int | None, undo: Undo = "no") -> Look:
    """Return what a seat sees now."""
    return Sight(game).look(seat, undo)


def seen_since(game: Game, seat: int | None, first: int) -> list[list[Event]]:
    """Return the events a seat saw, by action, from the action with this number on."""
    return [events_seen(events, seat) for events in game.events_by_action(first)]


def happened_since(game: Game, seat: int | None, first: int, in_detail: bool = True) -> list[Happened]:
    """Return the actions a seat saw from the one with this number on, with what they did or without."""
    return happened(seen_since(game, seat, first), first, in_detail)


def happened(actions: list[list[Event]], first: int, in_detail: bool = True) -> list[Happened]:
    """Return actions from their events; ``first`` is the number of the first."""
    return [
        Happened(number, answer.cause, answer.seat, str(answer.thing), effects if in_detail else [])
        for number, (answer, *effects) in enumerate(actions, first)
    ]
