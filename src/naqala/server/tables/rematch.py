"""A rematch: the same people play again, at a table of its own that needs no links.

At a finished table a seat offers what to play and how the places change. A seat that says the same agrees; one that says
something else makes a new offer, to which the others must agree again. When all people have agreed, the room opens the new table.
People for whom a bot finished the game are asked like all others.
"""

import re
import secrets
from collections.abc import Container, Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import Connection, select

from naqala.bots import BOTS
from naqala.errors import OptionsError, shown
from naqala.options import EXPANSIONS, PROMOS, Options
from naqala.reading import always_one_of
from naqala.server.errors import NoProposalError, NotOverError
from naqala.server.network.browsers import new_table_id
from naqala.server.storage.opening import insert_table
from naqala.server.storage.schema import GAMES, SITTINGS
from naqala.server.tables.pace import Pace
from naqala.server.tables.setup import Chair, Setup, new_setup, seen_name
from naqala.texts import LANGUAGES, expect_language, say, speaking

if TYPE_CHECKING:
    from naqala.server.tables.table import Table

Places = Literal["rotate", "draw", "stay"]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played next, by how many that sit here now, and who sits where."""

    expansions: list[Annotated[str, always_one_of(EXPANSIONS)]] = []
    promos: list[Annotated[str, always_one_of(PROMOS)]] = []
    five_track: bool | None = None
    hints: bool = True
    places: Places = "rotate"
    pace: Pace | UnsetType | None = UNSET
    """How much time people have; without it as before."""
    level: Annotated[str, always_one_of(BOTS)] | UnsetType = UNSET
    """The level of all bots; without it each keeps its own."""

    def check(self, seats: int) -> None:
        """Refuse a game that does not exist, times that make no sense, and bots that there are not."""
        self.options(seats)
        if isinstance(self.pace, Pace):
            self.pace.check()
        if self.level is not UNSET and self.level not in BOTS:
            raise OptionsError(f"level: expected one of {', '.join(BOTS)}; got {shown(self.level)}")

    def options(self, seats: int) -> Options:
        """Return the game; refuse one that does not exist."""
        return Options(seats, tuple(self.expansions), tuple(self.promos), self.five_track)


class Offered(msgspec.Struct, frozen=True, tag="rematch offered"):
    """A seat offers a rematch, and agrees to it for all seats of its browser."""

    seat: int
    agreed: list[int]
    wish: Wish
    language: str = "en"
    """In which the bots of the new table have their names."""


class Agreed(msgspec.Struct, frozen=True, tag="rematch agreed"):
    """These seats agree to the offer."""

    seats: list[int]


class Declined(msgspec.Struct, frozen=True, tag="rematch declined"):
    """A seat does not want a rematch, or withdraws its own offer."""

    seat: int


class Opened(msgspec.Struct, frozen=True, tag="rematch opened"):
    """The rematch is played at another table, where the seats of this one sit in this order."""

    table: str
    order: list[int]


RematchEvent = Offered | Agreed | Declined | Opened


@dataclass
class Rematch:
    """How far the people of a finished table are on their way to the next."""

    offer: Offered | None = None
    agreed: set[int] = field(default_factory=set)
    declined: int | None = None
    """The seat that did not want the last offer."""
    opened: Opened | None = None
    """Where the new table is, and who sits where."""
    without: set[int] = field(default_factory=set)
    """The seats whose people are no longer asked: a bot has taken their place after the end."""

    def waiting(self, people: set[int]) -> set[int]:
        """Return the seats that have not agreed yet."""
        return people - self.agreed if self.offer else set()

    def is_agreed(self, people: set[int]) -> bool:
        """Return whether all these people have agreed to what is offered."""
        return bool(people) and not self.waiting(people)

    @property
    def is_offered(self) -> bool:
        """Whether people can still agree."""
        return self.offer is not None and self.opened is None

    def after(self, events: Iterable[object]) -> "Rematch":
        """Return how far they are when these events have happened, of which others are left out."""
        then = replace(self, agreed=set(self.agreed))
        for event in events:
            if isinstance(event, RematchEvent):
                then.apply(event)
        return then

    def apply(self, event: RematchEvent) -> None:
        """Change as an event says."""
        match event:
            case Offered():
                self.offer, self.agreed, self.declined = event, set(event.agreed), None
            case Agreed():
                self.agreed |= set(event.seats)
            case Declined():
                self.offer, self.agreed, self.declined = None, set(), event.seat
            case Opened():
                self.opened = event


def invited(table: "Table", held: Container[int]) -> set[int]:
    """Return the seats whose people are asked: those who sit there, and those for whom a bot finished the game, if a browser
    still holds the seat (``held``).
    """
    return table.people | {seat for seat in table.replaced.keys() - table.rematch.without if seat in held}


# Commands: each returns the events it leads to, and changes nothing


def offer(table: "Table", seat: int, own: set[int], wish: Wish, language: str) -> list[RematchEvent]:
    """Offer a rematch, or agree to the one that is offered if it is the same; ``own`` are all seats of the browser."""
    now = _open(table)
    wish.check(len(table.chairs))
    expect_language(language)
    agreeing = sorted(({seat} | own) & invited(table, {seat} | own))
    if now.offer is None or now.offer.wish != wish:
        return [Offered(seat, agreeing, wish, language)]
    if not set(agreeing) - now.agreed:
        raise NoProposalError("expected an offer that this seat has not agreed to yet")
    return [Agreed(agreeing)]


def decline(table: "Table", seat: int) -> list[RematchEvent]:
    """Refuse the offered rematch, or withdraw it."""
    if _open(table).offer is None:
        raise NoProposalError("expected a rematch that is offered, got none")
    return [Declined(seat)]


def _open(table: "Table") -> Rematch:
    if not table.game.is_over:
        raise NotOverError("expected a finished game; a rematch comes after the end")
    if table.rematch.opened is not None:
        raise NoProposalError("expected a table without a rematch, but it is open already")
    return table.rematch


# The new table


def opened_table(table: "Table") -> Opened:
    """Return the event that says where the rematch that was agreed on is played, and who sits where."""
    assert table.rematch.offer is not None
    return Opened(new_table_id(), next_order(table.rematch.offer.wish.places, len(table.chairs)))


def next_order(places: Places, seats: int) -> list[int]:
    """Return the seats of the old table in the order in which they sit at the new one."""
    order = list(range(1, seats + 1))
    if places == "draw":
        secrets.SystemRandom().shuffle(order)
    return order[-1:] + order[:-1] if places == "rotate" else order


def next_setup(table: "Table", order: list[int], people: Container[int]) -> Setup:
    """Return the setup of the rematch that these people have agreed on."""
    offered = table.rematch.offer
    assert offered is not None
    wish, was = offered.wish, table.setup
    chairs = [_next_chair(table, seat, seat in people, wish.level) for seat in order]
    was_bot = [table.setup.chairs[seat - 1].is_bot for seat in order]
    named = _with_names(chairs, was_bot, offered.language)
    pace = was.pace if wish.pace is UNSET else wish.pace
    return new_setup(wish.options(len(order)), named, hints=wish.hints, pace=pace, values=was.values or {})


def _next_chair(table: "Table", seat: int, is_person: bool, level: str | UnsetType) -> Chair:
    chair = msgspec.structs.replace(table.chairs[seat - 1], home=table.setup.homes[seat - 1])
    if is_person:
        return msgspec.structs.replace(chair, kind=table.setup.chairs[seat - 1].kind, level=None)
    return msgspec.structs.replace(chair, level=level) if chair.is_bot and level is not UNSET else chair


def _with_names(chairs: list[Chair], was_bot: list[bool], language: str) -> list[Chair]:
    """Give bots the usual name of their level in a language, unless a person has chosen another one for them. A bot that
    took the place of a person does not keep the person's name.
    """
    usual = _usual_names()
    renamed = [
        chair.is_bot and (not has_own or re.sub(r" \d+$", "", chair.name) in usual)
        for chair, has_own in zip(chairs, was_bot, strict=True)
    ]
    taken = {seen_name(chair.name) for chair, is_new in zip(chairs, renamed, strict=True) if not is_new}
    named = []
    for chair, is_new in zip(chairs, renamed, strict=True):
        name = _free_name(_said(f"bot.{chair.level}", language), taken) if is_new else chair.name
        taken.add(seen_name(name))
        named.append(msgspec.structs.replace(chair, name=name))
    return named


def _free_name(usual: str, taken: set[str]) -> str:
    """Return a name no other chair has: numbered, if need be."""
    name, number = usual, 2
    while seen_name(name) in taken:
        name, number = f"{usual} {number}", number + 1
    return name


def _usual_names() -> set[str]:
    """Return what bots are called, in all languages."""
    return {_said(f"bot.{level}", language) for level in BOTS for language in LANGUAGES}


def _said(key: str, language: str) -> str:
    with speaking(language):
        return say(key)


def store_rematch(connection: Connection, game: str, opened: Opened, setup: Setup, asked: int | None) -> None:
    """Store the new table: the people sit there already, the host of the old table is its host, and talk is off if it was."""
    host, is_silent = connection.execute(select(GAMES.c.host, GAMES.c.silent).where(GAMES.c.id == game)).one()
    held = connection.execute(select(SITTINGS).where(SITTINGS.c.game == game, SITTINGS.c.seat > 0)).all()
    sitting = [(opened.order.index(row.seat) + 1, row.browser) for row in held]
    people = [(seat, browser) for seat, browser in sitting if not setup.chairs[seat - 1].is_bot]
    insert_table(connection, opened.table, host, setup, asked, people, is_silent=is_silent)
