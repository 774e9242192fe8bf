"""One game for learners: what PettingZoo's and Gymnasium's environments have in common."""

from typing import Any

from gymnasium.error import InvalidAction, ResetNeeded

from naqala.env.rendering import RENDER_MODES, rendered
from naqala.env.rewards import check_reward, rewards_of
from naqala.env.seeing import Witness
from naqala.env.spaces import mask_of, shown
from naqala.errors import NaqalaError, OptionsError
from naqala.errors import shown as quoted
from naqala.game import Game
from naqala.options import Options

_RESET = "expected reset() first, which deals a game"


class Single:
    """A game, what its seats (from 1) observe and gain, and how it is rendered."""

    def __init__(self, options: Options, reward: str, flat: bool, render_mode: str | None) -> None:
        check_reward(reward)
        if render_mode not in (None, *RENDER_MODES):
            raise OptionsError(f"render_mode: expected one of {', '.join(RENDER_MODES)}; got {quoted(render_mode, repr)}")
        self.options, self.reward, self.flat, self.render_mode = options, reward, flat, render_mode
        self._game: Game | None = None
        self._witness: Witness | None = None

    @property
    def game(self) -> Game:
        """Return the game that runs."""
        if self._game is None:
            raise ResetNeeded(_RESET)
        return self._game

    @property
    def asked(self) -> int:
        """Return the seat that is asked; 0 when the game is over."""
        return self.game.decision.seat or 0

    def deal(self, seed: int) -> None:
        """Deal a new game; the same seed deals the same one and draws the same luck."""
        self._game = Game.new(self.options, seed)
        self._witness = Witness(self._game)

    def observed(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees and may do, in arrays of its own; it may do nothing while another is asked."""
        if self._witness is None:
            raise ResetNeeded(_RESET)
        record = self._witness.observation(seat)
        return {"observation": shown(record, self.flat), "action_mask": mask_of(self.legal(seat))}

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of the actions that a seat may play now."""
        return self.game.legal_numbers() if seat == self.asked else []

    def play(self, action: Any) -> None:
        """Play an action of the seat that is asked; an illegal one raises InvalidAction and changes nothing."""
        try:
            self.game.play(_number(action))
        except (NaqalaError, TypeError, ValueError) as error:
            raise InvalidAction(str(error)) from error

    def is_legal(self, action: Any) -> bool:
        """Return whether the seat that is asked may play an action."""
        try:
            return _number(action) in self.game.legal_numbers()
        except (TypeError, ValueError):
            return False

    def rewards(self) -> list[float]:
        """Return what each seat gains: nothing until the game is over."""
        return rewards_of(self.game, self.reward) if self.game.is_over else [0.0] * self.options.seats

    def render(self) -> Any:
        """Return or print the table, as ``render_mode`` says."""
        return None if self.render_mode is None else rendered(self.game, self.render_mode)

    def render_for_people(self) -> None:
        """Print the table after every change if people watch."""
        if self.render_mode == "human":
            self.render()


def _number(action: Any) -> int:
    number = int(action)
    if number != action:
        raise ValueError(f"expected the number of an action, got {quoted(action, repr)}")
    return number
