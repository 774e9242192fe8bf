"""Rate limits, counted by a clock that never jumps."""

import time
from collections import deque
from functools import cache

from limits import RateLimitItem, parse_many
from starlette.requests import HTTPConnection

from naqala.server.errors import TooMuchError
from naqala.server.network.addresses import address_of

MOST_COUNTED = 10_000
"""The number of addresses to count before silent ones are forgotten."""


_parsed = cache(parse_many)
"""The rates in a text, read once: every connection and every table has some."""


class RateLimit:
    """The rate limits of one sender: the times of its last requests, no more than the limits need."""

    def __init__(self, rates: str) -> None:
        self._times = [(rate, deque[float](maxlen=rate.amount)) for rate in _parsed(rates)]

    def exceeded(self) -> RateLimitItem | None:
        """Count one more request; return the rate it exceeds, if any, in which case it does not count."""
        now = time.monotonic()
        for rate, times in self._times:
            if len(times) == rate.amount and now - times[0] < rate.get_expiry():
                return rate
        for _, times in self._times:
            times.append(now)
        return None

    def is_silent(self) -> bool:
        """Return whether nothing it has counted matters any more."""
        now = time.monotonic()
        return all(not times or now - times[-1] >= rate.get_expiry() for rate, times in self._times)


class Limits:
    """The rate limits of an address, by kind of request."""

    def __init__(self, **rates: str) -> None:
        self._rates = rates
        self._counted: dict[tuple[str, str], RateLimit] = {}
        self._most = MOST_COUNTED

    def count(self, what: str, connection: HTTPConnection) -> None:
        """Count one more request; refuse it if the rate limit is exceeded."""
        if rate := self.of(what, address_of(connection)).exceeded():
            raise TooMuchError(f"expected at most {rate} from one address, got more")

    def of(self, what: str, address: str) -> RateLimit:
        """Return the rate limit of an address."""
        if len(self._counted) > self._most:
            self._forget()
        key = (what, address)
        if key not in self._counted:
            self._counted[key] = RateLimit(self._rates[what])
        return self._counted[key]

    def _forget(self) -> None:
        """Drop addresses that have been silent; look again when there are twice as many as are left."""
        self._counted = {key: limit for key, limit in self._counted.items() if not limit.is_silent()}
        self._most = max(MOST_COUNTED, 2 * len(self._counted))
