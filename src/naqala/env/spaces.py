"""The spaces of Gymnasium and PettingZoo: one set of actions for all options, observations by name or flat."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from naqala.catalog.verbs import ACTIONS
from naqala.env.kernels.observation import FIELDS, SIZE, Bounds
from naqala.errors import OptionsError
from naqala.errors import shown as quoted

ACTION_SPACE_SIZE = ACTIONS
"""Every action of every set has a number of its own; a mask says which are legal."""


class LegalActions(spaces.Discrete):
    """All actions. Without a mask it samples one that is legal now: ``check_env`` and other programs know no masks."""

    def __init__(self) -> None:
        super().__init__(ACTION_SPACE_SIZE)
        self.legal: list[int] = []
        """The actions that are legal now."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return a legal action, each as likely as any other; or as mask or probability say."""
        if mask is None and probability is None and self.legal:
            mask = mask_of(self.legal)
        return super().sample(mask, probability)


def _bounds(extras: tuple[Any, ...]) -> Bounds:
    return next(extra for extra in extras if isinstance(extra, Bounds))


def observation_space(flat: bool) -> "spaces.Space[Any]":
    """Return the space of observations: a row of numbers, or a box for each name."""
    if not flat:
        boxes: dict[str, spaces.Space[Any]] = {
            field.name: spaces.Box(_bounds(field.extras).low, _bounds(field.extras).high, field.shape or (1,), np.int16)
            for field in FIELDS
        }
        return spaces.Dict(boxes)
    lows, highs = [], []
    for field in FIELDS:
        cells = int(np.prod(field.shape, dtype=int))
        lows += [_bounds(field.extras).low] * cells
        highs += [_bounds(field.extras).high] * cells
    return spaces.Box(np.array(lows, np.int16), np.array(highs, np.int16), (SIZE,), np.int16)


def seen_space(flat: bool) -> "spaces.Dict":
    """Return the space of what a seat is shown: its observation and the mask of its legal actions."""
    if not isinstance(flat, bool):
        raise OptionsError(f"flat: expected True or False, got {quoted(flat, repr)}")
    return spaces.Dict({"observation": observation_space(flat), "action_mask": spaces.MultiBinary(ACTION_SPACE_SIZE)})


def shown(records: Any, flat: bool) -> Any:
    """Return an observation, or an array of them, as its space has it; the arrays belong to the caller."""
    rows = np.asarray(records)
    if flat:
        return np.frombuffer(rows.tobytes(), np.int16).copy().reshape(*rows.shape, SIZE)
    return {field.name: np.array(rows[field.name], np.int16).reshape(*rows.shape, *(field.shape or (1,))) for field in FIELDS}


def mask_of(legal: list[int]) -> NDArray[np.int8]:
    """Return the mask of legal actions, as ``Discrete.sample`` takes it."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[legal] = 1
    return mask
