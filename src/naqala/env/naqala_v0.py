"""Five Tribes for PettingZoo: ``naqala_v0.env(seats=3, expansions=("whims",))``.

An agent for each seat, one action at a time (AEC). Chance belongs to the environment. The number in the name rises when actions,
observations or rewards change their meaning.
"""

from random import randrange
from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.error import InvalidAction
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from naqala.engine.mirror import read
from naqala.env.batch import NO_SCORE, REWARDS, WIN
from naqala.env.observation import observation_of
from naqala.env.rendering import picture
from naqala.env.spaces import ACTION_SPACE_SIZE, mask_of, observation_space, shown
from naqala.errors import NaqalaError, OptionsError
from naqala.errors import shown as quoted
from naqala.game import Game
from naqala.options import Options

RENDER_MODES = ("human", "ansi", "rgb_array")


def env(**options: Any) -> Any:
    """Return the environment with PettingZoo's usual checks around it."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (PettingZoo's usual name)
    """One game. ``reward`` is the share of the victory, or the margin; both come at the end, 0 until then."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "naqala_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        seats: int = 2,
        expansions: tuple[str, ...] = (),
        promos: tuple[str, ...] = (),
        reward: str = WIN,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, seats, expansions, promos, reward, flat, render_mode)
        super().__init__()
        if reward not in REWARDS:
            raise OptionsError(f"reward: expected one of {', '.join(REWARDS)}; got {quoted(reward, repr)}")
        if render_mode not in (None, *RENDER_MODES):
            raise OptionsError(f"render_mode: expected one of {', '.join(RENDER_MODES)}; got {quoted(render_mode, repr)}")
        self.options = Options(seats, tuple(expansions), tuple(promos))
        self.reward, self.flat, self.render_mode = reward, flat, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.agents = self.possible_agents[:]
        seen = spaces.Dict({"observation": observation_space(flat), "action_mask": spaces.MultiBinary(ACTION_SPACE_SIZE)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(ACTION_SPACE_SIZE) for agent in self.possible_agents}
        self.game: Game | None = None

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        """Return the space of actions, the same for all agents and options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's signature)
        """Deal a new game; the same seed deals the same one and draws the same luck."""
        self.game = Game.new(self.options, randrange(2**63) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked(self.game)
        self._render_for_people()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; its mask is empty while another is asked."""
        game = self._running()
        seat = self.possible_agents.index(agent)
        is_asked = not game.is_over and agent == self.agent_selection
        record = observation_of(game.states, 0, seat)
        return {"observation": shown(record, self.flat), "action_mask": mask_of(game.legal_numbers() if is_asked else [])}

    def step(self, action: Any) -> None:
        """Play the action of the agent that is asked; an illegal one raises InvalidAction and changes nothing."""
        game = self._running()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        try:
            game.play(int(action))
        except (NaqalaError, TypeError, ValueError) as error:
            raise InvalidAction(str(error)) from error
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if game.is_over:
            self.rewards = self._rewards(game)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._asked(game)
        self._accumulate_rewards()
        self._render_for_people()

    def render(self) -> Any:
        """Return or print the board, as ``render_mode`` says."""
        if self.render_mode is None:
            return None
        game = self._running()
        if self.render_mode == "rgb_array":
            return picture(read(game.states, 0))
        if self.render_mode == "ansi":
            return game.text()
        print(game.text())
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _render_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _running(self) -> Game:
        if self.game is None:
            raise OptionsError("expected reset() first")
        return self.game

    def _asked(self, game: Game) -> str:
        return self.possible_agents[(game.decision.seat or 1) - 1]

    def _rewards(self, game: Game) -> dict[str, float]:
        outcome = game.outcome()
        assert outcome is not None
        if self.reward == WIN:
            shares = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(1, self.options.seats + 1)]
        elif not outcome.totals:
            shares = [float(NO_SCORE)]
        else:
            totals = outcome.totals
            shares = [float(own - max((*totals[:place], *totals[place + 1 :]), default=0)) for place, own in enumerate(totals)]
        return dict(zip(self.possible_agents, shares, strict=True))
