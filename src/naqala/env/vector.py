"""Many games for Gymnasium: a ``VectorEnv`` over a batch, in which one seat of each game learns.

``gymnasium.make_vec("naqala.env.seat:naqala/Seat-v0", num_envs=256, vectorization_mode="vector_entry_point")``, or
``SeatVectorEnv(256)``. Against the levels of naqala use ``vectorization_mode="sync"``, which steps single games.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from naqala.env.batch import Batch
from naqala.env.rewards import WIN
from naqala.env.seat import check_seat
from naqala.env.spaces import ACTION_SPACE_SIZE, seen_space, shown
from naqala.errors import IllegalActionError, OptionsError
from naqala.errors import shown as quoted
from naqala.options import Options

Policy = Callable[[Any, NDArray[np.int8]], NDArray[Any]]
"""Chooses an action for each game from the observations, flat or by name, and the masks of the seats that are asked."""


class _Ends:
    """The games that ended in one step: what their learners gained and saw, and where they sat."""

    def __init__(self, games: int, dtype: np.dtype[Any]) -> None:
        self.rewards, self.ended = np.zeros(games), np.zeros(games, np.bool_)
        self.seats, self.seen = np.zeros(games, np.int64), np.zeros(games, dtype)

    def infos(self, flat: bool) -> dict[str, Any]:
        """Return what Gymnasium's vector environments say about games that ended, and say only then."""
        if not self.ended.any():
            return {}
        seen = np.full(len(self.ended), None, object)
        for game in np.flatnonzero(self.ended):
            seen[game] = {"observation": shown(self.seen[game], flat), "action_mask": np.zeros(ACTION_SPACE_SIZE, np.int8)}
        seats = {"seat": self.seats, "_seat": self.ended.copy()}
        return {"final_obs": seen, "_final_obs": self.ended.copy(), "final_info": seats, "_final_info": self.ended.copy()}


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Games side by side. One that ends is dealt anew in the same step, as in Gymnasium's ``SAME_STEP`` mode: what its learner
    saw at its end is then in ``infos["final_obs"]``, where ``infos["_final_obs"]`` is true. ``opponents`` is ``uniform`` or a
    policy.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # type: ignore[misc]

    def __init__(
        self,
        num_envs: int = 1,
        seats: int = 2,
        expansions: Sequence[str] = (),
        promos: Sequence[str] = (),
        five_track: bool | None = None,
        seat: int | None = None,
        opponents: str | Policy = "uniform",
        threads: int = 1,
        reward: str = WIN,
        flat: bool = False,
    ) -> None:
        options = Options(seats, expansions, promos, five_track)  # type: ignore[arg-type]
        check_seat(seat, seats)
        if opponents != "uniform" and not callable(opponents):
            raise OptionsError(f"opponents: expected uniform or a policy, got {quoted(opponents, repr)}")
        self.batch = Batch(options, num_envs, threads=threads, reward=reward)
        self.num_envs, self.flat, self._seat, self._opponents = num_envs, flat, seat, opponents
        self.single_observation_space, self.single_action_space = seen_space(flat), spaces.Discrete(ACTION_SPACE_SIZE)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._arrays, self._finals = self.batch.arrays(), self.batch.finals()
        self._learners = np.zeros(num_envs, np.int64)
        self._is_running = False
        """Whether learners are asked in all games; not before the first reset, and not after a policy has failed."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games, or those that ``options["reset_mask"]`` marks, and play to the learner's first question in each."""
        super().reset(seed=seed, options=options)
        only = (options or {}).get("reset_mask")
        if only is not None:
            self._check_running()
        else:
            self.batch.seed(int(self.np_random.integers(2**63)))
        shown_in = {name: self._arrays[name] for name in ("observations", "masks", "seats")}
        self.batch.reset(**shown_in, only=only)
        self._choose_seats(np.ones(self.num_envs, np.bool_) if only is None else np.asarray(only))
        self._let_opponents_play()
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play the learner's action in each game and the opponents' answers; an illegal one raises InvalidAction, and no game
        changes. After an illegal action of a policy that plays opponents, all games must be reset.
        """
        self._check_running()
        try:
            self.batch.step(actions, **self._arrays, finals=self._finals)
        except IllegalActionError as error:
            raise InvalidAction(str(error)) from error
        ends = _Ends(self.num_envs, self._finals.dtype)
        self._note_ends(ends)
        self._let_opponents_play(ends)
        infos = {**self._infos(), **ends.infos(self.flat)}
        return self._seen(), ends.rewards, ends.ended, np.zeros(self.num_envs, np.bool_), infos

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._learners + 1, "_seat": np.ones(self.num_envs, np.bool_)}

    def _let_opponents_play(self, ends: _Ends | None = None) -> None:
        """Step the games in which another seat is asked until the learner is asked in all."""
        self._is_running = False
        while not (waiting := self._arrays["seats"] == self._learners).all():
            if self._opponents == "uniform":
                actions = self.batch.random_actions(self.np_random)
            else:
                assert callable(self._opponents)
                actions = self._opponents(shown(self._arrays["observations"], self.flat), self._arrays["masks"].copy())
            try:
                self.batch.step(actions, **self._arrays, finals=self._finals, waiting=waiting)
            except IllegalActionError as error:
                raise InvalidAction(f"opponents: {error} in this step of theirs; reset() is needed now") from error
            if ends:
                self._note_ends(ends)
        self._is_running = True

    def _check_running(self) -> None:
        if not self._is_running:
            raise ResetNeeded("expected reset() first, which deals every game")

    def _note_ends(self, ends: _Ends) -> None:
        """Keep what the learner gained and saw where a game has just ended, and choose its seat in the next."""
        now = self._arrays["ended"]
        if now.any():
            rows = np.flatnonzero(now)
            ends.rewards[rows] = self._arrays["rewards"][rows, self._learners[rows]]
            ends.seen[rows] = self._finals[rows, self._learners[rows]]
            ends.seats[rows], ends.ended[rows] = self._learners[rows] + 1, True
            self._choose_seats(now)

    def _choose_seats(self, games: NDArray[np.bool_]) -> None:
        drawn = self.np_random.integers(self.batch.options.seats, size=self.num_envs)
        self._learners[games] = drawn[games] if self._seat is None else self._seat - 1

    def _seen(self) -> dict[str, Any]:
        return {"observation": shown(self._arrays["observations"], self.flat), "action_mask": self._arrays["masks"].copy()}

    def close_extras(self, **_: Any) -> None:
        """Stop the threads."""
        self.batch.close()
