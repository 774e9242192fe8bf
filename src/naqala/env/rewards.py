"""What seats gain from a game: a share of the victory, or the margin. Both come at the end."""

from naqala.env.kernels.stepping import NO_SCORE
from naqala.errors import OptionsError, shown
from naqala.game import Game

WIN, MARGIN = "win", "margin"
REWARDS = (WIN, MARGIN)
"""A share of the victory, 1 in all; or the points by which a seat leads the best other seat, which is negative behind it."""


def check_reward(reward: str) -> None:
    """Refuse a kind of reward that does not exist."""
    if reward not in REWARDS:
        raise OptionsError(f"reward: expected one of {', '.join(REWARDS)}; got {shown(reward, repr)}")


def rewards_of(game: Game, reward: str) -> list[float]:
    """Return what each seat gains from a game that is over; a batch computes the same (``kernels/stepping.py``)."""
    outcome = game.outcome()
    assert outcome is not None
    if reward == WIN:
        return [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(1, game.options.seats + 1)]
    if not outcome.totals:
        return [float(NO_SCORE)]
    totals = outcome.totals
    return [float(own - max((*totals[:place], *totals[place + 1 :]), default=0)) for place, own in enumerate(totals)]
