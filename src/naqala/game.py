"""Game: a start position and the actions played since."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from naqala.action import Action
from naqala.catalog.names import Tribe
from naqala.deal import deal, luck_from
from naqala.decision import Decision, decision_in
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.events import Cause, Kind
from naqala.engine.kernel import numbers, rows_of_numbers
from naqala.engine.mirror import States, copy_states, read
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.state import FIRST_CHANCE, NOWHERE, YAZID, State
from naqala.engine.telling import Row, answer_and_tell
from naqala.errors import (
    GameOverError,
    IllegalActionError,
    NaqalaError,
    NothingToUndoError,
    OptionsError,
    WrongSeatError,
    shown,
)
from naqala.events import SCORE_LINE_WORDS, SCORED, Event, pack, question_of, unpack
from naqala.log import Entry, Log, entry_for
from naqala.notation import from_text, to_text
from naqala.options import Options
from naqala.position import LOST_WORDS, Position, PositionWriter, options_of, position_of, states_of
from naqala.view import View, view_of
from naqala.waypoints import WholeMove


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    totals: tuple[int, ...]
    """Points by seat; a lost solo game has no score (SOLO-11)."""
    winners: tuple[int, ...]
    """Seats with the most points; ties share the win (SCORE-7). Solo: (1,) or empty."""
    reasons: tuple[str, ...]
    """Why it ended: ``last camel``, ``no move``; in a lost solo game ``assassins``, ``djinns``, ``gold`` or ``viziers``."""


class _Past(NamedTuple):
    """The point that undo returns to: the number of actions before it, and the luck there."""

    length: int
    luck: Any


class _Checkpoint(NamedTuple):
    """A position on the way, after this many actions."""

    length: int
    states: States


CHECKPOINT_EVERY = 16
"""Actions between two checkpoints. Undo replays those since the last one: a copy of every position would take 20 kB each."""


class Game:
    """A running game. ``Game.new(Options(seats=3), seed=7)`` deals one whose dealer answers chance by itself."""

    _decision: Decision | None
    """The open question and its answers, computed on first use."""
    _answers: tuple[Action, ...] | None
    _state: State | None
    """The position as Python integers, read on first use."""

    def __init__(self, states: States, luck: Any = None) -> None:
        self._checkpoints = [_Checkpoint(0, copy_states(states))]
        self._states = states
        self._luck = luck
        self._legal = numbers(MAX_LEGAL)
        self._ask(play.list_legal(states, 0, self._legal))
        self._actions: list[int] = []
        self._told: list[bytes] = []
        """The events of each action."""
        self._past: list[_Past] = []
        self.options = options_of(self.state)
        """The options of the game."""
        self.undone = 0
        """How often something was undone, for those who follow the game from action to action."""
        self._writer = PositionWriter()
        self._sheets = self._count_points()
        self._seen: dict[int | None, list[Entry]] = {seat: [] for seat in (None, *range(1, self.options.seats + 1))}
        self.let_chance_answer()

    @classmethod
    def new(cls, options: Options, seed: int | str) -> "Game":
        """Deal a new game; the same seed gives the same start and the same luck."""
        if not isinstance(options, Options):
            raise OptionsError(f"options: expected Options, such as Options(seats=3), got {shown(options, repr)}")
        luck = luck_from(seed)
        return cls(deal(options, luck), luck)

    @classmethod
    def from_position(cls, position: Position | Mapping[str, Any], seed: int | str | None = None) -> "Game":
        """Start at a position, or at one as plain JSON data. Without a seed there is no dealer: answer chance with ``play``."""
        whole = position if isinstance(position, Position) else Position.from_json(position)
        return cls(states_of(whole), None if seed is None else luck_from(seed))

    @classmethod
    def from_text(cls, text: str, seed: int | str | None = None) -> "Game":
        """Start at a position written as text (docs/notation.md)."""
        return cls.from_position(from_text(text), seed)

    def text(self) -> str:
        """Return the whole position as text that people can read and type (docs/notation.md)."""
        return to_text(self.position())

    def __repr__(self) -> str:
        expansions = ", ".join(self.options.expansions) or "base game"
        return f"<Game: {self.options.seats} seats, {expansions}, {len(self._actions)} actions, asks {self.decision.ask!r}>"

    def deal_from(self, seed: int | str) -> None:
        """Let a dealer answer chance from now on: for games that were read from a record or started without one."""
        self.deal_on(luck_from(seed))

    @property
    def luck(self) -> tuple[int, ...] | None:
        """Return the state of the dealer's generator; None without a dealer. It predicts all future luck, so keep it secret."""
        return None if self._luck is None else tuple(int(word) for word in self._luck)

    def deal_on(self, luck: Sequence[int]) -> None:
        """Let a dealer answer chance from now on, with the generator in the state of another game's ``luck``."""
        self._luck = numbers(len(luck), list(luck))
        self._past = [
            past._replace(luck=self._luck.copy()) for past in self._past if question_of(self._told[past.length]) < FIRST_CHANCE
        ]
        self.let_chance_answer()

    @property
    def states(self) -> States:
        """Return the position as the engine holds it, for kernels that start from here. Read only."""
        return self._states

    @property
    def state(self) -> State:
        """Return the position as Python integers, which are read once for each position. Read only."""
        if self._state is None:
            self._state = read(self._states, 0)
        return self._state

    @property
    def decision(self) -> Decision:
        """Return the open question."""
        if self._decision is None:
            self._decision = decision_in(self._states, 0, self.state)
        return self._decision

    @property
    def is_over(self) -> bool:
        """Return whether the game is over."""
        return bool(self._count == 0)

    @property
    def is_forced(self) -> bool:
        """Return whether the open question has one answer only."""
        return bool(self._count == 1)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the answers to the open question, in ascending order of their numbers."""
        if self._answers is None:
            self._answers = tuple(map(Action.numbered, self.legal_numbers()))
        return self._answers

    def legal_numbers(self) -> list[int]:
        """Return the numbers of the legal actions, for programs."""
        return [int(number) for number in self._legal[: self._count]]

    def moves(self, most: int = 10_000) -> list[tuple[Action, ...]]:
        """Return all whole moves (``pick``, then a drop for each meeple) if the question is a move, but at most ``most``, because
        large piles have millions. Piles of 24 and more are left out.
        """
        return [move.actions for move in self.whole_moves(most)]

    def whole_moves(self, most: int = 10_000) -> list[WholeMove]:
        """Return the same moves, each with what it comes to."""
        if self.decision.ask != "move":
            return []
        scratch, rows, landing = rows_of_numbers(MOVE_LENGTH, MAX_LEGAL), rows_of_numbers(most, MOVE_LENGTH), numbers(2)
        found = play.list_moves(self._states, 0, scratch, numbers(MOVE_LENGTH), numbers(MOVE_LENGTH), rows, most)
        moves = []
        for row in rows[:found]:
            play.land(self._states, 0, row, landing)
            actions = tuple(Action.numbered(int(number)) for number in row if number)
            moves.append(WholeMove(actions, int(landing[0]), bool(landing[1])))
        return moves

    def weights(self) -> dict[Action, int]:
        """Return the answers of chance and how likely each is, as whole numbers; empty if chance is not asked."""
        if not self.decision.is_chance:
            return {}
        return {action: int(play.weight_of(self._states, 0, action.number)) for action in self.legal_actions()}

    def play(self, action: Action | str | int, seat: int | None = None) -> list[Event]:
        """Answer the open question and return what happened. With ``seat`` given it must be the one that is asked. With a dealer,
        chance then answers, and the events of that are returned too.
        """
        before = self.length
        self.answer(action, seat)
        self.let_chance_answer()
        return self.events(before)

    def answer(self, action: Action | str | int, seat: int | None = None) -> None:
        """Answer the open question like ``play``, but leave chance unanswered: the dealer goes on with ``let_chance_answer``."""
        number = self._number(action)
        if self._count == 0:
            raise GameOverError(f"expected no more actions, the game is over; got {Action.numbered(number).text!r}")
        if seat is not None and (isinstance(seat, bool) or seat != self.decision.seat):
            asked = f"seat {self.decision.seat}" if self.decision.seat else "chance"
            raise WrongSeatError(f"expected an action of {asked}, which is asked; got one of seat {shown(seat, repr)}")
        past = self._now()
        self._answer(number)
        self._past.append(past)

    def let_chance_answer(self) -> None:
        """Let the dealer answer chance, as long as chance is asked and there is a dealer."""
        while self._luck is not None and play.who_is_asked(self._states, 0)[0] >= FIRST_CHANCE:
            self._answer(int(play.draw_lot(self._states, 0, self._legal, self._count, self._luck)))

    def play_again(self, actions: Sequence[Action | str | int], luck: Sequence[int]) -> None:
        """Repeat an answer together with chance's answers to it, and set the dealer's generator to its state afterwards."""
        past, chosen, luck_then = self._now(), [self._number(action) for action in actions], numbers(len(luck), list(luck))
        try:
            for number in chosen:
                self._answer(number)
        except NaqalaError:
            self._go_back(past)
            raise
        self._past.append(past)
        self._luck = luck_then

    def _now(self) -> _Past:
        return _Past(len(self._actions), None if self._luck is None else self._luck.copy())

    def _number(self, action: Action | str | int) -> int:
        if isinstance(action, str):
            return Action.parse(action).number
        return Action.numbered(action.number if isinstance(action, Action) else action).number

    def _answer(self, number: int) -> None:
        count, told = answer_and_tell(self._states, number, self._legal, self._count)
        if count == play.ILLEGAL:
            legal = [action.text for action in self.legal_actions()]
            shown = ", ".join(legal[:8]) + (f" and {len(legal) - 8} more" if len(legal) > 8 else "")
            raise IllegalActionError(
                f"expected an answer to {self.decision.ask!r}: {shown}; got {Action.numbered(number).text!r}"
            )
        self._ask(count)
        self._actions.append(number)
        if len(self._actions) >= self._checkpoints[-1].length + CHECKPOINT_EVERY:
            self._checkpoints.append(_Checkpoint(len(self._actions), copy_states(self._states)))
        self._told.append(pack([*told, *self._points_changed(told)]))

    def _ask(self, count: int) -> None:
        """Begin a new question with this many answers. Its values are made once, on first use."""
        self._count = count
        self._decision = self._answers = self._state = None

    def _count_points(self) -> list[list[int]]:
        """Return the score sheet of each seat, as if the game ended now."""
        sheets = []
        for seat in range(self.options.seats):
            sheet = numbers(SCORE_LINES)
            play.score_seat(self._states, 0, seat, sheet)
            sheets.append([int(points) for points in sheet])
        return sheets

    def _points_changed(self, told: list[Row]) -> list[Row]:
        """Return the events of score sheets that changed. Points are only counted after events that can change them."""
        if not any(row[0] in SCORED for row in told):
            return []
        before, self._sheets = self._sheets, self._count_points()
        return [
            (Kind.SCORE, seat, line, now - then, NOWHERE, Cause.GAME)
            for seat, (old, new) in enumerate(zip(before, self._sheets, strict=True))
            for line, (then, now) in enumerate(zip(old, new, strict=True))
            if now != then
        ]

    def undo(self) -> None:
        """Undo the last action a player made (with a dealer, chance's answers to it too)."""
        if not self._past:
            raise NothingToUndoError("expected an action to undo, but the game is at its start")
        self._go_back(self._past.pop())

    def undo_to(self, length: int) -> None:
        """Undo every answer after the first ``length`` actions, luck included."""
        while self._past and self._past[-1].length > length:
            self._past.pop()
        if self._actions[length:]:
            self.undo()

    def _go_back(self, past: _Past) -> None:
        self.undone += 1
        self._luck = None if past.luck is None else past.luck.copy()
        del self._actions[past.length :]
        del self._told[past.length :]
        for entries in self._seen.values():
            del entries[past.length :]
        while self._checkpoints[-1].length > past.length:
            self._checkpoints.pop()
        length, states = self._checkpoints[-1]
        self._states = copy_states(states)
        for number in self._actions[length:]:
            play.apply_one(self._states, 0, number)
        self._ask(play.list_legal(self._states, 0, self._legal))
        self._sheets = self._count_points()

    def copy(self) -> "Game":
        """Return an independent game at the same point, history included."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._states, twin._state = copy_states(self._states), None
        twin._luck = None if self._luck is None else self._luck.copy()
        twin._legal = self._legal.copy()
        twin._actions = self._actions[:]
        twin._told = self._told[:]
        twin._past = self._past[:]
        twin._checkpoints = self._checkpoints[:]
        twin._seen = {seat: entries[:] for seat, entries in self._seen.items()}
        twin._writer = self._writer.copy()
        return twin

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return all answers since the start, chance included."""
        return self.actions_from(0)

    def actions_backwards(self) -> Iterator[Action]:
        """Yield the answers, the latest first."""
        return map(Action.numbered, reversed(self._actions))

    def actions_from(self, first: int) -> tuple[Action, ...]:
        """Return the answers from the action with this number on."""
        return tuple(Action.numbered(number) for number in self._actions[first:])

    @property
    def length(self) -> int:
        """Return how many actions there are, without listing them."""
        return len(self._actions)

    def position(self) -> Position:
        """Return the whole position (docs/position.md). Positions of one game share their parts, so they are read only."""
        return self._writer.write(self.state)

    def start(self) -> Position:
        """Return the position the game started from."""
        return position_of(read(self._checkpoints[0].states, 0))

    @property
    def first_round(self) -> int:
        """Return the number of the round in which the game started."""
        return int(read(self._checkpoints[0].states, 0).round_number)

    def view(self, seat: int | None) -> View:
        """Return what a seat may know now; for ``None`` what all may know."""
        self._check_seat(seat)
        legal = self.legal_actions() if self.decision.seat == seat else ()
        return view_of(self.position(), seat, self.decision, legal)

    def log(self, seat: int | None) -> Log:
        """Return what a seat has seen since the start. Logs of one game share their contents, so they are read only."""
        self._check_seat(seat)
        entries = self._seen[seat]
        first = len(entries)
        entries += [entry_for(number, events, seat) for number, events in enumerate(self.events_by_action(first), first)]
        return Log(seat, self._first_position, tuple(entries))

    def events(self, first: int = 0) -> list[Event]:
        """Return everything that happened, chance included, from the action with this number on (docs/events.md)."""
        return [event for events in self.events_by_action(first) for event in events]

    def events_by_action(self, first: int = 0, end: int | None = None) -> list[list[Event]]:
        """Return the same in one list for each action, up to the one with the number ``end``: its answer, then its effects."""
        return [list(unpack(packed)) for packed in self._told[first:end]]

    @cached_property
    def _first_position(self) -> Position:
        return self.start()

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (isinstance(seat, bool) or seat not in range(1, self.options.seats + 1)):
            raise WrongSeatError(f"expected a seat from 1 to {self.options.seats}, or None; got {shown(seat, repr)}")

    def score_sheet(self) -> tuple[dict[str, int], ...]:
        """Return the points of each seat by the lines of SCORE-8, and their total, as if the game ended now."""
        return tuple({**dict(zip(SCORE_LINE_WORDS, sheet, strict=True)), "total": sum(sheet)} for sheet in self._sheets)

    def outcome(self) -> Outcome | None:
        """Return who won and why the game ended; None while it goes on."""
        if self._count:
            return None
        return outcome_of(self.state, [sheet["total"] for sheet in self.score_sheet()])


def outcome_of(state: State, totals: Sequence[int]) -> Outcome:
    """Return who has won a finished game with these totals, and why it ended (SCORE-7, SOLO-2, SOLO-11)."""
    reasons = tuple(word for word, reached in (("last camel", state.last_camel), ("no move", state.no_move)) if reached)
    if state.seats > 1:
        return Outcome(tuple(totals), tuple(seat for seat, total in enumerate(totals, 1) if total == max(totals)), reasons)
    if state.lost:
        return Outcome((), (), (LOST_WORDS[state.lost],))
    if state.front[0, Tribe.VIZIER] <= state.front[YAZID, Tribe.VIZIER]:
        return Outcome((), (), (*reasons, "viziers"))
    return Outcome(tuple(totals), (1,), reasons)
