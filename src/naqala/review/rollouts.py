"""Weighs what no seat decides: draws, against others in their place, and moments, by games that are played to the end."""

from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import Any

from naqala.bots.mind import think
from naqala.bots.mind.scratch import Workspace
from naqala.bots.mind.weights import Weight, weights_named
from naqala.deal import luck_from
from naqala.engine import play
from naqala.engine.actions import MAX_LEGAL
from naqala.engine.kernel import numbers
from naqala.engine.mirror import States, copy_states
from naqala.engine.state import FIRST_CHANCE
from naqala.game import Game
from naqala.position import states_of
from naqala.review.depth import Depth
from naqala.review.moments import Chance, Moment
from naqala.review.schema import Draw, Expected

ROUNDS = 2
"""How far a rollout after a draw goes: as far as those of plans."""
TO_THE_END = 99
QUICK = 6
"""Turns compared for each turn of a rollout."""


class _Player:
    """Plays positions on and reads how all seats stand then."""

    def __init__(self, seats: int) -> None:
        weights = weights_named("planner")
        self._seats = seats
        self._thinking, self._reading = (Workspace(weights, luck_from("review")) for _ in range(2))
        self._nothing = numbers(1)

    def play_on(self, states: States, rounds: int, luck: str) -> Any:
        """Return the position this many rounds later."""
        for scratch in range(2):
            self._thinking.row("luck", scratch)[:] = luck_from(f"review {luck} {scratch}")
        self._thinking.states[think.ROOT] = states[0]
        think.play_ahead(self._thinking.states, self._thinking.scratches, self._nothing, 0, rounds, QUICK, 0)
        return self._thinking.states[think.AHEAD]

    def worths(self, state: Any) -> list[float]:
        """Return what a position is worth to each seat: its score, and what is still to come."""
        self._reading.states[think.ROOT] = state
        return [float(think.list_terms(self._reading.states, self._reading.scratches, seat)) for seat in range(self._seats)]


def leads_of(points: Sequence[float]) -> list[float]:
    """Return how far each seat is ahead of the others, as bots count it: of the strongest and of the mean, half each."""
    if len(points) == 1:
        return list(points)
    share = float(weights_named("planner")[Weight.RIVAL])
    leads = []
    for seat, own in enumerate(points):
        others = [*points[:seat], *points[seat + 1 :]]
        leads.append(own - share * max(others) - (1.0 - share) * fmean(others))
    return leads


def weigh_draw(chance: Chance, depth: Depth) -> Iterator[Draw | None]:
    """Compare the position after a draw with others that chance could have made of the one before, with the same luck later.
    Yield None for every piece of the work, and the result at the end.
    """
    assert chance.after is not None
    before, after = states_of(chance.before), states_of(chance.after)
    player = _Player(chance.before.options.seats)
    gains: list[list[float]] = []
    for number in range(depth.pairs):
        other = _drawn(before, f"{chance.number} {number}")
        ends = [leads_of(player.worths(player.play_on(states, ROUNDS, f"{number}"))) for states in (after, other)]
        gains.append([real - possible for real, possible in zip(*ends, strict=True)])
        yield None
    luck, noise = _means(gains)
    yield Draw(chance.number, chance.end, chance.round, tuple(chance.asks), luck, noise)


def _drawn(before: States, luck: str) -> States:
    """Return the position after another draw."""
    states, legal, dice = copy_states(before), numbers(MAX_LEGAL), luck_from(f"other {luck}")
    count = play.list_legal(states, 0, legal)
    while play.who_is_asked(states, 0)[0] >= FIRST_CHANCE:
        count = play.answer(states, 0, int(play.draw_lot(states, 0, legal, count, dice)), legal, count)
    return states


def weigh_moment(moment: Moment, depth: Depth) -> Iterator[Expected | None]:
    """Play a position to the end several times. Yield None for every piece of the work, and the result at the end."""
    states, player = states_of(moment.position), _Player(moment.position.options.seats)
    points, wins, leads = [], [], []
    for number in range(1 if Game(copy_states(states)).is_over else depth.rollouts):
        end = copy_states(states)
        end[0] = player.play_on(states, TO_THE_END, f"end {number}")
        totals, won = _result(Game(end))
        points.append(totals)
        wins.append(won)
        leads.append(leads_of(totals))
        yield None
    mean, noise = _means(points)
    yield Expected(moment.number, moment.round, mean, _means(wins, 3)[0], _means(leads)[0], noise)


def _result(game: Game) -> tuple[list[float], list[float]]:
    """Return the final scores, and how the win is shared."""
    outcome = game.outcome()
    seats = range(1, game.options.seats + 1)
    if outcome is None or not outcome.totals:
        return [0.0 for _ in seats], [0.0 for _ in seats]
    return [float(total) for total in outcome.totals], [(seat in outcome.winners) / len(outcome.winners) for seat in seats]


def _means(rows: Sequence[Sequence[float]], digits: int = 2) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the mean of each column, and two standard errors of it."""
    columns = list(zip(*rows, strict=True))
    errors = (2.0 * stdev(column) / len(column) ** 0.5 if len(column) > 1 else 0.0 for column in columns)
    return tuple(round(fmean(column), digits) for column in columns), tuple(round(error, 2) for error in errors)
