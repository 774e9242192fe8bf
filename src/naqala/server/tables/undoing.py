"""Undo and redo: which answers a seat may undo, if the others must agree, and what it may redo. Nothing here changes a table."""

from bisect import bisect
from collections.abc import Collection

from naqala.server.errors import NoRedoError, NoUndoError
from naqala.server.protocol.wire import UndoRight
from naqala.server.tables.events import Played, Proposed, TableEvent
from naqala.server.tables.proposals import asked_for
from naqala.server.tables.remembered import GivenAnswer
from naqala.server.tables.table import Table


def undo_right(table: Table, seat: int | None) -> UndoRight:
    """Return how a seat may undo its last answer: ``free`` if nothing was revealed and no other seat has answered since, or
    if it plays among bots; otherwise the others must agree. A bot cannot agree for a person who has left: if it could, a
    player could send people away, see what is drawn and undo it. Nor can a person for whom a bot plays.
    """
    undone = _undone_by(table, seat)
    if not undone or seat not in table.people:
        return "no"
    if all(answer.seat == seat and not answer.revealed for answer in undone):
        return "free"
    if table.unasked:
        return "no"
    return "free" if table.is_among_bots(seat) else "ask"


def others_undone(table: Table, seat: int | None) -> int:
    """Return how many bids and turns of others an undo of the seat removes too."""
    return len({bisect(table.marks, answer.length) for answer in _undone_by(table, seat) if answer.seat != seat})


def undo(table: Table, seat: int, others: Collection[int] = ()) -> list[TableEvent]:
    """Undo the seat's last answer, or propose that if people other than ``others`` must agree."""
    table.chair(seat)
    undone = _undone_by(table, seat)
    if not undone:
        raise NoUndoError("expected an answer of this seat to undo, got none")
    right = undo_right(table, seat)
    if right == "no":
        raise NoUndoError("expected people who can agree, but a bot sits in the place of a person who has left")
    waiting = set() if right == "free" else table.people - {seat, *others}
    return asked_for(Proposed(seat, sorted(waiting), length=undone[0].length))


def may_redo(table: Table, seat: int | None) -> bool:
    """Return whether a seat has undone something that it may redo: no seat has answered differently since, and it is asked. What
    the others had to agree to is not among it, so a redo brings nothing that the seat does not know.
    """
    return seat in table.people and seat == table.game.decision.seat and bool(table.undone) and table.undone[-1].seat == seat


def redo(table: Table, seat: int, own: Collection[int] = ()) -> list[Played]:
    """Play again what the last undo of the seat has undone; answers of people only if they sit on ``own`` seats of the guest."""
    table.chair(seat)
    if not may_redo(table, seat):
        raise NoRedoError("expected something that this seat has undone, got nothing")
    answers = table.undone[-1].answers
    if {one for one, _ in answers} & table.people - {seat, *own}:
        raise NoRedoError("expected answers of your own seats and of bots, got those of another person")
    return table.play_all(answers)


def _undone_by(table: Table, seat: int | None) -> list[GivenAnswer]:
    """Return the answers that an undo of the seat removes: from its last answer on that it had a choice at."""
    answers, last = table.answers, None
    for place in reversed(range(len(answers))):
        if answers[place].seat == seat:
            last = place if last is None else last
            if not answers[place].is_forced:
                return answers[place:]
    return [] if last is None else answers[last:]
