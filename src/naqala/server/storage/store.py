"""The database: SQLite by default, Postgres by address. What was appended survives a crash of the process."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from naqala.server.errors import (
    BrokenTableError,
    InvitationError,
    NoTableError,
    OtherRulesError,
    SpentLinkError,
    StaleError,
    StoreError,
)
from naqala.server.network.browsers import new_table_id
from naqala.server.people.dismissals import dismissed
from naqala.server.people.profiles import Taste, dressed, tastes_of
from naqala.server.protocol.wire import FOR_GOOD, Stands
from naqala.server.rooms.talk import Talked, remarks_since
from naqala.server.storage.bus import ABOUT_PEOPLE, Alone, Bus
from naqala.server.storage.database import close_connections, is_damage, time_of_day
from naqala.server.storage.opening import insert_table
from naqala.server.storage.results import GameResult, read_result, stored_result
from naqala.server.storage.schema import EVENTS, GAMES, INVITATIONS, PEOPLE, PRESENCES, SITTINGS
from naqala.server.storage.uptime import Uptime
from naqala.server.storage.writer import Append, Work, Writer, in_time
from naqala.server.tables.events import Renamed, Seated, TableEvent, from_text, to_text
from naqala.server.tables.setup import Setup, StoredOptions, read_setup
from naqala.server.tables.table import Table

Given = ParamSpec("Given")
Result = TypeVar("Result")
WorkWith = Callable[Concatenate[Connection, Given], Result]
"""What is done on an open transaction, with more that is given."""
RENAMED, _SEATED = (to_text(event).partition(",")[0] + ",%" for event in (Renamed(0, ""), Seated(0, None)))
"""How the texts of Renamed and Seated events begin."""
FRESH = 90.0
"""Seconds after which a server that has not reported is considered dead."""
_ROW = select(GAMES).where(GAMES.c.id == bindparam("game"))
_NEWS = (
    select(EVENTS.c.number, EVENTS.c.event, EVENTS.c.clock, EVENTS.c.command)
    .where(EVENTS.c.game == bindparam("game"), EVENTS.c.number > bindparam("after"))
    .order_by(EVENTS.c.number)
)
_PEOPLE = (
    select(SITTINGS.c.browser, SITTINGS.c.seat, PEOPLE.c.browser, PEOPLE.c.colour, PEOPLE.c.camel)
    .join(PEOPLE, PEOPLE.c.browser == SITTINGS.c.browser, isouter=True)
    .where(SITTINGS.c.game == bindparam("game"), SITTINGS.c.seat > 0)
    .order_by(SITTINGS.c.browser)
)
"""Made once: after a restart every table needs them."""


@dataclass(frozen=True)
class News:
    """Events, when each happened by the running time of the server, and the commands that led to them, each with the number of
    its last event.
    """

    events: list[TableEvent]
    times: list[float | None]
    commands: dict[str, int]


@dataclass(frozen=True)
class Kept(News):
    """A stored table: its setup, all that happened, the seats that each browser holds, what their people like and said."""

    setup: Setup
    host: str
    holders: dict[str, set[int]]
    tastes: dict[int, Taste]
    talked: Talked
    is_closed: bool = False
    forgotten: float | None = None
    """When a person was last forgotten at the table."""

    def table(self, name: str) -> Table:
        """Return the table as it was left."""
        try:
            return Table.from_events(self.setup, self.events, self.times)
        except OtherRulesError:
            raise
        except Exception as error:  # what is stored can be damaged in any way
            raise BrokenTableError(f"table {name}: its events cannot be played again: {error!r}") from error


class LookListed(msgspec.Struct, frozen=True):
    """What a seat looks like; its letter is that of the seat ``home``."""

    colour: int
    camel: int
    home: int


class TableListed(msgspec.Struct, frozen=True):
    """A table in a browser's list of its own tables."""

    id: str
    opened: float
    over: bool
    asked: int | None
    """The seat that is asked; None when the game is over."""
    since: float
    """When that seat was first asked, or when the game ended."""
    stands: Stands | None
    """Why no answer moves the game on, if so: people are still to come, or all have agreed to a pause."""
    looks: list[LookListed]
    seats: list[int]
    names: list[str]
    """Of all seats, as they are now."""
    options: StoredOptions
    result: GameResult | None
    """None while the game goes on."""
    closed: bool
    gone: list[int]
    """The seats whose people cannot return, while the game goes on."""


class Store:
    """The database, used from the event loop."""

    def __init__(self, engine: Engine, bus: Bus | None = None) -> None:
        self._engine = engine
        self.bus = bus or Alone()
        self.name = new_table_id()
        """This server's name among those on the same database."""
        self._reading = ThreadPoolExecutor(4, "reading")
        self.is_damaged = False
        """Whether the file of the database was found to be damaged."""
        self._writer = Writer(engine, self.bus, self._named)
        self.uptime = Uptime()

    @property
    def engine(self) -> Engine:
        """The database itself."""
        return self._engine

    def close(self) -> None:
        """Finish the waiting writes and stop; do not wait for a database that hangs."""
        self._writer.close()
        self._reading.shutdown(wait=False, cancel_futures=True)
        close_connections(self._engine)

    # Writing

    async def write(self, work: WorkWith[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do something in one transaction, and return its result when it is stored."""
        return await self._writer.do(lambda connection: work(connection, *given, **named))

    async def open_table(
        self,
        game: str,
        host: str,
        setup: Setup,
        seats: Iterable[int],
        invitations: dict[int, str],
        asked: int | None,
        lobby: str | None = None,
    ) -> None:
        """Store a new table, with the seats its host sits on, the hashes of the links to the others, the seat that is asked (None
        when the game is over), and its language if it stands in the lobby.
        """
        sitting = [(seat, host) for seat in seats]
        result = stored_result(setup.game()) if asked is None else None
        await self.write(insert_table, game, host, setup, asked, sitting, invitations, result, lobby)

    async def append(
        self,
        game: str,
        after: int,
        events: list[TableEvent],
        command: str | None,
        asked: int | None,
        also: Work | None = None,
        result: str | None = None,
        clock: float | None = None,
        due: float | None = None,
        stands: Stands | None = None,
    ) -> None:
        """Store events after the first ``after``, with the command that led to them, the seat that is asked afterwards (None
        when the game is over), what ``also`` writes, the result of the game, when they happened, when the next time may be up and
        why the game stands. Store nothing if another writer was quicker.
        """
        now, last = time.time(), len(events)
        rows = [
            {
                "game": game,
                "number": after + place,
                "command": command if place == last else None,
                "at": now,
                "event": to_text(one),
                "clock": clock,
            }
            for place, one in enumerate(events, 1)
        ]

        change = {"game": game, "now": now, "is_over": asked is None, "seat": asked, "ended": result, "next": due}
        change["halt"] = stands
        await self._writer.append(Append(game, after + last, rows, change, also))

    async def sit(self, game: str, seat: int, browser: str) -> None:
        """Give a browser a seat (0: it has watched)."""

        def work(connection: Connection) -> None:
            known = select(SITTINGS.c.seat).where(SITTINGS.c.game == game, SITTINGS.c.seat == seat, SITTINGS.c.browser == browser)
            if connection.execute(known).first() is None:
                connection.execute(insert(SITTINGS).values(game=game, seat=seat, browser=browser))
                self.bus.notify(connection, game, ABOUT_PEOPLE)

        await self.write(work)

    async def take_seat(self, game: str, token: str, browser: str) -> int:
        """Give a browser the seat of its link, and return the seat. A link is good for one browser, which may use it again."""

        def work(connection: Connection) -> int:
            # another server may exchange the same link at the same time: one of the two waits here
            link = select(INVITATIONS.c.seat).where(INVITATIONS.c.game == game, INVITATIONS.c.token == token).with_for_update()
            seat = connection.execute(link).scalar()
            if seat is None:
                raise InvitationError("expected a seat link that is good, this one was revoked or never existed")
            there = select(SITTINGS.c.browser).where(SITTINGS.c.game == game, SITTINGS.c.seat == seat)
            holders = set(connection.execute(there).scalars())
            if holders and browser not in holders:
                raise SpentLinkError("expected an unused link; ask the person on that seat, or the host, for another one")
            if not holders:
                connection.execute(insert(SITTINGS).values(game=game, seat=seat, browser=browser))
                self.bus.notify(connection, game, ABOUT_PEOPLE)
            return int(seat)

        return await self.write(work)

    async def invite(self, game: str, seat: int, token: str) -> None:
        """Store a new link for a seat; the old one and all browsers that used it lose the seat."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SITTINGS).where(SITTINGS.c.game == game, SITTINGS.c.seat == seat))
            connection.execute(delete(INVITATIONS).where(INVITATIONS.c.game == game, INVITATIONS.c.seat == seat))
            connection.execute(insert(INVITATIONS).values(game=game, seat=seat, token=token))
            self.bus.notify(connection, game, ABOUT_PEOPLE)

        await self.write(work)

    # Who is connected to which server

    def note_due(self, game: str, due: float | None) -> None:
        """Write when the next time of a table may be up, without waiting for it."""
        self._writer.begin(lambda connection: connection.execute(update(GAMES).where(GAMES.c.id == game).values(due=due)))

    def note_presence(self, game: str, seats: set[int]) -> None:
        """Write which seats have people connected to this server, without waiting for it."""
        self._writer.begin(lambda connection: self._write_presence(connection, game, seats))

    async def stay_present(self, here: dict[str, set[int]]) -> None:
        """Report that this server is alive and which seats have people connected to it, by table, in case a note was lost; in the
        end remove what dead servers have left behind.
        """
        wanted = {(game, seat) for game, seats in here.items() for seat in seats}

        def work(connection: Connection) -> None:
            rows = connection.execute(select(PRESENCES.c.game, PRESENCES.c.seat).where(PRESENCES.c.server == self.name))
            for game in {game for game, _ in wanted ^ {(row.game, row.seat) for row in rows}}:
                self._write_presence(connection, game, here.get(game, set()))
            now = time_of_day(connection)
            connection.execute(update(PRESENCES).where(PRESENCES.c.server == self.name).values(seen=now))
            connection.execute(delete(PRESENCES).where(PRESENCES.c.seen < now - 1000 * FRESH))

        await self.write(work)

    def _write_presence(self, connection: Connection, game: str, seats: set[int]) -> None:
        now = time_of_day(connection)
        connection.execute(delete(PRESENCES).where(PRESENCES.c.game == game, PRESENCES.c.server == self.name))
        for seat in seats:
            connection.execute(insert(PRESENCES).values(game=game, seat=seat, server=self.name, seen=now))
        self.bus.notify(connection, game, ABOUT_PEOPLE)

    async def present_elsewhere(self, game: str) -> set[int]:
        """Return the seats whose people are connected to other servers that are alive."""
        if not self.bus.is_shared:
            return set()

        def work(connection: Connection) -> set[int]:
            there = select(PRESENCES.c.seat).where(PRESENCES.c.game == game, PRESENCES.c.server != self.name)
            return set(connection.execute(there.where(PRESENCES.c.seen > time_of_day(connection) - FRESH)).scalars())

        return await self.read(work)

    # Reading

    async def read(self, work: WorkWith[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Read something in a thread."""
        reading = partial(self.read_now, lambda connection: work(connection, *given, **named))
        return await in_time(asyncio.get_running_loop().run_in_executor(self._reading, reading))

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        """Read something. Not for the event loop."""
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise self._named(error) from error

    def _named(self, error: Exception) -> Exception:
        """Return a database error as one of ours."""
        self.is_damaged = self.is_damaged or is_damage(error)
        if isinstance(error, IntegrityError):
            return StaleError("expected the latest version of the table, but another command was quicker")
        if isinstance(error, SQLAlchemyError):
            return StoreError(f"the database did not take it: {type(error).__name__}")
        return error

    def load(self, game: str) -> Kept:
        """Return a table with all that happened at it. Not for the event loop: long games take a while to read."""

        def work(connection: Connection) -> Kept:
            row = connection.execute(_ROW, {"game": game}).first()
            if row is None:
                raise NoTableError("expected a table that exists, got none of this name")
            news = _news(connection, game, 0)
            try:
                setup = read_setup(row.setup)
            except msgspec.DecodeError as error:
                raise BrokenTableError(f"table {game}: its setup cannot be read: {error}") from error
            holders, tastes = _people(connection, game)
            talked = Talked(remarks_since(connection, game, 0), bool(row.silent))
            table = (setup, row.host, holders, tastes, talked, row.closed is not None, row.forgotten)
            return Kept(news.events, news.times, news.commands, *table)

        return self.read_now(work)

    async def news(self, game: str, after: int) -> News:
        """Return what happened after the first ``after`` events."""
        return await self.read(_news, game, after)

    async def seats_of(self, game: str, browser: str) -> set[int]:
        """Return the seats a browser holds at a table."""

        def work(connection: Connection) -> set[int]:
            rows = connection.execute(
                select(SITTINGS.c.seat).where(SITTINGS.c.game == game, SITTINGS.c.browser == browser, SITTINGS.c.seat > 0)
            )
            return {row.seat for row in rows}

        return await self.read(work)

    async def people(self, game: str) -> tuple[dict[str, set[int]], dict[int, Taste]]:
        """Return the seats that each browser holds, and what the people on the seats like."""
        return await self.read(_people, game)

    async def tables_of(self, browser: str, most: int = 100) -> list[TableListed]:
        """Return the tables a browser has been at and not put away, with the seats it holds there, if any; the latest first."""

        def work(connection: Connection) -> list[TableListed]:
            seats: dict[str, list[int]] = {}
            for row in connection.execute(select(SITTINGS).where(SITTINGS.c.browser == browser)):
                seats.setdefault(row.game, []).extend([row.seat] if row.seat else [])  # 0: it watched
            shown = seats.keys() - dismissed(connection, browser)
            newest = select(GAMES).where(GAMES.c.id.in_(shown)).order_by(GAMES.c.changed.desc()).limit(most)
            rows = connection.execute(newest).all()
            setups = setups_of(rows)
            names, tastes = names_of(connection, setups), tastes_of(connection, list(setups))
            gone = _gone_from(connection, {row.id: setups[row.id] for row in rows if row.id in setups and not row.over})
            return [
                TableListed(
                    id=row.id,
                    opened=row.opened,
                    over=row.over,
                    asked=row.asked,
                    since=row.since or row.changed,
                    stands=row.stands,
                    looks=_looks(setups[row.id].homes, tastes.get(row.id, {})),
                    seats=sorted(seats[row.id]),
                    names=names[row.id],
                    options=setups[row.id].options,
                    result=read_result(row.result),
                    closed=row.closed is not None,
                    gone=sorted(gone.get(row.id, ())),
                )
                for row in rows
                if row.id in setups
            ]

        return await self.read(work)


def _news(connection: Connection, game: str, after: int) -> News:
    events, times, commands = list[TableEvent](), list[float | None](), dict[str, int]()
    try:
        rows = connection.execute(_NEWS, {"game": game, "after": after}).all()
        for expected, (number, event, clock, command) in enumerate(rows, after + 1):
            if number != expected:
                raise BrokenTableError(f"table {game}: event {expected} is missing")
            events.append(from_text(event))
            times.append(clock)
            if command:
                commands[command] = number
    except msgspec.DecodeError as error:
        raise BrokenTableError(f"table {game}: event {after + len(events) + 1} cannot be read: {error}") from error
    return News(events, times, commands)


def _people(connection: Connection, game: str) -> tuple[dict[str, set[int]], dict[int, Taste]]:
    holders, tastes = dict[str, set[int]](), dict[int, Taste]()
    for browser, seat, person, colour, camel in connection.execute(_PEOPLE, {"game": game}):
        holders.setdefault(browser, set()).add(seat)
        if person is not None:
            tastes[seat] = (colour, camel)
    return holders, tastes


def _looks(homes: list[int], tastes: dict[int, Taste]) -> list[LookListed]:
    return [LookListed(*look, home) for look, home in zip(dressed(tastes, homes), homes, strict=True)]


def setups_of(rows: Iterable[Any]) -> dict[str, Setup]:
    """Return the setups of tables, without those that are broken (`naqala check` names them): no list may fail because of one."""
    setups: dict[str, Setup] = {}
    for row in rows:
        with suppress(msgspec.DecodeError):
            setups[row.id] = read_setup(row.setup)
    return setups


def names_at(connection: Connection, games: Sequence[str]) -> dict[str, list[str]]:
    """Return the names at some tables."""
    return names_of(connection, setups_of(connection.execute(select(GAMES.c.id, GAMES.c.setup).where(GAMES.c.id.in_(games)))))


def names_of(connection: Connection, setups: dict[str, Setup]) -> dict[str, list[str]]:
    """Return the names at tables: those they were opened with, and those chosen since. Reads no other events."""
    names = {game: [chair.name for chair in setup.chairs] for game, setup in setups.items()}
    for game, renamed in _events_at(connection, setups, RENAMED):
        names[game][renamed.seat - 1] = renamed.name
    return names


def bots_of(connection: Connection, setups: dict[str, Setup]) -> dict[str, set[int]]:
    """Return the seats on which bots sit now. Reads no other events."""
    bots = {game: {seat for seat, chair in enumerate(setup.chairs, 1) if chair.is_bot} for game, setup in setups.items()}
    for game, seated in _events_at(connection, setups, _SEATED):
        (bots[game].discard if seated.level is None else bots[game].add)(seated.seat)
    return bots


def _gone_from(connection: Connection, setups: dict[str, Setup]) -> dict[str, set[int]]:
    """Return the seats whose people cannot return. Reads no other events."""
    gone: dict[str, set[int]] = {game: set() for game in setups}
    for game, seated in _events_at(connection, setups, _SEATED):
        (gone[game].add if seated.level and seated.why in FOR_GOOD else gone[game].discard)(seated.seat)
    return gone


def _events_at(connection: Connection, setups: dict[str, Setup], beginning: str) -> Iterator[tuple[str, Any]]:
    """Yield the events of a kind that are about a seat, each with its table, without those that are broken."""
    told = select(EVENTS.c.game, EVENTS.c.event).where(EVENTS.c.game.in_(setups), EVENTS.c.event.like(beginning))
    for row in connection.execute(told.order_by(EVENTS.c.number)):
        with suppress(msgspec.DecodeError):
            event: Any = from_text(row.event)
            if 1 <= event.seat <= len(setups[row.game].chairs):
                yield row.game, event
