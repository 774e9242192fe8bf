"""Follows a plan from a possible world: as far as the seat alone decides, or on through what chance and others may answer."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from naqala.action import Action
from naqala.bots.mind.scratch import LONGEST_PLAN
from naqala.catalog.cards import WHIMS
from naqala.catalog.verbs import PASS
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, copy_states, field_of
from naqala.engine.state import FIRST_CHANCE, NOBODY, Ask, Place
from naqala.engine.telling import Row, answer_and_tell
from naqala.events import Event, event_of

_TAKES_LAST = (Ask.KEEP_ITEM, Ask.TAKE_ITEM, Ask.TAKE_CARDS)
"""Questions whose last answer is the most precious."""
FindMove = Callable[[States], Sequence[int]]
"""Finds a good turn where a plan ends with the move still to make."""


class Told(NamedTuple):
    """How many actions of a plan the seat itself decides, and the question that stops it there, or None."""

    length: int
    stops_at: int | None


class Walker:
    """A position to play actions on."""

    def __init__(self, world: States) -> None:
        self.states: Any = copy_states(world)
        self._legal = numbers(MAX_LEGAL)
        self._count = play.list_legal(self.states, 0, self._legal)
        self._turn = turn_in(self.states)
        self._told: list[list[Row]] = []

    @property
    def is_over(self) -> bool:
        """Whether the turn is; bids and the like have none."""
        return self._turn is None or turn_in(self.states) != self._turn

    def asked(self) -> tuple[int, int]:
        """Return the open question and its seat."""
        ask, seat = play.who_is_asked(self.states, 0)
        return int(ask), int(seat)

    @property
    def legal(self) -> list[int]:
        """The answers to it."""
        return [int(action) for action in self._legal[: self._count]]

    def can(self, action: int) -> bool:
        """Return whether the action is legal."""
        return bool(action in self._legal[: self._count])

    def play(self, action: int) -> None:
        """Play an action."""
        self._count, told = answer_and_tell(self.states, action, self._legal, self._count)
        self._told.append(told)

    def draw(self, luck: Any) -> None:
        """Let chance answer."""
        self.play(int(play.draw_lot(self.states, 0, self._legal, self._count, luck)))

    def answer_somehow(self, ask: int) -> None:
        """Pass, or take the first answer, or the most precious thing."""
        self.play(int(self._legal[self._count - 1 if ask in _TAKES_LAST else 0]))

    def events(self) -> list[list[Event]]:
        """Return what happened, by action."""
        return [list(map(event_of, told)) for told in self._told]


def cell(states: States, name: str, *place: int) -> int:
    """Return one number of a position, without reading all of it."""
    found = field_of(states[0], name)
    return int(found[place] if place else found)


def turn_in(states: States) -> tuple[int, ...] | None:
    """Return something that is the same during one turn and no other; None between turns."""
    turn = tuple(cell(states, name) for name in ("round_number", "bid_length", "seat"))
    return None if turn[-1] == NOBODY else turn


def follow_told(world: States, actions: Sequence[int], seat: int) -> tuple[Walker, Told]:
    """Follow a plan as far as the seat alone decides."""
    walker = Walker(world)
    for length, action in enumerate(actions):
        ask, asked = walker.asked()
        if ask >= FIRST_CHANCE or asked != seat:
            return walker, Told(length, ask)
        walker.play(action)
    ask, asked = walker.asked()
    is_open = not walker.is_over and (ask >= FIRST_CHANCE or asked != seat)
    return walker, Told(len(actions), ask if is_open else None)


def follow_possibly(world: States, actions: Sequence[int], seat: int, whole: bool, luck: Any, find_move: FindMove) -> Walker:
    """Follow a plan with new luck. Where the plan cannot be played on, answer by default. Follow a whole turn to its end, a
    single answer until the seat is asked again.
    """
    walker = Walker(world)
    plan = [action for action in actions if not Action.numbered(action).is_chance]
    for played in range(2 * LONGEST_PLAN):
        ask, asked = walker.asked()
        if ask == Ask.OVER or (played and walker.is_over):
            return walker
        if ask >= FIRST_CHANCE:
            walker.draw(luck)
            continue
        if not plan and asked == seat and not whole:
            return walker
        if not plan and ask == Ask.MOVE:
            plan = list(find_move(walker.states))
        planned = plan.pop(0) if plan else PASS
        if walker.can(planned):
            walker.play(planned)
        else:
            walker.answer_somehow(ask)
    return walker


def without_secret_whims(world: States, seat: int) -> States:
    """Return a world in which the others have no whims in hand: those are guessed, and no guess may pay out as if it were
    known.
    """
    states: Any = copy_states(world)
    row = field_of(states[0], "whim")
    seats = range(cell(states, "seats"))
    for whim in range(WHIMS):
        if int(row[whim]) in seats and int(row[whim]) != seat:
            row[whim] = Place.DECK
    return states
