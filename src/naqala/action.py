"""An action as a number, as a value and as text; the text means the same in every position (docs/decisions.md)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from operator import index

from naqala.catalog.verbs import ACTIONS, FIRST_DRAW, Meaning, meanings
from naqala.errors import UnknownActionError, shown


@dataclass(frozen=True, slots=True)
class Action:
    """One answer. ``Action.parse("drop red c4").number`` gives the number, ``str(action)`` the text."""

    number: int
    _meaning: Meaning = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Look up what the number means; refuse one that means nothing."""
        is_number = type(self.number) is int and 0 <= self.number < ACTIONS
        meaning = meanings()[self.number] if is_number else None
        if meaning is None:
            raise UnknownActionError(f"expected the number of an action, from 0 to {ACTIONS - 1}; got {shown(self.number, repr)}")
        object.__setattr__(self, "_meaning", meaning)

    def __hash__(self) -> int:
        return self.number

    def __reduce__(self) -> tuple[Callable[[int], "Action"], tuple[int]]:
        return Action.numbered, (self.number,)  # its meaning does not travel

    @property
    def text(self) -> str:
        """Return the text that a person reads and types."""
        return self._meaning.text

    @property
    def words(self) -> tuple[str, ...]:
        """Return the words of the text."""
        return tuple(self.text.split())

    @property
    def verb(self) -> str:
        """Return the name of its verb (``naqala.catalog.verbs``), such as ``drop``; ``kill_on`` and ``kill_of`` differ."""
        return self._meaning.verb

    @property
    def parts(self) -> Mapping[str, str]:
        """Return what it names, in words: ``{"tile": "c4", "colour": "red"}``."""
        return self._meaning.parts

    @property
    def values(self) -> Mapping[str, int]:
        """Return what it names as numbers of the catalog: ``{"tile": 20, "colour": 4}``."""
        return self._meaning.values

    @property
    def is_drop(self) -> bool:
        """Return whether it drops a meeple, with the Carpet or without."""
        return self.verb in ("drop", "carpet")

    @property
    def is_chance(self) -> bool:
        """Return whether it is an answer of chance."""
        return self.number >= FIRST_DRAW

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.number}: {self.text}>"

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read an action; case and extra spaces do not matter."""
        number = _numbers().get(" ".join(text.lower().split())) if isinstance(text, str) else None
        if number is None:
            raise UnknownActionError(f"expected an action such as 'bid 3' or 'drop red c4'; got {shown(text, repr)}")
        return _action(number)

    @classmethod
    def numbered(cls, number: int) -> "Action":
        """Return the action with this number."""
        if type(number) is int:
            return _action(number)
        whole = hasattr(number, "__index__") and not isinstance(number, bool)
        return _action(index(number)) if whole else cls(number)


@cache
def _numbers() -> dict[str, int]:
    return {meaning.text: number for number, meaning in enumerate(meanings()) if meaning is not None}


@cache
def _action(number: int) -> Action:
    return Action(number)
