"""The open question and the seat that is asked."""

from msgspec import Struct

from naqala.engine import play
from naqala.engine.mirror import States, read
from naqala.engine.state import FIRST_CHANCE, NOBODY, Ask, State
from naqala.position import ASK_WORDS, About
from naqala.position.schema import AskName
from naqala.position.writing import about_now

CHANCE = 0
"""The seat number of chance; players are 1 to 5."""


class Decision(Struct, frozen=True, gc=False):
    """The open question: its kind as docs/decisions.md names it, the seat that is asked, and what it is about."""

    ask: AskName
    seat: int | None
    """1 to 5, CHANCE, or None when the game is over."""
    about: About = About()
    price: int | None = None
    """The price of playing before Yazid, in gold."""

    @property
    def is_chance(self) -> bool:
        """Return whether chance is asked."""
        return self.seat == CHANCE

    @property
    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.seat is None


def decision_in(states: States, index: int, state: State | None = None) -> Decision:
    """Return the open question of a position, which may have been read already."""
    ask, seat = play.who_is_asked(states, index)
    if ask == Ask.OVER:
        return Decision(ASK_WORDS[ask], None)
    number = CHANCE if ask >= FIRST_CHANCE or seat == NOBODY else int(seat) + 1
    price = int(play.price_of_outbid(states, index)) if ask == Ask.OUTBID else None
    return Decision(ASK_WORDS[ask], number, about_now(state or read(states, index)), price)
