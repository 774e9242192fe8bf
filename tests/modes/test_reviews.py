"""Reviews of games between a strong and a weak bot tell who played better: compiled rules play and review several."""

from statistics import mean

from lab.reviews import reviewed


def test_reviews_tell_who_played_better() -> None:
    """Two starts, each from both seats. A hasty review may be wrong about one."""
    games = [reviewed(("planner", "beginner"), 60, "hasty", "strong and weak", number) for number in range(4)]
    assert sum(strong > weak for strong, weak in (game.accuracies for game in games)) >= 3
    assert mean(strong - weak for strong, weak in (game.accuracies for game in games)) > 10
