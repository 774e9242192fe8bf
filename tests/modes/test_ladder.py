"""Bots in compiled mode, where they are as quick as they are meant to be: strength and seeds."""

import pytest

from tests.modes.processes import bots


@pytest.mark.parametrize(
    ("better", "worse", "expansions", "starts", "least", "lead"),
    [
        ("beginner", "uniform", "base", 5, 9, 30),
        ("greedy", "uniform", "base", 5, 9, 60),
        ("greedy", "beginner", "base", 6, 9, 15),
        ("planner", "greedy", "base", 4, 7, 20),
        ("planner", "greedy", "all", 2, 4, 40),
        ("greedy", "uniform", "all", 4, 8, 120),
        ("expert", "uniform", "all", 1, 2, 100),
    ],
)
def test_each_level_beats_the_one_below(better: str, worse: str, expansions: str, starts: int, least: int, lead: int) -> None:
    """So many of the games, from both seats of each start, and by so many points on the average."""
    games = [(int(first), int(second)) for first, second in bots("ladder", better, worse, str(starts), expansions, "4")]
    assert len(games) == 2 * starts
    wins = sum(first > second for first, second in games)
    mean = sum(first - second for first, second in games) / len(games)
    assert wins >= least, (wins, mean, games)
    assert mean >= lead, (wins, mean, games)


def test_playing_on_pays() -> None:
    """The expert with a hundred rollouts a turn scores more in two games than the planner whose first opinion it starts from.
    Two games only catch a fault; docs/ladder.md has the contests that show how much stronger it is.
    """
    games = [(int(first), int(second)) for first, second in bots("ladder", "expert", "planner", "1", "base", "100")]
    assert sum(first - second for first, second in games) > 0, games


def test_a_seed_is_a_seed_in_every_process() -> None:
    """Nothing depends on the order of sets of texts, which differs from process to process."""
    first, second = (bots("seed", PYTHONHASHSEED=number) for number in ("1", "2"))
    assert len(first) == 5
    assert first == second


def test_a_bot_of_one_name_plays_alike_in_all_modes() -> None:
    plain, compiled = (bots("alike", mode=mode) for mode in ("plain", "compiled"))
    assert [line[0] for line in plain] == ["beginner", "greedy", "hasty-planner", "hasty-expert", "planner"]
    assert plain == compiled


def test_the_explorer_finds_nearly_every_landing() -> None:
    """Of large piles, whose moves are many thousands, it looks at a sample, which may miss the rarest landing."""
    lines = [tuple(map(int, line)) for line in bots("landings")]
    assert max(pile for _, _, pile in lines) >= 6
    assert sum(ends for ends, _, _ in lines) > 1500
    assert [line for line in lines if line[1] > 1 or (line[1] and line[2] < 7)] == []
    assert sum(missing for _, missing, _ in lines) <= 0.005 * sum(ends for ends, _, _ in lines)
