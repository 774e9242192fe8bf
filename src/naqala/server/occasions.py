"""What the coach is asked about at a table: the open bid of a seat, or its last turn as the seat saw it when the turn began."""

from naqala.bots.coach import Occasion
from naqala.server.table import Table


def open_bid(table: Table, seat: int) -> Occasion | None:
    """Return the bid that a seat is asked for; None if it is asked nothing of the kind."""
    game = table.game
    if (game.decision.ask, game.decision.seat) != ("bid", seat):
        return None
    return Occasion(game.length, game.view(seat), game.log(seat))


def last_turn(table: Table, seat: int) -> Occasion | None:
    """Return the last turn that a seat has ended; None if there is none."""
    ends = [*table.marks[1:], table.game.length]
    for start, end in reversed(list(zip(table.marks, ends, strict=True))):
        if start == end:
            continue
        game = table.game.copy()
        game.undo_to(start)
        if (game.decision.ask, game.decision.seat) == ("move", seat):
            answers = [answer.length for answer in table.answers if answer.seat == seat and start <= answer.length < end]
            played = tuple(table.game.actions_from(length)[0].text for length in answers)
            is_over = table.game.decision.ask == "over" or table.marks[-1] > start
            return Occasion(start, game.view(seat), game.log(seat), played) if is_over else None
    return None
