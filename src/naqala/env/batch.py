"""Many games at once: one call plays an action in each, and writes observations and masks into arrays of the caller.

A game that ends is dealt anew in the same step: its rewards and its end come with the first observation of the next game. The
game at an index depends on the seed and its index alone, not on the number of games or threads.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from naqala.catalog.names import SEATS
from naqala.catalog.verbs import ACTIONS
from naqala.deal import luck_from
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers, rows_of_numbers
from naqala.engine.mirror import is_plain, new_states, write
from naqala.engine.scoring import SCORE_LINES
from naqala.engine.telling import telling
from naqala.env.kernels.observation import OBSERVATION, SIZE
from naqala.env.kernels.open_hands import OPEN_HANDS
from naqala.env.kernels.stepping import Order, first_illegal, step_many
from naqala.env.rewards import MARGIN, WIN, check_reward
from naqala.errors import BatchError, IllegalActionError, OptionsError, shown
from naqala.options import Options
from naqala.position.sets import blank_for

NO_FINALS: NDArray[Any] = np.zeros((0, SEATS), OBSERVATION)


class Batch:
    """Games of one set of options that are played side by side."""

    def __init__(self, options: Options, games: int, seed: int | str = 0, threads: int = 1, reward: str = WIN) -> None:
        if not isinstance(options, Options):
            raise OptionsError(f"options: expected Options, such as Options(seats=3), got {shown(options, repr)}")
        for name, number in (("games", games), ("threads", threads)):
            if isinstance(number, bool) or not isinstance(number, int) or number < 1:
                raise OptionsError(f"{name}: expected a whole number from 1 on, got {shown(number, repr)}")
        check_reward(reward)
        self.options, self.games, self.reward = options, games, reward
        blank = new_states(1)
        write(blank, 0, blank_for(options))
        self._empty, self._states = telling(blank), telling(new_states(games))
        self._hands: NDArray[Any] = np.zeros(games, OPEN_HANDS)
        self._lists, self._counts = rows_of_numbers(games, MAX_LEGAL), numbers(games)
        self._lucks = rows_of_numbers(games, 4)
        parts = 1 if is_plain(self._states) else min(threads, games)  # plain Python would only wait for its lock
        self._parts = [slice(place * games // parts, (place + 1) * games // parts) for place in range(parts)]
        self._threads = ThreadPoolExecutor(parts, "naqala") if parts > 1 else None
        self._shapes = {
            "observations": (np.dtype(OBSERVATION), (games,)),
            "masks": (np.dtype(np.int8), (games, ACTIONS)),
            "seats": (np.dtype(np.int64), (games,)),
            "rewards": (np.dtype(np.float32), (games, SEATS)),
            "ended": (np.dtype(np.bool_), (games,)),
            "finals": (np.dtype(OBSERVATION), (games, SEATS)),
        }
        self._ends = self._array("rewards"), self._array("ended")
        self._is_dealt = self._is_closed = False
        self.seed(seed)

    def seed(self, seed: int | str) -> None:
        """Choose the luck of all games, from the next ``reset`` on."""
        for index in range(self.games):
            for place, word in enumerate(luck_from(f"{seed} {index}")):
                self._lucks[index][place] = int(word)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return arrays of the right size for ``step``: observations, masks, seats, rewards, ended."""
        return {name: self._array(name) for name in self._shapes if name != "finals"}

    def finals(self) -> NDArray[Any]:
        """Return an array for what every seat sees at the end of a game, for ``step``."""
        return self._array("finals")

    def _array(self, name: str) -> NDArray[Any]:
        dtype, shape = self._shapes[name]
        return np.zeros(shape, dtype)

    def reset(
        self, observations: NDArray[Any], masks: NDArray[Any], seats: NDArray[Any], only: NDArray[np.bool_] | None = None
    ) -> None:
        """Deal every game anew, or ``only`` those that are marked; write what the seats that are asked see, what they may do, and
        which seats they are (from 0).
        """
        orders = np.full(self.games, Order.DEAL)
        if only is not None:
            self._check_running()
            orders[~self._marked("only", only)] = Order.WAIT
        self._follow(orders, np.zeros(self.games, np.int64), observations, masks, seats, *self._ends, NO_FINALS)
        self._is_dealt = True

    def step(
        self,
        actions: NDArray[Any],
        observations: NDArray[Any],
        masks: NDArray[Any],
        seats: NDArray[Any],
        rewards: NDArray[Any],
        ended: NDArray[Any],
        finals: NDArray[Any] | None = None,
        waiting: NDArray[np.bool_] | None = None,
    ) -> None:
        """Play one action in each game but those that are ``waiting``. ``rewards`` has a row of all seats for each game: 0
        until the game ends. If ``finals`` are given, a game that ends leaves there what every seat saw at its end.
        """
        self._check_running()
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalActionError(f"expected {self.games} whole numbers, got {chosen.dtype} of shape {chosen.shape}")
        chosen, orders = chosen.astype(np.int64), np.full(self.games, Order.PLAY)
        if waiting is not None:
            orders[self._marked("waiting", waiting)] = Order.WAIT
        wrong = int(first_illegal(orders, chosen, self._lists, self._counts))
        if wrong >= 0:
            raise IllegalActionError(f"game {wrong}: expected a legal action, got {chosen[wrong]}; nothing was played")
        self._follow(orders, chosen, observations, masks, seats, rewards, ended, NO_FINALS if finals is None else finals)

    def legal_actions(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return what the masks say as lists: a row of legal actions for each game, filled up with 0, and how many they are."""
        self._check_running()
        counts = np.array(self._counts)
        width = counts.max()
        rows = np.array([row[:width] for row in self._lists]) if is_plain(self._states) else self._lists[:, :width].copy()
        rows[np.arange(rows.shape[1]) >= counts[:, None]] = 0
        return rows, counts

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each game, each as likely as any other."""
        rows, counts = self.legal_actions()
        chosen: NDArray[np.int64] = rows[np.arange(self.games), (random.random(self.games) * counts).astype(np.int64)]
        return chosen

    def _follow(self, orders: Any, chosen: Any, *given: NDArray[Any]) -> None:
        """Let all games follow their orders, each thread a part of them."""
        if self._is_closed:
            raise BatchError("expected an open batch, got one after close()")
        checked = [self._checked(name, array) for name, array in zip(self._shapes, given, strict=True)]
        hands = self._as_kernels_take_it(self._hands)
        arrays = (self._states, hands, orders, chosen, self._lists, self._counts, self._lucks, *checked)
        by_margin = self.reward == MARGIN

        def work(*parts: Any) -> None:
            step_many(self._empty, by_margin, numbers(SEATS), numbers(SCORE_LINES), *parts)

        if self._threads is None:
            work(*arrays)
        else:
            list(self._threads.map(lambda part: work(*(array[part] for array in arrays)), self._parts))

    def _checked(self, name: str, array: NDArray[Any]) -> Any:
        """Return the caller's array as kernels take it; compiled code would write past the end of a wrong one. Observations may
        also be flat, a row of ``SIZE`` numbers for each game.
        """
        dtype, shape = self._shapes[name]
        if array is NO_FINALS:
            return array
        if not isinstance(array, np.ndarray):
            raise BatchError(f"{name}: expected an array, such as arrays() makes, got {type(array).__name__}")
        is_flat = dtype == OBSERVATION and array.dtype == np.int16 and array.shape == (*shape, SIZE)
        fits = is_flat or (array.dtype == dtype and array.shape == shape)
        if not fits or not array.flags.c_contiguous or not array.flags.writeable:
            names = dtype.name if dtype != OBSERVATION else f"records as arrays() makes them, or {(*shape, SIZE)} of int16"
            locked = "" if array.flags.writeable else ", read only"
            raise BatchError(
                f"{name}: expected a contiguous array {shape} of {names}; got {array.dtype.name} {array.shape}{locked}"
            )
        if is_flat:
            array = array.view(OBSERVATION).reshape(shape)
        return self._as_kernels_take_it(array)

    def _as_kernels_take_it(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.view(np.recarray) if array.dtype.names and is_plain(self._states) else array

    def _marked(self, name: str, marks: NDArray[np.bool_]) -> NDArray[np.bool_]:
        marks = np.asarray(marks)
        if marks.dtype != np.bool_ or marks.shape != (self.games,):
            raise BatchError(f"{name}: expected {self.games} truth values, got {marks.dtype.name} {marks.shape}")
        return marks

    def _check_running(self) -> None:
        if not self._is_dealt:
            raise BatchError("expected reset() first, which deals every game")

    def close(self) -> None:
        """Stop the threads; no game goes on after that."""
        self._is_closed = True
        if self._threads is not None:
            self._threads.shutdown()
