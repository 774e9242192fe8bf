"""Writes to the database. What was written survives a crash of the process.

One thread does all writing and commits everything that waits as one transaction: many tables cost one flush to disk, which
takes more time than all else it does. Each write sends a note on the bus, for other servers on the same database.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from sqlalchemy import Boolean, Connection, Engine, and_, bindparam, case, insert, or_, update

from naqala.server import metrics
from naqala.server.errors import StoreError, UnsettledError
from naqala.server.storage.bus import Bus
from naqala.server.storage.database import ANSWER_SECONDS
from naqala.server.storage.schema import EVENTS, GAMES

_APPEND = insert(EVENTS)
_IS_SAME = or_(GAMES.c.asked == bindparam("seat"), and_(GAMES.c.over, bindparam("is_over", type_=Boolean)))
"""Whether the same seat is asked as before, or the game was over already."""
_CHANGE = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game"))
    .values(
        changed=bindparam("now"),
        over=bindparam("is_over"),
        asked=bindparam("seat"),
        result=bindparam("ended"),
        due=bindparam("next"),
        stands=bindparam("halt"),
        since=case((_IS_SAME, GAMES.c.since), else_=bindparam("now")),
    )
)
"""Made once, because every action needs them."""
Work = Callable[[Connection], Any]
Result = TypeVar("Result")
CLOSING_SECONDS = 3.0
"""Seconds the last writes may take when the server ends."""
COMMIT_PAUSE = 0.02
"""Seconds between two commits, at least. So on a busy server many tables share one, which takes a third of a millisecond however
many they are; on a quiet server no command waits.
"""


@dataclass(frozen=True)
class Append:
    """Events to store at a table, as rows of the database, and how its entry in the list of tables changes."""

    game: str
    version: int
    rows: list[dict[str, Any]]
    change: dict[str, Any]
    also: Work | None = None
    """What else belongs to the same transaction."""


class _Write:
    """Something to write, and the future of the caller that waits for it, if any. The writer takes it, or the caller drops it."""

    def __init__(self, work: Work | Append, future: asyncio.Future[Any] | None) -> None:
        self.work, self.future = work, future
        self._first = Lock()
        """Held by the one of the two that was first, forever."""

    def take(self) -> bool:
        """Return whether it is to be written: the caller still waits for it."""
        return self._first.acquire(blocking=False)

    def drop(self) -> bool:
        """Return whether it will never be written: the writer had not begun with it."""
        return self._first.acquire(blocking=False)


def together(*works: Work | None) -> Work | None:
    """Return one work that does these, if there are any."""
    wanted = [work for work in works if work is not None]

    def work(connection: Connection) -> None:
        for one in wanted:
            one(connection)

    return work if wanted else None


class Writer:
    """The thread that writes. ``named`` turns an error of the database into one of ours."""

    def __init__(self, engine: Engine, bus: Bus, named: Callable[[Exception], Exception]) -> None:
        self._engine, self._bus, self._named = engine, bus, named
        self._waiting: SimpleQueue[_Write | None] = SimpleQueue()
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish the waiting writes, unless the database hangs."""
        self._waiting.put(None)
        self._thread.join(CLOSING_SECONDS)

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        """Write something, and return what comes of it when it is stored."""
        result: Result = await self._stored(work)
        return result

    async def append(self, events: Append) -> None:
        """Store events, and return when they are stored."""
        await self._stored(events)

    async def _stored(self, work: Work | Append) -> Any:
        """Wait until something is stored. A caller that waits no longer drops it, unless it is being written."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        write = _Write(work, future)
        self._waiting.put(write)
        try:
            async with patience():
                return await future
        except TimeoutError:
            if write.drop():
                raise _no_answer() from None
            if future.cancelled():  # as it is, unless the database has just answered
                write.future = future = loop.create_future()
            future.add_done_callback(_read_error)
            raise UnsettledError(f"{_no_answer()}; it may still be written", future) from None
        except asyncio.CancelledError:
            future.add_done_callback(_read_error)
            write.drop()
            raise

    def begin(self, work: Work) -> None:
        """Write something, without waiting for it."""
        self._waiting.put(_Write(work, None))

    def _write(self) -> None:
        committed = 0.0
        while True:
            first = self._waiting.get()
            if first is None:
                return
            time.sleep(max(0.0, committed + COMMIT_PAUSE - time.monotonic()))
            batch = [first]
            stop = False
            while not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    stop = True
                    break
                batch.append(more)
            if taken := [one for one in batch if one.take()]:
                with metrics.COMMIT_SECONDS.time():
                    self._write_batch(taken)
            committed = time.monotonic()
            if stop:
                return

    def _write_batch(self, batch: list[_Write]) -> None:
        """Commit all writes in one transaction; if that fails, each by itself, so that one bad write spoils no other."""
        works = [one.work for one in batch]
        try:
            with self._engine.begin() as connection:
                results = [None if isinstance(work, Append) else work(connection) for work in works]
                self._append_all(connection, [work for work in works if isinstance(work, Append)])
        except Exception as error:
            if len(batch) == 1:
                _settle(batch, [self._named(error)])
            else:
                for one in batch:
                    self._write_batch([one])
            return
        _settle(batch, results)

    def _append_all(self, connection: Connection, appends: list[Append]) -> None:
        if appends:
            connection.execute(_APPEND, [row for one in appends for row in one.rows])
            connection.execute(_CHANGE, [one.change for one in appends])
        for one in appends:
            if one.also is not None:
                one.also(connection)
            self._bus.notify(connection, one.game, one.version)


def _settle(batch: list[_Write], results: list[Any]) -> None:
    """Pass the results to the callers that wait, with one call for each event loop."""
    done: dict[asyncio.AbstractEventLoop, list[tuple[_Write, Any]]] = {}
    for one, result in zip(batch, results, strict=True):
        if one.future is not None:
            done.setdefault(one.future.get_loop(), []).append((one, result))
    for loop, settled in done.items():
        with suppress(RuntimeError):  # the loop is closed, and no caller waits any more
            loop.call_soon_threadsafe(_tell, settled)


def _tell(settled: list[tuple[_Write, Any]]) -> None:
    for write, result in settled:
        if write.future is None or write.future.done():  # its caller was cancelled
            continue
        if isinstance(result, Exception):
            write.future.set_exception(result)
        else:
            write.future.set_result(result)


def _read_error(future: asyncio.Future[Any]) -> None:
    """Read the error of a write, if it had one; else the event loop would complain that it was never read."""
    if not future.cancelled():
        future.exception()


async def in_time(answer: Awaitable[Result]) -> Result:
    """Return what the database answers, and do not wait for one that hangs."""
    try:
        async with patience():
            return await answer
    except TimeoutError:
        raise _no_answer() from None


def patience() -> asyncio.Timeout:
    """Return the time in which the database must answer."""
    return asyncio.timeout(ANSWER_SECONDS)


def _no_answer() -> StoreError:
    return StoreError(f"expected an answer of the database within {ANSWER_SECONDS:.0f} seconds, got none")
