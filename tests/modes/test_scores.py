"""The score aid counts what the engine counts: compiled rules play enough games for thousands of final positions."""

from tests.tally.many import differences, finished_games


def test_the_score_aid_counts_as_the_engine_does_thousands_of_times() -> None:
    """66 games of each of the 31 combinations of seats and expansions (SCORE-8)."""
    for game in finished_games(66, seed=1):
        assert differences(game) == []
