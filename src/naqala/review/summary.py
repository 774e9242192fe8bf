"""What the parts of a review say together: accuracy, points lost, luck, turning points, best moves."""

from collections import Counter
from collections.abc import Sequence

from naqala.review.schema import Draw, Part, PlayerReview, Standing, Summary, TurningPoint, Verdict

HALF = 6.0
"""Points lost a decision, on average, that make an accuracy of 50."""
FULL_WEIGHT = 4.0
"""Points at stake, or lost, from which on a decision counts fully."""
TURNING = 3.0
"""Points from which on a choice or a draw can be a turning point."""
MOST_TURNING, MOST_BEST = 5, 3
CLEAR = 1.5
"""Points ahead of the second best from which on a decision can be one of the best moves."""


def summary_of(parts: Sequence[Part], seats: int) -> Summary:
    """Return what these parts say."""
    verdicts = [part for part in parts if isinstance(part, Verdict)]
    draws = [part for part in parts if isinstance(part, Draw)]
    curve = sorted((part for part in parts if isinstance(part, Standing)), key=lambda part: part.number)
    players = tuple(_player(seat, [one for one in verdicts if one.seat == seat], draws, curve) for seat in range(1, seats + 1))
    clear = [verdict for verdict in verdicts if verdict.ahead >= CLEAR and verdict.kind != "bid"]
    best = sorted(clear, key=lambda verdict: (-verdict.ahead, verdict.number))[:MOST_BEST]
    return Summary(players, _turning_points(verdicts, draws), tuple(verdict.number for verdict in best))


def accuracy_of(verdicts: Sequence[Verdict]) -> float:
    """Return how well decisions were made, from 0 to 100: it halves with every HALF points that a decision loses on average.
    Where little was at stake, a decision counts less.
    """
    weights = [min(1.0, max(verdict.at_stake, verdict.lost) / FULL_WEIGHT) for verdict in verdicts]
    if not sum(weights):
        return 100.0
    lost = sum(weight * verdict.lost for weight, verdict in zip(weights, verdicts, strict=True)) / sum(weights)
    return round(100.0 * float(0.5 ** (lost / HALF)), 1)


def _player(seat: int, verdicts: Sequence[Verdict], draws: Sequence[Draw], curve: Sequence[Standing]) -> PlayerReview:
    lost = sum(verdict.lost for verdict in verdicts)
    luck = sum(draw.luck[seat - 1] for draw in draws)
    noise = sum(draw.noise[seat - 1] ** 2 for draw in draws) ** 0.5
    gained = curve[-1].leads[seat - 1] - curve[0].leads[seat - 1] if curve else 0.0
    return PlayerReview(
        seat,
        accuracy_of(verdicts),
        round(lost, 1),
        round(sum(verdict.lost for verdict in verdicts if verdict.kind == "bid"), 1),
        dict(Counter(verdict.mark for verdict in verdicts)),
        round(luck, 1),
        round(noise, 1),
        round(gained + lost - luck, 1),
    )


def _turning_points(verdicts: Sequence[Verdict], draws: Sequence[Draw]) -> tuple[TurningPoint, ...]:
    """Return the largest losses, and the largest luck of a seat at each draw, as far as they are above the noise."""
    found = [TurningPoint(one.number, "choice", one.seat, -one.lost) for one in verdicts if one.lost >= TURNING]
    for draw in draws:
        seat, luck = max(enumerate(draw.luck), key=lambda pair: abs(pair[1]))
        if abs(luck) >= TURNING and abs(luck) > draw.noise[seat]:
            found.append(TurningPoint(draw.number, "luck", seat + 1, luck))
    return tuple(sorted(found, key=lambda one: (-abs(one.points), one.number))[:MOST_TURNING])
