"""The scratch buffers a bot thinks in: everything its kernels write to, allocated once.

A scratch is one record, like State, because a record is passed as one pointer; thirty arrays would be thirty.
"""

from types import SimpleNamespace
from typing import Annotated, Any

from naqala.bots.mind.evaluation import TERMS
from naqala.bots.mind.weights import WEIGHTS
from naqala.catalog.names import CARDS, SEATS, TILES, TRIBES
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import records
from naqala.engine.layout import Cells, Real, Reals, Rows, Wide, dtype_of, fields_of
from naqala.engine.mirror import States, field_of, new_states
from naqala.engine.moves import MOVE_LENGTH
from naqala.engine.scoring import SCORE_LINES

SLOTS = 10
"""Positions held at a time: the root and those tried on the way."""
MOST_MOVES = 24_000
"""Candidate moves in one position."""
FEW_MOVES = 700
"""Candidate moves of one pile where time is short; of a pile with more, a sample."""
MOST_DROPS = 4 * TRIBES + TILES * TRIBES
"""Answers to one drop: four sides, and everywhere with the Carpet."""
LONGEST_PLAN = 96
"""Actions in one turn that are kept."""
MOST_EACH = 12
"""Moves of one (final tile, colour) that are compared."""
GUESSED_NUMBERS = 16
"""Meeples collected at a time that are told apart in guesses."""
OUTLOOKS = 16
LANDINGS = TILES * TRIBES
"""Ends of a move: a final tile and a colour."""
KEEP = 3 * LANDINGS
"""Turns that are compared in full: some of every landing."""


class Scratch:
    """One set of buffers. Playing a turn in a slot (turns.py) overwrites moves, guesses, best, values, plans, lengths and
    drops_of: what must outlast it needs rows of its own. Rows of rows are indexed ``rows[row][place]``.
    """

    weights: Annotated[Reals, WEIGHTS, Real()]
    luck: Annotated[Cells, 4, Wide()]
    luck_before: Annotated[Cells, 4, Wide()]
    luck_fixed: Annotated[Cells, 4, Wide()]
    lists: Annotated[Rows, SLOTS, MAX_LEGAL, Wide()]
    """The legal actions in each slot."""
    drops: Annotated[Rows, MOVE_LENGTH, MOST_DROPS, Wide()]
    """The legal drops at each waypoint of a move, how many there are, and how many of them were tried."""
    counts: Annotated[Cells, MOVE_LENGTH, Wide()]
    tried: Annotated[Cells, MOVE_LENGTH, Wide()]
    moves: Annotated[Rows, MOST_MOVES, MOVE_LENGTH, Wide()]
    """Whole moves: the pick, then the drops, 0 beyond."""
    guesses: Annotated[Reals, MOST_MOVES, Real()]
    """What each move seems to bring."""
    best: Annotated[Cells, KEEP, Wide()]
    """The moves chosen for a closer look."""
    top: Annotated[Rows, LANDINGS, MOST_EACH, Wide()]
    """For each landing its most promising moves, how many those are, and how many of them were chosen."""
    seen: Annotated[Cells, LANDINGS, Wide()]
    tried_of: Annotated[Cells, LANDINGS, Wide()]
    values: Annotated[Reals, KEEP, Real()]
    """What each candidate turn is worth; its actions, 0 beyond the last; how many those are; how many of them are the move;
    and whether it was compared closely."""
    plans: Annotated[Rows, KEEP, LONGEST_PLAN, Wide()]
    lengths: Annotated[Cells, KEEP, Wide()]
    drops_of: Annotated[Cells, KEEP, Wide()]
    closely: Annotated[Cells, KEEP, Wide()]
    options: Annotated[Reals, MAX_LEGAL, Real()]
    """What each answer to the open question is worth."""
    bid_total: Annotated[Reals, MAX_LEGAL, Real()]
    """For each bid: the sum of its rollouts, their number, and whether it is still in."""
    bid_games: Annotated[Cells, MAX_LEGAL, Wide()]
    bid_in: Annotated[Cells, MAX_LEGAL, Wide()]
    places: Annotated[Reals, SEATS + 1, Real()]
    """What playing first, second ... seems to be worth."""
    scrap: Annotated[Rows, 1, LONGEST_PLAN, Wide()]
    """A plan that is not read."""
    claim: Annotated[Reals, TILES, Real()]
    """What taking control of each tile would bring; the same where a single meeple stands, else 0."""
    lone: Annotated[Reals, TILES, Real()]
    guessed: Annotated[Reals, LANDINGS * GUESSED_NUMBERS * 2, Real()]
    """What each landing, number of meeples and tile left clear or not seems to bring, and the survey it was guessed in."""
    guessed_at: Annotated[Cells, LANDINGS * GUESSED_NUMBERS * 2, Wide()]
    surveys: Annotated[int, Wide()]
    most_of_pile: Annotated[int, Wide()]
    """How many moves of one pile are candidates."""
    cards: Annotated[Reals, CARDS, Real()]
    """What each resource card would bring."""
    outlook: Annotated[Reals, OUTLOOKS, Real()]
    """Outlook."""
    terms: Annotated[Reals, TERMS, Real()]
    sheet: Annotated[Cells, SCORE_LINES, Wide()]


SCRATCH = dtype_of(Scratch)


def _blank() -> SimpleNamespace:
    """Return a scratch for plain mode."""
    scratch = SimpleNamespace()
    for field in fields_of(Scratch):
        zero = field.type().item()
        rows = [zero] * field.shape[-1] if field.shape else zero
        setattr(scratch, field.name, [list(rows) for _ in range(field.shape[0])] if len(field.shape) == 2 else rows)
    return scratch


class Workspace:
    """What a bot thinks with: the slots for positions, and two scratches, one for itself and one for those who move after it."""

    def __init__(self, weights: Any, luck: Any, most_of_pile: int = FEW_MOVES) -> None:
        self.states: States = new_states(SLOTS)
        self.scratches: Any = records(2, SCRATCH, _blank)
        for number, most in enumerate((most_of_pile, FEW_MOVES)):
            scratch = self.scratches[number]
            if isinstance(scratch, SimpleNamespace):
                scratch.most_of_pile = most
            else:
                scratch["most_of_pile"] = most
            self.row("weights", number)[:] = weights
            self.row("luck", number)[:] = [word ^ number for word in luck]

    def row(self, name: str, number: int = 0) -> Any:
        """Return a field of a scratch, to read or fill from Python."""
        return field_of(self.scratches[number], name)
