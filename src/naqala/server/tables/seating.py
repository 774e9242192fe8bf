"""Who sits on the chairs of a table, and under which name. Each function returns events and changes nothing."""

from collections.abc import Collection

from naqala.bots import BOTS
from naqala.errors import BotError, shown
from naqala.server.errors import GoneError, NameTakenError, NoProposalError
from naqala.server.tables.events import Proposed, Renamed, Seated, TableEvent
from naqala.server.tables.presence import Presence
from naqala.server.tables.proposals import asked_for
from naqala.server.tables.rematch import invited
from naqala.server.tables.setup import Chair, check_chairs, seen_name
from naqala.server.tables.table import Table


def substitute_bot(
    table: Table, seat: int, chair: int, level: str, others: Collection[int] = (), free: bool = False
) -> list[TableEvent]:
    """Let a bot take over a seat that is free or was left, or propose that; all people but ``others`` must agree. After the end
    it may also be the seat of a person for whom a bot has finished the game: then the rematch does not wait for them.
    """
    table.chair(seat)
    is_invited = table.game.is_over and chair in invited(table, {chair})
    if table.chair(chair).is_bot and not is_invited:
        raise NoProposalError(f"expected the seat of a person, got {chair}, where a bot sits")
    expect_level(level)
    waiting = sorted(table.people - {seat, chair, *others})
    return asked_for(Proposed(seat, waiting, chair=chair, level=level, free=free))


def expect_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in BOTS:
        raise BotError(f"level: expected one of {', '.join(BOTS)}; got {shown(level)}")


def return_person(table: Table, seat: int) -> list[TableEvent]:
    """Let the person of a seat return, in place of the bot."""
    if not table.chair(seat).is_bot or table.setup.chairs[seat - 1].is_bot:
        raise NoProposalError("expected a person's seat on which a bot sits")
    if seat in table.gone:
        raise GoneError("expected a person who may return, but this one has resigned, or the time was up")
    return [Seated(seat, None)]


def rename(table: Table, seat: int, name: str) -> list[TableEvent]:
    """Change the name of a seat; no other seat may have it."""
    chair = table.chair(seat)
    check_chairs([Chair(chair.kind, name, chair.level)], 1)
    if seen_name(name) in (seen_name(other.name) for place, other in enumerate(table.chairs, 1) if place != seat):
        raise NameTakenError(f"name: expected one that no other seat at the table has, got {shown(name)}")
    return [Renamed(seat, name.strip())]


def take_name_off(table: Table, presence: Presence, seat: int) -> list[TableEvent]:
    """Give a seat that no browser holds the name it had before a person came, unless another seat has that now."""
    usual = table.setup.chairs[seat - 1].name
    if presence.devices[seat] or table.chair(seat).name == usual:
        return []
    try:
        return rename(table, seat, usual)
    except NameTakenError:
        return []
