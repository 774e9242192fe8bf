"""Measuring times: what is printed is what was measured."""

from lab.thinking import GAMES, most, row, turn_times


def test_a_row_has_median_shares_and_the_longest() -> None:
    times = [number / 1000 for number in range(1, 1001)]
    assert (most(times, 0.5), most(times), most(times, 1.0)) == (501.0, 951.0, 1000.0)
    assert row("a turn", times) == "| a turn (1,000) | 501.0 ms | 951.0 ms | 991.0 ms | 1000.0 ms |"


def test_turns_and_bids_are_told_apart() -> None:
    turns, bids = turn_times("uniform", 1)
    assert len(turns) > 10 * len(GAMES)
    assert len(bids) > 10 * len(GAMES)
    assert (turns, bids) == (sorted(turns), sorted(bids))
    assert turns[0] >= 0
