"""What the coach is asked about at a table: the open bid of a seat, or its last turn as the seat saw it when the turn began."""

from typing import NamedTuple

from naqala.bots.coach import Occasion
from naqala.game import Game
from naqala.server.tables.table import Table


class Asked(NamedTuple):
    """What the coach is asked about, and the game as it was then."""

    occasion: Occasion
    game: Game


def open_bid(table: Table, seat: int) -> Asked | None:
    """Return the bid that a seat is asked for; None if it is asked nothing of the kind."""
    game = table.game
    if (game.decision.ask, game.decision.seat) != ("bid", seat):
        return None
    return Asked(Occasion(game.length, game.view(seat), game.log(seat)), game)


def last_turn(table: Table, seat: int) -> Asked | None:
    """Return the last turn that a seat has ended; None if there is none."""
    start = next((mark for mark in reversed(table.marks) if _is_turn(table.game, mark, seat)), None)
    if start is None or not (table.game.is_over or table.marks[-1] > start):
        return None
    end = next((mark for mark in table.marks if mark > start), table.game.length)
    answers = [answer.length for answer in table.answers if answer.seat == seat and start <= answer.length < end]
    played = tuple(table.game.actions_from(length)[0].text for length in answers)
    game = table.game.copy()
    game.undo_to(end)
    after = game.score_sheet()[seat - 1]["total"]
    game.undo_to(start)
    earned = after - game.score_sheet()[seat - 1]["total"]
    return Asked(Occasion(start, game.view(seat), game.log(seat), played, earned), game)


def _is_turn(game: Game, mark: int, seat: int) -> bool:
    """Return whether the action with this number answered the question for a move of the seat."""
    return any((answer.cause, answer.seat) == ("move", seat) for answer, *_ in game.events_by_action(mark, mark + 1))
