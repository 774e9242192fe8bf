"""How much time the people of a table have, as chosen when it is opened."""

from typing import Annotated, Literal

import msgspec

from naqala.bots import BOTS
from naqala.errors import OptionsError, shown
from naqala.reading import always_one_of

MINUTE, HOUR, DAY = 60, 3_600, 86_400
TimeEnd = Literal["turn", "seat", "ask"]
"""What happens when the time of a person is up: a bot plays the turn, a bot takes the seat, or the others decide."""
_BASES = {"clock": (MINUTE, DAY), "days": (HOUR, 60 * DAY)}
"""The least and the most seconds, by kind."""
STAND_IN = "greedy"
"""The level of the bot that plays when the time is up, unless the host chooses another."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``clock``: ``base`` seconds for the whole game, and ``increment`` more after each turn and each bid. ``days``: ``base``
    seconds for each turn and each bid.
    """

    kind: Literal["clock", "days"]
    base: int
    increment: int = 0
    end: TimeEnd = "turn"
    level: Annotated[str, always_one_of(BOTS)] = STAND_IN

    def check(self) -> None:
        """Refuse times that make no sense."""
        least, most = _BASES[self.kind]
        if not least <= self.base <= most:
            raise OptionsError(f"base: expected {least} to {most} seconds, got {shown(self.base)}")
        longest = HOUR if self.kind == "clock" else 0
        if not 0 <= self.increment <= longest:
            raise OptionsError(f"increment: expected 0 to {longest} seconds, got {shown(self.increment)}")
        if self.level not in BOTS:
            raise OptionsError(f"level: expected one of {', '.join(BOTS)}; got {shown(self.level)}")
