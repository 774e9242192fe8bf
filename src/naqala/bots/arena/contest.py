"""A contest: which bots meet, how often, from which starts, in which seats.

All games of one start have the same deal and the same luck; between them the bots change seats, so that no bot is helped by a
start or a seat. With more bots than seats the starts take all combinations of bots in turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from naqala.bots import BOTS, BotKind, kind_of
from naqala.bots.arena.sources import sources_digest
from naqala.bots.bot import USUAL, Budget
from naqala.bots.stdio import foreign_digest, is_foreign
from naqala.errors import ArenaError, shown
from naqala.options import Options
from naqala.position import RULES

FORMAT = "naqala-contest"
VERSION = 1

Kinds = Mapping[str, BotKind]
"""The bots there are, by name."""


def _rotated(lineup: tuple[str, ...], places: int) -> tuple[str, ...]:
    return lineup[places:] + lineup[:places]


@dataclass(frozen=True)
class Contest:
    """What the arena is asked to play; ``games`` is rounded up so that every start is played in all its seatings."""

    bots: tuple[str, ...]
    """The contestants; a bot that stands here twice sits twice."""
    options: Options
    games: int
    seed: str
    budget: Budget = USUAL
    mode: str = field(kw_only=True)
    """The mode in which it is played."""

    def __post_init__(self) -> None:
        if isinstance(self.games, bool) or not isinstance(self.games, int) or self.games < 1:
            raise ArenaError(f"games: expected a number, 1 or more; got {shown(self.games, repr)}")
        self._check_bots()
        object.__setattr__(self, "games", -(-self.games // self.rotations) * self.rotations)

    def _check_bots(self) -> None:
        """Refuse fewer bots than seats, and a bot that is repeated although there are more."""
        seats, bots = self.options.seats, ",".join(self.bots)
        if seats < 2:
            raise ArenaError(f"seats: expected 2 to 5, because bots meet other bots; got {seats}")
        if len(self.bots) < seats:
            written = ",".join([*self.bots, *[self.bots[-1]] * (seats - len(self.bots))]) if self.bots else "a,b"
            raise ArenaError(
                f"bots: expected at least {seats} for {seats} seats, got {len(self.bots)}; "
                f"write a bot as often as it is to sit, such as --bots {written}"
            )
        if len(self.bots) > seats and len(set(self.bots)) < len(self.bots):
            raise ArenaError(f"bots: expected each bot once where there are more bots than the {seats} seats, got {bots}")

    def check_kinds(self, kinds: Kinds = BOTS) -> None:
        """Refuse bots that do not exist."""
        for name in self.bots:
            kind_of(name, kinds)

    def check_travels(self) -> None:
        """Refuse bots that the machines of a cluster may not have, or have in another version."""
        for name in filter(is_foreign, self.contestants):
            raise ArenaError(f"bots: expected levels of naqala on a cluster, which every machine has; got {shown(name)}")

    @cached_property
    def contestants(self) -> tuple[str, ...]:
        """Every bot once."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """The companies that meet: all combinations of as many bots as there are seats."""
        return tuple(combinations(self.bots, self.options.seats))

    @cached_property
    def rotations(self) -> int:
        """In how many different ways a line-up sits down; with a bot that repeats regularly fewer than there are seats."""
        return len({_rotated(self.lineups[0], places) for places in range(self.options.seats)})

    def place(self, game: int) -> tuple[int, int]:
        """Return the number of the start and of the rotation of a game."""
        return divmod(game, self.rotations)

    def seating(self, game: int) -> tuple[str, ...]:
        """Return the bots of a game by seat."""
        start, rotation = self.place(game)
        return _rotated(self.lineups[start % len(self.lineups)], rotation)

    def deal_seed(self, game: int) -> str:
        """Return the seed of deal and luck, the same for all games of one start."""
        return f"{self.seed}/{self.place(game)[0]}"

    def bot_seed(self, game: int, seat: int) -> str:
        """Return the seed of the bot on a seat (from 1), another one in every game."""
        start, rotation = self.place(game)
        return f"{self.seed}/{start}/{rotation}/{seat}"

    def to_json(self) -> dict[str, Any]:
        """Return everything that decides what is played, as ``contest.json`` keeps it."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": RULES,
            "mode": self.mode,
            "sources": sources_digest(),
            "programs": {name: foreign_digest(name) for name in self.contestants if is_foreign(name)},
            "bots": list(self.bots),
            "options": self.options.to_json(),
            "games": self.games,
            "seed": self.seed,
            "budget": self.budget.to_json(),
        }
