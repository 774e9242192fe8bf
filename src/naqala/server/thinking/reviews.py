"""Reviews of finished games (docs/review.md): made in the workers when nothing else waits there, and stored with the game.

A review is stored finding by finding. So people see at once what there is, and a restart loses nothing: the next person who opens
the review starts the rest. A review of a game that has changed since is thrown away.
"""

import asyncio
import hashlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
import structlog
from sqlalchemy import Connection, delete, insert, select

from naqala.game import Game
from naqala.review import EDITION, HASTY, Finding, ReviewTask, depth_named, key_of, summary_of, tasks_of
from naqala.review.schema import Summary
from naqala.server.storage.schema import REVIEWS
from naqala.server.storage.store import Store
from naqala.server.thinking.think_queue import Asker, Urgency
from naqala.server.thinking.workers import Workers

LOG = structlog.get_logger()
PAUSE = 1.0
"""Seconds between two checks whether the rules are compiled, or whether another server has finished a review."""
MOST_AT_ONCE = 2
"""Reviews that are made at the same time; others wait."""
ReviewState = Literal["none", "waiting", "running", "done"]


class Heading(msgspec.Struct, frozen=True):
    """What a stored review is about."""

    game: str
    """The fingerprint of the game: one that went on after an undo has another."""
    depth: str
    total: int
    """How many findings it will have."""


class ReviewProgress(msgspec.Struct, frozen=True):
    """How far a review is, and the findings that the browser does not have yet."""

    state: ReviewState
    """``none``: not started, or stopped; ``waiting``: for compiled rules, or for other reviews."""
    depth: str
    done: int
    total: int
    parts: list[Finding]
    summary: Summary


_HEADING = msgspec.json.Decoder(Heading)
_FINDING: msgspec.json.Decoder[Finding] = msgspec.json.Decoder(Finding)


class Reviews:
    """All reviews that this server makes."""

    def __init__(
        self, store: Store, workers: Workers, depth: str, in_background: Callable[[Callable[[], Any]], Awaitable[Any]]
    ) -> None:
        self._store, self._workers, self._wanted, self._in_background = store, workers, depth, in_background
        self._running: dict[str, asyncio.Task[None]] = {}
        self._at_work: set[str] = set()
        self._few = asyncio.Semaphore(MOST_AT_ONCE)

    def is_running(self, table: str) -> bool:
        """Return whether a review is being made here."""
        return table in self._running

    def start(self, table: str, game: Game, address: str) -> None:
        """Begin a review of a finished game, or go on with it."""
        if table in self._running:
            return
        task = asyncio.create_task(self._make(table, game, Asker(Urgency.REVIEW, (address,))))
        self._running[table] = task
        task.add_done_callback(lambda _: self._running.pop(table, None))

    async def close(self) -> None:
        """Stop; the findings that are stored stay."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def progress(self, table: str, game: Game, after: int) -> ReviewProgress:
        """Return how far the review of a finished game is, with the findings after the first ``after``."""
        heading, findings = await self._stored(table, game)
        done, total = len(findings), heading.total if heading else 0
        state: ReviewState = "none"
        if heading is not None and done >= total:
            state = "done"
        elif table in self._running:
            state = "running" if table in self._at_work else "waiting"
        depth = heading.depth if heading else self._depth
        return ReviewProgress(state, depth, done, total, findings[after:], summary_of(findings, game.options.seats))

    # Making one

    @property
    def _depth(self) -> str:
        """Return how deep reviews are here: without compiled rules, more than a hasty one would take hours."""
        return self._wanted if self._workers.will_be_warm else HASTY

    @property
    def _is_possible(self) -> bool:
        return self._workers.is_warm or depth_named(self._depth).hasty

    async def _make(self, table: str, game: Game, asker: Asker) -> None:
        """Make all findings that are missing. A fault leaves those that are stored."""
        claim = f"review {table}"
        try:
            while not self._is_possible:
                await asyncio.sleep(PAUSE)
            async with self._few:
                while not await self._store.bus.claim(claim):
                    await asyncio.sleep(PAUSE)
                try:
                    self._at_work.add(table)
                    await self._make_missing(table, game, asker)
                finally:
                    self._at_work.discard(table)
                    await self._store.bus.release(claim)
        except Exception:  # a worker can fail in any way
            LOG.exception("a review failed", table=table)

    async def _make_missing(self, table: str, game: Game, asker: Asker) -> None:
        heading, findings = await self._stored(table, game)
        tasks: list[ReviewTask] = await self._in_background(lambda: tasks_of(game))
        if heading is None:
            heading = Heading(_fingerprint(game), self._depth, len(tasks))
            await self._store.write(_begin, table, heading)
        known = {key_of(finding) for finding in findings}
        # From the end on: the less of the game is left, the sooner a finding is made. So the first ones come at once.
        missing = deque(task for task in reversed(tasks) if key_of(task) not in known)
        depth, number = depth_named(heading.depth if self._workers.is_warm else HASTY), len(findings)

        async def work_through(place: int) -> None:
            nonlocal number
            while missing:
                task = missing.popleft()
                finding = await self._workers.weigh(place, asker, f"{table} {key_of(task)}", task, depth)
                number += 1
                await self._store.write(_add, table, number, finding)

        async with asyncio.TaskGroup() as workers:
            for place in range(self._workers.number):
                workers.create_task(work_through(place))

    async def _stored(self, table: str, game: Game) -> tuple[Heading | None, list[Finding]]:
        """Return what is stored of the review of this very game."""
        rows = await self._store.read(_read, table)
        heading = _HEADING.decode(rows[0]) if rows else None
        if heading is None or heading.game != _fingerprint(game):
            return None, []
        return heading, [_FINDING.decode(row) for row in rows[1:]]


def _fingerprint(game: Game) -> str:
    """Return a text that is the same for the same game, reviewed in the same way."""
    played = " ".join(action.text for action in game.actions)
    return hashlib.sha256(f"{EDITION} {played}".encode()).hexdigest()[:32]


def _read(connection: Connection, table: str) -> list[str]:
    return list(connection.execute(select(REVIEWS.c.part).where(REVIEWS.c.game == table).order_by(REVIEWS.c.number)).scalars())


def _begin(connection: Connection, table: str, heading: Heading) -> None:
    """Store a new review; one of an earlier game at the table is deleted."""
    connection.execute(delete(REVIEWS).where(REVIEWS.c.game == table))
    _add(connection, table, 0, heading)


def _add(connection: Connection, table: str, number: int, part: Heading | Finding) -> None:
    connection.execute(insert(REVIEWS).values(game=table, number=number, part=msgspec.json.encode(part).decode()))
