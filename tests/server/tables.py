"""Tables for tests, played at random by the seat that is asked."""

from collections.abc import Callable, Collection, Iterator
from functools import cache
from random import Random
from typing import Any

from naqala import Game, Options
from naqala.options import EXPANSIONS, PROMOS
from naqala.record import to_record
from naqala.server.tables.events import Played, TableEvent
from naqala.server.tables.proposals import agree_for, vote
from naqala.server.tables.seating import rename, return_person, substitute_bot
from naqala.server.tables.setup import Chair, Setup, new_setup
from naqala.server.tables.table import Table
from naqala.server.tables.undoing import redo, undo
from tests.players import choose

EVERYTHING = Options(3, EXPANSIONS, PROMOS)


def chairs(kinds: str) -> list[Chair]:
    """One letter a seat: h(ere), l(ink), b(ot)."""
    return [
        Chair("bot", f"Bot {seat}", "uniform") if kind == "b" else Chair("here" if kind == "h" else "link", f"Person {seat}")
        for seat, kind in enumerate(kinds, 1)
    ]


class LiveTable(Table):
    """A table without a room: what a command leads to is applied at once. To judge it must have changed nothing."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.told: list[TableEvent] = []
        """Everything that happened."""

    def done(self, judge: Callable[[], list[TableEvent]]) -> list[TableEvent]:
        before = state_of(self)
        try:
            events = judge()
        finally:
            assert state_of(self) == before
        after = self.after(events)
        for event in events:
            self.apply(event)
        self.told += events
        assert (self.game.decision.seat, self.awaits_bot) == (after.asked, after.awaits_bot)
        return events

    def play(self, seat: int, action: str, is_hasty: bool = False) -> list[TableEvent]:
        return self.done(lambda: super(LiveTable, self).play(seat, action, is_hasty))

    def undo(self, seat: int, others: Collection[int] = ()) -> list[TableEvent]:
        return self.done(lambda: undo(self, seat, others))

    def redo(self, seat: int, own: Collection[int] = ()) -> list[TableEvent]:
        return self.done(lambda: [*redo(self, seat, own)])

    def substitute_bot(
        self, seat: int, chair: int, level: str, others: Collection[int] = (), free: bool = False
    ) -> list[TableEvent]:
        return self.done(lambda: substitute_bot(self, seat, chair, level, others, free))

    def vote(self, seat: int, agrees: bool) -> list[TableEvent]:
        return self.done(lambda: vote(self, seat, agrees))

    def agree_for(self, seats: Collection[int]) -> list[TableEvent]:
        return self.done(lambda: agree_for(self, seats))

    def return_person(self, seat: int) -> list[TableEvent]:
        return self.done(lambda: return_person(self, seat))

    def rename(self, seat: int, name: str) -> list[TableEvent]:
        return self.done(lambda: rename(self, seat, name))


def new_table(options: Options = EVERYTHING, kinds: str = "", seed: str = "seed") -> LiveTable:
    return LiveTable(new_setup(options, chairs(kinds or "h" * options.seats), seed))


def play_one(table: LiveTable, random: Random, curiosity: float = 0.7) -> list[TableEvent]:
    """The seat that is asked answers somehow."""
    seat = table.game.decision.seat
    assert seat
    return table.play(seat, choose(table.game, random, curiosity))


def play_until_revealed(table: LiveTable, random: Random) -> list[TableEvent]:
    """Plays until chance has just answered a seat."""
    events: list[TableEvent] = []
    while not events or len(played(events[-1]).actions) == 1:
        events += play_one(table, random)
    return events


def played(event: TableEvent) -> Played:
    assert isinstance(event, Played)
    return event


@cache
def finished(seats: int) -> tuple[dict[str, Any], int]:
    """The record of a game, and how many actions it has."""
    game, random = Game.new(Options(seats), 1), Random(1)
    while not game.is_over:
        game.play(choose(game, random, 0.7))
    return to_record(game).to_json(), len(game.actions)


def whole_game(options: Options = EVERYTHING, seed: str = "seed", curiosity: float = 0.7) -> Iterator[LiveTable]:
    """A table before every answer of a random game, and at its end."""
    table, random = new_table(options, seed=seed), Random(f"{options} {seed}")
    while not table.game.is_over:
        yield table
        play_one(table, random, curiosity)
    yield table


def state_of(table: Table) -> dict[str, object]:
    """All a table is made of."""
    return {
        "position": table.game.position(),
        "actions": [action.text for action in table.game.actions],
        "legal": table.game.legal_numbers(),
        "luck": table.game.luck,
        "answers": list(table.answers),
        "chairs": list(table.chairs),
        "version": table.version,
        "marks": list(table.marks),
        "standings": list(table.standings),
        "cuts": list(table.cuts),
        "undone": [(one.seat, list(one.answers)) for one in table.undone],
        "unasked": set(table.unasked),
        "proposal": table.proposal and (table.proposal.asked, table.proposal.version, frozenset(table.proposal.waiting)),
    }
