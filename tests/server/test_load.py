"""The tool that measures how much a server carries, with very little to carry."""

import sys

import pytest

from tools.load.crowd import Plan, Seen
from tools.load.measuring import figures, measure, percentile


@pytest.mark.skipif(sys.platform == "win32", reason="limits of open files are those of Unix")
def test_a_small_load_is_carried() -> None:
    found = measure(Plan(4, 2, (0.05, 0.1), clients=2, bots=2, spectators=5, watched=2, reconnects=4))
    assert found["connections"] == 2 * 2 + 2 + 5
    assert min(found[name] for name in ("actions", "seen", "spectators_seen", "bots_seen", "returns_seen")) > 0
    assert 0 < found["p50"] <= found["p95"] <= found["p99"] <= found["max"]
    assert (found["refused"], found["lost_connections"]) == (0, 0)
    assert 0 < found["restart_seconds"] < found["first_back_seconds"] <= found["half_back_seconds"] <= found["all_back_seconds"]
    assert found["forgotten_after_restart"] == 0


def test_percentiles_are_in_milliseconds() -> None:
    assert percentile([], 99) == 0
    assert percentile([0.002], 50) == 2
    assert percentile([number / 1000 for number in range(101)], 95) == 95


def test_figures_without_actions_are_figures() -> None:
    found = figures(Plan(1, 1, (1, 2)), Seen(), 1, 0, 0, 0, 1)
    assert (found["actions_per_second"], found["p99"]) == (0, 0)
