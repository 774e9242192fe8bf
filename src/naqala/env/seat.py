"""Five Tribes for Gymnasium: one seat learns, bots play the others.

``gymnasium.make("naqala.env.seat:naqala/Seat-v0", seats=3, opponents=("greedy", "beginner"))``, or ``SeatEnv(...)``.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium.error import ResetNeeded

from naqala.bots import Bot, Budget, make_bot
from naqala.bots.stdio import StdioBot
from naqala.env.rendering import RENDER_MODES
from naqala.env.rewards import WIN
from naqala.env.single import Single
from naqala.env.spaces import LegalActions, seen_space
from naqala.errors import OptionsError
from naqala.errors import shown as quoted
from naqala.options import Options

ID = "naqala/Seat-v0"
ILLEGAL = ("raise", "replace")
"""What may happen to an illegal action."""


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a learning seat that is not at the table."""
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= seats):
        raise OptionsError(f"seat: expected 1 to {seats}, or None for any; got {quoted(seat, repr)}")


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One game after the other. The learner sits on ``seat``, or on any seat that a game's luck chooses. An ``illegal`` action
    raises InvalidAction; or it is replaced by a random legal one, for programs that know no masks: ``info["replaced"]`` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        seats: int = 2,
        expansions: Sequence[str] = (),
        promos: Sequence[str] = (),
        five_track: bool | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "uniform",
        nodes: int = 50,
        reward: str = WIN,
        flat: bool = False,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionsError(f"illegal: expected one of {', '.join(ILLEGAL)}; got {quoted(illegal, repr)}")
        options = Options(seats, expansions, promos, five_track)  # type: ignore[arg-type]
        check_seat(seat, seats)
        self.single = Single(options, reward, flat, render_mode)
        self.render_mode, self.illegal = render_mode, illegal
        self.seat, self._fixed_seat = seat or 1, seat
        if not isinstance(opponents, str | Sequence) or not all(isinstance(name, str) for name in opponents):
            raise OptionsError(f"opponents: expected a name, or one for each other seat; got {quoted(opponents, repr)}")
        self.opponents = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != seats - 1:
            raise OptionsError(f"opponents: expected {seats - 1} for {seats} seats, got {len(self.opponents)}")
        for name in {opponents} if isinstance(opponents, str) else self.opponents:
            make_bot(name)
        self._budget = Budget(nodes=nodes)
        self._bots: dict[int, Bot] = {}
        self.observation_space = seen_space(flat)
        self.action_space: LegalActions = LegalActions()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play to the learner's first question; the same seed gives the same games."""
        super().reset(seed=seed, options=options)
        self._dismiss_bots()
        self.single.deal(int(self.np_random.integers(2**63)))
        self.seat = self._fixed_seat or int(self.np_random.integers(self.single.options.seats)) + 1
        others = [seat for seat in range(1, self.single.options.seats + 1) if seat != self.seat]
        seeds = [int(self.np_random.integers(2**63)) for _ in others]
        made = map(make_bot, self.opponents, seeds)
        self._bots = dict(zip(others, made, strict=True))
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the learner's action and the bots' answers; InvalidAction changes nothing."""
        if self.single.game.is_over:
            raise ResetNeeded("expected reset() first: the game is over")
        is_replaced = self.illegal == "replace" and not self.single.is_legal(action)
        self.single.play(self.np_random.choice(self.action_space.legal) if is_replaced else action)
        seen, info = self._seen()
        return seen, self.single.rewards()[self.seat - 1], self.single.game.is_over, False, {**info, "replaced": is_replaced}

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Let the bots play until the learner is asked, and return what it sees."""
        single = self.single
        while single.asked not in (0, self.seat):
            view, log = single.game.view(single.asked), single.game.log(single.asked)
            single.game.play(self._bots[single.asked].choose(view, self._budget, log))
        single.render_for_people()
        self.action_space.legal = single.legal(self.seat)
        return single.observed(self.seat), {"seat": self.seat}

    def render(self) -> Any:
        """Return or print the board, as ``render_mode`` says."""
        return self.single.render()

    def close(self) -> None:
        """Stop the programs that play opponents."""
        self._dismiss_bots()

    def _dismiss_bots(self) -> None:
        for bot in self._bots.values():
            if isinstance(bot, StdioBot):
                bot.finish(None)
        self._bots = {}


gymnasium.register(ID, entry_point="naqala.env.seat:SeatEnv", vector_entry_point="naqala.env.vector:SeatVectorEnv")
