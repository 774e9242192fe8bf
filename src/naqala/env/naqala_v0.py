"""Five Tribes for PettingZoo: ``naqala_v0.env(seats=3, expansions=("whims",))``.

An agent for each seat, one action at a time (AEC). Chance belongs to the environment. The number in the name rises when actions,
observations or rewards change their meaning.
"""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from naqala.env.rendering import RENDER_MODES
from naqala.env.rewards import WIN
from naqala.env.single import Single
from naqala.env.spaces import ACTION_SPACE_SIZE, seen_space
from naqala.options import Options


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
        five_track: bool | None = None,
        reward: str = WIN,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, seats, expansions, promos, five_track, reward, flat, render_mode)
        super().__init__()
        self.single = Single(Options(seats, expansions, promos, five_track), reward, flat, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen_space(flat))
        self.action_spaces = {agent: spaces.Discrete(ACTION_SPACE_SIZE) for agent in self.possible_agents}
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        """Return the space of actions, the same for all agents and options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's signature)
        """Deal a new game; the same seed deals the same one and draws the same luck, and so do the games after it."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.single.deal(int(self._random.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.single.asked - 1]
        self.single.render_for_people()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; its mask is empty while another is asked."""
        return self.single.observed(self.possible_agents.index(agent) + 1)

    def step(self, action: Any) -> None:
        """Play the action of the agent that is asked; an illegal one raises InvalidAction and changes nothing."""
        if self.single.game.is_over:
            self._was_dead_step(action)
            return
        self.single.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.single.rewards(), strict=True))
        if self.single.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.single.asked - 1]
        self._accumulate_rewards()
        self.single.render_for_people()

    def render(self) -> Any:
        """Return or print the board, as ``render_mode`` says."""
        return self.single.render()

    def close(self) -> None:
        """Nothing is held open."""
