"""Many games at once: one call plays an action in each, and writes observations and masks into arrays of the caller.

A game that ends is dealt anew in the same step: its rewards and its end come with the first observation of the next game. The
game at an index depends on the seed and its index alone, not on the number of games or threads.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from naqala.catalog.names import SEATS
from naqala.catalog.verbs import ACTIONS
from naqala.deal import luck_from
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.apply import apply_action
from naqala.engine.kernel import entry, kernel, numbers, rows_of_numbers
from naqala.engine.layout import Cells
from naqala.engine.legal import legal
from naqala.engine.mirror import States, new_states, write
from naqala.engine.play import is_among, pick_outcome
from naqala.engine.scoring import SCORE_LINES, has_score, score
from naqala.engine.setup import deal
from naqala.engine.state import FIRST_CHANCE, Ask, State
from naqala.engine.turn import actor, question
from naqala.env.observation import OBSERVATION, observe
from naqala.errors import IllegalActionError, OptionsError, shown
from naqala.options import Options
from naqala.position.sets import blank_for

WIN, MARGIN = "win", "margin"
REWARDS = (WIN, MARGIN)
"""A share of the victory, 1 in all; or the points by which a seat leads the best other seat, which is negative behind it."""
NO_SCORE = -1_000
"""The margin of a solo game that was lost to Yazid."""


@kernel
def totals_of(state: State, totals: Cells, sheet: Cells) -> None:
    """Write each seat's points; nothing for seats that do not play."""
    for seat in range(SEATS):
        totals[seat] = score(state, seat, sheet) if seat < state.seats else 0


@kernel
def reward_win(state: State, totals: Cells, rewards: Any) -> None:
    """Write each seat's share of the victory; in the solo game 1 if Yazid is beaten."""
    best, winners = totals[0], 0
    for seat in range(state.seats):
        best = max(best, totals[seat])
    for seat in range(state.seats):
        winners += totals[seat] == best
    for seat in range(state.seats):
        if state.seats == 1:
            rewards[seat] = 1.0 if has_score(state) else 0.0
        else:
            rewards[seat] = 1.0 / winners if totals[seat] == best else 0.0


@kernel
def reward_margin(state: State, totals: Cells, rewards: Any) -> None:
    """Write by how much each seat leads the best other seat; in the solo game its points."""
    for seat in range(state.seats):
        rival = 0 if state.seats == 1 else -32_000
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, totals[other])
        rewards[seat] = totals[seat] - rival if has_score(state) else NO_SCORE


@kernel
def let_chance_answer(state: State, actions: Cells, luck: Cells) -> int:
    """Let the dealer answer chance until a seat is asked or the game is over; return the number of legal actions."""
    count = legal(state, actions)
    while question(state) >= FIRST_CHANCE:
        apply_action(state, pick_outcome(state, actions, count, luck))
        count = legal(state, actions)
    return count


@kernel
def start(states: States, index: int, empty: States, actions: Cells, luck: Cells) -> int:
    """Deal a new game; return the number of legal actions."""
    states[index] = empty[0]
    deal(states[index], actions, luck)
    return let_chance_answer(states[index], actions, luck)


@kernel
def show(state: State, actions: Cells, count: int, seen: Any, mask: Any) -> int:
    """Write the observation and the mask of the seat that is asked; return that seat."""
    seat = actor(state)
    observe(state, seat, seen)
    for action in range(ACTIONS):
        mask[action] = 0
    for place in range(count):
        mask[actions[place]] = 1
    return seat


@entry
def reset_many(states: States, empty: States, lists: Any, counts: Cells, lucks: Any, seen: Any, masks: Any, seats: Any) -> None:
    """Deal every game and show it."""
    for index in range(len(states)):
        counts[index] = start(states, index, empty, lists[index], lucks[index])
        seats[index] = show(states[index], lists[index], counts[index], seen[index], masks[index])


@entry
def first_illegal(chosen: Any, lists: Any, counts: Cells) -> int:
    """Return the first game whose action is not legal, or -1."""
    for index in range(len(chosen)):
        if not is_among(chosen[index], lists[index], counts[index]):
            return index
    return -1


@entry
def step_many(
    states: States,
    empty: States,
    by_margin: bool,
    totals: Cells,
    sheet: Cells,
    chosen: Any,
    lists: Any,
    counts: Cells,
    lucks: Any,
    seen: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    ended: Any,
) -> None:
    """Play one action in each game, let chance answer, deal anew what has ended, and show every game."""
    for index in range(len(states)):
        actions = lists[index]
        apply_action(states[index], chosen[index])
        counts[index] = let_chance_answer(states[index], actions, lucks[index])
        ended[index] = question(states[index]) == Ask.OVER
        for seat in range(SEATS):
            rewards[index, seat] = 0.0
        if ended[index]:
            totals_of(states[index], totals, sheet)
            if by_margin:
                reward_margin(states[index], totals, rewards[index])
            else:
                reward_win(states[index], totals, rewards[index])
            counts[index] = start(states, index, empty, actions, lucks[index])
        seats[index] = show(states[index], actions, counts[index], seen[index], masks[index])


class Batch:
    """Games of one set of options that are played side by side."""

    def __init__(self, options: Options, games: int, seed: int | str = 0, threads: int = 1, reward: str = WIN) -> None:
        for name, number in (("games", games), ("threads", threads)):
            if isinstance(number, bool) or not isinstance(number, int) or number < 1:
                raise OptionsError(f"{name}: expected a whole number from 1 on, got {shown(number, repr)}")
        if reward not in REWARDS:
            raise OptionsError(f"reward: expected one of {', '.join(REWARDS)}; got {shown(reward, repr)}")
        self.options, self.games, self.reward = options, games, reward
        self._empty: States = new_states(1)
        write(self._empty, 0, blank_for(options))
        self._states: States = new_states(games)
        self._lists, self._counts = rows_of_numbers(games, MAX_LEGAL), numbers(games)
        self._lucks = rows_of_numbers(games, 4)
        parts = min(threads, games) if isinstance(self._states, np.ndarray) else 1  # plain Python would only wait for its lock
        self._parts = [slice(place * games // parts, (place + 1) * games // parts) for place in range(parts)]
        self._threads = ThreadPoolExecutor(parts, "naqala") if parts > 1 else None
        self.seed(seed)

    def seed(self, seed: int | str) -> None:
        """Choose the luck of all games, from the next ``reset`` on."""
        for index in range(self.games):
            for place, word in enumerate(luck_from(f"{seed} {index}")):
                self._lucks[index][place] = int(word)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return arrays of the right size for ``reset`` and ``step``: observations, masks, seats, rewards, ended."""
        return {
            "observations": np.zeros(self.games, OBSERVATION),
            "masks": np.zeros((self.games, ACTIONS), np.int8),
            "seats": np.zeros(self.games, np.int64),
            "rewards": np.zeros((self.games, SEATS), np.float32),
            "ended": np.zeros(self.games, np.bool_),
        }

    def reset(self, observations: NDArray[Any], masks: NDArray[Any], seats: NDArray[Any]) -> None:
        """Deal every game anew; write what the seats that are asked see, what they may do, and which seats they are (from 0)."""
        own = (self._states, self._lists, self._counts, self._lucks)
        given = (self._records(observations), masks, seats)

        def work(states: States, lists: Any, counts: Any, lucks: Any, *given: Any) -> None:
            reset_many(states, self._empty, lists, counts, lucks, *given)

        self._in_threads(work, *own, *given)

    def step(
        self,
        actions: NDArray[Any],
        observations: NDArray[Any],
        masks: NDArray[Any],
        seats: NDArray[Any],
        rewards: NDArray[Any],
        ended: NDArray[Any],
    ) -> None:
        """Play one action in each game; ``rewards`` has a row of all seats for each game, which is 0 until the game ends."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalActionError(f"expected {self.games} whole numbers, got {chosen.dtype} of shape {chosen.shape}")
        chosen = chosen.astype(np.int64)
        wrong = int(first_illegal(chosen, self._lists, self._counts))
        if wrong >= 0:
            raise IllegalActionError(f"game {wrong}: expected a legal action, got {chosen[wrong]}; nothing was played")
        by_margin = self.reward == MARGIN

        def work(states: States, *rest: Any) -> None:
            step_many(states, self._empty, by_margin, numbers(SEATS), numbers(SCORE_LINES), *rest)

        own = (self._states, chosen, self._lists, self._counts, self._lucks)
        self._in_threads(work, *own, self._records(observations), masks, seats, rewards, ended)

    def _records(self, observations: NDArray[Any]) -> Any:
        """Return the caller's array as records: it may also be flat, a row of ``SIZE`` numbers for each game."""
        if observations.dtype != OBSERVATION:
            observations = observations.view(OBSERVATION).reshape(self.games)
        return observations if isinstance(self._states, np.ndarray) else observations.view(np.recarray)

    def _in_threads(self, work: Callable[..., None], *arrays: Any) -> None:
        """Let each thread work on its part of all arrays."""
        if self._threads is None:
            work(*arrays)
        else:
            list(self._threads.map(lambda part: work(*(array[part] for array in arrays)), self._parts))

    def close(self) -> None:
        """Stop the threads."""
        if self._threads is not None:
            self._threads.shutdown()
