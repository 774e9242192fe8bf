"""Who is awaited, and who has not heard of it yet. Each function works on an open transaction.

The list of tables says which seat is asked, where a rematch is offered and which table waits for its people. So a notice is
nothing but a reading of it: no move waits for notices, and after a restart nothing is lost. A row in ``NOTICES`` says that a
channel is to be told, or has been, of one turn of a seat, or of what else it is asked.
"""

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, func, insert, not_, or_, select, update

from naqala.server.lobby import LONGEST_WAIT, gathering
from naqala.server.notices.channels import Channel, to_channel
from naqala.server.notices.quiet import NoticeChoices, read_choices
from naqala.server.protocol.wire import Stands
from naqala.server.storage.schema import CHANNELS, DISMISSALS, EVENTS, GAMES, NOTICES, PEOPLE, PRESENCES, SITTINGS
from naqala.server.tables.events import Played, Seated, from_text, to_text
from naqala.server.tables.rematch import Agreed, Declined, Offered, Rematch, Wish

MOST_FAILURES = 8
"""After this many in a row a channel is no longer tried, until its owner sends a test."""
MOST_NOTED = 100
"""Rows that are noted in one transaction, for which moves wait; the next look notes more."""
_PLAYED = to_text(Played(0, [], [])).partition('"seat"')[0] + "%"
"""How the texts of answers begin."""
LEASE = 60.0
"""Seconds for which one server has a channel for itself."""


@dataclass(frozen=True)
class Awaited:
    """A seat that is asked at a table, and since when; what for, if it is not its turn."""

    game: str
    seat: int
    changed: float
    stands: Stands | None = None


@dataclass(frozen=True)
class Ready:
    """A channel that may be used now, what it is to tell, and what its owner has chosen."""

    channel: Channel
    awaited: list[Awaited]
    choices: NoticeChoices


def _awaited() -> Select[Any]:
    """Select the seats of people with channels that are asked, or may be: where a rematch is offered some have agreed, and a
    table of the lobby may not be full. Where no other person plays, no one waits: bots have time. In a pause all have agreed that
    the game can wait. Of a table that they have put away people hear only that it is their turn.
    """
    others = SITTINGS.alias()
    company = exists().where(others.c.game == GAMES.c.id, others.c.seat > 0, others.c.browser != SITTINGS.c.browser)
    put_away = exists().where(DISMISSALS.c.game == GAMES.c.id, DISMISSALS.c.browser == SITTINGS.c.browser)
    is_turn = and_(not_(GAMES.c.over), GAMES.c.stands.is_(None), SITTINGS.c.seat == GAMES.c.asked)
    is_offer = and_(GAMES.c.over, GAMES.c.stands == "rematch")
    is_lobby = and_(GAMES.c.stands == "people", GAMES.c.lobby.is_not(None))
    return (
        select(GAMES.c.id.label("game"), SITTINGS.c.seat, CHANNELS.c.id.label("channel"), GAMES.c.changed, GAMES.c.stands)
        .join(SITTINGS, and_(SITTINGS.c.game == GAMES.c.id, SITTINGS.c.seat > 0))
        .join(CHANNELS, CHANNELS.c.browser == SITTINGS.c.browser)
        .where(SITTINGS.c.browser.in_(select(CHANNELS.c.browser)))  # SQLite would read the seats of all people otherwise
        .where(GAMES.c.closed.is_(None), CHANNELS.c.code.is_(None), company)
        .where(or_(is_turn, and_(or_(is_offer, is_lobby), not_(put_away))))
    )


_SAME = and_(NOTICES.c.game == GAMES.c.id, NOTICES.c.seat == SITTINGS.c.seat, NOTICES.c.channel == CHANNELS.c.id)
_NEWS = (
    _awaited()
    .join(NOTICES, _SAME, isouter=True)
    .where(or_(NOTICES.c.game.is_(None), NOTICES.c.changed < GAMES.c.changed))
    .add_columns(NOTICES.c.number, NOTICES.c.sent, NOTICES.c.stands.label("stood"), GAMES.c.opened)
)
_STILL = _awaited().where(_SAME).correlate(NOTICES).exists()
_OVER = and_(NOTICES.c.stands.is_(None), exists().where(GAMES.c.id == NOTICES.c.game, GAMES.c.over))
_OLD = select(NOTICES).where(or_(and_(NOTICES.c.sent.is_(None), not_(_STILL)), _OVER))
"""What was to be told and is no longer true, and all turns that were told of at games that are over."""


def has_news(connection: Connection) -> bool:
    """Return whether a table waits for a seat that has no notice yet, or no longer waits for one that has."""
    return connection.execute(_OLD.limit(1)).first() is not None or bool(_news(connection))


def _news(connection: Connection) -> list[Any]:
    """Return the seats that tables wait for and that have no notice yet. A table that has waited too long will not be full."""
    rows = connection.execute(_NEWS).all()
    fresh = {row.game for row in rows if row.stands == "people" and time.time() - row.opened < LONGEST_WAIT}
    full = gathering(connection, fresh)
    return [row for row in rows if row.stands != "people" or row.game in full]


def note_news(connection: Connection) -> None:
    """Note who is awaited now. What was told is told again only after the seat has answered: so an undo, a new question in the
    same turn and another offer of a rematch are no news.
    """
    for row in connection.execute(_OLD.limit(MOST_NOTED)).all():
        connection.execute(delete(NOTICES).where(_is(row)))
    for row in _news(connection)[:MOST_NOTED]:
        values = {"changed": row.changed}
        if row.stands == "rematch" and row.seat in _agreed(connection, row.game):
            values |= {"number": 0, "stands": row.stands, "sent": row.changed}  # nothing to tell, until there is another offer
        elif _is_news(connection, row):
            last = connection.execute(select(func.max(EVENTS.c.number)).where(EVENTS.c.game == row.game)).scalar() or 0
            values |= {"number": last, "stands": row.stands, "sent": None}
        if row.number is None:
            connection.execute(insert(NOTICES).values(game=row.game, seat=row.seat, channel=row.channel, **values))
        else:
            connection.execute(update(NOTICES).where(_is(row)).values(**values))


def _is(row: Any) -> Any:
    return and_(NOTICES.c.game == row.game, NOTICES.c.seat == row.seat, NOTICES.c.channel == row.channel)


def _is_news(connection: Connection, row: Any) -> bool:
    if row.number is None or row.sent is None or row.stood != row.stands:
        return True
    return has_answered(connection, row.game, row.seat, row.number)


def has_answered(connection: Connection, game: str, seat: int, after: int) -> bool:
    """Return whether a seat has played after this number of events, or has said something about a rematch."""
    signs = [
        to_text(Played(seat, [], [])).partition('"actions"')[0] + "%",
        to_text(Offered(seat, [], Wish())).partition('"agreed"')[0] + "%",
        to_text(Agreed([])).partition("]")[0] + f"%{seat}%",
        to_text(Declined(seat)),
    ]
    wanted = select(EVENTS.c.number).where(EVENTS.c.game == game, EVENTS.c.number > after)
    return connection.execute(wanted.where(or_(*map(EVENTS.c.event.like, signs))).limit(1)).first() is not None


def _agreed(connection: Connection, game: str) -> set[int]:
    """Return the seats that want the rematch which is offered."""
    said = to_text(Agreed([])).partition("agreed")[0] + "%"
    wanted = select(EVENTS.c.event).where(EVENTS.c.game == game, EVENTS.c.event.like(said)).order_by(EVENTS.c.number)
    return Rematch().after(map(from_text, connection.execute(wanted).scalars())).agreed


def is_bot(connection: Connection, game: str, seat: int, after_end: bool = False) -> bool:
    """Return whether a bot sits in the place of the person of a seat; or whether it came there ``after_end``, when no answers
    followed, and the rematch is played without the person.
    """
    seated = to_text(Seated(seat, None)).partition('"level"')[0] + "%"
    wanted = select(EVENTS.c.event).where(EVENTS.c.game == game, EVENTS.c.event.like(seated)).order_by(EVENTS.c.number.desc())
    if after_end:
        answered = select(EVENTS.c.number).where(EVENTS.c.game == game, EVENTS.c.event.like(_PLAYED))
        last = connection.execute(answered.order_by(EVENTS.c.number.desc()).limit(1)).scalar() or 0
        wanted = wanted.where(EVENTS.c.number > last)
    found = connection.execute(wanted.limit(1)).scalar()
    event = from_text(found) if found else None
    return isinstance(event, Seated) and event.level is not None


def ready(connection: Connection, now: float) -> list[Ready]:
    """Return all channels that have something to tell and may be used now."""
    wanted = (
        select(CHANNELS, PEOPLE.c.notices.label("choices"))
        .join(PEOPLE, PEOPLE.c.browser == CHANNELS.c.browser, isouter=True)
        .where(CHANNELS.c.id.in_(select(NOTICES.c.channel).where(NOTICES.c.sent.is_(None))))
        .where(CHANNELS.c.claimed <= now, CHANNELS.c.retry <= now, CHANNELS.c.sent + 60.0 * CHANNELS.c.gap <= now)
        .where(CHANNELS.c.failures < MOST_FAILURES)
    )
    found = [(to_channel(row), read_choices(row.choices)) for row in connection.execute(wanted)]
    return [Ready(channel, _unsent(connection, channel), choices) for channel, choices in found if not choices.is_quiet(now)]


def _unsent(connection: Connection, channel: Channel) -> list[Awaited]:
    rows = connection.execute(select(NOTICES).where(NOTICES.c.channel == channel.id, NOTICES.c.sent.is_(None))).all()
    people = [row for row in rows if not is_bot(connection, row.game, row.seat, row.stands == "rematch")]
    return [Awaited(row.game, row.seat, row.changed, row.stands) for row in people]


def present_at(connection: Connection, awaited: Awaited, since: float) -> bool:
    """Return whether the person of a seat is connected to a server that has reported since then."""
    wanted = select(PRESENCES.c.seat).where(PRESENCES.c.game == awaited.game, PRESENCES.c.seat == awaited.seat)
    return connection.execute(wanted.where(PRESENCES.c.seen > since)).first() is not None


# Sending


def claim(connection: Connection, channel: Channel, wanted: list[Awaited], now: float) -> list[Awaited]:
    """Take a channel for this server, and return what is still to be told; nothing if another server was quicker."""
    free = update(CHANNELS).where(CHANNELS.c.id == channel.id, CHANNELS.c.claimed <= now, CHANNELS.c.sent <= channel.sent)
    if not connection.execute(free.values(claimed=now + LEASE)).rowcount:
        return []
    left = {(one.game, one.seat) for one in _unsent(connection, channel)}
    return [one for one in wanted if (one.game, one.seat) in left]


def settle(connection: Connection, channel: Channel, told: list[Awaited], now: float) -> None:
    """Note that a channel has told something."""
    for one in told:
        which = and_(NOTICES.c.game == one.game, NOTICES.c.seat == one.seat, NOTICES.c.channel == channel.id)
        connection.execute(update(NOTICES).where(which).values(sent=now))
    values = {"sent": now, "claimed": 0.0, "retry": 0.0, "failures": 0}
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel.id).values(**values))


def postpone(connection: Connection, channel: Channel, until: float, failures: int) -> None:
    """Note that a channel did not work, and when to try it again."""
    values = {"claimed": 0.0, "retry": until, "failures": failures}
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel.id).values(**values))
