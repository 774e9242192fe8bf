"""Who is asked what."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from naqala.engine import play
from naqala.engine.mirror import States, read
from naqala.engine.state import FIRST_CHANCE, NOBODY, Ask, State
from naqala.position import ASK_WORDS, question_json

CHANCE = 0
"""The seat number of chance; players are 1 to 5."""


@dataclass(frozen=True)
class Decision:
    """The open question: its kind as docs/decisions.md names it, the seat that is asked, and what it is about."""

    ask: str
    seat: int | None
    """1 to 5, CHANCE, or None when the game is over."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """The further fields of a pending question (docs/position.md), such as the tile."""

    @property
    def is_chance(self) -> bool:
        """Chance is asked."""
        return self.seat == CHANCE

    @property
    def is_over(self) -> bool:
        """Nothing is asked any more."""
        return self.seat is None


def decision_in(states: States, index: int, state: State | None = None) -> Decision:
    """The open question of a position, which need not be read again where its ``state`` is at hand."""
    ask, seat = play.who_is_asked(states, index)
    word = ASK_WORDS[ask]
    if ask == Ask.OVER:
        return Decision(word, None)
    about: dict[str, Any] = {}
    state = state or read(states, index)
    if state.pending:
        about = {name: value for name, value in question_json(state, state.pending - 1).items() if name not in ("ask", "seat")}
    return Decision(word, CHANCE if ask >= FIRST_CHANCE or seat == NOBODY else seat + 1, about)
