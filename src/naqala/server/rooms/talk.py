"""The chat of a table, which is no part of the game and of its record.

All guests read what players write; only spectators read what spectators write, so that a spectator cannot advise a player. Texts
are plain: the server removes characters that have no shape, turn the direction of writing or pile up accents.
"""

import time
import unicodedata
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from naqala.server.errors import ClosedTableError, MessageError, NotHostError, SilentError, TooMuchError
from naqala.server.network.browsers import command_name
from naqala.server.network.rate_limits import Limits, RateLimit
from naqala.server.people.profiles import profile
from naqala.server.protocol.messages import Done, Hush, Say, Spoken, Talk, encode
from naqala.server.storage.bus import ABOUT_PEOPLE
from naqala.server.storage.schema import GAMES, REMARKS
from naqala.server.tables.presence import Guest, Presence
from naqala.server.tables.setup import JOINERS, MOST_MARKS, SHAPELESS

if TYPE_CHECKING:
    from naqala.server.storage.store import Store
    from naqala.server.tables.table import Table

MOST_KEPT = 300
"""Remarks of a table that are kept; older ones go."""
RATE, TABLE_RATE = "5/10 second;60/10 minute", "300/10 minute"
"""How often the holder of a seat or an address of spectators may speak at a table, and all of them together."""
HIDDEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""Characters without a shape of their own: controls, marks of direction, surrogates."""
_REMARKS = (
    select(REMARKS.c.number, REMARKS.c.at, REMARKS.c.seat, REMARKS.c.name, REMARKS.c.text)
    .where(REMARKS.c.game == bindparam("game"), REMARKS.c.number > bindparam("last"))
    .order_by(REMARKS.c.number)
)


def plain(text: str) -> str:
    """Return a text as it may be shown: one line, without hidden characters and towers of accents."""
    shown = "".join(letter for letter in text.replace("\n", " ").replace("\t", " ") if not _is_hidden(letter))
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", shown):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def _is_hidden(letter: str) -> bool:
    return letter in SHAPELESS or (unicodedata.category(letter) in HIDDEN and ord(letter) not in JOINERS)


class TalkRoom:
    """What is said at one table, beginning with what was said before."""

    def __init__(self, name: str, store: "Store", presence: Presence, table: "Table", talked: "Talked") -> None:
        self._name, self._store, self._presence, self._table = name, store, presence, table
        self._remarks, self.is_silent = talked
        self._rates = Limits(talk=RATE)
        self._rate = RateLimit(TABLE_RATE)

    @property
    def length(self) -> int:
        """How many remarks are kept."""
        return len(self._remarks)

    # Hearing

    async def catch_up(self) -> None:
        """Read what was said since the last time, here or at another server, and tell it."""
        last = self._remarks[-1].number if self._remarks else 0
        remarks, is_silent = await self._store.read(_talked_since, self._name, last)
        fresh = [one for one in remarks if not self._remarks or one.number > self._remarks[-1].number]
        if not fresh and is_silent == self.is_silent:
            return
        self._remarks = [*self._remarks, *fresh][-MOST_KEPT:]
        self.is_silent = is_silent
        texts = {is_player: encode(Talk(_heard(fresh, is_player), is_silent, False)) for is_player in (True, False)}
        for guest in self._presence.guests:
            guest.send(texts[bool(guest.seats)])

    def greet(self, guest: Guest) -> None:
        """Tell a guest all it may hear; nothing where nothing was said."""
        if self._remarks or self.is_silent:
            guest.tell(Talk(_heard(self._remarks, bool(guest.seats)), self.is_silent, True))

    # Speaking

    async def say(self, guest: Guest, command: Say) -> None:
        """Store what a guest says, once, and tell it."""
        if self._table.is_closed:
            raise ClosedTableError("expected an open table, this one was closed by the people who run the server")
        if self.is_silent:
            raise SilentError("expected a table where people may talk; its host wants silence")
        text = plain(command.text)
        if not text:
            raise MessageError("text: expected something that can be seen")
        who = guest.browser if guest.seats else guest.address  # seats are few, but anyone has any number of cookies
        if rate := self._rates.of("talk", who).exceeded() or self._rate.exceeded():
            raise TooMuchError(f"expected at most {rate}, got more remarks")
        seat = command.seat if command.seat is not None else min(guest.seats, default=None)
        row: dict[str, Any] = {"command": command_name(guest.browser, command.id), "browser": guest.browser}
        row |= {"seat": seat, "name": "" if seat is None else self._table.chair(seat).name, "text": text}
        await self._store.write(self._append, row)
        guest.tell(Done(command.id, self._table.version))
        await self.catch_up()

    def _append(self, connection: Connection, row: dict[str, Any]) -> None:
        said = select(REMARKS.c.number).where(REMARKS.c.game == self._name, REMARKS.c.command == row["command"])
        if connection.execute(said).first() is not None:
            return
        last = connection.execute(select(func.max(REMARKS.c.number)).where(REMARKS.c.game == self._name)).scalar() or 0
        name = row["name"] or profile(connection, row["browser"]).name
        values = {**row, "game": self._name, "number": last + 1, "at": time.time(), "name": name}
        connection.execute(insert(REMARKS).values(**values))
        connection.execute(delete(REMARKS).where(REMARKS.c.game == self._name, REMARKS.c.number <= last + 1 - MOST_KEPT))
        self._store.bus.notify(connection, self._name, ABOUT_PEOPLE)

    async def hush(self, guest: Guest, command: Hush) -> None:
        """Let the host end the talk, or allow it again."""
        if not guest.host:
            raise NotHostError("expected the host of the table")

        def work(connection: Connection) -> None:
            connection.execute(update(GAMES).where(GAMES.c.id == self._name).values(silent=command.silent))
            self._store.bus.notify(connection, self._name, ABOUT_PEOPLE)

        await self._store.write(work)
        guest.tell(Done(command.id, self._table.version))
        await self.catch_up()


class Talked(NamedTuple):
    """What was said at a table, and whether its host wants silence now."""

    remarks: list[Spoken]
    is_silent: bool


def remarks_since(connection: Connection, game: str, last: int) -> list[Spoken]:
    """Return what was said at a table after the remark of this number."""
    return [Spoken(*row) for row in connection.execute(_REMARKS, {"game": game, "last": last})]


def _talked_since(connection: Connection, game: str, last: int) -> Talked:
    is_silent = connection.execute(select(GAMES.c.silent).where(GAMES.c.id == game)).scalar()
    return Talked(remarks_since(connection, game, last), bool(is_silent))


def _heard(remarks: list[Spoken], is_player: bool) -> list[Spoken]:
    """Return what players hear, or spectators, who hear all."""
    return [one for one in remarks if one.seat is not None or not is_player]
