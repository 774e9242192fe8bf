"""What a table remembers: answers, points, whose bot is asked, the answer that was judged last and what it leads to."""

from dataclasses import dataclass

from naqala.game import Game
from naqala.server.protocol.wire import Score, Stands
from naqala.server.tables.events import Played


@dataclass(frozen=True)
class GivenAnswer:
    """One answer of a seat: how many actions there were before it, and whether it revealed something: by chance, or because the
    end of the game reveals everything.
    """

    seat: int
    length: int
    revealed: bool
    is_forced: bool = False
    """Whether it was a person's only legal answer: to undo it alone would only ask the same again."""


@dataclass
class Undone:
    """What a seat has undone without a vote and may redo: the answers from its own on, each with the seat that gave it."""

    seat: int
    answers: list[tuple[int, str]]


@dataclass(frozen=True)
class Standing:
    """The points of all seats at the start of a round, after ``length`` actions: all points, and the public ones."""

    length: int
    round: int
    whole: tuple[int, ...]
    public: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Score:
        """Return the score to compare seats by: public points alone, or all that the seat knows where it plays alone."""
        is_alone = seat is not None and len(self.whole) == 1
        return Score(self.length, self.round, list(self.whole if is_alone else self.public))


@dataclass(frozen=True)
class BotTurn:
    """A bot of a level on a seat is asked at a moment of the game."""

    seat: int
    level: str
    moment: tuple[int, int]


@dataclass(frozen=True)
class Aftermath:
    """How a table will stand after events that are not applied yet."""

    asked: int | None
    """The seat that will be asked; None at the end of the game."""
    over: Game | None
    """The game if it is over; None if it goes on."""
    stands: Stands | None
    """Why the game stands; None if the seat that is asked can answer."""
    awaits_bot: bool
    """Whether people wait for the answer of a bot; also where a bot may just have ended the turn of a late person."""


@dataclass
class JudgedAnswer:
    """The game after an answer that was judged but not played yet."""

    moment: tuple[int, int]
    seat: int
    action: str
    game: Game
    event: Played | None = None
    """What would be stored, once chance has answered too."""
