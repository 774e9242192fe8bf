"""Observations of single games, and those that belong to a view and a log: with them what was trained can play anywhere."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from naqala.catalog.names import CARD_WORDS, ITEM_WORDS
from naqala.env.kernels.observation import observation_of
from naqala.env.kernels.open_hands import OPEN_HANDS, way_of
from naqala.errors import WrongSeatError
from naqala.events import KINDS, Event
from naqala.game import Game
from naqala.log import Log
from naqala.position import Position
from naqala.view import View
from naqala.worlds import sample_world

_PLACES = {
    "card": ("cards", {word: number for number, word in enumerate(CARD_WORDS)}),
    "item": ("items", {word: number for number, word in enumerate(ITEM_WORDS)}),
}
"""For each sort of thing that hands hold: its field there, and the numbers of its kinds."""
_WAYS = {kind: (*_PLACES[row.thing], way_of(kind)) for kind, row in KINDS.items() if row.thing in _PLACES and way_of(kind)}


def _hands_at(start: Position) -> NDArray[Any]:
    """Return the hands at the start of a game, which are open to all."""
    hands = np.zeros(1, OPEN_HANDS)
    for field, numbers in _PLACES.values():
        for seat, entry in enumerate(start.seats):
            for word, number in Counter(getattr(entry, field) or ()).items():
                hands[0][field][seat, numbers[word]] = number
    return hands


def _follow(hands: NDArray[Any], events: Iterable[Event]) -> None:
    """Let the hands change as all have seen it."""
    for event in events:
        if event.kind in _WAYS and event.seat:
            field, numbers, way = _WAYS[event.kind]
            known, kind = hands[0][field][event.seat - 1], numbers[event.thing or ""]
            known[kind] = max(0, known[kind] + way * event.amount)


def open_hands(log: Log) -> NDArray[Any]:
    """Return the cards and items that each seat is known to hold, from what any seat has seen."""
    hands = _hands_at(log.start)
    _follow(hands, log.events())
    return hands


class Witness:
    """What the seats of a game observe: its position, and what all have seen since its start."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._hands, self._length = _hands_at(game.start()), 0

    def observation(self, seat: int) -> Any:
        """Return what a seat (from 1) observes now, as a record with a field for each name."""
        game = self._game
        if game.length < self._length:  # something was undone
            self._hands, self._length = _hands_at(game.start()), 0
        _follow(self._hands, game.events(self._length))
        self._length = game.length
        return observation_of(game.states, seat - 1, self._hands)

    def copy(self, game: Game) -> "Witness":
        """Return an independent witness of a copy of the game."""
        twin = object.__new__(Witness)
        twin._game, twin._hands, twin._length = game, self._hands.copy(), self._length
        return twin


def observation_from(view: View, log: Log) -> Any:
    """Return what an environment shows to the seat of a view, as a record with a field for each name. The position is that of any
    world that agrees with view and log: worlds that a seat cannot tell apart look the same.
    """
    if view.seat is None:
        raise WrongSeatError("expected the view of a seat, got that of all")
    world = sample_world(view, log, Random(0), exact=False)
    return observation_of(Game.from_position(world).states, view.seat - 1, open_hands(log))
