"""What the findings of a review say together: accuracy, points lost, luck, turning points, best moves."""

from collections import Counter
from collections.abc import Sequence

from naqala.narrator import Player, Said
from naqala.review.schema import Draw, Expected, Finding, Judgement, PlayerReview, Summary, TurningPoint

HALF = 6.0
"""Points lost a decision, on average, that make an accuracy of 50."""
FULL_WEIGHT = 4.0
"""Points at stake, or lost, from which on a decision counts fully."""
TURNING = 3.0
"""Points from which on a choice or a draw can be a turning point."""
MOST_TURNING, MOST_BEST = 5, 3
CLEAR = 1.5
"""Points ahead of the second best from which on a decision can be one of the best moves."""


def summary_of(findings: Sequence[Finding], seats: int) -> Summary:
    """Return what these findings say."""
    judgements = [finding for finding in findings if isinstance(finding, Judgement)]
    draws = [finding for finding in findings if isinstance(finding, Draw)]
    curve = sorted((finding for finding in findings if isinstance(finding, Expected)), key=lambda finding: finding.number)
    players = tuple(_player(seat, [one for one in judgements if one.seat == seat], draws, curve) for seat in range(1, seats + 1))
    clear = [judgement for judgement in judgements if judgement.ahead >= CLEAR and judgement.kind != "bid"]
    best = sorted(clear, key=lambda judgement: (-judgement.ahead, judgement.number))[:MOST_BEST]
    numbers = tuple(judgement.number for judgement in best)
    return Summary(players, _turning_points(judgements, draws), numbers, _remarks(players, curve))


def accuracy_of(judgements: Sequence[Judgement]) -> float:
    """Return how well decisions were made, from 0 to 100: it halves with every HALF points that a decision loses on average.
    Where little was at stake, a decision counts less.
    """
    weights = [min(1.0, max(judgement.at_stake, judgement.lost) / FULL_WEIGHT) for judgement in judgements]
    if not sum(weights):
        return 100.0
    lost = sum(weight * judgement.lost for weight, judgement in zip(weights, judgements, strict=True)) / sum(weights)
    return round(100.0 * float(0.5 ** (lost / HALF)), 1)


def _player(seat: int, judgements: Sequence[Judgement], draws: Sequence[Draw], curve: Sequence[Expected]) -> PlayerReview:
    lost = sum(judgement.lost for judgement in judgements)
    luck = sum(draw.luck[seat - 1] for draw in draws)
    noise = sum(draw.noise[seat - 1] ** 2 for draw in draws) ** 0.5
    gained = curve[-1].leads[seat - 1] - curve[0].leads[seat - 1] if curve else 0.0
    return PlayerReview(
        seat,
        accuracy_of(judgements),
        round(lost, 1),
        round(sum(judgement.lost for judgement in judgements if judgement.kind == "bid"), 1),
        dict(Counter(judgement.mark for judgement in judgements)),
        round(luck, 1),
        round(noise, 1),
        round(gained + lost - luck, 1),
    )


def _remarks(players: Sequence[PlayerReview], curve: Sequence[Expected]) -> tuple[Said, ...]:
    """Return why a player won with a lower accuracy than another, and what it means that several lost nothing."""
    remarks = []
    winners = [player for player in players if curve and curve[-1].wins[player.seat - 1] > 0]
    first = max(players, key=lambda player: player.accuracy)
    if winners and max(player.accuracy for player in winners) < first.accuracy:
        remarks.append(Said("review.lower", {"name": Player(winners[0].seat), "other": Player(first.seat)}))
    if sum(player.lost == 0 for player in players) > 1:
        remarks.append(Said("review.nothing"))
    return tuple(remarks)


def _turning_points(judgements: Sequence[Judgement], draws: Sequence[Draw]) -> tuple[TurningPoint, ...]:
    """Return the largest losses, and the largest luck of a seat at each draw, as far as they are above the noise."""
    found = [TurningPoint(one.number, "choice", one.seat, -one.lost) for one in judgements if one.lost >= TURNING]
    for draw in draws:
        seat, luck = max(enumerate(draw.luck), key=lambda pair: abs(pair[1]))
        if abs(luck) >= TURNING and abs(luck) > draw.noise[seat]:
            found.append(TurningPoint(draw.number, "luck", seat + 1, luck))
    return tuple(sorted(found, key=lambda one: (-abs(one.points), one.number))[:MOST_TURNING])
