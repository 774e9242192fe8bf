"""Five Tribes for PettingZoo's parallel interface: ``naqala_parallel_v0.parallel_env(seats=3)``.

In a cycle every agent names an action. That of the seat that is asked is played; all others wait, and their only action is
``pass``. ``max_cycles`` truncates the game. ``env`` is the same with one agent after the other.
"""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.error import InvalidAction
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from naqala.catalog.verbs import Verb
from naqala.env.rendering import RENDER_MODES
from naqala.env.rewards import WIN
from naqala.env.single import Single
from naqala.env.spaces import LegalActions, mask_of, seen_space
from naqala.errors import OptionsError
from naqala.errors import shown as quoted
from naqala.options import Options

WAIT = Verb.PASS.first
"""The action of agents that are not asked."""


def env(**options: Any) -> Any:
    """Return the environment with one agent after the other, and with PettingZoo's usual checks around it."""
    return wrappers.OrderEnforcingWrapper(parallel_to_aec(parallel_env(**options)))


class parallel_env(ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (PettingZoo's usual name)
    """One game, in which all agents act in every cycle."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "name": "naqala_parallel_v0", "render_fps": 4}

    def __init__(
        self,
        seats: int = 2,
        expansions: tuple[str, ...] = (),
        promos: tuple[str, ...] = (),
        five_track: bool | None = None,
        reward: str = WIN,
        flat: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, seats, expansions, promos, five_track, reward, flat, max_cycles, render_mode)
        if max_cycles is not None and (isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1):
            raise OptionsError(f"max_cycles: expected a whole number from 1 on, or None; got {quoted(max_cycles, repr)}")
        self.single = Single(Options(seats, expansions, promos, five_track), reward, flat, render_mode)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, seats + 1)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen_space(flat))
        self.action_spaces = {agent: LegalActions() for agent in self.possible_agents}
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> "spaces.Space[Any]":
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Space[Any]":
        """Return the space of actions; without a mask it samples what the agent may do now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:  # noqa: ARG002 (PettingZoo's signature)
        """Deal a new game; the same seed deals the same one and draws the same luck."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.single.deal(int(self._random.integers(2**63)))
        self.agents, self.cycle = self.possible_agents[:], 0
        self.single.render_for_people()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        """Play the action of the agent that is asked. An illegal action of any agent raises InvalidAction and changes nothing."""
        if not self.agents:
            raise InvalidAction("expected reset() first: the game is over")
        if set(actions) != set(self.agents):
            raise InvalidAction(f"expected an action of each of {', '.join(self.agents)}; got {quoted(sorted(actions), repr)}")
        asked = self.possible_agents[self.single.asked - 1]
        for agent, action in actions.items():
            if agent != asked and action != WAIT:
                raise InvalidAction(f"{agent}: expected {WAIT} (pass), because {asked} is asked; got {quoted(action, repr)}")
        self.single.play(actions[asked])
        self.cycle += 1
        is_over = self.single.game.is_over
        is_cut = not is_over and self.cycle == self.max_cycles
        agents, seen = self.agents, self._seen()
        if is_over or is_cut:
            self.agents = []
        self.single.render_for_people()
        ends = dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut)
        return seen, dict(zip(agents, self.single.rewards(), strict=True)), *ends, {agent: {} for agent in agents}

    def _seen(self) -> dict[str, dict[str, Any]]:
        """Return what all agents see, and tell their spaces what they may do."""
        seen = {}
        for seat, agent in enumerate(self.possible_agents, 1):
            legal = self.single.legal(seat) or [WAIT]
            self.action_spaces[agent].legal = legal
            seen[agent] = {**self.single.observed(seat), "action_mask": mask_of(legal)}
        return seen

    def render(self) -> Any:
        """Return or print the board, as ``render_mode`` says."""
        return self.single.render()

    def close(self) -> None:
        """Nothing is held open."""
