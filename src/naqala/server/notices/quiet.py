"""Quiet hours: when a person wants no notice, in their own time zone."""

from datetime import datetime, time
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from naqala.errors import OptionsError


class NoticeChoices(msgspec.Struct, frozen=True):
    """What a person has chosen for all their notices. Quiet hours may go over midnight; without them both times are None."""

    zone: str = "UTC"
    quiet_from: str | None = None
    quiet_until: str | None = None

    def check(self) -> None:
        """Refuse time zones there are not, and half of a pair of times."""
        if self.zone not in _zones():
            raise OptionsError(f"zone: expected a time zone such as Europe/Berlin, got {self.zone[:40]!r}")
        if (self.quiet_from is None) != (self.quiet_until is None):
            raise OptionsError("quiet: expected both times or none")
        for text in (self.quiet_from, self.quiet_until):
            if text is not None:
                _read(text)

    def is_quiet(self, now: float) -> bool:
        """Return whether a person wants no notice now; a time is seconds since 1970."""
        if self.quiet_from is None or self.quiet_until is None:
            return False
        first, last = _read(self.quiet_from), _read(self.quiet_until)
        here = datetime.fromtimestamp(now, _zone(self.zone)).time()
        return first <= here < last if first <= last else here >= first or here < last


_DECODER: msgspec.json.Decoder[NoticeChoices] = msgspec.json.Decoder(NoticeChoices)


def read_choices(text: str | None) -> NoticeChoices:
    """Return stored choices; without any, the usual ones."""
    return NoticeChoices() if text is None else _DECODER.decode(text)


def _read(text: str) -> time:
    try:
        return datetime.strptime(text, "%H:%M").time()
    except ValueError:
        raise OptionsError(f"quiet: expected a time such as 22:00, got {text[:20]!r}") from None


@cache
def _zones() -> frozenset[str]:
    return frozenset({"UTC", *available_timezones()})


def _zone(name: str) -> ZoneInfo:
    """Return a time zone; UTC where the system no longer knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
