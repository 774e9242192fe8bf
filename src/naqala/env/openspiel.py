"""Five Tribes for OpenSpiel: ``import naqala.env.openspiel; pyspiel.load_game("naqala(seats=3,expansions=whims)")``.

Chance is explicit. The first chance node chooses one of ``deals`` starts, each as likely as any other; all later luck is what the
rules ask of chance. Players are counted from 0, so player 0 is seat 1.
"""

import json
from typing import Any

import numpy as np

from naqala.action import Action
from naqala.catalog.verbs import ACTIONS
from naqala.deal import deal, luck_from
from naqala.env.kernels.observation import FIELDS, OBSERVATION, SIZE
from naqala.env.kernels.stepping import NO_SCORE
from naqala.env.rewards import WIN, check_reward, rewards_of
from naqala.env.seeing import Witness
from naqala.errors import OptionsError
from naqala.errors import shown as quoted
from naqala.game import Game
from naqala.options import EXPANSIONS, Options

try:
    import pyspiel
except ImportError as error:
    raise ImportError("naqala.env.openspiel needs OpenSpiel: pip install 'naqala[openspiel]'") from error

NAME = "naqala"
LONGEST = 20_000
"""Decisions of a game; random ones have some hundreds."""
PARAMETERS = {"seats": 2, "expansions": "", "promos": "", "five_track": "", "reward": WIN, "deals": 1000}
"""Several expansions or promos are joined by ``+``; ``five_track`` is empty, ``yes`` or ``no``."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Five Tribes",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


def _options(given: dict[str, Any]) -> Options:
    """Return the options that parameters mean; impossible ones are refused."""
    tracks = {"": None, "yes": True, "no": False}
    if given["five_track"] not in tracks:
        raise OptionsError(f"five_track: expected yes, no or nothing; got {quoted(given['five_track'], repr)}")
    chosen = EXPANSIONS if given["expansions"] == "all" else tuple(filter(None, given["expansions"].split("+")))
    promos = tuple(filter(None, given["promos"].split("+")))
    return Options(given["seats"], chosen, promos, tracks[given["five_track"]])


class NaqalaGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        check_reward(given["reward"])
        if given["deals"] < 1:
            raise OptionsError(f"deals: expected a number from 1 on, got {given['deals']}")
        self.options, self.reward, self.deals = _options(given), given["reward"], given["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(ACTIONS, self.deals),
            num_players=self.options.seats,
            min_utility=0.0 if self.reward == WIN else 2.0 * NO_SCORE,
            max_utility=1.0 if self.reward == WIN else -2.0 * NO_SCORE,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "NaqalaState":
        """Return a state before the deal."""
        return NaqalaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | Remembering":
        """Return an observer: of what a seat sees now, or with perfect recall of all it has seen."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(f"expected what one player sees of public and private things, got {kind} with {params}")
        return Remembering() if kind.perfect_recall else Observer()


class Course:
    """A game from before its deal on. It is copied as a game, and kept as a list of answers."""

    def __init__(self, options: Options, deals: int, answers: tuple[int, ...] = ()) -> None:
        self.options, self.deals = options, deals
        self.game: Game | None = None
        self.witness: Witness | None = None
        self.start = -1
        for number in answers:
            self.play(number)

    def play(self, number: int) -> None:
        """Play an action, or first choose the start."""
        if self.game is not None:
            self.game.play(number)
        elif not 0 <= number < self.deals:
            raise OptionsError(f"deal: expected 0 to {self.deals - 1}, got {number}")
        else:
            self.start = number
            self.game = Game(deal(self.options, luck_from(f"deal {number}")))
            self.witness = Witness(self.game)

    def __deepcopy__(self, _: Any) -> "Course":
        twin = Course(self.options, self.deals)
        twin.start = self.start
        if self.game and self.witness:
            twin.game = self.game.copy()
            twin.witness = self.witness.copy(twin.game)
        return twin

    def __reduce__(self) -> Any:
        answers = () if self.game is None else (self.start, *(action.number for action in self.game.actions))
        return Course, (self.options, self.deals, answers)


class NaqalaState(pyspiel.State):  # type: ignore[misc]
    """A position with its history."""

    def __init__(self, game: NaqalaGame) -> None:
        super().__init__(game)
        self.course = Course(game.options, game.deals)
        self.reward = game.reward

    def current_player(self) -> int:
        """Return the player that is asked, or chance, or that the game is over."""
        game = self.course.game
        if game is None or game.decision.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.decision.seat is None else game.decision.seat - 1

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course.game is not None and player == self.current_player()
        return self.course.game.legal_numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        if self.course.game is None:
            return [(number, 1.0 / self.course.deals) for number in range(self.course.deals)]
        weights = self.course.game.weights()
        total = sum(weights.values())
        return [(action.number, weight / total) for action, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.course.play(int(action))

    def _action_to_string(self, _player: int, action: int) -> str:
        return f"deal {action}" if self.course.game is None else Action.numbered(int(action)).text

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.course.game is not None and self.course.game.is_over

    def returns(self) -> list[float]:
        """Return what each player has gained: nothing until the game is over."""
        game = self.course.game
        return [0.0] * self.course.options.seats if game is None or not game.is_over else rewards_of(game, self.reward)

    def __str__(self) -> str:
        return "before the deal" if self.course.game is None else self.course.game.text()


class Observer:
    """What a seat sees now: a tensor for each field of an observation."""

    def __init__(self) -> None:
        self.tensor = np.zeros(SIZE, np.float32)
        assert OBSERVATION.fields is not None
        starts = [int(OBSERVATION.fields[field.name][1]) // 2 for field in FIELDS]
        sizes = [int(np.prod(field.shape, dtype=int)) for field in FIELDS]
        self.dict = {
            field.name: self.tensor[start : start + size].reshape(field.shape or (1,))
            for field, start, size in zip(FIELDS, starts, sizes, strict=True)
        }

    def set_from(self, state: NaqalaState, player: int) -> None:
        """Write what the player sees."""
        witness = state.course.witness
        self.tensor[:] = 0 if witness is None else np.frombuffer(witness.observation(player + 1).tobytes(), np.int16)

    def string_from(self, state: NaqalaState, player: int) -> str:
        """Return the player's view."""
        if state.course.game is None:
            return "before the deal"
        view = state.course.game.view(player + 1)
        return f"seat {player + 1}, asked {view.decision.ask}: {json.dumps(view.position.to_json())}"


class Remembering:
    """All that a seat has seen: the start, every action as far as it may know it, and its view; as a text alone."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: NaqalaState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: NaqalaState, player: int) -> str:
        """Return the information state."""
        if state.course.game is None:
            return "before the deal"
        log = state.course.game.log(player + 1)
        lines = [json.dumps(log.start.to_json()), *(f"{entry.seat} {entry.action}" for entry in log.entries)]
        return "\n".join([*lines, Observer().string_from(state, player)])


pyspiel.register_game(_TYPE, NaqalaGame)
