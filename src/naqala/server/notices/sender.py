"""Sends notices in the background: finds every few seconds the people whom tables wait for, and sends what is due."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection

from naqala.errors import NaqalaError
from naqala.server.errors import NotSentError, StaleError
from naqala.server.network.addresses import ConcurrencyLimit
from naqala.server.network.browsers import hashed
from naqala.server.notices import channels, keys, waiting, words
from naqala.server.notices.channels import Channel
from naqala.server.notices.couriers import Couriers, Delivery, is_installed
from naqala.server.notices.waiting import Awaited, Ready
from naqala.server.settings import Settings
from naqala.server.storage.store import FRESH, Store, names_at

LOG = structlog.get_logger()
PAUSE = 5.0
"""Seconds between two checks."""
AWAY_SECONDS, HERE_SECONDS = 15.0, 600.0
"""How long a table waits before its person is told: a page that is open tells them itself, but it may be a forgotten one."""
RETRIES = (60.0, 300.0, 1800.0, 7200.0, 21_600.0)
"""Seconds until the retry of a channel that failed; the last one from then on."""
IsHere = Callable[[str, int], bool]
"""Whether the person of a seat is connected to this server."""


class Notices:
    """All notices that this server sends."""

    def __init__(self, store: Store, settings: Settings, is_here: IsHere, clock: Callable[[], float] = time.time) -> None:
        self._store, self._settings, self._is_here, self._clock = store, settings, is_here, clock
        self._couriers, self._trial_couriers = Couriers(), Couriers(1)
        """The second is for tests, and for channels that have not worked yet or no longer work: slow ones delay no others."""
        self.trials = ConcurrencyLimit(1, "tests of notices")
        self._sending: dict[str, asyncio.Task[None]] = {}
        self.key: str | None = None
        """The private key for push services; None until it is read, and where notices cannot be sent."""

    @property
    def kinds(self) -> tuple[channels.Kind, ...]:
        """The kinds of channels that people of this server can use."""
        if not is_installed():
            return ()
        allowed, has_mail = self._settings.notices, self._settings.mail and self._settings.public
        return tuple(kind for kind in channels.KINDS if kind in allowed and (kind != "mail" or has_mail))

    async def run(self) -> None:
        """Check again and again, for as long as the server runs."""
        if not is_installed():
            return
        while True:
            try:
                await self.check()
            except NaqalaError as error:
                LOG.error("who is awaited could not be read", error=str(error))
            except Exception:  # the next look may be better
                LOG.exception("notices failed")
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop; what was not sent stays in the database."""
        tasks = list(self._sending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._let_couriers_go()

    async def _let_couriers_go(self) -> None:
        await self._couriers.close()
        await self._trial_couriers.close()

    async def ready_key(self) -> str:
        """Return the key for push services; make it if there is none."""
        if self.key is None:
            try:
                self.key = await self._store.read(keys.stored_key) or await self._store.write(keys.make_key)
            except StaleError:  # another server has made it at the same moment
                self.key = await self._store.read(keys.stored_key)
        assert self.key is not None
        return self.key

    async def check(self) -> None:
        """Note who is awaited, and begin to send what is due."""
        await self.ready_key()
        if await self._store.read(waiting.has_news):
            await self._note()
        for one in await self._store.read(waiting.ready, self._clock()):
            if one.channel.id not in self._sending and one.channel.kind in self.kinds and (due := await self._due(one)):
                task = asyncio.create_task(self._send(one.channel, due))
                self._sending[one.channel.id] = task
                task.add_done_callback(partial(self._done, one.channel.id))
        if not self._sending:
            await self._let_couriers_go()

    async def settled(self) -> None:
        """Wait until what is being sent is sent."""
        await asyncio.gather(*self._sending.values(), return_exceptions=True)

    async def _note(self) -> None:
        with suppress(StaleError):  # another server has noted the same
            await self._store.write(waiting.note_news)

    def _done(self, name: str, _: asyncio.Task[None]) -> None:
        self._sending.pop(name, None)

    async def _due(self, ready: Ready) -> list[Awaited]:
        """Return what has waited long enough; all of it if one has, so that several tables come in one notice."""
        now = self._clock()
        absent = [one for one in ready.awaited if not await self._is_present(one)]
        for one in ready.awaited:
            if one.stands == "people" and one not in absent:
                continue  # it is the others that the table waits for
            if now - one.changed >= (AWAY_SECONDS if one in absent else HERE_SECONDS):
                return [other for other in ready.awaited if other is one or other in absent]
        return []

    async def _is_present(self, one: Awaited) -> bool:
        if self._is_here(one.game, one.seat):
            return True
        if not self._store.bus.is_shared:
            return False
        since = self._clock() - FRESH
        return await self._store.read(waiting.present_at, one, since)

    # Sending

    async def _send(self, channel: Channel, due: list[Awaited]) -> None:
        try:
            claimed = await self._store.write(waiting.claim, channel, due, self._clock())
            if not claimed:
                return
            names = await self._store.read(names_at, [one.game for one in claimed])
            couriers = self._couriers if channel.sent and not channel.failures else self._trial_couriers
            outcome = await couriers.deliver(await self._parcel(channel, claimed, names))
            await self._store.write(self._settle, channel, claimed, outcome)
        except NaqalaError as error:
            LOG.error("a notice could not be sent", kind=channel.kind, error=str(error))

    def _settle(self, connection: Connection, channel: Channel, told: list[Awaited], outcome: Delivery) -> None:
        now, failures = self._clock(), channel.failures + 1
        if outcome == "done":
            waiting.settle(connection, channel, told, now)
        elif outcome == "gone":
            channels.remove(connection, [channel.id])
        else:
            waiting.postpone(connection, channel, now + RETRIES[min(failures, len(RETRIES)) - 1], failures)

    async def test(self, channel: Channel) -> None:
        """Send a test at once; refuse it by name if it does not arrive."""
        title, body = words.trial_of(channel)
        outcome = await self._trial_couriers.deliver(await self._wrapped(channel, title, body, f"{channel.origin}/me", "test"))
        if outcome == "gone":
            await self._store.write(channels.remove, [channel.id])
        if outcome != "done":
            raise NotSentError(f"expected {channel.kind} to take the notice, but it did not")
        await self._store.write(waiting.postpone, channel, 0.0, 0)

    async def ask(self, channel: Channel, code: str) -> None:
        """Send the mail that asks whether its reader wants notices."""
        title, body = words.question_of(channel, code)
        if await self._trial_couriers.deliver(await self._wrapped(channel, title, body, channel.origin, "confirm")) != "done":
            raise NotSentError("expected the mail server to take the mail, but it did not")

    async def _parcel(self, channel: Channel, told: list[Awaited], names: words.Names) -> dict[str, Any]:
        title = words.title_of(channel, told)
        said = words.lines_of(channel, told, names)
        body = "\n".join(said) if channel.kind == "push" else words.body_of(channel, told, said)
        url = words.table_link(channel, told[0]) if len(told) == 1 else f"{channel.origin}/"
        return await self._wrapped(channel, title, body, url, told[0].game if len(told) == 1 else "digest")

    async def _wrapped(self, channel: Channel, title: str, body: str, url: str, topic: str) -> dict[str, Any]:
        """Return a notice as a courier takes it. Push services see the topic, so it is a hash."""
        sender = self._settings.public if (self._settings.public or "").startswith("https://") else "mailto:host@naqala.invalid"
        told = {"kind": channel.kind, "address": channel.address, "title": title, "body": body, "url": url}
        push = {"title": title, "body": body, "path": url.removeprefix(channel.origin), "tag": f"naqala {topic}"}
        push |= {"stop": words.stop_link(channel).removeprefix(channel.origin), "stop_text": words.stop_text(channel)}
        vapid = {"vapid": await self.ready_key(), "sender": sender, "topic": hashed(topic)[:32], "payload": push}
        stop = f"{channel.origin}/api/notices/stop/{channel.stop}"
        return {**told, **vapid, "stop": stop, "mail": self._settings.mail, "inside": list(self._settings.notice_inside)}
