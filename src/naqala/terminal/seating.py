"""Who sits where: people and bots, with their names."""

from collections.abc import Sequence
from dataclasses import dataclass

from naqala.bots import BOTS
from naqala.errors import BotError, OptionsError, shown
from naqala.texts import say

HUMAN = "human"
LONGEST_NAME = 20
_SEATS = 5


@dataclass(frozen=True)
class SeatedPlayer:
    """One seat: ``human`` or the name of a bot, and the name all players see."""

    kind: str
    name: str

    @property
    def is_human(self) -> bool:
        """Whether a person answers for this seat."""
        return self.kind == HUMAN


def usual_seats() -> str:
    """Return the usual seats: one person against a good bot."""
    return f"{HUMAN},{'planner' if 'planner' in BOTS else list(BOTS)[-1]}"


def _numbered(names: Sequence[str]) -> list[str]:
    """Add numbers to names that come twice."""
    return [f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name for place, name in enumerate(names)]


def _check_names(names: Sequence[str], seats: int) -> None:
    if len(names) != seats:
        raise OptionsError(f"names: expected {seats}, one a seat; got {len(names)}")
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise OptionsError(f"names: expected 1 to {LONGEST_NAME} letters each; got {shown(name, repr)}")
    if len({name.lower() for name in names}) < len(names):
        raise OptionsError(f"names: expected each name once; got {', '.join(names)}")


def seated(kinds: Sequence[str], names: Sequence[str] | None = None) -> tuple[SeatedPlayer, ...]:
    """Return the players for a list of ``human`` and bots; without names bots have their titles and people are players."""
    if not 1 <= len(kinds) <= _SEATS:
        raise OptionsError(f"seats: expected 1 to {_SEATS}, got {len(kinds)}")
    for kind in kinds:
        if not isinstance(kind, str) or (kind != HUMAN and kind not in BOTS):
            raise BotError(f"seats: expected {HUMAN} or one of {', '.join(BOTS)}; got {shown(kind, repr)}")
    if names is None:
        names = _numbered([say("terminal.player") if kind == HUMAN else say(f"bot.{kind}") for kind in kinds])
    names = [name.strip() for name in names]
    _check_names(names, len(kinds))
    return tuple(SeatedPlayer(kind, name) for kind, name in zip(kinds, names, strict=True))
