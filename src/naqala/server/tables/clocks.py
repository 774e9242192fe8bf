"""The clocks of a table. Like all of a table they follow from its events, each stored with the second at which it happened.

Seconds are those of the server's running time (uptime.py), so no clock runs while no server does.
"""

from dataclasses import dataclass, field

from naqala.server.tables.pace import DAY, HOUR, Pace

RESERVE = 30.0
"""Seconds for each further turn of a person whose time was up once."""
ONE_DROP, ALL_DROPS, LEAST_DROP = 60.0, 120.0, 5.0
"""A clock stands while the connection of its person is lost: at most so many seconds at once and in a whole game, and each loss
counts as at least so many.
"""
LONGEST_PAUSE = {"clock": HOUR, "days": 14 * DAY}
"""Seconds after which clocks run again by themselves, by the kind of time."""


@dataclass
class Clocks:
    """How much time each seat has, and whose clock runs."""

    pace: Pace
    seats: int
    has_begun: bool = False
    """Whether all people have come; no clock runs before that."""
    running: int | None = None
    """The seat of a person whom the game waits for."""
    since: float = 0.0
    """When the times in ``left`` were exact."""
    paused_until: float | None = None
    excused_until: float | None = None
    """How long the connection of the person the game waits for may be lost before the clock runs."""
    up: set[int] = field(default_factory=set)
    """The seats whose time is up in this turn."""
    short: set[int] = field(default_factory=set)
    """The seats whose time was up once: each further turn has a reserve."""

    def __post_init__(self) -> None:
        self.left = [float(self.pace.base)] * self.seats
        self.drops = [ALL_DROPS if self.pace.kind == "clock" else 0.0] * self.seats
        self._marks = 0
        self._turn: int | None = None

    # Reading

    def is_paused(self, now: float) -> bool:
        """Return whether all have agreed to a pause that is not over."""
        return self.paused_until is not None and now < self.paused_until

    def left_at(self, now: float) -> list[float]:
        """Return how many seconds each seat has left."""
        left = self.left[:]
        if self.running is not None:
            left[self.running - 1] = max(0.0, left[self.running - 1] - self._used(now))
        return left

    def expires_at(self) -> float | None:
        """Return when the time of the person the game waits for is up; None if no clock runs, or it is up already."""
        if self.running is None or self.running in self.up:
            return None
        return max(self.since, self._stands_until()) + self.left[self.running - 1]

    def next_change(self) -> float | None:
        """Return when the next clock is up or the pause is over, if nothing else happens."""
        expires = self.expires_at()
        return self.paused_until if expires is None else expires

    def soonest(self, now: float) -> float:
        """Return a time before which no clock can be up, whatever happens now."""
        return now + min(self.left_at(now))

    def may_drop(self, seat: int) -> bool:
        """Return whether the clock of this seat may stand for a lost connection."""
        return (
            self.running == seat
            and seat not in self.up
            and self.paused_until is None
            and self.excused_until is None
            and self.drops[seat - 1] > LEAST_DROP
        )

    def _stands_until(self) -> float:
        return max(self.paused_until or 0.0, self.excused_until or 0.0)

    def _used(self, now: float) -> float:
        return max(0.0, now - max(self.since, self._stands_until()))

    # Changing

    def settle(self, now: float) -> None:
        """Charge the running clock with the time until now, before something changes."""
        if self.running is not None and self.excused_until is not None:
            stood = max(0.0, min(now, self.excused_until) - self.since)
            self.drops[self.running - 1] = max(0.0, self.drops[self.running - 1] - stood)
        self.left = self.left_at(now)
        self.since = max(self.since, now)
        if self.paused_until is not None and now >= self.paused_until:
            self.paused_until = None

    def follow(self, asked: int | None, marks: int) -> None:
        """Let the clock of this seat run: of the person the game waits for, None if there is none. ``marks`` counts the turns and
        bids so far; one that was undone brings no second increment.
        """
        if marks > self._marks:
            self._begin_turn(asked, is_first=self._marks == 0)
            self._marks = marks
        if asked != self.running:
            self.excused_until = None
        self.running = asked if self.has_begun else None

    def _begin_turn(self, asked: int | None, is_first: bool) -> None:
        if self.pace.kind == "days":
            self.left = [float(self.pace.base)] * self.seats
        elif self._turn is not None and not is_first and self.has_begun:
            self.left[self._turn - 1] += self.pace.increment
        self._turn = asked
        self.up.clear()
        for seat in self.short:
            self.left[seat - 1] = max(self.left[seat - 1], min(RESERVE, self.pace.base))

    def drop(self, seat: int, now: float) -> None:
        """Let the clock stand, because the connection of its person is lost."""
        budget = self.drops[seat - 1]
        self.excused_until = now + min(ONE_DROP, budget)
        self.drops[seat - 1] = budget - min(LEAST_DROP, budget)

    def pause(self, now: float) -> None:
        """Let all clocks stand."""
        self.paused_until = now + LONGEST_PAUSE[self.pace.kind]
        self.excused_until = None

    def run_out(self, seat: int) -> None:
        """Note that the time of a seat is up."""
        self.left[seat - 1] = 0.0
        self.up.add(seat)
        self.short.add(seat)
