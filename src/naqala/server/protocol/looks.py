"""What a seat sees of a table now, and what it saw happen."""

from naqala.catalog.points import lines_played
from naqala.doubts import unsure_cards, unsure_lines
from naqala.events import Event
from naqala.game import Game
from naqala.narrator import ask, dangers, reasons_said, result_kind
from naqala.offers import FEATURE_NUMBERS, features, next_seat, targets_left
from naqala.overview import is_last_round, lanes, markets
from naqala.position import Position, PositionWriter
from naqala.refusals import refusals
from naqala.rulebook import parts_in_play
from naqala.server.protocol.answers import answers
from naqala.server.protocol.printed_seen import printed_seen
from naqala.server.protocol.wire import Counts, End, Happened, Look, Sheet, UndoRight
from naqala.view import PublicCache, events_seen, sheets_seen, view_of
from naqala.waypoints import last_move


class Sight:
    """Sees a game, one moment after the other. What is the same for all viewers is made once, and what is the same as at the
    moment before is the same object again.
    """

    def __init__(self, game: Game) -> None:
        self._writer, self._public_part = PositionWriter(), PublicCache()
        self._before: Position | None = None
        self._sheets: list[dict[str, int]] = []
        self._known_sheets: dict[int | None, list[Sheet]] = {}
        self._features: dict[int, Counts] = {}
        self._parts, self._printed = parts_in_play(game.options), printed_seen(game.options.given)
        self._unsure = unsure_cards(game.options.printed)
        self.see(game)

    def see(self, game: Game) -> None:
        """Turn to the next moment of the game."""
        state, before = game.state, self._before
        self.game = game
        self._position = self._before = position = self._writer.write(state)
        self._public: Position | None = None
        if (sheets := lines_played(game.score_sheet(), game.options.expansions)) != self._sheets:
            self._sheets = sheets
            self._known_sheets.clear()
        if not FEATURE_NUMBERS.isdisjoint(self._writer.changed):
            self._features.clear()
        self._next, self._targets = next_seat(state), targets_left(state)
        if before is None or before.turn_track is not position.turn_track:
            self._lanes = lanes(position)
        if before is None or before.board is not position.board or before.turn is not position.turn:
            self._markets = markets(position)
        self._dangers = list(dangers(position))
        self._way = last_move(game.actions_backwards())

    def look(
        self, seat: int | None, undo: UndoRight = "no", undoes: int = 0, redo: bool = False, with_answers: bool = True
    ) -> Look:
        """Return what a seat sees now; what is over has no answers any more. An undo also ``undoes`` so many turns of others."""
        if self._public is None:
            self._public = self._public_part.of(self._position)
        view = view_of(self._position, seat, self.game.decision, self.game.legal_actions(), self._public)
        is_asked = with_answers and bool(view.legal)
        return Look(
            seat,
            view.position,
            view.decision,
            view.decision.seat is not None and view.decision.seat == view.position.turn.seat,
            ask(view),
            answers(self.game, view) if is_asked else (),
            refusals(self.game) if is_asked else [],
            self._way,
            self.sheets(seat),
            self.totals(seat),
            unsure_lines(view.position.seats, self._unsure),
            undo,
            self._next,
            self._lanes,
            is_last_round(self._position),
            self._markets,
            self._parts,
            self._printed,
            self.game.options.printed.revised,
            self._dangers,
            self._targets,
            self.features(seat),
            self._end(),
            undoes,
            redo,
        )

    def _end(self) -> End | None:
        if (outcome := self.game.outcome()) is None:
            return None
        options = self.game.options
        reasons = reasons_said(outcome.reasons, options.tents, self.game.events())
        return End(list(outcome.totals), list(outcome.winners), result_kind(outcome.winners, options.solo), reasons)

    def features(self, seat: int | None, everything: bool = False) -> list[Counts | None]:
        """Return the different goods each seat holds and how much it has of what its whims ask for, where the viewer may see its
        hand.
        """
        is_open, seats = everything or self.game.is_over, range(1, self.game.options.seats + 1)
        return [self._features_of(one) if is_open or one == seat else None for one in seats]

    def _features_of(self, seat: int) -> Counts:
        if seat not in self._features:
            self._features[seat] = features(self.game, seat)
        return self._features[seat]

    def sheets(self, seat: int | None) -> list[Sheet]:
        """Return the score sheets as far as the seat may know."""
        if self.game.is_over:
            return list(map(dict, self._sheets))
        if seat not in self._known_sheets:
            self._known_sheets[seat] = sheets_seen(self._sheets, seat)
        return self._known_sheets[seat]

    def totals(self, seat: int | None) -> list[int]:
        """Return the points to compare seats by: at the end and where a seat plays alone all points, else the public ones."""
        is_alone = seat is not None and self.game.options.solo
        sheets = self.sheets(seat if is_alone else None)
        return [sheet["total"] or 0 for sheet in sheets]


def look(game: Game, seat: int | None, undo: UndoRight = "no") -> Look:
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
